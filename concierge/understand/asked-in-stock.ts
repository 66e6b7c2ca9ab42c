import { wordsIn } from './fold-text.ts'

/** A name by itself has so many words at most. */
export const SHORT_NAME = 3

/** Whether it is there is asked. */
export const STOCK_WORDS =
  /\b(?:do you (?:still |even |currently |guys )*(?:have|carry|sell|stock|got)|(?:you|yall|u)(?: guys| all| folks)?(?: still| even| also)? (?:got|have|carry|sell|stock)|got (?!to\b)(?:any )?|have any|^(?:\p{L}+ ){0,2}selling (?:any|some|\p{L}+s\b)|in stock|available|availability|still have|carry|sold out|out of stock|back in|back yet|back on|is .{2,40} back$|restock(?:ed|ing)?|run out|left(?! (?:me|us|him|her|them|my|our|his|over)\b)|tienen|tienes|hay|venden|stock)\b/u

/** "Spoil me", "hook us up": what is to be done for somebody names no thing. */
const DOES_FOR_ME = /^\p{L}+ (?:me|us)(?: up| out| please)?$/u

/** "Got a bonus at work! Show me flower": whether it is there is asked of what stands in the same part, or by itself in another. */
export function isAskedInStock(unknown: readonly string[], plain: string): boolean {
  if (!STOCK_WORDS.test(plain)) return false
  const parts = plain.split(/ , | so /)
  return (
    parts.length === 1 ||
    parts.some(
      (part) =>
        unknown.some((word) => part.includes(word) && !DOES_FOR_ME.test(part)) &&
        (wordsIn(part).length <= SHORT_NAME || (STOCK_WORDS.test(part) && !TELLS_OF_OWN.test(part))),
    )
  )
}

const TELLS_OF_OWN =
  /^(?:(?:i|we|so|and|just|finally|ive|weve|my \p{L}+|he|she|they|hey|hi|hello|ok) )*(?:got|left|(?:still )?have) (?:an?|my|our|the|some|this|promoted|paid|off|into|out|back|home|here|done)(?! (?:it|you))\b/u
