import { StrainType } from '#contract/catalog.ts'
import { numberOf, readTable, wordsOf } from './read-table.ts'

/** A cultivar of the demo menu. `thc` and `cbd` are percent by weight of its flower. */
export type Strain = {
  name: string
  type: StrainType
  thc: number
  cbd: number
  effects: readonly string[]
  flavors: readonly string[]
  terpenes: readonly string[]
}

const COLUMNS = ['name', 'type', 'thc', 'cbd', 'effects', 'flavors', 'terpenes'] as const

const TABLE = `
Velvet Plum | indica | 24.6 | 0.1 | relaxed, sleepy, calm | grape, berry, earthy | myrcene, caryophyllene, linalool
Midnight Orchard | indica | 22.3 | 0.1 | sleepy, relaxed, happy | berry, apple, earthy | myrcene, linalool, humulene
Northern Lights | indica | 19.4 | 0.1 | relaxed, sleepy, happy | pine, earthy, sweet | myrcene, caryophyllene, pinene
Granddaddy Purple | indica | 21.2 | 0.1 | sleepy, relaxed, hungry | grape, berry, sweet | myrcene, caryophyllene, pinene
Slow Lantern | indica | 26.8 | 0.1 | sleepy, relaxed | diesel, earthy, spicy | caryophyllene, myrcene, humulene
Feather Bed | indica | 18.1 | 0.6 | sleepy, calm, relaxed | vanilla, sweet, floral | linalool, myrcene, bisabolol
Coal Creek Kush | indica | 27.4 | 0.1 | relaxed, happy, hungry | diesel, pine, earthy | caryophyllene, limonene, myrcene
Hollow Moon | indica | 23.5 | 0.1 | relaxed, sleepy | berry, floral, sweet | linalool, caryophyllene, myrcene
Bear Meadow | indica-hybrid | 25.2 | 0.1 | relaxed, happy, calm | sweet, earthy, vanilla | caryophyllene, limonene, linalool
Campfire Cake | indica-hybrid | 28.3 | 0.1 | relaxed, happy, hungry | sweet, vanilla, diesel | caryophyllene, limonene, humulene
Rain Check | indica-hybrid | 22.7 | 0.1 | calm, relaxed, happy | lemon, sweet, earthy | limonene, myrcene, caryophyllene
Blackberry Switchback | indica-hybrid | 23.9 | 0.1 | relaxed, happy, sleepy | berry, sour, sweet | myrcene, caryophyllene, limonene
Mint Ledger | indica-hybrid | 27.1 | 0.1 | relaxed, calm | mint, sweet, earthy | caryophyllene, limonene, linalool
Sunday Marmalade | hybrid | 24.1 | 0.1 | happy, relaxed, uplifted | orange, sweet, citrus | limonene, caryophyllene, valencene
Juniper Haze | hybrid | 21.6 | 0.1 | creative, happy, focused | pine, citrus, earthy | pinene, terpinolene, myrcene
Blue Dream | hybrid | 20.8 | 0.1 | happy, relaxed, creative | blueberry, berry, sweet | myrcene, pinene, caryophyllene
Alpine Taffy | hybrid | 26.2 | 0.1 | happy, uplifted, relaxed | sweet, tropical, berry | limonene, caryophyllene, linalool
Copper Peach | hybrid | 23.3 | 0.1 | happy, relaxed | peach, sweet, floral | limonene, linalool, caryophyllene
Second Helping | hybrid | 27.8 | 0.1 | hungry, happy, relaxed | diesel, garlic, earthy | caryophyllene, limonene, myrcene
Even Keel | hybrid | 11.2 | 9.8 | calm, focused, relaxed | pine, earthy, lemon | pinene, myrcene, caryophyllene
Cherry Postcard | hybrid | 22.5 | 0.1 | happy, creative, uplifted | cherry, sweet, sour | limonene, caryophyllene, ocimene
Prairie Gelato | hybrid | 28.9 | 0.1 | happy, relaxed, creative | sweet, vanilla, berry | limonene, caryophyllene, linalool
Lime Parade | sativa-hybrid | 22.9 | 0.1 | uplifted, energetic, happy | lime, citrus, sweet | limonene, terpinolene, caryophyllene
Mango Weathervane | sativa-hybrid | 23.7 | 0.1 | happy, energetic, creative | mango, tropical, citrus | terpinolene, myrcene, ocimene
Kite Season | sativa-hybrid | 21.9 | 0.1 | uplifted, creative, focused | citrus, pine, floral | terpinolene, pinene, limonene
Pineapple Boardwalk | sativa-hybrid | 24.4 | 0.1 | happy, uplifted, energetic | pineapple, tropical, sweet | limonene, ocimene, caryophyllene
Sour Diesel | sativa | 22.2 | 0.1 | energetic, uplifted, creative | diesel, lemon, sour | caryophyllene, limonene, myrcene
Durban Poison | sativa | 20.3 | 0.1 | energetic, focused, uplifted | pine, citrus, earthy | terpinolene, myrcene, ocimene
Early Ferry | sativa | 23.1 | 0.1 | energetic, focused, creative | coffee, citrus, earthy | terpinolene, limonene, pinene
Tangerine Telegraph | sativa | 24.8 | 0.1 | uplifted, energetic, happy | orange, citrus, sour | limonene, terpinolene, valencene
High Desert Haze | sativa | 25.7 | 0.1 | energetic, creative, uplifted | citrus, spicy, pine | terpinolene, caryophyllene, pinene
Lemon Almanac | sativa | 21.4 | 0.1 | focused, energetic, uplifted | lemon, citrus, sweet | limonene, terpinolene, pinene
Clear Creek CBD | hybrid | 0.7 | 14.6 | calm, clear mind, relaxed | pine, earthy, citrus | pinene, myrcene, bisabolol
`

export const STRAINS: readonly Strain[] = readTable(COLUMNS, TABLE).map((row) => ({
  name: row.name,
  type: StrainType.parse(row.type),
  thc: numberOf(row.thc) ?? 0,
  cbd: numberOf(row.cbd) ?? 0,
  effects: wordsOf(row.effects),
  flavors: wordsOf(row.flavors),
  terpenes: wordsOf(row.terpenes),
}))

/** Makers on the demo menu, all invented, by what they make. `tier` scales the price. */
export const MAKERS = {
  flower: [
    maker('Ninebark Farm', 1.08),
    maker('Quiet Mesa Growers', 0.92),
    maker('Tumblestone', 1.22),
    maker('Larkrise Gardens', 1),
  ],
  rolled: [maker('Paper Heron', 1), maker('Tumblestone', 1.2), maker('Quiet Mesa Growers', 0.88)],
  vapor: [maker('Slow Comet', 1.1), maker('Thistledown Oil Co.', 0.94), maker('Ledgerock Extracts', 1.24)],
  kitchen: [maker('Copper Spoon Kitchen', 1.06), maker('Gentle Otter', 1), maker('Marrow & Mint', 1.12)],
  extract: [maker('Ledgerock Extracts', 1.18), maker('Slow Comet', 1)],
  apothecary: [maker('Yarrow Lane Apothecary', 1.08), maker('Gentle Otter', 0.96)],
  gear: [maker('Foxglove Supply', 1), maker('Bent Nail Goods', 1.1)],
  house: [maker('Larkspur & Pine', 1)],
} as const

export type Maker = { name: string; tier: number }

function maker(name: string, tier: number): Maker {
  return { name, tier }
}
