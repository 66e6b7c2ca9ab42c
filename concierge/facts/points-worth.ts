import { onceFor } from '#concierge/retrieve/remember.ts'
import { sentence, tell, weekdayName } from '#concierge/say/wording.ts'
import { allMatches } from '#concierge/understand/all-matches.ts'
import { wordStem } from '#concierge/understand/fold-text.ts'
import { type FactAnswer, type FactQuestion, looseText } from './answer.ts'
import { earningOn, earnText } from './points-on-days.ts'
import { readDays } from './read-day.ts'
import { shopTime } from './shop-clock.ts'

/** So many points take so many dollars off. */
type Step = { points: number; dollars: number }
type Rate = { steps: readonly Step[]; coin: string }

const COUNTED = /\b(\d{2,6}) (?:(?:loyalty|reward|rewards|of (?:my|your|the|those)) )?(\p{L}+)\b/gu
const IS_POINTS = /^(?:points?|pts?|puntos?)$/
const IS_SPENT = /\b(?:spend(?:ing)?|spent|earn(?:ed|ing)?|expir\p{L}*|lose|lost)\b/u

const EQUALS = String.raw`(?:=|:|→|->|–|-|is|are|equals?|gets?(?: you)?|for|makes?|takes?|buys?|saves?(?: you)?)(?: worth| good for)?`
/** "150 points = $10 off", "Redeem 100 for $5", "250: $15". */
const POINTS_FIRST = new RegExp(
  String.raw`(?:^|[;,.] ?|\b(?:redeem|every|each|use|trade|and|at) )(\d[\d,]*)(?: (\p{L}+))? ?${EQUALS} \$(\d+(?:\.\d+)?)`,
  'giu',
)
/** "$10 off for every 150 points", "$5 per 100". */
const DOLLARS_FIRST =
  /\$(\d+(?:\.\d+)?)(?: (?:off|back|credit|reward|discount))? (?:per|for|at|with|=|each|every)(?: (?:each|every))? (\d[\d,]*)(?: (\p{L}+))?/giu
/** "A point is worth 5 cents", "1 point = $0.05". */
const BY_ONE =
  /\b(?:1|one|an?|each|every) (\p{L}+) (?:=|is|equals?)(?: worth)? (?:\$(\d*\.\d+|\d+)|(\d+(?:\.\d+)?) ?(?:cents?|¢))|\b(\d+(?:\.\d+)?) ?(?:cents?|¢) (?:per|a|each) (\p{L}+)/iu

const rateOf = onceFor((loyalty: Readonly<Record<string, unknown>>): { rate: Rate | null } => {
  const redeem = looseText(loyalty, 'redeem') ?? ''
  const one = BY_ONE.exec(redeem)
  if (one !== null) {
    const cents = one[3] ?? one[4]
    const dollars = cents === undefined ? Number(one[2]) : Number(cents) / 100
    return { rate: { steps: [{ points: 1, dollars }], coin: `${(one[1] ?? one[5] ?? 'point').replace(/s$/, '')}s` } }
  }
  const first = [...redeem.matchAll(POINTS_FIRST)].map(([, points = '', coin, dollars]) => ({ points, coin, dollars }))
  const read =
    first.length > 0
      ? first
      : [...redeem.matchAll(DOLLARS_FIRST)].map(([, dollars, points = '', coin]) => ({ points, coin, dollars }))
  const steps = read
    .map(({ points, dollars }) => ({ points: Number(points.replaceAll(',', '')), dollars: Number(dollars) }))
    .toSorted((a, b) => a.points - b.points)
  const coin = read.find((step) => step.coin !== undefined)?.coin ?? 'points'
  return { rate: steps.length === 0 ? null : { steps, coin } }
})

/** Among several steps the highest that so many points reach; a single one is taken as often as they suffice. */
function dollarsFor(count: number, { steps }: Rate): number {
  const [only] = steps
  if (steps.length === 1 && only !== undefined)
    return Math.round(Math.floor(count / only.points) * only.dollars * 100) / 100
  return steps.findLast(({ points }) => points <= count)?.dollars ?? 0
}

function sayDollars(dollars: number): string {
  return `$${Number.isInteger(dollars) ? dollars : dollars.toFixed(2)}`
}

function sayRedeemed(loyalty: FactQuestion['profile']['loyalty'], language: FactQuestion['language']): string {
  return sentence(`${tell(language, 'Redeem', 'Canje')}: ${looseText(loyalty, 'redeem') ?? ''}`)
}

/** "I have 300 points, what does that get me": what points are worth, where so many are redeemed for a sum. */
export function worthOf({ profile, plain, language }: FactQuestion): FactAnswer | null {
  const { loyalty } = profile
  const rate = loyalty === undefined ? null : rateOf(loyalty).rate
  if (loyalty === undefined || rate === null || IS_SPENT.test(plain)) return null
  const called = wordStem(rate.coin.toLowerCase())
  const [, said] =
    allMatches(plain, COUNTED).find(([, , word = '']) => IS_POINTS.test(word) || wordStem(word) === called) ?? []
  if (said === undefined || rate.steps.some(({ points }) => points === Number(said))) return null
  const dollars = dollarsFor(Number(said), rate)
  const worth = sayDollars(dollars)
  const reckoned =
    dollars === 0
      ? tell(language, `${said} ${rate.coin} are not enough for that yet.`, `Con ${said} todavía no alcanza.`)
      : tell(language, `With ${said} ${rate.coin} you get ${worth} off.`, `Con ${said} son ${worth} de descuento.`)
  return {
    text: `${sayRedeemed(loyalty, language)} ${reckoned}`,
    paths: ['loyalty.redeem'],
    known: true,
    derived: [worth, `${said} ${rate.coin}`],
  }
}

const POINTS_FOR =
  /\b(?:points?|puntos?|pts|chips|stars|coins|tokens)\b.{0,40}\b(?:for|on|with|spend(?:ing)?|por|if (?:i|we) (?:buy|get|drop))(?: (?:an?|spending|like|about|every|my))* \$?(\d+)(?! ?(?:off|points|%|\p{L}*day))|\b(?:spend(?:ing)?|spent|drop|gasto)(?: (?:like|about|around))* \$?(\d+)\b.{0,40}\b(?:points?|puntos?|pts|chips|stars|coins|tokens)\b/u
const ASKS_WORTH =
  /\b(?:worth|good for|get me|off|value|cash in|redeem|dollars? (?:is|are) (?:that|they|it)|valen|canje\w*)\b/

/** "How many points for 100 bucks": what a sum makes, where points are earned by the dollar, on the day that is named. */
export function earnedFor({ profile, plain, language, now }: FactQuestion): FactAnswer | null {
  const earn = earnText(profile)
  const asked = POINTS_FOR.exec(plain)
  if (asked === null || / off\b/.test(plain)) return null
  const [named] = readDays(plain, profile, shopTime(now, profile))
  const usual = earningOn(earn, null)
  const told = earningOn(earn, named?.day.weekday ?? null)
  if (usual === null || told === null) return null
  const spent = Number(asked[1] ?? asked[2])
  const points = Math.floor((Math.floor(spent / told.dollars) * told.points * 100) / 100)
  const redeemed = profile.loyalty === undefined ? null : rateOf(profile.loyalty).rate
  const rate = ASKS_WORTH.test(plain) ? redeemed : null
  const coin = redeemed?.coin ?? 'points'
  const dollars = rate === null ? null : dollarsFor(points, rate)
  const isMore = told.points !== usual.points || told.dollars !== usual.dollars
  const on = named === undefined || !isMore ? null : named.day.weekday
  const redeem = rate === null ? '' : ` ${sayRedeemed(profile.loyalty, language)}`
  const coins = coin === 'points' ? tell(language, 'points', 'puntos') : coin
  return {
    text: `${sentence(`${tell(language, 'Earn', 'Ganas')}: ${earn}`)} ${tell(
      language,
      `For $${spent}${on === null ? '' : ` on ${weekdayName(on, language)}`} that is ${points} ${coins}.`,
      `Por $${spent}${on === null ? '' : ` el ${weekdayName(on, language)}`} son ${points} ${coins}.`,
    )}${sayWorth(dollars, language)}${redeem}`,
    paths: ['loyalty'],
    known: true,
    derived: [
      `$${spent}`,
      `${points} ${coin}`,
      ...(on === null ? [] : [weekdayName(on, language)]),
      ...(dollars === null ? [] : [sayDollars(dollars)]),
    ],
  }
}

function sayWorth(dollars: number | null, language: FactQuestion['language']): string {
  if (dollars === null) return ''
  if (dollars === 0) return tell(language, ' That is not enough to redeem yet.', ' Con eso todavía no alcanza.')
  const worth = sayDollars(dollars)
  return tell(language, ` They are worth ${worth} off.`, ` Valen ${worth} de descuento.`)
}
