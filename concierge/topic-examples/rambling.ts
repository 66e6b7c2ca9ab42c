import type { TopicExamples } from '#concierge/understand/topics.ts'

/** In the voice of those who tell a story first. */
export const RAMBLING: TopicExamples = {
  store_hours: `
so im stuck at work till 8 and its a 40 minute drive, am i gonna make it or will you be shut
ok my sister is in labor and its christmas eve and i need a break, are you guys even there today
long story but i can only come really early like before 8, is anyone there
i hate crowds, when is it quiet in there
my calendar says monday is a federal holiday so are you closed
we lost power after the storm, are you open today
`,
  store_location: `
ok so i drove past the church and the tire shop and i cant see you, where exactly is it
my gf says youre in the plaza with the gym but google says main street, which is it
im terrible with directions, what is around you that i would recognize
i live out past the lake, how long of a drive is it to you
`,
  contact: `
ive been trying to call and i think i wrote it down wrong, what is the right number
i want to send a picture of my receipt, is there an email for that
who do i email about a donation for our school raffle
`,
  parking: `
last time i circled the block for ages, is there a lot now or is it still just the street
i drive a dually with a horse trailer, think i can get in and out of your lot
ive got a motorcycle and i worry about it, is there a safe spot to leave it
were coming in a 30 foot camper, anywhere to put it
`,
  accessibility: `
my grandma broke her hip and is in a chair but wants to come along, can she get through the door ok
my pup goes nuts when i leave him in the car so can he come in with me
i have a bad knee so if there are a lot of steps id rather know now
i get anxious standing in line, is there somewhere to sit down
`,
  payment: `
my bank froze my card so i only have my phone, can i pay with that somehow
i got paid in cash but its all hundreds, do you take big bills
my wife says you charge extra if we use debit, is that true and how much
the last place only took cash and i looked like a fool, what about you
i want to put some on a card and the rest in cash, does that work
`,
  tax: `
i have exactly 40 on me, will a 35 thing end up over that once they ring it up with tax
every place adds something different at the end so what do you guys add
my neighbor has her medical card and says she pays less tax, true?
`,
  delivery: `
im home with a sick kid and cant leave, could somebody run it over to us
my car is in the shop all week so i need it brought to me, do you go out to {zip}
i dont want to buy too much, whats the least i can order and still get it delivered
i work nights so what is the latest your driver comes around
were at the county fairgrounds camping with the horses, would a driver find us
my roommate will be home but i wont, can she take the delivery
`,
  pickup: `
i have two kids in the car and cant unbuckle everyone, is there a drive up window
if i put the order in when i leave work will it be done by the time i get there, its 20 minutes
i ordered something yesterday but got held up, is it still there for me
my boyfriend is closer than me, can he get my order with his id
`,
  id_policy: `
my license is at the dmv and all i have is the paper one, will they let me in
ok dumb question, im 43 but look young, do i have to show id
my daughter turned 20 and wants to come look around with me, thats fine right
i lost my wallet at the lake but i have my passport card, does that count
i just moved here and still have my indiana license is that ok
im 19 with a medical card and last place turned me away, what about you
`,
  purchase_limits: `
were stocking up for a two week trip so how much can one person get
i want to buy for my whole birthday party, is there a cap on how much
my buddy said he got cut off at the register for buying too much, what is the cutoff
`,
  consumption_rules: `
my landlord is strict and my car is a lease, so where am i even allowed to smoke this
there were people smoking out back last time, is that allowed
i heard there might be a room to hang out and smoke at your place
`,
  returns: `
i bought two carts on {day} and one of them never worked, not once, what now
my husband got me the wrong kind and its still sealed, i feel bad, can i swap it
so i dropped the battery and now it blinks, any chance of a replacement
got home and realized the grinder is the wrong size, i still have the receipt
bought a shirt last weekend and its too tight, can i switch sizes
i opened it but it tastes awful, do i have any options
`,
  order_status: `
i ordered at noon and the app said 30 minutes and its 2 now so whats going on with it
i got an email but no text so i dont know if i should drive over yet
my neighbor got hers already and we ordered together, where is mine
i paid online but it never showed a confirmation, did it go through
driver was supposed to be here at 3, wheres my stuff
`,
  order_change: `
i hit the button too fast and got two of the same thing, can you take one off my order
ok i placed an order like 5 minutes ago and forgot papers, can they throw some in
my plans fell through so i need to call off the order i placed
i put my old address in by mistake, can the driver come to the new one
i need to change my pickup from 2 eighths to 1
`,
  complaint: `
i have been a customer for years and yesterday the lady at the counter laughed at me
so i get home and open the bag and there is one thing missing from what i paid for
i stood in line for 45 minutes and then they told me it was gone, thats not right
ok so the eighth was 2.8 grams on my scale, you owe me
they gave me somebody elses order and i had to drive back
your guy at the window shorted me 10 bucks and im pissed
`,
  human_handoff: `
im not great with these chats, is there a person who could just call me
i have been going back and forth with this thing, just let me talk to somebody who works there
this is too complicated to type, who can i speak to
`,
  jobs: `
i got laid off from the plant and always wanted to work in a place like yours, are you taking people on
my son just turned 21 and is looking for work, do you have anything
ive got 5 years in retail, how would i go about applying
`,
  loyalty: `
ive been coming since you opened and never signed up for the points, how do i do that
i think i have a bunch of points sitting there, how do i use them and what are they worth
its my birthday next week, i heard members get something
how do i get bumped up to the top tier, ive spent a fortune
`,
  deals: `
im on a fixed income so id like to know what days are cheapest
my dad was in the navy and my mom is 70, what can they get off
i saw a sign about a sale but didnt catch it, whats going on this week
if i use the new customer thing can i still get the deal of the day with it
i budtend across town, heard you do something for industry people
the place on 5th has it for 5 less, would you beat that
i got a text about a promo, is it still good
`,
  store_info: `
its a two hour drive so is there a bathroom i can use when i get there
ive got a whole drawer of empty vapes and jars, do you take them back
my aunt only speaks portuguese, would anyone there understand her
i paint landscapes and saw you have art on the wall, who picks those
i think my sunglasses fell off in there yesterday, did anybody turn them in
we are a small grow and want to get on your shelves, who handles that
its my bosss birthday and i dont know what he likes, do you do gift cards
i have an electric car with 20 miles left, can i plug in at your place
hot day, is there water out for my dog while he waits
i want to propose to my girlfriend in the shop where we met, who would i talk to about that
`,
  education: `
i took a 10mg gummy half an hour ago and nothing, how long does it normally take
everyone keeps saying terps terps terps and i have no idea what they are
ok embarrassing but how do you actually inhale from a cart
last time my weed dried out in a week, how should i store it
my friend says sativa is uppers and indica is downers is that actually true
the label says infused with diamonds and i dont know what that means
i keep seeing live rosin and live resin, are they the same thing
i bought flower to bake with and someone said i have to decarb it first, what is that
`,
  small_talk: `
just woke up from a nap, hows your day going
you know what you have been really great, thanks for everything
well i better get going, talk soon
haha my cat just walked on the keyboard sorry
ok thats all i wanted to know, thanks a lot
`,
  bot_identity: `
before i go on, am i talking to a machine or a person
my husband bets me youre a robot, are you
ok so what sort of stuff can i ask you about
`,
  out_of_scope: `
my kid has a math test tomorrow and i forgot how fractions work, can you help
i need to write a cover letter for a bank and im stuck
we missed the end of the game, did the lions win last night
my sink is leaking, how do i fix that
trying to decide between a honda and a toyota, thoughts
my boss is a jerk, how do i ask for a raise
whats a good movie to watch with my mother in law
my phone keeps restarting, any idea why
ive got chicken in the fridge, what can i cook with it
can you tell me who is running for mayor this year
i have a coupon for the grocery store, do they take it online
`,
  goods: `
we are going camping with friends and dont want the tent to smell so maybe a drink or mints, not more than 25 bucks
i quit drinking and want something for friday nights that feels social, what would you get
my sister never tried anything and doesnt smoke so probably a gummy, under 25
i gotta deep clean the house and need something that gets me moving
long day, my back is killing me from moving furniture, just want to sit and melt into the couch
my husband snores and i cant sleep, what do you have
the last gummies i got from you were too strong so something weaker
i usually get {name} but want to try something else like it
my neighbor said you have little chocolates, i dont want to spend a lot
im baking for a party and want some infused butter or oil
need a present for my brother in law who loves {brand}
i like tasting the flower so nothing with added flavor
i want to watch the game with friends and laugh
between work and kids i get an hour to myself at night, something short
i have about 60 to spend and want flower plus something sweet
the one you showed first sounds good but is it available in a smaller size
i vape but want to switch to something without lung stuff
looking for something creative for making music
`,
}
