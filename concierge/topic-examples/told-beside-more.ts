/**
 * More of what shoppers tell beside a question, one a line: work, weather, pets, games, phones that die and traffic that is murder. About
 * every third line says something harmless in grave words. Over 300 lines because they are data, a line each.
 */
export const TOLD_BESIDE_MORE = `
in the back of a taxi that smells like vanilla
just nuked my leftovers and the plate is lava
my cousin correct my message before i send
my boss is breathing down my neck so ill type quick
im drowning in laundry over here
in my country we dont have so much rain like here
you have been so patient with me
the suspense in this show is gonna finish me off
phone's ringing, be right back
cheers from the rainy side of town
the toilet keeps running so im jiggling the handle
autocorrect is out to get me i swear
the karaoke crowd died when i sang cher
my dog is afraid of the toaster
vacuum bag burst and theres dust everywhere
my car battery is dead as a doornail
we got destroyed last night in softball, 14 to 1
im in the checkout line behind a lady with forty cans of soup
bit the bullet and finally cleaned out the garage
this hold music is cruel and unusual punishment
im about to throw this laptop out the window
gotta run
got abba stuck in my head all day
typing this from a scaffold with gloves on
i locked my keys in the car again, classic me
been tiling a bathroom all morning
i'm gonna lose it if this page reloads one more time
i practice my english every day with the radio
red paint everywhere, my garage looks like a murder scene
the wifi at this cafe is garbage
this conference call is sucking the life out of me
my autocorrect changes everything to duck
shoot me an answer whenever you get a sec
much obliged
walking across town because the tram is on strike
tbh im only texting because my book got boring
been refreshing this page forever
this spreadsheet will haunt me to my grave
on my work computer because my tablet is stuck updating
im this close to smashing my phone with a hammer
i'm a plumber so im under a sink right now
standing outside the theater in a long line
im toast if this report isnt done by noon
im a mechanic, excuse the greasy typing
i shoe horses for a living believe it or not
been birdwatching since dawn, saw two herons
signing off from the front porch
just got back from the dog park covered in mud
my sink is full of dishes and im ignoring it
puppy stole one of my socks and ran off
im a seamstress and theres thread in everything i own
the new update killed my phone battery
contractor said two weeks, its been two months
stick a fork in me, this inventory count has me done
dead serious, a raccoon just stole my sandwich
im about to give up on this app
my fantasy kicker buried me again this week
whole family is over and its loud in here
bruh this wifi is so mid
there is a goose blocking the whole road
another total bloodbath at the scrabble table
beating a dead horse with this old fax machine
thats my cue, the dryer buzzed
my husband made me text instead of calling
its a sauna in here, the ac is out
buffering every two seconds, somebody put this tablet out of its misery
im at gate b12 and my flight got bumped
cat knocked my coffee off the table while looking right at me
mario kart is ruining my friendships
probably a dumb one, apologies in advance
sorry for mistake, my phone is in polish
just ran my first 5k and came in near last
thanks a million for the help
raining cats and dogs, im a drowned rat
waiting at the laundromat, dryer has ten minutes left
heading into the tunnel so i might cut out
we drove all the way down from the mountains
the lady next door brought me zucchini, so much zucchini
this talk to text machine never understands my accent
i been going in circles on the website
bless you for answering so fast
im a browns fan so you know how my sunday went
crying laughing at this video my sister sent
my sourdough starter died and i held a funeral for it
my bike chain popped off so im walking it home
riding the ferry over, its pretty out
i dropped my phone in the sink but it still works
practicing my banjo, neighbors love it
neighbors leaf blower is going so i cant hear a thing
new phone, still figuring out the buttons
fingers are frozen, waiting for the bus in the snow
im typing one handed, holding a ladder with the other
mopped myself into a corner so im stuck standing here
im dead, my cat just fell in the laundry basket
my coworker microwaved fish, its chemical warfare in here
im italian so i talk with my hands, hard on the phone
guy upstairs is moving furniture for the third day in a row
camping this week so signal is spotty
my dog just ate a whole stick of butter
my beagle howls every time i get a text
my faucet drips in a rhythm now
this potluck signup sheet is gonna start world war three
the train is running late as usual
the dishwasher finally kicked the bucket
jeopardy is on so give me a sec between texts
really stepped on a landmine by volunteering to host the potluck
jury duty today, so much sitting around
i would die for this playlist honestly
texting from my tablet, the letters are huge
this crossword is killing me, stuck on 14 across
i work at a call center so its funny being on this side
this humidity is gonna be the death of me
our team finally won one, im still hoarse from yelling
my tomatoes are coming in like crazy
i got gloves on so typos are coming
my turtle is surprisingly fast today
my shoe just came untied on the escalator
nobody picked up the phone so im trying here
the servers are down so im finally being productive
the baking show is on and someone dropped a cake
excuse me i use translator for write this
our bullpen blew up again, typical
bumper to bumper on the interstate, im the passenger
my barista shift was wild this morning
giving up on the website, texting is easier
cant believe we blew that lead
climbing the walls waiting for the cable guy
elevator's here, might lose signal
folding towels while i text
my boss is killing me with these spreadsheets lol
wordle took me all six tries today
finally beat that dragon after a whole weekend
on hold with the phone company at the same time
im dying of curiosity about this neighbor drama across the street
not trying to be rude im just in a rush
librarian here so im texting very quietly
my printer is possessed i need an exorcist
making chili and the whole house smells like cumin
my keyboard is missing the letter q
the hamster escaped again and is behind the couch
putting together a bookshelf with three screws left over
fixin to mow the lawn before it rains
my lawnmower gave up the ghost this morning
got a frozen pizza in the oven and im watching it like tv
kinda in a hurry here
its so windy my trash can is in the next yard
thank you kindly for your time
my bowling league starts tonight
eating a burrito as i type so its messy
the boss fight in this game has murdered me nine times
sorry for all the texts
ttyl my stop is coming up
dodged a bullet, the ceiling leak missed my tv
halftime right now so i got a minute
the referee should be arrested for that call lol
my luggage went to denver without me
my remote is missing and im stuck on the fishing channel
fly fishing this weekend with my buddy ron
this traffic on the bridge is straight up murder
my aunt told me to text you guys
over my dead body am i cheering for dallas
y'all should see the size of this pumpkin
the world cup has my whole building yelling
the last bot i talked to just kept saying hello
phone is at 2 percent and dying fast
i type with one finger so bear with me
my charger only works if i hold it at an angle
pardon my typing dear, i learned on a typewriter
i left my reading glasses in the car
the dog is plotting to kill the vacuum
the group chat is blowing up so ignore my typos
singing in a choir tonight and i only know the chorus
my mother in law is gonna have my head for missing brunch
bleeding minutes on this flip phone
my brother swears by you guys so here i am
we died on the last level with one heart left, unreal
i cut hair for a living so i text between clients
the drive thru line is wrapped around the building
hello friend, i write slow because the spelling
roofing today and its windy up here
oi mate the tube is rammed this morning
hung out to dry by my carpool again
construction on fifth street has us at a standstill
curiosity killed the cat but mine just got stuck in a box
my mom says hi by the way
my model train just derailed into the lamp
my wifi died again so im on one bar
grilling in the rain because im stubborn
wrestling with a fitted sheet and the sheet is winning by knockout
id rather fight a bear than call customer service so here i am
no cap this bus is packed
its pouring and i forgot my umbrella
i bombed my presentation in front of everybody lol
lowkey been procrastinating on everything today
my parrot keeps yelling hello at the fridge
just got killed by a spawn camper so i have a minute
my uncle won't stop talking about your shop sign
my coworkers keep peeking at my screen
sorry i not know every word, my dictionary is at home
my phone screen is cracked so i cant see half the letters
my houseplants are all on death row at this point
my bracket got blown to bits on day one
just finished a double shift at the diner
im losing my mind with this printer
i'm hanging by a thread with this audit at work
im three episodes deep in a show about lighthouses
cutthroat game of monopoly going on behind me
i am new in this city, everything is very big
the mosquitoes are eating me alive on this porch
yo its ya boy from the east side
new neighbors have a disco ball in the kitchen
i miss the big yellow phone book
my crochet frog looks more like a potato
my neighbor is practicing trumpet again
the heat in this warehouse is brutal, im melting
i am from brazil, i learn english with tv shows
watching cricket with my uncle, it goes on forever
im screaming, my parrot just learned the ringtone
got absolutely slaughtered at trivia last night
hello this is gerald, my neighbor showed me how to text
sorry my english is not so good
on break from the sawmill, sawdust everywhere lol
my fern is on life support after i forgot it all summer
peace out for now
my wife is reading over my shoulder, she says hello
my inbox is a war zone today
on a fishing boat with one bar of signal
my cat is wearing a bow tie and hates it
gonna go let the dog out
im not the most patient person lol
i been farming turnips in stardew all day
the hoa is on the warpath about my trash cans
i printed out the instructions for texting and here i am
im knitting a scarf that is way too long
caught in the crossfire of a thermostat fight at work
somebody in my building is frying onions and it smells amazing
finally cleaned the gutters, found a tennis ball
fog so thick i cant see my mailbox
cubs are up by two in the eighth
hockey game is on so i might be slow to answer
the cat is sitting on my keyboard
mercury must be in retrograde because nothing works today
i am using my wifes telephone
that budget meeting was torture
i already typed all this once and it vanished
i tune pianos and im between houses
sorry to bother you
my suitcase exploded all over the airport floor
my fingers are about to fall off its so cold
my spanish is perfect but the english is coming slowly
i nearly died of embarrassment, waved at the wrong person
just clocked out from the bakery
carpooling with a guy who only plays polka
talk soon
this is dolores from the quilting circle
we lost on a buzzer beater, unbelievable
just had the best ramen of my life
i still write letters by hand so this is new to me
learning to juggle, going poorly
ok lets try this one more time
starving and the taco line isnt moving
the warehouse forklift broke so we all got a breather
bus is here
stuck on the subway between two stations
loading screen is taking forever so hi
i speak better than i write, trust me
ninth in line at the bank
ripping up carpet and found more carpet under it
using voice to text so who knows what this says
cousin vinny from jersey says hey
i appreciate you even if youre a computer
restoring an old canoe in my garage
electrician here, on my lunch break
my aunt in miami sends besos to you all
my team choked so hard i threw my hat
my gaming squad got wiped in like ten seconds
snowed eight inches here overnight
threw my controller, im done with this game forever
the self checkout machine and i are at war
my husband is a dead man walking, he shrunk my sweater
app keeps freezing so i had to start over
the cat declared war on my blinds
you're the nicest robot ive met
sweating like a pig in this kitchen, line cook problems
its colder than a penguins toes out there
i coach a rec volleyball team of accountants
they stabbed us in the back trading our shortstop
my break is over in two minutes
my roommate will murder me if i dont take the trash out
night security guard, just me and the vending machine
that season finale killed me
the dog rolled in something awful so its bath time
this line at the post office is a slow death
i fix elevators and yes i got stuck in one
cold as hell out here waiting on the train
have a good one
our goalie got shelled, what a massacre
my sister dared me to text a store robot
back to work i go
got roasted by my whole family over my haircut
translator by trade but my texting is terrible
my sister slayed that wedding speech im still clapping
grandma sends her regards to everyone there
been scrubbing the stove since breakfast
im buried in paperwork at the office
rip my laptop, it crashed mid sentence
long haul trucker, stopped at a rest area to eat
this is the third time im asking
refs robbed us blind in the fourth quarter
its giving monday energy over here
good day to you, greetings from manila family
we got annihilated in dodgeball at the rec league
dont mind me im just chatty
this app is gonna send me over the edge, third freeze today
sitting here bored to death at the dmv
the neighbors chicken is in my yard again
going down in flames on this chess app
typing this with my thumb while stirring soup
hot as hell in my food truck today
drop dead gorgeous sunset out here
lacing my boots at the trailhead
lost the biggest trout of the year right at the net
hopeless with tech, my sister laughs at me
hay is finally in the barn
its giving spreadsheet in here, im at work lol
my tie is strangling me, fancy dinner thing
beekeeping suit makes it tough to text
lighthouse tour guide, gusty up here
much obliged partner
waiting to respawn, some sniper got me from across the map
my parrot just told the mailman to drop dead
the beverage cart squeaked the entire flight
my neighbor mentioned you over the fence
espresso machine blew a gasket mid rush
my team blew a three goal lead and i watched every second of it
i learned english from cartoons, sorry
the rooster chased me across the yard, i lost with dignity
the internet in this hotel is a crime
there is a marching band going by
no offense but talking to bots makes my blood boil
you are a gem, human or otherwise
the cake collapsed in the van, we are calling it rustic
my nails are wet so typing slowly
locksmith, locked out of my own van, yes its funny
lost a bet so im typing with my left hand
a goose attacked my sandwich by the pond
one of my cows learned to open the gate
engine finally gave up the ghost so im on the bus now
the mic cut out and i kept on singing to nobody
latte art is going to be the end of me, my swans look like socks
my wifi just flatlined again
im giving up on this crossword
my train is coming up on a tunnel so i may vanish
they killed off my favorite character, whole sofa is in mourning
the choir is warming up behind me
gg to whoever made this chat
killing time in line at the post office, there is only one clerk
my boss shot down the slide with the dancing penguin
the chili cookoff judges robbed me in broad daylight
im crying, my coworker wore two different shoes to work
odd time to text i know
the blender is possessed, it turned itself on again
i lost the great thermostat argument at home
your site froze and i surrendered
not a fan of talking to robots just so you know
i tune pianos and this one is stubborn
post office line, the lady ahead is picking stamps by color
guy at the barber shop talked you up
typing with work gloves on
i gave up on your website after the third spinning wheel
the escalator broke down and everybody is just standing on it
a thousand thanks and one more for luck
the drill battery is shot so the deck has to wait
compass is toast so im following a chipmunk
i write with the utmost courtesy from my balcony
burned the toast again, the whole kitchen smells like a campfire
strolled by yesterday, somebody was sweeping the step and whistling
florist here, up to my elbows in eucalyptus
finishing a murder mystery and the butler looks guilty
glue gun exploded all over the centerpieces
a seagull mugged me for my fries
i make maps for a living and still take wrong turns
screen keeps rotating on me
sound check in a minute, the booth smells like cables
my hiking poles fell off a cliff, just the poles, im fine
slayed my presentation, pie charts and all
my team lost and im wearing the jersey anyway
nail gun jammed so the whole crew is standing around
talking into my watch like a spy
that last message was my elbow
rest in peace to my favorite mug
voice typing so who knows what this says
that ref robbed us and i said what i said
english is my third language, sorry, portuguese is first
window washer, on a break between floors
ghosted by the plumber again
the cat is sitting on the keyboard hgfdsss
this phone keeps talking back to me
ngl this chat thing is kinda slick
first nice day in weeks, curtains flapping
printer jam number six, i am losing it lol
some guy in a minivan cut me off in traffic earlier and then waved
jumped on the wrong tram and ended up at the zoo
crushed my interview i think, wore the good socks
lawnmower finally died, the dandelions are winning
wind hold on the site so i got a minute up here
catch you on the flip side
dog just brought me one shoe
caps lock key fell off
my ship sank in round two, battleship night at our place
that hill killed my bicycle chain
my bowling partner wrote your number on a coaster
my tablet died so im on my wifes ancient flip phone
we choked in the playoffs again, classic us
my paper map is upside down i think
standing at the post office with a very odd shaped box
wrong soap in the dishwasher, the kitchen is drowning in bubbles
out on the boat, gulls are my only company
third place in the pie contest, the winner used store crust
toodle pip
traffic from hell, im in the passenger seat with pretzels
cold as the grave in this warehouse
drowning in seating charts, sister of the bride here
thanks a bunch of bananas
accidentally killed the lights for the whole office
umpire here, between innings
false alarm over here, the beeping was just my pancakes
barista on break, i smell like vanilla syrup
we just had a fire drill and im standing next to a shrub
a pickle jar is defeating me as we speak
smashed the pinata on the first swing like a legend
pulling my hair out over this flat pack wardrobe
i liked it better when people picked up the phone
i nearly died, the waiter and i both said you too at once
pasted my grocery list by mistake, oops
popcorn in the other hand, trailers still running
dear sir or madam or machine
the remote is missing in action
over and out
muddy boots so im standing on newspaper in the kitchen
tractor is dead in the field and the crows are laughing
butchered my own haircut, wearing a hat till spring
crew van broke down so us flight attendants are sitting on our suitcases
cant take this song anymore, the cafe has it on repeat
lost my glasses, they were on my head
blue screen of death, so here i am on my cell
knitting and texting, dropped a stitch
nice window display, i like the little bicycle
the suspense of this penalty shootout is killing me
my dog murdered another squeaky toy, stuffing everywhere
measured twice and still cut it short, carpenter shame
i keep slipping into french, apologies
i died to the same boss eleven times fr fr
kindest regards from a rainy veranda
my suitcase wheel met its maker on the cobblestones
tire blew out last week and the tow guy sang opera the whole way
your website kept showing me a mountain so i quit
my screen is cracked so half the letters are a guess
just landed, still saying buh bye to people in my head
ta ra for now
i have a song about trains stuck in my head
got absolutely destroyed in ranked, gg
typing on behalf of my husband, his thumbs are too big
on god this bus smells like oranges
snow up to the mailbox out here
this jigsaw is driving me insane, one sky piece missing
writing this for my aunt, she hates small keyboards
bombed my audition for the community musical, sang it in the wrong key
my accent turns voice to text into alphabet soup
under the dryer at the salon, foils in my hair
cutting it close, my train is in sight
stapler ran out of ammo, office life
my hard drive took all the vacation photos to the grave
our handyman vanished without a trace and the sink drips on
later gator
nothing personal robot, i dont trust toasters either
dying laughing at a video of a goat on a trampoline
in a staring contest with my turtle
overtime loss, the whole living room groaned
there is a pigeon in the station with a whole bagel
deadass just saw my old gym coach on a unicycle
it is with great pleasure that i make your acquaintance
phone is basically dead, two percent left
someone just asked me for a latte without coffee or milk
the crane radio is dead so im waiting on hand signals
shot my best round of golf this morning, on god
merci beaucoup my friend
soup exploded in the microwave
forgot every line and died on stage, the prompter was texting
wifi comes and goes like the tide
the leaf blower next door is my nemesis
sorry for writing so late, the moon is out
my squad is yelling in my headset
punching this in with one thumb
my phone case is sticky from jam
was trapped in an elevator with a man who hums, its moving again
putting up halloween stuff, there is a skeleton on my roof
our parrot is imitating the microwave beep
oh great another bot
shot an airball in front of the whole gym
my dad is reading over my shoulder and correcting commas
this bow tie is choking me, best man duties
bridesmaid zipper blew, safety pins everywhere
im the guy with the orange bike
a nice man drew me directions on a napkin
parrot is screaming bloody murder over a grape
texting from the back row of a dull meeting
sawdust on my screen, sorry
my old truck kicked the bucket, came by bike instead
saw your sign from the bus
brutal crossword today, fourteen across nearly finished me
zookeeper, the otters say hi
my snowman is slowly dying in the sun
dropped the bass and blew a speaker
spilled coffee on my keyboard and the letter e is on life support
chat bots will be the death of me
laptop crashed twice while i typed this
spellcheck stabbed me in the back there
tip of the hat to you
my standup set died, one guy clapped once
between rounds, lobby is still loading
my umbrella lost its fight with the wind
on my lunch break with a very soggy salad
parrot says hello
rehearsal dinner soon and the organist brought a banjo
good day to you, esteemed assistant, i trust this message arrives in fine form
our scarecrow lost his head in last nights wind
the cab radio only gets the polka channel
swapped phones with my cousin for the day, long story
killed it at karaoke last night ngl
my sourdough starter passed away and i held a small ceremony
new phone, all the buttons moved
trucker here, watching a fella polish his chrome
website crashed on me, so plan b it is
my fantasy league is in ruins
museum guard, its just me and the statues
my browser has sixty tabs open
my fern is dead and the cactus is plotting
lost my keys, found them in the fridge next to the mustard
my glasses are fogged up from the soup
potter here, clay on every finger
no cap i just saw a dog in a raincoat
my hamster made a jailbreak, found him in a slipper
this app keeps crashing, third try lucky
at a rest stop off the interstate, decent pie here
i bow in your general direction
i took a stab at texting with mittens on
the beagle is barking at the toaster
coworker in accounting passed me your number
the dancing lobster emoji was an accident
the tape dispenser has betrayed me
end of my rope with this tent, as in i ran out of rope
bait bucket tipped over, minnows everywhere
hotel lobby, there is a fern in my face
everything is in huge letters on this thing and i kind of like it
hanging by a thread here, my shirt button i mean
i remain, most respectfully, your humble correspondent
im a complete disaster at texting
yo yo yo its ya guy from the corner
my mother in law will kill me if she sees the state of these curtains
autocorrect is my mortal enemy
somebody just requested the chicken dance again
my playlist killed the mood twice tonight, dj problems
losing a fight with a folding chair
nailed the harmony and butchered the lyrics
at the car wash, big brushes going
phone thinks its in norwegian today
half my balloon arch just popped, rip
my roommate is shouting this to me from the shower
i bet youre three lines of code in a trench coat
fr fr my lunch was elite
doing laundry and killing a few minutes by the dryers
my thumbs are a lost cause on this tiny screen
sitting on the porch counting fireflies
the stamp machine at the post office is deceased, the line is grim
the moths destroyed my good sweater
just queued up wearing a banana skin
sorry for typos, bumpy bus
bit early for this i know, the birds are only starting
got wrecked at ping pong by the receptionist
walked past your shop this morning, liked the mural
hello comma oh no it wrote comma
last bot i talked to thought i was a sofa
that last meme ended me
weatherman said sun, weatherman fibbed
my dog is mourning the last slice of ham
hung the door upside down, some carpenter i am
grading book reports, one of them is about a cookbook
broke a leg at rehearsal, a chair leg, it was a prop
the saw died halfway through the oak board
red ink everywhere, my desk looks like a crime scene, just quizzes
the ketchup bottle just attacked my white shirt
i scorched the rice so badly the pan is ruined
siri keeps spelling my name as gravel
the breeze is trying to assassinate my hat
just mopped so im stranded on the couch
rip to my sandwich, it landed face down
our goalie let in six, it was a massacre
in the barber chair, cant move my head
my voice to text is murdering every word i say
paper map got soaked and died a noble death, now i follow church towers
we got slaughtered at trivia, no cap
found my specs in the butter dish
the cat has declared war on the vacuum
lost, properly lost, third time past the same fountain
my crush replied with a thumbs up, i am deceased lol
mail carrier on lunch, a poodle escorted me today
a spider the size of a button scared the life out of me
app logged me out again, typical
librarian giving me the look, typing quietly
dead calm on the lake, not one bite
gave up on dictation, it heard goose instead of juice
wifi is on its last legs, blame the thick walls
laptop is doing updates, forty percent since lunch
the lady next door told me about you
dance floor went dead silent when my usb stick failed
greetings and salutations to the whole establishment
team wiped again, our healer went afk mid raid
at the county fair, the pigs are racing
one bar of signal out here under a pine tree
my line snapped and took my lucky lure to a watery grave
im dictating this while stirring risotto
my inbox is a disaster zone
got murdered at chess by my own uncle
hunting for my keys while i type
one of my goats is holding the mailbox hostage
up in the crane cab, nice view of the river from here
resending cuz it said failed
signal keeps getting murdered by this elevator
battery is basically a corpse already
my brain left the building
puck drop in two minutes
anyway hi hello forgot to say that first
feed me to the lions if its been covered already
my thumbs committed a crime there
i know im a pest
plumber just showed up so i may go silent
ad break ending
lost a bet so my soul depends on it
this phone is cursed by a witch i swear
xoxo gossip girl
pardon my french i mean my spelling
the rice is burning to ash as we speak
send my regards to the lady with the red glasses
game is back on and its a bloodbath
pup is chewing my shoelace
supposed to be in a meeting right now
slain by a touchscreen once more
yours truly the pest
be nice to me robot
all the best from rainy leeds
this chat is quiet as a tomb so just poking it
curtain goes up shortly
faster than my own family replies lol
charger is dead and buried somewhere in a suitcase
spider in the bathtub send an army
chefs kiss in advance
my charger cable is fraying its final thread
gate agent is glaring
last surviving brain cell says hi
hiding from a coworker like a fugitive
i surrender to your wisdom
throw me to the wolves if thats a dumb one
meeting of doom starts in a sec
hats off to you
thanks a zillion
ok im done haunting your inbox
washing machine is walking across the floor
k thx bai
tell the tall guy i say hey
drama queen exits in a blaze of glory
sentence me to eternal silence
manager lurking behind the fridge
sorry abt the shouty letters
the guy with the mustache slayed me with his jokes
classic me
rip to my fern as well its been a day
cease fire after this
two brain cells fighting for third place in here
wrong window i deserve the dungeon
excuse the spelling tiny keys huge thumbs
i overthink everything its my hobby
its hardly life or death take ur time
robot vacuum is attacking the curtains
take a stab at it no pressure
signed your biggest nuisance
this bus waits for no mortal
my bus is pulling in
break is dead and buried in two mins
hugs to the whole gang
forgive me i am a simple creature
soup casualty on my screen
this concludes my ted talk
wrong app at first whoops
screen is shattered to bits so letters go missing
chop chop haha jk
spare my soul robot overlord
my hero in a chat bubble
texting on shift is a guillotine offense here
i butchered that sentence apologies
go birds
entering the tunnel of death no signal
im the worst lol
say hi to brenda for me
doorbell one sec
my inbox is a graveyard so text is best
autocorrect is out for blood today
zombies are breaking in so i gotta unpause
sorry to be that person
using my neighbors hotspot shh
someones at the door brb
the apocalypse can wait but i cant
staring at the three dots
the dog needs out
thank ya kindly
im refreshing every two seconds
the ghost in the machine sent it twice
gotta respawn my squad is dying without me
sudden death overtime just started
you are a gem among pebbles
this autocorrect will be the death of me
pancake needs flipping
mayday mayday one bar left
absolute treasure you are
router is about to be hurled off a cliff
up the villa
out in the sticks so texts crawl
no offense if ur a bot
nobody else answers this fast bravo
lifesaver as ever
promise i wont rise from the dead to bug you more
dying of embarrassment wrong chat the first time
no rush but also rush
dog barking at the vacuum cant think
demolishing a sandwich so one handed typing
fire away im listening
choir practice is starting
cat sat on the keyboard jjjjjk
borrowed phone so excuse the name
signal is one bar and a prayer
my reign of terror ends here
deadly job lads
the boss is on the warpath
final nail in the coffin of my lunch break
other phone is ringing off the hook
your front desk gal is a weapon of mass kindness
if ur human blink twice
if looks could kill my team lead just did
ta very much
respectfully yours a chatterbox
bless your cotton socks
absolute slayers the whole crew
curiosity killed the cat and here i am
hope the rush is treating you kindly
ok byeee
what a trooper
and i will bury this chat forever
posted this in the family chat and all hell broke loose
gotta get back in the firing line
ill zip it now
nobody died its just me being dramatic
late to the party as usual
this curiosity is a ticking bomb
the suspense is slowly strangling me
data running thin
i promise im smarter in person
the wife will have my guts for garters
virtual hug
i googled it and got more confused
spreadsheets are burying me
appreciate ya boo
greetings from the back row
dying laughing at my own spelling rn
got destroyed at trivia and still sulking
warmly dave
exit stage left
consider me a ghost from now on
my laptop had its funeral yesterday so im on mobile
charger is in the other room and im lazy
eggs nearly done so hurry hurry
my search history is evidence at this point
asking again bc i deleted the thread by accident
the barber will scalp me if i keep looking down
going down with this ship lol
laptop crashed and burned mid message so heres round two
asking for my own sanity
not sure the last one went thru
swamped to death at work so forgive the rush
bloody legends the lot of you
phone survived a toilet plunge so it types weird
bored to death in this lobby
i will perish of politeness if i say sorry again
bloody hell i ramble
so i can tell my coworker i told her so
karaoke night killed what dignity i had
sos reception dropping
big ups
landline ringing like a museum piece
tapping my foot
you wont hear a peep from me
quick quick like a bunny
whoops scrolled away mid convo
cheers ears
hell of a crew you got
drowning in tabs over here
you deserve a statue
hamster on the loose total chaos
youre a peach
love from the moon
ill pipe down
antsy as a squirrel
then ill leave you be
dead spot by the bridge coming up
my buddy swears he knows and i doubt it
screen frozen half the time so might repeat
my sister will never let me live it down
stay dry out there
killing me not knowing tbh
running on 3 percent here
deadline is breathing fire at me
my brain is a crime scene today
melting alive on this train
penalty shootout my nerves are toast
hanging on your every word here
ill get out of your hair after that
i shall cease my pestering
typing under the desk
mouth taped from here on
flogging a dead horse sorry mate
my thumbs are casualties of the cold
saucepan is boiling over gotta dash
a sniper just got me so i had a sec to type
boss just walked past act natural
guilty as charged on the typos
lost the plot somewhere around page two
the anticipation is pure torture
ps love the logo
forgot i had this chat going
the app choked the first try so sending again
sent it to my landlord first so dig me a hole
this was meant for another chat entirely but ok
a wasp just declared war on me bye
last one pinky swear
dog is barking bloody murder at a leaf
predictive text stabbed me in the back again
reception gets buried once we go underground
typical libra behavior
halftime ends in a min and we are being annihilated
basement reception is a dungeon
just nosy honestly
sourdough starter is staging a bloody coup
scouts honor im finished
thunderstorm about to nuke the internet here
roll tide
would die of shame if you screenshot this
tata for now
yes i am that annoying customer
mums calling hold on
abandon ship my train is here
whenever you get a sec no stress
duh i know
hurry pls im fidgety
sorry my english is soup
our team got absolutely massacred in overtime still salty
cat is plotting my assassination until i feed her
mosquitos are eating me alive on the porch
no humans were harmed in the making of this text
this keyboard is possessed by demons
grammar police can come cuff me
caps lock ambushed me earlier
mad respect
bath is overflowing oh no
waiting with bated breath
raid party is about to wipe
five tabs deep and none the wiser
this taco is fighting back ignore errors
kind regards from a confused person
ferry is leaving and i get no bars out there
my punctuation is a war crime i know
if i drop off blame the router
english not my first language thanks for understanding
a scholar and a gentleman
boarding now so be gentle with my reply speed
whistle just blew back to work
this elevator is a black hole
the boss would put my head on a spike for this
my shift key sticks like glue
pasta is drowning in its own foam gotta run
lock me up for that grammar
so i can stop losing my mind
second half kicking off
my roommate is threatening mutiny
sauce just exploded all over my stove bye
onions are catching on the pan
paint on my hands pardon smears
that playlist you had on was to die for
stay alive out there champ
releasing you from captivity after this one
useless with technology me
white flag from me after this
blame mercury retrograde
the group chat is ready to riot over this
the toast is cremated thanks to me
movie trailers are done going dark
phone fell in the sink pray for its soul
caps lock hijacked that one my bad
not trying to hold you hostage
dead serious no joke
the grim reaper of coffee breaks approaches
the dog just slaughtered a pillow so i gotta clean up
back to the trenches for me
foreman is side eyeing me
my ex just walked in shields up
will vanish like a sock in the dryer
halftime over gtg
thats me done yapping
at war with this tiny keyboard
thx a bunch of bananas
storm might wipe out the power any sec
my supervisor is giving me the death stare
sorry for replying a week late
hangry as hell so ignore my tone
spellcheck should arrest me
you are smoother than butter
if i vanish assume the phone perished
train doors beeping
flight mode in a sec or the stewardess beheads me
chickens escaped its anarchy
writing this with my nose basically
i read it three times and still went huh
then ill crawl back into my crypt
oops caps was on wasnt yelling
you explained it better than my cousin ever could
on a mountain basically so be patient with lag
take it to the grave that i texted twice
shoot me a reply whenever suits
freezing to death at the tram stop
gold star for you
hair dye timer going off
this humidity is murder on a touchscreen
your window display is drop dead gorgeous
bombing you with texts stops here
conference call from hell resumes
good luck surviving the stampede
laptop fan sounds like a helicopter
coffee just met a tragic end on my keyboard
my coworker keeps reading over my shoulder
rip my battery lol
break ends in like four mins
client on line two
my patience is dead and cremated
murdering a burrito with the other hand
you guys kill it every single time
sent this to my priest by accident so im going to hell
dance floor finished me off at the wedding haha
i had it written on my hand and washed it off
fat fingers strike again
fire drill just started ugh
ill drop dead of shock if you answer fast
tick tock goes the doomsday clock
mother in law approaching pray for me
my thumb slipped and killed the first message
settling a debate with my cousin
voice to text is trying to destroy me
kettle is whistling
library computer about to log me out
dont mind me
my other text got beheaded so heres the whole thing
killer service last time btw
haunted touchpad did that not me
perishing from curiosity darling
waiting like a condemned man over here
long story wont bore you
that was me screaming like a banshee in all caps
before my phone flatlines
my phone is at one percent and about to meet its maker
boss fight is loading and im doomed
third quarter starting and its carnage
ur the goat fr
on pins and needles
parrot keeps interrupting me
my fantasy league is a graveyard this year
you just saved my neck friend
ill haunt someone else now
sweating bullets in this heatwave
the prosecution rests
apologies for the double text
when skynet kills us all remember i said please
there is a pizza riding on this bet
wifi is hanging by a thread
beep boop back at ya
neighbor is knocking again about the hedge
famous last words i know
im about as sharp as a spoon
scrabble with my uncle turned into a bloodbath
someone is pounding on the door like the fbi
grateful as a puppy
if you dont hear back the router croaked
the warehouse is a battlefield today so im quick
over my dead body am i typing that again
murdered the english language there forgive me
my turn in monopoly
the in laws just invaded
thanking you in anticipation
we got slaughtered last night ugh
end of rant
the episode is unpausing without me
ps your plant by the window is thriving
i vanished earlier my fault
printer is on a killing spree gotta go
hope your day is less weird than mine
on the run from my to do list
horse is eating my sleeve
hell will freeze over before my husband texts a shop so its me
got sniped in the last round so im taking a breather
storm of the century outside my window
shame is eating me up for bugging you again
pat helped me last time and was lovely
it is raining cats and dogs and possibly frogs
stuck on the same level again so taking a break
my joke bombed in the group chat so im talking to you instead
i hate talking on the phone so this is perfect
my horse stepped in my lunch
i looked everywhere on the page i promise
before the robots take over and end us all
the cat massacred a stack of paper towels
the neighbors are at war over a hedge and i have front row seats
my bracket is dead and buried
the gutters are next on my list
your faq had everything but this
first sunny day in weeks
the page loads sideways on my tablet
im dead serious he thinks i wont text you
dear sir or madam
foggy as anything this morning
doing errands all day
the raid boss wiped us nine times
my sister in law is standing over my shoulder
snowmageddon out here
waiting on a haircut
ok this is a shot in the dark
just finished the crossword except for one clue
no canned answer please
just thinking out loud
no rush at all on your end
kindly bear with my typing
not sure if this goes to a person or not
listening to a podcast and it made me wonder
my team got slaughtered again last night and im still sulking
my goldfish gave me a death stare for typing so loud
this spinning circle is driving me up the wall
the last chatbot just told me jokes
phone is on its last legs so this is rushed
first off thanks for being there
dog destroyed the couch so its been a morning
long story short
be honest with me
somebody named tyler ghosted me midchat
been meaning to ask forever
got bounced around three menus
between rounds at bingo
got transferred in a circle
im a bit annoyed ngl
phone keeps capitalizing everything so i turned it off
our bowling team went down in flames
hamster is running laps behind me
my pride is on the line in a bet so be gentle
pressed nine like a million times
i was on hold and the music was actually pretty good
rabbit chewed my charger
my spelling is a work in progress
reading glasses are in the other room
my train is stuck between stations
returning library books and thought of you
my wife told me to ask
salutations kind robot
my sims are on fire literally in the game
you probably get this all the time
your cookie banner refuses to die
we are mid game of monopoly and got to talking
lost the tv remote again and the house is in mourning
battery is nearly at zero
i scrolled all the way to the bottom and got lost
excuse the lowercase
i was in last week and forgot to ask
im not great at this
ice cream truck has been playing the same song all day
first time texting a store ever
ignore the typo
found your sticker on a lamp post
im a little shy about asking
friday finally
im on foot with groceries in both arms
garbage truck just came through
borrowed my sisters phone
just got back from a hike
funny story
walking the dog with one hand
mopping the floor and thinking
a pigeon is judging me on the windowsill
curiosity killed the cat and here i am anyway
its pouring here
on my lunch break
not trying to be difficult
coffee machine flatlined at work pray for us
froze solid and crashed then froze again
spider in the bathroom so i live in the yard now
the cat is stalking my charger cable like prey
dad doesnt text so im his secretary
easy one i think
only got a minute before the train pulls in
doorbell rang ok im back
quick one for ya
call me nosy
random thought
bless you for answering
we got robbed in overtime
switched phones and lost all my contacts
popped into my head in the shower
my brother in law and i are at each others throats over this friendly debate
humid enough to swim in
gloves on so typing is clumsy
the wind is trying to assassinate my umbrella
much obliged in advance
my neighbor across the hall recommended texting
true story
need a tiebreaker here
typing for my mother in law she lost her glasses
never used one of these before
i shall be brief
next door is having a karaoke night
my voice is better than my spelling
dog just rolled in mud
nearly gave up on your site
im sure its on your site somewhere
my screen keeps rotating
at the dry cleaners while i text
dont mean to be a pest
testing testing
cold one today
thank you for your patience with me
tell it to me like im a golden retriever
the cat walked on the keyboard sorry
texting from my work computer shh
ahoy from the back porch
neighbor is mowing for the fifth time this week
im pretty sure im right but
work is a zoo
love the new colors on the site by the way
nice chat name whoever picked it
me and my buddy disagree
no judgment please
the little wave emoji got me
my browser had a meltdown
the copier jammed and everyone is staring at it
had it on the tip of my tongue in the store
chrome crashed and took all my hopes with it
dying to know
the chat bubble was hiding under the cookie thing
hey there friend
my fiance put me up to this
mom made me text you
my knitting group sent me
alright alright
missed my bus by two seconds
been listening to the same flute solo on your phone line
chatbots usually drive me nuts but you seem ok
waiting for the tram in the drizzle
saw your sign while walking by
we googled it and got two answers
screen is smudgy from peanut butter
typed this whole thing once already and it vanished
siri was no help
um hi
snow up to the mailbox
we chatted last week about something else
so here goes nothing
washing windows today
somebody at the gym brought you up
using talk to text while i stir the soup
sorry got sidetracked
new phone still learning the buttons
sorry to be that guy
a guy on a forum was very sure of himself
straight answer would be lovely
hello hello
oh good you answered
the map thing on your site shows me the ocean
one handed typing im holding a ladder
waiting on a lobby to fill up
oops wrong window
with all due respect to the bot
our parakeet learned to whistle the jeopardy tune
peeling potatoes with one eye on the screen
my phone thinks im typing in spanish
a wasp has taken the living room and we have surrendered
i clicked the little bubble and here we are
back from the dead its me again
i come in peace
battling a fitted sheet and losing badly
loser has to wear the ugly hat
bit the bullet and downloaded your app
marching band practice across the street
burned the rice to a crisp so the mood is grim
grumble grumble
can hardly hear myself think in this laundromat
hubby says no i say yes
goat got loose again at the farm next door
remember me from tuesday
coworker says im dead wrong
the whole family voted me as the one to ask
dead tie in this debate and you are the judge
third time im typing this
dishes are piled up like a monument to my sins
thunder just rattled the windows
dont shoot the messenger
settle something for us
finally out of witness protection aka my dead zone of a basement
sitting in a meeting with my camera off
folding laundry is a punishment from the gods
so get this
geese chased me down the path i barely made it out
upstairs folks are moving furniture or bowling
got burned by my own group chat
waiting for a webinar to start
hell of a day
if i may
soup is on the stove so i cant chat long
bear with me this might ramble
street fair outside so its loud
i have sacrificed my lunch break for this
so icy i shuffled like a penguin to the corner
i keep killing the popup and it keeps coming back like a zombie
we have a bet going
i slaughtered that recipe and not in the good way
what a week
i was ready to throw hands with your website
a magnet with your name is on our fridge
if i disappear my manager caught me
the conductor is coming so ill be fast
ignore that last one my thumb went rogue
yes or no is fine
im a dinosaur with this texting thing and the meteor is coming
church bells going off sorry if i lose focus
dont laugh
the ladies at book club are curious
im haunted by that typing bubble
kettle is whistling hang on ok back
ironing is my personal hell
your menu bar covers half my screen
its a bloodbath in our fantasy league this week
your website looks different than last week
jumping the gun a bit maybe
the turtle is finally out of his shell today
killing time on a train platform
in the middle of folding towels
last tomato plant bit the dust today
the search box just spins and spins
my feet know the way but my map app doesnt
got caught in the rain without a hood
moths annihilated my good sweater
my barber told me about you
my boots have perished in the slush
plain english if you can
hiding in the supply closet from a very chatty intern
scratch that last message
pardon the intrusion
my brother says you guys know everything
my cousin dropped a bombshell at lunch and i need a distraction
to whom it may concern
its been one of those days
my inbox is a graveyard
halftime so i have a minute
my karaoke number was a tragedy
saw your billboard from the train
my game village burned down while i was reading chat lol
your jingle is stuck in my head
my phone fell down the stairs and lived to tell the tale
weird question incoming
my reputation dies today if my brother is right
my smart speaker had no clue
my roommate is too shy to ask
this has been rattling around my head all week
my sourdough starter is officially deceased
on the train and the seats are full
my thumbs are going to fall off from scrolling
autocorrect butchered my first message
nearly threw my phone out of the train window
i hope this finds you well
boss stepped out so heres my chance
not to beat a dead horse here
its a zombie apocalypse on the subway today
fat fingers small keys
kill the small talk i know
our trivia team died a slow death on round two
lasagna disaster happening behind me ignore the noise
evening all
phone took a dive into the sink and came back from the dead
cowboys are breaking my heart again
reception here is a wasteland
on a bench by the fountain
rip my cactus first of all
deadline is breathing down my neck
im about to eat crow or crush my coworker
settling a fight to the death between two roommates and a whiteboard
signal is dead in this stairwell
painting the hallway and got bored
excuse my bluntness in advance
my garden is a crime scene after that hail
cleaning out the garage found your flyer
good morning to whoever has the chat today
got attacked by your newsletter popup
squirrels have declared war on my bird feeder
bees are everywhere on the porch today
stuck in the elevator line from hell
the dog wants to say hello
my manager is lurking like a shark
the ac croaked and the office is a furnace
my aunt gave me this number
overheard someone on the tram talking about you
my roommate is holding the remote hostage until i text you
broke my favorite mug and im in mourning
the dog killed another tennis ball
i may drop off the face of the earth in this tunnel
the lawn mower had a spectacular death this afternoon
i swear on my dead cactus this is a quick one
the page froze to death on me
i butchered the spelling sorry
neighbors leaf blower is slowly destroying my will to be polite
english is my third language be kind
chickens got out this morning so im a bit frazzled
the silence is deafening on your end
my sister threatened to disown me if i didnt text you
coworkers and i were talking
hmm let me think how to put this
over my dead body will i let dave win this one
they killed off my favorite character so forgive my tone
i would rather wrestle a bear than call on the phone so hello
ready to fight my laptop in a back alley
this is going to bug me to my grave
respawning soon so lets make this fast
nothing but dead links on my end
tomatoes got wiped out by the frost im heartbroken
screen cracked like a battlefield so typos are coming
traffic is hell so i got out of the bus and walked
greetings from a rainy bus stop
i asked the other robot and it was no use
umbrella passed away on fifth street rest in peace
ball game is a trainwreck im not even watching
if im wrong my cousin will never let me live it down
halfway up the hill catching my breath
my battery is hanging by a thread
my better half wants an answer by dinner
gorgeous day out
guess who is back
your popup ambushed me twice
that hold music is a crime against humanity
snapped my last pencil on the crossword and took it as a sign
in line at the hardware store
i got absolutely murdered at chess by my uncle
the phone lady told me to text instead
the chat window keeps vanishing like a ghost
the apocalypse is upon us meaning the internet is slow
im drowning in emails over here
my laptop gave up the ghost right on your homepage
burying myself in paperwork as we speak
my vacuum choked on a sock and went to heaven
the hold music nearly broke my spirit
our dungeon master is looking up a rule
the parrot is screaming bloody murder at the vacuum
that season finale ripped my heart out
total meltdown over here with the tabs
my boss would kill me if she saw me typing this at my desk
the neighbors are drumming again
lost a bet in brutal fashion so i have to text you
spreadsheets are eating me alive today
walked the long way and my shoes disintegrated
moment of silence for my favorite mug
no spoilers but someone gets eaten in my show
your page keeps crashing and burning on me
the souffle collapsed and so did my pride
good day to you
the suspense is killing me
the printer at work committed treason again
cutting to the chase before i get cut off
hiya just me
honestly kind of fed up with clicking
paused my game for this
we got cut off before i could finish
this heat is murder
space bar is dying so forgivemyspacing
train got stranded in a tunnel and we are all doomed lol
your last agent ghosted me no hard feelings
toaster exploded with joy or whatever that noise was
theres a death match between my wife and a raccoon over the trash cans
my houseplants are plotting against me i swear
im mortified to bother you twice
fourth inning and nothing is happening
construction crew is back with the jackhammer
risking my neck texting during a budget meeting
i just died laughing at your little robot picture
cant believe this weather
playing scrabble and got distracted
your search bar is out for blood today
wifi finally died so im on one bar in the kitchen
fire drill ended and everyone survived obviously
`
