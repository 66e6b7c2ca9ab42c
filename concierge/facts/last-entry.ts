import { onceFor } from '#concierge/retrieve/remember.ts'
import { sentence } from '#concierge/say/wording.ts'
import type { Fact } from './fact.ts'

/** Until how many minutes before closing somebody is let in, in the shop's own words. */
export type LastEntry = { minutes: number; text: string }

const OF_ENTRY =
  /(?:^|[._])(?:last_(?:entry|entries|call|orders?|sales?|customers?|guests?|admission)|doors?_(?:lock|locked|clos\w+)|entry_(?:until|cut ?off))(?:[._]|$)/
const TELLS_ENTRY =
  /\b(?:doors? (?:locks?|is locked|are locked|close)|last (?:entry|call|customers?|sale|orders?|guests?)|let in)\b/i
const BEFORE_CLOSING =
  /\b(\d{1,2}|five|ten|fifteen|twenty|thirty|half an hour|an hour|a quarter(?: of an)? hour)(?: ?-?min\w*)? before (?:we |the (?:shop|store) |our )?clos/i
const IN_WORDS: ReadonlyMap<string, number> = new Map(
  Object.entries({ five: 5, ten: 10, fifteen: 15, twenty: 20, thirty: 30, 'half an hour': 30, 'an hour': 60 }),
)
const QUARTER = 15
/** Whoever comes within this time before closing is told of it. */
const LATE = 45

const readEntry = onceFor((facts: readonly Fact[]): { entry: LastEntry | null } => {
  const fact = facts.find(
    ({ path, top, value }) =>
      typeof value === 'string' &&
      !OF_SERVICES.has(top) &&
      BEFORE_CLOSING.test(value) &&
      (OF_ENTRY.test(path) || TELLS_ENTRY.test(value)),
  )
  if (fact === undefined) return { entry: null }
  const said = BEFORE_CLOSING.exec(String(fact.value))?.[1]?.toLowerCase() ?? ''
  const minutes = IN_WORDS.get(said) ?? (/^\d/.test(said) ? Number(said) : QUARTER)
  return { entry: { minutes, text: sentence(String(fact.value)) } }
})

/** Drivers and windows have a last order of their own. */
const OF_SERVICES: ReadonlySet<string> = new Set(['delivery', 'pickup', 'payment'])

export function lastEntryOf({ facts }: { facts: readonly Fact[] }): LastEntry | null {
  return readEntry(facts).entry
}

/** So few minutes are left that the last entry matters. */
export function isLastMinute(left: number, { minutes }: LastEntry): boolean {
  return left > 0 && left <= Math.max(LATE, minutes)
}
