import type { TopicExamples } from '#concierge/understand/topics.ts'

/**
 * A bit of the day first, and then the question.
 * Over 300 lines because they are data: one hand's messages, a line each, held out together when the learning is judged.
 */
export const ERRANDS: TopicExamples = {
  store_hours: `
i get off at 9:40 tonight, will i make it
stuck on the bridge, not moving. how late are you there
have to drop the kids at 7:30 and then im free, would you be up and running by then
thanksgiving is at my place and uncle ron arrives that morning. are you around that day
roads are icing over and everything on our street shut early. you too?
my flight lands 10:15 pm and its 20 min to you. any chance
its {day} and i slept till 2 lol. when do you lock up
got church then brunch, would like to stop by after. what are your {day} hours
i hate crowds and i only have lunch or after five. which is quieter
new years eve party at ours, realized at 6pm i have nothing. till when can i come in
working a double {day}. do you do any later nights on weekends
just walked past and the lights were off at 10. whats up w that, do you start at 11?
i do night shift and am awake when normal people arent. are you ever open past midnight
school's out for presidents day and so am i. regular hours?
kid has practice till 8, dinner at 8:30. last call for customers is when exactly
taking my mom to the airport super early. what time do the doors open
daylight savings messed me up completely today. what time do you close and is it 7 or 8 now
storm knocked the power out on our block. you guys still running today?
i could come by at 3 or at 6 after work, when's the line shorter
picking up the cake at noon on christmas eve, is it worth swinging past or are you closed
i'm off on {day}, which is never, so i don't know. you there all day?
saw on the map you close at 9 but my coworker says 10. she drives by daily. who's right
memorial day bbq at 2. can i sneak in before
leaving the office at a quarter to, if i walk in 5 min before closing do you still ring me up
in town for the parade tomorrow, streets are shut. are you doing short hours
my babysitter is only till half past nine, whats the latest i should show up
`,
  store_location: `
just got off the highway and my gps is spinning. which exit am i looking for
walking around downtown after a work lunch. how far are you from the train station
the in laws want to see the waterfront today. are you anywhere near there
dropped my kid at the college. whats the closest of your shops to campus
my phones at 4 percent and im lost by the big hardware store. left or right from there
taking the bus from the hospital after shift, which stop do i want
i'm staying at a hotel by the convention center for work, walkable or nah
road's closed for the marathon today and i cant get down main st. is there a back way to you
we drove past twice, my husband refuses to ask. what does the building look like
my sister lives in {zip}, visiting her this weekend. do you have one out there
finished early at the job site, put in your name and it gave me two addresses. which is right
was just at the mall, they said you moved. where to
sitting at the donut place on the corner eating my feelings, i think i can see your sign? are you behind it
my uber driver is asking for the cross street, hes cranky
meeting friends at the brewery at 6. are you on the same side of the river
im coming down from the mountains after skiing. are you before or after the tunnel
picking up my son at the airport and i have an hour to kill. how many minutes from there to you
new in town as of yesterday, boxes everywhere. whats the street address so i can find you
got a rental scooter and 30 min. is it uphill to yours lol
last time my wife drove so i didnt look. youre in the plaza with the nail salon yes?
heading to my moms in {zip}, is that closer to the north store or the other one
my day's all errands: bank, vet, you. the vet is on 5th, are you close
i keep ending up at the tire shop. theres no number on the building!! where is the door
raining cats and dogs, no umbrella. how long a walk from the metro to you
`,
  parking: `
i'm in a 32 foot rv with two dogs and a husband. where do i put this thing
circling the block for the 4th time, kid's asleep in the back. is there a lot
rode my bike since its finally nice out. anywhere to lock it up
got the work van w ladders on top, 9 feet tall. will it clear your garage
meeting friends for drinks after so i'd rather leave the car till morning. would it get towed
my ev is at 11 percent after the drive from the coast. any plug where you are
street sweeping today and all the meters are bagged. where do people leave their cars
im hauling a trailer with a mower on it, can i swing in and out of there
bringing my mom who can barely walk, is there a spot close to the door
got a ticket last time, 65 bucks, ruined my week. is the lane behind your building yours or not
its game day downtown. do you validate if i use the garage next door
dropped kids at dance, i have 15 minutes. free spaces out front or do i have to feed a meter
there's construction fences all over your corner today. can you still pull in from the side street
borrowed my dads dually for a move. tight lot or roomy
motorcycle day! do i take up a whole space or is there somewhere for bikes w engines
wife's waiting in the car with the baby, can she idle out front while i run in
every spot by you says bank customers only. i have a cake in the trunk that's melting, where do i go
snow piled up everywhere this morning. did anyone plow your lot
i commute by carpool and the guys want to wait for me. is it ok for a big suv w 5 people to sit in the lot
lunch hour and i only have quarters. do the meters on your street take cards
after the concert tonight i'd be walking alone to my car. is your lot lit and is somebody watching it
we're doing the whole strip today, you, shoes, tacos. how long can the car stay in your lot
`,
  accessibility: `
it's 98 out, walked over with the dog. can she come in or do i tie her up
had my parrot on my shoulder all day for errands, lol, serious though, is he welcome
my mom is staying with us, she uses a walker. are there steps at your entrance
broke my foot on a ski trip, on crutches. is there somewhere to sit while i wait
i've got my nephew's power chair loaded up for our day out, how wide is your door
long day, bad hip. can someone bring stuff out to the car for me instead of me standing in line
my guide dog and i just got off the bus. is he welcome in there
driving my grandpa around today, he's nearly deaf. will staff write things down for him
i have ms and heat like today wipes me out, do you have ac and a chair
taking my friend out for the first time since her stroke. she reads slow, can somebody go thru the menu with her
had eye surgery {day}, cant read small print. do you have a large print menu
the elevator at work is out and it got me thinking, are you on the ground floor
my son's autistic, he's 24, and the mall today was too much noise. do you have a quiet hour
running errands with my aunt in her scooter, can she get round inside or is it narrow aisles
i just had a c section and cant stand long. any way to skip the standing bit
it's icy and dad's on a cane. is there a ramp w a rail
my neighbor signs, asl i mean, and wants me to take her after lunch. does anyone there sign
got vertigo this week, can't handle bright flashing stuff. whats the lighting like in there
picking up for dinner w my wife who's in a wheelchair. can she get in on her own or is there a door i need to hold
we're two old ladies on a day out, one oxygen tank between us. would the tank be an issue inside
counter at the bank was way over my head this morning, im in a chair. do you have a low counter
my service dog is in training, vest and all, and we're out doing town practice today. ok to come through?
`,
  payment: `
left my wallet at work, all i got is my phone. can i tap
was going to hit the bank but the line was out the door. do i need cash with you
just got paid through an app, no bank yet. do you take that kinda thing
my husband gave me 50 and i have a card for the rest. can you do half half
i'm visiting from canada for a wedding. would my visa work
the atm at the gas station wanted 7 bucks!! is there one inside yours thats cheaper
kids drained my checking w game coins, so im on credit this month. is that allowed there
its my mothers card, shes in the car with a bad knee. can i use it for her
came from a garage sale with a huge bag of quarters lol. you take coins?
whole crew got off work and one guy's paying, we'll venmo him. or can each of us do our bit on one order
my purse is a mess after the beach. are hundreds ok, its all i have
got a prepaid gift visa from work for christmas, any luck w that
i'm on lunch, my bank declined something at your place last week and i dont get why. do dispensaries run as something weird
the girl helped me for like 40 min last time and i had no cash on me. how can i tip her
doing errands from my phone, can i pay online now and just grab it
my check engine light ate my budget, is there any pay later thing at your register
on my way from the pool with only my watch. apple pay?
wife does our books and hates mystery charges. what name shows up on the statement
last time you charged me 3.50 extra for using debit, was tired and let it go. is that every time
traveling for work and my company card is all i have, guess not, but is amex a thing w you
been out all day, bank app is down everywhere. should i stop at an atm before you
driver's coming tonight while the kids nap, do i need to have exact change for him
had to cancel my debit card after a gas pump scam. can i write you a check lol
my hsa has 300 bucks left before the year's out. i bet not but could i use it
i ran out mid errands and my buddy's sending me money on cash app. accepted?
standing in your line, six people ahead, phone says cashless atm is down?? so what works right now
babysitter gets paid in 20s so i need 20s too. can i get cash back on my purchase
my food card has a balance and payday's {day}, sorry if dumb, but ebt no right
`,
  tax: `
budgeting on the train home. the 40 on the menu, is that what i actually hand over
i do our household budget on {day}s. what percent gets added at the end
was in oregon for work last week and paid the sticker price. why is it so much more once you ring me up here
my wife just got her medical card this morning, does she skip the tax now
have exactly 60 bucks til {day} and kids to feed. with everything on top, what could the shelf price be
doing my taxes today so im in a mood. what are all those lines at the bottom of your receipt
my cousin drove in from the next county, says its less there. is it a city thing
just been to the grocery where food has none. do edibles count as food lol
my coworkers and i split an order at lunch and the sums never match, is tax in the price online
i'm a tourist here for the game, do we get any of that tax back at the airport like in europe
got a lunch-hour question: do papers and pipes get the same tax as the weed
heard on the radio in traffic they're raising the cannabis excise. when does that hit
spent my evening with receipts, one says 15 and then another 9 and a bit. which is which
my vet buddy and i were talking at the gym, are veterans exempt from the sales tax part
took out 100 even at the bank. is it gonna come to more than 100 if my cart says 88
my boss asked me to get stuff for her and she wants it to the penny. whats the total rate at your shop
`,
  delivery: `
baby's asleep on me and i can't move. do you bring stuff to the house
working late at the office tower downtown, could the driver come up or would i meet them in the lobby
it's pouring and my car's in the shop. whats the minimum for you to come out
we're at a hotel for my cousin's wedding. would the front desk be a problem
kids finally asleep at 9, is it too late to have something dropped
i'm out in {zip}, past the old mill, taking care of my dad. do you come that far
got a fever and a couch. how long til it gets here if i did it now
my roommate's home all day, i'm at work. can she be the one who takes it
gotta leave for the airport by 4. would something reach me before then
move in day at the dorms lol. you bring to campus?
sitter's here, guests at 7, me in curlers. is there a fee to have it brought over
the doorbell wakes the twins. can your driver text and not ring
my street's closed for a block party all weekend, would they walk it in
staying at an airbnb for the marathon, ID says ohio. can i still get it brought to me
got a window of 1 to 3 between meetings. can i pick a time slot or is it whenever
mom's 84 and snowed in across town. can i pay and you take it to her
camping at the state park with the kids grandparents. lol dont suppose you come to site 14
i'm stuck on a job site till 6, any chance of dropping at a construction trailer
does the driver need to see my license if i've been buying for years? asking because its in my husbands car and hes at work
last week's snow had everyone cancelling. are your drivers out today
i tip my pizza guy so what's normal for yours? hes coming in a bit while i finish the dishes
we live in a gated place, guard's a grump. how do your people normally get through
my leg's in a cast till march so i'm a shut in. which days do you do runs out to {zip}
the hospital i work at has a strict policy, would the driver meet me at the corner coffee shop
im spending 35ish and dinner's in the oven so i'm not going out. does that qualify for free drop off
finals week and i havent left my room. is it same day or next day
on a boat at the marina this weekend, slip 22. can somebody run it down the dock
first shift starts at 5 am so i'd want it the evening before, till when do your drivers go
i'd be getting off work at 8 and so would everyone. does it take longer at night
was going to drive but had a glass of wine with lunch. could you come to me in {zip} instead
power went out and my buzzer's dead. how does the driver get hold of me
my apartment number isn't on the map, the last 3 food guys cried. can i leave a note for yours
neighbors are nosy and my kids' friends are always in the yard. does the car have your logo on it, and the bag
i watch my grandkids til 6. if i miss the driver does he leave it on the porch or take it back
grandma's house for the holidays, she's in the next county. does your van cross the county line
my mother's staying with me, can she get hers and i mine on the same run or is it two fees
`,
  pickup: `
on lunch at noon, can i put an order in now and run in for it
school pickup's at 3 so i'd be there about 3:30. how long til an order's bagged
husband drives right past you on his way home. can he grab the one under my name
i've got two toddlers in car seats, is there a way you bring it out to me
ordered this morning then my kid threw up at school. how long will you hang on to it
raining buckets and im in pajamas. any drive up window
ok on my way from the gym, do i go in the normal line or is there a separate one for online folks
got stuck at the office, wont make it before you close. will it still be there tomorrow
my buddy's coming to town tonight and i'd like to have it waiting. can i set it for 6 exactly
this is my first time doing the order ahead thing, i'm on the bus. do i need to show anything besides my id when i get there
boss just called a meeting, how late can i be for my slot before you give it away
in the lot now w a sleeping baby, who do i text that im here
my moms homebound, she ordered and i'd get it. what does she need to do so they let me
placing it from work cause the weekend lines are nuts. is it quicker than walking in
i'm flying in at 5 and want it ready, can i do it a day before
the app says two stores and i was half asleep at breakfast. can i order at one and collect at the other
just dropped the kids, just ordered. will i get a text or do i just show up
I have a boot on my foot and a 20 min break. curbside, yes or no
running between 2 jobs, i'd be at yours for like one minute. can i pay now and just snatch the bag
roommate and i both ordered over breakfast. could one of us get both bags
it's my only day off, so let me ask first: do online orders get held past 24 hrs
coming in from the farm, it's an hour out. will you keep things aside if i ask, before i burn the gas
traffic map's all red. can i push my 5:15 slot w/out losing the stuff
my nanny is out running errands for us, she's 23. could she fetch it with a photo of my id
got off early, its not my time slot yet but im outside. ok to come in?
work blocks your website at the office, can i just tell you here what i want and come get it at 6
tonight's babysitter cancelled so i'd have the kid w me, do you hand it thru a window or something
is there a minimum for ordering ahead? i'm only stopping by after the dentist for one little thing
`,
  id_policy: `
turned 21 at midnight, still hungover from the party. can i come in today
my license expired last week and the dmv can't see me til the 20th. will you let me in
visiting from brazil for a conference, all i carry is a photo of my passport
got my kiddo with me till 5, she's 4. can she come in on my hip
lost my wallet at the beach, i've a temporary paper thing from the dmv. any good
my girlfriend's 20 and we're out shopping together. can she hang in the waiting room
just got married on {day}, name on my id is the old one. problem?
i'm 63 with gray hair, ran out to do errands without my purse. do you really need to card me
brought my college kid to help carry groceries, he's 19. does he need to wait in the car
got my med card in the mail this morning, i'm 18. can i shop there
friends from the uk land tonight. is a uk driving licence enough
my military id is all i have on me between shifts. that okay?
moved here from texas a week ago, boxes not unpacked. out of state license ok?
my birthday's {day} and we're having a bbq. if i come the day before you'd turn me away yeah?
phone has my mobile license, wallet's in my other pants at home. would that fly
took my dad's car and he's coming along. if he's not buying does he still have to show something
my purse got stolen on the train so i only have a school id. no?
wearing a baby in a carrier all day today, can the baby come inside or do i need my sister
dog ate the corner of my license i swear to god. it's still readable. you think
had my au pair ask me, she's swedish and 22, does her eu id card work or passport only
been coming for years, on errands with my neighbor who hates having things scanned. do you save our info when you scan it
my state patient card ran out while i was in the hospital. can i come as a regular adult then
wife and i share one car today, she forgot her id. can she at least come in and point at things
we have a group for a bachelorette, 11 of us. does every single one get carded at the door
i look nothing like my picture, lost 90 pounds since. had trouble at a bar last night, will your guys be weird
here on a work visa, i have a matricula consular and that's about it. do u accept
he's my caregiver and drives me to all my appointments today, is he let in without a card of his own
it's cold for the teens to wait in the car while i shop. is there a lobby they can sit in
`,
  purchase_limits: `
going off to the cabin for three weeks, how much am i allowed to carry out in one go
my wife's home sick, so i'm buying for both. can i get double
was in this morning before work and got an ounce. could i come back tonight for more
hosting 20 people {day}. is there a cap on gummies
we're driving cross state in the rv, what's the legal amount to have on us
my med card came today, does that mean i can buy more at a time
i just got paid. two ounces, yes or no
brother's in from florida, do visitors get less than locals
stopped at another dispensary on my lunch. does what i got there count against what i can get from you
got a long winter ahead and the road closes. max on carts?
my order got cut down at checkout while i was on a work call, said over the limit. how is that figured out
planning a birthday w a big spread, if i get an ounce of bud can i still add edibles or have i maxed out
how often does it reset? i get one day off a week so i'd like to stock up
dad can't travel so i do a monthly run for him. whats the most concentrate one person gets in a day
my hubs says its 800mg of edibles, i say 1000, loser cooks dinner
trimming my balcony this weekend, how many plants can a person have anyway
bus only comes out here twice a week so fewer trips is better. am i capped per visit or per day
drinks for the whole softball team tonight, is there some rule about how many cans
my neighbor has me do his shopping along w mine, can i do two separate transactions back to back
coming from work with my two roommates, 3 ids. so 3x the amount on one receipt?
`,
  consumption_rules: `
we just landed and the hotel's no smoking. where can we light up
long drive home, my buddy wants to hit his pen in the passenger seat. legal?
nice evening, taking the dog to the park. am i allowed to smoke there
just moved in, lease says no smoking. does that go for vaping weed on my own balcony
got out of your place on my lunch break, can i sit in my car in the lot and have a puff
concert at the amphitheater tonight. would they let us smoke on the lawn or what are the rules
bachelorette weekend, eight of us, nowhere to do it. do you have a lounge
heading to the lake with the boat. can i partake on the water
meeting friends at a bar with a patio, is weed treated like cigs there
flying home {day}. can i take my leftovers in my carry on
we're camping in the national forest this week, heard its federal. so no?
kids are playing in the street, i'm on my front stoop with a joint. can i get fined
rode the bike here. can you get a dui on a bicycle for being high
my job is hybrid, today's home. could they fire me for doing it on my own time off
driving to my folks two states over for xmas, is it ok to have it in the trunk
stadium this afternoon, got an edible. are you allowed to eat those in public or does that count as using
my friend's wedding has a tent outdoors, venue's a public garden. is smoking there a no
wanted to try mine right away, its been that kind of day. could i open it in your store
`,
  returns: `
got home from work, plugged in the vape and nothing, dead. can i bring it back
opened the bag while making dinner and the buds are moldy?? i want my money back
my wife bought the wrong flavor on her lunch break, it's still sealed. swap?
was in a hurry with the kids and grabbed 100mg rather than 10. havent opened it
drove 40 min home to find the cart's leaked all over the box. what do you do about that
i tried {name} last night w friends, hated it. is there any way to trade it for something else
spring cleaning and i found a battery from you that quit after a month. is there a warranty on em
threw the receipt out w the groceries. can i still return a grinder
the gift i got for my dad, he already has the same one. could he exchange it w/o me
kid stepped on my new pen, cracked it. i know its my fault but would {brand} replace it thru you
came back from vacation and its been 3 weeks. too late to bring something in?
ate the whole pack through movie night and felt zero. can i get refunded on duds
i'm at work and just noticed the seal was broken on the jar i got yesterday. what's your policy
the pull on these prerolls is like sucking a brick, we tried three at the bbq. take em back?
guests left and never touched the six drinks i bought. unopened, cold, still have the slip
my new glass piece had a hairline crack when i unwrapped it on the kitchen counter. i want another one
doctor told me today no thc with my new meds. i have 80 dollars worth unopened, what now
got two of the same thing in my bag, rushing as always. can i get cash for the extra or just credit
the {brand} disposable blinks 10 times and stops. on my way past you after school run, should i bring it
mom bought me gummies with gelatin and i dont eat that. could she take them back tomorrow on her way to work
how many days do i have? im slammed til {day} and the charger i bought from you doesnt charge
left it in the hot car during my shift and it melted. no shot at a refund right
i ordered it delivered, then saw it expires next week. do i give it to the driver or come in
tonight was gonna be our date night and the cart is clogged solid since puff one. can i get a new one if i come right now
bought the dry herb vape {day}, it's just too big for my hands. barely used, restocking fee?
my paycheck's short and i regret the 200 i spent w you yesterday. all sealed, can i undo it
my roommate picked it up on his way from class and they gave him the wrong strain. exchange possible if i broke the sticker?
the money you said would go back on my card last week, its not there and rent is due. how long do refunds take
i'm in from out of town til {day}. if something's defective and i've gone home, can i mail it
spent the morning trying to open this childproof tin and broke the lid. would you swap it even tho its half eaten
`,
  order_status: `
ordered on my break at 12, its 3 now and no text. is it ready
kids in the car, engine running, should i leave now or is {num} not done yet
been watching out the window for an hour while folding laundry. where's the driver
placed it during a meeting so wasnt paying attention. did it even go through?
guests arrive at 7 and im sweating. any eta on my stuff
the site crashed as i got on the train, was charged i think. do you see {num}
my app's been stuck on preparing since i made breakfast lol
driver was 5 stops away when i got in the shower and its still 5. is he ok
ordered for my mom, she's at home and says nobody came. can you look up {num}
on the bus toward you, phone's dying. just tell me yes or no if my bag is packed
got a text saying on hold while i was teaching. what does that mean
it's been two days with the storm and all. is my thing still coming
i have to leave for work in 20, is he nearby
checking on {num} before i drag two kids and a stroller over there
confirmation email never showed, i looked in spam during my whole lunch. is the order in your system
says delivered but i've been sitting on the porch w my coffee all morning
somebody called while i was under a car at work and didnt leave a message. was that about my order
just woke up from a nap and missed your text. is it still waiting for me
i asked for 5 to 6 as thats when im home between jobs, its 6:10. whats the holdup, is it out yet
my husband said he placed one this morning from the gym. can you see if its there under his name
your tracker shows the van on the wrong side of town, im at a bbq in {zip}. is that really mine
traffic's awful everywhere tonight so no rush, just want to know if mine's left yet
`,
  order_change: `
my meeting moved so can you push my pickup to 6
just realized i ordered to my old place, we moved on {day}. new one's in {zip}
kid got sick, not going anywhere tonight. cancel {num} please
ordered on the train and my thumb hit two. only want one
my friends decided to join so can i add another eighth before you pack it
i'm stuck at work, can my husband's name go on the order
was half asleep this morning and picked the wrong store, can it be moved to the one by the mall
got called in for a shift. instead of delivery could i come by and grab it
my mom says no chocolate. swap that for sour gummies in the one i put in an hour ago
plumber took all my money today, i need to call off the order i made
traffic's bad so i'd rather have it brought. is it too late to switch {num} from pickup
i forgot to use my coupon when i ordered in the school line. can you put it on now
take the battery off please, found mine in the couch while vacuuming
could the driver come after 8 and not before? got bath time with the twins
put my work number by habit and i'm off today. can u change it to my cell
party's off, rain. can i knock the order down to just the drinks
driver's on the way but im at my neighbor's now, two doors down. can he come to 418
oops i said {day} but i'm on a flight then. day earlier?
got my tax refund so make it the half ounce and not the eighth on {num}
is it too late to back out? ordered an hour ago, then my boss said theres drug testing tomorrow
i ordered under my maiden name from an old account while making lunch, my id says different. can you fix it
the kids are having a sleepover here, so nothing to my door tonight please. move it to tomorrow
your site logged me out as i was adding stuff in the carpool lane, so half is missing. can i tack on papers and a lighter
my brother was gonna fetch it after work and he bailed, so it's me now. who do i tell
`,
  complaint: `
i came in on my lunch break and the guy at the counter rolled his eyes at every question i had
waited 50 minutes in the rain today with a bad knee and nobody said a word
got home after a long shift and theres only 4 joints in the 5 pack
my mom was in yesterday, shes 74, and your security guy talked to her like a child
the driver showed up two hours late, guests already gone. thanks for nothing
i drove from the other side of the county because the site said you had it. you didnt. whole evening wasted
third time this month my order's wrong and i have three kids, i dont have time for this
put the stuff on the scale i use for baking. 2.9 not 3.5
bud i got before the weekend is so dry it turned to powder in the grinder, hosted friends and was embarrassed
i'm a nurse, i deal with rude people all day, and your cashier today still stood out
hung up on me twice while i was at work trying to ask about my bag
so i'm at the bbq, opened the gummies, and they're one melted brick
paid 60 on my way home last night and its nothing but stems
i brought my brother who uses a chair and not one person held the door or offered help. wont be back
you people ran out of what i reserved, gave it to somebody else, and i took off work early for it
your guy left my bag on the steps in the open with kids playing right there
sale sign said 25, i was charged 32, was late for daycare so couldnt argue. not ok
the music in there was so loud today i got a headache on top of my headache
budtender pushed me onto something super strong though i told him about my panic attacks. spent my night off on the bathroom floor
third week in a row theres one register open at 5:30 when everyone gets off work. come on
my wife got asked to prove her age in front of the whole line in a nasty tone, shes 45 and was just tired from work
found a hair in the chocolate. was gonna share it w my book club, so glad i looked
it's freezing and y'all made us queue outside while the lobby was empty
i told the driver no doorbell. he leaned on it. baby's been up since
went to bed angry about this so here it is: the girl was on her phone the entire time she rang me up
been a customer since you opened, stopped in after work today, and the quality has gone way down
the bathroom was disgusting when i took my kid's grandma in there this morning. you should know
the preroll smelled like hay, we all said so, whole porch. not worth 14 bucks
i rushed out of the office for your 4pm special and they said it ended early. felt played
my tincture was half empty when i got it out of the box at dinner, seal looked fine. somebody's skimping
you guys double charged me on payday and my rent bounced
someone in your store made a comment about my accent. i was there with my daughter in law, we walked out
asked for it to be discreet and it came in a bright green bag w a leaf on it, handed over in front of my in laws
your lot guy yelled at me for taking too long to buckle my grandmother in
`,
  human_handoff: `
i've been typing to you thru my whole lunch hour, can i please just talk to someone
kids screaming, i cant do a chat right now. have somebody call me
it's a bit of a private health thing and i just came from the doctor. is there a person i can ask
look i'm driving in 5 min, get me a manager
my mom doesnt trust computers and she's sitting next to me. put a staff member on for her
had a weird charge this morning and you keep sending me links. need an actual employee
i know its late and someone's probably closing, but is there a live agent there
rough day and you're not getting it. human please
can one of the budtenders hop on here? the lady with the purple hair helped me {day} before my trip
i'm on break for 10 min, connect me to the store
we're planning a big wedding thing and its complicated. who's in charge that i could speak with
spent an hour in traffic and another w this bot. transfer me
my neighbor said to ask for tony in person. is he in today and can he come to the chat
want to sort this with the supervisor after i pick my son up. can they ring me around 4
i appreciate you but im 70 and my eyes are tired, i want to talk on the phone with one of the people
nobody's answering at the counter phone and im at work. can you pass me to whoever's on shift
before i head over i'd like to run something by the pharmacist if you have one there, a real one
this is going round in circles and my dinner's burning. somebody real, now
`,
  jobs: `
just quit the restaurant today lol. are you hiring
my daughter's home from college for summer and needs work, shes 21. do you take seasonal people
i drive for a food app all day and i'm sick of it. need any drivers?
was in shopping yesterday and your staff looked happy. how does one get in there
kids are in school now so i have 9 to 2 free. any part time
been trimming at a farm up north, moving down {day}. who do i send a resume to
sitting in traffic hating my job. what do budtenders make
i dropped off an application on my lunch break two weeks ago and heard nothing
my buddy works security at a club, tired of nights. do you need door guys
does a record from years ago keep a person from working with you? got a new baby and need something steady
laid off this morning, 10 years retail management. who handles hiring
i have my interview with you tomorrow at 10 and a sick toddler. what do people wear
read on my break that you need some kind of badge to work in cannabis. do you help w getting it
spring break's over and my nephew's 19, can he work in the back if he can't sell
`,
  loyalty: `
got my kid's birthday and mine same week lol. do i get anything from you on mine
was in a rush last night and forgot to give my number. can you still add the points
just changed phones at lunch, new number. will my rewards move over
my wife and i shop separate after work. can we share one account
i come in every {day} after payday, how many points do i have by now
standing in line with my groceries, cleaning my wallet, found your punch card from 2021. still good?
how do i sign up for the rewards thing, the girl offered but my kid was melting down
had a 10 dollar reward sitting there, was saving it for vacation, now its gone. do they run out?
i'm at work so quick: what's 500 points worth
do i earn on delivery too? i hardly go out since the baby
my coworkers and i all go on lunch. is there something for bringing friends in
been gone a year for a deployment. did my points vanish
tonight's the night i treat myself. how do i use up my points at checkout online
moved across town and i go to your other location now. same points there?
whats the perk of being gold, i got an email while in traffic and couldnt read it
your texts come during my night shift sleep. if i stop them do i lose the membership
returned from a trip to find i have two accounts, one w my old email. can you merge em
is it every dollar or every visit that counts? my husband and i are betting on it over dinner
spent like 300 for the party on {day} and it shows 12 points?
birthday dinner at 7, do i have to come on the day itself or is it good all month
my mom passed and she had a ton of points with you. silly but can i have them
do points count if i buy with a coupon, i was couponing all morning so im in that mode
just downloaded your app at the bus stop, cant see my balance anywhere
i wanna give my reward to my roommate, hes had a rotten week. possible?
school night so im doing it all by phone. is joining free or is there a monthly fee
my number's been in your system since i was a delivery guy here in town, can you check what tier im at
got a text saying i'm 40 short of something, was driving. 40 short of what
im trying to get to the next reward before the trip. any double days coming
`,
  deals: `
its my first time in, got the afternoon off. anything for newbies
served 12 years, retired now, running errands with the wife. do you do a veterans discount
payday's {day} but i'm out now. any specials today
i teach middle school. is there a teacher break lol
heading over after my morning class, student id get me anything
i have a coupon from the paper in my glove box and the {day} special. can i use both
the shop by my gym has the same stuff for 5 less. would you match it
mom turns 65 tomorrow and says everybody gives her money off now. do you
boss let us go early for the holiday weekend, what promos are you running
got a flyer under my wiper while i was at the dentist. 20 off, is that legit
happy hour? i get off at 4 and i hear you have one
i live two blocks away, walk past every day w the dog. locals discount?
4/20 falls on a work day for me. do the deals start earlier in the week
im a line cook, just off a double. anything for industry people
my sister got a code in her email and i didnt, we both shop with you. how come
planning to come tomorrow but might switch days, which day is cheapest for flower
missed black friday as i was stuck at my in laws. is any of it still going
typed in the code on my break and it says invalid. its FIRST something
two for one on prerolls my neighbor said over the fence. is that today or tomorrow
do you have anything for disabled folks, i just got approved on {day}
shopping for the whole poker crew, do you go lower if we buy a lot
was in for the first time at lunch and nobody mentioned the new customer thing. can i still get it
firefighter, coming off a 48. do first responders get a break
cold wet miserable {day}. is that a special w you or am i thinking of the taco place
the sale ends at midnight but im on shift. if i order online tonight and come tomorrow do i get the sale price
i've got my nursing badge on still, heard healthcare people get 10 off
saw your post in the waiting room at the mechanic, spin the wheel? how does that work
my medical card renews today, do patients get a percent off
wake n bake pricing till 10am or 11? need to drop the kid first
my buddy flies in {day}. if i refer him what do each of us get
does the early bird thing count on weekends, i work mon to fri dawn till dusk
is the bogo mix and match or same item only? standing in the rain deciding if i come in
we're snowbirds, back in town today. is the senior day still {day}
do discounts work on top of stuff already marked down, my brain's fried from work and i cant tell from the page
`,
  contact: `
driving w hands free, just need the number for the store
my mom's not online, she wants to call you after lunch. what number
got a work email to send you about a fundraiser at our school. what address
saw a funny video of yours at the barbershop, whats your insta
i left you a voicemail this morning between meetings, does anyone check those
trying to find your site from the office and its blocked, whats the exact url so i can try at home
need to send a photo of my receipt, on the bus now. can i text it somewhere
whats the best way of reaching you after 6? i work days
kid deleted all my contacts. can i have your phone again
i write a local food blog and my deadline's tonight. who handles press and how do i email them
are you on facebook? my aunt's visiting and thats the only thing she uses
do you have a mailing address, sending a thank you card while im at the post office
my husband says you have a discord of all things. is it true, he's asking from the shower
i'm a rep for a glass company, in town today, whats the buyer's email
tried calling all lunch, just rings. is 5 the right extension or is there a direct line
where do i sign up for your newsletter, got 3 minutes before my train
`,
  store_info: `
found somebody's keys by your front door while walking my dog. who do i hand them to
do you have a coa i can see? i'm a lab tech and its a slow day
been in the car 3 hours with a 60 oz soda. please say you have a bathroom
working remote today and my wifi's out, could i sit in your lobby on yours
secret santa at work, do you do gift cards
got a bag full of empty tubes and jars from spring cleaning. do you take them back to recycle
my mother in law only speaks vietnamese and she's curious. does anyone there speak it
we drove by for years before moving here, always wondered. who owns the place
i think i dropped an earring at your counter on my way to work this morning. anyone find it
im a photographer w a free afternoon, would you be ok with me shooting inside
in town for my reunion. you werent here back then, when did you open
have friends visiting from iowa, they'd love a tour of how its made. do you do those
my kid's class did a unit on local business lol dont worry i wont bring them. are you family run or a chain
whole store had a line at noon when i drove past. how long's the wait now
is there somewhere to fill my water bottle? on a long bike ride
i've only got my adult id not a patient card and i'm halfway there. is your shop rec or med only
bought a hoodie off a guy at a yard sale with your logo. do you still make those
reading the news on the train about bad vapes. are you licensed, and who tests your stuff
left my umbrella there before the storm, naturally. black w a wooden handle
my band plays on weekends, do you ever have live music or events
it's {day} and we're bored, heard you had a food truck outside. today?
i run a food pantry and i'm doing my rounds. do you give to local charities
had to change a baby in the trunk last time i was in your area, is there a restroom for customers w a table
taking my folks around town, they're shy. is it the kind of place where you can just look around
we were at the gallery next door tonight, is that mural on your wall by a local? whos the artist
is your store black owned? trying to spread my birthday money to the right places
my phone's dying and i've got an hour until my bus. can i charge it at yours
was it your shop on the news at breakfast about the break in?
theres a grow smell on my jog past you every morning. do you grow on site
just moved from out of state, how does it even work when you go in, do i take a number
my spanish is better than my english and today i come with my mother. is there someone for us
writing a school paper on the industry this weekend. how many stores do you have and since when
coffee place next door is packed. do you have somewhere to sit and maybe coffee
why's it called that? my husband and i have been guessing since the stoplight
are there cameras in there? my ex works in law enforcement and its been a week
can i bring my lunch in while i wait, i only have half an hour
do you host those learn to roll nights still? my sister's in town {day}
we're three vans of retirees on a day trip, 30 of us. can you handle a group like that at 2
`,
  education: `
was arguing with my brother in law at dinner about indica vs sativa. is that even a real thing or just marketing
at work all day reading labels of paint and now reading my gummies. what does the mg per serving number really mean
kids are in bed, took half a gummy an hour ago and nothing. how long do these take
my mom's visiting and asked what terpenes are and i just made something up. whats the real answer
moved to a damp basement apartment. how do i keep my flower from getting moldy
been on a tolerance break since my vacation ended, does it really reset after two weeks
cooking a roast tonight and thought about infusing butter. why do people bake the weed first
my neighbor's a chemist and she said cbd cancels thc. is she right
had a big lunch and the edible hit me way later than usual. does food change it
out of the dentist chair and bored, so: whats the difference between rosin and resin
rainy {day}, trying to learn to roll. mine always come out canoe shaped, what am i doing wrong
my shift buddy says dabs are just for kids. what is a dab exactly
got stuck in traffic thinking about this: why does weed make you hungry
was cleaning my grinder and theres this dust at the bottom. what do i do with it
first night off in weeks and i overdid it on {day}. how do you come down when you're too high
my doctor appt went fine but she couldnt tell me how cbn differs from melatonin. can you explain
drug test for a new warehouse job in three weeks. how long does it stay in you
on the train reading, it says full spectrum. as opposed to what
my daughter in law gave me a tincture. under the tongue or in my tea, does it matter
new puppy chewed my jar lid. does weed go bad if its open a couple days
was on a hike and a guy said mango makes you higher. myth?
helping my dad sort his pills. is there stuff that shouldn't be mixed with thc
i've got a big week at work so trying to understand this properly, what does microdosing mean in numbers
snow day googling. what makes purple weed purple
my wife gets giggly and i get paranoid off the same joint on the same couch. how come
i keep hearing live on carts, live this live that, on my commute podcast. whats live about it
the sitter comes at 6, i figure i eat it at 5. when would it peak and when would i be normal again
hot car today, left my vape on the dash for like 5 hours. is the oil ruined
took my nana to bingo and the ladies were all talking about cbd. does it get you high at all
my roomie vapes dry herb and saves the brown stuff in a jar by the microwave. why would anyone keep that
had a slow day at the shop where i work so fell down a rabbit hole. whats the entourage effect
i'm a runner, long one today. does smoking actually hurt your lung capacity like cigarettes do
my cousin came by w a bag that says THCA 28% THC 0.4%. so is it weak or strong??
friends over tonight, never used a bong in front of people. how much water goes in it
i was reading the tiny print on a jar while the kettle boiled. what does the batch date tell me vs the packaged date
my knees ached after shoveling, put cream on. will that show up in a test
stayed up too late last night. is there such thing as a weed hangover
im at the airport early, wondering how carts are made
we're having a debate in the break room, do you get higher if you hold it in longer
just put up curtains, smell stays in them. how do you keep a room from stinking after
my husband says one 10mg gummy equals one joint. thats not how it works is it
worked late, eating dinner now, whats a terp percentage and is 3 good
had my niece ask me what hemp is vs weed and i froze at the wheel
been gardening since dawn. whats a trichome and why do growers keep looking at them
it's cold out and my wax is hard like glass. is it supposed to be
my kid is learning percents so i looked at my own label lol, 24% of what?
was on a zoom till now. does vaping hit different than smoking or is it in my head
got a hand me down rig from my boss. how hot should the nail be
visiting friends at 9000 feet. does altitude make edibles stronger
saw a show about moroccan hash on tv last night, how do they make it
my aunt asked me at brunch how much a beginner is meant to take and i said 10 and everyone gasped. was i wrong
ordered pizza, waiting. whats the deal w decarboxylation
been dry here, like desert dry, my buds crumble. can you bring them back
my gym trainer says thc ruins dreams. true?
i do laundry on {day}s and found a gummy in a pocket from last year. safe to eat?
coming home from a 14 hr shift my usual does nothing anymore, why does tolerance build so quick
the smoke detector went off while i vaped, wife is mad. does vapor really set those off
dad's in town and says weed in the 70s was 3 percent. is it actually that much stronger now
was gluing model planes all night and wondered how they get thc into a soda when oil and water dont mix
dropped the kids and now folding shirts. can you be allergic to weed? i sneeze every time i open the bag
`,
  small_talk: `
morning! coffee in hand, kids at school, life is good. how are you today
long day, finally sitting down. hey there
just wanted to say i got through my work week thanks to you guys. thank you
snow's up to my knees and im laughing about it. hope you're warm over there
made it home, feet up. you've been a big help, bye for now
my toddler just said hi to my phone so hi from him too
ok gotta run, bus is here. thanks!!
stuck in traffic with nothing to do but say hello lol
got the promotion today!! no question, just telling somebody
you answered faster than my husband does and he's in the next room
the guy who helped me at lunch was so sweet, made my whole day. pass it on
know any jokes? been in a waiting room for an hour
good evening from a very tired teacher
its my last day of the work week even tho its {day}. happy fake weekend to you
lol ok thats perfect, i'll sort it after the school run. cheers
dinner's burning, talk later
we had the best night thanks to what you told me last time, just saying
everybody at work is out sick except me. yay. anyhow hiya
happy new year! still picking glitter out of the rug
sorry for rambling, its been a day. you're a good listener
nice, appreciate it. off to pick grandma up
my cat is sitting on the keyboard so if this looks weird its her. hello
ugh {day}s am i right
first warm day of the year and im in such a good mood. hope you get some sun too, whatever you are
all good then, thats what i needed before my shift. have a good one
i told my book club about you and theyre jealous. keep it up friend
`,
  bot_identity: `
been talking to robots all day at the bank. are you one too
my daughter bet me 5 bucks you're a person. who wins
just got in from work, before i tell you my life story, who am i talking to
you typed that quicker than my boss can blink. you're not real are you
we chatted this morning when i was on the bus. do you remember that
my son codes for a living and wants to know what you run on
so bored at the airport. whats your name
kid asked me if you sleep. do you?
i had a long day and dont want to ask wrong stuff. what kinds of things can you help with
do you save what i write here? my wife uses this phone too when she's home from work
you sound a lot like the girl at the counter i saw at lunch, is that you jen?
got a new job in tech today so im curious, who built you
waiting for my laundry. have you ever tried weed yourself haha
is there somebody behind the screen typing or is it automatic, my dad is asking from the couch
my mom says good evening and wants to know if you're a man or a woman
told my coworkers about you at lunch, one says youre chatgpt. are you
drove home thinking about whether i should trust you. where do you get your answers from
can you hear me if i talk? hands are full of groceries
`,
  out_of_scope: `
got soccer at 5 and the sky looks nasty. is it gonna rain tonight
my joint aches every time i run, the left knee one. should i see a doctor
kids are starving and im out of ideas. best pizza near me?
new job today. how do i roll over my 401k from the old one
my son has fractions homework and i forgot everything. whats 3/8 plus 1/6
in laws at 7, and the turkey's still frozen. how do i thaw it quick
traffic's dead stopped on the bridge, is there an accident
weeds took over my whole lawn while we were on vacation. what kills them
baby's had a fever since lunch, 102. what do i give her
my pot roast always comes out dry and i have company tonight
car won't start and im late. it just clicks, what is that
how late is the post office open? got a package for my sister
got a work trip {day}, need a cheap flight to denver
bong bong bong, the church bell woke me. whats the time in london now
my daughter's learning spanish, how do you say good luck
is the library closed today? it's a holiday i think and i've got 3 books overdue
boss wants a sql query by five. how do i join two tables
the game's on and my cable's out. who's winning
doing the garden this weekend, when should i plant tomatoes
lost my job today. can you help me write a cover letter for a bank
my edible flowers got eaten by snails before the dinner party. how do i keep snails off
my sister's high strung dog bit the mailman this morning. could she get sued
had to return my shoes at the store across from you and they said no. can they do that
date tonight! what movies are playing
my vape... wait no, my drapes. they shrank in the wash before company's coming, how do i stretch em
school called, my kid's got lice. how do i get rid of them
I'm at the pharmacy and they can't fill my antibiotic. what else can i use
are there any decent sushi places still open? just got off shift
dropped my phone in the sink doing dishes. rice, yes or no
my hash browns always turn to mush and i'm hosting brunch
uber says 40 minutes. is there a bus from the stadium to downtown
planning my wife's birthday, got a good gift idea for someone who loves pottery
my tenant's moving out and left a mess. how much of the deposit can i keep
the stock i bought on my lunch break is tanking. sell or hold
the wifi's down at my house since the storm. how do i reset a router
do you know how much the pharmacy charges for a flu shot? kids need theirs today
been at the dmv since 9, how do i renew my license online instead
my back left burner won't light and dinner's at 6. whats wrong with it
who won the election in my district, was at work all night
got a stain on my scrubs, blood. how do i get it out
my kid's writing a poem about a hybrid car for school lol. help with a rhyme for engine
new neighbor has a rooster. any law on that
can you call me a cab? i'm at my cousin's and had too much wine
my grandson asked why the sky is blue and i said ask grandma
`,
  goods: `
hair salon ran long so i only have ten minutes, is {name} still on the shelf in eighths
my uncle left half a bag of {name} at our place after the cookout and its amazing. what do you charge for a quarter
whole house has a cold. {name} tincture, does it have alcohol in it
i did inventory at work till 2 am and now im wide awake. {name} put me down once, do you have it
dog walked, dishes done, kid asleep. does the {brand} 2 gram hit as nice as the 1 gram or is it a waste
in the dentists waiting room, heart going 100. is {name} ok for anxious people
the fair's in town and my crew wants {brand} joints, the little ones in the tin. how much a tin
finished my last final!! is {name} more of a party one or a stare at the wall one
my parents leave at 6. {name} or {name} for cleaning up after them with loud music on
got stuck behind a tractor for 20 miles and my {brand} battery died on the way. same charger as a phone?
it's drizzling and i've got soup on. tell me what {name} tastes like
babysitting tonight so no, but tomorrow i'd love the {brand} seltzers, are they sold by the can
moved my mom into assisted living this week. {name} used to be my cry strain, what else is like it
school fundraiser killed me, sold 200 cookies. how strong are the {brand} cookies
hubby's deer hunting til {day} so the couch is mine. {brand} gummies, indica kind, what flavors
i'm painting the fence with my son and we both want {name} after. is it indoor or sun grown
just walked out of physical therapy. the {brand} patch, do i stick it on the sore part or anywhere
my barber swears by {name} for creativity. true? and whats it going for
we had 40 people at the baptism, im spent. do you have {brand} drinks in the watermelon
took a sick day that isnt really a sick day. price check on {name} live resin please
out shoveling since six. is the {brand} warming rub any hotter than the regular one
my carpool buddy and i both like {name} but its never there. when do you get it next
hiking the ridge with my brother in the morning, want a {brand} pen that can survive a fall
laundry day so im in sweatpants, be kind. are {name} prerolls infused or just flower
got back from a cruise, ate everything. is {name} going to make me munch even more
the twins' party is at noon, mine's at nine. {brand} chocolate, is there milk or just the dark one
worked the phones all day and lost my voice. {name} is it smooth or a throat burner
waiting on the tow truck. how many mg in one of those {brand} mini drinks
new mattress came and i still cant sleep. {brand} night caps, anybody tell you if they work
mom's knitting group wants in. {brand} makes a tea i think, what's in it
came by {day} after yoga and got {name}, loved it. does it come in a cart
kid got his license today so i need something for nerves lol. {name} maybe?
theres a blizzard warning, stocking up. cheapest half of {name} or anything similar
my sister's flying in and shes a {brand} snob. got their rosin line?
been in court all day for a parking ticket. is {name} heavier than it looks on your menu
hot one today, the pool's open. {brand} popsicle mix, did you ever get that
finished the taxes. celebrating with {name}, do i need a whole eighth or do you do grams
the toddler flushed my {brand} pod. can i get just one or only the two pack
i tile floors, knees are shot. would {brand} capsules last a full workday
left work early with a migraine, {name} helped before. you have it or should i save the gas
my girl's on nights, i'm on days, we share one dinner a week. {name} for two people who just want to talk?
rv's all packed except the good stuff. how many grams come in the {brand} bulk bag
ran into an old friend at the market and she raved about {name}. how much thc does it have
band practice till 11. does {brand} do a sativa in the half gram
my shoulder surgery's on {day} and i want to be set up before. {brand} 1:1 drops, whats the bottle size
it's karaoke night, i have no talent. would {name} help or make me hide
just finished a 16 hr drive with two teenagers. {name}. do you have it. please
pta meeting went 3 hours. whats the difference between the {brand} red tin and the blue one
off to a bonfire at 8, {brand} grinder cards, the flat ones, do you have any
cat sitter cancelled so im home. new {name} batch, is it the same grower as in summer
twelve hours on my feet at the hospital and my calves are screaming. anything i can rub on them that works fast
kids are at grandmas til {day} and we have zero plans. whats fun for two people who giggle easy
just got off the 5, two hours for 18 miles. need something that'll make me forget the word merge
mother in law lands at 4 and stays nine days. what do you have thats strong but doesnt smell up the guest room
its snowing sideways here and we're doing a movie marathon, got any chocolate edibles around 5mg
spent all day painting the nursery and my shoulder is toast, do the balms you sell have thc in them or just cbd
finally got the baby down. what gummies wont leave me foggy when she's up at 5
my sister dropped my glass bowl in the sink doing dishes last night lol. need another one, nothing fancy, like 20 bucks
we're grilling tonight and one guy doesnt smoke. do u have any of those drinks in cans
passed my boards today!! i want the nicest eighth in the building
been raining since {day} and im going stir crazy. something uplifting thats not gonna make me paranoid pls
cleaned out the garage and found my old vape pen but no battery. cart has the normal screw thing on the bottom, what fits
boss moved the deadline up again. is {name} a daytime thing or will i be useless
took the dog to the vet, 600 dollars later im broke. whats your cheapest ounce
my roommate is moving out tomorrow and taking the grinder. how much are yours
hosting book club tonight, eight women, most havent touched weed since college. what would you put on the table
had {name} last weekend on a camping trip and it was too much, was basically glued to the chair. whats like it but half as strong
flight got cancelled so im stuck here another night with nothing. any single prerolls under 10
i do roofing and its 102 out, by the time im home i just want something cold with a lil thc in it
husband snores, i dont sleep, work at 6. what have you got
its our anniversary tonight and the sitter is booked. is there something that gets you in the mood
my brother in law is visiting from a state where its still illegal, he wants to try one of everything. is there a sampler box
stuck at soccer practice for another hour lol. are the {brand} carts back in yet
took the bus in from work and now i smell like everyone elses lunch. do you have any smell proof bags
ran a half marathon this morning and my knees hate me. tincture or cream, which one would you get
dropped my pen in the lake {day}. is the {brand} one still 35 and does it come with a charger
long drive up from the valley today, just checking before i park, is {name} in stock in quarters
got the in laws, two toddlers and a leaky sink. give me the calmest thing on the shelf
planning a beach day tomorrow and its windy so joints are a pain. what about one of those all in one disposables
my back went out lifting the washer. a friend said a 1:1, do you carry that in gummies
last day before vacation and im packing light. smallest edible tin you sell?
waiting at the dmv number 94 and theyre on 41. tell me what sativas you got under 40
my wife wants to bake tonight for her friends party, is there an infused butter or oil she can just use
i had dental surgery so no smoking for a week says the dentist. what can i take that isnt smoked
working from home with a screaming parrot. anything for focus that doesnt make my heart race
we closed on the house today!!! want something special to celebrate, budget like 100
my son got me a rig for my birthday but no torch. you guys carry torches?
tonights poker night and the loser buys so im buying. whats a good pack of prerolls for 6 guys
daughters quinceañera is {day} and im losing it. something mild i can take during the day and still talk to people
picked up {name} on my lunch break, label says 31 percent. is that gonna be heavier than the {name} i got last time
allergies killing me with all this pollen so i quit smoking flower for now. any edibles without gelatin, im vegetarian too
first date tonight and im nervous as hell. something to take the edge off but keep my words working
spent the whole day in a hot kitchen. i want a drink that tastes like not-weed
my grandpa is 81 and came to live with us, his hands are stiff with arthritis. would a roll on do anything
had to work a double and missed the drop. any {brand} live rosin left
got stood up so its me, the cat and pizza. strongest edible i can buy
cat knocked my jar over and my bud is all over the carpet. do you have jars with a good lid
just moved here for a job, boxes everywhere, can't find my papers. do you sell the hemp ones king size
the power's out in our building and its freezing. got any disposable thats already charged lol
finals are over as of an hour ago. what do you recommend for somebody who wants to do absolutely nothing
my truck's in the shop so im walking over, want to be sure you have {name} before i do 2 miles
we have friends coming from germany, they always roll with tobacco. what flower would they like that isnt insane strong
wedding this weekend, im the best man with a speech. whats good for nerves
kids have the flu, then i got it. are there any cough-friendly options like tea or something
had a fight w my landlord today so im buying myself a treat. what's the best concentrate you got around 50
going fishing at 4am with my dad, he likes the old school stuff, like skunky. anything like that
i garden all day and my hands crack, is the {brand} lotion greasy
girlfriend said no more smoking in the apartment after the neighbors complained. what vape has the least smell
its 90 degrees and my chocolate melted in the car AGAIN. what edibles dont melt
taking the kids to the zoo so nothing today, but for tonight id like something sleepy with a grape flavor
halfway through a 500 mile move, my whole body aches, is the bath soak stuff still around and how much
mowed two lawns, fixed a fence. is there such a thing as a lemonade with 10mg
my team lost in overtime and i have no will to live. surprise me with something under 30
super long zoom day, eyes burning. does {name} give you dry eyes or is it all of them
got laid off this morning. looking for the most weed for the least money honestly
commuting is killing me, two trains and a bus. what can i take at 6pm that wears off by bedtime
we've got a cabin for the weekend no wifi. want an ounce of something smooth, maybe mixed strains if you do that
my yoga class moved to 6am, before it i'd like something light. is there a 2.5mg mint
niece is getting married in the mountains, i get altitude headaches. anything you'd suggest from the shelf
parking was a nightmare last time so i want to be quick today, do you have the {brand} gummies in peach or just the mango
drove by and your lot was packed so i kept going lol. are there any half ounces left of {name}
returned a jacket at the mall next door and got 40 bucks back, what can i get with that in flower
just picked up my paycheck, which is the better buy, the 3 pack of prerolls or the eighth
buddy returned from deployment today and we're throwing him a bbq. whats a good gift basket type thing
i was late to work bc i overslept on {name}. is there one for sleep thats not so groggy in the morning
my hours got cut so i'm watching money. is shake or popcorn bud something you have
wife's birthday is {day}, she likes pretty things. do you have any cute pipes
took the kayak out and my back's sunburnt, can i put the thc lotion on that or is there a gentler one
daughter's home from college for a week so i have to be discreet. low odor please
i'm a bus driver and i get tested, so only topicals for me. do yours get in the blood?
visiting my mom in hospice this week. she can't chew much, what's easy to take under the tongue
its our first night out since the baby came, and im a total lightweight now. what mg
packing for a concert tonight, need something that fits in a cigarette pack
somebody in the carpool had a pineapple smelling vape, been thinking of it all day. you got one like that
my kids think im a chef. anyway is there a decarb gadget you sell
chainsawed storm branches all weekend. i have tingly hands. what do folks buy for that
i left my battery charging at the office and its a long weekend, whats your cheapest 510
hot yoga then groceries then finally home. i want a seltzer, 5mg, no sugar
dogsitting three huskies till {day}. whats the most relaxing indica you got right now
been up since 3 with a new puppy, what hits quick and lets me nap
my neighbor gave me zucchini and a joint of {name}. i want more of the second one, you carry it?
our flight leaves tomorrow so just want enough for tonight, do you sell singles of the gummies
had a root canal, jaw hurts, insurance sucks. is cbd by itself any good or do i need thc too, and what do you sell
quick one while the light is red jk im parked. price on the {brand} half gram disposables?
I teach third grade and today was picture day. Give me wine-equivalent in a gummy
hubby smokes, i don't. he'd like a new bubbler for fathers day, what's the range
trivia night at our place, i want people chatty not sleepy
i work nights at the warehouse, so my bedtime is 9am. sun is blasting, brain wont stop, help
was gonna cook but ended up with takeout. which edible is ok on a full stomach and kicks in quick
my contractor no-showed for the third time. is there any of that {name} shatter
had the nephews over, they ate every snack in the house. so i need snacks for grownups now haha, cookies maybe
been to three shops on my lunch today and nobody has blunt wraps without tobacco. you?
my car smells like the last stuff i bought. do you sell containers that actually seal
sun finally came out! heading to the park w friends and a frisbee, what sativa prerolls you like
i get home at 7, need to be asleep by 10. cbn gummies, do they come in less than 10mg thc
we lost our cat this week and i cant stop crying. something gentle
had jury duty all day, didnt get picked. reward me. something citrusy
my old man swears by hash. the real brick kind, do you have any
just finished my last chemo round and food tastes like pennies. what gets people hungry
running errands w/ my aunt who's curious but scared. what would you start her on
storm knocked out the ferry so we're here one more night. something cheap to share between 4
shift starts at noon and i only have 20 min. is the {name} cart live resin or distillate
i'm on my moms porch and she's asking if you have the pain patches
tonight is the meteor shower!! what goes well with lying on the roof looking up
my grinder's teeth snapped on a seed or something this morning. got metal ones
physical therapy kicked my butt, bathroom cabinet is out of that green tin salve you guys had. is it still made
coworker is retiring and we all chipped in 60 bucks, what would a 65 yr old stoner love
i've been in spreadsheets for 9 hours and my neck has its own heartbeat. which is stronger, the cream or the patch
girls trip starts tomorrow, six of us in one airbnb. can you put something together for around 120
my dealer from college got married and retired lol so this is my first legal buy. what do people normally get
got caught in the hail and my prerolls turned to mush. whats the cheapest pack to replace them
im in grad school, thesis due {day}. does anything w thcv help, do you have it in carts
neighbors band practices till midnight. sleep tincture, how much is the big bottle
was about to start dinner and my cart clogged up. before i trash it, is there a battery with preheat
two hours of bumper to bumper and my passenger ate all the gummies. are the variety packs restocked
last week you had a cherry something in a purple can. we had it on the boat and loved it. whats it called
i dont drink anymore, 8 months today. whats nice to hold at a party
we took grandma to church and she asked about gummies right after. shes diabetic, any sugar free?
i have celiac and a bake sale at my kids school made me sad. are your brownies gluten free
had lunch w my ex, dont ask. whats heavy hitting
moving day is done and i can't feel my arms. whats a good body high that leaves my head alone
gonna hike to the falls in the morning, something energetic but i have a little asthma
the wind chill is like minus 10 so im not standing outside to smoke. recommend a dry herb vaporizer for inside
kid's recital tonight 3 hours of recorder. microdose options?
did the costco run and forgot rolling trays arent sold at costco haha. you sell em
my cousin brought me a {brand} pod but it doesnt fit my thing. what device takes those pods
tax season, im an accountant, im dying. whats the calm one that isnt sleepy
last time i came in w my sister the guy gave us something with blueberries on the label, eighth, about 45. still around?
i hurt my wrist so i cant roll for a while. whats the best value preroll
tailgate starts at 10 and its gonna be cold. are there any warm drink things, like cocoa
i'm cooking thanksgiving for 14. do you have an infused olive oil
been sitting in the school pickup line scrolling your menu. is {name} more of a giggly or a couch one
dads 70th is tonight, he used to grow in the 70s. what landrace type stuff do you carry
my therapist cancelled so yall are it. anything that quiets the brain, nothing over 5 mg
i tore my acl skiing {day}. whats the strongest tincture
roomies threw a party, i came home to no lighter no papers no weed. need the starter kit of everything
was gonna wait for payday but its been a week. any eighths at 20 or less
its my turn to bring the treats to game night. do the chocolates come scored so i can split em
i sit at a desk w migraines. took {name} last night and it helped, wanna know whats similar
they repaved our street and its been jackhammers since 7. what have you got that mellows me but i still can do laundry
bought a house plant, killed it, need comfort. kief?
my partner is vegan and picky and we're having a picnic. what edibles can she eat
just landed, im wiped out. whats good for jet lag
spilled bong water on the rug this morning, rip my deposit. do you sell cleaner for glass
it was a snow day with four kids in a two bedroom. need i say more
on my way home from the gym, my pre workout is wearing off. do you do any caffeine + thc thing
my boyfriend says the {brand} ones hit harder than the {brand} ones. we have a bet for tonight's dishes, whos right
waited tables all night, 212 in tips burning a hole in my apron. whats the fancy shelf looking like
got the motorcycle out of storage today. tiny tin for my jacket pocket, joints in it already, you have those?
rushed over from the airport last time and grabbed a tincture that tasted like lawn. is there a flavored one
my mom came for easter and cleaned my room and threw out my one hitter. how much is a new one
had to put new tires on so im capped at 25 bucks. what would you do with it
wife has restless legs and we're on night 4 of no sleep. something w cbn?
sitting at the laundromat. is diamonds the same as sauce and which do you have cheaper
the heat index is 110 and our ac died. frozen edibles, like popsicles, is that a thing you carry
about to go into a three day conference w people i cant stand. discreet mints?
i picked {name} up on {day} and finished it already between the kids naps, is there a bigger size
i'm baking cookies with my granddaughter later so i need hands steady and head clear, only the knee needs help
taking the rv to the desert with another couple. what holds up in heat and doesnt need electricity
out of work early cause of the fire drill lol. fresh drops today?
stayed late to close the register and my feet are swollen. is there a foot soak
my daughter and i are doing a spa day. bath bombs with cbd, how many in a pack
trying to quit cigs, day 6, cranky as a goose. something i can puff on thats harsh like a smoke
brunch with the girls got moved to my place. mimosas but weed?
got rear ended this morning (im ok). neck is tight tho. what would you take tonight
the pharmacy line was insane and my sleeping pills arent covered anymore. what do your customers take instead
long story short my rig, my torch and my banger got left in my exs car. just need a banger, 14mm male 90 degree
is it just me or was the {name} batch better in spring? anyway had a long day, what did you get in this week
i fly drones for a living and today i crashed one. whats the flower thats most like a hug
gramps needs help opening stuff, his hands shake. which gummies come in an easy lid
we have houseguests who vape and i hate the smell of fake fruit. whats a natural tasting cart
i run a daycare. enough said. what's for tonight
first snow of the year and the fireplace is on, something piney would be perfect
had my wisdom teeth pulled so mushy food only. do you have syrup
my shift ended early so i can finally try dabbing like my buddy keeps saying. what do i need to buy all in
been stacking hay all week n my lower back is locked. patches, how many hours do they last and whats one cost
driving my kid back to campus tomorrow 6 hrs each way. after that i'll want something strong, what are your heaviest hitters over 30 percent
ok so my mother found my gummies and ate two thinking candy, shes fine and now she wants her own. which are the weakest
our book deadline got pushed so im celebrating. a bottle of something infused that looks like champagne?
i paint at night after the kids sleep. what makes colors pop
i only get one evening off a week and that's tonight. is it worth paying more for the indoor flower
my landlord does inspections {day}, what edible comes in the smallest package
it's so muggy my joints wont stay lit. moisture packs, do you sell those little squares
neighbor's kid is learning drums. strongest sleepy gummy, 100 mg bag
babysitting my sisters twins for the weekend, they go down at 8. something that comes on in 15 min cause i have like 3 hours
just mopped, knees are on fire. does the {brand} balm have menthol, i cant stand it
i got a bonus at work finally. show me your top shelf
left my weed at my brothers in another city ugh. what's similar to {name}, sweet gassy kind
going to see a laser show tonight and im the one who always gets anxious. help me pick
tomorrows the funeral. i need to be present but not fall apart
was supposed to be in mexico but my passport expired lol. so staycation. tropical flavored anything
i cook on a boat 2 weeks on 2 off. need to stock up, whats the best bulk flower
cleaned the gutters, fell off the ladder, im fine but blue all over. arnica with cbd?
the kids are doing homeschool and so am i apparently. whats a weekday vape that keeps me patient
my bike got a flat so im here for a while at the coffee shop. send me whatevers good in hybrids around 35 an eighth
spent my morning on hold with the insurance. does anything you sell come with both cbg and cbd
theres a heat wave and the dog and i are on the tile floor. do you carry the cbd treats for dogs
fourth of july fireworks freak my dog out and me too tbh. what have you got for the human
guests are gone!!! whats good for finally being alone
my dads visiting, he says todays weed is too strong. is there any flower under 15 percent
worked the polls 14 hours. infused prerolls, what are we looking at price wise
im doing the airport run for my boss then im free. how many pieces come in the {brand} tin
havent slept since the move, new place is by the train tracks. {name} or {name} for knocking me out?
took a pottery class, made an ugly pipe, it leaks. please sell me a real one
i'm at work so cant call. are the glass tips back
theres a potluck at six and i'm the designated dessert. something w caramel
got my braces on today at age 34. no sticky gummies for me, what else do you have
picking up my buddy from rehab for his knee, he wants a get well soon kinda gift, no smoke
i'm a nurse, three on four off, tonight starts the four. what got good reviews lately
wrapped up a wedding shoot, editing till late. what sativa isnt racy
my wife's due in march so im the only one partaking, keep it small. 1 gram prerolls singles?
we roasted a pig yesterday, everyone's hungover. gentle edible recs
heading to the hot springs, glass isnt allowed. silicone pipes?
had one of those hot dog shaped lighters but lost it on the train. do you do fun lighters
got sunburned at my kids swim meet and tonight we have dinner w his boss. something that keeps me smiley for about 3 hours no longer
since the surgery i cant lift my arms. nurse said try drops. which ones are the strongest per ml and how much
{day} traffic, then {day} chores. is the ice water hash on your menu sticky or dry
i drive rideshare so nothing that lingers till morning. what do you have that fades quick
got 2 cats and a nosy roommate. lockbox or something like that for sale?
forgot valentine's. its today. HELP, something romantic and ready to hand over
i bought {name} with my tax refund and it ruined all other weed for me. who grows it and do they have others
have to write 40 thank you cards tonight. something for boring work
on the train, 2 stops left. tell me one strain that tastes like oranges
the restaurant was slammed and my ears are ringing, i want silence in a jar
we're snowed in at the lodge til {day} and my vape's screen says low ohm. do i need a new cart or new battery, and what do those cost
everything at the hardware store was sold out, even zip ties. u got hemp wick at least?
my uncle's in town and only smokes blunts. cigars w weed in em, got those
my lunch break is 30 min and i spend it in my car. what vape doesnt fog up the windows
third date is cooking at my place, she likes {name}. would a half gram be enough for two or should i get the full
my gym buddy takes some kind of recovery capsule, is that something you stock
yesterday was so hectic i left the house w two diff shoes. i need focus. what do you got lol
my in laws stay in the room right above mine so coughing is out. smoothest thing to inhale?
school starts tomorrow, my classroom's done, i've earned this. raspberry anything
my mom takes blood pressure pills and she's visiting. is there thc free stuff she could rub on her hip
I had a great day for once, and want to keep it going. something bubbly, social, about 25 bucks
the new baby next door has my wife sniffling about ours leaving for college. get me a nice cbd tea for her
played pickleball and discovered im 50. what do the old people buy
rolled my ankle at the bus stop this morning, ice isnt cutting it. which of your creams has the most mg
my kid's science fair volcano ate my evening. how many mg is one square of the {brand} bar
office party tonight, open bar, i dont drink. one gummy that lasts about the length of a party?
wind took the tarp and rained on everything in the truck, including my papers. cones, do you have the prerolled kind
brother's bachelor party, 9 dudes, one hot tub. whats the biggest joint you sell
took my niece to get her ears pierced and i nearly fainted. whats a nice calm thing under 15
i'm three weeks into a t break bc of a new job, ends {day}. whats a soft landing
the plumber just left (400!!). sooo what's on clearance
getting over covid, cant smell a thing. whats something worth having if you cant taste it
my commute podcast said something about delta something. do you have any or only the regular
its laundry, lunches, lists and then me time at 9. what pairs with a bubble bath
we're driving down from the cabin and my girl wants the pink box of 10 she saw, strawberry i think, hash rosin. got it?
my old boss got me hooked on {brand} but they went out of business. whats closest to it
i feel bad asking but finances are rough after the car died, any 5 dollar joints
closing shift then opening shift, 5 hours between. i need to be OUT in 20 minutes
was in the garden and the deer ate everything. do you sell seeds or clones
I watch my grandbabies till 5, then its me and my crossword. a little something for arthritis pain that i can drink?
the game's at 7 and my guys want wings and dabs. a gram of badder, whats the lowest
just got my nails done, super long, cant work a lighter lol. what's easy to use
getting out of scrubs as i type. anything new in the fridge section
my buddy's growing his own now and its terrible. bringing real weed tonight to show him. whats the loudest you got
had to evacuate for the smoke and my lungs are raw. not inhaling anything this week so what do you have
`,
}
