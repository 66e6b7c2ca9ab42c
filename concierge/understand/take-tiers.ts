import type { Term } from '#concierge/retrieve/wish.ts'
import type { Vocabulary } from '#concierge/retrieve/vocabulary.ts'
import { allMatches } from './all-matches.ts'
import { wordStem } from './fold-text.ts'
import { blank, isNegated, type Sentence } from './sentence.ts'

const TIER = /(?<![\p{L}\p{N}])(?:(?:your|the) )?(\p{L}+) (?:shelf|shelves|tier)(?![\p{L}])/gu
const PACKED = /(?<![\p{L}\p{N}])(pre ?pack)(?:ed|aged|s|ages)?(?![\p{L}])/gu

/** "Value shelf flower", "prepacked eighths": what the menu keeps under a shelf of that name, where it has one. */
export function takeTiers(sentence: Sentence, { gazetteer }: Vocabulary): readonly Term[] {
  if (gazetteer.tiers.size === 0) return []
  return [...allMatches(sentence.rest, TIER), ...allMatches(sentence.rest, PACKED)].flatMap((found) => {
    const name = (found[1] ?? '').replace(' ', '')
    const rows = gazetteer.tiers.get(`${name}shelf`) ?? gazetteer.tiers.get(`${name}tier`) ?? gazetteer.tiers.get(name)
    if (rows === undefined || isNegated(sentence.plain, found.index)) return []
    blank(sentence, found.index, found.index + found[0].length)
    return [
      {
        said: found[0].replace(/^(?:your|the) /, ''),
        stems: name.split(' ').map(wordStem),
        rows,
        whole: true as const,
      },
    ]
  })
}
