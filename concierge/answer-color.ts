import type { ProductQuestion } from './product-answer.ts'
import { COLOR_NAMES, COLORS, colorOf } from './retrieve/colors.ts'
import type { Item } from './retrieve/item.ts'
import { listOf, sentence, shortName, tell } from './say/wording.ts'
import { foldText } from './understand/fold-text.ts'

/** The colours of several rows that are one thing but for its size, where that is all that is asked; null where a row has none. */
export function colorsOf(items: readonly Item[], { plain, language }: ProductQuestion): string | null {
  const colors = [...new Set(items.flatMap((item) => colorOf(item) ?? []))]
  if (!WHICH_COLOR.test(plain) || items.some((item) => colorOf(item) === null)) return null
  const list = listOf(colors, language)
  return sentence(tell(language, `by the menu in ${list}`, `según el menú en ${list}`))
}

const IN_COLOR = new RegExp(String.raw`\b(?:in|is it|are they|one|color|colour) (?:an? )?(${COLORS})\b`)
const WHICH_COLOR = /\b(?:what|which|other|another|different|more|any) colou?rs?\b|\bque colores\b/

/** Whether a thing comes in a colour, or in which, by the rows of its name that are there; null where that is not asked or not told. */
export function answerColor(item: Item, { plain, store, language }: ProductQuestion): string | null {
  const asked = IN_COLOR.exec(plain)?.[1]
  if (asked === undefined && !WHICH_COLOR.test(plain)) return null
  const rows = store.items.filter(
    (one) => one.inStock && one.nameKey === item.nameKey && one.brandKey === item.brandKey && colorOf(one) !== null,
  )
  const colors = [...new Set(rows.flatMap((one) => colorOf(one) ?? []))]
  if (colors.length === 0) return null
  const name = shortName(item)
  const names = COLOR_NAMES.find(([color]) => color === asked)?.[1] ?? (asked === undefined ? [] : [asked])
  const found = colors.find((color) => names.some((one) => foldText(color).includes(one)))
  if (found !== undefined) return tell(language, `Yes, ${name} comes in ${found}.`, `Sí, ${name} viene en ${found}.`)
  const list = listOf(colors, language)
  return asked === undefined
    ? sentence(tell(language, `${name} comes in ${list}`, `${name} viene en ${list}`))
    : sentence(tell(language, `no, the menu has ${name} in ${list}`, `no, el menú tiene ${name} en ${list}`))
}
