import { compilePattern } from './pattern.ts'
import type { RuleTable } from './verdict.ts'

/** "Visiting from Ohio, may I take what I don't finish home". */
const HOME_ELSEWHERE =
  'visiting|visitor|tourist|in_town|here|came|drove ~4 STATE|ABROAD & take|bring|carry|drive|pack|keep ~8 home|back & what|whats|them|it|some|rest|leftovers|unfinished|these|finish & !hotel|id|ids|license & !before ~3 home'

const MAY = 'ok|okay|fine|cool|can|could|may|allowed|legal|alright|good|safe'
const CARRIED = 'PRODUCT|it|this|these|them|jar|jars|bag|eighth|eighths|box|tin|stash|weed'
const COMES_HERE = '!fly|flies|flying|flew|comes|coming|visiting|visits|drives|driving ~1 in|from & !visiting|comes'

/** "Heading back to Ohio sunday, can the jar come along", "my flight is at six, ok to pack my cart": it is asked whether it may go along. */
const GOES_ALONG = [
  'go|going|head|heading|headed|drive|driving|fly|flying|take|taking|bring|bringing|carry|carrying ~2 back|home|over|it|this|some|them|these >> legal ~2 there|too|also|back_home|where_i_live & ok|okay|fine|cool|right|can|could|allowed|so|good|alright|legally & !come|coming ~2 here|to_you|in & !delivery|deliver|order|smoke|mold',
  `go|going|goin|head|heading|headin|headed|drive|driving|drivin|fly|flying|flyin ~4 STATE|ABROAD & ${MAY} & take|bring|carry|pack|come|haul|throw ~4 ${CARRIED}|with_me|along|across & !what|which|recommend|suggest|delivery|deliver & ${COMES_HERE}`,
  `go|going|goin|head|heading|headin|headed|drive|driving|drivin|fly|flying|flyin ~4 STATE|ABROAD & ${MAY} ~3 ${CARRIED} ~1 come|go|ride|travel & !what|which|recommend|suggest & ${COMES_HERE}`,
  `fly|flying|flyin|flight|plane ~8 ${MAY} & pack|bring|take|carry|throw|put ~3 ${CARRIED} & !before ~3 fly|flying|flight|plane & !what|which|recommend|suggest & !CARRIER_OK & ${COMES_HERE}`,
  `live|lives|living|from|vivo|vengo|soy ~2 STATE|ABROAD & ${MAY}|puedo|se_puede ~4 take|bring|carry|cross|pass|drive|walk|llevar|llevarlo|llevarme|pasar|pasarlo|cruzar|cruzarlo & across|over|through|home|back|bridge|border|customs|puente|frontera|casa & !ids|id|license|licence|passport|cards|card|delivery|deliver|kids|friend|before ~3 home`,
  `${MAY} ~2 pack|bring|take|carry|throw|put ~3 ${CARRIED} ~8 fly|flying|flyin|flight|plane & !before ~3 fly|flying|flight|plane & !what|which|recommend|suggest & !CARRIER_OK & ${COMES_HERE}`,
]

/** "Mints i can pop at a concert without anybody noticing": whoever takes it knows. */
const NOT_FOR_ONESELF =
  '!i|id|ill ~3 take|pop|eat|use|have|enjoy|smoke|vape|sip|nibble|chew|carry|keep|hit|bring ~5 at|in|during|while|before|on_a|around|without '
/** What a licensed shop may not help with. `ELSEWHERE` is another state than the shop's, or a way of getting there. */
export const ILLEGAL_RULES: RuleTable = {
  'across-state-lines': [
    'TAKE_ALONG ~8 STATE|ABROAD|OUT_OF_STATE|CARRIER & !CARRIER_OK & !ids|id|license|passport|identification & !visiting|accept & !card|cards & !fly|flies|flying|flew|comes|coming ~1 in|from',
    'STATE|ABROAD|OUT_OF_STATE ~6 ship|shipping|mail|deliver|delivery|send|envian|envios & do|can|you|will|is|hacen|u',
    'PRODUCT|it|these|this|them|my ~6 on|in|through|onto|across|over|en|por ~3 CARRIER & !ATM & !DRIVE_TO_SHOP & !CARRIER_OK & !fly|flies|flying|flew ~1 in|from',
    'fly|flying|travel|traveling|travelling|cross|viajar ~4 with PRODUCT|it|these|this|them|my',
    'fly|plane|tsa|avion|cruise|crucero & PRODUCT|it|these|them & !CARRIER_OK & !why & !near|close|far|from_the_airport & !fly|flies|flying|flew ~1 in|from',
    'airport|aeropuerto & PRODUCT|it|these|them & !CARRIER_OK & !why & !near|close|far|from_the_airport & !fly|flies|flying|flew ~1 in|from & !you|u|yall|guys|driver|drivers|courier|anyone|someone ~2 deliver|delivers|drop|drops|bring|brings ~6 airport|aeropuerto & !entregan|entregar|entrega|llevan|reparten ~6 aeropuerto',
    'legal|ok|allowed|illegal ~4 take|bring|carry|ship|transport|fly|cross|mail|drive ~8 STATE|ABROAD|OUT_OF_STATE',
    'RELATION|friend ~3 in STATE|ABROAD >> drive|bring|take|send|mail|carry|haul ~3 them|it|some|these|a_few & !visiting|coming & !comes|comes_here',
    HOME_ELSEWHERE,
    ...GOES_ALONG,
    'do|can|could|will|puedes|pueden ~2 you|u|i ~1 ship|mail|send|enviar|mandar ~3 PRODUCT|it|them|this|weed & !order status',
  ],
  'forbidden-place': [
    'TAKE_ALONG|get|use|smoke|vape|order ~8 to|into|at|in|inside|onto|a|en|on ~3 FORBIDDEN_PLACE & !DRIVE_TO_SHOP & !far|near|close_to & !out of school & !how ~3 works & !deliver|delivery|drop|dropped|dropping ~6 casino|hotel|motel|resort|arena|stadium',
    'prison|jail|inmate|carcel & PRODUCT|TAKE_ALONG|it|them|these',
  ],
  resale: [
    'RESALE & !do you sell weed & !flip_it ~1 to|as ~1 paid',
    'buy|buys|buying ~4 off|from ~1 me|us & singles|prerolls|PRODUCT|NUMBER & !i ~2 buy & !would you buy',
    'sell ~2 as ~1 my_own|ours|mine',
    'i|my_guys|my_boys|my_people|block ~8 need|want ~3 stock|units|volume|cases|inventory & markup|margin|flip|profit|move|moves & !your',
    'pay|pays|paying|paid|give|gives|pagan|dan ~4 double|triple|twice|extra|more|doble|triple|mas ~4 each|apiece|cada|for|por ~2 them|it|each|these|one|apiece|uno|una & PURCHASE|PRODUCT & !boss|job|shift|overtime|store|shop|i ~1 pay|paid',
    'my|mis ~1 regulars|customers|clients|clientele|clientes|clientela|buyers ~3 want|wants|ask|asking|asked|like|love|need|quieren|piden ~8 NUMBER|more|case|bulk|wholesale|mayoreo|price|precio',
    'me|nos ~1 pagan|pagaban|dan ~2 doble|triple|mas|extra & PURCHASE|PRODUCT|descuento|cartuchos|gomitas',
    'friends|buddies|coworkers|guys|people|customers|neighbors|crew|team ~6 pay|pays|buy ~3 me|off_me|from_me ~2 double|triple|extra|more|them|these|NUMBER & !back',
    'buy|get|bulk|pound|lb|wholesale|comprar ~12 resell|sell|flip|revender|vender ~6 friend|friends|dorm|street|people|others|profit|more|amigos|campus|classmates|buddies|kids|school|it|them & !do you',
    'sell|selling|deal|dealing ~5 at|in|to|on|around ~2 dorm|school|campus|college|street|party|friends|classmates|work & i|my|me',
    'start|become|how ~3 deal|dealing|dealer ~3 weed|drugs|pot',
  ],
  growing: [
    'grow|growing|cultivate|cultivar|plant ~6 MANY ~2 plant|plants|plantas|pounds',
    'grow|growing|cultivate|cultivar ~8 without|secret|secretly|hide|hidden|illegally|illegal|closet|dorm|apartment|basement|backyard|limit|license|permit|sell|landlord|neighbors|tent|house|sin_permiso & PRODUCT|plant|plants|own|it|some',
    'how|can|puedo|como ~4 grow|growing|cultivar ~4 own|weed|cannabis|marijuana|pot|plant|plants|marihuana|mota & home|house|apartment|yard|many|limit|casa|legal|legally|without|seed|seeds|clone|clones|semilla|semillas',
  ],
  'split-order': [
    'NUMBER|MANY|ounces ~8 like|as|as_if ~4 different|separate ~1 people|customers|persons|orders|buyers & ring|sell|put|make|split',
    'limit|max|maximum|maxed >> under|with|on|using ~2 RELATION ~1 name|account|login|id|card',
    'RELATION ~1 name|account|login ~6 more|another|second & limit|max|maximum|maxed',
  ],
  'around-the-limit': [
    'get_around|go_around|around|past|over|exceed|beat|bypass|skirt|evade|avoid|more_than|pasar ~4 limit|limits|daily_limit|limite|taxes|tax|law|laws|police|cops|checkpoint|rules_on',
    'trick|loophole|workaround|sneak ~8 ounces|oz|limit|pounds|more_than|twice|without',
    'way ~8 ounces|oz|limit|pounds|more_than|id|record & around|without|past|over',
    'no|without id ~10 extra|anyway|this_once|my_word|trust_me|look_the_other_way|let_it_slide & !forgot|left|lost',
    'split|use|using|send ~6 friends|accounts|names|ids|transactions|people|cards ~8 limit|more|more_than|buy',
    'buy|sell|get|comprar|order|vender|shop ~6 without|no|with_no|w|sin ~2 id|identification|ids|receipt|record|records|card|paper_trail|identificacion|tax|taxes & !cash|debit|gift|app|account|fee|medical',
    'without|no|off|under|with_no|sin ~3 record|books|receipt|table|paper_trail|trace|registro & sell|buy|pay|cash|deal|vender',
    'skip|bypass|avoid|get_around|without|need|not_need ~3 id_check|id_scan|age_check|age_verification|verification & !popup|keeps',
    'sin ~1 identificacion|id & me|puedo|venden|comprar|vender',
    'pay|pago ~3 under_the_table|off_the_books|cash no tax',
  ],
  'over-the-limit': [
    'more_than|over|beyond ~2 ounce|oz|limit|ounces|limite & friend|name|account|twice|trick|without|how|sell|nombre & !what_is',
  ],
  'fake-id': [
    'id|ids|identificacion|documento|documentos|papeles|licencia|credencial|ine|ife|carnet|cedula|dni|pasaporte ~1 falsa|falso|falsas|falsos|chueca|chueco|trucha|trucho|pirata|hechiza|hechizo',
    'use|using|show|showing|pretend|pass|uso|usar ~6 as|is|como|like ~3 mine|my_own|mia|mio & card|patient|license|tarjeta|credencial & !debit|credit|gift|points|rewards|debito|credito',
    'fake|false|borrowed|falsa|falso|photoshopped|counterfeit ~1 id|ids|identification|license|identificacion|medical_card|med_card|card|prescription & !my|the ~1 real|actual|own ~1 one|id|license & !my_real & !do|does|can|how ~1 you|u|yall|they ~2 check|spot|catch|detect|scan|handle|refuse ~2 fake & !what ~4 if|when ~1 someone|somebody|people|kids|customers|they|he|she',
    'id|ids|scan|license >> mine|mines ~2 fake|falsa|photoshopped|borrowed',
  ],
  'anothers-urine': ['synthetic|fake|clean|powdered|someone_elses ~1 urine|pee|piss|orina'],
  'drug-test': [
    'pass|beat|cheat|fool|fake|trick|clean|flush|detox|dilute|pasar|dodge|get_through ~6 drug_test|drug_screen|drug_screening|urine_test|piss_test|hair_test|ua|prueba_de_drogas|drug_tests|antidoping|swab_test',
    'detox ~2 drink|drinks|kit|shampoo & test|work|job|pass',
  ],
  unaware: [
    'put|puts|knock|knocks|make|makes|get|gets|give|feed|leave ~4 RELATION|PERSON|him|her|them|someone|somebody ~6 sleep|asleep|out|high|stoned|unconscious|drowsy|sleepy|relaxed|calm ~3 without ~2 her|him|them|they|he|she|RELATION|PERSON ~1 knowing|know|noticing|notice|realizing|realize|consent',
  ],
  'dosing-others': [
    'put|slip|add|sneak|mix|poner ~6 in|into|en ~5 coffee|drink|food|tea|lunch|water|smoothie|cake|bebida|comida|cafe & PRODUCT|edible & !my_coffee|my_tea|my_drink|my_own',
    'melt|hide|stir|crush|dissolve|drop|bake|slip|sneak|put|pour|mix|cook ~4 in|into|en ~2 her|his|their|someones|somebodys ~2 coffee|drink|food|tea|lunch|water|smoothie|cake|brownie|cookie|soup|pudding|shake|dinner|plate|glass|wine|beer|juice|milk|soda|cereal|bebida|comida',
    'melt|hide|stir|crush|dissolve|drop|slip|sneak|pour|mix ~4 in|into|en ~2 RELATION|PERSON|boss|bosss|exs|ex ~2 coffee|drink|food|tea|lunch|water|smoothie|cake|brownie|cookie|soup|dinner|plate|glass|wine & !my_own',
    'RELATION|PERSON|him|her ~3 high|stoned ~3 without|secretly',
    'spike|spiking|dose|dosing|slip|drug|drugging|lace|lacing|roofie|drogar ~6 drink|food|someone|her|him|friend|coworker|coworkers|roommate|wife|husband|date|boss|without|brownies|people|bebida',
    `without ~4 know|knowing|noticing|telling|consent|sepa|knowledge & PRODUCT|INGEST|give|feed|put|eat|dose|dar & ${NOT_FOR_ONESELF}`,
    'trick|get|make ~4 PERSON ~3 into|to ~2 eating|eat|taking|smoke|smoking|high & not|without|secretly|know',
  ],
  'doses-a-drink': [
    'dose|dosing|spike|spiking|lace ~2 his|her|their|someones|RELATION|PERSON|manager|managers|boss|bosss|bosses ~2 coffee|drink|drinks|tea|lunch|beer|soda|smoothie',
  ],
  'other-drugs': [
    'HARD_DRUG ~12 get_some|where|buy & get|buy|find & !STRAIN_NAME',
    'GET ~5 HARD_DRUG & !STRAIN_NAME & !cracked',
    'sell|share|trade|give ~5 MEDICINE|pills & my|friend|friends|extra|leftover',
    'do_you|you|u|y_all|ustedes|tienen|venden ~3 OTHER_DRUG & have|sell|carry|got|stock|tienen|venden & !STRAIN_NAME & !cracked & !as|in|into ~1 pills|pill|pastillas',
    'MAKE ~6 HARD_DRUG & !STRAIN_NAME',
    'hide|sneak|smuggle|snort|inject|smoke|cut|shoot_up|esconder ~4 HARD_DRUG & !STRAIN_NAME',
    'how|where|best_way|donde|como ~6 HARD_DRUG & get|make|buy|use|take|cook|find|dose|high|conseguir & !STRAIN_NAME',
  ],
  'home-extraction': [
    'MAKE|extract|blast|extraction ~8 butane|bho|propane|solvent|everclear|open_blast|butano & PRODUCT|oil|hash|home|extract|how',
    'butane|bho ~4 extract|extraction|hash_oil|honey_oil|blast',
  ],
  'buying-for-minors': [
    'get|getting|make ~2 students|pupils|schoolkids|CHILD ~1 high|stoned|baked|blazed & !college|adult|grown',
    'alcohol|beer|vape|nicotine|weed ~4 for|to ~2 underage|minor|minors|kids|teens',
    'sell|give|buy|get|order|vender|dar|comprar ~6 to|for|a|para ~3 MINOR|underage|children|kids|minors|menores & !policy|clothing|clothes|do_you',
  ],
}

/** "Nothing comes along on the plane" is the rule kept, where nothing is asked of a way round it. */
export const STAYS_HERE = compilePattern(
  'not|never|nothing|none|no|can_not ~6 TAKE_ALONG|flying|fly|travel|come|comes|coming|go|goes|going|viajar|viajo|llevo ~6 CARRIER|OUT_OF_STATE|ABROAD|border|state|it|any|home & !how ~1 do|can|could|to|would|should|i|we & !sneak|smuggle|hide|ship|mail|can ~1 i|we|you & !if|unless|caught|allowed|legal|ok|okay|why|right',
)

/** "My sister in law flies in from Ohio": who comes here takes nothing away yet. */
export const COMES_TO_US = compilePattern(
  'fly|flies|flying|flew|come|comes|coming|visiting|visits|drives|driving|arrives|arriving ~1 in|over|down|up|here ~1 from ~1 STATE|ABROAD|OUT_OF_STATE & !TAKE_ALONG|CARRIER ~3 PRODUCT|it|some|them|home|back & !RESALE|sell|ship|mail|home|back',
)

export const TAKES_HOME = [HOME_ELSEWHERE, ...GOES_ALONG].map(compilePattern)
