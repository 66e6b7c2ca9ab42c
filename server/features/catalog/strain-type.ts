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
  const [, ...letters] = LEANING.exec(cell) ?? []
  const leading = letters.find((letter) => letter !== undefined)?.toLowerCase()
  if (leading !== undefined) return leading === 'i' ? 'indica-hybrid' : 'sativa-hybrid'
  const short = LETTERS[words.replaceAll(' ', '')] ?? readShortWords(words)
  if (short !== null) return short
  return strainTypeIn(words)
}

/** `I/S` and `Indica > Sativa` are hybrids that lean to the first of the two. */
const LEANING =
  /^\s{0,9}(?:(i(?= ?[/>|-] ?s)|s(?= ?[/>|-] ?i)) ?[/>|-] ?[is]|(i)nd(?:ica)? ?> ?sat(?:iva)?|(s)at(?:iva)? ?> ?ind(?:ica)?)\s{0,9}$/i

/** `I-Hyb`, `hybrid / I`, `Sat dom`: nothing but short words for types. */
function readShortWords(words: string): StrainType | null {
  const parts = words.split(' ')
  if (parts.length > 3 || !parts.every((part) => SHORT_WORD.test(part))) return null
  const [indica, sativa] = [/^i/, /^s/].map((letter) => parts.some((part) => letter.test(part)))
  if (indica === sativa) return parts.some((part) => part.startsWith('h')) ? 'hybrid' : null
  const isMixed = parts.length > 1
  if (indica === true) return isMixed ? 'indica-hybrid' : 'indica'
  return isMixed ? 'sativa-hybrid' : 'sativa'
}

const SHORT_WORD = /^(?:i|ind|indica|s|sat|sativa|h|hyb|hybrid|d|dom|dominant|lean|leaning)$/

/** The strain type that a product's name ends in or spells out: `Gelato 3.5g-H`, `White Blizzard (S)`, `Sour Grape - Indica`. */
export function strainTypeInName(name: string): StrainType | null {
  const letter = /\((IH|SH|I|S|H)\)|(?:-|\s\/?|\[)(I|S|H)\]?\s*$/.exec(name)
  const found = LETTERS[(letter?.[1] ?? letter?.[2] ?? '').toLowerCase()]
  return found ?? strainTypeIn(foldWords(name))
}

/** A sentence of a description that is the type or opens with it: "Sativa. THC 87%.", "Sativa-dominant hybrid from Fern Farm". */
const TYPED_SENTENCE =
  /(?:^|[.!?>|]\s*)(?:an? )?((?:indica|sativa|hybrid)(?:[- ](?:dominant|dom|leaning|lean))?(?:[- ]hybrid)?)(?=\s*(?:[.|<]|$)|[, ]+(?:from|by|with|flower|strain|cart|cartridge|pre-?rolled|pre-?rolls?|joints?|buds?)\b)/gi

/** The type that a description states of the product; null where it states none or two. */
export function strainTypeInProse(prose: string): StrainType | null {
  const found = new Set(
    [...prose.slice(0, 500).matchAll(TYPED_SENTENCE)].map(([, words = '']) => readStrainType(words)),
  )
  const [only = null] = found
  return found.size === 1 ? only : null
}

function strainTypeIn(words: string): StrainType | null {
  const indica = /\bindicas?\b|\bindica ?dom/.test(words)
  const sativa = /\bsativas?\b|\bsativa ?dom/.test(words)
  const hybrid =
    /\bhybrides?\b|\bhybrids?\b|\bhibrid[ao]s?\b|\bbalanced\b|\b50 50\b|\bdom(inant)?\b|\b(?:mostly|mainly|leans|leaning) (?:indica|sativa)\b|\b(?:indica|sativa) (?:heavy|forward|lean(?:s|ing)?)\b/.test(
      words,
    )
  if (indica && sativa) return 'hybrid'
  if (indica) return hybrid ? 'indica-hybrid' : 'indica'
  if (sativa) return hybrid ? 'sativa-hybrid' : 'sativa'
  return /\bhybrides?\b|\bhybrids?\b|\bhibrid[ao]s?\b|\bbalanced\b|\b50 50\b/.test(words) ? 'hybrid' : null
}

/** Words that stand in a strain-type column without stating one; they help to recognise the column. */
export function isStrainTypeWord(cell: string): boolean {
  return (
    readStrainType(cell) !== null ||
    /^(not applicable|n a|none|null|no strain|cbd|thc|high cbd|blend|mixed)$/.test(foldWords(cell))
  )
}
