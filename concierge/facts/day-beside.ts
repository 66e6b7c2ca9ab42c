import type { StoreProfile } from '#contract/store-profile.ts'
import { plainSentence } from '#concierge/understand/fold-text.ts'
import { readDays } from './read-day.ts'
import { addDays, type ShopDay, shopTime } from './shop-clock.ts'

const AFTER =
  /\bday after(?: that| it| then| this)?(?: ?\?)*$|\bday after\b(?! (?:tomorrow|that i|i|we))(?!.*\d)|\b(?:next|following) (?:day|morning|night|evening)\b|\bdia (?:siguiente|despues)\b/
const BEFORE =
  /\bday before(?: that| it| then| this)?(?: ?\?)*$|\bday before\b(?! (?:yesterday|i|we))(?!.*\d)|\b(?:previous|prior) (?:day|night|evening)\b|\bdia (?:antes|anterior)\b/
const DAY_OF_MONTH =
  /\bthe (\d{1,2})(?:st|nd|rd|th)\b(?!.* of )(?<!\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}* the \d+\p{L}+)/u
const LONGEST = 10

/** A short message that names a day only by another. */
function shiftIn(plain: string): number {
  if (plain.split(' ').length > LONGEST) return 0
  return AFTER.test(plain) ? 1 : BEFORE.test(plain) ? -1 : 0
}

/** "And the day after?" with the date that it means, where a day was spoken of before. */
export function withDayMeant(
  plain: string,
  said: readonly string[],
  { profile, now }: { profile: StoreProfile; now: Date },
): string {
  const today = shopTime(now, profile)
  const shift = shiftIn(plain)
  const inMonth = shift === 0 && plain.split(' ').length <= LONGEST ? DAY_OF_MONTH.exec(plain)?.[1] : undefined
  if (inMonth === undefined && (shift === 0 || readDays(plain, profile, today).length > 0)) return plain
  let day: ShopDay | null = null
  for (const text of said) {
    const before = plainSentence(text)
    const named = readDays(before, profile, today).at(-1)?.day
    if (named !== undefined) day = named
    else if (day !== null) day = addDays(day, shiftIn(before))
  }
  if (day === null) return plain
  // "The 5th" after July 4 is of July.
  if (inMonth !== undefined && Number(inMonth) <= day.day) return plain
  const meant = inMonth === undefined ? addDays(day, shift) : { ...day, day: Number(inMonth) }
  return `hours on ${MONTHS[meant.month - 1] ?? ''} ${meant.day}`
}

const MONTHS: readonly string[] =
  'january february march april may june july august september october november december'.split(' ')
