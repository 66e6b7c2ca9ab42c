import { type FormWord, type Group, isQuality, shelfOf } from './form-word.ts'

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
    further.every((group) => group.joinedBy === 'or') &&
    !NEXT_ONE.test(lone === groups[0] ? between(lone, first, plain) : between(others.at(-1), lone, plain))
  if (!apart)
    return groups.map((group, at) => ({
      ...group,
      shared: [...sharedWith(group, groups[at - 1]), ...nounBehind(group, groups[at + 1], plain)],
    }))
  const shared = lone.words.map(({ value }) => value)
  return others.map((group, at) => ({ ...group, joinedBy: at === 0 ? 'start' : group.joinedBy, shared }))
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
