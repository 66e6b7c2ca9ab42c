import type { TopicExamples } from '#concierge/understand/topics.ts'

/**
 * People with others: parties, gifts, trips and groups with different tastes.
 * Over 300 lines because they are data: one hand's messages, a line each, held out together when the learning is judged.
 */
export const SOCIAL: TopicExamples = {
  store_hours: `
is there a calmer time to come by
i hate crowds, when is it slow
crowds and noise get to me, whats a quiet time
when do you have the fewest people in
is there a less busy hour
you guys open new years day, we're gonna need you
what time do the doors open, i get off at 6am
anything open past midnight? my shift ends at 1
my flight lands at 9:40pm, will i make it before you shut
is thanksgiving morning a thing with you or are you home with family
when's it quietest, my mom hates crowds
how late on {day}
we're two hours out with a toddler who needs stops, so realistically 9:30. are we too late
do you open earlier on weekends
night shift here, i sleep till 5pm, whats the latest i can roll in
christmas eve hours??
is it packed on friday evenings, there's ten of us and we don't want to be in the way
if i walk in 5 minutes before the end will they hate me
labor day, yes or no
hours on 4/20, i heard you open at some crazy time
roommate said you shut for lunch on sundays, is that so
the sign on google says 8 and your door said 10, we stood there like idiots, which is it
are you up yet
still there tonight?
do you keep the same times in tourist season and in winter
what time do u stop letting people in
last orders?
super bowl sunday, normal times? hosting and i know i'll forget stuff
my date ends around 11 if it goes badly. will the lights be on
the storm's bad, everything on our street is closed. you too
is there an hour in the morning just for older folks, would bring my father then
`,
  store_location: `
wheres ur shop at
wheres ur shop
where is ur store located
where are you compared to the convention center
how far from the airport, we've a 3 hour layover and a plan
staying at the big casino hotel on the strip, can we walk it
whats the address, my uber wants one
is it easy to get a lyft out to you guys
can we cab it over there
would a taxi find you
can i get there by uber from the station
how do people get to your shop without a car
are you near the train station? don't have a car, we came from chicago
is it the place by the taco truck with the mural
my girlfriend is driving and wants to know which exit
which of your shops is closest to {zip}
we're on the bus, what stop
do you have one on the east side too, my sister lives out there
lost. i see a laundromat and a church
coming off the interstate from the state line, how many minutes
maps put us in an alley behind a mattress store, is the front on the other side
is the walk from the beach ok with grandma or is it hills
do you have other stores on the way to the canyon, we're road tripping south
how do i tell a cab driver to find you, no english on his side and no spanish on mine
are you inside the mall or outside it
what's near you to eat, like what block are we talking
i thought you were next to the brewery?? we're at the brewery. no weed
my friends went to the wrong one lol, which one is on the corner with the gas station
you in county limits or city
is there a light rail to you from downtown, and what's the street called
closest branch to the university
`,
  parking: `
can we fit a 28 foot rv in there
is there free parking or do we feed a meter
we've three cars coming, room for all?
could i leave my car overnight if i end up going home with friends and no one's fit to drive
my buddies are on motorcycles, eight bikes, where do we put em
do you validate for the garage
anywhere to lock up bikes, we rented the hotel's
got a tesla charger? long trip and we're at 12 percent
my boyfriend will wait in the car, can he idle out front or is it tow city
u-haul with a trailer behind, will i be stuck
the lot looked full on friday, is there another one behind
is there a spot for a tour van, 14 seats, dropping off for twenty minutes
is the lot lit, i come after my shift at 2 and i'm alone
street parking rules? don't want another ticket, the last one cost more than the weed
my roommate got towed from your place once so where is it actually safe to leave it
ev plugs?
how long can you stay in the lot, we'd like to pop to the diner next door after
underground garage height? roof box on the suv with skis
which side do i enter the lot from, coming with my mom and she won't do left turns
is there somewhere to park a horse trailer. don't laugh
carpool of 6 meeting at your lot then heading to the concert in one van, ok to leave five cars there until midnight?
`,
  accessibility: `
can my dog come in, he's small and sociable
my mom uses a walker, any steps
grandpa's in a power chair, is the doorway wide
is there somewhere to sit while my wife does her hour of deciding
service dog ok? he's working, he's polite
my friend is deaf, can somebody write things down or does anyone sign
do you have a ramp, we're six and one's on crutches after the ski trip
bright lights give my sister seizures, what's it like inside
my dad's hard of hearing and gets flustered, is there a calmer corner or a slower hour to talk to someone
is the counter low enough for a wheelchair user
braille or large print menu for my roommate who's blind?
elevator or stairs only
she's got ms and can't stand in a line, could she skip it or wait in a chair
can i come in with my mother as her helper, she can't see the labels
i'm autistic and groups freak me out, can one friend come up to the counter with me
automatic doors?
oxygen tank, is that fine in there
do you have an accessible bathroom, travelling with my aunt who's in a scooter
curb is high out front, my buddy's chair tipped at the last place. is yours flat
could someone bring the stuff out to her in the van, she can't get out easily
emotional support dog counts or only real service ones, it's my roommate's
`,
  payment: `
whats the closest atm to you
where is the nearest atm then
closest cash machine to your place
any atm on your block
where do people get cash near you
where can i find an atm around the shop
is there a bank machine close by
do you take cards or should i hit the atm by the hotel
can we split it four ways on four cards
venmo ok? my friends already sent me theirs
foreign debit card from the netherlands, does it work in your machine
whats the fee on your cash machine
is it tacky not to tip the budtender, we're from abroad and have no idea
euros no i guess?
can i pay online now for my sister and she just walks in and grabs it
my roommate and i want separate receipts
amex?
my mom wants to use a check, please tell her no
can you put half on debit and half in cash, i've got 40 in singles from bartending
cashapp card
will it show up weird on the statement, we have a joint account and she does the books
why did you round up my total to the next five on the debit thing
tap to pay or do we need the pin
is there something like klarna where i pay you later, payday's next week and the party's this one
declined twice at your register in front of my date lol, is it your machine or my bank
do you take canadian cards
prepaid visa gift card from my grandma, is it good here
can i call and pay over the phone for a friend's birthday order
do tips go to the person or the pot
can i use my hsa for mom's topicals
is there a bank near if your machine's empty, six of us need cash
is there a minimum for using a card
`,
  tax: `
does the menu price have tax in already or do we get a shock
we chipped in exactly 100, how much can we get before tax pushes it over
what's the tax here, at home it's like 10
can tourists get the tax back at the airport like in europe
my friend has a med card and paid less, is that the tax
receipt has three different taxes on it, what are they all
is it higher in the city than across the county line
total came to 61 on a 48 dollar cart, explain that to my boyfriend please he thinks i bought snacks
are pipes taxed same as weed
out the door price on a thirty dollar eighth, roughly
why do i pay excise AND sales
does tax come off before or after the discount
got nine bucks change from each roommate, need to know the exact percent to do the math
no tax on the veteran thing?
tax free day, do you have one of those like schools do
`,
  delivery: `
do you bring it to hotels
will the driver come up to the room or do i meet him in the lobby in my robe
we're at a campsite, spot 41, do you go out there
how long on a saturday night, party starts at 9
delivery fee to {zip}
my roommate will be home but it's my order, can he sign for it
dorm delivery? i'm 22, grad housing
do you drop at an airbnb, the gate's got a code
can you leave it on the porch, i'm asleep days
first delivery in the morning is when? i get in from work at 7:30
latest you'll send someone out
do all of us need to show id at the door or just the one who ordered
my mom lives 20 miles out by the lake, do you go that far
can i send an order to my friend as a get well thing, she's 34, lives across town, and i'm in another state
is it a marked car, our landlord is nosy
do u text when you're close, the doorbell wakes the baby and then nobody's having fun
can it come to my work, i'm security at the docks overnight
can the driver meet us in the stadium lot, we're tailgating
is there a fee if it's over 50
how many orders can go to the same address, there's five of us in the house and each wants their own
does the driver take cards, or it's cash at the door
tip for driver, what's normal here
we're on a houseboat, slip 12. long shot i know
do you deliver across the state line, it's literally 2 miles
can i set it for {day} at 6 so it lands right before the guests
do you deliver on christmas, asking for a family of eight
i have a bad neighborhood for finding house numbers, can the driver call
hospital parking garage on my break, 3am. possible?
will you bring it to a bar, my friends and i aren't moving
does the front desk need to know? i don't want them handling it
is delivery just for patients in this state
ran out of everything and nobody here can drive, can you come to us and when
same menu for delivery as in the shop?
what happens if i miss the driver, i'm stuck on a late train with my in laws
ship to arizona? my brother's there
`,
  pickup: `
can i order ahead, don't want to stand about with four hungry kids in law
how long will you hold it, we're driving up from the coast and traffic's awful
can my wife get it for me, it's in my name
do you do curbside, i've a sleeping baby in the back
my roommate's going by anyway, could he take both our orders in one go
order online at 5am when i get off, ready when?
do we go in the line with everyone else or is there a separate window for online ones
if five friends each place an order can one of us fetch all five
how do i know it's ready
do i need the confirmation number or is my name ok
is it ok if i come tomorrow instead of tonight for it, the date's running long
can i schedule it, friday at 4 exactly, before the bus to the festival leaves
does ordering ahead cost extra
my husband's name is on the order but he's sick in the hotel so it's just me, will you give it to me
can we reserve something for when we arrive next week, coming from the uk
how late can i get an order i placed online
order for my mother, she'll come in with her own id, can i place it from out of state
is there a spot out front for people just grabbing
will you call me if something's missing from what i picked, before i drag the whole crew there
do i pay when i order or when i get it
how quick, we're ten min away and the movie's at 8
do i stay in the car and text, or what
can i do half pickup now and half later, no fridge at the hotel
switch cars halfway, do you need the plate number for curbside
can you bag it in separate bags w names, it's for 3 girls
if i don't show do i get charged
`,
  id_policy: `
how old to get in
my girlfriend's 20, turns 21 in two weeks, can she wait inside by the door
passport from brazil alright?
do all six of us need id if only one's buying
my mom left her license at the hotel, a photo of it on her phone?
license expired last month, it's my birthday month, dmv is slow
out of state license ok? tennessee
can i bring my baby in, she's four months and strapped to me
my brother's 19 and has a medical card from home, would he get through
my temporary paper license and an old one with a hole punched, that do
do you scan it, i'm a teacher and rather you didn't
do you keep a record of visitors, i'm here on a visa and careful
my friend lost her wallet at the club, any way she comes in with us, she's obviously 40
student id, military id, consular card: which of these
we have our kids with us on the road trip, 8 and 11, where can they be while we're in there
grandma has no licence since she stopped driving in 2009
german personalausweis, the plastic card, ok or passport only
i'm 21 tomorrow, at midnight do i count
the vertical license still valid? i'm 21 as of june
does the driver check all the roommates or just me
does my med card from nevada work with you
name change after the wedding, id says my old one and the order is the new one
mexican voter card
do i need to be a resident
could my husband, 20, military, just stand next to me and not buy
digital license in apple wallet?
why'd you turn my cousin away, he had an id, just cracked in the middle. is that the rule
you card people who look 70? dad wants to know, hopes yes
`,
  purchase_limits: `
how much can one person buy in a day
is the limit per person or per group
can i get two ounces if there's two of us
tourists get less?
what's the most gummies i'm allowed, 40 guests coming
could i come back in the evening for another ounce for my roommate
do drinks count toward the ounce
can i buy for everyone and they pay me back or does each have to stand there
how do carts add up against the flower limit
does the limit start over at midnight or 24h from when i bought
my friend's med card lets him have more?
how many prerolls is an ounce, legally speaking
can i carry four people's stuff in my car, is that over the limit
i get two weeks off rotation from the rig and want to stock up in one trip, what's the ceiling
cap on concentrates for someone from out of state
bachelor party, 12 dudes, one credit card. will you ring up that much
if i hit my max today can my wife do her own in the same visit
is seed to the limit too, or only smokable
does what i bought at another shop this morning count
how many 100mg bars could i take home before you stop me
`,
  consumption_rules: `
where can we smoke it then? hotel said no
is it ok on the beach after dark
can passengers have an edible in the car while i drive
can we light up in your lot
is there a lounge in town where a group can sit
our airbnb says no smoking, does that include the balcony, legally
can i vape walking around downtown, i see people doing it
can we take leftovers on the plane home
national park campground, allowed?
can i bring my own to a wedding at a rented hall, what does the law say
concert venue lets people smoke cigs outside, weed too?
do you have a patio or some place here where we can try it
my landlord says not on the property even though it's legal, can he do that
open container rules for weed? half a joint in the cupholder and my dad's car
is it ok to drive back to idaho with what we don't finish
party bus, can folks smoke on it
in the rv while it's parked, is that public
could i smoke on my break outside if my work's on private land
`,
  returns: `
my mother opened the tin and hated the smell, can i bring it back
the vape i gave my brother for his birthday died the same night, what now
unopened, wrong flavor, girlfriend is not pleased. swap?
can i return a gift without the receipt
bought three drinks too many for the party, still sealed, money back?
the {name} cart leaked all over my wedding clutch, do you replace those
we're flying out and can't take the rest. do you buy back unopened stuff
how many days do i have
my battery won't charge and i'm two states away now, can i mail it
roommate bought the same thing as me lol, can one go back
is there a warranty on the {brand} pen, got it as a present in may
broken joint in a pack of five, the whole filter fell out. do i get one joint or the pack
i got the 10mg by mistake, needed 5 for my mom. haven't opened it. can you exchange it
what's your policy if my date says it gave her a rash (the lotion)
the jar was half dust, i took pics, i want store credit at least
refund to card or cash, my friend was the one who paid
can my husband bring it back for me, he passes you after his shift
will you take back a grinder, the teeth are already bent after one weekend
do i need the box? the kids' cousin threw it out. the vape's dead on arrival
edible's melted from your own window display, we noticed at the cabin
bought glass for a wedding gift, wedding's off. any chance
dad's tincture came with a cracked dropper and there's oil all in the bag, could we trade it for a good one
opened it, tried one, nobody felt anything. is that on me?
who do i see about exchanging a defective disposable, is there a desk
if i swap a 40 dollar thing for a 30 dollar thing do i get the ten
got it here on {day}, cart's clogged and the airflow is dead, can i walk in with it
the lighter i bought... does it have a return, it lit once
are sale items final, i got two of the wrong papers on the clearance shelf
mom wants to return the cream since it stings
can you take it back even tho we live in utah and only come by monthly
`,
  order_status: `
where's my order, guests are here
it's been 50 min, is he lost
has anyone packed {num} yet
got no text, is it ready? i'm in the car with mom
the map shows the driver sitting at a donut shop for half an hour haha
did my order even go through, the page froze when my roommate flushed (old house, bad wifi)
is it out for delivery or still with you
my friend placed it under her name, jess, can you see it
how long till it gets to the hotel
order number {num}, anything?
it says completed and nobody's been to the door
did the driver leave already, need to know if i can hop in the shower
got charged twice, did i order twice?? check {num}
it still says processing from last night when i ordered after my shift
the rest of my group got their confirmation and i didn't
eta please, movie's starting
is mine the one waiting on an id check
i ordered for thursday, is that still set, party can't move
whats holding it up
driver said five minutes twenty minutes ago
ready yet
was the second half of my split order packed or is it just the drinks for now
`,
  order_change: `
cancel it pls, party's off
can you add two more drinks, more people turned up
wrong hotel!! there are two with the same name, send it to the one on 5th
swap the gummies for flower in {num}, roommate vetoed
can it come at 8 in place of 6, dinner's running over
put it in my husband's name, he's the one who'll be up
i put delivery and meant pickup
take off the bong, my wife saw the cart
change the phone number on it to my girlfriend's, mine's dead in an hour
is it too late to edit
double everything, my cousins came
my mom pressed order while holding my phone. please undo
flight got cancelled so i won't be in till {day}, can you hold the order over
can i move my pickup to your other store, my ride's heading there
make the eighth a quarter if it's not packed yet
remove {name} and leave the rest
wrong apartment, i'm 4b not 4d, 4d is a cop
can you push it back an hour, still at the in laws
i forgot to put my code in, can you redo it before it's sent
combine my order with my roommate's, {num} and {num}, same address
she's allergic to mango, i just saw. get that one off there please
changed my mind on all of it sorry
can we make it the 5mg pack and not the 10, same order
scrap the delivery, we're walking over
`,
  complaint: `
your guy laughed at my mom when she asked what a preroll was. not ok
ordered for eight people, half of it wasn't in the bag, and it was my night to host
waited an hour and forty for delivery. the birthday girl went to bed
the joints were so dry they fell apart in front of everyone
budtender kept flirting with my girlfriend while i was standing there
i said low dose, for a first timer, three times. he sold us 25s. my aunt was in bed till noon
we drove 90 miles because your site said in stock. it wasn't
you charged my friend one price and me another for the exact same jar
security was rude to my dad over his hat
cashier sighed at us the entire time cause we were splitting the bill
your driver blasted his horn at 6am outside my building after i wrote do not ring, works nights
first time in your state, first shop we tried, and we got treated like suspects
the eighth weighed 3.1 on my roommate's scale
got the wrong strain again. second time this month
there was a hair in the brownie. a HAIR
nobody told us the cart needed a battery, so we sat in the hotel with nothing
you people gave my order to another kevin
stood in line 45 min while staff chatted about their weekend
my husband's chair couldn't get past your display and the girl just watched
the deal sign said 2 for 40 and it rang up at 56 and then the manager shrugged
flower from you tasted like basement, even my brother wouldn't finish it and he'll smoke anything
i brought six friends from out of town to show off my favorite shop and it was embarrassing
driver handed my package to my neighbor. now she knows
packaging was sticky, one gummy had been opened i swear
the music is so loud my mom couldn't hear a word and they acted like she was slow
told me they'd call. never called
you ran my card twice and it's rent week
lost my spot since the doorman let a bunch of his buddies in first
one of the cans exploded in my car, sticky everywhere, road trip ruined
honestly felt rushed, there were nine of us visiting and he wanted us gone
my wife got talked down to for asking about cbd and we've been coming since you opened
short one preroll in a five pack. four friends and me. guess who didn't get one
nah that was bad. never again
last night's service was trash compared to what it used to be
`,
  human_handoff: `
can i just talk to a person
put a manager on
my mom wants to speak to a budtender not type
is there someone on shift i can chat with, this is complicated with nine people involved
get me whoever runs the {day} night crew
u aren't getting it, let me have someone else
can somebody call me back, i'm driving the group so texting's bad
i'd rather explain it out loud to an employee
live agent
who's in charge there, want to talk to them about last night
someone with actual taste buds available? i want a person's view not a bot's
my father doesn't do robots. person?
can i get the lady with the green hair on here, she knows my case
stop. staff member. now please
is there a person awake at this hour that i can message
let me speak w the delivery dispatcher
`,
  jobs: `
you hiring? roommate and i both need something
my son's 23 and wants to work there, how does he apply
any overnight work, stocking or packing, i'm used to nights
do you need a badge from the state to be a budtender
do you take people with no experience who are good with people
moving there from michigan with my girlfriend in june, got openings?
what does a driver make
i left an application w the tall guy last week, heard anything?
part time weekends? i've a day job
seasonal help for tourist season?
is 18 ok for the register or 21
can i work there with an old misdemeanor
my friend works for you and loves it, is there a referral thing to get me in
where do i send my resume
`,
  loyalty: `
do my girlfriend and i get to share one account for points
i bought for the entire group, do i get all the points, hope so
birthday reward? mine's saturday and so is the party
how do i use points on my order
can i give my points to my mom
i'm only in town a week, is signing up worth it
points vanish after a while?
joined with my ex's phone number, how do i get my points off it
what do 200 points get me
forgot to say my number at the register last night, can you add it from the receipt
do both roommates have to be there to use them
refer a friend bonus, i brought you five people from work
does my punch card from the old place count
can i sign up without an email, dad's never had one
my points went down and i didn't spend any
is it a dollar a point or what
can i spend rewards on the sale stuff
there's a night owl tier?? my coworker says there's levels
do i earn on delivery too
when's the birthday freebie good til, i'm away with family on the day itself
do you drop my number if i leave the program, the texts wake me in daytime
can tourists be members or it's a local thing
we're married with two accounts, merge us
app says gold, register said silver
do i get points if my friend pays but gives my number
how long til points show up
`,
  deals: `
two joints on a tuesday gets me what
what do 3 carts get me on a friday
4 gummies on a sunday, what do i save
if i buy two eighths on thursday do i get something off
what do i save with three of them on monday
5 pre rolls on wednesday gets me how much off
any specials tonight
first time here, is there a discount for each of us? there's 7
bachelor party rate lol
do you have a student discount, four of us got uni ids
military? husband's active, i'm not
nurses discount? pulled a 14 hour night
can we stack the first timer with the {day} one
group discount if we all buy at once
hotel gave us a coupon card with your logo, what's it good for
local discount, and what counts as local, i've lived with my boyfriend here a month
do seniors get something, bringing three of them
price match the place across the street?
happy hour?
my roommate got 20% off and i didn't, same day, what's the trick
whats the {day} thing
promo code from a podcast, does it still work
bring a friend deal?
if it's my birthday do my friends get any off too
service industry discount, i bartend
4/20 deals out yet
does the veteran one work if my dad's card is from vietnam era
is there an early bird for people like me coming off shift at sunrise
do discounts apply online or just inside
black friday?
why didn't the bogo come off
mother's day promo? bringing mine
do you honour other shops' coupons
industry pricing for budtenders visiting from another state
how often does the first time deal reset, i came once 4 years ago
does it cost less with a med card
discount if we spend 200 as a group
tourist tax joke aside, anything for out of towners
is the sale on til sunday, that's when everyone's in town
can i use the coupon my friend left here when he flew home
`,
  contact: `
email for the events person?
do you have instagram, want to tag you in our trip pics
mom's asking for a phone number not a chat
what's the website, the one i found was in another state
are you on whatsapp, i'm abroad
how do i reach the store directly at 7am
who do i write to about a write-up of us visiting, i run a travel blog
number for the delivery people
is there a newsletter my roommates and i can get
what's your handle
is this the right place to send a message to the manager or is there an address for mail
got a tiktok
phone goes to a machine, other line?
`,
  store_info: `
who are the owners
who owns the place
is it family run
who started this whole thing
restroom? we've been on the road for five hours
do you sell gift cards, friend's bday
do you do tours? nine visitors from sweden, curious about growing
is there wifi, data's expensive with our roaming
anyone there speak portuguese, my mother in law does
can we take pics inside for the bachelorette
is there a line rn
how long you been around
is it family owned
do you host events, my boyfriend and i met at one at another shop
private after hours shopping for a group?
my friend left her sunglasses there, tortoiseshell
do you take back empty jars and carts
is it medical or can anyone come
water fountain or somewhere to fill bottles
is your stuff tested, my sister's immune compromised
are you licensed, hotel staff warned us of fake shops
do you have t shirts with your logo, i collect them on trips
does the gift card work at all branches
speed dating night there again?
can i leave my suitcase by the door while i look, checkout was at 11
is there a place for my friend to wait that isn't the sidewalk
what's the mural about, my kid sister wants to know the artist
is the owner really that guy from the band
i think i dropped my ring there, silver, it was my nana's, please look
is it chill in there or more like an apple store
do you do classes, like rolling night or cooking, for a team outing
can we have a birthday party at the shop
do you support any charity, my workplace matches
is there a comedy night this month like last time
do you have chargers, phone's at 2% and my friends are all on it
spanish speaking staff at night?
can a tour bus book a visit
what happened to the old store that was in your building
do you have a camera on the lot, someone dinged my dad's truck while we were in
was there a food truck outside last saturday or did i dream it
is the place cash lane and all that or one at a time in a private room like in my state
gift cards by email? for my brother in the navy
`,
  education: `
my friend says sativa and indica is all made up now, who's right
why did the same gummy hit my wife in 20 minutes and me after two hours
is it true you get higher if you hold it in longer, settling an argument
why do i get quiet and everyone else gets silly
do people really mellow out a bad high with black pepper
my roommate ate too much, he's breathing fine just scared. how long til he comes down
what's a spliff vs a joint vs a blunt
how do you pass etiquette, left or right, and how many puffs
contact high, is it real? i was in the car with them the whole way
can you mix wine with an edible or is that how my cousin ended up on the lawn
whats kief and why does my friend guard his like gold
how do you roll one that doesn't canoe, everybody makes fun of mine
my mom asked me what a terpene is and i just said smell. is there more
how long before dinner should guests take a 5mg
does the high feel different at altitude, we came from sea level
how do i read the percent on the jar, my dad thinks 28% means 28% of him will be high
why is the weed stronger than when my parents were young
what does live mean in live resin
the guy at the party said rosin has no solvents and resin does. that the whole story?
why does everyone cough on dabs
is cbd going to make my aunt high at all
how long does an edible stay with you, flight's in the morning and i'd like to be a person
how many days does it stay in your system if you just had some on vacation, coming home to a job that tests
do you lose tolerance after a week with no smoking, i'm at my parents place for that long
why does {name} smell like a skunk and {name} smell like a bakery
does it go bad, found a bag from our honeymoon two years ago
should you keep gummies in the fridge, my roommate says yes
how does decarbing work, we tried brownies at the cabin and nothing happened to anyone
how much butter per gram is normal for cookies for a crowd
how do you work out how many mg is in each brownie if the pan is cut in 16
whats the entourage effect, heard it on a podcast on the road
does a big meal make edibles stronger or weaker, we argue about this every thanksgiving
why do i wake up groggy after taking one at the end of my night shift
is cbn really for sleep or marketing
how do you tell if a cart's fake, friend got his from some guy
what's the difference between distillate and full spectrum
my girlfriend gets dry eyes, i get dry mouth, why
does thc expire in drinks once you open the can
how come drinks hit quicker than gummies
what's nano
is smoking through a bong easier on your lungs than a joint, roommate debate #400
can my dog get sick from secondhand smoke, we had a few people round
what's greening out
how do you help someone who greened out, is it just water and a couch
my grandmother takes blood thinners, does it interact
does it make you dream less, i sleep days and haven't dreamt since i started
can two people share one gummy and each feel half
what temperature should we set the vape so it tastes good
why did the cart go dark after sitting in the hot car
how do you unclog a pen
what is a hash hole even, everyone at the party was acting like i should know
what does hybrid tell me, if anything
why does weed make music better. actual answer please
what do you call the little crystals
is microdosing a thing with thc and how small is micro
how do i explain dosing to my dad, who takes three of anything
first time smokers sometimes feel nothing, is that a myth
what's a zip, a zaza, a dub. i'm 52 and the kids at work talk funny
does shatter feel any different to wax or is it just looks
`,
  small_talk: `
good morning, or good night for me, just off shift
thanks, you saved my party
lol you're funnier than my roommate
hi from a very long car ride
we made it home, everybody had a blast, thank you!!
happy new year to you and yours, if you have yours
bye for now, date's here
my mom says hi
you're the best, tell the crew
haha my friends and i are reading your answers out loud
ugh i'm so tired
wish me luck tonight
she said yes!!!!
appreciate ya
merry christmas bot
nothing just bored at work, 4am, nobody's here
you rock, doug says so too
hola buenas noches
cheers mate, all sorted
tell me a joke for a toast
how's your night going
`,
  bot_identity: `
are you a person working nights too or a program
do you get high lol
are you the same one i chatted with yesterday
do you remember my mom's order from last time
can you hear us, we're all yelling at the phone
are you an ai
what all can you do
is there some poor guy in the back typing this
do you keep what i tell you, roommates share this phone
can you see my location
do you speak french or just english
my friends bet me 10 bucks you're a human. settle it
have you ever tried anything you recommend
`,
  out_of_scope: `
whats the weather at the lake this weekend
best pizza near the hotel
my joint aches every time i carry my kid, should i see a doctor
how do i roll over my dad's 401k
help me write a best man speech
my roommate won't do dishes. advice?
how do i get wine out of a rug before my landlord comes
is he into me, he took three days to text
high school reunion, what do i wear
what's the best hostel in lisbon
cheap flights to cancun for 6
how many pounds of brisket for 20 people
can you split a dinner bill of 214.60 by 7 with tip
what time does the liquor store close
are the bars open on sunday here
name for a group chat with five plumbers
how do i get my brother to pay me back
write my mom a birthday poem
grass in our yard is dying, roommates keep parking on it, what do i do
how long to boil eggs for a potato salad
is it rude to bring a plus one not on the invite
baby's got a rash, what cream
where can we rent kayaks
i need a pot for a 12 quart stew, which one
does my buddy's travel visa let him work
what's the drinking age in canada
my girlfriend's snake won't eat
tell the casino i lost my room key
how do i set up a pivot table, boss needs it before my night shift's over
which movie has the talking bear
need a roommate agreement template
is the pharmacy on main open 24h
my cart got stuck at the supermarket, wheel's broken, who do i tell
how do i get an edible bouquet sent to my aunt, the fruit ones
high blood pressure, 150 over 95, bad?
what's a good toast in italian
play some music
how do you get a 5 year old to sleep on a plane
can i fly with a bottle of hot sauce
what gas mileage does a class c rv get
my ex keeps calling, how do i block a number on android
did you see the finale
translate where is the bathroom into korean
`,
  goods: `
having eight people over saturday, what do i put out
my roommate likes sour stuff and i like chocolate, is there one edible that keeps both of us happy
date night ideas under 40
first date tonight and i get chatty and weird on sativas, something mellow but not sleepy for two
mom's visiting and she has never tried anything, she's 68, got a tiny dose gummy
whats good for a bachelorette, six girls, one of them hates smoke
need a party pack
got any {brand} seltzers by the 4 or 6 pack for a pool thing
my dad smoked in the 70s and says nothing today tastes like weed used to. whats the closest thing you carry to old school
so my sister is flying in from ohio and she only ever had delta 8 gummies from a gas station, i want to show her the real thing without knocking her out for the whole weekend. five milligrams? two? what do you have in those sizes
im buying for four people in a cabin with no wifi, we've got two heavy smokers, one edibles person and one who just wants to sleep on the drive back. 120 total to spend. build me a bag
preroll multipacks?
something to share at a bonfire that isn't harsh
couples massage oil with cbd in it, {brand} or like that?
my wife says the {name} i bring home stinks up the hall and the neighbors already hate us, do you have flower that smells less loud or should i go to a cart
is {name} a good one for game night
bf and i split a {name} gummy and he was flying and i felt zilch, what would be stronger for me but the same flavor
birthday gift for a guy who already has every grinder known to man
need a white elephant gift, stoner themed, 25 bucks max
i get off at 7am from the hospital and the sun is up and my kids are up and i need to be able to fall asleep by 9 in the morning, no couch fog when i wake at 3. what would you pick
four of us on nights at the warehouse, we pool cash, what half oz can you do for around 80
are there any minis, like half gram joints, so nobody wastes one
wedding favors! 30 guests, one low dose thing each, what's the cheapest single, {brand}?
my in laws are coming for nine days. nine. what keeps a person pleasant and able to cook
anything that helps you laugh at a bad comedy show
going to a concert with my ex's friends lol i need something for nerves
road trip snacks for the passengers only, driver's sober, 5mg or lower and no chocolate because it melts in the car
we're staying in a hotel with smoke detectors everywhere, what can we get that makes no smoke and no smell
got a {brand} disposable so i don't have to fly home with a battery
tourist here, from texas, overwhelmed by your menu, just tell me three things
we're coming from germany for the week and my husband likes hash, the real pressed kind, do you keep that
do you sell a little kit with papers and a tray, i left mine at my friends place and he moved to portland
my buddy brought over {brand} rosin and now i can't stop thinking about it, you carry that
roommate drank my last {brand} lemonade so i need to replace it before the fight starts, is it in
does {name} pair with tacos
is the {name} cart 510 or does it need their own battery, asking cuz my girlfriend has the pod kind
we passed a {name} blunt around at my cousin's and nobody spoke for an hour. want the opposite of that
what do people get for a hike with a group
my boss's retirement party, he's openly into it, nice looking box around 60
he's allergic to nuts and she's vegan, which gummies pass for both
something for a threes company type movie night, one of us gets paranoid real easy
my mother in law asked me and i quote for the rubbing cream, the strong one, for her knuckles. which is it
{brand} honey for tea with grandma (she's in on it)
do you have drinks that kick in fast, like before the opener finishes
does the {name} joint burn for a long time because there's seven of us in the circle
{name} in a 2 gram blunt?
{brand} cones, king size, the 20 count
we're doing secret santa at the shop where i cut hair and i drew the one colleague who vapes, she had a {brand} battery that died on her in october so i figure a new one. do you know which would take the carts she's already got, they're the regular screw-in type i think
my roommates and i got a budget of a hundred for the month, there's three of us, we mostly smoke at night and one of us uses a bong. ounce deals or separate eighths, what works out better with what's on your shelf
ok so long story. my best friend is getting divorced, she's coming over friday with wine and a lot of feelings, last time we had something sativa and she cried about her dog from 1998. i want calm, giggly, and no crying. also she won't smoke. also i'd like one thing for me that i can puff on the porch
hey its my first thanksgiving hosting and my uncle and i sneak out back every year before the pie. usually it's his stuff and it's awful. this year i want to surprise him with something that tastes really good, like dessert-y or fruity, two prerolls is enough, doesn't need to be strong since we have to go back in and talk to my aunt
long drive from denver to moab with my partner, i'm driving so nothing for me til camp, she gets carsick and sometimes a light mint helps. do you have mints? and then for the tent something heavy for both
my parents found out i smoke and instead of being mad they want in?? they're 60 and 63, dad has bad knees, mom can't sleep. they don't want to inhale. what am i bringing to sunday dinner
we are a group of teachers on spring break and none of us has done this since college. we'd like to feel a little silly by the pool and still make a dinner reservation at seven. there's five of us and two are lightweight. please advise
my girlfriend and i have the reverse problem, i want to talk and she wants to melt. is there a strain that sits in the middle or do we just buy two
ordering for my house of 5, everybody gave me their list and it makes no sense: one "gas", one "not gas", one "purple", one wants "the wet stuff" which i think is a concentrate, and one says surprise me. can you turn that into five grams
I work graveyard at a gas station, and the guy who relieves me always has this cart that smells like mango. I asked and he said {brand}. Do you have it and what does it run
last time my cousin came up from florida she ate a whole 100mg bar since she's used to medical stuff and was totally fine. she's coming again, what's the strongest edible per piece you carry
my wife turns 50 in march and hasn't touched weed since we had the kids. she likes prosecco, lavender, and fancy packaging. is there something like that, i'd go to 75
we had the {name} at my brother's wedding, somebody rolled it in rose petals. do you have those rose things
my fiance's family is dry, like no wine even, but they're cool with cbd. any drinks with zero thc for the rehearsal dinner
what's a good ice breaker strain
got anything glow in the dark, a pipe or something, for a rave
a bong that won't break the second a drunk person touches it
silicone pipe
do you have hitters that look like a cigarette, i'm going to a tailgate
one joint. one good joint. for a guy who just got dumped
need it discreet, sharing a room with my sister at the resort
smell proof bag big enough for a weekend for two
lockable box, i have toddlers and a nosy babysitter
my roommate keeps dipping into my stash, do you sell anything with a combination on it
child proof jar, nice enough to leave on a shelf when company comes
rolling tray with something funny on it for my brother
whats the cheapest eighth that wont embarrass me in front of my friends, is {name} ok
friends are snobs. is {name} the best flower you got
top shelf for a proposal weekend lol
how much is a pack of {brand} minis
the {name} drinks, is that one can one serving or am i meant to share it
are the {brand} gummies kosher, my husbands family is coming
{brand} brownies gluten free? sister has celiac
is there any gelatin in {name}, my roommate's muslim and i'd like him to be able to have one
what did you guys run out of the {name} already?? i promised people
is {name} still around, the one w the green tin, me and my hiking group lived on it last summer
got room for dessert? ok joking, but infused ice cream, yes or no
my friend swears by a tincture under the tongue before flights, which one would that be, something for nerves
going on a cruise after this so i just want something small to finish tonight, a single gummy or a lil preroll
one night in town, hotel bar is dead, what do i get for twenty bucks
landed an hour ago from georgia where you cant get any of this. what do people get first
hi we're two sisters from ireland and would like the thing you'd give your own sister
visiting from japan, want a very very weak one please. 1mg is possible?
what do the locals buy
is there something that only gets grown around here, would like to tell people back home i tried it
my host said ask for live resin, is {name} smooth for a person who coughs a lot
bridesmaids are asking for pink. pink packaging pink gummies pink anything
got a rainbow something for pride weekend
4/20 is at my place this year, fifty people, what's your bulk preroll situation, like tubs of 20 or 30 cheap ones
dinner party for six and i'm cooking, would like an oil that doesn't taste like lawn so i can drizzle it on dessert, each plate about 3mg
can i get {brand} infused sugar or is that not a thing here. making margaritas
{brand} syrup to pour in cokes, 100mg bottle, you have? flavors?
my poker group plays till 3, so something with staying power that keeps you sharp
DnD night. five nerds. energetic but focused. prerolls
karaoke courage
something for the funeral reception, my aunt would've wanted us to. a nice joint with her kind of flavor, she loved citrus
my grandson says i should ask here. my bridge club (four ladies, 70s) wants to try a chocolate. what's gentle
mom texted me "get me the sleepy ones you gave me at christmas". they were {brand} i think, blackberry, in a round tin, 5mg with cbn
whatever you gave my roommate on tuesday, purple bag, smelled like gas and grapes, {name} or something near it, i want that
my boyfriend picked up something called {name} from you and i hated it, too heady. what's the most body thing you've got
the guy in the next cubicle goes on and on about {brand} vs {brand}, which one is actually stronger
{name} or {name} for a beach day
what would you choose for cuddling
need an aphrodisiac type. you know. for an anniversary
is there lube with thc lol asking for a friend (me)
{brand} bath bombs for two, do they get you high or just smell nice. and how much
her back hurts, my feet hurt, we're on our feet all night at the casino. is there one lotion that'd do for both and doesn't reek of menthol because the floor boss complains
my shift ends when the birds start, and i've got blackout curtains and melatonin and it's still not working. coworker told me cbn. the {brand} cbn gummies, how many to a pack and what's the damage
i bartend, so by the time i'm home it's 4am and my boyfriend gets up at 6. i can't smoke in the flat because he hates the smell. anything quiet, quick, and off before noon
six nurses, night off, one hot tub. what drinks you got
we all get drug tested except me so really just something for one while they have beers
my cousin vinny, real name, wants a quarter of {name} and i'm just the messenger. in stock?
roommate's asking if you have {name} shake, we go thru so much in brownies
trim or popcorn, whatever's cheap for making butter with my mom lol
need some butter ready made, can you buy that
i'm meeting my girlfriend's friends for the first time and they all dab. i don't own anything. what would i bring so i don't look like a tourist
a gift basket? do you make those up
gift for my boss who does yoga
gift for a stepdad. we do not get along. but he smokes
{brand} valentines chocolates, the heart shaped ones, back this year?
father's day coming, he likes cigars, do you have like a big cannagar
hanukkah, eight small presents for the same person, what eight things would you line up and keep the total below 100
mothers day something for hot flashes and cranky
graduation present for my 24 year old, he's finishing his masters and likes hybrids. thinking a nice jar plus something in it
an advent calendar? the weed kind
my gf's parents gave me a {brand} for christmas, wild people. what flower is dry and good for those
the battery my ex gave me finally died and good riddance. is the {brand} one 510 with a heat setting, and does it come in a cute color
we share one battery in the van and the thread is stripped from four people twisting on it. something tough, metal body, and will it charge by usb c
lost my grinder at the airbnb and the host won't answer. cheap replacement, 4 piece, doesn't have to be {brand}
my one hitter went down a storm drain in front of the whole wedding party, need another
do the {brand} pods fit in my buddy's old device, it's the flat black one
which of your carts hits smoothest for a bunch of people who don't usually smoke
how many mg would you hand somebody who weighs like 110 and never tried, and which product is that
something where we can all take the same amount and not have one guy on the floor
edibles where you can actually cut the piece in half evenly
is the {name} bar scored, 20 squares, so i can dole it out
how strong is one puff off {name}, my aunt's asking before she tries mine
what's milder, the {name} drink or the {name} gummy
looking for a 1 to 1
my roommate gets anxious w/ thc so the {brand} 20:1, tincture or gummies
cbd joints so my pal who quit weed can still hang with us on the stoop
no-nicotine no-tobacco wraps, she's trying to quit
{brand} hemp wraps, any grape?
do you have {brand} papers the brown ones
filters/tips/crutches. and a lighter that isn't gonna die on a camping trip
bubbler for two people
hookah bowl infused thing, do they make those. my cousins are all into hookah
torch fuel and a cheap rig for a house party
e-rig under 150 for me and my brother to split
what terp sauce would u bring to a dab party
{name} diamonds?
hash holes!! two please, {brand} if poss
thing is my friends and i have this tradition where every new year's we light the most expensive joint we can find. what's the most expensive joint you can sell me
my buddy and i bet which is heavier hitting, {name} at 29 percent or {name} at 24. who wins
we're splitting an ounce four ways, can it be half {name} half something cheaper
is there a discount ounce on the shelf this week that's not dust
i told everyone i'd bring something and payday's not til friday. 15 dollars. save me
ten bucks ten people go
how much for two prerolls and a drink
what's a fair thing to spend on a host who let us stay three nights, and what would you get for it
so we parked the rv and my wife's already in the hot tub and sent me in for "something fruity that doesn't make me stupid". your words not mine: what's that
standing in your parking lot with my mom, she's shy. can you tell me if the {brand} peach rings come in 2.5s
i've got the delivery guy's word that {name} is back, is it though
my uber's outside so quick, strongest sleep edible, is it {name}
before i drive an hour with three people in the car, is the {brand} variety pack there today
i know you close soon, i just want to know if there's any {name} left
my friend returned hers because it was clogged, is there a cart that doesn't clog? we're going to the mountains
i've got points and a birthday and a boyfriend. which vape would he like, he only smokes indica
told my roommate i'd use my discount for him so he wants to know what a {brand} disposable costs me
last order had these little {brand} lime caramels, whole office (ok three of us) fell in love. do you still get them
cashier recommended a tincture to my mother that starts with p, it did wonders for her shoulder and she tossed the bottle. cbg was on the label
we want what the couple in front of us got, gold box, five joints
cant do smoke (asthma) cant do sugar (diabetic) and my husband can't do thc (job). what's left for a fun evening for the pair of us
my brother's in town from north carolina and he's a big fella, ate 50mg last time and said it was cute. meanwhile his wife took 5 and saw god. dinner's at eight. can i buy one product that treats both of them right
i've got a friend group chat blowing up cause nobody can agree. half say vape half say gummies, one says flower or nothing. i have 90 dollars collected on venmo. whats the smartest split of that across your menu
the last camping trip the gummies all melted into one giant gummy, and we had to guess the dose by cutting with a pocketknife, which went about how you'd think. is there any edible that holds up at 95 degrees. tablets maybe
my landlord lives downstairs and has a nose like a beagle, my roommate smokes cigs on the fire escape so i've cover, but still. low odor is priority one, then cost
every month my two cousins and i do a blind taste test, dumb i know, we rank them. last month citrus won. this month theme is cheese/funk. {name} is in, i need two more grams that are funky
we're the loud table at trivia and we keep losing in the second half. something for focus that's not a coffee
my night crew does a potluck at the end of the month, and i always bring chips. this time i'd like to slip everyone (in their own hand, labelled, relax) a small treat for after they get home. eight pieces individually wrapped, low dose
just moved in with three strangers and want to make friends. what's a crowd pleaser
new neighbor welcome gift, she has a pot leaf doormat so i think i'm safe
i'm the sober friend usually but tonight i'm not, something i won't regret in the morning
need something for my husband's snoring, or for me so i don't hear it
would {name} calm a bride
what would calm a groom
what would calm the mother of the bride, who's never smoked and needs to give a toast. i'm serious. a low one that takes the edge and no slurring
something for meeting his kids for the first time
does {name} make you like people or hide from them
what's the opposite of antisocial in a jar
introvert at a house party, help
{name} or something else chatty
my friend wants "creative", she's painting my nursery this weekend. i'm pregnant so none for me. what do i get her to say thanks
gig tonight, drummer says something uplifting, bassist says something heavy, i say something cheap
do you have anything in a spray, we go to the movies a lot
dissolvable powder to put in my own beer (na beer)
n/a beer with thc
mocktails in cans, got the {brand} paloma?
is there any infused wine, the alcohol free sort
the six pack of {brand}, is it colder if i get it from the fridge or do you sell them warm
coffee pods? roommate has a keurig and a problem
{brand} tea bags for my nan, the sleepy ones
hot cocoa for the ski lodge
my ski buddies like a vape that works in the cold, the last one froze on the lift
surf trip, need something waterproof to keep 5 joints dry
doob tubes
a case that holds prerolls and doesn't look like a case for prerolls, tsa nothing to do with it just my mom's house
something that covers up smell, candle or spray, the guests arrive at 6
ash tray for the patio, big
incense?? no wait. odor candles
hi there, we're a party of nine renting a lake house, ages 25 to 61. i was put in charge since i'm the "expert" (i smoked twice). the older couple want cbd for pain, the kids want blunts, my husband wants something that tastes like root beer, i'd like to not be responsible for anybody. what's the list
My daughter lives out of state and she's coming home for the first time since legalization. She's asked me, her father, to pick something out for us to try together. I'd like it to be gentle, maybe two hours long, nothing that makes an old man nervous. Thoughts on a beverage?
my best man's speech is in an hour and i'm shaking. cbd gummy, quick acting, do they exist
my wife and i alternate who gets high because of the baby, so one of us is always good to go. tonight's mine. i want something that's done in two hours tops
we were supposed to be going to vegas and the flight got cancelled so now we're having vegas in my living room. need party favors. tasteful ones. and untasteful ones
i dropped a cart in the lake while showing off for my girlfriend. it was a {brand} {name}, half gram. replace it but maybe full gram this time
my roommate stepped on my glass pipe. twice. is {brand} glass any sturdier
the {name} from here put my whole book club to sleep by chapter two. something livelier for next month
those 10mg ones were too much for my mom, she called me at midnight to say the fridge was loud. what's the next step down that's the same brand
i liked {name} till my tolerance passed it. what's next up, a bit of a couch lock, for me and my movie buddy
our usual was {name} and now it's gone from the site. nearest relative?
what replaced the {brand} sampler
{brand} sampler box with the different strains, for people who can't make up their minds
variety gummies where each has a different effect
does {brand} come in a party size
is it cheaper to get ten single joints or the ten pack
whats the per gram on the big {name} bags
which of the three {brand} gummies is for going out and which is for staying in
is {name} a talker or a sleeper
will {name} make me eat the whole buffet
i don't want munchies, we're on a couples diet
the opposite, my dad lost his appetite since chemo and i want him to enjoy his own birthday dinner
something w thcv for my bridesmaid dress situation
{name} for my roommates migraines, he wants to lie in the dark. flower or oil?
for cramps, girls trip, half of us synced up
{brand} made a hangover one, have you got it? the whole house is down
what do you have for a comedown after a festival, sunday blues
festival this weekend, need stuff that survives in a pocket
that tiny {brand} pocket vape
something my buddies won't mistake for candy, please, we had an incident
is the packaging on {name} plain? gifting it at an office thing and need subtle
can i see what the {brand} gift set comes with
does {name} come with a battery included or do we hunt for one at the hotel
do those all in one ones come charged, we've no charger with us and we're flying out tuesday
how many puffs in the half gram {name}, enough for 2 people 3 nights?
how many joints can i get out of a quarter for a party, and which quarter's decent
five friends five joints what's your best five for 25ish
my sister says {name} smells like oranges. i told her it's a scam but go ahead and prove me wrong
{name} for me, something with the same taste but weaker for her
{brand} live rosin gummies in stock?
any {brand} left in the 1g
price on {name} quarters
u got {brand} hash
what about {name} moonrocks for new years
{brand} rso for my uncle, the syringe
capsules, grandpa won't chew gummies w his dentures
patches? she's on her feet at the diner all night
suppositories lol my friend dared me to ask but do you
is {name} soft on the throat, he's a singer
does {name} taste like actual weed, we're sick of candy
{brand} grape anything
strawberry, but not fake strawberry
i want something minty to share after dinner like fancy people
something piney for christmas eve
{brand} pumpkin spice in yet?
any halloween stuff, for adults obviously
{name} or something summery
what's new from {brand} since labor day, i've been away with the army reserves and my roommates haven't kept me posted
is everyone still buying {name}
would the staff pick {name} for hanging with friends
surprise me, 35 dollars, two people, rainy day
choose for us!! she likes {name}, i like skunk
rate these for a jam session: {name}, {name}, {name}
we've tried {name}, meh. {name}, great. {name}, too racy. what's four
not too strong, not too pricey, not too smelly, and for the love of god not coconut
anything but gummies
no vapes in our house since the scare, and my husband hates smoke. that leaves?
my girl says sativa makes her heart race, and indica makes her boring (her words). so
which one has the least chance of a freak out, {name} or {name}, we have a first timer named doug
doug survived. doug wants more. what's one notch up from a 2.5
the exchange student's host mom here, age 55, treating myself once they leave. what do you have that's like a glass of red
do you have a thing like a wine flight but for weed
a tasting kit for a double date
two cowboys from wyoming need something for a rodeo weekend, we don't do candy
i drive a truck, home every other weekend, and the missus and i like to sit on the deck. nothing i have to vape. cheap eighth that's relaxing for saturday and out of my head by monday
the baby shower's for dads only (yes really) and we're grilling. bbq sauce with thc, is that real, do you stock it, and if not what's the most grill friendly thing
hey so my airbnb guests always ask and i'd like to leave them a flyer. what's good for a mild first time and sold in singles
it's our tenth anniversary and on our first date we shared a {name} joint behind a bowling alley. would mean the world to find it again. if it's discontinued, then something with that lemon and diesel thing
dad's poker buddies are all over 70 and one's on oxygen so no flames. chocolates? whats got the least sugar and the most kick
just got off a double, feet dead, brain loud, roommates having a party in the living room. what knocks a person out despite noise
work nights, sleep days, live with a toddler. heavy sleeper material pls, not gummies because she finds them
do you have the cookies my sister got, {brand} choc chip, ten in a bag, she said don't eat two
cheap lighters by the tray for wedding favours
matching {brand} pipes for a couple haha
personalised grinders? or do any come engraved
cool looking ones, glass, for a collector, my gf's bday, 100 to 150
is that tall purple {brand} bong on your insta still for sale and how much
clean my roommates bong is my chore, do you sell {brand} cleaner
{brand} humidity packs, we bulk buy and it gets crispy
jar that keeps a house ounce fresh
scale, so the split is fair this time
stash backpack for travelling between his place and mine
any vaporizer that four people can pass and not slobber, like with a bag
need mouthpieces, covid made my friends picky
how potent are the {brand} shots, one for two people enough?
which drink doesn't taste like bong water, my friends won't try it twice
is there caffeine in the {name} one, date goes to bed early
how long does the {name} last once you open the bottle, we only pour a bit each friday
does the {brand} chocolate have milk in it
how much cbd is in the green {brand} tin
are {brand} sweets halal, eid get together
my friend from india wants something like bhang, you got milk type drink or powder
spanish tourists here we mix with tobacco, what flower is good for that and do you have long papers
he rolls spliffs european style, need the slim king papers w tips included
canadians here, what have you got that we can't get at home
we're from oklahoma where it's cheap, impress us, is {name} the one
new york prices broke me, visiting family, what's a half of {name} here
snowbirds, here four months, want to stock the condo with a nightcap gummy and something for golf
{brand} pen for the golf cart
fishing with my father in law, need patience in plant form
stuck with 3 teenagers on a family vacation (my nephews). after they're in bed, i'd like ten minutes of peace, odorless and quick
something mellow to get through a kids birthday party AFTER it's over, not during
lost a bet so i'm buying for the group. cheapest way to make seven people happy
won a bet so money's no object, what's the wildest thing in the store
my ex got the dog and the {brand}. i need a new vaporizer, not the dog. mid price, plug in
so the plan was a quiet anniversary and now my wife's college friends are staying with us til monday. they're into {brand}, the drinks i think, and one of them keeps bringing up {name} like it's a wine. get me some of each and keep it under 70 if that can be done
my brother and i haven't spoken in two years and he's coming saturday. we used to smoke {name} on the roof. if you've still got it i'd take two prerolls, if not then whatever's in that family, earthy, slow, good for talking
we're the overnight crew at the bakery and somebody left an empty {brand} tin in the break room. everyone wants to know what it was, mint, 2.5mg, and can we get five of them
hostel kitchen, eleven of us, six languages. they voted me to ask for a {name} half ounce and papers that a finnish guy with giant hands can manage
my daughter in law gave me {name} for my hip and it was lovely but my husband took one and talked to the cat for three hours. is there a tamer {brand} one for him
the guy my sister's dating brought {name} to easter and now my parents like him more than me. i need to outdo {name}. money is not the issue, pride is
rolled up at the lake and realised nobody packed the {brand} charger. will any usb do, or do you sell the cable
`,
}
