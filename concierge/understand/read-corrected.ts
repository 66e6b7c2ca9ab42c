import type { Vocabulary } from '#concierge/retrieve/vocabulary.ts'
import { mergeWish } from './merge-wish.ts'
import { type ReadWish, readWish } from './read-wish.ts'
import { saysWish } from './standing.ts'
import { allMatches } from './all-matches.ts'

/** What one "can actually eat" takes nothing back. */
const MARK =
  /(?:^|[\s,.…;!?-])(?:(?:no|oh|oops|hmm+|hm|uh|um|sorry|or),? )*(?:no wait|wait,? no|wait|actually,? (?:no|scratch that|make (?:it|that)|never ?mind)|(?<!\b(?:can|could|would|will|should|might|do|does|did|to|that|which|who) )actually|scratch that|i mean(?:t)?|or rather|make (?:it|that)|on second thou(?:ght|t)s?|correction|better yet|mejor dicho|mejor|digo|perdon)(?:,| |\.)+/gi
const BARE_NUMBER = /^(?:like |maybe |only |just )?\$?(\d+(?:\.\d+)?)(?: ?(?:bucks|dollars))?(?= |$|,|\.)/i
const TAIL = /\bor (?:like |maybe )?\$?(\d+)(?: ?(?:bucks|dollars))?,? (?:actually|rather|even)\b/i

/**
 * Reads a message that corrects itself ("a pre-roll, no wait, make that a cart"): what comes behind the mark changes the wish
 * before it, as an answer to oneself. Null when nothing is corrected.
 */
export function readCorrected(text: string, vocabulary: Vocabulary): ReadWish | null {
  const cut = cutOf(text)
  if (cut === null) return null
  const before = readWish(cut.before, vocabulary)
  // "Sorry typo, i meant 15": a strange word by itself is nothing that could be corrected.
  if (!saysWish({ ...before.wish, qualifiers: [] })) return null
  const number = BARE_NUMBER.exec(cut.after)?.[1]
  const bare = number !== undefined && before.wish.priceMax !== null
  const after = readWish(bare ? cut.after.replace(BARE_NUMBER, () => `under $${number}`) : cut.after, vocabulary)
  if (!saysWish(after.wish)) return null
  const wish = mergeWish(before.wish, after.wish)
  return {
    wish: { ...wish, terms: after.wish.terms.length > 0 ? after.wish.terms : before.wish.terms },
    forms: after.forms.length > 0 ? after.forms : before.forms,
    plain: after.forms.length > 0 ? after.plain : `${before.plain} , ${after.plain}`,
    called: [...before.called, ...after.called],
    unknown: [...before.unknown, ...after.unknown],
    corrected: true,
  }
}

function cutOf(text: string): { before: string; after: string } | null {
  const tail = TAIL.exec(text)
  if (tail !== null) return { before: text.slice(0, tail.index), after: tail[1] ?? '' }
  const mark = allMatches(text, MARK).at(-1)
  if (mark === undefined || mark.index < 4) return null
  return {
    before: text.slice(0, mark.index),
    after: text.slice(mark.index + mark[0].length).replace(/^(?:to|it|that|an?) /i, ''),
  }
}
