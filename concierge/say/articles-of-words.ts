const SLANG =
  '(?:cross ?faded|crossed|faded|stoned|baked|blazed|lit|zooted|toasted|fried|buzzed|a buzz|sesh|session|smoke sesh|420|four twenty|4 20|710|seven ten|hot ?box(?:ing|ed)?|clam ?bake|wake (?:and|n|an|&) ?bake|dime ?(?:bag)?|nickel ?bag|dub(?: ?sack)?|zip|qp|roach(?:es)?|cherry|cashed|ghost(?:ing)? (?:hit|it|the hit)|greens?|corner(?:ing)? the bowl|snap(?:ping)? a bowl|chief(?:ing)?|ripping|rip|toke|bowl|spliff|cherried|munchies|cotton ?mouth|dry herb|doink|fatty|cone|keef|tree|trees|mary jane|ganja|devils lettuce)'
const WISHES_NOT =
  '(?!.{0,80}\\b(?:recommend\\p{L}*|looking for|do you (?:have|sell|carry)|got any|you got|show me|need|want|cheap\\p{L}*|under|in stock)\\b)'
const KEPT =
  '(?:weed|stash|gummies|gummy|edibles?|flower|carts?|vapes?|pens?|joints?|prerolls?|it|them|my stuff|mota|gomitas?|comestibles?)'
const CONCENTRATE =
  '(?:wax|concentrates?|rosin|resin|kief|keef|hash|badder|budder|crumble|shatter|sauce|diamonds|distillate|dabs?|rso)'

/** Words of the scene and small questions of use, as friends ask each other. */
export const OF_WORDS: readonly (readonly [id: string, topic: string, en: string, es: string])[] = [
  [
    'scene-words',
    `(?:whats?|what is|what does|what do(?: (?:people|they|you|yall))?|explain|define|meaning of|why do (?:people|they|we|stoners) (?:say|call it)|where does|difference between|is there a difference between)${WISHES_NOT}(?: (?:it|they|mean|means|being|to|be|get|getting|by|an?|the|when|someone|says|is|say|term|word|come|from|people))* ${SLANG}(?: (?:and|vs|or|versus|from) (?:being |getting )?(?:${SLANG}|high|drunk))?(?: (?:mean|means|stand for|come from|exactly|even|bag|anyway|in weed|weed|in grams|time))*$|difference between (?:being )?high and (?:being )?stoned|is (?:being )?(?:stoned|high) (?:the same as|different from) (?:being )?(?:stoned|high)`,
    'A little dictionary: high is said of a lively effect, stoned of a heavy one, faded of either, and crossfaded of alcohol and cannabis at once (better not, as they add up). A sesh is smoking together, wake and bake doing so in the morning, a hotbox a small closed room full of smoke, a roach the end of a joint, and a bowl is cashed when only ash is left. 420 began as a meeting time of some Californian students; 710 is OIL upside down, for concentrates. A dime bag was ten dollars of the street; shops sell by weight, a zip being an ounce.',
    'Un pequeño diccionario: high se dice de un efecto animado, stoned de uno pesado, faded de cualquiera y crossfaded de alcohol y cannabis a la vez (mejor no). Sesh es fumar juntos, wake and bake hacerlo por la mañana, hotbox un espacio cerrado lleno de humo, roach la colilla. El 420 nació como la hora de cita de unos estudiantes de California; 710 es OIL al revés. Un zip es una onza.',
  ],
  [
    'on-a-bowl',
    `(?:can|could|should|do|how (?:do|can|to)|is it (?:ok(?:ay)?|bad|worth it) to|what happens if)(?: (?:i|you|we|one|u|people))*(?: just| even)? (?:put|add|mix|use|sprinkle|smoke|wrap|drip|spread|twax|top)\\b${WISHES_NOT}.{0,16}\\b${CONCENTRATE}\\b.{0,10}\\b(?:in|on|into|inside|onto|around|with|over|through)\\b.{0,12}\\b(?:joints?|blunts?|bowls?|bongs?|pipes?|prerolls?|flower|weed)(?: .{0,12})?|(?:how (?:do|can|to)|what(?:s| is))(?: (?:i|you|we|an?))* twax\\p{L}*\\b.{0,16}`,
    'Yes: that is called twaxing or topping. Put a crumb of kief, hash, wax or rosin, a grain of rice at most, between two layers of flower, so it melts into them; outside on the paper it drips and burns unevenly. It is much stronger than flower alone, so take one puff and wait 10 to 15 minutes. Ready-made ones are sold as infused pre-rolls.',
    'Sí, se llama twax. Pon una migaja de kief, hachís, wax o rosin, como un grano de arroz, entre dos capas de flor. Es mucho más fuerte: una calada y espera 10 a 15 minutos. Ya hechos se venden como pre-rolls infusionados.',
  ],
  [
    'in-the-wrong-piece',
    `(?:can|could|should|do|will|is it (?:ok(?:ay)?|bad) to)(?: (?:i|you|we|one|u))*(?: just)? (?:use|smoke|put|dab|vape|hit|load|reuse)\\b${WISHES_NOT}.{0,16}\\b(?:flower|weed|herb|dry herb|wax|concentrates?|dabs?|shatter|a cone|cones|paper)\\b(?: (?:in|on|with|out of|through|from) (?:an? |my |the )?(?:dab |e ?)?(?:rig|bong|pipe|bowl|wax pen|dab pen|dry herb vape|flower vape|vape pen|banger)| again| twice)(?: .{0,12})?|(?:how (?:do|should|can)|do)(?: (?:i|you|we))* (?:smoke|grind(?: up)?|use|break up)(?: (?:an?|my|the|some))* moon ?rocks?(?: .{0,16})?|(?:can|should) (?:i|you|we) reuse (?:an? |my |the )?(?:cones?|papers?|filters?|glass tips?)`,
    'Each piece has its matter: a rig with a glass bowl instead of its banger smokes flower, a bong takes dabs with a banger and a carb cap, and a wax pen or a cartridge pen takes no flower at all; a dry herb vape takes no wax unless it has a pad for it. Moon rocks are too sticky for a grinder: break off a crumb and lay it on flower in a bowl. Paper cones and card tips are for once, glass tips can be washed.',
    'Cada pieza tiene lo suyo: un rig con cazoleta en vez de banger sirve para flor, un bong sirve para dabs con banger, y una wax pen o un vape de cartucho no admite flor. Los moon rocks son muy pegajosos para el grinder: rompe una migaja y ponla sobre flor en una pipa. Los conos de papel son de un solo uso.',
  ],
  [
    'dear-or-strong',
    `(?:why|what makes|is|are|does|do|how come|por que)\\b(?!.{0,80}\\b(?:your|you|yall|u guys|here|this place|prices|delivery)\\b).{0,24}\\b(?:weed|flower|strains?|bud|eighths?|vapes?|carts?|cannabis|mota|flor)\\b.{0,24}\\b(?:more expensive|pricier|cost(?:s)? more|so expensive|so pricey|worth (?:it|more|the (?:money|price))|cheaper|mas car[oa])\\b.{0,24}|(?:is|are|does|do) (?:the )?(?:pricier|expensive|more expensive|cheap|cheaper|top shelf) (?:weed|flower|strains?|bud|stuff|ones?|carts?|edibles?)(?: (?:mean|means|always|actually|really|be|is|are|taste|hit|work))* (?:stronger|better|worse|weaker|higher|good|bad|any|worth)\\b.{0,20}`,
    'Price follows how it was grown and trimmed (indoor and by hand costs more), how rare and fresh it is, the brand and the pack, more than strength: a cheaper eighth can have as much THC as a dear one. What you pay for on top is mostly aroma, looks and evenness. The THC figure, the pack date and your nose tell more than the price; smalls and larger packs are the thrifty way.',
    'El precio depende de cómo se cultivó y recortó (interior y a mano cuesta más), de lo raro y fresco que es y de la marca, más que de la fuerza: uno barato puede tener tanto THC como uno caro. Mira el THC, la fecha y el aroma; los smalls y los paquetes grandes rinden más.',
  ],
  [
    'kept-from-others',
    `(?:how|where|whats? the best (?:way|place)|best (?:way|place)|tips|what(?:s| is) (?:a )?good (?:way|place))\\b(?!.{0,80}\\b(?:cops?|police|tsa|airport|school|work|plane|customs|prison|jail|parole|probation|border|drug|parents|mom|dad|mother|father)\\b).{0,16}\\b(?:hide|stash|lock(?: up)?|keep|store|put|guardar|esconder)\\b.{0,20}\\b${KEPT}\\b.{0,16}\\b(?:from|away from|out of (?:the )?reach of|so|around|with|de)\\b.{0,16}\\b(?:kids?|child\\p{L}*|toddlers?|teens?|teenagers?|\\d{1,2} ?(?:year|yr|yo)|sons?|daughters?|nephews?|nieces?|babies|baby|pets?|dogs?|cats?|wife|husband|roommates?|guests|grandkids|hijos|ninos|perro)\\b(?: .{0,24})?`,
    'Keep all of it in its child-resistant package inside a locked box or bag (a code or key, high up, not in the fridge or a purse), apart from food and sweets, with its label on, and put it back right after use. Tell grown-ups in the house what it is, so nobody eats a gummy unawares. If a child or pet gets into it: Poison Control 1-800-222-1222, ASPCA for pets 1-888-426-4435, and 911 if they are hard to wake.',
    'Guárdalo en su envase a prueba de niños dentro de una caja con llave o código, en alto, aparte de la comida y con su etiqueta, y devuélvelo ahí tras usarlo. Avisa a los adultos de la casa. Si un niño o una mascota lo toma: Poison Control 1-800-222-1222, ASPCA para mascotas 1-888-426-4435, y 911 si cuesta despertarlo.',
  ],
  [
    'smoke-near-pets',
    '(?:can|could|will|does|do|is|what (?:happens|if)|puede)\\b(?!.{0,60}\\b(?:ate|eaten|ingested|swallowed|come in|inside|bring|store|shop|give|treats?)\\b).{0,20}\\b(?:dogs?|cats?|pets?|birds?|puppy|kittens?|perro|gato)\\b.{0,30}\\b(?:high|stoned|affected|hurt|bad|harm\\p{L}*|breathe|bother)\\b.{0,16}\\b(?:smoke|smoking|secondhand|vapor|vape|hits?|humo|fumo)\\b(?: .{0,16})?|(?:is|does|can) (?:my |the )?(?:weed )?(?:smoke|smoking)\\b.{0,20}\\b(?:bad|safe|ok(?:ay)?|harm\\p{L}*|hurt|affect)\\b.{0,12}\\b(?:for |to )?(?:my |the |a )?(?:dogs?|cats?|pets?|birds?)(?: .{0,12})?',
    'Yes, smoke can affect pets: they are small and cannot leave a closed room, so smoke and vape away from them, with a window open. Edibles are the greater danger. If your pet is wobbly, drooling or very sleepy, call your vet or ASPCA Animal Poison Control at 1-888-426-4435, day and night.',
    'Sí, el humo puede afectar a las mascotas: fuma o vapea lejos de ellas y con la ventana abierta. Los comestibles son un peligro mayor. Si tambalea, babea o está muy dormida, llama a tu veterinario o a ASPCA Animal Poison Control, 1-888-426-4435, a toda hora.',
  ],
  [
    'smoked-too-late',
    '(?:what happens (?:if|when)|is it (?:bad|ok(?:ay)?|safe|fine) (?:to|if)|can|should|will)\\b.{0,16}\\b(?:smoke|vape|eat|use|take|hit|fumar|comer)\\b.{0,12}\\b(?:expired|out of date|past (?:the |its )?date|vencid[oa]s?|caducad[oa]s?|moldy)\\b(?! (?:\\p{L}+ )?(?:passport|ids?|licen[sc]e|card|coupon|code|deal|points|pasaporte|licencia|identificacion|tarjeta))(?: .{0,24})?|(?:expired|moldy|vencid[oa]s?|caducad[oa]s?) (?:weed|flower|edibles?|gumm\\p{L}+|carts?|vapes?)\\b.{0,24}\\b(?:bad|ok(?:ay)?|safe|still|sick|good|hurt|sirven?)(?: .{0,12})?',
    'Past its date flower is mostly drier, harsher and weaker, and edibles go stale before they lose their THC. Look and smell first: with mold, a musty smell, a torn pack or a food that looks off, throw it out. Mold is nothing to smoke or eat.',
    'Pasada la fecha, la flor suele estar más seca, áspera y débil, y los comestibles se ponen rancios antes de perder el THC. Mira y huele: con moho, olor a humedad o mal aspecto, tíralo. El moho no se fuma ni se come.',
  ],
  [
    'carried-in-town',
    '(?:can|could|is it (?:a crime|illegal|legal|ok(?:ay)?|against the law)|will|do|am i allowed|what if|se puede|puedo)\\b(?!.{0,60}\\b(?:school|plane|airport|fly|state|border|work|jail|prison|sniff|dog|train|bus|high|stoned|hide|hidden)\\b).{0,16}\\b(?:walk around|carry|have|keep|smell|cops?|police|pulled over|llevar|cargar)\\b.{0,30}\\b(?:joint|weed|flower|vape|pen|edibles?|mota|porro)\\b.{0,16}\\b(?:in my (?:pocket|purse|bag|backpack|trunk|hoodie)|on me|walking|in public|down the street|around town|if its (?:sealed|closed)|en (?:la bolsa|el bolsillo|la calle))\\b(?: .{0,24})?|(?:do|does|will|can|could|would)(?: (?:the|local))* (?:cops?|police|state troopers?)(?: \\p{L}+)? (?:care|mind|search|stop|arrest|bust|smell|take|confiscate|hassle)\\b(?: .{0,40})?|what (?:happens|if|do i do|should i do)\\b(?!.{0,60}\\b(?:high|stoned|after smoking|dui|drunk)\\b).{0,40}\\b(?:pulled over|(?:stopped|searched) by (?:the )?(?:cops?|police))\\b(?: .{0,30})?',
    'Where cannabis is legal, an adult may mostly carry what one person may buy, closed in its package and with an ID at hand; using it on the street or in a car is another matter and mostly not allowed. In a car it belongs in the trunk, sealed. Smell, searches and fines are questions of state and local law, which I cannot answer for you.',
    'Donde es legal, un adulto puede llevar casi siempre lo que una persona puede comprar, cerrado en su envase y con identificación; usarlo en la calle o en el auto es otra cosa y casi nunca se permite. En el auto va en la cajuela. Sobre registros y multas manda la ley de tu estado.',
  ],
]
