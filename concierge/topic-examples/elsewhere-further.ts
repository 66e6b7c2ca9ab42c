import type { TopicExamples } from '#concierge/understand/topics.ts'

/**
 * More of the world outside in words of the shop.
 */
export const ELSEWHERE_FURTHER: Partial<TopicExamples> = {
  out_of_scope: `
how do i fix a leaky joint under my kitchen sink
what glue holds a wood joint best, dowel or biscuit
my knee joint clicks every time i go up stairs, arthritis?
ball joint on my silverado is squeaking how much to replace
best burger joint around here?
should me and my wife open a joint checking account
can you file a joint tax return if you got married in december
expansion joint in my driveway is crumbling what do i fill it with
who was on the joint chiefs of staff in {num}
my pvc pipe burst in the basement what do i do
how do you unfreeze a water pipe
exhaust pipe on my civic is rattling
how do i pipe output of grep into awk
what size gas pipe do i need for a new stove
bag pipe lessons for kids near me
pipe frosting tips for beginners, mine keeps breaking
angle grinder keeps tripping my breaker
which burr coffee grinder is good for espresso under 200
meat grinder attachment for a kitchenaid worth it?
teeth grinder here, do night guards work
can i put a stump grinder in a honda pilot or do i need a trailer
my pepper grinder wont turn anymore
what flower do i bring to a funeral
how do i keep hydrangea flower heads from drooping in the vase
state flower of ohio?
flower girl dress ideas size 6
my peace lily wont flower anymore
what does hibiscus flower tea do for blood pressure
does a cauliflower count as a flower
who won the rose bowl this year
what time does the super bowl start
toilet bowl keeps running after i flush
poke bowl recipe with canned tuna
my cat knocks over his water bowl every night help
dust bowl essay 500 words can you write it
best bowl cut for a 5 yr old boy
how much is a game at the bowling alley, i wanna bowl friday
golf cart wont go in reverse
the website wont let me add shoes to my cart on amazon
whats a good hot dog cart business plan
mario cart or crash team racing which is better
shopping cart hit my car at costco who pays for it
car battery dead how do i jump it
my laptop battery only lasts 20 min
how do i recycle an old lithium battery from a drill
iphone battery health 78 percent should i replace it
what is battery in criminal law vs assault
smoke detector chirping after i changed the battery
tesla battery range in winter
how to tell if a mushroom in my yard is edible
edible arrangements delivery to my mom in phoenix
edible glitter vs luster dust for cupcakes
is the fat on a brisket edible or do i trim it
edible landscaping ideas, blueberries maybe
instant pot chili how many minutes
my pot roast came out tough why
how do i get burnt rice off a pot
pot hole wrecked my rim can i make the city pay
coffee pot leaking from the bottom
what size pot for a fiddle leaf fig
whats a good pot luck dish for 20 people
my texas hold em pot odds, 9 outs on the flop, call?
lobster pot rules in maine
how do i teach my dog to roll over
cinnamon roll recipe no yeast
rock n roll hall of fame who got in this yr
roll of shingles covers how many square feet
how do i roll over my 401k from my old job
sushi roll without seaweed?
toilet paper roll which way over or under
honor roll gpa for middle school
dnd question do i roll with advantage if the enemy is prone
ear wax wont come out, drops or the doctor
how long does a brazilian wax last
whats the best car wax for black paint
floor wax got cloudy how to strip it
candle wax on my carpet how do i get it out
ski wax for warm snow?
wax museum in hollywood worth going
my paper tray says jammed on the hp printer
drip tray for a camping stove?
how do i unstick the cd tray on an old ps2
tray table on my flight was broke can i get a refund from delta
litter tray keeps smelling, 2 cats
seed tray for tomatoes, heat mat needed?
i got a groin strain playing softball how long off
what do you strain homemade yogurt with
eye strain from monitors what brightness should i use
which flu strain is in the shot this year
stress vs strain in physics explain like im 10
back strain workman's comp form who fills it out
lemon bars recipe from scratch
is my used jeep a lemon, lemon law in nj?
lemon tree leaves going yellow
how many oz of juice in one lemon
chocolate chip cookies spread too thin what did i do wrong
how do i clear cookies in chrome
oatmeal cookies without eggs
diesel price today at the truck stop
put regular gas in my diesel truck am i screwed
how tall is vin diesel
diesel particulate filter light came on in my sprinter
how long do i bake a carrot cake at 350
birthday cake places that do same day pickup
crumbl cake cups calories
my cake always sinks in the middle
funnel cake batter at home
fruit punch recipe for a baby shower
how do i throw a better punch, boxing
hole punch jammed
knockout punch in the tyson fight what round
punch list for a contractor whats that
the haze from the wildfires, is it safe to run outside today
how do i get haze off my headlights
jimi hendrix who played bass with him
contact lens haze after lasik normal?
yeti cooler or rtic which keeps ice longer
cpu cooler for a ryzen 7 will an air one be ok
is it going to be cooler this weekend
swamp cooler pads where do i buy them
wine cooler fridge humming loud
transmission cooler leaking on my f150
water cooler delivery for an office
dry herb mix for roast chicken, like thyme and what else
my basil herb plant keeps dying on the window
herb alpert songs
dab of paint matches? wall color is agreeable gray
how to dab like the football players lol
dab radio stations in the uk
my pen ran out of ink is parker refill universal
apple pen wont pair to ipad
pig pen fencing how high
epi pen expired last month still usable?
paper due tmrw on the great gatsby help
wall paper wont come off the drywall, steamer or vinegar
divorce papers where do i file them in my county
adoption papers for my puppy got lost
grass wont grow under my oak
weed killer that wont hurt my dog
how do i pull weeds out of gravel for good
weed wacker string keeps snapping
tumbleweed removal service in el paso
milkweed for monarch butterflies, where to plant
hash browns crispy how
hash map vs tree map in java
what is sha256 hash used for
corned beef hash recipe
hashtag ideas for a bakery instagram
tincture of time what does that phrase mean
iodine tincture for a horse hoof
gummy bears melted in my car, get it off the seat how
gummy vitamins for toddlers which brand
blunt bangs on a round face?
emily blunt movies list
my kitchen knives are blunt, whetstone grit?
bong joon ho whats his new movie
rig for a sailboat, sloop vs ketch
gaming rig under {num} dollars
oil rig jobs in the gulf pay
torch lake michigan things to do
olympic torch route
butane torch for creme brulee which one
bud light or coors for a bbq
rosebud citizen kane meaning
my earbud only plays on one side
taste bud hurts on tip of tongue
concentrate from frozen orange juice how much water do i add
i cant concentrate while studying for the bar exam, study plan?
shatter proof phone case for a galaxy s22
windshield shatter, does insurance cover it
crumble topping for an apple crisp
epoxy resin river table how thick per pour
rosin for a violin bow how often
topical map of colorado trails
topical steroid for eczema on a baby, which strength
hybrid car or full electric for a 60 mile commute
toyota hybrid mpg
hybrid tea roses pruning month
eighth grade math worksheet fractions
what is an eighth note
half ounce of gold worth today
how many grams in a cup of flour
1 quarter cup to tbsp
zip code for downtown tulsa
grow light for my succulents, how many hours
how do i grow my hair faster
clone a git repo with ssh
star wars clone wars watch order
seeds from a store tomato will they sprout
top seeds in march madness
trim around the windows caulk or nail
trim my beard neater around the neck
cure for hiccups
how long does concrete cure before i can park on it
cure bacon at home pink salt amount
high school reunion ideas 25 yrs
high tide tomorrow in galveston
my high beams wont turn off
how high is mt whitney
baked ziti for 12
green card renewal how long
greens fee at pebble beach
dispenser for soap in my dishwasher wont open
papers please game walkthrough day 8
cone beam ct what is it for, dentist wants one
traffic cone rental
pine cone crafts for kindergarteners
drywall hole size of a fist how do i patch
toilet wont stop running
my garage door opens halfway then reverses
check engine code p0420
how much to rotate tires
who won the lakers game last nite
nfl draft order this year
world cup {num} cities
write me a python script to rename files
css center a div
fix my sql, group by error
translate good morning my love into portuguese
how do u say where is the bathroom in korean
solve 3x+7=22
how many moons does saturn have
write a haiku for my grandma
cheap flights to cancun in feb
do i need a visa for vietnam
hotel near the airport w a pool
my parrot screams all morning
is taylor swift engaged or what
when are taxes due if i filed an extension
can i deduct my home office
she left me on read 3 days should i text again
first date ideas that arent dinner
is it gonna snow thursday
tornado warning vs watch
good thai place downtown
what time does the zoo close
bitcoin going up or down
should i refinance at 6.1
my son has pink eye can he go to school
broken toe do i tape it
root canal cost without insurance
how do i reset my router
my puppy chews the couch when im gone, crate or no
`,
}
