import { type Particulars, type StoreFacts, StoreProfile, type WeekHours } from '#contract/store-profile.ts'
import { findState } from '#contract/us-states.ts'
import { WEEKDAYS } from '#contract/weekdays.ts'

/** A profile with what the form states put in; whatever the form does not show stays as it was. */
export function mergeFacts(profile: StoreProfile, facts: StoreFacts): StoreProfile {
  const { minimum_age, human_handoff, address, parking, return_policy, loyalty, limits_and_rules, ...rest } = facts
  const { holidays, delivery, pickup, ...plain } = rest
  const merged = withoutEmpty({
    ...profile,
    ...plain,
    hours: profile.hours === undefined ? facts.hours : { ...profile.hours, ...facts.hours },
    address: withoutEmpty({
      ...profile.address,
      ...address,
      state_code: findState(address.state)?.code ?? address.state,
    }),
    holidays: holidays.map(withoutEmpty),
    payment: { ...profile.payment, ...facts.payment },
    delivery: withoutEmpty({ ...profile.delivery, ...delivery }),
    pickup: withoutEmpty({ ...profile.pickup, ...pickup }),
    deals: { ...profile.deals, ...facts.deals },
    id_policy: { ...profile.id_policy, minimum_age },
    staff: withoutEmpty({ ...profile.staff, human_handoff }),
    parking: replaceParticulars(profile.parking, parking),
    return_policy: replaceParticulars(profile.return_policy, return_policy),
    loyalty: replaceParticulars(profile.loyalty, loyalty),
    limits_and_rules: replaceParticulars(profile.limits_and_rules, limits_and_rules),
  })
  return StoreProfile.parse(merged)
}

/** What a form of lines cannot show, such as a table inside the table, is kept. */
function replaceParticulars(was: Record<string, unknown> | undefined, is: Particulars): Record<string, unknown> {
  const kept = Object.entries(was ?? {}).filter(([, value]) => isTable(value))
  return { ...Object.fromEntries(kept), ...is }
}

function isTable(value: unknown): boolean {
  if (Array.isArray(value)) return value.some((entry) => typeof entry === 'object')
  return typeof value === 'object' && value !== null
}

/** Empty texts and nulls are facts that nobody stated. */
function withoutEmpty<T extends object>(table: T): T {
  const emptied = { ...table }
  for (const name in emptied) if (isEmpty(emptied[name])) delete emptied[name]
  return emptied
}

function isEmpty(value: unknown): boolean {
  if (value === '' || value === null || value === undefined) return true
  return typeof value === 'object' && !Array.isArray(value) && Object.keys(value).length === 0
}

/** One line on another shop of the same dispensary, for the concierge of the main one. */
export function describeStore(profile: StoreProfile): string {
  const { street, city, state_code, zip } = profile.address ?? {}
  const region = [state_code, zip].filter(Boolean).join(' ')
  const place = [street, city, region].filter((part) => part !== undefined && part !== '').join(', ')
  const phone = profile.phone === undefined ? '' : `phone ${profile.phone}`
  const hours = profile.hours === undefined ? '' : `open ${describeHours(profile.hours)}`
  const facts = [place, phone, hours].filter((part) => part !== '')
  return facts.length === 0 ? profile.name : `${profile.name}: ${facts.join('; ')}`
}

/** Days with the same hours in one go: `Mon-Fri 09:00-21:00, Sat 10:00-22:00, Sun closed`. */
function describeHours(hours: WeekHours): string {
  const runs: { from: string; to: string; shown: string }[] = []
  for (const day of WEEKDAYS) {
    const { open, close, closed } = hours[day]
    const shown = closed ? 'closed' : `${open}-${close}`
    const name = `${day.charAt(0).toUpperCase()}${day.slice(1, DAY_CHARS)}`
    const last = runs.at(-1)
    if (last?.shown === shown) last.to = name
    else runs.push({ from: name, to: name, shown })
  }
  return runs.map(({ from, to, shown }) => `${from === to ? from : `${from}-${to}`} ${shown}`).join(', ')
}

const DAY_CHARS = 3
