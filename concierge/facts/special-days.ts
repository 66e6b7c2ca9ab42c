import type { Store } from '#concierge/open-store.ts'
import { onceFor } from '#concierge/retrieve/remember.ts'
import { clock, sentence, tell } from '#concierge/say/wording.ts'
import { foldText, wordsIn, wordStem } from '#concierge/understand/fold-text.ts'
import type { FactAnswer, FactQuestion } from './answer.ts'
import type { Fact } from './fact.ts'
import { isOwn } from './own-facts.ts'
import { dateInWords, dateOfHoliday, namesHoliday, readDays } from './read-day.ts'
import { describeDay } from './say-day.ts'
import { labelOf, sayFact, sayGroup } from './say-fact.ts'
import { shopTime } from './shop-clock.ts'

/**
 * Days on which much is otherwise than usual (a home game, a festival weekend), told in one sentence or in several facts under a key
 * of the shop's own: the words of that key, those that tell when they are, and the facts.
 */
type SpecialDays = { top: string; names: readonly string[]; said: readonly string[]; terms: readonly Fact[] }

const OF_DAYS = /(?:^|_)(?:days?|weekends?|weeks?|season|nights?|holidays?|events?|festivals?)$/
const WHEN = /^(?:when|dates?|on|season|months?|days?)$/
const SERVED =
  /^(?:open|close|opens|closes|hours|doors|parking|lot|delivery|deliveries|pick_?up|curbside|drive_thru)(?:_|$)/
/** Words of such keys and dates that name no day by themselves. */
const SAYS_LITTLE: ReadonlySet<string> = new Set(
  'day weekend week season night holiday event festival special every all each the and from until through during of on in at our any first second third fourth last month year hour policy rule schedule only both'
    .split(' ')
    .map(wordStem),
)

const ASPECTS: readonly { asked: RegExp; told: RegExp }[] = [
  {
    asked: /\b(?:park|parking|parked|lot|garage|spots?|estacion\p{L}*|aparcar)\b/u,
    told: /^(?:parking|lot)(?:_|$)/,
  },
  {
    asked: /\b(?:deliver\p{L}*|drop ?off|drivers?|entreg\p{L}*|envi\p{L}*|domicilio|repart\p{L}*)\b/u,
    told: /^deliver/,
  },
  {
    asked: /\b(?:pick ?(?:ing )?up|pickups?|curb ?side|drive ?thru|recog\p{L}*)\b/u,
    told: /^(?:pick_?up|curbside|drive_thru)/,
  },
  {
    asked:
      /\b(?:open(?:s|ed|ing)?|clos(?:e|es|ed|ing)|hours?|hrs|doors?|what time|how (?:early|late)|until|till?|earl(?:y|ier)|later?|abr\p{L}*|cierr\p{L}*|horarios?)\b/u,
    told: /^(?:open|close|hours|doors)/,
  },
]
const ASKS_ALL =
  /\b(?:different|special|change[sd]?|what happens|how (?:does|do) (?:it|that|things|yall|you)|anything|rules?|policy|what about|how about|plan(?:s|ned)?|deal with)\b/

/** Keys of notes on days of which the hours are read as those of no date. */
const OF_NOTES = /^(?:holidays?|hours|special_\w{1,12}|exceptions|closures)(?:_notes?)?$/
const LINE = /^([^:.;]{4,60}): (.+)$/

/** "Home games: open from 7 AM" in a note: each line that names its days and tells what holds on them. */
function linesOf(facts: readonly Fact[]): readonly SpecialDays[] {
  return facts.flatMap((fact) => {
    if (!isOwn(fact) || !OF_NOTES.test(fact.top) || typeof fact.value === 'boolean') return []
    const lines = typeof fact.value === 'object' ? fact.value : String(fact.value).split(/;|\.(?=\s|$)/)
    return lines.flatMap((line) => {
      const [, name = '', told = ''] = LINE.exec(line.trim()) ?? []
      const names = telling(name)
      return names.length === 0 || !HOURS.test(told) || dateOfHoliday(name) !== null || dateInWords(name) !== null
        ? []
        : [{ top: fact.top, names, said: [], terms: [{ ...fact, leaves: [], value: line.trim() }] }]
    })
  })
}

const HOURS = /\b(?:open|close[sd]?|hours|closing)\b|\d ?[ap]\.?m\b/i

const specialDaysOf = onceFor((facts: readonly Fact[]): readonly SpecialDays[] => {
  const groups = Map.groupBy(facts.filter(isOwn), ({ top }) => top)
  const ofNotes = linesOf(facts)
  const ofKeys = [...groups].flatMap(([top, terms]) => {
    const names = telling(top.replaceAll('_', ' '))
    const said = names.length === 0 ? null : (whenInOne(top, terms) ?? whenOf(top, terms))
    return said === null ? [] : [{ top, names, said: telling(said), terms }]
  })
  return [...ofNotes, ...ofKeys]
})

/** When such days are, where one sentence tells it with what holds on them; null where none does. */
function whenInOne(top: string, terms: readonly Fact[]): string | null {
  const [term, other] = terms
  const isOne = term !== undefined && other === undefined && term.leaves.length === 0 && OF_DAYS.test(top)
  return isOne && OPENS.test(String(term.value)) ? (String(term.value).split(OPENS)[0] ?? '') : null
}

/** The same of several facts. */
function whenOf(top: string, terms: readonly Fact[]): string | null {
  const dated = terms.filter(({ leaves: [leaf = ''] }) => WHEN.test(leaf))
  const isServed = terms.some(({ leaves: [leaf = ''] }) => SERVED.test(leaf))
  return isServed && (dated.length > 0 || OF_DAYS.test(top)) ? dated.map(({ value }) => String(value)).join(' ') : null
}

/** What a sentence about such days goes on with, once it has told which they are. */
const OPENS = /\bwe (?:open|close|are (?:open|closed))\b|\b(?:opens?|closes?|doors|hours)\b/i

function telling(text: string): string[] {
  return [...new Set(wordsIn(foldText(text)).map(wordStem))].filter((stem) => stem.length > 2 && !SAYS_LITTLE.has(stem))
}

/** "Game day" by its own words, "gameday", "the game", or "a football saturday" by two of the words that tell when it is. */
function isNamed({ names, said }: SpecialDays, plain: string): boolean {
  const game = names.includes('game') ? 'game' : (names.find((name) => GAMES.test(name)) ?? 'game')
  if (game !== 'game' && OF_A_GAME.test(plain)) return true
  const words = wordsIn(
    plain
      .replaceAll(/\b(?:partidos?|juegos?|kick ?off|tailgat(?:e|ing))\b/g, game)
      .replaceAll(/(\p{L}{3,})(days?)\b/gu, (whole, name: string, day: string) =>
        names.includes(wordStem(name)) ? `${name} ${day}` : whole,
      ),
  )
  const stems = words.map(wordStem)
  const at = stems.findIndex((stem) => names.includes(stem))
  if (at >= 0 && (names.length > 1 ? names.every((name) => stems.includes(name)) : stands(words, at))) return true
  return new Set([...names, ...said].filter((stem) => stems.includes(stem))).size > 1
}

const GAMES = /^(?:football|soccer|basketball|baseball|hockey)$/
/** A game by what is only said of one. */
const OF_A_GAME = /\bkick ?offs?\b|\btailgat(?:e|es|ing)\b|\bgame ?days?\b|\b(?:home|big|the) games?\b/

const BEFORE = /^(?:de|dias?|the|an?|home|big|during|before|after|this|next|el|del|un)$/
const AFTER = /^(?:days?|nights?|weekends?|saturdays?|sundays?|fridays?|thursdays?|season)$/

function stands(words: readonly string[], at: number): boolean {
  return BEFORE.test(words[at - 1] ?? '') || AFTER.test(words[at + 1] ?? '')
}

/** "Any food or music on 420": what goes on that day, and no deal of it. */
const ASKS_WHATS_ON =
  /\b(?:part(?:y|ies)|music|food|eats|dj|djs|bands?|live|trucks?|events?|happen\p{L}*|goes on|going on|celebrat\p{L}*|special|doing (?:anything|something|for|on)|anything (?:fun|cool|going|on|planned|for)|plans?|planned|planning|vendors?|giveaways?|raffles?|contests?|fiesta|musica|comida|eventos?)\b/u
const OF_DEALS =
  /\b(?:deals?|discounts?|sales?|offers?|promos?|cheap\p{L}*|doorbusters?|ofertas?|descuentos?|\d+% off)\b/u

/** What the owner tells of holidays, with the holiday that it is told of. */
const holidayNotesOf = onceFor((facts: readonly Fact[]) => {
  const told = (note: Fact, leaf: string): string | null =>
    facts.find(({ path }) => path === `holidays.${note.leaves[0]}.${leaf}`)?.value.toString() ?? null
  return facts
    .filter(({ top, leaves }) => top === 'holidays' && leaves.at(-1) === 'note')
    .map((note) => ({ note, holiday: { name: told(note, 'name') ?? '', date: told(note, 'date') } }))
})

/** What the owner tells of a holiday that is named, beside its hours; null where nothing of the kind is asked or told. */
function holidayNote(facts: readonly Fact[], plain: string): Fact | null {
  const note = holidayNotesOf(facts).find(({ holiday }) => namesHoliday(plain, holiday))?.note
  if (note === undefined) return null
  const said = new Set(wordsIn(plain).map(wordStem))
  const shares = telling(String(note.value)).some((stem) => said.has(stem))
  return (shares || ASKS_WHATS_ON.test(plain)) && (shares || !OF_DEALS.test(plain)) ? note : null
}

/** What is asked of such days: the facts that tell it, all of them where they are asked of in general. */
export function specialDayTerms({ facts }: Pick<Store, 'facts'>, plain: string): readonly Fact[] {
  const note = holidayNote(facts, plain)
  if (note !== null) return [note]
  const days = specialDaysOf(facts)
  if (days.length === 0) return []
  const named = days.find((one) => isNamed(one, plain))
  if (named === undefined) return []
  const asked = ASPECTS.filter((aspect) => aspect.asked.test(plain))
  const terms = named.terms.filter((term) => asked.some((aspect) => tells(term, aspect)))
  // "Is the lot open" asks of the lot.
  const [first] = asked
  const closest = first === undefined ? [] : named.terms.filter((term) => tells(term, first))
  if (closest.length > 0) return asked.length > 1 && /[,?]| and | y /.test(plain) ? terms : closest
  return terms.length > 0 ? terms : asked.length === 0 && ASKS_ALL.test(plain) ? named.terms : []
}

/** By its key, or in the sentence that tells all of such a day. */
function tells({ leaves, value }: Fact, { asked, told }: (typeof ASPECTS)[number]): boolean {
  return leaves.length === 0 ? asked.test(foldText(String(value))) : told.test(leaves[0] ?? '')
}

/** The hours of a holiday that is named, and what goes on that day. */
function answerHoliday(question: FactQuestion): FactAnswer | null {
  const days = readDays(question.plain, question.profile, shopTime(question.now, question.profile))
  const text = days.map((day) => describeDay(question, day)).join(' ')
  return text === '' ? null : { text, paths: ['hours', 'holidays'], known: true, derived: [text] }
}

/** What such days are and what holds on them. */
export function answerSpecialDays(question: FactQuestion): FactAnswer | null {
  const { store, plain, language } = question
  const terms = specialDayTerms(store, plain)
  const [{ top } = { top: '' }] = terms
  if (terms.length === 0) return null
  if (top === 'holidays') return answerHoliday(question)
  const paths = terms.map(({ path }) => path)
  const all = specialDaysOf(store.facts).find((one) => one.top === top)?.terms ?? []
  const [only] = terms
  if (only !== undefined && only.leaves.length === 0 && OF_NOTES.test(top))
    return { text: sentence(String(only.value)), paths, known: true }
  if (terms.length === all.length) return { text: sayGroup(terms, language), paths, known: true }
  const open = terms.find(({ leaves: [leaf = ''] }) => /^opens?$/.test(leaf))
  const close = terms.find(({ leaves: [leaf = ''] }) => /^closes?$/.test(leaf))
  const when = all.find(({ leaves: [leaf = ''] }) => WHEN.test(leaf))
  const others = terms.filter((term) => term !== open && term !== close)
  const lines = others.map((term) => sayFact(term, language))
  if (open !== undefined && close !== undefined) {
    const [from, to] = [open, close].map(({ value }) =>
      /^\d{1,2}:\d\d$/.test(String(value)) ? clock(String(value)) : String(value),
    )
    const days = when === undefined ? labelOf(top) : `${labelOf(top)} (${String(when.value)})`
    lines.unshift(
      sentence(tell(language, `${days}: we're open from ${from} to ${to}`, `${days}: abrimos de ${from} a ${to}`)),
    )
  } else lines.unshift(...[open, close].flatMap((term) => (term === undefined ? [] : [sayFact(term, language)])))
  return { text: lines.join(' '), paths: [...paths, ...(when === undefined ? [] : [when.path])], known: true }
}
