import {
  inSentences,
  isLoose,
  isTextList,
  linesOf,
  type Loose,
  readFlag,
  sentencesOf,
  tellLoose,
  wordsOf,
} from './loose-value.ts'

const LOYALTY_KEYS: readonly (readonly [RegExp, string])[] = [
  [/^(?:name|title|program|programme|program name|club|called|(?:it is |its )?called)$/, 'name'],
  [/^(?:how|how it works|earn|earning|collect|points per dollar|you earn)$/, 'earn'],
  [
    /^(?:redeem|redeeming|using|use|reward|rewards|redemption|worth|you get|spend|spending|levels of reward|(?:how to )?(?:use|using|spend|spending|redeem|redeeming) (?:them|it|your points|points|rewards?|credits?))$/,
    'redeem',
  ],
  [/^(?:expires?|expiry|expiration|points (?:expire|expiry|end|last|valid|lapse)|points expiration)$/, 'points_expire'],
  [/^(?:birthday|birthday gift|birthday reward|birthday perk)$/, 'birthday'],
  [/^(?:join|sign up|how to join|signup|enrol|enroll|register)$/, 'join'],
]

const NAME_AND_TERMS = /^([^,;:.(]{3,40})[,;:(]\s*(.+?)[).]*$/

/** "Star Club, free to join with a phone number": behind the name stands how one joins. */
function splitName(name: unknown): Loose {
  const terms = typeof name === 'string' ? NAME_AND_TERMS.exec(name)?.[2] : undefined
  if (terms === undefined) return {}
  return {
    ...(/\bfree\b/i.test(terms) && { free: true }),
    ...(/\b(?:join|sign|enrol)/i.test(terms) && { join: terms }),
  }
}

function nameAlone(name: unknown): Loose {
  const alone = typeof name === 'string' ? NAME_AND_TERMS.exec(name)?.[1] : undefined
  return alone === undefined ? {} : { name: alone }
}

function loyaltyPart(key: string, entry?: unknown): string | undefined {
  if (key === 'points' && typeof entry === 'string' && /\boff\b|\bworth\b/.test(entry)) return 'redeem'
  return LOYALTY_KEYS.find(([pattern]) => pattern.test(wordsOf(key)))?.[1]
}

/** Keys that speak of a part in words of their own; they count where no key names it outright. */
const LOOSE_KEYS: readonly (readonly [RegExp, string])[] = [
  [/\bexpir|\blaps|\b(?:idle|inactive|lost)\b|\b(?:good|valid|last|lasts|use by|shelf life|life)\b/, 'points_expire'],
  [/\bbirthdays?\b|\bbday\b/, 'birthday'],
  [
    /\bredeem|\bcash(?:ing)? (?:in|out)\b|\bworth\b|\bspend|\btrade|\bbuys?\b|\bget you\b|\bpayout\b|\bvalue\b/,
    'redeem',
  ],
  [/\bearn|\bcollect|\bper dollar\b|\bget points\b|\brate\b|\bpoints? (?:per|for)\b/, 'earn'],
  [/\bjoin|\bsign ?up|\benrol|\bbecome\b/, 'join'],
]

/** The part that a key speaks of, where no other key of the table names that part and no earlier one speaks of it. */
function loosePart(key: string, table: Loose): string | undefined {
  const part = LOOSE_KEYS.find(([pattern]) => pattern.test(wordsOf(key)))?.[1]
  if (part === undefined) return undefined
  const others = Object.entries(table)
  const isNamed = others.some(
    ([other, entry]) =>
      loyaltyPart(other, entry) === part && !(part === 'redeem' && TELLS_EARNING.test(tellLoose(entry))),
  )
  const first = others.find(([other]) => LOOSE_KEYS.find(([pattern]) => pattern.test(wordsOf(other)))?.[1] === part)
  return isNamed || first?.[0] !== key || typeof table[key] === 'boolean' ? undefined : part
}

/** Whether a table needs no shaping: its keys are the contract's or the shop's own, and no list in it holds tables. */
export function isLoyalty(table: Loose): boolean {
  return Object.entries(table).every(
    ([key, entry]) =>
      (loyaltyPart(key, entry) ?? loosePart(key, table) ?? key) === key &&
      !(key === 'earn' && levelsApart(table)['tiers'] !== undefined) &&
      !(key === 'name' && typeof entry === 'string' && NAME_AND_TERMS.test(entry)) &&
      !isLoose(entry) &&
      !(Array.isArray(entry) && !isTextList(entry)) &&
      !(typeof entry === 'string' && /^(?:yes|no)$/i.test(entry)),
  )
}

/** "1 spark per $1": what is earned. */
const EARNED = /^(?:\d+(?:\.\d+)?|one|an?) (\p{L}+?)s? (?:per|for|on|each|every|a) /iu
/** "100: $4": so many of what is earned. */
const BARE_COUNT = /(?<=^|; )(\d[\d,]*): (?=\$)/g

/** "3 sparks for every $2" is what one gets by spending. */
const TELLS_EARNING =
  /^(?!.*\boff\b).*\b\d+(?:\.\d+)? \p{L}+ (?:per|for (?:each|every)|on (?:each|every)|each|every|a) (?:\$\d*|dollar|visit|purchase)/iu

/** "100 sparks: $4 off; 250 sparks: $12 off", from rows or from a table by the number of them. */
function tellRewards(entry: unknown): string {
  if (isLoose(entry) && Object.keys(entry).length > 0 && Object.keys(entry).every((key) => /^\d/.test(key)))
    return Object.entries(entry)
      .map(([count, gives]) => `${count.replaceAll('_', ' ')}: ${tellLoose(gives)}`)
      .join('; ')
  if (!Array.isArray(entry)) return tellLoose(entry)
  return entry
    .map((row) => {
      const [count, ...others] = isLoose(row)
        ? Object.entries(row).filter(([, told]) => typeof told === 'number' || /^\d[\d,]*$/.test(tellLoose(told)))
        : []
      if (!isLoose(row) || count === undefined || others.length > 0) return tellLoose(row)
      const rest = Object.fromEntries(Object.entries(row).filter(([key]) => key !== count[0]))
      return `${tellLoose(count[1])} ${wordsOf(count[0])}: ${tellLoose(Object.values(rest))}`
    })
    .join('; ')
}

function isFree(entry: unknown): boolean {
  return (
    entry === true || entry === 0 || (typeof entry === 'string' && /^(?:free|none|nothing|no cost|\$0)\b/i.test(entry))
  )
}

/** The loyalty programme by the names of its parts; prose is told apart by what each sentence speaks of. */
export function shapeLoyalty(value: unknown): Loose | null {
  if (isLoose(value)) {
    const shaped: Record<string, unknown> = {}
    for (const [key, entry] of Object.entries(value)) {
      const named = loyaltyPart(key, entry) ?? loosePart(key, value)
      const known = named === 'redeem' && TELLS_EARNING.test(tellLoose(entry)) ? 'earn' : named
      if (/^(?:cost|price|fee|free|cost_to_join|joining_fee|membership_fee)$/.test(key) && isFree(entry))
        shaped['free'] = true
      else if (known === undefined || (known !== key && (value[known] ?? shaped[known]) !== undefined))
        shaped[key] = Array.isArray(entry) ? entry.map(tellLoose) : entry
      else shaped[known] = typeof entry === 'string' ? entry : tellRewards(entry)
    }
    const { earn, redeem } = shaped
    const coin = typeof earn === 'string' ? EARNED.exec(earn)?.[1] : undefined
    if (typeof redeem === 'string')
      shaped['redeem'] = redeem.replaceAll(BARE_COUNT, `$1 ${coin === undefined ? 'point' : coin}s: `)
    Object.assign(shaped, levelsApart(shaped))
    return { ...splitName(shaped['name']), ...shaped, ...nameAlone(shaped['name']) }
  }
  if (!isTextList(value) && (typeof value !== 'string' || readFlag(value) !== null)) return null
  const parts: Record<string, string> = {}
  const [head = '', ...others] = linesOf(value)
  const [, name, earned = head] = CALLED.exec(head) ?? []
  const lines = [earned, ...others]
  const tiers = lines.filter((line) => TELLS_LEVEL.test(line))
  for (const line of lines) {
    if (TELLS_LEVEL.test(line)) continue
    const part = /birthday/i.test(line)
      ? 'birthday'
      : LAPSES.test(line)
        ? 'points_expire'
        : /\b(?:join|sign up|enroll?)\b/i.test(line)
          ? 'join'
          : /\b(?:gets?|redeem|worth|off)\b/i.test(line) && !/\bearn/i.test(line)
            ? 'redeem'
            : 'earn'
    parts[part] = parts[part] === undefined ? line : `${parts[part]}. ${line}`
  }
  return { ...(name !== undefined && { name }), ...parts, ...(tiers.length > 0 && { tiers }) }
}

/** Levels that stand in the line on how points are earned. */
function levelsApart({ earn, tiers, levels }: Loose): Loose {
  if (typeof earn !== 'string' || tiers !== undefined || levels !== undefined) return {}
  const lines = sentencesOf(earn)
  const told = lines.filter((line) => TELLS_LEVEL.test(line))
  const rest = lines.filter((line) => !told.includes(line))
  return told.length === 0 || rest.length === 0 ? {} : { earn: inSentences(rest), tiers: told }
}

/** "Mesa Miles: 5 miles per $1". */
const CALLED = /^([A-Z][\p{L}'’&]+(?: [A-Z][\p{L}'’&]+){0,3}) ?: (.+)$/su
const LAPSES =
  /\b(?:expir\p{L}*|laps\p{L}*|run out|ends? (?:after|on|at|with|every|each)|(?:good|valid) (?:for|until))\b/iu
/** "Gold from 500 points a year: 5% off": what it takes to be at a level, and what that gives. */
const TELLS_LEVEL =
  /\b(?:tiers?|levels?|status|ranks?)\b|^(?!Points?\b|Earn|Every|Each|Sign|Get|Members?\b|Free\b|Redeem|Credits?\b)[A-Z]\p{L}+ (?:from|at|starts?|begins?|is from|needs?) .{0,40}\d|\b(?:Bronze|Silver|Gold|Platinum|Diamond)\b.*\d/u
