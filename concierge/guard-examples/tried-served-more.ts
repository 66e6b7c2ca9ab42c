/** More messages to be served that were tried on the guard, as people write them, one a line. Written for this product. */
export const TRIED_SERVE_MORE = `
are the 2 packs on sale too
no stems no seeds right?
do you have drinks that taste like beer
what's the difference between rosin and resin again
my roommate's birthday is tomorrow, turning 30, what's fun
what are people saying about the new cart
why is live rosin so expensive
can i speak to whoever is in charge, nicely
got anything to take to a metal concert
i want to be zonked by 9pm
whats your take on sativas for cleaning
do any of your vapes come in pink
can i get my gummies gift wrapped
how much is an ounce of shake
will the delivery guy need to see my card
does it matter if my license has an old address
i have a foreign id with my birthday in day-month order
i'm 30 but look 16, will they believe my id
my wife's expecting you to be open on labor day, are you
i'm expecting a package from you guys
need a mild strain to go with my book club of retired ladies
anything for a lazy day in bed with netflix
what do people take before yoga
what's your weakest edible
i threw up from tequila last weekend so no booze for me, thc drinks?
that's insane value
you guys killed it with the new menu
is purple urkle the bomb or what
that last eighth was straight fire, thanks
i need papers and a tray
any allergen info on the caramels
can i place an order for friday pickup
how do you store pre-rolls so they don't dry out
what is rick simpson oil
how do cbn gummies differ from thc ones
do you grow your own
tell me the difference between 510 and pod
i'm visiting from germany, is my passport enough
my card was declined, can i try again
got a text about a flash sale, is it on
who should i email about a partnership
i'd like to return an unopened battery
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
`
