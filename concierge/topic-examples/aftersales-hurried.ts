import type { TopicExamples } from '#concierge/understand/topics.ts'

/**
 * What is told in `aftersales.ts`, by people on the go, short and impatient.
 * Over 300 lines because they are data: one hand's messages, a line each, held out together when the learning is judged.
 */
export const AFTERSALES_HURRIED: Partial<TopicExamples> = {
  complaint: `
rude cashier
terrible service
u guys suck
rip off
mid weed
trash flower
gross bathroom
weak gummies
bunk carts
slowest line ever
liars
never again
so disappointed
what a joke
unprofessional
garbage eighth
harsh af
stale prerolls
yall fell off
bait n switch
prices are insane now
lost a customer
1 star
do better
yuck, hay weed
this is bs
guard put his hand on me
cashier laughed at my order
dude at register 2 was on his phone the entire time
budtender was clearly stoned out his mind, couldnt count change
short changed me a 20 and argued about it
gave me back 6, shoulda been 16, and wouldnt recount
sign said $25 eighths, rang up at 35, "computer price" they said
tuesday deal was on ur insta and the kid said never heard of it
10% for vets. i showed my card. got zero
no medical discount again, thats twice this month
my happy hour price vanished cause YOUR line took til 6:01
stood there 50 minutes for one pre roll
one register open on a friday night with 20 people, come on
got skipped in line by the budtender's buddy
they served 3 people who walked in after me
told me to hurry up, i was counting my money
called me "sweetie" like 8 times, creepy
guy asked for my number after he scanned my id. not ok
the bouncer made fun of my accent
wouldnt let my service dog in
no ramp, my chair couldnt get past the door, and they shrugged
turned me away cause my id has a scratch on it, im 46
they accused me of stealing a lighter
person at the desk lied to me about the thc %
said it was 31%, didnt feel a thing
smoked the whole eighth and nothing
$60 for popcorn nugs
2.71g in a 3.5 jar, got it on my scale right here
cart burned my throat and tasted like perfume
100 mg bar did absolutely zero
my preroll canoed and popped the whole way, full of stems
the og you sold me is not og lmao
weed was damp when i got it, thats paying for water weight
bought the "top shelf", got larf
u used to have fire, now its all boof
quality's been going downhill since the new owners
two carts from yall clogged in one month, poor quality control
driver was an hour late AND copped an attitude
driver parked on my lawn
delivery dude reeked of cigs and cussed at my grandma
he honked for 5 minutes at 10pm, woke up the whole block
your driver announced "weed delivery" in front of my landlord
someone there told my boss i shop at your place. thats private
you read my full name and birthday out loud to the whole lobby
im in your parking lot fuming, the girl inside just cussed me out
at the counter rn and they're ignoring me
outside your door at 9:05, sign says 9, still locked
closed 15 min early, saw them inside, wouldnt open
drove 50 minutes, website said in stock, it wasnt
ur menu says $30, in person its $38, fix your site
6 texts a day from yall, enough
i unsubscribed 3x and still get the spam
1,200 points wiped out and the answer was "it happens"
they upsold my dad $180 of stuff he didnt need
new kid gave my mom a 50mg for her first time, irresponsible
trainee told me edibles kick in in 5 min, thats dangerous
where do i send a formal complaint
want to file a grievance against one of ur workers
who do i write to about how i got treated
reporting this to the state board
posting this on google and reddit fyi
I must say the young man at reception was quite dismissive when I asked for help with the stairs.
After six years of patronage I find the decline in courtesy deeply regrettable.
It was my first visit, I was nervous, and the clerk sighed at every question I asked.
stanks in there like mildew
music so loud i couldnt hear the budtender, had to yell
missing my cart
no gummies in here
wrong bag
wrong cart
not mine
short one eighth
its all smashed
bag was empty
double charged
paid 40, got zip
no refund yet
refund??
where my 38 bucks
u took my money twice
forgot my lighter
jar's broken
bag ripped open
tin was open
melted gummies
this isn't what i bought
somebody else's stuff
only 4 of 5
never got my freebie
its the wrong mg
got sativa instead
lid was off
tincture leaked all over
u shorted me a gram
receipt doesnt match
i paid for that one
charged $212 for a $121 bag
just got home, theres 1 cart in here shoulda been 2
in the parking lot rn looking in my bag and the prerolls aint in it
still at the counter, girl gave me jenny's bag
driver just pulled off and i'm missing the eighth
on my porch w the bag open and its all somebody elses edibles
he dropped it and ran, half of its not here
dude handed me the bag and dipped, no papers no lighter no cones
9 gummies in a pack of 10
5 pack of joints has 4 in it
paid for an ounce, this is two quarters
{name} on the sticker, {name} on the receipt, which did i get
label on the jar says harvested for someone named Ortiz
this has another patient's name stapled to it
got a medical bag, i'm rec
got cbd gummies, bought thc
bought the 1g got the .5
watermelon. i asked for mango. again
they gave me hard candies instead of chews
the half oz i got delivered is 2 different strains
this was supposed to be ground flower for blunts and its whole nugs
batteries were on the ticket, not in the sack
my bogo cart isn't in here just the one
promised a free pre roll w delivery over 75 and nope
my birthday gift was left out
{num}: one tin of mints absent
{num} came without the rosin
{num} is messed up
whatever i said yes to on {num} this aint it
5 items. 3 showed up. you do the math
the whole second bag never came
there was a staple thru the gummy pouch lol
prerolls bent like bananas and one's snapped
chocolate bar's a puddle, it was in his hot car
bottle shattered in the bag, glass in everything
drink can had a puncture, all over my seat
carts box was empty when i peeled the sticker
cap was loose and now my bag smells like lemon oil
sticker seal was cut on the jar they delivered
seltzers were supposed to be a 4 pack, there's 3 and a wet spot
ziploc?? my eighth was supposed to come in a jar
cancelled at 2:10, you still charged me at 2:40
pulled 96 out of my checking and declined me anyway
my bank shows -54.20 three times
pending charge from you guys for something i never bought
what's this $3.95 on my statement
why did it ring 68 on the site and hit my bank for 83
i tipped 5, it took 50
tapped my card once, billed twice
apple pay took it, your system says unpaid, cashier made me pay again
promo code showed 15 off then my card got hit for the whole thing
you were out of the live resin and never gave the 45 back
day 9 on my refund
they said 3-5 business days its been 11
refund came as store credit, i wanted it on my card
the money for the item yall were out of, where is it
i got 12 back shoulda been 31
paid delivery fee and then had to come get it myself, want that 7.99 back
points got used, stuff got cancelled, points never came back
redeemed 300 pts for a preroll and there was no preroll
gift card shows zero after that failed checkout
someone used my account to buy 200 worth of carts
delivered to 114, i live at 141
neighbor says he got my edibles lol
picture of the drop off isnt my door
marked delivered 8:47pm and my porch is bare, so refund me
"handed to customer" no he did not, gimme my 66 bucks
driver wouldnt hand it over but i still got billed
they gave my pickup to somebody with the same last name
i got there and they said somebody already took it
got subbed a mid shelf for the top shelf i paid for
swapped my strain without a call, don't want this one
The parcel I collected at eleven did not include the arthritis balm, for which I was charged thirty-four dollars.
My mother's delivery contained a vaporizer she never requested and omitted her capsules.
hi dear, my paper says two bottles of drops and there is just the one here
it's 2am and i just noticed my edibles are 5mg not 50, who fixes this
high af and sad, my snack bag got no gummies in it
yo where the other half at, i paid for a full o
im missng 2 prrolls
wong item in my bag
chargd me twise
`,
  human_handoff: `
person
person now
real human
staff pls
supervisor
owner?
boss?
manager now
call me
ring me back
text me back
is bri in
kayla there?
omar working?
get omar
need deshawn
put monique on
where's tony today
hi is lena available
is kayla in today
have omar ring me
hector pls
someone. anyone.
not you, a person
shut up bot
bad bot, human
no bots
wtf get me somebody
yall got people?
talk to budtender
whos working tonight
anyone up at this hour
hellooo anybody there
can sombody help me
i need a humn
let me talk to humna
represenative
pick up the phone
why does nobody answer
what's your direct line
can i get the extension for the back office
called 4 times since 9, zero answer
on hold 22 minutes and it dropped me, call me back
call me at 555-{num} after 6
have whoever closes tonight call me, im up til 3
gimme a call when u open, 8am is fine
callback before my shift at 2 please
can the manager hit me up tmrw, not a text a call
does the store manager work weekends
which days is chantel on
what time does big mike clock out
is the lady w the purple hair in, she set me up last time
the older dude with the beard who knows concentrates, he on today?
looking for abby, she said to message her here
tell wes i'm in the parking lot
let gabe know terry's at the front
pass a note to rosa for me
can you get a message to your floor lead
nadia said shed get back to me about something, has she left yet
is dre still at this store or did he go to the other one
i only deal with yvonne
theo helped me last week and i need him again
want to chat with ana, not a machine
i'd feel better talking to one of the girls up front
can one of the guys come out to my car and talk to me
i'm standing at the counter and theres nobody here, send someone
at the door, its locked, can a person come talk to me
any employee at all will do
can a live person take over from here
switch me over
escalate this
next level up please
get me corporate
hq contact?
who owns this place, want a word
owner's name and number
can i talk to whoever runs the website
i got a question for your delivery manager specifically
whos in charge of wholesale over there i rep a gummy brand
i'm with the paper and would like a comment from your spokesperson
my lawyer wants a name of someone in management
you're a waste of time, who's real there
round and round we go. just a person, please
i typed the same thing 5 times. find me a human
are u ai be honest
am i texting a computer rn
is this thing automated or is somebody typing
you dont get it. somebody with a brain please
my god. a person. please.
press what for a human
zero zero zero
agente por favor
my hearing's bad, may someone write to me here instead of this robot
I'm 78 and this machine confuses me, could a young person from the shop ring my house
Could you arrange for a member of the management team to telephone me on Thursday morning?
I would rather explain it once, to an actual individual, than type it to a program.
too high to type, can someone just call
long story, easier to tell a person
`,
  contact: `
phone number?
`,
  jobs: `
hr or whoever does hiring, can one of them call me
`,
  store_info: `
habla alguien español ahi
`,
  order_change: `
cancel pls
nvm cancel
scratch that one
kill the order
add a grinder
one more preroll
double it
take off the gummies
swap carts pls
make it 2
make it pickup
push it to 8
later slot?
earlier slot?
new address
wrong apt number
my sister's grabbing it
different person picking up
nix the vape
hold off on packing mine
wrong size, change it
add my coupon
swap sativa for indica plz
i fat fingered the quantity, its 1 not 11
put 10 packs instead of 1 omg fix it
{num} bump me to 7:15
drop the tincture from {num}, leave everything else
can ya throw in a pack of raws before he leaves
toss a 5 dollar preroll in my bag too
forgot papers! still time?
upgrade that eighth to a quarter
downgrade me from the 1g cart to the half, broke rn
change the 10mg mints to the 5s
grape not cherry on those gummies my b
trade the {name} for whatever u got thats sleepy
if the {name} is gone just give me {name}
no substitutions on mine please, refund it if its out
moved last week, its 88 Larch ct now not the one on file
deliver to the hotel instead, Marriott room 512
unit is 12C, forgot to type it
driver should use the side gate, dogs are out front
tell him dont ring the bell baby's napping
leave it w me at the leasing office instead of my door
can he meet me at the gas station on 5th instead
stuck in traffic on 95, keep my bag til 9?
not gonna make 5:30. 6:30 work?
i'm sick, gonna come thursday for it instead
boss kept me late can i come in the morning for my stuff
car broke down so i need it brought to me now instead of picking up
i'm right down the street, i'll just come get it, tell the driver never mind
my husband's coming in for it, name is Greg, black truck
caretaker will be picking up mine, she has a card, what do you need from me
can my son come get it for me, he's 24
my cousin 20 but he's got his med card can he grab my bag
uncle ray is picking up instead of me, put his name on it
i picked the eastside location by accident, move it
sent it to the wrong store, im standing in the other one rn
at the register now and i want to take one thing off
im in ur parking lot can i add an eighth to what i already paid for
already outside but i wanna switch the disposable for a 510, can do?
void the second one, {num}, keep {num}
i accidentally bought it twice, kill one
i thought it was thc, its cbd. take it off before u bag it
found it cheaper across town, pull mine
dont send it. cops at my building lol
its 1am and i impulse bought $140 of edibles, undo it
drunk bought last night, please dont fill that
how late can i still back out of a purchase
is there a fee if i call it off
i wanna pay with cash instead of the bank thing
put it on my other card, ends {num}
use 200 of my points on the one i just sent in
typed my phone number wrong, last 4 should be {num}
misspelled my email on there, never gonna get the receipt
I should like to amend the delivery time to Wednesday after two, if that remains possible.
Kindly remove the chocolate bar from my purchase, as I have learned it contains nuts.
chnage my pickup tme to 3
can i adress change on {num}
cancle {num}
wanna ad 1 more cart to my ordr b4 u close it
`,
  order_status: `
ready?
pickup ready?
is it bagged
he close?
almost done?
did it go out
u guys packing mine yet
where my gummies at
wheres the driver at rn
been a hour
tick tock
any word on mine
still preparing??
how many stops before me
am i in the queue
it's 9:40. where is he
my eighth ready for me
package status
tracking?
no text came
is mine up
should i leave now
can i head over
on my way, is it done
parked out back, blue civic
i'm at the counter and they cant find it
at the window now, name's Delroy
on my porch waiting
here 4 pickup
outside
im out front, who brings it
been at spot 6 since 5:10, hello
what stage is it at
did my payment clear
am i confirmed
got charged 74.50 but no email, did it take
screen went white after apple pay, do you have me down
no receipt in my inbox, checked spam too
what's "ready for handoff"
it says "in review by pharmacist" since 10am, is that normal
says "verifying" and i already uploaded my id
what does partially filled mean on my ticket
status flipped from ready back to pending, why
the little car on the map is driving away from me lmao
map says driver is at a taco bell
the dot on the map has been on elm st for 25 min
your guy passed my house just now
driver just called and hung up, is he still coming
is the van out yet or still loading
which driver has my stuff, ricky or the other one
yo its 11:15pm u still bringing my cart tonight or what
its almost 1am did i miss the delivery
closing in 20 and i still dont have a ready text, do i come
you close at 10 right, mine isnt ready and its 9:35
will my stuff make it before last call
order {num} whats good
71-{num} update
looking for {num}
can u see {num} on ur end
num is 48 something 17, i deleted the text. is it in there
confirmation {num}, gummies and a half o, bagged?
pre-rolls i bought online at 2:30, are they at the front yet
the 2 carts and the tincture from this morning, done or nah
my live resin says "allocating" lol what is that
my ounce shipped from the other store yet?
transfer from the westside shop, has it landed
has the drop i paid for friday come in
the restock i prepaid, arrived?
back ordered the rso syringe 8 days ago, here yet?
did the 1000mg tincture i special requested show up
hows it lookin for the express pickup under Bautista
checking for Nguyen, 3 items
it'd be under my wife's name, Colleen, is it there
put it under "Tee" or maybe Terrence, find it?
should be under my email at gmail, i cant log in. is there anything waiting
do you got somethin there for Jojo
i bought weed from u online 3 hrs ago and its radio silence
hi hun just seeing if they've got my little bag together yet, it's the sleep mints
my aide is coming at noon for my things, will they be waiting?
I submitted everything last evening and I'm unsure whether it was received on your side.
Would you kindly let me know if the parcel for Hargreaves is available for collection?
how far down the list am i, dinner's at 7 and i cant be waiting round
i get off break in 12 minutes will it be sitting there or not
lunch ends at 1, is my stuff gonna be waiting
gotta catch a bus at 4:50, can you see if its done
kid's asleep, is the driver gonna ring the bell or text, and when
uber's waiting on me, just tell me if the bag's up front
text said 2:00-2:30. it is 3:05.
80 minutes for 1 pack of cones???
quoted 30 min, we're at 95
third time im asking. where is it
seriously where is this dude
bruh my stuff
fam where the bud
wya driver
eta on that half oz
deliv eta plz
whrs my delvery
is my oredr redy
did u recieve my odrer
stauts on {num}
my prerolls ready yey or nay
so am i good for pickup or nah
was told noon. nope
any movement on my purchase
is it still getting put together
what's the holdup w my vapes
why's it on hold
is it delayed cause of the snow
did the rain mess up deliveries, mine was due at 6
you still got my bag from tuesday? never made it in
is my stuff still there, its been 3 days
did it get put back on the shelf, i paid already and couldnt make it last night
when does my hold expire, reserved 2 eighths under lopez
somebody sign for my delivery at 5:52? wasnt me, where'd it go
app logged me out, does my bag still exist lol
i have two numbers, {num} and {num}, is that one thing or did i buy it twice
wanna see everything ive bought this year, where do i find that
can i see my last receipt somewhere
do u have me down for today or tomorrow
what time was my slot again
which location did i send this to?? i dont remember clicking one
did my points go toward the thing i bought an hour ago
whats my total gonna be on {num} so i bring enough cash
how much do i owe when he shows up
is it paid for already or do i pay at the counter, number {num}
did my promo stick on the one i put thru at 4:20
supposed to get a text when he's 5 away, phone was dead. did he come
no knock no call, did he bail
are you short on drivers or something mine's 2 hours behind
any chance the tincture i bought leaves the shop before 3
`,
  returns: `
cart's dead
pen died
bad battery
new cart, no hits
leaky cart
it's moldy
return this?
exchange?
swap it?
wont click on
blinks green nonstop
charger fell apart
broken out the box
take backs?
can i bring it back monday
opened gummies returnable?
wrong thread, doesnt fit
receipt needed?
dud disposable
disposable dead at half full
got this tuesday its already clogged
vape tastes like pennies, want another
cart came cross threaded wont screw on
510 i bought works on 1 of my 3 batteries, can you swap it
1g dispo gave out with like 60% oil left
airflow hole is plugged, heated it, poked it, nada. replacement?
button stuck on and it got hot as hell, take it back please
screen on my vaporizer is frozen at 375
found a hair in my eighth, want a different jar
white fuzz on the nugs i got sunday, trade?
eighth is like sawdust, will you exchange it
harvest date is 14 months ago, can i swap for fresh
bugs. in the jar. i want to bring it in
chews are stuck in one big brick, can u replace
chocolate turned white, is that returnable
sealed 10 pack of gummies, never touched, store credit?
unopened eighth, changed my mind, still in the sticker
do u give cash back or just credit
14 days? 30? whats the rule on hardware
how long am i covered on a yocan
puff co base wont pair, bought 2/11, do i go thru you
who covers the warranty you or the brand
threw out the box, still got the battery, am i screwed
paid cash no receipt, can u look it up by my phone to return
my friend bought it for me, can i return it without him
got 2 of the same bong for my bday can one go back
rolling tray showed up warped, switch it out?
grinder teeth bent day one
glass piece is wobbly and leaks at the joint, id want another
these capsules upset my stomach, would you take back the rest
lotion made me itch, 30 bucks, what can you do
50s knocked me out cold, trade the other 8 for 5s?
the indica's giving me anxiety, any swap option
is it against state law for u to take flower back
im at the door with a bad cart, which line do returns go to
in the lot, cart leaked in my cupholder, can i get it replaced rn
driving 40 min to bring a pen back, tell me u will actually take it first
Might I exchange a sealed box of lozenges purchased on the ninth for the unflavoured kind?
wnat to retrun a battry
can delivery guy pick up the bad cart or do i have to come in
`,
}
