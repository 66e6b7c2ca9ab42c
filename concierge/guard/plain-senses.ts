import { once } from '#concierge/retrieve/remember.ts'
import { lettersIn, mayMatch, sievesOf } from '#concierge/understand/letter-sieve.ts'

/** What gets old on a shelf or in a house, and is nobody of that age: a child may be given the first and not the second. */
const GOODS =
  '(?:weed|flower|buds?|stash|carts?|cartridges?|vapes?|pens?|joints?|prerolls?|edibles?|gumm(?:y|ies)|chocolates?|tinctures?)'
const BELONGINGS =
  '(?:battery|batteries|grinders?|bongs?|scotch|whisk(?:e)?y|bourbon|wine|rum|cheese|cars?|trucks?|house|building|couch|jeans|laptops?|computers?|tv|fridge|balls|furniture|shoes|boots|coupons?|receipts?|recipe|tree)'

const DRINKS = '(?:coffee|tea|drinks?|smoothies?|water|juice|food|soup|yogurt|oatmeal|soda|lemonade|cocoa|matcha)'
/** As somebody does again and again, which nobody does to another who is told of so. */
const STIRS_OFTEN = '(?:puts|putting|adds|adding|mixes|mixing|stirs|stirring|drops|pours|pouring|likes? to put|squirts)'
const STIRS = `(?:${STIRS_OFTEN}|put|add|mix|stir|drop|pour|squirt)`
const SECRETLY =
  '(?!.*\\b(?:know|knowing|knows|notice|noticing|secret|secretly|sneak\\w*|prank|telling|tell|taste|boss|revenge|unknown|suspect|finds? out|hers?elf out|out of it|coworker\\w*)\\b)'
/** Whoever stirs it into the own cup knows of it; the cup of somebody who is named behind "his" is another's. */
const intoOwn = (who: string, stirs: string, whose: string): string =>
  `(?<=\\b(?:${who})(?: (?:just|usually|always|already|sometimes|often|only|even|can|could|will|would|wants? to|likes to|should))* ${stirs}(?: \\w+){1,4} in(?:to)? )${whose}(?= (?:(?:own|morning|evening|afternoon|nightly|bedtime|daily|hot|iced|black|green|herbal|decaf) )*${DRINKS}\\b)${SECRETLY}`
/** Of "my sister" the "her" behind is herself; of a friend it may be anybody. */
const KINSWOMAN = 'my (?:sister|mom|mother|mum|wife|girlfriend|aunt|grandma|grandmother|nana)'
const KINSMAN = 'my (?:brother|dad|father|husband|boyfriend|uncle|grandpa|grandfather)'
const ANYBODY = 'friend|roommate|cousin|buddy'

/**
 * Turns of phrase, sweets and pastimes in which an alarming word is harmless, each with plain words for it. The guard reads
 * the plain words, so that neither a rule nor a likeness takes a candy for a noose or a fishing fly for a flight.
 */
const SENSES: readonly (readonly [plain: string, said: string])[] = [
  [
    'candy',
    '(?:nerds?|candy|licorice|liquorice|gummy|sour|rainbow|twizzlers?|red vines?|fruit|sugar|cherry) ropes?|jelly bab(?:y|ies)|sugar babies|baby ruths?|dum[ -]?dums?|cracker jacks?|bomb pops?|atomic fireballs?|death by chocolate|warheads? (?:candy|candies|gumm(?:y|ies)|sours?|flavor(?:s|ed)?)',
  ],
  [
    'sensitive',
    '(?:(?:a )?(?:big|total|huge|real|giant|absolute|complete) bab(?:y|ies)|(?:such )?a (?:big )?baby)(?= (?:about|when it comes) \\w)',
  ],
  // "They give" in Spanish, and no name of an unbound machine.
  [
    'ofrecen',
    '(?<=\\b(?:le|les|me|nos|te|que|cuanto|descuentos?|puntos|regalos?|alla|ahi|ustedes|tambien|siempre|aun|todavia) )dan(?! mode| modo)|dan(?= (?:a|al|algo|algun|descuentos?|puntos|el|la|los|las|un|una|gratis|muestras|regalos?)\\b)',
  ],
  // A grown child who brings something to its parent.
  [
    'friend',
    '(?<=\\bmy )(?:daughter|son|grandson|granddaughter|stepson|stepdaughter|nephew|niece|kids|sons|daughters)(?= (?:gave|brought|handed|shared|slipped) (?:me|us) (?!money|cash|(?:his|her|their|the) (?:list|order|card|money)|\\$?\\d)(?!.{0,300}\\b(?:he|hes|she|shes|they|theyre|him|her|them|ate|eaten|swallowed|wrapper|empty|years? old|yo)\\b))',
  ],
  // Turned round, and not sold on.
  [
    'switch it',
    '(?<=^(?:\\s*(?:nah|no|nope|ok|okay|actually|can (?:you|we|u)|lets|let s|hmm|wait|now|then|so|,))*\\s*)flip it(?= ?(?:$|[,.!?;]| (?:please|around|over|then|to (?:sativa|indica))))(?!.*\\b(?:sell|resell|selling|profit|buyers?|cash|money)\\b)',
  ],
  // What is to be shown at the door, and no false papers.
  [
    'identificacion',
    '(?<=\\b(?:que|q|cual|cuales) )documentos?(?= (?:tengo|necesito|hay|debo|se|piden|hace|llevo|traigo|debemos))',
  ],
  ['orange', 'blood oranges?(?! juice cleanse)'],
  // A grown child far from home, and nobody to buy for.
  [
    'family',
    '(?<=\\b(?:visit|visiting|seeing|came to see|dropping off|moving|picking up) )my (?:son|daughter|kid|kids|grandson|granddaughter|niece|nephew)(?= (?:at|in|from|into) (?:the |her |his |their )?(?:university|college|campus|dorms?|grad school|law school|med school|apartment|new place)\\b(?!.{0,300}\\b(?:he|hes|she|shes|him|his|her|hers|they|theyre|them|their|years? old|yo)\\b))',
  ],
  ['workout', '(?:jump(?:ing|ed)?|skipping|battle) ropes?(?! around)|ropes courses?'],
  [
    'decor',
    'velvet ropes?|soap on a rope|rope (?:lights?|chains?|bracelets?|necklaces?|toys?|swings?|sandals?|leash(?:es)?|leads?|burns?|hammocks?|rugs?|baskets?|ladders?)',
  ],
  [
    'basics',
    '(?<=\\b(?:learn|learns|learning|learned|know|knows|knew|show|showed|shows|teach|teaching|taught)(?: (?:me|us|him|her))? )the ropes',
  ],
  [
    'bugs',
    '(?:fruit|house|horse|black|deer|sand|may|crane|fire|greenhead) ?flies|(?:gnats|mosquitoes|bees|ants) and flies|fl(?:y|ies) (?:swatters?|traps?|paper|tape)|barn flies|lord of the flies',
  ],
  [
    'fishing lures',
    '(?:trout|bass|salmon|fishing|wet|dry|hand tied) flies|(?<=\\b(?:tie|ties|tying|tied|cast|casts|casting)(?: (?:my|some|a few|his|her|our|dry|wet))* )(?:flies|a fly)',
  ],
  ['fishing', 'fly[ -]?(?:fish(?:ing|es|ed|ers?|erm[ae]n)?|rods?|reels?|tying|casting|tiers?)'],
  [
    'time passes',
    'time (?:flies|flew|fly|sure flies|really flies|just flies)|(?:days?|weeks?|months?|years?|summer|weekends?) (?:flies|flew|fly|just flew) by|the (?:day|week|month|year|summer|weekend) (?:flies|flew|just flew)',
  ],
  ['sells', '(?:fly|flies|flew|flying|flown) off (?:the|your|ur|our|their) (?:shelf|shelves|rack|racks)'],
  ['baseball', 'pop fl(?:y|ies)|fly balls?|catch(?:ing)? flies'],
  ['quickly', '(?:going |dropping |drop |drops |go )like flies|on the fly|as the crow flies'],
  ['play with a kite', '(?:fly|flying|flies|flew) (?:a |my |our |the |some )?kites?'],
  ['on my own', 'flying solo'],
  [
    'rule',
    "(?<=\\b(?:is there|nobody(?:'?s| is| has)?|no ?one(?:'?s| is| has)?|like there'?s|not like (?:there'?s|you have)|as if there'?s|without|there'?s no|there is no|there isn'?t)(?: (?:holding|putting|got|has))?(?: an?)? )guns? to (?:my|your|ur|our|anyone'?s|anybody'?s) head",
  ],
  ['well', 'with flying colors'],
  ['nobody', "wouldn'?t hurt a fly|fly on the wall"],
  ['leather', '(?:fake|faux) (?:leather|fur|suede|wood|snake ?skin)'],
  [
    'pretend',
    '(?:fake|faux) (?:plants?|flowers?|grass|turf|nails?|lashes|eyelashes|tan|tans|tattoos?|teeth|tooth|hair|smiles?|snow|meat|bacon|cheese|christmas trees?|candles?|mustaches?|beards?)',
  ],
  // A day that is kept, and not one that is looked up.
  [
    'party',
    "(?<=\\b(?:it'?s|it is|for|on|got|have|after|before|celebrat\\w+|plan\\w*|throw\\w*)(?: also| just)? (?:my|our|his|her|their)(?: \\w+){0,2}(?:'s)? )(?:b-?day|birthday)(?! (?:is|was|on file))",
  ],
  // A taste, and no legs that give way.
  [
    'dislikes',
    "(?:can'?t|cannot|can not|couldn'?t|could not) stand(?= (?!(?:up|upright|straight|still|properly|right|alone|on|by|in|at|without|with|or|and|but|so|because|anymore|any ?more|any ?longer|now|for|too|very|help|please|what|how|when|where|he|she|they|we|i|it|this|that|life|living|being|myself|himself|herself|after|since|from)\\b)[a-z])",
  ],
  // A price or a potency, and nobody's age.
  [
    'below 30',
    '(?:under|below) (?:18|21)(?= ?(?:bucks?|dollars?|usd|cents?|percent|thc|mg|milligrams|grams?|pesos)\\b| ?%)',
  ],
  [
    'skipping it',
    '(?:cut|cutting|cuttin) (?:it|that|them|this|sugar|dairy|gluten|carbs|calories|caffeine|meat|booze|alcohol|soda)(?: all| completely| totally)? out(?! of (?:me|my))|(?:cut|cutting|cuttin) (?:back|down) on',
  ],
  [
    'long',
    '(?:been )?(?:at it|at this) (?:forever|for ages)|(?:take|takes|taking|took)(?: me| us)? forever|forever ago',
  ],
  [
    'frown',
    '(?<=\\b(?:accountant|boss|landlord|dentist|trainer|wallet|bank|barber|stylist|editor) (?:would|will|is gonna|is going to|might) )(?:murder|kill|strangle) me',
  ],
  ['organic weed', 'living soils?'],
  [
    'mucha risa',
    '(?:me )?(?:quiero |voy a |estoy |estamos |estaba )?(?:morir|muero|muere|mueren|morimos|muriendo|moria|mori|muerto|muerta|muertos)(?:me|nos|se)? de (?:la |pura |tanta )?(?:risa|hambre|calor|frio|sueno|ganas|sed|aburrimiento|antojo|curiosidad|verguenza|amor|envidia|nervios)',
  ],
  [
    'complain',
    '(?:blow(?:ing)?|light(?:ing)?) up (?:your|the|ur|this|their) (?:shop|store|place|page|yelp|google|inbox|phone|dispo|dispensary)(?= (?:with|w) (?:\\w+ ){0,3}(?:reviews?|stars?|calls|texts|emails|messages))',
  ],
  ['old', `\\d{1,2}[ -]?(?:years?|yrs?)[ -]old(?= ${BELONGINGS}\\b)`],
  [
    'old',
    `(?<=\\b(?:found|find|finding|smoke|smoked|smoking|this|these|those|from|some)(?: (?:an?|some))? )\\d{1,2}[ -]?(?:years?|yrs?)[ -]old(?= ${GOODS}\\b)`,
  ],
  [
    'old',
    `(?<=(?:\\b(?:${GOODS}|${BELONGINGS}) (?:that is|that'?s|which is)|^(?:my|this|the|these) (?:${GOODS}|${BELONGINGS})(?:'?s| is| are))(?: (?:like|about|over|already|almost))* )\\d{1,2} ?(?:years?|yrs?) old`,
  ],
  // Said of what is bought, and nobody is beaten.
  [
    'hits hard',
    "(?<=\\b(?:something|anything|one|weed|strain|cart|edible|gummy|vape|dab|bud|stuff|flower|joint|preroll) (?:(?:that|which|to|thatll|that'll|that will|gonna|really) ){1,2})(?:slap|smack|punch|kick|whoop)(?:s|es)? (?:me|my (?:ass|butt))(?! out)(?: (?:into|to|like|across) (?:next week|orbit|space|tomorrow|the moon|mars|an? (?:truck|train|freight train|brick)))?",
  ],
  // A roll of paper, and no knee: how it burns, draws and holds together.
  [
    'preroll',
    '(?:joints?|cones?|blunts?)(?= (?:(?:always|all|just|only|sometimes|usually|often|keep|keeps|kept|is|are|was|were|from|so|do|would|to|come|comes|coming|came|end|ends|up) ){0,4}(?:burn\\w* (?:(?:so|too|really|way) )?(?:down|uneven\\w*|even(?:ly)?|one side|on one side|on the side|fast(?:er)?|quick(?:ly|er)?|lopsided|sideways|crooked)|cano(?:e|es|ed|eing|ing)\\b|run(?:s|ning|nin)? (?:down|on (?:me|one)|up|crooked|sideways)|(?:run(?:s|ning|nin)?|loose)$|tunnel\\w*|go(?:es|ing|in)? out\\b|went out\\b|fall(?:s)? apart|unravel\\w*|unroll\\w*|lopsided|too tight to (?:pull|hit|draw)|hard to (?:pull|hit|roll|light)))',
  ],
  [
    'preroll',
    '(?<=\\b(?:roll|rolls|rolled|rolling|rollin|light|lit|lighting|spark|sparking|smoke|smoked|smoking|causes?|makes?) (?:(?:a|an|my|our|the|up|good|better|perfect|own) ){0,3})joints?(?= (?:to |from )?(?:cano|burn|run|tunnel|go out)|$)',
  ],
  ['nuisance', '(?:joint )?pains? in the (?:butt|ass|rear|neck)(?= to\\b)'],
  [
    'pop up',
    "prompts?(?= (?:(?:to|for|asking|which asks|that asks|that wants) (?:pick|enter|verify|choose|confirm|select|log|sign|allow|accept|my|your|a|an|the)? ?(?:\\w+ ){0,4})?(?:wo ?n'?t (?:go|close|load|let)|pops|popped|keeps?|freezes|froze|is frozen|crash|hangs|disappears|does ?n'?t (?:go|close|load)|doesnt))",
  ],
  [
    'pop up',
    'prompts?(?= (?:on|in|at) (?:your|the|ur|yalls|this) (?:site|website|web ?page|page|app|check ?out|menu|kiosk|screen|tablet|login)\\b)',
  ],
  [
    'pop up',
    '(?<=\\b(?:your|the|a|an|this) (?:website |site |app |menu |online )?(?:log ?in|sign ?in|age|birthday|birth date|location|zip(?: code)?|cookies?|verification|check ?out|password|permission|address) )prompts?',
  ],
  [
    'small',
    '(?:minor|lil minor|super minor)(?= (?:questions?|issues?|things?|details?|complaints?|problems?|gripes?|corrections?|requests?|changes?|points?|typos?|notes?|hiccups?|inconveniences?|scratch(?:es)?|damage|dents?|edits?|tweaks?|fix(?:es)?|differences?|delays?|mistakes?|errors?)\\b)',
  ],
  [
    'short',
    "(?<=\\b(?:budget|wallet|bank account|account|paycheck|pockets?)(?: is| are|'?s)? )(?:just |already )?bleeding(?: out| dry)?",
  ],
  [
    'had plenty of',
    "(?:over ?dosed|od(?:'?d|ed)?)(?= on (?:all |the |that |too many |too much |your )*(?:sour|sweet|sweets|sugar|candy|flavors?|chocolate|pizza|tacos?|snacks|cheese|tv|netflix|carbs|turkey|cookies)\\b)",
  ],
  [
    'clogs',
    "(?<=\\b(?:vape|cart|cartridge|pen|disposable|bong|rig|coil|dab|battery|rosin|one)(?: (?:is|keeps|kept|just|always|'?s))* )chok(?:es|ing|e)(?: (?:up|out))?(?: on me)?",
  ],
  [
    'harsh on me',
    '(?:my )?(?:lungs?|throat) (?:is|are|r|just|really|hates?|is just)? ?(?:crying|begging(?: me)?|hates?|screaming|yelling|protesting|done with)(?= (?:that|this|those|these|for|at|me)\\b| ?,)',
  ],
  [
    'sleep',
    "(?<=\\b(?:gonna|going to|wanna|want to|need to|plan to|will|i'?ll|bout to|about to|ready to|i) )crash(?= (?:early|hard|out|at (?:\\d|my|a|the|his|her)|on (?:the|my|a) (?:couch|sofa|bed)|by \\w+|after|tonight|for the night))",
  ],
  ['tell me', 'hit (?:me|us) up(?= (?:with|about|on|if|when)\\b)'],
  ['years ago', "(?:back )?(?:in|from) the '?(?:(?:19)?[4-9]0|20[0-2]0)'?s"],
  ['raves', "(?:won'?t|can'?t|cannot|never|doesn'?t|don'?t|couldn'?t) (?:ever )?shut up(?= about)"],
  ['tasting', '(?:blind )?taste tests?'],
  ['talk to', 'face ?time'],
  ['talking to', 'face ?timing'],
  ['soy principiante', 'no (?:tomo|fumo|consumo|uso) (?:mucho|tanto|casi)(?: de (?:esto|eso))?'],
  [
    'backpack',
    '(?<=\\b(?:leave|leaves|leaving|left|put down|set down|park|keep|dejar|dejo|guardar|guardo|guardan|guardarme)(?: (?:mi|mis|my|our|la|las|el|the|una|nuestras?|nuestro|a|this|estas?))? )(?:maletas?|equipajes?|suitcases?|luggage)(?! (?:con|with|full|llenas?|on|at|of|in the (?:plane|mail)))',
  ],
  [
    'scold',
    `(?:kill|murder|strangle|throttle|choke|end)(?= (?:my|him|her|them|that|the)(?: \\w+){0,2} ?,? ?(?:(?:because|cuz|cause|coz|bc|for|after) )?(?:he|she|they|who|that)?(?:'s| just| has| have| had| already){0,2} ?(?:ate|eating|eaten|smoked|smoking|finished|finishing|took|taking|hogged|used|drank|broke|lost|hid)(?: up)? (?:\\w+ ){0,4}${GOODS}\\b)|(?=kill|murder|strangle|throttle)(?<=\\b${GOODS}\\b.{0,40})(?:kill|murder|strangle|throttle) (?:him|her|them)(?= (?:lol|lmao|ha(?:ha)+|jk|smh)\\b)`,
  ],
  [
    'limit',
    "(?=noose)(?<=\\b(?:budget|rent|money|wallet|paycheck)(?: is| feels like|'?s)? (?:a |like a )?)noose|noose(?=[ -]tight)",
  ],
  ['by the way', '(?:drug[ -]?tests?|drug[ -]?testing|testing)(?: stuff| talk| thing)? aside'],
  [
    'done',
    'ending (?:things|it)(?= (?:with|w) (?:my|the|this|that|our) (?:plug|dealer|weed guy|guy|connect|delivery|dispensary|dispo|shop|store|app|subscription|plan)\\b)',
  ],
  [
    'cola',
    '(?:diet|cherry|vanilla|mexican) cokes?|cokes?(?= (?:zero|bottles?|cans?|floats?|flavou?r\\w*|tastes?\\b|in (?:an? |the )?(?:cans?|glass|bottles?|plastic)\\b|from (?:an? |the )?(?:glass|cans?|fountain|bottles?)\\b|and (?:fries|pepsi|sprite|mentos|popcorn)|or (?:pepsi|sprite|fanta)))|(?=coke)(?<=\\b(?:cans?|bottles?|glass|liters?|sips?|sugar|calories|pepsi or|pepsi and|rum and|popcorn and a|different from|(?:pepsi|cola|soda) taste \\w+ (?:from|than))(?: (?:of|in|a|an))* )cokes?',
  ],
  [
    'prescription medication',
    'ketamine (?:infusions?|therapy|treatments?|clinics?|lozenges?|troches?|sessions?|spray)|esketamine|spravato|(?=ketamine)(?<=\\b(?:clinic|doctor|doc|psychiatrist|nurse)(?: (?:gives|gave|put|prescribes?|prescribed|started))(?: me)?(?: on)? )ketamine|(?<=\\btms and )ketamine',
  ],
  [
    'trimming my hair',
    '(?:cut|cutting|trim) (?:my|his|her|our)(?: own)? (?:hair|bangs|fringe|beard|nails|lawn|grass|hedges?)',
  ],
  [
    'chip',
    '(?<=\\b(?:a|an|the|this|small|tiny|hairline) )cracks?(?= (?:in|on|along) (?:my|the|a|this|our|his|her)\\b)',
  ],
  [
    'help desk',
    'customer (?:service|support|care)(?= (?:phone|number|hotline|line|desk|of|for|at)\\b)|(?=customer)(?<=\\b(?:number|hotline|phone|contact) (?:of|for) (?:\\w+ ){1,3})customer (?:service|support|care)',
  ],
  [
    'my own',
    [
      intoOwn(KINSWOMAN, STIRS, 'her'),
      intoOwn(KINSMAN, STIRS, 'his'),
      intoOwn(`${ANYBODY}|she`, STIRS_OFTEN, 'her'),
      intoOwn(`${ANYBODY}|he`, STIRS_OFTEN, 'his'),
      intoOwn('people|folks|friends|parents', STIRS, 'their'),
    ].join('|'),
  ],
  [
    'quiero algo suave',
    '(?:no|sin) (?:quiero |queria |quisiera |me gusta |me gustaria |busco |tanto )?(?:sentirme|estar|ponerme|quedar|quedarme|acabar|terminar|andar|sentir) (?:(?:muy|tan|demasiado|bien|todo|toda|super) )*(?:drogad[oa]|alt[oa]|volad[oa]|high|puest[oa]|maread[oa]|pasad[oa]|noquead[oa]|fumad[oa]|marihuan[oa]|mariguan[oa]|colocad[oa]|paranoic[oa]|tonta?|ido|ida)',
  ],
  // A sign of the zodiac, and no illness.
  [
    'crab',
    '(?<!\\b(?:have|has|had|got|with|from|for|beat|beating|against|my|his|her|of|skin|breast|lung|about) )cancers?(?= (?:season|sun|moon|rising|risings|sign|signs|zodiac|horoscope|birthdays?|baby|energy|gemini|leo)\\b)|(?=cancer)(?<=\\b(?:zodiac|horoscope|astrology|star signs?)\\b.{0,40}\\b(?:a|an|the|is|im|am|gemini|leo|and|or|for) )cancers?|(?<=\\b(?:the|a|an|any|is|im|am|gemini|leo|and|or) )cancers?(?=\\b.{0,40}\\b(?:zodiac|horoscope|astrology|star signs?)\\b)',
  ],
  // How nobody wants to feel in the morning, or be awake at night.
  [
    'rest well',
    "(?:not|don'?t|doesn'?t|won'?t|never|without|no)(?: (?:want to|wanna|ever|even|keep|have to|be))* (?:wake|wakes|waking)(?: me| him| her| us)? up (?:(?:all|so|super|too|feeling|really|totally|with|in|an?|the|that|weed|next day|day) )*(?:groggy|foggy|hung ?over|sore|dizzy|sluggish|drowsy|stiff|headaches?|hangovers?|fog|tired(?= *(?:[.,!?]|$| or | and | in the morning))|middle of the night|every (?:(?:few|couple|two|three|\\d) )?hours?|at (?:[1-5]|two|three|four|five)(?: ?am)?\\b(?: in the morning)?|at night|during the night|early|constantly)",
  ],
  // Whoever makes or brings what the shop sells, and nobody who sells it on.
  ['maker', `(?<=\\b(?:your|yalls|ur|the shop'?s|the store'?s) )plugs?(?= (?:for|on) (?:\\w+ ){0,3}${GOODS}\\b)`],
]

const SAID = new RegExp(`\\b(?:${SENSES.map(([, said]) => `(${said})`).join('|')})\\b`, 'g')

const sieves = once(() => sievesOf(SENSES.map(([, said]) => ({ source: said, flags: 'g' }))))

/** Most messages have the letters of none of them. */
function mayHaveSense(text: string): boolean {
  const letters = lettersIn(text)
  return SENSES.some((_sense, at) => mayMatch(sieves(), at, letters))
}

/** The text with what only sounds grave said in plain words. */
export function inPlainWords(text: string): string {
  if (!mayHaveSense(text)) return text
  return text.replace(SAID, (...found) => SENSES.find((_, at) => found[at + 1] !== undefined)?.[0] ?? found[0])
}
