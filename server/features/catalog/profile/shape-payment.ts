import {
  inSentences,
  IS_THERE,
  isLoose,
  isTextList,
  type Loose,
  readFigure,
  readFlag,
  sentencesOf,
  tellLoose,
  wordsOf,
} from './loose-value.ts'

const NEGATED = /\b(?:no|not|sorry|cannot|can't|don't|do not|except|without|declined?|refused?)\b/i
const METHOD =
  /cash|debit|credit|check|venmo|zelle|paypal|apple ?pay|google ?pay|canpay|aeropay|dutchie ?pay|crypto|bitcoin|ebt|visa|master ?card|amex|discover|gift ?cards?|pin\b|\b[a-z]+ pay\b/i

type Payment = { accepted: string[]; not_accepted: string[]; extra: Record<string, unknown> }

/** Means of payment from prose, lists, or a table of yes and no. */
export function shapePayment(value: unknown): Loose | null {
  const found: Payment = { accepted: [], not_accepted: [], extra: {} }
  if (isLoose(value)) for (const [key, entry] of Object.entries(value)) readPaymentEntry(found, key, entry)
  else if (Array.isArray(value)) for (const entry of value) sortMethod(found, '', entry)
  else if (typeof value === 'string') readPaymentText(found, value)
  for (const [key, entry] of Object.entries(found.extra))
    if (isLoose(entry) && OF_COST.test(key) && addFees(found, entry)) delete found.extra[key]
  if (found.accepted.length + found.not_accepted.length === 0) return null
  return {
    ...(found.accepted.length > 0 && { accepted: found.accepted }),
    ...(found.not_accepted.length > 0 && { not_accepted: found.not_accepted }),
    ...found.extra,
  }
}

function readPaymentEntry(found: Payment, key: string, entry: unknown): void {
  const words = wordsOf(key)
  const flag = readFlag(entry)
  const list = Array.isArray(entry) ? entry.map(nameMethod) : typeof entry === 'string' ? splitMethods(entry) : []
  if (/\batms?\b|\bcash ?(?:machine|point|dispenser)|^machine$/.test(words))
    Object.assign(
      found.extra,
      /fee|cost|charge/.test(words)
        ? { atm_on_site: found.extra['atm_on_site'] ?? true, atm_fee: readFigure(entry) }
        : shapeMachine(entry),
    )
  else if (METHOD.test(words) && (OF_CHARGE.test(words) || isFee(words, entry))) {
    const fees = found.extra['fees']
    found.extra['fees'] = {
      ...(isLoose(fees) && fees),
      [words.replace(OF_CHARGE, '').replace(OF_FEE, '').trim()]: entry,
    }
  } else if (/^(?:tips?|tipping|gratuit(?:y|ies))$/.test(words)) found.extra['tips'] = tellLoose(entry)
  else if (/^(?:no|not|declined|refused|excluded|unaccepted|not accepted|we do not take|not taken)\b/.test(words))
    found.not_accepted.push(...list)
  else if (
    /^(?:methods?|accepted|accepts?|types?|options?|kinds?|yes|we (?:take|accept)|taken|forms?|ways)\b/.test(words)
  ) {
    if (Array.isArray(entry)) for (const method of entry) sortMethod(found, '', method)
    else if (isLoose(entry)) for (const [name, method] of Object.entries(entry)) readPaymentEntry(found, name, method)
    else found.accepted.push(...list)
  } else if (isListOfMethods(entry)) {
    for (const method of entry)
      if (SAYS_NO.test(words)) found.not_accepted.push(method)
      else sortMethod(found, '', method)
  } else if (isLoose(entry) && METHOD.test(words)) sortMethod(found, words, entry)
  else if (isLoose(entry) && typeof entry['app'] === 'string') {
    const { app, ...terms } = entry
    sortMethod(found, '', { name: app, ...terms })
  } else if (flag !== null && METHOD.test(words)) (flag ? found.accepted : found.not_accepted).push(spellMethod(words))
  else if (typeof entry === 'string' && /\bgift\b/.test(words) && entry.split(' ').length > 4) {
    found.accepted.push(spellMethod(words))
    found.extra[key] = entry
  } else if (typeof entry === 'string' && METHOD.test(words) && !/fee/.test(words))
    found.accepted.push(`${spellMethod(words)} (${entry})`)
  else found.extra[key] = entry
}

/** `debit_fee: 3.25`: a sum, which stands with its way to pay; what more is told of it is told by itself. */
function isFee(words: string, entry: unknown): boolean {
  return OF_FEE.test(words) && A_SUM.test(tellLoose(entry))
}

/** Several lines most of which name a means of payment, under whatever key. */
function isListOfMethods(entry: unknown): entry is readonly string[] {
  return isTextList(entry) && entry.length > 1 && entry.filter((line) => METHOD.test(line)).length * 2 >= entry.length
}

const SAYS_NO =
  /\b(?:no|not|never|dont|do not|wont|cannot|cant|refus\p{L}*|declin\p{L}*|reject\p{L}*|sorry|leave|without|bad)\b/u

/** "debit_charge": what it costs to pay so. */
const OF_CHARGE = / (?:charges?|surcharges?|costs?|rounding)$/
const OF_FEE = / fees?$/
/** An amount and nothing beside it. */
export const A_SUM = /^\$?\d+(?:\.\d+)?$/

/** Fees in a table of their own stand with the method that they are charged for; false where one is for none of them. */
function addFees({ accepted }: Payment, fees: Loose): boolean {
  const rows = Object.entries(fees).map(([name, fee]) => ({
    at: accepted.findIndex((method) => method.toLowerCase().includes(wordsOf(name))),
    fee,
  }))
  if (rows.some(({ at }) => at < 0)) return false
  for (const { at, fee } of rows) accepted[at] = withTerm(accepted[at] ?? '', tellFee(fee))
  return true
}

/** "debit card (PIN; $2 fee)". */
function withTerm(method: string, term: string): string {
  return method.endsWith(')') ? `${method.slice(0, -1)}; ${term})` : `${method} (${term})`
}

/** "Debit costs $2.95 below $50 and nothing above." */
const COSTS = /^(\p{L}+)(?: cards?)? (costs? .*\$\d.*)$/iu

/** "Cash and debit. Sorry, no credit cards." A sentence, or the part after "but", may say what is not taken. */
function readPaymentText(found: Payment, text: string): void {
  for (const part of sentencesOf(text).flatMap((sentence) => sentence.split(/,?\s+but\s+|,\s+(?=no\b)/i))) {
    const [, charged = '', costs = ''] = COSTS.exec(part) ?? []
    const at = found.accepted.findIndex((method) => charged !== '' && method.toLowerCase() === charged.toLowerCase())
    if (at >= 0) found.accepted[at] = `${found.accepted[at] ?? ''} (${costs})`
    else if (/\batm\b/i.test(part)) Object.assign(found.extra, shapeMachine(part))
    else if (METHOD.test(part)) (NEGATED.test(part) ? found.not_accepted : found.accepted).push(...splitMethods(part))
    else if (part !== '') found.extra['note'] = part
  }
}

function splitMethods(text: string): string[] {
  return text
    .replace(/^[^(;,]*?\b(?:accept|take|taking|accepting|sorry,?|no|not|only)\b:?/i, '')
    .split(/(?:,|;|\/|\band\b|\bor\b|&)(?![^(]*\))/i)
    .map((part) =>
      part
        .replace(/^\s*(?:no|not|only|also|any|sorry)\b/i, '')
        .replace(/[.!]$/, '')
        .trim(),
    )
    .filter((part) => METHOD.test(part))
    .map((part) =>
      /^(?:Cash(?! App)|Debit|Credit|Checks?)\b/.test(part) ? part.charAt(0).toLowerCase() + part.slice(1) : part,
    )
}

/** "No credit cards" in a list of what is taken. */
const REFUSED = /^\s*(?:sorry,? )?(?:no|not|we (?:do not|don't|cannot|can't) (?:take|accept))\b:?\s+(?!fee)(.+)$/i

/** One means of payment to those taken, or, where its row says so, to those refused. */
function sortMethod(found: Payment, name: string, entry: unknown): void {
  if (isLoose(entry) && Object.values(entry).some((told) => typeof told === 'string' && MACHINE.test(told))) {
    Object.assign(found.extra, shapeMachine(entry))
    return
  }
  const refused = typeof entry === 'string' ? REFUSED.exec(entry)?.[1] : undefined
  if (refused !== undefined) {
    found.not_accepted.push(...splitMethods(refused))
    return
  }
  const isRefused =
    isLoose(entry) &&
    Object.entries(entry).some(([key, told]) => IS_THERE.test(wordsOf(key)) && readFlag(told) === false)
  ;(isRefused ? found.not_accepted : found.accepted).push(
    isLoose(entry) ? nameMethod({ ...(name !== '' && { name: spellMethod(name) }), ...entry }) : nameMethod(entry),
  )
}

/** "debit card with PIN ($1.95 per purchase)", "cash (no fee; no bills over $50)". */
function nameMethod(entry: unknown): string {
  if (!isLoose(entry)) return spellMethod(tellLoose(entry))
  const named = Object.entries(entry).find(([key]) =>
    /^(?:type|kind|name|method|label|what|title|how|means|form|way|tender|option|payment)$/.test(wordsOf(key)),
  )
  if (named === undefined) return tellLoose(entry)
  const terms = Object.entries(entry).flatMap(([key, told]) => {
    if (key === named[0] || told === null || told === '' || (readFlag(told) !== null && IS_THERE.test(wordsOf(key))))
      return []
    return [/fee|cost|charge/.test(wordsOf(key)) ? tellFee(told) : tellLoose({ [key]: told }).replace(/\.$/, '')]
  })
  return `${tellLoose(named[1])}${terms.length === 0 ? '' : ` (${terms.join('; ')})`}`
}

function tellFee(told: unknown): string {
  const fee = readFigure(told)
  if (readFlag(told) === true) return 'with a fee'
  if (isLoose(told) || Array.isArray(told)) return `fee: ${tellLoose(told)}`
  if (typeof told === 'string' && fee !== null && fee > 0)
    return /^\s*\$?\d+(?:\.\d+)?\s*$/.test(told)
      ? `$${fee.toFixed(2)} fee`
      : /fee/i.test(told)
        ? told
        : `${told} fee`.replace(/^(\$\S+) (per .+) fee$/, '$1 fee $2')
  if (fee === null && typeof told === 'string' && !/^(?:none|no)\b/i.test(told)) return told
  return fee === null || fee === 0 ? 'no fee' : `$${fee.toFixed(2)} fee`
}

function spellMethod(words: string): string {
  if (/^(?:credit|debit)$/i.test(words)) return `${words.toLowerCase()} cards`
  return words.replace(
    /\b(?:apple|google|paypal|venmo|zelle|canpay|aeropay|pay(?! later))\b/g,
    (word) => word.charAt(0).toUpperCase() + word.slice(1),
  )
}

/** A row of its own for the cash machine is no means of payment. */
const MACHINE = /^(?:an? |the )?(?:atms?|cash ?machine|cash ?point)\b/i

const OF_COST = /fee|cost|charge|price/i

/** The cash machine, from a flag, a price or a line such as "inside, $3 fee". */
export function shapeMachine(given: unknown): Loose {
  const value: unknown = Array.isArray(given) ? (given.length === 0 ? false : given[0]) : given
  const flag = isLoose(value)
    ? readFlag(
        Object.entries(value).find(([key, entry]) => !OF_COST.test(key) && readFlag(entry) !== null)?.[1] ?? true,
      )
    : readFlag(value)
  const fee = isLoose(value)
    ? readFigure(Object.entries(value).find(([key]) => OF_COST.test(key))?.[1])
    : typeof value === 'boolean' || (typeof value === 'string' && /^\s*no\b/i.test(value))
      ? null
      : readFigure(value)
  const isThere = flag ?? !(typeof value === 'string' && /^\s*no\b|\bnot?\b.*\b(?:atm|machine)\b/i.test(value))
  const where = isLoose(value)
    ? Object.entries(value).find(([key]) => /where|location|place|spot/i.test(key))?.[1]
    : typeof value === 'string'
      ? /\b(?:by|in|inside|near|next to|beside|at|behind) (?:the|our) [^,.;$]+/i.exec(value)?.[0].trim()
      : null
  // What is said behind the machine and what it costs, as of another one nearby.
  const note =
    typeof value === 'string'
      ? sentencesOf(value)
          .slice(1)
          .filter((line) => !/\$\d/.test(line))
      : []
  const most = isLoose(value) ? Object.entries(value).find(([key]) => /limit|max|most/i.test(key))?.[1] : null
  return {
    atm_on_site: isThere,
    ...(fee !== null && { atm_fee: fee }),
    ...(typeof where === 'string' && { atm_where: where }),
    ...(typeof most === 'string' && { atm_limit: most }),
    ...(note.length > 0 && { atm_note: inSentences(note) }),
  }
}
