import type { TopicExamples } from '#concierge/understand/topics.ts'

/** In the voice of the young and loud. */
export const SLANG_VOICE: TopicExamples = {
  store_hours: `
yo yall still up or nah
what time yall be closing
can i slide thru rn or yall locked up
yall open on turkey day or what
how late yall be up tonight fam
is it packed in there rn
yall be working on christmas eve?
bruh are you even open yet
pulling up at 9:50 we good?
when yall unlock the doors tmrw
`,
  store_location: `
where yall even at
drop the addy bro
u by the walmart or nah
what hood u in
which street am i lookin for
my gps trippin how do i find yall
`,
  contact: `
whats the digits for the shop
yall got a ig?
can i hit yall up on whatsapp
whats yalls number so i can call
drop the email
`,
  parking: `
where tf do i park
is parking a pain over there
do i gotta pay to park
can i pull up in a big ass truck
yall got a lot or am i parallel parking
`,
  accessibility: `
can my doggo roll with me inside
im on crutches yall got stairs?
my pup chill inside or he gotta stay in the car
homie in a wheelchair can he get in easy
`,
  payment: `
yall take cashapp or what
can i swipe my card
is it cash only or we good with plastic
how much the atm gonna rob me for
yall do apple pay
can i throw the budtender a tip
i got like half cash half card is that cool
`,
  tax: `
how bad yall hit me with tax
is that 30 before or after tax
what am i really paying otd
tax gonna kill me or its in the price already
do med patients dodge the tax
`,
  delivery: `
yall pull up to the crib?
can yall drop it at my dorm
whats the damage for delivery
how much i gotta spend so yall deliver
whats the latest yall be dropping off
yall deliver out to {zip}
how long till the driver slides thru after i order
can the dude bring it to my airbnb
`,
  pickup: `
can i just hit the drive thru
can yall run it out to my whip
if i order on the site how fast can i scoop it
how long yall gonna hold my bag before it goes back
my bro can grab my order for me right
can i skip the line if i preorder
`,
  id_policy: `
forgot my wallet got a pic of my id we good?
my license expired last week yall trippin about that?
can my boy who's 20 just chill inside
yall card everyone or nah
do i need to be 21 forreal
got a fake-lookin out of state id but its legit will it work
can i bring my lil man in with me
`,
  purchase_limits: `
whats the most i can cop in one go
how many zips can i leave with
yall got a limit on carts
can i buy out the whole shelf or theres a cap
how much bud can i walk out with legally
`,
  consumption_rules: `
can i spark up in the parking lot
yall got a spot to smoke at
is it chill to blaze at the beach here
can we hit the pen inside
where can i toke without gettin a ticket
`,
  returns: `
cart i copped yesterday is dead yall gonna swap it
dispo wont hit can i get my bread back
hoodie too small can i trade it
can i bring back a sealed eighth i aint feelin it
my pen aint charging is there a warranty
`,
  order_status: `
yo wheres my stuff at
did my order even go thru
its been an hour wheres the driver
is my bag ready or what
order {num} whats the move
still says processing wtf
`,
  order_change: `
lemme add a preroll to my order real quick
nah cancel that order i just put in
can yall swap the sour one in my order for berry
i put in the wrong one can u fix my order
can i push my pickup to later
take one thing off my order
`,
  complaint: `
yall forgot half my bag
budtender was mad rude to me
got shorted on my eighth again smh
this weed dry as hell im pissed
yall charged me two times wtf
driver was trippin and never showed
`,
  human_handoff: `
lemme talk to a real one
put a human on
can i holla at the manager
nah i want an actual person
somebody hit my line
`,
  jobs: `
yall hirin?
tryna work there how do i apply
need any budtenders
who do i talk to bout a job
yall payin drivers?
`,
  loyalty: `
how many points i got
what do i get on my bday
how many points till i get money off
how do i get to the gold level
how i sign up for the rewards thing
do my points die if i dont come in
`,
  deals: `
any deals poppin today
whats on special fam
yall got a student discount
can i double up on discounts
got anything off for vets
what do i get for my first time
i work at another shop do i get the homie price
yall match prices with the spot down the street
whats the thursday deal
got my med card does that get me anything off
`,
  store_info: `
can i use yalls bathroom
whats the wifi password
yall sell gift cards
what do i do with my empty carts
can i charge my tesla there
do yall do any parties or events
yall black owned?
left my phone there last night did someone find it
anybody there speak spanish
how do i get my music played in there
can i film a tiktok inside
yall got a water fountain
`,
  education: `
whats the diff between rosin and resin
how long do edibles take to smack
what does infused even mean
how tf do i use a cart
wtf is thcv
what even is a terp
what makes a diamond joint diamond
how do i decarb
why do i get the munchies
do dabs hit harder than bongs
what does 1:1 mean
`,
  small_talk: `
yooo whats good
thanks fam
bet
aight peace
haha ur funny
love yall
`,
  bot_identity: `
yo is this a robot
u a real person or ai
who am i talkin to
what can u even do
what they call you
`,
  out_of_scope: `
who won the fight last night
did the lakers win
yall sell vapes with nicotine
whats the move tonight any clubs
can u write my essay
spit me a freestyle about cars
how do i get my ex back
whats the fastest car
is it gonna rain later
where can i get tacos
lend me 20 bucks
what time is the game on
`,
  goods: `
lemme get some gas
whats the loudest bud u got
need somethin thats gonna put me on my ass
yall got {brand} or nah
whats {name} hittin like
cheapest zip in the building
need a dispo thats fire under $40
yall got them {name} carts
somethin to get me lit for the party
need a chill joint for after work
gimme something that wont make me trip out
got any moonrocks
sum for gaming with the boys
i need energy to clean my place
which one slaps harder
nah too pricey
got it in sativa?
somethin my girl would like, she dont smoke
need wraps and a lighter
whats new this week on the shelf
hash? bubble hash?
need to pass out tonight
whats the gas today
no vapes and nothing to eat for me, im old school
whats the fire on the shelf today
what heat yall got today
whos got the loud today
whats good on the menu today
`,
}
