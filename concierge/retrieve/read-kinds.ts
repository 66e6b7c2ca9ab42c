import type { Category } from '#contract/catalog.ts'
import { foldText } from '#concierge/understand/fold-text.ts'
import { affirmed } from './affirmed.ts'
import { mayBeSaid } from './kind.ts'
import { KINDS } from './kinds.ts'

/** What a row says, and what each piece of a pack weighs. */
type Told = { label: string; said: string; quality: string; shelf: string; each: number | null }

/** What shops call a mini; a pack whose size is that of each piece would come out below it. */
const MINI_GRAMS = { least: 0.2, most: 0.5 } as const

/**
 * Which kinds and qualities a row of a shelf is of, by its label and what is said of it. Flavours borrow the names of other forms ("Cherry
 * Cola" gummies): where the shelf label of an edible names its form, the name does not add another.
 */
export function readKinds(category: Category, { label, said, quality, shelf, each }: Told): ReadonlySet<string> {
  const found = new Set<string>()
  const shelved =
    category === 'edible'
      ? KINDS.filter((kind) => !kind.quality && kind.category === category && kind.sold.test(shelf))
      : []
  for (const kind of KINDS) {
    if (!kind.quality && kind.category !== category) continue
    if (kind.described && !mayBeSaid(kind, category)) continue
    const match = kind.quality ? affirmed(kind.sold, kind.described ? said : quality) : kind.sold.exec(label)
    if (match === null) continue
    const isElsewhere = !kind.quality && shelved.length > 0 && !shelved.includes(kind)
    // A mint is sold as a lozenge too, and the strain called Mints is none.
    const isMint = kind.id === 'mint' && shelved.every(({ id }) => id === 'lozenge')
    const isSweet = kind.id === 'caramel' && CARAMELS.test(label) && shelved.every(({ id }) => id === 'chew')
    if (!isElsewhere || isMint || isSweet || NO_FLAVOR.test(match[0])) found.add(kind.id)
  }
  if (found.has('rosin') && MADE_LIVE.test(said)) found.add('live-rosin')
  if (found.has('live-rosin')) found.add('rosin')
  if (category === 'pre-roll' && each !== null && each >= MINI_GRAMS.least && each <= MINI_GRAMS.most) found.add('mini')
  const isUntold = category === 'accessory' && !KINDS.some(({ id, quality }) => quality !== true && found.has(id))
  if (isUntold && HERB_VAPORIZER.test(said)) found.add('vaporizer')
  if (category === 'edible' && !KINDS.some(({ id, quality }) => !quality && found.has(id)))
    for (const id of TOLD_OF_SWEETS) if (affirmed(TOLD[id], said) !== null) found.add(id)
  if (category === 'merch' && found.size === 0)
    for (const kind of KINDS) if (kind.category === category && kind.sold.test(said)) found.add(kind.id)
  if (category === 'vape' && !found.has('cartridge'))
    for (const kind of KINDS)
      if ((kind.id === 'disposable' || kind.id === 'pod') && kind.sold.test(said)) found.add(kind.id)
  if (category === 'vape' && !found.has('disposable') && !found.has('pod')) found.add('cartridge')
  return found
}

/** What an edible is, where only its description says so. */
const TOLD = { gummy: /\bgumm(?:y|ies)\b/, tablet: /\b(?:capsules?|soft ?gels?|tablets?)\b/ } as const
const TOLD_OF_SWEETS = ['gummy', 'tablet'] as const

/** "Sea Salt Caramels" on a shelf of chews. */
const CARAMELS = /\bcaramels\b/

/** Forms that nothing tastes of: on whatever shelf, a name that says one means it. */
const NO_FLAVOR = /lozenge|tablet|capsule/

/** What a name calls rosin, its description may call live. */
const MADE_LIVE =
  /(?<!\b(?:not|never) )\b(?:made|infused|filled|dosed|crafted)(?: only| entirely)? (?:with|from|of|by)(?: \p{L}+){0,3} live rosin\b/u

/** "Hash Burger" and "Blue Diamond" are strains: what their names say is not how a thing was made. */
export function withoutStrain(label: string, strainName: string | null): string {
  const strain = foldText(strainName ?? '')
  const named = /\b(?:hash|diamond|rosin|caviar|kief)\b/.test(strain) && !/^(?:\p{L}+)$/u.test(strain)
  return (named ? label.replaceAll(strain, ' ') : label).replace(/\bhash (?:burger|plant|haze|bar|tag)\b/g, ' ')
}

/** A device of which only the description says what it is for. */
const HERB_VAPORIZER = /\bdry.?herbs?\b.{0,30}\bvap|\bvap\p{L}*\b.{0,30}\bdry.?herb/u
