const THING = '((?:\\p{L}[\\p{L}-]* ){0,2}\\p{L}[\\p{L}-]*)'
const LEAD = '^(?:(?:ok|okay|so|well|actually|hm+|um+|oh|please|lets say|id say|,) ?)*'
const TAIL = '(?: (?:please|pls|thanks|thank you|then))*$'
const JOINED = ' ?(?:,|and|but)(?: (?:and|but))? '
/** What is taken and what is refused, in the order of their groups. */
const PAIRS: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`${LEAD}(?:the )?${THING} no${JOINED}(?:the )?${THING} yes${TAIL}`, 'u'), '$2 , no $1'],
  [new RegExp(`${LEAD}(?:the )?${THING} (?:yes|yeah|ok|fine)${JOINED}(?:the )?${THING} no${TAIL}`, 'u'), '$1 , no $2'],
  [
    new RegExp(
      `${LEAD}(?:yes|yeah) (?:to|on|for) (?:the )?${THING}${JOINED}no (?:to|on|for) (?:the )?${THING}${TAIL}`,
      'u',
    ),
    '$1 , no $2',
  ],
  [
    new RegExp(`${LEAD}no (?:to|on|for) (?:the )?${THING}${JOINED}yes (?:to|on|for) (?:the )?${THING}${TAIL}`, 'u'),
    '$2 , no $1',
  ],
]
const MAY_SAY = /\bno\b/
const LONGEST = 90

/** "Flower no, edible yes", "yes to gummies, no to chocolate": the one is wished for and the other refused, said the usual way round. */
export function yesAndNo(plain: string): string {
  if (plain.length > LONGEST || !MAY_SAY.test(plain)) return plain
  const pair = PAIRS.find(([pattern]) => pattern.test(plain))
  return pair === undefined ? plain : plain.replace(pair[0], pair[1])
}
