import { type Rewriting, rewrite } from '#concierge/understand/rewrite.ts'

/** "$18" is 18 dollars, and no age. */
const SUM = /\$\s?(\d+(?:[.,]\d+)?)(?![\d.,]*\d| ?(?:dollars?|bucks|off))/g
/** "so id like", "i'd get": no identification. */
const WOULD =
  /\bi['’]d\b|\bid(?= (?:like|love|rather|prefer|want|say|take|get|go|need|be|really|buy|try|bring|pay|appreciate)\b)/g

const KIN =
  'sons?|daughters?|kids?|boys?|girls?|child|children|stepsons?|stepdaughters?|grandsons?|granddaughters?|brothers?|bro|sisters?|sis|nephews?|nieces?|cousins?|twins|buddy|friends?|roommate|hij[oa]s?|herman[oa]s?|hermanit[oa]s?|sobrin[oa]s?|niet[oa]s?|prim[oa]s?|amig[oa]s?'
const ELDERS =
  'mom|mother|dad|father|mum|wife|husband|aunt|uncle|grandma|grandpa|boyfriend|girlfriend|partner|mama|papa|espos[oa]|abuel[oa]|ti[oa]'
const WHOSE = '(?:my|our|his|her|their|mi|mis|nuestr[oa]s?|and|y|two|both) (?:[a-z]+ ){0,2}'
/** "My daughter (27)", "my sons (25 and 28)", "my stepson - 26 -", "our girl, 29, likes": an age set off from whose it is. */
const IN_BRACKETS = new RegExp(
  `\\b(${WHOSE}(?:${KIN}|${ELDERS})) ?\\((\\d{1,2})(?: ?(?:and|y|,|/) ?(\\d{1,2}))? ?\\)`,
  'g',
)
const SET_OFF = new RegExp(
  `\\b(${WHOSE}(?:${KIN}))(?: ?, ?(?=\\d\\d ?,(?! ?(?:maybe|or|at|if|even|\\d)))| [-–—] ?(?=\\d\\d ?[-–—]))(\\d\\d)`,
  'g',
)
/** "My cousin's 20, she paid". */
const IS_OF_AGE = new RegExp(
  `\\b(${WHOSE}(?:${KIN}|${ELDERS}))'?s (\\d\\d|\\d(?! ?(?:\\d|of|%))|two|three|four|five|six|seven)(?= ?(?:[,.!?;]|$)| (?:and|n|but|so|now|today|who|y)\\b)`,
  'g',
)

const WRITTEN: readonly Rewriting[] = [
  [SUM, '$1 dollars '],
  [SET_OFF, '$1 aged $2'],
  [IS_OF_AGE, '$1 is $2'],
  [WOULD, 'i would'],
  [/ & /g, ' and '],
  [/\bw\/o\b/g, 'without'],
  [/\bw\/ ?(?=\p{L})/gu, 'with '],
  [/(\d) ?\$(?!\d)/g, '$1 dollars '],
  [/\b1\/8(?:th)?(s?)\b/g, 'eighth$1'],
  // A share of THC, and nobody's age.
  [
    /\b(?:in|into|around) the (?:(?:low|lower|mid|middle|high|higher|upper) ?teens|(?<=(?:thc|potency|percent(?:age|s)?|%|test(?:s|ed|ing)?)(?: (?:thats|that is|is|should be|to be|be|are|content|level|number|somewhere|ideally|only|just|out))* in the )teens|teens(?= (?:of )?(?:thc|percent|%|for (?:thc|potency))))\b/g,
    'at a low figure',
  ],
  // Money taken out, and nobody's illness.
  [
    /\bwithdrawals?\b(?! (?:symptoms?|sweats?|headaches?|pains?|effects?|episodes?|attacks?|days?|phase|period|from (?:weed|thc|cannabis|pot)\b))(?:(?= (?:fees?|limits?|charges?|surcharges?|amounts?|costs?|max(?:imum)?|min(?:imum)?)\b)|(?= (?:from|at|out of|on|with) (?:(?:the|your|an?|that|this|my) )?(?:atm|cash ?machine|machine|cash ?point|bank|checking|account)\b)|(?<=\b(?:per|cash|atm|bank|machine|debit|dollars?|\$\d{1,4}) withdrawals?)|(?<=\b(?:atm|cash ?machine|cash ?point|bank machine)\b[^.?!]{0,40} (?:an?|each|every|my|any|one|the|for|on|make|do|your|of|single) withdrawals?))/g,
    'payout',
  ],
  // "They are" in Spanish, and nobody's son.
  [/\bson(?= (?:para|de|los|las|muy|mas|buen[oa]s|unos|unas|todos|todas|mis|fuertes|baratos|baratas)\b)/g, 'estan'],
]

/** The text with signs and shorthand as the words they stand for: "drink & drive", "w/o telling her", "18$", "1/8ths". */
export function writeOut(text: string): string {
  const told = text.includes('(') ? text.replace(IN_BRACKETS, agedOf) : text
  return rewrite(told, WRITTEN)
}

function agedOf(_: string, who: string, years: string, second: string | undefined): string {
  return `${who} aged ${years}${second === undefined ? '' : ` and aged ${second}`}`
}
