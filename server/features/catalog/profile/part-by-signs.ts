import { inOneBreath, isLoose, type Loose, tellLoose, wordsOf } from './loose-value.ts'

/** What the keys and the values of a part are told in, each sign with its weight: 2 where it is hardly ever a sign of anything else. */
type Signs = { at: string; key: RegExp; sure: RegExp; told: RegExp; top: RegExp }

const PARTS: readonly Signs[] = [
  {
    at: 'delivery',
    top: /\b(?:deliver\p{L}*|drop ?offs?|door|doorsteps?|courier|drivers?|bring\p{L}*|vans?|home|house|wheels|come to you|dispatch)\b/u,
    key: /\b(?:smallest|minimum|min|least|charges?|fees?|free|waived|waits?|takes|zones?|towns?|cit(?:y|ies)|areas?|not to|never|skip|places|paid|pay|outside|last order|window|days|hours|times?|booking|receive)\b/,
    sure: /\b(?:deliver\p{L}*|zips?|zip (?:codes?|list)|postal|drivers?|vans?|courier)\b/u,
    told: /\b(?:deliver(?:y|ies|ed)?|drivers?|couriers?|vans?)\b|(?<!\d)\d{5},? \d{5}(?!\d)|\bhotels?\b.{0,60}\b(?:dorms?|parks?|offices?|rentals?|motels?|workplaces?|shelters?)\b|\bprivate homes\b|\bat (?:your|the) door\b/i,
  },
  {
    at: 'payment',
    top: /\b(?:pay\p{L}*|money|checkout|register|till|cash|tender|wallet|settl\p{L}*)\b/u,
    key: /\b(?:take|accept\p{L}*|tips?|tipping|online|cards?|fees?)\b/u,
    sure: /\b(?:atm|cash (?:machine|point)|debit|credit|cash|payments?)\b/,
    told: /\bcash\b.{0,60}\bdebit\b|\bcredit cards?\b|\bapple pay\b|\bcanpay\b|\batm\b/i,
  },
  {
    at: 'id_policy',
    top: /\b(?:who|ids?|door|entry|enter|ages?|eligib\p{L}*|papers|admission|guests?)\b/u,
    key: /\b(?:ages?|adults?|recreational|patients?|minors?|under 21|children|kids|out of state|other states?|visitors?|medical)\b/,
    sure: /\b(?:ids?|licen[cs]es?|passports?|identification|papers?)\b/,
    told: /\bpassports?\b|\blicen[cs]es?\b|\bmilitary id\b|\bexpired\b|\b21 (?:and|or) (?:over|older|up)\b|\bunder 21\b|\bphoto id\b/i,
  },
  {
    at: 'pickup',
    top: /\b(?:pick ?up|ahead|reserve|collect|lanes?|curb\p{L}*|online orders?|click)\b/u,
    key: /\b(?:windows?|lanes?|counter|changes?|changing|hand over|where|express)\b/,
    sure: /\b(?:ready|held|kept|hold|curb ?side|drive (?:thru|through|up)|pick ?up)\b/,
    told: /\bready in\b|\bback on the shelf\b|\bcurbside\b|\bdrive[- ]thru\b|\border(?:s|ed)? ahead\b/i,
  },
  {
    at: 'limits_and_rules',
    top: /\b(?:how much|limits?|caps?|most|allowance|maximum|quantit\p{L}*|amounts?)\b/u,
    key: /\b(?:adult|recreational|patients?|medical|flower|concentrates?|edibles?|vapes?|plants?|daily|per day)\b/,
    sure: /\b(?:limits?|caps?|how much|ounces?|grams?)\b/,
    told: /\b\d[\d.]* ?(?:ounces?|oz|grams?|g|mg)\b/i,
  },
  {
    at: 'parking',
    top: /\bpark\p{L}*/u,
    key: /\b(?:street|meters?|bi(?:cycles|kes?)|charging|spaces|spots|accessible|trailers?|rvs?|entrance)\b/,
    sure: /\b(?:park\p{L}*|lots?|garage)\b/u,
    told: /\bparking\b|\bmeters?\b|\bgarage\b|\bfree lot\b|\bspaces\b|\bEV charg/i,
  },
]
const ENOUGH = 5

/** The part that a table is as a whole, by how many of its entries speak of it; null where they speak of several or of none. */
export function partBySigns(key: string, table: Loose): string | null {
  const entries = Object.entries(table).map(([name, value]) => ({ words: wordsOf(name), text: textOf(value) }))
  const tables = Object.values(table).filter((value) => isLoose(value) && Object.keys(value).length > 1).length
  if (entries.length < 2 || tables * 2 > entries.length) return null
  const words = wordsOf(key)
  const scores = PARTS.map((part) => {
    const weights = entries.map((entry) => weigh(part, entry))
    const spoken = weights.filter((weight) => weight > 0).length
    const sum = weights.reduce((all, weight) => all + weight, part.top.test(words) ? 3 : 0)
    const isWhole =
      sum >= ENOUGH &&
      spoken * 2 >= entries.length &&
      (part.top.test(words) || weights.filter((weight) => weight > 1).length > 1)
    return { at: part.at, sum: isWhole ? sum : 0 }
  }).toSorted((one, other) => other.sum - one.sum)
  const [best] = scores
  return best === undefined || best.sum === 0 ? null : best.at
}

function weigh({ key, sure, told }: Signs, { words, text }: { words: string; text: string }): number {
  return (sure.test(words) ? 2 : key.test(words) ? 1 : 0) + (told.test(text) ? 2 : 0)
}

function textOf(value: unknown): string {
  if (Array.isArray(value)) return inOneBreath(value.map(tellLoose))
  return isLoose(value)
    ? Object.entries(value)
        .map(([name, entry]) => `${wordsOf(name)} ${tellLoose(entry)}`)
        .join('. ')
    : tellLoose(value)
}
