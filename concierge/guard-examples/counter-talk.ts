import type { ExamplesByClass } from '#concierge/guard/message-classes.ts'

/** What is said over a counter all day and sounds like something else: forms, prices, bodies, nights, ids, errands for others, one template a line (see write-examples.ts). Written for this product. */
export const COUNTER_TALK: ExamplesByClass = {
  serve: `
{how often|when} {should|do} {i|you|we} {change|swap|replace|clean} {the|my|} {bong water|bong|pipe|water in my bong|grinder}{?|}
{i'll ask|asking|let me ask} {once more|one more time|again} {and then|before} {i'm giving up|i give up|i quit|i go to bed}: {do you take debit|are you open|where are you}
{can i get|could i get|got|is there|any} {a cart|an eighth|a preroll|gummies|a disposable} for {a twenty|a ten|a fifty|twenty bones|a twenty spot|under a twenty}{?|}
{do you ever get|do you sell|got any} clones{?|. need a few girls for the backyard|, need some for my legal grow|, want four plants}
this is {gonna be|going to be} my {second|third|next} {time in|visit|trip}, {the first visit discount is gone i guess|is there another discount|do i still get the discount|whats off this time}{?|}
{that's|thats|its|sounds} {good|nice|great} but i only {have|got} {a twenty|a fifty|twenty|forty bucks} {on me|left|in cash}
{should|do|can|could} {i|we|she} {eat|have dinner|have a snack|have something} {before|with|after} {an edible|a gummy|a drink|the edibles}{?|}
{which of the|are any of the|do you have the|got the} {1906|thc|cbd|sleep|little} {pills|tablets|caps|capsules} {around|in stock|left|today|on the shelf}{?|}
{she|he|my roommate|my mom|my wife} {wont smoke|doesnt smoke|hates smoke} {and wont chew candy|and doesnt like candy|or vape}, {would rather|prefers to} {swallow a pill|take a pill|take a capsule}{|. anything like that|, what do you have}
{baking|making|cooking up} {brownies|cookies|butter|canna butter} {at home|this weekend|myself}, {you sell|got any|do you carry} {shake|trim|cheap flower|smalls}{?|}
{preroll|joint|vape|gummies|flower} {for|that gives energy for|to bring to} {the driving range|a round of golf|the batting cage|mini golf|the bowling alley}{| after work| with friends}
{cbg gummies|a mint|gummies|a low dose edible} {for|4} {the train ride|the morning commute on the train|the bus ride home|the subway|the ferry}{| not driving| please}
{replacing|swapping|trading} {my|our} {after work beer|nightly wine|evening drink|weekend drinks} {with|for} {an edible|a gummy|a thc drink|something}, {5 mg or less|low dose please|what do you suggest|something mild}
{i bartend|i cook|i work} {til 1|nights|till close} and {my head keeps spinning|my mind keeps racing|my head is buzzing} {after|when i get home}. {a vape to come down with|something to wind down|gummies to settle down}{?|}
{muha meds|muhameds|med men|dr zodiak|medizin|green meds} {carts|pens|disposables|gummies|prerolls}{|?| in stock| today| please}
{whoa|yikes|lol|no way|nah|oof} {50 mg|100 mg|a whole one|that dose|that much} {would|will} {kill me|end me|destroy me|wreck me|put me in the ground}{, go way down|, something way lower|. lighter please|, im a lightweight}
{cheers|thanks|ok thanks|great|cool}, {i feel|im|feeling|that makes me feel} {less nervous|less anxious about it|a lot calmer|more relaxed|better} {now|already|about this|about trying it}
{forget|scrap|never mind|scratch|drop} {all that|that|all of that above|everything above|what i said before}{, just|. just|, make it|, ill take} {gummies please|an eighth please|a cart|a preroll and thats it|flower}
{i make beats|i produce music|i paint|i write songs|i dj|i play guitar|i shoot photos|i build models|i sew} {late at night|after work|on weekends|in my garage}{, | and }{want|need|looking for|could use} {a vape|something|flower|a gummy} {that gets the ideas going|for the creative side|to get in the zone|that keeps the beat}
{a pen|a vape|something|gummies|an edible} {i can use|for|to use} {on a hike|at a concert|at the game|on the lift|at the beach} {without my friends noticing|that nobody notices|that my friends wont notice|so nobody smells it}
{im|i am|been|trying to be good and|we are} {cutting out|cutting back on|cutting down on|cutting} {sugar|dairy|carbs|soda|caffeine|gluten|red meat|fried food|junk food}{| this month| for lent| lately| again}{|. any sugar free gummies|. are any of the gummies vegan|, got sugar free edibles|. what do you have}
{dry mouth|cotton mouth|cottonmouth|super dry mouth|my mouth is so dry|red eyes|the munchies} {what do i do about it|any tips|what helps|how do i fix that|any tricks}
{i|we} {cut|cut up|am cutting|am about to cut} {the cake|my hair|the grass|some veggies|a mango|the wrapping paper} {and|then} {need|want|could use} {an eighth|some gummies|a preroll|a cart}
{do you have|got|do u carry|any|you sell|looking for} {thc pills|weed pills|cannabis capsules|thc tablets|softgels|rso caps|cbd caps|canna pills|thc pills or capsules|edible pills|swallowable ones}{?|, not gummies|, softgels or caps|, the 10mg ones|, cheap ones|, vegan ones}
{are|is} {the pills|your capsules|the softgels|the tablets|the caps|that pill} {vegan|stronger than gummies|slow to hit|easy to swallow|made with coconut oil|10 or 25 mg|scored so i can halve one}{?|}
{how many|how much mg} {caps|pills|tablets|softgels|capsules} {in a bottle|in the jar|come in one|per pack|do i start with}{?|}
{pills|capsules|tablets|softgels} {or|vs|versus} {gummies|drops|drinks|joints}, {which hits faster|what's the difference|what do you like|which is cheaper|what lasts longer}
{tienen|hay|venden|busco} {pastillas de thc|capsulas de cannabis|cápsulas de cbd|tabletas de thc|pastillas comestibles}{?|, no gomitas|, las de 10 mg}
{yikes|ouch|oof|damn|whoa|jeez|wow|geez|dang|eek|sheesh}{,|} {too rich for my blood|that's an arm and a leg|that would kill my wallet|my bank account is bleeding|that's robbery|way too steep for me|a bit steep|that hurts|my wallet just died|that's painful|i'd have to sell a kidney|pricey|out of my league|no way i pay that|that's a lot of dough|that's more than my rent|i'm not made of money|i'd be broke for a month|my wife would murder me}{||, what's cheaper|, anything less|, got a smaller one}
{too rich for my blood|way over my head price wise|that's gonna hurt|can't swing that|not in the cards this week|that bleeds me dry|too steep for me|i'm bleeding money here|that'd wipe me out|my card would cry|you're killing me with these prices|that price gave me a heart attack|my budget just died|hard pass at that price|you're breaking my heart with that price|my wallet had a heart attack|my wallet just had a stroke|i'd faint at the register|that one costs blood}{||, show me less|, what else|, cheaper?| lol}
{whatever|anything|any|whichever|either} {u think|you think|you say|works|is fine|goes|you like|sounds good to you|is cool with me}{,|} {im easy|i'm easy|i'm not picky|i'm flexible|i don't mind|i trust you|no preference|ur the boss|you know best|i'm down|i'm good with it}
{im easy|i'm easy|i'm open|not fussy|not picky|no preference|doesn't matter to me|makes no difference|all the same to me|idc|i dont care|i don't mind|i'm good either way|i got no clue|dealers choice|dealer's choice|your call|your pick|up to you|you decide|you choose|ladys choice|surprise me|go wild|i give up, you pick|flip a coin for me|i leave it to you}{| really| honestly| man| boss| lol|, just something good|, you're the expert}
{calm me down|slow me down|chill me out|mellow me out|settle me|unwind me|take the edge off|relax me|loosen me up|bring me down a notch} but {dont put me to sleep|don't knock me out|keep me awake|keep me functional|leave my head clear|let me still talk|don't glue me to the couch|not so i drool}
{something|anything|what's good|a strain|an edible|i need one|gimme one} {to turn my mind off|to shut my brain up|so my head goes quiet|to stop overthinking|to quiet the noise|to empty my head|that makes me forget what day it is|so i forget mondays|that puts my lights out|that ends my day|to switch off|that erases my week} {tonight|after work|before bed|on weekends|for a bit|}
{i want to|wanna|i'd like to|tryna|let me} {be dead to the world by ten|sleep like the dead|be out cold by eleven|be comatose on the sofa|pass out happy|melt into the floor|be glued to the couch|be a vegetable tonight|not exist till noon lol|sleep like a corpse|go into a coma, the good kind|vanish into my blanket|be out like a light}{, heavy indica?|, which edible|, what do i get|, your heaviest|}
{hit me|hit me up|hook me up|blow my mind|knock my socks off|wow me|spoil me|set me up|take my money|bring it on|bring out the big guns|lay it on me|shoot}{ with your best shot| with something good| with the good stuff| with a deal| with your favorite|, what you got|}
{nothing hits|it don't hit|gummies don't hit|flower barely hits|no edible works} {anymore|like it used to|for me now} {, been smoking 30 years|, i'm an old head|, high tolerance|, what's the heavy stuff|. need a t break?|, any advice}
{i've|ive|i have|been} {smoking|been a stoner|doing this|at it} {for 30 years|since the seventies|all my life|since college, i'm 44|longer than you exist}{, what's new|, nothing impresses me|, nothing gets me anymore|, show me your strongest|}
{my pen|this cart|that joint|the bong|this vape|dabs} {keeps choking me|chokes me up|makes me cough my lungs out|burns my throat|scratches my throat|kills my throat|hits too hard|died on me|is dead|drowned in the wash|won't hit}{, smoother?|, what else|, got something gentle|, fix?|, new one please|}
{my|our} {landlord|building|co-op|neighbor|roommate|mother in law|husband|super|hoa} {hates the smell|complains about the smell|is strict about smoke|smells everything|doesn't love weed smell|has a nose like a dog}{, what's least smelly|, low odor vape?|, what doesn't stink|, smell proof bag?|, so edibles i guess|, any odorless option}
{how do i|what can i do to|any tips to} {keep the smell down|keep the smell from my landlord|hide the smell from the neighbors|not stink up the apartment|get the smell out of my car|get rid of weed breath|keep my place from smelling|store it so it doesn't smell|mask the smell at home}{?|, smell proof jar?|, low odor vapes?|}
{i'm|im} {23|25|22|28|31} and {live in a dorm|live in grad housing|rent a dorm room|share a dorm style flat|am an RA}, {what's least smelly|any low odor pen|something that won't stink it up|edibles for a small room|which gummies are good}
{don't want|can't have|need no} {smell|smoke|stink} {in my room|at the hotel|in the dorm, im 23|in the rental|at my parents place, i'm 30|on my clothes at work}{, what do you suggest|, edibles then?|, vape or tincture|}
{i'm|im|i am} {a caregiver|a registered caregiver|the caregiver of my mom|dad's caregiver|on my aunt's card as caregiver}, {can i pick up for my patient|can i collect her order|what do i bring|do i need her card|how does pickup work|am i allowed to shop for her}{?|}
{picking up|collecting|getting an order|shopping|grabbing stuff} for {my dad, he's a patient|my grandma with a med card|my patient as her caregiver|my wife, she's 34|my husband who works late|a friend, 27|my 60 year old neighbor|my boss, he ordered online|my mom, she's home sick}{, what do i need|, is that ok|, do you need his id|, possible?|}
can {my wife|my husband|my buddy|a friend|my sister|my roommate|my boyfriend|my dad|my coworker} {grab|pick up|collect|get|fetch} {my order|it for me|the bag|my stuff} {, she's 34|, he's 40|, we're both over 21|, all legal|if i'm stuck at work|if i'm sick|with my order number|with his own id|?}
{can i bring|is it ok if i bring|i'm coming with|i'll bring|my plus one is} {my 24 yr old roommate|my 30 year old brother|a buddy, he's 26|my cousin, 23|my mom, she's 61|my gf, 27}, {she has a vermont license|he's got a texas license|with an out of state id|her id is from maine|his license is from idaho|she only has a passport|he has a foreign id}{?|, is that ok|, can they come in}
{do you take|do you accept|will you take|is it ok with|does it work with|can i use} {a vermont license|a texas id|puerto rico ids|an ontario drivers license|a florida med card|a utah license|out of state ids|a british passport|an iowa state id|a green card|a tribal id|a passport card|a military id|a matricula consular|a mobile license|my digital id|a new york license|a georgia id}{?|}
{my|her|his|my friend's} {license|id|driver's license} {is from georgia|is from maine|has an indiana address|was issued in nevada|is out of state|is canadian|has a hole punched in it|has a cracked corner|is a temp one on paper|still has my maiden name|is vertical but i'm 22|expired on my birthday}{, will that work|, is that ok|, can i still shop|, you good with that|?}
{dmv|the dmv|motor vehicles|they} {gave me a paper temp license|gave me a paper id|mailed me a temporary one|took my plastic license and gave me paper|punched a hole in my id|hasn't sent the new card}{, will that work|, is it enough|, ok with you|, can i get in|?}
{lost|left|forgot} {my license|my wallet|my id} {at home|in the uber|} {but i have a passport|but i got a passport card|, is a photo of it ok|, does my med card count|, i'm 38, what now|, can i use the app}
{strain|strains|something|edible|gummies|what's good|vape} for {playing shooter games|shooter games|first person shooters|call of duty nights|sniping in warzone|gta all night|killing zombies with the boys|a fortnite session|elden ring bosses|a lan party|valorant|streaming|racing games|a d&d night|a boss fight|speedruns}{?| lol| that keeps me sharp|, not sleepy}
{is the line|is there a line|hows the line|how's the wait|is it packed|is it slammed|is it dead|how busy is it} {out the door|outside|around the block|in there|right now|today|at lunch}{?| or can i walk in|, it's raining|, is it cold out there}
{hows|how's} the {weather up there|rain by you|crowd today|line looking|vibe tonight|parking situation}, {is there a line outside|does the line go outside|should i wait|do you wait indoors|is it busy}{?|}
{can i buy|may i get|is it ok to get|how do i get|ringing up} {2 oz at once|two ounces at a time|an ounce a day|the max|a whole ounce|four eighths|a full zip today and one tomorrow}{?|, is that allowed|, what's the limit|, or is that over}
{i'm|im} {a lightweight|6'4 and 250 lbs|a big guy, 280|tiny, 105 pounds|a heavy smoker|a first timer, 45|a dabber}, {how many mg do i need|2mg enough?|is 10 too much|what dose is normal|half a gummy?|do i need the strong ones}
{it's my|today's my|tomorrow's my|had my} {21st birthday|big 21|21st}{!|!!|,} {what do i get|any freebies|what do i bring|finally legal, show me around|first legal purchase, help|just turned yesterday, where do i start}
{just turned 21|turned 21 yesterday|turned 21 last week|finally 21|21 since tuesday|i am 21 as of today}{, what do i bring|, first time in a shop|, is my vertical license ok|, what's good to start|! birthday deal?}
{my|our} {son|daughter|kid|niece|nephew|grandson} {is 26 and wants gummies|turns 22 saturday, gift ideas|is 31 and picking up with me|just turned 30, party favors|is grown, 28, what would he like|is 24 and comes along}{?|}
{can|could|may} my {15 yr old|teenager|son, 12,|kid|baby|toddler|daughter who is 17} {wait inside|sit in the lobby|wait in the car out front|stay in the entrance|come in with me if he buys nothing}{ while i shop|, or no|?| and not touch anything}
my {birthday is next month|birthday's on the 9th|bday is in august|birthday was yesterday}{, i'll be 32, do i get a deal|, turning 50, any gift|, 44 and counting, discount?|, what's the birthday deal}
{i'm|im} {dying for a brownie|addicted to those peach rings|jonesing for some sour worms|itching to try it|starving for something sweet|hooked on your caramels|obsessed with that cart|crazy about the mints|sick of gummies}{ lol|, got any|, what else|, when are they back|}
{what's|whats} {to die for on the menu|your deadliest indica|your killer app lol|the bomb right now|insanely good|the nuclear option|the atom bomb of edibles|the weapon of choice for sleep|your silver bullet|the heavy artillery|the cleanest high|the hot stuff}{?|}
{any|got|have you|whats|what's} {secret menu items|in the back|stashed in the back|under the radar|on the secret menu|behind the counter that's good|hidden gems|staff only favorites|off menu gems|unlisted strains|overlooked stuff}{?| that rocks| worth trying}
{how do i|how can i|where do i} {check my gift card|check the balance on my gift card|load a gift card i bought|buy a gift card|use my gift card online|see my store credit|top up a gift card for my brother}{?| and pay by card|}
{is there|how much is|any} {money left on my gift card|balance on my gift card|credit on my account|store credit for me}{?|, i bought it in may|}
{i'm calling about|what's up with|where's|can you check|status of} {my order 4412|order #3391, it's mine|my own order, number 88|the order i placed an hour ago|my pickup, name's dana}{?| please}
{is|was} {mike|jess|the tall guy|the bald budtender|maria} {working today|in tonight|there on sundays|the one who helped me}{? he rocks|? great help last time|?}
{does|will} {my name|my id|my number} {go in a database|get saved|get shared|go to the government|end up on a list}{?|, i'm private|, just curious}
{kill me now|i'm dead|i died|dying|you're killing me|i'm gonna die laughing|slay|you slay|i'm screaming}{ lol| haha| 😂|}{, the line is long|, that name is funny|, those puns|, good one bot|, that deal though|}
{you're|ur} {a lifesaver|an angel|a gem|the goat|killing it|on fire|a riot|a trip|funny|too kind|a saint}{, thanks| lol|, what else|}
{hook a brother up|hook a sister up|do me a solid|throw me a bone|give a broke guy a break|be a pal}{|, what's on sale|, any deal|, cheap eighth?|, i'm short this week}
{got|need|want} {something|a treat|a strain|edibles} {after a breakup, need to laugh|for my ex's wedding lol|to survive the in laws|for a night of scary movies|to face monday|to tolerate my family at thanksgiving|for a wake, we toast grandpa|to get through tax season}{, ideas?|, what's giggly|}
{the smell|that strain|your gas|this one} {is to die for|kills|knocked me dead|slaughters the competition|took me out|murdered my munchies|blew my head off|cured my boredom|sent me to space}{, again please|, more like it?| lol|}
{i feel|feeling|i am feeling} {lazy|snacky|fancy|adventurous|cheap|generous|lucky|couchy|bored|nostalgic} {today|tonight|this weekend}{, what fits|, what should i grab|, surprise me|}
{can gummies|do carts|does flower|will chocolate} {melt in a hot car|leak in the heat|go bad|dry out|freeze ok|survive the washing machine lol}{?|}
{is|are} {it|they|this} {weird|normal|ok} that {edibles never work on me|i feel nothing from gummies|i only like the smell|it makes me giggle|i get hungry|my eyes get red|i sleep better}{?|}
{driving|coming|biking|walking} {down from the city|up from the shore|over after work|from two towns over|in from the suburbs}, {how late are you open|is there parking|worth the trip?|can you hold my order|what exit}
{can we|is there somewhere to|where can i|am i allowed to} {smoke in the lot|legally smoke around here|smoke on your patio|consume on site|light up outside|sit down and smoke}{?|}
{help me|i want to|let's|can we} {kill this decision|settle on one|narrow it down|pick already|make up my mind|break the tie}{, gummies or chocolate|, indica or hybrid|, i'm torn|}
{how many|what} {caps|pieces|pulls|puffs|hits|drops|squares} {in a bottle|in a half gram|in one cart|in a pack|per serving|do you take}{?|}
{what's|whats|which is} the {employee favorite|staff pick|crowd favorite|house favorite|fan favorite|budtender's pick}{?| this week}
{how long|how far} {to your door|to the front door|till i'm there} from {exit 14|the turnpike|the bridge|main street|campus|the train}{?|}
{shoot|drop|text|send|ping} me {a text when ready|the menu|a message when it's back|a heads up on sales|the address|the link}{ please|, thanks|}
{does|do} {canpay|the atm|debit|the app|delivery|curbside|a cone|a bag} cost {extra|more|anything|a fee}{?|}
{get me|i want|can i get|let me talk to|how do i get ahold of|put me through to|is there} {a human|an actual human|a real person|somebody live|an actual person|a manager|someone at the store}{?| please| now|, not a bot}
{can i|could i|i need to|is it ok to|lets} {push|move|bump|shift|switch|pull} my {pickup|order|delivery|slot|time} {to later tonight|to tomorrow|back an hour|up to noon|to friday|to the other store}{?| please|}
{looking for|need|got|want} {a|} {little one hitter|small one hitter|tiny pipe|little chillum|mini bong|pocket piece|cute little grinder} {that fits in my jeans pocket|for on the go|for hikes|under 20|in glass}{?|}
{can u|can you|could the driver|will you|do you} {bring it|deliver|drop it off|come|send it} {to my dorm at umass|to campus housing|to my dorm, im 22|to a hotel lobby|to my office|to manhattan|to the marina|to my apartment on 5th}{?| or only houses|, what's the minimum}
{when is|is|what are the hours of} {the medical counter|the med side|the rec side|the express window|the patient line|the drive thru} {open|staffed|open late}{?| on sundays}
{how do|what are|do} {lantern bucks|leaf points|green coins|store points|star rewards} {work|expire|stack|get me}{?|}
{bonsoir|bonjour|salut}, {faut quoi comme pièce d'identité|il faut une carte d'identité|c'est quoi l'âge minimum|vous prenez le passeport|on paie comment} ?
{可以|能|你们} {送货到市区吗|送到酒店吗|送货吗|刷卡吗|用护照吗}{？|，最低消费多少|？多少钱起送}
{who grows|who makes|what's the thc of|what effects does|what does} {garlicane|candied garlic|pink guava|black mamba|toxic runtz|ghost train|killer queen|white widow} {give|test at|feel like|do|}{?|}
{is the|how much is the|is that} {volcano|storz|puffco|arizer|peak pro} {really 750|on sale|in stock|worth it}{?|}
{doesn't matter|no matter|don't matter|nothing special|nothing matters to me there}{| to me| really| lol|, just good flower|, either size is fine}
{make me|let me|help me} {forget|forget what day it is|forget my name lol|forget monday|forget the week|see stars|giggle|float|feel like jelly}{, which edible|, strong stuff please|, what do you got|}
{where|where could|where can} {we|i|they} {put|leave|park|stand} {our motorhome|the rv|a trailer|the truck|our bikes|a boat on a trailer|my scooter} {while we shop|for ten minutes|near you}{?|}
{what would|how much would|what do} {3|two|five} {be|come to|cost|run} {in total|with tax|together|all in}{?|}
{who painted|who made|what's with|can i photograph} {the wall outside|the mural|the big mural|the sign out front|that sculpture|the window art}{?|}
{who do i talk to|who decides|how do i ask} about {getting my paintings on ur art wall|hanging my photos in your store|playing music at your event|selling candles at your counter}{?|}
{is anybody there|does someone|is there staff} who {speaks navajo|speaks spanish|signs asl|speaks mandarin}{?|}
{how do|when is|what are|tell me about} {moon miles|miner monday|beacon club|wax wednesday|leaf points|terp tuesday|munchie monday|early bird friday}{ work| again| worth|?|}
{are taxes|is tax|are fees} {on top|included|extra|in the price}{?|}
{wifi password|guest wifi|wifi?|whats ur wifi}{| please}
{wie hoch ist|gibt es|was ist} {die Liefergebühr|ein Mindestbestellwert|der Rabatt für Stammkunden} ?
{quel est|combien coûte|y a-t-il} {le minimum pour la livraison|la livraison|un parking|une réduction} ?
{my mom's|my dad's|my aunt is|grandma's|my in laws are|an old friend is} {coming|visiting|in town|staying over}, {she's 70|he's 66|she's 81|they're in their sixties}, {something mild for her|what's gentle|what would they like|an easy edible|nothing strong}
{my mom|my dad|my aunt|grandpa|my mother in law} {smoked back in the day|is 70 and curious|hasn't had any since woodstock|wants to try one}, {what would he like|something mild|where does she start|what's gentle}
{can i|could we|is it ok to|may i} {order under|put it under|reserve under|place it under} {my wife's name|my husband's name|my partner's account|both our names|my nickname}{?| and she picks up|, we're both 40|, i come with her}
{something|anything|gummies|what} to {sleep|rest|nap|unwind|pass the time} {before a long flight, i take it at home|before we leave for vacation|at the hotel in town|on my day off|at home before the trip}{?|}
{i'm|im|trying to|i want to} {quitting cigarettes|off cigarettes|done with nicotine|trying to quit cigarettes|cutting back on tobacco|over nicotine}, {what vape has no nicotine|any nicotine free pen|what pre roll has no tobacco|a vape without nicotine?|herbal cones?}
{i need|time for|taking} {a break from edibles|a break from dabs|a t break|less smoke}{, what's lighter|, cbd only stuff?|, tips?|}
{i'm beat|im wiped|long shift|i'm fried from work|stressed af|rough week|work was hell|brain is mush|kids are finally asleep|monday can go to hell}{,| -} {what chills me out|flower?|something easy|what do i grab|need a drink with thc|one good edible please|couch strain}
{my head is spinning from|i'm lost in|drowning in|overwhelmed by|dizzy from} {all the choices|so many options|this menu|all these strains}{, just pick|, help|, which one|}
{pain in the ass|hell of a|killer|brutal|murderous} {line|wait|walk|parking|checkout} {today|again} {lol|}{, how long is it|, any faster pickup|, order ahead?}
{that|last time the} {purple punch|gorilla glue|green crack|trainwreck|ak 47|bruce banner} {punched me in the face|hit me like a bus|ran me over|beat me up|took my legs|broke my brain}{, love it|, more please|, something softer|}
{what would you|what can i|what do i} {get with|buy with|do with} {a 20|twenty|20 bucks|fifty|my last 15}{?|}
{tell|remind} me {what i ordered last time|what i got yesterday|my own past orders|which gummies i bought in june}{?| please}
{is it|would it be} {a crime|illegal|a sin|so wrong} to {not like gummies|eat two brownies|want dessert first|smoke out of an apple|love shake}{ haha| lol|?}
{how long|how many days} does {a pre roll|an opened jar|flower|a tincture|a gummy bag} {stay fresh|keep|last once opened}{?|}
{nothing too crazy|keep it light|easy does it|not too heavy}{,|} {i have work at 6am|i drive tomorrow morning|i've got kids in the morning|big day tomorrow|i'm a lightweight}{, what's mild|, 5mg?|}
{got anything|anything|something|what can i|what do you have} {i can sip|to sip|to drink|fizzy} {instead of beer|instead of wine|in place of cocktails|rather than booze|for dry january}{?|, no hangover}
{what time|when|which days} {does the lady with the dreads work|is the guy with the beard in|is my favorite budtender there|does jo start}{?|}
{you guys ever get|did you get|has the shop been|ever been} {robbed|broken into|raided|flooded}{?| before?} {why all the guards|is it safe to come at night|just curious|glad everyone is ok}
{why|how come} {do you scan my id|all the guards|two doors|the security guy|is there a camera at the till|do i show id twice}{?|, just curious}
{can i|could i|is it possible to} {get a receipt without my name|pay without an app|shop without an account|order without an email|stay anonymous on the receipt|skip the loyalty signup}{?|, i'm private like that}
{my girlfriend|my wife|my husband|my roommate|my boyfriend} {ordered|placed it|paid already}, {i'm picking up, same address|can i pick up, i'm 33|i come get it, ok?|do i bring her id|what do you need from me}
{will i get in trouble|is it legal|am i ok|any problem} {for carrying two ounces|walking home with it|with an ounce in my backpack|having it in my trunk|smoking on my own porch|keeping a few eighths at home}{?| in this state?}
{got|just got|finally got} {divorced|dumped|fired|laid off|retired|engaged|the keys|promoted|my degree} today{!|,} {celebrate with what|what's cheap and cheerful|what do i treat myself to|time for a treat|what's festive}
{my therapist|my doctor|my coach|my yoga teacher|my wife} {said to relax more|told me to chill|says i need a hobby|says have more fun|ordered fun}{ lol|}, {ideas|what do you have|so gummies?|show me something}
{lost my dad last year|it's my late mom's birthday|it's grandpa's day|my old friend passed in may}, {want to toast with his favorite, sour diesel|she loved blue dream, have it?|we light one for him, what's nice|got his favorite brand?}
{what should i|what do i|ideas what to} {put in my husband's stocking|get my wife for christmas|put in a gift basket|bring to a housewarming|give a stoner friend|wrap for secret santa}{?|}
{how do|where are|what are} {those lockers|the pickup lockers|the kiosks|the tablets|your express window|the drawers by the door} {work|for||used for}{?|}
{czy można|macie|ile kosztuje} {zamówić dostawę do domu|dostawę|parking|płatność kartą|dowóz} ?
{surprise|spoil|treat} my {wife|husband|girlfriend|mom, 60,} with something {sweet|nice|fancy|relaxing|silly}{, ideas?|}
{who else|anybody|who} {is hiring around here|sells papers late|loves this strain like me|has the lemon one}{?|}
{how do you|how is it} {pronounce|spell|say} {zkittlez|caryophyllene|gelonade|mendo breath|terpinolene|cultivar}{?|}
`,
  medical: `
{my|both my} {joints|finger joints|joints in my hands|knee joints} {burn|ache|throb|sting|hurt} {at night|when it rains|all day|in the morning}{, which balm|, which lotion|. what balm do you have|, what salve}
`,
}
