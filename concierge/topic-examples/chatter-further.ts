import type { TopicExamples } from '#concierge/understand/topics.ts'

/** As people really chat: half sentences, news first, and the same question in ever other words, the third part. */
export const CHATTER_FURTHER: Partial<TopicExamples> = {
  education: `
why is some of it called exotic
what do the letters on the label stand for
explain live resin like im five
is hash stronger than flower
are edibles stronger than smoking
is wax stronger than flower
is rosin better than resin
is indica stronger than sativa
is a vape healthier than a joint
is it better to smoke or eat it
how do you smoke wax
what happens if i eat raw weed
how many mg for a first timer
how many mg should i start with
does vaping get you less high
does indoor or outdoor matter
what is the point of terpenes
what does infused do to a joint
what do diamonds do
what is a terp sauce
is a one to one good for starters
what are the crystals in diamonds
how come edibles take so long
why do my eyes get red
why do i get so hungry
what is the difference between a joint and a blunt
how many hits in a cart
how many bowls in a gram
how do i know when its decarbed
how do i make butter at home
how do i clean a bong
how do i use a bong
how do i hold in a hit
should i chew or swallow a gummy
do i put drops under my tongue or in food
can you eat flower
what does hybrid feel like
what does thc stand for
how do i tell if weed is old
what is the white stuff on buds
what does couch lock mean
what is 710
what is 420
how do i pronounce that terpene
does the color of the bud matter
whats better for beginners edibles or flower
how does a dry herb vape work
what does craft cannabis mean
`,
  small_talk: `
heyo
you are the best talk later
happy friday
happy holidays
ok thats it thanks a ton
how are you 2day
hii
you there?
much love
you too
no worries
ok thanks anyway
thanks but no thanks
ill think about it
will do
ok see you soon
good chat
thats awesome
im just browsing
just looking around
ok bye for now
you crack me up
good bot
`,
  bot_identity: `
are you even a real person lol
wait who is this
what kind of stuff do you do
is somebody there
am i chatting with the owner
human or bot
do you have feelings
are you an ai thing
whos typing
are you new
what should i ask you
how does this chat work
`,
  out_of_scope: `
did the celtics win
how are the bruins doing this season
hows the team doing this year
are the padres any good this year
who do you like in the superbowl
help me pick a name for my baby
write a breakup text for me
is it gonna snow tomorrow
my car wont start any ideas
how do i delete my facebook
plan me a trip to denver
what is 15 percent of 80
can you proofread my essay
best brunch around here
how do i get wine out of a carpet
what time is the game tonight
tell me who to vote for
can you book me a haircut
is the post office open monday
who sang that song
do you know any good mechanics
whats bitcoin at
can you help me fix my computer
who plays on sunday night football
what did the senate vote on
how many ounces in a cup of flour
should i sell my house
how do i train my dog to sit
my dishwasher wont drain
wheres the nearest atm that isnt yours
which bank has the best rate
how do i change my oil
is the bank open on monday
is the pharmacy still open
how do i reset my router
what should i watch on netflix
any idea why my knee clicks when i walk
what is the lottery number
make up a story about a dragon
who would win a bear or a shark
help me with my spanish homework
what is the best dog breed
order me a pizza
call me a cab
what does my horoscope say
how do i apply for a passport
recommend a book
find me an apartment
how do i write a will
can you draw me a picture
do you sell car parts
do you have fishing licenses
got any lottery tickets
do you sell phone chargers
can i buy coffee there
who is the best rapper
how old is the earth
did you vote
is there a concert at the arena tonight
`,
  goods: `
i got to mow the lawn whats good for that
need something to get through tax season
gift for my hairdresser, she loves edibles
after work joint
take the edge off at a family dinner
whats good for cleaning the house
what should i bring to a bbq
something i can use on the trail
for a picnic in the park with my wife
want to feel something at the concert
something to smoke on the patio
my friend broke up with her boyfriend and wants to chill
anything to eat that gets you high
what do you have for a night owl
cant decide, you pick
you choose for me
heard you sell puzzles
do you carry stickers
do you carry mugs or glasses
something for my dads retirement party
tired of flower, what else
i have cash for one nice thing
whats everyone getting
what would go with a bonfire
what do i get for a bachelorette
stuff that tastes good
what do you have for old hands like me
im picky about smell
my sister visits this weekend, what would she like
give me two options
let me see your flower
show me the menu
what do you have
`,
}
