/** About things to be had, in every voice: most of what shoppers write. */
export const SHELVES = `
do you carry {name}
do u sell {name}
you guys got {name}?
got any {name} left
is the {name} still there
is {name} back yet
is {name} available
{name} in stock??
still have {name}?
how much is {name}
how much r the {name}
how much for {name}
price on {name}
what does the {name} go for
whats the sale price of {name}
is the {name} really 60
what size does {name} come in
how many mg in {name}
how many mg in one piece of the {name}
how many gummies in a pack of {name}
how many come in the {name}
how many joints come in the {name} tin
how many joints in the {name} pack
what is the thc on {name}
whats the thc percent on {name}
whats {name} testing at
how strong is {name}
is {name} an indica
is the {name} an indica or what
is {name} a sativa
is {name} indica or sativa
does {name} make you sleepy
what effects does {name} give
what does {name} taste like
whats {name} like
who makes {name}
who grows {name}
whats the brand that makes {name}
is {name} infused
is {name} any good
does the {name} have thc in it
does {name} have any sugar in it
is there caffeine in {name}
does the {name} have nuts
what terps are in {name}
whats in the {name}
tell me about {name}
difference between {name} and {name}
{name} vs {name}
which is stronger {name} or {name}
is {name} better than {name}
which one is cheaper
what about the {name}
how about {name}
and the {name}
any {brand}
what {brand} do you have
do you have anything by {brand}
{brand} gummies
{brand} carts, indica
{brand} pods
how much are the {brand} gummies
{name} price
{name}
{name} {brand}
looking for {name}
im after {name}
cart for my buddys birthday, he loves {name}
a gift for my dad, he likes {name}
what drinks do you carry
what edibles do you have
what concentrates do you carry
what rso do you carry
what vapes are on sale
any vapes marked down
carts on discount
whats on sale in flower
flower on sale
eighths around 30 to 40 bucks
show me prerolls from 10 to 20
price on a full ounce
how much for an eighth of {name}
how much is a half ounce
how much are your gummies
how much do prerolls cost
whats your cheapest ounce
do you have patches
do you carry thc patches, the kind you stick on
do you sell clones or seeds
do you have cooking oil
do you carry infused honey or butter
do you sell batteries
do you sell batteries for pods
do you have bongs
do you sell rolling trays
got torches
got any dab tools
do you have puzzles or games
do you sell shirts with your logo
do you have a vaporizer for dry herb
is there a pen that works with any cart
do you carry pet treats
do you have kratom or mushrooms
do you carry nicotine free pens
do you sell hemp wraps
looking for caramels
looking for capsules
moonrock
kief?
hash?
mints
some kind of balm
bath bombs?
lip balm with cbd
tablets
taffy or caramel or whatever you have
relaxing live resin vape
uplifting flower
sleepy gummies
something to help me focus at work
i need energy to clean the garage
energy to mow the lawn
something to get me off the couch and do the laundry
something for a road trip passenger
something for movie night
for watching the game on sunday
something for a concert tonight
something for the beach
before yoga
before bed
for a birthday party saturday
for a wedding next weekend
cozy rainy day
for painting and music
something for sex
for a long flight of stairs kind of hike
after the gym
for thanksgiving dinner
christmas present for my sister, edibles
what goes well with pizza
to take the edge off after work
i want to be calm but awake
not sleepy just happy
giggly but not paranoid
no couch lock
something chill but not a zombie
nothing that makes me anxious
weakest edible you have
strongest cart
biggest preroll pack
smallest dose
highest thc flower
lowest thc
best value
most popular
your favorite
staff pick
what do people buy most
what do you recommend
whats good today
what would you get
pick one for me
surprise me
something new
anything new this week
any new arrivals
what just came in
whats new on the menu
anything else
show me more
got it in a cart
in hybrid though
sativa instead
a cheaper one
less than that
got anything lower
got anything under that
anything weaker
too expensive
too strong for me
the first one
tell me about number 2
is the second one strong
how much is the last one
whats the thc on number 3
who makes the first one
what about a smaller size
make it gummies
no chocolate
not indica
without sugar
vegan gummies
sour not sweet
something with limonene
a strain high in myrcene
piney flower
smells like gas
fruity cart under 45
grape gummies
chocolate bar 100mg
100mg gummy
5mg or less
a pack of 10
singles not packs
half gram cart
2 gram disposable
an eighth and a preroll
a quarter of {name} and some papers
two prerolls for 20
20 bucks what can i get
100 to spend on flower and vapes
live rosin under 60
solventless only
diamonds?
infused preroll
plain preroll not infused
flower thats already ground
ready to roll
shake
popcorn buds
smell proof bag
a lighter
cones king size
pink cones
510 battery
charger for my pen
a grinder under 20
one hitter
glass pipe
`
