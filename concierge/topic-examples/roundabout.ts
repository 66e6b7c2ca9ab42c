import type { TopicExamples } from '#concierge/understand/topics.ts'

/**
 * Questions about the shop asked with a story, or without the word that they are known by.
 * Over 300 lines because they are data: one hand's messages, a line each, held out together when the learning is judged.
 */
export const ROUNDABOUT: Partial<TopicExamples> = {
  store_hours: `
when do you lock up tonight
anybody still at the shop or you done for the day
what's the earliest i could walk in tomorrow
my shift ends 11:30, anyone around at midnight or nah
open til when
open rn?
do you do sundays
Good evening, I wonder until what time I might still be received today.
will the lights be on thanksgiving morning before i start the turkey
dropping kids at school 8:15, would i be standing outside waiting on you
is it the same schedule on weekends
flight lands 9:40pm, an hour drive from there, am i gonna make it
are you guys 24/7 or do normal people run this place
google says one thing and your door sticker says another, which is right about closing
it's 8:52 and i'm six minutes away please tell me you won't turn me away
memorial day, yes or no
last call is when
how late friday
july 4th you working?
do you shut down for lunch like the bank does
i'm a night nurse, sleep all day, what's the latest i can show up
new years day, hungover, will someone be behind that counter
my husband swears you don't open before ten, i say nine, settle it
if i get in the door two minutes before close will you still ring me up
easter??
storm knocked the power out on our side of town, you guys up and running?
are you there mondays, the old place took mondays off
can't get out of the office before 7, worth trying on a weekday
what time do the doors unlock
im up at 5 with the baby, dont suppose your doors are open too
do you keep shorter days in winter
tuesday around 8 after dinner, would somebody still be at the shop
the roads are ice, did you decide to stay shut today
mlk day regular schedule?
heading back from the lake sunday night around 8, any chance
closing time?
opening time sat
i work in the mall and get 30 min at 9am, would you be going by then
sign says back at 2, it's 2:20, is anybody coming
Bonjour, at which hour do you begin in the morning please
is there a special time just for seniors in the early morning
medical people get in earlier than everyone else, right? what time
are you closed for inventory this week, somebody said that
super bowl sunday do you send the staff home early
did your summer schedule kick in yet
my ride can only bring me before work, so like 7:30, possible?
Veterans Day, are you observing it?
i'm in a different time zone, is it still business time where you are
gonna be a late one tonight, you up past ten?
i see people inside but the door won't budge, are you not doing business yet
can i come christmas day after presents
does the one downtown stay up later than the one by the highway
u open 420 morning extra early?
tomorrow's a holiday in my calendar, is it in yours
whats ur time on wed
we're doing a road trip, passing thru about 6am, hopeless?
juneteenth, somebody there?
do the weekday and saturday doors unlock at the same time
are you still keeping those covid times where you quit at 6
how many more minutes do i have to get there tonight
`,
  store_location: `
where u at
address pls
which side of the highway are you on coming from the north
is it next to the taco place or the tire place
Kindly tell me the street and number so I may write it down, I don't use maps on the telephone.
i'm standing in front of the library, which way do i walk
my phone drops me at the car wash every time, what am i missing
nearest one to {num}
you have more than one shop right, which is closest to the stadium
off what exit
we're staying downtown by the convention center, is it a long walk to you
what's the cross street
did you move? i'm at the old building and there's a yoga studio in it
does the red line get me anywhere near
whats a good landmark, i am hopeless with directions
do i turn before or after the bridge
i'm at your other branch, they said the thing i want is at yours, how do i get over there
is there a big sign or is it one of those sneaky unmarked doors
are you inside the strip mall or standing alone
upstairs or street level? i see a stairwell with your logo
my taxi driver does not know the place, what can i tell him
can i bike there on the river trail
how many minutes from the airport by car
bus 14, which stop do i get off at
my online order just says main st, we've got three towns here with a main st
how would a guy get there from the ferry
what town are you technically in
is there an entrance from the alley or only round front
are you anywhere near the walmart on 9th
gimme cross streets im on a motorcycle and cant fumble with maps
which neighborhood
do you have one out in the suburbs, the city drive is killing me
where's the closest subway
you anywhere up north? my cabin's two hours past the city
i'm coming from the hospital, left or right out of the main entrance
uber or train, what's easier to reach you
siri keeps giving me your corporate office, where do people actually buy
south side?
is the branch on pine still around or was it combined with yours
can you see it from the road
how far off the interstate do i have to go, we're only passing through
we just crossed the state line, are you the first one we hit
is there a tram from the cruise dock that goes by you
i have coordinates but no signal, just describe the place to me
which of your places am i chatting with right now
suite number? the ups guy in the plaza didn't know you
do u have any other shops
last bus back into town from your corner is when, roughly
green roof or brown roof, there are two buildings here and neither has a name
is that you guys across from the high school? seems illegal lol
`,
  parking: `
where do i put the car
is there a lot
do i feed the meter or is it free
can i leave my car overnight and ride home with a friend after
my van is 8 feet tall, does your garage have a bar
the spaces out back say permit only, does that mean customers too
parking?
how bad is it finding a spot on a friday
got a ticket last time i left it on your street, where should i have put it
do you stamp the ticket from the garage next door
i'm a terrible parallel parker, tell me there's another choice
we're pulling a boat, is there anywhere to turn around
is the bank's lot fair game after 5
any handicap spaces
scooter, can i chain it up near the window where i'll see it
semi truck, no trailer, just the cab, can i squeeze in
my wife will wait in the car, is there somewhere she can idle a few minutes without being hassled
is it well lit out there at night, i'm a woman on my own
do you have a garage or just curb
which side of the building do customers leave their vehicles on
tesla at 6 percent, any plug by you
how long can i stay in your spaces, i want to grab a burger next door too
is the lot plowed yet
somebody dinged my door in your lot last week, got cameras out there?
bike rack?
two hour limit or is nobody checking
will the dentist's office next door yell at me if i take one of their spots
street cleaning day on your block, which day is it
is there room for a minibus to wait while folks shop
can i pull into the lot if i'm only grabbing an order, like a 5 minute spot
hubby drives a dually, are your spaces tiny
do you run a valet, fancy place like that
does the gate at the entrance of your lot close at some hour and trap me in
i left my car there yesterday cause i'd had some, is it okay or gone
enough room in the lot to unload my dad's lift van
`,
  contact: `
number?
who do i call
what's your email, i've got a longish thing to explain
is there a manager i could speak to about how i was treated
i'd rather talk to a person
do you guys text
been on hold 20 minutes, another number i can try?
i'm with the local paper, who handles press
are you on insta
i am hard of hearing so calling is no good, how else can i reach the staff
where do i send a letter of complaint
can somebody ring me back this afternoon
need to reach the owner, i'm the landlord next door
how do i get off your texts, nine a week is too many
Whom should I write to with a compliment about one of your clerks?
landline?
is anyone reading these or is it all robot
what's the extension for the pharmacist
got a voicemail from you guys, couldn't make out the callback digits
facebook page or anything like that where i can message
`,
  payment: `
cash only?
visa ok?
apple pay
do i have to stop at the bank first
i heard these places can't run plastic because of the feds, is that you too
debit, yes or no
do you take discover
my card has no pin, is that going to be a problem at your register
all i have is a fifty euro note and a foreign card
what's the surcharge on debit
do you round up to the nearest five like the last shop did, i hated that
can i pay before i get there, online i mean
zelle?
how do people settle up there
is there a machine to get bills out of inside or should i hit the gas station
my kid gave me one of those prepaid visa gift cards for my birthday, can i use it with you
will you have change for a hundred first thing in the morning
i've got a personal cheque book and a driving licence, is that any use
cashapp me?
do you do layaway or one of those four payments things
my wallet's all twenties and my total's like 12, cool?
contactless or do i have to stick it in
i tried to pay on your site and it bounced me, do i pay at the counter then
want to split it with my roommate, two cards, one order
can i use food stamps lol asking seriously
does insurance cover any of it
i'd like to use my hsa card since my doctor recommended it
got charged 3.50 extra last time, what was that
is the driver able to take a card at my door
bitcoin?
what name will show on my bank statement, i have a nosy accountant
i'm paying for my mother, she's with me, can it go on my card under her order
credit?
no credit right, only debit
would my canadian bank card work in there
chip reader's broken on my card, can you key it in
do i tip on the card or in bills
how much does that cash machine of yours take out at a time
can i get cash back on top
money order?
i don't do banks, never have, green paper ok?
samsung phone pay do you do it
the app my bank gave me says blocked merchant, how else can i pay you
can you just bill me
can my boss pay by invoice, it's gifts for the staff
what's an ach thing your cashier was telling me about
got a big bag of singles from bartending, you cool counting it
do you accept chime
my daughter is out of town and wants to cover my order, can she call in with her card
does a fee hit if i link my checking account to pay
would you take travelers checks, we're old
is there a minimum to run a card
mastercard got refused by your machine but works everywhere else, what gives
what's the most your atm spits out
tap to pay?
i have exact change in dimes and nickels too don't be mad
can i pay half now and half when i pick it up
paypal possible?
it shows a hold of 80 on my account but i paid at the counter, does that drop off
ebt?
`,
  id_policy: `
do i need id
how old
is it 18 or 21
i turn 21 saturday, can i come at midnight or do i have to wait til morning
my birthday's in 3 days, be cool?
passport card, not the book, fine?
green card good enough?
I am from Japan, what document I must bring
got a photo of my passport in email, the real one's in the hotel safe
left my license in my other jeans, you guys know me tho
im gray as a goose, you aren't going to check me are you
do tourists get to buy
my mate's 20, can he tag along and just look
can my 16 year old sit in your waiting area while i shop
i've got a newborn strapped to me, am i allowed through the door
temp license is just a sheet of paper with no picture
it ran out last month and the dmv's next appointment is june
consular card from mexico?
do you scan it into some government computer
i'm a fed employee, does my name get written down anywhere
my picture has a beard and i don't now lol
i transitioned and the photo and name look like a different person, will your door guy be decent about it
student card enough?
my license got cracked in half, i have both pieces
out of state license ok
does the med card count by itself or do i need the license too
med card from oklahoma, you honour that?
my medical card lapsed last week, do i just shop like everyone else
do caregivers need their own paperwork to come in
i'm 19 with a doctor's card, can i get in
my son is 18 and a patient, can i come in with him
forgot my card at home, can my wife vouch for me
will a global entry card do
veteran id with photo?
i've only got a work badge and a birth certificate
if i order on the site do i still get carded
everyone in the car has to show id or just the one buying
my grandma doesn't drive and never had a license, what could she show
does my id have to be the actual plastic, not a pic
police took my license (dui, not proud), have the paper they gave me instead
name on it is my maiden one
digital id on android, cool or no
UK driving licence, pink one, do you accept?
got an international driving permit, nothing else with me
uniformed, dependent military spouse card here, does that work
my license is from puerto rico and a guy at another shop told me it's foreign
i look 15, i'm 27, how much trouble am i in for
what do i need to bring, first visit
would you take my gun permit, it's got my photo
refugee travel document, is that something your staff knows
can i buy for my mom if she's in the car with hers
my girl's not 21 til next year, should she wait outside
will i be refused because the guy with me doesn't have his license on him
do u hang on to the scan of my license
the corner is peeling off and you can't read the expiry
stolen purse, got the police report and that's it
in my country the id has no birth day on it, only the year
is the id check at the entrance, at the counter or both
can my teenager carry the bags for me, i'm on crutches
costco card lol? it has my face
address on my license is old, matter?
does the picture on my id have to be recent, mine's from {num}
i'm visiting from ohio with my ohio card, is that good there
my partner's pregnant, do you turn her away at the door
a vertical license says under 21 until a date that has passed, am i okay
do you want two forms of id
school age kids in the lobby, yes or no
would you accept a jail release id, just got out
can i use my expired passport plus my valid student card
doctor's letter but no medical card yet, would you let an 18 year old in on that
`,
  delivery: `
do you bring it
u guys deliver
my car's in the shop, any chance somebody could run my order over
how far out do your drivers go
whats the minimum to get it to my door
do you drop the delivery fee over a certain amount
can your guy leave it on the step, i'm in a meeting
ordered at noon it's 3 now where is he
can i track the driver
i'm at an airbnb, is that a problem
apartment gate code, where do i put that
post it to another state?
do you ship
broke my hip, can't leave the house, what are my options for getting some
how soon could it be here
i live across the river in the next county, still in range?
does the delivery guy knock or ring, baby's asleep
will the van have your name all over it, i have churchy neighbors
does the person have to see my id at the door
can my neighbor take it if i get stuck in traffic
do i hand him bills or is it paid already
we're at the campground, site 22, would your driver find us
i'm on a boat at the marina slip 9, doable?
do prices match the shop if you bring it to my home
can you bring it to my work
i'd like it here between 5 and 6 only, can i pick a window
any delivery runs on sundays
i put the wrong house number, can you fix it before he leaves
my order came and the bag was ripped, the driver had gone already
if nobody answers what happens to my stuff
what's it cost to have my order dropped off
can the driver bring change for 100
could you bring to 2 houses on one order
Is there someone who can carry the purchase to my residence? I am 84.
hotel front desk won't let him up, can i meet him in the lobby
does my promo work if i'm not coming in
do you have zip {num} on your route
doordash?
uber eats got you on there?
my buddy is in the army on base, could you get through the gate
i'm sick and contagious, can the driver set it down and step back
can i add something, the driver hasn't left yet
cutoff for same day delivery?
it says out of area but you were here last month
i live at the end of a dirt road, 4 miles of it, will anyone come
how many hours does it usually take to get to my house
does your drop off person work in a snowstorm
can i schedule a drop off for saturday while i'm home
can i have it sent to my mother in law as a gift, she's 70
send it by fedex to florida?
is it one of your own staff that drives it to me or a gig worker
do i need to be the one who opens the door
why does it want my birthday just to bring me a pack
do i get a text when he's outside
want to cancel what's on its way to me, is that possible
dropoff at the park ok? we're having a picnic
can you guys come to the ER waiting room, my dad is being seen, lol serious
dorm room 412, would campus security stop your driver
how late do your drivers go
medical patients get it brought free, or is that just a rumour
`,
  pickup: `
can i order ahead
is there a window i can drive up to
do i have to come inside
how long will you sit on my bag
can my brother get it for me
i'm outside in the blue civic
what do i do when i get there, which line is for folks who already ordered
the text said my order was ready but when i came they couldn't find it
how many days ahead can i put an order in
i've got two toddlers in the back seat, could you walk it out
ordered 10 min ago, is it ready
running 40 late for my slot, still okay?
is there a separate counter if you already did it online
got the wrong branch on my order, can you move it to the one by me
forgot to put my name on it, how will you know it's mine
do i pay when i place it or when i come by
curbside?
my aide runs my errands, can she fetch it with a note from me
i can't get there til wednesday, will it be gone
order {num} status pls
can i reserve the last one so i'm not driving for nothing
is it quicker if i put it in on the website first
i broke my ankle, hopping inside isn't fun, can it come out to me
do i get a message when it's bagged
i need to cancel the thing i put in this morning
can i call my order in by phone, i don't do computers
how many minutes between me hitting submit and you having it ready
my husband and i both ordered, can one of us take the two bags
nobody brought my order out, been sitting in space 3 for 15 minutes
if i order after you close will it be there at open
can i change pickup to later today
do i need the confirmation thing, i deleted it
will the price stick if i order today on sale and come saturday
what happens if i don't show up, do i get charged
a friend of mine is passing your way, i'd like him to collect what i bought
is there a minimum if i'm just grabbing it myself
can i stay in the wheelchair van and be served
says 'processing' since yesterday, do i come or not
do i have to show the same id that the order's under
can i add a lighter to the one i placed already
could you hold my bag one extra day, flat tire
is there a locker i could grab it from after hours
whats the express lane about
picked a 4:15 pickup but i'm early, can i come at 3:30
will someone check the bag with me before i drive off, last time an item was missing
`,
  deals: `
any specials today
what's on sale
i'm new, do newbies get a break
do you have a thing for teachers
nurse here, 12 hour shifts, anything for us?
student discount?
i'm disabled, on ssi, every dollar counts, is there any help with price
any promo code that works right now
the place across the road has the same jar for 8 less, will you beat it
is tuesday still the cheap day
do you have happy hour like a bar
i'm a firefighter, do first responders get something
my friend joins, do i get something
can i use two coupons at once
born on the 29th of feb lol when's my birthday treat
how long do i have to claim the birthday thing
got a paper flyer in my mailbox, 20 percent, is it good online
did i miss the black friday stuff
what are you doing for 4/20 pricewise
buy more pay less?
does the first visit thing count if i only order online
i used to come years ago, am i still a first timer under my new number
do industry folks get a cut, i trim at a farm
do people with a medical card pay less
i saw a BOGO on your insta, real?
why didn't my code take at checkout
local's discount? i live on the block
my dad did two tours, is there an appreciation for that
can you knock a bit off if i buy ten
senior day which day
do union members get anything
is the weekend deal better than the weekday one
early bird?
Might there be a reduction for pensioners?
do i have to show proof of service to get it
i got 15% in a text but lost it, can you look it up
does the vet thing go on top of the daily sale
daily deals list?
do you give something for leaving a review
my wife and i both new, do we each get the welcome offer
how does bringing a buddy in work
anything off if i bring my own bag
is there a clearance shelf, stuff near its date
how often does the sale change
got there at 8:58 and the happy hour price was already off, fair?
do you honour other shops' coupons
when's the next big one, i'd rather wait than overpay
does the discount come off before the tax
i forgot to mention i'm a veteran at the register, can you fix it after
what's this week's friday thing
if it goes on sale tomorrow do i get the difference back
do you have a newsletter with the offers
wake n bake special still a thing?
ladies night anything
i had chemo today, do you have any compassion program
can i use the new customer one on a sale item
rainy day discount, my cousin says that's a real thing at yours
does the deal apply if you bring it to my house
is the sign in the window 30 off everything or just one brand
my coupon ran out yesterday, please?
`,
  loyalty: `
points?
how do i sign up for rewards
what's my rewards balance
do you have a punch card or something
how many more points till my next freebie
my stars disappeared, i had like 300
is it one point per dollar or what
how do i use my points, at the counter or on the site
can i cash rewards in on a sale item
do points expire
i'm gold or silver, i forget
what does the top level get you
signed up twice by accident, two emails, can you put them together
never got my credit for the order on the 3rd
can i give my rewards to my sister
is your rewards club free to join
do i earn rewards on delivery orders too
i don't have a cell phone, can i still be in the club
my ex's number is on my account, need that off
does each branch count my points separately or is it all one pot
how do i check what i've got without coming in
do i have to spend my points all at once
my late husband had an account with a lot in it, what happens to those
bought a lot in december and it says zero
i moved away for a year, are mine still there
do i get something just for joining your club
what's the exchange, like 100 points gets me what
can i earn points on stuff with a discount on it
will i keep my tier next year
do medical and regular share the same rewards
cashier put my purchase on somebody else's number
i'd like to quit the program and have my info removed
changed my email, how do i get into my rewards
if i return something do you take the points back
is there an app that shows it
how come i only got half of what i usually get
is there a double points day
i forgot which number i used, can you find me by name
my wife spent all of ours without telling me, can you see when
could i cover a whole purchase with nothing but points
Where would I see how much I have collected so far?
my account shows 120 'pending', when can i spend those
old system to new system, did my stuff carry over
how long from buying til the points show up
clerk said i had 250 last visit, screen says 90 today, where'd my points go
is there a limit on how many points i can use in a day
been loyal since opening day, do you do anything for regulars
can my points get added from this receipt, forgot to say my phone
what's the perks thing the girl at the register mentioned
my rewards level got knocked down to bronze, why
`,
  returns: `
my cart leaks all over my pocket, what can you do
refund?
this vape's dead out of the box
got home and it's the wrong strain in the bag
you shorted me, weighed it, 3.1 not 3.5
can i bring it back if the seal's still on
there's mold i think, i've got pictures
ordered indica got sativa, not your fault i clicked wrong, can i trade
no receipt but i paid by card
what's the window for making an exchange
the grinder lost a tooth on day two
is there a warranty on that battery
my edibles were melted into one brick when i opened them
driver brought me somebody else's order
it made me feel sick, do i get my money back
can i exchange it for a different flavor, only tried one
the child lid doesn't close properly, replace it?
joint was harsh and canoed, all five, any chance of a swap
glass arrived cracked
if a gift isn't liked can the person return it
bought it at your other shop, can i bring it back to this one
how long til the refund hits my bank
date on the package is from last year, i'd like a fresh one please
do i get store credit or actual money
the cap was missing on my tincture and half had spilled
threw the box out but still have the pen, too late?
the label says 10 pack there's eight in it
your guy talked me into something i didn't want, haven't touched it, undo?
clogged on the first pull
final sale or no
heard there's a recall on that brand, i have two at home
do i need to bring the packaging
tastes burnt since the first hit, who makes that right, you or the maker
gift for my sister, she already has one, unopened
`,
  complaint: `
i was charged for two and got one
`,
  purchase_limits: `
how much can i get at once
what's the max
limit on edibles per person?
am i allowed to come back later the same day for more
can i get 2 ounces
is there a cap on carts
my wife and i together, does that double what we can take
does a med card get me more per visit
your site won't let me add another, says over the allowance
do visitors from out of state get a smaller amount
bought an oz at another shop this morning, does that count against me with you
when does my daily amount reset, midnight or 24 hours
stocking up for a month in the mountains, how much will you sell me
do drinks count the same as flower toward the total
how many grams of dab can one person leave with
is the most i can take home counted by weight or by milligrams
how many plants or clones can i take home
i want thirty packs of gummies for a wedding, are you even allowed
do you track how much i buy across the state
for my monthly patient allotment how much do i have left
i'm carrying for my mom too, can i get her share on top of mine
am i held to one sale per day
can i buy in bulk
do topicals eat into how much i'm allowed
a guy ahead of me got told he'd hit his ceiling, what is the ceiling
`,
  tax: `
is tax in the price
how much tax
price on the shelf said 30, rang up 38.70, huh?
out the door prices?
do patients skip the tax
what's the total on a 50 dollar item after everything
why three separate taxes on my slip
is the tax higher here than the next county over
do i pay sales tax on a grinder as well or only on bud
what percent gets tacked on at the register
excise, what's that line
are your online prices what i'll actually pay or does the state add on top
visitor here, do i get the VAT back at the airport
does the city take a cut on top of the state
trying to bring exact cash, how much do i add for the government's share
do vets get out of the tax
my church is tax exempt, does that help lol
i've got 40 bucks total, what sticker price can i afford
did the tax go up in january
i thought med card meant no extra 15 percent, i was charged it
`,
  accessibility: `
ramp?
any stairs
is the door wide enough for a power chair
my mom uses a walker, how far from the car to the counter
do you have a stool i could use, fibromyalgia day
could someone read me the labels, i'm legally blind
is the bathroom big enough for a wheelchair
elevator?
is there a lower counter, i can't reach up from my chair
my emotional support dog, not a service one, okay?
pets allowed?
cat in a backpack, yes?
i have a diabetic alert dog, do you want papers
bright lights set off my migraines, is it dim in there
i've got autism and crowds are rough, when's it quiet, do you have a calm hour
i can't stand more than five minutes, how does the line work
could i skip the queue, i'm 8 months out of a spinal surgery
automatic doors or do i have to pull
can a helper come in with me, i have tremors and can't sign
do you have big print menus
i read lips, do your folks wear masks
is it gravel or paved to the door, wheels hate gravel
mobility scooter, big one, will i get round the aisles
is the music loud, hearing aids
could i get one on one help, my memory isn't so good
my father has dementia and comes along with me, can he sit somewhere
is my puppy okay if i hold her
bench outside?
i can't come down from my van, is there any way to be served
do you have a wheelchair i could borrow once i'm there
accessible toilet?
do you do sign language video thing
it's my first time out since the stroke, is somebody able to walk me around
my oxygen tank comes with me, is that safe in there
iguana on leash lol serious question
strong perfume or smoke smell inside? i've asthma
are dogs fine in the lobby, he's a big softy
your website doesn't work with my screen reader, how do i see the menu
two steps or one, at the back entrance
is there somewhere cool my husky can wait with water
`,
  consumption_rules: `
can i smoke there
is there a lounge
where can we actually use this, we're at a hotel
ok to spark up in your lot
can i hit my pen in the car if i'm the passenger
could i eat a gummy in the shop before i leave
is it legal to light up on the sidewalk outside
do you have one of those bars where you can sit and puff
my airbnb says no smoking, where do people go
can i open the bag in the car
let me try a puff before i pay?
is the beach fair game for a joint
can we use weed at the national park
can i walk down the street with a lit joint
can i fly home with what i buy from you
is it fine to carry what i bought in the car across the state line
my landlord bans smoking, where else could i go to use it
vape inside your store ok?
am i okay to drive after, like how long
smoking a j in the public park, get fined or no
is there a backyard or deck at yours for customers to chill
smoking on the balcony at my condo, allowed by law?
does my purchase have to ride in the trunk on the way home
dab bar inside?
rental car, can we smoke in it
`,
  jobs: `
hiring?
how do i apply
my daughter just finished her degree in botany, would you have anything for her
do i need a badge or permit before you'd take me on
any part time weekends
who gets my resume
i drove for amazon four years, need drivers?
what does it pay
sent in my application two weeks ago and heard nothing
do you drug test lol
i'm retired and bored, could you use somebody mornings
trimmers wanted?
are you taking people with no experience
security guard by trade, any openings on the door
do you take interns
whats it like working there, thinking of switching from starbucks
when are interviews, someone told me walk in on mondays
i'm 20, too young to be one of your budtenders?
seasonal help for april?
have a felony for this very plant, funny enough, can i work for you
`,
  store_info: `
busy right now?
how long's the line
when's the quietest time
wedding party of 18 in a shuttle, will you have room for us
i run a bus tour, do i arrange it with someone first
is there a restroom
do you have wifi
left my umbrella there yesterday, black with a wooden handle
found a ring in your parking lot, who do i give it to
can i take pictures inside for my travel blog
do you do tours of the back
take empties?
what do i do with my dead carts and batteries
gift cards?
how do i check what's left on a gift card
do gift cards go bad
habla español alguien?
anybody there speak mandarin, my aunt is shy with english
russian speaking?
do you sell t-shirts
i collect stickers from every shop i visit, have any
got a hoodie with your logo on it?
is there a dress code, i'll be coming from the pool
do i have to leave my backpack at the door
can i bring my suitcase in, we've checked out of the hotel
need my own bag or do you give one
do you guys do the food bank thing at christmas, where do i bring cans
our little league needs a sponsor, who'd i ask
will you donate something for a raffle for the animal shelter
is there a class for people making their own butter
any events this weekend
when's the next brand demo
are the edible company folks coming back, they gave great info
bingo night still on?
is the art show at your place free
could i rent your space for a birthday
who owns you, family or big corporation
how long have you been in business
what's your state license number? my accountant wants it
are you woman owned
black owned? like to support
are you a medical shop, recreational, or both
motorcycle club, about 25 of us riding through, heads up or just come
do you let people come in just to look
is it one customer at a time or browse freely
do i need an appointment
walk ins ok
does somebody walk me round or do i pick stuff off the shelf
can i bring coffee inside
i'm in scrubs straight off work, anyone mind
can i wear my helmet in, it's cold
my hood stays up for religious reasons, is that a problem at the door
are there cameras everywhere in there
what info of mine do you hold on to
someone said live music fridays at the shop, true?
i lost a gold earring, maybe in your lobby
phone left on counter, this is me on my wife's
can i pee there or just staff
do you play music, my kid's band wants to drop off a cd
anything going on for your anniversary
is there a growers talk or a q and a, my wife's curious
how many people can come in together
does it get crazy on the first of the month
saturday lunch, how packed is it
charging point for my phone inside?
do you do a scavenger hunt or trivia or anything fun
can my film class shoot a short at your store
i sell handmade candles, would you stock them, who decides
can i get on a schedule as a pop up vendor
will the people who make the drinks be handing out swag
do you have a suggestion box
are you the same company as the one in portland
where's your grow, is it nearby
do you offer anything in vietnamese, a printed menu
is a deaf friendly or polish speaking clerk on today? polish i mean, for my mum
your bags, are they smell proof
do you gift wrap
do you have an instant photo wall or something, it's my 21st
is there a water fountain, it's roasting today
do you put the jars in a plain bag, don't want it obvious
can a reporter come in with a recorder
`,
}
