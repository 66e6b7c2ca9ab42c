import type { TopicExamples } from '#concierge/understand/topics.ts'

/** In the voice of those who state how things are and leave the question to be guessed. */
export const INDIRECT: TopicExamples = {
  store_hours: `
i get off at 9, thats probably too late for you guys
if i leave now ill be there by quarter to ten
hoping someone is there on the 26th
dont want to drive over and find the door locked
its 10 to 7, can i still swing by
cant get there before midnight
earliest i can come in on a friday?
would love to avoid the rush
deer opener hours?
i am guessing you are off on new years
`,
  store_location: `
im on 3rd and oak and dont see you
my uber driver needs somewhere to drop me
just tell me what to put in the gps
i must be driving right past it
`,
  contact: `
i want to call but cant find the number
id like to write a letter to the shop
trying to tag you on instagram
`,
  parking: `
im in a big truck and dont want to get towed
nowhere to leave my car last time
hate paying meters
i need a spot close to the door
`,
  accessibility: `
my mom cant do stairs
i have my lab with me and its too hot to leave him in the car
we will have the baby stroller
he is blind and comes with a guide dog
`,
  payment: `
i only have my phone on me
all i brought is plastic
left my cash at home
my card is a discover
id like to leave something for the budtender
i have a 100 bill and thats it
`,
  tax: `
i only have 40 and the thing is 38
want to know what i really pay at the end
the number on the receipt is never the number on the menu
`,
  delivery: `
i cant leave the house tonight
need it dropped at my office
im out in the sticks, {zip}
id rather not drive, could someone bring it
i only want one gummy pack brought over
staying at a hotel downtown, could you drop an order off to me there
hoping to get it before 9 tonight at my door
`,
  pickup: `
dont want to get out of the car, its raining
ill order on the site now and be there in 20
i cant come until tomorrow for what i reserve
id like it waiting for me when i walk in
my mom will come for it instead of me
how quick is an online order ready to grab
`,
  id_policy: `
all i have on me is a photo of my license
i am turning 21 next week but my buddy is of age
my id is from ohio
left my license in my other pants
we have our teenager with us
i dont have a drivers license, just a tribal id
there are four of us and one forgot their id
`,
  purchase_limits: `
i want to get as much as the law lets me
planning to buy 3 ounces today
stocking up, tell me when to stop
dont want to get cut off at the register
`,
  consumption_rules: `
wish there was somewhere to sit and smoke
i want to light one up right after i buy it
cant smoke at home so
thinking of having a joint on your patio
`,
  returns: `
the cart i got yesterday wont pull
this battery is junk, wont hold a charge
i got the wrong one and never opened it
the shirt doesnt fit me
it broke the first time i used it
not what i thought it was, still in the wrapper
`,
  order_status: `
its been two hours and no driver
i havent gotten any text
app says on the way but nobody is here
just want to know if my order is there yet
waiting on order {num}
hope my order went through, card got charged
`,
  order_change: `
forgot to put papers on my order
oops, i ordered the wrong size
i dont need the order any more
i meant to order two of those
i wont make the pickup time
the address on my order is my old one
`,
  complaint: `
there was nothing in the jar but dust
i paid for three and got two
he rolled his eyes at me when i asked
nobody said a word to me for 20 minutes
my receipt says 60, the menu said 45
got home and theres a preroll missing from my bag
ur guy counted my change wrong
`,
  human_handoff: `
id feel better talking to somebody
this isnt helping, someone from the store please
i give up, a person please
i need a real budtender for this
`,
  jobs: `
id love to work at a place like yours
looking for something part time around weed
i have a resume to drop off
`,
  loyalty: `
i should have enough points by now
my birthday is on friday
just signed up and see no points
trying to get to the next tier
150 points, thats something right
`,
  deals: `
im a disabled vet
im 66 years young
student on a budget here
never been here before, surprise me with a discount
i work in the industry
i have my patient card, wondering what that gets me
wondering if its cheaper on another day
saw it for less across the street
i bud tend two towns over
nurse here, just got off shift
`,
  store_info: `
long drive, going to need a restroom
i have a bag of old carts to get rid of
my spanish is better than my english
i want to give my sister something but she should pick it herself
left my scarf on your counter
my phone is about to die
my ev is nearly empty
its a hot day for my dog to wait outside
id like to sell you my glass art
we would like to bring a group of 15
id love to see where its grown
`,
  education: `
i never understood the difference between sativa and indica
no idea what live resin is supposed to be
everyone says start low but how low
i ate one an hour ago and feel nothing
my jar says 1:1 and i dont get it
dont know how to use this dropper
confused about diamonds and sauce
not sure how to hold the vape
wondering how long im going to be high
`,
  small_talk: `
you made my day
just saying hi
im done here, thanks
i like your style
no more questions
`,
  bot_identity: `
you sound like a robot
i have a feeling youre not human
not sure who im talking to
you type really fast for a person
`,
  out_of_scope: `
i cant get my printer to work
my girlfriend broke up with me and i want her back
i have to give a speech at a wedding
i need a ride home
thinking about getting a dog
i forgot my password for my email
the yankees better win tonight
my car makes a weird noise
i wonder how big the moon is
i need a plumber
i could go for a burger right now
`,
  goods: `
i cant fall asleep
im out of flower
i want to laugh
my tolerance is through the roof
i dont like smoking
im feeling something sweet
long day at work
got 20 bucks
i want to be able to function at work
its date night
dont want to get too high
i love {name}
my usual is {name}
i was told to try {brand}
just want a plain joint
my grinder broke and i need a new one
hosting a game night
too strong for me
not a fan of distillate
going to a concert
i want to get stuff done around the house
infused messes me up
`,
}
