import { linesOf } from './told-beside.ts'

/**
 * What shoppers tell of themselves on which the answer hangs, one a line: what they own, bear, like, had and fear, whom they buy for, where
 * they are, what they hold in hand and what went wrong. It is told like any story, and is none. Over 300 lines because they are data.
 */
const TOLD_OF_MATTER = `
i have a 510 battery at home
my battery is a 510 thread
ive got a dab rig already
i already own a grinder and papers
i just bought a new bong
my vape pen takes pods
i only have a pipe
i dont own anything to smoke with
all i have is an old bong
i have a dry herb vape
my pax is charged and ready
i never smoked before
ive never tried an edible in my life
this is my first time buying weed
im brand new to all of this
its been twenty years since i smoked
i havent smoked since college
my tolerance is through the roof
my tolerance is basically zero
i smoke every single day
im a heavy smoker
i took a two month t break
i get paranoid easily
sativas make my heart race
indica knocks me out cold
edibles never work for me
gummies hit me way too hard
10 mg was too much for me
5 mg did nothing
i ate a whole cookie once and hated it
last time i had a gummy i slept for 12 hours
the last one i got made me anxious
the last strain was too strong
that cart gave me a headache
smoke makes me cough
my lungs cant handle smoke anymore
i quit smoking cigarettes last year
my roommate hates the smell
i live in an apartment with thin walls
my landlord doesnt allow smoking
i cant have any smell in my house
im vegan
i cant eat gelatin
im allergic to nuts
im diabetic so sugar is out
my wife is gluten free
we keep kosher
i hate the taste of weed
i dont like sweet stuff
citrus is my favorite
i love anything that tastes like grape
i usually get blue dream
i mostly smoke sativa
normally i buy the house brand
my go to is wedding cake
ive been buying the same cart for a year
i got the sour gummies last time and loved them
i had the pineapple one before
my friend let me try her vape and it was amazing
my brother swears by rosin
my doctor told me to try cbd
my husband wants something to help him relax
my mom cant sleep
my wife wants to laugh
my girlfriend only eats chocolate
my dad has never tried it and hes 70
its for my sisters birthday
im buying a gift for a coworker
theres four of us and one has never smoked
we are two people who want different things
im going to a concert with friends tonight
we are having a movie night
im hiking tomorrow morning
i have to clean the whole house today
i need to write a paper and stay focused
i cant turn my brain off at night
i toss and turn all night
i wake up at 3 every night
i want to relax but not fall asleep
i need to be up early tomorrow
i have to work in the morning
i want to be social and not stuck on the couch
im stressed after work every day
my back is killing me after moving boxes
my knees ache when it rains
i only have 40 dollars
ive got 60 bucks to spend
money is tight this week
i get paid on friday
i can only spend a hundred
i have exactly 25 in cash
i only have a credit card on me
all i have is apple pay
i left my cash at home
i forgot my wallet but i have a photo of my id
my license expired last month
my id is from another country
i only have my passport
my license is the paper temporary one
i lost my drivers license
my id has a crack in it
i turned 21 yesterday
i turn 21 in a week
my boyfriend is 20
my friend doesnt have her id with her
im visiting from out of state
im here on vacation
we are staying at a hotel downtown
im at the hilton by the airport
i live in the next town over
my zip is 49024
i live on a military base
im camping in the state park
i dont have a car
im taking the bus
im coming by train
im driving a big rv
im pulling a trailer
ill be on my bike
i use a wheelchair
my mom walks with a cane
im deaf and cant call
my english is not so good
my kids are in the car with me
i have my dog with me
my baby is asleep in the stroller
im a veteran
im retired army
im a teacher
im a nurse
i work at the hospital
im 66 years old
im a college student
i have a medical card
i dont have a med card yet
its my birthday this month
its my first visit to your store
im a member of your rewards program
i have 300 points saved up
i got a text about a sale
i saw a deal on your instagram
i have a coupon from the newspaper
my friend referred me
i bought this at your other store
i ordered an hour ago
i placed an order online last night
my order says ready
my order number is 4471
i never got my confirmation email
i put in the wrong address
i ordered the wrong size
my driver still isnt here
i missed my delivery
i got charged twice
my card was declined
my cart is leaking
the cartridge i bought is clogged
my new battery wont charge
the gummies were melted when i got them
my preroll was empty at the tip
the bud i got is bone dry
there were seeds in my eighth
i got the wrong flavor
one item was missing from my bag
i opened it and the seal was broken
i still have the receipt
i lost the receipt
i left my hat in your store
i think i dropped my keys in your parking lot
i was there yesterday and the budtender was great
the guy at the door was rude to me
i waited 40 minutes in line
i get off work at 9
im off at quarter to ten
i can be there in 20 minutes
im about ten minutes away
i wont make it before 8
i can only come on sundays
ill be in town on thanksgiving
im on my lunch break until 1
we land at 7 tonight
my boss lets me out early on fridays
i dont want anything too strong
i dont want to feel high
i want to feel it fast
i dont want to be couch locked
i dont want to smell like weed
i like it mild
i want the strongest you got
im not picky about brands
price doesnt matter
i dont care about the brand
cheap is fine
quality matters more than price
i want something my grandma could take
i need it discreet
it has to fit in my pocket
i have no idea what i want
i dont know the difference between them
i keep hearing about terpenes
everyone talks about live resin
someone told me about the entourage effect
i read that indica is for night
i threw up from edibles once
i take them on an empty stomach
i ate one an hour ago and feel nothing
my gummies have been in a hot car
my weed dried out
i found an old gummy in a drawer
my cart stopped hitting
my pen blinks three times
my grinder broke
i lost my lighter
i ran out of papers
im out of flower
im almost out of my tincture
we want to bake brownies
i want to make my own butter
im trying to cut back
i want to quit drinking
im replacing my nightly wine
i dont drink anymore
im tired of gummies
im bored with my usual
im done with distillate
no more vapes for me
carts give me a sore throat
i miss the old jars
i only like live rosin
i prefer glass over paper
i like to roll my own
i cant roll to save my life
my hands shake so i cant roll
i want it prerolled
i want to share it with three people
one hit is enough for me
i like to sip something slowly
i want something sweet
i want to laugh with my friends
im so bored of the same strain
two milligram mints are about right for me
i can do a hundred with tax
im at a campground with no street number
hoping for something that makes music sound amazing
My flight lands at 11:40 tonight.
the last bus leaves me there at 8:52
the gps takes me to a car wash
only free between school drop off and nine thirty
Northern Lights was the first one I ever enjoyed.
i hate black licorice and so does my tongue
i work third shift so mornings only
something for the mood, not the body
got the va card with me
the mouthpiece on my stiiizy is chewed up by the dog
that last gummy gave me a headache
lost a silver earring there saturday
the label rubbed off so i dont know the dose
my sunglasses are probably still at your store
im from england, everything here is new to me
my pen tastes burnt and its brand new
never tried any of this before
weed used to relax me, now my heart races
my bank blocks purchases at places like yours
im 65 now so im officially a senior
somebody borrowed my chillum and never gave it back
my pup got into a gummy wrapper
autistic here, bright lights and music are a lot for me
the security guy still has my id i think
i left my skateboard by the atm
it doesnt say anywhere how strong the drink is
drinks hit me way faster than gummies
need to stay sharp, im painting later
we dont have a single pipe in the house
i just moved and my license has the old address
my downstem cracked this morning
im crashing at my cousins in the next town over
the eighth weighs 2.9 on my scale
trying to figure out how long gummies take
retired teacher, thirty one years
This would be my second time ever.
i loved that purple one you had in june
coming off the interstate from the south
i only buy ounces, eighths are a waste
stocking stuffers for five adults
i puffed too much at a wedding and threw up
nothing beats gorilla glue for me
i dont see any hours on your page
bought a cheap battery online and it burns everything
daily smoker for fifteen years here
my brother isnt 21 yet but hes coming along
im a total lightweight
they cut the corner off my license at the dmv
my friends name is on the order but im picking up
i like my hash old school, in a brick
My mother keeps kosher and reads every label.
im driving right after i pick it up
im curious about terpenes
im in a wheelchair
super bowl party at my place
the gummies melted into one giant brick
my hands shake so child caps are impossible
we are a group of eleven from a tour bus
halal matters to us
thinking about growing one plant at home
the price on the menu was higher than last week
didnt take my change, it was a ten
concert tonight with my cousin
i placed the same order twice by mistake
my daughters pink scarf got left behind
just got paid so im feeling fancy
the cap was on wrong and half spilled out
taking an uber both ways
stuck at the office till closing time probably
bud is so dry it turns to dust
the full gram ones dont fit my case
want it to wear off before dinner at seven
i drive a huge pickup with a trailer
My husband is blind and likes to smell things first.
moving here next month from new jersey
cant tell if you deliver out my way
coconut oil makes me break out
new years day im in the neighborhood
my doctor said to ask about cbn
im off caffeine completely
i have like fifteen minutes before my train
half a gummy was my sweet spot last time
jack herer and i go way back
half my prerolls were empty at the tip
patches stay on me all day, love them
my tolerance is through the roof
cant stand anything that tastes like grass
left a library book on your bench
I prefer something savory over candy.
beach day with my sisters
forgot my debit card in your machine
twenty one on saturday, finally
i havent smoked since college, that was 1989
no car, i take the 14 bus
i only own a glass bowl and a lighter
cream separated into oil and goo
the site ate my cart right at checkout
they double bagged it without me asking, sweet
my work badge fell off around your parking lot
motorcycle today, so no trunk
id love to know whats fresh
game night crew, all beginners
gummies are easier to cut than chocolate
apple pay is all i use
the grinder teeth broke off on day two
i keep wondering if it shows on a drug test
chocolate turned white in the box
this joint wont stay lit
im outside with my order and nobody comes
prefer a spray under the tongue
running late, traffic is backed up
my service dog goes everywhere with me
capsules feel like medicine and i like that
i cramp every month and its brutal
the guy with the beard was so patient with me
whole flower yes, pre ground no
someone signed for my package and it wasnt me
been using only cbd up to now
only local growers for me
raw garden was always my pick in california
the earthy ones taste like dirt to me
i unsubscribed from your texts by accident
left the phone charger plugged in by your chairs
i have my baby with me today
lunch is twelve to twelve thirty, thats my window
they swapped my strain without telling me
cart is clogged after three puffs
my boss retires friday and he likes a joint
trying not to get the munchies
i got nothing from the tincture, zero
i get seizures from flashing lights
i lay awake until four most nights
one airpod is missing since my visit
my buddy cant have anything that makes him sleepy
full spectrum, broad spectrum, its all greek to me
my back is killing me after work
saturday evening after the game is my plan
live about forty minutes north of you
someone laughed when i asked what cbd was
i want to sleep through the night for once
a friend asked me to grab hers while im there
i cant find your address
im 20 but ill be 21 in may
bottle arrived with the dropper snapped
got somebody elses bag
not sure im allowed to have it in my car
the picture on my card looks nothing like me now
i got small print trouble, my eyes are bad
i emailed on the second and heard nothing back
im across the river in the other state
girls trip to the cabin, five of us
the budtender pushed me into the pricey one
i already have a 510 battery at home
dont want to feel high, only calm
my order was for yesterday and i couldnt make it
i work at another dispensary across town
snowed in until at least noon
my card got declined everywhere today
wedding cake made me sick, never again
deaf customer here, i sign
i earned a free preroll and never claimed it
i set my gloves on a shelf and forgot them
I left a bad review and I regret it.
all i have is a passport from germany
dry mouth ruins it for me
i have a visa gift card
i ordered at noon and its still processing
secret santa, the guy smokes
i bike everywhere, even in winter
sundays are my only free day
the eta keeps jumping around
the app shows my order as delivered, it isnt
granddaddy purple is the only thing that works for my wife
select pens taste burnt to me
my cane stayed behind when i left
the punch card is full
your cashier rolled her eyes at my question
born in 2004, so legal since december
your staff knew my name, made my day
my ride shows up at three sharp
i have no clue how much im allowed to buy
your lot was full both times i came
lactose and me are enemies
my phone is missing and you were my last stop
im 18 with a medical card
5mg already knocks me out
quarters are plenty for me
been a member since you opened
i got a parking ticket last time on your street
my toddler is asleep in the stroller
opened the jar and it smelled like hay
the driver left because my phone was dead
my wallet was stolen tuesday
kief, i see the word everywhere
dark chocolate yes, milk chocolate no
ferret on a leash, thats my companion
my street isnt on the delivery map
military id is the only one i carry
i use a walker and stairs are trouble
my brother flies in from texas and has never tried it
the can was flat and tasted like metal
im down to my last rolling paper
last time taxes surprised me at the register
We are celebrating our thirtieth anniversary.
im what youd call a weekend puffer
i got forty bucks to my name until friday
creams only, nothing that goes in my body
the brand with the fox on the box was great
my medical card ran out last month
im a nurse at county general
im into gassy, skunky flower, none of that fruit
i avoid anything grown by that big company
my gold status dropped to silver
i got charged but theres no order number
left my umbrella in your entrance
forgot to add the papers to my order
chocolate gives me migraines
i get anxious in crowds and want the edge off
everything over 50 is too rich for me
she wont touch anything with soy in it
i picked up this morning and it was all right there
jeeter stuff is overhyped to me
seeds, so many seeds in this bag
i saw a flyer about bogo tuesdays
my new license is only the paper printout
im the one shopping for the whole office
my guy back home always had sour diesel
my pen wont take anything but pods from one brand
celiac here, so no gluten
blue dream is my ride or die
im ten minutes away right now
theres a twelve year old with me
hosting a dinner and want an infused dessert
dogwalkers minis are the right length for me
tribal id is what i use everywhere
left my ID in my other jacket
my caregiver shops for me normally
my puffco died last week
that live resin changed my life honestly
i found a hair in my gummies
Grandma wants to nap, nothing more.
the word entourage is on everything now
i roll with a little machine, cant do it by hand
too much energy keeps me pacing around
a ring slipped off my finger at the counter
having eight people over on saturday
fake grape is nasty imo
its a birthday gift for my roommate
I refuse to smoke, so no flower.
looking to feel floaty but still talk to people
called twice and it rang out both times
my little dog is in my bag and shes quiet
the seal was broken on my tincture
i got yelled at for using my phone inside
your house brand surprised me in a good way
my reading glasses were next to the sniff jars last i knew
dabs put me on the floor last weekend
my hands want a big fat joint
Marisol helped me and she was wonderful.
couch lock is exactly what im after
delivery guy never showed
we want to feel close, its date night
my torch is out of butane
mango flavor makes me gag
housewarming on sunday, hosts are big stoners
my last visit was kind of a mess
digital id in my wallet app, no plastic
your door guy was rude to my mom
got talked down to because im older
i cough my lungs out with every vape ive tried
he hates feeling foggy in the morning
i have a vertical license still even tho im 23
this is a thank you for my neighbor, shes 70
left the chocolates in a hot car and now its soup
anything i have to light is out, my landlord sniffs
order 4471, still no text
i get off work at ten thirty
got a consular card from mexico
my partner needs an appetite again
my hat came off when i tried the display goggles
its just for me and my couch
coming straight from the gym around six am
going camping with the guys for three days
i cross the border to canada tomorrow morning
one gummy short in the pack of ten
keto since january
my battery blinks ten times and quits
the thermos with the dent is mine
my delivery window came and went
my budget went out the window with the car repair
Money is no object this time.
he handed the bag to my neighbor
i was followed around by security, felt bad
racing thoughts is what i dont want
i swear by kiva mints
Mom would like relief without any head change.
vapes scare me since that lung thing
somebody gave me a fifty to spend on myself
im staying at the hilton by the airport
my husband has no idea what to get so he sent me
company card wont work for this obviously
he carded me but not my husband, weird
last brownie i had, i thought i was dying
waited forty minutes at the pickup window
the charger for my vape went missing
the airbnb host said no smoking anywhere
im already in your parking lot
My new vape battery doesn't charge.
powder that goes in my tea is what works
We fly home to Florida on Monday.
dropper bottles always leak in my bag
a hundred milligrams barely touches me
could make it by about quarter to nine
my wife is active duty
somebody else used my points
paid for pickup and then got sick
I believe my wallet fell out near the register.
smalls are fine, i grind it anyway
theres 240 points on my account
no idea what a dab is
My volcano is still going strong after ten years.
my cart leaks all over my pocket
a cat is in her carrier with me, vet day
i pay with my phone or not at all
felt rushed at the counter last time
i felt judged for buying the cheapest thing
tall lady with the braids picked me a perfect strain
the manager promised a callback that never came
curbside spot three was empty and nobody brought it
i walked out without my bag of gummies
i got a photo of my license on my phone
ive got like 63 dollars in ones
best service ive had in any dispensary
the first time discount, i think i used it already
im vegan so no gelatin
i stutter so talking at the counter is hard
holiday monday is when id come
the confirmation email never came
sometime next week works, im flexible
hard of hearing, so loud places are rough
visiting from ohio until sunday
cresco carts have never let me down
lid on the child proof jar wont open for anything
artificial sweetener wrecks my stomach
big wyld fan over here
a whole joint is too much for one sitting
no concentrates, too strong and too sticky
half days on wednesdays for me
pine smell reminds me of my grandpas cabin, love it
dont wanna spend more than 20
the happy hour price wasnt applied on my receipt
im splitting it with two friends, 25 each
the girl at the desk gave me wrong info on dosage
focus is my problem, i drift off constantly
threw out all my gear when i quit in 2015
three friends are tagging along
ive got two accounts under different emails
i only like sour candy stuff
the blue ones from you guys were perfect
lost my grinder somewhere in the move
half gram carts run out too fast
was told to come back and then turned away
first date and she mentioned she likes gummies
my building has a gate code and a grumpy doorman
no cash on me and i hate atm fees
i never know how to store the stuff
shake is not my thing
the code from instagram didnt work
your menu says rso and im lost
i keep hearing about runtz
the coil in my wax pen is fried
I am on disability and SSI.
i like it sweet but not syrupy
my storage jar doesnt seal anymore
diabetic, so sugar is a problem
I am 67 and never been carded in decades.
i can only swing by before the kids wake up
saved up for a really good ounce
theres a dab rig in my closet ive never used
i wonder about these live rosin things
my license expired in august
im taking a t break and coming back slow
im not into infused prerolls
my wife took 20 by mistake and slept two days
my place is a po box basically, way out in the sticks
someone said you take old vapes back for recycling
im on foot and its dark out
id be there right when you open
he wont eat anything with red dye
between jobs, counting every dollar
i only have a credit card on me
the new guy didnt know any of the brands
two things missing from my delivery
im buying for my bachelorette weekend
put in the wrong address on my delivery
your website wont let me past the age thing
nut allergy, a bad one
my points disappeared
I served two tours, Navy.
i dont speak great english, spanish is better
i cant swallow pills
theres white fuzz on my flower
my dad wants his hands to stop aching
got indica on the label but the receipt says sativa
my shift got moved so tonight is out
delta 8 confuses the heck out of me
rents due so its the cheap stuff for me
all i have is a one hitter
i chose the wrong store for pickup
drinks are my go to, in cans
people keep telling me about thca
line was out the door and one register open
turned 21 last week
lost my loyalty card ages ago
i read lips, masks make it hard
the single packs are too small to bother
got a coupon in the mail for 15 off
durban poison gets me out of bed
riding the train in, walking from the station
hes 19 and would just sit in the car
i leave for vacation at dawn
my glass tip is clogged with resin
my bus pass is gone, had it in your line
my daughter is 22 but looks 15
i tipped online and the driver said he got nothing
the sticker says coa and a bunch of letters
its for my dad who hasnt smoked since woodstock
cruise ship docks at nine and leaves at four
peppermint is the only flavor i can take
Only a dry herb vaporizer is allowed in our house.
preroll i had last month was harsh and dry
camino used to be good and then they changed it
my friend swells up from citrus
green card is all i have on me
i signed up but never got the welcome text
nobody greeted us for ten minutes
the glass came chipped
i heard old pal is decent for the price
my id has my maiden name on it
a little blue notebook of mine went missing there
the expiration date is from last spring
been loyal to stiiizy for three years
my disposable was dead out of the package
a friend referred me and said we both get something
i fainted after a bong rip once
my debit card got lost and the new one is in the mail
wont make it there until thursday
they refused me and wouldnt say why
left my favorite pipe on a train
someone picked up my jacket instead of theirs
thirty tops, and that includes tax
ive got a magic butter machine for baking
i teach middle school and lord i earned a break
my backpack was by the door and i walked off without it
she just wants to giggle and not be sleepy
edibles do nothing for me, ive tried like six
my kids stuffed bear fell from the stroller out front
they only had half of what i ordered
got a pax 3 for my birthday
i think i dropped my keys by your counter
hazes are my favorite family of all
i cant stand in line very long
my appointment downtown ends at five
my friend mentioned you have deals on mondays
The driver was early and lovely, by the way.
my girlfriend turns 21 on thursday
corn syrup is a no go in our home
tomorrow is christmas eve and thats when im free
pickup order got canceled with no reason
papa and barkley balm is what my mom uses
my dorm doesnt take deliveries
crutches until march
wasnt sure if you let people look around first
my mom waits in the car, she has dementia
been thinking about getting a job at a place like yours
wrong flavor in the right box
cleaning the house high is my favorite thing
picking up for my grandmother who cant walk far
my elderly dad wants to come in but walks slowly
cash only guy here
got an rv and we are parked at the lake
this chat told me something different yesterday
The difference between indica and sativa never made sense to me.
dropped my bong and its in a million pieces
i use my student card for discounts everywhere
got super paranoid on a sativa once
my number changed so i cant get in my rewards
my order said ready but they had nothing for me
our apartment is above the bakery two blocks from you
my coupon expired yesterday
never understood the milligram numbers on the box
anything with cookies in the name im in
i love anything that tastes like lemon
my oxygen tank comes along
its my birthday month
funeral was yesterday, i need something gentle
grilling all day on the fourth of july
cooking all day on christmas eve
working all day on labor day
home alone on new years eve
`

export const TOLD_OF_MATTER_LINES: readonly string[] = linesOf(TOLD_OF_MATTER)
