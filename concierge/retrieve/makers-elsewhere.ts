import { headsOf, nameStems } from './gazetteer.ts'

/**
 * Makers that shoppers know from other shops. Their names are of everyday words and of words of strains, so a menu
 * without them would else be searched for what shares a word: "jungle boys" is no Jungle Pie.
 */
const MAKERS = `
stiiizy, jeeter, packwoods, dabwoods, backwoods, kiva, camino, cresco, muha, muha meds, boutiq, whole melts, ace ultra, fryd, jungle boys, raw garden,
alien labs, 710 labs, connected cannabis, cannabiotix, wonderbrett, maven genetics, claybourne, fig farms, ember valley, humboldt farms, pacific stone,
caliva, space gem, emerald sky, kushy punch, korova, satori chocolate, sherbinskis, lemonnade, minntz,
big chief, rove carts, bloom farms, absolute extracts, care by design, papa and barkley, papa barkley, marys medicinals,
dr norms, cheeba chews, robhots, coda signature, dosist, tyson 2.0, ric flair drip, houseplant brand, strane, natures heritage, culta,
fernway, happy eddie, bettys eddies, bubbys baked, nordle, garden remedies, mfny, jaunty, ayrloom, heady tree, dank by definition, hepworth,
florist farms, hudson cannabis, mfused, phat panda, avitas, plaid jacket, glass house farms, st ides, lost farm, presidential moonrocks,
presidential moon rocks, kings garden, moxie, friendly farms, west coast cure, dr greenthumb, cookies n chem`

const KEYS: ReadonlySet<string> = new Set(MAKERS.split(',').map((name) => nameStems(name).join(' ')))
const HEADS = headsOf(KEYS)

/** How many words a maker's name that begins with this one may have, 0 where none does. */
export function longestMaker(stem: string): number {
  return HEADS.get(stem) ?? 0
}

/** `key` is the name as stems joined by blanks. */
export function isMakerElsewhere(key: string): boolean {
  return KEYS.has(key)
}
