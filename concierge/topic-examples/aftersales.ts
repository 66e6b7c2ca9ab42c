import type { TopicExamples } from '#concierge/understand/topics.ts'

/**
 * What has been bought or ordered: where it is, what is to be changed of it, what is wrong with it, and who is to hear of it. Careful people.
 * Over 300 lines because they are data: one hand's messages, a line each, held out together when the learning is judged.
 */
export const AFTERSALES: Partial<TopicExamples> = {
  order_status: `
Good morning dear, just checking whether my gummies have left the shop yet
the courier app shows him parked at a gas station for 25 min, should I worry?
when should I expect the doorbell
{num}, has anybody started on it
{num} was supposed to be here at noon, it's 12:50
{num} says "packing" for two hours now
hi there! hoping for a quick word on whether the two carts I bought online are waiting for me
Pardon the bother, I paid for an eighth of {name} on your site at 10:15 and haven't had so much as an email
has my package been handed to the driver
the map with the little car froze
no little car on the map anymore, did he finish his route?
kids get home at 3:30, will the drop off happen before then
I've got to do school pickup at 2:45, any chance the guy comes before that
my mother phoned in an eighth for her arthritis, is it done? her name is Lorraine Betz
she's 81 and waiting by the window, could you tell me how many stops before hers
it says 3 stops before me and it's said that since 5
driver still coming?
anything yet
update?
hows {num} looking
is my bag on the shelf
so am i getting my stuff tonight or what
can I head over now for those prerolls I reserved
my name's Walt, I put something in for 4 o'clock, is it sitting there for me
Hello, this is Mrs. Abernathy, I was told my tincture would be set aside by Tuesday and I was wondering whether it had been
supposed to get a message when my things were packed, phone's been silent
you sent me a thank-you email but no time, when do I come
which of your shops has my pickup, Elm St or Route 9?
drove to the wrong place I think. they said nothing under my name, can you see where it went
how do I see what I bought last month, need the name of that sleepy gummy
where do i find my past purchases on the site
what was the cart I got on the 14th, is there a record
can you pull up the receipt from my last visit, about $74
could you resend the receipt for {num} please
where is the confirmation email, checked spam too
the page spun and spun then went white, am I charged or not
closed the tab too early and now I don't know if my prerolls got bought
clicked pay, got "something went wrong", then my bank pinged $58.20. is there a purchase on your side?
do you show anything under 555-{num}
anything under the email dottie.marsh@example.com from this morning?
I have two numbers here, {num} and {num}, are both real or did I double it up by mistake
please tell me you have a record of $112 from last night
my card got charged $63 this morning, does that mean it's going ahead?
what's the holdup with my half ounce
why would it say "verification needed"
what does "partially ready" mean? I had 3 things in there
"courier assigned" since 1:40, is that normal
it flipped from ready back to preparing, how come
status went from green to grey, whats grey
it says "exception" next to my delivery
says expired. what expired? I was going to come at 6
why did you guys void my purchase, no reason given
my reservation got dropped i think, was it because i was late
did you put my stuff back? I couldn't make it yesterday by 9
is my bag from monday still behind the counter
how many more days will you keep {num} for me, it's been there since Sunday
my son was meant to collect a bag for me around 11, did he ever come
did my wife already grab our pickup, she isn't answering lol
somebody signed for it? who signed? I live alone
the photo of the dropoff isn't my porch
it says handed to resident at 6:12 and I was at work at 6:12
driver rang the wrong bell I think, is he coming back
missed the courier by one minute!! will he try again today
he called and I was in the shower, can he swing back round
sorry I slept through the knock. what happens with my delivery now
he texted "here" and I'm outside and there's no one
what kind of car should I be looking for
is it the same delivery lady as last week, the one with the blue hatchback
need to put the dog away, so a ten minute warning would be nice, how close is he
I'm on the 4th floor with a bad hip and would like to start down the stairs at the right time, how far out is your driver
snow's pretty bad out here, is my drop off still happening
with the road closed on Hwy 40 is my eighth still going to get to me today
you close at 9 and it's 8:20, am I still getting my delivery
if it isn't here by 10 do you still bring it or roll it over to tomorrow
my slot was 1-3pm. it's 3:35
was quoted 30-45 min at 5:05, now it's 6:30
the girl on the phone told me twenty minutes. that was at 2
2 hours 10 minutes and counting for one cart
I know y'all are slammed on Fridays, just curious roughly when mine gets to the front
no rush at all! just wanting to know if mine's been packed so I can plan my afternoon
Thank you for the lovely service last time. I've a new one in, {num}, and would be grateful to hear how it is coming along
Hi, long story, but I put in for two packs of sour cherry gummies and a balm on Wednesday, then your site logged me out, then I got a text with a different total, and now I can't tell whether anything is actually being made up for me. could you look?
I'll try to explain: my daughter set this up on her phone for me, she's gone back to college now, and I don't have the number or the email, only that it was for a jar of {name} and a lighter. Is it ready for an old man to come get?
we're driving in from Carson, about 70 minutes, want to be certain our things are bagged before we set off
sitting out front in a silver Camry, second row, should someone be bringing my stuff out
I pushed the "I'm here" button ten minutes ago
checked in for curbside at 4:05, bay 2, nobody yet
I called when i parked and no one has walked out
do I go to the express window for {num} or wait for the text
can I skip the line if mine's already paid, and is it done
is that disposable i paid for on hold there or do i need to hurry
backordered item, has it landed yet? the peach seltzer 4 pack
you said the RSO syringe would come in thursday and you'd save me one. did it
the special request I made for 1:1 capsules, is it here
any word on the vape battery i prepaid for
has the replacement cart you're sending gone out yet
waiting on that exchange you said you'd ship, any tracking?
which carrier is the t-shirt coming with and is there a tracking code
my merch hoodie, shipped or no
tracking # doesn't pull anything up
where do I put in the tracking code
how do I check on a pickup without logging in
can't get into my account to see whats happening w my purchase
the text link says "session expired" and I just want to know when they arrive
I don't text, will somebody phone me when it's bagged
did my id get approved so you can start packing
the upload of my license went through at 9:40, is that what's keeping my order from moving
are you waiting on something from me? mine hasn't budged
do i owe anything else on {num} or is it all paid
what's my total gonna be at the door for the 2 eighths and the cart
how much cash should I have ready when the driver gets here, {num}
did my code come off the total, it's the one from about 20 min ago
did the points get used on the one I just put in
has the part I'm owed from last week's bag come in yet
hey its Denise, second time checking today sorry! {num}
4 hrs
he was 6 min away, now he's 31 min away?
my neighbor ordered after me and already got hers, where's mine
got a text for someone called Bryce saying his stuff is ready, is mine ready too or did you mix the numbers
is it coming in a plain bag and is it close, my in-laws are here
babysitter leaves at 7, is the courier anywhere near Maple Ave
hotel front desk says nothing has come for room 214
gate guard says nobody from your shop has come through yet
is delivery to Oakhurst running behind schedule today
my edibles have been "5 stops away" through an entire movie
let me know where we are with {num}-C please and thank you
I scheduled it for tomorrow, does it show that on your end?
did I choose today or tomorrow? I can't remember which slot I clicked
what did I end up getting, I was half asleep when I checked out. number is {num}
can you read back what's in my bag before I drive over
did the grape gummies make it into my pickup or were they out
`,
  order_change: `
could you kindly put a second tin of mints in with mine, {num}
throw in a pack of hemp wraps too
one more of those dreamy cherry gummies on top please
leave out the lighter, I found mine
drop the seltzers from {num}, keep everything else
I'd like 4 instead of 2 of the minis
make that a quarter
bump it up to the 1000mg one please
went with hybrid, should've been indica, can it be fixed before you pack it
not the mango. blueberry. sorry!
if you haven't bagged it yet could the cart be the live resin version
trade the topical for the roll-on, I'll pay the difference
Hello love, I ticked the wrong strength, 25mg would flatten me. can you make it the 5s
{num}: scrap the flower, double the edibles
please don't send {num}, I've changed my plans
call the whole thing off
nevermind on that eighth i reserved
abort abort i clicked buy lol
I no longer need the delivery, my son brought me some
my husband already bought the same thing in store, could you take ours off the books
two went through, kill the second one
kill {num}, keep {num}
how late can I back out of a purchase
is there a fee if I cancel now
where's the cancel button
cancel button is greyed out on my phone
cancel just the vape part
the money's not cleared yet, can I still pull out of the $96 one
the driver hasn't left has he? I want to call it off
Hi, I'm so sorry to be a nuisance, but my daughter has gone into labour and I won't be home for the drop-off at 3, could we do Thursday instead
could it be after 5:30, I don't get off till then
can he come later, baby's napping until 2
any way to bump me up, I leave for the airport at 4
push {num} back an hour
I said noon but I can be there by 10:30, would it be packed?
not gonna make it by close, could you keep my bag overnight
stuck in traffic on the 101, my hold runs out at 6, please don't shelve it
hang on to my prerolls till payday friday?
can you extend my hold another day, {num}
the snow has me stuck, can my pickup turn into a delivery
actually I'm going to be in the area, so no need to deliver, I'll collect
can we switch to the drive-thru window for mine
send my pickup over to your Lakeview shop please
I chose the Main Street shop but I live way out by the mall one, can it be moved
wrong house number, it's {num} not {num}
autofill put my old zip code in
it's going to my ex's place!! please redirect it
we've moved hotels, now at the Ramada room 309
deliver to the back house not the front one
have the courier phone me, don't ring, the baby is asleep
tell him the buzzer is broken and to text when he's outside
Please ask the driver to use the side ramp, I am in a wheelchair
note for the driver: big dog, friendly, don't open the gate
leave it with the doorman, is that allowed? if so please add that to {num}
code for the building is {num}# can you pass it along
my caregiver will collect it for me, her name is Rosalind, what do you need from her
can my daughter come by for it, she's 24
my dad's on the account but I'm the one coming in, can you add me
is my neighbor allowed to sign for it, I've been called in to work
someone else will be home when it comes, her name's Imani, should I tell you her birthday?
I can't drive after my surgery, so my sister Joan would be fetching my tincture, how do I authorize her
friend is grabbing mine on the way, does he just give my name and {num}
I typed my own name wrong, it's Katharine with a K, does it need to match my license
my phone died, put my wife's number on it instead: 555-{num}
wrong email on it, I never get the updates. it should be .net
paid with the wrong bank account, let me redo it with my other one
rather pay cash at the door than the app thing, can that be changed
put $20 of points toward {num}
i had a 15% code and it didnt take, can someone apply GREENDAY after the fact
forgot to mark senior on it, I'm 72, can you adjust the total before I come
could you add my med card to the one I put in at 11:20 so the tax comes off
want to up the tip for the driver to 10, he came in the rain last time
please split it in two bags, half is my sister's
merge {num} with {num} so I only pay one delivery fee
i'm $6 short of free delivery, add a preroll to get me there
if the Sherb is out don't sub it, just take it off
okay to sub the cookies for whatever's similar, just not a sativa please
no substitutions on mine please, I'd sooner go without
can I make changes after I've paid or is it locked
modify {num}
`,
  complaint: `
Hi hun, I think whoever packed my bag left out the balm
only one tin of mints in here and I bought two
9 gummies in a 10 count pouch
counted twice, 4 prerolls in a 5 pack
there's no eighth in here. just the papers and a receipt
everything's here but the cart
the little battery that was meant to be free with it wasn't there
promised a freebie over $75, spent $81, no freebie
{num} arrived without the tincture
{num} had somebody named Phil on the label
{num} came as sativa, I need indica to sleep
I'm afraid I've been given a stranger's medicine
pretty sure i've got another guy's stuff lol there's dab wax in here and i don't dab
you've given me a whole extra ounce that isn't mine, what should I do
got 2 of something I paid for 1 of, being honest here
asked for the 1:1, was given straight THC
these are sugar free, I didn't pick sugar free
it's a pod, I needed a 510 thread cart
half gram in the box, full gram on the receipt
bag reads 3.5 but it's the two gram size
labelled {name}, I bought {name}
came with ground flower and I paid for whole buds
the drink was orange, should've been the cranberry
My late husband's old grinder fits only the small cones and you sent king size, not what I selected on the page
wife had the peach rings in the cart, we were handed watermelon
swapped my brand for a cheaper one and charged the same $45
no one called before replacing my strain with something else
said ok to subs but this isn't even close, I bought a topical and got a drink??
glass jar in bits at the bottom of the sack
the lid was off and there's flower everywhere in the bag
tincture dropper snapped in transit, oil all over
chocolate bar's turned to soup, the driver had it on his dash
my gummies are one big brick from the heat
carton of seltzers arrived with one can punctured
left in the rain for an hour, the preroll tubes are full of water
the child proof seal was cut when i got it
sticker torn on the jar and it looks like someone had been in it
the expiration on these is january and you delivered them today
dog got it because he left it on the lawn
courier left my bag with a 15 year old!!
left at 220, I'm 202
it went to my old apartment even though I updated it
downstairs neighbor opened my bag thinking it was hers, the gummies are gone
marked delivered at 7:14 pm and my doorbell cam shows no one came
the picture is a green door. mine's white. where's my eighth
waited until midnight, nobody, and you've still got my $92
never came yesterday and you still took payment
I was told my bag had been given to someone else when I got there at 5
got to the counter and they said {num} was already picked up?? by who
drove 40 minutes and half of it had been sold out from under me though I'd prepaid
$47.50 twice on my statement, same minute
why are there 2 pending charges from the 8th
you've put $134 on my card and my receipt reads $104
taken $38 from my husband's account and $38 from mine for one cart
charged me a delivery fee and I came in for it
it took the tip twice
charged for 3 eighths, put 2 in my basket
why was I taxed like rec, I gave my med card
my 10 percent didn't come off the $120
code said applied on the screen but bank shows the full amount
points came off my balance and the money off didn't
gift card had $50 on it, you took it and then charged my debit as well
used my $25 credit and it's gone but total never dropped
cash change was short, I handed the driver 100 for a 71 dollar bag and got 19 back
driver had no change and kept my extra $12
driver asked me for 8 more dollars than the app said
paid through the app, the lady at the window made me pay again
card declined at the counter but now my bank says $66 gone
the terminal said error, ran it again, ended up with both
a $1 charge from you that I don't recognise
who is charging me $29.99, I haven't shopped in weeks
there's a purchase on my account I never made, {num}
someone used my account, 200 dollars in carts sent to an address in Fresno
my refund for the bad cart, it's been 11 days
you said 3 to 5 business days. today is day 9. $52
they told me the $18 was sent back and my bank sees nothing
where does the money go back, I closed that card
voided {num} on the 2nd and the hold is still on my account
refund went to the wrong card
got back $30 of the $45
I was given credit and I'd asked for cash back
credit from last month's mixup vanished from my profile
manager promised me a replacement jar in my next bag and it wasn't in there
the make-up preroll for last time got forgotten again
third time something's been left out, today the lighter and a 10 pack
Hi there, so I'm not upset, I just unpacked it with the kids in bed and there's supposed to be a sleep tincture, two tins, and a cream, but I only see the tins. How do we sort that?
Let me start at the beginning: I bought a pack of five {name} on Saturday, paid 42 with tax, took it straight to my brother's without opening it, and when he did there were five of something called Ice Cream Cake. He can't use those. What can be done?
Dear shop, the paper inside lists four items totalling $88.16 yet only three were enclosed, the absent one being the capsules
Hello, my mum is 77 and had a bag brought to her today. She was given 50mg chews when she always has 5s. She hasn't eaten any thank goodness
my boyfriend picked up for me and they gave him the wrong bag
just got home, bag feels light
opened it and the box is empty
wrong cart
shorted 1 gram
missing stuff again
not mine
overbilled $13
this aint what i bought
uh where's the other half of my half ounce
one of 2 bags made it, where's bag 2
packing slip says "1 of 2", only the one came
no receipt in the bag and i think two things are absent
need someone to fix {num}, it has someone's pet cbd in it
bought the bundle for 99 and the fourth item never got put in
deal was 3 for 60, rang up as 75
bogo cart: paid for both
the battery in the starter set is a different color and it's been used, there's lip gloss on it
I hate to say it but the young lady at the front was quite short with me
the man checking IDs made fun of my walker
got talked down to because I'm 74 and didn't know what a dab was
stood at the counter 18 minutes and not one hello
1 register open, 20 people, on a friday. come on
took 55 minutes in your line on my lunch break
they let 4 people go ahead of me
the fella helping me was on his phone the entire time
your cashier called me sweetie in a nasty way
budtender laughed when i said i wanted 2.5mg
my wife came out of there in tears
he commented on my daughter's outfit, she's 22, not okay
your driver sped down our street, there's children playing here
your delivery man parked across my driveway and swore at me
courier reeked of smoke and wouldn't get out of the car
driver made me come down 3 flights when I'd said I use crutches
courier threw the bag over my fence
$55 for an eighth that used to be 40
you raised the gummies from 18 to 26 in one month
out the door price was 31% more than the shelf tag
the sign said 2 for 30, paid 38, nobody would budge
tuesday senior deal refused because it was 10 minutes past
your loyalty program wiped out 640 of my points
birthday reward was supposed to be free, they wanted $5 for it
charged me 3.50 to use my own debit card, that's robbery
the ATM in the lobby took a $6 fee
that cart tasted like a tire fire
last quarter I got was all larf
the eighth I brought home weekend before last was popcorn and fluff
prerolls are packed with shake, burned like paper
gummies didn't touch me, 4 of them, 40 mg
got a pounding headache from that disposable, what's in it
the flower was 11 months old by the date on the jar
your "top shelf" is a joke
scale it: 3.1 not 3.5. second time
the THC number on that label can't be real, 38%?
weed quality fell off a cliff since the new owners
they oversold me, asked for mild and was up til 4am with a racing heart
I told him it was for my mother and he still sold me something far too strong
website shows 6 in stock, get there, zero. every single week
drove an hour for the sale and the shelf was bare by 10am
your hours online are wrong, doors locked at 8:30
open sign on and they shut the door in my face at 8:52
bathroom was disgusting
store smelled like bleach and my asthma went off
no bench for old folks anywhere
wheelchair button on your door's been broken since march
parking lot lights are out, I felt unsafe walking to my car at 9
customers smoking by the entrance next to my kid's bus stop, do something
music so loud I couldn't hear the cashier
turned me away because my license is out of state, other shops take it
wouldn't take my passport
they copied my id without asking, not cool
guard put his hand on my shoulder
I was accused of stealing in front of everybody
they accused me of using a fake veteran card, I served 22 years
17 texts from you this week, I've unsubscribed thrice
stop emailing me
nobody ever rings back, left 3 messages
was promised a call by noon on the 5th, nothing
poor service
bad experience today
appalled
not coming back
yall lost a customer
this shop has gone downhill
where can I leave feedback, wasn't a good visit
is there a survey or somewhere to write up my experience, it was dreadful
Hello. I've shopped with you for five years and always speak kindly of you, so it pains me to write. On Sunday around 2pm I asked a simple question about two creams and was told "just google it." I felt foolish and left with nothing. I think somebody ought to know.
i'd like to file a grievance about how my son was treated at your store last night
`,
  returns: `
May I bring back a sealed pouch of gummies? my doctor told me to stop
never opened, still got the sticker, $35 cart, take it back?
cart died halfway, can you give me another
half a gram left and it won't draw
it gurgles and spits oil in my mouth, would you replace it
oil's gone dark brown in 2 weeks, is that covered
the disposable I bought on Saturday has no light no nothing
my pen blinks 10 times then shuts off, bought it 6 days ago, what are my options
charger cable sparked, I'd like a new one please
button's stuck on the battery, do these have a guarantee
how long's the guarantee on a dynavap
it's been 16 days, am I too late to bring it back
is it 7 days or 14 for defective stuff
30 days on glass?
what won't you take back
do you accept opened flower
can flower go back if I've only smelled it
is store credit all I'd get or would it go on my card
does the money go back to debit
can I get cash for an unopened eighth I brought home yesterday
what's the rule for edibles, can't find it on your site
by law can I bring these back at all
Good afternoon, my hands are too shaky for this dropper bottle and I wondered if you'd swap it for the capsules
I can't get the cap off this thing, arthritis, would you let me trade for something with an easier lid
my grandson bought me the wrong one for my vaporizer, can he bring it in and pick a different one
my mom never used the patches I got her, still sealed, box of 6, is that returnable
it was a birthday gift and she doesn't partake, may I exchange it for a candle or something
gift receipt only, okay for an exchange?
my wife is allergic to coconut and these have it, unopened, what now
got hives off the lotion, I'd like to send it back
made my heart race so I'd prefer to swap for cbd if you do that
tincture smells rancid, who do I see about trading it
sticks and stems, 3.5g, I'd like a different jar
found a hair in my flower, want a fresh one
powdery white fuzz on the buds, what do I do with it, bring it in?
bud's crumbly as chips, would y'all trade me
these gummies are hard as rocks, exchange?
a chew has a bite shaped hole in it lol can i get a new pack
preroll canoes every time, 4 left in the pack, will you take those
joint had a rip down the side, may I have another
the airway's blocked on this preroll, cant pull a thing
dab rig leaks at the joint, brought home tuesday
the glass downstem is the wrong size for my piece, 14 vs 18mm, exchange ok?
grinder teeth snapped first use, $28, I want another
papers are 1 1/4, needed kings, pack not opened
do I bring in the cart and box or only the cart
threw the box away, still have the cart and receipt email, enough?
paid cash and no receipt, but it's under my phone number, can you do the exchange
do I have to come in person to swap a dud vape or can the driver take it
can your courier pick up a bad cart when he drops off the next one
can I mail it to you
can my daughter bring the bad pen back for me, I don't drive any more
got it from your Eastgate shop, could I trade it in here
do I go to you or the manufacturer with a dead puffco, bought 4 months ago, $230
is there a form for faulty products
if I exchange do I pay the difference, mine was 40 and the one I want is 55
sale items, do those come back too
can i trade a 100mg pack for two 50s if it's still sealed
So I've been a customer since you opened and never brought anything back, but this cart was bought on the 3rd, worked for two evenings, then it got loose and now it rattles. I've kept it upright, warmed it, cleaned the contact. Is there something you can do?
bought 2 of the same pen, one's great, the other's a brick. swap the brick?
`,
  human_handoff: `
Is Beverly on shift this afternoon? She knows what works for my knees
could you let Theo know Mr. Pruitt stopped to say hi and would like a word
have Omar ring me, 555-{num}
tell Kayla to give me a shout after 3
is deshawn there
hey can rosa come on here a sec
what days does Gwen work
is Hector off on mondays, he's my go to
does Mei still work with you
whos in today at the counter
which budtender's on till 9
I only deal with Tommy
Annika said to ask for her
Ray told me he'd phone me back at 2 and it's quarter past 4
I missed a call from a lady there named Phyllis, can you put me through
someone from your number rang me twice, can I speak to whoever it was
returning a call from your store
got a voicemail to call back, who would i ask for
message for Curtis: it's about saturday, he'll know
please pass a note to Yolanda that her recommendation was perfect and I'd love to chat more
may I please have a word with a member of the team?
would it be all right if I spoke with somebody instead, sweetheart
I'm 79 and typing is hard for me, can a person phone me please
my eyes aren't good, I'd rather hear a voice
hearing's bad so no phone, is there a staff member who can type to me here
I don't mean to be rude to you but could a real person take over
you're very polite for a computer but I need a person
with respect, I'd like to speak with someone who can make a decision
not being funny but is there a human on the other side
am I chatting with staff or a program
are you automated
u a bot or what
is this answered by people
who is behind this chat
what's your name, do you work at the shop
can you get a person to look at this
need an employee
staff please
person
real human
someone
live rep
supervisor
owner
customer support
help desk person please
budtender pls
call me
phone me
ring me back
call me at 555-{num} anytime before 6
can somebody phone at 11:30 tomorrow, I'm up early
I'm on lunch 12 to 12:30, could you have someone ring then
I'd like to book a call with one of your people
can I set up a sit down with a consultant for my mom, she's new to this
is there a nurse on your team my dad could talk to
my father has Parkinson's and I'd much rather ask somebody knowledgeable in person, who should we ask for
I take blood thinners and want to ask a person, not a machine
quiero hablar con una persona por favor
may I talk to a woman, it's about menopause
can I have the older gentleman with the grey ponytail, forget his name
the young fella with the nose ring who helped me thursday, could he call
who was working the register around 6 last night, I want to talk to them
is the general manager in before noon
what time does the manager get in
what's the store manager's name and email
how do I reach the owner directly
I want the owner's number
who's above the manager
district manager contact?
corporate phone number
is there a head office I can write to
manager to call me today please, {num} is what it's about
can I have the boss phone me about the $140
get me someone who can do refunds
I need whoever handles payments, not a bot
put me in touch w the delivery dispatcher
what's the driver's number so I can talk to him
can I talk to my courier
I'm a rep with an edibles brand, who is your buyer
reporter with the local paper, who can I talk to
I'm from the landlord's office, need to reach whoever runs the place
who takes care of the medical card people, could I speak with them
who do I talk to about a donation for our school raffle
lost my wallet in your shop last night, can someone there check and call me
is anyone picking up? rang 6 times
on hold 22 min on your line, can someone answer here instead
your phone menu hung up on me, how do I get a person
which button on the phone gets me a person
do you have a direct line
text number for the shop?
is there an email that someone really reads
can we take this off chat
you've told me the same thing four times, get somebody
nope, wrong again. a person.
this is pointless, who works there
i give up with this thing, lemme talk to someone
wow you really don't get it huh. someone else please
stop giving me menus I want to talk
no no no. not a menu link. a PERSON
bot go away
switch off the bot
escalate
escalate this please, it's been 3 days
please have a human review what I wrote above
how many people are ahead of me for live chat
what hours is a real person on this chat
if I keep typing will a person come
I'll hold, just get me somebody
Hello, I've written this out twice now and your machine hasn't followed. My question has three parts, one about my card, one about the gummies and my pills, and one about parking. It really would be simpler if a person called me.
`,
  store_info: `
anybody there who speaks Spanish
`,
  accessibility: `
is there somebody who signs, my husband is deaf
`,
  jobs: `
who does hiring, I'd like to speak to them
`,
}
