import type { TopicExamples } from '#concierge/understand/topics.ts'

/**
 * People for whom something went wrong, or may.
 * Over 300 lines because they are data: one hand's messages, a line each, held out together when the learning is judged.
 */
export const TROUBLE: TopicExamples = {
  store_hours: `
can i still come by? its 10 to 9
its quarter to 8, too late to swing in?
drove over at 8 and the door was locked, when do you open
google said 10 but the lights were off. what are the real times
missed you by two minutes last night ugh, when is last call
stuck at work till 9:30 can i still make it
are you shut because of the storm
power is out on our side of town, you guys still going?
i showed up on {day} and it was dark inside, closed on those days?
came at 5 and the line was insane, when is it dead in there
is the sign on the door wrong or is it your website, one says 9 the other 10
did you change to winter times
flight lands 11:40pm, too late i guess?
is it worth coming at noon or will i stand there forever again
christmas eve caught me out last year, how late are you going this time
if im there at closing time on the dot do i get turned away
what time on sundays, my bus is late
do you take a lunch break? nobody answered the door at 1
last time i got refused at 9:50 though it says ten. whats the cutoff
are you closed for the flooding on our road
oversleeping is my thing. latest i can come on {day}?
is there anybody there before 8 am
early opening for seniors still a thing? went and it wasnt
labor day, open or will i waste the trip again
the map app says permanently closed?? please say no
do you stay up late after the game, we may be running behind
how long are you around tonight, car wont start
was told 24 hours but the gate was down at midnight
`,
  store_location: `
the gps dropped me at a tire shop, where are you actually
im standing at number 40 and theres nothing here
i went to your old address, where did you move to
cant find the door, its all fence and dumpsters
got off at the wrong bus stop, which is yours
my phone is about to die just tell me the cross street
driver let me out at the wrong mall. how far is it on foot
are you the one by the burned down diner or the other one
lost. i see a car wash and a church
missed the exit because of roadwork, whats the next way in
the bridge is closed, how else do i reach you
two pins on the map with your name, which one is right
took me in circles around the roundabout, left or right after the gas station
is this the shop in {zip} or did i order from the wrong branch
my uncle says you moved across the river, true?
do you have a shop nearer to {zip}, 50 miles is killing me
no sign outside?? walked past twice
wrong town i think. theres two main streets
train line is down, can i walk from the station
is it behind the bank, the alley looks sketchy
where do i turn, the street sign is missing
the address in your email bounced off my navigation, which side of the highway
what floor, the building directory doesnt list you
is your closest store still the one downtown since that one shut
`,
  parking: `
got a ticket in front of your place, where am i supposed to leave the car
your lot was full three times this week, any other spot
my van is too tall for that garage, alternative?
i got boxed in last time. is there a bigger area in back
will they tow me if i run next door after
someone scratched my door in your tiny lot. is there a safer one
bike got stolen last month so do you have a rack inside or cameras on it
meter ate my coins, is there free street space near you
pulling a trailer and scared i wont be able to turn around
ev is at 4 percent, anywhere to plug in by you
car broke down in your lot, can it stay there till morning
gate arm wouldnt lift, do you validate
is that snow pile still taking up half the spaces
sign says permit only, does that count for customers
where can i leave a motorhome, last town i got chased off
the garage wanted 18 bucks!! do you have your own
scooter, tiny, wheres that go without getting in trouble
is it lit at night, someone broke my window at the last place
the spots are marked for the bakery, am i allowed there
potholes out front killed my tire, is the rear entrance lot paved
dropping a friend and waiting, can i idle somewhere or do i get yelled at
double parked and sweating, is there a 10 min spot
`,
  accessibility: `
my dog cant stay in the car its 95, may she come in
broke my ankle, im on crutches, are there stairs
the button for the automatic door didnt work last time, is it fixed
my wheelchair got stuck at the threshold, is there another entrance
elevator out again?
i lose my breath standing, any chairs while i wait
the counter is too high for me to see anything from my chair
my hearing aid died, can someone write things down for me
they gave me trouble over my guide dog elsewhere, will you
cant read the tiny menu screen, do you have large print
bad hip, how far is it from the curb to the register
bright lights give me seizures, is it flashy inside
scooter wont fit through narrow aisles, how wide are yours
mom fell on somebodys ramp in the rain, is yours covered or slippery
panic in crowds, is there a quiet time or corner
the handicap stall was blocked by a pallet, do you have others
i have a walker and one step is one too many
deaf husband, his phone is broken so no typing, does anyone sign
dropped everything last time because one arm is in a cast, can someone carry it out to me
is the restroom roomy enough for a chair, i got stuck once
i lost most of my sight this year, would somebody walk me through the shelves
`,
  payment: `
my card got declined at your counter but works everywhere, why
lost my debit card, can i pay some other way
your atm ate my card
the machine charged me 3.50 extra, is that the usual
chip is broken on mine, do you swipe or tap
i only have a hundred and the last place couldnt break it
forgot my pin, is there anything besides debit
charged twice on my statement, is one of them a hold
bank froze my account because of you guys, what do people use
wallet stolen, only have my phone, does tap work
is your atm still out of order, came up short on {day}
the bank app wont link, error every time, do i have to use it
i came up 4 bucks short, can i split it over cash and card
credit went through at the other one but not here?
round up to the next 5 and cash back, why does it do that
the torn twenty, would you take it
checks? my card is in the mail
can i tip on the card, i felt bad i had no cash for the girl
prepaid gift visa got refused, normal?
foreign card never works in the us, euros no right
network was down and you were cash only, is that over
can my sister pay over the phone for me, im broke till friday
do you hold money on the card before i pick up, my balance is off
my online payment froze halfway, did it go through
is there a limit per debit swipe, mine stopped at 200
hsa card got bounced, could it ever work
cant get coins out of my jar, do u take rolled change lol
pay later thing, yes or no? rent was brutal
`,
  tax: `
my 40 dollar cart rang up as 52, what happened
why was the total so far off the menu price
i brought exact cash and came up short because of the fees the state adds, how much percent is it
is tax in the shelf price or do i get surprised again
med card and still charged the full excise, isnt that wrong
receipt has three different taxes, what are they
the tax looks higher than last month, did it go up
a 25 dollar thing, what would i actually hand over, dont want to be short again
i live on the reservation and got taxed, should that be
city one and county one both? feels doubled
was i taxed on the price before my discount
why did my friend pay less in the next county for the same thing
does the grinder get the cannabis tax too, my bill seems off
tax exempt number didnt work at the counter, do you take those
do i get it back at the airport, as a tourist
out the door prices or not, last shop tricked me
`,
  delivery: `
the app says my zip {zip} isnt covered but my neighbor gets it
my car died, can you bring it to me
driver couldnt find my gate last time, can i leave directions
nobody was home when the guy came, do you try again or is it lost
minimum is 60 now?? was 40. what is it really
fee showed up as 12 bucks, is that for the distance
how late do the drivers go, i missed it yesterday
sprained my foot and cant get out, do you come to houses
the doorbell is broken, will they call
im in a motel, the last shop refused motels
what if my id is expired when the driver shows up
its snowing like crazy are drivers still out
can it be left on the porch, i got a meeting
dorm security sent your guy away, could we meet at the corner
my roommate will be the one at the door, is that going to be a problem
do you drop at a campsite, truck is stuck
no signal where i live, how does he reach me
does it come in a plain bag, my neighbors are nosy
melted chocolate from another service, do you keep it cool on the way
how far out do you go, im past the county line
wrong apartment got somebody elses stuff once, do you check names
four hour wait last time at another shop, whats yours on a normal {day}
no printer for id, does the driver just look at it
office reception made a fuss, do you deliver to workplaces at all
could he bring change for a fifty
my elevator is out, does he climb 5 floors
can you send it to my moms house in {zip}, shes too sick to travel
is same day still going since you lost a driver
what happens if the guy gets stuck in traffic, does my slot slide
i live on base, guess thats a no
do you ship by mail, im snowed in two states away
scheduled for tomorrow but i might be late home, is there a window
the site wont take my rural address, po box only out here
stranded at the marina on a boat, do you come to docks
first time using it and nervous ill get scammed, who shows up and in what
in the hospital parking lot with my mom, could you bring it there
`,
  pickup: `
im running late, how long do you keep my bag
couldnt make it yesterday, is it still put aside for me
line was out the door even though i ordered ahead, is there a separate one
i have a fever, can you bring it out to my car
broke my leg so my wife would grab it, ok?
the site wont let me choose a time, how do i order ahead
no text came that its ready, should i just come
drive thru window closed?? how do i get mine
pressed pay in store, will it be there or sold out by the time i come
if i dont show up do i get banned or charged
got there and they hadnt started packing, how much ahead should i place it
can i collect at the other branch, i clicked the wrong one
phone is dead so i cant show the code, is my name enough
kids in the car, cant go in, do you do curbside
last time they gave my bag to another john. do you check more than a name
how soon after ordering, im double parked in my head already
my ride fell through, can you hold it till {day}
does the uber driver count as someone who can fetch it for me
is the express counter always that slow
came at 9 pm and pick up was cut off at 830, is that every day
i hate surprises, do i see the item before i pay when i come get it
forgot which window, front or side, for online orders
reservation dropped out of my cart twice, can i phone one in to collect
may my friend with a different last name take it, im stuck at work
do you have lockers or something after closing, i always miss you
my boss wont let me off till close, can you prep it so i run in and out
if something's gone when you pack it will you swap it or ring me first
too sick to stand in line, is there some kind of reserve and run
`,
  id_policy: `
does an ohio med card work here, mine is the only id i brought
is my california patient card any good at your door
lost my license at a festival, what else works
mine expired two weeks ago, will you turn me away
my id cracked in half, does that still scan
got refused for a paper temporary, is that your rule too
photo looks nothing like me since i lost 80 pounds
passport is in my hotel safe, would a picture of it do
purse was stolen, i have a police report and a credit card
they wouldnt let my buddy wait inside cause hes 20, really?
scanner couldnt read my mexican id, do you take consular cards
turned 21 today but my license says under 21 sideways, trouble?
my medical card lapsed on {day}, can i still come in as regular
the baby is asleep in the carrier and i have no sitter
military id got bounced at a bar, how about there
i left it at home, im 54 with grey hair, come on
name changed after my divorce and the cards dont match
my daughter is 16 and cant sit in the car in this heat, may she stand by the door
out of state medical paper, worth anything?
do you keep a copy, i had my identity stolen once
digital license on the phone wouldnt load, accepted when it does?
18 with epilepsy and a doctors note, no luck elsewhere
canadian card got weird looks at the other store, ok here?
nobody checked me last time and today they made a scene, is it every visit
dmv messed up my birth year, what can i do at the door
can both of us get in if only i brought mine
student id, thats the only thing in my bag right now
my caregivers card is torn, which paper do you need for buying for my dad
got my vertical license still, im 22, does that get a no
dog chewed the corner off my drivers license
`,
  purchase_limits: `
it cut me off at checkout, how much can i get in one day
cart says over the limit but its only two ounces??
was told no at the counter because i came in this morning already, when does it reset
cant add a third syringe, whats the cap on concentrate
im visiting for a week and dont want trouble, whats the most i may carry
do edibles and flower count against each other, the site wont explain it
my patient allotment shows zero, thats wrong isnt it
wanted 20 vapes for a wedding, got blocked
if i buy here and then at another shop in one day does it flag
the tourist max, same as locals? they refused me half
do returns give me back my daily amount
my wife and i got told we cant combine. how much each then
how many grams of wax till you people say stop
why does a drink eat up so much of my allowance
am i in trouble for having 3 ounces at home
the system says i've hit the month but i bought nothing since the 1st, how does the 30 day count go
can i go over if i have a card from a doctor
how many seeds or clones may one person take before it's too much
is it 800mg or 1000 of edibles, two clerks told me two things
limit per visit or per day, i forgot something and want to come back
`,
  consumption_rules: `
got yelled at for lighting up on the bench outside you, where is it ok
hotel wants to fine me 250, where can i smoke then
can i hit my pen in the car if its parked, dont want a dui
neighbor called the cops over my balcony, is that even against the rules
is there a lounge, we got kicked out of the park
beach a no? a ranger gave us a warning
my lease bans smoke, does vaping count the same legally
may i try it right there in case its bad
passenger had an open bag and we got stopped, how must it ride
national forest, will i get in trouble
does public mean sidewalks too, i saw people get tickets
can i eat the gummy in the lobby, my back is on fire
can i fly home with whats left or toss it
caught at work on my break outside the building, was that illegal
is it a crime if kids are in the house while i smoke
festival took my pen at the gate, do any places allow it round here
airbnb host is furious, is there anywhere in town to toke
crossing the state line with a half eaten bar, how bad is it
`,
  returns: `
the cart i got yesterday leaks all over, i want to swap it
battery was dead out of the box, can i bring it back
you gave me indica and i wanted sativa, its unopened, trade?
these gummies are hard as rocks, id like my money back
found a hair in the jar. refund please
lost the receipt, can i still bring back a broken pen
opened the bag and it smells like mold, what can you do for me
vaporizer quit after 3 weeks, is there a warranty
wrong flavor in the box, where do i take it
its too strong for me and i only had one out of ten, can i give the rest back
the cone was empty at the end, will you replace it
bought two by mistake, can one go back
how many days do i have to exchange a faulty thing
the bong was chipped under the sticker, i havent used it
pen wont charge and i threw the packaging away, am i out of luck
your budtender said it fits, it doesnt. exchange?
seal was popped when i got home, id want a fresh one
can my husband bring the bad one back or does it have to be me
i got a reaction from the lotion, would you take it back half used
the {name} i picked up is nothing like the picture, could i get credit
driver brought a cracked bottle, how do i get that replaced
i want {num} refunded, half of it was stems
does the maker or you fix a {brand} that overheats
store credit or real money back when it's defective
grinder lid stripped after one use, swap for another?
i bought it on {day} at the other branch, can i hand it back in here
the chocolate bloomed white all over, am i eating it or are you taking it back
three duds in a five pack, i'd like them made good
gift for my sister, she hates it, still sealed in the bag
never got my refund for the cart i turned in last week, when does it post
`,
  order_status: `
its been two hours where is my stuff
says ready but the girl told me its not there
no confirmation email, did {num} even go through
stuck on processing since this morning
tracking hasnt moved, is he lost
the driver passed my house and kept going
did my thing get cancelled? the app shows nothing
paid and the page crashed, am i in the system
i got a text with someone elses name, is mine coming
eta went from 20 to 95 minutes
still waiting lol, {num}
how far is the guy, my ice cream is melting and so am i
is my bag packed yet, last time i came for nothing
it says out for delivery since noon and its 5
my phone was off, did i miss the driver
order number vanished from my account, check for me?
why does it say partially filled
they said an hour, its been that, any news
should i go to bed or is he really still on the way
did anyone see my request from last night, never heard back
says delivered. nothing is here
it says on hold, whats holding it
`,
  order_change: `
typed my old address, its already paid, fix it please
i put two of the same by accident, drop one from {num}
cancel it, my car wont start
wrong store selected!! move it across town
can you make it the mint not the cherry, havent left yet right
stuck at the er, push my delivery to tomorrow
i forgot the battery, stick it on the order i just made
name on it is misspelled and wont match my id
changed my mind after reading the label, stop {num}
my buddy will be late too so shift the time to 6
take off the wax, im over budget
accidentally clicked submit while scrolling, kill that order
the apartment number got cut off its 4b
put my wife down as the one who picks it up, i caught the flu
could you turn the delivery into me coming by, the driver is too slow
my coupon didnt stick, add it before you ring it up
i ordered 100mg meaning 10, change that before i die
phone number on there is my dead phone, use this one {num}
swap out whatever is missing for something similar in that order
im not gonna make 3 oclock, can it be 7
duplicate order went in, keep only the first
that zip is wrong its {zip}
driver on his way? tell him to turn around i dont need it no more
half ounce down to an eighth on todays order pls, payday got delayed
`,
  complaint: `
your guy rolled his eyes at me when i asked what cbd is
i was two grams short on my quarter, weighed it twice
the flower was bone dry, honestly shocked
waited 50 minutes for a thing that was supposed to be ready
bag came with somebody elses order and half of mine gone
third bad cart from you guys
nobody said hello, nobody helped, walked out
the driver left it with my 15 year old. what the hell
paid for top shelf and got crumbs
you advertise half off then say its over. bait and switch
the cashier laughed at my accent
got home and the jar was empty. EMPTY
that manager with the beard talked down to my mother
gummies were one melted brick
ive been coming four years and today was the worst
stale. again.
an hour late and cold attitude on top
the security guard grabbed my arm
label said packed last year. disgusting
i asked for mild and she sold me the strongest thing in the shop, spent the night on the bathroom floor
your site crashed 3 times and i lost my cart every time
place smelled like sewage and the floor was sticky
i had a preroll with a twig through the side, really
they skipped me in line for a friend of the staff
overcharged by 11 dollars and told me it was my mistake
drove an hour for {name} that your menu swore was there
budtender was on his phone the entire time
nobody reads the notes i leave for the driver, ever
the drink was flat and the can dented
i feel ripped off
the pen died in a day and they treated me like a thief for mentioning it
quality has gone way down since the new people took over
my wife cried in the car because of how she was spoken to
you spelled my name wrong, forgot my stickers and gave me the wrong flavor, bravo
the age box on your site freezes when i tap yes
your site asks if im 21 and then hangs
the popup on the menu wont close
page goes white after i enter my birthday
the verify button on your page does nothing
login screen keeps coming back, i cant get in
it says accept the terms and then locks up
your form says invalid no matter what i type
the app says session expired over and over
the prompt for my zip pops up and crashes
captcha loops forever on your checkout
your website froze at are you human
checkout says system error when i hit pay
the age gate never lets me through
`,
  human_handoff: `
this isnt working, give me a real person
you keep saying the same thing, i need staff
can i talk to the manager about what happened yesterday
get me someone who can actually fix it
i dont want to type this out, have somebody ring me
its serious and i would rather not tell a machine
agent
not helpful. person please
whos in charge there, connect me
is a pharmacist or somebody around i can chat with, i feel off after a dose and have worries
stop. human. now
let me speak with the girl who helped me on {day}
you got it wrong three times, pass me on
someone at the counter, can they hop on here
my case is complicated, two orders mixed up, may i have a live rep
transfer me before i throw my phone
i need the owner on the line
can an employee take over this chat
delete my account, i never come in anymore
i want all my data deleted
wipe my info from your system
please forget my phone number
take me off the text list, its every day
remove me from the mailing list
how do i opt out of your texts
i need my profile closed
someone needs to update the email on my account
my number changed, can you fix it in your system
get me anybody with a heartbeat
someone real please, made of flesh and blood
no more bot, hand me a human being
is a living soul on shift i can text with
pass me to a coworker of yours
anybody with a brain and a pulse there
`,
  jobs: `
got laid off last week, are you taking people on
my application page keeps erroring, where else do i send it
i have a misdemeanor from 2014, will that sink me for a budtender spot
never heard back after my interview
fired from my last shop for being late, would you still look at me
bad back so no lifting, any desk roles
my badge expired, does that stop me from getting hired
are the drivers paid for gas, the last place didnt
resume upload failed twice
too old at 61 to start behind the counter?
do you do part time, my hours got cut
the posting in the window is gone, filled already?
i lost my work permit card, can i still trim for you
no experience and no luck anywhere, who do i ask about openings
`,
  loyalty: `
my points vanished
i forgot to give my number at the register, can you add yesterday's visit
changed phones and cant get into my rewards
says i have 0 but i spent 300 last month
birthday treat never showed up
do they expire? i had like 400
the clerk redeemed mine without asking
two accounts by mistake, can they be merged
typed the wrong number when i joined
how many till i get something, nobody explained it
couldnt use them on {day}, is there a blackout
lost my punch card with nine holes in it
do i lose the points if i bring a thing back
my ex is on my account, hes spending what i earned
it wont text me the login code
referral of my cousin didnt count, she bought stuff
does paying cash mean no credit toward rewards, mine didnt go up
i got bumped from gold to silver, why
my birthday was last week and i was sick, can i still claim it
how do i turn 250 into dollars off, the button is grey
im not getting the stamps from deliveries
signed up at another branch and they cant see me here
got kicked out of the club for not shopping enough?
the tablet by the register was off, how else do i enroll
whats a point even worth, i feel like its pennies
is the old program gone? my card doesnt scan anymore
someone with the same name got my credit i think
want out of the program, it shares too much
`,
  deals: `
the code SAVE10 says invalid
missed the {day} special because my bus broke down, is there another
first timer thing didnt come off my bill, was i supposed to say so
vet card got left home, can i still have the discount
other shop has it 8 bucks cheaper, will you match or lose me
it wouldnt let me use two coupons
your sign says 20 off and the screen says 15
the text with the promo got deleted, what was it
student rate gone? they told me no last time
is there any special today, im hurting for cash
happy hour ended five minutes before i got to the front, every time, when does it run
does the bogo need to be the same thing, the kid at the till didnt know
senior discount at what age, my husband got refused at 58
coupon expired yesterday, any mercy
do you do markdowns on stuff close to its date
newsletter offer wont load in my mail
lost my job, do you have a hardship or low income thing
is 420 gonna be a mess again, and what are the offers
i got told locals pay less, but not me, what proof is needed
does the discount work online or only in person, it dropped off at checkout
bundle price didn't ring up, how does mix and match go
industry discount, my badge is out of date
do teachers get a break, we get nothing else
whats the early bird, i came at 9 and it was over?
can a rain check be had when the sale thing is sold out
price dropped the day after i paid full, can i get the difference
the spin the wheel thing froze on my prize
so is it 30 percent off everything or only certain brands, the ad is misleading
does my medical card still knock something off, it was not on my receipt
black friday i waited 3 hours and got nothing, what is it this year
ssi day? i thought there was one on {day}
is it one per person on that daily deal, they blocked my second
do you stack the veteran one with the sale, last time it replaced it
flyer in my mailbox got rained on, cant read what it offers
`,
  contact: `
your phone just rings and rings, another number?
the email on the site bounced
my message form wont send, where can i write to
who do i call about a broken thing outside of hours
your instagram is gone, new handle?
is this the right number {num}, a lady hung up on me
the link in your text is dead, whats the web page
got a scam text with your name, what number do you really send from
whats the mailing address for a formal letter
the voicemail box is full, how else do i get through
facebook page hasnt answered in a week, do you use another
can i text you instead, my voice is gone
corporate office phone? local line is useless
stop texting me, how do i unsubscribe
fax? my doctor only has fax and its urgent
do you have whatsapp, calls from abroad fail
`,
  store_info: `
heard your lab was faking numbers, who tests your stuff
i think i left my sunglasses on your counter
is there a toilet, its an emergency
wifi password isnt working in the lobby
what do i do with a dead vape, i dont want it catching fire in my bin
lost my gift card with 40 on it, can it be reissued
is it true you got shut down by the state last year
do you have someone who speaks vietnamese, my mother got the wrong thing last time
how long is the line, i fainted in the last one
are you medical only, i got turned around at the door of another
did you get robbed, i saw police tape
someone dropped keys in front of your shop, do you have a lost box
can i take a picture inside or will i get kicked out
is it the same owners, service feels different
is there a place to fill a water bottle, i get so dry
were you the ones with the recall in the news
the class on rolling got called off, new date?
do you take back empty jars, our recycling wont
is this a chain or a family thing, i dont give money to big ones anymore
my earring fell somewhere by the edibles case yesterday
my tshirt from your shop shrank, do you sell hoodies with the logo
do you still do the grow tour, it was sold out when i tried
is your license up to date, my cousin got burned by a fake shop
do you sell gift cards, mine to a friend got lost in the mail
are there cameras, somebody took my phone at the counter
has the ac been fixed, it was an oven
kids were selling outside your door, do you have security
how many years have you been around, the last place folded with my money
any masks required, im immune compromised
do you grow your own or buy it in, i had trouble with pesticides
do you have spanish speaking folks on {day}, last time nobody
was i imagining it or did you remodel, couldnt find anything
is my data safe, heard there was a leak
left a black umbrella near the entrance, anyone hand it in?
are we allowed to look around without buying, got rushed out of a place
do you give to charities, after the fire people need help
the event on saturday, still happening if it rains
how do i see the test results, the qr is smudged
is this chat private, my ex reads my stuff
do you sell my info to anyone
who gets to read what i type in here
what happens with my phone number once you have it
do you keep a record of what i buy
does my job or insurance get to see this
is there somewhere to charge my phone while i wait, 1 percent
`,
  education: `
why do my joints burn down only one side
i ate a gummy two hours ago and feel nothing, is that normal
my cart turned dark brown, has it gone bad
how do you tell if weed is moldy or just frosty
why does my vape blink three times
how long does a too strong edible last
the oil in my pen went cloudy and hard in the cold, whats that about
took too much, what do people do to come down
is old flower dangerous or just weak
why did the same strain hit me so different the second time
how do i unclog a cart without breaking it
i left my gummies in a hot car do they lose strength
my bud went crispy, can you bring it back somehow
why does my throat hurt after a dab and not after a joint
whats greening out exactly
what does the expiry date on an edible really mean
whats the difference between harvest date and packed date, mine are half a year apart
label on my jar says thca 31 and thc 0.4, did i get cheated
how come i get paranoid from some and sleepy from others
does weed interact with blood thinners, scared i made a mistake
my kief wont press, too dry?
why are my eyes red every time
why does resin stick so bad and how do people get it off glass
can you be allergic to cannabis
how long should a tolerance break be if nothing works anymore
the joint keeps going out, what am i doing wrong
why wont the gummies work on me at all when everybody else is flying
i swallowed the tincture rather than holding it, did i ruin it
how do you roll without it falling apart at the tip
if you mix alcohol and edibles why do you spin
the bong tastes like swamp how often is the water supposed to be changed
are stems and seeds a sign of bad growing
what makes smoke harsh
does freezing hash wreck it
why does my battery have three colors and which is too hot
i smell ammonia off my bud, what does that mean
how can i tell a fake cart from a real one
what happens if a cat eats a bit of leaf, just asking how toxic
does thc stay in the body after one bad night, for how many days
my rosin went buttery in a week. why
why do strong percents not feel stronger
does cbd really cancel a high
whats the white powder left on my grinder
how do i read that sticker, theres total, per serving, per unit and none match
can you take a second gummy if the first one didnt kick in
what's couch lock and why do i always end up there
does cheap paper change the taste
i get dizzy standing up after smoking, is it blood pressure
do terpenes evaporate if you forget to close the jar
why do edibles hit harder on an empty stomach
is sativa supposed to make your heart pound
how come dabs made me sweat buckets
what does remediated flower mean, saw it on my label and it worried me
dry herb smells like popcorn after, is it spent or burnt
why is there a crackle and spark in my joint
weed hangover, real thing or in my head
i inhaled a bit of oil from a leaky cart, is that harmful
what is hop latent viroid, heard it ruins crops
does light damage buds or only heat
how do you split a 10mg gummy evenly without messing up
im shaking and cold after a brownie, does it pass by itself
`,
  small_talk: `
rough day, how about you
ugh mondays
thanks you saved my evening
sorry i snapped at you earlier
hello? anyone? oh there you are
well that was a mess but thank you
my bad, wrong chat lol
ok bye, hope i never have that trouble again
youre nicer than my ex
i was ready to be mad and you were sweet, cheers
hi, bear with me my screen is cracked
nvm figured it out
lol you tried
good morning, spilled my coffee already
tell me a joke, i need it after today
haha broke my bong and my heart in one week
appreciate the patience
ok cool that fixed it, have a good one
yo
typing with one thumb over here, other ones bandaged, hey
its fine, things happen
whew ok. thx
you must be tired of people whining
goodnight, going to bed grumpy
all good now, no harm done
cheer me up little robot
`,
  bot_identity: `
are you a broken bot or a person
did you forget what i said a minute ago
who programmed you, they should be ashamed
what are you able to fix and what not
is this one of those ai things that make stuff up
am i wasting my breath on software
do you get angry when people yell at you
are you the same one i talked with on {day}
how come you answer so fast, you cant be real
can you see my account or are you blind
do you save what i write, i said something embarrassing
whats your name, so i know who messed up
are you malfunctioning
do you learn from your mistakes
is a guy reading this or just circuits
what language model is behind this
could you be wrong about things, how much should i trust you
whats the stuff i can ask before you give up on me
`,
  out_of_scope: `
my joint aches when it rains, should i see a rheumatologist
my car battery died, how do i jump it
my credit card was stolen, how do i freeze my credit report
the pizza place gave me the wrong order, how do i get a refund from them
my wifi router keeps dropping, fix?
package from the shoe company says delivered and it isnt here
how do i get red wine out of a carpet
laptop wont turn on after i spilled tea
whats the number for roadside assistance
toilet is overflowing what do i do
my flight is delayed, do i get compensation
dog threw up on the rug, is chicken ok for him
bread came out flat, whats wrong with my yeast
i missed my court date, what happens now
how do i roll over a 401k after being fired
my basil plant leaves are going yellow
python says index out of range, help
the grass in my yard is dying in patches
phone screen is black but it rings
who won last night, my tv went out in the 4th
how do i dispute a parking ticket with the city
my landlord wont fix the heater
is it going to storm on {day}
my son has a fever of 103
can you help with my essay about the dust bowl, its late already
sink leaks under the kitchen, which washer size
lost my passport, where do i apply for a new one
the bank closed my account without notice, can they
my smoke detector chirps all night
pot on my stove burnt black, how to clean it
high blood pressure reading of 180, is that an emergency room thing
what stocks are crashing today
my bowl cracked in the dishwasher, is there glue for ceramics
excel shows ##### instead of numbers
i think my boyfriend is cheating
got stung by a bee and its swelling
my grandmas edible arrangement came with rotten melon, what does the fruit company's policy say
the hash browns always stick to my pan
airline lost my bag, whom do i call
how do you reset a check engine light
my tire pressure thing wont go off
resin kit for my coasters never cured, sticky for days, why
subway line down, which train goes to the airport
cartridge error on my printer, it says replace cyan
`,
  goods: `
my grandma took one of mine by accident and slept great lol. whats proper for a 78 yr old
pen lights green but theres no vapor, whats a pen that just works
how old is the {name} on your shelf, ive been burned with year old stuff
do the {brand} disposables still leak or did they fix them
spent 70 on a half that was pure dust so show me whole buds under 60
i returned the last one cause it leaked, so this time which cart has the best seal
{name} badder turned to sugar in my fridge. get me one in a better jar
im a lightweight, half a mint put me to bed, do you go lower than that
got {name} by accident, loved it, want more
my hands go numb in winter from raynauds, a balm?
wick for my lamp no wait i meant hemp wick, mine got wet
my friend puked off {brand} brownies so whats the dose on one corner
i complained about the dry flower before, has the {name} been replaced with newer
stuff i used for restless legs is gone from the menu, what was that even, a roll on
had a migraine for two days and the tincture from {brand} does squat
any {brand} without soy, had a reaction
is there any {name} that isnt popcorn size, got tiny nugs last time
dab tool went down the drain, cheap replacement
which {brand} thing did the recall hit and is the pineapple okay to buy
it was {name} 1g, the seal was broken so i didnt use it. are there more of those with newer dates
{name} drops spilled all over my suitcase ugh. 30ml bottle price
anything with the taste of {name} minus the headache
looking for half the strength of what i got, it was the gold 50mg bag
last eighth was dry as hay. which flower is the freshest right now
torch ran out of fuel, sell butane?
can i get the caps instead of the oil, i keep spilling it
{brand} lotion stung like mad. anything for raw skin
my cbd bath bomb crumbled in the box. do you have salts instead
are those chocolates going to melt, mine was a puddle last time, whats better in the heat
is {name} going to glue me to the sofa like {name} did
how strong is the {brand} syrup really, label rubbed off mine
was told {brand} got recalled, do you have something else for microdosing
can the {brand} 510 handle thick oil, mine chokes on it
i stood in your awful line for {name} and they handed me {name}, so is there still any of the first
i have a nut allergy and almost ate the wrong cookie. which sweets are nut free
i broke the mouthpiece off my pen, are they sold separately
price of {name} please, tag fell off the shelf
{name} makes my mouth a desert. what else has that giggle
i fell off my bike and everything aches, patches?
cat knocked over my bong. rip. what water pipes are under 60
my toddler almost got into my drawer so i want a box that locks
do any edibles wear off quick, the last lasted into my shift
dog got into my prerolls, need a smell proof box he cant open
battery fits but the cart wobbles, what adapter do i need
i left my bag in the uber with everything in it so starting over with 50 bucks, build me a kit
stale chips of weed cookies lol, are there soft baked ones
i ended up with cbd only by accident. i want the thc version
forgot to bring anything to my brothers wedding weekend and people are asking, need party size
is {name} from the same farm as before, it got harsh
my usual got discontinued, it was a 1:1 mint, whats close
i get nauseous in cars and have a 9 hour drive as passenger, what would help
my boyfriend used up all my blue {name} and now he owes me a gift, what would he buy for 40
im scared of {name}, 34 percent?? talk me into something lower
i lost the mouth tip for my {brand}, carry those little silicone bits
flight got cancelled stuck in town two nights with nothing, want something easy and small
my tolerance is wrecked, 100mg and i feel zip. whats the most powerful thing in there
how many mg is in one square, they came unmarked
need a {name} sized favor: its my anniversary, i forgot, she loves it, have any
is there something that counteracts being too high, like pure cbd
my rig's banger cracked, 14mm female, got one?
i need a downgrade, 90 percent carts are wrecking my tolerance
everything you had last week for sleep left me groggy. what helps without the fog
does {name} still come in that tin that never opens
i get dry mouth so bad, is there any product that doesnt do that
i grabbed sativa drops for bed by mistake, been vacuuming at midnight. the indica version please
got the 5 pack of minis and three were empty-ish. do you have another brand of minis that fills them
lost my one hitter at the beach, need another
need to stay off work drug trouble so is there a hemp thing with no thc at all
my grinder teeth are all worn down, do you carry metal ones
ran out of filter tips mid roll. glass or paper ones in stock?
the lid on my jar broke and everything is drying out, what do you have for keeping bud
long week, boss yelled at me twice, need to melt into the couch for 20 bucks
girlfriend is mad at me. what would make a decent sorry present that she can smoke
id take the strawberry one again but it stuck to the tin like glue, which gummies dont melt together
my card got declined at the other place so i only have 22 in cash, what flower can i get
the rosin got hard and crumbly, got one with a wetter texture
how come the menu shows {name} but it wont let me add it, is it sold out
does {name} have a lot of limonene, that stuff burns my stomach
the infused ones hit me like a truck, which prerolls are NOT infused
whats closest to {name} now that they stopped growing it
{name} in stock? was gone {day} and again today
i lost my sense of smell after covid so terps are wasted on me, just give me the highest thc for the money
my pipe is so clogged its hopeless, cleaner solution or should i just buy a new one
is the variety pack back, last time it had only one flavor inside
chapstick with thc gave me a rash, what other topicals without coconut
bought the wrong wraps, they were flavored, you have plain hemp?
my cart fell and the glass cracked, oil everywhere, how much for a new {name} cart
the {name} pack said 28% and barely touched me, what's truly strong
the one i got had seeds in it. which flower has none
the softgels upset my stomach so what about under the tongue
ptsd nights are bad again, what do other vets pick up
the {brand} pen died after 12 puffs so not that one. what else for a bachelor party
my back went out shoveling snow and im on the floor
did {brand} change the recipe, my stomach thinks so. what's in them now
i was told {name} helps with spasms, mine are awful lately, do you stock it
the gummies i bought last time knocked me flat for a day. something way gentler?
i cannot open the childproof bags with my arthritis, which products come in something easier
do you have {brand} in anything but grape, grape is a crime
my prerolls always canoe, which of yours burn even
do the watermelon ones still taste like medicine
fake carts scared me off, which of yours are only cannabis oil with no additives
do you carry travel containers that pass the smell test, mine failed on the train
10 pack of {brand} minis, how much, last ones got soaked in the canoe
{brand} gummies went stale on me in a week, who makes ones that stay soft
ordered {name} everywhere and nobody has it, do you
do u have anything for a toothache till monday
i bought a half gram cart and it lasted 3 days, is there a full gram or two gram
i burnt my lip on a short joint. holder?
the shake i got was all stems, is yours better and how much for an ounce
is the peach one sugar free, the last thing spiked my blood sugar
the {brand} tin was short one mint, so do they come in 20 or 19 lol
the chew gets stuck in my crown, anything that isnt chewy
what in the world is in {name}, my tongue went numb
which flower smells least, landlord is getting suspicious
that resin smell wont leave my bong, what do u sell to clean it
bad trip with concentrates, want plain old flower under 15 percent
price went up on {name} since last week or am i seeing it wrong
the carts from {brand} burnt my throat, which are the smoothest
is the {name} hash old, it was hard as a rock
cramps so bad i cant stand up straight, help
i had {name} and it made me eat the entire fridge, anything that doesnt give the munchies
wax pen leaks in my pocket, which container is leakproof
my order of {name} last month was amazing then this month blah. is it a different grower
{brand} pods dont click into my device anymore, new device price
cones always come apart when i pack them, anything sturdier
couldnt taste {name} at all. cold cure any better for flavor
my tincture leaked in my purse so now i want something solid
ran out of my sleep drops on a {day} night, do you still have the lavender kind
does the {brand} battery fit a {brand} pod or will i be stuck again like last time
tried {name} for my nerves and it made it worse. next idea?
what do you have that wont make me cough in front of my in laws
charger for my pen went missing, is usb c one sold alone
husband says my edibles taste like lawn. something where you cant taste weed at all
had covid and now smoke kills me, got a nice drink for sundays
was sick off a drink with way too much sugar, any unsweetened cans
how much is a replacement glass globe for a wax pen
the vape i have now wont charge past the red light and i only like flavor, no clouds, what would replace it
i know the deal ended {day} but is there anything cheap in edibles still
is {name} or {name} easier on asthma
smoking started hurting my throat, what else can i take
i got the lemon one by mistake and hated it, do you have berry
{name} gave me the spins, whats half as heavy
wife hates smoke smell in the car, suggest something
you got any {name} left or did the rush clean you out
the live resin was great but too pricey, anything like it under 30
what can i get that wont stink up my apartment, neighbors complained
why is {name} never on your menu when im in town, is it there now
is there gelatin in the sour ones, i found out too late last time
hoping {name} isnt as skunky as people say, my landlords downstairs
want to quit cigarettes and it's going badly, herbal or cbd smokes?
vaped {name} and got a headache, could you suggest one low in myrcene
edibles take 3 hrs for me, are there fast ones
a seizure med makes me unable to have grapefruit, does any flavor have it
the drops wont come out of that dropper, do you have the spray one
my battery died in the middle of a camping trip, what 510 ones have you got
{name} used to work for my back and now nothing, step me up
how many mg is the {brand} caramel, i took two and regretted it
cant roll since i hurt my wrist, whats already rolled and cheap
flavored blunt was awful perfume. natural leaf?
is the thc on the {name} label tested recently, the one from june seemed off
i fell asleep in my soup on {name}. whats the wide awake opposite
im all out and in a bad mood
too high on 5, too low on 2.5. does anyone make a 3 or 4
went through an ounce in a week so i need somethng that lasts
need an apology gift for my roommate whose stash i smoked, she likes uppity stuff
my anxiety before the dentist is through the roof, 1 hour appointment, dont want to be a zombie
the disposable {name} was half empty when it quit. how many ml is the {brand} one
bought moon rocks and couldnt get them lit. easier option that strong?
would {brand} papers be slower, mine race like a fuse
i messed up and left my carts in the hot car, is that why theyre thin. anyway whats a thick one like live rosin
hangover from hell, whats going to settle my stomach
gummies got me anxious last time so id like more cbd than thc
is {brand} the company with the bad batch, and do you still sell them
concert got rained out so were doing a movie night in, what pairs with a bad movie
never again {name}. similar price though
distillate gives me headaches, what vapes are not distillate
the bag says hybrid but i was glued to the bed. which hybrids lean up
ex took the vaporizer. guess im shopping
{brand} starter set, does the box come with a cable, last time no cable
{name} live rosin, is it greasy or dry this time
the humidity packs i got are dried out, sell fresh ones?
wanted sour got sweet. which ones are truly sour
which is weaker, the blue tin or the mints, i dont want a repeat of last {day}
work drama all week, want to laugh till i cry
i need the mild salve, the hot one set my skin on fire
im out of everything and payday is friday. whats your cheapest preroll
can {brand} batteries be fixed or is it buy a new one time, and whats that run
dad's got shaky hands and drops his gummies, something he can just drink?
does {brand} do a no sugar one because my dentist is furious
dropped my glass piece in the sink and it shattered, need a cheap new one
headaches since tuesday, is there a strain for that
my {brand} wont hit anymore, does it come with only the tank
too sweet, all of it too sweet. savory edibles?
{name} is out again???? when does it restock
my insomnia is back and melatonin gives me nightmares, cbn?
the stick battery rolls off everything. flat one?
{name} costs how much now?? i'm broke till {day}
hay smell off my last {name}. are you on a different lot now
sick of the haze taste, whats earthy or piney
hurt my shoulder again
my mom is going through chemo and cant keep food down, what would you point her to
my {brand} dab thing overheats. what would you switch to for 80
last order never showed up and im dry as a bone. any new strains worth trying
10mg sent me to the moon in a bad way, do you sell 2mg anything
all the cheap stuff you had tasted like grass clippings, best taste for under 25
i need a lighter that works in wind, mine quit on the boat
had to throw out my bong, mold. silicone one maybe?
{name} vs {name}, which is less likely to make me nervous
the kief catcher on mine is jammed. four piece grinder price?
my joint tubes got crushed in my backpack, do you have a hard case
{name} for my brother who broke his collarbone, or would something else be smarter
vape battery blinks ten times and shuts off, guess its done. cheapest one?
the patch by {brand} fell off in the shower, is there one that sticks
sunburned like a lobster at the lake would any of your lotions be ok
the {brand} cans exploded in my freezer, have you got single ones to replace them
had a panic attack off a sativa. whats safe for someone like me
do you have {name} in a cart, my lungs quit on flower
spilled water on my papers, what size do you carry, king or 1 1/4
the one with the wolf on the box made me paranoid. calmer one
it said solventless but tasted like chemicals, which of yours is really solventless
the {name} sauce wont stay lit on my nectar thing, need an e-rig?
hit a wall at the gym my legs are toast for days, salve or bath stuff
nothing in my price range was left when i came by, is the 60 dollar ounce back
got so tired from the indica i missed my own birthday dinner, i need something for daytime
are {brand} prerolls packed too tight still, couldnt draw on em
i lost the cap to my stash jar, do you sell just jars
that cherry flavor was like cough medicine. is the grape any better
nobody in my group can handle dabs, we learned. bring it down to something social
not getting high off gummies anymore whats next step up
my ashtray caught fire lol. need a proper one
i keep waking at 3
the {brand} pen clogs every single time, what disposable doesnt do that
i snapped the 510 thread on my battery like an idiot, which one is toughest
is {name} really an indica because i was up all night
after the surgery they gave me pills that make me sick, id rather try something from you
do the {brand} pods crack easy, my last brand's did
what took over for {name}, that little green bottle, before you dropped it
does the {name} bar contain dairy, got sick off a lookalike
cookies crumbled everywhere so ill go for drops, how many mg per bottle
weak stuff please, my heart cant take it
i keep forgetting where i put it, do you have a bright colored lighter holder
my hemp wick burned out. in stock?
is {brand} vegan, ate one and now im doubting
i bought a 3.5 that weighed fine but had no smell, whats loud today
my {brand} died after two years, is there a newer one
cant stand diesel tastes anymore, got me gagging. dessert strains?
my rolling tray snapped in half, got magnets ones
had hives from a gummy, think it was red dye. any dye free
i ruined my {brand} grinder with a coin. same one, how much
last {name} was all larf. any better looking ones today
last preroll was harsh, does any use glass tips
my last roach clip bent. do you guys sell those
my {name} seeds never popped, do you have clones
had a gummy with no feeling at all, is it me or is there some nano stuff that works
you used to have singles for 5 bucks, whats the lowest now
hate the burn of alcohol tinctures, mct based?
my dab pen's coil is fried, carry replacement coils for {brand}?
your {name} shows 0 left but my buddy just got some an hour ago, so is there or isnt there
the last sativa had my heart racing at 2am, looking for mellow but awake
my friend greened out on a brownie so we're looking for something you cant overdo
my lupus is flaring, cream or gummies first
wrong kind of high from {name}, felt like jello. want chatty
glass blunt broke at the screw, you got spare parts
out of {name} and miserable
drove 40 minutes and you were closed, so before i come tomorrow do you even have rso syringes
didnt have my id last time but i do now, whats the best hash in there
tired of disposables dying with oil still in them, is there a rechargeable that lasts
the guy at the counter talked me into something way too heavy, what would you give a total beginner
half oz of {name}, any smalls going cheap since i lost hours at work
can i get that spray that covers the smell, my mother in law comes in an hour
my delivery came without the drink so i still need one, what cans do you have
looking for {name} but not the dusty ones from the bottom of the drawer, when was it packed
i wasted 60 on {brand}. next one under 30 and it better rip
what did i do wrong, dabbed at 700 degrees and it tasted like tire. which of your wax is forgiving
parking out back was full so i left, now tell me if its even worth it to come again, have any {name} left?
do you have anything thats not gonna make me text my ex
{name} tasted like soap to me, got anything fruity instead
is {name} still as weak as it was in spring or did the new batch come in higher
papers keep ripping on me, got thicker ones?
my knees are killing me after the move, do you have a cream that doesnt smell like a grandpa
my eyes get so red, anything u sell for that
screens for my pipe keep falling through, got the small brass ones
i was late and missed the drop of {name}, any left
my ounce went moldy in the garage so i need another plus whatever keeps that from happening
previous battery overheated in my hand. are yours safe, which would you trust
cart is full but nothing comes out when i pull, which battery would push it harder
my birthday was a flop, treat me. what's the fanciest thing you have
can a dying 3 volt battery be why the cart tastes bad and do you have variable ones
i cant sleep since the divorce. been up till 4 every night
wanted {name}, came home with something else, my fault, do you have it in eighths
i coughed my lungs out on {name}. anything easier
my old {brand} died on me so looking at dry herb vapes, what's in the case
no more of the mango one??
which charger goes with {brand}, mine got left on a plane
last bag's flower was wet and wouldnt burn. is the {name} cured better
whats the mildest {brand} makes
vape tastes burnt, do i need a new cart or new battery and what do you have
i cant find the 1 to 20 ratio thing you used to have
the seltzer did nothing for me, like nothing, whats a stronger drink
got two left of {name} and im rationing, when is more coming
my tea was mostly stale, got fresh cannabis tea
`,
}
