import type { Rewriting } from './rewrite.ts'

const FIGURES: Readonly<Record<string, string>> = { five: '5', ten: '10', twenty: '20', fifty: '50' }

function inFigures(sum: string): string {
  return FIGURES[sum] ?? sum
}

const MOST: Readonly<Record<string, string>> = {
  high: 'highest',
  low: 'lowest',
  strong: 'strongest',
  potent: 'strongest',
  weak: 'mildest',
  mild: 'mildest',
  cheap: 'cheapest',
}

/** Wishes in words of their own, what is refused and what may be spent among them, written in the plain ones that they are read by. */
export const WISHED_IN_PLAIN: readonly Rewriting[] = [
  [
    /\b(?:dont|don't|do not|not|without|never|cant|can't|rather not|hate to|trying not to) (?:(?:want|wanna|wanting|trying|tryna|looking|need|like|have|to) )*(?:break(?:ing)?|crack(?:ing)?|top(?:ping)?|pass(?:ing)?|cross(?:ing)?|exceed(?:ing)?|go(?:ing)? (?:past|over|above|beyond)) \$?(?=\d{2,3}\b)/g,
    'under $',
    /break|crack|top|pass|cross|exceed|go/,
  ],
  [
    /\b(indicas?|sativas?|hybrids?|flower|bud) (3\.5|7|14|28)(?= ?(?:$|[,.!?]|under|above|over|below|for|up to|around|thats|that|please|pls|max))/g,
    '$1 $2 g',
    /3\.5|7|14|28/,
  ],
  // "10 is a lot for me, half that".
  [
    /\b(\d+)(?: ?(?:mg|milligrams?))? (?:is|was|mg is|feels|felt|seems|sounds)(?: like)?(?: (?:a|way|far|just|a little|a bit|kinda|pretty))* (?:lot|much|strong|high|heavy|intense|too much|too strong|too high)\b.{0,30}?\bhalf(?: of)?(?: (?:that|it|as much|the dose|as strong))?(?= ?(?:[?!.,]|$))/g,
    (_whole, dose) => `${Number(dose) / 2} mg a piece`,
    /half/,
  ],
  // "Whats a peak pro cost here".
  [
    /\bwhat(?:'?s| does| do| would| will) (?:an?|the|your|yall'?s) (?!most\b|least\b|highest\b|lowest\b|max|min|difference\b|typical\b|average\b|cheapest\b|(?:price|total)\b)(.{2,40}?) (?:cost|costs|run|go for|set me back)(?: me)?(?: (?:here|there|at your place|these days|now|you guys))?(?= ?(?:[?!.,]|$))/g,
    'how much is $1',
    /cost|run|go for|set me back/,
  ],
  // The case that flower lies in is none to buy.
  [
    /\b(flower|edibles?|prerolls?|pre-rolls?|vapes?|concentrates?|display|glass) (?:cases?|counters?|wall|section|cabinet)(?= ?(?:[?!.,]|$|right now|today|for|under|that|thats))/g,
    '$1',
    /case|counter|wall|section|cabinet/,
  ],
  [/\b(\d(?:\.\d)?)-gram(?:mer)?s?\b/g, '$1 g', /-gram/],
  // Whoever has nothing to smoke it with wants what needs nothing.
  [
    /\b(?:dont|don't|do not|never) (?:even |really )?(?:own|have|got|carry) (?:an?|any) (?:(?:\p{L}+ ){0,2}\p{L}+(?:,| or| and| nor) (?:(?:an?|any) )?)+(?:pipes?|papers|batter(?:y|ies)|bongs?|grinders?|lighters?|rigs?)\b[ ,.;]*(?:so )?(?:what|anything|something)(?:'?s)?(?: (?:can|could|do|is there|that) (?:i|we)?)? ?(?:smoke|puff|hit|use|there)(?: or (?:smoke|puff|hit|vape))?\b/gu,
    'a preroll or a disposable vape ',
    /(?:pipe|paper|batter|bong|grinder|lighter|rig)/,
  ],
  [
    /\b(?:w|with) an? (?:cold|iced|hot|nice|stiff|frozen) (?:drink|beer|coffee|tea|cocktail|margarita|lemonade)(?: in (?:my )?hand)?(?= (?:kinda|kind of|type of|sort of)? ?(?:mood|vibe|day|night|evening)\b)/g,
    ' ',
    /mood|vibe|day|night|evening/,
  ],
  [
    /\b(?:w|with) (\d+) (?:or|to|-) (\d+) (?:in (?:it|them|the pack|each|there)|(?:joints|pieces) (?:in it|each))\b/g,
    '$1-pack',
    /in (?:it|them|the|each|there)|each/,
  ],
  [
    /\bdrops (?=(?:i|you|we|that|which|to|for) (?:(?:i|you|we) )?(?:can |could )?(?:stir|put|mix|add|drip|drop|under|squeeze|take)\b)/g,
    'tincture ',
    /drops/,
  ],
  [
    /\bwhat(?:'?s)? size (?:is the |of )?(?:jar|pack|package|container|tin|bag|pouch|box|bottle)(?= (?:is|are|do|does|come|comes)\b|[?!.]*$)/g,
    'what size ',
    /what/,
  ],
  // What may be spent at most, by another name.
  [
    /\b(?:my|the|our) (?:price |budget |spending |absolute |hard )?(?:ceilings?|caps?|cut ?offs?|top end|upper limit|limits?|max(?:imum)?)(?:'?s| is| are)?(?: at| like| about| around)? \$?(\d{2,4})(?! ?(?:mg|milli|%|percent|g\b|grams?|oz|ounces?|thc|miles?|minutes?))\b/g,
    'under $$$1',
    /ceiling|cap|cut ?off|top end|limit|max/,
  ],
  [
    /\b(which|what) (\d+) packs of (?=(?:\p{L}+ ){0,2}(?:joints|prerolls|pre rolls|minis|cones|gummies|drinks|seltzers|cans|dogwalkers)\b)/gu,
    '$1 $2-pack ',
    /packs of/,
  ],
  // What becomes of one's own is told.
  [
    /\b(?:is |keeps )?(?:ruin(?:s|ed|ing)?|dr(?:y|ies|ied|ying)(?: out| up)?|kill(?:s|ed|ing)?|wreck(?:s|ed|ing)?|destroy(?:s|ed|ing)?) (?:all )?(?:my|our) (?:flower|weed|buds?|stash|herb|eighths?|ounces?)\b/g,
    'dries it',
    /my|our/,
  ],
  [/\bnot any of (?:the|your|those|them) /g, 'no ', /not any of/],
  // Too clumsy or sore for it: no such thing is to be bought.
  [
    /\b(?:(?:my )?\p{L}+ (?:is|are|s) )?too (?:\p{L}+ )(?:for|to (?:use|work|turn|twist|roll|deal with|mess with))(?: \p{L}+)? (?:an?|the|my|with) (?:grinders?|papers|bongs?|pipes?|rigs?|torch(?:es)?|joints?|lighters?)\b[ ,.]*/gu,
    ' ',
    /\btoo\b/,
  ],
  [
    /\b(?:rather|prefer to|would like to|want to|id) (sip|drink|eat|chew|smoke|vape)(?: (?:it|them|something))? (?:than|instead of|over|not) (?:sip|drink|eat|chew|smok|vap)(?:e|ing|ping)?\b(?! (?:a|the|this|that|\d))/g,
    'want to $1',
    /than|instead|over|not/,
  ],
  // Who teaches asks as a teacher.
  [
    /\bi teach (?=(?:at|in|for|(?:\d\w*|first|second|third|fourth|fifth|sixth|high|middle|elementary|grade|pre|special|kinder\p{L}*|math|science|english|music|art|history|kids)\b))/gu,
    'im a teacher , ',
    /teach/,
  ],
  [
    /\b(?:something|anything|a little something|a perk|perks|a break|break) for (?=(?:school staff|teachers?|nurses?|veterans?|vets|seniors?|students?|military|first responders?|(?:healthcare|hospital|restaurant|service industry|city|county) workers?)\b)/g,
    'a discount for ',
    /for/,
  ],
  [/\bschool staff\b/g, 'teachers'],
  // Whoever eats it wants it to eat.
  [/(?<=\bchocolates?\b.{0,40})\b(?:anything|something|any) infused\b/g, 'any edible chocolate'],
  [/\bnothing (?:that )?(?:i|we) (?:have to|need to|gotta|would have to) (?:eat|chew|swallow)\b/g, 'no edibles'],
  [/\bnothing (?:that )?(?:i|we) (?:have to|need to|gotta|would have to) (?:smoke|inhale)\b/g, 'no smoking'],
  [
    /\b(?:(?:completely |totally )?free (?:of|from) |(?:with )?(?:hardly|barely|not) any )(?=(?:myrcene|limonene|linalool|pinene|(?:beta )?caryophyllene|humulene|terpinolene|ocimene|bisabolol)\b)/g,
    'without ',
  ],
  [
    /\b(myrcene|limonene|linalool|pinene|caryophyllene|humulene|terpinolene|ocimene|bisabolol)(?: |-)?free (\p{L}+)/gu,
    '$2 without $1',
  ],
  [
    /\b(?:smaller|lower|weaker|lighter|gentler|fewer) than (?:an? )?(\d+(?:\.\d+)?) ?(?:mg|milligrams?)\b/g,
    'under $1 mg',
  ],
  [
    /(?<!\d ?(?:mg|%).*)\bnot (\d+(?:\.\d+)?) ?(mg|milligrams?|%|percent)(?!.*\d|.*\b(?:stronger|higher|more)\b)(?= ?(?:$|,|\.|!| (?:please|pls)))/g,
    'under $1 $2',
  ],
  [/\b(\d+) to (?:a|the|each|one) (?:pack|bag|box|tin|jar)\b/g, '$1 pack'],
  [/\b(?:go(?:ing|es)?|went|split(?:ting)?) halves\b/g, 'share'],
  [
    /(?<=\b(?:an?|one|single|cheap|couple|few|some|two|three|roll(?:ed)?|fat|nice|good|quick|indica|sativa|hybrid) )js?\b(?!')/g,
    'joint',
  ],
  [
    /\b(?:(?:in|per|for) )?(?:just )?(?:one|a single|each) (?:piece|gummy|bite|square) ?(?:,|with|at|of|that is|thats|has) (?:at least |like |about )?(?=\d+ ?mg)/g,
    'per piece ',
  ],
  [
    /\b(?:stronger|more|bigger|higher) than (?:the |a |your )?(?:normal|usual|standard|regular|typical) (\d{2,3}) ?mg\b/g,
    'over $1 mg total',
  ],
  [
    /\bnot (?:really |much of )?(?:an? )?(?:big |huge |real |much of an? )?(indica|sativa|hybrid|edibles?|gummy|gummies|vape|flower|smoke) (?:guy|gal|girl|person|man|lady|dude|fan|type|chick|kind of (?:guy|person|girl))(?: either)?\b/g,
    'no $1',
  ],
  [
    /\b(edibles|gummies|chocolates?|drinks|tinctures?|capsules|vapes|carts|flower|joints|prerolls|indicas?|sativas?) (?:always |just |kinda |usually )*(?:makes?|made|gives?|gave|gets?) (?:me|her|him|us|my \p{L}+)(?: (?:all|so|too|super|really|way))? (?:gag|sick|ill|nauseous|queasy|puke|vomit|barf|heartburn|(?:an? )?(?:head|stomach) ?aches?|the shakes|cough(?:ing)?|throw up|bloated|(?:feel )?(?:anxious|paranoid|jittery|panicky?|panic)|anxiety|panic attacks?|(?:head|heart|mind|thoughts?|brain) (?:rac(?:e|ing)|pound(?:ing)?)|racing (?:thoughts|heart|mind))\b(?=.*\b(?:what|anything|something|else|got|any|want|need|instead|rather|other|(?:find|show|get|give) me|how about)\b)/gu,
    'no $1',
  ],
  [/\ban? \$?(five|ten|twenty|fifty|5|10|20|50) ?spot\b/g, (_, sum = '') => `$${inFigures(sum)}`],
  [
    /\b(?:all (?:i|we)(?:'?ve)? (?:got|have)(?: on (?:me|us))? is|(?:i|we)(?:'?ve)? (?:only (?:got|have)|got only|just (?:got|have))) an? (ten|twenty|fifty|10|20|50)\b(?! ?(?:mg|g\b|pack|percent|%))/g,
    (_, sum = '') => `budget $${inFigures(sum)}`,
  ],
  // What is to be bought only later.
  [/\bbefore (?:i|we) (?:buy|get|commit to|spring for|go for|grab|spend on) (?:an?|the|any) .*$/g, ''],
  [/ (?:for|to use for) rolling (?:up |my own |some |a few )?(?:blunts?|joints?|spliffs?|up)\b/g, ' to roll up'],
  [
    /\bmost (flower|weed|bud|gummies|concentrate|prerolls|joints) (?:that )?(?:i|we|you|u) (?:can|could) (?:get|buy|find)(?: me)?/g,
    'biggest $1',
  ],
  [
    /\b(indicas?|sativas?|hybrids?|edibles|gummies|flower|vapes?|carts?) (?:always |just |kinda )?(?:makes?|made|gets?|got) (?:me|her|him|us) (?:too |so |all |really )?\p{L}+ so (?:not (?:that|those|one of those)|none of (?:that|those)|anything (?:else|but that)|no thanks|skip (?:that|those)|no)\b/gu,
    'no $1',
  ],
  [/\bterp sugar\b/g, 'sugar wax'],
  [
    /\b(?:id |i would |ill |i |lets )?(?:stop|top out|cap (?:it|me|that)|max out|draw the line) at (?=\d+(?:\.\d+)? ?mg)/g,
    'up to ',
  ],
  [
    /\b\d{1,2} ?-?(?:hours?|hrs?) (?=(?:night |day |double |long |graveyard |overnight )*(?:shifts?|drive|flight|commute|road trip|work ?day)\b)/g,
    '',
  ],
  // An eighth is 3.5 of it.
  [
    /(?<=\b(?:indica|sativa|hybrid|an?|one|some|your|cheap(?:est)?|best|couple|two|flower|bud|weed) )3\.5s?(?= ?(?:$|[,.?!]|(?:for|under|of|that|please|pls|in|with|around|on|at|or|between|below|up|max) ))/g,
    'eighth',
  ],
  [
    /\b((?:multi ?)?packs? of (?:joints|pre ?-?rolls)) ?\(?(\d{1,2}) ?(?:\+|or more|plus)\)?/g,
    '$2 or more in a pack of joints',
  ],
  [
    /\bas (high|low|strong|weak|mild|cheap|potent)(?: (?:of )?(?:an? |in )?(test(?:ing)?|thc|percent(?:age)?|potency|number))? as (?:possible|it (?:gets|comes|goes)|they (?:come|get|go)|(?:you|u|yall|i|we) (?:can(?: (?:get|go|find))?|got|have))\b/g,
    (_, how = '', what = '') => (what === '' ? `${MOST[how] ?? ''} you have` : `${MOST[how] ?? ''} thc`),
    /\bas \w+(?: \w+){0,4} as\b/,
  ],
  // "No distillate flavors like watermelon".
  [/\bno (?:\p{L}+ ){0,2}(?:flavou?rs?|tastes?|terps?|notes?) like (?=\p{L}{3})/gu, 'no '],
  // What needs no charging comes charged.
  [
    /\b(?:that )?(?:(?:i|you|we) )?(?:(?:dont|don'?t|do not|never|wont|won'?t|not) (?:have to|need to|gotta|want to|needs?|wanna)(?: be)?|doesn'?t need(?: to be)?|no) (?:charg(?:e|ed|ing)|recharg(?:e|ed|ing)|(?:a )?charger)(?! for\b)/g,
    'disposable',
    /charg/,
  ],
  // Menus tell how much THC is in a piece, and seldom how much of another.
  [
    /(?<!\b(?:over|above|than|least|most|under|below|up to|minimum|minimum of|max|between \d{1,4}(?: mg)? and) )\b\d+(?:\.\d+)? ?(?:mg|milligrams?) (?:of )?(cb[dngc]|thcv)\b(?! ?[:/]| to\b| (?:or (?:more|less|higher)|and up|plus|minimum)\b)/g,
    '$1',
  ],
  [/\b(?:brands?|makers?|companies|producers?) (?:like|such as) (?=[\p{L}\d])/gu, 'by '],
  // "Doesn't matter if it's a gummy or a cart".
  [
    /,? ?\b(?:(?:it )?(?:doesn'?t|does not|dont|don'?t)(?: really)? matter(?: to me)?|(?:i )?(?:don'?t|do not|doesn'?t)(?: really)? (?:care|mind)|no matter|all the same)(?: if| whether)(?: (?:it|they|that)(?:'?s| is|'?re| are)?)?(?: (?:in|as|from))?(?: an?)? (?=\p{L}+ or )/gu,
    ' ',
    /matter|care|mind|same/,
  ],
  // "Been doing carts all month and want to get back to dabbing": what somebody comes from is not looked for.
  [
    /\bbeen (?:doing|on|hitting|smoking|vaping|eating|using|stuck on)(?: (?:just|only|nothing but|these|the|my))* \p{L}+(?: (?:all (?:day|week|month|year|summer|winter)|lately|nonstop|(?:for|since) (?!me\b)(?:\p{L}+ ){0,2}\p{L}+|too (?:much|long)|so long))*,? (?:and|but|so)(?: (?:now|i|we|really|just|kind of))* (?:want|wanna|need|would like|id like|trying|ready|looking)(?: to)?(?: (?:get|go|switch|come|move)(?: back)?(?: over)?(?: to| into| on)?)? (?=\p{L})/gu,
    'want ',
    /\bbeen\b/,
  ],
  // What goes into a drink is dripped or stirred into it, and tastes of it no more than anything else.
  [
    /\b(something|anything|stuff|what can i) (?:(?:that |which |i |can |could |to )+)?(?:put|drip|drop|stir|mix|add|squirt|pour)(?: it| that)? (?:in|into|to) (?:my|a|the|our|some) (?:(?:morning|cup of|iced|hot) )?(?:coffee|tea|lemonade|juice|water|soda|seltzer|smoothie|drinks?|latte|beverages?|tonic|kombucha)\b/g,
    '$1 tincture',
    /put|drip|drop|stir|mix|add|squirt|pour/,
  ],
  [
    /\b(tinctures?|drops?|oils?|syrups?|powders?) (?:(?:that|which|i|can|could|to|you) )*(?:put|drip|drop|stir|mix|add|squirt|pour)(?: it)? (?:in|into|to) (?:(?:my|a|the|our|some) )?(?:(?:morning|cup of|iced|hot) )?(?:coffee|tea|lemonade|juice|water|soda|seltzer|smoothie|drinks?|latte|beverages?|tonic|kombucha)\b/g,
    '$1',
    /put|drip|drop|stir|mix|add|squirt|pour/,
  ],
  [/\b(?:the|those|these|some|any|little|small|thc|weed|cannabis) jellies\b/g, 'gummies'],
  // Where the shop keeps it.
  [
    / (?:(?:(?:you|u|ya|yall) (?:have|got|keep) |sitting |there )?(?:in|from|out of) (?:the|your|that) (?:glass |display |front )?(?:cases?|cabinets?|fridge|cooler|freezer|vault|jars)|behind (?:the|your) counter)(?= *(?:$|[?,.!]| (?:today|right now|rn|now|tonight|please|pls|that|under|for)\b))(?<!\b(?:put|goe?s?|keep|kept|store|stored|leave|left|stay|stays|live|lives|sat|last|lasts)\b.*)/g,
    '',
  ],
  // A figure beside the strength that is spoken of is a strength.
  [
    /\b((?:low(?:er)?|high(?:er)?|strong(?:er)?|weak(?:er)?|mild(?:er)?|light(?:er)?)(?: in)? thc\b[^$\d]{0,30}?)(\d{1,2})(?= (?:and|or) (?:below|under|less|lower|down|above|over|more|higher|up)\b|\+| (?:plus|max|tops)\b)/g,
    '$1$2%',
  ],
  [
    /(?<!% ?)\b(thc (?:under|below|over|above|up to|at most|at least) )(\d{1,2})(?= \p{L})(?! (?:mg|percent|milli|dollars?|bucks?))/gu,
    '$1$2%',
  ],
  [
    /\b((?:strong|potent|heavy|heavy hitting) (?:flower|bud|weed|prerolls?|joints?|carts?|vapes?|concentrates?)[ ,]+)(\d{2})(?= (?:and|or) (?:above|over|more|higher|up)\b|\+| plus\b)/g,
    '$1$2%',
  ],
  // What somebody is sick of.
  [
    /^(\s*)(?!what|who|how|why|where|when|really|seriously|\d)(\p{L}[\p{L} ]{2,20}?)\?+\s*(?:(?:ew+|gross|yuck|nasty|blech|bleh|hard pass|ugh)\b[ ,.!]*)+(?:next|something else|others?|what else|another)?(?: (?:one|please|pls))*/gu,
    '$1no $2, something else',
  ],
  [/^(\s*)(?:ew+|yuck|gross|blech)[ ,]+(?!no\b|not\b|that|this|it\b|i\b)(\p{L}{4,})\b/gu, '$1no $2'],
  [/\bhad enough (?:of )?(?:the |that )?(?=\p{L}{4,})(?!of\b|for\b|money|time|cash)/gu, 'no '],
  [
    /\b(\p{L}{4,}) (?:isn'?t|is not|ain'?t|aren'?t)(?: really)? my (?:thing|jam|vibe|cup of tea|favou?rite|fave)\b/gu,
    'no $1',
  ],
  [/\b(?:i(?:'?ve)? )?never (?:really |much )?(?:liked|cared for|been into) (?=\p{L}{4,})/gu, 'no '],
  [
    /\b(?!smoke|that|this|what|everything)(\p{L}{5,}) (?:always |just )?makes (?:me|her|him|us) (?:gag|puke|vomit|barf|nauseous|queasy)\b/gu,
    'no $1',
  ],
  [
    /^(\s*(?:(?:ok|okay|k|fine|alright|sure|actually)[ ,]+)*)no (?:limits?|max|budget|cap|price limit)(?=\s*[.!]*\s*$)/g,
    '$1any price is fine',
  ],
  [/^(\s*(?:(?:ok|okay|k|fine|alright|sure)[ ,]+)*any (?:brand|maker|type|price|size))(?=\s*[.!]*\s*$)/g, '$1 is fine'],
  [/\b(no \p{L}{4,}) ?[,.;] ?what(?:'?s| is) left\b/gu, '$1, what else'],
  [/,? (?:just|only) (?:regular|plain|normal|straight) thc\b/g, ''],
  [
    /^(\s*(?:whoa|wow|damn|oof|yikes)?[ ,!]*\$?\d+(?: dollars| bucks)?\?*[ ,.!]+.*)\bhalf (?:of )?that\b(?! (?:dose|size|strength|amount|price))/g,
    '$1half that price',
  ],
  [
    /^(?=.*\b(?:steep|too rich|rich for|expensive|pricey|spendy|overpriced|price|prices|costs?|afford|budget|wallet|broke|too much)\b)(.*?)\b(?:(?:for )?(?:less than|under|below|at most|about|around|like|maybe) )*half (?:of )?that\b(?! (?:dose|size|strength|amount|price|much|many|strong))/g,
    '$1half that price',
    /half (?:of )?that/,
  ],
  // What is too slow is not wished for.
  [
    /\b(edibles|gummies|drinks|chocolates|tinctures|capsules)(?: just| always)* takes? (?:forever|too long|so long|ages|way too long|hours)(?: to (?:hit|kick in|work|come on|feel))?(?: (?:me|for me|on me|in))?(?=.*\b(?:something|anything|got|what else|any|want|need|rather|maybe|instead|how about|what about)\b)/g,
    'no $1',
  ],
  // Several things within one sum.
  [
    /\b(?:is|are|will|would|does) \$?(\d+)(?: (?:dollars|bucks))? (?:be )?(?:enough (?:for|to (?:get|buy|cover)) |cover |do (?:it )?for )(?!(?:both|that|it|this|them|those|these|everything|all|one|two|three|\d)\b)(?=.*\b(?:and|plus)\b|.*[&+])([^?.!]+)/g,
    'can i get $2 for $$$1',
  ],
  [/\b(?:combo|bundle|haul|basket|spread) (?:of|with) (?=.*\b(?:and|plus)\b|.*[&+])/g, 'order of '],
  [/(?<=\b(?:and|plus) (?:an? |some )?\p{L}+) (?:combo|bundle|haul)\b/gu, ''],
  [/ with (some|an?) (\p{L}+(?: \p{L}+)?) on the side\b/gu, ' and $1 $2'],
]
