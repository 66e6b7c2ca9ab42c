/** Things of the shop by their shelves. */
const GOODS =
  '(?:weed|flower|buds?|nugs?|eighths?|8ths?|ounces?|jars?|product|products|stuff|prerolls?|joints?|blunts?|edibles?|gumm\\p{L}+|chocolates?|brownies?|cookies?|drinks?|seltzers?|carts?|cartridges?|vapes?|pens?|disposables?|pods?|oils?|tinctures?|concentrates?|wax|dabs?|rosin|resin|hash|badder)'
const HAS =
  '(?:do|does|is|are|any|got|have|has|what|whats|which|how|worried|concerned|know|tell|sure|says?|about|contains?)'
const ADDED =
  '(?:vitamin e(?: acetate)?|additives?|fillers?|cutting agents?|thinners?|mct(?: oil)?|propylene glycol|vegetable glycerin|heavy metals?|(?<!terp(?:ene)?s? )lead in|pesticides?|chemicals?|toxins?|preservatives|solvents? (?:left|in)|residual solvents?|mold (?:in|on)|mildew)'
/** What is bought by weight, and not eaten or vaped. */
const WEIGHT =
  '(?:(?:half |quarter |full |whole |single |one |1 |2 |two |a )*(?:gram|eighth|8th|quarter|half|ounce|oz|zip|3\\.5(?: ?g| grams)?|(?:1|7|14|28) ?g|(?:7|14|28) grams)s?)(?: (?:bag|jar|of (?:weed|flower|bud|it|this|that)))?'
const NOT_INHALED =
  '(?!.{0,40}\\b(?:carts?|cartridges?|pens?|vapes?|disposables?|pods?|wax|dabs?|concentrates?|edibles?|gumm\\p{L}+)\\b)'
const EATEN =
  '(?:edibles?|gumm(?:y|ie|ies)|brownies?|chocolates?|cookies?|mints?|seltzers?|(?:thc |weed )?drinks?|comestibles?|gomitas?)'
const BREATHED =
  '(?:smok(?:e|es|ed|ing)|vap(?:e|es|ed|ing)|joints?|prerolls?|blunts?|bong(?: rips?)?|bowls?|dabs?|hits?(?: (?:a|of|my) (?:pen|cart|bong|joint))|flower|pens?|carts?)'
const TOGETHER =
  '(?:mix(?:ing)?|combin(?:e|ing)|(?:and|then|plus|with|while|after|before|on top of|same time|together))'
const KEPT =
  '(?:weed|flower|buds?|edibles?|gumm\\p{L}+|chocolates?|brownies?|drinks?|carts?|cartridges?|vapes?|pens?|prerolls?|joints?|tinctures?|concentrates?|wax|dabs?|rosin|resin|oils?|it|them|they|these|those|this|an? (?:eighth|ounce|gram)|my (?!points|rewards?|order|discounts?|coupons?|card|id|credit|kids?|child|bab(?:y|ies)|minor|sons?|daughters?|wife|husband|(?:girl|boy)?friends?|partner|moms?|dads?|dogs?|car|truck)\\p{L}+)'

/** How long a thing keeps, and where. */
const KEEPING = `how (?:do|can|would|should) (?:i|you|we|u|one) (?:know|tell|see)(?: (?:if|when|that|whether|its|my|mine|an?|the|these|those|this|old))* ${KEPT} (?:(?:has|have|is|are|was|went|gone|go|goes|gets|got|turned|turns|still|really|past|its|no longer) )*(?:bad|expired?|old|off|stale|spoil(?:ed|s|t)?|mold(?:y|ed|s)?|good|rotten|rancid|safe|prime|fresh)(?: .{0,20})?$|(?:is|are)(?: (?:my|this|these|those|the|old))* ${KEPT} still (?:good|ok|okay|safe|fine)(?: .{0,30})?$|how long (?:do|does|will|would|can|could|are|is|should) (?:\\p{L}+ ){0,4}?${KEPT} (?:\\p{L}+ ){0,2}?(?:stay|stays|keep|keeps|remain|(?:be )?(?:good|fresh|potent)|go bad|gone bad|expire|(?:last|good|ok) (?:once|after|if|when) (?:you |i |its |theyre |they are )?open(?:ed)?|sit|last (?:in|inside)(?: (?:the|an?|my|its|their|that|this))?)\\b(?!.{0,30}\\b(?:high|stoned|system|hold|orders?)\\b)|how long (?:are|is) (?:\\p{L}+ ){0,3}${KEPT} (?:still )?(?:good|ok|okay|safe|fine)(?: (?:for|to).{0,20})?$|(?:do|does|will|can|did)(?: (?:your|the|these|those|my|your|thc|weed|cannabis|old))* ${KEPT} (?:ever |actually |really )?(?:expire|expired?|go (?:bad|stale|off|old)|spoil|rot|lose (?:its |their )?(?:potency|strength))|(?:can|should|could|do|is it ok(?:ay)? to|must|safe to|bad to|good to)(?: (?:i|you|we|people|u))?(?: (?:just|even|need to|have to))* (?:freeze|refrigerate|chill)(?: (?:my|the|your|some|an?|any|leftover|old))* ${KEPT}|(?:can|should|could|do|is it ok(?:ay)? to|must|safe to|bad to|good to)(?: (?:i|you|we|people|u))?(?: (?:just|even|need to|have to))* (?:put|keep|store|leave|throw|stick)(?: (?:my|the|your|some|an?|any|leftover|old))* ${KEPT} (?:in|on|into|inside)(?: (?:the|a|my))* (?:fridge|freezer|refrigerator|sun|(?:hot )?car|glove ?box|truck)|(?:do|does|should|must)(?: (?:i|you|we|your|the|these|those))*(?: (?:need to|have to))? ?(?:${KEPT} )?(?:need to be |have to be |go |be )?(?:refrigerated|frozen|kept cold|kept in the fridge|in the fridge)|(?:is|are)(?: (?:my|these|those|this|the|old|year|expired|last))* ${KEPT} (?:from .{2,30}|past .{2,20}|\\d+ \\p{L}+ old|an? (?:year|month|week) old|that (?:is|are) .{2,16}) (?:still )?(?:good|ok|okay|safe|fine)|(?:is|are|will|would|can|could)(?: (?:it|my|a|an|the|your|these|this))* ${KEPT} .{0,24}\\b(?:in|inside)(?: (?:a|the|my|that))* (?:hot )?(?:car|fridge|freezer|sun|heat|mailbox|truck)(?: .{0,16})?$|(?:is|are)(?: (?:my|these|those|this|the))* ${KEPT} (?:already )?expired\\b|cuanto (?:tiempo )?(?:dura|duran|aguanta|aguantan|sirve)\\b.{0,30}\\b(?:frasco|bote|bolsa|guardad[oa]s?|abiert[oa]s?|refri\\p{L}*|congelador|cerrad[oa]s?|sin abrir)|(?:se )?(?:caducan?|vencen?|expiran?|echan? a perder)(?: (?:la|las|los|el|mis|tus|sus)? ?(?:flor|gomitas?|comestibles?|cartuchos?|mota|hierba))?(?= ,|$| (?:o|y|si|en|con|despues))|fechas? de (?:caducidad|vencimiento|expiracion)|(?:shelf life|expiration dates?|expiry dates?|expire dates?|best by dates?|use by dates?)`

/**
 * Questions about the goods as such that no row of a menu answers: what is in them beside what is listed, how old they are, how
 * they keep, how far they go. A shelf named in them is what they are about, and nothing that is wished for.
 */
export const BEYOND_ROWS: readonly (readonly [id: string, topic: string, en: string, es: string])[] = [
  [
    'additives',
    `${HAS}\\b(?!.{0,30}\\btest).{0,60}\\b${ADDED}|(?:are|is)(?: (?:your|the|these|those|all|any|u|ur))* ${GOODS} (?:actually |even |really |all |100% )*(?:safe|clean|pure|cut(?: with .{1,20})?|laced|sprayed|contaminated|tainted|legit|real|fake)(?: (?:to|for|or|and) .{1,24})?$|how (?:do|can) (?:i|we|you) (?:know|tell|be sure)(?: (?:if|that|your|the|these|those|it|its|theyre))* (?:${GOODS} )?(?:is|are|isnt|arent|its|not)?(?: (?:is|are|not|really|actually))* ?(?:safe|clean|pure|cut|laced|legit|real|fake)(?: .{1,20})?$|(?:what|whats|what is)(?: (?:is|are|all|exactly|actually|even|else))* in (?:your|the|these|those)(?: \\p{L}+)? (?:carts?|cartridges?|vapes?|pens?|disposables?|pods?|oils?|edibles?|gumm\\p{L}+)(?: (?:besides|other than|apart from) .{1,12})?$|(?:what|whats|list|tell me)(?: (?:is|are|all))* (?:the )?ingredients (?:in|of|for) (?:your|the|these|those|an?|any) (?:carts?|cartridges?|vapes?|pens?|edibles?|gumm\\p{L}+|chocolates?|brownies?|drinks?)$`,
    'The menu does not list additives, full ingredients or test figures, so I cannot tell that of a product. Licensed products are lab tested before sale under the state rules, for things like pesticides, heavy metals, solvents and mold. The label lists the ingredients, and its QR code or COA (certificate of analysis) has the results of that batch; our team can show you those of any item.',
    'El menú no indica aditivos, ingredientes completos ni análisis, así que no puedo decirlo de un producto. Los productos con licencia pasan por laboratorio antes de venderse (pesticidas, metales pesados, solventes, moho). La etiqueta trae los ingredientes y su código QR los resultados del lote; nuestro equipo te los muestra.',
  ],
  [
    'keeps-eaten',
    `(?:${KEEPING})(?:(?<=\\b${EATEN}\\b.*)|(?=.*\\b${EATEN}\\b))`,
    'Go by the date on the label: unopened, most edibles keep for months in a cool, dark place, and once open they stay best closed airtight. Fridge and freezer are fine for gummies, chocolates and baked edibles (they only turn harder, so let them thaw), and heat is what melts and spoils them. The strength fades slowly. If one smells off or shows mold, throw it out.',
    'Guíate por la fecha de la etiqueta: sin abrir, casi todos los comestibles duran meses en un lugar fresco y oscuro; abiertos, mejor bien cerrados. El refrigerador y el congelador les van bien; el calor los derrite. La potencia baja despacio.',
  ],
  [
    'keeps',
    KEEPING,
    'In a sealed jar, cool and dark, flower is at its best for about six months; after that it dries and loses aroma and strength, and fridge or freezer make it damp or brittle. Tinctures, cartridges and concentrates carry a date on the label: go by that, keep them closed and cool, carts upright, and never in a hot car. If anything smells off or shows mold, throw it out.',
    'En un frasco cerrado, fresco y oscuro, la flor está mejor unos seis meses; el refrigerador no le va bien. Tinturas, cartuchos y concentrados llevan una fecha en la etiqueta: guíate por ella y guárdalos cerrados y frescos. Si huele mal o hay moho, tíralo.',
  ],
  [
    'terpene-total',
    '(?:highest|most|biggest|richest|max(?:imum)?)(?: (?:amount|level|number|content|percentage|in|of|total|with|overall))* terp(?:ene)?s?(?: (?:content|percentage|percent|total|level|%)s?)?(?![\\p{L}])|terpiest|(?:total|overall) terp(?:ene)?s?|terp(?:ene)? (?:content|percentages?|percent|totals?)',
    'The menu does not give total terpene figures, so I cannot rank things by them. The label and its lab report do, and our team can read them to you. Tell me a terpene you like (limonene, myrcene, pinene) or an aroma, and I will look for that.',
    'El menú no da el total de terpenos, así que no puedo ordenar por eso. La etiqueta y su análisis lo traen, y nuestro equipo te lo lee. Dime un terpeno que te guste (limoneno, mirceno, pineno) o un aroma, y lo busco.',
  ],
  [
    'pack-date',
    `(?:when|how (?:long ago|recently)|what (?:date|day|month))\\b(?!.{0,40}\\b(?:store|shop|place|parking|line|lot|(?:most|least|less|you|yall|get|gets|so|really) packed)\\b).{0,40}\\b(?:packaged|packed|harvest(?:ed)?|cured|chopped|cut down|jarred|made|produced|manufactured|rolled)(?: on)?$|(?:when (?:was|were|is)|whats|what is|what are|what|check|know|see|find|tell me)\\b.{0,30}\\b(?:pack(?:age|aged|aging|ed|ing)?|harvest|batch|born on|test(?:ed)?|manufactur\\p{L}+)(?: on)? ?dates?|(?:is|are)(?: (?:your|the|this|that|all|any|it|these|those|u|ur))* ${GOODS} (?:still |actually |pretty |really |super |always |all )*(?:fresh|old|stale|dry|new)(?:er)?(?: or .{1,20})?(?: (?:today|this week|right now|rn))?(?: ,.{0,40})?$|how (?:fresh|old|recent|dry|new) (?:is|are)(?: (?:your|the|this|that|these|those|yalls))* (?:${GOODS}|it|they|that|this)(?: .{1,16})?$|how fresh (?:is|are) .{2,40}|how long (?:has|have)(?: (?:your|the|this|that|these|those|it|they))* (?:${GOODS} )?(?:been )?(?:sat|sitting|sit|been (?:sitting|on the shelf|there|in (?:the )?(?:jar|stock)))(?: .{0,24})?`,
    'The menu does not show when something was harvested or packed. The label has the date, and our team can read it to you off the jar or the box before you buy. As a rule of thumb, flower kept sealed, cool and dark is at its best for about six months.',
    'El menú no muestra cuándo se cosechó o envasó algo. La fecha está en la etiqueta y nuestro equipo puede leértela antes de que compres. Como regla, la flor cerrada, fresca y a oscuras está mejor unos seis meses.',
  ],
  [
    'flower-goes',
    `how (?:long|many (?:days|weeks|sessions|times|nights|smokes|people|highs))\\b(?!.{0,60}\\b(?:high|stoned|effects?|smell|test|fresh|good)\\b)${NOT_INHALED}(?: (?:does|do|will|would|should|can|could|is|are|an?|the|my|your|one|i|you|we|get|gets?|out|of|from|in|it|take|me|us|through|go|finish|smoke|to))* ${WEIGHT}(?: (?:\\p{L}+ ){0,2}(?:last|lasts|go|goes|stretch|good for|get me)\\b.{0,40}| (?:for|usually|typically).{0,30})?$|how (?:many|much)\\b${NOT_INHALED}(?: (?:small|normal|regular|good|big|fat|decent|average|0\\.5 g|half gram))*(?: (?:bowls?|packs?|sessions?|spliffs?|blunts?|bong (?:rips?|hits?|bowls?)|cones?))\\b.{0,40}\\b${WEIGHT}$`,
    'It depends on the roll: a gram makes about 2 joints of half a gram, or 3 to 5 small bowls, and an eighth (3.5 grams) about 7 such joints or 10 to 15 bowls; a blunt takes a gram or so. At one joint a day a gram lasts about two days, an eighth a week and an ounce (28 grams) close to two months.',
    'Depende de cómo lo líes: un gramo da unos 2 porros de medio gramo o de 3 a 5 pipas pequeñas, y un octavo (3.5 gramos) unos 7 porros. A uno por día, un gramo dura unos dos días, un octavo una semana y una onza (28 gramos) casi dos meses.',
  ],
  [
    'leftover',
    `(?:how long (?:does|do|will|can|is)|can (?:i|you)|should i|is it (?:ok(?:ay)?|bad) to|what (?:do|should|can) i do (?:with|if)|how (?:do|can|should) i)\\b.{0,40}\\b(?:half(?: smoked| finished)?|put out|save|relight|re light|finish|snub|leftover|roach|rest of|unfinished)\\b.{0,20}\\b(?:joint|preroll|blunt|doobie|it all|roach)|(?:joint|preroll|blunt)s?\\b.{0,30}\\b(?:dont finish|didnt finish|half smoked|for later|relight|re light|put (?:it|them) out|save (?:it|the rest))`,
    'You can put a pre-roll out and keep it: press out the lit end gently (no water), let it cool, trim the ash and close it in an airtight tube. It tastes harsher once relit, so the next day or two is best.',
    'Puedes apagar un porro y guardarlo: apaga la punta con cuidado y sin agua, deja que se enfríe y guárdalo en un tubo hermético. Al encenderlo de nuevo sabe más fuerte; mejor en uno o dos días.',
  ],
  [
    'edible-with-smoke',
    `(?:is it|can|could|should|may|ok|okay|safe|bad|dumb|smart|what happens|whats it like|does it|do you|would it|is|good idea|too much|i (?:want|wanna) to)\\b(?!.{0,80}\\b(?:recommend|bundle|under|get|grab|order|add|need|sell|carry|cheap\\p{L}*|buy|both for|deal|pick (?:me|us|out)|find (?:me|us)|choose|suggest|packs? of)\\b).{0,50}\\b(?:${EATEN}\\b.{0,30}\\b${TOGETHER}\\b.{0,30}\\b${BREATHED}|${BREATHED}\\b.{0,30}\\b${TOGETHER}\\b.{0,30}\\b${EATEN}|mix\\p{L}* (?:\\p{L}+ ){0,2}${EATEN})\\b(?<!\\b(?:from|than|between|or) .{0,40})`,
    'You can, but the two add up, and the edible comes on late, so it is easy to take too much. Have one at a time: start with the smaller amount you would usually take, give an edible its 2 hours before smoking on top, or a smoke 15 minutes before deciding on more. Leave alcohol out, and do not drive.',
    'Se puede, pero los efectos se suman y el comestible llega tarde, así que es fácil pasarse. Uno a la vez y con poco: espera 2 horas tras un comestible antes de fumar. Sin alcohol y sin conducir.',
  ],
  [
    'charging',
    `(?:how (?:do|does|can|should|long|often|to)|do|does|should|can|when (?:do|should)|whats? the (?:best|right) way)\\b(?! (?:you|u|yall|ya)(?: guys)? (?:have|sell|carry|got|stock|offer)).{0,40}\\b(?:charge|charging|recharge|charged|charger|rechargeable|recharging)\\b.{0,24}\\b(?:pens?|vapes?|batter(?:y|ies)|disposables?|carts?|cartridges?|pods?|dispos?)\\b.{0,30}|(?:how (?:do|does|can|should|long|often)|do|does|are|should|can|when (?:do|should|is|will)|how will i know)\\b.{0,30}\\b(?:pens?|vapes?|batter(?:y|ies)|disposables?|pods?|dispos?)\\b.{0,24}\\b(?:charge|charging|recharge|recharged|charged|rechargeable)(?: .{0,20})?$|what (?:does|do)\\b.{0,20}\\b(?:blink\\p{L}*|flash\\p{L}*|light|lights)\\b.{0,30}\\bmean|(?:batter(?:y|ies)|pen|vape|disposable) (?:is |keeps )?(?:blinking|flashing)\\b`,
    'A 510 battery or a rechargeable disposable charges from its port, mostly by USB, until its light changes; an hour or two is usual, and there is no need to leave it on overnight. New ones tend to come partly charged, so a first charge is a good idea. A blinking light usually means an empty battery or a poor contact with the cartridge. Cartridges themselves are not charged.',
    'Una batería 510 o un desechable recargable se carga por su puerto, casi siempre USB, hasta que cambia la luz; suele tardar una o dos horas. Si parpadea, normalmente está vacía o el cartucho no hace buen contacto.',
  ],
]
