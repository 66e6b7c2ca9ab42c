import { foldText } from './fold-text.ts'
import { type Rewriting, rewrite } from './rewrite.ts'
import { SPANISH_OF_GOODS, SPANISH_OF_WHAT_STOOD } from './spanish-of-goods.ts'
import { SPANISH_OF_THE_SHOP } from './spanish-of-the-shop.ts'

const ALL: readonly Rewriting[] = [...SPANISH_OF_THE_SHOP, ...SPANISH_OF_GOODS, ...SPANISH_OF_WHAT_STOOD]

/** A message with its Spanish of everyday talk in words that the lexicons read; it stays as it was where it has none. */
export function spanishInPlain(text: string): string {
  const folded = foldText(text)
  const said = rewrite(folded, ALL)
  return said === folded ? text : said
}
