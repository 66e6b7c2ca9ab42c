import { PIECE } from '#concierge/retrieve/unit-price.ts'

const COUNTED: Readonly<Record<string, number>> = {
  two: 2,
  couple: 2,
  pair: 2,
  both: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  dos: 2,
  par: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
  seis: 6,
}

/** What is bought by the piece, as menus sell it: sizes of flower, and packs, never the single gummy inside one. */
const SOLD_BY_PIECE =
  'eighths?|8ths?|1/8(?:th)?s?|octavos?|quarters?|cuartos?|(?:half )?ounces?|zips?|onzas?|preroll|singles|joints?|blunts?|doobies?|porros?|carts?|cartridges?|cartuchos?|pens?|disposables?|desechables?|vapes?|pods?|\\d+ pack|packs?|packages?|paquetes?|bags?|bolsas?|jars?|tins?|boxes|bottles?|botellas?|cans?|latas?|drinks?|bebidas?|(?:root |ginger )?beers?|lemonades?|teas?|shots?|seltzers?|sodas?|bars?|barras?|chocolates?|tinctures?|tinturas?|batter(?:y|ies)|grinders?|units?|pieces|of (?:them|those|these)'

const QUANTITY = new RegExp(
  `(?<![\\p{L}\\p{N}$.,:/])(two|couple|pair|three|four|five|six|dos|par|tres|cuatro|cinco|seis|[2-9]|1\\d|20)(?: (?:of|x|de|more|different))?(?! (?:g|mg|oz|ml|dollars|people|percent|am|pm|for|or|to|piece|pc|part|chamber)\\b)(?! pack\\b)(?: \\d{1,3}(?:\\.\\d)? ?(?:g|grams?|mg|oz|ml))?(?: (?!(?:and|or|y|o|for|at|in|to|of|on|with|pack|is|are|i|we|you|u|my|an|the|each|us|friends?|people|buddies|guys|girls)\\b)\\p{L}+){0,3}? (?:${SOLD_BY_PIECE})(?![\\p{L}\\p{N}])`,
  'u',
)

/** "Prerolls, 3 for 30". */
const SO_MANY_FOR =
  /(?<= )([2-6]) for (?:(?:like|about|under|around) )?\$?\d{2,3}(?: dollars)?(?: total| or less| max)?$/

/** "How much is 3 quill plums": so many of what is called by its name, and no weight, piece or size of it. */
const PRICED_SO_MANY =
  /\bhow much (?:is|are|for|do|does|would)(?: (?:it|that) be for)? (two|three|four|five|six|[2-9]|1\d|20) (?:of (?:the|those|your) )?(?!(?:g|mg|oz|ml|grams?|percent|dollars|people|points?|hours?|minutes?|days?|stars?|pack|packs|pieces?|pcs?|pills?|hits?|puffs?|(?:\p{L}+ )?(?:gumm\p{L}*|mints?|chews|squares|bites|capsules|tablets|drops|chocolates)|in|on|at|for|or|to|and)\b)(?=\p{L}{2,})/u

/** Things counted to be shown or pointed at, not to be bought: "show me three carts", "the first two joints". */
const TO_BE_SHOWN =
  /\b(?:show|recommend|suggest|list|name|compare|top|first|last|best|these|those|other|your|between|muestrame|recomienda)(?: (?:me|us|the|a|your|like))* $/

/** How many of one thing are to be bought ("two eighths", "3 packs of gummies"); null when one or not said. */
export function readQuantity(plain: string): number | null {
  const found = QUANTITY.exec(plain) ?? SO_MANY_FOR.exec(plain) ?? PRICED_SO_MANY.exec(plain)
  const word = found?.[1]
  if (found === null || word === undefined || TO_BE_SHOWN.test(plain.slice(0, found.index))) return null
  return COUNTED[word] ?? Number(word)
}

/** Said of one thing of several. */
export const APIECE =
  'each(?: one)?|apiece|a piece|a pop|ea|per (?:one|piece|item|unit)|por (?:unidad|pieza)|cada un[oa]'
const PER_PIECE = new RegExp(`\\b(?:${APIECE})\\b`)

/** "$20 each": the budget is that of one, however many are bought. */
export function isPerPiece(plain: string): boolean {
  return PER_PIECE.test(plain)
}

/** Said of everything that is bought together. */
export const IN_ALL =
  '(?:in )?total|altogether|all together|combined|in all|all in|for (?:all(?: of (?:it|them))?|everything|it all|both|the lot)|en total'

const SEVERAL =
  '(two|three|four|five|six|(?:couple|pair)(?= of\\b|$)|dos|tres|cuatro|[2-9]|(?:1\\d|20)(?= of\\b))\\b(?! ?(?:g|mg|oz|pack(?!s? of\\b)|%|percent))'
const SUM = '(?:how much(?! (?:thc|cbd|sugar|caffeine)\\b)|cuanto|total|price|cost|altogether|in all|add up)'
const PRICED: readonly RegExp[] = [
  new RegExp(`\\b${SUM}\\b.{0,24}\\b${SEVERAL}`),
  new RegExp(`\\b${SEVERAL}.{0,56}\\b${SUM}\\b`),
  new RegExp(
    `^(?:(?:and|or|so|ok|okay|what about|how about|what if|if|i|we|got|get|took|take|want|wanted|just) )*${SEVERAL} of (?:it|that|them|those|these|the (?:first|second|third|last|other|cheapest|1st|2nd|3rd)(?: one)?)$`,
  ),
]

const OF_A_PIECE = /\b(?:per piece|a ?piece)\b/
const ASKS_PRICE = /\b(?:how much|whats?|price|costs?)\b/
const OF_DOSE = /\d|\b(?:mg|milligrams?|thc|cbd|dose|potent|(?:strong|mild|weak|gentl)(?:er|est)?)\b/

/** "Whats one square worth", "what does each joint cost", "the price of a single gummy". */
const ONE_COSTS = new RegExp(
  `\\b(?:what(?:s| is| does| do| would)?|how much(?: is| does| would| are| do)?|(?:price|cost) (?:of|for))(?: just)? (?:one|each|every|a single|1)(?: [\\p{L}]+)? (?:${PIECE})(?: (?:costs?|worth|priced at|going for|go for|cost me))*$`,
  'u',
)

/** "How much is that per piece": what one of a pack costs. */
export function asksPiecePrice(plain: string): boolean {
  return (OF_A_PIECE.test(plain) && ASKS_PRICE.test(plain) && !OF_DOSE.test(plain)) || ONE_COSTS.test(plain)
}

/** "how much if I get two": how many of what was shown a price is asked for. */
export function pricedQuantity(plain: string): number | null {
  const word = PRICED.map((pattern) => pattern.exec(plain)?.[1]).find((found) => found !== undefined)
  return word === undefined ? null : (COUNTED[word] ?? Number(word))
}

const COUNT_SAID =
  /(?<!\b(?:first|last|top|number|under|than) )\b(two|couple|pair|three|four|five|six|dos|tres|cuatro|[2-9]|1\d|20)\b(?! ?(?:g|mg|oz|pack|%|percent|dollars|bucks)\b)/

/** How many of what was shown are taken: "ill take two". */
export function countIn(plain: string): number | null {
  const word = COUNT_SAID.exec(plain)?.[1]
  return word === undefined ? null : (COUNTED[word] ?? Number(word))
}

const LED_ON =
  '(?:and|so|ok|okay|cool|then|now|well|hmm+|but|just|also|get|got|grab|buy|take|took|do|did|want|wanted|need|i|ill|im|id|we|how much|price|cost|total|whats|what is|is it|that|it|the|would|be|getting|buying|only|maybe|like|say|,)'
const SO_MANY = new RegExp(
  `^(?:${LED_ON} )*(for|what about|how about|what if|if) (?:${LED_ON} )*(?<!\\bthe )(two|three|four|five|six|[2-9]|1\\d|20)(?: (pack|packages?|bags?|jars?|boxes|bottles?|cans?|tins?))?(?: of (?:it|that|them|those|these))?(?: (?:then|instead|please|pls|though|tho|total|together|in all|altogether|be|cost|come to|run me))*$`,
)

/** "2 packs" is folded to "2 pack". */
const MANY_PACKS = new RegExp(
  `^(?:(?:${LED_ON}|for|what|how|about|if|would|do|does|are) )*(?<!\\bthe )(two|three|four|five|six|[2-9]|1\\d|20)(?: more)? (?:packs?|packages|bags|jars|boxes|bottles|cans|tins)(?: of (?:it|that|them|those|these))?(?: (?:then|instead|please|pls|though|tho|total|together|in total|in all|altogether|be|cost|come to|run me|worth|how much|with tax|,))*$`,
)

/** "So for three packs", "what about 2", "two packs total": how many of the one that was shown are asked about, and whether packs are said. */
export function countAsked(plain: string): { count: number; ofPacks: boolean; priced: boolean } | null {
  const [, lead, word, unit] = SO_MANY.exec(plain) ?? []
  if (word !== undefined)
    return { count: COUNTED[word] ?? Number(word), ofPacks: unit !== undefined, priced: lead === 'for' }
  const many = MANY_PACKS.exec(plain)?.[1]
  return many === undefined ? null : { count: COUNTED[many] ?? Number(many), ofPacks: true, priced: false }
}

/** "Make it 4", after three of one thing and another. */
export const RECOUNTS =
  /^(?:(?:and|but|ok|okay|so|oh|actually|lets|just|please|can you|nah|no|,) ?)*make (?:it|that|those|them) (?:two|three|four|five|six|[2-9]|1\d|20)(?: (?:instead|please|pls|of (?:them|those)|actually))*$/
