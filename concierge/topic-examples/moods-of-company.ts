import type { Mood } from '#concierge/retrieve/moods.ts'

/**
 * Wishes for cheer, company, appetite and love by what they are like, without the words that name them.
 * Over 300 lines because they are data: messages, a line each.
 */
export const MOODS_OF_COMPANY: Partial<Record<Mood, string>> = {
  happy: `
like finding a 20 in my old jeans
snow day as a kid feeling, got any gummies for that
need a preroll to bring out my inner golden retriever
happy as a clam cart
what would put a spring in my step
wanna be humming along to the radio all day
dancing around the kitchen in my socks
disney princess with birds landing on her shoulder type edible
everything is hilarious type of weed
want to crack up at my own jokes lol
bust a gut kinda preroll
in stitches, which strain
split my sides watching step brothers tonight, what cart
something that makes cat videos the funniest thing ever
make my cheeks hurt
kid in a candy store feeling
a tincture w christmas morning vibes
like when the puppy runs to the door to see u
i want to feel how dogs feel when they stick their head out the car window
rainbows and butterflies
sunny side up flower
drink that tastes like the last day of school feels
first warm day of spring in a joint
happy camper
got a pen thats happy go lucky
over here tryna be a ray of sunshine
wanna be little miss sunshine
edible so im bright eyed and beaming
whats a preroll for flying high on life
bud that sends me to seventh heaven
having a blast all by myself with a pack of gummies
monday could use some sparkle, cart?
my mood's in the basement, get me to the penthouse
dog days at work, boss was a jerk, need to laugh it off w a joint
rough week pls sell me joy
my team lost again and i could use some cheering, prerolls?
team won the cup!! victory smoke
just got my keys to the new house, celebratory puff
passed the bar exam today, woohoo!! what should i get
my divorce is final lol what do i smoke to celebrate
retired as of today!!! gimme the yippee stuff
paid off my car, treat myself to some glee
last day of finals, drinks that feel like freedom
woke up to rain 5 days straight, bottled sunshine
gray skies in seattle got me blah, sunny flower pls
gummies to turn my lemons into lemonade
glass half full cart
silver lining type preroll
make my heart sing
want my heart to do cartwheels, edible
jump for joy shatter
click my heels together kinda bud
pop a cork type mood, infused drink?
fireworks in my chest type of happy
got stuff that makes me wanna twirl
smiley face emoji but as a vape
something :) please
lol strain
what gets you cackling like a witch
giggle fit
the church giggles, where u cant stop, whats good for that
uncontrollable laughter preroll for stand up show
going to see a comedian sat, gummies to make it funnier
snl rerun marathon
bob's burgers binge w a silly cart
flower for monty python night
watching old vines and wheezing, get me an edible
wanna laugh at the ceiling fan lol
everything tickles me kinda hash
chuckle chews
knee slapper
howling w laughter, what u got
i wanna be a hoot
dad joke fuel please
clown around
wacky tobacky, the wacky kind lol
loopy in a fun way, edible
get me tickled
any prerolls for feeling whimsical
happy little trees, bob ross type mood
stop and smell the roses kinda vape
thankful for the little things, flower that makes sunsets hit different
double rainbow guy level joy
what a wonderful world in a joint
louis armstrong song but in flower form
three little birds every lil thing is gonna be alright
pharrell song in a gummy
mr blue sky, whats your strain for that
here comes the sun, beatles vibe edible
best day ever spongebob mode
hakuna matata weed
ferris bueller day off feeling, cart
roller coaster hands in the air wheee
bouncy castle energy for my soul lol smiles pls
gummies like i just won the lottery
struck gold feeling
hit the jackpot grin, flower
ice cream truck just turned on my street
like a warm cookie straight from the oven for my mood, edible
popping bubble wrap satisfaction
ball pit happiness in a vape
disneyland in a preroll
swing set at recess feeling pls
birthday cake and balloons in my brain, chocolate bar?
i want confetti in my head
glitter mood
cotton candy clouds kind of preroll
sprinkle some joy on my saturday
a lil pixie dust, happy thoughts and off i go
fizzy feeling inside
live resin for floaty n grinning
beam like a lighthouse
edible to glow from the inside
light as a feather mood
get my groove back
lost my sparkle wanna feel sunny like me again
turn my day from a 3 to a 10
meh day, make it yay
from blah to hurrah
what vape turns an eeyore into tigger
oscar the grouch looking for an elmo strain
grinch whose heart grows 3 sizes edible
what flower makes me the smiley one for once lol
my resting b face needs a vacation, prerolls?
hubby says im a grump, what cart will make me sweet as pie
kids say mommys no fun, what makes me playful
want that stupid happy feeling like my first time smoking
take me back to being 19 and giggling in my buddys basement, flower
college dorm giggles, which eighth
that 70s show circle laughing at nothing, joint
cheech n chong goofy
harold and kumar silly bud
cart w a jeff spicoli grin in it
seth rogen laugh in a preroll
joyride in a pen
joy bomb edible
serotonin pls
which gummies r the dopamine button
vape that feels like endorphins after a run but from the couch
natural high on life but like not natural lol, flower
wanna be in a mood so good its annoying
im in my happy girl era, what gummies match
flower for hot girl summer smiles
whats the happiest strain u have
which bud would ted lasso smoke
what would santas elves puff on lol
rosy outlook flower
everything's coming up roses preroll
bed of daisies tincture
world is my oyster
a joint thats wind in my hair, top down convertible joy
flower for sittin on the dock with a dumb smile
beach day grin, dolphins jumping, whats good in drinks
wave to strangers' babies kind of cheery
whistle while i work
make doing dishes a musical
sing into my hairbrush
air guitar in my undies
shake my tail feather alone in the living room, gummies
solo dance party full of joy
abba in the car at full volume mood cart
holly jolly weed plz
merry as a lark, whatcha got
pleased as punch, cannabis punch? lol
flower thatll make me happy as a pig in mud
chocolate bar to make me the cat that got the cream
like a bee in clover, honey sticks?
chuffed to bits mate, any edibles
giddy as a schoolgirl
giddy up my mood
slap happy
full of beans and silly
wanna feel like ive just heard great news
tincture w that phone call from an old pal glow
fresh sheets and good news kinda mood
pup cuddles and pancakes sunday kind of cheery
smelling fresh cut grass on a saturday kinda pleased, preroll
let me see the funny side of things
sense of humor booster cart
bring out my goofy side, drinks ok
show me the yippie skippy shelf
dab that makes u go weeeee
peace love and smiles
heaven on earth in a brownie
elated pls
ecstatic, like jumping on the bed, which wax
jubilant lol is that a strain
what flower has u thrilled to be alive
lookin for a lovin life cart
feels like a hug from grandma, cookies?
all is right w the world
a mood elevator going up pls
hit me w the happy stick lol
any live resin thats a pick-me-up for my soul
dust off my smile
paint me a smile, preroll minis
turn that smile dimmer all the way up
i wanna wake up the household laughing
watching bloopers w popcorn, want tears of laughter
edible w happy tears potential
`,
  social: `
need to be a social butterfly tonite
flower for when the whole gang comes over
my inlaws r visiting and i gotta make small talk
talk ur ear off
motormouth
gabby like my aunt linda, tincture
shootin the shit on the porch
chew the fat with old pals flower
chinwag with the girls, drinks?
spill the tea w my besties, gummies
kiki w the queens
catch up w an old friend i havent seen in 10 yrs
seeing my old homeroom at the reunion next sat
sorority sisters getting back together
frat house party size flower
tryna host, what goes around the circle well
pass the dutch on the left hand side
rotation w 6 ppl
blunt cypher w the homies
sesh with the squad
joint to share at the drum circle
prerolls so im the guy who brought the good stuff to the party
something to bring instead of wine to a get together
host gift, friends like gummies
housewarming for my new apt, drinks everyone can sip
block party seltzers
backyard bash, 12 pack of infused drinks
crawfish boil w the fam, preroll packs
fish fry with the neighborhood
grilling burgers with the fellas
edibles for a clambake weekend with cousins
friendsgiving, whats good to pass b4 the table
friendsmas white elephant party
ugly sweater party w the office
new years eve countdown w everybody, whats fun in drinks
cinco de mayo w the amigos preroll
st paddys crawl w my mates, vape
mardi gras with the krewe edible
carts for me n my crew at the pride parade
420 meet up at the park w everyone, joint packs
music fest camping w 8 buds lol, flower
coachella squad
burning man camp to share, whats good
rave fam plur
prerolls to make friends w in the dead show parking lot
vape for dancing w strangers at the club
dance floor w my girlies
silent disco thing w coworkers from work
salsa class making new pals
line dancing night at the saloon w the gals
bowling league night w the gang
trivia night w my team, the chatty kind
pickleball then beers w the group, gummies instead of beers
golf foursome, 18 holes w the boys, joint
beer league softball afterparty
rec soccer team hang, carts
ski lodge hot tub w all our friends
apres ski with strangers, what should i puff
hot tub w the neighbors
boat day w the crew, u got prerolls in waterproof tubes
pontoon floating w all my pals
lazy river tubing w 10 friends
joint for the beach bonfire, guitars and everybody singing
cabin weekend w the couples
airbnb w the whole friend group, oz of what?
sleepover but adults, gummies and gossip
slumber party w my sisters, whats fun
pj party w the moms
moms night off, whats good for wine-mom chatting but weed
pta fundraiser small talk lol microdose
baby shower full of people i dont know, edible
wedding w open bar but i dont drink, table 9 w strangers, drinks?
best man speech then mingle, cart
maid of honor rallying the troops
rehearsal dinner meeting both families
mints for meeting my gfs parents, wanna be charming
meeting his friends for the 1st time
bumble bff brunch w a stranger
blind date, want the words to flow, vape
awkward silence killer
need an icebreaker
smooth as silk with words kinda cart
silver tongue in a vape
gummies so im never stuck for words at the table
talk to a brick wall and make it a friend, whats that weed
could talk to a lamppost
make friends in an elevator type of edible
hello to everyone on the street
be everybodys best friend tonite
im shy as a mouse, wanna roar at the party
quiet kid wants to be class clown w friends, preroll
homebody but got dragged to a party, gummies to match the room
introvert going to a mixer lol help me be extra
turtle w head out the shell kinda tincture
whats good flower for a hermit leaving the cave to see people
social battery recharge gummies
charge up my people skills
charisma in a pen
rizz
preroll that turns on the charm
gala w fancy ppl, working the crowd
art gallery opening w wine people
meetup.com group first time going, whats good
neighborhood watch bbq, introducing myself, gummies
comic con w my cosplay crew
dnd night, whole table of us
catan w the couple down the hall, preroll
need a joint for mario kart w the roommates
cards against humanity w friends
edible for charades w the whole family lol
pictionary with grandma and them
spades at the cookout trash talking
dominoes and a preroll with the uncles
mahjong w the ladies
bunco babes need gummies
bingo hall w my crew of old gals
quilting circle chatter, low dose gummies?
knit n natter group
can i get seltzers for pottery class w the girls
flower for paint n sip but puff, group of 5
puff n paint party of 8
supper club edible w 6 guests
tapas w friends and long talks, what pairs
wine and cheese night but we r skipping the wine, infused drink?
happy hour w coworkers, thc drink instead of beer
holiday lunch at work, mints to help w the watercooler chatter
team building retreat
duet at karaoke with my pals
mic night sitting w the whole bar, joint
open mic crowd afterparty
patio season with pals
rooftop drinks w the crew, thc ones
a blunt for sitting on the stoop w the neighbors
front porch visitin, flower
tailgate parking lot strangers become family
fight night at my place, 10 dudes, half oz?
fantasy draft w the league, prerolls
sunday football n wings w the fellas
world cup watch party gummies
bachelor finale viewing party w the girls
oscars party, everyones chatting
edibles b4 drag brunch w my work wives
ladies who lunch
4 of us hanging out wanna laugh n talk, joint
visiting my bro's dorm, meet his pals
alumni weekend w the old gang, flower
old army buddies visiting, swapping stories
swapping war stories around the fire pit, pack of minis
reminiscing w childhood friends preroll
telling tall tales w grandpa
which cart makes me the storyteller at the table
holding court at the bar type feeling, gummy
flower for being the center of attention
belle of the ball edible
toast of the town pls
vape that makes me mayor of the party
party animal pack of joints
paint the town red w my mates
hit the town with my cousin
having a hootenanny this weekend
shindig supplies lol prerolls for ten
wingding w the family
kickback at my boys place
function this weekend, what do ppl like sharing
lil get together, nothing fancy, wanna be chatty
link up w the bros
hanging at the skatepark w the crew, dogwalkers
dog park small talk w owners
joint pack, playing disc golf with the boys
hiking club w new ppl, preroll
run club social after, seltzers
yoga retreat w 12 strangers, sharing circle, tincture
hostel common room making friends
facetime with my sis for hours gummies
phone chat for 3 hrs w my bestie
discord voice chat w the guild
xbox live with the squad
prerolls to debate aliens w my buddies til sunrise
solving the worlds problems with my neighbor
flower for a heart to heart w my brother
bonding w my dad, he's curious
mother daughter spa hang and chat
get my quiet boyfriend talking to my friends lol, edible
loose lips type of weed
would a tincture let my guard down around ppl
mints to mix n mingle
rub elbows w the bigwigs vape
hobnob
press the flesh, shake some hands at the fundraiser
small talk superpowers
bit o banter w my mates
witty comebacks w the crew preroll
roast session w the homies
some flower for cracking jokes w the guys in the garage
garage hang w a 6pack of thc sodas
the more the merrier, party pack?
hookah lounge type evening w friends
first week at the new job and they invited me to drinks after
giving the family toast, tincture so the words come easy
my roommate's friends r cool and i wanna fit in w em
`,
  hungry: `
want to lick the plate clean, gummies
flower thatll have me eatin my mom out of house and home
hungry hungry hippo
preroll that gets me hungry as a wolf
so hungry i could eat a cow, what strain gets u there
hollow leg
stuff my face tonite, bud
gummies for cookie monster mode
shaggy and scooby sandwich type flower
scooby snacks lol make me want em
homer simpson at a donut shop
joint for a white castle quest, harold n kumar
garfield and the lasagna, vape?
tincture for a winnie the pooh rumbly in my tumbly
joey doesnt share food kinda weed
kirby inhaling everything, cart
put the fork in my hand
got my eye on a whole rotisserie chicken
mama made tamales and i wanna eat a dozen
sunday dinner at nonnas she wont let me stop, what do i smoke before
costco samples run
golden corral day
vegas buffet with my uncle
korean bbq ayce tonite, get my moneys worth
all u can eat crab legs
hot pot w bottomless broth, preroll before?
sushi boat for one lol
wing eating contest sat, whats gonna help me demolish em
hot dog contest training bud
cart for a food truck festival, need a big tummy
state fair fried everything, edible
taste of chicago w a hungry stomach
ribs cookoff judge, want to eat it all
which flower makes a burger so good u moan
joint to make ramen taste like michelin star
make cold pizza gourmet
leftovers never stood a chance, gummies
doordash gonna love me tonite
ubereats bill about to be 80 bucks
7 eleven nachos at 2 am, vape
gas station snacks haul
a whole sleeve of oreos in one sitting type edible
bag of doritos gone in 60 sec
cereal for dinner, three bowls
need a joint and a spoon, pint of ben n jerrys calling
dessert stomach activated, gummy?
sweet tooth going wild
salty snack cravings
a hot cheetos fingers all night cart pls
popcorn bucket to the bottom at the movies
infused drink to go w a charcuterie board for one
cheese plate hits harder, what flower
fridge light at 3am
edible that has me standing at the open fridge w a spoon
grazing all day type of bud
second breakfast joint, like a hobbit
brunch where i order sweet AND savory
stack of pancakes a mile high, preroll
waffle house at 4am
dennys grand slam x2
get my belly rumbling
tummy growl like a bear
wake up my stomach pls
turn on my taste buds
mouth watering at the smell of onions, flower
drooling over food network
preroll for great british bake off so i want it all
tastebuds in hd
flavor explosion when i eat, vape
whats the seasoning for an empty stomach lol, weed that makes dinner better
aperitif but weed, drink?
pre dinner puff so the steak disappears
pregame for the feast, gummies
before xmas ham, want room for pie
whats a good joint b4 easter brunch, elastic waistband ready
wearing my stretchy pants for a reason, flower
loosen the belt a notch or two
i eat like a bird wanna eat like a bear, gummies
small appetite guy w a big dinner res, cart
skip lunch too easily, want to actually want my sandwich, tincture
getting my gains, {num} calories a day, bud that makes me shovel it in
coach says eat more, flower to help me put it away
hardgainer needs to finish the meal prep
dirty bulk szn
preroll thatll put meat on my bones
wanna fill out my jeans a bit, edible to make me eat
skinny dude needs thirds
growing boy appetite in a joint
the munch is calling
vape to wake the munch monster
munch crunch preroll
le munchies sil vous plait
raging munchies tincture
snackzilla
snack goblin mode on
feed the beast flower
feeding frenzy, sharks
edible to make me vacuum up the chips n salsa
wolf down a burrito
scarf down tacos
inhale a large pepperoni on my own, bud
devour everything in sight
polish off a lasagna, gummies
go to town on some bbq
nom nom nom cart
got any omnomnom flower
im finna grub, joint?
tear up some soul food
mukbang night, what gets me in the zone
girl dinner turned feast
`,
  romantic: `
gummies for me n the wife, babysitter booked til midnight
rose petals on the bed, what flower goes w that
barry white on the speaker, joint
some lovin tonite, edible
hanky panky preroll
makin whoopee tincture lol
a roll in the hay cart
bow chicka wow wow
some netflix and we wont be watching
put the do not disturb sign up
hotel room w my man no kids
staycation with my boo
b&b with a clawfoot tub for 2
bubble bath for two
jacuzzi suite and champagne for two
flower to bring to the poconos, heart shaped tub weekend
vegas elopement weekend, for us newlyweds
just married!! wedding night smoke
25 yrs together and still got it, gummies
golden anniversary w my bride, tincture
renewing our vows, special night, chocolates?
first valentines w my new gf
vday treat for my hunny
sweetest day gift for my sugar, edible
galentines is done, now time for me n him
got a cart thats like cupids arrow
love potion number 9
love bug bit us
lovebirds in a nest
vape for two peas under one blanket
spooning leads to forking lol
little spoon tonight
snuggle bunny preroll for me n my man
canoodle w my lady
smooch fest
kissy face w my boyfriend
necking at the drive in like teenagers
steamy car windows, parked in our garage lol, preroll
lovers lane type of bud
flower to slow dance in the kitchen w my wife
dancing cheek to cheek
al green and a glass of something, drinks
let's stay together type of joint
sade album and silk sheets, vape
usher playlist, hubby's coming home, edible
r&b slow jams with bae, preroll
sensual cart
sensual massage for my partner, oil?
back rub that turns into more
feet in his lap and eyes locked
gaze into each others eyes
pillow talk
sweet nothings in my ear
whisper n giggle in bed w my wife, vape
whatever flower gets us tangled up in the sheets
under the covers w my hubby
a joint under the stars w my fiance
stargazing on a blanket w the one i love
picnic in the vineyard w my sweetheart
cart for a sunset beach walk hand in hand
gondola ride kinda mood, flower
is there a tincture thats like paris in the spring w my love
lady and the tramp spaghetti type evening
notebook kissing in the rain
dirty dancing nobody puts baby in a corner, w my man
edible for the ghost pottery wheel scene lol
titanic hand on the foggy window
rom com turned real w my girlfriend
bridgerton level passion
casanova prerolls
don juan tonight
romeo n juliet in a tincture, the balcony part
adam n eve vibes for me n mine
get it on w my wife, bang a gong lol, joint
light my fire, doors style, cart
you light up my life, for my hubby and i, edible
fan the flames w my old man, flower
sparks flying
relight the pilot light w my husband of 30 yrs
stoke the fire in the marriage
back to when we were dating, me n my wife, preroll
vape pen 4 our second honeymoon
empty nesters with the whole house, chocolates
kids finally asleep wink wink
in laws took the baby for the nite
lock the door n dim the lights, cart
red light bulb in the lamp type night
lava lamp and my lady
drinks w mood lighting and a fur rug by the fireplace
bearskin rug lol
velvet and candles
strawberries and whipped cream w bae
chocolate covered strawberries, but the infused kind for my lover
oysters and a spliff, me n her
wine me dine me, the rest, tincture
third date, u know what that means, vape
he's coming over with flowers, i want the other flower ;)
invited her up for a nightcap
wearing the good lingerie, what pairs
wore the fancy underwear tonite lol
dress to undress edible
randy vape
flower to get us hot n bothered
feelin saucy pls
naughty but nice
feelin naughty with my hubs
got a lil twinkle in my eye for my husband
come hither cart
bedroom eyes
bring sexy back
feel sexy in my own skin w my man, edible
hot stuff for my hot wife, topical or something
get her motor running
gummies for the libido
wake up my sex drive cart
want to want him tonite, tincture
in the mood for love
mood setter for mr right
butterflies in the tummy w my crush coming over
head over heels couple looking for a treat
two lovers one joint
do u have his n hers gummies
couples edible for a special evening
date nite drinks, me n my hottie
something to sip then slip into something comfy ;)
quickie lunch break w the wife lol, vape
breakfast in bed with benefits, chocolate?
friends w benefits coming over, cart
booty call kinda gummies
boudoir vibes
tantric night w my partner
skin on skin, every touch electric, edible
make her toes curl
flower so i get goosebumps when he touches me
melt into his arms
my better half and me getting closer, gummies
long distance bf flying in friday, havent seen him in 3 months ;)
navy hubby home from deployment tonite, flower
make up after a fight, make up the fun way
popping the question tonight, for after she says yes, joint
`,
}
