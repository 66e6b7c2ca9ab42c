import { sentence, tell } from '#concierge/say/wording.ts'
import { foldText } from '#concierge/understand/fold-text.ts'
import type { StoreProfile } from '#contract/store-profile.ts'
import type { FactAnswer, FactQuestion } from './answer.ts'
import { allDeals, type Deal } from './deals-told.ts'
import { type NamedDay, readDays } from './read-day.ts'
import { shopTime } from './shop-clock.ts'
import { asksOfNow, clockOf, type Moment, momentOf, sayMoment } from './span-now.ts'
import { readSpans, runOn, type Span } from './spans-told.ts'

/** A deal that holds at certain hours, and which. */
type Timed = { deal: Deal; spans: readonly Span[] }

/** The deals that hold at certain hours ("before noon", "Monday to Friday 3 to 5 PM"). */
function timedDeals(profile: StoreProfile): readonly Timed[] {
  return allDeals({ profile }).flatMap((deal) => {
    const day = /^deals\.daily\.(\w+)/.exec(deal.path)?.[1]
    const spans = readSpans(deal.text).map((span) => (day === undefined ? span : { ...span, days: day }))
    return spans.length === 0 ? [] : [{ deal, spans }]
  })
}

/** What deals of certain hours are called. */
const CALLED =
  /\b(?:happy|power|golden|magic|rush|apres|lunch) hours?\b|\bearly birds?\b|\bnight owls?\b|\bmatinees?\b|\blate night\b|\bwake (?:and|n|up)\b/g

/** The deal of certain hours that is asked for by what it is called. */
export function timedDealNamed(profile: StoreProfile, plain: string): (Timed & { name: string }) | null {
  const names = plain.match(CALLED) ?? []
  if (names.length === 0) return null
  for (const timed of timedDeals(profile)) {
    const told = foldText(timed.deal.text).replaceAll('-', ' ')
    const name = names.find((one) => told.includes(one.replace(/s$/, '')))
    if (name !== undefined) return { ...timed, name }
  }
  return null
}

export function namesTimedDeal(profile: StoreProfile, plain: string): boolean {
  return timedDealNamed(profile, plain) !== null
}

/** "Is it happy hour": at this moment, though no word says so. */
const IS_IT_NOW = /\b(?:is|are) (?:it|this|we in)(?: (?:still|already))? \p{L}+ hours?\b/u

/** "Is happy hour on right now": whether it is, until or from when, and the deal; null where it is not so asked. */
export function timedDealNow({ profile, plain, language, now }: FactQuestion): FactAnswer | null {
  const named = timedDealNamed(profile, plain)
  if (named === null) return null
  const days = readDays(plain, profile, shopTime(now, profile))
  const isOfNow = asksOfNow(plain, days) || (days.length === 0 && IS_IT_NOW.test(plain))
  const moment = isOfNow ? momentOf(named.spans, profile, now) : null
  const verdict =
    moment === null ? '' : sayMoment(moment, { en: named.name, es: named.name, opens: false }, { plain, language })
  return {
    text: `${verdict} ${sentence(named.deal.text)}`.trim(),
    paths: [named.deal.path, 'hours', 'timezone'],
    known: true,
    derived: [verdict],
  }
}

/** Deals of certain hours on the days that are asked of: how they are told, those that run now first, and which they are. */
export function dealsOfHours(
  { profile, plain, language, now }: FactQuestion,
  days: readonly Pick<NamedDay, 'day' | 'said'>[],
): { lines: readonly string[]; told: readonly Deal[] } {
  const ofNow = asksOfNow(plain, days)
  const lines: string[] = []
  const told: Deal[] = []
  for (const { deal, spans } of timedDeals(profile)) {
    const moment = ofNow ? momentOf(spans, profile, now) : null
    const isOwn = !/^deals\.(?:daily|always)\b/.test(deal.path)
    if (moment?.is === 'running') {
      lines.push(sayRunning(deal, moment, language))
      told.push(deal)
    } else if (isOwn && moment?.is !== 'over' && days.some(({ day }) => runOn(spans, profile, day) !== null)) {
      lines.push(sentence(deal.text))
      told.push(deal)
    } else if (moment?.is === 'over' && deal.path.startsWith('deals.daily')) {
      const end = clockOf(moment.run.until)
      lines.push(tell(language, `That ended at ${end} today.`, `Terminó hoy a las ${end}.`))
    }
  }
  return { lines, told }
}

function sayRunning(
  deal: Deal,
  { run }: Extract<Moment, { is: 'running' }>,
  language: FactQuestion['language'],
): string {
  const until = clockOf(run.until)
  const told = deal.path.startsWith('deals.daily') ? deal.text.replace(/^\w+: /, '') : deal.text
  return sentence(tell(language, `on now, until ${until}: ${told}`, `ahora mismo, hasta las ${until}: ${told}`))
}
