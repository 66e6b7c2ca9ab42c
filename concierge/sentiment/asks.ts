import type { Token } from '#concierge/guard/tokenize.ts'
import { isOpinionWord } from './opinion-hits.ts'

const OPENERS = new Set(
  'and so also but or ok okay hi hey hello well yes no nope yeah sorry um uh then alright'.split(' '),
)
const ASKING_WORDS = new Set(
  `what which where when who whose whom how anything something any que cual donde cuando quien como puedes puedo tienen tiene hay quiero necesito busco muestrame dame dime
   cancela agrega llama pon quita cambia manda
   please tell give find set make let help looking list check add remove book put play turn change update transfer show name talk schedule report send cash text cue order reorder
   remind read say search sync pair share translate spell start stop pause call message ring email phone freeze block unblock unfreeze cancel confirm move reschedule delete lower raise
   mute unmute dim switch roll flip toss reserve locate track pull bring swap replace pay deposit withdraw connect disconnect repeat define calculate convert count describe explain compare
   recommend suggest estimate rate open close lock unlock activate deactivate erase clear record save skip shuffle resume submit apply renew refill restock reset restore remember rename
   review turnoff lookup navigate direct map plan pick grab fetch snooze silence adjust increase decrease ask wake wash charge dispute buy rent hire redeem enroll sign register insure`.split(
    /\s+/,
  ),
)
const AUXILIARIES = new Set(
  'is are was were do does did has have am can could would will may shall should must might'.split(' '),
)
const ASKED_OF = new Set(
  'i you it there this that the we they my your any he she these those a an his her our'.split(' '),
)
/** "Does great", "is not", "would recommend", "will be back": no question follows its verb so. */
const TOLD_AFTER = new Set(
  'not no never be been very so really too quite just only even also definitely highly always still well great order return go come what as in on at to have say try buy recommend and'.split(
    ' ',
  ),
)
const ASKED_ANYWHERE = [
  'how do i',
  'how can i',
  'how do you',
  'how much is',
  'how much are',
  'how much for',
  'can i',
  'can you',
  'could you',
  'could i',
  'do you have',
  'do you know',
  'do you carry',
  'what do i',
  'what can i',
  'what should i',
  'what is the',
  'is there a',
  'tell me',
  'let me know',
  'thc in',
].map((words) => words.split(' '))
const WANTING = new Set('want need require wish looking trying wondering searching hoping'.split(' '))

/** Of each clause whether it asks or orders: there "best" and "good" name what is wanted. An outcry and a scolding "why" ask nothing. */
export function readAsks(text: string, tokens: readonly Token[]): ReadonlySet<number> {
  const asks = new Set<number>()
  if (/[?!]{2,}|!\s*$/.test(text) || tokens.some(({ word }) => word === 'wow')) return asks
  const last = tokens.at(-1)?.sentence ?? 0
  for (let start = 0; start < tokens.length; ) {
    const sentence = tokens[start]?.sentence ?? 0
    let end = start
    while (tokens[end]?.sentence === sentence) end++
    const clause = tokens.slice(start, end).map(({ word }) => word)
    if (asksFor(clause) || (sentence === last && clause[0] !== 'why' && /\?\s*$/.test(text))) asks.add(sentence)
    start = end
  }
  return asks
}

function asksFor(clause: readonly string[]): boolean {
  let at = 0
  while (at < clause.length - 1 && OPENERS.has(clause[at] ?? '')) at++
  const [first = '', second = '', third = '', fourth = ''] = clause.slice(at, at + 4)
  if (first === 'why') return false
  if ((first === 'what' || first === 'how') && isOutcry(clause, at)) return false
  if (first === 'i' || first === 'id' || first === 'we')
    return wishes(first, second, third, fourth) || asksWithin(clause)
  if (AUXILIARIES.has(first)) return asksByVerb(first, second, third)
  if (ASKING_WORDS.has(first)) return true
  return clause.at(-1) === 'please' || asksWithin(clause)
}

/** "What a sunset", "how sweet of them". */
function isOutcry(clause: readonly string[], at: number): boolean {
  const second = clause[at + 1] ?? ''
  if (clause[at] === 'what') return second === 'a' || second === 'an' || (second === 'the' && clause.length < 5)
  return isOpinionWord(second) && !clause.slice(at + 2).some((word) => AUXILIARIES.has(word))
}

function wishes(first: string, second: string, third: string, fourth: string): boolean {
  if (first === 'id') return second === 'like' || second === 'love'
  if (second === 'would' || second === 'will')
    return third === 'like' || third === 'love' || WANTING.has(third) || WANTING.has(fourth)
  if (second === 'have' || second === 'got') return third === 'to'
  return WANTING.has(second) || ((second === 'am' || second === 'are') && WANTING.has(third))
}

function asksByVerb(first: string, second: string, third: string): boolean {
  if (second === 'the' && (isOpinionWord(third) || third === 'job' || third === 'trick')) return false
  if (ASKED_OF.has(second)) return true
  return !TOLD_AFTER.has(second) && !isOpinionWord(second) && third !== '' && first !== 'have'
}

function asksWithin(clause: readonly string[]): boolean {
  const please = clause.indexOf('please')
  if (please >= 0 && ASKING_WORDS.has(clause[please + 1] ?? '')) return true
  return clause.some((_, at) => ASKED_ANYWHERE.some((words) => words.every((word, on) => clause[at + on] === word)))
}
