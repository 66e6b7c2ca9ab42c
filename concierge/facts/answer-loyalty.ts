import { staysEnglish } from '#concierge/say/house-spanish.ts'
import { sentence, tell } from '#concierge/say/wording.ts'
import { allMatches } from '#concierge/understand/all-matches.ts'
import { onceFor } from '#concierge/retrieve/remember.ts'
import { foldText, plainSentence, wordStem } from '#concierge/understand/fold-text.ts'
import { type FactAnswer, type FactQuestion, looseFlag, looseText } from './answer.ts'
import { sayLoose } from './answer-place.ts'
import { moreOnDays } from './points-on-days.ts'
import { earnedFor, worthOf } from './points-worth.ts'

/** The loyalty programme: what a sum makes where that is asked, else what the programme is. */
export function answerLoyalty(question: FactQuestion): FactAnswer {
  const sum = earnedFor(question) ?? worthOf(question) ?? moreOnDays(question)
  const { loyalty } = question.profile
  if (sum === null) return tellProgramme(question)
  return loyalty !== undefined && ASKS_NAME.test(question.plain)
    ? { ...sum, text: `${nameLine(loyalty, question.language)} ${sum.text}`, paths: [...sum.paths, 'loyalty.name'] }
    : sum
}

/** What the programme is called. */
const ASKS_NAME =
  /\b(?:what(?:s| is| do| does)?|que|como)\b.{0,50}\b(?:called|named|call (?:it|your)|name of|llama)\b|\bname of (?:the|your)\b|\b(?:program|club|rewards?|loyalty)(?: program)? name\b/

/** The part asked about first, then the rest briefly. */
function tellProgramme({ profile, language, plain }: FactQuestion): FactAnswer {
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
  const lines: string[] = []
  const wants = (pattern: RegExp): boolean => pattern.test(plain)
  if (
    wants(
      /how many points (?:do )?i have|balance|my points(?! (?:(?:be|are|all|already|still|just) )*(?:expire|worth|last|good|gone|lost|there|dead|valid|void|history))|check (?:my )?points|cuantos puntos tengo/,
    )
  )
    lines.push(
      tell(
        language,
        "I can't see your points balance here; the team can look it up at the register.",
        'No puedo ver tu saldo de puntos; el equipo lo consulta en caja.',
      ),
    )
  const { stacking } = profile.deals ?? {}
  if (
    stacking !== undefined &&
    wants(
      /\b(?:stack|plus (?:the|my|a|your)\b|combin\p{L}*|together|on top|both|same (?:time|order|purchase|sale|ticket|transaction)|and (?:a|my|the|your|another) (?:\p{L}+ )?(?:discounts?|deals?|sale|coupon)|with (?:a|my|the|your|other|another) (?:\p{L}+ )?(?:discounts?|deals?|sale|coupon)|(?:on|for|with) (?:\p{L}+ ){0,4}(?:on sale|marked down|discounted|reduced|sale (?:items?|stuff|things?|prices?)|clearance)|acumul\p{L}*)\b/u,
    )
  )
    lines.push(sentence(stacking))
  const wholly =
    wants(HOW_IT_WORKS) && !wants(/birthday|bday|cumple|expir|caduc|lost|lose|go (?:bad|away)|last\b|disappear/)
  const levels = levelsAsked(loyalty, plain)
  if (levels.length > 0)
    return { text: [...lines, ...levels.map((level) => sentence(level))].join(' '), paths: ['loyalty'], known: true }
  const asked = wholly ? [] : PARTS.filter(([, pattern]) => wants(pattern))
  const further = wholly ? [] : furtherPerks({ loyalty, plain, language })
  if (further.length > 0 && asked.every(([key]) => key === 'redeem' || key === 'earn' || key === 'join'))
    return { text: [...lines, ...further].join(' '), paths: ['loyalty'], known: true }
  const shown =
    asked.length > 0 ? asked : PARTS.filter(([key]) => ['earn', 'redeem', 'join', 'birthday'].includes(key)).reverse()
  const named = nameLine(loyalty, language)
  if (asked.length === 0 || asked.some(([key]) => key === 'join') || wants(ASKS_NAME)) lines.push(named)
  for (const [key, , en, es] of shown) {
    const value = looseText(loyalty, keyOf(loyalty, key))
    if (value !== null) lines.push(partSaid(key, value, tell(language, en, es), language))
  }
  if (asked.length === 0 && !BASICS.some((key) => key in loyalty))
    lines.push(
      ...Object.entries(loyalty).flatMap(([key, value]) => (isForeseen(loyalty, key) ? [] : say(key, value, language))),
    )
  else if ((asked.length === 0 || asked.some(([key]) => key === 'earn')) && looseText(loyalty, 'earn') === null)
    lines.push(...levelsOf(loyalty).map((level) => sentence(level)))
  if (lines.length === 0) lines.push(named)
  return { text: lines.join(' '), paths: ['loyalty'], known: true }
}

/** What one is given for joining, and no way to join. */
const BONUS =
  /^(?:get |a |bonus:? )*\$?\d+ (?:bonus |free |welcome )?(?:points?|pts|dollars?|off)(?: (?:bonus|free|for (?:joining|signing up)|when you (?:join|sign up)))?\.?$/i

/** "25 points" under a key for joining is what one is given. */
function labelOf(key: string, value: string, language: FactQuestion['language']): string | null {
  return key === 'join' && BONUS.test(value) ? tell(language, 'Sign-up bonus', 'Bono de inscripción') : null
}

/** "Points lapse after a year" needs no label that says so once more. */
const TELLS_EXPIRY = /^\p{L}+ (?:points )?(?:expires?|lapses?|runs? out|are lost|go(?:es)?) /iu

/** A part of the programme: its line under its label. */
function partSaid(key: string, value: string, label: string, language: FactQuestion['language']): string {
  return key === 'points_expire' && NEVER.test(value)
    ? tell(language, 'Points never expire.', 'Los puntos no caducan.')
    : labelled(labelOf(key, value, language) ?? label, value, language)
}

/** "Never", "points don't expire": no more is said of when they do. */
const NEVER = /^(?:no|never|(?:\p{L}+ ){0,2}(?:never|do(?:es)?(?:n['’]?t| not)) (?:expire|lapse|run out)s?)[.!]?$/iu

/** A part under its label; what stays English in Spanish is told as the shop's own words. */
function labelled(label: string, value: string, language: FactQuestion['language']): string {
  return language === 'es' && staysEnglish(value)
    ? `${label}, como lo dice la tienda y por ahora solo en inglés: "${sentence(value)}"`
    : sentence(TELLS_EXPIRY.test(value) ? value : `${label}: ${value}`)
}

/** What the programme is called, where it has a name, and whether it costs to join. */
function nameLine(
  loyalty: NonNullable<FactQuestion['profile']['loyalty']>,
  language: FactQuestion['language'],
): string {
  const name = loyalty.name ?? looseText(loyalty, 'program')
  const free = looseFlag(loyalty, 'free') === true ? tell(language, ' and it is free to join', ' y es gratis') : ''
  return name === null
    ? tell(language, `Yes, we have a loyalty program${free}.`, `Sí, tenemos un programa de puntos${free}.`)
    : tell(language, `Our loyalty program is ${name}${free}.`, `Nuestro programa es ${name}${free}.`)
}

/** How a programme is told in the profile of most shops; another tells it under keys of its own. */
const BASICS = ['earn', 'redeem']

/** The key under which a profile has a part: "expiry" as well as "points_expire". */
function keyOf(loyalty: Readonly<Record<string, unknown>>, part: string): string {
  const said = CALLED[part]
  return part in loyalty || said === undefined ? part : (Object.keys(loyalty).find((key) => said.test(key)) ?? part)
}

const CALLED: Readonly<Record<string, RegExp>> = {
  points_expire: /expir|lapse/,
  redeem: /^us(?:e|ing)|spend/,
  join: /sign_?up|enrol/,
}

function isForeseen(loyalty: Readonly<Record<string, unknown>>, key: string): boolean {
  return FORESEEN.has(key) || PARTS.some(([part]) => keyOf(loyalty, part) === key)
}

/** What stands under a key: a text, or one line for each entry of a list ("Summit: $2,000 spent, 10% back"). */
function say(key: string, value: unknown, language: FactQuestion['language']): string[] {
  return entriesOf(value).map((entry) =>
    Array.isArray(value) ? sentence(entry) : sayLoose(key.replaceAll('_', ' '), entry, language),
  )
}

function entriesOf(value: unknown): string[] {
  return (Array.isArray(value) ? value : [value]).flatMap((entry: unknown) => {
    if (typeof entry === 'string') return [entry]
    if (typeof entry !== 'object' || entry === null) return []
    const [first, ...rest] = Object.values(entry).map(String)
    return first === undefined ? [] : [rest.length === 0 ? first : `${first}: ${rest.join(', ')}`]
  })
}

/** The parts of a programme: how each is asked for, and its label. */
const PARTS: readonly (readonly [string, RegExp, string, string])[] = [
  ['birthday', /birthday|bday|cumple|\bturn(?:s|ed|ing)? (?:\d\d|\p{L}+ty)\b/u, 'Birthday', 'Cumpleaños'],
  [
    'points_expire',
    /expir|caduc|\bstill (?:good|valid|there|count|work)\b|\b(?:go|going|goes) (?:bad|away|stale)\b|\b(?:run|runs) out\b|\b(?:lose|lost|lapse|disappear\p{L}*|vanish\p{L}*|die|dead|void)\b|\b(?:points?|they|them) (?:ever )?(?:last|good)\b|how long\b.{0,24}\b(?:last|good|keep|use)|\bpoints?(?: (?:are|is|all|just|now|already|be|get|got))* (?:gone|lost|dead|wiped|erased|zeroed|toast)\b|\b(?:gone|lost|wiped)\b.{0,16}\bpoints\b/u,
    'Points expire',
    'Los puntos caducan',
  ],
  ['join', /join|sign ?up|enrol|register|inscrib|member|unir/, 'To join', 'Para unirte'],
  [
    'redeem',
    /redeem|worth|money|cash|use (?:my )?points|\boff\b|turn into|spend|(?:good|needed|enough) for|canje|until|till/,
    'Redeem',
    'Canje',
  ],
  ['earn', /earn|get points|per dollar|ganar|collect|how does/, 'Earn', 'Ganas'],
]

/** "How does the punch card work", "what do I get when it is full": the whole, and no single leaf of it. */
const HOW_IT_WORKS =
  /\bhow (?:do|does|would) .{0,40}\b(?:work|function|go)s?\b|\b(?:explain|tell me about|whats|what is|whats up with) (?:the|your|this) .{0,24}(?:program|card|points|rewards?|club|loyalty)|\bhow many .{0,24}(?:until|for|before|to (?:get|earn)|do i need)|\bwhat (?:do|would|can) i get\b|como funciona/

const FORESEEN = new Set(['name', 'program', 'free', 'birthday', 'points_expire', 'join', 'redeem', 'earn'])
/** Words of these texts belong to the programme as a whole ("card", "punch"). */
const FORESEEN_TEXTS = ['name', 'earn', 'redeem', 'join'] as const
/** What each level of a programme gives, where it has such. */
function levelsOf(loyalty: Readonly<Record<string, unknown>>): readonly string[] {
  return Object.entries(loyalty).flatMap(([key, value]) => (OF_LEVELS.test(key) ? entriesOf(value) : []))
}

/** The levels that are asked for: those that are called by name, else all. */
function levelsAsked(loyalty: Readonly<Record<string, unknown>>, plain: string): readonly string[] {
  const called = levelsNamed(loyalty, plain)
  if (called.length > 0 && !BESIDE_LEVEL.test(plain)) return called
  return called.length > 0 || ASKS_LEVELS.test(plain) ? levelsOf(loyalty) : []
}

/** Those of the levels that the question calls by name. */
function levelsNamed(loyalty: Readonly<Record<string, unknown>>, plain: string): readonly string[] {
  const names = namesOfLevels(loyalty).filter(({ said }) => said.test(plain))
  return levelsOf(loyalty).filter((level) => names.some(({ name }) => foldText(level).includes(name)))
}

const OF_LEVEL_BEFORE = /\b(?:then|there|at that|with that|as one|as that|once im|that one|that level|it)\b/
const MOST_WORDS = 9

/** "And what do i earn then" after a level was asked about: at that level. */
export function withLevelBefore(
  loyalty: Readonly<Record<string, unknown>> | undefined,
  plain: string,
  before: string,
): string {
  if (loyalty === undefined || plain.split(' ').length > MOST_WORDS || !OF_LEVEL_BEFORE.test(plain)) return plain
  if (levelsNamed(loyalty, plain).length > 0) return plain
  const name = namesOfLevels(loyalty).find(({ said }) => said.test(plainSentence(before)))?.name
  return name === undefined ? plain : `${plain} ${name} level`
}

/** "What comes after gold" is told by the next one. */
const BESIDE_LEVEL = /\b(?:after|above|below|before|next|past|beyond|higher|between|and|or|vs)\b/

/** What a programme calls its levels, with the words in which one asks for such: "gold" alone is also a name of goods. */
export const namesOfLevels = onceFor(
  (loyalty: Readonly<Record<string, unknown>>): readonly { name: string; said: RegExp }[] =>
    levelsOf(loyalty)
      .flatMap((level) => [
        ...allMatches(
          level,
          /(?:^|, |\band |; )(\p{Lu}\p{L}{2,}(?: \p{Lu}\p{L}{2,})?)(?=:| (?:from|at|starts?|begins?|is|needs?|with|after|for)\b)/gu,
        ),
      ])
      .map(([, name = '']) => foldText(name))
      .filter((name) => !/^(?:points?|earn|every|each|members?|free|spend|level|tier|birthday)$/.test(name))
      .map((name) => ({ name, said: asksForLevel(name) })),
)

function asksForLevel(name: string): RegExp {
  const level = `${name}s?`
  return new RegExp(
    `\\b(?:become|reach(?:ing)?|hit|get(?:ting)?(?: up)? to|mak(?:e|ing)(?: it)?(?: to)?|qualify for|until|till?|above|past|after|below|before|than|from|to|be|being|as|am i|im|you|go|going|for)(?: (?:an?|the|at|in))? ${level}(?= (?:members?|status|level|tier)\\b|$| (?:get|give|and|what|how|or)\\b)|\\b(?:do|does|would|can|are|whats?|is|perks? (?:of|for)|benefits? (?:of|for))(?: (?:an?|the|for|with))? ${level}(?: (?:members?|status|level|tier))?(?: (?:people|folks))? (?:get|give|gets|gives|earn|perks?|benefits?|worth|discounts?)\\b|\\b${level} (?:members?|status|level|tier)\\b`,
    'u',
  )
}

const OF_LEVELS = /tier|level|status|rank/
const ASKS_LEVELS =
  /\b(?:tiers?|levels?|status|ranks?|vip|top|next(?! (?:week|month|year|time|day|visit|\p{L}+day))|highest|bumped|(?:move|moving|climb|going|go) up|upgrade|big spenders?|(?:spend|buy|earn|take|need)\b.{0,30}\b(?:(?:get|make it|climb) (?:there|up there)|for (?:that|it) (?:one|level|tier)?|reach)|nivel\p{L}*)\b/u

/** What a programme has beside points, under keys of its own: the entries that the question names, or its levels when it asks for them. */
function furtherPerks({
  loyalty,
  plain,
  language,
}: Pick<FactQuestion, 'plain' | 'language'> & { loyalty: Readonly<Record<string, unknown>> }): string[] {
  const general = foldText(FORESEEN_TEXTS.map((key) => looseText(loyalty, key) ?? '').join(' '))
  const asked = new Set(plain.split(' ').filter((word) => word.length > 3 && !general.includes(wordStem(word))))
  const names = (text: string): boolean =>
    foldText(text)
      .split(/[^\p{L}]+/u)
      .some((word) => word.length > 3 && !EVERY_PROGRAMME.has(word) && asked.has(word))
  return Object.entries(loyalty).flatMap(([key, value]) => {
    if (isForeseen(loyalty, key)) return []
    const entries = entriesOf(value)
    const wholly =
      names(key.replaceAll('_', ' ')) || ASKED_AS_KEY.some(([said, of]) => of.test(key) && said.test(plain))
    const told = wholly ? entries : entries.filter((entry) => names(entry.split(':')[0] ?? ''))
    return say(key, Array.isArray(value) ? told : told[0], language)
  })
}

/** What a membership costs and what it brings, under whatever key. */
const ASKED_AS_KEY: readonly (readonly [RegExp, RegExp])[] = [
  [
    /\b(?:costs?|price[ds]?|fees?|dues|how much|pay|free|cuesta|cuanto|gratis)\b/,
    /^(?:price|cost|fee|dues|annual|yearly|monthly|membership_(?:fee|price|cost))/,
  ],
  [/\b(?:members?|it|i) (?:get|gets)\b|\bperks?\b|\bbenefits?\b|\bincluded?\b/, /perk|benefit|includ/],
]

/** Words that stand in every line of every programme. */
const EVERY_PROGRAMME: ReadonlySet<string> = new Set(
  'points point from with your sign every visit visits reward rewards member members free program year spent'.split(
    ' ',
  ),
)

const BRINGS =
  /\brefer(?:s|red|ring|rals?)?\b|\b(?:friends?|budd(?:y|ies)|pals?|sister|brother|cousins?|coworkers?|neighbou?rs?|roommates?|mom|dad|wife|husband|girlfriend|boyfriend)\b(?: \p{L}+){0,3} (?:comes?|coming|joins?|joining|signs? up|signing up|shops?|visits?)\b(?=.*\b(?:get|gets|earn|reward|bonus|credit|perks?)\b)|\b(?:invite|inviting|recommend|recommending|talk|talks|talking|get|gets|getting|bring|brings|bringing|send|sending|sign|signing|convince|convincing|drag|dragging|haul|hauling|rope|roping)\b.{0,12}\b(?:friends?|budd(?:y|ies)|pals?|people|sister|brother|cousins?|coworkers?|neighbou?rs?|roommates?|mom|dad|wife|husband)\b|\b(?:joins?|signs? up) (?:because|cause|thanks to|through)\b/u

/** What a programme gives for somebody who was brought along; null where that is not asked or not told. */
export function answerReferral({ profile, plain, language }: FactQuestion): FactAnswer | null {
  const key = Object.keys(profile.loyalty ?? {}).find((name) => /refer|bring|friend/.test(name))
  const told = key === undefined || !BRINGS.test(plain) ? null : looseText(profile.loyalty, key)
  return key === undefined || told === null
    ? null
    : { text: sayLoose(key.replaceAll('_', ' '), told, language), paths: [`loyalty.${key}`], known: true }
}
