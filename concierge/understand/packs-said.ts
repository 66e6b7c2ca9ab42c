/** How many are in a pack and what a thing weighs, in the words that people have for it, written in those that sizes are read by. */
const WORDS: Readonly<Record<string, string>> = {
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
  ten: '10',
  twelve: '12',
  fourteen: '14',
  twenty: '20',
}
const COUNT = `(\\d{1,2}|${Object.keys(WORDS).join('|')})`
const PACK = '(?:multi ?|variety |sample |value |big |small |little )?(?:packs?|boxes|box|tins?|tubes?|cases?|cartons?)'
const ROLLED = '(?:joints?|pre ?-?rolls?|prerolls?|minis?|shorties|pinners|blunts?|cones?|sticks?|rolls?|pieces?|pcs?)'
const VAPE = '(?:carts?|cartridges?|vapes?|pens?|disposables?|dispos?|pods?|all in ones?|aio)'

type Rule = readonly [pattern: RegExp, by: string | ((whole: string, ...parts: string[]) => string)]

const asPack = (_whole: string, count = ''): string => ` ${WORDS[count] ?? count} pack `

const RULES: readonly Rule[] = [
  [new RegExp(`\\b${COUNT}-packs?\\b`, 'g'), asPack],
  [
    new RegExp(`\\b${COUNT}[- ](?:${ROLLED})[- ](?:packs?|boxes|box|tins?)\\b`, 'g'),
    (whole, count) => `${asPack(whole, count)}of joints`,
  ],
  [
    new RegExp(
      `\\b${COUNT} (?:little |small |mini |baby )?(?:${ROLLED}) (?:in|per|to) (?:an?|one|each|the) (?:packs?|box|tin)\\b`,
      'g',
    ),
    (whole, count) => `${asPack(whole, count)}of joints`,
  ],
  [
    new RegExp(`\\b(?:pack|box|tin|tube|case|carton) of ${COUNT} (?:minis|shorties|pinners)\\b`, 'g'),
    (whole, count) => `${asPack(whole, count)}of joints`,
  ],
  [
    new RegExp(
      `\\b(?:pack|box|tin|tube|case|carton) of ${COUNT}\\b(?! (?:dollars?|bucks?|mg|milligrams?|grams?|g\\b))`,
      'g',
    ),
    asPack,
  ],
  // "A pack of joints, five of them": the pack may be named some words before.
  [
    new RegExp(
      `\\b${PACK}((?: (?:of|that|which|has|have|w|with|little|small|mini|baby|infused|indica|sativa|hybrid|${ROLLED}))*),?\\.? (?:with |w |has |have |that has |holding |containing |at least )?${COUNT} (?:in (?:it|them|each|there|one|a pack)|of (?:them|em|'em)|inside)(?: ideally)?\\b`,
      'g',
    ),
    (_whole, of = '', count = '') =>
      ` ${WORDS[count] ?? count} pack${of.replace(/ (?:with|w|has|have|that|which)$/, '')} `,
  ],
  [new RegExp(`\\bpack with ${COUNT}\\b(?! (?:in|mg|g\\b|grams?|dollars?))`, 'g'), asPack],
  // Weights.
  [/(\d)\s?gms?\b/g, '$1g'],
  [/\bpoint (three|five|eight)(?= ?(?:g|gs|gr|grams?)\b)/g, (_whole, word = '') => `.${WORDS[word] ?? ''}`],
  [new RegExp(`(?<![\\d$])0?(\\.[358]5?)(?! ?(?:g|gs|gr|grams?)\\b)(?= (?:[a-z]+ )?${VAPE}\\b)`, 'g'), '0$1g'],
  [new RegExp(`(?<=\\b${VAPE}\\b[^\\d$]{0,20}[ ,])0?(\\.[358]5?)(?=\\s*(?:[?!,]|$))`, 'g'), '0$1g'],
  [
    new RegExp(`\\b(300|350|500|850|1000|2000) ?mg(?= (?:[a-z]+ ){0,2}${VAPE}\\b)`, 'g'),
    (_whole, mg) => `${Number(mg) / 1000}g`,
  ],
  [
    new RegExp(`(?<=\\b${VAPE}\\b,? (?:in |of )?)(300|350|500|850|1000|2000) ?mg\\b`, 'g'),
    (_whole, mg) => `${Number(mg) / 1000}g`,
  ],
  // What is not wanted so large is no size that is asked for.
  [
    /,? (?:but )?(?:not|(?:do not|dont|don't) (?:need|want)|no need for)(?: an?| the)? (?:whole|full|entire) (?:eighth|8th|quarter|half(?: ounce| oz)?|ounce|oz|zip|pack|gram)\b/g,
    ' ',
  ],
]

const MAY_SAY = /\d|\b(?:packs?|box|tin|tube|case|point|whole|full|entire)\b/

/** The text with sizes of packs and weights in plain words. */
export function inPlainSizes(text: string): string {
  if (!MAY_SAY.test(text)) return text
  return RULES.reduce(
    (said, [pattern, by]) => (typeof by === 'string' ? said.replace(pattern, by) : said.replace(pattern, by)),
    text,
  )
}
