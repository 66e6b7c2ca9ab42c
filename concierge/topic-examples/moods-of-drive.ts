import type { Mood } from '#concierge/retrieve/moods.ts'

/**
 * Wishes for energy, focus and ideas by what is to be done with them, without the words that name them.
 * Over 300 lines because they are data: messages, a line each.
 */
export const MOODS_OF_DRIVE: Partial<Record<Mood, string>> = {
  energetic: `
raring to go kinda flower
got any prerolls that put gas in the tank
vape cart for a double shift at the restaurant
gummies for a 10k on sunday
fully charged, 100 percent, what bud does that
i wanna feel like the energizer bunny
something w oomph
give me some zip, tincture or whatever
bring me back to life its only noon
drink that feels like a monster
what flower has giddy up
preroll that kicks me in the pants
get the lead out lol any carts
whats good before spin class
chew for boxing class at 6?
joint recs, im raking leaves all saturday
shoveling snow for 3 hours, something that keeps me at it
rocket up my butt type sativa
ants in my pants in a good way
pickup basketball w my buddies, what do i hit first
tennis doubles at 9am got a low dose drink?
up with the chickens, farm chores
i open the coffee shop at 5am need a cart that gets me vertical
get the blood pumping
gets the engine turning over in the morning
i got lead feet today fix me up with a gummy
crank it up to 11
like jumper cables for my brain and body
a kick start, like literally vroom vroom
hustle mode edible
im on my feet 12 hrs at the warehouse whats good
black friday crowds here i come
thru hiking part of the AT, what joints should i pack
kayaking all day sat, drink or gummy?
bouncing off to zumba w grandma
roller skating disco night preroll
keep up with my 20 yr old coworkers lol what flower
keep up with the dog at the park
need to be a machine today
crushing my to dos before noon, cart that hustles
got a mountain of laundry and zero drive
im moving like molasses, need a joint that speeds things up
my get up and go got up and left, flower plz
wind in my sails
wind me up and watch me go
all systems go type cart
hit the gas pedal
prerolls that floor it
second cup of coffee replacement, tincture maybe
instead of my afternoon latte
swapping out my celsius for a thc drink whats closest
5 hour energy but weed
cold shower in joint form
slap in the face strain lol
wakes the dead, that kind of flower
smelling salts but its a vape
sunshine in my veins edible
like mainlining a sunrise
jumping jacks in the kitchen kind of weed
got the sunday sluggies what concentrate snaps me out of it
whats a good eye opener
eyelids wide open
vegas all nighter, im gonna need a cart thats wired for fun
new years eve till 6am, edibles that last w me
clubbing till the lights come on, something to keep my feet going
rave gummies, i wanna jump for 8 hrs
mosh pit ready preroll
front row at the concert bouncing around
after party stamina flower
graveyard shift drink to keep me ticking
driving range then batting cages, whats a good joint
9 holes walking carrying my bag
snowboard park laps, gummies that hype me
hittin gnarly trails on the mtb, pre ride puff
something bouncy for the climbing gym
trampoline park w nephews lol low dose chew
an edible w stamina, six flags w the fam
disney open to close, what mints keep me truckin
backpacking europe hustle, chewables
sightseeing nyc on foot whatcha got
painting the whole house exterior, flower to keep the roller rolling
a joint before i haul hay all day
splitting firewood all weekend, something that puts muscle in it
digging fence posts, gummies for a workhorse
power wash the driveway kinda motivation
tear out the old carpet today, hit me w a cart
gutting the kitchen, demo day flower
ikea furniture marathon then hanging blinds, need drive
weed for pulling weeds lol, the garden is huge, something spry
planting 60 tulips tmrw, spry drink
washing and waxing the truck, smoke that keeps the elbow grease coming
roll up my sleeves edible
which joint gets a bathroom scrubbed top to bottom
dishes piled to the ceiling, motivate me w a vape
decluttering marie kondo style, gummies w hustle
get off my duff
get me out of bed pls, tincture under the tongue maybe
kick the covers off and go, sativa joint
crack of dawn fishing trip, perky flower
sunrise yoga flow then a jog
wanna beat the rooster outta bed
full of beans
full of piss and vinegar preroll haha
full throttle dab
pedal to the metal concentrate
hit me like a freight train of caffeine
live wire cart
electric, like im plugged in the wall
lightning in a bottle, maybe one of ur drinks
supercharge me
nitro boost, like in mario kart
level up my stamina bar
mario star power in a joint
sonic the hedgehog weed lol
like a puppy that just saw a squirrel, whats the flower for that
squirrel on espresso kinda cart
like a kid on pixy stix
sugar rush but green
kid on christmas morning pep
frisky like a spring lamb
chipper af, whats the sativa
spunky lil gummy
sprightly old man here, flower to keep it so
im 68 and still dance, something w vim
vim and vigor drink
put some hair on my chest and some hustle in my legs
hype me up edible
psych me up before the game, quick vape
tailgate from 8am to the final whistle, prerolls w legs
softball league tonight im playing shortstop
beer league hockey, pre game dab
ultimate frisbee tourney
kickball w coworkers, lil pick up puff
drink or edible b4 i swim laps tmrw morning
leg day
chest and tris, what do lifters smoke
what flower has fire in it, im going for a deadlift pr
crossfit wod sativa
treadmill buddy, vape pen pls
stairmaster hell, something to push thru
training for a marathon, joint for long run days
couch to 5k, i need the from the couch part
peloton puff
jump rope intervals, tincture w a punch
pilates then brunch then shopping, cart w go juice
giddyup sauce
any rocket sauce, like live resin for daytime
wanna be the road runner, flower
3 legged race at the company picnic lol speed me up
speedy gonzales preroll
greased lightning cart
hit my stride early in the day
back in the saddle after a lazy week
whip cracking carnival barker pep
vape that shakes off a food coma after lunch
beat the afternoon lull w a mint
can a drink fix my post lunch crash
monday morning antidote
turn my monday into a friday, sativa gummy
tgif but its tuesday, liven me up
liven things up in this body
juice me up
juiced, like a fresh phone battery
recharge my batteries fast
vape to top off my tank mid day
gimme a refuel
does any edible give u another gear
shift into 5th gear preroll
buds for a rickshaw driver lol i pedal all day
high octane flower
premium unleaded lol
jet fuel for humans
afterburners on
blast off
launch me outta this chair
ejector seat for my recliner, sativa flower
part me from my sofa
peel me off the mattress
scrape me off the floor its a busy day
jolt like the cola, thc soda?
mountain dew but weed
adrenaline type buzz
skydiving headspace flower
racy heady sativa for daytime adventure
adventure fuel edible
exploring the city on my scooter
dog walking 6 dogs, whats a peppy vape
delivering packages all day then band practice, pep gummy
waiting tables later want to bounce around before
bartending brunch shift vigor
is there an edible w enough steam for cooking thanksgiving for 20
any cart that puts the steam back in me at 2pm
knock down a wall w my bare hands mood
work horse weed
weekend warrior joint
busy bee gummies
bud that makes me busy as a beaver
like a hummingbird
bee in my bonnet to reorganize the attic, smoke?
hop to it
chop chop, gotta get goin
lets gooooo flower
LFG preroll
salsa class tonight, spicy lil cart
swing dancing edible
cousins wedding reception, wanna own the dance floor for hrs
cut a rug, drink?
shake a leg
bust a move all nite dab pen
twerk proof stamina lol chews
karaoke plus dancing plus afterhours, whats got staying power
staying power flower
long haul stamina
go the distance, like rocky
eye of the tiger
run up the steps like rocky balboa cart
superhero cape on
hulk smash my chores
mary poppins cleaning spree
snow white whistling while i work w a broom
cinderella w a long chore list
zippity doo dah drink
boing boing tigger weed
unlock my inner spartan, mud run this weekend
outrun the toddlers and the dog, whats good
vacuum the whole crib w headphones on
errand day, costco target dmv, what vape keeps me hoppin
farmers market run then bike polo, light joint
thrift store crawl w bestie for 6 hrs
garage sale hopping from 7am cart
set up for the block party, tables tents grill, need get up n go chews
coaching 8 yr olds soccer sat, gonna play w them at home first
building a snow fort w the kids tomorrow, spirited lil mint
gummy w some motor in it, im doing xmas lights ladders the works
brisk, like cold air
crisp n awake
perky like curly tail piglet, vape
alive and kicking bud
kicking like chuck norris
morning person in a can
turn this night owl into a lark
sun salutations, sativa mints?
good mornin sunshine joint
breakfast of champions flower
wheaties box weed lol
game day legs
sprint to the weekend, cart
chews for a century ride on my bike
finish line feeling w some left in the tank
burn rubber
barrel thru my day, preroll
flower so i charge thru like a bull
on a mission to walk every beach in town
get cracking on the basement
cracklin w life
snap crackle pop strain
pop rocks in my blood
fizz, sparkle, zing, whichever drink has it
zing
cart to spice up a slow body on a slow day
`,
  focused: `
flower for grinding out a dissertation chapter
head in the books all week
hit the books preroll
burning midnight oil on a term paper
gre prep
lsat logic games cart
mcat flashcards edible
nursing school notes, something that makes it stick
anatomy quiz tmrw, low dose tincture to absorb it all
mints for memorizing my lines
organic chem problem sets
calculus brain please
math brain in a gummy
like einstein at the chalkboard
sherlock holmes mode
eagle eyed flower
hawk eyes cart
sniper mode, cod tonight, vape
aim lab steady hand n mind, whats good
what gummies make u clutch in valorant
league climb to diamond, flower that keeps me in it
speedrunning celeste, something to keep me precise
elden ring boss attempts, joint that helps me learn the pattern
starcraft apm but w the brain on
poker night reading everyones tells
counting cards lol, sharp gummies
blitz chess online
a drink that wins me scrabble against my wife
escape room w coworkers, gotta spot every clue
thinking cap
spelling bee caliber brain, any carts
{num} piece jigsaw puzzle all sky, gummy
lego millennium falcon build
painting tiny warhammer eyes w steady concentration
model trains wiring, bud for fiddly stuff
threading needles n quilting straight lines, drops
watch repair hobby, something for tiny screws
building a pc cable mgmt
3d printer calibration, edible w patience
fixing my carburetor w the manual in front of me
rewiring the house lights plan, clear head flower
reading the instructions for once lol gummy
wood carving exact cuts to measure, tincture before planning it out
bullseye mindset for the archery range
cart for threading the needle on a tricky parallel build
low dose chew for putting, line it up n sink it
darts league, whats the joint for the triple 20
pool shark edible
bowling a 200 game, one pin at a time, vape
free throw shooting practice, swish swish
all there upstairs
in the pocket, drummer practicing rudiments for hours
scales n arpeggios w the metronome
learning chopin note by note
mixing a record, hear every detail
proofreading 300 pages
copy editing eagle eye gummies
red pen out, grading essays, preroll
can u suggest a drink for lesson planning the whole semester
grant application due friday, bud that chains me to my chair
glue my butt to the seat flower
superglue for my attention span
attention span longer than a goldfish
goldfish brain over here make me an elephant, edible
my brain has 40 tabs open and i want 1
close all the browser tabs in my head
my mind is a pinball, settle it on the target
squirrel!! thats me, need to stay w the program
herding cats in my head, flower to get em in line
all over the map today, vape to pin me down
in one ear out the other, want stuff to stick
fog lights on, see whats in front of me, cart
windshield wipers for the brain pls
edible that leaves me clear as a bell
crystal clear noggin, what flower
clean window kinda head, drink
20/20 mind vape
hd vision for my thoughts
magnifying glass type high
microscope mode
spotlight on one thing
flashlight beam brain
zero in
cart to keep me on the yellow brick road w my homework
radar locked
missile lock flower
crosshairs on my goals
edible to keep my eyes on the prize
a smoke thats all business
mean business today w my inbox
inbox zero cart
clearing 600 unread mails
quarterly report due eod, mints
pivot tables n vlookups joint
reconciling the books for my small biz
tincture clear enough to balance a checkbook on
budget night, every penny counted, preroll
fafsa forms ugh, gummies to sit thru it
insurance paperwork pile, drink to get me thru line by line
mortgage docs fine print, low dose vape
writing cover letters all day, cart
job applications grind flower
prepping for an interview tmrw, rehearsing answers, microdose mints
slide deck for monday, chew that keeps me on track
powerpoint till its perfect
zoom calls back to back n i wanna follow along
4 hour online training module, edible
compliance videos at work lol keep me engaged
drops, low dose, im taking notes at a conference
sit thru a documentary n actually retain it
audiobook where i catch every word, cart
podcast on quantum physics, want to follow it
war and peace edible
plowing thru my reading list
actually finish a chapter
gummies so i finish what i start
a bud that sees me thru to the end of a task
start to finish in one sitting
one sitting no breaks coding sprint
leetcode grind joint
refactoring 10k lines of java, flower
hackathon 48 hrs, edibles to stay on the rails
ship my side project, preroll
sql queries n a vape
dab then hunt down a memory leak in c
learning python, something so it clicks
make it click for me, gummies
in the matrix seeing code
neo mode lol, cart
limitless pill but a gummy
bradley cooper in limitless
nzt vibes
big brain time, preroll
galaxy brain productivity edible
brain like a steel trap
like a surgeon at my keyboard
sharp as a tack
joint for sitting w a mountain of case law
whet the blade upstairs, drops
fire on all cylinders mentally
what cart gets the synapses firing
neurons lined up like soldiers
monk mode edible
25 minutes on 5 off all afternoon
time blocking my day
calendar tetris then execute
drink for macarons, gotta follow the recipe to a T
exact measurements for my sourdough lab
airbrushing nails w precision, preroll
embroidery counting stitches, edible
cross stitch w a 90 color chart
beading tiny seed beads for hours
calligraphy practice each stroke perfect
origami {num} cranes
rubiks cube under a minute, flower
minesweeper champ lol
wordle in 2
ny times saturday crossword edible
logic puzzles n a drink
preroll for reading 10 moves deep in go
settlers of catan domination, gummy
magic tournament, tracking the whole board state
eve online spreadsheets in space joint
factorio, the factory must grow
sim racing, hit every apex, edible
fly tying tiny size 22 hooks
mini preroll for birdwatching, patient n alert
bird id by song
stargazing lining up the telescope, gummies
genealogy rabbit hole, stay on the trail
researching a used car like its my job, drink
bookkeeping at tax time, head above water
lesson in mandarin characters, vape
asl class practice, edible to pick it up quick
citizenship test flashcards
cdl written exam study tonight, preroll at my desk
real estate license course, flower for the boring bits
cisco cert cramming
pmp exam prep drink
thesis defense rehearsal
lab report wont write itself
keep me honest n at my desk
chained to the desk vape
hold my feet to the fire edible, its deadline day
crunch time
down to the wire on a project
nail this presentation prep
flower pls i gotta knock this paper out of the park
a joint that keeps my brain on the straight n narrow
train tracks not zigzags
one brick at a time till the report is built
steady at my workbench till the clock is fixed
center me on the job at hand
vape to bring my mind to heel
any edible to rein in my brain
flower thats an anchor for my thoughts
tune out the noise n tune in to work
library quiet in my skull, time to study
quarterback in the pocket, see the whole field
air traffic controller brain
`,
  creative: `
got a canvas n nothing on it
van gogh mode
picasso in a preroll
channel my inner frida, vape
dali melting clocks kinda cart
basquiat gummies
andy warhol factory vibes edible
beatles in rishikesh type inspo, what bud
sgt pepper session joint
hendrix licks on my strat, flower
rick rubin on the beach hearing things
bowie level weird ideas
kerouac typing on a scroll
hemingway by night, what gummy gets words out
stephen king page count
shakespeare mode lol
wordsmith weed, edible
tincture before a spoken word slam
haikus on the porch w a joint
nanowrimo starts tmrw, cart for plot twists
plot holes to fix w wild solutions
fan fiction binge writing
my characters stopped talking to me
vape to fill the well back up, im dry on story stuff
prime the pump for my short stories, bud
turn on the tap of ideas
floodgates open, lyrics
lightning to strike while im at the easel, cart
flint n steel for my paintbrush
sparks flying in the studio, flower
summon the muses
right brain stuff
fire up my right side of the brain
let the paint decide, acrylic pours n a vape
oil pastels n a gummy
finger painting for adults lol joint
spray paint mural on my garage, flower
graffiti black book session, dab
stencils n stickers night
linocut printing edible
screen print my own tees, bud for wild designs
groovy chews for a tie dye party
batik n beeswax, low dose drops
throwing clay on the wheel by feel, vape
sculpting something outta junk
welding scrap art ideas, gummy while i sketch em
whittling lil creatures
woodburning designs
stained glass pattern dreaming
which cart for my mosaic tabletop project
macrame mood
knitting my own pattern as i go
sewing my own halloween costume, far fetched ideas pls
cosplay build brainstorm, preroll
drag look for the ball, makeup concepts
face paint n festival fits
fashion sketches for my line
upcycle old jeans into something cool
jewelry making, wire wrap wizardry
candle scents i make up, sensory inspo, bud
soap swirls n new blends
perfume mixing nose n imagination, gummies
mixologist here inventing cocktails
preroll while i invent a new taco
chef tasting menu ideas
fridge full of random stuff n i wanna play iron chef
cake decorating, go nuts w frosting, drink
latte art but bigger dreams lol
gingerbread mansion w my sister, edible
garden design, fairy paths n stuff, flower
floral arranging w flair, gummy
feng shui n rearrange my loft, vape for new angles
mood boards n pinterest dreaming
wall collage from old magazines, preroll
vision board party
zine making night
bullet journal spreads w washi tape
joint n doodle all over my notebook
doodle bug gummies
mandala drawing trance
zentangle n a lil vape
procreate on the ipad, dab
cart for making pixel art for my indie game
blender donut lol learning 3d art, want wild shapes
animating a short, frame ideas popping
stop motion w clay n legos
storyboarding my first film
music video concept, out there stuff, joint
youtube skit ideas
tiktok content brain
thumbnail n hook ideas for my channel
ad agency pitch, need that mad men moment
cart where the slogan just comes, like don draper on the couch
naming my startup, catchy names pls, gummy
whiteboard session w wild stickies, mints
tincture for blue sky thinking
pie in the sky ideas
moonshot dreaming vape
a joint with ideas from left field
wacky inventor stuff
mad scientist gummies
doc brown flux capacitor moment, dab
eureka in the bathtub, drink
aha moments
apple falls on newtons head kinda preroll
a ha ha funny sketch writing
improv troupe yes and, chew
snl writers room at 3am, joint
dad joke factory lol, puns on puns
flower that gives my verses crazy wordplay
16 bars by sunrise
punchlines n metaphors
cypher with the homies, blunt
sampling old vinyl, dig n chop
ableton all night n new sounds, cart
modular synth bleeps
theremin lol weird noises night, gummy
dj set planning, odd blends, vape
mashups nobody asked for, joint
looper pedal n ambient layers, drink
ukulele ditties on the beach
drum circle, let it flow thru me
harmonica blues, new licks by the campfire
let my pencil go for a walk
jazz it up, saxophone solos
miles davis kind of blue smoke
coltrane sheets of sound, dab
grateful dead style noodly jam, joint
phish type 2 jam in the basement, flower
banjo n fiddle porch pickin new tunes, tincture
write a love song for my gf, the words to come, gummies
vape so my wedding vows come out poetic
best man speech thats original
birthday card poems
bedtime story invention for kids tmrw, plotting tonight
childrens book illustrations, whimsical, drink
whimsy
willy wonka world of pure imagination
alice down the rabbit hole drawing
tim burton brain flower
miyazaki dreamscapes on paper, cart
dr seuss rhymes
vape for making up elvish languages like tolkien
dungeon master w a party that goes off script
homebrew monsters for saturdays campaign
minecraft castle build, grand designs, joint
sims house building spree, gummies
animal crossing island makeover, drink
roller coaster tycoon crazy coasters, cart
lego free build no instructions
sandcastle architect at the beach
kite making, weird shapes, vape
burning man art car plans
i need a preroll n some parade float ideas
bud for a spooky original halloween yard display
light installation w leds n mirrors
polaroids n double exposures, joint
film photography, shoot weird angles downtown, mini preroll
golden hour portraits w a twist
see music n hear colors
technicolor thoughts
cart = kaleidoscope brain, got one?
paint splatter in my head
fireworks of ideas
magic 8 ball of story prompts preroll
brainchild weed
bud to hatch a plan nobody thought of
cook something up, like a concept album
dream up a whole made up planet
drink that builds castles in the air
head full of butterflies n stories
flower to unlock the attic of my mind
take the lid off, collage night, chew
blow the roof off my imagination
off the beaten path songwriting, joint
an edible for break the mold pottery
tear up the rule book, abstract painting, preroll
need a vape, fresh pair of eyes on my half done sculpture
new lens on my script
jar loose a chorus thats on the tip of my tongue
get unstuck on act two
stumped on my next tattoo design
dancing interpretive style in my living room, make up moves
puppet show w socks lol
life drawing class w nude models, loose lines
plein air at the lake w a joint
urban sketchers meetup, lil vape
hash n some primal cave painting art
free associate on paper
stream of consciousness morning pages
`,
}
