import type { TopicExamples } from '#concierge/understand/topics.ts'

/** In the voice of someone who types little. */
export const TERSE: Partial<TopicExamples> = {
  store_hours: `
open now?
u still open
closing time?
what time u close
open sundays?
hours today
are you working dec 25
open on the 4th?
when do doors open
how late tonight
too late to come by?
can i still make it before you lock up
busy rn?
last entry when
open memorial day
be there at 9, ok?
`,
  store_location: `
where u at
address?
whats the cross street
near what
how far from downtown
send location
which exit
how do i get there
which bus goes there
what side of the road
`,
  contact: `
phone number?
number to call
whats your email
do u have insta
can i text the store
whats the website
`,
  parking: `
parking?
where do i park
is parking free
lot or street
room for a truck and trailer
park my camper where
any spots out front
`,
  accessibility: `
any stairs
wheelchair ok?
can my dog come in
pets allowed?
is there a ramp
service dog?
somewhere to sit while i wait
`,
  payment: `
cards?
take amex?
cash only?
apple pay?
atm inside?
fee on debit?
can i tip
venmo ok
do u take checks
split payment ok?
only have credit
`,
  tax: `
tax included?
how much is tax
whats the total with tax
out the door price?
patients pay tax?
are prices pre tax
`,
  delivery: `
u deliver?
deliver to {zip}?
delivery fee?
min for delivery
how long does delivery take
latest u drop stuff off
delivery on sundays?
can u bring it to a hotel
driver come out here?
do you come to my side of town
last delivery time
`,
  pickup: `
drive thru?
curbside?
order ahead?
how soon is it ready
how long do u hold it
can my wife grab it for me
pick up without going in
online order then pickup?
`,
  id_policy: `
need id?
expired license ok?
passport ok?
pic of my id ok?
is it 21
out of state id ok
can my friend come in without id
med card at 18 ok?
can i bring my kid
`,
  purchase_limits: `
whats the limit
how much can i buy
max per day
most flower in one visit
most weed i can get
how many carts per visit
`,
  consumption_rules: `
can i smoke there
smoke in the car?
lounge?
legal to smoke on the street
ok to light up in the lot
where can i smoke
`,
  returns: `
returns?
can i return a cart
cart is dead
pen wont charge
wrong size shirt, swap?
refund?
didnt open it, can i bring it back
battery broke after a day
take back unopened stuff?
`,
  order_status: `
wheres my order
order {num}?
is it ready
did my order go through
never got a text
driver left yet?
when does my stuff get here
still processing?
`,
  order_change: `
cancel my order
add a lighter to my order
change my order
swap one thing in my order
remove the gummies from my order
make it 2 instead of 1
wrong address on my order
forgot something on my order
`,
}
