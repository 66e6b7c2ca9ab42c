import type { Item } from './item.ts'

/** Finds in a line what tells something: a pattern, or a search for words that a shopper brought. */
export type Telling = { exec: (line: string) => { index: number; 0: string } | null }

/** Something of a product that a description alone may tell. */
export type Detail = {
  asked: RegExp
  /** How a description tells it, the surest words first. */
  told: readonly Telling[]
  /** The stems of the words that it is asked for with, where these name it. */
  words?: readonly string[]
  /** True where a column of the menu tells it. */
  held?: (item: Item) => boolean
  /** Asked of things in general too: where no row tells it, it is no question of the row. */
  onlyTold?: true
  /** What is not said where no row says it; without words, the other answers say so themselves. */
  unsaid?: readonly [en: string, es: string]
}

/** What tells a taste by itself, also in a bare list: "Live resin, orange peel." */
const TASTES_OF =
  'zest|citr|lemon|lime|orange|tangerine|berr|mango|pineapple|guava|grape|pear\\b|peach|apricot|cherr|melon|banana|coconut|menthol|vanilla|caramel|toffee|chocolat|cocoa|coffee|espresso|nutty|almond|peanut|pepper|ginger|cinnamon|earthy|piney|floral|lavender|jasmine|skunk|funk|garlic|onion|mushroom|chees|bubble ?gum'
const HAS_FLAVOR = String.raw`(?:${TASTES_OF}|sweet|sour|tart|tangy|fruit|tropical|apple|mint|cream|milk|spic|earth|pine\b|wood|herb|flower|rose|gas|diesel|fuel|cand|sugar|dessert|cake|cookie|dough|butter|salt|bitter|savory|honey|tea\b|cola|punch|razz|natural|unflavou?red)`
/** A line of parents ("Zushi x Lemon Cherry") names strains, not tastes. */
export const BARE_TASTE = new RegExp(String.raw`(?<!\s[x×]\s.*)\b(?:${TASTES_OF})(?!.*\s[x×]\s)`, 'iu')
const FLAVOR_WORD = String.raw`\b(?:flavou?r(?:s|ed|ful)?|tast(?:e|es|y|ing)|notes?|palate|undertones?|overtones?)\b`
const SCENT_WORD = String.raw`\b(?:aromas?|aromatic|smells?|scent(?:s|ed)?|nose|whiffs?|fragran\p{L}+|bouquet)\b`

/** "One sativa, one indica": what a pack holds that is not of one kind. */
const TYPES_APART =
  /\b(?:one|two|three|1|2|3|each) (?:an? )?(?:indica|sativa|hybrid)s?\b.*\b(?:indica|sativa|hybrid)s?\b|\b(?:indica|sativa|hybrid)s?,? (?:and|&|\+) (?:an? |one )?(?:indica|sativa|hybrid)s?\b/i

/** "No taste at all", "flavorless distillate". */
const TASTELESS =
  /\b(?:no|without|zero|free of|hardly any|barely any)(?: (?!\p{L}+ing\b)\p{L}+){0,2}? (?:taste|flavou?r|after ?taste)\b(?! (?:added|additives?|enhancers?))|\b(?:taste|flavou?r)[- ]?(?:less|free|neutral)\b|\b(?:neutral|unflavou?red)\b|n't taste\b/iu

/** Both in one sentence, in either order and near each other. */
function near(one: string, other: string): RegExp {
  return new RegExp(`${one}.{0,70}${other}|${other}.{0,70}${one}`, 'iu')
}

const PIECES =
  '(?:gumm(?:y|ies)|pieces?|pcs?|packs?|pk|counts?|ct|chews|bites|squares|segments|tablets|capsules|softgels|pills|drops|pumps|sprays|servings|doses|portions|pours|capfuls|sips|cups|mints|lozenges|pearls|jellies|caramels|cookies|brownies|pre-?rolls|joints|sticks|sheets|leaves|papers|cones|wraps|filters|tips|packets|bags)'
const SOME_NUMBER = String.raw`(?<![\d.:$])(?:\d{1,3}|two|three|four|five|six|seven|eight|ten|twelve|fifteen|twenty|thirty|forty|fifty)(?![\d:.]*\d)`

export const MATERIALS =
  'borosilicate|glass|silicone|ceramic|quartz|titanium|stainless|steel|alumin(?:i)?um|metal|brass|acrylic|plastic|wood(?:en)?|bamboo|acacia|walnut|leather|cotton|polyester|fleece|terry|nylon|canvas|hemp|rice|cardboard|paper|stone|zinc|carbon'

const PARENTS = String.raw`(?:cross(?:ed|es|ing)?|lineage|parent(?:s|age| strains?)?|bred|descend(?:s|ed|ant)?|phenotypes?|backcross(?:ed)?|offspring)`

export const LINEAGE: Detail = {
  asked:
    /\b(?:lineage|parentage|parents|parent strains?|genetics|crossed|a cross|(?:is|are) (?:it|this|that) bred|bred (?:from|with|of)|(?:what|which) (?:two |other )?strains? (?!(?:is|are) (?:in|it|this|that)\b)(?:(?:is|are|was|were|did|do|does|make|makes|made|went|goes?|come)\b.{0,40}\b(?:from|of|with|by|up|into|in|mix|cross|blend|it)\b|made\b)|cruce de|genetica de)\b/,
  told: [
    /\b(?:cross(?:ed|es|ing)?|bred|lineage|parent(?:s|age)?|genetics|descend\p{L}*)\b.{0,60}\p{L}['’]?\s[x×]\s\p{L}/iu,
    /\p{L}[\p{L}\d)#'’.]*\s[x×]\s\(?\p{L}/u,
    new RegExp(String.raw`\b${PARENTS}\b`, 'i'),
    /\bgenetics\s*:|\bgenetics (?:of|from|include)|\b(?:combin|cross|blend|mix)\p{L}* .{3,60} genetics\b/iu,
  ],
  unsaid: ['which strains it comes from', 'de qué cepas viene'],
}

/** What stands beside the THC that a column tells: "5 mg THC and 5 mg CBN each". */
const CANNABINOIDS_BESIDE =
  /\d ?(?:mg|%) ?(?:of )?(?:cbd|cbn|cbg|cbc|thcv|cbda|cbdv|thcp|hhc)\b|\b(?:cbn|cbg|cbc|thcv|cbdv)\b/i
const INGREDIENTS: readonly Telling[] = [
  /\bingredients?\b/i,
  /\b(?:made|crafted|infused|formulated|blended|enhanced) (?:from|with|of|using|out of)\b|\bblends? of\b|\bcontains?\b/i,
  new RegExp(String.raw`\d+ ?% [\p{L} ]{0,20}\b(?:${MATERIALS})\b`, 'iu'),
  new RegExp(String.raw`\b(?:${MATERIALS})\b`, 'i'),
]
/** A bare list of what is in it: "Beeswax, eucalyptus and tea tree". */
const SUBSTANCES =
  /\b(?:bees ?wax|shea|cocoa butter|aloe|arnica|eucalyptus|tea tree|menthol|camphor|rosemary|chamomile|valerian|lavender|turmeric|ginger|ginseng|ashwagandha|melatonin|theanine|caffeine|guarana|matcha|corydalis|passionflower|lemon balm|(?:coconut|mct|olive|hemp seed|jojoba|grape ?seed) oil|real (?:fruit|butter)|cane sugar|diamonds|kief)\b/i
/** What a thing to eat is set with, or rolled in. */
const BASE = /\b(?:pectin|gelatin)\b|\b(?:dusted|coated|rolled|topped|filled|dipped) (?:with|in)\b/i

/** How a thing is kept, what it must be kept from, and what says that it must not. */
const KEPT =
  /\b(?:refrigerat\p{L}*|fridge|freez(?:er|e|ing)|room temp\p{L}*|shelf.?stable|air.?tight|melt(?:s|ing)?|(?:store|keep)s? (?:it |them )?(?:in|at|away|out|cool|cold|chilled|dry|sealed|upright|frozen)|(?:cool|dark|dry),? (?:\p{L}+ )?place)\b/iu

/** When it is felt: by a time beside the feeling, else by a word for how soon. */
const FELT_IN: readonly Telling[] = [
  near(
    String.raw`\b\d{1,3} ?(?:to |[-–] ?\d{1,3} ?)?-?(?:minutes?|mins?|hours?|hrs?)\b`,
    String.raw`\b(?:onset|feel\p{L}*|felt|kick\p{L}* in|effects?|acting|works?|hits?)\b`,
  ),
  /\b(?:fast|quick|rapid|slow)(?:er)?[ -](?:acting|onset|to (?:kick|hit|act))\b|\b(?:onset|kicks? in|takes effect)\b/i,
]

const FOR_WHAT = [
  'infused',
  'filled',
  'coated',
  'dusted',
  'rolled',
  'dipped',
  'topped',
  'sweetened',
  'flavou?red',
  'lined',
].join('|')

/** How soon a thing is felt is asked. */
export const OF_ONSET =
  /\b(?:how (?:soon|fast|quick(?:ly)?|long)|when (?:will|do|does|would|should|am|can))\b.{0,70}\b(?:feel|felt|kick(?:s|ing)? in|come(?:s)? on|hits?|hit me|set(?:s)? in|take(?:s)? effect|work(?:s|ing)?)\b|\bonset\b|\bfast acting\b/
/** A name that says it is felt soon. */
export const FELT_SOON = /\b(?:fast|quick|rapid|nano)\b/

/** What a description says of how it feels. */
export const EFFECT_TOLD =
  /\b(?:effects?|high|buzz|feel\p{L}*|mood|euphor\p{L}*|relax\p{L}*|uplift\p{L}*|energ\p{L}*|calm\p{L}*|creativ\p{L}*|focus\p{L}*|mellow|couch.?lock|sedat\p{L}*|heavy|happy|lively|upbeat|talkative|chatty|dreamy|balanced|giggl\p{L}*|sleepy|drowsy|alert|quiet|clear.?head\p{L}*)\b/iu

/** "What do they do", "what does the genius one do to you". */
export const WHAT_IT_DOES =
  /\bwhat (?:do|does|will|would|can) (?!(?:you|u|yall|i|we)\b).{2,50}? do(?: (?:to|for) (?:me|you|ya|us|someone|a person))?(?=$| ,| and\b)/

/** "Can you describe the ember one", "tell me about it". */
export const DESCRIBES =
  /^(?:(?:so|and|ok|okay|hey|hi|please|can|could|would|will|you) )*(?:describe|tell me (?:a (?:bit|little) |more |something )?about|whats up with)\b/

export const DETAILS: readonly Detail[] = [
  { asked: OF_ONSET, told: FELT_IN, onlyTold: true },
  {
    asked:
      /\b(?:fridge|refrigerat\p{L}*|freezer|room temp\p{L}*|on (?:the|a|my) (?:counter|shelf|dresser|nightstand)|(?:in|inside) (?:the|a|my) (?:\p{L}+ )?(?:cupboard|pantry|drawer|cabinet|car|glovebox|purse)|(?:how|where) (?:do|should|can|would) (?:i|you|we) (?:store|keep)|(?:be )?(?:stored|kept) (?:cold|cool|in|at)?|(?:store|keep|stay) (?:\p{L}+ ){0,5}(?:cold|cool|chilled|frozen)|melt(?:s|ing)?|shelf stable)\b/u,
    told: [KEPT],
    onlyTold: true,
  },
  {
    asked:
      /\bhow many (?:\p{L}+ ){0,2}(?:settings?|levels?|temps?|temperatures?|heats?|modes?|voltages?)\b|\b(?:heat|temp|temperature|voltage|power) (?:settings?|levels?|modes?|controls?)\b|\b(?:different|several|multiple|variable|adjustable|more than one) (?:heats?|temps?|temperatures?|voltages?|settings?)\b/u,
    told: [
      new RegExp(
        String.raw`${SOME_NUMBER}[ -](?:\p{L}+ ){0,2}(?:settings?|levels?|temp(?:erature)?s?|heats?|modes?|voltages?)\b`,
        'iu',
      ),
      /\b(?:variable|adjustable|preset)\b/i,
    ],
    unsaid: ['how many settings it has', 'cuántos niveles tiene'],
  },
  {
    asked: new RegExp(String.raw`\b(?:is|are|was|were|whats|what)\b.{2,70}\b(?:${FOR_WHAT}) (?:with|w|in)\b`),
    told: [
      new RegExp(String.raw`\b(?:${FOR_WHAT}) (?:with|in)\b`, 'i'),
      new RegExp(String.raw`\p{L}[- ](?:${FOR_WHAT})\b`, 'iu'),
    ],
    unsaid: ['what it is made with', 'con qué está hecho'],
  },
  {
    asked: /\b(?:flavou?rs?|flavou?red|tastes?|tasting|sabor(?:es)?|sabe)\b/,
    told: [
      TASTELESS,
      near(FLAVOR_WORD, HAS_FLAVOR),
      new RegExp(String.raw`\b(?:sweet|sour|tart|tangy|juicy|bitter)\b`, 'i'),
      BARE_TASTE,
    ],
    held: ({ product }) => product.flavors.length > 0,
  },
  {
    asked: /\b(?:smells?(?! ?proof)|smelling|aroma|scent|scented|huele|olor)\b/,
    told: [near(SCENT_WORD, HAS_FLAVOR), near(FLAVOR_WORD, HAS_FLAVOR), BARE_TASTE],
    held: ({ product }) => product.flavors.length > 0,
  },
  {
    asked:
      /\b(?:effects?|feels?(?: like)?|high like|do to me|(?:make|get|give|put|knock|keep)s? (?:you|me|ya)|efectos?)\b/,
    told: [EFFECT_TOLD],
    held: ({ product }) => product.effects.length > 0,
  },
  { asked: WHAT_IT_DOES, told: [EFFECT_TOLD], held: ({ product }) => product.effects.length > 0 },
  {
    asked: /\b(?:terps?|terpenes?|terpenos?)\b/,
    told: [
      /\b(?:limonene|myrcene|caryophyllene|linalool|pinene|humulene|terpinolene|ocimene|bisabolol|farnesene|nerolidol)\b/i,
    ],
    held: ({ product }) => product.terpenes.length > 0,
  },
  LINEAGE,
  {
    asked:
      /\b(?:all (?:the same|one|a single)|(?:just|only) one|the same|mixed|different|(?:what|which)) (?:kinds?|types?|strains?|flavou?rs?|sorts?)\b(?!.*\b(?:do (?:you|u|yall)|are there|you (?:guys )?(?:have|got|carry|sell))\b)|\b(?:assorted|assortment|a mix|mixed|all the same|one of each)\b/,
    told: [
      TYPES_APART,
      /\b(?:assorted|assortment|variety|mixed|mix of|one of each|one each|different (?:strains|flavou?rs|kinds)|all the same|single strain)\b/i,
    ],
    onlyTold: true,
  },
  {
    asked: /\b(?:chargers?|charging|(?:re)?charge(?:s|able)?|usb|cargador)\b(?!.*\bcard\b)/,
    told: [/\b(?:re)?charg(?:e|es|er|ers|ing|eable)\b|\busb\b/i],
    unsaid: ['how it is charged', 'cómo se carga'],
  },
  {
    asked: /\b(?:cacao|cocoa)\b/,
    told: [/\d ?% ?(?:cacao|cocoa|dark)\b|\b(?:cacao|cocoa)\b.{0,12}\d ?%/i, /\b(?:cacao|cocoa)\b/i],
    unsaid: ['how much cacao is in it', 'cuánto cacao lleva'],
  },
  {
    asked:
      /\b(?:how many|number of|cuant[oa]s)\b(?! (?:mg|milligrams?|grams?|g|ml|milliliters?|fl oz|thc|percent|calories|hits|puffs|draws|hours|minutes|days|stores|people|points)\b)(?!.*\b(?:mg|milligrams?|left|in stock|can i|could i|may i|do you have|should|to take|sizes?|flavou?rs?|kinds)\b)/,
    told: [new RegExp(String.raw`${SOME_NUMBER}[ -]?(?:\d+(?:\.\d+)? ?mg )?(?:\p{L}+ ){0,2}${PIECES}\b`, 'iu')],
    held: ({ packCount }) => packCount !== null,
    unsaid: ['how many are in it', 'cuántos trae'],
  },
  {
    asked: /\b(?:hits|puffs|draws|caladas)\b(?! (?:hard(?:er|est)?|different|fast|me|you|the spot)\b)/,
    told: [/\b(?:hits|puffs|draws|pulls)\b/i],
    unsaid: ['how many puffs are in it', 'cuántas caladas da'],
  },
  {
    asked: /\b(?:calories|calorias)\b/,
    told: [/\bcal(?:orie)?s?\b/i],
    onlyTold: true,
    unsaid: ['how many calories are in it', 'cuántas calorías tiene'],
  },
  {
    asked: /\b(?:allergens?|allergy info(?:rmation)?|alergenos)\b/,
    told: [
      /\ballergens?\b/i,
      /\bcontains?\b(?=.*\b(?:milk|dairy|nuts?|peanuts?|almonds?|wheat|gluten|soy|eggs?|sesame|coconut)\b)/i,
    ],
    unsaid: ['which allergens are in it', 'qué alérgenos tiene'],
  },
  {
    asked:
      /\b(?:whats?(?: is| are|s)?(?: (?:it|they|these|those|actually|all|exactly))*(?: else is)? in(?:side)?(?: of)? (?!stock\b|store\b|season\b|your (?:store|shop)\b|it (?:made|for)\b)\p{L}|what (?:do|does) .{2,50} (?:contain|have in (?:it|them))\b|que (?:llevan?|contienen?|traen?)\b)/u,
    told: [
      TYPES_APART,
      CANNABINOIDS_BESIDE,
      ...INGREDIENTS,
      /\b(?:thc|cbd)\b.{0,16}\b(?:and|to|:)\b.{0,16}\b(?:thc|cbd)\b/i,
      BASE,
      SUBSTANCES,
    ],
    unsaid: ['what it is made of', 'de qué está hecho'],
  },
  {
    asked:
      /\b(?:ingredients?|ingredientes|(?:what|whats)(?: is| are|s)? (?:it |they |these |those )?made (?:with|from|of|out of)\b)|\bwhats? .{2,50}\bmade (?:with|from|of|out of)$/,
    told: [...INGREDIENTS, BASE, SUBSTANCES],
    unsaid: ['what it is made of', 'de qué está hecho'],
  },
  {
    asked: /\b(?:materials?|fabric|what kind of (?:glass|wood|metal|cloth)|tela)\b/,
    told: [
      new RegExp(String.raw`\b(?:made|crafted|constructed|built|knit(?:ted)?) .{0,30}\b(?:${MATERIALS})\b`, 'i'),
      new RegExp(String.raw`\d+ ?% (?:[\p{L}-]+ ){0,3}(?:${MATERIALS})\b`, 'iu'),
      new RegExp(String.raw`\b(?:${MATERIALS})\b`, 'i'),
    ],
    unsaid: ['what it is made of', 'de qué material es'],
  },
  {
    asked:
      /\b(?:how (?:do|should|can|would|does)(?: (?:i|you|we|one|ya|u|someone))? (?:use|take|apply|eat|smoke|consume|drink|hit|dab|turn|load|fill|clean|put|work|it work)|how (?:is|are) .{2,50}\b(?:used|taken|applied)|how to (?:use|take|apply|eat|smoke|drink|dab|clean)|directions|instructions|como se (?:usa|toma|aplica))\b/,
    told: [
      /(?:^|[.,;:!–—-]\s*|\b(?:simply|just|gently|to use|please|then|and) )(?:apply|dissolve|swallow|chew|place|hold|shake|sip|stir|mix|rub|massage|spray|twist|press|click|inhale|draw|plug|insert|attach|fill|load|light|take (?:\d|one|two|half|an?\b|with)|remove)\b/i,
      /\bstart with\b/i,
      /\b(?:directions?|how to use|to use|serving size|for best results|under the tongue|(?:oral|topical|sublingual) use)\b/i,
    ],
    unsaid: ['how to use it', 'cómo se usa'],
  },
  {
    asked:
      /\b(?:who (?:grows|grew|cultivates|cultivated|farms)|where (?:is|was|are|were|do they|did they).{1,40}\b(?:grown?|made|cultivated|from)|how (?:is|are|was|were) .{2,40}\bgrown)\b/,
    told: [
      /\b(?:grown|cultivated|farmed|produced|harvested|made|bred|crafted) (?:\p{L}+ ){0,3}(?:by|in|at|on|under|from)\b/iu,
    ],
  },
  {
    asked:
      /\b(?:how (?:is|are|was|were) .{2,50}\b(?:made|extracted)|extract(?:ed|ion)|what (?:kind|type|sort) of (?:oil|extract)|solvents?|solventless|distillate or|que tipo de aceite)\b/,
    told: [
      /\b(?:distillate|live resin|live rosin|rosin|hydrocarbon|butane|bho|co2|ethanol|solventless|extract(?:ed|ion|s)?|ice.?water|pressed)\b/i,
    ],
    unsaid: ['how it is made', 'cómo se hace'],
  },
  {
    asked: /\b(?:how (?:tall|wide|thick|deep)|height|dimensions?|diameter|joint size|how long is|how big is)\b/,
    told: [
      /\d(?:\.\d+)?\s?(?:"|”|''|-?\s?in(?:ch(?:es)?)?\b|cm\b|mm\b|feet\b|ft\b)/i,
      /\b(?:tall|height|diameter|dimensions?)\b/i,
    ],
    held: ({ category, nameKey }) => (category !== 'accessory' && category !== 'merch') || /\d/.test(nameKey),
  },
  {
    asked: DESCRIBES,
    told: [near(FLAVOR_WORD, HAS_FLAVOR), BARE_TASTE, EFFECT_TOLD, /\p{L}{3,} .{20,}/u],
    held: ({ product }) => product.effects.length + product.flavors.length > 0,
  },
]
