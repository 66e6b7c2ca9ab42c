const TAKEN_ALREADY =
  /\b(?:took|ate|had|eaten|taken|tried|comi|tome)\b.{0,60}\b(?:(?:feel|felt|feeling) nothing|nothing yet|(?:not|dont|didnt|cant|havent) (?:feel|feeling|felt)|no siento|(?:take|eat|have|try|do) (?:more|another|a second)|otra|mas)\b|\bsince (?:my|the|i|that)\b.{0,40}\b(?:nothing|(?:dont|cant) feel)\b|\bfe(?:el(?:ing)?|lt) nothing\b.{0,40}\b(?:more|another|a second)\b/

/** "Ate a brownie 40 min ago and nothing", "drank it an hour ago, is it a dud": what was taken is not felt so far. */
const TAKEN_JUST_NOW =
  /\b(?:took|ate|had|eaten|taken|tried|drank|popped|chewed|swallowed|comi|tome|me comi|me tome)\b.{0,50}\b(?:(?:min(?:ute)?s?|hours?|hrs?|while|bit|rato) ago|since (?:then|dinner|lunch|noon)|hace .{1,16}(?:minutos?|horas?|rato))\b.{0,40}\b(?:nothing|nada|duds?|fakes?|bunk|not (?:feeling|working|high)|(?:dont|didnt|cant|doesnt|isnt|havent|hasnt|aint)\b.{0,16}\b(?:feel|felt|work|working|high|kick\p{L}*|hit)|(?:still |stone cold |totally )sober)\b/u

const LONG_AGO =
  /\b(?:last (?:night|time|week|weekend|month|year)|yesterday|the other (?:day|night)|(?:days?|weeks?|months?) ago)\b/

/** Whoever has taken some and feels nothing is told to wait, and sold nothing. */
export function isStillWaiting(plain: string): boolean {
  return (TAKEN_ALREADY.test(plain) || waitsOnEdible(plain)) && !LONG_AGO.test(plain)
}

/** Whether something that was swallowed a while ago is not felt so far, whatever it was called. */
export function waitsOnEdible(plain: string): boolean {
  return TAKEN_JUST_NOW.test(plain) && !LONG_AGO.test(plain) && !INHALED.test(plain)
}

const INHALED =
  /\b(?:hits?|puffs?|dabs?|drags?|rips?|tokes?|bongs?|smok\p{L}*|vap\p{L}*|joints?|prerolls?|blunts?|carts?|pens?)\b/u

/** "Took a gummy last night and felt nothing, whats stronger": that is over, and the next one is asked for. */
export function feltNothingOnce(plain: string): boolean {
  return TAKEN_ALREADY.test(plain) && LONG_AGO.test(plain)
}
