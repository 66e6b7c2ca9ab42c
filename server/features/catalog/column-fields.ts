import {
  isFinerShelf,
  isHttps,
  isMeasure,
  isMoney,
  isNumeric,
  isPicture,
  isPotency,
  isShareOff,
  isShelfWord,
  isWordy,
  mostly,
  share,
} from './cell-kinds.ts'
import { isStockWord, readStock } from './read-amount.ts'
import { readDiscount } from './read-price.ts'
import { isStrainTypeWord, readStrainType } from './strain-type.ts'

/** What a column of a menu file may feed. These are the keys of a ColumnMapping. */
export const FIELDS = [
  'productId',
  'sku',
  'name',
  'brand',
  'category',
  'subcategory',
  'strainName',
  'strainType',
  'thc',
  'cbd',
  'thcMgTotal',
  'thcMgPerPiece',
  'cbdMgTotal',
  'size',
  'sizeUnit',
  'sizeGrams',
  'packCount',
  'price',
  'regularPrice',
  'salePrice',
  'percentOff',
  'currency',
  'stock',
  'availability',
  'effects',
  'flavors',
  'terpenes',
  'tags',
  'promo',
  'description',
  'imageUrl',
  'url',
] as const
export type Field = (typeof FIELDS)[number]

/** `phrases` are header texts, folded, the surest first; `words` is a looser pattern; `fits` says whether the values allow it. */
export type FieldRule = {
  phrases: string
  words?: RegExp
  never?: RegExp
  fits?: (values: readonly string[], header: string) => boolean
}

/** Header words of the exports of tills and menus, and of sheets that people keep by hand. Parted by `|`. */
export const FIELD_RULES: Record<Field, FieldRule> = {
  productId: {
    phrases:
      'product id|variant id|listing id|menu item id|item id|id|external id|internal id|pos id|handle|product number|item number|item no|product code|item code|global product id|uid|uuid|product uuid|package id',
    never: /brand|category|strain|store|location|vendor|dispensary/,
  },
  sku: {
    phrases:
      'sku|variant sku|product sku|item sku|sku number|sku code|stock code|barcode|upc|upc code|upc gtin|ean|gtin|plu|ref|reference|article',
    words: /\bsku\b/,
    fits: (values) =>
      values.length === 0 || share(values, (value) => /\p{L}{3,} \p{L}{2,}/u.test(value.slice(0, 100))) < 0.5,
  },
  name: {
    phrases:
      'name|product name|product title|title|item name|product label|item label|menu label|listing label|product|item|menu title|menu name|display name|listing name|online title|online name|product display name|parent product name|external name|internal name|item description|product description|nombre|producto|nom|produit|produkt|artikel',
    words: /\b(product|item|menu|display|listing|online)\b.*\b(name|title)\b|\btitle\b/,
    never: /brand|strain|vendor|category|store|location|producer|supplier|promo|sale|deal|type|image|file|seo|generic/,
    fits: mostly(isWordy),
  },
  brand: {
    phrases:
      'brand|brand name|product brand|label|producer|licensed producer|grower processor|producer processor|manufacturer|maker|vendor|vendor name|producer name|manufacturer name|cultivator|grower|farm|supplier|supplier name|made by|who makes it|by|company|marca|marque|marke|hersteller',
    words: /\bbrand\b/,
    never: /id$|logo|image|url/,
    fits: mostly(isWordy),
  },
  category: {
    phrases:
      'category|product category|categories|product categories|master category|category name|main category|primary category|menu category|item category|department|dept|category type|product type|type|product group|group|classification|class|section|shelf|form|product form|kind|collection|inventory type|aisle|categoria|categorie|kategorie|tipo|product class|mastercategory',
    words: /\b(category|categories|department)\b/,
    never: /^sub|\bsub|id$|\b[23]$|source|source category|tax|purchase|compliance|flower equivalent/,
    fits: mostly(isShelfWord, 0.45),
  },
  subcategory: {
    phrases:
      'subcategory|sub category|sub|sub department|sub section|sub group|sub class|subcategory name|sub type|subtype|product subcategory|secondary category|category source|source category|product subtype|product sub type|custom category name|custom category|product type|type|kind|style|form|format|consumption method|group|family|class|category|product category|secondary|secondary type',
    words: /\bsub ?(category|type|class|section|group|department|shelf|family)\b|\bcategory (level )?2\b/,
    never: /strain/,
    fits: (values, header) =>
      mostly(isFinerShelf)(values) && (/sub|cat/.test(header) || share(values, isMeasure) < 0.5),
  },
  strainName: {
    phrases: 'strain|strain name|cultivar|cultivar name|variety|genetics|cepa|variedad',
    never: /type|class|prevalence|lineage|id$/,
    fits: (values) => mostly(isWordy)(values) && (values.length === 0 || share(values, isStrainTypeWord) < 0.6),
  },
  strainType: {
    phrases:
      'strain type|strain classification|strain prevalence|species|species name|classification|strain category|lineage|dominance|plant type|genetic type|cannabis type|flower type|type|strain|class|kind|genus|genetics|subspecies|variety|prevalence|phenotype|i s h|ish|indica sativa hybrid|indica sativa|tipo de cepa|tipo|category',
    words: /\b(strain|species|lineage|cannabis|plant)\b/,
    // Shelves that name a type behind them, `Bud (Hybrid)`, stay shelves.
    // `Cannabis Type` may tell THC from CBD, and no type.
    fits: (values) =>
      values.some((value) => readStrainType(value) !== null) &&
      share(values, isStrainTypeWord) >= 0.6 &&
      share(values, isShelfWord) < 0.8,
  },
  thc: {
    phrases:
      'thc percent|thc percentage|thc|total thc|total thc percent|thc total|thc potency|potency thc|thc content|thc pct|percent thc|thc level|potency|thc amount|tac|total cannabinoids|thc lower|thc min|thc low|thc value|thca|max thc|potency percent|strength|cannabinoids|thc fraction|lab thc|thc result',
    words: /\b(thc|potency)\b/,
    never: /\bmg\b|milligram|cbd|unit|per (piece|serving|dose|unit)|upper|max|high|equivalent|type|fee|delta/,
    fits: mostly(isPotency, 0.55),
  },
  cbd: {
    phrases:
      'cbd percent|cbd percentage|cbd|total cbd|total cbd percent|cbd total|cbd potency|potency cbd|cbd content|cbd pct|percent cbd|cbd level|cbd amount|cbd lower|cbd min|max cbd|cbd value|cbda|cbd fraction|lab cbd',
    words: /\bcbd\b/,
    never: /\bmg\b|milligram|thc|unit|per (piece|serving|dose|unit)|upper|max|high|equivalent/,
    fits: mostly(isPotency, 0.55),
  },
  thcMgTotal: {
    phrases:
      'thc mg total|total thc mg|total mg thc|thc mg|mg thc|thc milligrams|thc total mg|unit thc content|thc mg package|package thc mg|thc per package mg|mg total|total mg|thc mg per package|thc per package|thc content mg|milligrams|mg|dosage|total dosage|net mg',
    words: /\bthc\b.*\b(mg|milligrams?)\b|\b(mg|milligrams?)\b.*\bthc\b/,
    never: /cbd|per (piece|serving|dose|unit|gummy)|\beach\b|percent|unit\b/,
    fits: mostly(isPotency),
  },
  thcMgPerPiece: {
    phrases:
      'thc mg per piece|mg per piece|thc per piece|mg per serving|thc per serving|thc mg per serving|mg per dose|dose per unit|thc per unit|thc per dose|dose|serving size mg|serving mg|thc mg per unit|mg each|unit dose|unit thc content dose|thc per serving mg|dose mg|unit dose mg',
    words: /\b(mg|thc|dose)\b.*\b(piece|serving|unit|gummy|each)\b/,
    never: /cbd|percent|package/,
    fits: mostly(isPotency),
  },
  cbdMgTotal: {
    phrases: 'cbd mg total|total cbd mg|total mg cbd|cbd mg|mg cbd|cbd milligrams|cbd total mg|cbd mg package',
    words: /\bcbd\b.*\b(mg|milligrams?)\b/,
    never: /thc|per (piece|serving|dose|unit)|percent/,
    fits: mostly(isPotency),
  },
  size: {
    phrases:
      'size|unit size|product size|contents|content|contenido|package size|option value 1|variation name|variation|variant name|net weight|net wt|net weight per unit|weight per unit|weight|product weight|net content|amount|variant|option|options|variant title|option 1 value|option1 value|unit weight|weight label|pack label|package label|unit label|variant label|net quantity|quantity per package|volume|size label|packaging|format|measure|pack size|tamano|taille|peso|product unit|item size|weights|grams size',
    words: /\b(size|weight|wt)\b/,
    never: /serving|unit of|units?$|uom|image|id$|shipping|gross|grams$/,
  },
  sizeUnit: {
    phrases:
      'size unit|weight unit|unit of measure|uom|unit|units|product unit of measure|weight uom|measure unit|unit measure|net weight unit|unit of weight|inventory unit of measure|variant weight unit|size uom|unit type|package unit',
    fits: mostly((value) =>
      /^(mg|mgs|milligrams?|g|gm|gr|grams?|oz|ounces?|ea|each|unit|units|ml|eighth|eighths|count|pack|package|item|items|lb|fl oz)\.?$/i.test(
        value,
      ),
    ),
  },
  sizeGrams: {
    phrases:
      'size grams|weight grams|grams|weight in grams|net weight g|net weight grams|size g|weight g|net grams|size in grams|unit grams|unit weight grams|total flower weight g|product grams|net wt g|concentrate grams|total grams',
    words: /\b(weight|size|net|wt)\b.*\b(g|grams?)\b/,
    never: /per gram|price|equivalent|\bmg\b/,
    fits: mostly((value) => isNumeric(value) || /^[\d.,]+ ?g(rams?)?$/i.test(value)),
  },
  packCount: {
    phrases:
      'pack count|pack size|ct|units in pack|units per retail pack|units per package|units in package|quantity in package|package count|pieces|piezas|piece count|piece ct|pack|units per pack|units pack|pieces pack|pieces per pack|count per pack|pack quantity|package quantity|qty per pack|pack qty|number of pieces|unit count|items per pack|number per pack|pieces per package|servings per pack|servings per package|servings|doses|case count|multipack|multipack count',
    fits: (values) =>
      mostly((value) => /^\D{0,8}\d{1,3}(\.0+)?\s*-?\D{0,10}$/.test(value))(values) &&
      share(values, (value) => /\d\s*(?:g|mg|oz|ml)\b/i.test(value)) < 0.3,
  },
  price: {
    phrases:
      'price|unit price|product price|item price|our price|retail price|retail|sell price|selling price|price sell|menu price|rec price|recreational price|adult use price|price rec|sales price|variant price|price usd|base price|store price|price each|price per unit|cash price|current price|unit retail|amount usd|price amount|price in minor units|price in cents|price cents|unit price cents|pre tax price|pre tax price in pennies|price before tax|rate|each|med price|medical price|post tax price|out the door price|ticket|ticket price|sticker price|shelf price|precio|prix|preis|usd',
    words: /\b(price|retail)\b/,
    never:
      /\b(sale|special|discount(ed)?|promo(tional)?|deal|was|compare|original|regular|list|msrp|cost|wholesale|whsl|whsle|ws|bulk|case|ext|extended|total|landed|value|last|previous|vendor|supplier|distributor|purchase|per (g|gram|oz|ounce|mg)|tier|type|unit of|rule|category|level|members?|club|loyalty|rewards?|vip|employee|staff|industry|senior|veteran|range|currency|date|id|name|store|retailer)\b/,
    fits: mostly(isMoney, 0.55),
  },
  regularPrice: {
    phrases:
      'regular price|regular|reg|original price|list price|list|msrp|compare at price|variant compare at price|was price|was|full price|standard price|normal price|price before discount|reg price|retail before discount|undiscounted price|rrp|srp|retail price|retail|unit retail',
    words: /\b(regular|original|list|compare at|full|normal|was)\b.*\bprice\b/,
    never: /\b(?:gram|eighth|8th|quarter|half|oz|ounce|zip)\b/,
    fits: mostly(isMoney, 0.55),
  },
  salePrice: {
    phrases:
      'sale price|special price|promo|promotion|deal|clearance|markdown|discounted price|discount price|promo price|promotional price|price sale|deal price|reduced price|now price|now|price after discount|markdown price|sale|special|final price|offer price|online price|web price|price discounted|clearance price|happy hour price|discounted|sale price in minor units|marked down to|weekly special|daily special|todays special|todays price|sale price cents|precio oferta|precio de oferta',
    words:
      /\b(sale|special|discount(ed)?|promo(tional)?|deal|offer|clearance|markdown|reduced)\b.*\b(price|cents|retail)\b|\b(sale|special|promo|deal|offer|clearance)\b.*\bamount\b/,
    never:
      /\b(type|name|start|end|date|percent|id|amount off|off|savings?|from|to|until|staff|employee|member|medical|patient|senior|veteran)\b/,
    // Under `Promo` 10 and 20 are rather percents.
    fits: (values, header) =>
      mostly(isMoney, 0.5)(values) && !(/^(?:promo|promotion|deal|markdown)$/.test(header) && values.every(isShareOff)),
  },
  percentOff: {
    phrases:
      'percent off|discount percent|discounted percent|percent discount|markdown percent|sale percent|promo percent|deal percent|discount|discounted|markdown|sale|special|promo|deal|off|discount rate|offer|rebate|dollars off|off price|amount off|price off|discount amount|discount value|savings|you save',
    words: /\b(discount|discounted|markdown|off)\b.*\bpercent\b|\bpercent\b.*\b(discount|off|markdown)\b/,
    never:
      /\b(members?|club|loyalty|rewards?|vip|employee|staff|industry|senior|veteran|medical|patient|birthday|max|maximum|min|thc|cbd|margin|tax|vendor|bulk|case|online|first|tier)\b/,
    fits: (values, header) => values.length > 0 && values.every((value) => readDiscount(value, header) !== 'text'),
  },
  currency: {
    phrases: 'currency|currency code|price currency|iso currency|moneda|devise',
    fits: mostly((value) => /^([A-Z]{3}|\$)$/i.test(value)),
  },
  stock: {
    phrases:
      'stock|qty on hand|quantity on hand|on hand|on hand qty|on hand quantity|available quantity|quantity available|qty available|available qty|inventory|inventory quantity|inventory qty|inventory level|stock quantity|stock level|stock qty|sellable quantity|existencias disponibles|current stock|units in stock|variant inventory qty|available stock|in stock qty|units available|stock on hand|soh|quantity in stock|qoh|on shelf|in store|total quantity|inventory count|stock count|total available|floor quantity|sales floor quantity|in stock|available|quantity|qty|count|units|on hand units|availability|stock status|inventory available|existencias|cantidad|bestand|menge|quantite',
    words: /\b(on hand|in stock|stock|inventory|sellable|current quantity)\b/,
    never:
      /origin|source|date|alert|order|reserved|committed|incoming|threshold|reorder|par|unit of|id$|code|min|max|type|sold|ordered|allocated|tracker|policy|per (pack|case)/,
    fits: mostly((value) => readStock(value).kind === 'stock', 0.7),
  },
  availability: {
    phrases:
      'availability|stock status|inventory state|state|orderable|sellable|in stock|instock|is in stock|available|is available|status|inventory status|active|is active|product status|published|is published|online|available online|visible|online visible|for sale|is online available|show on menu|menu status|sold out|is sold out|out of stock|hide from menu|hidden|is hidden|archived',
    never: /date/,
    fits: (values) => values.length > 0 && share(values, (value) => isStockWord(value) || /^[01]$/.test(value)) >= 0.7,
  },
  effects: {
    phrases:
      'effects|effect|feelings|feeling|moods|mood|effect tags|reported effects|feels|feels like|experience|vibe|vibes|good for|efectos',
    words: /\b(effects|feelings)\b/,
    never: /side|negative|medical/,
    fits: mostly(isWordy),
  },
  flavors: {
    phrases:
      'flavors|flavours|flavor|flavour|taste|tastes|aroma|aromas|flavor profile|flavor notes|tastes like|smells like|smell|nose|sabores|tasting notes',
    words: /\b(flavou?rs?|aromas?)\b/,
    fits: mostly(isWordy),
  },
  terpenes: {
    phrases:
      'terpenes|terpene|terps|terpene profile|dominant terpenes|dominant terpene|top terpenes|terpene list|primary terpene',
    words: /\bterp(ene)?s\b/,
    never: /percent|total|mg/,
    fits: mostly(isWordy),
  },
  tags: {
    phrases:
      'tags|tag|labels|keywords|badges|attributes|internal tags|product tags|menu tags|badge|hashtags|callouts|search keywords|flags|menu flags|product badges',
    never: /id$/,
    fits: mostly(isWordy),
  },
  promo: {
    phrases:
      'promo|promotion|promotions|deal|deals|special offer|offer|specials|discount name|promo name|promo text|discount description|deal name|special name|special title|promo title|deal title|offer title|discounts|active specials|promotion name',
    fits: mostly(isWordy, 0.5),
  },
  description: {
    phrases:
      'description|product description|long description|details|web description|menu description|body html|body|about|short description|notes|item description|ecommerce description|online description|descripcion|beschreibung|product details|summary|copy|text|blurb|story|tasting text|shelf card|card text',
    words: /\bdescription\b/,
    never: /seo|meta/,
    fits: mostly(isWordy),
  },
  imageUrl: {
    phrases:
      'image url|image|image src|image link|picture url|picture|photo|photo url|primary image|product image|main image|product picture url|thumbnail|images|photos|product image url|featured image|image urls|img|variant image',
    words: /\b(image|picture|photo)\b/,
    never: /alt|id$|count/,
    fits: mostly(isPicture, 0.5),
  },
  url: {
    phrases:
      'url|product url|link|product link|web url|page url|menu url|online store url|permalink|product page|website|lab result url',
    never: /image|lab|coa/,
    fits: mostly(isHttps, 0.5),
  },
}
