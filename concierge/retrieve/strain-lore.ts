import { EMPTY_CODE, mix } from '#concierge/understand/text-code.ts'
import type { StrainType } from '#contract/catalog.ts'
import { NICKNAMES, STRAINS_BY_NAME } from './strains-by-name.ts'

/** What is commonly known of a strain: enough to find the nearest thing on a menu that does not carry it. */
export type StrainLore = {
  type: StrainType
  terpenes: readonly string[]
  flavors: readonly string[]
  effects: readonly string[]
}

const LORE: readonly (readonly [string, StrainType, string, string, string])[] = [
  [
    'blue dream',
    'sativa-hybrid',
    'myrcene pinene caryophyllene',
    'blueberry berry sweet',
    'happy relaxed uplifted creative',
  ],
  ['sour diesel', 'sativa', 'caryophyllene limonene myrcene', 'diesel sour citrus', 'energetic happy uplifted'],
  ['og kush', 'hybrid', 'myrcene limonene caryophyllene', 'earthy pine diesel', 'relaxed happy'],
  ['girl scout cooky', 'hybrid', 'caryophyllene limonene humulene', 'sweet earthy', 'happy relaxed uplifted'],
  ['gsc', 'hybrid', 'caryophyllene limonene humulene', 'sweet earthy', 'happy relaxed uplifted'],
  ['granddaddy purple', 'indica', 'myrcene caryophyllene pinene', 'grape berry', 'relaxed sleepy'],
  ['gdp', 'indica', 'myrcene caryophyllene pinene', 'grape berry', 'relaxed sleepy'],
  ['jack herer', 'sativa', 'terpinolene pinene caryophyllene', 'pine spicy citrus', 'energetic focused creative'],
  ['green crack', 'sativa', 'myrcene caryophyllene limonene', 'mango citrus', 'energetic focused'],
  ['northern light', 'indica', 'myrcene caryophyllene pinene', 'sweet pine earthy', 'relaxed sleepy'],
  ['durban poison', 'sativa', 'terpinolene myrcene ocimene', 'sweet pine', 'energetic uplifted focused'],
  ['wedding cake', 'indica-hybrid', 'limonene caryophyllene myrcene', 'vanilla sweet spicy', 'relaxed happy'],
  ['gelato', 'hybrid', 'caryophyllene limonene humulene', 'sweet citrus', 'happy relaxed'],
  ['runtz', 'hybrid', 'caryophyllene limonene linalool', 'sweet fruity', 'happy relaxed uplifted'],
  ['zkittlez', 'indica-hybrid', 'caryophyllene humulene linalool', 'fruity sweet grape', 'relaxed happy'],
  ['pineapple express', 'sativa-hybrid', 'caryophyllene limonene ocimene', 'pineapple tropical', 'energetic happy'],
  ['strawberry cough', 'sativa-hybrid', 'myrcene caryophyllene pinene', 'strawberry sweet', 'uplifted happy'],
  ['bubba kush', 'indica', 'caryophyllene limonene myrcene', 'coffee chocolate earthy', 'relaxed sleepy'],
  ['gorilla glue', 'hybrid', 'caryophyllene myrcene limonene', 'diesel pine earthy', 'relaxed happy'],
  ['gg4', 'hybrid', 'caryophyllene myrcene limonene', 'diesel pine earthy', 'relaxed happy'],
  ['super lemon haze', 'sativa', 'terpinolene caryophyllene limonene', 'lemon citrus', 'energetic happy'],
  ['lemon haze', 'sativa', 'terpinolene limonene caryophyllene', 'lemon citrus', 'energetic happy'],
  ['super silver haze', 'sativa', 'terpinolene caryophyllene myrcene', 'citrus spicy', 'energetic uplifted'],
  ['purple haze', 'sativa', 'myrcene caryophyllene pinene', 'berry grape', 'happy creative'],
  ['white widow', 'hybrid', 'myrcene caryophyllene pinene', 'earthy pine', 'energetic happy creative'],
  ['ak 47', 'sativa-hybrid', 'myrcene pinene caryophyllene', 'earthy floral', 'happy uplifted relaxed'],
  ['trainwreck', 'sativa-hybrid', 'terpinolene myrcene pinene', 'lemon pine spicy', 'energetic happy'],
  ['maui wowie', 'sativa', 'myrcene pinene caryophyllene', 'pineapple tropical', 'energetic uplifted'],
  ['blueberry', 'indica', 'myrcene pinene caryophyllene', 'blueberry berry', 'relaxed sleepy happy'],
  ['skywalker og', 'indica', 'myrcene caryophyllene limonene', 'spicy earthy', 'relaxed sleepy'],
  ['tahoe og', 'indica', 'limonene myrcene caryophyllene', 'lemon earthy', 'relaxed sleepy'],
  ['afghan kush', 'indica', 'myrcene limonene caryophyllene', 'earthy pine', 'relaxed sleepy'],
  ['master kush', 'indica', 'myrcene limonene caryophyllene', 'earthy citrus', 'relaxed sleepy'],
  ['purple punch', 'indica', 'limonene caryophyllene myrcene', 'grape berry sweet', 'relaxed sleepy'],
  ['do si do', 'indica-hybrid', 'limonene caryophyllene linalool', 'floral earthy', 'relaxed happy'],
  ['dosido', 'indica-hybrid', 'limonene caryophyllene linalool', 'floral earthy', 'relaxed happy'],
  ['gmo', 'indica-hybrid', 'caryophyllene limonene myrcene', 'garlic diesel', 'relaxed sleepy'],
  ['gmo cooky', 'indica-hybrid', 'caryophyllene limonene myrcene', 'garlic diesel', 'relaxed sleepy'],
  ['sunset sherbet', 'indica-hybrid', 'caryophyllene limonene humulene', 'fruity sweet citrus', 'happy relaxed'],
  ['sherbert', 'indica-hybrid', 'caryophyllene limonene humulene', 'fruity sweet citrus', 'happy relaxed'],
  ['mimosa', 'sativa-hybrid', 'limonene caryophyllene pinene', 'orange citrus', 'energetic happy uplifted'],
  ['tangie', 'sativa', 'myrcene limonene caryophyllene', 'orange citrus', 'energetic uplifted'],
  ['clementine', 'sativa', 'terpinolene caryophyllene myrcene', 'orange citrus', 'energetic focused'],
  ['acapulco gold', 'sativa', 'myrcene caryophyllene limonene', 'citrus earthy', 'energetic happy'],
  ['amnesia haze', 'sativa', 'terpinolene myrcene limonene', 'citrus lemon', 'happy energetic'],
  ['ghost train haze', 'sativa', 'terpinolene limonene myrcene', 'citrus sour', 'energetic creative'],
  ['chemdawg', 'hybrid', 'caryophyllene myrcene limonene', 'diesel', 'relaxed happy'],
  ['cherry pie', 'indica-hybrid', 'myrcene caryophyllene pinene', 'cherry sweet', 'relaxed happy'],
  ['mac', 'hybrid', 'limonene pinene caryophyllene', 'citrus diesel', 'happy creative'],
  ['mac 1', 'hybrid', 'limonene pinene caryophyllene', 'citrus diesel', 'happy creative'],
  ['ice cream cake', 'indica', 'limonene caryophyllene linalool', 'vanilla sweet', 'relaxed sleepy'],
  ['biscotti', 'indica-hybrid', 'caryophyllene limonene myrcene', 'sweet diesel', 'relaxed happy'],
  ['slurricane', 'indica', 'caryophyllene limonene myrcene', 'berry sweet', 'relaxed'],
  ['forbidden fruit', 'indica', 'myrcene limonene caryophyllene', 'tropical cherry citrus', 'relaxed happy'],
  ['harlequin', 'sativa', 'myrcene pinene caryophyllene', 'earthy mango', 'calm focused'],
  ['acdc', 'hybrid', 'myrcene pinene caryophyllene', 'earthy pine', 'calm relaxed'],
  ['charlotte web', 'hybrid', 'myrcene pinene caryophyllene', 'earthy pine', 'calm'],
  ['cannatonic', 'hybrid', 'myrcene pinene caryophyllene', 'earthy citrus', 'calm relaxed'],
  ['la confidential', 'indica', 'myrcene caryophyllene pinene', 'pine earthy', 'relaxed sleepy'],
  ['headband', 'hybrid', 'myrcene limonene caryophyllene', 'diesel lemon', 'relaxed happy'],
  ['fire og', 'indica-hybrid', 'myrcene limonene caryophyllene', 'lemon pine', 'relaxed happy'],
  ['banana kush', 'indica-hybrid', 'limonene caryophyllene myrcene', 'banana tropical', 'relaxed happy'],
  ['apple fritter', 'hybrid', 'caryophyllene limonene pinene', 'apple sweet', 'relaxed happy'],
  ['jealousy', 'indica-hybrid', 'caryophyllene limonene myrcene', 'sweet diesel', 'relaxed happy'],
  ['permanent marker', 'indica', 'caryophyllene limonene linalool', 'diesel floral', 'relaxed happy'],
  ['lemon cherry gelato', 'hybrid', 'caryophyllene limonene humulene', 'lemon cherry sweet', 'happy relaxed'],
  ['alaskan thunder fuck', 'sativa', 'myrcene caryophyllene terpinolene', 'lemon earthy pine', 'energetic happy'],
  ['bruce banner', 'sativa-hybrid', 'caryophyllene limonene myrcene', 'diesel strawberry', 'energetic happy creative'],
  ['candyland', 'sativa', 'caryophyllene limonene humulene', 'sweet earthy', 'energetic uplifted'],
  ['hindu kush', 'indica', 'limonene myrcene caryophyllene', 'earthy pine', 'relaxed sleepy'],
  ['lavender', 'indica', 'linalool caryophyllene myrcene', 'floral', 'relaxed sleepy'],
  ['blackberry kush', 'indica', 'caryophyllene myrcene limonene', 'blackberry diesel', 'relaxed sleepy'],
]

const BY_NAME: ReadonlyMap<string, StrainLore> = new Map(
  LORE.map(([name, type, terpenes, flavors, effects]) => [
    name,
    { type, terpenes: terpenes.split(' '), flavors: flavors.split(' '), effects: effects.split(' ') },
  ]),
)

const BY_NICKNAME: ReadonlyMap<string, readonly string[]> = new Map(
  NICKNAMES.flatMap((group) => group.map((name) => [name, group] as const)),
)

const NAMES: ReadonlySet<string> = new Set([
  ...BY_NAME.keys(),
  ...STRAINS_BY_NAME,
  ...[...BY_NICKNAME.keys()].filter((name) => name.includes(' ')),
])

/** `key` is the name as stems joined by blanks. */
export function isKnownStrain(key: string): boolean {
  return NAMES.has(key)
}

const PAIRS: ReadonlySet<number> = new Set(
  [...NAMES].flatMap((name) => {
    const [first = '', second] = name.split(' ', 2)
    return second === undefined ? [] : [pairCode(first, second)]
  }),
)

function pairCode(first: string, second: string): number {
  return mix(mix(mix(EMPTY_CODE, first), ' '), second)
}

/** False when surely no known strain's name begins with these two stems: told without writing them out side by side. */
export function mayBeginStrain(first: string, second: string): boolean {
  return PAIRS.has(pairCode(first, second))
}

/** The names of all known strains, as stems joined by blanks. */
export function strainNames(): Iterable<string> {
  return NAMES
}

export function strainLore(key: string): StrainLore | null {
  const known = BY_NAME.get(key)
  if (known !== undefined) return known
  const other = BY_NICKNAME.get(key)?.find((name) => BY_NAME.has(name))
  return other === undefined ? null : (BY_NAME.get(other) ?? null)
}

/** Names of one word that mean other things as well, where nothing else says that a strain is asked for. */
const MEANS_MORE: ReadonlySet<string> = new Set(
  'mac headband mimosa jealousy clementine horchata lavender candyland biscotti blueberry sherbert gelato'.split(' '),
)

/** A strain's name that is nothing else: "zkittlez", where "headband" is worn too. */
export function isStrainAlone(key: string): boolean {
  return NAMES.has(key) && !MEANS_MORE.has(key)
}

/** "Jealousy or runtz": what stands behind a name offers another strain. */
export function orAnotherStrain(after: string): boolean {
  const next = /^ or ([\p{L}\d]+)(?: ([\p{L}\d]+))?/u.exec(after)
  return next !== null && (NAMES.has(next[1] ?? '') || NAMES.has(`${next[1]} ${next[2]}`))
}
