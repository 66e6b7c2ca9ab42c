import { Holiday, WEEKDAYS, WeekHours } from '#contract/store-profile.ts'
import {
  inOneBreath,
  inSentences,
  isLoose,
  isTextList,
  type Loose,
  linesOf,
  sentenceCase,
  tellLoose,
  wordsOf,
} from './loose-value.ts'
import { placeByContent } from './part-by-content.ts'
import { PARTS, TEXTS } from './profile-parts.ts'
import { isOwn } from '#concierge/facts/own-facts.ts'
import { tellHappenings } from './shape-happenings.ts'
import { isDelivery, shapeDelivery } from './shape-delivery.ts'
import { type Exceptions, readExceptions } from './shape-exceptions.ts'
import { shapeHolidays } from './shape-holidays.ts'
import { isLoyalty } from './shape-loyalty.ts'
import { isDeals } from './shape-offers.ts'
import { isEligibility } from './shape-rules.ts'
import { shapeTax } from './shape-tax.ts'
import { SPEAKS } from './shape-place.ts'
import { A_SUM } from './shape-payment.ts'
import { isPickup } from './shape-services.ts'
import { findName } from './find-name.ts'
import { partAudiences } from './part-audiences.ts'
import { partPatients, tellPatients } from './shape-patients.ts'
import { OF_WORK, openDrawers } from './open-drawers.ts'
import { withAnswersOpened, withoutWrappers, withPlainKeys } from './plain-keys.ts'
import { withKeysWrittenOut } from './written-out-keys.ts'
import { shapeAddress, takeAddress } from './shape-address.ts'
import { shapeDepartment } from './shape-departments.ts'
import { readReach } from './shape-reach.ts'

/**
 * Brings a profile whose keys are in other words into the shape of the contract: booleans as "yes", hours and deals as
 * prose, lists where tables are expected. What has no place there stays under its own key, as it was written.
 */
export function shapeProfile(raw: unknown): unknown {
  const written = withPlainKeys(raw)
  if (!isLoose(written)) return written
  const plain = withAnswersOpened(withoutWrappers(withKeysWrittenOut(written)))
  const shaped: Record<string, unknown> = {}
  const later: (readonly [string, unknown])[] = []
  for (const [key, value] of openDrawers(plain)) {
    if (value === null) continue
    const part = PARTS.find(([, { at }]) => at === key)?.[1]
    if (part === undefined || (isInShape(key, value) && shaped[key] === undefined)) {
      if (part === undefined) later.push([key, value])
      else shaped[key] = value
    } else later.unshift([key, value])
  }
  for (const [key, value] of later) place(shaped, key, value)
  placeByContent(shaped, merge)
  for (const [key, value] of Object.entries(shaped))
    if (isOwn({ top: key })) shaped[key] = tellHappenings(value) ?? value
  takeTax(shaped)
  const name = typeof shaped['name'] === 'string' && shaped['name'] !== '' ? null : findName(plain)
  return name === null ? shaped : { ...shaped, name }
}

function place(shaped: Record<string, unknown>, key: string, value: unknown): void {
  const words = wordsOf(key)
  const text = TEXTS.find(([pattern]) => pattern.test(words))?.[1]
  if (text !== undefined && (text === key ? typeof value !== 'string' : shaped[text] === undefined)) {
    const { told, others } = readText(text, value)
    if (told !== '') shaped[text] = told
    for (const [name, entry] of others) shaped[freeKey(shaped, `${name}_${text}`)] = entry
    return
  }
  if ((key === 'id' || key === 'business_type') && typeof value !== 'string') {
    shaped[key] = Array.isArray(value) ? inOneBreath(value.map(tellLoose)) : tellLoose(value)
    return
  }
  if (key === 'address' && isLoose(value)) {
    const { address, ways, rest } = takeAddress(value)
    shaped[key] = { ...address, ...rest }
    if (ways.length > 0 && shaped['directions'] === undefined) shaped['directions'] = inSentences(ways)
    return
  }
  const reach = readReach(key, value)
  if (reach !== null && reach.at !== 'human_handoff' && shaped[reach.at] === undefined) {
    shaped[reach.at] = reach.told
    return
  }
  if (reach?.at === 'human_handoff') {
    shaped['staff'] = merge(shaped['staff'], { human_handoff: reach.told })
    return
  }
  if (words === 'address' && typeof value === 'string') {
    Object.assign(shaped, { address: shapeAddress(value) ?? { street: value } })
    return
  }
  if (typeof value === 'string' && shaped['timezone'] === undefined && TIME_ZONE.test(value)) {
    shaped['timezone'] = value
    return
  }
  const department = shapeDepartment(key, value)
  if (department !== null)
    shaped['department_hours'] = merge(shaped['department_hours'], { [department.name]: department.week })
  if (department !== null && department.told !== null) {
    placeDepartment(shaped, department.name, department.told)
    return
  }
  if (isLoose(value) && placeTable(shaped, { key, words, table: value })) return
  const part = PARTS.find(([pattern, { at }]) => at === key || pattern.test(words))?.[1]
  const { usual: all, exceptions, notes, others } = withoutExceptions(part?.at, value)
  const { usual, patients } = isLoose(all) && BY_AUDIENCE.has(part?.at ?? '') ? partAudiences(all) : noPatients(all)
  const shapedPart = part?.shape(usual, key) ?? null
  const found = isLoose(shapedPart) ? { ...shapedPart, ...termsOfPatients(part?.at, patients) } : shapedPart
  if (found !== null && exceptions !== undefined && exceptions.length > 0)
    shaped['holidays'] = merge(shaped['holidays'], exceptions)
  if (found !== null && notes !== undefined && notes.length > 0)
    shaped[freeKey(shaped, part?.at === 'holidays' ? 'holidays_note' : 'hours_note')] = inSentences(notes)
  if (found !== null) for (const [name, entry] of others ?? []) place(shaped, name, entry)
  if (part === undefined || found === null) shaped[freeKey(shaped, part?.at === key ? `${key}_note` : key)] = value
  else shaped[part.at] = merge(shaped[part.at], found)
}

/** Tables that are no one part: all that patients have, and what is looked for in the team. False where it is neither. */
function placeTable(
  shaped: Record<string, unknown>,
  { key, words, table }: { key: string; words: string; table: Loose },
): boolean {
  const isOfPatients = OF_PATIENTS.test(words) && Object.values(table).some(isLoose)
  if (isOfPatients) placePatients(shaped, table)
  else if (OF_WORK.test(words)) shaped[freeKey(shaped, key)] = tellWork(table)
  else return false
  return true
}

/** What is looked for and where to ask, without the names of the lines. */
function tellWork(table: Loose): string {
  const lines = Object.entries(table).map(([name, told]) =>
    typeof told === 'string' ? told : tellLoose({ [name]: told }),
  )
  return lines
    .toSorted((one, other) => Number(one.includes('@')) - Number(other.includes('@')))
    .map((line) => line.replace(/\.$/, ''))
    .join('; ')
}

const OF_PATIENTS = /^(?:medical|mmj|patients?)(?: (?:patients?|program(?:me)?|side|info))?$/

/** Parts whose terms may be told for patients and for all others apart. */
const BY_AUDIENCE: ReadonlySet<string> = new Set(['delivery', 'pickup', 'id_policy'])

function noPatients(usual: unknown): { usual: unknown; patients: Loose } {
  return { usual, patients: {} }
}

function termsOfPatients(at: string | undefined, patients: Loose): Loose {
  if (Object.keys(patients).length === 0) return {}
  return at === 'id_policy'
    ? { medical_cards: tellPatients(patients) }
    : { for_patients: `Patients: ${tellTerms(shapeDelivery(patients) ?? {})}` }
}

/** "minimum order $35, no fee", the place first. */
function tellTerms({ offered: _, area, ...terms }: Loose): string {
  return [...(area === undefined ? [] : [tellLoose(area).replace(/^patients?:? /i, '')]), tellLoose(terms)]
    .filter(Boolean)
    .join(', ')
}

/** All that one table tells of patients, each where such things stand. */
function placePatients(shaped: Record<string, unknown>, table: Loose): void {
  const { deals, limit, cards, tax } = partPatients(table)
  const add = (at: string, part: Loose): void => {
    shaped[at] = merge(shaped[at], part)
  }
  if (deals.length > 0) add('deals', { always: deals })
  if (limit !== null) add('limits_and_rules', { medical_purchase_limit: limit })
  if (cards !== null) add('id_policy', { medical_cards: cards })
  if (tax !== null) shaped['medical_tax'] = tax
}

const TIME_ZONE = /^(?:America|US|Pacific|Atlantic|Canada)\/[A-Z]\w+(?:\/[A-Z]\w+)?$/

/** The days of a counter or a window as one line: of the drive-thru it stands with what else is told of it. */
function placeDepartment(shaped: Record<string, unknown>, name: string, told: string): void {
  const way = name.startsWith('drive') ? 'drive_thru' : name.startsWith('curb') ? 'curbside' : null
  if (way !== null) shaped['pickup'] = merge(shaped['pickup'], { offered: true, [way]: true, [`${way}_note`]: told })
  else shaped[freeKey(shaped, `${name}_hours`)] = `${sentenceCase(name.replaceAll('_', ' '))}: ${told}`
}

/** What is told of hours or holidays without the days that others hold for, and the lines on days that are not understood. */
function withoutExceptions(at: string | undefined, value: unknown): Partial<Exceptions> & { usual: unknown } {
  if (at === 'hours') return readExceptions(value)
  return at === 'holidays' ? { usual: value, notes: shapeHolidays(value)?.notes ?? [] } : { usual: value }
}

/** One of several numbers or addresses is the shop's own; the others are kept under the names they have. */
function readText(text: string, value: unknown): { told: string; others: readonly (readonly [string, unknown])[] } {
  if (typeof value === 'string') return { told: value, others: [] }
  if (text === 'tax') return { told: shapeTax(value), others: [] }
  if (text === 'directions') return { told: inSentences(linesOf(value)), others: [] }
  if (isLoose(value) && typeof value['text'] === 'string') return { told: value['text'], others: [] }
  const entries = Array.isArray(value) ? value.map(readNumber) : isLoose(value) ? Object.entries(value) : []
  const main =
    entries.find(([key]) =>
      /^(?:main|general|store|shop|info|office|front desk|default|number|address|voice|url|home)$/.test(wordsOf(key)),
    ) ?? entries.find(([, entry]) => typeof entry === 'string')
  return { told: tellLoose(main?.[1]), others: entries.filter((entry) => entry !== main) }
}

/** One of a list of numbers, under what it is for. */
function readNumber(entry: unknown, at: number): readonly [string, unknown] {
  if (!isLoose(entry)) return [at === 0 ? 'main' : at === 1 ? 'other' : `other_${at}`, entry]
  const values = Object.values(entry).filter((told) => typeof told === 'string')
  const number = values.find((told) => /\d{3}|@|\.\w/.test(told)) ?? tellLoose(entry)
  return [wordsOf(values.find((told) => told !== number) ?? 'other').replaceAll(' ', '_'), number]
}

/** What is paid in taxes is often told beside how one pays. */
function takeTax(shaped: Record<string, unknown>): void {
  const { payment } = shaped
  const key = isLoose(payment) ? Object.keys(payment).find((name) => /^(?:sales_)?tax(?:es)?$/.test(name)) : undefined
  if (!isLoose(payment) || key === undefined || shaped['tax'] !== undefined) return
  const { [key]: tax, ...rest } = payment
  shaped['tax'] = shapeTax(tax)
  shaped['payment'] = rest
}

/** What stood first wins; lists of offers are joined. */
function merge(before: unknown, added: unknown): unknown {
  if (Array.isArray(before) && Array.isArray(added)) return [...before, ...added]
  if (!isLoose(before) || !isLoose(added)) return before ?? added
  const joined: Record<string, unknown> = { ...added, ...before }
  for (const name of ['always', 'accepted', 'not_accepted', 'who_may_buy']) {
    const [first, second] = [before[name], added[name]]
    if (Array.isArray(first) && Array.isArray(second)) joined[name] = [...new Set([...first, ...second])]
  }
  for (const name of ['medical_cards', 'note', 'consumption_note', 'leaving_state']) {
    const [told, more] = [before[name], added[name]]
    if (typeof told === 'string' && typeof more === 'string' && told !== more) joined[name] = inSentences([told, more])
  }
  if (isLoose(before['daily']) && isLoose(added['daily'])) joined['daily'] = { ...added['daily'], ...before['daily'] }
  return joined
}

function freeKey(shaped: Loose, key: string): string {
  return shaped[key] === undefined ? key : `${key}_more`
}

function isInShape(key: string, value: unknown): boolean {
  if (key === 'hours')
    return WeekHours.safeParse(value).success && isLoose(value) && Object.keys(value).length === WEEKDAYS.length
  if (key === 'busiest_hours') return Array.isArray(value) && value.every((entry) => typeof entry === 'string')
  if (key === 'holidays') return Array.isArray(value) && value.every((entry) => Holiday.safeParse(entry).success)
  if (!isLoose(value)) return false
  if (key === 'payment')
    return (
      isListOrNone(value['accepted']) &&
      isListOrNone(value['not_accepted']) &&
      ('accepted' in value || 'not_accepted' in value) &&
      !Object.entries(value).some(
        ([name, entry]) =>
          (isLoose(entry) && /fee|cost|charge/.test(name)) ||
          (name.endsWith('_fee') &&
            A_SUM.test(tellLoose(entry)) &&
            !(name === 'atm_fee' && typeof entry === 'number')) ||
          /^(?:atms?|cash ?(?:machine|point))$/.test(wordsOf(name)),
      )
    )
  if (key === 'deals') return isDeals(value)
  if (key === 'delivery') return isDelivery(value)
  if (key === 'loyalty') return isLoyalty(value)
  if (key === 'pickup') return isPickup(value)
  if (key === 'id_policy') return isEligibility(value)
  if (key === 'limits_and_rules') return typeof value['purchase_limit'] !== 'object'
  if (key === 'parking' || key === 'accessibility') return false
  if (key === 'staff')
    return (
      isListOrNone(value['languages']) && !Object.keys(value).some((name) => name !== 'languages' && SPEAKS.test(name))
    )
  if (key === 'return_policy') return Object.values(value).every((entry) => typeof entry !== 'object')
  return !Object.values(value).some(
    (entry) => (typeof entry === 'string' && /^(?:yes|no)$/i.test(entry)) || isLoose(entry),
  )
}

function isListOrNone(value: unknown): boolean {
  return value === undefined || isTextList(value)
}
