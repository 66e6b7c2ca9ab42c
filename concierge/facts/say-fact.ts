import { staysEnglish } from '#concierge/say/house-spanish.ts'
import { clock, dollars, listOf, sentence, tell } from '#concierge/say/wording.ts'
import type { FactQuestion } from './answer.ts'
import type { Fact } from './fact.ts'

type Language = FactQuestion['language']
type Saying = (value: string, language: Language) => string

/** Words of a sentence about how the shop began: it needs no other around it. */
const TELLS_ITSELF = /\b(?:owned|founded|started|run|opened|created|established)\b/i

/** Keys of the field's profile format, each as a sentence of its own. */
const SAYINGS: readonly (readonly [RegExp, Saying])[] = [
  [/^id_policy\.minimum_age$/, (age, to) => tell(to, `you must be ${age} or older`, `debes tener ${age} años o más`)],
  [
    /^id_policy\.everyone_in_store_must_be$/,
    (age, to) =>
      tell(to, `everyone in the store must be ${age} or older`, `en la tienda todos deben tener ${age} años o más`),
  ],
  [/^id_policy\.checked$/, (where, to) => tell(to, `we check ID ${where}`, `revisamos la identificación: ${where}`)],
  [
    /^id_policy\.accepted$/,
    (papers, to) => tell(to, `as ID we accept ${papers}`, `como identificación aceptamos: ${papers}`),
  ],
  [/^(?:id_policy|payment)\.not_accepted$/, (list, to) => tell(to, `we can't accept ${list}`, `no aceptamos: ${list}`)],
  [/^payment\.accepted$/, (ways, to) => tell(to, `we accept ${ways}`, `aceptamos: ${ways}`)],
  [/^payment\.atm_where$/, (where, to) => tell(to, `there's an ATM ${where}`, `hay un cajero automático: ${where}`)],
  [/^delivery\.zips$/, (zips, to) => tell(to, `we deliver to ${zips}`, `entregamos en ${zips}`)],
  [
    /^delivery\.minimum_order$/,
    (sum, to) => tell(to, `the delivery minimum is ${sum}`, `el pedido mínimo es de ${sum}`),
  ],
  [/^delivery\.fee$/, (sum, to) => tell(to, `delivery costs ${sum}`, `la entrega cuesta ${sum}`)],
  [/^delivery\.free_over$/, (sum, to) => tell(to, `delivery is free over ${sum}`, `la entrega es gratis desde ${sum}`)],
  [
    /^delivery\.eta_minutes$/,
    (time, to) => tell(to, `delivery takes ${time} minutes`, `la entrega tarda ${time} minutos`),
  ],
  [
    /^pickup\.ready_minutes$/,
    (time, to) =>
      tell(to, `orders are ready in about ${time} minutes`, `los pedidos están listos en unos ${time} minutos`),
  ],
  [
    /^delivery\.no_delivery_to$/,
    (places, to) => tell(to, `sorry, we can't deliver to ${places}`, `lo siento, no entregamos en ${places}`),
  ],
  [/(?:^|\.)order_by$/, (time, to) => tell(to, `order by: ${time}`, `pide antes de: ${time}`)],
  [/^pickup\.hold$/, (time, to) => tell(to, `we hold orders ${time}`, `guardamos los pedidos ${time}`)],
  [
    /^parking\.spaces$/,
    (count, to) => tell(to, `the lot has ${count} spaces`, `hay ${count} plazas de estacionamiento`),
  ],
  [
    /^parking\.accessible_spaces$/,
    (count, to) => tell(to, `${count} spaces are accessible`, `${count} plazas son accesibles`),
  ],
  [
    /^parking\.ev_chargers?$/,
    (count, to) =>
      /^\d+$/.test(count)
        ? tell(to, `EV chargers in our lot: ${count}`, `cargadores para autos eléctricos: ${count}`)
        : /^(?:yes|sí)$/.test(count)
          ? tell(to, 'yes, we have EV charging in our lot', 'sí, hay carga para autos eléctricos')
          : /^no$/.test(count)
            ? tell(to, 'sorry, we have no EV charging', 'lo siento, no hay carga para autos eléctricos')
            : count,
  ],
  [/^payment\.atm_fee$/, (sum, to) => tell(to, `the ATM fee is ${sum}`, `el cajero cobra ${sum}`)],
  [
    /^(?:sms|text|text_us|text_(?:line|number)(?:\.number)?|sms_(?:line|number))$/,
    (number, to) =>
      /\p{L}{2}/u.test(number) ? number : tell(to, `you can text us at ${number}`, `puedes escribirnos al ${number}`),
  ],
  [
    /(?:^|\.)(?:(?:store|shop|general)_)?manager$/,
    (who, to) => tell(to, `our store manager is ${who}`, `la persona encargada de la tienda es ${who}`),
  ],
  ...['dogs', 'animals'].map((kind): (typeof SAYINGS)[number] => [
    new RegExp(`(?:^|\\.)(?:service|assistance|guide)_${kind.slice(0, -1)}s?(?:_(?:ok|allowed|welcome))?$`),
    (is, to) =>
      /^(?:yes|sí)$/.test(is)
        ? tell(to, `service ${kind} are welcome`, `se permiten ${kind === 'dogs' ? 'perros' : 'animales'} de servicio`)
        : /^no$/.test(is)
          ? tell(to, `sorry, service ${kind} are not listed as allowed`, `lo siento, no figuran animales de servicio`)
          : is,
  ]),
  [/^staff\.jobs$/, (where, to) => tell(to, `for work with us: ${where}`, `para trabajar con nosotros: ${where}`)],
  [
    /^busiest_hours$/,
    (times, to) => tell(to, `we're busiest in these hours: ${times}`, `hay más gente en estas horas: ${times}`),
  ],
  [
    /^(?:founded|established|since|opened|open_since|year_founded)$/,
    (year, to) =>
      TELLS_ITSELF.test(year) ? year : tell(to, `we've been here since ${year}`, `estamos aquí desde ${year}`),
  ],
  [
    /^(?:owner|owners|owned_by|founder|founders)$/,
    (who, to) => (TELLS_ITSELF.test(who) ? who : tell(to, `the shop is owned by ${who}`, `la tienda es de ${who}`)),
  ],
]

/** One fact said as a sentence: in the words of a known key, else its key as a label and its value as it is written. */
export function sayFact(fact: Pick<Fact, 'path' | 'value'>, language: Language): string {
  if (fact.value === 0 && COUNTED.test(fact.path) && !MONEY.test(fact.path)) return sayNone(fact.path, language)
  const value = valueText(fact.path, fact.value, language)
  const known = SAYINGS.find(([path]) => path.test(fact.path))
  const said = known?.[1](value, language)
  if (said !== undefined) return said === value ? quoted(sentence(said), fact.path, language) : sentence(said)
  if (Array.isArray(fact.value) && /(?:^|\.)(?:notes?|who_may_buy)$/.test(fact.path))
    return quoted(fact.value.map((line: string) => sentence(line)).join(' '), fact.path, language)
  if (typeof fact.value === 'string' && fact.path.endsWith('_note'))
    return quoted(sentence(fact.value), fact.path, language)
  const label = labelOf(fact.path)
  if (typeof fact.value === 'boolean') return sayFlag(fact, language)
  if (typeof fact.value === 'string' && isSentence(fact.value, label))
    return quoted(sentence(fact.value), fact.path, language)
  const text = IS_QUESTION.test(label) && ANSWERS_IT.test(value) ? value : `${label}: ${value}`
  return quoted(sentence(text), fact.path, language)
}

/** "Do you have wifi: Yes, the password is at the desk": the answer needs no question before it. */
const IS_QUESTION = /^(?:do|does|is|are|can|may|will)\b/i
const ANSWERS_IT = /^(?:yes|no|sí)\b(?=.* .* )/i

/** "EV chargers: 0" is that there are none; a number of hours or minutes counts no things. */
const COUNTED = /[a-z]s$(?<!hours|minutes|days|weeks|months|years|points|miles)/

function sayNone(path: string, language: Language): string {
  const what = labelOf(path.split('.').at(-1) ?? path)
  return tell(language, `Sorry, no ${what}.`, `Lo siento, no hay ${what}.`)
}

/** What the shop wrote in English is told as its own words to who speaks Spanish. */
function quoted(text: string, path: string, language: Language): string {
  if (language !== 'es' || !staysEnglish(text)) return text
  const [, matter = 'de eso'] = MATTERS.find(([key]) => key.test(path)) ?? []
  return `Esto es lo que la tienda dice ${matter}, por ahora solo en inglés: "${text}"`
}

/** What a key of the shop's own speaks of, as the one who asked in Spanish calls it. */
const MATTERS: readonly (readonly [RegExp, string])[] = [
  [/restroom|bathroom|toilet/, 'del baño'],
  [/recycl/, 'del reciclaje'],
  [/pet|dog/, 'de los perros y otras mascotas'],
  [/gift_?card/, 'de las tarjetas de regalo'],
  [/wi_?fi/, 'del wifi'],
  [/\bev\b|ev_|charger|charging/, 'de la carga de autos eléctricos'],
  [/lost/, 'de los objetos perdidos'],
  [/locker/, 'de los casilleros'],
  [/class|workshop/, 'de las clases'],
  [/event/, 'de los eventos'],
  [/bike|bicycle/, 'de las bicicletas'],
  [/wheelchair|counter/, 'de la accesibilidad'],
  [/jobs?\b|career|hiring/, 'del empleo'],
]

/** The facts under one key of the shop's own, told together: "The Adit: 4 PM to 11 PM; entry fee $5". */
export function sayGroup(facts: readonly Fact[], language: Language): string {
  const [first] = facts
  if (first === undefined) return ''
  if (facts.length === 1) return sayFact(first, language)
  const { top } = first
  const parts: string[] = []
  let head = labelOf(top)
  for (const fact of facts) {
    const leaf = labelOf(fact.leaves.join('.'))
    const value = valueText(fact.path, fact.value, language)
    if (leaf === '') parts.push(value.replace(/[.!]+$/, ''))
    else if (/\bname$/.test(leaf)) head = `${value} (${labelOf(top)})`
    else if (fact.value === false && IS_THERE.test(leaf))
      head = tell(language, `Sorry, we don't have ${withArticle(head)}`, `Lo siento, no tenemos ${head}`)
    else if (typeof fact.value === 'boolean') {
      if (!fact.value || !IS_THERE.test(leaf))
        parts.push(fact.value ? leaf : tell(language, `no ${leaf}`, `${leaf}: no`))
    } else if (SPEAKS_FOR_ITSELF.test(leaf)) parts.push(value.replace(/[.!]+$/, ''))
    else if (typeof fact.value === 'string' && isSentence(fact.value, leaf) && !NEEDS_NAME.test(fact.value))
      parts.push(fact.value.replace(/[.!]+$/, ''))
    else
      parts.push(
        /^(?:visits|opens|closes|runs|starts|costs|takes|hours|from|to|until|within|at|by)\b/.test(leaf)
          ? `${leaf} ${value}`
          : `${leaf}: ${value}`,
      )
  }
  if (facts.every(({ value }) => typeof value === 'string' && TELLS_WHOLE.test(value)))
    return facts.map(({ path, value }) => quoted(sentence(String(value)), path, language)).join(' ')
  return quoted(sentence(`${head}: ${parts.join('; ').replaceAll(FROM_TO, '$1 $2 to $3')}`), top, language)
}

/** "Mon-sat from: 8:00 AM; mon-sat to: 9:00 PM": the two ends of one span. */
const FROM_TO = /([\w-]{1,20}) (?:from|open|opens):? ([^;]{1,12}); \1 (?:to|until|close|closes):? ([^;]{1,12})/g

/** A sentence of some length that begins as one: it needs no heading. */
const TELLS_WHOLE = /^\p{Lu}(?=(?:\S+ ){4}).*[.!]$/su

/** A time, a sum or a place alone says nothing without what it is of: "friday: El Gallo Tacos, 12 to 5 PM". */
const NEEDS_NAME =
  /^(?!.*\b(?:is|are|we|you|your|our|may|can|must|please|gets?|bring|ask|has|have|runs?|opens?|no)\b)(?=.*\d).*[^.!]$/is

/** Leaves that say no more than that there is such a thing. */
const IS_THERE = /^(?:yes|offered|available|sold|enabled|provided|exists)$/
/** Leaves whose value needs no label. */
const SPEAKS_FOR_ITSELF =
  /^(?:how|where|when|what|rules?|notes?|details?|info|description|text|number|answered|location|policy|thank you|offer)$/

function sayFlag({ path, value }: Pick<Fact, 'path' | 'value'>, language: Language): string {
  const [leaf = '', ...before] = path.split('.').reverse()
  const isThere = before.length > 0 && IS_THERE.test(leaf)
  const isThing = before.length > 0 && ONE_OF.test(labelOf(leaf))
  const label = labelOf(isThere ? before.reverse().join('.') : isThing ? leaf : path)
  if (path.includes('.') && !isThere && !isThing)
    return sentence(
      `${label}: ${value === true ? tell(language, 'yes', 'sí') : tell(language, 'sorry, no', 'lo siento, no')}`,
    )
  if (value === true) return tell(language, `Yes, we have ${withArticle(label)}.`, `Sí, tenemos ${label}.`)
  return tell(language, `Sorry, we don't have ${withArticle(label)}.`, `Lo siento, no tenemos ${label}.`)
}

/** Things that one counts; "layaway" and "curbside pickup" take no article. */
const ONE_OF =
  /\b(?:rack|charger|lot|shuttle|lounge|ramp|atm|elevator|rest ?room|bathroom|toilet|patio|garage|garden|fountain|station|window|locker|bowl|room|area|app|program|kiosk|bench|drive[ -]thr(?:u|ough)|gallery|kitchen|cafe)$/i

function withArticle(label: string): string {
  if (!ONE_OF.test(label) || /^(?:an?|the|no|free) /.test(label)) return label
  return `${/^(?:[aeio]|EV\b|ATM\b|RV\b)/i.test(label) ? 'an' : 'a'} ${label}`
}

const ACRONYMS = /\b(?:ev|rv|atm|id|wifi|thc|cbd|vip|pos|faq)\b/g

/** A key path as words, without what is said twice: "lounge.entry_fee" → "lounge entry fee". */
export function labelOf(path: string): string {
  const words = path
    .split('.')
    .filter((part) => !/^\d+$/.test(part))
    .join(' ')
    .replaceAll('_', ' ')
    .replaceAll(/\bwi fi\b/g, 'wifi')
    .replaceAll(
      /\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b/g,
      (day) => day.charAt(0).toUpperCase() + day.slice(1),
    )
    .split(' ')
  return [...new Set(words)].join(' ').replace(ACRONYMS, (word) => (word === 'wifi' ? 'Wi-Fi' : word.toUpperCase()))
}

const MONEY = /gift_cards\.\w+$|(?:fee|price|cost|minimum|deposit|credit|charge|free_over|amount|fine)s?(?:_[a-z]+)*$/

function valueText(path: string, value: Fact['value'], language: Language): string {
  if (typeof value === 'number') return MONEY.test(path) ? dollars(value) : String(value)
  if (typeof value === 'string') return /^\d{2}:\d{2}$/.test(value) ? clock(value) : value
  return typeof value === 'boolean'
    ? tell(language, value ? 'yes' : 'no', value ? 'sí' : 'no')
    : listOf(value, language)
}

/** A value that speaks for itself: it ends as a sentence, or is long, or repeats its own key. */
function isSentence(value: string, label: string): boolean {
  if ((DENYING.test(label) && !DENYING.test(value)) || BARE_VERDICT.test(value)) return false
  const words = value.split(' ')
  return (
    (/[.!]$/.test(value) && !/^\S+(?: \S+)?$/.test(value)) ||
    words.length > 6 ||
    label.split(' ').every((word) => value.toLowerCase().includes(word))
  )
}

/** "gated_communities: Fine. Put the code in the notes": of what it is fine, the key alone says. */
const BARE_VERDICT = /^(?:fine|ok(?:ay)?|sure|allowed|welcome|none|required|optional|never|always)\.\s/i

/** "not_served: anywhere outside the four ZIP codes": what the key alone denies is no sentence without it. */
const DENYING =
  /\b(?:not?|non|never|none|cannot|except(?:ions?)?|exclud(?:ed|es|ing)|refused|banned|forbidden|prohibited|unavailable|only)\b|n't\b/i
