import type { TopicExamples } from '#concierge/understand/topics.ts'

/** As people really chat: half sentences, news first, and the same question in ever other words. */
export const CHATTER: Partial<TopicExamples> = {
  store_hours: `
think ill make it if i get there around 8:40?
is the shop shut for presidents day
when does the place get going in the morning
whats the cutoff to walk in tonight
my shift ends 9:30 will i make it
gonna be there in 20 still serving?
i finish work at 7, enough time?
if i left now would you still be there
do i have time to get over there
whats the latest i can walk in
are doors open already
you up and running yet today
when do you call it a night
how long are you there tonight
anyone manning the store on labor day
whats your sunday like
do you take a break at lunch
do you shut for the parade
is today a short day
do you guys ever close
can i stop in before work, like 7
after church on sunday, you there?
is there a slow time of the day
are the lines long on fridays
will i get stuck in line at 5
first thing in the morning works for me, when is that
whats the schedule this week
are weekends different
do you open on the 1st
you there columbus day
are you closed the day after thanksgiving
will you be around on the 24th
store hours pls
til when tonight
`,
  store_location: `
what do i type in waze
which metro stop do i get off at
what stop do i get off the train
do you have more than one shop
whats the zip of the store
which town are you in
are you north or south of the river
how close are you to the interstate
im at the light by the gas station, which way now
is it behind the bank
can you drop me a google maps link
are you downtown
cant find you
is that you with the green sign
walking distance from the hotel?
whats around there so i dont miss it
whereabouts are you
`,
  contact: `
how do i reach a store by phone
can i get the shops number
what number do you text from
where do i send an email
are you on facebook
does anyone pick up the phone there
is there a whatsapp
whats the best way to reach you guys
`,
  parking: `
gonna be pulling a trailer can i fit
do i need quarters for the meter
somewhere to leave my harley
is there a spot for my motorcycle
where do big rigs go
how many cars fit in your lot
do i get towed if i stay an hour
is there street parking at night
any garage close to you
where do people leave their cars
do you have your own lot
spaces for oversize vehicles
can a bus park by you
does the meter run on sundays
room for our motorhome?
anywhere to put a 5th wheel
`,
  accessibility: `
do you have steps out front
got somewhere i can sit, bad hip
my husband uses a power chair, doors wide enough
i have a guide dog
can i wheel in
is everything on one floor
is the door automatic
will i have to stand long, im 80
is it a flat entrance
do you have large print menus
can my puppy walk in with me
are cats ok
dogs on leash ok in store?
my chihuahua rides in my purse, fine?
`,
  payment: `
is what you take the same online
does my chime card work
is tap to pay a thing there
what do you charge for using debit
how much to use the cash machine
ok to pay with a check
can we split it on two cards
will you take my card or should i hit the bank first
do i have to pay in bills
does the machine inside give out cash
no cash on me, problem?
can i use a gift visa
will paypal work
is google pay good
do you take coins
what about crypto
is there a card minimum
do you run credit
how do people pay there
can i pay with my watch
pay at the door or online
should i tip my budtender
is plastic ok
do i need exact change
any surcharge on cards
`,
  tax: `
is what i see what i pay
whats the tax on 100 dollars worth
do the prices on here have tax baked in
what do i end up paying on a 60 dollar item
does the total go up at checkout
what extra gets added on
are there fees on top of the menu price
how much is local tax
rec tax vs med tax
taxes on edibles?
`,
  delivery: `
could somebody run a bag out to my campsite
how late do the drivers go
is there a charge for dropping it off
are drivers out on holidays
do you go as far as the county line
what do i have to spend to get it delivered
can you bring it to my job
how long until it gets to my door usually
whats the furthest you go
do you come to the south side
would you bring me one preroll or is that too little
how early in the day do drivers start
do you bring it inside or meet me outside
can the driver call me when hes close
do i need to be home
will you deliver to a bar
deliver to the marina?
delivery to my office ok?
whats it cost to have it dropped off
do i pay the driver or before
can you get it here by 6
are you delivering tonight
is it too late to get a delivery
whats the last time i can order for delivery
do you do deliveries in the snow
can you deliver to a dorm
same day?
how fast is delivery
free delivery over how much
is {zip} too far
`,
  pickup: `
how fast do you pack an online order
will you walk it out to the curb
can my roomie get my order if i cant
how many days will you hang on to my order
can i preorder and skip the line
is there a drive up lane
can i stay in the car
do you bring it out
can someone run it out to me, im parked outside
how long before an order is ready
how long do you keep it if im late
what happens if i dont pick up my order today
can i order now and get it tomorrow
do i get a text when its ready
is there a counter for online orders
order online then walk in?
can my dad pick it up
do i need my id for pickup
reserve something for later
does the drive thru take walk up orders
whens the drive thru open
can i buy straight from the window
whats the wait if i order ahead
set something aside for me til friday
`,
  id_policy: `
how old you got to be
how old do you have to be to get in
does it matter that my id is from puerto rico
will a learners permit work
lost my license, got a pic
do you need two forms of id
is my id ok if it expired in march
do you take a screenshot of an id
can my 20 year old girlfriend come in and wait
can i bring my baby in
are kids allowed in
do you check id at the door
is a work badge ok
school id?
i just turned 21 today am i good
vertical license ok?
can i shop with a british passport
can anyone shop or just locals
do i need to live here
do you scan or keep my id
can my son wait in the lobby
whats the age for medical
no id on me, can i still get in
what papers do i bring
paper license ok
`,
  purchase_limits: `
how many ounces can i leave with
is there such thing as too much, like legally
whats the daily cap on carts
can i buy 5 packs of gummies at once
can i get two ounces today
is 10 eighths too many
how many edibles am i allowed
can i buy for the whole month at once
how often can i come back to buy more
whats the legal amount to have on me
do different products count together
is there a max on vapes
what am i allowed to buy in one day
can i stock up or is there a limit
most i can spend or get in one go
`,
}
