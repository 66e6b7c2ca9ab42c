import type { TopicExamples } from '#concierge/understand/topics.ts'

/**
 * Particulars of goods, of knowledge in general and of the rules of the shop, side by side.
 * Over 300 lines because they are data: one hand's messages, a line each, held out together when the learning is judged.
 */
export const DETAIL: TopicExamples = {
  store_hours: `
what time to the minute do you stop letting people in
is it 9 or 9:30 that you open on {day}
does the drive thru keep the same hours as inside
are you open the day after thanksgiving normal time
christmas eve what time do you shut
are your hours in mountain or pacific, im right on the line
if i walk in at 9:58 and you close at 10 do i still get rung up
google says 8 your door says 10 which is right
is {day} a short day for you guys
which hour of the day is the emptiest
is lunch busier or after work
do you close for inventory ever
open on labor day?
you do the senior hour still? what time was that
easter hours
new years day are you there and until when
is the register off at close or do you count down before
what time do the lights go on, i get off night shift at 6
super bowl {day} closing early?
did winter hours start yet
do the medical side and rec side open at the same hour
24 hours or no
last call for orders inside is when
if theres a snow day how do i find out if youre opening
would 7am be too early to show up
`,
  store_location: `
which side of the street are you on coming from the north
whats your suite number
is that the {zip} shop or the other one
exit number off the interstate?
how many miles from the airport about
which bus stop is closest and what line
are you in the same plaza as the tire place
cross streets pls
is the door on the main road or around the back
what floor
do you have a second store anywhere, which is nearer to {zip}
gps puts me at a storage yard, am i close
is it the green building or the brick one
how long on foot from the train station
before or after the bridge
are you inside city limits or just outside
which one is the big one, the east store or the west one
what town is that technically
is there a sign you can see from the highway
how far past the casino
are you on the reservation side
whats the nearest landmark an uber driver would know
is that 1200 north or 1200 south
`,
  parking: `
do you charge teslas
is the ev plug level 2 or a fast one
is the charger free or by the kwh
how many handicap... i mean how many regular spots behind the building
can a 30 foot rv turn around back there
is the garage next door validated by you
how long can i leave my car there while i walk to the diner
which spots are yours and which are the dentists
do they tow from the side lot
bike rack? like a real one i can u-lock to
motorcycle spot anywhere
whats the clearance on the garage, i have a rack on top
is the street metered after 6
do i have to back in
can i leave the truck overnight and get it in the morning
does the lot have lights at night
j1772 or ccs on the charger
is it ok if my friend waits in the car out front while i run in
is there a camera on the lot
trailer hitched on, would i fit
2 hour limit or no limit in front
any spot with shade, dog in the car for 5 min
`,
  accessibility: `
is my little dog ok inside in a bag
how many steps at the front door
is the ramp on the left side or do i go around
whats the width of the door, my chair is 29 inches
is there a bench inside while you wait
is my service dog ok, she isnt vested
does emotional support count or just service animals
is there a push button on the door
how high is the counter, im in a chair
do you have someone who signs asl
is the menu in large print
can i get it read to me, low vision
is there an elevator if its upstairs
can i sit to check out, i cant stand more than 5 minutes
my mom uses a walker with wheels is the floor carpet or smooth
is the bathroom wide enough for a scooter
do you have quiet hour, noise gets to me
is the music low in there, hearing aids
can someone walk it out to my car i had a knee replaced
is the handicap space by the door van size
does the oxygen tank cause any problem to come in with
`,
  payment: `
which cards do you take to the letter, visa debit only?
is amex ok
do you round up on debit to the nearest 5
whats the fee on the debit thing
does the atm give 10s or only 20s
can i tap my phone
apple pay yes or no
do you do cash app
is there a minimum for card
can i do half on card half cash
we are 3 people splitting one bag, can you ring three payments
do you take canadian
will you break a hundred
does a prepaid visa work at your counter
how does it show on my bank statement
do you take ebt or thats a no
is the tip jar cash only or can i add on card
can i pay ahead on the website or only there
is it run as an atm withdrawal so my bank charges me too
do you take afterpay or klarna
is a pin needed
can my girlfriend pay with my card if shes not me
crypto?
do you give cash back
hsa card for medical stuff would that go thru
can i pay with coins, i have like 30 in quarters
`,
  tax: `
is the price on the menu with tax in or not
whats the percent exactly, state plus city
do med patients skip the excise or the sales tax or both
is a grinder taxed like weed or like normal stuff
what would 40 come to out the door
does the tax get figured before or after the discount
is it 15 or 20 percent in your county
why was mine 11 bucks on a 45 order
are cbd lotions taxed the same as thc ones
is there a tribal tax instead
does delivery get taxed by my zip or yours
does the receipt break out each tax line
do out of state people pay more tax
is 30 even or 30 plus
does tax holiday count for you guys lol
`,
  delivery: `
which card does the driver take
can i give the driver exact change or does he carry some
does the driver take debit at the door
can i tip the driver on card
do you bring to {zip}
whats the fee to the dollar
at what total does the fee go away
is the minimum before or after tax for bringing it
what time does the last driver leave
earliest you can bring it on {day}
is it a window or an exact time
how many minutes usually to the north side
do you deliver to a motel, room number ok?
dorm on campus, can u
does it have to be my home or can it be my office
will you meet me at the park entrance
does the person at the door have to be the one who ordered
can my roommate sign if hes 24
does the driver scan the id or just look
is the car marked
will he come up to the 4th floor or do i go down
do they call or text when outside
what happens if i miss the driver
is there a limit on how far out, i'm 22 miles
how many days ahead can i schedule it
do you deliver to military housing
can you leave it with the front desk
does your driver wait if im 5 min late
same prices on what gets driven out as in the shop?
do you ship usps to another state
gated community, do i put the code in the notes
does he take venmo for the order, not just tip
how much cash can the driver change, i only got a hundred
do you bring it to a campsite, site number 14
is {day} delivery a thing for you all
does a houseboat count as an address
`,
  pickup: `
after i check in from the car how long til someone walks it out
how many hours do you hold an order
can i order at 11pm for tomorrow
do i get a text when its ready or do i just come
is the window for preorders only or can i order at it
curbside spots numbered? what do i do when im in one
what do i bring to get my order
does it need to be paid before i get there
how long from clicking to ready usually
which line do online orders stand in
can i pick a time slot or is it asap only
can i send my husband to grab what i ordered
if i ordered at 4 and come at 8 still there?
is the prepaid one held longer
can i come on a bike thru the drive thru
can i walk up to the window on foot
how many cars deep does the window get around 5
does the order carry over to the next day if i dont make it
can i add my friends stuff in the same pickup or two orders
do i have to come in at all if i ordered on the app
do i talk to someone or is there a locker
is there express line
do you guys do curbside on {day}
what name do i give at the counter, the one on my account?
at the window do you hand me a receipt and the bag sealed
is it possible to look at the flower before i take the order ahead stuff
2 orders for 2 pickups same day ok?
`,
  id_policy: `
is my kid in the back seat ok at the drive-thru
do passengers matter in the drive up lane, my friend is 20
who may pick up for a patient who cant drive, what papers
what papers does a caregiver need to pick up for somebody
my dad has my medical power of attorney, does he need that paper plus his id to get my stuff
is a passport card ok or only the book
temp paper license with the old one punched ok?
expired by 4 days, yes or no
my birthday is tomorrow can i come at midnight
is it 21 on the dot or 18 with a card
mexican consular id?
does tribal id work
do you take a photo of my license on my phone
vertical license but i turned 21 in march
military id has no back scan, fine?
does a foreign passport need a visa in it
drivers license from ontario
do you scan and keep my info
can my 19 yr old sit in the lobby
baby in a carrier allowed in?
my name changed after wedding, card says old one, license new
mmj card from another state do you honor
is the card alone enough or card plus license
digital license in the apple wallet ok
i left my id in hotel, i have a credit card with my photo
my friend is 20 and stands outside the door or further
green card accepted?
id is cracked down the middle but you can read everything
i look 50, do i still gotta show it every time
`,
  purchase_limits: `
how many grams of concentrate per day exactly
is it an ounce or 2.5 ounces now
does the limit reset at midnight or 24 hrs
how many mg of edibles can one person walk out with
do drinks count toward flower equivalent
how much can a medical patient get in a month
out of state person same amount?
if i bought half oz at another shop this morning does that count here
how many carts is 8 grams
can me and my wife each get the max in one visit
do topicals count
how many seeds per person
is it 6 plants each or per house
do prerolls count by weight of the weed or with the paper
can i come twice in one day if the total is under
does infused joint count as concentrate or flower for the limit
what does 1 oz equal in gummies for the rule
how many days supply can i get for vacation
can i split a bigger amount with my brother on two ids
whats looping, my friend said they turned him away
`,
  consumption_rules: `
can i smoke in your lot
is a hotel balcony allowed
sealed in the trunk or can it be in the cup holder
passenger can vape while someone else drives or no
can i eat the gummy right outside your door
is there a lounge where its legal
national forest ok?
how many feet from a school do i need to be
can my landlord say no even if i just use edibles
can i fly with it inside the state
is the sidewalk a ticket and how much
can i take it across the state line if both are legal
airbnb says no smoking, does vaping count by law
college dorm legal if im 22?
ski lift, ppl do it but is it allowed
does the open package rule work like open beer
at a concert outdoors is it up to the venue or the law
`,
  returns: `
how many days exactly to bring back a dead cart
does it have to be in the box to swap it
i opened it but only took one, refund or nope
do i need the receipt or can you look it up
is it store credit or back to my card
warranty on the {brand} battery, 30 days or a year
does a clogged pod count as defective
can i exchange the grape for the lime if its still sealed
if {name} gave me a headache can i return it
how much has to be left in the cart for you to take it back
can someone else return for me
gift i got, i have no receipt, sealed, what do i get
glass broke on the way home, anything?
wrong size downstem, 14 and i need 18, tags on
do you take back unopened edibles
does moldy count and do i bring the jar
my {brand} pen wont charge after 2 uses who handles that, you or them
refund takes how many days to hit the bank
can i swap a half smoked preroll pack that tastes off lol
do i need the same id as when i bought it
bought it at the other store can i return it at this one
sale items final?
is the grinder returnable if i used it once
i still have the {name} seeds sealed and wont be growing, can they come back
is it the same day policy or 7 day
do you test the cart there before you exchange it
a cap was missing off my tincture when i got home, can i bring it in for another
the {num} receipt says no returns on cannabis is that the law or you
whats the process to swap a leaking one
bought 2 by mistake, can one go back if the sticker isnt torn
`,
  order_status: `
whats happening with {num}
says "processing" since 1:10, is that stuck
does confirmed mean ready
did my order go thru, i got no email
which step is after packed
is {num} out with the driver or still there
how many stops before mine
the map dot hasnt moved in 20 min
i got two texts, one ready one delayed, which
is it bagged yet im leaving the house now
was my substitution approved
did you guys get my id upload for the order
eta says 4 to 6, any closer guess
status went from ready back to pending, why
whose name is my order under, i might have used my work email
can u see if the gummies made it into {num} or were they out
where is it
is the one i put in for {day} scheduled
did it get canceled, my card got a refund
still waiting, driver said 10 min at 3
is order {num} being held until close or midnight
i didnt get a number after i hit submit
`,
  order_change: `
can i add a lighter to {num}
take the bar off my order please i saw it has soy
change the half to an eighth
is it too late to cancel
wrong apartment, its 4B not 4D
can you make it {day} instead
i put my old last name, fix to match my license?
swap the sativa one for the indica in the order i just placed
make the pickup 6:30 not 5:30
switch from pickup to having it brought
do i get charged if i cancel after its packed
put my friends name as the one getting it
different phone number on the order, mine died
i clicked two, i wanted one
can i use another card on the order thats in already
remove the last item only, keep the rest
deliver to my job not the house, same order {num}
i forgot the coupon on the order can you reopen it
if one thing is out just leave it off, dont sub
hold off on {num} til i call
can i up the gummies from 1 to 3
change the store, i picked the wrong one
can u combine my two orders
nvm dont want it anymore, order from this morning
`,
  complaint: `
i counted 9 in a tin that says 10
weighed it at home, 3.1 not 3.5
label said packed last year and nobody told me
the guy said the pod would fit my pen and it does not
i asked was there nuts in it, he said no, there were. i got hives
bag had somebody elses stuff in it
your menu says 28 percent, jar says 21
i was told 20 off and charged full
she rolled her eyes when i asked about the terps
waited 50 minutes for a preorder
driver threw the bag on the porch
driver made me give a bigger tip bc he had no change, not cool
the ring up had an extra item i never took
weed was dry as hay
got {brand} sativa when i clearly asked and paid for the indica
security guy hassled my wife about her out of state license
fourth time in a row the thing i came for was marked in stock and wasnt
nobody could answer one question about ingredients
cart leaked all over in the bag and the bag was sealed by you
receipt was missing and you shorted me 5
chat told me one thing counter told me another
seal was already broken on my jar
theres stems, like a full gram of stems
i found a hair
your budtender called me sweetie the whole time
left on hold 25 min
they skipped me in line for their buddy
price on shelf tag 30 rang up at 36 and they shrugged
you gave my order to someone with the same name
place was filthy and smelled like bleach
the joint was half empty at the tip
kid at the window argued with me over how many mg in the thing, he was wrong
very let down tbh, used to be such a good shop
`,
  human_handoff: `
let me talk to a budtender who knows the terps
can a person check the shelf for me
real human pls
who can i speak with about my account, not a bot
get the manager on here
can your pharmacist call me
i need someone that actually works there
is somebody live on chat rn
this is too specific for you, put a person on
can i have a callback at 3
want to speak to the one in charge of online orders
you keep giving the same answer, person please
is there a nurse or consultant i could talk to about doses
connect me with delivery dispatch
can the buyer for the store talk to me
how do i reach a supervisor thru this chat
`,
  jobs: `
do you have to be 21 to work there or 18
what does a budtender start at per hour
is a felony from 2009 a deal breaker
do you need the state badge before applying
drivers: own car or yours?
do you drug test your people lol
part time 3 days a week possible?
are trim jobs still a thing with you guys
who is hiring manager and is she in on {day}
do staff get a discount and how much percent
i applied 2 weeks ago no word
need a security guard?
is there health insurance for full timers
`,
  loyalty: `
how many points is a dollar off
do points expire in 6 months or a year
do i earn on the tax part
do i get points when i have it delivered
how many til the next tier
do i have to give my phone number
are points tied to email or phone, i changed both
whats my birthday thing, whole month or the day
can my wife and i share one account
do i lose points if i return an item
how do i use them online, i see no button
can i spend just half my points
missing points from {day}
does every 100 equal 5 off or 10
i never got the sign up bonus
is the gold level by spend or visits
points on accessories too?
max i can redeem in one visit
can i give mine to a buddy
do i earn on gift cards
can i stack a birthday reward with my points
do points carry from your other location
does referring somebody get me anything and when does it post
is the app the same program as the one in store
how do i see my balance
can i be taken off the text club but keep the points
do i need to be a member to get the member price
`,
  deals: `
is the vet discount 10 or 15 and what proof
do the {day} deals go all day or end at 5
can first timer discount be used online
is bogo equal or lesser value
does bogo for a penny mix flavors
do stacked discounts multiply or just the best one counts
is senior 55 or 60 or 65
teacher discount?
does industry discount need a badge or a paystub
do you price match and does it have to be same county
code SPRING isnt taking, does it have a minimum
is happy hour both morning and evening
whats off on {day} this week
is the 30 percent off the shelf price or after tax
student discount with what card
does the first visit thing work if i went to your sister store
how many times can i use the text code
locals deal what zip counts
is the bundle any three or listed ones only
free joint with 50 spent, is that before the discount
do medical patients get a different set of discounts
disabled discount need a letter?
when does the anniversary sale start to the hour
can i get the {day} special on {day} if i preorder
what brands are left out of the 20 off
is the google review discount real
does the delivery side get the same specials as in store
how long is this coupon good
can 2 people in a household both use new customer
first responder percent?
black friday doorbuster limit one each?
union or grocery worker discount exist
whats the penny thing about
any sign up offer besides points
`,
  contact: `
whats the number with extension for the medical counter
is there an email for questions about lab results
do you answer dms on insta
which facebook page is the real one
fax number for my doctors form
can i text that number or voice only
whats your website exactly, dot com or dot co
mailing address for a letter same as the store?
who do i email about wholesale
are you on discord or reddit
phone hours same as store hours?
whats your handle
best email for press
is there a number for after closing
do you have whatsapp
does your site have a contact form, link?
`,
  store_info: `
is there a restroom for customers
is there wifi and whats it called
are you adult use or medical or both
who owns you, is it a chain
how many years have you been here
whats your license number
do you test every batch or a sample
do you take back empty carts for recycling
which plastic goes in your bin, number 5?
can i bring in used batteries
do you sell gift cards and whats the max on one
do gift cards expire
anyone speak portuguese
vietnamese speakers there on {day}?
do you let people take photos in there
is there a grow you can see thru a window
tours? how many people
lost an airpod by the counter yesterday
did someone turn in a black wallet
how long is the line rn
is it one line or two
do you sell your own hoodies, do they come in xxl
what does your logo mean
is there a water fountain
can i plug my phone in while i wait
do you have vendor days, next one is when
is the class on {day} free
are you women owned, saw something
is the building an old bank, it looks like it
do i get in with a backpack
is there somewhere to sit for my friend who isnt shopping
do you host weddings or private things
how many budtenders on at once
are phones allowed on the floor
is the art for sale
do you give to charity, which one this month
is there a dress code or mask thing
do i take a ticket number or just line up
`,
  education: `
how many grams to an ounce again
what is a quarter in grams
is a half zip 14 grams
how much does an eighth weigh
whats an 8th in g
how many eighths make an ounce
grams in a zip?
whats the difference between indica and sativa really
how many grams in a half ounce
what does terpinolene do
is a zip 28 grams or 28.35
how many joints can you get out of an eighth
what is the difference between live resin and live rosin
what does thca turn into when you light it
how do you get total thc from the thca number
does cbn actually make people sleepy or is that hype
what is cbg good for
whats thcv
how come mango makes it stronger, or is that a myth
why do edibles hit me harder than smoking
what does 11-hydroxy mean
how long til a gummy kicks in on a full stomach vs empty
whats nano mean on an edible
is fast acting also fast wearing off
how long does 5mg last in a normal person
does a drink work quicker than chocolate in general
20:1 which number is the cbd
difference between distillate and full spectrum
what is broad spectrum then
are isolates better or worse for pain
what temp does thc boil off at
at what temp do terpenes burn away
what is decarbing and what temp for how long
can you decarb in an air fryer
how much flower for a stick of butter if its 20 percent
how do i work out mg per brownie
whats a trichome
clear cloudy or amber, what do the colors mean
what is kief exactly
how is bubble hash different from dry sift
why is rosin more money than bho
what does cold cure mean
what makes badder badder and shatter shatter
diamonds are just thca right
whats sauce
what is rso and how do people take it
is rso the same thing as feco
what does full melt mean
what is six star
whats a micron got to do with hash
explain 510 thread to me
what voltage is best for carts generally
does higher voltage mean more thc per puff
why do carts clog
why does oil turn dark in a cart
how many hits in half a gram about
is ceramic better than cotton for vapes
what does mah mean on a battery
what's the point of a carb hole on a pipe
does a bong filter anything out really
what is a percolator
14mm vs 18mm joint how do i tell which i got
what is a banger
cold start dab vs hot dab
how big should a first dab be
how do you roll a joint that doesnt canoe
what is a crutch for
difference between rice hemp and wood pulp papers
is 1 1/4 the size or the length
whats a spliff compared to a blunt
how do you pack a cone without a stick
what humidity should weed be stored at
can you freeze flower or does it wreck it
does weed go bad or just get weak
how do i know if its mold or just crystals
why does some bud turn purple
does purple mean stronger
does more thc percent mean you get higher
is 30 percent really possible or are labs lying
how much can the label be off by
what do i look for on a coa
what does nd mean on the test sheet
what does ppm mean for solvents
whats the difference between packaged date and harvest date
does curing longer make it smoother
why is some ash white and some black
indoor vs outdoor whats actually different
what is light dep
what does feminized mean
whats an autoflower
what does pheno mean when people say it
what is a landrace
what does f2 mean in genetics
is hybrid just half and half
does the strain name even mean anything from one grower to another
what is myrcene and which foods have it
which terpene smells like pepper
limonene is lemon but what is it supposed to feel like
pinene and memory, is that real
what gives skunk the skunk smell, i read it isnt terpenes
whats the entourage effect in one sentence
why do i cough more on some weed
why do i get the munchies, like whats the mechanism
why dry mouth and not just thirst
whats a t break and how many days does it need
does tolerance go down in 48 hours
is microdosing 1mg or 2.5 or what
how do you titrate
what happens if i took too much, how long does it last
does black pepper really help when youre too high
does cbd cancel out thc
can you be allergic to weed itself
do topicals get in your blood
are patches different from creams that way
sublingual means under the tongue but how long do you hold it
does swallowing a tincture make it an edible
is delta 8 weaker by half or what
hemp vs marijuana is it just .3 percent
thc and thca, which one counts when people say 25 percent
how long does it stay in pee if i smoke once a week
how long does hair hold it
does secondhand smoke count on a test
is vaping dry herb easier on lungs than a joint
what is avb and can you eat it
sativa before bed, always bad idea?
what is a greened out feeling and why does it spin
can you take an edible and drink wine or is that a no in general
why does the second gummy never feel like the first
what are moon rocks made of
whats a thai stick
what is the difference between smalls shake and trim
`,
  small_talk: `
hi, ready for a nitpicky one?
hello there
ok that was exactly what i needed ty
lol you know more than my cousin
good morning from the detail guy again
wow fast
sorry i ask so many questions
haha ok fair
thx a bunch
hey hows your day
never mind i read the box, thanks
cool cool
im the annoying customer i know
bye for now
merry christmas to you all
perfect answer, to the decimal even
im just killing time on my break
you're patient ill give you that
appreciate the help friend
alright thats all my questions for today
well arent you sweet
`,
  bot_identity: `
are you a person typing this
what model are you
do you actually look at the shelf or guess
how do you know whats in stuff if youre not there
do you remember what i asked last week
do you save what i type
what kind of things can you answer
are you allowed to be wrong
is this ai or a guy in the back
have you ever tried it yourself lol
do you learn from me
do you speak spanish, you the bot
where does your info come from
is the same bot on the phone
are you on at night too or do you sleep
`,
  out_of_scope: `
what does 510 mean as an area code
my joint aches when i run, which shoe
does the tesla model 3 have a spare tire
how many mg of ibuprofen can a kid take
which is harder, calc 2 or organic chem
what does saffron taste like
is there soy in a big mac
whats the difference between a crocodile and an alligator
is the iphone 15 charger the same as the ipad one
will it rain at 4
how many grams of protein in 2 eggs
who won the warriors game
can you proof this email to my landlord
my tomato leaves are curling, spots too
whats the fastest highway to phoenix
how do i get grass stains out
is my dog a mix of what, she has a blue tongue
what year was the pot of gold movie, the leprechaun one
write me a regex for phone numbers
do airpods fit the old case
how do i clear a clogged sink
who may pick up my kid at school without a note
does the pharmacy next to you open {day}
how many stars in the big dipper
which card is better for travel miles
how long does chicken keep in the fridge
what does terp mean for maryland, like the team
do i need a permit for a shed
best pizza crust, thin or deep, where around here
how do i measure for blinds
what papers do i need for a passport renewal
how tall is shaq
does my toyota take 0w20
what is 15 percent of 84
can i return a shirt to target without a tag
translate good night to tagalog
is the post office charging more for stamps now
why is my wifi slow upstairs
which pods fit a nespresso vertuo
can you pick my fantasy lineup
what rhymes with orange
tell me about high school football scores
whats a good grade of motor oil for a lawn mower
`,
  goods: `
is {name} more indica or sativa
whats the difference between the {brand} gummies and the {name} ones
how many mg in each piece of the {brand} mints
between {name} and {name} which hits harder
is there soy in the chocolate bar
does the {brand} pod fit my pen
does {name} have any terpinolene in it
what percent is the {name} eighth sitting at right now
is the {brand} cart a 510 or its own thing
how long has the {name} been in the jar, whats the harvest date
are the peach rings vegan or is that gelatin
how many gummies come in one tin
what are the top three terps on {name}
is the {brand} disposable rechargeable or do you toss it when it dies
whats the parents of {name}
is {name} grown indoor or in a greenhouse
does the live resin one come in half gram too
is the caramel one the same strength as the sea salt one
how big are the prerolls in the 5 pack, like half grams?
do the drops have alcohol in them or mct oil
what voltage should i run the {brand} cartridge at
is the cookie gluten free
how much cbn is in the sleep gummies vs thc
whats in the {name} besides thc
do you know if {brand} uses distillate or rosin in their gummies
is {name} the purple one
does {name} make you hungry
i heard {name} is really sleepy, true or no
will {name} keep me up if i smoke at 9pm
how does {name} compare to {name} for back pain
is the lemon seltzer sweetened with sugar or stevia
how many calories in the ginger drink
does the root beer have caffeine
are there tree nuts in the {brand} bites
can you tell me if the brownie has egg
is {brand} kosher
what size bowl does the glass bubbler take, 14 or 18
is the joint on the downstem male or female
how many papers in a pack of the hemp 1 1/4s
are those cones bleached
whats the battery capacity on the {brand} pen, mah wise
does the battery preheat
usb c or micro usb on that vape
which one of your grinders has a kief catcher
is the big grinder aluminum or zinc
how wide is the small grinder, needs to fit in my purse
does the smell proof bag have a lock
how many grams does the medium jar hold
is {name} good for daytime or nah
whats the actual thca number on {name} not the total
does the {brand} rosin need to be in the fridge
is the badder from {brand} sticky or more like cake frosting
how dark is the rso in the syringe
how many doses in one syringe if i do a rice grain
is the 1:1 tincture really even or is it 0.9 something
what flavors does the {brand} live resin come in
which of the {brand} flavors is least sweet
does the grape one taste like fake candy grape or real grape
is the {name} preroll infused or just flower
what is it infused with, diamonds or kief
does the tip on the infused blunts come in glass
is there tobacco in the blunt wrap
are the mini joints all one strain in the tin
do they grind trim into the {brand} joints or is it whole bud
what's the batch date on the {name} carts
when does the blueberry gummy expire
i have two tins of {brand} here one says fast acting one doesnt, whats the difference
how fast does the {brand} nano one kick in
does the balm have a smell
is the lotion greasy
will the roll on show up on a drug test
how much cbd in the muscle rub total
can i use the {brand} patch on my ankle and cut it in half
how many hours does the transdermal last
whats the menthol percentage in the cooling stick
is the bath bomb thc or only cbd
does the lube have latex warning, is it coconut oil
is {name} fluffy or dense
how seedy is the {name}
are the smalls the same batch as the full size nugs
what's the price on {name} by the quarter
how much is the half of {name} before tax
is the {brand} ounce 28 even or two halves
do you have {name} in anything besides flower
any {name} left or did it sell out
is {name} the same as what you guys had in october
why is {name} 60 and {name} only 35
which {brand} flower is over 30 percent
what's the weakest flower you got on the shelf, number wise
lowest mg edible you sell
highest thc gummy per piece
strongest thing in the store that isnt a dab
of the three lemon strains which is the most lemony
which of your ogs is the gassiest
is there a sativa thats over 2.5 percent terps
anything with more than 5 percent cbg
do you carry thcv anything
whats your cheapest cart that isnt distillate
can you list the ingredients of the {name} gummies
is there red 40 in the fruit punch ones
corn syrup or tapioca in those chews
do the mints have xylitol, asking bc of my dog at home
is the honey real honey
are the {brand} capsules gelatin or veggie
how many caps in a bottle
can the softgels be opened or is it oil inside
does the milk chocolate bar break into ten squares or twenty
is the dark bar 70 percent cacao
so its 100mg the whole bar or each square
gummy says 10mg on the front but 100 on the back which is it
are the two piece packs 10 each or 5 each
the {name} tincture, how many mg per dropper full
is the dropper marked
how do i measure 2.5 with the {brand} bottle
does the tincture taste like weed
which drink has the least weed taste
the cap on the {brand} drink, does it measure a dose or just a cap
is that soda carbonated or flat
how many ounces is the can
does the syrup mix in cold stuff
is the {brand} powder dissolvable and does it have flavor
what temp do i set my vaporizer for {name}
does {name} couch lock you
someone told me {name} gives them anxiety, does it run racy
is {name} known for munchies
does {name} smell loud, i live in an apartment
what color is {name}
is {name} an auto or photoperiod, the seeds i mean
are the {name} seeds feminized
how many seeds in the pack
how tall do the {name} clones get
any clones of {name} still
which clones flower the quickest
is {brand} local
is {brand} organic or just says clean green
does {brand} use pesticides
who grows the {name} you have on shelf
is the {name} from {brand} the same cut as the {name} from {brand}
who makes your house brand prerolls
what makes the {brand} top shelf 20 bucks more than their regular line
is {brand} using ceramic coils
does that cart have vitamin e in it
any botanical terps in the {name} vape or only cannabis ones
cured resin vs live resin on the {brand} pods, same price?
how many puffs in the half gram dispo
does the all in one have a window so i can see how much is left
is the mouthpiece round or flat
do the {brand} pods work in the old version of the battery or only the new one
i got the gen 2 device, which pods do i buy
my pen is magnetic drop in, will your 1 gram carts fit, theyre fatter
is the {brand} battery button or draw
what colors does the battery come in
do you sell just the charger for the {brand}
need the little screw on usb thing for a 510
o rings for a {brand}, got any
replacement coil for the {brand} rig how much
whats the glass thickness on that beaker
how tall is the tallest bong you have
does the silicone pipe come with a lid
the one hitter, is it ceramic or metal, metal tastes weird to me
does the dugout come with the poker
bangers 90 degree or 45
whats the smallest torch
is butane in the torch already
{brand} or {brand} for king size papers
do you have rice papers
flavored papers any, not hemp wraps
are the glass tips 7mm
rolling tray size, like would it fit on my lap
does the ashtray have the poker thing in the middle
humidity packs 58 or 62
what size moisture pack for a half oz jar
is the child lock pouch the kind that zips from the corner
can i open the {brand} tin with arthritis, is it the squeeze and slide type
is the lid on the {name} jar glass or plastic
which gummies are softer, i have bad teeth
which edible melts the least in a hot car, we have a 6 hour drive
whats good for a long flight that starts before i get to the airport, id take it at home, like 5mg and lasts
i bought the 5mg ones in june and felt nothing, whats the next step up in the same brand
{name} put me on the floor last time, whats like it but 18 percent or so
last time the girl gave me something in an orange box, sour, 10 pack, had cbg in it. what was that
trying to find the one my sister had, it was a pen, white, tasted like mango, said 2:1 on the side
the strain with the name like a dessert that was 32 percent last week, still there?
my mom likes the green tea mints, are they still 2.5 each
my old battery blinks 3 times then quits so i guess its dead, what one do you have with a screen
the mouthpiece cracked on my {brand}, do you sell only the tip
is {name} closer to {name} or to {name}, i liked the first and hated the second
out of {name}, {name} and {name} whats best for cleaning the house
which of these is more heady, {name} or {name}
so {name} says hybrid, but which way does it lean
is the {brand} {name} thing an actual sativa
indica dominant like 60/40 or like 90/10 for {name}
does the hybrid in the {brand} variety pack lean sleepy
in the variety pack how many of each flavor
is the mixed berry gummies sativa and the watermelon indica or does it not matter
are all the {brand} gummies the same inside and just different colors
does {brand} put melatonin in theirs
is there any lavender in the night one, im allergic
i cant do coconut, which tinctures are out
lactose intolerant here, which chocolates are safe
need sesame free, whats in the crispy treat
is that made in a place with peanuts
celiac, so cereal bar yes or no
keto friendly anything, what are the carbs on the hard candies
sugar free gummies got any and what sweetener
diabetic and wondering how many grams of sugar each one has
halal gummies? so no pork gelatin
how is the {brand} hash made, ice water or dry sift
what micron is the {name} rosin
is the temple ball imported style or made here
six star or four star hash
whats the yield type on the crumble, dry or wet
does the {name} shatter stay hard at room temp
sauce vs diamonds from {brand}, which one has more flavor
is the gram of badder actually cheaper than two halves
how much is a gram of the {name} sugar
what comes in the dab starter kit
can i put the {brand} wax in a regular pen or does it need a special one
does the moon rock burn ok in a joint or bowl only
how much kief is on the {name} rocks
caviar vs moonrocks on your menu, is there a difference in yours
can i get just 1 gram of {name} or only eighths
do you weigh it in front of me or is it all prepack
is the 7g bag shake or small buds
what strains go in the ground flower pouch
is the preground fine like powder or chunky
are the prerolls tight, last brand i had kept canoeing
does the {name} joint have a crutch or a wood tip
how long is the king cone, like inches
single joint price on {name}
is there a joint with no more than 15 percent
cbd preroll, is there any thc in it at all
20:1 stuff, which forms does it come in
exact ratio on the {name} gummies, says thc:cbd:cbn but no numbers on the site
how many mg cbg in {name} chews
delta 8 or is it all regular 9
the label says hemp derived on the {brand} seltzer, does that mean its weaker
what does the H stand for on the {brand} box, hybrid or high
i see {name} listed twice at 40 and 45, whats the 5 bucks for
menu says {name} is 3.5 but picture shows a 7 jar, which
site says 4 left of the {brand} pods is that right
how often do you restock {name}
when does the next {brand} drop land
is the {name} discontinued
did the recipe change on the {brand} caramels they used to be softer
is the new packaging of {brand} the same product inside
what replaced the pineapple ones
why did {brand} go from 100 to 90 mg in the pack
do you have the coa for the {name} batch you sell today
what was the mold test on {name}
heavy metals on the {brand} hardware, has it been checked
is {name} irradiated
did they flush {name}, burns black ash
is {name} living soil
sungrown {name} vs the indoor {name} you got, worth double?
what does {name} look like, frosty or more leafy
does it smell like cheese or is that just the name, talking {name}
gas or fruit on {name}
is the pine in {name} strong, i cant stand pine
something that tastes of coffee, flower not edible
smoothest on the throat, i cough a lot, flower under 45
which cart coughs the least
is a half gram of {name} thicker than the pods, mine clogs
does {brand} clog
is there a cart with no added flavor at all
what exactly does "full spectrum" get me in the {brand} oil, is there an entourage thing listed with numbers
is {name} decent for migraines, the light kind
which has more myrcene, {name} or {name}
highest limonene you have today
lowest myrcene indica, weird ask i know
high caryophyllene for inflammation, flower or topical
linalool over half a percent anything
anything with actual humulene listed
whats the terp percent on the house ounce
does the cheap oz come with a test date on it
is the 50 dollar half indoor
how old is the 99 dollar ounce
which eighths at 25 are above 25 percent
under 30 with the most mg total
best mg per dollar edible you carry
per gram whats cheaper, the 14g bag or two 7s
how much for ten of the single gummies
do the shots come in a 4 pack and whats it cost
is the can price with deposit
how much is the {brand} battery alone without the cart
does the kit include a pod or just the device
what all is in the gift box
is the sampler one of each or random
do you wrap it, its for my brother in law who likes {name} and anything sour, about 60 total
something for a bachelorette of 8, mild, cute, each person gets one, so 8 of something
camping with 4 guys two dont smoke so 2 of us need a drink or a gummy thats the same strength as a joint basically, what would that be
i want to try a dab pen but my only charger is usb c and i dont want anything longer than my hand
my grandma 82 wants a cream with no smell that wont get her high and comes in a pump not a jar
what could i take that wont show red eyes, i have a work dinner and i want like 2mg, discreet, not chewy
first timer and i wanna know which one of yours is literally the smallest amount and how many are in there
husband snores and i need something for ME to sleep through it, chewable, no melatonin, over 10 cbn
for writing music, not too stony, last good one i had was {name} at 22 percent with lots of terpinolene
i want the kind that makes food amazing, not sleepy tho, i got dinner reservations
whats the one for period cramps, i saw a suppository and a gummy, which do ppl rebuy
knitting club wants tea. do you have tea bags and how much in one bag
is the tea black or herbal
does the hot cocoa need milk
can i bake with the {brand} butter and how many mg a tablespoon
how much thc is in the olive oil bottle whole
is the hot sauce hot
does the popcorn have real butter
jerky? beef or turkey or what
freeze dried candy is it 10 per piece cause they look tiny
are the lollipops one dose or should i suck half
does the sublingual strip dissolve all the way
is the inhaler thing metered, how many mg a puff
nasal spray did you ever have that
the {brand} dose pen vibrates after how much
is 1 puff on the {name} pen about 2mg or more
which one wears off quickest, pen or seltzer, of the ones you have
how long does the {brand} seltzer usually last people
does the {name} gummy hit all at once or creep
is {name} a creeper
how heavy is the body on {name}
does {name} make your mouth super dry
i get paranoid on anything with thc over like 20, is {name} safe-ish
would you put {name} as day, evening or night
what does 4 leaves on the {brand} label mean, is that how strong
the dot on the {name} box is blue, is that indica
is {name} the one with the astronaut on the box
who won the cup, was it {name} or the other {brand} one
is that the same {name} that won the award
do you stock the {brand} x {brand} collab
is {name} a phenotype number, like #4 or #33
is it {name} f1 or backcross
does the jar come with a humidity pack in it already
how wet is {name}, last eighth i got snapped dry
are the {name} buds hand trimmed
which flower came in today, not just this week
freshest packaged date on any sativa
what was packaged this month and is under 40
i only want stuff packed within 30 days, tell me which strains
how many different {name} crosses do you have
any cherry strains that actually taste like cherry
berry ones that arent indica
got a sativa that isnt a haze
landrace anything?
what {name} crosses do you got
a kush but uplifting, does that exist on ur menu
whats your most balanced, like 50 50 true hybrid
half thc half cbd flower
type 2 flower in stock?
do any vapes come with cbd more than thc
does {brand} do a 1 to 1 in the pods
whats lighter, {brand} lemonade or {brand} iced tea
is 5mg in the drink the same as 5 in your gummies or does it feel more
if i take half of the {name} cookie how many mg is that
the cookie is scored in how many
can the {brand} bar be cut even or is one side stronger
is it sprayed on or mixed in, the gummies from {brand}
the coating on the sour ones, is that thc or sugar
whats on top of the {brand} donut, looks like poppy seeds
do the gummies have that film that sticks on teeth lol
how sour is the extra sour one, 1 to 10
is the mango one spicy, has tajin looking stuff
cinnamon flavor anything
unflavored gummies exist?
is the peppermint patty real mint
what percent cocoa butter, i have reflux and some bars kill me
is there citric acid in the {brand} drink
any preservatives in the {name} tincture
glycerin based tincture do you have one
can the tincture go under the tongue or is it only for food, the {brand} one
is the {name} salve safe on broken skin
does the foot cream have arnica, im allergic to daisies
how many oz in the tub of balm
travel size of the cbd lotion?
does the cbd dog chew come by weight, mine is 14 lb
which pet tincture has no thc at all
is the bacon flavored one for cats too
do you have a scale that goes to 0.01
what batteries does the pocket scale use
lighter that isnt plain plastic, do you got the rope kind
hemp wick by the foot or roll
cleaning solution, is it alcohol or salt
how many ml in the resin cleaner bottle
pipe screens what diameter
is the vape dry herb or wax or both
does the dry herb vape need butane
how long does the oven thing take to heat
whats the warranty length printed on the {brand} box, deciding between that and the cheaper one
will a 2 gram cart stick out of the {brand} battery
is the {brand} rosin pod cold cure
whats different between your 35 dollar rosin cart and the 60 one
if {name} is out whats the closest terp wise
is there anything like {name} but in gummy form
i like {name} and {name}, what do those two have in common and what else do you have like it
the {name} was perfect but only came as 1g, is there a 2g
are the {brand} dispos draft activated and is there a child lock
how do i unlock the {brand} one, 5 clicks or 3
what does blinking green on the {brand} mean, and if its dead which do i get instead
whats left of the 4/20 tins and what did those have in them
do the holiday ones taste like gingerbread or just say it
is pumpkin back yet
while im in ur parking lot quick q, is the {name} 3.5 still 30
im stuck at work til 8, whats the mildest thing to have ready for a long bath after
driver brought me {name} last time and i loved it, is that one a sativa
i wont return it or anything just wanna know why {name} cart is darker than the last one i got
my budtender wrote "try {name} or smth garlicky" on the bag, which ones do you have that are garlicky
with my points aside how much is the {brand} rig
is the staff pick this week the {name} one or the {brand} one and what does it do
how many {name} do you have behind the counter rn
does it come bigger
and in mg whats that
is that one the stronger of the two
whats in it
does the 10 pack come in the other flavor
and the terps on that one?
how much thc total per package for {name}
is 27 high for {name} or is that normal for that batch
between the red tin and the black tin which is for sleeping
the purple box {brand}, is it live rosin
that {brand} gummy on the front page, vegan?
are {name} and {name} the same thing with different names
whats sweeter {name} or {name}
which burns slower, the {brand} blunt or their cone
which lasts longer for a light smoker, half gram dispo or five minis
does {brand} make one without the terps added
spell out the cannabinoids in {name} pls
is the {name} good for edibles if i cook it or a waste
which shake is best for making butter and how many grams is the bag
do you have decarbed flower or the infuser machine
lecithin, do u sell that
empty capsules? size 00
silicone molds for gummies
mason jars w the uv glass
is the {brand} lockbox tsa size, combo or key
need one of those doob tubes, do they fit a king
is the {name} chew one thats hard to overdo, im 110 lb and only 1 beer girl
`,
}
