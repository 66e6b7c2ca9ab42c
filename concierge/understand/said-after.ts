import { KIND_BY_ID } from '#concierge/retrieve/kinds.ts'
import { type FormWord, isQuality, shelfOf } from './form-word.ts'
import type { Mention } from './sentence.ts'

/** "Gummies, vegan because of Jess", "gummies under $25, gluten free", "chocolate and gluten free", "gummies, i can't have gluten", "papers, king size": said of what was named before, where no other thing follows it. */
export function isAfterthought(
  { value, start, end }: Mention<FormWord>,
  before: Mention<FormWord>,
  { plain, mentions }: { plain: string; mentions: readonly Mention<FormWord>[] },
): boolean {
  if (before.value.kind === 'cone' && IS_ROLLED.test(plain.slice(before.end, end))) return true
  const isOfGear = isQuality(value) && shelfOf(value) === 'accessory' && !isQuality(before.value)
  return (
    (KIND_BY_ID.get(value.kind ?? '')?.described === true || isOfGear) &&
    shelfOf(before.value) === shelfOf(value) &&
    JUST_ADDED.test(plain.slice(before.end, start)) &&
    !mentions.some((other) => other.start > end && /^ (?:\p{L}+ )?$/u.test(plain.slice(end, other.start)))
  )
}

/** "King size cones, pre rolled": rolled to be filled. */
const IS_ROLLED =
  /^s?(?: ,)?(?: (?:already|the|all|that|which|are|come|comes|but|only|just|ones?|kind))* (?:preroll|rolled)(?:ed)?(?: (?:ones?|kind))?(?= ,|$| (?:please|so|to|for|pls)\b)/

const JUST_ADDED =
  /^(?: (?!(?:or|o|plus|and|y)\b)[^ ,]+){0,8} ?(?:,|and|but|y|pero)(?: (?:and|but|also|only|just|preferably|ideally|please|all|y|pero|solo))* $|\b(?:i|im|ive|she|shes|he|hes|we|were|weve|they|theyre|who|my \p{L}+)(?: (?:am|are|is|been|trying to|really|just|also|absolutely|honestly))* $/u

/** "A salve or balm": two words for one thing. */
export function isSynonym({ value }: Mention<FormWord>, before: Mention<FormWord>, gap: string): boolean {
  return (
    value.kind !== null &&
    value.kind === before.value.kind &&
    !isQuality(value) &&
    value.word === undefined &&
    before.value.word === undefined &&
    /^ (?:or|o|\/) (?:an? )?$/.test(gap)
  )
}

/** "Need a bong, prefer a beaker base": another word for it, by which it is the better. */
export function isPreferred(gap: string, { value }: Mention<FormWord>, before: Mention<FormWord>): boolean {
  return value.kind === before.value.kind && shelfOf(value) === shelfOf(before.value) && PREFERS.test(gap)
}

const PREFERS = /\b(?:prefer(?:ably|red)?|ideally|hopefully|rather|better if|best if|extra points)\b/

/** "Hate waiting for a gummy, which ones come on quick": a quality that is asked of what was named before. */
export function isOfOnes(gap: string, { value }: Mention<FormWord>): boolean {
  return isQuality(value) && /\bones?\b(?! (?:for|with|of)\b)/.test(gap) && !/\b(?:or|and|plus|another)\b/.test(gap)
}
