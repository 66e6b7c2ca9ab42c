import type { Form } from '#concierge/retrieve/wish.ts'
import type { FormMention } from './form-word.ts'

const SIZE =
  /\b(?:eighths?|8ths?|1\/8(?:th)?|quarters?|half (?:an? )?(?:ounce|oz|zip)|ounces?|oz|zips?|octavos?|onzas?)\b|(?<![\d.])(?:3\.5|7|14|28) g\b/
const EITHER = /^(?:(?! and | with |,)[^\d])*\b(?:or|o)\b(?:(?! and | with |,)[^\d])*$/

/** "an eighth or a cart": the size stands for flower, and what is named is the other choice; null where none is offered. */
export function flowerBeside(plain: string, forms: readonly FormMention[]): Form | null {
  const size = SIZE.exec(plain)
  const other = forms.find(({ form }) => form.category !== null && !OF_WEIGHT.has(form.category))
  if (size === null || other === undefined || forms.some(({ form }) => form.category === 'flower')) return null
  const between =
    size.index < other.start
      ? plain.slice(size.index + size[0].length, other.start)
      : plain.slice(other.end, size.index)
  return EITHER.test(between) ? { category: 'flower', kinds: [] } : null
}

/** Sold in such weights as well. */
const OF_WEIGHT: ReadonlySet<string> = new Set(['concentrate', 'accessory', 'merch'])
