import type { Store } from '#concierge/open-store.ts'
import { plainSentence, wordsIn, wordStem } from '#concierge/understand/fold-text.ts'
import { isCommonWord } from '#concierge/retrieve/word-index.ts'
import type { Fact } from './fact.ts'
import { onceFor } from '#concierge/retrieve/remember.ts'

/** One sentence of a fact, as the stems of its words. */
type Passage = { fact: Fact; words: ReadonlySet<string>; timed: boolean }

/** Parts that their own topic tells in full, so that a word pair in them singles out nothing. */
const TOLD_BY_TOPIC =
  /^(?:name|business_type|address|phone|email|website|hours|holidays|busiest_hours|payment|deals|tax|delivery|return_policy)\b/
const SAME_WORD: Readonly<Record<string, string>> = {
  med: 'medical',
  newbie: 'beginner',
  newb: 'beginner',
  intro: 'beginner',
}
/** Words of time, of asking and of every shop: two of them side by side name nothing. */
const UNTELLING: ReadonlySet<string> = new Set(
  'the is a an do you your have there any what where when how can i my me we to in on at of for and or are with by from that this it its be will does did as if so not no get got new first last next day night today tonight tomorrow monday tuesday wednesday thursday friday saturday sunday morning evening afternoon week weekend month year hour time open close closed late early store shop place free daily every all one two order buy good best more most people customer minute near here before after until bring back come go take talk about ask see want need use work make made give put own say know look like think your our their one only had about up down out off but nor yet than then only some which who while because also too very just still even same other another again always never cost costs extra fee charge thing things'.split(
    ' ',
  ),
)

/**
 * The fact of which one sentence holds two words that stand side by side in the question and mean something together
 * ("medical counter", "beginner class", "DJ night"), whatever its key; null when there is none.
 */
export function findPassage(store: Store, plain: string): Fact | null {
  const happening = findHappening(store, plain) ?? findHappeningBefore(store, plain)
  if (happening !== null) return happening
  const words = wordsIn(plain).map((word) => SAME_WORD[wordStem(word)] ?? wordStem(word))
  const pairs = words.flatMap((second, at) => {
    const first = words[at - 1] ?? ''
    return isPair(first, second) ? [[first, second] as const] : []
  })
  if (pairs.length === 0) return null
  let best: { fact: Fact; shared: number } | null = null
  for (const { fact, words: told } of passagesOf(store)) {
    if (!pairs.some(([first, second]) => told.has(first) && told.has(second))) continue
    const shared = words.filter((word) => !UNTELLING.has(word) && (told.has(word) || fact.keyWords.has(word))).length
    const named = words.filter((word) => !UNTELLING.has(word) && fact.keyWords.has(word)).length
    if (best === null || shared + named > best.shared) best = { fact, shared: shared + named }
  }
  return best?.fact ?? null
}

/** "Whens the budtender Q&A", "what time is the open mic": what goes on at the shop, by its name. */
const WHEN_IS =
  /^(?:(?:so|hey|hi|and|ok|also|yo) )*(?:when|whens|what (?:days?|time)|how often)(?: (?:is|are|do|does|will|you|yall|have|hold|host|be|the|your|that|this|next|an?|those|these))* (.+)$/
const LONGEST_WHEN = 12
const TELLS_TIME =
  /\d ?(?:[ap]\.?m\b|:\d\d)|\bnoon\b|\bmidnight\b|\bevery\b|\b(?:first|second|third|fourth|last)\b|day\b/i

/** "You have some kind of demo, when is that": its name stands before. */
const WHEN_IS_THAT =
  /\b(?:when|whens|what (?:days?|time)|how often)(?: (?:is|are|do|does|was|will))? (?:that|it|this|those|they)(?: (?:be|start|starts|happen|happens|held|going on|on|run|take place|again))*$/

export const HAPPENINGS: readonly string[] = [
  'class',
  'workshop',
  'dj',
  'seminar',
  'raffle',
  'giveaway',
  'meetup',
  'concert',
]
/** Everyday words that name what goes on only where it is asked when that is. */
const HELD: ReadonlySet<string> = new Set(
  [
    ...HAPPENINGS,
    'comedy',
    'karaoke',
    'trivia',
    'yoga',
    'bingo',
    'demo',
    'demonstration',
    'tasting',
    'market',
    'party',
    'potluck',
    'tour',
    'show',
  ].map(wordStem),
)

/** The sentence that tells when that is which was named before, by what such things are called or by a rare word of it. */
function findHappeningBefore(store: Store, plain: string): Fact | null {
  if (!WHEN_IS_THAT.test(plain)) return null
  const telling = plain
    .split(/[ ,]+/)
    .map(wordStem)
    .filter(
      (stem) =>
        stem.length > 3 && !UNTELLING.has(stem) && (HELD.has(stem) || (!isCommonWord(stem) && !store.words.has(stem))),
    )
  return passagesOf(store).find(({ words, timed }) => timed && telling.some((stem) => words.has(stem)))?.fact ?? null
}

/** The sentence that tells of what is named in such a question, by two telling words or by all that was said. */
function findHappening(store: Store, plain: string): Fact | null {
  const name = WHEN_IS.exec(plain)?.[1]?.split(' ')
  if (name === undefined || name.length > LONGEST_WHEN) return null
  const stems = name.map(wordStem).filter((stem) => !GOES_ON.has(stem))
  const telling = stems.filter((stem) => !UNTELLING.has(stem))
  const asked = telling.length > 1 ? telling : stems
  const [word] = telling
  if (word === undefined || (asked.length === 1 && !HELD.has(word) && (isCommonWord(word) || store.words.has(word))))
    return null
  const found = passagesOf(store).find(
    ({ fact, words, timed }) =>
      timed &&
      asked.every(
        (stem) =>
          words.has(stem) ||
          fact.keyWords.has(stem) ||
          (LESSONS.has(stem) && LESSONS.intersection(fact.keyWords).size > 0),
      ),
  )
  return found?.fact ?? null
}

/** A class by any of its names. */
const LESSONS: ReadonlySet<string> = new Set(['class', 'workshop', 'lesson', 'course'].map(wordStem))

/** That something takes place is no part of its name. */
const GOES_ON: ReadonlySet<string> = new Set(
  'start begin happen held hold on going again coming up thing event run end over being'.split(' '),
)

/** A short word may be a name with any other ("DJ night"); a figure is none ("around 10 and"). */
function isPair(first: string, second: string): boolean {
  if (first.length < 2 || second.length < 3 || UNTELLING.has(first)) return false
  return !UNTELLING.has(second) || (first.length < 4 && !/^\d/.test(first))
}

const passagesOf = onceFor(({ facts }: Store): readonly Passage[] =>
  facts.flatMap((fact) =>
    TOLD_BY_TOPIC.test(fact.path) || typeof fact.value !== 'string' ? [] : sentencesOf(fact, fact.value),
  ),
)

function sentencesOf(fact: Fact, value: string): Passage[] {
  return value.split(/(?<=[.;!?])\s+/).flatMap((sentence) => {
    const words = plainSentence(sentence.replaceAll("'", ''))
      .split(/[^\p{L}\p{N}]+/u)
      .map(wordStem)
    return words.length < 4 ? [] : [{ fact, words: new Set(words), timed: TELLS_TIME.test(sentence) }]
  })
}
