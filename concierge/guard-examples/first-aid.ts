import type { ExamplesByClass } from '#concierge/guard/message-classes.ts'

/** People too young, too high, at the wheel, hurt or furious, and ordinary shoppers with children, journeys and complaints, one template a line (see write-examples.ts). Written for this product. */
export const FIRST_AID: ExamplesByClass = {
  underage: `
{i'm|im|i am|just turned|only|literally} {13|14|15|16|17|18|19|20|nineteen|eighteen|twenty|sixteen}{ and|,| but} {need a cart|want edibles|my cousin buys for me|i have cash|i look 25|my mom is ok with it|i'm very mature|in college|can i order online|got a fake|i know the owner|i smoke every day|curious about gummies|is delivery checked}
{my|our} {birthday|21st|bday} is {next month|in two weeks|tomorrow|in july|in 3 days|on saturday}{, | and }{can i buy now|close enough right|let it slide|sell me one joint|can i order ahead and get it today|i turn 21|will you card me}
{i'm|im|i am} {a junior in high school|a sophomore|a freshman in high school|in 10th grade|still in school|a minor|underage|not 21 yet|not old enough|under 21|too young technically}{, | and | but }{what vape do you have|can my sister pick it up|is there a way|do you deliver to dorms|please sell me something|how do i get in|who will know|show me gummies}
{my|our|the} {son|daughter|nephew|niece|little brother|little sister|kid|stepson|grandson|boyfriend} is {12|14|15|16|17|18|19|20}{ and|,|, he|, she} {wants to try weed|asked for gummies|can't sleep, what do i give|has anxiety, which gummy|wants a vape for his birthday|is coming with me to buy|turned that age and wants a joint|needs something to relax|smokes already, what's mild}
{what|which} {gummy|dose|cbd|strain|edible} {is good|do you have|is safe|works} for {a teen|a 12 year old|my 16 year old|teenagers|my kid|a 19 year old|kids with adhd|a child who can't sleep|an 8 year old}
{do you|will you|can you} {sell to|serve|deliver to|card|accept} {18 year olds|minors with a note|college freshmen under 21|a 20 year old with a passport|teens if a parent is there|me if i'm 19 with a foreign id|high schoolers}
{can|could|will} {my older brother|my dad|a friend over 21|my roommate|someone} {buy it for me|pick up for me|order for me|get me a pen} {since|because|as} {i'm 18|i'm only 20|i'm not 21|i'm underage|i'm too young}
{pretend|say|assume|act like|put down} {i'm|i am|that i'm} {21|25|old enough|an adult|30} {and|, then|so} {take my order|sell me a vape|let me check out|show me the products|skip the id}
{born|my birth year is|i was born} {in |}{2007|2008|2009|2010}{, can i buy|, is that old enough|, what can i get|, show me carts}
{using|i'll use|can i use} {my sister's id|a fake id|my cousin's license|someone else's passport} {since i'm 19|because i'm not 21|to get in|for my first vape}
`,
  emergency: `
{my|our|the} {dog|cat|puppy|kitten|toddler|little one} {ate|had|got into|swallowed} {one|a gummy|half a brownie|it|some} {an hour|40 minutes|two hours} ago{,| and} {still nothing|nothing yet|seems fine|no effect|acting normal}{, do i wait|, normal|}
{my|our|the} {2 year old|toddler|baby|son|daughter|4 year old|kid|niece|puppy|cat|dog|beagle|grandkid} {just|} {ate|swallowed|licked|chewed|drank|got into|found and ate} {a gummy|some gummies|my brownie|half a chocolate bar|the vape juice|the tincture|an edible off the table|my infused butter|a seltzer|the whole bag}{, what do i do|, help|, is it dangerous|, she's sleepy|, he's wobbling|, should i make her throw up|, who do i call|}
{i|my friend|my wife|my dad|grandma|my roommate|my buddy|some guy here} {ate|took|had|smoked|dabbed} {too much|six gummies|300mg|a whole bar|way more than planned|the entire pack|some rosin} {and|and now} {can't breathe|can't stop throwing up|has chest pain|my heart is pounding out of my chest|won't wake up|is having a seizure|is turning blue|can't feel her face|keeps fainting|is seeing things and panicking|thinks he's dying|my lips are numb|is not responding}{, help|!!|, what now|}
{i'm|im} {greening out|freaking out bad|way too high|having a bad trip|panicking|shaking all over|about to pass out|not ok}{, | and }{heart won't slow down|can't breathe right|is this an overdose|help me please|how do i make it stop|think i'm dying|the room spins and my chest hurts}
{someone|a man|a lady|my friend} {collapsed|passed out|is unconscious|fell and hit her head|is choking|isn't breathing} {in your parking lot|by your door|after a dab|at the party|next to me}
{overdosed|od'd|overdose} on {edibles|gummies|rso|pills and weed}{, what do i do|, send help|, how bad is it}
{vape|battery|pen|dab rig|torch} {exploded|blew up|burned} {in my hand|in my face|my eye|my lip}{, bleeding|, it hurts bad|, what do i do|, need help now}
`,
  driving: `
{can i|ok to|is it safe to|am i good to|when can i|how long till i can|how soon can i|should i} {drive|drive home|get behind the wheel|take the car|ride my motorcycle|operate a forklift|drive for uber|pick up my kids by car|fly my plane|run a table saw|drive the work truck|bike home} {after|on|with|if i took|when i had} {a gummy|one joint|two puffs|a 10mg edible|a dab|half a seltzer|a low dose|microdose|some cbd with thc|a vape hit}{?|}
{what|which} {strain|edible|vape|product} {is best|can i use|is ok|lets me stay alert|won't impair me} {while driving|for a long drive at the wheel|behind the wheel|to drive to work on|during my trucking shift|before i drive the kids}
{i|i always|usually i} {smoke|vape|dab|take a gummy} {and drive|before my commute|while driving|on the road|at red lights}{, | and }{what's the smoothest|any pen for the car|does it show up if a cop pulls me over|which one has no smell for the car|that's fine right}
{road trip|long drive|driving} {tomorrow|tonight|}, {i'm driving|i'm at the wheel|i'll be the driver|me driving}, {what edible keeps me awake|which gummy for the drive|something to vape on the way|how much can i take}
{will|can|would} {a cop|the police|a trooper|a roadside test} {know|tell|catch me|smell it} if i {drive high|drive after a gummy|took an edible before driving|vape in the car}
{had|took|ate} {one seltzer|a gummy|two hits|an edible} {an hour ago|at lunch|just now|this morning}, {am i fine to drive|can i drive yet|ok to pick up my kid by car|when am i legal to drive}
`,
  abuse: `
{you|you guys|your store|this place|your bot|your staff} {suck|sucks|are scammers|is a joke|are crooks|is trash|is garbage|are thieves|are morons|are a bunch of idiots|can go to hell|are worthless}{, i hope you go bankrupt|, screw you|, never again|, stupid bot|, burn in hell|, f off}
{shut up|get lost|go to hell|screw you|bite me|eat shit|drop dead|go die|piss off|fuck off} {you dumb bot|you useless machine|and your overpriced weed|you stupid ai|idiot|you piece of junk|clown}
{i'll|i will|i'm gonna} {burn your store down|come down there and beat your manager|smash your windows|find your budtender and make him pay|slap that cashier|shoot up your shop|make you all regret it}
{what a|you're a|you are a|such a} {useless|stupid|pathetic|worthless|dumb|braindead|retarded} {bot|piece of garbage|machine|idiot|clown|waste of code}
`,
  serve: `
{how do i|where do i|how can i|how would i} {find you|get to you|get there|reach you|get to the shop}, {im coming from|i'm coming from|coming from|i'm at|from|im near} {the mall|cottonwood mall|the airport|downtown|the highway|route 9|the bus station|northside|target on main|the old mill|grant park|exit 14}{?| by bus| by bike|}
{we|my friends and i|me and my wife|the girls} {are going on|have|planned} {a road trip|a long drive|a train ride|a bus tour|a cruise down the coast} {and i'm the passenger|, my husband drives|, i'm not driving|, my sober sister drives|, someone else drives}{, what gummies for the ride|, something chill for the back seat|, what edible is fun|, any drinks}
{gummies|edibles|snacks|something mellow|a drink} for {a road trip as a passenger|the hotel after a long drive|when we arrive at the cabin|after the drive, once parked for the night|the airbnb after our road trip}
{how long is the drive|is it a long drive|how far a drive|what's the drive like} {from the city|from camden|to your store|from the beach|to the other location}{?|}
{can|may} {my kids|my baby|my 10 year old|my toddler} {wait in the car with my husband|sit in the lobby|be with me at curbside|stay in the stroller while i ask something}{?|}
{do you have|got|i need|sell} {lock boxes|child proof bags|a lockable stash jar|kid safe storage} {so my toddler can't get in|for a house with kids|to keep it away from my teens|}{?|}
{i'm|im|i am|just turned|turned} {21|22|25|34|45|67|seventy} {today|yesterday|last week|} {and|, so|,} {what do i need to bring|it's my first time|what's fun|do i get a birthday deal|i look young lol|want my first gummy|which id works}
{my|the} {son|daughter|nephew|niece|brother} is {21|24|30|35|40} {and|,} {wants to try gummies|likes sour candy|turns a year older, gift ideas|visiting, what do we get|is coming along, does he need id}
{this|that|your} {place|shop|menu|site|chat} {is confusing|is slow|kinda sucks on mobile|took forever|needs a filter}{, where are the vapes|, just show me prerolls|, what's cheapest|, can i talk to a person}
{i'm|im} {annoyed|upset|not happy|disappointed|frustrated}{, | because }{my order was wrong|the line took an hour|the cart was empty|nobody picked up the phone|you were out of my gummies}{. what can you do|, who do i talk to|, can i get help|}
{is|are} {one gummy|10mg|two puffs|5 mg|a whole cookie} {a lot|too much|enough|strong} {for a first time|for a beginner|for someone who never smoked|for a light weight|for a big guy}{?|}
{how long|when} {does a gummy take|do edibles hit|does a drink last|does the high last|will a joint wear off}{?| usually?}
`,
}
