import type { Store } from '#concierge/open-store.ts'
import type { Term } from './wish.ts'

/** A phrase holds for its own rows and for names that carry all its words; a free word for names, then for traits. */
export function rowsOfTerm(store: Store, term: Term): ReadonlySet<number> {
  if (term.whole === true && term.rows !== null) return term.rows
  const rows = new Set<number>(term.rows ?? [])
  if (term.rows !== null && term.stems.length > 0) {
    const [fewest = [], ...others] = term.stems
      .map((stem) => store.words.names.get(stem) ?? [])
      .sort((a, b) => a.length - b.length)
    for (const row of others.reduce(inBoth, fewest)) rows.add(row)
    return rows
  }
  for (const stem of term.stems)
    for (const row of [...(store.words.names.get(stem) ?? []), ...(store.words.traits.get(stem) ?? [])]) rows.add(row)
  return rows
}

/** Of two ascending lists. */
function inBoth(rows: readonly number[], others: readonly number[]): readonly number[] {
  let at = 0
  return rows.filter((row) => {
    while ((others[at] ?? row) < row) at++
    return others[at] === row
  })
}
