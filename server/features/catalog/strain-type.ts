import type { StrainType } from '#contract/catalog.ts'
import { foldWords } from './fold-words.ts'

const LETTERS: Record<string, StrainType> = {
  i: 'indica',
  s: 'sativa',
  h: 'hybrid',
  ih: 'indica-hybrid',
  hi: 'indica-hybrid',
  sh: 'sativa-hybrid',
  hs: 'sativa-hybrid',
  ind: 'indica',
  sat: 'sativa',
  hyb: 'hybrid',
}

/** The strain type a cell states: words, letters, `50/50`, `Sativa-dom`. Null when it states none. */
export function readStrainType(cell: string): StrainType | null {
  const words = foldWords(cell)
  const short = LETTERS[words.replaceAll(' ', '')]
  if (short !== undefined) return short
  return strainTypeIn(words)
}

/** The strain type that a product's name ends in or spells out: `Gelato 3.5g-H`, `White Blizzard (S)`, `Sour Grape - Indica`. */
export function strainTypeInName(name: string): StrainType | null {
  const letter = /\((IH|SH|I|S|H)\)|(?:-|\s\/?|\[)(I|S|H)\]?\s*$/.exec(name)
  const found = LETTERS[(letter?.[1] ?? letter?.[2] ?? '').toLowerCase()]
  return found ?? strainTypeIn(foldWords(name))
}

function strainTypeIn(words: string): StrainType | null {
  const indica = /\bindicas?\b|\bindica ?dom/.test(words)
  const sativa = /\bsativas?\b|\bsativa ?dom/.test(words)
  const hybrid = /\bhybrids?\b|\bbalanced\b|\b50 50\b|\bdom(inant)?\b/.test(words)
  if (indica && sativa) return 'hybrid'
  if (indica) return hybrid ? 'indica-hybrid' : 'indica'
  if (sativa) return hybrid ? 'sativa-hybrid' : 'sativa'
  return /\bhybrids?\b|\bbalanced\b|\b50 50\b/.test(words) ? 'hybrid' : null
}

/** Words that stand in a strain-type column without stating one; they help to recognise the column. */
export function isStrainTypeWord(cell: string): boolean {
  return (
    readStrainType(cell) !== null ||
    /^(not applicable|n a|none|null|no strain|cbd|thc|high cbd|blend|mixed)$/.test(foldWords(cell))
  )
}
