import type { Category } from '#contract/catalog.ts'

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
  /** Percent THC: the strain's own, with so much added, or a range of its own. */
  potency: { add: number } | readonly [number, number]
  drawing: string
  /** How many strains are sold so. */
  strains: number
  tags: readonly string[]
  story: string
}

export const STRAIN_FORMS: readonly StrainForm[] = [
  ...flower(),
  ...preRolls(),
  vape(
    'cart',
    'Cartridge',
    'Cart 0.5 g',
    0.5,
    26,
    [78, 88],
    11,
    'Distillate with its own terpenes back in, for any 510 battery.',
  ),
  vape(
    'cart',
    'Cartridge',
    'Cart 1 g',
    1,
    42,
    [80, 90],
    14,
    'A full gram for any 510 battery, filled to order each week.',
  ),
  vape(
    'disposable',
    'Disposable',
    'Disposable 0.5 g',
    0.5,
    32,
    [78, 86],
    6,
    'Charged and ready, no battery to buy. Recharges by USB-C.',
  ),
  vape(
    'disposable',
    'Disposable',
    'Disposable 1 g',
    1,
    48,
    [80, 88],
    5,
    'All-in-one with a window on the oil. Recharges by USB-C.',
  ),
  vape(
    'cart',
    'Live Resin Cartridge',
    'Live Resin Cart 0.5 g',
    0.5,
    38,
    [72, 80],
    7,
    'Live resin from fresh-frozen flower, nothing added.',
  ),
  vape('pod', 'Pod', 'Rosin Pod 0.5 g', 0.5, 46, [70, 78], 4, 'Solventless live rosin in a snap-in pod.'),
  extract('Live Resin', 34, [72, 80], 6, 'Fresh-frozen flower, saucy and bright.', ['live resin']),
  extract('Badder', 28, [70, 79], 5, 'Whipped soft, easy to scoop.', []),
  extract('Sugar', 26, [71, 78], 4, 'Wet, sandy crystals with plenty of aroma.', []),
  extract('Shatter', 22, [74, 82], 4, 'Clear as glass and snaps when cold.', []),
  extract('Live Rosin', 58, [68, 76], 5, 'Ice water, heat and pressure, no solvent at all.', [
    'solventless',
    'live rosin',
  ]),
  extract('Diamonds & Sauce', 44, [82, 91], 3, 'THCa crystals under a spoonful of terpenes.', ['diamonds']),
]

function flower(): StrainForm[] {
  const sizes = [
    { label: 'Eighth', size: '3.5 g (1/8 oz)', grams: 3.5, price: 34, strains: 33 },
    { label: 'Gram', size: '1 g', grams: 1, price: 11, strains: 9 },
    { label: 'Quarter', size: '7 g (1/4 oz)', grams: 7, price: 64, strains: 14 },
    { label: 'Half Ounce', size: '14 g (1/2 oz)', grams: 14, price: 112, strains: 8 },
    { label: 'Ounce', size: '28 g (1 oz)', grams: 28, price: 189, strains: 10 },
  ]
  const whole = sizes.map(({ label, ...rest }) => ({
    ...rest,
    label,
    category: 'flower' as const,
    subcategory: 'Whole Flower',
    packCount: null,
    potency: { add: 0 },
    drawing: rest.grams <= 3.5 ? 'jar' : 'pouch',
    tags: [],
    story: 'Hang-dried, hand-trimmed and cured for three weeks.',
  }))
  return [
    ...whole,
    {
      category: 'flower',
      subcategory: 'Smalls',
      label: 'Popcorn Smalls',
      size: '14 g (1/2 oz)',
      grams: 14,
      packCount: null,
      price: 74,
      potency: { add: -1.5 },
      drawing: 'pouch',
      strains: 5,
      tags: ['smalls', 'value'],
      story: 'The small buds of the same plants, at a smaller price.',
    },
    {
      category: 'flower',
      subcategory: 'Ground Flower',
      label: 'Ready-Ground',
      size: '7 g (1/4 oz)',
      grams: 7,
      packCount: null,
      price: 38,
      potency: { add: -2 },
      drawing: 'pouch',
      strains: 3,
      tags: ['shake', 'value'],
      story: 'Milled whole flower, ready to roll.',
    },
  ]
}

function preRolls(): StrainForm[] {
  const base = { category: 'pre-roll' as const, tags: [] }
  return [
    {
      ...base,
      subcategory: 'Single',
      label: 'Pre-Roll 1 g',
      size: '1 g',
      grams: 1,
      packCount: 1,
      price: 9,
      potency: { add: -1 },
      drawing: 'pre-roll',
      strains: 15,
      story: 'One gram of ground flower in an unbleached cone.',
    },
    {
      ...base,
      subcategory: 'Multi-Pack',
      label: 'Pre-Rolls 5-Pack',
      size: '5 x 0.5 g',
      grams: 2.5,
      packCount: 5,
      price: 22,
      potency: { add: -1 },
      drawing: 'pre-roll-pack',
      strains: 10,
      story: 'Five half-gram joints in a tin that closes.',
    },
    {
      ...base,
      subcategory: 'Multi-Pack',
      label: 'Mini Pre-Rolls 10-Pack',
      size: '10 x 0.35 g',
      grams: 3.5,
      packCount: 10,
      price: 32,
      potency: { add: -1 },
      drawing: 'pre-roll-pack',
      strains: 5,
      story: 'Ten small ones for a few minutes each.',
    },
    {
      ...base,
      subcategory: 'Infused',
      label: 'Infused Pre-Roll 1 g',
      size: '1 g',
      grams: 1,
      packCount: 1,
      price: 17,
      potency: [34, 44],
      drawing: 'pre-roll',
      strains: 8,
      tags: ['infused'],
      story: 'Flower with live resin inside. Strong, and meant for sharing.',
    },
    {
      ...base,
      subcategory: 'Blunt',
      label: 'Hemp Wrap Blunt 2 g',
      size: '2 g',
      grams: 2,
      packCount: 1,
      price: 24,
      potency: { add: 0 },
      drawing: 'blunt',
      strains: 3,
      story: 'Two grams in a tobacco-free hemp wrap. Burns slowly.',
    },
  ]
}

function vape(
  drawing: string,
  subcategory: string,
  label: string,
  ...[grams, price, potency, strains, story]: readonly [number, number, readonly [number, number], number, string]
): StrainForm {
  const tags = label.includes('Live Resin')
    ? ['live resin']
    : label.includes('Rosin')
      ? ['live rosin', 'solventless']
      : ['510'].slice(drawing === 'cart' ? 0 : 1)
  return {
    category: 'vape',
    subcategory,
    label,
    size: `${grams} g`,
    grams,
    packCount: null,
    price,
    potency,
    drawing,
    strains,
    tags,
    story,
  }
}

function extract(
  label: string,
  price: number,
  potency: readonly [number, number],
  ...[strains, story, tags]: readonly [number, string, readonly string[]]
): StrainForm {
  return {
    category: 'concentrate',
    subcategory: label,
    label: `${label} 1 g`,
    size: '1 g',
    grams: 1,
    packCount: null,
    price,
    potency,
    drawing: 'dab-jar',
    strains,
    tags,
    story,
  }
}
