import { wordStem } from '#concierge/understand/fold-text.ts'
import { isLexiconWord } from '#concierge/retrieve/gazetteer.ts'
import { onceFor, rememberOf } from '#concierge/retrieve/remember.ts'
import { isCommonWord } from '#concierge/retrieve/word-index.ts'
import { sentence, tell } from '#concierge/say/wording.ts'
import { asksForEasyHour } from './answer-busy.ts'
import { rowsOnDay } from './events-on-day.ts'
import { eventNamed, isOfEvent } from './find-event.ts'
import type { FactAnswer, FactQuestion } from './answer.ts'
import { ASKED_AS, CONCRETE } from './asked-as.ts'
import { AGE_ASKED, askedStems, OWNER_ASKED, SAYS_NOTHING } from './asked-stems.ts'
import { detailOf, flagText } from './beside-flag.ts'
import type { Fact } from './fact.ts'
import { findPassage, HAPPENINGS } from './find-passage.ts'
import { namesKey, pairsIn, pairsOfKey } from './key-pairs.ts'
import { asksWholeQuestion, isOtherFound, questionAsked } from './other-found.ts'
import { rowNaming } from './named-in-a-row.ts'
import { isOwn } from './own-facts.ts'
import { answerTerms, ownTermsAsked, roomNamed } from './own-terms.ts'
import { hasAlike, sameWord } from './same-word.ts'
import { rowsNamed } from './rows-named.ts'
import { sayFact, sayGroup } from './say-fact.ts'
import { sayLanguages } from './say-languages.ts'
import { findAffair, isToldByLine } from './shop-affairs.ts'
import { isIdleTimetable } from './timetable.ts'
import { isBrief, leavesNamed, TELLS_ALONE } from './told-of-group.ts'
import { ownerIn, tellsAge, tellsStory } from './whose-and-since.ts'

/** The fact of the profile whose key (or, weaker, whose text) the question names; null when none does. */
export function findFact(question: Pick<FactQuestion, 'store' | 'plain'>): Fact | null {
  const asked = askedStems(question.plain)
  if (asked.size === 0) return null
  const affair =
    ownTermsAsked(question.store, question.plain)[0] ??
    questionAsked(question.store.facts, asked) ??
    eventNamed(question.store, question.plain) ??
    findAffair(question.store, question.plain) ??
    rowNaming(question.store.facts, question.plain)
  if (affair !== null) return affair
  const room = roomNamed(question.store, question.plain)
  if (room !== null) return room
  if (asksForUnlisted(question)) return null
  if (AGE_ASKED.test(question.plain)) return question.store.facts.find(tellsAge) ?? null
  const owner = OWNER_ASKED.test(question.plain) ? ownerIn(question.store.facts) : undefined
  if (owner !== undefined) return owner
  if (OWNER_ASKED.test(question.plain) && !question.store.facts.some(tellsStory)) return null
  const passage = findPassage(question.store, question.plain)
  if (passage !== null && isOwn(passage)) return passage
  const groups = namedGroups(question.store, question.plain)
  const besidesPlace = withoutPlace(question.plain, asked)
  let best: { fact: Fact; score: number } | null = null
  for (const fact of question.store.facts) {
    if ((groups.size > 0 && !groups.has(fact.top)) || isOtherFound(fact, asked) || isOthersHours(fact, question.plain))
      continue
    const score = scoreFact(fact, IS_PLACE.test(fact.path) ? besidesPlace : asked)
    if (score > (best?.score ?? (groups.size > 0 ? 0 : NAMED_WELL))) best = { fact, score }
  }
  return best?.fact ?? null
}

const IS_PLACE = /^(?:address|delivery)\b/

/** "How much can I buy in Salem" asks a shop in Salem for no place; "I'm in Salem" does. */
function withoutPlace(plain: string, asked: ReadonlySet<string>): ReadonlySet<string> {
  const places = new Set([...plain.matchAll(/\bin (\p{L}+)/gu)].map(([, word = '']) => wordStem(word)))
  const others = asked.difference(places)
  return [...others].some((stem) => stem.length > 2) ? others : asked
}

/** A score that a fact must pass where no key of the shop's own was named. */
const NAMED_WELL = 0.9

/** A thing that a shop has or has not ("EV charger"), of which the whole profile says nothing. */
export function asksForUnlisted({ store, plain }: Pick<FactQuestion, 'store' | 'plain'>): boolean {
  const named = plain
    .split(' ')
    .map(wordStem)
    .find((stem) => CONCRETE.has(stem))
  if (named === undefined) return false
  const meant = [named, ...(ASKED_AS.get(named) ?? [])]
  return !store.facts.some(({ keyWords, valueWords }) =>
    meant.some((stem) => keyWords.has(stem) || valueWords.has(stem)),
  )
}

/** Says the fact that was asked for; asked for by the name of a whole group ("the lounge?"), the group. */
export function answerAny(question: FactQuestion): FactAnswer | null {
  const terms = answerTerms(question)
  if (terms !== null) return terms
  const fact = findFact(question)
  return fact === null ? null : answerFact(fact, question)
}

export function answerFact(fact: Fact, question: FactQuestion): FactAnswer {
  const { store, plain, language } = question
  if (fact.path === 'staff.languages' && Array.isArray(fact.value))
    return { text: sayLanguages(fact.value.map(String), plain, language), paths: [fact.path], known: true }
  const beside = flagText(fact, store.facts)
  if (beside !== null)
    return { text: `${tell(language, 'Yes.', 'Sí.')} ${sentence(beside)}`, paths: [fact.path], known: true }
  const { top, leaves } = fact
  const detail = detailOf(fact, store.facts)
  if (detail !== null)
    return {
      text: `${sayFact(fact, language)} ${sayFact(detail, language)}`,
      paths: [fact.path, detail.path],
      known: true,
    }
  const asked = askedStems(plain)
  const namesLeaf = leaves.some((leaf) => leaf.split('_').some((word) => asked.has(wordStem(word))))
  if (leaves.length > 0 && isOwn(fact)) {
    const group = store.facts.filter((other) => other.path.startsWith(`${top}.`))
    const rows = rowsNamed(group, asked, plain)
    if (rows.length > 0)
      return {
        text: rows.map((row) => sayFact(row, language)).join(' '),
        paths: rows.map(({ path }) => path),
        known: true,
      }
    if (leaves.length === 1 && isToldByLine(store, plain, fact) && TELLS_ALONE.test(String(fact.value)))
      return { text: sayFact(fact, language), paths: [fact.path], known: true }
    const own = namesLeaf ? leavesNamed(group, asked) : []
    if (own.length > 0)
      return {
        text: own.map((leaf) => sayFact(leaf, language)).join(' '),
        paths: own.map(({ path }) => path),
        known: true,
      }
    if (!namesLeaf || isBrief(group))
      return {
        text: sayGroup(group, language),
        paths: group.map((other) => other.path),
        known: true,
        derived: group.flatMap(({ path }) => (/\d/.test(path) ? [path.replaceAll(/[._]/g, ' ')] : [])),
      }
  }
  const alike = leaves.length === 0 && OF_EVENTS.test(top) ? alikeTold(fact, question, asked) : [fact]
  return { text: alike.map((one) => sayFact(one, language)).join(' '), paths: [fact.path], known: true }
}

const OF_EVENTS = /event|class|pop_?up|vendor|demo|calendar|happening|series|(?:^|_)(?:days|nights)$/
const MOST_ALIKE = 4

/** Of several lines under one key that tell what goes on, those that are named by words of their own, else all. */
function alikeTold(fact: Fact, question: FactQuestion, asked: ReadonlySet<string>): readonly Fact[] {
  const group = rowsOnDay(fact, question)
  const rows = rowsNamed(
    group.map((one, at) => ({ ...one, path: `${one.path}.${at}` })),
    asked,
    question.plain,
  )
  return rows.length > 0 ? rows : group.length > MOST_ALIKE ? [fact] : group
}

/** How a sentence names a fact under a key of the shop's own: as shoppers ask for it, by the whole key, or by a rare word. */
export type NamedBy = 'affair' | 'key' | 'word'

export const namesUnforeseenFact = rememberOf((store: FactQuestion['store'], plain: string): NamedBy | null => {
  if (asksForEasyHour(plain)) return null
  if (ownTermsAsked(store, plain).length > 0) return 'affair'
  if (findAffair(store, plain) !== null || isOfEvent(store, plain)) return 'affair'
  if (rowNaming(store.facts, plain) !== null || asksWholeQuestion(store.facts, askedStems(plain))) return 'affair'
  if (OWNER_ASKED.test(plain) && ownerIn(store.facts) !== undefined) return 'key'
  const named = [...namedGroups(store, plain).values()]
  return named.includes('key') ? 'key' : (named[0] ?? null)
})

/** Whether the sentence names a fact that no topic tells: under a key of the shop's own, or about its people. */
export function namesSpareFact(store: FactQuestion['store'], plain: string): boolean {
  const fact = findFact({ store, plain })
  return fact !== null && (fact.top === 'staff' || isOwn(fact))
}

/** A word for whoever is asked of, as well as of the part of the shop for them. */
const OF_PATIENTS = /^(?:medical|med|patients?|mmj)_/
const isOthersHours = ({ top }: Fact, plain: string): boolean => OF_PATIENTS.test(top) && isIdleTimetable(top, plain)

/** The shop's own keys that the sentence names, and by what. */
function namedGroups(store: FactQuestion['store'], plain: string): ReadonlyMap<string, 'key' | 'word'> {
  const asked = askedStems(plain)
  const groups = new Map<string, 'key' | 'word'>()
  const { own, leaves } = sortedFacts(store.facts)
  if (leaves.some(({ opening, words }) => plain.includes(opening) && words.some((word) => asked.has(word))))
    return groups
  const passage = findPassage(store, plain)
  if (passage !== null && isOwn(passage)) groups.set(passage.top, 'key')
  const rare = rareStems(store, asked)
  const neighbours = pairsIn(plain)
  for (const { fact, keys, pairs } of own) {
    const { top } = fact
    if (
      groups.get(top) === 'key' ||
      isOtherFound(fact, asked) ||
      (OF_PATIENTS.test(top) && isIdleTimetable(top, plain))
    )
      continue
    if (pairs.size > 0 && neighbours.some((pair) => pairs.has(pair))) groups.set(top, 'key')
    else if (keys.length > 0 && keys.every((key) => [...asked].some((stem) => sameWord(stem, key))))
      groups.set(top, 'key')
    else {
      const named = rareWordOf(fact, rare)
      if (named !== null && namesKey(named, keys, store.facts)) groups.set(top, 'key')
      else if ((named !== null || sharesTwo(fact, asked) || namesHappening(fact, asked)) && !groups.has(top))
        groups.set(top, 'word')
    }
  }
  return groups
}

/**
 * Facts under keys of the shop's own, with the telling stems of those; and leaves of parts that every profile has which have a
 * word of their own ("RV" and parking.rv_spaces), with how their part begins.
 */
type SortedFacts = {
  own: readonly { fact: Fact; keys: readonly string[]; pairs: ReadonlySet<string> }[]
  leaves: readonly { opening: string; words: readonly string[] }[]
}

const sortedFacts = onceFor(
  (facts: readonly Fact[]): SortedFacts => ({
    own: facts.filter(isOwn).map((fact) => {
      const keys = fact.top
        .split('_')
        .map(wordStem)
        .filter((stem) => !SAYS_NOTHING.has(stem))
      return { fact, keys, pairs: pairsOfKey(fact, keys) }
    }),
    leaves: facts.flatMap((fact) => {
      const words = fact.leaves.flatMap((leaf) => leaf.split('_')).filter((word) => RARE_LEAVES.has(word))
      return isOwn(fact) || words.length === 0 ? [] : [{ opening: fact.top.slice(0, 4), words }]
    }),
  }),
)

/** Words of such leaves that ask for nothing else. */
const RARE_LEAVES: ReadonlySet<string> = new Set([
  'rv',
  'bike',
  'atm',
  'curbside',
  'valet',
  'motorcycle',
  'trailer',
  'islands',
])

/** What goes on at a shop, by its everyday name. */
function namesHappening({ valueWords }: Fact, asked: ReadonlySet<string>): boolean {
  return HAPPENINGS.some((stem) => asked.has(stem) && valueWords.has(stem))
}

/** Two plain words of one fact, one of them of its key: "fill my water bottle" and the key water_refill. */
function sharesTwo(fact: Fact, asked: ReadonlySet<string>): boolean {
  const telling = [...asked].filter((stem) => stem.length > 2 && !VAGUE.has(stem))
  const inKey = telling.filter((stem) => fact.keyWords.has(stem))
  const inText = telling.filter((stem) => !inKey.includes(stem) && stem.length > 3 && fact.valueWords.has(stem))
  return inKey.length > 0 && inKey.length + inText.length > 1
}

/** Of what is asked the words that neither everyday talk nor the menu uses. */
function rareStems(store: FactQuestion['store'], asked: ReadonlySet<string>): string[] {
  return [...asked].filter(
    (stem) =>
      stem.length > 3 && !VAGUE.has(stem) && !isCommonWord(stem) && !isLexiconWord(stem) && !store.words.has(stem),
  )
}

/** The first of some rare words that a fact has. */
function rareWordOf({ keyWords, valueWords }: Fact, rare: readonly string[]): string | null {
  return rare.find((stem) => hasAlike(valueWords, stem) || hasAlike(keyWords, stem)) ?? null
}

/** Words of keys that a question carries for other reasons. */
const VAGUE: ReadonlySet<string> = new Set(
  'over order minimum free offered open close hour area fee price cost state street date rule policy phone day ready hold all name note type website number limit use sale dollar buck cent code site'.split(
    ' ',
  ),
)

/** Hours and holidays are asked for as such: the name of a day alone asks for what happens on it. */
const OF_TIME = /^(?:hours|holidays)\b/
const ASKS_TIME: readonly string[] = ['hour', 'open', 'close', 'closed', 'time']

function scoreFact(fact: Fact, asked: ReadonlySet<string>): number {
  if (OF_TIME.test(fact.path) && !ASKS_TIME.some((stem) => asked.has(stem))) return 0
  let score = 0
  const leaf = fact.leafWords
  for (const stem of asked) {
    const has = (words: ReadonlySet<string>): boolean => words.has(stem) || (stem.length > 4 && hasAlike(words, stem))
    const weight = VAGUE.has(stem) ? 0.3 : 1
    if (has(leaf)) score += 1.4 * weight
    else if (has(fact.keyWords)) score += weight
    else if (has(fact.valueWords)) score += isCommonWord(stem) ? 0.25 : 1
  }
  return score - leaf.size * 0.02
}
