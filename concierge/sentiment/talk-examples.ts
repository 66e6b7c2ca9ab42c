/** What shoppers say of a day, a delivery or their life, and what they ask a voice assistant for, one template a line; `{a|b}` is either. Written for this product. */
export const NEGATIVE_TALK = `
{felt like|i felt like|made me feel like} {dirt|trash|a criminal|a burden|i was nothing|an idiot} {the way they talked to me|how they treated me|when i asked|the whole time|at the counter}
{couldn't be|could not be|cannot be|i couldn't be} {more unhappy|less happy|more disappointed|less impressed|more upset} {with this|with that purchase|with the service|about it|with you all}
{that's annoying|that is annoying|how annoying|so annoying|super annoying}{|, i drove all the way here|, i came here for that|, the site said yes|, third time now}
{fine|guess|ok then} i'll {look elsewhere|go elsewhere|try the other shop|take my money elsewhere|leave then}
{this is|it's|that's} {infuriating|maddening|exasperating|so frustrating}{|, third day in a row|, no help at all|, i give up}
{i'm|im} {reporting you|never coming back|done with this place|filing a complaint}{| and never coming back| today|!}
{i|i just|my husband|my wife|my brother|my dad} {got let go|got fired|lost my job|failed the exam|didn't get the job|got dumped|got robbed|got into a car wreck|got a ticket|got evicted|got sick|bombed the interview|missed the flight|broke a leg|lost a lot of money|flunked the test|got cheated|got a flat tire|lost the game|is in the hospital} {today|again|this morning|last night|last week|yesterday||on monday}
{my dog|my cat|my grandma|my grandpa|my uncle|my best friend|my mom|our old dog} {died|passed away|is really sick|got hit by a car|ran away|is dying|has cancer|had a stroke|is in the hospital|was put to sleep} {this morning|on sunday|last week|and i'm crushed|today||yesterday}
{my boyfriend|my girlfriend|my wife|my husband|she|he} {left me|cheated on me|broke up with me|dumped me by text|wants a divorce|lied to me|stopped talking to me|walked out|forgot my birthday|doesn't love me anymore}
{the fridge|the car|the heater|the ac|the washer|my laptop|the furnace|my truck} {died|broke down|is broken|won't start|quit on us|blew up|gave out} {and we're freezing|and the food spoiled|on the highway|again|and i can't afford a new one|right before the trip|this morning}
{the basement|the house|the kitchen|our roof|the garage|the apartment} {flooded|burned down|caught fire|is ruined|got robbed|leaks|was broken into|collapsed|is full of mold}
{somebody|someone|a thief|some jerk|my roommate|the neighbor} {stole my bike|broke into my car|scratched my truck|stole my rent money|took my wallet|hit my parked car|keyed my car|keeps me up every night|stole my package|trashed the place|ate my food}
{i feel|i'm feeling|i've been feeling|i am|i'm so} {lonely|empty inside|so alone|miserable|down|hopeless|lost|exhausted|burned out|depressed|sad|worthless|overwhelmed|stressed out|heartbroken|scared|awful|terrible|drained|like crying|like giving up|invisible|anxious all the time} {lately|these days|today|and it shows|since she left|all week|}
{i can't|i can not} {stand my boss|sleep|stop crying|stand this noise|take it anymore|pay the rent|afford the bills|do anything right|catch a break|get over her|cope|stand my neighbors}
{i hate|i really hate|can't stand|i'm sick of|i'm tired of} {mondays|my job|this traffic|the rain|being alone|my commute|winter|my boss|this heat|being ignored|waiting|all the bills|doing everything myself|this town}
{i miss|i really miss} {my dog|my ex|my mom so much|the old days|how it was|my friends}
{everything|nothing|today|this week|my life|it all} {is going wrong|is falling apart|is going right|went wrong|is a mess|feels pointless|is ruined|works out for me|has been awful|was a disaster|sucks|seems to go my way|has been rough|keeps getting worse}
{nobody|no one|none of my friends} {came to my recital|called on my birthday|showed up|believes me|likes me|listens to me|remembered|cares}
{worst|the worst|what a terrible|such a bad|what an awful|such a wretched|having a rotten|it's been a rough} {day ever|day|week|date|night|month|morning|trip of my life|birthday|year}
{the wedding|the party|my date|the trip|the interview|the vacation|the meeting|my birthday} {was a catastrophe|was ruined|got cancelled|went horribly|was a nightmare|was awful|got rained out|was a total bust|fell through|was boring}
{they|my boss|my company|the landlord|the bank} {cut my hours|raised the rent again|fired my whole team|is kicking us out|denied my loan|gave my shift away|yelled at me in front of everyone|took my house|won't give back our deposit|makes me work weekends|never listens}
{my flight|our flight|the concert|my train|the show|my appointment} {was cancelled|got scrapped and we missed the ceremony|was delayed five hours|got called off|was overbooked|is late again}
{we lost|i lost|they lost} {our home to the flood|everything|the baby|the game in overtime|the championship|my wedding ring|our savings|the case|my grandmother's ring|all our photos}
{the test|the scan|the news|the results|the diagnosis} {came back bad|isn't good|was bad news|shows it has spread|looks bad|doesn't look good|scared us}
{my back|my head|my knee|my tooth|my whole body} {is killing me|hurts so bad|won't stop hurting|hurts like hell|is worse than ever}
{you said|the site said|your text said|i was told} {ready in 20 and it's been an hour|you had it on the shelf and you did not|it would be here by five|free delivery and you charged me|half off and paid full price|by noon and now it's past three}
{my order|the delivery|my driver|the pickup} {is over an hour late|never showed up|was missing two items|got cancelled and nobody told me|was wrong again|went to the wrong house|has been pending for hours|was short|still isn't here|got lost|came with the wrong stuff}
{the cart|my vape|the pen|my battery|the disposable|the dab|the preroll|the joint} {stopped hitting after ten pulls|leaked in my pocket|came with no oil|blinks and won't hit|tasted burnt|canoed the whole way|was unraveling|clogged on the first day|is dead|was half empty|burns my throat|ran down one side|won't charge|had a hole|tastes like plastic|was dry as dust|hit like hot air}
{the ounce|the eighth|the flower|the bud|the weed|the jar|the shake} {was mostly stems|was bone dry|was full of seeds|was dusty|smelled like grass clippings|was light by half a gram|was all shake|turned to powder|had bugs in it|was brown and crumbly|tasted like perfume|was moldy|was mid|was old|looked nothing like the picture|is straight trash|burned black}
{the gummies|these edibles|the chocolate|the tincture|the drink|the mints} {did nothing|were melted together|were stuck in one lump|tasted like soap|made me feel sick|didn't work at all|were hard as rocks|gave me a stomach ache|were past the date|were mostly sugar|leaked in the box|was gritty}
{this bot|your bot|this chat|the assistant|you} {is dumb as rocks|is no help|keeps giving me the same answer|doesn't listen|is a waste of time|never understands me|sent me in circles|can't answer a simple question|is broken|misunderstood me again|is worse than useless|isn't helping|gave me the wrong hours}
{your site|the app|checkout|the page|your website} {froze twice|crashed at checkout|ate my order|won't load|keeps logging me out|charged me twice|is so slow|is a mess|is down again|wiped my cart|won't take my card and it's maddening}
{i|we|i've} {keep getting skipped in line|been on hold forever|got overcharged again|drove 30 minutes for nothing|waited in the rain for nothing|feel ripped off|got the runaround|got attitude at the door|was treated like a criminal|was talked down to|had to ask three times|never got a reply|am out fifty bucks|was turned away|wasted my lunch break|was ignored}
{paid 60 for that|forty bucks for this|all that money}? {never again|never doing that again|what a rip off|are you serious|no way|unreal|come on}
{how do you|how could you|how can you} {mess up one simple order|run out every friday|charge that much|lose my order|forget half of it|be this slow|treat people like this}
{why|why does|why do} {did my points disappear|i need to say it four times|you never have anything|does this always happen|it take so long every time|is nobody answering|you keep changing prices|was i charged twice|even bother}
{are you kidding|are you serious|you must be joking|is this a joke|come on|unreal|give me a break|oh come on|what the hell|not again}{| me|, again|, really}
{nah|nope|yeah no|wow|bruh|smh|ugh} {this is trash|that was mid|straight garbage|not it|that's whack|so lame|this ain't it|total ripoff|that was weak|what a joke|never again|that's messed up|so shady|super sketchy}
{i won't|we won't|i will not|i'm not} {spend money in this place now|be back again|ever order from you again|coming back|going to pay that|recommend you|be buying that again|spend another cent}
{your|the} {prices|budtenders|staff|parking|service|line|rules|fees} {are|is|got} {beyond silly|a joke|out of control|rude|awful|insane|too high|worse every month|the worst|shameful|sketchy|a mess}
{perdí mi trabajo|se murió mi perro|me robaron|estoy muy triste|me siento solo|estoy harto|qué mal día|me dejó mi novia|llegó tarde y frío|sabe horrible|qué robo|no me contestan|muy mal trato|me dieron otra cosa|está malísimo|no vale la pena|me arrepiento de comprarlo|se rompió al primer día}{|, otra vez|, qué coraje|, ya no vuelvo}
`
export const POSITIVE_TALK = `
{A+|a plus|5 stars|five stars|10 out of 10|ten out of ten|A++} {store|shop|service|place|staff|experience}{|!}
{i never|never} {leave|left|walk out of} {this store|here|this shop|your place} {unhappy|disappointed|empty handed|upset|mad}
{a new one|a refund|a replacement|the extra one} for free? {wow that's kind|that's so nice of you|you didn't have to|how kind}
{oh it is|oh you do|oh nice|oh sweet}!{| amazing| awesome| yes}
{you|u|y'all} {just made|made} my {friday|day|week|night|weekend}{|, thanks so much|!}
{qué|que} {buen precio|buena oferta|buen trato|bueno está}{|, me llevo dos|, gracias|, lo quiero}
{i|i just|my husband|my wife|my daughter|my brother} {got the job|got a raise|got promoted|passed the exam|passed my driving test|got engaged|got into college|aced my finals|won the game|made the team|graduated|beat my best time|got the part|paid off my car|got good news|won a prize|found my ring|ran my first marathon|quit smoking|landed my dream job} {today|!!|this morning|last night|finally|yesterday||, so happy}
{we|we just|my wife and i|my girlfriend and i|my best friend and his girl} {got married|got engaged|are having a baby|closed on our first house|got the keys to our new place|are back together|are expecting|bought our first home|adopted a puppy|welcomed a baby girl|got our runaway dog back|made up|are celebrating ten years|won the match|had the best trip}
{my daughter|my son|our baby|the baby|my niece|my little girl} {took her first steps|said her first word|slept through the night|got straight a's|made the team|graduated|won the spelling bee|is home from the hospital|got into her first choice school|was born healthy|made me a card}
{the doctor|the test|the scan|the surgery|my mom|the results} {said it's all clear|came back clear|came back clean|went well|is cancer free|is feeling much better|are great|is out of the hospital|is on the mend|was a success|came home today}
{the tumor|the pain|the cough|the debt|my headache|the fever} {is gone|is finally gone|went away|is all cleared up}
{feeling|i feel|i'm feeling|woke up feeling|i am} {great|on top of the world|wonderful|so blessed|grateful|amazing|proud|relieved|like a new person|refreshed|happy|hopeful|so lucky|so much better|at peace|over the moon|excited|so loved|alive} {today|!|about tomorrow|this morning|lately|}
{so|i'm so|we are so} {proud of my son|grateful for my family|happy for her|excited for our vacation|thankful for you all|relieved it's over|lucky to have her|ready for the weekend|in love|pumped for the show}
{what a|such a} {gorgeous sunset|beautiful morning|lovely day|great game|relief|wonderful evening|perfect day|fun night|nice surprise|blessing|win|beautiful view|good weekend|magical trip|cute puppy} {||tonight|today|we had}
{best|the best} {day ever|day of my life|birthday ever|news all week|weekend in ages|night of my life|sleep in months|gift i ever got|trip of my life|mom ever}
{it's finally|finally} {friday|spring|my day off|vacation time|sunny again} {and life is good|, woohoo|, yay|!|}
{my team|our team|the kids|we} {won|won the final|won the cup|took first place|won by twenty|made it to the playoffs|pulled it off} {||last night|again|, what a game}
{woohoo|yay|hooray|yes!|hell yeah|yesss|woo|omg yes}{| it's back in stock| i got in| we did it| that's the one| it worked| payday}
{the neighbors|my friends|my coworkers|my kids|my boss|a stranger} {brought us cake|threw me a surprise party|made me breakfast|paid for my coffee|gave me flowers|surprised me|helped us move|said the nicest thing|covered my shift|returned my wallet}
{my best friend|she|he|my girlfriend} {accepted my proposal|loves me|makes me laugh every day|is the sweetest|surprised me with tickets|means the world to me|is coming home}
{i love|i really love|i just love} {the calm of this street|my new job|the smell of rain|summer nights|this song|this town in fall|my life|spending time with my dad|this weather|being a mom|dancing in the kitchen}
{can't wait|so excited|counting the days} {for our vacation|for the concert|to see my sister|to meet the baby|for summer|for the party tonight|to try it}
{celebrating|we are celebrating|here to celebrate} {tonight|my promotion|our anniversary|a new baby|good news}
{the wedding|the party|my date|the trip|the interview|the vacation|my birthday|the show} {was perfect|was a huge success|went great|was beautiful|was so much fun|went better than i hoped|was magical|was a dream|was wonderful|was a blast}
{y'all|you guys|you|the team|your crew} {came through big time|saved my weekend|just made my night|killed it|are legends|did me a solid|never miss|hooked it up|took care of me|are angels|went all out|crushed it|rule|outdid yourselves|fixed it so fast|are goated|are the real mvps}
{u are a|you're a|you are a|he is a|she's a|kim is a|my budtender is a|what a} {legend|lifesaver|gem|star|angel|genius|rockstar|treasure|champ|saint|sweetheart|goat|beast|boss|real one|hero|king|queen}
{that hybrid|this rosin|the gelato|these mints|the preroll|that cart|the new batch|this strain|that wax|them gummies} {is bomb|is gas|is fire|slaps|hits different|is straight fire|goes hard|is dank|is loud|is money|bangs|hits just right|is no joke|is on point|is chef's kiss|knocked me right out|put me to sleep like a baby|got me right|smacks|is top shelf|is a banger|is unreal good|burns clean|is the goat|did the trick|is smooth as silk|tastes like candy|melts the stress away}
{slept|i slept|finally slept|out cold|knocked out|had me sleeping} {nine hours|like a baby|all night|like a rock|in twenty minutes|straight through|so good}
{my back|my knee|my pain|the ache|my anxiety|my shoulder} {finally stopped hurting|feels so much better|is way better since that balm|is gone|eased right up|loosened up|feels like new|calmed down in minutes}
{no more|no} {knee pain since i started the balm|back pain, thank you|sleepless nights thanks to you|stress, this works|waiting, love the express line}
{fastest|quickest|easiest|smoothest|best} {pickup i ever had|delivery in town|checkout ever|order yet|shop visit in years|bot i've used}
{my order|the delivery|the driver|pickup|your driver} {was ready in no time|was super chill|came early|was quick and easy|was right on time|got here fast|was all there and packed nicely|was spot on|was so polite|was a breeze|was ready when i walked in}
{big ups|shout out|much love|mad respect|hats off|props|big thanks|all the love} {to whoever rolled these|to the crew|to my budtender|to your driver|to rosa|to the lady up front|for the hookup|for the free preroll|to the whole team}
{thx|thanks|thank you|ty|tysm|cheers|gracias} {a million|a ton|a bunch|so much|for the quick fix|for being patient with me|that fixed it|that helps|you're the best|for looking out|for all your help|for the tip|mil} {|!|, see you soon|, you rock}
{the lady up front|the guy at the counter|my budtender|the woman on the phone|the new girl} {is an angel|was so gentle with my grandmother|made me feel at ease|gave me great advice|always hooks me up|is a sweetheart|never makes me feel silly|knows her stuff|is so sweet|made my day}
{that helped|you explained it so well|that clears it up|that answers it|you nailed it|you read my mind|that's exactly it|that's the one|you win, that was easy|good call|great pick|nice, that works|smart idea}{|, thank you|, appreciate it|, thanks a ton|!}
{will def|will definitely|i'll totally|gonna|about to} {grab more|stock up|tell all my friends|come again|be a regular|leave you a good review|buy it again|order a case}
{in love with|obsessed with|crazy about|stoked on|hooked on|a big fan of|loving} {the new layout|these gummies|the lemon cart|this place|your deals|the new flavor|this strain|the points program}
{i trust|i always trust|i only trust|i count on} {you guys|this shop|your picks|my budtender here}
{been coming here|i've been a customer|i've shopped here} {since you opened and love it|for years, never a bad visit|for ages and you never miss}
{conseguí el trabajo|me ascendieron|pasé el examen|nació mi hijo|ganamos|me caso|estoy muy feliz|qué bonito día|está buenísimo|me ayudó mucho|dormí delicioso|todo salió bien|qué buena atención|valió la pena|lo máximo|está chido|qué padre|quedé encantado|llegó antes de tiempo}{|!|, gracias|, qué alegría|, me encantó}
{the deal|the sale|the discount|that price|happy hour} {made my year|was unreal|saved me forty bucks|was killer|is a steal|can't be beat|was sweet|is the best around}
`
export const PLAIN_TALK = `
{could|it could|might} go either way{||, we'll see|, not sure yet}
{go|go back|switch|back} to {flower|edibles|the vapes|the first page|gummies|prerolls}
{i'll|let me|gotta|i will} ask my {partner|wife|roommate|friend|husband} {first||before i decide}
{the order|my order|it} {was placed|went in} {at 2:15|around noon|yesterday at 4|this morning} {under|by} {the name ortiz|my wife's name|smith|the number on file}
{vale|bueno|ok|va}, {ya veré|ya veremos|lo pienso|luego te digo|deja lo pienso}
{and the one after that|which is the cheapest|show me half ounces|and the next one|what else}{|?}
{freeze|block|unfreeze|check|open|close|lock|activate|review} {my savings account|my account please|my debit card|my visa card|the checking account|my bank account now}
{cancel|move|confirm|change|reschedule|delete|set up|push back} {my three o'clock meeting|my reservation for tonight|the appointment on friday|my gym membership|my hotel booking|the dinner with ana|my dentist visit|my subscription}
{turn off|turn on|dim|lower|raise|stop|pause|mute|start} {the kitchen lights|the music|the thermostat by two degrees|the alarm|the volume|the tv|the bedroom fan|the timer|the podcast|the heat}
{set|make|start|give me} {an alarm for six|a timer for ten minutes|a reminder to call mum|a new list|a reminder about the rent|an alarm for weekdays}
{phone|text|message|ring|email} {my brother|my boss that i'm sick|a taxi for seven|mom that i will be late|the bank|the front desk|my wife i am on my way|the doctor's office}
{tell me|read me|give me} {a joke about cats|a fun fact|the news|the second chapter|a story|my last message|how to change a tire|a bit about france|the score of the game|my horoscope|the symptoms of flu|what's on my calendar}
{i lost my|someone stole my|i broke my|i forgot my|i can't find my} {luggage, how do i report it|card, can i get a new one|pin, how do i reset it|phone, ring it|password, what do i do|keys, can you locate them|debit card and need a replacement}
{i need to|i want to|i'd like to|i have to|help me} {dispute a charge from last week|report a stolen card|report fraud on my account|order new checks|cancel my flight|file an insurance claim|report damage on my card|apply for a new credit card|pay the electric bill|stop a payment|know my credit score|start a fresh timer|fix a flat tire|replace a burned out bulb|get rid of ants|remove a stain|know why my card was declined|unlock my account|take time off}
{is there|are there|will there be} {a delay on flight 221|bad weather tomorrow|a storm coming|traffic on the bridge|any wars going on|danger in traveling there|a fee for late payment|a travel alert for peru|any fraud on my account|a problem with my account|an accident on route 9}
{how bad|how heavy|how long|how late|how slow} {is the traffic to the airport|is the wait at the dmv|is the storm|are the lines at the bank|is the delay}
{what's|what is|what are} {the word for enemy in german|the penalty for late taxes|the symptoms of the flu|a good substitute for buttermilk|the best mexican place around|the interest rate on my loan|the exchange rate for pesos|the meaning of life|my credit limit|the capital of portugal|the boiling point of water|the warranty on a used car|the minimum payment|my spending on food|the side effects|my routing number|the worst month for hurricanes|the safest car|on my to do list|the pain scale}
{how do i|how can i|how do you|what do i do to} {treat a sunburn|get a coffee stain out|jump start a dead battery|report a lost card|say goodbye in japanese|avoid a late fee|fix a leaky faucet|stop a nosebleed|kill weeds|get over jet lag|unclog a drain|dispute a bill|beat the traffic|cook a steak|change my pin|reset a broken phone|file for sick leave}
{why is|why was|tell me why|do you know why} {my card blocked|my card declined|my account frozen|my account locked|the sky blue|there a hold on my account|my bill higher this month}
{my card|my account|my debit card|my phone|my tire|my check engine light|my battery} {was declined at the store, why|seems to be blocked|is locked|has been frozen, what happened|got swallowed by the atm|is low|came on|expires in may|is damaged and i need a new one|needs air|has a hold on it}
{does|do|did|will|would|can} {my insurance cover a broken windshield|my rent check clear|it rain tomorrow|i need an umbrella|the hotel allow dogs|they take reservations|i have enough for a pizza|you speak spanish|my flight leave on time|the bank close early|i need shots for brazil|milk go bad fast}
{can you|could you|would you|please} {speak more slowly|repeat that|talk louder|tell me how much i owe on my visa|pair with my car speakers|change your name|call me chief|say that again|lower your voice|roll a pair of dice|toss a die|find cheap flights to miami|transfer fifty dollars to savings|move two hundred from checking to savings|tell me if the store is open|stop talking|read my texts}
{i did not|i didn't|sorry i didn't} {hear you|catch that|understand the last part|say that|order yet|get your name|know that}
{not that|no,|nope|never mind|not that one} {the one beside it|i meant tomorrow|the second one|that's wrong i said two|cancel that|i said six not seven|don't book it|that's not my name|leave it|nothing else}
{i don't|i do not} {know|need anything else|need the reservation anymore|want to do that now|have a preference|want the reminder|eat meat|smoke much|drink coffee|care which one|have an account|mind}
{are you|what are you|who are you} {a real person|a robot|named after someone|able to hear me|made by|human|from here}
{add|put|take|remove} {shampoo on my shopping list|eggs on the list|milk off the list|laundry to my to do list|three of the cherry ones|walk the dog to my list|everything from the cart|the last song}
{book|reserve|find|get} {me a room in denver|a table for three at nine|a flight to boston|a rental car|me an uber|me a plumber|tickets for friday|a hotel near the airport|a gas station}
{two eighths of|one gram of|do you have|how much is|got any|is there any|what's in|tell me about|thc in|an ounce of} {ugly duckling|angry apple|sour diesel|garbage breath|trainwreck|cat piss|dirty lemonade|green crack|mean mug|ghost train|sad boy|crazy glue|happy place|love potion|perfect purple|wonder brett|best buds|lucky charms|ugly pie|death star|poison berry|nasty jack|dead head|super lemon haze|amnesia|awesome dawg|dog poop og|bitter truth|white widow}
{something|anything|a strain|gummies|a cart} {without an odor|that isn't too strong|that won't make me sleepy|that is not harsh|for pain|for stress|not too sweet|without the headache|for a bad back|for anxiety|under 40|happy and uplifting|to help me sleep|for a sad movie night|low odor|that doesn't cough me up|with no crash|not expensive}
{i'm picking up for|i'm buying for|it's for|asking for} {my dad|a friend|my mom's birthday|me and my wife|my neighbor|a first timer|my sister}
{nothing|nothing over|no more than|not over|under|around} {50 dollars|forty bucks|10 mg|two grams|with nuts|an eighth}
{i've never|i have never|never} {tried a dab before|been to your shop|used a vape|had a tincture|done edibles|smoked indica|ordered online before}
{my usual|the usual|my order|my pickup} {is the peach rings|please|is under sam|is for two|is at six|is two eighths}
{do you guys|do you|does the shop} {price match|do veterans discounts|take debit|have parking|deliver to newark|have a bathroom|sell lighters|carry dead batteries for carts|take back bad carts|recycle old vapes|check id|open on memorial day|do birthday deals}
{what if|what happens if|what do i do if} {my cart leaks|the pen won't charge|i miss my pickup|i lose my card|it's too strong|my order is wrong|i take too much|my id is expired|the battery is dead|i don't like it}
{how|which|when} {strong are the 10mg ones|much is shipping|is better for sleep|one is cheaper|long does it stay in your system|do you restock|old do you have to be|many are in a pack|one has the least smell|is the sale over|late can i pick up}
{time|weather|temperature|traffic|population|gas prices|restaurants|directions} {in tokyo|in boston|on sunday|near me|for tomorrow|to work|around here|in london}
{yes|yeah|no|nope|yep|sure|ok|correct|true|false|maybe}{| that's right| i do| i think so| the second|}
{don't|do not} {talk|book it|send it yet|change it|add that|turn it on|speak so fast}{| anymore| please| now}
{my phone|my wallet|my bag} is {lost and i need to find it|missing, where is it|somewhere in the house}
{how many|how much} {ounces in a pound|calories in a slice of pizza|personal days are left|vacation days do i get|did i spend on food|is left on my card|tax do i pay|miles on my car|teeth does a shark have}
{who|when|where} {wrote moby dick|directed jaws|won the game last night|is my library book overdue|did the war end|is the nearest bank|did i park|was lincoln shot|is my package|invented the phone}
{ok|okay|alright|cool|right} {i'll be there at six|let me think|the gummies then|hold on|one sec|and the price|what about flower|i'll take the second one|got it|see you at five}
{i work|i usually smoke|i normally get|i take|i get|we get} {nights|in the evenings|at the bank|the 10 packs|a gram a week|one before bed|flower|indica at night|eighths|the small ones}
{that's the one|it's the same one|this is what} {i had last time|my friend got|i usually get|he gave me|i was looking at|the menu shows}
{i have|i've got|got} {a coupon code|a question|two in the cart|a medical card|my id with me|some points|ten minutes|a gift card|an account}
{cancela|agrega|llama a|pon|quita|muéstrame} {mi reservación|una alarma a las seis|mi mamá|la luz|el segundo|los precios|dos gomitas|el pedido de hoy}
`
