import { SPANISH_WORDS } from './common-words.ts'
import { foldText } from './fold-text.ts'
import { type Rewriting, rewrite } from './rewrite.ts'
import { SPANISH_OF_GOODS, SPANISH_OF_WHAT_STOOD } from './spanish-of-goods.ts'
import { SPANISH_OF_THE_SHOP } from './spanish-of-the-shop.ts'

const ALL: readonly Rewriting[] = [...SPANISH_OF_THE_SHOP, ...SPANISH_OF_GOODS, ...SPANISH_OF_WHAT_STOOD]

/** Spelled as words of English are. */
const ENGLISH_TOO: ReadonlySet<string> = new Set(
  'a me no con son sin mayor media van dame fin tan solo la es un'.split(' '),
)
/** What the list of common words lacks. */
const OF_THE_STREET: ReadonlySet<string> = new Set(
  'pa pal yesca gallo toque churro churros porro porros paleta forjar feria lana fierro varos sale gomitas plumas recargas cremita vendedor onda'.split(
    ' ',
  ),
)
const WORD = /\p{L}+/gu
const SPELLED_SO = /[¿¡áéíóúñ]/i

/** Whoever writes in English may have words of Spanish in between; most have none, and need not be looked through for them. */
export function hasSpanish(text: string): boolean {
  if (SPELLED_SO.test(text)) return true
  const words = foldText(text).match(WORD) ?? []
  return words.some((word) => OF_THE_STREET.has(word) || (SPANISH_WORDS.has(word) && !ENGLISH_TOO.has(word)))
}

/** A message with its Spanish of everyday talk in words that the lexicons read; it stays as it was where it has none. */
export function spanishInPlain(text: string): string {
  const folded = foldText(text)
  const said = rewrite(folded, ALL)
  return said === folded ? text : said
}
