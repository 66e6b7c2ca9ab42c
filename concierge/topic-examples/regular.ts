import type { TopicExamples } from '#concierge/understand/topics.ts'

/** In the voice of regulars and patients, who know shops like this. */
export const REGULAR: TopicExamples = {
  store_hours: `
same hours on {day} as always?
you guys doing early close for the holiday
when do you do last call at the counter
when is it dead in there so i can get in and out
did your hours change
you doing anything different on 4/20, hours wise
opening late tomorrow because of inventory?
hours for the week of thanksgiving
`,
  store_location: `
you still at the old spot or did you move
is the new store further down the same road
which of your locations is closest to {zip}
what suite are you in
is the back door entrance still the one to use
`,
  contact: `
what is the stores direct line
can i text you guys instead of calling
whats the email for the manager
are you on insta, whats the handle
`,
  parking: `
is the lot still torn up
can i use the spots on the side
do i still get validated for the garage
how many spaces you got, its always full
`,
  accessibility: `
is the ramp fixed
still ok to bring the dog in
did you put the automatic door in yet
can my service dog come back to the counter
`,
  payment: `
you taking cards yet
is the debit fee still the same
can i load up on canpay
is the atm working
do you do aeropay or dutchie pay
can i pay online before i come
do you round up on debit
`,
  tax: `
med pays less tax right
what is rec tax at now
is the sale price before tax
are the menu prices otd
`,
  delivery: `
what is the cutoff for same day delivery
you deliver out my way yet, {zip}
did the delivery minimum change
how much over do i have to go for free delivery
you guys run deliveries on {day}
whats your last run
is the driver able to take debit
how long is delivery running right now
`,
  pickup: `
how long do online orders take right now
you still doing curbside
how long before my order gets put back
can i use express pickup if i prepaid
can my caregiver grab my order
does the drive thru do walk up orders or just online
when does the drive thru window shut
`,
  id_policy: `
do i need my med card and id or just one
is the digital license good with you guys
my card expired but the renewal is pending, can i still shop
can my caregiver come in for me
do you scan ids
you take reciprocal patients from other states?
is the temp paper id ok
`,
  purchase_limits: `
what is the limit for patients vs rec
how many grams of concentrate can i get a day
does my limit reset at midnight
if i buy an oz can i still get carts
how much do edibles count toward the limit
`,
  consumption_rules: `
is the lounge open yet
you guys ever get your consumption license
can we smoke on the patio
what does it cost to get in the lounge
`,
  returns: `
got a dud cart from the last drop, do you swap those
battery died after two weeks, warranty?
do you exchange if the seal is on
how long do i have on the return for hardware
this disposable is clogged from day one, can i bring it back
can you take back a jar of flower i didnt open
`,
  order_status: `
order {num} showing ready yet?
no text yet, is it done
can you check on order {num}
pending for like an hour now
did my preorder go in
any update on my order
`,
  order_change: `
can you throw another pack of papers in with order {num}
need to drop one thing from my order
scratch my order, i will come in
can you hold my order until tomorrow instead
swap the {name} in my order for {name}
`,
  complaint: `
last batch of {name} was harsh and seedy
my points never got added, third time
you forgot my free preroll again
budtender gave me attitude
the jar was light by half a gram
you changed the menu price at the register on me
`,
  human_handoff: `
can i talk to my usual budtender
have somebody from the store call me back
is the manager in today, i need to talk
need a person not a chat
`,
  jobs: `
you looking for any trimmers or budtenders
whos doing the hiring these days
got my badge already, any openings
`,
  loyalty: `
can you check my points balance
how many points is a free eighth
when do points post
what is the next level after silver
do i get double points on {day}
do my points roll over to next year
what do members get that others dont
how many stars to get something free
`,
  deals: `
what is the daily deal on {day}
does the patient discount stack with daily deals
is it still 20 off for industry
any bogos on carts this week
when is the next big sale
do you have early bird pricing
is the wax deal still on
are you doing anything for 4/20
do i get something for referring a friend
caregiver discount?
price match if i show you their menu?
`,
  store_info: `
where do i drop my empty jars
do i still get a credit for returned tubes
is the charger out front working
when do you restock {brand}
whens the vendor day for {brand}
are you doing the food drive again
lockers still there for bags?
did you guys get new owners
is there a suggestion box
when is the next class
can we get the store for a private event
do you have lab results for what you sell, where do i see coas
`,
  education: `
what is the difference between badder and sugar
whats thca vs thc
how do i read a coa
what temp should i dab rosin
what does cured vs live mean
why did my cart clog
does cbn actually do anything
what is a minor cannabinoid
whats rso and how do you use it
how long does flower stay good in the jar
what is solventless
how do i clean my rig
`,
  small_talk: `
morning
you guys are the best
thanks as always
good looking out
later
how is everybody over there
`,
  bot_identity: `
this the bot or one of the crew
is this automated now
who is on chat today
what all do you handle
`,
  out_of_scope: `
you see the game last night
what is a good fertilizer for tomatoes
how do i fix my lawn mower
where can i buy a kayak
you guys sell kratom
who is playing at the casino
think the bears make the playoffs
what stocks should i buy
can you file my llc papers
what is good for dinner tonight
how do i unlock my iphone
`,
  goods: `
any {brand} left
what came in this week
whats your highest terp flower
got any {name} in halves
best value ounce right now
is {name} indica leaning
whats in stock from {brand} in rosin
anything over 30 percent under $40
got any more of that {name}
smalls or shake
looking for cbn gummies
distillate syringe?
looking for a live resin cart, 1g, not {brand}
what do you have thats close to {name}
2g disposables
10 pack of gummies 100mg
need caps for 510 carts
high cbg flower
is the {name} the same as the {name}
whats the terp percent on that
anything new from {brand}
which is better for daytime, {name} or {name}
`,
}
