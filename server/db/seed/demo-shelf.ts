import { Category, StrainType } from '#contract/catalog.ts'
import { numberOf, readTable, wordsOf } from './read-table.ts'

/** One product that is not made from a named strain. `price` is dollars, amounts are milligrams a package. */
export type ShelfItem = {
  category: Category
  subcategory: string
  name: string
  size: string
  price: number
  drawing: string
  packCount: number | null
  thcMg: number | null
  cbdMg: number | null
  strainType: StrainType | null
  effects: readonly string[]
  flavors: readonly string[]
  tags: readonly string[]
  story: string
}

const COLUMNS = [
  'category',
  'subcategory',
  'name',
  'size',
  'price',
  'drawing',
  'packCount',
  'thcMg',
  'cbdMg',
  'strainType',
  'effects',
  'flavors',
  'tags',
  'story',
] as const

const TABLE = `
edible | Gummies | Blackberry Dusk Gummies | 100 mg (10 x 10 mg) | 20 | gummies | 10 | 100 |  | indica | relaxed, sleepy | blackberry | vegan, gluten free | Ten fruit-pectin gummies, made without gelatin.
edible | Gummies | Elderberry Lullaby Gummies | 100 mg (10 x 10 mg) | 21 | gummies | 10 | 100 |  | indica | relaxed, sleepy | berry | vegan, gluten free | Ten fruit-pectin gummies, made without gelatin.
edible | Gummies | Sour Cherry Evening Gummies | 100 mg (10 x 10 mg) | 19 | gummies | 10 | 100 |  | indica | relaxed, sleepy | cherry | vegan, gluten free | Ten fruit-pectin gummies, made without gelatin.
edible | Gummies | Plum & Vanilla Gummies | 100 mg (10 x 10 mg) | 22 | gummies | 10 | 100 |  | indica | relaxed, sleepy | vanilla | vegan, gluten free | Ten fruit-pectin gummies, made without gelatin.
edible | Gummies | Strawberry Lemonade Gummies | 100 mg (10 x 10 mg) | 20 | gummies | 10 | 100 |  | sativa | energetic, uplifted | strawberry | vegan, gluten free | Ten fruit-pectin gummies, made without gelatin.
edible | Gummies | Pink Grapefruit Gummies | 100 mg (10 x 10 mg) | 19 | gummies | 10 | 100 |  | sativa | energetic, uplifted | grapefruit | vegan, gluten free | Ten fruit-pectin gummies, made without gelatin.
edible | Gummies | Pineapple Sunrise Gummies | 100 mg (10 x 10 mg) | 21 | gummies | 10 | 100 |  | sativa | energetic, uplifted | pineapple | vegan, gluten free | Ten fruit-pectin gummies, made without gelatin.
edible | Gummies | Green Apple Trail Gummies | 100 mg (10 x 10 mg) | 18 | gummies | 10 | 100 |  | sativa | energetic, uplifted | apple | vegan, gluten free | Ten fruit-pectin gummies, made without gelatin.
edible | Gummies | Peach Porch Gummies | 100 mg (10 x 10 mg) | 20 | gummies | 10 | 100 |  | hybrid | happy, relaxed | peach | vegan, gluten free | Ten fruit-pectin gummies, made without gelatin.
edible | Gummies | Mango Chili Gummies | 100 mg (10 x 10 mg) | 22 | gummies | 10 | 100 |  | hybrid | happy, relaxed | mango | vegan, gluten free | Ten fruit-pectin gummies, made without gelatin.
edible | Gummies | Watermelon Slice Gummies | 100 mg (10 x 10 mg) | 18 | gummies | 10 | 100 |  | hybrid | happy, relaxed | watermelon | vegan, gluten free | Ten fruit-pectin gummies, made without gelatin.
edible | Gummies | Blueberry Picnic Gummies | 100 mg (10 x 10 mg) | 20 | gummies | 10 | 100 |  | hybrid | happy, relaxed | blueberry | vegan, gluten free | Ten fruit-pectin gummies, made without gelatin.
edible | Gummies | Raspberry Lime Gummies | 100 mg (10 x 10 mg) | 21 | gummies | 10 | 100 |  | hybrid | happy, relaxed | raspberry | vegan, gluten free | Ten fruit-pectin gummies, made without gelatin.
edible | Gummies | Blood Orange Gummies | 100 mg (10 x 10 mg) | 19 | gummies | 10 | 100 |  | hybrid | happy, relaxed | orange | vegan, gluten free | Ten fruit-pectin gummies, made without gelatin.
edible | Gummies | Pineapple Sunrise Gummies Low Dose | 50 mg (20 x 2.5 mg) | 17 | gummies | 20 | 50 |  | sativa | energetic, uplifted | pineapple | low dose, vegan, microdose | Twenty small gummies for anyone who likes to go slowly.
edible | Gummies | Green Apple Trail Gummies Low Dose | 50 mg (20 x 2.5 mg) | 14 | gummies | 20 | 50 |  | sativa | energetic, uplifted | apple | low dose, vegan, microdose | Twenty small gummies for anyone who likes to go slowly.
edible | Gummies | Peach Porch Gummies Low Dose | 50 mg (20 x 2.5 mg) | 16 | gummies | 20 | 50 |  | hybrid | happy, relaxed | peach | low dose, vegan, microdose | Twenty small gummies for anyone who likes to go slowly.
edible | Gummies | Mango Chili Gummies Low Dose | 50 mg (20 x 2.5 mg) | 18 | gummies | 20 | 50 |  | hybrid | happy, relaxed | mango | low dose, vegan, microdose | Twenty small gummies for anyone who likes to go slowly.
edible | Gummies | Watermelon Slice Gummies Low Dose | 50 mg (20 x 2.5 mg) | 14 | gummies | 20 | 50 |  | hybrid | happy, relaxed | watermelon | low dose, vegan, microdose | Twenty small gummies for anyone who likes to go slowly.
edible | Gummies | Night Shelf CBN Gummies | 100 mg (20 x 5 mg) | 27 | gummies | 20 | 100 |  | indica | relaxed, sleepy | berry | cbn, vegan | 5 mg THC and 2 mg CBN in each.
edible | Gummies | Level Ground 1:1 Gummies | 100 mg (20 x 5 mg) | 25 | gummies | 20 | 100 | 100 | hybrid | calm, clear mind | lemon | 1:1, cbd, vegan | 5 mg THC beside 5 mg CBD in each.
edible | Gummies | Soft Landing 4:1 CBD Gummies | 50 mg (20 x 2.5 mg) | 28 | gummies | 20 | 50 | 200 | hybrid | calm, relaxed | peach | 4:1, cbd, low dose | 10 mg CBD for every 2.5 mg THC.
edible | Gummies | Half-Past-Five CBG Gummies | 100 mg (20 x 5 mg) | 26 | gummies | 20 | 100 |  | sativa | energetic, uplifted | grapefruit | cbg, vegan | 5 mg THC and 5 mg CBG in each.
edible | Chocolate | Dark Sea Salt Chocolate Bar | 100 mg (10 x 10 mg) | 22 | chocolate | 10 | 100 |  | indica | relaxed, sleepy | chocolate | chocolate | Ten squares, scored to break cleanly. Contains milk and soy.
edible | Chocolate | Milk & Toffee Chocolate Bar | 100 mg (10 x 10 mg) | 21 | chocolate | 10 | 100 |  | hybrid | happy, relaxed | chocolate | chocolate | Ten squares, scored to break cleanly. Contains milk and soy.
edible | Chocolate | Espresso Crunch Chocolate Bar | 100 mg (10 x 10 mg) | 23 | chocolate | 10 | 100 |  | sativa | energetic, uplifted | coffee | chocolate | Ten squares, scored to break cleanly. Contains milk and soy.
edible | Chocolate | Mint Leaf Chocolate Bar | 100 mg (10 x 10 mg) | 21 | chocolate | 10 | 100 |  | hybrid | happy, relaxed | mint | chocolate | Ten squares, scored to break cleanly. Contains milk and soy.
edible | Chocolate | Hazelnut Praline Chocolate Bar | 100 mg (10 x 10 mg) | 24 | chocolate | 10 | 100 |  | indica | relaxed, sleepy | chocolate | chocolate | Ten squares, scored to break cleanly. Contains milk and soy.
edible | Chocolate | Raspberry Dark Chocolate Bar | 100 mg (10 x 10 mg) | 22 | chocolate | 10 | 100 |  | hybrid | happy, relaxed | raspberry | chocolate | Ten squares, scored to break cleanly. Contains milk and soy.
edible | Drink | Lemon Fizz Seltzer | 5 mg | 6 | drink | 1 | 5 |  | sativa | energetic, uplifted | lemon | drink, low dose | A light can. Most people feel it within half an hour.
edible | Drink | Cucumber Lime Seltzer | 5 mg | 6 | drink | 1 | 5 |  | hybrid | happy, relaxed | lime | drink, low dose, sugar free | Dry and crisp, no sugar.
edible | Drink | Ginger Peach Tonic | 10 mg | 8 | drink | 1 | 10 |  | hybrid | happy, relaxed | peach | drink | Ginger first, peach after.
edible | Drink | Hibiscus Iced Tea | 10 mg | 8 | drink | 1 | 10 |  | indica | relaxed, sleepy | floral | drink, tea | Cold-brewed hibiscus with a little honey.
edible | Drink | Berry Cola Shot | 100 mg (10 x 10 mg) | 19 | drink | 10 | 100 |  | hybrid | happy, relaxed | berry | drink, shot | Ten measured sips in one small bottle. Not a single serving.
edible | Mints | Spearmint Tin | 100 mg (40 x 2.5 mg) | 20 | mints | 40 | 100 |  | hybrid | happy, relaxed | mint | mints, low dose, sugar free, microdose | Forty mints of 2.5 mg, the size of an aspirin.
edible | Mints | Wintergreen Focus Mints | 100 mg (20 x 5 mg) | 19 | mints | 20 | 100 |  | sativa | focused, energetic | mint | mints, sugar free | Cool, quick to dissolve.
edible | Caramels | Salted Butter Caramels | 100 mg (10 x 10 mg) | 21 | caramels | 10 | 100 |  | indica | relaxed, sleepy | vanilla | caramel | Soft caramels, wrapped by hand.
edible | Caramels | Smoked Maple Caramels | 100 mg (10 x 10 mg) | 22 | caramels | 10 | 100 |  | hybrid | happy, relaxed | sweet | caramel | Maple and a trace of smoke.
edible | Baked Goods | Double Fudge Brownie | 100 mg (10 x 10 mg) | 20 | baked | 10 | 100 |  | indica | relaxed, sleepy | chocolate | baked | Cut into ten. Share, or save some.
edible | Baked Goods | Snickerdoodle Cookies | 100 mg (10 x 10 mg) | 18 | baked | 10 | 100 |  | hybrid | happy, relaxed | cinnamon | baked | Ten small cookies in a sealed bag.
edible | Tablets | Plain Tablets 5 mg | 100 mg (20 x 5 mg) | 17 | tablets | 20 | 100 |  | hybrid | happy, relaxed |  | tablets, sugar free, vegan | No flavor, no sugar, an exact 5 mg.
edible | Tablets | Evening Capsules 10 mg | 100 mg (10 x 10 mg) | 18 | tablets | 10 | 100 |  | indica | relaxed, sleepy |  | capsules, vegan | Coconut oil in a plant-based capsule.
edible | Syrup | Plum Syrup | 100 mg (10 x 10 mg) | 24 | drink | 10 | 100 |  | indica | relaxed, sleepy | grape | syrup, drink | Measured by the cap: one cap, 10 mg.
tincture | Tincture | Daybreak Tincture | 30 ml | 34 | dropper |  | 300 |  | sativa | energetic, uplifted |  | citrus | A citrus drop under the tongue. 10 mg a millilitre.
tincture | Tincture | Nightfall Tincture | 30 ml | 36 | dropper |  | 300 | 60 | indica | relaxed, sleepy |  | cbn | Chamomile and lavender. 10 mg THC a millilitre.
tincture | Tincture | Middle Ground 1:1 Tincture | 30 ml | 42 | dropper |  | 300 | 300 | hybrid | calm, clear mind |  | 1:1, cbd | THC and CBD in equal parts.
tincture | Tincture | Gentle Start Tincture | 30 ml | 24 | dropper |  | 75 | 75 | hybrid | calm |  | 1:1, low dose, cbd | 2.5 mg of each a millilitre, for a first try.
tincture | Tincture | Clear Field CBD 20:1 Tincture | 30 ml | 44 | dropper |  | 30 | 600 |  | calm, clear mind |  | cbd, 20:1, low dose | Mostly CBD, with a trace of THC.
tincture | Tincture | Unflavored Tincture | 30 ml | 46 | dropper |  | 500 |  | hybrid | happy, relaxed |  | unflavored | Nothing but oil. Stirs into food.
tincture | Tincture | Peppermint Tincture | 30 ml | 34 | dropper |  | 300 |  | hybrid | happy, relaxed |  | mint | Cool peppermint in coconut oil.
tincture | Tincture | Ginger CBG Tincture | 30 ml | 40 | dropper |  | 150 | 300 | sativa | focused |  | cbg, cbd | CBG and a little THC with ginger.
tincture | Tincture | Honey Evening Tincture | 30 ml | 38 | dropper |  | 200 | 100 | indica | relaxed, sleepy |  | cbn | Honey, lemon balm and 100 mg CBN.
tincture | Tincture | Big Bottle Tincture | 30 ml | 78 | dropper |  | 1000 |  | hybrid | happy, relaxed |  | high potency | The same oil, ten times over. 33 mg a millilitre: measure with care.
topical | Balm | Juniper Body Balm | 2 oz | 32 | balm |  | 200 | 200 |  |  |  | topical | Beeswax, juniper and menthol in a flat tin.
topical | Balm | Pocket Balm | 0.5 oz | 14 | balm |  | 50 | 50 |  |  |  | topical | The same balm, small enough for a pocket.
topical | Balm | Arnica Night Balm | 1 oz | 26 | balm |  | 100 | 200 |  |  |  | topical | Arnica and lavender, thick and slow to sink in.
topical | Lotion | Oat Hand Cream | 3 oz | 22 | lotion |  | 60 | 180 |  |  |  | topical | Light, unscented, not greasy.
topical | Lotion | Lavender Body Lotion | 6 oz | 34 | lotion |  | 100 | 300 |  |  |  | topical | Pump bottle for every day.
topical | Lotion | Cooling Roll-On | 1.5 oz | 28 | lotion |  | 100 | 100 |  |  |  | topical | Menthol on a steel ball.
topical | Bath | Cedar Bath Salts | 8 oz | 18 | bath |  | 50 | 100 |  |  |  | topical | Epsom salt with cedar and orange.
topical | Bath | Eucalyptus Bath Fizz | 1 piece | 9 | bath |  | 25 | 50 |  |  |  | topical | One tub, one fizz.
topical | Patch | Slow Patch | 1 patch | 12 | patch |  | 20 |  |  |  |  | topical | Sticks to the wrist for a long, even evening.
topical | Patch | Balance Patch 1:1 | 1 patch | 12 | patch |  | 10 | 10 |  |  |  | topical | Equal parts THC and CBD in one patch.
topical | Lotion | Massage Oil | 4 oz | 30 | lotion |  | 100 | 100 |  |  |  | topical | Sweet almond oil with a little rosemary.
concentrate | RSO | Full Spectrum RSO | 1 g | 24 | syringe |  | 700 |  | indica | sleepy, relaxed |  | rso | Whole-plant oil in a measured syringe. Very strong: begin with a grain of rice.
concentrate | Hash | Bubble Hash | 1 g | 30 | dab-jar |  |  |  | hybrid | relaxed, happy |  | hash, solventless | Washed in ice water and dried cold.
concentrate | Kief | Sifted Kief | 1 g | 16 | dab-jar |  |  |  | hybrid | happy |  | kief, value | A pinch on top of a bowl goes a long way.
accessory | Grinder | Pocket Grinder 2-Piece | each | 12 | grinder |  |  |  |  |  |  |  | Anodized, with a strong magnet.
accessory | Grinder | Four-Chamber Grinder | each | 28 | grinder |  |  |  |  |  |  |  | Catches kief below a fine screen.
accessory | Grinder | Walnut Grinder | each | 36 | grinder |  |  |  |  |  |  |  | Turned wood outside, steel teeth inside.
accessory | Papers | Rice Rolling Papers 1 1/4 | 32 leaves | 2.5 | papers |  |  |  |  |  |  |  | Thin, slow, unbleached.
accessory | Papers | Hemp Rolling Papers King Size | 32 leaves | 3 | papers |  |  |  |  |  |  |  | Long leaves with a tip in the cover.
accessory | Cones | Empty Cones 6-Pack | 6 cones | 4 | papers |  |  |  |  |  |  |  | Fill, pack, twist.
accessory | Tips | Paper Filter Tips | 50 tips | 1.5 | papers |  |  |  |  |  |  |  | Perforated, to roll to any width.
accessory | Lighter | Refillable Lighter | each | 4.5 | lighter |  |  |  |  |  |  |  | Soft flame, in four colors.
accessory | Lighter | Pocket Torch | each | 18 | lighter |  |  |  |  |  |  |  | One steady jet for dabs.
accessory | Lighter | Hemp Wick 10 ft | each | 3 | lighter |  |  |  |  |  |  |  | Beeswaxed, for a flame without butane.
accessory | Battery | 510 Battery Slim | each | 15 | battery |  |  |  |  |  |  |  | Three heats, USB-C.
accessory | Battery | 510 Battery Palm | each | 26 | battery |  |  |  |  |  |  |  | Hides the cart, holds a charge for days.
accessory | Battery | Pod Battery | each | 24 | battery |  |  |  |  |  |  |  | For snap-in pods.
accessory | Pipe | Glass Hand Pipe | each | 18 | pipe |  |  |  |  |  |  |  | Thick glass, blown nearby.
accessory | Pipe | Chillum One-Hitter | each | 9 | pipe |  |  |  |  |  |  |  | For one breath at a time.
accessory | Bong | Beaker Water Pipe 10 in | each | 64 | bong |  |  |  |  |  |  |  | Wide base, ice catcher.
accessory | Dab Gear | Mini Dab Rig | each | 72 | bong |  |  |  |  |  |  |  | Small, with a quartz banger.
accessory | Dab Gear | Dab Tool Set | each | 14 | tool |  |  |  |  |  |  |  | A scoop, a blade and a mat.
accessory | Tray | Rolling Tray Medium | each | 12 | tray |  |  |  |  |  |  |  | Rounded corners, easy to tip out.
accessory | Storage | Stash Jar Smell Proof | each | 16 | stash |  |  |  |  |  |  |  | Glass with a sealed cork lid.
accessory | Storage | Humidity Packs 62% | 3 packs | 6 | stash |  |  |  |  |  |  |  | Keep an ounce from drying out.
accessory | Storage | Locking Stash Bag | each | 32 | stash |  |  |  |  |  |  |  | Carbon-lined, with a code lock.
accessory | Cleaning | Glass Cleaner Kit | each | 11 | tool |  |  |  |  |  |  |  | Salt, solution and two brushes.
merch | Shirts | Larkspur T-Shirt S | each | 24 | tee |  |  |  |  |  |  |  | Heavy cotton, printed in one color.
merch | Shirts | Larkspur T-Shirt M | each | 24 | tee |  |  |  |  |  |  |  | Heavy cotton, printed in one color.
merch | Shirts | Larkspur T-Shirt L | each | 24 | tee |  |  |  |  |  |  |  | Heavy cotton, printed in one color.
merch | Hoodies | Pine Hoodie M | each | 54 | hoodie |  |  |  |  |  |  |  | Brushed inside, deep pocket.
merch | Hoodies | Pine Hoodie L | each | 54 | hoodie |  |  |  |  |  |  |  | Brushed inside, deep pocket.
merch | Hats | Trail Cap | each | 26 | cap |  |  |  |  |  |  |  | Five panels and a strap.
merch | Hats | Knit Beanie | each | 22 | cap |  |  |  |  |  |  |  | Ribbed, in forest green.
merch | Bags | Market Tote | each | 16 | tote |  |  |  |  |  |  |  | Canvas, holds a week of groceries.
merch | Drinkware | Camp Mug | each | 14 | mug |  |  |  |  |  |  |  | Enamel, 12 oz.
merch | Stickers | Sticker Sheet | each | 5 | sticker |  |  |  |  |  |  |  | Six weatherproof stickers.
`

export const SHELF: readonly ShelfItem[] = readTable(COLUMNS, TABLE).map((row) => ({
  category: Category.parse(row.category),
  subcategory: row.subcategory,
  name: row.name,
  size: row.size,
  price: numberOf(row.price) ?? 0,
  drawing: row.drawing,
  packCount: numberOf(row.packCount),
  thcMg: numberOf(row.thcMg),
  cbdMg: numberOf(row.cbdMg),
  strainType: row.strainType === '' ? null : StrainType.parse(row.strainType),
  effects: wordsOf(row.effects),
  flavors: wordsOf(row.flavors),
  tags: wordsOf(row.tags),
  story: row.story,
}))
