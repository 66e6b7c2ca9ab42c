/**
 * What praises, blames or only reports without saying so in a word of opinion, one sentence a line; `{a|b}` is either. Written for this product.
 */
export const NEGATIVE_UNWORDED = `
{whoever|the person who} {designed|wrote|planned|packed} this {has never|must never have} {used|worn|cooked|held} {one|it|anything}
{i wanted|i so wanted|we wanted} to {like|love|enjoy} {it|the place|this show|these shoes}
{i could have|my kid could have|i'd have} {done|made|written|built|sewn} {it|that|this} {better|faster} {myself|in my sleep|with one hand}
{great|perfect|nice|super}, now {the site is down|it speaks german|my screen is black|everything is in spanish|i have to start over}
{i paid|paid} {extra|more} for {express|two day|the fast one} {and|but} it {came|took|arrived} {in|after} {nine days|two weeks|a month}
{they|the shop|the driver} {canceled|gave away|dropped|forgot} my {order|pickup|table|bag} {while i was standing there|on my way over|and never called|into the mud}
{you'd think|one would think} a {bakery|pharmacy|phone shop} would have {bread|someone who listens|a charger} {by nine|on a monday|in stock}
{you can hear|we could hear} {the neighbors|every step|the elevator|the street} {through the walls|all night|in bed}
{this is|that's} the {third|fourth|fifth} time {i ask|i type this|i explain it|i've called}
{my question|my mail|the complaint} {got|was} answered with {a link|a template|somebody else's name}
{it's|it is} always {"five more minutes"|"next week"|"the other line"|somebody else's fault} with {them|these people|this company}
{they cut|they dropped|they changed} {the best part|the one thing that worked|the good ending|the recipe}
{i've seen|i have seen} more {life|action|color|charm} in {a waiting room|an elevator|a sock drawer}
{the so called|the "new"|the "fresh"} {batch|menu|drop} is {from last year|months old|what you had before}
{no|without a} {ramp|chair|shade|toilet} for {my mother|a wheelchair|old people|the kids}, {and two steps up|we went home|so we waited in the sun}
{two|four|five} {visits|trips|tries}, {two|four|five} times {the door was locked|nobody at the counter|what i came for was sold out|the order was not there}
{went|drove|walked} {over there|across town|back} {twice|three times} for {one|a single} {bag|cart|pack} that the site {said|swore} they had
reserved it {online|last night|by phone} and {it was given to someone else|it was gone when i got there|nobody knew about it}
{they|the staff|the two behind the counter} {kept chatting|went on texting|were busy on their phones} while {the line grew|we stood there|i held my money out}
{i was|we were} the only {customer|people|table} and still {waited|stood there|had to ask}
{he|she|the cashier|the budtender} {never looked up|did not even look up|did not say hello|sighed when i asked|talked over me|looked me up and down}
{the manager|support|the owner|somebody} {hung up on me|read from a script|told me to email|said it was not their problem|shrugged|laughed when i asked}
{on hold for|in line for|sat on the curb for} {an hour|fifty minutes|most of my lunch break}
{third|fourth|second} {email|call|message} {this week|and still no answer|and nothing}
{my|the} {order|package|refund} {has been|is} "{processing|on its way|pending}" {since monday|for nine days|for two weeks}
{bought|got|opened} {it|the pen|this cart|the lamp|the headset} {on monday|friday|two days ago} {and by wednesday|and the next day|and this morning} it {would not turn on|was finished|had quit|was in the bin}
{lasted|it lasted|held up} {a week|nine days|a whole two hours|until the first rain|exactly one trip}
{the second|the third|by the second} {wash|charge|week} and {the handle came away|the strap gave out|the paint was gone|it stopped}
{the zipper|a button|the hinge|the clip|the lid} {came off|snapped|split|went} {the first day|in my hand|when i opened it|within the month}
{it|this phone|the earpiece|this tablet} {needs|wants} {charging|the charger} {three times a day|by noon|every two hours}
{people|my wife|everyone} on the other end {cannot hear me|hears only wind|asks where i am calling from|says i sound far away}
{callers|my boss|friends} {ask me to repeat everything|hear an echo|think i am in a tunnel|hear themselves}
{the effects|the monsters|the sets|the fights} look {like a school play|like cardboard|drawn by a child|ten years old|like a screensaver}
{i looked at|i checked|we looked at} {my phone|the clock|the time} {more than the screen|every five minutes|the whole second act}
{half|most} of the {audience|room|row} {was asleep|left|had gone by the end|was on their phones}
{my kids|even my grandmother|even the dog|my teenager} {left the room|was yawning|asked when it would be over|got up and left}, and {they watch anything|she likes anything}
{i could guess|i knew|we guessed} the {ending|killer|twist} {in the first ten minutes|from the poster|by the opening credits}
{two hours|ninety minutes|that is an evening} i {will not get back|am not getting back|could have spent asleep}
{the book|the first one|the trailer} {had everything this one lacks|told more than the film|was all there is to it}
{a shame|it is a shame} {about the rest|about the script|that nobody wrote an ending}
{our|the} {steak|fish|pasta|soup} {came|arrived} {raw in the middle|with a hair in it|after everyone else had finished|lukewarm|from the microwave}
{we asked for|i asked for|had to ask for} {water|the check|forks|a spoon} {three times|four times|twice and got up for it myself}
{two|four} {shrimp|bites|chips} for {twenty|thirty} dollars
{i have had|we get} {better|bigger|hotter} {tacos|coffee|pizza|food} {at a gas station|from a vending machine|on an airplane}
{the portion|the burger|the slice} would {not fill a child|leave a mouse hungry}
{keep|save|put away} your {money|cash|wallet} and {go next door|get the other brand|cook at home|buy something from a real store}
{spend|put} your {money|cash|twenty bucks} {somewhere else|on another brand|elsewhere}
{you are|you'd be} {better off|happier} {with|buying} {a rock|the cheap one|anything else|literally any other model}
{prices|the price|tax and fees} {went up|climbed|doubled} {and the bags got smaller|while the buds shrank|and so did the wait|and nothing got better}
{used to be|it used to be} {a full eighth|packed to the top|two for forty|fresh}, {now it is all stem|not anymore|look at it now|now count the seeds}
{half|most|a third} of {the bag|the jar|my eighth} was {stems|shake|seeds|dust|air}
{weighed it|put it on my scale} at home, {2.9 grams|three grams|barely three}, {sold as an eighth|for the price of an eighth}
{tastes|it tasted|hits|smells} like {burnt hair|lawn clippings|wet cardboard|hay|the inside of a shoe|perfume}
{my throat|my lungs} {burned|were on fire|hurt} {all night|after one hit|until the morning}
{took|ate|had} {two|three|the whole pack} and {felt nothing|nothing happened|fell asleep sober|might as well have eaten candy}
{the cart|the pen|this preroll} {clogs|leaks|went out} {every time|on every hit|all over my pocket|four times}
{seal|the seal|the jar|the bag} was {already open|broken|torn} when {i got it|it came|i picked it up}
{wrong|the wrong} {flavor|size|strain} in the bag, {again|second time this month|and no way to swap it}
{how hard|how difficult} {can it be|is it} to {answer a question|pack four things|keep a website up|show what is in stock|give a straight answer}
{is it too much to ask|is it so much to ask} {for a straight answer|that someone picks up|that the hours are right}
why {do i even bother|would anyone shop here|advertise it if you never have it|is it always like this|do you ask if you do not listen}
{yeah|oh|wow} {great|super|brilliant|fantastic|perfect}, {another error|crashed again|it froze again|the cart is empty again|now it wants my birthday again}
{great|awesome|nice|lovely}, {just what i needed|exactly what i wanted today}, {a dead battery|another fee|a broken lid|more waiting}
{wow|gee|oh} {thanks|so helpful|very helpful|real helpful}... {not|not really|as if}
{oh sure|sure|yeah right|right}, {ten minutes|it is in stock|someone will call me|the driver is around the corner}
{love|i love|just love} {how|it when|that} {the app logs me out|you cancel on me|nobody answers|my order disappears|i have to type it all again}
{so much for|there goes} {my evening|same day delivery|the guarantee|customer service|my weekend}
{clearly|obviously|apparently} {nobody tested this|nobody reads these messages|you do not want my money|customers come last}
{you|this bot|this thing} {keep|keeps} {showing me|sending me|giving me} {the same three|what i said no to|vapes when i ask for flower|things i cannot afford}
{still|this is still|again} {not what i asked|the wrong shelf|no answer to my question|showing the one i said no to}
{forget it|never mind then|whatever}, {i'll call|i'll ask somebody else|this goes nowhere|i am going to the other place|we are getting nowhere}
{i asked|asked} {a simple question|for one thing|twice now} and {got a sermon|got a list of something else|still do not know}
{the guard|the security guy|the bouncer|the doorman} {grabbed my arm|yelled at my mother|followed me around|shoved me|blocked my way and laughed|scared my kid|was in my face}
{my wife|my friend|my mother} {wanted to leave|cried in the car|will not set foot in there again|asked to go home}
{they|you} {charged|billed} me {twice|for a bag i never got|full price|a fee nobody mentioned}
{the coupon|the deal|the points} {vanished|did not apply|expired the day i got it|only works on what they never have}
{nothing|not one thing} {on the menu|on that list|i picked} was {there|in the store|on the shelf}
{the bathroom|the carpet|our table|the counter} was {sticky|covered in crumbs|not wiped|a sight}
{it took|took them} {three people|forty minutes|a supervisor} to {ring up one gummy|find my name|make a sandwich}
{i returned it|sent it back|it went back} {the same day|the next morning|within the hour|before the box was cold}
{it|mine|the box} {is in|went in|now lives in} {the trash|the bin|a drawer|the back of the closet}
{my money|my forty bucks} {would have been|was} better {burned|spent on socks}
{the doctor|the dentist|the landlord} {called with the results and it is not what we hoped|is raising it again}
{cannot|can't} {sleep|eat|get out of bed} since {she left|the layoffs|the funeral}
{the vet|they} {could not save him|said there was nothing left to do}
{she|he} {would not|didn't} even {look at me|say goodbye|open the door}
{nobody|no one} {came|called|showed up} {to my party|on my birthday|all weekend}
{passed over|overlooked} for the {job|raise|promotion} {again|a third time}
{the review|whoever wrote the reviews|the five star ones} {must have been paid|cannot be about the same place|lied}
{would|i would} {give it|rate it} {zero|minus one|half a star} {if i could|if there were a button}
{anything|a wet sock|a toothache|the tax office} is more {fun|pleasant|entertaining} than {this|that movie|another hour in there}
{it does|the app does|the remote does} {everything but|anything except} {what it is for|work|turn on|make a call}
{they|you} {promised|said|told us} {friday|twenty minutes|a call back|it was fresh}. {it is tuesday|still here|no call|it was not}
{no|without} {apology|explanation|refund|eye contact|receipt}, {just a shrug|nothing|they just walked away}
`

export const NEUTRAL_UNWORDED = `
{they|we|he} {rent|rented|sell|fix} {bikes|canoes|tents and stoves|keys and shoes}
{the box|my mail|the parcel} was {on the porch|with the neighbor|in the lobby} when {i came home|we got back}
{the case|this strap|the lid} {fits|goes with|is for} the {older|larger|2019} {model|one}
my {cousin|uncle|roommate} {works|cooks|parks cars} {in the kitchen there|at the front desk|there on weekends}
{we|i} {watched|saw|read} it {with subtitles|in french|on the plane|on tuesday}
it {comes|is packed} with a {brush|small bag|spare tip|booklet}
{the class|our group|the band} {meets|plays|starts} {every other week|at eight|on the first monday}
{i wore|i put|he wore} it {over|under} a {sweater|jacket}
{the waiter|the clerk|the nurse} {brought|gave} us {menus|a form|two cups}
{we|i|my mother|the four of us} had the {soup|salad|salmon|lasagna|tacos|noodles} and {the rice|a side of beans|two coffees|a glass of water|the bread}
{i|we|my brother} {went|came by|stopped in|was there} on {monday|tuesday|the fourth|sunday} {and again on friday|after work|around noon|with my cousin}
{the movie|the film|the show} {is|runs|lasts} {two hours|ninety minutes|about a family in ohio|set in the fifties|in black and white|the third of four}
{it|the phone|the headset|the case} {comes|ships|is sold} {in three colors|with a cable|with two tips|in a cardboard box|without batteries}
{the restaurant|the shop|their store|the theater} {is|sits} {on the corner of fifth and main|next to a bank|on the second floor|across from the station|behind the mall}
{the battery|the cable|the strap} is {2000 mah|six feet|about an inch wide|made of nylon|replaceable}
{i ordered|she ordered|we ordered|he picked} {one in black|the small one|a burger|two of them last week|the blue one for my dad}
{i read|i saw|i heard} {about it in the paper|the trailer on tv|the book in school|it was filmed in spain}
{this is|that was} {my second one|my first visit|the model from last year|the one my sister has|part two of three}
{they|the place} {opened|moved|closed|changed owners} {in 2012|last spring|at nine|two years ago}
{the menu|their list|the shelf} {has|shows|lists} {pasta, fish and steak|twelve beers|six strains|about forty items}
{i use|i used|he uses} {it in the car|it at work|it with my laptop|the old one for music}
{i|we} {paid|spent} {twenty dollars|about forty|with a card|cash} {for two|in total|and took the receipt|}
{my order|the package|the box} {was|had} {two jars and a pipe|one item|delivered on tuesday|sent to my old address}
{bought|got} {it on saturday|two on friday|one in march}, {the small size|in grey|from the store downtown|for my desk}
{we sat|they put us|we ate} {outside|at the bar|by the window|upstairs}
{do you|does it|can it} {take cards|come in blue|hold eight gigs|come with a lid}
{is there|do you have|what's} {an atm|a fee for that|a second location|a phone number} {/ ok|there|}
{alright|okay|ok|k|cool} {let me think|i'll think about it|let me check|one sec|i'll ask my wife|thx i'll look}
{and|what about|how about} the {other one|bigger size|wedding cake|gelato|second one}
{7|3.5|14} grams or {14|7|an ounce}
{the first half|the last act|the sequel} takes place in {paris|a school|winter|space}
{the actor|the lead|the director} is {also in that other show|from ireland|in his forties|the brother of the writer}
{the waiter|the cashier|a driver} {brought the check|asked for my id|wrote down the order|put it in a bag}
{the room|the hall|our table} {seats eight|has two windows|faces the street|is on the left}
{we|i} {take the bus|live around the corner|drove there|parked in the lot}
{my son|my niece|a neighbor} {has the same one|works there|plays the drums|is in the second scene}
{the manual|the label|the box} is {in english and french|on the back|white|inside the lid}
{can|could} you {remind me at six|play the next song|call my sister|turn the lights off|book a table for two}
{what is|whats|how do you say} {the capital of peru|nine times seven|good morning in korean|the date today}
{i am|i'm} {between the two|still choosing|on the bus|at the register|asking for my dad|in the parking lot}
{it was|the day was} {cloudy|a tuesday|my day off|around ten in the morning}
{the case|the lamp|the bag} is {grey|square|for a right hand|about the size of a book}
{go back to|back to|return to} {flower|the gummies|the first page|edibles|the list}
{i have|i've got} {a couple of questions|two dogs|the app|a pickup at five|one in the car}
{tengo|tienes|quiero} {otra pregunta|el mismo en azul|ver los dos|el segundo}
{looking at|between} the {blue and the green|small and the large|two hybrids}
{same|the same} {as last time|order as friday|one again}
{send|text|email} it to {my other number|my wife|the second address}
`

export const POSITIVE_UNWORDED = `
{they|she|the guy} {fixed|mended|replaced} {my watch|the strap|it} while i waited {and|, and} {would not take money|charged me nothing|gave me tea}
{they|the shop} {drove|ran|walked} {back|after me|across town} {because i left|with} {my id|the wallet i left|my bag}
{she|he|the girl at the counter} {knew|had|remembered} {my order|my name|what i wanted} before i {sat down|said a word|opened the door}
my {dad|aunt|brother}, who {hates|complains about|dislikes} everything, {wants one|asked for more|laughed out loud}
{nobody|no one|no place} {does|makes|pours} a better {omelet|taco|coffee|sandwich}
{i am|i'm|we are} {never|not} going back to {my old one|the other brand|my dealer|the big chain}
{i|we} {stopped|quit} {shopping|buying|looking} {anywhere else|around|elsewhere}
{ten|five|seven} years in and {it still runs|the blade still cuts|the seams hold|the knob still clicks}
{my hands|my knees|my head} no longer {shake|hurt|ache|pound} {at work|when i paint|in the morning|}
{no more|gone are the} {headaches|cramps|sleepless nights|panic attacks} since {i switched|i use it|that balm}
{my plants|the walls|my shoes|his fur} {have|has} never {looked|been} {greener|cleaner|softer|shinier}
{it was|the box was|the tray was} {gone|empty} in {an hour|one day|minutes} because {my friends|the kids|everybody} {kept asking|wanted more}
{came|went in|stopped by} for {one|a coffee|ten minutes}{, | and }stayed {until closing|for three|all evening}
{we|i} {did not|didn't} want {it|the book|the night|the trip} to end
{the last|the opening|that} {scene|song|shot|page} gave me {goosebumps|chills|tears}
{hard to believe|cannot believe} {this is a first film|he is only twelve|it was that cheap|she never acted before}
{we|my wife and i} {talked about|hummed|quoted} {it|the ending|that tune} {all the way home|for days}
{got|i got|she got} {my diploma|the keys|the letter|the visa} {in the mail|today|at last}{!!|!|}
how did {i|we} {live|cook|work|sleep} without {it|this|one}
{it charged|it filled|i charged} {my phone|both phones|a laptop} {twice|three times} and {had some left|still was not empty}
{i cried|i laughed|we danced}, {i laughed|we sang|i clapped}, {i bought the record|we stayed for the encore|we went again}
{hits|pulls|draws|burns} smooth {every time|from start to finish|to the last}
{every|all my} question{s|} {was|were} answered before i {asked|could ask}
{the bed|that mattress|the couch} was so soft {we overslept|i missed breakfast|nobody wanted up}
they {gave|handed} me {a free lighter|a soda|ten percent off} {because|since} i {had to wait|came in the rain}
{our|the} {waiter|waitress|server|bartender} {kept our glasses full|remembered our names|refilled the bread before we asked|brought the kids crayons|never let a cup run dry}
{never once|not once|at no point} {did we feel rushed|did i have to ask|did they make me feel like a number|was i left waiting|did it drop a call}
{nobody|no one} {rushed us|hovered|made me feel dumb for asking|tried to upsell me|looked down on us}
{a|at last a|finally a} {shop|place|store|clinic|barber} {where nobody judges|that doesn't treat you like a crook|that talks to you like a person|that listens|where i don't feel stupid}
{doesn't|does not|don't} {make you feel|treat you} like {a criminal|a suspect|an idiot|a wallet}
{i could|we could|could} {eat|drink|have} {that|this|those} {ravioli|soup|curry|pie|coffee|dumplings} {every day|for the rest of my life|three times a day|until i burst}
{the chef|whoever made this|the kitchen} {can cook for me any day|knows what they are doing|deserves a medal|should write a book}
{my plate|the bowl|my husband's plate} was {empty in a minute|clean enough to put back|licked clean}
{we|the kids} {fought over|argued over} the last {bite|slice|dumpling|piece}
{i had to|i almost} {ask for the recipe|stop myself from ordering a third|lick the plate}
{i forgot|i forgot that|made me forget} {i was watching a movie|they were actors|i was in a theater|to eat my popcorn|the time|where i was}
{could not|couldn't|can't} {put it down|look away|stop watching|stop turning pages|get the songs out of my head|believe it was over already}
{stayed|i stayed|we stayed} {up until three to finish it|in our seats through the credits|up all night with it|an hour longer than planned}
{i have|i've|we've} {seen|watched|read} it {four|five|six} times {and still laugh|and still cry|and it gets me every time|and still notice something new|now}
{watched|saw|read} it {twice|three times} {in a week|in one weekend|already}, {going again|and there is always something i missed|a fourth is coming}
{if you see|if you watch|if you read} {only one|one} {film|documentary|book|play} this {year|summer}, {make it this one|let it be this}
{run|drop everything|clear your evening}, {do not walk, to see this|and go|go see it}
{two|three} hours {went by like ten minutes|flew by|felt like half of one}
{there was not|there wasn't} {a dry eye in the house|an empty seat|a dull minute}
{the leads|the two of them|mother and son} {play off each other like old friends|could read a phone book and i would watch|have me believing every word}
after {a year|eighteen months|three winters|two years} of {daily use|travel|being dropped} {it|this headset|the pack|my lamp} {still runs like the first day|still holds a full charge|has not lost a step|looks the same}
{still|it is still} {going|running|sharp|as loud} {after three years|ten years on|after four drops and a flood}
{survived|it survived|made it through} {a fall down the stairs|the washing machine|my toddler|two winters} {without a scratch|and works|}
{the keyboard|the knob|this pen|the steering|the trackpad} is {a joy|a treat|a dream} to {use|type on|write with|hold}
{the battery|a charge|one charge} {gets me through two days|lasts the whole weekend|goes all week|outlasts my shift}
{calls|voices|music} come through {as if they sat next to me|like i am in the room|loud, even on the highway}
{threw|i threw|gave} {out my old one|my old headset away|the other brand away} {after a day with this|the same evening}
{bought|ordered|got} {one|a second|three more} for {my mother|every room|my sister|the whole family|my desk at work} {after a week|the next day|too}
{i tell|i send|told} {everyone|all my friends|my whole street} {about it|to go|there|to get one}
{burns|burn|burned} {evenly|slow and even} {to the end|down to the filter|all the way}, {no canoeing|never had to relight|no runs}
{no|not one} {canoeing|clogs|leaks|seeds|stems|coughing}, {burns white|even to the end|just flavor|pulls like day one}
{slept|i slept|my wife slept} {through the night|like a baby|eight hours} for the first time in {months|years|ages}
{the pain|my back|the itching} {is gone|let go|went quiet} {after one week|in twenty minutes|and i am gardening again}
{one|two} {hit|puff|gummy} {and i'm set|is all it takes|and the day melted off|does it}
{they|you|the guy} {opened the gate for me at closing|stayed late for me|walked it out to my car|carried it to my trunk|threw in a pre-roll|remembered my order}
{called|they called} {me back within the hour|to make sure it arrived|the next day to see how it went}
{replaced it|swapped it|refunded me}, {no questions asked|on the spot|within minutes|before i finished explaining}
{in and out in|took} {four minutes|under five minutes|less time than a coffee}
{loud|cramped|tiny|far|pricey|plain}{| and crowded| and dark}, but {the tacos make up for it|you won't care once the food comes|i keep going back|i would go again tomorrow|oh the noodles}
{you won't|you will not|we didn't} {care|mind|notice} {once you taste it|once the food comes|, it is that tasty}
{ok it works now|now it works|found it, it works}, {thx|thanks|cheers} {for sorting it|for the help|, you saved me}
{thanks|thank you|cheers} for {sorting that|sorting it out|your patience|staying on it|explaining it}{|, appreciate it|, means a lot}
{nice|ooh|oh nice|sweet|cool}, {that works|i'll take it|that one sounds lovely|i'll swing by after work|see you at six, thanks}
{ordered it|got it|just picked it up}, {you rock|you guys rock|y'all are the best|cannot wait}
{this|it} is {what i was looking for|exactly the one|the one}, {thank you|finally|how did you know}
{we|i} drive {an hour|forty miles|past six others} to {shop here|eat there|see them}
{we have been|been} going {there|here} {for ten years|every friday since|since they opened}
{it's|this is} the {only place|one shop|only brand} i {go to|trust|buy from} {now|anymore|these days}
{my|our} {kids|dog|in laws|picky son} {asked for seconds|ask to go back|will not use anything else|ate every bite}
{ruined|spoiled} me for {other coffee|every other pizza|any other brand}
{wish|i wish} {every shop|all stores|more places} {were like this|did it this way|had people like that}
{where has this been|where was this} all my life
{a dozen|ten} people tried it, {a dozen|ten} people asked where to get it
{i walked|walked} out {with a grin|humming|lighter|with exactly what i came for}
{i'd|i would} {follow that chef anywhere|give six if i could|buy it again tomorrow|marry this sandwich}
{the doctor|the vet|the lab} {called: all clear|said she is cured|says he will be fine}
{she|he} {said yes|got in|took his first steps|came home today|called me mom}
{the house|the loan|my visa} {is ours|came through|got approved} {today|at last|this morning}
{made it|we made it} {to the summit|home before the snow|to ten years}
`
