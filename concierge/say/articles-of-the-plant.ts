const TERPENES =
  '(?:terpenes?|terps?|myrcene|limonene|linalool|pinene|caryophyllene|humulene|terpinolene|ocimene|bisabolol|terpenos?|mirceno|limoneno)'
const ASKS =
  '(?:whats?|what is|what are|what does|what do|which|explain|define|why|how|meaning of|tell me about|que es|que significa)'
const WISHES_NOT =
  '(?!.{0,80}\\b(?:recommend\\p{L}*|looking for|(?:have|got|sell|carry|want|need|show me) (?:any|some|something|an?|ones?)|something|anything|cheap\\p{L}*|under|your|yours|you guys|do you)\\b)'
const TEXTURE = '(?:badder|budder|batter|wax|shatter|crumble|sugar|sauce|diamonds)'
const BAKED = '(?:brownies?|cookies?|butter|cannabutter|edibles?|batch|cake|cake|oil|gummies|mantequilla)'

const ONE_TERPENE =
  '(?:myrcene|limonene|linalool|pinene|caryophyllene|humulene|terpinolene|ocimene|bisabolol|mirceno|limoneno|linalol|pineno|cariofileno|humuleno)'

/** What is asked of the plant and of what is made of it, beyond what a menu lists. */
export const OF_THE_PLANT: readonly (readonly [id: string, topic: string, en: string, es: string])[] = [
  [
    'terpene-one-by-one',
    `(?:which|what|whats)(?: (?:is|are|the|one|of|single))* ${TERPENES}${WISHES_NOT}\\b.{0,16}\\b(?:smells?|tastes?|makes?|gives?|is (?:the )?(?:most |best )?(?:for )?(?:relax\\p{L}*|sleepy|sedat\\p{L}*|energ\\p{L}*|uplifting|happy|citrus\\p{L}*|pine\\p{L}*|floral)|has (?:the|a))\\b.{0,24}|(?:is|are|does|do) ${ONE_TERPENE}\\b${WISHES_NOT}.{0,40}|(?:whats|what is|what does|what do|tell me about|explain|define|que (?:es|hace)(?: el| la)?)(?: (?:the|terpene|terpeno|is))* ${ONE_TERPENE}(?: (?:do|does|taste|smell|smells|like|good|for|in|weed|mean|and|or|y|vs|versus|terpene|${ONE_TERPENE}))*$|${ONE_TERPENE} (?:vs|versus|or|and|y|o|compared to|than) (?:the )?${ONE_TERPENE}\\b${WISHES_NOT}.{0,30}|(?:why|what makes|what(?:s| is) in)\\b${WISHES_NOT}.{0,30}\\b(?:smells?|tastes?)\\b.{0,12}\\b(?:like )?(?:gas|gassy|fuel|diesel|skunk\\p{L}*|lemons?|citrus|pine|pepper\\p{L}*|cheese|fruit\\p{L}*|that way|so (?:good|strong|bad|loud))\\b.{0,12}`,
    'Each terpene has its smell: myrcene is earthy like hops and mango, limonene lemon and orange, pinene pine forest, linalool lavender, caryophyllene black pepper, humulene hops, terpinolene fruity and piney. The gas, fuel or skunk note comes mostly of tiny sulfur compounds beside them. As people describe it, myrcene and linalool go with restful products, limonene, pinene and terpinolene with lively ones; that is a hint, not a promise.',
    'Cada terpeno tiene su olor: el mirceno es terroso, el limoneno a limón y naranja, el pineno a bosque, el linalool a lavanda, el cariofileno a pimienta y el humuleno a lúpulo. La nota a gasolina o zorrillo viene sobre todo de compuestos de azufre. Según la gente, mirceno y linalool van con lo tranquilo, limoneno y pineno con lo animado: es una pista, no una promesa.',
  ],
  [
    'terpenes-alone',
    `(?:do|does|can|will) ${TERPENES} (?:\\p{L}+ ){0,3}(?:high|stoned|intoxicat\\p{L}*|buzz(?:ed)?|affect\\p{L}*|matter|do anything)\\b.{0,16}|los terpenos (?:colocan|embriagan|importan)`,
    'Terpenes alone do not get anyone high: that is THC. They make the smell and taste, and many people find that they shape the character of the effect as well, so two products with the same THC can feel different.',
    'Los terpenos solos no embriagan: eso es el THC. Dan el olor y el sabor, y mucha gente nota que también influyen en el carácter del efecto.',
  ],
  [
    'percents-weighed',
    `(?:difference|diff|what does|does|is|how|feel|compare|stronger)\\b${WISHES_NOT}.{0,30}\\b\\d{1,2}(?:\\.\\d)? ?(?:%|percent)(?: thc)?(?![\\p{L}\\d]).{0,30}\\b(?:vs|versus|and|or|than|to|from|compared to|over)\\b.{0,12}\\b\\d{1,2}(?:\\.\\d)? ?(?:%|percent)?(?: thc)?(?: .{0,16})?`,
    'The percentage is how much of the weight is THC, so a puff of 28% flower holds about half as much again as one of 18%. That is felt in the first puffs: take fewer or smaller ones. It does not make a different kind of high, as terpenes, dose and tolerance matter as much, and above about 25% few tell the figures apart.',
    'El porcentaje indica cuánto del peso es THC: una calada de flor al 28% lleva la mitad más que una al 18%. Se nota al principio: da menos caladas o más pequeñas. No es otro tipo de efecto: cuentan también los terpenos, la dosis y la tolerancia.',
  ],
  [
    'hash-made',
    '(?:how|what)\\b(?: (?:is|are|do|does|did|goes|they|you|people|makers|it|the|exactly|actually))* (?:(?:make|making|made|get|into)(?: (?:the|a|it))* )?(?:(?:bubble|ice ?water|water|full melt|six star|dry ?sift|temple ball|pressed) )?(?:hash|ice ?water extract|dry ?sift|kief)(?: (?:is|gets?|usually))* (?:made|produced|gathered|collected)(?! with (?:butane|propane))|how do (?:they|you|people|makers) make (?:(?:bubble|ice ?water|full melt|temple ball) )?(?:hash|kief|dry ?sift)',
    'Without any solvent: the resin glands of the plant are shaken off and gathered. For bubble hash that is done in ice water and through finer and finer sieves, and what is caught is dried; dry sift and kief fall through a dry screen, and pressed together by hand or with warmth they become hash. "Full melt" or "six star" is so clean that it melts away.',
    'Sin solventes: se sacuden y juntan las glándulas de resina de la planta. El bubble hash se hace en agua con hielo y con tamices cada vez más finos, y luego se seca; el kief cae por una malla en seco, y prensado con la mano o con calor suave es hachís.',
  ],
  [
    'how-made',
    '(?:how (?:do|does|did|are|is)(?: (?:they|you|people|companies|makers|it|the|thc))*(?: (?:put|get|made|make|infuse|infused|produce|produced|extract|extracted|add|added))+\\b.{0,16}\\b(?:thc|weed|it|cannabis|carts?|cartridges?|vapes?|edibles?|gumm\\p{L}+|drinks?|seltzers?|chocolates?|distillate|hash|kief|oil)\\b(?: (?:in|into|in to) (?:the |a )?(?:drinks?|seltzers?|water|gumm\\p{L}+|food|candy|edibles?|cans?))?|how (?:are|is) (?:thc |weed |cannabis |the )?(?:edibles?|gumm\\p{L}+|drinks?|seltzers?|distillate|hash|carts?|vape oil|tinctures?|concentrates?) made)(?!.{0,40}\\b(?:butane|bho|propane|garage|solvent)\\b)',
    'Makers first draw an oil from the plant, with a solvent that is removed later, with CO2, or with ice water and pressure. Edibles take a measured amount of that oil, already activated, stirred into the candy or chocolate; for drinks it is broken into droplets so small that they stay mixed in water, so drinks tend to be felt sooner. Carts hold the oil itself, often with terpenes. Each batch is lab tested before sale.',
    'Primero se saca un aceite de la planta, con un solvente que luego se quita, con CO2 o con agua helada y presión. Los comestibles llevan una cantidad medida de ese aceite ya activado; en las bebidas va en gotas diminutas que se mezclan con el agua y por eso se notan antes. Los cartuchos llevan el aceite con terpenos. Cada lote se analiza antes de venderse.',
  ],
  [
    'heat',
    '(?:does|do|will|can|would|is it (?:ok(?:ay)?|safe) to|should i)\\b.{0,24}\\b(?:heat|heating|baking|boiling|oven|microwav\\p{L}*|cooking|hot (?:car|water))\\b.{0,24}\\b(?:kill|ruin|destroy|burn off|reduce|affect|lose|weaken|hurt|damage|(?:the |an? |my )?(?:thc|edibles?|gumm\\p{L}+|brownies?|chocolates?|cookies?|tincture))\\b.{0,24}|(?:can|should) i (?:microwave|reheat|heat up|toast|bake) (?:an? |my |the )?(?:edibles?|brownies?|cookies?|chocolates?|gumm\\p{L}+)(?: .{0,16})?|(?:el calor|calentar|el microondas)\\b.{0,24}\\b(?:mata|quita|arruina|destruye|afecta)\\b.{0,16}(?:thc|efecto)?',
    'Gentle heat activates THC (about 240°F), and only much more, above roughly 320°F for a while, drives it off. Warming an edible for a few seconds does no harm, but it melts, and then the THC may no longer be spread evenly; a long hot oven or a car in the sun makes it weaker and less even.',
    'El calor suave activa el THC (unos 115°C); solo mucho más, por encima de 160°C un buen rato, lo pierde. Calentar un comestible unos segundos no lo daña, pero se derrite y el THC puede quedar mal repartido.',
  ],
  [
    'home-strength',
    `how (?:strong|potent|many (?:mg|milligrams)|much thc)\\b.{0,30}\\b(?:my|homemade|home made|a|the|each|mis)\\b.{0,12}\\b${BAKED}\\b.{0,40}(?<=\\b(?:if i|when i|with|from|using|out of|homemade|home made|i (?:make|made|bake|baked|use|used))\\b.{0,60})`,
    'Reckon it so: grams of flower times its THC percent times ten are the milligrams, and about 875 of 1,000 mg THCA become THC at best. An eighth (3.5 g) at 20% holds at most about 610 mg; some is lost in making. Divide by the number of pieces: 610 mg in 24 brownies are up to 25 mg each, which is a lot. Aim for 2.5 to 5 mg a piece to start, stir well, label it, and keep it from children and pets.',
    'Se calcula así: gramos de flor por su porcentaje de THC por diez son los miligramos. Un octavo (3.5 g) al 20% da como mucho unos 610 mg. Divídelo entre los trozos: 610 mg en 24 brownies son hasta 25 mg cada uno, que es mucho. Apunta a 2.5 a 5 mg por trozo y etiquétalo.',
  ],
  [
    'cook-with-extract',
    '(?:can|could|do|how (?:do|can)|is it (?:ok(?:ay)?|possible) to|should)\\b(?: (?:you|i|we|people|u|to))*(?: (?:actually|just))? (?:cook|bake|make (?:edibles?|brownies|butter|gummies|food)|eat|infuse)\\b.{0,16}\\b(?:with|using|from|out of|the)?\\b.{0,8}\\b(?:distillate|rso|feco|rosin|concentrates?|wax|shatter|badder|crumble|hash|kief|vape oil|cart oil|dabs?)(?: .{0,24})?',
    'RSO and distillate are already activated, so they only need stirring into warm butter, oil or chocolate: the label tells the milligrams, which makes the dose easy to reckon. Rosin, wax, badder, hash and kief mostly need gentle heat first (about 240°F for 20 to 30 minutes). Oil out of a vape cartridge is made to be inhaled, not eaten. Start with 2.5 to 5 mg a piece and wait 2 hours.',
    'El RSO y el destilado ya vienen activados: basta mezclarlos con mantequilla, aceite o chocolate tibio, y la etiqueta dice los miligramos. Rosin, wax, hachís y kief suelen necesitar antes calor suave (unos 115°C, 20 a 30 minutos). El aceite de un cartucho es para inhalar. Empieza con 2.5 a 5 mg por trozo y espera 2 horas.',
  ],
  [
    'home-made-keeps',
    '(?:can|could|does|do|will|is|how long|should|how (?:do|should))\\b(?=.{0,80}\\b(?:lasts?|keep|keeps|good|fresh|freez\\p{L}*|frozen|fridge|expire\\p{L}*|bad|store|spoil\\p{L}*|months?|weeks?|days?|year|old)\\b).{0,24}\\b(?:cannabutter|canna ?butter|(?:weed|infused|canna) (?:butter|oil)|homemade (?:butter|edibles?|brownies?|gummies)|butter (?:i|we) made|edibles? (?:i|we) made|brownies? (?:i|we) (?:made|baked))\\b(?!.{0,24}\\b(?:make|made at)\\b).{0,40}|(?:se puede|puedo|cuanto dura|como guardo)\\b.{0,20}\\b(?:mantequilla (?:de mota|infusionada|cannabica|con mota)|cannabutter|brownies? caseros?)(?: .{0,16})?',
    'Home-made cannabis butter or oil keeps about two to three weeks in the fridge, airtight and dark, and about six months in the freezer; brownies and cookies a few days at room temperature, a week cold, a few months frozen. If it smells sour or shows mold, throw it out. Write the date and strength on it and lock it away from children and pets.',
    'La mantequilla o el aceite caseros duran unas dos o tres semanas en el refrigerador, bien cerrados y a oscuras, y unos seis meses congelados; brownies y galletas, unos días fuera, una semana en frío y algunos meses congelados. Si huele agrio o tiene moho, tíralo. Anota fecha y fuerza, y lejos de niños y mascotas.',
  ],
  [
    'plant-words',
    `${ASKS}\\b(?: (?:is|are|an?|the|does|do|mean by|it mean|by|term|word))* (?:land ?races?|pheno(?:type)?s?(?: hunt(?:ing|ed)?)?|small ?batch|single source|craft (?:cannabis|weed|flower)|backcross(?:ed)?|bx\\d?|f1s?|auto ?flowers?|feminized|clones?|mother plants?|cross(?:es)?|breeder(?:s)? cut|cuts?|hang dried|slow cured|cured|hand trimmed|machine trimmed|trim(?:med)?|sinsemilla|nugs?|colas?|larf|b ?buds?)(?: (?:mean|means|strains?|weed|flower|bud|cannabis|anyway|exactly|even mean))*$`,
    'A landrace is an old strain that grew by itself in one region; a cross has two parents, and a pheno(type) is one seedling out of many, chosen for its look and smell. A clone or cut is a copy of one plant. Small batch and craft mean that little is grown at a time, hang dried, slow cured and hand trimmed that it was finished with care; none of these is a measured grade. Colas are the large buds at the top, larf and B buds the loose small ones below.',
    'Una landrace es una variedad antigua de una región; un cruce tiene dos padres y un feno(tipo) es una planta elegida entre muchas de la misma semilla. Un clon es una copia. "Small batch" o "craft" quiere decir que se cultiva poco a la vez; "hand trimmed", recortado a mano. Ninguno es un grado medido.',
  ],
  [
    'textures-weighed',
    `(?:whats?|what is|what are|explain|define|que (?:es|son))(?: (?:an?|the|thca|live|resin|exactly|el|los|la))* (?:badder|budder|crumble|sugar|sauce|diamonds)(?: (?:in|of) (?:weed|concentrates?|dabs|sauce))?(?: exactly| mean)?$|${TEXTURE}(?: (?:and|or|vs|versus|from|than|compared to|the|live|thca))+ ${TEXTURE}(?:(?= .{0,24}\\b(?:difference|differ|better|stronger|explain|same)\\b)|(?<=\\b(?:vs|versus|difference|differ|explain|better|stronger|same)\\b.{0,60}))(?: .{0,24})?`,
    'These names tell the texture of an extract, not its strength by itself: badder (budder) is whipped and creamy, sugar grainy, sauce runny and full of terpenes, shatter glassy, crumble dry, and wax a word for the soft ones. Diamonds are THCA crystals, the strongest and plainest in taste; they are often sold in sauce, which brings the flavor back. Each can come from live resin, and without the crystals from rosin.',
    'Estos nombres dicen la textura de un extracto: badder es cremoso, sugar granulado, sauce líquido y lleno de terpenos, shatter como vidrio, crumble seco. Los diamonds son cristales de THCA, lo más fuerte y de sabor más neutro; suelen venir en sauce, que les devuelve el sabor.',
  ],
  [
    'hemp-law',
    `(?:is|are|where is|why is)\\b${WISHES_NOT}.{0,8}\\b(?:cbd|hemp|cbd oil|cbg)\\b.{0,12}\\b(?:legal|illegal|allowed|federally legal)\\b(?: .{0,24})?|es legal el (?:cbd|canamo)(?: .{0,16})?`,
    'CBD from hemp (at most 0.3% THC) is legal under federal law, with rules of its own in many states and abroad. CBD that is sold by a licensed cannabis shop is made from cannabis, so it stays in the state and is for adults with an ID, like all that we sell.',
    'El CBD de cáñamo (como mucho 0.3% de THC) es legal según la ley federal, aunque muchos estados y países tienen sus reglas. El que vende una tienda con licencia viene del cannabis: no puede salir del estado y es para adultos con identificación.',
  ],
]
