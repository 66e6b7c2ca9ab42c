import type { Item } from './retrieve/item.ts'
import { isThcFree, isUnfelt } from './retrieve/thc-free.ts'
import { type Language, tell } from './say/wording.ts'

const ASKS_HIGH =
  /^(?:(?:so|and|but|ok|hey|hi|um) )*(?:is|are|does|do|will|would|can|could)\b.{2,60}\b(?:get|make|gets|makes|getting|making) (?:me|you|u|ya|us|him|her|them|someone|somebody|people|a person) (?:too |all |really )?(?:high|stoned|buzzed|loopy)\b|^(?:is|are)\b.{2,60}\b(?:psycho ?active|intoxicating)\b/

/** "Is the cream gonna get me high": a no for what has no THC by the menu and for what stays on the skin; null for all else. */
export function feltVerdict(items: readonly Item[], plain: string, language: Language): string | null {
  if (items.length === 0 || !ASKS_HIGH.test(plain)) return null
  if (items.every(isThcFree))
    return tell(language, 'No: by the menu there is no THC in it.', 'No: según el menú no lleva THC.')
  return items.every((item) => item.category === 'topical' && isUnfelt(item))
    ? tell(
        language,
        'No: what is rubbed on the skin is not felt as a high.',
        'No: lo que se pone en la piel no se siente como un colocón.',
      )
    : null
}
