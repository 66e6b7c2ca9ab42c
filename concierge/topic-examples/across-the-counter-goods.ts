import type { TopicExamples } from '#concierge/understand/topics.ts'

/**
 * What shoppers of some fifty shops ask for over the counter, in the mix of their days. Over 300 lines because they are data, a line each.
 */
export const ACROSS_THE_COUNTER_GOODS: Partial<TopicExamples> = {
  goods: `
non alcoholic beer w/ thc
na beer with thc in it
got any thc beer without the alcohol
something like beer but with weed and no alcohol
something to put in my tea. syrup?
anything i can stir in my tea, like a syrup
syrup or honey for hot tea
is there a tote bag
got a tote bag with your logo
i have a job interview tomorrow and need to relax tonight but not be groggy
half o, i got 80 on me
sativa. and 40 is all i got on me
twenty bucks is all i have on me, whats good
got 60 on me and want an eighth
which 510 battery lets me change the voltage
which vape lets you adjust the heat
do you do hoodies
do you do t shirts
i have a really high tolerance, 10mg does nothing to me
10 mg barely touches me anymore
regular gummies dont do anything for me, i need more
nothing hits me anymore, what do you have for that
having friends over for pasta and want to be silly after
making dinner for my wife and want us both a bit happy after
hosting a barbecue and want everyone a little giggly
just got off a double at the hospital, all i want is an eighth for the patio, leaning indica, nothing over forty bucks
Hello! I'm 68 and have not touched the stuff since college. My daughter says start with a gummy of no more than 5 milligrams. What have you got?
me n my buddy go halves on a zip every month, whats the least we can get away with spending
my sister in law lives for chocolate and cant stand gummies. its her bday, 30ish
battery for my carts went thru the wash lol. need a new one
going to a show at isotopes park, want a little throwaway vape, 25 tops
do yall still carry {name}
i want one of those 2 gram {name} things in a sativa
boyfriend only does dabs. I know nothing about it except he says 'badder'. forty dollars is my limit
quarter for under sixty, smalls totally fine by me
bachelorette weekend up in santa fe!! need one box with ten joints in it so nobody has to roll
hoodie for my husband hes a big guy, xl
u got lounge pants or sweats in a medium
My roommate won't smoke and won't chew candy either. She'd rather swallow a pill and be done. Anything like that?
peach edible pls, not more then 30
anything from {name}
full gram cart, indica, and i'd rather not cross 45
lemme get some za, hybrid eighth, forty max
grinder teeth are all bent, gotta replace it. twenty dollars is what i have
i need a torch, like for a rig
out of papers! the inch and a quarter ones or cones, whatever is cheap
RSO in the syringe, hopefully under fifty
is there such a thing as an edible with coffee or caffiene in it, i gotta stay awake thru my cousins wedding
vegan here so no gelatin, gummies under 30 please
Dad watches his sugar. A sugar free edible, does that exist?
i hate sitting around two hours waiting on a gummy. whats the fast acting stuff
{name} in the house?
old head here, got any {name} left
have the {name} pen already, need a pod, indica one
show me {name} stuff under 40
{name} eighth, whichever one is cheapest
two of us: i smoke flower, she only eats edibles. about 40 a person
ok i have sixty bucks and want a joint AND a cart out of it
one cheap j for the walk home, ten dollars or less
strongest cart on the shelf fr, idc about price
my uncle says nothing here can get him high. prove him wrong, highest thc bud
i get way too stoned off modern weed, need flower thats around 20 percent or lower
my tia wants a balm or a cream, she doesnt smoke and wont eat it
infused joint for under fifteen
half o, cant spend more than a hundred and ten
ok so my brother and me are gonna split 14 grams, he wants indica so fine indica, we have 170 between us
{name}, but the kind that has cbd mixed in
whats the deal w those giant {name} megas, i want one
lemony or limey edible, something tart
heard theres a spicy gummy?? like chile. im new mexican i need it
not candy, an actual baked good like a cookie
CBG edible for mornings please
gummy w thcv in it
i'd like an edible that has CBN in it, however i am on a fixed income so twenty dollars is the ceiling
do you have any edible that is 4 to 1 CBD
something you put under your tongue or spray in your mouth?
give me the funk. garlic, gas, diesel, that kinda flower
indica prerolls in a pack, i cant roll to save my life
sativa joints under 25, my wrists are broke from rolling
i have a thing for mint. mint anything
{name} flavor, edible
its 98 degrees and i want watermelon gummies, twenty dollars or under
vape that tastes like mango
what are the staff picks
any flower marked down today? im broke til friday
discounted edibles below fifteen bucks
sativa vapes but only if theyre on sale
cabin trip to ruidoso, eight of us, everybody hates indica for some reason, so an ounce but sativa
one hitter or little dugout for backpacking the gila
dropped my glass in the sink AGAIN, want a small bubbler to replace it
{name}, ideally the black one
its so dry out here my weed turns to dust, got one of those lil humidity packs
my pipe is nasty. something to clean it?
need a lighter, cheap one
ball cap or trucker hat
pink shirt in extra small for my wife
coworker who runs on espresso leaves friday, want a going away present in that flavor
no edibles no vapes, only pre rolled, hybrid, fifteen and under
playing disc golf in the sandias, gummies under 30 that arent indica cuz indica puts me out cold
edible under 20 but im allergic to chocolate so not that
my ex used to bring home these {name} ones, joints i think. u have em?
{name}, the bud not the vape
{name} in any form
taco cat by {name} just an 8th
moonwalkrs flower pls
chunky munky, the half ounce
{name} or whatever, in a vape
stankasorus, want the big one 28g
that minosa cart from selct was bomb last time, still got it?
lowell smokes. my gf likes the chill ones
whats that ladies brand, miss gras or somethin, show me what u have of theirs
saw {name} on insta, do u sell her joints
the {name} gummies, indica
{name} pills, the Chill
{name} makes some caramels i think?? want to try
poker night, 6 guys who never do this, one bag of edibles with 20 or so little ones, 5mg each
my tolerance is dumb. one piece, 50mg or more
a bag of gummies stronger than the normal 100mg
half gram cart, fifty bucks or cheaper
not a big indica guy not a sativa guy either so hybrid cart, smth fruity, and it has to stay below forty five dollars
londn pound cake, vape version
is there flower thats already ground up for me
rso gummies around 30
live rosin gummies 28 or below
i keep hearing solventless is cleaner, got anything like that to eat
{name} anything, flower joint cart idc
eighth on special, 35 ish
disposable, hybrid, been sober from cigs 3 weeks and need somethin in my hand. 50 limit
first date thursday, she said she likes cherry flavored stuff, edible, 30 or less
20:1 cbd gummies. i dont wanna feel anything basically
Please recommend a pair of indica eighths, each below $45.
3 sativa prerolls to try, twenty or less apiece
on my lunch break, tell me quick: any quarters of sativa
1g of live resin to dab, sativa, money isnt an issue
landlord has a nose like a hound so no smoke, but gummies make me gag too. what else ya got for 30
eighth thatll knock me out after a swing shift, under 40
writing my thesis and need to be creative, bud please
joint that makes me happy n chatty, its salsa night and i freeze up around people
vape for staying focused while i clean the whole house
calm, but i still have to cook dinner so nothing sleepy. preroll
need some get up and go, a cart under 40
mind like a racetrack at night, gummies to unwind
uplifting flower for the balloon fiesta, we get up at 4am
me and my sister wanna giggle like the old days lol (were 41 and 44). vape
we do a paint n sip every month, what edible gets the creative juices going
preroll that keeps me clear headed, i still wanna read my book after
sleepy cart for less than 40 bucks
which eighth is energetic but also happy, 35 dollars ish
flower thats calm and relaxed, quarter oz
heavy on limonene, flower, not over 40
nerolidol... anything with that terp in it?
bisabolol vape or bud
need linalool in a preroll
humulene forward flower, sativa
pinene for hiking the la luz trail. joint
myrcene couch glue, eighth, indica
cart w caryophyllene, spicy peppery
movie marathon with my wife, want to sink in the couch, flower for under 60
morning person strain, like coffee in a bong
dab that makes you happy and mellow, 40 or less
a dab for bedtime
tincture to chill out with
nothing racy please, i get paranoid, mellow low thc flower
gummies for gaming all night w the boys, want energy
tablets for focus, my coworker swears by em
inspired / creative kinda joint, 15 or under
old college roomates visiting, five of us, a 5 pack of joints that makes everybody silly
wind down after roofing all day in the heat, edible under 20
anniversary in taos, want a date night edible that sets the mood w my wife
moved here from el paso and know nobody, need a social butterfly kinda vape, under thirty
night shift flipped to days and my body has no clue, sleepy joint for less than 30
uplifting yet relaxed preroll, im picky
golf with the inlaws, need to be pleasant and awake. disposable vape
what bud keeps you productive, sativa, 3.5, under 40
i want that warm fuzzy body high, half ounce of whatever does it
{brand} {brand}?
raw garden, u guys have it?
weed soda or a thc seltzer for the pool
lotion under twenty bucks
tincture, fifteen dollars or less
sativa live resin for 50 and under, the kind you dab
an ounce for a hundred bucks?
got eighths for like 20
need half oz of sativa for a road trip to marfa w my band (passenger seat only)
live rosin to dab, the concentrate
rolling tray?
dad used to get shatter, u have any of that
{name} in stock?
looking for the {name} {name} cart
{name} {name}, still around?
2 gram disposable under 40, any strain
preroll for three bucks
is that {name} briq here yet
hoodie in 3xl
{name} joints
how much for the {name} eighth
whats the thc % on {name}
how many tablets come in the {name} ascend
{name} by {name} - sativa or what
{name} on sale? for how much
what did the {name} eighth cost before it got marked down
{name}, who grows that
so what does {name} actually do to you, effects wise
terpenes in the {name} cart?
{name} - what size is that pen
{name} {name} joints, any left?
did the {name} sell out in small? thats my size
how many milligrams is one of the {name} {name}
{name} badder or the {name} one, which hits harder thc wise
{name} price now and what it used to be
{name} indica pack has how many joints in it
whats the {name} nightcap 2 pack go for
that {name}, how much $$$
price on the {name} peak in onyx
{name}: indica sativa or hybrid?
what brand is {name} lol
{name}, how many grams in the bag
{name} {name}, price and thc?
{name} mango cart sale price
total mg in the {name} fast asleep bag
what kind of high is {name} from {name}
10 pack of joints, indica, 55 tops
do you guys have those little tins w 5 joints in em
whats ur lowest priced eighth
Which of your flower tests over 30 percent?
quarter of a hybrid for under 80
half oz, sativa
I like dessert-y strains, cakes and creams and that. Eighth, and I'd rather not go past $45
2g dispos that are indica
{name} or {name} cart?
half gram vape under 50 pls
which {name} pods are left
is there any vape thats actual live rosin not distillate
terp sugar for 75 or less
peanut butter anything lol
sugar free edibles?
my sister's vegan, which gummies can she have
mango gummies, got 32 bucks on me
something edible with coffee or espresso flavor
not into gummies. caramels maybe?
is there a cookie, just one serving, cheap
looking for an edible w way more cbd than thc
one single gummy thats the whole 100mg
my mother in law hasnt touched weed since like 1974. whats a gentle edible for her
cbg edibles
{name} flavors u have in?
the {name} ones wooo
Are any gummies marked down at the moment?
four piece grinder around 15
small glass pipe or one hitter, under 25
need a new battery for my carts nothin expensive
pre rolled cones so i dont have to roll
hoodies in a medium?
construction guy here, 60 bucks till friday. most flower i can get for that
Please list {name} eighths at $65 or below.
indica makes me dumb so not that. vape, 45 max
bachelorette this wknd, 6 of us, a couple are lightweights. gummies 25 or under per pack
preroll to get me moving before a morning walk
melt into the couch flower, 8th, 40 or less
gummies w cbn for bedtime
i sketch at night n want a vape that gets ideas flowing
Is there an edible for staying on task? Boring paperwork day ahead of me.
eighth that'll have us laughing at dumb movies, 50 max
heavy body buzz cart, not heady
gummies with a lil caffeine kick?
dabs that wont knock me out
uplifting quarter of flower
pre-roll with pinene in it for daytime
just worked a double at the hospital, want chill gummies. 25 or less
joints to pass around at a cookout, keep everybody chatty
edible for winding down at bedtime under $30, no chocolate
mellow indica vape, 70 or under
energizing edible that isnt more than 30 dollars
tinctures? the kind w a dropper
half gram sativa cart
any vape pens for less than 30 bucks
Do you stock transdermal patches?
wax for 35 or under
how much for the {name} {name}
thc % on {name}?
How many joints are in the {name} pack and what does it cost?
{name}, thats a sativa right?
{name} {name} 2 pack, how strong is each one
{name} briq still around?
{name} from {name} available?
{name} vs {name} which hits harder on paper
what are the {name} 10 packs going for
who makes {name}
{name} peanut butter bar, real peanuts in it? buddy has an allergy
{name}: whats the eighth n whats the preroll
{name} genetics?
how many tablets in the {name} love
{name} half, price?
HYBRID PREROLL 1 GRAM 20 DOLLARS OR LESS
saitva disposible vaep undr 80
ok so long story but my husband just retired and his knee surgery is behind him and now he wants to try this stuff with his golf buddies, and I said fine but nothing smoky in my house, so he'd like a chocolate bar, not pricey, 35 dollars at the most, what would you pick
any disposables?
got a half oz for 85 or less? dont care ab the strain
sativa eighths pls, tryna stay around 35 bucks
which preroll 5 packs do you carry
Do you have anything chocolate? I don't care for gummies.
those little thc shots, do u have one w no sugar
lowest price cart in the store
lookin for a vape battery, nothing over 35
roommate used up all my papers, what've u got
bong is disgusting. you sell cleaner?
I'd like a hoodie for my husband, he wears an XL
whats ur highest testing bud
im such a lightweight lol. edibles 5mg a pop or under
dessert type indica bud? cake, {name}, cream, that kinda thing
{name} all in ones that are marked down
heading up to the cabin w the boys, need a quarter of anything 50 max
Tinctures - what are my options? I do not want to inhale.
rso
live resin badder, whatcha got
feelin something blueberry, any kind of product
do you have thc in tablet form? the fewer calories the better
give me three hybrid 1g carts to choose between
broke til friday. anything smokable under ten bucks
4 piece grinder
gummies w/ cbg
papaya anything?
Could I get a full ounce for 150 or below?
my uncle turned 70 n wants to try a joint again first time since the army. not some rocket fuel pls
{name} eighths
ok 60 in my pocket and i want 1 cart and 1 joint
joint that tastes like citrus
electric dab rig, less than 350
what {name} flavors are in
Bonfire tonight on the beach house deck, 6 of us. indica joints in a pack, 35 tops
a cream or balm that has cbd along with the thc
sister in law likes taffy, u got taffy?
diamond infused preroll
gotta clean the whole garage, want a joint that gives me energy
bedtime edible, budget is like 18
I write songs and need a vape for the creative part
bud that keeps me calm and happy, just dont knock me out
relaxing cart nothing over 30 dollars
which eighths list focused as an effect
uplifting rso or wax for the daytime
myrcene flower for late evenings, 40 or less
anything w bisabolol, in flower
giggly night in w the wife watching dumb movies. preroll pack maybe?
Clear mind, no fog. A pre-roll, please.
want to be chatty at my cousins wedding but its gotta be discreet so a vape
sativa gummies that get me off the couch on sundays
indica disposable to crash with
mellow bud so i can still function, thc no more than 20
humulene in a cart? i like the hoppy thing
u guys carry {brand} or {brand} gummies?
thc patches, the stick on kind
we're allowed to grow now right, so do you sell seeds or clones
quarter oz for 25 dollars?
single preroll 5 bucks or under
cbd chews for my old lab, like dog treats
hows much is the {name} {name} quarter
thc on {name}?
Is {name} an indica?
how many joints inside the {name} {name}
effects of {name} by {name}?
yall still got the {name} {name} cart
that {name}, is it available in a Large
price on the {name} battery combo
what terps are in {name}
which one tests higher, {name} or the {name}
how many mg total in the {name} {name}
{name}, whats it after the discount
In which weights do you sell the {name} flower?
my gf has a walnut allergy. is the {name} a no go
ANYTHNG INDCA IN A CARTRIGE 30 BUX OR LES
satva preroles chep as posible
so my sister and me are driving up from the cities on saturday and she got some gummies at a place there that were way too sugary and gross, and i told her i would find something better, she likes mango or like tropical fruit i think, nothing crazy expensive, 25 dollars is probably the most shed pay, oh and gummies again please
need a half oz for a camping trip, 100 bucks max
quarter of sativa for 50 or less?
least expensive full ounce you've got
do yall sell single grams of flower? wanna try a couple before i buy an eighth of anything
eighths at 30 or below
strongest eighth on the shelf today
popcorn buds, 7g, under 75
any flower thats already ground up, my hands are bad so grinding is a pain
{name} or sumthing minty, 3.5
What flower do you carry from {name}?
hybrid eighth for rolling blunts, 35ish bucks
sativa joint less than ten dollars
Got moonrock joints or any other infused prerolls?
floating the blackfoot saturday w the boys, need a big pack of joints. like a ten pack
two pack of mini prerolls under $20 plz
{name} cart
{name} in a vape, whichever brand
throwaway vape, 35 or under
gram cart indica, i can do $42
whats a 2 gram disposable look like here
live resin badder or whatever for the rig, <$40
solventless dabs?? rosin only pls
sativa concentrate, 70 is my ceiling
My book club is trying edibles for the first time, all of us in our sixties. Which gummies are on the low dose side?
{name} gummies on sale
show me ur {name}
sour gummies 20 bucks or less
caramels?
is there an edible that tastes like coffee
one big 100mg gummy, not a bag of ten
im vegan, which gummies can i have
i have sixty dollars for a pre-roll and some gummies
tincture under 30
battery for a 510 cart, 30 tops
i cant roll to save my life, got empty cones?
a hoodie for my brother, he'd wear a medium
hung drywall for ten hours, want a vape that leaves me relaxed and happy
sativa flower for songwriting, get the ideas going
gummies that make u drowsy
preroll to smoke before hiking the M, i want pep
chill and calm but dont put me to sleep
something edible to stay focused while i do my taxes lol
uplifting eighth, no more than $33
Which eighths have limonene as the first terpene?
linalool concentrate
melt into the couch cart
going to a concert at the amphitheater tonight, want to feel giggly n social. flower or joint
nightcap joint, indica, 15 or under
clear head sativa cart
daytime RSO, one that wont flatten me
quarter for lazy sundays, relaxed n happy, budget 50
bachelorette in the cabin this wknd!! edibles that are fun and buzzy, 20 a pack max
quarter under 25?
u have {brand}?
disposable for $15 or less
thc bath bombs
looking for shatter
Do you stock any THC root beer or other cannabis soda?
how much is an eighth of {name}
{name} by {name}, how many mg is each one
is the {name} cart a sativa or what
u guys still got the {name} briq
Are the {name} five-packs in stock?
how many joints come in {name}
{name} {name}, whats it go for with the sale
who makes the {name} gummies
which one tests higher, {name} or {name}
how big is the jar of {name}
{name} badder - what does it feel like
cost of the onyx new peak
does the {name} balm have any cbd or just thc
SATVIA CARTS UNDR 40!!
chocolat edibels 30 dolars or les
ok so my husband usually does the shopping but he's out of town for work until the 20th and i normally just take a puff of whatever he has, so i dont know any of the names, he said ask for a preroll, just the one, and nothing over fifteen dollars because i'll probably only smoke half of it out on the deck anyway. what would you suggest
just got off a 12 hr night shift at the hospital, want an edible to mellow out with. 25 bucks or less
half oz of whatever, a hundred is all i got on me
show me ur sativa vapes
on lunch at the site, wanna grab one joint for after work. 12 dollars max
2 gram vape, whatever tastes fruity
badder or budder, dont mind which
My dad doesn't like chewing gummies. Do you have mints or lozenges with THC?
candy bar type edible w peanut butter or nuts in it
full zip of bud no more than 170
which vape tests the highest
going camping w the boys this wknd, need a multipack of indica prerolls
got any lime flavored edibles
its my sisters bachelorette, 8 girls, most never tried it. edibles 5 mg a piece or weaker pls
little glass pipe or something for under 25, i broke mine
gummies made w live rosin?
i love anything grape. what edibles u got like that
hoodies in 2xl??
sativa quarter, trying to stay below seventy
Could you point me to a hybrid eighth for $30 or less?
do yall carry popcorn buds in 7g bags
drops i can put under my tongue, thirty dollars tops
what do you have from {name} thats under 100
need a cheap 510 battery, 20 and down
{name} anything
gummies with all three, thc cbd and cbn, the 1:1:1 kind
edible where theres way more cbd than thc
tangerine tasting flower
rso in a syringe for 35 or under
{name} in any shape or form lol
i smoke daily, give me an eighth thats at least 30 percent
sugar free edibles exist?
cheapest {name}
can i get just a single gram of flower to try
moonrock prerolls?
new apartment no bong yet :( spend up to 70
grinder w 4 pieces pls nothing over 20
flower for cleaning the whole house on a saturday, need pep
im a guitarist, want a preroll that gets the ideas going
something to knock me out before bed, flower only
giggly happy vape to share w my roomie
chill evening gummy, relaxed feel, twenty or less
what would keep me focused while i code? smokable
uplifting dab
Calming eighth for sitting on the porch, preferably below $40
sleepy cart
energetic edible for a concert tonite
heavy stoney indica for staring at the ceiling, 14 grams
bud w lots of linalool
joint for a first date, relaxed but still able to talk
i want flower that has bisabolol in it
which flowers leave you clear minded
creative mood quarter ounce?
{brand} infused joints in stock?
sativa by the ounce
weed beer or thc seltzer cans
a topical cream for under 20
bubble hash or kief
cannabis treats for cats
thc % on the {name} {name} joints
how much for a {name} {name}
{name} {name} cart price?
{name}, is that one a sativa or what
What does {name} from {name} test at?
total mg in a pack of {name} {name}
u got {name} {name} rn?
{name} {name} available? n price
what brand is {name}
how many come in the {name} {name}
{name} effects?
{name} or {name} from {name}, which one hits harder
did {name} rosin sell out
the letterman jacket how much is it
SATIVA PREROLS!!! UNDER 15$$$
choclate edibel 30 or undr
ok so i just retired after 30 some years of roofing and got time on my hands lol and my neighbor who is 68 like me says try a gummy, i told him i dont want to spend more than 25 and i dont want those giant 50mg things, ten mg each at the very most, what would you show me
just got off a 12 hr night shift at the hospital.. want an indica gummy for tonight, 25 bucks tops
what quarters of bud can i get for 50 or less
dab head checking in. badder, live resin, rosin, what do we have, no rso pls
disposable pen, sativa, less than $40
which gummies have cbg in them
six of us rented a cabin at deep creek and need a multi pack of joints, can spend up to 60
what {name} vapes do you carry
wats the cheapest eighth in the case
My grandson wants one of those hoodies. Is there one in medium?
i smoke out of a pipe and dropped mine this morning lol. new one for 25 max
grabbing papers, king size
THC chocolate bar or pieces, 30 dollars or under?
are there any cannabis tablets? i cant stand candy
vegan gummies plz
lookin for a whole zip under two hundred
half oz that wont break me, like a hundred or under
gimme the most potent cart on the shelf
I get paranoid easily so I'd like the weakest flower you sell, 20% thc at most
one joint for after work, all i got is a ten
{name} 30 or less
do you guys have {name}
my dad swore by {name} back in the day, you got that in anything?
indica vape that isnt over $30
saw ppl drinking those mini thc shots at a tailgate. which ones do u have
any {name} carts marked down
lotion or balm for under 40, my wife won't smoke
drops under the tongue, 25 dollar budget
want gummies with even thc and cbd, one to one i think its called
Which {name} rigs are in right now?
75 to spend: a cart and a couple of prerolls, whats a good combo
I am 71 and have never tried this. Is there an edible with small 5 milligram pieces or even less, please?
{name} eighths?
need a 510 battery, 30 bucks or cheaper
sativa moonrock joint
{name} w/ thcv for my morning run buddy
show me 2 sativa flower options under 45 that are eighths
bachelorette weekend w 8 girls, something edible thats fun n giggly, max 30 a pack
im a songwriter stuck on a bridge. what flower gets ideas going
quarter of somethin that glues me to the couch
gotta deep clean the house saturday, cart that gives me energy
preroll for an outdoor concert - mellow and happy
flower to stay focused while i sort my coin collection, eighth for 35 or less
sleepy vape, not spending more than 40
strains w lots of limonene
bud with pinene in it
gummies to get me moving before the gym
joint under 10 bucks thats kind of uplifting
what edible would you take to be happy but still awake for a movie marathon
date night at home with my husband, cozy and relaxed, we dont smoke or vape
big bag (14g or more) with myrcene
clear headed vape i can hit in the afternoon and still answer emails
rso that leans relaxing for the evening
full ounce for 100 or less?
do you sell {brand} bars
looking for live rosin to dab under 35 dollars
got any thc dog treats
sativa tincture?
{brand} joints, yall carry those
thc % of {name} #6?
how much does the {name} eighth run
is {name} an indica or what
Do you still have the {name} all in one?
{name} in stock today?
how many tablets in the {name} ascend bottle
zzzonked tutti frutti - mg per gummy?
{name} cart vs the {name} cart, which one tests higher
who makes the soap flower
whats a hot knife cost
{name} disposable, is that discounted?
what kind of feeling does {name} give
terpenes in {name}?
{name} by {name}, how strong is it
difference between {name} mango serenity and orchard peach
SATIVA PREROL UNDR 15$$$
cheep vap cartrige hybird 40 or les
hello there so i havent done this since college, that was 1984 haha, my neighbor carol says the gummies are nice and i would like to try the gummies but not spend over twenty dollars because what if i dont care for it, what do you suggest
payday isnt til friday lol whats ur least expensive half oz
need a little bubbler or glass piece for the beach house
Any sativa flower in a 7 gram?
thc tablets, the tiny dose kind
my regular dab spot closed. got any concentrates 50 or less
chocolate bar i can snap into lots of little squares
on my lunch break gotta be quick, one joint, 16 bucks max
retired in march and thinking of trying flower again after 40 years. something on the mild side?
what flavors of {name} gummies u got
{name} stuff thats marked down
2 gram briq, hybrid
quarter of anything decent, eighty dollars or under
wait do they make gummies with caffeine in em
my roommates vegan, which gummies can she have
empty cones i can pack myself
i love grape flavor. edible or vape
Do you sell the little tins with five joints? Hoping for under 40.
indica chocolate pls
mints or lozenges i can throw in my purse
15 bucks left in my pocket n i want an edible
hybrid 3.5s at 35 or lower
highest thc cart on the shelf?
Which buds test over 30 percent?
{name} pods, indica only
lost my pen at the shore, need a new battery. 30 tops
u sell hoodies? i wear XL
cbg gummies
shopping for mom: gummy thats mostly cbd, like 10:1 or 20:1
husband vapes, i dont. one vape for him and one edible for me please
full zip of indica, keep it below 200
My bridge club wants to try edibles, nothing above 5 mg each.
sativa all in one, price doesnt matter
whatcha got from {name}
i need an actual dab rig or an electric one
yall have anything {name}
stuck on a song im writing, what gets the ideas flowing
gaming w the boys tonight, something chill in a vape
sativa edible for a lil boost before the gym
just came off a 12 hr night shift and need to power down. edible only
bachelorette weekend!! giggly gummies for 8 girls
date night, want something romantic ;)
deep cleaning the whole house sat, i need get up n go
heavy body high, indica bud
I'd like flower for the daytime that won't put me to sleep.
long day on the site, a joint to unwind w
gummies w melatonin or cbn for bedtime
bud thats got linalool in it
need to lock in and do my taxes, focus gummies, 30 or less
concert at the queen this wknd. upbeat 2g disposable
couchlock cart 1g 45 max
i get jittery easy lol so a mellow edible that has cbd too
tincture drops for under the tongue?
whole ounce for 100 bucks possible?
moon rocks
Do you have live rosin jars for dabbing?
u guys carry {brand}
sativa joint for less than 10
{name} blueberry gummies cost?
is {name} discounted? whats it now
What's the THC in the {name} eighth?
how much does {name} run me
{name}.. indica or sativa
who makes {name} lmao
u still got {name}
{name} {name} back yet?
{name} or {name}, which tests higher
what size is the {name} {name}
{name} {name} gummy, price n mg
{name} still 420?
what strains make up {name}?
are {name} {name} gluten free
satvia gumies undr 20 pls
ok so this is kind of random but my sister in law is visiting from ohio and she does not smoke at all, hates the smell, and we're going to a cookout on saturday with a bunch of people, so i was hoping to find her an edible, preferably something fruity, and honestly i don't want to go over thirty bucks because i already spent a ton on groceries
just got off a double at the hospital. one indica joint, $12 or less
2g disposable indica, whichever tests highest
sativa 3.5 for 40 bucks max?
Retired teacher here, never had an edible in my life. What is the gentlest one on your menu?
half oz of whatever, 85 cap
popcorn or smalls, a quarter, hybrid
u got those prerolls dipped w diamonds or infused or w/e
me n my roomate want a two pack of js, 16 dollars tops
does {name} do a fast acting one?
any gummies with CBG in the mix
{name} that wont run me over 35
sugar or rosin for my rig, indica or sativa dont matter, 70 is my ceiling
show me the {name} stuff
im rolling tonight, need papers and some filter tips
my pen battery died. got a 510 one for $30 or under
looking for a bong, glass
hoodies in XL?
tee for my sister, shes tiny (xs/small), less than 25
whats the flavors on the {name}
bringing dessert to game night: chocolate i can break up and share
i cant stand gummies, do you have mints or lozenges
that little thc shot u mix in ur cocktail
lowest price single gram of bud in the house
{name} cart but NOT the {name} kind, wrong battery
{name} vape, any brand
what's in stock by {name}
first dab setup, maybe a nectar collector, not spending more than 60
10-packs of joints for a bachelorette. keep it light and fun so no straight indica
everything in flower from {name}
most potent 1 gram vape u carry
eighth that tests 30 or higher n costs under 45
Is there a lotion, balm or stick I can rub on? Don't want to smoke or eat anything.
gelato carts or anything gelato
got $60 cash on me. one vape and one preroll
something to keep my weed from drying out
vegan gummies pls, my gf checks every label
karaoke tonight!! an edible to get us giggly
gotta deep clean the apartment, need get-up-and-go flower
brain off body heavy. vape
which gummies are listed as sleepy
doing my taxes late (dont ask). preroll for staying on task, no jitters
first date vibes. calm n happy, nothing thatll knock me out
creative sativa cartridge, forty or less
linalool flower to chill on the stoop with
I like that hoppy beer taste. An eighth with humulene?
lifted but still relaxed, eighth of flower
wake n bake joint, 13 tops
my mind races when i get in bed, husband said try an edible to wind down
date night edible... my friend said theres a {name} lol
up all night gaming with the boys, want laughs and energy
writing lyrics. indica-leaning hybrid joint thats inspiring
clear-minded rso if that exists
full zip, 28g, for under a hundred?
{brand} baby joints in yet?
pax era pods
any disposables bigger than 2 grams, like a 3 or 4g
thc bath bombs for a spa day
sativa tincture 20 bucks or less
what's the {name} run
{name} - indica or no
thc % {name} {name}
how many gummies u get with {name} {name}
{name} {name}, how strong is each piece
are u out of the {name} chocolates
{name} {name} still around?
{name}: price, and is there a blue one?
how much cbd in the {name} peach 2:1s
{name} vs {name} which one hits harder thc wise
Devil's Diesel, what size bag is that
mg in one single {name} gummy
{name} eighth after the discount?
whats the strain type of {name} and what do ppl feel on it
hwo mcuh fr a qaurter of indca
PREROLLS!!! CHEAP ONES!!! UNDER TEN!!!
just got off a 12 hr night shift and want to melt into the couch. one indica preroll, 15 bucks tops
The fellas at bowling swear by the chocolate kind. Which ones do you carry?
badder or sugar, whatcha got
on lunch, grabbin a 1 gram sativa joint for after work. $12 max
bachelorette on a pontoon!! 8 of us, want edibles that r fun n upbeat, no more than 30 a pack
renting a cabin so no smoke allowed. a throwaway all in one vape for thirty dollars or less?
which full ounces are in, smalls r fine by me
10 pack of joints for the duck blind
quarter oz, spending about 50
RSO in the klik thing, any left?
hate waitin 2 hrs for a gummy. which ones come on quick
is there such a thing as a sugar free edible
Daughter is vegan. Gummies that suit her?
I split gummies w my sister so I'd rather buy the ones that are only 5mg apiece
most potent cart on the shelf. dont hold back
lemme see what {name} (the brand) has
big gelato fan here, strains w that in the name
half ounce under a hundred for rollin blunts
making cannabutter so shake would be perfect
Dad's turning 70 and curious. Tiniest dose edible you sell, 1 or 2.5 mg a piece?
dropper bottle / tincture for less than $30
forgot my lighter AND my papers at home ugh
little glass piece to smoke out of, ten bucks at most
wanna upgrade to a {name}. which models u stock
its chilly on the water, got a hoodie in medium
510 battery, doesn't need to be fancy, 25 or less
{name}, like the movie. got it?
equal parts thc and cbd gummy, ya know the 1:1 ones
my coworker keeps talkin about THCV. whats on ur shelf w that in it
bud below 20% thc, the strong stuff is just too much for me these days
grape flavored anything lol
can i buy just 1 gram of flower to test drive a strain
infused joint thatll knock an old hippie on his rear
caramels or taffy with thc, reminds me of the county fair
{name} pod, sativa
two shoppers: he wants an eighth for 35 or less, she'd like gummies under 15
writing songs all weekend, which bud gets the ideas moving
doing inventory at my shop tmrw. cart that keeps my head sharp
euchre night w the neighbors, want a giggly joint to pass
2nd shift here, cant wind down when i get home. an edible to drift off with
mellow flower but i still gotta cook supper for 6
gonna tackle the whole garage saturday, a get-up-and-go sativa eighth would be great
Limonene forward carts?
my nose likes myrcene. nugs with plenty of it please
gummies for watching the sunset from the bluff, happy but chill
no couchlock!! daytime vape thats 30 or cheaper
heavy lights-out type bud, 7 grams
an edible that works sort of like my morning coffee, pep in the step
anniversary dinner tonight. Anything edible that's meant for romance?
8th w linalool in it, forty or under
dabs that lean hybrid, good mood kinda thing
Gardening hands. Is there a rub or cream, I don't inhale or eat any of it
eighth for a ten dollar bill?
full zip for under 100
{brand} baby joints, carry those?
wanna grow my own. clones or seed packs?
a gram of wax for 20 or less
those stick-on thc patches ppl wear on their arm
what does the {name} from {name} run me
thc number on {name}?
{name}: indica, sativa, hybrid?
{name} by {name}, joints per pack
that {name} strawberry 20:1, how much cbd is in there
{name} {name} eighths, still around?
did the {name} {name} gummies come back yet
{name} vs {name} cart, help me choose
{name} or {name} from {name}, whichever hits harder
cost of that {name}
how is {name} {name} sposed to make me feel
{name} {name}, how many in the tin and how strong is each
How big is the {name} bag?
SATVIA FLOWR 8TH CHEEP!!! LIKE 35
choclate edbles undr 30 pls n thx
ok so long story, my sister in law is visiting from ohio and she had a bad time once with a cookie at a wedding, she was on the bathroom floor for hours, anyway she wants to try again but gentle, gummies i guess, five milligrams each or even less, and id like to stay below 36 dollars if possible
sativa eighth, i can do 35 tops
Which of your indica cartridges tests the highest?
just came off a 12 hr overnight at umass memorial, want a gummy to help me shut my brain off n crash. under 20 bucks
least expensive cartridge in the building?
u guys have the big 2 gram dispos?
retired teacher here, havent smoked since woodstock lol. what's a gentle flower to get me back in
broke my pipe :( need a new piece, less than 25 dollars
10-pack of joints to pass around at a cookout saturday
lookin for RSO, the syringe kind not a gummy
anything chocolatey for date night? not over $25
My landlord lives upstairs so nothing that smells: food or drops, thirty dollars or less please
can i just get 1 single gram of bud to try
a quarter of whatever, fifty max
half o, i got 80 on me
u carry any {name}
what smalls does {name} do
Is there a gummy that's sugar free? I'm watching my carbs.
im on a strawberry kick. strawberry edibles?
do u sell those little weed mints
edible that has way more cbd than thc
show me the {name} gear
my pen died. new battery, 30 bucks or under
papers to roll with, cheap ones
need a hoodie, im a medium
got thc shots i can drink
sativa live resin for my rig
on lunch at the jobsite, whats the cheapest single jay u got for after work
bachelorette party this wknd!! 6 girls, want something giggly. gummies, no more than $25 a bag
highest thc eighth on the shelf, money aint a thing
infused prerolls less than a twenty
vegan gummies? no gelatin for me
hate waiting 2 hours for an edible. anything that hits fast?
1 sativa vape and 1 sativa preroll plz
how bout a full ounce
berry tasting disposable pls
what {name} concentrate is marked down
gotta deep clean my apartment sunday, which preroll gets me moving
i wanna melt into the couch. flower, forty or less
Stuck on chapter 3 of my thesis and need ideas flowing, which vape would you go with?
bud that leaves me calm, just not knocked out
going to a comedy show, edible for a happy mood?
got any relaxing tinctures
joint for staring at spreadsheets, stay sharp not jittery
eighth w myrcene
cart that makes ya sleepy 45 n under
hiking mt wachusett w my sister, uplifting vape, dont wanna go past $40
limonene carts??
sum creative flower, only want a gram
relaxed but still chatty, edibles, 20ish bucks or lower
mellow rso for the evenings
Do you have a lotion I could rub on after the gym?
pre roll pack to share w the guys during the sox game, upbeat
do yall carry {brand}
thc bath bombs?
zip for under a hundred bucks
Any live rosin carts in stock?
weed brownies, like actual baked ones
u got transdermal patches
price on the {name} mango cart?
what does the 7g {name} test at
is {name} {name} flower sativa or what
how many js come in Lowell's {name}
{name} {name}, how many mg is each one
number of tablets in a pack of {name} Love
is {name} {name} still around?
what kinda feeling is the {name} joint
Which terpenes are in {name}?
what am i paying for a quarter of {name}
{name} vs {name} from {name}, whats the diff
letterman jacket how much
SATIVA GUMIES 20 DOLLRS OR LES
ok so long story, my sister in law is visiting from ohio and shes never tried anything, she's nervous, and i told her there must be some edible thats really small like 5 mg a piece or smaller so she doesn't freak out like i did in college, is there one
just off a 12 hr shift at the hospital, need an indica 1g cart and pls keep it under 45
which eighths are the cheapest u have today
going crabbing w 5 buddies saturday, want a pack of joints. 45 is my ceiling
Do you carry the kind of lozenge that just melts in your mouth?
name the 2 most potent vape carts in the building
half oz, idc what it is as long as its below 95
Retired teacher here and I have never tried any of this. I would like something mild to eat, thirty dollars at most.
{name} w/ cbn in it
anything thc i can sip, w no sugar in it
got badder?
those big two gram all in ones, is there {name} or that black cherry one
planning my bestie's bachelorette at the lake house!! giggly gummies for the crew, nothing insane
hybrid eighth that tests 30 or better
only got a twenty on me. one decent joint and some papers?
my torch is empty do u sell butane
{name} papers, the long ones
is there a shirt with dogs on it, my sister runs a rescue lol
{name}, bud or joints doesnt matter
can i buy just one gram of flower? like to test drive before i commit
vegan edibles? wife doesnt do gelatin
i'd rather swallow a tablet than eat candy, what are my options
a whole zip for 150 or less plz
goin disc golfing later, what sativa j's do u have. 12 bucks max
hardest hitting infused preroll u got, tolerance is thru the roof
one of those electric hot knives for scooping dabs
quarter of smalls or popcorn nugs somewhere around fifty
gummies that are actually SOUR, my fav candy is warheads
Our anniversary is tonight. An infused chocolate bar, maybe?
disposables for 35 and down
lay out all the {name} stuff thats indica
total lightweight. any bud with less than 19 percent thc
hubby is obsessed w banana strains, wanna surprise him w some flower
drops for under the tongue, with cbd as well as thc
eighths from {name}
$50 all in.. one preroll n a bag of gummies
cramming for my nursing boards, want a joint after that leaves me focused not foggy
sleepytime gummies, 15 dollars or less
cart that makes cleaning the garage bearable. energy!!
family reunion coming up n i get shy. flower that makes ppl happy + chatty
preroll to relax with but i still gotta hold a conversation w the in laws
strains where linalool is the number one terp
i love that piney smell, alpha pinene flower for a walk in the woods?
eighth that'll put me on the couch and keep me there, about 40
producing beats tonight need a creative vape <40
its 9 in the morning so nothing sleepy lol. edible to lift my mood on my day off
clear headed pre rolls for sketching at the waterfront cafe
legday destroyed me, heavy body feel vape plz
mario kart night w the roomies, happy hybrid bud below 40
caryophyllene rich concentrate?
indica leaning but inspiring, i dont wanna pass out
Last time I got way in my head. What flower is calm and on the weaker side?
cbd treats for my old lab? he's 13
ten dollar eighths like back in the day?
need a bong, prefer a beaker base
rove carts, the featured farms ones
my grinder lost its teeth, got a new one for me?
live rosin to dab, any brand
{name} {name} cart how much
what does the {name} flower test at
{name} dispo - what company is that
{name}.. is that one a sativa or what
u guys still have the {name} {name} tablets
{name} half gram cart by {name}, any left?
{name} {name}, how many come in there
is {name} {name} just thc or other stuff too
{name} {name}, how many milligrams is each gummy
{name} or {name}, whichs got more thc
terpenes on the {name} badder?
whats a {name} Peak Pro run at your place
{name}, what kind of mood does it give ya
{name} half ounce, sale price?
the strawberry {name} that's mostly cbd, whats the ratio
satvia prerol chepest
1 GRAM VAPE UNDER THIRTY BUCKS!!! ANYTHING!!!
ok so hi, my neighbor swears by you folks, and here's my situation, i quit smoking cigarettes in march so i dont want to inhale anything at all, and im kind of on a budget since the car needed brakes, lets say 25 dollars, oh and i cant stand chocolate, so what would be nice for a saturday evening with my crossword
any sativa joints for ten bucks or under
whats the least expensive vape on the shelf
half oz, popcorn is fine, id like to stay at a hundred or less
welder here, been smoking 20 yrs. hit me with ur highest thc eighths
{name}, what kinds
Does anything edible come as a chocolate?
those little thc shots you drink, do yall stock em
im keto so it has to be sugar free. edible pls
one of them tiny .3 gram pens for a concert tonite
{name} gummies, which ones u got
My sister swears by {name}. Do you sell them?
tailgate on saturday, want a multipack of indica joints, no more than 35
badder or budder under 70
vape battery, 25 or cheaper
im terrible at rolling lol, got cones i can just fill?
I want a decent metal grinder, up to 40 dollars.
father in law wants to vape his own flower, no oil. what devices
hoodies?
book club of five ladies, first timers mostly. gummies or whatever at 5 milligrams a piece, not higher
60 bucks total. an eighth for me, gummies for the wife
just a single gram of bud to try
whole zip, whats the damage
{name}?? cart joint idc
quarter of smalls or popcorn for sixty or less
hybrid cart, full gram, 25 to 40 range
2 gram {name} disposables that r marked down
Something you rub in, a cream or balm. I'm 71 and I don't inhale anything.
tinctures pls
gimme 2 infused prerolls to pick from
bday present for my roommate, indica gummies, keep it under 20
joints below 20 percent thc, i get spacey quick
need an edible w cbn in it
{name} vapes in stock
Live resin to dab, sativa if possible, budget about 40
off a 12 hr nursing shift n wide awake. flower to knock me out, eighth
preroll for yard work, somethin peppy
songwriting sesh. creative vape?
edible that makes me feel happy not zonked
flower for focus, i got spreadsheets all day
bachelorette weekend, 6 of us, giggly social joints in a pack
Calm, please. A vape under $40.
eighth w lots of myrcene, around 40 max
got a cart with humulene
limonene preroll, cheap, like 15
sleepy time gummies 20 or less
melt into the sofa cart, indica
uplifting flower, want to clean the whole house. quarter oz
relaxed but still able to hold a convo. joint
rso thats more of a daytime energetic one
Which sativa gummies feel inspiring? I paint miniatures.
glass bong?
full ounce for 90
{brand} babies
Any concentrate for fifteen dollars or less?
1g cart but all i got is a twenty
what do you charge for the {name} cart
thc percent on {name} flower
How many joints are in the {name} Chill Indica box?
{name} by {name}, how strong
is the puppies & weed shirt still around
{name} from {name}, got any left
mg per piece in {name}
who makes dungeons & dragonfruit
{name} vs {name}, which one tests higher
wuts {name} terps
{name} vape, whats it feel like
is {name} a sativa or what
price check: {name} {name} 2 pack
how much is the {name}
satvia prerol chep undr 12
ok long story, we drove up from north carolina to see my wifes folks, her dad is a talker, and i just want somethin for after dinner on the deck, edible not smoke, she cant know i spent more than 15 bucks, and indica cause sativa makes me clean the garage at midnight
CART. HYBRID. UNDER FORTY FIVE.
any staff picks in carts or vapes?
whats one edible your budtenders swear by
lil beach joint just for me, like 10 bucks
on vacation and left my battery at home, whats a vape i can just puff and toss
what eighth costs the least in here
quarter of an indica, trying to stay south of $60
is there a half oz for a hundred or less
I smoke daily, show me your highest testing bud
you guys ever sell full zips? dont need anything fancy
single gram of bud so i can test a strain before committing
shake or trim, im baking with it
four of us on the deck tonight. ten pack of joints, sativa or hybrid, sixty dollars tops
which {name} prerolls are in
lookin for an infused jay that sends me to space lol. 25 max
Do you sell anything drinkable? Bringing it to a clambake.
doing keto... edibles w no sugar?
chocolate, the darker the better
im vegan, got gummies i can eat
caramel or taffy type edible, i miss fralingers
thc pills? i hate the taste of candy
broke till friday. gummies for $12 or under
I'd like a gummy with more CBD than THC in it, please.
the wife read about cbg, got any edibles with it
sour gummies yum. whatcha got
{name}, dont care if its a pen or a joint
u guys got {name}
list the {name} all in ones
one gram sativa cart, thirty bucks is all i got
2g disposables?
{name} flower thats 30+ percent
those tiny .3 gram pens but indica
need a stick battery for my carts
forgot rolling papers at home ugh
a bong for the shore house, not spending over 75 on it
its windy out here, hoodie in a small?
badder/budder for 40 or less, brought the rig in the camper
sunset on the dunes kinda mood, calm n happy. flower pls
scrubbing the whole rental before checkout, gimme a cart w energy
er nurse just got off nights, blackout curtains are drawn. which edible is the sleepiest
a joint that gets people talking around a bonfire
im writing songs this week. flower for the creative juices?
eighth for gaming, something that keeps me locked in and focused
edible for the fireworks show, chilled out but NOT dozing off
terp nerd checking in: prerolls with linalool?
flower, sativa, has to have limonene
happy vape, keep it at 30 or less
glue me to the couch with a dab
clear headed preroll under fifteen dollars
relaxing indica eighth somewhere between 30 and 40
bachelorette weekend!! fun giggly gummies please
i want uplifting but straight sativas make me jittery, so no sativa
calming rub or cream, nothing to inhale
got {brand}? the baby ones
whole ounce for 90 dollars or under
thc patches you stick on your arm
tincture thats under 20 bucks?
{name} for 50 or less
{name} {name}, what does it test at
is the {name} {name} really four hundred something
sale price for the {name} mango cart?
how many pieces come in {name} {name}
zzzonked pineapple dream how many mg is one gummy
do u have {name} {name} and whats the size
{name} preroll from {name}, is it indica or hybrid or what
how does {name} make you feel
any of the {name} {name} carts left?
Sour {name} Guavayava, is that one in stock
{name} vs {name}, which has more thc
is {name} cheaper than {name}
{name} joint - infused? how strong we talking
what color is that little {name} pocket bubbler
SATIVA GUMMIES 20 OR LESS
sumthng indca for nite, prerol, undr 15$
ok so long story, we've got the house till saturday with my in laws and they cannot smell anything, so no smoke, and my husband says vapes still smell a bit so none of those either, what i'm thinking is gummies maybe, or chocolate, whatever, just not more than 25 dollars, thanks so much
just got off a double at the hospital. indica joint, 15 bucks or less, then bed
whats the lowest you go on a full oz
quarters below 50?
bf wants some live resin to dab, i have no idea what that is lol
bachelorette weekend!! six of us and nobody can roll. packs of joints, 5 or more in it
thc shot, sugar free if theres one
My mother-in-law is 68 and curious. A chocolate, perhaps? I would rather stay at $30 or below.
top tier eighth, highest testing one u have
lost my vape pen battery at the beach, got any 510s
sativa disposable pen, 45 max
hybrid cart, nothing over 45
im on a grape kick. whatcha got thats grapey
Good evening, do you stock RSO? My brother asked me to pick one up for him.
2g disposables, start w the cheap ones
sick of gummies tbh, caramels or taffy?
little glass pipe for my new apartment, 25 or so
ran outta butane and my torch is toast, you sell either
hoodie in a medium?
i'm vegan, which gummies can i eat
i want flower that reeks of garlic
thumbs too clumsy for a grinder, is there flower already ground up
up from ohio staying at my sisters house. fun sativa preroll for her backyard?
half oz indica, 110 is my ceiling
sugar wax - which ones test the best
any edible w cbg in it
i microdose. gummies that are 5mg apiece or less pls
sativa gummies to get me through raking leaves, twenty tops
smokeable thats gentle, like under 19% thc
papers + filter tips
which vapes are marked down at the moment
mint flavored vape for my gf?
hybrid 3.5 above 25 percent and i dont wanna break 60
couple of indica 1g carts, each less than 45, different flavors
I neither smoke nor vape. Something in tablet form?
need a beaker bong
lotion or cream w thc, 50 bucks or under
card game night with the guys, wanna laugh till it hurts
brain wont shut up at 2am, edible that makes ya sleepy
gotta clean my whole house today lol. energizing vape
writers block. creative type flower, an eighth
racy weed freaks me out so a calm mellow preroll
gummies where im relaxed but can still hold a convo with the inlaws
bud where myrcene is the main terp
focus cart under 40
which joints will put me straight to sleep
half ounce of something uplifting
limonene forward AND energetic. flower
happy vibes edible, i only have 18 dollars
shoveled snow all day, want a concentrate that just melts me into the couch
date night! something edible thats cuddly and warm
clear headed for an afternoon of spreadsheets. flower or a vape
saturday wake n bake. preroll thats bright and upbeat, 12 bucks ish
my aunt uses those dropper bottles, you put it under the tongue. got a tincture?
{brand} infused joints?
live rosin vape 30 or under
can i get an ounce for a hundred flat
cannabis bath bombs for a spa day
looking to grow my own this summer, selling clones?
price on the {name} {name}?
{name} thc percentage
Would {name} be an indica or more of a sativa?
{name} hybrid joints, how many in there and how much
besides thc what cannabinoids does the {name} {name} have
did you get the {name} {name} back
i want that {name} {name}, still got one?
each {name} {name} gummy is how strong
how much would i pay for {name}
whos behind {name}, which company
{name} or {name} flower, which has the bigger thc number
whats the terpene makeup of {name}
that {name}, how many mg and whats it cost
{name}: size and price pls
EIGTH OF SATVIA 40 BUX OR LES
gumies indca undr 20
ok so long story, my husband retired in april and his buddies from the shipyard all do the gummy thing now and he wants to try but hes a big baby about anything strong, like one beer and hes asleep, so i guess what i am asking is could you point me at a box of gummies thats really really mild and not more than 30 dollars, thank you dear
on my lunch break, just need a single joint thats 8 bucks tops
what's the lowest priced ounce on the shelf
me and my roommates are splitting a half oz, has to stay at 100 or below
planning a bachelorette wknd, 6 of us, want gummies that are 5mg a pop nothing stronger
any {name} stuff in stock
id like to try RSO but in that clicky dispenser thing not a syringe
which gummies are mostly cbd with just a little thc
sour gummies that make ur face pucker
biggest dispo u got, like the 2 grammers
something watermelon flavored to vape
is there an edible that tastes like coffee? im a barista lol
whatcha got from {name} farms
sativa eighth for raking leaves, 35 or under
my buddy turns 40 friday and hes a chocolate fiend. whats good for 30 or less
got any of those tiny .3 disposables
battery for my vape cartridge, thirty bucks or under plz
looking for an infused preroll thatll knock my socks off
tailgating saturday!! need a 5 pack of joints for about thirty
I am 68 and have not smoked since 1979. Could you point me to a mild flower? I hear it is much stronger these days.
edible tablets i can just swallow w water
broke grad student here, quarter of anything for 50 or less
thc shots, do you have em? would rather sip than chew
peanut butter anything
infused caramels pls
gimme three carts that are each less than thirty dollars
Payday is Monday and I only have $15 left. Which hybrid gummies fit that?
{name} but NOT any of the sleep ones
cute tee in a medium, something my sister would wear
dropped my bong last nite rip. you sell any?
empty cones i can pack myself?
cheap shake for homemade brownies
money's no object, which 8th has the highest thc
i want my vape high in linalool
do any of your gummies have CBG in em
tincture for under the tongue?
{name} in whatever form u have it
finals week.. need an eighth that keeps me locked in on studying
edibles for board game night, we want to laugh till it hurts
just got off a 12 hr shift on the ward. vape that turns my brain off
writing songs tonight, which preroll gets the creative juices going
relaxing bud but i still have to function, dont want to pass out at 8pm
cleaning the whole house today, pep me up w a cart
half ounce of something i can melt into the sofa with
uplifting quarter oz, bonus if its fruity
bedtime gummies with cbn in them, 20 dollar cap
a joint where i keep a clear head, not foggy
whats a fun pick for date night with the hubby? nothing too heavy
flower under 35 that makes you happy without making you sleepy
motivation in a pen for the gym, sativa if possible
humulene in a preroll, what have you got
big wedding reception coming up n im kinda shy. something social, no smoke please
LOTR marathon, all 3 extended. 1g indica cart or pen, stay below 40
u got {brand} babies?
do you sell clones or seedlings, i wanna grow on my porch
whole ounce for 80 bucks?
weed patches, the kind you stick on your arm
any carts at 12 dollars or below
bubble hash, even just a gram of it
thc percent on the {name}
whats a peak pro cost here
{name} eighth - how much after the sale
In the {name} strawberry 20:1, how much THC is in each gummy?
{name} cart from {name}, sativa or what
what does {name} test at
which terpenes are in {name}
what kind of feeling do people get off {name}
is the {name} back yet
any {name} left??
who grows {name}
{name} vs {name}, which ones got more thc
how many squares in the {name} dark chocolate bar
{name} {name}: how many joints come in the pack
hows much the {name} dash run
SATIVA CART NOTHING OVER 40 BUCKS
choclate edibels undr 28
ok long story but my daughter keeps sending me articles about the lotions and balms from these places, im a roofer, 30 yrs, never smoked a thing in my life and not about to start, dont want gummies neither, so whats on the shelf thats like that
sativa eighth for 36 or less, got yard work to do saturday
poker night w the guys, gimme a joint pack with at least 7 in it
Hello, I am 68 and have never tried any of this. Is there a gentle gummy, 5 mg or less in each one?
cheapest 28 grams in the building
do u carry those {name} thingys? can go up to 300
something i can drink thats got thc in it
pineapple flavor anything lol
half gram cart, dont wanna go over 30
gas. i want gas. 28 percent and up flower
Could you point me to a chocolate bar please? It's for a colleague's retirement.
on my lunch break, need a 1g disposable for less than 45
whatcha got by {name}
old school skunky diesel weed like my dad smoked
edibles made with rosin, not distillate
vegan gummies, 25 or under
ran outta butane for my torch
one hitter. cheap. i lose them constantly
little glass hand pipe, spending 30 max
Which 510 battery lets me change the voltage?
half oz of a sativa, whats cheapest
too lazy to grind, is there preground or shake
{name} or klik thing, thirty dollars max
show me two carts from {name}
gummies w cbg in them?
do yall have {name} tees for women
need a hoodie size medium
fifty bucks for a quarter, whats the nicest u can do
u got anything {name}
banana strains!! im obsessed
seriously a lightweight here. lowest thc bud on the shelf?
those {name} pills, which ones are left
kid free weekend!! hubby wants a cart, i want something chocolatey
sugar or badder, whichever is 65 or less
Indica gummies in a 20 pack, for someone who nibbles half at a time
single joint hybrid, ten bucks is all i got on me
purple stuff, like {name}, in a vape
writing my thesis n need to lock in. vape
giggly flower for a bachelorette, theres 8 of us
prerolls to mellow me out where i can still function
cbn edible for bedtime, not over 20 bucks
wake n bake cart, something that gets u moving
just got off a 12 hr night shift and wanna melt into the couch. eighth of flower, 39 or below
uplifted and clear headed, one preroll
relaxing quarter with myrcene in it
Which half ounces have linalool?
humulene, that hoppy earthy terp. flower only
creative vape for my pottery class 30 or less
gummy w energy for walking round the city all day
dabs that put u on ur ass
calm happy drops to go under the tongue
date night. want to be giggly and affectionate not passed out
big sativas make my head race, can u find me milder bud, lower thc
any ounces for under a hundred
{brand}?
how bout a preroll for 5 dollars or less
thc patch, the kind that sticks on your skin
{name} peak but my ceiling is 150
Do you sell clones or seeds? I'd love to grow my own.
thc % on {name}
{name} number 5, what's it run
{name} indica or sativa
how many joints in the {name} box
what terps are in the {name}
Is the {name} {name} still around?
which is higher thc, the {name} cart or {name} cart
hows much is {name} with the sale
how strong is that {name} moonrock joint
price on the hot knife
what will {name} preroll feel like
you still have {name} in quarters or nah
{name} infused pack from {name}, does it come w 5 or 10?
CHEEP EIGTHS UNDER 30 DOLLERS??
stiva catrige undr 30
ok so my sister in law flies in from ohio thursday and she hasnt smoked since like college and keeps asking me about gummies, i told her i'd get something before she lands, she is tiny so nothing crazy, and honestly i dont want to drop more than 25 bucks cause she'll probably take half of one and go to bed lol
six of us got a cabin up seeley this weekend, want a half oz thats 95 bucks at the most
u guys carry those little thc shots you drink
live resin badder for the rig, not going over 40
My aunt stays away from sugar. Do you stock any sugar free edibles?
theres a ten dollar bill in my pocket and i want a joint
vape battery, 30 max
lookin for a glass beaker, a proper water pipe
Which 5 packs of indica joints do you have?
{name} pens, whatcha got
2 gram dispo in an indica plz
craving a chocolate edible sooo bad
rosin gummies over here?
Retired schoolteacher here, last time I smoked was 1978. I'd like one gentle joint, nothing too potent.
im a total lightweight, which edible has the least thc per piece
just a gram of loose sativa bud for walking up the M, 11 bucks
diamond infused joint
watermelon flavored vape?
dude at work keeps talkin bout {name}. yall have that?
{name} eighths, keep it at 62 or lower
full zip, my ceilings 150
my fishing buddy swears by RSO. show me the ones in a syringe or dispenser
quarter of popcorn buds or smalls would do me
Something I can suck on like a mint or a lozenge instead of chewing?
gummies that have cbd in em too, 25 or less
on lunch gotta be quick. most potent cart u have below 45
out of papers AND weed lol. both for about 40 please
do you do hoodies? i wear a small
tropical tasting edibles - mango, pineapple, guava, stuff like that
cbg gummy
Hybrid eighth somewhere between $25 and $35?
never owned a vape, is there a small throwaway one for like 22 bucks so i can see if i like it
bud that tests 30 percent or higher
what gummies did your staff pick
planning my sisters bachelorette, 8 girls, half of em never tried weed. gummies 5mg each so nobody goes overboard
this dry mountain air ruins my flower, need one of those humidity packs
12 hr night shift at the hospital just ended and i wanna be out cold by 9am. gummies pls
deep cleaning the garage today, need a cart with some pep
floating the river w friends sat, giggly and social, no smoking on the raft tho
What eighth would suit a writer who wants to stay imaginative and sharp?
preroll thats relaxing, nothing sleepy, i still gotta cook dinner
buddy told me look for humulene. got flower with it
vape where limonene is the first terp listed
dabs or rso w bisabolol in it
pills that chill u out?
wanna melt into the couch tonight. indica eighth, 33 tops
band practice in my barn, half ounce that gets everybody in a creative upbeat mood
a calm tincture, drops under the tongue kinda thing
Last time I got anxious and it was no fun. A mild flower with less THC that keeps the mood light, please.
indica joint with myrcene
wake me up gummies!! sativa n 15 bucks or under
doin my taxes late again, i need a clear head. whatever vape works
transdermal patches do u have any
an ounce for less than 90 dollars
I'd love a THC bath bomb for my wife's spa night.
can i buy clones or seeds to plant
old school hash, like a brick of moroccan
{name} eighth, whats it run me
What is the THC percentage of the {name} flower?
how much for the {name} {name} balm
{name} - indica right?
how many tablets come in the {name} sleep ones
who is the {name} cart made by
{name} by {name} back in yet
is there any {name} from {name} left
what kinda effects from the {name} eighth
{name} terpenes?
{name} {name} vs the {name}, price wise
how strong is that Lemon Cherry Gelato from {name}
{name} {name} gummies, mg in each one
hybird disposble vapr under 40 dolars
CHEAP SATIVA PREROLLS!!! LIKE 10 BUCKS OR LESS!!
ok so long story, my husband and i just moved here from ohio for his job and neither one of us has touched anything since college, we have our anniversary next week and thought why not, but we cant smoke in the apartment and he hates the taste of weed, so i guess some kind of fruity gummy? we could spend 25 on it and id rather it not knock us flat
on my lunch break w thirty bucks, best eighth i can get for that?
lowest price half oz in the store, dont need a name brand
whats testing the highest in your flower case
{name}, whatever form its in
sativa carts, 45 is my ceiling
Which 2-gram vapes do you have?
half gram cart, needs to be an indica
i hate gummies.. do u have hard mints or lozenges w thc
any caramels
grandma wants a cannabis cookie lol, do those exist
{name} 8ths that wont run me more than 55
got a tenner in my pocket, which joints can i get
infused prerolls, the kind that slap
planning a bachelorette at an airbnb in scottsdale, 7 girls. a multi pack of joints for under 50?
just flew in n dont own a pipe, papers or a battery. what can i smoke or puff right away
edibles where each piece is 5 mg or lower pls
my tolerance is stupid high, need an edible with at least 50mg in one piece
looking for gummies that have more cbd in em than thc
anything chewable with CBG?
live resin gummies exist right
what have you got from {name}
{name}??
Chocolate for my wife's birthday. I'd like to stay at $30 or below.
badder or budder, 65 max
sugar to dab, any strain
{name} or whatever that dispenser thing is, below 35
my torch died, do you sell those
little glass pipe, not spending more than 30
electronic dab straw or wax pen for sixty or less
which hoodies come in XL
quarter of bud, any type, 60 tops
i only want one single gram of flower to try
we're camping up by flagstaff for a week so a full ounce, cheapest way to do that is?
{name} or some {name} cross
marked down vapes only please, hybrid
12 hour night shift at the hospital, wanna melt into my couch. edible plz
gotta clean the whole garage saturday, whats a preroll thatll keep me moving
cart for getting creative, im writing lyrics
Gummies for bedtime, $20 at most.
floating in the pool w a cold drink kinda mood. calm relaxed flower
joint to go with my morning coffee, not one that makes me nap
first date tonite and i dont want to be a zombie, need smth light n social
vapes with linalool
prerolls that are loaded w limonene
flower that lists humulene
something i can rub in after leg day, no high needed
rso that leaves you with a clear mind?
uplifting 8th, forty or less
i'd rather sip than eat or smoke. drinkable thc?
standing all day at a music fest, edible that gives me energy and doesn't drag me down
me n my brother watching dumb comedies, whats a happy giggly flower
got any {brand}
is there a vape for ten bucks or below
do you sell those stick on thc patches
full oz for 100 dollars?
need a solventless rosin i can put in my dab rig
sugar free chocolate edibles
how strong is {name}
{name} {name} price?
what am i paying for {name} sugar from {name} today
{name} is by which grower
{name} - sativa or indica
How many tablets are in the {name} Comfort pack, and how many mg is each?
can i still get the {name} {name} disposable
{name} {name} on the shelf??
{name} cart, how does it make you feel
{name} vs {name}, which ones stronger
{name} {name} pack has how many joints in it
{name} {name}: mg per gummy?
whats the weight on {name}
{name} hot knife how much $$
does the {name} {name} cart have any strain type, indica?
PREROL PACK INDCA CHEEP UNDR 40
hii ok so long story but im 67 and my daughter gave me half a brownie at christmas and i was stuck in the recliner for six hours, so now i would like to try again but with some thing very mild, a gummy or a mint, maybe five milligrams or even less in each, nothing over thirty dollars if that is possible thank you, Carol
grp of 3.. need sum flowr 2 share nuthin fancy eigth 40 or les n r u open til 9 thursdy
just off a 12 hr night shift at the hospital, want an indica cart to unwind with. 45 max
cheapest eighth in the building?
{name} bar, not the dark kind
My mother-in-law has never had an edible. What's the smallest dose per piece you carry?
papers or cones, 1 1/4 size
i need a torch for my rig, last one died on me
{name} carts, hybrid if u got em
2 gram vape any flavor, got 75 on me
quarters of sativa pls
lookin for a half o under a hunnid
got anything from {name} thats already rolled
bachelorette weekend, six of us!! is there a thc drink or shot thing we could do a toast with
multi pack of joints w 5 or 6 in it for a rooftop hang, i can spend 40
one infused joint, whatever hits hardest
any of the gummies vegan? no gelatin for me
do u carry edibles without sugar, watching my carbs
peanut butter chocolate?? that exist
coffee flavored edible, im obsessed w espresso
highest thc cart on the shelf
live resin i can dab for less than 40
rso but leaning indica
Vape battery, nothing over $25.
lost my grinder at the beach lol need a new one, 4 piece
small glass pipe or one hitter, like ten bucks
xl hoodie
do yall sell hats
anything mango, i dont care what form
is there {name} in a preroll
I would like an indica eighth from {name} or something close, forty dollars or so
a lotion or cream, for my hands
drops i can stir into my tea
{name} carts that are marked down
gummies w cbg in em
sour candy type edible, 20 or under
60 bucks has to cover a joint AND some gummies, what do i get
just want to try one gram of loose flower before i commit to more
writing my thesis all sunday, flower that keeps me locked in
gonna deep clean the apartment, preroll w some pep in it
giggly happy cart for board games with the roomies
melt into the couch kinda eighth, below 40
i still gotta cook dinner after so chill but functional, vape
knock me out gummies, 20 dollar budget
Something uplifting in a joint that won't make my mind race
flower where myrcene is the first terp listed
what has bisabolol in it
creative juice for guitar practice but my lungs need a break, edible only
sleepy time disposable
day at seaside park w friends, an edible thats social not sleepy
relaxing indica joint for under 15
lots of humulene please, i like the hoppy smell. buds
morning concentrate that wakes u up
clear head sativa vape, 40 or less
pax era pods?
{brand} baby joints in stock
a twenty dollar eighth, u got that?
thc patches u stick on ur skin
weed treats for cats
Do you have infused honey?
how much r the {name} gummies
thc % on the {name}
that {name} eighth, indica or?
How many pieces come in the {name} {name}?
any {name} carts left
{name} flower, what terps
{name} {name} price
who makes the {name} bar with peanut butter
{name} vs {name}, whichs got more thc
{name} pack: how many joints n what do i pay
how does the {name} {name} disposable make u feel
farmers daughter by {name}, what size jar is it
how much for the new {name} peak and do u have colors
torn between the {name} cart and {name}, differences?
preorlls undr 10 bux
SATIVA VAPE. CHEAP. GO
chcolate edibels idc which brnd
ok so long story but my sister is flying into hartford friday and she hasnt had anything since college and she likes fruity candy stuff, nothing you smoke or vape, and i said id grab something for the two of us before i get her, i dont wanna go crazy so like 25 bucks, what would you grab if it was you
whats ur cheapest eighth of flower
just got off a 14 hr shift at the hospital. indica cart, $45 max
half oz for a hundred or less
u got sugar or budder thats hybrid
Do you have any sugar free edibles?
gluten free gummies under 30, they're for my sister
2 gram disposable pls
i just want a single joint for tonight, ten bucks tops
a 5 pack of joints, $35 is my cap
need an ounce for the cabin, dont wanna go over 160
{name} pods in indica
what's the heaviest hitting flower you stock? highest thc i mean
concentrates below $55, whatcha got
thc in pill form?
fishing on the kenai w 4 buddies this wknd, wanna grab a 10 pack of prerolls
Which {name} eighths are marked down?
sativa flower, quarter oz
show me ur {name} stuff
chocolate for date night, my girl hates gummies. 35 or under
which {name} do you have
broke my pipe :( need a cheap one, under 30
rolling papers pls
looking for a hoodie, something pink or navy
lots of cbd, hardly any thc, gummy or lozenge
anything by {name} thats sativa
live resin or live rosin, any kind, up to $70. its a gift for a coworker
indica 8th, thirty five or less
i like citrusy vapes, lemon orange that kinda thing
anything with {name} in the name, flower
Retired last year and trying this for the first time at 66. Which edible has a really small dose per piece?
give me two prerolls under $20 each, one sativa and one indica
battery for a cart, 30 bucks or less
popcorn nugs, a quarter, less than 60
Could you suggest a tincture for under thirty dollars?
gonna deep clean the garage saturday, want an energetic eighth under 40
which carts list sleepy as an effect
bachelorette in girdwood!! giggly happy edibles, 25 max
vape that helps me stay creative at the pottery wheel
relaxing preroll, nothing over $12
what flower has Clear Mind under effects?
happy + sleepy edible
flower where myrcene comes first on the terp list
pinene preroll
writing songs tonight, want something inspiring but indica leaning
uplifting half ounce?
calm but not drowsy, gummies or tincture
perky morning cart, budget 45
full body melt, indica, quarter ounce
joints to pass around a bonfire, social and upbeat
Relaxed with limonene, an eighth, $40 or below
thc iced tea or seltzers?
full ounce for under 90 bucks
do you carry those thc patches you stick on your skin
CBD treats for my husky
i'm looking for a big bong, like a beaker
how much is {name}
is {name} a sativa
who makes the {name} cartridge
u have {name} {name} rn
{name} half oz, is it back yet
how many gummies in {name} {name} and how many mg is each
what size are the joints in the {name} sativa pack
{name} or {name}, which eighth is stronger
what are the effects of {name} {name}
price on {name}
{name} cost
is the {name} cart a half gram or a full gram
PREROLLS 15 OR LESS!!!
sativva gumies less then 20
ok so we're off the boat till like five and my husband wants to try one of those pre rolled ones, he hasnt smoked since college which was a LONG time ago lol so not a strong one, and i told him he is not spending more than 20 dollars, what would you say
any heavy indica half o's in the case?
Cheapest way to walk out with a full ounce?
just got off a 12 hr night shift, gummies with cbn pls
sativa joints for floating down the huron sat
which 2 gram disposables u got
half gram cart, fifty or less
craving sour candy type edibles, not spending over 25
is there some kind of thc mint i could keep in my purse
coffee lover here. anything espresso flavored to eat?
peanut butter chocolate bar w thc, do those exist
my guy always got rso from u, whats left of it
decent dabs for 55ish or lower
gimme three indica eighths, forty apiece tops
hybrid quarter 65 max
popcorn nugs?
Arthritis in my thumbs makes grinding a pain so I'd rather buy it already ground, or shake
infused pre rolls, the hard hitting ones
bud thats 20 percent thc or lower, my tolerance is shot
wheres the 30%+ flower at
I already own an {name} battery, what can I put on it?
cart battery, 30 bucks is my ceiling
beaker bong for the dorm... i mean apartment. im 22 lol
i cant roll to save my life, got premade cones
lil one hitter to keep in the truck for after work
need a torch
comfy hoodie for the fall?
trucker cap or hat, something with a logo
hubby and I are in our 60s and have not touched the stuff since college. edible pieces of 5 milligrams at most please
biggest dose gummy per piece u sell
Live resin gummies, please.
something grape. eat it or vape it dont care
edibles for a vegan? pectin i think its called
prerolls somewhere between 10 and 20 bucks
{name} nugs
80 bucks on me, want a cart plus a joint or two
flower for my pottery class, want the ideas flowing
edible thatll knock me out by 10pm. 30 or under
gotta clean out the whole garage tmrw, a vape w some get up and go
me n my sister wanna giggle at dumb movies, joints preferred
chill but still able to hold a conversation at the cookout
Which gummies suit daytime and won't make me drowsy?
melt into the sofa type eighth
any bud with linalool in the terps
prerolls w pinene
limonene forward cartridge or pen?
heard cbg is good for staying on task. edible w that
anniversary tonight ;) romantic mood, chocolates
mellow flower for after yoga, low thc, 22 or below
uplifted happy headspace for a sunny hike, 1g vape
{name} gummies for bedtime
gaming all night w the boys, stay alert, no smoke in the apt
disposable pen 25 or under?
do yall stock {brand}
full zip for a hundred bucks or less
thc soda or seltzer in a can
bubble hash, like old school hash
Do you have any tinctures with a dropper?
thc % on the {name} eighth?
how much u want for the {name} {name}
hows the {name} priced
how many joints in that {name} sativa pack
{name} by {name}, is it discounted? whats it cost me
what cannabinoids are in the {name} {name}
milligrams per piece, {name} {name}
{name} preroll, is that an indica?
Who makes the {name} two-pack?
yall still got {name}
{name} dash available?
{name} or {name}, whats the difference
{name} size S: price?
{name} sugar from {name}, whats 1 gram run
sativva prerol pleez
CHOCLATE EDIBELS UNDER 35!!!
ok so long story but my roommate moved out and took the grinder AND the papers so i have basically nothing, i have some flower left from last week tho so dont need that, what i do need is a new grinder, doesnt have to be fancy, id say twenty dollars at most because rent is due friday
stocking up for the long weekend, half oz of some hybrid for a hundred ish
just off a 12 hr night shift. one single joint, indica, then bed
least expensive cart you carry?
which eighth has the highest thc on ur shelf
going to a cookout in Naperville, pack with 5 or more joints, 40 max
my aunt only eats {name}. anything infused
5 mg gummies but no more than 25 a bag
do you stock an edible thats sugar free
I'm vegan. Which gummies are OK for me?
2 gram disposble, no more then 75
lost my pen battery at wrigley, need a new 510, 30 or less
solventless rosin gummies plz no distillate junk
gram of sugar or badder or w/e for the rig, hybrid or indica, 75 cap
preground flower? my hands are bad and grinding is a pain
quarter of popcorn nugs
little glass pipe that fits in a purse
torch and butane
something to keep my bud from drying out
size medium hoodie you got any left
what flower is there from {name}
those {name} quick ones
grandaddy purp vape, any size
{name}, something to puff on
{name} in a vape or a joint
65 dollars in my pocket. 1g cart and some rolling papers
weed mints for my desk drawer
like a cookie or a brownie, an actual baked snack
shopping for my mother in law (71). edibles w 2.5 mg a piece or less
equal thc and cbd gummies below $27
got a bonus at work, spoil me. top shelf eighth
best value on a ten pack of prerolls?
disposables that r real live resin not botanical flavor stuff
prerolls testing over 40 percent
broke college grad (im 23 chill). eighth for 35 or less
kids are at grandmas finally. want to melt into the couch, something i can smoke
deep cleaning the house today and need a gummy that gets me moving
bachelorette party saturday!! 6 girls, giggly edibles
after work vape, takes the edge off but i still gotta cook dinner so no sleepy stuff
bedtime edible with cbn in it, 25 tops
clear head while i garden, flower only
something to get me and my husband in the mood ;)
is there a pill or tablet instead of candy
limonene forward eighth for evenings
more cbd than thc so i dont get zooted
thcv or cbg gummies, need to lock in and finish my thesis
knock me on my butt indica cart, full gram
retired last month n never smoked in my life. gentlest flower on the menu?
band practice tonite, creative uplifting joint
rub on cream for after leg day, dont want to be high
concert at ravinia, social buzz, something chewable that hits fast
under the tongue tinctures, you have em?
cresco liquid live resin carts
whole ounce for 100 or less, any strain
infused soda or iced tea??
wheres the {name} at
I want a big glass beaker bong
{name} eighth, whats the price
cost of {name} cart (lol that name)
how many joints come in the {name} sativa box
what company makes the {name} bar
nut allergy here. whats in the {name} {name} bar
did {name} come back yet
Do you still have {name} {name}?
{name} by {name} - how strong is each one
{name} how much
what strains is {name} {name} made from
{name} eighth on sale? for what
price on the {name} gummies
HYBIRD EIGTH UNDR 50 PLZZ
hii soo its me and my sister visiting my brother in lombard, we dont smoke at all, she is allergic to nothing just picky, and we were thinking maybe some chocolate thats split up in little pieces, we dont want to go above thirty dollars if thats a thing, sorry for the essay
yo whats ur cheapest quarter oz rn
just got off a 12 hr shift at the hospital, want an indica preroll under 15 n my bed
Retired, and I haven't touched the stuff since 1978. Is there flower on the weaker side, say under 20 percent?
any badder or budder? broke in a new rig last nite
half o of somethin sativa, hundred bucks max
bachelorette this weekend, 8 of us, need a multipack of joints so we dont have to roll
{name} brand disposable, do you have one?
{name} gummys but in sativa
is there like a thc shot i can just drink, ideally no sugar in it
on lunch lol. joint for less than ten bucks
two grams in a single vape whatcha got
highest testing cartridge in the case?
gummies w cbg in em please
taffy!!! tell me u still carry it
headed up to a cabin at waldo lake, full zip of bud and i can spend 150 tops
{name} indica flower
do moonrock joints exist at this place
my mom wont smoke, wont vape and isn't into candy. drops under the tongue maybe?
{name} cones
visiting from ohio and want a shirt or hoodie to take home
anything by {name}. flower or carts either way
{name}, cart or preroll i dont care
one gram disposable, indica, 35 or less
literally anything mango
need RSO, cheaper than 30 dollars a gram
Which eighths come in at 30 dollars or below?
popcorn or smalls, i dont need pretty nugs
watermelon gummies or a watermelon vape for floating the river
gimme 2 eighths, one for daytime and one for nighttime
blueberry flavored edibles?
gummies made w live rosin not distillate
3 cheapest carts u have
what edibles do you guys who work there actually pick? staff favs
shake or pre ground for rolling spliffs, lazy af
a hybrid cart between 25 and 40 after the sale price
thesis due in 2 weeks, need flower that keeps me locked in
gummies that knock me out by 10pm
prerolls that get everybody giggling for game night
hung drywall all day. mellow joint to unwind
vape that wont leave my head foggy
I paint watercolors and want something that gets ideas flowing
upbeat eighth for walking round the saturday market, forty or less
flower for bedtime. eighth. $36 ceiling
prerolls with linalool in the terps
myrcene heavy indica, 3.5g
chilled out but still able to hold a convo, cart please
a dab that makes me happy n buzzy
sunrise yoga on the butte, whats light and uplifting
edible for a concert at the cuthbert that wont have me yawning
which joints have pinene in em
melt into the sofa kinda edible, 20 bucks or under
u got {brand}?
cbd treats for my dog's nerves on the 4th... any pet chews?
full ounce for 80 or less?
looking for an old school weed brownie
{brand} gummies by {brand}
transdermal patches, the stick on kind
hows much the {name} {name} badder
{name} {name} thc %?
how many joints are in the {name} {name}
still got {name} shots?
{name} pre-roll from {name}, is it in?
main terpene in {name}
what kinda high is {name}
{name} price
{name} vs {name} ({name}), which one hits harder
cost of the {name} pivot
whats {name} run me and hows the thc
is {name} a sativa or no
{name} cart or {name} cart, whats different
SATVA PREROL UNDR 15 BUKS
ok so its my dads 70th coming up and he mentioned, out of nowhere, that hed like to try an edible with my brother and me after dinner, none of us really do this, and my brother is on some gluten thing but whatever, anyway we want gummies, nothing over 25 dollars for the pack, what would you point us to
disposible vaep indca 🙏
sativa eighth, 35 bucks is my limit
can i get a whole oz for less than 150
you got those 2 pack prerolls?
My dad is 71 and never tried this. He'd like a gummy, 5 mg each or under
dispo for camping so i dont have to mess w batteries, 40 max
badder or live resin, show me what u have
{name} papers in stock?
craving something sweet with thc thats chocolate or caramel instead of gummies
lowest priced vape on the shelf
which cart or disposable has the highest thc right now
half o of indica, ive got 120 on me
popcorn buds / smalls whatever is there
sister's bday, she likes fruity gummies n i only have 15 dollars
bachelorette saturday! want a multipack of joints to pass around, under 35
gimme 2 gram vapes
{name}, what flavors
{name} or whatever form of rso you carry
Is there some kind of cream I rub on, I don't want to get high
i lost my grinder at the lake so need a new one
hoodies for guys? xl ideally
moon rock joints yall carry those
one of them thc shots to pour in my drink
{name} pls, flower vape joint idc
flower thats below 19 percent, the heavy hitters wreck me
just a single gram of bud to try it out, not a full eighth
gummies with more cbd than thc in em
infused preroll, i got 15 in cash
pick me two different indica carts, neither over $45
cbn edibles plz
Out of the {name} eighths which would you go with?
something from the brand {name}
need a lighter and a little one hitter
roofer on lunch break here, got 50 bucks, sativa eighth plus one cheap joint
{name} under 300?
quarter for 50 or less, any strain
i love banana tasting weed, whatcha got
gummies that put u out at bedtime, 20 or under
deep cleaning my apartment all day lol need some energy flower
writing lyrics tonite and im stuck.. bud or a joint that gets me creative
a cart that makes me giggly and chatty w my friends
Single joint to take the edge off after work, mellow but I still have to cook dinner
melt me into the sofa, vape, forty tops
preroll for gaming, want to be locked in
feel good edible but nothing sleepy
flower where myrcene is the first terp
What eighths do you have with humulene?
uplifting wax for daytime
going up silver falls tmrw, sativa joint w an inspiring vibe, 12 dollars or under
eighth thats calming but i wont nod off. under 35
date night edible for two, warm and mellow
carts w limonene
7 grams of indica for winding down late
u got {brand} gummies?
is there an eighth at 20 or below
bath bombs with cbd?
full gram cart for ten bucks or less
do you sell clones, wanna grow a plant on my porch
price on the {name} disposable
thc % of {name}
how many joints are in a {name} pack
any {name} {name} left
Is the Peak Pro available today, and what would it cost me?
how big is the {name} cart
whats stronger {name} or {name}
whats a {name} joint gonna run me
tell me the terpenes in {name}
{name} by {name}, mg in each gummy?
wanted the {name} {name} 5 pack, u still have it?
{name} carts - {name} vs {name}, how do they compare
PRE ROLLLL CHEAPEST ONE
sativva gumies les then 20 dolars
ok so long story short my husband and i just moved here from idaho where its not legal at all and we havent smoked since college, we're both in our fifties, we'd like maybe a couple joints for the back deck, not crazy expensive, say under 12 dollars a piece, what do people usually get
indca 8th undr 40 plzzz
payday isnt til friday lol. eighth of whatever for 30 or less?
got an indica quarter for my dad, tops $60
what half oz's are under a hundred
just wanna try a single gram of flower before i commit to more
flower testing 30% or higher?
retired teacher here, haven't smoked since 1978. Could you show me some milder flower, say 20% THC or lower?
sativa bud from {name} plz
u have any shake for making butter at home
what's {name} got in flower for less than $50
lookin for garlicky funky joints, like {name} or {name} type stuff
5 pack of prerolls 25 dollars or less, heading to mt lemmon w friends
single joint, i have a ten dollar bill
Which indica pre-rolls do you carry?
{name} minis in stock?
bachelorette crew of 8 needs a big box of joints, ten in a pack
{name} carts?
one gram sativa cartridge, don't wanna go over 45
all in one pens w 2 grams in em
vapes marked down right now
tiny vape i can hide in my purse, under 25 bucks total
hit me with indica vape options, nothing over forty
chocolate bars or bites with thc, 30 and under
i cant chew gummies (braces). mints or lozenges maybe
caramels
5 mg a piece gummies, i'm a lightweight
edibles with CBG in them?
wheres the cheapest edible at, like under 8 dollars
{brand} {name} gummies, which ones are in
indica gummies 20 and below
something mango flavored for my gf
live resin to dab, not the vape kind. fifty max
RSO?? my buddy says u carry the klik thing
need a 510 battery for under thirty five
rolling papers or cones
got band practice tonight and want to feel inspired
12 hr night shift just ended, i want flower that knocks me into bed
sleepy eighths under 35
vape cart for cleaning the house, energetic
giggly happy gummies for board game night
clear mind kind of preroll for a morning hike in sabino canyon
i want to focus on coding but stay chill, flower form
relaxing disposable for the hot tub, 40 bucks or so
uplifting quarter oz pls
calm gummies that wont put me to sleep
Could I see some pre-rolls people describe as creative?
which rso is the energizing one
euphoric happy eighth, sativa leaning, 40 max
show me drops or a tincture that's mellow
limonene dominant flower?
hubby wants something to unwind after laying roof tile in 108 degrees, he likes joints
full zip, 28 grams, what do you have
{brand} baby joints?
do y'all stock transdermal patches
1 gram cart for twenty dollars or under
any weed brownies, like actual baked brownies
Looking for {name} gummies
how much r the {name} {name}
How many tablets come in the {name} Bliss?
price check: {name}
whats {name} running for an eighth
is the {name} {name} joint an infused one? how strong
which has more thc, {name} or {name}
how many mgs in each {name} gummy
did u sell out of the {name} {name} cart
can i still get a {name} hot knife
Whats in the {name} {name}, is it more cbd or more thc?
what kind of feeling do people get from {name}
discounted price on the {name} from {name}?
SATIVA PREROL CHEEEP UNDER 15$$
blubery gumies plz
ok so long story, we are visiting from Ohio for my sisters 50th and none of us have really done this since college, we have a rental house with a pool and figured gummies would be easiest since nobody wants to cough all night, budget is about 25 for the package, what would you go with
we rented a house for the weekend, 3 couples. a multipack of joints thats under 40?
anything solventless i can dab? half gram is fine
lowest priced eighth on the shelf, i am broke til friday
got full ounces of bud?
half oz of flower, 100 is all i wanna spend
sativa prerolls less than fifteen dollars pls
my pen died. need a vape battery, 25 bucks or under
soft caramels - what flavors are there?
My mother-in-law adores dark chocolate. Is there an edible like that?
doing keto, which edibles r sugar free
the most potent cartridge u carry, thc wise
1 gram hybrid cart for no more than forty
{name} 2g disposables, which ones do u have left
bachelorette this saturday, 8 girls. gummies that are {name}, like make us laugh. 25 or less a pack
a lady on the beach gave me a watermelon gummy once and it was delish. do you sell watermelon flavor edibles
dab pen thats not a fortune, 60 max
cant roll to save my life, empty cones?
small glass pipe, cheapest one
forgot a sweatshirt and the boardwalk is freezing, do you sell hoodies?
diamond or kief infused joint, whichever tests highest
I need RSO, the kind you squeeze out, not a gummy
used to love {name} back in cali. any bud close to it?
{name} 3.5s please
whats the highest testing bud on the menu
last time i smoked was 1978, grass was weak then. which flower today is on the mild side?
gummies w/ cbg in em
two pack of prerolls under 20, just not indica
{name} pods, what do you still have
is there an edible thats like a breath mint? cinnamon or something
pot cookie?? an actual baked one
quarter of popcorn buds, indica please
which vapes are the staff's own picks
i'd rather swallow a tablet than chew candy. thc pills?
half gram carts, whatcha got
boat day w the boys, ten packs of joints, what do they run
got 60 cash total. one preroll and one bag of gummies, u choose
me n my sister wanna giggle on the porch. happy relaxed type joint
flower to get me off my butt and clean the whole house
just came off a double at the hospital, want a cart to unwind
Need a creative spark for songwriting, an eighth, at most $45
myrcene forward carts?
i like when a joint smells like a pine forest, so pinene i guess
gummies that keep me focused while i do spreadsheets
melt me into the sofa edible
calm, clear head, no racing thoughts. flower
uplifting preroll without the jitters, 12 and under
cbn gummies so i can drift off tonite
lavender smelling stuff, whichever is big on linalool
bonfire with strangers, i want to be chatty. vape only
sleepytime pre roll
relaxing dabs, badder or budder texture
discounted eighth that feels energetic / inspired
do u have cbd treats for dogs
a zip of flower for under 120?
Do you sell those dissolving strips you put under your tongue?
{name} cart by {name}, 1g
cold case of thc beer or seltzer cans for the beach house
how much is the {name} half ounce by {name}
{name}, what percent thc?
thc number on {name} {name}
{name} from {name}, is that an indica or what
how many joints come in the {name} {name}
zzzonked pineapple gummies: how many in the bag
{name} disposable still available?
saw {name} {name} on here last week, any left
{name} 14g on sale for what
which brand does the {name} cart
{name} badder strength?
what kind of feeling does {name} give people
{name} mango vs {name} {name}, whats the difference
SATIVA EIGTH UNDR 40 PLSSS
ok so we are 4 people from philly down for a wedding and two of us never tried anything and we dont want smoke smell in the airbnb and my wife is kinda nervous, so gummies probably, the gentle sort, and not more than 30 bucks a pack, what would you get
off work finally. any eighths 45 or less
lookin for a joint under ten bucks
what disposables you got for 65 max
{name} quick stuff?
my aunt likes chocolate bars, can you find her one around thirty dollars
sleepy time gummies with cbn please, 25 or under
five pack of prerolls for the float trip, 45 tops
infused pre rolls, want it strong
do u have rosin carts
live resin cart a gram not over 70
I would like some RSO in a syringe.
badder or sugar under 40$
need cones for rolling, like a big pack of 50
papers. the cheap ones
got any ashtrays or trays to roll on
mints instead of gummies?
caramels!!
first timer here (67 yrs young), smallest dose candy you carry?
{name} brand gummies under 22
something from {name} I can smoke, already rolled, no more than 20
watermelon flavored edible, what've you got
whats on markdown in edibles
indica cart 55 and below
sativa singles, pre rolled, about 15
quarter ounce of smalls
three indica eighths to compare, whatever price
u carry {name} stuff
hoodie in a small or large for my brother
some kind of cream for rubbing in
got 20 bucks in my pocket n want gummies w/ 100mg in the bag
1:1 thc cbd edible under $27
We're having a bachelorette, anything fruity and fast acting to eat? 30ish each
pre ground flower so i dont gotta grind it, too lazy lol
2g vape, any strain, under 95
thcv gummies, which ones
wanna knock out early tonite, edible pls under 30
got a mow-the-lawn kinda gummy? up and moving
just got off a 12 hr night shift at barnes and wanna unwind, cart maybe
giggly edibles for game night with the in-laws
need to focus on my screenplay. tablets or lozenges
body high flower, couch all day sunday, <= 60
somethin mellow but not gonna glue me to the sofa, gummies under 25
Uplifting pre-roll before the zoo, under 20?
in the mood for romance w the hubby, edible for that?
mellow indica candies from {name}
chill out edible with a lot of cbd so i barely feel high
energy vape sativa, max 60
creative buzz for pottery class. smoke or eat either way
social gummies with cbg
deep sleepy gummys from {name}
what calms u down after a long commute on 270, dont wanna smoke or vape
vapes for 20 or less?
thc seltzers or cold drinks for the pool
lotion under 40 bucks
{brand} baby joints here?
full ounce of bud for a hundred even
transdermal patches?
how much for {name}
what's that {name} disposable run
the {name} gummies from {name}, what other cannabinoid is in em besides thc
who makes the {name} eighth
size on those {name} smalls?
{name} {name} price w the discount
{name} sleep: how many tablets in the box and mg each
is the {name} {name} cart back yet
total mg in the {name} {name}
that infused {name}, how potent is the bottle
{name} peak cloud $?
{name} {name} - indica, sativa or what?
Which costs less, {name} or {name}?
how many joints come in the {name} pack
{name} mudd bros tropical punch gummies still on the shelf?
CHEEP PREROLS 12 DOLARS OR LES
ok so long story, my roommate moved out and took all the stuff, grinder included, and i got friends coming over for the hockey game at like 6 so basically i just need a grinder, doesnt matter what color or anything, as long as its 70 or under thx
choclate edable undr 25
just finished a double at the hospital. indica eighth, 35 bucks tops
my wife wants gummies that are 5 milligrams or less per piece, she's careful
joints for the back nine, keep it under 20 and not something that puts me to sleep
lowest priced zip in the building?
which {name} have you got in right now
indica all in one, the big 2 gram kind
battery on my pen died outside flagstaff, need a replacement, 30 bucks max
What is the most potent sativa flower you carry?
i have a sweet tooth, show me the chocolates
half oz of popcorn or smalls, 100 or less
1g sativa cart somewhere around forty dollars
those mini .3 disposables, got any?
my book club keeps talking about CBN gummies, what have you got
sour candy type edibles, the kind that makes ur face scrunch up
infused preroll, i got a high tolerance so dont hold back
{name} 3.5s that dont go past 60
im out of {name} papers
brother in law's birthday. he smokes out of dumb old pipes, maybe a nice glass piece, forty five dollar limit
mints or lozenges to keep in my golf bag?
need a hoodie in XL
any live resin for my rig
five packs of joints for a cookout saturday, $35 or under each, indica would be nice
Hello. I am 72 and last tried this in 1974. Is there a gentle edible you would start someone like me on?
Do any of your gummies happen to be vegan?
one of them drinkable thc shots
wax or whatever, 1 gram, i can spend 55
what all do you stock from {name}
7 grams, sativa, has to be below $75
{name} cart pls ({name})
I'd prefer milder flower. Anything testing at 21 percent or lower?
no smoke, no candy. a cream, a tincture, stuff like that
gummys with tons of cbd n barely any thc
four of us going camping up by payson, each wants a pack of gummies, 25 a pack is the ceiling
fruity throwaway vape, cheapest ones first
pick 2 hybrids for me, half ounce or bigger
making brownies at home, you sell shake?
flower for songwriting, i wanna feel creative
somethin to vape before bed, thirty five or less
pre roll that gives energy for the driving range
gummies that make me laugh at dumb stuff w my roommates
want to feel relaxed but still good company at bridge night
clear minded flower, i have spreadsheets to do
eighth with linalool in the terps
limonene carts?
quarter of something uplifting for 55 or cheaper
long haul's over, im home 3 days, want heavy couchlock dabs
cart for when i gotta grind on my thesis, focused not foggy
Looking for a calming edible to enjoy on the patio at sunset
happy flower, NOT a sleepy one, under 40
hybrid joint, good mood, talkative
pinene sativa flower for a morning in the superstitions
edible that gives a lil boost before pickleball
full ounce for under a hundred?
do you carry thc patches you stick on your skin
{name} but sativa
full gram disposable for 20 bucks or less
thc percent of {name}
what am i paying for the {name} {name} 5:1
{name} from {name}, is that an indica?
{name} tin has how many joints in it
{name} cart by {name}, any left?
does the {name} {name} have caffeine in it
{name} bliss, is it a gummy or a pill
is {name} by {name} still on the shelf
{name}, how much does it run
{name} from {name} - how many grams does it hold?
{name}, what kind of feeling is it
{name} what is it going for after the discount
PREROLS CHEEP 10 DOLARS
satva vap cartrige undr 30
ok so long story but my neighbor gave me half of some cookie at the clubhouse potluck last winter and i was glued to the lawn chair till midnight, never again lol, but i did like how it took the edge off so now im thinking maybe just a gummy, small one, like five milligrams, and i really dont want to go over thirty dollars because we just paid for the new AC
lunch break, need a single joint thats 12 bucks or under
Which disposables do you carry that are indica?
gimme a fat bag of smalls, half oz, 100 max
just moved here from texas lol never bought legal before. sativa flower, 3.5, i can spend like 35
RSO?
anything w {name} in it
I'm 68 and a smoker's cough is the last thing I need. Could you show me tinctures?
whats the highest testing eighth on the shelf
{name} by brand, flower only
budder or badder, whichever, price doesnt matter
coworker's bday, she's into gummies w/ cbd in em. thirty dollars is the limit
pax or {name} type thing for dry flower?
510 battery under 30 bux
bong
do you stock {name}
got a nectar collector or honey straw for my dabs?
camping w/ the boys at north beach, want a 10 pack of joints
{name} carts plz
{name} 2 gram pens, what flavors
my tolerance is stupid high. infused preroll, over 35 percent
Quarter ounce of something sativa leaning, eighty or less please
{name} gummies pls
is there a gummy w cbg
stuff that tastes like mango
hoodies in medium?
something to keep my weed from drying out, like those little humidity packets
Three hybrid pre-rolls, none over $16. Surprise me.
half gram cart, cheapest
no smoke no vape no gummies. what else can i eat
{name} or any other minty joint
bachelorette this wknd, 8 girls, want 5mg gummies so nobody overdoes it lol
need a wax thats sativa, 60 or below
{name} eighths but marked down
i get overwhelmed easy. weakest flower you sell? like under 19%
a cartridge and a preroll for tonight, each 30 or less
just got off a 12 hr night shift at the hospital and i wanna knock out. edibles
giggly vape for game night
flower for writing music, want ideas flowing
pre roll that mellows me out but i can still talk to people
Cleaning the whole house saturday. Energetic cart, 40 tops
sleepy flower
whats got a lot of limonene, in a vape
i gotta study for the bar exam, focus gummies?
humulene forward joints
calm and happy tincture
melt into the couch cart. indica obv. less than 35
paddleboarding on the lake later, something upbeat but smokeable
want to feel relaxed, not drowsy. gummies under 20
clear headed high, quarter oz
RSO thats more of a daytime thing
date night, romantic relaxed vibe, we like prerolls, about 20 dollars
ounce for less than 100?
you guys carry {brand}?
topicals under ten dollars
infused jerky or beef sticks?
looking for a full gram disposable that's $15 or cheaper
thc-a diamonds 2g jar for 20 bucks
how much r the {name} shots
thc percentage of {name}?
what's the damage on the {name} {name}
how many joints come in the {name} sativa pack
who makes cherry pie rso x-bites
cappucino gummies price?
{name} by {name} still available?
how many mg of thc is each one of those {name} from {name}
effects listed for {name} vape
stronger one: {name} or Mr. Teeny?
is {name} on sale & for how much
do u have the {name} king size 3pk in
size of the {name} {name} disposable
CHEEPEST GRAM FLOWR U GOT
satvia disposible vap undr 40 dolars
clocking out at the dmv, want an indica joint for the back porch. 10 dollars tops
15 bucks til payday wut gummies can i get
any disposables that are sativa
been up on an orchard ladder all week. you have a rub or lotion kind of thing? nothing to smoke
half oz for raid night w the guild, cheapest u have
what's testing the highest on your flower shelf
I'm vegan, is there a gummy I can have?
mom watches her carbs. sugar free edible?
those little thc shots u drink
is there a peanut butter chocolate bar on the shelf
badder under forty
{name} anything?
full ounce, gotta be less than 150
just one gram of bud pls, i only smoke saturdays
taking the crew camping up at ice house. indica joints that come in a pack, 35 max for the pack
infused prerolls, the loudest stuff
{name} but as a cart
gummy with cbg in it? i teach a 7am flow class
have u got mints
which of the {name} pills are around
I want a cookie. like an actual baked cookie with thc
chocolates with thc, 25 or under
half gram cartridge, i never finish a full one
something pineapple!!
which eighths do your staff pick? theres a staff pick tag right
two edibles please, one for the morning garden and one for right before bed
its my tias bday, shes crazy about coffee. coffee flavored edible, 30 or less
smalls or popcorn in a quarter, it all goes in the grinder anyway
I've been growing since '74. do you kids even carry {name} or {name}
{name} vape
drops i can put in my tea, like a tincture
need 1 cart + 1 eighth n i got 70 for both
rso oil for 30 or less, gonna bake with it
lowest priced full gram cart in the building?
haven't smoked in 15 years. some flower around 20 percent or lower so i dont embarrass myself
{name} carts, show me what you have
writing my dnd campaign tonite. flower that gets the ideas going, under 36
preroll that just makes people happy
sleepy cart below 40
twins are FINALLY in bed. some calm edible for me
12 hr speedrun coming up, vape that keeps me focused
flower for restorative yoga. body loose but head still clear
energetic joints in a 5 pack
preroll with linalool in it?
I brew beer so I like the hoppy terp, humulene. indica flower with that
an eighth where myrcene is the #1 terpene
uplifting bulk flower, half oz or bigger
swing shift at the cannery and im wired. edible to knock me out
relaxed but can still hold a conversation, gummies less than $18
indica leaning flower that WONT make me sleepy
vape for sketching, i want to feel inspired
sativa bud w pinene, for weeding the tomato rows
pax pods, u have em?
an eighth for a ten spot
anything CBD for my dog, like dog treats
temple balls or bubble hash to crumble in a bowl
grab me some papers and a grinder too
2 gram dispos?
price on {name} {name} peanut butter bar?
{name} #6 thc
what's {name} by {name} Farms going for right now
{name} {name}: how many in the pack and how many mg is each
{name} {name} gummies still on the shelf?
did the {name} live resin badder come back in yet
main terps in {name}
on paper which is stronger, {name} or {name}
{name}, is it a sativa or indica
{name} by {name}, whats the half ounce cost
{name} zip - cost and thc?
is there caffeine in the {name} lemonade ones
what do people feel off the {name} joint by {name}
compare the {name} carts {name} vs {name} for me
INDICA CARTRIGE UNDR 30!!!!
flwr 1/8 satvia 33 or les
ok so long story, my husband and i used to grow back in mendo before the kids came and now theyre all at grandmas for the whole weekend, first time in like four years, and we dont want edibles because last time i slept through the movie, so im thinking joints, a hybrid, nothing crazy expensive, lets say 15 dollars or less a piece?
just off a 12 hr shift, want an indica disposable for 40 or less
sativa flower eighth, my limit is $35
can I see your chocolate bars that cost at most $30
whats the lowest price cart on the shelf
half oz under a hundred?
need a whole zip for a camping trip w the crew
ten dollars in my pocket. which joint can i get
got anything in a badder or budder, i dab daily
bachelorette weekend!! 5 packs of joints pls, nothing over 40
I'm 71 and have not touched this since college. Is there a gummy with only 5 mg apiece?
show me moonrock joints
do you stock {name}? what flavors
caramels instead of gummies?
Looking for a drinkable, one of those little 100 mg shots
rosin gummies, have u got em
a 2 gram dispo, dont care which strain
top shelf eighth over 30 percent thc
weaker bud please, below 20%
lighter and some papers or cones, thats all im missing
pen battery for my 510 carts, thirty bucks or under
{name} tee for my sister
hoodie in XL or 2XL
what lotions or balms do you have for after gym days
sumthin lemony to smoke
strawberry edibles less than twenty five
gimme two sativa carts to pick between
quarter of flower for 50 or less, on special if possible
Which {name} eighths do you carry?
{name}, any kind
im coming from a job site at lunch n just want 1 single gram of bud, cheap
gummies with CBG in them
more cbd than thc please, in a chewy
sugar free options??
{name} or {name}, something watermelon
hybrid carts on markdown
Fifty bucks total: suggest one preroll and one edible for a couple visiting from Iowa
pre roll to keep me chatty n lively at a quinceañera after party
bedtime cart, knock me into the pillow
I paint in the mornings and would like flower that feels inspiring
sleepy gummies 18 bucks max
focused but still relaxed joint?
need to clean the whole house saturday, energetic vape
flower thats high in linalool
humulene n caryophyllene kinda bud, eighth
RSO that isn't going to put me to sleep
giggly edible for watching comedies with my roomies
chillest indica eighth u have below 40
uplifted, not racy. sativa leaning flower
tincture for a calm evening
tablets for going out dancing
badder with a happy buzz
clear headed preroll for a bosque walk, under 12
any {brand} bars in the case?
full ounce for 90 or less
i need a bong
transdermal patches, do yall sell those
gummies for five dollars or less?
Do you carry PAX pods
price on the {name} seahorse?
is {name} an indica
{name}, how many mg in each gummy and how many come in it?
{name} dispo, what does it cost right now
whats the effect on {name} supposed to be
do u still have the {name} 2 pack by {name}
Can I still get the {name} all in one?
what size bag is {name} sold in
{name} vs {name}, which one tests higher?
how many joints are in the {name} pack
terpenes in {name} pls
got the {name} tincture? how much
difference between {name} and {name} carts
wat sativva catridges u gt undr 45
SO my buddy drove me here from gallup and he smokes flower but i get coughing fits so i dont, and he says try an edible, i got about 20 dollars on me and i like cherry or grape or whatever, what would you get if you were me
prerols chepaest 2 pls!!!
want a disposable that fits in my ski jacket pocket. sativa, 75 max
replacing my after work beer with an edible, has to be 5 mg or lower a piece
Grandma is curious at 80 but her dentures hate gummies. Some kind of tablet she can swallow?
budder, whatcha got
bar tips were slow this week. half oz of sativa, 110 or less
bringing joints to a bonfire at the lake, a box of ten would be perfect
least expensive full gram cart on ur shelf?
i love anything called peanut butter
rosin heads only over here lol. jar or vape is cool, no bho
schools out!! fruity gummies, pieces around 10mg, id like to stay below 22 bucks
indica bud that tests 28 or higher
quarter of popcorn nugs, keep it cheap
treating myself: a nice hybrid eighth somewhere between 55 and 65 dollars
anything w/ thcv in it
{name}???
My hunting buddy raves about {name}. Flower or cart, no preference.
chocolate to split with my husband at the cabin
already own a 510 battery so just the cart pls - hybrid n not over fifty
my pen battery died on the trail, need a new one. low end is fine
torch is empty, got butane?
electric dab pen or nectar collector, sixty tops
lookin at bongs
xl hoodie for my brother in law
havent smoked since 1979 so the weakest flower you sell please
cbg gummies?
mostly cbd, just a whisper of thc. to eat
trying to skip the sugar, are there sugar free ones?
caramels? or coffee flavor, im picky
whats the heaviest infused joint in the case
{name} flower lineup
whats marked down from {name}
week long cabin trip, need a whole ounce. can do 200
GMO or some other garlicky funk
80 bucks in my pocket, one cart plus one pack of edibles, what would you grab
{name} fans unite. anything {name}
tiny pipe for backpacking, like a one hitter
stargazing tonight in the backyard, want melt into the lawnchair kinda flower
edible that gets everyone laughing at board game nite
i bartend til 1 and my head keeps spinning after. a vape to come down with?
Bud for a Saturday of chores, it must not glue me to the sofa
gummies made for bedtime
zippy gummies for a long bike ride day?
heard theres an edible w caffeine in it?
relaxed but still able to hold a conversation, 1g cart, fifty or under
flower rich in limonene
does any vape have pinene? love that forest smell
pottery class friday, edible that gets ideas flowing
hate waiting 2 hrs for edibles. which ones hit quick
date night edible, cozy n a bit dreamy
knock me out dab
dabs before work on the house, gotta stay motivated
what preroll goes with a hot tub after a day on the slopes? super mellow
infused hot cocoa or tea for apres ski?
do you have an under the tongue tincture, grandpa used to like those
phat panda anything?
thc patches that stick on your skin
gram of live rosin around 35 at most
bath bombs for a spa day w the girls
{name}, how potent is it
What are you asking for the {name} Peak?
{name} eighth $?
{name} indica sativa or in between
how many js come in the {name} tin
{name} {name} whats the dose in a single gummy
who grows {name}?
any {name} left
u still carry {name} {name}
{name} budder price check
whats the thc % of that {name} diamond infused {name} joint
is {name} or {name} the stronger flower
{name} comfort, how many tablets to a pack
{name} comes in what size jar
parents of {name}? like the cross
SATVIA CARTRIGE UNDR 45 PLZZ
so me and my sister are coming over from moscow idaho for her 50th and neither of us has done this since college, we want to eat something (no smoking, she has a singing thing) and it cant be strong, like 5 mg or under each, and not more than about thirty five dollars, is that a thing?
flwer hybird 8th 35 bux
just got off a 12 hr shift at the hospital, need an indica eighth, 50 bucks max
cheap half oz for camping up by nederland?
which disposables you got w 2 grams in them
gummies with cbn in them pls
retired last month and never tried this stuff, my doctor friend says start tiny. lowest dose gummy?
dab guy here. whatcha got thats sugar or badder
anything {name} makes for less than 25
planning a bachelorette, want a big pack of prerolls to pass around, 10 or more in it
Could you show me sativa cartridges at or below $45?
single j, less than ten dollars
highest thc eighth on the shelf
whats discounted in edibles
my roommate broke my grinder. need new one
cones 2 roll my own, king size
got a bong?
{name} stuff with 1:1
hybrid flower from {name}
hi I'd like a full ounce, preferably below 170 before tax
any shatter in the case?
chocolate for my sister's 40th, nothing gummy
lemme see a hoodie, size medium
something tropical tasting, guava maybe? smokable
live resin tho not more than 70
edible that isnt a gummy, like a tablet or caramel
need a 510 battery real quick, 30 or under
infused preroll?
quarter oz of anything at all, spend limit 85
my buddys a lightweight, flower that tests below 20 percent
i like banana strains
{name} flower, whats the cheapest of theirs
got 60 bucks. a joint and some gummies, both for tonight
lotion or cream? something u rub in
gimme two indica half gram or gram carts that are marked down
50mg single gummies, tolerance is thru the roof
{name}, doesnt matter flower or pen
hiking mt sanitas at sunrise n want a peppy vape
put me on the couch. flower please
need edibles for winding down w a book at night, around 30 bucks
whats a social giggly joint for a concert at red rocks
daytime gummies so i can do yardwork n not nap
myrcene forward eighth
what concentrate is gonna be most energizing
mellow not racy, smoke, low thc
evening pen, heavy body vibe, under 50
i wanna get creative, writing songs. flower
pinene in a flower? love that pine smell
balanced middle of the road high, preroll pack
thcv gummies for focus at the desk
something bedtime-y from {name}
barely feel it edible, mostly cbd
uplifting sativa ounce or half
do yall have thc seltzers or soda
any tincture drops to put under the tongue
half gram disposable for under 15
an ounce for 100 or less
{brand} gummies in stock?
how much does the {name} run
is {name} an indica or a sativa
Is the {name} {name} pack infused, and how many joints are in there?
volcano price??
did u run out of the {name} {name}
what does the {name} go for now
{name} {name} how many in a pack
whats heavier thc wise, {name} or {name}
how many grams is find's {name} bag
is the {name} peach one discounted? price
what brand is the {name} pen and is it a sativa
CARTRIGES UNDR 45 BUCKS
satvia flwer eigth plz
ok so long story, my husband and i are driving in from kansas for our anniversary, he used to smoke in college and i never did, we rented a cabin w a hot tub and id like some kind of edible for me, not strong like 5 mg pieces tops, and please not over 36 dollars
coming off three nights in a row, want an indica joint for the back porch, twenty bucks or less
sativa eighth, keep it south of 40 if u can
cheapest half oz on the shelf, its for the whole crew
vape that leans sativa, i got exactly 30 dollars till payday
disposable pen i can stick in my coveralls, under 35, dont wanna mess w batteries
I'm 54 and have never had so much as a puff. Which very mild gummy would you hand me?
do those 20-packs exist where each one is just 5 milligrams
somethin to dab, forty tops
yall carry rso? not the gummies, the oil
chocolate to split with my study group after the bar exam mock
I talk to clients all day so I'd want little THC mints rather than candy
prerolls that come 5 to a pack for band practice. 30 max
gimme the most potent infused joint
those big 2 gram vapes, indica only
whole ounce, trying to spend less than 170
a quarter of indica for under fifty?
highest thc bud u carry
My tolerance is shot, haven't smoked since the nineties. Any bud at 20 percent or lower?
grinder that wont fall apart in a week
papers or empty cones, whatevers cheap
my 510 battery died on 695 this morning lol need a new one, like thirty something dollars
lil glass pipe
it's freezing on the pier. got a hoodie in large?
is there a cream or balm with cannabis in it, I don't inhale things
drops i can put under my tongue
show me {name} bud, jar only no carts
two pack of {name} joints
Something with loads of CBD and hardly any THC in it, to eat.
cbg gummies 4 the morning commute on the marc train
anything blueberry. dont care if i eat it or smoke it
{name} brand, what u holding
old head here, i want {name}
which 3.5s are marked down
popcorn nugs, a quarter. im just gonna grind it anyways
One cart and one thing to eat please, neither over $40 apiece
gotta outline a 30 page brief tonight, clear headed flower
cart that makes u sleepy, day shift starts at 7
prerolls for a crab feast, everybody laughing n chatting
writing songs this weekend, want an eighth that gets ideas flowing
something calm to chew on once i finally get home from the ER. i work there lol
pullin a double on the steamer, need a vape w some pep
chill joint but i still gotta drum after, so not a knockout
glue me to the sofa for the ravens game, 3.5g
joints with linalool in em
Do you have an indica flower where myrcene is listed first?
half oz for the boat, sunny upbeat type high
I'd like to stay focused through a long lecture. No smoke, no vapor.
gummies that put you in a good mood, 15 bux
disposable for unwinding after the beltway, indica pls
ten dollar joint that wakes me up
Anniversary dinner at home. Happy and relaxed, edible, no more than $25.
raw garden carts?
you guys have thc k cups for my keurig
looking for a cannabis bath bomb for my sister in law
full ounce for 80 or less
2g disposable under forty bucks
Do you sell seeds or clones? I'd like to grow my two plants
what do you want for the {name} cart
{name}, is that the sativa i remember
How many come in the {name} Wild Berry?
zzzonked {name} how many mg per gummy
{name} cart still around?
did the {name} sell out already
can i grab {name} today
{name} joints.. how many in there
{name} Mango or {name}, how do they differ?
{name} or {name}, which hits harder
what kinda feeling is {name}
is {name} a pod or a cart
SATIVA PREROLLS FOR LESS THAN 15 BUCKS
indca vape catrige blow 40 dolars
ok so my daughter set this up on my phone, I am fifty seven and I drive in from Towson every day, and my neighbor swears by these gummy things, and I really do not want to be silly or dizzy, and I'd rather not spend over twenty five dollars the first time, so which ones would be gentle
just got off a 12 hr night shift, want an indica cart to wind down, keep it under 45
which sativa eighths run 40 bucks or less
my mom asked me to bring her gummies w/ equal parts cbd and thc
is there a {name} {name} in the case
on lunch break, just one joint, ten dollars max
What chocolate edibles are on your shelf?
half oz, any strain, can't spend over a hundred
those little bottles of thc you drink, have any?
stocking up b4 burning man lol, full zip for 160 or cheaper
{name}? im gonna cook with it
two gram vapes pls
bachelorette weekend!! need a multipack of joints for the girls, 40 dollars or less
anything dragonfruit flavored
the grapefruit {name}, u got em?
indica badder, what've you got
We are both 67 and haven't touched the stuff since college. Could you point us to a mild edible, no more than twenty dollars?
lowest priced cart in the building, idc what it is
popcorn buds, 7 grams
lost my grinder on the slopes, need another one
papers or cones to roll my own
it's freezing out here and i packed only tshirts. sell any hoodies?
what {name} brand bud is there
i'm all about banana strains, flower or prerolls
thc lotion, what are my choices
drops for under the tongue, hoping to stay around 30
{name} five packs available?
hardest hitting preroll u carry, gimme 2 options
need dabs but rent is due so like 40 tops
flower below 20 percent please, i have zero tolerance these days
show hybrid 3.5s testing over 28%
{name} vapes that are sativa, no higher than 75
visiting from ohio & brought nothing. need a lighter plus a small glass pipe
theres 60 bucks in my pocket. one cart, one pack of gummies. go
flower that's marked down, indica, quarter ounce
gelato lover here, whatcha got
skiing mt rose in the morning, want a joint with some energy to it
flower to keep me locked in while i code
edible that'll make me drowsy, 18 bucks is my limit
vape for giggles with old friends
i throw pottery on sundays, a creative kind of cart would be sweet
mood lifter eighth. 35 or under
prerolls high in limonene
clear head kinda bud so i can get thru cleaning the garage
the calmest rso you sell
relaxed but don't knock me out, vape pen
looking for linalool in an indica flower
lord of the rings extended marathon, i wanna melt into the sofa. bud
band practice tonight, joints that get ideas flowing
Any flower where caryophyllene shows up?
date night gummies, happy and loose, not too pricey say 25
disposable for decompressing after a double at the casino, 30 or less
weed bath bombs?
an eighth for 20 or less, possible?
do y'all have {brand} gummies
looking to dab live rosin, fresh press only
ounces under $90
my roommate swears by raw garden carts, are those here
how strong is that {name} #6
whats a {name} shot cost
{name} from {name}, how many joints in there
can i still get the {name} {name}
{name} {name}, is it a sativa?
what's {name} feel like
between {name} and {name} which one's the indica
{name} {name} cart price pls
How much do you want for the {name} Hot Knife?
{name} {name}, any left?
{name} or {name}, which has more thc
are the {name} moonrock prerolls infused
how much flower comes in the devil's diesel bag
sativva gumies undr 20 buks
INDICA VAPE!!! WHAT U GOT
hey so long story short my buddy is getting married at the lake this weekend and i got put in charge of the party favors, i dont smoke myself so i have no idea what im looking at, but he said just grab a preroll or two, nothing over 20 dollars each, what would you get
cheapest ounce on the shelf right now?
just came off a double at umass memorial. want an indica edible, twenty five bucks or less
{name} stuff u got
lookin for a half oz around a hundred, wont go past 110
sativa vape for me n the painting crew, 60 max
Do you have those soft caramel candies with THC?
my rig is disgusting, got cleaner for it
i lost my pen battery on the T. whats a 510 one for like 30
2 gram disposables that are marked down
mostly cbd barely any thc, like 20 to 1 gummies
which thc tablets come in the lowest dose per pill
Retired schoolteacher here, haven't touched the stuff since 1979. What gentle edible would you begin me with?
need one joint b4 the palladium show, 15 bucks tops
ice fishing w the guys, want a ten pack of joints
budder sugar wax whatever, just no syringes
rso under 45?
love anything grape, edibles pls
peanut butter chocolate with weed in it, exists?
out of papers lol need some for tonight
half or full ounce, over 25 percent thc
cannabis mints, the kind u keep in ur purse
does {name} have one that comes on quick
rosin gummies, i hate distillate
got an eighth of some hybrid at 35 or below?
any edible for ten bucks or less, broke college grad here
dugout, chillum, one hitter, something small for camping at purgatory chasm
highest thc cart in the case
pick me out two indica prerolls, dont care about brand
i own an {name} battery. pods?
wife's into strawberry. gummies or chews, 22 dollars ceiling
edible with cbn, $28 at the very most
a quarter that wont run me more than 60
flower thats already ground so i can just roll
Tourist from Ohio staying the weekend, I don't smoke or vape. What would be something fun with chocolate?
gotta deep clean the whole apartment saturday, flower that gets me moving
kids finally asleep. gummies to unwind
writing my thesis at clark, want a vape that keeps me on task
preroll to get creative at pottery night
heavy eyelids type flower, eighth, forty or under
bud w lots of limonene
bachelorette weekend, 8 girls, want giggly edibles nobody passes out on
cart that chills me out but im still functional
total couchlock in a vape
pre spin class gummy w some pep
feel good happy flower for a cookout, under 40
pinene in a flower for a walk round elm park
Those little tablets, is there one meant for the nighttime?
mellow sunday joint, myrcene if possible
cousins wedding on the cape, need something chatty and no smoke smell
i get racy on strong stuff, easygoing low thc bud please
my aunt wants dropper bottle tincture, do u stock it
any body cream or bath bombs
7 grams for 30 dollars or less?
cart for under ten
do you have {name} eighths
whats {name} going for, the 7g
{name} preroll indica or what
{name} {name}, how many mg is each gummy?
is {name} on sale and for how much
{name}, which brand is that
{name} still around?
do u have the {name} from {name} today
whats {name} supposed to feel like
Hot Knife price please
thc content of that 150 dollar {name} oz
SATIVA GUMMYS $25 OR LESS!!!
hybird disposible vap undr 75 dolars
so my sister in law is visiting and she says she used to do edibles in colorado but the last ones knocked her flat for a whole day so now shes nervous, and i said id pick something up on my way home from the plant, it needs to be weak and cheap ish, maybe 30 bucks, and she'd want a gummy i think
just clocked out, want an indica 3.5 for 36 dollars or less
sativa carts, full gram, 30 and down
my sisters bachelorette is up in big sky this weekend!! what gummies are $20 a bag or less
which ounce costs the least
highest testing vape on your menu?
A balm or lotion I can keep in my ski bag, nothing to smoke or eat.
never tried drops under the tongue, got a tincture u like?
gummies where one piece is 5 mg or smaller
floatin the madison w buddies, need a multi pack of joints (5+) that stays below 50 bucks
gimme one joint, i have a ten
any rosin vapes
RSO in a syringe or one of those clicky things
lookin for live sugar below $68
half o for a hundred or less
hybrid popcorn buds, a quarter
chocolate edible, 30 is my ceiling
lost my pen battery on the trail. cheap replacement? 30 tops
show me glass, like a hand pipe or bubbler
do u guys have cones so i dont have to roll
{name} bud thats marked down
those {name} pills my coworker keeps talking about
I can't stand the texture of gummies. What other edibles are there?
2 gram dispo, hybrid
half gram indica vape so i can test the flavor first
what've you got thats {name}
im a {name} guy. options?
Is there any 14 gram bag of sativa?
havent smoked since the 80s lol. bud thats on the milder side?
infused preroll pls
edibles w cbn
cbg in a gummy, does that exist here
anything by {name}
$60 each at most: pick me one bag of flower and one edible
highest thc concentrate u sell
need a hoodie for my boyfriend he forgot his jacket
4 piece grinder 20 bucks or under
got a whole house to deep clean, what bud gives energy
songwriting tonight. vape that gets the ideas going
Edibles that list focus as an effect?
vape for the end of a 12 hr shift when i just wanna doze off
eighth of somethin sedating
wedding afterparty joints, happy bubbly mood
want my head clear and calm, any form is fine
dab that melts me into the sofa
a giggly edible for game night
limonene eighths
any vape carts with myrcene in the terp list
prerolls with linalool?
does anything here contain eucalyptol
roofer here, need a sativa joint 15 bux max that keeps me goin after work
Relaxed flower that won't make me sleepy
upbeat rso instead of the knockout kind
ounces for 100 bucks? saw that in missoula
got moonrocks
dabs 20 dollars or less
quarter ounce of flower for $30 max
{name} {name} gummies price?
{name}, is that indica, sativa or hybrid
what do u charge for the {name} sugar
number of joints in the {name} pack
{name} {name}, how many mg is one gummy
whose flower is {name}
{name}, whats it go for with the discount
how much thc in the {name} strawberry 20:1
main terpenes of {name}?
is the {name} briq still around
what kinda effects does {name} have
weight of a {name} jar
{name} hot knife how much
SATVIA PREROL UNDR 20 DOLARS
ok long story but my inlaws are here till thursday and my wife doesnt want smoke in the house plus the garage is full of skis so basically i need some kind of vape, hybrid i guess, and i cant spend more than forty bucks or shell kill me haha
got fifty on me, whats a decent sativa eighth
just flew in from houston and never bought legal weed before lol. whats an easy edible to start with
theres 8 of us for a bachelorette, we need a pack of prerolls to pass around on the patio
throwaway pen, 75 or under, dont care what strain. one of those all in one things
whats ur lowest priced half zip
gimme the highest testing bud in the building
wax or sugar or badder, i got 65 dollars
sativa carts 45 and below
My husband hates gummies. Do you carry chocolate bars with THC?
caramels w thc??
need smth discreet i can pop on the bus, like a mint or a lozenge
got any joints w the extra stuff in em, like infused
left my grinder at home in ohio. cheap one, max 20
empty cones i can stuff myself
i need a 510 battery for a cart, 30 or less pls
my torch ran out at the condo, you sell those?
small glass pipe, something under 25
its snowing sideways and i packed shorts. any hoodies?
quarter oz, eighty bucks is my ceiling
full ounce, popcorn nugs are fine, cant go over 170
Which hybrid eighths are marked down at the moment?
{name} indica bud
I'm cutting out sugar this month. Are any of the gummies sugar free?
vegan edible options for my roommate
mostly cbd with just a lil thc, to eat not smoke
old stoner here, 10mg does nothing for me. one big strong gummy plz
any peanut butter strains or anything peanut buttery
{name}, whatever form
watermelon flavored edible around 25 tops
one joint for the hot tub tonight. fifteen bucks or so, not more
10pk of mini joints for our cabin weekend, keep it at 55 max
coffee flavored anything to eat?
{name} pods
thc lotion or balm for after a long day on the slopes
on my lunch break so quick: one eighth n one cart, nothing over 60 each
game night w the inlaws, want something giggly to eat that wont floor us
bud thatll glue me to the sofa
i make beats late at night, want a vape that gets the ideas going
cbn gummies for bedtime
Do any of your edibles contain CBG?
heard thcv keeps u sharp. u got edibles with it
need an edible that kicks in quick, concert starts in an hour
deep cleaning the airbnb tomorrow, preroll with some get up n go
just got off a 12 hr night shift at the hospital, want a mellow cart to come down with. $50 or under
social buzz for a wedding reception, pre roll or pen
tiny microdose edible so i can still do my taxes
concentrates with limonene
flower w linalool and myrcene for chilling by the fire
daytime eighth, dont want couchlock
heavy body stoney dab, indica only
weed makes me anxious if its too strong... bud below 20 percent?
looking for drops i can put under my tongue, a tincture
sativa by the ounce?
any cart for fifteen dollars or less
do yall have {brand}
an eighth for less than a twenty
thc % on the {name} by {name}
{name} {name}, how strong is each gummy
How many pre-rolls come in the {name} {name}?
what company grows {name}
did the {name} come back in yet
still got {name} {name}?
u have {name} right? hows much
what does the {name} cart go for
is {name} a one gram or 2 gram
{name} vs {name}, which hits harder thc wise
{name} {name} cost?
how many tablets in the {name} comfort thing
CHEEP SATIVVA PREROLS UNDR 40
hybird cartrige 1 grahm 50 dolars or les
ok so its me and my sister and we rented this place up by the lake, neither of us can smoke inside cause of the deposit, and she gets sick from vapes anyway, we tried a cookie once in college and it took forever, so im thinking some kind of edible, something fruity maybe, and honestly 25 dollars is about what i wanna spend, what would you do
on lunch. joint under 10 bucks?
cheapest full oz u got
Hi! My sister in law is visiting from Ohio and has never had an edible in her life. Do you have something fruity with little 5mg pieces?
badder or sugar, 65 max
lowest price 1g cart, has to be sativa
half zip less than 80
making cannabutter sunday, got any shake?
camping w the crew fri. preroll pack, 5 or more in it
anything by {name}? the brand
rso, not in a gummy. the syringe/oil kind
need one of those heated loading tools for wax, hot knife i think its called
anything {name} that wont cost me more than a hundred
2g pen indica
flower 30% plus only
Good afternoon, I'd love an eighth of sativa for puttering in the garden. I try to keep it to forty dollars or less.
what do you stock from the {name} brand these days?
chocolate w thc. wife hates gummies
drops for under the tongue?
lotion? something to rub in
out of papers. cones work too
little glass chillum or a dugout for the truck
grinder, 40 tops
quarter of popcorn buds 70 or less
{name}. dont care what form
My roommate wants {name} and I want {name}, both in the 2 gram pens. You have those?
moonrock joint 15 or under
gummies marked down rn?
hoodie in a medium pls
baseball type hat?
which {name} flavors are left
Could you pick me one pre-roll and one pack of gummies? I've got two twenties on me and that's it lol
lemony bud?
2 pack of joints, me n my buddy splitting
{name} pods in? the vape ones not the battery
pen battery died on me. 30 or less for a new one
ive been doing carts all month and want to get back to dabbing, what live resin do you have thats sativa
just off a 12 hr overnight. edible so i can knock out
focus, big spreadsheet day. no smoke
bachelorette sat!! 9 of us, need joints that make everyone giggly n happy
I throw pots on weekends and like a creative sativa while I do it. Flower, under 40 please
cart for after work. calm but i still gotta cook dinner
need energy for yard work. preroll. ten bucks
trivia night tmrw, uplifting edible?
vapes w linalool
Which of your flowers have humulene in the terpene list? I'm on a hoppy kick.
pinene flower 36 or under
eighth of indica that'll put me on the couch, long week on the roof
going to the beach w my sister, we want a happy light vape. absolutely nothing sleepy, last time we napped through the whole thing
clear head daytime bud
chill disposable, indica, 40 max
gummies to melt into a movie, 20 dollars or less
feelin inspired type preroll, indica side
u sell clones or seeds, wanna grow a couple plants
oz for under 100
Do you carry bongs? Thinking a tall beaker for my brother's new place.
disposable 15 bucks or less
thc brownies or anything baked
{name} {name}, price?
{name} thc?
{name} {name} has cbn in it right
Is the {name} from {name} more of an indica or a sativa?
how much you want for the {name}
{name} still around
{name} {name} pod, u have it
I've been dreaming about the {name} chocolate, is it back yet?
whats in those {name} {name} tablets
find {name} preroll pack - how many in it
{name}, size n price
Do you know what terpenes are in the {name} from {name}?
does the {name} caramel taffy have any cbd
{name} upload.. its 50mg EACH??
satva prerol undr 10 plz
GUMMIES. INDICA. 20 BUCKS. GO
ok so long story but my husband hurt his feelings on a whole cookie back in college and swore off edibles, now our anniversary is friday and hes finally willing to try again, and i was thinking maybe those vape thingies instead because at least you know right away, he likes blueberry anything, and id rather not go past forty dollars if theres a decent one
just got off a double at the hospital, want an indica eighth, 33 bucks is my ceiling
broke grad student here lol gummies for 12 and down?
sativa carts pls, 30 max
bday bash saturday, want a multi pack of joints, five or six in it
Least expensive half ounce you carry?
which vape in the whole shop tests highest
I'd rather use a dropper under the tongue, what are my choices
caramels? the {name} kind if u have em
those {name} pill thingies, which ones are there
tailgating this weekend, is there a lil drink i can down instead of smoking? like 16 dollars
any edible without sugar
dab head here. badder or live resin, hit me
edibles that taste like coffee ☕
nano or otherwise quick kick in edibles, twenty or less
hybrid dispo, dont wanna go over 36
those tiny .3 pens that fit in a clutch purse
need a full zip. whatcha got
quarter oz of bud, fifty or under after the markdown
Line me up four hybrid eighths so I can choose
joint that wont put me on my butt.. under 22 percent thc
only want one gram of bud to try, not a whole eighth
my roommate swears by {name} Farms, what flower of theirs is on the shelf
{name}!!
gummies made with rosin
got {name} in carts still?
blueberry anything, i'm obsessed
my mom is turning 66 and has never had any, she'd like a really tiny dose she can nibble on
is there one of those single giant gummies w the full 100 in it
cbg gummies, which do you stock
taffy
anniversary dinner dessert, infused chocolate, thirty tops
all i have is a ten dollar bill, can that get me a preroll
RSO that tests past 75%
bachelorette weekend up north! an eighth AND a pen please, around seventy for both
{name}, dont care how i consume it
flower thats 30+ % only, i got tolerance
got a 12 page paper due, need a vape that keeps me on task
eighth that melts me into bed, super drowsy
karaoke tonight so a happy upbeat joint
want a chill preroll but i still gotta cook dinner, none of the sleepy stuff
Which of your flower has humulene in it?
carts w/ myrcene, 30 or less
7 grams, creative & uplifted kinda thing for jamming w my band
saturday chores. energetic preroll for $10 or cheaper
indica vape to unwind on the couch after roofing all day, thirty bucks
bud with pinene that gets the ideas flowing
bedtime pen, something heavy
picnic edibles: cheerful, nothing drowsy
an rso thats more for the daytime
do u have any weed with bisabolol
walking the trails sunday w the dog, clear headed joint?
half o for relaxing evenings
full ounce for 80 bucks?
you stock raw garden?
need a bong n a grinder
2 gram sativa disposable
looking to buy a couple clones for my home grow
how strong is {name} #6
{name} eighth, what am i paying
{name} - what kind of feeling does it give?
{name} joint... indica or sativa?
u still got {name} by {name}
what company does {name}
{name} by {name}, number of joints per pack?
the {name} {name} cart, is it a full gram
{name} vs {name} carts?
how many come in the zzzonked gummies
Which one has more THC, the {name} pre-roll or the {name} pre-roll?
is {name} available rn
main terpene in {name}?
{name} mango cart price
mg per tablet on the {name} comfort ones
satvia prerol undr 12 bux plz
SHOW ME INDICA DISPOSABLES!!!!
ok so long story, me and three coworkers are renting a cabin by the lake and nobody can agree on anything, one of them hates smoking so edibles are the compromise, two of them have never tried it, and we only pooled like 25 dollars together because payday is friday... what would you get
Good afternoon. I have not touched cannabis since 1974 and would like a mild gummy, please, nothing over five milligrams apiece.
yo need a zip for the crib, 170 max
Could you please show me some sativa pre-rolls for forty-five dollars or less?
whats the dankest cart i can cop for 45
My husband has asked me to bring home an indica eighth and he gave me forty dollars. What do you have?
2g dispos, hybrid, which ones u got
I would enjoy a piece of chocolate with THC in it. What is on your shelf?
lowest price joint in the building, broke til friday lol
Does the {name} brand make anything that also contains CBD, and do you carry it?
dab guy here. point me at the rosin
I'd rather rub something on than smoke or swallow it. What can you show me?
quarter of sativa smalls?
A friend at church uses drops under her tongue, I believe it is called a tincture. May I see yours?
just moved in w my buddies and we got nothing. papers n a grinder, keep it under 20
My nephew mentioned a tabletop machine named Volcano. Do you happen to sell one?
i suck at rolling, u sell empty cones?
{name} half gram carts thats marked down rn
What is the most economical half ounce of flower in the shop, please?
tryna get blasted, highest thc bud no cap
I am wary of strong cannabis. Is there any flower below twenty percent THC?
weed caramels still a thing?
{name} for my roomates bday but not a 400 dollar one
Gummies stick to my dentures. Could you suggest a swallowable tablet instead?
lake house wknd, ten pack of joints, 60 tops
Kindly tell me which {name} flower is reduced at the moment.
anything by {name}?
edibles that got cbg in em
I would like to spend no more than twenty-five dollars on an indica edible. Which ones would fit?
yall got a sweatshirt or hoodie in 2xl
moonrock joint me
We are celebrating my sister's seventieth birthday and the brave ones want to share an infused pre-roll. Which do you have?
{name} in whatever form
need a bong for the apt, 80 or less
I received a thirty-five dollar refund at the pharmacy and would like to use it on an eighth, any variety. What is available for that sum?
sativa dabs 70 n under
I hope to feel calm of an evening without becoming drowsy. Might you have a pre-roll like that?
finals week gotta lock in. gummies for focus??
bachelorette wknd, 8 of us, wanna be giggly. edibles
I paint watercolors on Sunday mornings and would love some flower that sparks creativity.
knock me tf out, gummy form
What would keep me cheerful while I weed the garden (no pun intended)? A vape is fine.
energetic joint for hiking letchworth
limonene heavy eighths plz
I read about a terpene called nerolidol. Do any of your products list it?
line cook just got off a double. couchlock cart
After supper I like to sit and listen to my old records. Which indica eighth would you call relaxing?
happy n uplifted, bud, like 40 or less
I'd appreciate something that leaves my mind clear, as a pre-roll, since I do not care for feeling foggy.
sleepytime chocolate?
date nite, somethin relaxing n fun we can eat
The grandchildren go home at eight. A mellow vape after that, fifty dollars at most, would suit me well.
Could I buy a cannabis seltzer or a bottled iced tea from you?
alien labs flower in stock?
I am on a fixed income. Is there a pre-roll for five dollars or less?
2 gram vape for 30 bucks
u got thc bath bombs
{name} under 25
How strong is the {name}, please? I mean the THC percentage.
{name} indica or nah
How many pieces come in a package of the {name} {name} gummies?
{name} choc bar, mg per square?
terps on that {name}
Would you tell me what effects are listed for {name}?
yall still got {name} carts
I have forgotten who makes the Espresso caramels. Which brand was it?
{name} vs {name} prerolls, which hits harder
how many grams is the {name}
What are you asking for the ten-inch beaker with the color accent?
{name} thc n price for the half
Is there CBD in the {name} {name} balm as well as THC?
Is the {name} flower called {name} still to be had, and what would an eighth cost me?
sativva vpae crat udner 50 plz
HELLO I CANNOT FIND THE SMALL LETTERS KEY. DO YOU HAVE GUMMIES FOR TWENTY DOLLARS OR LESS. THANK YOU. MARGE
Dear Sir or Madam, my late husband handled this sort of thing and I am quite lost, I only know that he bought the little jellies, and my neighbor Ruth says to begin with a weak one, and I can pay about thirty-five dollars, so could you please tell me which ones a beginner ought to look at, and thank you for your patience
just got off nights at the hospital, want an indica disposable, 45 bucks max
eighth of anything sativa for 35 or less?
Good afternoon. I am 71 and have never bought any of this. A gummy with 5 mg or less, please.
badder, budder, sugar, whatever. smth dabbable under 65
were 8 girls at an airbnb, need a big pack of joints. 10 in it ideally
whats ur cheapest ounce
{name} flower pls
2 gram all in one, what you got
single preroll under 10 bucks for my lunch break... kidding boss, after work
Could you list your tinctures?
my hubby only likes dark or {name}, anything infused?
hit me with the highest thc eighths on the shelf
hybrid quarter, keep it below 60
510 battery for under thirty
which {name} gummies do you carry right now?
i dont inhale anything. what can i get that isnt smoke or vapor, around 20
anything w/ {name}
{name} or klik thing
Looking for a bong or bubbler, glass, doesn't matter what it costs.
50mg a piece gummies? my tolerance is ridiculous
sativa carts, one gram, 42 or cheaper
{name} anything??
half oz under a hundred bucks
the wife wants a hoodie from you guys
diamond infused preroll?
what {name} stuff is in
gummy with CBG in it
gimme 2 indica pre-roll packs to pick from, i'd spend up to 40
cheap carts
Is there flower on the milder side, say 20 percent THC or under?
live resin or rosin to dab tonite
discounted vapes from {name}?
1 gram baggie of bud, just wanna try a strain before buying more
something strawberry
papers. plain old papers
got 75 to spend, want a sativa eighth and some edibles for the lake house
bud that knocks me out, eighth, thirty five ish
doing a jigsaw puzzle all weekend, need a vape thatll keep me locked in n creative
giggly gummies for game night
pre roll for cleaning the house lol need a push
Is there an edible people like for winding down before bed? Under $20.
zen but awake. joint
uplifting eighth less than 40 for a picnic
what cart gives that body melt
limonene forward bud, sativa leaning
chatty, social, happy. dont care about the form
concentrate for daytime that wont glue me to the sofa
edible with cbn, nighttime one
hiking mt wachusett saturday. what flower has some energy to it
linalool in a preroll?
relaxing quarter oz under 55
a calm and happy tincture
whole ounce for under 100, possible?
yall carry {brand}?
half gram cart, 25 bucks tops
a 2g dispo for forty flat or less, im broke till friday
how much thc does the {name} eighth have
price on the {name} hot knife?
how many grams is the {name} disposable
{name}, is that a sativa?
mg per gummy in {name} {name}?
what do you want for the {name} quarter
{name} - what does it feel like?
{name} {name} still available?
I had the {name} cart by {name} last month, is there any left?
which company makes that {name} all in one
stronger: {name} rosin or the {name} THC syringe
how much is a {name} going for
{name} ounce price
Can you tell me the THC of {name} and what it costs?
sativva dispossable vap
hello i am writing for my self and my brother in law, he is visiting from ohio next week and he smokes every day, i used to smoke in college but that was 30 yrs ago so what id really like is some flower for him, an eighth, indica he says, and he gave me fifty dollars so nothing above that thanks
gumies,, any kind,, 15 $ or les
solventless only for me. what vapes or gummies you got made w live rosin
lowest price eighth on the shelf today?
got like 5 min. half oz, under 110, strain doesnt matter
2 gram sativa pens that wont run me more than 75
Do you carry any badder or budder at the moment?
whats the cheapest gram of dabs u got
poker night with the guys, need a 10 pack of joints, 55 tops
one indica joint for the ride-along home (im not driving lol), 17 or less
infused prerolls, i want the heavy hitters
flower testing over 30 percent, show me
Which buds are the mildest? I would prefer something below 19% THC.
hybrid carts by {name}, full gram
im broke til friday, what's ur lowest priced vape cart
{name} pods in?
need a battery for 510 cartridges, no more than thirty dollars
dropped my grinder down the stairs rip. cheapest replacement
any hoodies left in 2xl
{name} pearls, sativa side
{name} edible for my aunt
over gummies tbh. mints or lozenges?
20 count gummies, 5mg a pop
my buddys tolerance is insane, he wants all 100mg in one single gummy
anything edible that tastes like coffee
are any of the gummies vegan
a cream or salve, whatever you have that goes on skin
quarter oz, cheapest one, i dont care if its popcorn
full zip in one bag?
{name}, flower or preroll
chasing that garlic {name} funk in flower
sativa concentrate w loud terps pls
best percent for the money: i can spend 40 on bud, get me as high a test as possible
tabletop or handheld thing that vapes actual bud, not oil
heated dab tool? like that hot knife {name} makes
on lunch, 10 dollars in my pocket, preroll?
Hi! Hosting a bachelorette, three of us have barely tried it. 5 mg pieces, and please nothing above $30
empty cones so i can pack my own
raking + mowing all saturday, want a peppy joint for it
knock me flat eighth, 40 or under
vape for a mellow evening on the riverfront
night shift nurse, just got home, wanna unwind with an edible before bed
what cart would get the creative juices going? i paint
gummies that make u giggly n social, not the sleepy kind
got anything edible with cbn in it for late nights
indica vape that lists linalool
Looking for a limonene and pinene sativa, whole flower rather than vape.
humulene in a concentrate
edible w caffeine, like a pick me up
any cbg gummies? want to feel switched on during the day
barely any thc, mostly cbd, something i can chew
thcv gummy 4 daytime
couchlock in a 2g disposable
easygoing joint, last one had me spinning. keep it at 20% or lower
28 grams for 120 or less, possible?
u got tinctures?
{brand} baby joints, do you stock them
looking for a jar of live rosin to dab
weed root beer or any kind of canned drink
sativa half ounce, cant go over a hundred
hot knife price
{name}.. is that budder or what form
{name}, indica or sativa
number of joints in the lowell chill indica tin?
what do i actually pay for the {name} briq with the discount
Is there caffeine in the {name} Go tablets?
{name} {name} pod back yet?
r u out of {name} eighths by {name}
{name} vs the {name}, which ones got more thc
mg per gummy in the {name} {name}
lineage on {name}?
{name} {name}, how much
{name} {name} or the {name} {name}, what sets them apart?
satvia eigth undr 60
NEED CHEAP GUMMYS!!! 15 BUCKS MAX!!!
ok long story, my sister is in town and she used to smoke in college but that was decades ago and her husband is a total lightweight too, so we're thinking edibles but like really small ones that we can each take one of and see how it goes, and i would love to stay below 35 because i already spent way too much on dinner, what should i get
landed an hour ago lol, want a sativa joint for 12 bucks or less
bachelorette crew here, 8 of us! need fun fruity gummies, 20 a bag max
half oz to split w/ the boys, keep it below a hundred
u carry full ounces?
which rso do you have
live resin badder pls, not over 40
tiny disposable i can hide in a clutch purse, like 20 dollars
infused preroll. the kind that puts u on the floor
small buds are fine by me, just a quarter for $70 tops
mango anything
my pen died. got a cart battery for thirty or under?
wheres the papers n cones at
i need a torch for my rig
a THC shot i could pour in a mocktail
Chocolate with THC? I can't stand gummies.
cherry flavored edibles?
hybrid cart, full gram. forty is my ceiling
whats the most potent eighth on the shelf tonight
cheapest single gram of bud
{name} stuff under 40
you guys got {name} flower? the brand, not the snack haha
Good evening. I am 68 and coming back to cannabis after four decades. A mild flower, please, nothing too potent.
2g indica all in one, got 75 on me
staff picks for edibles?
any 5 pack of joints
something to rub on, walked the strip all day in heels
not tryna smoke in the airbnb.. do yall do drops under the tongue, tinctures
gimme 4 different indica eighths, 36 bucks each or less
lemony weed to smoke
won 150 at blackjack, wanna spend it on one vape and one nice eighth
souvenir shirt for my brother, hes a size large
do you have sugar or sauce, for dabbing
wife's craving something peachy, what is there
{name} eighth, 35 or less
sativa dabs plz
forgot my grinder at home smh
been on night shift in the ER all week, want gummies that knock me out
seeing the sphere tonite, something creative to puff on before the show
pool party vape, giggly and social
prerolls that keep me focused, im finishing my thesis
flower to melt into the hotel couch lol
wake n bake eighth, peppy energetic type, 35 at most
mellow cart but dont put me to sleep
an edible where i stay clear headed, got dinner with the in-laws
I enjoy that lavender note - which flowers have linalool?
joints w myrcene in em
hiking red rock sunday, want pinene. bud or joint is fine
gotta dance til sunrise, what preroll gives energy
inspired artsy mood, sativa flower only
bedtime edible that has cbn in it
Is there a tincture that leaves you calm and cheerful?
late nite wind-down vape for under 30
cartridge for ten bucks or less?
whole ounce, only got 100 to spend
kratom?
do you stock {brand} {brand}
can i grab the new {name} peak today
how much for the {name} vape
{name} thc level?
how many mg in the {name} drink
Evan's OG Kush, is that a sativa or an indica?
number of joints in the {name} {name} box
price on the {name} preroll 2 pack
what size is the {name} from {name}
{name} sport battery how much
{name} moonrock or {name} moonrock, which ones stronger
can i still get {name} flower
what kinda feeling is {name} from {name}
{name} terps?
{name} {name}, how strong is each one n how many do i get
satvia preroles undr 10 dolers
NEED CHEAP INDICA FLOWER 7 GRAMS UNDER $50!!!!
so ok my sister in law is flying in from ohio friday and shes never touched the stuff and honestly im no expert either, we were thinking some kind of gummy that tastes decent, berries maybe, and id rather not go past like 25 bucks since she'll prob eat half of one and be done, what would u say
whats the cheapest eighth u got rn
sativa flower, 3.5, not more than 35 bucks
just one gram of bud to try, is there something for 10 or less
half oz for under a hundred
best price on a zip?
Could you show me some quarters that are indica?
indica disposable pen 35 and under
need a sativa 1g cart, i got 45 on me
do yall have half gram carts
those tiny .3 throwaway vapes, got any?
live resin badder pls
whats good to dab thats under 40
5 pack of joints under 30 for a camping trip
single joint for after work, ten bucks tops
infused joints?
chocolate edible, $30 or less
im tired of gummies. caramels or somethin chewy like taffy?
gummies 15 and under
I haven't touched the stuff since college, 40 years ago. Which gummies come in 5 mg pieces?
something with thc i can drink
sugar free edibles
are any of your gummies vegan?
what {name} flavors do u have
gummies with cbg in em
rolling papers, cheap ones
my pen battery died, do u sell new ones
got any tinctures
strongest eighth you have
weed thats under 18 percent, i dont want to get blasted
anything with {name} in the name
{name}, dont care if its bud or a cart
bachelorette weekend, six of us, want a few bags of gummies that are 25 each or less
I've got 60 bucks: one eighth and one preroll please
cart that makes me sleepy, 35 or less
energetic preroll for a morning hike
i write music, want flower that gets me creative
giggly happy edibles for taco night
chill gummies that wont put me to sleep
vape for gaming, need to stay focused
bud that keeps my head clear
uplifting eighth for under 40 plz
just got off a 12 hour shift at the hospital and i want to melt into my couch. joint
couchlock flower
night time gummies under 20 bucks
flower w lots of limonene
whats a good social joint for a bbq, everybody talking and laughing
relaxing dabs
relaxed and happy vape, one gram, not over 45
Which of your edibles would give me a bit of energy in the afternoon?
u carry phat panda?
any eighths for 20 or less
do you sell bongs
thc patches?
vapes for like 10 or 12 bucks
full ounce for 100 or under
thc on {name} by {name}?
how much is the {name} eighth
how many joints in the {name} {name} pack
do u still have the {name} from {name}
Is the {name} {name} back in stock?
how much u want for the new {name} peak
how many mg total in the {name} {name} pearls
what does {name} make u feel like
main terp in {name}?
which one is stronger, {name} or {name}
is the {name} on sale, how much is it now
what size bag is the {name} from {name}
the {name} rosin, is it a full gram
STAIVA CARTRIGE UNDER 40
indca prerol 10 dolars or les
ok so my sister is coming to stay with me next week and shes way more into this than i am, i dont really know what im looking at, she said she likes the gummy kind, the fruity ones, and told me dont spend more than 20 dollars so whats there for that
just came off a double at the hospital. heavy indica eighth, i can spend 40
lemme get the cheapest single gram of bud on the shelf
half oz, nothing over a hundred
do you even carry full ounces of flower
Disposable pen, a whole gram in it, indica. 45 is my ceiling.
which carts come in at thirty dollars or below
me n my roommate want to split a sativa vape, full gram
My mother-in-law turns 70 and loves milk chocolate, do you have one with THC in it?
caramels??
im off sugar this month lol. any sugar free gummies or edibles
going to a wedding, need something tiny and discreet. mints or one of those mouth sprays
waited 2 hrs on my last edible, never again. which of yours kick in quick
gummies w cbn in em, 20 or less
is there a gummy thats nearly all cbd, like 10 to 1 or 20 to 1
only want the sativa ones from {name}
lunch break on the site, boss is gone. single joint under ten bucks
a box of 6 prerolls for the beach
infused joints, my tolerance is ridiculous
got any 5-packs of pre rolls
most potent bud in the house?
I'm 66 and haven't smoked since 1985. Which flower is on the weak side?
need some live resin to dab tonight
rso under 30 dollars
drops for under the tongue, what do u have
is there like a cream or lotion with thc
solventless gummies pls, rosin only
pick me two hybrid eighths below 36
anything peach flavored
{name}, 20 bucks tops
can i drink it instead of smoke it? what have u got
anything from {name} besides flower?
bachelorette on saturday, 8 girls, we want gummies. 25 a bag max, fruity
gummies with caffeine, is that a thing
quarter oz for 50 or less plz
never tried this before. an edible with a tiny dose, 2.5 or 5 mg a piece
grape flavored vape
stuck on my screenplay, what flower gets the ideas going
a joint that gets everyone laughing at game night
vape that makes me sleepy, cant go past 30
energetic eighth for cleaning the whole apartment
preroll to stay focused while i code
relaxing flower that wont make me sleepy
any eighths with linalool
chasing humulene, prerolls only
Do you have vapes with limonene as the dominant terpene?
vape for daytime, gotta keep a clear head and some energy
edible to make a museum afternoon more fun, upbeat not sedating
which of ur rso leans sleepy
uplifted + creative bud, 3.5, no more than 33
couchlock cart, melt me into the sofa
flower w alpha pinene
date night, want us both happy n chatty. gummies
eighths that cost less than 20?
forgot my grinder at home, do you sell those
u got {brand}
id love a tshirt with ur logo on it
a vape for 12 dollars or under
Looking for bubble hash.
how much is {name} from {name} farms
{name} flower, is that more indica or sativa
u still got {name} from {name}?
What does the {name} cart cost?
whos the maker of {name}
how does {name} make u feel
how many tablets in the {name} sleep pack
{name} {name}, how many mg is each gummy
{name} vs {name} which one hits harder
are {name} {name} gummies in
grandaddy purp berry disposable, is it 1 gram or 2
Tell me how Mango by {name} and {name} differ
price on that ounce of {name}
SATIVA PREROLS LES THAN 15 DOLARS
hibrid cartrige undr 40
ok so long story my sister is visiting from ohio and she doesnt really do this stuff, she had one bad cookie in college, and we are just gonna watch movies saturday so im thinking some gummies, not pricey, 20 dollars or so at the most, nothing crazy, what would you get
night shift nurse here lol, need a gummy for unwinding when i get home in the morning, 25 or less
half oz for under a hundred, strain doesnt matter
lowest priced ounce in the shop?
Hi, I'm retired and haven't smoked since the seventies. Which flower would be on the gentle side?
dab head checking in, highest testing concentrate on the shelf?
8 of us for a bachelorette saturday, gummies we can pass around that are 5mg a piece or lower
on my lunch break, just want one joint for under 10
which 2 gram vapes are marked down
i cant do gummies, texture thing. do you carry any kind of lozenge
he likes sativa i like indica... can u pick a pre roll pack for each of us
chocolate w thc in it?
1 gram carts, $30 max
most affordable quarter you carry that isn't shake or ground up
mine broke so i need a new grinder, metal, whatever price
510 battery for carts thirty dollars or under
anything edible that has CBG added?
{name} in any form, flower or joint i dont care
moonrock joints under 20?
i lay tile all day, want some kind of rub or stick to put on my hands after. no smoking
hybrid eighth 40 bucks tops and at least 27 percent
what {name} stuff is discounted
forgot my papers AND my lighter at home smh, got both?
anniversary dinner this weekend, thinking edibles we can share, nothing over 35
going camping in manistee, want an indica disposable
do you sell weed drinks or those little shots
need an {name}
i roll my own so shake or pre ground is fine, whats cheap
tincture around 25 dollars
$200 for the whole cabin week up north. one ounce and something to nibble on
berry tasting vape please and thank you
prerolls that test above 30% only
my sister doesnt smoke but shed wear a hoodie from there. size medium
indica joints in a 5 pack
little glass pipe, college budget, under 10 dollars
deep cleaning the house saturday, what gets me up and moving
giggly movie night type preroll
sativas make me racy. a smooth happy eighth around 40?
I write songs, looking for a vape that sparks creativity
flower that'll knock me out on my day off
daytime gummies where i can still function
after work cart, chill but no couchlock
lots of limonene in an eighth of flower
humulene strains? flower only
concert at van andel tonight, a joint that makes me social
edible to stay focused doing spreadsheets lol
long bath + candle mood. relaxing edible or tincture below 20
takes the edge off but i still gotta cook dinner, flower
uplifting pre roll, 12 bucks or cheaper
whats a good clear headed smoke for 18 holes of golf
heavy body relaxation dab
eighth for 10 bucks, any eighth
you guys carry {brand} infused joints?
an ounce for 80 dollars or less?
{brand} gummies
Do you have live rosin dabs?
single gummy with 500 mg in it?
how strong is the {name} {name} cart
whats lowell's happy hybrid pack run
how many come in an {name} sativa pack
Does {name} {name} have CBN in it?
{name} mango price plz
is {name} a hybrid
{name} {name} mg per gummy?
which company does {name}
{name} vs {name}, which one hits higher thc
top terpene in the {name} cart
what kind of high is {name}
{name} {name}, how much and is it indica
is the {name} peak pro seriously over 400
any {name} prerolls left
SATIVA PRE ROLLS UNDER 15 PLS
hybird vap cartrige undr 40 dolars
ok so my coworker keeps going on about your place and my back deck is finally done so we're having people over sunday, maybe six of us, most havent smoked since college and honestly neither have i, so i guess what im asking is do you have joints that come in a pack, nothing over like 40 dollars, and not super expensive fancy stuff
just came off 12 hrs at the hospital, point me at an indica eighth, 45 tops
5 packs of joints for the boat? 35 or less a pack
throwaway pen, dont want to spend more than 45
can i buy just one gram of bud
half o for less than 90
most potent pre roll on the shelf
my husband likes those sour candies. edibles like that?
Do you carry soft lozenges? I don't chew gummies well anymore
dark choclate edible
something to drink instead of a beer, thc kind
need a bong for the rental, broke mine
cones so i dont have to roll
battery for a cart. 20 bucks max
any live rosin i can dab
grams of wax or sugar or whatever for under 55
souvenir tee for my sister shes a small
7g of sativa, small buds are fine
what {name} do you have
half gram carts, indica
I'm 67 and haven't touched the stuff since 1979. Gentle gummy, five milligrams or under, please.
cbn edibles got any
anything w/ CBG in it??
infused joints or moonrock joints
you guys stock {name} in anything
{name} pens?
give me all ur banana strains lol
bachelorette weekend! 6 girls, want gummies, like 20 a pack or cheaper
lowest price on a full ounce?
sativa single for a walk to the lighthouse, 15 or under
Hybrid cartridge somewhere between $35 and $45
pills or tablets, i hate the taste of gummies
electric nectar collector or dab pen?
my bud keeps drying out on the boat, do you have those humidity packs
budget is 60. one eighth and one preroll
pick me two carts under 40, a sativa and an indica
cart to knock me out after hauling traps all day, under 45
gummies for concentrating on my thesis
feeling artsy, what preroll gets the creative juices going
bonfire joint. want everybody happy n chatty
Limonene forward eighths, please
whats got linalool in it, joints
balm that's on the calming side
energizing vape for cleaning the cottage, keep it below 30 dollars
weed that doesnt glue me to the couch. eighth
edible to chill out with a puzzle, less than 25
sunset sail with my wife, something relaxing but we still wanna talk. no smoking no vaping
uplifting RSO
clear headed pre-roll, dont want to be foggy
sleepytime indica bud in eighth size, 35 and down
low thc flower so i dont freak out, under 20 percent
inspired mood disposable w/ a sativa or hybrid feel
tinctures, the dropper bottle kind?
Eighth for fifteen bucks?
full ounce under a hundred
bath bombs w thc
do you sell kratom powder
what do the {name} {name} cost
thc percent of {name} by {name}?
who makes the {name} flower
Price on the Volcano, the tabletop one?
still got the {name} {name} pods or nah
is the {name} by {name} available
do u have {name} and hows much is it on sale
how many joints in the lowell chill indica box
which hits harder by thc, {name} or {name}
effects listed for the {name}?
compare mango and {name} from {name}
SATIVA GUMIES CHEEP UNDER TWENTY
inddica preroles pakc of 10
so long story short were up from jersey for a week with the inlaws, i left my pen at home like an idiot, and i need something small and discreet that doesnt smell much, a vape i guess, i usually do indica at night, and i really dont want to go past fifty dollars since i have a perfectly good one at home. what would you get
afternoon! cheapest eighth on the shelf?
been on a roof since 6am lol. want one decent joint for after work, ten bucks tops
Do you stock half ounces? Below $100 please.
sativa disposable for the beach, 35 max
do you have chocolate? my mom won't touch a gummy
need some drops i can put under my tongue, no smoke
badder, sugar, sauce, anything for the rig
1g indica cart n i only got $30
2 gram vapes??
are there gummies with CBG in them
what {name} stuff u carry
{name} gummies, 25 dollars or under
pre rolled cones so i can pack my own
im out of everything. need a whole zip
whats your most potent cart in the house
anything with runtz in the name
Hello dear, I am 74 and have never tried one. Is there an edible with only a tiny amount in each piece?
{name}, i dont care if its flower or a pen
Which pre-rolls come two to a pack?
infused joints that'll knock out a heavy smoker
can i just grab a single gram of bud to test it out
need a new battery for my carts, old ones fried
limonene flower, keep it at 40 or less
rso for making butter at home
a 5 pack of hybrid joints for poker night
gummies that kick in quick, i hate waiting around
sugar free edible?
I'm vegan, which gummies can I have?
edible that tastes like coffee ☕
Could you show me the {name} vape carts?
dabs on a broke college grad budget, like 35
bud thats weak, under 19 percent thc
its my besties bachelorette, any thc drinks or shots?
i got 60 to spend. some kind of joint pack and some kind of gummies
popcorn buds or smalls plz, quarter
karaoke tonight n i wanna be giggly
gotta scrub the whole apartment saturday, cart that gives me energy
sleepy eighth, indica, max 38
writing songs w my band, what preroll gets the ideas going
calm me down but dont glue me to the couch
just got off a 12 hr night shift at the hospital and need gummies to unwind and crash
Which flower keeps a clear head while I'm weeding the garden?
uplifting half oz
vape so i can concentrate on my chess games
stretchy slow sunday yoga, mellow and in the moment
dab that'll relax me
flower with pinene in it, i like that piney nose
a joint with lots of linalool?
first date, dont want to get dumb, just smiley. edible or preroll
sativa joint thats super energetic, 12 bucks or less
relaxing edibles for fifteen or under
{brand} in?
eighth for 20 bucks?
3g disposables, anybody got em, do u
Do you sell kratom powder?
hemp treats for my anxious beagle?
ounces for less than 90
how much for the {name} cart
thc % on the {name}?
what does {name} feel like
{name}, is that a sativa
is {name} disposable still around n whats it cost
{name} {name}, how many come in it?
main terps in {name}?
that little {name} bubbler, price?
how much weed is in the {name} bag
price on the {name} tincture and whats it on sale for
SATIVA CARTRIGE LES THAN 40 DOLARS
hybird ediblse 20 buks max thx
ok so long story my sister in law is visiting from ohio and she used to smoke back in like 1998 and now she says shes curious again but only if its something she can eat and not a ton of money maybe 20ish and she likes berries, blueberry or strawberry or whatever, what would you give her
just got off nights at the hospital, i want an indica disposable, cant go over $75
got 40 bucks in my pocket, hybrid eighth?
7 grams of a sativa, what u have
least expensive full oz on the shelf
caramels?? my roomie got some here
i want mints not candy
sugar free edibles, do those exist
vape w the highest thc number
sativa live resin, for dabbing
5 pack of indica joints, 30 or less
camping at aguirre spring w my buddy this wknd, a pack of prerolls for 50ish
edibles sativa side, 25 tops. none of those 50mg monsters
My mother is 68 and would like to try a gummy that has CBD in it as well
strawberry vape?
watermelon edibles
whatever cart you can do for under 45
half gram vapes, im only here till tuesday
rosin gummies pls not distillate
those gummies where the whole 100mg is one piece
cheeta pens
forgot my papers back in phoenix. what rolling papers u carry
a grinder for less than twenty
gimme an erig, i got 300 saved up for it
510 battery to go with a cart i was gifted
14g of smalls dont care about looks, around a hundred
Is there anything in dark chocolate?
jays with diamonds or kief in em
bachelorette wknd, 8 girls, nobody smokes. 5mg gummies so no one dies lol
lunch break at the site, i just need 1 joint for tonight. cheap
u got {name}?
gummys that taste like the beach, pineapple mango that kinda thing
{name} as a joint not a vape
{name} quarters
hoodie in a medium
two different indica eighths, 35 each at most
i wanna melt into the couch tonight. bud only
headed up dripping springs in the morning, want to feel awake and chatty on the trail
a gummy that wont knock me out
strong weed makes my head spin. what flower is the gentlest
cart for getting stuff done around the house, focus type
anniversary dinner with the wife, some edible that sets the mood
cbn gummies for bedtime less than 30
an edible instead of my 2nd coffee lol
preroll for laughing at dumb movies
pills that make u happy, thc kind
daytime pen, i still gotta function
concentrates that have limonene
do you stock a lotion or balm, something you rub in
10 pack of joints for a dance party in the desert
long week. evening vape to chill me out, 70 or under
eighth that gets the ideas flowing, i paint murals
any quarters for 20 dollars
looking for a weed soda or iced tea to bring to the pool
cookies brand, do yall get that
dropper bottle tincture, under the tongue kind
PAX pods in stock?
disposables for 25 or under
{name} half oz how much
thc percent on {name}?
{name} by {name}, is it discounted and what does it come to?
which company makes the {name} joints
any mac n jack left??
{name} eighth or {name}, which hits harder
{name} {name} how many mg is each one
whats the {name} hot knife run
how big is the {name} pen, half or full gram
{name} {name} vs {name} grapefruit whats different
do u have {name} and whats it going for
satvia prerols plss
so basically im 61, havent touched the stuff since college, my daughter in law keeps saying try a gummy its not like it used to be, and i dont want anything crazy, just a small one, and im on a budget so lets say under thirty five dollars, what do you suggest
HALF OUNCE UNDER $120 !!!
`,
}
