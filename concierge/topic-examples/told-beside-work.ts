/**
 * What shoppers tell beside a question of their work, evenings and hobbies, one a line. Over 300 lines because they are data, a line each.
 */
export const TOLD_BESIDE_WORK = `
third meeting today about the same spreadsheet, unreal
we spent forty minutes deciding what font the memo should be
somebody replied all again and now the whole floor is replying all
my chair at the office squeaks every time i breathe
the quarterly thing got moved so i wore a tie for nothing
im on mute in a call right now pretending to take notes
Half my inbox is calendar invites for other calendar invites.
they put a ping pong table where the copier used to be
our standup lasted so long everyone sat down
stapler went missing, entire department under suspicion
the guy across from me eats carrots like a horse
just finished a slide deck nobody will ever open
boardroom was freezing and the coffee was worse
We have a new mission statement and it has eleven commas.
someone microwaved fish on our floor, morale is low
got cc'd on a fight between two people named Greg
i labeled my yogurt and it still walked off from the fridge
six people on that call and five of them were named chris
casual friday turned into one guy in a full bathrobe
my whole day was naming files final, final2 and finalfinal
the projector picked today of all days to turn everything green
Nothing wakes you up like hearing your own name in a meeting you werent following
twelve hour shift on the ward and my badge reel snapped in the first ten minutes
one of my patients, 91, taught me a card trick tonight
had a kindergartner tell me i look like a potato today, lovely kid
i grade essays on the couch and the dog sits on the good ones
thirty second graders and one recorder each, thats been my afternoon
line cook life, i smell like onions down to my soul
we ran out of spoons at the restaurant in the middle of soup night
Dropped a whole tray of lasagna in front of a wedding party once.
my bus route goes past the same goose every morning and he hates me
a passenger left a tuba on my bus today, a whole tuba
hauled nothing but pillows for three days, lightest load of my career
truck radio only picks up polka past the ridge
the cows got out again so that was my breakfast
Our rooster has decided dawn is at two now.
planted beans all morning and the crows watched like a committee
i pack lightbulbs on the line and ive started seeing them in my sleep
conveyor belt jammed so we all stood around admiring the ceiling
forklift has a horn like a sad duck, everybody laughs every time
hay in my boots, hay in my hair, hay in my lunch
the school play is a week away and our main tree has chickenpox
chef yelled behind so many times today i said it to my wife
picked eleven rows of strawberries and ate at least two of them
nurse humor is weird, sorry about my jokes
substitute teaching gym with a sore whistle finger
fire drill during the math test, kids were thrilled
my tractor starts only if you talk nicely to it
twenty two report card comments left and ive run out of synonyms for chatty
charted for an hour and the system ate all of it
tips were mostly coins today, i jingle when i walk
graveyard shift makes you know every raccoon by name
just me and the humming vending machine from midnight on
breakfast at sundown, thats the night crew for you
i wave at the newspaper guy on my way home and he says morning, i say night
Night shift week three and i have forgotten what noon looks like.
security desk at 3am is mostly crosswords and one moth
the sun came up while i was counting bolts, kinda pretty
blackout curtains are the greatest invention of mankind
my neighbors think im a vampire and honestly fair enough
worked overnight inventory with a guy who whistles one song
day people have no idea how loud they are
swapped to nights and my cat is finally impressed with me
the overnight cleaning robot scared the life out of me again
i eat pancakes at 4pm now, this is who i am
four in the morning is when the printer starts talking to itself
they do a midnight potluck on our shift and the dumplings are unreal
all quiet on the night watch except carl snoring
its funny how a parking lot looks like the moon at 4am
lost an hour to the clock change right in the middle of my shift
my lunch break is at two in the morning, feels illegal
my boss discovered emojis and its been a long week
coworker brought her parrot in and it answers the phone now
manager says we are a family, which explains the shouting
Doug from accounting retired today and cried at his own cake.
my supervisor hums the wedding march when he's annoyed
theres a new guy at work who says ciao to everyone, he is not italian
boss forgot his own birthday so we ate the cake without him
the girl at the next desk got engaged and now we all know about napkins
my team lead calls every monday a gift
had to train somebody today who kept calling me your honor
our foreman sings opera when he thinks the machines are on
work bestie moved to the other building, devastated over here
they promoted the guy who naps, there is hope for all of us
Somebody at work keeps stealing the good mug and i know its Linda.
the big boss walked in right as i was doing my dolphin impression
coworkers made a chart of who says 'circle back' the most, i won
my old boss sent me a postcard with no words on it, just a stamp
the intern fixed in one minute what took us a month
secret santa drew me the ceo, im sweating
two of my coworkers haven't spoken since the bowling night
payroll spelled my name wrong for the fourth year running
bank hold music has been stuck in my head since monday
stood in line at the bank behind a man with a bucket of pennies
the tax form has a worksheet for the worksheet
My accountant sighs before he says hello.
water bill came addressed to my dead goldfish, long story
they mailed me a letter to tell me theyd be mailing me a letter
i owe the state four cents and they are serious about it
found a savings bond from 1989 in a cookbook
the bank letter wished me happy birthday, nobody else had yet
did my taxes at the kitchen table with a ruler like my grandpa used to
three envelopes with windows today, never a good sign lol
my bank closed its branch and opened a slightly sadder one across the street
finally paid off the couch, im a free man
electric company says i live in two places at once
my signature got rejected for not looking like my signature
shoebox full of receipts and one of them is from a carnival
Tax season turns my husband into a poet of despair.
the teller has the same laugh as my aunt, freaky
mortgage guy sent me a fruitcake for some reason
i balance my checkbook with a pencil, call me old
the internet bill comes with a newsletter now, i hate that i enjoy it
coin jar finally got full, took eleven years
got called for jury duty and they sent us all home by lunch
juror number nine brought knitting and made half a sleeve
the judge had the best reading glasses ive ever seen
Sat in the courthouse for six hours to say my name once.
contested a ticket from a meter that was upside down, i won
jury room has one magazine and its about trout
my cousin got sworn in as a bailiff, whole family showed up in suits
courthouse metal detector really dislikes my belt
they picked the jury without me, slightly insulted
small claims over a hedge, my uncle lives for this stuff
a lawyer sneezed so hard today the court reporter typed it
i was the alternate juror, basically a benchwarmer with a badge
traffic court is better than television some days
jury summons came for my cat again, second time this year
the other jurors and i still meet for bowling
witnessed a signature today and felt very important
parking at the courthouse took longer than the hearing
notary stamped the wrong page and said a very small curse word
city hall line wrapped around the statue today
the clerk downtown has a cactus named after the mayor
they renamed our street and now nobody gets mail
I went to a town meeting about one bench. Two hours.
dog license renewed, he was not grateful
permit office sent me to window 4 which sent me back to window 2
city finally fixed the pothole we had named Kevin
a guy proposed on the steps of city hall while i was paying for trash stickers
zoning board argued over my neighbors windmill till ten
the town clock has been wrong since august and everybody just adjusts
they want to paint the water tower like a peach
got my number at the records office, it was 212, they were on 9
mayor waved at me from a parade car once and i still bring it up
public works guys waved back at my kid, made his year
our town has one traffic light and it broke
wedding license people are way more cheerful than the parking people
they planted tulips at the roundabout and someone took only the yellow ones
the council livestream had nine viewers and i was two of them
returned a library book eleven years late, they just laughed
the librarian saves the good crime novels for me behind the desk
fell asleep in the quiet room and got woken by applause from story time
Someone left a pressed fern in the atlas i borrowed.
our branch library has a cat with its own card
a man was shushed so hard he left the building
large print is the best thing that ever happened to me
they let you borrow cake pans from the library, what a world
i was number 84 on the hold list for that novel, now im 3
library printer ate my boarding pass once and i never forgave it
book return slot closed on my scarf
the microfilm machine made me seasick but i found my great grandma
my kid asked the librarian for a book about nothing and she had one
somebody penciled tiny mustaches in every picture of the history book
overdue by a day and i felt like a fugitive
reading room radiators clank in rhythm, its almost jazz
they stamped my hand instead of the book, long day for everyone
summer reading club started and im competing with eight year olds
went to the train museum with my dad, he explained every bolt
the guard at the art museum told me he prefers the cafe
dinosaur hall smells exactly like when i was seven
I leaned on something at the museum and it was the exhibit.
saw a two thousand year old spoon today, looks like mine
free museum sunday means strollers as far as the eye can see
there is a museum of pencils two towns over and i have been twice
modern art wing had a pile of chairs, turned out they were just moving chairs
we did the wax museum and my aunt greeted a statue
the mummy gave my nephew nightmares and now he wants to go back
audio guide was stuck in german but i went with it
gift wing had more people than the paintings
planetarium seats lean back so far i missed saturn entirely
My favorite painting got moved to the basement for cleaning.
school trip today, sixty kids and one very old vase, nothing broke
i spent an hour with one tiny dutch painting of a lemon
the aquarium octopus was hiding again, third visit in a row
submarine tour was lovely until the tall guy forgot to duck
that one song has been in my head for six days straight
our drummer moved away so now we use a shoebox and a spoon
went to a concert and the guy in front of me was nine feet tall
Found my old mixtapes and not one of them has a label.
the band across the street only knows half of one song
my choir is doing latin this spring, nobody knows what we are saying
saw a tribute band that was better than the real thing, i said what i said
accordion night at the hall was packed, believe it or not
my record skips right at the good part every time
karaoke last night, my voice sounds like gravel
dad has started whistling harmony to the microwave
garage band next door broke up loudly and got back together by dinner
i cried at a marching band, dont know why, they had hats
three encores and then the power went, what a show
Polka is seriously underrated and ill die on that hill.
forgot the words at the anthem and just moved my lips
the wedding dj played the chicken dance four times
our church organist slips movie themes in and nobody notices but me
my vinyl shelf collapsed but only the christmas albums suffered
heard my own ringtone in a symphony today
old jazz on the radio and rain, thats my whole mood
the triangle player had one note all night and he missed it
learning the banjo late in life, the neighbors are being brave
snapped a guitar string and it got me right on the nose
our piano has one dead key and its always in the song i want
My daughter picked the trombone. We are all bracing.
harmonica fell in the dishwater, sounds better now
bagpipes next door are warming up
tuned the fiddle by ear and scared the dog
got grandpas clarinet out of the attic, the case had a mouse in it
calluses finally came in on my fingers, feeling like a rock star
i can play exactly one song on ukulele and its happy birthday
the cello takes up a whole seat on the train, people get used to it
drum kit in a flat above a ballet school, it works out somehow
violin recital went ok apart from the sneeze
piano tuner came and stayed for tea and two hours of gossip
kazoo band practice is more serious than you would think
my bass amp picks up taxi radio, i know everybodys business
the mandolin has been in its case so long it should pay rent
banged my shin on the xylophone in the dark, very musical
bought a metronome years ago and it still bullies me
the school tuba has a dent shaped like my brother
watched the finale last night and im still not over the dog
three seasons in and i only just realized theyre twins
fell asleep before the murderer showed up, as usual
My wife and I have a no skipping ahead pact and i broke it.
that new space film is two hours of a man looking out a window
my roommate talks through every movie, every single one
i watch the baking show and then eat cereal
old westerns all weekend with my grandpa, he knew every horse
they cancelled it on a cliffhanger, i want justice
subtitles have ruined me, i read people now
drive in movie was fogged out so we just listened
Rewatching the one with the submarine for the ninth time.
cried at a cartoon about a snowplow, moving on
the twist was that there was no twist, genius or lazy, cant tell
popcorn kernel has been stuck in my tooth since the matinee
my mother calls every actor 'that fella from the boat one'
we paused it to argue about a lamp in the background
the sequel had none of the charm and all of the explosions
horror film with the lights on and a pillow, thats how i do it
the kid picked the same penguin movie eleven nights running
my soap opera killed off the doctor and brought him back by thursday
season two dropped and so did my productivity
finally beat the lava boss after nine days, hands still shaking
my nephew destroyed me at racing games again, he is six
built a castle in the block game and a creeper took the east wing
Lost a forty hour save file. Observing a moment of silence.
my farm in the game looks better than my actual yard
stuck on a water level, its always the water level
got called grandma in voice chat by a twelve year old, fair
controller drifts left so my guy walks like my uncle
i only play the fishing part of that huge dragon game
tetris champion of my dorm, 1994, still list it on my resume
update is at 99 percent and has been since lunch
my whole guild logged on for one guys birthday, it was sweet
rage quit solitaire today, new low
pinball machine at the laundromat has my initials on top
died to a chicken in that game, an actual chicken
the kids taught me a dance from their game and i pulled something
unlocked the secret hat, life complete
still scared of the haunted mansion level
chess app says my rating is 'developing' which is polite of it
speedran the first level so fast my thumb cramped
grandma flipped the monopoly board, thats twice this year
lost at scrabble to a word that i swear isnt real
we have been playing the same game of risk since thanksgiving
My bridge partner sighs in three different keys.
somebody always hides the thimble in our set
gin rummy with the neighbors got heated, there was pointing
the dog swallowed a checker so we use a button
catan ended a friendship at our table last night, over sheep
poker face is not in my genes, i giggle
puzzle is done except the one piece, naturally the sky
uno rules in my house are basically constitutional law
played go fish with my niece, she cheats beautifully
dungeon master put us in a swamp for three sessions
i shuffled so fancy the cards went in the soup
cribbage sundays with dad, he still pegs faster than i can count
dominoes at the park, those old guys are merciless
yahtzee on the first roll and nobody was in the room
trivia night, we came second to a table of actual geography teachers
charades got weird when my uncle did the whole bible
the jenga tower fell from somebody closing a door upstairs
chess in the park with a man who names all his pawns
my crime podcast hosts went on vacation and im lost
reading a 900 page book about salt, its gripping actually
Our book club hasnt discussed a book since march.
stayed up with a thriller and then checked every closet
audiobook narrator does all the ladies in the same squeaky voice
i listen at double speed and now real people sound sleepy
finished the trilogy and theres a fourth one, what a scam
dropped my paperback in the tub, its twice as thick now
my podcast has four listeners and three are my sisters
found a love letter in a used book, addressed to a Harold
started war and peace again, page 40, personal best
history podcast guy pronounces everything like its french
page 212 is missing from my mystery, you couldnt make it up
the poetry reading had more poets than chairs
my bookmark is a bus ticket from 2003
sister wrote a novel and im clearly the annoying neighbor in it
i read the last page first, always have, no shame
comic book shelf finally gave out at the letter S
signed copy came signed to somebody else
There is nothing like the smell of an old paperback.
the ghost story podcast in the dark laundry room was a mistake
knitted one sock, lost the will for the second
my scarf is nine feet long because i forgot how to stop
cat got into the yarn and now its modern art
Dropped a stitch back in row six and noticed in row ninety.
made a dish in pottery class, its technically a volcano
the kiln exploded my frog but spared everyone elses
clay under my fingernails since tuesday
my mug leans to one side like its listening
built a birdhouse and a squirrel moved in before i painted it
measured twice, cut wrong anyway
sawdust in my coffee again, adds body
carved a spoon and my wife thought it was a canoe
quilting circle gossip is a national resource
i crochet hats for my eggs, yes really
sanded that table for three weekends and the first thing on it was a hot pan
the glue gun won today
my dovetails have gaps you could mail a letter through
sewing machine makes a noise like a tiny helicopter
made candles with the kids, the kitchen floor is now very smooth
embroidery thread everywhere, even in the butter
wove a basket that holds nothing smaller than a melon
whittled a bear that everybody calls a nice dog
cross stitched my sister a swear word with roses around it
the lathe threw a chisel handle across the garage, everybody fine
beads all over the carpet, ill be finding them till im eighty
knit night ran late because of a heated debate about buttons
painted the hallway a color called whisper and it screams
my watercolors keep turning into mud but peaceful mud
dipped my brush in my tea again
Tried to paint my mother. She isnt speaking to me.
the life drawing model sneezed and we all drew it
got teal paint in my eyebrow and went to a funeral like that
i do little oil paintings of toast, it calms me
art teacher called my tree 'brave'
the cat walked over the canvas and honestly improved it
paint by numbers, and i still ran out of 14
mural on our street is finally done, its a giant heron
my sky came out purple so now its a sunset
stepped back to admire it and stepped in the tray
hung my first picture crooked and now its the style of the house
three coats and you can still see the old dinosaur wallpaper
sketched strangers on the train till one of them sketched me back
my nephew's portrait of me has five arms, im flattered
the smell of turpentine takes me right back to college
took 400 photos of one heron and he blinked in all of them
lens cap was on for the whole parade
My uncle still does slide shows with a clicker.
found a roll of film from 2001, turns out its all thumbs
staff badge picture makes me look like a wanted accordionist
wedding photos came back and somebody's kid is picking his nose in every one
stood in a field at dawn for the fog, got a cow instead
my tripod has two good legs and an attitude
the darkroom timer broke so we counted out loud together
family portrait day, nobody is speaking now
seagull photobombed the engagement shoot
school pictures today and he cut his own bangs last night
i take a picture of the same tree every morning, year four
sunset was ridiculous and my phone was at 1 percent
the moon looks like a crumb on my camera every time
grandma only frames the blurry ones
caught lightning by accident while photographing a sandwich
dropped my camera in a fountain in front of a tour group
salsa class, i led my partner straight into a pillar
my tango teacher says i walk like a question mark
line dancing at the legion hall, boots and all
The ballet recital had eleven swans and one bee.
split my trousers doing the foxtrot, very gracefully
tap class lives above a dentist, must be fun for them
i have two left feet and both are rented
square dance caller lost his voice so we just milled around
my knees make castanet noises in flamenco class
zumba instructor is 70 and not even breathing hard
did the worm at my cousins wedding, woke up a legend
first dance is saturday and we have learned four steps of it
my daughter's tutu shed glitter over the whole car
belly dance class is mostly laughing at the mirror
waltz is just counting to three while panicking
breakdancing for beginners, the floor is lower than i remember
contra dance tonight, they have a live fiddler and pie
partner stepped on my toe so often we named it
i clap on one and three, my family is ashamed
told my italian teacher i was a tomato by accident
duolingo owl is mad at me again
Finnish has fifteen cases and i have met two of them
i can say the horse eats an apple in five languages, nothing else
my accent is apparently 'belgian pirate'
rolled my r so long the class clapped
learning sign language with my mom, she is way quicker than me
japanese homework is forty ways to write one squiggle
dreamed in spanish last night but only the numbers
the french oral went fine until she asked about my hobbies
I told a whole spanish family i was very married when i meant tired.
welsh class is just me and two retired vicars
my polish grandmother corrects my polish and then my posture
german words are so long i need a snack halfway
our teacher only speaks portuguese to us and we just nod
called my father in law a spoon in greek, he loved it
vocabulary flashcards all over the bathroom mirror
mandarin tones are kicking my behind
got complimented on my english today, its all i speak
went back to school this fall and the kids call me professor
algebra has changed since i last hid from it
Midterm on thursday and my highlighter just died.
passed my anatomy exam by one point, ill take it
my study group is me and a very judgmental parrot
writing a term paper next to my son writing his
statistics is making my hair grey in a normal distribution
got my ged in the mail today, put it on the fridge
the lecture was recorded so i watched the professor eat a bagel for nine minutes
forty pages on soil left and i cant tell clay from loam
failed the practice test so well they thought i did it on purpose
i color code my notes and learn absolutely nothing
citizenship test went great, i even knew the rivers
First A of my entire life and it was in geology.
real estate exam had a question about a moat
citation formatting will be the end of me
our prof calls on whoever is chewing
night school has the worst chairs in the county
thesis is due friday, currently its a title and a nice border
chemistry finally clicked in the shower of all places
the exam room clock ticked like a bomb in a cartoon
my laptop bluescreened in the middle of a sentence about backups
computer decided now is a great time for an update
spilled soup on my keyboard so the letter p is optional now
37 tabs open and one of them is playing a trumpet
My mouse pointer went left and never came back.
hard drive makes a noise like a tiny coffee grinder
typed my password in the chat with my boss, wonderful
the spinning wheel and i have become close
it guy said turn it off and on, and darn it that worked
autocorrect changed my name to Barbed, its Barbara
i lost the whole novel chapter because of a sneeze and a shortcut
laptop fan sounds like its cleared for takeoff
froze on the ugliest possible frame of my face in that video call
captcha has me doubting what a bicycle is
cloud storage says its full of pictures of my own feet
password must contain a capital, a number and apparently blood
wifi only works if i stand next to the fern
mom downloaded a toolbar again, we have eleven now
my spacebar sticks so ifitlookslikethis thats why
cat sat on the keyboard and sent my aunt forty semicolons
tablet screen cracked in the exact shape of italy
printer says its out of cyan, i am printing in black
paper jam in tray 3, we only own one tray
The office printer prints everyones secrets and not my one page.
kicked it gently and it printed a page from last october
it printed my whole email header and only half of the joke
ink costs more than my first car i swear
my printer only connects when nobody needs it
someone sent 300 copies of a lost cat poster to the wrong floor
photocopied my tie again
the scanner scanned my thumb and called it a document
pc load letter, the movie had it right
tried to print a map and got a single dot, dead center
threatened the printer with the window and it started humming
label maker has gone to my husbands head, the cat is labeled
3d printer made a lovely bowl of spaghetti out of my chess knight
the fax machine at work rang today and we all gathered around it
toner on both hands and my forehead
my smart speaker laughed at nothing at 2am
lights in the hall turn on when the dog barks now
The robot vacuum got stuck under the sofa and cried for help.
told the thermostat good night and it said it didnt understand
doorbell camera caught me singing to a recycling bin
my fridge sends me messages about its own door
the speaker thinks my name is Pam, ive given up and im Pam
smart bulb went purple and now dinner looks haunted
the vacuum ran over a birthday cake, grim scene
my watch congratulated me for standing up
alexa and my mother in law do not get along
curtains opened by themselves during my shower, hi everybody
the toaster has bluetooth for reasons no one can explain
automatic cat feeder jammed and the cat filed a complaint on my face
voice assistant started reading me a recipe for goose in the middle of a wake
bathroom scale talks now, out loud, to the whole house
i set a timer named eggs and forgot which eggs
smoke alarm chirps every forty minutes just to stay in touch
garage door opens whenever the neighbor changes channels
our sprinkler app got hacked or it just hates the mailman
elevator stuck between four and five with a man and his cello
seven floors up with a watermelon because the lift is out
The elevator in our building says 'going up' in a sad voice.
some kid pushed every button and ran
i count the stairs out loud, 43, always 43
the lift music is a panpipe version of a metal song
escalator ate my shoelace, very dramatic rescue
new mattress versus spiral staircase, the staircase won
shared a very long elevator silence with my ex
elevator mirror lighting is a crime
third step creaks so the whole house knows about my midnight cheese
my building fixed the lift and threw a little party for it
took the stairs to be healthy, regretted it at two
the landlord put a plant in the elevator and now people ride it for fun
doors closed on my scarf and it went to nine without me
someone left a chair in the lift, everybody sits now, its nice
forgot what i came upstairs for, twice, so im well exercised
four flights with a pram, arms like a sailor
the stairwell smells of soup and wet dog today
leaf blower outside, been going since the dawn of time
Somebody is learning drums upstairs and not learning fast.
jackhammer started right as i sat down
car alarm has been singing for an hour, i know the chorus now
my upstairs neighbor bowls indoors, i am convinced
ice cream truck is stuck outside with the jingle on
the pipes bang like there is a small blacksmith in the wall
church bells and a siren at once, lovely harmony
dog two doors down barks at the concept of tuesday
garbage truck plays bumper cars with the bins before breakfast
a car with one loud song drove by six times
neighbors are fighting about a sofa, i'm team sofa
wind chimes should come with a license
somebodys vacuuming at midnight, i respect it
my ears are still ringing from the school band
windows rattle whenever the freight train comes through
the fridge hums in B flat, i checked
construction crew next door has a great singer in it at least
fireworks two weeks after the holiday, the dog is in the tub
Even my own chewing sounds loud in this apartment.
power went out and i found out i own forty candles and no matches
lights just flickered, spooky
we ate all the ice cream in the outage, as a duty
The whole street went dark and everyone came out like meerkats.
microwave clock is blinking twelve, its always twelve here
blown fuse because i dared to toast and vacuum
squirrel took out the transformer, rip to that guy
generator next door is louder than the storm was
playing cards by flashlight was honestly the best night in months
my flashlight batteries were in the remote and the remote was in the freezer
four hours with no power and my teen came out to say hello
the streetlight outside only works in daytime
brownout made my record player sing like a whale
powers back, every machine in here beeped at once
charging my phone in the car like its 2009
electrician looked at our fuse box and just whistled
walked into the dark kitchen and greeted a coat
kitchen tap drips in perfect waltz time
plumber pulled a toy soldier out of the drain, mystery solved
the toilet sings, only at night, only one note
Hot water ran out with shampoo still in my hair.
fixed the sink with a hair tie and optimism
our pipe burst and the basement is a lake with slippers floating in it
i plunged for an hour and found my wifes ring, we dont discuss the rest
shower has two settings, antarctica and volcano
under the sink there is a bucket older than my marriage
the plumber has the same name as me so the phone call was confusing
water heater groans like my father getting up
flooded the laundry room, floor never looked cleaner
tightened the wrong valve and watered the neighbors ceiling
bathtub drain is part hair by now
the outdoor tap froze into a very nice sculpture
landlord says the brown water is 'just minerals'
garbage disposal swallowed a spoon, awful concert
theres a wasp in my kitchen and it lives here now
woodpecker started on the gutter at five this morning
a ladybug landed on my screen, good luck supposedly
The crow on my balcony brought me a bottle cap today.
ants found the honey, it was a parade
pigeon walked into the post office like it had an appointment
spider over my shower, we have an understanding
hummingbird just stared me in the face through the window
mosquito got me on the eyelid, i look like a boxer
geese are back and already furious
moths ate my wedding suit, just the left knee
owl outside keeps asking who, none of your business
a bee took a nap in my tulip
robin built a nest in the wreath so we use the back door now
there was a grasshopper in my boot, we both screamed
seagull stole a whole chip right out of my fathers mouth
fruit flies, hundreds, from a single forgotten plum
the swallows came back to the barn, thats spring for me
my bird feeder is really a squirrel feeder lets be honest
crickets in the basement, its like camping but worse
blue jay versus cat through glass, round three
dragonfly on my hat for the whole walk, felt chosen
a starling does a perfect impression of my phone
caterpillar in the salad waved at me
stink bug on the lampshade, im giving him the room
found my keys in the butter dish, no explanation
one sock again, the dryer takes its tax
My glasses were on my head for the entire search.
lost the remote in march and it turned up inside the guitar
keys were in the door all night, good morning neighbors
theres a drawer here with nine single gloves
found a twenty in my winter coat, i feel like a king
misplaced my tea, its somewhere in this house going cold
the missing puzzle piece was stuck to my elbow
wallet was in the fridge next to the mustard, naturally
left slipper vanished in april, no ransom note so far
dog had my earbud in his bed like an egg
dropped a contact lens on a patterned rug, so thats my evening gone
finally found the good scissors, inside the box i needed scissors to open
my ring was in the flour, could have been a very romantic muffin
got given a key finder and lost it by supper
all my pens went wherever hair ties go
spent an hour looking for the phone i was talking on
mitten turned up on a fencepost, bless whoever did that
found my retainer behind the couch, from ninth grade
umbrella number six left on train number who knows
the spare key is so well hidden even i dont have a house anymore
socks with tiny lobsters, and of course i only have the one lobster
just back from the dentist, the new receptionist has a pet iguana
my hygienist only asks me things when her whole hand is in my mouth
got a haircut and my own dog barked at me
Asked for a trim. I am basically a tennis ball.
barber told me his whole divorce and then billed me for a shave
clean checkup, they gave me a dinosaur sticker
bangs were a mistake, moving on
my dentist hums along to the drill
new haircut, nobody noticed, not even my mother
got one grey hair and i have named it
toddler had his first haircut and now looks like an accountant
the hairdresser moved away, im in mourning
ive had the same part in my hair since second grade
dentist says i floss like a liar
the salon radio played my breakup song while she did the back
forty minutes under the dryer next to a woman who knows everyone's business
cut my own fringe with kitchen scissors, hat season for me
barbershop was full of old men arguing about a bridge
my beard is at the stage where strangers offer me soup
tried going blonde and ended up the color of a traffic cone
wisdom tooth in a little plastic treasure chest, they let me keep it
on my feet all day and they are filing for divorce
my fingers are so cold im typing like a lobster
new shoes today, huge mistake, limping like a pirate
Cold hands, warm heart, that's what my nan said.
dogs are barking tonight, and i mean my feet
walked the whole parade route in the wrong boots
gloves with no fingertips were a strange idea
toes have gone numb at the bus stop
blister the size of a coin, i almost respect it
ive got my hands wrapped round a mug like a film widow
feet in a bucket of warm water, living the dream
stood on concrete nine hours, my arches are now flats
my wife puts her icy toes on my back, every night, like clockwork
wool socks changed my life, i tell everybody
heating at work is broken so were all typing in mittens
stubbed my toe on the same table leg as yesterday
went out without a hat like an amateur
snow got in over the top of my boots, squelch squelch
hands are chapped from all that dishwater
wore heels to a barn wedding, aerated the whole lawn
my nose is so red i could guide a sleigh
stepped on a lego barefoot, saw through time
the news anchor got the giggles today and couldnt stop
voted this morning, got my sticker, line was all retirees and one baby
lawn signs everywhere, my dog has peed on each party equally
Polling place was in my old school gym, still smells the same.
counted ballots till late last night, my eyes are crossed
tv news has three clocks on the wall and not one agrees
newspaper came soaked again so its mostly papier mache
local news did six minutes on a stuck duck
i was interviewed on tv about a puddle, two seconds of fame
my mail is all campaign flyers with the same smiling family
weather lady wore green and vanished into the map
the debate ran so long my bread rose
poll worker spelled my name back to me as 'Krumb'
they recount the school board vote today, down to nine ballots
grandpa reads the obituaries first to check hes not in there
radio news in the morning and my tea goes cold from listening
front page of our paper is a very large pumpkin
headline had a typo and it was better that way
my uncle is running for dog catcher, hes scared of dogs
turned off the news and did a jigsaw instead
they called six times about a survey on bridges
matched one number in the lottery, so close to rich
my office pool won seven bucks, split eleven ways
lost a bet so im wearing the rival scarf all week
Dad has played the same six numbers since 1978.
scratched a ticket with my house key and won another ticket
bet my brother i could eat nine pickles, i got to eight
we flip a coin for the dishes and i lose every single time
my buddy owes me a steak from the 2011 cup final
picked the horse with the funniest name and it came in last
raffle prize was a ham, i already had a ham
bingo night, one number away for what felt like a year
shook on it so now i have to shave the mustache
won a goldfish at the fair and hes outlived two toasters
lottery guy on tv has the whitest teeth in the nation
bet my sister shed cry at the vows, easy money
drew the short straw so im in the middle seat with the tuba
my fantasy league loser has to sing at the mall
guessed the jellybeans in the jar within two, still proud
wagered a dollar on the first snow and we are on day one of gloating
the pub quiz jackpot rolled over again thanks to a question on moss
if i ever win the lottery im getting a llama, thats decided
walked shelter dogs all morning, one of them walked me
sorted cans at the food pantry till my back talked
Cleaned up the river bank and found three bowling balls.
i read to kids on wednesdays and they correct my voices
volunteer fire hall pancake breakfast today, i was on syrup
signed up to help for one hour in 2016, im treasurer now
pushed wheelchairs at the marathon, cried twice
we planted sixty trees and one of them was upside down
crossing guard duty, the vest gives me powers
coached little league, score was 31 to 28
i drive the neighbor lady to choir and get paid in plums
blood drive cookies are top tier
knocked on doors for the park fund, met eleven dogs
the soup kitchen guys call me captain carrot
helped paint the youth center, wore most of it
usher at the little theater, ive seen the play nineteen times
ran the coat check at the charity ball and mixed up two mayors
taught a senior to text, now she sends me 40 frogs a day
picked up litter on the beach with a scout troop, they are machines
my adoption fair shift ended with me owning a one eyed rabbit
bake sale tomorrow and my brownies came out like roof tiles
we raised 212 dollars on lemon bars alone
The PTA banned nuts, raisins and apparently joy.
someone brought a seven layer cake and made us all look bad
frosted ninety cupcakes, my hand is a claw
my pie slid off the table at the church sale, slow motion
sold out of scones in nine minutes, the vicar elbowed the mayor
stayed up making meringues and then the humidity got them
dropped salt in instead of sugar, discovered it at the sale
gluten free table was right next to the bread table, drama
rhubarb always goes last, poor rhubarb
a toddler licked the top row so we priced them as is
my snickerdoodles won a ribbon, a small one, but still
grandmas fudge recipe has the word 'some' in it six times
we traded the leftover muffins for a ride home
i burned the first batch, the second batch and my sleeve
the band moms run that table like the navy
cake walk rigged, i said it, my niece won three times
the marble cake came out as one beige thought
dreamed i was late for a test on spoons
so sleepy i put the milk in the cupboard and the cereal in the fridge
nodded off on the bus and woke up at the depot again
Had the dream where my teeth are piano keys.
i yawned so wide a stranger yawned back across the street
in my dream last night you could rent clouds
fell asleep with my glasses on, now my nose has a dent
woke up convinced it was saturday, it was not
my pillow and i are in a serious relationship
poured orange juice on my oatmeal, thats the level im at today
dreamt my boss was a very polite goat
the nap was supposed to be twenty minutes and now its a different day
put my shirt on inside out and taught class that way
one eye open and its the lazy one
husband talks in his sleep, last night it was about gravel
in the dream i could fly but only at knee height
brushed my teeth with hand cream this morning
snoozed the alarm so many times it gave up
eyelids weigh about a kilo each today
said love you to the mechanic on the phone, im tired
woke up holding a tv remote like a sword
coffee number four and im still basically furniture
my brain is on airplane mode
i dreamt i had a meeting and then i had to go to it, unfair
zipper on this jacket is fighting me and its winning
these stairs are killing me and there are only five of them
laughed so hard at that meme i nearly died in the dentists waiting room
My stand up set bombed so bad the bartender hugged me.
nailed the parallel park in front of an audience
dead tired but in a good way, we moved a piano
mother in law wants to redo my kitchen, over my dead body haha
shoot, left the oven mitt in the oven
gonna crash on the couch like a felled tree after this
beat my personal best at the plank, eleven seconds
these jeans are murder after thanksgiving
i would kill for my grandmothers potato salad right now
bit the bullet and cleaned the garage
my phone is at two percent, living dangerously
the kids are at each others throats about a blue cup
had a war with a fitted sheet, sheet won
karen from hr gave me a look that couldve stopped a clock
slayed that powerpoint, if i say so myself
nearly had a heart attack when the toast popped, i need a softer toaster
choked at the spelling bee in 1992, still hear the word
that pun was a crime and i regret nothing
im toast, my wife found the hidden cookies
broke a leg at the play, figuratively, the chair did it literally
the suspense in this knitting show is killing me
my garden hose has a death wish, it goes straight for my ankles
got roasted by my own grandma at brunch
killed two birds with one stone and mailed it on the dog walk
my sourdough starter died, small service held at the sink
the deadline is breathing down my neck
buried under laundry, only my nose sticks out
dying of embarrassment, i waved at someone waving behind me
wrestled a tent into its bag, one of us is bleeding pride
that spin class destroyed me, ten minutes in
i murdered that song at karaoke and not in the good way
my ferns are on their last legs and so is the watering can
well, shoot me, i was right about the casserole
burned the candle at both ends and now i've got wax on the rug
ive been beating a dead horse about those curtains
stick a fork in me, im done with tuesday
he kicked the bucket, the actual bucket, water everywhere
my fight with the tape dispenser has entered its second hour
the couch claimed another victim, its my brother
skeletons in the closet, literally, halloween stuff fell on me
i got ambushed by a sprinkler in my good shoes
the wifi is dead, long live the wifi
my pride took a bullet at laser tag, grandma sniped me
cut me to the quick, my son said my jokes are 'historic'
crashed a wedding by accident, right church wrong day
i got called over the hill on a banner, my own sister made it
my back up plan blew up in my face, and so did the soda
this jar lid will outlive us all
scared me half to death, just the mailman
hit the road too early and forgot my shoes
nuked my soup so long it has its own weather
the last straw was an actual straw, stuck in the dishwasher
bloody hell, as my gran would say over her crossword
the tomatoes are taking over, its an invasion
tickled to death by the card my niece drew
my uncle drives a hard bargain and a terrible car
cry me a river, said my six year old, to me
knock on wood, the roof has held
well thats another nail in the coffin for that old hammock
brb, rice is boiling over
ok im back
hold on the cat
there he goes again
sorry, doorbell just went
one sec, phone
and im back, it was the window guy
ugh the dog has a shoe
oh wait, theres the kettle
sorry about that, toddler emergency involving yogurt
ok where was i
baby just threw the spoon, classic
argh, fat thumbs today
that last bit was my sleeve typing
whoops hit enter too soon
back again, it was a scout raising money for tents
hang on, somethings boiling over
the parrot says hi
full of typos here, this train wobbles
my kid just drew on the wall, wow, okay
sry was afk, the dryer buzzed
cat on keyboard 3333333rrrr
ah there goes the smoke detector, its only the toast
my mother is calling, letting it ring
just a tick, someone's parked across our gate
false alarm, it was the neighbors bell
aaaand the dog knocked over the lamp
sorry sneezed on the screen
im being climbed by a two year old
two hands now, i was holding a pie
that was my husband yelling at a football game, he coaches from the couch
phone slid off the couch but it lives
annnd hes barking at the vacuum again
uh oh, hamster is loose
hamster found, he was in the slipper
had to go look at a neighbors rainbow, anyway
oh great the bus just left without me
the kitten walked across and added this: jjjjkkoo
oop, dropped you in the sink for a second
someone just walked past with a ladder and a goat
Hiccups again, fourth round today.
my glasses fogged up mid sentence
there, fed the cat, peace reigns
typing with my left hand, right one's got a sandwich
hmm the lights went funny there
the mailman is here and he likes to chat
a wild grandma appears
im in the bath so if this stops i dropped it
dog wants out, dog wants in, dog wants out
back now, the kids have a truce
sorry, boss walked by, had to look busy
lol my aunt is reading over my shoulder
okay the washing machine is walking across the floor
whoa, big truck, the whole table shook
i got distracted by a very round bird
false start, autocorrect had ideas
and now the other cat wants in on it
sorry, brain went out for a walk
oh no, the soup is escaping
soup is fine everyone
that was the cuckoo clock, it does that
someones singing happy birthday through the wall, not my birthday
battery warning popped up, ignoring it like an adult
had to go rescue a mitten
anyway thats my tuesday
ok rant over
thats enough out of me
well anyhoo, thats that
right, off to feed the chickens after this
and that concludes my tale of woe
well thats life isnt it, as my nan says
moving along before i get weepy
end of speech, thank you, thank you
alright, the laundry is calling my name
gotta run soon, the bread is rising
i ramble, my kids say so
thats a story for another day
long story short, we own a goat now
anyway, so many ducks
blah blah, you get the picture
okay thats me done complaining
and so it goes
i'll get off my soapbox now
but i digress
such is the glamour of my existence
not that anybody asked lol
so thats why im covered in flour
now you know my whole morning
off i trot in a minute, the choir waits for no one
and the curtain falls on that
and that was the short version
well the dog has spoken, walk time soon
that was therapeutic, ha
and thats the tea, as my granddaughter says
ill stop there before i start on my brother in law
my two cents, worth about one
toodles almost, my soup is ready
ok enough chit chat from this old bird
the moral is never trust a folding chair
just had to tell somebody
phew, got that off my chest
happy wednesday to all who celebrate
anyway i have a date with a mop
cheerio in advance, my ride honks a lot
that was a tangent and a half
onwards and upwards i guess
thus ends the saga of the missing ladle
peace out soon, bathtub is filling
and everyone lived, including the casserole
so much for a quiet monday
typical thursday in this house
back to the salt mines after lunch
okay now im just thinking out loud
one of those days, coat inside out and everything
ha, what a week, and its only tuesday
that got away from me a bit
me and my big mouth
there, ive said it
you had to be there i guess
lights down, as my drama teacher used to say
the vending machine at work gave me two pretzels, best day of the quarter
HR made us do a trust fall and Martin is heavier than he looks
my swivel chair sank slowly during the whole presentation
someone put googly eyes on every stapler on the third floor
the dentist chair at our nursing college is from 1961 and groans
milked forty goats before breakfast and one of them milked my patience
taught fractions with a pizza and they ate the lesson
packed tinned peaches all shift, the smell follows me home
taxi light stuck on so people kept waving at me in my own driveway
my crane cabin has the best view in town and the worst heater
the bakery crew sings abba while the dough rests
a moth and i shared my two a.m. sandwich on the loading dock
boss wore two different shoes today and nobody dared
found out my quiet coworker was on a game show in the nineties
parking ticket number one of the year, framed it
the tax office hold tune is a flute, and the flute means business
got picked as jury foreman because i owned a pen
the stenographer at court has the fastest hands, like a pianist
our mayor cut the ribbon and then his own tie
the city sent me a tree survey and i dont own a tree
a toddler reshelved the whole cookbook section for our librarian
the lighthouse museum closed for fog, which felt ironic
my sisters ska band has more trumpets than fans
oboe reeds are tiny and moody, like my cat
they filmed a commercial on our street and cut out my house
the villain had such nice curtains i was rooting for him
my racing kart went backwards the entire cup
rummikub tiles all over the floor, the baby won
i keep renewing the same cookbook just for the pictures
turned a table leg on the lathe and it came out as a bat
my watercolor of a horse got hung in the dog section
a pelican ate my lens hood at the pier
polka lesson ended in a heap, six of us, one accordion
icelandic has a word for window weather and i use it daily
the driving theory book for my forklift ticket is thicker than my arm
my browser remembered every search except the one i needed
the receipt printer at work prints one long sad streamer every friday
smart kettle needs a firmware update before tea
two strangers and i sang in the stuck elevator, decent harmony
a peacock got loose on our block and it screams like my aunt
candlelit spaghetti thanks to the storm, almost romantic
plunger broke mid plunge, left me holding a stick
a heron ate three of my neighbors koi and looked smug about it
found one baby shoe in the piano, our baby is in college
the perm is back, my sister tells me, and she is living proof
fingers like icicles after scraping the windshield with a cassette case
ballot was so long i had to fold it like a road map
my grandmother won eight dollars at keno and took us all for pancakes
the animal rescue gala ended with a loose ferret
i dreamed the moon called me by my middle name
my umbrella and i fought the wind and we both lost
that curry nearly took my head off, glorious
i've been stabbed by a christmas tree twice today
the goat is on the car again, unreal
just wrestled a crayon away from the puppy, back to normal here
so that was my adventure with the revolving door
the budgie has learned my ringtone and now im never sure
and with that the pudding is set
`
