/** Flavours: `asked` in a plain sentence; `sold` in a product's flavours, name, strain or tags. */
export type Flavor = { id: string; asked: RegExp; sold: RegExp; labelEs: string }

function flavor(id: string, asked: string, sold: string, labelEs: string): Flavor {
  return {
    id,
    asked: new RegExp(`(?<![\\p{L}\\p{N}])(?:${asked})(?![\\p{L}\\p{N}])`, 'gu'),
    sold: new RegExp(sold),
    labelEs,
  }
}

export const FLAVORS: readonly Flavor[] = [
  flavor(
    'citrus',
    'citrus(?:y|ey)?|citric[oa]|zesty|tangy',
    'citrus|citral|lemon|lime\\b|limon(?!en)|tangerine|tangie|orange|grapefruit|yuzu|clementine|mandarin|tangelo|pomelo|sherb',
    'cítrico',
  ),
  flavor('lemon', 'lemon(?:y|s)?|limon(?! verde)|lemonade', 'lemon|limon(?!en)', 'limón'),
  flavor('lime', 'lime|limes|limey', '\\blime|key lime|limeade', 'lima'),
  flavor(
    'orange',
    'orange(?:s|y)?|naranja|tangerine|clementine',
    'orange|tangerine|tangie|clementine|mandarin|creamsicle',
    'naranja',
  ),
  flavor('grapefruit', 'grapefruit|toronja', 'grapefruit', 'toronja'),
  flavor('berry', 'berr(?:y|ies)|frutos rojos|bayas', 'berr(y|ies)|razz|acai', 'frutos rojos'),
  flavor('strawberry', 'strawberr(?:y|ies)|fresas?|erdbeer\\p{L}*', 'strawberr|strawnana', 'fresa'),
  flavor('blueberry', 'blueberr(?:y|ies)|arandanos?', 'blueberr', 'arándano'),
  flavor('raspberry', 'raspberr(?:y|ies)|frambuesas?|razz', 'raspberr|razz', 'frambuesa'),
  flavor('blackberry', 'blackberr(?:y|ies)|zarzamoras?|moras?', 'blackberr|marionberr', 'zarzamora'),
  flavor('cherry', 'cherr(?:y|ies)|cerezas?', 'cherr(y|ies)', 'cereza'),
  flavor('grape', 'grapes?|grapey|uvas?', 'grape(?!fruit)', 'uva'),
  flavor('apple', 'apples?(?! ?pay\\b)|manzanas?', '(?<!pine ?)apple', 'manzana'),
  flavor('peach', 'peach(?:es|y)?|melocoton(?:es)?|durazno', 'peach', 'melocotón'),
  flavor('mango', 'mangos?|mangoes', 'mango', 'mango'),
  flavor('pineapple', 'pineapples?|pina', 'pineapple|\\bpina\\b', 'piña'),
  flavor('watermelon', 'watermelons?|sandia', 'watermelon|wudder ?melon', 'sandía'),
  flavor('melon', 'melons?', 'melon|cantaloupe|honeydew', 'melón'),
  flavor('banana', 'bananas?|platano', 'banana', 'plátano'),
  flavor(
    'tropical',
    'tropical',
    'tropic|mango|pineapple|papaya|guava|passion ?fruit|coconut|island|colada',
    'tropical',
  ),
  flavor('coconut', 'coconuts?|coco', 'coconut|colada', 'coco'),
  flavor(
    'fruity',
    'fruit(?:y|s|ier)?|frutal(?:es)?|afrutad[oa]|juicy',
    'fruit|berr(y|ies)|cherr(y|ies)|grape|apple|peach|mango|melon|lemon|lime\\b|orange|banana|papaya|guava|citrus|tangie|strawberr|plum|kiwi|punch|pomegranate|apricot|limeade|razz|zkittlez|runtz|skittle|frut',
    'frutal',
  ),
  flavor('mint', 'mint(?:y)?|menthol|menta|peppermint|spearmint|wintergreen', 'mint|menthol|menta\\b', 'menta'),
  flavor(
    'chocolate flavour',
    'choco(?:late)?y|chocolates?|chocolatey|cocoa|mocha',
    'chocolate|cocoa|mocha|cacao',
    'chocolate',
  ),
  flavor('vanilla', 'vanilla|vainilla', 'vanilla', 'vainilla'),
  flavor(
    'coffee',
    'coffee|espresso|latte|cafe|cappuccino',
    'coffee|espresso|latte|\\bcafe\\b|mocha|java|cap+uc+ino|frappe|macchiato|cold brew',
    'café',
  ),
  flavor(
    'sweet',
    'sweet(?:er|ness)?|dulces?|sugary|dessert(?:y)?|candy(?: ?like)?|candies',
    'sweet|candy|cake|cookie|sugar|honey|dessert|gelato|sherb|cream|syrup|frost|cupcake|zkittlez|runtz|dulce',
    'dulce',
  ),
  flavor('sour', 'sours?|acid[oa]s?', '\\bsour', 'ácido'),
  flavor(
    'spicy',
    'spicy|spice|pepper(?:y)?|picante|especiad[oa]',
    'spic|pepper|chil[ei]s?\\b|habanero|jalape|chamoy|cinnamon|tajin',
    'picante',
  ),
  flavor('cinnamon', 'cinnamon|canela', 'cinnamon', 'canela'),
  flavor('pine', 'pin(?:e|ey)|woodsy|forest|pino', '\\bpine\\b|piney|forest', 'pino'),
  flavor('earthy', 'earthy|terros[oa]|woody|hash(?:y)?(?= (?:taste|flavou?r))', 'earth|wood|terros', 'terroso'),
  flavor(
    'diesel',
    'diesel(?:y)?|gassy|(?<!\\b(?:any|some|got|that|good|real|straight|pure|actual|decent|best|yall|u|you) )gas|gas(?= (?:terps?|terpenes?|flavou?rs?|tast\\p{L}*|smell\\p{L}*|nose|profile|notes?))|fuel|gasolina|gassiest|skunky|skunk',
    'diesel|\\bgas|fuel|chem|skunk|sour d',
    'diésel',
  ),
  flavor(
    'savory',
    'savou?ry|cheesy|salad[oa]s?',
    'savou?ry|garlic|onion|\\bgmo\\b|funk|chees|jalapen|pretzel|cracker|popcorn|mushroom',
    'salado',
  ),
  flavor('garlic', 'garlic(?:ky)?|ajo|funky|funk', 'garlic|\\bgmo\\b|funk', 'ajo'),
  flavor(
    'floral',
    'floral|flowery(?! )|rose(?= flav)',
    'lavender|floral|lavanda|\\brose\\b|hibiscus|jasmine',
    'floral',
  ),
  flavor('lavender', 'lavenders?|lavanda', 'lavender|lavanda', 'lavanda'),
]

/** Flavours of one thing, as against those that descriptions give to half of a menu. */
export const SINGLE_FLAVORS: ReadonlySet<string> = new Set(
  `lemon lime orange grapefruit strawberry blueberry raspberry blackberry cherry grape apple peach mango pineapple watermelon melon banana coconut mint vanilla coffee cinnamon garlic lavender`.split(
    ' ',
  ),
)

export const FLAVOR_BY_ID: ReadonlyMap<string, Flavor> = new Map(FLAVORS.map((entry) => [entry.id, entry]))

/** Terpenes by their canonical names; `row` matches a menu's spelling, folded ("betacaryophyllene", "B-Myrcene"). */
export type Terpene = { id: string; asked: RegExp; row: RegExp; scent: string; scentEs: string }

function terpene(id: string, asked: string, row: string, scents: readonly [string, string]): Terpene {
  return {
    id,
    asked: new RegExp(`(?<![\\p{L}\\p{N}])(?:${asked})(?![\\p{L}\\p{N}])`, 'gu'),
    row: new RegExp(row),
    scent: scents[0],
    scentEs: scents[1],
  }
}

export const TERPENES: readonly Terpene[] = [
  terpene('myrcene', '(?:beta )?m[yi]rcen[eo]s?|mircen[eo]', 'myrcene', [
    'earthy, musky, a little like ripe mango',
    'terroso y almizclado, con algo de mango maduro',
  ]),
  terpene('limonene', 'limonen[eo]s?|lemonene|(?:d )?limonene', 'limonen', [
    'bright citrus peel',
    'cáscara de cítricos',
  ]),
  terpene('caryophyllene', '(?:beta )?caryoph?[iy]ll?en[eo]s?|cariofileno|bcp', 'caryophyllene(?! oxide)', [
    'pepper and warm spice',
    'pimienta y especias',
  ]),
  terpene('linalool', 'linalo?ol', 'linalo', ['lavender and soft flowers', 'lavanda y flores suaves']),
  terpene('pinene', '(?:alpha |beta )?pinen[eo]s?', 'pinene', ['pine needles and fresh air', 'agujas de pino']),
  terpene('humulene', 'humulen[eo]s?', 'humulene', ['hops, wood and herbs', 'lúpulo, madera y hierbas']),
  terpene('terpinolene', 'terpinolen[eo]s?', 'terpinolene', [
    'fruit, herbs and a piney freshness',
    'fruta, hierbas y frescor de pino',
  ]),
  terpene('ocimene', 'ocimen[eo]s?', 'ocimene', ['sweet herbs and tropical fruit', 'hierbas dulces y fruta tropical']),
  terpene('bisabolol', 'bisabolol', 'bisabolol', ['chamomile and honey', 'manzanilla y miel']),
  terpene('nerolidol', 'nerolidol', 'nerolidol', ['tree bark and jasmine', 'corteza y jazmín']),
  terpene('eucalyptol', 'eucalyptol|eucaliptol', 'eucalypt', ['cool eucalyptus', 'eucalipto fresco']),
  terpene('farnesene', 'farnesen[eo]s?', 'farnesene', ['green apple skin', 'piel de manzana verde']),
  terpene('valencene', 'valencen[eo]s?', 'valencene', ['sweet orange', 'naranja dulce']),
  terpene('geraniol', 'geraniol', 'geraniol', ['rose and peach', 'rosa y melocotón']),
  terpene('camphene', 'camphen[eo]s?', 'camphene', ['damp woods and fir', 'bosque húmedo y abeto']),
  terpene('guaiol', 'guaiol', 'guaiol', ['pine and wood', 'pino y madera']),
]

export const TERPENE_BY_ID: ReadonlyMap<string, Terpene> = new Map(TERPENES.map((entry) => [entry.id, entry]))

/** Cannabinoids a shopper may name besides THC. `sold` matches name, subcategory, tags, size and description. */
export const CANNABINOIDS: readonly { id: string; asked: RegExp; sold: RegExp }[] = [
  ...['cbd', 'cbn', 'cbg', 'cbc', 'thcv', 'thca', 'cbda', 'cbdv', 'thcp', 'hhc'].map((id) =>
    cannabinoid(id, `${id}s?`, id),
  ),
  cannabinoid('delta-8', 'delta ?(?:8|eight)|d8', 'delta.?8'),
  cannabinoid('delta-10', 'delta ?(?:10|ten)|d10', 'delta.?10'),
]

function cannabinoid(id: string, asked: string, sold: string): { id: string; asked: RegExp; sold: RegExp } {
  return {
    id,
    asked: new RegExp(`(?<![\\p{L}\\p{N}])(?:${asked})(?![\\p{L}\\p{N}])`, 'gu'),
    sold: new RegExp(`(?<![a-z])${sold}(?![a-z])`),
  }
}
