import type { Vocabulary } from '#concierge/retrieve/vocabulary.ts'
import { plainTalkOf } from './plain-talk.ts'
import { readWish } from './read-wish.ts'
import type { Standing } from './standing.ts'

const OFFERS =
  /(?:^|[.!?]\s+)[^.!?]*\b(?:want|would you like|should i|shall i|can i|how about|interested in|care for|do you want|quieres|te muestro)\b([^.!?]*)\?\s*$/i
/** A choice is no offer that a mere yes takes. */
const CHOICE = /\b(?:or|which|what|o)\b/i
const AGREES =
  /^(?:(?:yes|yeah|yep|yup|ya|sure|ok|okay|please|pls|definitely|absolutely|do it|go ahead|show me|sounds (?:good|great|nice)|great|perfect|why not|si|claro|dale|,|thing|that works|for it) ?)+$/

/** What was offered last, in the words of the offer; null where nothing or a choice was. */
export function offerIn(reply: string): string | null {
  const offer = OFFERS.exec(reply)?.[1]?.trim()
  return offer === undefined || offer === '' || CHOICE.test(offer) ? null : offer
}

/** "Sure" to "want me to show you some gummies instead?": what was offered is asked for. Null where a yes is to nothing that is sold. */
export function offerTaken(plain: string, { offer }: Standing, vocabulary: Vocabulary): string | null {
  if (offer === null || !(AGREES.test(plain) || plainTalkOf(plain) === 'affirm')) return null
  return readWish(offer, vocabulary).wish.forms.length > 0 ? offer : null
}
