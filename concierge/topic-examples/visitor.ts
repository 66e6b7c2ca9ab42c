import type { TopicExamples } from '#concierge/understand/topics.ts'

/** In the voice of people from elsewhere: on a trip, new in town, for the first time in such a shop. */
export const VISITOR: TopicExamples = {
  store_hours: `
our flight lands at 9 pm, will you still be open by the time we get there?
we are only here until {day} morning, how early do you open?
are you open on holidays, we are visiting over easter
is it worth coming at lunch or is there a long line then
do you stay open late on weekends
we arrive the 31st of december, are you closed that day?
does your place have different hours in winter
`,
  store_location: `
we are staying near the stadium, how far are you
can we walk to your store from the train station
what is near you so i can tell the cab driver
is this the shop next to the old theater
we dont have a car, can we get there by bus
im coming from the mall, how do i find you
which neighborhood is it in, is it safe
do you have another location closer to the beach
`,
  contact: `
how can i contact you from abroad
is there a number i can ring before we drive over
do you answer emails
is your menu on a website somewhere
`,
  parking: `
we have a rental van, will it fit in your lot
we are towing a boat, is there room to park
do we have to pay for parking downtown at your place
can we leave the rv there for an hour
where do tourists usually park
`,
  accessibility: `
we are traveling with our dog, can she come inside
my dad is in a wheelchair, is it easy to get in
is there an elevator or only stairs
can we bring a stroller in
is there a place to sit, my wife gets tired
`,
  payment: `
do you take foreign credit cards
i only have euros, can i get cash there
is it true that dispensaries are cash only
do i need to bring cash or is my bank card ok
can i use my phone to pay
does your atm take international cards
is it customary to tip
`,
  tax: `
how much tax do visitors pay on top
is tax already in the price like back home
can tourists get the tax back
what would a $50 item really cost me
`,
  delivery: `
can you deliver to my hotel room
we are in an airbnb on the lake, do you come out there
do you deliver outside the city
how late can i order to still get it tonight
is there a fee to bring it to a campground
would you drop an order off at the marina
how long before it gets to the resort
`,
  pickup: `
can i order before we land and grab it on the way
how long would you hold an order, we are stuck in traffic
is there a drive through so we dont all have to get out
can we order online if we are from another country
how does ordering ahead work
we are in a hurry, is there a faster line for orders made on the site
`,
  id_policy: `
will you accept a german passport
is a license from texas fine
im from another state, am i allowed to buy
my friend forgot her id at the hotel, can she come in anyway
is a consular id accepted
i have a medical card from oklahoma, can i use it here
do you need the physical passport or is a copy ok
my cousin is 19, can he come in if he doesnt buy
first time here, what do i need to show at the door
`,
  purchase_limits: `
how much is a tourist allowed to buy
can i buy an ounce if im not from here
is the limit different for visitors
what is the most my husband and i can buy together
how many joints may one person take
`,
  consumption_rules: `
we cant smoke at our hotel, is there somewhere we can go
can we smoke outside your shop
is it allowed on the boardwalk
are we allowed to smoke in our rental car while parked
do you have a room where guests can try it
can i consume in the national park nearby
`,
  returns: `
we leave tomorrow and the vape doesnt work, can i bring it back today
if i dont use everything can i return what is sealed before i fly
the pen i bought broke on the trip, do you replace it
can i swap this for something else, i didnt open it
i bought the wrong shirt size as a souvenir, can i change it
`,
  order_status: `
i ordered from the hotel an hour ago, where is it
we booked an order for pickup, is it ready
i never got the confirmation text, my phone is foreign
did you get my online order
the driver hasnt arrived at our airbnb yet
`,
  order_change: `
we changed hotels, can you send my order to the new address
can i add something to the order i made online
our flight is delayed, can i pick up my order tomorrow instead
please cancel my order, we are not coming
i picked the wrong strain in my order, can you switch it
`,
  complaint: `
we drove two hours and your staff was unfriendly
half of what we ordered was missing when we got back to the hotel
you charged my card twice
the guy at the door was really rude to my wife
what we bought was stale and dry
`,
  human_handoff: `
is there someone i can talk to, this is confusing
could a staff member call my hotel
i would like to speak to a person at the shop
can i chat with one of the workers
`,
  jobs: `
i just moved here and im looking for work, are you hiring
do you have summer jobs
where can i apply, i was a budtender in oregon
do you sponsor work visas for employees
`,
  loyalty: `
can visitors join the rewards program
do i earn points if im only here once
is it worth signing up for points as a tourist
what do i get when i sign up for your club
`,
  deals: `
do first time visitors get a discount
is there a deal for tourists
any specials this weekend while we are in town
do you have a discount for out of state military
is there a coupon i can use on my first visit
do you have a senior discount for my parents
what kind of bargains do you have on a {day}
`,
  store_info: `
do you have a public restroom
is the food truck there this weekend
tacos on saturday?
is there a taco truck this week
is there luggage storage at your shop
do you sell gift cards i could bring home
do you speak french
can we take photos in the store
do you offer tours of the grow
is there somewhere to charge our electric rental
what kind of shop is this, medical or for everyone
are you a licensed dispensary
is there a water fountain for our bottles
do you have a place to sit outside for my dog with some water
where do i throw out the leftover packaging before flying
`,
  education: `
first time trying edibles, how long until i feel something
what is the difference between the two kinds, indica and the other one
how do i use one of these vape pens
how much should a beginner take
what is a pre-roll
what does hybrid mean
how long will i be high for
what is a dab
how do you take those drops under the tongue
what does cbd do compared to thc
is smoking stronger than eating it
`,
  small_talk: `
hello from canada
thank you so much, see you later
greetings, first time here
thanks, we will come by
lovely, have a good one
`,
  bot_identity: `
am i chatting with someone in the shop
are you a computer
is there a human behind this
what can you help me with
do you have a name
`,
  out_of_scope: `
what else is there to see in town
can you book us a table for dinner
which hotel would you recommend
where is the nearest gas station
how do i get a taxi to the airport
what is the exchange rate today
is the museum open on mondays
what time does the ferry leave
do you sell cigarettes
who won the hockey game
what is the weather like next week
any good hiking trails around here
what is the speed limit on the interstate
`,
  goods: `
never tried weed, what would you give me
something for a relaxing evening at the cabin
what is the local favorite
looking for a small pack of joints to share
gummies that are not too strong for my mom
something discreet with no smell for the hotel
do you have {name}, a friend told me about it
is {brand} sold here
something sociable for a bonfire
we want to go hiking and be giggly
which edible would you pick for the museum
i would like two different ones to compare, max $50
what is the thc of {name}
a souvenir shirt with your logo
something local to take to the lake, not flower
do you have drinks with thc
need a lighter and papers
what do you have that is like {name} but milder
one that is half thc half cbd
how much is a gram of your cheapest
`,
}
