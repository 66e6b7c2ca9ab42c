import { WEEKDAYS } from '#contract/store-profile.ts'
import { foldText, wordStem } from '#concierge/understand/fold-text.ts'
import { dollars, listOf, sentence, tell, weekdayName } from '#concierge/say/wording.ts'
import { type FactAnswer, type FactQuestion, looseFlag, looseNumber, looseText } from './answer.ts'
import { silent } from './answer-place.ts'
import { readDays } from './read-day.ts'
import { shopTime } from './shop-clock.ts'

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
    if (yes === undefined) lines.push(tell(language, `No, we don't take ${named}.`, `No, no aceptamos ${named}.`))
    else if (!/only|solo/.test(plain))
      lines.push(tell(language, `Yes, we take ${yes}.`, `Sí, aceptamos ${spanish(yes)}.`))
  }
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
  if (!there) return [tell(language, "There's no ATM on site.", 'No hay cajero automático en la tienda.')]
  const costs = fee === null ? '' : tell(language, ` (${dollars(fee)} fee)`, ` (comisión de ${dollars(fee)})`)
  return [tell(language, `There's an ATM on site${costs}.`, `Hay un cajero automático en la tienda${costs}.`)]
}

export function answerTax({ profile, language }: FactQuestion): FactAnswer {
  return profile.tax === undefined ? silent(language) : { text: sentence(profile.tax), paths: ['tax'], known: true }
}

/** Deals of a day (today when none is named), standing deals, stacking, price match. */
export function answerDeals(question: FactQuestion): FactAnswer {
  const { profile, language, plain, now } = question
  const { deals } = profile
  if (deals === undefined)
    return {
      text: tell(
        language,
        "I don't have any deals listed right now, but the sale prices on the menu apply.",
        'No tengo ofertas anunciadas ahora mismo, pero los precios de oferta del menú aplican.',
      ),
      paths: [],
      known: false,
    }
  if (
    /price ?match|match (?:a |another |their |the )?(?:\p{L}+ )?price|beat (?:a|their) price|igualan? precios?/u.test(
      plain,
    )
  )
    return priceMatch(question)
  if (
    /stack|combine|combin|both discounts?|on top of|together with|along with|acumul/.test(plain) &&
    deals.stacking !== undefined
  )
    return { text: sentence(deals.stacking), paths: ['deals.stacking'], known: true }
  const matching = matchingDeals(question)
  const today = shopTime(now, profile)
  const named = readDays(plain, profile, today)
  if (matching.length > 0 && named.every((entry) => entry.said !== 'today'))
    return {
      text: matching.map((deal) => sentence(deal.text)).join(' ') + stackNote(question),
      paths: matching.map((deal) => deal.path),
      known: true,
    }
  if (/week|every ?day|all (?:your |the )?deals|each day|daily deals|semana/.test(plain) && named.length === 0)
    return wholeWeek(question)
  const lines: string[] = []
  const paths: string[] = []
  for (const { day, said } of named.length > 0 ? named : [{ day: today, said: 'today' }]) {
    const deal = deals.daily?.[day.weekday]
    const label = said === 'today' ? tell(language, 'Today', 'Hoy') : weekdayName(day.weekday, language)
    paths.push(`deals.daily.${day.weekday}`)
    if (deal === undefined || /^no\b|^none/i.test(deal))
      lines.push(tell(language, `${label} there's no daily deal.`, `${label}: no hay oferta del día.`))
    else lines.push(sentence(`${label}: ${deal}`))
  }
  const always = deals.always ?? []
  if (always.length > 0) {
    lines.push(sentence(tell(language, `always on: ${always.join('; ')}`, `siempre: ${always.join('; ')}`)))
    paths.push('deals.always')
  }
  return { text: lines.join(' ') + stackNote(question), paths, known: true }
}

function priceMatch({ profile, language }: FactQuestion): FactAnswer {
  const value = profile.deals?.price_match
  if (value === undefined) return silent(language)
  if (typeof value === 'string') return { text: sentence(value), paths: ['deals.price_match'], known: true }
  const text =
    value === true
      ? tell(language, 'Yes, we price match.', 'Sí, igualamos precios.')
      : tell(language, "Sorry, we don't price match.", 'Lo siento, no igualamos precios.')
  return { text, paths: ['deals.price_match'], known: true }
}

function stackNote({ profile, plain }: FactQuestion): string {
  return profile.deals?.stacking !== undefined && /discounts?|descuento|and/.test(plain)
    ? ` ${sentence(profile.deals.stacking)}`
    : ''
}

const DEAL_STOP = new Set([
  'deal',
  'discount',
  'off',
  'special',
  'the',
  'and',
  'for',
  'with',
  'any',
  'on',
  'of',
  'first',
  'a',
  'have',
  'get',
  'do',
  'you',
  'there',
  'today',
  'sale',
  'percent',
  'what',
  'when',
  'is',
  'it',
  'whole',
  'order',
  'this',
  'day',
  'one',
  'with',
  'no',
  'daily',
  'in',
  'to',
])
const DEAL_SYNONYMS: readonly (readonly [RegExp, string])[] = [
  [
    /first ?time|new customer|first visit|first purchase|new here|primera vez|primera visita|nuev[oa] cliente|primeira visita|premiere visite|erste[nr]? (?:besuch|einkauf)|newbie discount|first order/,
    'first visit new',
  ],
  [/military|army|navy|marine|served|veteran|vet\b|vets\b|veteranos?/, 'veteran military service'],
  [/senior|elder|over (?:55|60|65)|older|retired|65|60|mayores|tercera edad/, 'senior'],
  [/student|college|estudiante/, 'student'],
  [/patient|medical card|med card|paciente/, 'patient medical'],
  [/bogo|buy one|buy 1|2 for|two for/, 'buy get bogo'],
  [/industry|budtender discount|work at/, 'industry employee'],
  [/teacher|nurse|first responder|healthcare worker/, 'teacher nurse first responder'],
  [/birthday|cumpleanos/, 'birthday'],
  [/refer|friend/, 'referral refer friend'],
  [/eighths?|flower/, 'flower eighth'],
  [/carts?|vapes?/, 'vape cart cartridge'],
  [/edibles?|gumm/, 'edible gummy munchie'],
  [/prerolls?|joints?/, 'preroll pre-roll joint'],
  [/concentrates?|wax|dabs?/, 'concentrate wax dab'],
]

function matchingDeals({ profile, plain }: FactQuestion): { text: string; path: string }[] {
  const asked = new Set<string>()
  for (const [pattern, words] of DEAL_SYNONYMS)
    if (pattern.test(plain)) for (const word of words.split(' ')) asked.add(word)
  const all: { text: string; path: string }[] = []
  for (const [index, text] of (profile.deals?.always ?? []).entries()) all.push({ text, path: `deals.always.${index}` })
  for (const weekday of WEEKDAYS) {
    const text = profile.deals?.daily?.[weekday]
    if (text !== undefined)
      all.push({
        text: `${weekday.charAt(0).toUpperCase()}${weekday.slice(1)}: ${text}`,
        path: `deals.daily.${weekday}`,
      })
  }
  for (const [key, value] of Object.entries(profile.deals ?? {})) {
    if (typeof value === 'string' && !['stacking', 'price_match'].includes(key))
      all.push({ text: `${key.replaceAll('_', ' ')}: ${value}`, path: `deals.${key}` })
  }
  for (const word of plain.split(' '))
    if (word.length > 3 && !DEAL_STOP.has(word) && !/day$/.test(word)) asked.add(wordStem(word))
  const scored = all.map((deal) => ({
    deal,
    hits: [
      ...new Set(
        foldText(deal.text)
          .split(/[^\p{L}\p{N}-]+/u)
          .map(wordStem),
      ),
    ].filter((word) => asked.has(word) && !DEAL_STOP.has(word)).length,
  }))
  const best = Math.max(0, ...scored.map((entry) => entry.hits))
  return best === 0 ? [] : scored.filter((entry) => entry.hits === best).map((entry) => entry.deal)
}

function wholeWeek({ profile, language }: FactQuestion): FactAnswer {
  const lines: string[] = []
  for (const weekday of WEEKDAYS) {
    const deal = profile.deals?.daily?.[weekday]
    if (deal !== undefined && !/^no\b/i.test(deal)) lines.push(sentence(`${weekdayName(weekday, language)}: ${deal}`))
  }
  const always = profile.deals?.always ?? []
  if (always.length > 0)
    lines.push(sentence(tell(language, `always on: ${always.join('; ')}`, `siempre: ${always.join('; ')}`)))
  if (lines.length === 0) return silent(language)
  return { text: lines.join(' '), paths: ['deals.daily', 'deals.always'], known: true }
}

/** The loyalty programme: the part asked about first, then the rest briefly. */
export function answerLoyalty({ profile, language, plain }: FactQuestion): FactAnswer {
  const { loyalty } = profile
  if (loyalty === undefined)
    return {
      text: tell(
        language,
        "I don't have a loyalty program listed for this store.",
        'No tengo un programa de puntos registrado para esta tienda.',
      ),
      paths: [],
      known: false,
    }
  const name = loyalty.name ?? tell(language, 'our loyalty program', 'nuestro programa de puntos')
  const lines: string[] = []
  const wants = (pattern: RegExp): boolean => pattern.test(plain)
  if (wants(/how many points (?:do )?i have|balance|my points|check (?:my )?points|cuantos puntos tengo/))
    lines.push(
      tell(
        language,
        "I can't see your points balance here; the team can look it up at the register.",
        'No puedo ver tu saldo de puntos; el equipo lo consulta en caja.',
      ),
    )
  const order: readonly (readonly [string, RegExp, string, string])[] = [
    ['birthday', /birthday|bday|cumple/, 'Birthday', 'Cumpleaños'],
    ['points_expire', /expir|caduc/, 'Points expire', 'Los puntos caducan'],
    ['join', /join|sign ?up|enrol|register|inscrib|member|unir/, 'To join', 'Para unirte'],
    ['redeem', /redeem|worth|money off|cash in|use (?:my )?points|off|canje|until/, 'Redeem', 'Canje'],
    ['earn', /earn|get points|per dollar|ganar|collect|how does/, 'Earn', 'Ganas'],
  ]
  const asked = order.filter(([, pattern]) => wants(pattern))
  const shown =
    asked.length > 0 ? asked : order.filter(([key]) => ['earn', 'redeem', 'join', 'birthday'].includes(key)).reverse()
  const free = looseFlag(loyalty, 'free') === true ? tell(language, ' and it is free to join', ' y es gratis') : ''
  if (asked.length === 0 || asked.some(([key]) => key === 'join'))
    lines.push(tell(language, `Our loyalty program is ${name}${free}.`, `Nuestro programa es ${name}${free}.`))
  for (const [key, , en, es] of shown) {
    const value = looseText(loyalty, key)
    if (value !== null) lines.push(sentence(`${tell(language, en, es)}: ${value}`))
  }
  if (lines.length === 0)
    lines.push(tell(language, `Our loyalty program is ${name}${free}.`, `Nuestro programa es ${name}${free}.`))
  return { text: lines.join(' '), paths: ['loyalty'], known: true }
}
