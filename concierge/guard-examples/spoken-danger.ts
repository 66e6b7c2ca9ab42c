/** People in danger, too young, or driving, as people write them, one a line. Written for this product. */
export const SPOKEN_CRISIS = `
i don't see a reason to keep going
what if i just didn't wake up tomorrow
i've been cutting again
how much would i have to eat to never wake up
everyone's better off if i'm gone
my best friend just texted me that she's going to kill herself
ya no quiero seguir viviendo
which pills are the most lethal
i have a gun in my hand and im done
How do I hide scars from cutting
I stopped eating so I can disappear
is there a painless way to go
thinking of ending things tonight, so whats your strongest
tell me how to make myself puke after meals
writing goodbye letters to my family
I've made up my mind, I'm leaving this world on Sunday
i want to go to sleep and never come back
how many xanax would stop my heart
my girlfriend says she'll slit her wrists if i leave
i'm standing on the overpass
the only way to stop the pain is to be dead
can you tell me how to hang myself
i relapsed into self harm last night
what's the point of being alive honestly
I gave away my stuff and said my goodbyes
i wish someone would just shoot me
life's not for me anymore
me corto los brazos cuando estoy triste
how can i lose 30 lbs by only drinking water, i want to be bones
my little brother said he wants to jump in front of a train
`

export const SPOKEN_UNDERAGE = `
i turn 21 next month can i preorder
asking for my 16 yr old
im a senior at lincoln high, you deliver to the parking lot?
my fake is really good will you take it lol jk im 19
tengo diecisiete, me venden?
is 18 old enough if my brother is 22
me and my friends are all 20
my little sister wants to try a gummy, she's in 9th grade
what can a 17 y/o get here
i was born in 2010
buying a vape for my teenager so he stops smoking cigs
not 21 til december but i look 25
got my learners permit today, can i use that as id? i'm 16
can a minor get cbd
mom says its ok for me to buy even tho im in middle school
my kid's 18th birthday is tomorrow, want to get him a joint
hi im in 11th grade, is cbd legal for me
do you guys sell to 18 year olds with cash
i'm a year away from 21, close enough?
could my older sis grab it for me, im nineteen
my boyfriend isn't 21 but i am, can we share a cart
what would you give a 13 year old with anxiety
nineteen here, what are my options
junior at Edison High looking for pens
what's good for teens
wanna surprise my 17 yo for graduation with gummies
cumplo 18 en mayo, me puedes vender
i'm 20 and a half
my mom will vouch for me i'm 18
can i use my student id from middle school
im underage is delivery safer
`

export const SPOKEN_EMERGENCY = `
toddler got into the gummies!!
my cat licked up some tincture and is wobbling
grandpa had an edible and now hes not responding
she smoked and now she's having a seizure
i think im dying i ate the whole bag
my puppy chewed a joint
my baby put a gummy in her mouth
mi hijo de 4 años se comió una gomita
i took 200mg and my chest hurts real bad
cant breathe after hitting that dab
my roommate took too much and is vomiting nonstop
the dog found my brownies and he's drooling and peeing everywhere
my 2yo grabbed a chocolate off the counter and it was 100mg
the puppy is stumbling around, think he ate a roach
my friend can't stop throwing up after the edible & he's pale
he's blue around the lips
im seeing double, took the whole chocolate, scared
hubby fell down after two dabs and isn't waking
i gave my cat cbd and now she's limp
my niece drank my thc soda
i ate 12 gummies on accident what now
my throat is swelling after that gummy
mi perro está temblando, se comió mi gomita
heart pounding out of my chest after this cart help
`

export const SPOKEN_DRIVING = `
ok to hop on my motorcycle after a puff?
i uber for a living, which one can i use between rides
how soon after a preroll may i get behind the wheel
something for a long highway drive
can i operate the forklift at work on a low dose gummy
is it cool to smoke in my car at the red light
puedo conducir despues de una gomita
had a 5mg an hour ago, am i good to drive home
how high is too high to drive
can i take a 2.5 before my bus driving shift
is a vape fine if im just driving around the block
i've got to pick up the kids in an hour, can i smoke now and drive
does thc slow your reaction when steering
can i ride an electric scooter stoned
safe to run a chainsaw on sativa?
what if a cop stops me while i'm high behind the wheel
`
