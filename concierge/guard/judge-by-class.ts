import { asksForProduct } from './asks-for-product.ts'
import { classify, MESSAGE_CLASSES, type MessageClass } from './classify.ts'
import type { Reading } from './read-message.ts'
import type { GuardVerdict } from './verdict.ts'

const OURS = ['PRODUCT', 'SHOP', 'STRAIN_NAME', 'DRIVE_TO_SHOP', 'MILD_WISH'] as const
/** Words of chatting and of choosing; in a long message they prove nothing. */
const OURS_IF_SHORT = ['BOT_TALK', 'WISH'] as const
const SHORT_WORDS = 14
const PERHAPS_OURS = 'SHOP_LOOSE'
const FOREIGN = ['WORLD', 'SCHOOLWORK', 'TECH', 'ERRANDS'] as const

/** Shares from which a class is believed: of a message that may be about the shop, and of one that shows no sign of it. */
const BELIEVED = { ours: 0.93, perhaps: 0.7, foreign: 0.45 } as const
const SURE_OF_KIND = 0.6
const SURE_OF_HARM = 0.85
const DOUBTED = { perhaps: 0.85, foreign: 0.65 } as const
const SURE_FROM_WORDS = 7
const FEWEST_WORDS = 3

/**
 * The second look, by statistics, at what no rule has met. A message that speaks of the shop, of its products or with the
 * assistant itself is let through unless the classifier is very sure; any other needs positive evidence of a foreign subject.
 */
export function judgeByClass(reading: Reading): GuardVerdict | null {
  const has = (concept: string) => reading.find(concept).length > 0
  const foreign = FOREIGN.some(has)
  if (!asks(reading) || asksForProduct(reading)) return null
  if (!foreign && reading.tokens.length < FEWEST_WORDS) return null
  const shares = classify(reading)
  const best = MESSAGE_CLASSES.reduce((top, name) => (shares[name] > shares[top] ? name : top))
  const ours = OURS.some(has) || (reading.tokens.length <= SHORT_WORDS && OURS_IF_SHORT.some(has))
  if (ours && !(foreign && !has('PRODUCT') && !has('BOT_TALK'))) {
    return best !== 'serve' && best !== 'off_topic' && best !== 'illegal' && shares[best] >= BELIEVED.ours
      ? verdictFor(best, shares[best])
      : null
  }
  const wanted = has(PERHAPS_OURS) && !foreign ? BELIEVED.perhaps : BELIEVED.foreign
  if (best !== 'serve' && best !== 'illegal' && shares[best] >= wanted)
    return verdictFor(best, shares[best], has('SAFE_CONTEXT'))
  const doubt = has(PERHAPS_OURS) ? DOUBTED.perhaps : DOUBTED.foreign
  return 1 - shares.serve - shares.illegal >= doubt && reading.tokens.length > FEWEST_WORDS
    ? { kind: 'off_topic', rule: 'foreign-subject' }
    : null
}

/** A question, an order, or a message too long to be the name of a product. */
function asks(reading: Reading): boolean {
  return reading.tokens.length >= SURE_FROM_WORDS || reading.find('ASKING').length > 0
}

function verdictFor(name: MessageClass, share: number, safe = false): GuardVerdict | null {
  if (name === 'serve') return null
  if (name === 'off_topic' || name === 'illegal' || share < SURE_OF_KIND)
    return { kind: 'off_topic', rule: 'foreign-subject' }
  if (name === 'harmful' && (share < SURE_OF_HARM || safe)) return { kind: 'off_topic', rule: 'foreign-subject' }
  if (name === 'distress') return { kind: 'medical', rule: 'distress' }
  return { kind: name, rule: 'reads-like' }
}
