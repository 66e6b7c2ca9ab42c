import type { TopicExamples } from '#concierge/understand/topics.ts'

/**
 * What single words mislead about, and what is asked more seldom, the second part.
 * Over 300 lines because they are data, one message a line.
 */
export const EVERYDAY_MORE: Partial<TopicExamples> = {
  contact: `
when do you answer texts
what hours does somebody reply to the text line
how fast do you text back
is anyone reading texts at night
til when can i text you guys
do you reply to texts on sundays
`,
  store_location: `
is edgewater in denver
is your town part of the city or a suburb
are you technically in oakland or piedmont
is that still ann arbor or is it ypsi
is ferndale close to detroit or is that far
which city is that address in
`,
  deals: `
what's the two-fer
whats wax wednesday
tell me about that munch thing you do
what do i get on two fer day
explain the taco tuesday thing
how does your throwback deal work
do med card holders get anything off
patients get a discount?
do you have an early bird special
can i use early bird plus my patient discount
how much off for first timers
which day is gummy day
deal of the day
any discount if i buy two
whats happening today, any specials
do you have a loyalty discount or a sale this week
what are the daily deals
does my dad get money off, he was in the army
do teachers get anything
is there a discount for locals
coupon code?
when is the sale over
do deals stack
how much do seniors save
what time is happy hour
is there a happy hour on weekdays
`,
  store_info: `
is june 13 the fernway thing? what time
when is that vendor pop up with the cart brand
is the brand demo this friday
what time does the popup start on the 13th
isnt the senior class today
is that tasting table thing this weekend
who is Ramona, the one on your website
whos Theo
is Wendell one of the owners
tell me who Imani is
what does Petra do there
do you take back empty jars
can i return my empties for recycling
where do i throw away old carts
do you have a bowl of water outside for dogs
is there a place to tie up my dog
who do i talk to about hanging my paintings there
do you have lockers
can i leave my bag at the front
u guys got ev chargers
can i charge my phone
can i plug in my car
do you have a fitting room
is there coffee
is there a vending machine
do you do birthdays or private parties
can i get married there lol
do you give to charity
do you sponsor teams
can i put a flyer up in your window
do you have a newsletter
how big is your shop
how long have you been open for business
are you family owned
who is the owner
is there security
are there cameras inside
do you have a kids area
can i take a selfie with the sign
did anyone turn in a set of keys
i left my card there yesterday
when is the next event
is there live music
do you sell plants
whens the next restock
when does {brand} come back in
do you wrap gifts
what charities do you work with
can i bring my own jar
do you have ice water
free samples?
do you have a dress code
do you speak sign language
do you lab test everything
what license number do you have
can i get a paper receipt
printed receipt please, for my records
do you give itemized receipts
i need an invoice for my bookkeeping
will the receipt list every item by name
can you text me my receipt
email me the receipt instead of paper
hard copy of my receipt please
is there a paper slip with my order
proof of purchase for my files
can you reprint a receipt from last week
does the receipt say weed on it
`,
  education: `
do terpenes get you high by themselves
how many grams is in a quarter oz
how many g are there in a zip
whats the difference between wax and shatter
what does infused mean on a preroll
what makes a joint infused
what is myrcene
what does limonene do
what is cbg
how do you take a tincture
what does thcv do
how many joints can i roll from an eighth
how many grams in an ounce
what is an eighth of weed
what is the difference between an oil and a tincture
why does weed make you hungry
how do dabs work
what temperature should i vape at
how do i keep gummies from melting
how long is a cart good for
does weed expire
how long does it stay in your system
what is sun grown
what does full spectrum mean
do edibles hit different on an empty stomach
how long should i wait before taking another
what is a blunt
how do i roll a joint
what does 2:1 mean on a label
why is it called sour diesel
what is a hash hole
what is water hash
is delta 8 the same as regular thc
what is hemp
how do you smoke hash
do i need a battery for a cart
why does my joint burn down one side
what makes a joint canoe
how do i keep a joint from running
my joints keep tunneling, is it my grind
why do my joints go out halfway
joint burns uneven every time, what am i doing wrong
how come my joints come out so loose
my joint is too tight to pull, how do i roll it right
preroll canoes when i light it, any trick
my cones burn lopsided, why
one side of my joint burns quicker than the other
why does my joint taste like paper
`,
  small_talk: `
good evening! hows business
hey there, how is business today
hi! busy day for you guys?
evening, hows the shop treating you
hello, hope business is good
hows trade going tonight
i love you guys, second time in this week
yall are the best, third visit this month
back again already, cant stay away from you guys
love this place, came twice this week
my favorite shop, here every weekend
you guys rock, second trip since monday
heyyy
heyy
hi there
hello there, how are you doing
hows it going
hey hows it goin
whats up
good evening
sweet, appreciate the help, later
awesome thanks
ok cool, you been super helpful
thanks for the info
cool beans
k thanks bye
thats it for me
have a good night
merry christmas to you too
tell me a joke
do you ever sleep
youre sweet
haha nice
wow ok
i love this place
what is your favorite strain
aight peace, gotta run
gotta bounce, later
ok im out
imma head out now
cya
deuces
welp time to go, bye
peace y'all
thx gotta jet
k im gone
night night
well i should get going
`,
  bot_identity: `
wait am i chatting with a robot
is this a bot or am i texting somebody
are you chatgpt
are you alive
who built you
what is this chat for
how do you know all this
are you the owner
what are you
`,
  out_of_scope: `
did the lions win last night
who won the game last night
did the ducks win
what channel is the game on
how did the hawks do yesterday
is the game on tonight
did it snow up north
write a cover letter for my job application
help me with my resume
write my boss an email that im sick
can you do my taxes
what do you think of the shop down the street
what do you think about the president
whats the best phone to buy
where do i renew my license
how do i get a passport
is the library open today
what time does walmart close
what time is it in london
how late is the pharmacy open
where can i park at the stadium
who delivers sushi here
any jobs at the hospital
where do i return my library book
my amazon order is late
track my fedex package
how do i cancel netflix
what is the tax on a house
how do i get a refund from the airline
sell me a puppy
can i get a tattoo near you
what is the meaning of life
give me a haiku about rain
how tall is mount everest
what is the square root of 81
who invented the phone
whats a good name for a cat
how do i lose weight
what should i wear to a wedding
how do i fix a flat tire
do you sell gas
do you sell milk
do you carry diapers
any good fishing spots
is the lake frozen
when is the super bowl
is my car warranty still good
how do i clean my carpet
how do i clean the garage floor
who is playing at the festival
translate good night to french
do you like cats
can you order me an uber
roses are red, finish it
solve 3x plus 4 is 10
give me bitcoin advice
how do i make lasagna
what is the best laptop for gaming
find me a date
bills or dolphins sunday
who covers tonight
should i take the raiders or the points
parlay picks for sunday
is the spread too high on dallas
moneyline or points on the eagles
whats the line on the ravens
how many points does lebron put up tonight
chargers or broncos, who you got
who you got in the fight saturday
fantasy lineup help, who do i start
lock of the week
eagles minus three good bet
over or under in the knicks game
raiders plus seven, you like it
packers covering or not
`,
  goods: `
whats the highest mg edible i can get without a med card
strongest gummies i can buy if im not a patient
which edible has the most mg for rec customers
biggest dose edible you sell to people with no card
no med card here, whats your most potent chocolate
top mg edible allowed for adult use
what sells best here
what do you guys sell the most of
what flies off the shelf there
whats everybody buying lately
which one moves the fastest
what does everyone come in for
who makes a weaker flower, 12 to 16 percent
does any brand make flower under 18% thc
empty cones so i can fill my own
cones to pack myself, got any
i roll my own, what do you have for that
paper tubes to stuff with my own flower
a jar i can refill
its my first time eating one, whats a good one to start with
never tried an edible before, which one first
are any of the chocolates gluten free or vegan
anything for a movie night
vape that gets me moving
something for yard work
edibles for a road trip im not driving
flower to smoke by the lake
a card game
gift for a veteran, he likes sativa
prerolls to pass around at a party
what is the deal with {name}, is it any good
i need something like a mint
do you deliver {name}
is {name} on sale today
a drink i can take to the park
something to help me study
for a job that keeps me on my feet, nothing too strong
a hat
`,
}
