import type { Store } from '#concierge/open-store.ts'
import { namesOfLevels } from '#concierge/facts/answer-loyalty.ts'
import { onceFor } from '#concierge/retrieve/remember.ts'
import { plainSentence } from './fold-text.ts'

const GENERAL_COINS: ReadonlySet<string> = new Set(['dollar', 'percent', 'gram', 'item', 'month', 'visit', 'order'])

/** A coin that is also a word of the menu ("punch") is meant where it is earned, counted or kept. */
const ASKS_OF_COINS = /\b(?:how|expires?|earn|earned|collect|lose|lost|keep|cards?|left|need)\b/

/** The shop's own name for its loyalty programme, or for the points of it ("miles"). */
export function namesClub(store: Store, plain: string): boolean {
  const { name, coin, code } = clubOf(store.profile)
  const { loyalty } = store.profile
  if (loyalty !== undefined && namesOfLevels(loyalty).some(({ said }) => said.test(plain))) return true
  if (name !== null && plain.includes(name)) return true
  if (code !== null && !store.words.has(code) && sendsCode(code, plain)) return true
  if (coin === null || !coin.said.test(plain)) return false
  return !store.words.has(coin.word) || ASKS_OF_COINS.test(plain) || coin.counted.test(plain)
}

/** "What does texting TRAIL do", and no trail that something was lost on. */
function sendsCode(code: string, plain: string): boolean {
  const words = plain.split(' ')
  return words.includes(code) && (words.length <= FEW_WORDS || SENDS.test(plain))
}

const FEW_WORDS = 4
const SENDS = /\b(?:text|texts|texted|texting|send|sent|sms|code|join|joining|joined|sign|signed|word)\b/

type Club = { name: string | null; coin: { word: string; said: RegExp; counted: RegExp } | null; code: string | null }

/** "1 brick (point) per $1". */
const OWN_NAME_OF_POINTS = /\b(?!loyalty|rewards?|bonus|club|double|triple|earns?|least|only)(\p{L}{4,}) , points? ,/gu

/** The word that whoever joins sends to a number ("by texting HERD to"). */
const TEXTED = /\b(?:text|send)(?:ing)? (?:the word )?["']?([A-Z]{3,})\b/

/** What a shop calls its loyalty programme, and what is earned in it. */
const clubOf = onceFor(({ loyalty }: Store['profile']): Club => {
  if (loyalty === undefined) return { name: null, coin: null, code: null }
  const name = loyalty.name !== undefined && loyalty.name.length > 3 ? plainSentence(loyalty.name) : null
  const word = /\b(?:\d+|one|a) (?:\p{L}+ )?(\p{L}{4,}?)(?:e?s)? (?:per|for|each|every|=|\$)/u.exec(
    plainSentence(`${String(loyalty['earn'] ?? '')} ; ${String(loyalty['redeem'] ?? '')}`).replaceAll(
      OWN_NAME_OF_POINTS,
      '$1',
    ),
  )?.[1]
  const code = TEXTED.exec(String(loyalty['join'] ?? ''))?.[1]?.toLowerCase() ?? null
  const isOwn = word !== undefined && !GENERAL_COINS.has(word)
  // "The point of a grinder", "no point in waiting".
  const said = new RegExp(
    `\\b${word}(?:e?s)?\\b(?! of\\b)(?<!\\b(?:the|no|any) ${word}(?= (?:in|to)\\b))(?<!\\b(?:on|down|along|off|at|by) (?:the|a|my) ${word})`,
  )
  return { name, coin: isOwn ? { word, said, counted: new RegExp(`\\b\\d{2,} ${word}(?:e?s)?\\b`) } : null, code }
})
