import { NUMBER_WORDS } from '#concierge/guard/number-words.ts'
import { type Rewriting, rewrite } from './rewrite.ts'

/** How many are in a pack and what a thing weighs, in the words that people have for it, written in those that sizes are read by. */
const COUNT = '(\\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|twelve|fourteen|twenty)'
const PACK = '(?:multi ?|variety |sample |value |big |small |little )?(?:packs?|boxes|box|tins?|tubes?|cases?|cartons?)'
const ROLLED = '(?:joints?|pre ?-?rolls?|prerolls?|minis?|shorties|pinners|blunts?|cones?|sticks?|rolls?|pieces?|pcs?)'
const VAPE = '(?:carts?|cartridges?|vapes?|pens?|disposables?|dispos?|pods?|all in ones?|aio)'

const figureOf = (count: string): string => String(NUMBER_WORDS.get(count) ?? count)
const asPack = (_whole: string, count = ''): string => ` ${figureOf(count)} pack `
const asPackOfJoints = (whole: string, count = ''): string => `${asPack(whole, count)}of joints`
const asPackOfMinis = (whole: string, count = ''): string => `${asPack(whole, count)}of mini joints`

const RULES: readonly Rewriting[] = [
  [new RegExp(`\\b${COUNT}-packs?\\b`, 'g'), asPack],
  [new RegExp(`\\b${COUNT}[- ](?:${ROLLED})[- ](?:packs?|boxes|box|tins?)\\b`, 'g'), asPackOfJoints],
  [
    new RegExp(
      `(?:\\bwith |\\bhas |\\bhave )?\\b${COUNT} (?:(?:little |small |mini |baby )?(?:${ROLLED})|of (?:them|em|those|these)) (?:in|per|to) (?:an?|one|each|the) (?:packs?|box|tin)\\b`,
      'g',
    ),
    asPackOfJoints,
  ],
  [new RegExp(`\\b(?:pack|box|tin|tube|case|carton) of ${COUNT} (?:minis|shorties|pinners)\\b`, 'g'), asPackOfMinis],
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
    (_whole, of = '', count = '') => ` ${figureOf(count)} pack${of.replace(/ (?:with|w|has|have|that|which)$/, '')} `,
  ],
  [
    new RegExp(
      `\\b(?:packs?|boxes|box|tins?|tubes?|cases?|cartons?) (?:with|w|that (?:has|have|holds?)|which (?:has|have)|having|holding|containing)(?: like| about| at least)? ${COUNT} (?:little |small |mini |baby )?(?:joints?|pre ?-?rolls?|prerolls?|minis?|shorties|pinners)\\b`,
      'g',
    ),
    asPackOfJoints,
  ],
  [new RegExp(`\\bpack with ${COUNT}\\b(?! (?:in|mg|g\\b|grams?|dollars?))`, 'g'), asPack],
  // Weights.
  [/(\d)\s?gms?\b/g, '$1g'],
  [/\bpoint (three|five|eight)(?= ?(?:g|gs|gr|grams?)\b)/g, (_whole, word = '') => `.${figureOf(word)}`],
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
  return MAY_SAY.test(text) ? rewrite(text, RULES) : text
}
