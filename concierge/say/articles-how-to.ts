import { ASKS_TO_RECKON } from './reckon.ts'

/** What is asked as a question of its own, whatever product words stand in it; tried before the other articles. */
export const HOW_TO: readonly (readonly [id: string, topic: string, en: string, es: string])[] = [
  [
    'amounts',
    ASKS_TO_RECKON,
    'As weights go, an eighth is 3.5 grams, a quarter 7 grams, a half ounce 14 grams and an ounce 28 grams.',
    'Un octavo son 3.5 gramos, un cuarto 7, media onza 14 y una onza 28 gramos; una onza son 8 octavos. Un octavo da para unos 5 a 7 porros.',
  ],
  [
    'infused',
    '(?:what|whats|how|why|explain|define|meaning|que|tell me).{0,20}(?:does|do|is|are|makes?|means?|significa|about)?.{0,30}(?<!nano )infus(?:ed|ion|ionad\\p{L}+)(?: mean| do| part)?(?: (?:on|for|with|in|to) .{0,25})?(?<!(?:have|carry|sell|got|recommend|cheapest|strongest|best) .{0,30})$',
    'Infused means that a concentrate was added to the flower: oil or distillate, kief, hash, live resin or THCA diamonds, which are nearly pure crystals. An infused pre-roll is much stronger than a plain one, so take a puff or two and wait.',
    'Infusionado quiere decir que a la flor se le añadió un concentrado: aceite o destilado, kief, hachís, resina viva o diamantes de THCA. Es mucho más fuerte que un porro normal; da una o dos caladas y espera.',
  ],
  [
    'hash-hole',
    '(?:what|whats|explain|how).{0,20}(?:hash ?holes?|donuts?)',
    'A hash hole is a hand-rolled joint with a core of hash rosin down the middle; as it burns, the core leaves a ring like a donut. It is strong and burns slowly, so it is one to share.',
    'Un hash hole es un porro con un núcleo de rosin en el centro; al arder deja un anillo. Es fuerte y lento: mejor compartirlo.',
  ],
  [
    'munchies',
    '(?:why|how come|what causes|what (?:is|are) the|does (?:weed|thc|it|cannabis|every)).{0,40}(?:munchies|(?:get|gets|make|makes|feel) (?:me |you |people |my \\p{L}+ )?(?:so |really )?hungry)',
    'THC wakes up the senses of smell and taste, so food seems more inviting: that is what people call the munchies. Products with little THC, or with THCV, are described as bringing less of it.',
    'El THC despierta el olfato y el gusto, y la comida apetece más: eso es lo que se llama munchies. Con poco THC se nota menos.',
  ],
  [
    'high-lasts',
    '(?:will|would|am|are|do) (?:i|we|you|they)(?: (?:going to|still|be|even))* (?:high|stoned|baked|feel(?:ing)? it)\\b.{0,24}\\b(?:tomorrow|in the morning|when i wake|by (?:noon|lunch|morning|then|\\d)|the next (?:day|morning))|how long (?:does|do|will|is|am|are|would)(?: \\p{L}+){0,4} (?:high|stoned)(?: (?:usually|typically|normally|last|lasts|for|from|off|be).{0,25})?|how long (?:does|do|will|would)(?: (?:an?|the|one|half|single))* (?:joint|blunt|preroll|spliff|bowl|bong (?:hit|rip)|bong|puff)s?(?: (?:usually|normally|actually))? (?:last|hit|go)s?(?: (?:you|me|for))?$',
    'Smoked or vaped, the high comes within minutes and mostly fades in 1 to 3 hours. From an edible it takes 30 minutes to 2 hours to be felt and lasts 4 to 8 hours, sometimes longer. Dose, tolerance and food change it.',
    'Fumado o vapeado se nota en minutos y suele pasar en 1 a 3 horas. Un comestible tarda de 30 minutos a 2 horas y dura de 4 a 8 horas o más.',
  ],
  [
    'grown',
    '(?:whats?|what is|what does|why|explain|point of|difference|is).{0,40}(?:living soil|hydroponics?|hydro|aquaponics?|no till|soil grown|organic soil)(?:(?: grown)?(?: weed| flower)?(?: better| matter| mean)?)|(?:what|whats|why|is|does|explain|how come|difference).{0,30}(?:sun ?grown|(?:indoors?|outdoors?|greenhouse)(?: (?:or|vs|versus|and) (?:indoors?|outdoors?|greenhouse))?(?: weed| flower)?(?: better| matter| mean)?$|exotics?$)',
    'Sun-grown and outdoor flower grows in daylight and is often the better price; indoor grows under lamps, which makes it denser and more even to look at; greenhouse lies between. Living soil is earth with its own microbes and compost, hydro is water with nutrients. "Exotic" is a name shops give to rare or showy strains. Aroma and terpenes tell more than the label.',
    'La flor de exterior crece al sol y suele ser más barata; la de interior crece con lámparas y es más densa; la de invernadero queda en medio. El aroma y los terpenos dicen más que la etiqueta.',
  ],
  [
    'puffs',
    'how (?:many|much).{0,30}(?:puffs?|(?<!(?:it|they|this|that|edibles?|gumm\\p{L}+) )hits?|drags?|draws?|pulls?|tokes)\\b.{0,40}|how many (?:sessions|uses|smokes|times|days|weeks)\\b.{0,40}\\b(?:carts?|cartridges?|disposables?|vapes?|pens?|pods?)\\b(?: (?!recommend|have|sell|carry).{0,20})?|how long.{0,30}(?:puffs?|drags?|draws?|tokes)\\b.{0,40}|how (?:long|many (?:days|weeks|times|sessions)).{0,30}(?:carts?|cartridges?|disposables?|vapes?|pens?|pods?).{0,20}(?:last|good for|get|run out)|cuantas caladas.{0,40}',
    'A half-gram cartridge gives roughly 75 to 150 small puffs and a full gram about 150 to 300; it depends on how long you draw. Used a few times a day, half a gram often lasts a week or so.',
    'Un cartucho de medio gramo da unas 75 a 150 caladas pequeñas y uno de un gramo unas 150 a 300; depende de lo larga que sea cada calada.',
  ],
  [
    'cart-size',
    '(?:diff(?:erence)?|half gram (?:vs|versus|or)|0\\.5 g (?:vs|versus|or)).{0,40}(?:half (?:a )?gram|0\\.5 g|full gram|1 g|gram).{0,20}(?:and|vs|versus|or|than).{0,20}(?:half|0\\.5|full|1 g|gram).{0,16}',
    'Only how much oil is inside: a full-gram cartridge holds twice as much as a half gram and lasts about twice as long, and the gram usually costs less per puff. The strength is the same for the same strain.',
    'Solo cambia la cantidad de aceite: uno de un gramo trae el doble que uno de medio gramo, dura más o menos el doble y suele salir mejor por calada.',
  ],
  [
    'roll',
    'how (?:do|can|to|should)(?: i| you| we| one)? roll(?: a| an| my| up)?.{0,20}|teach me (?:how )?to roll|rolling tips|tips (?:for|on) rolling|como (?:se )?(?:lia|enrolla|forja|armo).{0,20}',
    'Grind the flower evenly, spread it along the paper with a small filter at one end, pinch and roll the paper back and forth until it holds its shape, tuck the near edge, roll it up and lick the gum. If it is fiddly, cones only need filling.',
    'Muele la flor, repártela en el papel con un filtro en un extremo, pellizca y haz rodar el papel hasta que tome forma, mete el borde, enróllalo y humedece la goma. Si cuesta, los conos solo hay que llenarlos.',
  ],
  [
    'clogged',
    'why (?:is|does|do|are|did|would|has)(?: (?:my|the|this|these|your|new|all))* (?:carts?|cartridges?|pens?|vapes?|disposables?|pods?) (?:\\p{L}+ ){0,3}(?:clog|block)\\p{L}*(?: .{0,20})?|(?:clog(?:ged|s|ging)?|blocked|no (?:smoke|vapor) (?:comes|coming)).{0,40}(?:carts?|cartridges?|pens?|vapes?|disposables?)\\b.{0,20}(?:fix|do|help|how|what|un ?clog)|(?:carts?|cartridges?|pens?|vapes?|disposables?|pods?)\\b.{0,30}(?:clog\\p{L}*|blocked).{0,24}(?:tips?|tricks?|advice|ideas?|fix|help|suggestions?).{0,10}|(?:tips?|tricks?|advice|ideas?|suggestions?).{0,24}clog\\p{L}*.{0,16}|(?:how|what).{0,40}(?:un ?clog|clogged).{0,30}',
    'A clogged cartridge usually only needs warmth: preheat it if the battery can, or warm it between your hands, then take a few short draws without much force. Keep it upright afterwards. If it still will not hit, bring it in with the receipt.',
    'Un cartucho atascado suele necesitar solo calor: usa el precalentado o caliéntalo entre las manos y da caladas cortas y suaves. Guárdalo de pie. Si sigue igual, tráelo con el recibo.',
  ],
  [
    'voltage',
    '(?:what|which|best|right|how).{0,25}(?<![\\p{L}])(?:voltage|volts?|temperature|temp|heat setting|setting)s?(?![\\p{L}]).{0,30}(?:cart|pen|battery|vape|dab|rosin|resin|flower|smoke|hit|use)?',
    'Low settings keep the flavor: about 2.5 to 3.3 volts suits most cartridges, and dabs taste best at roughly 450 to 550°F. Higher settings give bigger clouds and a harsher hit, so start low.',
    'Los ajustes bajos conservan el sabor: de 2.5 a 3.3 voltios para la mayoría de los cartuchos y unos 230 a 290°C para dabs. Más alto da más vapor y raspa más; empieza bajo.',
  ],
  [
    'blunt-joint',
    '(?:difference|blunts?.{0,12}(?:vs|versus|or|and).{0,8}(?:joints?|prerolls?|spliffs?)|(?:joints?|prerolls?|spliffs?).{0,12}(?:vs|versus|and|or).{0,8}(?:blunts?|spliffs?)).{0,30}(?:blunts?|joints?|spliffs?)?(?<=(?:blunts?|spliffs?).{0,40})',
    'A joint is cannabis in thin paper; a blunt is rolled in a thicker wrap, so it burns slower and holds more; a spliff mixes in tobacco. Ready-made joints are sold as pre-rolls.',
    'Un porro va en papel fino; un blunt va en una envoltura más gruesa, arde más lento y lleva más; un spliff se mezcla con tabaco. Los porros ya hechos se venden como pre-rolls.',
  ],
  [
    'trichomes',
    'trichomes?|tricomas?|(?:white|sparkly|frosty) (?:crystals?|stuff|hairs)|crystals on',
    'Trichomes are the tiny resin glands that make flower look frosty. They hold most of the cannabinoids and terpenes, which is why frosty, sticky flower tends to smell and taste of more.',
    'Los tricomas son las pequeñas glándulas de resina que dan a la flor su aspecto escarchado. Guardan la mayor parte de los cannabinoides y terpenos.',
  ],
  [
    'strain-names',
    '(?:what|why|whats|que).{0,25}(?:does|do|is|means?|significa).{0,10}(?:\\bog\\b|kush|haze|diesel|runtz|gelato|cookies)(?: mean| stand for| significa)?$|(?:\\bog\\b|kush|haze|diesel) (?:mean|stand for)',
    'Names tell family: kush strains go back to the Hindu Kush and lean relaxing, haze and diesel lines lean lively and sharp in smell, cookies and gelato lines are sweet. OG is an old Californian name for a kush line. It is a hint, not a promise.',
    'Los nombres hablan de la familia: kush viene del Hindu Kush y tiende a relajar, haze y diesel son más vivas y de olor intenso, cookies y gelato son dulces. Es una pista, no una promesa.',
  ],
  [
    'hemp',
    '(?:difference|hemp.{0,15}(?:vs|versus|and|or|same).{0,12}(?:weed|cannabis|marijuana)|(?:weed|cannabis|marijuana).{0,15}(?:vs|versus|and|or|same).{0,12}hemp).{0,20}(?<=hemp.{0,60})',
    'Hemp and cannabis are the same species; hemp is what the law calls plants with at most 0.3% THC. A licensed menu like ours carries cannabis with more THC, tested and labeled by the state rules.',
    'El cáñamo y el cannabis son la misma especie; legalmente el cáñamo tiene como máximo 0.3% de THC.',
  ],
  [
    'smell-home',
    '(?:hide|mask|reduce|get rid of|avoid|cover|less).{0,20}(?:smell|odor|stink)|(?:smell|odor)(?: \\p{L}+){0,3} (?:linger|stay|last)',
    'Edibles, tinctures and topicals have no smoke smell at all, and vapes fade within minutes. With flower, an airtight jar, a smell-proof bag and an open window do most of the work.',
    'Los comestibles, tinturas y tópicos no huelen a humo, y el vapor se va en minutos. Con flor ayudan un frasco hermético y una ventana abierta.',
  ],
  [
    'old-flower',
    '(?:dry|dried out|old|stale|crumbly) (?:weed|flower|bud|nugs?).{0,40}(?:revive|rehydrate|moist|fix|save|still|ok|okay|good)|(?:revive|rehydrate|moisten).{0,20}(?:weed|flower|bud)|(?:does|can|will).{0,12}(?:weed|flower|cannabis|edibles?|carts?) (?:go bad|expire|get old)',
    'Flower is at its best for about six months in a sealed jar. A humidity pack (58 to 62%) brings dry flower back in a day or two; if you see mold, throw it out. For edibles and cartridges go by the date on the label.',
    'La flor está mejor unos seis meses en un frasco cerrado. Un sobre de humedad (58 a 62%) recupera la flor seca en uno o dos días; si ves moho, tírala.',
  ],
]
