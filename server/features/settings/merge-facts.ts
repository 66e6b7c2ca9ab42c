import { type Particulars, type StoreFacts, StoreProfile } from '#contract/store-profile.ts'
import { findState } from '#contract/us-states.ts'

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
  const phone = profile.phone === undefined ? '' : `, phone ${profile.phone}`
  return place === '' ? `${profile.name}${phone}` : `${profile.name}: ${place}${phone}`
}
