const JOINT = '(?:joints?|blunts?|spliffs?|prerolls?|bongs?|bowls?|pipes?|doobies?|it|one|porros?|churros?|gallos?)'
const HOW =
  '(?:how (?:do|can|should|to|would)(?: (?:i|you|we|one|u))?(?: (?:properly|best))?|whats? the (?:best|right|proper) way to|best way to|tips (?:for|on)|teach me (?:how )?to|como (?:se )?)'
const USED =
  '(?:smok(?:e|ing)|vap(?:e|ing)|light(?:ing)? up|tok(?:e|ing)|use|consume|fum(?:o|ar|as)|have|eat|drink(?:ing)?|sip|vapear|consumir|hit (?:my|a) (?:pen|vape|joint))'
const PLACES =
  '(?:beach(?:es)?|parks?|apartments?|apt|condo|dorms?|balcon(?:y|ies)|porch|patio|backyard|yard|hotel(?: room)?s?|motels?|airbnbs?|rental|rentals|bars?|restaurants?|street|sidewalks?|boardwalk|concerts?|festivals?|stadiums?|campground|campsite|camping|woods|trails?|boat|hot tub|(?:my |at )house|home|public|outside|outdoors|building|playa|parques?|departamento|apartamento|depa|calle|balcon|casa|publico|concierto|terraza)'

/** Heating before cooking, for two articles. */
export const DECARB = {
  en: 'Decarboxylation means gently heating cannabis so that THCA, which is not intoxicating, turns into THC. Smoking and vaping do it on the spot; for home cooking people bake ground flower in the oven at about 240°F for 30 to 40 minutes. Store-bought edibles are already activated.',
  es: 'La descarboxilación consiste en calentar el cannabis suavemente para que el THCA, que no embriaga, se convierta en THC. Al fumar o vapear ocurre al instante; los comestibles de tienda ya vienen activados.',
}

/** How things are done and where: handed round, packed, kept clean, and used in which places. */
export const OF_MANNERS: readonly (readonly [id: string, topic: string, en: string, es: string])[] = [
  [
    'handed-round',
    `(?:whats?|what is|what are|what does|explain|is it|how|tell me|any|when|who|que es)\\b.{0,30}\\b(?:puff,? puff,? pass|etiquette|manners|bogart\\p{L}*|smoke circle|(?:rules?|rotation) (?:of|for|in) (?:the |a )?(?:passing|sharing|smoking|rotation|circle|sesh|session))\\b(?: .{0,24})?|is it (?:rude|bad manners|weird|ok(?:ay)?|impolite)\\b.{0,30}\\b(?:pass|share|refuse|say no|decline|skip|bogart|hog|light)\\b.{0,20}\\b(?:${JOINT}|weed|hit)\\b|(?:who|which way|what direction)\\b.{0,24}\\b(?:lights?|sparks?|goes first|pass|passed)\\b.{0,16}\\b${JOINT}`,
    'Puff, puff, pass: two draws, then hand it on, usually to the left. Whoever rolled or brought it lights it first; do not wet the tip, ash before you pass, and do not hold on to it while you talk (that is bogarting). Anybody may say no thanks, and nobody who did gets pressed. Not sharing with a cold is good manners too.',
    'Dos caladas y se pasa (puff, puff, pass), casi siempre hacia la izquierda. Quien lo armó lo prende; no mojes la boquilla, tira la ceniza antes de pasarlo y no lo acapares. Decir que no está bien, y con un resfriado mejor no compartir.',
  ],
  [
    'first-visit',
    '(?:is it (?:weird|ok(?:ay)?|awkward|normal|strange)|(?:im|i am|kinda|kind of|a bit|so|really|little|feel|feeling|get) (?:scared|nervous|shy|intimidated|embarrassed))\\b(?!.{0,80}\\b(?:kids?|baby|dog|son|daughter|underage|car)\\b).{0,40}\\b(?:(?:come|go|coming|going|walk|walking|stop) (?:in|by)(?: (?:alone|by myself|here|there))?|dispo|dispensary|alone|by myself)\\b(?: (?:im|its|and|but|kind|of|so|a|bit|really|kinda|nervous|shy|scared|alone|lol|my|first|time))*$',
    'Not at all: plenty of people come alone or for the first time. As a rule you show a valid ID at the door or counter, then look around as long as you like. Tell the budtender what you have tried and what you would like to feel; small questions and small purchases are welcome. You can also look through the menu here first, and I help you find something gentle to start with.',
    'Para nada: mucha gente viene sola o por primera vez. Por lo general muestras una identificación vigente en la puerta o en el mostrador y luego miras con calma. Cuéntale al budtender qué has probado y qué buscas; las preguntas y compras pequeñas son bienvenidas. También puedes ver antes el menú aquí, y te ayudo a encontrar algo suave para empezar.',
  ],
  [
    'canoeing',
    `(?:whats?|what is|what does|why|how|stop|avoid|explain)\\b.{0,50}\\b(?:cano(?:e|es|eing|ed)|boating|(?:burn(?:s|ing)?|burns?) (?:uneven(?:ly)?|on one side|down one side|sideways|to one side)|side ?burn\\p{L}*|runs? (?:down|on) one side)\\b(?: .{0,24})?|por que\\b.{0,24}\\b(?:se quema|arde|quema)\\b.{0,16}\\b(?:de lado|chueco|disparejo|un lado)`,
    'Canoeing is a joint that burns down one side. It comes from an uneven grind or pack, a loose roll or lighting one edge only. Grind evenly, pack it snug without lumps, light the whole tip while you turn it, and draw gently; if it starts, wet the fast side a little with a fingertip.',
    'Canoear es cuando un porro arde por un lado. Viene de una molienda o relleno desigual o de prender solo un borde. Muele parejo, rellena sin bultos, prende girando toda la punta y aspira suave; si empieza, humedece un poco el lado que va rápido.',
  ],
  [
    'pack-a-bowl',
    `${HOW} (?:pack|load|fill|smoke (?:from|out of)|hit|use|light)(?: (?:an?|my|the|your|una|un|mi))* (?:bowls?|pipe|hand pipe|glass pipe|bong|water pipe|spoon|bubbler|pipa)(?: .{0,20})?|como (?:se )?(?:usa|uso|lleno|llena|carga|cargo|prende|prendo|fuma|fumo)(?: (?:una?|la|el|mi|con|de))* (?:pipa|bong)`,
    'Break the flower up or grind it coarsely, fill the bowl loosely at the bottom and a little tighter on top, without stuffing it. A bong first gets water until the end of the stem is just covered. Touch the flame to the edge, draw gently, and lift the bowl or let go of the carb (the small hole) to clear the smoke. One small puff, then wait a few minutes.',
    'Desmenuza o muele grueso, llena la cazoleta floja abajo y algo más firme arriba, sin apretar. Un bong lleva antes agua hasta cubrir apenas el tubo. Acerca la llama al borde, aspira suave y levanta la cazoleta o suelta el agujero lateral para limpiar el humo. Una calada pequeña y espera.',
  ],
  [
    'bong-water',
    '(?:how (?:often|much|many times)|when|should|do|does|can|what|is it (?:ok(?:ay)?|bad)|why|cada cuanto|cuanta)\\b(?!.{0,30}\\b(?:you (?:have|sell|carry)|cost)\\b).{0,40}\\b(?:bong|water pipe|rig|bubbler)\\b.{0,16}\\b(?:water|agua)\\b(?: .{0,24})?|(?:how (?:often|much)|when|should|do|can|what|cada cuanto|cuanta)\\b.{0,40}\\b(?:water|agua)\\b.{0,24}\\b(?:bong|water pipe|rig|bubbler)(?: .{0,16})?|how often (?:do|should) (?:i|you|we) (?:clean|wash|change|rinse)(?: (?:out|my|the|an?|it|your))* (?:bong|pipe|rig|bowl|piece|glass)(?: .{0,12})?',
    'Fresh, cool water for each session, or at least once a day: old water smells, tastes and grows things. Fill it until the end of the stem is covered by an inch or less, so nothing splashes up. Rinse it after use, and clean the glass about once a week with isopropyl alcohol and coarse salt, then hot water.',
    'Agua fresca en cada sesión o al menos una vez al día: la vieja huele y sabe mal. Llena hasta cubrir el tubo unos dos centímetros. Enjuaga después y limpia el vidrio cada semana con alcohol isopropílico y sal gruesa, y luego agua caliente.',
  ],
  [
    'scraped-resin',
    '(?:can|should|is|does|what|whats|do|are|how)\\b.{0,30}\\b(?:smok(?:e|ing)|scrap(?:e|ing|ed)|use|hit|do with)\\b.{0,20}\\b(?:(?:pipe|bowl|bong) )?(?:resin|tar|gunk|residue)\\b(?=.{0,30}\\b(?:pipe|bowl|bong|piece|glass)\\b|(?<=\\b(?:pipe|bowl|bong|scrap\\p{L}+)\\b.{0,30})).{0,40}|(?:can|should|is|what|whats|how)\\b.{0,30}\\b(?:reclaim|already vaped (?:bud|weed|flower)|avb|abv)\\b(?: .{0,24})?',
    'The black resin in a pipe is ash and tar with a little THC left: it is harsh, tastes bad and is better cleaned out than smoked. Reclaim from a dab rig and flower that went through a vaporizer (AVB) are another matter: they are already activated, so people use them in food, in small amounts. None of it has a known strength.',
    'La resina negra de una pipa es ceniza y alquitrán con algo de THC: raspa, sabe mal y es mejor limpiarla que fumarla. El reclaim de un rig y la flor ya vapeada están activados y hay quien los usa en comida, en poca cantidad. Su fuerza no se conoce.',
  ],
  [
    'herb-heat',
    '(?:what|which|best|right|good|how|que|a que)\\b.{0,30}\\b(?:temp|temps|temperature|temperatures|heat|degrees|setting|settings|temperatura)\\b.{0,30}\\b(?:dry ?herb|flower|volcano|herb|weed|bud|flor|hierba)\\b(?: .{0,24})?|dry ?herb(?: \\p{L}+){0,3} (?:temp|temps|temperature|setting)s?(?: .{0,16})?',
    'For flower in a dry herb vaporizer about 340 to 370°F gives the most taste and a light effect, 370 to 400°F is the usual middle, and 400 to 430°F gives thick vapor and the strongest effect, with a harsher draw. Above about 450°F it begins to burn. Start low and go up within a session.',
    'Para flor en un vaporizador de hierba seca: de 170 a 188°C, más sabor y suave; de 188 a 205°C, lo habitual; de 205 a 220°C, más vapor y más fuerte, y raspa. Por encima de 230°C empieza a quemarse. Empieza bajo y sube.',
  ],
  [
    'gear-weighed',
    '(?:(?:difference|diff|differ|vs|versus|or|better|compare|than|between|explain|and)\\b.{0,40})?(?:\\b(?:wax|dab) pens?\\b.{0,20}\\b(?:dab )?(?:e ?)?rigs?\\b|\\b(?:dab )?(?:e ?)?rigs?\\b.{0,20}\\b(?:wax|dab) pens?\\b|\\b(?:bongs?|pipes?|bowls?)\\b.{0,20}\\b(?:vs|versus|or|and|than)\\b.{0,8}\\b(?:joints?|bongs?|pipes?|blunts?|bowls?)\\b|\\b(?:joints?|blunts?)\\b.{0,20}\\b(?:vs|versus|or|than)\\b.{0,8}\\b(?:bongs?|pipes?|bowls?)\\b)(?=.{0,40}\\b(?:difference|differ|better|stronger|harsh\\p{L}*|smooth\\p{L}*|higher|explain|vs|versus|healthier|more)\\b|(?<=\\b(?:difference|diff|differ|better|stronger|vs|versus|compare|explain|than)\\b.{0,80}))(?! (?:under|for|in stock|do you))(?: .{0,24})?',
    'A joint is simple and easy to carry, and part of it burns away between puffs; a pipe (bowl) uses a little at a time; a bong cools the smoke through water, so puffs get bigger and are felt sooner. For concentrates a rig is glass heated by a torch or an electric nail, with full taste and big hits; a wax or dab pen is a small battery with a coil: handier, gentler, less taste. None is stronger by itself: what goes in and how big the puff is decide.',
    'Un porro es simple y se lleva fácil; una pipa usa poco a la vez; un bong enfría el humo con agua, así que las caladas son más grandes. Para concentrados, un rig es vidrio que se calienta con soplete o electricidad, con todo el sabor; una wax pen es una batería con resistencia, más práctica y suave. Lo que cuenta es lo que se pone y el tamaño de la calada.',
  ],
  [
    'papers',
    '(?:(?:whats?|what is|what are|difference|diff|explain|which|what size|how)\\b.{0,40})(?:\\b(?:king size|1 1/4|1\\.25|one and a quarter|single wides?|rice papers?|hemp (?:wraps?|papers?)|rolling papers?|cones?|filter tips?|crutch(?:es)?|glass tips?)\\b.{0,12}\\b(?:vs|versus|or|and|mean|means|for|between)\\b.{0,12}\\b(?:king size|1 1/4|1\\.25|papers?|hemp|rice|wood|cones?|joints?|prerolls?|blunts?|wraps?|filters?|tips?|for)?|\\b(?:filter tips?|crutch(?:es)?|king size papers?)$|\\b(?:crutch(?:es)?|filters?|tips?) (?:on|in|of|for) (?:an? )?joints?)(?: .{0,16})?',
    'Papers come in sizes: single wide is the smallest, 1 1/4 the usual one for about half a gram, king size for a gram or so. Rice burns thin and slow, hemp a little thicker and easier to roll, wood pulp is the easiest. A cone is a paper already rolled with a tip, so it only needs filling, and then it is a joint like any other; a tip (crutch, filter) keeps the end open and bits out of your mouth. Wraps are thicker, for blunts.',
    'Los papeles vienen en tamaños: el 1 1/4 es lo habitual para medio gramo, el king size para un gramo. El de arroz es fino y lento, el de cáñamo algo más grueso y fácil. Un cono es un papel ya enrollado con boquilla: solo se llena. La boquilla mantiene abierto el extremo. Las envolturas (wraps) son más gruesas, para blunts.',
  ],
  [
    'into-drinks',
    '(?:can|could|should|does|do|will|is it (?:ok(?:ay)?|bad|safe)|what (?:happens|if)|how|se puede|puedo)\\b(?!.{0,60}\\b(?:(?:some|any)(?:one|body)|(?:her|his|their|roommate|friend|boss|coworker|wife|husband|boyfriend|girlfriend)\\p{L}*|without|secretly|prank|sin que)\\b).{0,30}\\b(?:put|drop|dissolve|melt|stir|add|mix|poner|derretir|disolver|echar)\\p{L}*\\b.{0,16}\\b(?:edibles?|gumm\\p{L}+|chocolates?|mints?|gomitas?|comestibles?)\\b.{0,16}\\b(?:coffee|tea|drinks?|water|smoothie|soup|cocoa|hot chocolate|cafe|te|agua|bebida)\\b(?: .{0,24})?|(?:put|dropped|melted|stirred)\\b.{0,16}\\b(?:my|an?|the)\\b.{0,8}\\b(?:edibles?|gumm\\p{L}+|chocolates?)\\b.{0,10}\\bmy (?:coffee|tea|drink|smoothie|cocoa)\\b.{0,30}\\b(?:ruin|work|ok(?:ay)?|still|bad|safe|weaker|stronger)\\b(?: .{0,16})?',
    'It works: hot coffee or tea melts a gummy or chocolate and does not destroy the THC, which is already activated. THC does not mix with water, so stir well, drink all of it, and expect it to act like any edible: 30 minutes to 2 hours, 4 to 8 hours long. Only ever in your own cup, and with the dose you know.',
    'Se puede: el café o té caliente derrite una gomita y no destruye el THC, que ya viene activado. El THC no se mezcla con el agua: revuelve bien y bébelo todo. Actúa como cualquier comestible: tarda de 30 minutos a 2 horas. Solo en tu propia taza y con una dosis conocida.',
  ],
  [
    'decarb-first',
    '(?:do|does|should|must|can|when|why|how long|what happens if)\\b(?! (?:you|yall|u)\\b).{0,20}\\bdecarb\\p{L}*(?:.{0,40}\\b(?:brownies?|cookies?|butter|edibles?|oil|cooking))?|(?:what|which|whats|best|how hot|how high|at what|a que)\\b.{0,24}\\b(?:temp|temps|temperature|temperatures|degrees|heat|oven|temperatura)\\b.{0,24}\\bdecarb\\p{L}*(?: .{0,16})?|decarb\\p{L}* (?:temp|temps|temperature|time|oven|at what)\\b.{0,16}',
    DECARB.en,
    DECARB.es,
  ],
  [
    'card-or-not',
    '(?:whats?|what is|difference|diff|explain|how (?:is|are|does)|is there|cual es)\\b(?!.{0,60}\\b(?:price|prices|hours|cost|tax|taxes|menu|line)\\b).{0,40}\\b(?:med(?:ical|icinal)?)(?: (?:weed|cannabis|marijuana|use|side|menu|card))?\\b.{0,10}\\b(?:vs|versus|and|or|from|y)\\b.{0,10}\\b(?:rec(?:reational|ommend)?|adult[ -]?use|regular)\\b(?: .{0,20})?|(?:whats?|what is|difference|explain)\\b.{0,30}\\b(?:rec(?:reational|ommend)?|adult[ -]?use)\\b.{0,10}\\b(?:vs|versus|and|or|from)\\b.{0,10}\\bmed(?:ical|icinal)?\\b(?: .{0,20})?',
    'Recreational (adult use) is open to anybody of age with a valid ID. Medical needs a patient card of the state, which a doctor has to recommend, and often brings lower tax, higher limits or stronger products. The plant is the same. Whether and how we serve patients our team can tell you.',
    'Recreativo (adult use) es para cualquier adulto con identificación válida. Medicinal pide una tarjeta de paciente del estado, con recomendación de un médico, y suele tener menos impuestos o límites más altos. La planta es la misma. Cómo atendemos a pacientes te lo dice nuestro equipo.',
  ],
]

/** Where it may be used, beside the shop's own rules. */
export const WHERE_USED: readonly [id: string, topic: string, en: string, es: string] = [
  'where-used',
  `(?:can|could|may|is it (?:ok(?:ay)?|legal|allowed|illegal|fine|against the law)|am i allowed|are (?:you|we|people|u) allowed|allowed|legal|where (?:can|could|may|is it legal|am i allowed|are we allowed)|se puede|puedo|podemos|donde (?:puedo|se puede|podemos))\\b(?!.{0,60}\\b(?:your(?! (?:seltzers?|drinks?|gumm\\p{L}+|edibles?|joints?|prerolls?|vapes?|pens?|thc))|there|store|shop|parking|lot|dispensary|premises|lounge|on ?site|tienda|estacionamiento|kids?|plane|airport|car|while driving)\\b)(?:.{0,16}\\b${USED}\\b.{0,30}\\b(?:at|in|on|inside|outside|en|around)\\b.{0,20}\\b${PLACES}|.{0,24}\\b${USED}\\b.{0,16}\\b(?:outside|outdoors|in public|en publico|en la calle|legally|legalmente|if i rent))(?: .{0,16})?|where (?:can|could|do|are) (?:i|we|people|you|tourists|visitors)(?: allowed to)?(?: (?:actually|legally|even))* (?:smoke|vape|consume|light up)(?: (?:it|this|weed|that|my weed|legally))?$|(?:can|could|will|may) (?:my |the |an? )?(?:landlord|hoa|condo board|super|property manager|apartment complex)\\b.{0,24}\\b(?:evict|kick|ban|fine|forbid|stop|prohibit|say no|charge|throw)\\b(?: .{0,30})?`,
  'As a rule cannabis may be used on private ground where whoever owns it allows it. Streets, parks, beaches and other public places, schools, and cars (parked too) are off limits in most places, and landlords, hotels and dorms may forbid smoke or any use; edibles are the quiet way where only smoke is forbidden. The details differ by state and town, so please look up the local rule or your lease.',
  'Por regla general se puede consumir en un lugar privado si el dueño lo permite. En calles, parques, playas y otros lugares públicos, escuelas y autos (también estacionados) casi nunca; el casero, el hotel o la residencia pueden prohibir el humo. Los detalles cambian según el estado y la ciudad: consulta la regla local o tu contrato.',
]
