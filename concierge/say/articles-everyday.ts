/** Regular use and a pause, for two articles. */
export const OF_TOLERANCE = {
  en: 'Tolerance means that regular use makes the same dose feel weaker. It comes down with a pause: even a few days make a difference for many people, and two to four weeks are what is mostly called a full break. After it, start low again.',
  es: 'La tolerancia hace que, con el uso regular, la misma dosis se sienta menos. Baja con una pausa: unos días ya se notan, y de dos a cuatro semanas es una pausa completa. Al volver, empieza con poco.',
}

const THING =
  '(?:weed|flower|bud|cannabis|edibles?|gumm\\p{L}+|vapes?|vaping|carts?|cartridges?|pens?|tinctures?|drinks?|dabs?|joints?|prerolls?|smoking|mota|hierba|flor|comestibles?|gomitas?)'
const DONE_AT_HOME =
  '(?:make|making|bake|baking|cook|cooking|infus(?:e|ing)|hacer|hago|hacemos|cocinar|hornear|preparar|preparo)'
const HOME_MADE =
  '(?:canna ?(?:butter|oil)|(?:weed|pot|thc|marijuana|cannabis|infused) ?(?:butter|oil|brownies?|cookies?|gummies|edibles?)|(?:own |homemade |my own )edibles?|edibles? (?:at home|myself|from scratch|with)|mantequilla|comestibles? (?:en casa|caseros?))'
const BAKED = '(?:brownies?|cookies?|cakes?|butter|pancakes?|rice krisp\\p{L}*|galletas?|pastel|mantequilla)'
const WITH_FLOWER =
  '(?:with|using|from|out of|con)(?: (?!gummies)\\p{L}+){0,2} (?:weed|flower|bud|shake|cannabis|thc|marijuana|mota|marihuana|hierba|flor)'
const ROOMS =
  '(?:apartment|apt|house|home|room|place|car|dorm|bathroom|bedroom|clothes|hands|fingers|breath|hair|closet|hoodie|couch|casa|cuarto|carro|ropa|depa)'
const DEVICE = '(?:carts?|cartridges?|vapes?|pens?|disposables?|dispos?|pods?|cartuchos?|desechables?)'

/**
 * What comes up in everyday life with cannabis: dry mouth, smell, seeds, cooking at home, the way home. No row of a menu tells
 * it, so that what is named in such a question is nothing that is looked for.
 */
export const EVERYDAY: readonly (readonly [id: string, topic: string, en: string, es: string])[] = [
  [
    'eaten-raw',
    '(?:can|could|should|do|does|will|would|what (?:happens|if)|is it (?:safe|ok(?:ay)?|bad)|puedo|se puede|que pasa si)\\b(?: (?:if|i|you|we|u|people|someone|just|to|one|it))*(?: (?:eat|eats|eating|swallow|swallowing|chew|comer|como))(?: (?:the|my|a|some|your|piece of|bit of|la|un poco de))* (?:raw (?:weed|flower|buds?|cannabis)|(?:weed|flower|buds?|cannabis|flor|mota|dabs?|wax|rosin|shatter)(?: (?:raw|straight|straight up|by itself|plain|cruda?|directly))?)(?: (?:get|and get|will i get|does it get|me|you|high|do anything|work|i|and).{0,24})?$',
    'Eaten raw, flower does next to nothing: its THC is still THCA until heat turns it, so it takes an oven, a flame or a vaporizer first. A dab or an oil that was already heated works like an edible: slow (30 minutes to 2 hours), long and very strong, so it is no way to start. What is sold as an edible, a tincture or a capsule is made to be eaten.',
    'Cruda, la flor casi no hace nada: su THC sigue siendo THCA hasta que se calienta. Un concentrado ya calentado actúa como un comestible: lento (30 minutos a 2 horas), largo y muy fuerte. Para comer están los comestibles, tinturas y cápsulas.',
  ],
  [
    'in-a-joint',
    'how (?:much|many grams?)(?: of)?(?: (?:weed|flower|bud|cannabis|herb|grams?))*(?: (?:is|are|goes|go|do|does|comes|come|usually|normally|typically|there|you|they|i|put|should))* (?:in|into|inside)(?: (?:of|an?|one|each|your|the|every|single|regular|normal|standard))* (?:prerolls?|joints?|cones?|blunts?|doobies?)(?: .{0,20})?$|cuant[oa]s?(?: (?:gramos?|flor|mota|hierba|de|lleva|llevan|tiene|tienen|hay))* (?:en )?(?:un|una|cada|los|el) (?:porro|preroll|joint|churro|blunt)s?$',
    'A single pre-roll mostly holds half a gram or one gram, and minis in a pack 0.3 to 0.5 g each; a blunt takes 1 to 2 g, and a joint rolled at home about 0.5 to 1 g. On the menu the grams stand with each, so 5 x 0.5 g is five of half a gram.',
    'Un pre-roll suele llevar medio gramo o un gramo, y los mini de un paquete de 0.3 a 0.5 g cada uno; un blunt de 1 a 2 g, y un porro casero de 0.5 a 1 g. En el menú cada producto indica sus gramos.',
  ],
  [
    'dry-mouth',
    '(?:dry|cotton) ?mouth|pasties|mouth (?:is |gets? |feels? |goes |always |turns )*(?:so |super |really |all |this |bone )?(?:dry|like (?:cotton|(?:a|the) dess?ert|sand|sandpaper))|dries out my mouth|boca (?:se (?:me )?|tan |muy |bien )?(?:pone |siente |queda )?(?:seca|reseca)|(?:reseca|seca) la boca',
    'Dry mouth (cottonmouth) is common with THC: for a while the mouth makes less saliva, whether you smoke or eat it. Sip water, chew sugar-free gum or suck on a plain candy, and go easy on coffee and alcohol. Less THC usually means less of it, and it passes as the effect fades. No product on the menu is listed as free of it.',
    'La boca seca es común con el THC: por un rato se produce menos saliva, fumado o comido. Bebe agua a sorbos, mastica chicle sin azúcar y evita el café y el alcohol. Con menos THC suele notarse menos, y se pasa al bajar el efecto. El menú no señala ningún producto sin ese efecto.',
  ],
  [
    'red-eyes',
    '(?:red|bloodshot|glassy|pink) eyes?|eyes (?:\\p{L}+ ){0,4}(?:so |super |all |this )?(?:red|bloodshot|pink|puffy)|ojos (?:\\p{L}+ ){0,3}(?:rojos|colorados|rojizos)',
    'THC widens the small blood vessels of the eyes for a while, so they look red, smoked or eaten; it fades with the effect, mostly within a few hours. Less THC shows less. For eye drops ask a pharmacist. No product on the menu is listed as free of it.',
    'El THC dilata por un rato los vasos pequeños de los ojos y por eso se ven rojos; se pasa con el efecto, casi siempre en unas horas. Con menos THC se nota menos. Sobre gotas, pregunta en una farmacia.',
  ],
  [
    'smell-around',
    `${ROOMS}\\b.{0,24}\\b(?:reeks?|stinks?|smells?|smelling|huele|apesta)\\b.{0,40}\\b(?:what (?:do|should|can) i do|how (?:do|can|to)|any tips|help|que hago|como)|(?:get|getting|air|wash|take|keep)(?: \\p{L}+){0,4} (?:smell|odor|stink|stench)(?: \\p{L}+){0,2} (?:out|off|away|down|from)|(?:get|getting) rid of(?: \\p{L}+){0,3} (?:smell|odor|stink|stench)|(?:do|does|will|can|are|is)\\b(?! (?:you|u|yall|i|we|there)\\b).{0,20}\\b${THING}\\b(?: (?:really|even|actually|also|still))* (?:smell|stink|reek|smelly|stinky)s?(?! (?:like|of|good|so good|proof|free|free))(?: (?:much|bad|a lot|less|when|up|at all|too|the).{0,24})?|(?:what|which)(?: \\p{L}+){0,2} (?:smells?|stinks?|reeks?)(?: (?:up|of))? (?:the )?(?:least|less)|(?:can|will|do|could) (?:people|others|anyone|everyone|neighbou?rs|my \\p{L}+|i)(?: (?:tell|still|even))* smell(?: (?:it|like weed|a|my|the|from|off|on|me|after|if))+\\b.{0,30}\\b(?:vape|pen|cart|joint|edible|gumm\\p{L}+|me|clothes|breath)\\b.{0,12}|how (?:bad(?:ly)?|strong(?:ly)?|much|long) (?:do|does|will|is)\\b.{0,24}\\b(?:smell|stink|odor)|(?:quitar|sacar|eliminar|disimular|esconder|tapar)(?: \\p{L}+){0,2} (?:olor|peste)|(?:que|cual)(?: \\p{L}+){0,2} (?:huele|apesta) menos|(?:huelen?|apestan?)(?: \\p{L}+){0,2} ${THING}|${THING} (?:huelen?|apestan?)(?: mucho| menos)?`,
    'What is smoked smells most, and the smell stays in fabric for hours; vapor is fainter and gone within minutes; edibles, drinks, tinctures and topicals have no smoke smell at all. An open window and a fan, clean clothes and an emptied ashtray do most of the work; keep flower in an airtight jar or a smell-proof bag.',
    'Lo que más huele es lo que se fuma, y queda horas en la tela; el vapor huele menos y se va en minutos; comestibles, bebidas, tinturas y tópicos no huelen a humo. Ayudan una ventana abierta, un ventilador y ropa limpia; guarda la flor en un frasco hermético o una bolsa sin olor.',
  ],
  [
    'cook-at-home',
    `(?:how|recipe|steps|instructions|best way|easiest way|can|could|want|wanna|trying|tryna|gonna|going|need|looking|what|like|como|quiero|puedo|para|receta|voy a)\\b.{0,40}\\b${DONE_AT_HOME}\\b(?:.{0,30}\\b${HOME_MADE}|.{0,24}\\b${BAKED}\\b.{0,16}\\b${WITH_FLOWER})|${DONE_AT_HOME}\\b.{0,20}\\b${BAKED}\\b.{0,12}\\b${WITH_FLOWER}|(?:cook|cooking|bake|baking|cocinar|hornear) ${WITH_FLOWER}|what(?: all| else)? (?:do|should|would|will) (?:i|we) (?:need|get|buy|use)\\b.{0,20}\\b${DONE_AT_HOME}\\b.{0,24}\\b${BAKED}|${DONE_AT_HOME}\\b.{0,24}\\b${BAKED}\\b.{0,12}\\bwhat(?: all| else)? (?:do|should|would|will) (?:i|we) (?:need|get|buy|use)|how (?:much|many)\\b.{0,20}\\b(?:weed|flower|grams?|g|eighths?|ounces?|bud|shake|cannabis)\\b.{0,40}\\b(?:batch|brownies|butter|canna ?butter|cookies|recipe|pan of|edibles at home|stick of)|(?:what|which)(?: \\p{L}+){0,2} (?:flower|weed|strain|bud|shake)\\b.{0,30}\\b(?:for|to) (?:make |making |bake |baking |cook )?(?:\\p{L}+ )?(?:canna ?butter|butter|brownies|edibles at home|baking|cooking)|cuant[ao]s? (?:mota|flor|hierba|gramos)\\b.{0,30}\\b(?:brownies|mantequilla|galletas)`,
    'For cooking at home, plain flower or shake does, and a cheaper one is fine. Grind it coarsely, bake it at about 240°F for 30 to 40 minutes to activate the THC, let it steep in butter or oil on very low heat for 2 to 3 hours, strain, and use that in the recipe. One gram of 20% flower holds at most about 175 mg of THC: divide it by the number of pieces, and aim for 2.5 to 5 mg each to start. Home-made strength is uneven, so wait 2 hours, label it, and keep it from children and pets.',
    'Para cocinar en casa sirve la flor normal o el shake, y puede ser de las baratas. Muélela, hornéala a unos 115°C durante 30 a 40 minutos para activar el THC, déjala en mantequilla o aceite a fuego muy bajo 2 o 3 horas y cuélala. Un gramo de flor al 20% trae como mucho unos 175 mg de THC: divídelo entre las piezas y apunta a 2.5 a 5 mg cada una. La fuerza casera es desigual: espera 2 horas, ponle etiqueta y lejos de niños y mascotas.',
  ],
  [
    'seeds',
    '(?:why|how come|is (?:it|a seed|one seed) (?:bad|normal|ok(?:ay)?|in)|what does it mean|what if|whats up with|should)\\b.{0,30}\\bseeds?\\b.{0,40}|(?:had|has|found|finding|full of|loaded with|came with|there (?:are|were|was)|theres|its got|still got|bunch of|lots of|some|a few|so many)(?: \\p{L}+){0,3} seeds? (?:in|inside|all through|all over)\\b.{0,30}|seeds in (?:my|the|your|this|that|it)\\b.{0,30}|seedy (?:weed|flower|bud)|(?:trae|tiene|traia|tenia|salio|salieron|venia|hay)n?(?: \\p{L}+){0,3} semillas?\\b.{0,24}|por que\\b.{0,20}\\bsemillas\\b.{0,20}',
    'A seed now and then is harmless: it means that some pollen reached the plant while it grew, and says little about strength. Pick seeds out before grinding, as they pop and taste harsh when burnt. If a jar has many, please show it to our team with its label and your receipt.',
    'Una semilla de vez en cuando no hace daño: algo de polen llegó a la planta mientras crecía. Quítalas antes de moler, porque revientan y saben mal. Si hay muchas, enséñaselo a nuestro equipo con la etiqueta y el recibo.',
  ],
  [
    'smoke-or-vape',
    '(?:is|are|whats|what is|why|which|does|difference|better|worse|should i|es|que)\\b.{0,30}\\bvap(?:e|es|ing|ear|or)\\b.{0,24}\\b(?:than|vs|versus|or|and|from|o|que|y)\\b.{0,10}\\b(?:smok(?:e|ing)|joints?|flower|fumar)|(?:is|are|whats|what is|why|which|does|difference|better|worse|should i|es|que)\\b.{0,30}\\b(?:smok(?:e|ing)|fumar)\\b.{0,24}\\b(?:than|vs|versus|or|and|from|o|que|y)\\b.{0,10}\\bvap(?:e|es|ing|ear)',
    'Both are felt within minutes and fade over 1 to 3 hours. Smoking burns the flower; vaping only heats it or an oil, so there is less smell and no ash, and cartridge oil is far stronger than flower: take small puffs. Many find that flower tastes and feels fuller. Neither is free of risk for the lungs; what is better for you is a question for a doctor.',
    'Los dos se notan en minutos y bajan en 1 a 3 horas. Fumar quema la flor; vapear solo la calienta (o un aceite), huele menos y el aceite es mucho más fuerte: caladas pequeñas. Ninguno está libre de riesgo para los pulmones; qué te conviene lo dice un médico.',
  ],
  [
    'empty-cart',
    `(?:how|when|what does it look like|como|cuando)\\b.{0,24}\\b(?:know|tell|see|is|se)\\b.{0,24}\\b${DEVICE}\\b.{0,24}\\b(?:empty|done|finished|gone|used up|kicked|cashed|dead|out of oil|vaci[oa]|acab\\p{L}*|termin\\p{L}*)|is my ${DEVICE} (?:empty|done|finished|cashed|dead)|(?:cart|cartridge|pen|vape|disposable) (?:still has|has) (?:oil|some|a little)(?: \\p{L}+){0,3} but`,
    'A cartridge is done when the oil no longer reaches the holes at the bottom of its chamber: draws get thin or taste burnt. Hold it upright to the light; what clings to the walls can be warmed and tipped down, the rest stays in. Stop once it tastes burnt. With a disposable a blinking light is often the battery: charge it first if it has a port.',
    'Un cartucho está acabado cuando el aceite ya no llega a los agujeros del fondo: la calada es débil o sabe a quemado. Míralo de pie a contraluz. En un desechable, la luz que parpadea suele ser la batería: cárgalo si tiene puerto.',
  ],
  [
    'puffs-to-start',
    'how many (?:puffs?|hits?|drags?|draws?|pulls?|tokes|inhales)\\b.{0,40}\\b(?:beginner|newbie|rookie|first|new|start|should (?:i|a|we|someone)|do i (?:need|take)|to (?:get high|feel)|never|is (?:too|enough)|at (?:once|a time))\\b.{0,30}|how many (?:puffs?|hits?|drags?|draws?|pulls?) (?:is|are|make|makes|equals?|count as) (?:an? |one )?(?:normal |single |good )?(?:dose|serving)|cuantas caladas\\b.{0,30}\\b(?:primera|principiante|empezar|empiezo|debo|doy|tomo)\\b.{0,20}',
    'One small puff to start with, then wait 10 to 15 minutes before another: what is inhaled is felt within minutes. Flower is the gentlest of what is smoked or vaped; cartridge oil, infused pre-rolls and above all dabs are much stronger. Sit down, have water near, and do not drive.',
    'Para empezar, una calada pequeña, y espera 10 a 15 minutos antes de otra: lo inhalado se nota en minutos. La flor es lo más suave; los cartuchos, los pre-rolls infusionados y los dabs son mucho más fuertes. Siéntate, ten agua y no conduzcas.',
  ],
  [
    'on-the-way',
    '(?:can|could|should|may|must|do|where|how|is it (?:ok(?:ay)?|legal|fine|illegal)|am i allowed|legal to|allowed to|best way to|safe to)\\b(?! (?:you|u|yall)\\b).{0,24}\\b(?:have|keep|carry|put|transport|store|ride with|take|bring|travel with|hold)(?: (?:it|them|my|this|that|the|some|weed|flower|edibles|purchase|stuff|gummies|carts?|an?|open|product))* (?:home )?(?:in|inside)(?: (?:my|the|a|our))* (?:car|trunk|truck|vehicle|glove ?box|glove compartment|cup ?holder|backseat|console)(?! (?:charg|park))(?: .{0,30})?|where (?:do|should|can) (?:i|we) (?:put|keep|carry|stash)\\b.{0,20}\\b(?:on the way|for the (?:ride|drive)|driving) ?(?:home|back)?|(?:transport|carry)(?:ing)? (?:it|weed|cannabis|my \\p{L}+|edibles)(?: home)? (?:legally|safely|by car|in (?:a|my|the) car)|(?:puedo|donde|como|es legal)\\b.{0,24}\\b(?:llevar|traer|guardar|tener|cargar|transportar)\\p{L}*\\b.{0,16}\\ben (?:el|mi) (?:carro|coche|auto|cajuela|troca)(?: .{0,20})?',
    'On the way home keep it closed in its package and out of reach of whoever drives: the trunk is the usual place. Nobody may use it in a car, passengers neither, and nobody may drive after use. What exactly the law asks of it differs by state, and nothing may leave the state. Do not leave it in a hot car.',
    'De camino a casa llévalo cerrado en su envase y fuera del alcance de quien conduce: lo habitual es la cajuela. Nadie puede consumir en el auto, ni los pasajeros, ni conducir después. Los detalles dependen de cada estado, y nada puede salir del estado. No lo dejes en un auto caliente.',
  ],
  [
    'felt-no-more',
    '(?:dont|doesnt|cant|not|nothing|barely|hardly|no longer)\\b.{0,24}\\b(?:get(?:ting)? (?:me )?high|hit(?:s|ting)?(?: me)?|work(?:s|ing)?|feel (?:it|anything))\\b.{0,16}\\b(?:anymore|any more|no more|like (?:it used to|before))(?=[ ,]*(?:$|(?:what|why|how|whats|is|am|help|any (?:tips|advice))\\b))|ya no me (?:pega|hace|sube)|(?:tolerance|t) ?breaks?\\b(?=.{0,30}\\b(?:tips?|advice|help|days|weeks)\\b)(?: .{0,30})?|(?:tips?|advice|help) (?:for|on|with) (?:an? |my )?(?:tolerance|t) ?break',
    OF_TOLERANCE.en,
    OF_TOLERANCE.es,
  ],
]
