import type { Item } from '#concierge/retrieve/item.ts'
import { askedShortly } from './asked-shortly.ts'
import type { Standing } from './standing.ts'

const LEAD = '^(?:(?:so|and|but|ok|okay|k|wait|oh|hey|hm+|um+|cool|great|nice|perfect|awesome|sweet|yeah|,) ?)*'
const ONE = '(?:it|that|this|them|those|these|that one|this one|the one|one)'
const TAIL = '(?: (?:please|pls|then|though|tho|thanks|exactly|again|right now|today|now|,))*$'
const asked = (pattern: string): RegExp => new RegExp(`${LEAD}(?:${pattern})${TAIL}`, 'u')
const ABOUT_IT = `(?:${ONE} ?,? )?`

const EACH_WEIGHS = 'how many grams is each'

/** What shoppers ask of the one thing before them in a word or two, and the same in full. */
const IN_FULL: readonly (readonly [RegExp, string])[] = [
  [
    asked(
      `(?:(?:lets|ill|id|i will|i want to)(?: do| take| try| get) ${ONE} ?,? )?(?:(?:is there |(?:you )?(?:still )?(?:got|have) )?any(?: of ${ONE})? left|(?:you |u |yall )?(?:still|even) (?:got|have) (?:any of )?${ONE}|(?:is ${ONE} )?still (?:available|there|in stock)|available|in stock|(?:do you )?(?:got|have) any(?: of ${ONE})? left)`,
    ),
    'is it in stock',
  ],
  [
    asked(
      `${ABOUT_IT}(?:(?:which|what|whats the|the|whos the) )?(?:brand|maker|grower|company)(?: is ${ONE}| on ${ONE})?`,
    ),
    'who makes it',
  ],
  [
    asked(
      `${ABOUT_IT}(?:(?:is|are) ${ONE} )?(?:an? )?(?:indica|sativa|hybrid) or (?:an? )?(?:indica|sativa|hybrid|what|not)(?: or (?:an? )?(?:indica|sativa|hybrid|what))?|(?:whats|what is) (?:the|its) (?:strain )?type|${ABOUT_IT}(?:what|which) (?:strain )?type(?: is ${ONE}| of strain)?`,
    ),
    'is it indica or sativa',
  ],
  [asked(`(?:strong|potent|any strong)|(?:the )?(?:strength|potency)`), 'how strong is it'],
  [
    asked(
      `(?:how (?:big|large|much) is ${ONE} ?,? )?(?:(?:is ${ONE} )?(?:an? )?(?:half|full|whole)(?: (?:a )?(?:gram|g))?(?: or|,| ,) (?:an? )?(?:half|full|whole)(?: (?:gram|g))?)|(?:the )?size|(?:whats|what is) (?:the|its) (?:size|weight)|how (?:big|large|many grams) is ${ONE}`,
    ),
    'what size is it',
  ],
  [
    asked(
      `(?:(?:is there )?any|got a|is there a) (?:discount|deal|sale) (?:on|for) ${ONE}|(?:is ${ONE} )?(?:discounted|marked down)`,
    ),
    'is it on sale',
  ],
  [
    asked(
      `(?:whats|what is) the count|how many (?:joints|prerolls|pieces|gummies|are there|come|do i get|you get)(?: (?:in|per|inside) (?:an?|the|each|one) (?:pack|bag|box|tin|jar)| in (?:it|there|one)|)`,
    ),
    'how many come in it',
  ],
  [
    asked(
      `(?:how (?:big|large|heavy|much|long)|what size) (?:is|are) (?:in )?(?:each|one|every|a single) (?:joint|preroll|one)|(?:what|how much) (?:does|do|s|is)? ?(?:each|one|every|a single|they|those)(?: (?:joint|preroll|one|of them))?(?: each)? weigh(?: each)?|whats (?:each|one)(?: (?:joint|preroll|one))? weigh|(?:whats |what is )?(?:the )?weight (?:of|per|for) (?:each|one|a)(?: (?:joint|preroll|one|of them))?|how (?:much|many grams)(?: is| are)? in each (?:joint|preroll|one)`,
    ),
    EACH_WEIGHS,
  ],
  [
    asked(
      `(?:(?:whats|what is|how much is) the |how (?:many|much) )?(?:mg|dose|milligrams|thc|strength)(?: is it)? (?:per|in each|in one|in a|for each|a) (?:piece|gummy|one|bite|square|each)(?: (?:and|,) (?:in )?(?:total|all))?|(?:mg|milligrams|dose) each(?: and total)?|(?:the )?dose`,
    ),
    'how many mg is each',
  ],
]
const LONGEST = 14
/** "Those gummies, are they indica": of what was shown, pointed at before it is asked of. */
const NAMED_FIRST = new RegExp(
  `${LEAD}(?:and )?(?:those|these|that|this)(?: (?:ones?|\\p{L}+))? ?, ?(are they|are those|is it|is that|do they|does it|how much are they|how strong are they) `,
  'u',
)

/** The same of whatever was shown. */
const OF_SHOWN: readonly (readonly [RegExp, string])[] = [
  [
    asked(
      `(?:only|just|but only) (?:if|when) (?:its|theyre|it is|they are|thats) (?:on sale|discounted|marked down|on special)|(?:got|have|do you have|you got|are there) (?:any|some|anything) (?:discounted|marked down)(?: ones)?|(?:just|only) (?:the )?(?:sale|discounted) (?:stuff|ones|items)`,
    ),
    'only the ones on sale',
  ],
]

const WHICH = '(?:which|what|whichever)(?: ones?)?(?: of (?:the two|the three|these|those|them))?(?: one)?'

/** Of two that are weighed against each other. */
const OF_TWO: readonly (readonly [RegExp, string])[] = [
  [
    asked(
      `(?:${WHICH}(?: is|s| gives me| would be)? )?(?:the )?(?:better|best|more) (?:deal|value|bang|price|weed|bud)(?: (?:per|by the) (?:gram|g)| for (?:my|the) (?:money|buck))*|${WHICH}(?: is|s)? (?:the )?cheap(?:er|est) (?:per|by the) (?:gram|g)|${WHICH} gives (?:me )?more for (?:my|the) money|whats cheap(?:er|est) (?:by the|per) (?:gram|g)`,
    ),
    'which is cheaper per gram',
  ],
  [
    asked(
      `${WHICH}(?: costs?|is|s)+ (?:less|the least)(?: money| expensive)?|(?:the )?cheap(?:er|est)(?: one)? of (?:both|the two|the pair|those|them|those two|these two)`,
    ),
    'which is cheaper',
  ],
  [
    asked(
      `${WHICH} (?:has|have|got|packs|gives|is) (?:the )?(?:more|most|higher|stronger)(?: (?:mg|milligrams|thc|dose))? (?:per|in each|in a|in one|a|each) (?:piece|gummy|gummie|one|bite|square|serving|chew|mint)|(?:the )?strong(?:er|est)(?: one)? of (?:both|the two|the pair|those|them|those two|these two)`,
    ),
    'which is stronger',
  ],
]
const WOULD_TAKE = new RegExp(
  `${LEAD}${WHICH} (?:would|should|do|could) (?:you|u|i|we) (?:take|pick|go with|choose|get|recommend|suggest|grab)(?: (for .{3,40}))${TAIL}`,
  'u',
)
const FOR_WHAT = new RegExp(`${LEAD}${WHICH} (for .{3,40}?)${TAIL}`, 'u')
const WHICHEVER = /\bwhichever(?: one)?(?: is| has| hits| costs|s)*(?: the)? (\p{L}+(?:er|est))\b/u

function weighed(plain: string): string | null {
  const full = OF_TWO.find(([pattern]) => pattern.test(plain))?.[1]
  if (full !== undefined) return full
  const taken = WOULD_TAKE.exec(plain) ?? FOR_WHAT.exec(plain)
  if (taken !== null) return `which is better ${taken[1] ?? ''}`
  return WHICHEVER.test(plain) ? plain.replace(WHICHEVER, 'the $1 one') : null
}

/** "Any left?", "brand?", "indica or sativa?" of what was shown, in words that ask it in full; null where nothing is asked so. */
export function askedBarely(said: string, { shown, listed, topic }: Standing): string | null {
  const [lead] = shown
  const plain = said.replace(NAMED_FIRST, '$1 ')
  const pointsAtOne = plain !== said
  if (lead === undefined || (topic !== null && !pointsAtOne) || said.split(' ').length > LONGEST) return null
  const ofShown =
    OF_SHOWN.find(([pattern]) => pattern.test(plain))?.[1] ?? (listed.length === 2 ? weighed(plain) : null)
  if (ofShown !== null) return ofShown
  const shortly = askedShortly(plain, isOfOne(shown, lead))
  if (shortly !== null) return shortly
  const ofAll = pointsAtOne ? plain : null
  const full = IN_FULL.find(([pattern]) => pattern.test(plain))?.[1]
  // Of several the weight of one piece of each may be asked.
  if (!isOfOne(shown, lead) && full !== EACH_WEIGHS) return ofAll
  return full ?? ofAll
}

function isOfOne(shown: readonly Item[], lead: Item): boolean {
  return shown.every(({ nameKey }) => nameKey === lead.nameKey)
}
