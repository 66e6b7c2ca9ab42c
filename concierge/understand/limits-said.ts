import { NUMBER_WORDS } from '#concierge/guard/number-words.ts'
import { type Rewriting, rewrite } from './rewrite.ts'
import { SLANG } from './slang.ts'

/**
 * Limits in the many words that people have for them, written in the few that amounts are read by: "no less than 30%", "30+ %", "past
 * 30%" and "30 percent or better" are all "at least" or "over 30%". A limit that is denied turns round.
 */
const UNIT = '(?:\\s?(?:%|percent|pct|mgs?|milligrams?|g|gr|grams?|oz|ounces?|dollars?|bucks?|usd)(?![\\p{L}\\d]))'
const NUMBER = `\\$?\\d+(?:[.,]\\d+)?${UNIT}?`
const THAN = '(?: (?:than|then|of|from|the))*'
const TENS =
  'ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety'
const ONES = 'one|two|three|four|five|six|seven|eight|nine'

function inFigures(_whole: string, tens = '', ones = ''): string {
  return String(Number(SLANG.get(tens)) + (NUMBER_WORDS.get(ones) ?? 0))
}

const NOT =
  "(?:no|not|nothing|none|neither(?: one| of (?:them|those|these))?|never|isn'?t|aren'?t|ain'?t|nothin|(?:do|does|would|wo|should)n'?t (?:go|want|be|get|have|need|cost|spend|pay)(?: (?:anything|it|to (?:go|be|spend|pay)|them|one))?|without going|can'?t (?:go|be|do|spend|pay))(?: (?:anything|that'?s|thats|that is|going|any|much))?"
const LESS = '(?:less|lower|cheaper|weaker|smaller|lighter|fewer|under|below|beneath|south)'
const MORE =
  '(?:more|higher|greater|stronger|bigger|larger|pricier|over|above|past|beyond|north|upwards?|exceeding|(?:more )?expensive)'
const AT_LEAST = `(?:at least|no less than|min(?:imum)?(?: of)?|over|above|more than|higher than|north of|past|starting at|from)`
const AT_MOST = `(?:at most|no more than|max(?:imum)?(?: of)?|up to|under|below|less than|lower than|cheaper than|not over)`

/** "Under $30 but over 20%" are limits of two things. */
function mayBeOneUnit(low: string, high: string): boolean {
  const [one, other] = [unitOf(low), unitOf(high)]
  return one === other || one === '' || other === ''
}

function rises(low: string, high: string): boolean {
  return Number.parseFloat(low.replace('$', '')) < Number.parseFloat(high.replace('$', ''))
}

/** The unit of either goes behind the last figure, where it is read. */
function between(low: string, high: string): string {
  return unitOf(high) === '' && !low.startsWith('$')
    ? `between ${Number.parseFloat(low)} and ${low.replace(/[\d.]+/, high)}`
    : `between ${low} and ${high}`
}

function unitOf(amount: string): string {
  return /\$|dollar|buck|usd/.test(amount) ? '$' : amount.replace(/[\d.,\s]/g, '').slice(0, 2)
}

const RULES: readonly Rewriting[] = [
  [/[–—](?=\s?\$?\d)/g, '-'],
  [new RegExp(`\\b(${TENS})(?:[ -](${ONES}))?(?= (?:percent|pct|%|mgs?|milligrams?)(?![a-z]))`, 'g'), inFigures],
  [/\b(?:btwn|betw|b\/w|inbetween|in between)\b(?= \$?\d)/g, 'between'],
  // Of two limits, before each is read by itself.
  [
    new RegExp(`\\b${AT_LEAST} (${NUMBER})(?: thc)?(?:,? (?:and|but))?,? (?:also )?${AT_MOST} (${NUMBER})`, 'gu'),
    (whole, low = '', high = '') =>
      mayBeOneUnit(low, high) && rises(low, high) ? `between ${low} and ${high}` : whole,
  ],
  [
    new RegExp(`\\b${AT_MOST} (${NUMBER}),? (?:and|but)(?: also| still)?,? ${AT_LEAST} (${NUMBER})`, 'gu'),
    (whole, high = '', low = '') => (mayBeOneUnit(low, high) ? between(low, high) : whole),
  ],
  [
    new RegExp(
      `\\bnot (?:under|below|less than) (${NUMBER})(?:,? (?:and|but|or|nor))?,? (?:not )?(?:over|above|more than) (${NUMBER})`,
      'gu',
    ),
    (whole, low = '', high = '') =>
      mayBeOneUnit(low, high) && rises(low, high) ? `between ${low} and ${high}` : whole,
  ],
  [new RegExp(`(?<![\\d.$])\\$(\\d+) ?(?:-|to) ?\\$?(\\d+)(?![\\d.]|${UNIT}|:)`, 'gu'), 'between $$$1 and $$$2'],
  [/(?<![\d.$/])(\d+) ?- ?(\d+) (?=(?:dollars?|bucks?)\b)/g, 'between $$$1 and $$$2 '],
  [
    /\b(?:around|about|roughly|like) \$?(\d+)(?:ish)? to \$?(\d+)(?! ?(?:%|percent|mg|g\b|grams?|minutes?|mins?|hours?|people|of us|am|pm))/g,
    (whole, low = '', high = '') => (Number(low) < Number(high) ? `between $${low} and $${high}` : whole),
  ],
  [/(?<![\d.$])\$?(\d+)ish (?:to|-) \$?(\d+)\b/g, 'between $$$1 and $$$2'],
  // Denied, a limit is the other one.
  [new RegExp(`\\b${NOT} (?:cheaper|less expensive)${THAN} \\$?(?=\\d)`, 'gu'), 'at least $'],
  [new RegExp(`\\b${NOT} ${LESS}${THAN} (?=${NUMBER})`, 'gu'), 'at least '],
  [new RegExp(`\\b${NOT} ${MORE}${THAN} (?=${NUMBER})`, 'gu'), 'up to '],
  // Behind the figure.
  [
    /(?<![\d.:/])(\$?\d+(?:\.\d+)?) ?(?:\+|plus|or more|or higher|or better|and up)\s?(%|percent|pct|mgs?|milligrams?|dollars?|bucks?)(?!\p{L})/gu,
    'at least $1 $2',
  ],
  [
    /(?<![\d.:/])(\$?\d+(?:\.\d+)?\s?(?:%|percent|pct|mgs?|milligrams?|dollars?|bucks?))(?: thc)? ?(?:\+|plus\b|(?:or|and) (?:better|greater|stronger|beyond|over|above|higher|up)\b(?! (?:to|than)\b| ?\$?\d))/gu,
    'at least $1 ',
  ],
  [/(?<![\d.:/])\$(\d+(?:\.\d+)?) ?(?:\+|plus\b)/g, 'at least $$$1 '],
  [/\bfrom (\$\d+|\d+ ?%)(?: and| on)? up\b(?! to\b)/g, 'at least $1'],
  [/\b(thc|test(?:s|ed|ing)?(?: at| in)?) (\d\d)(?:\.\d)? ?(?:\+|plus\b)(?! ?%)/g, '$1 at least $2%'],
  [/(?<![\d.:/$])(\d\d(?:\.\d)?) ?(?:\+|plus) (?=thc\b)/g, 'at least $1% '],
  [
    /\b((?:gram|eighth|quarter|half)(?: (?:ounce|oz))?|ounce) (?:minimum|at (?:the )?(?:very )?(?:least|minimum))\b(?! (?:of )?\$?\d)/g,
    'at least a $1',
  ],
  // Before it, in other words.
  [
    /\b(?:(?:would |i'?d )?(?:rather|prefer(?:ably)?|please|pls) not|(?:do|does|can|wo|ca|should|would)n'?t(?: (?:want|like|need|have))?(?: (?:it|that|this|me|us|them))?(?: to)?|dont|cant|wont|never|not|without|no) (?:cross(?:ing)?|exceed(?:ing)?|pass(?:ing)?|top(?:ping)?|go(?:ing)? (?:past|above|beyond|higher than|more than)|break(?:ing)?|blow(?:ing)? past|surpass(?:ing)?|get(?:ting)? (?:past|above|over)|climb(?:ing)? (?:past|over|above)) (?=\$?\d)/g,
    'up to ',
  ],
  [
    /\b(?:past|exceed(?:s|ing)?|beyond|upwards? of|north of|in excess of|break(?:s|ing)?|top(?:s|ping)|clear(?:s|ing)|(?:stronger|greater|better) than) (?:the )?(?=\d+(?:\.\d+)?\s?(?:%|percent|pct))/g,
    'over ',
  ],
  [/\b(?:north of|upwards? of|pricier than|more expensive than|in excess of) (?=\$?\d)/g, 'over $'],
  [/\bover \$\$/g, 'over $'],
  [/\b(?:weaker|milder|gentler) than (?=\d)/g, 'under '],
  [/\b(?:tops|capped at|ceiling of|south of|shy of) (?=\$?\d)/g, 'up to '],
  [
    /\bonly (?:have|got) (?=\$?\d+(?! ?(?:mg|g\b|grams?|%|percent|minutes?|mins?|hours?|days?|left|of\b|more|people|pack|pieces?|points?)))/g,
    'budget ',
  ],
]

/** The text with its limits in plain words; every text without a figure is left as it is. */
export function inPlainLimits(text: string): string {
  return HAS_AMOUNT.test(text) ? rewrite(text, RULES) : text
}

const HAS_AMOUNT = /\d|\b(?:percent|pct|mgs?|milligrams?|minimum)\b/
