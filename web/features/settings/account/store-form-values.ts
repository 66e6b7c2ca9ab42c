import type { Particulars, StoreFacts, StoreProfile } from '#contract/store-profile.ts'
import { DEFAULT_HOURS } from '#contract/weekdays.ts'

export type ParticularRow = { key: string; value: string }
export type HolidayRow = StoreFacts['holidays'][number]
type ParticularName = 'parking' | 'return_policy' | 'loyalty' | 'limits_and_rules'

/** What the form of a store holds: texts as they are typed; a list is one entry a line. */
export type StoreValues = Omit<
  StoreFacts,
  'payment' | 'delivery' | 'pickup' | 'deals' | 'minimum_age' | ParticularName
> & {
  accepted: string
  notAccepted: string
  delivers: boolean
  area: string
  zips: string
  minimumOrder: string
  fee: string
  freeOver: string
  picksUp: boolean
  readyMinutes: string
  daily: StoreFacts['deals']['daily']
  always: string
  stacking: string
  minimumAge: string
} & Record<ParticularName, ParticularRow[]>

/** Rows that a new store starts with, so that nobody sits before an empty table. */
const USUAL: Readonly<Record<ParticularName, readonly string[]>> = {
  parking: ['location', 'spaces', 'free_lot'],
  return_policy: ['cannabis', 'hardware', 'accessories'],
  loyalty: ['name', 'earn', 'redeem'],
  limits_and_rules: ['purchase_limit', 'on_site_consumption'],
}

const DEFAULT_AGE = 21

export function readStore(profile: StoreProfile): StoreValues {
  const { address, payment, delivery, pickup, deals } = profile
  return {
    name: profile.name,
    address: {
      street: address?.street ?? '',
      city: address?.city ?? '',
      state: address?.state ?? '',
      zip: address?.zip ?? '',
    },
    phone: profile.phone ?? '',
    email: profile.email ?? '',
    directions: profile.directions ?? '',
    hours: profile.hours ?? DEFAULT_HOURS,
    holidays: (profile.holidays ?? []).map(({ name, date, rule, closed, open, close }) => ({
      name,
      date: date ?? '',
      rule: rule ?? '',
      closed,
      open: open ?? '',
      close: close ?? '',
    })),
    accepted: joinLines(payment?.accepted),
    notAccepted: joinLines(payment?.not_accepted),
    delivers: delivery?.offered ?? false,
    area: delivery?.area ?? '',
    zips: (delivery?.zips ?? []).join(', '),
    minimumOrder: printAmount(delivery?.minimum_order),
    fee: printAmount(delivery?.fee),
    freeOver: printAmount(delivery?.free_over),
    picksUp: pickup?.offered ?? false,
    readyMinutes: printAmount(pickup?.ready_minutes),
    daily: deals?.daily ?? {},
    always: joinLines(deals?.always),
    stacking: deals?.stacking ?? '',
    minimumAge: String(profile.id_policy?.minimum_age ?? DEFAULT_AGE),
    tax: profile.tax ?? '',
    human_handoff: profile.staff?.human_handoff ?? '',
    parking: readParticulars('parking', profile.parking),
    return_policy: readParticulars('return_policy', profile.return_policy),
    loyalty: readParticulars('loyalty', profile.loyalty),
    limits_and_rules: readParticulars('limits_and_rules', profile.limits_and_rules),
  }
}

/** What is sent. A particular that nobody touched keeps its kind: a number stays a number. */
export function toFacts(values: StoreValues, profile: StoreProfile): StoreFacts {
  const { name, address, phone, email, directions, hours, holidays, tax, human_handoff } = values
  return {
    name,
    address,
    phone,
    email,
    directions,
    hours,
    holidays,
    tax,
    human_handoff,
    payment: { accepted: splitLines(values.accepted), not_accepted: splitLines(values.notAccepted) },
    delivery: {
      offered: values.delivers,
      area: values.area,
      zips: values.zips.split(/[\s,;]+/).filter((zip) => zip !== ''),
      minimum_order: readAmount(values.minimumOrder),
      fee: readAmount(values.fee),
      free_over: readAmount(values.freeOver),
    },
    pickup: { offered: values.picksUp, ready_minutes: readAmount(values.readyMinutes) },
    deals: {
      daily: Object.fromEntries(Object.entries(values.daily).filter(([, deal]) => deal.trim() !== '')),
      always: splitLines(values.always),
      stacking: values.stacking,
    },
    minimum_age: readAmount(values.minimumAge) ?? DEFAULT_AGE,
    parking: toParticulars(values.parking, profile.parking),
    return_policy: toParticulars(values.return_policy, profile.return_policy),
    loyalty: toParticulars(values.loyalty, profile.loyalty),
    limits_and_rules: toParticulars(values.limits_and_rules, profile.limits_and_rules),
  }
}

/** `ev charging` as it stands in the profile: `ev_charging`. */
export function toKey(label: string): string {
  return label
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^[_0-9]+|_+$/g, '')
    .slice(0, 40)
}

export function toLabel(key: string): string {
  const words = key.replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function readParticulars(name: ParticularName, table: Record<string, unknown> | undefined): ParticularRow[] {
  const rows = Object.entries(table ?? {}).flatMap(([key, value]) => {
    const shown = printParticular(value)
    return shown === null ? [] : [{ key, value: shown }]
  })
  return rows.length > 0 ? rows : USUAL[name].map((key) => ({ key, value: '' }))
}

function toParticulars(rows: readonly ParticularRow[], was: Record<string, unknown> | undefined): Particulars {
  const before = new Map(Object.entries(was ?? {}))
  const filled = rows.filter(({ key, value }) => toKey(key) !== '' && value.trim() !== '')
  return Object.fromEntries(filled.map(({ key, value }) => [toKey(key), readParticular(value, before.get(key))]))
}

function printParticular(value: unknown): string | null {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (typeof value === 'string' || typeof value === 'number') return String(value)
  if (Array.isArray(value) && value.every((entry) => typeof entry === 'string')) return value.join(', ')
  return null
}

function readParticular(typed: string, before: unknown): Particulars[string] {
  const text = typed.trim()
  if (/^(yes|no)$/i.test(text)) return /^yes$/i.test(text)
  if (/^\d{1,9}(\.\d+)?$/.test(text) && (typeof before === 'number' || before === undefined)) return Number(text)
  if (Array.isArray(before)) {
    return text
      .split(',')
      .map((entry) => entry.trim())
      .filter((entry) => entry !== '')
  }
  return text
}

function joinLines(list: readonly string[] | undefined): string {
  return (list ?? []).join('\n')
}

function splitLines(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

function printAmount(amount: number | undefined): string {
  return amount === undefined ? '' : String(amount)
}

/** Null for an empty field; NaN never leaves here, the server says what is wrong with a text. */
function readAmount(text: string): number | null {
  const amount = Number(text.replace(/[$,\s]/g, ''))
  return text.trim() === '' || Number.isNaN(amount) ? null : amount
}
