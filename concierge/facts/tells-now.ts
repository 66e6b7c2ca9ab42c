import type { NamedDay } from './read-day.ts'
import type { ShopDay } from './shop-clock.ts'

/** "Still open? its sunday like 630": what day and time it is now is told, and not asked about. */
const TELLS_NOW =
  /\bits (?:(?:like|about|around|already|only|now|just|almost|nearly|still) )*(?:\d{1,2}(?::?\d\d)?|christmas|xmas|thanksgiving|new years?|easter|halloween|juneteenth|(?:the )?(?:4th|fourth) of july|\p{L}+ (?:day|eve)\b|(?:mon|tues|wednes|thurs|fri|satur|sun)day|noon|midnight|late)\b/u

/** Whether the days that a message names are only the one it is, told and not asked about. */
export function tellsNow(plain: string, days: readonly NamedDay[], today: ShopDay): boolean {
  return TELLS_NOW.test(plain) && days.every(({ day }) => day.day === today.day && day.month === today.month)
}

/** No other day than today is asked about. */
export function asksOfToday([day, other]: readonly NamedDay[]): boolean {
  return day === undefined || (other === undefined && day.said === 'today')
}
