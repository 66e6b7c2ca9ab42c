import type { Category } from '#contract/catalog.ts'
import { headsOf, nameStems } from './gazetteer.ts'

/**
 * Makers that shoppers know from other shops, by what each is known for. Their names are of everyday words and of words of
 * strains, so a menu without them would else be searched for what shares a word: "jungle boys" is no Jungle Pie.
 */
const MAKERS: readonly (readonly [shelf: Category | null, names: string])[] = [
  [
    'vape',
    `stiiizy, dabwoods, muha, muha meds, boutiq, ace ultra, fryd, raw garden, big chief, rove carts, bloom farms, absolute extracts, dosist, fernway, jaunty,
kingpen, king pen, brass knuckles, alpine vapor, select elite, avitas, kurvana, dime industries, plugplay, pax, pax era, juul, g pen, puffco`,
  ],
  [
    'pre-roll',
    'jeeter, packwoods, presidential moonrocks, presidential moon rocks, florist farms, dogwalkers, sluggers',
  ],
  [
    'flower',
    `jungle boys, alien labs, connected cannabis, cannabiotix, wonderbrett, maven genetics, claybourne, fig farms, ember valley, pacific stone, sherbinskis,
lemonnade, minntz, strane, culta, garden remedies, phat panda, plaid jacket, glass house farms, kings garden, dr greenthumb, cookies n chem`,
  ],
  [
    'edible',
    `kiva, camino, space gem, emerald sky, kushy punch, korova, satori chocolate, dr norms, cheeba chews, robhots, coda signature, happy eddie, bettys eddies,
bubbys baked, st ides, lost farm, wyld, kanha, smokiez, mindys edibles, dixie elixirs`,
  ],
  ['concentrate', 'whole melts, 710 labs, mfny, moxie, friendly farms'],
  [
    null,
    `backwoods, cresco, humboldt farms, caliva, care by design, papa and barkley, papa barkley, marys medicinals, tyson 2.0, ric flair drip, houseplant brand,
natures heritage, nordle, ayrloom, heady tree, dank by definition, hepworth, hudson cannabis, mfused, west coast cure, beboe, rythm, verano, trulieve, curaleaf`,
  ],
]

const SHELVES: ReadonlyMap<string, Category | null> = new Map(
  MAKERS.flatMap(([shelf, names]) => names.split(',').map((name) => [nameStems(name).join(' '), shelf] as const)),
)
const HEADS = headsOf(SHELVES.keys())

/** How many words a maker's name that begins with this one may have, 0 where none does. */
export function longestMaker(stem: string): number {
  return HEADS.get(stem) ?? 0
}

/** `key` is the name as stems joined by blanks. */
export function isMakerElsewhere(key: string): boolean {
  return SHELVES.has(key)
}

/** The shelf that a maker of other shops is known for, where it is one. */
export function shelfOfMaker(name: string): Category | null {
  return SHELVES.get(nameStems(name).join(' ')) ?? null
}
