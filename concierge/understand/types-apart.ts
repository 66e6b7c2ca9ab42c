import { acceptedTypes, type Form, type Wish } from '#concierge/retrieve/wish.ts'
import { allMatches } from './all-matches.ts'
import { isPerPiece } from './read-quantity.ts'

const TYPES = ['indica', 'sativa', 'hybrid'] as const
type TypeName = (typeof TYPES)[number]
type OfType = { type: TypeName; quantity: number }

const COUNTED: Readonly<Record<string, number>> = { two: 2, couple: 2, three: 3, four: 4, dos: 2, tres: 3, cuatro: 4 }
const ONE = '(?:an?|one|1|the|another|other|un|una|otr[oa])'
const SOME = `(${ONE}|two|three|four|dos|tres|cuatro|[2-4]|(?:an? )?couple)(?! ?(?:g|mg|oz|pack|dollars)\\b)`
const NUMBERED = new RegExp(
  `(?<![\\p{L}\\p{N}$.:/])${SOME}(?: one)?(?: of)? (?:(?!(?:or|and|o|y)\\b)\\p{L}+ ){0,2}?(indica|sativa|hybrid)s?(?![\\p{L}])`,
  'gu',
)
const NAMED = /\b(indica|sativa|hybrid)s?\b/g
const GAP = 40

/** One for each of two, of whom each likes another type. */
const TWO_PEOPLE =
  /\b(?:one|an?) (?:\p{L}+ ){0,2}each\b|\bfor (?:me|myself)\b.{0,40}\bfor (?:him|her|them|my|the)\b|\b(?:likes?|wants?|prefers?|into) .{1,40}\b(?:i|she|he|they) (?:like|want|prefer|love|am)/u
const OF_EACH =
  /\b(?:(?:one|1|some|two|couple|un[oa]) (?:of|for|from|in|de) (?:each|every|cada)|(?:one|1) each|each (?:strain )?type|all three types)\b/
const OF_EACH_TYPE =
  /\b(?:each|every|all (?:three|3)|the three|cada) (?:(?:of the|different) )?(?:(?:strain )?types?|strains?|kinds?(?! of)|tipo)\b/
const MIXED =
  /\b(?:mix(?:ed|ture)?|assort(?:ed|ment)|combo|combination|variety|split|evenly|some of (?:each|both)|both)\b/
const CHOICE = /\b(?:or|vs|versus|between|difference|o|than)\b/

/** "two packs of gummies, one sativa one indica": the same form once of each type; null when no such list is told. */
export function typesApart(plain: string, joined: Wish): Wish[] | null {
  const forms = joined.forms.filter((form, at) => joined.forms.findIndex((other) => isSameForm(form, other)) === at)
  if (forms.length !== 1 || isOfOtherShelf(plain, joined)) return null
  const listed = typesListed(plain, joined)
  if (listed === null) return null
  const total = joined.budgetTotal ?? (isPerPiece(plain) ? null : joined.priceMax)
  const each = {
    ...joined,
    forms,
    count: 1,
    packCount: listed.some(({ quantity }) => quantity > 1) ? joined.packCount : null,
    priceMax: total ?? joined.priceMax,
    budgetTotal: total,
  }
  return listed.map(({ type, quantity }) => ({
    ...each,
    quantity: quantity > 1 ? quantity : null,
    strainTypes: acceptedTypes(type),
  }))
}

/** "One sativa cart and one indica cart": the form is said of each. */
function isSameForm(one: Form, other: Form): boolean {
  return one.category === other.category && one.kinds.join() === other.kinds.join()
}

/** "1 indica eighth 1 sativa preroll": the size is of flower, and the form another thing. */
function isOfOtherShelf(plain: string, { forms, grams }: Wish): boolean {
  return (
    forms[0]?.category !== 'flower' &&
    grams.some((weight) => weight >= 3.5) &&
    /\b(?:eighth|8th|quarter|ounce|oz|zip)s?\b/.test(plain)
  )
}

function typesListed(plain: string, { quantity, count }: Wish): readonly OfType[] | null {
  const numbered = allMatches(plain, NUMBERED)
  const [first, last] = [numbered[0], numbered.at(-1)]
  if (first !== undefined && last !== undefined && first !== last) {
    const near = numbered.every(({ index }, at) => index - (numbered[at - 1]?.index ?? index) <= GAP)
    const span = plain.slice(first.index, last.index + last[0].length)
    const listed = numbered.flatMap(({ 1: number = '', 2: name }) => ofType(name, number))
    if (near && !CHOICE.test(span) && isSeveral(listed))
      return [...listed, ...leftOver(plain, last.index + last[0].length, listed)]
  }
  const named = allMatches(plain, NAMED)
  const bare = [...new Set(named.map((match) => match[1]))].flatMap((name) => ofType(name, 'one'))
  const span = plain.slice(named[0]?.index ?? 0, named.at(-1)?.index ?? 0)
  if (bare.length === 0 && OF_EACH_TYPE.test(plain)) return TYPES.map((type) => ({ type, quantity: 1 }))
  const many = quantity ?? count ?? 0
  // "Five singles, a mix of sativa and indica": as many of each as can be.
  if (MIXED.test(plain) && many > bare.length && isSeveral(bare) && !CHOICE.test(span))
    return bare.map(({ type }, at) => ({ type, quantity: Math.ceil((many - at) / bare.length) }))
  const asMany = many === bare.length
  const told = OF_EACH.test(plain) || TWO_PEOPLE.test(plain) || asMany
  return isSeveral(bare) && told && !CHOICE.test(span) ? bare : null
}

/** "an indica, a sativa and hybrid": the last of a list may come without its number. */
function leftOver(plain: string, from: number, listed: readonly OfType[]): readonly OfType[] {
  const name = /^ ?,? ?(?:and )?(indica|sativa|hybrid)s?\b/.exec(plain.slice(from))?.[1]
  return listed.some(({ type }) => type === name) ? [] : ofType(name, 'one')
}

function ofType(name: string | undefined, number: string): readonly OfType[] {
  const type = TYPES.find((entry) => entry === name)
  const word = number.replace(/^an? (?=couple)/, '')
  const quantity = COUNTED[word] ?? (/^\d$/.test(word) ? Number(word) : 1)
  return type === undefined ? [] : [{ type, quantity }]
}

function isSeveral(listed: readonly OfType[]): boolean {
  return new Set(listed.map(({ type }) => type)).size === listed.length && listed.length > 1
}
