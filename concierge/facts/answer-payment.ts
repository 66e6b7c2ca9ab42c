import { foldText } from '#concierge/understand/fold-text.ts'
import { dollars, listOf, sentence, tell } from '#concierge/say/wording.ts'
import { type FactAnswer, type FactQuestion, looseFlag, looseNumber, looseText } from './answer.ts'
import { sayLoose, silent } from './answer-place.ts'

const METHODS: readonly (readonly [RegExp, RegExp, string])[] = [
  [/apple ?pay/, /apple ?pay/, 'Apple Pay'],
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
  [/\bcash\b|efectivo|bar(?:geld)|especes/, /cash/, 'cash'],
]

const METHODS_ES = new Map(
  Object.entries({
    'credit cards': 'tarjetas de crédito',
    'debit cards': 'tarjeta de débito',
    cash: 'efectivo',
    checks: 'cheques',
    'debit card': 'tarjeta de débito',
    'debit card (PIN)': 'tarjeta de débito (PIN)',
  }),
)

/** What can be paid with, what cannot, and the cash machine. */
export function answerPayment({ profile, language, plain }: FactQuestion): FactAnswer {
  const { payment } = profile
  if (payment === undefined) return silent(language)
  const accepted = payment.accepted ?? []
  const refused = payment.not_accepted ?? []
  const atDoor = paidAtDoor(profile.delivery, plain, language)
  if (atDoor !== null) return { text: atDoor, paths: ['delivery.payment'], known: true }
  const lines: string[] = []
  const tips = looseText(payment, 'tips')
  if (/\btips?\b|tipping|propina/.test(plain) && tips !== null)
    return { text: sentence(tips), paths: ['payment.tips'], known: true }
  const asksMachine = /\batm\b|cash machine|cajero|withdraw/.test(plain)
  if (asksMachine) lines.push(...machine(payment, language))
  const asked = METHODS.find(([words]) => words.test(plain) && !(asksMachine && /cash/.test(words.source)))
  if (asked !== undefined) {
    const [, row, label] = asked
    const yes = accepted.find((method) => row.test(foldText(method)))
    const named = language === 'es' ? (METHODS_ES.get(label) ?? label) : label
    const isTold = accepted.length > 0 || refused.some((method) => row.test(foldText(method)))
    if (yes === undefined && !isTold) return silent(language)
    if (yes === undefined) lines.push(tell(language, `No, we don't take ${named}.`, `No, no aceptamos ${named}.`))
    else if (!/only|solo/.test(plain))
      lines.push(tell(language, `Yes, we take ${yes}.`, `Sí, aceptamos ${spanish(yes)}.`))
  }
  lines.push(...ownFacts(payment, plain, language))
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
  if (!asksMachine && looseFlag(payment, 'atm_on_site') === true) lines.push(...machine(payment, language))
  return lines.length === 0 ? silent(language) : { text: lines.join(' '), paths: ['payment'], known: true }
}

/** What a driver takes may be less than what the counter takes. */
function paidAtDoor(
  delivery: Parameters<typeof looseText>[0],
  plain: string,
  language: FactQuestion['language'],
): string | null {
  const paid = looseText(delivery, 'payment')
  if (paid === null || !AT_THE_DOOR.test(plain) || /\btips?\b|tipping|propina/.test(plain)) return null
  const asked = METHODS.find(([words]) => words.test(plain))
  const told = tell(language, `Payment for delivery: ${paid}.`, `Pago al entregar: ${paid}.`)
  if (asked === undefined) return told
  const [, row, label] = asked
  const named = language === 'es' ? (METHODS_ES.get(label) ?? label) : label
  return row.test(foldText(paid))
    ? `${tell(language, `Yes, you can pay our driver with ${named}.`, `Sí, al repartidor puedes pagarle con ${named}.`)} ${told}`
    : `${tell(language, `No, our driver can't take ${named}.`, `No, el repartidor no acepta ${named}.`)} ${told}`
}

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
    key.split('_').some((word) => word.length > 3 && new RegExp(`\\b${word}\\b`).test(plain))
      ? [sayLoose(key.replaceAll('_', ' '), value, language)]
      : [],
  )
}

function spanish(method: string): string {
  const known = METHODS_ES.get(method)
  if (known !== undefined) return known
  return method
    .replace(/^debit cards?\b/i, 'tarjeta de débito')
    .replace(/^credit cards?\b/i, 'tarjetas de crédito')
    .replace(/^cash\b/i, 'efectivo')
}

function machine(payment: Readonly<Record<string, unknown>>, language: FactQuestion['language']): string[] {
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
  return [tell(language, `There's an ATM${where}${costs}.`, `Hay un cajero automático${where}${costs}.`)]
}

/** What is added to the shelf price. */
export function answerTax({ profile, language }: FactQuestion): FactAnswer {
  return profile.tax === undefined ? silent(language) : { text: sentence(profile.tax), paths: ['tax'], known: true }
}
