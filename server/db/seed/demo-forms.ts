import { Category } from '#contract/catalog.ts'
import { numberOf, readTable, wordsOf } from './read-table.ts'

/** How one kind of smokable, vape or extract is sold. `price` is dollars for a maker of tier 1. */
export type StrainForm = {
  category: Category
  subcategory: string
  /** Follows the strain in the product's name. */
  label: string
  size: string
  grams: number
  packCount: number | null
  price: number
  /** Percent of cannabinoids: the strain's own with so much added, or a range of the extract's own. */
  potency: { add: number } | { low: number; high: number }
  drawing: string
  /** How many strains are sold so. */
  strains: number
  tags: readonly string[]
  story: string
}

const COLUMNS = [
  'category',
  'subcategory',
  'label',
  'size',
  'grams',
  'packCount',
  'price',
  'potency',
  'drawing',
  'strains',
  'tags',
  'story',
] as const

const TABLE = `
flower | Whole Flower | Eighth | 3.5 g (1/8 oz) | 3.5 |  | 34 | own | jar | 33 |  | Hang-dried, hand-trimmed and cured for three weeks.
flower | Whole Flower | Gram | 1 g | 1 |  | 11 | own | jar | 9 |  | Hang-dried, hand-trimmed and cured for three weeks.
flower | Whole Flower | Quarter | 7 g (1/4 oz) | 7 |  | 64 | own | pouch | 14 |  | Hang-dried, hand-trimmed and cured for three weeks.
flower | Whole Flower | Half Ounce | 14 g (1/2 oz) | 14 |  | 112 | own | pouch | 8 |  | Hang-dried, hand-trimmed and cured for three weeks.
flower | Whole Flower | Ounce | 28 g (1 oz) | 28 |  | 189 | own | pouch | 10 |  | Hang-dried, hand-trimmed and cured for three weeks.
flower | Smalls | Popcorn Smalls | 14 g (1/2 oz) | 14 |  | 74 | own -1.5 | pouch | 5 | smalls, value | The small buds of the same plants, at a smaller price.
flower | Ground Flower | Ready-Ground | 7 g (1/4 oz) | 7 |  | 38 | own -2 | pouch | 3 | shake, value | Milled whole flower, ready to roll.
pre-roll | Single | Pre-Roll 1 g | 1 g | 1 | 1 | 9 | own -1 | pre-roll | 15 |  | One gram of ground flower in an unbleached cone.
pre-roll | Multi-Pack | Pre-Rolls 5-Pack | 5 x 0.5 g | 2.5 | 5 | 22 | own -1 | pre-roll-pack | 10 |  | Five half-gram joints in a tin that closes.
pre-roll | Multi-Pack | Mini Pre-Rolls 10-Pack | 10 x 0.35 g | 3.5 | 10 | 32 | own -1 | pre-roll-pack | 5 |  | Ten small ones for a few minutes each.
pre-roll | Infused | Infused Pre-Roll 1 g | 1 g | 1 | 1 | 17 | 34 to 44 | pre-roll | 8 | infused | Flower with live resin inside. Strong, and meant for sharing.
pre-roll | Blunt | Hemp Wrap Blunt 2 g | 2 g | 2 | 1 | 24 | own | blunt | 3 |  | Two grams in a tobacco-free hemp wrap. Burns slowly.
vape | Cartridge | Cart 0.5 g | 0.5 g | 0.5 |  | 26 | 78 to 88 | cart | 11 | 510 | Distillate with its own terpenes back in, for any 510 battery.
vape | Cartridge | Cart 1 g | 1 g | 1 |  | 42 | 80 to 90 | cart | 14 | 510 | A full gram for any 510 battery, filled to order each week.
vape | Disposable | Disposable 0.5 g | 0.5 g | 0.5 |  | 32 | 78 to 86 | disposable | 6 |  | Charged and ready, no battery to buy. Recharges by USB-C.
vape | Disposable | Disposable 1 g | 1 g | 1 |  | 48 | 80 to 88 | disposable | 5 |  | All-in-one with a window on the oil. Recharges by USB-C.
vape | Live Resin Cartridge | Live Resin Cart 0.5 g | 0.5 g | 0.5 |  | 38 | 72 to 80 | cart | 7 | live resin | Live resin from fresh-frozen flower, nothing added.
vape | Pod | Rosin Pod 0.5 g | 0.5 g | 0.5 |  | 46 | 70 to 78 | pod | 4 | live rosin, solventless | Solventless live rosin in a snap-in pod.
concentrate | Live Resin | Live Resin 1 g | 1 g | 1 |  | 34 | 72 to 80 | dab-jar | 6 | live resin | Fresh-frozen flower, saucy and bright.
concentrate | Badder | Badder 1 g | 1 g | 1 |  | 28 | 70 to 79 | dab-jar | 5 |  | Whipped soft, easy to scoop.
concentrate | Sugar | Sugar 1 g | 1 g | 1 |  | 26 | 71 to 78 | dab-jar | 4 |  | Wet, sandy crystals with plenty of aroma.
concentrate | Shatter | Shatter 1 g | 1 g | 1 |  | 22 | 74 to 82 | dab-jar | 4 |  | Clear as glass and snaps when cold.
concentrate | Live Rosin | Live Rosin 1 g | 1 g | 1 |  | 58 | 68 to 76 | dab-jar | 5 | solventless, live rosin | Ice water, heat and pressure, no solvent at all.
concentrate | Diamonds & Sauce | Diamonds & Sauce 1 g | 1 g | 1 |  | 44 | 82 to 91 | dab-jar | 3 | diamonds | THCa crystals under a spoonful of terpenes.
`

export const STRAIN_FORMS: readonly StrainForm[] = readTable(COLUMNS, TABLE).map((row) => ({
  category: Category.parse(row.category),
  subcategory: row.subcategory,
  label: row.label,
  size: row.size,
  grams: numberOf(row.grams) ?? 0,
  packCount: numberOf(row.packCount),
  price: numberOf(row.price) ?? 0,
  potency: readPotency(row.potency),
  drawing: row.drawing,
  strains: numberOf(row.strains) ?? 0,
  tags: wordsOf(row.tags),
  story: row.story,
}))

/** `own`, `own -1` or `72 to 80`. */
function readPotency(cell: string): StrainForm['potency'] {
  if (cell.startsWith('own')) return { add: numberOf(cell.slice(3).trim()) ?? 0 }
  const [low = '', high = ''] = cell.split(' to ')
  return { low: numberOf(low) ?? 0, high: numberOf(high) ?? 0 }
}
