import { findArticle } from '#concierge/say/articles.ts'
import { foldText } from './fold-text.ts'

/** What may come between "what" and the thing meant. */
const EVEN = '(?: (?:even|exactly|actually|the (?:heck|hell|fuck)|on earth|again|really|kind of thing))*'
const ASKED_BEHIND = new RegExp(
  `^\\s*(?:(?:ok|okay|so|um+|uh+|hey|hi|wait|and) )*((?:[\\p{L}\\p{N}][\\p{L}\\p{N}'-]* ){0,3}[\\p{L}\\p{N}][\\p{L}\\p{N}'-]*)(?:\\s*[,.?:…-]+\\s*|\\s+)(?:(?:no|any) (?:idea|clue) |not sure |dont know |idk |never heard of it )?(?:what|wat|wtf)${EVEN}(?:'?s| is| are|)${EVEN} (?:that|those|these|it|they|this)(?:${EVEN} (?:is|are|means?|stands? for|supposed to be|thing|stuff))*${EVEN}\\s*[?!.]*\\s*$`,
  'iu',
)
/** "Kief? never heard of it", "moon rocks, new to me": what it is is asked without asking. */
const UNHEARD = new RegExp(
  `^\\s*(?:(?:ok|okay|so|um+|uh+|hey|hi|wait|and|oh) )*((?:[\\p{L}\\p{N}][\\p{L}\\p{N}'-]* ){0,3}[\\p{L}\\p{N}][\\p{L}\\p{N}'-]*)\\s*[,.?!:…-]+\\s*(?:(?:sorry|i|ive|i've|ok|so|that|thats|that's|its|it's|honestly|tbh|lol) )*(?:(?:never|havent|haven't|have not|hadnt|didnt) (?:(?:really|even|actually|ever) )*(?:heard|hear|seen|come across|know)(?: (?:of|about))?(?: (?:it|that|them|those|this)(?: one| before)?| before)?|(?:is |are )?new to me|(?:first (?:time|i've|ive|i) (?:ever )?(?:hear(?:ing|d)?|seeing)|news to me)(?: (?:of|about) (?:it|that|them|those))?|(?:idk|(?:i )?(?:dont|don't|do not) know|(?:no|zero) (?:idea|clue)) what (?:it|that|those|they)(?: is| are)|(?:please )?(?:explain|elaborate)(?: (?:it|that|please))?|meaning)(?: (?:tbh|lol|honestly|before|so far|yet|please|sorry))*\\s*[?!.…]*\\s*$`,
  'iu',
)
/** "Never heard of cbg", "no idea what cbn is". */
const NOT_KNOWN =
  /^\s*(?:(?:ok|okay|so|um+|hey|hi|wait|sorry|honestly|tbh) )*(?:i(?:'?ve)? |ive )?(?:(?:never|havent|haven't) (?:(?:really|even|actually|ever) )*(?:heard|tried or heard)(?: (?:of|about))|(?:have )?(?:no|zero) (?:idea|clue) what|(?:idk|dont know|don't know|dunno) what) ((?:[\p{L}\p{N}][\p{L}\p{N}'-]* ){0,3}?[\p{L}\p{N}][\p{L}\p{N}'-]*?)(?: (?:is|are|means?))?(?: (?:even|before|tbh|lol|honestly))*(?:[,.]? (?:what(?:'?s| is| are) (?:it|that|those|they)|explain|fill me in|tell me(?: more)?))?\s*[?!.…]*\s*$/iu
/** "Grams in a half oz?", "joints in an eighth": how many, the question word left out. */
const HOW_MANY =
  /^\s*(?:(?:ok|okay|so|um+|hey|hi|wait|quick question|and),? )*(grams?|gs|eighths?|8ths?|quarters?|ounces?|joints?|zips?)((?: (?:are|is))?(?: there)? (?:in|per|to|makes?) (?:(?:an?|the|one|1|full|whole) )*(?:half|hlf|1\/2|quarter|1\/4|eighth|8th|1\/8|ounce|oz|zip|gram|pound|lb|\d(?:\.5)? ?g)s?(?: (?:of )?(?:an? )?(?:ounces?|oz|zips?))?)(?: of (?:weed|flower|bud|pot))?\s*[?!.]*\s*$/iu
/** "Half oz in grams?": what it is in them. */
const IN_GRAMS =
  /^\s*(?:(?:ok|okay|so|um+|hey|hi|wait|quick question|and),? )*(?:what'?s in )?((?:(?:an?|the|one|1|half|full|whole|quarter|1\/2|1\/4) )*(?:half|quarter|eighth|8th|ounce|oz|zip)s?),? (?:in|to|into|=|(?:is |thats |that's )?how many|equals(?: how many)?) grams?\s*[?!.]*\s*$/iu
/** "Wax or shatter, whats the diff". */
const SHORT_FOR = /(?<=\bwhat(?:'?s| is) the )dif{1,2}(?=[ ?!.]*$)/i
const LONGEST = 80

/** "RSO, what even is that": the question about a thing that can be explained, put the usual way round. */
export function subjectFirst(text: string): string {
  const spelt = text.replace(SHORT_FOR, 'difference')
  if (spelt !== text) return spelt
  if (text.length > LONGEST) return text
  const count = HOW_MANY.exec(text)
  if (count !== null) return `how many ${count[1]}${count[2]}`
  const weight = IN_GRAMS.exec(text)?.[1]
  if (weight !== undefined) return `how many grams in a ${weight.replace(/^(?:an?|the|one|1) /i, '')}`
  const subject = [NOT_KNOWN, ASKED_BEHIND, UNHEARD].map((pattern) => pattern.exec(text)?.[1]).find((found) => found)
  if (subject === undefined) return text
  const asked = `what is ${subject}`
  return findArticle(foldText(asked)) === null ? text : asked
}
