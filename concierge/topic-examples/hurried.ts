import type { TopicExamples } from '#concierge/understand/topics.ts'

/** Thumbed on the way over: half a sentence, no marks, the point at the end. Written for this product. */
export const HURRIED: Partial<TopicExamples> = {
  store_hours: `
can i still get over there or is it a no
ok if i swing thru rn
am i gonna make it if i leave this second
lights still on over there?
you guys closing soon or nah
could be at ur door in 8 min, worth it?
still ringing people up?
is anybody there yet
doors unlocked yet
too late to roll up?
first thing tmrw, when can i get in
holiday hrs?
whens ur last customer
med side hrs on sundays
patient counter close earlier than the rest?
`,
  store_location: `
u only got the one spot?
any other shop of urs closer to the lake
is main st ur only store
got a second location
where yall at exactly
where u at
addy?
drop me a pin
which side of the road r u on
which town r u in
you guys anywhere else too
`,
  payment: `
whats ur atm gonna take off me
the atm, how bad is it
only got a mastercard on me, am i good
no cash no debit, just my phone
visa only over here, gonna work?
whats that pay app u use and does it cost extra
do i pay online or there
left my wallet but got apple pay
hundred dollar bill ok?
`,
  tax: `
so whats on the menu is that what i pay
do patients get dinged with that tax too
out the door price or plus tax
do card holders skip the excise thing
how much more at the register
`,
  deals: `
anything good going today dealwise
whats the move today deal wise
new customer hookup?
first time w yall, any love
heard carts are cheap on {day}
is it true edibles are less on {day}
my buddy said {day} is the day for dabs
that {day} thing, does it count for rosin
will u beat the place down the road
other shop has this for 5 less
spot across town sells it cheaper, can u match
army discount?
can i use happy hour and my vet discount on the same bag
grandpa is 71, does he get anything off
`,
  loyalty: `
my points still good after like a year?
havent been in since spring, points gone?
can i burn points on stuff already marked down
points on top of the vet discount?
what do i get if my coworker comes in
do we both get something if i bring her
`,
  complaint: `
card got hit twice for one order
you charged my debit two times
same purchase came out of my account twice
double billed, who fixes that
got run twice at the register
ur cashier rolled her eyes at me
the guy ignored every single thing i asked
girl up front laughed at my question
budtender was on his phone the whole time
nobody even looked up when i walked in
`,
  returns: `
shirt doesnt fit, tags on, got the receipt, money back?
wrong size hoodie, can i swap
my gummies got recalled, do i get my money
is there a recall on those carts
`,
  order_status: `
ordered 50 min ago and no text yet
said ready in 15 and its been an hour
where my stuff at
`,
  order_change: `
can u toss a preroll in with my order
take the drink off my pickup
gotta cancel, something came up
`,
  pickup: `
cant come til {day}, is it gone by then
how long u hold stuff
wont make it today, does it go back on the shelf
ordered online, do i still stand in that line
do i need id at the window
kids in the back seat ok at the drive thru
can i order at the speaker or gotta do it before
`,
  delivery: `
its 100 out, will my chocolate survive the ride
can my roommate grab it from the driver
cutoff to get it tonight?
whats the least i can order
u come out to {zip}?
how long we talking for a drop off
`,
  id_policy: `
my license is still the sideways one but i turned 21
got a paper one from the dmv while i wait
will my out of state med card work
how do i even get a patient card
does it gotta be from this state
does everyone in the car need id
`,
  consumption_rules: `
anywhere legal to spark up near there
any lounge around we can smoke at
where am i even allowed to smoke this
can i light up in the lot
`,
  store_info: `
i make edibles, who do i talk to about getting on ur shelves
how do i get my brand in ur store
whos the buyer over there
got a glass line id like you to carry
wifi?
can i charge my car there
u do classes?
can i sniff the flower first
`,
  contact: `
how do i get ahold of yall
number?
can i text u guys
`,
  jobs: `
yall hiring
need a badge to work there?
`,
  education: `
ate a brownie half an hour ago and nothing, dud?
is 30% always better than 20
aio means what
cold cure or fresh press, whats the diff
how long would one gummy keep me high
why does my cart taste burnt
does weed go bad
`,
  small_talk: `
happy friday
morning!
lol ur funny
u rock
just bored
`,
  out_of_scope: `
hows the snow up at the resort
polish my resume real quick
whats traffic like on 70
write me a caption for my insta
who won last night
fix this spreadsheet formula for me
`,
}
