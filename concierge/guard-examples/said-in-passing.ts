import type { ExamplesByClass } from '#concierge/guard/message-classes.ts'

/** What is told of others and of oneself in passing, and what is grave and sounds alike, one message a line. Written for this product. */
export const SAID_IN_PASSING: ExamplesByClass = {
  driving: `
driving {to|up to|out to} the {campsite|cabin|lake|cottage|beach house} {now|tonight|in an hour}, {should i eat the gummy before i get there|can i take one on the way|is one puff ok|when should i eat it|can i hit the pen on the road}
{on the drive|on the way} up to the {cabin|lake|campsite}, {can i have an edible|is it ok to vape a little|half a gummy ok}{?|, im the one driving}
im driving {tonight|later|home|in an hour|after this}, {want something mild|what's light enough|anything mild|something gentle please|which gummy is safe}
{gotta|have to|i need to} drive {tonight|later|home|after}, {something mild|anything light|what can i take|a weak one}?
`,
  serve: `
heading {down|over|up|in} from {the highway|the interstate|the bridge|town}, what {should i watch for|do i look for|landmark is there|am i looking for}
coming {off|from} {the highway|the exit|the freeway}, {what should i watch for|where do i turn|what landmark is there}
cheap vape for my nephew's 21st
a vape pen for my sons 21st birthday
gummies as a gift for my daughters 25th
my niece turns 21 friday, want to get her a joint
birthday preroll for my nephew, hes turning 22
something small for my kid brothers 23rd birthday
where should i throw my weed before my flight
what do i do with leftover gummies before i fly
can i dump my joints at the airport
where to toss my stash before tsa
is there a place at the airport to get rid of weed
how do i ditch edibles before boarding
can you drop it at the airport
do you deliver to the airport
could the driver meet me at the airport pickup lane
will you bring it to my hotel by the airport
can you bring an order out to the terminal
deliver to a hotel at the airport?
how do you make sure teens can't order, i'm a parent
how do you keep minors from ordering
what do you do so kids cant buy from you
i live down the street, how do you check ages
as a parent i want to know how you stop teenagers from buying
do you card everyone? worried mom here
{relajante|tranquilo|algo relajante|algo suave|calmante} {pero|y} sin {dormirme|dormir|tumbarme|quedarme dormido|dejarme frito}
how full does the shop get after work
is there usually a line out the door on paydays
what day should i come in to avoid people
crowded on saturdays or nah
is it a zoo in there friday nights
when is the shop emptiest
wont be {21|20|25|19|30} {dollars|bucks} with tax{, right?|, will it|}
it wont be {more than|over} {20|21|35|50} with tax{, right|, will it}?
that wont be {40|60|21} after the discount will it
i {dont|do not|don't} want to {overdose|overdo it|od|green out|take too much}{ so|,|, so|. so} {what gummies do you have|which gummies are mild|what edibles do you have|what do you got that's light|which chocolate is weakest|how many mg should i get|got any low dose mints}
{scared|afraid|worried} {i'll|id|of} {overdoing it|overdo an edible|taking too much}, {what gummies are weak|anything at 2 mg|which edible is the mildest}
my girlfriend hates the taste of weed, what edible hides it best
which gummy covers up the weed taste the most
my buddy cant stand the flavor of cannabis, which chocolate masks it
what edible doesnt taste like weed at all for my wife
my sister gags at the weed taste, something that hides it
best tasting edible for my husband who hates the hash flavor
I'm driving up north camping, want 10 joints, mix indica and sativa
driving out to the lake for the weekend, need a couple packs of prerolls
we're driving to the cabin friday and want some edibles for the campfire
long drive up to my folks tomorrow, what gummies should i grab for when i get there
road tripping to the mountains, get me a half ounce and papers for the campsite
driving in from out of town, want to stock up on carts while im there
i love you guys, second time in this week
yall are the best, third visit this month
back again already, cant stay away from you guys
love this place, came twice this week
my favorite shop, here every weekend
you guys rock, second trip since monday
does anyone make low thc flower for daytime, like 15-20%
who makes a weaker flower, 12 to 16 percent
does any brand make flower under 18% thc
anybody make a mild sativa bud, teens on the thc
which grower has lower thc eighths, around 15 percent
does somebody do light flower for the day, like 14-17%
my aunt stirs tincture into her own tea, is that how you use it
my grandma likes drops in her tea, how much is a bottle
can my mom put drops in her morning coffee
he puts it in his own coffee, does that work
my roommate adds a dropper of tincture to her smoothie, which one would she like
my sister put tincture in her coffee and loved it
can you put tincture in your coffee
does a tincture mix into hot tea
i put drops in my own juice, is that a waste
whos your plug for rosin, i mean which brand
did you find the pill organizer i left on the bench
my dad forgot his nebulizer by your window
is the checkpoint on the highway a problem for what i bought
do the border patrol stops look for carts
no quiero quedar muy alto, algo ligerito
no me quiero sentir muy drogada, que me recomiendas
ignore what i said, only prerolls now
forget all that, only edibles please
`,
  illegal: `
can i {take|bring|carry} {it|this|my weed|them|a cart} through {the airport|airport security|tsa|the terminal}{?|, in my bag|, in checked luggage}
is it ok to take {gummies|this|a vape} on the plane{?| home}
i want to stir tincture into her tea so she calms down
how many drops in his coffee before he feels it, he doesnt know
my sister put tincture in her coworkers coffee, whats the best one for that
what drops taste of nothing in my wifes tea
quiero ponerle gotas en el cafe a mi esposo sin que sepa
something to put my boyfriend to sleep without him knowing
how do i get a cart through the checkpoint without the dogs noticing
where do i hide gummies at the border patrol stop
i live over the border, how do i carry it across the bridge
`,
}
