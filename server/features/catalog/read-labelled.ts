import type { Category } from '#contract/catalog.ts'
import { cleanProse } from './clean-text.ts'
import { kindOfTag, type ToldByTags } from './read-tags.ts'
import { isStrainTypeWord, readStrainType, strainTypeInProse } from './strain-type.ts'

const LABELLED =
  /(?<!\b(?:side|negative|medical|possible|other) )(?<![\p{L}-])(strain type|type|lineage|species|classification|effects?|feelings?|feels?|moods?|vibes?|flavou?rs?|tastes?|aromas?)(?: profile| notes| like)? ?[:=] ?([^.:;|<\n]{2,160})(?=[.;|<\n]|$)/giu
const BLOCK = /<\/?(?:p|br|div|li|ul|tr|td|h[1-6])\b[^<>]{0,200}>/gi
const LONGEST = 4000

/**
 * What a description says behind labels, as shops write it whose system has no columns for it: "Type: Indica. Effects: Relaxed,
 * Sleepy. Flavors: Grape." Only words that are known to be types, effects or flavours count.
 */
export function readLabelled(description: string, category: Category): Omit<ToldByTags, 'terpenes'> {
  const told: Omit<ToldByTags, 'terpenes'> = { strainType: null, effects: [], flavors: [] }
  if (description === '' || category === 'accessory' || category === 'merch') return told
  const text = cleanProse(description.slice(0, LONGEST).replace(BLOCK, ' | '), LONGEST)
  for (const [, label = '', words = ''] of text.matchAll(LABELLED)) {
    const parts = words
      .toLowerCase()
      .split(/[,/&]|\band\b/)
      .map((part) => part.trim())
      .filter((part) => part !== '')
    if (/^(?:eff|fee|moo|vib)/i.test(label)) told.effects.push(...parts.filter((part) => kindOfTag(part) === 'effects'))
    else if (/^(?:fla|tas|aro)/i.test(label))
      told.flavors.push(...(isList(parts) ? parts : parts.filter((part) => kindOfTag(part) === 'flavors')))
    else if (words.length <= LONGEST_TYPE && isStrainTypeWord(words)) told.strainType ??= readStrainType(words)
  }
  told.strainType ??= strainTypeInProse(text)
  return { ...told, effects: [...new Set(told.effects)], flavors: [...new Set(told.flavors)] }
}

const LONGEST_TYPE = 40

/** Nothing but a word or two between the strokes, one of which at least is known: "grape, prickly pear". */
function isList(parts: readonly string[]): boolean {
  return (
    parts.some((part) => kindOfTag(part) === 'flavors') &&
    parts.every((part) => /^\p{L}{2,15}(?: \p{L}{2,15})?$/u.test(part))
  )
}
