import { KINDS } from '#concierge/retrieve/kinds.ts'
import { CATEGORIES, type Category } from '#contract/catalog.ts'
import { foldWords } from './fold-words.ts'
import { readStrainType } from './strain-type.ts'

/** Words of menus and point-of-sale exports for the nine shelves. The first pattern that matches decides, so order matters. */
const CATEGORY_WORDS: readonly (readonly [Category, RegExp])[] = [
  [
    'accessory',
    /\b(rolling|papers?|molinillos?|filter tips?|batter(y|ies)|chargers?|grinders?|lighters?|torch(es)?|ash ?trays?)\b/,
  ],
  ['accessory', /\b(bongs?|pipes?|rigs?|glass(ware)?|bubblers?|dab tools?|wraps|cones|one hitters?|trays?|dugouts?)\b/],
  [
    'accessory',
    /\b(accessor(y|ies)|accesorios?|accessoires?|moulins?|accs|accy|accss|acces|access|gear|devices?|hardware|paraphernalia|supplies|storage|puffco|dab (accessor\w+|pens?|kits?))\b/,
  ],
  [
    'accessory',
    /\b(cleaning|detox|hemp wick|humidity|drug test\w*|seeds?|clones?|seedlings?|parts?|atomi[sz]ers?|coils?)\b/,
  ],
  [
    'merch',
    /\b(apparel|merch(andise)?|clothing|clothes|t ?shirts?|shirts?|tees?|hoodies?|hats?|beanies?|swag|stickers?|gift cards?|gift shop|aprons?|mugs?|socks|novelt(y|ies)|books?|ropa|camisetas?|vetements?)\b/,
  ],
  [
    'topical',
    /\b(topicals?|topicos?|topiques?|baumes?|cremes?|topl|topcl|tpcl|cremas?|balsamos?|balms?|lotions?|creams?|salves?|transdermals?|patch(es)?|bath|bath bombs?|body|skin|skin ?care|lubricants?|massage|ointments?|roll ons?|soaks?|rubs?|lip)\b/,
  ],
  [
    'pre-roll',
    /\b(pre ?rolls?|prerolls?|pre ?roules?|prrl|prl|prll|prerl|pre ?rolled|pre ?enrolad[oa]s?|prerr?olad[oa]s?|pre ?liad[oa]s?|prerr?ollos?|porros?|joints?(?! (relief|pain|support|health))|blunts?|infused rolls?|spliffs?)\b/,
  ],
  [
    'vape',
    /\b(vapes?|vaporizador(es)?|vapeador(es)?|desechables?|cartuchos?|vapotage|vapoteuses?|vaporisateurs?|cartouches?|jetables?|vapou?ri[sz]ers?|vapou?r|vap(e|ing) (pens?|carts?)|cart(ridge|idge)?s?|disposables?|dispos?|pens?|all in ones?|aios?|pods?|510|pax)\b/,
  ],
  [
    'tincture',
    /\b(tinctures?|tinturas?|teintures?|huiles?|sublinguals?|oral sprays?|droppers?|gotas|tinc|tinct|tncr|^drops$|(oral|ingestible|oil) drops|ingestible oils?)\b/,
  ],
  [
    'edible',
    /\b(edibles?|edbl|edbls|edib|comestibles?|gomitas?|bebidas?|boissons?|gelifies?|jujubes?|bonbons?|chocolats?|infusions?|ingestibles?|gumm(y|ies)|chocolates?|chews?|cand(y|ies)|confections?|baked(?: goods?)?|bakery|pastr(y|ies)|beverages?|drinks?|drinkables?|capsules?|caps|tablets?|tabs|pills?|softgels?|mints?|lozenges?|cookies?|brownies?|caramels?|taff(?:y|ies)|snacks?|foods?|sodas?|seltzers?|teas?|syrups?|powders?|spreads?|soups?|dressings?|troches?|eats|munchies|liquid edibles?|solid edibles?|orals?)\b/,
  ],
  [
    'concentrate',
    /\b(concentrates?|conc|cncntr|cnct|concentrados?|extractos?|concentres?|extraits?|haschich|ceras?|aceites?|concs?|extracts?|extractions?|wax(es)?|shatter|budder|badder|batter|crumble|sugar|sauce|diamonds?|rosins?|resins?|hash(ish)?|kief|keef|rso|feco|resinas?|hachis|distillates?|dabs?|dabbables?|isolates?|crystalline|moon ?rocks?|bho|oils?|syringes?|solventless|solvent|inhalable concentrates?|honeycomb)\b/,
  ],
  [
    'flower',
    /\b(flowers?|flwr|flwrs|flw|flwer|flor(es)?|fleurs?|cogollos?|buds?|smalls?|popcorn|shake|trim|ground|pre ?pack(ed|s)?|prepack|bulk|eighths?|quarters?|ounces?|usable (marijuana|cannabis)|usable|marijuana|raw cannabis|whole|indoor|outdoor|greenhouse|herb)\b/,
  ],
]

/** What such a shelf holds its finer words tell; without them it is gear. */
const NO_CANNABIS = /\bnon (?:cannabis|medicated|mj)\b/

/** Words strong enough to tell the shelf from a product's own name, where `Cookies` is a brand and `Popcorn` may be food. */
const NAME_WORDS: readonly (readonly [Category, RegExp])[] = [
  [
    'accessory',
    /\b(rolling papers?|papers|filter tips?|cones (?!infused)|cones$|batter(y|ies)|mah|chargers?|grinders?|lighters?|torch|ash ?tray|bongs?|chillums?|rolling tray|bubbler|dab (tool|rig)|hemp wraps?|one hitters?|nectar collector|water pipe|glass pipe|humidity|detox)\b/,
  ],
  [
    'merch',
    /\b(t shirts?|tees?|hoodies?|(?:trucker|dad|bucket|ball|baseball) (?:hats?|caps?)|beanies?|snapback|sweatshirts?|joggers|stickers?|tote bags?|gift cards?)\b/,
  ],
  [
    'topical',
    /\b(lotions?|balms?|salves?|creams? (?!soda)(tube|jar)|(pain|relief|muscle|body|hand|foot) (relief )?creams?|transdermal|patch(es)?|bath (bombs?|salts?|soaks?)|massage oils?|body butter|lubricant|roll on|ointment|recovery stick|lip balm|canna lips|suppositor(y|ies)|topical)\b/,
  ],
  [
    'pre-roll',
    /\b(pre ?rolls?|pre ?rolled|prerolls?|joints?(?! (relief|pain|support|health))|blunts?|infused j s|doobies?|spliffs?)\b/,
  ],
  ['vape', /\b(vapes?|cart(ridge|idge)?s?|disposables?|dispos?|vape pens?|x pen|pen|all in one|aio|pods?|510)\b/],
  ['tincture', /\b(tinctures?|sublingual|oral spray|dropper|mct oil drops|drops \d+ ?ml)\b/],
  ['flower', /\bflower$|\bflower \d/],
  [
    'edible',
    /\b(gumm(y|ies)|chocolates?|chews?|lozenges?|capsules?|tablets?|softgels?|caramels?|brownies?|cookies? (\d+ ?mg|\d+ ?pk)|hard cand(y|ies)|lollipops?|mints?|troches?|gum|truffles?|seltzer|soda|lemonade|iced tea|beverage|drink|shot|syrup|honey|ice cream|butter|ghee|pesto|salsa|jerky|olive oil|snacks?|bites|pearls?|taffy|fruit slabs?|rice crisp\w*|cereal bars?|powder|dogs?|cats?|peanut|pecan|grains|sugar free|edible|lean|(hot|hott|bbq|pizza) sauce|ketchup|coconut oil|agave|glycerin|chili|sorbet|pancake)\b/,
  ],
  [
    'concentrate',
    /\b(wax|shatter|budder|badder|batter|crumble|live (sugar|resin|rosin)|cured (sugar|resin)|sauce|diamonds?|rosin|resin|hash|kief|rso|feco|distillate|isolate|crystalline|moon ?rocks?|concentrate|extract|honeycomb|syringe|dabs?)\b/,
  ],
  [
    'flower',
    /\b(flower|smalls|small buds?|popcorn buds?|shake|ground|eighth|3.5 ?g|(7|14|28) ?g|1 8 ?oz|1 4 ?oz|1 2 ?oz|buds?)\b/,
  ],
]

/** A weight column or a department may put these on a general shelf; the finer word of the row knows better. */
const FINER: Partial<Record<Category, readonly Category[]>> = {
  flower: ['pre-roll'],
  concentrate: ['vape', 'tincture'],
  edible: ['tincture'],
  accessory: ['merch'],
}

export type CategoryHints = {
  category: string
  subcategory: string
  name: string
  hasMilligrams: boolean
  /** Milligrams, clothing sizes or `0.5g ea` tell a shelf where no word does. */
  size: string
  isStrain: boolean
}

/**
 * The shelf of a product. A category word that is known decides; only a finer source word moves a pre-roll out of flower, a
 * cartridge out of concentrates and a shirt out of accessories. Else the source word, the name, the potency decide; `isGuess` then.
 */
export function readCategory(hints: CategoryHints): { category: Category; isGuess: boolean } {
  const stated = categoryOfWords(hints.category)
  const finer = categoryOfWords(hints.subcategory)
  if (stated === 'vape' && finer === 'accessory' && POWERS.test(hints.subcategory))
    return { category: finer, isGuess: false }
  if (stated !== null)
    return { category: finer !== null && FINER[stated]?.includes(finer) ? finer : stated, isGuess: false }
  if (finer !== null) return { category: finer, isGuess: false }
  const named = firstMatch(NAME_WORDS, foldWords(hints.name))
  if (named !== null) return { category: named, isGuess: true }
  if (/(?:^|[/,|] ?)(xxs|xs|s|m|l|xl|[2-5]xl|xxl)(?= ?[/,|]|$)/i.test(hints.size))
    return { category: 'merch', isGuess: true }
  if (/\dg\s*(ea|each|x)\b/i.test(hints.size)) return { category: 'pre-roll', isGuess: true }
  if (hints.hasMilligrams || /\d\s*mg\b/i.test(hints.size)) return { category: 'edible', isGuess: true }
  return { category: hints.isStrain ? 'flower' : 'accessory', isGuess: true }
}

/** What stands among the vapes and holds nothing to be inhaled. */
const POWERS = /\b(?:batter(?:y|ies)|chargers?|mods?)\b/i

const known = new Map<string, Category | null>()
const MAX_KNOWN = 5000

/** The shelf that a category or subcategory cell names; null for a word that is not known. */
export function categoryOfWords(cell: string): Category | null {
  const found = known.get(cell)
  if (found !== undefined) return found
  const words = foldWords(cell)
  const category =
    CATEGORIES.find((name) => foldWords(name) === words) ??
    firstMatch(CATEGORY_WORDS, words) ??
    (NO_CANNABIS.test(words) ? 'accessory' : null)
  if (known.size < MAX_KNOWN) known.set(cell, category)
  return category
}

/**
 * What a shelf of the menu is called where that tells its things apart from others of our shelf: the end of a path, `Pre-Rolls > Packs`,
 * and a name of its own, `Vape Cartridges`. Types and measures have columns of their own, and a sale is no shelf.
 */
export function finerShelf(cell: string, category: Category): string | null {
  const path = pathIn(cell)
  const name = inFull(path.at(-1) ?? '')
  if (name === '' || name.length > LONGEST_SHELF_NAME) return null
  if (path.length > 1) return NO_SHELF.test(name) || readStrainType(name) !== null || isMeasure(name) ? null : name
  if (categoryOfWords(name) !== category) return null
  const words = foldWords(name)
  if (AND_MORE.test(words) || (category === 'edible' && isMixed(words))) return null
  return KINDS.some((kind) => (kind.quality || kind.category === category) && kind.sold.test(words)) ? name : null
}

/** Shelves in short: "Dispo pens", "Baked". */
function inFull(name: string): string {
  if (/^dispos?\b/i.test(name)) return 'Disposables'
  return /^(?:baked(?: stuff| things)?|bakery|baking)$/i.test(name) ? 'Baked goods' : name
}

/** "Pills mints candy" holds things of several kinds, which their names tell apart; "chocolate cookies" are one. */
function isMixed(words: string): boolean {
  return words.split(' ').filter((word) => MANY_OF_A_KIND.test(word)).length > 1
}

const AND_MORE = /\b(?:n|and|y) (?:stuff|things|such|more|others?|mas)\b|\b(?:etc|misc)\b/
const MANY_OF_A_KIND =
  /^(?:gummies|chocolates|mints|pills|tablets|capsules|caps|cand(?:y|ies)|lozenges|cookies|brownies|chews|caramels|drinks|beverages|snacks|lollipops|suckers|taffy|syrups)$/

/** The parts of the first of a shop's paths that leads anywhere: `Edibles > Gummies, Specials` ends at the gummies. */
function pathIn(cell: string): string[] {
  const stroke = STROKES.find((mark) => cell.includes(mark))
  if (stroke === undefined) return [cell.trim()]
  const path = cell.split(/[,;](?= ?\S)/).find((part) => part.includes(stroke)) ?? cell
  const parts = path.split(stroke).map((part) => part.trim())
  const at = parts.findIndex((part) => categoryOfWords(part) !== null)
  // A stroke may be a part of one word, as in `Cartridges/Pods`.
  return at < 0 || (stroke !== '>' && at === parts.length - 1)
    ? [cell.trim()]
    : parts.slice(at).filter((part) => part !== '')
}

const STROKES = ['>', ' / ', ' - ', ' | ', ' : ', '/'] as const
const NO_SHELF = /\b(?:specials?|sales?|deals?|featured|all|new|clearance|other|misc)\b/i

function isMeasure(name: string): boolean {
  return /^[\d.½¼⅛]+ ?(?:g|gr|grams?|mg|oz|ml|pk|pack|ct)\b/i.test(name)
}

const LONGEST_SHELF_NAME = 60

function firstMatch(table: readonly (readonly [Category, RegExp])[], words: string): Category | null {
  return table.find(([, pattern]) => pattern.test(words))?.[0] ?? null
}
