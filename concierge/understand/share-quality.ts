import { type FormWord, type Group, isQuality, shelfOf } from './form-word.ts'
import type { Mention } from './sentence.ts'

/**
 * "live rosin, cart or dab", "carts or dabs, has to be rosin": a quality set apart from what may be had in it is that of each.
 * "live resin carts or dabs" names it once for both.
 */
export function shareQuality(
  groups: readonly Group[],
  plain: string,
): readonly (Group & { shared: readonly FormWord[] })[] {
  const lone = [groups[0], groups.at(-1)].find((group) => group?.words.every(({ value }) => isExtract(value)))
  const others = groups.filter((group) => group !== lone)
  const [first, ...further] = others
  const apart =
    lone !== undefined &&
    first !== undefined &&
    others.every(isExtracted) &&
    !(lone.joinedBy === 'or' && others.every(isTexture)) &&
    further.every((group) => group.joinedBy === 'or') &&
    !NEXT_ONE.test(lone === groups[0] ? between(lone, first, plain) : between(others.at(-1), lone, plain))
  if (!apart)
    return groups.map((group, at) => ({
      ...group,
      shared: [
        ...sharedWith(group, groups[at - 1]),
        ...nounBehind(group, groups[at + 1], plain),
        ...ofEither(group, { before: groups[at - 1], next: groups[at + 1], plain }),
      ],
    }))
  const shared = lone.words.map(({ value }) => value)
  return others.map((group, at) => ({ ...group, joinedBy: at === 0 ? 'start' : group.joinedBy, shared }))
}

/** "Shatter, rosin, whatever": beside textures the quality is one more thing to have. */
function isTexture({ words }: Group): boolean {
  return words.every(({ value }) => value.kind !== null && !isQuality(value) && shelfOf(value) === 'concentrate')
}

/** Shelves on which things are told by what was extracted for them. */
const EXTRACTED: ReadonlySet<string> = new Set(['vape', 'edible', 'concentrate'])

/** "live resin carts or dabs": what is smoked the same way has the quality named before the first. */
function sharedWith(group: Group, before: Group | undefined): readonly FormWord[] {
  const qualities = before?.words.map(({ value }) => value).filter(isExtract) ?? []
  const smoked = (one: Group): boolean =>
    one.words.every(({ value }) => shelfOf(value) === 'vape' || shelfOf(value) === 'concentrate')
  return before !== undefined &&
    group.joinedBy === 'or' &&
    qualities.length < before.words.length &&
    [before, group].every(smoked) &&
    !group.words.some(({ value }) => isExtract(value))
    ? qualities
    : []
}

type Beside = { before: Group | undefined; next: Group | undefined; plain: string }

/** "king size papers or cones", "papers or cones in king size": what is said once of two things of a shelf is said of both. */
function ofEither(group: Group, { before, next, plain }: Beside): readonly FormWord[] {
  if (group.words.some(({ value }) => isQuality(value))) return []
  const shelf = shelfOf(group.words[0]?.value ?? NO_WORD)
  const isAlike = ({ value }: Mention<FormWord>): boolean => shelfOf(value) === shelf
  const [first, thing] = before?.words ?? []
  if (before !== undefined && first !== undefined && thing !== undefined && group.joinedBy === 'or')
    if (isSaidFirst(first, thing, plain) && before.words.slice(1).every(isAlike))
      if (BARE_OR.test(between(before, group, plain))) return [first.value]
  const last = next?.words.find(({ value }) => isSaidOfThings(value))
  const noun = next?.words.findLast(({ end }) => last !== undefined && end < last.start)
  return next?.joinedBy === 'or' &&
    noun !== undefined &&
    last !== undefined &&
    next.words.every(isAlike) &&
    SAID_BEHIND.test(plain.slice(noun.end, last.start))
    ? next.words.filter(({ value, start }) => start > noun.end && isSaidOfThings(value)).map(({ value }) => value)
    : []
}

/** "Vegan gummies", "rso in capsules": what a thing is or is made of stands before it. */
function isSaidFirst(first: Mention<FormWord>, thing: Mention<FormWord>, plain: string): boolean {
  return (
    isQuality(first.value) &&
    (isExtract(first.value)
      ? COMES_IN.test(plain.slice(first.end, thing.start))
      : shelfOf(first.value) === shelfOf(thing.value))
  )
}

/** In which form an extract is looked for. */
export const COMES_IN = /^ (?:in|as|en) (?:an? |the |some )?$/
const SAID_BEHIND =
  /^ (?:(?:in|with|w|con|made with|that (?:are|is|have|has)|thats|which (?:are|have)|containing) )?(?:(?:an?|the|some|real) )?$/

/** "King size papers or a grinder" names another thing. */
const BARE_OR = /^ (?:or|o|\/) $/

const NO_WORD: FormWord = { category: null, kind: null }

/** A size or the like, and nothing that was extracted. */
function isSaidOfThings(word: FormWord): boolean {
  return isQuality(word) && !isExtract(word)
}

/** "live resin or rosin carts": the thing is named once, behind the second quality. */
function nounBehind(group: Group, next: Group | undefined, plain: string): readonly FormWord[] {
  const values = next?.words.map(({ value }) => value) ?? []
  return next !== undefined &&
    next.joinedBy === 'or' &&
    group.words.every(({ value }) => isExtract(value)) &&
    values[0] !== undefined &&
    isExtract(values[0]) &&
    /^ (?:or|o|\/) $/.test(between(group, next, plain))
    ? values.filter((value) => !isExtract(value))
    : []
}

/** Another thing is named, and nothing more is said of the one before. */
const NEXT_ONE = /\b(?:and|plus|also|y|some|or|o|than|vs|versus)\b/

function between(one: Group | undefined, other: Group, plain: string): string {
  return plain.slice(one?.words.at(-1)?.end ?? 0, other.words[0]?.start ?? 0)
}

function isExtract(word: FormWord): boolean {
  return isQuality(word) && shelfOf(word) === 'concentrate'
}

function isExtracted({ words }: Group): boolean {
  return words.some(({ value }) => !isQuality(value)) && words.every(({ value }) => EXTRACTED.has(shelfOf(value) ?? ''))
}
