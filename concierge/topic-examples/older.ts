import type { TopicExamples } from '#concierge/understand/topics.ts'

/** In the voice of older people who are new to chats and shops like this. */
export const OLDER: TopicExamples = {
  store_hours: `
what are your business hours dear
are you folks open of a sunday
what time in the morning may a person come in
do you close for lunch
I would rather come when it is not crowded, when would that be
are you observing Labor Day
do you have special hours for seniors
`,
  store_location: `
I don't use a GPS, which road do I turn on
what building are you in, is there a sign
is it near the post office
are you in the same place the bakery used to be
how would I get to your establishment from the interstate
`,
  contact: `
I'd rather telephone, what is the number
do you have a land line
where can I write to you
is there a brochure or web site
`,
  parking: `
is there a handicapped space near the door
can my son drop me off at the door and park
do I need coins for the meter
is the lot lit in the evening
`,
  accessibility: `
I use a cane, how many steps are there
can I get in with my oxygen cart
my little dog goes everywhere with me, would that be all right
is the print on the menu large
is there a bench, I can't stand for long
`,
  payment: `
do you take personal checks
will my Mastercard work there
is it all cash like I have heard
may I use my bank card with the pin
what does the cash machine take for itself
do you take Medicare or insurance
`,
  tax: `
how much does the state add on top
is sales tax extra
do seniors pay the tax as well
what will I owe altogether at the counter
`,
  delivery: `
I don't drive any more, would you bring it to my door
do your delivery people come to the retirement village
how much is the delivery charge
how much must I buy for you to bring it
at what time do your drivers stop for the day
do you deliver on Saturdays
`,
  pickup: `
may I telephone an order in and collect it
how long will they set it aside for me
would somebody carry it out to my automobile
may my daughter fetch it for me
how long does it take to get an order together
`,
  id_policy: `
I am 78, do I still have to show my license
I gave up driving, is a state card good enough
will my Medicare card do
may my granddaughter accompany me, she is 17
do I need a doctor's note to shop there
my license ran out last month, will you still take it
`,
  purchase_limits: `
how much is one permitted to purchase
is there a legal maximum
would they stop me from buying four bags
how many of those candies can one person buy in a day
`,
  consumption_rules: `
is it legal to use it on my porch
may one smoke on the premises
am I allowed to take it in the park
is there a club room for using it
`,
  returns: `
the little pen I bought will not light up, may I bring it back
I have not broken the seal, will you take it back
my grandson bought me the wrong thing, can it be exchanged
do you give money back
is there a guarantee on the battery
`,
  order_status: `
I sent in an order this morning and have heard nothing
has my parcel left yet
is my order set aside for me already
the young man with my delivery has not come
how do I know my order went in
`,
  order_change: `
I should like to take something off my order
I pressed the wrong button, please cancel my order
could you put a jar of cream with my order
I asked for the wrong day, may I change when I collect my order
`,
  complaint: `
the young lady was very short with me
I was not given my full change
there was one less in the bag than I paid for
I waited the better part of an hour and nobody helped me
this is the second time you got my order wrong
`,
  human_handoff: `
I would like to talk to a living person
is there a gentleman or lady I may speak to
please have someone ring me
I do not care for machines, put someone on
`,
  jobs: `
my grandson needs a job, are you taking applications
do you employ retired people part time
to whom does one apply for work
`,
  loyalty: `
do you have a card they stamp
how do I join your club
what are my points good for
do I get something on my birthday
how much must I spend to move up to the next level
`,
  deals: `
what do you give senior citizens off
do veterans get a better price
is anything marked down this week
what day do you have senior day
do you take coupons from the paper
is there something off for a first time shopper
can I use my senior discount on sale items
I am 67, does that get me anything
`,
  store_info: `
is there a ladies room
do you have a gift certificate for a friend
may I bring the empty bottles back
is there somebody who speaks Polish
who is the proprietor
have you a place to hang a wet coat
did anyone find my reading glasses
do you give talks for beginners
is there drinking water
how long have you been in business
`,
  education: `
what is the difference between CBD and the other
how does one take the drops
what do they mean by a gram
how long before those gummies work
what is an eighth
is vaping the same as smoking
what on earth is a dab
how much should an old lady take to begin with
what does the percentage on the label tell me
how do I keep it from drying out
what are those crystals on it
`,
  small_talk: `
good morning young man
thank you dear
you are very patient with me
God bless
well that is all, goodbye now
how are you today
`,
  bot_identity: `
are you a person or one of those machines
to whom am I speaking
what is your name, dear
what am I able to ask you
`,
  out_of_scope: `
how do I turn up the volume on this telephone
what is on television tonight
who is the president of France
can you remind me to take my clothes out of the dryer
do you sell postage stamps
how do I get the stain out of a tablecloth
what was the score of the ball game
can you look up my neighbor's phone number
could you help me with my income tax form
do you carry wine or spirits
what year did the war end
tell me a recipe for meatloaf
`,
  goods: `
something mild for the evenings that will not make me silly
I want a cream for my knees
what do you have without any high
a small bag of something not too strong
have you got the {name} my friend takes
what would you give a beginner of 70
those peppermints, do you have them
a chocolate with just a little in it
something to help me settle down at night
the cheapest thing for sleeping
I don't smoke, what else is there
how much is the {name}
what company makes that first one
a pipe and some matches
something like {name} but weaker
do you have any with no sugar
I would like one that lifts the spirits for gardening
nothing over $20, please
`,
}
