const EATEN = '(?:edibles?|gumm(?:y|ie|ies)|brownies?|chocolates?|cookies?|mints?)'
const DEVICE = '(?:vapes?|carts?|cartridges?|disposables?|dispos?|pens?|batter(?:y|ies)|pods?)'
const PIPES =
  '(?:chillums?|one ?hitters?|dugouts?|bubblers?|spoon pipes?|steamrollers?|nectar collectors?|honey straws?|bangers?|carb caps?|dab rigs?|e ?rigs?)'
const A_ROLL =
  '(?:(?:an?|one|each|the (?:average|typical|usual)|your (?:average|typical)|(?:most|normal|regular)) )(?:(?:average|typical|single|regular|normal|standard) )*(?:joints?|prerolls?|spliffs?|doobies?|jays?)'
const GLASS = '(?:bongs?|pipes?|glass|rigs?|bubblers?|piece|chillum|one ?hitter|bowl)'
const TASTES_OR_NOT =
  '(?:(?:did|is doing|are doing) nothing(?! for me)|(?:didnt|isnt|arent|havent|hasnt) (?:do|work|working|hit|hitting|kick|kicking|kicked|do)(?: (?:anything|shit|a thing|in|at all|me))?|never (?:hit|kicked in|did anything|worked))'

/**
 * How things are used, and what they are made of, as shoppers ask it of a shelf: no row tells it. Like those of what no row tells
 * they go before any wish for what is named.
 */
export const IN_USE: readonly (readonly [id: string, topic: string, en: string, es: string])[] = [
  [
    'joint-weight',
    `how (?:much|many grams?|heavy|big)(?: (?:does|do|is|are|would|of))* ${A_ROLL}(?: (?:usually|typically|normally))?(?: weigh\\p{L}*)(?= ,|$)|how heavy (?:is|are) ${A_ROLL}(?= ,|$)|how (?:much|many) (?:grams?|weed|flower|bud)(?: of (?:weed|flower|bud))?(?: (?:is|are|goes?|does|do|you|in|inside|there|put|usually|typically|into))* (?:in|into|makes?|per|for) ${A_ROLL}(?: (?:have|hold|take|usually|weigh))*(?= ,|$)|how many grams?(?: (?:is|are|does|do))* ${A_ROLL}(?: (?:have|hold|weigh|take))*(?= ,|$)|(?:whats|what is|what does) (?:the )?(?:usual |typical |average |normal )?(?:weight|size) of ${A_ROLL}(?= ,|$)`,
    'Most joints hold half a gram to a full gram of flower; in packs of small ones it is often 0.35 to 0.5 g each. The label and our menu give the weight of each.',
    'La mayoría de los porros llevan de medio gramo a un gramo de flor; en los paquetes de pequeños suelen ser de 0.35 a 0.5 g cada uno. La etiqueta y el menú dicen el peso.',
  ],
  [
    'tincture-use',
    'how (?:long|soon|fast|quick)\\b.{0,40}\\btinctures?\\b.{0,30}(?:kick|work|hit|feel|take|last)\\p{L}*(?: in| effect)?|(?:can|could|do|should) (?:i|you|we|u) (?:put|mix|add|drop|take|use) (?:a |the |my |some |your )?tinctures? (?:in|into|with|under|on)\\b.{0,24}|(?:do|does|what (?:do|does)) (?:the |your |a )?tinctures? taste\\b.{0,16}',
    'Held under the tongue for about a minute, a tincture is usually felt in 15 to 45 minutes. Swallowed, or in a drink or food, it acts like an edible: 30 minutes to 2 hours. Many taste of herbs and oil, some are flavored. The dropper makes small doses easy, so start low.',
    'Bajo la lengua durante un minuto, una tintura se suele notar en 15 a 45 minutos. Tragada, o en una bebida o comida, actúa como un comestible: de 30 minutos a 2 horas. Empieza con poco.',
  ],
  [
    'second-dose',
    `(?:can|should|could|is it ok(?:ay)? to|may|safe to)(?: (?:i|you|we|u))?(?: just)? (?:take|eat|pop) (?:2|two|3|three|both|a whole|the whole|a full|half(?: of)?|more than one|another|a couple(?: of)?|several|multiple)(?: \\p{L}+){0,2} ${EATEN}.{0,20}|(?:what|and) if (?:i|you|we) (?:dont|do not|cant|didnt|never) feel (?:it|my|the|an?|any|anything|nothing|one|them)(?: .{0,24})?|${EATEN}(?: (?:i|we) (?:got|had|ate|took|bought))?(?: (?:just|really|basically|totally))* ${TASTES_OR_NOT}`,
    'Give an edible its time: it takes 30 minutes to 2 hours to be felt, and longer after a big meal, so wait at least 2 hours before having more. A first dose is 2.5 to 5 mg of THC; the label says how much one piece has, and half a piece is a fine start. Felt nothing at all? Go up a little another day, not the same night.',
    'Dale tiempo a un comestible: tarda de 30 minutos a 2 horas, más tras una comida grande; espera al menos 2 horas antes de repetir. Para empezar, 2.5 a 5 mg de THC: la etiqueta dice cuánto trae una pieza. ¿Nada? Sube un poco otro día, no la misma noche.',
  ],
  [
    'with-alcohol',
    '(?:can|should|could|is it (?:ok(?:ay)?|safe|bad|fine) (?:to|if)|ok(?:ay)? to|what happens if) (?:i |you |we |u )(?:still |also )?(?:drink|have (?:an? )?(?:beer|wine|drink|cocktail)s?)(?: (?:alcohol|beer|wine|liquor|booze))? (?:with|while|when|after|before|on|and) (?:it|this|that|them|these|weed|cannabis|thc|edibles?|an? \\p{L}+|gumm\\p{L}+|smok\\p{L}+|(?:im )?(?:high|stoned))(?: .{0,16})?|(?:alcohol|beer|wine|liquor|drinking) (?:and|with|plus) (?:weed|edibles?|gumm\\p{L}+|cannabis|smoking|thc)(?: .{0,20})?',
    'Better not: alcohol and cannabis add to each other, and the two together can leave you dizzy or sick much sooner. Have one or the other, drink water, and do not drive after either.',
    'Mejor no: el alcohol y el cannabis se suman, y juntos marean o sientan mal mucho antes. Uno u otro, con agua, y sin conducir.',
  ],
  [
    'good-flower',
    'how (?:can|do|would|to|should)(?: (?:i|you|we|one|u))? (?:tell|know|spot|recogni[sz]e|judge)\\b(?!.{0,16}\\b(?:carts?|cartridges?|vapes?|pens?|pods?|disposables?|gumm\\p{L}+|edibles?)\\b).{0,24}\\b(?:good|quality|top shelf|fire|dank|bad|mids)\\b.{0,24}|what (?:makes|should i look for|do i look for|to look for)\\b.{0,16}\\b(?:good|quality|in)\\b.{0,8}\\b(?:weed|flower|bud)s?(?: (?:good|quality))?',
    'Good flower smells lively, looks frosty with trichomes and well trimmed, and gives a little when pressed: crumbling means too dry, wet means badly cured. A recent pack date and the terpenes on the label tell more than the THC figure alone.',
    'La buena flor huele viva, se ve escarchada y bien recortada y cede un poco al apretarla: si se deshace está seca, si está húmeda le falta curado. La fecha de envasado y los terpenos dicen más que el THC.',
  ],
  [
    'thc-figure',
    'what (?:do|does|are|is) (?:the |these |those |all the )?(?:percentages?|percents?|numbers) (?:\\p{L}+ ){0,2}(?:mean|on)\\b.{0,24}|(?:is|are|would|will) \\d{1,2}(?:\\.\\d+)? ?(?:%|percent)(?: (?:thc|flower|weed))?(?: (?:be|going to be|gonna be))? too (?:much|strong|high)\\b.{0,30}',
    'The percentage is how much of the weight is THC: under about 15% is mild, 18 to 24% is typical, and above 28% is very strong. Whoever is new or smokes now and then is better off lower: one puff, then a wait of 10 to 15 minutes. Aroma and terpenes shape it as well.',
    'El porcentaje indica cuánto del peso es THC: menos de 15% es suave, 18 a 24% es lo habitual y más de 28% es muy fuerte. Si eres nuevo, mejor menos: una calada y espera 10 a 15 minutos.',
  ],
  [
    'in-a-preroll',
    '(?:are|is|do|does|what(?:s| is)?)\\b.{0,20}\\b(?:prerolls?|joints|blunts?)\\b.{0,30}\\b(?:shake|whole (?:bud|flower)|trim|tobacco|nicotine|made (?:of|from|with|out of))\\b.{0,24}|(?:shake|trim|tobacco|nicotine) in (?:the|your|those|these|any of your) (?:prerolls?|joints?|blunts?)|(?:are|is|do|does)(?: (?:the|your|these|those|any))* (?:wraps?|papers?|cones?|blunt wraps?)\\b.{0,16}\\b(?:tobacco|nicotine)(?: free)?',
    'A pre-roll is ground cannabis in paper, without tobacco: with tobacco in it, it is called a spliff. Some are made of whole buds, some of smaller ones or shake; the label tells, and the menu only where its description does. Hemp wraps and papers hold no tobacco, leaf wraps may: see the pack.',
    'Un pre-roll es cannabis molido en papel, sin tabaco (con tabaco se llama spliff). Unos llevan cogollo entero y otros shake: lo dice la etiqueta. Las envolturas de cáñamo no llevan tabaco; las de hoja pueden llevarlo.',
  ],
  [
    'nutrition',
    `(?:how (?:many|much)|number of) (?:calories|carbs|sugar|nutrition\\p{L}*)\\b.{0,30}|what(?:s| is| are)? the (?:calories|calorie count|carbs|sugar content|nutrition\\p{L}*)\\b.{0,30}|(?:low|zero|no) calorie ${EATEN}|calories in\\b.{0,30}|(?:do|does|are|is|have|has|got)\\b.{0,30}\\b(?:calories|carbs|fattening|caloric|keto)\\b.{0,20}|cuant[ao]s?\\b.{0,16}\\b(?:calorias|azucar|carbohidratos)\\b.{0,20}|tienen?(?: (?:muchas?|los|las|gomitas|comestibles))* (?:calorias|carbohidratos)\\b.{0,20}`,
    'The menu does not list calories, sugar or other nutrition facts. They are on the label of what is eaten or drunk; our team can read them to you.',
    'El menú no indica calorías ni azúcar. Están en la etiqueta de cada comestible o bebida; nuestro equipo te lo lee.',
  ],
  [
    'pipes',
    `(?:whats|what is|what are|explain|what does|wtf is)(?: (?:an?|the|exactly))* ${PIPES}(?: (?:for|do|mean|used for|exactly|and\\b.{0,30}))*$|how (?:do|does|to)(?: (?:i|you|one|u))? (?:use|work|hit) (?:an? |the |my )?${PIPES}|how does (?:an? |the )?${PIPES} work`,
    'A chillum or one-hitter is a small straight pipe for a hit or two, and a dugout is a box that holds one with its flower. A bubbler is a pipe with water in it. For concentrates there are rigs: the banger is the bowl that is heated, a carb cap holds the heat in, and a nectar collector or honey straw is dipped with its hot tip.',
    'Un chillum o one-hitter es una pipa pequeña y recta para una o dos caladas; un dugout es la caja que la guarda con la flor. Un bubbler es una pipa con agua. Para concentrados hay rigs: el banger es la copa que se calienta.',
  ],
  [
    'clean-glass',
    `(?:how (?:do|can|should|often|to)|whats the best way to|best way to)(?: (?:i|you|we|one|u|should))* clean (?:an? |the |my |out |our |your )*(?:\\p{L}+ )?${GLASS}(?: .{0,20})?`,
    'Empty it and take it apart, fill it with isopropyl alcohol (90% or more) and a spoon of coarse salt, shake, leave it a while and rinse well with hot water. A ready-made glass cleaner does the same. Let it dry fully before the next use.',
    'Vacíala y desármala, llénala con alcohol isopropílico (90% o más) y una cucharada de sal gruesa, agita, espera y enjuaga bien con agua caliente. Un limpiador hecho sirve igual. Deja que se seque.',
  ],
  [
    'fits',
    `how (?:do|can|would|will)(?: (?:i|you|we))? (?:know|tell)\\b.{0,24}\\b(?:batter(?:y|ies)|carts?|cartridges?|pods?) (?:\\p{L}+ ){0,2}(?:fits?|works?|compatible)\\b.{0,24}|(?:do|would|will) (?:i|you) need (?:an? |my own |a separate |another )*(?:separate |own )?battery (?:for|with|to use|if)\\b.{0,24}|are (?:all |most |your )*(?:carts?|cartridges?|batter(?:y|ies)) (?:universal|the same|interchangeable|all 510)`,
    'A cartridge needs a battery of its own, a disposable has one built in. Nearly all cartridges have a 510 thread, so a battery that says 510 fits them; pods fit only the device of their own brand. If you are unsure, bring yours along and our team will check.',
    'Un cartucho necesita batería aparte; un desechable la trae. Casi todos los cartuchos tienen rosca 510 y van con una batería 510; los pods solo con la de su marca. Si dudas, trae la tuya.',
  ],
  [
    'spent',
    `(?:are|can|could)(?: (?:your|the|these|you|i|we|an?|my|those))* ${DEVICE} (?:be )?(?:refill\\p{L}*|reus\\p{L}*)|(?:can|could|how do) (?:i|you|we) (?:refill|reuse) (?:an? |my |the |your )?(?:\\p{L}+ )?${DEVICE}|(?:how (?:do|should|can)|where (?:do|can|should)) (?:i|you|we) (?:dispose of|get rid of|throw (?:away|out)|toss)\\b.{0,24}\\b${DEVICE}|what (?:do|should|can) i do with (?:an? |my |the |all my )?(?:dead|old|empty|used|spent|finished) ${DEVICE}`,
    'Disposables and most cartridges come sealed and are not meant to be refilled. A spent one with a battery does not belong in the household trash: a battery or e-waste drop-off takes it. Whether we take them back our team can tell you.',
    'Los desechables y la mayoría de los cartuchos vienen sellados y no se rellenan. Uno gastado con batería no va a la basura normal, sino a un punto de pilas o electrónicos. Si los recogemos, te lo dice nuestro equipo.',
  ],
  [
    'melted',
    `${EATEN}.{0,30}\\b(?:melted|melt|stuck together|hot car)\\b.{0,30}\\b(?:still (?:good|eat|ok(?:ay)?|use|strong|work|safe)|can i|ok(?:ay)? to|safe to|fix|save|what do i do|should i|are they|is it|do they|does it)\\b.{0,24}`,
    'Melted edibles are mostly still fine to eat: chill them in their pack until firm. The THC may no longer be spread evenly, so take a smaller piece than usual and wait 2 hours. If they smell off, leave them.',
    'Un comestible derretido casi siempre se puede comer: enfríalo en su envase. El THC puede no quedar repartido por igual: toma menos de lo normal y espera 2 horas.',
  ],
]
