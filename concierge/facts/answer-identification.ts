import { isCommonWord } from '#concierge/retrieve/word-index.ts'
import { allMatches } from '#concierge/understand/all-matches.ts'
import { foldText } from '#concierge/understand/fold-text.ts'
import { inOwnWords, staysEnglish } from '#concierge/say/house-spanish.ts'
import { type Language, sentence, tell } from '#concierge/say/wording.ts'
import { type FactAnswer, type FactQuestion, looseList, looseText } from './answer.ts'
import { patientsByAge, sayAge, youngerRule } from './ages-served.ts'
import { besideExpired, licenceFromAbroad } from './cards-in-hand.ts'
import { NAMES_DRIVER, sayDriverChecks } from './delivery-conditions.ts'
import { silent } from './answer-place.ts'
import { PAPER_LICENSE } from './house-rules.ts'
import { sayFact } from './say-fact.ts'
import { tellsOfYoung } from './young-company.ts'

/** What identification is needed, what is refused, medical cards. */
export function answerIdentification(question: FactQuestion): FactAnswer {
  const { profile, language, plain } = question
  const policy = profile.id_policy
  if (policy === undefined) return silent(language)
  const atDoor = NAMES_DRIVER.test(plain) ? sayDriverChecks(question) : null
  if (atDoor !== null) return { text: atDoor, paths: ['delivery'], known: true }
  const patients = patientRule(profile, language)
  const has = !WITHOUT_PAPERS.test(plain)
  if (patients !== null && namesPatientPapers(profile, plain) && has)
    return { text: patientsByAge(patients, plain, language), paths: ['id_policy'], known: true }
  const abroad = licenceFromAbroad(question) ?? besideExpired(question)
  const lines = [
    ...whereChecked(question),
    ...company(question),
    ...(abroad ??
      (cardsOf(question).no === undefined ? [...askedCard(question), ...whoMayBuy(question)] : askedCard(question))),
    sayAge(profile, language),
    ...(has || patients === null ? cardLists(question) : [patients]),
  ]
  return { text: lines.join(' '), paths: ['id_policy'], known: true }
}

/** "An age limit" limits nothing that is bought. */
export const LIMITS_AGE = /\bage (?:limit|requirement|minimum|restriction)s?\b|\bminimum age\b|\bedad minima\b/

const ASKS_WHERE_CHECKED =
  /\b(?:check(?:s|ed|ing)?|card(?:s|ed|ing)?|look(?:s|ed|ing)? at|ask(?:s|ed|ing)? for|show(?:s|n|ing)?|scan(?:s|ned|ning)?|need|have|pull out|ready)\b.{0,40}\b(?:(?:at|by|in) the (?:front )?(?:door|counter|register|desk|entrance|checkout|lobby|window)|twice|two times|where|again)\b|\bwhere\b.{0,24}\b(?:check|card|show|scan|look at|need)\b/

/** "At the door or the counter": where papers are looked at, as far as the shop tells. */
function whereChecked({ profile, plain, language }: FactQuestion): string[] {
  const where = looseText(profile.id_policy, 'checked')
  return where !== null && ASKS_WHERE_CHECKED.test(plain)
    ? [sayFact({ path: 'id_policy.checked', value: where }, language)]
    : []
}

/** Who has no patient's papers is told the age of everybody else first. */
const WITHOUT_PAPERS =
  /\b(?:no|without|minus|(?:dont|do not|doesnt|didnt|never|havent|not|cant) (?:have|has|had|got|get|carry|own|hold|need))(?: (?:an?|any|my|the|got|have|had|really|valid|actual))* (?:med|medical|mmj|mmp|doctors?|patients?)\b|\b(?:do|does|will|would) (?:i|we|you|people|someone|everyone)(?: actually| really| still)? (?:need|require|have to have|gotta have)(?: an?| my| to have| to get)* (?:med|medical|mmj)\b|\b(?:not|aint|isnt) an? (?:med(?:ical)? )?(?:patient|cardholder)\b|\bsin (?:la |una )?tarjeta medica\b/

const FROM_AWAY =
  /out of (?:the )?state|another (?:state|country)|other states?|from (?:ohio|texas|\p{L}{4,})\b|tourist|visitor|visiting|foreign|(?<!permanent )resident|canad|mexic|europe|otro (?:estado|pais)|turista|extranjer/u
const WELCOMES_AWAY =
  /out[- ]of[- ]state|any (?:us |u\.s\. )?state|any country|all states|foreign|other states|visitors?|tourists?|international/i

/** The shop's own lines on who may buy: whoever comes from elsewhere is told that first. */
function whoMayBuy({ profile, language, plain }: FactQuestion): string[] {
  const notes = looseList(profile.id_policy, 'who_may_buy')
  const isAway = FROM_AWAY.test(plain)
  const card = /consul(?:ar|ate)|tribal|matricula/.exec(plain)?.[0]
  const ofCard = card === undefined ? [] : notes.filter((note) => foldText(note).includes(card))
  if (ofCard.length > 0) return ofCard.map((note) => inOwnWords(sentence(note), language))
  const told = isAway
    ? notes.filter((note) => WELCOMES_AWAY.test(note))
    : notes.filter((note) => !OF_THE_AWAY.test(note) && !OF_EVERYONE.test(note))
  const open = profile.id_policy?.accepted?.filter((entry) => WELCOMES_AWAY.test(entry)) ?? []
  const lines = told
    .filter((note) => language === 'en' || !staysEnglish(note))
    .slice(0, 3)
    .map((note) => sentence(note))
  if (isAway && lines.length === 0 && open.length > 0)
    lines.push(
      tell(
        language,
        `Yes, visitors can buy too: we accept ${open.join('; ')}.`,
        `Sí, también si vienes de fuera: aceptamos ${open.join('; ')}.`,
      ),
    )
  return lines
}

/** Lines that hold for guests from elsewhere alone, and those on whoever comes along. */
const OF_THE_AWAY = /^(?:out[- ]of[- ]state|visitors?|tourists?|non[- ]?residents?|foreign)\b[^:]*:/i
const OF_EVERYONE = /^(?:everyone|everybody|nobody|no one|all (?:guests|visitors)|anyone)\b/i

const PATIENT_AGE = /(?:medical|patient).*age|age.*(?:medical|patient)/i

/** The shop's line on patients, under the contract's key or one of its own ("patients", "mmj"). */
function patientLine(policy: FactQuestion['profile']['id_policy']): string | null {
  const own = Object.keys(policy ?? {}).find((key) => OF_PATIENTS.test(key) && typeof policy?.[key] === 'string')
  return looseText(policy, 'medical_cards') ?? (own === undefined ? null : looseText(policy, own))
}

const OF_PATIENTS = /^(?:medical|med|mmj|patients?|card ?holders?|under_?21)(?:_|$)/i

/** What a shop tells patients: from which age they may buy, where a figure of its own says so, and its line on their cards. */
export function patientRule({ id_policy }: FactQuestion['profile'], language: Language): string | null {
  const cards = patientLine(id_policy)
  const [, age] = Object.entries(id_policy ?? {}).find(
    ([key, value]) => PATIENT_AGE.test(key) && typeof value === 'number' && cards?.includes(String(value)) !== true,
  ) ?? ['', null]
  const from =
    age === null
      ? []
      : [
          tell(
            language,
            `Patients with a medical card may shop from the age of ${age}.`,
            `Con tarjeta médica se puede comprar desde los ${age} años.`,
          ),
        ]
  const lines = [...from, ...(cards === null ? [] : [sentence(cards)])]
  return lines.length === 0 ? null : lines.join(' ')
}

/** A patient's papers are spoken of, by their usual names or by that of the state's programme as the shop writes it ("OMMP"). */
export function namesPatientPapers({ id_policy }: FactQuestion['profile'], plain: string): boolean {
  if (PATIENT_PAPERS.test(plain)) return true
  const programmes = patientLine(id_policy)?.match(/\b[A-Z]{3,}\b/g) ?? []
  const said = plain.split(' ')
  return programmes.some((name) => said.includes(name.toLowerCase()))
}

const PATIENT_PAPERS =
  /\bmed(?:ical)? (?:side|counter|line|room|section|part)\b|\bmed(?:ical)? ?(?:marijuana |mj |cannabis |weed )?(?:cards?|certs?|certificat\p{L}*|patient|ids?|licen[cs]es?|permits?|papers?|paperwork|registration)\b|\b(?:doctors?|drs?|physicians?) (?:rec|recs|recommend|note|recommendation|letter|slip|order)\b|\bmm(?:j|p)\b|\bmed(?:ical)? (?:recs?|recommend(?:ation)?)\b|patient|medical program|tarjeta medica|certificado medico|need a card/u

type Cards = {
  accepted: readonly string[]
  refused: readonly string[]
  no: string | undefined
  yes: string | undefined
}

/** The shop's lists, and which of their entries the question is about. */
function cardsOf({ profile, plain }: FactQuestion): Cards {
  const accepted = profile.id_policy?.accepted ?? []
  const refused = profile.id_policy?.not_accepted ?? []
  const called = CARDS_CALLED.find(([asked]) => asked.test(plain))?.[1]
  const ofPhone = OF_PHONE.test(plain) && !PICTURE.test(plain)
  const yes = accepted.find((entry) =>
    ofPhone
      ? ON_PHONE.test(entry)
      : called?.test(foldText(entry)) === true || isCalled(entry, plain) || namesCard(entry, plain),
  )
  const no =
    ofPhone && yes !== undefined
      ? undefined
      : refused.find((entry) => isCalled(entry, plain) || refusesAsked(foldText(entry), plain))
  return { accepted, refused, no, yes: no === undefined ? yes : undefined }
}

function namesCard(entry: string, plain: string): boolean {
  return foldText(entry)
    .replace(/\(.*?\)/g, '')
    .split(/[^\p{L}]+/u)
    .some((word) => word.length > 4 && !OF_ANY_CARD.has(word) && plain.includes(word))
}

/** A card that is only shown on a telephone is one where the list says so; where pictures are refused it counts as a picture. */
const OF_PHONE =
  /\b(?:apple|google|samsung|i?phone|android|digital|mobile)(?: pay)? wallet\b|\bwallet app\b|\b(?:in|on) (?:my|the|an?|their) ?(?:i?phone|android|app)\b|\b(?:digital|mobile|electronic|virtual) (?:drivers? )?(?:licen[cs]es?|ids?|copy)\b|\bmdl\b/
const ON_PHONE = /digital|mobile|\bapp\b|wallet|electronic/i
const PICTURE = /\b(?:pic|photo|picture|photocopy|copy|screenshot|foto|copia)\b/

/** Words of a card that name none by themselves: a driver also brings orders. */
const OF_ANY_CARD: ReadonlySet<string> = new Set(['state', 'license', 'foreign', 'driver'])

/** What people call a card, and how a list of cards has it. */
const CARDS_CALLED: readonly (readonly [RegExp, RegExp])[] = [
  [/\bgreen cards?\b/, /permanent resident|green card/],
  [/\b(?:cac|army|navy|marines?|air force|coast guard|service ?members?|military) ?(?:cards?|ids?)\b/, /military/],
  [/\b(?:dl|drivers? (?:licen[cs]e|id|permit)|drivers)\b/, /driver/],
  [/\b(?:native|reservation|nation|tribe)\b.{0,12}\b(?:cards?|ids?)\b/, /tribal/],
]

function askedCard(question: FactQuestion): string[] {
  const { language, plain } = question
  const { no, yes } = cardsOf(question)
  if (no !== undefined)
    return [
      tell(language, `No, sorry, we can't accept that (${no}).`, `No, lo siento, no podemos aceptar eso (${no}).`),
    ]
  if (yes === undefined || /what|which|que (?:id|identific)/.test(plain)) return []
  return [tell(language, `Yes, that works: we accept ${yes}.`, `Sí: aceptamos ${yes}.`)]
}

function cardLists(question: FactQuestion): string[] {
  const { language } = question
  const { no, yes, ...listed } = cardsOf(question)
  const isTold = (entry: string): boolean => language === 'en' || !staysEnglish(entry)
  const [accepted, refused] = [listed.accepted.filter(isTold), listed.refused.filter(isTold)]
  const lines: string[] = []
  const list = accepted.join('; ')
  if (accepted.length > 0)
    lines.push(
      no === undefined
        ? tell(language, `We accept: ${list}.`, `Aceptamos: ${list}.`)
        : tell(language, `Please bring one of these: ${list}.`, `Trae uno de estos: ${list}.`),
    )
  if (refused.length > 0 && no === undefined && yes === undefined)
    lines.push(tell(language, `Not accepted: ${refused.join('; ')}.`, `No aceptamos: ${refused.join('; ')}.`))
  return lines
}

/** Whoever comes along. */
function company({ profile, language, plain }: FactQuestion): string[] {
  const rule = looseText(profile.id_policy, 'everyone_in_store_must_be')
  const everyone = rule !== null && /^\d+$/.test(rule) ? tell(language, `${rule} or older`, `${rule} años o más`) : rule
  const young = tellsOfYoung(plain)
  if (everyone === null || !(young || COMPANY.test(plain))) return []
  const younger = youngerRule(profile, plain, language)
  if (younger !== null) return [younger]
  const own = looseList(profile.id_policy, 'who_may_buy').find((note) => OF_EVERYONE.test(note))
  if (own !== undefined && language === 'en') return [young ? `Sorry, no. ${sentence(own)}` : sentence(own)]
  return [
    young
      ? tell(
          language,
          sentence(`Sorry, no: everyone in the store must be ${everyone}`),
          sentence(`Lo siento, no: todas las personas en la tienda deben tener ${everyone}`),
        )
      : tell(
          language,
          sentence(`Everyone in the store must be ${everyone}`),
          sentence(`Todas las personas en la tienda deben tener ${everyone}`),
        ),
  ]
}

const COMPANY =
  /everyone(?! (?:says|thinks|tells|asks|keeps))|friend|newborn|come in|bring(?!$| (?:with|along|when|for|on|to))|wait|enter/

/** What a card of a list is called by itself ("FerryPass", "IDNYC"), as a question says it. */
const OWN_NAME = /\b(?:\p{Lu}\p{L}*\p{Ll}\p{Lu}\p{L}*|\p{Lu}{4,})\b/gu

/** A card that is shown for a better price. */
const FOR_LESS = /\b(?:discounts?|deals?|off|cheaper|save|perks?|specials?)\b/

/** Whether a question calls a card of the shop's lists by its own name. */
export function namesCardOfLists({ id_policy }: FactQuestion['profile'], plain: string): boolean {
  const listed = [...(id_policy?.accepted ?? []), ...(id_policy?.not_accepted ?? [])]
  return !FOR_LESS.test(plain) && listed.some((entry) => isCalled(entry, plain))
}

function isCalled(entry: string, plain: string): boolean {
  const said = plain.split(' ')
  return allMatches(entry, OWN_NAME).some(([name]) => !isCommonWord(foldText(name)) && said.includes(foldText(name)))
}

function refusesAsked(entry: string, plain: string): boolean {
  if (
    /expired/.test(entry) &&
    /expir|out of date|past due|overdue|lapsed|ran out|run out|no longer valid|not valid anymore|vencid|caduc/.test(
      plain,
    )
  )
    return true
  if (
    (/photo|picture|screenshot/.test(entry) || ON_PHONE.test(entry)) &&
    !/without/.test(entry) &&
    (PICTURE.test(plain) || OF_PHONE.test(plain) || /\bdigital\b/.test(plain))
  )
    return true
  if (/temporary|paper|interim/.test(entry) && (PAPER_LICENSE.test(plain) || /temporary|provisional/.test(plain)))
    return true
  if (
    /student|school/.test(entry) &&
    /student|(?:school|college|campus|university|uni) (?:\p{L}+ )?(?:id|card|badge|pass)|estudiant/u.test(plain)
  )
    return true
  return /consul(?:ar|ate)|matricula/.test(entry) && /consul(?:ar|ate)|matricula/.test(plain)
}
