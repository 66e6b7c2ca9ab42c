const TAKEN_ALREADY =
  /\b(?:took|ate|had|eaten|taken|tried|comi|tome)\b.{0,60}\b(?:(?:feel|felt|feeling) nothing|nothing yet|(?:not|dont|didnt|cant|havent) (?:feel|feeling|felt)|no siento|(?:take|eat|have|try|do) (?:more|another|a second)|otra|mas)\b|\bsince (?:my|the|i|that)\b.{0,40}\b(?:nothing|(?:dont|cant) feel)\b|\bfe(?:el(?:ing)?|lt) nothing\b.{0,40}\b(?:more|another|a second)\b/

const LONG_AGO =
  /\b(?:last (?:night|time|week|weekend|month|year)|yesterday|the other (?:day|night)|(?:days?|weeks?|months?) ago)\b/

/** Whoever has taken some and feels nothing is told to wait, and sold nothing. */
export function isStillWaiting(plain: string): boolean {
  return TAKEN_ALREADY.test(plain) && !LONG_AGO.test(plain)
}

/** "Took a gummy last night and felt nothing, whats stronger": that is over, and the next one is asked for. */
export function feltNothingOnce(plain: string): boolean {
  return TAKEN_ALREADY.test(plain) && LONG_AGO.test(plain)
}
