import type { Rewriting } from './rewrite.ts'

/** Questions about a thing in words of their own, written in the plain ones that its details are asked by. */
export const ASKED_IN_PLAIN: readonly Rewriting[] = [
  // Whoever eats it wants it to eat.
  [/(?<=\bchocolates?\b.{0,40})\b(?:anything|something|any) infused\b/g, 'any edible chocolate'],
  // Of what was shown, where no order is spoken of.
  [
    /^(\s*(?:ok |no |nah |actually |hmm |wait |can (?:you|we) |lets |let's )*)(?:switch|change|swap)(?: (?:that|it|this|those|them))? (?:over )?(?:to|for|with) (?=(?:an? |some |the )?(?:gumm|edible|cart|vape|flower|bud|pre ?-?roll|joint|tincture|drink|chocolate|concentrate|wax|disposable|indica|sativa|hybrid|eighth|topical))(?!.*\b(?:order|pickup|delivery)\b)/g,
    '$1make it ',
  ],
  [/\bhigher (?:thc )?(?:percentages?|percents?|numbers?)(?=\s*(?:$|[?,.!]| (?:please|pls|than)))/g, 'stronger'],
  [/\blower (?:thc )?(?:percentages?|percents?|numbers?)(?=\s*(?:$|[?,.!]| (?:please|pls|than)))/g, 'weaker'],
  [/\bnothing (?:that )?(?:i|we) (?:have to|need to|gotta|would have to) (?:eat|chew|swallow)\b/g, 'no edibles'],
  [/\bnothing (?:that )?(?:i|we) (?:have to|need to|gotta|would have to) (?:smoke|inhale)\b/g, 'no smoking'],
  [/\bat the moment\b/g, 'right now'],
  // What somebody feels of a thing are its effects.
  [
    /\bwhat(?:'?s| is)? ?(?:kind|sort|type|kinda|sorta)(?: of)? (?:an? )?(?:high|buzz|feeling|feel|vibe|mood|ride|experience|headspace|stone) (?:(?:is|do|does|would|will|can|should) )+/g,
    'what effects does ',
  ],
  [
    /\bwhat(?:'?s| is) the (?:high|buzz|vibe|feeling|mood|experience|ride|headspace)(?: like)? (?:on|of|with|from|for) /g,
    'what are the effects of ',
  ],
  [/\bwhat mood is (?=.{2,40} for\b)/g, 'what effects does '],
  [
    /^(\s*(?:so |and |hey |ok )*)who(?:'?s| is) (?!it\b|this\b|that\b|she\b|he\b)(.{2,40}) (?:made )?by(?=\s*[?!.]*\s*$)/g,
    '$1who makes $2',
  ],
  [/\b(?:price|sticker) tag (?=(?:on|of|for)\b)/g, 'price '],
]
