import { onceFor } from '#concierge/retrieve/remember.ts'
import { lettersIn, mayMatch, sievesOf } from './letter-sieve.ts'

/** What is written anew and by what; `needs` must be in the text for it, where the pattern does not tell by itself what it needs. */
export type Rewriting = readonly [
  pattern: RegExp,
  by: string | ((whole: string, ...parts: string[]) => string),
  needs?: RegExp,
]

/** The text after all rewritings, one upon the other. The list is kept with what its patterns need. */
export function rewrite(text: string, rewritings: readonly Rewriting[]): string {
  const sieves = sievesFor(rewritings)
  let said = text
  let letters = lettersIn(said)
  for (let at = 0; at < rewritings.length; at++) {
    const rewriting = rewritings[at]
    if (rewriting === undefined || !mayMatch(sieves, at, letters)) continue
    const [pattern, by, needs] = rewriting
    if (needs !== undefined && !needs.test(said)) continue
    const next = typeof by === 'string' ? said.replace(pattern, by) : said.replace(pattern, by)
    if (next === said) continue
    said = next
    letters = lettersIn(said)
  }
  return said
}

const sievesFor = onceFor((rewritings: readonly Rewriting[]) => sievesOf(rewritings.map(([pattern]) => pattern)))
