import { TOLD_BESIDE_DAYS } from './told-beside-days.ts'
import { TOLD_BESIDE_GRAVE } from './told-beside-grave.ts'
import { TOLD_BESIDE_HOME } from './told-beside-home.ts'
import { TOLD_BESIDE_HOMONYMS } from './told-beside-homonyms.ts'
import { TOLD_BESIDE_MORE } from './told-beside-more.ts'
import { TOLD_BESIDE_WORK } from './told-beside-work.ts'

/** What shoppers tell beside a question, of themselves and of their day, one a line. It is about no topic: a question means the same with it. */
const TOLD_BESIDE = `
just finished my shift
finally home from work
been on my feet all day
its been one of those days
what a week
had a rough night
my back seat is full of groceries
i'm sitting in the parking lot
sitting on my couch right now
typing this with one hand
my kid is napping so ill be quick
on a break at work
my boss is out today
i'm waiting for my laundry
dinner is in the oven
my wife says hi
my roommate is asking too
asking for my partner
my mom wants to know
asking for a neighbor
my buddy swears by you guys
my cousin wont stop talking about this place
a guy at work recommended you
someone at the gym mentioned you
heard good things
heard about you on the radio
saw your ad online
your reviews are really good
you came up when i searched
my neighbor shops here all the time
we just moved in down the block
we moved here from another state
i'm only in town for two days
visiting for a wedding
here on a work trip
we're staying at a friends place
my parents are in town
its my anniversary
my birthday was yesterday
we have company tonight
having some people over
the game is on later
movie night at our place
planning a quiet evening
trying to plan my weekend
got the house to myself
its snowing hard out there
so hot today
rain all day again
power just came back
i walked past your place this morning
i stopped by on monday
came in with my sister once
i was in a few weeks ago
i've shopped with you for years
long time customer here
regular here
its been ages since i came by
i havent been in for a while
i moved away and now im back
english is not my first language
sorry for my bad spelling
excuse my typing
autocorrect hates me
typing on a tiny screen
i dont have my glasses on
i'm terrible with computers
i'm new to this chat thing
first time i try this chat
never talked to a bot before
didnt know you had a chat
cool that you have a chat now
neat little window you got here
i hope this works
not sure this is the place to ask
maybe you cant help with this
this may sound silly
this might be a weird one
probably a stupid one
i feel dumb asking
i know you get this a lot
i bet everybody asks that
sorry to bug you again
me again
its me from yesterday
we talked yesterday
i asked this last week and forgot the answer
i forgot what you told me
i cant remember what the guy said
the budtender was so nice
your staff is always friendly
the girl at the register was great
you have been super helpful
really enjoyed my visit
loved the place
nice website
like the new look of the site
love the new menu
your menu is huge
so many choices
theres so much on here
im a little lost
kinda overwhelmed
i've been scrolling forever
i looked all over your page
read the whole page twice
i googled it and got confused
my friends all say something different
everyone tells me something else
dont judge me
dont laugh
whenever you get a sec
take your time
just a quick one
i'll be there in an hour
coming by after lunch
leaving the house now
about to leave work
we'll swing by tonight
i might stop in tomorrow
only got five minutes
in between meetings
on hold with the bank
watching tv
cooking dinner
walking the dog
my dog is barking sorry
my cat walked over the keyboard
the baby is finally asleep
kids are at grandmas
wife is at yoga
husband is fishing
my roommates are out
i retired last year
i work nights
i teach school
i'm a nurse on nights
i work in construction
i'm a chef
i'm a student
i run a small shop myself
i work from home
got a new job
got a raise
broke till friday
tight month
treating myself
i earned this
long drive ahead tomorrow
flight got cancelled
vacation starts tomorrow
first day off in weeks
cant wait for the weekend
not having the best day
feeling good today
kind of tired today
woke up too early
had too much coffee
i quit drinking last year
i used to smoke in college
back in my day it was different
things have changed a lot
its so different now
glad its legal
finally legal here
my state doesnt have stores like this
we dont have this back home
i'm not much of a talker
i like to know things
i always overthink this
i'm picky
i'm easy
i trust you guys
you know best
i know nothing about this
i know a little
i'm old school
my son set up this phone for me
my daughter showed me your site
my granddaughter told me to write here
my doctor is on vacation
my brother in law is a grower
we're a group of four
me and my friends were talking
we had a debate about this
settle a bet for us
lost a bet
my friend and i disagree
my wife thinks i'm wrong
i told my husband id ask
i promised to ask
just thinking out loud
random thought
was wondering all day
been thinking about this
it crossed my mind
thought id ask
figured i would ask first
my screen is cracked
my battery is at two percent
wifi is bad here
signal is bad here
hope you had a nice holiday
happy friday
happy new year
happy holidays
hope business is good
have a great day
much love
love you guys
you rock
best shop in town
favorite store
keep up the good work
salí tarde del trabajo
mi primo me habló de ustedes
hace mucho frío hoy
perdón por la molestia
no hablo bien inglés
soy nuevo por aquí
mi esposa me mandó preguntar
hoy es mi día libre
me gusta mucho su tienda
`

/** What is told in plain words, as a list. */
export const TOLD_PLAINLY_BESIDE: readonly string[] = linesOf(TOLD_BESIDE)

/** The same, and what is told in grave words: learned beside a request, they alarm nobody. */
export const TOLD_BESIDE_LINES: readonly string[] = [
  TOLD_BESIDE,
  TOLD_BESIDE_MORE,
  TOLD_BESIDE_HOMONYMS,
  TOLD_BESIDE_GRAVE,
  TOLD_BESIDE_DAYS,
  TOLD_BESIDE_HOME,
  TOLD_BESIDE_WORK,
].flatMap(linesOf)

export function linesOf(text: string): string[] {
  return text.split('\n').filter((line) => line !== '')
}
