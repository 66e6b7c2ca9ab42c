import type { Store } from '#concierge/open-store.ts'
import { retrieve } from './retrieve.ts'
import type { Wish } from './wish.ts'

const A_LITTLE_OVER = 1.15
const MILD_THC = 21
const LOW_THC = 15
const MILD_MG = 5

/** Words without a figure ("around", "mild", "for a beginner") turned into what this menu can keep. */
export function softenWish(store: Store, wish: Wish): Wish {
  return softenBeginner(
    store,
    softenApproximate(store, softenStrong(store, softenMild(store, softenMedium(store, softenSingle(store, wish))))),
  )
}

/** "a joint": where the shop has only packs, a pack. */
function softenSingle(store: Store, wish: Wish): Wish {
  const rolled = wish.forms.length > 0 && wish.forms.every((form) => form.category === 'pre-roll')
  return wish.single && rolled && retrieve(store, wish).met.length === 0 ? { ...wish, single: false } : wish
}

/** "around $30" means up to $30; only when nothing is there may it be a little over. */
function softenApproximate(store: Store, wish: Wish): Wish {
  if (!wish.priceAbout || wish.priceMax === null || retrieve(store, wish).met.length > 0) return wish
  const wider = { ...wish, priceMax: Math.round(wish.priceMax * A_LITTLE_OVER) }
  return retrieve(store, wider).met.length > 0 ? wider : wish
}

/** "Something strong but cheap": of what is there for the wish, the upper third by its own figures, the cheapest of which are shown. */
function softenStrong(store: Store, wish: Wish): Wish {
  if (!wish.strong || !CHEAP.has(wish.order ?? '') || wish.thcMin !== null || wish.mgPieceMin !== null) return wish
  if (wish.forms.length === 0 || !wish.forms.every(({ category }) => SMOKED.has(category ?? ''))) return wish
  const figures = retrieve(store, wish)
    .met.flatMap((item) => item.product.thcPercent ?? [])
    .sort((a, b) => a - b)
  const high = figures[Math.floor((figures.length * 2) / 3)]
  return high === undefined ? wish : { ...wish, thcMin: high }
}

const CHEAP: ReadonlySet<string> = new Set(['cheapest', 'value'])
const SMOKED: ReadonlySet<string> = new Set(['flower', 'pre-roll', 'vape', 'concentrate'])

const MEDIUM_MG = { least: 5, most: 10 } as const

/** "medium strength": of what is there for the wish, the middle third by its own figures. */
function softenMedium(store: Store, wish: Wish): Wish {
  if (!wish.medium || wish.thcMin !== null || wish.thcMax !== null || wish.mgPieceMax !== null) return wish
  if (wish.forms.length > 0 && wish.forms.every((form) => form.category === 'edible'))
    return { ...wish, mgPieceMin: MEDIUM_MG.least, mgPieceMax: MEDIUM_MG.most }
  const figures = retrieve(store, wish)
    .met.flatMap((item) => item.product.thcPercent ?? [])
    .sort((a, b) => a - b)
  const [low, high] = [figures[Math.floor(figures.length / 3)], figures[Math.floor((figures.length * 2) / 3)]]
  return low === undefined || high === undefined ? wish : { ...wish, thcMin: low, thcMax: high }
}

/** "mild" without a figure: what is gentle by its own figures; where the shelf has none, its mildest first, and named so. */
function softenMild(store: Store, wish: Wish): Wish {
  if (!wish.mild || wish.thcMax !== null || wish.mgPieceMax !== null || wish.beginner || wish.order !== null)
    return wish
  const smoked =
    wish.forms.length > 0 && wish.forms.every((form) => form.category === 'flower' || form.category === 'pre-roll')
  const eaten = wish.forms.length > 0 && wish.forms.every((form) => form.category === 'edible')
  const tries: Wish[] = [
    ...(smoked && wish.lowThc ? [{ ...wish, thcMax: LOW_THC }] : []),
    { ...wish, gentle: true },
    ...(smoked ? [{ ...wish, thcMax: MILD_THC }] : []),
    ...(eaten ? [{ ...wish, mgPieceMax: MILD_MG }] : []),
  ]
  const kept = tries.find((tried) => retrieve(store, tried).met.length > 0)
  if (kept !== undefined) return kept
  const figured = retrieve(store, wish).met.some((item) => item.product.thcPercent !== null || item.mgPerPiece !== null)
  return figured ? { ...wish, order: 'mildest', mild: false } : wish
}

/** Who asks for a cart as their first is shown the mildest; no shelf of them has a gentle one. */
const NEVER_MILD: ReadonlySet<string> = new Set(['vape', 'concentrate'])

/** Where no row says it is gentle (a menu without doses), the beginner rule leads instead of excluding. */
function softenBeginner(store: Store, wish: Wish): Wish {
  if (!wish.beginner) return wish
  if (wish.mgPieceMax !== null || wish.thcMax !== null) return { ...wish, beginner: false, mild: true }
  if (retrieve(store, wish).met.length > 0) return wish
  if (wish.forms.length > 0 && wish.forms.every(({ category }) => NEVER_MILD.has(category ?? 'flower')))
    return { ...wish, beginner: false, order: wish.order ?? 'mildest' }
  const open = { ...wish, beginner: false, mild: true }
  return retrieve(store, open).met.some((item) => item.mgPerPiece === null && item.product.thcPercent === null)
    ? open
    : wish
}
