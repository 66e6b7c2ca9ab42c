import type { TopicExamples } from '#concierge/understand/topics.ts'

/**
 * Each thing in the plainest ways there are.
 * Over 300 lines because they are data: one hand's messages, a line each, held out together when the learning is judged.
 */
export const PLAIN: TopicExamples = {
  store_hours: `
what time do you close
you open yet
you open on sundays too?
open on christmas
how late are you there tonight
when do the doors open
can i come at 9pm
yall closed already?
hours for {day}
do you close early on new years eve
open labor day?
when is it not so busy
whats the slowest time of day
is it packed right now
whats last call
if i get there 10 min before close
lights are off, are you closed
still open in the snow
early bird, when can i get in
are weekend hours the same
till when today
get off work at 10, too late?
thanksgiving, anyone there
google says 8, is that right
you guys there on the fourth
best time to miss the crowd
`,
  store_location: `
where are you guys at
what street are you on
are you by the mall
what exit off the highway
what bus gets me there
can i walk from the train
cant find you, im at the gas station
which side of the road
is it the green building
do you have another shop
any store closer to {zip}
what town is this
near the airport?
gps took me to a field
how do i get there from {zip}
is there a sign out front
which door is it
how long a drive from the beach
you moved? old spot is empty
next to the taco place right
upstairs or ground level of the plaza
is the subway close
whats across from you
`,
  parking: `
you got your own lot?
can i leave my car an hour
street parking ok there?
any meters out front to feed
will i get towed behind the shop
fit an rv?
truck with a trailer, room?
is there a bike rack
somewhere to lock my scooter
got an ev charger there
can i plug in my car there
garage near you
is the lot full usually
spots in back or just front
can i leave it overnight and uber home
got a spot for motorcycles
neighbor has no parking signs, which are yours
camper van, low roof anywhere?
ok if my wife sits out in the car
`,
  accessibility: `
can my dog come in, just a pet
can i get in with a wheelchair
any steps going in
elevator or stairs
my dog is a service dog, ok?
i cant stand long, any chairs
im deaf, can someone write
low vision, can staff read labels to me
is the door wide
does the door open by itself
bad hip, can i sit and wait
use a walker, is it tight inside
is the counter low enough to reach
can my aide come in with me
bright lights bother me, is it calm
on oxygen, can i come in
scooter fit in the aisles?
got a big print menu
do i have to climb anything
i use sign, anyone there know it
is it loud in there
`,
  payment: `
do you take cards
got an atm
will my apple pay work
is there a fee for debit
can i use venmo
is credit ok there
do you take a hundred
can i tip on card
should i tip
pay online or there
can my buddy and i split it
will you take a check
my card got declined why
my card got hit twice
does it say weed on my bank thing
can you break a 50
prepaid visa work?
foreign card ok
zelle or no
can i pay later, like in 4
bitcoin any good to you
what ways can i pay
i only have coins lol
tap to pay?
get cash back there?
`,
  tax: `
is tax in the price
why was it 15 more at the register
out the door price or before tax
do med patients pay tax
whats the percent they add
is there a city tax too
40 on the menu, what at the till
tax on pipes the same?
why is weed tax so high here
do you round up
is tax on top for delivery too
does cbd get taxed
whats this excise thing on my receipt
tax free day ever?
tribal card skip tax?
what will 100 come out to
`,
  delivery: `
do you deliver
how much is delivery
whats the minimum
can you bring it to a hotel
bring it to my dorm?
how long does it take
when does delivery start
last delivery of the night
can my roommate sign for it
mail it to my state?
does it come same day
can i pick a time
will the driver call
do they check id at the door
what if i miss the driver
is the van marked
come to my work?
meet me at the park?
free over what amount
too far out in the country?
do you come to apartments, gate code
deliver on {day}?
can i get it in an hour
any fee if im close
is it on doordash
do you drop off at an airbnb
my car is dead can you come here
what areas you cover
cross the river too?
too sick to come in, can someone bring it
is there a truck that comes out my way
can i order tonight for tomorrow morning at my house
`,
  pickup: `
can i order ahead
how long do you hold it
you do curbside?
how do i order online
when will it be ready
do i wait in line if i ordered
where do i go when im there
is there a pickup window
can you bring it out to me
do i pay now or then
do you hold it overnight
order by phone ok?
text me when its ready?
how fast is pickup
what do i bring to pick up
running late will you keep my stuff
is there a minimum for pickup
can i add stuff when i get there
separate line for online orders?
can a friend get it with my id
no app, can i still order first
pay ahead, run in, run out?
set aside two of those till 6
can i put one on hold
do i have to get out of the car
latest i can get my order tonight
`,
  id_policy: `
how old do i have to be
im 20 can i come in
turning 21 tomorrow, midnight ok?
is my license enough
expired id ok?
will a passport work
id from mexico ok
paper temp license?
picture of my id on my phone?
do i need a med card
out of state card good?
can i bring my baby
my kid is asleep, can she come in
friend is 19, can he wait inside
do you keep my info
lost my wallet, any way in
im 60 do i still need it
id has a crack in it
name on it is my maiden name
military id any good
why do you card at the door
18 with a med card?
forgot mine, wife has hers
do both of us need one
student id count?
can i come in and just look at 20
id has a hole punched, ok?
is a green card fine
will my old address matter
`,
  purchase_limits: `
whats the most in a day
can i get two ounces
is there a limit on gummies
how many carts at once
do med folks get more
can i come back later same day for more
limit on wax?
do prerolls count to the ounce
do drinks count
im from out of state, less for me?
can i buy for me and my wife
does it reset at midnight
how much can i have on me
how many plants allowed
why did it say over limit
is 1000mg edibles too much to buy
buy a pound lol?
each person or each order
your other shop same day, counts too?
can i stock up for a month
`,
  consumption_rules: `
can i smoke outside here
smoke in my car?
got a lounge to smoke in
can i light up in the lot
smoke at the park?
can i vape on the street
hotel balcony ok?
can i eat one here
try before i buy?
can i drive after one
where can tourists smoke
open bag in the car a problem?
can i take it on a plane
over the state line ok?
at a campground?
my landlord says no, can he
can i get a ticket for a joint walking
smoke at the show tonight, legal?
`,
  returns: `
can i bring it back
cart wont hit, can i swap
battery came dead
pen leaked all over
got the wrong one, exchange?
no receipt ok?
opened it, didnt like it
want my money back
gummies melted, can i get new ones
bong was cracked in the box
is there a warranty on batteries
changed my mind, still sealed
can i trade for another flavor
moldy bud, what do you do
refund to my card or cash
how long till refund shows
bought it at your other store, return here?
got it as a gift, can i swap it
joints were empty half way
vape quit after one day
do you take back flower
could i get store credit
my husband bought the wrong thing
too strong for me, take it back?
grinder teeth came off
clogged cart, who fixes it
final sale or what
its been a week, too late?
i have two now, can one go back
lost the receipt but it broke
`,
  order_status: `
status on my pickup?
status of the pickup i placed
how's my pickup coming along
pickup i ordered, is it bagged yet
any update on the pickup for today
my pickup still says processing
no text yet, is it ready
order {num}, whats up
been an hour, still coming?
says pending, why
did you get my order
its been stuck on packing
whos got my bag, when is he here
map not moving
what number am i
is {num} packed yet
it says delivered, i got nothing
whats the eta on my bag
should i head over now or wait
do you see mine under {num}
was that canceled or not
said 20 minutes, thats 40 now
`,
  order_change: `
add one more joint
take the gummies off
can i change the time
wrong address, fix it?
put my husbands name on it
swap the cart for flower
make it two not one
switch to pickup
switch it to delivery instead
i ordered twice, drop one
forgot to add papers
too late to change it?
cant make it today, move to {day}
typed the wrong apt number
come an hour later
nevermind, dont want it
change {num} please
indica not sativa, i clicked wrong
forgot to use my code on it
new phone number for my order
can you hold off, im not home
my order went to the wrong store, move it
remove the drink keep the rest
stop the order
`,
  complaint: `
you got my order wrong, fix this
this is not what i ordered, sort it out
wrong stuff in the bag, make it right
order came wrong again, i want it fixed
my delivery is all wrong
my whole order was wrong when i opened it
guy at the counter was rude
my bag was short
you gave me the wrong thing
weed was dry as dust
gummy missing from the pack
that was a waste of 50
driver was mean
worst service ever
got seeds in my bud
it was all stems
girl laughed at me for asking
id guy gave me attitude
its never in stock when i drive out
your site lied about the price
nobody picks up the phone
jar weighed light
stale joint, tasted like hay
charged more than the sign said
same mess up twice now
edible had hair in it
he rolled his eyes at my mom
two hours late and he tossed it at me
parked, walked in, got ignored
cart tasted like burnt plastic
they skipped me in line
no one said hi or helped
you guys used to be good
sold me something past its date
only got one of the two
budtender pushed the pricey stuff on me
place was dirty
not happy with that last ounce
my order was sitting there and they said it wasnt
it hurt my throat bad, something off
`,
  human_handoff: `
talk to a person
real human please
get me the manager
who is in charge there
put me through to the store
i dont want a bot
is anyone there to help
let me speak to a budtender
can i chat with staff
you arent helping, get someone
a person pls and thank you
i need a live one
have somebody text me back
i want a supervisor now
this is too hard to type, call me
hand me off to somebody
wanna talk to who helped me yesterday
operator, give me an operator
`,
  jobs: `
you guys hiring?
wheres the form to apply
any work going at the shop
need a driver?
what do budtenders make
do i need experience
part time work?
do you drug test workers lol
can i work there at 20
who do i give my resume to
applied last week, any word
summer work for a student?
looking for trimming work
would you hire a felon
`,
  loyalty: `
how do i join
you got a rewards thing
how do i use my points
is there a birthday thing
its my bday today, do i get something
forgot to give my number, still get points?
points didnt show up
is it free to sign up
lost my points, new phone
do i get points on delivery
wife and i share one account?
give my points to a friend?
how much for a free joint in points
refer a friend get what
is there a punch card
am i gold or silver tier
been coming for years, get anything?
how many for ten bucks off
stop texting me about points
do returns take points away
points per dollar?
can i get points from an old receipt
do med people earn too
do points work at both stores
rewards with no app?
`,
  deals: `
any deals today
whats on special {day}
first time discount?
i served, any discount
seniors get anything off?
i go to college, money off?
got a coupon?
promo code for me
whats happy hour
do you match prices
can i stack deals
other shop has it for 25, match?
any bogo going on
i live here, any local price?
industry discount, i work at a shop
whens the next big sale
whats the plan for 420 sales
black friday plans?
do teachers get a break
im a nurse, anything off
is the deal still going
code didnt work
buy two get one thing over yet?
med patients pay less?
new here, do i save
daily specials list?
can i use two codes
does the first time thing work online
discount if i pay cash
buy a lot, pay less?
why no deals this week
early morning special?
do i have to print the coupon
sign me up for sale texts
on disability, get a discount?
that ad i saw, is it real
`,
  contact: `
whats your number
got an email
who do i call
you on insta?
whats your website
phone number for the {zip} store
how do i reach the owner
you got a facebook page
is there an app
best way to reach you
calls go to voicemail, other number?
where do i send a letter
who do i email about a bill
you on tiktok
contact for business stuff
can i fax you something
`,
  store_info: `
got a bathroom
you got wifi there
can i fill my water bottle
you do gift cards
do you take back empty tubes
what do i do with old carts
where do my empty jars go
anyone speak spanish
mandarin speaker there?
how long you been open as a shop
is it family run
is it black owned
do women own it
any events this week
can i take pics inside
is your weed tested
who tests it
are you licensed
left my hat there
found a phone by your door
lost my keys in your shop
med or rec shop?
theres a line out the door or no
how long is the wait
do you grow your own
whats the story with your name
do you sell your own shirts
is there a place to sit and hang
ac in there? its hot out
can i come in just to look
are there cameras in the shop
is it safe around there at night
are you a chain
any food trucks out front
do you need an appointment
whats the vibe inside
can you smell stuff before you buy
does a band play there
any classes there, like joint rolling
can i bring my coffee in
`,
  education: `
whats the difference indica sativa
how long do edibles take
why does weed make me hungry
what is a terpene
what does thca mean
does weed go bad
where should i keep gummies in summer
what is live resin
rosin vs resin whats different
why is my weed turning brown
can you mix it with beer
how do you dab
what temp for dabs
what is kief for
how long in your pee
how do i stop being too high
i ate too much now what
why didnt my edible work
should i eat first
how much is 10mg like
whats a good starting dose
what is microdosing
how long is a tolerance break
why do i need more and more
so hybrid, thats both right?
how do i read the label
what does total thc mean
is thc percent everything
how do you use a grinder
what is decarbing
can you get high from raw bud
why do joints burn on one side
how do you pack a bowl
how to inhale right without coughing
are vapes safer than smoke
what is distillate
whats in a cart besides thc
how many hits in a gram
how many joints from an eighth
whats a zip
what is cbn even
why do eyes get red
what is the entourage thing
does holding it in do anything
how does a tincture work
how long till a drink kicks in
is sativa always the awake one
why does it make me paranoid
can it mess with blood pressure meds
is purple weed stronger
what is hash made from
how do i relight a blunt
can i freeze flower
what are those little crystals
why is my wax a different color now
can you od on weed
`,
  small_talk: `
hi
yo whats good
thx thats all
lol nice
how are you
how was your weekend
haha good one
love you guys
thats so sweet of you
happy 420
good night
merry christmas to yall
ok got it
see ya soon
long day huh
just saying hello
wow that was fast
appreciate the help
`,
  bot_identity: `
are you real
am i talking to a bot
what can you do
do you remember me
are you ai
do you get high
do you work at the store
where do you live
can you see me
did a person write that
are you a boy or girl
can you hear me if i talk
`,
  out_of_scope: `
nearest gas station to you
closest gym around there
any good diner near you
wheres the nearest laundromat
whats a decent hotel by you
is there a pharmacy close to you guys
best tacos in your neighborhood
closest bar thats open now
who won the game
whats 15 times 12
help with my homework
how do i cook rice
best burger around here
fix my printer
write me a poem
how do i make a website
knee joint hurts going up stairs
pot roast how long in the oven
weeds in my lawn, how to kill
how do i edge the grass
shop for tires near me
how do i bake sourdough
my car battery is dead
whats the capital of peru
who is the president
how to tie a tie
cheap flights to denver
rent a car near you?
when does the bank close
is the post office open
when does the library shut
does walmart take returns on shoes
where is my amazon package
cancel my netflix
how do i file my taxes
lost my drivers license, who do i call at dmv
flowers for moms funeral
which roses last longest
is my phone pen any good for drawing
how do i get wax out of carpet
how do i clean ears of wax
what dog food is best
my cat wont eat
how to ask a girl out
should i quit my job
is bitcoin going up
what movie should i see
lyrics to happy birthday
say hello in french
how high is mount everest
train times to the city
shopping cart at target has a bad wheel
brownie recipe, no weed
gummy bears for kids party where
how do i sign up for school
concert tickets for {day}
what does a dream of falling mean
sunburn, what do i put on it
bowl game on what channel
`,
  goods: `
something to help me sleep
need a pen that wont clog
cheapest eighth you got
any sour gummies left
how much is an ounce
got {name} in stock today?
strongest thing on the shelf
piney bud if you have it
i want to laugh tonight
mild edible for my mom
do yall sell rolling papers
fruity flower around 40 bucks
what comes in a five pack
looking for mints, 5mg each
got any drinks
battery for a 510 cart
my grinder broke, need another
which of these hits harder
is the {name} gassy
anything cbd only
lotion for sore knees
live resin, no more than 35
chocolate bars, dark if possible
small joints, like half gram ones
a decent bong under 60
whats good for a first timer
preroll singles, 8 bucks or less
is {brand} stuff any good
what would you smoke at a concert
i like sweet weed
high thc low price
need to calm down after work
something that wont make me sleepy
whats in the {name} gummies
are these vegan
is there gluten in the cookies
how many come in a tin
how strong is the root beer
100mg syrup, the red one
you still got shatter
whats new this week on the menu
rec me a sativa
an indica thats not too heavy
half and half thc cbd
gift for my brother, 50 tops
birthday present for a stoner friend
what do you have thats grape
skunky old school bud
outdoor ounce for cheap
shake or trim for baking
got popcorn buds
i need lighters too
glass tips for joints
hemp wraps, not tobacco
smell proof bag for the car
little jar to keep it in
disposable vape, 1 gram
does that pen recharge
which cart tastes like real fruit
no distillate please, whats left
rosin thats not 80 dollars
cold cure anything?
hash, the soft brown kind
moon rocks, yes or no
my back is killing me, ideas
good for bad cramps
roll on for my neck
tincture with a dropper
how many drops in the {name} bottle
bath bombs for my mother in law
those stick on patches, got em
something for a long hike
cleaning the house weed
keeps me focused on painting
movie night snack with a kick
beach day joints
camping this weekend, need easy stuff
having six friends over, what works
date night something
what makes food taste better
doesnt give me munchies
wont make me paranoid
last one knocked me out, something lighter
that {name} did nothing, need stronger
i only want a gram
just one joint
two eighths for 50, possible?
got 20 bucks what can i get
whats the best for 100
bag of smalls if theres any
any quarter ounces
half oz of anything decent
28 grams indoor how much
whats the thc on {name}
how fresh is the {name}
when was the {name} packed
is {name} indica or what
is {name} coming back
you ran out of {name}, whats close
more of that lemon one
the purple one my friend got
dont remember the name, blue tin, mango
something like {name} but cheaper
{name} or {name} for bed
which is stronger, bar or gummy
is the {brand} pen better than {brand}
does {brand} make a hybrid
all your {brand} carts
show me the flower
see whats on the menu
what edibles do you carry
list the vapes under 30
any tinctures at all
just browsing concentrates
whats your top shelf
bottom shelf is fine with me
middle price flower
whats the big seller
staff pick for tonight
surprise me with something
you pick, indica, 45
infused blunt, one is plenty
preroll dipped in kief
joints with no shake in em
hash holes, how much
fat one for a party
mini dog walker joints
something quick, 10 min smoke
need it to hit fast
gummies that kick in quicker
lasts all night edible
2mg or less per piece
i take 50mg, what fits
anything over 30 percent
under 15 percent thc flower
thc under 10 is that a thing
got anything with cbg
cbn gummies for bed
that thcv diet stuff, got it?
something with lots of limonene
heavy on myrcene
earthy kush taste
coffee flavor anything
mint chocolate, the thin ones
peach rings in a bag
watermelon gummies how much
cookies or brownies today
soft caramels, the salty ones
sugar free hard candy
diabetic here, what can i eat
im allergic to nuts, which chocolate
no dairy edibles
does the peanut butter cup have soy
any without artificial color
flower grown with no sprays
is any of it sun grown
who grew the {name}
local farms weed
seeds or clones
do you carry dab rigs
torch and butane
banger that fits 14mm
lost my carb cap, sell em?
nectar collector cheap
what do you sell for a dirty rig
pipe cleaners, a bag of em
metal one hitter, keychain size
wood dugout with the little bat
spoon pipe, something pretty
any little bubblers left
screens for a glass pipe
need an ash tray that wont break
rolling tray, big one
cant roll, got a machine for it
king size cones
raw papers, the thin kind
papers that taste like something
grinder with a kief catcher
charger for my vape got lost
pen battery thats button free
dead battery, what fits {brand} pods
does the {brand} pod fit any battery
dry herb vape price
those packs that keep bud moist
safe box with a lock, kids at home
something for my lungs, no smoke
dont like smoking, what else
eat or drink, no smell
discreet for the office party
nothing that stinks up my room
landlord lives upstairs, low smell
i cough a lot, what is smoother
easy on the throat
cough drop kind of thing
wine replacement for dinner
beer but with weed
seltzers, low dose
that 100mg lemonade, how much
tea bags, sleepy kind
powder i can stir in coffee
honey with thc
cooking oil or butter
cant sleep past 3am
wake and bake flower
morning one, no fog
lunch break buzz
not too high, got kids around
couch lock please
put me on the moon
happy giggly stuff
chatty for parties
quiet my head
cant stop worrying, what helps
to get me off my butt
i gotta write a paper, focus weed
game night with the boys
yoga class high
for sex, seriously
before the gym
stomach is off, what settles it
not eating much, want an appetite
chemo made me sick, something gentle
grandpa has arthritis, no high
shoulder hurts, no buzz tho
migraine coming on
old dude, havent smoked since 1979
never tried it, scared, start where
edible for a total beginner
easy first vape
wife wants to try, shes nervous
heavy smoker, nothing works on me
on a t break, easing back in
need thirty bucks of flower
spend 75, make it stretch
15 dollar eighths?
is there a 10 dollar cart
any weed for under twenty
price of a half gram dab
how much is the {name} with everything
whys {name} so much more than {name}
is the big bag cheaper per gram
which edible is the best value
most mg for my money
which gummies are marked down
flower on sale right now
any carts on special
whats left on the clearance shelf
cheap prerolls that dont suck
something good i can split with two people
pack of ten
sampler or variety pack
mix of indica and sativa joints
one for day one for night
a gram of wax and some papers
eighth plus a pipe, under 50
gummies and a drink, 30 total
bud for me, cream for grandma
full setup, never owned anything
stuff for a road trip, passenger only
flying home sunday, want to finish it before
on my way from the parking lot, still got {name}?
im in the garage, hold on, any half oz left
picking up later but is {name} in
if i come by at 9 will {name} be gone
returning customer, want what i had
want to swap brands, tired of {brand}
my vape died, which one lasts
cart burnt out fast, want a better one
threw up on the 25s, go lower
those put me to bed, need day ones
gummies too sweet, got anything bitter
joints canoe, any that burn even
dry last time, whats sticky now
dense frosty nugs
big buds not crumbs
its all seedless right
whats that one that smells like gas
stinks like cheese, i love that
tropical juice kind of bud
berry indica under 35
smells like vanilla, hard to find
anything that tastes like bubblegum
pine and pepper
cake type strains
haze of any kind, old fan
og of some sort
diesel for daytime
real landrace weed
purple and pretty
something rare i cant get elsewhere
fancy stuff for an anniversary
white elephant gift, funny
stocking stuffers, small and cheap
basket for my sister, 80ish
pot brownies like the old days
got rice crispy treats
do they make jelly beans
gummy thats not gelatin
capsules, i swallow better than chew
soft gels 10mg
thing you put under your tongue
spray for the mouth
sugar to bake with
rso in a syringe, price?
got feco or just rso
suppositories, dont laugh
that lube with thc
salve in a tin
does the balm show on a drug test
does the cream get you high
balm that dont smell like pot
rub for my feet, on em all day
is that one hot or cool, the gel
how big is the jar
whats the dose on one square
how many servings in the bottle
is the pen half or full gram
is it real fruit in there
whats it made with, co2 or what
carts with no solvent in em
diamonds and sauce
badder vs sugar, which you got
crumble to top my bowls
kief by the gram
bubble hash price
one of those temple balls
dab for under 20
wax thats not harsh
cart with clean terps
got tested numbers for {name}
how many left of the {name}
last pack of {name}?
is the {brand} drop out yet
restock on peach carts when
you still carry {brand}
site says sold out, for real?
saw {name} online, is it there
my guy had {name}, do you
how does {name} make you feel
will {name} knock me out
{name} taste like what
is {name} good for pain
is 10mg of {name} alot
would {name} be ok for a newbie
whats closest to {name}
which is smoother of the two
joint or vape for a show
vape or gummy for a plane hater
whats better for sleep, cbn or indica
flower or oil for pain
is live rosin worth the extra ten
which tin is the mild one
whats the weakest you sell
less thc more cbd
1 to 1 gummies
oil thats 20 to 1
high cbd joints
pure cbd for my shaky hands
something for my dog
hemp smokes, im quitting cigs
tobacco free blunts
got clove or herb blends
match sticks or hemp wick
smoke odor candle
drops for red eyes, sell em?
air spray to hide the smell
hard case for traveling with glass
tube for joints
water pipe, not glass, i break stuff
rubber kind of bong that bounces
need a new downstem
bowl piece 14 mil
cheap pipe for today
you got those gravity things
rig you dont need a torch for
coils for my dab pen
vape with a temp knob
usb c battery
battery blinks, think i need a new one
cart stuck in mine, sell any batteries
weed for rainy days
cozy blanket kind of high
sunday lazy smoke
something for listening to records
laying out looking at stars weed
wedding favors, 40 people
bachelorette, pink and cute
sad lately, something up
just got dumped, what you got
bad day at work, help
finals are over lets go
first night off in weeks
off to bed, one puff thing
hubby snores, i want sleep
hot flashes keep me up
ringing ears, anything
tight jaw, stressed
racing heart with sativas, whats safe
weed makes me anxious, but i want some
anything but sativa
no indica pls
hybrid leaning up
mellow stuff for a cheap night in
buzzy, wanna feel it behind my eyes
strong but clear
slow and steady
`,
}
