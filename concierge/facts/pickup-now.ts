import { clock, sentence, tell } from '#concierge/say/wording.ts'
import type { FactAnswer, FactQuestion } from './answer.ts'
import type { Fact } from './fact.ts'
import { lastOrders } from './last-orders.ts'
import { readDays } from './read-day.ts'
import { openState, shopTime } from './shop-clock.ts'
import { asksOfNow, clockOf, momentOf, sayMoment, sayNext, sayYes } from './span-now.ts'
import { type Span, spansOf } from './spans-told.ts'

/** Whether an order can still be placed, or fetched, at this moment, and in words; null where another day is asked of or no hours are known. */
export function orderingNow(question: FactQuestion): { takes: boolean; text: string } | null {
  const { profile, plain, language, now, store } = question
  if (!asksOfNow(plain, readDays(plain, profile, shopTime(now, profile))) || profile.hours === undefined) return null
  const cutOff = lastOrders(store.facts, 'pickup')
  const moment = momentOf(cutOff.length > 0 ? cutOff : TILL_CLOSING, profile, now)
  if (moment === null) return null
  const { closesAt } = openState(profile, now)
  if (moment.is === 'off' || (moment.is === 'over' && closesAt === null)) {
    const next = moment.next === null ? '' : sayNext(moment.next, language)
    const text = tell(
      language,
      `Sorry, we're closed right now${next === '' ? '' : `; we open ${next}`}.`,
      `Lo siento, ahora estamos cerrados${next === '' ? '' : `; abrimos ${next}`}.`,
    )
    return { takes: false, text }
  }
  const last = clockOf(moment.run.until)
  if (moment.is === 'over') {
    const closes = clock(closesAt ?? '')
    const text = tell(
      language,
      `Sorry, it's too late to order for pickup today: the last order was at ${last}. You can still come in and shop until ${closes}.`,
      `Lo siento, hoy ya es tarde para pedir: el último pedido era a las ${last}. Todavía puedes venir a comprar hasta las ${closes}.`,
    )
    return { takes: false, text }
  }
  const yes = sayYes(plain, language)
  const opens = moment.is === 'ahead' ? clockOf(moment.run.from) : null
  const text = [
    cutOff.length > 0
      ? tell(
          language,
          `${yes}you can still order for pickup today: the last order is at ${last}.`,
          `${yes}todavía puedes pedir hoy para recoger: el último pedido es a las ${last}.`,
        )
      : tell(
          language,
          `${yes}you can still order ahead and pick up in the store today: we close at ${last}.`,
          `${yes}todavía puedes pedir y recoger hoy en la tienda: cerramos a las ${last}.`,
        ),
    ...(opens === null ? [] : [tell(language, `We open at ${opens}.`, `Abrimos a las ${opens}.`)]),
  ]
    .map(sentence)
    .join(' ')
  return { takes: true, text }
}

/** What an answer of this moment rests on. */
export const PATHS_OF_NOW = ['pickup', 'hours', 'holidays', 'timezone'] as const

const TILL_CLOSING: readonly Span[] = [{ from: null, until: { beforeClosing: 0 }, days: '' }]

/** Whether a way to take an order is served at this moment; null where another day is asked of or no hours are told of it. */
export function wayNow(
  { profile, plain, language, now, store }: FactQuestion,
  [way, en, es]: readonly [string, string, string],
): FactAnswer | null {
  if (!asksOfNow(plain, readDays(plain, profile, shopTime(now, profile)))) return null
  const moment = momentOf(spansOf(factsOfWay(store.facts, way)), profile, now)
  if (moment === null) return null
  const named = { en: en.replace(/^a /, 'the '), es: way === 'curbside' ? `la ${es}` : `el ${es}`, opens: true }
  const { closesAt } = openState(profile, now)
  const shop =
    moment.is === 'over' && closesAt !== null
      ? tell(language, ` The store is open until ${clock(closesAt)}.`, ` La tienda abre hasta las ${clock(closesAt)}.`)
      : ''
  const text = `${sayMoment(moment, named, { plain, language })}${shop}`
  return { text, paths: PATHS_OF_NOW, known: true, derived: [text] }
}

/** All that is told of a way, in the part on pickup or in one of its own. */
function factsOfWay(facts: readonly Fact[], way: string): readonly Fact[] {
  const opening = way.slice(0, 5)
  return facts.filter(({ top, leaves }) =>
    top === 'pickup' ? leaves[0]?.startsWith(way) === true : top.startsWith(opening),
  )
}
