import type { TopicExamples } from '#concierge/understand/topics.ts'

/**
 * What is told in `elsewhere.ts`, of school, work, pets, travel, games and of other shops' orders.
 * Over 300 lines because they are data: one hand's messages, a line each, held out together when the learning is judged.
 */
export const ELSEWHERE_MORE: Partial<TopicExamples> = {
  out_of_scope: `
best mortgage rate right now
whats a good savings account these days
cheapest car insurance around here
what are gas prices today
whos got the best phone plan rn
is now a good time to refinance
my science teacher wants us to draw a hinge joint and a pivot joint by monday
joint custody but she wont let me see them on weekends, what can i do
how do you do a joint degree in law and business
hip joint replacement recovery time for a 70 year old
robot arm with 6 joints, inverse kinematics is killing me
joint probability of two independent events formula
pipe operator in R, whats the difference between |> and %>%
why does my unix pipeline hang, named pipe never closes
when did the keystone pipe line get cancelled
sherlock holmes never actually had that curved pipe in the books right
half pipe gold medal winner womens snowboard
super mario goes down which pipe to warp to world 4
whats a pipe dream, where does that saying come from
organ grinder monkey whats the history of that
tooth grinder puppy, 5 months old, normal?
poker grinder taxes do i file as professional
who sings flowers, miley right? what year
crochet flower granny square pattern beginner
ordered flowers from 1800flowers and they came dead, how do i complain
flower tattoo on the shoulder does it hurt
flower power movement {num} summary for history class
how do bees find a flower
cereal bowl riddle answer please my kid wont stop asking
pottery class made a bowl with a crack, can i fire it again
chipotle forgot my burrito bowl how do i get a refund in the app
my bowl keeps wobbling on the lathe, woodturning
college bowl games schedule december
dust bowl migrants which states did they leave
add to cart button in react doesnt update state
woocommerce cart page blank after the update
steam says my cart has an invalid item
instacart driver left my groceries at the wrong house
mine cart level in donkey kong country i cant get past it
go cart birthday party ages 7 and up near me
ryanair wont let me change the passenger name in the cart
epson printer says cartridge not recognized
fountain pen cartridge or converter for a lefty
hp instant ink cartridge subscription cancel how
shower cartridge moen which model is mine
razor cartridge prices are insane, which safety razor should a beginner get
nintendo ds cartridge save file deleted help
toner cartridge for the office brother printer, who do we call
lemon battery science fair project how many lemons to light an led
my daughters hearing aid battery keeps dying after 2 days
apple watch battery drains overnight after update
battery of tests the school psychologist wants to run, what are they
macbook says service battery, is it still ok to use for college
android studio emulator says low battery how to disable
scooter battery swap in taipei how does it work
is usb c charger from my laptop ok for my switch
left my charger at the hilton how do i get it back
charger for a nintendo 3ds xl, same as the dsi?
my cat bit through the laptop charger is she ok
apple charger in uk do i need an adapter or just the plug
the chargers at the airport gate never work
stew pot story, the one with the stone soup, what's the moral
harry pot er which house am i lol
melting pot vs salad bowl theory sociology essay
clay pot firing temperature for cone 6 ceramics
pol pot regime dates
pot belly pig as a pet in an apartment?
honeypot security on a linux server how to set up
roll call app for teachers attendance
who sang rolling in the deep
roll of quarters how much is that worth
rolling stones tour dates {num}
how to develop a roll of 35mm film at home
roll up sleeves on a linen shirt so they stay
camera roll gone after ios update
google drive wont roll back to the older version of my doc
can you proofread my paper on the french revolution
i lost my car title papers where do i get a new one
immigration papers got sent back missing signature
naturalization paper form n-400 fee now
paper mario which one is the best
madame tussauds wax figures london tickets
bees make wax how
sealing wax for letters where do people buy it
my ears are full of wax and i fly tomorrow
moustache wax or balm for curls
upper lip wax broke me out
my taskbar icons vanished from the system tray
paper in the tray but copier says load letter??
tray icon wont go away windows 11
why do airplane tray tables have to be up for landing
crafts with an old egg tray
lefty needs a lap tray for homework in bed
how do i filter rows in excel by two columns
array filter in javascript returns undefined
nd filter for a gopro at the beach
aquarium filter is loud at night
pandas filter dataframe where column contains string
instagram filters make my skin orange
hotel housekeeping tip in mexico how much
tip for writing a cover letter when youve no experience
cow tipping is it real
guitar finger tips hurt so bad, when do they toughen up
qtip tip got stuck in my ear
how do i report cash tips on my w2, im a waitress
tipping point gladwell book summary
wing tip eyeliner on hooded eyes
bic pen on leather purse how do i get it out
can i sign legal documents in blue pen
who said the pen is mightier than the sword
bull pen rules in baseball, how many pitchers
gel pens for bullet journaling that dont smear
disposable cameras for a wedding, where do u get them developed
disposable income definition economics
contact lenses, daily disposable or monthly
whats IDisposable in c#
disposable email address so i dont get spam
disposable razors in checked bags ok?
disposable swim diapers what size for 25 lb
cookie banner gdpr do i need one for my blog
fortune cookie messages funny ones please
girl scout cookie badge requirements
what country did the cookie come from, dutch?
christmas cookie swap invitation wording for work
gummy smile can a dentist fix it
gummies for kids fluoride or no
gummy residue left on my glass jar labels, need it gone for crafts
who sings the gummy bear song
disney gummi bears theme lyrics
haribo gummy factory tour in bonn
charlie and the chocolate factory who is the actor in the new one
chocolate lab puppy breeder in ohio
chocolate history, aztecs, 3 paragraphs please
life is like a box of chocolates who said that
como agua para chocolate book report help
chocolate pearls color hair at home or salon
belgian chocolate through us customs allowed?
mint the budgeting app shut down what do i use now
linux mint wont detect wifi
us mint proof set {num} value
mint mobile porting number pin
how to mint an nft, ive no idea
mint green bridesmaid dress with what color ties
it puts the lotion on its skin what movie
my bath and body works lotion order never shipped
babys eczema lotion fragrance free
oil painting on canvas drying time
crude oil price per barrel today
standard oil breakup {num} homework
cod liver oil in pregnancy
exxon valdez oil spill how much spilled
synthetic oil change coupon jiffy lube
sugar glider lifespan as pets
sugar skull face paint tutorial
maroon 5 sugar music video were those real weddings
syntactic sugar meaning in programming
sugar ray leonard vs hagler who won
sugar crystals growing experiment for the science fair
baseball diamond dimensions little league
how do i find diamonds in minecraft 1.21, what y level
diamond painting kit missing drills
diamond problem in c++ inheritance
league of legends hardstuck diamond, how do i climb
diamond ring resize cost kay jewelers
whats the sauce on that anime gif with the sword girl
sauce labs vs browserstack
marinara stain on a white silk blouse from pasta sauce
soy sauce packets in hand luggage through tsa
why did the roman empire crumble
my old paperback pages crumble when i touch them, how do i preserve them
tooth started to crumble, no insurance
my marriage is starting to crumble and i dont know who to talk to
berlin wall crumble date
tv shatter after kid threw a wii remote, warranty?
what note can shatter a glass, opera singer myth
shatter me book series order
the old record 78 rpm shellac, does it shatter easy
how to shatter the glass ceiling essay outline
dentist resin filling vs amalgam
resin 3d printer supports fail every time
resin jewelry bubbles how to get rid
amber is fossil resin right, from what tree
elegoo resin smell in a bedroom, dangerous?
resin dice for dnd, how much do people sell them for
johnny appleseed, did he really plant seeds all over
seed a random number in numpy
chia seeds stuck in my braces
how do seeds travel, worksheet grade 2
bird seeds keep getting stolen by squirrels
bad seed movie the original or the remake
andromeda strain book or film first
the strain tv show how many seasons
calf strain two weeks before my half marathon
covid strain going round right now
bacteria strain e coli k12 lab report
wrist strain from typing all day, splint?
hybrid work policy template for HR
hybrid learning was bad for my kid can i hold him back a year
centaurs and other hybrid creatures in greek myth
hybrid bonds orbital sp3 explain
is a liger a hybrid, can they have babies
hybrid theory album tracklist
eye drops after cataract surgery how many weeks
signal drops on zoom every 10 minutes
raindrops keep falling on my head from what film
cough drops how many is too many
supreme drops thursday what time
sql drops table by accident can i undo
bass drops in this edm song whats it called, goes wub wub
time capsule for the 3rd grade class what to put in
capsule wardrobe for a mom of three
space capsule splashdown tonight what time
capsule hotel tokyo, can couples stay
nespresso capsule recycling bag
frozen shoulder capsule injection hurts?
don lemon where does he work now
unsolicited, but when life gives you lemons who said it first
jack lemmon or lemon, actor from some like it hot
rudolf diesel biography 200 words
diesel jeans outlet returns, no receipt
diesel mechanic school near dayton
diesel vs gasoline engine cycle thermodynamics
diesel locomotive sim for pc
marie antoinette let them eat cake did she really
cakephp or laravel for a small site
piece of cake idioms in other languages
slice of cake fractions problem: 3 kids share 2/5
gender reveal cake text, funny
punch and judy where did it start
one punch man season 3 when
punch needle rug beginners
my son got a punch in the face at school, principal did nothing
forgot to punch out at work will they dock me
rabbit punch illegal in ufc?
my eighth grader hates reading
henry the eighth wives in order
eighth amendment cruel and unusual cases
eighth wonder of the world what is it
1 eighth as a decimal
eighth month pregnant can i fly
fiscal quarter ends when
{num} quarter silver worth anything
quarter past nine in german
quarter life crisis im 26 and hate my job
quarter back sneak rule
state quarters collection complete set price
troy ounce vs regular ounce
an ounce of prevention who said it
ounces to ml for baby bottles, 4 oz
how many ounces should a newborn drink at night
not an ounce of fat on him, translate to italian
letter weighs over one ounce how many stamps
gram stain positive purple or pink
gram schmidt orthogonalization steps
program to convert gram to pound java
grammy or gram, what do your kids call grandma
n gram model nltk
wolf pack hierarchy is a myth right
six pack abs in 30 days for real?
texture pack minecraft bedrock how to install
npm pack vs npm publish
language pack for windows, need thai
p.o. box vs ups store box for an llc
box office this weekend
box and whisker plot homework
black box airplanes what color really
checkbox css custom styling
cat wont come out of a box since we moved lol
punching bag for a garage, weight?
airline lost my bag in frankfurt
bag of words vs tfidf
birkin bag how do people get one
tote bag sewing pattern with a zipper
delayed bag compensation montreal convention
jar jar binks sith theory
swear jar rules for the family
mason jar crafts for teachers
spring boot build fat jar maven
firefly in a jar lit activity
canopic jar in egypt what went inside
stock market opened down why
stock options when i leave my job, do i lose them
apple stock split history
stock photo sites free
restock of ps5 pro at best buy
livestock auction near amarillo
stockings hung by the chimney poem
rolling stock meaning railway
wash sale rule on a stock i sold in december
ikea desk out of stock for 3 months any alternative
new deal programs fdr list
big deal, what do i wear to my boyfriends parents
art of the deal who actually wrote it
plea deal for a dui first time
how do i deal with a coworker who takes credit
dealing with a breakup after 6 years
car dealership wont give me back my deposit, deal fell thru
student discount on spotify
aaa discount hotels
senior discount on amtrak age
discounted cash flow formula
discount rate npv homework help
aarp discount for verizon
discount code for my udemy course doesnt work
amazon says delivered but nothing is on my porch
dominos tracker says out for delivery for an hour
usps delivery attempted nobody rang
doordash delivery guy ate my fries
kiki's delivery service is on which streaming
fedex signature delivery im at work
on delivery of a speech, how to stop saying um
walgreens prescription pickup till when
best pick up lines for tinder
school pickup line rules at my kids elementary
curbside pickup walmart, nobody came out
passport pickup at the embassy can my brother go
guitar pickup humbucker vs single coil
papa johns pickup order was wrong twice
court order says supervised visits
chronological order of marvel movies
order of the phoenix chapter 12 summary
execution order 66 did anakin regret it
alphabetical order function in excel
order a birth certificate from texas online
return of the king extended edition how long
asos return label wont print
return flight got cancelled by united
do i file a return if i only made 3k babysitting
return on investment of a masters degree
kanye return album news
brownie points meaning
talking points for a debate on school uniforms
distance between two points formula
power points slides transition how
express entry crs points calculator canada
bullet points wont line up in word
lost my drivers license in another state
marriage license miami dade cost
mit license vs gpl
fishing license age in michigan
international drivers license for italy
adobe license expired at work who renews it
college id lost, can i still take the final
apple id locked for security
sigmund freud id ego superego explain
caller id shows scam likely for my own business
touch id stopped working
i.d. bracelet for my dads dementia
event id 41 kernel power crash
parking ticket in nyc how do i fight it
disney world parking price
lax long term parking cheapest
parallel parking tips for the exam
who sang big yellow taxi, paved paradise put up a parking lot
how many hours is the flight to seoul
dmv hours on saturday
billable hours tracking app for lawyers
volunteer hours for my honor society
hours worked overtime law for salaried
minimum hours of sleep for a teen
us open final start time
open a bank account as a foreign student
open source license for my repo which one
is the vatican museum open on sundays
python open file utf-8 error
opengl window wont open on mac
high speed rail japan pass worth it
high heels hurt, gel inserts?
highschool sweetheart texted me out of nowhere
high court vs supreme court in india
high cholesterol at 30
high school transcript request after 20 years
how high can a cat jump
stoned to death in the bible who was it, stephen?
the saint who was stoned, acts chapter?
the lottery by shirley jackson who gets stoned and why
half baked idea for a startup, roast it
half baked essay, make it sound smart
who baked the gingerbread house in hansel and gretel
mud bricks baked or sun dried in mesopotamia
field trip permission slip wording
trip insurance for a cruise
business trip per diem taxable?
i trip over my own feet lately, should i see a neurologist
ego trip meaning in tagalog
mars trip how long would it take
one hit wonders of the 80s
somebody hit my parked car and left
hitman 3 walkthrough dubai
hit the gym 4x a week and no gains
my kid hits other kids at daycare
hit and run, police report how
first hit for adele
hit me baby one more time year
edible book festival what is it
cattail is it an edible plant, survival class
hunger games, the nightlock berries are not edible right
playdough edible for a 1 yr old
edible paint for toddlers
edible slime experiment borax free
my buddy bud is getting married need a toast
sprout bud leaf, what order for my botany quiz
kush mountains hindu kush on a map
kush, ancient kingdom in nubia, capital?
vapour trails conspiracy whats the real reason planes leave lines
nile valley strip of land, what did they grow
comic strip generator for my class
strip a string in python
lip balm addiction real?
pharmacy lost my script for amoxicillin
leaf blower hours in my hoa
maple leaf canada flag meaning
leaf node in a binary tree definition
afghan blanket crochet stitch
how do i say happy anniversary in arabic
whats a subjunctive in spanish
latin motto for our family crest
translate this: je ne sais quoi
what does inshallah mean
my girlfriend wants to learn polish in 3 months, app?
is it affect or effect in this sentence
rhymes with orange
mandarin tones i cant hear the difference
how do i reply to a passive aggressive email from my manager
excel vlookup returns n/a
git merge conflict i broke everything
java nullpointer line 42 what now
why is my docker container exiting with code 137
teach me recursion
regex for an email adress
my wifi says connected no internet
windows blue screen critical process died
forgot my gmail password and the recovery phone is old
can chatgpt do my homework without the teacher knowing
photosynthesis equation
who was the first emperor of china
causes of world war 1 militarism and what else
why did rome fall short answer
whats the pythagorean therom
derivative of ln x squared
balance this equation Fe + O2
the mitochondria is the what of the cell
is pluto a planet again
black holes what happens if u fall in
how far is the moon
dinosaurs with feathers name 3
romeo and juliet act 2 summary
animal farm who is snowball based on
write a limerick about my boss
tell me a bedtime story with a dragon and a shy knight
knock knock
make up a rap about mondays
whats your favorite color
sing me happy birthday
do you dream
im bored talk to me
will you marry me haha
whats the meaning of life
riddle me something hard
who won the election in canada
whos the oldest president ever
did brad and angelina settle
what happened to that guy from malcolm in the middle
best horror film on netflix rn
ending of inception explained
songs like fast car
chords for wonderwall
elden ring first boss too hard
fortnite servers down?
chess opening against e4
sudoku is driving me nuts
how do i become a flight attendant
resume gap of 2 years what do i say
starbucks barista interview questions
how much does a plumber apprentice make
got fired today while pregnant can they do that
usps exam 474 how hard
landlord kept my deposit
small claims court how much can i sue for
do i need a will if im single
power of attorney for my mom
jury duty excuse for a student
my irs letter says cp2000
{num} or w2 for a nanny
can i claim my girlfriend as a dependent
zelle scam can my bank get it back
whats a good credit score for a mortgage
overdraft fee chase waive
roth ira limit
student loan forgiveness news
schengen visa rejected, appeal?
passport expires in 4 months can i go to bali
esta denied what now
jet lag from sydney
safest area to stay in lisbon
airbnb host cancelled on me the night before
train from paris to amsterdam
bunny wont eat since yesterday
how do i stop my cat from scratching the sofa
my beagle howls at sirens
turtle shell is soft why
names for a boy golden retriever
vet bill {num} dollars, payment plan?
my toddler wont nap
kindergarten cutoff date
baby names that go with oliver
teenager wont talk to me
how do i tell my parents im moving out
he says he needs space
is it weird to date your friends ex
my sister isnt inviting me to the wedding
proposal ideas that arent cheesy
mother of the groom what color do i wear
in laws are coming for 3 weeks pray for me
knit purl decrease how do you k2tog
sewing machine thread bunches underneath
hem pants without a machine
macrame plant hanger knots
is skinny jeans out of style
what shoes go with a navy suit
business casual for a woman in summer
tooth sensitive to cold after a filling
wisdom tooth out, when can i eat chips
braces at 35 too old?
invisalign lost tray number 7 help
couch to 5k week 3 died
deadlift form lower back rounding
is creatine bad for your hair
how many steps is a mile
shin splints wont go away
rotator cuff exercises
i just need someone to check my essay for commas before midnight, its 4 pages about the cold war
ugh my manager moved the monday meeting to 7am again
i wish i could speak italian, my nonna only understands half of what i say
my flight got cancelled and the airline wants to rebook me in two days, what are my rights
been trying to get my security deposit back since june and she keeps ghosting me
my sons robotics team lost by 2 points and hes devastated, what do i tell him
hey so my laptop charger smells like burning, its a dell, should i unplug it
i wanna surprise my wife with a trip to ireland for our 20th, how much should i set aside
the fedex guy threw my package over the fence and broke grandmas teapot
my aunt left me a jar of old buttons, are they worth something
we're doing secret santa at the office and i pulled my boss, gift ideas under 20 bucks
need a good villain name for my dnd campaign, hes a lich with a stutter
i'm supposed to give a toast at my brothers wedding and ive got nothing
my daughter says her teacher marked her tardy when she was on time, who do i write to at the school
want to learn guitar at 50, is that too late
pls make my linkedin summary sound less boring, im in logistics
i think my cat is mad at me since i went on vacation
my ups package has been sitting in memphis for a week and nobody picks up the phone
just finished the last of us and im crying, recommend something cheerful
is there a polite way to ask my roommate to wash his bowl after ramen
im filling out the fafsa and it asks for my parents income but they dont talk to me
got a letter from a collection agency about a gym i quit in {num}
cant decide between nursing school and being a dental hygienist
`,
}
