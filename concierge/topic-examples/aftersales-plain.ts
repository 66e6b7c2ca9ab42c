import type { TopicExamples } from '#concierge/understand/topics.ts'

/**
 * What is told in `aftersales.ts`, as short statements of fact from which a clerk hears the trouble.
 * Over 300 lines because they are data: one hand's messages, a line each, held out together when the learning is judged.
 */
export const AFTERSALES_PLAIN: Partial<TopicExamples> = {
  order_status: `
paid at 3 and my phone has been silent since
no text yet
been parked in spot 4 for a quarter hour
the driver dot is in the next county
app says arriving soon, has said so all evening
progress bar stuck at the second circle
tracker went grey
still says received
it says packed but nobody's pinged me
window was 2 to 4, clock says 4:40
my confirmation email came with no number in it
got a thumbs up from you at noon and nothing after
nobody has rung the bell yet
I'm on the porch and there's no one
courier turned around two blocks from me
page says "out for delivery" since breakfast
it's past dinner and still no gummies
your site shows nothing under my name
I checked out as guest and have no way to look it up
the countdown hit zero
eta keeps moving, 5:15 then 5:40 then 6:05
haven't heard a peep about my edibles
text said ready, then a second text said not ready
my account page is blank where the purchases go
status is a bunch of dashes
it's been "assigning driver" for an hour
I put it in last night after you'd closed
I'm leaving work now and don't know if it's bagged
the lady on the phone said twenty minutes, that was an hour back
bought a half oz online, no receipt in my inbox
it says completed but I haven't been in
mine says on hold
mine reads "awaiting payment" and I paid
says "pending review" in yellow
says partially filled
there's a red exclamation mark beside my pickup
the link you texted opens to a 404
two emails, two different pickup times
no name on the tracker, no car, nothing
driver called, I was in the shower, now it goes to voicemail
my window closes at 8 and I've seen nobody
not here yet
still waiting
nothing at the door
it's nowhere
no driver
it got cancelled on its own
just says processing
says declined, then says thanks for your purchase
been 3 days on the preorder
the drop was Friday and I reserved one, never got a ping
was told my backordered vape would land this week
the restock I put a deposit on, no news
I was number 6 in line on the app, now I'm number 9
they said they'd set a jar aside under Whitlock
my hold slip says until Sunday, today's Monday
my bag was going to the drive-thru window, I'm at the window
it's raining sideways and my delivery page says delayed
roads are closed on our side of the river, my tincture was due at one
left my phone at home so I missed whatever you sent
can I get an eta
where you guys at with my stuff
ready yet??
how's {num} doing
did my thing go through or nah
yo is it cooked yet
is the driver close
has my dude left the shop
how many folks are ahead of mine
which stage is it in now
what does "staged" mean on mine
what's "manifested" mean, is that good
is somebody packing mine this minute
will you text or do I just show up
when's a safe time to swing by for mine
did the order I made on my work computer reach you
could you look up an order for Delacroix
I'd like to know if my order from this morning has been filled, please and thank you
whats up w my order, says nothing
any movement on order {num}
order still not moving, what gives
is order {num} the one coming tonight or is that the other one
my order vanished from the app
does my order show on your end
I believe I submitted an order but my granddaughter did the clicking. Is it there?
hi, first timer, how do I find out whether my order is done
order was for four o'clock, should I still come
is there an order with the last four {num}
can I see past orders anywhere
what was that indica I got in March, the purple bag one
look up what I had last time, I liked it
need a copy of my invoice from the 12th
what strain was the preroll in my last bag
how much did I spend on my last run
remind me what I've got reserved
what all did I put on my pickup, can't recall
what time did I choose for tomorrow
which of your shops is mine at
is mine at the Pine Ave spot or the Harbor one
how long will it sit there before you put it back
do I lose it if I get there after close
can you see if my brother already fetched it
who signed for it
did my wife pick ours up yet
was it the dog walker who took it in, what does your record say
do I need the number or just my license when I get there
tracking please
tracking for the shirt
is the bong in the mail yet
did the usps label get scanned
my replacement battery, has that shipped
what day does the sub box go out this month
is my card verified so the thing can move along
did you get the picture of my license
why'd you kill my purchase
who cancelled it, you or me
was mine voided because of the address
did the payment land
did checkout take, I only got a spinning wheel
are drivers even out tonight or is mine stuck
does "ready in 15" mean 15 real minutes
`,
  order_change: `
I picked the wrong store
meant the indica
meant 2 not 20
I put the old apartment in
that's my ex's address
I ticked delivery by mistake
forgot the papers
forgot my lighter fluid, already checked out
I hit the sativa by accident
my car died, can't come get it
won't make it by seven
running about 40 late
I'm stuck at work till 10
the gate needs {num} then the star key
callbox is broken, they have to phone me
doorbell doesn't work
buzz 3B, the name says Okafor
we're the basement door, round the left
the blue tarp house, numbers fell off
gps takes people to the alley, front is on Linden
don't knock, newborn asleep
dog bites, stay by the mailbox
I'm at the back cottage not the main house
leasing office is holding the lobby door, ask for Pilar
my boyfriend will be at the counter instead of me
my license is expired so my husband's coming
mom has the ID, she'll be the one at the door
I've thrown my back out, the neighbor is going in my place
the caregiver on file retired, Annette does it now
card on that one is maxed, I've got cash
I selected cash and only have a debit card
used the wrong card, that's my company's
I did two by accident, they can be one
there's a second one from my roommate, same house
I bought twice tonight, one trip is plenty
don't want the brownies anymore
found a cheaper one, scratch the cart
changed my mind on the wax
never mind the chocolate
doc says no smoking now, so the flower has to come off
I'm allergic to coconut and just read the label on what I bought
too much thc, need the lower one
strawberry was a misclick
the 510 won't fit my pod battery, I picked wrong
that one has melatonin in it and I can't take melatonin
clicked the wrong size cones
I left the promo code off
senior discount box was blank when I paid
my rewards number never got typed in
I was gonna use my points on that
phone number on it has a typo, ends in 4 not 9
spelled my email wrong so nothing reaches me
name on it is my nickname, license says Bartholomew
flight got moved up, I'd need it before noon
we checked into a different motel
I moved last week
tuesday doesn't work after all
it can wait til the weekend
no longer need it
oops I tapped the wrong thing
hold the edibles, keep the rest
lose the mints
toss in a second tin
tack on an eighth of whatever's cheapest
plus one grinder card pls
swap mango for grape?
trade my joint pack for one big blunt
half gram cart to a full gram, doable?
switch my strain, that one gives me headaches
can I sub live resin for the distillate
double the drinks
make that three tins instead of one
take the bag fee off, I've got a tote
put a gift note with it?
wrap it, it's for her birthday
if you're out of {name} give me anything purple
pick any replacement you like, I trust ya
call before subbing anything out
can I still mess with what I bought
is it too late to tweak mine
can u remove 1 thing
let someone else get it?
who do I tell that my cousin's picking up
does the other person need my id to fetch it
can two names go on the pickup
deliver to my job instead?
meet me in the lot by the pharmacy instead of the house?
can he drop it at the marina, slip 14
could you bring it to the side porch, the steps are icy
curbside instead of coming in, I've a bad hip
can I switch mine over to drive-thru
push it back to 6?
sooner if possible?
tomorrow instead of today
move my slot to saturday morning please
can I split it on two cards
pay with my bank app rather than cash?
put them together so there's only one delivery charge
merge {num} and {num}
can you change my order, I clicked too fast
please amend my order to take out the cookies
order {num}, make the gummies sour apple
add rolling papers to the order I just placed
scrap my order, the grandkids are visiting
cancel order {num}
pls stop my order before they bag it
I need my order sent to my sister's on Quail Ct
am I able to edit the order or do I start over
combine my order with Marcus's
I would like my order split so half comes friday, is that permitted
`,
  complaint: `
box is mashed flat on one side
corner of the carton is caved in
got the 5mg, paid for the 50
three on the slip, two in the sack
the bag's got one jar, I bought a pair
someone else's name is stapled to this
says Francine on the label, I'm Doug
there's a dog treat cbd bag in mine and I have no dog
I have her cream and she has my drops
our stuff got switched with apartment 12
opened the box, empty tube
joint tube has nothing inside
lid's loose and there's weed all through the bag
syrup leaked over everything
soda can burst on the way
bottle arrived with a crack, half gone
dropper is shattered
oil all over the papers
slivers of glass stuck to my gummies
pipe came in three pieces
bong arrived with a chipped mouthpiece
seal was cut
shrink wrap was already off
tamper strip isn't there
tin has fingerprints in it and one's missing
child lock is busted, cap spins
chocolate turned to soup
gummies arrived as a single lump
use-by was last october
no label on this jar at all
jar says one strain, lid says another
asked for whole bud, got shake
it's a sativa, I bought indica
cbn ones came, I wanted cbg
wrong flavor
wrong brand
wrong battery, threads don't match
got a half gram, paid for a full one
small tin instead of the big one
sugar free was swapped for regular and I'm diabetic
you sent cbd
got prerolls, wanted loose
two left socks, I bought your merch pair
hat's a kid size
grinder's missing its bottom
charger wasn't in the kit
no mouthpiece with it
papers left out
light by 2 joints
nine chews, the pack says ten
bag of one thing, bill for five
nothing for the second line on my receipt
bank shows it twice
same amount, same minute, two lines
card got hit 3 times for a single eighth
$61.40 is gone and your site says my cart is empty
money left my account, no confirmation
app crashed after I typed my pin and the cash is out of checking
charged more than the shelf price
paid 55, tag said 45
total at the register beat the website by nine bucks
tip doubled itself
I tapped 10 percent and it took 20
delivery was meant to be free over 60
tax is med rate on the screen, full rate on the slip
atm fee of 3.50 nobody mentioned
charged for a grinder I handed back
billed for something that was sold out
you were out of the drink and it's still on my bill
500 points gone, price the same
points never showed up
stamps didn't get added
my birthday ten percent isn't on here
code took, total didn't budge
veteran price didn't come off
first timer deal didn't ring up
the two for one rang as two
penny preroll came up $9
loyalty credit disappeared at the last screen
gift card reads zero and I've never used it
money still hasn't come back
said 3 to 5 days, it's day 11
only half of it was put back on my card
my credit from the broken jar isn't in the account
card I had then is closed, the money bounced somewhere
the hold never dropped off
marked dropped off, it isn't
photo shows a porch swing, I don't own one
left on the curb in the sun
left in the rain, sack fell apart
they handed it to the neighbor
driver gave me the next guy's bag
driver drove off with the other half
delivered to 88 Elm, I'm 88 Elm Court
signed by "J" and no J lives here
got there and it had been given out already
picked up my bag, home now, one thing short
budtender bagged the wrong row
cashier skipped one
there's a preroll in here I never paid for
extra cart in the sack, not mine I think
free sample they promised isn't inside
I count 26 grams, meant to be 28
sent the one I told you I'm allergic to
subbed without asking, gave me mids for top shelf
change came back five short
gave a fifty, got change for a twenty
paid cash, the screen says unpaid
topical's pump is snapped off
cap's off the cream, it's everywhere
my receipt is for a different man's purchase
who spent $72 on my account
couple of things never made it into the sack
y'all forgot my vape again
half of it's absent
incomplete
not what I bought
who picked these, not me
bag mixup
where's my change
why two charges
why did I get charged if it never went through
where's my refund
refund says pending since the 3rd
refund was short by six dollars
you owe me a preroll
my order showed up soaked
order came without the tincture, could someone check the shelf
my order is short an eighth and I'd rather not drive back
hello, lovely shop, just my order had another lady's gummies in it
order {num} billed twice, once at 1:02 and once at 1:03
paid and no order was ever created
discount not on my order
hey so I got home and the order's all wrong lol what do i do
bud smelled like a barn
it tasted like lawn clippings
dry as a cracker
seeds everywhere
mostly stems
there's cat fur on the nugs
white fuzz on the nug
the eighth weighed 3.1 on my scale
ounce came out at 26.4
looked nothing like the picture
label said 29 percent, feels like 9
ate the whole pack, felt nothing
joint canoed start to finish
prerolls are packed with dust
cart gave me a sore throat
oil went dark in a week
gummies taste like cough syrup
cookies were stale
harsh
mids at top shelf prices
coughed up black after that one
it gave me a rash, that balm
guy at the desk rolled his eyes at me
she talked to my husband the whole time like I wasn't there
he called me grandma
I was called sir all visit
he sighed when I asked a second question
girl up front was doing her nails
two clerks chatting, eleven of us standing
nobody said hi
got rushed out
they skipped me
guy behind me got served first
stood 50 minutes for a single gummy pack
only one till open at rush hour
no chair for the old folks in your line
the counter kid had no idea what cbn is
he pushed the pricey stuff on me
got talked into something I didn't want
she gave me advice about my heart pills she had no business giving
guard yelled at my mom
your security patted me down
he followed me round the aisles
they searched my purse
man at the door barked at me over a mask
turned away for a cracked license
they said my ID was fake, it's not
told me to leave over a stroller in the car
they refused my dad because I was standing next to him
he waved the rule sheet in my face
it's fine to say no but he didn't need to snap
she slammed the jar down when I asked about exchanges
somebody keyed my car in your lot
potholes out front, popped my tire
lot's full of guys drinking
no light by the ramp
wheelchair spot had your van in it
your delivery guy blocked my driveway
driver was smoking in the car
driver threw the bag at my door
driver cussed at me
site logs me out each time I add something
menu froze on my phone
menu's never right
your age popup won't let me past
six texts a day
I said STOP and they keep coming
got a text from you at 5 a.m.
billboard says $15 eighths, there are none
ad said free preroll, they laughed
half off sign was for one brand in tiny print
deal ended early with no notice
sold out of the special by ten past nine
prices went up again with no warning
speakers blasting so I had to shout my birthday
floor was sticky
smelled like sewage by the register
I've been a regular for four years and I'm through
manager on duty shrugged at me
I want to file a complaint about the man at the front door
`,
  returns: `
pen blinks three times and quits
red light, no smoke
battery won't wake up
click five times, nothing
won't take a charge
charges all night, dies in an hour
cart leaks out of the bottom
sticky goo in the threads
tip broke off in my battery
mouthpiece came unglued
it pulls like a brick wall
draws air, no vapor
burnt from the first pull
window's full, coil's toast
dispo died on day two
pod doesn't click in
rig won't heat past low
screen on the vaporizer is blank
usb port fell inside
magnet adapter fell out
grinder seized up
threads on my grinder stripped
torch won't light
lid of the stash box won't latch
rolling machine band snapped
glass stem snapped the second time I used it
downstem doesn't fit the bong
banger's the wrong joint size, not used
battery gets hot enough to scare me
my cart spits
carb hole is blocked with resin, fresh out of the pack
one puff and it was over
same dab pen, third failure
lasted a week
it rattles
no hit
dead on arrival
bought it for a friend, she quit
don't like it, seal's intact
wrong coil, pack unopened
tag still on, hoodie's too tight
I tossed the box
receipt went through the wash
only have a photo of the slip
it's day 31
I don't live in state, bought it on vacation
what's your policy on bringing stuff back
returns allowed?
how many days have I got to take something back
do you swap carts that clog
is there a warranty on the batteries you sell
do {name} have a lifetime thing or what
who honors the guarantee, y'all or the brand
need the packaging to exchange?
can I do it without a receipt
does an emailed receipt count for exchanges
can I mail a faulty pen back to you
would another location take it back
cash back or just credit when I bring something in
are edibles final sale
are clearance items final
no takebacks on flower right?
is a restocking fee a thing here
can I swap an unopened tincture for a different strength
I'd like to bring this vaporizer back, it has never warmed up once
can my aide carry the faulty battery in on my behalf
how do I register my volcano for the guarantee
can I return part of an order
want to send my whole order back, is that a thing
what do I need with me to exchange a busted disposable
`,
  human_handoff: `
you're not understanding me
this isn't working
I don't talk to machines
bot's useless
I've typed this 3 ways already
you keep sending me the menu
I'm 81 and this chat is beyond me
my thumbs are too big for this typing
I can't see well enough to type all this
hearing aid's out so it has to be text, with a person
it's complicated
it's private
rather not put this in a chat
it's about my medical stuff and I'd like it kept off here
I've been on hold 25 minutes
nobody picks up
your line just rings
phone goes straight to a mailbox
mailbox full
left two messages, no callback
I emailed last week, crickets
somebody promised to ring me back, no one did
missed a call from y'all
my number's 555-{num}, evenings are best
I'm free after four
Rosa knows my situation
Darnell always sets me up
I was mid-chat with Keely and it cut off
the tall girl with the nose ring was helping me
I only trust the lady with the braids
legal stuff, not for a robot
I'm with the fire marshal
I represent a grower
I've got samples for your buyer
I'm from the city, about your permit
insurance adjuster here, about the fender bender in your lot
detective Lowell, about footage
I do a podcast and want someone on it
wanna talk wholesale
I'm supposed to start monday and don't know who to ask
my interview's at 2 and I'm lost
I put in an application and heard nothing
I need a grown up
need somebody with a pulse
need a voice
need someone who speaks Spanish
hablo poco inglés, una persona por favor
no more bot
real one please
humannn
agent
agentttt now
operator
representative
live chat
rep pls
0
connect me
transfer
a person, any person
anybody home
anyone alive in there
knock knock, is there a worker around
give me a buzz at home
can you phone my landline
is a callback possible
what's the number to reach the counter
got an extension for the delivery desk?
whats ur email for the head office
is there a fax for my doctor's letter
who do I ask about accessibility at the shop
who's in charge tonight
who runs this place
is the pharmacist in
can I speak with the shift lead
can a budtender hop on here
may I chat with one of the young people instead
could I trouble a member of staff for a word, dear
is this a robot I'm writing to
are you a real guy or what
can you put a supervisor on
get your boss
fetch the manager
is the manager around today
manager's name and email please
I want to speak to someone about an order, not to you
need a person to go over my order with me
pass me over to somebody who can make decisions
hand me off to whoever's working
let me text with an employee
`,
}
