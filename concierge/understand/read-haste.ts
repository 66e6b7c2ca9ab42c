const FEW = '(?:[1-9]|1\\d|20|five|ten|fifteen|twenty|a few|a couple(?: of)?)'
const MINUTES = `${FEW}(?: more)? ?min(?:ute)?s?`
/** "Only 15 minutes before the show", "kick in within 10 min": too short a wait for what is eaten. */
const SOON = new RegExp(
  `\\b(?:${MINUTES} (?:(?:here|now|free|left|to kill|to spare|break) ?)*(?:before|until|till|til|to kill|to spare|break|between|left)|(?:in|within|under|starts in|less than|after)(?: (?:the next|like|about|maybe))* ${MINUTES})(?!\\p{L})`,
  'u',
)
const ASKS = /\b(?:what|whats|which|something|anything|recommend|suggest|need|want|hits?|hitting|kicks?|works?)\b/
/** A few minutes to come, to wait or to be served are no haste of this kind. */
const OF_SHOP =
  /\b(?:open|close[sd]?|closing|pick ?up|deliver\p{L}*|ready|be there|get there|walk|drive|away|order(?:ed|s)?|arriv\p{L}*|line|wait(?:ing|ed)?|parking|ago)\b/u

/** Whether it is to be felt within minutes. */
export function isHasty(plain: string): boolean {
  return plain.includes('min') && SOON.test(plain) && ASKS.test(plain) && !OF_SHOP.test(plain)
}
