import type { TopicExamples } from '#concierge/understand/topics.ts'

/** What is the shop's own matter, though it sounds like the world outside or like an order: gear and goods, walls and windows, wishes that are added to. */
export const NEAR_ELSEWHERE: Partial<TopicExamples> = {
  goods: `
usb charger for 510
usb c charger for my 510 battery
got a charger that fits a 510 thread
do you have a smell proof bag
smell proof case for my backpack
a bag that keeps the smell in
rolling tray with a magnet lid
metal rolling tray, the small one
tray to roll on
a grinder with a crank
4 piece grinder, the metal kind
grinder that catches kief
grinder card for my wallet
pipe cleaners
pipe screens, brass ones
glass pipe under 20
one hitter that looks like a cigarette
bong cleaner
iso wipes and q tips for my rig
bowl piece 14mm
replacement bowl for my bong
torch for dabs
butane refill
lighter with a pipe tool on it
hemp wick
papers, king size slim
rice papers with tips
cones to fill myself
filter tips, the glass kind
storage jar that locks
humidity packs for my jar
a wax tool
silicone container for wax
dab mat
cart battery with a twist dial
charger for a pax
puffco peak atomizer
wax pen that is easy to clean
an ounce of smalls
half ounce of shake for baking
super lemon haze
purple haze
lemon tree
orange diesel flower
guava cooler
ice cream cake
black cherry punch
blueberry pancakes strain
weed butter
canna butter for cooking
infused olive oil
cooking oil with thc
honey sticks with thc
hot sauce with thc
thc syrup for my lemonade
sugar wax
diamonds and sauce
crumble under 30
cookie dough edible
a brownie that is strong
rice crispy treat edible
baked goods, any
ice cream with thc
gummy bears, the thc kind
a weed cookie not the strain
something with chocolate and mint
a roll on for my knee
lotion with cbd for my hands
bath salts with cbd
massage oil with thc
lip balm with hemp
seeds to grow at home
clones
a shirt with your logo
hoodie in a large
dog treats with cbd
add a preroll too
throw in a lighter
add some gummies to that
take the gummies out
leave out the vape
dont forget the papers
pass, what else
nah what else you got
next one
sick of sweet
tired of gummies, what else
bought a cartridge, dont have a battery
got a cart and nothing to run it on
ring me up
ill take it
my neighbors complain about the smell, what can i get
my landlord hates the smell, whats least smelly
wife complains about the smoke, what else is there
swap the cart for flower
make it two of those
and a grinder
and together with the fig gummies
both of those together
`,
  store_info: `
when does the tea room open on thursday
what time does the lounge open
is the garden room open on sunday
hours of the reading corner
when does the tea room close
whos the owner
who owns this place
who are the owners
is the owner local
did you guys find my keys
did anyone turn in a phone
i think i left my sunglasses there, did you find them
who painted the mural
who did the paintings by the register
whose art is that on the wall
who made the neon sign
where is the window you pick up from
when can i use the window out front
whats the little window for
which window do i go to
what music do you play in there
who is the dog in your pictures
whats with the bear statue out front
is the fish tank real
do you have a fireplace in there
are there chairs by the counter
is there a water cooler in there
do you have coffee in the lobby
can i use an outlet in the lobby
who designed your logo
is your building the old bank
are those your trucks with the flower on them
`,
  store_location: `
are you in the old bank building
is it the brick building by the tire place
are you next to the bowling alley
are you the one with the mural
`,
  store_hours: `
nobodys here
parking in 5 min, will they still let me in
pulling in now, too late
anybody here
the door is locked, are you open
lights are off, you open
i'm out front and it looks closed
what time do you close tonight and how busy is it around 5
how late are you open and when is it quiet
`,
  delivery: `
who can accept my delivery
who has to be home for the delivery
can my wife take the delivery
does somebody have to sign for it
vous livrez a l'hotel
do you bring it to a hotel
`,
  payment: `
can i hand the driver cash
can i pay the driver with debit
does the driver take cards
`,
  pickup: `
can you hold an item on layaway til friday
could you set one aside for me til payday
can i reserve one and pay later
can i just call in my order
can i phone in an order
do you take orders by phone
can i text you an order
can i order over the phone
is there a number to call an order in
`,
  deals: `
is it worth holding off till wednesday for a vape
should i wait for friday to buy flower
is it cheaper if i come tomorrow
would i save if i wait till tuesday
`,
  consumption_rules: `
podemos fumar alli
se puede fumar ahi
hay donde fumar
`,
  complaint: `
brownie arrived crushed
cookies came all broken
gummies were melted into one lump
the chocolate was white and chalky
joint came unrolled
jar was half empty
`,
  education: `
which is stronger, a 10mg gummy or a joint
is a gummy stronger than a joint
which lasts longer, a joint or an edible
how do i hide my stash from my kids
its been 45 min and i feel nothing, do i eat more
took it an hour ago and nothing yet, is that normal
ate one at 7 and its 8, should i have another
is a 1:1 good for someone new
would rosin be too much for somebody new
is wax ok for someone who never smoked
what would you tell someone who is new to edibles
we tried a gummy the other night what was it called
what was that strain i had last time
doing my first dab ever, any tips
first time with a bong, any tips
never rolled before, any tips
how many sessions in a half gram cart
how many puffs in a one gram cart
how many joints can i roll from an eighth
how many bowls in a gram
how long does a half gram cart last
grams in a quarter vs a half
how many eighths make an ounce
how much is a zip in grams
whats the point of a terp heavy strain
why would i want a lot of terpenes
why do people like live resin more
whats so special about rosin
`,
}
