import { ANY_DIGIT, neededLetters, SHORTEST } from './needed-letters.ts'

/** Which runs of three signs a text has, and which signs that are no letters: a bit for each, several of them to a bit. */
export type Letters = Uint32Array

/**
 * What every match of each of some patterns has, as bits of a text, all in one row, which is quicker to read than many: the bits of a
 * run, then those of the next run that would do in its place. `RUN_ENDS` and `CONDITION_ENDS` mark the last bit of each. `ends` tells
 * where the bits of a pattern end; it has none where nothing can be told.
 */
export type Sieves = { readonly bits: Int16Array; readonly ends: Int32Array }

const BITS = 8192
const SHIFT = 32 - Math.log2(BITS)
const RUN_ENDS = BITS
const CONDITION_ENDS = BITS * 2
const SPREAD = 0x9e3779b1

/** The letters of a text, for `mayMatch`. */
export function lettersIn(text: string): Letters {
  const letters = new Uint32Array(BITS / 32)
  let first = 0
  let second = 0
  for (let at = 0; at < text.length; at++) {
    const sign = text.charCodeAt(at)
    if (!isLetter(sign)) put(letters, codeOfSign(sign))
    if (isDigit(sign)) put(letters, DIGIT)
    if (at > 1) put(letters, codeOfThree(first, second, sign))
    first = second
    second = sign
  }
  return letters
}

/** What a text must have for these patterns to match. */
export function sievesOf(patterns: readonly Pick<RegExp, 'source' | 'flags'>[]): Sieves {
  const bits: number[] = []
  const ends: number[] = []
  for (const { source, flags } of patterns) {
    if (!flags.includes('i')) for (const anyOf of neededLetters(source)) bits.push(...bitsOfCondition(anyOf))
    ends.push(bits.length)
  }
  return { bits: Int16Array.from(bits), ends: Int32Array.from(ends) }
}

function bitsOfCondition(anyOf: readonly string[]): number[] {
  return anyOf.flatMap((run, at) => {
    const codes = fewOf(codesOf(run))
    const ending = at === anyOf.length - 1 ? RUN_ENDS | CONDITION_ENDS : RUN_ENDS
    return codes.map((code, place) => (place === codes.length - 1 ? code | ending : code))
  })
}

/** More bits of a run tell hardly more: those at its ends and in its middle do. */
function fewOf(codes: readonly number[]): readonly number[] {
  const last = codes.length - 1
  return last < MOST_OF_RUN ? codes : [0, last >> 1, last].flatMap((at) => codes[at] ?? [])
}

const MOST_OF_RUN = 3

/** False when a text with these letters surely has no match of the pattern at this place of the list. */
export function mayMatch({ bits, ends }: Sieves, at: number, letters: Letters): boolean {
  const end = ends[at] ?? 0
  let hasRun = true
  let isMet = false
  for (let place = at === 0 ? 0 : (ends[at - 1] ?? 0); place < end; place++) {
    const code = bits[place] ?? 0
    const bit = code & (BITS - 1)
    if (hasRun && (((letters[bit >>> 5] ?? 0) >>> (bit & 31)) & 1) === 0) hasRun = false
    if ((code & RUN_ENDS) === 0) continue
    isMet ||= hasRun
    hasRun = true
    if ((code & CONDITION_ENDS) === 0) continue
    if (!isMet) return false
    isMet = false
  }
  return true
}

function put(letters: Letters, code: number): void {
  letters[code >>> 5] = (letters[code >>> 5] ?? 0) | (1 << (code & 31))
}

function codesOf(run: string): number[] {
  const codes: number[] = []
  for (let at = 0; at < run.length; at++) {
    const sign = run.charCodeAt(at)
    if (!isLetter(sign)) codes.push(codeOfSign(sign))
    if (at >= SHORTEST - 1) codes.push(codeOfThree(run.charCodeAt(at - 2), run.charCodeAt(at - 1), sign))
  }
  return codes
}

function codeOfThree(first: number, second: number, third: number): number {
  return Math.imul((first << 12) ^ (second << 6) ^ third, SPREAD) >>> SHIFT
}

function codeOfSign(sign: number): number {
  return Math.imul(sign, SPREAD) >>> SHIFT
}

const DIGIT = codeOfSign(ANY_DIGIT.charCodeAt(0))

/** Letters and blanks, which tell nothing alone; so are signs beyond ASCII, of which a letter may be made of two. */
function isLetter(sign: number): boolean {
  return sign > 127 || sign === 32 || (sign >= 97 && sign <= 122) || (sign >= 65 && sign <= 90)
}

function isDigit(sign: number): boolean {
  return sign >= 48 && sign <= 57
}
