import type { TopicExamples } from '#concierge/understand/topics.ts'

/** What is asked past the words that one would wait for. */
export const SIDELONG: Partial<TopicExamples> = {
  store_hours: `
can i pop over at 8 or is that pushing it
what day this week do you shut early
y'all there for st pattys
how late can a guy come in on a weeknight
whens the line shortest
is 9am sunday ok to come
kinda late, worth driving over?
will doors be locked by 10
i clock out at 8, can i still stop by
off work at 6, do i make it
anybody at the counter on dec 25
would you be around on the 24th
is there somebody there on the 26th
`,
  store_location: `
are you close to the bridge
are you near the big park
how close are you to the beach
are you by the stadium
is your shop next to the diner
which exit do i take from the highway
what exit off i 94
im downtown, which way to you
which strip mall are you in
got a pin you can drop me
how far a walk from the bus depot
`,
  parking: `
any place for my semi
do you guys have a lot or nah
can i leave the car while i grab lunch
where could we put our motorhome while we shop
where can the camper stand
can we put the trailer somewhere
is there space for a long vehicle
`,
  accessibility: `
my aunt is on a scooter, will she fit through the door
i have a seeing eye dog
are there chairs to wait in
`,
  payment: `
can i put this on my mastercard
do yall run cards yet
is there a limit on debit
forgot my wallet can i pay w my phone
anywhere inside to pull money
do you take this card
can i use two cards
does it have to be cash money
whats the fee to use plastic
where do i get cash there
can i pay at the table
is debit run as an atm thing
`,
  tax: `
how much extra at the till
does that 45 include everything
`,
  delivery: `
will someone drive it to a motel
i live outside town, can you still bring it
is there a smallest order for drop off
can it get here in under an hour
whats the last call for delivery
how much extra to have it brought over
deliver on the weekend?
how late will a driver still come out
what do i have to spend so a driver comes
could a driver meet us by the water
is a driver out tonight
how much for a driver to come
when does the last driver leave
`,
  pickup: `
can one of you walk it out to my truck
ill be in the lot, can you run it out
i wait in the car, you bring it?
i wanna order on my phone and just grab it
my order will sit how long before you toss it
can i pay online and have my sister fetch it
can somebody walk it out, i got the baby asleep in the car
is it ready right away when i order
`,
  id_policy: `
can my brother who is 20 stay in the car while i shop
do i have to be a patient to shop
medical only or can anyone buy
my passport is from korea, all good?
just got married, id has my old name
can my mother come in with me, she has no id
is 18 ok with a med card
the temp license they printed me, is that ok
do you take international students id
`,
  purchase_limits: `
i want 3 oz is that ok
whats legal to walk out with
how many prerolls max
how many oz before the legal max
how much is one guy allowed to take home
what quantity can i legally buy
how many grams before i hit the limit
`,
  consumption_rules: `
is there a patio to smoke on
can we smoke by the river legally
can i take a hit before i leave the lot
`,
  returns: `
do you do returns on gummies
do you do exchanges on flower
can flower be returned
are returns possible on carts
battery quit after a week, do i get another
can i get my cash back for this
bought two by mistake want to give one back
the mouthpiece came cracked
this hat dont fit
the charger i bought smokes when i plug it in
zipper on the hoodie broke
lid came off and it spilled, can you replace it
the screen on my vape is black
it only worked once
my cart has a crack in it
button on the pen is stuck
can i trade this in for another one
i want my money back
do you swap bad disposables
it came damaged
pod wont click in
not happy with what i bought, can i exchange it
my vape wont light up any more
the disposable quit lighting up
pen i got monday is acting up
wont pull at all, brand new
it arrived broken, what do you do about that
havent even unsealed it, can i hand it back
never opened, can i give it back
`,
  order_status: `
wheres my weed man
how long until my thing is ready
it was supposed to come at 5
yall forget about my order?
did you get the order i sent in 10 min ago
did you start on my order
whats the status
is it on the truck yet
has it shipped
the tracking doesnt move
anyone bringing my stuff today
where you at driver
how long does mine have left
`,
  order_change: `
pls remove the cart from order 88
i want to make my pickup later
whoops typed the wrong street on my order
can u sub something else for what i ordered
leave the gummies out of my order
one less joint in my order please
can i swap strains in the order i just made
please stop my order
make it a pickup instead of delivery
`,
  complaint: `
you left out my gummies
this is the 3rd time my order was wrong
i was talked down to by the girl at the counter
you guys overcharge and dont care
the flower you sold me has powdery stuff on it
somebody at your counter swore at me
there was hair in my bag
you gave me less than i paid for
my edibles expired last year according to the label
i drove 30 minutes and it was sold out though the site said in stock
you were closed when the site said open
they wouldnt honor the deal
your website is wrong all the time
the security guy was aggressive
my preroll fell apart and burned sideways
ive never been treated so poorly
your cashier gave me back too little
i got the wrong change back
the register guy kept my ten
i paid for two and one was in the bag
budtender pushed me to buy more and was mean about it
`,
  human_handoff: `
is there someone with a pulse i can talk to
gimme the boss
can you get a staff member in here
is there a living soul i could speak to
i want to speak to somebody in the store
can i speak to whoever is in charge
`,
  jobs: `
how old do i gotta be to work there
do you pay well, thinking of applying
need any weekend help
`,
  loyalty: `
what do i get for being a member
am i gold yet
how do i spend my points
did i earn anything last time
what are my perks
is there a gold level
how far am i from a reward
did i get points for yesterday
benefits for members
how do i use what i earned
how do i cash in what i collected
how do i turn points into money off
what do my points buy
can i spend points online
what are the points worth at checkout
`,
  deals: `
is there a cheaper day for carts
is there a better day to buy edibles
what day is best for flower prices
got a discount for postal workers
what do i save with a union card
anything on sale for labor day
we are 3 veterans, any love
do yall do price matching
what are todays steals
i turn 65 next week, what do i get
is it bogo day
anything extra for seniors on tuesdays
is anything discounted for the holiday
any steals today
holiday sale?
black friday deals yet
what do i save as a student
my card says im a patient, cheaper?
is there a teacher thing
how do i get the first visit deal
does my wife get a discount too, also a vet
i just turned 58, anything for me
turned 65 last week, do i get something off
im 70, do i pay less
hit 60 this year, cheaper for me now
im a first timer, do i save anything
does being a patient knock anything off
`,
}
