import { tell } from '#concierge/say/wording.ts'
import type { FactQuestion } from './answer.ts'
import { clockOf } from './span-now.ts'
import { shopTime } from './shop-clock.ts'

const ORDERS_NOW =
  /\b(?:order(?:ed|ing)?|place|placed|checkout|check out|buy|pay)\b.{0,40}\b(?:now|right away|this minute|this second|today)\b|\b(?:now|today)\b.{0,20}\border\b|\b(?:pido|ordeno|pedir)\b.{0,20}\bahora\b/
const ASKS_BY_WHEN =
  /^(?!.*\b(?:keep|kept|hold|held)\b).*\b(?:when|what time|how (?:soon|fast|quick\p{L}*|long)|by when|eta|a que hora|cuando)\b/u

/** "If I order now, when will it be ready": the minutes that it takes, added to the clock; null where that is not asked or not known. */
export function arrivalOf(
  { profile, plain, language, now }: FactQuestion,
  minutes: number | string | undefined | null,
): string | null {
  if (!ORDERS_NOW.test(plain) || !ASKS_BY_WHEN.test(plain)) return null
  const [least, most] = String(minutes ?? '').match(/\d{1,3}/g) ?? []
  if (least === undefined) return null
  const time = shopTime(now, profile).minutes
  const [from, to] = [clockOf(time + Number(least)), most === undefined ? null : clockOf(time + Number(most))]
  return to === null
    ? tell(language, `If you order now, around ${from}.`, `Si pides ahora, sobre las ${from}.`)
    : tell(language, `If you order now, about ${from} to ${to}.`, `Si pides ahora, más o menos de ${from} a ${to}.`)
}
