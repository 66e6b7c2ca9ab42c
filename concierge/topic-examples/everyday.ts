import type { TopicExamples } from '#concierge/understand/topics.ts'

/** What single words mislead about, and what is asked more seldom. */
export const EVERYDAY: Partial<TopicExamples> = {
  store_hours: `
how late is the shop open on {day}
whens the best time to come with no line
is it busy on friday nights
are you there on the fourth of july
you still there?
are you working this weekend
what about new years eve
any holiday hours i should know about
is anybody there at 8 in the morning
do you run late on game days
you guys do half days on christmas eve right
can i come at 8:30 tomorrow morning
i can be there by 5 to 10
do you shut early on sundays
whens last call
what days are you closed
`,
  store_location: `
how do i find you, im coming from the mall
what is next to you
do i turn left or right at the light
how many minutes from the airport
closest train stop
how long is the walk from the bus station
is there a sign on the building
can you send me a pin
`,
  contact: `
what number do i call
the line is busy, other number?
who answers email there
is it ok to text
do you have a fax
give me your phone
your number please
what do i dial
`,
  parking: `
is there somewhere to put a 30 foot camper
can i leave my car there overnight
truck parking
do you validate
where do i leave my bike
is it hard to find a spot
`,
  accessibility: `
can my grandmother get in with her walker
is my puppy allowed in the shop
do you have a low counter for wheelchairs
any seats inside
are emotional support animals fine
can i bring my cat in her carrier
`,
  payment: `
what do you take
do you take dollars and cards both
can i pay half in cash
is there an extra charge if i use my debit
what does the atm charge
any fee for cards
will my prepaid visa work
do you take food stamps
do you take travelers checks
can i pay when the driver comes
can i pay by check
`,
  tax: `
are taxes already in the price
how much tax do you add
what do i pay all in
does medical save me the tax
do you charge city tax too
`,
  delivery: `
how much do i need to spend for delivery and what does it cost me
when do drivers stop
can i get delivery on a sunday
do you deliver on holidays
could a driver come out to {zip}
do you have same day delivery
is delivery free
what do i show the driver
does the driver need to see id
how far do you deliver
can you leave it on the porch
can my neighbor sign for the delivery
what time does delivery start
do you deliver to campgrounds
can you ship it to my house
`,
  pickup: `
how fast are online orders
what time does the drive thru close
can i just roll up to the drive thru and order there
is there a window or do i have to get out
how long do you keep an order
can someone bring it out to my car
can i send my friend for my pickup
do i have to pay when i order ahead
is there a separate line for pickups
whats the wait on pickups
can you hold something for me
put one aside for me?
`,
  id_policy: `
can i use my tribal id
is a military id ok
do you take mexican ids
my buddy is 20, can he ride with me through the drive thru
what if my id is cracked
do you need to see id every time
is a temporary license fine
green card ok as id?
can i come in with a newborn
how old do you have to be
do i need a medical card
can out of towners buy
do i need to bring anything
my name changed, is my old id ok
`,
  purchase_limits: `
how much flower can i buy in one visit
how many eighths can i buy at once
whats the most i can walk out with
how many grams a day is legal
can i come back twice in a day for more
can two of us buy double
how much concentrate is the max
`,
  consumption_rules: `
can i eat a gummy in the store
do you have a smoking area
is it ok to vape in line
can i smoke in the park across from you
am i allowed to open it in the car
where do people go to smoke around here
`,
  returns: `
can i bring back a preroll i dont want
can i return something thats still sealed
my vape came broken
the grinder fell apart
do you replace bad batteries
how many days do i have for a return
can i get money back on a cart thats 8 days old
is everything final sale
bought the wrong size, can i swap
the pod leaks
the lid was broken when i opened it
the disposable i got last week wont charge
i want to swap my hoodie for a bigger one
`,
  order_status: `
did my driver leave yet
has my order been packed
order stuck on processing
can you look up my order
when will my stuff be here
how much longer for my order
did you guys get my order
no confirmation email yet
is my bag ready to pick up
my order says cancelled but i didnt cancel it
`,
  order_change: `
can you put one more thing on my order
can i still add to my order
i want a different flavor in my order
cancel it, i mean my order
can i change from delivery to pickup
can my order go to a different address
take the vape out of my order
make my order for 6 instead of 4
can you put my wife's name on the order
`,
  complaint: `
my bag was short one thing
the weed i got smells like hay
you guys ignored me for half an hour
the guy was nasty to me on the phone
wrong item in my delivery
the driver threw the bag on the ground
this is the worst service
your cashier shorted me $20
i want to report an employee
my gummies were melted into one lump
the jar was already open
`,
  human_handoff: `
i want to speak to a person who works there
can a budtender text me back
transfer me
pass me to your manager
is a human around
who can i talk to about a problem
somebody real
`,
  jobs: `
do you need help on weekends
are there positions for drivers
how do i become a budtender there
i want to work for you
is the manager taking resumes
do you hire people with a record
`,
  loyalty: `
how do i get to the top level
what are the levels
how many points for ten bucks off
when do i reach the next reward
how do points work
do i get something for my birthday
can i use points on sale stuff
how do i check my points
is there a membership fee
what do i need for vip
can i share points with my husband
`,
}
