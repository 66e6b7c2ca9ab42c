import type { TopicExamples } from '#concierge/understand/topics.ts'

/**
 * What is told in `aftersales.ts`, by another hand, with how an order is placed.
 * Over 300 lines because they are data: one hand's messages, a line each, held out together when the learning is judged.
 */
export const AFTERSALES_FURTHER: Partial<TopicExamples> = {
  order_status: `
wheres my order
is {num} ready yet
can u look up {num} for me
paid at 1 and its almost 3 and nobody here yet
still says processing on my end, been that way since last night
did my order go thru? page froze right after i hit pay
driver never came
eta?
ord {num} status pls
how much longer on my delivery
i never got a confirmation email
got a text saying "out for delivery" 2 hrs ago... and nothing
am i good to come grab my stuff
is my pickup bagged up yet
placed an order around noon under the name Teresa, can you check on it
the tracker hasnt moved
any update on {num}
hey just wanna make sure you guys actually got my order
my card was charged but theres no order in my account??
how will i know when its ready
whens the driver gettin here
been sitting in the parking lot for 15 min waiting for the ready text
it said 45 minutes, that was an hour and a half ago
can you tell me how far away the driver is
no ready text yet, should i just come in
trying to find out whats going on w order {num}
did someone pick up my order already or is it still there
my order says completed but i dont have anything
Delivered?? nothing is at my door
where can i see my order history
hello i ordered two eighths and a vape this morning and have not heard anything since, my phone number on it is the one ending {num}, could you please see whether its been filled
{num} ??
why is it taking so long
is my order confirmed
says "pending review" what does that mean
status on my order please
what does "awaiting fulfillment" mean on my order
has my stuff left the store yet
driver says 10 min away for the last 40 min lol
my order got cancelled and i dont know why
u guys cancel my order? got a weird email
order number is {num}-B can you see where thats at
lost my confirmation number how do i check my order
whats the name of my driver and is he close
is the delivery guy lost or something
checkout gave me an error but i think it went through anyway?
need to know if my preorder came in
i ordered yesterday for pickup today, all set?
did y'all receive order gt {num}
tracking link is broken
link in the text dont work, i just wanna know where my weed is
can i get a live update on my delivery
do i need to wait for a text b4 i come
how come my order still isnt packed
hey its mike i ordered online like 20 min ago is it done
I placed an express pickup and it's been stuck at "received"
will it get here before 8? i gotta leave for work
am i next on the delivery route
look up my order under 555-{num}
checking on a order for my mom, last name Okafor
my order dissapeared from my account
anything on {num} yet
the app says ready but the email says in progress, which one is it
dude where is my delivery
ive got my id out and been standing on the porch, is he close
driver marked it as attempted but i was home the whole time
are deliveries running late tonight
ordr {num} is it rdy
can you confirm the payment went through on my end before i drive 30 mins over there
wondering if the pre-order gummies are in, i reserved em last week
i hit submit twice, did it make two orders?
what time did you say my order would be done
where's my pickup at, its been over an hour
can you see my order? it was the one with the {name} and the papers
did the driver skip my house
still nothing....
my window was 4 to 6 and its 6:20
how do i track a delivery
no one has called me about my order yet
is there a problem with order {num}? it's just sitting there
received a text that my order was "on hold", what for
it let me pay but then never gave me an order number
is {num} waiting for me at the counter
just ordered, when can i come get it
my husband said you called about our order, whats up with it
do you have my order or is it at the other location
im here for curbside, spot 3, is it coming out
can u check if the guy delivering has left yet, ordered 3:15
Good afternoon, I am inquiring about the progress of order {num}, which was placed on Tuesday and has yet to be marked as ready for collection.
placed order, paid, now what? has it been started
`,
  order_change: `
can i add a preroll to my order
swap the indica gummies for sativa ones on {num}
i put in the wrong address
need to change my pickup to 6 instead of 4
can my gf pick it up for me
cancel it
pls cancel order {num} i ordered by mistake
is it too late to add something
forgot to use my promo code on the order i just made can you put it on
wrong store!! i meant the downtown one, can you switch it
take the cart off my order and keep the rest
i need to make it delivery instead of pickup
changed my mind about one of the items
i cant make it today, can you hold it til tomorrow
running late for my pickup slot by maybe an hour, ok?
send it to my work instead, 410 garner st
can i change the name on the order to my brothers
ordered 2 by accident only want 1
how do i edit my order
add another eighth of the same thing plz {num}
dont want it anymore
can you move my delivery to the evening window
apartment number is missing on order {num}, its 4B
i need to update the phone number on my order so the driver can reach me
switch payment from debit to cash on {num}
my wife is gonna be the one at the door, is that fine, she's over 21 and has her id
oops meant 1g not half gram
replace the {name} with anything else hybrid if ur out
hey could u tell the driver to come round the back
i wanna pick it up tomorow instead
can i get rid of the edibles and do flower instead, same price
stop my order before it ships out please i used the wrong card
my roommate is picking up for me does he need my id or what
make my order an ounce rather than a half
please void {num}
can u add a lighter and some raw cones, havent left the house yet
the delivery needs a gate code, how do i add it
want to push my pickup to saturday
didnt mean to hit medical, can you change it to rec
is there any way to undo an order i placed 2 mins ago
my loyalty points didnt get applied when i ordered, can you redo it w the points before i come in
instead of curbside id rather come inside
change order {num} to the lemon flavor
gotta cancel, something came up, sry
put my order under jamal instead hes the one coming
can i combine my two orders into one pickup
I entered my old address from before I moved when I ordered about ten minutes ago, what is the best way to get that fixed before the driver leaves?
do i have to cancel and reorder to change the quantity
take off the tip i put 50 by accident lol
can yall deliver it earlier than what i picked
`,
  complaint: `
my bag was missing the gummies
got the wrong strain in my delivery
u charged me twice
where's my refund
this isnt my order, its somebody elses bag
jar showed up cracked
order {num} is short one preroll
i paid for 3 and got 2
bank shows two charges from you guys for the same order
refund was supposed to be here 5 days ago
cancelled my order and the money still hasnt come back
the driver handed me a bag with a different name on it
yall forgot my free preroll
i ordered a sativa cart and theres an indica in the box
opened the bag at home and half my stuff isnt in there
got 10mg instead of 100mg
the chocolate came totally melted
receipt has 4 items, bag has 3
{num} wrong item
i think my order got mixed up with another customers
debit went thru 3 times!!
they subbed something without asking me
i was billed for something i didnt get
the total on the website was 62 and i got charged 81
you cancelled my order but kept my money??
package was already open when it got here
came with no battery even tho it was a kit
bag was wet and the papers are ruined
delivery left w the neighbor and they dont have it
order says delivered and its not here, i want my money back
missing an eigth from order {num}
why was i given someone named carla's order
the seal is broken on my tincture and some of it spilled in the bag
i had 5 things on the list. i got 4. no one told me anything
never received the item you said would be sent separately
still waiting on that refund for ord {num}
got home and the preroll tube was empty lol what
paid online then the guy made me pay cash at the door too
gave me 1g bag instead of the 3.5 i paid for
my discount came off at checkout but the charge was full price on my card
half of my order was for a different store i guess? they said they didnt have it but i paid already
Picked up order {num}-K this morning and when I unpacked it there was a topical I did not purchase and the two tins of mints I did purchase were nowhere to be found.
payment failed but money is gone from my account
wrong flavor, i asked for peach
the box is crushed
didnt get what i ordered
can i get the rest of my order? you guys shorted me
theres a hold on my card for an order that never went through
who do i contact about a missing item
somebody stole my delivery i guess? pic shows it on the steps and its gone
{num} came with two left out: the papers and the live rosin
atm fee got charged even though the transaction was declined
store credit you promised isnt on my account
refund only came back partial, missing like 14 bucks
driver gave my order to the wrong apartment
i got regular prerolls, i ordered infused
i ordered smalls and that's not what's in this jar, its shake
the thing i got is a different brand than whats on my receipt
double billed on 4/20 order, can someone fix it
one of the drinks exploded in the bag, everythings sticky
your budtender was so rude to me today
waited 40 min in line for a preordered pickup, ridiculous
that last eighth was trash
i got overcharged
didnt get my veteran discount and the guy just shrugged
worst dispensary ive been to honestly
the girl at the register rolled her eyes when i asked a question
this weed is so dry it turned to dust
how do i make a complaint
yall prices went up for no reason and the quality went down
website said 20% off and they wouldnt honor it in store
im really disappointed with my visit
the security guard talked to me like i was a criminal
never shopping here again
bud smelled like hay, what happened to you guys
delivery driver was blasting music and flipped me off
felt super rushed by the person helping me
i want to report an employee
who do i tell about bad service
you guys advertised bogo prerolls then said "oh that ended yesterday", it was still on the sign
my weed was full of stems and seeds
guy behind the counter clearly didnt know anything about what he was selling
happy hour deal wasnt applied and they told me too bad
the store was filthy
they refused my id and its perfectly valid
I have been a loyal customer for three years and on Friday I was treated as if I were wasting your employee's time, and I would like someone to know about it
menu is never accurate, drove 25 miles for something u dont have
weighed my 3.5 at home and its 2.9. thats shady
staff standing around chatting while 12 people are waiting
i feel ripped off
those gummies were weak af, says 100mg no way
lost all my points and nobody cares
thats false advertising
budtender pushed me into buying the expensive stuff
got followed around the store, it was uncomfortable
had to wait outside in the rain with my walker, no one offered me a chair
sold me mids at top shelf price smh
yesterday was a mess, wrong price rang up twice and no apology
your parking lot is a nightmare and the guard wont do anything
someone at your store made a comment about my weight
senior discount is on your site but the cashier had never heard of it?
gonna leave a 1 star review
flower gave me a sore throat, tasted like chemicals
why do you charge tax on top of the price, felt like a bait and switch
every time i come in the line is out the door
hung up on me. twice.
first timer deal got denied cause they said i'd been there before, i havent
you keep texting me ads after i said stop
terrible experience w/ the new guy at the counter, he misgendered me the whole time
not happy
`,
  returns: `
cart isnt hitting at all can i return it
my battery was dead on arrival
can i exchange a vape
whats your return policy
cartridge leaking everywhere
i got the wrong strain by my own mistake, can i swap it
didnt like it can i bring it back
pen wont charge
this disposable quit after like 3 puffs
do you guys take back unopened edibles
clogged cart, tried everything, still clogged
how many days do i have to return something
lost my receipt but wanna return a defective pen
need to exchange a 510 battery, blinks 3 times then nothing
is it even legal to return weed
found mold in my flower, can i get a replacement
bought the wrong size papers can i trade em
oil leaked out the bottom of my cart
disposable tastes burnt from the first hit, what can u do
warranty on batteries?
can i get store credit for something i didnt open
gummies did nothing for me, can i get my money back
grinder i bought broke the same day
can i return an item at a different location than where i bought it
do i need the original packaging to bring back a busted vape
opened the jar and its super dry, exchangeable?
bought this for my dad and he doesnt want it, can it be returned
my puffco wont turn on and i got it from you last month
hi i have a defective cartridge from batch on 3/12, what is the process for swapping it
exchange only or do you do refunds
cart came half empty
how do i do a warranty claim on a {name}
can i bring back a tincture, it gave me a headache
i only smoked one of the prerolls out the pack, it wont stay lit, take the rest back?
the mouthpeice snapped off my pen
bong had a hairline crack in it when i took it out of the box, id like a different one
what do i need to bring to exchange a bad cart, id and reciept?
pod doesnt fit my device, wanna return
i want to return {num}
accidentally bought cbd only, can i switch it for thc
there's seeds all in this eighth, can i trade it in
vape pen just blinks red
used the topical twice and got a rash, can i return it
all sales final or nah
no vapor coming out of this thing, i want a new one
edibles expired last month and i just bought em, how do i swap
too strong for me tbh, any chance of an exchange
return window on accesories?
Hello, I purchased a dry herb vaporizer from your shop nine days ago and the screen has gone blank, so I would like to know whether you replace it or whether I must deal with the manufacturer.
rosin cart crystallized and wont pull, can you guys replace
`,
  human_handoff: `
put dana on
is marcus around
can i talk to a real person
human please
agent
bot no human yes
manager
let me speak to whoever is in charge
have someone call me back
is there anybody actually there
i dont want to talk to a robot
representative
can a budtender hop on here
need to speak w/ your manager asap
whats a number i can call to talk to somebody
ugh ur useless get me a person
is kayla working today? she always helps me
ask priya to text me
live chat?
can someone at the store call me, 555-{num}
transfer me
i'd rather ask a person if thats ok
get me the owner
tell big steve that ron is asking for him
get off bot
this is going nowhere, i need a human being
connect me with customer service
can i chat with staff
is the gm available
no more automated replies!!!
just let me talk to joe
operator
how do i reach an actual employee
does anyone read these
i wanna speak to the assistant manager, the tall lady with glasses
pls have luis give me a ring when he gets a sec
someone real pls
i need help from a person not whatever this is
you're not understanding me, is there a person i can talk to
can i get a supervisor
when does tasha get in, i need to ask her something
give me a human or i'm leaving
speak to a pharmacist? is there one on staff i can talk to
is anyone from the delivery team on here
been calling and it just rings, can someone pick up
stop. human.
i would prefer to discuss this with a member of your staff by telephone, if possible before five o'clock
anyone alive over there lol
would like a callback tomorrow morning
who handles vendor stuff, can i talk to them
can you get andre from the front desk
thats not what i asked. person please
im too old for these chat things, may i speak with somebody
whos the manager on duty tonight
lemme talk to the guy who helped me on sunday, dreads, real chill
yo is jess there
can i email a person instead
patch me thru to the store
hey bot can you go get your boss
need someone to explain this to me who isnt a computer
how long til a person joins the chat
i asked for a person 3 times now
no thanks, i'll wait for a human
want to leave a message for mr. delgado
talk to somebody
speak with the budtender named River
forward me to a live agent plz
i already told you. REAL PERSON
have the manager call my cell
is there a person i can ask about medical stuff, i dont trust a bot with that
my question is kinda private can i talk to a woman on staff
can i facetime or call with a budtender
somebody from management needs to contact me today
could sam come to the chat, he knows my situation
this bot sucks, who can i call
nvm just get someone
you keep saying the same thing over and over, hand me to someone who works there
i'd like to schedule a time to talk 1 on 1 with a consultant
is nick the manager still with you guys? need to get in touch w him
human human human
any way to skip the bot
`,
  pickup: `
how do i order online
can you place it for me
hold one for me
how long do you hold an order
can i call ahead
wanna order a half oz of whatever's cheapest, can you set it up
do i need an account to order for pickup
can i reserve something til friday
how do i check out, the cart button does nothing
id like to order 2 packs of the sour watermelon gummies
can i order thru this chat
whats the minimum for delivery orders
can i set something aside and pay when i get there
take my order: 1 {name} eighth, 1 pack of cones
is there a way to order by phone, dont do computers
ready to buy, whats next
can i preorder for next week
how late can i put in an order for same day
do you do curbside, how do i set that up
put me down for the new live resin drop
if i order now when would i be able to get it
save me one of those $80 ounces i get off at 7
can i order ahead as a medical patient
how many days before you put my online order back on the shelf
want to get the same thing i got last time, can u just reorder it
pay online or in store when i order?
i'm coming from out of town saturday and would like to have everything bagged beforehand, how does that work
ring me up for a disposable, will pick up in 20
can someone else place an order on my behalf
tryna get a delivery, where do i start
`,
}
