import type { ExamplesByClass } from '#concierge/guard/message-classes.ts'

/** Shopping in all its corners, with words that belong to danger, law, health and errands elsewhere, one template a line (see write-examples.ts). Written for this product. */
export const SHOP_CORNERS: ExamplesByClass = {
  serve: `
{chocolate|edibles|a cart|gummies|flower|something for tonight|pre-rolls|a drink} {but|,|and} {nothing|none|not} {above|over|past|higher than} {20|$30|45 dollars|15 bucks|18|60}{ please||, thanks|}
{got|is there|do you have|any} {somewhere|a spot|anywhere|a place} {to plug in|to charge} {my tesla|my car|the car|an electric car|my phone}{ while i shop|?|}
{how many|what's} {oz|ounces|eighths|grams|quarters} {in|make|are in} {a quarter pound|a pound|a half|an ounce|a qp|a zip}{?|}
{any update on|whats up with|status of|update on} {order|my order|the order} {5518|12|#204|88}{?|, please|}
{my id|my license|my passport} {expired|ran out|is out of date} {last week|yesterday|in may|}, {can i still|do you still let me|am i ok to} {buy|shop|come in}{?|}
{i only have|i got|i've got} {12|15|18|20} {on me|to spend|left}{, what can i get| for a preroll|, any gummies|}{?|}
{staying at|i'm at|we're at|im in|crashing at} {a hotel|an airbnb|a motel|my sister's apartment|a hostel|a rental|the marriott} {downtown|by the airport|near you|on 5th|this weekend|}, {could you drop an order off to me there|do you deliver here|can i get delivery|how far are you|is there a pickup spot near|can the driver come to the lobby}{?|}
{can|could} {you|i|we} {crack open|pop open|open|smell|look inside} {a jar|the jar|a bag|one} {so i can smell|before i buy|at the counter|to see the buds|}{, allowed?|?|, is that ok}
{is it|are they|isn't it} {legal|ok|allowed|a crime} {to smoke outside your store|to buy two ounces|to have it in the trunk of my car|to give a friend a gummy if she's 30|how good these brownies are lol|to bring my own bag|to take photos inside}{?|}
{how much|what amount|how many grams} {am i allowed to|can i legally|may i} {buy|carry|have at home|purchase a day}{?|}
{someone stole|i lost|i broke|i forgot|dropped} {my grinder|my battery|my pen|my pipe|my lighter|my rolling tray}{, need a new one|, got any cheap ones|, what do you have|, replacements?}
{the cops|police|security|a guard} {outside your store|at the door|in the lot}{, are you open|, is everything ok, still open?|, do i need to worry or can i shop}
{this|that|the last|your} {strain|joint|dab|gummy|cart} {killed me|slapped|destroyed me|knocked me out|put me in a coma|wrecked me|had me dead|floored me|hit like a truck|sent me to the moon} {lol|in a good way|haha|last night|}{, more please|, got it again|, what's similar|, need something milder this time|, 10/10}
{bomb|killer|deadly|sick|insane|stupid good|wicked|nasty|dirty|filthy|criminal} {flower|weed|edibles|deal|prices|gas|gummies}{?| today?| under 40?| anyone?|, what you got}
{need|want|looking for|got} {ammo|a weapon|nukes|bombs|bullets|a grenade|a bazooka} {of a joint lol|joints|pre rolls|shaped pipe|sized blunts|shaped grinder}{?|}
{i'm|im} {shopping for|buying for|getting gifts for|stocking up for} {three adult friends|my bachelor party|a wedding|a book club|my poker night|the camping crew|my mom who is 60|my boss lol|the in laws}{, what works for groups|, ideas?|, need party packs|, what's fun|, something for all tastes}
{do you|can you|will you} {ship merch|mail me the receipt|text me when it's ready|email me the deals|send a menu pdf|call me when it's back|hold it till six|gift wrap}{?|}
{how|where} do i {unsubscribe from texts|delete my account|change my phone number with you|update my email|turn off notifications|see my past orders|leave a review|report a bug on your site|apply for a job}{?|}
{what|which} {is the strongest|hits hardest|is the heaviest|has the highest thc|is the most potent|is the gassiest} {edible|dab|flower|preroll|cart|drink|thing you have}{| right now| under 30|?}
{low dose|micro dose|2.5mg|5mg|mild|weak|light} {gummies|mints|drinks|chocolate|edibles} {for a beginner|for my first time|for daytime|for someone nervous|for my mom, 62|so i don't get too high|that won't knock me out}{?|}
{i|i always|usually i|edibles} {get anxious on sativas|get paranoid with strong weed|cough a lot from joints|hate being too high|fall asleep on indica|get dry mouth|get the munchies bad}{, what's gentler|, what should i try|, got something smoother|, any low thc|, what do you suggest}
{something|anything|what do you have} {for|to} {sleep|sleepy time|a good night|wind down|relaxing|stress after work|focus at my desk|energy|creativity|a hike|sex|date night|music|gaming|cleaning the house|cooking|yoga|the beach|the movies|a concert|hanging with friends|a lazy sunday|sore legs after the gym}{?| under 25| please| that isn't smoke|}
{yo|hey|hi|ok|um|so} {what's good|whats poppin|wyd got fire|any heat|what yall got|whats fire today|gimme the goods|hook it up with a deal|put me on|bless me with something strong}
{whats|what's|what is} {a dab|a blunt|live resin|rosin|kief|shatter|a moon rock|an infused preroll|distillate|a terpene|thca|cbn|a diamond|hash|a bong bowl|couch lock|the entourage effect|bho, is it safe as sold|a 510 thread|full spectrum|a tincture|decarbing}{?|}
{is|are} {the drinks|gummies|edibles|tinctures|vapes|dabs} {stronger than|the same as|better than|healthier tasting than|longer lasting than|cheaper than} {smoking|joints|flower|chocolate|carts}{?|}
{difference between|compare|whats better} {live resin and distillate|indica and sativa|rosin and resin|thca and thc|delta 8 and delta 9|gummies and chocolate|prerolls and blunts|cbn and cbd|hash and kief}{?|}
{can i|do i need to|may i|should i} {bring cash|show my id twice|bring a friend|tip the driver|book a time|wear a mask|park in the back|come through the drive thru|use my passport|pay with apple pay|use a temporary paper license|come on my bike}{?|}
{are you|is the store|is this place} {open on christmas|wheelchair accessible|black owned|family owned|hiring|new|haunted lol|the one by the courthouse|next to the police station|across from the gun range|near the high school|the old bank building|by the hospital|robbed last week? are you open}{?|}
{it's|its|it is} {my birthday|4/20|friday|payday|my anniversary|my last day at work}{, any deals|! what do i get|, treat me|, what's special today}
{my|the} {order|delivery|pickup|driver} {is late|never came|was cancelled|is wrong|says ready, is it|is missing an item|has the wrong address}{, what do i do|, help|, who can i call|?}
{that's|thats} {too expensive|a rip off lol|highway robbery haha|insane pricing|a steal|robbery}{, got cheaper|, anything under 20|, deals?|, i'll take two|}
{sell|got|carry|have} {torches|butane for my lighter|knives for dabs|razor tools|scales|baggies|safes|stash cans|odor bags|fake books to store it|rolling papers|cones|screens|cleaning alcohol|detox tea? no? ok papers then}{?|}
{i'm|im} {a|} {medical patient|tourist|newbie|daily smoker|lightweight|dabber|senior|veteran|cancer sign lol|lawyer on vacation|nurse off duty|cop off duty, is that ok}{, what do you recommend|, what do i need|, any discount|, what's good for me|}
{what|which} {brand|company|farm|grower} {makes|grows|is behind} {the gummies|that flower|these carts|the white label}{?|, are they local?|, are they safe and tested?}
{are|is} {your|the} {weed|flower|vapes|carts|edibles} {tested|lab tested|safe|clean|free of pesticides|organic|sprayed|real or fake}{?|, where's the coa|, can i see results}
{don't|please don't|no need to} {give me medical advice|ask my age again|sell me junk|recommend vapes|upsell me|send coupons}{, just show gummies|, i only want prices|, just tell me the hours|, just which is most popular}
{shaken|dropped|clogged|burnt|leaky|dead|blinking} {cart|pen|battery|vape}{, how do i fix it|, what do i do|, swap?|, is there a trick|, warranty?}
{in|on|at} {jersey|newark|our town|this state|hudson county} {do you have a second store|are you the only shop|is tax high|do you deliver|is home grow allowed}{?|}
{thinking of|planning|hosting} {a halloween party|a murder mystery night|a zombie movie marathon|a true crime podcast night|a battle royale gaming night|a shooting range day then a chill night}{, what edibles|, snacks?|, what goes with it|, need giggly gummies}
{peanutbutter brethe|gelatto 33|purpel punch|sower deisel|grandaddy purp|jack herrer|wedding caek|bluberry muffn|strawbery coff|runtzz|zkittlz|mac 1|gmo cookes|ice creem cake|do si doe|lemon cherri|tropicana cookis|blak ice|garlic brth|banana krem}{?| pls| cart| 3.5| in stock| how much|}
{my|her|his|my friend's|is an|is a|does a} {id|license|driver's license|passport|state id} {is from canada|is from mexico|from ohio|from indiana|from the uk|is out of state|is german|expired last week|has my old address}{, ok?|, is that fine|, will you take it|, can she still shop|?}
i {live|rent|stay} {across the street|in a small apartment|in a strict building|upstairs from a cafe|with my parents, im 27|in a condo with thin walls|near the campus, im 24}, {need something with no smell|do i need to order ahead|what's discreet|do you deliver this close|any low odor vape|is there a walk up window}
{can|could|may} {my husband|my wife|my boyfriend|my mom|my roommate} {pay with his card|pay for my order|use her card at pickup|put it on his debit|pay and i sign}{?| if i'm with them?|, i have my id too}
{where|how|can} {can i throw away|do i recycle|can i drop off|i bring back} {my old battery|empty carts|used tins|dead disposables|the packaging}{?| at your store?}
{it|the site|the app|your page|checkout} {won't let me|will not let me|doesn't let me|keeps failing when i} {check out|log in|pay|add to cart|confirm my age, im 40|pick a time}{, help|, what's wrong|}
{i want|give me|can i get|how do i get|when do i get} {my money back|a refund|my deposit back|a new one}{, the pen is dead|, order was cancelled|, it was charged twice|}{ please|}
{what's|who is|can i have|may i ask} the {manager's name|owner's name|name of the budtender who helped me|person in charge|name of your delivery service}{?| to say thanks| for a compliment| for a complaint}
{what's|do you have|where is} {your privacy policy|a privacy notice|your policy on my data|your data retention}{?|}
{will|does|can|would} {my boss|my bank|my wife|anyone|the state|my landlord} {know|see|find out|get told} {i shop here|what i bought|i was here|my purchase}{?|, is it private|, do you share data}
{lemme|let me|im tryna|ima|finna|gonna|trynna} {cop|grab|scoop|snag|get} {a zip|an eighth|a q|a half|an oz|some gas|some za|a couple wax pens|some loud|a g} {of some fire|of that sour|rn|today|for the low|of sum gas}{?|, what you got|}
{cheapest|best|easiest|fastest|smoothest} {way to get high|buzz for the money|body buzz|high under ten bucks|way to get stoned on a budget|thing to get lifted}{?| you sell|}
{in school at|student at|i go to|grad student at} {ua|state|the university|unm|rutgers|the community college}, {22, do i get money off|is there a student discount, i'm 23|any deal for students over 21}
{took|ate|had} {too little|just half|only 5mg|one bite}{, how do i know it was enough|, can i have more|, nothing yet, how long do i wait}
{how do i know|how can i tell} {if i ate too little|if it's working|when it kicks in|which dose suits me|if the cart is empty|if it's real|what's fresh}{?|}
{puedo|se puede|puede} {llevar|entrar con|traer|dejar afuera} {a mi perro|mi perrito|a mi hijo en la carriola|a un amigo de 30}{ a la tienda| al local|?}
{what if|can|is it ok if|may} {someone else|my sister, 29,|a friend who's 26|my husband|my assistant} {picks it up|pick it up|grabs my order|comes instead of me|collects for me}{?|, what do they need}
{can i|how do i} {buy stock in your company|invest in you guys|become a partner|sell you my glass art wholesale|rent your event room|sponsor a party with you}{?|}
{something|anything|flower|a vape|edibles} {with no smell|scentless|low odor|discreet}, {i live in a dorm-style apartment|thin walls at home|my neighbors are nosy|i'm in a hotel|i share a flat}
{can i|do i get to|may i} {use|combine|stack} {early bird|happy hour|the patient discount|my birthday deal|the senior discount} {plus|with|and} {my patient discount|points|the bogo|a coupon|student pricing}{?|}
{how would i|how do we|how can i} {find you|get to you|reach your store} from {the fairgrounds|the stadium|the lake|exit 9|the hospital|the university|main street|the ferry|my hotel by the arena}{?|, on foot|, by bus|, is it far}
{im not sure|i'm not sure|not sure|no idea|idk|i dont know|no clue|hard to say|don't really know|can't decide|undecided|who knows}{| honestly| tbh| yet| really|, you tell me|, surprise me| what i want| which one| lol|, maybe edibles|, help me choose}
{doubt it|maybe|perhaps|kinda|sort of|i guess|whatever|either|both|neither|none of those|not those|all good|im good|i'm fine|im done for now|that's it|thats all|nothing else|no more}{| thanks| for today| honestly|, bye|, see you tomorrow|, good night|}
{gummies|something|a vape|cbg|a strain|a low dose edible} {to stay sharp at work|to stay focused at my desk|to keep me going through chores|that keeps me awake for the movie|so i can be productive|to be alert while gaming|for studying}{?|}
{take care|see you|goodbye|bye|goodnight|peace|later}{| guys|, thanks for the help|, you were great|, i'll come by this weekend|, will order tomorrow|, love the shop}
{how do i|i want to|can you} {stop getting texts|get over the line at checkout|end my order|finish checkout|cut my total down|kill the auto order|start over}{?|}
{the|your|my} {page|screen|site|menu|cart} {is blank|is down|went dead|died|froze|is empty|keeps crashing}{| on my phone|, help}
{do you have|any|got|sell} {mushroom chocolate, the legal kind|shroom gummies|amanita|kratom|kava|delta 9 drinks|nicotine vapes|cbd cigarettes|thca flower|hhc}{?|}
{where did|what happened to|whatever happened to} {the lemon bars|those cherry gummies|my favorite cart|the house pre rolls|the budtender with the hat|your old menu} {go|, they were my fave|, gone for good?|, miss them}
{what are|what do} {people|most folks|locals|regulars|your customers} {buying|getting|grabbing|liking|going for} {for the super bowl|for thanksgiving|this week|for game day|on 420|these days|before the concert|for the eclipse}{?|}
{my boyfriend|my girlfriend|my wife|my husband|my buddy} is {22|25|41|67} and {im|i'm|i am} {23|29|38|70}, {can we come together|do we both need id|can we share a cart|who pays|any couples deal}{?|}
{how many|how big is the|what's the count in a} {pieces|pack|gummies|joints|worms|squares|servings} {are in the pack of sour worms|in a tin|come in one bag|of caramels|in the box}{?|}
{my|the} {discount|code|points|veteran deal} {is not showing|didn't apply|was taken off|says invalid}{, why|, can you look|?}
`,
}
