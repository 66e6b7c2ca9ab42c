import type { Category } from '#contract/catalog.ts'
import { KINDS } from '#concierge/retrieve/kinds.ts'
import { CATEGORY_WORDS } from '#concierge/retrieve/shelves.ts'
import { tellingWord } from '#concierge/retrieve/telling-word.ts'
import { wordStem } from './fold-text.ts'
import { type FormMention, type FormWord, shelfOf } from './form-word.ts'
import { dropHabits, isAdvice, isNotRegular, isRefusedForWhatIsInIt, isTaste, isWeaker } from './forms-not-meant.ts'
import { groupForms } from './group-forms.ts'
import { dropOwnThings } from './own-things.ts'
import { dropServed } from './served-things.ts'
import { sortsOf } from './small-ones.ts'
import { isScentOfOther, readScents } from './scents.ts'
import { entriesFor, type Mention, restore, type Sentence, takeAll } from './sentence.ts'
import { A_SMOKE, AVERSE_TO_SMOKE, CAN_PUFF, OF_PIPES } from './smoke-words.ts'

export type ReadForms = {
  wanted: readonly FormMention[]
  notCategories: readonly Category[]
  notKinds: readonly string[]
  /** Words refused of a kind that is itself wanted: "wax but no crumble". */
  notWords: readonly string[]
  inhaled: boolean | null
}

const kindsFor = entriesFor(KINDS)
const categoryWordsFor = entriesFor(CATEGORY_WORDS)

/**
 * Reads the forms in order of mention. Words side by side make one form ("live rosin gummies"); "or" offers another;
 * "and", "plus" or a comma adds one when it lies on another shelf. A quality joined by "with" or "in" belongs to the form before it.
 */
export function readForms(sentence: Sentence): ReadForms {
  const mentions: Mention<FormWord>[] = []
  const inhaled = readInhaled(sentence)
  for (const kind of kindsFor(sentence))
    for (const mention of takeAll(sentence, kind.asked, { category: null, kind: kind.id })) {
      const word = tellingWord(kind.id, sentence.plain.slice(mention.start, mention.end))
      mentions.push(word === null ? mention : { ...mention, value: { ...mention.value, word } })
    }
  for (const entry of categoryWordsFor(sentence))
    mentions.push(...takeAll(sentence, entry.asked, { category: entry.category, kind: null }))
  readScents(mentions)
  const other = mentions.filter((mention) => isNoForm(mention, mentions, sentence.plain))
  const threads = threadsOf(mentions, sentence.plain)
  for (const mention of [...other, ...threads]) {
    restore(sentence, threads.includes(mention) ? { start: mention.start, end: mention.start + THREAD } : mention)
    mentions.splice(mentions.indexOf(mention), 1)
  }
  dropBaskets(mentions, sentence.plain)
  dropPackings(mentions, sentence.plain)
  dropHabits(mentions, sentence.plain)
  dropOwnThings(mentions, sentence)
  mentions.sort((a, b) => a.start - b.start)
  dropServed(mentions, sentence.plain)
  refuseSwapped(mentions, sentence.plain)
  refuseOutdone(mentions, sentence.plain)
  spreadNegation(mentions, sentence.plain)
  refusePersons(mentions, sentence.plain)
  for (const mention of mentions) if (isRefusedForWhatIsInIt(mention, sentence.plain)) mention.negated = false
  const kept = new Set(mentions.filter(({ negated }) => !negated).flatMap(({ value }) => value.kind ?? []))
  const named = new Set(mentions.filter(({ negated }) => !negated).map(({ value }) => shelfOf(value)))
  const refused = mentions.filter(
    ({ negated, start, end }) => negated && !(named.has('edible') && SWEETS.test(sentence.plain.slice(start, end))),
  )
  const wantsAnyEdible = mentions.some(({ value, negated }) => !negated && value.category === 'edible')
  const clash = refused.filter(({ value }) => value.kind !== null && kept.has(value.kind))
  const excluded = refused.filter((mention) => !clash.includes(mention)).map((mention) => mention.value)
  const wantsInfused = mentions.some(({ value, negated }) => value.kind === 'infused' && !negated)
  return {
    wanted: groupForms(
      mentions.filter((mention) => !mention.negated),
      sentence.plain,
    ).flatMap((mention) => sortsOf(mention, sentence.plain)),
    notCategories: [
      ...excluded.flatMap((word) => word.category ?? []),
      ...(NO_FIRE.test(sentence.plain) && !named.has('accessory') ? FLAMED.filter((shelf) => !named.has(shelf)) : []),
    ],
    notWords: clash.flatMap(({ start, end }) => sentence.plain.slice(start, end).split(' ').map(wordStem)),
    notKinds: [
      ...(mentions.some((mention) => mention.negated && !refused.includes(mention)) && wantsAnyEdible
        ? SWEET_KINDS
        : []),
      ...excluded.flatMap((word) => word.kind ?? []),
      ...(isForCandy(mentions, sentence.plain) ? NO_CANDY : []),
      ...(wantsAnyEdible && TO_CHEW.test(sentence.plain) ? NOT_CHEWED : []),
      ...(PLAIN_ROLL.test(sentence.plain) && !wantsInfused ? ['infused'] : []),
    ],
    inhaled,
  }
}

/** A loose word for a part of the shelf: "I skip the candy" beside a wish for something to eat does not refuse the whole of it. */
const SWEETS = /^(?:cand(?:y|ies)|treats?|snacks?|dulces?)$/

/** "Gummies or candy": what is drunk, baked, swallowed or cooked with is none, unless it is named too. */
function isForCandy(mentions: readonly Mention<FormWord>[], plain: string): boolean {
  const wanted = mentions.filter(({ negated }) => !negated)
  return (
    wanted.some(({ start, end }) => CANDY.test(plain.slice(start, end))) &&
    !wanted.some(({ value }) => NO_CANDY.includes(value.kind ?? ''))
  )
}

const CANDY = /^cand(?:y|ies)$/
const NO_CANDY: readonly string[] = ['drink', 'baked', 'tablet', 'cooking', 'frozen']

/** "Something to chew, not to drink": what is drunk, swallowed or sucked is none. */
const TO_CHEW = /\b(?:to|can) chew\b|\bchew(?:y|ables?)\b|\bmasticables?\b/
const NOT_CHEWED: readonly string[] = ['drink', 'tablet', 'lozenge', 'cooking', 'frozen']

const SWEET_KINDS: readonly string[] = ['gummy', 'chew', 'caramel', 'lozenge']

/** "Something I don't have to light": nothing that wants a flame. */
const NO_FIRE =
  /\b(?:i|we|u|you|he|she|they)(?: really| just)? (?:dont|do not|doesnt|cant|cannot|never|wont)(?: (?:have|want|need|like|get|got|to|a|any|ever|be|even|feel|own|my))* (?:light(?: (?:it|up|anything|one|them|something)|(?= ,|$))|lighting (?:it|up|anything|one)|lighter|flames?|torch)\b|\b(?:no|without(?: an?| any)?) (?:lighters?|flames?|torch(?:es)?|lighting)(?: up)? ?(?:needed|required|necessary|involved|around|on me)?(?= ,|$| please| (?:and|but|so|or)\b)|\bnothing (?:\p{L}+ ){0,4}light(?: up)?(?= ,|$)/u
const FLAMED: readonly Category[] = ['flower', 'pre-roll', 'concentrate']

/** "a regular joint", "just a plain one": rolled flower and nothing added. */
const PLAIN_ROLL =
  /\b(?:plain|regular|normal|ordinary|straight|standard|classic|basic|natural|old school|just flower|only flower|uninfused|un infused|nothing added)(?: (?:old|ol|flower|single|indica|sativa|hybrid|1 g))* (?:preroll|joints?|jays?|js|doobies?|spliffs?|blunts?|porros?)\b|\b(?:plain|regular|normal|uninfused) ones?\b|\b(?:preroll|joints?|js) (?:with |thats? )?(?:just|only|all|pure) flower\b/

/** "no gummies or chocolate" excludes both. */
function spreadNegation(mentions: Mention<FormWord>[], plain: string): void {
  for (const [index, mention] of mentions.entries()) {
    const before = mentions[index - 1]
    if (before?.negated && /^(?: ?,? ?(?:or|nor|o|ni) (?:any )?)$/.test(plain.slice(before.end, mention.start)))
      mention.negated = true
  }
}

const PERSON = /^ (?:person|people|guy|girl|gal|dude|lady|man|woman|kind of (?:person|guy|girl|gal)|fan|lover)s?\b/
const NOT_ONE = /\b(?:not|isnt|arent|aint|never(?: been)?)(?: (?!but\b)\p{L}+){1,5} (?:or|nor) (?:an? |really )*$/u

const NOR_SMOKED =
  /\b(?:not|isnt|arent|aint|no|without|besides|other than|dont|doesnt|cant|never)(?: \p{L}+){0,3} smok(?:e|es|ed|ing) (?:or|nor|and) $/u

/** "Caffeine free", "decaf": of few things it is said that they are, and of others that they are not. */
const WITHOUT_IT = /^(?:caffeine free|decaf(?:feinated)?)$/

/** "I dont dab", "she never vapes": what somebody does not do is not what they want, unless it is only how often. */
const HABIT = /^(?:dabs?|dabbing|vapes?|vaping|smokes?)$/
const NOT_DONE =
  /\b(?:dont|do not|doesnt|does not|cant|cannot|never|wont|quit|stopped|no longer|gave up|(?:im|am|is|are|were|hes|shes) not)(?: (?:really|even|ever|actually|usually|normally|wanna|want to|like to|like|know how to|into|gonna|going to|do))* $/
const NOW_AND_THEN = /^ (?:often|much|a lot|every ?day|daily|regularly|that much|too much|in|at|inside|here|but)\b/

/** "I'm not a smoker or an edibles person", "that isnt smoking or vaping": what is not done is not wished for. */
function refusePersons(mentions: Mention<FormWord>[], plain: string): void {
  for (const mention of mentions) {
    const before = plain.slice(0, mention.start)
    const habit = HABIT.test(plain.slice(mention.start, mention.end)) && !NOW_AND_THEN.test(plain.slice(mention.end))
    if (
      (PERSON.test(plain.slice(mention.end)) && NOT_ONE.test(before)) ||
      NOR_SMOKED.test(before) ||
      isNotRegular(mention, before) ||
      WITHOUT_IT.test(plain.slice(mention.start, mention.end)) ||
      (habit && NOT_DONE.test(before))
    )
      mention.negated = true
  }
}

/** What is called as a form is, and means something else here. */
function isNoForm(mention: Mention<FormWord>, mentions: readonly Mention<FormWord>[], plain: string): boolean {
  return (
    isTaste(mention, plain) ||
    isWeaker(mention, mentions, plain) ||
    isWritten(mention, plain) ||
    isAdvice(mention, plain) ||
    isScentOfOther(mention, mentions)
  )
}

const WRITING =
  /\b(?:writ(?:e|es|ing)|wrote|finish(?:ing)?|essay|page|term|research|college|school|thesis|seminar|midterm|history|english) $/
const TURNED_IN = /^ (?:is |thats |are )*(?:due|to write|to finish|deadline|for (?:school|class|college))\b/

/** "Which is stronger on paper": by its figures. */
const ON_PAPER = /\bon paper$/
const ROLLS = /\broll/

/** "A 12 page paper", "my paper is due": what is written, and nothing to roll with. */
function isWritten({ value, start, end }: Mention<FormWord>, plain: string): boolean {
  return (
    value.kind === 'paper' &&
    (WRITING.test(plain.slice(0, start).replace(/\b(?:my|a|an|this|some|the|\d+) $/, '')) ||
      (ON_PAPER.test(plain.slice(0, end)) && !ROLLS.test(plain)) ||
      TURNED_IN.test(plain.slice(end)))
  )
}

const SWAPS = /\b(?:swap|switch|trade|replace|exchange|sub)(?: out)?(?: (?:my|the|those|these|that|all))* $/
const TAKES_PLACE = /^ (?:out )?(?:for|with|to|into)\b/

/** "swap the gummies for a drink": what is to be replaced is not wanted. */
function refuseSwapped(mentions: Mention<FormWord>[], plain: string): void {
  for (const mention of mentions.slice(0, -1))
    if (SWAPS.test(plain.slice(0, mention.start)) && TAKES_PLACE.test(plain.slice(mention.end))) mention.negated = true
}

const OUTDONE =
  /\b(?:something|anything|stuff|one|ones|want|need|get|got)(?: (?:a|bit|little|lot|much|way|tad|thats|that is|even))* (?:(?!(?:other|rather|stronger|weaker|milder)\b)\p{L}{3,}er|(?:more|less) \p{L}+|(?:a )?step up|better|upgrade|nicer) (?:than|from) (?:(?:an?|the|your|these|those|that|this|just|plain|regular|house|basic|cheap|some|bag|of) )*$/u

/** "Something nicer than shake": what is to be outdone is not what is wanted. */
function refuseOutdone(mentions: Mention<FormWord>[], plain: string): void {
  for (const mention of mentions) if (OUTDONE.test(plain.slice(0, mention.start))) mention.negated = true
}

function readInhaled(sentence: Sentence): boolean | null {
  if (OF_PIPES.test(sentence.plain)) return null
  const pattern =
    /(?<!\p{L})(?:(?:something |anything |stuff |things? )?(?:to |for )?(?:smok(?:e|ed|ing|e?able)|puff(?:ing)?(?: on)?|toke|inhal(?:e|ing|able)|fumar(?:se)?|fumad[oa]s?|fum[oea]n?))(?!\p{L})/gu
  const found = takeAll(sentence, pattern, true)
  if (NOBODY_SMOKES.test(sentence.plain)) return false
  if (found.length === 0) {
    if (HARD_ON_LUNGS.test(sentence.plain)) return false
    if (UNNOTICED.test(sentence.plain)) return false
    if (/(?<!non |not a )\bsmokers?\b/.test(sentence.plain)) return true
    return /(?:smoke ?(?:free|less)|smokeless)|\bnon smokers?\b|\b(?:not|never(?: been)?) (?:really )?(?:a )?smokers?\b(?! but\b)/.test(
      sentence.plain,
    )
      ? false
      : null
  }
  if (
    found.some((mention) => mention.negated) ||
    /(?:cant|dont|do not|quit|stopped|hate|never|nunca(?: ha)?|jamas(?: ha)?|no(?: se)?|nada (?:que|de|para)|sin(?: tener que)?) (?:smok|inhal|fum)/.test(
      sentence.plain,
    ) ||
    AVERSE_TO_SMOKE.test(sentence.plain)
  )
    return false
  return /(?:something|anything|what|stuff|strains?) (?:\p{L}+ ){0,3}(?:to |for |you )?(?:smok|puff|toke)|to (?:smoke|puff|toke)|smoke?able|para fumar|\b(?:ones?|kinds?|things?)(?: that| which)? (?:you|u|i|we|ya|gets?|is|are|can be)(?: can| could)? smok(?:e|ed)\b/u.test(
    sentence.plain,
  ) ||
    CAN_PUFF.test(sentence.plain) ||
    A_SMOKE.test(sentence.plain)
    ? true
    : null
}

/** Smoke is smelled by others. */
const UNNOTICED =
  /\b(?:discreet(?:ly)?|discrete(?:ly)?|stealthy?|discret[oa]s?|(?:no|non|least|less|not (?:so|as|too)) smell(?:y|s|ing)?|(?:low|no|zero|minimal|little|less)[ -](?:odou?r|scent)|low smell|odou?rless|without (?:the |a )?smell|sin olor|que no huelan?|low key smell|(?:doesnt|dont|does not|wont|will not|not) (?:smell|stink|reek)(?: (?:up|like (?:weed|skunk|pot|smoke)|the (?:house|room|car|place|apartment)|at all|so much|too much|as much|much))*(?= |$|,)|(?:hates?|complain\p{L}*(?: about)?|cant stand|bothered by|notice|sensitive to) the (?:smell|odou?r|smoke)|(?:wont|doesnt|dont|not|no|without)(?: \p{L}+){0,4} (?:on (?:my|your|the) breath|(?:weed|smoke|smokers?|pot) breath)|(?:stink|smell)(?:s|ing)? up (?:the|my|our))(?!\p{L})/u

const NOBODY_SMOKES =
  /\b(?:no ?body|no one|noone|(?:none|neither) of (?:us|them|em|the (?:two|three|four|five|girls|guys|ladies)))(?: (?:here|else|there|really|even|ever|actually|in \p{L}+ \p{L}+|will|wants to|likes to|likes|can|does))* smok(?:es?|ing)\b(?! (?:\p{L}+ ){0,3}?(?:much|often|a lot|except|but)\b)/u

const HARD_ON_LUNGS =
  /\b(?:dont (?:want|like) to|hate|without|no|tired of|makes? me|always|stop|not) cough(?:ing|s)?\b|\b(?:easy|easier|gentle) on (?:the|my) (?:lungs?|throat|chest)\b|\bbad lungs\b|\b(?:hurts?|burns?|kills?) my (?:lungs?|throat|chest)\b/

function dropBaskets(mentions: Mention<FormWord>[], plain: string): void {
  for (const mention of mentions.filter(({ value, start }) => value.kind === 'cartridge' && isBasket(plain, start)))
    mentions.splice(mentions.indexOf(mention), 1)
}

/** "add it to my cart". */
function isBasket(plain: string, start: number): boolean {
  return /\b(?:add|put|throw|toss|remove)\b.{0,30}\b(?:to|in|into|from) (?:my|the|your) $/.test(
    plain.slice(Math.max(0, start - 50), start),
  )
}

const PACKED_IN = /\b(?:in|inside)(?: (?:an?|the|one of|those|these|that|little|small|big|glass|their|its|own|nice))* $/

/** So far behind a word it is looked for what is said of it. */
const AHEAD = 60

/** "My usual jar is empty": what was in it is looked for. */
const IS_EMPTY =
  /^(?: (?:is|are|s|was|looks|just got|running))* (?:(?:almost|nearly|about|basically|totally) )?(?:empty|gone|done|low|out)\b/

/** "Every jar i bring home smells like grass", "the jar says myrcene": what is in it is spoken of. */
const TELLS_OF_IT =
  /^(?:(?: that)? (?:i|we|he|she|they|you|u)(?: (?:always|just|last|ever|guys))*(?: \p{L}+){1,2}(?: (?:home|here|up|before|last time|from here|yesterday))?)? (?:says?|said|reads?|lists?|claims?|tastes?|smells?|smelled|tasted|hits?|was|were|looks?|label says)(?!\p{L})|^(?: that)? (?:i|we)(?: (?:always|just|last|ever))* (?:bought|got|had|brought|bring|buy|took)(?: (?:home|here|before|last time|from here|yesterday))?(?= ,|$)/u

/** "Live rosin in a jar": how a thing comes is no thing of its own. */
function dropPackings(mentions: Mention<FormWord>[], plain: string): void {
  const isPacking = ({ value, start, end }: Mention<FormWord>): boolean =>
    value.kind === 'storage' &&
    (IS_EMPTY.test(plain.slice(end)) ||
      TELLS_OF_IT.test(plain.slice(end, end + AHEAD)) ||
      (PACKED_IN.test(plain.slice(Math.max(0, start - 30), start)) &&
        mentions.some((other) => other.start < start && shelfOf(other.value) !== 'accessory')))
  for (const mention of mentions.filter(isPacking)) mentions.splice(mentions.indexOf(mention), 1)
}

/** "a battery with 510 threading": how the battery is made, and no cart. */
const THREAD = '510'.length

function threadsOf(mentions: readonly Mention<FormWord>[], plain: string): readonly Mention<FormWord>[] {
  const battery = mentions.find(({ value, negated }) => value.kind === 'battery' && !negated)
  return battery === undefined
    ? []
    : mentions.filter(
        ({ value, start, end }) =>
          value.kind === 'cartridge' &&
          start > battery.end &&
          /^510s?(?: (?:thread\p{L}*|carts?|cartridges?))*$/u.test(plain.slice(start, end)),
      )
}
