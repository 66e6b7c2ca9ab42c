import { isLexiconWord } from '#concierge/retrieve/gazetteer.ts'
import { isStrainAlone, orAnotherStrain } from '#concierge/retrieve/strain-lore.ts'
import type { Vocabulary } from '#concierge/retrieve/vocabulary.ts'
import { fillsSlot } from './asked-slot.ts'
import type { Word } from './name-words.ts'
import type { Sentence } from './sentence.ts'

/** "Zkittlez", "got biscotti?": a strain of one word that is known elsewhere, and nothing of this menu bears it. */
export function strainElsewhere(
  word: Word | undefined,
  { plain }: Sentence,
  vocabulary: Vocabulary,
): { length: number; rows: ReadonlySet<number> } | null {
  if (word === undefined || !vocabulary.knowsStrain(word.stem)) return null
  if (isLexiconWord(word.stem) || vocabulary.isEveryday(word.text) || vocabulary.stemsOf(word.text).length > 0)
    return null
  const isMeant =
    isStrainAlone(word.stem) || fillsSlot(plain, word.start, word.end) || orAnotherStrain(plain.slice(word.end))
  return isMeant ? { length: 1, rows: new Set() } : null
}
