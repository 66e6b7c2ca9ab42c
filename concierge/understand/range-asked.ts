import { remember } from '#concierge/retrieve/remember.ts'

/** What of a whole shelf is to be told: who makes it, what there is of it, by which names, how many. */
export type Range = 'makers' | 'kinds' | 'names' | 'flavors' | 'count'

/** Who asks for the best of them, or for advice, wants one of them shown. */
const ONE_OF_THEM =
  /\b(?:best|strongest|cheapest|mildest|weakest|highest|lowest|most|least|favou?rites?|recommend\p{L}*|suggest\p{L}*|should|would|good|better|popular|top|similar|(?:some|any)thing like|mejor(?:es)?|recomiend\p{L}+|is (?:it|this|that|the)|are (?:they|these|those)|(?:is|was) in)\b|\$/u

const WHICH = '(?:what|which|whats|list|name|all|any other|how many|tell me|show me|que|cuales)'
const ARE_HAD =
  '(?:do (?:you|u|yall|they)|are (?:there|in)|you (?:guys )?(?:have|got|carry|sell)|yall|in stock|available|on the (?:menu|shelf)|tienen|hay|venden|manejan|$)'

const RANGES: readonly (readonly [Range, RegExp])[] = [
  [
    'makers',
    new RegExp(
      `\\b${WHICH}(?: \\p{L}+){0,4} (?:brands|makers|manufacturers|growers|producers|farms|companies|marcas)\\b(?! (?:is|makes? (?!your)|has)\\b)|\\b(?:what|which) (?:\\p{L}+ )?brand of (?:\\p{L}+ ){1,3}${ARE_HAD}|\\bwho (?:all )?(?:makes|grows|produces|supplies) (?:your|yalls|all your|the) \\p{L}+(?: \\p{L}+)?$|^(?:brands|marcas)(?: of| for| in| de)? \\p{L}+|\\bwhose \\p{L}+ (?:do|are)\\b|\\b(?:what|which)(?: \\p{L}+)? (?:brands?|companies|company|makers?|growers?|farms?|producers?) (?:all )?(?:makes?|grows?|produces?|supply|supplies) (?:your|yalls|the|all your) \\p{L}+(?: \\p{L}+)?$`,
      'u',
    ),
  ],
  [
    'kinds',
    new RegExp(
      `\\b(?:what|which|whats|que|cuales)(?: (?:other|different|all|are|the|your))* (?:kinds?|types?|sorts?|varieties|forms?|styles?|tipos?|clases?) (?:of |de )?(?:\\p{L}+ ){1,3}${ARE_HAD}|\\b(?:whats|what is|hows|how is|show me|tell me about)(?: like)? your (?:\\p{L}+ ){0,2}(?:selection|assortment|range|lineup|variety)\\b`,
      'u',
    ),
  ],
  [
    'names',
    new RegExp(
      `\\b${WHICH}(?: (?:are|all|the|your|other|different|of|\\p{L}+)){0,3} strains(?: \\p{L}+){0,4} ${ARE_HAD}|\\b(?:what|which) strains (?:do|are|have|of)\\b|\\b(?:list|name)(?: me)?(?: all)?(?: of)? (?:your|the) (?:\\p{L}+ )?strains\\b|^(?:(?:can|could|would) you )?(?:list|name)(?: me)?(?: all)?(?: of)? your (?:\\p{L}+ ){0,2}\\p{L}+$`,
      'u',
    ),
  ],
  [
    'flavors',
    new RegExp(`\\b${WHICH}(?: (?:are|all|the|your|other|different|of|kinds?)){0,3} (?:flavou?rs|sabores)\\b`, 'u'),
  ],
  [
    'count',
    /\bhow many (?:different )?(?:\p{L}+ ){1,4}(?:do (?:you|u|yall)|are there|you (?:guys )?(?:have|got|carry)|yall (?:have|got|carry)|in stock)/u,
  ],
]

/** Pieces, doses, days and the like are counted in or of a thing, and not the things themselves. */
const OF_OTHERS =
  /\bhow many (?:\p{L}+ )?(?:mgs?|milligrams?|grams?|ounces?|oz|pieces?|servings?|doses?|puffs?|hits?|points?|people|friends|days?|hours?|minutes?|times?|percent|plants?|locations?|stores?|shops?|spots?|spaces?|of (?:us|them|those|these))\b|\b(?:in (?:a|an|the|each|one|it)|per|come|comes|each|a pack|the pack|can i|should|legally)\b/u

/** What of a whole shelf a sentence asks to be told, or null. */
export const rangeAsked: (plain: string) => Range | null = remember(readRange, { most: 200, longest: 400 })

function readRange(plain: string): Range | null {
  const found = RANGES.find(([, asked]) => asked.test(plain))?.[0] ?? null
  if (found === null || ONE_OF_THEM.test(plain)) return null
  return found === 'count' && OF_OTHERS.test(plain) ? null : found
}
