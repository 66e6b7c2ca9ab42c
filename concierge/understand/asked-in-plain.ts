/** Questions about a thing in words of their own, written in the plain ones that its details are asked by. */
export const ASKED_IN_PLAIN: readonly (readonly [pattern: RegExp, by: string])[] = [
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
