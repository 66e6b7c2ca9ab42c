import { findArticle } from '#concierge/say/articles.ts'
import { foldText } from './fold-text.ts'

/** What may come between "what" and the thing meant. */
const EVEN = '(?: (?:even|exactly|actually|the (?:heck|hell|fuck)|on earth|again|really|kind of thing))*'
const ASKED_BEHIND = new RegExp(
  `^\\s*(?:(?:ok|okay|so|um+|uh+|hey|hi|wait|and) )*((?:[\\p{L}\\p{N}][\\p{L}\\p{N}'-]* ){0,3}[\\p{L}\\p{N}][\\p{L}\\p{N}'-]*)(?:\\s*[,.?:…-]+\\s*|\\s+)(?:(?:no|any) (?:idea|clue) |not sure |dont know |idk |never heard of it )?(?:what|wat|wtf)${EVEN}(?:'?s| is| are|)${EVEN} (?:that|those|these|it|they|this)(?:${EVEN} (?:is|are|means?|stands? for|supposed to be|thing|stuff))*${EVEN}\\s*[?!.]*\\s*$`,
  'iu',
)
/** "Wax or shatter, whats the diff". */
const SHORT_FOR = /(?<=\bwhat(?:'?s| is) the )dif{1,2}(?=[ ?!.]*$)/i
const LONGEST = 80

/** "RSO, what even is that": the question about a thing that can be explained, put the usual way round. */
export function subjectFirst(text: string): string {
  const spelt = text.replace(SHORT_FOR, 'difference')
  if (spelt !== text) return spelt
  const subject = text.length > LONGEST ? undefined : ASKED_BEHIND.exec(text)?.[1]
  if (subject === undefined) return text
  const asked = `what is ${subject}`
  return findArticle(foldText(asked)) === null ? text : asked
}
