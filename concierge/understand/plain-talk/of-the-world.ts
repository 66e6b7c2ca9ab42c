import { anywhere, follows, type Grammar, type Said } from './grammar.ts'

/** Words of this shop and of what it sells: whoever says one of them is not talking of the world outside. */
const OURS =
  /\b(?:weed|cannabis\p{L}*|canna\p{L}*|marijuana|pot(?! (?:roast|pies?|stickers?|luck))|buds?|thc|cbd|cbn|cbg|terps?|terpenes?|strains?|indicas?|sativas?|hybrids?|hash|edibles?|gumm\p{L}*|vap(?:e|es|ing)|carts?|cartridges?|(?<!\b(?:pizza|burger|taco|bbq|sushi|sandwich|food|burrito|rib|wing|noodle|clam|seafood|breakfast) )joints?|prerolls?|blunts?|bongs?|pipes?|flower|dabs?|dabbing|wax|shatter|infused|tinctures?|topicals?|concentrates?|hemp|kief|rosin|resin|distillate|decarb\p{L}*|dispensar\p{L}*|(?:store|shop)s?|menu|stock|deals?|discounts?|sale|price|deliver\p{L}*|orders?|ordered|pickup|open|closed?(?! (?:to|by)\b)|refund\p{L}*|products?|high(?! temperature)|stoned|smok(?:e|ing)|420|budtenders?|mg|grams?|ounces?|eighths?|delta ?[89]|milligrams?)\b/u
const MEANT_FOR = /\b(?:something|anything|stuff) (?:\p{L}+ ){0,2}(?:for|to|that|which|while|before)\b/u

const LANGUAGE =
  '(?:spanish|english|italian|french|german|chinese|mandarin|cantonese|portuguese|russian|japanese|korean|arabic|hindi|dutch|latin|swahili|greek|polish|turkish|swedish|norwegian|danish|finnish|hebrew|vietnamese|tagalog|filipino|irish|gaelic|ukrainian|czech|hungarian|romanian|farsi|persian|urdu|bengali|punjabi|creole|esperanto|espanol|frances|ingles)'

const TONGUE_NAMES =
  'spanish english italian french german chinese mandarin cantonese portuguese russian japanese korean arabic hindi dutch latin swahili greek polish turkish swedish norwegian danish finnish hebrew vietnamese tagalog filipino irish gaelic ukrainian czech hungarian romanian farsi persian urdu bengali punjabi creole esperanto espanol frances ingles'

/** The assistant is to speak otherwise; what is to be said in another tongue is no such wish. */
const OF_LANGUAGE = anywhere(
  `${TONGUE_NAMES} language languages`,
  new RegExp(
    `^(?:(?:how (?:do|can|could|would|should) (?:i|you|we) )?(?:please |to |you |start |begin |only |just |me |your )*(?:speak|speaking|talk|talking|chat|respond|reply|answer|write|type|communicate|converse|continue|go on|switch|change|set|reset|adjust|alter|modify|turn|convert|swap|update|use|using|put|be)\\b(?!.{0,24}\\b(?:words?|phrase|sentence)\\b)(?: (?!how|what)\\p{L}+){0,7} (?:${LANGUAGE}|(?:your |the |my |default |a different |another |other )languages?)\\b.{0,40}|(?:in )?${LANGUAGE}(?: (?:please|only|mode|language|instead))*|(?:say|repeat|tell me|explain) (?:that|it|this|everything) (?:again )?in ${LANGUAGE}|(?:the |your |default )*language (?:to|should be|settings?|preferences?)\\b.{0,30})$`,
    'u',
  ),
)

const TONGUES = anywhere(
  `${TONGUE_NAMES} translate translation translating translator translated`,
  new RegExp(
    `\\b(?:say|says|said|saying|translat\\p{L}*|words?|phrases?|means?|meaning|called?|spell|spelled|write|learn|whats?|what is|how|pronounce\\p{L}*)\\b.{0,50}\\b(?:in|into|to|for|from|the|a|do|is|an) ${LANGUAGE}\\b|\\bwhat(?: is|s)(?: the)? ${LANGUAGE} (?:for|word|phrase|translation|equivalent|name)\\b|\\b${LANGUAGE} (?:words?|phrases?|translations?|people say|equivalent|speakers? say)\\b|\\btranslat(?:e|ion|ing|or)\\b`,
    'u',
  ),
)

const CURRENCY =
  '(?:euros?|eur|yen|jpy|rubles?|roubles?|pesos?|francs?|rupees?|yuan|rmb|renminbi|liras?|kron(?:a|er|or|e)|kurus|zlotys?|shekels?|dirhams?|baht|ringgit|reais|bolivars?|gbp|sterling|(?:canadian|australian|british|swiss|hong kong|foreign) (?:dollars?|pounds?|francs?|currency|money))'
const MONEY = `(?:${CURRENCY}|(?:us |american )?dollars?|usd|bucks|pounds?|cents)`
const CONVERTS = anywhere(
  'euro euros eur yen jpy ruble rubles rouble roubles peso pesos franc francs rupee rupees yuan rmb renminbi lira liras krona kroner kronor krone kurus zloty zlotys shekel shekels dirham dirhams baht ringgit reais bolivar bolivars gbp sterling canadian australian british swiss foreign pound pounds exchange conversion currency',
  new RegExp(
    `\\b(?:convert\\p{L}*|conversion|exchange[ds]?|exchanging|change|worth|equals?|equivalent|how (?:much|many)|whats?|what is|tell me|know|rate|strong(?:er)?|value)\\b.{0,60}\\b${CURRENCY}\\b|\\b${CURRENCY} (?:to|in|into|for|per|and|or|vs) .{0,20}\\b${MONEY}\\b|\\b(?:convert|exchange|worth|whats|what is)\\b.{0,24}\\bpounds?\\b.{0,24}\\b(?:dollars?|usd)\\b|\\b(?:exchange|conversion) rates?\\b|\\bcurrency (?:conversion|converter|exchange)\\b`,
    'u',
  ),
)
const PAYS =
  /\b(?:tak(?:e|es|ing)|accept\p{L}*|pay(?:ing|ment)?|support\p{L}*|top(?:ping)? up|my account|hold|use|spend|work with|deal in|cards?)\b/u

const NUMBER =
  '(?:\\d+(?:[.,/]\\d+)?%?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|half|thirds?|fifths?|x|y)'
const RECKONS_WORDS =
  'and x plus minus times over less divided divide multiplied multiply subtract add power root roots percent of off math maths mathematics calculus algebra geometry arithmetic equation equations calculation calculations equal equals'
const RECKONS: readonly Grammar[] = [
  new RegExp(
    `\\b${NUMBER} ?(?:[x*/+^-]|and|plus|minus|times|over|less|divided (?:by|buy)|multiplied (?:by|with)|to the power of) ?(?:an? )?${NUMBER}\\b(?=.{0,24}$|.*\\b(?:equals?|is|makes?)\\b)(?<=\\b(?:whats?|calculate|compute|solve|tell me|know|equals?|sum|add|multiply|subtract|figure|find|how much is|give me|total|divide|result)\\b.*)`,
    'u',
  ),
  new RegExp(
    `\\b(?:divide|multiply|subtract|add) (?:up )?${NUMBER} (?:by|and|from|to|with|times) ${NUMBER}\\b|\\b(?:square|cube) roots?\\b|\\b(?:whats?|what is|calculate|know|tell me|find|how much is)\\b.{0,16}\\b${NUMBER} ?(?:percent|%)? (?:of|off(?: of)?) \\$?\\d+(?:[.,]\\d+)?(?: is)?$|\\bmath(?:s|ematics)?(?: \\p{L}+)? (?:problems?|questions?|homework|equations?)\\b|\\b(?:help|do|doing|solve|with)(?: \\p{L}+){0,4} (?:math|maths|calculus|algebra|geometry|arithmetic|equations?|calculations?)\\b`,
    'u',
  ),
].map((pattern) => anywhere(RECKONS_WORDS, pattern))

const TRAVELS_WORDS =
  'flight flights airfare fare fares plane planes airplane airline airlines trip roundtrip ticket tickets from hotel hotels motel motels airbnb rental room table reservation'
const TRAVELS: readonly Grammar[] = [
  /\b(?:book|find|get|need|schedule|reserve|buy|purchase|looking|search|seats?|cheap(?:est)?|fares?|prices?|cost|how much|show|want|put|fly|reservation|check|any|purchase|what|whats)\b.*\b(?:flights?|airfare|fares?|plane|planes|airlines?|round ?trip|tickets?)\b.*\b(?:to|from|for|on|out of|between|leaving|in)\b/,
  /\b(?:get|go|fly|flying|travel|traveling|going|trip|take me)\b.{0,24}\bfrom \p{L}+(?: \p{L}+){0,2} to \p{L}+.*\b(?:with|on|via|by|flying|airlines?|plane|air|under|next|returning|coming back|for)\b/u,
  /\b(?:book|reserve|schedule|find|get|need|buy)(?: me)?(?: an?| the| some| my| us| two| one| round ?trip| nonstop| direct| cheap| one way| return)* (?:flights?|hotels?|motels?|airbnb|rental car|car rental|plane|airplane|airline tickets?|(?:delta|southwest|united|jetblue|spirit|american|one way|plane|train|bus|concert|movie|theater) tickets?|hotel room|room (?:in|at|for)|table (?:at|for)|dinner reservation)\b/,
].map((pattern) => anywhere(TRAVELS_WORDS, pattern))

const PLAYS_WORDS =
  'play hear listen put queue start stream turn shuffle bring cue pause resume blast pull look open skip add begin get find throw song songs music track tracks album playlist what which name who'
const PLAYS: readonly Grammar[] = [
  /^(?:please )?(?:play|put on|queue(?: up)?|start|stream|turn (?:on|up|down)|shuffle|bring up|cue(?: up)?|pause|resume|blast|pull up|hear|listen to|look up|open|skip|add|begin|get|find|throw on)\b.{0,48}\b(?:music|songs?|playlists?|albums?|tunes?|tracks?|radio|podcasts?|spotify|itunes|pandora|soundtrack|band|jazz|hip hop|reggae|country|classical)\b/,
  /\b(?:songs?|music|tracks?|album|playlist)\b.{0,40}\b(?:i|we) (?:want|wanna|need|would like|would love) (?:to )?(?:hear|listen)/,
  /^(?:play|shuffle|queue up)(?: me| us| some| something| anything| the| that| my)* (?:by |from |called )?\p{L}.{1,40}$/u,
  /^(?:is it (?:okay|ok|possible) to )?listen to\b.{1,40}$/,
  /^(?:what|which|name|who) (?:songs?|sings)\b.{0,40}$/,
].map((pattern) => anywhere(PLAYS_WORDS, pattern))

const DISH =
  '(?:pies?|cakes?|cupcakes?|cheesecakes?|lass?agna|lasagne|pancakes?|waffles?|crepes?|soups?|stews?|chili|gumbo|curry|chicken|beef|pork|steaks?|ribs|turkey|ham|bacon|salmon|shrimp|fish|tuna|meatloaf|meatballs?|pot roast|roast|casserole|pasta|spaghetti|noodles?|ramen|macaroni|mac and cheese|risotto|rice|sushi|bread|toast|rolls|bagels?|biscuits?|scones?|muffins?|doughnuts?|donuts?|pizzas?|tacos?|burritos?|enchiladas?|quesadillas?|fajitas?|salads?|sandwich(?:es)?|burgers?|hamburgers?|omelets?|omelettes?|eggs|quiche|dumplings?|potatoes|fries|gravy|sauce|guacamole|salsa|hummus|cobbler|pudding|fudge|pho|paella|kebabs?|tofu|krispies?(?: treats?)?|smoothies?|dish(?:es)?|meal|dinner|lunch|breakfast|dessert|cornbread|tiramisu|icing|frosting)'
const COOKS_WORDS =
  'recipe recipes cook bake roast grill fry boil saute marinate cooking baking make making prepare preparing fix in into for whip instructions ingredients directions recipe'
const COOKS: readonly Grammar[] = [
  /\brecipes?\b/,
  /\b(?:how|what|steps?|instructions?|directions|ingredients?|know|way|help|teach|show)\b.{0,40}\b(?:cook|bake|roast|grill|fry|boil|saute|marinate|cooking|baking)\b .{2,40}/,
  new RegExp(
    `\\b(?:how|steps?|instructions?|directions|needed?|need|goes?|ingredients?|teach|way|walk|show)\\b.{0,44}\\b(?:make|making|prepare|preparing|fix|in|into|for|whip up)\\b.{0,30}\\b${DISH}$|\\b${DISH} (?:recipe|instructions|ingredients|directions)\\b`,
    'u',
  ),
].map((pattern) => anywhere(COOKS_WORDS, pattern))

const TIMES_WORDS = 'timer timers alarm alarms stopwatch countdown time count wake remind set'
const TIMES: readonly Grammar[] = [
  /\b(?:(?<!\b(?:first|1st|old|long|new|part|full) )timers?|alarms?|stopwatch|countdown)\b/,
  /\btime (?:me )?(?:for )?(?:\d+|\p{L}+) (?:seconds?|minutes?|hours?)\b|\b(?:count down|wake me|remind me)\b|\bset (?:an?|the|my) (?:reminder|clock)\b/u,
].map((pattern) => anywhere(TIMES_WORDS, pattern))

const SKIES_WORDS =
  'weather forecast umbrella umbrellas raincoat humidity chance tide tides surf swell rain raining rainy snow snowing snowy sunny hot cold warm windy cloudy chilly freezing humid storm storming foggy nice outside out temperature wear'
const SKIES: readonly Grammar[] = [
  /\b(?:what time|when(?:s| is)?|how (?:high|low))\b.{0,24}\btides?\b|\b(?:high|low) tides? (?:today|tonight|tomorrow|times?)\b|\btide (?:times?|charts?|tables?)\b|\bsurf (?:report|forecast|conditions)\b|\bhow(?:s| is| are) the (?:surf|swell|waves)\b/,
  /\b(?:weather|forecast|umbrellas?|raincoat|humidity(?! (?:packs?|packets?|control|sachets?|pouch|stuff|things?))|chance of (?:rain|snow|showers))\b/,
  /\b(?:is|will|was|does|did|would) (?:it|there)(?: (?:be|going|to|gonna|supposed|likely|still|look|like|looking|it|will))* (?:rain|raining|rainy|snow|snowing|snowy|sunny|hot|cold|warm|windy|cloudy|chilly|freezing|humid|storm|storming|foggy|nice out(?:side)?)\b/,
  /\bhow (?:hot|cold|warm|chilly|windy|humid|nice) (?:is|will|was|does|would) (?:it|the day)\b|\bhows? (?:is )?(?:it|the (?:sky|temperature))(?: \p{L}+)? (?:outside|out there)\b|\b(?:like|is it|nice|hot|cold|warm|raining|snowing) (?:outside|out there|out today)\b|\b(?:whats?|high|low|current|average|todays|tomorrows) (?:is )?(?:the )?(?:\p{L}+ )?temperature\b.{0,30}\b(?:in|outside|today|tomorrow|tonight|be|right now|now|like|going)\b|\bwear (?:a|my) (?:coat|jacket|sweater)\b/u,
].map((pattern) => anywhere(SKIES_WORDS, pattern))

const TEAMS =
  '(?:lakers|celtics|knicks|nets|warriors|mavs|mavericks|sixers|bucks|raptors|clippers|nuggets|raiders|chiefs|cowboys|eagles|steelers|packers|ravens|broncos|dolphins|pats|patriots|seahawks|niners|49ers|rams|bengals|colts|texans|titans|vikings|falcons|panthers|saints|buccaneers|bucs|commanders|lions|bears|bills|jets|giants|browns|cardinals|chargers|jaguars|jags|yankees|mets|dodgers|red sox|white sox|sox|cubs|cards|orioles|braves|brewers|guardians|mariners|rangers|islanders|cavs|cavaliers|pistons|pacers|timberwolves|grizzlies|blazers|sabres|maple leafs|canadiens|flyers|penguins|blackhawks|canucks|avalanche|kraken|sounders|padres|astros|phillies|bruins|oilers|dallas|denver|buffalo|philly|miami)'
const STAKES_WORDS =
  'parlay parlays moneyline moneylines money spread spreads cover covers covering bet bets betting odds points lay over under plus minus fantasy quarterback lock fight line game pick picks score scores win wins winning beat beats take sunday tonight who'
/** Who wins and what to bet on it; "points" and "lines" are of the shop elsewhere. */
const STAKES: readonly Grammar[] = [
  /\b(?:parlays?|money ?lines?|point spreads?|over ?unders?|lock of the (?:week|day|night)|fantasy (?:football|baseball|basketball|hockey|league|lineup|team))\b/,
  /\b(?:cover|covers|covering|beat|beats) the (?:spread|points)\b|^(?:so )?who(?:s| is)? (?:covers|covering)\b|\bwho(?: do)? (?:you|u|ya|yall) (?:got|like|taking)(?: (?:tonight|winning|sunday|today|this weekend|in this one|to win))?$|^who(?: do)? you (?:got|like|have|taking) in the (?:\w+ )?(?:fight|game|series|match|finals?|super bowl)\b/,
  new RegExp(
    `\\b${TEAMS} (?:(?:and|with) the points|or the points|(?:plus|minus|[+-]) ?(?:\\d|the|one|two|three|four|five|six|seven|ten))\\b|\\b(?:bet|betting|odds|spread|line|lay (?:\\d+|the points|\\p{L}+)|over|under|points|moneyline) (?:(?:on|in|with|for|to|the|is|too|are) ){1,3}${TEAMS}\\b|\\b${TEAMS} (?:(?:gonna|going to|will|to|covering|still|game|win|even) )*(?:cover|covering|win (?:tonight|sunday|monday|this|by|it all))\\b|\\b${TEAMS} (?:sunday|tonight|monday|saturday|this week)? ?or (?:the )?(?:${TEAMS}|points)\\b`,
    'u',
  ),
].map((pattern) => anywhere(STAKES_WORDS, pattern))
/** "Do i get points if the broncos win": a shop may give some. */
const GIVEN_BY_SHOP =
  /\b(?:i|we|yall|you) (?:get|earn|give|have|do|run|offer)\b|\b(?:my|your|rewards?|loyalty|bonus|free|special)\b/

const MEALS =
  '(?:teriyaki|hibachi|falafel|shawarma|kebabs?|ice cream|frozen yogurt|froyo|empanadas?|arepas|pupusas|birria|carnitas|poutine|pierogi(?:es)?|clams|mussels|french fries|slice|waffles|tattoo artists?|plumber|dentist|electrician|hair ?(?:cut|dresser|salon)|nails done|sunset|date (?:spot|place|night spot)|lobster(?: rolls?)?|clam chowder|chowder|oysters|crab(?: cakes?)?|seafood|fish and chips|fish fry|tacos?|burritos?|burgers?|cheeseburgers?|pizzas?|bbq|barbecue|brisket|ribs|(?:hot )?wings|sushi|ramen|pho|noodles|dim sum|dumplings|steak(?:s|house)?|brunch|breakfast(?: burritos?)?|lunch|dinner|supper|sandwich(?:es)?|subs|hoagies?|cheese ?steaks?|bagels?|donuts?|doughnuts?|coffee|espresso|latte|boba|diner|food(?: trucks?)?|restaurants?|buffet|tamales|enchiladas|green chile|poke|gyros?|curry|fried chicken|chicken|(?:thai|mexican|chinese|indian|italian|greek|korean|vietnamese) (?:food|place|spot)|bite(?: to eat)?|(?:place|spot|somewhere|something) to eat|(?:bars?|brewery|pub|beer)|hotels?|motels?|gas|gas station|pharmacy|atm machine|playground|beach|hike|trail|gym|barber|nail salon|tattoo (?:shop|artist)|mechanic|car wash)'
const THEREABOUTS =
  '(?:(?:near|around|close to|by|next to|close by|across from|walking distance from|in walking distance of)(?: (?:you|u|ya|yall|here|me|the (?:shop|store|area|dispensary|corner|block)|town|this (?:area|place)|your (?:shop|store|place)))?|(?:around|over|out) there|there|on (?:the )?(?:boardwalk|pier|strip|island|beach|waterfront|shore|main (?:street|st|drag))|nearby|near ?by|in (?:the )?(?:town|city|area|neighborhood)|downtown|next door|down the (?:street|road|block)|within walking(?: distance)?|around the corner|local(?:ly)?|on the way|after(?:wards?| (?:this|that))?)'
/** "Where can i get the best lobster roll near u": a meal or a place of the town, and nothing to eat that a shop may sell. */
const EATS: readonly Grammar[] = [
  new RegExp(
    `\\b(?:wheres?|is there|are there|theres|best|good|great|decent|favou?rite|any|closest|nearest|cheap|know|recommend|suggest|find|whats|somewhere|places?|spots?|where (?:should|can|could|do) (?:we|i|you|one))\\b(?!.{0,60}\\b(?:infused|flavou?r\\p{L}*|like a|kind of|you (?:have|sell|carry))\\b).{0,40}\\b${MEALS}\\b(?: \\p{L}+){0,2} ${THEREABOUTS}(?: ?\\p{L}+)?$`,
    'u',
  ),
  new RegExp(
    '^(?:(?:hey|so|ok|yo|also|and) )*(?:(?:do|would) (?:you|u|yall) )?(?:happen to )?(?:know|recommend|suggest)(?: of)?(?: me)? (?:an?|any|some) (?:(?:good|decent|great|cheap|reliable|honest|nice) )*(?:mechanics?|plumbers?|electricians?|dentists?|doctors?|lawyers?|barbers?|hair ?dressers?|tattoo (?:artists?|shops?)|babysitters?|realtors?|restaurants?|hotels?|handym[ae]n|vets?|gyms?|movies?|books?|shows?|podcasts?|churches|schools?)(?: .{0,20})?$',
    'u',
  ),
  new RegExp(
    `^(?:(?:hey|so|ok|yo|also|and) )*(?:who|where|wheres|what place|which place)\\b.{0,30}\\b(?:the |a )?(?:best|good|great|decent|closest|nearest|bomb|killer) ${MEALS}(?: (?:place|spot|joint|truck|house|shop))?(?: .{0,24})?$`,
    'u',
  ),
].map((pattern) =>
  anywhere(
    'know recommend suggest is are theres near around close by nearby in downtown next down within local locally on who where wheres what which across walking',
    pattern,
  ),
)
/** The time at another place. */
const ELSEWHERE_NOW: readonly Grammar[] = [
  /\bwhat(?:s)?(?: the)? time(?: is it)?(?: right now| now)? (?:in|over in|out in) (?!the (?:store|shop|morning|evening|afternoon)|your|general)\p{L}+/u,
].map((pattern) => anywhere('time', pattern))

const OUTSIDE: readonly Grammar[] = [
  ...TRAVELS,
  ...PLAYS,
  ...COOKS,
  ...TIMES,
  ...SKIES,
  ...RECKONS,
  ...EATS,
  ...ELSEWHERE_NOW,
]

export function asksForLanguage(readings: readonly Said[]): boolean {
  return readings.some((reading) => follows(OF_LANGUAGE, reading) !== null)
}

/** Errands of the world outside: flights, music, sums, recipes, timers, the weather, games, money and words of other countries. */
export function asksOfWorld(readings: readonly Said[]): boolean {
  const said = readings[0]?.text ?? ''
  const met = (grammar: Grammar): boolean => readings.some((reading) => follows(grammar, reading) !== null)
  const atStake = !GIVEN_BY_SHOP.test(said) && STAKES.some(met)
  const ofWorld = atStake || OUTSIDE.some(met) || met(TONGUES) || (met(CONVERTS) && !PAYS.test(said))
  return ofWorld && !OURS.test(said.replace(OF_THE_SEA, 'tide')) && !MEANT_FOR.test(said)
}

/** The word that is high here is no feeling. */
const OF_THE_SEA = /\b(?:high|low) tides?\b/

/** What is told of the shop or its goods is no trivia. */
export function isOurs(subject: string): boolean {
  return OURS.test(subject) || /\b(?:you|your|yourself|this place)\b/.test(subject)
}
