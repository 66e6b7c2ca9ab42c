import { HEARD } from './heard-as.ts'
import { type Rewriting, rewrite } from './rewrite.ts'

/** The ends that a list may be sorted between. */
const ENDS =
  '(?:strongest|weakest|mildest|highest|lowest|cheapest|priciest|dearest|most expensive|least expensive|biggest|smallest)'
const DISLIKES =
  '(?:hates?|dislikes?|despises?|cant stand|(?:dont|doesnt|do not|does not) (?:really )?(?:like|care for)|not (?:a (?:big |huge )?fan of|fond of|into))'
/** What is eaten or drunk, as it may stand behind "she hates swallowing". */
const TAKEN_IN =
  'pills?|capsules?|caps|tablets?|softgels?|gumm(?:y|ies)|candy|candies|chocolates?|chews?|caramels?|taffy|mints?|lozenges?|cookies|brownies|baked goods|edibles?|seltzers?|sodas?|drinks?|beverages?|syrups?|tinctures?|drops'
const TO_TAKE_IN =
  '(?:chew(?:ing)?|swallow(?:ing)?|eat(?:ing)?|tak(?:e|ing)|suck(?:ing)?|drink(?:ing)?|sip(?:ping)?|us(?:e|ing)|hav(?:e|ing)|bit(?:e|ing)|pop(?:ping)?)'
const BILLS: ReadonlyMap<string, number> = new Map([
  ['five', 5],
  ['ten', 10],
  ['twenty', 20],
  ['fifty', 50],
])
const HARD_FOR =
  '(?:(?:has|have|having|had) (?:a (?:really )?hard time|(?:a lot of )?trouble|(?:some )?difficult(?:y|ies)|problems|issues)(?: with)?|struggles?(?: with)?|cant(?: really)?)'
const WHAT_IS_CHEWED = 'no gummies or chews or caramels'

const WHOSE = '(?:my|his|her|our|their|the)'
const BODY = 'hands?|fingers?|thumbs?|wrists?|knees?|elbows?|shoulders?|hips?|ankles?|feet|toes?|back|neck'

/** Wishes for a thing that menus have on another shelf, or say with the words in another order. */
const OTHERWISE: readonly Rewriting[] = [
  // What is stirred into a drink may be dissolved in it as well as dripped.
  [
    /\b(something|anything|stuff|what can i) tincture(?= *$| ,| (?:for|with|thats?|under|please)\b)/g,
    '$1 tincture or edible dissolvable',
  ],
  // What is said behind the thing as well as before it.
  [
    /\b((?:dab |oil )?rigs?|grinders?|lighters?) (electric|electronic)\b(?= *$| ,| (?:under|for|please|or|and|with|that)\b)/g,
    '$2 $1',
    /electr/,
  ],
  // Of two ends of an order the first is meant.
  [
    new RegExp(
      `\\b(${ENDS})(?: (?:thc|ones?|first|price))* (?:to|down to|up to|thru|through)(?: the)? (?:${ENDS})\\b`,
      'g',
    ),
    '$1',
  ],
  [
    /\b(nothing|not|isnt|arent|way|anything thats not) 2 (?=(?:strong|much|heavy|crazy|sweet|high|expensive)\b)/g,
    '$1 too ',
  ],
  [/\bne (?=(?:thng|thing)s?\b)/g, 'any '],
  [/\bfr (?=(?:an?|my|the|this|\d+|under|around|sleep|pain|tonight)\b)/g, 'for '],
  [
    /\b(?:no|without(?: the| any)?|zero|hold the|minus the|skip the) (?:bubbles|fizz|carbonation)\b|\b(?:non ?|un)carbonated\b/g,
    'not fizzy',
  ],
  [/\b(no|without|zero|not any) milk\b(?! choc)/g, '$1 dairy'],
  [
    new RegExp(
      `\\b${DISLIKES}(?: how)? (?:the )?(?:smell|scent|odou?r|taste|flavou?r)s? of (?:a )?(?!(?:the|weed|cannabis|marijuana|pot|flower|bud|smoke|smoking|it|alcohol)\\b)`,
      'g',
    ),
    'not ',
    /\b(?:smell|scent|odou?r|taste|flavou?r)/,
  ],
  // A verb between a dislike and the thing refuses the thing.
  [
    new RegExp(
      `\\b(?:${DISLIKES}|${HARD_FOR})(?: to)? ${TO_TAKE_IN}(?: (?:on|in|down|into|any|the|her|his|their|my|those|these|big|hard|with))* (?=(?:${TAKEN_IN})\\b)`,
      'g',
    ),
    'not ',
    /\b(?:chew|swallow|eat|tak|suck|drink|sip|us|hav|bit|pop)/,
  ],
  // What is chewed is soft candy.
  [
    new RegExp(
      `\\b(?:${DISLIKES}|nothing(?: (?:thats|that is|too))?|no|not(?: too)?|without anything|cant (?:eat|do|have)(?: anything)?) chewy(?: (?:stuff|things?|ones|foods?|cand(?:y|ies)|textures?|kind))*\\b|\\b(?:${DISLIKES}|${HARD_FOR})(?: to)? chew(?:ing)?(?: (?:stuff|things?|anything|food|much|at all|well|on (?:stuff|things)))*(?= *$| ,| (?:and|but|so|or|any|for|because)\\b)`,
      'g',
    ),
    WHAT_IS_CHEWED,
    /\bchew/,
  ],
  // What turns flower to vapor is the device for it.
  [
    /\b(what|which|anything|something|one|ones)((?: else| other)?)(?: (?:that|which|to|will|can))* vapori[sz](?:es?|ing) (?:(?:dry|loose|my|the|real|actual) )*(?:flower|herbs?|buds?|weed)\b/g,
    '$1$2 dry herb vaporizer',
    /\bvapori[sz]/,
  ],
  // A terpene that there is much of is no strong thing.
  [/\b(\p{L}{3,}ene|linalool|bisabolol) heavy\b/gu, 'with $1', /\bheavy\b/],
  // Dozens are counted.
  [
    /\b(half )?(?:(?:an? |of a )*|one )dozen(?: of)?(?: (?:your|those|these|the))*(?= (?:(?:cheap|good|indica|sativa|hybrid|infused|house|mini|\d(?:\.\d)? g) ){0,3}(?:joints?|preroll|blunts?|carts?|cartridges?|eighths?|drinks?|seltzers?|sodas?|cans?|disposables?|pens?|singles)\b)/g,
    (_whole, half = '') => (half === '' ? '12' : '6'),
    /\bdozen\b/,
  ],
  [/\b(five|ten|twenty|fifty) spots?\b/g, (_whole, sum = '') => `${BILLS.get(sum) ?? ''} dollars`, / spot/],
  // Small ones in a pack or a tin are joints.
  [
    /(?<=\b(?:packs?|tins?|boxe?s?) (?:of )?(?:(?:two|three|four|five|six|seven|ten|twelve|\d{1,2}) )?)minis\b|\bminis(?= (?:in|by) (?:an? |the )?(?:little |small )?(?:pack|tin|box)\b)/g,
    'mini preroll',
    /\bminis\b/,
  ],
  [
    /\b(?:([2-9]|1[0-2]|two|three|four|five|six) )?(packs?) of (?:halves|halfs|half grams?|half gs?)(?! (?:ounces?|oz|zips?))\b/g,
    '$1 $2 of mini preroll',
  ],
  // What is like another drink is looked for by what it is like.
  [
    /\b(?:drinks?|beverages?|cans?)(?=(?: ,)?(?: (?!and\b|or\b|plus\b)[\p{L},]+){0,5} (?:(?:tastes|taste|more|kind of|just|something) )?like an? (?:\p{L}+ )?(?:beer|seltzer|soda|lemonade|iced tea|mocktail|cocktail)\b)/gu,
    'something',
    /\blike an? /,
  ],
  // Whoever is awake at night wants to sleep.
  [
    /\b(?:dont|doesnt|wont|not|never|without|stop|stops|keep|keeps|always)(?: (?:ever|even|keep|me|from))* wak(?:e|es|ing) up (?:in the middle of the night|at (?:[1-5]|two|three|four|five)(?: ?am)?(?: in the morning)?|every (?:(?:few|couple|two|three|\d) )?hours?|during the night|all night|at night)\b/g,
    'sleep through the night',
    /\bwak/,
  ],
  // A substance by itself is asked for.
  [
    /^(?:(?:any|got|got any|with|and|do you have|ok|hey) )*(melatonin|chamomile|valerian|(?:l )?theanine|ashwagandha|lions? mane|reishi|kava|electrolytes|vitamins?|collagen|ginseng|guarana|magnesium|nicotine)(?: (?:stuff|products?|ones|please|pls|at all))*$/g,
    'anything with $1',
  ],
  // What is measured against a name stands before the measure.
  [
    /\b(?:an? |any |some |another )?(cheaper|stronger|milder|weaker|gentler) ((?:live |hash |cured )?(?:rosin|resin|wax|shatter|hash|gumm(?:y|ies)|edibles?|carts?|cartridges?|vapes?|pods?|disposables?|flower|eighths?|preroll|joints?|chocolates?|drinks?|seltzers?|tinctures?|concentrates?|papers|batter(?:y|ies)|grinders?)) (than (?!(?:it|this|that|those|these|what|usual)\b))/g,
    '$2 $1 $3',
    /\bthan\b/,
  ],
  // What is asked of a thing that is named first.
  [/^((?:the|that) (?:[\p{L}\d]+ ){0,3}[\p{L}\d]+) ,? ?how much(?: is (?:it|that))?$/gu, 'how much is $1', /how much/],
  [/^((?:the|that) (?:[\p{L}\d]+ ){1,3}ones?) , (is|are|does|do|was) (?:it|they|that) /gu, '$2 $1 ', /ones? , /],
  // What is mellow and not to be strong is mild.
  [/\bmellow\b(?=.{0,60}\bnot (?:too |so |very |super |that )*(?:strong|potent|intense)\b)/g, 'mild', /mellow/],
  [/(?<=\btoo (?:strong|potent|intense|much)\b.{0,40})\bmellow\b/g, 'mild', /mellow/],
  [
    /\bsum (?=(?:\p{L}+ )?(?:gumm(?:y|ys|ies)|edibles?|weed|flower|bud|carts?|vapes?|preroll|joints?|wax|dabs?)\b)/gu,
    'some ',
    /sum /,
  ],
  [/\b(?:smoking|smoked|to smoke) ,? ?(?:and )?not (?:eating|eaten|to eat|edibles?)\b/g, 'to smoke', /eat|edible/],
  // What something goes well with is there.
  [
    /\b(?:whats?|what would|anything that|something that|something to) (?:pairs?|goes?|would go)(?: (?:really|well|good|great|best|nice|nicely))* with [^,]{2,40}?(?: lol| haha)? ?, (?=(?:maybe |like |preferably )?(?:something|anything|an?|some) )/g,
    '',
    /\bwith\b/,
  ],
  // Whoever loves a drink or a smoke is given what is nearest to it.
  [
    /\bfor (an?|my|our|the|that) ((?:\p{L}+ )?(?:wine|beer|cocktail|whiske?y|bourbon|champagne)) (?:guy|girl|gal|dude|lover|fan|drinker|person|mom|dad|snob|enthusiast|buff|nut|aficionado)s?\b/gu,
    'for $1 friend , a drink',
  ],
  [
    /\bfor (an?|my|our|the|that) (?:\p{L}+ )?cigars? (?:guy|girl|gal|dude|lover|fan|smoker|person|mom|dad|snob|enthusiast|buff|nut|aficionado)s?\b/gu,
    'for $1 friend , cannabis cigars or blunts',
  ],
  // Joints of the body are none to smoke.
  [
    new RegExp(
      `\\b(?:(?:the|my|his|her|our|their) )?joints in (?=${WHOSE} (?:sore |old |achy |stiff )?(?:${BODY})\\b)`,
      'g',
    ),
    'the sore spots of ',
  ],
  // What is in the kit is named beside it.
  [
    /\b(?:an? |the |some )?(?:starter|beginners?) kits? ?,? ?(?:(?:with|of|meaning|like) )?(?:an? )?(?=(?:510 |vape |pen )?batter(?:y|ies)\b)/g,
    '',
  ],
  [/\b(\d{1,2}) (?:can|bottle) (packs?)\b/g, '$1 $2 drinks'],
  [/(?<![\d.$])3\.5 (?=(?:for|under|at|around|below|up to) \$?\d)/g, 'eighth '],
  // What is drunk instead of it is a drink.
  [
    /(?<!\b(?:drinks?|seltzers?|sodas?|gumm(?:y|ies)|edibles?|joints?|preroll|flower|vapes?|carts?|tonics?)\b.{0,80})\b(?:replac(?:e|es|ing)|instead of|in place of|substitutes? for|alternatives? to|swap(?:ping)?(?: out)?|take the place of)(?: (?:my|our|the|an?|his|her))?(?: (?:nightly|evening|usual|daily|after work|friday|weekend))*(?: (?:glass(?:es)?|bottles?|cans?) of)? (?:wine|beers?|cocktails?|booze|alcohol|a nightcap|drinking)\b(?!.{0,80}\b(?:drink|seltzer|soda|tonic|gumm|edible|joint|flower|vape|cart|preroll))/g,
    'a drink $&',
    /replac|instead of|in place of|substitut|alternativ|swap|take the place/,
  ],
  [
    /\broll (?:my|our|your) own(?: joints?)? ?,?(?: (?:so|and|but))? what(?: all| else)?(?: stuff)? (?:do|would|will|should) (?:i|we)(?: have to)? (?:need|get|buy)\b|\bwhat(?: all| else)? (?:do|would|will|should) (?:i|we) (?:need|get|buy) to (?:start )?roll(?:ing)? (?:my|our|your) own(?: joints?)?\b/g,
    'rolling papers and a grinder and a rolling tray',
  ],
  [
    /\b(?:for (?:my|an?|our|the|his|her) \p{L}+)(?: thats| that| who| whos)? (?:smokes|loves to smoke|likes to smoke|is a smoker)\b(?! (?:a|only|too|every|all|like))/gu,
    '$& , to smoke',
  ],
  [
    /\bwhats (?:all )?on (?:your|the|yall) (?:shelf|shelves) (?=(?:with|for|under|thats|that)\b)/g,
    'what do you have ',
    /shel/,
  ],
  // "My coworker talks about thcv, what has that in it".
  [
    /\b(thcv|thca|thc|cbn|cbg|cbd|cbc|limonene|myrcene|linalool|pinene|caryophyllene|terpinolene|humulene|ocimene|bisabolol)\b(.{0,70}?)\b(with|has|have|having|contains?|containing|high in|rich in) (?:that|it|this)(?: one)?(?: in (?:it|them|there))?(?= ?(?:$|,|please|under|for|in a))/g,
    '$1$2$3 $1',
    / (?:that|it|this)\b/,
  ],
  [/\b(?:mario|go) (?:cart|kart)s?\b/g, 'video game', /\b(?:mario|go) [ck]art/],
  [/\bknives\b/g, 'knife', /knives/],
  [
    /\b(?:just )?(?:puff|hit|use|vape|smoke|finish)(?: (?:it|them|on it))? (?:and|n|then) (?:just )?(?:toss|throw(?: (?:it|them))? (?:away|out)|chuck|ditch|trash|dump|pitch)(?: (?:it|them))?\b/g,
    'throw away',
    /toss|throw|chuck|ditch|trash|dump|pitch/,
  ],
  [/\b(?:electric|electronic|heated|battery(?: powered)?|rechargeable) (?:hot )?(?=knife\b)/g, 'hot ', /knife/],
  // A battery that is gone, and what carts screw on.
  [
    /\b((?:lost|left|forgot|broke|dropped|misplaced) (?:my|our|the) (?:\p{L}+ ){0,2}batter(?:y|ies)\b.{0,40}\b(?:got|have|sell|carry|need|want|any)(?: (?:any|some|an?))*) 510s?\b(?! (?:carts?|cartridges?|batter))/gu,
    '$1 510 battery',
    /510/,
  ],
  [/\bfood or drops\b/g, 'edibles or tinctures', /food or drops/],
  // What broke is what "one" stands for.
  [
    /\b(batter(?:y|ies)|grinders?|lighters?|bongs?|pipes?|bubblers?|torch(?:es)?)( (?:(?:just|finally|has|had|is|already|officially|totally|completely|kind of) )*(?:died|dead|broke|broken|shattered|cracked|gave out|gave up|quit(?: on me)?|toast|shot|fried|busted|bit the dust|wont (?:charge|turn on|work|light)|stopped (?:charging|working))\b.{0,40}?\b(?:got|have|sell|carry|need|want|any|show me|looking for)(?: me)?(?: (?:an?|any|some|another|new|good|cheap|decent|basic|small|510|replacement|usb|glass|metal))*) ones?\b(?! (?:of|more)\b)/g,
    (_whole, thing: string, told: string) => `${thing}${told}${/(?:need|want|for)$/.test(told) ? ' a' : ''} ${thing}`,
    / ones?\b/,
  ],
  // Which battery it would be, and none to buy.
  [
    /(?:,|\b(?:cause|because|bc|since|its|thats|i have|i got))(?: (?:its|thats|that|cause|because|bc|i have|i got|the))* (?:wrong|different|not the right|not my|incompatible) (?:batter(?:y|ies)|device|pen|thread)\b/g,
    ' ',
    /(?:wrong|different|right|my|incompatible) (?:batter|device|pen|thread)/,
  ],
  // How it is to taste, and nothing to drink.
  [
    /\b(?:that |the |a |an |of |like )*(?:the )?(?:hoppy |happy |malty )?(?<!\b(?:root|ginger|butter) )(?:beer|wine|whiske?y)[ -](?:like )?(?:taste|flavou?r|smell|aroma|note|nose)s?\b/g,
    ' ',
    /taste|flavou?r|smell|aroma|note|nose/,
  ],
  [/(?<!\p{L})(?:que|a quien|y) (?:le|les) (?:gusta|encanta)n? (?:mucho )?fumar(?!\p{L})/gu, ', para fumar'],
  [/(?<!\p{L})media gramo(?!\p{L})/gu, 'medio gramo'],
  [
    /(?<!\p{L})(preroll|porros?|joints?|toques?|churros?) (?:mas )?(?:chiquit|pequen(?:it)?|chic)[oa]s?(?!\p{L})/gu,
    'mini $1',
  ],
  // What is too much for somebody is told.
  [
    /(?:,|\b(?:cause|because|since|bc|and|but))? ?\b(?:an?|the|one|a whole|a full)(?: (?:full|whole|entire))? (?:gram|eighth|quarter|half|ounce|oz|zip|pack)s? (?:is|are|would be|feels like|seems like) (?:just |way |far |a bit |kind of )*(?:too much|too many|too big|a lot|more than i need)(?: for (?:me|us|one person))?\b/g,
    ' ',
    /too|a lot|more than/,
  ],
  [/\b(\d{1,2}) to (\d{1,2})(?= (?:with |of |ratio|mix|cbd|thc|cbn|cbg))/g, '$1:$2', /\d to \d/],
  [
    /(?<=\b(?:hoody|hoodies?|hoodys|shirts?|tees?|t shirts?|sweatshirts?|joggers|sweatpants|jackets?)\b.{0,60})\b(?:hes|shes|theyre|im|he is|she is|i am|they are|he wears|she wears|i wear|wears|i take) an? (small|medium|large|xl|xxl|extra large)\b/g,
    'size $1',
    /small|medium|large|xl/,
  ],
  // Whoever plays there is no name of the menu.
  [
    /\bfor (?:an?|the|my|our|that) (?:(?!(?:tv|comedy|stand|movie|netflix|reality|cooking|talk|game|kids|art|drag|magic|light|laser|next|good|long|late|fun|big|up)\b)\p{L}+ ){0,3}(?:shows?|gigs?)\b(?! (?:me|us|you)\b)/gu,
    'for a concert',
    /\b(?:show|gig)/,
  ],
]

/** A plain sentence as menus would have it said. */
export function saidOtherwise(plain: string): string {
  const heard = plain
    .split(' ')
    .map((word) => HEARD.get(word) ?? word)
    .join(' ')
  return rewrite(heard, OTHERWISE)
}
