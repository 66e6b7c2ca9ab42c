import type { TopicExamples } from '#concierge/understand/topics.ts'

/**
 * What no shop of this kind is asked, though two thirds of it is said in words of its shelves: home, kitchen, garage and town.
 * Over 300 lines because they are data: one hand's messages, a line each, held out together when the learning is judged.
 */
export const ELSEWHERE: Partial<TopicExamples> = {
  out_of_scope: `
forgot to thaw the chicken, dinner in 1 hr
drip tray under the fridge is full of gunk
mitre joint on my picture frame has a gap u could park a bus in
pie crust shrinks every time
fanny pack for running that dont bounce
bullpen blew another lead, trade everybody
which penn state game is homecoming
capsule wardrobe for a trip to rome
potting soil that dont crumble when squeezed
my tea pot dribbles
my 6yo got suspended for a punch at recess
whats the big deal with air fryers
best punch combo for a beginner in boxing class
amazon delivery guy left my package in the rain
roses got black spots all over
tailpipe pouring white smoke in the morning
stuck a wooden bowl in the dishwasher and it split
my fitbit charger has bent pins
my bracket is busted lol who beat duke
hemp twine for hanging tomatoes or jute
tube feet on a starfish, biology hw
is 8 gigs enough ram
how many points on my license for a speeding ticket
pickup basketball at the ymca
lemon pepper wings best in atlanta
free museums on sunday?
strawberry shortcake or angel food for july 4
bike chain skips under load
doorbell cam keeps going offline
{num} chevy pickup rattles at 40mph
jeep needs new quarter panel rust
how do you strain pasta with no colander
pressure washer caked with mud, pump wont prime
toilet bowl ring wont come off even w bleach
national park parking reservation for glacier
grandmas molasses cookie recipe burned in a fire i want smth close
parking at wrigley how much
youtube tv lost the regional sports
how do i wax my own eyebrows without looking surprised
pond pump only runs a few hours
why do my veggie burgers crumble on the grill
olympics 100m result
bathroom fan sounds like a jet
movie theater discount day
discount tire near exit 12 open sundays?
water stain on the ceiling came back after i painted
laptop hinge snapped
dog spit out heartworm pill again
motorcycle wont idle after sitting
peppermint tea for a stomach ache kid age 4
crock pot on low how long for pulled pork
washer walks across the floor on spin
pizza dough sticky as heck
is the heat wave over yet
sourdough starter overflowed the jar lol
car shakes at 60
coffee capsule for nespresso fits vertuo or original
whats there to see in savannah in a day
cornbread crumble too much, more egg?
disposable camera film, who develops it still
what cut for fajitas
git commit hash how do i undo one
brownie edges hard as rock middle raw
when do pitchers and catchers report
quarter turn valve under the sink stuck
do they do boat rides on the canal in winter
which lotion for tattoo aftercare
my wifi drops every night at 9
carpenter bees drilling my pergola
snapchat filter that makes u old
shower door just shattered on its own?!
is a fountain pen better for lefties
tide roll!! what time is kickoff
disposable razors two for 5 at walgreens?
pool cue tip fell off
alfredo sauce broke and went grainy
tube tv how do i get rid of it
mint is taking over my whole garden bed how do i kill it
chocolate stain on a silk blouse
cant get the pipe tape to stop leaking on my shower head
best way to cook salmon w skin
how do u temper chocolate without a thermometer
fabric pill on my sweater, shaver or stone
is the aquarium good for toddlers
lemon vinegar in a kettle for limescale
onions have mushy necks
trickle charger on a motorcycle all winter yes or no
what was the eighth wonder of the world
coffee grinder hopper is jammed with a bean or something
apple id locked forever
is it too late to plant flower bulbs for spring
cutting torch lessons at the community college
pumpkin seeds roasting temp
when to dig up dahlias
salmon turned grey in the freezer still edible?
md5 hash doesnt match the iso i downloaded
red pill or blue pill which did neo take
paint tray liners worth it?
spice grinder smells like cumin forever now
got a metal sliver in my finger from the angle grinder
mortar joint between the bricks is falling out on the chimney
deer ate all the hostas
my mower leaves stripes uncut
fuse box diagram for a {num} f250
squeaky stairs fix from above
good indian buffet for lunch?
single handle faucet drips, is it the cartridge
linux mint wont see my wifi adapter
shatter cane in my corn field, what to spray
sesame oil rancid smell
instant pot says burn every time i make pasta
yankees score
whats the trick to folding a fitted sheet
amtrak aarp discount
microwave sparks with nothing metal in it
car dealer wont honor the price
peonies flop over every time it rains
law and order svu season with stabler back
my bike seat keeps sinking
diesel generator for a house, 12kw enough?
alternator or starter? just clicks
gummy bear stuck in my kids nose
what was the final in the uconn game
who sells red diesel near lubbock
brownie points with my mother in law how lol
gummy keyboard keys after i spilled sprite
carrots came up forked
pasta jar lid didnt pop is it sealed
any diners with a patio for my birthday
bag of concrete, 80lb, how many per post hole
packers vs bears final?
my fridge is gonna tip over if i open both doors
steak 12 ounce medium rare minutes per side
ipad stuck on the apple logo
whos got the best clam chowder in boston
what sauce goes on a monte cristo
rear derailleur shifts on its own
marriott points transfer to my husband
caller id shows scam likely
sunroof leaks when i brake
printer offline again i swear
litter box trained bunny?
outdoor spigot froze and split
chimney sweep how often
coolant puddle under the passenger side
resin 3d printer prints wont stick to the plate
foggy on the bridge today?
surface pen wont click
chili for a cookoff, beans yes or no
hdmi 2 no signal
arizona diamondbacks schedule
return of the king extended runtime
is a blue round pill with 17 on it ibuprofen?? found in sofa
truss is under strain, snow load too much?
how many hours from delivery to baby going home
got pen on my white couch
eye drops for pink eye in cats
when is garlic ready to dig
tip of the iceberg meaning for esl
how much to install a level 2 ev charger in the garage
hertz late return fee
mortgage points buy down worth it
tomatoes have black bottoms
potluck at work friday what can i bring thats no cook
who deals first in cribbage
found my old n64 cartridge, blow on it or alcohol swab
disposable vacuum bags for a miele, which type
soy sauce without gluten
do i need a pvc primer before the pipe cement
need a costco sheet cake by saturday order form?
rice always mushy
dmv hours on friday
did we make the playoffs
mic doesnt work on zoom
lemon juice on cut apples
sleeping bag rated 20 degrees for june in yosemite
my universal joint is shot on the old dodge ram, is it a driveway job
butter wont cream its too cold
box elder bugs by the hundreds on my siding
hand lotion spilled on suede boots
senior discount at ihop days?
my car window shattered overnight in the cold
wheres the giant ball of twine
hybrid work schedule 3 days in is bs
six pack abs by summer lol
how fast can a golf cart legally go on the road
pack n play mattress too hard
how far apart do fence posts go
yellow haze on my plastic headlight lens
how do they cut diamonds anyway
steak sauce from scratch
stovetop burner clicks but wont light up
return air vent whistling
any place near me with live mariachi
uv index today
hydraulic brakes on my mtb feel spongy
my kid needs ear tube surgery, how long is recovery
alexa answers from the wrong room
green beans wont climb
lost my login cause the cookie expired on the school portal
are hybrid tomatoes better than heirloom
which flower can take full texas sun and no water
mint green or sage for a nursery wall
buttercup squash storage
nd filter for waterfalls how many stops
garlic butter shrimp for two
how do i block a number on a landline
cheese wax where do u get it for gouda
diamonds by rihanna lyrics
roast veggies soggy
seedling tray went moldy on top
oven runs 40 degrees too hot
brownie troop meeting ideas for 7 yr olds
kitchen aid bowl wont lock into the base
fluid ounce vs dry ounce for cream cheese
respirator cartridge for spray painting a car
lettuce bolted already in may
jergens lotion smell gives me a headache
gummy residue from a sticker on glass
ants. so many ants. in the kitchen
how long is the hike to the falls
dodgers swept again ha
mailbox got hit by the plow who pays
0w20 or 5w30 oil for my accord
suntan lotion stained my white swim trunks yellow
packing peanuts where to get rid of em
time capsule ideas for 5th grade
ac blows warm at red lights
blood sugar 240 after lunch is that an emergency
why is my pc beeping 3 times
flower bed full of slugs every single night
gum drops for gingerbread houses
oil filter stuck on my subaru, strap wrench slips
can i order parts for a {num} toro
baby oil on squeaky hinge ok?
quarter round trim along the baseboards, nail to floor or wall?
who serves a quarter pounder at breakfast
sweet potato hash in air fryer how long
how do i print screen on a chromebook
can i put a dutch oven pot lid in at 500
pen pal sites for seniors
elderflower cordial recipe anyone
the dryer makes a rolling thud noise
ups battery backup beeping every 30 sec
student id lost at the rec center
one eighth inch drill bit or 3/32 for a pilot hole
preserved lemon in moroccan chicken
which wattage charger for a switch oled
us open finals who won
are disposable plates compostable
which way does the watch battery go in, plus up?
dumplings stuck to the steamer
should i bring an umbrella to the parade
where do i buy a rolling tool chest thats not junk
restraining order how do i get one
deal with moles in lawn
my apple watch charger gets super hot
spaghetti sauce stain in tupperware
hail coming or nah
kid friendly brunch on the west side
soundbar lags behind the picture
spiked punch for new years, 30 people
mint julep for derby day how much bourbon
dogbane aka indian hemp in my pasture is killing the goats?
wildflower seeds toss in fall or spring?
pack rats chewed my engine wires
aphids on my kale
credit score dropped 60 points for nothing
clutch pedal went to floor
whats the biggest jackpot ever in powerball
insta gram locked me out of my account
tile grout haze wont come off with vinegar
how early should we get to the lighthouse for sunrise
which cable do i need for two monitors
my retaining wall blocks crumble when i touch them
vacuum lost suction
ice maker stopped, line frozen?
who owns the edmonton oilers anyway
poached eggs look like ghosts
macrame hemp cord which mm for a plant hanger
smart thermostat says heating but its freezing in here
which movie did they shatter the mirror
boot tray for the mudroom
passion flower vine is taking over my fence
lotion with urea for cracked heels
stock tank pool for the backyard
furniture delivery scratched my new floors
cleveland browns won?? did i read that right
cookie jar lid broke, pottery glue food safe?
backpack zipper came off track
swear jar for the office ideas
eighth amendment in plain english
cv joint clicking when i turn left, can i still drive to work
my license plate light is out got pulled over
zucchini gone nuts, recipes?
fishing license for a 15yr old
temp drops to 20 tonight, cover my roses?
sun lotion for babies under 6 mos?
thunder rolling in, is that storm gonna hit oak park
my meatballs fall apart
how long r leftovers good
ps5 in stock anywhere?
lens haze on an old nikkor, fungus?
wax ring under the toilet failed, floor is wet
white haze on my glasses after dishwasher
how to patch a hole in vinyl siding
roku remote stopped working
freezer frost is an inch thick
sugar snap peas trellis how tall
hybrid mattress vs memory foam for side sleeper
are nasturtiums edible, my toddler just ate one
resin filling fell out of my tooth on a saturday
how do i find a stud without a stud finder
fraternity haze story on the news which college
i want to press a flower from my wedding bouquet how do i do it
gram stain lab writeup for micro
military discount on lowes lumber?
kitchen faucet handle is loose and spins
stocking stuffers for a teen boy
my bodum grinder is spitting out dust instead of coarse grounds for french press
mint mobile coverage in montana?
how do i stop an oven door glass to shatter, already happened once
resin patio chairs faded chalky, restore?
how did they use tincture of benzoin under athletic tape
sand paper grit for refinishing an oak table
what paint for a damp bathroom
bleach wont touch the mildew on my shower curtain
can i sub greek yogurt for sour cream
light switch crackles when i flip it
lost bag at delta, 4 days now
mouse in the wall scratching at 3am
hit a giant pothole on 5th, tire is flat
main points of the federalist papers
ring lost one of its little diamonds, jeweler recommend?
fortune cookie said something weird
ice pack or heat for a rolled ankle
kick return for a td by the rookie wow
lawnmower wont start, fuel filter?
what to plant beside corn
wind chill tonight for my outdoor cat
haze over the lake this morning, is it smoke or fog?
moka pot sputters and tastes burnt
which bike rack for a hatchback
mcdonalds discontinued that hot mustard sauce :(
disney parking opens at what
add diesel additive in winter or no
almond butter in a food processor isnt getting creamy
rum cake like the bahamas ones
when does it cool off this week
my dads pill organizer 4x a day which one
marriage license waiting period
hash brown casserole for xmas morning
transmission slips going uphill
fridge not cold but freezer is fine
paint roll fuzz left all over my ceiling
my shower cartridge is stripped, how do i pull a moen one out
paper wasps nest above the front door
ceiling fan wobbles bad
how many ml in a fluid ounce
potatoes turned green
hard boiled eggs that peel
looking for a little ramen joint open past midnight
inner tube 26 x 2.1 presta
my furnace short cycles every 4 min
gravy has lumps
lawn guy scalped my yard, will it come back
hershey park chocolate world how long does it take
diesel mechanic who makes house calls
feels like 102 out there jeez
roll call vote in the senate last week who voted no
my truck battery is dead third time this month
cough drops how many is too many
sewing machine oil substitute
grass seeds not taking, birds ate em
edible cookie dough with heat treated flour, how
disposable foil pans for thanksgiving, whats the size of a half pan
what place did hamilton finish in the f1
rolling stones tour dates
who got red carded in the madrid match
i need a soup bowl size in ml for a recipe
dog ate chocolate half a hershey bar 60lb lab
candle wax spilled in the microwave
pizza delivery to the airport hotel
hawaiian punch stains carpet, help
mulch delivery 5 yards how high is the pile
sunflower seeds stuck in my dogs teeth
tv has sound no picture
kodak brownie camera from the 40s is it worth anything
is 140k miles too much for a used rav4
will the fireworks be rained out
fridge delivery from best buy was a no show
contact paper on a rental countertop does it peel clean
whos got good pho
rolling blackouts in my area today?
something is digging up my tulips
can i pipe mashed potatoes on top of a shepherds pie with a ziplock
the dryer takes three cycles for one load of towels
strain bacon grease into a jar for later
4 hybrid golf club instead of a long iron
dishwasher wont drain, standing water
gram of protein per pound of bodyweight myth?
bean bag refill beads, where
my muffler is dragging
what goes with pork chops
stove pipe in the cabin is leaking smoke at the seam
bluetooth wont pair w my truck
open my mail without a key to the box
egg roll wrappers vs wonton wrappers
tire pressure light but tires are fine
dishwasher leaves grit on the glasses
couch cushions went flat
nba trade deadline deal who got davis
sales by quarter in a pivot table
my gram fell and hit her head is she ok
key fob battery for a {num} camry
fish bowl water goes cloudy after two days
power steering oil same as atf?
airport pickup who goes to terminal b at 5am
resin shed or wood shed for humid climate
what part of the artichoke is edible
beef stock vs broth
plaster walls crumble when i drill
tincture of iodine to purify creek water, how many drops
leather punch size for a belt hole
is there a 3 wheeled grocery cart for old folks
windows sweat inside every winter
bag of frozen peas for swelling
toilet rocks when i sit
who's playing in the cotton bowl
is the skin on a kiwi edible
kroger pickup keeps subbing weird yogurt
grandma says butter on a burn, is that a myth
alphabetical order in google sheets
who did the cake for the royal wedding
tailgate open sensor stuck on
cucumbers r bitter this year
what can i make with 2 eggs and a leek
lost all my contacts switching to android
price of silver per ounce this morning
quarter stuck in the washer at the laundromat
dryer lint filter full after one load
ants in the sugar bowl
taco cart by the library is so good
can i still use windows 10
parking garage ate my ticket
kids bike size for a tall 7 yo
gummy bread inside, underbaked or what
target app emptied my cart again
punch needle embroidery starter kit
i hit a pipe hanging a shelf and now water is spraying everywhere HELP
my deck boards are cupping
pickle jar smell how do i reuse it
my gear box whines in second
printer says replace cyan cartridge but i just did
dryer vent box behind wall too short
what paper weight for business cards
phone says storage full but i deleted everything
battery light came on while driving on the highway what do i do
gummy worms in a dirt pudding cup recipe
dotted eighth in piano, how do i count it
wax beans or green beans for a short season
cube hybrid bike for gravel and commuting
windshield wipers streak
ryobi battery blinks red and green
in n out secret menu order
can i freeze a pan of brownie batter
that steak house on elm shut down??
butterfly bush not blooming
did messi play
hard clay soil, gypsum or compost
red hot poker or torch lily, same plant?
beeswax on a cutting board, how often
whats eating holes in my cabbage
are crab apples edible or toxic for the horses
one ounce yeast cake to dry yeast
my tractor is diesel, gelled up at 10 below
tiki torch fuel smells awful, alternatives for mosquitos
dunkin mobile order never showed
stock rims off a wrx, what do they weigh
dog alone 8 hours ok?
is ikea open on easter
my sump pump never shuts off
sourdough strain or starter from san francisco can i order it
brakes grind only in the morning
whats a normal tip for a haircut these days
brown sugar turned into a brick
squash vine borers, i give up
jet lag 9 hours how bad
what disc do i put on a grinder to cut rebar
best view of the skyline at night
overwatered the snake plant, repot or leave it in the pot
paint tube dried out
jambalaya vs gumbo
instacart shopper swapped half my cart for weird brands
tree stock stakes after 1 yr?
ferris wheel running in the rain?
how much rain did we get last night
can i brown meringue without a torch
range hood filter is so greasy
hockey game go to ot?
blueberries not turning sweet
nascar rain delay still?
ice cream cake melted on the way home
school pickup line is insane any tips
butterball hotline number
is tmobile deal on the iphone legit
chia seeds gel in my smoothie gross
points on a 97 harley ignition
bottom of the eighth bases loaded did they score
ac condensate tray overflowed thru the ceiling
water softener resin needs replaced how often
is pink in the middle ok for burgers
hemp rope for a tug of war, how thick
minecraft what y level for diamonds
does the paper boy still deliver sundays around here
lemon meringue weeps
dog license fee in cook county
aquarium filter humming loud at nite
my dinner roll dough wont rise
sugar glider as a pet legal?
dropped my phone in the lake lol rice?
fish cake from leftover cod
how do i parallel park ugh, parking test tmrw
when do i cut back the dead flower stalks on my daylilies
cold air return in basement needed?
apollo 13 capsule where is it now
decent sushi by the train station?
wolf pack howling in my neighborhood or coyotes?
peanut butter in dogs kong, which brands r safe
3d pen for an 8 year old, too hot?
how do i get wisteria to bloom
drivers license renewal by mail
waffle house hash browns scattered smothered what do they all mean
mint jelly with lamb yes or no
everything bagel seeds all over the toaster
how far ahead can i frost a layer cake
the waitress at dennys was so rude i wanna complain
why does my cookie bottoms burn but tops r raw
propane torch for sweating copper, map gas or regular
cross country skis need wax, base or glide
piping tip for roses, what number
hot water runs out in five mins
strain relief for a lamp cord
bed roll or air mattress for camping
how do i get dog hair out of car seats
open a can w no opener
white chocolate seized when i melted it
tincture of green soap for tattoo cleaning
are lab diamonds worth it for engagement ring
how do i level a bumpy yard
garage door remote works only up close
mason jar sizes for jam
bug id: black w orange stripes on my milkweed
laptop fan super loud
who won wimbledon ladies
vacuum bag burst in the living room
`,
}
