import type { TopicExamples } from '#concierge/understand/topics.ts'

/** What is asked past the words that one would wait for, the third part. */
export const SIDELONG_FURTHER: Partial<TopicExamples> = {
  store_hours: `
is there any point driving out there at 8:50
u guys gonna be open when the game lets out
what time can i roll in tmrw
doing regular hours on veterans day?
when's a good time to avoid the crowd
any point in driving out at 8:50
is it worth coming at 9
`,
  store_location: `
my map app cant find you whats the street number
you by the water tower?
are you by the water tower
youre near the school right
`,
  parking: `
got space for a boat trailer
do you have a spot big enough for our motorhome
do yall have room for a u haul
if i bring the big rv is there space
do i pay to park there
is there space for a big rv
does an rv fit
`,
  accessibility: `
im bringing my service pup
is it all ground level for a wheelchair
`,
  payment: `
do i tip the driver
what do people tip the driver
how much should i tip
is a tip for the driver expected
can i just tap my phone
what if i only have a 100
does the atm there cost anything
do you take visa debit
can i tap with my phone
what if all i have is a 50
`,
  tax: `
when i check out how much does it go up
do you charge tax on merch too
how much does the total go up with tax
`,
  delivery: `
how soon could someone be here with it
whats the fee for bringing it out
i dont have a car, can you bring it
are you dropping off after 7
how soon could a driver be here with it
what do you charge to bring it out
no car here, can you bring it over
do you drop off in the evening
`,
  pickup: `
could my husband get it for me if i order
will my order still be there tomorrow
do i have to come inside to get my order
how many minutes for an online order
will you still have my order tomorrow
how long does my order stay there
`,
  id_policy: `
will my passport do
my license is expired but i have the renewal paper
do you id every single time
can i come in if im 20 and not buying
`,
  purchase_limits: `
how much is too much to buy in one trip
max number of vapes per person
max number of carts per person
how many edibles per person
is that too much for one trip
`,
  consumption_rules: `
ok if i smoke on the bench outside
anywhere legal to smoke downtown
`,
  returns: `
can i bring back gummies if i only ate one
can i bring this back, i opened it
the vape i got is a dud
my cart wont work with my battery can i swap it
i got the wrong one can i exchange, its sealed
tee shrunk, any chance of another
`,
  order_status: `
whens my order coming
i paid but never heard back
has the driver been assigned
can u tell me if 4471 is ready
i paid but nobody wrote back
is a driver assigned yet
paid online and heard nothing
`,
  order_change: `
need to take one item out of my order
i wanna swap the flavor before you pack it
can i cancel what i just bought online
add a second eighth to the order i made
can i cancel something i just bought online
before you pack it can i swap one
wanna switch a flavor in my order
`,
  complaint: `
whoever rang me up was so rude
i was missing half my stuff
the weed was dry and old
you took my money and gave me nothing
`,
  human_handoff: `
can i talk with one of the budtenders
i need somebody to call me
`,
  jobs: `
you taking on new people
wanna work there who do i see
are you taking on people
you taking new hires
`,
  loyalty: `
how many points is 5 bucks
how do i check what ive got in rewards
whats the birthday thing
`,
  deals: `
any money off for vets
do i get something for being a first timer
are edibles on special any day
do you beat other shops prices
my grandpa is 81 does he get a discount
can you beat the price at the other shop
do you beat competitors prices
`,
  store_info: `
any spanish speakers on staff
is there a korean speaker there
what languages does the staff know
is there a bathroom
can i drop off my old carts
someone speak french?
i left my phone on the counter i think
can we book a group visit
do you carry gift cards
can a group book a visit
can we come as a tour group
whats the wifi password
is there a password for the wifi
what year did this place start
how old is the shop
is there an ev charger outside
where do i toss empty carts
when is the intro class
what nights is there music
`,
  education: `
whats the difference between wax and shatter
how many hits until im high
does a higher thc number mean better
why does weed make me sleepy
what does a terpene do
how do i take rso
can i vape if ive never smoked
how do you know how much is in one gummy
`,
  small_talk: `
good morning to you
that was super helpful ty
nothing else, bye
`,
  bot_identity: `
is this an automated thing
whos on the other end
who is on the other end of this
whos answering me
`,
  out_of_scope: `
who won the world series
how do i make pancakes
help me write an email to my teacher
is it raining there
can you recommend a movie
where can i get my car washed
what is the best phone
how did the packers do
`,
  goods: `
something to get me going while i do the dishes
whats good for a road trip with friends, i wont drive
any of those little mints
need a pick me up before the gym
my mom wants something for bed, she doesnt smoke
what would you give your best friend
got anything for watching fireworks
a joint to celebrate
`,
}
