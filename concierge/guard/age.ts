import type { Reading, Span } from './read-message.ts'

/** An age that was said in a message: whose, and how many years. */
export type StatedAge = { years: number; of: 'self' | 'other' }

const NOT_AN_AGE = new Set(
  'g gr gram grams mg milligram milligrams oz ounce ounces eighth eighths pack packs pk pc pcs piece pieces gummies gummy joints prerolls carts percent thc cbd min minute minutes mi mile miles hr hrs hour hours sec secs seconds day days week weeks month months dollar dollars bucks times time people plants am pm th st nd rd items orders points pounds lbs minutos horas dias semanas meses dolares inches feet ft block blocks degrees stars away plus deep short off of in for at mins blocks millas kilometros'.split(
    ' ',
  ),
)
const AGE_UNITS = new Set('years year yo anos ano anitos 岁 歳 ans anni jahre yro'.split(' '))
const TURN_WORDS = new Set('turn turns turning turned cumple cumplen cumplio'.split(' '))
const NOT_YET = new Set('be turn turns turning almost nearly casi under below not'.split(' '))
/** "Then I am 21", "three weeks until I'm 21": what comes before the words of being. */
const NOT_UNTIL = new Set('then until till when before once after'.split(' '))
const PART_OF_YEAR =
  'january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|fall|autumn|winter'
const TO_COME = new RegExp(
  `^(?:tomorrow|soon|on \\w+day|in (?:${PART_OF_YEAR})|(?:next|this|coming) (?:\\w+day|week|weekend|month|year|${PART_OF_YEAR})|in (?:\\w+ ){1,3}(?:days?|weeks?|months?|years?))\\b`,
)
const SELF_WORDS = new Set('i me my we am soy tengo estoy yo 我'.split(' '))

const OLDEST = 120

/** Ages between 1 and 120 said in years; amounts, prices and sizes are not ages. */
export function findAges(reading: Reading): StatedAge[] {
  const ages: StatedAge[] = []
  const likened: StatedAge[] = []
  for (const span of reading.find('NUMBER')) {
    const years = Math.floor(reading.tokens[span.start]?.value ?? 0)
    if (years < 1 || years > OLDEST) continue
    if (saysAge(reading, span, years)) {
      const age: StatedAge = { years: turnsLater(reading, span) ? years - 1 : years, of: whose(reading, span) }
      if (isLikened(reading, span)) likened.push(age)
      else ages.push(age)
    }
  }
  // "I'm 34 and eat like I'm 19" has one age; "like im 19" alone may be all that is said.
  return ages.some(({ of }) => of === 'self') ? ages : [...ages, ...likened]
}

function isLikened({ tokens }: Reading, { start }: Span): boolean {
  const [am, who, like] = [1, 2, 3].map((back) => tokens[start - back]?.word ?? '')
  return am === 'am' && who === 'i' && (like === 'like' || like === 'if')
}

const TO_SPEND: ReadonlySet<string> = new Set(['on me', 'to spend', 'left on', 'in cash', 'or less', 'and under'])

/** True when there are numbers, and each is of dollars, grams, pieces and the like. */
export function hasOnlyAmounts(reading: Reading): boolean {
  const numbers = reading.find('NUMBER')
  return (
    numbers.length > 0 &&
    numbers.every(({ start }) => {
      const [own, next] = [reading.tokens[start], reading.tokens[start + 1]]
      const then = reading.tokens[start + 2]?.word ?? ''
      return (
        isBeyondAge(own?.value ?? 0) ||
        (next !== undefined &&
          next.sentence === own?.sentence &&
          (NOT_AN_AGE.has(next.word) || TO_SPEND.has(`${next.word} ${then}`)))
      )
    })
  )
}

const FIRST_YEAR = 1900

/** Neither a number of years nor a year: "can't go past 170". */
function isBeyondAge(value: number): boolean {
  return value > OLDEST && value < FIRST_YEAR
}

/** "I have 19 years and a passport": as other languages tell an age, and no years of anything. */
const HAS_YEARS = /^(?:|and|but|can|so|with|am|my)$/

function saysAge(reading: Reading, span: Span, years: number): boolean {
  const word = (offset: number) => reading.tokens[span.start + offset]?.word ?? ''
  const sameSentence = (offset: number) =>
    reading.tokens[span.start + offset]?.sentence === reading.tokens[span.start]?.sentence
  const next = sameSentence(1) ? word(1) : ''
  if (next === 'y' && word(2) === 'o') return true
  if (next === 'year' || next === 'years') {
    return (
      /^olds?$/.test(word(2)) ||
      (word(2) === 'of' && word(3) === 'age') ||
      (word(-1) === 'am' && !/^(in|into|clean|sober)$/.test(word(2))) ||
      (word(-1) === 'have' && word(-2) === 'i' && years >= LOWEST_TOLD && HAS_YEARS.test(word(2)))
    )
  }
  if (AGE_UNITS.has(next)) return !lastsYears(reading, span)
  if (next === 'old') return !sameSentence(2) || word(2) === '' || /^(?:am|is|are)$/.test(word(-1))
  if (isBirthdayToCome(reading, span) || isBirthdayPast(reading, span)) return true
  const isBirthday =
    /^(?:in|on|at)$/.test(next) &&
    (TURN_WORDS.has(word(-1)) || (/^(?:am|be)$/.test(word(-1)) && isToCome(reading, span.start)))
  if (NOT_AN_AGE.has(next) && !isBirthday) return false
  const before = [word(-1), word(-2), word(-3)]
  if (before[0] === 'age' || before[0] === 'aged' || (before[0] === 'is' && before[1] === 'age')) return years >= 10
  if (next === 'here' && span.start <= 2) return years >= 13
  if (years >= 2 && years < 8 && isSmall(reading, span)) return true
  if (years < 8 || years > 99) return false
  if (before[0] === 'de' && isOfSomeone(reading, span)) return true
  const intro = before.filter(
    (w) =>
      !/^(only|just|really|actually|almost|nearly|like|about|still|literally|already|like|now|barely|apenas|solo|casi|not|a|over|under|basically|technically)$/.test(
        w,
      ),
  )
  if (intro[0] === 'am' && intro[1] === 'i') return true
  if (intro[0] === 'bin') return true
  if (/^(?:both|all)$/.test(before[0] ?? '') && /^(?:we|were|are)$/.test(before[1] ?? '')) return years >= 13
  if (intro[0] === 'be' && intro[1] === 'will' && (WHO_WILL.has(intro[2] ?? '') || isNotUntil(reading, span)))
    return true
  if (intro[0] === 'be' && intro[1] === 'to' && isToCome(reading, span.start)) return true
  if (TURN_WORDS.has(intro[0] ?? '')) return !isLongAgo(reading, span)
  if (/^(?:is|are|son|tienen?)$/.test(intro[0] ?? '') && isOfGroup(reading, span)) return years >= LOWEST_TOLD
  if (intro[0] === 'is' && BY_ORDER.has(intro[1] ?? '') && years < 21) return true
  if (
    intro[0] === 'is' ||
    intro[0] === 'are' ||
    (intro[0] === 'be' && intro[1] === 'will') ||
    (/^tienen?$/.test(intro[0] ?? '') && SPANISH_END.test(next))
  )
    return (
      namesSomeone(reading, span.start - 2) ||
      PERSON_BEFORE.some((concept) =>
        reading.find(concept).some((at) => at.end <= span.start && span.start - at.end <= 3),
      )
    )
  return (
    intro[0] === 'tengo' &&
    (/^(?:|pero|y|puedo|si|ya|recien|apenas|sirve|sirven|vale|aceptan|basta)$/.test(next) ||
      (next === 'me' && word(2) !== 'alcanza'))
  )
}

/** "Mi hijo de 16". */
function isOfSomeone(reading: Reading, { start }: Span): boolean {
  return PERSON_BEFORE.some((concept) => reading.find(concept).some(({ end }) => end === start - 1))
}

/** "The oldest is 14" of those who are minded. */
const BY_ORDER: ReadonlySet<string> = new Set('oldest eldest youngest'.split(' '))

/** "Won't be 21 till spring", with nobody named. */
function isNotUntil({ tokens }: Reading, { start }: Span): boolean {
  return tokens[start - 2]?.word === 'not' && /^(?:till|til|until)$/.test(tokens[start + 1]?.word ?? '')
}

const WHO_WILL: ReadonlySet<string> = new Set('i he she they'.split(' '))
const SINCE: ReadonlySet<string> = new Set('hace hacen desde llevo llevamos lleva durante por'.split(' '))

/** "Hace dos años", "llevo 12 años", "tengo 12 años fumando": how long something lasts. */
function lastsYears({ tokens }: Reading, { start }: Span): boolean {
  const isOfYears = /^an(?:o|os)$/.test(tokens[start + 1]?.word ?? '')
  return isOfYears && (SINCE.has(tokens[start - 1]?.word ?? '') || /.ndo$/.test(tokens[start + 2]?.word ?? ''))
}

/** "Turning 21 was ages ago". */
function isLongAgo({ tokens }: Reading, { start }: Span): boolean {
  return tokens.slice(start + 1, start + 6).some(({ word }) => word === 'ago')
}

/** "My daughter's two and", "lil guy is 3": of somebody small a low figure behind "is" is an age. */
function isSmall(reading: Reading, { start }: Span): boolean {
  if (!Number.isInteger(reading.tokens[start]?.value)) return false
  const [is, who] = [reading.tokens[start - 1]?.word, reading.tokens[start - 2]?.word ?? '']
  const isSet = is === 'is' || is === 'are' || is === 'tiene'
  return isSet && (SMALL.has(who) || reading.find('CHILD').some(({ end }) => end === start - 1))
}
/** "My son brought me a gummy, he is 6": years of a child that was told of before. Apart from `findAges`, by which the models learn. */
export function tellsYearsOfSmall({ tokens, find }: Reading): boolean {
  return find('NUMBER').some(({ start }) => {
    const [who, is, own, next] = [tokens[start - 2], tokens[start - 1], tokens[start], tokens[start + 1]]
    const years = own?.value ?? 0
    return (
      (who?.word === 'he' || who?.word === 'she') &&
      is?.word === 'is' &&
      Number.isInteger(years) &&
      years > 0 &&
      years < 8 &&
      next?.sentence !== own?.sentence &&
      find('CHILD').some(({ end }) => end < start)
    )
  })
}

const SMALL: ReadonlySet<string> = new Set('guy man girl boy nena nene peque twins'.split(' '))

/** What follows an age that is said without its unit: "mis amigos tienen 19 y 20". */
const SPANISH_END = /^(?:|y|o|pero|me|le|que|ya|apenas)$/
const GROUPS: ReadonlySet<string> = new Set(
  'us them table group crew squad rest nosotros ellos ellas grupo mesa'.split(' '),
)
const GROUP_REACH = 4

/** "Half of us are nineteen", "most of the table is twenty". */
function isOfGroup({ tokens }: Reading, { start }: Span): boolean {
  return tokens.slice(Math.max(0, start - GROUP_REACH), start).some(({ word }) => GROUPS.has(word))
}

/** "My 21st is next week", "my 17th birthday", and "21 on friday" as the first words. */
function isBirthdayToCome(reading: Reading, { start }: Span): boolean {
  if (start === 0) return reading.tokens[0]?.value === 21 && isToCome(reading, start)
  if (reading.tokens[start - 1]?.word !== 'my' || !/^(?:st|th)$/.test(reading.tokens[start + 1]?.word ?? ''))
    return false
  const named = /^(?:birthday|bday)$/.test(reading.tokens[start + 2]?.word ?? '')
  const years = reading.tokens[start]?.value ?? 0
  if (named && years >= LOWEST_TOLD && years < 21) return true
  return years === 21 && isToCome(reading, start + (named ? 3 : 2))
}

/** "Just had my 20th birthday". */
function isBirthdayPast({ tokens }: Reading, { start }: Span): boolean {
  const before = [1, 2, 3].map((back) => tokens[start - back]?.word ?? '')
  const [next, named] = [tokens[start + 1]?.word ?? '', tokens[start + 2]?.word ?? '']
  const isNamed =
    /^(?:birthday|bday)$/.test(next) || (/^(?:st|nd|rd|th)$/.test(next) && /^(?:birthday|bday)$/.test(named))
  return (
    isNamed &&
    before[0] === 'my' &&
    /^(?:had|celebrated|was|celebrating)$/.test(before[1] ?? '') &&
    (tokens[start]?.value ?? 0) >= LOWEST_TOLD
  )
}

/** Whether a time still ahead follows the place: "in 3 months", "next week", "on friday". */
function isToCome({ tokens }: Reading, place: number): boolean {
  const sentence = tokens[place]?.sentence
  const words = tokens.slice(place + 1, place + 6).filter((token) => token.sentence === sentence)
  return TO_COME.test(words.map((token) => token.word).join(' '))
}

/** A lower figure before a birthday counts something else ("my 3rd birthday deal"). */
const LOWEST_TOLD = 10

const PERSON_BEFORE = ['PERSON', 'CHILD', 'he', 'she', 'they']

function turnsLater(reading: Reading, span: Span): boolean {
  const before = [1, 2, 3].map((back) => reading.tokens[span.start - back]?.word ?? '')
  // "I turned 21 in march" is over.
  if (before.slice(0, 2).includes('turned')) return false
  if (before.slice(0, 2).some((word) => NOT_YET.has(word))) return true
  if (before[0] === 'am' && before[1] === 'i' && NOT_UNTIL.has(before[2] ?? '')) return true
  return isBirthdayToCome(reading, span) || isToCome(reading, span.start)
}

/** Who is spoken of only behind "my": a bud is also a flower. */
const FRIENDS: ReadonlySet<string> = new Set(
  'buddy buddies bud pal homie bro mate bestie roomie boy boys lad'.split(' '),
)
const POSSESSIVE = /^(?:my|our|his|her|their)$/
/** Who is spoken of by what they do: the young among them too. */
const AT_WORK: ReadonlySet<string> = new Set(
  'babysitter sitter nanny intern pair barista lifeguard paperboy caddie caddy trainee apprentice dishwasher busboy hostess tutor teammate student helper dogsitter pupil plumber gardener mechanic bartender waiter waitress'.split(
    ' ',
  ),
)
const DETERMINER = /^(?:my|our|his|her|their|the|a|an|one|au)$/

/** Whether the word at a place is somebody: "the babysitter is 15", "my buddy is nineteen". */
function namesSomeone({ tokens }: Reading, place: number): boolean {
  const [word, before] = [tokens[place]?.word ?? '', tokens[place - 1]?.word ?? '']
  return FRIENDS.has(word) ? POSSESSIVE.test(before) : AT_WORK.has(word) && DETERMINER.test(before)
}

/** "We have a 3 year old", "with a nosy three year old at home". */
function isOneKept({ tokens }: Reading, { start }: Span): boolean {
  const article = [start - 1, start - 2].find((at) => /^(?:an?|one)$/.test(tokens[at]?.word ?? ''))
  return article !== undefined && /^(?:have|has|got|with|raise|raising)$/.test(tokens[article - 1]?.word ?? '')
}

function whose(reading: Reading, span: Span): 'self' | 'other' {
  if (BY_ORDER.has(reading.tokens[span.start - 2]?.word ?? '')) return 'other'
  if (isBirthdayToCome(reading, span) || isBirthdayPast(reading, span)) return 'self'
  const [before, earlier] = [1, 2].map((back) => reading.tokens[span.start - back]?.word ?? '')
  if (/^(?:my|our|his|her|their)$/.test(before ?? '')) return 'other'
  if (isOfGroup(reading, span) && /^(?:is|are|son|tienen?|be)$/.test(before ?? '')) return 'other'
  if (isOneKept(reading, span)) return 'other'
  const [after, first] = [reading.tokens[span.start + 1]?.word, reading.tokens[span.start - 3]?.word ?? '']
  if (after === 'yo' && /^(?:an?|my|our|his|her|their)$/.test(earlier ?? '') && first !== 'am') return 'other'
  for (let at = span.start - 1; at >= 0 && at >= span.start - 6; at--) {
    const word = reading.tokens[at]?.word ?? ''
    const other = PERSON_BEFORE.some((concept) =>
      reading.find(concept).some((place) => place.start <= at && at < place.end),
    )
    if (other || namesSomeone(reading, at)) return 'other'
    if (word === 'i' || word === 'am' || word === 'tengo' || word === 'soy' || word === '我') return 'self'
    if (SELF_WORDS.has(word) && word !== 'my') return 'self'
  }
  const isNamedAfter = PERSON_BEFORE.some((concept) =>
    reading.find(concept).some((place) => place.start >= span.end && place.start - span.end <= 3),
  )
  return isNamedAfter ? 'other' : 'self'
}
