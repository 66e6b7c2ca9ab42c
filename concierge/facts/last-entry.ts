import { onceFor } from '#concierge/retrieve/remember.ts'
import { type Language, sentence, tell } from '#concierge/say/wording.ts'
import type { Fact } from './fact.ts'

/** Until how many minutes before closing somebody is let in, and that in the shop's own words. */
export type LastEntry = { minutes: number; text: string }

const OF_ENTRY =
  /(?:^|[._])(?:last_(?:entry|entries|call|orders?|sales?|customers?|guests?|admission|walk_?ins?|one_in)|final_(?:entry|call)|doors?_(?:lock|locked|clos\w+)|lock(?:ed)?_?(?:up|doors?)|(?:entry|walk_?ins?)_(?:until|end|stop|cut ?off)s?)(?:[._]|$)/
const TELLS_ENTRY =
  /\b(?:doors? (?:locks?|is locked|are locked|close)|last (?:entry|call|customers?|sale|orders?|guests?|walk[- ]ins?|person|one in|admission)|(?:let|letting|lets|allow|seat)\b.{0,20}\bin\b|(?:new|more) (?:guests?|customers?|people|faces)|walk[- ]ins? (?:stop|end|until))\b/i
const TIME_BEFORE = String.raw`(\d{1,2}|five|ten|fifteen|twenty|thirty|half an hour|an hour|a quarter(?: of an)? hour|quarter hour)(?:[ -]?min\w*)?`
const BEFORE_CLOSING = new RegExp(
  String.raw`\b${TIME_BEFORE} (?:before|prior to|ahead of|to|till?) (?:we |the (?:shop|store) |our |the )?(?:clos|end of (?:the )?day|lock)|\b(?:last|final) ${TIME_BEFORE}(?= |[.,;]|$)`,
  'i',
)
const IN_WORDS: ReadonlyMap<string, number> = new Map(
  Object.entries({ five: 5, ten: 10, fifteen: 15, twenty: 20, thirty: 30, 'half an hour': 30, 'an hour': 60 }),
)
const QUARTER = 15
const LONGEST = 120
/** Whoever comes within this time before closing is told of it. */
const LATE = 45

const readEntry = onceFor((facts: readonly Fact[]): { entry: LastEntry | null } => {
  for (const { path, top, value } of facts) {
    const isOfEntry = OF_ENTRY.test(path)
    if (OF_SERVICES.has(top)) continue
    if (isOfEntry && typeof value === 'number' && value > 0 && value <= LONGEST) return { entry: counted(value) }
    if (typeof value !== 'string' && !Array.isArray(value)) continue
    const line = (Array.isArray(value) ? value : [value]).map(String).find((one) => tellsEntry(one, isOfEntry))
    if (line !== undefined) return { entry: { minutes: minutesIn(line), text: toldAs(line) } }
  }
  return { entry: null }
})

function tellsEntry(line: string, isOfEntry: boolean): boolean {
  return BEFORE_CLOSING.test(line) && (isOfEntry || TELLS_ENTRY.test(line))
}

function minutesIn(line: string): number {
  const found = BEFORE_CLOSING.exec(line)
  const said = (found?.[1] ?? found?.[2] ?? '').toLowerCase()
  return IN_WORDS.get(said) ?? (/^\d/.test(said) ? Number(said) : QUARTER)
}

/** "15 minutes before closing" alone says not of what. */
function toldAs(line: string): string {
  return sentence(
    /^(?:about )?(?:\d|a |an |half|quarter|five|ten|fifteen|twenty|thirty)/i.test(line)
      ? `Last entry is ${line}`
      : line,
  )
}

function counted(minutes: number): LastEntry {
  return { minutes, text: `Last entry is ${minutes} minutes before closing.` }
}

/** Drivers and windows have a last order of their own. */
const OF_SERVICES: ReadonlySet<string> = new Set(['delivery', 'pickup', 'payment'])

export function lastEntryOf({ facts }: { facts: readonly Fact[] }): LastEntry | null {
  return readEntry(facts).entry
}

/** So few minutes are left that the last entry matters. */
export function isLastMinute(left: number, { minutes }: LastEntry): boolean {
  return left > 0 && left <= Math.max(LATE, minutes)
}

const ASKS_ENTRY =
  /\b(?:let|lets|letting)(?: (?:me|us|people|anyone|anybody|folks|customers|them|you))+ in\b|\b(?:still|even) (?:get|walk|come|be let|squeeze|slip) in\b|\b(?:last (?:entry|call|customer|admission|walk in)|(?:lock|locks|locked|locking)(?: (?:the|your|ur|up|doors?|front))* doors?|doors? lock(?:s|ed)?|cut ?off (?:time )?(?:to|for) (?:enter|walk|come|get|entry)|(?:latest|last (?:minute|second|moment|time)) (?:i|we|you|to|for)(?: \p{L}+){0,3} (?:walk|come|get|show|enter|be)|(?:close to|right (?:before|at)|just before) clos(?:e|ing))\b/u
const BEFORE_IT =
  /\b(\d{1,2}|five|ten|fifteen|twenty|thirty|half an hour|an hour|a minute) ?(?:-? ?min\w*|mins?)? (?:before|til|till|until|to|b4) (?:(?:you|u|yall|they|the|ur|your|we|it|guys|shop|store) )*clos/

/** What is said to "5 min before closing, will they let me in" and to who asks when the door is locked; null for anything else. */
export function entryAsked(store: { facts: readonly Fact[] }, plain: string, language: Language): string | null {
  const last = lastEntryOf(store)
  const before = BEFORE_IT.exec(plain)?.[1]
  if (last === null || (before === undefined && !ASKS_ENTRY.test(plain))) return null
  const left = before === undefined ? null : (IN_WORDS.get(before) ?? (Number(before) || 1))
  if (left === null) return last.text
  return left < last.minutes
    ? `${TOO_LATE[language]} ${last.text}`
    : `${tell(language, "Yes, you'd still get in.", 'Sí, todavía puedes entrar.')} ${last.text}`
}

export const TOO_LATE = { en: "That's too late to come in.", es: 'Es demasiado tarde para entrar.' } as const
