/**
 * What shoppers tell beside a question, harmless and in grave words, one a line: glue guns, root canals, a comedian who bombed. Over 300
 * lines because they are data, a line each.
 */
export const TOLD_BESIDE_GRAVE = `
my cousin is a blackjack dealer in reno
never say die is my bowling teams motto
internet speed at the cabin is like 1998
got fired up for the playoffs, face paint and all
my softball team looked hungover at the early game
my brother the loveable idiot locked his keys in again
sugar crash after three donuts at the office
my cat takes his pill only inside a cheese ball, diva
uber driver had a parrot riding shotgun today
software developer so i stare at screens all day
that mural downtown is so dope
cracked the case of the missing sock, it was the dog
pillow fight with my niece, i lost badly
im an uber driver so ive heard every story
laundry is hanging on the line and here come clouds
retired police dog next door is the sweetest couch potato
forgot my wifi password again, its on a sticky somewhere
show jumping on tv all afternoon, those horses are something
second stab at the crossword and one corner left
bloody hell is what my british roommate says to traffic
murphys law, the umbrella was in the other car
Sneaker addict for a roommate, the hallway is boxes.
minor league game last night, the mascot fell off the dugout
done with life admin for the day, taxes are filed woo
stroke of genius, my wife labeled the cords
my cat is hacking up a hairball as i type lol
label gun at work jammed about forty times today
mall cop 2 was the only movie on the plane
pharmacy tech by day, salsa dancer by night
mom spilled red wine on her white couch, very calm about it
ginger beer everywhere, the bottle exploded in the fridge
burn notice marathon with dad
my dad overdosed on golf tv this weekend haha
hells kitchen is my comfort show
heart the band still rocks, saw em in spokane
Granddaughter's recital was forty minutes of hot cross buns.
breath of the wild has eaten my weekend
cross stitch needle went missing, walking carefully lol
so good it should be against the law, that pie
police academy movies with my uncle every christmas
Allergic to small talk but my barber isnt.
work front desk in the er, full moon last night, wild
sobering to see my hairline in the zoom call
antique dealer on my block collects clocks, noon is loud
took the iguana to the vet, he bit nobody
hanging by a thread at work till vacation starts
Animal hospital fundraiser raised nine grand, so proud.
the old pharmacy downtown turned into a ramen place
hate to brag but my lasagna is famous
my brother is five years sober this month and we are so proud
The Lion King musical had my whole row crying.
My kid is 31 and beats me at tennis every time.
self care sunday, face mask and a bad movie
my son teaches scuba in guam
every breath you take was their first dance, odd choice
i got beat by an eight yr old at chess again lol
mom would kill for a decent bagel out here in idaho
moved to a house by the basketball court, bounce bounce bounce
dope new sneakers on my barber, im jealous
i felt like an idiot waving at a stranger today
dead tired after moving a piano up three flights
dogs knee surgery went great, hes wearing the cone of shame
my cousins band is actually dope live
my sister steals the covers and the remote
southern hospitality is real, we got pie from strangers
Snorkeled over an old shipwreck in Bermuda last spring.
holy crap the sunset just now
helped my neighbor catch a runaway tortoise
tomato plants just shot up overnight
shop vac sucked up my earring, took an hour to dig out
Disco fever party at the office, I wore the collar.
shot put was my event back in college
damn yankees blew another lead
my uncle is an army vet who knits
phone is about to die, 4 percent left
the neighbors dog is pregnant, puppies due any day
my train was prompt today, mark the calendar
hurt my pride more than anything, slipped on the ice lol
college reunion next weekend, the old dorm is a parking lot
We smuggled the birthday cake past my wife in a cooler.
we beat the other office at kickball, 12 to 3
my boat motor quit mid lake so my brother paddled
high five from a toddler cousin made my day
parking is a royal pain around the stadium
hell of a storm last night, fence is down
designated sober driver for the bachelorette, minivan of chaos
teen titans theme is stuck in my head, thanks nephew
airplane seat kicked for five hours straight haha
blackout bingo at the senior center, mom won ten bucks
building up my tolerance for my nephews trumpet
rules of cricket explained to me four times, nothing stuck
knitting needles on the couch got my husband again
still dying over the video of grandpa on a scooter lol
it should be illegal to mow before eight
starved for sunshine after that winter
system admin here, printer duty mostly
my mom is addicted to sudoku
jailhouse rock at karaoke, full hip swing
angel food cake fell, still ate it
my folks are flying home from lisbon as we speak
my computer crashes every time i open the photos
sober october at the gym, they made shirts
fashion police, also known as my daughter in law, disapproved my sandals
shut up and drive came on, turned it up
Spent all morning wrapping diapers for a baby shower cake.
self checkout yelled at me about my bagging at the library lol
Dispatch at 911 is my wife's job, she is unshakeable.
shooting a wedding tomorrow, my camera bag weighs a ton
my neighbor does rifle through his recycling at midnight, noisy
doctor who marathon starts tonight at my place
we should end it in extra innings, my buddy said, then we lost
my book has a poisoned duchess and nine suspects
truck drivers holiday, im home for six whole days
addicted to love on the radio, robert palmer forever
The Space Needle was socked in with fog.
my boss marks everything urgent, even birthdays
i do billing at the hospital, mondays are long
override switch on the elevator was stuck, took the stairs
my dog acts like hes starving five minutes after dinner
i am over this commute, two buses and a ferry
dynamite is the only bts song i know
The two hummingbirds out back fight over the feeder all day.
fighting with this printer all morning
ice maker quit in july naturally
killed it at karaoke last night haha
writing prompt at my poetry group was toast
previous owners painted every room mustard
had to fight for parking downtown, as usual
beatles help album on vinyl, score
walked across the golden gate bridge with my mom last week
my daughter cried happy tears at her law school graduation
burning leaves smell is peak autumn
Ignoring the laundry until it learns to fold itself.
vanilla ice played the casino and knew every word haha
pumpkin spice overdose at the office, candles everywhere
war and peace, page 900, no turning back
screenshot folder on my phone is out of control
Winery wedding, muddy shoes, great band.
bleeding hearts are blooming in the shade bed
10 things i hate about you on the plane, perfect
that comedian absolutely killed last night
crazy stupid love was on, sucker for that one
babysat my nephew, we built a fort and i napped in it
came from the hospital, my sister just had a baby girl
my buddy nursed one lemonade through the whole ball game
paper cut from a birthday card, the irony
urgent by foreigner on the radio, sax solo and all
food fight broke out at the reunion, potato salad everywhere
forget my own head if it wasnt screwed on
An egg exploded in the office microwave and nobody has confessed.
the gutters overflowed and drowned my petunias
depressing score last night, 42 to 3
twelve hours in the airport, slept on my backpack
dental bridge came loose on a caramel apple
panic cleaned the whole house before mom came
the yeast worked too well, dough exploded out of the bowl
cliff bars are basically my lunch this week
newborn niece as of tuesday, seven pounds and so much hair
he jumped the gun and decorated for christmas in october
road was dead quiet at five am, kinda lovely
always forget trash day and then chase the truck
my sons law school graduation was three hours of names
beats me how the laundry multiplies
admin work all morning, eyes are crossing
coworkers baby shower games get weirdly competitive
box wine fundraiser at the library, classy lol
tailgate was one hell of a party
sticking to my guns on pineapple pizza
tree surgery guys are in the yard with chainsaws
post office ran out of the pretty stamps
my sister is homesick in denver so we facetime a lot
the police reunion tour in 07 was my best concert
just flew in from a wedding in ohio and my arms are tired haha
long shot but im hoping the mets make it
the red sox game had my blood pumping
Night school pottery class, my bowls all lean.
blood, sweat and tears went into this deck i built
hang time on that punt was ridiculous
headshots for the office are on thursday and i need a haircut lol
high tide took my flip flops
ambulance dispatcher here, just off a sixteen hour night
our striker is too slow and the attack never gets going
cracked my phone screen on the first day
The meteor shower was great, I saw six shooting stars.
Burned that bridge when I quit the pizza place, haha.
gonna shoot some hoops after work with the guys from accounting
hunger games is on and im eating nachos
my wife learned to drive stick at 50
beat up old corolla still going at 240k
my drummer neighbor practices one beat for hours
need for speed on the old playstation with my brother
pick your poison game night, i always pick scrabble
jumped out of my skin when the smoke alarm chirped
took the long drive along the coast yesterday
spare key saved us an emergency locksmith
my dog passed out on my feet mid movie
lost the instructions, so the bookshelf is art now
my sisters baby shower is sunday and im on balloon duty
cop shows put me right to sleep
hot damn that salsa was spicy
my uncle crashed a wedding once and ended up giving a toast
dont judge but i had cereal for dinner
baby fever hit my wife hard after the shower
dropped a lavender bath bomb in the tub last night, heaven
my kitchen looks like a bomb went off after baking with grandma
cant breathe in this suit, the wedding is in an hour
american idiot was my whole personality in 2004
my sister is a doctor in tucson and never sleeps
heartbreak hill at mile twenty, my sister waved a sign
my sourdough starter died again, rip bubbles
stupid smoke detector chirped all night
baby back ribs in the smoker since six
smoke alarm went off while i was frying fish
seahorse dads get pregnant, learned that at the aquarium
addicted to that baking show, tent envy
my spice tolerance is zero, ketchup is hot
grass court season, i set alarms for wimbledon
the village idiot in our school play was my breakout role
nearly had a heart attack when the toaster popped
raccoons stole our cooler at the campsite
my mom is a sweetheart, mailed me cookies
my brother is a cop and hes scared of spiders
sick of leftovers, turkey day five
a butter knife is the only tool in my whole apartment lol
therapy dog training with my golden, hes a natural
drove past the border of kansas and saw nothing for hours
urgent meeting at work turned out to be about mugs
my cat helps with puzzles by sitting on em
im in an under 50s swim league and they are so fast
pill bugs everywhere under the flower pots
stabbed my baked potato too early, still raw in the middle
im a cancer, my wife is a scorpio, stars say good luck
snack attack hit at my desk around three
spilled a diet coke on my keyboard
systems analyst by trade, spreadsheets in my dreams
water gun fight at the company picnic, hr started it
lost my swiss army knife on the camino, still sad about it
lung busting hike to the fire tower, worth it
heart shaped pancakes for our anniversary
the geese at the park attack anyone with a sandwich
zucchini plants are attacking my whole yard
smuggled a burrito into the ballpark lol
copped out of leg day again
airplane food was actually decent for once
this bbq brisket is the bomb
coworker called in sick and then posted from the beach haha
law and order marathon and a blanket, perfect sunday
training for a half marathon, blisters on blisters
car dealer kept me there four hours
i scored tickets to see the killers in october
wine country trip with the in laws, pretty hills
red sock bled in the wash, all my shirts are pink
cutting coupons with my grandma, her kitchen table is a war room
our book club is mostly wine and gossip
my cats crimes today include one vase and two socks
rode a train through the rockies, slept through the best part
im a judge at the county pie contest this weekend
We carve the turkey and my aunt dies of embarrassment every year, haha.
roasted root vegetables are in the oven, smells great
the grass out front is completely dead, no rain since june
geology minor in college and i still point at rocks
star wars night with my son, hes 33
heartbroken about our bakery closing
The pharmacy softball team beat us again, nine runs.
developed some old film from 1992, so much plaid
gonna crash early tonight, been up since four
moved a couch in my truck for the fourth time this month
goat at my cousins farm is pregnant with triplets
hard drive failed and took all my beach photos
15 minutes late to everything this week
card dealer at my buddys poker night cant shuffle
The plane sat on the runway for two hours.
never ending road work on my street
saturday night fever on tv, strutted all over the living room
little brother is 6 foot 5 now, and 28
emergency exit row on the flight, so much leg room
this printer is a pain in my side
my cousin drives an ambulance in queens
it was a far cry from the beach weather they promised
Parent teacher nights wear me out, and I'm the teacher.
19 year old cat, still bossy
held my newborn nephew today, he sneezed on me
Dumb luck, found twenty bucks in an old coat.
moths wrecked my favorite sweater
crashed on my friends couch in philly last night
golf strokes, gained two, lost my mind
phone was on airplane mode since yesterday, felt great
hang gliding in north carolina was my birthday gift to myself
my wife says im a podcast addict
crossed off half my chore list before noon
The father of the bride speech had us all choking up.
drowned rat is how i looked after biking home in the rain
there was a pregnant pause after my toast haha
substitute teaching this week, fifth graders are hilarious
hot glue gun and i do not get along
burned my toast twice this morning
bloody mary brunch with my in laws tomorrow
drunken noodles for dinner, extra basil
new baby next door cries like an opera singer
fireplace finally lit without smoking us out
anxiety about the bake off final is real in our house
mother in law is visiting and reorganized my spices
cliff from accounting retired today, there was cake
had an emergency cake for a forgotten birthday at work
hot and bothered by this heat wave, fan on full
angel hair pasta night, sauce from the garden
lyft guy played polka the whole ride lol
my brothers new bike is sick, carbon everything
Lego instructions were 300 pages, weekend gone.
old coke bottles turned up in our attic wall
my wife is principal of a high school, her phone never stops
my chili is nuclear this time, sweating
We hung drywall all weekend and my shoulders know it.
brush strokes class, i painted a blob called sunset
Sucks that the concert got rained out.
the ref robbed us blind last night
high school teacher here, grading 140 essays this weekend
wisecracks at the retirement dinner, he took it well
blackout curtains changed my life
previous tenant left a piano, so im learning
my nephew has a killer jump shot
Starving artist phase lasted from 22 to 30, haha.
ill be mowing the lawn till dark
i passed out halloween candy dressed as a lobster
played it in a minor key at the recital, sounded spooky
my heart belongs to the buffalo bills, sadly
Sharpened every knife in the house and feel very grown up.
my aunt got drunk at the wedding and led the conga line
root beer floats on the deck with my folks
harmless garden snake gave my wife a scream
group chat exploded after the trade news
ignored my alarm three times today
Sting and the Police were on the radio the whole ride.
beating egg whites by hand is a workout
teens at the pool taught me a dance, knees regret it
Our company blood drive is on Wednesday and there are cookies.
walking dead reruns all weekend for us
my tree surgeon is named woody, swear to god
sick day policy at work changed again, ugh
poison ivy all along our back fence
somebody stole my lunch from the office fridge again
coworker came in hungover wearing two different shoes
my dad listens to the police scanner like its a podcast
high heels at a garden wedding, i sank
cookie cutters everywhere, the kitchen is flour
the dog got his rabies shot and sulked all afternoon
Love hate thing going with my rowing machine.
needlepoint class with my mother, she is ruthless
Learned the national anthem by heart in sign language.
my uncle went to a grateful dead show in 77 and never shuts up about it
overdosed on cuteness at the puppy parade
just finished a 16 hour shift and im walking like a zombie
a spin doctor cover band played our block party
my husband got ambushed by nerf guns the minute he walked in
kids are 29 and 32 now and still steal my fries
boss hates meetings and schedules nine of them
cutting board warped in the dishwasher
kid rock was on at the tire place for two hours
mail carrier for 22 years, good calves
swim instructor told me i kick like a frog
guns n roses came on in the diner and everybody sang
my immune system owes me one after that flight full of sneezing
cliff notes got me through moby dick
new prescription glasses make everyone look too crisp
Drove a school bus for ten years, now I garden.
idiot proof recipe and i still burned it haha
abba sos is stuck in my head since breakfast
my parrot learned shut up from my dad lol
retired crossing guard, my whistle hangs in the hall
my daughter is expecting, im gonna be a grandma at last
bungee jump in new zealand next month with my roommate
self rising flour was the wrong flour, pancakes like pillows
jagged little pill was my first cd
police horse in the park let me pet his nose
Julius Caesar at the park was great, lots of dramatic stabbing and togas.
in laws are in idaho, potatoes for days
beverly hills cop theme is my ringtone
my cat ignores me till the can opener comes out
parking here in winter sucks, snowbanks everywhere
My fantasy team is hurting, three guys benched.
med school reunion for my wife this weekend, im the plus one
city bus driver on vacation, first one in two years
bleeding the radiators, glamorous saturday
help was what my grandpa called the dog, thats its name
cutting it close for the 5:15 train
went to my college roommates wedding, danced till two
admin assistant at a dentist office, phones all day long
Just finished my doctorate in medieval history, feels weird.
campfire songs all night with my old troop friends
traffic on 95 was absolute murder today
it was hotter than hell in phoenix
empty nester here, youngest just got married
Grave robbers is what we call the moles in our garden.
Password the game show is back and my mom is thrilled.
monster truck rally with my brothers, my ears are ringing
michael bays ambulance movie is so dumb and so fun
billy the kid museum in new mexico was kinda great
teen choir i direct nailed the harmony
angel dusted the cake with sugar, thats my niece, 29
outlaw country on the radio all morning
pine needles all over the carpet already
hell week at the restaurant, everyone wants patio
breathtaking view from our rental in sedona
food truck parked outside work had insane tacos
we shut up the cabin for winter, mice already moved in
robot vacuum ate my sock again
matrix again last night, red pill blue pill, still great
toddler next door rides his trike like evel knievel
Arsenic and Old Lace at the community theater was a hoot.
cabin fever after three snow days
Breaststroke at six am with the masters swim team.
got burnt out on fantasy football, sold my team lol
speed, the bus one, was on at my moms
rooting for the lions with my whole heart
youngest just turned 27 and bought a kayak
panicked and named the goldfish kevin
my frog jumping story always kills at parties
veterans day parade marched right past our window
queen of hearts, shot the moon, beat my grandpa
car battery was dead as a doornail this morning
Inside Out 2 was cute, Anxiety stole the show.
zombie movie marathon, i hid behind a pillow
porsche 911 pulled up next to my minivan, felt things lol
school bus driver, off duty till august and loving it
newborn foals at the farm down the road, all legs
panic at the disco was my first concert
those spam bots call me at dinner every night
funeral for a goldfish was surprisingly moving
forgot my umbrella and of course it poured
System of a Down came on at the gym and I found another gear.
vet said the beagle needs to lose six pounds
nail gun going next door since seven am
bar exam results friday, pacing the house
gonna hang out with my brother and watch the draft
Open heart surgery on the old lawnmower, parts all over the garage.
ghost tour guide was so good i slept with the lights on
ankles sunburned from the regatta, odd tan lines
my thermostat overrides me every single night
got prescription sunglasses for the drive to tucson
Wedding Crashers was on again and I watched the whole thing.
my wife finished hangman before i guessed a letter lol
grandson calls me gumpy, i melt
my kids are all grown, the house is so quiet
cutting down a christmas tree, sap on everything
im halfway through a murder mystery and the butler seems too nice
grandpa passed out programs at the recital, very official
My garden is a depressing sight since the frost.
my cousins and i are blood rivals at scrabble
Art dealer in the family, so Thanksgiving gets fancy.
these new boots are killer on hardwood floors
help wanted sign at the bakery made me daydream
crash course in italian before our trip to bologna
hospital cafeteria i work in has weirdly great soup
our over 40 softball team is the underdog every season
delivery driver gave my dog a biscuit, best friends now
peeling a blood orange at my desk, so messy
my wife and i have a murder mystery dinner saturday, im playing the vicar
my stupid knee high socks keep sliding down
mondays suck but at least theres bagels
i swear im drowning in paperwork, tax time
out of breath from chasing the bus
My neighbor gave my car a jump start, nice guy.
Uncle Ray got a bit drunk and sang Sinatra to the turkey.
the wifi in this building keeps dying on me
self taught on the banjo, neighbors are patient
wreck it ralph again, third time this week
cancer season so my horoscope says stay home and nest
jump rope is harder at 40 than i remember
Mailed my tax stuff today, certified and everything.
selfie with a llama, best photo of the trip
my house number is 14 and the mailman still misses it
sidewalk crack got my stroller and my dignity haha
Caulk gun in hand, I finally fixed the bathtub.
my HOA has rules about wind chimes
lawn looks illegal, neighbors left a note lol
didnt hurt that the hotel had a pool
hurts to say it but the cowboys looked good
was in nebraska last week visiting my aunt
my daughter starts med school in the fall, shes 24
cutting carbs till the wedding, i miss toast
graveyard shift at the bakery, i smell like bread
hamburger helper for dinner, no shame
grandkids visit next week, hid the good vases
my brother is an er nurse and brings the best stories
stepped on a lego, hurt more than my taxes
stupid cute puppy moved in next door
solar system quiz with my grandson, i forgot neptune
i ignored the recipe and it came out better
was at the driving range till they turned the lights off
talked to a bot for forty mins about my cable bill
knife skills class tuesday, i can finally dice an onion
my daughter, 38, is a pilot and im a nervous flyer lol
Minor traffic on the turnpike, miracle.
im the rule follower, my brother is the fun one
my dog whines when the mailman leaves
my grandmother runs the tuesday bridge club like a general
hateful eight was way too long for a tuesday
johnny cashs hurt came on in the car and we all went quiet
crap weather for a picnic but we went anyway
pile driver next door building condos, teacups rattling
sprinkler system came on while i was getting the paper
lawyer jokes at the rehearsal dinner went over great
done with life as a cubs fan haha see you next april
my cousin is shooting a documentary about beekeepers in vermont
minor leak under the sink, got it with one wrench
true blood marathon with my sister all weekend
my team choked in the ninth again
my brothers and i fight over the drumstick every thanksgiving
Our canoe club calls itself SOS, sink or swim.
sweater is pilling all over, cheap wool
my 25th high school reunion is saturday, nobody recognizes me
robbed at the oscars, that movie deserved it
battle of the bands at my brothers bar, we placed last
the hangover movie quotes are my brothers whole vocabulary
roots reggae on the porch, good evening
i sort packages nights at the post office
Beer bread turned out dense as a brick.
go straight to jail whoever invented glitter
the puppy wrecked another couch cushion
my brother is flying in tomorrow, gotta vacuum
poison came on the radio and i had big hair again
our boat is named after my mother in law
artichoke hearts on everything, thats me
took a stab at sewing curtains, they are crooked
high score on the pinball machine, my initials stay
sucker for a sad country song
rolled craps in vegas on my honeymoon, up forty bucks
rugs are out on the line, beating the dust out of em
sister is a lawyer so we never win at dinner
i teach middle school band so quiet is precious
starving, skipped lunch for a meeting
Low tolerance for reality tv but my wife loves it.
my feet are killing me after that museum
my grandma smuggles dinner rolls out of every buffet
shortcut through the woods, lost for an hour
speed limit on my street dropped to 20
my daughter just turned 30 and threw a roller disco
skeleton on my lawn since october, he wears seasonal hats
flying in my mom from tampa on thursday
nuked my leftovers too long, cheese lava
stuck in monopoly jail for five turns haha
took a shot at making croissants, flat as pancakes
folding fitted sheets is such a pain
password sharing crackdown got my whole family
drunk history is on again, love that show
black ice on our driveway, walked like a penguin
the beat on that new song is unreal
cliffhanger ending on that show has me mad
my dads cannonballs and belly bombs at the lake are legendary
Cracker Barrel checkers game got heated with my dad.
stuck behind a parade with an ambulance and four fire engines
hacksaw in hand, i finally took down that shelf
missed the game winning shot in rec league, still hearing about it
emergency haircut before the wedding, cut it close
ER staff potluck today, somebody made seven layer dip.
dogs breath could peel paint
forget me nots are blooming all along the fence
daughter in law made a perfect pavlova
t pain is playing the county fair of all places
the clutch in my truck died on a hill, real fun
kid at heart, still watch cartoons saturdays
sweet sixteen bracket is totally busted, go zags
my dog gets anxious around balloons
beavers built a dam behind our house
So over it with this rain, day nine.
alcatraz tour with my folks, the old jail is freezing
blackout from the storm, we played cards by candlelight
coached high school wrestling for twenty years, loud gyms
the umpire got overridden on replay, crowd went nuts
grew up in indiana so corn is home
speed skating has me glued to the tv
ice road truckers got me through the flu season indoors
Hurricanes won game seven and I lost my voice.
my pancakes are drowning in syrup and im fine with it
frankly my dear i dont give a damn, mom quotes it weekly
myself and two cousins built a treehouse
mailman and my dachshund have a feud going
storm system rolling in, sky looks green
over it, these group texts never stop
animal crossing with my sister every sunday night
my lawyer friend argues about board game rules for hours
my border collie learned to open the fridge
crossword addict since covid days
crossing guard on my corner knows everybodys name
went to utah for the arches, sunburned nose
dumbbells in the hallway got my toe
grad school at 52, im the oldest in the room haha
Got through my root canal, soup all week.
the strokes reunion show was so good
my buddy drives a forklift and parks it better than i park
Cut the grass in stripes like a ballpark.
beer league hockey at eleven pm, why do i do this
hacked my hedge into a weird shape, my wife says its a duck
Just killing time until my train comes in.
my team has me at the end of my rope, 0 and 7
stroke of luck, got the last table at brunch
turned 45 tuesday, my knees told me first
baby goats in pajamas got me through my week
ikea instructions and my marriage are both being tested
grade school art teacher, theres glitter in my car forever
The groom was hungover in every photo, poor guy.
my cousin moved to south carolina, sends beach pics to torture me
Blackout last night and the freezer survived, phew.
Three espresso shots in and I'm still yawning.
my roommate acts allergic to doing dishes
back from texas, heat there is no joke
gave blood this morning and got a sticker like a kid
cracking walnuts with my grandson, shells everywhere
dumbwaiter in our old house is where the cat sleeps
root for the brewers, beer in the name and everything
damn good pie at that diner off route 9
the kids cleared out to college years ago, guest rooms everywhere
robot dog at the mall freaked out my real dog
giggle attack in the middle of a budget meeting lol
the ending of that book made me cry on the subway
needle in a haystack, found my wedding ring in the compost
dumb and dumber still makes my dad cry laughing
last straw was the third flat tire this month
my cat hates the new couch
my brother steals my charger every visit
vampire hours since we got the new puppy
emails, drowning in em, 19 before breakfast
My in laws are burning through jigsaw puzzles.
best life hack, freezing grapes
18 holes this morning and lost six balls
new kids on the block reunion tour with my sister, we screamed
real estate developer bought the old cinema, boo
drove in from the lake this morning, deer everywhere
dance instructions for our first waltz, left foot wrong foot
My teenage crush is now my dentist, lol.
my golf game is crap since march
this winter needs to end already
teleprompter died during the bosses speech lol
drowning in laundry over here
17 miles on the bike today, mostly uphill
Prison Break rewatch, season one still slaps.
the fireworks factory tour was closed so we watched explosions on tv instead
tornado drill at work, stood in a closet with karen
my navy buddy is finally off his ship
ignore the noise, my parrot is in a mood
they need to end it after season 8, show got silly
fight club is still my top movie
my sister judges dog shows, terriers mostly
x files rewatch, the truth is out there
zero tolerance for spoilers in my house
demolition crew has a wrecking ball on my street, so loud
ill never understand cricket but my father in law loves it
model trains took over my dads basement
my brothers battle bots club meets in the garage
got my flu shot this morning so my arm feels like a brick
the blender lid came off and smoothie exploded everywhere
crack of dawn swim, water like glass
law exam tomorrow, my flash cards have coffee on em
house rules for uno caused a family rift
heart throb attack, saw a celebrity at the airport lol
choir director says sing from the lungs not the nose
my neighbor restored a 911, sounds gorgeous
jury duty was a hard pill to swallow, three days
we did a photo shoot with the cats and only the orange one behaved
food court pretzel for lunch, living large
i hate mornings, my wife sings through them
fashion emergency, split my pants at the office
watching top gun again with my dad tonight
the new superhero movie bombed and i kinda loved it
bridge traffic was backed up for an hour
changed every password today, remembered none
underdog won the bout and my living room went nuts
jumper cables saved my morning
depressed the clutch and nothing happened, truck woes
massage gun is the best present i ever got
can't take this drilling upstairs anymore lol
record player needle is worn, everything sounds fuzzy
drove here with the windows down, gorgeous out
under 50 league tennis starts tuesday
attack of the killer tomatoes is somehow my wifes favorite film
watched wasps get drunk on fallen pears
karate kid is on tv again, wax on
backstroke into the lane rope, bonked my head lol
jumped in the lake in april on a bet, freezing
Alabama lost and my father in law went to bed.
sos pads and elbow grease, oven is clean
bat out of hell on the jukebox, whole bar sang
truck needs new brakes, of course it does
Beastie Boys' Licensed to Ill is on repeat in the garage.
Massive Attack is playing in town next spring.
guilty pleasure is dating shows, i cry at the finales
my golf buddy shot an 82 and hasnt stopped bragging
ran 12 miles with my brother in law, he whistled the whole time
stood in line at the post office for an hour
vet appointment at four, cat is already suspicious
my alma maters fight song is stuck in my head
My accordion has bad lungs, needs new bellows.
ran the cancer research 5k with my office, slow but done
traffic sucks on game days
ink bled through my journal, pretty swirls though
My flight from hell ended in Cleveland without my bag.
border collie herded my guests into the kitchen
root canal tuesday so im living it up with popcorn now
cats dental surgery cost more than my first car
excel crashed right before i hit save
mentos and coke geyser at the science fair i judged
depressing weather, gray since sunday
i cry at every dog food commercial, every one
we shot the breeze on the porch till ten
the contractor was prompt for once, i nearly fainted
dying laughing at my brothers haircut
cuteness overdose, my niece in a bee costume
cat stole a whole salmon filet off the counter
the mailman retired today, whole street made him cookies
my hamster broke out of hamster jail again
my neighbor brews beer in his garage and it smells like toast
a murder of crows has moved into our oak tree
tennis court was soaked so we played cards
my folks retired to florida and play pickleball daily
The deadline at work got moved to friday, everybody groaned.
Our barn cat looks pregnant but the vet says just fat.
my inbox exploded over the long weekend
cant take it anymore, that car alarm has been going since six
hackathon at work, pizza for two days straight
nosebleed seats at the arena but the view was fun
crybaby of a cat wants breakfast at 4
driving range balls everywhere, sliced every one
roast and toast, my brother burned me in his best man speech
developer mode on my tv turned on by itself lol
asia minor was the category and i still blanked
Spent the summer in Georgia, peaches every day.
always root for the underdog, so go browns
those two are blood brothers since boy scouts
got the boat winterized finally, back is stiff
Bleed blue, my whole family, go Dodgers.
speed dating at 48, what a night lol
reno 911 reruns with my brother all night
The houseplants all died while we were in Portugal.
allergic to chores, says my husband
the help was on tv, cried twice
hit level 17 on that candy game finally
the train was late again, signal trouble
blood moon tonight if the clouds clear
the baby grand piano came through the window by crane
TV up loud to drown out the leaf blowers.
disaster of a soufflé, tasted fine though
Judged the chili cookoff and my mouth is on fire.
we did wyoming last summer, a bison blocked the road
dead end job, but the people are great
14 inches of snow and one small shovel
my friend rob makes the best chili
Painstaking job, repainting the window trim.
kickboxing class wiped me out
grandson scored his first goal, i yelled myself hoarse
so sick of hearing that jingle on the radio
great depression recipes are my new cooking kick
sang at the top of my lungs on the highway
told my alarm clock to shut up this morning
that drum solo was sick
fountain of youth tour in st augustine, water tastes like eggs
student loans finally paid off at 41, cake was eaten
painters on the bridge again, one lane till august
the bridge of that beatles song gives me chills
watching reruns of er with my wife, clooney era
i'll take the scenic route home, sunset looks nice
this heat is murder on my tomato plants
dad jokes from my husband will be the death of me lol
spent the afternoon hanging pictures, only two crooked
nervous wreck about the penalty kicks last night haha
new sound system in the car, bass rattles the mirrors
i volunteer with a teen robotics club, they built a goose
My oven timer makes me panic every time.
hanging baskets look great this year on our porch
you could cut the fog with a knife this morning
the cliff house in maine has the best chowder
the dealership washed my car and now of course rain
crying over onions, making french soup
retired from teaching kindergarten after 33 years
jury duty at the court tomorrow, packing a book
nurse sharks at the aquarium were my favorite
My grandpa collects coke signs, barn is full.
old laptop finally died, twelve good years
civil war reenactor uncle brought hardtack to dinner
plant addict here, 63 pots and counting
fight night at my buddys, hes making wings
punch drunk love is a weird sweet movie
the pigeon stole my fry right from my hand
played the game operation with my nephew, terrible surgeons both of us
grays and roots growing in, salon is friday
watched the cruise ships come in with coffee
Nothing beats fresh corn in August.
Drove to the Cliffs of Moher in the rain and saw nothing.
I bombed trivia night, zero for five on geography.
choked up at the end of coco, every time
Tropic of Cancer runs right through where we went in Mexico.
tree roots got into our pipes, plumber is a hero
roommate slayed that presentation, killed every slide
i hate raking leaves with a passion
choker necklaces are back apparently, i feel old
ice skating with my sister, we held the wall
fever pitch crowd at the soccer match
drove through all of tennessee in one day
iced the driveway by accident with the hose
my brothers wife is pregnant so im gonna be an uncle
separation anxiety, but its me and the dog is fine haha
`
