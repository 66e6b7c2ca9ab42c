/** More messages to be served that were tried on the guard, as people write them, one a line. Written for this product. */
export const TRIED_SERVE_MORE = `
my pre-roll canoed the whole time
can you recommend something like wedding cake but cheaper
is this indica strong enough to put a bear to sleep
will one puff be enough for a newbie
i can't tell your two blueberry gummies apart
do i tip
what hours is the drive-thru open
anything named after a villain
i like my weed like my coffee, dark and bitter
what's good to share with my brother in law who never shuts up
is there a shop cat
how come prices are higher online
i'd trade my left leg for a good blueberry cart
stop showing me gummies
i hate you for being closed on sunday lol
what's the least harsh one
i want to cut my tolerance, low dose suggestions
give me three options under 40
can you do better on the price if i buy two
is the discount automatic
my girlfriend's 25th is coming
una pregunta, ¿cuánto es el envío?
algo que no huela tanto
combien pour un pré-roulé
what's new on the shelf this week
are there any mints without sugar alcohols
my hands shake so i need an easy to load vape
is it weird to buy just one gummy
i'm on a diet, low cal options
which strain has the prettiest buds
do you carry cones
i left my sunglasses at the store
what's a fair price for a half
i'd like something that feels like a warm hug
can i order for my neighbor who can't leave home, she's 80
is the white rhino in yet
how does your loyalty thing work
got any strains with a funny name
do you sell pipes that look like a gun or a dragon
my roommate stole my stash so restock me lol
the music in your shop is too loud
i need a replacement charger
when's the best time to come to avoid lines
can i ask a dumb question, what is an eighth
do the drinks need to be cold
how many puffs until i'm floating
do you take apple pay
is there a student discount for nursing school, i'm 26
do you have pre-rolls in a tin
my uncle bob grows tomatoes, would he like a grinder lol
i want the one on your instagram
can i get a refund if i don't like the taste
i'm at the counter and nobody is here
can i pay when it arrives
something hard hitting for a seasoned smoker
smoked a joint and watched jaws, best night ever, what's next
i'm indecisive, surprise me
is your cbd from hemp
which gummies are made in state
i'm celebrating my divorce, party pack ideas
we lost the dog show, consolation edibles?
do your bags have child locks
is there a lounge to consume on site
what time is last call for delivery
does the quarter come in one jar or two
i want to wake up fresh, no grogginess
can i mix flavors in the mix and match
what is the weight of a dogwalker
do you donate to charity
give me something for a rainy sunday and a puzzle
what's the thc in that one
the second, how much
yo quiero algo bien fuerte
¿a qué hora abren mañana?
tem desconto?
kann ich mit karte zahlen
why did my points disappear
do you guys card at the door
how do i get on the text list
good morning
that's sick, thank you
do you have anything that'll make a boring wedding bearable
i want a sativa that won't give me the jitters
how much do i save with the bundle
got infused joints
is there a cbd-only option
does the cartridge fit my stizzy battery
my friend loves lemon haze, what's near that
how early can i preorder for 420
is the first time deal stackable
can i use my costco card as id lol
do you validate parking
i'm coming from the airport with luggage, is that okay
my partner is 21 and i'm 45, can we both get a discount
i'm allergic to strawberries, which gummies are ok
do you restock on tuesdays
the app says out of stock but a friend got one today
what's the best for a dinner party of eight
i need a strong one, been smoking twenty years
my last vape gave up the ghost after a week
it hit me like a ton of bricks, i want that again
what's a good low-key strain for a funeral reception with family
is 10mg a lot
how do i eat rso
what's the cheapest thing in the store
how do i read your labels
anything with blueberry and under 22% thc
what's a fat joint cost
do you have kief
any chance you open early tomorrow
i forgot to use my birthday coupon
my pickup window passed, is my stuff still there
are you the same as the place on Main St
who makes your house brand
do you support local growers
need something to help me enjoy chores
i have a 3 hour layover in town, can you deliver to a bar
is it okay to mix flower strains in one joint
what do the colors on the tag mean
any tips for rolling
will the edible melt in my bag
my hubby is driving me crazy, something calm please
kids are at grandma's, time to party, what's fun
whats better for a music festival
last batch was too harsh on my throat
can you hide the smell in the packaging
i like being couch locked
how many gummies per tin
what happened to the mango ones
your prices are insane but i love you guys
do you take cash only
do y'all sell munchies
dame dos octavos de lo más barato
¿cuál es la más relajante?
c'est combien la livraison
what's up doc
you're the best bot ever
i'm 21 and a day, what's a fun first purchase
how potent is the diamond infused one
which flower is the freshest
do you guys deliver on thanksgiving
can i get a refund for a broken battery
i'd kill for some sour gummies right now
anything that tastes like bubblegum
what's a good strain for a stand up comedy night
can i use my expired license if i have the renewal slip
is there a military discount for spouses
how does an indica feel compared to a sativa
do i need to refrigerate the drinks
which is better for hiking, vape or edible
my grandson is 25 and visiting, what would he want
what's the lowest dose drink you have
does the store smell like weed from outside lol
are there cameras in the store
how do i become a budtender there
my friend can't come in, she forgot her id, can i bring it out to her car for her to look
any recs for a noob on a budget
what's best for watching fireworks
i got too stoned last weekend, what's half as strong
does a gummy kick in faster if chewed
do you have lemon cake in prerolls
i'm so tired of my usual, surprise me
what's in the mystery bag
do you recycle the pop tops
is it cash only at the drive up
can you gift wrap a bong
this chat is way faster than calling, nice
the grinder you sold me is stuck
¿aceptan efectivo?
¿tienen algo para compartir en una boda?
wie viel kostet ein gramm
if i order at 5 when can i grab it
how long does it take to get my stuff ready
will you text when it's done
can i add something to my order after i placed it
i ordered the wrong size, can you switch it
is there a minimum to order
what if nobody's home for the delivery
how do i know you got my payment
do you charge extra for weekends
can my mom grab it, she's 66
why do you need my phone number
how old is the flower
do you have more of the red ones
i'm in the parking lot, which door
where do i stand in line
my dad wants to know if you sell chess boards with weed leaves lol
how strong is too strong for a lightweight
anything that pairs with cheesecake
is blue dream better than sour diesel
what do you think of pineapple express
what are the cheapest carts that don't taste like soap
i need an upper not a downer
which edible would you give your mother
can i split a pack
do your chocolates have nuts
is your balm scented
is the grinder metal
got rolling trays with skulls
do you have a deal for first responders
will it be busy at noon
any reason the price went up
what's the funniest strain name you have
tell me why i should pick rosin
i've got twenty minutes, what's quick
my apartment has thin walls and a nosy landlord, edibles then
whats a mellow smoke for the porch
do you ship merch
is it true you open at 7
my coupon says expired
what's the story with the pink jars
can you show only prerolls
less than 15 dollars please
no more than 5 mg each
more like the first one
nah, something fruitier
how do you say hybrid in spanish lol
does anything you sell glow in the dark
i like to be up and chatty at parties
something for gardening all day
for a long bath
is it normal that the resin is dark
do the mints dissolve or do i chew
my tolerance is through the roof
what do pros smoke
are there wheelchair spots
can i get an invoice for my company party
how are you different from the shop on elm
quiero algo que me suba el ánimo
¿dónde los encuentro?
¿qué tan fuerte es la de 10?
wo ist euer laden
je veux quelque chose de doux
is there a birthday freebie
which hybrid leans sativa
what do i need for first delivery
my order says completed but it's not here
how much weed fits in a cone
i want to feel floaty
do you have the kind with the blue cap
my man can't stand citrus
what time does the truck bring new stock
can i have the one you showed before
do you sell one hitters
is this the wild berry or the wild cherry
hit me with your best indica
wake me up when the sale starts
i could murder a brownie
why's it called gorilla glue
can my 30 year old son use my points
what's cheaper, pickup or delivery
got anything that won't stink up my car
something for a silent retreat
is the lemon one tart
¿cuál recomiendas para cocinar?
vous avez du cbd
`
