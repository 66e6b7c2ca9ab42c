import type { TopicExamples } from '#concierge/understand/topics.ts'

/** As people really chat: half sentences, news first, and the same question in ever other words, the second part. */
export const CHATTER_MORE: Partial<TopicExamples> = {
  consumption_rules: `
any place on site to use it
can i hit my vape by your door
where am i allowed to light this up
do you have tables to smoke at
is it ok to smoke on the sidewalk
can i eat my edible there
legal to smoke on my balcony
can i smoke at the lake
am i allowed to smoke in my hotel room
is there a social club near
public smoking legal here?
can i open the bag in the car
`,
  returns: `
my dispo died after 2 hits
havent opened it, changed my mind
the shirt i got is too big, can i trade it in
my 510 wont turn on
what if i dont like it can i bring it back
bought the wrong gummies by accident still sealed
cart leaked all over my pocket
my vape stopped after one day
the pen blinks and nothing comes out
the cart tastes burnt
whats your policy on broken stuff
do i get a new one if it doesnt work
how long do i have to return
will you take this back
bong cracked when i got home
my grinder has a missing tooth, replace it?
got a bad pod
refund on a vape?
can i get a different size shirt
got the wrong flavor, unopened, can i exchange
do you guarantee your carts
receipt needed for an exchange?
`,
  order_status: `
been 90 mins and nothing
no email no text did it work
can you see if 5512 is bagged up
is my guy close with my delivery
whats taking my order so long
it says preparing since noon
it says preparing
where is the driver
how far out is my delivery
did it go through
is order 22 good to pick up
any word on my order
should i come get it yet
still waiting on my stuff
do you have an order for smith
hows my order coming
my order was for 2, is it done
paid and nothing happened
did you get my order from last night
eta on my delivery?
the map says the driver is parked
my order disappeared from the app
nothing has shown up at my door yet
`,
  order_change: `
take the papers off my order please
can you throw a grinder in with my order
i picked the wrong day for my pickup order
never mind dont make my order
can the driver come to my moms house instead, order 221
i want 2 of those instead of one in my order
put another gummy pack on there, i already ordered
i already checked out but want to add one thing
can i still take something out of my order
change of plans, need my order delivered instead
dont send it, cancel
switch my order to pickup
i ordered the wrong thing
too many in my cart, i already paid, fix it?
i need to move my order to tomorrow
can i edit my order
kill my order please
swap the flavor on my order before its packed
i want to undo my order
can you update the name on my order
`,
  complaint: `
the lady up front was nasty
got home, one of my jars is empty
your deli guy short changed me
there was mold on the nugs i got
i got billed two times
my bag had someone elses stuff
nobody would help me in there
i feel ripped off
worst trip to a store in a while
that cart was fake or something
one gummy short in the pack
the guy laughed at my question
i waited forever and left
you sold me old weed
the eighth weighed 3.1
why did you charge me more than the tag
driver was rude
the delivery guy never came and nobody called
seeds all in my bud
not coming back after how i was treated
bag was open when i got it
you gave me indica and i paid for sativa
im really unhappy with the service
you lost my order and blamed me
`,
  human_handoff: `
can i get ahold of a living breathing person
this bot is useless get me somebody
is there a number for a manager
let a human answer
i want a human to look at this
can staff jump in
need to talk to the store
get the owner
put me in touch with someone
any chance of a real chat with a budtender
can i leave a message for the manager
agent
call me back please
someone should call me
`,
  jobs: `
looking for work, you got anything
how do i get on as a driver
do i need a license to work for you
whats the pay for budtenders
are you taking applications
can i drop off a resume
you need a security guard?
do you hire felons
part time positions?
summer job there?
who do i see about a job
i want to be a budtender
`,
  loyalty: `
what tier am i close to
how do i become a vip
how many points to get 20 off
whats my birthday get me
do i get points on sale items
is the rewards thing free
what can i get with 300 points
i forgot to give my number, can i still get points
when do i hit the next level
do i get points for referring someone
how do i cash in points
is there a club card
what are the perks of joining
do you have a frequent buyer thing
whats the highest level
points for delivery orders too?
how much is a point worth
do i lose points if i dont shop for a while
`,
  deals: `
got anything for nurses
got anything for veterans
anything for seniors
what do newbies get
which day is cart day
what day are edibles cheaper
when are prerolls on special
the other shop has it for 25 can you do better
is it cheaper on fridays
10% for industry still a thing?
do ommp patients save anything
do you do anything for firefighters
im a disabled veteran what do i get off
can i use two coupons
whats the best day to come for savings
do medical folks get a break
do i save if i buy more
any freebies
is there a first timer thing
50 and over discount?
whats today's special
whats the promo on {day}
got a deal for locals
is there a mix and match
anything marked down today
is there a sale coming up
can i get 10% with my union card
my mom is 72, senior price?
do you give a break to students
what do i get for being new
when does this sale end
is the munchie monday thing real
does the happy hour apply to vapes
got a code for online orders
price drop this week?
does my military id get me anything
will you honor another shops coupon
buy one get one?
`,
  store_info: `
where do old vapes go
where can i drop off used carts
is there someplace for my dog to drink
can my band play there
do you have a newsletter
who started this shop
do you have free samples
do you do weddings
can i charge my car
lost my keys in there i think
does anybody speak vietnamese
do you do food drives
what year did you start
whats the story behind the name
do you have merch of your own
do you have a loading dock
who buys for the store
how do i become a vendor
can i bring my own container
are you on any apps
is there a mirror
is there a locker for my helmet
can i store my backpack while i shop
do you have umbrellas i can borrow
is there a microwave lol
got a phone charger i could use
do you have art on the walls for sale
whats the cat called
what is the dogs name in the shop
do you support any charities
are you hosting anything this weekend
open mic night?
do you do yoga
book club there?
is there a museum or tour
do you print the lab sheets
are you women owned
who runs this place
is the water fountain working
fill up my bottle there?
can i tie my dog outside
left my wallet there
do you validate tickets
are there cameras
do you let people film
is there a mask rule
can i bring a drink in
is there seating outside
do you have games to play while waiting
when will you have more {name}
is {brand} coming in for a pop up
`,
}
