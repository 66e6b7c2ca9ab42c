import { gearTrait, type Kind, kind, quality } from './kind.ts'

/** What is used or worn, in the order in which a shopper's words are given to them. */
export const KINDS_OF_GEAR: readonly Kind[] = [
  kind(
    'vaporizer',
    'accessory',
    '(?:dry ?herb|loose leaf|flower|herb|desktop|table ?top) (?:vap(?:e|es|orizers?|orisers?)|pens?)|dry ?herb|(?:desktop|table ?top) (?:device|unit)|(?:vap(?:e|es|orizers?|orisers?)|devices?|something) (?:for|to (?:smoke|vape|use with)|that (?:takes?|uses?|works with|vapes)) (?:(?:actual|real|dry|loose|ground|whole|my) )*(?:herbs?|flower|bud|weed)',
    'vaporizer|vaporiser|dry.?herb|volcano|desktop vap|herb vap',
    ['dry herb vaporizers', 'vaporizadores de hierba'],
  ),
  kind(
    'grinder',
    'accessory',
    'grinders?|moledor(?:es)?|molinillos?|trituradores?|grinder card|(?:something|anything|(?:a |the |any )?(?:tool|thing|gadget)|what|stuff) (?:(?:that|which|i|can|could|do|you|have|use|would) )*(?:to |for )?(?:grinds?|grinding|break(?:s|ing)? (?:up|down)|chop(?:s|ping)?(?: up)?)(?: up)?(?: (?:my|the|some|this|our))? (?:weed|flower|buds?|herb|nugs?|it)(?: with)?|(?:something|anything|what|stuff) (?:(?:that|which|i|can|could|do|you|have|use) )*(?:to |for )?grind(?:ing)? with',
    'grinder',
    ['grinders', 'moledores'],
  ),
  // Before the papers: what is long tells their size only beside them.
  quality(
    'king-size',
    'accessory',
    'king ?size(?:d)?|kings|(?:(?:extra|really|super|nice) )?(?:long|longer|longest|xl)(?= (?:rolling |rolled |hemp |raw )*(?:papers?|cones?|skins)\\b)',
    '\\bking',
    ['king size', 'king size'],
  ),
  kind(
    'paper',
    'accessory',
    '(?:rolling )?papers?|rolling paper|skins|papel(?:es)?(?: para (?:liar|armar))?|wraps?|(?:something|anything|what|stuff) (?:(?:i|can|could|do|you|have) )*(?:to |for )?roll(?:ing)?(?: (?:up|it|my|our|the|a|an|some|own|weed|flower|joints?|blunts?|one))* (?:with|in)',
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
  kind('cone', 'accessory', '(?:(?:empty|rolling|preroll) )*cones?|conos?', '\\bcones?\\b|\\bpre-?rolled\\b(?! tips)', [
    'cones',
    'conos',
  ]),
  kind('tip', 'accessory', 'tips|filter tips?|filters?|crutches', '\\btips?\\b|filter', ['tips', 'filtros']),
  kind(
    'lighter',
    'accessory',
    'lighters?|torch(?:es)?|matches|encendedor(?:es)?|clippers?|(?:something|anything|what) (?:(?:i|can|could|do|you|have) )*(?:to |for )?light(?:ing)?(?: (?:up|it|them|my|the|a|joints?|bowls?|one|this))* (?:with|up)',
    'lighter|torch|clipper',
    ['lighters', 'encendedores'],
  ),
  gearTrait(
    'rechargeable',
    '(?<=(?:_|\\b(?:vapes?|pens?|dispos?|disposables?|devices?|ones?|something|anything)) )(?:(?:that|which) )?(?:(?:i|you|u|we) can (?:re ?)?charge|(?:can be|gets?|is) (?:re ?)?charge(?:able|d)|(?:re ?)?charges)(?: (?:it|up|again))?(?= ,|$| (?:and|but|or|for|under|please)\\b)|(?<=\\b(?:any|some)thing )re ?chargeable|re ?chargeable(?= (?:_|vap|pen|dispos|all in|aio|batter|one|dab|device|rig|lighter))',
    're.?chargeable|\\busb\\b',
    ['rechargeable', 'recargable'],
  ),
  gearTrait(
    'usb-c',
    '(?:with |by |via )?(?:usb ?-? ?(?:type ?-?)?c|type ?-?c)(?: (?:charg(?:ing|ers?|eable|es?)|ports?|cables?|cords?|plugs?|compatible))*',
    'usb.?(?:type.?)?c\\b|\\btype.?c\\b',
    ['USB-C', 'USB-C'],
  ),
  gearTrait('preheat', 'pre ?-?heat(?:s|ing)?(?: (?:mode|function|setting|feature))?', 'pre.?heat', [
    'preheating',
    'con precalentado',
  ]),
  gearTrait(
    'heat-settings',
    '(?:variable|adjustable|different|multiple|several) (?:voltages?|heats?|temp(?:erature)?s?)(?: (?:settings?|control))?|(?:heat|temp(?:erature)?|voltage) (?:settings?|controls?)',
    'variable|adjust|(?:heat|temp\\w*|voltage|power) (?:settings?|levels?|controls?)|(?:settings?|voltages|temperatures)\\b',
    ['adjustable', 'ajustables'],
  ),
  kind(
    'battery',
    'accessory',
    '(?:thread(?:ed|ing)? )?batter(?:y|ies)|baterias?|vape pen batter(?:y|ies)',
    'batter(y|ies)',
    ['batteries', 'baterías'],
  ),
  kind(
    'glass',
    'accessory',
    'bongs?|water ?pipes?(?! cleaners?)|(?:(?:something|anything|things?|stuff) )?(?:to )?smoke (?:(?:it|this|that|them|these|flower|weed|bud|herb) )?(?:out of|from)(?= ?,|$| that| which| glass)|glass (?:pipe|piece)s?|(?:(?<=(?:\\b(?:any|some|new|sell|carry|your|nice|good|want|need)|_) )|^)glass(?= ,|$| _)|pipes?(?! cleaners?)|bubblers?|bowls?|chillums?|one hitters?|beakers?|glassware|hand ?pipes?|pipas?|steamrollers?|dugouts?',
    'bong|\\bpipe(?!s? clean)|bubbler|\\bbowl|chillum|one.?hitter|beaker|^(?!.*\\b(?:jars?|stash|storage)\\b).*glass|steamroller|dugout',
    ['glass', 'pipas y bongs'],
  ),
  kind(
    'rig',
    'accessory',
    '(?:(?:electric|electronic|portable|smart) )?(?:(?:dab|oil) rigs?|e ?rigs?|rigs?|nectar collectors?|(?:dab(?:bing)?|honey|nectar|wax) straw(?:s)?)|(?:dab(?:bing)?|wax|concentrate) (?:tools?|pens?|vapes?|vaporizers?|devices?|gear|kits?|setups?|equipment|accessories)|dabbers?|bangers?|carb caps?|(?:an? )?(?:tools?|gear|kit|setup|equipment|device|gadget|thing) for (?:dabbing|dabs)|(?:something|anything|one) (?:electric|electronic|portable|smart|cordless|small|easy) (?:for dabbing|for dabs|to dab(?: with)?)|(?:something|stuff|anything|tools?|a tool|gear) (?:to dab with|to (?:smoke|vape|hit) (?:dabs|wax|concentrates?)(?: with)?)',
    '\\brig\\b|dab (?!(?:jar|mat)\\b)|dabber|banger|nectar|(?:dab|honey) straw|puffco|(?:concentrate|wax|terp) (?:pens?|vap)|seahorse|e-?rig|carb cap',
    ['dab gear', 'equipo para dabs'],
  ),
  kind('tray', 'accessory', 'rolling trays?|trays?(?! of)|bandejas?', '\\btrays?\\b', ['trays', 'bandejas']),
  kind(
    'storage',
    'accessory',
    '(?:something |anything |stuff )?(?:to |that )?(?:keeps?|stops?|hides?|masks?|blocks?|kills?|locks?|contains?)(?: (?:my|the|a|this|all|in|down|from|away|weed|car|bag|purse|house|room|backpack|locker|stash))* (?:from )?(?:reeking|stinking|smelling|smell|stink|reek|odou?rs?)(?: up)?|stash (?:jar|box|bag|tube)(?:e?s)?|humidity (?:packs?|control)|bovedas?(?: packs?)?|(?<!(?:flower|bud|weed|eighth|ounce|hash|rosin) )jars?(?! of)|(?:carrying )?(?:cases?(?! of)|pouch(?:es)?|wallets?|back ?packs?|duffels?|lock ?box(?:es)?)|(?<=proof )bags?|doob tubes?|containers?|(?:something|anything|smth|stuff|(?:an?|some) (?:thing|way)|what(?: do|ve)? (?:you|yall|u) (?:have|got|sell|carry)|whats good)(?= (?:(?:that|which|to|for|i|can|could|will|thatll) )+(?:(?:safely|really) )?(?:stor(?:es?|ing)|keep(?:s|ing)?|put(?:ting)?|stash|carry(?:ing)?|carries|hold(?:s|ing)?|protect(?:s|ing)?|transport(?:ing)?) (?:(?:(?:my|our|the|these|those|some|a few|extra|rolled) )*(?:_|(?:weed|flower|stash|buds?|nugs?|roach(?:es)?|prerolls?|joints?|blunts?|js|jays|doobies|carts?|cartridges|gummies|edibles?|dabs?|wax|pens?)(?: |,|$))|(?:them|it|these|those|that) (?:in|safe|fresh|dry|intact|whole|from (?:getting|being|breaking|drying|crushing|bending|snapping|going))(?= (?!(?:under|mind|check|place|touch)\\b)|,|$)))',
    'stash|humidity|boveda|(?:smell|odou?r).?proof|container|storage|\\bjars?\\b|tube|\\bcase\\b|pouch|wallet|\\bbag\\b|backpack',
    ['storage', 'almacenamiento'],
  ),
  // What is cleaned has been read by then, and is blanked out, but for words that many other things are called by.
  kind(
    'cleaner',
    'accessory',
    'cleaners?|(?:cleaning )?(?:kit|solution)s?|cleaning (?:stuff|supplies|products?|spray|fluid)|pipe cleaners?|(?:something |anything |stuff )?(?:to |for )?clean(?:ing|s)?(?: (?:out|up|off))?(?= (?:(?:my|our|the|an?|his|her|this|that|old|dirty|nasty|all) )*(?:_|(?:glass(?:ware)?|pieces?|quartz|gear)(?: |,|$))|(?<=_.*) (?:it|them|that|this)(?: (?:with|up|out|off|all))*(?: ,|$))',
    'clean',
    ['cleaners', 'limpiadores'],
  ),
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
    'hats?|beanies?|snap ?backs?|truckers?|gorras?|(?:ball|base ?ball|dad|trucker|golf|snap ?back) caps?',
    '\\bhats?\\b|beanie|snapback|trucker|\\bcap\\b',
    ['hats', 'gorras'],
  ),
  kind('jacket', 'merch', 'jackets?|coats?', 'jacket|coat', ['jackets', 'chaquetas']),
  kind('socks', 'merch', 'socks|slippers', 'sock|slipper', ['socks', 'calcetines']),
  kind('tote', 'merch', 'totes?|tote bags?|stickers?|mugs?', '\\btotes?\\b|sticker|\\bmug\\b', [
    'bags and bits',
    'bolsas',
  ]),
]
