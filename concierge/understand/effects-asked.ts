import { EFFECT_BY_ID } from '#concierge/retrieve/effects.ts'
import type { Item } from '#concierge/retrieve/item.ts'
import type { Wish } from '#concierge/retrieve/wish.ts'
import { allMatches } from './all-matches.ts'
import { wordStem } from './fold-text.ts'

const ASKS =
  /(?:^|\b(?:and|so|but|or|if|whether) )(?:(?:is|are|does|do|will|would|can|could) (?!(?:you|u|yall|i|we|there|any)\b)|good\b)|\b(?:is|are|does|do|will|would|can) (?:it|they|that|this|those|these)\b|\bgood (?:ones? )?(?:for|to)\b|\bwhether\b/

/** The effects that are asked of a thing ("are they relaxing or energizing"); not those that its own name says. */
export function effectsAsked(item: Item, { plain, said }: { plain: string; said: Wish }): readonly string[] {
  const clauses = plain.split(/ ?, /).filter((clause) => ASKS.test(clause))
  if (clauses.length === 0) return []
  return said.effects.filter((id) => {
    const asked = EFFECT_BY_ID.get(id)?.asked
    return (
      asked !== undefined &&
      clauses.some((clause) => allMatches(clause, asked).some(([words]) => !isNamed(words, item)))
    )
  })
}

function isNamed(words: string, { nameWords }: Item): boolean {
  return words.split(' ').every((word) => nameWords.has(wordStem(word)))
}
