import type { Term } from '#concierge/retrieve/wish.ts'
import { isShelfStem } from '#concierge/retrieve/gazetteer.ts'
import type { Vocabulary } from '#concierge/retrieve/vocabulary.ts'
import { wordStem } from './fold-text.ts'
import { blank, type Sentence } from './sentence.ts'

const NAMED_AFTER =
  /\b(?:strains?|buds?|flower|weed|variedad(?:es)?)\b.{0,16}\b(?:named|called|llamad[oa]s?)(?: (?:after|for|like|something like))? (?:(?:an?|the|some) )?(\p{L}{3,14}(?: \p{L}{3,14}){0,2}?)(?=$| ?,| (?:in stock|on the menu|right now|today|please|for|under|or|and)(?![\p{L}]))/u

/** "A strain named after ice cream": the things of the menu that have those words in their names, and nothing to eat. */
export function takeNamesakes(sentence: Sentence, { gazetteer }: Vocabulary): readonly Term[] {
  const found = NAMED_AFTER.exec(sentence.plain)
  const said = found?.[1]?.trim() ?? ''
  if (found === null || said === '') return []
  const stems = said.split(' ').map(wordStem)
  if (stems.every(isShelfStem)) return []
  const key = ` ${stems.join(' ')} `
  const rows = new Set([...gazetteer.names].flatMap(([name, own]) => (` ${name} `.includes(key) ? own : [])))
  if (rows.size === 0) return []
  const start = found.index + found[0].lastIndexOf(said)
  blank(sentence, start, start + said.length)
  return [{ said, stems, rows }]
}
