import { KIND_BY_ID } from '#concierge/retrieve/kinds.ts'
import { INHALED } from '#concierge/retrieve/shelves.ts'
import type { Form } from '#concierge/retrieve/wish.ts'
import type { Category } from '#contract/catalog.ts'
import { type FormWord, isQuality } from './form-word.ts'

/** The shelf is named outright, or is that of the kind; a quality ("rosin") only brings its own shelf when it stands alone. */
export function formOf(words: readonly FormWord[]): Form {
  const inOrder = [...words.filter(isQuality), ...words.filter((word) => !isQuality(word))]
  const kinds = [...new Set(inOrder.flatMap((word) => word.kind ?? []))]
  const named = words.find((word) => word.category !== null)?.category ?? null
  const byKind =
    kinds.map((id) => KIND_BY_ID.get(id)).findLast((kind) => kind !== undefined && !kind.quality)?.category ?? null
  const category = chooseShelf(named, byKind)
  const word = words.find((entry) => entry.word !== undefined)?.word
  const called = word === undefined ? {} : { word }
  if (category !== null) return { category, kinds: kinds.filter((id) => fits(id, category)), ...called }
  const quality = kinds.map((id) => KIND_BY_ID.get(id)).find((kind) => kind !== undefined)
  return { category: quality?.category ?? null, kinds, ...called, loose: true }
}

/** "vape battery" is an accessory and "edible gummies" an edible: the finer noun decides between two shelves. */
function chooseShelf(named: Category | null, byKind: Category | null): Category | null {
  if (named === null || byKind === null) return named ?? byKind
  return byKind === 'concentrate' && (named === 'vape' || named === 'edible' || named === 'pre-roll') ? named : byKind
}

/** "Infused drinks": whatever is eaten or rubbed in is infused, and no menu says so. */
const EATEN: ReadonlySet<Category> = new Set(['edible', 'tincture', 'topical'])

function fits(kindId: string, category: Category): boolean {
  const kind = KIND_BY_ID.get(kindId)
  if (kind === undefined || (kindId === 'infused' && EATEN.has(category))) return false
  return kind.category === category || kind.quality || (kind.category === 'concentrate' && INHALED.includes(category))
}
