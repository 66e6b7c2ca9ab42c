import type { TopicExamples } from '#concierge/understand/topics.ts'

/** In the voice of someone who types little, the second part. */
export const TERSE_MORE: Partial<TopicExamples> = {
  complaint: `
missing stuff in my bag
got the wrong thing
you shorted me
cashier was rude
bud is all dust
charged twice
waited an hour for nothing
moldy weed
`,
  human_handoff: `
human please
talk to someone
real person
manager?
get me a budtender
can someone call me
`,
  jobs: `
hiring?
jobs?
where do i apply
need drivers?
any openings
send resume where
`,
  loyalty: `
points?
how many points do i have
rewards program?
birthday perk?
how many points for $10 off
do points expire
next tier how
`,
  deals: `
deals?
specials today
any sales
senior discount?
vet discount
first time deal?
whens happy hour
stack discounts?
patients get anything off
money off for nurses?
bogo?
price match?
`,
  store_info: `
bathroom?
wifi?
gift cards?
take empty jars?
recycle carts?
lockers?
ev charger?
water for my dog?
who owns this place
speak spanish?
do events?
lost my hat there
can i take pics
do you do tours
`,
  education: `
whats kief
indica vs sativa
what is thcv
how long till edibles hit
whats decarb
what does infused mean
how to use a dab pen
whats live resin
how to store flower
what are terpenes
rosin vs resin
how long does a high last
tincture how
`,
  small_talk: `
hey
thanks
sup
lol
bye
ok cool
you rock
good morning
sweet, later
appreciate it
`,
  bot_identity: `
are u a bot
who is this
am i texting a person
whats your name
real or robot
what can u do
`,
  out_of_scope: `
who won last night
weather tomorrow?
do my taxes
write a poem
best pizza near u
stock tips?
fix my wifi
what is 12 x 9
sell beer?
any good movies
flights to miami
did the cubs win
`,
  goods: `
indica gummies
cheapest eighth
{name}?
got {brand}?
any {brand} carts
strong prerolls
something for sleep
sativa under $30
1g carts
cbd only
another one
cheaper?
no gummies
the second one
mints?
something fruity
half oz
10mg edibles
new stuff?
thc on the first one
how much is {name}
pods for my battery
rolling papers
{name} or {name}
flower that hits
energy
whats good
drinks?
low dose pls
got a battery
`,
}
