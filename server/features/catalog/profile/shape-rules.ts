import { shapeSmoking } from './shape-smoking.ts'
import {
  inSentences,
  isLoose,
  isTextList,
  type Loose,
  linesOf,
  readFigure,
  readFlag,
  sentenceCase,
  tellLoose,
  underHeading,
  wordsOf,
} from './loose-value.ts'

/** Who may buy and with what: the youngest age, cards taken, and each line as the shop wrote it. */
export function shapeEligibility(value: unknown): Loose | null {
  const lines = isLoose(value) ? [] : linesOf(value)
  const shaped: Record<string, unknown> = {}
  const notes: string[] = []
  if (isLoose(value)) {
    for (const [key, entry] of Object.entries(value)) {
      const words = wordsOf(key)
      const papers = papersIn(words, entry)
      if (AGE_OF_PATIENTS.test(words) && typeof entry === 'number') shaped[key] = entry
      else if (
        /^(?:(?:min|minimum|adult(?: use)?|recreational|rec|buyers?|shoppers?) )?age$|^age limit$|^ages$/.test(words) &&
        (typeof entry !== 'string' || !NOBODY_UNDER.test(entry))
      ) {
        const { who_may_buy, medical_cards, ...age } = shapeAge(entry)
        Object.assign(shaped, age, medical_cards !== undefined && { medical_cards })
        if (Array.isArray(who_may_buy)) lines.push(...who_may_buy.map(tellLoose))
      } else if (papers !== null) shaped[papers] = [...listOf(shaped[papers]), ...linesOf(entry)]
      else if (typeof entry !== 'number' && EVERYONE.test(words) && ageOfAll(entry) !== null) {
        if (typeof entry === 'string' && NOBODY_UNDER.test(entry)) shaped['minimum_age'] ??= ageOfAll(entry)
        Object.assign(shaped, { everyone_in_store_must_be: ageOfAll(entry), [`${key}_note`]: entry })
      } else if (key === 'medical_cards') shaped[key] = tellLoose(entry)
      else if (OF_SCANS.test(words)) shaped[key] = tellScans(entry)
      else if (readFlag(entry) !== null || typeof entry === 'number') shaped[key] = entry
      else if (OF_PATIENTS.test(words))
        lines.push(
          `${OF_PATIENTS.test(tellLoose(entry)) ? '' : `${sentenceCase(words)}: `}${tellLoose(entry).replace(/\.$/, '')}`,
        )
      else lines.push(underHeading(words, entry))
    }
  }
  for (const line of lines) {
    const [, label, list = ''] = LABELLED.exec(line) ?? LISTED.exec(line) ?? []
    const everyone = /^(?:everyone|everybody|all (?:guests|visitors)|anyone|nobody|no one)\b/i.test(line)
      ? ageOfAll(line)
      : null
    if (everyone !== null) shaped['everyone_in_store_must_be'] ??= everyone
    if (everyone !== null && NOBODY_UNDER.test(line)) shaped['minimum_age'] ??= everyone
    if (label !== undefined) {
      for (const [name, papers] of papersListed(label, list)) shaped[name] = [...listOf(shaped[name]), ...papers]
    } else if (everyone !== null && NOBODY_UNDER.test(line)) notes.push(line)
    else if (OF_PATIENTS.test(line))
      shaped['medical_cards'] =
        shaped['medical_cards'] === undefined ? line : inSentences([tellLoose(shaped['medical_cards']), line])
    else if (/^no (?:expired|photo|picture|temporary|paper|student|school)/i.test(line))
      shaped['not_accepted'] = [...listOf(shaped['not_accepted']), ...line.slice(3).split(/,? (?:and |or )?no /i)]
    else notes.push(line)
  }
  const youngest = youngestIn(notes)
  if (youngest !== undefined) shaped['minimum_age'] ??= Number(youngest)
  if (notes.length > 0) shaped['who_may_buy'] = notes
  return Object.keys(shaped).length > 0 ? shaped : null
}

function youngestIn(lines: readonly string[]): string | undefined {
  return lines
    .map((line) => /\b(1[89]|2[01])\b(?=\s*(?:\+|and|or|years|plus|&|with))/i.exec(line)?.[1])
    .find((age) => age !== undefined)
}

/** What becomes of what a reader of cards reads. */
const OF_SCANS = /\b(?:scan\p{L}*|privacy|data|records?|cop(?:y|ies))\b/u

function tellScans(entry: unknown): unknown {
  return isLoose(entry) ? inSentences(linesOf(Object.values(entry).filter((told) => typeof told === 'string'))) : entry
}

const OF_PATIENTS = /\b(?:medical|patients?|physician|registry|mmj|reciprocal)\b/i
const AGE_OF_PATIENTS = /\b(?:patients?|medical|mmj)\b.*\bage\b|\bage\b.*\b(?:patients?|medical)\b/
const KIND_OF_PAPER = /\bpassports?\b|\blicen[cs]es?\b|\b(?:ids?|identification)\b|\bcards?\b/i
const DENIED =
  /\b(?:not?|bad|refused?|refuse|never|invalid|wont|reject(?:ed)?|declined?|cannot|dont|unacceptable|useless|turned)\b/

/** Whether an entry lists papers that are taken or that are refused, by its name, else by what its lines are. */
function papersIn(words: string, entry: unknown): 'accepted' | 'not_accepted' | null {
  if (ACCEPTED.test(words)) return 'accepted'
  if (REFUSED.test(words)) return 'not_accepted'
  if (!isTextList(entry) || entry.length < 2) return null
  const ofPapers = entry.filter((line) => KIND_OF_PAPER.test(line)).length
  return ofPapers * 2 < entry.length ? null : DENIED.test(words) ? 'not_accepted' : 'accepted'
}

const ACCEPTED =
  /^(?:accepted|accepts?|valid|good|ok|fine|allowed|accepted ids?|(?:what )?we (?:accept|take|honou?r)|ids? we (?:accept|take)|(?:valid|good|acceptable) (?:ids?|forms)|acceptable|forms|types|kinds|bring|bring one of|taken|welcome|good here|works?|yes)$/
const REFUSED =
  /^(?:not accepted|refused|invalid|declined|not valid|no good|not good|bad|not ok|rejected|not allowed|unacceptable|(?:what )?we (?:refuse|reject|decline|cannot (?:accept|take)|cant (?:accept|take)|do not (?:accept|take)|dont (?:accept|take))|ids? we (?:refuse|do not take)|not taken|turned (?:away|down)|no thanks|wont work|will not work|does not work|never|no)$/
/** "Accepted: passport, state ID", "We can't take: school IDs". */
const LABELLED =
  /^(?:ids? )?((?:not |un)?(?:accepted|acceptable|valid|ok|fine)|(?:what )?we (?:(?:do not|don't|cannot|can't) )?(?:accept|take)|refused|no good)(?: (?:ids?|forms?(?: of id)?))?: (.+?)\.?$/i

/** "We take licenses, passports and military ID": papers in one sentence. */
const LISTED =
  /^(we (?:(?:do not|don't|cannot|can't) )?(?:accept|take)) ((?=.{0,200}\b(?:licen[cs]es?|passports?|ids?)\b)[^,;:]{3,80},.{3,300})$/i
/** The papers of a list: those that it says are refused stand among the others. */
function papersListed(label: string, list: string): (readonly ['accepted' | 'not_accepted', readonly string[]])[] {
  const parts = inParts(list)
  if (/\bnot\b|\bno\b|cannot|can't|don't|refuse/i.test(label)) return [['not_accepted', parts]]
  const refused = parts.filter((part) => NOT_TAKEN.test(part))
  const taken = parts
    .filter((part) => !refused.includes(part))
    .map((part) => part.replace(/ (?:is |are )?(?:ok|okay|fine)$/i, ''))
  return [
    ['accepted', taken],
    ...(refused.length > 0
      ? [['not_accepted', refused.map((part) => part.replace(NOT_TAKEN, '').trim())] as const]
      : []),
  ]
}

const NOT_TAKEN = / ?\b(?:(?:is|are) )?not (?:accepted|ok|okay|taken|valid)\b/i

/** Entries of a list; a comma inside brackets ends none. */
function inParts(list: string): string[] {
  return list
    .split(/[,;](?![^(]*\)) (?:and |or )?/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
}

function listOf(value: unknown): readonly string[] {
  return isTextList(value) ? value : []
}

const EVERYONE =
  /\b(?:everyone|everybody|all (?:guests|visitors)|anyone|children|kids|minors|under 21|bab(?:y|ies)|age|company|inside)\b/

const NOBODY_UNDER = /\b(?:nobody|no one|no guests?|not anyone) (?:under|below|younger than) (1[89]|2[01])\b/i

/** "Everybody who comes in must be 21"; null where somebody younger may come along, or no age is told. */
function ageOfAll(entry: unknown): number | null {
  const told = tellLoose(entry)
  const age = NOBODY_UNDER.exec(told)?.[1] ?? /\b(1[89]|2[01])\b/.exec(told)?.[1]
  if (NOBODY_UNDER.test(told) && age !== undefined) return Number(age)
  if (
    age === undefined ||
    (typeof entry === 'string' &&
      !/\b(?:must|only|nobody|no one|has to|have to|need|includ\p{L}*|under 21|no exceptions?)\b/iu.test(told))
  )
    return null
  return /\b(?:may|can|are welcome to|welcome) (?:come|enter|wait|join|accompany)|\bwith (?:a|their|an) (?:parent|adult|guardian)/i.test(
    told,
  )
    ? null
    : Number(age)
}

/** Whether the rules on papers need no shaping: they stand under the contract's names, with no other name for the same lists. */
export function isEligibility(table: Loose): boolean {
  const { minimum_age, accepted, not_accepted } = table
  return (
    typeof minimum_age === 'number' &&
    (accepted === undefined || isTextList(accepted)) &&
    (not_accepted === undefined || isTextList(not_accepted)) &&
    Object.keys(table).every((key) => {
      const words = wordsOf(key)
      return key === 'accepted' || key === 'not_accepted' || !(ACCEPTED.test(words) || REFUSED.test(words))
    })
  )
}

/** What patients may and get, in sentences, for the line on their cards. */
export function shapePatients(value: unknown): Loose | null {
  if (typeof value === 'boolean' || readFlag(value) !== null) return null
  const text = inSentences(linesOf(value))
  return text === '' ? null : { medical_cards: text }
}

/** "21 and up, or 18 with a card": the first is the age, the rest is kept as words. */
export function shapeAge(value: unknown): Loose {
  if (isLoose(value)) return shapeAges(value)
  const age = readFigure(value)
  if (age === null || age < 18 || age > 30) return typeof value === 'string' ? { who_may_buy: [value] } : {}
  const medical =
    typeof value === 'string' && /\b18\b.*\b(?:patients?|physician|medical|card)/i.test(value)
      ? { medical_cards: value }
      : {}
  return { minimum_age: age, ...medical }
}

/** An age for each kind of guest. */
function shapeAges(ages: Loose): Loose {
  const shaped: Record<string, unknown> = {}
  const notes: string[] = []
  for (const [key, entry] of Object.entries(ages)) {
    const words = wordsOf(key)
    const age = readFigure(entry)
    const isAge =
      age !== null && age >= 18 && age <= 30 && (typeof entry === 'number' || !/[a-z]{4}/i.test(String(entry)))
    if (/medical|patient|mmj/.test(words))
      shaped['medical_cards'] = isAge ? `Medical patients may shop from ${age} years on` : tellLoose(entry)
    else if (isAge && /rec|adult|minimum|min|general|everyone|all|shop|buy|purchase|enter/.test(words))
      shaped['minimum_age'] ??= age
    else notes.push(isAge ? `${sentenceCase(words)}: ${age} or older` : tellLoose(entry))
  }
  return { ...shaped, ...(notes.length > 0 && { who_may_buy: notes }) }
}

/** How much one person may buy, from a line or from a table by kind of product. */
export function shapeLimits(value: unknown, key = ''): Loose | null {
  if (OF_PATIENTS.test(wordsOf(key)) && !isLoose(value))
    return { medical_purchase_limit: tellLoose(value).replace(/^patients?: /i, '') }
  if (typeof value === 'string' && A_PIECE.test(value)) return { dose_limit: value }
  if (isLoose(value) && value['purchase_limit'] !== undefined)
    return { ...shapeBeside(value), purchase_limit: tellLoose(value['purchase_limit']) }
  if (isLoose(value)) {
    const apart = Object.entries(value).filter(
      ([name, entry]) => OF_PATIENTS.test(wordsOf(name)) || A_PIECE.test(tellLoose(entry)),
    )
    const some = apart.map(([name, entry]) => shapeLimits(tellLoose(entry), name))
    if (apart.length > 0)
      return Object.assign(
        {},
        ...some,
        shapeLimits(
          Object.fromEntries(Object.entries(value).filter(([name]) => !apart.some(([other]) => other === name))),
        ),
      )
    const entries = Object.entries(value).filter((entry) => !isBesideLimits(entry))
    const others = Object.fromEntries(
      Object.entries(value).filter((entry) => !entries.some(([key]) => key === entry[0])),
    )
    if (entries.length === 0) return null
    const [first] = entries
    const told =
      entries.length === 1 && first !== undefined
        ? `${tellLoose(first[1])} (${wordsOf(first[0])})`
        : entries
            .map(
              ([key, entry]) =>
                (/^(?:notes?|rule|terms|adult_use|eq|mix(?:ed|ing)?|equivalen\p{L}*)$/u.test(key)
                  ? ''
                  : `${wordsOf(key)} `) + tellLoose(entry).replace(/\.$/, ''),
            )
            .join('; ')
    return { purchase_limit: told, ...shapeBeside(others) }
  }
  const text = tellLoose(value)
  return text === '' ? null : { purchase_limit: text }
}

const BESIDE_LIMITS = /consum|smok|vap(?:e|ing)|using|use_here|public|leav|driv|travel/i
/** How strong a piece may be is no amount that one may buy. */
const A_PIECE = /\bmg\b.{0,40}\b(?:a|per|each) (?:piece|serving|pack(?:age)?|dose)\b/i
/** "Concentrate and vapes: 5 grams" is how much one may buy. */
const AMOUNT =
  /^(?:up to |max(?:imum)? )?[\d.,/½¼⅛]+ ?(?:oz|ounces?|g|grams?|mg|milligrams?|units?|items?|pieces?|carts?|plants?)\b/i

function isBesideLimits([key, entry]: readonly [string, unknown]): boolean {
  return BESIDE_LIMITS.test(key) && !AMOUNT.test(tellLoose(entry))
}

/** Rules that stand beside the limits, under the contract's names. */
function shapeBeside(rules: Loose): Loose {
  return Object.fromEntries(
    Object.entries(rules).flatMap(([key, entry]): [string, unknown][] => {
      if (/^(?:on_site_consumption|public_consumption|leaving_state|driving)$/.test(key)) return [[key, entry]]
      if (/leav|travel/i.test(key)) return [['leaving_state', tellLoose(entry)]]
      if (/using|use_here|consum|smok|vap/i.test(key)) return Object.entries(shapeSmoking(entry) ?? {})
      return [[key, entry]]
    }),
  )
}

/** Taking it over a border. */
export function shapeLeaving(value: unknown): Loose | null {
  const text = tellLoose(value)
  return text === '' || readFlag(value) !== null ? null : { leaving_state: text }
}
