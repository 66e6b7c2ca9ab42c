import type { Fact } from './fact.ts'
import { isOwn } from './own-facts.ts'

/** A bare "yes" whose neighbour under the same key says how: the neighbour's sentence. */
export function flagText(fact: Fact, facts: readonly Fact[]): string | null {
  const { top } = fact
  if (fact.value !== true || !isOwn(fact)) return null
  const others = facts.filter((other) => other !== fact && other.path.startsWith(`${top}.`))
  const [only] = others
  return others.length === 1 && typeof only?.value === 'string' && only.value.split(' ').length > 3 ? only.value : null
}

/** What a shop tells of a thing that it has under a key that goes on with the same word ("wifi" and "wifi_name"). */
export function detailOf({ value, top, leaves }: Fact, facts: readonly Fact[]): Fact | null {
  if (value !== true || leaves.length > 0) return null
  const told = facts.filter((other) => other.path.startsWith(`${top}_`) && typeof other.value === 'string')
  const [only] = told
  return told.length === 1 && only !== undefined ? only : null
}
