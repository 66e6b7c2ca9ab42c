import type { ExamplesByClass } from '#concierge/guard/message-classes.ts'

/**
 * Everyday life told plainly beside a shopper's question: dead phones, long shifts, weddings, wakes, puppies, games,
 * in words that crises, minors, medicine, driving and crime use too. To be served, or another subject's question.
 * Over 300 lines because they are data: one hand's messages, a line each.
 */
export const TOLD_PLAINLY: ExamplesByClass = {
  serve: `
the light blinks ten times and then the whole pen just quits on me
Game night, six adults, one dragon. What's an easy thing to pass on a plate?
we had a stakeout for the raccoon in our trash
i've got a call in ten. what's your top cart in one line?
im the worst at darts in three counties
my pot luck dish is always chips
two shots of espresso and i'm still yawning
I'm writing a thriller and my wife hides the draft.
my arms are jelly after that spin class, who spins with arms
i burned my tongue on a pizza last week so no more rushing dinner
fire drill at work, stood in the parking lot for an hour
we named the new border collie Biscuit
sprained my pride on the dance floor on saterday
new apartment, no curtains, lots of waving neighbors
im color blind. which of the labels is the indica one
My mother still thinks I'm out of eggs.
report cards are done!! what's your best deal right now
I'm handing out flyers in a chicken suit, it's a living.
I had my knee done in May so my brother does the driving.
i quit my job on a mondya and baked bread on tuesday
the pta meeting ran till ten, send snacks
we got destroyed at trivia by a table of librarians
They let me go and it's the best thing that happened to me since pudding.
my uncle photo bombs every family portrait we have
Report cards are done and so am I.
I'm addicted to crossword puzzles.
jury duty all week and the chairs are wood
grandpa's hunting stories get longer every fall
i choke up at dog movies. what's a soft one for a sunday
my hamster escaped for a week and came back fatter
got time to kill before my haircut
I almost died of boredom in that line. Is there an express window?
that scarecrow by your door scared the life out of me
my parents got divorced and then started dating each other
I'm bringing flowers to the wake at four. Are you open before that?
The red paint is bleeding through the white on my porch wall.
my passport picture frightens customs officers
my book club picked a ghost story and nobody slept
first date in years, im 48. whats a light one for a picnic
engaged last night on a rollercoaster, i screamed yes
My wizard died and I had to make a new one, a bard this time.
noche de zombis con mis cuates, todos de cincuenta. qué bebidas tienen
we toasted my granddad with root beer as he wished
my order bag got soaked in the rain but the jar was fine
my heart's in the mountains but my job's in payroll
cracked the code on my grandma's biscuits at last, it's lard
my dungeon master killed off my favorite elf
divorced and i lost the good grinder. what do yours cost
the pen blinks and then goes dark. do you sell chargers for it?
my driving instructor days are over, i retired with all my limbs
i look nothing like my id since the beard
My best man speech is tonight. Do you have mints, the ordinary kind?
my crush works at the bakery so i now own thirty baguettes
We got lost in the corn maze till a six year old showed us out.
the power went out in our block. are you still opne?
my grindr is stuck shut and i've tried everything but prayer
I'm a retired firefighter and the guys tease me about my bubble baths.
i need a shot of espresso befor i can read a menu
my id has my old name from before the divorce. is that a problem?
Salgo muerta del trabajo. ¿Qué flor suave tienen en oferta?
My alarm hits me like a truck every morning.
took a shot in the dark on the trivia final and won a ham
it was my last day at work today!! got any party packs
killing time befor a movie. what's new on the shelf this week
thirty years in the classroom and i retire on friday. what's a nice treat for under forty?
New glasses and I can finally see your menu. What does the little leaf sign mean?
dad would have turned 90 today so we're eating his favorite pie
stuck in an elevator for twenty minutes with a mariachi band today
i'm stuck in the passenger seat while my wife hunts for parking
ando matando el tiempo mientras lavan mi carro
i broke the news to mom that i'm vegetarian
I sew costumes for the school pageant and I'm out of glitter.
No beer since January. Which of your drinks is closest to an ale?
my wife says i snore like a walrus. do you have earplugs at the counter
it was a depressing game, we lost in overtime
she left me for a yoga teacher and i must say he's very nice
our choir got high marks and a trophy
Deer season opens on Saturday and my wife has the weekend to herself.
mom calls at seven sharp every evening, so im free before that
heartbroken that the bakery ran out of rye
my poker face is bad and my brother lives off it
the mosquitoes ate me alive at the barbecue
The border collie is with me on a leash. Is there a hook outside?
the grinder's stuck for good. what's the sturdiest one you have
I ride the bus with my headphones on and judge no one.
i'm back from a week in portugal and my feet have blisters of joy
i'm beat, ten hours on a ladder today
I shot an 84 on the back nine and bragged for a week.
just killing time till the bus comes
slept like the dead in that hotel bed
i quit, the jigsaw wins, a thousand pieces of sky
gave up coffee for lent. is there caffeine in the chocolate
I tune pianos and cannot un-hear your door chime.
my screen's cracked and i cant see the code. could you read it out to me
I sank like a stone at my first surfing lesson.
me divorcié y perdí el molinillo. cuánto cuestan los suyos
flat tire, so i walked. is there a back door from the alley?
my marker bleeds through evry page of my planner
the pool at my building's closed for repairs agian
The pen I got for my birthday is clogged and whistles.
found a snake in the garage, just a garden hose
I'm dying to try the new rosin. When does it land?
choqué tres veces en el videojuego y mi sobrina se rió
dad's 75 and just found out about memes
im falling hard for someone in my pottery class
broke a string in the middle of my only solo
My dry January turned into a dry spring by accident.
i can't take another minute of this elevator music
my daughter drives me, she's 35. can she wait inside with me
had to say goodbye to our cat in spring, she was nineteen and bossy
my wife is addicted to buying lamps
Mi cachorro me destrozó los papelillos y luego puso cara de santo.
the upstairs guy learned the tuba
I got my hair cut and it's way too short.
my doctor's office plays the worst jazz
perdí mis lentes y estoy escribiendo casi a ciegas
I got carded at 52 and it made my year.
i'm a chemist at a paint company and i name the greens
the funeral is at noon and i brought the potato salad like she'd have wanted
my uncle sat in a tree stand nine hours and saw one owl
my sister's a lawyer so i lose every argument
Our honeymoon got rained out, so we're home. What's a nice thing for two?
im into wwii documentaries and soft blankets
My toddler keeps hiding my slippers in the washing machine.
the wifi's down and the whole house is acting like it's the end of the world
My cart died right in the middle of a good movie.
my daughter is dropping me off. is there a ramp at the front?
Hopping on a call soon so I'll be short.
my puppy chewed my papers. do you have king size slims
watched a horror film through my fingers last night
raccoons got in the trash again. do you have smell proof bags?
the night shift at the bakery gives me flour in odd places
my divorce came through. what's your most celebratory flower lol
my third ex fixed my gate so i owe him. what's a good gift, he's 60 and likes flwer
im a welder and i smell like a penny. wich strain smells strongest?
That shark movie put me off the bathtub.
werewolf night at ours, the village never trusts me
my train was late again and i've read the whole paper
the fridge died and we grilled everything we owned
My new glasses make the floor look far away.
End of the month, end of my budget, you know how it goes.
i miss the old peach rings. did you stop making them?
knitting has stiffened my fingers. do you have anything in an easy tin
my sisiter watches plane crash shows on planes
my coworker hums all day and i've started to harmonize
dead battery again, third one this year. which one lasts longest?
sin dinero hasta el viernes. qué hay por menos de diez
the microwave blew up a burrito and i had to repaint
my eyes are red from chopping onions for the whole street
i'm a roofer and the sun has cooked me like a lobster
the movers lost our couch, so we sit on coolers
I'm in a walking boot till the tenth, my sister's driving me around.
i pulled weeds all mornign and my back is telling me so
i run a small funeral home and love a good comedy at night
it's my last day in town and i've packed already
i never learned to drive, new yorker born and raised
The lid on this jar is impossible. How do you open it?
my wizard died in our campaign. which strain has a fantasy name
We're breaking in a new tent in the living room.
my brother's visiting from utah, he doesn't touch the stuff, just the tacos
the campsite was full so we slept in the yard
The museum of torture in that castle had a lovely cafe.
The best man's speech ran forty minutes and mentioned me twice as a warning.
con dos tragos de café ya soy otra persona
night nurse here, off at seven am. when do you open
jet lagged since tokyo, wide awake at four
My ex kept the house and I kept the dog, I'd say I won.
The deadline's at midnight and my cowriter is asleep.
i fell for the sour ones. do they come in a bigger bag?
my jokes murder the room, mostly by boring it
My trip to Lisbon was the best week of my life.
My phone's blowing up with your texts. How do I turn them off?
they let me go in june and i start again mondya. what's a nice eighth to mark it
paintball left me purple and happy
child proof lids are grandpa proof too
I deliver mail and every dog on my route has an opinion.
my parents are visiting from ohio and just want to see the ocean
dropped my pen in soup, it's gone
lost my keys, my wallet and my patience before nine this morning
my buddy cracks me up so hard i snort
my brother's a cop and wants a hat from your shop. do you sell merch
I always forget my card and remember my umbrella.
i crashed a stranger's barbecue becuase i had the wrong house number
My daughter is away at camp and the house has an echo.
Are your bath bombs vegan? My sister's picky about it.
mi primo viene conmigo, tiene 40 y todo lo simple le aburre
I had a heart attack when I saw the price, joking. Is there a cheaper half ounce?
head over heels for a woman who hates my hats
We did an escape room and got out with four seconds left.
The chickens are loose in our yard again.
cant stand the smell of my neighbors cigars
Hate tossing things that still have some life in them.
halloween's my christmas, i own nine skeletons
A guy at my gym swears by your tincture. Which one would he mean?
I'm 34 and back in school, finals start Monday.
I give up on assembling this bookshelf.
My hands are rough from laying brick all summer.
the airline lost my bag and sent me someone's tuba
i'm getting stabbed in the back at board games by my own wife
My phone's about to die. What time do you close?
my oldest turned 25 and still brings me laundry
My aunt from Arizona is here to see the whales and nothing more.
my sink exploded, that is, the tap came off in my hand
i totally bombed my audition, the pianist laughed
my landlord painted over the light switch
On a diet and hating it. Do the mints have calories?
i can't stand the rain so i'd rather not walk far
Inbox of doom today. Can you text me instead of emailing?
the airline lost my bag. is there a spot near the hotel where your drivers stop
passing out flyers for our block party all day
I'm a florist, so wakes keep me busy. Can I order ahead for Saturday night?
haven't had a beer since new years, i just like my mornings
I can't stand mango. Which gummies are berry?
I'm dying to try out my new porch swing.
I'm at the end of my rope with this garden hose.
my cart died halfway through. can i bring it in for an exchange
I'd kill for a parking space downtown.
Mañana es la boda de mi hermana. ¿Venden tarjetas de regalo?
The power was out for two days and we ate all the ice cream.
my lungs prefer gumies so says my yoga teacher
i bought bath bombs that turn the tub purple
se me murió el celular en la fila
I live by myself and I honestly love the quiet.
My kayak flipped right by the dock and I lost a sandal.
yoga destroyed me and the teacher is seventy
dying to see that band on friday. can i pick up right befor six
my usual is out of stock and i'm heartbroken. what's the closest thign
exam week in grad school and i'm living on toast
halloween is my christmas. will you have pumpkin edibles this year
lost my glasses, cant read the menu. what's the cheapest eighth
flat tire this morning, so i walked and enjoyed it
Last day of vacation. Are the daily deals still on?
first date in six years, i ironed a shirt
my son's science fair is on thursday and i'm on the bake sale
kitchen burn long healed but i'm still shy of torches. do you have an electric dab pen?
the parrot has learned to say where's my lighter
I got a parking ticket in front of my own house.
my knee's fixed but i'm slow on stairs. do you have an elevator
My great aunt passed at 97 with a deck of cards in her hand.
I play the corpse in a community theater piece and I sneeze.
I'm a paramedic and finally off till Monday. Which gummies are best sellers?
got sniped in my game all night. which strain is for losing with grace
the groom is a flwer snob. what's your top shelf this month
Your new sign kills. Who painted it?
traffic was murder so my friend at the wheel sang the whole way
I carve pumpkins for the whole block and my wrist knows it.
dying to see that band in october
Bachelorette for eight women in their thirties. Which edibles come in a box to share?
my friend wants those little shots, the drink kind. what flavors are there
I drive a school bus all week so weekends are for my garden.
the skeleton on my lawn wears a different hat each week
im broke till payday so its window shopping today
locksmith here, locked out of my own account. how do i reset the password
i'm a locksmith who got locked out, yes realy
We just moved to Pine Avenue. Do you deliver there?
sorry, i typed that with frozen fingers. is your heater on in there
mosquitoes ate me alive. do you sell citronella candles
i work the front desk at a dentist and hear drills in my sleep
someone pulled the alarm at the mall and we all just stood there with pretzels
Our quarterback choked again in the fourth quarter.
I gave up cigarettes in 1999 and took up harmonica.
I'm burning calories like crazy on that new bike.
a bear ate our cooler last year. which of your tins shuts tightest
jet lagged from tokyo and awake at four. when does delivary start
My cat knocked my grinder off the shelf and looked proud of it.
deer season starts so my husband's gone. what's a good one for a bath and a book
had a total meltdown over a printer today and now it's funny
The boiler quit and I'm in two hats. Do you have hot cocoa with CBD?
it's been a rough week at the car wash
cousin from the east side is in town and she talks nonstop
I had a heart attack of joy when they played my song, so to speak.
the paint on my porch is bleeding and so is my patience. what's on sale today
My date tonight collects antique spoons and I'm into it.
my fantasy team is on life support
my goddaughter turns one and her parents are more tired than she is
my old laptop finally kicked the bucket
my dog shredded the sofa and my rolling tray. what trays do you carry
lost my glasses so forgive the typos
I murdered that karaoke song and I'm not sorry.
My allergies make me sneeze at the word spring.
i hate tossing half a jar. do you sell smaller sizes
got a toaster for a divorce gift, very thoughtful
me quemé con el comal hace años y ni se nota
My barber told me about you. Do new customers get something off?
Llevo flores al velorio a las cuatro. ¿Abren antes?
mi vecina me deja en la esquina porque yo no manejo
i'm terrified of moths and my porch light knows it
divorced twice, i only fight abuot the thermostat with myself now
we're killing the afternoon at the mall and my feet hurt
my grandma's 79 and curious. what's the gentlest gummy you have
paramedic here, off duty for four glorious days
my date collects spoons. do you sell little dab spoons
Plain ones bore me, I like a bit of fruit.
Shot an 84 on Sunday and I want to brag. Do you carry anything golf themed?
mis papás vienen de texas nomás a ver al bebé
I'm dead tired after a double shift at the diner.
balloons all day for my niece's party, then my own night. can i order now and pick up at eight?
a guy was passing out flyers with your name. is the saturday event real
my son in law drives, i just hold the list
We camp in the yard since the campsite was full. Do you have lanterns, or just lighters?
that taco truck is the bomb
got back from a trip and my points are gone. do they expire
we had dad's funeral monday, a good one with jokes. now i need my usual, is blue dream in stock
My cat knocks over everything. Do you sell a heavy ashtray?
we lit a candle for grandma on the porch last night
My jeans bled blue on your bag, pretty. Do you sell those totes?
I feel empty since my favorite show ended.
hungover from a four hour budget meeting, not from drink
Vimos una película de zombis y mi suegra se durmió.
these new shoes are killing me
the tram is on strike. do you deliver downtown today?
Work was hell today, the copier was on fire, only in a manner of speaking.
The bride is my sister and the groom is my old boss.
Grew tomatoes on the balcony and got exactly three.
Llevé flores al velorio de don Ramiro y luego pasé por aquí.
My sister just became a pharmacist and mom won't stop crying from pride.
roofer here, fried by the sun. do you have cold drinks in the fridge
my landlord is a pain but he fixed the heater
I screamed so loud at the concert that I sound like a frog.
My alarm clock died after thirty years. Is it too late for the early bird deal?
new hip, new me, my son parks the car
my husband never throws anything away and i'm drowning in his boxes
went to the vet with the cat and she hissed at the whole room
moving on saturday, everything's in boxes. how do i change my delivery address
trying to burn off the holidays one walk at a time
I crack jokes at the counter, sorry. Was it Sam who helped me last time?
i quit cigarettes in 2003 and my coat still smells of them
i panicked because i thought i'd left the stove on, i hadn't
my knife set came and it wont even cut a tomato
my dealer is a guy called morty, he sells vintage cards
pta meeting ran till ten. do you close at eleven
speed dating was a bust but the nachos were nice
My brother rolls better than me. Do you sell one of those little machines?
defending my thesis on wednesday, no pressure
a goose chased me across your parking lot. is he staff
I picked up lilies for the wake on my way here.
my sister's wedding is saturday. how many pre-rolls come in a party pack
end of an era, my favorite diner closed on sunday
my commute is a pain in the neck
I moved here from across the county and nothing is where I think it is.
my remote is dead and the tv is stuck on the shopping channel lol
i buy the same jar every month since i'm a creature of habit
My uncle's punch bowl has a reputation.
laser tag with accounting tonight. what time's last call for pickup
zombie movie night at my place every thursday
quit my job and bought a kiln. do you stock local potters' pipes
se me muere el celular. a qué hora cierran
retired firefighter here. do you have a first responder discount
your line was murder on saturday. when is it quiet
la abuela cumple 80 y baila mejor que yo
Mom and Dad are visiting from Iowa and going to bed at eight. What do you have for one quiet me?
we shot a music video in my garage all night
scared to death of clowns and my office has a clown day
my cousin's coming along and he finds plain ones boring
enterramos al pececito en una maceta
no aguanto la lluvia, vengo empapado
wifi's out and the world is ending at my house. can i order by phone
i'm terrible with apps. can i order at the counter?
my inner child wants a water slide, i'm 51
i speared the last meatball befor my uncle could
zombie marathon tonight. what snacks go with brains
hooked on a baking show, i don't even own an oven
Mi esposa escucha podcasts de crímenes para dormirse.
teacher here, if one more kid says six seven i'm moving to an island
the smoke from the neighbors grill is making me so hungry
my mother in law is dying to meet the dog
Had my eye surgery so my nephew drives me. Does he need an ID to stand in the lobby?
i got dumped by text and laughed. got any funny strain names?
twelve hour shift on the ward done. do you do a discount for hospital staff?
The bridge toll went up and so did my blood pressure, as the joke goes.
My fern looks like it lost the will to be green.
my best freind moved to norway and sends pictures of fish
I'm single again and the bed has so much room.
the pharmacy next to you moved my parking spot
it's criminal how good those donuts across the street are
uber driver told me his life story, it had a goat in it
going fishing with my dad and his sandwiches. do your tins keep water out?
i got choked up at my niece's graduation, blamed the pollen
i got a ticket in front of your shop. where should my sisiter park next time
my landlord hates smoke. what's the least smelly thign you've got
this heat is a headache for my tomato plants
paycheck lands friday, until then it's noodles
i photo bombed a weding by accident and they framed it
I threw my back into shoveling and now the driveway sparkles.
grape tastes like cough drops to me. which gumies aren't grape
the squirrels dug up all my tulips
we're moving on the first and evry box says misc
i like to sit alone on the porch after dark and listen to the frogs
My neighbor stole my parking spot again. Is there street parking by you?
my compass app pointed to the snack bar
i turn 60 on tuesday and i feel like 59
that hit song from the nineties is stuck in my head since monday
I've got a roommate who labels his grapes.
i'm such a lightweight. do you have anything at two milligrams?
The bar exam is behind me at last and I slept fourteen hours.
learned to swim at 58, proudest day of the summer
i found an old grinder in my late uncle's desk. do you fix teeth on those?
jury duty all week. are you open during lunch?
My late husband's rocking chair creaks and I like the company.
a policeman helped me find my hat today
i wore mismatched shoes to a burial, my aunt would've loved it
my role in the musical is third gangster on the left
Hoy fue mi último día en la oficina y me regalaron un cactus.
The smoke alarm and I are in a feud over toast. Do vapes set those off?
Our dryer quit and the porch looks like a flag parade.
just hanging around at the station till my buddy's done
i'm a plumber and my own tap drips
the cops at our block party asked for the salsa. anyway do you have salsa, the infused one
i cried at a commercial about soup
three weddings this summer and i own one suit
odio tirar las cosas a medio usar
solita en el porche con mi café, así me gusta
my late aunt's house is finally sold, what a lot of teapots
I've an hour to kill next door. Can I pick up early?
my grandson robbed me at monopoly
sunburned in the shape of my book
I sat on my reading glasses and now I squint at everything.
burnt the toast agian and set off the smoke alarm, all good
Raccoons broke in to our shed and took the birdseed.
Murder podcasts are my thing when I fold laundry.
I crack bad jokes when I'm in line, sorry in advance.
Missed my bus by a hair and got to see a rainbow.
my wife's favorite is anything with lemon on it
the hospital gift shop where i volunteer sells the best fudge
my phone died twice on the way over here
my designated driver is my sister, she only drinks cocoa
i sneezed in the quiet car and got a look
my pen whistles like a kettle. is that normal
we held a burial for the goldfish behind the garage
college roomates are visiting this weeknd, we're all pushing fifty
My trigger finger is only good for the spray bottle against cats.
i'm three seasons deep in a serial killer show and now i lock the back door
we lost in overtime, depressing. any game day deals for losers
Mi hija me lleva porque me operaron del ojo. ¿Hay rampa en la entrada?
Teacher appreciation week and I got a mug. Do you have a teacher discount?
examen de la maestría mañana, tengo 33 y canas
new apartment, no smoking on the balcony. what edibles would you start with
Twelve hours in the ER and all I want is a couch, I work there.
grandparents' anniversary on sunday, they're both in thier eighties. do you gift wrap
my sink's tap came off in my hand. so i'll be late, can you hold the order till seven
a seagull mugged me for my fries
i threw out the box by mistake. how much was in each piece?
We carpool, and the guy at the wheel only likes mints.
Dropped my phone in the lake. Can I show a paper copy of my order?
my ex is catering the wedding, dont ask
laptop is at 4 percent so i may vanish
My license photo looks like a mugshot and everyone says so.
My cousin's 29 and new in town. Does he need to sign up for points on his own?
we hung pictures all weekend and not one is straight
my border collie herds the guests at every barbecue
my grad school roommate is fourty and irons his socks
Stuffed from my aunt's pie. Do you have mints and nothing heavy?
Our friends from Maine came by for lobsters, and now they're in bed by eight.
my new jeans bled blue all over the sofa
my pill box has a dinosaur on it because my grandson picked it
I'm shooting the breeze with your greeter while my sister parks.
My spreadsheet crashed and took the fantasy league with it.
I keep my vitamins in an old film can.
a tree fell on our fence, nobody hurt, just splinters and swearing
Grandpa tells the same war story each thanksgiving and we love him for it.
my printer ate my coupon. does the code work on my phone too
the baby sleeps at my mom's tonight. is the bubble bath stuff in stock?
my barista drew a skull in my foam lol
Our flight was canceled so we had a picnic at the gate.
Soy enfermera y salgo del turno a las siete.
I coach little league and we lost nineteen to nothing.
my daughter drives me on saturdays since my eye surgery
we're running a murder mystery dinner and i'm the butler
my train's late again. until when can i still pick up
i'm officiating a wedding and forgot both names in rehearsal
i charge my vape next to the toaster and my wife laughs
I smashed my favorite pot, a clay one with a basil in it.
my head's spinning from the new tax software
unpacked the last box and it was full of other boxes
I teach seventh grade, so yes, I have earned my weekend.
i retire in nine days. do you have a senior discount?
RIP my favorite mug, 2009 to this morning
I'm a butcher so no, I don't faint at the sight of much.
My shift on the ward ends at seven and I'm off till Sunday.
I'm the corpse in our community play. Do you sponsor theaters?
my card got declined at lunch, embarrassing. is there an atm in the store
im broke after three weddings this summer. which day is the discount?
my voice is gone from cheering. can we do this by text
my pasta is a crime according to my italian mother in law
they closed the bridge again so i'm on the long way round
dad would've been 90 today so we're eating pie. do you have a pie flavored gummy?
We split the record collection down the middle and I kept the Motown.
i fell in the lake with my hat on and everybody filmed it
my third ex husband came to fix my gate, we're all friends now
had laser eye surgery so my roommate has the wheel this week
I sat on my pre-rolls and now they're pancakes.
I'm high up on the ladder of the bowling league.
My ex still has my loyalty number. Can I get a new account?
my wife sleeps through murder podcasts. do you still have those lavender mints?
came back from my trip yesterday and the fridge is bare
this gray weather makes the whole office yawn
I fell for a guy who collects spoons.
granny wants to know what all the fuss is about, she's 78 and curious
I nearly died laughing when the priest's phone rang.
my parents are here from ohio, they only want the beach. wich of your stores is closest to it so i can duck in for myself
Wiped out from moving a piano with two cousins who were no help.
We play a spy game on Fridays and I'm always the traitor.
first day at my new job and i survived. whats a fun treat for about twenty
I'm cracking eggs for sixty at the church breakfast tomorrow.
my back's cranky from shoveling snow. is your lot plowed
ice fishing is just sitting in a shed with friends
i'm falling for your budtender's taste. what did she put on staff picks
Been shooting film since college, the kind with sprockets.
my car batery died at the drive in so we watched both films
My license expired on Tuesday and the new one's in the mail. Will you take a passport?
we're hanging lights on the deck. which drink cans are six to a pack?
The reception after the funeral had the best meatballs.
The puppy ate one shoe, always the left one.
I was robbed, that touchdown was good.
i fly a crop duster in summer, winters i whittle
Can't stand the heat in this town from June to September.
I'm on the other side of the bridge. Is there a delivery fee for that?
Got the flowers for the wake, now I just have to find the church hall.
something eats my lettuce and i suspect the rabbit next door
broke till payday. anything under ten bucks
i dodged a bullet, my blind date brought his mother
My husband hunts ducks, I hunt bargains.
the ceiling is so high i need a pole for the bulbs
The firehouse chili cookoff is on Saturday and I judge it.
my book club's on ghosts this month. do you have cocoa or tea with a bit in it
dead tired after work. what do poeple like for a lazy evening
my job is at a cemetery, the colleagues are quiet
maestro de secundaria, con eso lo digo todo
I was handed a flyer at the market. Is the twenty percent still good?
my team got slaughtered at bowling by a league of nuns
my barber cut my bangs crooked and calls it french
I've got a splitting headboard, my bed fell apart at midnight.
Odio la lluvia. ¿Entregan en la calle Olmo?
my choir sings at funerals so i've got a black dress in every size
the dragon burned our whole party on turn two
fire drill at work so im out early. can i get my order now?
sin un peso hasta la quincena, así es la vida
my best freind gets married on saturday and i'm the one with the speech
my ex wife and i still share a streaming account and a grudge abuot lasagna
got slaughtered at bowling by nuns. whats good for bruised egos
i cracked my phone screen on day one
got locked in an escape room with my boss, best team day ever
the market crashed my retirement party mood but the cake helped
hanging with friends tonight, all of us in our forties. whats good for a board game
the boiler died so i wear two hats
you folks are killing it with that window display
i shoot weddings on saturdays and babies on sundays, with a nikon
my oldest is 25 and got me a gift card. how do i check what's on it
My cousin is 43 and still brings a pillow everywhere.
i have to jump on a call in ten
my sisiter in law drove up from oregon with a trunk full of pears
ando inflando globos desde las ocho de la mañana
Mi border collie quiere pastorear a las visitas.
drowning in emails so be short. is my order ready
i bought fake blood by the gallon for the haunted barn
Hate throwing out glass. Do you take empty jars back?
crashed at eight last night with my boots on
I'm a substitute teacher and today I was gym, french and lunch duty.
The taco truck by you is the bomb. Is it there on Fridays?
crashed my kart into a banana peel again, video game i mean
my aunt left me her hat collection. do you ever have a hat night
can't stand the rain. do you deliver to elm street
spent the morning blowing up balloons and i'm lightheaded and laughin
mi ex se quedó con la tele y yo con la paz
I burned my thumb on a skillet years ago and it's still a bit shiny.
my puppy chewed my rolling papers to confetti
I'm 28 but my back is 70, says my chiropractor uncle.
She left me for a yoga teacher and I kept the bong. Which cleaner works best on glass?
my neighbor practices bagpipes and i've made my peace with it
I'm in a walking boot till the tenth. Is there a chair while I wait?
blew up ninety balloons for my niece's shower. do you have something for tired cheeks, a lollipop maybe
the roof leaks right over my chess board
i work the box office and heard the same musical 200 times
escape room with the team and then my couch. how late is pickup
last day of vacation and it's pouring of course
Locked myself out in my bathrobe this morning and met all the neighbors.
I retire in nine days and I've counted the hours.
Bad hip, new cane, my brother at the wheel. Do you offer curbside?
kids bithday in the yard till four, then the grown ups get their evening
Bit the bullet and bought the good mattress.
my skeleton needs a hat. do you sell beanies?
he's a straight shooter, my dad, he told me my beard is ugly
my nieghbor is a retired cop who grows prize roses
clearing out mom's attic, box forty. do you buy vintage pipes
i was a court clerk for decades, i've seen some hats
i teach fourth grade, pray for me. what's your mellowest pre-roll
My printer and I are no longer on speaking terms.
just sold my truck. do you have a bike rack
forgot my wallet on the bus. do you take apple pay
My sister's a lawyer and says I need the receipt. Can you print it again?
The tv died right at the penalty kick.
Lemon is my whole personality. Which strain smells most like it?
tripped over my own cat this morning, we're both fine
i burned my thumb on a skillet years ago so i hate lighters. what doesn't need a flame
kid's birthday in the yard till five, then it's adults only. what would you set aside for after they've gone home
i'm writing a thriller and need a shop name. may i use yours
My chili's a bomb, the good sort.
got dumped by text, the grammar hurt the most
Laser tag with the office, accounting took no prisoners.
I've been babysitting my sister's ferns all month.
I play shooters online with my brother, he's terrible and loud.
I take the ferry because I hate crossing that bridge at rush hour.
my twins start kindergarten on mondya and i'm the one weeping
my wife falls asleep to murder podcasts and i lie there wide awake
I drive a forklift in my dreams now, I just quit the warehouse.
the depression era quilt my gran made is on my couch
hit the sack at nine like a wild man
my kid's teacher wants fourty cupcakes by friday
I worked a double and I'm wiped. Which indica flower's on sale?
The puppy chewed up my shoe and my coupon. Could I get the coupon again?
bombed at opne mic night and got a pity clap
Archery class tonight, I mostly hit the grass.
the last night in our old apartment, just us and a mattress
We're watching all the old zombie films in order, there are so many.
My stepson is 30 and beat me at arm wrestling.
i choked up when my brother saluted the lunch lady
I love a campfire, I hate the tent.
The card dealer at the casino wished me better luck in love.
My roommate's goldfish got a funeral with a shoebox and a trumpet.
i speed read the whole series in a weeknd
my divorce is final and i got the good blender
end of the week at last. what's the friday special
the tow truck guy and i are on a first name basis
The eye doctor says no wheel till next week so my husband's chauffeur today.
my alarm clock passed away, it rang for thirty years
soy bombero jubilado. hay descuento para nosotros
I'm off duty and out of uniform. Can I pay by card?
had cataract surgery last month and my niece takes me around
Busco una bomba de baño para mi esposa. ¿Hay de lavanda?
my wife drives becuase i get lost in my own driveway
going through mom's attic this weekend, box forty of ninety
se cayó el internet y en casa parece el fin del mundo
the old oven scar on my wrist is from my baking days
estoy muerta de cansancio después del trabajo
My wife's maid of honor fainted, no wait, that was the cake.
i play a drunk in our village play, i only drink tea
the wedding dj played only polka and it was perfect
I sat on my pre-rolls. Do you have them in a hard tube?
the kids are at thier dad's this weekend. whats good for a sofa and a film?
i went to the gym once and now everything complains. do you carry balms
My husband sits in the car with his crossword. How long does pickup take?
dropped my pen in the soup. do you sell just the battery part
i wait tables and a guy tipped me in stamps
somebody swiped my lunch at work. do you sell any snacks without thc
basement flooded in march and took my glass. what do your cheapest bongs cost?
my heart skipped when i saw that vintage couch at a yard sale
happy tears all morning, my daughter passed her boards at 29
The cops came to our party and asked for the salsa recipe.
bored to death at my cousin's slideshow
first day at the new job and i called my boss mom
that sale was a killer. will it come again
nothing goes right today, even my toast landed butter down
my bike got a puncture right outside your door
i high fived a stranger at the game and we're pals now
My neighbor cracks walnuts at dawn, with a hammer.
my last nerve is on strike because of the drummer upstairs
the storm took my umbrella. is it still safe to order delivary tonight or are drivers off
dad and i went fishing and caught a boot
left my lighter at a weding again
my son's in the school play as a tree
Getting married in a barn and the bar is dry. Which seltzers come by the case?
We're watching every zombie film in order. Do you have popcorn edibles?
It's my nephew's fifth birthday on Sunday so I'm up to my neck in balloons.
My storage unit is full of things I swore I needed.
My boss set off the sprinkler with a birthday candle.
Withdrawals from my bank account are my favorite sport, kidding.
left my id in my other pants so i walked back home for it
spent the mornign at a recorder concert, third graders, no mercy
they fixed my shoulder in march and my dad parks for me
drove for a delivary firm thirty years, now i sit
got carded at 52, made my day. do you scan it or just look
she killed it at karaoke, i just held the tambourine
the in laws stay till tuesday, pray for my coffee supply
my border collie needs two hours of walking. are dogs allowed in the shop
I've got three dead batteries in a drawer and no idea which one is which.
Leg day was a mistake. Where in the store are the topicals?
my rolling skills are a cry for help, according to my brother
i need pliers for those safety caps, my hands are stiff from knitting
i nuked my leftovers too long, they're a weapon now
My jury summons came the same day as my vacation approval.
mi hermano es bombero y le tiene miedo a las palomas
hiked nine miles and met one very rude goat
i got photo bombed by your mascot. where do i post it
cousins from michigan are on our floor, eleven poeple one bathroom
Choir practice till nine. Do you have throat lozenges, just the plain honey ones?
the group chat blew up over pineapple on pizza
my goat ate the neighbor's hat
House to myself tonight. What pairs with a record and a rocking chair?
i caught a bass as long as my arm, nobody took a picture
Pulled weeds all morning, the garden kind. Where do I find the balms?
i drive an ambulance for a living so i take the bus for fun
i nearly passed out candy to the wrong trick or treaters, they were the mailmen
A seagull took my fries outside your door. Is there somewhere to sit inside?
the hot sauce my brother made is pure evil
grandma flew in from florida and reorganized my spices
La feria de ciencias de mi hijo es el jueves y a mí me tocan los tamales.
my dog tore up the couch while i was at work
alone at last, the in-laws flew home this morning
i've only ever tried the mints, i'm a timid soul
somebody swiped my lunch from the office fridge again
I choke up at the end of that dog movie every time.
our honeymoon got rained out so we learned backgammon
i overdosed on cat videos this weekend
my flashlight was dead so i found the fuse box by feel
home from the cruise and the floor still sways
my husband eats the sour ones and makes the face each time
el gato tiró mi pipa de la repisa
I'm killing an hour while they change my tires next door.
The storm took my patio umbrella to the next county.
phone's dead so i'm typing this on my wife's tablet
I sliced lemons for the church fair till my fingers puckered.
Mi hija me trae los sábados porque me operaron de la rodilla.
I roll cones like a bear with mittens.
I paint houses and my hair is currently eggshell.
the crack in our driveway looks like italy
lighter ran out in the middle of my porch time
me corté el pelo yo solo y parezco escoba
we're blasting old disco until the neighbors join in
i go overboard with chocolate. do you have it in single pieces
im a night nurse and my friday is your tuesday
been welding since dawn and i smell like a penny
The burial is at ten and then I have the day off. When do the lunch deals start?
my band had one hit and it was in denmark
the new manager is a tyrant and loves spreadsheets
I work the bakery night shift. Do you open before nine?
Flat broke after Christmas, as is tradition.
Lost my receipt in the move. Can you still look up my order?
fridge is dead so no chocolate for me. which edibles don't melt
cut my own hair in the kichen, never again
a bear ate our cooler at the campground last year, true story
boring flavors put me to sleep before anything else does
perdí los lentes y no leo el menú. cuál es la más barata
My ficus dropped every leaf the day I paid for it.
drowning in emails, 900 unread
i'm a teacher, i've graded ninety essays about the same book
My set at the comedy club killed, three people stood up.
im drowning in zucchini from the garden, please take some
I've got butterflies, my old college friend is landing tonight.
I fix phones all day. Why does your app freeze on the cart page?
my grass needs mowing and my mower needs a miracle
We went to Iceland and I'm still finding lava pebbles in my socks.
I fix phones and mine is cracked from edge to edge.
the ump robbed us blind last night
I toured a haunted hotel and the only scare was the bill.
i gave up coffee for lent and my coworkers want me back on it
My phone is blowing up with wedding texts.
sugar is my only vice and i mean it
I never liked the taste of grape, blame cough drops.
laid off in june, hired in july, exhausted in august
got sniped by a twelve year old online again, i'm 40 and humbled
Nos mudamos el lunes y no encuentro ni una cuchara.
i lost my voice cheering at the game so chat is perfect
ahogada en correos del trabajo, qué semana
i quit cigarettes in 2003. which vape doesn't taste like ash
my nieghbor stole my newspaper for years and then said sorry with a pie
I'm a florist and wakes are my busiest mornings.
i'm alone on the porch most nights. which pre-roll is small enough for one person
bridge is closed till noon. can i move my pickup to one
we buried the goldfish with honors. anyway do you have lemon drops back in
a bat got in the attic and my husband put on a hockey mask
i did leg day and now stairs are the enemy
we've got mice and a cat who's a pacifist
i'm being stalked by a goose in the park
That hit song was playing in your store on Sunday. Which station is it?
my grandma is 81 and calls every gummy a candy bear
burning calories all week. which edibles have the least sugar
my lighter cracked in the cold. how much is a new one
my wife has the wheel today. is there parking behind the store
The border collie needs two hours of walking before I get to sit down.
we scattered dad's ashes at the lake last summer and told jokes all day
I don't have a car so my neighbor takes me every other week.
I'm a criminal when it comes to eating the last cookie.
looking for a bath bomb for my wife. do you have the eucalyptus kind
Bees moved into our mailbox so we don't get bills.
i talk to my orchids, they don't answer, it's fine
The science fair ate my whole budget in glue. What's under fifteen dollars?
Mi primo de 40 dice que las normales aburren. ¿Qué sabores raros hay?
there was a blackout last night so we played cards by candle
I crashed on my sister's couch and woke up under three cats.
My sister makes bath bombs that smell of cereal.
My son won second place at the science fair with a potato clock.
we're taking a road trip along the coast, my wife at the wheel
visited the old prison island on vacation, great gift shop
nos mudamos el lunes. cómo cambio mi dirección
my boss is a slave driver about commas
I got fired from a band I started.
that spicy ramen nearly finished me off
I could sleep through a parade and have done so.
everyone thinks im a student, im 36 and bald under this hat
i nearly cried when the bakery ran out of rye. do your cookies come in oatmeal?
Those stairs up to my flat will be the death of me, says my mother.
my nephew shoots hoops in the driveway until the streetlights go on
our ghost tour guide fell asleep on the tour
I don't drive anymore. Which bus stops near you?
Grandpa says the jars are too hard to open. Do any have easy lids for old hands?
my last final is on mondya and im 31. can i schedule a pickup for tuesday?
cant go on with this diet, there was cake in the break room
my youngest just moved out, i have a craft room now
hanging with friends on the roof tonite
the baby finally sleeps through, so do we
My daughter is my driver today, she's waiting in the car with her knitting.
Today was my last day at the job after nineteen years.
forgot my wallet at home so i'm just looking today
the babysitter is booked so date night is on, she's got the kids at her place
I'm a bartender so I listen for a living.
I play shooters on the sofa till ten. What's a good low dose drink?
it's the end of the week and i'm done with poeple
i work in a hospital kichen and dream of trays
Back from Iceland with empty pockets. Got anything at half price?
I wreck every car in that racing game within a minute.
mom and dad fly in from kansas and i've hidden all the laundry
My friend swears by drops, I swear at the bottle cap.
our old lab snores louder than my uncle
exam week in grad school, i'm 27. do you have student discounts for grown ups
My hearing's poor. Can I do everything by chat?
the kids are at thier dads this weekend so it's me and the sofa
the eulogy i gave had three jokes and they all landed
paintball turned me purple. do you have a purple strain to match?
everybody left for the lake so i've got the house to myself
My car's in the shop so I take the tram.
My Halloween costume is a dead battery, which is just me in tin foil.
I overdid it with the garlic last night and slept alone.
Everything is sore from the gym and I only went once.
my husband broke his toe on a lego so i'm doing the stairs
jumping on a call in five. just tell me if you're opne sunday
My knees crack like popcorn when I stand up.
just got my hair cut next door. do you have walk in service now
me muero por ver a esa banda en noviembre
i have ninety essays to grade. whats a nice one for after
my jokes bombed at open mic. got anything called applause
I got sung at by a mariachi in an elevator. What's your weirdest product?
had too much pie at my aunts and couldn't button my coat
i'm such a lightweight that decaf keeps me up
true crime club meets on tuesdays, we mostly eat cheese
my cart leaked in my good jacket
nobody's home till nine and the couch is calling me
My folks are in from Georgia, they're only here for the baby.
my brother's a cop and he buys the bithday cakes, i buy the rest
i hate throwing out half a jar when it goes dry
that batery i bought in spring is dead as a doornail
el perrito me mordió los papelillos. tienen de los largos
i inherited my uncle's hat collection and a ukulele
the weeds in my garden are winning, the bad kind
my character died on the last boss and i threw my snack
so tired after work i ate cereal for dinner
lost a tooth filling to a caramel apple, my dentist is thrilled
My fishing buddy hooked his own hat.
my grandparents have been married 60 years and still hold hands
my basement flooded in march and i still find socks
flat broke till friday. can you hold my order for two days?
my sisiter's driving me around all week. can she pick up my order for me, she's 44
murder podcast and a blanket tonight. which tea has a little cbd
i sold my truck last month and i don't miss it
i shoot weddings, with a nikon. what's good after eleven hours on my feet
What a pain it is to fold a fitted sheet.
our beagle shredded the mail again, coupons and all
broke my glasses, taped them, look like a cartoon professor
we buried my uncle on monday, it was a lovely service with a brass band
I got back from Denver with nothing but a magnet.
my son's science fair runs till six. are you open after that
We're getting married in a barn in October.
`,
  off_topic: `
I killed the wrong process at work. How do I list the ones running in Linux?
My daughter needs a solar system by Monday. What order do the planets come in?
I wreck the car in turn two each time. What's the best setup for Monza in the game?
My jeans bled on the sofa. How do you get dye out of linen?
my puppy chewed my sofa. how do i train him to stop chewing
flat tire this mornign. how do you find the jack in a civic
passing out flyers for our block party. can you design one
My printer hates me. Why's it printing everything in pink?
the science fair judge wants a graph. how do i make one in excel
zombie movie night. who directed the first one from 1968
my cat hates the carrier. how do i get her in
grandma's turning 80. could you write a poem with her garden in it?
I work at the firehouse. What's your best chili recipe for thirty?
Our dryer died. Is it worth fixing one that's twelve years old?
It's raining on my porch. How do I seal the boards against water?
i broke the build on my last day lol. how do you undo a git commit
i crack jokes at work and nobody laughs. tell me one about accountants
My kid has fractions homework and I'm lost. What's three eighths plus a quarter?
my best friend's weding is saturday. write me a toast that's funny
I love murder podcasts. Which one had the case with the lighthouse?
I have to give the eulogy for my uncle. How long should one be?
my son's science fair is thursday. how do you make a volcano that really foams
my folks arrive from georgia at noon. is flight 212 on time?
perdimos otra vez, qué tristeza. a qué hora juega el américa
halloween is my christmas. how do i sew a cape
two shots of espresso and still asleep. what grind should i use for a moka pot
I'm falling for a guy in my pottery class. Should I text him first?
my team got slaughtered on sunday. what's the score of the rematch
road trip along the coast, my wife at the wheel. which towns have the best aquariums
Leg day wrecked me. What's a good split for three days at the gym?
that hit song is stuck in my head. who sang the one with the umbrella
kid's bithday in the yard on saturday. what games work for ten five year olds
jet lagged from tokyo. what time's it there right now?
car battery's dead agian. how do jumper cables go on
Jury duty came the same week as my vacation. How do I postpone it?
Burnt the toast again. How do I turn off the chirp on a smoke detector?
I'm dying to see that band. When do tickets go on sale?
my tomatoes are dying on the balcony. how often should i water them
I've an hour to kill. Give me a crossword clue with seven letters.
how do i make bath bombs at home, the ones with baking soda and citric acid
The bridge is closed again. What's the fastest way to the airport?
im writing a thriller about a heist in venice. can you suggest a title
My laptop battery drains in an hour. Which settings should I change in Windows?
It's my last day at work. Write me a goodbye email to the team.
i'm moving to chicago in may. what does a two bedroom cost there?
Exam week in grad school and I'm stuck. Explain a t-test to me.
we're moving a piano on friday. how heavy is an upright
killing time at the airport. who won the game last night
my thesis is due. how do i cite a podcast in apa
How many calories does an hour of rowing burn? I'm on a kick.
my parents are visiting from ohio. which museums are free on sundays
our quarterback choked agian. who's next in the draft?
raccoons keep robbing our trash. how do i keep the lid shut
My phone died and won't turn on. How do you reset an iPhone?
Mi hermana se casa el sábado. ¿Me escribes un brindis?
I got my hair cut too short. Which styles suit a round face?
my sink's tap came off. which way do you turn the shutoff valve?
my grandparents came from sicily. how do i look up ship records
Sin un peso hasta la quincena. ¿Cómo hago un presupuesto en Excel?
I play the corpse in a village play. Who wrote The Mousetrap?
I got divorced in June. Do I file my taxes as single for the whole year?
i got a parking ticket at my own house. how do i appeal it with the city
i'm a night nurse and want to switch. how long does it take to become a dental hygienist
my aunt makes a killer lasagna and won't share. what's your recipe
end of the tax year and i'm drowning in receipts. which form is for freelancers
the check engine light is on and my brother shrugs. what does code p0420 mean
i burned a pan black. how do i get stainless steel clean
no aguanto la lluvia, va a llover el domingo en monterrey
deer season opens saturday. when's sunrise in wisconsin
bringing food to a wake. what's the recipe for funeral potatoes
I coach little league. How do you teach a kid to bunt?
i can't stand the rain, will it stop by sunday in seattle
My website's dead since the update. How do I center a div again?
shot an 84 on the back nine. how does a golf handicap work
my flight got canceled. what does the airline owe me in europe
mañana es la feria de ciencias de mi hijo. cómo se hace un volcán con vinagre
the fern lost its leaves. does it want more light?
There's a wasp nest by the porch light. Who do I call in Denver for that?
My truck squeals when it's cold. How do I know if it's the belt?
Se me murió la batería del carro. ¿Cómo se conectan los cables?
my nephew is reading macbeth. who kills the king in it
the wifi's down and it's chaos here. how do i restart a router
the border collie won't stop herding the guests. how do you teach her to lie down?
i have to jump on a call in ten. how do i blur my background in zoom
I'm blowing up balloons for a shower. How do you build a balloon arch?
carving fourty pumpkins this year. how do you keep them from rotting?
Dad and I are going fishing. Which knot's best for a lure?
my python script crashed right before the demo. what does indexerror mean
drowning in emails. how do i make a filter in gmail
lost my glasses. how can i make the font bigger on android
My goldfish died and we buried him. How big a tank does a betta need?
red paint is bleeding through the white on my wall. which primer do i need
broke till payday. should i put savings in an index fund or pay off my card first
the bride wants polka. what are ten good polka songs
my character keeps dying in elden ring. how do you beat the tree guard
somebody photo bombed our family portrait. how do i erase him in photoshop?
the boiler quit on us. how do i bleed a radiator
I gave up coffee for Lent. How many days are left till Easter?
i teach seventh grade. can you make me a quiz on the civil war
Our escape room needs a puzzle. Can you make up a cipher for me?
`,
}
