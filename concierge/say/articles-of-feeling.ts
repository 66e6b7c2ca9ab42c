const WEED =
  '(?:weed|cannabis|marijuana|pot|thc|flower|bud|edibles?|gumm\\p{L}+|smoking|being high|getting high|dabs?|sativas?|indicas?|mota|marihuana|hierba|yerba|comestibles?|gomitas?|los comestibles|la mota)'
const WHY = `(?:why|how come|what makes|por que|is it (?:normal|true|common)(?: (?:that|for|if|to))?|(?:does|do|can|will) ${WEED} (?:\\p{L}+ ){0,2}(?:make|give|cause))`
const HERB_EATEN = '(?:edibles?|gumm\\p{L}+|weed|cannabis|thc|munchies|chocolates?|comestibles?|gomitas?|mota)'
const WISHES_NOT =
  '(?!.{0,100}\\b(?:recommend\\p{L}*|looking for|(?:have|got|sell|carry|need|want) (?:any|some|something|an?)|something|anything|strains? (?:that|for|to|with|which)|which|cheap\\p{L}*|under|algo|recomienda\\p{L}*|tienen|your|yours)\\b)'

/** What cannabis feels like and why, as people wonder. No text says that it treats anything. */
export const OF_FEELING: readonly (readonly [id: string, topic: string, en: string, es: string])[] = [
  [
    'uneasy',
    `${WHY}\\b${WISHES_NOT}.{0,50}\\b(?:paranoi[ad]|paranoic[oa]|paranoico|anxious|anxiety|panick?y|freak(?:ed|ing)? out|racing (?:heart|thoughts)|heart (?:race|beat|pound)|ansiedad|ansios[oa]|nervios[oa]|taquicardia)\\b.{0,40}(?:\\b(?:${WEED}|it|high|smoke|fumo|fumar)\\b)?(?<=\\b(?:${WEED}|it|high|smoke|fumo|fumar)\\b.{0,120})|how (?:do|can|to)(?: (?:i|you|we))? (?:not|avoid|stop)(?: \\p{L}+){0,2} paranoi[ad](?: .{0,24})?`,
    'THC can make people uneasy or their heart beat faster, above all in a high dose, with strong concentrates, on an empty stomach, in a strange place or in a worried mood. A smaller dose, a product with more CBD against the THC, company you trust and a calm place make it less likely, and it passes as the effect fades. If it keeps happening or feels like more than that, please talk with a doctor; for chest pain call 911.',
    'El THC puede inquietar o acelerar el corazón, sobre todo con dosis altas, concentrados, el estómago vacío, un lugar extraño o un mal momento. Con menos dosis, más CBD, buena compañía y calma es menos probable, y se pasa con el efecto. Si se repite, habla con un médico; si hay dolor de pecho, llama al 911.',
  ],
  [
    'dull-or-lazy',
    `(?:does|do|can|could|will|is it true(?: that)?)\\b${WISHES_NOT}.{0,20}\\b${WEED}\\b.{0,16}\\b(?:(?:makes?|turns?|gets?)\\b.{0,8}\\b(?:you|me|people|us|someone)(?: in ?to)?(?: (?:an?|so|really|more|less))* (?:dumb\\p{L}*|stupid|lazy|slow|forgetful|idiot|unmotivated|zombie)|(?:kills?|fry|fries|damages?|ruins?|hurts?|destroys?|affects?|rots?|shrinks?)\\b.{0,12}\\b(?:brain(?: cells)?|memory|iq|motivation|drive))\\b(?: .{0,24})?`,
    'While it is felt, memory, attention and drive are weaker, more so in a large dose, and that passes with it. Studies link heavy daily use, above all by the young, with a weaker memory, which mostly gets better after a pause. Small doses and days without it are the careful way; what it means for you is a question for a doctor.',
    'Mientras se siente, la memoria, la atención y las ganas bajan, más con una dosis grande, y eso pasa. Los estudios relacionan el uso diario y fuerte, sobre todo en jóvenes, con peor memoria, que suele mejorar tras una pausa. Dosis pequeñas y días sin nada son lo prudente; tu caso es cosa de un médico.',
  ],
  [
    'what-it-does',
    `(?:why|how come|what makes|por que)\\b${WISHES_NOT}.{0,24}\\b${WEED}\\b.{0,24}\\b(?:laugh\\p{L}*|giggl\\p{L}*|forget\\p{L}*|memory|talk(?:ative)?|(?:food|music|movies|everything|things) .{0,16}|tired|sleepy|slow|time|lazy|silly|creative|horny|thirsty|dizzy|spacey|spaced out|zone out|couch ?lock\\p{L}*|high|reir|risa|sueno|olvid\\p{L}*|musica)\\b(?: .{0,20})?|(?:how|what) (?:does|do|is) (?:${WEED}|being high|a high|getting high)(?: (?:actually|really|even|usually))* (?:work|feel like|feel|do to (?:you|your (?:brain|body)|the brain|me|people)|like|affect .{0,20})(?: .{0,12})?|que se siente (?:estar|al|fumar|con).{0,24}|(?:whats|what is|what does|explain)(?: (?:an?|the|being|mean))* (?:couch ?lock(?:ed)?|body high|head high|cerebral high|head ?change|body buzz)(?: (?:mean|feel like|vs .{0,20}|and .{0,20}))?|(?:difference|diff)\\b.{0,20}\\b(?:head|body|cerebral) (?:high|buzz)\\b.{0,30}`,
    'THC fits receptors of the brain and body that have to do with mood, attention, memory, appetite and the sense of time: so things seem funnier, music and food fuller, time slower, and the mind wanders or gets sleepy. A "head high" is felt as lively thoughts, a "body high" as heaviness and ease, and so much of that that one stays put is called couch lock. How it turns out depends on dose, strain, mood and company.',
    'El THC se une a receptores del cerebro y el cuerpo que tienen que ver con ánimo, atención, memoria, apetito y sentido del tiempo: todo parece más gracioso, la música y la comida más intensas, el tiempo más lento, y da sueño o risa. Depende de la dosis, la variedad, el ánimo y la compañía.',
  ],
  [
    'weight',
    `(?:do|does|can|will|is|are|why|how|would|hacen?|dan?|los|las|la|si)\\b${WISHES_NOT}.{0,30}\\b${HERB_EATEN}\\b.{0,30}\\b(?:gain(?:ing)? (?:weight|fat|pounds)|put on (?:weight|pounds)|(?:me|you|people|us) fat|weight gain|engord\\p{L}*|subir de peso)\\b(?: .{0,16})?|(?:gain weight|get fat|engord\\p{L}+|put on weight|weight gain)\\b.{0,24}\\b(?:from|off|on|eating|with|con|por|comiendo)\\b.{0,20}\\b${HERB_EATEN}|${HERB_EATEN} engordan?`,
    'THC itself has no calories. What counts is what it comes in, as a gummy or chocolate has about the sugar and fat of the same sweet without THC, and the appetite that it may bring. Calories are on the label, not on the menu; tinctures, smoke and vapor add next to none. Questions about your weight are for a doctor.',
    'El THC no tiene calorías. Cuenta lo que lo lleva (una gomita o un chocolate tiene más o menos lo mismo que uno normal) y el apetito que puede dar. Las calorías están en la etiqueta; tinturas, humo y vapor casi no aportan. Sobre tu peso, pregunta a un médico.',
  ],
  [
    'mango',
    '(?:do|does|is|will|can|why|eat|eating|if|are)\\b.{0,30}\\bmango(?:e?s)?\\b.{0,40}\\b(?:high(?:er)?|stronger|work|true|myth|real|boost|longer|faster|before|thing)\\b.{0,20}|(?:comer|come|el) mango.{0,40}(?:pega|sube|efecto|fuerte|high).{0,12}|what (?:foods?|drinks?|can i eat)\\b.{0,24}\\b(?:high(?:er)?|stronger|boost)\\b.{0,20}',
    'It is an old tale: mango holds myrcene, a terpene of cannabis too, and people say that eating one before makes for a stronger high. Nobody has shown that it does. What does change an edible is a meal with some fat, which helps THC to be taken up. Start low all the same.',
    'Es un mito conocido: el mango tiene mirceno, un terpeno que también está en el cannabis, y se dice que sube más. Nadie lo ha demostrado. Lo que sí influye en un comestible es una comida con algo de grasa.',
  ],
  [
    'next-day',
    '(?:whats?|what is|is (?:there|it)|do|does|can|will|how|why|am i|hay|que)\\b(?!.{0,60}\\b(?:cure|help|something for|anything for|strain for)\\b).{0,30}\\b(?:weed|edibles?|thc|cannabis|gumm\\p{L}+|smoking|mota)\\b.{0,16}\\b(?:hang ?overs?|hungover|next day|groggy|cruda|resaca)\\b.{0,30}|(?:do|does|can|will|is there|why)\\b.{0,20}\\b(?:hang ?overs?|hungover|groggy|cruda|resaca)\\b.{0,20}\\b(?:from|off|after|with|de|con)\\b.{0,12}\\b(?:weed|edibles?|thc|cannabis|gumm\\p{L}+|smoking|dabs?|dabbing|mota|comestibles?)|(?:groggy|foggy|hungover)\\b.{0,40}\\b(?:edibles?|gumm\\p{L}+|smok\\p{L}+|thc)\\b(?=.{0,30}\\b(?:why|normal|how)\\b)',
    'Some people feel slow, dry or foggy on the morning after, above all after a large or late edible, as it lasts 4 to 8 hours and longer. A smaller dose, taken earlier, with water and a proper meal, makes that less likely. Do not drive while it is still felt.',
    'Hay quien amanece lento o con la cabeza pesada, sobre todo tras un comestible grande o tarde, que dura de 4 a 8 horas o más. Menos dosis, más temprano y con agua y comida lo hace menos probable. No conduzcas si aún lo sientes.',
  ],
  [
    'contact-high',
    '(?:contact high|second ?hand (?:smoke|high|vapor|weed)|can\\b.{0,16}\\bget high (?:from|by|off)(?: (?:just|being))* (?:smell\\p{L}*|breathing|being (?:around|near|in)|sitting|touching|skin|handling|kissing|in (?:the|a) (?:same )?room)\\b.{0,30})(?:.{0,30}\\b(?:real|high|thing|test|true|mean)\\b)?',
    'Being near somebody who smokes in a large or aired room hardly ever makes anyone high; in a small closed space full of smoke a little can be felt. Smelling or touching flower does nothing of the sort. Keep smoke away from children, pets and whoever does not want it.',
    'Estar cerca de quien fuma en un lugar grande o ventilado casi nunca coloca; en un espacio pequeño y cerrado lleno de humo algo puede notarse. Oler o tocar la flor no lo hace. Mantén el humo lejos de niños, mascotas y de quien no quiera.',
  ],
  [
    'strength-of-mg',
    '(?:is|are|would|how (?:strong|much|high|potent)|what does|whats)\\b(?!.{0,60}\\b(?:most|cheap\\p{L}*|strongest|do you|your|does (?:the|a|each)|in (?:the|each|one|a|your))\\b).{0,16}\\b\\d{1,4} ?(?:mg|milligrams|milligramos)\\b(?: (?:of )?(?:thc|edibles?|gumm\\p{L}+|chocolates?|drinks?))?(?: (?:too much|a lot|enough|strong|much|good|ok|okay|safe|low|high|weak|crazy|alot|like|feel like|equal to|compared to|do|going to|gonna))+\\b.{0,30}|how (?:many|much) (?:mg|milligrams|thc)\\b.{0,16}\\b(?:is|are|counts? as|would be) (?:too much|a lot|strong|alot|enough|considered|normal|high|low)\\b.{0,30}|cuantos (?:mg|miligramos) (?:es|son|seria) (?:mucho|demasiado|fuerte|normal)\\b.{0,20}|(?:\\d{1,3} ?(?:mg|miligramos)) (?:es|son) (?:mucho|demasiado|fuerte|poco)\\b.{0,16}',
    'Of THC that is eaten, 1 to 2.5 mg is a microdose, 2.5 to 5 mg a first dose, 10 mg what a regular may take at a time, 20 to 50 mg strong, and more than that only for people with a high tolerance. New to it? Have 2.5 to 5 mg and wait at least 2 hours before any more. Milligrams of a joint do not compare, as much of it goes up in smoke.',
    'Del THC que se come: de 1 a 2.5 mg es una microdosis, de 2.5 a 5 mg para empezar, 10 mg lo de quien tiene costumbre, de 20 a 50 mg fuerte, y más solo con mucha tolerancia. Si es tu primera vez, 2.5 a 5 mg y espera al menos 2 horas.',
  ],
]
