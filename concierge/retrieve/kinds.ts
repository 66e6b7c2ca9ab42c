import type { Category } from '#contract/catalog.ts'

/**
 * A kind is a form finer than a category. `asked` matches a shopper's plain sentence, `sold` the folded name,
 * subcategory, tags and size of a product. A `quality` kind ("rosin", "infused") may sit on any category and
 * only stands for its own one when no other form is named beside it.
 */
export type Kind = {
  id: string
  category: Category
  quality: boolean
  /** Also told by the description, because menus write it nowhere else. */
  described: boolean
  asked: RegExp
  sold: RegExp
  label: string
  labelEs: string
}

// oxlint-disable-next-line max-params -- a row of a table reads best in one line
function kind(id: string, category: Category, asked: string, sold: string, labels: readonly [string, string]): Kind {
  return {
    id,
    category,
    quality: false,
    described: false,
    asked: word(asked),
    sold: new RegExp(sold),
    label: labels[0],
    labelEs: labels[1],
  }
}

// oxlint-disable-next-line max-params -- a row of a table reads best in one line
function quality(id: string, category: Category, asked: string, sold: string, labels: readonly [string, string]): Kind {
  return { ...kind(id, category, asked, sold, labels), quality: true }
}

// oxlint-disable-next-line max-params -- a row of a table reads best in one line
function trait(id: string, asked: string, sold: string, labels: readonly [string, string]): Kind {
  return { ...quality(id, 'edible', asked, sold, labels), described: true }
}

export function word(source: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${source})(?![\\p{L}\\p{N}])`, 'gu')
}

export const KINDS: readonly Kind[] = [
  kind(
    'gummy',
    'edible',
    'gumm(?:y|ys|ie|ies|i|is)|gomitas?|gummibarchen|fruchtgummis?',
    '\\bgumm|\\bgomita|\\bpearls?\\b',
    ['gummies', 'gomitas'],
  ),
  kind(
    'chocolate',
    'edible',
    'chocolates?|chocolatey|choc|choco|chocolate bars?|truffles?|schokolade|chocolat',
    'chocolat|\\bcocoa|truffle|\\bchoc\\b',
    ['chocolate', 'chocolate'],
  ),
  kind(
    'baked',
    'edible',
    'brownies?|baked goods?|cookies?(?= edible)|edible cookies?|blondies?|cupcakes?|pastries|pastry|galletas?',
    'brownie|blondie|baked good|\\bcookies?\\b(?=.*(mg|edible|baked))|cupcake|crispy|crispies',
    ['baked goods', 'horneados'],
  ),
  kind(
    'mint',
    'edible',
    'mints|mint (?:edible|tin)s?|breath mints?|(?<=\\ba )mint(?= or\\b| and\\b| ,|$)',
    '\\bmints\\b|\\bmint tin|\\bpetra\\b',
    ['mints', 'mentas'],
  ),
  kind('lozenge', 'edible', 'lozenges?|hard cand(?:y|ies)|cough drops?|pastillas', 'lozenge|hard cand|\\bsoft\\b', [
    'lozenges',
    'pastillas',
  ]),
  kind(
    'tablet',
    'edible',
    'tablets?|pills?|capsules?|caps|softgels?|gel ?caps?|tabletas?|capsulas?',
    'tablet|capsule|\\bpills?\\b|soft ?gel|\\bdrops\\b(?=.*1906)|gel ?cap',
    ['tablets', 'tabletas'],
  ),
  kind(
    'drink',
    'edible',
    'drinks?|beverages?|seltzers?|sodas?|drinkables?|thc shots?|drink shots?|lemonades?(?= drink)|teas?|bebidas?|mocktails?|cocktails?|beers?|(?:alcohol|wine|booze|liquor) (?:alternatives?|replacements?|substitutes?|swaps?)|syrups?|refrescos?',
    'seltzer|\\bsodas?\\b(?!.*gumm)|\\bdrink|beverage|\\btea(?:s|bags?)?\\b(?!.*(?:gumm|chew))|\\bshots?\\b|\\btonic\\b|\\bsyrup|elixir|\\bcold brew\\b|\\bfl oz\\b|\\b\\d+ ?ml\\b',
    ['drinks', 'bebidas'],
  ),
  kind(
    'cooking',
    'edible',
    '(?:(?:infused|cannabis|weed|thc|canna|marijuana|pot) ?)?(?:cooking )?(?:oils? (?:or|and|y) butters?|butters? (?:or|and|y) (?:cooking )?oils?)|(?:(?:infused|cannabis|weed|thc|canna|marijuana|pot) ?)?(?:cooking|olive|coconut|avocado|canola) ?(?:oils?|butter)|(?:infused|cannabis|weed|thc|canna|marijuana|pot) ?(?:cooking )?(?:butters?|ghee|honey|sugar|(?:hot )?sauces?|syrup)|cannabutter|ghee|(?:something |anything |stuff )?to (?:cook|bake) with|for (?:cooking|baking)|(?:cooking|baking) (?:ingredients?|stuff|supplies)|mantequilla|aceite (?:de cocina|para cocinar)',
    '\\b(?:olive|coconut|avocado|cooking|canola|mct) oil|\\bghee|canna.?butter|infused (?:oil|butter|honey|sugar|hot sauce)|\\bbutter\\b.{0,12}(?:mg|oz|stick)|\\bhoney\\b(?=.*(?:mg|oz|jar|stick))|cooking|baking mix',
    ['infused cooking oil and butter', 'aceite y mantequilla para cocinar'],
  ),
  kind('chew', 'edible', 'chews?|taff(?:y|ies)|fruit chews?', '\\bchews?\\b|taff(y|ies)|\\bbites\\b', [
    'chews',
    'caramelos blandos',
  ]),
  kind('caramel', 'edible', 'caramels?|caramelos?', 'caramel', ['caramels', 'caramelos']),
  kind(
    'cartridge',
    'vape',
    'carts?|cartridges?|cartriges?|cartrages?|510|510s|cartuchos?|vape carts?',
    '\\bcart(ridge)?s?\\b|\\b510\\b',
    ['cartridges', 'cartuchos'],
  ),
  kind(
    'disposable',
    'vape',
    'disposables?|disposible|dispos?|dispo vapes?|aios?|disposable (?:vape|pen)s?|desechables?|throwaways?',
    'disposable|all.?in.?one|\\baio\\b|\\brtu\\b',
    ['disposables', 'desechables'],
  ),
  kind('pod', 'vape', 'pods?|podz', '\\bpods?\\b', ['pods', 'pods']),
  quality('live-rosin', 'concentrate', 'live rosins?', 'live rosin', ['live rosin', 'live rosin']),
  quality('rosin', 'concentrate', 'rosins?|solventless|rosins', 'rosin|solventless', ['rosin', 'rosin']),
  quality('live-resin', 'concentrate', 'live resins?', 'live resin|\\bllr\\b|cured resin live', [
    'live resin',
    'live resin',
  ]),
  quality('resin', 'concentrate', 'resins?|cured resin', 'resin', ['resin', 'resina']),
  kind('badder', 'concentrate', 'badders?|budders?|batters?', 'badder|budder|batter\\b', ['badder', 'badder']),
  kind('wax', 'concentrate', 'wax|waxes|crumbles?|cera', '\\bwax\\b|crumble', ['wax', 'cera']),
  kind('shatter', 'concentrate', 'shatters?', 'shatter', ['shatter', 'shatter']),
  quality('diamonds', 'concentrate', 'diamonds?|thca diamonds?|diamonds and sauce', 'diamond', [
    'diamonds',
    'diamantes',
  ]),
  kind('sugar', 'concentrate', 'sugar wax|live sugar|sugar concentrates?', '\\bsugar\\b(?! free)', ['sugar', 'sugar']),
  kind('sauce', 'concentrate', 'sauces?|terp sauce', '\\bsauce\\b', ['sauce', 'sauce']),
  quality('rso', 'concentrate', 'rso|feco|rick simpson(?: oil)?|fecos?', '\\brso\\b|\\bfeco\\b|rick simpson', [
    'RSO',
    'RSO',
  ]),
  quality(
    'hash',
    'concentrate',
    'hash|hashish|bubble hash|kief|keef|temple balls?',
    '\\bhash\\b|\\bkief\\b|\\bkeef\\b',
    ['hash', 'hachís'],
  ),
  quality('distillate', 'concentrate', 'distillates?|disty', 'distillate', ['distillate', 'destilado']),
  quality(
    'infused',
    'pre-roll',
    'infused|infusados?|infusionados?',
    'infused|\\bkief|\\bkeef|diamond|moon ?rock|\\bhash\\b|rosin|caviar|dusted',
    ['infused', 'infusionados'],
  ),
  quality('moonrock', 'pre-roll', 'moon ?rocks?', 'moon ?rock', ['moon rocks', 'moon rocks']),
  kind('blunt', 'pre-roll', 'blunts?', '\\bblunts?\\b', ['blunts', 'blunts']),
  kind(
    'smalls',
    'flower',
    'smalls|small buds?|popcorn(?: buds?| nugs?)?|lil buds?|littles|b buds|minis(?! packs?)',
    'popcorn|small|\\bsmalls\\b|mini buds|\\blittles?\\b|\\blil buds?',
    ['smalls', 'cogollos pequeños'],
  ),
  kind(
    'shake',
    'flower',
    'shake|trim|(?:(?:already|pre|freshly) ?)ground(?: up)?(?: (?:flower|weed|bud))?|ground (?:up|flower|weed|buds?)|(?:pre ?)?milled(?: flower)?|ready ?(?:to|2|for) ?(?:roll(?:ing)?|smoke)|rtr|no grinder needed|(?:dont|do not|without) (?:have|own|need(?:ing)?|having|using|use) an? grinder|roll ?your ?own(?: (?:pouch|bag|flower))?|ryo|molida|flor molida',
    '\\bshake\\b|\\btrim\\b|\\bground\\b|pre.?ground|ready.?(?:to|2|for).?roll|\\brtr\\b|milled|roll.?your.?own',
    ['ready-to-roll flower', 'flor molida'],
  ),
  kind(
    'vaporizer',
    'accessory',
    '(?:dry ?herb|loose leaf|flower|herb|desktop|table ?top) (?:vap(?:e|es|orizers?|orisers?)|pens?)|dry ?herb|(?:desktop|table ?top) (?:device|unit)|(?:vap(?:e|es|orizers?|orisers?)|devices?|something) (?:for|to (?:smoke|vape|use with)|that (?:takes?|uses?|works with|vapes)) (?:(?:actual|real|dry|loose|ground|whole|my) )*(?:herbs?|flower|bud|weed)',
    'vaporizer|vaporiser|dry.?herb|volcano|desktop vap|herb vap',
    ['dry herb vaporizers', 'vaporizadores de hierba'],
  ),
  kind('grinder', 'accessory', 'grinders?|moledor(?:es)?|grinder card', 'grinder', ['grinders', 'moledores']),
  kind(
    'paper',
    'accessory',
    '(?:rolling )?papers?|rolling paper|skins|papel(?:es)?(?: para (?:liar|armar))?|wraps?',
    '\\bpapers?\\b|\\bwraps?\\b|^(?!.*\\b(?:cones?|trays?|machines?|tubes?|mats?)\\b).*(?:\\b1 1/4\\b|rolling)',
    ['papers', 'papeles'],
  ),
  quality(
    'smell-proof',
    'accessory',
    '(?:smell|odou?r|scent) ?(?:proof|less|free|resistant|blocking)|carbon lined',
    '(?:smell|odou?r|scent).?(?:proof|resist|block|free)|carbon.?lined',
    ['smell-proof', 'a prueba de olor'],
  ),
  quality('king-size', 'accessory', 'king ?size(?:d)?|kings', '\\bking', ['king size', 'king size']),
  kind('cone', 'accessory', '(?:empty |rolling )?cones?|conos?', '\\bcones?\\b', ['cones', 'conos']),
  kind('tip', 'accessory', 'tips|filter tips?|filters?|crutches', '\\btips?\\b|filter', ['tips', 'filtros']),
  kind('lighter', 'accessory', 'lighters?|torch(?:es)?|matches|encendedor(?:es)?|clippers?', 'lighter|torch|clipper', [
    'lighters',
    'encendedores',
  ]),
  kind('battery', 'accessory', 'batter(?:y|ies)|baterias?|vape pen batter(?:y|ies)', 'batter(y|ies)', [
    'batteries',
    'baterías',
  ]),
  kind(
    'glass',
    'accessory',
    'bongs?|water ?pipes?|glass pipes?|pipes?|bubblers?|bowls?|chillums?|one hitters?|beakers?|glassware|hand ?pipes?|pipas?|steamrollers?|dugouts?',
    'bong|\\bpipe|bubbler|\\bbowl|chillum|one.?hitter|beaker|glass|steamroller|dugout',
    ['glass', 'pipas y bongs'],
  ),
  kind(
    'rig',
    'accessory',
    'dab rigs?|e ?rigs?|dab tools?|dab pens?|bangers?|nectar collectors?|honey straws?|rigs?',
    '\\brig\\b|dab |banger|nectar|honey straw|puffco|e-?rig',
    ['dab gear', 'equipo para dabs'],
  ),
  kind('tray', 'accessory', 'rolling trays?|trays?(?! of)|bandejas?', '\\btrays?\\b', ['trays', 'bandejas']),
  kind(
    'storage',
    'accessory',
    'stash (?:jar|box|bag|tube)(?:e?s)?|humidity (?:packs?|control)|bovedas?(?: packs?)?|(?<!(?:flower|bud|weed|eighth|ounce|hash|rosin) )jars?(?! of)|(?:carrying )?(?:cases?|pouch(?:es)?|wallets?|back ?packs?|duffels?|lock ?box(?:es)?)|(?<=proof )bags?|doob tubes?|containers?|something to (?:store|keep|carry) (?:my |the )?(?:weed|flower|stash|bud)(?: in)?',
    'stash|humidity|boveda|(?:smell|odou?r).?proof|container|storage|\\bjars?\\b|tube|\\bcase\\b|pouch|wallet|\\bbag\\b|backpack',
    ['storage', 'almacenamiento'],
  ),
  kind('cleaner', 'accessory', 'cleaners?|(?:cleaning )?(?:kit|solution)s?|pipe cleaners?', 'clean', [
    'cleaners',
    'limpiadores',
  ]),
  kind('shirt', 'merch', 't ?shirts?|tees?|shirts?|camisetas?|long ?sleeves?', '\\btees?\\b|shirt|sleeve', [
    'shirts',
    'camisetas',
  ]),
  kind(
    'hoodie',
    'merch',
    'hood(?:y|ies|ie)s?|sweat ?shirts?|sudaderas?|crew ?necks?',
    'hood(?:ie|y)|sweatshirt|crewneck',
    ['hoodies', 'sudaderas'],
  ),
  kind('pants', 'merch', 'sweat ?pants|joggers|pants|shorts', 'pants|jogger|\\bshorts\\b', ['pants', 'pantalones']),
  kind(
    'hat',
    'merch',
    'hats?|beanies?|snap ?backs?|truckers?|gorras?|ball caps?',
    '\\bhats?\\b|beanie|snapback|trucker|\\bcap\\b',
    ['hats', 'gorras'],
  ),
  kind('jacket', 'merch', 'jackets?|coats?', 'jacket|coat', ['jackets', 'chaquetas']),
  kind('socks', 'merch', 'socks|slippers', 'sock|slipper', ['socks', 'calcetines']),
  kind('tote', 'merch', 'totes?|tote bags?|stickers?|mugs?', '\\btotes?\\b|sticker|\\bmug\\b', [
    'bags and bits',
    'bolsas',
  ]),
  kind(
    'lotion',
    'topical',
    'lotions?|creams?(?= |$)(?! )|body creams?|cremas?|lociones|locion',
    'lotion|\\bcream\\b(?!.*(cookie|ice|gelato))|moistur',
    ['lotions', 'lociones'],
  ),
  kind(
    'balm',
    'topical',
    'balms?|salves?|ointments?|balsamos?|unguentos?|muscle rubs?|rubs',
    '\\bbalm|salve|\\brub\\b|ointment',
    ['balms', 'bálsamos'],
  ),
  kind('patch', 'topical', 'patch(?:es)?|transdermals?|parches?', 'patch|transdermal', ['patches', 'parches']),
  kind('bath', 'topical', 'bath (?:bombs?|salts?|soaks?)|soaks?', 'bath', ['bath', 'baño']),
  trait('vegan', 'vegan|vegana?s?|plant ?based', '\\bvegan|plant.?based', ['vegan', 'veganos']),
  trait('gluten-free', 'gluten ?free|no gluten|without gluten|sin gluten|celiac', 'gluten.?free', [
    'gluten-free',
    'sin gluten',
  ]),
  trait('sugar-free', 'sugar ?free|no sugar|without sugar|sin azucar|keto|diabetic', 'sugar.?free|no sugar|keto', [
    'sugar-free',
    'sin azúcar',
  ]),
  trait('dairy-free', 'dairy ?free|no dairy|lactose ?free', 'dairy.?free|vegan', ['dairy-free', 'sin lácteos']),
  trait('kosher', 'kosher', 'kosher', ['kosher', 'kosher']),
  trait('halal', 'halal', 'halal', ['halal', 'halal']),
  trait(
    'fast-acting',
    'fast ?acting|quick ?acting|fast ?onset|nano(?: ?emulsion)?|rapid onset|(?:kicks? in|hits?|works?) (?:fast|quick(?:ly)?)|(?:fast|quick) (?:hitting|working)|accion rapida',
    'fast.?acting|rapid|\\bfast\\b|nano|quick',
    ['fast-acting', 'de acción rápida'],
  ),
  kind('oral-spray', 'tincture', 'sprays?|oral sprays?|sublingual sprays?', 'spray', ['sprays', 'aerosoles']),
]

export const KIND_BY_ID: ReadonlyMap<string, Kind> = new Map(KINDS.map((entry) => [entry.id, entry]))
