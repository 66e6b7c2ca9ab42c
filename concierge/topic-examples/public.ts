import type { TopicExamples } from '#concierge/understand/topics.ts'

/**
 * What people type to any assistant, be it a speaker, a bank's chat or a parcel service, and goods asked for in the same words.
 * Over 300 lines because they are data: one hand's messages, a line each, held out together when the learning is judged.
 */
export const PUBLIC: Partial<TopicExamples> = {
  small_talk: `
tell me a joke about penguins
got any good knock knock jokes
make me giggle
say something that will crack me up
i could use a laugh, what have you got
do you know one about a priest and a rabbi
hit me with a dad joke
a joke about dentists please
let's hear your best pun
know any riddles
i'd love to hear a joke involving chickens
crack a joke for my coworkers
what's the funniest thing you've heard all week
can you be funny for a minute
give me a one liner about accountants
tell us a silly story
whats something funny about horses
entertain me
i want a joke, a clean one
joke of the day?
tell me something i don't know about octopuses
random fact please
share an interesting fact regarding volcanoes
do you have a fun fact on bees
what is some trivia on the moon landing
blow my mind with a piece of trivia
give me a strange fact about ancient egypt
i like weird facts, got one on sharks
anything curious you can tell me about new york
teach me one odd thing about giraffes
fun facts about the roman empire, go
know any cool stuff about the ocean
let me have a bit of trivia about abba
what are your pastimes
what do you get up to on weekends
do you play any sports
do you have hobbies or is it all work
when you clock out what do you do
do you read books
what music are you into
which films do you love
are you into gardening at all
what do you enjoy besides chatting
how do you spend a rainy sunday
whats your favorite color
do you have a favorite food
which team do you root for
when is your birthday
how many candles on your cake this year
what year were you born
how old would you say you are
are you older than me
could you tell me your age
what's your star sign
when did you first come into the world
you must be pretty young
is it your birthday today
do you have any pets
is there a dog in your life
do you own a hamster
what are your cats called
have you ever kept a goldfish
what kind of animal lives with you
cats or dogs, which side are you on
do you have brothers and sisters
do you have kids
are you married
tell me about your family
who are your parents
do you have a girlfriend
would you go on a date with me
have you got a best friend
will you marry me
do you love me
how are you feeling
do you ever get sad
are you happy
can you feel pain
do you get lonely in there
do you ever get tired of talking
do you sleep
do you dream
what scares you
are you having a good day
how's your morning going
how has life been treating you
whats up with you today
how's everything
you doing alright
how was your weekend
lovely sunshine we're having
it's so muggy out, i hate it
brr, freezing this morning
finally some rain for the garden
i do like autumn
can you believe this heat
what is the purpose of life
why are we all here
whats the point of existence
do you know what life is for
is there a reason we exist
what would you say life is about
explain the sense of living
what is it all for in the end
do you believe in god
do you believe in ghosts
thank you so much, you've been great
much obliged
thanks a bunch for the assistance
cheers for that
many thanks, that sorted me out
i'm really grateful for your time
that was kind of you, thanks
ty, you rock
i owe you one
thanks for clearing that up
appreciate the quick answer
ok bye for now
see you around
catch you later
well, i'm off, take care
goodnight and sleep well
it was nice chatting to you, farewell
i have to go now
so long
talk tomorrow
have a wonderful evening
until next time
gotta run, bye bye
you're really clever
what a nice thing to say
you are so helpful
good job
you're funny
i like talking to you
you have a great personality
best chat i've had all day
hello there
good morning to you
hiya, anybody home
greetings
howdy partner
evening all
hey, long time no see
nice to meet you
how do you do
sing me a song
tell me a secret
tell me a story about a dragon
can you rap
i'm bored
i feel like chatting
let's just talk a while
happy new year to you
merry christmas
`,
  bot_identity: `
am i typing to a machine
is there a human on the line
are you flesh and blood
is this a computer replying
you're not a real person are you
tell me honestly, are you a robot
do i have a live human here or a program
i'd like to know whether you're artificial
are these canned replies
is somebody actually reading this
you sound like a machine
are you conscious
are you a person i could meet
which are you, man or machine
is it software i'm dealing with
are you chatgpt
which language model is this
are you alexa
are you siri's cousin
is this some kind of automated service
did a human type that
prove you're not a bot
can i be certain you're human
are you male or female
are you even alive
what are you exactly
who am i chatting to
who is this
whats your name
do you go by anything
what shall i call you
does this assistant have a name
have they given you a name
how should i address you
what did they christen you
i didn't catch your name
may i ask what you are called
tell me your name please
is your name really that
can i give you a nickname
who gave you your name
remind me what you're called
who built you
who is your creator
which company developed this assistant
who programmed this thing
what team is behind you
tell me about the people that designed you
what firm are you a product of
were you made by google
whose invention are you
whose idea were you
name your inventor
who do i credit for making you
who wrote the code that runs you
who trained you
how did you come into being
how were you created
when was this assistant built
who's your boss
who are you employed by
who pays you
for whom do you work
who gives you orders
who do you answer to
who is in charge of you
whose side are you on
do you work for the store
which business employs you
tell me who your manager is
who sets your tasks
what company are you with
who owns you
where are you from
what country do you come from
where were you born
in which town do you live
where do you call home
where is your server
are you from around here
where did you grow up
whereabouts are you based, assistant
what can you do
what are you able to help me with
what are your skills
list your features
tell me everything you're capable of
what kinds of questions do you answer
what am i allowed to ask
give me an idea of what you know
what topics can you cover
show me some things i can say to you
which subjects are your strong point
what is your area of expertise
how can you be of use to me
what else can you do
what are you good at
what sort of help do you offer
can you list your functions
what's your purpose
why were you made
are there things you can't answer
what don't you know
what should i be asking you
what commands do you understand
how do you work
how do you know all this
how do you come up with your answers
where do you get your information
do you learn from our chats
can you remember me from last time
do you understand what i'm saying
how smart are you
do you have a brain
how does this chat function
are you listening to me
do you think for yourself
can you see me
do you speak other languages
how many people do you talk to
do you keep what i tell you
what makes you tick
`,
  out_of_scope: `
start a countdown of six minutes
put a timer on for the pasta
i need an egg timer
how much time is left on the timer
cancel that timer please
timer, half an hour
can you count down from sixty
set the stopwatch going
let me know when ten minutes are up
add three minutes to the timer
wake me at quarter to seven
set an alarm for tomorrow at five
i need an alarm on weekdays
turn off my alarm
which alarms are set
snooze
make sure i'm up by eight
remind me to water the plants
set a reminder to call the vet on monday
put dentist on my calendar for the third
what's on my schedule today
do i have any meetings this afternoon
move my appointment to thursday
clear my calendar
what reminders do i have
add eggs to my shopping list
read me my to do list
cross off laundry from the list
play some jazz
put on a song by adele
i want to hear reggae
next track please
turn the volume up
can you shuffle my playlist
what song is this
who sings this one
play the new album by drake
pause the music
start my workout mix
put the radio on
play a podcast about history
i like this song, save it
whats nineteen times seven
how much is 340 divided by 8
square root of 196
add up 18, 25 and 61
what is fifteen percent of ninety
i need help with fractions
solve for x
what do you get if you multiply 12 and 14
calculate the tip on 48 dollars
what's 7 to the third power
how many inches are in a mile
convert 20 celsius to fahrenheit
how many teaspoons in a tablespoon
what is 5 feet 9 in centimeters
how many liters is a gallon
how many kilos are 150 pounds
turn 3 miles into kilometers
how many seconds does a day have
what's one pound sterling in dollars
how is the euro doing against the dollar
exchange rate for pesos please
what would 200 yen get me
how many rupees for 50 bucks
value of the canadian dollar today
convert 75 swiss francs
translate good evening to italian
how would i say i'm lost in portuguese
what's the french word for bread
what do germans say for cheers
how is please said in japanese
i need this sentence in korean
what does bonjour mean
teach me to say hello in hawaiian
how do you bake banana bread
give me a recipe for chili
what goes in a caesar salad
how long do i boil an egg
steps for making pizza dough
i'd like to cook salmon, how
what can i use in place of buttermilk
how hot should the oven be for a turkey
find me a good soup recipe
what's in guacamole
how do i make pancakes fluffy
what should i cook for dinner
what can i make with rice and beans
how many calories are in a bagel
is oatmeal good for you
how much protein in an egg
does spinach have iron
how much sugar is in a can of soda
are avocados fattening
what vitamins do oranges have
how healthy is sushi
carbs in a slice of pizza
is the milk still fine after the date
will it rain tomorrow
how cold is it going to get tonight
do i need an umbrella
what's the forecast for denver
is it snowing in the mountains
temperature outside please
chance of storms this weekend
how windy is it at the beach
when does the sun set today
is it humid in florida right now
weather for the next three days
book me a flight to miami
cheapest plane tickets to denver in may
i need a one way from boston to dallas
is my flight on time
what gate does flight 212 leave from
how long is the flight to tokyo
find a hotel in san diego
reserve a room for two nights in rome
which hotels there have a pool
i want to rent a car in phoenix
what are my luggage limits on united
do i need a visa for brazil
what shots do i need before going to kenya
plan a vacation to greece
what should i see in london
is it safe to travel to peru
my suitcase never came off the plane
table for four at an italian place
make a dinner reservation for seven
is that restaurant any good
how long is the wait at olive garden
cancel my reservation at the steakhouse
find a sushi restaurant with good reviews
how do i get to the stadium
directions to the airport please
fastest way to the library from here
where can i find a pharmacy
is there a gas station on the way
take me to the nearest walmart
closest laundromat around you
where is the nearest bank to your place
is there a starbucks near you
what gyms are there in your area
any good pool or climbing hall close by
whats the nearest school
which grocery store is closest to you
which bus goes to the museum
how far is chicago from here
how long would it take to drive to austin
how's the traffic on the freeway
is there an accident on i 95
will i hit a jam on my way to work
what's the fastest route to downtown
call me an uber
get me a cab to the train station
who won last night's game
whats the score of the lakers game
when do the yankees play
who is leading the league
how many goals did messi score
super bowl winner of 1998
when's the next world cup
read me the headlines
what's happening in the world
any news about the election
latest on the storm in texas
what is trending
how's the stock market doing
price of apple stock
is bitcoin up today
should i put my money in gold
what did the dow close at
define serendipity
what does ambiguous mean
what's the meaning of the word stoic
how do you spell necessary
another word for happy
what is an oxymoron
use melancholy in a sentence
help me with my history homework
who invented the telephone
what's the capital of mongolia
when did the civil war end
how tall is the eiffel tower
how many planets are there
who painted the mona lisa
why is the sky blue
what is photosynthesis
explain gravity to a child
who is the president of france
how far away is the sun
what year did the titanic sink
how do airplanes stay up
write an email to my landlord
draft a thank you note for my aunt
help me write a cover letter
compose a poem about the sea
proofread this for me
write me an essay on whales
what time is it in london
what's the time
what day is it
how many days till christmas
what's the date next friday
which time zone is arizona in
when is easter this year
turn off the lights in the kitchen
make it warmer in here
set the thermostat to 70
lock the front door
is the garage shut
start the vacuum
dim the bedroom lamp
turn on the coffee maker
call my mom
text john i'm running late
send a message to my wife
read my new messages
did anyone ring me
answer my e-mail
share my location with anna
where's my phone, make it ring
find my phone
transfer 200 dollars to my savings
what's my bank balance
pay my electric bill
send money to my sister
how much did i spend last month
when is my rent due
i need to order new checks
what is my credit score
how do i raise my credit limit
what's my routing number
freeze my bank account
report my credit card stolen to the bank
my pin for the atm is locked
what is the interest rate on my loan
how do i roll over my 401k
how much do i owe in income taxes
when do i get my w2
i need insurance for my car
how many vacation days do i have left
request time off for next week
when do i need an oil change
my tire pressure is low
how do i jump start a car
what's my gas mileage
when's my car due for service
check engine light is on, what now
turn on the tv
switch to channel five
what's on netflix
record the game tonight
recommend a movie
when does that show come on
who starred in titanic
what should i read next
flip a coin
roll two dice
pick a number from one to fifty
open the camera
take a selfie
restart my computer
my wifi is slow
how do i reset my iphone
what is my ip address
update my phone's software
change the ringtone
turn on bluetooth
connect me to my car's speaker
use a british accent
talk slower please
which horoscope is mine
how do i fold a fitted sheet
how do i get red wine out of carpet
when should i plant tulips
how do i teach my dog to sit
help me fix my sink
find me a plumber
what are good baby names
how do i tie a bow tie
`,
  id_policy: `
how do i verify who i am
my identity can't be confirmed, what do i do
the verification keeps failing
why won't it accept my id
you rejected my passport photo
what papers prove my identity
which documents do you want to see
why is my identity your business
what's the reason for checking id
do you have to verify me
i'd rather not show my identity
is it mandatory to prove who i am
can i skip the identity check
how long does verification take
what do you do with my id once it's scanned
i don't trust you with my identification
what happens if i can't prove my identity
i have no proof of identity on me
i uploaded my license and nothing happened
is my verification complete
the app doesn't recognize my face from my id
is a photo of my id ok
how old must one be to sign up
what is the minimum age for an account
can my teenager have an account here
can my daughter who is 19 register
may i add my son to my account
are children allowed to use this
at what age may somebody become a customer
is there an age requirement
do you serve people under 21
could an 18 year old get an account
my kid wants to join, is that possible
would you let minors in
are my kids too young for this
is it possible for a teen to order
do both of us have to be verified
why do you need so much personal information
what info about me do you need for verification
what details must i give to prove it's me
my name changed, will my old id pass
my id is cracked, is it valid
would a foreign passport pass the check
does a student card count as id
is a temporary paper license enough
how do i get my account verified
who checks the ids, and why
why am i asked for identification again
i already verified my identity, why again
is there another way to identify myself
`,
  payment: `
you guys declined my card just now
why was my card turned down
the payment didn't go through
my card isn't working at checkout
it says payment failed
i tried paying three times and it refuses
your terminal rejected my debit card
why can't i pay with my card
what would make a card get refused
transaction was denied, there's money on it
the bank says it's fine but you declined me
paying online gives me an error
my contactless payment won't work
the machine wouldn't read my chip
my card got rejected yesterday, will it work today
payment still shows as pending
my payment was reverted
does the payment clear right away
how do i top up
can i top up by card
top up with google pay, is it possible
will my top up be instant
my top up failed
how much can i load on it
is there a charge for topping up
where do i add money
why is my balance not updated after loading it
can i auto reload
does samsung pay work
may i use apple pay
is google wallet accepted
how can i link apple pay
apple pay isn't going through
do you take cash app
can i pay from my phone
venmo ok?
is paypal an option
can i tap with my watch
what digital wallets do you support
which cards work here
do you accept mastercard
is visa all right
does it matter whether it's visa or mastercard
amex accepted?
do prepaid cards work
can i use a credit card issued abroad
are there cards you don't take
what types of cards can be used
is discover a problem
do you have a card of your own
can i get a visa from you
do you issue debit cards
can i choose between a visa and a mastercard
how do i order a card
where can i use my gift card
what's this extra fee on my card
why did you charge me a fee for paying by card
is there a surcharge on credit
how much is the card fee
what fees do you charge
i wasn't told about a fee for my payment
a dollar fee showed up on my purchase, what is it
do debit cards cost extra
are there hidden charges
can i avoid the transaction fee
is there a fee to use the atm
which currencies are accepted
can i pay in euros
do you take canadian dollars
is foreign money ok
what currency will i be billed in
do you handle pounds
what currencies can you deal with
in which currencies may i pay here
which money do you work in
you work with dollars only?
can i hold several currencies
can i pay with bitcoin
do i get charged extra for a foreign card
what's your rate if i pay in pesos
may i split it over two cards
what are the ways to pay
can my friend pay for me
is cash the only thing you take
`,
  returns: `
my refund hasn't come
where is my refund
when will i see the money back
i was promised a refund two weeks ago
still no refund on my statement
the refund isn't on my card
how long do refunds take
has my refund been issued
you said you refunded me but nothing arrived
it's been days and my money is not back
check on my refund please
why is my refund missing
i can't find the refund in my account
refund status
my refund was less than i paid
i want my money back
how do i get a refund
i'd like to request a refund
please refund my last purchase
can you give me my money back
process a refund for me
i need a refund, it never came
is it possible to be refunded
can a payment be reversed
i changed my mind, can i have my money back
i bought it by mistake, refund me
what do i do to have a purchase refunded
am i entitled to a refund
may i return something and get cash
will the refund go to the same card
the item isn't what i wanted, can i get reimbursed
i paid and never got it, i want a refund
how would i send something back
can i return what i bought this morning
who do i ask for a refund
do i need the receipt for a refund
refund please
can i get a partial refund
do you refund the fees too
could i exchange it if it's unopened
my purchase is faulty, will you take it back
can i undo a purchase
i'd like the seller to pay me back
how can i ask for my payment back
the refund was meant to arrive friday
`,
  complaint: `
my account shows you charging me twice over
you billed me two times for one thing
why has the same payment gone out twice
there are two identical charges on my statement
double charge on my card, please fix
my card shows a duplicate
i see the payment in there twice
it took the money out two times
why was i billed more than the price
the wrong amount was taken from me
i got overcharged
you took too much off my card
the amount on my statement isn't what i paid
i was charged for something i never bought
there's a charge from you i don't recognize
my receipt and my statement don't match
i only bought one and paid for two
the cashier rang it up twice
i was short changed
got charged again for last week's purchase
one purchase, two transactions, why
your machine charged me double
i've been debited twice, not acceptable
there's one purchase and two entries for it
my account lists one transaction doubled
my total was off by ten dollars
someone made a mistake with my bill
i think i've been billed in error
i paid cash and you charged my card as well
the price on the tag was not what i paid
i keep getting charged every month, stop it
a second charge popped up this morning
`,
  order_change: `
i'd like to change my order
can you cancel my purchase
cancel the thing i just ordered
i ordered the wrong item
please add one more to my order
can i still edit what i ordered
i put in the wrong address on my order
switch my order to tomorrow
stop my order
don't send it, i changed my mind
i need to remove something from my order
make it two instead of one on the order
i didn't mean to order that
is it too late to cancel
how do i cancel my order
call off my order please
can you hold my order till friday
change the delivery address
can somebody else be put on my order
i want to swap an item in the order i placed
i ordered twice by accident, delete one
update the phone number on my order
take the last item off my order
can you undo my order
i typed the wrong quantity when ordering
void my order
i need it later than i said, can the order wait
could you amend order {num}
get rid of order {num}, i don't need it
revise my order
`,
  order_status: `
where's my package
follow the package for me
has my package shipped
what's the tracking number
when will my parcel get here
my parcel hasn't come
is my stuff on its way
can you locate my shipment
what's the status of my order
how far along is my order
did my order go through
when should i expect my order
it was due yesterday, where is it
i'm waiting on a package
tell me where my delivery is
how long till my order arrives
has it been sent out yet
check the status of a package for me
look up my order
any update on what i ordered
is my delivery late
what's taking my order so long
did you get my order
my order says delivered but it isn't here
have my things left yet
who has my package right now
i haven't received what i bought
would you see where order {num} is
is order {num} ready
give me an estimate of when my order shows up
`,
  loyalty: `
how many points do i have
what's my rewards balance
check my rewards
can i cash in my points
how do i redeem my rewards
i want to spend my points
what are my points worth
do my points expire
how do i earn rewards
did i get points for my last purchase
use my points on this
how many rewards have i collected on my card
turn my points into money off
what rewards am i eligible for
are there perks for regulars
how do i join the rewards program
why are my points missing
points on my visa, how many
can i transfer points to my husband
what do i get for 500 points
my reward balance please
tell me what rewards i've got saved up
trade my points for a discount
am i a member already
how many more points till the next reward
is there a bonus on my birthday
can i use my credit card rewards here
how do i look up my points
where do i see my rewards
i'd like to redeem what i've earned on my card
`,
  store_hours: `
which hour of the week is the calmest, my sister gets overwhelmed by music
is there a time with the lights turned down
any morning with less noise for people who cannot take crowds
when is it gentlest on the senses at your place
do you do an hour without music, loud shops are hard on my son
what time has the fewest people and no blasting speakers
when could somebody with autism come in peace
thursday around 9 in the morning, good?
saturday at 8, will somebody be there
tuesday round noon ok?
`,
  store_location: `
coming off the interstate, what should i look out for
which landmark do i look for on my way over
what will i see before your turn
driving down from the north, what do i watch for
give me directions to your shop
how do i get to the store
where are you located
what's your address
navigate me to your store
what's the quickest way to reach your shop
how far are you from me
which bus gets me to you
what street is the shop on
how long is the drive to your store
where can i find you
are you near the mall
is your shop downtown
map to your store please
i'm driving to you, which exit do i take
what is the nearest store of yours
what part of town are you in
could you guide me to your dispensary
send me your location
what's across the street from you
can i get to you by subway
which town is the dispensary in
what's near your shop
is there another branch close by
i'm lost on my way to you
`,
  goods: `
the evening ones please
the night time kind
i'd take the daytime ones
the morning capsules then
the dark ones please
the sugar free ones
show me the sleepy ones
something apple flavored
gummies that taste like apple pie
got apple fritter in stock
apple tartz carts
which strain for what time of day
a morning strain and a night strain
what's good for late in the evening
time release gummies
how long does the high last
how many minutes until a gummy kicks in
play night gummies
something for game night with friends
a preroll for the super bowl party
something for a song circle
strains to go with jazz
what should i smoke at a concert
what goes well with a movie
something for a long flight home
a vape that's discreet on the road
weather proof case
smell proof bag for travel
umbrella glass pipe
storm lighter
rain or shine strain by {brand}
do you carry sunset sherbet
snow caps
a strain called laughing buddha
something that makes me giggle
giggly strain for a comedy show
got joker og
what strain has a funny name
dad joke og
birthday cake gummies
a birthday gift for my smoking buddy
anything for my birthday under 40
pet friendly cbd oil
dog walker og prerolls
cat piss strain
do you have alaskan thunder
do you have anything for a rainy sunday
how old is this flower
when was it harvested
what is the age of this batch
who makes {name}
who grows the {brand} flower
which company is behind {name}
where does {brand} come from
what is {name} made of
how is live rosin made
what can this vape do
how does this vape work
what are the features of this battery
does the battery have a timer
is there an alarm on the lockbox
vape with a bluetooth app
which bong is easiest to clean
calories in {name}
how much sugar in these gummies
are the gummies vegan
any edibles without gluten
cannabis butter for baking
infused honey for my tea
something to cook with
a canna recipe kit
banana bread strain
is {name} in today
what's the total of two eighths
how many grams in an eighth
how many ounces is that jar
what is 3.5 of {name} going for
20 percent thc flower
what costs less, the cart or the pod
do the carts fit my battery
stock of {name}
what's new from {brand}
golden ticket strain
bank heist flower
gold leaf prerolls
messi's favorite kind of chill
translate that into gummies, about how many
i want to speak with friends all night, what gives energy
meaning of life flower by {brand}
happy strain, when you're feeling sad
something creative for writing
flower that helps me focus on homework
alexa og
robot grinder
a human sized joint
machine rolled prerolls
chatty sativa
what would you call your best indica
do you have name brand carts
which pods work with a visa brand pen
mastercarts, got any
dab rig with a carb cap and timer
hotel friendly, no smell
camping joints for a road trip
`,
}
