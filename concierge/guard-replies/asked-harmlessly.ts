import { readMessage } from '#concierge/guard/read-message.ts'
import type { GuardVerdict } from '#concierge/guard/verdict.ts'
import type { Store } from '#concierge/open-store.ts'
import type { Understood } from '#concierge/understand/understand.ts'
import { wordStem } from '#concierge/understand/fold-text.ts'

/** Intents of what is on the menu. */
export const OF_GOODS: ReadonlySet<string> = new Set([
  'recommend',
  'recommend_no_match',
  'product_info',
  'availability',
  'compare',
])

/** Whether a verdict met words that mean no harm here: a thing of the counter, papers of a visitor, goods for a trip. */
export function isAskedHarmlessly(store: Store, verdict: GuardVerdict, understood: Understood): boolean {
  return (
    asksForDropsAlone(store, verdict, understood) ||
    asksAsVisitor(verdict, understood) ||
    buysForTrip(verdict, understood) ||
    asksWhetherSoMuch(verdict, understood)
  )
}

const FEW_WORDS = 3

/** "Eye drops" and no more, where the shop has some: nothing is taken with them. */
function asksForDropsAlone({ items }: Store, { kind, rule }: GuardVerdict, { plain }: Understood): boolean {
  if (kind !== 'medical' || rule !== 'drug-interaction') return false
  const words = plain.split(' ')
  if (words.length > FEW_WORDS || /\b(?:my|mi|mis|with|and)\b/.test(plain)) return false
  return items.some(
    ({ category, nameWords }) => category === 'accessory' && words.every((word) => nameWords.has(wordStem(word))),
  )
}

const TO_A_TRIP =
  /\bdriv(?:e|ing)\b(?: \p{L}+){0,5} (?:camping|cabin|cottage|camp ?site|camp ?ground|vacation|bonfire)\b/u
const OF_TRIPS: ReadonlySet<string> = new Set(['reads-like', 'driving-impaired'])
const WHILE_DRIVING = /\b(?:while|during|before|on the (?:drive|way|road|trip)|for the (?:drive|road|ride|way))\b/

/** "Im driving up north camping, want 2 joints": what is bought for the days there, and nothing taken at the wheel. */
function buysForTrip({ kind, rule }: GuardVerdict, { intent, plain }: Understood): boolean {
  if (kind !== 'driving' || !OF_TRIPS.has(rule) || !OF_GOODS.has(intent)) return false
  return TO_A_TRIP.test(plain) && !WHILE_DRIVING.test(plain) && readMessage(plain).find('INGEST').length === 0
}

const TAKES_ALONG =
  /\b(?:tak(?:e|ing)|bring(?:ing)?|carry(?:ing)?|fly(?:ing)?|home|back|mail|ship|send|across|border|llev\p{L}*|traer|regres\p{L}*|volver|envi\p{L}*|mand\p{L}*|cruz\p{L}*|frontera|avion|casa)\b/u

/** "Que necesito para comprar si soy turista": which papers a visitor needs, and nothing leaves the state. */
function asksAsVisitor({ kind, rule }: GuardVerdict, { intent, plain }: Understood): boolean {
  return (
    kind === 'illegal' &&
    (rule === 'reads-like' || rule === 'across-state-lines') &&
    intent === 'id_policy' &&
    !TAKES_ALONG.test(plain)
  )
}

const GETS_ROUND =
  /\b(?:twice|again|another|second|two (?:trips|visits|orders)|come back|split|(?:my|a) (?:friend|buddy|wife|husband|partner)|his|her|their|names?|around|over the|more than|above|past|each|every ?one|resell|without)\b/

/** "Can i buy 2 ounces today as an adult": whether so much is allowed, and no way round what is not. */
function asksWhetherSoMuch({ kind, rule }: GuardVerdict, { intent, plain }: Understood): boolean {
  return (
    kind === 'illegal' &&
    rule === 'reads-like' &&
    intent === 'purchase_limits' &&
    /^(?:(?:so|and|hey|hi|ok|but) )*(?:can|could|may|am i (?:allowed|able)|is it (?:ok(?:ay)?|legal)|puedo)\b/.test(
      plain,
    ) &&
    !GETS_ROUND.test(plain)
  )
}
