import { foldText } from '#concierge/understand/fold-text.ts'
import { dollars, sentence, tell } from '#concierge/say/wording.ts'
import { type FactQuestion, looseHours, looseList, looseRecord, looseText } from './answer.ts'
import { areasNamed, readAreas, sayAreas } from './area-terms.ts'
import { isServedOn } from './days-served.ts'
import { type NamedDay, readDays } from './read-day.ts'
import { shopTime } from './shop-clock.ts'

/** The day that is asked about, when no driver is out on it. */
export function dayNotServed({
  profile,
  plain,
  now,
}: Pick<FactQuestion, 'profile' | 'plain' | 'now'>): NamedDay | null {
  const served = looseText(looseRecord(profile.delivery, 'hours'), 'days') ?? looseText(profile.delivery, 'days')
  if (served === null) return null
  return readDays(plain, profile, shopTime(now, profile)).find(({ day }) => !isServedOn(served, day.weekday)) ?? null
}

/** Days with hours of their own: those of the day that is named, or all. */
export function runsAsked({ profile, plain, now, language }: FactQuestion): string[] {
  const runs = looseList(profile.delivery, 'runs')
  const days = looseText(profile.delivery, 'days')
  if (runs.length === 0)
    return days === null || looseHours(profile.delivery, 'hours') !== null
      ? []
      : [tell(language, `Deliveries run ${days}.`, `Entregas: ${days}.`)]
  const named = readDays(plain, profile, shopTime(now, profile))
  const asked = runs.filter((run) => named.some(({ day }) => isServedOn(run, day.weekday)))
  const told = (asked.length > 0 ? asked : runs).join('; ')
  return [tell(language, `Deliveries run ${told}.`, `Entregas: ${told}.`)]
}

/** What it costs, and from what sum on it costs nothing. */
export function deliveryCosts({ profile, language, plain }: FactQuestion): string {
  const { delivery } = profile
  const terms: string[] = []
  const areas = readAreas(delivery)
  if (areas.length > 0) {
    const named = areasNamed(areas, plain)
    const free = delivery?.free_over
    return [
      ...sayAreas(named.length > 0 ? named : areas, language),
      ...(free === undefined
        ? []
        : [tell(language, `Delivery is free over ${dollars(free)}.`, `La entrega es gratis desde ${dollars(free)}.`)]),
    ].join(' ')
  }
  if (delivery?.minimum_order !== undefined)
    terms.push(
      tell(
        language,
        `minimum order ${dollars(delivery.minimum_order)}`,
        `pedido mínimo ${dollars(delivery.minimum_order)}`,
      ),
    )
  if (delivery?.fee !== undefined)
    terms.push(
      delivery.fee === 0
        ? tell(language, 'no delivery fee', 'sin costo de entrega')
        : tell(language, `delivery fee ${dollars(delivery.fee)}`, `costo de entrega ${dollars(delivery.fee)}`),
    )
  if (delivery?.free_over !== undefined)
    terms.push(
      tell(language, `free over ${dollars(delivery.free_over)}`, `gratis desde ${dollars(delivery.free_over)}`),
    )
  return sentence(terms.join(', '))
}

/** Zones with terms of their own: the one that is named, or all of them where the terms are asked for. */
export function zonesAsked({ profile, plain }: Pick<FactQuestion, 'profile' | 'plain'>): string[] {
  const zones = looseList(profile.delivery, 'zones')
  const named = zonesNamed({ profile, plain })
  const wantsTerms =
    /fee|cost|much|charge|minimum|least|how (?:big|small|long|fast|soon|quick)|zone|where|area|spend|run me|price|\$\d|\d (?:dollars?|bucks)|cuesta|cobran|costo|zona/.test(
      plain,
    )
  return (named.length > 0 ? named : wantsTerms ? zones : []).map((zone) => sentence(zone))
}

export function zonesNamed({ profile, plain }: Pick<FactQuestion, 'profile' | 'plain'>): string[] {
  const asked = plain
    .split(' ')
    .filter((word) => word.length > 3 && !/deliver|minimum|order|usual|free|city|town|area|zone/.test(word))
  return looseList(profile.delivery, 'zones').filter((zone) => asked.some((word) => nameOfZone(zone).includes(word)))
}

function nameOfZone(zone: string): readonly string[] {
  return [...foldText(zone.split(':')[0] ?? zone).split(/[^\p{L}\p{N}]+/u), ...(zone.match(/\b\d{5}\b/g) ?? [])]
}
