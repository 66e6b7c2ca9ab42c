import type { TopicExamples } from '#concierge/understand/topics.ts'

/**
 * Matters of a visit, told with exaggeration, impatience or a joke: lines, parking, deals, seats, staff.
 * Over 300 lines because they are data: one hand's messages, a line each, held out together when the learning is judged.
 */
export const AROUND_VISITS: Partial<TopicExamples> = {
  store_hours: `
when is it not so busy? last time i waited forever
stood in your line so long i grew a beard, is mornings better
r u open on easter
Got off a 12 hour nursing shift and you'd closed three minutes before. What time is last call for orders on weekdays?
hello dear, my granddaughter set me up with this chat. she's 34. How do I see your opening hours?
mother in law arrives saturday for two weeks. what time do you open saturday
how early do people line up for the 4/20 sale, do i need a tent
what are the dead hours in there
y'all open during the snowstorm or nah
whats the busiest day so i can avoid it like my ex
closing at 9 or 10 tonight? google and your door disagree
my husband's snoring could wake the dead. totally unrelated, are you open at 8am?
do you close early on super bowl sunday or can I swing by at halftime, walking obviously
how's the line rn be honest
been on nights for nine days straight and forgot what a tuesday is, are you open past 11
Good afternoon. Could you tell me the quietest hour? Crowds make me cranky at my age.
got rained on, splashed by a bus, and then you were closed for inventory. when do you reopen?
Tourist question! Sunday is our only free morning on this trip, is there any chance you open before ten?
what time does the lunch rush die down
Flight lands at 9:40 and I hear you shut at 10. Any hope?
Kindly let me know whether the shop opens New Year's Day, my son-in-law is driving me up the wall.
line report pls
pigeons have claimed your bench fyi. also u open til 10?
i'm a baker, up at 3am, done by noon. does anyone else come at noon or is it peaceful
does the shop get crazy around the farmers market? i can't do stroller traffic
my hands smell like fryer oil and my feet are gone. ur open til midnight right
Your sign is out, thought you'd gone bust and my soul left my body. Still open?
whats a realistic wait on a thursday around 6:30
does the wait time on the website ever tell the truth
gimme the slowest hour of the slowest day
how strict are you about the 9pm cutoff, like if i'm sprinting across the lot waving
Is 11 am civilized or does a mob show up?
my horoscope said avoid crowds, so how's it looking in there
are u open during the parade, last yr i got trapped behind a tuba section
Do you close for lunch? Found a locked door at 12:15 and a very sad echo.
what do your busy hours look like in ski season? The lift lines already took my will to stand
Would Wednesday at two be a sleepy time? I have the patience of a hornet.
Tradie here, always knock off at 3. Worth coming straight over or wait for the rush to clear?
My bus passes your shop at 7:52 and you open at 8. Could someone take pity on me?
You should point a webcam at the line, I'd watch it like a soap opera. Any plans?
are weekday evenings hopeless or just bad
Is the Sunday brunch crowd gone by two?
power's out on my block, is it out on yours too or can i come stand in your light
can i get a heads up when the line is under 10 ppl
whats the vibe on a monday morning
why is friday at 5 like the last helicopter out of there
Been a mail carrier 26 years, I know how to wait, but Saturday beat me. Any calmer slot?
do you open at 9 on the dot or at 9 ish, I've pressed my nose to that glass before
what's your slow season, i'd like to go when the tumbleweeds do
Felt like the chaperone last time. Which night do the gray hairs come in?
Could you tell me when the crowd from the stadium clears out? I'm not elbowing through foam fingers again
my family's loud and the turkey's still frozen, so are you open thanksgiving morning?
is it worth coming now or has the after work stampede begun
can the door guy stop calling me boss, i'm a receptionist. jk. when do you open tmrw
is it busier since that newspaper article, couldn't even see the counter today
if i come at 8:55 and you close at 9 will everyone hate me
u open late for the hockey crowd or do we go home sad
snow day, kids sledding with their dad, mama's got twenty minutes. is there a line?
are the 9am people all retired like me or shall I be trampled by the youth
Are the lines shorter when the students go home for summer?
The man said "see you Thursday" but I see you're shut Thursdays. Is he well rested or is it me?
As a bus driver on my day off I refuse to wait for anything. When's it empty?
honest q from a chef who closes at 1am, does anyone in this town sell past midnight
Your line moved like a glacier but the people in it were delightful. Same crowd next Saturday?
My husband calls it "the pharmacy of fun." When is the fun pharmacy open on bank holidays?
I hear the Sunday crowd is churchgoers straight from service, ha! Is it packed right after eleven?
I'm a night watchman and you're closed every hour I'm awake. Any early openings?
tomorrow's my day off from triplets, grandma's got them, what's the least hectic hour
are you closed for the eclipse or do we all just stand in the lot with the glasses on
just tell me the truth about saturday 3pm
We flew in from Scotland and our jet lag says it's Wednesday. Are you open whatever day it is?
closing shift at the diner, smell like onions, no shame, open til when
gym at 6, work at 8, kids at 5, asleep by 8:05. when would YOU shop
does anyone ever show up for the 7am opening or is it tumbleweeds and me
my gf's at the counter and i'm outside with both dogs, how long is she gonna be lol
ever since daylight savings i've missed your close by an hour each night, winter hours pls
Is there such a thing as a slow Saturday? I only have Saturdays.
y'all were so chill about my maxed out card. coming back payday. what are friday hours
does the wait shrink if i cry
is the wait the same for just buying a t shirt
I'd come more often if your hours matched a baker's. Could you open at six?
any way to be told when it's quiet? i'd sign up for "nobody's here" alerts in a second
two of us, one umbrella, sidewalk line, marriage being tested. how many ahead?
got stood up at the sushi place next to you so i might as well shop. open?
Lovely shop, dreadful acoustics. Might I come at a calmer hour?
Our heating's out and we've decided to go shopping just for warmth. When do you close?
is sunday night as dead as my group chat
My boss is in your store right now and I refuse to talk spreadsheets on a Saturday. How late are you open?
what hour do the office people come so i can come any other hour
what's the max line length before y'all panic
yall closed at 8 on a friday?? this a library?
My neighbor's leaf blower has taken my peace. Is Tuesday morning at yours tranquil?
is your weekday lunch line full of lawyers? it felt like court
can't do crowds after the mall job, what's your ghost town hour
Do you post holiday hours anywhere, or is it a riddle for the faithful?
will someone be at the desk at 7:30 or am I talking to the mop again
22 minutes left on the dryer at the laundromat next door. Can I make it through your line before the buzzer?
Been awake with a new puppy for three nights. I'll be a zombie at the counter, please be gentle. Open at 9?
Can you turn me into a morning person? No? Then what's open latest?
would a tuesday 10am be a bother-free time for my dad, 68, who shops like he's buying a car
how early can i queue for the anniversary doorbuster without being weird
u should see this line, it's got its own zip code. any other branch calmer?
first sunny day in a month & the whole city's at yours. how long's the wait
what's the wait if i skip the small talk
got here 1 min after close. ONE. i could see u guys mopping. open early tmrw?
hotel breakfast was tragic, so we're early. do you open at 9 on sundays
lot's flooded, i can see a duck in the handicap spot. you open?`,
  deals: `
if i wait til thursday are vapes cheaper
are edibles cheaper on wednesdays or any day
would flower be less if i came friday instead
do carts cost less on a certain day
never shopped with you before, is there a new customer thing
never been in before, is there something for new people
first time here, do newcomers get a deal
never ordered from you yet, any welcome thing
My husband and I are both 58, is there a senior day?
Whoever invented the Tuesday preroll deal saved my budget. Still on?
Locals ought to get a discount, I've basically paid for your new sign by now. Well?
do you price match the place across the river
two kids in college, one mortgage, zero dollars. what's on clearance
Do veterans still get a percentage off? I've got my card and my war stories ready.
teacher here, grading has destroyed me. anything on sale for educators
my team lost by 40 so i need a consolation deal. what's on special today
Is the new customer discount first visit only or first three? My brother in law swears it's three and he's never been right in his life.
does the happy hour start at 3 or 4, I've got a countdown going
any student discount for a broke 26 yr old in grad school
your sunday deal is the only reason i leave the house, dont u dare cancel it
is the 30% off on everything or is there fine print designed to hurt me
I just laid tile for eleven hours, my brain is grout. What's today's special?
is it true yall give a birthday thing?? mine's thursday, turning 50, i want presents
I made a spreadsheet of your prices. That's who I've become. When do weekly deals update?
can i use two coupons or is that greedy
is my costco card discount a thing here lol worth a shot
I'm on a fixed income and everything's gone up but my pension. Which day has the best discount?
can we get a group rate, 14 retired bowlers
does the military discount work with the bogo or do i gotta pick, choosing is torture
got dumped, got a parking ticket, got a coupon from you. is it still valid today
Softball team won for the first time since 2019. Is there a bundle we can celebrate with?
do yall run a friday flash sale still? my alarm is set and everything
Any reason the coupon code SPRING gives me an error? I've typed it till my fingers bled.
do you have a mailing list only for sales, i dont need a poem about terpenes every day
hurry hurry hurry is the bogo over at noon or at close
is it cheaper on the app than in the store cause i've been loyal to walking in like a fool
found your shop by accident while lost, best mistake of my life. what days are deals
The tall gentleman at register two said to ask about an AARP deal. True?
If I buy on Monday and it goes on sale Tuesday will you honor it? It always happens to me, I'm cursed.
does the 'buy 2 get 1' mix and match or are you monsters
I've got a coupon from 2022. Go ahead and laugh, but will you take it?
can ya check if the half ounce deal survived the weekend
Do you offer a discount to nurses? We've been run off our feet since about 2020.
bro the dollar joint promo, is it real, cause i already told everyone
my dad's coming along, he's 70 and he'll try to haggle. warn the staff lol. is there a senior rate
how come the shop by the mall has it for 10 less, convince me to stay faithful
u guys ever do a garage sale type thing with old glass
do you do a lefty discount. no? worth asking, life's been unfair
every time I buy full price it goes half off the next morning, what's going on sale tmrw so i can be smart once
is the happy hour price on the site or only whispered in store
is tomorrow's doorbuster first ten people or first hundred, determines whether i sleep
the staff pick was spot on and i'm mad about it because it costs more. any deals on it
do you do price adjustments or do i go cry quietly
Is the discount for first responders all year? Just off a 48 and can't do math.
can I get something for my birthday if I forgot to put my birthday in
do the wednesday specials start at midnight online, my bedtime is 9
any rain checks on the sale stuff, by the time i got through the bridge traffic it was all gone
gutters cleaned, taxes done, i deserve a trophy or at least 15% off. anything going?
just wanna know if the sale's dead before i put shoes on
whats left of the ounce sale, i was in a tunnel all day, literally, i dig tunnels
do you do half price on stuff near the date? i'm not fussy and i'm not fancy
just a bored guy on a ladder asking if you have lunch deals
what happened to mondays?? used to be munchie monday now it's just monday monday
is your 'last chance' shelf in store only or can i raid it online
my budget is basically a coupon and a smile, what's the deal of the day
can i use my veteran card w/ the tuesday thing or is that double dipping
How do I tell the difference between a good deal and a trick? You've got so many yellow tags I got dizzy.
Is it true the first Sunday is for over-55s? My bridge club is on the edge of its seat.
found a coupon in my winter coat like buried treasure, good or expired?
is the discount wheel rigged, i've hit 5% eleven times
just got my braces off at 41, hello chewy edibles my old friends. what's on sale
brought my own bag, saved the planet, got no 10 cent discount. justice?
My team's on a three game slide and so's my checking account. Any coupon?
do i need to print my voucher, my printer only prints in cyan and despair
is the rainy day discount real?? it's biblical outside
regular price scares me, put me on some text list that's clearance only
I bought a lottery ticket and a preroll, only one paid off. Is that preroll on special again?
My accountant says cut back, my heart says half price Wednesday. Is it still on?
any shot of a discount for paying cash in all singles? i bartend
our book club has read nothing and snacked everything. Do you do a member bundle for six ladies over forty?
waited so long the guy behind me and i are now friends, do you have a two person discount
do you post the daily deals on insta or do i have to have friends
my wallet's on life's smallest diet over here. anything half off
which week of the month are you cheapest or are you always out to get me
me: saves $4 with coupon. me: spends $60 more. is there a deal that stops at 30 bucks
somebody please explain 'penny joint', do i literally need a penny
on a tight leash til payday, are there dollar days
been eyeing that glass dragon in the window for 6 months, please say it goes on sale
is the birthday gift valid the whole month, my actual birthday's full of in-laws
do you price by the season like tomatoes, when's it cheapest
does the 20% apply to batteries or just flower, i always read the small print after
whoever set up the online coupons must hate joy, why can't i stack
What's the youngest-old person discount? I'm 49 and 11 months.
slept thru my alarm and the sale in one heroic nap, is any left
Do you people ever have a day without a sale? I'd like to be able to resist.
where do you hide the clearance bin this month, it's like easter
how many times can i reuse the first timer coupon. once? figures
been fishing all day caught zero. catch me a deal
saw a post about 50 cent papers. either i'm dreaming or running
I'm a birdwatcher, up at dawn, broke by noon. Do you have an early bird deal? Ha.
Are senior discounts automatic or do I have to announce my age to the room?
do you do student id discount for 60 year old students? finally finishing my degree
power ball hit 1 billion and i'm feeling it, will you run a jackpot sale
any discount for being on the losing softball team, we get one from the pizza place
tonight's moon is huge and so's my appetite for a deal
do yall match the coupon from the gas station receipt i found on the ground
got promoted!!! and still can't afford the live resin, is it ever on sale
does your yelp thing get me a free preroll or was that last yr's bribe
the half off sign had an asterisk and the asterisk had an asterisk
Do the 'golden hour' prices begin at four sharp? I'm sharp. Others may not be.
my kid's college tuition hit today so it's the bargain bin for dad. what's in it?
My coupon got washed in my jeans. It's a pulp. It says '0% of'. Can you guess the rest?
i had a coupon, the coupon had a typo, the typo says 90% off. worth asking?
free gift w purchase this wk or did i miss the boat again`,
  pickup: `
how long do you hang on to an online order if i cant make it right away
if i can't come today will you still hold my bag
how long before you give up on me and put my order back
line was out the door friday and i gave up, do u have a pickup window
this week ended me, what's the easiest way to order
it is raining sideways out here, do you do curbside
we've got plumbers' hands and no patience, can four of us order on one ticket for pickup?
I have ten minutes between jobs, can I be in and out if I order ahead
How long is a pickup order held? My boss keeps murdering my lunch break
Is it ok if my sister picks up my online order, she's 40 and bossier than me
I tried to use the kiosk and it laughed at me. Can I just order from a human?
stuck in traffic behind a tractor, order is due for pickup at 5, will you hold it til 6?
Which entrance is for pickup? I stood in the wrong queue for a lifetime
Last visit took longer than my divorce. Is express pickup any faster?
does the drive up lane fit an F-350 with a ladder rack
Every red light in town hit me and I missed my pickup window by two minutes. Is my order gone?
Waited 50 minutes Saturday behind a fella who smelled every jar. Is there a fast lane?
20 mins on hold then a click. cool cool cool. can i just order here
ok so what's the move for someone who hates lines, hates people, and has $40
can i order for a saturday pickup on wednesday or does it evaporate
I'm allergic to small talk. Is there a way to pick up without a conversation
can my order sit til after my kid's recital, it'll be 8:30 before i escape
phone screen cracked so i cant show the barcode, will my name work for pickup
ran a half marathon, cannot bend, please say there's curbside
if i reserve the last jar will you actually guard it from the vultures
whats the difference between express and regular pickup bc both had me rotting in the hallway
can i order by text, talking to people before 10 gives me hives
are the lockers for preorders 24hr? insomniac with errands
sat through a four hour meeting that could've been a text. what's the shortest way to get a cart
My son, 38, tells me to "preorder." How does a person do that without an app?
my phone autocorrected my name to Garlic and now pickup is under Garlic. that ok
do you let folks pre-pay so my brother can just grab it, he's 36 and useless with money
I've done forty loads of laundry and a parent conference, give me the fastest checkout you have
it's so windy the line outside is basically a kite festival, got indoor pickup?
My boiler's picked today to explode and the plumber's coming. If I don't show for pickup, do you charge me?
lunch is 30 min and your line is 40. somebody do the math with me, is there express
Could I schedule my pick up around my physical-therapist-daughter's lunch? She's my ride.
can we do a work order, like 9 coworkers 9 bags 1 pickup, or do each of us gotta show up
do you ever get overwhelmed, same, anyway is curbside still a thing
can't believe i wore heels to your line. never again. pickup hours?
hair stylist here booked solid til 7:45, what's the latest i can order for pickup
They've dug up Main Street and I'm trapped behind a cement mixer. Can pickup wait an hour?
is it faster to order online or sprint in, my uber meter's running
what's the earliest you'll hand over a preorder, i'm up with the roosters
my lunch hour got eaten by a copier. can you hold the bag til closing
how much heads up for a big order, my brother's 40th is a circus
do you do the thing where i scan a code and a person just brings it
could I get a courtesy call when it's ready instead of a text? My thumbs belong to another era
i'm trying to be a person who plans ahead. how do scheduled orders work
I can hear my order being called but I'm stuck in the restroom queue, please don't give it away
do you cut the line for preorders or is that just a myth parents tell
Tried the drive thru lane on foot. Guy said no. I respect it. Where do walkers go?
can u put my order in the fridge till 6, chocolate doesn't survive my car
my uber is 4 min out, if i order this second will it be waiting
Our choir of seniors is performing across the street; might we nip in at intermission? How quick is express?
there were geese, then a train, then a funeral procession of ducks. am i too late for my 2:00 slot
Can I send my order in by fax? My office still has one and it needs purpose.
on my feet since 4am at the fish market, i stink, i apologize in advance, is the walk-up window working
Can I preorder for New Year's without it being cancelled at midnight like a pumpkin?
pickup said bay 2. there are two bay 2s
my phone's at 1%, name's Quincy, tell them i'm here
do i have to stay in the car for curbside or can i stretch, it's been a long haul w three sisters
i told the whole office i'd pick up and now i'm holding 11 wish lists, can everyone prepay on their own names
We've had a long week of grandchildren and I'm fit to drop. Can you bring it out to the car?`,
  goods: `
I hope to feel calm of an evening without becoming drowsy. Might you have a gummy like that?
I'd appreciate something that leaves my mind clear, as a tincture, since I do not care for feeling foggy.
I should like to rest well at night and wake without a heavy head. What would you suggest?
My evenings are long and I'd like something gentle to go with a book.
I would rather not feel sleepy before supper, so something light, if you please.
Might there be a flower that leaves one quiet of mind but not tired?
I no longer care for strong things. What is the mildest you keep?
At my age I only want to feel a little easier after supper. Which tea would do?
I'd be glad of something that takes the edge off the day and lets me sleep till morning.
We are two old friends who would like to laugh a little on Saturday. What do you have?
I do not wish to be knocked out, only settled. A pre-roll, perhaps.
Kindly show me something for a peaceful night that does not linger into the day.
whoa 50mg would kill me, something way lower
full zip in one bag?
is the ounce one bag or two halves
half oz in a single jar or four little ones?
does the zip come in one jar
whole ounce same strain in one bag please
a treat for my 60 yr old dad
something mild for my 62 year old mom who smoked in college
gift for my father in law, he's 71 and curious
my uncle is 58 and likes chocolate, what's gentle
a birthday thing for my 65 yr old neighbor, edibles maybe
grandma's 80 and wants a balm for her garden hands
what would a 55 year old beginner like
my wife turns 60 saturday, something to celebrate with
treat for my brother, he's 45 and back at it after ten years
one joint for the ride-along, i'm not driving
i'm the passenger all weekend, which gummies travel well
lower back patches
patches for the shoulder
knee cream with cbd
something to rub on after the gym
i'd kill for a cheap ounce rn
dying to try that rosin, is it in
payday is friday and my wallet is a desert, anything under 20 bucks?
which gummies are the least sweet, my wife says the last ones tasted like perfume
need a cart battery asap mine died a tragic death in the laundry
I would sell my left shoe for a restock of the blueberry chocolate
am I crazy or did the eighth prices go up again
budget's $35 til the 1st, what would you get
it says 'limited stock' on the live resin, how limited, like run-now limited?
Thirty years I smoked out of an apple. What's a decent beginner glass pipe cost?
do you carry anything that doesn't smell like a skunk's funeral
What's the smallest amount of flower I can buy? I'm a lightweight and a miser.
I've been on this waitlist for the cookies strain since the dinosaurs
u got lighters at the counter? mine vanish into another dimension
Do you sell those child-proof stash bags? With three toddlers in the house I want one that locks like Fort Knox.
hmu when the mango carts drop, i check this page more than my email
Our anniversary is Saturday, 35 years and no homicides! Do you do gift baskets?
yo whats the cheapest disposable, car repair took everything i own
tell me honestly are the $8 grams edible by human standards
ur menu has 400 gummies, i need a nap just from scrolling
if the infused lemonade is out again i will lie down in your parking lot, jk, but is it in?
my cat knocked the whole jar in the sink. no refund expected just wanted to share. also what's a good replacement under 30
saving for a house so i'm down to one treat a month, make it count, what's your best value half
inventory at the north store? the south one's picked clean like locusts came
I can't remember the strain but the jar had a blue sticker and it changed my opinion of Mondays. Ideas?
my whole paycheck went to the dentist's boat. got shake?
which strains came in this week? my group chat appointed me scout
hello from the back of your line, do you sell snacks
does your gluten free brownie exist irl or only on the website to mock me
do you guys ever get those giant novelty rolling papers, need one for a gag gift
Newlyweds here, both 33, both broke, both indecisive. What's a good sampler?
dang you sell out of the sour ones quick, do they last til 5 or should i fake a meeting
moving out friday, everything's in boxes, so is my grinder. cheapest one you stock?
this heatwave is trying to end humanity, do the chocolates come with an ice pack
My neighbor Phil says you have a secret menu. Phil lies constantly. Do you?
first paycheck at the new job, i'm treating myself, whats top shelf today
do you have the kind of papers that don't stick to your lip and take half of it with them
My fantasy league punishment is buying everyone prerolls. What's the price on a ten pack, or mercy?
train strike means i'm walking 3 miles, so please confirm the tangerine stuff is really on the shelf
grandpa's 83 and wants a cream for his garden hands, do you carry topicals
does the shop do wedding favors? budget's tiny, family's huge, all adults
do you stock anything from that farm up north, my coworker won't shut up about it
i need a nap, a raise and an eighth. can help with one of those?
can't choose between 2 edibles, flipped a coin, lost the coin. which is more popular
Excuse me, do you have the decaf of cannabis? Mild, old-lady strength, nothing heroic.
someone at the shop recommended a tincture, wrote it on my hand, then i washed dishes. help
are prices the same at the airport branch or do they rob you like the sandwiches
please bring back the peach ones, i'm begging, i'll write to congress
I split a bag with my roommate and he's eaten his and mine. we're 31. Got name labels? Or a padlock?
can i get my usual, it's the one with the frog
I'd walk over hot coals for the holiday calendar box. When does it go on sale?
My nieces, 29 and 32, are visiting and think they're food critics. Which edible won't embarrass me?
Any strain named after a dessert that actually tastes like one? Been lied to by six.
been good with money all month. one splurge. what would a rich person buy
yall got any of the watermelon belts or did the tiktok people take them all
electrician, 6 weeks overtime, finally a day off. do you do samplers of concentrates
so i waited, got to the counter, and forgot everything i ever wanted. can i see the menu before
what would twenty three dollars and some lint get me
is the blue dream back, my sister has asked me nine times a day
if you run out of those pens before i get paid friday i'll howl at the moon
Those pinch-and-slide tubes are my sworn enemy and I've lost every battle. Do you have an easier package?
gf's been hinting at something purple and fancy for weeks, i took zero notes. what purple fancy things exist
we close on our house tmrw!! broke forever. what's a celebratory thing for under $15
tax refund hit. what are the bulk prices on ounces
the online menu says sativa, label says hybrid, i say help
Greetings from your most impatient regular. Is the Thursday drop on the shelf yet?
in desperate need of rolling trays that don't have skulls on them, i'm a 60 year old librarian
is there an actual difference between the 12 dollar and the 40 dollar jar or is it the sticker
my date cancelled so it's me, a pizza, and your menu. what's good under 25
Do you have a pumpkin something for fall? I am a cliché and I've accepted it.
are there any single gummies, the ten packs are a commitment and i can't even keep a plant
got laid off so i'm switching to the value brand, is the shake decent
cheapest path to 'treat myself' energy please, my overdraft is watching
do you guys sell a decent ashtray, my kitchen mug is tired of the lifestyle
mechanic said $1900. so. what's the best thing under 12
my roomba ate my last gummy, so, restock prices?
work xmas party is cancelled so my entire budget's yours. gift sets?
need some kind of odor proof bag, my commuter train glared at me in unison
I have been to three shops today and I am defeated. Do YOU carry raw cones in king size?
My handwriting's so bad I can't read my own list. It says "blue something". Ring a bell?
ran out of patience, papers and clean socks. two of those you sell
where's the cheapest legal place to buy a lot of joints for a bachelor weekend, you guys?
I can't carry much since I bike. Is the big jar glass or plastic?
i got paid in pennies basically. whats the best price per gram
Does the five-star preroll come in singles? My wife gave me a budget and a look.
i'd wrestle a bear for another tin of those sour cherries, online says zero, does zero mean zero
gotta choose between gas and grass, is anything 5 bucks
lost at poker, so the nice stuff must wait. what's a decent budget eighth
i hate the taste of everything, i'm told i'm difficult, what edible has a chance
pls i'm on my last paper and it's got a hole
looking 4 the strain my hairdresser talked about for a full hour, starts with a G maybe
the sample card smelled amazing and now it's in my purse and so is everything else. good? is it in stock
been craving those caramel things so hard i dream in caramel, i'm a 50 yr old man btw. in stock?
how come u always run outta smalls, us cheapskates have needs
Line cook, zero sleep, twelve bucks, zero energy. What've you got ready to go?
what's good, cheap and already rolled, my hands are toast from roofing
my coworker keeps stealing my pen. battery pen. do you have one in a color nobody wants
My sister's in town, she's picky as a cat, 57, loves lavender. Suggestions for a little gift?
i'm not saying i ran here but i ran here. is the gold box gone
can you check stock at all 3 stores so i dont do another pilgrimage
my favourite's been discontinued and nobody sent flowers. what's closest to it?
just did 9 hours of inventory at my own store so no i can't look for it on your site myself, papers, 1 1/4, yes or no
help me out, i'm the designated errand wife, is the infused seltzer in a 4 pack or singles
Sorry to be a pest. I asked Monday about the tin, asked Tuesday about the tin, and here I am Wednesday. The tin?
i'd trade my ex's xbox for that limited tin. any left
need a replacement glass piece, mine died heroically on tile. sizes?
first of the month and i'm already broke, it's an art. cheapest edible?
hey are the mystery bags any good or is it a box of sadness
do ya sell ice cream. no? what a missed opportunity
what's cheaper, one big jar or 4 lil ones, math is not my sport
anything new in topicals for a carpenter with thumbs like ground beef
tell me you've got more of the tiny tins, i'm using the last one as a mint holder, paperweight and best friend
It's a 40 minute walk and I've bad shoes. Please confirm the shop actually has it before I set out.
help, i'm the indecisive one in front, whole line breathing on me, house favorite under $30??
broke the bank on roller skates so, anything in the five dollar range
Gave up sugar, gave up bread, not giving up you. Any sugar free options?
broke up w my internet provider, ordering on library wifi, make it quick, is the og in stock
pen brands: big difference in price, am i paying for glitter or what
can a person just buy the jar, no contents, it's a really pretty jar
ok i slept on it, cried on it, did the budget, i'm buying the fancy vaporizer. in stock?
just sold my drum kit, neighbors are thrilled, i'm rich for one day, what's the best bundle
6 shifts in a row and my brain is oatmeal, just tell me what ur most popular edible is
u changed the cookie dough recipe didn't you. i know it. my tongue knows it
forgot my anniversary. it's today. what's giftable and ready in 20 minutes
My teeth are not what they were. Anything that melts rather than chews?
i'm 5 bucks short of free delivery, name one thing you have for 5 bucks
have u got any flavors that aren't mango, mango has taken over the earth
u ever get those mini pipes back, lost mine to a storm drain, it made a lil splash
got a bonus of a whole forty dollars lol, spend it for me
what the heck does 'batch sold out' mean, is it coming back or do i grieve
Please don't retire the orange chews, I've built my whole Friday around them.
is the frozen pizza in the fridge case regular pizza or the other kind
The print on that label could be read only by an ant. What's the milligrams per piece?
my battery charger has left me for another man. do you sell just the cord
need to use my lunch money wisely, burrito or preroll, what's your cheapest
is it cheaper for two 1/8s or one quarter today, i'm on my break, 4 min left
do you stock those long matches, the lighter scares me
My barber, my mother and my mailman all recommend a different one of your teas. Tiebreaker?
what's the mildest thing in the case, i'm 63 and my last party was 1989
After a day of tax returns I want to stare at the ceiling and think of nothing. Which flower is mellow?`,
  parking: `
Circled your lot four times yesterday like a shark. Is there any other parking nearby?
do you guys validate parking or am I feeding that meter again
bike rack? chained my bike to a tree last time and a squirrel judged me
pls tell me the parking lot isn't an ice rink today
is there street parking or do I need to sacrifice a goat to the garage gods
We had a wonderful visit. The only trouble was finding a spot to park our RV. Suggestions?
hubby's truck takes up two spots and he won't apologize. is there an overflow lot
is the parking garage roof low? asking for a kayak
Are the concerts in the park gonna wreck your parking all summer? I'm not built for walking anymore
I'd give my kingdom for a parking spot within a block of you. Any secrets?
my ev's on 4% and vibes, can i plug in anywhere while i shop
My hip is older than your building. Where is the closest place to park?
Your lot is all compact spaces and I drive a school-bus-sized minivan. Advice?
who do i bribe w cookies to get the parking cones moved
My moving van's 26 feet long and I just signed a lease down the road. Where on god's earth do I park?
Is there anywhere to park a horse trailer? Empty of horse.
can someone in there look out the window and tell me if that's my car being ticketed
Is it possible to reserve parking? I circled until my audiobook ended.
The valet next door took my car thinking I was going to the opera. Do you have your own lot?
where do the cool regulars park
r the cones by the entrance permanent, i hit one. gently. it's fine
So the sign says free parking 30 min. Your queue says 45. One of you must yield.
there's a toddler birthday at the trampoline place next door and no parking for grown ups anywhere, where should I leave the car
What would possess a person to build a lot with eleven spaces? Is there a second one behind?
my size 14 boots got stuck in your mud lot. gravel?
Does the parking ticket get stamped at the counter or at the door? I've paid for that garage's new roof.
Would you mind telling me if there's snow in your lot? My scooter and I are a delicate pair.
are there cameras in the lot, someone left a rude note about my parking and honestly they're right
is the back lot towed or just threatened
guy parked his boat across four spots. a boat. do something captain`,
  accessibility: `
I'm 71 and my knees hate standing. Do you have chairs inside while we wait?
drank a gallon of iced coffee on the walk over, please tell me customers get a restroom
Would you happen to have large print menus? These old eyes aren't what they were.
do you have an elevator or just those stairs from hell
can u turn the music down in there i feel like im at a rave buying socks
Is there wheelchair access through the side? My wife's chair is a tank.
any chance of a heated bench outside, my butt froze to the railing
The chairs by the window are gone! Where is an old man supposed to sit?
I'm a landscaper so I come in covered in grass, the other grass. Is there somewhere to wash up?
is there a spot where my wife can sit, she's eight hours into a shopping day and fading
just moved a piano up four floors and i can't face stairs. is the shop at street level
when it snows does anyone shovel the ramp, i use a walker and i slide like bambi
I'm not a patient woman and my husband's asked nine questions so far. Do you have a bench for him?
Last time I visited, a nice woman offered me her chair. Could the shop maybe provide more of them?
Couldn't squeeze my mother's walker through the turnstile, she nearly became a permanent fixture. Any wider entrance?
would love a cozy corner to sit while the wife browses, I've read your whole wall of licenses twice
My feet are killing me. Any seats near the counter?
Can you send someone to open the handicapped gate? We've been waving like castaways.
Do you have a quiet hour with the music off? Some shops do it and I could kiss them.
Good evening, is there a gentleman's or ladies' washroom? It's a long drive in from the farm.
Is your bathroom out of order again or is it a permanent sculpture
Are there benches? Is there water? Is there hope? I'm next to the guy with the tuba case
Pardon me, do you have an entrance without the revolving door? It and I have history.
Have you a comfortable chair for a stout gentleman? The stools wobble alarmingly.
Would you kindly stop the automatic door from closing on me? It has opinions about slow walkers.
Can one bring a folding stool into the queue? I've a very smart one.
honestly the shop's so bright i need sunglasses, can u dim it in the evenings
Can you mark my account "needs large print"? I've been squinting since the Carter years.
Is there a lift? I came up your ramp backwards last time pulled by my brother in law
Which side of the building has the ramp? I've done one lap and that's my exercise for the year.
Do you have a hearing loop or someone who speaks up? I nod and end up with the wrong thing.
I'd be ever so grateful for a seat by the radiator. Is that spot usually free midweek?
I have two left feet and one good eye; is the entrance step marked?
Can my caregiver daughter, age 47, speak for me at the counter? I ramble, she doesn't.
is your bathroom key still attached to a hubcap
you got a lil place to sit and fill out the form, standing and writing is not in my skill set
Where may I wait that isn't beside the speaker? I could feel my fillings.
i'm colorblind and your deal tags are red on green, send help
are the couches real or decorative cause i sat on one and got a look
would be nice to have a chair by the mirror, trying on hats at 78 is a balancing act
swear the stools get taller each visit. any normal chairs
you'd better have chairs at the fall festival, i'm not squatting on a hay bale again
ok but why is the 'quiet room' next to the blender`,
  store_info: `
can my dog come in, she's 11 lbs and judges everyone
budtender with the purple glasses deserves a raise. Is there somewhere to leave a review?
Grand opening swag all gone already?? I cried a little. Any tote bags left
Working construction on 5th, boots are filthy. Are you gonna yell at me if I walk in like this
Just moved here from Leeds and completely baffled by the menu. Is there someone who can walk me through it in person?
first date tomorrow and she suggested your shop lol. is it a nice place to look around
can i wait inside if it's my turn in like 30 people
How many people can stand at the counter at once? We're a bachelorette group of eight, all over 30 and loud
whens the next vendor day, i live for the free stickers
I'm melting. Is the AC working in the waiting room yet
anyone turn in a set of keys with a tiny taco on it, i've torn my house apart
When do you do the munchies food truck again? I still think about that burrito
are there tours? we're retired and have seen every museum within 100 miles
wife sent me with a list and my phone died, i'm on a payphone-era tablet now. where do i find our usual in my account
do i tip budtenders?? i panic every time
can i bring my coffee in or will the door guy tackle me
We're three sisters in our sixties on a road trip, never been in one of these shops. Will somebody be kind to us?
does the waitlist text actually come or do i keep staring at my phone like it owes me rent
how do you cancel the texts, I get more from you than from my own mother
Do I need an appointment or can I just wander in like a lost cow
hi!! my bf and i are both 27 and super awkward, is there a self checkout
do you have a lost and found? I left my best hat, the one my wife hates
why is the app making me prove i'm not a robot 12 times. i'm starting to doubt it myself
do u guys restock friday or saturday cause by the time i get there it's a ghost town
any live music nights coming up? last one ruled
Are you the shop with the fish tank? Wife insists on seeing the fish.
can I leave my suitcase behind the counter for ten min, hotel check-in isn't til 3
hey is the pothole at your entrance fixed, it swallowed my hubcap
They rang me up as 'Brenda'. I'm a 6'4 welder. Can you fix my account name?
medical card folks get their own line or do we all suffer together
can i get a paper menu at the desk, phones are the enemy
where did the self serve kiosks go, me and that touchscreen had something special
how often do you change the flower wall, i've tried everything and i'm bored to tears
what happened to the free popcorn, it was half the reason i came
Are there lockers for my motorcycle helmet, lugging that thing around is a sport of its own
whats the wifi password, signal in your lobby is a black hole and my coupon's on my phone
Does this outfit have a newsletter by post? I won't do email.
when's the ribbon cutting at the new location, it's two blocks from me and i might weep
You gave me a tote bag in March and it's my whole personality now. Any new designs?
do any of your staff speak Portuguese? my father in law is visiting and asks a million questions
Do you hold a spot if I need to step out to take a call?
My spouse thinks I spent 40. I spent 140. Do receipts come by email?
Can I try on the hoodies or is it a gamble? I've got the shoulders of a bear.
do you recycle the plastic jars, i have a mountain of em and my recycling bin is weeping
is there free coffee on senior mornings like the other store does? they know how to treat an old coot
just realized i left my phone on your counter, typing from my work computer in full panic
can 3 people squeeze in on one check in or does each have to queue
I want to bring my own container. Is that permitted, or am I dreaming?
The rope line maze defeated me. Where does one actually begin?
what do i wear to the anniversary party, is it fancy, i own one shirt
My dear, I've been tapping 'add to cart' for ten minutes and the cart stays as empty as my fridge.
can i drop off a thank you card for staff or is that weird
do i lose my place if i forgot my wallet in the car, i parked in another time zone
are there any events that don't involve a dj, im 44 and tired
Are masks required? I've still got a drawer full, might as well.
what's the deal w the line on the sidewalk vs the line inside, i picked wrong and lost my youth
I've been coming since the day you opened and I've never won the raffle, not once. Is it rigged?
is it one at a time at the counter cause the gentleman ahead of me brought a committee
I'd prefer a female budtender next time, the last fellow called me 'dude' and I'm a great-grandmother.
do you guys know when the construction outside ends, my suspension begs you
what time do the fresh prerolls come out, like donuts
where does one put a suggestion for more shade in the lot? My steering wheel branded me.
double shift, triple espresso, no food. is the taco truck there tonight
Left my reading glasses on your counter Saturday; brown case, crumbs in it.
Does your staff wrap gifts? I've thumbs like potatoes.
gonna be honest i only come for the dog at the counter. is he in today
printer at work jammed, car jammed, zipper jammed. pls tell me ur site's working
do you guys refill those little tins or is that my fantasy
do you own the taco place next door or did fate put you together
Is it rude to browse without buying? My budget thaws on the 15th.
If the queue's past the bakery when I get there, is there a better door to try?
can i bring my knitting and wait inside? Rain's coming down like judgement day
is your app only iphone, my android's older than some of your staff
Do you restock on Mondays? Asking before I put on real pants.
what's the story w/ the velvet rope, are we getting into a club or buying gummies
I'm here about the lost umbrella. Green, one bent rib, sentimental value beyond all reason
do budtenders get offended if you ask for the cheapest thing in the building
do I check in by phone or w the guard? stood there smiling like an idiot for ten minutes
My in-laws found my receipt. Could future ones be emailed only?
got the wrong flavor, ate it anyway, it was great. What was it? Order was last Thursday
tell Marcus at the desk his joke about the potato has ruined my week. does he work weekends
Booked the day off for your customer appreciation party. Rain or shine?
Do you have space heaters out in the tent line? I saw a man's mustache freeze.
Where can I smell the flower? At the last place it was all sealed up like the crown jewels.
u guys should put a vending machine outside, would save my marriage and my evenings
tried 4 browsers, the checkout button is just decorative at this point
My cousin from Texas wants to see a 'legal store' like it's the Grand Canyon. Can he take pictures?
you guys got me through finals so imma leave 5 stars, where do i click
What is the wifi like in the lobby? I could answer emails if I'm to spend the afternoon there.
is 'budtender' the right word or is that rude. i'm british and terrified
You've rearranged the shelves and I wandered about like a ghost. Where are the teas now?
Which register is fastest? I always choose wrong, same at the supermarket.
yo is the pizza collab event still happening saturday i already skipped breakfast
can I get on the list for the next growers' talk, I've got questions about soil that my wife is sick of
I'm outside in pajama bottoms, is there a dress code
We're five old roommates reuniting after 30 years. Could we get one person to help all of us together?
what's the turnaround on special orders? my patience has the lifespan of a fruit fly
May I ask whether the young woman with the silver hair still works there? She was a treasure.
do y'all give out calendars, the one from last year got me through
what is a 'drop' and why is everyone lined up like it's concert tickets
is your tuesday lady still there, she knows my order and my life story
Does the shop ring a bell for first-time buyers? I heard applause once and about fainted of embarrassment.
whyyyy is the exit on the other side, i did a full tour of the building looking for daylight
would the store be willing to donate a basket to our over-50s bingo raffle
Could we book a little private consultation? My wife's shy and I'm loud, so it's a mess at the counter.
pls settle a bet. is it legal for you guys to give free samples, loser buys dinner
do you let people hang out and read in the lounge or is it buy n bye
is it possible to browse the shelves ourselves or is everything behind glass like a museum
how do you guys do gift receipts. also how do you wrap a bong
did anyone find a single airpod, it leapt out of my ear near the edibles, i heard it go
Are you hosting the trivia night again? We came second by one point and I haven't slept since.
It's 104 degrees and there's one tree in that lot. Any word on shade sails?
do you sell socks. i know. my socks are soaked
can you bring back the paper tickets, the text thing never finds my flip phone
what's the dumbest thing ppl ask you so i don't feel bad. ok: how do you open your front door
can the shop call my cab when I'm done? My phone's as old as my hips
u got any big comfy hoodies left in 3x, big boys get cold too
what's the rule on backpacks? hiked all day, mine is the size of a fridge
do you guys have a quiet corner where i can ask dumb questions without an audience
cold as a penguin's toes out here, is the heated entry open
It's been a decade since I bought any; everything's a gadget now. Who'd be the most patient person to see?
We left a casserole dish at your staff potluck thank-you table. Could we have it back? It's my mother's.
do you keep a wait list by hand or is that clipboard just for show
How come the first-time visitor form is four pages? I bought a house with less.
me and my gym buddy have a bet, do you do a weekly prize or not
Who decides which jars go on the top shelf? I'm 4'11" and feel discriminated against by geometry.
is your store cat real or a rumor
in a long distance relationship with your other branch, when does the close one open
do you have a locker for shoppers, i've been wandering your town all day with a cello and a hat on
what do I say at the counter so i don't sound like an undercover cop, i'm a 52 yr old dad in khakis
am i the only one who can't find the checkout on mobile
The staff were busy, I was lonely, we never met. Who can help me on a Wednesday morning?
do you have a dog water bowl out front, mine's panting like a phone operator
what's going on in there, I can see balloons, is it a sale or a birthday
Might I suggest more lady-sized T-shirts? I swim in the medium.
can you tell from my order history how much i spent in 2023. actually wait, don't
Is the ground floor the recreational one? Took the wrong queue and got a lecture on tax law from a stranger
when's inventory day so i don't show up with hope in my heart
Could I have a printed receipt, please? My wife audits me like the IRS.
Is your staff allowed to recommend one over another, or are you Switzerland?
hey, is the light still blinking over register 4, it gave my eyelid a twitch
The shelves look bare as my cupboards. Truck late?
do you take requests for strains like a radio station
the guy in the bear costume outside, is he yours? he hugged me. 10/10
how do i change my email on the account, the old one was my wedding hashtag and that ship sailed
may i come in just to warm up? promise to buy a lighter
ur site says 'high demand' and puts me in a waiting room, is this taylor swift
can i get a rain poncho w my purchase lol it's apocalyptic
What's the average age at your paint night? Not going to be the only one who remembers disco, am I?
Is the coat check only for events? My parka takes up a postal code.
whats the protocol if i saw my boss in your line. hypothetically. is there a side exit
accidentally joined your text list 3 times and now it's a group hug every morning. remove 2 please
do you do a teachers' night? after conference week we'd come like a stampede
Are there plans for a store out our way? Forty-one miles is a long haul for a pack of papers.
I've got my big number 60 coming and a party of silver foxes. What do you do for groups?
ok what happened to the nice bench. i had memories on that bench
could use a win. any giveaways running?
does your weekly email have to come at 5am, it wakes the parrot
What's the dress of choice for your gala? I own a tuxedo and a fishing vest.
walked by and it smelled like a bakery, are you baking or is that the shop next door
is there a table with samples of the smell or do i have to ask each time like a kid asking for ice cream
Do any other tall women shop there? The mirror by the hats shows only my chin.
My mother (79) wants to know if the pink lady with the lovely nails is working today.
can i park a food cart out front one day, who do I ask, my tamales are unreal
If one's handwriting on the feedback card was illegible, can one resubmit? I had praise in there.
do u restock the vape vending thing, b6 is always empty and b6 is my life
Can we sit and eat a sandwich in your courtyard, or only customers of the cafe?
the receipt was longer than me. you ok if i get e-receipts
new to town, know nobody, does the shop do meetups or game nights
guy at counter said "patience, grasshopper" and i lost it laughing. he's got a customer for life, what's his schedule
is it possible to get the good budtender by appointment, last dude was reading it off his phone
is the chill lady who does returns in on sundays, i fear the other one
who took the bike pump outside, that was the best perk in town
does the cat in the logo have a name
could u remind me what i bought on my anniversary. it was a hit, and my memory is a colander
do the staff get commission, should i have said whose name
need to kill an hour before my haircut, you allow loitering
whats the story w the giant cactus, can i hug it
can i have the recipe for the hot chocolate you gave out in december, the regular one, wife won't rest
I work from home and talk only to my fern. Is there a chatty budtender on Mondays?
How are the fumes from the roadworks? My wife wants to come but only if it's pleasant out front.
is thursday really ladies night or was my aunt making that up to get us out of the house
Does the store donate leftover bags? Our community garden could use burlap.
why'd my cart empty itself while i was looking for my wallet, i found the wallet, it's too late
is there free water, i walked up that hill like it was everest
My wife says I'm impossible to shop for, so I'm sending her my list. Can you save it on file?
Could a person rent the upstairs for a sixtieth? Tasteful, mostly.
does 'online exclusive' mean i can't buy it while standing right in front of it
bought a bong, a hoodie and a lamp, own only two arms, where do you keep the shopping carts
The bell on the counter: may I ring it? I waited politely for nine minutes.
what day do you do the seniors' bus? My friends at the residence talk of nothing else
Is it true you can taste the terpene teas on Thursdays? I'd cross a desert.
why do you have a 'no whistling' sign, i have questions and a whistle
whoever is DMing me as your store account about a prize, is that you or a scam
anybody see a red mitten, knitted by my nana, i will weep
do you guys have merch for dogs, mine has no bandana and feels naked
can i get my stuff put in a boring box, my book club ladies snoop
what's the oldest customer you've had, my nan wants to break it
omg i just realised you have a rooftop. is it open to us mortals
does the online cart time out, i got distracted by a hummingbird
I never win anything, so how would I know if I won your draw? Do you call?
my hubby is 6'7, does the photo booth at the party fit him
Are you sure the clock in the lobby is right? I've been early for a week.
wanna propose to my gf at the shop where we met, she's 36 and loves it. who do i talk to
Where can one recycle old vape batteries? I've a drawer full and a guilty conscience.
can the wait texts include how many mins, 'soon' is a feeling not a time
are the tuesday tacos still out there, i can tell by the smell of my own hope
do i gotta download another app. my phone is full of apps and regret
are u the place with the swing. i need to sit on that swing`,
  id_policy: `
i have a baby in a stroller, she wont be shopping. can we both come in
how do you keep teenagers from ordering, i'm a parent nearby
what stops kids from getting in, asking as a mom down the road
do you check that no minors order online
how are you sure that no teens buy here, my school is close by
how do you make sure that nobody under age gets a delivery
Visiting from Ohio for a wedding, does an out of state license work as ID?
My license expired on my birthday last week, of course it did. Will you take a passport instead?
lol my id photo looks like a hostage, will that be a problem at the door
Do you keep my ID info? My nephew has me paranoid about the computers.
do you accept the tribal ID card
my mom is 80 and wants to see what the fuss is about, does she need a passport or is her senior card fine
do you take canadian driver's licences, eh
my uncle who's 66 wants to come but he argues with every door man alive. what ID should he have ready
lol the guard asked for my id and im bald with grandkids. love it. is that every time?
my friend's 21st was last week and he's finally legal, what ID does he need to bring
spilled a latte on my license and now i'm a brown smudge, is it scannable u think
how come i get carded at the door, then the desk, then the register. do i look like three people
what if my ID is vertical, i'm 22, i just never renewed it because the dmv is purgatory
Can my husband wait in the lobby without showing ID? He's 64, he just hates wallets.
My pal's 74 and left his wallet in Tulsa. What else would count as ID for an obvious fossil?
my warehouse badge photo is better than my license, don't suppose you'd take that
two hour wait at the dmv, so i've finally got my new id, it's paper. u take paper?
I've a twenty, a library card and a dream. Which of those works as ID?`,
  complaint: `
my disposable came half empty
the jar came half full and i paid for all of it
my bag was half empty when i opened it
my cart came with barely any oil in it
your website logged me out six times, I'm about to throw this laptop in a lake
ATM at your shop ate my card and my dignity
My receipt says I bought three of something I bought once. Math is hard, I know, but can you fix it?
I got a text about double points and then nobody at the register knew what I was talking about. Felt like a fool
ordered online, drove over, 'oh we're out'. WHY does the site lie to me
Paid with a fifty and got change for a twenty, I only noticed at home. What do I do?
I took a half day for this restock and it's sold out?? crushed
paid, got home, bag had someone else's edibles in it. some guy named Greg is furious right now i bet
You people need a bigger lobby, I had a stranger's backpack in my face for half an hour
Could you turn on the porch light? I nearly kissed the pavement walking in Tuesday evening.
i swear the guy ahead of me bought one of everything. can you open a second register on fridays
third time my pickup's missing the papers. THIRD. are they cursed
feels like i aged 5 years in your checkout queue today
Twice now the delivery window was 2-4 and they came at 7. My soup got cold and so did I.
what's up with the one toilet, the line for it was longer than the line for weed
you charged me twice and my bank account is gasping for air
where's your complaint box, I've got a whole novel in me
your gate buzzer zapped the life out of my ears
I keep getting someone called Tyrone's order updates. Tyrone, your stuff's ready apparently.
Yesterday the card reader was down, today the internet. What broke tomorrow?
The lady with the clipboard skipped me twice, am I invisible?
i was number 14 and they called 15. explain
the waiting room tv has been showing the same surfing clip since the ice age
I'm in line behind a birthday party of accountants. Send help, or another cashier
can you all please salt the steps, i did a triple axel this morning. nailed the landing tho
omg the new packaging, i needed scissors, a knife and my neighbor
I ordered "2" and received "22" and I'm flattered but poor
can someone explain why 'ready in 10' means 'ready in 45', is it dog minutes
Sat down on your bench and stood up with gum. My good trousers! Who do I tell?
Two inches of rain and your awning drips right down my collar while I queue. Fixable?
i got caught in the sprinklers outside your door. who runs those at noon
just drove back bc you forgot my free gift. it's a pen. but it's the principle
i want to love your app but it crashed on the word 'welcome'
last time the bag stapled itself shut w like 40 staples, easy fella
they took my coupon and gave me no discount, magicians
is the dj on the sidewalk permanent, i'm two floors up and i have thoughts
Why was my order split in two? I paid twice, waited twice and sighed twice.
hit my toe on your metal sign, sign won. can someone move it
Your text said "come now!" so I came now, along with all of humanity.
I'm tall and I hit the hanging lamp again. Every. Single. Time. raise it?
what's w the ticket machine, gave me number 900 and you're on 12
The paper bag burst in the rain and my purchases went rolling down Elm Street. Could you double bag?
they shouted my full name in a packed lobby and my dentist was there. initials maybe?
u forgot the straw. there is no straw. why was i promised a straw with the drink
man in front of me is telling his whole life story, we're at 1987. can you open another window
Couldn't find a single soul at the desk at 9:10 this morning. Did everyone sleep in?
hey um my order had a note that said 'no substitutions' and i got substitutions
this is my villain origin story: you sold my last-in-stock edible to the person right in front of me
Dear Sir, I wish to object to the price of the chocolate bar, which has risen like the sun.
you moved the pickup shelf and i stood staring at a broom for five minutes
how come everyone else's order came first, i saw a guy age backwards
dude my shoelace got eaten by ur door mat
line's moving slower than my grandpa's wifi and he doesn't have wifi
I'd like to make a complaint about the rain. Failing that, the lack of an awning.
delivery fella parked in the neighbour's roses, she's livid, can someone send her an apology?
after the third wrong order i'm starting to like surprises, but can u fix this one
do u wipe down the kiosk, it's stickier than a movie theater
My glasses fogged, I walked into the glass door, everybody clapped. Could you put a decal on it?`,
  loyalty: `
can you make me an account so i get the points
set me up with a new account please
Does the loyalty thing expire? I had like 400 points and now it says zero and I'm heartbroken
I've lost my punch card. It had nine punches. NINE. Is there any mercy?
My points vanished after I changed my phone number, and they were my retirement plan.
My points total is a mystery wrapped in a riddle. How do I check it?
how do i unsubscribe my ex from our shared rewards account lol
Does the rewards program have levels? I must be platinum diamond emperor by now
just found out yall have a punch card after 2 years of visits. is it retroactive? let me dream
i saw 'members only' on the good stuff. how do i become a member, is there a blood oath
is the loyalty sign-up really free or will my inbox pay for it forever
I've told everyone in my yoga class about you, surely that's worth a referral code
do u have to be a resident for the loyalty program, here all ski season bumming on a couch
pickleball tournament swallowed my entire weekend, so can my wife ring up on my member discount when she shops?
do the points double on birthdays, mine's a leap day so you'd barely notice
yo how do u get on the vip list, my barber's on it and he's insufferable
how many points for a free hat. my head's cold and my wallet's colder
my barista and my budtender are the only ones who know my name. does the loyalty have a referral bonus
My rewards say "bronze". I've spent like gold, I feel like tin.
do i get points if my wife pays? it's basically our money but her points
We have matching tracksuits and one rewards account. Is that a problem?
can i trade in my empties for points, i have enough to build a canoe
how do i get my cousin to stop using my phone number for points. he has 900. i have none
is it me or did the loyalty go from 1 point a dollar to half. feels like a breakup
the loyalty girl said i'm 3 points away. THREE. can i buy like, a sticker`,
  payment: `
want to get my coworker something for her birthday but idk what she likes. gift cards? how high do they go
do u take apple pay or is it still cash like its 1987
gift card balance? it was a present from my brother and he's cheap so I'm scared to look
the debit machine charged me a $3.50 fee, highway robbery lol. is cash cheaper
how much cash should i bring, i don't trust that atm as far as i can throw it
Can you break a hundred? It's all my grandmother's birthday card had in it. I'm 45, she still sends them.
Would a debit card from a credit union be accepted? Your machine has snubbed mine twice.
Can I put money on my account ahead of time? Otherwise I'll blow it at the casino buffet.
is cash back possible at your register, laundry day and i need quarters like oxygen
do you take hundred dollar bills, sold a couch today
how do I look up store credit, I think I've got some from the great broken cartridge saga of june
do u do layaway on that bong it's a work of art and i'm a pauper
Is cash still king or have you joined this century?
How does 'pay by bank' work? It asked me eleven questions and then sulked.
pin pad at the register hates me, punched it like a pinball machine. does chip work instead
I forgot my PIN in front of nine strangers and wanted the floor to swallow me. Do you take tap?
hey does the register take coins, been emptying the couch
can i pay half cash half debit, my finances are a jigsaw
does the app store my card, i don't wanna get up and find my purse ever again
is it card minimum 10? i only want a lighter and some self respect
Would it be all right to pay by check? Yes, I still write checks, don't laugh.
Could the order be split on two cards? We keep separate accounts and separate bathrooms, secret to marriage.
can i pay w a roll of quarters from the laundromat era of my life
Any chance you can gift card my son-in-law electronically? He's 45 and never checks the mailbox.
The bank put a hold on my card because of your shop's name. Do you appear as something else on statements?
My brother sent me a gift card code with a coffee ring over two digits. Can you rescue it?
My bowling average is higher than my credit score. Do you do payment plans on vaporizers?
is cash only at the truck pop up or can i tap`,
  returns: `
last bag was drier than my dating life, can I exchange it
preroll was rolled by someone wearing mittens i swear. can I swap it
grinder stuck shut since sunday, tried pliers, tried prayer. do you fix or replace them
May I return an unopened box? My husband bought the wrong one, as is his custom.
what's the return policy on a vape that quit after one day like my last three employees
the mint tin i bought is dented like it survived a war, is it still good
how long does the refund take to land, my rent's breathing down my neck
My receipt blew away in that gale; can you still do the exchange with just my phone number?
can i just hand the bag back if it's the wrong thing, or is there a tribunal
I dropped my order in a puddle leaving the store, is there any forgiveness policy for fools
how do returns work on batteries, mine blinks at me like it's sending morse code
Where do I send a photo of an empty tube? It came sealed, with nothing in it but my hopes.
got my order and the straw wrapper thing was empty like a magic trick. refund or replacement?
I said medium and the fellow gave me maximum. Prerolls, I mean, huge ones. Can unopened ones go back?
do the returns need the box cause my dog treated it as a meal, box only, dog fine
u should sell these gummies in resealable bags, mine fused into one giant gummy in the sun. replacement?
The bottle dropper squirts everywhere but my spoon. Is it faulty or am I?
can i exchange a large tee for a medium, i was ambitious about the muffins`,
  order_status: `
The delivery guy texted me "here" and he was NOT here. Where's my order
your hold music haunts my dreams. can someone just tell me if the order's ready
order #... i lost the number. last name Kowalczyk, spelled wrong every time in history
Order says 'ready' but the gal said 'not ready' and I'm living in between. Which is it?
u said 15 minutes. it's been a presidential term
My online order has been 'processing' since breakfast. I could have grown it by now.
The gal on the phone said thirty minutes, and that was a birthday ago.
i've been ghosted by 3 dates and 1 delivery driver this month. can u check on the driver
hey i'm outside spot 3. been in spot 3. i live in spot 3 now
lost my voice cheering at the game so i cannot call, is my order ready? name is Odette
my pickup text went to my landline. it's 2024 and i still have a landline. ready yet?
i've refreshed this tracking page 300 times and the little car hasn't moved since noon
your pickup counter smells like popcorn and i missed dinner, torture. how many orders ahead of me
My lease is up, my car's in the shop, my order is "pending." Which of these can you help with?
ive been in this parking spot so long i get mail here. almost done?
got 3 emails saying it's ready, 2 saying it's not, 1 asking how it was`,
  purchase_limits: `
how many of the $5 prerolls am i allowed, because I want all of them
whats the limit per person per day, costco habits die hard
do you sell by the pound of feathers. kidding. what's the max i can buy`,
  education: `
Sirs, the lid on this jar requires a degree in engineering. Any tips for opening it?
dying over here, this humidity. does flower in your jars stay dry in august
kinda embarrassing but how do i open a jar w the push n turn lid, been at it since tuesday
pre rolled cones keep canoeing, can someone show me, i have the coordination of a mailbox
can you settle whether it's pronounced 'tur-peen', my wife's got dinner riding on it
don't laugh but which end of the cone do you light
i get giggly off a light breeze, is a 2.5 mg piece a sensible start for a saturday on my couch
roommate says indica = in da couch. is that science or a bumper sticker
25% thc, 30% thc, does the big number mean better or am I just buying bragging rights
How long should I wait between bites of a chocolate square? I've the restraint of a Labrador.`,
  small_talk: `
The lady at the front desk scanned my ID and said I don't look 62. Tell her she made my month!
Just want to say the security guy holding the umbrella is a saint
I'd like to compliment Denise, who explained everything to me twice and never sighed.
Please thank the young fellow who carried my bag to the car in that wind.
who is responsible for the new playlist? I want to shake their hand
got a flat outside your store, guard helped me change it, absolute legend. who's his boss
Whoever packed my order drew a smiley on the bag. Tears, actual tears. Thank you
driver was lovely but my gate ate his sleeve, please pass on my apology
just checking the new guy isn't being punished for giving me an extra sticker, he was adorable
ok who ate all the sample mints at the front desk
the guard laughed at my id from 1998 hair. can we ban him for ten minutes
Does staff get to sit down ever? They looked dead on their feet and were still so sweet to me.
ok the guy w the clipboard winks at everyone or just me
yo tell the crew their chalkboard drawings slap
your 2 for 30 carts ruined me for other stores
So I come for one thing, leave with six and a keychain. How do I stick to a list in your shop, ha
they let me smell 9 jars and i picked the first one. does he hate me
do i get a sticker if i'm nice
is it weird to come every day, i like the free mints and the gossip
I'm a retired judge and I've never stood in such an orderly line. Who trained those folks?
the gal gave me change in two dollar bills, my day is made
honestly your chairs are comfier than mine at home, got a waiting list
does the tuesday crew know they're funnier than the saturday crew
pls confirm the shop's not haunted, the hand dryer went off by itself
The clerk asked if I needed help to the car. I'm 51! I said yes. Lovely lad.
ran into my old gym teacher in the line, still made me stand up straight. is he there thursdays`,
  delivery: `
how big an order for delivery
how large does my order have to be before you drive it over
how big does the delivery order need to be
what size of order gets delivered
Do your drivers come up gravel roads? My cabin's in the middle of absolutely nowhere but still in the county.
delivery minimum is $75?? i'm one man
My back yard is all mud, my kitchen's in pieces, contractors everywhere. Could someone deliver to the side door?
driver left it with the neighbor who hates me, is that even allowed
The last company charged extra to come up my hill, like I lived on the moon. Would you?
three buses and a hill to reach you. PLEASE tell me you have delivery now
hows the weather affecting delivery, my street is basically a canal
can you deliver to a motel, we are in room 12 and the rain won't quit
how far in advance can I schedule a delivery, I plan my life around the cable guy
We got hail the size of golf balls. Are you still delivering or are your drivers hiding under a bridge?
Do the drivers take the ferry to the island side or am I marooned?
sorry for the typos my cat's asleep on my right arm, do you deliver before noon
any chance the driver can call not ring, the doorbell turns my beagle into a fire alarm
Hello, we're staying at the campground with zero signal except by the showers. Do you deliver out here?
How late can I call for a same day drop off? Work has me chained to a desk till six.
Does delivery come in a plain bag? My neighbors have the curiosity of cats.
no ride, no umbrella, no luck. what's the delivery fee to the east side
seven dollars for delivery is more than my lunch, any free delivery days
can ya leave delivery w the doorman, he's cooler than me anyway
hey so i said 'you too' when the cashier said enjoy your gummies and i can't come back. do you deliver
paint's drying, i'm watching it, that's the day. do u deliver to unfinished houses
your delivery area map excludes exactly my side of the street. MY SIDE. why
porch gets hot as a pizza oven by three, will the driver wait for me to answer or do i stand guard
Is the delivery chap allowed upstairs? Fourth floor, no lift, he will curse my name
got 2 jobs, 1 car, 0 hours. do u deliver after 9
Do I tip on delivery in the app or in cash? I've stiffed that poor boy twice by accident.
I moved to a new building and the intercom's dead. Can your driver text me when he's downstairs?
i've had it with mystery fees, what's 'service fee' on delivery
the delivery app thinks i live in the lake. i do not live in the lake
my tire's flatter than your wednesday promos used to be. u deliver?
Any chance the courier knows sign language? Otherwise a text is grand.
Choir rehearsal's at six and I get flustered if I'm rushed. Could the driver come by four?`,
  jobs: `
who do I talk to about a job, I'm 29 and retail has not broken me yet
any jobs for a 50 year old who can't do computers but can talk to a fence post
Hey, are y'all hiring holiday help? Got a mortgage that bites.`,
  store_location: `
where's the closest bus stop to yall
nobody told me you'd moved, spent twenty minutes knocking on a nail salon
Sold my truck, now I walk everywhere. How far are you from the train station?
can't find the door. I am standing in front of a mural of a whale, am I close
How do I get to the second floor? I followed the arrows and ended up by the dumpsters.
Nobody warned me about the marathon, every road to you is closed. Can I get in from Oak Street?
Are you anywhere near the old lighthouse? We've walked the whole boardwalk twice and my feet have resigned.
The map sent me to a field with a horse in it. Nice horse. What's your actual address?
Twenty-two years married and he still can't find your shop. What's a landmark I can tell him?
How long does the drive to your new store take from the harbor? The map says 8 minutes, and the map's a liar.
theres a goose guarding your lot. a GOOSE. is there another way in
are you the one by the bowling alley or the one by the other bowling alley
any of yalls locations near the ballpark, we're walking over after the ninth
how bad are the roads by you, before i bundle up like an astronaut and walk
do you know if the 44 bus still stops by u, my legs have filed a complaint
i drove a bus full of tourists all week and one asked me where you are. where ARE you
car's at the panel beater, I'm on foot, how far's the shop from the ferry
How do I know which door's for customers? I've toured your loading dock and met a nice chap named Al.`,
  order_change: `
can i cancel an order i placed half asleep at 3am
boss moved my shift again so i cant make the 4pm pickup, can i push it to tmrw
could I swap the pickup store? I fat-fingered the one 60 miles away
ordered by accident. butt dial. a whole ounce. can you undo
my ride bailed cuz of the game, can i flip pickup to delivery`,
  human_handoff: `
The cashier was so rude I nearly wrote a poem about it. May I speak with the manager?
is the manager around in the mornings, i got a bone to pick about the broken bell
the robot and i are not on speaking terms, which number gets me a live human being
do i have to talk to the screen before i talk to a person, we don't get along
do y'all have a plain old phone menu, press 1 for human`,
  consumption_rules: `
Do you have any seating outside for smoking or is it strictly take home
Is there any place in town we can consume legally? The hotel has a no-smoking sign in every direction.
mate is it true you can't take it on the train to the next state, just got told by a stranger in your line`,
  bot_identity: `
is anybody actually reading this or am i typing into the void`,
  tax: `
taxes, how much is it gonna add up to for rec
what do the taxes add up to at the register
how much extra do taxes come to on top
does the price on the site include tax or will i get jumpscared at the register
Ma'am or sir, what does OTD mean on your price list? I feel a hundred years old.
why does tax make me feel like i bought two of everything
is the exact total shown before i walk over cause i'm counting coins`,
}
