import type { Mood } from '#concierge/retrieve/moods.ts'

/**
 * Wishes for a mood as they are said at the counter, without the words that name it.
 * Over 300 lines because they are data: messages, a line each.
 */
export const MOODS_AT_THE_COUNTER: Partial<Record<Mood, string>> = {
  calm: `
something that calms me right down
do you have a vape that chills me out
what mellows people out the most
gummies that wind me down at the end of the day
i get home and i just need to settle down, what flower would you go with
anything that takes me down a peg or two after work
bring me down gently from a hectic day
a joint to help me breathe easy
which edible is best for just hanging back
im looking for a pre roll to lay back with
i want to sit back and let the evening go by
any edibles for zoning out in front of a movie
want to space out on the porch for a while, what flower
veg out flower
my vape ran out and i need another one thats good for winding things down
lets me forget about work
tune the world out for a bit
something so i can check out mentally for a night
leave the day behind me, a drink maybe
disconnect from everything for the weekend
unplug for a couple hours
the kind of stuff that makes you go limp
hit the brakes on my day after staring at the computer
i need to loosen up a little, which drinks
less uptight please, is there a tincture for that
im high strung and want to be less so
im a worrier by nature and id love an evening where i just dont care
i tend to overthink, what flower slows all that down
my brain never stops, which cart turns the volume way low
slow things down for me
bring the temperature down after a crazy shift
ease up on myself tonight
ease my mind, flower
peace of mind in a bag of gummies
looking for a little peace
give me a break from it all
i need a breather
need a time out from my kids lol
mommy needs a minute, edible
dads night to himself in the man cave with the game on low
something to take my mind off things
take my mind off work, what vapes do you carry
after work joint
five oclock somewhere kind of drink
end of the day smoke
what do people get for after a stressful day, im thinking concentrates
its been a day. which flower
its been one of those weeks
had it up to here with my boss, gummies please
im at the end of my rope, any good edibles
about to lose it with these kids
at my wits end with this remodel, what pre roll
i need to get a grip lol
dont want to sweat the small stuff
so i dont snap at everybody, a low dose chocolate
keeps me from blowing my top in staff meetings
take five kind of weed
hammock weather, what preroll
sit on the back porch and listen to the rain
pool float and sunglasses day, which seltzer
beach chair flower
vacation mode edibles
feel like im on vacation
bath time flower
read my book in the tub with a chocolate
listening to records with the lights low, which indica
sit by the fire with a joint
evening on the patio with a thc drink instead of wine
rather not have a beer tonight, whats the cannabis version of kicking back
my usual glass of red is getting old, got a gummy like that
something to make me not care for a while
dont have a care in the world, cart
carefree gummies
easygoing kind of high in a vape
level headed and even, tincture
steady my nerves before a big speech
i get so nervous before flying, what edible would settle me in my seat
take the nerves away before my wedding
so i can sit through dinner with his mother without gritting my teeth
lets me be cool calm and collected, vape pen
something to unwind after work
need to take the edge off, what carts u got
something to de-stress on a tuesday night
im so wired rn, got a flower for that
something to turn my brain off for a few hrs
preroll to power down with
decompress after a long shift, thinking vape
been a rough week need some flower
my shoulders are up by my ears, any gummies for that
want to melt into the bath with an edible
just wanna chill on the porch w a preroll
something to mellow me out
i need to take a load off tonight
something that lets me exhale finally
something for putting my feet up
boss was on me all day need a vape to shake it off
kids are finally in bed and mom needs an edible for some me time
anything to help me loosen up, im wound tight
im wound up like a spring. gummies?
something to quiet the noise in my head, maybe a tincture
slow my roll?
something to bring me down a notch
whats good to come down off a crazy day
flower to kick back with
sunday on the couch with a blanket kinda gummies
i want to float like a cloud
edible for a spa day vibe at home
something to smooth me out after traffic
cart for easing into the evening
need to let go of the day, preroll pls
looking to zen out, flower or edible
something to help me find my zen
something that swaps in for my glass of wine after work
i need to cool my jets lol what preroll
something that makes me go ahhhh
want my muscles to turn to butter, edibles
something to lounge in the hammock with
need to catch my breath after this semester, any gummies
something to soothe my nerves before the flight pls
frazzled and need a vape
my mind is going a mile a minute help me slow it down w flower
got a hundred tabs open in my brain and want to close em, edible?
what takes the weight off my shoulders
just had the in laws here all week... gummies
preroll for watching the sunset and just being
need something laid back, a cart
i want to be a puddle tonight. edibles
vape pen to settle my nerves
let my hair down with a nice flower
something to help me switch off when i log out of work
shake off the monday with a preroll
edible for vegging out in front of the tv
bubble bath and candles night, what gummies go with that
tax season is over i need to breathe, flower pls
something to blow off steam
need to blow off some steam after court please
tuck my feet under me with a book and some tea, mild gummy
something to take it easy with
chillax vape?
mellow yellow kinda high
something gentle for a lazy afternoon in the garden chair, edible
tea or drink that gives me a warm hug
something that feels like a warm blanket
get the knots out of my head pls
long day on my feet and i want to sink into the sofa
i need peace and quiet in a preroll
cart to untangle me after meetings all day
my team lost and im steaming, gummies to cool me off
tension tamer flower
to rest my mind after work what vape
edible that makes everything feel like small potatoes
i wanna hit the pause button, preroll
make the world slow down a bit
finals are over time to vegetate, gummies
frayed nerves over here, whats a nice flower
keyed up from work, need a cart
im amped from too much coffee, what preroll levels me out
something to even me out in the evening
need a mental vacation, whatcha got
feel like im on a beach somewhere, gummies
what flower goes with yoga nidra and incense
deep breaths and meditation type edible
let the stress roll off my back
serene kind of high, whatcha got in prerolls
after a 12 hr nursing shift i need to come back to earth, any ideas
something to help me stay cool headed through the holidays with family, edible
want to go with the flow today, mild vape
clock out mentally on friday at 5, whatcha got
get out of my head for the evening, gummies
tranquil vibes cart pls
just looking to coast tonight, half gram preroll
something to simmer down
`,
  sleepy: `
something that knocks me into bed
what knocks you out cold
knocks me right out, gummies
i need a cart that shuts me down for the night
puts me right under
put me to bed
sends me straight to bed, what flower
the strongest indica you got, i want to be out
something that makes me go nite nite
helps me go down easy at night, edible
so i can finally get some rest
need a good nights sleep for once, which gummies
get me through the night
something to keep me asleep til my alarm, capsules?
stay down all night
i wake up at 3 every night and want to stay under, edible
gummies that last till morning
i just lay there every night, which tincture
im up way past my bedtime again
cant ever fall asleep on a sunday, what flower do you suggest
cant turn in before 2 am, something to fix that
my mind races when i lay down at night, a gummy for that
wind down for bed preroll
for right before i go to bed, a vape
what do you have for nighttime
night time edible
an evening gummy that gets me yawning
bedside flower
late night last bowl of the day
end the night joint
sleepy time gummies
pajama time edibles
a drink for the last half hour before my head goes down
something that closes the curtains on me
drops me where i stand at night
something with cbn
put me on the couch and keep me there snoring
i want to pass out
passed out in my clothes kind of strong
falls asleep in the middle of a sentence strong
out like a baby
out within minutes of laying down, flower
dozing in my chair by 8, which preroll
get drowsy without getting too high, gummies
heavy indica, bed heavy
heavy hitter for bedtime, concentrate
makes my whole body heavy so i drop off
bedroom lights off edible
melt into my bed at night
what edible makes it hard to keep your eyes open
eyes get heavy
shut my eyes and be gone
get some zs
grab a nap this afternoon, vape
nap flower
take a nap on my day off
i work third shift and have to sleep when the sun is up, gummies
days and nights are mixed up since my trip
i got an early flight so i need to go to bed at 7, what edible
up at 5 every day so i gotta be down early
long drive tomorrow and i need to be rested, tincture
get my 8 hours in
a full 8 hours, gummies
more than 4 hours a night would be great
solid sleep
i want to sleep deep
sleep hard tonight, indica preroll
gone til the birds start up, drink?
hit the mattress and stay gone
catch up on sleep this weekend, edibles
make up for a week of late nights, flower
wife snores like a chainsaw, gummy so i dont hear it
wake up refreshed, what gummies
wake up feeling like a new person after a long night in bed
hotel beds keep me up, bringing gummies
call it a night cart
call it a day and crawl into bed
hit the pillow and thats it
sleep in on saturday, drink
have my husband quit kicking and stay asleep, gummies for him
something for falling asleep
something for staying asleep all night
want to get knocked out, flower
couch lock at night kind of high
been tossing and turning, whats a good gummy
something to put me out like a light
something to take right before bed
need to get some shut eye please
something to help me nod off
i want to sleep like a baby, gummies
sleep like a log flower
need my 8 hours, what do u recommend
hit the hay
hit the sack early tonight, what do u recommend
ready to crash, something heavy in flower
catch some zzzs with a cart
send me to dreamland, edible
whats a good nightcap, maybe a drink
bedtime vape
something that has me snoring by ten
lights out flower
lights out by 9 and wake up at 6, what do u recommend
put me down for the night, indica cart
drift off easy gummies
something to tuck me in
tincture for under the tongue at bedtime
edible that carries me from lights out straight to my alarm
counting sheep over here, need a flower
i stare at the ceiling till 2 and want to be out by 11, gummies
pm gummies
nighttime cart
nighty night preroll
heavy eyelids kind of flower
make my eyelids droop, vape
tranquilize me lol edible
knock me on my butt so i can pass out, preroll
pass out hard edibles
something to conk out with
sedative flower
sleep through the night gummies
sleep through my husbands snoring, which edible
out cold in 30 mins, what cart
need to be dead to the world tonight
im on night shift and gotta sleep during the day, edible?
jet lagged and want to get back on schedule, gummies
turn in early preroll
slumber party for one, edibles
get me to bed on time kinda thing
snooze fest flower pls
power nap preroll
sunday afternoon nap pls
whats good for a long nap
hibernate all weekend, whatcha got
like a bear in winter kinda gummies
something that hits like melatonin
cbn gummies that get me down for the count
beddy bye chocolate
a good nights rest is all i want?
want to wake up rested
head hits the pillow and im gone, flower
pillow time vape
pj's on teeth brushed, which gummy
rip van winkle strength kinda thing
sleeping beauty needs a gummy
the sandman in a preroll
i need a lullaby in edible form
under the covers by 10 please
deep deep rest flower
quality rem sleep, what gummies do folks like
late night before bed smoke, preroll
what do people take to get drowsy
makes you yawn type of flower
ko me tonight pls
put me in a coma lol
last thing i smoke at night, what flower
nightstand vape
off to slumberland w an edible
help me doze off on the couch, preroll
wanna sleep in till noon on saturday, heavy edible
i go to bed at 11 and fall asleep at 2, gummy to close the gap
new mattress now i just need the right gummies to go with it
off button for bedtime, cart
`,
  energetic: `
something that keeps me going
wakes me up
what gets me up in the morning, vape
get going in the morning preroll
gets me out the door
i need to get up off this couch
i want to be up doing stuff all day
whats a good day smoke to stay active
daytime sativa that has me moving around
something for cleaning the house
i like to clean when i smoke, which flower
flower for vacuuming and doing dishes
laundry and dishes day, gummies
clean my apartment top to bottom, cart
housework edible
chores today, which joint
tackle my list of chores
get things done today, preroll
get a lot done on my day off
knock out some yard work with a gummy
working in the garden all day, vape
working on my feet all day and i want to stay up
gets me through my shift
a double today, what edible gets me through
keeps me on my toes
keep me awake for a night drive shift as the passenger lol
pull an all nighter at the casino
go all day long
before the gym preroll
what do you smoke before a workout
good for running
going hiking saturday, what joints
walk around the city all day
day at the zoo with the kids on my feet
keep up with the grandkids, gummies
keep up with my kids
playing basketball later, flower
snowboarding this weekend
swimming and beach games, what drink
on the go, a pen that keeps me on the go
i am always on the move, what vape
amps me up
gets me hyped
hyped up before the concert, cart
revs me up
rev my engine in the morning, sativa
gives me a lift in the afternoon
pick me up, like a soda
a boost in the middle of the day
a little buzz to get me started
like a good cup of coffee
replaces my morning coffee, gummies
caffeine type of high, flower
im after an upper, which cart
uppity high
chin up and moving, sativa joint
get my blood flowing
get off my lazy butt, preroll
im so lazy on weekends, flower to change that
i feel like a slug today
im beat but the day aint over, gummy
worn out already and its only 10am, vape to pick things up
i hit a wall around 2, something to get over it
monday mornings are rough, flower to kick it off
start my day off right
first thing in the morning, vape
sunrise smoke before work on the jobsite
big day ahead, lots of running around
any vapes that get a person off their rear end
which gummies are good for a busy day
need a preroll to get the day rolling
is there an edible that gives you a push
looking for flower i can be active on
a cart that has me flying through my route
do the drinks have any kick to them
a joint that gets my feet moving
what vape would you take on a 10 mile bike ride
im after a gummy that puts some life in me
whatever flower has me up and about before noon
some mints to keep me up and running at work please
flower for get up and go
daytime vape
preroll to knock out chores
gym gummies
something to smoke before a hike
get me off the couch cart
need a kick
edible that carries me past the 3pm slump
wake and bake flower
goes with my morning coffee, what do u recommend
cleaning the whole house today, vape pls
pick me up gummies
perk me up
need some pep in my step, flower
like a cup of coffee but a gummy
espresso in a preroll
uplifting zippy sativa cart
i wanna be up and at em, whatcha got
morning smoke to start the day
got a long day ahead, whats a good vape
put a spring in my step gummies
rocket fuel flower
give me a jolt
jump start my saturday w a cart
something to get me moving
get my butt in gear edible
get my ass to the gym, what do u recommend
pre workout?
going for a run, whats a good low dose gummy
bike ride preroll
flower for skiing all day
day at the amusement park w a ton of walking, edible
something to dance all night on, gummies
festival all day and im 40, need stamina in a cart
yard work flower
mowing the lawn preroll
spring cleaning cart
gonna build a deck this weekend, what gummies keep me going
moving apartments tomorrow need something to power through, whatcha got
keep me going till closing time, whatcha got
burning the candle at both ends, need a boost?
need a second wind after work, cart
fire me up?
light a fire under me
im dragging today
feeling sluggish, gummies to wake me up
running on fumes here, preroll
low battery, any flower to plug me in
zoomies in a gummy
bounce off the walls sativa
bright eyed and bushy tailed kinda cart
rise and shine preroll
wakey wakey flower
go go go gummies
get stuff done around the house kinda vibe
seize the day pls
hit the ground running in the am
functional day smoke that gets me buzzing around please
make me feel alive preroll
like a red bull but edible
turbo mode vape
full steam ahead flower
disc golf with the boys, 18 holes, preroll
surf session at dawn
paddle board and beach volleyball day, gummies
chasing toddlers all day, microdose edible to keep up
road trip passenger here, wanna stay wide awake, gummies
shopping marathon with my sister, vape to keep me on my feet
stay awake for a movie marathon, flower
motivated to finally clean the garage, preroll
spark plug type sativa cart
haze that hits like a shot of espresso, what do u recommend
`,
  focused: `
keeps my mind on the task
keep my head where my hands are, preroll
keeps my head down and working
helps me keep my head on straight at the office, mints
stay on top of things at work, gummies
keep me on track with school
stay with it in a long meeting
stick with a project till its done
something that helps me think
think clear, sativa
think straight while i work
clears my head for work
clear head for the morning meeting
sharpens me up
keeps me sharp at work
stay sharp during the day
makes my brain work better
wakes my brain up for math
get my head around this contract, tincture
wrap my head around physics homework, flower
get my thoughts together
get my thoughts in order before i write a report
organize my thoughts
organizing my files all day and i cant get sidetracked
i get sidetracked so easily
i get distracted by every little thing, flower to fix that
easily distracted, what vape
my mind wanders all the time at my desk
cant sit still and do my homework, what edible
sit down and get it done, computer work
knuckle down on this essay, gummies
get down to work
get to work on my resume
bear down on my exam
nose in a textbook tonight, drink
got a test coming up, gummies
exam on friday, what flower for studying
study sesh vape
back in college at 45 and need to study
reading, like i can actually follow the page, preroll
sit and read for hours and take it all in
pay attention in class
pay attention better, tincture
i build dollhouses, joint to keep me on the little parts
something to work on my computer with
i work from home and smoke during the day, which flower keeps me on the ball with my work
office friendly vape so i dont lose my place
programmer here, what do coders like, cart
write code til late and stay with it
do my bills and taxes tonight
parked at my desk with a stack of reports, mints
deadline is breathing down my neck, cart
presentation at 9 and i gotta be on it
video games, i want to be locked on
gaming all night and playing well, vape
aim better in fortnite, preroll
chess with my grandson
puzzles, like crosswords, tincture
puzzle night by myself gotta find every piece, preroll
fixing electronics, small parts, flower
working on my car, following each step
sewing straight seams
keeps you dialed, sativa cart
hone in on one thing
all my attention in one spot
what gummies help you keep your mind in one place
need a vape i can do my job on
a preroll that makes boring work easy to stay with
which flower is good to study on
is there an edible for people who cant stay on one thing
any carts that tidy up my thinking so i can work
a drink i can sip and get my report done
looking for mints that keep my head where it belongs in meetings
do you sell a joint you can actually do math on
what flower would an accountant smoke at work
a low dose gummy for sitting in front of a screen and getting it done
give me a pen that keeps me glued to my books
the edible that gets you through a 400 page manual
need a cart for locking onto one job at a time
tincture i can take and then read contracts for three hours
flower to get work done
cart to zone in
study gummies
something for coding all night, vape
get in the zone
im scatterbrained and want to keep my head on one thing, edible
something for writing my thesis
finals week grind at the library, any ideas
dial me in please
lock in gummies
gotta lock tf in, preroll
stay on task
tunnel vision flower
heads down on spreadsheets all day, whatcha got
keep my eye on the ball
something clear headed for the office please
sharp mind flower
laser beam brain preroll
deep work gummies
flow state cart
get into a flow when i program, flower
crossing stuff off my to do list
paying attention in lectures, microdose edible
homework preroll
cramming for the bar exam, gummies
reading a thick book and want it to sink in?
chess tournament cart
ranked matches tonight want to be locked on, preroll
gaming with quick reflexes and head in the game, whatcha got
keep my mind from wandering, gummy
train of thought stays on the tracks, flower
concentrate on my paperwork pls
finish my taxes this weekend, edible to keep me at the desk
productive at the laptop
wfh vape for plowing thru emails
get my ducks in a row, flower
get my head straight for work, vape
mentally sharp gummies
on the ball at work, low dose mints
on point preroll
brain fuel edible
put blinders on and grind, any ideas
hyper dialed sativa flower for debugging
learn spanish on duolingo for hours, gummies
sudoku and crosswords w a preroll
clear the cobwebs and get down to business, vape
detail work like soldering pls
hunker down and hit a deadline, edible
stick to one thing at a time, cart
data entry for 6 hrs, gummies that keep me glued to it
buckle down and study, preroll
keep my nose to the grindstone
`,
  creative: `
gets my creative side out, flower
gets ideas flowing
ideas come to me when i smoke, which flower is best for that
come up with new ideas
comes up with good stuff when im writing, vape
opens up my mind when i paint, edible
opens the mind for music making
mind expanding stuff for art
expand my mind and write
let my mind roam while i sketch
mind goes to cool places, like for drawing
something good for painting on canvas, preroll
i paint on the weekends, what gummies do artists get
im an artist, what flower
im a musician, what do you recommend for writing
musicians weed
play music and jam with
play my guitar and make stuff up
playing drums and finding new grooves in the studio
making up a melody from scratch tonight, edible
in the studio tonight laying down vocals, blunt
rap battle rhymes off the dome
writing my book
i blog and i ran out of things to say, gummies
i write for a living and im stuck, flower
im stuck on a painting, edible to get me over the hump
hit a wall with my art
in a creative slump
need fresh ideas for a logo, low dose gummy
get my brain to make new connections, like for songs
see things in a new way
look at things from a different angle for my designs
makes colors pop for my paintings, cart
make something from nothing type high, preroll
deep thoughts to write down, flower
write in my journal and get deep
inspiration, got any in a joint
feeling inspired to build something
makes me want to make things
making stuff with my hands, clay mostly, vape
build stuff in my shop out of my own head, preroll
woodworking designs i dream up
quilt patterns i make up as i go
making jewelry and want new looks, edible
photography, see the shot, vape
taking pictures downtown and finding cool angles
editing my videos with some style
making videos for my channel and need ideas, gummies
film student writing a short, preroll
acting class, get into a character
dance and make up my own moves, vape
cooking without a recipe and inventing stuff
decorating cakes in new ways
decorate my house for halloween, wild ideas
rearranging my living room in my mind
dreaming up my next tattoo
dreamer type of high for making stories
tell my kids crazy made up stories, microdose
wakes up my imagination, vape
tap into my artistic side
tap into something when i write songs
right brained people what do they smoke
trippy in an artsy way
what flower do painters like
a vape that gets my artsy side going
any gummies that make the ideas come easier
looking for a preroll to take to my art studio
which edible is good for writing songs
need a cart that gets my mind going places for my stories
a joint that makes you see pictures in your head to draw
do you have drinks for an art night at home
whats a good gummy for somebody who writes books
i want flower that makes me pick up my guitar and mess around
some edibles for a day of making pots on the wheel
a dab that gets me out of the same old three chords
what vape do the music guys buy for making tracks
prerolls that get you thinking up crazy stuff to build
is there a tincture to free up my hand when i sketch
im redoing my garden and want a gummy to dream it up on
give me a cart that brings the words when i write
flower for painting
jam session preroll
got writers block pls
brainstorming cart
get the juices flowing
something to smoke while i draw pls
making beats tonight, vape
songwriting preroll
open up my third eye for art, edible
think outside the box gummies
inspire me
find my muse
pottery class w my friends, mellow edible for the ideas
sketchbook and a preroll
i play guitar and want to riff pls
writing a screenplay, vape that gets ideas popping
poetry night at home
let my imagination run wild, edible
artsy fartsy preroll
photography walk, cart that makes me see things different
design work for my etsy shop, flower for fresh ideas
crochet and craft day gummies
dnd campaign writing, preroll
world building for my novel, cart
paint and puff night pls
lyrics just pour out of me kinda vape
freestyle with my crew, preroll for the bars
bob ross afternoon w an edible
get lost in my watercolors, any ideas
color outside the lines
blank page staring back at me, what cart gets it rolling
light bulb moments preroll
stuck in a rut with my music, flower to shake loose some ideas
inner artist vape
cooking up new recipes in the kitchen from scratch, gummies
mind wandering in a good way for journaling, whatcha got
choreographing a dance, preroll
open mic improv set, quick ideas cart
stand up comedian here writing new jokes, flower
daydreamy far out ideas, gummies
noodling on the piano, vape
redecorating my room and want vision, preroll
scrapbooking edible
get the wheels turning for my comic book please
artist friend swears by sativas in the studio, any ideas
tattoo artist drawing flash all night, preroll
`,
  happy: `
puts me in a good mood
puts me in a better mood
gets me in a good place, gummies
cheers me up
cheers you right up, vape
picks up my spirits, tincture
lifts me up when the day is gray
brightens things up, preroll
perks up my attitude
makes me smile
has me smiling all day
cant stop smiling
smiling for no reason, edible
makes you laugh at everything
laugh my ass off
laugh till i cry
everybody asks whats so funny kind of preroll
giggly high
giggling like little kids
i miss the giggles i used to get in high school, which weed
makes everything funny
makes dumb stuff funny
watch cartoons and laugh, preroll
funny movie night, edible
watching standup on netflix
feel good flower
feeling good, feeling great, what gummies
just want to feel good
feel better about life
makes me feel like a million bucks
like a million dollars inside, preroll
on a natural high
have some fun tonight, edible
fun weed
let loose and enjoy myself
enjoy life more
live it up on my birthday, edible
birthday treat for me, want to feel awesome, vape
party for one, dancing and grinning
like i just got good news
got the job!! celebration joint
got a raise, feel good edible
just got engaged and want to keep beaming, chocolate
made my last car payment, whoop whoop, flower
friday feeling in a cart
like friday afternoon all the time
summer vibes, bright and sunny
look on the bright side, flower
positive mindset weed
positive head, sativa
kick the monday blues, gummies
shake the blues
chase the gray away
blah weather, blah me
in a bad mood, flower to turn it around
cranky pants today, gummies
my wife says im a grouch, edible to make me nicer
get me out of this bad mood
bad day turned good
make my day, chocolate bar
makes my day better
overjoyed kind of edible
euphoria, which strain
that warm happy glow
which flower has you laughing the most
a vape to get me out of my grumpy mood
any gummies that just make you grin
looking for a joint that makes life feel good
what edible gives that everything is great feeling
need a preroll that puts sugar in my coffee, mood wise
do you have a cart that cracks people up
a drink that puts you on a high note
im after flower that has me in a great mood all day
the gummies where you laugh at nothing for an hour
give me a joint to smile through my saturday
chocolate that makes a rainy monday feel like a party in my head
got an edible for laughing at my own dog
want a vape that keeps my spirits way up
some flower that makes me fun again
tincture for waking up cheery
something for a good mood
the giggles please
make me laugh preroll
feel good cart
lift my spirits, what do u recommend
get silly with a vape
laughing till my face hurts
sunshine in a preroll
on cloud nine, flower
put a smile on my face please
grinning ear to ear edible
cheer me up pls
turn my frown upside down, vape
turn this day around preroll
over the moon flower
euphoric pls
walking on sunshine pls
brighten my day, edible
comedy special tonight, giggly flower
watching dumb movies and cracking up, preroll
goofy edible
goofball mode vape
got the blahs and want to perk my mood pls
snap me out of a funk
grumpy today, something to sweeten me up, cart
crabby mood fixer preroll
woke up on the wrong side of the bed, what vape
on top of the world flower
good vibes only gummies
positive vibes cart
all smiles preroll
feel like a kid again edible
hehe haha flower
ticklish giggly gummies lol
belly laughs w my sister
rose colored glasses in a vape
life is beautiful kinda high, preroll
feeling bubbly
uplifted and grateful, flower
give me warm fuzzies
jolly like santa edible
its my birthday and i wanna feel great pls
celebrating a promotion just me and a nice flower, pure joy pls
got the winter blahs want some sunshine pls
pep up my mood cart
singing in the shower kinda gummies
stupid grin flower
lighten my mood pls
stoked on life edible
tickle my funny bone
dopey smile cart
rolling on the floor laughing
pinch me im dreaming level bliss, flower
skip down the street whistling kinda high
cheshire cat smile edible
sour puss needs sweetening, any ideas
like petting puppies all day
tickled pink flower
`,
  social: `
gets people talking
i talk more on it, whatever it is
chatting with friends
good for conversation
good talks with good people, vape
deep talks with friends, preroll
conversation starter
keeps the conversation rolling, drinks
opens me up around people
loosens everybody up at a party, prerolls
loosen up around new people
im shy, flower to help me talk to folks
introvert here going to a party, gummies
so im not standing in the corner at parties
get on with just about anybody
hanging out, friends coming by
friends are coming over tonight
got company coming
company this weekend, what prerolls do guests like
smoke with friends
smoke with my buddies, blunts
share with my friends, preroll pack
pass around at a party
something we can all share at the lake
group of 6 hanging and yapping
get together with old friends, gummies
gets the party going, preroll
party weed
throwing a party, what should i have out, gummies
going out with the girls, gummies
night out with friends, edible
out on the town with my friends
hitting the bars but not drinking, want to be outgoing
bar hopping with my friends
at the club with friends
clubbing and meeting people, cart
going to a wedding, talk to everybody at my table, gummies
wedding guests ill have to chat with all night, mints
family dinner, be friendly
family gathering and lots of relatives to talk to, gummies
holidays with the whole family, fun and chatty, drinks
thanksgiving with the cousins out in the garage
christmas party at work, want to yuk it up with everyone
work event and i have to mingle
meeting new people this weekend
making small talk, low dose gummy
easier to talk to strangers, tincture
talk to girls at the bar
first date at a coffee shop and i clam up
coffee date with a friend
lunch with the ladies
cards with the neighbors
board games with friends, flower
bowling with friends
fishing with the boys, prerolls and stories
camping with friends, around the fire, flower
bonfire with everyone
concert with my friends
music festival with the whole crew
bbq at my brothers
watch the game with my buddies
tailgating with friends
which flower is good for talking with friends
a vape that makes you friendly
any gummies for being around a lot of people
looking for joints to bring to my buddys house
what edible do you take to a party
need a preroll that gets everybody talking
do you have drinks for when i have people over
a cart that helps with talking to girls
im after some mints so i can chat up customers at my booth
give me a pack of prerolls for a night with the boys
the gummies that make people laugh and talk around the table
want flower the whole room can enjoy together
some edibles for a weekend at the cabin with our friends
got a vape that turns a quiet guy into a talker
tincture to be good company at dinner
what joint would you pass around a fire with friends
is there a drink that makes meeting the neighbors easier
a gummy for my wife and her chatty friends on wine night
something for a party
talkative vape
preroll for a first date to keep conversation going
bbq flower
meeting people at a mixer, low dose edible
break the ice with a preroll
chatty cathy gummies
gift of gab cart
hanging w friends, whats a good flower to pass around
game night with the crew
girls night gummies
boys night preroll
puff puff pass flower
house party vape
wedding reception, mingling, gummies
work the room pls
come out of my shell
outgoing flower
life of the party preroll
cookout with the neighbors, whats good in prerolls
tailgate gummies
concert with a bunch of friends, vape
bachelorette weekend edibles
bachelor party prerolls
shoot the breeze with my buddies, what do u recommend
family reunion, something to be chatty with my cousins, gummies
networking event, smooth talker cart
loosen my tongue a bit around folks, whatcha got
karaoke night w coworkers, any ideas
dinner party gummies for the guests
having people over, flower
campfire with the gang preroll
yap session with my bestie pls
gab all night flower
hang out sesh kinda thing
poker night with the guys, gummies
super bowl party edibles
pool party vape
wallflower wants to bloom at the club please
night out on the town cart
pub crawl swap, drinks to sip w friends
brunch with the ladies, any ideas
smoke circle flower
potluck edible to share and get everyone talking
new in town and making friends, what do u recommend
book club that turns into gossip, any ideas
halloween party, what carts get folks mingling
college reunion preroll
open up and talk to strangers, vape
schmooze at my office holiday party, edible
deep convos till 4am with my roommates, flower
group hang on the roof
4th of july bash gummies
people person in a pen
chit chat flower
`,
  hungry: `
makes me want to eat
gets me hungry
something to get hungry on
build up an appetite
brings my appetite out
bring on the munchies
gives you the munchies bad, joint
munchie weed
big time munchies
i love getting the munchies, which strain
the munchies but like crazy
eat everything in the house
eat straight out of the pan, preroll
eat a whole pizza by myself, joint
eat like theres no tomorrow
eat a full meal, tincture
finish a whole meal for a change
go back for seconds
seconds and thirds
have room for dessert
dessert before and after dinner
sit down to a big dinner, joint
big dinner tonight, flower to get ready for it
grandma cooked for 20 and i want all of it, gummies before
going out to eat, preroll
porterhouse with my name on it
brazilian steakhouse with the meat on swords, flower
dinner tastes better
food tastes better, flower
makes everything taste so good
makes food better
burgers and fries after, preroll
mcdonalds drive thru here i come
late night snacking
late night food run
grilled cheese at 1 am joint
snacks on snacks on snacks, gummies
snacking all night
got a pantry full of snacks and want to enjoy them
bought a tub of ice cream, what goes with it, cart
ice cream and cookies kind of night
chips and dip all night
wings and pizza for the game and i plan on eating all of it
chinese takeout for 3 people but just me, edible
order way too much takeout
grub time
pigging out tonight, flower
go in on a dozen street tacos
need a to go box for nothing
clean out the fridge
standing in front of the fridge at midnight
i never eat breakfast, flower to make me want it
i forget to eat at work, vape so i remember lunch
not a big eater, gummies to make me one
picky eater wants to love food
im too skinny, flower to bulk up on
gain some weight, edible
gaining for football, preroll
fill out a bit before summer
tank up before the season, coach wants me eating, tincture
dig into a big plate of pasta
starving for everything kind of high, cart
which flower gives you the worst munchies
a vape that makes you want dinner
any gummies that get the stomach going
looking for a joint to smoke before a big meal
what edible makes you want to eat
need a preroll that makes me go through a bag of chips
do you have a cart that makes leftovers taste good
a drink before dinner so im ready to eat
im after flower that has me eating everything on the table
the gummies that send you straight to the kitchen
give me a joint that makes tacos the best thing on earth
want a vape that has me ordering a second burger
some flower for a guy trying to get bigger and eat more
tincture to get my dad interested in his dinner
what preroll goes before grandmas cooking
got an edible that makes me look forward to lunch
is there a gummy that makes you crave sweets
a bowl of what flower before an all night diner trip
munchies
get my appetite going, gummies
makes food taste amazing, preroll
raid the fridge cart
thanksgiving dinner and i want seconds, any ideas
eat like a horse flower
want to clear my plate
work up an appetite preroll
pizza at midnight kinda flower
give me a case of the munchies pls
taco bell run preroll
before dinner smoke so i eat, any ideas
bulking and need to eat big
snack attack pls
all you can eat buffet preroll
make my stomach growl
ready to chow down
whet my appetite
i pick at my food and want to dig in, gummies
eat the whole kitchen edible
get me snacky preroll
trying to put on some pounds, flower that gets me eating
pig out night cart
bottomless pit gummies
craving everything in the pantry kinda flower
foodie trip, 9 course tasting menu, vape to make me ravenous
`,
  romantic: `
gets me in the mood, gummies
puts us both in the mood
puts my wife in the mood
turns me on
makes for a hot time tonight with my man, preroll
heats things up
heat things up with my girlfriend
put some honey back in the marriage
keep us up late in bed, the good way, flower
spicy night with my husband, drinks
something spicy for me and the mrs
sex gummies
makes sex better
in the bedroom with my boyfriend
bedroom fun, lube or whatever you have
thc lube
intimate night
intimate with my partner
get close to my husband again
get closer with my girlfriend
feel close to my partner, edible
feel that thing with my wife again
connect with my partner on a deeper level, vape
quality time with my lover, joint
alone time with my husband, flower
alone time with my girl
time alone with the wife, kids away, preroll
just me and my man tonight, gummies
just the two of us, cozy like sweethearts, flower
the two of us and a bottle of bubbly
me and my lady, preroll
me and the hubby date, drinks
hot date tonight
got a date coming over
big date, i want sparks
dinner and then back to my place
cooking dinner for my girl, candles and all
candles and music and my man, edible
romantic evening
romantic getaway, edibles
romantic dinner at home, drinks
weekend getaway with my wife, wink
anniversary gift for us
our anniversary
10 year anniversary with the wife, edible
our first night as man and wife
honeymoon in hawaii
valentines for my man
valentines with my wife
horny goat weed but real weed lol, flower
has me all over my girl, edible
chase my wife around the house, preroll
lets skip dinner and head upstairs
sexy vibes with my girl
get my groove on with my lady
get down and dirty
fool around with my boyfriend
fooling around
make love to my wife
making love, tincture
snuggle and kiss on the couch with my guy
cant keep our hands off each other
which flower is good for a night in bed with my wife
a vape for date night that isnt too strong
any gummies that get couples going
looking for a joint to share with my girlfriend before bed, wink wink
what edible would you get for an anniversary
need a preroll that gets my husband in the mood
do you have drinks for a romantic evening at home
a cart that makes you want to kiss somebody
im after some chocolate that makes my lady feel sexy
give me a gummy that gets things hot in the bedroom
the edible that makes touching feel so good for us two
want flower me and my boyfriend can get cozy and handsy on
some gummies for me and my wife to act like newlyweds
got a tincture that helps a couple get close
what joint says love me tonight
is there a topical for fun between a husband and wife
a vape to share with my new guy on our hot tub night alone
chocolates for my sweetheart and a night of you know what
something for the bedroom please
date night edible with the wife
get in the mood kinda thing
anniversary night flower
spice things up, whatcha got
valentines day chocolates for two
netflix and chill with my bf
honeymoon edibles
frisky vape
turn up the heat with my husband
candle lit dinner for two, preroll
set the mood cart
between the sheets
get busy with my girl, edible
sexy time flower
make out music and a preroll
cuddle up with my sweetie
rekindle the spark?
kids are at grandmas and me and hubby have the house to ourselves ;)
marvin gaye kinda night, flower
massage oil and a lil cart, me n my partner
feel touchy feely with my gf, gummies
intimacy edible
an aphrodisiac preroll
get lucky tonight, any ideas
lovey dovey weekend getaway, any ideas
hot and heavy gummies
`,
}
