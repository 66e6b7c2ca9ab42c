const EATEN = '(?:edibles?|gumm(?:y|ies)|brownies?|chocolates?|cookies?|mints?|it|one|comestibles?|gomitas?)'
const WEED = '(?:weed|cannabis|marijuana|pot|thc|flower|bud|mota|marihuana|hierba)'

/** What people wonder about cannabis as such; no row of a menu tells it. */
export const WONDERED: readonly (readonly [id: string, topic: string, en: string, es: string])[] = [
  [
    'hold-it-in',
    '(?:hold(?:ing)? (?:it|the (?:smoke|vapor|hit|puff)|(?:my|your) breath)(?: in)?)\\b(?! (?:for me|til|till|until|at)).{0,30}\\b(?:high(?:er)?|stronger|matter|better|do anything|help|in|work)|(?<!\\b(?:orders?|ordered|ordering|online|reserv\\p{L}+|pick ?up|preorders?)\\b.{0,60})(?:how long|should i|do i|do you|am i supposed to|need to|have to)(?: \\p{L}+){0,3} hold (?:it|the (?:smoke|vapor|hit)|(?:my|your) breath)(?: in)?(?=$| ,| when| after| or)|(?:inhale|exhale)\\b.{0,24}\\bor hold it',
    'No need to hold it in: nearly all of what is felt is taken up within a second or two, and holding longer mostly brings coughing. Draw gently into the mouth, breathe it in with some fresh air, and let it out.',
    'No hace falta aguantar el humo: casi todo se absorbe en uno o dos segundos y aguantar más solo da tos. Aspira suave, respira con un poco de aire fresco y suelta.',
  ],
  [
    'coughing',
    'why (?:do|does|am|is)(?: \\p{L}+){0,5} cough\\p{L}*\\b.{0,30}|how (?:do|can|to)(?: \\p{L}+){0,4} (?:stop|not|avoid|without) cough\\p{L}*\\b.{0,24}|(?:stop|avoid|less) coughing(?: .{0,24})?|(?:por que|como)\\b.{0,20}\\b(?:toso|tos|toser)\\b.{0,20}',
    'Hot, dry smoke and big draws irritate the throat, and fresh flower burnt too hot does so most. Smaller, slower draws, a lower voltage on a vape, a clean piece and some water help; edibles and tinctures have no smoke at all. A cough that stays is one for a doctor.',
    'El humo caliente y seco y las caladas grandes irritan la garganta. Ayudan caladas más cortas, menos voltaje, una pieza limpia y agua; los comestibles y tinturas no llevan humo. Si la tos no se va, consulta a un médico.',
  ],
  [
    'cut-a-piece',
    `(?:can|could|should|do|ok(?:ay)? to|how (?:do|can))(?: (?:i|you|we|u|people))?(?: just)? (?:cut|split|break|halve|bite|divide|slice)(?: \\p{L}+){0,3} ${EATEN}(?: (?:in|into|up).{0,16})?|(?:take|eat|have) (?:just )?half (?:of )?an? ${EATEN}\\b.{0,20}`,
    'Yes, a gummy or a piece of chocolate can be cut: half a 10 mg piece is about 5 mg. The THC may not be spread quite evenly, so take the smaller half first and wait at least 2 hours. Keep the rest closed in its package.',
    'Sí, una gomita o un trozo de chocolate se puede cortar: la mitad de una pieza de 10 mg son unos 5 mg. El THC puede no estar repartido por igual: toma la mitad más pequeña y espera al menos 2 horas.',
  ],
  [
    'food-before',
    `(?:should|do|can|must|better to|ok(?:ay)? to|need to)(?: (?:i|you|we|u))?(?: have to)? (?:eat|take|have)(?: \\p{L}+){0,4} (?:before|with|on|after)(?: (?:an?|my|taking|eating|the|full|empty))* (?:${EATEN}|stomach|food|a meal)\\b.{0,24}|(?:does|do|will|can|would|is)\\b.{0,20}\\b(?:fat|fats|fatty|greasy|peanut butter|avocado|cheese|food|eating|milk)\\b.{0,24}\\b(?:edibles?|gumm\\p{L}+|thc)\\b.{0,16}\\b(?:stronger|better|faster|harder|longer|work|hit|more)(?: .{0,16})?|(?:on|with) an? (?:empty|full) stomach\\b.{0,30}|estomago (?:vacio|lleno)\\b.{0,20}`,
    'A light meal before is a good idea: on an empty stomach an edible can come on faster and stronger, after a big meal it takes longer. Something with a little fat helps it along. Either way start with 2.5 to 5 mg and wait at least 2 hours.',
    'Mejor comer algo ligero antes: con el estómago vacío un comestible puede subir más rápido y más fuerte; tras una comida grande tarda más. Empieza con 2.5 a 5 mg y espera al menos 2 horas.',
  ],
  [
    'purple',
    `why(?: (?:is|are|does|do|some|the|my|your|this|that))* (?:${WEED}|strains?|buds?|it)(?: \\p{L}+){0,3} (?:purple|orange hairs?|blue|so green|different colou?rs)|do(?:es)? (?:the )?colou?rs?(?: of(?: the| my| your)? \\p{L}+)? (?:really |actually )?(?:matter|mean)(?: .{0,16})?|is purple (?:${WEED} )?(?:better|stronger)|(?:what|why)\\b.{0,16}\\b(?:orange|red) hairs\\b.{0,16}`,
    'Purple comes from anthocyanins, the same color that berries have; it shows in some strains, above all after cool nights. The orange hairs are the pistils of the flower. Color tells nothing of strength: the THC figure and the aroma tell more.',
    'El morado viene de las antocianinas, como en las moras, y se nota en algunas variedades. Los pelos naranjas son los pistilos. El color no dice nada de la fuerza: dicen más el THC y el aroma.',
  ],
  [
    'shop-words',
    '(?:what(?:s| does| do| is)|meaning of|define|explain)(?: (?:it mean when|people mean by|they mean by|yall mean by|you mean by))? (?:loud|gas|dank|fire|mids|reggie|top ?shelf|bottom shelf|exotics?|za)(?: (?:mean|weed|supposed to mean|stand for))+(?: .{0,12})?$',
    '"Loud", "gas", "dank" and "fire" praise flower for a strong aroma; "top shelf" is what a shop counts as its best (and dearest), "mids" the middle, "exotic" or "za" a rare or showy strain. None of it is a measured grade: aroma, pack date, terpenes and THC tell more.',
    '"Loud", "gas", "dank" o "fire" elogian el aroma; "top shelf" es lo mejor y más caro de una tienda, "mids" lo medio y "exotic" una variedad rara. No son grados medidos: dicen más el aroma, la fecha y los terpenos.',
  ],
  [
    'bad-cart',
    'how (?:can|do|would|to)(?: (?:i|you|we|one|u))? (?:tell|know|spot|recogni[sz]e)\\b.{0,12}\\b(?:carts?|cartridges?|vapes?|pens?|disposables?|pods?)\\b.{0,12}\\b(?:bad|fake|off|old|expired|burnt|burned|real|legit|good|safe|done|empty)\\b.{0,12}',
    'A cart past its best shows oil that has gone very dark or cloudy, a burnt or harsh taste, leaks or no vapor on a charged battery. One from a licensed shop has a label with its batch, lab result and date; without those, do not trust it. Keep it upright, cool and out of the sun.',
    'Un cartucho pasado tiene el aceite muy oscuro o turbio, sabor a quemado, fugas o no da vapor con la batería cargada. El de una tienda con licencia lleva etiqueta con lote, análisis y fecha; sin eso, no te fíes. Guárdalo de pie, fresco y sin sol.',
  ],
  [
    'plant-history',
    '(?:who|when|where|how)(?: (?:was|were|did|does|is|has|have|people|humans|first|they))* (?:invent(?:ed)?|discover(?:ed)?|first (?:smoked?|grown?|used?)|start(?:ed)? (?:smoking|growing|using)|come from|originate(?:d)?(?: from)?)\\b.{0,12}\\b(?:weed|cannabis|marijuana|pot|hemp|hash)\\b(?: .{0,16})?|where (?:does|did|is)(?: (?:the|all))* (?:weed|cannabis|marijuana|hemp) (?:plant )?(?:come from|originate|from|native to)(?: originally)?$|(?:history|origins?) of (?:weed|cannabis|marijuana|pot|hemp|hash)\\b(?: .{0,16})?',
    'Nobody invented it: cannabis is a plant from Central Asia that people have grown for some thousands of years, first for fiber, seed and rites, and it spread along trade routes to India, Africa, Europe and the Americas. The US all but banned it in 1937, and since 1996 one state after another has allowed it again, first for patients and later for adults.',
    'Nadie lo inventó: el cannabis es una planta de Asia Central que se cultiva desde hace miles de años, primero por su fibra, semillas y ritos, y que llegó por las rutas de comercio a India, África, Europa y América. En EE. UU. casi se prohibió en 1937, y desde 1996 un estado tras otro lo ha vuelto a permitir.',
  ],
  [
    'names-of-it',
    '(?:why|how come|where)(?: (?:is|are|do|did|does|people|they|we|everyone|weed|cannabis|marijuana|it|the (?:name|word|term)))* (?:call(?:ed)?|named|come from|say)(?: (?:it|weed|cannabis))? ?(?:mary ?jane|marijuana|weed|pot|grass|ganja|dope|reefer|bud|herb|tree|chronic|loud|gas)(?: (?:from|anyway|though|called|come from))*$',
    'Cannabis is the name of the plant. Marijuana came with Mexican Spanish, and Mary Jane is a play on that word; weed, grass, bud and herb only say that it grows, ganja is an old Indian word for the flower, and loud or gas speak of a strong smell.',
    'Cannabis es el nombre de la planta. Marihuana viene del español de México, y Mary Jane es un juego con esa palabra; hierba o mota solo dicen que crece, y ganja es una palabra antigua de la India.',
  ],
  [
    'overdose',
    `(?:can|could|do|does|is it possible to|possible to)(?: (?:you|u|i|people|someone|one|anyone|it))*(?: (?:actually|really|ever))? (?:od|overdose|die)(?: (?:on|from|of|off))? (?:an? )?(?:${WEED}|${EATEN})\\b.{0,16}|(?:se puede|puedes?) (?:morir|tener una sobredosis)(?: (?:de|por|con)) ${WEED}`,
    'A deadly overdose from cannabis alone is not what health agencies report in grown-ups, but too much can be very unpleasant for hours: a racing heart, panic, vomiting. Start low and wait. If somebody feels really unwell, or a child or a pet got into it, call 911 or Poison Control at 1-800-222-1222.',
    'Las agencias de salud no registran sobredosis mortales en adultos solo por cannabis, pero demasiado puede sentar muy mal durante horas: corazón acelerado, pánico, vómitos. Empieza con poco y espera. Si alguien se siente muy mal, o lo tomó un niño o una mascota, llama al 911 o a Poison Control, 1-800-222-1222.',
  ],
  [
    'habit',
    `(?:is|are|can|does|do|how)(?: (?:you|people|i))?(?: (?:get|become))? (?:${WEED}|${EATEN}|smoking|vaping|addicted|hooked)\\b(?: (?:really|actually|that|very|so|be|get|make you|cause))*(?: (?:addictive|habit forming|addiction|addicted|dependence|to ${WEED}|on ${WEED}))+.{0,12}|(?:es|crea) (?:adictiv[oa]|adiccion)(?: (?:la|el))?(?: ${WEED})?|(?:la )?${WEED} (?:es adictiva|crea adiccion|engancha)`,
    'It can be: health agencies estimate that up to three in ten people who use cannabis have some trouble with it, more often with daily or strong use. Breaks and low doses help to keep it a choice; who finds it hard to stop can call SAMHSA at 1-800-662-4357, free and confidential.',
    'Puede serlo: las agencias de salud calculan que hasta tres de cada diez personas que consumen tienen algún problema con ello, más con un uso diario o fuerte. Ayudan las pausas y las dosis bajas; si cuesta dejarlo, SAMHSA atiende gratis y en confianza: 1-800-662-4357.',
  ],
  [
    'time-of-day',
    '(?:what|which) time (?:of (?:the )?day )?(?:should|do|can|is (?:it )?(?:best|good))(?: (?:i|you|to|we))* (?:take|smoke|use|have|eat|vape)\\b.{0,30}|when (?:should|do|is it best to)(?: (?:i|you|we|people))* (?:take|smoke|use|have|eat|vape) (?:an? )?(?:sativas?|indicas?|hybrids?)\\b.{0,20}|cuando (?:se )?(?:fuma|fumo|tomo|usa)\\b.{0,12}\\b(?:sativa|indica)\\b',
    'As a rough habit people take sativa by day, indica in the evening and hybrids in between; dose and terpenes decide more than the name. An edible lasts 4 to 8 hours, so keep it for when nothing else is due, and do not drive.',
    'Por costumbre, sativa de día, indica por la noche e híbridas entre medias; la dosis y los terpenos deciden más que el nombre. Un comestible dura de 4 a 8 horas: déjalo para cuando no tengas nada pendiente y no conduzcas.',
  ],
]
