/** Messages to be served, one template a line; `{a|b}` is either. Written for this product; the guard's classifier learns from them. */
export const SERVE = `
{hi|hey|hello|yo|good morning|good evening|hola} {there|buddy||}
how {are you|is it going|have you been|is your day} {today||doing}
what {is up|is good|is new} {today||}
{thanks|thank you|thx|much appreciated|appreciate it|gracias} {so much|a lot|for your help|for the info|}
{bye|goodbye|see you later|take care|talk to you later|have a good one|it was nice talking to you}
{yes|yeah|yep|sure|ok|okay|no|nope|nah|maybe|not sure|i guess|i do not know|correct|that is right|that is wrong|exactly|never mind|nevermind|cancel that|stop|wait|hold on}
i {am not sure|do not know yet|have no idea|have no preference|can not decide|am open to anything|agree|disagree}
{that is|it is} {true|false|correct|not what i want|not what i asked|what i meant|fine|great|perfect}
{repeat that|say that again|what did you say|come again|i did not get that|could you repeat that|one more time please}
{are you|am i talking to|is this} a {bot|robot|real person|human|computer|machine|live person|ai}
{what is your name|who are you|what are you|what do people call you|do you have a name|what should i call you|who made you|who built you|who do you work for|who is your boss|where are you from|how old are you|when were you born|what can you do|what can i ask you|how do you work|what are you able to help with|what topics do you know}
{tell me a joke|make me laugh|say something funny|do you know any jokes|tell me a fun fact|tell me something interesting|what are your hobbies|what do you do for fun|do you like music|what is your favorite strain|do you smoke|what is the meaning of life|do you love me|are you happy|you are cute|sing me a song}
{lol|haha|hehe|wow|cool|nice|awesome|great|sweet|dope|hmm|huh|oops|my bad|ugh|sorry|whatever|no worries|oh well|good job|well done|you are awesome|you are the best|good bot}
{can we talk in|speak|switch to|answer in|do you speak|talk to me in} {spanish|english|french|chinese|italian}
{do you have|got any|you got|do you carry|looking for|i want|i need|show me|find me|let me get|can i get|any} {indica|sativa|hybrid|strong|mild|cheap|fruity|low dose|high thc|new} {gummies|flower|eighths|prerolls|carts|vapes|concentrates|edibles|chocolate|tinctures|drinks|topicals|wax|rosin}
{something|anything|a strain|a cart|gummies} {for|to help me|good for|perfect for} {sleep|relaxing|movie night|a party|a hike|cleaning the house|creativity|focus|a date|gaming|a concert|working out|watching tv|after work|painting|the beach|a bbq|yoga|chilling|a long weekend|energy|socializing|studying|laughing with friends|sex}
{what is|which is|got} {the strongest|the cheapest|the best|your most popular|the mildest|the freshest|the newest} {flower|cart|edible|preroll|thing you have|indica|sativa|deal|strain|gummy|dab}
how much {is|are|does|for} {the|a|an} {eighth|ounce|half ounce|preroll|cart|gummies|vape pen|gram of flower|dab|battery} {cost||run}
{price|thc|terps|size|flavors|effects|ingredients|reviews} {of|on|in|for} the {blue dream|sour diesel|gelato|purple punch|wedding cake|runtz|og kush|gorilla glue|green crack|ak 47|trainwreck|jack herer|northern lights} {cart|flower|preroll|}
{compare|difference between|which is better} {blue dream|gelato|runtz|distillate|live resin|rosin|indica|gummies|flower} {and|vs|or} {sour diesel|zkittlez|mac 1|wax|sativa|chocolate|vapes}
{is|are} {the|this|that|those|these} {one|ones|strain|gummies|cart|flower} {strong|in stock|vegan|indica|fresh|any good|on sale|worth it|lab tested|organic|gluten free|smooth|harsh|the same}
{cheaper|something cheaper|anything stronger|something weaker|no gummies|not gummies|bigger size|smaller pack|another one|show me more|more options|the second one|the first one|that one|what else|anything else|under 30|in a half ounce|make it sativa|add it|both}
{what time|when} do you {open|close} {today|tomorrow|on sunday|on christmas|on the 4th|}
{are you|is the store|you guys} {open|closed} {now|today|late|on thanksgiving|on monday|still}
{where are you|what is your address|how do i get to you|directions to the store|is there parking|where do i park|are you near the train|how far are you from the mall|what is the closest bus stop|which exit do i take}
do you {take|accept} {cash|credit cards|debit|apple pay|google pay|venmo|american express|visa|mastercard|checks|crypto|bitcoin|ebt}
{is there|do you have} {an atm|a bathroom|wifi|parking|a drive thru|curbside|a loyalty program|a student discount|a senior discount|a veteran discount|gift cards|merch|free samples|a waiting room|a military discount}
{do you deliver|delivery to 07042|what is the delivery fee|minimum for delivery|how long does delivery take|is delivery free|can you deliver to my house|when will my delivery arrive|track my package|where is my package|has my order shipped}
{where is my order|order status|check my order|is my order ready|cancel my order|change my order|add to my order|i placed an order an hour ago|my order is wrong|you forgot an item|i never got my order|order number 4512}
{can i return this|refund|i want a refund|refund not showing|my cart is broken|my pen is clogged|battery does not work|vape will not charge|this is defective|exchange this|return policy|i was charged twice|there is an extra fee on my card|my card was declined|why was my payment declined|my payment failed|what currencies do you take}
{what id do i need|do i need id|can i use my passport|is an expired license ok|do you take out of state ids|how old do i have to be|what is the minimum age|do you card|why do you need my birthday|why do i have to verify my identity|i can not verify my identity|is my info safe|what data do you keep about me|do you scan ids|delete my data}
{how many points do i have|redeem my points|join the rewards program|do points expire|birthday discount|use my rewards|loyalty balance|rewards account|how do i earn points|credit card points}
{any deals|what is on sale|deals today|happy hour|first time discount|promo code|can i stack discounts|do you price match|black friday deals|420 deals|bogo|daily special}
{what is|explain|what does} {a terpene|live resin|rosin|cbn|cbg|cbd|delta 8|distillate|decarb|decarboxylation|an entourage effect|a dab|a one hitter|full spectrum|a tincture|rso|kief|shatter|hash|infused|1 to 1|sativa|indica|hybrid|marijuana|weed|thca|moon rock}
how {long|fast} do {edibles|gummies|drinks|tinctures|vapes} {last|take to kick in|stay good|take}
how {do i|should i} {store flower|use a tincture|roll a joint|clean my bong|use a dab rig|charge my battery|keep weed fresh|take an edible|use a vape pen|decarb weed|dose as a beginner|read the label|travel with less smell}
i am {new to this|a beginner|a first timer|coming back after years|a heavy smoker|a medical patient|34|visiting from out of town|a senior} {what do you recommend|what should i try|any tips||help}
{talk to a person|human please|can i speak to a manager|call me back|customer service|what is your phone number|i want to complain|the budtender was rude|terrible service|your website is broken|this app is slow|driver is late|worst experience|this is a ripoff|i am disappointed}
{are you hiring|do you have jobs|how do i apply|who owns the store|are you locally owned|how long have you been open|do you have other locations|are you on instagram|do you sell wholesale to stores|can i leave a review|can i bring my dog|can i bring a friend|can i smoke there|is it busy now|is there a line|wheelchair access}
{my boss is killing me|rough day|long week|i am exhausted|it is my birthday|we are having a party|my friend is visiting|my wife likes edibles|my uncle smokes all day|my roommate told me about you|date night tonight|i am bored}
{ignore my last message|forget what i said|scratch that|i meant|actually make it|no wait|new question|never mind the gummies|change of plans} {sativa|vapes|hours|something cheaper|show me flower|the other one}
{tienes|tienen|hay|busco|quiero|necesito} {gomitas|flor|porros|vapes|comestibles|algo fuerte|algo para dormir|algo barato|indica|sativa|chocolate}
{a que hora|cuando} {abren|cierran|abre|cierra} {hoy|manana|el domingo|los lunes|}
{cuanto cuesta|precio de|que precio tiene} {el|la|un} {eighth|onza|gomitas|cartucho|porro|vape}
{aceptan|puedo pagar con} {tarjeta|efectivo|tarjeta de credito|debito}
{donde estan|tienen estacionamiento|hacen entregas|ofertas de hoy|que recomiendas|tienen descuento|que edad minima|necesito identificacion|quiero hablar con una persona|como llego}
{can you tell me|i need to know|i want to know|i wanna know|tell me|please tell me|could you say|may i know|do you mind telling me} {your name|how old you are|who made you|your age|who you work for|what you can do|if you are human|your favorite strain|if you are a bot|what subjects you know|the hours|the price|how many points i have|where you are|if you are open|which is stronger|what terpenes are|how much it costs}
{i want to|i would like to|i wanna|let me} {hear a joke|hear something funny|know your name|know who made you|chat|talk|order|pay by card|return this|speak to someone|see the menu|change my order|use my points|ask a question|know more about it}
{it was|this was|that was} {nice chatting|a great chat|fun talking to you|a good conversation|helpful|quick|perfect|not helpful}
{what does} {thca|1 to 1|2 to 1|og|hybrid leaning|full spectrum|live|infused|cured|rso|hte|mg|cbn|diamonds|bogo} mean
{how can i|can i|how do i|what should i do to} {top up|pay with my watch|use google pay here|verify my identity|get my refund|see my points|redeem rewards|get an account|open an account|close my account|update my phone number|change my email|reset my password|stop the texts}
{can i|am i allowed to} {bring my dog|visit without buying|bring a stroller|use a picture of my license|pay half in cash|pick up for my wife|buy for my husband|wait inside|smell it first|look around|take photos|come with a friend|park there|get it delivered to my hotel|pick up tomorrow|use two discounts}
{why} {was i charged twice|is my order late|is the refund not there|do you need my id|is there a fee|is it so expensive|is everything sold out|was my card declined|is the app slow|did you cancel my order|do i need an account}
{my} {payment|card|order|refund|delivery|pen|battery|cart|account|points} {is not working|failed|never arrived|was declined|disappeared|is wrong|is late|died|is missing|got cancelled}
{how much can i|how many can i|what is the most i can} {buy at once|buy in a day|order|carry|take home}
{whats|what is} {the sale right now|bogo today|the deal|the cheapest thing|the min age|on special|your email|your number|the wait|the tax|good here|fresh|popular|new this week}
{the second one|the first one|that one|the cheaper one|same thing|both} {but in a 14g|in a half ounce|please|but sativa|is it strong|how much|in stock|instead}
{purple punch|green crack|alien og|ghost train haze|death star|cereal milk|gary payton|white widow|girl scout cookies|black diamond|slurricane|jealousy|zoap|lemon cherry gelato|mimosa|biscotti|dosidos|animal mints} {||price|in stock|gummies|cart|how strong|any left}
`
