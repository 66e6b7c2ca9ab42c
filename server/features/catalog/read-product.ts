import type { Category, Product, StrainType } from '#contract/catalog.ts'
import { type CategoryHints, finerShelf, readCategory } from './category-words.ts'
import { cleanLine, cleanProse, cut, readHttpsUrl, splitList } from './clean-text.ts'
import type { Field } from './column-fields.ts'
import { isInCents, isInverted } from './fold-header.ts'
import type { Columns } from './guess-columns.ts'
import { isNothing, numberIn, readCurrency, readStock } from './read-amount.ts'
import { readLabelled } from './read-labelled.ts'
import { withPieces } from './read-pieces.ts'
import { INGESTED, INHALED, type PotencyColumns, type PotencyRow, readPotencyColumns } from './potency-columns.ts'
import { cbdBeside, readPotency } from './read-potency.ts'
import { lessDiscount, measureOfPrice, readBothPrices, readMoney, settlePrices } from './read-price.ts'
import { gramsOfShelf, readGrams, readPackCell, readPackCount, unitOfHeader, withUnit } from './read-size.ts'
import { withStated } from './read-stated.ts'
import { readStrength } from './read-strength.ts'
import { PARTS, partedFlavors, readTags, type ToldByTags } from './read-tags.ts'
import { readStrainType, strainTypeInName } from './strain-type.ts'

/** Something about one cell of a row. `column` is the header as written in the file. */
export type CellFault = { column: string | null; reason: string }
export type RowReading = { product: Product | null; problems: CellFault[]; notes: CellFault[] }

/** Reads the rows of one file, given which column feeds what. `samples` tell the unit of potency numbers that state none. */
export class ProductReader {
  readonly #headers: readonly string[]
  readonly #columns: Columns
  readonly #potency: PotencyColumns

  constructor(headers: readonly string[], columns: Columns, samples: readonly (readonly string[])[]) {
    this.#headers = headers
    this.#columns = columns
    const rows = samples.map((cells): PotencyRow => {
      const { category } = readCategory(this.#categoryHints(cells))
      const name = this.#cell(cells, 'name')
      const { packCount } = this.#readSize(cells, name, category)
      return { category, name, packCount, thc: this.#cell(cells, 'thc'), cbd: this.#cell(cells, 'cbd') }
    })
    this.#potency = readPotencyColumns(rows, { thc: this.#header('thc') ?? '', cbd: this.#header('cbd') ?? '' })
  }

  /** One row as a product, or why it cannot be one. `productId` is what the file says, or empty. */
  read(cells: readonly string[]): RowReading {
    const problems: CellFault[] = []
    const notes: CellFault[] = []
    const rawName = cleanLine(this.#cell(cells, 'name'), MAX_NAME_CHARS + 1)
    if (isNothing(rawName)) problems.push({ column: this.#header('name'), reason: 'the name is missing' })
    if (rawName.length > MAX_NAME_CHARS)
      problems.push({ column: this.#header('name'), reason: `the name is longer than ${MAX_NAME_CHARS} characters` })
    const prices = this.#readPrices(cells, problems, notes)
    const stock = this.#readStock(cells, problems)
    if (problems.length > 0) return { product: null, problems, notes }

    const hints = this.#categoryHints(cells)
    const { category, isGuess } = readCategory(hints)
    if (isGuess && !isNothing(hints.category))
      notes.push({
        column: this.#header('category'),
        reason: `"${hints.category.slice(0, 40)}" is not a known category; taken as ${category}`,
      })
    const size = this.#readSize(cells, rawName, category)
    const doses = this.#doseWords(cells)
    const thc = doses.includes(this.#cell(cells, 'thc')) ? null : this.#readThc(cells, notes)
    const strength = readStrength({
      category,
      thc,
      cbd: readPotency(this.#cell(cells, 'cbd') || cbdBeside(this.#cell(cells, 'thc'))),
      thcMgTotal: numberIn(this.#cell(cells, 'thcMgTotal')),
      thcMgPerPiece: numberIn(this.#cell(cells, 'thcMgPerPiece')),
      cbdMgTotal: numberIn(this.#cell(cells, 'cbdMgTotal')),
      bareUnits: this.#potency.bareUnits,
      packCount: size.packCount,
      tellsPackages: this.#potency.tellsPackages,
      size: [size.size ?? '', ...doses].join(' | '),
      name: rawName,
      description: this.#cell(cells, 'description'),
    })
    for (const { field, reason } of strength.faults) notes.push({ column: this.#header(field), reason })
    const { strainType: told, ...lists } = this.#readTold(cells, category)
    const product: Product = {
      productId: cleanLine(this.#cell(cells, 'productId'), 400),
      sku: this.#text(cells, 'sku', 120),
      name: rawName,
      brand: this.#text(cells, 'brand', 160),
      category,
      subcategory: this.#text(cells, 'subcategory', 120) ?? finerShelf(hints.category, category),
      ...this.#readStrain(cells, rawName, category, told),
      ...strength.doses,
      ...size,
      ...prices,
      currency: this.#readCurrency(cells),
      stock,
      ...lists,
      tags: splitList(this.#cell(cells, 'tags')),
      promo: this.#text(cells, 'promo', 300),
      description: orNull(cleanProse(this.#cell(cells, 'description'), MAX_DESCRIPTION_CHARS)),
      imageUrl: readHttpsUrl(this.#cell(cells, 'imageUrl')),
      url: readHttpsUrl(this.#cell(cells, 'url')),
    }
    const stated = withStated(category, [rawName, this.#cell(cells, 'description')], product)
    return { product: withPieces(category, product.description ?? '', stated), problems, notes }
  }

  /** What columns of doses say in words: "10mg per piece / 100mg per package", "5 mg x 20". */
  #doseWords(cells: readonly string[]): string[] {
    const written = DOSE_FIELDS.map((field) => this.#cell(cells, field)).filter((cell) => numberIn(cell) === null)
    return [...written, this.#cell(cells, 'thc')].filter((cell) => DOSE_WORDS.test(cell))
  }

  #cell(cells: readonly string[], field: Field): string {
    const column = this.#columns.get(field)
    return column === undefined ? '' : (cells[column] ?? '').trim()
  }

  #header(field: Field): string | null {
    const column = this.#columns.get(field)
    return column === undefined ? null : (this.#headers[column] ?? null)
  }

  #text(cells: readonly string[], field: Field, maxChars: number): string | null {
    return orNull(cleanLine(this.#cell(cells, field), maxChars))
  }

  #readPrices(cells: readonly string[], problems: CellFault[], notes: CellFault[]) {
    const both = readBothPrices(this.#cell(cells, 'price'))
    const read = (field: Field, faults: CellFault[], written = this.#cell(cells, field)): number | null => {
      const money = readMoney(written, isInCents(this.#header(field) ?? ''))
      if ('cents' in money) return money.cents
      faults.push({ column: this.#header(field), reason: money.fault })
      return null
    }
    const faultsBefore = problems.length
    const settled = settlePrices({
      price: read('price', problems, both?.sale),
      regular: both === null ? read('regularPrice', problems) : read('price', problems, both.regular),
      sale: read('salePrice', notes) ?? this.#readOff(cells, read('price', []) ?? read('regularPrice', [])),
    })
    if (!('fault' in settled)) return settled
    if (problems.length === faultsBefore) problems.push({ column: this.#header('price'), reason: settled.fault })
    return { priceCents: null, salePriceCents: null }
  }

  /** What a discount leaves of the price, in a file that has no column of the lower price or of the full one beside it. */
  #readOff(cells: readonly string[], cents: number | null): number | null {
    const isTold = this.#columns.has('salePrice') || (this.#columns.has('price') && this.#columns.has('regularPrice'))
    return isTold ? null : lessDiscount(cents, this.#cell(cells, 'percentOff'), this.#header('percentOff') ?? '')
  }

  #readStock(cells: readonly string[], problems: CellFault[]): number | null {
    const cell = this.#cell(cells, 'stock')
    const stock = readStock(/^none$/i.test(cell) ? 'out of stock' : cell)
    if (stock.kind === 'text') {
      problems.push({ column: this.#header('stock'), reason: `"${cell.slice(0, 40)}" is not a stock level` })
      return null
    }
    const written = this.#cell(cells, 'availability')
    const available = readStock(/^none$/i.test(written) ? 'out of stock' : written)
    const says =
      available.kind === 'stock' && (!isNothing(written) || available.value === 0) ? available.value : undefined
    if (says === undefined) return stock.value
    const isOut = isInverted(this.#header('availability') ?? '') ? says !== 0 : says === 0
    return isOut ? 0 : (stock.value ?? (/\d ?[a-z]|[a-z] \d/i.test(written) ? says : null))
  }

  #categoryHints(cells: readonly string[]): CategoryHints {
    const potency = [readPotency(this.#cell(cells, 'thc')), readPotency(this.#cell(cells, 'cbd'))]
    const doses = [this.#cell(cells, 'thcMgTotal'), this.#cell(cells, 'thcMgPerPiece')]
    return {
      category: cleanLine(this.#cell(cells, 'category'), 200),
      subcategory: cleanLine(this.#cell(cells, 'subcategory'), 200),
      name: cleanLine(this.#cell(cells, 'name'), MAX_NAME_CHARS),
      size: this.#cell(cells, 'size'),
      hasMilligrams:
        doses.some((cell) => numberIn(cell) !== null) ||
        potency.some((value) => value !== null && value !== 'text' && value.unit === 'mg'),
      isStrain: readStrainType(this.#cell(cells, 'strainType')) !== null || !isNothing(this.#cell(cells, 'strainName')),
    }
  }

  /** Effects, flavours and terpenes, and what tags, labels of the description or a column of types (`Indica, Relaxed, Citrus`) say where no column of their own does. */
  #readTold(cells: readonly string[], category: Category): ToldByTags {
    const list = (field: Field): string[] => splitList(this.#cell(cells, field))
    const mixed = MIXED.map(list).filter((words) => words.length > 1)
    const told = readTags([...list('tags'), ...mixed.flat()], category)
    const labelled = readLabelled(this.#cell(cells, 'description'), category)
    told.strainType ??= labelled.strainType
    if (told.effects.length === 0) told.effects = labelled.effects
    if (told.flavors.length === 0) told.flavors = labelled.flavors
    for (const field of ['effects', 'flavors', 'terpenes'] as const) {
      const own = splitList(this.#cell(cells, field), PARTS[field])
      if (own.length > 0) told[field] = field === 'flavors' ? own.flatMap(partedFlavors) : own
    }
    return told
  }

  #readStrain(cells: readonly string[], name: string, category: Category, told: StrainType | null) {
    const strain = this.#text(cells, 'strainName', 160)
    const isPlant = INHALED.includes(category) || INGESTED.includes(category)
    const typed = readStrainType(this.#cell(cells, 'strainType'))
    return {
      strainName:
        strain === null || /^(no strain|n\/?a|none|null|unknown|mixed|various)$/i.test(strain) ? null : strain,
      strainType: typed ?? (isPlant ? (strainTypeInName(name) ?? this.#strainTypeOfShelf(cells) ?? told) : null),
    }
  }

  /** Beside `26.2%` a bare `0.214` may be a fifth or a fraction: nothing is claimed of it. */
  #readThc(cells: readonly string[], notes: CellFault[]) {
    const thc = readPotency(this.#cell(cells, 'thc'))
    const isUnclear = thc !== null && thc !== 'text' && thc.unit === 'bare' && thc.value > 0 && thc.value < 1
    if (!isUnclear || !this.#potency.writesPercent) return thc
    notes.push({ column: this.#header('thc'), reason: `"${thc.value}" may be percent or a fraction; left out` })
    return null
  }

  /** `Flower > Indica`, `Bud (Hybrid)`. */
  #strainTypeOfShelf(cells: readonly string[]) {
    return readStrainType(`${this.#cell(cells, 'category')} ${this.#cell(cells, 'subcategory')}`)
  }

  #readSize(cells: readonly string[], name: string, category: Category) {
    const written = this.#text(cells, 'size', 80)
    const label = written !== null && ONLY_VARIANT.test(written) ? null : (written ?? this.#measureOfPrice(cells))
    const unit = this.#text(cells, 'sizeUnit', 20) ?? unitOfHeader(this.#header('size') ?? '')
    const isBare = label !== null && /^\d*\.?\d+$/.test(label)
    const size = isBare && unit !== null ? withUnit(label, unit) : label
    const stated = numberIn(this.#cell(cells, 'sizeGrams'))
    const packed = readPackCell(this.#cell(cells, 'packCount'))
    const isEach = PER_UNIT.test(this.#header('size') ?? '') || /\beach$/i.test(size ?? '')
    const isWeighed = INHALED.includes(category)
    const fromLabel =
      size === null || !isWeighed
        ? null
        : (readGrams(isEach ? `${size} each | ${packed ?? 1} pack` : size) ??
          (isBare && Number(label) <= HEAVIEST_GRAMS ? Number(label) : null))
    const grams =
      stated ??
      fromLabel ??
      (isWeighed
        ? (readGrams(name) ??
          gramsOfShelf(this.#cell(cells, 'subcategory')) ??
          gramsOfShelf(this.#cell(cells, 'category')))
        : null)
    const isPackWord = category === 'accessory' || category === 'merch' ? /\d\s*-?(pk|pack|ct|count)/i.test(name) : true
    const packCount =
      packed ?? (size === null ? null : readPackCount(size)) ?? (isPackWord ? readPackCount(name) : null)
    const sizeGrams = grams !== null && grams > 0 && grams <= MAX_GRAMS ? grams : null
    return {
      size: sizeGrams !== null && (size === null || (isBare && isWeighed)) ? `${sizeGrams}g` : size,
      sizeGrams,
      packCount: packCount !== null && packCount <= MAX_PACK ? packCount : null,
    }
  }

  #measureOfPrice(cells: readonly string[]): string | null {
    return measureOfPrice(this.#cell(cells, 'price')) ?? measureOfPrice(this.#cell(cells, 'regularPrice'))
  }

  #readCurrency(cells: readonly string[]): string {
    return readCurrency(this.#cell(cells, 'currency')) ?? readCurrency(this.#cell(cells, 'price')) ?? 'USD'
  }
}

/** Columns whose cells may list words of several kinds. */
const MIXED: readonly Field[] = ['strainType', 'subcategory', 'category']
/** Milligrams of a piece or of a package; "850 mg/g" is a percentage. */
const DOSE_WORDS =
  /\d ?mg ?(?:(?:\/|per|x|×|\*|thc|each|ea\b|total|in\b|of\b)(?! ?g\b)).|\d ?mg ?(?:of )?thc$|\dx ?\d+ ?mg/i
/** A column of the weight of one piece of a pack. */
const PER_UNIT = /\bper (?:unit|piece|each|item)\b|\beach\b/i
const DOSE_FIELDS = ['thcMgTotal', 'thcMgPerPiece'] as const
const MAX_NAME_CHARS = 300
const MAX_DESCRIPTION_CHARS = 4000
/** What shop systems call the variant of a product that has but one. */
const ONLY_VARIANT = /^default(?: title)?$/i
/** A bare number above an ounce in a size column is hardly grams. */
const HEAVIEST_GRAMS = 28.5
const MAX_GRAMS = 100_000
const MAX_PACK = 10_000

function orNull(text: string): string | null {
  return isNothing(text) ? null : cut(text, text.length)
}
