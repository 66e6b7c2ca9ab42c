import type { Store } from './open-store.ts'
import { rowsOfTerm } from './retrieve/rows-of-term.ts'
import { isKnownStrain } from './retrieve/strain-lore.ts'
import type { Term, Wish } from './retrieve/wish.ts'

/** Of names that a message gives as alternatives, those the menu has and those it has not. */
export type EitherOfNames = { there: readonly Term[]; missing: readonly Term[] }

/** "White widow or northern lights": one of them is enough, and what is not carried is told apart; null where no two are. */
export function eitherOfNames(store: Store, { terms }: Wish, plain: string): EitherOfNames | null {
  const inOrder = terms
    .map((term) => ({ term, at: placeOf(term, terms, plain) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at)
  if (inOrder.length < 2 || inOrder.length < terms.length || !terms.every((term) => isName(store, term))) return null
  const joined = inOrder.slice(1).every(({ at }, index) => {
    const before = inOrder[index]
    return before !== undefined && OR.test(plain.slice(before.at + before.term.said.length, at))
  })
  if (!joined) return null
  const isThere = (term: Term): boolean => rowsOfTerm(store, term).size > 0
  return { there: terms.filter(isThere), missing: terms.filter((term) => !isThere(term)) }
}

/** Where a name stands by itself: the "kush" of "bubba kush or anything kush" is the second one. */
function placeOf({ said }: Term, terms: readonly Term[], plain: string): number {
  const longer = terms.filter((other) => other.said !== said && other.said.includes(said))
  const rest = longer.reduce((left, other) => left.replace(other.said, (whole) => ' '.repeat(whole.length)), plain)
  return rest.indexOf(said)
}

/** One term that takes what goes by any of the names. */
export function anyOfNames(store: Store, terms: readonly Term[]): readonly Term[] {
  const [first, second] = terms
  if (first === undefined || second === undefined) return terms
  const rows = new Set(terms.flatMap((term) => [...rowsOfTerm(store, term)]))
  return [{ said: terms.map(({ said }) => said).join(' or '), stems: first.stems, rows, whole: true }]
}

/** "Gelato" is a taste as well, and beside "or" and another strain a strain; of "bubba kush or anything kush" the second is a part of names. */
function isName({ words }: Store, { rows, stems }: Term): boolean {
  return rows !== null || isKnownStrain(stems.join(' ')) || stems.every((stem) => words.names.has(stem))
}

const OR =
  /^(?: (?:\?|,))?(?: (?:flower|strains?|carts?|preroll|vapes?))?(?: (?:\?|,))? (?:or|o)(?: (?:maybe|even|some|any|anything|something|any other|another|other|like|the|just))* $/
