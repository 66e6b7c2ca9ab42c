import type { TopicExamples } from '#concierge/understand/topics.ts'

/** What is asked past the words that one would wait for, the second part. */
export const SIDELONG_MORE: Partial<TopicExamples> = {
  store_info: `
did anyone find a black wallet
did anybody hand in my sunglasses
someone pick up a pair of gloves there
are dogs cool
where do i pee
got any place to fill my water
can i return my empty jars
u got a charger for electric cars
did somebody turn in a blue jacket
you guys from around here or a chain
can we rent the place
who do i email to sell you my edibles
do you have a bulletin board
my dog is waiting outside, got a bowl
where can i use the bathroom
got a loo
is there a toilet
is there a spot to fill water
did someone find a jacket
i think i left my vape there
who do i contact to get my brand in
can i hang up a poster
are you independent or a chain
can i rent it for a party
is there a water dish for dogs
can i plug in my ev while i shop
do you take old batteries
where do i toss empty pods
do you give tours
can i bring back the glass
where do i put my motorcycle helmet
are your people friendly to first timers
what becomes of used batteries, do you take them
do you take used vapes back to recycle
do you collect empty containers
what happens with the tubes i bring back
who there speaks other languages
any staff that speaks navajo
`,
  education: `
are moonrocks the same as hash
why does my cart taste burnt
what is a tincture even for
how do people do dabs
what does hybrid do
whats better rosin or live resin and why
is 25% strong
what is the smallest amount i should try
do terpenes get you high
explain 20:1
can you mix edibles and flower
how long are gummies good for
do gummies work faster on an empty stomach
is it normal to cough
is 10mg a lot
is 20 percent thc high
is cbd legal
does cbd get you high
does hash smell
can you reuse a cart
can you fly through a gram in a day
will i feel a 5mg gummy
what exactly am i smoking when i dab
how strong is 10mg for a newbie
tell me about rosin
tell me about terpenes
tell me how edibles work
whats the smallest amount i should try
why does my throat burn
which is healthier smoking or vaping
what does it feel like to be high
is outdoor weed worse
can you overdo edibles
what lasts longer edibles or vapes
what do people mean by top shelf
`,
  small_talk: `
gm
cheers mate
cya
that was easy thanks
okie dokie
gn
hiya
hellooo
ahoy
whaddup
tysm
ttyl
right on
word
lmao
roger that
no thats everything
good night all
thanks a million
you rule
sweet, you were a big help
you were a great help, later
big help, thanks
sweet thanks
heyyy hows everything
`,
  bot_identity: `
do i talk to a machine right now
r u siri
are there humans in there
is there a person reading this
do you work there
are you made by google
are you a budtender or a bot
`,
  out_of_scope: `
should i text my ex
whats for dinner
who is winning the election
how far is the moon
teach me guitar
what time does target close
did you see the eagles game
find me a cheap flight to vegas
how do i unclog a toilet
write a song about my dog
can you call my mom
how many feet in a mile
best dentist nearby
what are the lotto numbers
why is the sky blue
how do airplanes fly
what is the tallest building
how many days until summer
whats the date of the next full moon
how do i tie a tie
explain quantum physics
what does this spanish word mean
who is your favorite singer
what do you think of taylor swift
help me plan my wedding
can you read my tarot
how do i get rid of ants
why is my internet slow
how much is a ticket to the zoo
is there school tomorrow
can you watch my dog
do you sell dog food
do you sell hot dogs
do you sell guitars
do you rent boats
what time does the mall close
what time is sunset
where is the closest hospital
where can i get my hair cut
how do i get to the airport from here
where do i vote
when is the next bus to chicago
did the steelers beat the ravens
how are the mets doing
who scored last night
write a toast for my brothers wedding
write me a business plan
fix the grammar in this sentence
convert 10 miles to km
what is a mortgage
how do i get a loan
who discovered america
`,
  goods: `
gonna paint the fence, what should i smoke
my back hurts from moving furniture just wanna melt
something for a cranky afternoon
for my bosses gift basket
whats fire rn
that stuff everyone talks about
surprise me under 25
wanna get silly with my sister
a treat for the weekend
im headed to a cabin, what should i bring
anything for cramps that isnt smoking
got 40 make it count
gift basket ideas
whats fire right now
stocking stuffers
something to nibble on
a little something for tonight
need my usual
the usual please
half flower half edibles
stuff for beginners
what do you have in the way of drinks
something for the road crew after hours
hook me up with something nice
`,
}
