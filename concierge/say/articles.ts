import { ASKED_BY_THEMSELVES } from './articles-asked.ts'
import { DECARB } from './articles-of-manners.ts'
import { OF_TOLERANCE } from './articles-everyday.ts'
import { WITH_CARE } from './articles-in-earnest.ts'
import { asWhatIs } from './asks-what-for.ts'
import { questionInEnglish } from './question-in-english.ts'
import { indexByStarts } from '#concierge/understand/word-starts.ts'

/**
 * What the concierge can explain, in its own words. `topic` finds the article in a plain sentence; the text makes no claim that
 * anything treats, cures or prevents a condition.
 */
export type Article = { id: string; topic: RegExp; en: string; es: string }

function article(id: string, topic: string, en: string, es: string): Article {
  return { id, topic: new RegExp(`(?<!\\p{L})(?:${topic})(?!\\p{L})`, 'u'), en, es }
}

/** The order is precedence: the particular before the general. */
export const ARTICLES: readonly Article[] = [
  ...[...ASKED_BY_THEMSELVES, WITH_CARE].map(([id, topic, en, es]) => article(id, topic, en, es)),
  article(
    'full-spectrum',
    '(?:full|broad) ?spectrum|isolates?|espectro completo',
    "Full spectrum keeps the plant's range of cannabinoids and terpenes together, broad spectrum keeps most of them but leaves THC out, and an isolate is one cannabinoid on its own, with no aroma. Full spectrum tastes more of the plant; isolate is the plainest and most predictable.",
    'El espectro completo (full spectrum) conserva los cannabinoides y terpenos de la planta, el broad spectrum conserva casi todos menos el THC, y un aislado (isolate) es un solo cannabinoide sin aroma.',
  ),
  article(
    'resin-distillate',
    'live resin (?:vs|versus|or|and|compared to|(?:\\p{L}+ ){1,4}than) distillate|(?:why|how come).{0,30}(?:live )?resin.{0,20}(?:cost|expensive|pricier|more)|distillate (?:vs|versus|or|and) (?:live )?resin|(?:whats|what is|what are|difference).{0,30}distillate',
    "Live resin and live rosin are made from plants frozen at harvest, so they keep much of the strain's own terpenes and flavour. Distillate is refined until it is nearly pure THC, so it is strong but mild in taste, and flavour is often added back. Pick resin or rosin for flavour, distillate for simple potency.",
    'La live resin y el live rosin se hacen con plantas congeladas al cosechar y conservan los terpenos y el sabor de la variedad. El destilado (distillate) se refina hasta ser casi THC puro: potente, pero con poco sabor propio.',
  ),
  article(
    'resin-rosin',
    '(?:resin|rosin) (?:vs|versus|or|and|and live|vs live) (?:live )?(?:resin|rosin)|(?:whats|what is|what are|define|explain)(?: a| the| live| difference between| difference)* (?:live )?rosin|solventless|(?:whats|what is|explain)(?: a| the)* live resin|que es (?:el |la )?(?:live )?(?:rosin|resin)',
    'Both start from fresh-frozen plants. Live resin is extracted with a solvent that is then removed; live rosin is solventless, pressed out of ice-water hash with heat and pressure. Rosin is more work and usually costs more; both are rich in flavour.',
    'Ambos parten de planta congelada. La live resin se extrae con un solvente que luego se elimina; el live rosin no usa solventes: se prensa con calor y presión. El rosin suele costar más.',
  ),
  article(
    'indica-sativa',
    'indicas?.{0,40}sativas?|sativas?.{0,40}indicas?|(?:what(?: all)? (?:makes?|counts? as|qualifies as|defines)|(?:when|why|how) (?:is|are|do|does|would|can|come)(?: you| they| people| we| something| a strain| weed| it)* (?:called|considered|labell?ed|classed|classified|know|tell|call)).{0,24} (?:indica|sativa|hybrid)s?$|(?:what(?:s| is| are| does| do)|explain|difference).{0,30}(?:indica|sativa|hybrid)s?(?! (?:gumm|flower|cart|eighth|preroll|vape|edible|do you|under|for))|hybrids? mean|(?:is|are|does|do|will|can|would) (?:an? |the )?(?:indica|sativa|hybrid)s? (?:\\p{L}+ ){0,3}(?:make|keep|give|get|help|good|better|feel|work|last|mean|stronger)|que es (?:una |la )?(?:indica|sativa|hibrida)',
    'Indica and sativa started as names for two plant shapes. On menus, indica usually means more relaxing, evening-leaning products, sativa more lively, daytime-leaning ones, and hybrids sit between. It is a rough guide: terpenes, dose and your own body decide more than the label, and none is stronger by its name: that is the THC figure.',
    'Indica y sativa eran nombres de dos formas de planta. En los menús, indica suele indicar algo más relajante para la noche, sativa algo más animado para el día, y las híbridas quedan en medio. Es solo una guía: los terpenos, la dosis y tu cuerpo cuentan más, y ninguna es más fuerte por su nombre: eso lo dice el THC.',
  ),
  article(
    'decarb',
    'decarb\\p{L}*|decarboxilacion|activate (?:my |the )?(?:weed|flower|thc)|thca (?:into|to) thc',
    DECARB.en,
    DECARB.es,
  ),
  article(
    'edible-onset',
    '(?:can|should|could|may) i (?:take|eat|have|do) (?:more|another|a second|a bit more|some more)|(?:(?:edibles?|gumm\\p{L}+|brownies?|\\d ?mg)|(?:ate|eaten|took|taken|popped)\\b(?!.{0,40}\\b(?:hits?|puffs?|dabs?|drags?|rips?|tokes?|bong)\\b)).{0,60}(?:fe(?:el(?:ing)?|lt) nothing|nothing (?:yet|so far|(?:is )?(?:happen|kick)\\p{L}*)|not feeling|(?:dont|didnt|cant|havent) fe(?:el|lt))|fe(?:el(?:ing)?|lt) nothing\\b.{0,40}\\b(?:eat|take|have) (?:more|another|a second|one more)|(?:how long|when (?:do|will|does)|how (?:fast|quick|soon)|take(?:s)? (?:to|for)|how much time).{0,50}(?:edibles?|gumm\\p{L}+|chocolates?|brownies?|drinks?|seltzers?|sodas?|hit|hits|kicks?(?: in)?|works?|starts?|last|feel it|onset)|(?:edibles?|gumm\\p{L}+).{0,40}(?:hit|kick(?: in)?|last|how long (?:until|before|till|til).{0,15}(?:feel|hit|kick|work|notice)|onset|duration|wear off|take effect|feel)|(?:edibles?|gumm\\p{L}+|chocolates?|brownies?|drinks?|one|some)\\b.{0,30}\\bwhen (?:will|do|does|would|should|am|can) (?:i|it|we|you|he|she|they|that)\\b.{0,16}(?:feel|hit|kick|work|start|notice|high)|when (?:will|do|would|should|am|can) (?:i|we|you) (?:be |gonna |going to |start to |start |begin to |actually |even )*(?:feel(?:ing)?|notice|get high off|be high from)\\b(?=.{0,24}(?:it|an?|the|some|my|this)? ?(?:edibles?|gumm\\p{L}+|chocolates?|brownies?|drinks?))|onset|cuanto (?:tarda\\p{L}*|dura\\p{L}*)|kick in',
    'Edibles pass through your stomach first, so they take about 30 minutes to 2 hours to be felt and can last 4 to 8 hours, sometimes longer. Start with a low dose (2.5 to 5 mg of THC), then wait at least 2 hours before having any more.',
    'Los comestibles pasan primero por el estómago: tardan entre 30 minutos y 2 horas en sentirse y pueden durar de 4 a 8 horas o más. Empieza con una dosis baja (2.5 a 5 mg de THC) y espera al menos 2 horas antes de tomar más.',
  ),
  article(
    'edible-smoking',
    '(?:edibles?|eating|gumm\\p{L}+).{0,40}(?:smok(?:ing|e)|vap(?:ing|e)|inhal\\p{L}+)|(?:smok(?:ing|e)|vap(?:ing|e)).{0,40}(?:edibles?|eating it|gumm\\p{L}+)|(?:smoke|vape) (?:it )?or (?:to )?eat|eat (?:it )?or (?:to )?(?:smoke|vape)',
    'Yes, they feel different. Inhaled cannabis is felt within minutes and fades over 1 to 3 hours. Edibles are slower (30 minutes to 2 hours), last longer (4 to 8 hours) and often feel stronger and more in the body, because the liver turns THC into a more potent form. Start low and wait before taking more.',
    'Se sienten distinto. Lo inhalado se nota en minutos y baja en 1 a 3 horas. Los comestibles tardan de 30 minutos a 2 horas, duran de 4 a 8 horas y suelen sentirse más fuertes. Empieza con poco y espera.',
  ),
  article(
    'dosing',
    '(?:how (?:much|many)(?!.{0,40}\\bcosts?\\b)(?: mg| milligrams| thc)?.{0,40}(?:should|take|start|dose|beginner|first time|good for)|(?<!\\b(?:hash|tinctures?|topicals?|balms?|salves?|concentrates?|wax|dabs?|rso|vapes?|carts?|cartridges?|pods?|pens?|rosin|resin|diamonds|shatter|grinders?|bongs?|pipes?) .{0,30})how (?:should|do|can) (?:i|you|we|one) (?:take|eat|dose|consume|use) (?:it|them|these|those|this|that|edibles?|gumm\\p{L}+)|(?:starting|good|right|beginner|standard|normal|low|first) dos(?:e|age)|dosing|what dose|micro ?dos(?:e|ing)|start low|cuant[oa]s? (?:mg|miligramos|dosis)|que dosis)',
    'A common starting point for edibles is 2.5 to 5 mg of THC; a microdose is 1 to 2.5 mg. Wait at least 2 hours before having more. With flower or a vape, take one small puff and give it 10 to 15 minutes. Start low and go slow.',
    'Para comestibles se suele empezar con 2.5 a 5 mg de THC; una microdosis son 1 a 2.5 mg. Espera al menos 2 horas antes de repetir. Si fumas o vapeas, da una calada pequeña y espera 10 a 15 minutos.',
  ),
  article(
    'storage',
    '(?:how|where|best way|whats the best|should).{0,30}(?:stor(?:e|ing)|keep(?:ing)?|save|preserve)(?!.{0,12}(?:open|hours|close|lost|forgotten|(?:left|found) (?:things?|items?|stuff)))|stor(?:e|ing|age)(?: my| the| your)? (?:flower|weed|bud|edibles?|carts?|gumm\\p{L}+|concentrates?|it)|keep (?:my |it |the |your )?(?:\\p{L}+ )?fresh|go bad|shelf life|como (?:guardo|guardar|conservo|almaceno)|expire|humidity',
    'Keep flower in an airtight glass jar in a cool, dark place, at about 58 to 62% humidity. Keep edibles sealed and cool, carts upright, and concentrates in the fridge or another cold, dark spot. Everything goes out of reach of children and pets.',
    'Guarda la flor en un frasco de vidrio hermético, en un lugar fresco y oscuro, con 58 a 62% de humedad. Los comestibles cerrados y frescos, los cartuchos de pie. Todo fuera del alcance de niños y mascotas.',
  ),
  article(
    'ratio',
    '(?:what(?:s| is| does| are)|explain|mean(?:s|ing)?|que (?:es|significa)).{0,25}(?:\\d{1,2}:\\d{1,2}(?::\\d{1,2})*|ratios?)|(?:\\d{1,2}:\\d{1,2}(?::\\d{1,2})*|ratios?) (?:mean|ratio|mixture)|\\d{1,2}:\\d{1,2}.{0,40}(?:whats (?:that|it|this)|what (?:is|does) (?:that|it|this)|mean)|(?:what|whats|explain|mean)\\b.{0,30}\\b(?:\\d{1,2}|one|two|three|four|five|ten|twenty) (?:to|by) (?:\\d{1,2}|one)\\b.{0,24}(?:ratio|cbd|thc|mean)|\\b(?:\\d{1,2}|one|two|three|four|five|ten|twenty) to (?:1|one)\\b.{0,30}(?:mean|whats that)|(?:is|are) (?:an? |the )?\\d{1,2}:\\d{1,2}.{0,16}(?:good|ok|okay|better|strong(?:er)?|weak(?:er)?|mild|right|safe|gentle)',
    'A ratio compares cannabinoids: 1:1 CBD to THC means equal amounts of both, 20:1 means twenty parts CBD to one part THC. With more CBD against THC, people usually describe the experience as gentler.',
    'La proporción compara cannabinoides: 1:1 de CBD y THC significa la misma cantidad de ambos; 20:1 significa veinte partes de CBD por una de THC. Con más CBD, suele describirse como más suave.',
  ),
  article(
    'thc-cbd',
    '(?:thc|cbd)(?! [av] )\\b.{0,20}(?:vs|versus|and|or|from).{0,10}(?:cbd|thc)(?! [av] )\\b|(?:what(?:s| is| does| are)|explain|tell me about|que es).{0,12}(?:thc|cbd)\\b(?! (?:a|v|in|of|percent|level|content|%))|will cbd get me high|does cbd get',
    'THC (tetrahydrocannabinol) is the cannabinoid that gets you high. CBD (cannabidiol) does not intoxicate; many people pick it, or a mix of the two, when they want something gentler. Labels list both, in percent for flower and in milligrams for edibles.',
    'El THC es el cannabinoide que produce el efecto de embriaguez. El CBD no embriaga; mucha gente lo elige, solo o mezclado con THC, cuando busca algo más suave.',
  ),
  article(
    'thca',
    'thca|thc a(?= (?:flower|weed|bud|diamonds|is|vs|versus|and|or)|$)',
    'THCA (tetrahydrocannabinolic acid) is the raw form of THC in the fresh plant. It is not intoxicating until heat turns it into THC, which happens when you smoke, vape or bake it. Flower labels often list THCA because that is what becomes THC.',
    'El THCA es la forma cruda del THC en la planta. No embriaga hasta que el calor lo convierte en THC, al fumar, vapear u hornear.',
  ),
  article(
    'thcv',
    'thcv|thc v(?= |$)',
    'THCV (tetrahydrocannabivarin) is a minor cannabinoid, mostly found in some sativa-leaning strains. People often choose it for a clear, lively daytime feel; it is usually sold together with THC.',
    'El THCV es un cannabinoide menor, presente en algunas variedades tipo sativa. Suele elegirse para el día por su carácter claro y animado.',
  ),
  article(
    'delta-8',
    'delta ?(?:8|eight)|d8|delta ?(?:10|ten)|hhc|hemp derived',
    'Delta-8, delta-10 and HHC (hexahydrocannabinol) are close relatives of the THC in cannabis (delta-9), usually made from hemp CBD and milder. They can still make you high and show up on a drug test. What is allowed of them differs by state, and licensed menus mostly carry delta-9.',
    'El delta-8 y el delta-10 son parientes del THC del cannabis (delta-9), normalmente hechos a partir de CBD de cáñamo y más suaves. También embriagan y pueden dar positivo en un análisis; lo permitido cambia según el estado.',
  ),
  article(
    'cbn',
    'cbn',
    'CBN (cannabinol) is a minor cannabinoid that forms as THC ages. You will mostly see it paired with THC in evening products; it is only mildly intoxicating on its own.',
    'El CBN es un cannabinoide menor que se forma cuando el THC envejece. Aparece sobre todo junto al THC en productos para la noche.',
  ),
  article(
    'cbg',
    'cbg',
    'CBG (cannabigerol) is called the mother cannabinoid, since the plant makes the others from it. It does not intoxicate, and is often blended with THC in daytime products.',
    'El CBG se conoce como el cannabinoide madre, porque la planta forma los demás a partir de él. No embriaga y suele mezclarse en productos para el día.',
  ),
  article(
    'cbc',
    'cbc',
    'CBC (cannabichromene) is one of the minor, non-intoxicating cannabinoids. It is usually part of a blend with THC, CBD or CBG rather than sold alone.',
    'El CBC es un cannabinoide menor que no embriaga. Suele venir en mezclas con THC, CBD o CBG.',
  ),
  article(
    'cannabinoids',
    'cannabinoids?|cannabinoides?|(?:what(?:s| is| does)|explain|define)(?: (?:the|a))? tac(?: (?:mean|stand for|number|percentage|on (?:the|a) label))?$',
    'Cannabinoids are the compounds that make cannabis what it is. THC is the intoxicating one; CBD, CBG, CBN and others do not make you high on their own and shape the character of a product. A label sums them up as total cannabinoids (TAC).',
    'Los cannabinoides son los compuestos propios del cannabis. El THC es el que embriaga; CBD, CBG, CBN y otros le dan carácter al producto.',
  ),
  article(
    'entourage',
    'entourage',
    'The entourage effect is the idea that cannabinoids and terpenes feel different together than alone. It is why many people care about the whole profile of a product and not only its THC number.',
    'El efecto séquito es la idea de que los cannabinoides y terpenos se sienten distinto juntos que por separado.',
  ),
  article(
    'terpenes',
    '(?:what(?:s| is| are| do| does)|how (?:do|does)|explain|tell me about|about|why|que (?:es|son|hacen?)).{0,12}(?:terpenes?|terps?|terpenos?|myrcene|limonene|linalool|pinene|caryophyllene|humulene|terpinolene|ocimene|bisabolol|mirceno|limoneno)|terpenes? (?:do|mean|are|guide)',
    'Terpenes are the aromatic oils that give each strain its smell and taste: myrcene is earthy, limonene citrusy, pinene like a pine forest, linalool floral, caryophyllene peppery. Two products with the same THC can feel different because of them.',
    'Los terpenos son los aceites aromáticos que dan a cada variedad su olor y sabor: el mirceno es terroso, el limoneno cítrico, el pineno huele a pino, el linalool a flores y el cariofileno a pimienta.',
  ),
  article(
    'dab',
    '(?:what(?:s| is| are)|explain|how (?:do|does|to)|que es).{0,25}(?:dabs?|dabbing|concentrates?|wax|shatter|budder|badder|crumble|diamonds|concentrados?)(?!.*(?:resin|rosin))|how to dab|(?:badder|budder|wax|shatter|crumble|diamonds|sauce) (?:vs|versus|and|or) (?:badder|budder|wax|shatter|crumble|diamonds|sauce)',
    'A dab is a small amount of cannabis concentrate that is vaporized on a hot surface and inhaled. Concentrates are extracts with far more THC than flower, often 60 to 90%. Names like wax, badder, sugar or shatter describe the texture. They suit experienced people; start with a tiny amount.',
    'Un dab es una pequeña cantidad de concentrado que se vaporiza sobre una superficie caliente. Los concentrados son extractos con mucho más THC que la flor, a menudo 60 a 90%. Son para personas con experiencia; empieza con muy poco.',
  ),
  article(
    'rso',
    '(?:what(?:s| is)|explain|que es).{0,15}(?:rso|feco|rick simpson)',
    'RSO stands for Rick Simpson oil, also sold as FECO (full extract cannabis oil): a thick, full-plant oil, usually sold in a syringe. It is very potent and taken in tiny amounts, about the size of a grain of rice or less.',
    'RSO significa Rick Simpson oil (también FECO): es un aceite espeso de planta completa, normalmente en jeringa. Es muy potente y se usa en cantidades diminutas.',
  ),
  article(
    'textures',
    'textures? of (?:concentrates?|dabs?|wax)',
    'Live resin and live rosin tell how an extract was made: resin with a solvent that is then removed, rosin by heat and pressure alone. Badder (or budder), sugar, sauce, shatter and crumble tell its texture: badder is whipped and creamy, sugar grainy, sauce runny, shatter glassy, crumble dry. So a badder can be live resin or live rosin.',
    'Live resin y live rosin dicen cómo se hizo el extracto: la resin con un solvente que luego se elimina, el rosin solo con calor y presión. Badder (o budder), sugar, sauce, shatter y crumble dicen su textura: cremosa, granulada, líquida, como vidrio o seca.',
  ),
  article(
    'solvents',
    '(?:what(?:s| is| does| do)|explain|meaning of|que (?:es|significa)).{0,15}(?:bho|pho|fso|hte|htfse)',
    'The letters tell how an extract was made: BHO is butane hash oil, PHO propane hash oil, FSO full spectrum oil, and HTE (or HTFSE) high terpene extract. Licensed extracts are purged of the solvent and lab tested before sale.',
    'Las letras dicen cómo se hizo el extracto: BHO es aceite de hachís con butano, PHO con propano, FSO aceite de espectro completo y HTE extracto alto en terpenos. Se venden purgados y analizados.',
  ),
  article(
    'hash',
    '(?:what(?:s| is| are)|explain|difference|que (?:es|son)).{0,25}(?:hash|kief|moon ?rocks?)',
    'Kief is the resin powder that falls off flower, hash is that resin pressed together (bubble hash is gathered with ice water and sieves), and moon rocks are buds coated in oil and rolled in kief. All are stronger than plain flower.',
    'El kief es el polvo de resina de la flor, el hachís es esa resina prensada, y las moon rocks son cogollos cubiertos de aceite y kief. Son más fuertes que la flor sola.',
  ),
  article(
    'tincture',
    '(?:what(?:s| is| are)|how (?:do|does|to|should)|explain|que es).{0,30}(?:tinctures?|sublingual\\p{L}*|tinturas?)',
    'A tincture is a liquid you measure with a dropper. Held under the tongue it is usually felt in 15 to 45 minutes; swallowed, it acts like an edible. It makes small doses easy.',
    'Una tintura es un líquido que se mide con gotero. Bajo la lengua se suele notar en 15 a 45 minutos; si se traga, actúa como un comestible.',
  ),
  article(
    'topical',
    '(?:what(?:s| is| are| do| does)|how (?:do|does)|explain|will|do|que es).{0,30}(?:topicals?|balms?|lotions?|salves?).{0,20}(?:work|do|high|are|is|$)',
    'Topicals are creams, balms and lotions with cannabinoids for the skin. Used on the skin they are not meant to get you high; transdermal patches are different and can be felt.',
    'Los tópicos son cremas y bálsamos con cannabinoides para la piel. Sobre la piel no están pensados para embriagar; los parches transdérmicos sí pueden sentirse.',
  ),
  article(
    'vape',
    '(?:what do(?:es)?|mean\\p{L}*|the letters).{0,15}aio|aio (?:stands?|means?|short|is short|abbreviat\\p{L}*)\\b.{0,12}|(?:what(?:s| is| are)|how (?:do|does|to)|difference|explain).{0,40}(?:510|carts?|cartridges?|disposables?|pods?|vapes?|vape pens?)(?!.{0,25}(?:price|cost))',
    "A 510 cartridge screws onto a rechargeable battery that you keep; a disposable (all-in-one, AIO) comes with its own battery and is thrown away when empty; pods only fit their own brand's battery. Vapes are felt within minutes, so take one small puff and wait.",
    'Un cartucho 510 se enrosca en una batería recargable; un desechable trae su propia batería; los pods solo sirven con la batería de su marca. Se nota en minutos: da una calada pequeña y espera.',
  ),
  article(
    'preroll',
    '(?:what(?:s| is| are)|difference|explain).{0,30}(?:infused(?: preroll)?s?|prerolls?|blunts?|dogwalkers?|spliffs?|doobies?|jays?)',
    'A pre-roll is a ready-made joint. An infused pre-roll has concentrate, kief or diamonds added, so it is much stronger than plain flower and better left for experienced smokers.',
    'Un pre-roll es un porro ya hecho. Uno infusionado lleva concentrado, kief o diamantes, así que es mucho más fuerte que la flor sola.',
  ),
  article(
    'sizes',
    'how (?:heavy (?:is|are)|(?:much|many grams) (?:does|do|would)(?=.{0,40} weigh)) (?:an? |half an? )?(?:eighth|quarter|half ounce|ounce|oz|zip|8th)(?: of (?:weed|flower|bud))?(?: weigh)?(?= ,|$)|(?:how (?:much|many).{0,20}(?:grams?|joints?|g).{0,20}(?:eighth|quarter|ounce|oz|half|zip|8th)|how many (?:eighths?|8ths?|quarters?|halves|half ounces?)(?: (?:are|is))?(?: there)? (?:in|to|per|makes?) (?:\\p{L}+ ){0,2}(?:quarter|ounce|oz|half|zip)|(?:whats|what is|how big is|how much is)(?: in)? an? (?:eighth|quarter|half ounce|ounce|zip|8th|1/8)(?:$| of (?:weed|flower) (?:in|weigh)))|(?:eighth|quarter|ounce|oz|half|zip|8th) (?:\\p{L}+ ){0,2}in grams?|how many joints',
    'An eighth is 3.5 grams, a quarter 7 grams, a half ounce 14 grams and an ounce 28 grams. An eighth makes about 5 to 7 joints.',
    'Un octavo son 3.5 gramos, un cuarto 7, media onza 14 y una onza 28 gramos. Un octavo da para unos 5 a 7 porros.',
  ),
  article(
    'smalls',
    '(?:what(?:s| is| are| (?:do|does) .{0,24}mean by)|difference|explain|meant by).{0,25}(?:smalls|popcorn|small buds|shake)|(?:smalls|popcorn|shake) means?\\b|(?:smalls|popcorn|small buds?)\\b.{0,16}\\b(?:vs|versus|or|and|than)\\b.{0,12}\\b(?:shake|trim|big|bigger|full|regular|whole)\\b.{0,20}\\b(?:difference|better|worse)',
    'Smalls (or popcorn) are smaller buds of the same plant, sold cheaper: the same flower, less showy. Shake is the loose bits left at the bottom, handy for rolling.',
    'Los smalls o popcorn son cogollos más pequeños de la misma planta, a mejor precio. El shake son los restos sueltos, prácticos para liar.',
  ),
  article(
    'tolerance',
    '(?:(?:lower|reset|reduce|bring down|build|raise)(?: (?:my|your|a|up))* )?tolerance(?: (?:without|break|faster|fast|quickly)\\b.{0,24})?|t break|tolerancia',
    OF_TOLERANCE.en,
    OF_TOLERANCE.es,
  ),
  article(
    'too-high',
    '(?:too (?:high|stoned)|(?<!\\b(?:costs?|pay|paying|spend|prices?|charge|asking) .{0,12})too much(?!.*(?:\\$|\\b(?:cheap\\p{L}*|less|prices?|pric(?:e)?y|cost\\p{L}*|money|cash|spend|budget|expensive|afford|under|barat\\p{L}*)\\b))|green(?:ed|ing)? out|sober up|come down|stop being high|get less high)',
    'If it feels like too much: you are going to be okay, it passes with time. Sit somewhere calm, sip water, breathe slowly, and do not take more or drive. If someone has trouble breathing, chest pain or cannot be woken, call 911; Poison Control is 1-800-222-1222.',
    'Si se siente demasiado: se pasa con el tiempo. Siéntate en un lugar tranquilo, bebe agua, respira despacio, no tomes más ni conduzcas. Si alguien respira mal o no despierta, llama al 911.',
  ),
  article(
    'thc-percent',
    '(?:what|is|does|good|high|mean|matter).{0,25}(?:thc (?:percent\\p{L}*|%|level|content)|percentage|potency)(?! (?:of|in) )|(?:higher|more|high) thc (?:(?:flower|weed|percent\\p{L}*|always|really|necessarily|automatically|even|equals?|all|just) ?)*(?:better|mean|stronger)|(?:read|understand|make sense of) (?:an? |the |your )?(?:\\p{L}+ ){0,2}labels?|mean\\p{L}*.{0,40}\\d{1,2} ?%|\\d{1,2} ?%.{0,15}mean|(?:is|are) \\d{1,2}(?:\\.\\d+)? ?%(?: thc)? (?:an? )?(?:lot|high|strong|good|low|enough|much|decent|normal|weak)',
    'The percentage is how much of the weight is THC: under about 15% is mild, 18 to 24% is typical, and above 28% is very strong. A higher number is not always better; aroma and terpenes shape the experience as well.',
    'El porcentaje indica cuánto del peso es THC: menos de 15% es suave, 18 a 24% es lo habitual y más de 28% es muy fuerte. Más no siempre es mejor.',
  ),
  article(
    'grinder',
    '(?:how (?:do|to|can|should|does)|why|what(?:s| is| does) a).{0,25}(?:grind(?:er|ers|ing)?|roll a joint|pack a bowl|roll joints?)',
    'Grind the flower evenly, not to dust; spread it along the paper with a tip at one end, tuck, roll and seal. A grinder makes it burn evenly, and a humidity pack keeps the rest fresh.',
    'Muele la flor de forma pareja, repártela en el papel con un filtro en un extremo, enrolla y sella.',
  ),
  article(
    'fast-acting',
    'fast ?act(?:ing|s)|nano(?: ?emuls\\p{L}*)?|water soluble',
    'Fast-acting or nano edibles break THC into tiny droplets, so they are usually felt in about 15 to 30 minutes instead of an hour or more, and fade sooner too.',
    'Los comestibles de acción rápida (nano) dividen el THC en gotas diminutas: se suelen notar en 15 a 30 minutos y también duran menos.',
  ),
  article(
    'lab-test',
    '(?:lab|third party) ?(?:test\\p{L}*|results?)|coas?|certificate of analysis|tested for|pesticides?',
    'Licensed products are lab tested before sale. The label or its QR code leads to the results, the COA (certificate of analysis), with potency and the safety checks of that batch; our team can show you the details of any item.',
    'Los productos con licencia pasan por laboratorio antes de venderse. La etiqueta o su código QR llevan a los resultados del lote.',
  ),
  article(
    'strain',
    '(?:what(?:s| is| are)|explain|mean|que es).{0,10}(?:a |una )?(?:strains?|cultivars?|variedad)',
    "A strain (or cultivar) is a named variety of the plant, such as a type of apple. Each has its own aroma, terpenes and usual character, though two growers' versions can differ.",
    'Una variedad (strain) es como un tipo de manzana: tiene su propio aroma, terpenos y carácter, aunque cambia según quien la cultive.',
  ),
  article(
    'first-time',
    '(?:first time|new to|never (?:been|tried|smoked)).{0,40}(?:what (?:should|do) i (?:know|expect)|advice|tips|how does (?:it|this) work)|what to expect',
    'For a first time, start low and go slow: one small puff, or an edible of 2.5 to 5 mg. Be somewhere comfortable, have water, do not mix with alcohol and do not drive. With edibles wait 2 hours before having more.',
    'La primera vez empieza con poco: una calada pequeña o un comestible de 2.5 a 5 mg. Busca un lugar cómodo, ten agua, no mezcles con alcohol y no conduzcas.',
  ),
]

const ARTICLE_BY_ID: ReadonlyMap<string, Article> = new Map(ARTICLES.map((entry) => [entry.id, entry]))
const ASKING =
  /\b(?:what(?:s| is| are| does| do)|difference|how (?:do|does|long|should|can|is|are|to|many|much|heavy)|explain|why|mean(?:s|ing)?|learn|vs|versus|que (?:es|son|significa)|diferencia|como)\b/

const topicsIn = indexByStarts(ARTICLES.map(({ topic }) => topic))

/**
 * Strength 2 when it is asked as a question, 1 when only its subject is named. `outright`: its question is put in words that
 * wish for nothing.
 */
export type Found = { id: string; strength: number; outright?: boolean }

/** The article a sentence asks for. */
export function findArticle(plain: string): Found | null {
  const english = questionInEnglish(plain)
  const asked = english === null ? null : articleAskedIn(english)
  const whatIs = asWhatIs(plain)
  const id = whatIs === english ? asked : articleAskedIn(whatIs)
  if (id !== null) return { id, strength: ASKING.test(plain) ? 2 : 1, outright: asked !== null }
  return asked === null ? null : { id: asked, strength: 2, outright: true }
}

function articleAskedIn(plain: string): string | null {
  return ARTICLES[topicsIn(plain)[0] ?? ARTICLES.length]?.id ?? null
}

export function articleById(id: string): Article | null {
  return ARTICLE_BY_ID.get(id) ?? null
}
