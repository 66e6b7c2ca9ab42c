const TEST =
  '(?:(?:drug|urine|piss|pee|hair|saliva|swab|employment|work|job|company|dot) ?(?:tests?|tested|testing|screens?|screening|panels?|exam)|tox(?:icology)? (?:screens?|tests?|report)|uas?|urinalysis|antidoping|anti doping|(?:prueba|examen|analisis|test) (?:de )?(?:drogas|orina|pelo|trabajo|antidoping))'
const SHOWS =
  '(?:show(?:s|ing)?(?: up)?|come(?:s)? up|pop(?:s)?(?: (?:positive|dirty|hot))?|fail(?:s|ing)?|test(?:s)? positive|trigger(?:s)?|detect\\p{L}*|get (?:flagged|caught)|mess (?:up|with)|affect(?:s)?|stay(?:s)?|count|pee hot|turn up|sale|salgo|salir|aparece\\p{L}*|detecta\\p{L}*|da|doy|dan|dar|saldria|saldre|afecta\\p{L}*)'
const BODY =
  '(?:system|body|blood(?:stream)?|urine|hair|saliva|pee|piss|cuerpo|sistema|sangre|orina|organismo|pelo|saliva)'
const PAPERS = '(?:fake|fakes|false|counterfeit|bogus|falsas?|falsos?)'
const IDS = '(?:ids?|licen[sc]es?|identificacion(?:es)?|licencias?|credencial(?:es)?)'
const FAKE_ID = `(?:(?:${PAPERS})(?: ${IDS})?|${IDS} (?:is|are|was|being|es|sea|son)? ?${PAPERS})`
const GOODS =
  '(?:vapes?|carts?|cartridges?|pens?|disposables?|dispos?|pods?|edibles?|gumm\\p{L}+|weed|flower|bud|products?|packag\\p{L}+|pack|box|brands?|batteries|stuff|one|thing|this|that|it|real one|cartuchos?|desechables?|gomitas?|productos?)'
const UNREAL =
  '(?:fakes?|counterfeits?|bootlegs?|knock ?offs?|phony|legit(?:imate)?|real(?: deal)?|authentic|genuine|black market|sketchy|shady|cut|laced|original(?:es)?|falsos?|pirata|clon(?:es)?|autentic\\p{L}+)'
const TELLS =
  '(?:spot|tell|know|recogni[sz]e|check|identify|avoid|verify|see|notice|make sure|be sure|find out|distinguish|se|saber|reconocer|reconozco|distinguir|distingo|identificar|evitar)'
const CARE_EN =
  'That is easy to keep clear of: start low and go slow. Of an edible 2.5 mg of THC (at most 5) and no more for at least 2 hours, as it takes 30 minutes to 2 hours to be felt; of a joint or vape one small puff, then 10 to 15 minutes. Choose low-dose pieces, or CBD beside the THC, eat something before, and leave out alcohol and driving. If anyone ever feels really unwell, Poison Control is at 1-800-222-1222 and 911 for an emergency.'
const CARE_ES =
  'Es fácil de evitar: empieza con poco y ve despacio. De un comestible, 2.5 mg de THC (5 como mucho) y nada más en 2 horas, porque tarda de 30 minutos a 2 horas; de un porro o vape, una calada pequeña y espera 10 a 15 minutos. Elige dosis bajas o con CBD, come antes, sin alcohol y sin conducir. Si alguien se siente muy mal: Poison Control 1-800-222-1222, y 911 si es una emergencia.'
const ADULTS =
  '(?:friends?|buddy|buddies|adults?|wife|husband|girlfriend|boyfriend|partner|sister|brother|mom|dad|parents|cousins?|coworkers?|roommates?|guests?|neighbors?)'
const AWAY =
  '(?:fly|flying|flights?|planes?|airports?|tsa|airlines?|cruises?|(?<!(?:road|bad|good|worst) )trip|travel(?:l?ing)?|borders?(?! patrol)|state lines?|out of (?:the )?state|another state|(?:mail|post|ship)(?:ing)?|avion|aeropuerto|frontera|viajar|crucero|(?:drive|driving|take|taking|bring|bringing|carry|carrying)\\b(?!.{0,40}\\b(?:after|high|stoned|in me)\\b).{0,24}\\b(?:home|back|across|over) (?:to|into)\\b(?! (?:my|our|the|your|a) )|(?:drive|driving|cross|crossing)\\b.{0,20}\\b(?:to|into) \\p{L}+(?: \\p{L}+)? with (?:the |my |some |any )?(?:stuff|weed|flower|gumm\\p{L}+|edibles|carts?|products?|purchase|what))'
const RULED =
  '(?:legal|illegal|legally|allowed|a crime|a felony|against the law|the laws?|break(?:ing)? (?:the|any) (?:law|rules)|rules?|(?:in|into) trouble|get caught|arrested|a no ?go|no no|supposed to|permitted|what (?:happens|would happen|if)|(?:es|seria) (?:ilegal|legal|delito)|se permite|permitido|prohibido|que pasa si)'
const ON_THE_SLY =
  '(?:sneak\\p{L}*|hid(?:e|es|ing|den)|smuggl\\p{L}*|conceal\\p{L}*|vacuum|without (?:getting|being)|get (?:past|through|around|by|away)|smell ?proof|dogs?|you (?:guys )?(?:ship|mail|deliver|send)|u (?:ship|mail|send)|ids?|passport|license|batter(?:y|ies)|(?:smok|vap|consum)(?:e|ing) (?:it )?(?:in|at|on)|(?:in|inside|within) (?:the |this |your |my )?state)'

/**
 * What honest people ask that sounds as if they were up to something: what a drug test finds, how a fake is told, what happens to
 * who is too high. Each text is safe to give to anybody, so that a refusal by likeness may yield to it.
 */
export const IN_EARNEST: readonly (readonly [id: string, topic: string, en: string, es: string])[] = [
  [
    'drug-test',
    `(?:can|could|should|may|is it (?:ok(?:ay)?|safe))(?: to)? ?(?:i|we|you)? (?:still )?(?:use|take|try|wear|smoke|vape|eat|have|apply|put on)\\b.{0,40}\\b(?:if|when|since|because|but|and|with)\\b.{0,24}\\b(?:i|we|my \\p{L}+|they)\\b.{0,16}\\b${TEST}|(?:(?:will|would|does|do|can|could|is|are|if|going to|gonna|how (?:long|many|soon|much)|when|what|which|voy a|puede|puedo|me|si|cuanto)\\b.{0,60}\\b${SHOWS}\\b.{0,30}\\b${TEST}|how (?:long|many (?:days|weeks|hours)|soon)\\b.{0,50}\\b(?:stay|stays|remain|remains|last|lasts|linger|lingers|is|be|out|leave|leaves|clear|clears|get|test(?:s)? clean)\\b.{0,20}\\b${BODY}|how (?:long|many (?:days|weeks))\\b.{0,50}\\b(?:detectable|${TEST})|cuant[ao]s?(?: tiempo| dias| semanas)?\\b.{0,30}\\b(?:dura|queda|tarda|permanece|esta|sale)\\b.{0,30}\\b${BODY}|(?:stay|stays|remain|remains|show|shows)(?: up)? in (?:your|my|the|ur|one s) ${BODY})`,
    'Anything with THC can show on a drug test, smoked, vaped or eaten, and full-spectrum CBD and some hemp products too; a balm or cream on intact skin hardly does, while a patch is made to reach the blood. After a single use it is often found for a few days, after regular use for weeks, and in hair for about three months. It differs by body and test, so nobody can promise a date, and I cannot help to get round one: if a test is coming, the sure way is to leave THC out. Your employer or the lab can tell what is tested.',
    'Todo lo que lleva THC puede salir en una prueba de drogas, fumado, vapeado o comido, y también el CBD de espectro completo. Tras un solo uso suele verse unos días; con uso regular, semanas, y en el pelo unos tres meses. Depende del cuerpo y de la prueba: nadie puede prometer una fecha ni puedo ayudar a esquivarla. Si tienes una pronto, lo seguro es no tomar THC.',
  ],
  [
    'fake-ids',
    `(?:how|what|whats|do|does|did|ever|can|como|que|cual)\\b(?!.{0,60}\\b(?:my|mine|mi|i|ill|im) (?:\\p{L}+ )?(?:fake|use|used|get|buy|show|falsa))(?:.{0,40}\\b(?:you|u|yall|they|bouncers?|budtenders?|shops?|stores?|dispensar(?:y|ies)|staff|guards?|ustedes|saben|detectan)\\b.{0,30}\\b(?:know|tell|spot|check|catch|detect|scan|see|get|turn(?:ed)? away|saben|detectan|notan)\\b.{0,24}\\b${FAKE_ID}|.{0,16}\\b(?:penalty|penalties|punishment|fine|charge|consequences?|law|happens?|multa|castigo|pasa|pena)\\b.{0,40}\\b${FAKE_ID})|what(?: (?:do|does|would|will|happens|if|you|yall|they|the|shop|store|guys|when))* (?:someone|somebody|people|kids|a kid|anyone|teens|customers)\\b.{0,24}\\b${FAKE_ID}`,
    'Every ID is checked, and only the valid, unexpired government ID of the person who shops counts; a fake, borrowed or altered one is refused. Using one is against the law. What the penalty is differs by state, so for that please look at the law of yours or ask a lawyer.',
    'Se revisa cada identificación: solo vale la oficial, vigente y propia; una falsa, prestada o alterada se rechaza. Usarla es ilegal, y la sanción depende de cada estado: consulta la ley del tuyo o a un abogado.',
  ],
  [
    'fake-goods',
    `(?:how|what|ways?|any way|tips|can|is there|como|se puede)\\b(?!.{0,60}\\b(?:fake ids?|ids? ))(?:.{0,30}\\b${TELLS}\\b.{0,24}\\b${GOODS}\\b.{0,20}\\b${UNREAL}|.{0,30}\\b${TELLS}\\b.{0,16}\\b${UNREAL}\\b.{0,12}\\b${GOODS})|${GOODS}.{0,30}\\bhow (?:do|can|would) (?:i|you|we|u) ${TELLS}(?: if)?\\b.{0,16}\\b${UNREAL}|(?:are|is|son|es)(?: (?:your|the|these|this|ur|those|sus|los|las|all))* ${GOODS} (?:actually |really |all |100% )*(?:authentic|genuine|counterfeit|bootleg|knock ?offs?|originales)`,
    'What is genuine comes sealed from a licensed shop, with a state label: license and batch number, date, THC, and often a QR code that opens its lab report. Be wary of a pack without batch or lab result, with spelling slips or a code that leads nowhere, of thin or oddly colored oil, and of a price too good to be true. In doubt leave it alone. What we sell comes from licensed makers and is lab tested.',
    'Lo auténtico viene sellado de una tienda con licencia y con etiqueta del estado: licencia, lote, fecha, THC y muchas veces un QR con el análisis. Desconfía si falta el lote o el análisis, si hay faltas de ortografía, el código no abre, el aceite es muy líquido o de color raro o el precio es demasiado bueno. En la duda, no lo uses. Lo que vendemos es de productores con licencia y pasa por laboratorio.',
  ],
  [
    'greening-out',
    '(?:what (?:to do|if|happens|helps|(?:can|should|do) (?:i|we|you|one|they) do)|how (?:to|do (?:i|you|we)) (?:help|handle|deal|treat))\\b(?!.{0,60}\\b(?:prices?|tolerance|tax(?:es)?)\\b)(?: .{0,40})?\\b(?:too (?:high|stoned|baked|faded|much (?:weed|thc|edibles?|cannabis))|over ?d(?:o|oes|id|one) it)|(?:whats?|what is|what does|explain|que es|define|meaning of|tell me about|how do you|can you|is)(?: (?:an?|it|to|mean by|the|un|el|called when you))* (?:green(?:ing|ed)? ?outs?|whit(?:e|ing|ey) ?outs?|whitey|(?:la )?palida|un blancazo|pasarse|malviaj\\p{L}*)|que (?:hago|hay que hacer|puedo hacer|se hace) (?:si|cuando) (?:me|te|se|uno se) (?:paso|pasas|pasa|pone|sube|pega)|(?:se me subio|me pego|me subio|estoy (?:muy|demasiado|bien) (?:alto|alta|drogado|drogada|high|puesto|puesta|pasado|pasada|fumado|fumada)|me pase)\\b(?: .{0,40})?',
    'Greening out is having had too much THC at once: dizzy, pale, sweaty, sick or very uneasy, for a while up to a few hours. It passes: sit or lie on the side somewhere calm, sip water, breathe slowly, take no more and do not drive. To keep clear of it start with 2.5 to 5 mg or one small puff, eat before, and leave alcohol out. If someone has trouble breathing, chest pain or cannot be woken, call 911; Poison Control is 1-800-222-1222.',
    'Pasarse (green out, la pálida) es tomar demasiado THC de una vez: mareo, sudor, náusea o mucha inquietud por un rato o unas horas. Se pasa: siéntate o acuéstate de lado en un lugar tranquilo, bebe agua a sorbos, respira despacio, no tomes más ni conduzcas. Para evitarlo, empieza con 2.5 a 5 mg o una calada, come antes y sin alcohol. Si alguien respira mal, le duele el pecho o no despierta, llama al 911; Poison Control: 1-800-222-1222.',
  ],
  [
    'only-a-name',
    '(?:is|are|does|do|why is|whats|what is|es)\\b.{0,10}\\b(?:green crack|durban poison|poison|ak ?47|trainwreck|cat piss|alien og|girl scout cookies|gorilla glue|white widow|cocaine kush|molly|bomb|napalm|agent orange|sour diesel|\\p{L}+ crack|\\p{L}+ poison)\\b.{0,10}\\b(?:actually|really|literally|called|named|made (?:of|with)|have|has|contain|contains|got|de verdad)\\b.{0,24}',
    'That is only a name: Green Crack, Durban Poison, AK-47, Gorilla Glue, Cat Piss and the like are strains of cannabis, called so for their force, smell or home, and hold nothing of the sort. What we sell is licensed cannabis, lab tested before sale.',
    'Es solo un nombre: Green Crack, Durban Poison, AK-47, Gorilla Glue y otros son variedades de cannabis, llamadas así por su fuerza, olor u origen, y no llevan nada de eso. Lo que vendemos es cannabis con licencia, analizado antes de venderse.',
  ],
  [
    'ate-it-all',
    '(?:(?:i |we |just |accidentally )*(?:ate|took|had|drank|finished|smoked) (?:the |an? |my |like )*(?:whole|entire|full|all of the) (?:thing|bar|chocolate(?: bar)?|pack(?:age)?|bag|brownie|cookie|gummy|bottle|can|one|box|tin|preroll|joint)|me (?:comi|tome) (?:toda?|enter[oa]) (?:el|la)? ?\\p{L}+)\\b.{0,40}\\b(?:how long|what (?:do|should|happens|now)|am i|will i|gonna|cuanto|que hago)\\b.{0,40}',
    'A whole bar or pack can be many times a usual dose (2.5 to 10 mg): look at the label for the milligrams. It takes 30 minutes to 2 hours to be felt, is strongest after 2 to 4 hours and can last 8 hours and more. Have no more of anything, sit or lie down somewhere calm with company, sip water, and do not drive until it is fully over. Poison Control gives free advice at 1-800-222-1222; for chest pain, trouble breathing or someone who cannot be woken call 911.',
    'Una barra o un paquete entero puede ser muchas veces la dosis normal (2.5 a 10 mg): mira los miligramos en la etiqueta. Tarda de 30 minutos a 2 horas, es más fuerte entre 2 y 4 horas y puede durar 8 horas o más. No tomes nada más, siéntate o acuéstate en un lugar tranquilo y acompañado, bebe agua y no conduzcas. Poison Control: 1-800-222-1222, gratis; con dolor de pecho o si alguien no despierta, 911.',
  ],
  [
    'carried-away',
    `(?!.{0,160}\\b${ON_THE_SLY}\\b)(?:(?:can|could|may|is it|am|are|should|if|so|se puede|puedo)\\b.{0,30})?(?:\\b${AWAY}\\b.{0,60}\\b${RULED}\\b|\\b${RULED}\\b.{0,40}\\b${AWAY}\\b)(?: .{0,40})?`,
    'No: cannabis may not leave the state it was bought in. Federal law forbids it on planes, by mail and across any state line or border, even between two states where it is legal, and airport security passes what it finds on to the police. So what you buy here has to be used up or left here before you go. Within the state keep it closed in its package and out of reach of whoever drives.',
    'No: el cannabis no puede salir del estado donde se compró. La ley federal lo prohíbe en aviones, por correo y al cruzar cualquier frontera estatal o nacional, aunque en ambos lados sea legal, y la seguridad del aeropuerto avisa a la policía. Lo que compres aquí hay que usarlo o dejarlo aquí antes de irte. Dentro del estado llévalo cerrado en su envase y lejos de quien conduce.',
  ],
  [
    'how-to-take-care',
    '(?:(?:how (?:do|does|can|could|would|should|to)(?: (?:i|you|u|we|one|someone|people|ppl|folks|beginners?|newbies?|most people|others))?|(?:whats the )?(?:best |good )?ways? to|(?:any |some )?tips? (?:to|for|on|so (?:i|we)|so that i)) (?:avoid|prevent|not|dont|keep(?: (?:myself|yourself|from))* from|stop (?:myself|yourself) from|make sure (?:i|we) (?:dont|never))(?: \\p{L}+){0,2} (?:overdos(?:e|ing)|od(?:ing)?|overdo(?:ing)?(?: it)?|green(?:ing)? out|(?:tak|hav|eat|smok)(?:e|ing) too (?:much|many)|get(?:ting)? too (?:high|stoned|faded|baked))(?: .{0,24})?|how (?:do|can|should) (?:i|we|you) (?:go easier|go easy|ease into (?:it|this|edibles)|pace (?:myself|it|yourself))(?: .{0,24})?|(?:como (?:evito|evitar|evitamos|hago para no|le hago para no)|para no) (?:pasarme|pasarse|pasarnos|una sobredosis|malviajarme|malviajarse)(?: .{0,24})?)',
    CARE_EN,
    CARE_ES,
  ],
  [
    'law-beside',
    'do (?:you|yall|u)(?: guys)? (?:sell|serve)(?: to)? (?:felons?|convicts?|immigrants?|people (?:on (?:parole|probation)|with (?:an? )?(?:record|felony|visa)))\\b(?: .{0,20})?|(?:can|could|will|would|do) (?:i|we|you|people|they) (?:get|be) deported\\b(?: .{0,30})?|(?:can|could|may|is it (?:legal|ok(?:ay)?) to|am i allowed to)\\b.{0,16}\\b(?:own|carry|have|buy|keep) (?:an? |my )?(?:guns?|firearms?|pistols?|ccw)\\b.{0,24}\\b(?:weed|cannabis|smok\\p{L}*|buy|med(?:ical)? card|edibles?|card)\\b(?: .{0,20})?|(?:will|would|does|do|can|could|is|am i|if)\\b.{0,40}\\b(?:lose|affect|hurt|impact|mess up|jeopardize|risk|show up on|get me (?:fired|in trouble|deported)|be a problem (?:for|with)|allowed (?:with|to own))\\b.{0,24}\\b(?:guns?|firearms?|ccw|concealed carry|cdl|security clearance|green card|visa (?:status|application)|immigration|citizenship|custody|parole|probation|background check|nursing license|teaching license|federal job|military|insurance|perder (?:mi|la) (?:visa|residencia))\\b(?: .{0,40})?|(?:will|would|does|do|could|can)\\b.{0,16}\\b(?:insurance|premiums?|credit score|taxes)\\b.{0,16}\\b(?:go up|rise|drop|change|know|find out|cover|cancel)\\b.{0,24}\\b(?:weed|cannabis|marijuana|smok\\p{L}+|edibles?|use|buy|here|dispensar\\p{L}+)(?: .{0,16})?|(?:can|could|may|is it|am i|will|do|does|would|i|im|i am)\\b.{0,24}\\b(?:felons?|felony|(?:criminal |arrest )?record|on (?:parole|probation|house arrest)|parolee|on (?:an? |my )?(?:work|student|tourist|h1b|j1|f1)? ?visa|green card|undocumented|daca|security clearance|federal (?:employee|worker|job|contractor)|cdl|active duty|national guard|gun (?:owner|license|permit)|ccw)\\b.{0,40}\\b(?:shop|buy|purchase|come in|get in|allowed|ok(?:ay)?|problem|matter|trouble|still|legal|affect|hurt|use|smoke|risk)\\b(?: .{0,30})?|(?:can|could|may|are) (?:an? )?(?:felons?|convicts?|immigrants?|federal employees?|veterans with a cdl|truckers?)\\b.{0,16}\\b(?:shop|buy|purchase|come in|get in|allowed)\\b(?: .{0,30})?',
    'That is a question of law, which I cannot answer for you. Whatever a state allows, cannabis is still illegal under federal law, and that matters for firearms, immigration, federal and military jobs, some licenses, and for courts, parole and custody. Please ask a lawyer or whoever issued yours before you decide. What the shop itself keeps of you our team can tell.',
    'Eso es una cuestión legal que no puedo resolver. Permita lo que permita el estado, el cannabis sigue siendo ilegal según la ley federal, y eso cuenta para armas, migración, empleos federales, algunas licencias y juzgados. Pregunta antes a un abogado. Qué datos guarda la tienda te lo dice nuestro equipo.',
  ],
  [
    'given-away',
    `(?:can|could|is it (?:ok(?:ay)?|legal|illegal|allowed)|am i allowed|may|legal)\\b(?!.{0,80}\\b(?:sell|resell|minor|kids?|teen\\p{L}*|son|daughter|underage|ship|mail|out of state|pays?|paid|without (?:telling|him|her|them))\\b).{0,16}\\b(?:give|gift|share|buy|regalar|compartir)\\b.{0,24}\\b(?:joints?|prerolls?|weed|edibles?|gumm\\p{L}+|flower|it|some|mota|one)\\b.{0,16}\\b(?:as an? (?:birthday |christmas )?(?:gift|present)|for (?:my|a) (?:friends?|wife|husband|birthday|mom|dad|boyfriend|girlfriend|grown)|with (?:my |a |an |other |some )?${ADULTS}|to (?:a |an |my |another )?${ADULTS})\\b(?: .{0,24})?`,
    'Between adults of 21 and older, giving or sharing a little without any money is allowed in many states where cannabis is legal, within what one person may have; selling it on is not, and nobody younger may get any. The details are in the law of the state. Keep it in its package, so that the label tells the dose.',
    'Entre adultos de 21 años o más, regalar o compartir un poco sin dinero de por medio se permite en muchos estados donde es legal, dentro de lo que una persona puede tener; revenderlo no, y nadie menor puede recibirlo. Los detalles los fija la ley del estado. Déjalo en su envase, con la etiqueta.',
  ],
]

/** Who fears to take too much is told how not to; beside a wish it is the wish that is answered. */
export const WITH_CARE: readonly [id: string, topic: string, en: string, es: string] = [
  'dosing-with-care',
  '(?:(?:i )?(?:dont|do not|didnt|wouldnt|never|cant) (?:really |ever )?(?:want|wanna|wish|like|mean|trying) to (?:accidentally )?(?:overdose|od|over do it|overdo it|green out|take too much|get too (?:high|stoned|faded))|(?:scared|afraid|worried|nervous|terrified|anxious|paranoid) (?:of|about|that ill|ill|im gonna|i will|i might|that i might)(?: \\p{L}+){0,2} (?:overdos(?:e|ing)|od(?:ing)?)|no quiero (?:pasarme|una sobredosis|malviajarme))',
  CARE_EN,
  CARE_ES,
]
