/** Messages to be served, as people write them, one a line. Written for this product. */
export const SPOKEN_SERVE = `
anything that'll knock my socks off
do you have Girl Scout Cookies or Thin Mint
what's a killer sativa under 40
my back yard party is saturday, need 20 prerolls
I'm 62 and never tried it, where to begin
does the Durban Poison come in halves
is Acapulco gold any good
can I get a bomb edible for the concert
give me something that hits hard
i hate that i missed your sale, is it coming back
when will my delivery get here, the driver was supposed to be here 20 min ago
whats your policy on minors in the store
my order got cancelled for no reason and nobody picks up the phone
can i tip the driver
how come my coupon isn't working
what's the age to get in
Do I have to be 21
is it legal to smoke on the beach here
where's the closest place to park
how much can i possess at once
does it make you hungry
will i get paranoid from this strain
so how long does it take before i feel something from a gummy
what's in RSO
what is a good beginner dose
two grams of the blackberry kush and a lighter plz
do u sell bongs shaped like guns
what terpenes are in white runtz
my mom is 70 and wants to try gummies
will one joint be enough for two of us
i dropped my vape and it leaks, can you replace it
the app keeps crashing at checkout
esta abierta la tienda el 25 de diciembre
quiero algo suave para dormir
qué diferencia hay entre indica y sativa
what's the story behind the name trainwreck
is crystal the same as diamonds
can i cancel, i ordered the wrong thing
something to take the edge off
i'm new in town and looking for a chill indica
got anything that tastes like gas
is the child lock box in stock
can i bring my own bag
what's the least harsh way to smoke
I need something not too heady for a gallery opening
your prices went up again?!
whats that stuff with 30 percent
anything that won't leave me groggy
which one do you think my wife would like, she loves mango
forget the gummies, what about drinks
can you show me your instructions for the dab pen
what are the rules for returns
whats hitting the hardest rn
lemme get a half o of something loud
my bf wants to get zooted tonight what u got
does sour diesel make ppl anxious
how come you guys charge tax twice
u got rolling papers or nah
ya'll still doing that 2 for 30
ok so whats the move for a chill sunday
Do you have to be 21 or is 18 ok with a med card
do you ship to my apartment or do I have to come down
im outside which door is it
is my pickup ready, name is Dave
the guy at the counter was super cool, what's his name
can i leave a compliment for Jess
how strong is 10mg for someone my size
my tolerance is crazy high, what should i do
which gummies would you give a total newbie
anything new from Kiva or Wyld
got any deals for my birthday
I'm 21 as of today, what do I need
can i get a refund on this busted pen
my wife and I are both 45, something romantic?
what's the percentage on the Papaya
whats cheaper, an oz or four quarters
is it cool if my dog comes in
why do i gotta show my ID every time
my order says ready but the store's closed
how many milligrams in the whole bag
does delivery come to Hoboken
can you explain live resin vs rosin like I'm five
tell me more about the second one
is there any way to speed up my pickup
do you carry accessories like grinders
what goes good with a scary movie
i don't wanna feel like a zombie tomorrow
need a strain that won't make me eat the whole fridge
which one's the least sleepy
u open on memorial day?
how far ahead can i preorder
there's hair in my preroll. gross. what now?
i was told i'd get 20% off and didn't
your bathroom was out of soap fyi
Que tienen para una primera vez
¿Me puedes recomendar un vape discreto?
están contratando?
hay descuento para maestros
I want something to help me laugh with my sister
any tips for rolling a joint
what's a dab
why is it called gorilla glue
is trim the same as shake
would a sativa keep me awake
how to clean resin out of my pipe
can the driver leave it at the door
can you give me instructions for first time vaping
can i get a gram to go for my roommate who's 26
how long does the smell stick around
do you guys have the good stuff
I'm looking for the opposite of couch lock
what's the deal with delta 8
can i smoke in your parking lot
can i bring my teenager in with me while i shop
yo is the killer og back
do u have a lost and found
gift ideas for a stoner dad turning 60
`
