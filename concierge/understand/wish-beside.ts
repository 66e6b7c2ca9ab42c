import { type Asked, BETWEEN, type Part } from './asked-topics.ts'
import type { StoreIntent } from './intent.ts'
import type { ReadWish } from './read-wish.ts'
import type { Settled } from './settle-topic.ts'

/** How sure a part of a message must be to be about goods alone. */
const CLEARLY = 0.8
const HARDLY = 0.1
/** Goods are part of the question itself where it is about who may have them, or what became of them. */
const ASKED_BESIDE: ReadonlySet<StoreIntent> = new Set([
  'store_hours',
  'store_location',
  'payment',
  'parking',
  'delivery',
  'pickup',
  'loyalty',
  'tax',
  'contact',
  'accessibility',
  'store_info',
])

/** The parts of a message, the questions about the shop among them, and the topics that its words speak of. */
type Apart = { parts: readonly Part[]; asked: readonly Asked[]; heard: readonly StoreIntent[] }

/** "A dark chocolate bar and do you close at 9": a wish in a part of its own is answered beside the question. */
export function withWishBeside(settled: Settled, read: ReadWish, { parts, asked, heard }: Apart): Settled {
  const [main] = settled.stores
  if (settled.intent === 'recommend') {
    const topics = asked
      .filter(
        ({ topic, plain }) =>
          heard.includes(topic) &&
          mayStandBeside(topic, read) &&
          parts.some((part) => part.plain !== plain && isWish(part, topic, read)) &&
          !parts.some((part) => part.plain === plain && isWish(part, topic, read)),
      )
      .map(({ topic }) => topic)
    return topics.length === 0 ? settled : { intent: 'multi_intent', stores: [...new Set(topics)] }
  }
  if (main === undefined || settled.intent !== main || !mayStandBeside(main, read)) return settled
  const wished = parts.some((part) => isWish(part, main, read)) || opensWithGoods(read)
  return wished ? { ...settled, intent: 'multi_intent' } : settled
}

/** A part that names goods, or what they are to be and do, and asks nothing of that topic. */
function isWish({ plain, guess }: Part, topic: StoreIntent, { wish, forms, plain: whole }: ReadWish): boolean {
  const names = [
    ...forms.map(({ start, end }) => whole.slice(start, end)),
    ...wish.terms.flatMap(({ said, rows }) => (rows === null || rows.size === 0 ? [] : said)),
    ...wish.effectWords,
    ...wish.strainTypes,
  ]
  return (
    guess.topic === 'goods' &&
    guess.share >= CLEARLY &&
    guess.shareOf(topic) < HARDLY &&
    names.some((name) => plain.includes(name))
  )
}

/** "Strongest chews, I got my med card": the card is told of, and no leave is asked for. */
function mayStandBeside(topic: StoreIntent, { wish }: ReadWish): boolean {
  return ASKED_BESIDE.has(topic) || (topic === 'id_policy' && wish.patient)
}

/** "Gummies and do you take apple pay": a thing that is only named, before a question that is not about it. */
function opensWithGoods({ plain, forms, wish }: ReadWish): boolean {
  const end = plain.search(BETWEEN)
  if (end < 0 || OF_THEM.test(plain.slice(end))) return false
  const lead = plain.slice(0, end)
  const names = wish.terms.flatMap(({ said, rows }) =>
    rows !== null && rows.size > 0 && lead.includes(said) ? [said] : [],
  )
  const spans = forms.flatMap((form) => (form.end <= end ? [plain.slice(form.start, form.end)] : []))
  if (names.length + spans.length === 0) return false
  const rest = [...names, ...spans].reduce((left, said) => left.replace(said, ' '), lead)
  return rest.split(' ').every((word) => word === '' || MERE.test(word))
}

const OF_THEM = /\b(?:they|them|those|these|it|its|that|this|one|ones|any|some|which)\b/
const MERE =
  /^(?:hey|hi|hello|yo|ok|so|,|an?|the|some|any|couple|few|of|good|nice|cheap|need|want|get|just|please|looking|for|got|im|id|i|like|to|have|and|or|indica|sativa|hybrid|quiero|busco|unas?|unos?|una|un|\d+)$/
