import { tell } from '#concierge/say/wording.ts'
import { type FactQuestion, looseText } from './answer.ts'
import { readDays } from './read-day.ts'
import { shopTime, type ShopDay } from './shop-clock.ts'

const ORDERS = /\b(?:order(?:ed|ing)?|reserve|place|put (?:in|aside)|pido|pedir|ordenar)\b/
const FETCHES =
  /\b(?:pick(?:ing)? (?:it |that |them |my order |the order |everything |stuff )?up|pick ?up|grab|get|collect|come(?: in)?(?: by)?|swing by|fetch|hold|held|keep|kept|recoger|recojo)\b(.{0,60})/g
const NUMBERS: ReadonlyMap<string, number> = new Map(
  Object.entries({ a: 1, one: 1, two: 2, three: 3, four: 4, five: 5 }),
)

/** "If I order now can I get it tomorrow": whether an order is held so long; null where that is not asked or not told. */
export function heldUntil({ profile, plain, language, now }: FactQuestion): string | null {
  const hold = looseText(profile.pickup, 'hold')
  if (hold === null || !ORDERS.test(plain)) return null
  const today = shopTime(now, profile)
  const fetched = [...plain.matchAll(FETCHES)].flatMap(([, after = '']) => readDays(after, profile, today)).at(-1)
  const before = plain.replaceAll(FETCHES, ' ')
  const ordered = readDays(before, profile, today)[0]?.day ?? today
  if (fetched === undefined || fetched.said === 'today') return null
  const days = daysBetween(ordered, fetched.day)
  const hours = hoursHeld(hold)
  if (days < 1 || hours === null || hours === days * DAY) return null
  return hours > days * DAY
    ? tell(language, `Yes: we hold orders ${hold}.`, `Sí: guardamos los pedidos ${hold}.`)
    : tell(
        language,
        `No, that's too long: we hold orders ${hold}, so order on the day you want to pick up.`,
        `No, es demasiado tiempo: guardamos los pedidos ${hold}; pide el mismo día que vengas.`,
      )
}

const DAY = 24

function daysBetween(from: ShopDay, to: ShopDay): number {
  const at = ({ year, month, day }: ShopDay): number => Date.UTC(year, month - 1, day)
  return Math.round((at(to) - at(from)) / (DAY * 3_600_000))
}

/** For how many hours an order is kept; none past its day is told as half a day, and one "until closing" of a later day as that day whole. */
function hoursHeld(hold: string): number | null {
  const text = hold.toLowerCase()
  const counted = /\b(\d+|a|one|two|three|four|five)[ -](hours?|hrs?|days?)\b/.exec(text)
  if (counted !== null) {
    const count = NUMBERS.get(counted[1] ?? '') ?? Number(counted[1])
    const isOfHours = counted[2]?.startsWith('h') === true
    return isOfHours ? count : count * DAY + (/\bclos/.test(text) ? DAY / 2 : 0)
  }
  if (/\b(?:next|following) (?:business )?day\b/.test(text)) return DAY + DAY / 2
  return /\b(?:same|that) day\b|\bday (?:you|it) (?:order|was placed)|\bend of (?:the )?(?:business )?day\b|\bclos/.test(
    text,
  )
    ? DAY / 2
    : null
}
