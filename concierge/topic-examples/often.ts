import type { TopicExamples } from '#concierge/understand/topics.ts'

/**
 * What every shop is asked every day, in each of the short ways that people have for it. Over 300 lines because they are data: one
 * voice, a message a line.
 */
export const OFTEN: Partial<TopicExamples> = {
  goods: `
any other choices
other choices?
what other choices are there
keep going
show me other choices please
can i use {brand} carts with a {brand} battery
do {brand} carts fit a {brand} pod battery
can i use your carts with my own battery
will a {brand} cart work on my pen
got {brand} labs
carry {brand} extracts
you got {brand} farms
how much is the {name}
how much for {name}
price of {name}
price on the {name}
what does the {name} cost
whats the {name} going for
what do you charge for {name}
cost of {name}?
{name} price
{name} how much
how much does {name} run
how much would the {name} set me back
whats {name} priced at
how expensive is the {name}
what's the price tag on {name}
how many dollars is the {name}
can you give me the price for {name}
do you know the price on {name}
what am i paying for {name}
{name}, what's it cost?
how much u want for the {name}
price check on {name}
{name} - how much $
need a price on {name}
what do i pay for {name}
curious what {name} costs
how much money is {name}
is the {name} pricey? how much
whats the thc on {name}
how strong is {name}
thc % of {name}
{name} thc
what percent is {name}
how potent is the {name}
thc content of {name}
what does {name} test at
how much thc does {name} have
thc level for {name}?
what is the potency of {name}
{name} potency
what's {name} testing at
how high does {name} test
percentage on {name}
how much thc in {name}
tell me the thc in {name}
{name}, how strong?
is {name} strong? whats the thc
what are the numbers on {name}
what does the lab say about {name} thc
whats the terps in {name}
terps in {name}
what terpenes does {name} have
dominant terpene in {name}
{name} terps
{name} terpene profile
which terpenes are in {name}
main terp of {name}?
what terps are in the {name}
tell me the terpenes of {name}
terpene breakdown for {name}
does {name} list terpenes
whats the top terpene in {name}
what does {name} feel like
how does {name} make you feel
effects of {name}
whats the high like on {name}
{name} effects
what kind of high is {name}
what kinda feeling does {name} give
what will {name} do to me
how will {name} make me feel
whats the buzz like with {name}
describe the high of {name}
what effects does {name} have
is {name} more relaxing or energizing
what are people saying {name} feels like
whats {name} like
{name} - what kind of feeling does it give?
what sort of buzz is {name}
does {name} make you sleepy or what
whats the vibe of {name}
what mood is {name} for
is {name} indica or sativa
is {name} an indica
what type is {name}
{name} indica or sativa?
is the {name} a sativa or indica
what strain type is {name}
is {name} a hybrid or what
{name} - indica, sativa or hybrid?
does {name} lean indica or sativa
which one is {name}, sativa or indica
whats {name}, indica or sativa
tell me if {name} is indica
is {name} more of an indica or a sativa
what size is {name}
how big is the {name}
how many grams is {name}
what size does {name} come in
how much weed is in {name}
{name} size?
is {name} an eighth
whats the weight on {name}
how much do i get with {name}
is the {name} 1g or 3.5
how many grams do you get of {name}
what sizes do you have {name} in
does {name} come as an eighth
do you have {name}
got {name}
is {name} in stock
any {name} left
you guys carry {name}?
is the {name} available
have you got any {name} today
{name} in stock?
still got {name}?
do u sell {name}
can i get {name} there
is {name} sold out
do you still have {name}
you got {name} rn
is there any {name} left
looking for {name}, got it?
is {name} out of stock
did you run out of {name}
whats the status on {name}
{name} available?
i'd like to grab {name} today, is it there
how many mg in one {name}
how many mg per piece in {name}
mg per gummy in {name}
how strong is one {name} gummy
how strong is each piece of {name}
dose per piece of {name}
how much thc in one piece of {name}
{name} mg each
{name} how many milligrams a piece
whats the dose on {name}
how many milligrams is one of the {name}
what mg are the {name}
how potent is a single {name}
milligrams per gummy {name}
how many mgs is one {name}
how many gummies in {name}
how many come in {name}
how many pieces in a pack of {name}
how many in the {name}
{name} how many in a pack
how many do i get in the {name}
how many edibles per pack of {name}
number of pieces in {name}
whats the count on {name}
how many gummies do you get with {name}
who makes {name}
what brand is {name}
whose {name} is it
which company makes {name}
who grows {name}
{name} brand?
whats the brand of {name}
who is {name} by
{name} is made by who
what brand makes the {name}
need a vape 40 bucks or under
need a vape up to 40
need a vape less than forty dollars
need a vape budget 40
need a vape i can spend 40
need a vape nothing past 40
need a vape 40 at most
need a vape keep it under 40
need a vape priced under 40
need a vape cap of 40
need a vape that dont cost over 40
need a vape $40 ceiling
need a vape under $39.99
need a vape 50 or more
need a vape above $50
need a vape more than $50
need a vape from $50 up
need a vape 30 to 50
need a vape in the 30 to 50 range
need a vape at least 30 and at most 50
need a vape ranging from 30 to 50
need a vape over 30 percent
need a vape 30 plus percent
need a vape 30% or higher
need a vape past 30%
need a vape 30% minimum
need a vape that tests over 30%
need a vape thc above 30
need a vape with thc over 30 percent
need a vape thirty percent or higher
need a vape >30%
need a vape 30 % and higher
need a vape below 20%
need a vape max 20%
need a vape 20% and below
need a vape nothing above 20%
need a vape thc below 20%
need a vape 20% tops
need a vape twenty percent or less
need a vape up to 5mg each
need a vape 5mg max each
need a vape 5mg per gummy or less
need a vape 5 milligrams or less a piece
need a vape keep it under 5mg a piece
need a vape no higher than 5mg each
need a vape 10mg apiece
need a vape 10 milligrams each
need a vape 10mg ea
need a vape at least 10mg each
need a vape no less than 10mg each
need a vape 10mg each or more
need a vape stronger than 10mg each
pack of joints, 5 in it
5 joint pack
got any five packs of prerolls
a pack of joints w 5 in it
just a gram of bud please, dont need a whole eighth
flower, half ounce or bigger
flower, 7g or larger
edibles except gummies
edibles besides gummies
edibles instead of gummies
something to knock me out
what flower do you have to sleep like a baby
something for night time
what flower do you have to pass out to
something so i can actually sleep
what flower do you have to unwind
something to decompress
what flower do you have to slow down
something after a long day
what flower do you have to lounge around
something for energy
what flower do you have to get stuff done
something for a morning boost
what flower do you have that doesnt make me lazy
something to run errands
what flower do you have to dance all night
something to get the giggles
what flower do you have for a silly mood
something to crack up with friends
what flower do you have for making music
something for drawing
what flower do you have to stay focused
something to lock in
what flower do you have to help me pay attention
something to be chatty
what flower do you have to pass around
something for date night
what flower do you have for some alone time with my wife
`,
  store_hours: `
am i too late to come by tonight
do i still have time if i leave now
whens last call
last call tonight?
how late can i still walk in
anybody still there
anyone still working there right now
how much longer till somebody unlocks the door
how long before the doors open
earliest i can swing by tomorrow
can i still make it before you lock up
what time do i have to make it by on new years eve
are you selling on christmas day
i get off in ten minutes do i still have time
called and it just rang, are you closed
is it too early to come by
what time do you close {day}
when do you close {day}
how late are you open {day}
til what time are you open {day}
closing time {day}?
when do y'all shut {day}
how late can i come {day}
whats the latest i can come in {day}
{day} closing time
{day} hours?
what are your hours {day}
until when are you open {day}
you open late {day}?
what time you guys lock up {day}
{day}, how late
hours for {day}
open til when {day}
how late is the store open {day}
last call {day}?
when do the doors close {day}
what time does the shop close {day}
you close at what time {day}
till what hour are you there {day}
im coming {day}, how late are you there
what time do you open {day}
when do you open tomorrow
how early do you open {day}
opening time tomorrow?
earliest i can come {day}
what time can i come in tomorrow
how early can i get there {day}
tomorrow what time do you open
when do the doors open {day}
what hour do you open tomorrow
u open at what time {day}
when do yall open up tomorrow
are you open by 9 {day}
when can i start shopping tomorrow
are you open
you open right now?
are you guys open today
still open?
r u open rn
open?
are you open yet
can i come in now
is the store open at the moment
anyone there now
are you closed
is it too late to come by
are doors open
open today?
did you close already
could i swing by now
you guys still serving
are yall open this late
am i too late
did i miss you
can i still make it
are you open on thanksgiving
christmas hours
you open new years day?
what time do you close the 4th of july
are yall closed easter
will you be open labor day
is the shop open on thanksgiving
hours for christmas
whats the schedule for new years day
do you work the 4th of july
are you doing business on easter
can i shop on labor day
thanksgiving: open or closed?
are you guys around on christmas
do you close for new years day
gonna be open the 4th of july?
do u have special hours easter
when is it least busy
when are you busiest
is it busy now
whats the best time to avoid lines
how long is the wait
are there long lines
when should i come to avoid a crowd
is it crowded on weekends
`,
  payment: `
do you take credit cards
can i pay with debit
you accept apple pay?
is cash ok
visa accepted?
do u take venmo or what
can i use credit cards
are you good with debit
does apple pay work there
is it cash friendly
visa?
how about venmo
will credit cards work
you guys do debit
could i use apple pay to pay
do i need cash or can i use cash
payment by visa ok?
i only have venmo, is that fine
is there an atm
do you have an atm
atm there?
where can i get cash
can i get cash there
got a cash machine
atm fee?
how much is the atm fee
is there a cash machine inside
whats the charge on your atm
can i pull out money there
nearest atm
`,
  delivery: `
can you bring me stuff on a sunday
could somebody bring it to my office
will the driver come to where i work
could it be dropped off at the front desk of my building
do you bring orders to government buildings
can a driver meet me in the lobby
do drivers go out on holidays
do you deliver
do you do delivery
can i get it delivered
delivery available?
you guys deliver?
can someone bring it to me
do you drop off orders
can you bring it to my house
is delivery an option
do yall have drivers
can i have it brought to my place
home delivery?
do you offer delivery
will you deliver to {zip}
can you deliver to {zip}
is {zip} in your delivery area
how much is delivery
delivery fee?
whats the delivery charge
what does delivery cost
cost to deliver
do you charge for delivery
is delivery free
how much do you charge to deliver
delivery price
whats it cost to have it brought over
is there a fee for delivery
what are your delivery rates
delivery minimum?
whats the minimum for delivery
min order for delivery
how much do i have to spend for delivery
minimum order?
is there a minimum to deliver
smallest order you deliver
whats the least i can order for delivery
how big does my order have to be for delivery
do i have to spend a certain amount to get delivery
order minimum for drop off
when is delivery free
how much to get free delivery
free delivery over how much
whats the threshold for free delivery
how do i get free delivery
do you waive the delivery fee
at what amount is delivery free
spend how much for free delivery
is there free delivery if i spend enough
what time does delivery start
when do you deliver
delivery hours?
how late do you deliver
until when do deliveries run
last delivery of the day
what hours do drivers work
how early can i get a delivery
latest i can get something delivered
when does delivery stop
delivery times?
what time do deliveries end
how long does delivery take
whats the delivery eta
how fast is delivery
how long till it gets here if i order
delivery time estimate
how soon would it arrive
whats the wait on delivery
how quick do you deliver
how many minutes for delivery
how long to deliver to me
do you deliver to {zip}
can you bring it to {zip}
delivery to {zip}?
is {zip} in your area
{zip}, do you deliver there
my zip is {zip} can i get delivery
will you come to {zip}
what about {zip} for delivery
`,
  parking: `
somewhere to leave the truck and trailer
im pulling a trailer, where can i leave it
is there a spot for a golf cart
spot for my motorcycle
will i find a spot on game day
till what time do i have to feed the meter
can i leave the camper somewhere
is there parking
where do i park
do you have parking
parking lot?
is parking free
can i park there
where should we leave the car
do you guys have a lot
any place to park
parking situation?
is there street parking
how is parking over there
do i have to pay to park
how many parking spots
where can i put my car
is it easy to park
`,
  accessibility: `
is it wheelchair accessible
can my mom get in with her wheelchair
do you have a ramp
step free entrance?
are there stairs
is there a step at the door
accessible for disabled people
im in a wheelchair can i get in
handicap accessible?
do i have to climb steps
can a scooter get in
is the store ada accessible
can i bring my dog
are dogs allowed
pet friendly?
is my puppy ok inside
can my dog come in with me
do you allow pets
do i leave the dog in the car
can i bring my golden retriever
dogs ok?
service dog allowed?
`,
  id_policy: `
lost my wallet but i have a photo of my license
is a pic of my id on my phone ok
does the license in my phone wallet count
are you gonna card me every time
im gray and wrinkled do you still card
my license ran out last month can i still come in
where does my info go when you scan my license
do you keep a copy of my id
what id do i need
do i need id
what do i need to bring to get in
which ids do you take
can i use a passport
is my passport ok
is an out of state license ok
do you accept military id
can i show a picture of my id
is a photo of my license fine
expired license ok?
my id is expired can i still come
is a student id fine
what forms of identification work
will my foreign passport work
what documents do i need
do you scan ids
do you card everyone
how old do i have to be
whats the minimum age
age limit?
do you have to be 21
is it 18 or 21
can a 20 year old come in
what age to shop there
must i be 21
minimum age to enter?
is it 21 and over
`,
  returns: `
can i return something
whats your return policy
do you do refunds
can i get a refund
my cart is broken can i exchange it
the battery i bought died
can i bring back gummies i didnt open
exchange policy?
do you take returns
my vape doesnt work
i got a defective pen
can i swap a dud cartridge
refund policy
what if my vape is broken
are returns allowed
i want my money back
`,
  loyalty: `
what are 250 points good for
if i spend 50 how many points is that
how many points do i rack up for a hundred dollars
how far do 300 points get me
do you have a rewards program
loyalty program?
how do points work
how many points do i get
how do i earn points
do i get points
how do i join the rewards
whats the rewards club
how much is a point worth
when do points expire
what are 100 points worth
is the loyalty program free
sign up for rewards
how do i redeem points
frequent shopper program?
do you have a membership
do i get something for my birthday
birthday discount?
what do i get on my birthday
any birthday deals
birthday reward?
is there a bday perk
its my birthday month, do i get anything
birthday special
`,
  deals: `
never been before, do newbies get something
do first timers get hooked up
i have a registry card, what does that take off
whats off on my second visit
do neighbors get anything off
is there something off for people who take the bus
student deal?
whats cheap on mondays
any deals today
whats on sale today
todays special?
what deals do you have
deal of the day
what discounts do you have
any specials right now
whats the deal today
got any promos
current promotions?
what are your deals this week
any sales going on
how can i save money
what deals on friday
friday deal?
whats the tuesday special
anything on monday
veteran discount?
do vets get a discount
im a veteran any deals
military discount
i served, do i get anything off
senior discount?
my dad is 68 does he get a discount
im 62, any senior deals
do you have deals for seniors
new customer discount?
first time discount
whats the deal for first visits
first time customer special?
im new, do i get something off
welcome offer?
`,
  tax: `
why was my total so much higher than the menu said
whats all in the total besides the price
is tax included
do prices include tax
whats the tax
how much is tax
tax rate?
are taxes on top
do you add tax at the register
whats the sales tax
how much tax will i pay
is the menu price the final price
are prices before or after tax
otd price or plus tax
`,
  purchase_limits: `
how much can i buy
purchase limit?
whats the most i can buy
is there a limit on flower
how much weed can i get at once
daily limit?
max amount i can purchase
whats the legal limit
how many ounces can i buy
can i buy 2 ounces
how much am i allowed to buy
limit per person?
whats the maximum per visit
`,
  pickup: `
can i order ahead
do you do pickup
how long until my order is ready
how fast is pickup
can i order online and pick up
how long do you hold orders
when do i have to pick up my order
is there curbside
do you have a drive thru
curbside pickup?
can you bring it out to my car
order online?
how long does pickup take
can i reserve something online
will you hold my order till tomorrow
how late can i grab my online order
`,
  contact: `
until when do you answer the phone
how do i make the promo texts stop
how do i get off the text list
what number do i dial
whats your phone number
phone?
how do i call you
number to call
email address?
how can i contact you
contact info
whats a good number
do you have an email
can i text you
customer service number?
`,
  human_handoff: `
can i talk to a human
let me speak to someone
i want a real person
get me a manager
`,
  store_location: `
how do we find you
how do i find you guys from the highway
we took the ferry over how do we find you
how do i find the place from the station
which way to you from the dock
where are you
address?
where are you located
whats your address
how do i get there
where is the store
directions please
what street are you on
which town are you in
how do i get there by train
is there a train station nearby
where exactly are you guys
location?
can i walk from the station
whats the cross street
what are you near
how do i find you
`,
  store_info: `
do you have wifi
is there a bathroom
do you sell gift cards
can i buy a gift card
got a restroom
is there free wifi
can i use your toilet
do you have gift certificates
does anyone speak spanish
any spanish speakers on staff
what languages do you speak
can somebody help my mom in spanish
`,
  consumption_rules: `
can i smoke there
can i smoke in the parking lot
is there a lounge
do you allow smoking on site
can we consume inside
where can i smoke
can i vape in the store
is smoking allowed outside
can i light up out front
do you have a consumption lounge
`,
  jobs: `
are you hiring
any jobs
how do i apply
job openings?
i want to work there
who do i send my resume to
do you have open positions
looking for a job
how can i become a budtender there
are there any vacancies
`,
  complaint: `
your driver went to the wrong house and just left
the driver left before i got to the door, unbelievable
the girl at the window rolled her eyes at me
the guy at the counter laughed at my mom, not ok
nobody even said sorry
how is it ok to treat people like that
my order is wrong, make it right
my order came wrong
you gave me the wrong thing, fix it
the order is messed up, sort it out now
wrong items in my bag
half my order is missing and nobody answers
you messed up my order again
`,
  out_of_scope: `
how much snow did the mountain get last night
who won the derby
how deep is the lake
is the pass open
best mechanic around here
whats the best gym in town
good plumber nearby
where can i get my car fixed
whos the best barber in town
whats the best mechanic in springfield
any good tailors around
`,
}
