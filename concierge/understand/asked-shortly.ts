const LEAD = '^(?:(?:so|and|but|ok|okay|k|wait|oh|hey|hm+|um+|cool|great|nice|perfect|awesome|sweet|yeah|y|,) ?)*'
const IT = '(?:it|that|this|they|them|those|these|that one|this one|the one|the first(?: one)?)'
const TAIL = '(?: (?:please|pls|then|though|tho|exactly|again|right now|today|now|already|,))*$'
const asked = (pattern: string): RegExp => new RegExp(`${LEAD}(?:${pattern})${TAIL}`, 'u')

const MILK = '(?:(?:any|real|actual|some|cows?) )*(?:milk|dairy|lactose|cream)'
const SCENT = '(?:smell|scent|aroma|nose|odor|fragrance)'

/** What is asked of the first of what was shown in words that may mean something else by themselves, and the same in full. */
const OF_FIRST: readonly (readonly [RegExp, string])[] = [
  [
    asked(
      '(?:(?:just|only|show me|give me|gimme) )*(?:the )?(?:lowest(?: (?:one|price|priced))*|least expensive(?: one)?)',
    ),
    'the cheapest one',
  ],
  [
    asked(
      `(?:(?:is|are|was|were|r) )?(?:you all|you|u|yall|${IT})(?: guys)?(?: all| already)? sold out(?: of ${IT})?|(?:all )?(?:sold out|out) of ${IT}|(?:is|are) ${IT} (?:all )?(?:gone|out of stock)|sold out`,
    ),
    'is it in stock',
  ],
  [asked(`(?:es|son)(?: (?:una?|de))? (?:sativas?)|(?:is ${IT} )(?:a )?sativa type`), 'is it a sativa'],
  [asked('(?:es|son)(?: (?:una?|de))? indicas?'), 'is it an indica'],
  [asked('(?:es|son)(?: (?:una?|de))? hibrid[oa]s?'), 'is it a hybrid'],
  [
    asked(
      `(?:whats|what is|what does|what do|what will|what would|wat does) ${IT} do(?: (?:to|for) (?:you|me|ya|u|a person))?|(?:whats|what) (?:the )?effects?(?: ${IT} have)?`,
    ),
    'what does it do',
  ],
  [
    asked(
      `(?:what|which|whats the|hows the|how does|how do|any) ${SCENT}s?(?: (?:is|are|of|do|does|has|have))*(?: ${IT})?`,
    ),
    'what does it smell like',
  ],
  [
    asked(
      `(?:(?:does|do|will|would) ${IT} (?:have|contain|got|use)|(?:is|are) there|(?:has|have) (?:it|they|that) got|any) ${MILK}(?: (?:in|inside)(?: (?:it|that|this|them|those|these|there|the first(?: one)?))?)?`,
    ),
    'does it have dairy',
  ],
  [asked(`(?:what|which|whats the|whats its|the) strain(?: (?:is|are|of|in))*(?: ${IT})?`), 'what strain is it'],
  [
    asked(
      `(?:the |its )?ratio|(?:whats|what is)(?: (?:the|its|their))? ratio(?: (?:of|on|in|for) ${IT})?|what ratio(?: (?:is|are) ${IT})?`,
    ),
    'how much thc and cbd does it have',
  ],
  [
    asked(`(?:by|per|for|for a|a) (?:the )?(?:gram|g)|(?:whats|what is|how much is) ${IT} (?:by the|per|a) (?:gram|g)`),
    'what is the price per gram of it',
  ],
]

/** What must not be in a thing, asked in a word of the one thing that was shown. */
const HELD = asked(
  '(?:any )?(dairy|milk|nuts?|peanuts?|gluten|gelatin|soy|eggs?|alcohol|caffeine)(?: in (?:it|that|this|there))?',
)

/** What makers add, which no column tells. */
const ADDED = asked(
  '(?:(?:maybe|or|how about|what about|got|any|something|anything|some|one|ones|stuff) )*(?:with|that has|that have) (melatonin|caffeine|(?:l )?theanine|ashwagandha|valerian|chamomile|magnesium)(?: (?:in (?:it|them)|maybe|perhaps|too))*',
)

/** "What smell", "ratio?", "sold out of it?" in words that ask it in full; null where nothing is asked so. */
export function askedShortly(plain: string, ofOne: boolean): string | null {
  const held = ofOne ? HELD.exec(plain)?.[1] : undefined
  if (held !== undefined) return `does it have ${held === 'milk' ? 'dairy' : held}`
  const added = ADDED.exec(plain)?.[1]
  if (added !== undefined) return `something with ${added}`
  return OF_FIRST.find(([pattern]) => pattern.test(plain))?.[1] ?? null
}
