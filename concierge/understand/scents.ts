import { type FormWord, isQuality, shelfOf } from './form-word.ts'
import type { Mention } from './sentence.ts'

/** "Scent free lotion": what is rubbed in has no scent of its own, where a bag lets none out. */
export function readScents(mentions: Mention<FormWord>[]): void {
  if (!mentions.some(({ value }) => shelfOf(value) === 'topical' && !isQuality(value))) return
  for (const mention of mentions)
    if (mention.value.kind === 'smell-proof') mention.value = { category: null, kind: 'unscented' }
}

/** Of flower or a vape no menu says that it has no scent. */
export function isScentOfOther({ value }: Mention<FormWord>, mentions: readonly Mention<FormWord>[]): boolean {
  return (
    value.kind === 'unscented' &&
    mentions.some((other) => !isQuality(other.value) && shelfOf(other.value) !== 'topical')
  )
}
