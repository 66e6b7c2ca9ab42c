import type { TopicExamples } from '#concierge/understand/topics.ts'

/**
 * People who know a lot: goods and questions of knowledge side by side.
 * Over 300 lines because they are data: one hand's messages, a line each, held out together when the learning is judged.
 */
export const CONNOISSEUR: TopicExamples = {
  store_hours: `
what time do you guys open {day}
when do doors close, i get off at 9
is there a quiet hour, id like to smell jars without a line behind me
whats your latest entry, last call for the counter
open on thanksgiving?
do you open early the day of a big hash drop
sunday hours same as weekdays
the drop is at 10 but google says 9, which one is when you unlock
how late can i roll in tonight
how early is too early to show up
is it dead around 2pm or no
if i get there 8:50 will i still be served
4/20 hours extended?
is the rosin counter staffed all day or only afternoons
you open rn?
when is it slowest, i ask a lot of questions and feel bad
do u shut for inventory at month end
memorial day, normal schedule?
christmas eve until when
my shift ends at midnight, any point driving over
what are your saturday times
24 hours or nah
how busy is friday after work there
do you close for lunch ever
snow day tomorrow, will the shop still be running
are the vendor pop up days on different opening times
`,
  store_location: `
where exactly are you, maps drops me in an alley
whats the address
which exit off the highway
are you the one next to the glass shop or the one over by the brewery
how far from the airport
got two shops or just one, which is nearest to {zip}
does a bus go by you
cross streets?
coming from the hash fest at the fairgrounds, how do i get to you
what does the building look like, is there a sign
im by the hydro store on main, am i close
are you in the plaza or behind it
what county are you in
north or south side of the river
any shop of yours near the university
is your entrance on the street or round the back
how many minutes from downtown
are you still on the old corner, or did you move
landmark to look for?
gps says i arrived and im staring at a tire place
closest branch to {zip} that isnt the medical one
can i bike to yours from the lake path, which turn
is there another location over the state line
`,
  parking: `
is there a lot or street only
how much is the garage next door, do you validate
got a lifted truck with a rooftop tent, will it clear
ev charger on site?
can i leave the van overnight, driving in for the morning drop
bike rack out front?
where do you put an rv
is the lot shared w the gym, dont want a tow
motorcycle spots?
free parking or meters
does the lot fill up on drop days
i only need 5 min to grab rosin, is there a short stay spot
where do i park if the front is full
is it lit at night back there
trailer behind me full of grow lights, can i turn around in your lot
meters run after 6?
can i leave my car while i go eat nearby
cameras on the parking area? have gear in the trunk
is there shade in the lot, i dont want my hash to melt in the car while i shop
is it legal to park on that side street on {day}
how many spaces you got
tesla plugs or just j1772
`,
  accessibility: `
can my pup come in on a leash
is there a step at the door, im in a chair
wheelchair ok between the display cases?
service dog comes with me everywhere, alright?
somewhere to sit while i wait, bad knee
i'm hard of hearing, can the staff write things down about the jars
is the counter low enough to see the concentrates from a chair
do you have the menu in large print
blind customer, can someone read the labels to me
power door or do i need help pulling it
elevator to the upstairs hash bar or just stairs
i use a walker and narrow aisles are hell, hows yours
anosmic and also autistic, is there a less noisy time or a quiet corner
accessible restroom in there?
can someone bring the order to the car since i cant stand long
asl anyone on staff
how wide is the front door, scooter is 29 inch
ramp on the parking side or the street side
i get faint standing, is there a stool at the rosin counter
my hands shake, can staff help me open the jar to smell
is the blue badge space close to the entrance
do you keep magnifiers for the fine print on the coa
fragrance sensitivity, do you burn incense in the lobby
`,
  payment: `
do you take visa
debit ok or is it that cashless atm rounding thing
atm inside? what fee
can i do half cash half card
do budtenders take tips on the card
is it all cash still like 2015
can my buddy and i split one bill two ways
do you do bank transfer apps
what is the fee for debit
can i pay ahead online for the drop or only at the till
do you take hundred dollar bills
checks?
crypto lol
can i use an hsa card for medical
do you do afterpay, a big rosin haul adds up
is a credit card run as a cash advance
what will show on my bank statement
the atm ate my twenty last time, is it fixed, which other way can i pay
foreign debit card, chip and pin, works?
do i pay the driver in cash or in the app
do you give change for the driver
can i put 200 on debit and the rest on a gift card
how do i tip someone who spent half an hour on terps with me
tap to pay ok
my card got declined at your register even tho theres money on it, do you block some banks
prepaid debit accepted?
euros? asking for a friend from barcelona
`,
  tax: `
is tax in the menu price
how much is the tax on concentrates, heard its more than flower
do i pay excise on a banger or only on cannabis
out the door on a 60 dollar jar, what gets added
med patients skip the tax?
why did 45 ring up as 57
is the potency tax a thing here, over 35 percent costs extra
whats your local rate
is the tax worked out before or after a discount
tax on edibles by mg or by price
do you show taxes broken out on the receipt
are gear and papers taxed like normal retail
which taxes apply, state plus city plus what
veterans tax exempt on any of it?
do prices on the shelf cards include everything
do seeds get the cannabis tax
rounding, do you round tax up to the dollar
`,
  delivery: `
do you bring stuff to {zip}
delivery fee?
minimum to get it driven out
how does rosin travel, do drivers have a cooler
is there a cold bag in the delivery car for hash in july
what time does the last run go out
when do drivers start
can it come to a hotel front desk
will you deliver to a dorm
who has to sign for it, me or any adult
how long does it usually take on {day}
do you go up to the mountain cabins
can i get a glass rig delivered or only cannabis
does the driver carry change
can i pick a time window
driver checks my id at the door?
do you ship out of state, even just a battery
can i have it left on the porch
is it free over some amount
are drops available for delivery or in shop only
what area do you cover
can it be brought to my office
will the van be marked, nosy neighbors
mail order for the quartz?
how far out do you go, im 22 miles
can i get two addresses on one run, half for me half for my roommate
do you do airbnb's
can my wife take it at the door if im the one who ordered
next slot you can get to me
is delivery menu the same as what is in the case
does it come in discreet packing, jar smell included
deliver to the campground site 14?
whats the cutoff for tonight
do you do rush, company arriving
is there a live map for the driver or do i just wait
military base, possible?
live in a condo with a concierge, do they hand it over to him
`,
  pickup: `
can i reserve a jar of the drop online and grab it after work
how long do you hold an order before it goes back
curbside?
got a drive thru
do online orders skip the line
can my girlfriend get it if its under my name
how much ahead do i need to order
is the held rosin kept cold til i come
what do i bring to collect
do i get a text when its bagged
can i inspect the jar at pickup before paying
order tonight for tomorrow morning, allowed?
whats the fastest i can be in and out if i prepay
is there a separate window for preorders
if i come a day late is it gone
can i add a lighter at the counter when i pick up
do you let people reserve more than one jar of a drop
is there a minimum to order ahead
can i order by phone and swing by
how do i tell you im outside
which door for express
my roommate is 23 w id, can he get my bag
can i check harvest dates at the counter then drop things from my preorder
do you hold things for regulars w/o paying
can i order at one branch and collect at another
how soon is an online order ready normally
curbside in the rain still on?
if i click pickup does it lock the price or the jar
latest i can collect on {day}
`,
  id_policy: `
im 20 with a med card, good?
is it 21 here
passport from spain ok
my license expired last week, problem?
do you scan ids and keep the data
temp paper license while the plastic comes
can my 19 yr old cousin wait in the lobby while i look at hash
can i bring the baby in a carrier
does everyone in my group need id even if only one buys
digital id on the phone?
photo of my passport enough?
consular card?
out of state patient card, do you take it
tribal id
do you card regulars every time, ive been in 200 times
i look 50, still need it?
vertical license but im 21 now
my name changed, card and license dont match
can my mother in law stay inside without showing anything, she's just along for the ride
turned 21 today can i come at midnight or
military id good?
is a caregiver allowed to buy for someone
what do you do with the scan of my license
do kids get to wait in the vestibule
canadian driving licence ok or passport only
cracked id held by tape, will the door guy let me in
do i show it twice, door and counter
age for just buying a banger, 18 or 21
can my 20 yo friend come in if he only wants glass
global entry card?
`,
  purchase_limits: `
how many grams of concentrate can i take in one day
is the limit on rosin same as flower or do they convert
what is the equivalency, 1 oz flower is how many g of hash
mg cap for edibles per person
can i come back same day for another oz
do carts count as concentrate towards the limit
is it per visit or per calendar day
does kief count as flower or extract
limit for med vs rec
do infused prerolls go under flower or concentrate for the max
do clones count, how many plants can i buy
limits for out of staters the same?
can i get an oz flower plus 8 g of wax in the same sale
whats the max on drinks, by ml or by mg
can two of us buy two full limits in one transaction
do topicals count towards anything
when does the count reset, midnight or 24h
does buying at your other branch add to the same total
most seeds a person may have from you at a time
how much am i allowed to walk out with if i mix forms, e.g. half flower half hash
if i hit my cap on wax may i still get gummies
`,
  consumption_rules: `
can i dab in my car in your lot
is there a lounge
where is one allowed to smoke around here
can i sample hash on site
hotel balcony legal or no
are there public parks where vaping is ok
can i hit a pen on the sidewalk
is it alright to open the jar in the car on the way home, just to smell
can i take a gummy in your lobby
state forest land, allowed or is it federal
may i fly with a rosin cart
can i drive over the state line with it
whats the law on smoking in a rental apt
does the ski hill count as federal
is a consumption bar attached to you
may i use your outlet to charge my rig and take one quick one outside
does open container apply to hash
on a boat?
concert amphitheater, do they let you
`,
  returns: `
the rosin cart was clogged from the first pull, can i swap it
battery wont charge after two days, warranty?
opened the jar and its dry as chips, can i bring it back
whats your return policy on concentrates
banger cracked on the first heat, exchange?
got 10mm, needed 14, never used, still in box
pod wont click in the device, refund?
can i get my money back if the terps are not what the label says
how long do i have to bring back a faulty pen
need the receipt for a swap or can you look it up by my name
found a seed and a hair in my {name}, i'd like to return it
packaged date says 11 months ago, not keeping it. what can you do
do u take back unopened edibles, wrong flavour
the {brand} disposable leaks everywhere, i want a new one
grinder teeth broke off, is it covered
is there a manufacturer warranty on the e rig or do you handle
i bought a gift and he doesnt dab, can he exchange for flower
store credit or cash back
opened gummies, one eaten, taste awful, any chance
mould on the bud. i have it in the bag and want my money
ordered live rosin got live resin home before i noticed, can i trade it
all glass sales final?
half the cart is left but it burnt, do i have to send it to the brand
torch leaks fuel. bringing it back today ok?
box still has the seal, changed my mind
carb cap doesnt fit the bucket, can i swap for 26mm
do refunds go back on debit or in cash
recall on batch {num}, can i bring my jar in
scale came off by half a gram, exchange please
my friend bought it for me, can i return it without being him
rosin had buttered up when i got home, do you replace
`,
  order_status: `
wheres order {num}
did my drop reservation go through, no email
status says packed since 11, is it
is my driver near
how far is the van
my order still says pending, did someone else snag the jar
has {num} been bagged yet
no text came, is it ready
was supposed to be 4 to 5 now its 5:20, eta?
did you guys get my preorder for the {name}
it says cancelled and i didnt cancel, whats up with it
tracking link is dead, can you look
paid online, nothing happened, was it placed
is the stuff i ordered at lunch ready to grab
any news on the backorder banger, {num}
app shows two orders did i buy it twice
which stop am i on the route
got the confirmation but it shows only one of the two rosins, is the other still coming
am i still in the queue for the drop order i put in at 9:59
can you see my order from this morning, under the name kowalski
how much longer on {num}
it said out for delivery then went back to preparing
`,
  order_change: `
swap the 70u jar in my order for the 120 please
cancel {num}
can i add a pack of papers to what i just placed
wrong address, im at my sisters now
push my pickup to {day}
need it under my husbands name instead
take the gummies off, keep the rest
change delivery to pickup
just realised i picked sativa, need the other one before you bag it
can you make it two grams rather than one on my open order
i want to come at 7 not 5
unit number was missing, its 4b
drop the cart from order {num} it's older than i'd like
ordered twice by mistake kill one of them
make it the 10mm not 14mm, not picked up yet
can u move my order to the other store
remove everything but the hash
forgot my code at checkout, can you stick it on the order before i pay
id like to call off tonights delivery, storm
my brother will be at the door so change the recipient
can the driver come an hour later
bump the eighth to a quarter on {num}
switch payment on my order to cash
pls hold off bagging, i want to rethink the wax
stop the order, i read the test date wrong
`,
  complaint: `
harvest date was taped over with a new sticker. thats shady
the guy at the counter laughed when i asked about microns
rosin sat on a warm shelf all day, it was soup. disgraceful
paid top shelf and got larf
weighed it three times, 3.1 not 3.5
you told me single source and the label says blend
waited 50 min on drop day and they let friends through first
budtender swore it was solventless. it wasnt. lied to my face
online menu said 4.1% terps, jar says 1.9
my bag had the wrong cultivar in it
missing one gram from the order, not the first time
stale. it crumbled to dust
the driver left without knocking
your staff doesnt know hash from wax and acts like im the idiot
jar was already open, seal broken
nobody ever answers the phone there
terrible attitude at the door today, guy snatched my passport
menu says in stock, drove 40 miles, none. again
cart was half empty out of the box smh
the fridge in your concentrate case hasnt been on in weeks, everyone can see it
i was charged for premium and handed the budget jar
hour and a half late and not so much as a text
i used to rave about this place. went downhill since the new buyer
got talked down to for asking about the lab sheet
prerolls were stems. just stems
same batch number on two jars that look nothing alike, explain that
the photo on the menu is a different plant altogether, false advertising
you raised the price while i was in line
they refused to let me see the packaged date before paying
found a hair in the badder
budtender was on his phone the whole time i was trying to order
very let down by the last drop. overhyped, underweight
honestly the worst curation in town lately
gave my reserved jar to somebody else
im never bringing my hash club there again after friday
`,
  human_handoff: `
can i talk to the person who buys your hash
get me a real budtender
human please
id rather speak to someone who has smelled the jars
put me through to the manager
is there a concentrate lead i can chat with
transfer me, this is getting nowhere
need a live person about something complicated
could somebody call me back
who do i speak to above you
not you, staff
let me talk to sam at the rosin counter
is someone in the shop able to jump on here
i want an actual person to sort out my account
can the owner ring me
enough w the bot, connect me
have your buyer message me, i got a technical question
`,
  jobs: `
you hiring budtenders who know hash
do i need a badge to work there
looking for a concentrates buyer role, anything open
what does the trim crew get paid
i have 10 years in cultivation, who do i send my resume to
part time weekends?
age to work at the counter
driver positions
do you take interns from the horticulture program
any openings for inventory or compliance people
do employees get a discount, thinking about applying
did you get my application from last week
would a felony from 2009 stop me from getting a job there
do you need a lab tech or is testing done elsewhere, im job hunting
`,
  loyalty: `
do rosin buys earn double
what are points worth
can i spend points on a drop
birthday thing, what is it
how do i join the rewards
do i get points for gear too
moved numbers, how to keep my rewards
is there a top tier for heavy spenders
my last haul didnt post any points
can i gift my points to my partner
how to cash in at the register
do i get points on the tax part
how much spend to reach the next level
does the hash club membership come with early access
can i combine our two accounts
do i lose points when something gets returned
sign up bonus?
forgot to give my phone at checkout, can you credit the points after
points show 0 after the app update
does referring a friend pay me anything
are points usable along with a sale
do delivery orders earn
whats the minimum to redeem
birthdays next {day}, do i have to come that exact day for the reward
can i see what i bought before in my rewards account, want my old terp notes
is the program free
do i need the app or just my number for rewards
how do i drop out of the rewards texts but keep my balance
`,
  deals: `
is there a dab day
what are the specials on {day}
first timer discount?
veterans get how much off
does the locals discount apply on concentrates
student deal?
can i stack the wax wednesday with a coupon
do you match the price of the shop down the road on the same jar
any bundle break for 3 grams or more
code says invalid, is it over
senior pricing
industry discount if i work at another grow
is there a happy hour
do patients get a percent off
4/20 doorbusters what kind
bogo on this week?
is the drop excluded from promos
mix and match across makers on the 4 for 100 thing?
teachers discount? nurses?
got a text about 20 off, whats the catch
black friday for gear, doing it?
is there a discount for bringing back jars
early bird still on?
end of month markdown day, when is it
do you rain check a special if the jars sell out
can i use two coupons on two separate transactions
how often do vendor days come with money off
does the 10 percent first visit hold for all three visits or one
whats the promo for today
any deal if i buy a case
daily deals posted where, or can you just tell me
is the discount automatic or do i have to ask
do you beat other shops if i show their menu
discount for ordering online vs walk in
bday discount for people not in the program?
how much off for military spouses
`,
  contact: `
whats the shop number
email for the buyer
whats your ig
do you have a discord for drops
website link
where do i send a coa question in writing
is the number on google right
what email for wholesale, i make rosin
best way to reach the store manager, email or phone
facebook page?
who do i write to about press stuff
do you have a newsletter for drops, where do i subscribe
phone for the {zip} branch
twitter or nah
mailing address of your head office
whats the handle where you post the jars
`,
  store_info: `
which lab does your testing
where can i see your lab reports
do you post coas online or is there a binder
how is flower stored before it goes out, climate controlled?
is the concentrate case refrigerated
do you rotate stock by harvest date or just sell til its gone
licence number?
who picks what comes in, is there one buyer
are you grower owned
how long you been in business
do you grow any of it yourselves
vertically integrated or independent
do you let people smell before buying, deli style or all prepack
can i take pics of the jars
wifi in there?
restroom for customers?
do you recycle jars and cart hardware
where do i drop dead batteries
gift cards, physical or e
meet the hashmaker nights, any coming
do you run tours of the grow
anyone there speak portuguese
is it rec only or med too
how does the line work on a drop day, tickets or first come
i think i left my loupe on the counter on {day}, did you find it
lost a carb cap in your lobby
is there a water fountain, cottonmouth already
who owns you, some big mso or local
do you re-test if a jar gets old
is there a microscope people can use on display
do you ever bring growers in to talk
why is the shop named that
are your budtenders certified in anything
do you do private tastings or classes
is there a dress code lol
do you take back empty rosin glass to reuse
how long is the wait at the moment
can groups come, 12 of us from a hash tour
do you host pop ups for small farms
is the shop licensed for both kinds of sale
do you keep backup stock in a vault or is what is out all there is
women owned?
are there sinks to wash hands, resin fingers
do you work w tissue culture people or the university, just curious about you guys
can i sit and wait with a book while my friend nerds out
how do suppliers get their brand onto your shelves
what happens to product that expires with you, destroyed?
was that building a bank before
`,
  education: `
what makes a hash six star instead of four
why does 90 micron get all the hype
difference between cold cure and fresh press
is terpinolene the reason some strains make me chatty
whats the entourage effect and is there any proof for it
how come two jars of the same cultivar smell totally different
whats the deal with total cannabinoids vs thc on a label
why do you multiply thca by .877
how long is flower good for after the harvest date
does the test date matter or just packaged on
indica sativa means nothing right? explain it to me like im stubborn
how does a freeze dryer help hash
live resin or live rosin, whats the actual distinction
what temp burns off limonene first
best temperature for a low temp dab and how long do i wait after heating
how do you season a new quartz banger
why did my banger go cloudy
whats a cold start
is a higher voltage bad for a live rosin cart
why do carts clog more when theyre rosin
what does 510 even stand for
how does a nano emulsion get it into the blood quicker
why do edibles take 2 hrs on me but 30 min on my sister
11-hydroxy thc, what is it doing to me
how do i work out my dose if the bar is 100mg and i only want 4
tolerance break, does 48 hrs really do something or do i need weeks
how do cb1 receptors come back after a break
does cbd really tone down the thc or is that lore
whats thcv supposed to do to appetite
explain cbn, is it just old weed
how to store rosin so it doesnt butter up
should hash live in the freezer or the fridge
58 or 62 percent humidity, who is right
what happens if you put flower in the freezer, trichomes snap?
how to tell if kief is mostly plant dust
can i press rosin from shake w a hair straightener, how
what is decarbing and what does it do chemically
oven temp and time for decarb without stinking the house
how does one roll a hash hole without it canoeing
what makes a joint run down one side
is white ash really a sign of a good flush
what do purple buds mean, cold nights or genes?
what are pgrs and how would i spot em
how to read a coa, which lines should worry me
what does nd and loq mean on the lab sheet
what is a pheno, what is a cut, what is an s1
what's a landrace
hydrocarbon extraction in two sentences please
why is sauce separating into rocks and soup
are diamonds stronger than badder or just purer
do botanical terpenes differ from cannabis ones if the molecule is same
is mould on flower visible or do i need a scope
how do you tell amber from cloudy trichomes and why do growers care
what does full spectrum mean vs broad
whats residual butane limit in ppm, generally
sun grown versus indoor, is the terp thing real
why does old weed smell like hay
how many puffs make 5 mg more or less
what do the numbers like 73-159 mean
is it true mango makes it stronger because of myrcene
can you get too high from a topical
whats the gap between a tincture under the tongue and swallowing it
how come dabs fade faster than a brownie does
why was the hash my uncle smoked black and this stuff blond
`,
  small_talk: `
morning fellow terp nerd
hey hey
thanks, that was better than most budtenders
you know your stuff
lol ok professor
peace
you're the full melt of chatbots
cheers mate
ok cool got it
good evening
hows your day been
that made me laugh
appreciate you
why did the trichome break up with the stem, it needed space
later gator
happy friday
aight im out
no worries at all
love it
sweet, thats all i needed
hi there, me again
haha nice one
i'd shake your hand if you had one
you get me
`,
  bot_identity: `
are you a person or a program
who built you
have you ever smelled anything lol, you have no nose right
what can you actually help with
do you remember the hash i told you about last week
is this chatgpt
are you reading from a script
do you save this chat
you a real budtender?
how do you know what terps taste like if you're software
can you see my account
what languages do you do
who am i talking to
were you trained on the menu or what
do you ever get it wrong
is there a guy typing this
are you on all day and night or do you log off
whats the smartest thing you can do
do you have opinions or just repeat the label
`,
  out_of_scope: `
my joint aches when i run
what thread is a standard garden hose
double a battery in a smoke alarm, how to change
torch for creme brulee, which brand
whats the harvest moon date this year
how do i test water ph in my aquarium
rosin for violin bow, dark or light in humid weather
corned beef hash recipe
explain sha256 hash collisions
python dict vs hash map, speed
5 micron water filter for the house, worth it?
tide pods or powder for hard water
whale pods, how many in puget sound
what terpenes are in pine cleaner, is it toxic to my cat
weather on {day}
help me write a cover letter for a bank
grow tomatoes from cuttings, how
which shop downtown sells vinyl
what size is 14 mm in inches for a socket wrench
how to shatter a glass ceiling, essay topic help
wax for skis at minus ten
diamond engagement ring 1 carat price
kush mountains are in which country
how do i get resin off my hands, epoxy kind
blueberry pie crust from scratch
my phone battery drains at 40 percent
what is the capital gains tax on stock
how do i convert mg to ml for my dogs antibiotic
banger songs for a wedding playlist
fix a flat bike tire
whats the gestation of a goat
lemon tree leaves curl, why
does the bakery next door open sundays
write me a haiku about rain
how to cure salmon at home
cure for hiccups
crumble topping for apples
is the dollar going up
high pressure washer rental
flight times to denver
wine cultivars of georgia, list em
how do i season a cast iron pan
solve 3x+7=22
voltage in japan outlets, need an adapter?
is the liquor store across the street any good
`,
  goods: `
anything on the shelf where terpinolene leads and myrcene is way down the list
whats the freshest harvest date you got in the eighths rn
do you carry 6 star full melt or is it all pressed into rosin before it gets to you
looking for a cold cure badder, first press, nothing over 90 micron
is the {name} live rosin 70-120u or full spec
need a 14mm male banger with a flat top, quartz not borosilicate pls
which of your 510 batteries lets me go down to 1.8 volts
my {brand} battery finally died after 4 yrs, what do you have that takes the same threading
do the {brand} pods fit any of the batteries you sell or only their own
who grew the {name} that dropped last week, same farm as the previous batch?
total terps on {name}? not thc, i dont care about thc
got anything outdoor sun grown thats actually cured right, not the crunchy stuff
what jar has the loudest nose today. gas only, i dont want dessert
temple ball hash, real one, not a brick with food dye
is the {brand} hash dry sift or ice water
compare {name} and {name} for me, same breeder right? which leans more to the fuel parent
something rich in ocimene for a hike on saturday, prefer flower under 45
your cheapest live rosin gram thats still single source
test date on the {name} prerolls? last time they were 9 months old
does {name} have any pinene at all or did the menu just copy that from the internet
i want thca diamonds but clean ones, in sauce, not the dry powder
hows the {brand} bubble hash melt on a screen, does it leave much behind
stock question: 25mm slurper sets with the marbles?
any cbg dominant flower? 10 percent plus if such a thing exists here
i've been chasing a chem cut since 2011, anything close to that burnt rubber thing in your case right now
how many mg per puff is the {brand} all in one set to
rosin carts only, no distillate, no added botanical terps. what are my options
does the {name} cart have cut in terpenes or are they cannabis derived
wheres the {name} on the spectrum, all sleepy or can i still function
something around 18% thats terpy beats 34% hay. what would you point me to
need a butane torch that doesnt die in the cold, also refill cans
do u have terp pearls, ruby ones, 6mm
thinking a half oz of something i havent met before. surprise me, dont bore me, no cookies crosses
what is in the {brand} gummies, rosin or distillate? and is it full spectrum
do any of the solventless edibles come in 5mg or are they all 10
my wife only likes linalool stuff. lavender floral. what flower
how long has the {name} been sitting on your shelf, honest
grinder recs, 4 piece, with a screen fine enough to catch kief, stainless not aluminum
whats the mesh on the screen in the {brand} grinder, 100 or 150?
the {name} from batch {num}, is there any left
i see two {name} listings at the same price, what is different between them
which of these is the stronger hitter, {name} at 29 with 1.1 terps or {name} at 24 with 3.4
donut of infused joints, hash hole style, preferably rosin in the middle not distillate
are the {brand} hash holes rolled with 73u or 120u
smalls of a top shelf grower? i dont need pretty buds for the tabletop vape
has {brand} dropped their fall harvest yet
live resin vs cured resin of the same cultivar, do you have a pair i could taste side by side
id like a flight basically. five 1g jars, five terp families
got thcv anything? flower, vape, mint, dont care
{name} eighth, price out the door and terp percent please
do your glass jars come with humidity packs or do i buy those separately from you, 62 or 58
one of those uv glass jars for a half ounce, you stock em?
curing jars wide mouth?
what papers do you have that dont kill the flavour. rice? unbleached hemp? thin as possible
glass tips 8mm round mouth
a dab tool with a flat scoop on one end, titanium ok
replacement coils for the {brand} e rig, the ceramic cup one
what voltage does the {name} cart want, manufacturer says 2.8 but yours clogs at that. got one with better airflow?
a carb cap that fits a 20mm opposing bevel bucket
can you tell me which jars were hang dried and which went in a freeze dryer
are any of these living soil, no bottled nutes
the {brand} pod is .5 or 1g?
looking for an edible that hits like flower does, heavy on minor cannabinoids, cbn fine but not only that
need cbn 1:1 with thc about 5mg each for nights
2:1 cbd thc tincture that uses mct and not olive oil
is the tincture ethanol or oil based, my dentist said avoid alcohol
rso in a syringe, darkest one you got, full extract not distillate with color
how many mg in the 1g {brand} syringe total
does the {name} beverage use nano emulsion, trying to find one that comes on before the movie trailer ends
thc seltzer, dry, bitter, no sweetener. do such adults drinks exist on your menu
cannabis tea? loose not bag
the topical with menthol, whats the cbd to thc ratio in it
transdermal patch 20mg, still have?
went to visit my brother and his jar of {name} smelled like wet dog and lemon in the best way, do you get that one
my tolerance is stupid. 100mg doesnt do it. what is the biggest single package edible
coming back after 15 years off, used to know everything, now everything is 30 percent. whats gentle and tasty
whats a landrace or close to it you have. thai, african, whatever hasnt been bred to death
haze! actual haze with incense. anyone growing it still
need an afghan hashplant style flower, squat, skunky
skunk. roadkill. is any of it truly skunky
whos your best cultivator at the 35 an eighth point
cheapest gram of hash thats not garbage
whats the price per gram if i take the 7g rosin jar vs singles
bulk: ounce of mids for butter, decent trichome coverage, dont care bout bag appeal
trim or shake for making edibles, u have any
how come {name} is 20 dollars more than the other badders, is it the wash yield or the label
do you sell hash by more than a gram, like 3.5 slabs
the ones you keep in the fridge behind the counter, what are they today
is the rosin case refrigerated stuff all live or some cured flower rosin too
flower rosin vs hash rosin, which of these two jars is which, the labels both just say rosin
i want jam. not badder not sauce. jam consistency
sugar, under 25, any citrus
which shatter do you have, or has that gone the way of the dinosaur
crumble for topping a bowl, lowest price
moonrocks, who makes yours and what oil is inside
caviar joints whats the kief made of
loose kief by the gram?
static tech 99% dry sift anyone
pollen press or a hand press, do you carry
rosin bags 90 micron 2x4 in
parchment or silicone mats for pressing at home, sell those?
mini rosin press??
enail or are they all battery now
smart rig that charges usb c under 200
insert for the {brand} desktop, sic or quartz whichever came in
iso swabs the pointy ones
what do i clean my banger with, do you have the alcohol wipes things in stock
one hitter bat in glass, and a dugout in walnut if you have it
a bong thats small enough for a backpack, 14mm joint, thick base
dry herb vape, convection, something with glass path. budget is 250
the screen on my {brand} vaporizer tore, got spares
battery for {brand} carts w preheat, palm style, nothing neon
my pen blinks 3 times and quits with the rosin carts but works w distillate, is there a battery you stock with more amps
will a magnetic adapter 11mm fit that {brand} stick
i have one 650 mah already. need a bigger one for camping, same thread
do your pods lock or can i use a {brand} pod in a third party
gift for a hash snob. he has everything. 80 bucks
my dad grew in humboldt in the 70s, turning 70 himself, want him to smell something he recognises. ideas
it's our anniversary and she's a sommelier so the nose has to be interesting. pair of eighths?
bachelor party, 9 guys, one of em knows his stuff. infused prerolls pack and one jar of the good good
nothing that will race my heart, i get that from high limonene ones, whats relaxed but not couchlock
daytime. laundry. podcast. you know the flavour im after, piney
flower for painting miniatures, focus but hands steady
for chronic back, i rotate cultivars. last three were myrcene heavy, want caryophyllene dominant now
something to sleep that isnt cbn, its never worked on me, maybe high nerolidol
migraine guy here, low thc high cbd flower that still tastes like weed
if i liked {name} but found it too sweet on the exhale what would you go for
the {name} made me paranoid at 31%, what is a calmer pheno
anything from the same breeder as {name}
is {name} an s1 or the original cut
clone only or from seed, the {name}?
do you sell seeds? feminized photos not autos
clones this spring, which cultivars are on the list
are the seeds {brand} or in house
{name} got restocked?? say yes
when is the next drop of {brand} hash supposed to hit the shelf
im outside in the lot and just want to know if theres any {name} left before i walk in
parking's full so quick: still got the 2g {brand} disposable in the grape pheno?
i returned a {brand} pen last month and swore off disposables, what reusable setup should i switch to
before i place the order for pickup, whats the packaged on for the {name} quarter
not asking for a discount just want to know the regular price on 1g live rosin
i have 40 in points burning a hole so what rosin would you spend it on
driver left me the {name} last time and i loved it, what else is on that shelf from the same grower
i know the id rules blah blah. what i wanna know is whether the {name} is the 2024 or 2025 crop
since edibles cap at 100 per pack which pack tastes best for the money
whats the coa say for moisture on the {name}? my last jar was bone dry
water activity on {name} please, if its on the coa
can you read me the terp panel on the {brand} cart
top 3 terps in {name}
does any of your flower get irradiated, looking specifically for one that isnt
which of these growers doesnt remediate
is {brand} pgr free, that density looks off in the photo
pesticide screen on {name} ok? im asthmatic
are the {brand} gummies gelatin or pectin
sugar free mints, 2.5mg
whats in the chocolate, is it soy lecithin
allergens on the {name} cookie. tree nuts specifically
dark chocolate 70% or over, rosin infused
savory edibles anyone? im so tired of gummies
infused olive oil or honey or hot sauce, a cooking ingredient anyway
powder packets i can stir in coffee, flavourless
how many servings in the {brand} syrup bottle and does the cap measure
live resin gummies strain specific, got a sativa single cultivar one?
delta 8 or any hemp derived? or is it all the real thing
thca flower vs what you have... is yours just the same thing with a real sticker
is thca on the label the number before or after the .877 for {name}
most potent thing that isnt a concentrate
what is your lowest percent flower, serious question
under 20 percent thc over 3 percent terps. filter it for me
grape, but not candy grape. concord skin
garlic onion funk, {name} type thing
does anything there smell like cat pee and i mean that as praise
mango, overripe
coffee chocolate earthy old school
i was told {name} tastes of mothballs, true? i want it if so
sour. that is the entire message
papaya crosses, any in hash form
banana terps in a cart that arent fake
menthol minty prerolls like {name}
cedar + pepper nose, humulene up top
something i can vape at 360f and get all the lemon first
low temp dabbing a thing with big terps so what do you got w a high terp extract fraction
hte sauce only, no diamonds
pure terp juice for adding to joints
is that 10 mil {brand} jar glass or plastic, plastic eats terps
do prerolls use whole flower or shake, the {brand} ones
single 1g preroll, ground from nugs, ceramic or glass tip, whats available
dogwalkers, the .35 minis, tin of anything hazy
cigar style with hemp wrap
blunt wraps no tobacco, terp free not the flavoured ones
are cones 84mm or 98 you sell
cone filler, do you have the gadget
rolling tray wooden with magnets
scale .01g
pocket loupe 60x to look at trichomes, sell those by any chance
smell proof case with lock, size for a small rig
travel tube doob tube that isnt flimsy
puck silicone for 5g concentrates
fridge for hash lol do you sell mini fridges
odor candle?
merch: dab mat w the grower logo from {brand}
hat pin of {name}?? saw one on the budtender
do you stock {brand} at all? new here
{brand} vs {brand}, whose badder stays stable at room temp
who has the better price to terp ratio, {brand} or the house brand
house eighths: who actually grows them
white label or your own garden, that {name} quarter
this is long sorry. im hosting 6 people, two dab, one hasnt smoked since college, one is strictly edibles and cant have gluten, and me. 150 all in. what's the basket
i have a flight friday, landing and going straight to a cabin, and want a quarter of something resinous, a small pipe, hemp wick, and a lighter. total about?
hemp wick spool
my rig fell off the balcony. whats the nearest thing to a 7 inch recycler, 14 female, you have
banger chazzed beyond saving. quartz 45 degree 10mm, how much
torch hisses but wont light. what do you sell thats better than gas station ones
wife sat on my pen. same one in black?
cat ate the silicone carb. replacement?
{name} pod leaks. is there a hardware version that doesnt
your {name} cart vs the pod of the same oil, any difference besides the plug
how thick is the oil in {brand}, will it wick in winter
want low voltage terp saver mode, digital display, dont care about looks
do the 2g ones come in live rosin or only liquid diamonds
liquid diamonds, what percent and what terps did they blend
is melted diamond cart cut w anything
what would a sane person start with for dabs if they only ever smoked flower
friend who never dabbed wants a nectar collector, simplest one
first time hash buyer, crumble it in a joint type, whats easy to work with
pressed hash, moroccan style, soft
lebanese red?? a man can dream
charas
bubble thats sandy enough to sprinkle, 3 or 4 star is fine, save money
4 star vs 6 star here, how much price gap
any nugs frozen within the hour, you know, fresh frozen from indoor not outdoor material
is this wash indoor or greenhouse, the {name} rosin
light dep eighths
mixed light ounce under 120
indoor top shelf oz. whats the damage
does the {name} look purple through and through or just tips
seeds in it? the last bag had a few beans, want one that doesnt
trim job on the {brand}, machine or hand
foxtaily or chunky
how big are the buds in the 14g bags
is it nitro sealed tins or bag
the can packaged flower, whats the fill date
name me three jars you would take home yourself
what did the staff fight over this week
what's new since last {day}, only concentrates
any limited micro batch left, numbered jars
cup winners in stock
2nd place at the cup last year was {name}, is that the batch here
is anything on markdown in hash because its nearing expiry, i dont mind
aged flower, i actually like a 6 month cure. have some?
clearance carts that are still rosin
on sale rosin today?
something i can eat before the opera, 2 hr, light, 5 max
capsules 25mg softgels
sublingual strips any
suppositories, dont laugh, high cbd
bath soak
lube w thc lol asking for the household
dog cbd drops, 300mg bottle
can i get thc free cbd isolate powder
cbc? cbl? the weird letters. what do you have beyond cbg cbn
ratio 1:1:1 gummies price
whats the mildest infused seltzer and does it come as four pack
high thc syrup 1000mg available in this state or nah, what is the top one you sell
is {name} good for making rosin at home, need something that squishes 20%
what flower has the biggest trich heads, thinking of washing it
which of the ones in the case ghosts on an ashtray, white ash, smooth
throat is wrecked so whats the smoothest on the menu
alternative to {name} now that the farm closed
i miss the old {brand} live sugar, they discontinued it. anything in that lane
how does {name} rank against your other 90u jars
whatever is closest to a noon on a tuesday kind of high
two grams of rosin from two different hashmakers plus a quartz insert, keep it below 110
nose like a tire shop, effect like a nap
is the limit on {name} one jar per person cause its a small drop, or is there plenty
do your cold storage rosins lose anything on a 40 min drive, or should i buy the shelf stable one
someone on your socials posted a jar of orange hash, which one is that and how much
`,
}
