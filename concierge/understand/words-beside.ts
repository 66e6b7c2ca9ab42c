import { isCommonWord } from '#concierge/retrieve/word-index.ts'
import { wordStem } from './fold-text.ts'
import { isIdle } from './read-qualifiers.ts'
import { isNegated, type Sentence } from './sentence.ts'
import { allMatches } from './all-matches.ts'

const WORD = /\p{L}{3,}/gu
/** "Joints for a party": what a menu says a thing is good for. */
const FOR = /\bfor (?:an? |the |my |some )?$/
const FOR_AT_MOST = 10
const MOST_WORDS = 40

/**
 * What a message says of a thing in words of its own that nothing else reads: two words in a row ("glass tip", "cold cure"), or one that is
 * no everyday word ("handcrafted"). Where a description has them, such things are meant; where none has, they decide nothing.
 */
export function wordsBeside({ plain, rest }: Sentence): readonly string[] {
  const words = allMatches(plain, WORD)
    .slice(0, MOST_WORDS)
    .map(({ 0: text, index }) => ({ text, index, free: rest.charAt(index) !== '_' && !isIdle(text) }))
  const found = words.flatMap(({ text, index, free }, at) => {
    const next = words[at + 1]
    const beside = next !== undefined && next.index === index + text.length + 1 && (free || next.free)
    const bothTell = !isIdle(text) && next !== undefined && !isIdle(next.text)
    const told = [
      ...(!isIdle(text) && FOR.test(plain.slice(Math.max(0, index - FOR_AT_MOST), index)) ? [`for ${text}`] : []),
      ...(free && text.length > 3 && !isCommonWord(text) ? [wordStem(text)] : []),
      ...(beside && bothTell ? [`${text} ${wordStem(next.text)}`] : []),
    ]
    return told.length === 0 || isNegated(plain, index) ? [] : told
  })
  return [...new Set(found)]
}
