/** "$18" is 18 dollars, and no age. */
const SUM = /\$\s?(\d+(?:[.,]\d+)?)(?![\d.,]*\d| ?(?:dollars?|bucks|off))/g
/** "so id like": no identification. */
const WOULD = /\bid(?= (?:like|love|rather|prefer|want|say|take|get|go|need|be|really|buy|try|bring|pay|appreciate)\b)/g

const WRITTEN: readonly (readonly [RegExp, string])[] = [
  [SUM, '$1 dollars '],
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
  // "They are" in Spanish, and nobody's son.
  [/\bson(?= (?:para|de|los|las|muy|mas|buen[oa]s|unos|unas|todos|todas|mis|fuertes|baratos|baratas)\b)/g, 'estan'],
]

/** The text with signs and shorthand as the words they stand for: "drink & drive", "w/o telling her", "18$", "1/8ths". */
export function writeOut(text: string): string {
  return WRITTEN.reduce((rest, [sign, words]) => rest.replace(sign, words), text)
}
