import type { Rewriting } from './rewrite.ts'
import { SPOKEN_TIMES } from './spoken-times.ts'

/** Questions about a thing or the shop in words of their own, written in the plain ones that they are read by. */
export const ASKED_IN_PLAIN: readonly Rewriting[] = [
  // An order is called by its number: "FSF-2291", "#5518", "ord 88213".
  [
    /(?:\b(?:my |the |your )?(?:ord(?:er)? )?(?:number |no\.? |num )?)?(?:(?<!\b(?:batch|lot|gelato|bus|route|suite|apt|unit|cake|strain) )#[a-z]{0,3}-?\d{4,6}|(?<!\d|\b(?:off|near|exit|along|take|on|from|road|highway) )(?!thc|cbd|cbg|cbn|us|sr|rt|hwy|fm|co|pen|cart)\b[a-z]{2,4}-\d{3,6})(?![\d%]| ?(?:mg|g)\b)/g,
    'my order number',
    /#|-\d/,
  ],
  [/\b(?:(?:my|the|your) )?(?:ord|order)(?: (?:number|no\.?|num|#))? ?#?(\d{4,6})\b/g, 'my order number', /\d{4}/],
  [
    /\b(?:can ?t|cannot|cant|dont|don't|never) (?:stand|handle|take|deal with|get past|like|do|love) (?:the )?(?:texture|taste|smell|feel|chew(?:iness)?|flavou?r|consistency|aftertaste) of (?!cannabis|weed|marijuana|smok|the\b|that|those|these)(?=\p{L}{4,})/gu,
    'dont like ',
  ],
  ...SPOKEN_TIMES,
  // Whoever brings somebody along asks for a reward.
  [
    /^(?=.*\b(?:what (?:do|would|will|can) (?:we|i) (?:both )?get(?= ?(?:$|,|out of|from (?:it|that)|if\b|when\b|for (?:it|that|bringing)))|anything (?:for|in it for) (?:me|us|that|both)(?= ?(?:$|,))|do (?:we|i|they) (?:both )?get (?:something|anything|a (?:deal|discount|reward|credit))|rewards?|referral|bonus|perks?|out of it)\b).*\b(?:bring(?:ing)?|brought|refer(?:red|ring)?|sent|send|drag(?:ged|ging)?|talked)(?: in| over| along)?(?: (?:my|our|an?|the|some|\d|two|three|new|in))* (?:neighbou?rs?|sisters?|brothers?|cousins?|co ?workers?|boss|mom|dad|mother|father|wife|husband|girlfriend|boyfriend|room ?mates?|budd(?:y|ies)|friends?|mates?|aunt|uncle|somebody|someone|people|crew|new (?:people|folks|customers?))\b.*$/gu,
    'what do i get if i refer a friend',
    /\b(?:bring|brought|refer|sent|send|drag|talked)/,
  ],
  // Of what was shown, where no order is spoken of.
  [
    /^(\s*(?:ok |no |nah |actually |hmm |wait |can (?:you|we) |lets |let's )*)(?:switch|change|swap)(?: (?:that|it|this|those|them))? (?:over )?(?:to|for|with) (?=(?:an? |some |the )?(?:gumm|edible|cart|vape|flower|bud|pre ?-?roll|joint|tincture|drink|chocolate|concentrate|wax|disposable|indica|sativa|hybrid|eighth|topical))(?!.*\b(?:order|pickup|delivery)\b)/g,
    '$1make it ',
  ],
  [/\bhigher (?:thc )?(?:percentages?|percents?|numbers?)(?=\s*(?:$|[?,.!]| (?:please|pls|than)))/g, 'stronger'],
  [/\blower (?:thc )?(?:percentages?|percents?|numbers?)(?=\s*(?:$|[?,.!]| (?:please|pls|than)))/g, 'weaker'],
  // Who is no patient asks as anybody does.
  [
    /\b(?:(?:im|i'm|i am|we are|we're|were) )?not (?:an? )?(?:registered |medical |med |mmj )*patients?\b[ ,.]*/g,
    'rec customer , ',
    /patient/,
  ],
  [
    /^(?=.{3,60}\b(?:vs\.?|versus|and|or)\b)([^?]{3,80}?)[ .,:;?-]+(?:so |like )?what(?:'?s| is| are)? (?:the )?(?:real |actual |big )?(?:difference|diff|distinction)s?(?: (?:tho|though|even|anyway|really))*[ ?!.]*$/g,
    'what is the difference between $1 ',
    /diff|distinction/,
  ],
  [
    /^(\s*(?:so |and |ok |hey |wait )*)(?!it|that|this|there|which|what|how)((?:an? |one |a single )?(?:quarter|half|eighth|full|whole|ounce|oz|zip|pound|qp|dub|dime|gram|\d\/\d)(?: (?:of an? )?(?:oz|ounce|pound|lb|zip|bag))?) (?:is|are|equals|has|makes|comes out to|weighs) how (many|much)((?: (?:grams?|g|ounces?|oz|eighths?|joints?|mg))?)\b/g,
    '$1how $3$4 is $2',
    /how (?:many|much)/,
  ],
  [
    /\bmy (?:lab|pit|pittie|frenchie|golden|husky|corgi|beagle|shepherd|poodle|doodle|chihuahua|pup)(?= (?:with me|is with|with us|is in|in the (?:car|truck)|here|along|too|who)\b| ?,? where (?:does|can|do|should) (?:he|she|it|they)\b)/g,
    'my dog',
    /my/,
  ],
  [
    /\b(?:can|could|will|would|do) (?:you|u|yall|ya|they)(?: guys)? (?:keep|hold)(?: on to)? my (?:pick ?up|order|stuff|bag|things) (?:till|until|for|thru|through|over)\b/g,
    'how long do you hold orders , until ',
    /keep|hold/,
  ],
  [
    /\bhow (?:much|many)(?: \p{L}+){0,3} (?:can|could|may|am i allowed to|are we allowed to)(?: (?:i|we|you|one person))?(?: legally| actually)? (?:walk (?:out|away)|leave|go home|get out|come (?:out|home))(?: of there)? with\b.*$/gu,
    'what is the purchase limit ',
    /with/,
  ],
  [
    /\bhow long (?:will|does|can|do|would|is) my (?:pick ?up|order|stuff|bag)(?: (?:gonna|going to))? (?:sit|stay|wait|be held|be kept|be there|last)\b.*$/g,
    'how long do you hold orders ',
    /how long/,
  ],
  [
    /\b(?:coming|visiting|driving|crossing|here|in town|over)(?: (?:over|up|down|in|here))? from (\p{L}+)\b(.{0,40})\b(?:carry|take|bring)(?: \p{L}+){0,3} (?:back )?(?:home|back|across)\b/gu,
    'from $1 , can i take it across the state line',
    / from /,
  ],
  [
    /\b(?:can|could|do) (?:i|we|you|people) (?:take|ride|catch|get on|use) (?:the )?(?!it\b|this|that|them|these|my|your|an?\b|some|cards?|cash|weed|edibles?|gummies)(\p{L}+(?: \p{L}+)?) to (?:you(?! (?:guys )?for)|your (?:shop|store|place|location)|get (?:there|to you)|the (?:shop|store))\b/gu,
    'is the $1 near you , how do i get there by public transit',
    /take|ride|catch|get on|use/,
  ],
  // What was ordered and never came.
  [
    /\b(?:i|we) (?:ordered|placed)(?: (?:a |an |my |for |the )?(?:delivery|order|stuff|it))?(?: (?:for delivery))?(?: (?:at|around|like|about|over|since) .{1,24})? (?:and|but) (?:nobody|no one|noone|nothing|the driver never|they never|it never) (?:came|come|showed(?: up)?|has (?:come|shown(?: up)?)|arrived|is here)\b/g,
    'where is my delivery order',
    /ordered|placed/,
  ],
  // How long it takes to be brought, whatever stands between.
  [
    /^(?!.*\b(?:my (?:order|driver|delivery)|placed|ordered)\b).*\b(?:typical|usual|average|normal|general|expected|ballpark)(?: \p{L}+)? (?:wait(?:ing)?|wait time|turnaround|time|eta)s?\b.*\b(?:driver|deliver(?:y|ies)|drop ?off|courier)\b.*$/gu,
    ' how long does delivery take ',
    /typical|usual|average|normal|general|expected|ballpark/,
  ],
  // Whoever speaks one language alone asks who speaks it there.
  [
    /\b(?:(?:my|our|his|her) (?:\p{L}+ )?\p{L}+|i|he|she|we|they) (?:really |mostly |mainly )?(?:only (?:really )?(?:speaks?|understands?|knows?)|speaks? (?:only|nothing but)) (?!to\b|with\b)(\p{L}{4,})\b/gu,
    'do you speak $1',
    /\bspeak|\bunderstand|\bknow/,
  ],
  // Where the way is to be typed in, the address is what is asked for.
  [
    /\b(?:need |what (?:do|should) i |what to |something to |anything to |what can i )*(?:punch|put|type|plug|enter|pop|key|set)(?:ing)? (?:it )?(?:in|into|in to|for)?(?: (?:in|into))? ?(?:the |my |our |a )?(?:gps|google maps|apple maps|waze|sat ?nav|navigation|nav)\b/g,
    'what is your address',
    /gps|maps|waze|nav/,
  ],
  [
    /\bwhat(?:'?re|s| are| is)? (?:we|you|u|ya|yall|you guys|they) running(?= (?:today|tonight|now|right|this|on|for|as|special|deal)| ?[?!.]*\s*$)/g,
    'what deals do you have',
    /running/,
  ],
  // "RSO stands for??", "and CBN means?".
  [
    /^(\s*(?:so |and |ok |hey )*)(?!what|who|it|that|this|which|how)(\p{L}[\p{L}\d-]{1,20}) (?:stands? for|is short for|means)(?: what)?[\s?!.]*$/gu,
    '$1what does $2 mean ',
  ],
  // Who waits at a locked door asks whether it is open.
  [
    /\b(?:(?:the|your) )?(?:(?:front )?doors?|shop|store|place|gate|lot)(?:'?s)? (?:is|are|was|were|s)(?: \p{L}+)? (?:locked|shut|not open|dark|chained)(?= ?[?!.,]*\s*(?:$|wtf|wth|whats (?:up|going)|hello|anyone|anybody|help|you there|are you))/gu,
    'are you open right now ',
    /locked|shut|not open|dark|chained/,
  ],
  [/\brefrigerators?\b/g, 'fridge'],
  [/^(\s*)must (?:(?:i|we|one)\b)/g, '$1do i have to', /\bmust\b/],
  [/^(\s*)must (?=(?:\p{L}+ ){1,3}be\b)/gu, '$1should ', /\bmust\b/],
  [
    /^([^?]{3,80}?)[ .,:;?]+how (?:do|would|are) (?:those|these|they|the (?:two|three|four)|all (?:those|these|of (?:those|them|these)))(?: all)?(?: really| actually)? (?:differ|different|compare)\b/g,
    'what is the difference between $1',
  ],
  [
    /\b(?:wait,? |so |hey )?am i (?:texting|talking|speaking|chatting|typing)(?: to| with)? (?:an? )?(?:real |actual |live )?(?:human|person|robot|bot|machine|computer|ai)\b/g,
    'are you a bot',
  ],
  // "When is it not packed": how full the shop is, and no thing.
  [
    /\b(when(?:'?s| is| are)? (?:it|you|u|yall|you guys|the (?:shop|store|place|dispensary)|there)(?: usually| normally| generally)?)(?: the)?( not(?: so| as| too| that)?| least| less| most)? (?:packed|slammed|mobbed|jammed)\b/g,
    '$1$2 busy',
  ],
  [/\bat the moment\b/g, 'right now'],
  [/\bwhat(?:'?s| is| does|d) (?:it|that) (?:go|going|goes) for (?=(?:with|after|on)\b)/g, 'how much '],
  [
    /^(?!\s*(?:(?:so|and|but|ok|okay|oh|wait),? )*(?:its?|it's|thats?|that's|they|they're|theyre|those|these|this)\b)(.{3,40}?),? (?:an? )?(indica|sativa|hybrid),? (?:right|correct)(?=\s*[?!.]*\s*$)/g,
    'is $1 $2',
  ],
  [/^(\s*(?:so |and |hey )*)isn'?t (.{3,40}?) (?:an? )?(indica|sativa|hybrid)(?=\s*[?!.]*\s*$)/g, '$1is $2 $3'],
  [/^(\s*)wait,? (?=(?:is|are|does|do)\b)/g, '$1'],
  [
    /^(\s*(?:hey |hello |yo )?)(?:is )?any(?:body|one) (?:still |even )?(?:there|in|around|working|home)(?= *(?:$|[?,.!;]| (?:rn|right now|tonight|now|today)\b))/g,
    '$1are you open now',
  ],
  // What somebody feels of a thing are its effects.
  [
    /\bwhat(?:'?s| is)? ?(?:kind|sort|type|kinda|sorta)(?: of)? (?:an? )?(?:high|buzz|feeling|feel|vibe|mood|ride|experience|headspace|stone) (?:do|does|would|will|can|should|might) (?:(?:most |other )?(?:people|folks|customers|you|u|ya|i|we|one|users)|everybody|everyone) (?:usually |generally |normally |mostly )*(?:get|have|feel|report|expect|catch)(?: out)? (?:from|on|with|off|of) /g,
    'what are the effects of ',
  ],
  [
    /\bwhat(?:'?s| is)? ?(?:kind|sort|type|kinda|sorta)(?: of)? (?:an? )?(?:high|buzz|feeling|feel|vibe|mood|ride|experience|headspace|stone) (?:(?:is|do|does|would|will|can|should) )+/g,
    'what effects does ',
  ],
  [
    /\bwhat(?:'?s| is) the (?:high|buzz|vibe|feeling|mood|experience|ride|headspace)(?: like)? (?:on|of|with|from|for) /g,
    'what are the effects of ',
  ],
  [/\bwhat mood is (?=.{2,40} for\b)/g, 'what effects does '],
  [
    /^(\s*(?:so |and |hey |ok )*)who(?:'?s| is) (?!it\b|this\b|that\b|she\b|he\b)(.{2,40}) (?:made )?by(?=\s*[?!.]*\s*$)/g,
    '$1who makes $2',
  ],
  [
    /\b(\p{L}+(?: \p{L}+){0,3}) (?:has|have|comes? with|got) how many (joints|prerolls|pieces|gummies)(?: (?:in (?:it|there|them)|inside|each))?(?=\s*(?:$|\?))/gu,
    'how many $2 in $1',
  ],
  [
    /,? (?:and )?that(?:'?s| is) (?:an? )?(indica|sativa|hybrid)(?:,)? (?:right|correct|yeah|yes|no|isn'?t it)\b/g,
    ' is it $1',
  ],
  [
    /(?<=[,.]) (?:any |are there |is there )?(?:real |actual |any )*(peanuts|nuts|tree nuts|dairy|milk|gelatin|gluten|alcohol|caffeine|soy|eggs) in (?:it|them|that|those|there)\b/g,
    ' does it have $1 in it',
  ],
  [/\b(?:price|sticker) tag (?=(?:on|of|for)\b)/g, 'price '],
]
