import { plainSentence } from '#concierge/understand/fold-text.ts'
import { WAYS } from './lines-of-way.ts'

/** "And on sundays?" after the drive-thru asks of it. */
export function withWayBefore(plain: string, before: string): string {
  if (plain.split(' ').length > MOST_WORDS || !GOES_ON.test(plain) || WAYS.some(([, asked]) => asked.test(plain)))
    return plain
  const way = WAYS.flatMap(([, asked]) => asked.exec(plainSentence(before))?.[0] ?? [])[0]
  return way === undefined ? plain : `${plain} ${way === 'curb' ? 'curbside' : way}`
}

const MOST_WORDS = 7
const GOES_ON = /^(?:and|what about|how about|y|or|but|ok|so|(?:is|are) (?:that|it|they|those))\b|\?/

const TIMES_OF_WAY =
  /\b(?:drive ?(?:thru|through|up)|curb ?side)(?: (?:pick ?up|window|lane))? (?:hours?|open|opens|close|closes|times?|till|until|on|still|going|running|available|at \d)\b|\bhours? (?:for|of|at|on) (?:the |your )?(?:drive|curb)|\b(?:is|does|when|what time|how late)(?: \p{L}+){0,3} (?:drive ?(?:thru|through|up)|curb ?side)\b/u

/** When a window or the kerb is served, and not the shop. */
export function asksTimesOfWay(plain: string): boolean {
  return TIMES_OF_WAY.test(plain)
}
