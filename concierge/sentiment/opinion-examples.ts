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
`
