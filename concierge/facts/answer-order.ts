import { plainSentence, wordStem, wordsIn } from '#concierge/understand/fold-text.ts'
import { staysEnglish } from '#concierge/say/house-spanish.ts'
import { listOf, sentence, tell } from '#concierge/say/wording.ts'
import type { FactAnswer, FactQuestion } from './answer.ts'
import { silent } from './answer-place.ts'
import { contactLine } from './contact-line.ts'
import { NAMES_DRIVER } from './delivery-conditions.ts'
import type { Fact } from './fact.ts'

/** Returns and exchanges: the rule of the thing at hand first. */
export function answerReturns({ profile, language, plain }: FactQuestion): FactAnswer {
  const policy = profile.return_policy
  const contact = contactLine(profile, language)
  if (policy === undefined)
    return { text: `${silent(language).text} ${contact}`, paths: [], known: false, handoff: 'order' }
  const entries = Object.entries(policy).filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  const [topic, thing] = askedThing(plain)
  const of = entries.filter(([key]) => key === topic)
  const spoken = entries.filter(([, text]) => speaksOf(text, thing) || (TO_WEAR.test(thing) && OF_CLOTHES.test(text)))
  const named = of.some(([, text]) => speaksOf(text, thing)) ? of : spoken
  const particular = entries.filter(([key]) => !OF_EVERY_SHOP.has(key) && namesKey(key, plain))
  const isGear = topic === 'accessories' || /^(?:batter|charger|device|hardware)/.test(thing)
  const unused =
    isGear && UNUSED.test(plain) && !DEFECT.test(plain) ? entries.filter(([, text]) => OF_UNUSED.test(text)) : []
  const told = unused.length > 0 ? unused : particular.length > 0 ? particular : named.length > 0 ? named : of
  const shown = told.length > 0 ? told : entries
  const isTaste = DISLIKED.test(plain) && !DEFECT.test(plain) && shown.every(([, text]) => OF_DEFECTS.test(text))
  const first = isTaste ? tell(language, 'No, only what does not work. ', 'No, solo lo que no funciona. ') : ''
  return {
    text: `${first}${tell(language, '', 'Esta es nuestra política de devoluciones y cambios: ')}${shown.map(([key, text]) => (language === 'es' ? sayInSpanish(key, text) : sentence(text))).join(' ')} ${contact}`.trim(),
    paths: shown.map(([key]) => `return_policy.${key}`),
    known: true,
    handoff: 'order',
  }
}

/** What was never used goes back under the rule for such things, and none for what is faulty. */
const UNUSED =
  /\b(?:un(?:used|opened|worn)|never (?:opened|used|worn|tried|wore)|still (?:sealed|in the (?:box|package|packaging))|havent (?:opened|used)|didnt (?:open|use)|brand new|sin (?:abrir|usar))\b/
const DEFECT =
  /\b(?:defect\w*|broke\w*|faulty|leak\w*|dead|doesnt work|wont|isnt working|not working|clogged|no (?:funciona|sirve|prende|jala)n?|defectuos[oa]s?|gotean?|rot[oa]s?)\b/
const OF_UNUSED =
  /^(?!.*\b(?:defective|faulty|opened|final)\b).*\b(?:un(?:used|opened|worn)|not (?:used|opened)|still sealed)\b/i

/** Not to somebody's taste, which a rule for what is faulty does not make good. */
const DISLIKED =
  /\b(?:(?:dont|do not|didnt|did not|doesnt|wont) (?:really |even )?(?:like|love|enjoy|dig|want)|hate[ds]?|gross|nasty|harsh|(?:bad|weird|off) (?:taste|flavou?r)|changed my mind|not (?:my thing|for me|what i expected)|no me gust\p{L}*)\b/u
const OF_DEFECTS =
  /^(?!.*\b(?:any reason|unopened|unused|not satisfied|satisfaction|un(?:worn|used))\b).*\b(?:defect\w*|faulty|malfunction\w*|(?:do|does|did) not work|don'?t work|doesn'?t work|not working|broken|leaking)\b/i

const IN_SPANISH: Readonly<Record<string, string>> = {
  hardware: 'vapes, cartuchos y baterías con defecto',
  accessories: 'accesorios sin usar',
  cannabis: 'productos de cannabis',
}
const TAKES_NONE =
  /\b(?:final|no (?:returns?|refunds?)|(?:cannot|can't|may not|not) be returned|not returnable)\b(?!.*\bwithin \d)/i

/** What is made good, within which time and with what, where the shop's own sentence stays English; else that sentence, quoted. */
function sayInSpanish(key: string, text: string): string {
  if (!staysEnglish(text)) return sentence(text)
  const thing = IN_SPANISH[key] ?? 'compras'
  if (TAKES_NONE.test(text)) return sentence(`${thing}: no hay devoluciones ni reembolsos`)
  const days = /\bwithin (\d+) days?\b|\b(\d+)[- ]days?\b/i.exec(text)
  const given = [
    ...(/\b(?:exchang|swap|replac)/i.test(text) ? ['cambio'] : []),
    ...(/\bstore credit\b/i.test(text) ? ['crédito en la tienda'] : []),
    ...(/(?<!\bno )\brefund/i.test(text) ? ['reembolso'] : []),
  ]
  if (days === null || given.length === 0) return sentence(`"${text.replace(/[.]+$/, '')}"`)
  const shown = [
    ...(/\breceipt\b/i.test(text) ? ['el recibo'] : []),
    ...(/\bpackag|\bbox\b/i.test(text) ? ['el empaque'] : []),
  ]
  const within = `en un plazo de ${days[1] ?? days[2] ?? ''} días`
  const papers = shown.length === 0 ? '' : ` con ${listOf(shown, 'es')}`
  return sentence(`${thing}: ${listOf(given, 'es', 'or')} ${within}${papers}`)
}

const OF_EVERY_SHOP: ReadonlySet<string> = new Set(['policy', 'hardware', 'accessories', 'cannabis'])

/** "Recalls" where something was recalled: a rule under a key of the shop's own. */
function namesKey(key: string, plain: string): boolean {
  const said = wordsIn(plain.replaceAll(TEES, 'shirt'))
  return key.split('_').some((word) => word.length > 4 && said.some((one) => one.startsWith(wordStem(word))))
}

const TEES = /\bt ?-?shirts?\b|\btees?\b|\b(?:camisetas?|playeras?)\b/g

/** Under which key a rule of such a thing usually stands, and the thing; a line of another key that speaks of it goes before. */
const THINGS: readonly (readonly [key: string, thing: RegExp])[] = [
  ['hardware', /\bcart|batter|\bpens?\b|vape|disposable|hardware|device|pod|charger|cartucho|bateria/],
  [
    'accessories',
    /cloth|\btees?\b|sweat|jacket|beanie|socks|shirt|hood|\bhats?\b|apparel|grinder|bong|\bpipe|papers?|accessor|merch|glass|\btrays?\b/,
  ],
  ['cannabis', /flower|eighth|edible|gumm|preroll|weed|cannabis|bud|joint|wax|concentrate|product/],
]

const TO_WEAR = /^(?:cloth|tees?|sweat|jacket|beanie|socks|shirt|hood|hats?)/
const OF_CLOTHES = /\b(?:apparel|clothing|clothes|merch(?:andise)?)\b/i

function askedThing(plain: string): readonly [key: string | null, thing: string] {
  for (const [key, thing] of THINGS) {
    const said = thing.exec(plain)?.[0]
    if (said !== undefined) return [key, said]
  }
  return [null, '']
}

function speaksOf(text: string, thing: string): boolean {
  return thing !== '' && wordsIn(plainSentence(text)).some((word) => word.startsWith(thing))
}

/** Trouble with an order, a complaint, a wish for a person: the way to the team, in fitting words. */
export function answerOrder(
  question: FactQuestion,
  kind: 'order_status' | 'order_change' | 'complaint' | 'human_handoff',
): FactAnswer {
  const contact = contactLine(question.profile, question.language)
  const back = kind === 'complaint' && ASKS_BACK.test(question.plain) ? answerReturns(question) : null
  if (back?.known === true)
    return {
      ...back,
      text: `${tell(question.language, "I'm really sorry about that.", 'Lo siento mucho.')} ${back.text}`,
    }
  const line = kind === 'complaint' ? question.store.facts.find(isForComplaints) : undefined
  if (line !== undefined)
    return {
      text: `${WORDS[kind][question.language]} ${tell(question.language, 'For complaints', 'Para quejas')}: ${String(line.value).replace(/\.$/, '')}. ${contact}`,
      paths: [line.path, 'staff.human_handoff', 'phone', 'email'],
      known: true,
      handoff: REASONS[kind],
    }
  const how = howItIsDone(question, kind === 'complaint' && LATE_DRIVER.test(question.plain) ? 'order_status' : kind)
  if (how !== null)
    return {
      text: `${kind === 'order_status' && LATE.test(question.plain) ? SORRY[question.language] : ''}${how.text} ${kind === 'order_status' ? '' : WORDS[kind][question.language]} ${contact}`.replaceAll(
        / {2,}/g,
        ' ',
      ),
      paths: [how.path, 'staff.human_handoff', 'phone', 'email'],
      known: true,
      handoff: REASONS[kind],
    }
  return {
    text: `${kind === 'order_status' && LATE.test(question.plain) ? SORRY[question.language] : ''}${WORDS[kind][question.language]} ${contact}${kind === 'order_status' ? usualWait(question) : ''}`,
    paths: ['staff.human_handoff', 'phone', 'email'],
    known: true,
    handoff: REASONS[kind],
  }
}

/** Who tells what is wrong and asks whether it is taken back. */
const ASKS_BACK =
  /\b(?:can|could|may|will|would|do|how do|am i able to|possible to|want to|like to|is there any way to|able to)\b.{0,24}\b(?:bring (?:it|them|this|that|these) (?:back|in)|return|exchange|swap|replace|refund|get (?:my|a|the) (?:money|refund)|take (?:it|them|this|that|these) back)\b|\brefund (?:me|it|this)\b|\b(?:devolver|cambiar)(?:lo|la|los|las)?\b/

/** Where a shop wants complaints to go. */
function isForComplaints({ path, value }: Fact): boolean {
  return /(?:^|[._])(?:complaints?|grievances?|concerns|unhappy)(?:[._]|$)/.test(path) && /@|\d{3}/.test(String(value))
}

/** What a shop tells of each: the word of it that is asked for, and that of the profile. */
const DONE: readonly (readonly [kind: 'order_status' | 'order_change', asked: RegExp, told: RegExp])[] = [
  [
    'order_change',
    /\b(?:cancel\p{L}*|dont want (?:it|them|that) anymore|call(?:ing)? (?:(?:it|the order|that) off|off))\b/u,
    /cancel|\bcall(?:ing)? (?:it |the order |an order )?off\b|\bchange of mind\b/i,
  ],
  [
    'order_change',
    /\b(?:chang\p{L}*|add(?:ing)?|swap\p{L}*|edit\p{L}*|modif\p{L}*|remove|replac\p{L}*|switch|update|cambiar|agregar)\b/u,
    /\b(?:chang|edit|modif|swap|add(?:ing)? (?:to|items?|something))/i,
  ],
  [
    'order_status',
    /\b(?:track\p{L}*|follow|status|wheres?|check|rastrear|when|late|overdue|delayed|behind|forever|(?:not|isnt|never) (?:here|there)|donde|tarde)\b/u,
    /\b(?:track|live map|where (?:it|your order|the driver) is|order status|status of|follow (?:your order|the driver))/i,
  ],
  [
    'order_status',
    /\bhow (?:will|do|would|am|can|are) (?:i|we) (?:(?:gonna|going to|supposed to) )?(?:know|find out|be told|hear)\b|\b(?:do|will|are) (?:you|u|yall|they)(?: \p{L}+){0,2} (?:text|call|e ?mail|notify|message|tell me|let me know)\b|\b(?:will|do|would) (?:i|we) get an? (?:text|call|e ?mail|notification|message|alert)\b/u,
    /\b(?:texts?|e-?mails?|calls?|messages?|notif\w*|alerts?)\b.{0,50}\bready\b|\bready\b.{0,50}\b(?:texts?|e-?mails?|calls?|messages?|notif\w*|alerts?)\b/i,
  ],
]
const OF_ORDERS = /order|pick_?up|cancel|chang(?:e|ing)|track/

/** How an order is cancelled, changed or followed, where the profile says so under any key. */
function howItIsDone({ store, plain }: FactQuestion, kind: string): { text: string; path: string } | null {
  for (const [of, asked, told] of DONE) {
    if (of !== kind || !asked.test(plain)) continue
    const facts = store.facts.filter(
      ({ path, value }) =>
        typeof value === 'string' &&
        ((OF_ORDERS.test(path) && !NO_ORDER.test(path)) || (NAMES_DRIVER.test(plain) && path.startsWith('delivery.'))),
    )
    const named = facts.find(({ path }) => told.test(path.replaceAll(/[._]/g, ' ')))
    if (named !== undefined) return { text: sentence(String(named.value)), path: named.path }
    for (const { path, value } of facts) {
      const lines = String(value).split(/(?<=[.!?])\s+/)
      const line = lines.filter((one) => told.test(one) && !BY_ITSELF.test(one)).join(' ')
      if (line !== '') return { text: sentence(line), path }
    }
  }
  return null
}

const NO_ORDER = /^(?:deals|delivery|classes|events|jobs)\b|special_order|money_order/
/** "After that the order is cancelled" tells what the shop does. */
const BY_ITSELF = /\b(?:is|are|gets?|be|will be|automatically) cancel+ed\b/i

/** Somebody waits longer than they were told. */
const LATE =
  /\b(?:late|still|waiting|waited|nothing|never|forever|taking|hasnt|hasn|has not|havent|not here|not arrived|supposed to|ago|been|overdue|where (?:the )?(?:hell|heck)|no sign|tarde|tardando|esperando|todavia|aun|no llega)\b|hello|\?\?|\bat \d{1,2}(?::\d\d)?(?: ?[ap]m)?\b.{0,24}\b(?:its|it is|now)\b|\d (?:hours?|minutes)\b/

const LATE_DRIVER = /\b(?:drivers?|courier)\b.{0,24}\b(?:late|overdue|behind|delayed|(?:not|isnt|never) here)\b/

const SORRY = { en: "I'm sorry about the wait. ", es: 'Siento mucho la espera. ' } as const

const REASONS = {
  order_status: 'order',
  order_change: 'order',
  complaint: 'complaint',
  human_handoff: 'asked',
} as const

const WORDS = {
  order_status: {
    en: "I can't see order details from this chat, but our team can look it up. Have your order number ready.",
    es: 'Desde este chat no puedo ver los pedidos, pero nuestro equipo puede consultarlo. Ten a mano tu número de pedido.',
  },
  order_change: {
    en: "I can't change or cancel orders from this chat; a team member can if you contact them right away.",
    es: 'No puedo cambiar ni cancelar pedidos desde este chat; una persona del equipo sí puede.',
  },
  complaint: {
    en: "I'm really sorry about that. I'd like a person on our team to make it right.",
    es: 'Lo siento mucho. Quiero que una persona de nuestro equipo lo solucione.',
  },
  human_handoff: {
    en: 'Of course, a team member can help you directly.',
    es: 'Claro, una persona del equipo puede ayudarte.',
  },
} as const

/** "How long before my order is ready": of any order that is not late. */
const ASKS_OF_WAIT =
  /pick ?up|\b(?:how (?:long|soon|fast|quick(?:ly)?)|when|cuando|cuanto)\b.{0,40}\b(?:ready|list[oa]s?)\b/

function usualWait({ profile, language, plain }: FactQuestion): string {
  const ready = profile.pickup?.ready_minutes
  if (ready === undefined || !ASKS_OF_WAIT.test(plain)) return ''
  return tell(
    language,
    ` Pickup orders usually take about ${ready} minutes.`,
    ` Los pedidos para recoger suelen tardar unos ${ready} minutos.`,
  )
}
