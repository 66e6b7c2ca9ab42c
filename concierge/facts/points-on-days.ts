import { sentence, tell, weekdayName } from '#concierge/say/wording.ts'
import { foldText } from '#concierge/understand/fold-text.ts'
import type { Weekday } from '#contract/store-profile.ts'
import { type FactAnswer, type FactQuestion, looseText } from './answer.ts'
import { isServedOn, namesDays } from './days-served.ts'
import { allDeals } from './deals-told.ts'
import { readDays } from './read-day.ts'
import { shopTime } from './shop-clock.ts'

/** So many points for each so many dollars. */
type Earning = { points: number; dollars: number }

const BY_DOLLAR = /^(\d+(?:\.\d+)?)(?: \p{L}+)? (?:per|for (?:every|each)|on (?:every|each)) (?:\$(\d+)?|dollar\b)/iu
const POINTS_ALONE = /^(\d+(?:\.\d+)?)(?: (?:points?|pts|chips|stars|coins|tokens))? (?:on|every|each)\b/i
const TIMES: readonly (readonly [RegExp, number])[] = [
  [/\b(?:double|twice|2 ?x|x ?2|doppelt\p{L}*|dobles?)\b/u, 2],
  [/\b(?:triple|thrice|3 ?x|x ?3|three times)\b/, 3],
  [/\b(?:quadruple|4 ?x|x ?4|four times)\b/, 4],
  [/\b(?:5 ?x|x ?5|five times)\b/, 5],
]

/** The text under which a programme tells what is earned. */
export function earnText({ loyalty }: FactQuestion['profile']): string {
  return looseText(loyalty, 'earn') ?? looseText(loyalty, 'points') ?? ''
}

const clausesOf = (earn: string): string[] =>
  earn.split(/[,;()]|\.\s|\band (?=(?:double|triple|twice|\d))/).flatMap((part) => part.trim() || [])

/** What is earned on a day of the week, or on any where none is named; null where it is not told by the dollar. */
export function earningOn(earn: string, weekday: Weekday | null): Earning | null {
  const [first = '', ...others] = clausesOf(earn)
  const usual = readEarning(first)
  if (usual === null || weekday === null) return usual
  const ofDay = others.find((clause) => namesDays(clause) && isServedOn(clause, weekday))
  return ofDay === undefined ? usual : (readEarning(ofDay) ?? timesMore(ofDay, usual))
}

function readEarning(clause: string): Earning | null {
  const told = BY_DOLLAR.exec(clause)
  return told === null ? null : { points: Number(told[1]), dollars: Number(told[2] ?? 1) }
}

function timesMore(clause: string, { points, dollars }: Earning): Earning {
  const alone = POINTS_ALONE.exec(clause)?.[1]
  if (alone !== undefined) return { points: Number(alone), dollars }
  const times = TIMES.find(([said]) => said.test(foldText(clause)))?.[1] ?? 1
  return { points: points * times, dollars }
}

const MORE = '(?:double|triple|quadruple|extra|bonus|more|most|twice|[2-5] ?x|x ?[2-5]|dobles?|triples?|extras?)'
const POINTS = '(?:points?|pts|puntos|rewards|chips|stars)'
const ASKS_MORE = new RegExp(
  `\\b${MORE} (?:\\p{L}+ )?${POINTS}\\b|\\b${POINTS} (?:\\p{L}+ ){0,2}(?:double|triple|dobles?|[2-5] ?x)\\b|\\b${POINTS} multipl`,
  'u',
)
const TELLS_MORE = new RegExp(
  `\\b(?:double|triple|quadruple|extra|bonus|twice|[2-5] ?x|x ?[2-5])\\b.{0,20}\\b${POINTS}\\b`,
  'u',
)
const ASKS_IF = /^(?:(?:hey|hi|so|ok|and) )*(?:is|are|isnt|arent|do|does|es|hoy)\b/

/** "Double points day?": on which days more is earned, and whether on the one that is named; null where that is not asked or not told. */
export function moreOnDays(question: FactQuestion): FactAnswer | null {
  const { profile, plain, language, now } = question
  if (!ASKS_MORE.test(plain)) return null
  const earn = earnText(profile)
  const isInEarn = clausesOf(earn).slice(1).some(namesDays)
  const deals = allDeals({ profile }).filter(({ text }) => TELLS_MORE.test(foldText(text)))
  if (!isInEarn && deals.length === 0) return null
  const [named, other] = readDays(plain, profile, shopTime(now, profile))
  const asked = named !== undefined && other === undefined && ASKS_IF.test(plain) ? named.day.weekday : null
  const verdict = asked === null ? '' : sayIf(question, { asked, earn })
  const told = [
    ...(isInEarn ? [`${tell(language, 'Earn', 'Ganas')}: ${earn}`] : []),
    ...deals.map(({ text }) => text),
  ].map(sentence)
  return {
    text: [verdict, ...told].join(' ').trim(),
    paths: ['loyalty', ...deals.map(({ path }) => path)],
    known: true,
    derived: [verdict],
  }
}

/** "Yes, on Wednesday." where what is earned is told by its days. */
function sayIf({ language }: FactQuestion, { asked, earn }: { asked: Weekday; earn: string }): string {
  const [usual, ofDay] = [earningOn(earn, null), earningOn(earn, asked)]
  if (usual === null || ofDay === null || !clausesOf(earn).slice(1).some(namesDays)) return ''
  const day = weekdayName(asked, language)
  return ofDay.points > usual.points
    ? tell(language, `Yes, on ${day}.`, `Sí, el ${day}.`)
    : tell(language, `Not on ${day}.`, `El ${day} no.`)
}
