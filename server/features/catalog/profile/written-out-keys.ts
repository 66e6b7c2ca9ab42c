import { isLoose, type Loose, wordsOf } from './loose-value.ts'

type Words = ReadonlyMap<string, string>

const wordsOfShort = (table: Readonly<Record<string, string>>): Words => new Map(Object.entries(table))

/** What short keys say wherever they stand. Days of the week are read short as they are. */
const WRITTEN_OUT = wordsOfShort({
  abt: 'about',
  addr: 'address',
  adr: 'address',
  amt: 'amount',
  appt: 'appointment',
  appts: 'appointments',
  au: 'adult_use',
  bday: 'birthday',
  biz: 'business',
  coa: 'certificate_of_analysis',
  cust: 'customer',
  deliv: 'delivery',
  dlv: 'delivery',
  dlvr: 'delivery',
  dlvry: 'delivery',
  dirs: 'directions',
  disc: 'discount',
  discs: 'discounts',
  fb: 'facebook',
  hndcp: 'handicap',
  hol: 'holidays',
  hols: 'holidays',
  hldy: 'holiday',
  hldys: 'holidays',
  hrs: 'hours',
  hr: 'hours',
  idchk: 'id_policy',
  ig: 'instagram',
  insta: 'instagram',
  lang: 'languages',
  langs: 'languages',
  lic: 'license',
  lims: 'limits',
  lmt: 'limit',
  lmts: 'limits',
  loc: 'location',
  loy: 'loyalty',
  max: 'maximum',
  med: 'medical',
  mgr: 'manager',
  mil: 'military',
  min: 'minimum',
  mins: 'minutes',
  nm: 'name',
  num: 'number',
  oos: 'out_of_state',
  ords: 'orders',
  ord: 'order',
  pct: 'percent',
  ph: 'phone',
  pkup: 'pickup',
  pmt: 'payment',
  pmts: 'payment',
  pymt: 'payment',
  ppl: 'people',
  prk: 'parking',
  prkg: 'parking',
  pts: 'points',
  rdy: 'ready',
  rec: 'recreational',
  req: 'required',
  reqs: 'requirements',
  rtn: 'returns',
  rtns: 'returns',
  rwds: 'rewards',
  sched: 'schedule',
  snr: 'senior',
  snrs: 'seniors',
  spcls: 'specials',
  svc: 'service',
  svcs: 'services',
  tel: 'phone',
  txt: 'text',
  vet: 'veterans',
  vets: 'veterans',
  wk: 'week',
  wkly: 'weekly',
  wknd: 'weekend',
  yrs: 'years',
})

/** What else they say at the top of a profile that shortens its keys throughout. */
const AT_TOP = wordsOfShort({
  acc: 'accessibility',
  cons: 'consumption',
  ct: 'contact',
  ctc: 'contact',
  cx: 'contact',
  del: 'delivery',
  eco: 'recycling',
  est: 'established',
  etc: 'extras',
  ev: 'events',
  evs: 'events',
  gc: 'gift_cards',
  gift: 'gift_cards',
  give: 'giving',
  id: 'id_policy',
  lab: 'lab_testing',
  law: 'rules',
  lim: 'limits',
  mail: 'email',
  match: 'price_match',
  own: 'owners',
  pay: 'payment',
  pick: 'pickup',
  pk: 'parking',
  promo: 'deals',
  pu: 'pickup',
  ref: 'referral',
  ret: 'returns',
  sms: 'text_line',
  soc: 'social',
  tz: 'timezone',
})

/** And in a table of a certain name alone: `n` of a lot are its spaces, `st` of an address its street. */
const IN_TABLE: readonly (readonly [RegExp, Words])[] = [
  [
    /^(?:address|location)$/,
    wordsOfShort({ st: 'street', str: 'street', cty: 'city', zc: 'zip', st_code: 'state_code', find: 'directions' }),
  ],
  [/^location$/, wordsOfShort({ pk: 'parking', acc: 'accessibility' })],
  [
    /^(?:parking|lot)$/,
    wordsOfShort({
      n: 'spaces',
      no: 'spaces',
      num: 'spaces',
      cnt: 'spaces',
      hc: 'accessible_spaces',
      ev: 'ev_charging',
      rv: 'rvs',
    }),
  ],
  [/^ev charging$/, wordsOfShort({ n: 'chargers', num: 'chargers', cnt: 'chargers' })],
  [
    /^accessibility$/,
    wordsOfShort({ wc: 'wheelchair', hc: 'wheelchair', asl: 'sign_language', dog: 'dogs', dogs: 'dogs' }),
  ],
  [/^(?:extras|amenities|misc)$/, wordsOfShort({ wc: 'restroom', lost: 'lost_and_found' })],
  [/^contact$/, wordsOfShort({ mail: 'email', em: 'email', sms: 'text_line', soc: 'social', www: 'website' })],
  [/^payment$/, wordsOfShort({ no: 'not_accepted', ok: 'accepted', split: 'split_payment' })],
  [
    /^id policy$/,
    wordsOfShort({ bad: 'not_accepted', no: 'not_accepted', ok: 'accepted', docs: 'accepted', minor: 'minors' }),
  ],
  [/^delivery$/, wordsOfShort({ win: 'window', who: 'area', on: 'offered' })],
  [
    /^pickup$/,
    wordsOfShort({
      on: 'offered',
      late: 'last_order',
      drive: 'drive_thru',
      curb: 'curbside',
      chg: 'changes',
      max_daily: 'orders_per_day',
    }),
  ],
  [/^(?:loyalty|rewards)$/, wordsOfShort({ burn: 'redeem', exp: 'points_expire', ref: 'referral', bd: 'birthday' })],
  [/^(?:returns|cannabis|vape|gear|merch)$/, wordsOfShort({ win: 'policy' })],
  [
    /^(?:deals|specials|discounts)$/,
    wordsOfShort({ wk: 'weekly', std: 'standing', new: 'new_customers', match: 'price_match' }),
  ],
  [
    /^(?:standing|deals|specials|discounts?)$/,
    wordsOfShort({ sr: 'seniors', srs: 'seniors', ind: 'industry', stu: 'students', bd: 'birthday' }),
  ],
  [
    /^(?:(?:purchase )?limits?|adult use|recreational)$/,
    wordsOfShort({ fl: 'flower', flwr: 'flower', conc: 'concentrates', ed: 'edibles', edib: 'edibles' }),
  ],
  [/^lab testing$/, wordsOfShort({ by: 'tested_by', get: 'results' })],
  [/^people$/, wordsOfShort({ own: 'owners', people: 'employees', n: 'employees', cnt: 'employees' })],
  [/^rules$/, wordsOfShort({ cap: 'limits', cons: 'consumption', drive: 'driving', carry: 'leaving_state' })],
  [/^medical$/, wordsOfShort({ cap: 'purchase_limit', off: 'discount', hard: 'hardship', cg: 'caregivers' })],
]

/** Keys that speak of a matter in a word of many meanings. */
const SAID_OTHERWISE = new Map([
  ['giving', 'giving_back'],
  ['gives', 'giving_back'],
  ['we_give', 'giving_back'],
  ['good_cause', 'giving_back'],
  ['good_causes', 'giving_back'],
])

/** What is told of phones without a number is a rule for those who carry one. */
function isOfCalls(key: string, value: unknown): boolean {
  return /^(?:cell_?)?phones?$/.test(key) && typeof value === 'string' && !/\d/.test(value)
}

/** So many different short keys, and a profile shortens them throughout. */
const ENOUGH = 4

/** The table with its short keys written out at every level: `hrs` as `hours`, and where many are short `pk: { hc: 3 }` as `parking: { accessible_spaces: 3 }`. */
export function withKeysWrittenOut(profile: Loose): Loose {
  const isTerse = new Set(shortKeys(profile)).size >= ENOUGH
  const write = (table: Loose, parent: string | null): Loose =>
    Object.fromEntries(
      Object.entries(table).map(([key, value]) => {
        const days = parent !== null && OF_HOURS.test(parent) ? daysWrittenOut(key) : undefined
        const short = days ?? (isTerse ? writtenIn(parent, key, value) : undefined) ?? writeWords(key)
        const words = isOfCalls(short, value) ? 'calls_and_photos' : (SAID_OTHERWISE.get(short) ?? short)
        return [words in table && words !== key ? key : words, writeValue(value, wordsOf(words))] as const
      }),
    )
  const writeValue = (value: unknown, parent: string): unknown =>
    Array.isArray(value) ? value.map((entry) => writeValue(entry, '')) : isLoose(value) ? write(value, parent) : value
  return write(profile, null)
}

function shortKeys(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(shortKeys)
  if (!isLoose(value)) return []
  return Object.entries(value).flatMap(([key, entry]) => [
    ...(WRITTEN_OUT.has(key.toLowerCase()) ? [key.toLowerCase()] : []),
    ...shortKeys(entry),
  ])
}

function writtenIn(parent: string | null, key: string, value: unknown): string | undefined {
  const short = key.toLowerCase()
  // The bare `id` of a profile is its number.
  if (parent === null) return short === 'id' && !isLoose(value) ? undefined : AT_TOP.get(short)
  return IN_TABLE.find(([pattern, words]) => pattern.test(parent) && words.has(short))?.[1].get(short)
}

const OF_HOURS = /\b(?:hours|schedule|open|times?)\b/
const LETTERS = new Map([
  ['m', 'mon'],
  ['mo', 'mon'],
  ['t', 'tue'],
  ['tu', 'tue'],
  ['w', 'wed'],
  ['we', 'wed'],
  ['th', 'thu'],
  ['f', 'fri'],
  ['fr', 'fri'],
  ['s', 'sat'],
  ['sa', 'sat'],
  ['su', 'sun'],
])

/** `m-f` of hours is `mon-fri`; undefined where it is no day, or spans none. */
function daysWrittenOut(key: string): string | undefined {
  const days = key
    .toLowerCase()
    .split(/[-_ ]/)
    .map((day) => LETTERS.get(day))
  return days.length <= 2 && days.every((day) => day !== undefined) ? days.join('-') : undefined
}

/** Each word of a key: `med_hrs` reads `medical_hours`. */
function writeWords(key: string): string {
  return key
    .split('_')
    .map((word) => WRITTEN_OUT.get(word.toLowerCase()) ?? word)
    .join('_')
}
