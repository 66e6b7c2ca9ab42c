export type RedactedKind = 'email' | 'phone' | 'card' | 'name' | 'ssn' | 'address'
export type Redacted = { text: string; found: RedactedKind[] }

/**
 * Replaces personal data that a shopper wrote by `[kind]`, in time linear in the length of the text. Prices, potencies,
 * sizes, hours, dates and ZIP codes stay. Order matters: a card number must not be taken for a telephone number.
 */
export function redact(text: string): Redacted {
  const found = new Set<RedactedKind>()
  let left = text
  for (const rule of RULES) {
    left = left.replace(rule.pattern, (hit: string, ...groups: unknown[]) => {
      const masked = rule.mask(hit, groups)
      if (masked !== null) found.add(rule.kind)
      return masked ?? hit
    })
  }
  return { text: left, found: [...found] }
}

type Rule = { kind: RedactedKind; pattern: RegExp; mask: (hit: string, groups: readonly unknown[]) => string | null }

const STREET =
  'street|st|str|avenue|ave|av|road|rd|boulevard|blvd|lane|ln|drive|dr|court|ct|place|pl|terrace|ter|highway|hwy|parkway|pkwy|circle|cir|way|square|trail|trl|turnpike|tpke|plaza|loop|alley|calle|avenida|camino'
const LETTER = "[A-Za-zÀ-ÖØ-öø-ÿ'’-]"
const NAME_WORD = `[A-Za-zÀ-ÖØ-öø-ÿ]${LETTER}{0,24}`

const RULES: readonly Rule[] = [
  {
    kind: 'email',
    pattern: /(?<![\w.+-])[\w.+%-]{1,64}@(?:[a-z0-9-]{1,63}\.){1,5}[a-z]{2,24}(?![\w-])/gi,
    mask: () => '[email]',
  },
  {
    kind: 'email',
    pattern:
      /(?<![\w.+-])[\w.+-]{1,64}\s?(?:\(at\)|\[at\]|\sat\s)\s?[a-z0-9-]{1,63}\s?(?:\(dot\)|\[dot\]|\sdot\s|\.)\s?(?:com|net|org|edu|gov|io|co|us|me|example)(?![\w-])/gi,
    mask: () => '[email]',
  },
  { kind: 'ssn', pattern: /(?<![\d$.-])\d{3}([- ])\d{2}\1\d{4}(?![\d-])/g, mask: () => '[ssn]' },
  {
    kind: 'ssn',
    pattern:
      /(\b(?:ssn|social(?:\s+security)?(?:\s+(?:number|no|#))?|seguro\s+social)\s*(?:is|:|#|=|es)?\s*)(\d{9})(?!\d)/gi,
    mask: (_, groups) => `${String(groups[0])}[ssn]`,
  },
  {
    kind: 'card',
    pattern: /(?<![\d$.,])\d(?:[ -]?\d){12,18}(?![\d%])/g,
    mask: (hit) => (isCard(hit) ? '[card]' : null),
  },
  {
    kind: 'phone',
    pattern:
      /(?<![\w$.#/-])(?:\+?\d{1,3}[ .-]?)?(?:\(\d{3}\)[ .-]?|\d{3}[ .-])\d{3}[ .-]\d{4}(?![\d%])(?:\s?(?:ext|x)\.?\s?\d{1,5})?/gi,
    mask: () => '[phone]',
  },
  { kind: 'phone', pattern: /(?<![\w$.#/-])\+\d{1,3}(?:[ .()-]{0,2}\d){7,12}(?!\d)/g, mask: () => '[phone]' },
  { kind: 'phone', pattern: /(?<![\w$.#/-])1?[2-9]\d{2}[2-9]\d{6}(?![\w%.])/g, mask: () => '[phone]' },
  {
    kind: 'phone',
    pattern:
      /(\b(?:call|text|reach|phone|cell|mobile|number|tel|llam\w{1,6}|numero|número)\b[^\d\n]{0,20})(\d{3}[ .-]?\d{4})(?![\d%])/gi,
    mask: (_, groups) => `${String(groups[0])}[phone]`,
  },
  {
    kind: 'address',
    pattern: new RegExp(
      `(?<![\\w$.%])\\d{1,6}[A-Za-z]?\\s+(?:(?:N|S|E|W|NE|NW|SE|SW|North|South|East|West)\\.?\\s+)?(?:[A-Za-z0-9À-ÿ'’.-]{1,20}\\s+){1,3}?(?:${STREET})\\b\\.?(?:,?\\s*(?:apt|apartment|unit|suite|ste|#|floor|fl)\\.?\\s*[\\w-]{1,8})?`,
      'gi',
    ),
    mask: (hit) => (isStreet(hit) ? '[address]' : null),
  },
  { kind: 'address', pattern: /(?<!\w)p\.?\s?o\.?\s?box\s+\d{1,8}/gi, mask: () => '[address]' },
  {
    kind: 'name',
    pattern: new RegExp(
      `(\\b(?:my\\s+(?:full\\s+|first\\s+|last\\s+)?name(?:'s|’s|\\s+is)|name['’]?s|name\\s+is|call\\s+me|me\\s+llamo|mi\\s+nombre\\s+es|(?:the\\s+)?name\\s+on\\s+(?:the|my)\\s+(?:order|account|card|id)\\s+is|order\\s+(?:is\\s+)?(?:under|for)\\s+the\\s+name(?:\\s+of)?|under\\s+the\\s+name(?:\\s+of)?)\\s+)(${NAME_WORD}(?:[ ]${NAME_WORD}){0,2})`,
      'gi',
    ),
    mask: (_, groups) => maskName(String(groups[0]), String(groups[1]), false),
  },
  {
    kind: 'name',
    pattern: new RegExp(
      `(\\b(?:order\\s+(?:is\\s+)?under|i\\s+am|i['’]m|im|this\\s+is|(?<=^|[.!?,]\\s|hola\\s|yo\\s)soy)\\s+)(${NAME_WORD}(?:[ ]${NAME_WORD}){0,2})`,
      'gi',
    ),
    mask: (_, groups) => maskName(String(groups[0]), String(groups[1]), true),
  },
]

/** 13 to 19 digits that pass the Luhn check, or that have the grouping, or the length and first digit, of a card. */
function isCard(hit: string): boolean {
  const digits = hit.replace(/\D/g, '')
  if (/^\d{4}([ -])\d{4}\1\d{4}\1\d{1,7}$|^\d{4}([ -])\d{6}\2\d{5}$/.test(hit)) return true
  return passesLuhn(digits) || /^(?:[2-6]\d{15}|3[47]\d{13})$/.test(digits)
}

function passesLuhn(digits: string): boolean {
  let sum = 0
  for (let at = 0; at < digits.length; at++) {
    const digit = Number(digits[digits.length - 1 - at])
    const doubled = at % 2 === 1 ? digit * 2 : digit
    sum += doubled > 9 ? doubled - 9 : doubled
  }
  return sum % 10 === 0
}

const NO_STREET =
  /\b(?:mg|g|gram|grams|oz|ounce|ounces|thc|cbd|minutes?|mins?|hours?|miles?|block|blocks|dollars?|bucks|percent|pack|packs|gumm\w+|joints?|pre-?rolls?|carts?|eighths?|pm|am|people|times|years?|old|to|from|on|in|at|the|your|and|or|for|of|is|way|ways)\b/i

/** "412 Bloomfield Ave" is one; "2 grams that way" and "3 joints for the drive" are not. */
function isStreet(hit: string): boolean {
  const words = hit.trim().split(/\s+/)
  const middle = words.slice(1, -1).join(' ')
  return !NO_STREET.test(middle) && /[A-Za-z\d]/.test(middle)
}

/**
 * Keeps the words around a name. After "I'm" only a capitalised word that is no common word counts; after "my name is" any.
 */
function maskName(lead: string, words: string, strict: boolean): string | null {
  const parts = words.split(' ')
  let length = 0
  for (const part of parts) {
    const bare = part.toLowerCase()
    if (NOT_NAMES.has(bare)) break
    const capital = /^[A-ZÀ-ÖØ-Þ]/.test(part)
    if (!capital && (strict || length > 1)) break
    if (strict && length === 0 && /^[A-Z]{2,}$/.test(part)) break
    length += 1
  }
  if (length === 0) return null
  return [`${lead}[name]`, ...parts.slice(length)].join(' ')
}

const NOT_NAMES = new Set(
  `wax lecithin do does did could would should have need want order orders looking candle milk sauce candles oil a about after again all allergic allowed almost already also always an and angry any as asking at available away back bad based because before better bored both broke but buying by called calling can cheap chilling coming confused cool curious currently dead diabetic disabled disappointed done down driving dying early eating english excited feeling fine finished first for free from fun getting giving glad going gonna good gotta great happy hard has have having here high home hoping how hungry hybrid i if im in indica inside interested into is it just kind kinda late later leaning legal legit less like literally live local looking lost mad making maybe me medical member mexican more most moving my near nearby new next nice no not now of off ok okay old on one only open or our out outside over pain paying picking please pregnant pretty probably quick quite ready really recreational regular ridiculous right sad sativa saying shopping sick simply so sober some somebody someone sorry spanish spending staying still stoned stuck super supposed sure taking talking terrible thankful that the their there they thinking this tired to today tomorrow tonight too totally trying two unhappy unable under unfortunately up upset using usually vegan very veteran visiting waiting walking wanting was we well what when where who why will with wondering working worried worst yes yesterday you your tourist beginner customer veterano mayor menor nuevo nueva de un una el la los las muy que no si ya bien mal alergico diabetico cliente turista monday tuesday wednesday thursday friday saturday sunday january february march april june july august september october november december american italian canadian jersey york california texas florida buyer first-timer student nurse teacher senior`.split(
    /\s+/,
  ),
)
