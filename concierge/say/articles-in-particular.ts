const EDIBLE =
  '(?:edibles?|gumm\\p{L}+|brownies?|chocolates?|cookies?|thc drinks?|seltzers?|weed food|eating (?:it|weed|cannabis)|comestibles?|gomitas?)'
const SMOKED =
  '(?:smok\\p{L}+|vap\\p{L}+|inhal\\p{L}+|joints?|prerolls?|dabs?|dabbing|flower|bud|blunts?|bongs?|bowls?|carts?|pens?|fum\\p{L}+|porros?|flor)'
const HARDER =
  '(?:hard(?:er)?|strong(?:er)?|higher|heav(?:y|ier)|intens\\p{L}+|potent|differen\\p{L}+|so (?:much|high|messed up)|(?:too|way) (?:high|much)|longer|more|wors[et]|(?:mess|knock|wreck|floor|destroy|crush)(?:es|s)? (?:me|you|us|people)|mas|fuertes?|distint\\p{L}+)'
const EXTRACT = '(?:live )?(?:resin|rosin)|distillate|wax|shatter|badder|budder|concentrates?|dabs?'
/** "Doing my first dab ever, any tips". */
const FIRST =
  '(?:(?:my|her|his|our|the|a) (?:very )?(?:first|1st)(?: ever)?|(?:first|1st) ?time|never(?: (?:really|even|ever))?(?: (?:had|done|tried|smoked|used|hit|taken))?)'
const TIPS_ASKED =
  '(?!.{0,60}\\b(?:filter|papers|cones|recommend\\p{L}*|under|cheap\\p{L}*)).{0,40}(?:any|some|got|have|give me|need) (?:\\p{L}+ )?(?:tips|advice|pointers|words of wisdom)'
const LONG_FOR = 'how (?:long|many hours)(?: (?:does|do|will|would|is|are|am|can|should|could|u|[\\p{L}\\d]{1,7})){1,6}'

const HAD = '(?:had|got|bought|tried|smoked|ate|used|picked up|ordered|grabbed|purchased)'
const BEFORE =
  '(?:last (?:time|week|month|visit|night|year|weekend|summer|\\p{L}+day)|yesterday|the other (?:day|night|week)|an? (?:few|couple) (?:of )?(?:days|weeks|months) ago|(?:a|an|\\d) (?:week|month|year)s? ago|previously|a while (?:ago|back))'

/** Questions about one thing whose name also stands in general ones; tried before all other articles. */
export const IN_PARTICULAR: readonly (readonly [id: string, topic: string, en: string, es: string])[] = [
  [
    'past-purchase',
    `(?:what|which (?:one|strain|cart|gumm\\p{L}+))(?: (?:did|was it|strain did|kind did|cart did|brand did))? (?:that )?(?:i|we) (?:get|buy|have|order|pick up|${HAD}) ${BEFORE}|(?:i|we) ${HAD} .{0,60}${BEFORE}.{0,24}\\bwhat(?:s| is| was)? (?:was (?:it|that)|it(?: called)?$|that called|its name|the name|it was)|what(?:s| is| was) (?:that|the|those) (?:\\p{L}+ ){1,4}(?:i|we) ${HAD} ${BEFORE}|(?:remember|recall|know|tell me) what (?:i|we) ${HAD}(?: ${BEFORE}| here| from you)|(?:do|can|could) you (?:guys )?(?:have|keep|see|look up|pull up|check)\\b.{0,12}\\b(?:records? of (?:my|what i)|my (?:purchase|order|shopping) history)\\b(?: .{0,24})?`,
    "I can't see past purchases from this chat; the label or your receipt has the name, and our team may be able to look it up. Tell me what you remember (kind, brand, color or taste) and I'll look for it on the menu.",
    'Desde este chat no veo compras anteriores; el nombre está en la etiqueta o en el recibo, y nuestro equipo quizá pueda buscarlo. Dime qué recuerdas (tipo, marca, color o sabor) y lo busco en el menú.',
  ],
  [
    'first-dab',
    `${FIRST} (?:\\p{L}+ ){0,2}(?:dab(?:s|bed|bing)?|rig|concentrates?|wax)${TIPS_ASKED}|(?:how (?:do|can|should|to)|whats the best way to|teach me to|como)(?: (?:i|you|we|one|u|se))?(?: (?:do|take|hit|smoke|use|hace))?(?: (?:an?|un))? (?:dabs?|dabbing)(?: (?:it|wax|properly|right|correctly|safely|rosin|for (?:beginners|dummies)))*$`,
    'Heat the banger, let it cool a little (about 450 to 550°F), touch the concentrate to it and inhale slowly, or use a dab pen, which heats by itself. For a first dab, keep it tiny: a piece the size of a grain of rice or less, as concentrates hold far more THC than flower. Sit down and wait ten minutes or so before another. Have water near, and someone with you who has done it.',
    'Para un primer dab, muy poco: un trozo como un grano de arroz o menos, porque los concentrados tienen mucho más THC que la flor. Deja que el banger se enfríe un poco, inhala despacio, siéntate y espera unos diez minutos antes de otro.',
  ],
  [
    'first-use',
    `${FIRST} (?:\\p{L}+ ){0,3}(?:edibles?|gumm\\p{L}+|joint|preroll|bong|bowl|vape|cart|pen|weed|cannabis|smok\\p{L}+)${TIPS_ASKED}`,
    'For a first time, start low and go slow: one small puff, or an edible of 2.5 to 5 mg. Be somewhere comfortable, have water, do not mix with alcohol and do not drive. With edibles wait 2 hours before having more.',
    'La primera vez empieza con poco: una calada pequeña o un comestible de 2.5 a 5 mg. Busca un lugar cómodo, ten agua, no mezcles con alcohol y no conduzcas.',
  ],
  [
    'kief',
    '(?:what(?:s| is| are| exactly is| even is)|explain|define|tell me about|que es)(?: (?!best|cheap\\p{L}*|strong\\p{L}*|your|good|difference)\\p{L}+){0,2} kief(?! (?:do |you|is (?:the )?(?:cheap|best|strong)))|how (?:do|does|to|can|should|would|is)(?: \\p{L}+){0,4} kief|(?:what|things|anything|something|best way|ways).{0,30}(?:with|use|smoke|take|enjoy|consume) (?:\\p{L}+ ){0,2}kief|kief\\b.{0,30}(?:how|what|wtf).{0,20}(?:use|smoke|do with|for|is it|it is)|is kief (?:\\p{L}+ ){0,2}(?:strong\\p{L}*|potent|like|weed|worth|just)|(?:can|should|could|do) (?:i|you|we|people) (?:just )?(?:smoke|sprinkle|use|eat|vape|dab|put|add|mix|cook with|press) (?:\\p{L}+ ){0,2}kief(?!.{0,12} (?:cart|order|bag))|(?:como|para que) (?:se )?(?:usa|uso|fuma|fumo|consume|sirve|es)(?: \\p{L}+){0,2} kief',
    'Kief is the fine powder of resin glands (trichomes) that falls off the flower and gathers at the bottom of a grinder. It is much stronger than the flower it came from. People sprinkle a small pinch on a bowl or into a joint, or press it into hash; start with very little.',
    'El kief es el polvo fino de glándulas de resina (tricomas) que se desprende de la flor y se junta en el fondo del grinder. Es mucho más fuerte que la flor. Se espolvorea una pizca sobre la pipa o dentro de un porro, o se prensa para hacer hachís; empieza con muy poco.',
  ],
  [
    'rso-extracts',
    `(?:differen\\p{L}+|differ|vs|versus|compare|same|better|what(?:s| is| are)|explain|or)\\b.{0,60}\\b(?:${EXTRACT}).{0,30}\\brso\\b|(?:differen\\p{L}+|differ|vs|versus|compare|same|better|what(?:s| is| are)|explain)\\b.{0,60}\\brso\\b.{0,30}\\b(?:${EXTRACT})|\\b(?:${EXTRACT}).{0,30}\\brso\\b.{0,30}(?:differ|vs|versus|compare|same|better|explain)|\\brso\\b.{0,30}\\b(?:${EXTRACT}).{0,30}(?:differ|vs|versus|compare|same|better|explain)`,
    'RSO is a thick, dark oil of the whole plant, already activated: it is sold in a syringe and eaten in tiny amounts, a grain of rice or less, so it is felt slowly and long, as an edible is. Live resin, rosin, distillate and other dabs are vaporized and felt within minutes; live resin and rosin keep more of the taste of the plant. All are very strong.',
    'El RSO es un aceite espeso y oscuro de la planta entera, ya activado: viene en jeringa y se come en cantidades diminutas, así que se siente lento y largo, como un comestible. La live resin, el rosin, el destilado y otros dabs se vaporizan y se sienten en minutos; la resin y el rosin conservan más sabor. Todos son muy fuertes.',
  ],
  [
    'cured-live',
    '(?:cured|live)(?: resin)?\\b.{0,30}\\b(?:live|cured)(?: resin| wax| badder| sauce)?\\b(?<=cured.{0,60})(?<=live.{0,60})(?<!(?:show|give|want|need|have|carry|sell|got|get) .{0,60})|(?:what(?:s| is| does| do)|explain|define|tell me about|que es)(?: (?!best|cheap\\p{L}*|strong\\p{L}*|your)\\p{L}+){0,3} cured(?: resin)?(?: mean| about)?$|resina curada\\b.{0,30}\\bviva|resina viva\\b.{0,30}\\bcurada|que es (?:la )?resina curada',
    "Both are made with a solvent that is removed afterwards; the plant is what differs. Live resin starts from fresh flower frozen right at harvest, so it keeps more of the living plant's terpenes and tastes brighter. Cured resin starts from flower that was dried and cured first: deeper in taste, usually a little cheaper, and just as strong.",
    'Ambas se hacen con un solvente que luego se elimina; cambia la planta. La live resin parte de flor fresca congelada al cosechar y conserva más terpenos. La cured resin (curada) parte de flor ya seca y curada: sabor más profundo, suele costar algo menos y es igual de fuerte.',
  ],
  [
    'edible-stronger',
    `11 ?(?:hydroxy|oh)(?: ?thc)?|hydroxy thc|(?:why|how come|what makes|is it (?:true|normal)|is|are|do|does|por que)\\b.{0,30}\\b${EDIBLE}.{0,60}\\b${HARDER}\\b.{0,30}\\b${SMOKED}|(?:why|how come|what makes|por que)\\b.{0,30}\\b${EDIBLE}.{0,30}\\b${HARDER}|(?:why|how come|por que)\\b.{0,40}\\b${HARDER}\\b.{0,30}\\b(?:off|from|on|with|when i eat|after|con)\\b.{0,12}\\b${EDIBLE}|por que\\b.{0,30}\\b(?:pegan?|suben?|golpean?|afectan?|sient\\p{L}+)\\b.{0,40}\\b${EDIBLE}|(?:why|how come)\\b.{0,40}\\b${SMOKED}\\b.{0,40}\\b(?:weaker|less|but|not)\\b.{0,40}\\b${EDIBLE}|(?:which|whats?)(?: one| of them)?\\b.{0,20}\\b${HARDER}\\b.{0,24}\\b(?:${EDIBLE}\\b.{0,16}\\b(?:or|vs|than)\\b.{0,16}\\b${SMOKED}|${SMOKED}\\b.{0,16}\\b(?:or|vs|than)\\b.{0,24}\\b${EDIBLE})|(?:${EDIBLE}\\b.{0,16}\\b(?:or|vs)\\b.{0,16}\\b${SMOKED}|${SMOKED}\\b.{0,16}\\b(?:or|vs)\\b.{0,24}\\b${EDIBLE})\\b.{0,24}\\b(?:which|whats?)\\b.{0,20}\\b${HARDER}`,
    'When you eat cannabis, the liver turns much of the THC into 11-hydroxy-THC, a form that feels stronger; what you smoke or vape mostly skips that step. An edible also comes on slowly (30 minutes to 2 hours) and lasts longer (4 to 8 hours), so the same person can feel it far more. Start with 2.5 to 5 mg and wait at least 2 hours before having more.',
    'Al comer cannabis, el hígado convierte buena parte del THC en 11-hidroxi-THC, una forma que se siente más fuerte; lo fumado o vapeado apenas pasa por ahí. Además tarda más (de 30 minutos a 2 horas) y dura más (de 4 a 8 horas). Empieza con 2.5 a 5 mg y espera al menos 2 horas antes de tomar más.',
  ],
  [
    'edible-lasts',
    `${LONG_FOR} ${EDIBLE}(?: \\p{L}+){0,4} (?:last|lasts|stay|stays|wear(?:s)? off|keep|go|be felt|linger)|${LONG_FOR} (?:feel|last|be (?:high|stoned)|stay (?:high|stoned)|high|stoned)(?: \\p{L}+){0,4} ${EDIBLE}|${LONG_FOR} (?:an? |the |my |this |that )?${EDIBLE} (?:high|buzz|effects?)(?: last\\p{L}*)?|${EDIBLE}.{0,50}\\b(?:how long|how many hours)\\b.{0,25}\\b(?:last\\p{L}*|wear off|stay|high)|(?:when|how soon|what time)\\b.{0,25}\\b${EDIBLE}(?: \\p{L}+){0,3} (?:wear(?:s)? off|end|stop|fade|leave)|(?:if i|if you|will|would|does|do|is|can|are)\\b.{0,30}${EDIBLE}.{0,40}\\blast(?: me)? (?:all|the (?:whole|entire|rest)|through(?:out)?|(?:un)?till?|past|into|long enough|overnight|for (?:the|\\d+|a few|several))\\b|(?:duration of|cuant[oa]s? (?:tiempo |horas )?(?:dura\\p{L}*)(?: \\p{L}+){0,4}) ${EDIBLE}`,
    'Once an edible works it usually lasts 4 to 8 hours: it is strongest about 2 to 4 hours after you eat it, then fades slowly, and a large dose can be felt longer still. It takes 30 minutes to 2 hours to start, so wait at least 2 hours before having more. Drinks and fast-acting gummies start and fade sooner. Do not drive until it is fully over.',
    'Cuando un comestible hace efecto suele durar de 4 a 8 horas: es más fuerte entre 2 y 4 horas después de comerlo y baja despacio; con una dosis grande dura aún más. Tarda de 30 minutos a 2 horas en empezar, así que espera al menos 2 horas antes de tomar más. No conduzcas hasta que pase del todo.',
  ],
]
