import type { TopicExamples } from '#concierge/understand/topics.ts'

/**
 * Money is spoken of in every topic, and only the whole sentence tells which.
 * Over 300 lines because they are data: one hand's messages, a line each, held out together when the learning is judged.
 */
export const BARGAIN: TopicExamples = {
  store_hours: `
when do you close tonight, need to hit the bank first
is the store open on thanksgiving or should i buy before
what time do doors open, want to beat the crowd for the sale
how late are you there on {day}
i get off at 9:30, is that too late to make it
does the sale line start before you unlock the door
when is it slowest, i take forever comparing prices
u open rn
are you up on new years day
last order of the night is when
how early on {day}
do you shut for lunch or straight through
i get paid at midnight, anything happening at your place at that hour
hours for the holiday weekend pls
are sundays shorter hours there
if i roll up 10 min before closing will they still ring me up
what time should i come so im not behind 40 people on discount day
you still 8 to 10 or did it change with the new prices
do you open later when it snows
is there an hour in the morning when nobodys there
are y'all open 4th of july
christmas eve how long can i shop
my lunch break is 11 to 11:30, are you even up by then
does the clock change mess with when you open
is it worth coming at 6 or will it be packed after work
are you 24 hours
`,
  store_location: `
what's the address, i want to see what gas will cost me
how far from {zip}
which exit do i take coming off the toll road
is there a way to reach you without paying the bridge toll
do you have another shop closer to downtown
are you next to the dollar store
what bus gets me there for one fare, no transfer
is the one with the big coin on the sign yours
what side of the street is it, coming from the credit union
how much would an uber be from the airport roughly, like how many miles
are you in the strip mall with the tax preparer
i cant find you my map says im here but its a bank
is it walkable from the train
which town are you technically in
where abouts are you
is your shop on the same block as the thrift store
do you have a spot on the north end, i hate burning gas
directions from {zip} avoiding tolls
did you move, the old place is a payday loan now
whats the cross street
is it over the county line
how many minutes drive from the outlet mall
are you behind or in front of the discount grocery
send me a pin
`,
  parking: `
do i have to pay to park
is the lot free or is it one of those app meters
do you validate the garage ticket
how much is the garage next door per hour
will i get towed if i leave my car after shopping to grab a taco
is there street parking that isnt 4 bucks an hour
got a 30 ft rv, anywhere for it
are the ev chargers free
can i chain up a bike out front
got a 60 dollar ticket last time outside of your place, where am i supposed to leave the car
when do the meters stop charging on your street
any spot for a motorcycle
does a purchase get me free hour in the ramp
is the lot big enough on sale days or do i circle
can i leave my car overnight if i take a cab home
where do employees of next door park, they took all the spots
do i need quarters for the meter
is there a security guy in the lot
pulling a trailer, will i fit
i dont want to pay valet at the hotel, can i leave the truck at yours for an hour
15 minute spots out front?
do you guys share the lot w the bank
`,
  accessibility: `
can my chihuahua come in
is there a step at the door, im in a power chair
does my service dog get in without a fee or paperwork
can i sit while i wait, i cant stand in the sale line
are the price tags readable, my eyes are bad
is there a lower counter so i can see what im paying
can somebody read the menu prices to me, im blind
im deaf, can the budtender write down the total
do i have to go up stairs for the checkout
is the card machine reachable from a wheelchair
do you have a magnifier for labels
is the bathroom wide enough for a walker
my son has autism and the noise on deal days is too much, any quiet hour
automatic doors or push
ramp on which side
are aisles wide enough for a scooter
do you have disabled customers go to the front or wait with the rest
can a helper carry the bag out to my van, i have one arm
is there an elevator, my knees are done
anyone there know sign language
i use oxygen, is it smoky inside and can i wait on a chair
`,
  payment: `
do you take debit or is it cash only
whats the atm fee inside
does the cashless atm round up to the next ten
can i pay half cash half card
will my bank see it as a cash advance and charge me
is there a surcharge for card
do you do apple pay
can two people split one bill
can i tip on the card or does it have to be cash
are tips expected, im on a budget and dont want to be rude
can i pay with a prepaid visa
do you give change back on debit
does my ebt or flex card work, probably not but asking
pay later, klarna, anything like that
do you break hundreds
can i pay over the app before i come in
is it 3.50 per swipe or per order
how much should one tip a budtender on 40 bucks
do you take coins, i have a jar
credit cards yet or still no
can i use my hsa
do you accept checks lol
if my card declines at the window can my wife pay by phone
why did you charge me 50 when my total was 46.80 do i get the rest in cash
i want to avoid the machine fee, is cash the only way
does it show the shop's name on the bank statement
is venmo an option
can i put twenty on one card and whatever is left on another
`,
  tax: `
is tax already in the menu price
what percent tax do you charge on top
how much is tax on a 100 dollar order
do medical patients skip the tax
why does 30 turn into 39 at the register
is the excise separate from sales tax
do i pay less tax in your town than in the next county
are grinders taxed same as weed
do tribal members pay the state tax
does the discount come off before or after tax
is edible tax higher than flower
why are there three different taxes on my receipt
do out of state folks get the tax back
did the tax go up this month
so if the sticker says 25, whats the out the door with tax
does the city take a cut too
`,
  delivery: `
how much is the delivery fee to {zip}
whats the minimum for free delivery
do you deliver and is it worth it for a 25 dollar order
is the driver tip included or separate
if im 3 dollars short of the minimum can you still bring it
do you bring to hotels, i dont want to pay cab both ways
how long from order to my door
do delivery prices match the store ones
can the driver take debit or should i have exact cash
does driver carry change
who has to be home to sign, i work and my roommates broke but 25
last delivery time tonight
do you charge more the further out i am
what towns do you go to
is there a fee waived if i pick a slow hour
do you deliver to a dorm
i'm at a campground off the highway will someone come out
can i get it left on the porch so i dont have to leave work
is it free over 100 or over 75
what if nobody answers, am i charged anyway
does delivery start when the store opens
could my neighbor and i combine one drop and split the fee
delivering to the airport motel strip?
do you guys bring stuff to an office
is same day extra
can i schedule one for {day} morning
are you on one of those apps that mark everything up or do you have your own drivers
how do i know if my address is in the zone
do you ship by mail to another state, ill pay postage
gas is 5 bucks, would rather you come to me, possible?
is there a surge price on weekends like with uber
do they come up to the 4th floor or do i go down
can he meet me at the gas station on the corner
what window do i get, like 1 hour or all day
apartment has a gate, does driver call
is there a subscription so i stop paying 7.99 every time
`,
  pickup: `
can i order ahead so the sale price is locked in
how long do you hold it before it goes back on the shelf
do i pay online or when i get there
is there a drive thru, i dont want to pay for parking
can my girlfriend grab it if i paid
curbside yes or no
how long till a pickup is ready
is there a minimum for ordering ahead
do i stand in the same line as everyone if i reserved
if the deal ends at 5 and i pick up at 6 do i get the price i ordered at
can i place it now and get it {day} after payday
any fee for ordering online vs just coming in
will you text when its bagged
where do i go in the store to get an order
do i need the email or just my name at the counter
can i add something at the window when i come for it
how late can i collect
do i stay in the car and someone comes out, and do i tip them
if i dont show up do you charge me
do i need to print anything
is the express line for prepaid only
can i reserve 2 eighths by phone without paying first
my brother is nearer to you, can he get my bag and i pay him back
could i order at lunch and swing by at 8
do you keep things cold if i reserve the chocolates, its 100 degrees
is there any pickup spot that doesnt require going in
held until close or until next day
can i pick up part today and the other part when i have money
`,
  id_policy: `
what ID do i need to get in
my license expired last month, still ok? renewing costs 60 bucks
can i use a picture of my id on my phone
im 20 with a med card do i count
do you take passports
does a temporary paper license work
turning 21 on {day}, can i come at midnight
can my 19 year old sit inside while i pay
do i need two forms
is it 18 or 21 with you
do you scan it and sell the info, i get enough junk mail
out of state license fine?
will a consular card do
i look old, do you still check, i'm 63 lol
can i bring my baby in the carrier, sitters are 20 an hour
if my friend pays and i pick do we both need id
does my military id work by itself
left my wallet but i have my costco card with a picture
do you require id again at the register after the door
student id plus bank card enough?
name on my id is my maiden name, does it matter
id is cracked in half, taped, will they let me in
my patient card is from another state, good for anything at yours
is a tribal id accepted
do i have to be a resident
i came with someone who forgot theirs, now what, do they wait in the car
vertical license but im 22, problem?
foreign driving licence, no latin letters, ok?
`,
  purchase_limits: `
whats the most i can buy in one day
can i get two of the 99 dollar ounces at once or is that over
how many carts can one person get
if i come back an hour later can i buy again
is it per day or per visit
do edibles count toward the flower amount
how much more can a patient buy
limit for tourists the same?
wanted to stock up on the sale, is there a cap by law or by you
can my wife and i each buy the max
how many grams of concentrate am i allowed
do you track what i got at other stores
is a half pound possible, id pay cash
whats the legal max for out of state folks
do clones count to the limit
how many 100mg bags before you have to stop me
does the limit reset at midnight
can i have 3 ounces on me driving home
do topicals count against it
max dollars or max weight, which is it
`,
  consumption_rules: `
can i light up in your lot, save me the gas to get home
is there a lounge and does it have a cover charge
can you smoke in the park near you without a fine
whats the ticket for smoking on the sidewalk, how much
can my landlord charge me for smoking in the apartment
am i allowed to eat a gummy in the store
is it ok in a hotel room or do they hit you with the 250 cleaning fee
may i vape on the patio outside
can i have it open in the car if im a passenger
can i take what i bought on a plane
is it legal on the beach
does a rental car company fine you if you smoke in it
can i take it across the state line since i paid tax here
where can tourists even use it
smoking at concerts here, tolerated or fined
can i consume in national forest
may i try a joint before i pay for it, like a tester
am i ok on my own balcony
`,
  returns: `
cart is dead after two puffs, that was 40 bucks, can i bring it back
do you do refunds or only store credit
bought the wrong gummies, unopened, can i swap
lost the receipt but paid w debit, can i still exchange
can i get the difference if it goes on sale a day later
whats the return window
battery quit after a week do you replace it or the brand
flower is bone dry i want my 35 back
is there a restocking fee
can i trade the indica for a sativa, seals on
i opened it and hate the taste, any chance
do i get the tax back on a return too
if i used points on it do they come back when i return it
the pen leaks all over my pocket, who covers that
can my mom return it, i bought it but shes closer
does a clearance item count as final sale
will the refund go on my card or cash
warranty on the vaporizer, 250 was a lot for 3 months
half the joints in the pack were unravelled, could i exchange
i grabbed two by mistake and want to give one back
how do refunds work when it was a bogo, i only want to return one
the chocolate melted on the way home, will you take it
do i need the box
money back if it doesnt work for sleep?
glass was chipped when i unwrapped it, gift for someone, want another
i have a defective cart, do you need it charged or empty or what
it was delivered and its not what i like, can driver take it back
store credit expires?
do you take back stuff bought at your other shop
rosin turned out to be resin, 20 dollar difference, how do i fix it
`,
  order_status: `
wheres my order, i got charged an hour ago
is {num} ready yet
did my payment go through, i see pending twice but no confirmation
how far is the driver
my app says packing since noon
did you guys get my order or did it eat my coupon and die
is it still coming, i have exact cash sitting here
no text yet for {num}
how much longer, meter runs out in 10
can you see an order under my number
it says cancelled but my money is gone
did the substitution go through on {num}
when will it be out for delivery
whats my total on {num}, i forgot and want to have it counted
order says ready but does that mean the discount stuck
it went from preparing to nothing
whos my driver and what car
eta?
has anybody started bagging mine, ordered at 2
i never got the receipt email for {num}, is it real
bank says you took 62 but there's no order in my account
am i next in the queue
`,
  order_change: `
cancel {num} please, found it cheaper
can i swap the 40 dollar cart for the 30 one before you pack it
add one joint to my order so i hit free delivery
take the gummies off, im over budget
need to change the address to my work
i forgot to put my promo code on it, can you redo it
make it pickup instead, dont want the fee
can you push my delivery to {day}
put it under my husbands name, his card
i ordered 2 meant 1
remove the tip i typed 50 instead of 5
can i change from cash to debit on {num}
drop the eighth to a gram if its not too late
i need it an hour later, stuck at the bank
switch {name} for whatever's cheaper in my cart already placed
how do i cancel and will i get charged
use my points on the order i made 5 min ago
wrong zip on my order, fix it?
merge my two orders so i pay one fee
add papers to it pls, same bag
hold off on it, my paycheck didnt land
can i still edit {num} or is it locked
change quantity from 3 to 4, then its the bundle right
please void it, i hit buy twice
`,
  complaint: `
your guy rang me up full price and rolled his eyes when i asked
i was told 2 for 50 and got charged 64
paid for an eighth, scale at home says 2.9
been overcharged three visits in a row now
the menu lied. 20 online 28 in store.
driver was 2 hours late and still stood there waiting for a tip
bag was missing the joint i paid for
weakest 50 dollars ive ever smoked
budtender pushed the priciest thing on me after i said 20 max
that ounce was mostly stems, kinda insulting
my free item never made it in the bag
you raised everything again, we notice you know
the girl at the register kept my change
waited 45 minutes for a deal that ended when i reached the counter
points vanished off my account and nobody cared
i smell mold in this. 35 dollars of mold
fake discount, you marked it up first then took 30 off
cashier counted my money out loud in front of everybody, embarrassing
gave me the wrong strain and i only noticed after i paid for the ride home
gummies were hard as rocks, date was 8 months ago
security talked to me like a thief because i paid in ones
ordered 5 carts got 4. not happy
my veteran friend was laughed at for asking about money off
half the cart was air
last time i spend my paycheck with you
worst service in town and the most expensive too
tip screen starting at 25 percent for handing me a jar, come on
got shake when i paid for buds
your atm ate my card and staff shrugged
you people advertise one thing and sell another
the preroll was more paper than weed and it was 12 dollars
nobody greeted me for 20 minutes, they were all chatting by the till
you double charged me and i had to borrow for groceries
`,
  human_handoff: `
can i talk to whoever sets the prices
get me a real person, this is about a charge
manager please
i need someone who can look at my account not a bot
is there a live agent, ill wait
put me through to the register
can a budtender message me instead
i want to speak to the owner about the fee
enough, human
who do i talk with to sort a double charge, an actual person
transfer me pls
can somebody with authority give me a yes or no on this refund
have someone call me back at {num}
id rather haggle with a person
operator
is anyone from billing around to chat
can you get maria from last time, she knew my deal
no offense but i need staff
`,
  jobs: `
are you hiring, need extra money
what do budtenders make an hour there
do employees keep their tips
do workers get a discount, thinking of applying
any driver openings and do you cover gas
how do i apply
do you pay weekly
is there part time for someone on a pension
do i need a badge to work there and who pays for the badge
seasonal help needed?
i'm good with a till, who do i send my resume to
starting wage for packers?
will a record from 10 yrs ago stop me getting on your payroll
got an interview {day}, what should i wear
`,
  loyalty: `
how many points do i have
what is a point worth in dollars
do points expire
how do i cash in my points
can i use points and a coupon on the same bag
do i earn on tax too or just the price
whats the birthday thing, is it free or just percent off
is it free to join the rewards
i spent like 900 this year, what tier am i
do i earn points when i pay w gift card
can i give my points to my wife
why didnt my last purchase count
i changed my phone number, are my points gone
do points work online or only at the counter
is there a referral bonus if i send my friend
how much do i have to spend to get 10 off
do i earn on delivery fees
what can i get for 500 points
do sale items earn
sign me up for the perks
double points day is when
my birthday was yesterday can i still claim
can i save up for something big or is there a cap on what you can redeem
lost my punch card, can you start me where i was at, it was 8 of 10
do i get credit for buying on my mom's account
can points pay for a vape battery
i forgot to say my number at checkout, too late to get credit for that 80 bucks?
does the app track what i've earned
`,
  deals: `
did the two for fifty end or can i still catch it
any first time discount
do you match prices with other shops
what are the {day} specials
senior discount? 66 here
is there a code for online orders
can i stack the veteran with the daily
do teachers get anything off
got a flyer that says 30 percent, valid still?
when is the next big sale
how much off for new customers and does it cover everything
do locals get a break
is there happy hour
do i have to buy two to get the bogo or is it 50 off one
any student pricing
whats going on for 420
industry discount, i work at another shop
do you honor competitors coupons
how much off for med patients
does the early bird discount start right when you open
can i combine the text code and the email code
saw on insta buy 3 get 1, which day is that
is there a discount if i pay cash
whens black friday start for you
do you give a break for buying in bulk
if i come {day} instead of today do i save anything
what's the catch with the penny thing
can i get the first time offer twice if i come with my roommate
does 20 off mean percent or bucks
how long does the current promo run
rain check if you sell out of the sale stuff?
is the discount applied by itself or do i have to say it
snap ebt card holders get anything off?
bring back the friends and family week, is that happening
`,
  contact: `
whats your phone number, want to ask about a charge
email for sending a receipt pic
do you have an insta where you post sales
website link pls
can i text you guys
where do i sign up for price drop emails
how do i unsubscribe from your texts, they cost me
who do i write to about a billing thing
you on facebook
is there a number for the store not the headquarters
do you have an app to download, is it free
fax? for my benefits papers
where can i leave you a review
how do i reach accounting
whats the right page, theres two of you on google
is there a whatsapp, calls cost me from abroad
`,
  store_info: `
do you sell gift cards and whats the smallest amount
can i check how much is left on a gift card
is there a bathroom or do i gotta buy something
do you have free wifi
do you give money back for bringing empty jars
is there a fee for the bag
where do i drop empty carts for recycling
who owns the place, is it a chain
do you charge for tours
are you guys a medical shop or for everybody
are there free events or classes
do you do vendor days with free samples
how long have you been around
did i leave my wallet there, brown, 60 bucks in it
who tests your stuff and do you post the results
how long is the line right now
are you union
do you donate to anything, the round up at the till goes where
is there water i can drink for free
do you have t shirts with your logo, how much
speak spanish?
can i take a picture of the price board
what is your license number, my accountant is curious
do gift cards expire or lose value
can a small brand rent a table at your shop
is it a members only kind of place, do i pay to get in
do you buy from small farms or only big companies
found somebodys earring in my bag, i think its gold, who wants it
can i look around without buying anything
is there a kiosk or do i have to talk to someone
are there cameras, i want to keep it private
do you sell my data
are you the same company as the one that closed on main
is the shop black owned or local at least, like to know where my money goes
how many people work the counter on sale day
can we host a birthday at your place, is there a rental fee
do you sponsor little league or things like that
is there a coat check lol or somewhere for my shopping bags
can i charge my phone in there
`,
  education: `
why do some ounces cost 80 and others 300
is paying for higher thc percent actually worth it
what makes live rosin so much pricier than resin
how many joints does an eighth make on average
whats the difference between smalls and regular buds besides price
does cheap weed give you a worse headache or is that a myth
how much is a quarter in grams, i keep mixing it up with quarter pound
whats shake exactly
how long does an ounce stay good, thinking about stocking up
can i freeze flower so it doesnt go to waste
why does indoor cost more than outdoor
how do i make a gram last a week
does a tolerance break really save money and how many days
how do i read mg per serving vs per package so i dont get fooled
is distillate just the cheap stuff or is there more to it
what do terpenes do and why am i being charged for them
does vaping flower use less than smoking it
can you reuse the already vaped bud for anything
how much kief falls off an eighth in a grinder
how long does a gram cart last for someone who takes 10 puffs a day
why did 10mg do nothing for me the first time, felt like money down the drain
how do i get the last bit out of a cart thats stuck to the sides
is it true drinks hit faster than gummies
what does top shelf even mean, is there a rule
how do u turn shake into butter
what is rso and why is it in a syringe
how long till a gummy kicks in, i almost took another 3 dollar piece
does eating before an edible make it stronger or waste it
whats the point of cbn
does expired mean its bad or just weaker
explain eighth quarter half zip to me like im 5
are there real differences between sativa n indica or is it marketing so they can charge
how do i tell if a bud is old by looking
what happens to gummies left in a hot car
why does my cart burn through so fast, is it the voltage
how do you roll without wasting half of it on the table
whats a humidity pack for and does it really save the flower
what's total cannabinoids on the label versus thc, the bigger number always gets the price
is hash stronger than flower gram for gram
what is decarbing and can i skip it
is an infused joint just a regular one with oil
difference between wax shatter and badder please
do you lose potency when you grind it all at once
how much should a newbie take if they dont want to overspend on a bad night
can you split a 100mg chocolate evenly or is it clumpy inside
what does single source mean on the jar
what makes a strain exotic other than the sticker price
how do full spectrum and isolate compare
does holding smoke in get you more out of it
is a water pipe wasteful compared with joints
why does medical flower get sold cheaper in some states
how many mg of thc are really in a gram of 20 percent flower
whats the entourage thing people talk about
do tinctures work under the tongue or is swallowing the same
what is a hash hole
how does a dry herb vape pay for itself, like how much less do you burn
why do seeds show up in cheap bags
is reclaim from a rig safe to use
how do you store concentrates so they dont dry up
what does 1:1 mean on a label
`,
  small_talk: `
hey there
thanks, you saved me ten bucks
morning
lol my wallet is crying
you're a gem, keep the change
good evening friend
bye, gotta go earn some money
haha fair enough
ty!!
whats good
ok cool ill think it over
you're better than my financial advisor
appreciate it
sup
money cant buy happiness but it gets close at your place
tell me a joke, a cheap one
have a good one
awesome, that was quick
hello anybody home
just browsing, dont mind me
love you guys honestly
my two cents, you rock
happy friday to you
got it, cheers
broke but happy, how are you
night night, thanks a million
`,
  bot_identity: `
are you a real person or a money saving robot
do they pay you
who made you
what can you help with
how much did you cost the shop
do you remember what i spent last time
are you on commission, be honest
whats your name
is this chat recorded
is it a bot that picks the prices
can you see my bank info
do you smoke
can you actually place an order or just talk
are you chatgpt in a hat
where do you get your answers from
do you get a tip if i like you
how smart are you on a scale of one to ten
are you the same one i typed with on {day}
`,
  out_of_scope: `
my old job still has my pension money, how do i move it
is it gonna rain this weekend
whats the cheapest gas near me
can i write off my car on taxes if i drive for uber
should i buy bitcoin
cheapest flight to denver in march
how much is a gram of gold today
whats 18 percent tip on a 64 dollar dinner
how do i get my credit score up
best pot roast recipe on a budget
when is the deadline to file my federal return
what does the place across the street charge for an eighth
elbow joint is clicking, is a 12 dollar drugstore sleeve enough
how do you joint a chicken, it's cheaper than parts
is my airline miles card worth the annual fee
refinance or wait, rates are at 7
pizza place with a 2 for 20
how much is it to replace a head gasket
can you do my homework, compound interest, 4 problems
which weed killer is cheapest per gallon
how much to reseed a lawn, grass is dead
what time does costco close
who won the game last night, i had 20 on it
is a heat pump cheaper to run than oil
can you write me a budget spreadsheet formula
return policy at target without a receipt?
how many points does lebron average
do hotels on the strip charge for parking
whats the exchange rate for pesos
how do i dispute a charge with netflix
my kids delivery is in june, what does a hospital birth cost
what's minimum wage in texas
how do i bake bread for under a dollar
should i tip my hairdresser if she owns the salon
best cheap laptop for college
where do i get free tax help
whats the fine for speeding 15 over
explain python lists to me
how much does a vet charge for a cleaning
stock price of apple
is the toll road free on sundays
what do i do when my landlord keeps the deposit
coffee pot under 30 that doesnt leak
which bank has the best rate on a cd
`,
  goods: `
whats your cheapest eighth that isnt dust
got exactly 20 bucks what can i walk out with
which half ounce works out to the least per gram
is the {brand} cart really 45 now or is that a typo on the menu
cheapest thing that will still knock me out at night
need something under 30 for my back that isnt smoked
do the 10 packs of gummies cost less per mg than the singles
looking for a decent ounce around 100, shake is ok if its not all stems
what do i get for a five dollar bill lol
my budget is 60 for the whole month so i need something that stretches
is there a disposable under 25 that doesnt clog
I don't want top shelf, I want the one the staff actually buys with their own money
{name} was 28 last week and i see 34 today, which is it
half gram or full gram of live resin, whats the better buy
any prerolls for 5 or less in stock rn
how much for a quarter of {name} all in
which edible has the most mg per dollar
gift for my father in law, he retired, dont want to go over 40 and it should look like i spent 80
i am paying in cash and have 37 dollars so show me carts that fit
do you sell popcorn buds by the ounce
somthing that tastes like grape but doesnt have the fancy box price
is the 2 gram vape from {brand} worth double the 1 gram
need a battery that fits a 510 and doesnt cost more than the cart
whats on sale in concentrates
which drinks are the 10mg ones and how much a can
do u have any 100mg bags under ten
got a tax refund and feel like treating myself, whats the nicest flower in the house
got my points ready just tell me which indica is worth burning them on
my last pen died after 3 weeks, want one that lasts, ill pay a bit more
is there a cheaper version of {name}, same feeling, less label
show me everything between 15 and 20
a grinder thats metal and under 12
do the infused joints give you more for the money than a plain eighth
anything left over from harvest thats marked down
price on a gram of badder
whats the difference in cost between {brand} rosin and {brand} resin and which hits harder
my wife needs sleep and i need to pay rent, so cheap sleep gummies please
can i get a tincture with at least 500mg cbd for fifty
before i park and pay the meter just tell me if you have {name} in eighths
i left my debit at home so i only have a twenty on me, any flower that fits
we're delivering a baby shower basket for my sister after shes done nursing, want something cute and low dose under 35
how many joints can i roll out of the 7 gram shake bag
is there a bundle with papers and flower together
do you carry raw cones, the 32 pack if possible
what does an ounce of your mid shelf run
Which sativa under 30 an eighth tests over 25 percent?
topical for my moms hands, she thinks 60 is robbery so less than that
cheap rig, anything glass, i will break it
the {brand} mints, how many in a tin and whats it come out to per mint
need enough for 6 people at a cabin, 90 dollars total, mix it up
i want the strongest thing i can get for a tenner
does the {name} all in one come with a charger or is that another 10 bucks
which of the two for 50 carts taste best
out of the 5 for 100 eighths which ones are not dry
im on a fixed income and cant smoke anymore, whats an affordable edible
is syringe rso still 40 and is it full 1000mg
what strain is in the budget prerolls this week
do you have sugar free gummies and are they priced the same
looking to replace {name} since nobody stocks it, similar price please
something chill for after my shift, i get paid {day} so nothing crazy
which one should i get, the 22 dollar one with 19 percent or 32 dollar one with 28
what is the cheapest way to get 1000 mg of thc in my cupboard
do you have anything for focus that wont cost me a coffee a day
i had {name} and it was way too strong for 12 dollars lol, whats a gentler one
a lighter, papers and a gram, what would that add up to
my buddy owes me 50 and hes paying in weed, what should i tell him to buy me
is the small jar of {brand} salve or the big one cheaper by ounce
anything new in thats under the twenty mark
whats the lowest price on a 1g distillate cart
do you guys sell seeds and how much a pack
trying to spend my gift card, theres 43 dollars on it, what would you put together
first timer with 25 bucks, what would you hand me
i want live rosin gummies but the good ones are always like 30, got any at 20
do you have the 28 gram bags of smalls in any indica
which vape has the longest warranty, i keep throwing money away
best bang for the buck concentrate
are the {brand} chocolates vegan and do they cost extra for being vegan
need a tray. just a plain one. not the 30 dollar cartoon one
how much is a single joint, like just one
can i buy 1 gummy or do i have to get the full pack
which flower gives me 3 joints for under 15
price check on {brand} 3.5 of {name}
saw {name} at 18 on your site, any left
something to laugh with, two people, 20 bucks
anyting cheap for anxiety that doesnt make me sleepy at work
how does your house brand compare with {brand}, it's half price so whats missing
a nice looking pipe for my boss, he paid for lunch all year
dont need a fancy strain just want pure cbd flower, price per gram?
i spend like 300 a month on carts, what could i switch to that gets me same for less
do you have ounce of {name} or only eighths
hash, real hash, what does a gram go for
is the bigger bottle of {brand} syrup the same strength, trying to do the math
what's a fair starter dab setup if i refuse to go over 100
is anything 1 cent today with purchase, if so which items
show the cheapest thing for cramps
looking for a drink to bring to a wedding instead of a 14 dollar bar cocktail
my neighbor gets 14 grams for 60 from you, which one is that
how come {name} costs twice what {name} does, is it stronger
want 3 different grams to sample, what are the single gram prices
do infused blunts come in half gram, i dont need the 30 dollar whole one
any citrusy flower that's not priced like perfume
smell proof bag, smallest cheapest
what mg are the 4 dollar chocolates
the pen i got from you in spring was 22 with a free cart. still have that set?
i need to make 40 dollars last till the 1st, and i smoke every evening
which eighths are fresh AND under 25
do 510 batteries with variable voltage cost much more than the basic one
is {name} the one at 15 or at 50, menu on my phone is cut off
which tincture goes the furthest, ive got arthritis in both knees and a pension
best cheap wake and bake
top shelf but discounted, got any
what would you say is overpriced on the menu and what should i get instead
got any half eighths, i cant swing a whole one
the 1:1 gummies, are they 18 or 22 and what flavours are left
replacement coil for the {brand} pen, do you sell just the coil so i dont rebuy the whole pen
stocking stuffers under ten
I've got a coupon burning a hole in my pocket and want a sativa vape, which one?
whats the most thc for 30 dollars doesnt matter what form
i walk there from the bus so i need something light to carry, maybe a few prerolls, 15 max
anything that isnt gonna cost me but helps with appetite
a bong that wont tip over on me, doesnt need to be expensive
is there any difference at all between the 40 dollar bath bomb and the 12 dollar one
how much thc in the two dollar singles
do u stock bulk packs of cones like 100 for cheap
i was gonna get the {brand} cart but 55?? what else tastes natural and is in the 30s
which 1g joint burns slow, hate paying for one that canoes
wanna try dabs without dropping a paycheck
are those 3 packs of mini joints cheaper than buying 3
something low thc, my tolerance is nothing, dont want to pay for potency i wont use
does the shake have seeds in it
price of {name} pls and thc percent
hi so my husband had surgery and we paid a fortune for the copay, he wants off the pills and the doc said edibles are ok, what do you have that's mild and not more than 25
is it cheaper to make my own butter from your trim, do you have trim
you got anything that feels like a 60 dollar eighth for 30
hey which strains are in the 4 for 80 rn, i like gassy
are your capsules counted 30 or 60 for that price
whats the cheapest pack of rolling papers, hemp if you have
I want the purple one from the flyer, the one with 20 off, whatever its called
my dog ate my edibles (hes fine, vet bill isnt) so need the same peach rings again but cheaper and in a tin he cant open
ran out early. need 2 grams of anything. 12 bucks
which pens are refillable so im not tossing money in the trash
live resin cart price vs distillate price and does it matter for sleep
got a 10 dollar reward, want it to be something i never tried
one thing for date night. 30ish. not smelly
do you sell the {brand} dog treats with cbd and how much a bag
whats the thc on the cheapest ounce you got
does the 200mg drink cost less than two 100s
that 99 dollar ounce is it indoor
looking for bulk edibles like 10 bags at once for a road trip, what line is cheapest
i roll fat so i need volume over quality honestly
is there moonrock and whats it cost for a gram
any flower under 8 a gram that isnt outdoor
how long does a half gram dispo last, like is it worth the 20
a vape without the burnt taste pls, already wasted 35 bucks on one
name your best seller under forty
gummies for a camping trip with my in laws, small dose, nothing luxury, they hate when i spend
is {brand} cheaper by the tin or the box
just price on all your half oz
what can i get for quarters and dimes, like 8 dollars in change
do you have those little 0.35 joints, 7 for something
is there a cheap alternative to {brand} gummies with cbn
how much for the whole jar on the shelf, the big glass one
need a storage jar thats airtight, last one let 80 bucks of flower go crispy
my sister's birthday, she likes lavender, hates smoke, i have 20
it's payday! whats the loudest thing you have
which is stronger the 25 dollar {name} or the 35 dollar {name}
muscle rub that works, not the 9 dollar minty one that does nothing
Is the sauce discounted because its old or because you overstocked?
do you have full spectrum oil, 1000mg, whats the damage
need a new battery, old ones blinking, preferably under 15 and usb c
sativa gummies any brand what do they start at
whats the price of the nicest joint you sell, just curious
any rosin under 40 a gram left
i tip the driver 10 every time so my real budget is 40, what flower fits
two ounces of the same strain, cheapest you got 2 in stock of
something i can nibble over a week for the price of a six pack
what's in the mystery bag and is it worth more than 20
i can taste the cheap carts, so whats the lowest you can go without that fake flavor
is the decaf style low thc flower cheaper
beginner, i'd rather waste 10 dollars than 50, what do i start with
torch and butane, what do they run together
are there any eighths that drop in price when they hit 2 for something
how much is 14g of {name} and is it cheaper than four eighths
thinking {name} or {name}, both 30. which for a movie
do the fruit chews have gelatin, and is the 16 dollar bag the 100mg one
anything with thcv that doesnt cost silly money
cheap but clean. no pesticides no mystery oil. vape
i only have a twenty after tax so like 16 on the shelf
lowest cost patch for pain?
wondering what my 75 dollar store credit could get in the way of flower, indica mostly
kief by the gram, yes or no, how much
was gonna return to smoking but my lungs said no, whats a cheap dry herb vaporizer
what sizes does {name} come in and price for each
which brand gives you 1 gram in the joint and not .7 like the others
smalls or shake for making edibles, im cheap but not that cheap
do you have diamonds, im celebrating, money no object (ok 60 is the object)
anything that lasts longer than an hour high, im tired of paying twice a night
can you recommend a 20 dollar thing for someone who is 70 and hasnt smoked since woodstock
how many mg per piece in the {brand} caramel and what's a bag run
best value for migraine people
out the door price on a {name} cart please
what's 3.5g of your cheapest indoor come to out the door
nothing skunky, i live with roommates who charge me for air freshener lol, maybe a vape
is {name} still 2 for 40 in the gummies or only the sour ones
do i save anything buying the three pack of {brand} pods
ok so i usually get {brand} but they went up 8 dollars, whats close
something sparkling low dose, 4 pack, under 20
one hitter that looks like a cigarette, couple bucks?
dab pen under 50 that isnt junk
which flower has the highest terps in the lowest price tier
theres a 6 dollar joint and a 14 dollar joint same weight. what am i paying for
got a friend coming from out of state, she wants one of everything, i said 100 max
whats comparable to a bottle of wine in both buzz and cost
does anything in the store cost less than the tip i leave
cbd only gummies, the cheapest 30 count
how much did the {brand} sleep drops go for, they were by the register
whats the value ounce this week, indica or hybrid
looking for {brand} smalls, the place by my work wants 70
wanna microdose daily and keep it under a dollar a day
half off stuff? show me flower only
are there 5 gram bags of crumble
does the grinder with the kief catcher cost a lot more
lemme get pricing on sativa quarters
which hits a headstash budget of 45 better, one fire eighth or a cheap quarter
if money is tight which is smarter, gummies or flower, and which ones do you have
girl at the counter said there'd be 15 dollar eighths today, which strains
is there anything for sex that isnt a 50 dollar oil
screens for a pipe, a pack is like a buck right?
want to spend 200 and be set for two months, build it for me
do your ten dollar grams come in anything fruity
i need about 50mg to feel it so the 100mg bags are two servings for me, anything denser for the cost
got burned paying 60 for hype once, show me sleeper strains
whats the oldest stock you have thats cheap, ill cook with it
are cartridges at 20 really full gram
what pairs well with a 5 dollar pizza and a couch
a nice sampler so i dont commit to a whole bag of one thing
price for a gram of temple ball if yall have
is your cheapest vape better or worse than gas station ones
can you find me something like {name} for a few bucks less
if i could only get one thing for stress and i have thirty five dollars
tube of the {brand} lotion, 1oz, whats it cost
you have a 510 thread battery for a dollar with a cart? which cart is cheapest then
are there refills for the {brand} or do i rebuy the set
party favors for 12 adults, 4 bucks a head
good night strain, the more grams the better
mid grade pls. just mid. no one sells mid anymore
how many puffs am i getting from a 15 dollar one
is the pineapple one back and did the price go up again
been saving for a {brand} vaporizer, is it still 249 and which colors
anything under 50 mg total, dont want to pay for 100 i wont finish
biggest bag smallest bill
my usual went from 25 to 32 so im shopping around your menu, i like limey and upbeat
strong stuff cheap stuff dont care which leaf
hubby's allowed one splurge, likes hash holes, how much are they
is there a nano drink for under 6, need it to kick in before the show
what concentrate is good for people who count pennies
i cant afford to be couch locked, i have two jobs. daytime pick around 20?
is that {brand} syringe the 1ml
which of your balms can i get for a ten
dropped my glass piece in the sink, 45 bucks gone, got something that bounces
`,
}
