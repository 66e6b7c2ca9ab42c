const EATEN =
  '(?:capsules?|softgels?|pills?|tablets?|gumm\\p{L}+|chocolates?|edibles?|mints?|cookies|brownies|baked goods|drinks?|seltzers?|beverages?|tinctures?|gomitas?|capsulas?|chocolates|bebidas?|tinturas?|comestibles?)'
const DRINKS = '(?:drinks?|seltzers?|beverages?|sodas?|lemonades?|shots?|bebidas?)'
const WISHES_NOT =
  '(?!.{0,80}\\b(?:recommend\\p{L}*|looking for|(?:have|got|sell|carry|want|need|show me) (?:any|some|something|an?|ones?)|do you (?:have|sell|carry)|cheap\\p{L}*|under|in stock)\\b)'
const CANNABINOID = '(?:thc|cbd|cbn|cbg|cbc|thcv|thca)'
const NAMED = '(?:two|three|four|five|half(?: of)?|dos|tres|cuatro|[2-9])'

/** How what is eaten and drunk is measured, how its kinds differ and why it may not be felt. */
export const OF_DOSES: readonly (readonly [id: string, topic: string, en: string, es: string])[] = [
  [
    'mg-on-label',
    `how many (?:doses|servings)(?: (?:are|is|do i get|would be|would i get|there))* (?:in|from|out of) (?:an?|one|the) \\d{1,4} ?(?:mg|milligrams)\\b.{0,30}|(?:what (?:does|do)|whats|what is|explain|how do i read)\\b${WISHES_NOT}.{0,24}\\b\\d{1,4} ?(?:mg|milligrams)\\b.{0,24}\\b(?:total|mean|means|per (?:piece|gummy|serving|package|pack)|on (?:the|a) (?:label|pack\\p{L}*))\\b.{0,16}|\\d{1,4} ?(?:mg|milligrams)(?: (?:total|thc|in total|per \\p{L}+|each))* (?:means?|is) what\\b|(?:mg|milligrams) per (?:piece|serving|gummy)(?: (?:and|vs|versus|or))+ (?:mg |milligrams )?(?:total|per pack\\p{L}*|in total|per bag)(?: .{0,16})?|que (?:significa|quiere decir)\\b.{0,16}\\b\\d{1,4} ?(?:mg|miligramos)(?: .{0,24})?`,
    'On an edible the milligrams tell how much THC is in it. The total is the whole package, and one piece holds the total divided by the number of pieces: 100 mg in 10 gummies are 10 mg each. A common first dose is 2.5 to 5 mg. On vapes and concentrates milligrams mostly mean the weight of the oil, and its percentage tells the strength.',
    'En un comestible los miligramos dicen cuánto THC lleva. El total es de todo el paquete, y cada pieza lleva el total dividido entre las piezas: 100 mg en 10 gomitas son 10 mg cada una. Para empezar se toman de 2.5 a 5 mg. En vapes y concentrados los miligramos suelen ser el peso del aceite, y el porcentaje dice la fuerza.',
  ],
  [
    'adds-up',
    `(?:can|could|is|are|will|would|do|does|puedo)\\b${WISHES_NOT}.{0,24}\\b${NAMED} (?:of (?:the |those )?)?(?:\\d{1,3} ?(?:mg|milligrams|s)?|gumm\\p{L}+|pieces?|edibles?|gomitas?)\\b.{0,24}\\b(?:instead of|the same as|same as|equal(?:s)?(?: to)?|as strong as|add up to|en vez de|lo mismo que)\\b.{0,24}`,
    'Yes, milligrams add up: two pieces of 5 mg are the same 10 mg of THC as one piece of 10 mg, and half of that piece is about 5 mg. It counts only within one kind, though: what is smoked, a drink or a fast-acting edible comes on otherwise. Count all that you take in the same hours, and wait at least 2 hours before any more.',
    'Sí, los miligramos se suman: dos piezas de 5 mg son los mismos 10 mg de THC que una de 10, y media de esas son unos 5 mg. Vale dentro del mismo tipo: lo fumado, una bebida o algo de acción rápida sube de otra forma. Cuenta todo lo que tomas en esas horas y espera al menos 2 horas antes de más.',
  ],
  [
    'first-mg',
    `(?:how (?:many|much)|what|whats|which)(?: (?:a|the|good|best|right|is|are|would be))*(?: (?:mg|milligrams|thc|dose|dosage|mg dose))+${WISHES_NOT}\\b.{0,24}\\b(?:for|should|good for|does|would|to)\\b.{0,24}\\b(?:beginners?|newbies?|noobs?|rookies?|first ?timers?|first time|(?:some|any)one new|a new (?:person|user)|start(?: with| out| on)?)\\b(?: .{0,24})?|(?:how (?:much|many (?:mg|milligrams))|what|whats) (?:is |are |counts as )?(?:an? )?(?:micro ?dose|starter dose|beginner dose|low dose|normal dose|typical dose|standard dose|regular dose)(?: (?:mg|of thc|in mg|of edibles?|for (?:me|edibles?|gumm\\p{L}+)))*$|(?:cuantos|que) (?:mg|miligramos|dosis)\\b.{0,30}\\b(?:principiantes?|empezar|empiezo|primera vez|novat[oa]s?|nuev[oa]s?)(?: .{0,16})?|(?:cuanto|que) es una (?:micro ?dosis|dosis (?:baja|normal))$|how (?:many|much)(?: (?:gumm\\p{L}+|edibles?|pieces?|chocolates?|thc))? (?:is|are|would be) (?:too (?:many|much)|enough|safe)${WISHES_NOT}(?: .{0,24})?|how strong is too strong(?: .{0,24})?|cuantas gomitas (?:son|es) (?:demasiadas|muchas|demasiado)`,
    'A common starting point for edibles is 2.5 to 5 mg of THC; a microdose is 1 to 2.5 mg, and 10 mg is what many regulars take at a time. Wait at least 2 hours before having more. With flower or a vape nobody counts milligrams: take one small puff and give it 10 to 15 minutes. Start low and go slow.',
    'Para comestibles se suele empezar con 2.5 a 5 mg de THC; una microdosis son 1 a 2.5 mg, y 10 mg lo que toma mucha gente con costumbre. Espera al menos 2 horas antes de repetir. Si fumas o vapeas, da una calada pequeña y espera 10 a 15 minutos.',
  ],
  [
    'eaten-forms',
    `(?:(?:difference|diff|differ|compare|explain|better|faster|stronger|diferencia|mejor)\\b${WISHES_NOT}.{0,30}\\b${EATEN} (?:vs|versus|and|or|than|from|y|o|que) (?:an? |the )?${EATEN}|${EATEN} (?:vs|versus) (?:an? |the )?${EATEN}${WISHES_NOT}|${EATEN} (?:or|and|o) (?:an? |the )?${EATEN}\\b${WISHES_NOT}.{0,16}\\b(?:whats? (?:the )?(?:difference|diff|better|stronger|faster)|which (?:is|one|hits|works|lasts)))\\b(?: .{0,24})?`,
    'What is swallowed is felt alike: after 30 minutes to 2 hours, for 4 to 8 hours, and 10 mg are 10 mg in each. Gummies, chocolates and mints taste of something and are easily halved; capsules have no taste and always the same dose. Drinks are mostly made to be felt sooner and to fade sooner, and a tincture is counted in drops and felt in 15 to 45 minutes when held under the tongue.',
    'Lo que se traga se siente parecido: tarda de 30 minutos a 2 horas, dura de 4 a 8, y 10 mg son 10 mg en todos. Gomitas, chocolates y mentas tienen sabor y se parten fácil; las cápsulas no saben a nada y llevan siempre la misma dosis. Las bebidas suelen notarse antes y pasar antes, y la tintura se cuenta en gotas y se nota en 15 a 45 minutos bajo la lengua.',
  ],
  [
    'drink-onset',
    `(?:(?:how (?:fast|long|soon|quick(?:ly)?)|when|cuanto)\\b${WISHES_NOT}.{0,24}|(?:do|does|are|is)(?: (?:the|thc|weed|cannabis|a|an|infused|most|all))* )\\b${DRINKS}\\b.{0,24}\\b(?:kick(?:s|ing)?(?: in)?|hits?|take|takes|work|works|start|starts|felt|feel|onset|last|lasts|faster|quicker|pegar?|pegan|hacen? efecto|duran?|tardan?)\\b(?: .{0,24})?`,
    'Most THC drinks are made with very small droplets (nano), so they are usually felt in about 15 to 30 minutes, sooner than a gummy, and fade sooner too. Some take up to an hour or more, and a large one still lasts hours: read the label, sip, and wait at least an hour before another.',
    'La mayoría de las bebidas con THC llevan gotas diminutas (nano): se suelen notar en 15 a 30 minutos, antes que una gomita, y también pasan antes. Algunas tardan una hora o más, y una grande dura horas: lee la etiqueta, bebe a sorbos y espera al menos una hora antes de otra.',
  ],
  [
    'edible-not-felt',
    `(?:why|how come|por que)\\b${WISHES_NOT}(?=.{0,60}\\b(?:dont|do not|didnt|did not|doesnt|does not|wont|never|not|no|isnt|arent|nothing)\\b).{0,24}\\b(?:edibles?|gumm\\p{L}+|chocolates?|brownies?|comestibles?|gomitas?)\\b(?: (?:ever|even|just|really|never|dont|do not|didnt|doesnt|wont|not|no|me))* (?:work(?:ed|ing)?|hit(?:ting)?|do (?:anything|much|shit)|get (?:me|us) (?:high|stoned)|affect|kick in|felt|pegan?|hacen? (?:nada|efecto)|sirven?)\\b(?: .{0,24})?|(?:edibles?|gumm\\p{L}+) (?:dont|do not|never|wont|barely|hardly|do nothing|dont even)(?: (?:ever|even|really))*(?: (?:work|hit|do anything|get me high|affect|kick in))?(?: (?:on|for|to))? me\\b(?=[ ,]*(?:$|why|how come|what gives|am i))(?: .{0,30})?`,
    'There are several reasons: it may only be late (30 minutes to 2 hours, longer after a big meal), the dose may be small for you, tolerance from smoking counts too, and some bodies turn little of it over, so edibles are hardly felt. Do not add more within 2 hours. Another day try it with some food, or a drink or tincture held under the tongue, or a little more.',
    'Hay varias razones: puede tardar (de 30 minutos a 2 horas, más tras una comida grande), la dosis puede ser poca para ti, la tolerancia de fumar también cuenta y algunos cuerpos lo transforman poco. No tomes más antes de 2 horas. Otro día prueba con algo de comida, una bebida o tintura bajo la lengua, o un poco más.',
  ],
  [
    'cannabinoids-weighed',
    `${CANNABINOID} (?:and|vs|versus|or|y|o) (?:the )?${CANNABINOID}\\b${WISHES_NOT}.{0,24}\\b(?:same(?: thing)?(?! (?:amount|dose|ratio|strength|price|time|pack|product|gumm))|different|difference|differ|lo mismo|diferencia)\\b(?: .{0,16})?`,
    'Cannabinoids are the compounds that make cannabis what it is. THC is the intoxicating one; CBD, CBG, CBN and others do not make you high on their own and shape the character of a product.',
    'Los cannabinoides son los compuestos propios del cannabis. El THC es el que embriaga; CBD, CBG, CBN y otros le dan carácter al producto.',
  ],
  [
    'hash-words',
    `(?:whats?|what is|what are|what does|explain|define|meaning of|que (?:es|son))(?: (?:an?|the|is|el|la|by|exactly))* (?:cold cured?|full melt|six star|6 star|rosin jam|fresh press)(?: (?:rosin|hash|resin|badder|mean|means|dabs?))*$|(?:hash|kief|keef) (?:vs|versus) (?:hash|kief|keef)(?: .{0,16})?`,
    'Kief is the resin powder that falls off flower, and hash is that resin gathered and pressed. Full melt is ice-water hash so clean that it melts away on a dab (six star is its best grade). Cold cure is rosin that rests sealed and cool until it is creamy, which keeps its aroma; fresh press is rosin as it leaves the press, and jam is warmed until crystals part from a runny sauce. All are much stronger than flower.',
    'El kief es el polvo de resina que cae de la flor y el hachís es esa resina juntada y prensada. Full melt es hachís al agua tan limpio que se derrite por completo (seis estrellas es lo mejor). Cold cure es rosin que reposa cerrado y fresco hasta quedar cremoso; fresh press, tal como sale de la prensa. Todo es mucho más fuerte que la flor.',
  ],
  [
    'cbd-against-thc',
    `(?:does|do|can|will|is it true|would|puede|quita)\\b${WISHES_NOT}.{0,24}\\bcbd\\b.{0,16}\\b(?:cancel(?:s|ing)?(?: out)?|counter\\p{L}*|kills?|lowers?|reduces?|tones? down|softens?|mellows?|balances?|fights?|ruins?|weakens?|offsets?|blocks?|cancela|baja|quita|contrarresta)\\b.{0,20}\\b(?:thc|high|buzz|effects?|efecto)\\b(?: .{0,16})?`,
    'It does not cancel it: CBD switches no high off. Products with about as much CBD as THC, or more, are described by many as gentler and clearer, though studies do not agree on how much CBD softens. After too much THC time is what helps, with water, calm and company.',
    'No lo cancela: el CBD no apaga el efecto. Los productos con tanto CBD como THC, o más, se describen como más suaves y claros, aunque los estudios no coinciden en cuánto. Tras demasiado THC lo que ayuda es el tiempo, con agua, calma y compañía.',
  ],
  [
    'mold',
    `(?:can|does|do|will|how (?:do|can) (?:i|you)|what does|why does|is it|puede|como se si)\\b${WISHES_NOT}(?!.{0,60}\\b(?:i bought|you sold|i got|got from|my order|grinder|bong)\\b).{0,24}\\b(?:weed|flower|buds?|joints?|prerolls?|cannabis|flor|mota)\\b.{0,24}\\b(?:mold|moldy|mould|mouldy|mildew|moho)\\b(?: .{0,24})?|(?:whats|what does|how (?:do|can) (?:i|you) (?:tell|spot|see|know|recognize)|signs of)\\b.{0,12}\\b(?:mold|moldy|mildew)\\b.{0,16}\\b(?:weed|flower|buds?|cannabis|look like)\\b(?: .{0,16})?`,
    'Flower that is kept damp can: above about 65% humidity mold grows, seen as dull white fuzz or gray powder and smelled as a musty, hay-like note (trichomes glitter, mold does not). Keep it in a closed jar at 58 to 62% humidity, cool and dark. Moldy flower is nothing to smoke: throw it out, and if it came so, tell our team.',
    'La flor guardada húmeda sí: por encima de un 65% de humedad sale moho, una pelusa blanca apagada o un polvo gris con olor a humedad (los tricomas brillan, el moho no). Guárdala en un frasco cerrado con 58 a 62% de humedad, en un lugar fresco y oscuro. La flor con moho no se fuma: tírala, y si llegó así, avisa a nuestro equipo.',
  ],
]
