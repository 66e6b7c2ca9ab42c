import type { StoreProfile } from '#contract/store-profile.ts'
import { foldText, wordStem } from '#concierge/understand/fold-text.ts'

/** One leaf of the profile: `path` as in "pickup.ready_minutes", `words` the stems of its key and of its own text. */
export type Fact = {
  path: string
  value: string | number | boolean | readonly string[]
  keyWords: ReadonlySet<string>
  valueWords: ReadonlySet<string>
}

const HIDDEN = new Set(['_note', 'id', 'catalog', 'timezone', 'currency', 'slug', 'tenant', 'created_at', 'updated_at'])

/** Flattens a profile into facts. Keys that start with an underscore and technical keys are not for shoppers. */
export function readFacts(profile: StoreProfile): Fact[] {
  const facts: Fact[] = []
  collect(profile, '', facts)
  return facts
}

function collect(value: unknown, path: string, facts: Fact[]): void {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') {
    facts.push(factOf(path, value))
    return
  }
  if (Array.isArray(value)) {
    const texts = value.filter((entry): entry is string => typeof entry === 'string')
    if (texts.length === value.length && texts.length > 0) facts.push(factOf(path, texts))
    else for (const [index, entry] of value.entries()) collect(entry, `${path}.${index}`, facts)
    return
  }
  if (typeof value !== 'object' || value === null) return
  for (const [key, entry] of Object.entries(value)) {
    if (key.startsWith('_') || (path === '' && HIDDEN.has(key))) continue
    collect(entry, path === '' ? key : `${path}.${key}`, facts)
  }
}

function factOf(path: string, value: Fact['value']): Fact {
  return {
    path,
    value,
    keyWords: stems(path.replaceAll(/[._]/g, ' ')),
    valueWords: stems(Array.isArray(value) ? value.join(' ') : String(value)),
  }
}

function stems(text: string): Set<string> {
  return new Set(
    foldText(text)
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word.length > 1)
      .map(wordStem),
  )
}
