/**
 * What shoppers type that wishes for no mood, though a third of it is said in words that moods are told by.
 * Over 300 lines because they are data: messages, a line each.
 */
export const NO_MOOD = `
flower please
flower pls thanks
hi, flower please
can i get an eighth please
just an eighth
got an eighth?
a preroll pls thanks
hi, a preroll please
gummies please
gummies pls thanks
hi, gummies please
can i get a cart please
just a cart
got a cart?
a vape pls thanks
hi, a vape please
an edible please
an edible pls thanks
hi, an edible please
can i get a tincture please
just a tincture
got a tincture?
some wax pls thanks
hi, some wax please
chocolate please
chocolate pls thanks
hi, chocolate please
can i get a drink please
just a drink
got a drink?
a disposable pls thanks
hi, a disposable please
joints please
joints pls thanks
hi, joints please
can i get an ounce please
just an ounce
got an ounce?
flower please
prerolls please
vapes please
edibles please
indica please
sativa please
hybrid please
carts please
gummies please
half that
half of that
double that
which one got more thc
which one is stronger
which is cheaper
the stronger one
the cheaper of the two
are both of em under 100 together
is that under 50
whats that come to
how much together
whats the total
both please
both
the first one
the second one
the last one
number two
ill take both
two of those
one of each
any left
how many left
how many in a pack
how many mg
how strong
is it indica
is that a sativa
who makes it
what brand is that
any others
what else
pass, what else
nah, next
next
not that one
other one
other flavors
other sizes
any bigger
any smaller
bigger one
smaller one
in an eighth
in a quarter
what about a gram
is it on sale
cheaper
too much
too strong
too pricey
under 30 then
make it two
whats in it
does it have cbd
tell me more
more like that
like the first but cheaper
and for edibles
and the cart
and a lighter
is it good
is it any good
is it popular
whats the difference
compare them
what would you pick
you choose
whatever you think
ok
sounds good
perfect
ring me up
ill take it
sold
that one please
add it
put it on the list
and together with the fig gummies
both of those together
how much for both
flying out tomorrow whats legal
whats the strongest thing u have
surprise me
infused olive oil
wake me when its restocked lol
senior discount?
canadian passport accepted?
chat w a person pls
indica gummies 100mg bag
just got off work, are u still open
boost mobile next door right
concert grape cart
any bigger bag
do you do walk ups at the window
walked here in flip flops so pls have the 28g deal
root beer
phone number?
mix n match
73u or 90u, which do you have
wrong item in my bag
girlfriend says the grape one, idk
lion's breath
cart under 25 plus a battery
can u do 2 eighths for 50
why is it so expensive now
off brand ok
strawberry cough quarter
jam or badder from papa's select
one of each cookie flavor
{name} or select
alarm went off at your store ok, u still open?
take it easy thx
what time u close
can i speak to a human
can i split an oz
badder or budder lol
u guys are the best
bf wants diamonds i have no clue what that is
daytime hours only for curbside?
{name} 1g
thca sauce
which has more terps, {name} or {name}
retired and on a budget, whats cheap
open on sunday?
jet fuel og
tax refund hit, whats your top shelf
dairy in the caramels?
{name} pods
coffee pods infused
jars or mylar
show the ones under 15
take off the second tincture
{name} half
whats your cheapest eighth
does the 1g come in strawberry
peach mango w 10mg each
sunset sherb 2g
party pack prerolls, the 10 ct
kosher gummies?
near the high school?? are u allowed there
cookie not a brownie
parked by the flower bed out front
sugar free ones
perfect thats it
nah the other one
nug run shatter
heavy hitters 1g
calm down w the texts pls
do u carry pink {name} or just the white one
just got off the plane, whats the limit for visitors
grape ape
what else from that brand
doob tube
thats all
on hold w my bank, meanwhile do u take debit
fruity cart no menthol
creative way to fit it all in one tube
couch locked the strain 3.5
power's out at home, do u text when its ready
forbidden fruit
release date for the new carts
do i eat the whole bar
early bird special
movie ticket stub deal still on?
is this flower cured
kick brand vapes
humulene and beer hops same thing?
torch lighter
is it sativa or hybrid
gummies came melted
husband sent me for a cart, he likes {name}
first visit, id + cash only?
order says ready but nobody texted me
is that price before tax
is dream queen back in stock
high cbd flower
easy now whats the total
lighter spark wont catch
how do the jars feel, glass or plastic
sandman rd location
aio disposable 2g
that one but weaker
rosin not resin
my med card came today, whats cheaper now
gimme the cheapest thing
my tin got rained on, got any airtight jars
can someone run it out to my car
clean my bong w what
hte carts
dropped my cart and it leaks, replacement policy?
whats popular
{name} live resin
lazy susan jar
piney bud
power hitter glass
what terp makes it taste like orange
maui wowie
power outage, r u open
dancing bear farms
open early in the morning?
atm inside?
is tip included
book a slot
valentines sale prices
got {name} raspberry
wheres the rest of it
the eighth was only 3.2
couch lock og in a half gram cart pls
hemp wrap preroll 2g
mac 1
workout of the total w tax pls
espresso chocolate
out of state license ok? from texas
the hungry bear strain
{name} poison
melted bars
picking up dry cleaning next door, can you have it ready
house plant brand
difference between 510 and pod
vibes papers
looking for {name} live resin
spa across from u?
midnight brand 10 pack
just browsing
visiting from ohio what do i need to buy
in no mood for excuses, wheres my refund
windy out, got torch lighters
how do you say caryophyllene
saw your billboard, whats the 4 for 100
broke my bong, beaker under 60
boring flavors, anything weird
how much does an oz run
is it trimmed by hand
tangie
how many puffs in a half gram
popcorn, the edible
mids are fine
i drive a truck, is the lot big enough
cruise ship stops here 4 hours, how far r u from the pier
thc soda no sugar
when was the harvest date on lot 44
left my vape in ohio need a cheap one
thank you so much!!
got a pic?
bubba kush
mark me down for two
topical w menthol
iced tea one
mini prerolls
{name} prerolls, the 5 pack
open up the other register
honey sticks
your ad said 1 cent preroll
hydro or soil on the {name}
deep dive on the lab report
qp price?
whats the thc on the second one
moon rocks
does it come with snacks or just the can
is the store in walking distance from the station
bad vibes in the parking lot, is it safe
hot sauce w thc
got 15 minutes and 25 dollars
gelatin or pectin
highland or hyde park location
my cousin works there does he get me a discount
last nights order never came
permanent marker
lol thats funny how much really
thc free cream
looking to spend about 80 on mixed stuff
heads up ill be late
my dog ate my gummies box (just the box) need the same ones
is there parking
is cookies better than jungle boys
whats everyone buying
{name} bars on sale?
pain in the ass checkout
whats next
airflow stuck
only have a 100, do u have change
been smoking 20 yrs just want good outdoor
do si dos
both pls
ya that
neighbor recommended the house flower
3.5g of {name}
blunt, not a joint
thx
hanging on the line 20 mins
anxious to see the new menu lol
what time does the sale kick off
is the quarter a better deal than two eighths
do u price match
my old pen broke need a new battery
havent been in since you moved, same menu?
does cbd show up on a test
my doc card expired can i still buy rec
still waiting
lube do u sell that
staying at the marriott can u deliver there
spring sale
how many joints from an eighth
do the first two come in 7g
out the door price
single source rosin
ur a lifesaver
points expire?
munchies brand chips infused
turn on the pen how
is that the only one
not happy with my last order
hey whats good
lazy sunday brand
date of harvest
sativa flower eighth under 35
nope
in a rush, pack of prerolls
yo
at work cant call, is my order ready
no fake flavors just the plant
watermelon, 10 pack
alaskan thunder kick or whatever its called
when do you restock
the button on my pen wont light up
my son in law said to get the 1 to 1 drops
got it cheaper?
cookies brand eighth
two grams of wax
smells funny
train leaves in 20, do u have the jeeter mango ready
gassy eighth
lunch ends at 1, is there a line
whats a zip
prerolls w no shake in em
do i need to be 21 or 18 w a med card
walk me thru checkout
battery died after a week
expiration date on these
whats in that
who do i talk to about a refund
surf brand flower
worried the box got left outside
chilled drinks or shelf temp
shut early today?
slow site
seeds in my eighth, not cool
spaced out layout online, cant find carts
mixed quarter, two strains?
no cotton wick carts
hello?
cereal milk
coffee flavored cart
im left handed do you have a lefty pipe lol
ill take the last one
fresh press gram
how many grams in a quarter
can i put money down on an oz
ok night!
snack size chocolate bar
do u have a bathroom
tired looking bud, all brown
whats nano mean on the can
can i bring my dog in
seltzer 4 pack 5mg
double parked so fast pls, half gram cart
bank declined, can i pay w venmo
rechargeable disposable
couch in the lobby is gone lol
productive visit thx
good morning what time do u open
fits in the bed of my truck? ordering a lot lol
kissed by sun outdoor
back page of the menu
cheer brand seltzers
light green tin
got 2 kids screaming just tell me the price of the caramels
whats the cheapest way to get 500mg
all day deal or til noon
gummy worms
what do u recommend for 50 bucks
fridge temp for rosin
rosin vs resin whats worth it
10 off still?
walk in ok or do i need an appt
my dad wants a tincture, 1000mg
screens for my bowl
the budtender was rude
do u ship w a cold pack, its hot out
pre ground flower 7g
a zip of sherb
coa for batch 221?
missing a can from my 4 pack
got charged twice
where's my driver
jet fuel {name} vs rocket fuel
{name} ounce price
cheesy funky flower
mint tin
my sister in law swears by your peach rings
sheets of papers
clear distillate
typing with one hand, 3.5 {name}
any bogo
granddaddy purp
dropped yesterday morning, any left
why doesnt the coupon work
the guy on the couch said 2 for 1
whats the legal limit
anything over 30 percent thc
how many mg in one piece
1:1 gummies
crumble
flat tire, can u keep my order til tomorrow
sunset sherbet eighths?
big head joe papers lol
second one pls
stressing over parking at your place
how late r u open tonight
my usual is the mac1 quarter, got it?
tastes burnt
zen pouches, no thc
studio glass
is this run of carts the same hardware
paying w change dont judge, 1g preroll
how do i sign up for rewards
flow kana eighth
at the dentist, can u hold an eighth til 4
infused preroll with diamonds
whats in stock thats 2 grams
delivery minimum?
boost my points
whats up
late for work lol just gimme the 1g preroll
kush mints
capsules 25mg
terps above 3 pls
high times cup winner
cherry pie
bath salts do you sell those
friend at home wants a gram of badder
you guys run out of {name} again?
dont sleep on the deals they said, so what are they
when is happy hour
kids in the car, can you bring it curbside
massage oil whats it cost
lowest mg gummy
top shelf only
something w 28% or more
woman owned brands u carry
night nurse strain
paint marker for my jar
tension spring on my grinder broke
whats the easiest way to pay
does it need to be refrigerated
ok but cheaper
skywalker
510 cart no more than 30
smelled like hay
carb cap for a 25mm banger
my uber is outside, just a pack of cones
whats tax on a 40 dollar eighth
apple fritter
do you deli style weigh it
kitchen crew eighth
last batch was fire, same batch?
uncle brought me sherbinski once, u have it?
live sugar 3 for 60
is it the same recipe as before
eat by date?
whats in the chocolate
pillow chocolate, the square ones
is 1000mg the whole bottle or per drop
homework: what is a terpene lol
{name} cart
and the price?
happy face sticker jar, what strain
first time customer deal?
20:1 tincture
warm car ok for gummies?
no distillate pls
been a customer since day one, any loyalty perk
sticky icky
can i fly w gummies
whatcha got
the wake brand coffee
in stock at the other store?
how many prerolls in a pack
anything under 20 bucks
temple ball
lip balm
wood tip prerolls
camp brand prerolls
the middle one
how do i use a dab pen
its my moms order not mine, can i grab it
pick up order for dave
what about the rest of the menu
smalls or shake?
whats better value 2 halves or a full gram
transdermal patch
i live upstairs from the store, do i need delivery
hi
caryophyllene over 1 percent?
big appetite for savings
funny taste in my cart
when do the new hours kick in
anything but grape
guess ill try it
sugar content per gummy
yes
how about in a half gram
lean style syrup
just tryna get a gram
power cord for my dab rig
whats a dogwalker
music too loud in there lol but u have {name}?
that one but stronger
day trip from ohio, how much can i take
rice krispy
the one before
skate shop next to u still there
is thca same as thc
limited run drop still there?
easy vape battery
purple flower
work for you guys? how do i apply
got paid today show me ounces
late night hours?
is {name} a garlic one
turns out i had the wrong store
rest of my order
cleaning alcohol for glass
long day for ur driver huh, where is he
dark chocolate bar 10 pieces
u didnt answer my question
never mind found it
flow thru airpath on that cart
{name}
why are fees so high
high terp cart
whole bud no smalls
ocimene lol do u label that
any local growers
yard sale bin
rest stop exit 14, is that u
got a gift card, whats 40 buy me
the lid was already open
eh too pricey
cook time for decarb
sort by price
drove an hour to get here dont tell me its sold out
jeeter baby 5 pack
cherry limeade
the label doesnt match
prepack only?
whats live resin vs cured
is brainstorm haze in
lozenges
sheep brand cola is it keef?
lit torch or is it just butane
the quiet entrance is where
top 3 sellers
zone 3 delivery fee
my usual budtender was kim, is she in
the app keeps crashing
im new dont know the words, what is live rosin
and in indica?
crash course on dab temps
car's in the shop so delivery please
headed over now
living soil flower
i left my bag on the couch in the waiting room
do u run a tab
new phone, lost my points
bigger size?
video game looking box, orange
soy free chocolate
which rosin is lighter color
clones?
can i leave a review
this bot sucks
{name} vs ice cream cake
guest list for the drop
lol ok
whats the lineage on that
garden society
i like earthy stuff not sweet
my buddy said to ask for the secret menu
xmas hours
do these work with a {name} era
high cbd low thc gummies
good vibes farm
{name} pineapple habanero
do you sell seeds
{name} carts
peanut butter cups infused
talk to a manager
lighters 2 for 3?
rolling papers king size
eaten half the bag already, refund?
stoner gift under 20
cone 1g
prices went up again
is it a third party seller
same but in a cart
is 10mg a lot
shatter or sugar, whichevers cheaper
spark plug battery
picking up for my wife she wants the 10mg peach ones
u hiring
weakest edible u sell
pumped for the drop lol when
whos working today
in town til sunday, do u take out of state id
date flavor bar, like the fruit
anyone there
slow checkout today
dab tool
show me more
glass tip blunt
sleeping bear dunes location
zen brand papers
on foot so nothing heavy, 2 cans max
do u test for mold
does that come in lemon
my cart is clogged
no the red one
phone at 3 percent just put me down for a {name} quarter
glass under 30
bed bath and beyond plaza, thats you right
set up an account
blanket discount on all?
staff picks
website says in stock but it wasnt
high street store hours
distillate 1g under 25
roommate smoked all mine need another eighth of the {name}
upside down price tag or is it really 6 bucks
are the cans stronger than the gummies
come back deal?
too much, less than that
dab of something fruity
whats left of the gary payton
got any sativa leaning live rosin
live diamonds in sauce
gummies or chocolate, which is cheaper per mg
does the kick back program give cash
board game themed gummies
chill pack for the chocolates
add it
child proof case
just a joint
cat knocked my rig over, new banger 14mm
same thing but gummies
{name} vs {name} thc
concert tickets giveaway still on
bathtub grin strain
glass work by local artists
compare the two {name} pods
nut allergy so no nuts in it
can i mail this home
forgot what i got last time, it had a blue lid
charger for a 510 pen, usb c
indoor only please
bubble tea gummies
group order of 6 people, separate checks?
knock on the door or just come in
cooking butter
up to date menu
roll on stick
2 of those
can i cancel my order
linalool above half a percent
{name} 41 flower
sun grown quarter
sams club parking side
which is stronger {name} or gg4
not that brand
whats the cure date
got any rocket fuel left
they changed the packaging?
holiday gift boxes, price
dinner lady carts
50mg cbd caps
veteran discount how much
fly thru the line or is it slow
on the bus rn can i order ahead
the first one
open overnight?
thats not what i asked
next to the movie theater?
w/o mint
whos your supplier
something that tastes like grape
animal mints
put me down for the waitlist
lemonade 100mg
terp chart on the mimosa?
what u said before the gummies
one preroll thats all
is there a night window
whats got the most myrcene
broke til friday whats 10 bucks get me
bottom shelf oz
ok cool
im at the airport til 6, you near there
sublingual strips
sleepy hollow store hours
pure thc no cbd
pack date?
the rest can wait til tuesday
preroll was full of stems
what about the 5 pack
high limonene flower
hungry howies next door right
lost my receipt can i still return the pen
thcv carts?
syrup for mixing
work discount for nurses
any small batch stuff
used to shop at the other place, you have the same carts?
when was it packaged
im happy w the usual, ring it up
make it 3
karaoke bar next to your shop, which door
syringe
biscotti
ceramic coil only
who grows this
checkout pls
joy brand 10pk
{name}, whatever size is cheapest
whats the run time on the battery
no thanks
cheers
one gram disposable, mango
tonight only price still good?
between errands, pickup in 10
can i smell before i buy
grandma asked for the cbd cream
wheelchair accessible?
cbg flower
hash, like old school hash
indoor vs greenhouse
drive thru?
mother in law wants the cream in the green tube
gluten free edible
london pound cake
smell proof bag
thai stick
dance ave store
over easy brand breakfast gummies
peace pipe glass
super silver haze
1st vs the 3rd, thc?
flower was dry af
my order got mixed up
silicone mat
bruce banner
can i pick up at 5
mct or olive oil base
battery power level?
something mild 2.5mg
take that off
whats ur address again
heady glass
calories in the soda
mind your head papers
is the walk to the back lot lit
how much is happy place by the gram
back to the gummies
first run rosin vs second run
round trip from the airport to u
do you take apple pay
moving next week and selling my rig, need small dabs til then
cuddle fish brand lol is it legit
mixer syrup, 100mg
open on thanksgiving?
couch potato chips edible?
one night in town, tourist limit?
whats new this week
buzzer doesnt work at the gate
vegan gummies
loved the peach ones btw
boyfriend asked for 'the purple one', any clue
first time here whats the cheapest flower
dime bag lol
any popcorn buds left
anything else like that
just turned 21 what id do you need
do you have the lab results for this
are you a real person
sunday funday deal
do yall have rso syringes
line was super long yesterday
party size bag of gummies
do u have the scary movie strain
love the new site
friends and family discount
and the rest in quarters
any flower around 22 percent w good terps
got any hemp wraps
lemon gummies
how far do u deliver
microdose mints
im on my lunch break need a quick eighth
awesome ill be there in 20
can i change my pickup to the other store
organic flower
rocket pre rolls brand
terpinolene anything
rest in peace the 99 oz deal
full bodied flavor flower
is hash rosin worth 60
driver never showed
snowed in, are u still delivering
loud
sunday hours
caramel chews
wont work w my charger
viva vibes coupon
solventless only
cheapest per gram, oz or half
are you guys the one by the target
kief by the gram
i work next door do i get a deal
slurricane
indica half gram cart cheapest
bath bomb lavender
morning! is the menu updated
full melt or second run hash
heavy tax here
fresh pack date within a month
who is the party responsible for refunds
what does full spectrum mean
imagine paying 70 for an eighth
half oz of whatever is on sale
happy to wait, just tell me when its ready
grabbing stuff for my mom, shes picky about taste, no skunk
dishwasher killed my grinder, metal ones?
infused vs regular preroll price
zaza
berry flavored but not blueberry
sport mints tin
do yall have anything skunky like the 90s
no artificial dye gummies
wait no the chocolate
how does the loyalty thing work
does this battery work with {name}
i feel u on the tax
switch my store
nvm
{name} eighth
prettiest buds u got
ok and for flower
knock 5 bucks off?
one dropper is how many mg
great appreciate it
social club brand papers
hybrid prerolls 1g each
chatty checkout guy lol, anyway price on the badder
cbn gummies do you stock em
im back
day old prerolls half price?
go back
back pack w smell proof lining
body shop across the street
pinene carts
smile ur on camera? do u record in store
grinder w a kief catcher
wife is waiting in the car
snack packs on sale
love u guys fixed my refund
is shipping high
sadly out of stock again
can i smoke on the patio
chill brand gummies
how long does an edible stay good
whens the next drop
its raining can i do curbside
suppositories
lost my grinder
my back order
how many in the pack
sour gummies 100mg
night owl discount
2 to 1 tincture
100mg single drink
variable voltage battery
dogwalkers
inspired by cereal, that flavor
grumpy budtender at the register
bubble hash 6 star
what is delta 8
wind chill, r u open
need 3 cans and a chocolate bar
forgot my wallet can i pay on my phone
boss gave me 50 bucks to get an oz
does my code work
deep space can
taffy
product list
monster energy looking can, whats in it
total cannabinoids?
which brand lasts the longest
whats the difference between indica and sativa
will this work on a 510
turn left or right off exit 9
clear my cart
do coupons stack
friday night deals
just moved from denver where do i start
college kid w 12 bucks
can i return a bad cart
tea bags infused
task rabbit pickup allowed
pet cbd treats
update my birth date on file
fuel terps
ur prices went up
whats the daily deal
birthday id expired can i use a passport
morning glory strain
midnight drop still happening
ran thru my last oz, same one pls
jammies w ur logo lol
does the tincture have alcohol
`
