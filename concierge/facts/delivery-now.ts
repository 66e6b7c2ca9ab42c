import { tell, weekdayName } from '#concierge/say/wording.ts'
import { type FactQuestion, looseText } from './answer.ts'
import { arrivalOf } from './arrival-now.ts'
import { lastOrders } from './last-orders.ts'
import { readDays } from './read-day.ts'
import { shopTime } from './shop-clock.ts'
import { asksOfNow, clockOf, type Moment, momentOf, type Named, sayMoment, sayNext } from './span-now.ts'
import { type Span, spansOf } from './spans-told.ts'

/** "The latest i can order and still get it that day" is asked of any day. */
const ANY_DAY = /\b(?:that|(?:the )?same|any given|each|every) day\b(?!.*\b(?:today|now)\b)/

const DELIVERY: Named = { en: 'delivery', es: 'la entrega', opens: false }

/** Whether the drivers are out at this moment, and in words; null where another day is asked of or no hours are told. */
export function deliveryNow(question: FactQuestion): { runs: boolean; text: string } | null {
  const { profile, plain, language, now, store } = question
  const today = shopTime(now, profile)
  if (ANY_DAY.test(plain)) return null
  if (!asksOfNow(plain, readDays(plain, profile, today))) return null
  const spans = spansOfDelivery(question)
  const moment = momentOf(spans, profile, now)
  if (moment === null) return null
  const last = momentOf(lastOrders(store.facts, 'delivery', spans), profile, now)
  if (moment.is === 'running' && last?.is === 'over') return { runs: false, text: tooLate(last, language) }
  if (moment.is === 'off') {
    const name = weekdayName(today.weekday, language)
    const next = moment.next === null ? '' : sayNext(moment.next, language)
    const off = tell(language, `Sorry, we don't deliver on ${name}.`, `Lo siento, no entregamos el ${name}.`)
    const again = tell(language, ` Delivery starts again ${next}.`, ` Volvemos a entregar ${next}.`)
    return { runs: false, text: `${off}${next === '' ? '' : again}` }
  }
  const arrival = moment.is === 'running' ? arrivalOf(question, looseText(profile.delivery, 'eta_minutes')) : null
  const until =
    moment.is !== 'over' && last !== null && 'run' in last
      ? tell(
          language,
          ` The last order is at ${clockOf(last.run.until)}.`,
          ` El último pedido es a las ${clockOf(last.run.until)}.`,
        )
      : ''
  return { runs: moment.is !== 'over', text: `${arrival ?? sayMoment(moment, DELIVERY, { plain, language })}${until}` }
}

function tooLate({ run, next }: Extract<Moment, { is: 'over' }>, language: FactQuestion['language']): string {
  const last = clockOf(run.until)
  const again = next === null ? '' : sayNext(next, language).replace(/ (?:at|a las) .*$/, '')
  return tell(
    language,
    `Sorry, it's too late for delivery today: the last order was at ${last}.${again === '' ? '' : ` We deliver again ${again}.`}`,
    `Lo siento, hoy ya es tarde para una entrega: el último pedido era a las ${last}.`,
  )
}

/** The hours of the drivers; where their days are told apart, on those. */
function spansOfDelivery({ profile, store }: FactQuestion): readonly Span[] {
  const facts = store.facts.filter(
    ({ top, leaves }) => top === 'delivery' && /^(?:hours|times?|schedule|runs|window|when)$/.test(leaves[0] ?? ''),
  )
  const days = looseText(profile.delivery, 'days') ?? ''
  return spansOf(facts).map((span) => (span.days === '' || span.days === ' ' ? { ...span, days } : span))
}
