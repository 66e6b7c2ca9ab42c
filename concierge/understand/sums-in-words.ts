const UNITS: readonly string[] = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']
const TENS: readonly string[] = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']
const BELOW_100 = new Map<string, number>([
  ...UNITS.map((word, at) => [word, at + 1] as const),
  ...TENS.map((word, at) => [word, (at + 2) * 10] as const),
  ['ten', 10],
  ['fifteen', 15],
])
const TENS_SAID = `(?:(?:${TENS.join('|')})(?:[ -](?:${UNITS.join('|')}))?|ten|fifteen)`
const HUNDRED = '(?:hundred|hundo|hunnid|hunned|hunna)'
const NO_MORE = '(?![\\p{L}-])'

/** "Two hundred", "three hundred and fifty", "a hundred fifty": "a hundred" alone is read by itself. */
const HUNDREDS = new RegExp(`\\b(${UNITS.join('|')})[ -]${HUNDRED}(?:(?: and)? (${TENS_SAID}))?${NO_MORE}`, 'giu')
const A_HUNDRED = new RegExp(`\\b(?:an? )?${HUNDRED}(?: and)? (${TENS_SAID})${NO_MORE}`, 'giu')
const A_COUPLE = new RegExp(`\\ba couple (?:of )?${HUNDRED}s?${NO_MORE}`, 'giu')
/** "Under one fifty", "up to two twenty five": a limit of money, and no time of the day or dose. */
const BY_TENS = new RegExp(
  `(?<=\\b(?:under|below|over|above|than|exceed|beyond|go(?:ing)? past|up to|budget|budget is|spend|max of|capped at) (?:like |about |around |maybe )?)(one|two|three|four)[ -](${TENS_SAID})(?![\\p{L}-]| ?(?:mg|milli|gram|g\\b|percent|%|pack|count|piece|gumm|joint|pre))`,
  'giu',
)

const SPANISH_HUNDREDS: readonly string[] = ['ciento', 'doscient[oa]s', 'trescient[oa]s', 'cuatrocient[oa]s']
const SPANISH_TENS = new Map([
  ['diez', 10],
  ['quince', 15],
  ['veinte', 20],
  ['veinticinco', 25],
  ['treinta', 30],
  ['treinta y cinco', 35],
  ['cuarenta', 40],
  ['cuarenta y cinco', 45],
  ['cincuenta', 50],
  ['sesenta', 60],
  ['setenta', 70],
  ['ochenta', 80],
  ['noventa', 90],
])
const SPANISH_TENS_SAID = [...SPANISH_TENS.keys()].toSorted((a, b) => b.length - a.length).join('|')
const IN_SPANISH = new RegExp(
  `(?<!\\p{L})(?:${SPANISH_HUNDREDS.map((word) => `(${word})`).join('|')})(?: (${SPANISH_TENS_SAID}))?(?!\\p{L})`,
  'giu',
)

function below100(said = ''): number {
  return said
    .toLowerCase()
    .split(/[ -]/)
    .reduce((sum, word) => sum + (BELOW_100.get(word) ?? 0), 0)
}

/** Sums of a hundred and more that are said in words, in figures: "two hundred", "under one fifty", "ciento cincuenta". */
export function sumsInFigures(text: string): string {
  const inHundreds = (_whole: string, count: string, rest?: string): string =>
    String(below100(count) * 100 + below100(rest))
  return text
    .replace(A_COUPLE, '200')
    .replace(HUNDREDS, inHundreds)
    .replace(A_HUNDRED, (_whole: string, rest: string) => String(100 + below100(rest)))
    .replace(BY_TENS, inHundreds)
    .replace(IN_SPANISH, (_whole: string, ...found: (string | undefined)[]) => {
      const hundreds = found.slice(0, SPANISH_HUNDREDS.length).findIndex((word) => word !== undefined) + 1
      return String(hundreds * 100 + (SPANISH_TENS.get(found[SPANISH_HUNDREDS.length]?.toLowerCase() ?? '') ?? 0))
    })
}
