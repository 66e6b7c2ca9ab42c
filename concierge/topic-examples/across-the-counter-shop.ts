import type { TopicExamples } from '#concierge/understand/topics.ts'

/**
 * What shoppers of some fifty shops ask about the shop, an order or the world, in the mix of their days. Over 300 lines because they are
 * data, a line each.
 */
export const ACROSS_THE_COUNTER_SHOP: Partial<TopicExamples> = {
  store_hours: `
tell me your hours
and tell me your hours
tell me when you close
give me your hours too
is 4/20 a special day hours wise
anything different hours wise on labor day
is memorial day different for your hours
hours wise is christmas eve a normal day
does the 4th change your hours at all
can I still run in real quick
do i have time to run in real fast
can i dash in before you lock up
still time to swing in quick?
what time do you close tonight and how busy is it around 5
when do you close and is it busy at 6
how late are you open and when is it slow
so if i show up at 9:45 tonight am i good?
gettin off work at 9 and its a 10 min drive, yall still gonna be open when i pull up?
would 9:45 tonight work for me to run in real quick
yo u still there? lights look off from the street
night nurse here, just clocked out. can i swing by right this minute or do i gotta wait
how long till yall lock up
how much longer before someone opens the door lol im sittin in the lot with my iced coffee
did i miss you guys today
which nights are you there the latest
me n my sister do brunch sundays and she wants to stop by after. hours?
are ur hours the same every day or nah, give me the whole week
family is gonna drive me nuts on turkey day. can i sneak out to you guys?
last minute stocking stuffers on the 24th of december, how late are you there
you selling on christmas itself?
what time do i have to make it by on new years eve, partys at 9
hungover jan 1st run: when do the doors unlock
grillin all day on the fourth of july, ok if i come by around 5?
Do you keep short hours on Memorial Day? My parents will be in town.
planning my whole 4/20 around you. what time should i line up, and how bad is the wait gonna be
is it regular times on juneteenth
taking the kids trick or treating til 8 and then i need adult candy. are you closed on halloween?
whats the absolute last minute you let somebody thru the door
can i come thru tomorrow at 10 before church lets out
u open rn
im 20 min out stuck behind a train, am i gonna make it
leaving work in 10, how late you there tonight
just got off nights, can i come in now
still open?? its sunday like 630
What are your Thursday hours?
how late r u open new years eve
its christmas eve, can i still make it over?
labor day same hours as always?
4th of july?? wanna stop before the fireworks
u guys open rn
what time do you lock up thursdays
its 5:40 and im ten min away, do i still make it
tues hours
labor day, yall working?
running grandmas marathon this year lol. what are the hours that saturday
Until when are you open on Christmas Eve?
how late tonight
if theres a blizzard do you still open
yall open rn?
is it too late to swing by
how late saturdays
I get off a night shift at 7 in the morning. What time do you open on Sundays?
what time tmrw
christmas eve hrs?
labor day, u open?
are you guys doing turkey day or closed
Could you list the hours for every day of the week?
how late r u open on saturdays
sunday hrs?
what's the earliest i can come in on a monday
its 9 oclock, still open??
can i come by now
open easter?
what are your labor day hours
My husband gets off work late. If he walks in at 8:25 on a Thursday will he be served?
do seniors get in early any day
what time u lock up tonight
is the shop open rn? driving up from rockville
Could you tell me your Sunday hours, please?
how early can i come in friday
u guys doing business on turkey day
christmas eve, until when?
hours on juneteenth
4th of july - when do you close
if i walk up 5 min before closing will yall let me in
when do u close
hey yall still open
can i come by 9 tmrw morning
Monday hours please
is the shop open easter
turkey day hours?
new years eve how late
are you guys working labor day
shift ends at 10, its friday, can i still make it by 10:30
can i swing by 9am monday before work
whats the sat + sun schedule
anyone there? like is the shop open this second
last minute shopper.. when do yall lock up xmas eve
are u guys observing juneteenth
easter sunday - closed?
til what time tonight?
outside ur door and its locked?? open or no
off work sunday at 530, am i too late
whole week of hrs plz
4th of july, how long are you there
Last minute shopper here, what are your Christmas Eve hours?
labor day is a monday, you guys around?
what time do the doors open tmrw
am i too late to swing by? its 815
yall open rn
how late r u there thursdays
Will you be open Thanksgiving morning?
patriots day hours? im running the marathon and ill need it after lol
fourth of july when do u close
hours for the whole week plz
on my way from the bar lol yall still open?
sitting in your lot and the door is locked??
how late can i roll in on a sunday
Christmas Eve and Christmas Day, what are your hours?
gotta escape the relatives on turkey day, u open?
what are yalls juneteenth hours
yall open yet? standing outside
how late r u open fridays
Could I get your Sunday hours?
if i roll up 7:55 tonight will they let me in
xmas eve, what time do you shut
labor day hrs
when do doors open on 4/20
turkey day you guys working?
yo can i walk in right now
how late are u there tonight? still on the rides
earliest i can come by on friday
What are your Tuesday hours this month?
xmas eve, are you around and till when
labor day hours
u closed on turkey day?
we're down again in november, do you keep the same hours in winter
can i swing by on a tuesday
leaving work in biddeford now, should be there 815. still open?
how much time do i have before yall lock up
just saw ur lights are off. when can i come next
saturday, how early do you open
Will you be open for Patriots' Day?
july 4th, what time do you shut
u open on easter
how late r you there tonight
heading over now, anyone there yet?
what time do doors open thursday mornings
I'm off work on Labor Day, what are your hours?
how late can i shop on christmas eve
are u guys around on easter
theres a home game saturday, do you open earlier than usual
its 1015 on a friday night am i too late to stop by
what time do yall lock up tonight
how early can i come in on a saturday
thursday hours pls
Will you be open on Juneteenth?
easter sunday, u guys working?
last min shopper here, how late on xmas eve
im outside is the door supposed to be locked?? r u even open
how late u guys there tonite
Earliest I can come in on Saturday?
do u have the same closing time mon thru fri
turkey day, you around?
xmas eve what time do the doors shut
my shift ends 7:30 on tuesday, can i still make it
how late are u open tn
you guys open yet? its 9 in the morning
just got off work, 8:15pm, are the doors still open
sunday hours pls
can i grab stuff thanksgiving morning
are yall working christmas day
what time do you shut on xmas eve
July 4th - what are your hours?
i get off work 8:30 on thursdays, can i still make it
do u close early for juneteenth
Is Labor Day a normal day for you?
easter sunday, open or nah
u open rn?
its 920 can i still swing by
sunday hours
when do you open tomorrow morning
what time do you close on christmas eve
r u guys open thanksgiving
fourth of july hours?
Do you close early on Alaska Day?
iditarod saturday, when do u open
closing time tonight?
game ends late tonight, when do u lock the doors
what time can I come in tomorrow morning? i work construction so the earlier the better
still open?
Monday to Wednesday times please
xmas eve, can i run in at noon?
open new years day or nah
memorial day schedule
coming up for the michigan game, u open early on home saturdays?
still open? i can be there 8:30
what time can i come in on monday morning
its 7 on sunday, did i miss u guys
turkey day hours
how late on july 4
Labor Day, are you open and when?
new years eve i need supplies, when do yall shut
what time u lock up tonite
can i swing by right now or are yall closed
sunday hours?
how early do you open on weekdays, i start work at 9
open turkey day?
Until when can I shop on Christmas Eve?
4th of july whats the schedule
what time yall lock up tonight
im outside is anybody there?? are you open
If I show up Sunday around 5:30 pm is that too late?
new years eve hours
labor day, open or nah
do u work christmas
how early can i come by on a tuesday before work
what time's closing tonight
its monday 9am, doors open yet?
sunday opening + closing time?
will you guys be open turkey day, n til when
Are you closed for Christmas?
july 4th hours??
nye - how late can i swing by
are u open rn
getting off the beach around 7, how late are you there tonight?
is it too early to come by? just woke up
u guys still open its quarter past 8
when do the doors open tomorrow morning
Thursday hours?
fourth of july, you open? til when
labor day hours pls
can i run in on turkey day before dinner
do the hours change in winter?
christmas day, anyone working?
how late r u there tonight
it's monday 9:20 am, doors open yet?
earliest i can come in on a tuesday
r yall open turkey day
easter?? open or nah
what time do you shut on christmas eve
can i still make it, im 20 min out
its like 9:40 and im 5 min away, do i still make it
early tee time saturday, when do your doors open
anybody still there?? its 830 sunday night
Could we stop by Thanksgiving afternoon around 3?
when do you lock up on the fourth of july
my shift ends at 7am on weekdays. what time can i get in monday
what time do you guys shut on wednesdays
leaving work now, be there at 9:15 tonight. too late?
earliest i can come on a sunday
New Year's Eve, how late?
4th of july schedule
leaving folsom now, be there in half an hour. too late?
you open yet? on my way to the fields
sunday schedule plz
state's off for cesar chavez day, what hours will you keep
can I swing by on thanksgiving around 4 in the afternoon
earliest you open on a weekday? my shift starts at 8
how late r u open tonite
its quarter past nine on tuesday and your door is locked??
Could I swing by Sunday around 9 in the morning?
closing time on sundays?
are yall open this minute
turkey day, open or nah
july fourth schedule?
coming for balloon fiesta in october, how early can i get in
get off shift in 10, its quarter to 11. do i still have time
r u guys still open
how early can i come in on a tuesday
turkey day, until when are you there
last minute santa here. what time do the doors shut on dec 24
open easter sunday?
hungover plan: when can i get in on january 1st
what time do doors open saturday morning
Sunday hrs
if im there 7:55 on a tuesday pm will they let me in?
thanksgiving - open?
when do u close on new years eve
christmas day you guys around?
just clocked out of the hospital, yall open yet
how late can my bandmates roll in on friday
What are your hours on a Sunday?
earliest i can swing by tmrw, got class at 9
ship just tied up, u still open?
christmas eve what time yall lock up
easter sunday open or nah
im steaming crabs all day on the fourth of july, whens last call
landing at 9pm tonight, how late r u open
doors open yet?
what's the earliest i can swing by on a tuesday
turkey day, you guys working?
Will the shop be open Christmas?
4th of july closing time
how late are yall open tonight
im off work at 8:30, its wednesday, are you still gonna be open then
Can I come by right now?
juneteenth hours
open on christmas eve? last minute stocking stuffers
r u closed turkey day
patriots day, what are ur hours, running the marathon then celebrating
still open? im 10 min out
can i swing by now or did u guys lock up already
closing time friday
How early do you open on Sundays?
landing at BZN late tonight, when do doors open tmrw morning
christmas eve hrs
will yall be there on turkey day
fourth of july, how late
jan 1st open?
lifts close at 4, how late are u open after that today
u still open? just got to town
is anybody there rn
What are your Sunday hours, please?
we drive home xmas day, can we stop by in the morning
nye - when do the doors shut
turkey day u guys working?
whats the earliest i can come in tmrw
u open yet
fri close?
off at 730 tonight, will u still be open
How late can I come in on Christmas Eve? I always forget a stocking
sunday hours? i never remember what they are
can i still make it if i roll up at ten on friday night
yall open this early?
closing time on thursdays
what time do doors open tomorrow morning
doing last minute shopping on christmas eve, until when are you there
Turkey day, anyone working at the store?
how early do u open 4/20
going to the football game saturday, do you open earlier on game days?
yo still open rn?
Are you open this evening? I could be there in ten minutes.
What are your Saturday hours, please?
how late u open thurs
labor day hrs?
Until what hour may I shop on Christmas Eve?
Will I find you open on Thanksgiving?
when do yall close fri night
its sunday 630 pm, too late to swing by?
you open yet? sitting in the lot
Can I still come in on Juneteenth, and until what time?
xmas eve closing time
fourth of july you guys working?
what are monday hrs
WHERE R U N WHAT TIME U CLOSE TODAY
how late r u guys here tonight
standing outside, 740am, lights are on. can i come in?
Will you be open on Juneteenth, and until when?
fireworks day, july 4th, u open?
can i swing by thanksgiving morning before dinner
nye closing time
is the drive-thru window open sundays
its 1:30am and i just got off the tables, can i still come by
anyone there right now?? driving over
earliest i can shop on a friday
what are ur sunday hrs
When do you close tonight, please?
turkey day, u open? when
christmas hours
july 4th how late can we come in
what time do yall open up, i get off work at 7
still open? its 1030
can i still come by tonight
sunday hours??
Will you be open on Thanksgiving, and until when?
open on christmas day?
how late on xmas eve
you guys open today or nah
im on the train, ill be there 10:15 tonight, too late?
standing outside and its locked?? its 10:20 in the morning
will u be open turkey day
how late can i come by on christmas eve
juneteenth, special hours?
labor day u working?
what time yall lock the doors tonight
u guys open yet?
third shift ends at 7, how early do you open tuesdays
Christmas Eve hours?
what are ur hours labor day
just clocked out, its 1030, can i still make it in?
saturday open to close?
you guys open tuesdays?
closing time tonight??
getting into town 9am saturday, will you be open
is it too late to stop in rn
What are your hours on July 4th?
open xmas eve?
turkey day, you open
earliest i can shop thursday? no med card
open rn?
I get out of work at 8:30 on Thursdays, will you still be open?
what time do doors open friday morning
yall open victory day
working xmas eve, when do you shut
r u guys open jan 1st
July 4 - what are the hours?
im outside n the door is locked?? are you open
yall open yet
whats the earliest i can swing by on a tuesday, before work
closing time christmas eve?
can i come in on easter
Thanksgiving hours please, the in-laws will be in town
`,
  store_info: `
whats going on tonight
anything going on june 10
anything happening at the shop tonight
is there something going on today there
any happenings this friday
what was the place before
what was in this spot before you guys
what used to be at your address
was it a store before it was a dispensary
what was this building before yall moved in
who does the buying
who picks what goes on your shelves
who is your buyer
who chooses the brands there
who decides what you carry
whos the vendor this friday
which brand is popping up on saturday
who is visiting the shop this weekend
any vendors in the store friday
what company is doing the pop up tomorrow
im 67 and my neighbor swears older folks get let in before the regular crowd some mornings?? what days
i get bad anxiety in crowds, when is it dead in there
worst time to come on a friday? and how long would i be standing there
super allergic to cats and i heard theres one living there??
wanna start a little grow in my basement. do u sell clones and how many am i even allowed
out of zyns, do yall have nicotine stuff or kratom
i been driving 3 hours, pls tell me u have a bathroom
no bars in there on my phone. is there wifi n whats the password
want to get my coworker something for her bday but idk what she likes. gift cards? how high do they go
can u email my brother a gift card
found a gift card from you in a drawer from last year. still good or did it run out
is margo around on saturdays? need to talk to whoever runs the place
my grandmother only speaks somali, would anyone be able to help her
i have an old possession charge from 2009, somebody said you have lawyers come in? whats that cost
total newb. do you teach a class or something, when
heard theres glass blowing? is it every week
planning my sisters bachelorette, theres 12 of us on a party bus. anything we need to know before we roll in
backpack on me straight from class, gonna be an issue?
do i get charged for a bag, last shop nickel n dimed me
can i smell the buds before i buy or is it all prepacked
when do new drops hit the shelf
pen is dead n i forgot the charger, anyone there got a plug for it
i got like 15 empty weed jars under the sink. heard you pay for those? how much can i get
would it be ok to film a tiktok in there
first time in a place like this, what actually happens when i walk in and how long does it take
can i sit down with somebody who really knows their stuff for a bit, not rushed at the counter. does it cost
how do i know whats in this isnt moldy, you got test results i can see
i left my sunglasses there like 2 weeks ago, still got em maybe?
how do i make the promo texts stop
is this place owned by one of them giant chains
do yall do anything for charity
any caffeine in the building? been up since 4
do you have an instagram i can follow
does the place have AC, its 96 out and grandma wont do heat
what days is the pharmacist in
do u take back dead carts to recycle
when's the next beginner class and does it cost anything
anyone there speak polish? its for my babcia
is there free wifi in the waiting area
do u have a restroom, long drive from ely
where can i see lab results for what i bought
10 girls for a bachelorette, can we all just walk in
do you take back empty carts
dad is clueless about this stuff. could somebody sit down with him and explain
is it air conditioned in there, mom cant do heat
what do i do w my dead carts, can u recycle em
crowds stress me out, is there a calmer time to come in
what day do new strains hit the shelf
do you offer private one on one consultations by appointment?
any art classes or game nights at the shop?
bringing my backpack, is that a problem
do u take back empty carts
can i buy a gift card on the website
when did you guys open up, is it a local business
first timer, can someone sit down with me and explain stuff?
got free wifi?
have a suitcase with me before my flight, where can it go
Is there a class for beginners and what does it cost?
what do i do w my empty carts and jars
can i look at lab results b4 i buy
anybody there know sign language?
do you all sponsor little league teams
u got a restroom i can use
what can i do w my empty carts
what day does new stuff come in
any classes for total beginners
whats your wifi password
Do any of your staff know sign language?
my lola only speaks tagalog, anybody who can help her
I run a travel blog. May I take pictures inside?
what do i do with dead carts, toss em?
do u run a class or something for total newbies
theres 12 of us for a birthday sat, do we gotta let u know
can i smell the bud before i commit
who owns this place? locals?
do you sell gift cards, its for my brother
crowds and loud music stress me out. calmer time to drop by?
river's way up this week. if the road floods do you shut down
saw a sign for a porch window. what is it, when's it open
gift card for my brother in law, whats the most i can load
do i get to sniff the bud first or is it all sealed
Drawer full of dead carts. Can I drop them off with you?
never done this, could someone sit down w me and explain stuff? like an appointment
charger for my tesla out front?
bathroom for customers there?
where do i toss my dead carts, do u recycle
can i film a tiktok in the shop
Does anyone on staff speak Vietnamese? It's for my mother.
u got wifi in there
do folks tip the budtender
crowds freak me out, when is it calmest in there
what do i do w a pile of dead carts, u take em?
theres gonna be 12 of us on a birthday tour, ok to show up together
do i get to sniff the bud before buying
lab sheet for something i bought, is that possible
when do the brand reps set up a table
guest wifi password?
u guys run any beginner classes
do you have another shop down in norfolk
straight off the beach in flip flops n a bikini, will you let me in
restroom for customers?
Can I get some one on one time with somebody? My first dispensary ever and I'm 71.
do u let people sniff the weed first
where do dead carts go, can i recycle them w you
long drive, will there be a toilet
mémère only speaks french, anybody there who does?
i have a bag of dead carts, do you take empties
do u run some kinda class for people new to weed
i hate crowds, whens it quiet
which lab tests your weed
what do i do with all my empty carts, do u recycle
can i see lab results before buying
is there wifi in the lobby
when is it least crowded, hate standing in line
am i allowed to smell the bud first
what do i do with all these dead carts, do yall recycle
which days does new stuff come in
crowds stress me out, whens it calm in there
minha avó only speaks portuguese lol, anyone there who does?
anyone there know sign language
when is that rolling class and whats it cost
where can i toss my dead carts, hate throwing em in the trash
is there a bathroom i can use there
Do you sell gift cards I could send to my brother?
is there some place to toss my dead carts
any classes for total noobs
can i take a selfie in the shop for insta
whats the wifi password
am i able to smell the bud before i buy
what do i do w my empty tubes, u take em back?
can i book time with someone to walk me through everything, total newbie here
does security walk ppl to their car at night
do you guys have an app in the app store
anybody there speak tagalog
what do i do w empty carts, do you recycle
wifi?
do you have lockers for my backpack
there are 9 of us for a bday weekend can we all come in together
do yall recycle old carts
Anybody there who speaks Arabic? It's for my mother-in-law.
total newbie and kinda nervous, could somebody sit down with me and explain stuff
do u rent out the place for private parties
when is the patients only hour
is there a class for newbies
where can i toss dead carts
my mom speaks only polish can someone help her
do gift cards run out
need to pee, do u have a restroom for customers
when is it least crowded
u got wifi in the waiting room
who owns the shop, is it family run
can i charge my leaf while i shop
drop off for empty carts?
who owns this place
does anybody there sign? my husband is deaf
yall got wifi in the lobby?
you a chain or local? who owns it
can i smell the bud before i buy
long drive, is there a toilet for customers
what should i do w my dead vape pens, toss em?
how long you been in business
Is there a class for people who are new to all this?
wifi password?
when is the next beginner class and does it cost anything
where do my dead carts go, is there recycling
whats the wifi password for customers
is it cool to walk in barefoot in a wet bathing suit lol
do you run any classes for newbies
what do i do with my empty carts, throw em out?
how bad is the line on saturdays in july
got a toilet i can use?
when's the rolling class
what do i do w empty jars
any staff who speak bosnian?
do you have a restroom customers can use
got a shoebox of empty carts, do u take them back for recycling
Is there some kind of class for people who know nothing about this?
whats the wifi password there
are there lockers for my clubs while i look around
its a blizzard out, how do i know if ur closed
do u guys recycle the empty jars, do i get anything for it
when is rosin night and do i need to sign up?
cost of the rolling class?
do you guys ever get clones? need a few girls for the backyard
where can I look at the lab report for a jar
got a drawer full of dead carts. do you take those
does anybody there speak hmong, its for my grandma
crowds freak me out. is there a calmer time to come
is there a restroom customers can use
what do you do with empty carts, any recycling
can I keep my backpack on me while I look around?
do you sell gift cards
been driving since montana, got a toilet i can use?
what do i do with dead vape carts, hate tossing em
is there some sort of class for total newbies
who owns the place, some corporation?
when is it dead in there? crowds stress me
left my beanie on the counter last week i think
how big of a gift card can i get
do you guys have a tiktok
what do i do with dead vape pens, can u recycle em
when's that joint rolling class and what's it cost
there's 9 of us on a ski trip, do we need to reserve
gotta pee before the drive home, is there somewhere inside
do u recycle dead carts
never been inside one of these. Will somebody sit down with me and explain things?
can i charge my tesla there
can i use the restroom when i come by
got luggage with me before my flight, somewhere to stash it?
what do i do w my empty vape carts
when's the next beginner class
do your gift cards run out after a while
can i book a sit down with one of the budtenders, whats that cost
where do dead carts go, do you recycle them
14 of us on a party bus, just show up?
does anybody there speak vietnamese, its for my mom
do i gotta leave my bear spray outside
do u take empty carts back for recycling
when is that cannabis 101 class
anyone there who signs? my husband is deaf
whats your instagram handle
somewhere safe to leave our skis while we shop
where do i toss empty carts, feels bad to trash em
do u do classes for newbies
is there wifi i can use in there, no signal up here
do you sell gift cards? secret santa
bathroom for customers?
wifi while i wait?
i have a drawer full of empty carts, do you take them back to recycle?
where do i see lab results
When is that beginners class you do?
think i dropped my keys in there mon
u sell gift cards
where can i get certified for my card, u guys do that?
have to pee lol is there a bathroom
what do I do with my empty vapes, do you recycle
can i wear my backpack inside
what's the owner's first name?
when is it not packed, i hate crowds
I do not own a computer. May I place an order by telephone?
im deaf, does anyone there sign?
Is there a class for people who know nothing about this?
dead dispos, where do i toss em
I would feel better having someone sit down with me the first time. Can that be arranged?
Do you sell gift certificates?
where do i see the coa for a batch? i dont buy untested
can i smell the flower before buying
how can i tell when a jar was packed
what do i do with dead carts, trash?
terpene class when is it
hate waiting. when is it dead in there
is there anyone on staff who speaks arabic, its for my dad
is there a spot to stash my suitcase while i shop
do you do gift cards?
is there guest wifi, my data is trash
somewhere to sit inside? my knee is bad and i'd be waiting on a friend
is there a bathroom customers can use
when is it not so busy? last time i waited forever
where can i toss my empty carts
can i get a gift card for my brother
u have ev chargers?
is it air conditioned in there, its like 95 out
what do i get for bringing back my empty jars
any classes for ppl who know nothing about terpenes
do you have another shop in queens
loud music and crowds get to me. is there a calmer time to come
can i bring back my empty jars
do you guys take back empty jars
i heard theres a grow tour, when is it
do u have a lobster roll stand next door lol or anywhere to eat by you
is there a time thats less loud and bright? autistic shopper
can u teach me the basics? saw something about a class
what do i do with my dead vapes
fala português aí? or just english
ev charger?
Can I smell the flower before buying it?
when's the beginners class
got a drawer full of dead vapes, do u recycle those
could we rent your place out for a private birthday party
when is it NOT packed
`,
  contact: `
called at 8pm and it just rang and rang. are you closed or what
what number do i text a question to
i rep a small edible brand, who do i pitch to
is there a number i can text
whats yalls instagram
number to call you at?
number i can text u guys at
number for the shop?
`,
  payment: `
what's cheaper atm options
is there a cheaper atm
any cheaper atm around there
do tips go to one person
do the tips get split
does the tip jar go to everybody
swipe my visa credit?
can i swipe my visa
do you let me swipe a mastercard at the register
is it swipe or tap for my debit
swipe my card or insert it
do you round up on debit
does the debit machine round to the next five
will my debit get rounded up
is debit charged in even dollars
do i get change in cash if debit rounds up
is it gonna be a problem if all i got on me is a visa credit card
i never carry a wallet anymore, can i just tap my phone at the register
can i venmo yall or cash app
how bad do they hit you for swiping debit
hate fees and hate carrying cash. is there any way around both
grandma gave me a hundred dollar bill, can you break it if i come friday at 9 at night?
is there a cash machine inside n whats the damage
is it weird to tip the budtender? do they even take em
can i put half on my debit and pay the rest in bills
never used that canpay thing, can i set it up in line or
venmo ok?
what do u charge to use debit
no cash on me and i dont want a card fee, any other way to pay
how much does your atm take
canpay ok?
I only carry my Amex, will that work
how much does ur cash machine take per withdrawal
do i get charged extra for using debit
can i put it on my visa
any way to pay w my phone
what do you ding me for using debit
is there a charge for using debit
atm inside? whats it cost
can i swipe my visa credit
do u take canpay
what does the atm charge
can i tap my phone to pay
whats the fee if i use debit
is there an atm inside
Do you accept CanPay?
venmo or cashapp?
whats the surcharge if i swipe debit
is canpay a thing here
visa or mastercard credit, either one?
left my wallet in the truck, can i pay off my phone somehow
what do you tack on when i use debit
cash machine inside? how bad is the charge
venmo?
whats it cost me to swipe debit
how much does your cash machine charge
venmo or canpay, either of those work?
if i swipe my debit whats it cost me
bank machine inside? and whats the fee
visa credit card ok?
do yall do venmo
what does the atm ding me
can my husband just venmo you
whats the surcharge if i swipe my bank card
would loonies and toonies work, i mean canadian cash
do i get charged extra using debit
google pay?
visa ok?
does running my debit card cost extra
is there any way to pay thats not cash or a card
Does the cash machine inside charge anything?
canpay?
venmo or cash app cool?
is there a cash machine inside the shop
What do you charge for using a debit card?
how much extra do they tack on if i use debit
canpay accepted?
visa credit card only over here, am i screwed
visa or mastercard credit accepted?
how much does the cash machine charge
can i venmo you
does canpay cost extra
if i swipe debit whats it gonna cost me
do u take venmo
is there a fee if i use canpay
atm fee?
amex?
whats this aeropay and does it cost extra
u do bitcoin
do u do canpay
whats it cost to use my debit card there
u guys do canpay?
is visa credit alright
how much does your atm ding me
half cash half debit possible?
can i tap my phone w apple pay
is there a fee if i swipe debit
whats the fee if i use my debit
is visa credit ok at the counter
Any way to pay without fees and without cash?
do you guys take amex or visa credit
does the debit machine charge extra
canpay accepted here?
visa or mastercard credit ok?
is there a way to pay from my bank without a fee
What does the debit machine charge me extra?
We're up from Alberta for the winter. Do you take Canadian cash?
what do you tack on if i run my debit
any way to pay from an app with no fees
visa or mastercard ok?
u take venmo
hey coming from montreal, can i pay in canadian money
what does your atm charge
whats the surcharge when i use my debit
Your ATM - how much does it take
could i pay straight from my checking acct when i order on the website
do you take visa credit
what do u charge to run a debit card
can i venmo you guys
Does CanPay work at your store, and does it cost extra?
visa or mastercard?
atm inside? what does it cost me
u take visa credit?
is there a charge if i use debit
can i use canpay
cost of using your atm
I only carry a Visa credit card. Will that be a problem?
am i charged extra for swiping debit
how much does ur atm ding me
u take canpay
atm inside? what's it charge
can i pay w/ casino chips haha
do you take canpay and does it cost extra
mastercard?
whats the fee if i run my debit
ATM inside? cost?
will my visa credit card work
got a cash machine inside?
fee on debit
atm there? whats it charge
can i pay from my bank account when i order ahead
cash machine inside? how much does it take
How much is the charge for paying with my debit card?
Does CanPay work at your store and is there a charge for it?
how much does the cash machine take off me
visa/mastercard credit?
which way to pay has no fee
how bad is the atm fee in there
at the drive thru can i use debit
can i pay with visa credit
whats the charge for using debit
atm fee
can i put it on my mastercard
whats the fee for using a debit
forgot to get cash is there a atm inside
is venmo cool
do i get charged extra for using my debit
need to pull out cash, atm inside?
what do you charge to use debit
how much does ur atm take
do you do CanPay and is there a charge
driving down from new brunswick, you accept canadian cash?
how much does your atm charge
fee for using debit?
do i need cash or can i swipe my visa credit
Is there a charge for using my debit card?
can i use pesos
amex ok?
do you do canpay
What do you charge me if I use my debit card?
`,
  tax: `
why was my total so much higher than the menu said yesterday, whats in there
if im a registered patient do i still get hit with that extra cannabis tax
does the price on the website already have the tax in it, im counting quarters here
whats tax gonna add on top
why is the total so much more than the menu says, whats the tax
how much is tax on edibles
how much tax gets added
does the price on the menu already have tax in it
how much does tax add at the register
is the menu price what i actually pay at the counter
how much tax gets added to a tshirt
is 42 on the menu really 42 or does tax get piled on at the counter
how much tax gets tacked on
what percent tax gets tacked on
how much tax gets tacked on at checkout if im not a patient
how much tax gets slapped on at the register if i got no med card
whats the tax if you dont have a med card
how much tax gets tacked on at the register
do i pay tax on top of the menu price
why is my total so much higher than the menu, what taxes are there
whats the tax if i have my illinois patient card
do med patients skip the tax
what'll tax add on top of the sticker price
are these prices out the door or do you add tax
what taxes get added at checkout
why is checkout higher than the menu says
how much tax gets added at the register
what does the tax add up to on weed here
what all gets tacked on at checkout, tax wise
Do patients with a card pay the tax?
how much tax gets added for regular adults
do you add tax at the register or
how much tax gets tacked on to weed
what gets added on top at the register, tax wise
whats the total tax rate rec
what percent is the tax on weed here
are taxes on top or already in there
tax on top or is that the price
how much tax do rec customers get hit with
What percentage of tax is added when I pay?
what percent tax on weed here
do med patients skip any of the tax
is tax already in the menu price
do i have to add tax on top of menu prices
how much will tax add at the register
taxes, how much is it gonna add up to for rec
how much tax gets tacked on at checkout
`,
  delivery: `
how come no shops deliver around here
why does nobody deliver in this state
from the moment i order whats the usual wait for the driver
whats the normal turnaround once i put the order in for delivery
is delivery even legal here, nobody seems to do it
i stay in {zip}, can yall bring it to me
im way out in hilliard, {zip}. do your drivers come this far
upper arlington mom here lol. does the delivery car have a giant pot leaf on it? and you do come to UA right
drop off in bexley possible?
whats the least i can spend to get it brought to the house, and what do you charge to drive it over
how much do i gotta order so the drop off is free
in town for a wedding staying at the hilton downtown. could the driver meet me in the lobby?
im 22, senior at osu, live in the dorms still dont judge. can someone drop it at my dorm
stuck at home mondays with no car. thats a day you deliver?
its 7:40, too late to get somethin brought over tonight?
once i order how long does the driver usually take
i'll be at work when it gets here, can my roommate take it from the driver
babys asleep, can he just leave it on the porch and text me
do i swipe my debit with the driver or what
earliest u can get something to me on a saturday
can i order now and have it show up friday? i'm off then
if i get 65 bucks worth sent to {zip} what do i pay for the delivery part
im in newington {zip}, can someone bring it to me
delivery to west hartford {zip}
do drivers go out on mondays
can i get delivery on a monday
{zip}, is that in ur delivery zone
minimum spend for you to drive it out to me
staying across the bridge in superior WI, will u bring it there
do u deliver out to lolo
can you bring it to my house in normal
i dont have a medical card, can you deliver to walkersville
Registered patient here in {zip}. What's the delivery fee and the least I have to order?
what days does the delivery driver go out (im a patient)
can u drop off at my place in newark
i live in bayonne {zip}, will a driver come out
sunday delivery?
order is $70, what would the delivery cost me
from the moment i order whats the typical wait for the driver
could somebody run an order out to our campsite at palisades
i live in {zip}, can you bring it to me
do drivers go out to framingham, {zip}
whats the latest i can order n still get it dropped off today
do you deliver mondays
smallest order i can have delivered?
can somebody bring an order out to my place in lakewood
how come no shops deliver around here, coming from cali its weird
u deliver to {zip}?
Can I get a delivery on a Monday?
smallest order yall will drive over, and the fee
im in a dorm at vcu, will the driver come
whats the eta on deliveries usually
We rented a condo in the Crest ({zip}). Will your driver come there?
can someone drop it off to me on the sand by the 26th ave lifeguard stand lol
do drivers run on tuesdays
how big an order till the delivery charge goes away
stone harbor {zip} in your delivery zone?
you bring stuff out to peaks island?
Latest I can place an order and still get it delivered that day?
what days do your drivers go out
im in the towers dorm, can the driver come up
I live in Shepherd, {zip}. Will you bring an order out here?
do you drop off in clare {zip}
how much do i gotta spend to get it brought to my house
its almost 7, whats the cutoff for getting something delivered tonight
drivers out on sundays?
what days do the drivers go out
im in belleville {zip} can u bring it to me
yo do yall come out to bloomfield {zip}
how much do i have to order to get it brought to my house
If I order $120 worth, do I still pay the delivery fee?
can you guys run some edibles out to lolo for me
do you bring orders to {zip}
can i pay the delivery guy in cash
u deliver to trumbull {zip}?
do you drop off in norwalk
can i get something dropped off on a monday
im 22 and live in a dorm, will the driver come to it
whats the cutoff to get it same day
can you bring an order to my apt in muldoon
im over in ypsi {zip}, would you bring it to me
smallest order the driver will take?
delivery on a sunday possible?
I live in a dorm at U of M, I'm 21. Can the driver meet me there?
any chance you deliver to glen ellyn
i stay in a dorm at UO, could a driver bring my order there
least i have to spend to get it delivered
does delivery run on sundays
I live in Springfield, do you bring orders over there?
how long til a driver shows up usually
could a driver bring it to lebanon
latest time for delivery on a saturday
how much do i gotta order to get it delivered
does the driver come out on sundays
im in the dorms at U of A, can you bring it to campus
{zip} inside your delivery zone?
staying at a motel by the water, will you bring it to my room
which days does the driver go out
smallest order you'll deliver?
i live in ocean grove {zip}, am i in range for delivery
do u bring orders to {zip}
delivery out to chesterfield {zip} possible?
how much do i gotta spend for yall to drive it over, and what's the fee
staying at a hotel downtown, can a driver come to the lobby
do your drivers come out to sun city, {zip}
can you bring me stuff on a sunday
how big does the order gotta be before delivery is free
im stuck at the ER desk till 6, will you run an order over to the hospital
we stay at an RV park, could the driver find us there?
can someone bring it to my dorm on campus or nah
im in {zip}, you come out here?
delivery all the way to elk grove, {zip}
could a driver bring it to my desk at the capitol annex? its a government building
cutoff time at night for delivery
how big does an order have to be before u send a driver
delivery fee?
staying at a hotel downtown {zip}, can the driver come there
will you bring an order out to rio rancho {zip}
do drivers work sundays
could someone drive an order out to cheney for me
do u bring orders to the dorms at CU
Would I be able to get a delivery on a Sunday?
do drivers come out to longmont {zip}
i dont have a med card, im 30, can you bring it to my rowhouse
my mom is a registered patient in {zip}, whats the delivery charge
could someone bring an order to me in sparks, {zip}
staying at a casino hotel downtown, will you deliver to my room
how big does a delivery order have to be and whats the charge
once i order delivery how long does it take
delivery to {zip}, whats the minimum order
will you deliver out to Shrewsbury {zip}
im in the dorms at holy cross, driver come to me?
could you bring it out to my cabin, im in gallatin gateway
could someone bring an order to our condo
deliver to westbrook
delivery min n fee
any delivery on sundays
Could the driver just leave it on my porch if I'm not home?
i live in a dorm, will the driver come to campus housing
smallest order you'll bring to my house?
any deliveries on a monday?
latest time for a drop off at my door
can the driver come to my dorm at RIT
How much must I purchase before you will bring it to my house?
any chance of a drop off today
do u deliver to natick
im at framingham state, can the driver come to my dorm
whats the least i have to order for delivery
monday delivery?
can the courier take cash when he gets here
any chance yall bring it to my house in Sylvania
do u deliver to the bellagio, room 2210
i live in spring valley, whats the min for delivery
Is there any delivery on Sundays?
can somebody drop it off at my house in lakewood
how do your deliveries work, is it a van?
i live in {zip} do u come here
Could you deliver to Astoria, {zip}?
delivery charge? and how much til its free
ordering rn at 9pm saturday, can a rider still come
just leave it with my doorman ok
if theres a thunderstorm do the bikes still go out
im in {zip} will you bring it to me
delivery out to holland {zip}?
least i can spend to get delivery
About how long does a delivery take?
can the driver come to my dorm room
would you drop off at my slip in the marina
i live in edgecomb {zip} can i get delivery
smallest order you'll deliver, and the delivery charge
which days do deliveries run
not a patient. can someone bring my order to pawtucket
what days n times does delivery run for med patients
will you bring an order out to {zip}
i live in the dorms at nmsu (im 22), can the driver come there
how much do i need to spend to get it dropped at my house
`,
  pickup: `
can i still put in an online order for tonight
can i still get an order in for tonight
is it too late to put an order in for pickup tonight
can i still order online tonight
if i put my order in online at lunch how soon can i grab it
ordered today but my truck broke down, is friday too late to come get it
bum knee today. could somebody run it out to my car?
you got a window like mcdonalds or do i have to get out
can i just roll up to the drive thru and ask whats good today
how late does the window run, and is it open sundays
hubby placed the order under his name. can i pick it up since im off early
do i have to make an appointment or book online first or can i just walk in like a normal person
theres one of those pens left and im at work til 2. if i call can u hide it behind the counter for me
is there a drive thru
can i just roll up to the window and order or do i gotta do it ahead
If I order at lunch, how long will you keep the bag for me?
got a drive thru? ive got a cast on my foot
ordered online how long do u hang on to it for
got a sleeping baby in the truck, can someone run my order out to me
how long do you hang on to an online order if i cant make it right away
whats the latest i can order online for pickup
drive thru or do i have to walk in
how long do you hang on to online orders
can my boyfriend grab the order i made under my name
ordered online, how many days will you keep it for me
bad knee - could someone bring the order out to my car?
my roommate ordered, can i grab it for him
how many days will u hold an online order
curbside til what time
can my wife grab my order for me
order online now, when will it be bagged up
if i order online how long do you hold it
My knee is shot. Could someone run my order out to the car?
if i order at lunch but cant come till tmrw will u hold it
drive thru till when
how many days will u hold a pickup order
curbside, how does that work
order ahead and have it brought to my car? im too sunburnt to get out
ordered for pickup, when do i lose it if i dont show
my knee is shot. could somebody walk it out to the car
stuck on a boat til thursday. how long do you hang on to a pickup order
when is the drive thru window open
if i order online tonight how long will you hold it
broke my foot and cant get out the car, how does curbside work there
how long u keep an online order before u put it back
if i order on my phone how fast is it bagged up
I ordered online this morning. Until when will you keep it for me?
dont feel like going inside, is there a window to grab my order
smallest amount i can order online
do you have a drive thru
if i order online how quick can i come get it
can you keep my pickup till day after tomorrow
can i just roll up to the drive thru and order at the window
ordered ahead but got stuck in traffic, how long before my stuff goes back on the shelf
what are the drive thru hours
how does curbside work
if i order online how fast can i grab it
got a sleeping baby in the car, can someone run it out to me
how long do u hold an order for me
if i order ahead now how long do u keep it for me
how does curbside work, i have a sleeping kid in the car
if i order online how many days do you hold it
ordering ahead, how soon is it ready
if i order now and cant make it til tomorrow will you still have my pickup
drive thru window - got one?
if i order online at lunch whats the wait til its bagged up
can you bring the order out to my car, my foots in a cast
how long u hold a pickup order
If I order online at lunch can I grab it at 5 the same day? How long do you keep it?
is there a drive through and how late does the window run
ordered online but can't make it today, how long will you hang on to it
how long will you hold an online order before its put back
Do I have to go inside to grab a paid order?
latest i can order ahead today
baby's asleep in the car seat, could someone run my order out to me
if i order now but cant come til tmrw will you keep my bag
Is there a drive thru?
how do i do curbside once im parked
if i order at noon can i grab it the next day
If I order online at lunch and come after 6, will it still be there?
its 5 below, do you bring stuff out to the car
curbside available? i got a cast on my leg
online order, how long b4 its bagged up
still in scrubs and wiped out, is there a drive thru
if i order from the train how long til its bagged up
how long do u hold an online order before it goes back
can my roommate pick up my order for me
drive thru?
if i order online at noon can i grab it at 7 that evening
ordered ahead, can it wait till tomorrow for me to grab
i have a placard, could somebody bring the bag out to my car
how long will you sit on my online order before it gets canceled
i order on my phone, how soon is it bagged up
if i order online how quick can i grab it
do i have to get out of the car for my online order
ordered online but stuck on site til thurs, how long u hold it
curbside? dog asleep in the truck
how do i do curbside
will you hold my pickup order overnight
can u bring it out to my car
how long b4 yall put my pickup back on the shelf
how does curbside work at your place
if i order online at lunch will you hold it till i get out of work
got a drive thru?
If I order online now, when could I come get it?
how long will u hold an online order
got a drive thru window?
how quick is a pickup order ready
if i order online how quick is it ready
i ordered for pickup but might not make it til tomorrow, will you keep it?
can u bring the order out to my car, i got kids in the back
how long will u hold my pickup for me
is there a drive thru, got kids in the car
if i order online now how long will you hang on to it
If I order ahead, how long until it's ready?
is there a separate spot for online orders or do i wait in line
how long will you hold my stuff before it goes back on the shelf
is there a drive thru so i dont have to unbuckle the dogs
if i order now how soon can i grab it
How many days will you hang on to my online order?
is there a drive thru? kids asleep in the back
if i order online today how long will you keep it for me
`,
  id_policy: `
whats a red card, do you take it
do you take red cards
is my red card any good there
i have a red card does it do anything
i turn 21 next friday, if i come this saturday with my gf whos 24 am i allowed to just stand there
my license is still the sideways up and down one from when i was a kid but im 22 now, will you turn me away
lost my wallet at the comfest, i have a picture of my ID in my phone tho. thats good enough?
the bmv only gave me a paper one while i wait for the plastic. ok?
coming down from windsor ontario, passport work?
so my drivers license ran out in may, was gonna renew next week. can i still get in
from pittsburgh, do you have to be an ohio person to buy
when they scan my license where does that go?? dont want my job finding out
i have my 7 month old in a stroller, she obviously wont be shopping. can we both come in
do i need one of those medical cards or is regular adult fine
my nephew is 19 and has his ohio medical registry card. is he allowed to shop there
i take care of my dad who is a patient and can't leave the house. can i do his shopping for him?
im 74 with a white beard down to here, you really gonna card me every time??
army reserve, can i use my military id instead of the drivers license
is there a doc there that can sign me up for the medical card while i wait
dmv gave me a paper temp license, does that work
passport card instead of the book, fine?
ill have my 2 yr old with me, ok?
got my CT med card, do i have to wait in the regular line
is my tribal id good enough to get in
Is it alright if my wife comes in with our baby in the carrier?
turned 21 last week but my license is still the up and down one
do you take tribal id
left my wallet at home but i have a picture of my drivers license, good enough?
I'm 19 with a Montana medical card. May I shop there?
i have the digital license on my iphone, good enough?
Is a matricula consular accepted as identification?
do you guys keep my info when you scan the id
im 20 with an illinois medical card can i shop
will a uk driving licence get me in, im over from london
im 20 with a maryland mmj card, am i allowed
is a green card ok for id
does the delaware mobile id work
i live in philly can i still buy there
green card ok as id
My medical card is from Maryland. Will you take it?
im 20 w a delaware med card, can i shop
only got my green card on me, enough?
will you take my IDNYC
baby's asleep in the stroller, ok if i roll in with her
is an iowa drivers license good enough
baby's asleep in the carrier, hes 5 months, thats ok right
ID in my apple wallet work at the door?
turned 21 last week n my license is still the vertical one, cool?
nanas license ran out in april but shes 78 obviously.. will u still take it
got my newborn strapped to me, can we pop in
coming over the border from vancouver, BC drivers license good?
turned 21 in april but my license is still the vertical kind
Can I carry my infant in with me for two minutes?
med patient here, does my card knock the tax off
green card work as id?
my license is in apple wallet, i never carry the plastic
ok to bring my 8 month old, shes in a carrier
19 with a virginia medical certification, can i shop
i'm from quebec, is my driver's license good enough
my license is in apple wallet, that cool?
im from new brunswick, does my licence get me in
got a newborn strapped to me, ok to come in?
got a wisconsin license, will that work at the door
im 19 w a michigan patient card, am i allowed to shop
my mom has an ohio med card, do you honor those
i only have my green card on me, that work?
my son is 17, can he stand inside with me while i shop
is a tribal id good enough
driving down from Calgary, will my Alberta licence get me in?
i turned 19 in march and have my montana med card. can i shop
all i got is my tribal id, does that work
i have a california med card, can i use it at your place
i turned 18 in march and have my arizona patient card. am i allowed to buy
my license is still the vertical under 21 one but im 23 now. good?
can i show the mobile license in my phone wallet
CT med patient here, any perks for me
ok to have my baby in the carrier when i come in?
is my tribal ID ok to get in
digital license on my iphone good enough?
my wife is 20, could she wait inside while i shop
my tribal id ok to get in?
they gave me a paper license at the secretary of state while the real one comes in the mail, u take that
can I use my mexican consular ID card
u need the plastic license or is a picture of it fine
got a michigan medical card, does that work for the medical side
im 19 with an ommp card, allowed in?
will you honor my washington medical card
is my tribal id good enough
could i carry my 6 month old in w me
does my tribal ID work
washington license, expired 2 weeks ago, still good?
I have my 6 month old with me in a carrier, can we pop in quickly?
i have an ommp card do i skip the tax
will my tribal id work
We're bringing our 4 month old, sleeping in the carrier. Is that alright?
i have the arizona mobile id on my iphone thats enough right
i have one of those digital licenses in my phone wallet, good enough?
Canadian here, does my passport work as ID?
my 20 yo nephew can wait inside with me right?
im from illinois with an IL drivers license, good enough?
my id's in my phone wallet, works right
im 20 but got my missouri patient card
got an oklahoma med card, do u honor it
can i come in with my baby in a carrier
my only id is a mexican passport, does that work
turning 20 next week, have an arizona patient card. can i shop
I have a Minnesota medical card, do I get the patient price?
can my grandson sit in the lobby while i shop hes 16
is my quebec drivers license fine as ID
my gf is 20, can she wait inside while i buy
does military id work
ok if i wheel my 8 month old in with me?
is an AB60 license good enough
does my drivers license in my iphone wallet count
18 yrs old with a doctors recommendation, can i shop there
would my navajo nation tribal id be fine
can i carry my baby in, shes 6 months lol
my medical card was issued in arizona, good here?
does an idaho drivers license work
Is a tribal enrollment card okay as ID?
lost my wallet, have a pic of my drivers license in my camera roll tho
my nephew turns 21 in june, can he stand inside with me til then
i have the mycolorado app on my phone, good enough for id?
im from australia, passport work
I'm 58 with a gray beard, surely I don't need ID?
korean passport work?
got my md license in my phone wallet, good enough right
can my baby come in the carrier, ill be 5 min
19 w a maryland patient card. can i shop
I only have a canadian passport on me. Will that get me in?
gf is 20, can she wait inside while i buy
i'm 19 with a massachusetts medical card, am i allowed in
My medical card is from Rhode Island and I am 44. Does it work at your shop?
green card ok as id?
you take tribal ids right
all i have on me is my MSU student card
can my roommate whos 20 just wait inside w me
can i show the mycolorado app instead of the plastic one
all i have on me is my ski pass with my pic, thats enough right
my little sister turns 21 next month, she just wants to look around w/ me
22 but my license is the vertical kind, good?
We're driving down from New Brunswick, what do we bring for ID?
im 18 and have my michigan med card, am i good to shop
I've got an Ohio patient card, does that work at your place?
is a tribal id ok
does the NY mobile id app count
I am driving down from Toronto. Is an Ontario driver's licence good enough?
My granddaughter is nineteen and drives me everywhere. May she come in with me?
is my green card good enough to get in
i have my license in apple wallet, lost the plastic one
down from michigan for the day, ok to buy with my michigan license
i have my license in apple wallet / ohio mobile id thats fine right
19 with an ohio patient card, can i shop
i'll have my toddler with me.. inside ok?
im from the uk, will my passport do
my gf turns 21 next month, can she wait inside with me
dmv only gave me the paper license so far, does that work
Driving down from Vancouver BC, is a Canadian license okay?
can i bring my baby in with me
is an IDNYC fine
my license is in my apple wallet, that work?
coming over from Windsor, is an Ontario driver's licence enough?
quebec drivers license good enough?
can my kid wait inside with us hes 16
im 19 and have a maine medical certification, do i qualify
my license is in the apple wallet, good enough?
will a green card work as id
im from mass and have a mass med card, is it valid w you
can i come in with my newborn strapped to me
tribal id good enough?
my friend only has a mexican passport, can she get in
dmv gave me a paper license till the real one comes in the mail. does that work
can i carry my baby in with me she's 5 months
`,
  parking: `
how do i get parking validated
do you validate parking
where do i get my ticket validated
is garage parking validated
last place i parked around there i got towed. whats the safe spot for my truck
my bolt is at 9% lol, anywhere to plug in and do you charge for it
if your lot is full till what time do i have to feed the meter out front
pulling a camper to hocking hills and stopping on the way, is there room for it
somewhere to lock up my bike?
buckeyes are home saturday, am i ever gonna find a spot by you
pulling a camper, will i fit in your lot?
any place to charge my ev while i shop
towing a boat, is there room for the trailer in ur lot
ev charger?
towing a drift boat, will i fit in the lot
can i park my semi there
does the garage cost money
can i charge my tesla while i shop
where do ppl park and whats it cost
place to charge my tesla?
parking sucks around there... any garage deal
towing a 24 ft camper, will i fit
can we tie the jon boat up by your place
do u have ur own lot or am i feeding a meter
If I use the garage, is parking validated?
got a 30 ft motorhome, where do i put it
do u have a lot or am i circling the block
can i charge my tesla nearby
what do the meters cost out front
do you validate parking
driving a 30 ft RV, can i park it by you
anywhere to charge my tesla while i shop
tesla needs juice, can i charge while i shop
We travel in a 30 foot camper. Would it fit in your lot?
how long can I leave my truck in your lot on game day
parking situation? do i gotta pay
riding my bike over, anywhere to lock it
is there somewhere to plug in my electric car
towing a boat, can i get in your lot
does parking cost anything
i got a work truck pulling a 16ft trailer, will it fit in ur lot
somewhere to charge my ev while i shop?
how long am i allowed to leave my car in ur lot
driving a box truck for work, will it fit in the lot
where can i park
can i bring the motorhome in your lot
anywhere to plug in my truck? its 15 below
i drive a tesla, can i plug in while i shop
where do customers leave the car
pulling a trailer, where do i put it
towing a trailer, will i fit in your lot
place to lock a bike?
Can I park my pickup with a 20 foot trailer?
any place to charge my tesla while i shop
can i park in the {name} anywhere, my car turns into an oven
do you guys have ev chargers
snowbirds with a 30ft motorhome, will we fit in your lot?
is there somewhere to leave the car while i shop? how long can it stay
ev charger in your lot?
somewhere to leave the truck?
can i charge my tesla there
can i pull in with a 53 foot trailer
is there a spot for our golf cart
can i plug in my tesla while i shop
where can i leave the car
Is there somewhere to charge my Tesla while I shop?
how much is parking after the free part
pulling a stock trailer, is there somewhere i can leave the rig
can my chevy bolt charge while im in there
is there somewhere to charge my tesla while i shop
we're in a 30 ft RV, will it fit in your lot
im pulling a camper, will i fit in your lot
anywhere to plug in my tesla while i shop?
any spot to plug in my tesla
how long can i leave my truck in your lot
lot's full, where else do i park
driving up from dundalk, where do i leave the car
does the garage cost anything
we're in a 30 ft rv, any place to put it?
how long can i leave my car in your lot
can i charge my bolt there
Hauling a camper, will I fit in your parking lot?
i drive a 30ft rv, is there anywhere i can leave it
street parking, how long do i get
place to charge my tesla nearby?
got a box truck n trailer, where do i put it
will my camper fit in the lot
can i charge the tesla while i shop
Is there somewhere to leave my car without feeding a meter?
parking situation? i drive a big truck
can i charge my ev while i shop
how long can i leave the car in your garage, and is it free
will my RV fit in your parking
any place to charge a tesla
do i have to pay for parking
driving in from jersey, do u have a lot
got my landscaping trailer on, can i fit in your lot
where can i leave the car and whats it cost
we have a 30 ft RV, any place to put it?
got an ev, can i charge while i shop
hows the parking situation
we're towing a camper, will it fit in ur lot
`,
  accessibility: `
got my lab with me, he can come right?
my beagle is with me, is that ok
can my golden come in, hes chill
mom uses a power chair, any steps at the door?
my brother is deaf, does anybody there sign? what days
loud music and bright store lights wreck me (autistic). is there a calmer time
can biscuit come? 6 lb chihuahua, rides in my purse
I have a guide dog. Will that be an issue?
forgot my readers and your screen menu is tiny, got anything bigger i can look at
my hip is bad, is there anywhere to sit while i wait
my dad has a walker, any stairs to get in?
can my lab come in with me or should she wait in the car
mom uses a walker, any steps at the door?
is there someone who signs asl
is there a ramp, grandma uses a wheelchair
ok if my chihuahua comes along
me and my corgi are on a walk, can she come in
dad uses a walker, are there steps at the front
mom rides a mobility scooter, will she manage
my lab goes everywhere w me. inside too?
is there a ramp for my wheelchair
my brother is autistic and hates loud stores, is there a calmer time to bring him? hes 25
my dad uses a power chair, will he get in ok
My son is autistic (he's 26). Is there a calmer time to come, less noise?
anyone there sign asl
is a husky on a leash allowed
can my lab come in, hes leashed
got my lab w me, hes a good boy, ok inside?
where's the ramp
loud music and bright lights really bug my grown son, do you have calmer times to visit?
my pup goes everywhere w me, can she come in on a leash
My mother uses a walker. Is there a ramp?
got my lab with me, he can come right?
Mom uses a walker, are there steps to get in?
my dad uses a wheelchair, any trouble getting around in there?
my mom uses a walker, are there steps to get in
Is there a {name}? Loud music and crowds are hard for me.
can the dog come in, hes on a leash
My mother uses a wheelchair. Is there a ramp?
noise and bright lights get to me, when is it calm in there
mom uses a wheelchair, are there steps
my brother is deaf, does anyone there sign
my mom uses a wheelchair, steps?
hip's bad this week. is there a wheelchair i could borrow inside
can my golden retriever come in, hes on a leash
My brother is autistic and loud places are hard for him. Any calmer time to visit?
wheelchair ramp where
ok to bring my leashed chihuahua inside
mom uses a walker and cant read small print. will she manage in there
can my pup come along
is there an entrance without steps for my mom's walker
My husband uses a walker. Are there stairs at the entrance?
my dad uses a wheelchair, will he be able to get in
hubby uses a power chair, can he get around in there
autistic shopper here, is there a quieter time w the music off
im in a wheelchair, any steps at the door
traveling with my lab, allowed in?
is it ok if my golden retriever comes in, shes super friendly
My father uses a wheelchair, can he get in?
My mom uses a walker, are there steps getting in?
can my lab come in w me? shes a sweetheart
gotta walk my pup first or can he come along
I can't stand for very long these days. Is there a chair?
My eyesight is poor. Is your menu printed in larger type?
My mother is in a wheelchair. Are there steps?
autistic here, is there a less loud time to shop
my grandma uses a walker, are there stairs
r dogs allowed inside
can my pitbull come in with me, hes on a leash
I use a wheelchair, can I get in?
my dad uses a walker, any steps to get in
is my golden retriever allowed in, on a leash
wheelchair user here. you're upstairs, right? how do i get in
my grandpa uses a wheelchair, can he get in ok
`,
  purchase_limits: `
whats the most flower i can legally walk out with
is there a cap on dabs n carts per day
if i max out in the morning can i come back after dinner for more, or hit another shop
patient here, no clue how much i have left this period. can you guys look
whats the max flower for one rec purchase
max amt of edibles in one go
how many mg of edibles can i buy in one day
visiting from indiana, how much flower am i allowed
whats the daily limit on edibles
daily limit on weed here?
max wax i can walk out with in one visit
I live in Dubuque. How much flower can I buy in one go?
whats the daily cap on edibles per person
max amount of dabs i can walk out with
daily purchase max in VA at yalls place
most bud one person is allowed to walk out with
whats the most i can buy in one day
max grams of wax one person can walk out with?
how many grams of concentrate am i allowed to buy at a time
how much flower can i legally walk out with per trip
how many grams of wax can i buy in a day
max i can buy in a day?
visiting from indiana, how much bud am i allowed to get
how many ounces of bud can one person get a day
whats the most flower one person can walk out with
max concentrate one person can get in a day
whats the most bud one person can walk out with
how many grams of wax can i walk out with in one go
most i can walk out with in one go?
max grams of wax one person can leave with in a day
whats the most weed one person is allowed to buy
how many grams of wax am i allowed to buy in 1 go
max flower one person can get in a day
how many mg of edibles can i walk out with
how many ounces can one person buy in a day
how many mg of edibles am i allowed to buy in a day
most concentrate one person can buy in a visit?
were from the UK, is there a different amount we're allowed to get
how much flower can one person buy a day
max flower i can get in one day
max amount per day in michigan?
how much bud can 1 person cop a day
max amount of bud per day for rec
how much flower am i allowed to buy in one go
max amount of flower per person?
what's the most flower a person can buy in one day
max flower i can walk out with in a day
max amount one person can buy, rec
whats the most i can walk out with in a day, rec customer
whats the max edibles i can walk out with
`,
  consumption_rules: `
is the whole building non smoking
is it non smoking everywhere inside
can nobody smoke anywhere on the property
whole place smoke free?
is vaping off limits in the whole building
how do you feel about smoking on the canal walk? legal?
those rocking chairs on the porch look nice. can i light one up out there after
can i crack open my gummies in the car in your lot before my wife drives us home
so after i buy it i just drive it home over to iowa, yeah?
ok to spark one on the dock before we shove off
stationed at lewis mcchord.. ok to keep a cart in the barracks?
can we spark up in your parking lot real quick
allowed to bring gummies on the cruise ship?
so where can i smoke it, on the sand?
ok to light up in my truck out front
where can a tourist legally smoke this stuff
ok to light up in yellowstone if i buy here
can i light up on the chairlift
can i smoke somewhere at your place
`,
  store_location: `
Are you the place by the brewery?
are you the shop next to the laundromat
is this the one by the train depot
are you guys the dispensary behind the bank
can i take the bus to you
can i take the train to your shop
does the light rail go to you
which subway stop do i get off at
whats ur address for my gps
what does the building look like, google sent me to a laundromat
comin down 71, where do i get off
dont drive, which bus drops me closest
where should i have my uber let me out
do you have another store on the east side? this one is far for me
need ur address for the gps
coming down 91, what exit
which bus goes by you
street address for my gps
does a city bus go by there
whats the address for my uber
coming in on i90 from butte, which exit do i take
which bus goes by u
where r u located exactly
coming down i-55, what exit
which bus goes to you
whats the address for my gps
coming by MARC train from dc, how far is the walk
which exit off 70
whats the street address for my gps
getting off amtrak, how do i walk over
which path stop do i get off at
Taking the ferry over from Manhattan, how far of a walk is it?
send the adress so i can put it in the uber
need something to punch into the gps
comin across the bridge from sabula, then where
in the uber now whats the street address
which bus drops me near u
drop the addy so i can put it in uber
driving down I-5 from Seattle, what exit do I want?
dont have a car, which bus stops near u
whats the street address for my uber
does a bus stop near you
whats the adress for my gps
how long a walk is it from the boardwalk
coming by bus, no car. possible?
what do i punch into google maps
no car. which bus takes me there from downtown
coming up 95, which exit
whats the street address, putting it in my gps
no car, which bus gets me to you from campus
need the street address for my uber
which bus from newark penn
give me the address for my uber
comin in on i-90 from butte, which exit do i take
Which bus stops closest to you?
im coming down the 51, which exit
is there a bus that gets me close
what street r u on and whats the corner
coming over on the ferry from port jeff with no car, how do i get to the shop
whats the address
just landed at ANC, how far are you from the airport
which bus goes by there
whats next door / how will i recognize the building
can i get there on the bus
what else is in your plaza so i can spot it
which bus stops by you
which bus gets me close
whats ur adress for my gps
which bus gets me close to the shop
driving down i5 from salem what exit do i take
drop me the address i'm putting it in waze
which bus stop is closest
what does the building look like, i keep driving past it
coming down on nj transit, how far from the station
what parkway exit do we take
whats the exact address for my gps
what does the building look like, i drove past twice
need the street address for my gps
coming down the 101, which exit
i dont drive anymore. does a bus stop near you
coming off the ferry on foot, how far is the shop?
do you have a second shop, like down in montpelier?
what do i type in google maps
closest light rail stop to yall
whats the street address so i can put it in my gps
which bus stops near you
how long is the drive from downtown spokane
which bus goes out there
street address for my uber
which bus gets me to you
coming off 36, how do i find the place
adress for my uber
can i reach you by bus
no car, is there a bus that goes by
how far is it from the airport
walking from union station, far?
does a bus go by the shop
which exit do i take off I-90
coming off i70, which exit
adress for gps
walking from the ferry, how long
dont drive, does the bus stop near you
Could you give me the street address so that my grandson can put it in his GPS?
which bus goes by ur spot from downtown
which plaza are you in, whats next to u
i dont drive. does a bus go there?
send me the address for my gps
exit off the pike?
is there a second shop of yours near worcester
whats the adress im putting it in gps
which exit off 475
Does a bus stop near you?
street address for my uber?
how do i walk over from the monorail
whats the address, putting it in my gps
what are u next to? i drove by and didnt see it
what bus goes to u guys
u got another shop closer to olympia?
whats the street address so i can tell my uber
What's the closest subway?
can i get there on the ferry
gps put me by a pottery studio, which door is yours
what street are you on, putting it in my gps
Which bus goes by your store?
im outside and cant find the entrance
how do i find you from the footbridge
does the trolley go by there
driving in from el paso on the 10, which exit is it
does the bus go by there
`,
  jobs: `
got laid off last week, you lookin for anybody? what's it pay
my daughter's 19 and wants to be a budtender. could she apply with you
how do i apply to work there
wanna budtend for u guys how do i apply
r u hiring for the summer
want to be a budtender, where do i send my resume
are you guys hiring budtenders
Are you folks hiring for the summer? My niece is 23 and great with people.
yall hiring for summer?
hiring budtenders?
where do i send my resume for a budtender job
`,
  loyalty: `
my husband turns 60 on sunday, does he get anything free
i turn 45 friday, any freebies
my wife turns 50 this week, what does she get
turning forty tomorrow, is there a gift
how do i get in the rewards thing and does it cost me
havent been in since christmas, did i lose all my lights
its my bday week what do i get and is there a minimum
whats 250 lights good for
if i spend 50 how many lights do i rack up
i keep sending my friends to you, do i get anything outta that
what do i need for 10 off with acorn points
i brought my roommate in yesterday, do i get anything for referring
If I bring a friend in, is there a reward?
what are 200 agates worth
if i bring my roommate in do we both get points
if i bring my buddy do we both get something
i have 150 lights whats that worth
how many creek crew points for ten bucks off
what can 200 points get me
If I send a friend your way do we both get something?
what do i get for bringing my buddy in
Roughly how many points does it take to earn the $10 reward?
what do i need in points for ten off
200 points gets me what
What do I get if I bring a friend who signs up?
tide club: how many points gets me ten bucks
how many petals til i get my ten bucks
What do I get for referring a buddy?
how many points is 5 bucks off
what do i get if i send a friend in
how many crew points til 10 off
how many sap bucket points till i get a ten dollar reward
Can I use my points on top of a sale?
How much are 150 Ember points worth?
if i drag my roommate in for her first visit do i get anything
how many points for ten dollars off
what do i get for sending a buddy ur way
how many points for a reward
what do 200 points get me
ive got 500 lantern points what are they worth
referred my roommate, what do i get out of it
how many ferry miles for 10 bucks off
what are the reward points worth
how many prickly perks points for 6 bucks off
how many points til i get ten bucks off
how many bricks till i get $10
point total i need for ten off?
refer a friend bonus??
how many pts for 10 off
how many acorns til i get ten bucks off
if i bring a friend do we both get something
whats 150 points worth
how many trail miles for 10 bucks off
how many frond club points for 8 bucks off
200 dock points gets me what
how many bend bucks before i get 10 off
if i bring a friend do i get points
can i use my birch bark points together w the military discount
whats it take to cash in switchback points
if i bring a friend do we get anything
What do I get with 200 Summit Stash points?
250 pts gets me what
what happens if i refer my buddy
how many lantern points for ten bucks off
How many points must one collect before ten dollars comes off?
Can I use my points on something that is already discounted?
what do i get if i bring a friend
how many points do i need for the 10 dollars off
what do i need for 6 dollars off with spoke club
How many points do I need for ten dollars off?
if i send my buddy over do we both get something
points per dollar and when can i cash em in
what do i get for sending my buddy to you
how many points til i get 10 bucks off
`,
  order_status: `
put in an order like 20 min ago, is it bagged up yet
never got the ready text and its been 45 min. now what
can you look up #CL-2291 for me
driver was sposed to be here at 5 its 5:50
how will i know my stuff is ready to grab
ordered online at 11 still no text. whats going on
can u check on #{zip} for me
placed my order at noon, any idea where its at
hey just checking on my pickup, name is Tanner
ordered 45 min ago and still no text
ordered online 45 min ago no text yet, is it done
can u check order 7731 for me
any update on order {zip}?
got the confirmation text 45 minutes ago but no ready text yet, whats going on
ordered at 11 still no text that its ready
ordered online like 30 min ago under Denise, no text yet. is it done?
ordered under Gary 40 min ago and not a peep
placed a pickup 45 min ago n no text yet, whats up
put in an order online under Dale around noon, is it bagged up yet
any update on order {zip}
ordered for pickup at noon, no text yet. is it sitting there?
paid 20 min ago no text yet, is my bag ready
ordered on the site like 25 min ago, done yet?
ordered online 2 hrs ago still says processing, whats going on
7731 thats my order number where is it at
any update on the order i put in at noon
my order number is SL-2291, is it done yet
ordered online like 50 min ago and no text. whats going on
never got a confirmation text for the order i put in this morning
hey is my online order ready yet? under Kowalski
did my order go through?? never got a text
ordered online at noon, is it bagged up yet
no confirmation text came thru for order {zip}
put in an order at noon, is it ready yet
hi can you look up FSF-2291 for me
ordered 2 hrs ago no text nothing, is it ready
any update on my delivery? ordered around noon
is order 5571 bagged yet
did my online order go thru? never got a text
where is the delivery guy, its been 2 hrs
paid for delivery at 1, its past 3 and nobody here
can u check on BR-5521 for me
never got a text saying my pickup is ready, ordered 45 mins ago
ref {zip}, has that left the store yet?
ordered like 40 min ago still says processing, whats up
is #5521 ready to grab yet
app has said preparing for over an hr now whats going on
my delivery was supposed to come at 5, any update?
did my order go thru? no text yet
did my online order go through? no text or nothing
order {zip} is it ready
ordered an hour and a half ago n nobody's shown up at my door
#B2271, is it packed yet
has order 5521 been bagged yet?
ordered online this morning, is it ready or what
pls check on order BB-2291
put in an order online at 2, is it done yet? name is kowalski
pickup order in 40 min ago. no text
ordered online at noon, is it bagged up yet?
I ordered a delivery around noon and it has not arrived. Could you find out where it is?
order 55-2071 lost in the void or what
no text yet about my pickup, ordered like 40 min ago
ordered online 2 hrs ago, is it ready or what
can u look up order {zip} for me
never got a text that my order is ready
its been 2 hours and no bike at my door, where is my stuff
can u check on order 5521
its been like an hour, whats going on with my order
can you see if order 5513 is bagged
did my order go thru?? never got a text
no text yet about my pickup from this morning, whats up with it
`,
  order_change: `
i fat fingered it and ordered 3 jars instead of 1, pls fix
car died so i cant make it. cancel my pickup, and is there a charge for that
Is it possible to switch my delivery to pickup? Plans changed.
can i throw a grinder on the order before they close the bag
pls take the gummies off my order n leave the rest
I need to cancel what I ordered this morning, something came up
scratch that order i put in, changed my mind
my boyfriend is picking up instead of me, can the name on the order be switched
Please swap the gummies in my order for the mints.
changed my mind, cancel #2217
I picked the wrong cart in my order, can I swap it before I come?
i picked the wrong gummies in my online order can u swap them before i come
pls cancel order 5521
something came up, can i switch todays pickup to tomorrow evening
plans changed, pls scrap the order from this mornin
too late to swap the gummies in my order for a different flavor?
gotta scrap the order i put in this morning
can my wife grab my order instead, change the name on it
kill order 2291 pls, plans changed
pls swap the gummies in my order for the blueberry ones
Please call off order 5581, plans changed.
swap the blueberry shot for {name} in the order i put in this morning
Could you move my pickup from tonight to tomorrow morning?
can you swap one of the gummies in my order for a different flavor
pls cancel what i ordered this morning
typed the wrong apartment number on my delivery, can u fix it
i clicked the wrong strain on my pickup order, how do i swap it
cancel order 7731 please, something came up
pls cancel what i just ordered, wrong day
want to swap the gummies in my pickup for different ones before i come in
can u move my pickup to saturday instead
cancel #B7731 pls changed my mind
plz cancel the pickup i placed this morning
i picked the wrong cart in my order, can you swap it before i come get it
pls take the gummies off my pickup, keep the rest
can u swap the cart in my order for a different flavor
I have to call off my pickup, something came up at work
ordered the wrong vape by mistake, can i swap it before i get there
scrap my pickup order, something came up
pls take the grinder off my pickup order before u bag it
oops i checked out with the wrong gummies, can i swap them before pickup
I ordered the wrong size by mistake, please change it before it gets bagged
scrap my order, plans changed
i picked the wrong flavor on my online order, swap it before i drive over?
forget it, cancel what i ordered this morning
changed my mind, call off the order i put in this morning
swap the blueberry bites for cherry on my order, is it too late
oops i ordered the wrong gummies can u swap them before i get there
cancel everything i ordered pls something came up
I typed the wrong apartment on my delivery, need to fix the address
pls cancel #{zip} i picked the wrong store
can u swap the gummies in my order for a vape, just submitted it
pls cancel the pickup for hendricks, stuck at work
swap the gummies in my order for prerolls?? ordered 5 min ago
i picked the wrong gummies online, swap them b4 i come in?
cancel order 5531 please
pls cancel what i ordered like 5 min ago, wrong size
oops ordered the wrong gummies, can you swap em before i get there
scratch my pickup order, cant make it in
put the wrong phone number on my pickup, can u fix it
please take the gummies off my order before you pack it
i picked the wrong strain in my pickup order, swap it?
scratch my order, plans changed
i gotta swap the gummies in order 7731 for a cart
changed my mind pls scrap the pickup order
need to swap the gummies on my order for a cart
cancel LL-3391
yo can you swap the eighth on my order for a cart, name is Dre
scrap my delivery please i have to leave town
nvm cancel my pickup pls
pls cancel order 7731 i grabbed the wrong stuff
swap the joint in my order for a different one before i get there?
i picked the wrong vape in my pickup order, swap it?
plans changed, pls cancel what i ordered this morning
can u cancel the order i put in this morning
i ordered the wrong flavor gummies online, can you swap it before i get there
Please cancel what I ordered this morning, plans changed.
please cancel what i ordered, wrong store lol
can I swap one item on the pickup order I just put in?
Please take the vape off my pickup order
Please cancel order 5521, I picked the wrong store.
swap the gummies in my pickup order for a different flavor?
my sister is gonna grab my order instead of me can u put her name on it
swap the gummies in my order for a different flavor
`,
  returns: `
my glass pipe broke on the way home
the bong i just bought cracked in the bag
dropped my new pipe before i got home, can you swap it
my new rig broke in the car
disposable i got sunday just blinks and wont pull. what can u do
these gummies taste like cough syrup, i want my money back
bought the wrong eighth and havent even opened it, trade me?
510 battery crapped out after 3 weeks, am i screwed
Husband bought me a hoodie that's two sizes too small, tags on. Can we bring it back, and would it be cash back?
threw out my receipt but the cart was bad from day 1. hopeless?
cart stopped working after two weeks can i swap it
my disposable wont light up outta the box, got it last week
opened the chocolate and hate it. money back?
the cart i bought 4 days ago is clogged and wont pull
Never opened the flower. May I bring it back for a refund?
my disposable quit charging after 3 days whats the deal
opened the bag and these gummies taste nasty, money back?
disposable i got 4 days ago is dead out the box
want my money back for this nasty flower
bought a bubbler 2 weeks ago never used it, can i bring it back
Disposable I bought two days ago won't light up. What can be done?
how long is the warranty on batteries
didnt like the taste of the flower, can i bring it back for my money
cart i got a few days ago wont fire, now what
I bought a grinder two weeks ago and never opened it. Can I bring it back?
{name} battery quit charging, had it 10 days
grinder still sealed, changed my mind. got the receipt right here
can i bring back an eighth i opened, didnt like the taste
battery from last week wont take a charge, still have the receipt
bought the wrong size cones, package is still sealed. can I bring them back
dispo quit firing after 10 days, i kept the receipt
Bought chocolates, didn't care for the taste, can I bring them back?
the dispo i bought last tuesday wont charge anymore
havent cracked the gummies i got yesterday, can i bring em back?
little glass pipe snapped in my pocket, money back?
got a disposable 6 days ago and its blinking and wont pull
The eighth I opened isn't my taste. Can I bring it back?
disposable i got saturday wont light up at all
dont like this flower, unopened, money back?
battery from you guys 10 days ago wont charge anymore
the hoody i bought is too small, tags still on
not into this flower, can i bring it back for my money
dispo i picked up last week wont light up at all. what can i do
My new battery quit after three weeks. Is it still under warranty?
grabbed the wrong strain by mistake, bag is unopened, could i bring it back
disposable i picked up sunday is leaking all over my bag
hoodie came out too small, swap for a bigger one?
I didn't care for the taste of the chews. May I have my money back?
Disposable I bought 4 days ago won't light up at all. What are my options?
got the pink hoody in large, too big, tags still on it. can i trade for a small
disposable i bought 4 days ago wont charge
don't like the smell of this flower, havent opened the 2nd jar. money back?
the battery i bought last week wont charge at all
got a glass piece 3 weeks ago, never used it, can i bring it back
that edible did nothing for me, want my money back
disposable quit working after 10 days, i kept the receipt
I bought a grinder last week and never opened it. Can I bring it back?
disposable I bought 4 days ago just blinks and wont pull
opened the chocolate and it tastes weird, money back?
hoodie is too small, can i swap sizes
disposable stopped firing after a week, have the box and receipt
hated the taste of those chews, money back?
my disposable quit on day 4, still have the receipt
opened the flower and hate the smell, take it back?
disposable i got from you sunday just blinks and wont pull
bought the wrong strain but the jar is still sealed, can i swap it
disposable i got 4 days ago stopped blinking and won't pull
can i bring back a grinder if its still sealed
these edibles did nothing for me i want my money back
the vape i got last week wont charge
can i bring back a preroll pack, opened one and it tastes harsh
disposable i got 6 days ago wont light up
opened a bag of bud and dont like the smell, money back?
pen battery quit on me, got it from you 3 weeks ago
bought a grinder tuesday, havent opened it, can i bring it back
disposable i got 4 days ago wont fire. it blinks
the tee I bought is too small, hasn't been worn, can it go back?
cart from last week is leaking all over my pocket. bought it 6 days ago
never opened these gummies, can I bring em back for my money
disposable I bought 4 days ago blinks and won't pull. what now?
these chocolates are gross, i want my money back
sweatshirt is too small, tags still on, can i trade it for a bigger one
disposable quit on me after three days, wont even blink
dropped my new bubbler on the driveway an hour after buying. can i get another
disposable wont light up, got it last week, can i swap
flower smelled like hay, can i bring it back for money
bought a hoodie and its too small, havent worn it
The disposable I bought last Friday just blinks and won't draw. What can be done?
these gummies taste awful can i get my money back
disposable i bought 3 days ago won't fire up
bought an eighth yesterday, hated the smell, never opened it. money back?
new cart is clogged solid outta the box, bought 3 days ago. can i swap it
opened the chocolate and i dont like it, money back?
brand new dispo wont hit, got it 2 days ago
Can a grinder go back if I never used it?
the disposable i got last week just blinks and wont pull
opened the jar and i hate the smell of this strain. can i bring it back
cart leaking everywhere. bought it sat
i bought the wrong flower yesterday, havent even opened it. can it come back?
hoodies too small. only tried it on
pen i bought last week just blinks and wont pull
opened my bud at home n theres mold on it!!
i didnt care for the flavor of these pearls, money back?
The vaporizer battery I bought ten days ago no longer charges. What may I do about it?
grabbed the wrong gummies, still sealed, can i swap em
the disposable i bought last week stopped pulling, now what
unopened grinder, changed my mind. how long do i have to bring it back
These chocolates weren't for me. Refund possible?
disposable i bought 3 days ago just blinks. can i exchange it
these gummies taste like feet i want my money back
my cart is leaking everywhere, got it 3 days ago
if i dont like the weed can i get my money back
battery i bought last week wont charge
cart clogged and wont pull, got it 4 days ago
opened the gummies n they taste awful, can i get my money back
disposable i bought 4 days ago wont charge or hit
bought a tshirt and its too small, how long do i have to exchange it
disposable was dead out of the box, got it 4 days ago
bought the wrong size sweatpants, tags still on, can i switch
didnt care for that preroll, money back?
cart i got 3 days ago is leaking all over
can i bring back an eighth i opened, didnt like the smell
hoody i bought 2 wks ago is too small, tags still on
bought a cart 4 days ago and its leaking all over my purse
grinder is the wrong color, still sealed. can i bring it back
`,
  complaint: `
u packed blueberry instead of watermelon, i havent opened it
you put the wrong flavor in my bag
got home and its the 5mg ones, i paid for the 10s
they gave me somebody elses cart in the bag
yall shorted me a preroll last night
u gave me somebody elses bag smh
got home and its the strawberry not the peach i paid for. how long do i have to come fix it
the girl at the window rolled her eyes at my mom. not ok
jar was 0.4 short on my scale. thats theft
worst service ever waited 50 min for a PRE order
yall shorted me a preroll, paid for 2 packs only 1 in the bag!!
opened the bag and theres only one gummy pack, i paid for two!!!
cashier overcharged me and then rolled his eyes at me. not ok
waited 35 min at the curb and nobody came out. really annoyed
your cashier shorted me $10 change this morning, not cool
waited 50 minutes in line and then the guy forgot half my stuff. really annoyed
my debit got charged twice
bag was missing one of my gummies packs, not happy
delivery guy left but my bag is short one preroll??
girl at the register rang me up twice for the same thing. not ok
got home n theres a preroll missing from the bag!! not cool
courier was supposed to be here at 3. its 4:15. this is ridiculous
u packed blueberry instead of watermelon, i havent opened it
supposed to be 5 in this joint pack and there's 4. not happy
The man at the register talked down to my mother today. Who do I take this to?
your delivery guy never showed, waited 2 hrs, im pissed
bag was short one preroll, i paid for three
ur driver never showed and we sat on the porch 2 hrs. unreal
bag was missing a preroll i paid for
got home and a tin of gummies is missing from my bag
you shorted me a preroll!! paid for 3 got 2
2 hours and no delivery guy. cmon
yall shorted me, paid for 3 joints theres 2 in the bag
opened my bag at home and theres one preroll missing, i paid for three!!
stood in line 45 minutes and the guy at the register was a total jerk to my wife
there was only 4 joints in a 5 pack. not cool
pack said 5 prerolls and there was 4 in it. not cool
got home and theres somebody {name} stuff in my bag
stood in line 40 minutes and then the guy at the counter was a jerk. not ok
waited 35 minutes in line and then the register guy rolled his eyes at me
bag was short one preroll when i got home
waited 50 minutes in line yesterday and nobody even said sorry. not cool
bag was short one preroll and im pretty mad about it
Got home and there was one preroll missing from my bag.
app says delivered but nobody came to my door!!
why did my debit get charged twice
Your driver left without ringing and now I'm out $60. Not happy.
you shorted me a jar, paid for 2 eighths only 1 in the bag
Your cashier shorted me $20 in change and laughed about it. Not okay.
Your driver went to the wrong gate and just left. Unbelievable.
bag was missing a preroll i paid for!!! not happy
my debit got hit twice for one purchase
your driver never even showed up!! waited all evening
bag was short one joint. not happy
Bag was short one preroll when I got home. Not happy.
waited 25 min in line & the guy was snippy w me
The guy at the register overcharged me and then laughed about it.
ur guy at the window was nasty to me and gave me the wrong bag
your delivery guy snapped at my wife and i'm pretty upset about it
courier said 90 min ago hes on the way.. nothing
bag was short one eighth when i got home. not happy
you shorted me, only 4 joints in a 5 pack. not cool
you guys shorted me!! paid for 2 packs only 1 in the bag
Waited 40 minutes in line and then the cashier rolled her eyes at us. Not ok.
So I got home and there's only one pack of pre-rolls in the bag. I definitely paid for two!
your cashier shortchanged me twenty dollars, not happy
bag was short a preroll smh i paid for 2
The young man at the counter on Saturday was quite short with me, and I was upset by it.
you gave me a half g cart and i paid for a gram. not cool
your cashier shorted me 20 bucks last nite, not ok
you guys shorted me a preroll, 2 pack only had 1 in it
jar was smashed when the rider handed me the bag
ur guy at the counter laughed at my question, not ok
got home and theres one preroll missing from the bag
paid for delivery and nobody has shown up yet, whats going on
you shorted me a pack of gummies, im pissed
You shorted me a pre-roll yesterday and I'm not happy about it.
You guys charged my card twice!
driver just left and my bag is missing the second preroll pack wth
`,
  human_handoff: `
ur a bot arent u. gimme somebody real
i'd rather talk to someone on the phone, what do i dial and until when do they pick up
who do i write to about a billing thing, my debit got charged twice
let me speak to someone that works there
get me someone with a pulse
can i talk to a human
let me speak with a real human pls
put me thru to a human please
let me speak to someone real
pls just get me a human
put me thru to whoever's in charge today
rather text w an actual employee, number?
let me speak w a human being please
enough robot, gimme somebody who actually works there
real human please, not the computer
get me a human pls
third time i tried reaching somebody!! who can i actually speak to
id rather speak to an actual employee
give me an actual human to speak with
enough with the chat thing, give me somebody real
put a real human on please
let me speak with somebody who actually works there
can i just talk to somebody who works there
put delphine on
let me speak with danuta or whoever is in charge
let me speak with somebody who works there
let me speak to someone who actually works there
bot no. human yes
let me speak with an actual human please
can i speak w somebody real
put a human on, please
put me thru to an actual employee
let me speak to somebody with a pulse
put me thru to the boss
can i speak to a human being please
let me speak w/ a real human there
is there a live human i can speak with
get me an actual human please
rather speak with an actual employee, how
let me speak with whoever runs the place
who can i speak to thats an actual human
human pls
get me someone human on the line
I should like to speak with a living person, if you please.
put me thru to somebody real
Could I speak with an actual employee?
can i just speak to somebody who works there
lemme speak to someone who works there
get me somebody human please
let me speak to whoevers in charge
put me thru to a human
`,
  deals: `
is there a happy hour on weekdays
when is happy hour
happy hr?
what time does happy hour start
is happy hour every day
anything going on today worth leaving the couch for
whats cheap on mondays
tmrw is vape day right? how much off
how does the tuesday preroll thing work exactly
never been to yall before, do newbies get hooked up
this is gonna be my second time in, the first visit discount is gone i guess?
marine vet here, 2 tours. anything for us?
im 63, do i have to wait for a certain day for the old folks discount
I teach 3rd grade at Weinland Park. Is there an educator discount and does it work on Saturday?
paramedic, just got off shift, got anything for first responders
osu student, broke. student deal?
i live 2 blocks over on 4th st {zip}, neighbors get anything?
budtender at another shop, got my badge. industry discount? what days
if im a vet AND its concentrates day do i get both
can i use my points on top of the 25 off for new people
a shop in grandview has the same jar for 10 bucks less, would you beat it or match it
is there like a happy hour
took the bus here, somebody said thats worth something??
last time the sale thing was sold out by the time i got there. do i just lose the deal
I've got a registry card, what does that take off at the register?
is sunday good for stocking up on bigger bags of flower
any specials goin on today?
never been to your place before, do newbies get something off
i'm an ER nurse, discount?
Another dispensary in Hartford has the same cart for less. Would you match it?
what specials u running today
i'm an ER nurse, anything off for us
never bought from you before, do new people get something
other shop in duluth has it cheaper, would you match
whats the deal today
anything special for ounces on sundays
never been in before, do i get something off
I am 58. Do I qualify for any discount?
vape {name}, when is it
whats the deal on mondays
specials today?
is there a {name}
another shop in mclean county has it cheaper, will u match
its wednesday, any specials going? im an electrician
never been to your place b4, do newbies get somethin off
I turned 67 in March. Any discount for my age?
the dispo across town has my cart cheaper, will you beat it or match it
edible deal on sundays?
whats the special today
im an RN do i get anything off
when is {name}
seen it cheaper at another place in dover, will u match
whatre we running today boss
er nurse, do scrubs get me anything off
i live over on montgomery st, locals discount?
shop up the road has the same cart for less, will u match it
anything special going on this afternoon
deckhand on a towboat, do us river rats get a break
Newbies get a discount the first time in?
66 yrs young. when does the senior price apply
place in galena has it cheaper, will you match em
whats the special rn
im an RN, is there a nurse discount
dads 57, does he save anything
another dispensary in worcester has the same cart cheaper, will u beat or match it
whats discounted today
never been to your shop b4, do newbies get anything off
20 yrs army, retired. do i save anything
I'm 57, is that old enough for the senior price?
place in fife has the same cart for less, would u beat it or match
payday friday whats the special
i teach 3rd grade, any love for teachers
is there a happy hour
a shop in henrico has the same cart for less, will you beat or match it
anything on special today
i bartend at the pier, any break for service workers
turned 57 in march, whens the old folks discount
saw the same cart for less at a shop in rio grande. will you match it
heard about mug up monday. whats that
im sternman on a lobster boat, any discount for us
on my way over, whats special today
another shop in portland has the same cart for 5 less, will u do that price
dragging my roommate along who's never been. do we get something for that
what specials are going on today
never been in before, do newbies get money off
I teach 5th grade, is there something for school staff?
a place across town lists the same cart for less, would you match that
i bud tend at another shop, industry discount?
sunday deal is what again
im an ER nurse do u do anything for us
anything going on today or do i pay full price
never shopped with you before, newbie promo?
another shop in harrison has the same cart for 5 less, will you match it
whats cheaper today than usual, any special
do hotshot crews get anything off? i fight wildfires
never been in before, is there some kinda welcome discount
place across town has the same cart for 5 less, will you match it
never been before, do newbies get a break on price
im a firefighter, any discount
when is {name} n what do i get
another dispensary has the same eighth for less, will you beat or match it
if i wait til sunday is there a deal
im an emt do u do anything for us
does the first visit discount work on stuff thats already on sale
Would you match a lower price from another dispensary in town?
any specials today?
never been in before, do new people get something off
i work on the slope 2 on 2 off, discount?
can military discount be combined w moose monday
what do i get for referring my roommate
whats cheap today, any special running
i teach 4th grade, anything for us
never shopped w you before, do i get something off
my dad is 58 does he qualify for an age discount
shop across town has the same cart cheaper, will u match it
never been to yours before, whats my discount
sunday special?
anything marked down today for gummies
a place in villa park has the same cart cheaper, will u beat it
if i bring my buddy do we get something
what special do yall run on wednesdays
student discount? im a 23 yr old duck
saw this gummy cheaper at another eugene shop, will u beat or match it
anything special going on today
i trim at a farm, have my olcc permit, do i get a break
never shopped with you before, what do i get off
heard theres something for early birds?
can military discount go on top of a thing thats already marked down
whats thursdays promo
i'm an ICU nurse, is there anything off for us
when's {name}
57 yrs young, whats my senior discount
Shop over on Broadway has the same eighth for less. Would you match it?
whats the special 2day
i bartend on cookman ave, any break for restaurant ppl
Is there a discount for people who live in town?
army vet, and its also my first visit. both discounts?
whats the promo today
never been in before, do newbies get something off
i teach 4th grade, is there a discount for that
going to the cards game later, heard the ticket gets me a deal
saw it cheaper at another dispensary in town, will u match
whatcha got on special today
I'm an RN, is there anything off for hospital people?
67 years young, what do i save and when should i come
can my army discount go on top of something thats already marked down
if the shop on grand ave has it cheaper will you match it
anything special going on today?
im a nurse at the med center do i get money off
when do edibles go on discount
Can I redeem points on top of my veteran discount?
whats the deal of the day
i work at caltrans, do state people get a break on price
never been to your shop before, what do i get off
shop across town has the same cart cheaper, will u beat or match it
whats todays special
is there a {name} and when
cnm student here, 22. break for me?
If I bring in my neighbor who has never been, what do we get?
saw the same jar cheaper at another shop in town, will u beat it or match
special for today?
airman here, discount for active duty?
us bartenders get anything off?
I turned 67. Do seniors pay less?
got my lift ticket from schweitzer, good for anything on sundays?
whats the monday thing
im 58 any break for older folks
the shop on pearl has the same cart cheaper, will you beat or match it
army vet here, and its my first time in. do both discounts count
My wife turned 56, is there a senior price?
line cook at a crab house, got my pay stub, can i use that AND wave wednesday on a cart
if another shop has it for less will u beat it
what's the deal of the day
i deal blackjack at the peppermill, any industry discount?
turned 58 last week, is there a day for us older folks
when does {name} start and whats cheaper
shop across town has that same cart cheaper, would you match it
if another shop has it cheaper will you match it
im an ER nurse, do i get anything off
never shopped with you before, is there a new customer thing
turned 57 in march lol any discount for us oldies
whats discounted on wednesdays
its sunday funday, any special going?
raft guide here, do i get a break on price
Never been to your store before. New customer offer?
any discounts if i swing by after skiing, like 5 pm
i bartend at the lodge, do we get hooked up
got a lift ticket from today does that get me anything
store down the road sells the same cart 5 bucks less, will you match it
whats todays promo
whats off on thurs
cna here. anything off today?
never been in before, any deal for that
Can I use my points on top of the veterans discount?
my grandpa is 58, is there something off for older folks
When's happy hour and what do you get?
if a place across town has it cheaper will you match
I turned fifty-eight last week. Is there a day with a reduction for people my age?
never been, do newbies get a %?
im an RN, u guys knock anything off for nurses?
shop on east ave has the same cart cheaper, will u match it
anything off today?
i teach 4th grade, is there a teacher thing
never shopped w you before, do i get something
How do I turn my rewards points into money?
if i bring my roommate do i get points
senior discount AND the monday one together?
never been in before, new customer discount?
saw the same cart cheaper at another toledo dispensary, will u beat or match it
im 58, senior discount or nah
whats the special for sunday
i deal cards at the wynn, anything off for casino employees
never been before, do new people save anything
u got some sort of late night discount
Which promotion is running today?
do you guys have a happy hour
im stationed at jblm, military discount?
never been in before do i get anything off
My husband and I are both 58. Is there a senior day?
whats the thursday thing
rode my bike over, heard theres a helmet thing?
im a bartender, do industry people get something off
another shop a mile away has it cheaper, will you match?
thursday deal is what
active duty coast guard, do i get anything off
a place down the road has it cheaper, will you match their price
whats the deal sundays
I run a lobster boat, any discount for fishermen?
specials on right now?
shop in damariscotta has it cheaper. will you match
army vet, can i use my discount on things already on sale
if i wait til thursday are vapes cheaper
Never been in before, is there a new customer deal?
ma's a 66 yr old, does she get money off
i work at a grow up in woonsocket. industry rate?
whats the monday deal
anything going on today?
just turned 57, do old farts get a break
somebody said theres a {name}??
The shop on Lohman advertises the same cart for less. Would you match it?
`,
  small_talk: `
good morning :)
perfect, appreciate the help
haha nice
heyyy
that helped a lot, appreciate it
alright im out, have a good one
howdy
sweet thats all i needed, appreciate ya
how's your day going
heyyy good morning
appreciate the help, thats all
have a good one, later
good morning!!
you were super helpful, appreciate it
ok im heading out, later
good morning!
ty for the help, u rock
alright later
mornin!
ur a lifesaver thx a bunch
alright im out, peace
well that was quick, appreciate ya
alright gotta head out, cya
heyy happy wednesday
ty that was super helpful
k gotta run, later
appreciate ya, thats all i needed
hahaha ok fair
heyyy good afternoon
appreciate you, that helped a lot
heyyy there
appreciate the help, have a good one
haha ok nice
cheers, that helped a ton
how's your day going bud
ok im off to bed, night!
perfect, appreciate you
haha fair enough
heyyyy
u were super helpful, appreciate it
alright goodnight!
good morning from tempe
perfect thats all i needed, appreciate it
haha ok ur funny
good evening!
ok cool thx a bunch
ur pretty funny for a menu
morning! hows it going
perfect, appreciate ya
ok gotta run, later
morning! hows it going over there
appreciate the help man
hey there, happy friday
perfect, you saved me a trip. thx!
aight peace out
ty for all the help :)
heyyy good mornin
appreciate the help my friend
k im out, later
good morning from the jersey shore
perfect, appreciate the help!
cool appreciate the help
mornin, hot one today huh
youve been a doll, thank you
ok cool catch ya later
perfect that's all i needed, ty!
haha ok fair enough
mornin ☀️
preciate you, thats all i needed
hahaha good one
buenas, morning!
appreciate the help, u rock
alright heading out, catch ya later
that was super helpful ty
alright im headed out, have a good one
cool, appreciate the help
mornin hon
appreciate the help, you rock
aight im out, have a good one
howdy from sparks
perfect, appreciate the help man
that was super helpful, appreciate it
cya later
good morning from the mountain!
sweet, appreciate the help dude
alright im out, later
morning!
thx that was quick, saved my break
k back to work, later
perfect, appreciate your help
haha youre funny
Good morning! I hope you are well.
ayy preciate u fr
aight im out, peace
hiya
appreciate ya, that was super helpful
k thats all, goodnight
perfect thank you so much
hows your day going
cool thx for the help
you've been super helpful, appreciate it
ok im out, have a good one
mornin
perfect, thank you so much, thats all i needed
haha ok cool
good morning from the ferry
ty so much that was super helpful
alright gotta run, later
perfect thx, that helped a ton
`,
  bot_identity: `
wait am i chatting with a robot or an actual employee
am i chatting with a robot
wait is this a robot
is this a robot im talking to
am i chatting with a bot or an actual budtender
am i chattin with a computer
am i texting a robot or somebody at the counter
wait is this a chatbot or a budtender typing
am i chatting with a robot rn
is this a computer im typing to
wait is this a robot im typing to
hold up am i chatting with a bot
is this a robot or does somebody type this
am i chatting w a robot rn
am i chatting w a human rn or what
wait am i chatting with a robot
am i chatting with a computer
wait am i chatting w a robot
am i chatting with a computer or a dude
am i chatting with a bot rn
am i chatting with a computer rn
am i typing with a robot or somebody at the counter
hold up am i talking to a robot
is this a robot im typing to
am i chatting w a robot
am i texting with a robot
am i texting w a human or a computer
is this a robot typing
wait is this a bot or one of the crew
am i chatting w a robot or an employee
Forgive me, am I writing to a machine or to one of the clerks?
am i talking to a bot rn
am i typing to a robot or a person rn
am i texting a robot or somebody at the counter?
am i talking to a computer
am i texting with a human or a robot
wait is this a bot or an actual budtender
wait am i texting a human or a robot
am i chatting with somebody at the shop or a computer
`,
  out_of_scope: `
my shopping cart at costco got hit who pays for the car
a cart at target rolled into my car, who pays
somebody hit my car with a shopping cart at the grocery store
my cart tipped over at walmart and the eggs broke
did uconn win last night
can you write my cover letter for a warehouse job
whats the cheapest gas station near hartford
did the wild win last night
can you fix my resume for me
book me a hotel room in canal park
is going to the sun road open yet
write my wedding toast
What flies are the trout biting on this week?
who won the cubs game last night
help me write a cover letter for a bank job
whats the capital of mongolia
who won the ravens game
whats a good sushi spot in downtown frederick
did the phillies win last night
how do i change a flat tire
did the devils win last night
help me write a breakup text
should i refinance my mortgage now or wait
whats biting below the lock and dam
help me write a cover letter for a warehouse job
cubs or cards tonight, who ya got
did the red sox win last nite
write a cover letter for a job at target
how do i get red wine out of a carpet
did the seahawks win last night
could you polish my cover letter for an accounting job?
where's the best teriyaki around there
did the commanders win last night
can you help me fill out my tax return
give me a recipe for brunswick stew
what time is high tide tomorrow
best cheesesteak on the boardwalk?
help me write a resignation letter to my boss
did the sox win last night
who won the chips game last night
proofread my cover letter for a bank internship
best place to get my car's brakes done around here?
giants or eagles this season, who you got
help me write a cover letter for a bank teller job
convert 40 euros to dollars for me
did the griz win last night
Please write a cover letter for a bank teller job.
how do i change the alternator on a 98 tacoma
did the suns win last night
best tacos around here?
can you write a cover letter for my warehouse job
who won the knicks game last night
help me fill out my 1040
need a good chicken piccata recipe
will we see {name} tonite (the sky kind)
whats 18% of 2450 for my tax form
will the wolverines beat ohio state this year
can you fix the spelling in my cover letter
best pizza near campus?
will the cubs win tonight
help me rewrite my resume for a warehouse job
how do i get a refund from comed, my electric bill doubled
who wins the ducks game saturday
help me write a cover letter for a barista job
whats a good mortgage rate these days
did the ducks win last night
write me a cover letter for a warehouse job
how do i fix a leaky faucet
who won the wildcats game
how do i fix a leaky swamp cooler
write a best man speech for my brother
who wins the yankees game tonight
who won the {name} game last nite
can you write my cover letter for a bank job
best toasted ravioli on the hill?
whats a decent public course around here with cheap greens fees
Can you help me fill out my Medicare part D form?
whos winning the bruins game
Could you draft a cover letter for a bank job for me?
convert 85 fahrenheit to celsius
can u fill out my form 540 for the franchise tax board
did the kings win last night
best tacos near midtown?
whos gonna win the lobos game
convert 200 euros to pesos
how much snow did mt spokane get last night
write a lesson plan about volcanoes for 4th graders
fix my resume?
did the nuggets win last night
can u fix my resume
best ramen near pearl street?
who won the orioles game last night
summarize marbury v madison for my con law class
whats a good recipe for crab cakes
whats the point spread on the wolf pack game
translate my lease into french for me
how do i fix a flat on a mountain bike
did the woosox win last night
whats a good stock to buy this week, like on the stock market
hows the snow at bridger bowl today
who wins the cat griz game this year
how much powder did we get overnight on the mountain
book me a table for 6 at the steakhouse
can you write my best man speech
sox score?
can u write me a cover letter for a welding job
Where should we get chowder after?
what was the score of the lions game
translate my cover letter into japanese
Could you recommend a good dentist near Pittsford?
write my econ essay on inflation
who wins the bills game sunday
who won the celtics game
translate my lease into plain english
whats a good recipe for clam chowder
did the mud hens win last night
help me write a cover letter for a welding job
who you got in the raiders game
best buffet on the strip?
write my best man speech
who won the mariners game
can u help me fix my transmission
give me a good lasagna recipe
did the mets win last night
write my cover letter for a barista job
whats 15 percent of 8300
did the lions win last night
best mortgage rate right now?
when is high tide tomorrow
translate this contract into legal english for me
who wins the sox game tonight you think
did the red sox win last night
whats 4418 divided by 7 plus the capital of peru
best green chile burger in town?
who won the aggies game last night
`,
  education: `
gonna take my first edible this weekend, any advice for me
taking my first edible tonight, any advice
first time with an edible tomorrow, what should i know
about to try my first gummy, any pointers
i hate how dry my mouth gets, any tips
any tips for cotton mouth
what helps when my mouth gets so dry from weed
how do people deal with dry mouth after a joint
got too high last time, what should i do if it happens
what do i do if i get too high again
whats the move when you get way too stoned
if the edible hits too hard what helps
does the elevation make edibles hit harder
do gummies feel stronger at high altitude
will the altitude change how an edible hits me
what do i need to bake brownies at home with weed
making infused butter this weekend, what do i do first
how do i bake with flower
whats the difference between live resin and live rosin
why do ppl say start low go slow w edibles
what is cbg
how do i keep gummies from melting or going bad
is popcorn bud worse than regular bud? or just small
whats rosin and why does it cost so much
how long does a gummy high last
what even is a 510 thread
Can you explain what CBG is?
smalls vs regular buds, is there a difference besides size
what even is rso
whats the difference between popcorn buds and regular
How long does an edible usually last?
whats hybrid mean
is higher thc always better
why do ppl say start low go slow
what exactly is rosin
how many grams are in a quarter
Explain the entourage effect to me like I'm five
does hybrid mean half and half
what even is rosin
why does a preroll say infused
how many grams is a quarter
explain hybrid to me like im five
whats cbg
why do edibles take forever to hit
what is RSO
how many grams is a half ounce
What does it mean when a strain is a hybrid?
difference between a cart and a disposable
popcorn buds vs shake whats the diff
Could you explain the entourage effect in plain words?
why do my carts keep clogging
what is a 510 thread
how is rosin made
half an oz is how many grams
rosin, resin.. arent they the same thing
What is CBG exactly?
why do some packages say nano
whats decarbing and do i need to if i make brownies
what does hybrid even mean
whats rso
How come smoking feels quicker than eating it?
cart vs disposable whats the diff
grams in a quarter?
whats badder compared to shatter
why do some gummies say cbg on em, what is that
rso stands for??
popcorn nugs vs shake, explain
How long before a gummy wears off?
how come my gummy took 2 hours
How many grams is a quarter?
whats myrcene
sativa-hybrid, whats that even mean
i ate the gummy 25 min ago and nothing, how long does it take usually
explain RSO to my grandma
why do people care about terpenes
disposable or cartridge, how are they different
whats the point of decarbing before making butter
badder vs shatter, same thing?
if my joint says 30% thca what does that mean
explain 510 thread like im five
ate one 20 min ago and feel nothing. is that normal
whats so special about rosin
once a 10mg gummy hits how long am i gonna feel it
cbg, what is that even
how many grams r in a half oz
is a cart different from a disposable or same thing
cart vs disposable whats the difference
how many hours does an edible high go for
wtf is rso
is thcv the same thing as thc?
Why do they call it popcorn bud?
whats the point of CBG, never heard of it
How is rosin different from resin?
what do ppl mean by microdosing
quarter oz is how many grams exactly
is a tincture quicker than eating a gummy
popcorn buds vs regular, whats different
why do some gummies say nano or fast acting
Is a higher THC percentage always better?
how long am i gonna feel it if i hit a vape
how do they make rosin
whats the diff between a cart and a disposable
what is thca and is it the same as thc
Do I have to decarb flower before I bake with it?
whats a sativa hybrid exactly
what even is a moonrock
smalls vs whole flower, does it matter?
Can you explain the difference between a cartridge and a disposable?
explain rosin to me like im five
whats the deal w rso, is it the same as wax
ate a gummy 25 min ago and feel zip, normal?
grams in a quarter vs a half?
badder vs sugar vs rosin, explain it like im 5
does weed go bad after a year in a drawer
entourage effect, is that a real thing or marketing
how long does the high from a joint usually last
whats the deal with live rosin vs live resin
how long will a gummy last once its kicked in
grams in a half ounce?
What's limonene?
why do people say start low go slow
whats rso exactly
how come people say wait before eating a second gummy
what does hybrid mean on a label
How should I keep gummies so they don't melt together?
is a preroll with diamonds way stronger than a regular one
is popcorn bud worse than regular flower or just smaller
explain distillate to me like im five
why do ppl decarb weed before cooking
Whats the point of a terp-heavy strain?
i ate half a gummy 20 min ago n feel nothing, how long does it usually take
whats the deal with live rosin, why is it pricier
if i eat a gummy at 8 when will i feel it
What does CBG do compared with THC?
how many grams make a half ounce
is smoking a joint the same as vaping a cart?
what even is rosin, like how do they make it
cbg vs cbn, whats the diff
whats small buds mean, is it worse weed
I've never had an edible. How long should I wait before eating a second one?
what makes a preroll infused
my friend says CBG, what even is that
Roughly how long does a gummy stay with you?
is rosin the same thing as resin
whats the deal with rosin vs resin
if i eat 10mg how many hrs will i be feeling it
what does infused mean when its a preroll
can you explain what hybrid is
popcorn buds are what exactly
how come a brownie takes forever but a joint is instant
cartridge vs disposable, explain like im 5
a zip is how many grams
what makes a preroll 'infused'
is badder the same thing as shatter?
my gummy did nothing after 20 min, is that normal or are they duds
whats RSO stand for
explain what the percent on the flower label means
whats the difference btwn budder and live resin
Why does everyone tell me to start low and go slow?
do carts go bad if i leave em in a freezing car
what even is an infused preroll
is 30% thc always better than 20
why do ppl say start low and go slow
sugar vs badder vs shatter, explain
wat is thcv
how many joints from a gram of weed roughly
does weed go bad if i leave it in a drawer
I ate one about twenty minutes ago and feel nothing. How long before edibles usually start?
indica dominant hybrid means what exactly
why do ppl say limonene n myrcene all the time
my buddy keeps saying entourage effect. meaning?
whats rso stand for anyway
is there a difference between badder and sugar or is it just names
why do some pre-rolls say infused
How many grams make up a half ounce?
what is kief exactly
how come people say start low and go slow
entourage effect??
what is RSO exactly
is popcorn bud worse than regular bud
whats THCV
does altitude change how high i get
rosin vs resin, im confused
What's a good dose for someone who has never tried an edible?
how big is a half zip in grams
whats a 510 thread
how long does a gummy last once it hits
My nephew says rosin and resin aren't the same thing. What's the difference?
never used a tincture, how do u take it
explain what rso is like im five
does a hybrid mean half and half?
Why does the same gummy hit my friend harder than me?
people keep saying cart and disposable, arent those the same thing?
What precisely is the difference between THC and CBD?
how long does an edible high last
I keep seeing the words "live resin." What does that mean?
whats the point of diamonds in a preroll
Must gummies be kept in the refrigerator?
whats rosin and how come its pricier than the other stuff
popcorn buds vs regular, whats the diff
If I vape instead of eating it, how fast would I notice?
what exactly is a tincture and how do people use it
what does a coa actually tell you
myrcene vs limonene?
rosin and resin, same thing or no
how long before i should take a second gummy
Why are popcorn buds cheaper, is something wrong with them?
explain rso to me like im five
why do gummies take so much longer than a joint
whats a moonrock exactly
diff between a cart and a disposable
Could you tell me what limonene is?
how long does an edible last once it hits
Is a hybrid just half indica and half sativa?
diff between popcorn buds and regular
what is cbg supposed to be
how come edibles feel stronger than a joint
What does CBG mean on the label?
whats the diff between popcorn buds and regular ones
I took an edible and smoked last time, how come the edible lasted so much longer?
why put a humidity pack in the jar
what is shatter compared to budder
how many grams is a half
how come edibles feel so much longer than a joint
what's CBG
rosin and resin, same thing?
What is RSO exactly?
does thca flower turn into thc when u light it
how do i keep my gummies from melting this summer
whats the deal with thca
why do people keep saying start low go slow
shatter budder badder sugar.. how do those differ
what are popcorn buds
how many mg should a total beginner have in an edible
`,
}
