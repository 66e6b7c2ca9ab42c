import { isLoose, type Loose, wordsOf } from './loose-value.ts'
import { shapeLoyalty } from './shape-loyalty.ts'

type Told = { words: string; value: unknown; text: string }

/** What only a club of customers tells: what is earned by what is spent, or what so many points take off. */
const EARNS =
  /\b(?:\d[\d.]*|one|two|an?|double) (?:\p{L}+ )?\p{L}+ (?:per|for (?:each|every)|on every|each|every|a|=) ?(?:\$|dollars?\b|bucks?\b|visits?\b|purchases?\b|trips?\b)|\b(?:per|each|every) (?:\$\d*|dollars?|visits?|purchases?|trips?)\b.{0,40}\b(?:points?|stamps?|punch(?:es)?|credits?|stars?|back)\b|\b\d+ (?:points|stamps|punches|stars|credits|coins|miles|tokens|leaves|buds)\b.{0,24}\$\d|\$\d+(?: off)? (?:for|per|at|with)(?: every| each)? \d+ \p{L}+s\b|\b(?:buy|after) (?:\d+|nine|ten|five)\b.{0,40}\b(?:free|on us)\b|\b\d+% back\b/iu

/** A line is of a club by what it says; a table only where it tells more than one of its terms, for a drawer may hold such a line. */
export function isOfClub({ words, value, text }: Told): boolean {
  const shaped = shapeLoyalty(value)
  if (shaped === null || !EARNS.test(text)) return false
  const most = CLUB.test(words) || /\b(?:points|loyal\p{L}*|members?)\b/u.test(words) ? 0 : 1
  return isLoose(value)
    ? CLUB_TERMS.filter((term) => shaped[term] !== undefined).length > most
    : !/\bbring (?:back|in)\b|\breturn/i.test(text)
}

const CLUB_TERMS: readonly string[] = ['earn', 'redeem', 'points_expire', 'birthday', 'join', 'name', 'tiers', 'levels']

const CLUB = /\b(?:club|crew|circle|society|card|pass|rewards|perks|collective|league|guild|union)$/
const ANY_CLUB =
  /^(?:(?:loyalty|rewards?|points|members?|membership|customers?|punch|stamp|regulars?|our|the|vip) )*(?:club|card|rewards|perks|pass)$/

/** "wheel_club" is also what the club is called. */
export function nameOfClub(key: string): Loose {
  const words = wordsOf(key)
  return CLUB.test(words) && !ANY_CLUB.test(words)
    ? { name: words.replaceAll(/(?<![\p{L}])\p{L}/gu, (letter) => letter.toUpperCase()) }
    : {}
}
