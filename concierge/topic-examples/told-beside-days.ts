/**
 * What shoppers tell beside a question of their day and of what interrupts them, one a line. Over 300 lines because they are data, a line
 * each.
 */
export const TOLD_BESIDE_DAYS = `
all seven of us, different wrong books
we made up over cookies last week
it wrote duck, i did not say duck
he says hi too, hes weird
found a stamp with a zebra, big day
i have nails on today so every word is a gamble
carrot cake is a salad basically
im still finding balloons
a lovely cult
i laughed and now he wont stop
worth it though
no spoilers but i cried at the finale
genius, he said
raking leaves is pointless, the wind hates me
the pasta water is boiling over
my good pants too
it was the gardener
it was the toaster and the hairdryer at once
he took a bow anyhow
finally some sun, i almost forgot what it looks like
nobody will know
the doorbell, one sec
sourdough starter died, rest in peace
the screen keeps rotating
my phone turns every smile into a question mark box
sorry for the novel
one wing is bigger than the other
i paint tiny soldiers as a hobby
a hawk has been staring at my bird feeder
anyway thats my tuesday
the printer is jammed and everybody is pretending not to see
now im whistling abba
whole street is celebrating
my lunch break sandwich fell jelly side down
opened a window, let the blizzard in
the robot calls me steve, im not steve
volume went to ninety
im hiding in the laundry room for some peace
gerald is back
she waved at least
he almost had it that time
our goat ate the newspaper, sports section first
dad jokes incoming from the other room
melons everywhere, it was kind of pretty
acted natural, knocked over a plant
sewing a dragon costume for the school play
sorry, somebody knocked
so hungry i could eat the couch
captain brought a friend
gave him a mug, told him to turn it
construction across the street started at six
my husband claims he likes it
quiet shift, only me and the humming fridge
kicked it
brain freeze, ow
yawning so hard my jaw clicked
as my nephew would say, bruh
took me a minute to find the keyboard
my fantasy team is garbage
he beeps too
somebody just called me about a haunted printer
my dog is afraid of the new lamp
anyways, back to business
we just scored, sorry for the caps
lost at trivia by one point
he taught me that word last week
so goes life on my block
ding, food
fell down a rabbit hole of lighthouse photos
its a whole thing
it had my name on it and everything
the skates are back in the box
signed up for pickleball, its a cult
plumber is here and he whistles
been learning guitar, my fingertips hate me
my model train derailed behind the sofa
rematch next week
ok its done, of course right now
poor guy, second time this week
jackhammer, so lovely
i ramble when im tired
the paper boy calls me bro now
sun is in my eyes and the blinds are stuck
I frame pictures for a living and there is glitter everywhere.
i havent seen the sun in a week
life is a circus and im the popcorn
wearing the blue one, final decision
yep, markers
small victories
dont ask
he looked me right in the eye
the sprinkler got the mailman again
holding it sideways now
a kid just waved at me through the window
also found a very old mint
glitter in my eyebrows even
noodles on the keyboard
thunder just shook the windows
my pottery class bowl looks like an ear
we call him captain
hes gone, he served well
ok deep breath
i write like i talk
new neighbors have a rooster
Someone on this train is eating a whole rotisserie chicken.
my parrot learned to say hello from the microwave
my beach towel is still shedding sand from july
told her, she was thrilled
ok crisis averted
sneezed and sent it
his name is kevin
took one glove off, regret
wiped it on my jeans, made it worse
school across the road just let out, it is chaos
hit enter by accident
were on good terms, mostly because of the dog
it was unplugged
i read the wrong list
got pulled away, all good now
betrayal, honestly
doing a thousand piece puzzle thats all sky
mom is my biggest fan
cant move, theres a cat on me
big day for a small street
untangled them for an hour, one bulb works
its cozy in here
couch smells like a bakery now
slept on the couch because of the snoring
i smell like cinnamon at all times
the plumber just said uh oh
my street got paved and we all stood and watched
just dropped a tiny soldier down the vent
shoes are squishing with every step
commute was two hours because of a truck full of melons
the algorithm knows me too well
the cat knocked a glass off the counter, eye contact and all
screen is sticky, sorry
overtime, my nerves are shot
i can say the boy eats the apple
the bulb is doing its best
it was a trap and i walked in
long story, never mind
my hat blew into the river and sailed off
and now the dog is barking
fourth time watching the fish cartoon
house wiring from the pilgrims
got sidetracked, happens a lot
my phone is older than my nephew
i feel old
They moved my desk next to the elevator.
he came for a weekend in august
printer won
ding, ding, all day long
my book club read the wrong book
he says hes just resting his eyes
calling people makes me sweat
its not
cowboy hat would help
i stack pallets all day, so its been a loud morning
the whole office is making faces
the band at that wedding only knew two songs
spring makes everyone silly
seagull took somebodys pretzel right in front of me
my neighbor brought over nine zucchinis
hopping on one foot
poured concrete all morning and now i walk like a statue
ok kevin
my manager is wearing a cape today, long story
too quiet
and im back again
ok the street is quiet again
i fix elevators so my day has ups and downs
the ac sounds like a dying walrus
they canceled my favorite show on a cliffhanger
chased it in slippers, worth it
breath fogging up my screen
one hen is named beyonce
hes fine, the cape is not
hard hat hair, very attractive
been up on a roof since dawn
drafted a guy who retired
an actual boot, like in cartoons
my soup is too hot so ive got time to type
it has been a whole entire week
shed say butter the bread while its warm
we had a block party and i met nobody
dropped chopsticks twice already
laundry day, wearing my last clean shirt
its a nice hat
got socks with little foxes on, day improved
my finger slipped
grass is tall enough to lose a child in
my best friend is no help at all
im in the fort now
kind of like it though
found todd
found the remote, also found old popcorn
it was hail the size of peas
lol she found another one
pretty sure the butler did it
the vase is ugly but loyal
my alarm didnt go off so everything is upside down
everyones crying, happy crying i think
84 percent
ok shes done now
sorry, i make that joke to everyone
my candle smells like wet library
truck radio only plays polka
kid just asked why the moon follows us
the sock pile grows
i now know a lot about ducks
just hung the last of forty doors, my arms are noodles
the dryer sounds like a helicopter
laundry just buzzed
ok thats my life story
the owl threatened me again
the old dog is snoring on my foot
inventory count ran long so my brain is oatmeal
goat has opinions
autocorrect hates me today
did a fun run on saturday, came in behind a stroller
longest two minutes of my life
my aunt guards the dumpling recipe like gold
my mother leaves voicemails like radio plays
my wind chimes are lovely
ill never know who was in that barn
i hear it in my dreams
shes looking, fixing my commas
he typed good game, the nerve
babys fine, babys laughing
oh no, the heart emoji was for somebody else
i get nervous on the phone so here i am
its the same four notes since noon
my ringtone scared the baby
hes been resting them since lunch
my fingers are cold, this porch has no heat
my piano needs tuning but the tuner retired
its so humid my hair has its own zip code
the bus driver told everyone a riddle this morning
ok volume is down, heart is not
its a zoo in here today
a spoon in the pipe, dont ask
leaves are turning and the whole street looks orange
the letters on my keyboard wore off
the hot water takes a full podcast to arrive
now its showing me goats
i cut hair for a living and today was all bangs
the baby in that stroller judged me
writing from under a blanket on the couch
linda just walked by licking a spoon
they just said my name, brb
plastic one, dont worry
there is cake on the ceiling
squinting like a cowboy
battery died in spring
i dont like the uh oh
my niece says im cringe
he made the same joke twice already
goats in pajamas
grandma had a saying for everything
bowling night was a disaster
hes got two teeth and uses both
the dragon will fly in circles
be right back
nephews are over so its loud
it came back with a hat
he grills in every weather
ok beyonce is back in the coop
there goes the smoke alarm
he just sighed at me
i thought today was thursday
my cousin announced shes moving to portugal
told her its the dentist
eating with a fork, dont tell my aunt
found five bucks in my coat from last winter, nice surprise
no punctuation because life is short
pie for breakfast club
no regrets yet
apparently i mumbled about lasagna
i forgot i had a fern
chat is my love language
the ferry horn scared a whole wedding party
mom fixed a comma
my neighbor waves but never talks, its odd
ok foot survived
washable, thank god
the christmas lights are still up, its a lifestyle
its been a day
sweating in the shade
nobody clapped but my mom
im out of the fort, it collapsed on my head
kevin doesnt know what time it is
hold music ruined me for life
i suspect linda
came back from the lake and my tent still smells
i named the squirrel gerald
playing chess online between messages
thats the news from my kitchen
sons first drum lesson was today
ate it anyway, five second rule
the escalator was broken, so it was just stairs
bless him
im supposed to be in a meeting right now
sang the same song three times
too noisy here for a phone call
sent too early, oops
baby on one arm, phone in the other hand
went fishing, caught a boot
my sister keeps texting me memes
pumpkins got carved, mine looks like my uncle
ok im done yapping
my bike squeaks like a mouse choir
she just yawned in my face, tuna
still humming that hold music
the clock on the wall says four, it always says four
danced to both
daughter made the soccer team, im so proud
gave it to my brother as an ear
found the missing piece under the rug
that last bit was the cat
the vet says shes just dramatic
my dog stole a whole baguette and ran
the turtle is awake, big news here
smoothie has a spoon in it, so no smoothie
a sock is missing, as the tradition demands
she has a thing for bow ties
soaked to the elbows
my shirt is inside out, just noticed
hockey bag smell is in the curtains now
ink on my chin, very distinguished
that dog was the hero of the day
todd moved, i dont know where
he loves it
its raining sideways here
my mother in law is in the next room
that got longer than i planned
watching a guy restore an old axe on video
someone keeps honking outside, ugh
we are now a drum house
third coffee and it isnt even ten
it was just a package for next door
our intern fixed it in ten seconds
the upstairs people are tap dancing, i think
first date tonight, ive changed outfits five times
got the seat with the gum on it
lamp and dog have made peace
put a vase over the hole
lost my whole message and had to retype it
he woke up and asked what year it is, joking
im a librarian so im typing quietly
spreadsheet from hell today
tried the skates, bad idea
camera off, mic off, nobody knows
now its me
she scored on her own goal but still
baked banana bread at midnight like a maniac
been binging that baking show all weekend
nobody has noticed
a raccoon took our marshmallows
shes asking who im texting lol
i keep losing track of what day it is
big thumbs, tiny phone
she tells it better
painting the hallway, picked the wrong white
my brother caught a real fish and wont shut up
my sister is reading over my shoulder
my sentences have no brakes
stepped on a lego, saw the whole universe
the cat is sitting on my keyboard
best meeting we ever had
i clapped, im not proud
my boss just walked by, i looked very busy
the answer was paraguay and i said uruguay
family dinner ran three hours last night
fair price
it was a robot about my car warranty
new year new me lasted till noon
it was a good hat
movie night got hijacked by my little cousin
bought a cactus, it bit me
feeder is empty, the hawk is sad
smooth as always
herding my three nephews is basically lion taming
now i have that song in my head too
eating cereal for dinner, no regrets
sorry, my neighbor just started his leaf blower
nose is running faster than i am
everyone on this street has too many zucchinis
the drawer only opens if you kick it
my last call today lasted an hour with the gas company
waited tables through a double, table six tipped in pennies
i know all the fish by name
the dog likes her better
just a kid selling cookies
hes a terrible liar
hes dropped two
never a dull moment here
it was the wall
cold pizza in one hand
called it names, it runs now
roommates finally done, bless
i type with one finger like a grandpa
ok im back
shes rolling her eyes at my typing
writing because my voice is gone from cheering
someone just sneezed in the quiet section
the other box is under threat
hail stopped, birds are back
beyonce got out again
paint on my hands, smudging the screen
my guess is the mayor
my e key fell off so i press the nub
ok rant over
phone is at 4 percent so im typing fast
the parrot is laughing at me
the garden is my whole personality now
it was a nice pigeon though
blender done
someone stole our garden gnome
hes moving an inch an hour
fish tank filter is gurgling, very soothing
pot handled
i swear this keyboard has a mind of its own
came down the ladder with a bird escort
the fern forgives me
dumplings for lunch, im blessed
the space bar on this thing sticks
the strings are older than i am
my dad replied with a thumbs up, his only emoji
the game is on in the background so im half here
hoa sent a letter about my wind chimes
my foot is asleep too
the hallway is now eggshell something
he was very polite about it
the dog ate half of it, so theres that
bakery shift starts when the owls go home
hockey practice at five in the morning, kill me
bridesmaid dress is the color of mustard
love, robert p miller
still mad about paraguay
she says hi by the way
password was bananas
my coworker keeps humming the same song
my uncle thinks hes a comedian
watered the plastic one for a year, true story
got new glasses and everything looks tilted
holding it like a sandwich
the mystery goes on
bird watching today, saw one pigeon
grease under every nail, occupational hazard
instructor was kind about it
so windy my trash can left without me
cracked screen, so i cant see the letter p
two seconds, the pot is whistling
i own forty containers and no lids
my trainee put salt in the sugar jar
i was never good at phone calls
thats the whole saga
im on the bus and the guy next to me is singing
he just bit the remote
farewell hat
wedding season, my third toast this month
yoga class, i fell asleep on the mat
i prefer typing, my voice sounds like a goose
been painting a fence since sunrise
they left without me
we dont know who did the hat
there she blows, the blender again
got beaten by an eighty year old named doris
my nephew got a kazoo and never puts it down
the twins turned six and the house is wrecked
i own zero bow ties
my thumbs are frozen so spelling is out the window
havent brushed my hair since sunday
assembled a bookshelf and have six screws left over
ref is blind i tell you
old houses, you know how it is
mondays, you know
polka grows on you
train stopped in a tunnel, so i read the ads
the kettle is screaming at me
ok smoke alarm is off
sent it to everyone i know
there is a puddle in front of my house you could fish in
the toddler just threw a shoe
signal is worse in the fort
first crocus is up in the yard
the fence is now green and so am i
currently a stegosaurus is on my shoulder
he sends me victory dances
im starving and the microwave says two minutes
the lights just dimmed, very spooky
theres a rainbow, cool
birthday cake in the break room, its carrot
slow day at the office as you can tell
my chickens refuse to lay in this weather
rescued a sock from behind the machine
she passed that recipe to nobody, sadly
he signs his texts with his full name
The library frowns on phone calls, so texting it is.
we dont talk about it
The wifi in this building is a joke.
My niece set this keyboard to a pink theme.
so yeah
e nub is holding up
niece took the phone and gave it back, sorry
were on season four and nobody is likeable anymore
my crossword pen just exploded
the weatherman wore a bow tie and my wife gasped
it was nothing, just a spoon
a squirrel is stealing my tomatoes as we speak
walrus is off, now its quiet
puppy chewed my left slipper only
so much for a quiet afternoon
there he goes again
my suitcase went to denver without me last month
typing is quieter than talking in this office
his name is todd
reading my nephews essay, five pages about cheese
i sell carpet, so i walk softly
the dispatcher is yelling at somebody, not me
these touchscreen gloves are a lie
it was for charity
my ex just walked past the window
my nephew is beating me and hes nine
learning italian from an app, the owl is angry
i counted them, forty one pennies
i spell like a toddler with a hammer
back, sorry, kid stuff
my league name is gutter queen
nobody got it, it was about a towel
parenting is mostly finding lids
camping is just doing dishes in the dark
they charged me two crackers to leave
second try at writing this
my roommate is vacuuming right by my head
swept up the glass, cat is smug
ok the green one
i waved back and now were friends
the conductor has a great radio voice
i tune pianos and yes, people still own pianos
i had no good answer about the moon
ok manager left, back to chatting
got a haircut and nobody noticed
eggs, milk, dog food, that was for my husband
cant find my glasses, theyre on my head
fog so thick i waved at a mailbox
lady downstairs bangs the ceiling with a broom
mouth full, typing anyway
lost my queen just now
my brothers on the couch as always
its like lava
shes got a strong arm for her size
honker has left, peace at last
who knew there were ninety whites
he tripped on the cape
my uncle approves
and thats how i spent my saturday
my kids are asleep so im whispering with my thumbs
block party potato salad was suspicious
been wearing two different socks since seven am
robot number four, hello old friend
the barber talked about ducks for an hour
kids are poets really
the remote is lost in the couch somewhere
enough about me
i have been told i need a password for the fort
the fridge and i go way back
bought six boxes, im weak
the lady across from me is doing a crossword
right, so
stamp collecting isnt dead, im living proof
took a flat on the way to work this morning
all good, it was about a pallet
moved two feet left
two hours of axe, no regrets
glue gun burned a hole in the tablecloth
best essay so far honestly
thin ones are already gone
i recycle the same toast
my sister named her snail turbo
sitting on the porch watching the rain
pepper, it was pepper
im using voice to text so who knows what this says
he snores like a tractor
my squad is waiting, they can wait
english teacher mom would faint reading this
stuck behind a tour group on the stairs this morning
that was meant for my brother
shes stuck on seven down
he buried it in the couch
delivering mail in this wind is a sport
this meeting couldve been an email
ding ding ding
thanksgiving left us with nine pies
kids are definitely doing something
its one of those mornings
new nails, click click click
strangers tell me i smell like toast
my umbrella flipped inside out like a tulip
hes out there with an umbrella
she rolls her eyes at how slow i type
toddler admits nothing
sorry, had to separate two cats
my video game is updating, 83 percent
Proper sentences are a habit from my secretary years.
emojis dont work on this old brick
the baby says ggggggg
my wife watched the next episode without me
bookshelf is leaning but so am i
flour all over my phone now
golf was rained out so im grumpy
there they were the whole time
i counted my towel as a weight
ok pasta is saved
somebody took my yogurt from the office fridge
turns out its only tuesday
cold toes, warm heart, as grandma says
one customer here wants a left handed mug
someone in the building is learning the trumpet
theyre building a fort out of my good cushions
fan is on full blast and my papers are flying
ok focus
four chords and counting
tried a new chili recipe and its awful
i do not like not knowing where todd is
got a call coming in, ignoring it
doris shows no mercy
burnt my tongue, classic
the taco guy on our corner is back from vacation
snow up to the mailbox this morning
typing with gloves on
i smell barbecue from next door and im jealous
the couch has seen the whole room at least
so here i am chatting
so thats that
they lost again, im fine, its fine
everybody wants bangs when it rains
blame the toddler
half a sweater done since march
friday cant come fast enough
tomatoes finally turned red on the balcony
my knitting is a mess, dropped three rows back
my cousin thinks mustard is timeless
i know seven down but im staying quiet
warehouse is freezing so i type in bursts
the lawnmower only starts when i insult it
the drums have started
our landlord painted over the light switch
my team breaks my heart every single year
half asleep in a hammock with a mystery novel
no judgment, it smells great
the ice cream truck just went by
hes whistling abba
airport coffee is a crime
my plants are all dying except the plastic one
the floor creaks so everyone knows where i am
it was funnier in person
i work nights so this is my breakfast hour
walking around with one slipper like cinderella
hamster wheel at 3 am, less soothing
act two just arrived
shoe number two has been thrown
grandpa is asleep with his mouth open
i just spilled salsa on my phone
gutter is dripping right on my head
sorry, cat again
crumbs everywhere
moved all the furniture and put it back where it was
some guy is juggling at the bus stop
she saw a man with a ladder, thats the plot
karaoke last night, my voice is toast
he has moved on to dinosaurs
hes pretending not to notice
shes just sending me clown faces
power flickered but were good
theres a spider in the corner, were roommates
no clue what she meant
i live by cat law
end of story
a duck moved into the puddle
cleaned the garage and found my old skates
i bowled a 62, with bumpers
third robot this morning
the pile is now in the neighbors yard
i do look like a potato today
i burned the toast again
it never gets old to me
got the train running again, choo choo
mine just told me i look like a potato
back from the door
but i digress
that string of letters was the baby
i dont blame him
you had to be there
letters flew, i ran, a dog helped
call center life, i talk to printers people hate
he has been growling at it for an hour
my scarf is in my mouth
my phone mic makes me sound underwater
`
