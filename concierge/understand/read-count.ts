import { NUMBER_WORDS } from '#concierge/guard/number-words.ts'

/** "2 sativa eighths to pick from": so many are to be shown, and one of them is bought. */
export const TO_CHOOSE =
  /(?:^|[ ,])(two|couple|three|four|five|six|dos|tres|cuatro|[2-6]) (?:of )?(?!(?:g|mg|oz|pack|dollars|grams?|people)\b)(?:[\p{L}\d.]+ ){0,5}?(?:to (?:pick|choose|select|decide) (?:from|between|among)|to compare|para (?:elegir|escoger))(?![\p{L}])/u

/** "Three different carts for 95 in all": so many things, and not so many of one. */
export const DIFFERENT =
  /(?:^|[ ,])(two|couple|three|four|five|six|dos|tres|cuatro|[2-6]) (?:of )?(?:different|diff|distinct|diferentes|distint[oa]s)(?! (?:people|person|stores?|shops?|times?|days?|days|visits?|orders?)(?!\p{L}))/u

/** How many things are to be shown; null where that is not said. */
export function readCount(plain: string): number | null {
  const offered = (TO_CHOOSE.exec(plain) ?? DIFFERENT.exec(plain))?.[1]
  if (offered !== undefined) return countOf(offered)
  const found =
    /(?:surprise me with|set me up with|hook me up with|show|give|recommend|suggest|pick|list|find|name|top|want|need|get|muestrame|recomienda|dame)(?: (?:me|us|a|your|my|like|the))* (two|couple|three|four|five|six|dos|tres|cuatro|[2-6])(?: of)?(?= \p{L})(?! (?:g|mg|oz|pack|dollars|grams?|people)\b)/u.exec(
      plain,
    )?.[1] ??
    /(?:^|[ ,]|your |the )(two|three|four|five|six|[2-6]) (?:best|top|favou?rite|strongest|cheapest|newest|most \p{L}+)(?= \p{L})/u.exec(
      plain,
    )?.[1]
  return found === undefined ? null : countOf(found)
}

/** The number that such a word or figure says. */
export function countOf(word: string): number {
  return word === 'couple' ? 2 : (NUMBER_WORDS.get(word) ?? Number(word))
}
