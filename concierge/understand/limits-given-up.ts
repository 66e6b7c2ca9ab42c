import type { Wish } from '#concierge/retrieve/wish.ts'

const BOUNDS = [
  ['priceMin', 'priceMax'],
  ['mgPieceMin', 'mgPieceMax'],
  ['mgTotalMin', 'mgTotalMax'],
  ['thcMin', 'thcMax'],
  ['gramsMin', 'gramsMax'],
] as const

const OF_STRENGTH: ReadonlySet<Wish['order']> = new Set(['strongest', 'mildest'])
const OF_SIZE: ReadonlySet<Wish['order']> = new Set(['biggest', 'smallest'])

/** A limit of before gives way to the figure or the order that it would leave nothing to: "10 mg ones", then "under 5" or "the strongest". */
export function limitsGivenUp(before: Wish, said: Wish): Partial<Wish> {
  const given: Partial<Wish> = {}
  for (const [least, most] of BOUNDS) {
    if (said[least] === null && crosses(before[least], said[most])) given[least] = null
    if (said[most] === null && crosses(said[least], before[most])) given[most] = null
  }
  if (said.priceMax !== null) given.priceAbout = said.priceAbout
  if (OF_STRENGTH.has(said.order) && said.mgPieceMin === null && said.mgPieceMax === null && isExact(before))
    Object.assign(given, { mgPieceMin: null, mgPieceMax: null })
  if (said.packMin !== null || said.packCount !== null) given.single = false
  if (said.packMin !== null && said.packCount === null) given.packCount = null
  if (said.packCount !== null && said.packMin === null) given.packMin = null
  if (OF_SIZE.has(said.order) && said.grams.length === 0 && said.packCount === null)
    Object.assign(given, { grams: [], packCount: null })
  return given
}

function crosses(least: number | null, most: number | null): boolean {
  return least !== null && most !== null && least > most
}

/** Of several things of one dose none is the strongest. */
function isExact({ mgPieceMin, mgPieceMax }: Wish): boolean {
  return mgPieceMin !== null && mgPieceMin === mgPieceMax
}
