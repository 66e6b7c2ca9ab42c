/** How customers sound when displeased, pleased and neither, one template a line; `{a|b}` is either. Written for this product. */
export const NEGATIVE_EXAMPLES = `
{the|this|my} {battery|pen|phone|headset|charger|cart|case|speaker|cable|lighter} {died|broke|stopped charging|quit|fell apart|came apart|stopped turning on|would not hold a charge|got hot|made a weird noise} after {a week|two days|a month|one use|only a few uses|less than a year}
{it|this thing|the product|the item|the device|this one} {does not|did not|will not|would not|never} {work|fit|charge|stay on|turn on|last|hold up|connect|do what it says|match the picture|stay in my ear|hit right}
{i|we|my wife and i} {waited|stood there|sat|were left waiting} {an hour|40 minutes|forever|half the night|over 30 minutes} {for our food|for the driver|and nobody came|to be seated|just to check out|for one drink}
{i|we} {will not|would not|am never|are not|do not plan to} {be back|go back|come back|return|order again|buy another|eat here again|shop here again|waste my time again|spend another dime here}
{the|our|my} {server|waiter|cashier|budtender|staff|manager|girl at the counter|driver|host} {ignored us|was rude|had an attitude|rolled her eyes|never came back|did not care|forgot our order|talked down to me|acted like we were a bother|was on his phone}
{the|my|our} {food|steak|chicken|burger|pizza|fries|soup|rice|fish|salad|coffee|flower|weed|gummies} {was|were|came out|arrived|tasted} {cold|dry|bland|overcooked|stale|like cardboard|burnt|greasy|undercooked|old|flavorless|like nothing|tough|harsh}
{the sound|the picture|the volume|the reception|call quality|the screen|the microphone|the signal} {is|was} {too low|muffled|fuzzy|full of static|garbled|hard to hear|choppy|distorted|dim|unusable}
{save your money|do not buy this|stay away from this place|avoid it|look elsewhere|buy something else|think twice|skip this one|keep driving|go somewhere else}
{i|we} {had to|ended up having to} {return it|send it back|throw it away|buy a new one|call three times|ask twice|leave|complain|get a refund|replace it within a week}
{i expected|i was hoping for|we wanted} {more|better|something better|a decent meal|better quality|more for the price} {for the price|from this place|after the reviews|and got this}
{for the price|for forty bucks|for what you pay|at that price} {you would think it would work|i expected more|it is a joke|it should be better|the portions are tiny|it is not worth it}
{they|the company|support|customer service} {refused to help|would not give a refund|never answered|hung up on me|sent the wrong one|charged me twice|lost my order|canceled without telling me|keep making excuses|does not respond}
{not sure how|i do not understand how|hard to believe|no idea how} {this place stays open|it got good reviews|anyone likes it|they call this food|people rate it so high|they stay in business}
{only|barely|hardly} {lasted a week|two people working|any meat in it|works half the time|got three hits|a few bites of food|audible|lasts an hour}
{the plug|the clip|the hinge|the button|the cord|the strap|the lid|the mouthpiece} {is flimsy|broke off|is too loose|feels cheap|does not stay in|is poorly designed|is hard to press|snapped|comes loose}
{too|way too} {small|big|loud|salty|sweet|expensive|slow|complicated|tight|strong for me|weak|far|crowded|bulky} {to use|for the money|and noisy||for what it is}
{nothing|there was nothing} {special|new|fresh|on the menu worth it|here worth the drive|to write home about|that stood out|impressive about it}
{this is|what a|it was} {a waste|junk|a letdown|a mess|a bad joke|the last time|an insult|a shame|a rip|pure garbage|disappointing}
{i have had|we had} {nothing but problems|problems with it since day one|better from a can|better at home|to reboot it every day|food poisoning after|bad luck here twice}
{place was|tables were|bathroom was|the store was|floor was} {dirty|filthy|sticky|empty for a reason|a mess|smelly|disgusting|loud and crowded}
{half of|most of|some of} {the order was missing|it was stems|my food was cold|the buttons do not work|the menu was unavailable|the bag was empty}
{worse|even worse|to make it worse|to top it off|on top of that} {they lied about it|nobody apologized|they charged us|it leaked|the bill was wrong|it died again}
{if i could|i would|i wish i could} {give zero stars|give no stars|get my money back|return it|warn everyone|take it back}
{you never|nobody|no one|they never} {answered my question|called me back|picked up|told me|helped me|fixed it|came to our table|got my order right|refunded me}
{wow great|oh great|fantastic|lovely|brilliant|perfect|awesome}, {another order cancelled|sold out again|one more hour to wait|the app crashed again|it broke on day one|nobody answers|wrong item again|thanks for wasting my night|now i have no gummies and no refund}
{yeah right|sure|oh really}, {"fresh"|so called premium|fast delivery my foot|best prices, ha|like that will happen|great service, not}
{thanks for|way to go,|nice job,|good job,|love} {nothing|wasting my time|losing my order|ignoring me|waiting an hour for nothing|sending the wrong thing|charging me twice|making me drive back}
{the|this|my} {gummies|cart|flower|edible|preroll|tincture|vape} {did nothing for me|gave me a headache|burned my throat|clogged after three hits|leaks everywhere|tastes like chemicals|was full of stems|was half empty|melted in the bag|was past its date|made me sick}
{still|three weeks and still|days later and still} {no refund|no answer|no order|waiting on a reply|the same problem|broken}
{your app|your site|this bot|the menu|checkout} {is useless|keeps crashing|logged me out again|lost my cart|is no help at all|never loads|makes no sense|is a nightmare}
{not worth|hardly worth|nowhere near worth} {the money|the drive|the hype|it|a second visit}
{i'm|i am} {fed up|so annoyed|really upset|not happy|disgusted|furious|tired of this|let down|done with you} {||with these delays|about my order|with the service}
{que mala experiencia|no regreso|llego roto|nadie responde|muy caro para lo que es|no me gusto nada|pesimo servicio|una porqueria|me cobraron dos veces|tardo muchisimo|que decepcion}
{was excited but|looked good but|started fine but|could have been nice but|i wanted to like it but} {it fell flat|it broke|it let me down|the taste ruined it|it did nothing|it arrived crushed}
{my|the} {gummies|order|chocolates|prerolls|jar|box} {arrived as one sticky brick|came crushed|showed up late and warm|came without the lid|had mold|were not what i ordered|was left in the rain}
{the deal|the coupon|my discount|the sale price} {online wasn't honored in store|didn't apply|was refused|expired early|rang up wrong}
{y'all|you people|you guys|they} {need to get it together|messed up again|dropped the ball|lost a customer today|lost me|should be ashamed|don't care}
{oh great|well great|super}, {the battery is dead again|closed early again|another delay|my points are gone|it leaks}
{i regret|i'm sorry i|should never have} {buying this|bought this|trusted the reviews|switched shops|tried this brand}
{i've had|had} better {from the gas station|from a stranger|at any other shop|years ago}
{i felt|we felt|made me feel} {rushed and ignored|judged|unwelcome|cheated|stupid for asking|like a number}
{don't bother|stay clear|skip it|steer clear} {with the house brand|of this cart|at this location|unless you like waiting}
{smells|tastes|looks} like {wet hay|old socks|burnt rubber|cardboard|it sat for a year|chemicals|dirt}
{why is|why are} {everything always out of stock|your drivers so late|the prices different at the counter|nobody ever there|this so hard}
{so slow|so loud|so dry|so weak|so messy} it's {painful|a joke|unusable|sad}
{la entrega llego tarde|no sirve para nada|me trataron mal|me mintieron|estaba seco|sabe feo|perdieron mi pedido|no contestan}{| otra vez| y nadie responde| muy mal|}
{great|nice|perfect|oh good}, now {my card is locked|i have to drive back|it won't turn on|my order is gone|i'm out forty bucks}
{these|the} {drinks|cookies|mints|prerolls} are {flat and warm|rock hard|stale|off|weak|smaller than before}
{i want|give me|i'd like} my {money back|refund now|points restored}
{zero|no|barely any} effect {from 50mg|at all|after two|for the price}{, scam|, waste|, never again|}
{it says|the label says|you said|the ad said} {full gram|fresh|30 minutes|in stock|ten pieces|half off} {but it's not|and it wasn't|, a lie|but i got less}
{never|i have never} {felt so ignored|been treated like this|had such bad flower|waited this long}
{i was told one price and charged another|you overcharged me|they swapped my order|someone else got my bag|the bag was open}
{your chat|this bot|the machine} {keeps repeating itself|doesn't get it|gives wrong answers|is annoying|wastes my time}
`
export const POSITIVE_EXAMPLES = `
{the|my|our} {server|waiter|budtender|staff|cashier|driver|manager|owner} {was friendly|made us feel welcome|took great care of us|was so patient|knew everything|checked on us|remembered my name|went out of the way|was super helpful|explained it all}
{the|my|our} {food|steak|burger|pizza|soup|fish|coffee|flower|gummies|dessert|salad} {was|were|came out|tasted} {delicious|fresh|perfectly cooked|tasty|hot and fresh|full of flavor|amazing|on point|so good|great}
{it|this thing|this product|the headset|the phone|the case|the pen|the battery} {works|still works|has worked|fits|charges|holds up|performs|sounds} {great|perfectly|like new|well|as advertised|exactly as described|better than expected|flawlessly|without any trouble}
{i|we} {will|would|plan to|am going to|can not wait to} {be back|go back|come again|order again|buy another|recommend it to friends|tell my friends|return soon|bring my family}
{great|good|nice|excellent|wonderful} {price|quality|place|sound|food|service|value|vibe|spot|people|selection|product|deal|atmosphere}
{easy to|simple to|a breeze to} {use|set up|install|clean|charge|order|find|carry}
{the sound|the picture|the volume|the reception|call quality|the screen|battery life} {is|was} {clear|crisp|excellent|loud and clear|great|sharp|impressive|very good}
{exactly|just} {what i needed|what i wanted|as described|what we were looking for|right|like the picture}
{i have had|i have used|owned} {it for a year and no problems|this for months and still love it|one for years|no trouble at all|zero issues|nothing but good luck with it}
{worth|well worth} {the price|the wait|the drive|every penny|the trip|it}
{prices are|portions are|the menu is|the place is|the shop is} {reasonable|generous|fair|huge|clean|cozy|extensive|lovely|great|beautiful}
{came|arrived|showed up|was ready} {quickly|early|on time|fast|in ten minutes|before they said|hot}
{i|we|my kids|my husband|my wife} {love|loved|enjoyed|really like|adore|am happy with|are so pleased with} {it|this place|the food|the flavor|the color|the music|the patio|my new phone|these}
{one of the|probably the|by far the} {best|nicest|tastiest|friendliest} {places|meals|shops|phones|burgers|spots|people} {in town|around|i have had|i have ever been to|in vegas}
{never had|have not had|no} {a problem|any issues|complaints|a bad meal here|a dropped call|regrets}
{thank you|thanks|props|kudos|shout out} {for the quick help|to the team|for fixing it|to the chef|so much for everything|for making my night}
{does|did} {the job|what it says|everything i need|exactly what i wanted|the trick}
{feel|felt} {at home|welcome|relaxed|better already|taken care of|like family}
{finally|at last} {a shop that gets it right|someone who knows the menu|a cart that works|a place with fair prices|gummies that taste good}
{i was skeptical but|i had doubts but|didn't expect much but} {this cart won me over|it is really good|now i'm a fan|they nailed it|it blew me away}
{the budtender|the guy at pickup|the lady at the counter|your driver|the staff} {knew her stuff|didn't rush me|was so kind|took the time|made it easy|was a delight|explained everything|had great tips}
{this strain|this shop|that brand|the sour ones} {never lets me down|never disappoints|always delivers|always hits the spot|can't be beat|is my go to}
{you guys|y'all|you all|this bot|this place} {rock|are the best|made my day|are lifesavers|never fail|are awesome|nailed it|are too kind}
{couldn't be|can't be|could not be} {happier|better|more pleased|easier}
{can't|cannot} {complain|ask for more|say enough good things|wait to try it again|stop smiling}
{not bad at all|no complaints|nothing but love|no cough at all|zero hassle}, {i'd buy it again|will be back|great stuff|smooth|happy with it|}
{me encanto|que rico|muy buen servicio|excelente|gracias, muy amable|todo perfecto|super rapido|me gusta mucho|volvere|los mejores}{| gracias| todo| volvere| lo recomiendo}
{slaps|slapped|so fire|hits right|straight fire|too good|chef's kiss|goated|10/10|five stars}{| would buy again| no notes| love it|}
{can't stop|i keep|always} {recommending this place|coming back for the rosin|telling friends about you|buying these}
{nothing|not a thing} {to complain about|i would change|but good things to say|went wrong}
{what a|such a} {lovely surprise in the bag|nice team|sweet gesture|smooth visit|find|treat|great deal}
{big thanks|respect|hats off|props|a huge thank you} {to whoever packed my order|to your driver|for sorting it out|, you fixed it in two minutes|for the patience}
{smells|tastes} like {heaven|summer|a dream|fresh berries|dessert}
{the wait was long|it wasn't cheap|i was unsure|the drive is far|it looks plain} but {so worth it|totally worth it|it delivers|i'd do it again|what a taste|it's great}
{glad i|so glad i|happy i} {found you|came in|tried it|switched|asked}
{that was|this was|you made it} {easy|quick|painless|fun|simple}, {thank you|thanks so much|love it|will return}
{que amable|muy amable|que rico|buenisimo|estuvo buenisimo|son los mejores|gran atencion|rapido y facil} {el chico de la entrega|gracias|el chocolate|de la ciudad||todo}
{no crash|no headache|no harshness}, {just chill|just smooth|just good times}{. perfect|. love it||, wow}
{the vape|this pen|my new battery|the grinder} {is solid|lasts forever|feels great|works like a charm|was a great buy}
{honestly|truly|easily} the {nicest staff around|best gummies i've had|smoothest smoke|friendliest shop|cleanest high}
{that edible|the drink|this chocolate} was {a party in my mouth|a hit with everyone|pure joy|the highlight of my night|out of this world}
{not a single|without a} {seed, great flower|flaw|hiccup, smooth order|complaint from me}
{worth|well worth} the {drive from two towns over|hype|extra bucks|little wait}
{you helped me|this chat helped me|the bot helped me} {pick a winner|find the right one|save money|choose fast}
`
export const NEUTRAL_EXAMPLES = `
{what|which|where|when} {time do you open|is the address|one is stronger|brands do you have|does it cost|is my order number|size is it|day is the sale}
{do you|can you|could you} {have parking|deliver here|show me flower|take cards|tell me the hours|check my balance|set an alarm|call a cab|repeat that|find a restaurant}
{i need to|i want to|i would like to|please} {order an eighth|change my address|book a flight|pay my bill|know the price|schedule a visit|transfer money|report a lost card|update my name|cancel the reservation|see the menu|renew my card}
{show me|tell me|give me|find|list|add|remove|send} {the menu|the weather|my balance|directions|gummies|an indica|milk to the list|the receipt|the second one|more options}
{how do i|how can i|how much|how many|how long} {get there|pay|is shipping|calories are in it|does it take|reset my pin|grams in an ounce|is the flight|points do i have}
{i am|we are} {in montclair|on my way|looking for a cart|new here|21|at the door|from out of town|going on friday}
{indica gummies|an eighth|the blue one|half ounce|two packs|sativa cart|under 30|next friday|yes|no|ok|maybe|tomorrow|one gram}
{my} {order number is 1234|name is on the list|card ends in 4321|appointment is at noon|flight leaves at six|account is with chase|car needs new tires|tire pressure}
{let me check|i will think about it|ok one moment|got it|will do|sounds right|i have a question|just looking|not yet|either one}
{is it|is there|are there} {open sunday|a fee|any left|a limit|an atm|vegan|a bus stop near|in stock|a game on tonight}
{where is|what's the status of|can you find|how far is} {my order|my delivery|my driver|order 2231|the package}
{what's the worst that can happen|what happens|is it bad|is it a problem} if i {eat two|miss pickup|mix them|lose my receipt|store it warm}
{do you have|is there|what's} {a bad weather policy|a return policy|a complaint form|a lost and found|a happy hour|a love potion|sour hate|death bubba|killer kush|a cry baby strain}
{no thanks|not now|nah|not yet|never mind}, {just looking|i'm good|maybe later|that's all|i'll wait|i was just curious}
{my cousin|a friend|my brother|my wife} {told me about you|sent me|uses it at night|wants the same one|is with me|will pick it up}
{which|what} {is the best for beginners|one is strongest|is good for a party|works best in a small vape|is top rated|do people like|sells most}
{i'm looking for|i want|i need|get me|show me} {something relaxing|the best seller|a good deal|the cheapest ounce|a nice gift|a strong one|something happy|a pick me up|the worst smelling one lol}
{i usually|i normally|i only|we always} {smoke at night|vape|take edibles|buy ounces|come on fridays|get 5mg}
{cuanto cuesta|a que hora abren|quiero dos gomitas|tienen|donde esta|busco|necesito} {el octavo|hoy|de mango|estacionamiento|la tienda|algo suave|cambiar mi pedido|}
{are|is|do|does} {edibles stronger than smoking|it indica|the happy hour at 4|it hurt to mix them|it come bigger|these hit hard|you open late|it smell bad|the cart leak if cold}
{it's raining|it's snowing|there's traffic|i'm late|i'm sick in bed}, {do you still deliver|are you open|can i change pickup|should i come later}
{how bad|how strong|how harsh|how loud} is {the smell of this strain|the taste|that one|the grinder}
do you {have anything called|carry|sell} {bad apple|sour patch og|ugly fruit|trainwreck|dirty taxi|broken hearts|sad panda|great white|happy camper|love bug}
{i need|got|looking for|want} {two grams of something fruity|a thing for pain and stress|an indica under 40|the bigger size|a gift card|papers and a lighter}
{the blue one|maybe the hybrid then|the first|both please|the larger bag|option two|whichever is cheaper|ok the gummies then}
{my name is dana|i'm 34|i live nearby|it's for tonight|we are four people|i have a card|i'm on my way|around six}
{what's a good|which is a good|pick a} {thing to smoke before a sad movie|strain for a long day|gummy for a first timer|gift for a friend}
{remove|take out|swap|add} {the gummies from the cart|the second item|one more eighth|the sativa}
{que tamaño es|quiero cambiar mi pedido|donde me estaciono|para llevar|cual es mas fuerte|el segundo|manana a las cinco}
{i'd like|i would like|can i|i want} to {speak to a person|talk to someone|place an order|see flower|return an item|ask about delivery|try a sample|pay cash}
{i smoke|i vape|we smoke|i take one} {twice a week|on weekends|at night|daily|now and then}
{i prefer|i take|make it} {indica|the smaller one|sativa|cash|a hybrid|the gummies}
{my birthday is in june|20 bucks max|got it|for two|after five|about an hour}
`
