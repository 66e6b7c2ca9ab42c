import { foldText } from '#concierge/understand/fold-text.ts'
import { dollars, listOf, sentence, tell } from '#concierge/say/wording.ts'
import { isThatMoney, PAYS_FOREIGN } from './foreign-money.ts'
import { type FactAnswer, type FactQuestion, looseFlag, looseNumber, looseText } from './answer.ts'
import { sayLoose, silent } from './answer-place.ts'
import { labelOf, sayFact } from './say-fact.ts'
import { staysEnglish } from '#concierge/say/house-spanish.ts'

const FOREIGN = 'foreign currency'

const METHODS: readonly (readonly [RegExp, RegExp, string])[] = [
  [
    /apple ?pay|\btap(?:ping)? (?:with )?(?:my|the|a) (?:phone|watch)\b|\bpay with (?:my|the|a) (?:phone|watch)\b/,
    /apple ?pay/,
    'Apple Pay',
  ],
  [/google ?pay|gpay/, /google ?pay/, 'Google Pay'],
  [/\bebt\b|food stamps|snap card/, /\bebt\b|snap/, 'EBT'],
  [/checks?\b(?! (?:id|out|in))|cheques?/, /check/, 'checks'],
  [/venmo/, /venmo/, 'Venmo'],
  [/cash ?app/, /cash ?app/, 'Cash App'],
  [/zelle/, /zelle/, 'Zelle'],
  [/pay ?pal/, /paypal/, 'PayPal'],
  [/crypto|bitcoin/, /crypto|bitcoin/, 'crypto'],
  [/canpay/, /canpay/, 'CanPay'],
  [
    /amex|american express|visa|master ?card|discover|credit|credito|kreditkarte|carte de credit|cartao de credito|信用卡/,
    /credit|visa|master|amex/,
    'credit cards',
  ],
  [/debit|debito|\bpin\b/, /debit/, 'debit cards'],
  [PAYS_FOREIGN, /foreign|currenc|euro|peso|canadian/, FOREIGN],
  [/\bcash\b(?! ?back)|efectivo|bar(?:geld)|especes/, /cash/, 'cash'],
]

/** Makers of cards: one that is taken, or taken for debit alone, says nothing of another. */
const CARD_MAKERS: readonly (readonly [RegExp, string])[] = [
  [/\bvisa\b/, 'Visa'],
  [/master ?card/, 'Mastercard'],
  [/\bamex\b|american express/, 'American Express'],
  [/\bdiscover\b/, 'Discover'],
]
const NAMES_MAKER = /\bvisa\b|master ?card|\bamex\b|american express|\bdiscover\b/
const IS_DEBIT = /debit|debito/

const METHODS_ES = new Map(
  Object.entries({
    'credit cards': 'tarjetas de crédito',
    'debit cards': 'tarjeta de débito',
    cash: 'efectivo',
    'foreign currency': 'moneda extranjera',
    checks: 'cheques',
    'debit card': 'tarjeta de débito',
    'debit card (PIN)': 'tarjeta de débito (PIN)',
  }),
)

const ASKS_OF_TIPS =
  /\b(?:do|should|can|must|could|are|is|how much|supposed to|expected)\b.{0,30}\b(?:tip|tips|tipping|tipped)\b(?! (?:on|for) (?!the (?:budtender|driver|staff)|(?:my |a )?(?:debit|credit|card)|canpay)\p{L})|propinas?/u
const OF_TIPS = [
  "A tip is up to you: it is welcome in most shops and never expected. I don't have this shop's own rule on it here, so please ask our team.",
  'La propina es opcional: suele agradecerse y nunca es obligatoria. No tengo aquí la regla de esta tienda; pregunta a nuestro equipo.',
] as const

const ASKS_OF_CANPAY = /\b(?:what(?:s| is| does)?|how (?:do|does)|explain|never heard of)\b.{0,24}\bcan ?pay\b/
const OF_CANPAY = [
  'CanPay is a phone app that pays straight from your bank account.',
  'CanPay es una app del teléfono que paga directamente desde tu cuenta bancaria.',
] as const

/** What can be paid with, what cannot, and the cash machine. */
export function answerPayment({ store, profile, language, plain }: FactQuestion): FactAnswer {
  const { payment } = profile
  const atDoor = paidAtDoor(profile.delivery, plain, language)
  if (atDoor !== null) return { text: atDoor, paths: ['delivery'], known: true }
  if (payment === undefined) return silent(language)
  const accepted = payment.accepted ?? []
  const refused = payment.not_accepted ?? []
  const lines: string[] = []
  const ofDriver = /\bdriver|deliver|repartidor/.test(plain) ? looseText(profile.delivery, 'tips') : null
  const tips = ofDriver ?? looseText(payment, 'tips') ?? looseText(profile.delivery, 'tips')
  if (ASKS_OF_TIPS.test(plain)) {
    const own = tips === null ? store.facts.find(({ top, value }) => top === 'tips' && typeof value === 'string') : null
    if (own) return { text: sayFact(own, language), paths: [own.path], known: true }
    return tips === null
      ? { text: tell(language, ...OF_TIPS), paths: [], known: true }
      : { text: sentence(tips), paths: ['payment.tips'], known: true }
  }
  if (ASKS_OF_CANPAY.test(plain)) lines.push(tell(language, ...OF_CANPAY))
  const asksMachine = /\batm\b|cash machine|cajero|withdraw/.test(plain)
  if (asksMachine) lines.push(...sayMachine(payment, language))
  const asked = METHODS.find(([words]) => words.test(plain) && !(asksMachine && /cash/.test(words.source)))
  if (asked !== undefined) {
    const { yes, label, isTold } = whetherTaken(asked, plain, accepted, refused)
    const named = language === 'es' ? (METHODS_ES.get(label) ?? label) : label
    if (yes === undefined && !isTold) return silent(language)
    if (yes === undefined) lines.push(tell(language, `No, we don't take ${named}.`, `No, no aceptamos ${named}.`))
    else if (!/only|solo/.test(plain) || HAS_ONLY.test(plain))
      lines.push(tell(language, `Yes, we take ${yes}.`, `Sí, aceptamos ${spanish(yes)}.`))
  }
  lines.push(...feesIn(payment, plain))
  lines.push(...ownFacts(payment, plain, language).filter((line) => !lines.includes(line)))
  if (accepted.length > 0) {
    const list = language === 'es' ? accepted.map(spanish) : accepted
    lines.push(tell(language, `We accept ${listOf(list, language)}.`, `Aceptamos ${listOf(list, language)}.`))
  }
  if (refused.length > 0 && (asked === undefined || /card/.test(plain))) {
    const list = language === 'es' ? refused.map(spanish) : refused
    lines.push(
      tell(language, `We can't take ${listOf(list, language, 'or')}.`, `No aceptamos ${listOf(list, language, 'or')}.`),
    )
  }
  if (!asksMachine && looseFlag(payment, 'atm_on_site') === true) lines.push(...sayMachine(payment, language))
  return lines.length === 0 ? silent(language) : { text: lines.join(' '), paths: ['payment'], known: true }
}

/** "I only have apple pay" asks whether that will do; "is it cash only" whether all else is refused. */
const HAS_ONLY =
  /\b(?:i|we|ive|weve) (?:\p{L}+ )?only (?:have|got|carry|use|brought|had|do|ever)\b|\b(?:i|we|ive|weve)(?: \p{L}+)? (?:have|got|carry|use|brought) only\b|\bsolo (?:tengo|traigo|uso|llevo)\b/u

type Method = (typeof METHODS)[number]

/** The accepted method that is the one asked for, and what that is called where it is refused. */
function whetherTaken(
  [, row, label]: Method,
  plain: string,
  accepted: readonly string[],
  refused: readonly string[],
): { yes: string | undefined; label: string; isTold: boolean } {
  const told = accepted.map((method) => ({ method, folded: foldText(method) }))
  const isTold = told.length > 0 || refused.some((method) => row.test(foldText(method)))
  if (label === FOREIGN) {
    const refusal = refused.find((method) => isThatMoney(foldText(method), plain))
    const yes = refusal === undefined ? told.find(({ folded }) => isThatMoney(folded, plain))?.method : undefined
    return { yes, label: refusal ?? label, isTold }
  }
  if (label !== 'credit cards') return { yes: told.find(({ folded }) => row.test(folded))?.method, label, isTold }
  const cards = told.filter(({ folded }) => row.test(folded) || NAMES_MAKER.test(folded))
  const saysDebit = IS_DEBIT.test(plain)
  const fitting = cards.filter(({ folded }) => saysDebit || !IS_DEBIT.test(folded) || /credit/.test(folded))
  const maker = CARD_MAKERS.find(([words]) => words.test(plain))
  if (maker === undefined) return { yes: fitting[0]?.method, label, isTold }
  const [words, name] = maker
  if (refused.some((method) => words.test(foldText(method)))) return { yes: undefined, label: name, isTold }
  const yes =
    [...fitting, ...cards].find(({ folded }) => words.test(folded)) ??
    fitting.find(({ folded }) => !NAMES_MAKER.test(folded)) ??
    (saysDebit && cards.length === 0 ? told.find(({ folded }) => IS_DEBIT.test(folded)) : undefined)
  return { yes: yes?.method, label: cards.length > 0 ? name : label, isTold }
}

/** What a driver takes may be less than what the counter takes. */
function paidAtDoor(
  delivery: Parameters<typeof looseText>[0],
  plain: string,
  language: FactQuestion['language'],
): string | null {
  const key = Object.keys(delivery ?? {}).find((name) => name.startsWith('pay'))
  const paid = key === undefined ? toldOfDriver(delivery) : looseText(delivery, key)
  if (paid === null || !AT_THE_DOOR.test(plain) || /\btips?\b|tipping|propina/.test(plain)) return null
  const asked = METHODS.find(([words]) => words.test(plain))
  const told = sentence(tell(language, `Payment for delivery: ${paid}`, `Pago al entregar: ${paidInSpanish(paid)}`))
  if (asked === undefined) return told
  const [, row, label] = asked
  const named = language === 'es' ? (METHODS_ES.get(label) ?? label) : label
  return isTakenIn(paid, row)
    ? `${tell(language, `Yes, you can pay our driver with ${named}.`, `Sí, al repartidor puedes pagarle con ${named}.`)} ${told}`
    : `${tell(language, `No, our driver can't take ${named}.`, `No, el repartidor no acepta ${named}.`)} ${told}`
}

/** "Does the driver accept cash": whether the way that is named does at the door; null where none is, or more is asked. */
export function paidToDriver({ profile, plain, language }: FactQuestion): FactAnswer | null {
  if (!ASKS_WHAT_IS_TAKEN.test(plain) || !METHODS.some(([words]) => words.test(plain))) return null
  const text = paidAtDoor(profile.delivery, plain, language)
  return text === null ? null : { text, paths: ['delivery'], known: true }
}

const ASKS_WHAT_IS_TAKEN =
  /^(?!.*\b(?:how much|fees?|costs?|minimum|where|area|when|what time)\b).*\b(?:takes?|accepts?|pay|paying|aceptan?|pagar(?:le)?)\b/

/** "Driver takes debit, no cash": what another line of the delivery says of how its driver is paid. */
function toldOfDriver(delivery: Readonly<Record<string, unknown>> | undefined): string | null {
  const lines = Object.values(delivery ?? {}).flatMap((value) =>
    typeof value === 'string' ? value.split(/(?<=[.!?;])\s+/) : [],
  )
  const told = lines.filter(
    (line) => SAYS_HOW_PAID.test(line) && METHODS.some(([, row]) => row.test(foldText(line))) && !OF_TIPPING.test(line),
  )
  return told.length === 0 ? null : told.join(' ')
}

const SAYS_HOW_PAID =
  /\b(?:drivers?|couriers?|we)\b.{0,40}\b(?:takes?|accepts?|carr(?:y|ies)|handles?)\b|\b(?:pay|pays|paid|payment|prepaid|pre-paid)\b/i
const OF_TIPPING = /\btip(?:s|ping)?\b/i

/** The ways that a text takes, where the text itself stays English. */
function paidInSpanish(paid: string): string {
  if (!staysEnglish(paid)) return paid
  const taken = METHODS.filter(([, row]) => isTakenIn(paid, row)).map(([, , label]) => METHODS_ES.get(label) ?? label)
  return taken.length === 0 ? `"${paid}"` : listOf(taken, 'es')
}

/** "Debit only. Drivers carry no cash and take none": a clause that denies a way takes it from none. */
function isTakenIn(paid: string, way: RegExp): boolean {
  const clauses = foldText(paid).split(/[.;,]\s+|\(|\bbut\b/)
  return clauses.some((clause) => way.test(clause) && !DENIES.test(clause))
}

const DENIES = /\b(?:no|not|none|never|cannot|without)\b|n't\b/

const AT_THE_DOOR =
  /\b(?:drivers?|deliver(?:y|ies|ed|ing|s)?|delivery (?:guy|person)|(?:at|to) (?:my|the|our) door|repartidor(?:a|es)?|entregas?|a domicilio)\b/

/** What an owner's own key tells of a way to pay, where its words are said: `cash_discount` of cash. */
function ownFacts(
  payment: Readonly<Record<string, unknown>>,
  plain: string,
  language: FactQuestion['language'],
): string[] {
  return Object.entries(payment).flatMap(([key, value]) =>
    typeof value === 'string' &&
    key !== 'tips' &&
    key !== 'atm_limit' &&
    key.split('_').some((word) => word.length > 3 && new RegExp(`\\b${word}\\b`).test(plain))
      ? [sayLoose(key.replaceAll('_', ' '), value, language)]
      : [],
  )
}

const ASKS_FEE = /\b(?:fees?|charges?|charged|charging|costs?|extra|surcharges?|comision|cobran?|recargos?)\b/

/** What a way to pay costs, under keys that say so (`debit_fee`): of the way that is named, else of each. */
function feesIn(payment: Readonly<Record<string, unknown>>, plain: string): string[] {
  if (!ASKS_FEE.test(plain)) return []
  const fees = Object.entries(payment).filter(([key, value]) => key.endsWith('_fee') && typeof value === 'string')
  const named = fees.filter(([key]) =>
    key.split('_').some((word) => word.length > 2 && plain.split(' ').includes(word)),
  )
  return (named.length > 0 ? named : fees).map(([key, value]) => sentence(`${labelOf(key)}: ${String(value)}`))
}

function spanish(method: string): string {
  const known = METHODS_ES.get(method)
  if (known !== undefined) return known
  return method
    .replace(/^debit cards?\b/i, 'tarjeta de débito')
    .replace(/^credit cards?\b/i, 'tarjetas de crédito')
    .replace(/^cash\b/i, 'efectivo')
}

/** Where the cash machine is, or that there is none; nothing where the profile does not tell. */
export function sayMachine(payment: Readonly<Record<string, unknown>>, language: FactQuestion['language']): string[] {
  const there = looseFlag(payment, 'atm_on_site')
  const fee = looseNumber(payment, 'atm_fee')
  if (there === null) return []
  const nearest = looseText(payment, 'nearest_atm') ?? looseText(payment, 'atm_nearby')
  if (!there)
    return [
      tell(language, "There's no ATM on site.", 'No hay cajero automático en la tienda.'),
      ...(nearest === null ? [] : [sayLoose(tell(language, 'Nearest ATM', 'El más cercano'), nearest, language)]),
    ]
  const costs = fee === null ? '' : tell(language, ` (${dollars(fee)} fee)`, ` (comisión de ${dollars(fee)})`)
  const spot = looseText(payment, 'atm_where')
  const where = spot === null ? tell(language, ' on site', ' en la tienda') : ` ${spot}`
  const most = looseText(payment, 'atm_limit')
  const note = language === 'es' ? null : looseText(payment, 'atm_note')
  return [
    tell(language, `There's an ATM${where}${costs}.`, `Hay un cajero automático${where}${costs}.`),
    ...(most === null ? [] : [sayLoose(tell(language, 'ATM limit', 'Límite del cajero'), most, language)]),
    ...(note === null ? [] : [sentence(note)]),
  ]
}
