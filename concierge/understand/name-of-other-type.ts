import type { Gazetteer } from '#concierge/retrieve/gazetteer.ts'
import type { Wish } from '#concierge/retrieve/wish.ts'

const TYPES: ReadonlySet<string> = new Set(['indica', 'sativa', 'hybrid'])

/** "The indica one" after House Joint Sativa: what bears the same name with the other type in it, where there is such a thing. */
export function nameOfOtherType(joined: Wish, said: Wish, gazetteer: Gazetteer): Wish {
  const [type] = said.strainTypes
  const [term, other] = joined.terms
  if (type === undefined || term === undefined || other !== undefined || said.terms.length > 0) return joined
  const named = term.stems.find((stem) => TYPES.has(stem))
  if (named === undefined || named === type) return joined
  const stems = term.stems.map((stem) => (stem === named ? type : stem))
  const rows = gazetteer.names.get(stems.join(' '))
  if (rows === undefined) return joined
  const name = { ...term, said: term.said.replace(named, type), stems, rows: new Set(rows) }
  return { ...joined, terms: [name], strainTypes: [] }
}
