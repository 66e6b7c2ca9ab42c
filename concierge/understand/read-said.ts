import type { Vocabulary } from '#concierge/retrieve/vocabulary.ts'
import type { PastMessage } from '#concierge/ports.ts'
import { intoEnglish } from './glossary.ts'
import { detectLanguage, type SpokenLanguage } from './language.ts'
import { readCorrected } from './read-corrected.ts'
import { type ReadWish, readWish } from './read-wish.ts'

const LONGEST = 2000

/** What one message of a shopper says by itself, and in which language; said now and read again later it is the same. */
export function readSaid(
  text: string,
  before: readonly PastMessage[],
  vocabulary: Vocabulary,
): { language: SpokenLanguage; read: ReadWish } {
  const language = spokenLanguage(text, before)
  const said = intoEnglish(text.slice(0, LONGEST), language)
  return { language, read: readCorrected(said, vocabulary) ?? readWish(said, vocabulary) }
}

/** A short message ("ok", "indica") is in the language of the conversation. */
function spokenLanguage(text: string, before: readonly PastMessage[]): SpokenLanguage {
  const own = detectLanguage(text)
  if (own !== 'en' || text.trim().split(/\s+/).length > 3) return own
  const last = before.filter((message) => message.role === 'user').at(-1)
  return last === undefined ? own : detectLanguage(last.text)
}
