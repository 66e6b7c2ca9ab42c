import type { Handoff } from '#contract/turn.ts'
import type { StoreProfile } from '#contract/store-profile.ts'
import { foldText } from '#concierge/understand/fold-text.ts'
import { clock, dollars, type Language, listOf, sentence, tell } from '#concierge/say/wording.ts'
import {
  type FactAnswer,
  type FactQuestion,
  looseFlag,
  looseList,
  looseNumber,
  looseRecord,
  looseText,
} from './answer.ts'
import { silent } from './answer-place.ts'

/** Whether, where, when and for how much the shop delivers. */
export function answerDelivery(question: FactQuestion): FactAnswer {
  const { profile, language, plain } = question
  const { delivery } = profile
  if (delivery === undefined) return silent(language)
  if (delivery.offered === false) {
    const pickup =
      profile.pickup?.offered === true
        ? tell(language, ' You can order for pickup instead.', ' Puedes pedir para recoger en tienda.')
        : ''
    return {
      text: tell(language, `Sorry, we don't deliver.${pickup}`, `Lo siento, no hacemos entregas.${pickup}`),
      paths: ['delivery'],
      known: true,
    }
  }
  const lines: string[] = []
  const refused = looseList(delivery, 'no_delivery_to').filter((place) => mentionsPlace(plain, place))
  if (refused.length > 0)
    lines.push(
      tell(
        language,
        `Sorry, we can't deliver to ${listOf(refused, language, 'or')}.`,
        `Lo siento, no podemos entregar en: ${listOf(refused, language, 'or')}.`,
      ),
    )
  else lines.push(...answerArea(question))
  lines.push(...deliveryTerms(question))
  return { text: lines.join(' '), paths: ['delivery'], known: true }
}

function mentionsPlace(plain: string, place: string): boolean {
  return foldText(place)
    .split(/\s+/)
    .filter((word) => word.length > 3)
    .some((word) => plain.includes(word.replace(/s$/, '')))
}

function answerArea({ profile, language, plain }: FactQuestion): string[] {
  const { delivery } = profile
  const zips = delivery?.zips ?? []
  const asked = /(?<![\d$.])(\d{5})(?![\d.])/.exec(plain)?.[1]
  const area = delivery?.area
  const around = area === undefined ? '' : tell(language, ` We deliver in ${area}.`, ` Entregamos en ${area}.`)
  if (asked !== undefined) {
    if (zips.includes(asked)) return [tell(language, `Yes, we deliver to ${asked}.`, `Sí, entregamos en ${asked}.`)]
    if (zips.length > 0)
      return [
        tell(
          language,
          `Sorry, ${asked} is outside our delivery area.${around}`,
          `Lo siento, ${asked} está fuera de nuestra zona de entrega.${around}`,
        ),
      ]
  }
  const city = profile.address?.city
  const named =
    /(?:deliver(?:y|ies)?|bring|entregan?|envian?) (?:it |them |anything )?(?:out )?(?:to|in|into|a|en) (?!my |me\b|the |your |home|us\b)(\p{L}+(?: \p{L}+)?)/u.exec(
      plain,
    )?.[1]
  if (
    named !== undefined &&
    city !== undefined &&
    !foldText(city).includes(named.split(' ')[0] ?? '') &&
    !foldText(area ?? '').includes(named.split(' ')[0] ?? '')
  ) {
    const list =
      zips.length > 0 ? tell(language, ` ZIP codes: ${zips.join(', ')}.`, ` Códigos postales: ${zips.join(', ')}.`) : ''
    return [
      tell(
        language,
        `I can't confirm that address; please check your ZIP code.${around}${list}`,
        `No puedo confirmar esa dirección; revisa tu código postal.${around}${list}`,
      ),
    ]
  }
  const list =
    /zip|area|where|codigo|zona|how far/.test(plain) && zips.length > 0
      ? tell(language, ` ZIP codes: ${zips.join(', ')}.`, ` Códigos postales: ${zips.join(', ')}.`)
      : ''
  return [tell(language, `Yes, we deliver.${around}${list}`, `Sí, hacemos entregas.${around}${list}`)]
}

function deliveryTerms({ profile, language, plain }: FactQuestion): string[] {
  const { delivery } = profile
  const lines: string[] = []
  const hours = looseRecord(delivery, 'hours')
  const open = looseText(hours, 'open')
  const close = looseText(hours, 'close')
  if (open !== null && close !== null)
    lines.push(
      tell(
        language,
        `Deliveries run from ${clock(open)} to ${clock(close)}.`,
        `Entregas de ${clock(open)} a ${clock(close)}.`,
      ),
    )
  const terms: string[] = []
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
  if (terms.length > 0) lines.push(sentence(terms.join(', ')))
  const eta = looseText(delivery, 'eta_minutes')
  if (eta !== null) lines.push(tell(language, `It usually takes ${eta} minutes.`, `Suele tardar ${eta} minutos.`))
  if (looseFlag(delivery, 'id_at_door') === true && /\bid\b|door|license|home|identific/.test(plain))
    lines.push(
      tell(
        language,
        'Have your ID ready: it is checked at the door.',
        'Ten tu identificación lista: se revisa en la puerta.',
      ),
    )
  const paid = looseText(delivery, 'payment')
  if (paid !== null && /pay|cash|card|pagar|debit/.test(plain))
    lines.push(tell(language, `Payment for delivery: ${paid}.`, `Pago al entregar: ${paid}.`))
  const known = new Set([
    'offered',
    'area',
    'zips',
    'minimum_order',
    'fee',
    'free_over',
    'hours',
    'eta_minutes',
    'id_at_door',
    'payment',
    'no_delivery_to',
  ])
  for (const [key, value] of Object.entries(delivery ?? {}))
    if (!known.has(key) && typeof value === 'string') lines.push(sentence(`${key.replaceAll('_', ' ')}: ${value}`))
  return lines
}

export function answerPickup({ profile, language, plain }: FactQuestion): FactAnswer {
  const { pickup } = profile
  if (pickup === undefined) return silent(language)
  if (pickup.offered === false)
    return {
      text: tell(
        language,
        "Sorry, we don't offer order pickup; come in and shop with us.",
        'Lo siento, no ofrecemos pedidos para recoger.',
      ),
      paths: ['pickup'],
      known: true,
    }
  const lines: string[] = []
  for (const [key, pattern, en, es] of [
    ['curbside', /curb|from (?:my|the) car|acera/, 'curbside pickup', 'recogida en la acera'],
    ['drive_thru', /drive (?:thru|through|up)|drivethr|autoservicio/, 'a drive-thru', 'autoservicio'],
  ] satisfies readonly (readonly [string, RegExp, string, string])[]) {
    const value = looseFlag(pickup, key)
    if (!pattern.test(plain) || value === null) continue
    lines.push(
      value
        ? tell(language, `Yes, we have ${en}.`, `Sí, tenemos ${es}.`)
        : tell(language, `Sorry, we don't have ${en}.`, `Lo siento, no tenemos ${es}.`),
    )
  }
  if (lines.length === 0)
    lines.push(
      tell(language, 'Yes, you can order ahead and pick up in the store.', 'Sí, puedes pedir y recoger en la tienda.'),
    )
  if (pickup.ready_minutes !== undefined)
    lines.push(
      tell(
        language,
        `Orders are usually ready in about ${pickup.ready_minutes} minutes.`,
        `Los pedidos suelen estar listos en unos ${pickup.ready_minutes} minutos.`,
      ),
    )
  const hold = looseText(pickup, 'hold')
  if (hold !== null) lines.push(tell(language, `We hold orders: ${hold}.`, `Guardamos los pedidos: ${hold}.`))
  const known = new Set(['offered', 'ready_minutes', 'hold', 'curbside', 'drive_thru'])
  for (const [key, value] of Object.entries(pickup))
    if (!known.has(key) && (typeof value === 'string' || typeof value === 'number'))
      lines.push(sentence(`${key.replaceAll('_', ' ')}: ${value}`))
  return { text: lines.join(' '), paths: ['pickup'], known: true }
}

/** What identification is needed, what is refused, medical cards. */
export function answerIdentification({ profile, language, plain }: FactQuestion): FactAnswer {
  const policy = profile.id_policy
  if (policy === undefined) return silent(language)
  const age = policy.minimum_age ?? 21
  const accepted = policy.accepted ?? []
  const refused = policy.not_accepted ?? []
  const lines: string[] = []
  const medical = looseText(policy, 'medical_cards')
  if (
    /med(?:ical)? ?(?:card|marijuana card|patient)|\bmmj\b|patient|medical program|tarjeta medica|need a card/.test(
      plain,
    ) &&
    medical !== null
  )
    return { text: sentence(medical), paths: ['id_policy.medical_cards'], known: true }
  const asked = refused.find((entry) => refusesAsked(foldText(entry), plain))
  const fine = accepted.find((entry) =>
    foldText(entry)
      .replace(/\(.*?\)/g, '')
      .split(/[^\p{L}]+/u)
      .some((word) => word.length > 4 && !['state', 'license', 'foreign'].includes(word) && plain.includes(word)),
  )
  if (asked !== undefined)
    lines.push(
      tell(
        language,
        `No, sorry, we can't accept that (${asked}).`,
        `No, lo siento, no podemos aceptar eso (${asked}).`,
      ),
    )
  else if (fine !== undefined && !/what|which|que (?:id|identific)/.test(plain))
    lines.push(tell(language, `Yes, that works: we accept ${fine}.`, `Sí: aceptamos ${fine}.`))
  lines.push(
    tell(
      language,
      `You must be ${age} or older, with a valid, unexpired government ID.`,
      `Debes tener ${age} años o más y una identificación oficial vigente.`,
    ),
  )
  const everyone = looseNumber(policy, 'everyone_in_store_must_be')
  if (
    everyone !== null &&
    /kid|child|baby|son\b|daughter|everyone|friend|come in|bring|hij[oa]|nin[oa]|wait|enter/.test(plain)
  )
    lines.unshift(
      tell(
        language,
        `Sorry, no: everyone in the store must be ${everyone} or older.`,
        `Lo siento, no: todas las personas en la tienda deben tener ${everyone} años o más.`,
      ),
    )
  if (accepted.length > 0 && asked === undefined)
    lines.push(tell(language, `We accept: ${accepted.join('; ')}.`, `Aceptamos: ${accepted.join('; ')}.`))
  if (refused.length > 0 && asked === undefined && fine === undefined)
    lines.push(tell(language, `Not accepted: ${refused.join('; ')}.`, `No aceptamos: ${refused.join('; ')}.`))
  if (asked !== undefined && accepted.length > 0)
    lines.push(
      tell(
        language,
        `Please bring one of these: ${accepted.join('; ')}.`,
        `Trae uno de estos: ${accepted.join('; ')}.`,
      ),
    )
  return { text: lines.join(' '), paths: ['id_policy'], known: true }
}

function refusesAsked(entry: string, plain: string): boolean {
  if (/expired/.test(entry) && /expir|out of date|vencid|caduc/.test(plain)) return true
  if (
    /photo|photocopy|picture/.test(entry) &&
    !/without/.test(entry) &&
    /\b(?:pic|photo|picture|photocopy|copy|screenshot|on my phone|digital|foto|copia)\b/.test(plain)
  )
    return true
  if (/temporary|paper/.test(entry) && /temporary|paper id|paper license|temp (?:id|license)|provisional/.test(plain))
    return true
  if (/student|school/.test(entry) && /student|school id|college id|estudiant/.test(plain)) return true
  return /consular|matricula/.test(entry) && /consular|matricula/.test(plain)
}

export function answerLimits({ profile, language, plain }: FactQuestion): FactAnswer {
  const rules = profile.limits_and_rules
  const limit = looseText(rules, 'purchase_limit')
  if (rules === undefined || limit === null) return silent(language)
  const lines = [tell(language, `The purchase limit is ${limit}.`, `El límite de compra es ${limit}.`)]
  for (const [key, value] of Object.entries(rules)) {
    if (
      /limit/.test(key) &&
      key !== 'purchase_limit' &&
      (typeof value === 'string' || typeof value === 'number') &&
      key.split('_').some((word) => word.length > 3 && plain.includes(word))
    )
      lines.push(sentence(`${key.replaceAll('_', ' ')}: ${value}`))
  }
  return { text: lines.join(' '), paths: ['limits_and_rules.purchase_limit'], known: true }
}

/** Smoking on site or in public, taking it along, driving. */
export function answerRules({ profile, language, plain }: FactQuestion): FactAnswer {
  const rules = profile.limits_and_rules
  if (rules === undefined) return silent(language)
  const lines: string[] = []
  const onSite = looseFlag(rules, 'on_site_consumption')
  const publicRule = looseText(rules, 'public_consumption')
  const leaving = looseText(rules, 'leaving_state')
  const away =
    /state|border|fly|flight|plane|airport|travel|ship|mail|avion|viaj|drive back|take (?:it|this|them) (?:home|back)/.test(
      plain,
    )
  if (away && leaving !== null) lines.push(sentence(leaving))
  else {
    if (onSite !== null)
      lines.push(
        onSite
          ? tell(
              language,
              'Yes, consumption is allowed on site in our lounge area.',
              'Sí, se puede consumir en el local.',
            )
          : tell(language, "No, you can't consume on site.", 'No, no se puede consumir en el local.'),
      )
    if (publicRule !== null)
      lines.push(sentence(tell(language, `public consumption: ${publicRule}`, `consumo en público: ${publicRule}`)))
  }
  return lines.length === 0 ? silent(language) : { text: lines.join(' '), paths: ['limits_and_rules'], known: true }
}

/** Returns and exchanges: the rule of the thing at hand first. */
export function answerReturns({ profile, language, plain }: FactQuestion): FactAnswer {
  const policy = profile.return_policy
  const contact = contactLine(profile, language)
  if (policy === undefined)
    return { text: `${silent(language).text} ${contact}`, paths: [], known: false, handoff: 'order' }
  const entries = Object.entries(policy).filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  const topic = /\bcart|batter|pen\b|vape|disposable|hardware|device|pod|charger|cartucho|bateria/.test(plain)
    ? 'hardware'
    : /shirt|hood|hat|apparel|grinder|bong|pipe|papers?|accessor|merch|glass|tray/.test(plain)
      ? 'accessories'
      : /flower|eighth|edible|gumm|preroll|weed|cannabis|bud|joint|wax|concentrate|product/.test(plain)
        ? 'cannabis'
        : null
  const named = entries.filter(([key]) => key === topic)
  const shown = named.length > 0 ? named : entries
  return {
    text: `${shown.map(([, text]) => sentence(text)).join(' ')} ${contact}`.trim(),
    paths: shown.map(([key]) => `return_policy.${key}`),
    known: true,
    handoff: 'order',
  }
}

/** How the shopper reaches a person: the shop's own words, else its phone and e-mail. */
export function contactLine(profile: StoreProfile, language: Language): string {
  if (profile.staff?.human_handoff !== undefined && language === 'en') return sentence(profile.staff.human_handoff)
  const ways = [
    profile.phone === undefined ? null : tell(language, `call ${profile.phone}`, `llama al ${profile.phone}`),
    profile.email === undefined ? null : tell(language, `e-mail ${profile.email}`, `escribe a ${profile.email}`),
  ].filter((way) => way !== null)
  if (ways.length === 0)
    return profile.staff?.human_handoff === undefined
      ? tell(language, 'Please ask our team in the store.', 'Pregunta a nuestro equipo en la tienda.')
      : sentence(profile.staff.human_handoff)
  return sentence(listOf(ways, language, 'or'))
}

export function answerOrder(
  question: FactQuestion,
  kind: 'order_status' | 'order_change' | 'complaint' | 'human_handoff',
): FactAnswer {
  const { profile, language, plain } = question
  const contact = contactLine(profile, language)
  const reason: Record<typeof kind, Handoff['reason']> = {
    order_status: 'order',
    order_change: 'order',
    complaint: 'complaint',
    human_handoff: 'asked',
  }
  const paths = ['staff.human_handoff', 'phone', 'email']
  switch (kind) {
    case 'order_status': {
      const ready = profile.pickup?.ready_minutes
      const usual =
        ready !== undefined && /pick ?up/.test(plain)
          ? tell(
              language,
              ` Pickup orders usually take about ${ready} minutes.`,
              ` Los pedidos para recoger suelen tardar unos ${ready} minutos.`,
            )
          : ''
      return {
        text: tell(
          language,
          `I can't see order details from this chat, but our team can look it up. Have your order number ready. ${contact}${usual}`,
          `Desde este chat no puedo ver los pedidos, pero nuestro equipo puede consultarlo. Ten a mano tu número de pedido. ${contact}${usual}`,
        ),
        paths,
        known: true,
        handoff: reason[kind],
      }
    }
    case 'order_change':
      return {
        text: tell(
          language,
          `I can't change or cancel orders from this chat; a team member can if you contact them right away. ${contact}`,
          `No puedo cambiar ni cancelar pedidos desde este chat; una persona del equipo sí puede. ${contact}`,
        ),
        paths,
        known: true,
        handoff: reason[kind],
      }
    case 'complaint':
      return {
        text: tell(
          language,
          `I'm really sorry about that. I'd like a person on our team to make it right. ${contact}`,
          `Lo siento mucho. Quiero que una persona de nuestro equipo lo solucione. ${contact}`,
        ),
        paths,
        known: true,
        handoff: reason[kind],
      }
    case 'human_handoff':
      return {
        text: tell(
          language,
          `Of course, a team member can help you directly. ${contact}`,
          `Claro, una persona del equipo puede ayudarte. ${contact}`,
        ),
        paths,
        known: true,
        handoff: reason[kind],
      }
  }
}
