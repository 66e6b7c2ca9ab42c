import type { Mood } from '#concierge/retrieve/moods.ts'

/**
 * Wishes for rest and sleep by what they are like, without the words that name them.
 * Over 300 lines because they are data: messages, a line each.
 */
export const MOODS_OF_REST: Partial<Record<Mood, string>> = {
  calm: `
gummies for when the day has chewed me up n spit me out
flower that lets the air out of the tires slowly
need to get off the hamster wheel tonight
something to unclench my jaw lol, cart?
wanna feel like warm bathwater
drink for sitting by the lake watching the bobber
preroll for the dock, toes in the water
i wanna be as unbothered as my cat
my cat on a windowsill is the goal
zero f's given kinda gummy
keep calm and carry on but in a vape
got any chill pills lol
take a chill pill but make it chocolate
whatever makes me go with a shrug, tincture maybe
need something for the rocking chair
lemonade on the veranda kinda mood, thc drink
the dude abides type weed
big lebowski bathrobe energy, preroll
hakuna matata gummies
no worries mate kinda cart
everything irie, looking for flower
dont worry about a thing, every little thing type vape
serenity now!!
george costanzas dad needs a tincture lol serenity now
woosah. what u got
goosfraba... edibles for that?
namaste in the living room, mild flower
savasana in a joint
post hot yoga float home kinda drink
om. thats it thats the order
need to let the snow globe settle
something to let the dust settle after moving day, gummies
flatten out the waves
smooth sailing flower pls
calm seas ahead cart
still waters
something like a pond at dawn
zen garden and a tiny rake, whats the flower for that
bonsai trimming and slow breathing, preroll
koi pond state of mind
adirondack chair + firepit + preroll = ?
feet on the coffee table kinda flower
recliner all the way back
la-z-boy mode vape
sweatpants hour, whats a good drink
bra off, hair in a bun, edible in hand, suggest something
first thing i do when i get home is kick off these heels, cart to go w that
tie off, collar open
steel toes off and beer traded for a seltzer, which one
hang up the apron after a double and puff on what?
just closed the kitchen, 200 covers, need a joint that brings me back to zero
retail on black friday broke me, gummies
teacher here, last bell just rang
30 second graders all day. flower. now
drove the school bus all day, gimme a vape for my recovery hour
trucker home for 2 days wanna let the road noise fade, edible
just off a 3 hr zoom call
back to back meetings fried me like an egg
closed the laptop, threw it across the bed, now what gummies
out of office is on!! what goes with that, flower
inbox zero feeling in a cart
phone on airplane mode kinda edible
do not disturb mode but for my head
need to ctrl alt delete my day
reboot me gummies
set my brain to screensaver
idle speed please
put me in neutral, flower
downshift from 5th gear to 2nd
cruise control edible
wanna take my foot off the gas
pump the brakes on my thoughts, tincture
let the engine cool down after the week
need to come off the boil
turn the burner down to simmer, gummies?
im a kettle about to whistle, flower help
let some steam out of the pressure cooker
shaken soda can over here lol, preroll to open slowly
my fuse is short today, cart to make it longer
need more chill in my life
fridge level chill pls
cool as a cucumber gummies
cucumber slices on my eyes and robe on, what drink
face mask night with my sister
self care sunday, whats the flower of choice
treat yo self pamper evening, bath bomb plus ?
pedicure chair massage setting feeling, edible
like after a really good massage
like somebody rubbed my neck for an hour
sauna and cold plunge then a ... preroll?
hot tub under the stars
hot springs trip, want to soak n sigh
cooked noodle status
turn me into jello
marshmallow mode, gummy
i want bones made of pudding
melted ice cream on a sidewalk but in a nice way, flower
soft serve swirl of a person is what i wanna be
candle wax kinda drippy mellow
slow as honey preroll
molasses mood drink
syrupy slow evening, which edible
sloth mode
be one with the sloth, indica flower?
tortoise pace sunday
manatee energy, just drifting
capybara in a hot spring thats me tonight, what cart
otter on its back vibes
panda chewing bamboo levels of chill
cow in a meadow kinda content quiet, edible
jellyfish drifting cart
drift down a lazy river in an inner tube
float the river on a tube this sat, low key gummies
lazy river at the hotel is the vibe, seltzer?
bobbing in the pool on a giant flamingo, thc lemonade or something
leaf on a stream feeling
dandelion fluff in the wind
cloud nine but quiet like, edible
head in a cotton ball pls
like wearing noise cancelling headphones
turn down the volume on life, gummies
mute button for the mental chatter
hush my brain
shush the inner critic, tincture
the little guy in my head wont stop making lists, gummies to sit him down
stop the squirrels in my skull from running laps
monkey mind tamer
bees in my brain and i want them back in the hive, edible
hummingbird heart today lol slow flapping please
radio static upstairs, tune it to soft jazz, vape
lofi beats to stare at the rain to
rain on a tin roof feeling
rainy day windowsill and cocoa, edible cocoa mix?
snow day by the fireplace, preroll
log cabin, wool socks, crackling fire
hygge!! what gummies are hygge
cozy season has started, whats the cart for it
big sweater weather vibes
chunky knit cardigan in weed form
cup of chamomile but weed, drinks?
like a mug between both hands, tincture in tea
comfort food for the mind
happy little trees n soft voices, preroll
mr rogers changing into his cardigan, what edible is that
enya on the speakers
sade and a dim lamp, flower for that
norah jones vinyl night alone, drink
whale sounds and a diffuser
wind chimes on the back step
birdsong and coffee slow morning, mild tincture
watching the birds at the feeder w my dad, easy gummies
stare at the fish tank for an hour, flower
lava lamp gazing
watch clouds go by flat on my back in the grass, joint
count the stars on the tailgate w a vape
watch paint dry and be fine with it lol
watch the grass grow type of afternoon
sit and stare at the waves kinda preroll
beach towel, eyes shut, sun on my face. edible?
island time gummies
jimmy buffett state of mind
mai tai on a lanai feeling
corona commercial vibes, two chairs and an ocean
im on vacay from today, gummies
staycation of the mind
cabin by the lake in vape form
la dolce far niente, the sweetness of doing nothing, edibles
art of doing nothing kit
professional couch potato reporting, what gummies
do absolutely diddly squat saturday
rot in bed scrolling cute dogs day, something soft in a cart
bum around the house sunday
putter around the garden slowly, low dose drink
deadheading roses and humming
jigsaw puzzle and slippers, edible
knitting by the window, puff of something gentle
crossword and a cuppa, microdose gummies
fishing w grandpas old rod
whittle on the stoop kinda flower
sit a spell, as my nana says, edible?
set down my burdens awhile
put down the backpack full of bricks ive carried all week
shrug off the world, atlas needs a break, flower
get this monkey off my back
wash the day off me, drinks
rinse off the office
peel off the work week like a wet sock lol
leave it all at the door kinda joint
water off a ducks back, gummies
teflon mood, nothing sticks
rubber ducky calm
roll with the punches cart
take things in stride this wedding weekend, gummies for mother of the bride
planning a wedding and im about to flip a table
bridezilla down!! edible for her
holiday hosting recovery, everyones gone home, preroll
thanksgiving w the uncles coming up, i need to stay butter smooth
family reunion survival drink lol
toddler tornado napped at last, mama wants a puff of peace
twins in daycare for 4 hours and i want silence, gummies
dropped the kids at grandmas, the house is QUIET
empty nest evening stillness, vape
soccer mom off duty
puppy ate my couch
spilled coffee on my laptop kinda day, cart me back to sanity
everything that could go wrong did, flower
mercury in retrograde and im over it
monday kicked my butt
today was a dumpster fire, preroll to put it out
hell week is done, exhale gummies
passed the bar exam and my brain is scrambled egg, smth soft in edibles
dissertation defended. i am a husk. flower?
turned in the big project, want to deflate
quarter close is done, accountant needs to come down off the ledge of the spreadsheet, cart
audit week over here, save me w a gummy
crunch time ended, dev needs to defrag
black coffee til 3, now need the reverse of that
antidote to 4 espressos, flower
opposite of red bull please
the anti rush hour
sat on the 405 for two hours, gummy for my soul
road rage eraser, cart to use once im home
dmv then costco on the same day omg. drink?
ikea assembly just about ended us, edibles for after
contractors in the house hammering since 7, flower to smooth my feathers
ruffled feathers smoother
my feathers need unruffling
iron out my wrinkles mentally, vape
take the kinks out of my day
sand off the rough edges
round my corners off
softens the world a little, edible
soft focus lens on life
dim the lights upstairs, cart
turn my dial from 11 to 3
bring my feet back to earth, gummy
land the plane after a hectic day
roots in the soil feeling
steady as she goes kinda edible
even keel gummies
balance in my boat, preroll
center myself before the meeting w my ex
collect myself
get my ducks to sit still, edible
keep my cool at the closing on our house tmrw
butterflies before my best man speech, gummy to land em
stage jitters melt away pls
first date with my gfs parents and im jumpy as a frog, drinks to settle me
cat on a hot tin roof over here, flower
like a long tailed cat in a room of rockers
on pins n needles waiting for exam scores, preroll to take me elsewhere
ants in my pants all day, something to sit me down in edibles
jumping bean needs to be a bean bag
bean bag chair mode
fidgety today, want to sit back n be still, flower
sit still like a buddha
monk on a mountain peace
mountaintop silence in a vape
inner peace like kung fu panda, edible
forest bathing on sunday
walk in the woods slow, smell the moss, tincture
stop and smell the roses, joint for that
slow living type gummies
unhurried. thats my word for today
time to myself, a door that locks and a chocolate
sanctuary in a gummy
safe harbor after a storm kinda flower
calm after the storm vape
eye of the hurricane
tea ceremony quiet, whatcha got in drinks
library hush kinda cart
sunday slow jazz pancake robe, mild preroll
golden hour on the balcony and a sigh, flower
dusk, crickets, one slow joint. recs?
sundowner on the deck in place of my gin
replace my ipa on the couch after mowing, drink
mowed the lawn, chair, shade
happy hour for one in my bathtub, gummies
my version of a cigar on the back steps
old man on a bench feeding pigeons calm
bench by the river and a puff
rowboat w the oars up, flower
sails down, anchor dropped
dock my brain for the night
moor me somewhere quiet, tincture
hang loose bruh
surfers day off kinda flower
shaka vibes only, vape
easy like sunday morning
lionel richie sunday morning preroll
take it slow n low like bbq
low and slow kinda evening high
easy breezy cart
breezy linen shirt mood, seltzer
comfy numb like the pink floyd song
dark side of the moon on vinyl and melt into the rug, edible
lie on the carpet and listen to the whole album
melt into the bean bag at my buddys cabin, gummies
sink into the furniture but w eyes open
couch swallow me whole after leg day
post marathon put my legs up n beam out, drink
after the gym steam n chill routine
stretch out like a cat, cart
purr
make me purr like a kitten by the heater
exhaaaale type of flower
one long sigh in a joint
shoulders drop two inches, vape
loosey goosey edible
loosen my screws a quarter turn
undo my top button in weed form
slack in the rope pls
let the leash out a bit, flower
unspool me
unravel slow like yarn
untie the knot in my chest of drawers of a brain lol, tincture
slip into something more comfortable, mentally
tap out of adulting for a night, gummies
adulting is cancelled today
resign from being responsible til monday, edible
`,
  sleepy: `
gummies for getting horizontal and staying there
forty winks pls
flower for sawing logs
wanna saw some wood tonight, edible?
going to bedfordshire, what tincture do u have
up the wooden hill as my nan says
paging mr sandman
count backwards from ten and be gone by seven, cart
anesthesiologist level edible lol
lullaby and goodnight
rock a bye adult, gummies
twinkle twinkle im out
goodnight moon in chocolate form
good night stars good night air good night vape
warm milk for grown ups, drink?
cookies n milk before bed but the stoner version
hot cocoa thatll finish me off by 9, any drink mixes
chamomile on steroids
sleepytime tea bear needs a weed version
i wanna be the bear on the tea box, edible
zzzquil swap
nature's off switch at 10pm, tincture
curtain call on my day
curtains closed mouth open drooling, edible
drool on the pillow strength
pillow drool flower
wake up w creases on my face
hair stuck to my cheek in the am kinda edible
bed head is the goal, cart
morning breath and 9 solid hours
out before the credits roll, preroll
asleep before the opening credits
never see the end of the movie type gummies
fall out during the first podcast ad, vape
audiobook on, gone in one chapter
two pages into my book and face down in it
book on chest lamp still on kinda indica
lamp off me off
click off the lamp and thats all she wrote, gummies
good night irene flower
lights out party over
night night juice, any drinks
nini time gummies
beddies, whats best in edibles
off to bobo land as my kid says
land of nod, one way ticket, gummies
one way to snoozeville
book me a red eye to la la land, vape
next stop pillow town
train to the mattress station leaves at 10, preroll
checking into the mattress motel
king size bed appreciation night
new sheets day!! want to use them for 10 hrs, edible
fresh flannel sheets and a full moon, what flower to go under with
eye mask and earplugs in, whats the third thing
white noise machine + fan + ? cart
blackout curtains are up, need the flower to match
retainer in, face washed, gummy time
bonnet on, phone charging
nightgown and slippers kinda drink
melatonin wore out its welcome, weed gummies instead
the 10 oclock gummy, which one is it
gummy to leave by my water glass n retainer
something next to the alarm clock, tincture
last puff then alarm set
final act of the day preroll
after i brush my teeth what do i puff, vape
set my alarm for 5 and need to be gone by 9
baker hours, up at 3am so down by 7pm, gummies
farmer schedule, asleep w the chickens
down w the sun and up w the rooster
early bird needs to roost, edible
roost time
opening shift tmrw at 4, get me under fast
12s on nights this week, making day into night, gummies
firefighter off a 24, need to drop like a stone
graveyard crew trying to catch the sandman at 8am, edible
off the night shift n the sun is up, need to pretend its midnight
flying in from tokyo, clock upside down, gummies to flip it
red eye to boston, want to close my eyes at takeoff and open at landing, edible
clocks go back this weekend, use the xtra hour right
daylight savings robbed me, need my hour back, flower
babys finally going through the night, id like to as well
newborn phase over im owed like 400 hours, gummies
kids at camp so im gonna sleep like its my job
caught between my snoring dog n my snoring man, heavy gummies to beat em both
roommate plays drums at midnight, need to be unreachable, edible
neighbors party could rage n id never know, that strong
garbage truck at 5am wont stir me strength, gummies
wouldnt wake for an earthquake
marching band could come thru, edible
sleep thru my own alarm on a saturday
dead as a doornail til 8, gummies
gone like the wind by 930
timber!!! tree falling into bed
drop me like a sack of potatoes, edible
hit me like a freight train to bed
hit me w a pillow made of bricks, gummies
tyson in his prime on my eyelids
one punch to the mattress, preroll
horse tranq but friendly lol
elephant dart
tranq dart gummies
whatll floor me at bedtime, cart
flatline me til sunrise
shut me down completely at 11pm, tincture
sleep mode like a laptop
close the lid on me, edible
power down and charge overnight like my phone
plug me into the wall til 100%, gummies
recharge the batteries 9 hours straight
overnight update, restart at 7am, edible
hit snooze on the whole world til morning
snooze button in a gummy
last call for consciousness
close up shop for the night, eyes included, cart
flip the sign to closed, eyelids down
shutters down, edible
garage door eyelids
eyelids made of lead
bags of sand on my eyelids
cant keep my eyes open kinda flower pls
make me blink real slow, vape
long slow blinks then nothing
nodding like a bobblehead by 9, gummies
head bob on the subway strength sleepy, but in my bed
chin on chest in the recliner like dad, flower
dad in the recliner after turkey kinda high
post thanksgiving tryptophan in a vape
make me yawn so big my jaw cracks, preroll
yawnfest
contagious yawns flower
rub my eyes like a toddler type gummies
cranky toddler past bedtime here
put me down for my nap, mom voice, cart
nap time like in kindergarten w the mats
disco nap before the club at 11, quick lil vape
cat nap on the sofa, low dose gummy
nap so hard i wake up wondering what year it is
3pm nap to 6pm nap pipeline, preroll
nap olympics gold medal
siesta, the real kind, shades down. gummies
rainy sunday go back to bed at noon type edible
lie in, proper british lie in, on sat
sleep in til brunch, gummies
sleep til the cows come home
snooze past lunch saturday, vape
become one w the mattress
bed is calling my name, whats the cart that answers
date w my pillow tonight
romance between me n my duvet lol get me under by 10, edible
burrito myself n be gone
blanket burrito then darkness, tincture
cocoon til morning
tucked in w a kiss on the forehead vibe, drink
bedtime story in a joint
sweet dreams are made of this
sweet dreams gummies
vivid dreams in a deep sleep, tincture
dream all night in technicolor
meet me in my dreams kinda cart
riding the pillow express, gummies
counting sheep got me to 900, edible to replace the sheep
ran out of ceiling tiles to count at night
ceiling fan and i have a staring contest every night i want to lose, edible
3am and me are too well acquainted, gummies to break us up
i know every infomercial by heart lol need to be down by midnight
its 2am n im reorganizing my closet again, cart to send me to bed
night owl trying to be a lark, gummies
turn this owl into a dove by 10
vampire hours gotta end, edible
up all night scrolling, want the phone to drop on my face
doomscroll ender at bedtime, tincture
phone falls on my nose kinda flower
bed by 9 grandma style
grandpa asleep by jeopardy, flower
in bed before the news
asleep before the weather report
carson monologue and im gone, preroll
cant make it past the 10 oclock news kinda drink
college kid pulled 3 all nighters, time to pay the sleep bank
sleep debt collector is here, edible
owe my bed about 30 hours
pay back my pillow, vape
bank some zs before the trip
stock up on z's
rack up some rack time, marine talk, edible
hit the rack, sailor here
bunk time on the boat, gummies
sack out in the tent
zip the sleeping bag and vanish, flower
campsite, thin pad, rocks, still want to sleep like a king
camper van at a truck stop, need sleep that ignores engines, cart
hotel bed first night away, get me under
guest room futon at my inlaws, sleep anyway edible
sharing a bed w a starfish kid, sleep like a rock flower
sleep like a rock at the bottom of a lake, tincture
sleep like the dead
sleep like a teenager again, edible
sleep like its christmas eve and santas waiting
sleep like a hound dog on a porch in august, gummies
sleepy like a sunday sermon
boring lecture effect but in an edible
heavier than my calc textbook, flower to nod to
watching golf on a sunday couch drooping off
c span in a gummy
baseball game in the 14th inning drowsy, drinks
passenger seat on a long drive drowsy
car ride w the heater on makes me conk, same thing in a tincture
turkey sandwich n sunbeam drowsiness, vape
anchors on my limbs at bedtime
sink thru the mattress to the floor below, gummies
bed quicksand
melted into the sheets til dawn
glue me to the bed, preroll
velcro me to the pillow all nite
drift off to sea in a blanket boat, gummies
sail away to sleepytown
winken blynken and nod, tincture
fade to black
fade out like the end of a song at bedtime, vape
roll credits on today, lights down, snoring
and scene. goodnight. which gummies
tap the mat n sleep
waving the white flag to my bed
surrender to the covers by nine, flower
crawl under the comforter n stay til birds
close my eyes n its suddenly 7am, gummies
time travel to morning
teleport me to tomorrow
skip ahead to breakfast, flower
fast forward the night
blink and its morning vape
all the way thru til the coffee maker beeps, gummies
straight thru til the dog wants out at 6
keep me under past my usual 3am bathroom trip, tincture
wake at 4 like clockwork, want to stretch that to 7
second half of the night gummies
long haul edible that holds me under til dawn
slow release for the wee hours, capsule?
something so the wee hours belong to my pillow
fluffy pillow gravity
gravity blanket in a bong, flower
gravity x10 at bedtime
sleepy girl mocktail but w thc, drinks
bedrot til i actually sleep
beauty rest, 10 hrs minimum, edible
beauty sleep before picture day
big interview tmrw, wanna be fresh n well slept, gummies
race day at 6am need a full night under my belt
night before the big hike, early n deep, flower
wedding tomorrow, bride needs her rest
rested n chirpy by the alarm, so whats good at 10pm, drink
wake up like a disney princess
bounce outta bed cuz i slept like stone
dark chocolate square that ends my day asleep
purple stuff that makes me snore, flower
the heaviest indica to go comatose w
granddaddy of all sleepers, flower
night cap but smokable
pre bed bowl, which bud
bowl then bed
puff puff pass... out, preroll
one hitter quitter for bedtime
wake n bake but backwards lol, sleep n bake cart
bake me til im asleep in the oven mitts
stick a fork in me im ready for the pillow, gummies
dog tired and want to make it count
beat, bushed, ready to drop off, flower
running on fumes n want to park it til noon tmrw
hang up my keys n hit the feathers, cart
hit the feathers
catch a wink on the train home to jersey
grab some winks between shifts, vape
some kip before the match
need a solid kip, tincture
get my head down for the night as the brits say
shuteye special, gummies
rest in peace till sunday lol
hang a gone to bed sign on me
`,
}
