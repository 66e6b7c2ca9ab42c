import { gearTrait, type Kind, kind, quality, trait } from './kind.ts'
import { CUTS, DYES, freeOf, NUTS } from './free-of.ts'
import { KINDS_GROWN } from './kinds-grown.ts'
import { KINDS_OF_GEAR } from './kinds-of-gear.ts'
import { KINDS_RUBBED_IN } from './kinds-rubbed-in.ts'

const IN_MINUTES = 'in (?:like |about |around |under |less than )*\\d+ (?:min|mins|minutes?)'
const A_WHILE =
  '(?:(?:an?|\\d+|two|couple|few|several|half|more|so|that|too|very|of) )*(?:hours?|minutes?|mins?|long|forever|ages|a while|all (?:night|day))'

/** What sugar is sold beside where it is something to dab. */
const DABBED = 'crumbles?|wax|b[au]dders?|batters?|shatters?|sauces?|diamonds?|rosins?|resins?|hash'

/** Every kind the shops' things are told by; the first that takes a shopper's words keeps them. */
export const KINDS: readonly Kind[] = [
  // Before the drinks that it is stirred into.
  trait(
    'dissolvable',
    '(?:(?:drink|beverage|infused|thc|weed|cannabis|dissolv(?:able|ing)|water soluble) )*(?<!\\b(?:thca|isolate|kief|cbd|baking|protein|gun|baby|milk|the) )(?:powders(?! (?:days?|room))|powder(?= (?:for|to (?:put|mix|stir|add|dissolve)|i can|that|which|packets?|sticks?|sachets?))|(?<=\\b(?:drink|beverage|infused|thc|weed|cannabis|dissolv(?:able|ing)|soluble|(?:un)?flavou?red) )powder|dissolvables?|drink mix(?:es)?)(?: (?:for|to (?:put|mix|stir|add) (?:in|into|to)|that (?:goes|mixes|dissolves) (?:in|into)) (?:(?:my|the|an?|any|her|his) )?(?:drinks?|water|beverages?|coffee|tea|juice))?|water soluble|(?:dissolves?|dissolving) in (?:(?:my|the|an?|any|hot|cold) )*(?:drinks?|water|beverages?|coffee|tea|juice)',
    '\\bdissolvables?\\b|\\bpowders?\\b|drink mix|\\b(?:stir|mix|dissolve|pour)(?:s|es)? (?:it |them |one )?(?:in|into|with) (?:[a-z]+ ){0,2}(?:drink|water|tea|coffee|juice|soda|beverage|liquid)',
    ['dissolvable', 'solubles'],
  ),
  kind(
    'gummy',
    'edible',
    'gumm(?:y|ys|ie|ies|i|is)|(?<=\\bsour )patch(?: kids?)?|gomitas?|gummibarchen|fruchtgummis?',
    '\\bgumm|\\bgomita|\\bpearls?\\b',
    ['gummies', 'gomitas'],
  ),
  kind(
    'chocolate',
    'edible',
    'chocolates?|chocolatey|choc|choco|chocolate bars?|truffles?|schokolade|chocolat',
    'chocolat|\\bcocoa|truffle|\\bchoc\\b|\\bbark\\b(?!.*\\b(?:gumm|caramel|chew))',
    ['chocolate', 'chocolate'],
  ),
  kind(
    'baked',
    'edible',
    'brownies?|baked goods?|cookies?(?= (?:for|as) (?:an? |my |our )?(?:(?:late night|midnight|after dinner) )?(?:dessert|snack)s?(?![\\p{L}]))|cookies?(?= (?:edible|to eat)s?(?![\\p{L}]))|cookies?(?= ?,? (?:(?:or|and|o|y) )?(?:an? |any |some )?(?:brownies?|blondies?|cupcakes?|gummies|chocolates?|pastries|muffins?))|(?<=\\b(?:brownies?|blondies?|cupcakes?|gummies|chocolates?|pastries|muffins?) ?,? (?:(?:or|and|o|y) )?(?:an? |any |some )?)cookies?|(?<=(?:gluten|sugar|dairy|nut|peanut|egg|soy|lactose|wheat|allergen) free )cookies?|(?<=\\b(?:peanuts?|nuts?|gluten|dairy|eggs?|wheat|allerg\\p{L}*)\\b.{0,40})cookies?|cookies?(?= (?:without|with no|with zero|free of|that (?:are|have|contain|has) (?:no|zero)|made without)(?: any)? (?:peanuts?|nuts?|gluten|dairy|eggs?|milk|wheat|sugar)(?![\\p{L}]))|(?<=(?:vegan|infused|thc|weed|edible|chip|baked|fresh) )cookies?|blondies?|cupcakes?|pastries|pastry|galletas?',
    'brownie|blondie|baked good|\\bcookies?\\b(?=.*(mg|edible|baked))|cupcake|crispy|crispies',
    ['baked goods', 'horneados'],
  ),
  kind(
    'mint',
    'edible',
    'mints|mint (?:edible|tin)s?|breath mints?|(?<=\\b(?:an?|single|thc|weed|pot|canna|cannabis|infused|edible|dosed|medicated|little|low dose) )mint(?= (?:or|and|to|for|that|i|id|with|i can|which|instead|please|pls|before|after)\\b| ,|$)',
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
    'tablets?|pills?|capsules?|(?<!\\b(?:ball|baseball|dad|trucker|golf|carb|snapback|mushroom|bottle|ice) )caps|softgels?|gel ?caps?|tabletas?|capsulas?|(?:something |anything |stuff |one |that )?(?:i can |you can |to )(?:just )?swallow(?! (?:it|them|the)\\b)',
    'tablet|capsule|\\bpills?\\b|soft ?gel|\\bdrops\\b(?=.*1906)|gel ?cap',
    ['tablets', 'tabletas'],
  ),
  kind(
    'drink',
    'edible',
    'drinks?|(?:(?:mini|small|tall|skinny|slim|cold) )?cans(?! of (?:flower|bud|weed|butane))|(?<=\\b(?:by the|per|each|single|mini|tall|cold|a|one) )can(?= of (?!flower|bud|weed|butane)|,| please| or | and |$)|beverages?|seltzers?|sodas?|drinkables?|(?:thc|weed|cannabis|infused|canna|energy|drink) shots?|(?<=(?:^|_ |\\b(?:any|got|have|sell|carry) ))shots?(?! ?(?:glass|of\\b|at\\b|in\\b|for\\b))|(?:thc|weed|cannabis|infused|canna) waters?|lemonades?(?= drink)|teas?|(?<=\\b(?:un|unos|algun|el|los|tienen|hay|quiero|de|hacer) )tes?(?= (?:con|de|verde|negro|helado|frio|para|infusionado)(?: |$)|$| ,)|bebidas?|mocktails?|cocktails?|(?:something |anything |stuff )?(?:i can |to |that i can |you can )?(?:sip(?:ping)?(?: on)?|crack open)|sippables?|(?:something |anything |stuff )?(?:fizzy|bubbly|carbonated|sparkling)(?: (?:things?|stuff|ones?))?(?! (?:gumm|cand|cola bottles|person|mood))|a can each|(?:root |ginger )?beers?|(?:alcohol|wine|booze|liquor) (?:alternatives?|replacements?|substitutes?|swaps?)|syrups?|refrescos?|(?:algo |cosas? )?(?:de|para) (?:tomar|beber)(?! (?:el|la|lo|los|las|un|una|esto|eso|mas)(?![\\p{L}]))',
    'seltzer|\\bsodas?\\b(?!.*gumm)|\\bdrink|beverage|\\btea(?:s|bags?)?\\b(?!.*(?:gumm|chew))|\\bshots?\\b|\\btonic\\b|\\bsyrup|elixir|\\bcold brew\\b|\\bfl oz\\b|(?<!\\boils?\\b.*)\\b\\d+ ?ml\\b(?!.*\\boils?\\b)',
    ['drinks', 'bebidas'],
  ),
  kind(
    'cooking',
    'edible',
    '(?:(?:infused|cannabis|weed|thc|canna|marijuana|pot) ?)?(?:cooking )?(?:oils? (?:or|and|y) butters?|butters? (?:or|and|y) (?:cooking )?oils?)|(?:(?:infused|cannabis|weed|thc|canna|marijuana|pot) ?)?(?:cooking|olive|coconut|avocado|canola) ?(?:oils?|butter)|(?:infused|cannabis|weed|thc|canna|marijuana|pot) ?(?:cooking )?(?:butters?|ghee|honey|sugar|(?:hot )?sauces?|syrup)|cannabutter|ghee|(?:something |anything |stuff )?(?:infused )?(?:(?:that )?(?:to|(?:i|you|we) can|ill|i) )(?:cook|bake)(?: \\p{L}+){0,2} with|(?:an? )?(?:fat|oil)s? or (?:fat|oil)s?|for (?:cooking|baking)|(?:cooking|baking) (?:ingredients?|stuff|supplies)|mantequilla|aceite (?:de cocina|para cocinar)',
    '\\b(?:olive|coconut|avocado|cooking|canola|mct) oil|\\bghee|canna.?butter|infused (?:oil|butter|honey|sugar|hot sauce)|\\bbutter\\b.{0,12}(?:mg|oz|stick)|\\bhoney\\b(?=.*(?:mg|oz|jar|stick))|cooking|baking mix',
    ['infused cooking oil and butter', 'aceite y mantequilla para cocinar'],
  ),
  kind(
    'frozen',
    'edible',
    '(?:ice ?creams?|popsicles?|ice pops?|(?:freez(?:er|e) ?)pops?|frozen (?:treats?|desserts?)|sorbets?|helados?|paletas?)(?! (?:cake|flavou?r))',
    'ice ?cream(?! (?:cake|cookie|sandwich flav))|popsicle|\\b(?:ice|freezer?) pops?\\b|\\bfrozen\\b|sorbet',
    ['ice cream and frozen treats', 'helados'],
  ),
  kind(
    'chew',
    'edible',
    '(?<!\\b(?:to|can) )chews?|taff(?:y|ies)|fruit chews?',
    '\\bchews?\\b|taff(y|ies)|\\bbites\\b',
    ['chews', 'caramelos blandos'],
  ),
  kind('caramel', 'edible', 'caramels?|caramelos?', 'caramel', ['caramels', 'caramelos']),
  kind(
    'cartridge',
    'vape',
    'carts?|cartridges?|cartriges?|cartrages?|510s?(?: thread(?:ed|ing)?(?! batter))?(?: (?:carts?|cartridges?))?(?! (?:thread(?:ed|ing)? )?(?:batter|device|vape pen batter))|cartuchos?|vape carts?',
    '\\bcart(ridge)?s?\\b|\\b510\\b',
    ['cartridges', 'cartuchos'],
  ),
  kind(
    'disposable',
    'vape',
    'disposables?|disposible|dispos?|dispo vapes?|aios?|disposable (?:vape|pen)s?|desechables?|throw ?aways?|(?:(?:pens?|vapes?|ones?|kind|type|sort|thing) )?(?:that |which )?you (?:(?:can|just|then|simply) )*(?:throw|toss|chuck|pitch)(?: (?:it|them|the whole thing|away|out|in the trash))*(?: when (?:(?:it|they)(?:s|re| is| are)? )?(?:done|empty|finished|gone|dead))?|(?:(?:pens?|vapes?|something|anything|ones?) )?(?:with )?no (?:separate |extra |510 )?batter(?:y|ies) (?:needed|required|necessary|to buy|to charge|involved)|(?:that|which|it|they) (?:dont|doesnt|do not|does not|wont) (?:need|require|take|use) (?:an?|any|its own) (?:separate |extra |510 )?batter(?:y|ies)|(?:nothing|nothin|no (?:vapes?|pens?|ones?)|not(?: any)? ones?|none) (?:that|which|thatd) (?:needs?|takes?|requires?|uses?) (?:an?|any|its own) (?:separate |extra |510 )?batter(?:y|ies)|(?:(?:vapes?|pens?) )?without (?:needing|having to (?:buy|get|own)|buying|owning) (?:an?|any|another|my own) (?:separate |extra |510 )?battery|(?:(?:pens?|vapes?) )?(?:that )?(?:comes?|come) with (?:its|their|an?) (?:own |built in )?batter(?:y|ies)',
    'disposable|all.?in.?one|\\baio\\b|\\brtu\\b',
    ['disposables', 'desechables'],
  ),
  kind('pod', 'vape', 'pods?|podz', '\\bpods?\\b', ['pods', 'pods']),
  quality('live-rosin', 'concentrate', 'live (?:hash )?rosins?', 'live rosin', ['live rosin', 'live rosin']),
  quality(
    'rosin',
    'concentrate',
    '(?:hash )?rosins?(?= (?:b[au]dders?|batters?|jams?|sauces?|gumm\\p{L}*|edibles?|_)(?![\\p{L}]))|rosins?',
    'rosin',
    ['rosin', 'rosin'],
  ),
  quality('solventless', 'concentrate', 'solventless|sin solventes?', 'rosin|solventless', [
    'solventless',
    'sin solventes',
  ]),
  quality('live-resin', 'concentrate', 'live resins?', 'live resin|\\bllr\\b|cured resin live', [
    'live resin',
    'live resin',
  ]),
  quality('resin', 'concentrate', 'resins?|cured resin', 'resin', ['resin', 'resina']),
  kind(
    'sugar',
    'concentrate',
    `sugar wax|live sugar|sugar concentrates?|(?<=\\b(?:${DABBED})(?: ?,| or| and| o| y| ,or)+ )sugars?(?! free)|sugars?(?= (?:or|and|o|y|,) (?:${DABBED})(?![\\p{L}]))`,
    '\\bsugar\\b(?! free)',
    ['sugar', 'sugar'],
  ),
  kind('badder', 'concentrate', 'badders?|budders?|batters?', 'badder|budder|batter\\b', ['badder', 'badder']),
  kind(
    'wax',
    'concentrate',
    'wax(?! (?:pens?|vapes?|vaporizers?|devices?|tools?)(?![\\p{L}]))|waxes|crumbles?|cera',
    '\\bwax\\b|crumble|\\bb[au]dder|\\bbatter\\b|\\bsugar\\b(?! free)',
    ['wax', 'cera'],
  ),
  kind('shatter', 'concentrate', 'shatters?', 'shatter', ['shatter', 'shatter']),
  quality('diamonds', 'concentrate', 'diamonds?|thca diamonds?|diamonds and sauce', 'diamond', [
    'diamonds',
    'diamantes',
  ]),
  kind(
    'sauce',
    'concentrate',
    '(?<!\\b(?:hot|bbq|barbecue|pasta|pizza|tomato|soy|chili|cheese|wing|buffalo|steak|taco|dipping) )sauces?|terp sauce',
    '\\bsauce\\b',
    ['sauce', 'sauce'],
  ),
  quality(
    'rso',
    'concentrate',
    'rso|hash oils?(?= (?:\\p{L}+ )?(?:_|capsules?|caps|soft ?gels?|gel ?caps?|pills?|tablets?|syringes?)(?![\\p{L}]))|fecos?|rick simpson(?: oil)?|(?:full|whole)[ -]?(?:plant|extract)(?: cannabis)?(?: (?:oils?|extracts?|rso|feco))+',
    '\\brso\\b|\\bfeco\\b|rick simpson|full.?extract|full.?plant (?:oil|extract|cannabis)',
    ['RSO', 'RSO'],
  ),
  quality(
    'syringe',
    'concentrate',
    '(?:(?:oil|dab|dabbing|thc|extract) )?syringes?(?: (?:of|with|full of))?(?: (?:thc|cannabis|weed))?(?: (?:oils?|extracts?))?',
    'syringe',
    ['syringes', 'jeringas'],
  ),
  gearTrait(
    'kief-catcher',
    '(?:four|4)[ -]?(?:piece|pc|part|chamber)(?= (?:(?:metal|aluminum|big|large|small|good) )?grinders?)|(?<=\\bgrinders?(?: ,)? (?:(?:thats|that is|with|in|an?) )*)(?:four|4)[ -]?(?:piece|pc|part|chamber)s?|(?:(?:(?:the |an? )?ones? )?(?:that|which) )?(?:(?:with|has|having) (?:an? |the )?)?(?:(?:kief|keef|pollen) (?:catch(?:er|ers|es)?|screens?|collectors?|chambers?|compartments?|drawers?)|(?:catch(?:es|ing)?|collect(?:s|ing)?|sav(?:es?|ing)|keeps?|keeping|traps?|trapping|sifts?|sifting|separates?)(?: (?:out|up|all|the|my|your|its|some))* (?:kief|keef|pollen))',
    '(?:kief|keef|pollen).{0,12}(?:catch|screen|collect|chamber|compartment|drawer)|(?:catch|collect|sift|trap)\\w*(?: \\w+)? (?:kief|keef|pollen)|\\b(?:four|4).?(?:piece|pc|part)',
    ['kief-catching', 'con recolector de kief'],
  ),
  quality(
    'hash',
    'concentrate',
    'hash(?! ?holes?)|hashish|bubble hash|(?:kief|keef)(?! (?:catch(?:er|ers|es)?|trays?|box(?:es)?|screens?|press(?:es)?|collectors?))|temple balls?',
    '\\bhash\\b|\\bkief\\b|\\bkeef\\b',
    ['hash', 'hachís'],
  ),
  quality('distillate', 'concentrate', 'distillates?|disty', 'distillate', ['distillate', 'destilado']),
  quality(
    'mini',
    'pre-roll',
    '(?:mini|lil|little|baby|tiny|teeny|itty bitty|small(?! batch)|short|pocket(?: ?sized?)?|half ?gram|bite ?sized?)(?= (?:\\p{L}+ )?(?:preroll|joints?|js|jays?|doobies?|spliffs?|blunts?)(?![\\p{L}]))|dog ?walkers?|shorties|pinners?|(?:(?<=pack of )|(?<=box of )|(?<=tin of )|(?<=infused )|(?<=preroll )|(?<=joint )|(?<=_ of )|(?<=_))minis|minis(?= (?:preroll|joints?|packs?))',
    '\\bminis?\\b|\\bdog ?walkers?\\b|\\bdogs\\b|\\bshort(?:y|ies)\\b|\\bpinners?\\b|(?<![\\d.])0?\\.(?:[1-4]\\d?|50?)\\s?g\\b',
    ['mini', 'mini'],
  ),
  quality(
    'infused',
    'pre-roll',
    'infused|infusados?|infusionados?|con infusion|hash ?holes?|(?:kief|diamond|rosin|hash)(?: |-)?(?:dusted|coated|rolled)?(?= (?:preroll|joints?|blunts?)(?![\\p{L}]))',
    'infused|\\bkief|\\bkeef|diamond|moon ?rock|\\bhash\\b|rosin|caviar|dusted',
    ['infused', 'infusionados'],
  ),
  quality('moonrock', 'pre-roll', 'moon ?rocks?', 'moon ?rock', ['moon rocks', 'moon rocks']),
  kind(
    'cigar',
    'pre-roll',
    '(?:(?:cannabis|weed|thc|infused) )?cigars|canna ?(?:ci)?gars?|(?:cannabis|weed|thc|infused) cigar',
    'canna.?(?:ci)?gar|\\bcigars?\\b(?! wraps?)',
    ['cannabis cigars', 'puros de cannabis'],
  ),
  kind('blunt', 'pre-roll', 'blunts?', '\\bblunts?\\b', ['blunts', 'blunts']),
  kind(
    'smalls',
    'flower',
    'smalls|small buds?|(?<!(?:thc|infused|edible|caramel|kettle|cheese|cannabis|buttery|movie) )popcorn(?: buds?| nugs?)?(?! (?:snacks?|balls?|chips|edibles?|treats?|bags?|or chips)\\b)|lil buds?|littles|b buds|(?<!_)minis(?! packs?)',
    'popcorn|small|\\bsmalls\\b|mini buds|\\blittles?\\b|\\blil buds?',
    ['smalls', 'cogollos pequeños'],
  ),
  kind(
    'shake',
    'flower',
    'shake(?! (?:it |me |this )?off)|trim|(?:(?:already|pre|freshly) ?)ground(?: up)?(?: (?:flower|weed|bud))?|ground (?:up|flower|weed|buds?)|(?<=\\b(?:nothing|not|isnt|aint|no) (?:pre |already )?)ground(?! (?:floor|level|coffee|beef))|(?:pre ?)?milled(?: flower)?|ready ?(?:to|2|for) ?(?:roll(?:ing)?|smoke)|rtr|no grinder needed|(?:dont|do not|without) (?:have|own|need(?:ing)?|having|using|use) an? grinder|roll ?your ?own(?: (?:pouch|bag|flower))?|ryo|molida|flor molida',
    '\\bshake\\b|\\btrim\\b|\\bground\\b|pre.?ground|ready.?(?:to|2|for).?roll|\\brtr\\b|milled|roll.?your.?own',
    ['ready-to-roll flower', 'flor molida'],
  ),
  ...KINDS_OF_GEAR,
  ...KINDS_GROWN,
  ...KINDS_RUBBED_IN,
  trait(
    'vegan',
    `vegan(?:[oa]?s?)|plant ?based|a base de plantas|${freeOf('animal products?')}`,
    '\\bvegan|plant.?based',
    ['vegan', 'veganos'],
  ),
  trait('vegetarian', 'vegetarian(?:[oa]?s?)', '\\bvegetarian|\\bvegan|plant.?based', ['vegetarian', 'vegetarianos']),
  trait(
    'gelatin-free',
    freeOf('(?:animal |pork )?gelatine?|gelatina|pork'),
    'gelatin.?free|(?:no|not|without|zero) (?:any |animal |pork )?gelatin|\\bpectin|\\bvegan|plant.?based',
    ['gelatin-free', 'sin gelatina'],
  ),
  trait('gelatin', '(?:with|contains?|containing) (?:real |animal )?gelatine?', 'gelatin(?!.?free)', [
    'things with gelatin',
    'cosas con gelatina',
  ]),
  trait(
    'caffeine',
    'caffeine(?: free)?|caffeinated|cafeina|decaf(?:feinated)?',
    'caffein(?!\\p{L}*.?free)|\\bcoffee|espresso|cold brew|\\bmocha|matcha|(?:green|black|iced) tea\\b|yerba|guarana',
    ['caffeinated', 'con cafeína'],
  ),
  trait('gluten-free', `${freeOf('gluten|wheat')}|celiac`, 'gluten.?free|(?:no|without|zero) gluten', [
    'gluten-free',
    'sin gluten',
  ]),
  trait(
    'sugar-free',
    `${freeOf('sugar|azucar')}|${CUTS}(?: (?:out|down|back|on|my|all|the|added))* (?:sugars?|carbs|azucar)(?! (?:wax|resin))(?:(?: ,)?(?: (?:so|and))? (?:none|no|nothing) of (?:that|it))?|(?:low|zero|no) ?(?:sugar|carbs?)|keto|diabetic`,
    'sugar.?free|no (?:added )?sugar|zero sugar|keto',
    ['sugar-free', 'sin azúcar'],
  ),
  trait(
    'low-calorie',
    '(?:(?:the )?(?:low(?:er|est)?|zero|no|few(?:er|est)?|least|less|light|skinny)(?: (?:in|on))?) ?cal(?:orie)?s?|(?:not|without)(?: (?:too|so))? (?:many|much|a lot of) cal(?:orie)?s',
    '(?:low|zero|no|0|few|light).{0,2}(?:in )?cal(?:orie)?s?\\b|(?<![\\d.])(?:\\d|[1-4]\\d) ?cal(?:orie)?s?\\b',
    ['low-calorie', 'bajos en calorías'],
  ),
  trait(
    'dairy-free',
    freeOf('dairy|milk(?! choc)|lactose|lacteos|lactosa|leche'),
    'dairy.?free|non.?dairy|lactose.?free|(?:no|without|zero) (?:dairy|milk|lactose)|\\bvegan',
    ['dairy-free', 'sin lácteos'],
  ),
  trait(
    'nut-free',
    freeOf(`(?:${NUTS})(?: ?(?:,|and|or|nor) (?:any )?(?:${NUTS}))*|frutos secos`),
    'nut.?free|(?:no|without) nuts',
    ['nut-free', 'sin frutos secos'],
  ),
  trait('soy-free', freeOf('soya?'), 'soy.?free|no soy', ['soy-free', 'sin soya']),
  trait('dye-free', freeOf(DYES), `(?:dye|colou?ring).?free|(?:no|without|free of) (?:${DYES})|natural colou?rs`, [
    'dye-free',
    'sin colorantes',
  ]),
  trait(
    'tasteless',
    '(?:taste|flavou?r)less|un ?flavou?red|(?:no|without(?: any| a)?|zero) (?:tastes?|flavou?rs?)(?! of)|(?:that |which |they |it |you )*(?:dont|doesnt|cant|wont|do not|does not)(?: even| really)? taste(?: (?:it|them|like anything|of anything|at all|anything))+',
    '(?:taste|flavou?r)less|un.?flavou?red|(?:no|without|zero|neutral) (?:taste|flavou?r)\\b',
    ['tasteless', 'sin sabor'],
  ),
  trait('kosher', 'kosher', 'kosher', ['kosher', 'kosher']),
  trait('halal', 'halal', 'halal', ['halal', 'halal']),
  trait(
    'fast-acting',
    `(?:fast|quick|rapid|speedy|instant)(?:er|est)? ?(?:acting|onset|hitting|working|kicking)|nano(?: ?emulsion)?|(?:kicks? in|hits?(?: me)?|works?|comes? on|sets? in)(?: (?:real|really|super|pretty|so|way))* (?:fast(?:er)?|quick(?:ly|er)?|right away|${IN_MINUTES})|(?:dont|doesnt|wont|cant|not|without|hate|never)(?: (?:wanna|want|have|having|gonna|going|like|be|to|feel like))* (?:wait(?:ing)?|tak(?:e|ing))(?: (?:around|like|about|for|up))* ${A_WHILE}(?= (?:for|on) (?:an? |my |the |these )?(?:edibles?|gumm|chocolate|drink|it |them )| (?:for (?:an? |it |them |my )*(?:edibles? |gumm\\p{L}+ )?)?to (?:kick|hit|work|start|feel|come on|set in))|accion rapida`,
    'fast.?acting|rapid|\\bfast\\b|nano|quick|\\b(?:in|within|under)(?: (?:as (?:little|few) as|about|just|only))? \\d+ ?(?:(?:-|to) ?\\d+ ?)?min',
    ['fast-acting', 'de acción rápida'],
  ),
  quality(
    'spray',
    'tincture',
    '(?:oral |mouth )?sprays?(?: for \\p{L}+ mouth)?',
    '(?<!(?:&|and|or|/) ?)\\bspray(?!s? ?(?:&|and|or|/) )',
    ['sprays', 'aerosoles'],
  ),
]

export const KIND_BY_ID: ReadonlyMap<string, Kind> = new Map(KINDS.map((entry) => [entry.id, entry]))
