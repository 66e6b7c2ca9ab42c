import type { TopicExamples } from '#concierge/understand/topics.ts'

/**
 * First-timers, patients and the shy, without the words of the trade.
 * Over 300 lines because they are data: one hand's messages, a line each, held out together when the learning is judged.
 */
export const NEWCOMER: TopicExamples = {
  store_hours: `
what time do you open
are you there on sundays, church lets out at noon
when do you close tonight
how late can i come by
are you open thanksgiving day
open christmas eve? only have that day off
when is it quiet in there, i dont do well with crowds
whats the least busy time so someone can explain things to me slowly
i get off at 9, is that too late
do you have senior morning hours
is there a last call like at a bar
if i walk in ten minutes before closing will i get yelled at
are you guys open right now
4th of july hours?
do patients get in earlier than everybody else
i work nights, is anyone there at 8 in the morning
same hours on the weekend?
google says you're closed, is that true
it's snowing like mad, are you still staying open today
i wanna get my gummies before work, what's the earliest
do you shut for lunch
does the door lock at 10 or do you stop letting people in before that
new years day, yes or no
what are the hours on {day}
is friday evening a zoo
my shift ends 8:30 and its a 20 minute drive, would i make it for a pack of mints
`,
  store_location: `
where are you
whats the address for my gps
are you near the big church on main
is it the building that used to be the bank
how do i get to you from the highway
does a bus stop close to you
my daughter is dropping me off, which street is the door on
is there a sign? i drove past three times
are you in {zip}
how far are you from the hospital
how far from downtown walking, i have a bad hip but can do 10 min
which side of the road heading north
do you have another shop closer to {zip}
is it in a strip mall or by itself
what's next door so i can spot it
is it a safe neighborhood after dark
im standing by the laundromat and cant find you
the map sent me to an alley, where's the front
nearest train station to you
i'm coming from the airport, is it on the way into town
is your place the one with the green cross or the one with the leaf
what are the cross streets
do you have just the one store
can people see me walking in from the main road, i mean where exactly is the entrance
i want to come see the drinks in person, how do i find you
`,
  parking: `
is there somewhere to leave my car
do you have your own lot
is parking free
can i park in back, id rather not be seen
is there a handicap spot near the door
my husband will wait in the car, can he stay there with the engine on
we're in a big motorhome, will we fit
where do i put my bike
is there a charger for an electric car
street spots only? i cant parallel park to save my life
do the meters run on sundays
will i get towed if i leave it at the pharmacy next door
how long can i leave the car there
is the lot lit up at night
is there a garage nearby with a low ceiling, i have a roof box
truck with a trailer, any room
can i leave the car overnight if i feel wobbly
is it a tight lot, im a nervous driver
where do motorcycles go
is it hard to find a space on fridays
the lot behind you with the orange cones, is that yours
picking up some candies and my minivan is huge, where do i go with it
`,
  accessibility: `
may my little dog come in, not a service dog
is there a step at the entrence
i use a walker, will i manage
can a wheelchair get around inside
my mom cant stand long, is there a chair
do the doors open by themselves
may i bring my guide dog
i'm hard of hearing, can somebody write things down for me
my eyes are bad, can someone read me the labels
is there a ramp and where is it
do you have menus in big print
is it all one floor
i have an oxygen tank with me, is that a problem to come in
my husband has dementia and gets loud, is there a quiet corner
bright lights set off my migraines, how is it in there
could someone come out to my car, i cant walk far
does anybody there sign
how wide is the doorway, my scooter is a big one
autistic adult here, can i come with my support person talking for me
is the counter low enough to see from a chair
is there a bench while we wait
my service dog is little and people dont believe me, will that be an issue
arms dont reach high shelves, will staff help me get things down
`,
  payment: `
can i use my regular visa
is it cash only
do you take debit
does my bank see what i bought
what will it say on my statement
is there a cash machine inside
how much does the atm charge
can i pay with my phone
apple pay ok?
i only have a hundred dollar bill, can you break it
do you take checks, i'm old fashioned
can i put part on card and part in cash
does insurance cover any of it for patients
can i use my hsa card
do i tip the person who helps me
how much does one usually tip
can i pay online before i come
why cant i use a credit card
is there a fee for using the card
can my daughter pay over the phone for me
venmo?
does the driver take cards
i have a jar of quarters, would that be awful
do i need a pin for my card
american express?
can my friend and i split the bill
foreign bank card works or no
can i set up some sort of payments over time
snap benefits dont work there do they
i want the 40 dollar oil but only got my debit on me, is that fine
`,
  tax: `
is tax already in the price i see
how much tax do you add
do patients with a card pay less tax
it said 20 and then it rang up 26, is that all taxes
why so much tax on this
if my gummies are 18 what will i hand over at the end, with everything
do seniors get out of the sales tax
is there tax on the papers and pipes too
what percent is it
does the medical card make it tax free
are the creams taxed the same as the flower
the different lines on my receipt, excise and something, what are those
i'm from another country, can i get the tax refunded
do you pay tax on delivery
is out the door price the same as the tag
can i write it off as a medical expense, like do you give a paper for taxes
veteran with a card, still taxed?
`,
  delivery: `
can you bring it to my house
do you come out to {zip}
how much to delivver
is there a smallest order
how long does it take to get here
what time does the driver stop
do i have to be home
can my wife sign if its in my name
im in a retirement community, can the driver come past the gate
is the car marked? i dont want the neighbors to know
does it come in a plain bag
do you deliver to hotels
my son is in the dorm, can it go there, he is 22
can you leave it on the porch
does the driver need to see my license
how do i even start, is there a form for getting it brought
is it same day
could it come at a certain time, my nurse comes at 2
can you mail it to my sister in another state
do you ship
will someone come up to the 4th floor, i dont walk stairs
what if i dont hear the doorbell
can you text me when they're close
can i get the gummies brought to my office
do you go out to the islands
we are staying at a campground, would they find us
do you tip the driver
is delivery for patients only
what is the earliest you can drop something off
is there free drop off over a certain amount
i cant drive anymore, is there any way to get my drops without leaving home
could you bring it to the hospital, my brother is there two weeks
can my caregiver receive it for me
does it come in a cooler if i order chocolate
who do you send, is it a stranger from an app or your own people
do you come out in the snow
i dont have a car and the bus is awful, help
can they bring it to the park, i'd meet them
`,
  pickup: `
can i order on the computer and just grab it
how does the ordering ahead thing work
how long will you keep it for me
can somebody bring it out to the car
do you have a drive up window
may my daughter collect it for me
my caregiver usually gets my things, what does he need to bring
do i pay when i get there or before
how soon is it ready
do i wait in the same line if i already ordered
i dont want to talk to anybody, can i order and be in and out
can i phone it in
is there a separate counter for online orders
can i reserve something for {day}
what happens if i dont come in time
do i need an account to order for pick up
can i choose the time
do i have to bring a printout
what do i say at the counter when i come for my bag
my husband ordered, im closer, can i fetch it
can you put two packs of the mints aside til tomorrow
ordered my cream online, which door do i go to
can i look at the thing before paying if i ordered online
can i order from the parking lot
is there a cutoff for getting things today if i order now
how do i add my name so they know its me, there are two of us with the same name
can i order ahead for me and my mom in the same bag
is there an extra charge for having it ready
`,
  id_policy: `
how old do you have to be
do i need to show something
i'm 74, do they really check me
is a passport ok
my liscense expired in march, will that do
i dont drive anymore, what do i bring
does a photo of my license on my phone count
do you write down my name or keep a copy
will the government know i came
is my info private
do i need a doctors note or can anyone walk in
do you take medical cards from other states
how do i get one of those cards
my card came in the mail but its not activated, can i come
is 18 ok with a card
can i bring my grandson in, he is 4 and will be in the stroller
my friend is 20, can she stand inside with me
can my wife wait in the lobby without her license
canadian license fine?
tourist from germany, which paper do i need
my id has my maiden name and my card my married name
temporary paper license from the dmv while i wait, accepted?
i'm the caregiver for my father, what papers do i bring to buy for him
my kid is 16 with epilepsy and has a card, how does that work
is a military id good
do they scan it at the door
vertical license but i turned 21 last week
lost my wallet, i have a birth certificate
can i bring my teenage daughter to help me translate
permanent resident card?
do i have to live in this state
do i need an appointment or to register before the first visit
`,
  purchase_limits: `
how much am i allowed to buy
is ther a limit on the candys
can i get enough for a whole month in one go
do patients get a higher amount
what's the most a person can walk out with
can i come twice in one day
does my wife have her own allowance or do we share
i live far and come twice a year, can i stock up
how do you count drinks toward the limit
if i buy an ounce can i still get a chocolate
does cream count
do out of state people get less
how much can i have at home legally
is it per day or per month
can i buy for me and also for my dad with his card on top of mine
do you track how much i bought at other places
the site wont let me add a 5th pack, why
what's the cap for a caregiver with two patients
is 4 bottles of the drops too many to buy at once
how many of the rolled ones can one person have in the car
if i use up my amount when does it start over
`,
  consumption_rules: `
can i try it there
is there a place to sit and use it
can i smoke in my car in your lot
am i allowed to use it at the park
is it ok on my balcony
hotel said no smoking, where do tourists go then
can i have a gummy while walking on the beach
is it legal to use in a rental apartment
can i take it on the plane
can i bring it over the state line to my sister
can the passenger use it in the car
what happens if police see it in my purse
can i open the package right away outside
is a bar around here where you can smoke it
can i use it in my nursing home
campground in the national forest, allowed or no
do i get in trouble if the neighbors smell it
can i take my edible on a cruise
is vaping on the sidewalk ok
`,
  returns: `
can i brign it back if i dont like it
the gummies did nothing for me, can i get my money back
opened the bag, tried one, its not for me. any chance to swap
pen stopped after two days
bought the wrong thing, its the smoking kind and i wanted the eating kind, still sealed
how many days do i have to return something
do i need the receipt
my mother died and left unopened packs from you, could they be returned
the cartridge leaked all over my purse, what can you do
got a battery that wont charge, is it under warranty
do you exchange
the lid was broken when i got home
its too strong for me, never opened the second pack, can i turn it in for something else
bought it as a gift and she wont use it
got the sleepy one instead of the awake one by my own mistake, can i trade
my husband bought 80 dollars worth without asking me, can it go back
is it final sale
the vape doesnt pull any air, i would like another one or my cash
can i return the grinder, its too hard for my hands
would i get store credit or cash
i threw the box out, can i still exchange the battery
the seal was already torn when i opened the bag at home. want it replaced
who do i see about a refund
i got charged twice, how do i get one back
the cream gave me a rash, do you take it back
the drink cans were dented and one burst, replace?
how long until the refund is on my card
chocolate came melted to soup, can i get a fresh one
do they check if its been used, i only took one puff
i live an hour away, do i have to come in person to return a dead pen
does the manufacturer replace it or do you
`,
  order_status: `
where is my order
did my order go through? i'm not sure i pressed the right button
never got an emial after i orderd
order {num} is it ready
its been an hour and no one has come
is the driver lost
how do i know when to come get it
it says processing, what does that mean
i ordered for my mother this morning, name is on her card, any news
is there a way to follow it on a map
got a text with a number {num}, what do i do with that
supposed to be here at 3
did you get my phone order for the drops
i think i ordered twice by accident, can you see
is it on its way yet
should i leave now or is it not packed
my account shows nothing but my bank took the money
how many stops before me
it said out for delivery last night and here i am still waiting
can you check if my bag is done, candies and a cream
are you waiting on me for something, it says on hold
says accepted. does accepted mean come now?
just checking up on {num}
`,
  order_change: `
i need to cancel
pressed the wrong one, can you change it to the 5mg
please add one more pack to what i ordered
can i switch to having it brought instead of coming in
wrong address, i put my old house
can you push it to tomorrow
i'd like to come at 5 and not at 3
put my daughters name on it please, she is collecting
how do i take something off my order
i got scared and changed my mind, is it too late
can you make it two and not three
i typed 10 by mistake, i wanted 1!!
swap the chocolate for the mints in order {num}
my wife already bought it so drop mine
the phone number on my order is wrong, fix it?
can i change who pays
instead of the hotel send it to my sisters on {zip}
ordered the smoke kind by accident, meant the edible, not picked up yet
can i still edit it after it says confirmed
call off the driver, i wont be home
put the two orders together in one bag please
forgot to put in my coupon before i ordered, can you add it on
move my pickup to {day}
my name is misspelled on there and wont match my license
changed my mind about the peach, lemon instead please, order was 10 minutes ago
`,
  complaint: `
the young man rolled his eyes when i asked what a gummy was
i felt so stupid in your store
nobody said hello, stood there 15 minutes
was told it was mild. it was not mild. i was on the bathroom floor
the girl talked so fast i understood nothing
my bag had someone elses stuff in it
there were 9 in the pack, it says 10
flower was dry as hay
the driver came two hours late and didnt apologize
i asked for help for my sick father and they just tried to sell me the most expensive
you had it listed and when i got there it was gone
first visit and likely my last
the security man was scary
he shouted my name and what i bought across the whole room
someone laughed at my age
candies were hard as rocks
it tasted moldy
i was charged more than what the screen said
left my mom standing with her cane for half an hour
your website is impossible for anyone over 50
the drink was flat and warm
i called four times and nobody picks up
i waited in for nothing all day
they sold me a thing that doesnt fit my other thing and swore it would
paid extra and didnt even get a bag
very dissapointed in you
the place smelled of bleach and the music was so loud i couldnt ask anything
turned me away over a scratch on my license, in front of my kids
the box was empty. empty!
the budtender was on her phone the entire time
feels like you cheat old people
the driver left my bag with a neighbor who now knows all my business
label said 5 and it felt like 50
i wanted you to know my visit yesterday was upsetting
they gave me the indica when i clearly said daytime, ruined my sisters wedding for me
weighed it at home, its under by half a gram
`,
  human_handoff: `
can i talk to a person please
i dont want to type, is there somebody real
get me a human
is a pharmacist there i can speak to
connect me with someone who knows about cancer patients
id rather ask a lady about this, is one around to chat
this is confusing, can somebody just call me
can i have the manager
you dont understand me, transfer me please
do you have someone patient on staff who would talk with me
i need a live person not buttons
could one of the counter people take over this chat
can somebody ring my mother and explain it to her
want to speak to whoever is in charge
representative
i give up, let me speak to staff
is anyone at the desk who can answer me instead
can i book a sit down with one of your advisors
its private, i want to tell it to a person
`,
  jobs: `
are you hiring
my son needs work, can he apply
do you need experiance to work there
how old to work in a shop like yours
im retired and would love a few hours a week with you, possible?
where do i send a resume
is there any part time
what does a budtendor earn
do you take people with a record
do you hire drivers
i applied two weeks ago, didnt hear
do workers get drug tested lol
would you train someone who knows nothing about the plant but knows people
any summer openings for college kids over 21
do you need a gardener or trimmer
`,
  loyalty: `
do yuo have a points card
how do i sign up for the club
is it free to join
what can i get for my points
do i get something for my birthday
do points run out
can i join without giving my phone number
my wife and i, can we share one account
did i get points for last time, i wasnt signed up yet
how do i use them, do i tell the cashier
i dont have email, can i still be a member
how many dollars for one point
forgot my password to the rewards thing
will you send me a lot of texts if i join
if i tell a friend do i get something
is there a punch card like the coffee place
do i have to show the app or is my name enough
can i put my points on a pack of gummies
my number changed, did i lose everything i saved up
is there a level for people who come often
i had 200 and now it says 0
do caregivers earn on what they buy for the patient
how do i get out of the program
does the birthday treat have to be the same day
the receipt said you earned 45, 45 what
can i give my points to my daughter
do online orders count towards it
whats silver member mean, it says that by my name
`,
  deals: `
do you have something off for first timers
senior discount?
is there a day for older folks
do vetrans get anything
do patients with a card get a lower price
im on disability, any help with the prices
teachers discount?
what's the special today
are there coupons
my neighbor got 20 off her first visit, how do i get that
does the newbie offer work online too
can i use the senior one and the first time one together
what day is cheapest to come
do you match prices from the other shop
any happy hour
is there a student rate, im 23 and in nursing school
where do i type the code
code said invalid
do you do black friday
i live down the street, anything for locals
is there a compassion program for low income patients
my husband is a firefighter, do you do something for them
if i buy in bulk is it cheaper
is the sale still on tomorrow
got a flyer in the mail with a leaf on it, is it good
do nurses get a break on price
second visit discount or only first
what is edible tuesday, saw it on your window
buy one get one, how does that work, do they have to be the same
are you doing something for 420
do i have to prove im a senior, i look young lol
is the first time deal only if i sign up for texts
does the offer end at midnight or when you close
if i bring a friend do we both get money off
hospice patients any reduction?
`,
  contact: `
whats your phone number
can i email you
is there a number i can call and ask questions, my fingers are slow
do you have a website i can read through
are you on facebook
what's the instagram, my granddaughter wants to look
can i text you
where do i write to the owner
is there a fax, my doctors office only faxes
how do i reach the store directly
do you have an app
where can i leave a nice review
mailing address for a letter
whats the best way to get ahold of you in the evening
do you have a newsletter
is this chat saved or should i call with my question, and where
`,
  store_info: `
can i get a copy of the lab paper for what i bought
do you have a bathroom
is there wifi
is it like a pharmacy or like a bar in there
what happens when i walk in, what do i do first
do i need an appointment
can i just look around without buying
do you do classes for beginners
who owns the place
how long have you been there
are you a medical place or for everybody
are you legal? like really legal
is everything tested, by who
do you have a license on the wall i can see
can i take a picture inside
do you have gift cards
i left my glasses there
think i dropped an earring by the counter
does someone speak spanish
my mother speaks only mandarin, can anyone help her
vietnamese speaking staff?
can i bring back the empty jars
what do i do with a used up pen, is there a bin for those
is there a line usually
how long is a visit, my ride waits
is it private, will others hear what i ask
is there a room to talk privately with somebody
do you have cameras
do you have a water cooler, pills make me thirsty
do you sell t shirts with your name on
are there tours
do you have events, like meet and greet for seniors
is it clean and nice inside, my mom is picky
can i smell things before i buy
are you part of a chain
do you give to charity
do you grow it yourselves
will i know anyone in there haha, is there a back door
do they have lockers or do i leave my purse
is there someone with medical training on staff
why the two doors and the buzzer
how does one of these shops work, do i take a basket or do they fetch it
do you have a lost and found, my card fell out of my wallet i think
is it all behind glass or can you touch
`,
  education: `
whats the diffrence between the two main kinds, i always mix them up
what does thc even stand for
so cbd is the one that doesnt make you high right
how long until a gummy does something
i ate one an hour ago and feel nothing, is that normal
how long will i feel it for
what does it feel like the first time
can you die from too much of this
what should i do if i take too much and panic
why does it make people hungry
why do my friends get giggly and i just get quiet
what are terpenes in plain english
hybrid means what exactly
what is a tincture
what's a dab, my son says it and i nod
explain a cartridge to me like im your grandma
how does a vape work, is it burning
is vaping better for the lungs than smoking
how do you hold the thing under your tongue and for how long
how do i roll one, i never learned
what is a preroll
what do you do with a grinder
what is the little crystal dust at the bottom of my grinder
how many grams in an eighth
what do all the numbers on the label mean
what is tac on the sticker
what does full spectrum mean
what is a 1:1
how do i read the mg thing, it says 100 and 10 and im confused
if a cookie is 10 and im new how much of it do i bite off
start low go slow, but how low and how slow
is it bad to have a drink with it
does it mix ok with blood pressure pills or do i need to ask my doctor
can i drive the next morning
how long does it stay in your pee
will i test positive from a cream
is pot really so much stronger now than in the 70s
why did edibles hit my husband like a truck and not me
does eating dinner first change it
how should i keep it so it doesnt dry out
does it go in the fridge
do gummies expire
how do i hide the smell when i smoke on my own porch
whats live resin vs the regular kind, people say it like its obvious
rosin, resin, same thing?
why is some flower purple
what does indoor grown mean and does it matter
what is cbn and how is it different from cbd
can you get addicted
if i use it every night will it stop working
how long of a break until you're sensitive again
do you have to inhale deep and hold it like in the movies
why do my eyes get red
what's decarbing, saw it in a recipe
can you just eat the raw bud
how do i know if a pen is empty
what do the blinking lights on the pen mean, 3 blinks
how do i charge a battery without frying it
why do some people say sativa made them anxious
is hemp the same plant
what does microdose mean
how does a lotion work if it doesnt get in your blood
is it better to take it before bed or a couple hours before
`,
  small_talk: `
hi there
hello, is this the chat
good morning dear
thanks so much, you made that easy
you are very patient with me
bless you
bye now
haha i feel like a teenager again
my kids would die if they saw me typing this
ok
great, thank you
im a bit nervous
you're sweet
well that wasnt so scary
evening!
how are you today
i'll let you go, thanks hon
my late husband would be laughing so hard
wow you answer fast
knock knock
sorry for all the questions
no worries, that's all i wanted
happy holidays to you all
your shop was lovely yesterday, just saying
ok wonderful, i will be brave and come in
cheers from a grandma
never thought i would be doing this at 70
`,
  bot_identity: `
are you a real person
am i talking to a computer
is this a machine answering
do you remember me from yesterday
what can you help me with
are you the girl from the counter
do you sleep
are you that chat gpt my son talks about
can you see my face
how do you know all this
have you ever tried it yourself
are you a doctor
are you writing this or is it automatic
is somebody reading this besides you
can you understand if i write badly
how old are you
do you speak other languages
will you tell on me lol, what do you keep of what i type
`,
  out_of_scope: `
will it rain tomorrow
my joint aches when i run, what shoes should i get
how do i roll over a 401k
can you help me write a card for my daughters wedding
how do i get grass stains out of jeans
what kills weeds in a rose bed
how do i make the letters bigger on my phone
who won the game last night
how long do i bake a chicken
what time does the pharmacy on the corner close
recipe for plain gummy bears for my grandkids, no drugs
my printer cartridge is empty, which one fits an hp
my fountain pen leaks, how do i fix it
how do i renew my library card
how do i get a bus pass for seniors
what flowers do you send for a funeral
when should i plant tulips
my cat is throwing up
my dog ate a grape what do i do
can you call me a taxi
whats the capital of portugal
how do i block a number
could you help my grandson with fractions
which medicare plan should i take
what's a good high school around here
is the post office open on monday
how do i cook on high altitude
what does the stock market do today
translate good night to italian
how do i reset my facebook password
who is the mayor
how do i hem a curtain
my edible garden has snails, how to get rid of them
is mary jane a good candy, the peanut butter one from my childhood, where do they sell it
which blood pressure cuff should i buy
how do i boil an egg so it peels easy
do you know a good plumber
what movie is playing at the mall
how tall is the statue of liberty
my drivers license needs renewing, which dmv is closest
i need a new hip, which hospital is good
how do i word a resignation letter
can you play bridge with me
whats a good name for a puppy
what strain of flu is going round
does the grocery next to you have fresh fish
how do i get candle wax off a pipe under my sink
what are the best bud vases for one rose
tell me how to write a will
how much is a flight to phoenix
what does my horoscope say
`,
  goods: `
hi i have never bought any of this before, what would you give a total beginner
looking for the little candies, the weakest ones you have
do you sell the pen thing my nephew uses
my last joint was in 1979, whats the gentlest thing on your shelves
i want something to help me sleep but i dont want to smoke
how much are the gummy bears
is there a kind of chocolate with only a tiny bit in it
something for my sore knees that i rub on
my mom is 78 and her hands hurt, what cream do you carry
do you carry {name}
my daughter said to ask for {brand}, do you have it
what's the mildest flower you got
i'd like the stuff that doesnt make you paranoid
just want to giggle with my husband on a saterday night, nothing to crazy
i dont want to get high at all just relaxed, is there something for that
whats your cheapest way to try this once
do you have the drops that go under the tongue
my doctor said to look for one with equal parts of both things, the one to one. have any?
i think i want a drink instead of wine at night, do you sell those
are the cookeis any good
which of your mints would you give someone who weighs 110 lbs
the last gummy i took was way too much for me, what do you have that's half that
i need the whole kit, i own nothing. no lighter no papers nothing
do you sell the already rolled ones
one single rolled cigarette please, not a pack, do you have singles
whats a good one for watching a movie and not falling asleep
something for nerves before i fly
caring for my brother during chemo and he cant keep food down, what makes a person hungry
do you have anything that is shaped like a normal pill
my wife is diabetic, are there sugarless candies
are any of the gummies vegan
which ones dont have gelatin
does the {name} chocolate have nuts in it
peanut allergy here, which edibles are safe for me
i'm shy about this sorry but do you have something for the bedroom if you know what i mean
something to make cleaning the house less boring
i have a birthday dinner with my sisters, we are all over 60, what should i bring for the six of us
whats nice for a hike
looking for something that smells less, i live in an apartment
is there a version that doesn't stink up my curtains
how much for the small amount, the smallest you sell
i have 20 dollars, what can i walk out with
under 30 for something to sleep, is that possible
can i get an eighth for less than 25
my grown son is visiting and likes the strong stuff, what do i buy him
gift for my sister in law who just retired, she does yoga and likes lavender
what would you wrap up for a friend who had a rough divorce
do you have one of those boxes with a bit of everything for beginners
which is stronger, the {name} or the {name}
is the {name} gummy the same strength as the {name} drink
10mg seems a lot, do you have 2 or 2.5mg
how many are in a pack of the {brand} candies and how much is in each one
whats in the {brand} tincture besides the oil
how many puffs are in one of those disposable pens
i bought a little cartridge and have nothing to screw it into, what do i need
my pen stopped lighting up so i guess i need a new one, whats simple and cheap
which battery goes with the {brand} little pods
my grandson left a cartridge here, it has a screw bottom. what stick fits it
the charger for my pen thing got lost, do you sell just the charger
do you carry glass pipes, the small kind you hold in your hand
i need the metal round thing with teeth that breaks it up
rolling papers? the kind that dont taste like anything
is there a gadget that rolls it for you, my fingers have arthritis
something childproof to keep it in, the grandkids come over
do you sell a bag that locks and keeps the smell in
a tiny jar for my purse
i used to get a baggie for ten bucks, whats the nearest thing nowadays
back in college we had brown stuff with seeds, do you have something that weak lol
everything is 30 percent these days, do you have any thats like 12
whats your lowest thc flower
something like the old days columbian but legal
do you have any of the hash like we had in amsterdam in 85
have a friend who swears by bath salts for her back, the soaking kind, got those?
patches, like nicotine patches but with this. do you have any
i want the rub on thats cold, like the menthol one
lotion that doesn't smell like weed please, i work in a school office
does the roll on stick have any thc in it
will the cream you sell for joints get me high, the {brand} one
i have fibromyalgia and im tired of pills. what do your other customers with it buy
new card holder here, doctor told me cbn for sleep. which products have it
my neurologist mentioned cbd oil for my tremor, what strengths are on your menu
what would you suggest for migraines, never tried any of this
for a bad back, ideally something i can take at work and still think
parkinsons patient, cant hold small things well. is there an easy spray
dad has trouble swallowing, anything liquid without alcohol in it
my husband has ms and we tried the gummies and they did nothing. what next
we need something fast acting, he gets the cramps all of a sudden
i want to feel chatty at a party instead of hiding in the kitchen
social anxiety. big wedding saturday. what do i take
something that will not make me cough please
i have asthma so no smoke, no vape. what is left for me
do you have tea
coffee with it in it? or something to stir in my coffee
seltzer, how much for a can
are there drinks that come in a single instead of a four pack
is there a beer kind with no alcohol in it but the other thing
which drink tastes the least like weed
can you recomend a fruit flavor, i hate choclate
the sour ones or the sweet ones, which do people like best
is the watermelon one back in
do you still have the peach rings i got in the spring
my roommate got a purple tin from you, mints i think, what were those
i saw a lady leave with a little green bag of caramels, how much are those
there was a picture on your website of a honey stick, is it in stock
i dont know the name, it was in a white tube and it had a lemon on it
you sold me something called {name} last month and it was lovely, is there more
the young man gave me a sample tin name but i forgot, it was 5mg and for daytime
what do most first timers end up byuing
if you could only pick one thing for a nervous 55 year old
my friends all do it and i feel silly asking but what do i order
i just turned 21 yesterday!! what should i try
21 and broke, whats fun for 15 bucks
what is a good starter bong for someone who knows nothing
one of those water pipes but small enough to hide from my roommates cat
something for creativity, i paint watercolors
i play guitar and want to loosen up, whats good that isnt sleepy
want to be able to do my knitting after
i need energy not a nap
i want to melt into the couch and forget about the week
whatever makes music sound better
something mellow for two people sharing, one of us has never tried
something to help me stop waking at 3am
i fall asleep fine but wake at 2, is there one that lasts longer
hot flashes and no sleep. help
is there something that helps with quitting cigarettes
want to drink less. what could replace my 6pm glass
my old dealer used to call it kush, you have that?
heard of a strain called {name} from a podcast, do you stock it and is it good for newbies
is {name} the sleepy kind or the awake kind
tell me about {name}
{name} price?
whats {name} like for a lightweight
does {brand} make something in cherry
which {brand} thing is easiest to use
is {brand} any good or just fancy packaging
between {brand} and {brand} which one would you trust for your mother
do you have somthing organic, grown witout the chemicals
grown outside in the sun? i'd prefer that
from a small local farm if possible
anything made by women owned companies
what came in new this week for people like me who dont smoke
what candies are marked down right now
any of the chocolates on sale today
whats the best value if i only use it once a month
how long before the {name} gummies go bad, does the package have a date
i want the kind that kicks in quick, i get impatient and take another
one that wears off before my kids wake up
i can't have a hangover from it, i teach 3rd grade. what won't leave me foggy
ok so my husband passed in march and i haven't slept a full night since. my neighbor gave me half of a little square and i slept like a baby. it was dark chocolate, i think 5. what do you have like that and how much is it
long story but i tried it in 1974 at a concert and hated it, then my knee replacement happened and the pain pills make me sick so my daughter says try again. i want pain relief, no smoke, not silly, under 40 dollars
so my mother in law is coming for 10 days and i need something i can take quietly in the pantry that wont smell and lets me still cook dinner
we're four couples renting a cabin, two of us have never done it, one is a pro, and one wont eat sugar. what should we bring
coming in with my dad, he's 81, has a card, likes whiskey and westerns, hates candy. what would he actually use
i parked outside twice and chickened out both times. before i try again can you tell me what to ask for if i want to laugh
its my day off friday and i want to try the fizzy ones, which flavors do you have
i'm walking over after work, can you tell me if the 1:1 mints are there
i only have cash so before i go, how much is a pack of five prerolls
if my order is gonna take a while ill just come in, is the lemon drink on the shelf
i returned to weed after 30 years and my head spun, whats lighter than {name}
threw out the brownies cause they knocked me flat. something a quarter of that?
last one made my heart race. i want calm
gave me the munchies so bad, is there one that doesnt
that pen made me cough my lungs out. smoother?
the oil tasted like lawn clippings, got one with mint or something
my vaporizer fell in the sink. replacement under 50?
glass one shattered, is there one that wont break when i drop it
cat knocked over my pipe. need another
do you have silicone ones
what is the wand with the lighter for and do you sell it
do you have those lighters that are hemp string
pipe cleaner things and the liquid for cleaning, got any
filters tips for the end so i dont burn my lips
whats a one hitter cost
something discreet that looks like a regular pen
i want to look like im chewing gum. is there gum
anything that dissolves on the tongue, like those breath strips
powder you can put in food without tasting it?
cooking oil with it already in, does that exist at your store
butter. i want to make my own brownies. do you sell the butter
what do i need to buy from you to bake a batch of mild cookies at home
how much flower would i buy for one pan of brownies and whats the cheapest
can i buy seeds or a baby plant from you
do you sell plants, i have a green thumb and a sunny window
whats in the little jars that looks like honey and should i stay away from it lol
i want to try the waxy one my son uses but the easiest version
do you have something you can just split in half easily
scored tablets?
is there one with melatonin
the blueberry ones that say night on them, what mg are they
can you tell me which edibles are soft, i wear dentures
i have braces so nothing chewy, what are my options
kosher?
halal gummies available
gluten free brownies or cookies?
no artificial dyes please, red 40 gives me hives
do any of your drops use olive oil instead of coconut
my dog is old and achy, do you carry the hemp chews for dogs
cbd only, zero of the other. i get drug tested
is there anything that wont show on a drug test that you sell for pain
somthing to rub on my feet after nurseing shifts
an after workout thing for a 62 year old beginner at the gym
tattoo appt tomorrow and im a baby about needles, what takes the edge off
dentist. i hate the dentist. whats mild enough that i can still answer questions
i have to give a toast and my hands shake
what could i have before a massage
looking for something to do on a rainy sunday with my puzzle
what goes well with a sunset and my old records
for camping, something that wont melt in the car
anything that survives heat? last bag turned to one big lump
whats the prettiest thing you have, its a present
a stocking stuffer for my adult kids
valentine idea thats not flowers. well. the other flowers
mothers day is coming and mom is curious, what would charm her
thank you present for my neighbor who drives me, around 25 bucks
my book club wants to try, 9 ladies, whats a nice light pack to share
can you put together something for 60 dollars that covers sleep and sore muscles
need a pain thing and a happy thing and a sleepy thing, not more than 100 all in
i like citrus, i hate skunk. what flower is that
one that smells like pine, it reminds me of my late father
berry flavored anything
does anything taste like root beer
what's a half gram pre roll cost
are minis a thing? the small ones like cigarillos
how big is your biggest bag of flower and what does it run
whats a gram, and how much do you charge for one
is an eighth enough for a weekend for one old lady and how much would it be
quarter oz of something soft and floral?
shake, is that the cheap crumbs? do you have it
are the loose ends in a bag cheaper than the pretty buds
is the 100mg on the package for the whole bag or each candy? i'm looking at the {brand} one
how many mg in one square of the {name} bar
your menu says {name} 25mg cbd 1mg thc. would i feel it
says sold out on the {name} drops, when are more coming
can you set me straight, is the {name} syrup in stock or not
it says limit left 2 on the mango ones, are they popular or about to be gone
got anything similar to {name}, my friend loves it but you're out
the store near my sister has {brand} lozenges, do you
something equivalent to 1 glass of wine
like half a xanax but natural
what's closest to a cup of chamomile
is there a non alcoholic champagne style one for a toast
i don't care about getting high i just want to eat again
lost 20 pounds with the treatments, need appetite
glaucoma here, which product do eye patients buy
nothing that dries my mouth out please i already have that from meds
is there one for focus, my adhd is a mess and i dont want coffee
whats the strongest cream
what is the strongest candy, not for me for my husband he has a back like a pretzel
which of these would you say is for grownups who have jobs
do you have starter size bottles of the oil, dont want to spend 70 on something i may hate
travel size?
sampler of drinks so i can see what i like
can i mix and match the singles in the cooler
i want to use my birthday money on a nice vaporizer, the kind for dry leaf. ideas
do you carry the big one with the balloon bag
what is easiest to clean
something with no button, you just breathe in
one with very clear dose per puff, im a numbers person
inhaler type thing like for asthma, saw it on tv, do u have it
my return to all this after 40 years, what do i start with
pharmacy closed on me and my back is killing me, got a rub for tonight
my bus doesnt come for an hour so tell me, what do you have in lemon
the driver brought me {name} last time, i want that one again plus something milder
i read the rules about the limit, fine, i only want two of the {brand} bars, do you have them in mint
`,
}
