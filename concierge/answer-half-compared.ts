import type { Scene } from './draft.ts'
import { type ProductAnswer, SHOWN_VARIANTS } from './product-answer.ts'
import { rowsOfTerm } from './retrieve/rows-of-term.ts'
import type { Item } from './retrieve/item.ts'
import { capitalized } from './say/name-wish.ts'
import { inShort } from './say/pitch.ts'
import { listOf, tell } from './say/wording.ts'

/** "Is wyld better than kiva", "gmo vs white widow" where one side is not carried: that is said, and what there is of the other. */
export function answerHalfCompared(
  items: readonly Item[],
  { store, understood, language }: Scene,
): ProductAnswer | null {
  const { unknown, said } = understood
  const names = said.terms.filter((term) => term.rows !== null && rowsOfTerm(store, term).size === 0)
  const missing = [...names.map((term) => term.said), ...unknown].map(capitalized)
  const there = items.filter((item) => item.inStock).slice(0, SHOWN_VARIANTS)
  if (missing.length === 0 || there.length === 0) return null
  const list = listOf(
    there.map((item) => inShort(item, language)),
    language,
  )
  const lacks = listOf(missing, language, 'or')
  return {
    text: tell(
      language,
      `We don't carry ${lacks}, so I can't weigh the two side by side. Of the other I have ${list}.`,
      `No tenemos ${lacks}, así que no puedo comparar los dos. Del otro tengo ${list}.`,
    ),
    about: there,
    shown: there,
    known: true,
  }
}
