import type { TopicExamples } from '#concierge/understand/topics.ts'

/**
 * What no shop of this kind is asked, nine lines in ten in words of its shelves.
 * Over 300 lines because they are data: one hand's messages, a line each, held out together when the learning is judged.
 */
export const ELSEWHERE_IN_SHOP_WORDS: Partial<TopicExamples> = {
  out_of_scope: `
budget for a wedding of 80
hash out a custody schedule w my ex, template?
smoke coming off my toaster coil
pinch hit rule in softball
do fish sleep
pineapple under the sea song
22 cartridge vs 223 for coyotes
liz lemon quotes 30 rock
translate good morning grandma to tagalog
baby cut grapes how
harvest my zucchini how big
diesel pusher rv, bad mpg or what
salt shaker clogged
high chair recall graco
bought a kia, total lemon, trans went at 900 mi
cereal box book report
closed captioning is in french on my tv
my toddler ate an edible looking bead, its plastic
tell me what the deal is with taylor and blake
pill bug roly poly in garden
rifle stock crack
uncle says theres a gas pipe under my shed, who marks that
lit class wants 5 pages on gatsby
pancake batter lumpy
outdoor cushions mildew
taking stock of the pantry b4 the hurricane what cans last longest
crowd stoned the bus after the soccer match, was it on the news
gymnast rosin on hands?
tin anniversary 10 yr
find the limit as x goes to 0 of sin x over x
sandcastle crumble when dry why
lighter fluid on the grill tastes gross
is the bridge on route 9 still closed
whos the og host of the price is right
smooth like butter bts lyrics
turning 21 vegas trip ideas w my mom
extreme couponing show host
hit a deer last night insurance covers?
bought a lemon of a car can i sue
chocolate labrador shedding like crazy
why is the sky blue for a 4 yr old
what time is it in tokyo
paper cut under my nail ouch
how do i sterilize a jar for canning peaches
nail polish on a tile floor
my ears wont pop after a flight
punch drunk love soundtrack
hash it out w my sister any advice
rock n roll hall of fame who got in
candy gram at school valentine
cap and gown rental late
light as a feather sleepover game
baked beans for 60 ppl
honor roll cutoff 3.5?
grinder sandwich, what do they call it outside connecticut
cure for hiccups NOW
is taylor swift touring
pig pen fence height
super bowl halftime who is it this yr
roll cage for a miata cost
la chargers draft pick who they get
diesel dog name too basic?
cookie run kingdom redeem code
sand bag flood where free
johnny cash ring of fire
got eighth at the swim meet is that points
cure a ham at home
rose bud brown
pickup truck bed rust
oil rig movie w mark wahlberg
orchid dropped all its flowers is it dead
my aunts pineapple quilt pattern
bears vs lions who won thanksgiving
tea bag stain
og power ranger pink who
indoor soccer cleats size
acai berry smoothie gritty
pack a suitcase for 2 wks
high school reunion 30 yrs, what do i wear
christmas stocking name embroidery
cub scout pack 114 popcorn money
paper mache volcano wont dry
oil rig jobs no experience
term paper rolling deadline what does rolling mean
sympathy flowers for a funeral on thurs what do i write on the card
denver mint tour tickets
tube socks 80s
my 401k company stock dropped do i panic
road closed flood
pound puppies toy from {num}
denver nuggets parade
hybrid shift premium for night nurse
bagpipe lessons for adults near buffalo
violin rosin cheap vs expensive
zipper on my jeans broke at work
fish n chips batter w beer or w/o
bottle cap crown stuck
trim my beard w no mirror lol
wireless charger makes my phone hot
light bulb socket stuck broke off in it
blueberry muffin blue stains
freezing points salt water
minecraft seed with village n mansion
ice cap melting homework
huckleberry finn chapter 3
found an old coupon for sears lol worth framing?
eyes haze over after contacts
my tempered desk will shatter in the sun they say, true?
crab cake falls apart
tin roof leaks
outdoor wedding in oct rain plan
dabbing your wound w peroxide is bad?
toothpaste tube squeezed from middle, my husband is a monster
tide capsule detergent my toddler bit one
sticker rewards chart for potty training
ezra pound poem
cookie lyon from empire actress name
what was that show w the seed vault in norway
visiting hours at st judes hospital, can kids go up
my son wants to be a firefighter, what sparked that
tray ceiling paint ideas
southwest rewards points to a dead relatives account
quarterback injured who starts
lightning struck the tip of the steeple is the church ok
my son got into ohio state!!
eighth grader wants a sleepover with boys there
spider in a jar, is it a recluse
lightning bugs in a jar
outdoor movie night in the cul de sac
i lost my boating license in the lake lol literally
my mom needs a walk in tub
our sons return from deployment, sign ideas
pecan pie runny
good names for twin girls
cotton buds safe for baby nose
why do geese fly in a v
edible arrangements sent the wrong fruit
tip of my tongue that movie w the guy in the airport
shaving cream on mirror fog
pumpkin patch w corn maze near tulsa
my ex violated the court order, who do i call first
how do u get a case of poison oak off a dog
senior discount for hunting tags in kansas
air filter for a honda civic
how many hours do u cook a 20 lb turkey stuffed
cream colored carpet dog pee
nail salon open on easter monday near ross
og jordans resell legit check?
sherbet color nails for spring
indoor pool water park ohio
grapefruit w my blood pressure meds
sugar gliders bite at night
strawberry rhubarb jam
drum roll sound effect for school play
grape soda stain on a cheer uniform
leave cookies for the new neighbors or is that weird now
american pie lyrics meaning
edible fern vs bracken, fiddleheads in may
who got stoned with rocks in that esther story, or was it achan
cap gun toy smell from my childhood
emily blunt movie w the quiet monsters
hours of daylight alaska
rigging a sailboat jib
london tube map
outdoor cat house heated
dew drops photography lens
whats a mortgage rate now
halle berry movies
my ex keeps texting what do i say
smoked salmon on a bagel w capers
lavender lotion bought at target broke out my arms
clean diamonds w windex?
berry picking in june
leg shake at night, restless
cliff might crumble near the lighthouse trail
pie chart in excel wrong colors
is the frosting on a grocery store bouquet cookie edible or just decor
play pen for a puppy
stump grinder rental by the day home depot
my antelope rack how many points do u count
gummy shark recall?
tip line for a stolen bike
baby weighs 7 pounds 3 ounces is that small
cake decorating class
papa johns coupon not working
military discount at six flags, do spouses count
what do i write in a birthday card for a boss i cant stand
whats the weight limit on a kayak for 2 dads
cold cream or makeup wipes
half brother dna test
car battery corroded white fuzzy stuff
medical bill limit before they sue u
no parking signs for my wedding street
ice cream headache cure
pack of stray dogs chasing my kid to the bus
pothole wrecked my rim does the city pay
dogs bowl keeps sliding across the floor
my gram wants her recipe box scanned
my laptop screams when i play sims
horse and cart rides in charleston
whats the age for a kid to sit up front in the car
half marathon training 8 wks
shatter proof xmas ornaments
toe nail black after marathon
sugar high kids after a party how to calm
beach closed sharks
estate sale auction
strain the broth cheesecloth
smoke alarm chirps even with new battery
topical fluoride at the dentist for kid
cosmetology license hours in georgia
disposable grill at the beach allowed?
my knife is blunt, stone or pull thru
puppies for sale red heeler
lime sherbet punch for shower
harvest moon when
cousins kid is what to me
highway 50 construction when done
wanna bowl a 200 what weight ball
purple rain chords
card dealer school vegas
strawberry milkshake from mcdonalds machine down
snake id copperhead?
gas tank of a 95 civic, tin patch or replace
got stoned by kids w gravel at the bus stop, one hit my windshield
xmas tree lit up half dead strand
tin whistle notes
rosin bag on the pitchers mound what for
battery acid on my hands from the mower
hummingbird sugar water ratio
eighth inning blown save
what do i put in a tin for a geocache
nailed the interview, how long til i hear
whats the capital of mongolia
jack in the box breakfast til when
turn off read receipts iphone
sherbet or sherbert spelling
hollywood bowl what can u bring in
wallpaper rolling up at the seams
screen time fights w my son
smokey bear hat for costume
gas cap light on
garbage disposable smells, the one under the sink
return key broke
tincture of violet in oil painting class, what pigment is that
who invented basketball
roll up blinds stuck halfway
squirrel in the attic
spark plug gap on a stihl
pool membership at our hoa, can renters use it
old apothecary bottle says tincture opii, antique value?
lotion bottle pump stuck down
nail in my tire, patch or plug
return to sender elvis
how to rig a worm for bass
my boss wants me back in 5 days a week
mushroom cap soup
bees in my soffit
eighth note rest
rainbow sherbet at kroger gone
is a pound of shrimp enough for 6
ounce of gold fake test
cancer screen at 50 what kind
trim package on a camry
sherbet push pops from the 90s
dog pound adopt cat?
whats the id for the show w the lady detectives, channel id
brownie in the corner vs center fight
disposable phone like in breaking bad
dovetail joint by hand, what saw
hybrid tea rose pruning
my rug is wine and cream, what color drapes
luau for my moms 60th, where do u get a whole pineapple tower
half baked bread rolls from aldi raw inside
hearing aid charger wont blink anymore, for my dad
goody bag ideas 5 yr old
pound sign on keyboard mac
honey harvest how many frames
cashmere shrunk
johnny depp or cash, who did walk the line
cake tin size 9 in 8?
profanity filter on roblox blocked my name
surfboard wax for cold water
hemp sandals vs espadrilles for a beach wedding
baked alaska w a torch or broiler?
my shoelace tip came off
zoo membership, does it cover the grandkids
resin bound driveway cost uk
hash slinging slasher episode of spongebob
cherry stoner tool at kohls
fake flowers for a grave that wont blow off
traffic light on main & 3rd stays red forever
kids have lice again
pickup hockey for old guys near st paul
whose cookies are those in the commercial w the elves
sour grapes fable moral
box turtle in yard keep it?
coffee pot left on all day am i gonna burn the house down
hockey bag stinks whats in there to wash w
my wifes snoring is out of control
dab paint with a sponge, wall texture how
kids doing the dab at graduation again
soil is gummy after rain
multi car insurance discount
hemp concrete house build cost
kids softball diamonds reserved for sat, who do i call
top seed lost at french open
brazilian wax before my honeymoon how many days
sparklers legal in jersey?
brita filter black specks
purple couch with mustard?
got my lottery winnings letter, how much tax do they hold back in ohio
dog barks at the mailman
epi pen expired last month still good?
coupon bond finance homework
parking brake stuck
roll up sleeping pad for scouts
dab radio in my uk car lost stations
rosin allergy for a fiddle player
james blunt song at my wedding pls no
flower girl dress size 4T
eye patch for pirate costume
hubbys angle grinder tossed a guard, recall?
help me write a eulogy for my uncle
mil wants to move in ugh
cd tray wont eject
bubbler in my koi pond freezes
stock drops after earnings why
wrapping paper rolling rack at target
twice baked potato ahead of time
notary wants two forms of id for my moms deed
fuel capsule for the mars rover landed?
fountain pen nib scratchy
butter sculpture state fair
i got a quarter stuck up my nose, no its my nephew
sun baked paint on the hood of my car
assault and battery whats the difference
my toenails r yellow see a dr?
cake band the distance
my kid drops every ball, little league
andes mint on hotel pillow which hotel
joint capsule in shoulder tore, surgery?
strawberry picking near me w toddlers
library book return slot is jammed, whats the fine
is there parking by the stadium for an rv
ncaa tourney 1 seed list
haze filter on my teams video, how off
how do i order a headstone and how long
wax on wax off movie name
hit song w the whistle in it from like {num}
thumb joint swells up when i text too much
gun stock refinish walnut
olive oil smoke point
purple shampoo stained my hands
joint chiefs of staff whos in charge now
cookie cutter dinosaur shape
tv tray folding set 4
cigarette lighter plug in the car dead fuse
resin horse figurines breyer
birth control pill missed 2
burger joint in queens my cousin keeps talkin about, has a blue roof
fishing limit on walleye lake erie
pen and teller vegas show
lost luggage case number from united, nobody answers
fell off my punching bag stand, knuckles swollen
my husband is allergic to the dog
grandmas sewing tin had buttons and a love letter omg
windows license key
burr grinder for wheat berries, i bake bread
strain on the marriage since baby
dentist that takes medicaid near toledo
nugget couch knockoff
spark joy closet lady name
license and registration expired cop
how to make friends at 40
sunscreen on babies
chuck berry songs
sugar hill gang rappers delight year
awesome sauce restaurant closed down?
blunt force cause on death cert?
reward for a lost parrot, how much should i put on the flyer
put the planets in order w a rhyme
my landlord wont fix the heat
corned beef hash canned
ice pack in lunchbox thaw
passport pickup window closed when i got there, post office on main
iron on patch girl scouts vest
mustard seed parable
halfway up pikes peak my ears popped
trying to sale my moms house is that a realtor thing or can i do it myself
purple toes after cold plunge
wifi password at my in laws i forgot it
the lemon tree song from the 60s
hedge trim in nesting season ok?
quarter horse auction next sat
earthquake shake last night anyone feel it?
raindrops on lens photoshop remove
is a topical map the same as a topo map
which movie has the talking raccoon
indoor plants that wont kill my dog
cast iron cure in oven
mice in my camper
backpacking the smokies in may how do i pack it down
hilton rewards number i forgot
pineapple upside down cake stuck
oil change light wont reset chevy
tripod for phone at a wedding
i need a lawyer, my case is monday
brownie bites for a bake sale, how many
chocolate chip cookies left out for santa what time lol
strain gauge lab hook up
bug id green wing
gram crackers crust keeps breaking
james bond license to kill
pineapple cut hurts my mouth why
deal the cards for euchre how many each
boxing gloves, 14 ounce for a girl?
worcestershire sauce pronounce
tube slide stuck kid
brownie the horse at the fair who won
quarter horse lame front leg
my dog was gone 6 hours and came back smelling like skunk, what do i wash him with
my report card says incomplete in gym??
aaa membership tow
patch notes league today
og karate kid or the reboot
urinal cake lol where buy
tan lotion streaks on my ankles help prom is saturday
cold case podcast
blackjack says i got 21 but dealer also has it who wins
is the ferry running tmrw
whats 18 percent of 245
how do u roll up a hose reel that is seized
labradoodle hybrid shed?
apple sauce for baby
do deer eat marigold flowers
the neighbors rooster starts at 4am
light fixture buzzing in my kitchen
canadian wildfire haze my asthma
rent went up 400 can they do that
harlem shake meme year
21 weeks pregnant kick
topical steroid on an eyelid, mom put it on
best bud of mine is in a coma, what to send
how do i get gum outta carpet
mattress delivery refused
purple martin house
windshield shatter on i95 rock from truck
national flower of japan
hybrid toyota {num} hum
wolf spider weigh an ounce?
telegram group scammers
box braids how long last
stoned out olives vs pitted same thing?
airbag light on
my 21 yr old moved back home and wont get a job
frozen pipe under the trailer how do i thaw it
pineapple tongue burns
how do i change my name after marriage
is a hotdog a sandwich
who wrote frankenstein
bowl haircut on my son, how do i fix it
plumbing torch burned the stud
blunt bangs on a round face
recycle old laptop battery where
quarter mile time mustang
trim the christmas tree with kids
newspaper obituary how much do they charge
how tall is shaq
nail bed pain from acrylics
paint roller tray vs bucket for ceilings
how do i get out of my timeshare membership
olympic torch who lit it
breaker trips whenever i run the vacuum
iodine tincture on a horse hoof
open water dive
cookie monster voice how
calamine lotion for poison ivy
wallpaper paste how long to cure
breakfast in bed tray for moms day w legs
church organ pipe has a bat living in it
drinking bubbler vs fountain which word is right
king of diamonds strip poker rules
whats the sales tax on a boat trailer in tennessee
my hair dyed, want it lighter than level 6
smoky mountains cabin w a hot tub
is it gonna snow thursday
amber resin earrings real?
gold nugget in creek how real
welding torch lens shade
cement cure time before i drive on it
smoke detector in the hall false alarm at 3am
harvest season song by neil young
smoke a brisket 14 hrs or wrap it
purple heart medal of my grandpa
big rig cut me off on 75
rhubarb crumble topping soggy
rig the raffle?? someone at church did
dragon ball hoi poi capsule
trim the dog's nails black ones
patch adams movie sad?
house deal fell through at closing, do i lose my earnest money
21 savage born
diesel price in montana
gummy teeth no dentures grandma cant chew steak
pool filter cartridge when to replace
edible glitter for cupcakes safe?
screen door ripped by cat
chocolate fountain clogged
corn cob pipe for a snowman where
yugioh card with the blue eyes dragon is it rare
left my sd card in my uncles truck, can it be recovered if it got wet
golf cart wont go up hills, batteries full tho
bubbler at school is broken (wisconsin ppl know)
gram crackers lol smores
tell me a joke about a horse
blue cheese crumble on burgers
tartar sauce no pickles
trip hazard on the sidewalk, city wont fix
rolling papers back into a scroll for a play prop, how do i age em
pipe wrench or channel locks for a rusted union
harvest festival costumes church
papers for adopting a dog from mexico
school trip to dc how much spending money
vin diesel how old
bird seed squirrel proof feeder
hot dog cart permit in philly
jury box sketch
are they taxing my social security now or what
do nurses get a discount on crocs
lemon tree leaves yellow
convert 40 celsius
ice cream truck song name
is the post office shut monday
nba most points in game
should i text him first
how do i open a coconut without losing a finger
drill battery wont hold after a winter in the shed
mosquito bit hit by bug zapper lol
go up in smoke meaning idiom
21 pilots ticket
shake shack fries
resin shed floor sagged under the snowblower
circuit box keeps tripping when i run the toaster
yard sale sign rules in my town
phone screen has a green line
chicken nugget count 20 piece
outdoor shower plumbing diy
how do u spell neccesary
my hamster escaped behind the dishwasher
high water at the crossing on county rd 4?
delete cookies on my moms ipad
cleveland brownie elf logo
return man for the saints fumbled twice ugh
taste bud burn
my phone fell in the toilet
kitchenaid meat grinder attachment for venison
moving truck 15 foot, how many box do i need for a 2 bed
which tube station for the british museum
got pulled over doing 20 over the limit, lawyer or just pay
handicap parking tag
dodge charger {num} water leak trunk
jar of pickles cant open help
temperature drops fast before a storm y
home delivery of a baby what does a midwife charge
air buds movie dog
16 ounce in a cup or pint
doggy bag etiquette at a fancy restaurant
battered woman shelter number pls
high tide at cannon beach on sat
snow tube hill near poconos
flower pot drainage hole or nah
bud light can mega pile at game
grapevine traffic i5 snow
book case tip hazard toddler
chill pill slang from what yr
quarter till 9 in military time
baked ziti freeze before or after
aquarium bubbler noise at night
pack mule grand canyon
logan air og tag (im old, what does og even mean)
shopping cart wheel scratched my bumper at aldi
my ear bud fell down the drain
half the class flunked the midterm
salary cap nfl explain
sign language for thank you
hemp burlap sacks for a potato race
lit candle left on in church, will it burn down
diamondback rattlesnake bite dog
green bay pack traded who
butter chicken too spicy fix
the bride's couch delivery got the wrong sofa color
ballpoint cartridge for a cross my dad gave me
better half gift for anniv
disposable gloves powder free for hair dye
my eyes wont stay closed during a sneeze is that normal lol
is it bad to crack knuckles
movie screen inflatables rent
pine resin on the dogs paw
mom is a hoarder, in what order do i clean the rooms
on deck batter helmet youth size
what channel is jeopardy
who do i yell at, my trash pickup got skipped twice
smash hit on netflix about chess girl
hat box from the 50s, who buys vintage
when does the bald eagle nest cam open back up
bbq sauce w/o ketchup
how many points for a safety in football
charger for a power wheels jeep
half my hair fell out after baby, normal?
half inch drive socket
pot roast tough after 5 hours
back strain lifting couch
sour patch kids vs swedish fish
won the pot with a pair of 9s lol is it luck
rigatoni vs penne
roll up door for the barn 10x10
coupon insert in sunday paper what week is tide
my nephew hit his head on the coffee table, lump, do i wake him
spark notes for the odyssey
wheat harvest combine broke header
tesla charger at wawa broken again
statue of liberty torch can u climb up
apple pen wont pair
how do i unclog a bathtub
filter spam calls on android
who is the prime minister of new zealand
protein shake too thick
swallowed lotion a bit, 2yr old, its johnsons
gave my grandson cash for graduation, can he put it in a roth
bar cart decor ideas
diamonds are forever bond actor
white pill M367 found in grandmas purse
rose bowl parade what channel
baseball cap stink how do i wash
return policy costco tv
how do i jump a car
learn piano w an app?
gummy vitamins my toddler ate 12 of em
turntable cartridge skips, ortofon red
grape juice on carpet
did the lakers win
bow slips no rosin left
trim around door w no miter
insulin pen needle size
a comics punchline delivery how do u practice
breath mint stuck in throat
butter knife stuck in toaster
grow a pineapple from top
my ac is too high on the wall to reach
hempstead turnpike accident this morning
bag of chips half air why
laughing stock of the office
why does my cat bring me mice
trip to the grand canyon w a 2 yr old
property tax bill went up 900 bucks, who do i appeal to
batter up!! tball snacks
french quarter hotel quiet
my dog ate a red berry off a bush
make my suitcase lighter for a 5k hike
punch bowl set thrift store value
chocolate ganache split on me, bday party is tmrw
why do my knees crack on the stairs
how do i deal with my moms dementia, she keeps hiding her keys
pot of gold end of the rainbow story
indoor cat got out HELP
hot tip on the derby?
the cure tour setlist
green screen in the basement
mint chutney for samosas
wax paper leaf pressing with kids
pie in the face fundraiser
shatter the all time home run record, who
porch light attracts a million moths
deck of cards rummy, points for an ace?
eighth st exit closed, detour?
fruit punch stain
hash brown patty at mcds, how many carbs, im diabetic
my gram turns 90 gift
jupiter light years away how far
roll my ankle on a curb its purple
`,
}
