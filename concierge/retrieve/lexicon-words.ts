/** Of the plain words of the lexicons those that are Spanish. */
export const SPANISH_OF_LEXICONS: readonly string[] =
  'comestibles gomitas flor porro porros cartucho tintura barato fuerte suave relajante dormir horario direccion entrega descuento'.split(
    ' ',
  )

/** Plain words of the lexicons that a misspelling may be meant for, beside the words of the catalogue. */
export const LEXICON_WORDS: ReadonlySet<string> = new Set([
  ...SPANISH_OF_LEXICONS,
  ...`indica sativa hybrid cheap cheaper please thanks flower preroll joint joints vape vapes cartridge cartridges cart disposable disposables edible edibles gummy gummies chocolate chocolates
brownie lozenge tablets capsule capsules drink drinks beverage beverages tincture tinctures topical topicals lotion balm salve cream patch concentrate concentrates
rosin resin wax shatter badder budder distillate diamonds crumble sauce hash kief infused moonrock blunt blunts grinder grinders papers cones lighter battery batteries bong bongs pipe pipes
eighth eighths quarter ounce ounces gram grams milligram relaxed relaxing relax sleepy sleep happy energetic energy focused focus creative uplifting uplifted euphoric calm calming mellow giggly
myrcene limonene caryophyllene linalool pinene humulene terpinolene terpene terpenes citrus lemon orange grape cherry mango pineapple strawberry blueberry watermelon vanilla coffee minty fruity tropical diesel
cheapest strongest beginner recommend recommendation discount delivery deliver address location hours parking payment loyalty rewards points return refund exchange receipt order pickup available availability
difference compare indicas sativas hybrids percent potency tolerance dispensary cannabis merchandise hoodie
open close closing opening thanksgiving christmas independence holiday tomorrow tonight today monday tuesday wednesday thursday friday saturday sunday weekend license passport wheelchair accessible`
    .split(/\s+/)
    .filter((word) => word !== ''),
])
