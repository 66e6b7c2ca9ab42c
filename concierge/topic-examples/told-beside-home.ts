/**
 * What shoppers tell beside a question of their kitchen, garden, family and travels, one a line. Over 300 lines because they are data, a
 * line each.
 */
export const TOLD_BESIDE_HOME = `
elbow deep in dishwater
my rice cooker just sang its little song
the smoke alarm thinks my grilled cheese is an emergency
burnt the butter again, third time this week
half a bag of flour is now on the floor
whoever designed this can opener hates people
typing with one hand, stirring gravy with the other
there are nine wooden spoons here and im using a fork
My mother's cast iron weighs about as much as a small car.
dropped a quarter pound of ham behind the stove
a bowl of soup the size of a sink is cooling in front of me
oil popped right onto my good shirt
finally sharpened the knives and now tomatoes are fun
we eat late here, supper is still raw
the recipe said a pinch and my hand said a pound
making jam, every surface is sticky
sugar all over the counter and the ants have sent word
low heat, long simmer, thats the whole plan for this stew
pressure cooker is hissing at me like a goose
just found a jar of pickles from 2019
ran the blender without the lid, green soup on the ceiling
tacos at our house tonight, every bowl we own is in use
strong opinions about meatloaf run in this family
peeling potatoes one at a time like its 1890
sugar syrup boiled over and welded the pan to the stove
paper towels caught the gravy, mostly
a pack of hot dogs and a dream for supper
bowl of cereal over the sink like a raccoon
waiter just brought somebody elses pancakes
that taco truck line was forty people deep
sat down at the bar for wings and the tv is showing bowling
bread basket gone in under a minute
the menu here is twelve pages long and laminated
They gave us the table right next to the kitchen door.
my fortune cookie was empty, not even a lucky number
a full half hour for one order of fries
brunch crowd is loud today
he tips in quarters, drives me nuts
split the check five ways and still came up a dollar short
sushi belt keeps skipping my side
pizza place forgot the pizza, delivered two salads
crayons and paper tablecloths, im drawing a horse
had the best pie of my life off highway 9 last sunday
straw paper wars at the grown up table
left my leftovers on the roof of the car, classic
closed down the barbecue joint on fourth street last night
free refills are going to be my downfall
candlelight so dim im reading this by the salt shaker
the hostess quoted ten minutes forty minutes ago
everything at that place comes on a plank of wood
the couple at table six is getting engaged i think
a roll rolled off my plate and under a strangers table
burger joint by the river has a line around the block
cart vendor outside the courthouse does a mean pretzel
half my order went to a very happy table nine
second cup of tea and its already cold
my coffee maker sounds like a jet taking off
barista spelled my name with a q
tea leaves all over my saucer, strainer gave up
spilled a latte on the remote
strong coffee and a quiet porch this morning
the french press exploded on me, glass and grounds everywhere
four roommates and four different coffee machines
that paper filter folded over and now its all grounds
my husband puts sugar in already sweet tea
just learned the coffee shop cat is named mocha
one shot of espresso in a mug built for soup
cream went lumpy, sad start to the day
pour over takes me nine minutes and i love every one
a green tea stain in the shape of ohio on my notebook
grandma read my tea leaf and said i would meet a plumber
we own twenty three mugs and i use the chipped one
iced coffee in january, thats just who i am
oat milk everywhere, carton had a hole
office coffee tastes like a wet cardboard box
drinking chai out of a measuring cup because nothing is clean
the grinder woke the whole house up, oops
filled my thermos at five this morning and its still scalding
dunked a biscuit too long and lost it forever
tea bag split, im basically drinking confetti
two lumps of sugar and a lot of gossip with my aunt
mint leaf stuck in my teeth all through a meeting
heavy cream in my coffee, grandpa style
flour handprints on my phone, sorry
my sourdough has a name and its gerald
banana bread number four is in the oven
cookie sheet warped with a bang and scared us all
the cake sank in the middle like a crater
butter is softening on the windowsill as we speak
rolled out a pie crust shaped like texas
grandson put sprinkles in the cinnamon rolls, all of them
The oven light burned out so I am baking blind.
ninety six cupcakes due at the school by friday
yeast is bubbling so at least something works today
icing sugar looks like snow all over the cat
somebody ate the middle out of every brownie
bread dough doubling under a tea towel right now
a half dozen eggs and i broke four on the way in
Dad's famous shortbread came out like roofing tile.
tried a wedding cake once, never again
piping bag burst, buttercream on the light fixture
weighed everything in ounces then noticed the recipe was metric
pumpkin rolls this year cracked right down the center
my rolling pin rolled off the counter and under the fridge
got voted in charge of pies for the fire hall sale
donuts frying, windows open, dog hopeful
cookie cutter shaped like a moose, cookies shaped like a blob
greased the pan with butter and then the phone and then me
powdered sugar sneeze, entire kitchen is white
whipped cream turned to butter while i was chatting
mud up to my knees from planting tulips
the tomato plant is taller than me now
squirrels dug up every bulb i put in
been raking leaves since seven
my neighbors tree drops pinecones on my car like bombs
pulled a weed and half the lawn came with it
roses are finally in flower after two sulky years
the mower coughed twice and died
Our compost pile is steaming this morning, which feels like success.
wheelbarrow has a flat, naturally
slugs one, lettuce zero
green thumb skipped me entirely
the sprinkler went off while i was standing over it
forty bags of mulch and one shovel
birds ate all the grass seed, fat and happy
deer came through at dawn like it was a salad bar
first strawberry of the season, shared it three ways
that stump is not budging, strong little thing
leaf blower next door has been running for an hour
a frog lives in my watering can now
basil went to seed while we were away
three pumpkins volunteered themselves by the mailbox
planted carrots in a row and they came up in a circle
lavender plant is buzzing with forty bees
the garden cart rolled down the hill without me
lettuce seed packets all blew into the neighbors yard
grass is so high the cat needs a periscope
flower bed is mostly cat bed
standing on a ladder with a paintbrush in my teeth
the kitchen pipe is dripping into a salad bowl
no idea where the other half of this wrench went
hung a shelf, its almost level
plumber says tuesday which means thursday
watched six videos and still wired the porch light backwards
wallpaper steamer is my new worst enemy
found a newspaper from 1962 inside the wall
the toilet runs all night like a mountain creek
Our roof guy brings his dog and the dog does more work.
joint compound on my glasses
painted myself into the corner, literally
that door wont close unless you lift it and swear
drill battery died with one hole to go
the window is painted shut from some previous century
tile grout is drying on my elbow
bought a house with seven kinds of doorknob
gutters were packed with leaves and one tennis ball
garage door opens whenever the microwave runs
stair number four creaks in the key of g
light switch in the hall controls nothing anybody can find
the contractor calls every problem a fun one
joint in the copper pipe is soldered and so is my sleeve
paper drop cloth stuck to the bottom of my shoe
linseed oil on the deck boards, looks like new money
heavy old sash window came down on my pencil
battery operated stud finder beeps at everything, including me
a red sock got in with the whites, everything is pink
mopped myself out onto the porch
dryer is thumping like theres a boot in it
found eleven dollars and a lego in the lint trap
The washing machine walks across the floor on spin.
matching socks is a losing game at my house
bleach spot on my favorite towel, rest in peace
spring cleaning in november, better late than never
my mop bucket has wheels and a mind of its own
wax all over the tablecloth from those tall candles
somebody left a crayon in a pocket
ironing a tablecloth for the first time since high school
the clothesline snapped with all the sheets on it
windows are so clean a bird just glared at me
left a paper napkin in the jeans, its snowing in the washer
did the baseboards with a toothbrush like a lunatic
fitted sheets cannot be folded, thats science
robot vacuum ate a shoelace and is now crying
bagging up old curtains for the charity bin
laundromat tv is stuck on the cooking channel
quarters are worth more than gold in this building
lemon cleaner everywhere, house smells like a lollipop
every towel in this place is damp, every one
rubber gloves on so my typing is weird
a roll of paper towels and one brave sponge
soap bar slid across the floor and under the tub
floor wax is drying so im marooned on the sofa
stain on the carpet has a shape and the shape is a leaf
sitting on a box because the chairs are in another box
movers dropped the piano but only a little
packing tape is stuck to the dog
third walkup apartment and i still havent learned
my whole life is in a storage unit off route 6
new place has a tree growing through the deck
labeled every box misc, brilliant work by me
the couch doesnt fit up the stairs, we tried every angle
eating off paper plates til we find the kitchen stuff
landlord finally gave us two keys that work
wrapped the glasses in socks and the socks in towels
the truck was two feet too short
previous owner left a bowling trophy and nothing else
living out of a suitcase for a month now
heavy boxes of books, all mine, all regret
new walls are a shade called mushroom whisper
downsizing means arguing over lamps
my old apartment had one outlet, this one has too many
mattress stuck in the elevator between three and four
found the good scissors in the box marked bathroom
lost a whole drawer of forks somewhere between here and denver
bubble wrap is the only thing keeping the kids quiet
gave away the treadmill, nobody cried
ten years in that flat and it took one van
my plant rode shotgun in the moving van like a duchess
a delivery guy walked off with our hand truck
glass table made it, the cheap one didnt, go figure
open boxes in every doorway, its a maze
next door is having a yard sale and its chaos
my neighbor mows at six on sundays
borrowed a ladder in 2016 and hes only now noticed
somebody on our street got a rooster
Mrs. Alvarez brought over tamales this morning, bless her.
block party sign up sheet is a battlefield
new people down the road have nine garden flags
dog two doors over barks at the moon
the kids next door set up a lemonade stand for a quarter a cup
bass through the wall, its a polka
got invited to the neighbors fish fry
fence talk ran long, you know how it goes
our mailman and the guy at 14 are feuding over a hedge
the drummer downstairs is getting better, slowly
old joe waves from his porch at every single car
parallel parking war on our street, cones are out
that family puts christmas lights up in october
walter next door lent me his snow blower and his life story
building meeting went two hours on the subject of doormats
a stray ball came over the fence, fifth one this month
neighbor kid is selling cookies and im weak
the twins at the corner ride scooters in capes
two houses down theyre pouring concrete, loud stuff
hallway smells like someone elses cabbage
garage sale across the street has eleven lawn chairs and a tuba
half our street is out hunting for a lost parakeet
the paper boy on our lane has an arm like a pitcher
a shopping cart appeared on the neighbors roof overnight
cat is sitting on my keyboard
the parrot learned to imitate the microwave
my hamster escaped and lives in the couch now
goldfish bowl needs cleaning, he gives me looks
puppy chewed through a slipper and a half
the turtle is faster than he lets on
our beagle howls at the ice cream truck
kitten climbed the curtains and cant get down
ferret stole my car keys
rabbit ate a tax form
two cats, one sunbeam, a lot of tension
the dog rolled in something terrible at the park
chickens laid six eggs and one golf ball apparently
greyhound is asleep upside down on the good chair
hairball on the stairs, found it barefoot
pony next door got out and visited our kitchen
guinea pigs squeal every time the fridge opens
named the new puppy biscuit and now hes always hungry
the snake shed his skin whole, its on the mantel
cockatiel whistles the andy griffith song all day
my cat brought me a leaf like it was a diamond
big old mastiff is scared of the toaster
hermit crab switched shells overnight, very dramatic
water bowl is upside down again, dog is laughing
dogs leaf pile was very high and then it wasnt
cat fell asleep in the paper tray of the printer
kitten knocked a glass off the table while making eye contact
the bird only eats the green ones out of the seed mix
baby finally went down for a nap so im whispering
grandson just took his first steps, i missed it getting the camera
peas in my hair courtesy of a one year old
granddaughter drew me with six arms
babysitting the twins and theyve formed a union
There is a sippy cup in my purse from 2021.
diaper bag weighs more than the kid
got a video of the baby laughing at a spoon
my granddaughter is a flower girl and takes it seriously
nursery is painted a shade called buttercream
teething ring in the freezer next to the waffles
stroller wheel squeaks all the way down the block
grandkids left stickers on every window
lullaby playlist has been stuck in my head since dawn
he put a quarter in the piggy bank and cried when it stayed there
high chair tray went flying, oatmeal too
my daughter's little one says moo to the vacuum
five grandkids, one bathroom, grandpa is outside
the baby monitor is picking up a trucker
playpen is full of toys and the kid is in the box
first tooth came in, whole family got a photo
someone small hid the remote in the oven mitt
the energy of a three year old should be studied
peekaboo for forty minutes straight, im a star
cookie crumbs in the car seat from now til forever
grandson used my card deck as a bridge for trucks
paper hat on the baby, photo for the ages
she said tree for the first time and pointed at a pole
my son finally moved out and took the good pans
daughter got promoted, im telling everyone
both boys live in oregon now and call on sundays
my oldest is thirty four and still brings laundry home
The kids set up a group text and I'm lost in it.
youngest just bought her first house, heavy on the stairs
our son the drummer is now an accountant
she calls me from the grocery aisle to ask about soup
empty nest and i turned his room into a train set
daughter in law is teaching me mahjong
my boy grew a mustache and wont discuss it
the girls surprised me with a porch swing
he passed the bar in june, took him two tries
my kid works nights at the bakery and sends me bread photos
son got a job painting the lines on highways
proud dad moment, she fixed her own carburetor
my middle one married a beekeeper
the boys call me once a week whether i like it or not
graduated in may and already has a better desk than me
our daughter plays the oboe for a living, who knew
kids took me bowling and i won, theyre furious
just mailed a care box to my kid in the peace corps
thirty years of school pictures up the staircase wall
my eldest still owes me a lawnmower
my son hung up his own drywall, half of it straight
my daughter shot her first eagle on the ninth hole
boy of mine plays bass in a band called heavy lettuce
got a real paper card in the mail from my grown daughter
my wife says hi, shes doing the crossword
she hides the remote and calls it calm time
hes in the garage talking to his truck
we celebrated thirty years with a burger and a matinee
Wife just beat me at cards for the ninth night running.
chore wheel is a lie, only i turn it
my better half reorganized the spice rack by color
hubby bought a kayak without a word to me
girlfriend is learning welding, sparks everywhere
partner is out of town so its cereal for dinner
she labels everything in the fridge, even the light
roommates cat likes me better
my husband thinks he can dance, god love him
we share one bathroom and no opinions
boyfriend is building a ship in a bottle at the table
somebody used the last of the toilet paper and it was not me
her side of the closet has annexed mine
the wife is on a puzzle kick, 2000 pieces of sky
old roommate mailed me back a sock
he alphabetizes his records and breathes heavy about it
our thermostat war has entered its second decade
spouse is on a work call pacing like a tiger
my fiance folds pizza the wrong way
living with two engineers, the toaster has a manual
my wife talks in her sleep about shipping pallets
the roommate leaves one sheet on the roll, every time
husband closed the fridge on his own tie
we tossed a quarter over who takes out the bins
mother in law is here til thursday
uncle ray is telling the boat story again
cousins arrived with eleven suitcases
my aunt rearranged my kitchen while i was out
air mattress went flat under my brother at 3am
there are six people in line for my bathroom
nephew is teaching me a card trick and its slow going
dad is here and has already fixed two things that werent broken
put the leaf in the dining table for the first time in years
in laws landed early, house is a wreck
niece braided everyones hair including the dogs
family photo took forty tries and grandpa blinked in all of them
aunt carol travels with her own butter dish
brother brought his banjo, the whole street knows
everyone is arguing about how grandma made the gravy
my cousin only talks about his lawn
we had nine for breakfast today
out on the porch hiding from my own family
granddad beat everybody at horseshoes, hes ninety one
uncle keeps finding a quarter behind my ear, im grown
the whole clan is playing charades in the next room
step brother is sleeping on the couch like a fallen tree
auntie left lipstick on every cheek in the county
kids table this year had three adults at it
my aunts card game got heated over a quarter
grandma brought a cookie tin and it was thread, as always
cousin slept in the bathtub and liked it
uncle only drinks tea from a jar
best man speech is still a blank sheet of paper
the bride wants everyone in sage green
addressed eighty invitations, hand is a claw
My nephew's birthday is dinosaurs this year, wall to wall.
piñata refused to break, uncle finally used a rake
the dj only has one song and its the macarena
caught the bouquet by accident
mom turned eighty and out danced us all
flower arch blew over during the vows
ring bearer ran off with the ring
wrapping a guitar, not as easy as it sounds
surprise party was ruined by a text to the wrong cousin
forty candles and the ceiling got a bit warm
were seated by the band so i hear nothing
open bar and closed kitchen, what a reception that was
sweet little ceremony by the lake, two swans showed up
somebody sat on the cake
rehearsal dinner went long, uncle found the microphone
birthday hat elastic snapped me right on the chin
the invitation said garden formal, nobody knows what that is
silver anniversary for my parents next month
goody bags for twenty six kids are covering my table
party streamers still up from march
my tux rental has somebody elses name in it
place cards got mixed up, the priest sat with the bridesmaids
the flower girl ate a petal and shrugged
paper lanterns everywhere, it looks like a row of moons
wedding band kept it low so the old folks could chat
choir practice ran over, hymn 40 is a beast
bingo night at the parish hall, i won a ham
our quilting circle is mostly gossip
knitting group kicked me out of the good chair
the pastor told the fishing joke again
book club didnt read the book, as usual
chess club moved to the library basement
rotary breakfast was eggs like rubber
bake sale at church brought in four hundred dollars
Our bell ringers dropped one on Sunday and it rang all the way down.
the organ hit a low note and a window hummed
potluck had nine potato salads
bridge club ladies play for blood
the elks lodge has a new fish tank
sunday school kids made me a paper crown
vestry meeting, two hours about carpet
our scrabble league banned my cousin for life
usher duty this week, new shoes squeaking up the aisle
birdwatching club saw one pigeon and called it a day
joined a barbershop quartet, were five
toastmasters made me talk about mustard for three minutes
candle wax dripped on my hymnal
the rummage sale left us with forty teapots
my ukulele group knows two songs and one is slow
cookie swap at the lodge turned into a contest
choir robes are heavy as curtains in july
card night at the legion, i dealt
tea and sandwiches after the service, egg ones gone first
fortieth reunion is coming up and i still have the sweater
saw my old prom date, hes a dentist
went to the class of 88 picnic, nobody wore name tags
our high school mascot was a potato, true story
ran into my algebra teacher and hid behind a plant
the reunion dj played our slow song and the gym lights died
Half of my old homeroom is bald now, me included.
the kid who ate paste runs a bank
my locker partner married my lab partner
they hung our old team banner back up in the gym
reunion committee emails eleven times a day
somebody brought the original punch bowl from 1979
wore the letter jacket, couldnt close a single snap
we toured the old cafeteria and it smells the same
name tag had my senior portrait on it, big glasses
i was voted most likely to be late, and i was late
principal is ninety four and remembered my nickname
the old gang took a photo on the same bleachers
our drama teacher still does the voice
met my kindergarten best friend by the potato salad
college roommates rented a lake place for our twentieth
valedictorian raises llamas these days
my old bus driver showed up and got the biggest cheer
the old gym floor got fresh wax for the reunion dance
old shop teacher still has all ten fingers, hes proud
our class tree is forty feet high now
paper airplanes flew all through the alumni speech
game is on and were down by twelve
the ref needs new glasses
yelled at the tv so loud the neighbor knocked
my team traded the only guy i liked
fourth and inches over here
snooker is oddly calm to watch
golf on low volume is my sunday
somebody just hit a half court shot and my dad fell off the couch
Bottom of the ninth and my screen froze.
cricket match on day four and im still lost
red card in the tenth minute, unbelievable
the playoffs own my household this month
i only watch for the mascots
curling final is on, those brooms are flying
hockey fight on tv, grandma is cheering
the announcers wont stop talking about his high school
penalty kicks, cant look
our quarterback throws like hes ordering room service
superbowl squares taped all over the fridge
missed the winning shot because i sneezed
tennis grunting is scaring my cat
derby horses have better names than my kids
halftime show is on mute
marathon on the tv, me on the couch with chips
shot clock ran out and so did my popcorn
nine ounces of nacho cheese per person, thats our playoff rule
free throws are killing us tonight
the light heavyweight bout ended before i sat down
bowled a 91 and bought everyone nachos
softball tonight, im in right field where it is safe
lost nine golf balls in one pond
pickleball has taken over my calendar
darts league, i hit the wall twice
coaching under sevens, its like herding soup
we forfeited the soccer match, only six showed
Shuffleboard at the rec center gets heated.
ping pong table takes up the entire basement
got picked last for kickball at forty three
badminton birdie is stuck in the oak tree
rugby on saturday, mud on everything i own
my nephew schooled me at one on one
sank a long putt and nobody saw it
horseshoe pit is under water today
cornhole finals were a scandal
table tennis paddle flew out of my hand and hit the lamp
roller derby name is still undecided
pool hall chalk on all my good jeans
hit a triple then tripped on third
fencing class has me saying touche at the dinner table
i play goalie because nobody else will
lawn bowls, white hats, fierce stares
the frisbee went on the roof and so did dave
joint captains on our bowling squad, neither can bowl
my jump shot went into the parking lot
heavy rain, muddy cleats, three goals
green felt on the pool table tore right down the middle
treadmill is beeping at me
ran two miles and saw three dogs, good run
gym is playing the same song as yesterday
someone is sitting on the bench press scrolling
Spin class instructor keeps yelling about energy and I just want a fan.
signed up for a 10k because of a bet
locker combo has left my brain
yoga mat smells like the trunk of my car
personal best today, nobody clapped
the water fountain at the gym is just a rumor
lifting heavy boxes counts as arm day in my book
counted laps wrong at the pool, so thirty or forty
my smart watch thinks im swimming, im washing up
saw my boss in the sauna, we both looked away
did a plank for one minute and aged a year
track is full of geese
my running buddy talks about mortgages the whole way
kettlebell rolled under the car
forgot my gym towel, used a scarf
new rowing machine takes up the den
got lapped by a man pushing a stroller
pilates is just lying down with rules
the step counter says nine thousand, eight of them in the kitchen
stretching on the living room rug with a dog on top
a guy at the gym grunts in four quarter time
light jog, heavy breakfast
medicine ball rolled into the smoothie bar
high knees day and im the slowest in line
caught a boot and a very small perch
my brother in law hooked his own hat
raccoons got the marshmallows
the campfire smoke followed me all evening
fly fishing is just untangling with scenery
lantern battery gave out right at the ghost story
Lost the big one at the dock and nobody believes me.
slept on a root shaped like a fist
tackle box spilled in the back seat, hooks everywhere
we sat on the ice for five hours over one walleye
owl outside the tent talked all night
cabin has no screens so the moths are family
bear box was too clever for us, never mind the bear
canoe drifted off while we made sandwiches
matches got damp so it was cold beans
my line is tangled in a tree by the creek still
pup tent for two, four of us in it
kids caught a crawfish and named him steve
the lake was flat as glass at sunrise
sleeping bag zipper has given up
whittled a spoon, sort of
hammock dumped me twice
the scout troop left no trace except glitter
camp stove butter fire, eyebrows survived
smoke from the wet logs, eyes like tomatoes
six pound bass and my camera was in the truck
heavy pack, short trail, long face
boat trailer lights are out again
seagull took my entire sandwich
my cousin bought a pontoon and thinks hes an admiral
low tide, everything smells like clams
surfboard wax melted in the back of the wagon
flip flop floated out to sea
umbrella blew down the beach like a tumbleweed
found half a sand dollar this morning
our dinghy has a slow leak and a proud name
the marina cat rules dock seven
paddle board, very calm, then very wet
lighthouse tour was two hundred steps
docked it perfectly for once and no one was around
message in a bottle was just a coupon for shrimp
waves were high enough to eat my hat
jellyfish everywhere so we built castles
ferry horn made us all jump
salt on the windows, its a seaside thing
old outboard starts on the thirtieth pull
crab pinched my uncles toe, best day ever
beach chair folded up with me inside
kayaked past a heron and it judged me
sunscreen exploded in the tote
the tide took our cooler for a stroll
pipe organ music from a tall ship in the harbor
a light chop on the bay and uncle went quiet
sea glass in my pocket, all green
ice cream cart got stuck in the dunes
mechanic says its the belt, its always the belt
check engine light has been on since easter
car battery was dead as a brick this morning
spilled coffee in the cup holder, its a lake
truck failed inspection over one bulb
My old Volvo just turned three hundred thousand miles.
oil change place has a popcorn machine
someone dinged my door and left a smiley face
parked next to a car exactly like mine and tried the wrong one
brakes are squealing like a pig
air freshener tree fell in my soup, long story
windshield wipers only do half the job
glove box is all ketchup packets
car wash took my antenna
muffler came off on maple street with a roar
new tires smell like a toy store
my key fob thinks every button is the trunk
stuck the spare on crooked once, never lived it down
seat warmer is stuck on in july
the mechanics dog sleeps on the receipts
garage is so full the car lives outside
wax on wax off, my car finally shines
transmission shop on hold, banjo music
my dashboard has more lights than christmas
battery light came on in the car wash of all places
oil drip on the driveway shaped like italy
four quarters in the vacuum and it quit after two
tail pipe fell off in a funeral procession
bike chain came off at the worst spot
pumped up the tires and one just sighed
rode through a puddle that was really a pond
my bell sounds like a duck
somebody stole just the seat
helmet hair all day
The e-bike charger hums like a fridge.
trying to patch an inner tube with spoons
handlebar basket is full of library books
got passed on the hill by a kid on a tricycle
training wheels came off today, tears and triumph
fixing a bike upside down on the lawn
bike lane is full of leaves
gear shifter only knows high and low
wobbled past my ex with no hands, almost
my nephew built a bike out of three bikes
pant leg got eaten by the chain
unicycle phase lasted one afternoon
pedaled forty miles on sunday and bragged for fifty
found my old ten speed in the shed, wasps included
rusty old cruiser but she rolls
velodrome tickets for my brother, hes over the moon
my reflector fell off by the post office
paper route memories every time i see a banana seat
chain oil on my white socks
green light, go, chain off, typical
a tree root launched me into a hedge
bus is late, the sign says two minutes for ten minutes now
subway guy is playing the saw
someones tuna sandwich has the whole train car awake
tram is packed like sardines today
the conductor has a lovely radio voice
my transit card got eaten by the machine
standing under an armpit on the six
ferry commuters all have the same hat
bus driver waited for me, faith restored
red line stopped between stations again
man across from me is knitting a sock
the bus seat was warm, never a comfort
escalator out, so thats my exercise
two quarters short for the fare and a stranger covered it
my stop got renamed and nobody told my feet
commuter train has a quiet car and it isnt
typed this with one hand on a pole on the bus, so
green line, blue line, they all smell the same
a kid on the trolley rang the bell for six blocks
rode the night bus once with a full mariachi band
platform announcement sounded like soup
the bus went right past us with a wave
paper ticket dissolved in my pocket
streetcar wires are sparking, pretty really
the number nine came and it was a number six in disguise
bowling team got on the tram with all their balls
somebody left a potted plant in the priority seat
bus card was in my other coat all along
my sister is stuck at gate 40 with no shoes on
took off my belt at security last month and lost it forever
they lost my cousins bag in three cities
picked up dad at arrivals holding a silly sign
flight tracker says mom is over nebraska
baggage carousel sent us someone elses golf clubs
The airport piano player took requests once and it was magic.
brothers layover is nine hours in newark, poor guy
paid eleven dollars for an airport banana last spring
moving walkway beat me
my aunt waves at every plane just in case
gate changed four times on my folks, they walked a marathon
overhead bin fell open on a man in a suit
daughter flew standby and got the last seat
boarding group nine, story of my life
my parents get to airports five hours early
airplane window seat and it was all wing
watched my nephew's plane take off from the fence
the pilot told a joke on the way down, not a good one
dropped my son at departures and cried in the lot
red eye left my wife looking like a raccoon
air traffic had grandma circling for an hour
shuttle bus at that airport takes longer than the flight
my cousins carry on was half cookies, security loved it
my brother slept on a pile of coats at the gate last winter
a lady in row twelve once brought a whole cactus plant as her carry on
mom bought a forty dollar sandwich in terminal c
paper boarding passes forever, says my father
we drove eleven hours last summer to see a big ball of twine
license plate game, still missing hawaii
my kids sang one song from here to tulsa back in june
gas station nachos were a low point of that trip
Grandpa folds the map wrong every single time.
took the scenic route once and found a mustard museum
brother is driving cross country in a van named doris
our motel sign last year was missing every vowel
a cow stood in the road for half an hour once, calm as you like
the gps voice and my wife dont get along
spare tire lesson in a rest stop outside omaha
trunk packed like a jigsaw puzzle
saw a giant fiberglass peach from the highway
mom packs sandwiches for a two hour drive like its the oregon trail
friends are out on route 66 sending me diner photos
lost a hat out the window in kansas
world's largest chair was smaller than hoped
everybody wanted a different radio station so we had none
toll booth guy said he liked our dog
rest stop vending machine kept my quarter in 1994 and im still mad
twelve people, two minivans, one bathroom break policy
it rained from ohio to maine that vacation
detour took us past the house i was born in
seat belt light came on for a bag of apples
my dad keeps a jar of quarters for tolls since 1980
a roll of mints melted into the dash one july
one tree in all of kansas and my brother backed into it
our old tape deck ate the only album we owned
my brother is at a hotel with a duck in the fountain
sisters room key quit three times last night
the inn my folks stayed at had a ghost and good muffins
aunt lou swiped nine tiny soaps
Mom says her hotel pillow is like a sack of gravel.
cousin is at a resort and sends me pool pictures hourly
fire alarm at the in laws hotel, all in bathrobes
nephews team filled the entire third floor with noise
the honeymooners got twin beds, poor loves
dad stole a bathrobe by accident, he says
minibar peanuts cost my uncle nine bucks
friends bed and breakfast has eleven clocks, all chiming
lobby pianist knew grandmas favorite
their hostel bunk came with a singing german
hotel shower confused my father for two days
my daughter is at a conference eating cubes of cheese
room service forgot my sister existed
the elevator where mom is staying talks french
my roommate is house sitting a mansion with a waterslide
cousins airbnb host left a nine page note about the toaster
the continental breakfast was one bagel, my wife reports
their balcony view turned out to be a parking deck
my in laws booked the wrong springfield
key card fell in the hotel pool, my cousin went after it
free breakfast waffles made my uncle cry with joy
paper thin walls where my aunt is staying, she knows everybodys business
ice bucket, card deck, no tv, thats my parents vacation
raining sideways over here
fog so thick i lost my own mailbox
its ninety eight and the sidewalk is cooking
hail the size of grapes just hit the car
wind took the neighbors trampoline for a walk
finally a light breeze, been a sticky week
Thunder rattled every plate in the cabinet.
icicles off the porch like a row of teeth
first frost got the peppers
weatherman said sunny, weatherman lied
puddle outside has its own ducks
storm knocked the power out for an hour, candles galore
heat wave has the dog lying on the tile
double rainbow over the water tower just now
sleet, then sun, then sleet
the river is high but behaving
dust storm turned the sky orange
cloud shaped like a bowling pin out my window
mild today, almost too nice
my umbrella turned inside out twice
the rain barrel is overflowing
cold snap has the pipes groaning
lightning hit the big elm behind the school last night
drizzle since monday, moss on everything
tree limb came down across the road at noon
heavy snow on a light roof, we heard every creak
calm before the storm, the birds all quit at once
power lines are swinging like jump ropes out there
christmas tree is leaning and we all pretend otherwise
halloween candy bowl was empty by six
untangling lights from last year, a yearly punishment
turkey still frozen solid in the tub
Fireworks scared the cat under the dryer.
the menorah is up and the wax is everywhere
leap year baby in our family is technically eleven
ran out of wrapping paper and used the funnies
new years resolution lasted til the fourth
valentines roses showed up at the wrong house
mothers day brunch had burnt toast and a handmade card
daylight savings has every clock here disagreeing
eid dinner at my friends place was a feast, twenty dishes
kids are trick or treating as a washing machine
mardi gras beads still in our oak
labor day cookout is at our place this year
spring finally sprung, windows open
we found last years advent calendar with three chocolates left
diwali lamps look lovely along our street
parade float broke down in front of the bank
summer is half gone and the pool is still green
the elf on the shelf fell into the soup
thanksgiving seating chart is a peace treaty
cranberry stains on the heirloom tablecloth
christmas cookie tin is all crumbs and one broken star
paper hearts taped to every window on our street
leaf season brings every tour bus in the county
the first of the heavy coats came out of the cedar chest
phone is at four percent and the cord is across the room
cracked screen so every third letter is a guess
my charger only works at one angle
flip phone finally retired, miss that snap
speaker sounds like a bee in a jar
brightness is so low i cant see my own thumbs
butt dialed my dentist twice today
the screen protector has a bubble and its all i see
Storage full again, nine thousand photos of the dog.
my phone updates itself whenever im busy
notifications going off like popcorn
battery swells up to 100 then drops to 60, liar
grandkid changed my ringtone to a fart
flashlight has been on in my pocket all morning
face unlock doesnt know me without my hat
silent mode and a missing phone, a bad combo
my contacts are all named bob somehow
power bank is out of power
the case is so thick it looks like a brick
voicemail is full of my mother
touch screen ignores me when my hands are wet
tablet fell on my face in bed last night
two phones, zero signal in this kitchen
low battery chirp somewhere and i cannot find which gadget
dog chewed the charger, cord is all confetti
high score on my brick game, nobody to tell
screen went green for a second and came back
wifi went out twice while typing that
my laptop fan sounds like a hair dryer
forgot the password, and the password for the passwords
printer is jammed, paper confetti everywhere
the cloud has my photos and i dont know where the cloud is
spilled tea on the space bar
forty six tabs open and one is playing music
mouse battery gave up mid click
neighbors wifi is named pretty fly for a wifi
my monitor has one green line down the middle
cable guy window is eight to never
keyboard is missing its k, so thats been un ind
blue screen at work, whole office went quiet
saved the file, no clue where
zoomed with my camera on in a bathrobe, oops
screensaver has fish and i watch them for an hour
my nephew fixed the computer by turning it off, genius
usb goes in on the third try, always
inbox hit ten thousand and i feel nothing
old desktop weighs as much as a calf
my webcam makes everyone look like a potato
the it guy sighed at me
pop up ads are dancing all over my screen
library computer next to me is streaming polka
sim card is the size of a crumb and went in the carpet
paper jam, tray two, says the printer with no tray two
hard drive is full of bowling league spreadsheets
a cookie popup ate the entire page i was reading on gardening
autocorrect thinks my name is a vegetable
typing with mittens on basically
my phone changed husband to hatband, ha
caps lock got me again
thumbs too big for this tiny keyboard
voice to text heard that as something about ducks
one finger typist here, always have been
spell check and i are not on speaking terms
meant to hit send and hit the moon emoji
predictive text is trying to finish my life story
pressed enter too soon, like always
my e key sticks sometimesee
swipe typing is a gamble at best
apostrophes are hiding on page two so i gave up
daughter says my commas are aggressive
hit the mic button and it recorded my dog
sent half a sentence to my boss by mistake earlier
I learned on a typewriter, so I still hit the keys hard.
the cat added several of those letters
slow typer, fast talker
my thumb has a bandaid so every b is a v
punctuation left the building
long nails make this clicky and wrong
the little blue dots keep underlining my hometown
typed plant and it came out planet, twice
my order of letters is all wrong today
quarter inch keys, half inch thumbs
autocorrect turned my cousin flora into flour
glasses are on my head, found them
squinting at this thing from arms length
new bifocals, stairs are an adventure
eye doctor puffed air at me and i jumped a foot
lens popped out into the soup
contact lens went down the drain this morning
reading glasses in every room except this one
steam fogged my specs right up
wearing my wifes frames, theyre pink
the eye chart bottom row was pure fiction
picked tortoiseshell, look like an owl professor
taped the bridge of my glasses like a school kid
bought five pairs and lost six somehow
my glass cleaner cloth makes it worse
dropped a lens screw in the carpet, gone for good
got compliments on new frames from a toddler
sunglasses on indoors because the others are in the car
magnifying glass lives next to the phone book
grandson says i look like a spy in these shades
the print on everything shrank around 2015
monocle for halloween, fell in the punch
scratched lens makes every street light a star
progressives make the floor look like its waving
holding the phone out like a trombone to read
paper clip is holding my glasses together
a drop of pancake batter on one lens
line four of the eye chart is my nemesis
heavy frames leave two little dents like parentheses
got bangs, already regret it
my hairdresser talks the entire time about her ferrets
nail polish still wet so im typing with knuckles
foil on my head at the salon, picking up radio
the gray is winning and i let it
Curlers in, robe on, living the dream.
my perm from 1986 is on display at moms
hair dye on the bathroom ceiling somehow
daughter painted my toes eleven colors
beard trimmer died halfway across
humidity has my hair doing a dandelion
gel nails click like a little horse
bald and proud, saves on combs
gum in my sons hair, peanut butter to the rescue
went for honey blonde, came out traffic cone
hairspray and a windy day, like a helmet
shampoo in my eye, one eyed texting
my mustache wax melted in the glove box
static has my hair standing at attention
split ends and split pants, what a day
the salon chair wouldnt go down so i climbed
braids took four hours and two movies
lost a press on nail in the meatballs
cowlick has run my life since 1970
wax strip took half an eyebrow with it
green streak in my bangs from the swimming pool
oil treatment soaked through two towels
rolled my hair in paper bags like grandma did
zipper stuck halfway, wearing it like this now
two different shoes on, noticed at lunch
my sweater shrank to doll size
hole in the sock, toe is free
shoelace snapped in the lobby
the dry cleaner gave me a strangers blazer
New boots are squeaking like mice.
button flew off and hit the lamp
wearing my shirt inside out since dawn
these jeans have no pockets, a crime
grandma knit me a vest with a trout on it
high heels and cobblestones do not mix
tie has gravy on it from 1998
pants ripped at the bank, walked out backwards
jacket lining ate my house keys
moths had a banquet in the wool drawer
my belt is on its very last hole
got my kids hoodie on by mistake, sleeves end at the elbow
sequins everywhere after that gala
slippers all day, no apologies
broke in new loafers around the dining table
found a twenty in my winter coat
scarf got shut in the car door
sewing a hem with fishing line, whatever works
quarter zip got stuck at an eighth
light jacket, heavy wind, bad pick
sale tag was still on my sleeve all through church
oil spot on my tie, right at the center
`
