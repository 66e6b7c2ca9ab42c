/* oxlint-disable no-misleading-character-class -- joiners and combining marks are looked for one by one, on purpose */
/** What is left of a message once everything that only a machine would see has been undone. */
export type NormalizedText = {
  /** Lower case, no accents, look-alike letters folded, invisible characters removed. */
  text: string
  /** Text found inside an encoding (tag characters, base64, hex, percent, reversed, spaced letters), same form. */
  decoded: string
  /** How the decoded text was hidden; empty when nothing was. */
  hiding: readonly Hiding[]
}
export type Hiding =
  | 'tag-characters'
  | 'bidi-override'
  | 'zero-width'
  | 'base64'
  | 'hex'
  | 'percent'
  | 'rot13'
  | 'spaced-letters'
  | 'reversed'

const HEAD_LENGTH = 3000
const TAIL_LENGTH = 1500

const TAG_CHARACTERS = /[\u{E0001}-\u{E007F}\u{E0100}-\u{E01EF}]/u
const FLAG_WITH_TAGS = /\u{1F3F4}[\u{E0061}-\u{E007A}\u{E0030}-\u{E0039}]{1,8}\u{E007F}/gu
const BIDI_OVERRIDE = /[\u202D\u202E]/
const ZERO_WIDTH_IN_WORD = /(?<=[A-Za-z])[\u200B\u200C\u200D\u2060\u2061\u2062\u2063\u2064\uFEFF](?=[A-Za-z])/g
const INVISIBLE =
  /[\u00AD\u034F\u061C\u115F\u1160\u17B4\u17B5\u180E\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFE00-\uFE0F\uFEFF]/g

/** Undoes disguises. Looks at the head and the tail of an over-long message, where instructions are put. */
export function normalizeText(input: string): NormalizedText {
  const raw =
    input.length > HEAD_LENGTH + TAIL_LENGTH ? `${input.slice(0, HEAD_LENGTH)}\n${input.slice(-TAIL_LENGTH)}` : input
  const hiding: Hiding[] = []
  const found: string[] = []
  const withoutFlags = raw.replace(FLAG_WITH_TAGS, ' ')
  if (TAG_CHARACTERS.test(withoutFlags)) {
    hiding.push('tag-characters')
    found.push(readTagCharacters(withoutFlags))
  }
  if (BIDI_OVERRIDE.test(raw)) {
    hiding.push('bidi-override')
    found.push(reverse(raw))
  }
  if ((withoutFlags.match(ZERO_WIDTH_IN_WORD)?.length ?? 0) >= 2) hiding.push('zero-width')
  const visible = foldLetters(withoutFlags)
  for (const [kind, text] of findEncodings(withoutFlags)) {
    hiding.push(kind)
    found.push(text)
  }
  const spaced = joinSpacedLetters(visible)
  if (spaced) {
    hiding.push('spaced-letters')
    found.push(spaced)
  }
  if (BACKWARDS.test(visible)) {
    hiding.push('reversed')
    found.push(reverse(visible))
  }
  return { text: visible, decoded: foldLetters(found.join('\n')), hiding }
}

const LOOK_ALIKES: Record<string, string> = {
  а: 'a',
  е: 'e',
  о: 'o',
  р: 'p',
  с: 'c',
  у: 'y',
  х: 'x',
  і: 'i',
  ѕ: 's',
  ј: 'j',
  ԁ: 'd',
  һ: 'h',
  к: 'k',
  м: 'm',
  т: 't',
  в: 'b',
  н: 'h',
  α: 'a',
  ο: 'o',
  ρ: 'p',
  ε: 'e',
  ι: 'i',
  κ: 'k',
  ν: 'v',
  τ: 't',
  υ: 'u',
  η: 'n',
  ı: 'i',
  ɡ: 'g',
  ɑ: 'a',
}
const MIXED_WORD =
  /[\p{L}]*[a-z][\p{Script=Cyrillic}\p{Script=Greek}ıɡɑ][\p{L}]*|[\p{Script=Cyrillic}\p{Script=Greek}ıɡɑ]+[a-z][\p{L}]*/gu

/** Most messages: nothing in them is another letter than it looks. */
const PLAIN = /^[\t\n\r -~]*$/

function foldLetters(raw: string): string {
  if (PLAIN.test(raw)) return raw.toLowerCase().replaceAll('`', "'")
  const plain = raw
    .replace(INVISIBLE, '')
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\u0489]/g, '')
    .toLowerCase()
    .replace(/[\u2018\u2019\u02BC`´]/g, "'")
    .replace(/[\u{E0000}-\u{E01EF}]/gu, '')
  if (!/[\u0131\u0250-\u02af\u0370-\u04ff]/.test(plain)) return plain
  return plain.replace(MIXED_WORD, (word) => Array.from(word, (letter) => LOOK_ALIKES[letter] ?? letter).join(''))
}

function readTagCharacters(raw: string): string {
  let text = ''
  for (const character of raw) {
    const code = character.codePointAt(0) ?? 0
    if (code >= 0xe0020 && code <= 0xe007e) text += String.fromCharCode(code - 0xe0000)
    else if (code >= 0xe0100 && code <= 0xe01ef) text += String.fromCharCode(code - 0xe0100 + 16)
  }
  return text
}

function findEncodings(raw: string): [Hiding, string][] {
  const found: [Hiding, string][] = []
  for (const chunk of MAY_ENCODE.test(raw) ? raw.split(/[\s"'`<>()[\]{},;]+/) : []) {
    if (chunk.length >= 16 && /^[A-Za-z0-9+/_-]+={0,2}$/.test(chunk)) {
      const bytes = /^(?:[0-9a-fA-F]{2})+$/.test(chunk) ? decodeHex(chunk) : decodeBase64(chunk)
      if (bytes && readsAsWords(bytes)) found.push([/^[0-9a-fA-F]+$/.test(chunk) ? 'hex' : 'base64', bytes])
    }
    if (/(?:%[0-9a-fA-F]{2}){4}/.test(chunk)) {
      const text = decodePercent(chunk)
      if (readsAsWords(text)) found.push(['percent', text])
    }
  }
  if (MANY_CODES.test(raw)) found.push(...readCodes(raw))
  if (/\brot[ -]?13\b/i.test(raw)) found.push(['rot13', raw.replace(/[a-z]/gi, turnLetter)])
  return found
}

/** Signs in a row as many as a hidden word takes. */
const MAY_ENCODE = /[A-Za-z0-9+/_-]{16}|(?:%[0-9a-fA-F]{2}){4}/

/** Letters written one by one as their numbers: "69 67 6e", "0x69 0x67", "105 103", "01101001". */
const MANY_CODES = /(?:(?:^|[\s,;\\])(?:0?x)?[0-9a-f]{2,8}){8}/i
const CODE = /^(?:0?x)?[0-9a-f]{2}$|^[01]{8}$|^\d{3}$/i

function readCodes(raw: string): [Hiding, string][] {
  const codes = raw.split(/[\s,;\\]+/).filter((word) => CODE.test(word))
  return [16, 10, 2].flatMap((radix): [Hiding, string][] => {
    const text = codes.map((code) => letterOf(code.replace(/^0?x/i, ''), radix)).join('')
    return readsAsWords(text) ? [['hex', text]] : []
  })
}

function letterOf(code: string, radix: number): string {
  const number = Number.parseInt(code, radix)
  return number >= 32 && number < 127 ? String.fromCharCode(number) : '\u0000'
}

/** Half the alphabet on. */
function turnLetter(letter: string): string {
  const base = letter <= 'Z' ? 65 : 97
  return String.fromCharCode(((letter.charCodeAt(0) - base + 13) % 26) + base)
}

function decodeBase64(chunk: string): string {
  try {
    return atob(chunk.replace(/-/g, '+').replace(/_/g, '/'))
  } catch {
    return ''
  }
}

function decodeHex(chunk: string): string {
  return chunk.replace(/../g, (pair) => String.fromCharCode(Number.parseInt(pair, 16)))
}

function decodePercent(chunk: string): string {
  return chunk.replace(/%([0-9a-fA-F]{2})/g, (_, pair: string) => String.fromCharCode(Number.parseInt(pair, 16)))
}

function readsAsWords(text: string): boolean {
  if (text.length < 8) return false
  const plain = text.match(/[A-Za-z ]/g)?.length ?? 0
  return plain / text.length > 0.8 && /[A-Za-z]{3,}/.test(text) && /[aeiou ]/i.test(text)
}

/** "i g n o r e" and "k.i.l.l": at least five single letters in a row, joined within the text. Two blanks or more divide words. */
function joinSpacedLetters(text: string): string {
  const runs = /(?<![\p{L}\p{N}])(?:\p{L}[ .\-_*]{1,3}){4,200}\p{L}(?![\p{L}\p{N}])/gu
  const joined = text.replace(runs, (run) =>
    run
      .replace(/ {2,}/g, '\u0001')
      .replace(/[ .\-_*]/g, '')
      .replaceAll('\u0001', ' '),
  )
  return joined === text ? '' : joined
}

/** Words of an attack written from their end. */
const BACKWARDS =
  /\b(?:snoitcurtsni|noitcurtsni|tpmorp|erongi|metsys|selur|laever|suoiverp|drawssap|tegrof|dragersid)\b/

function reverse(text: string): string {
  return Array.from(text).reverse().join('')
}
