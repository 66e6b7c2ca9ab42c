/**
 * What shoppers tell beside a question in words that mean something else in a shop, one a line: shopping carts, quarters for the meter, the
 * joint account. Over 300 lines because they are data, a line each.
 */
export const TOLD_BESIDE_HOMONYMS = `
my dog learned to roll over finally
my sons velcro wallet has one acorn in it
My neighbor will huff and puff about leaves all fall.
spilled coffee on my white shirt before the meeting
missing one piece of a thousand piece puzzle
The purple house on our block got painted beige, sad day.
coding class had us write a hash table and i got lost
My uncle says pop and my wife says soda and they argue yearly.
my toaster started to smoke and i unplugged it with a broom
my mom has a two pie limit at thanksgiving and breaks it
My kids get paid a nickel per bucket of weeds.
my volume was too low on the zoom for an hour
my great uncle raced a donkey cart in sicily
drove over a patch of ice and did a full 360
slumber party next door and nobody over there did sleep
my parrot mango learned to bark
the ash wood bat cracked on the very first swing
the cherry tree is finally doing its thing
my roommate puts soy sauce on popcorn
a quarter of my class has the flu rn
garage smells of wet dog and paint
found a wallet on the beach with only a photo in it
the match ended in a draw after three hours
Our holiday photo has the dog mid sneeze.
Dog needs his nails trim and he screams like hes dying.
the light in the fridge burned out and i eat in the dark
dad called his shot at pool and sank the cue ball
the kids return to school monday and the house will be quiet lol
sunscreen lotion all over the car seats
the open mic last night had a kazoo trio
tax season has my accountant husband living on noodles
cheap seats at the stadium but we saw the mascot fall
every ounce of snow in the county landed on my driveway
card shark nephew wont let anyone else deal
train went by for twenty minutes straight
one cloud in the sky and it rained on us
the band cake played our county fair once
My call drops every time i go down to the basement.
printer says the ink cartridge is empty, liar
flower pot fell off the balcony and missed the mailman
my suitcase wont close, i sat on it
strong coffee smell woke the whole campsite
third cup of coffee and its not even nine haha
the film lot tour broke down next to the fake shark
the dog ate a full stick of butter off the counter
found my old nintendo cartridge and blew on it like the old days
tried to spray paint the bike and painted my shoes
cream colored carpet with two huskies, never again
smoke from the wildfires turned the sky orange
cookie is the name of our neighbor's very loud parrot
trying to train the parrot not to swear
Our new bird bath has exactly one pigeon customer.
boss level snow today, plow got stuck
vanilla candle caught the curtain on fire
fridge is covered in things my kids draw of me bald
grandma bruised her thumb purple hanging a frame
extra credit volcano erupted on the principal
found a cheese puff in my coat from last winter
rock star parrot next door only knows metallica
hit my elbow on the door frame twice today
we had to burn the brush pile after the storm
fell asleep on the bus and woke up two towns over
those burpees made my heart pound so loud
sherbet punch at the baby shower stained everyones teeth
that staff meeting was such a drag
the tip of my umbrella poked a hole in the tent
burnt the rice to the bottom of the pot
special guest at school was a live owl
took a disposable camera to the wedding, half are thumbs
printer driver update broke everything at work
bumped my head on a low beam in the attic
spent sunday putting wax on my dads old truck
new phone has a brand new crack already
my kid learned to deal cards like a vegas guy
the boats wake flipped our kayak
they were down by two at half time and i gave up
train table takes up our entire living room
forgot my brand new umbrella on the train
my bud carl got married in a cave
sunflower seed shells in every cup holder of dads car
saw a shooting star from the tent
my son made the game winning shot at the buzzer
typed in the wrong address and drove to a cemetery
fingers were blue by the end of sledding
my serve in tennis is so weak the ball girl yawned
reading glass fell in the soup
hit every red light on the way home
heard it through the grape vine song at the wedding six times
seventy percent chance of rain and of course it was a hundred
sunday drive ended at a corn maze
bridge started to crumble and they rerouted my commute
our friends had a long delivery but twins are healthy
my daughter aced her spelling test
my phone wont stop with the buzz from the family chat
kids jumped on us to wake us at five for presents
my ears pop when the plane drops
a hawk flew way too close to our chicken coop
good morning texts from my mom have forty emojis
the kitchen shelf is too high for my wife and she climbs
the energy bill inspector got barked at
baseball pitchers use that rosin bag like its a security blanket
dog rolled around in wet grass right after a bath
my toddler is weirdly strong, she moved the couch
bathroom scale screamed when the cat sat on it
left the phone charger in a motel in tulsa
fortune cookie told me to nap
the old comic books were in mint condition until the flood
lost one ear bud in the couch
my daughter did a student exchange in japan
my in-laws left and we can all relax, haha
car window is out of order so i wave at people through the sunroof
The couch was so big we heard the doorframe strain.
moved into the dorm on a monday with no elevator
maple leaf hat is all my canadian roommate wears
my neighbors puppy brownie dug under the fence again
played ball in the old lot until the streetlights came on
city skyline gone in the haze today
my daughter drew a flower on the wall in sharpie
slow song at the wedding seemed to drag forever
painting the trim in the hallway took all weekend
grandma is blunt, told me my haircut looks like a mop
my sister takes all the credit for moms lasagna
my son lost his fanny pack at the water park
early morning fishing and caught a hat
stood too close to the sprinkler in my nice suit
smelled something burn and it was my grilled cheese
my lab ate chocolate and we spent all night at the vet
cat knocked my domino row out of order at number 499
boomerang did not return, its in the neighbors gutter
dont have an ounce of patience left for these toddlers
wine fridge wont chill, garage ones too cold, ugh
temperature drops so fast in the mountains
The baby gained one whole ounce and the nurse clapped.
my brother goes green on boats every time
the boys left their battery robot on in the hallway all night
my aunt paints in oil and ruins every tablecloth
Dad and the raccoon have reached some kind of deal.
Weather turned balm and breezy, or balmy i guess lol
telephone game turned pickles into a scandal, phone games are wild
ski lift broke and we sat in a cloud for an hour
its sunny but freezing, such a trick
turned our pool bright green by accident haha
quarter of the ferris wheel ride was my uncle screaming
vanilla ice came on and dad knew every word
the dog buried my husbands wallet in the yard
tide was high so the sandcastle didnt make it
the 3d printer resin leaked all over his desk
currency exchange in prague, we did math on our hands
pinch hit for the office softball team and twisted nothing
cat likes to sleep on the modem
powder puff football game got rained out
full moon and the er nurses in my family all complain
candle wax all over my nightstand
a healthy dose of chaos at our house today
That team had a strong start and then nothing.
chocolate milk mustache in every school photo
my clothes line snapped with all the sheets on it
the mower died halfway through the grass
our team got the number one seed and choked
sunny side up eggs slid right onto the floor
reading about the saint who got stoned in sunday school, grim
peanut butter in the baby's hair again
my roommates poodle sherbet got a mohawk
great grandma made salve in a lard bucket and gave it to every mule
pta bake sale table collapsed on the vice principal
very berry song from kindergarten is stuck in my skull
monday night football put my husband to sleep
my grandson is a real peach till nap time
frozen pipe under the crawlspace, what a mess
gettysburg address recited by nine third graders, all mumbled
after hours of hiking we found the car was right there
skunk got to spray both dogs, house is unlivable
our hen is named gelato and she bosses the rooster
we did a cookie exchange at church and i burned mine
the holiday lights shorted the whole street
birthday suit baby ran through the zoom call
heavy metal from upstairs at seven am
gave my husband a buzz cut in the kitchen, very uneven
parallel parking took me five tries with an audience
the bathroom ceiling leaked on my head this morning
watched a comedy special and woke the baby laughing
a pipe burst under the kitchen sink at 3am
the buzz lightyear costume does not fit my son anymore
special delivery from the cat, a dead mouse on the rug
Mom drove a cherry red mustang in the seventies.
finally finished the tax forms with a cat on them
burned my brownie pan and the smoke alarm joined in
the sky looked like orange sherbet on the way home
The paper boy quit so now nobody gets the sunday comics.
museum diamond tour got evacuated because of a burnt bagel
garage sale down the street blocked my driveway
substitute teacher let them watch bees all period lol
i blew every leaf into the neighbors yard by mistake
lab partner ghosted me before finals lol
chess club lost a piece so a grape is the bishop
a pod of dolphins followed our boat in florida
grandma's purse smells like lotion and peppermints
dad keeps telling everyone to roll with it
pastel and oil paint under my nails all semester
my coworkers toothpaste mint breath could strip paint
camera wouldnt focus so the whole graduation is blurry
kids missed the school bus so i drove in slippers
Our front door sticks whenever it rains.
the assembly plant whistle scares my horse
Half the choir had laryngitis at the concert.
my husband works night shift and the dog sits up for him
baby sloth livestream, all they do is sleep
egg roll on the white house lawn, my cousin was there as a kid
iced tea pitcher shattered in grandmas good kitchen
told my mom to relax and that went badly lol
my kid dropped his gelato in a canal in venice
smart cookie my grandkid, fixed the tv remote
chem lab set off the sprinklers
got a terrible draw in scrabble, all vowels
Eighth place in the chili cookoff, and mom is still bragging.
phones at 4 percent battery as usual
my math teacher brother says percent wrong and i cant unhear it
Ms. Alvarez gives heavy homework on fridays.
my cornbread always ends up in a crumble
pipe dream of my husbands is a treehouse office
Our cat is the boss of three large dogs.
cant wait for the season finale
last monday i wore two different shoes to work
had to drag the mattress up four flights
the doorbell makes a weird buzz now like an angry robot
the organ pipe at church wheezes like my uncle
made a mothers day card with way too much glitter
yellow card for my kid, hes six
my wife and i filed a joint return this year
grass stains on his brand new baseball pants already
stepped on glass barefoot in the garage ugh
bank holiday in england and it hailed sideways
the cat needs eye drops and ive got scratches up to my elbow
forgot the butter and my cake turned into a brick lol
the hamster managed to chew through a phone cord
my kid rode the garden cart down the hill and lived
my pen pal from norway finally wrote back
baby wont open her mouth for peas
the cat ate half a moth and left me the rest
His joke was fine but the delivery killed it.
vet changed the horse's dose and now he spits it on me
left my good pen at the bank like a fool
taxi driver told me his whole love life
star wars marathon with the cousins tomorrow
raccoons have a fight club on our roof every night
wizard staff made from a vacuum tube for the costume contest
traffic was light for once, felt suspicious
the mayor had to address the flood with no power
monkey bar incident, my son has a cast now
buddy finished his gaming rig and it sounds like a jet
my brother's dream is to drive a zamboni
ballet class made us step in a rosin box
the dog chewed my laptop charger clean through
Attended a lovely wake with more singing than crying.
mint took over my whole garden bed
grandpa's wallet is thicker than a sandwich
quarter note, half note, my kid is driving the piano teacher nuts
sun tea on the porch got full of bugs
saw only the tip of the whale, nine hours on a boat
no big deal but i locked myself out in a towel
shaving cream fight at camp, i found some in my ear today
our chocolate lab is scared of balloons
card games with my grandma get vicious
my little brother hides monopoly cash in his pillow
the neighbor is a navy veteran with great boat stories
my nephew halle, named after halle berry obviously
my hamster weighs like an ounce and still bullies the cat
Community service hours for scouts are finally done.
peppermint and spear mint are fighting for my flower bed
got epoxy resin on my good jeans
the puff pastry didnt puff
the faucet cartridge is stuck and i broke a wrench
the wait at the dmv was an entire audiobook
we hit the weight limit on the luggage with rocks lol
the wax museum gave my kid nightmares
visiting hours at the zoo, penguin stared at me for all of them
professor gave me extra credit for showing up in the snow
the cookies crumble in his lunchbox every single day
She tried to butter up the coach and it backfired.
our robot vacuum is some hybrid of a tank and a puppy
long shot but my nephew thinks hell be an astronaut
we adopted a pit mix from the pound last spring
wine glass stem snapped in the dishwasher
lost all my photos in the cloud somehow
pepper grinder fell apart right into the stew
freud talk at book club, all id and ego and wine
my aunt sings holiday music in july
weighed every gram of flour for this sourdough and it still flopped
my moms birthday cake slid off the roof of the car
the sun is so low on my drive home i cant see
driving test got cancelled for fog
my daughters senior year is flying by
my toddler called 911 on my phone twice
our team fell apart in the fourth quarter again
the veteran goalie got hurt in warmups
my husbands old ford focus made it to 200k miles
trying to learn how to draw horses, they look like dogs
the goats broke out of their pen again
painted the kitchen and my wife calls it the wrong green
the table leg joint came loose and soup went everywhere
stem program at my nieces school built a robot duck
all my kitchen knives are blunt
my sister's eighth grader just made the swim team haha
kids still shake hands with everybody after soccer
chocolate fountain at the wedding met my tie
bath toys are multiplying i swear
school pickup was a zoo today
return of the jedi on tv and i missed my stop
still gotta trim the hedges before my in laws come over
dinner was one sad sushi roll at my desk
my cat sugar hates the vacuum
my brother drives a big rig through montana in winter
that dresser was so heavy we left it on the stairs
grape juice on my white couch
my cousin got hired to do brand design for a soup company
lost my favorite screw driver in the attic
put the lotion in the basket has been our movie night quote for years
a good ten percent of my laundry is single socks
the dog escaped mid bath and ran through the house
diesel truck idles outside my window at five am
strawberry milk shake all over the back seat lol
honey moon ended with a monsoon and two stray cats
my chem partner measured salt down to the tenth of a gram
the washer makes the whole house shake on spin
ate an apple stem and all on a dare
our bands did a joint concert at the fairgrounds
there was so much haze at the airshow we only heard the planes
a tree fell on my neighbors shed last night
cousin works on an oil rig off louisiana
forgot grandmas address and my postcard came back lol
tonights a special episode of my moms soap
he wants to shatter the school long jump record
bird stole a berry right out of my hand
hit the return key and deleted everything somehow
Our softball diamond is under two feet of water.
the ocean spray soaked us on the ferry
johnny cash on repeat in the garage all weekend
the guitar pickup hums like a fridge
dad got his tax refund and built a bigger chicken coop
strong wifi in the bathroom, none in the office lol
my dad put diesel in the gas lawnmower
old rotary phone in the attic still rings sometimes
Star student bumper sticker on a burning minivan, what a sight.
gave a senior moment shrug and walked into the wrong house
nonna wont tell anyone whats in her sauce
phone autocorrected my bosses name to something bad
bud, our parakeet, learned the microwave beep
my tax return has a coffee ring on it
the violin student left rosin dust all over my couch
my boys used the whole bottle of lotion as slime
my son got gum stuck in his sister's hair
my roommate spilled the tea about her ex all night
my senior dog still chases squirrels in his dreams
sat through that green light texting and got honked at
kick drum next door until midnight
volcano ash delayed my parents flight from iceland
kick the can with the neighborhood kids till dark
labrador ate a tube of lip balm and smelled minty for days
I roll nothing but ones in dnd
vin diesel marathon with my brothers all night
hung a new shower bar and pulled half the wall down
mango season at my grandmas in manila was the best
got a watermelon seed stuck in my teeth all day
smoke alarm battery been chirping for three days
corned beef hash out of the can, dad special
ash tree in front is full of beetles
took my nephew to his first drag race
our kid's science fair project was about wind energy
finally sunny after nine days of rain
wait till dad sees what the dog did to his chair
lots to chew on after that book club meeting
she gets a kick out of old game shows
my wedding invites had the wrong address
our lab mix is afraid of the toaster
hoof salve leaked through the saddle bag
close call with a deer on the highway last night
my baby niece learned to kick and aims for glasses
the neighbor kid is learning bag pipe songs badly
spaghetti sauce on the ceiling, dont know how
sprinkler line froze and now the driveway is a rink
sewed a patch on my sons jeans, crooked but ok
butter fingers strikes again, dropped the baby monitor
spoon got stuck in the gelato tub in rome and i panicked
bug spray all over my guitar
baking soda volcano took out our kitchen
my final exam was a piece of cake
broke the tip off every pencil during that exam
had a dream my teeth were made of legos
they're hiring lifeguards and my son cant swim haha
a senior editor at work brings his iguana
through the morning haze i waved at a scarecrow
speed limit sign on our street got knocked over again
halloween candy is still hiding in my sons closet
brand new shoes and straight into a puddle
stepped in gum on the subway stairs
estate sale at the haunted house, people actually lined up
lost the memory card with our whole trip on it
the elastic on these pants started to relax mid wedding
office coffee pot has been empty since nine
sweet gum balls all over the yard, ankle killers
the emily blunt movie made my whole family cry
We drove through georgia and saw the giant peach water tower.
my dog is scared of his own farts
solar energy guy got stuck on our roof
the teacher parade had a tuba on a tractor
pen exploded in my shirt pocket at work
this morning the cat threw up in my shoe
vision test at school and my kid memorized the chart
his excuse for missing practice was pretty weak haha
somebody left a soda in the hot car and now its sticky
brownie the hamster escaped into the couch for two days
my crab trap went over the limit and so did my swimming
kid turned over a new leaf and made his bed once
gram called twice about her bridge club drama
my sister tried to trim her own bangs, tragedy
my best bud from high school is moving to denver
the cat uses my biggest plant as a toilet
cat walked across the cake before the candles
the moon was huge last night
my brother makes sausage with a hand crank meat grinder
golf driver flew out of my hands into the lake
escaped pig ate every flower on main street lol
the pinata candy rained and three kids cried
baby's first word was moon
got squirted in the eye with lemon at dinner lol
the puppy eats a pound of kibble then looks offended
my landlord is surprisingly chill about the turtle
that was a close game, down to the last second
secret santa exchange got weird, somebody gave a goose
half asleep in class and answered to the wrong name
wing tip shoes in a mud puddle at the reception
my work id photo looks like a hostage picture
a bird hit our window and then just walked off
bubble gum popped all over my nieces glasses
spilled vanilla extract in my gym bag
tried to say gelato in italian and ordered a suitcase apparently
the remote control truck ate another battery in an hour
fishing license photo contest, my brother in law won
joined a pickup basketball game and pulled my shorts lol
the airport luggage cart had one wheel that screamed the whole way
Scissors at my kid's daycare are so blunt they fold paper.
job fair yesterday, even the circus was hiring
bird id app says our backyard has an owl
veteran teacher at my kids school retired after 41 years
hes reading the harry potter books for the eighth time
The bottom of my old school desk was ninety percent gum.
new strain of flu going round the office
bus broke down next to a llama farm, best commute ever
they brand calves at the ranch every spring
apple sauce day at preschool is carnage
snake in the tall grass, i ran like a cartoon
the dogs wait by the window for my son every afternoon
car door froze shut so i climbed in the back haha
udder salve smell takes me right back to the dairy farm
our puppy will chew anything thats not a toy
cow tip stories from my uncle are all lies
my son set a high score on pinball
My coworker got ash wednesday smudge on her laptop screen.
took one shot of the eclipse and its just my thumb
nail salon had a flood, ladies in foam slippers running with wax on
changed the oil in my truck and forgot to put the cap back
cloud of gnats followed me the entire run
She can pack a whole dishwasher like a tetris champion.
my wifes hair is purple now and the dog didnt know her
to his credit the kid did apologize to the cat
my farrier swears by some pine tar hoof salve
got a dose of my own medicine when my kid pranked me
bowl haircut in every photo of me until fifth grade
Our rottweiler diesel is terrified of ducks.
low tire light has been on since christmas
the church rummage sale had a stuffed moose, we left it there
Our dining table has a leaf missing since the move.
my niece joined a brownie troop and loves it
my dad remembers exactly where he was for the moon landing
lemon tart slid off the tray into my purse haha
dream vacation ended up in a flooded motel lol
only half the lights on our house work this year
neighbor's goats ate the weeds and then the roses
the line for the roller coaster was two hours in the sun
Cash, our beagle, ate a sponge.
conga line went out the door and into the pool
forgot my one line in the school play
tea party with my daughter and nine stuffed bears today
sunny day song in spanish, my toddler on loop
easter sunday the dog ate every egg
Test drove a tractor at my in-laws and hit a bucket.
my daughter got a gold star for not biting
papercuts everywhere, wrapping paper is evil
sun burn in the shape of my tank top straps
binoculars wouldnt focus so i watched a stick for ten min
my mother points at every cow we drive past
accounting is losing it because the quarter ends soon
we got stuck on the eighth floor when the elevator died
my nephew put a baseball through the glass door
that fried egg had a burn ring like saturn
the wind is so strong our trampoline moved yards
eye candy movie with no plot, we loved it haha
She pours resin coasters with little seashells inside.
sunday league soccer is all dads with knee braces
my cat is named ash after the pokemon guy
hot chocolate after sledding burnt my tongue lol
pilot license party for my cousin, she cried the whole landing
grandpa keeps old cash from italy in a cigar box framed on the wall
dads going to smoke a brisket all weekend
heavy rain turned the soccer field into soup
his roast in the group chat was a sick burn lol
got a red card in a rec soccer game, embarrassing
vanilla wafer fort, built by a bored six year old
foreign exchange roommate taught us a card game with no rules
we built a low fence and the dog laughed at it
someone at work stole my charger again
escape pod level in that space game took me all weekend
The bird throws more seed on the floor than he eats.
my kid calls her rosin the magic cello rock
hot sauce in the eye, worst lunch break ever
The dogs legs run when hes in a dream.
sixpack of kittens under our porch, the whole pack is orange
my shift ran twelve hours because of the snow
free throws cost us the game
strike and a half frame, then my bowling ball split
the mule tried to kick the mailman
wax paper is holding my glasses together
oil stain on the driveway looks like texas
the clown at my nephews birthday quit halfway
my dog barked through his whole obedience graduation
my sons in the special olympics and won two ribbons
a giant leaf stuck to my windshield the entire drive
my wife wont shut up about her true crime pod
my teacher friend got a mug from every kid again
lemon juice in a paper cut, wow
grandpa used to pull us around in a hay cart
a goose owns the parking deck at my job
ice cream truck plays the same song for an hour
a bee kept up its buzz in my helmet the whole ride
my lip balm went through the dryer again
felt like a monday all week long
the nursing staff gave my grandpa a crown
can opener broke so nothing to open the tuna with
coffee machine at work has a handwritten apology on it
we watched the snow roll in over the ridge
were doing hybrid work now, office tuesdays
my computer goes to sleep every time i blink
airline refund took so long the trip got rescheduled by itself
my dog wont relax when the mailman is near
new game patch broke my favorite character
my dad tells everyone to chew with their mouth closed
just another monday, the copier caught fire lol
my car has a weak horn and nobody takes me seriously
my teenager needs four hours to pack for one sleepover
a pack of coyotes was yelling behind our house
mushroom shaped cloud over our grill and then no eyebrows
hot dog eating contest ended about how you'd expect
my sisters hospital is hiring and shes doing all the interviews
the beekeeper next door makes his own beard balm
kid cried through his flu shot and then got a sticker
purple crayon on every wall of this rental
candy crush level 900 and my mom thinks im a genius lol
our pumpkin patch is mostly squash somehow
flipped a quarter to decide who washes dishes, i lost
fireplace ash all over the rug
my sister has to train for a marathon and tells everybody
tax office hold music is stuck in my brain
yoga teacher has a cat that joins in
crab cake night and the smoke alarm sang along
my toddler has the energy of nine squirrels
neil diamond stuck in my head since breakfast
my uncle breeds some hybrid orchids in his garage
poetic license, says my kid about his fake book report
that steak took ten minutes to chew lol
the flower girl sat down in the aisle and refused to move lol
my aunt makes stoned olives for every christmas eve
cherry pie filling dripped through the whole oven
upstairs neighbors pound on the floor when we laugh
sky's the limit, says my kid in a cardboard rocket
watched my tablet shatter in slow motion off the balcony
the pizza delivery kid slipped on our ice and we gave him cocoa
senior prom photos took over the whole park
exclamation points in every email from my boss
it ain't easy being green was my audition song
license plate ahead of me said moo cow
ants got into the sugar overnight
goldfish birthday party was the kids idea
straining to hear, had to strain over a leaf blower on that call
guitar string snapped under the strain mid solo
frat tried to haze my cousin by making him knit
tour bus had a karaoke machine and no brakes
pea pod costume for the baby, cutest thing ever
hail hit the car and now it looks like a golf ball
my son learned parking with cones and flattened all of them
shared a birthday cake with a guy named steve at work last year
my sunday school class made ark animals from cereal boxes
the garage door came down on my bumper
still got the christmas tree up, no shame
my brother in law got laid off from the auto plant
baseball diamond gets mowed at six by a guy named lou
georgia peach cobbler burned in the crockpot somehow
sugar ants marched across my birthday girl niece's cake
the brownie camera from my grandfather still works
that hail storm could shatter a greenhouse, and it did
download stuck at 99 percent for an hour
sour cream went bad and the fridge knows it
the desk came with one extra piece and now im nervous lol
finally got rid of that one pound kettlebell joke gift lol
moms hybrid makes spaceship noises
hit a pot hole and lost a hubcap
the student driver in front of me stopped for a butterfly
movie night got ruined by a bat in the house
kids ran a lemon stand and drank all of it
my uncle flipped a golf cart into the pond yesterday lol
won the whole poker pot with a pair of sixes
the coffee grinder woke up the whole house
soda machine at the office only gives root beer
they covered the old parking area with fake grass
toddler hit a sugar high at the party and then crashed
hurry up and wait, basically my whole army brother's letters
the kitten knocked over a tin of wood salve in the workshop
a glass of milk went straight into my keyboard
hair spray and a candle, learned that one the hard way
grape stomping at the fair, feet purple for a week
lost three points on my essay for font size lol
parking ticket at the hospital, of all places
the yard is nothing but weeds and one brave tomato
talk is cheap my grandma says about everything
he scored 22 points and still got benched
stump grinder out back all day, dogs are furious
those cheap christmas lights lasted exactly one night
theres a spider living rent free in my bathroom
bald patch on the cat after surgery, she's embarrassed
Borrowed an angle grinder to fix the gate hinge.
my teen passed her license exam and im terrified
water treatment plant flooded so our road is closed
my kid can draw a perfect circle freehand
diesel fumes on the ferry made my brother wobbly
my screen went blue right before the deadline
spent all day in the computer lab with no windows
student council bake off was a riot
model train club adopted my dad
saw the windshield shatter from a pebble on the highway
i found a quarter from 1965 under the washing machine
left the porch light on for two weeks
learned to strain pasta without losing it all in the sink
we finally sat down to hash out the wedding guest list
wedding cake leaned like the tower of pisa
empty lot next door is full of fireflies
half my socks have vanished
we did trivia at the bar and came dead last
bar of soap shot across the shower and hit the cat
last night the power went out during the final round
pine resin all over my tent from camping
disposable razors everywhere since my son turned fifteen
weed whacker ate my shoelace, ive got one sneaker now
sister passed the bar exam on her first try
for sale sign went up next door after twenty years
puppy energy in this house is out of control
stayed through the credit scene and there was nothing
the plot of that movie was weak
beat the final boss after two weeks
dads pickup has a raccoon living in the bed
a little earthquake shake knocked over my bookshelf
wifi here is so weak my show keeps freezing
music staff has five lines, kid drew nine
the compass points the wrong way, thanks dad
my kid's puppet show is called smoke and mirrors
my cousin lost the diamond out of her ring at the beach
we used disposable plates all week cause the sink is broken
my sister's special needs horse has three friends, all goats
my brother tells cheap jokes at every funeral
Free willy made me cry in front of the babysitter.
girl scouts at the door with the saddest cookie pitch
kids planted one pumpkin seed and it took over the patio
gas light has been on, running low since tuesday lol
kettle broke so i microwaved my tea like a criminal
blue whale fact of the day, courtesy of my five year old
the dog days of summer are brutal in arizona
my daughter made a family tree and left me off lol
old blue pickup finally got towed off our street
only needed one diamond for a flush and got a club
roosters wake the entire block, city finally sent a letter
spent three hours untangling christmas lights
my backpacking cousin counts every gram, even his toothbrush
They had to relax the dress code cause the ac broke.
deal or no deal reruns are all grandpa watches
rain was light till the second we got to the game
still waiting on a refund for that cancelled flight to ohio
mango juice running down to my elbows
my laser pen drives the cat insane
that song was a huge hit when i was in middle school
fish bowl needs cleaning and nobody will admit its their turn
Mom collects sea glass from the beach near her house.
my treehouse tree has termites now
stuck next to a crying magician on a holiday flight last year
cat gets her dose of flea stuff and hides for two days
One flower came up in the crack of our sidewalk.
my niece played a piano piece and cried the whole way through
my uncle got into the us open as a ball boy in 1971
cut my finger on a mango pit
barn owls live rent free in grandpas loft
summer haze over the lake looked like a painting
foot went to sleep in church and i fell standing up
theres a chill in the air today
grandma is a hundred and ten percent sure the tv is listening
grape vines ate my moms fence
bathroom remodel has us brushing teeth in the kitchen
my dads old dodge charger finally started
shake weights in the attic from 2010, amazing
we ate at that new burger joint by the river
alphabetical order means my kid is always last
screen door has a dog shaped hole now
apple crumble came out of the oven black
put the jello in to chill and forgot it for four days
swapped salt for sugar in the oatmeal by accident, kids were horrified lol
opening night of the play and the set fell over
Kid's student id went through the washing machine.
trap door in our old house, found jars of buttons
kayak rental left a pod of seals staring at us
blue jay has been bullying my cat
fog was super heavy on the bridge this morning
concert got rained out and the refund email went to spam
that horror movie gave my mom an actual chill
took the dog hiking and ended up carrying him
Veteran mom advice, never wear white to a spaghetti night.
pitted and stoned two buckets of apricots with mom
we went berry picking and came back purple
My aunt washes disposable forks and puts them back.
bathroom is painted mint now and it looks like a hospital
fly ball so high it vanished in the sun
deep fryer oil splashed the cat, cats fine haha
my cookie jar is full of screws now
some kids stoned the old barn windows and got grounded
The group project has zero focus and eleven slides.
left the sunroof open in a thunderstorm
cherry picker truck is stuck on our street
sunday dinner at moms turned into karaoke
our cat can puff up to twice his size over a cucumber
the bus driver sings to the kids every morning
piano teacher fell asleep during my nephew's recital
bubble bath overflowed down the stairs
the wheels on the bus has been in my head for days
my nephew took a pie of whipped cream to the face
my niece says every cloud is a sheep
dropped a whole bowl of cereal on the carpet
don cherry rants are all my canadian uncle quotes
the super bowl party left dip on the ceiling
alarm failed to wake my roommate, and also the fire truck
staff party had a karaoke incident
the rose has its first bud of the season
had to test the smoke alarm and scared the baby
he drops his fork on the floor for the dog on purpose
morning traffic was one cow, just one cow
casting lot was how my grandpa picked chores
peach fuzz on my nephew and he calls it a beard
pulled weeds all saturday and my knees are muddy
hash browns stuck to the pan this morning
my coffee went through the roof of the car, i drove off with it up there
my brother sings opera in the bathroom
smoke detector went off because of my pancakes haha
the dog found a grape and everyone panicked
theres a cat stuck in our tree again
the dad tax means he eats two of everyones fries
my ear wax story made the whole table quiet
put my books in rainbow order during a snow day
high school reunion is coming up and im dreading it lol
the lamp's brass stem bent when the movers dropped it
my husbands firm stopped hiring and now he does two jobs
she let the stroller roll right into the fountain haha
my neighbor roasts his own coffee and sets off the alarm
puppy ate the toilet paper all down the hallway
my rabbit got free and is living under the deck
my life is pretty vanilla, i organize spoons for fun
wild berry bushes behind the church have a bear visiting
we bowl every thursday and im terrible at it
rainbow sherbet is the only paint color my niece would accept
The star on our tree is a potato with foil.
my coworker sunny brought her ducklings in
a soda exploded in the freezer
killed another plant on my desk, rip gary
my car is a total lemon, third tow this year
my husband tried to rig the garage light with a shoelace
the delivery room nurse was my old babysitter haha
my boss wore his slippers to a client call
water filter cartridge leaked all over the fridge
My great aunt kept one sticky candy dish for forty years.
that last piece of pie caused a family war
the judge yelled order and my dad sat up like a dog
caught a boot on my fishing line
Moving pod has been sitting in our driveway for a month.
plumber said the pipe was older than he is
bird bath froze solid and the robins are staging a protest
dropped my phone in the fish tank
semi rig jackknifed on the interstate and we sat there forever
princess peach beats me every time in mario kart
hybrid tomatoes took over the back fence
grandma presses a flower in every book she finishes
my exchange student roommate has never seen snow
my car battery died in the school dropoff lane
my history paper is eleven pages of nonsense
rock paper scissors decided our baby's middle name haha
finally free from jury duty
watching our old brick steps slowly crumble
my cousin does drag on fridays and kills it
`
