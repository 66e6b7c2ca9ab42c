/** What a deal may be on: how it is asked for, and the words that a deal names it by. */
export const DEAL_SYNONYMS: readonly (readonly [RegExp, string])[] = [
  [/bogo|buy one|buy 1|2 for|two for/, 'buy get bogo'],
  [/refer|friend|\bbring (?:in )?(?:my|a|another)\b|roommate|budd(?:y|ies)/, 'referral refer friend'],
  [/eighths?|flower/, 'flower eighth'],
  [/drinks?|seltzers?|sodas?|beverages?/, 'drink beverage seltzer soda'],
  [/topicals?|balms?|lotions?|salves?/, 'topical'],
  [/tinctures?|drops/, 'tincture'],
  [/accessor|glass|bongs?|pipes?|grinders?|gear/, 'accessory gear glass'],
  [/ounces?|\boz\b/, 'ounce'],
  [/carts?|vapes?/, 'vape cart cartridge'],
  [/edibles?|gumm/, 'edible gummy munchie'],
  [/prerolls?|joints?/, 'preroll pre-roll joint'],
  [
    /concentrates?|wax|dabs?|extracts?|rosin|resin|shatter|b[au]dder|\bsauce\b|\bdiamonds\b|\bhash\b/,
    'concentrate wax dab extract',
  ],
]

/** No things on a shelf, but ways to save. */
const WAYS_TO_SAVE = 2
/** Sizes, and no shelf of their own. */
const OUNCES = DEAL_SYNONYMS.findIndex(([, words]) => words === 'ounce')

const GRAMS = /\b(\d{1,2}(?:\.\d)?) ?g(?:rams?)?\b/g
const HALF_OUNCE = /\bhalf[ -](?:an )?(?:oz|ounce)s?\b|\bhalf zips?\b|\bhalves\b/
const QUARTER = /\bquarter[ -](?:of an )?(?:oz|ounce)s?\b|\bquarters\b/

/** The things that a text speaks of, by the place of their row, and weights that it names. */
export function thingsOf(text: string): readonly (number | string)[] {
  const rows = DEAL_SYNONYMS.flatMap(([pattern], row) => (row >= WAYS_TO_SAVE && pattern.test(text) ? [row] : []))
  const grams = [...text.matchAll(GRAMS)].map(([, weight = '']) => `${weight} g`)
  return [...rows, ...grams, ...(HALF_OUNCE.test(text) ? ['14 g'] : [])]
}

/** The weights that a deal is on where it names its things by them ("half ounces"), in grams; `alone` where by nothing else. */
export function weightsOf(text: string): { grams: readonly number[]; alone: boolean } {
  const beside = text.replace(HALF_OUNCE, ' ').replace(QUARTER, ' ')
  const grams = [
    ...(HALF_OUNCE.test(text) ? [14] : []),
    ...(QUARTER.test(text) ? [7] : []),
    ...(/\beighths?\b/.test(text) ? [3.5] : []),
    ...(/\bounces?\b|\boz\b/.test(beside) ? [28] : []),
  ]
  const others = thingsOf(beside.replaceAll(/\beighths?\b/g, ' ')).filter(
    (thing) => typeof thing === 'number' && thing !== OUNCES,
  )
  return { grams, alone: grams.length > 0 && others.length === 0 }
}
