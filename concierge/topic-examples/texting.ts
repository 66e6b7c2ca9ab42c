import type { TopicExamples } from '#concierge/understand/topics.ts'

/**
 * Very short, dropped words and vowels, abbreviations.
 * Over 300 lines because they are data: one hand's messages, a line each, held out together when the learning is judged.
 */
export const TEXTING: TopicExamples = {
  store_hours: `
wht time u close tn
u open
open rn?
opn sunday
til when
still open if i get ther 945
wen do doors open
early hrs? b4 work like 7
xmas day open?
hrs on thxgiving
4th july hrs
labr day u there
close at 9 or 10
last call?
whats latest i cn walk in
24 hrs or nah
is {day} ur short day
wknd hours diff?
busy rn
when is it dead in there hate crowds
is fri nite packed
get off at 11pm too late?
plane lands 830 can i make it
just pulled up lights r off??
snow day u still opening
nyd hrs
u guys do lunch break or open all day
4/20 open earlier?
how long do i hv b4 u lock up
`,
  store_location: `
where r u
addy
wheres ur spot at
adress pls gps lost
ur pin is wrong im at a tire place
which exit off hwy
cross st?
near the mall?
im on main which way
u by the gas station or past it
bus stop close by
what train stop
how far frm dwntwn
walkable frm airport hotel?
2nd location?
is ther one closer to {zip}
drove by 3x cant see sign
wht color is bldg
in the plaza w the gym?
u moved??
north side or south
u in the county or city
ubers dropping me wrong side wheres entrance
closest landmrk
how many mins from the stadium
anything u near, im not frm here
`,
  parking: `
where 2 park
parkin free?
lot behind or street only
lot full where else
can i fit a trailer
rv ok
truck w boat lol room?
do i need quarters for meters
get towed if i park next door?
they validate garage
ev charger?
tesla plug there
bike rack
wher do i lock my scooter
motorcycle spot
can leave car overnite n uber home
how long b4 i get ticket out front
garage height my vans tall
safe to leave my stuff in car there
which spaces r urs the green or the bank ones
lot lit at nite?
do i gotta parallel park ugh
15 min spots?
u got valet lol
carpool of 3 cars enuf spots?
`,
  accessibility: `
dogs ok
bring pup in? tiny
wheelchair ok?
ramp
any steps up 2 the entrance
dad uses walker can he get in
service dog allowed
guide dog w my friend ok
elevator
doors auto or push
anywhere 2 sit my knees bad
cant stand long is ther chair
im deaf can i type to sum1 there
asl?
low vision u read menu 2 me
big print menu
handicap spot near door
aisles wide enuf 4 scooter
counter low? im in chair
autistic loud music bugs me quiet hr?
can sum1 come help me from car im on crutches
bathroom w grab bars
o2 tank w me ok inside
stairs suck 4 me any way round
does my helper get to come in she pushes the chair
`,
  payment: `
take cards
cc?
debit ok
cash only??
atm there
atm fee how much
apple pay
cashapp
venmo u take it
tap to pay
zelle wrk?
amex
pay online b4 i come
split 1/2 cash 1/2 card
me n roomie split bill ok
do u break 100s
will bank stmt say weed
why u charge extra 3.50 on debit
tip budtender how, card?
do i tip
klarna afterpay
food stamps card no right lol
prepaid visa gift card wrk?
crypto
checks
card got declined at ur counter any other way
can i pay drivr w card
need pin for debit? forgot mine
fsa hsa card
round up to nearest 5 is that why total weird on card
foreign card frm canada work
got only coins n ones lmao u take
`,
  tax: `
tax incl?
price w tax or b4
how much tax
out the door means all in?
y total 12 more than menu
wht pct u add
med pts pay less tax?
tax on papers too?
otd on 40
excise wtf is that
is the sales tax diff in {zip}
no tax days?
receipt has 3 taxes explain
tax exempt if im tribal?
sticker says 30 paid 38 huh
do u tax b4 or after discnt
state gets how much of my 8th lol
cbd stuff taxed same?
`,
  delivery: `
do u deliver
deliv to {zip}
u come to my area?
drop off to hotel ok
dorm delivry
dlvry fee
min order 4 delivery
free deliv over how much
how long does driver take
last delivry run is wen
wen does delivery start am
can u bring it to my job
airbnb ok?
leave at door?
do i gotta sign
can wife sign im at work
driver needs id?
does driver call or text
campground deliver?
sunday delivry
can i get it by 6
how far out u go miles
u drive to the next county
no car can u bring it
sick in bed n cant come in, u got ppl who bring it
same day?
schedul for tmrw nite
2hr window or exact
do drivers carry change
meet u in parking lot of the walmart instead
ship to texas lol
mail it?
on doordash?
unmarked car? nosy neighbors
apt gate code where do i put
do i have 2 be home
tip driver in app or cash
boat slip at marina can u reach me
1 preroll delivered worth it or too small
is deliv slower in rain
`,
  pickup: `
order ahead?
can i order online n grab
how long u hold it
hold til tmrw?
curbside
drive thru?
window pickup
do i wait in line if i preorderd
my bf pick up for me?
sis grabbing mine cool?
wht do i bring to get it
how fast til its rdy
order now there in 10 ok
is ther a pickup line diff door
stay in car n u bring it out?
wht happens if i dont show
can i come get it {day}
cutoff for same day pick up
reserve w/o paying?
pay when i get there or b4
do i get txt when rdy
pick up after close like locker
got kid asleep in backseat can u come out 2 me
put aside an 8th of {name} til 5?
pull up spots which #
2 orders 1 pickup ok
can add stuff at counter when grabbin my order
mins to pack a order usually
express lane?
preorder tonite for when u open
`,
  id_policy: `
how old
im 20 21 nxt wk lol
18 w med card?
wht id do i need
expird license ok
pic of id on phone work?
passport?
foreign id
mex consular card
out of state dl
temp paper license
lost my wallet can i still buy
school id
military id ok
vertical id im 21 now tho
do u scan it n keep info
id every time??
u know me still need id?
can my kid come in w me shes 4
baby in stroller
19yo bro wait inside?
bf is 20 can he stand in lobby
do both of us need id if only i buy
name dont match got married
gender on id old ok?
cracked id
digital wallet id iphone
no picture id only birth cert
canadian drivers lic
med card frm other state valid?
do i need rec from doc
im 45 look it u still card me
mom buying for me im 22 no id lol
`,
  purchase_limits: `
whats max i can buy
how much flower per day
2 oz ok?
can i come back same day 4 more
limit on carts
how many gummies legal at once
how many edibles mg cap
tourist limit diff?
med limit higher?
can i hit u n another store same day
buyin for group 5oz no?
daily reset at midnite?
how many grams wax max
how do they count drinks in the limit
is it per person or per car lol
said i hit my limit wtf how much is it
can me n wife each get an oz
clones limit
stockin up b4 trip wht am i allowed to walk out with
max i can carry on me
`,
  consumption_rules: `
can i smoke there
smoke in ur lot?
lounge?
where can i lite up round here
park ok to smoke
hotel balcony legal?
can i hit it in the car if parked
beach?
eat gummy in store ok lol
walkin down the st w joint illegal?
can i fly w it
cross state line w gummies?
open cont law for weed in car
landlord says no can he
vape in public same as smoking?
concert venue will they let me
drive after 5mg edible legal
national park blaze ok?
spot to toke near u
patio for customers to puff
`,
  returns: `
can i return
wanna bring bk cart
cart dead on arrival swap?
pen wont fire got it yday
battery lasted 2 days warranty?
refund?
unopened can i exchng
opened it hate it return?
gummies gross money bk
lost reciept still return ok
how many days to bring back
cart leaking evrywhere replace?
half empty cart n now clogd can u swap
got wrong strain home, can i trade
bought indica meant sativa sealed still
{name} 8th has mold wanna return
{brand} dispo wont charge exch pls
grinder broke 1st day do u replace
bong cracked in box
do i get cash bk or store credit
return w/o the box?
gift i dont smoke can i turn it in
can friend return for me
bought 2 mny take 1 back
joint wouldnt lite can i get a new 1
u take back papers if wrong size
deliverd one is broke do i come in for refund
whats ur return policy
changed mind havnt opened {name}
seal was broke when i got it want $ back
{brand} warranty thru u or them
got double charged on a bag i wanna bring bk nyway
dont want it anymore sealed bag 1 day old
`,
  order_status: `
order nt here yet?
wheres my stuff
is my order rdy
#{num} rdy?
status {num}
eta
driver close?
been an hr any update on mine
did my order go thru
no confirm txt got it?
says processing 4ever
paid but no email
how far is driver
is he lost my driver
still packing?
am i next
placed at 2 now 330 hello
can i head over yet or not rdy
app says out 4 deliv since noon
whos bringing mine n when
did u guys start on {num}
pickup says pending wut that mean
order under mike ready
says delivered but nothing here
`,
  order_change: `
cancel my order
cancl {num}
nvm dont want it cancel
add a preroll to my ordr
swap the {name} 4 {name} in {num}
take off the gummies
chg address
wrong apt # on my order its 4b
move pickup to tmrw
can i push delivry to 7
change to pickup instead of deliv
put it under my wifes name
misspelled my name on order
ordered 2 meant 1
i hit order twice kill one
add lighter b4 driver leaves
oops sent to my old house
make it an oz instead of half
can i still edit
forgot promo on order can u redo
runnin late move my 5 to 6
remove {brand} cart keep rest
different phone # for driver put mine {num}
send to my work not home today
stop order pls card wrong
not coming today scrap it
delivr it instead cars dead, alredy ordered pickup
`,
  complaint: `
guy at counter was rude af
ur budtender rolled her eyes at me
waited 50 min ridiculous
wrong cart in my bag
shorted me a gram
bag weighed 2.9 not 3.5
missing my preroll
only 9 gummies in a 10 pk
bud was bone dry smh
stale af
{name} was straight hay
harvest date 14 months ago really??
driver 2 hrs late
driver was sketchy
yall ripped me off
total bs menu said 20 charged 28
advertised deal then said no at register
never comin bk
worst svc
lady followed me round like i was stealing
security was a dick
nobody greeted me stood there 10 min
no1 picks up ur phone
ur site crashes evry time
online said in stock drove 40min nope
found hair in my edible wtf
seeds n stems in a 50 dollar 8th
{brand} carts all burnt tasting u need to stop sellin em
felt judged for asking newb stuff
they skipped me in line 2x
gave my order to sum1 else
floor was filthy tbh
stop txting me 5x a day i opted out
was hung up on
joints canoe every time garbage rolls
ur prices went up n quality down just sayin
kid at register on his phone whole time
so disapointed not like u guys
`,
  human_handoff: `
human pls
real person
talk 2 sum1
let me speak 2 mgr
get me a manger
HUMAN
can a budtender chat w me
not a bot plz person
have sum1 call me
call me bk {num}
u not helping get me staff
is there sum1 live
transfer me
connect me w store
need owner
rep
rather talk w an actual guy
pass me to ur boss
any1 on staff to take over this chat
forget it just put a worker on
`,
  jobs: `
u hiring
hirin rn?
need work any openings
budtender job how apply
application link
pt work wknds?
pay per hr for drivers
do u drug test staff lol
can i work there at 19
dropped resume last wk hear bk when
have felony still apply?
trimmer gigs
internship?
who do i send my cv
exp needed to be a bud tender
holiday help needed?
`,
  loyalty: `
my pts?
how many points i got
how do points work
redeem pts
can i use pts today
sign up rewards
rewards free?
forgot to give # can u add pts
points expire?
lost all my points new phone
chnge my # on rewards
bday freebie?
its my bday wht i get
do i need app for rewards
do points wrk online
100 pts = how much
pts on sale items?
can my wife use my pts
merge 2 accts
refer friend bonus
vip tier how get
do i earn on tax part
was i signed up? dont rember
why points not showing frm {day}
text club join
quit rewards delete me
how close am i to next reward
dollar spent = pt?
had punch card still good?
bday was last wk 2 late 4 my thing
do i get pts if i pay w card
`,
  deals: `
deals?
any deals 2day
whats {day} special
1st time discount
new customer deal wht is it
im new n get smth off?
vet discount
military off?
senior disc im 66
student?
teacher disc lol
nurse / 1st responder
locals get cheaper?
stack deals?
can i use vet + first time
promo code
got a coupon in mail still good
price match
other shop has it 10 less will u match
happy hr?
early bird
bogo when
420 sale wht yall doing
blk friday
when next sale
med patients get % off
industry discount work at another shop
wax wed still a thing
daily deals list
deal online only or in store 2
code wont work SAVE smth
does first time work for delivery
disability discnt
spend 100 get?
flash sale over?
this txt says 30 off is it legit
how long is this promo good
rain check if sale ends
`,
  contact: `
phone #
number?
email
ur ig handle
u on insta
website
fb page
can i txt u pics
tiktok?
who do i email bout partnership
corp office #
wholsale contact who
need # for ur other store
where leave review
is this the # to call or only txt
fax lol 4 doc paperwork
twitter handle
`,
  store_info: `
u lab tested
bathroom?
can i pee there lol
restrm for customers
wifi
wifi pw
water?
gift cards
can i get e gift card 50
check giftcard balnce {num}
recycle jars there?
u take old carts 4 recycling
empty tubes drop off?
any1 speak spanish
hablan espanol
vietnamese speakr? my mom
who owns u
family owned or corp
black owned?
how long u been open
since wht yr
events?
any live music or movie nites
tours?
can i see the grow
take pix inside ok?
selfie w neon sign allowd
is it legit licensed
license # plz
lost my keys there
left my hat yest any1 find
found a phone?
rec or med only
med side still or jus rec
do i gotta be a patient
long line?
how long wait rn at door
do u sell ur own tees
hoodie w ur logo
where does ur name come from
donate to charity? our team needs sponsr
do u grow ur own
phone charger there?
cameras in there?
can i smell buds b4 or sealed
appt or walk in
fund raiser hosted?
`,
  education: `
indca vs satva whats diff rly
wut r terps
how long til edible kicks in
edible hr 2 still nothn normal?
y do edibles hit diff than smokin
wht does live mean in live resin
rosin v resin im confuzed
kief wht do i do w it
how 2 roll w/o it canoeing
how do i not cough so much
cant i just eat raw bud
decarb explain
whats thca do
thca n thc same thing??
cbd get u high or no
cbn vs cbd
what even is delta 8
hows full spectrum diff frm isolate
does tolerance reset how many days
t break how long
how long in ur system
wil i fail piss test frm 1 hit
best way store buds
does weed expire lol
freezer ok 4 gummies
do edibles go bad
cart turned dark is tht bad
why my bud dry n crumbly
how read the label so many numbrs
mg vs pct wtf
what dose newbie start w in general
too high wht do i do rn
greened out hlp how long it last
does blk pepper rly help when ur stoned
y am i so hungry on it
dry mouth why
red eyes y
does mango make u higher
can u mix w booze
weed ok w my blood pressure meds?
cbd n zoloft safe?
whats entourage efect
diff btwn distilate n oil
whats a dab
what temp 2 dab
wht voltage for carts usually
how clean bong
how u use tincture undr tongue how long
do topicals get u high
nano means wat
how they make hash
whats infused mean on a joint
trichomes r wht
purple weed stronger or myth
seeds in bud mean bad?
is 30pct always stronger thn 20
2nd hand smoke get my kid high?
why indica dont make me sleepy
smoke vs vape healthier
1st time dab gonna b ok? whats it feel like
whats ruderalis
how much is a zip in grams
8th how many joints roughly
why do i get anxious on sum strains
wht limonene do
hybrid means half half?
how long high last frm smoking
`,
  small_talk: `
hey
hiii
gm
gn
thx
thank u so much ur a lifesavr
k
ok cool
lol
lmaooo
haha good 1
ur awesome
bye
ttyl
peace out
c ya
hows ur day
wyd
happy friyay
np
bet
tell me a joke
u high rn? lol
love this place
appreciate u
kk will do
ur funny
merry xmas yall
wait nvm im good
wassup fam
`,
  bot_identity: `
r u a bot
u real?
human or ai
is this a robot
which co built this chat thing
wtf r u exactly a program
u got a name bot
whats ur name
what can u do
u chatgpt?
do u remember me
u save my chats?
u learn frm what i say
r u alive lol
am i talkin 2 a machine
how u know all this
u ever smoke or ur a computer
whose voice am i txting, auto reply?
u dont sound human
what can i ask u
r u same bot as last nite
`,
  out_of_scope: `
weather tmrw
gonna rain?
who won last nite
score of the game
best pizza near me
taco spot open late
my joint aches wen i run
roll over 401k how
wht time does walmart close
target hrs
capital of peru
2x+4=10 solve
help w my essay on grass lands
write me python loop
bake chickn how long
how long boil eggs
high blood presure wht num is bad
high school closed 2morrow?
where renew my dl
dmv line long?
pot roast recipe
flower delivery roses 4 mom
need edges trimmed my lawn who does weeds
weed killer for drive way
wax my car how often
eyebrow wax cost
cart stuck at costco wheel lol
shopping cart empty on amazon y
pen pal ideas
car battry dead jump how
phone batt drains fast iphone
edible mushrooms in yard safe?
is elmers glue edible
best movie on netflix
btc price
uber 2 airport cost
flight delayd check {num}
fedex pkg wheres my
whos president of france
pay my elec bill
cheap apts in {zip}
how tie a tie
joint custody lawyr
joint bank acct how open
bowl game who plays
bowling alley hrs
baked ziti for 12
grinder app down?
dab dance how
strain my calf how long heal
calf strain ice or heat
my kid got math hw fractions
cat wont eat
vet open now dogs sick
translate hello in korean
tell me my horoscope
fix my wifi at home
wht year titanic sink
starbucks bday reward how
resin 4 my table epoxy ratio
stoned fruit lol no stone fruit pie recipe
shatter proof phone case
`,
  goods: `
satvia cartz 30 n under
u got {name} rn
any {brand} left or sold out agn
smthn 4 sleep not edible
cheapst oz pls
need gummys low dose like 2mg
hw much is {name} eigth
wuts ur strongest cart
got {name} in prerolls?
nething tht wont make me paranoid
flower tht smells like gas
GIMME THE LOUD
1g dispo undr 40
papers? king size
do u sell bongs or jus weed
510 batt w variable voltage
my pen died need new 1
will a reg 510 fit {brand} pods
{brand} pods in stk?
lookin for smth chill 4 movie nite
mom has arthritis wants a cream
cbd only no high
{brand} seltzr cold?
{brand} dranks w 10mg
fruity indica smth like {name}
half oz deals on flower any good 1s
wht r ur top 3 hybrids
{name} vs {name} wich hits harder
is {name} more of a sleeper or nah
thc pct on {name}
ingrdnts in the {brand} gummies got gelatin?
vegan edibls
sugar free choc??
1st timer dont wanna green out wht do i get
smth for hiking energy but not jittery
hve $25 wht can i get
40 bucks 2 ppl saturday nite best bang
live rosin 1g whats the lowst
badder or sauce got any
dab rig small 1 for travel
{brand} torch n butane
moonrocks???
infusd joints 2 pack
blunts hemp wrap
is the {brand} vape liquid diamnds or distilate
no distillate pls cart list
smells strong need low odor smth for apt
tincture 1000mg
{name} hash brick style
{brand} kief by the gram
{brand} rso syringe price
{name} bck yet
u still carry the blue tin mints
the lil mints frm {brand} how many mg each
sour gumms not sweet
{brand} cookies peanut free?
smth focus 4 cleaning house lol
giggly strain
date nite edible
makes me horny lol got smth like tht
need munchies im on chemo cant eat
cramps bad wht helps
migrane smth fast
back is killin me topical roll on
patch 4 pain
cbn gummies hw much
thcv u got it
{name} cbg flower?
1:1 tinct or gumy
{brand} 20:1 drops
grindr metal 4 piece
stash jar smellproof
{brand} bag big enuf 4 an oz no stink
one hitter
chillum glass under 15
cones rdy to fill
rolling tray cute one for my sis bday
gift 4 my weed dad 50ish
girlfreind doesnt smoke but wants 2 try smth
gettin my bf smth for anniversry he luvs sativa
sht i drove past 2x ur lot was full. neway got any {name}
on my lunch brk need quick grab disposble sativa cheap
told my buddy id bring the good stuff camping wht travels well no glass
had a {brand} gummy at a party tiny pink 1 knocked me out u have those
last cart was 2 strong had me shook need smth milder
{name} did nothin 4 me tolerance is wild go stronger
used 2 smoke in the 90s nw everythings 30pct got anythng chill
my {name} ran out close match?
dog chewed my pen lol need a cheap 1
batt keeps blinkn which 1 u reccomend
usb c charger pen
u got the {brand} batt in pink
preroll 5pk mini
is ther a {name} half gram or jus full
{brand} cart .5 or 1g
{name} popcorn nugs oz price
infsed {name} loose not rolled
exotic top shelf only show me
mids fine budget tight
whats freshst harvest date
packed this month anythng
organic grown sungrown no pesticids
{brand} sungrown oz whts it run
locl craft grower flower
any new drops
NEW STUFF???
whats hot rn
best seller gummy
wht do budtendrs like better {name} or {name}
most terps flower under 45
lemony cart {name} type
watermelon gumies {brand} 100mg price
{brand} gumys 10mg pcs or 5
can i split ur gummy its 10 i want 5
fast actn edibles 15 min type
smth tht lasts all day
short high like 1hr cuz got kids at 6
{brand} nano drink how fast
beverage enhancr drops no taste
thc honey? syrup? sumthn for tea
{brand} coffee pods
{brand} capsules any sugar im diabetic
{brand} 25mg pills
sublingual strips
inhaler thing 4 thc
prefilld pods for {brand} device
aio or 510 which u got more of
{brand} glass tip preroll
{name} 2g kingsize joint
birthday bash 12 ppl wht do i buy for under 100
concert tmrw smth discreet
flight anxiety gumm cbd mostly
smth b4 gym
yoga sunday lite buzz
painting nite creative strain
vid games all nite
talkative not couch
couchlock PLZ
knock me out
wake n bake sativa strong
aftr work unwind 1 hit
ptsd nightmares wht do ppl use
adhd friendly strain?
nausea preg no jk just hungover
hangxiety help wht do i take
cant slp 3am every nite gummies w cbn n melatonin
restless legs
old hip hurts dont wanna be high at church
grandma 78 never tried any, somthing tiny
im 6'4 250 wht dose gummy u sell
{brand} 100mg bar 1 piece or scored
highest mg {brand} u carry
strongest thng in the bldg
anything under 15 pct thc flower
{name} or {name} for pain
{brand} n {brand} carts same quality or wat
is {brand} worth it
{name} any good honestly
hows {name} taste
{name} gassy or sweet
whats the {name} lineage
{name} indica?
r the {name} buds dense
does {name} make u sleepy
how many in a {brand} pack
is {brand} choc gluten free
coconut oil or mct in tinct
lab thc on ur {name} batch
whts total thc v thca on {name} pkg
price check {name} qtr
qtr of anything 50 n below
8th 20 buck
3.5 for 15??
$10 prerolls nope got 5s?
carts on sale list em
wht flower is marked down 2day
which oz is on special
bulk {brand} gumys 10 bags
{brand} bundle still there
100 to blow wht u sayin
{name} still 35 or went up
y is {name} so pricey got a dupe
knockoff of {name} cheaper
like {brand} but cheapr
same vibe as {name}
out of {name}? wht close
{name} cart any flavr left
which {brand} flavors
blu razz 1
pineapple flavrd dispo
no menthol
{brand} natural terps or flavrd
cdt carts
{brand} carts ceramic coil?
dose {brand} come w charger
do carts incl battery or sep
screens n pipe cleaners
bong cleaner
replacemnt glass for {brand} vape
dry herb vape under 100
dry hrb vape bigger bowl than mine
nectar collector
dab tool carb cap
{brand} bangr 14mm
slurper?
humidity packs
them lil moisture things 4 my jar
{brand} cones 1 1/4
hemp wick
blunt wraps no tobac
rolling machine cuz i suck at rolling
filter tips
seeds or clones of {name}
{name} clones this wk
{name} autos seed pk
plant food?
bath salts muscle soak
lube w thc lol srs
{brand} massage oil 4 couples
{brand} lip balm
{brand} dog treats back?
cbd for my cat shes nervous
salve 4 eczema
roll on or cream wich deeper
bf got job test cant do thc cbd iso?
wife hates smell gimme vape or drink
roommates dont know lol need quiet smth
asthma so no smoke opts
braces cant do chewy gummies alt
not a big smoker maybe drinks? light like beer
replace my nightly wine
{brand} 6pk 5mg how much
mocktail mixer
{brand} shots 100mg flavrs
lemonade {brand} in the fridge?
ok long story ex took my stash n my grinder so need both cheap n smth to chill me tf out
headin to lake w my bro he likes dabs i like gummies we got 80 tot
was in tues guy w beard gave me a purple joint pkg wht was tht want more
that one w the bear on the box
green can drink forgot name
starts w a g think its a hybrd cart
u had smth called {name} last yr
lmk if {name} drops
hold up is the {brand} dispo rechargable
is {name} rosin cold cure
wht micron hash
{name} 6 star water hash
{name} diamonds 1g
{name} crumble gram
wax for pen not dab rig
shatter ppl still sell tht?
infused preroll w hash no distilate
them {brand} baby joints w kief on em
sampler flower diff strains
mix n match 8ths
indica hybird sativa 1 of each wht u pick
surprise me 60 bucks
idk what i want help
im lost so many choices lol just want mellow
smth my neighbor cant smell n i can work after
anything tht pairs w pizza n horror flicks
wat helps w stage frite got karaoke
got the blues need lift
heartbroke gimme somethin happy
period pain suppos?
sciatica n no sleep combo thing
menopause sleep gumm
flare up fibro high cbd flwr
my feet hurt 12hr shifts
after leg day rub
sun burnt lol any aloe cbd
how many hits in a {brand} half g
qty left on {name} oz
restock {brand} when
gimme 2 {name} n a lighter
need 3 joints n sum papers total?
{name} 8th plus {brand} cart how much w/o tax
u sell single gumys or jus packs
halal or kosher edbls
real fruit no dye gummi
whats in the caramels dairy?
mom loved {name} wht else like it
{name} 4 anxiety yes or no
wil {name} put me 2 sleep b4 my kids even
need {name} n papers driving 2 hrs dont let it be gone
{brand} gummy hit me like truck got half that
{brand} 1:1 ratio flavors
whos cheaper on an oz {name} or {name}
frozen {brand} drink thing melts? safe in car 1 hr
{name} any pesticide
lol is {name} really blue
{brand} dispo stays lit red light fix or new one
which {brand} is best 4 newb
{name} infused or plain
big bag of {name} 14g
is {name} greenhouse or indoor
got coupon whatever just tell me {name} price 8th
is {brand} vegan
how strng r {brand} mints for a lil lady
{name} tastes like wht my bro says feet
y {name} 2 prices on menu
{brand} 2pk w batt
wil {brand} cart fit my old thick pen
{name} in a 5 pk or singls only
u ever get {name} rosin
camping w in laws {name} too stinky?
{brand} balm size n price
{brand} tincture under 60
last jar of {name} was fluffy this batch same?
{name} got purple in it
headng to a wedding is {brand} pen low smell
park close by so im runnin in wht {brand} prerolls u got
bday at the lake 6 of us {brand} drinks by the case
{brand} bong downstem fit 18mm?
dont return it just need a 2nd {brand} charger
{name} hash hole
got any {name} tht isnt shake
whats better 4 pain {brand} cream or patch
{brand} sleep gum cbn how much in each
can u find me {name} cart half g no distilate
{name} ok 4 daytime mtgs
`,
}
