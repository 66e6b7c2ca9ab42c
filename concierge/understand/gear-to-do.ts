import type { Vocabulary } from '#concierge/retrieve/vocabulary.ts'
import { isGear } from './read-gear.ts'
import { type ReadWish, readWish } from './read-wish.ts'
import type { Standing } from './standing.ts'

const SOMETHING =
  '^(?:(?:ok|okay|and|also|plus|then|so|cool|oh|maybe|i|id|ill|we|you|do|can|could|need|want|take|get|grab|add|have|got|give|me|what|how|about|like|,) )*(?:something|smth|sumthin|somethin|anything|stuff|a thing|what) (?:(?:i|that i|you|that|can|use|good|else) )*to '
const IT =
  '(?:(?:it|that|this|them|those|these|all that|everything|my stuff|my weed|weed|bud|flower|(?:my|the|a) \\p{L}+)(?: out| up| off)?)'
const TAIL = '(?: (?:with|in|from|out of|on|too|also|please|pls|then|when .{0,24}|while .{0,24}|for .{0,24}))*$'
const toDo = (pattern: string): RegExp => new RegExp(`${SOMETHING}(?:${pattern})${TAIL}`, 'u')

/** What is to be done with the things of the talk, and what does it, as it is asked for. */
const DONE_WITH: readonly (readonly [RegExp, string])[] = [
  [toDo(`(?:clean|wash|rinse|scrub) ${IT}`), 'cleaners'],
  [
    toDo(
      '(?:store|keep|hide|hold|contain|mask|kill|cover|block|stop|trap|lock|carry) (?:in |down |up |away )?(?:the |that |its |my )?(?:smells?|odou?rs?|stink|stench|scent)(?: (?:in|down|away|inside))?',
    ),
    'smell proof bags',
  ],
  [toDo(`(?:grind|break|chop|mill) ${IT}`), 'grinders'],
  [toDo(`(?:roll) ${IT}`), 'rolling papers'],
  [toDo(`(?:light|spark|ignite) ${IT}`), 'lighters'],
]

/** "And something to clean it" after a bong: a wish for what does that, where it names no such thing itself; else as it is. */
export function withGearToDo(read: ReadWish, { shown }: Standing, vocabulary: Vocabulary): ReadWish {
  if (shown.length === 0 || read.forms.some(({ form }) => isGear(form) && form.kinds.length > 0 && form.loose !== true))
    return read
  const gear = DONE_WITH.find(([pattern]) => pattern.test(read.plain))?.[1]
  return gear === undefined ? read : readWish(`and ${gear}`, vocabulary)
}
