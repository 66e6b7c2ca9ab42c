import type { TopicExamples } from '#concierge/understand/topics.ts'

/** What is asked over the counter in half a sentence: money off, a person, the road home, and things that other shops have. */
export const COUNTER: Partial<TopicExamples> = {
  deals: `
is there an early bird price on weekdays
happy hour still going
is there happy hour at night
do you run an hour when stuff is cheaper
any happy hour during the week
if the place down the road sells it for less would you do the same price
another store has this one cheaper, can you beat that
saw it lower somewhere else, you gonna meet that
do you match what competitors charge
will yall honor a competitors ad
can you beat the price across town
found this ten bucks less elsewhere
my other shop charges less for that, any wiggle room
would you go down to what they ask next door
never set foot in your shop, what do i save
brand new here, do i get anything off
havent shopped with you yet, is there a welcome thing
first timer, what do you knock off
do newbies get a cut
never ordered from you guys before, is there something off
what does somebody new save
its my first go with you, cheaper for me?
can i put two discounts together
does the new person thing work with the sale
`,
  loyalty: `
how many do i need for ten bucks off
how many pts till i get money off
what are 200 points worth
can i cash my points in today
how much is a point worth at the register
when do points turn into dollars
do pts expire
how many points for a free preroll
do i have enough points for 5 off
can i spend points on sale stuff
what do i get for 100 pts
how do i build up points
pts per dollar
how do i use up the points ive got
`,
  human_handoff: `
how do i get ahold of an actual human
how do i get hold of somebody who works there
id rather have a live person on this
any way to reach a real employee
who can i talk to thats not a chatbot
get me off this bot
can i get somebody alive
is there a way past the machine to a person
i want flesh and blood please
how do i get through to someone in the shop
pass me over to your people
can one of your people get back to me
put a budtender on
can i talk with whoever runs the place
whats the quickest way to reach a worker
im done with the robot, who else is there
`,
  id_policy: `
do i need a card or can anybody buy
can anyone shop or just card holders
do you need a med card for the strong ones
is it open to folks without a patient card
can a regular person buy here
`,
  contact: `
whats your phone number
is there an email i can write to
how do i call the shop
do you have an instagram
can i text you guys
`,
  consumption_rules: `
can i carry it across the state line
ok to take it over the border
can i bring this on the plane home
am i allowed to fly with what i buy
can i drive it back to my own state
taking it across the bridge to the other country, fine?
could i mail a few to my cousin
can it go in my suitcase
does it have to stay in this state
can i ride the train with it
legal to have in the car with me
can i take some home to canada
`,
  out_of_scope: `
who took the game last night
how did the tigers do yesterday
what was the score on sunday
did we beat the bears
hows the home team doing this season
are the knicks playing tonight
who scored in the final
did my team lose again
what channel is the match on tonight
did you watch the fight saturday
when does the playoff start
is the lottery up to anything
whats on tv tonight
who won the race this weekend
`,
  education: `
what does rso stand for
what do the letters cbn mean
what is thca short for
whats aio mean
what does coa stand for
whats fso short for
what does mg mean on the label
what do you call the sticky stuff on the bud
whats the full name of cbg
what does bho stand for
`,
  goods: `
got anything i can sip instead of beer
something fizzy to replace wine with dinner
i dont drink anymore, whats in a can that i can hold at a party
something to nibble on at the movies
got anything to puff on the porch
a thing to rub on my feet after a shift
something i can drop under my tongue
a bite of something sweet with my coffee
anything to pour over ice tonight
clones or seeds for my garden
you guys got baby plants
i want to grow my own, do you sell starts
do you have any cookies
got suppositories
any nasal spray
do you carry bath salts with cbd
whats in {name}
what is in the {name} tincture
what all goes into {name}
whats {name} made of
ingredients of the {name}
`,
}
