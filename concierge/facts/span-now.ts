import { clock, type Language, sentence, tell, weekdayName } from '#concierge/say/wording.ts'
import type { StoreProfile } from '#contract/store-profile.ts'
import { addDays, type ShopDay, type ShopTime, shopTime } from './shop-clock.ts'
import { type Run, runOn, type Span } from './spans-told.ts'

const DAY = 24 * 60
const MOST_DAYS = 14

/** The next day on which it runs, and from when. */
type Next = { day: ShopDay; at: number; inDays: number }

/** Where this moment stands to a span: before it, within it, after it, or on a day without it. */
export type Moment =
  | { is: 'ahead'; run: Run }
  | { is: 'running'; run: Run }
  | { is: 'over'; run: Run; next: Next | null }
  | { is: 'off'; next: Next | null }

/** Where this moment stands to what runs at certain times; null where no time is told. */
export function momentOf(spans: readonly Span[], profile: StoreProfile, now: Date): Moment | null {
  if (spans.length === 0) return null
  const today = shopTime(now, profile)
  const before = runOn(spans, profile, addDays(today, -1))
  if (before !== null && today.minutes + DAY < before.until) return { is: 'running', run: before }
  const run = runOn(spans, profile, today)
  if (run !== null && today.minutes < run.from) return { is: 'ahead', run }
  if (run !== null && today.minutes < run.until) return { is: 'running', run }
  const next = nextOf(spans, profile, today)
  return run === null ? { is: 'off', next } : { is: 'over', run, next }
}

function nextOf(spans: readonly Span[], profile: StoreProfile, today: ShopTime): Next | null {
  for (let inDays = 1; inDays <= MOST_DAYS; inDays++) {
    const day = addDays(today, inDays)
    const run = runOn(spans, profile, day)
    if (run !== null) return { day, at: run.from, inDays }
  }
  return null
}

/** A minute of a day, or of the one after it, as it is told. */
export function clockOf(minute: number): string {
  const at = ((minute % DAY) + DAY) % DAY
  return clock(`${Math.floor(at / 60)}:${String(at % 60).padStart(2, '0')}`)
}

/** "Tomorrow at 9 AM", "on Wednesday at 12 PM". */
export function sayNext({ day, at, inDays }: Next, language: Language): string {
  const name = weekdayName(day.weekday, language)
  const on = inDays === 1 ? tell(language, 'tomorrow', 'mañana') : tell(language, `on ${name}`, `el ${name}`)
  return tell(language, `${on} at ${clockOf(at)}`, `${on} a las ${clockOf(at)}`)
}

/** What runs: its name, and whether it is something that opens and closes, or that starts and ends. */
export type Named = { en: string; es: string; opens: boolean }

/** Whether it runs at this moment: not yet (from when), yes (until when), or no longer (since when, and when again). */
export function sayMoment(
  moment: Moment,
  named: Named,
  { plain, language }: { plain: string; language: Language },
): string {
  const { en, es, opens } = named
  const yes = ASKS_WHEN.test(plain) ? '' : sayYes(plain, language)
  switch (moment.is) {
    case 'ahead': {
      const [from, until] = [clockOf(moment.run.from), clockOf(moment.run.until)]
      return tell(
        language,
        `Not yet: ${en} ${opens ? 'opens' : 'starts'} at ${from} today and runs until ${until}.`,
        `Todavía no: hoy ${es} empieza a las ${from}, hasta las ${until}.`,
      )
    }
    case 'running': {
      const until = clockOf(moment.run.until)
      return sentence(
        tell(
          language,
          `${yes}${en} is ${opens ? 'open' : 'running'} now, until ${until} today`,
          `${yes}${es} funciona ahora, hasta las ${until}`,
        ),
      )
    }
    case 'over':
    case 'off': {
      const ended =
        moment.is === 'off'
          ? tell(language, `Sorry, no ${withoutArticle(en)} today.`, `Lo siento, hoy no hay ${withoutArticle(es)}.`)
          : tell(
              language,
              `Sorry, ${en} ${opens ? 'closed' : 'ended'} at ${clockOf(moment.run.until)} today.`,
              `Lo siento, ${es} terminó hoy a las ${clockOf(moment.run.until)}.`,
            )
      const again =
        moment.next === null
          ? ''
          : tell(
              language,
              ` It ${opens ? 'opens' : 'starts'} again ${sayNext(moment.next, language)}.`,
              ` Empieza otra vez ${sayNext(moment.next, language)}.`,
            )
      return `${ended}${again}`
    }
  }
}

/** To whoever fears to be late, "yes" would say so. */
export function sayYes(plain: string, language: Language): string {
  return FEARS_LATE.test(plain)
    ? tell(language, "no, you're in time: ", 'no, llegas a tiempo: ')
    : tell(language, 'yes, ', 'sí, ')
}

const FEARS_LATE = /\b(?:too late|miss(?:ed)?|closed already|already closed|tarde)\b/

/** No question of yes or no. */
const ASKS_WHEN = /\b(?:how (?:late|long|soon)|what time|when|until when|hours|a que hora|cuando)\b/

function withoutArticle(name: string): string {
  return name.replace(/^(?:el|la|los|las|the) /, '')
}

const OF_NOW =
  /\b(?:right now|rn|now|tonight|today|this (?:late|evening|afternoon|morning)|at this (?:hour|time)|too late|in time|before you (?:guys )?close|anymore|any more|(?:open|on|going|running|there|up|available) (?:yet|already)|(?:can|could|may|is|are|am|will|does|do)(?: \p{L}+){0,4} still(?! (?:do|does|offer|offering|have|has|had|got|take|takes|taking|run|a thing|in|at)\b)|still (?:open|going|on|running|available|serving|there|up|time|possible)|ahora|hoy|todavia|aun|esta noche)\b/u

/** Another hour than the one it is. */
const OTHER_TIME =
  /\b(?:at|by|around|until|till?|past|after|before) (?:like |about |around )?\d{1,2}\b(?! ?(?:min|people))/

/** Whether a message asks of this moment, and of no other day or hour. */
export function asksOfNow(plain: string, days: readonly { said: string }[]): boolean {
  return OF_NOW.test(plain) && !OTHER_TIME.test(plain) && days.every(({ said }) => said === 'today')
}
