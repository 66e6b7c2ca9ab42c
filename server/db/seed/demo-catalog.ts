import type { Product } from '#contract/catalog.ts'
import { STRAIN_FORMS, type StrainForm } from './demo-forms.ts'
import { SHELF, type ShelfItem } from './demo-shelf.ts'
import { MAKERS, STRAINS, type Maker, type Strain } from './demo-strains.ts'
import { createSeededRandom, type SeededRandom } from './seeded-random.ts'

/** The invented menu of the demo dispensary: about 300 products over all nine categories, the same on every call. */
export function buildDemoCatalog(): Product[] {
  const random = createSeededRandom('demo catalog')
  const drafts = [
    ...STRAIN_FORMS.flatMap((form, index) => strainsOf(form, index).map((strain) => fromStrain(form, strain, random))),
    ...SHELF.map((item) => fromShelf(item, random)),
  ]
  return drafts.map((draft, index) => finish(draft, index, random))
}

type Draft = Omit<
  Product,
  'productId' | 'sku' | 'url' | 'imageUrl' | 'currency' | 'stock' | 'promo' | 'salePriceCents'
> & {
  drawing: string
}

/** Each form takes its strains from another place of the list, so that every strain is sold in some form. */
function strainsOf(form: StrainForm, index: number): Strain[] {
  const start = (index * 7) % STRAINS.length
  return [...STRAINS.slice(start), ...STRAINS.slice(0, start)]
    .filter((strain) => strain.thc > 5 || form.category === 'flower' || form.label.startsWith('Cart'))
    .slice(0, form.strains)
}

function fromStrain(form: StrainForm, strain: Strain, random: SeededRandom): Draft {
  const maker = random.pick<Maker>(MAKERS[MAKERS_OF[form.category]])
  const { thc, cbd } = potencyOf(form, strain, random)
  return {
    name: `${strain.name} ${form.label}`,
    brand: maker.name,
    category: form.category,
    subcategory: form.subcategory,
    strainName: strain.name,
    strainType: strain.type,
    thcPercent: thc,
    cbdPercent: cbd,
    thcMgTotal: form.category === 'vape' || form.category === 'concentrate' ? Math.round(form.grams * thc * 10) : null,
    thcMgPerPiece: null,
    cbdMgTotal: null,
    size: form.size,
    sizeGrams: form.grams,
    packCount: form.packCount,
    priceCents: shelfPrice(form.price * maker.tier * (0.9 + strain.thc / 240 + random.between(-0.05, 0.05))),
    effects: [...strain.effects],
    flavors: [...strain.flavors],
    terpenes: [...strain.terpenes],
    tags: [...form.tags],
    description: describe(strain, form.story),
    drawing: form.drawing,
  }
}

/** Flower keeps what the strain has; an extract concentrates both cannabinoids in the strain's own ratio. */
function potencyOf({ potency }: StrainForm, strain: Strain, random: SeededRandom): { thc: number; cbd: number } {
  if ('add' in potency) {
    const share = 1 + (potency.add + random.between(-0.8, 0.8)) / 25
    return { thc: tenth(strain.thc * share), cbd: tenth(strain.cbd * share) }
  }
  const total = random.between(potency.low, potency.high)
  const thc = tenth((total * strain.thc) / (strain.thc + strain.cbd))
  return { thc, cbd: tenth(total - thc) }
}

const TYPE_WORDS = {
  indica: 'An indica',
  sativa: 'A sativa',
  hybrid: 'A hybrid',
  'indica-hybrid': 'An indica-leaning hybrid',
  'sativa-hybrid': 'A sativa-leaning hybrid',
} as const

function describe(strain: Strain, story: string): string {
  const [first, second, third] = strain.flavors
  const [mood, other] = strain.effects.map((effect) => (effect === 'clear mind' ? 'clear-headed' : effect))
  return `${TYPE_WORDS[strain.type]} with ${first}, ${second} and ${third} notes. Shoppers describe it as ${mood} and ${other}. ${story}`
}

function fromShelf(item: ShelfItem, random: SeededRandom): Draft {
  const maker = random.pick<Maker>(MAKERS[MAKERS_OF[item.category]])
  return {
    name: item.name,
    brand: maker.name,
    category: item.category,
    subcategory: item.subcategory,
    strainName: null,
    strainType: item.strainType,
    thcPercent: item.category === 'concentrate' ? tenth(random.between(52, 70)) : null,
    cbdPercent: null,
    thcMgTotal: item.thcMg,
    thcMgPerPiece: perPieceOf(item),
    cbdMgTotal: item.cbdMg,
    size: item.size,
    sizeGrams: item.category === 'concentrate' ? 1 : null,
    packCount: item.packCount,
    priceCents: shelfPrice(item.price),
    effects: [...item.effects],
    flavors: [...item.flavors],
    terpenes: [],
    tags: item.cbdMg === null || item.tags.includes('cbd') ? [...item.tags] : [...item.tags, 'cbd'],
    description: item.story,
    drawing: item.drawing,
  }
}

/** An edible by its pieces, a tincture by the millilitre of its 30 ml bottle. */
function perPieceOf(item: ShelfItem): number | null {
  if (item.thcMg === null) return null
  if (item.category === 'tincture') return tenth(item.thcMg / 30)
  return item.packCount === null ? null : item.thcMg / item.packCount
}

const MAKERS_OF = {
  flower: 'flower',
  'pre-roll': 'rolled',
  vape: 'vapor',
  edible: 'kitchen',
  concentrate: 'extract',
  tincture: 'apothecary',
  topical: 'apothecary',
  accessory: 'gear',
  merch: 'house',
} as const

const SHELF_CODES = {
  flower: 'FL',
  'pre-roll': 'PR',
  vape: 'VP',
  edible: 'ED',
  concentrate: 'CN',
  tincture: 'TN',
  topical: 'TP',
  accessory: 'AC',
  merch: 'MR',
} as const

const SALES = [
  { share: 0.85, promo: '15% off this week' },
  { share: 0.8, promo: '20% off while it lasts' },
  { share: 0.75, promo: 'Last harvest: 25% off' },
] as const

function finish({ drawing, ...draft }: Draft, index: number, random: SeededRandom): Product {
  const productId = `LP-${String(1001 + index)}`
  const sale = random.chance(0.14) && (draft.priceCents ?? 0) >= 1000 ? random.pick(SALES) : null
  const tone = draft.strainType ?? 'plain'
  return {
    ...draft,
    productId,
    sku: `${SHELF_CODES[draft.category]}-${String(4200 + index * 3)}`,
    currency: 'USD',
    salePriceCents: sale === null ? null : shelfPrice(((draft.priceCents ?? 0) / 100) * sale.share),
    stock: stockOf(random),
    promo: sale?.promo ?? null,
    imageUrl: `/pictures/${drawing}-${tone}-${random.int(1, 24)}.svg`,
    url: `/shop#${productId}`,
  }
}

function stockOf(random: SeededRandom): number {
  if (random.chance(0.05)) return 0
  if (random.chance(0.08)) return random.int(1, 4)
  return random.int(6, 80)
}

/** Whole dollars, or half dollars for what is cheap. */
function shelfPrice(dollars: number): number {
  return dollars < 15 ? Math.round(dollars * 2) * 50 : Math.round(dollars) * 100
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10
}
