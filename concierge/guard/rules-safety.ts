import { compilePattern } from './pattern.ts'
import type { RuleTable } from './verdict.ts'

/** What happens in a film or to a wallet happens to nobody; what happens while a film is watched does. */
const NOT_A_STORY =
  '!movie_scene|in_a_movie|in_the_movie|in_a_film|in_a_book|in_a_novel|in_a_play|in_the_show|my_wallet|my_bank|my_budget|my_card'
/** A fear of what might come, for somebody else: "I don't want her calling me freaking out". */
const NOT_FEARED = '!not ~1 want ~1 her|him|them|anyone|anybody|people ~4 ACUTE'
/** What comes back day after day is a matter for a doctor; an emergency goes on now. */
const NOT_EVERY_DAY =
  '!every_morning|each_morning|every_day|each_day|every_night|for_weeks|for_months|weeks_now|months_now|every_time'
const LONG_PAST = 'in_summer|last_summer|last_year|last_month|years_ago|months_ago|slept_it_off|learned_my_lesson'
const NOT_NOW = `!last_time|previously|once|before|usually|normally|${LONG_PAST}`

/** A grown child that hands over money has eaten nothing: "my lil bro gave me cash". */
const PAYS = '!gave|giving|gives|handed ~1 me ~3 NUMBER|cash|money|bucks|dollars|list|dinero'

/** Someone is in danger now. */
export const EMERGENCY_RULES: RuleTable = {
  child: [
    `CHILD ~4 ATE ~6 PRODUCT|it|some|them|something|mine & ${PAYS}`,
    `CHILD ~4 ATE|eat ~8 PRODUCT & !TREAT & ${PAYS}`,
    `CHILD|YOUNG & ATE & SIGN_IN_CHILD & ${PAYS}`,
    `CHILD|YOUNG ~8 SIGN_IN_CHILD & PRODUCT|one & after|found|got|since|from`,
    'PRODUCT ~4 eaten|ingested|swallowed ~2 CHILD',
    'YOUNG ~6 ATE ~6 PRODUCT',
    'CHILD|YOUNG ~6 high|stoned & what|help|do|vet|normal|acting',
    'CHILD|YOUNG ~8 ACUTE & PRODUCT',
    'CHILD|YOUNG ~3 ACUTE & ATE',
  ],
  pet: [
    'PET had ~2 one|some|half|it|PRODUCT ~5 ago|earlier',
    'PET ~4 ATE ~6 PRODUCT|it|some|them|something|mine',
    'PET ~4 ATE|eat ~8 PRODUCT & !TREAT',
    'PRODUCT ~4 eaten|ingested|swallowed ~2 PET',
    'PET ~6 high|stoned & what|help|do|vet|normal|acting',
    'PET ~8 ACUTE & PRODUCT',
    'PET ~3 ACUTE & ATE',
  ],
  'body-alarm': [
    'PERSON|he|she|RELATION ~4 passed_out|collapsed|fainted & ATE_SELF|PRODUCT|help|wake',
    `SELF|PERSON|he|she|they|CHILD|PET|ella|el|someone ~6 ALARM & ${NOT_A_STORY}`,
    `^ ALARM & ${NOT_A_STORY}`,
    'someone|somebody|he|she|girl|guy|PERSON|CHILD ~5 not ~1 moving|responding & !line|traffic|website|app|delivery|driver',
    'call|need|dial|llama|llamen ~2 911|ambulance|ambulancia',
    `ALARM & PRODUCT|ATE|HIGH|help|ayuda & !cause|causes|risk|risks & ${NOT_A_STORY}`,
  ],
  'unwell-after-use': [
    `ATE ~8 PRODUCT|NUMBER >> ACUTE & ${NOT_FEARED}`,
    `ACUTE >> ATE ~6 PRODUCT & ${NOT_FEARED}`,
    `ACUTE ~6 PRODUCT & SELF|PERSON|he|she & after|from|since|that|off|because & ${NOT_FEARED} & ${NOT_EVERY_DAY}`,
    'siento|sintiendo|sentimos|encuentro|estoy|pongo|puse ~3 mal|fatal|horrible|pesimo|pesima|rara|raro|enfermo|enferma & despues|desde|comi|tome|fume|comer|tomar|fumar|hace & PRODUCT|gomita|gomitas|comestible|brownie|galleta|chocolate|porro|mota|vape & !ayer|semana|antes|vez|siempre|cada',
    'TOO_MUCH >> ACUTE',
    'ACUTE >> TOO_MUCH',
    'HIGH ~6 ACUTE & help|do|SELF|PERSON|now',
    'i feel|feeling|am ~4 HIGH & scared|help|panicking|dying|freaking|emergency|too',
    'siento|estoy|toy|ando|puse|quede|tengo ~3 high|pacheco|pacheca|grifo|grifa|drogado|drogada|marihuano|marihuana|trabado|trabada|arrebatado|arrebatada|volado|volada|malviaje|friqueado|friqueada & hago|hacer|ayuda|ayudame|ayudenme|auxilio|bajar|bajarme|bajarlo|quito|quitar|quita|quitarme|asustado|asustada|miedo|morir',
    'too high ~4 do|help|hlp|sober|rn & !price|prices|priced|cost|costs|dose|mg|milligrams|percent|shelf|tolerance|budget|thc|if',
  ],
  'took-too-much': [
    `ATE_SELF ~4 TOO_MUCH & what|help|do|now|scared|panicking|worried|danger|hospital|ok|okay|normal|bad|stop|dangerous|hago|hacer|ayuda|happen & ${NOT_NOW}`,
    'ATE|ATE_SELF >> not ~2 feel|feeling ~2 good|well|right|ok|okay|great|normal|myself & !last|yesterday|week|once|usually|before',
    `^ i ATE_SELF ~3 TOO_MUCH & !last|milder|weaker|lighter|lower|yesterday|week|once|usually|${LONG_PAST}`,
    '^ i|me am|feel|siento|have ~2 TOO_MUCH & HIGH|PRODUCT & !expensive|pay|price|much_for',
    'accidentally ~2 ATE ~6 PRODUCT|CHILD|PET',
    'overdose|overdosing|overdosed|odd ~6 PRODUCT & i|friend|he|she|think|am & !want|wanna|going_to|gonna|trying_to|plan|planning|wish ~3 overdose|od',
    'come_down|sober_up|coming_down ~8 high|edible|now|fast|asap|trip & too|help|now|fast & !cbd|it|food|water|coffee|pepper|lemon ~1 help|helps ~2 come_down|sober_up & !how|what|do|can ~2 you|people|someone ~3 come_down|sober_up',
    'NUMBER ~1 mg & ATE & will_not|not|can_not & ACUTE',
  ],
}

/** Someone may harm themselves. */
export const CRISIS_RULES: RuleTable = {
  suicide: [
    'SUICIDE & !ABOUT_THE_WORD & !NO_CRISIS',
    'think|thinking|thought|thoughts|considering|considered|contemplating|contemplated|planning|attempted ~2 SUICIDE_WORD & i|my|me & !NO_CRISIS & !ABOUT_THE_WORD',
    'ways|way|how|pill|drug|best|easiest|place|method|pact ~6 kill yourself|SUICIDE & !ABOUT_THE_WORD',
    'think|thinking|thinkin|thought|considering ~2 ending|end things & !with|between|relationship|him|her|boyfriend|girlfriend',
    'want|wanna|going|gonna|thinking|could|just ~3 crash|drive|run|steer ~3 car|truck|myself|us ~1 into|off ~2 wall|tree|bridge|traffic|cliff|pole|ditch & !almost|nearly|accident',
    'find|want|need|looking|website|app|buy ~6 suicide ~1 partner|pact|buddy|forum|kit|pod',
  ],
  'lethal-wish': [
    'bridge|bridges|building|buildings|roof|rooftop|cliff|cliffs|overpass|tower ~8 jump|jumping|leap & which|what|best|tallest|highest|high|enough & !bungee|base|swim|swimming|kayak|photo|game|deer|horse|dog',
    'how|which|what ~6 pills ~4 deadly|lethal|fatal|die|kill',
    'sleeping pills ~3 deadly|lethal|fatal',
    'SELF|me|let|help|want|how|which|what ~6 overdose & !PRODUCT & !SAFE_QUESTION',
    'how|what|which|pills|enough ~10 kill_me|to_die|die_without|die_painlessly & !KILL_IDIOM',
    'i|me ~2 want|wanna|going_to|gonna|trying_to|plan|planning|wish|wishing|thinking ~3 overdose|od & !not|never|avoid|dont|without',
    'which|what|how ~8 overdose fastest|quickly|painlessly',
    'enough ~4 die|never_wake|not_wake & !wake up early',
    'strong ~6 not wake_up|NEVER_WAKE',
    'plan|planning|hope|hoping|wish|intend|intending|prefer|rather ~2 not|never ~2 wake_up|wake|waking & !early|late|tired|groggy|hungover|sore|foggy|hungry|him|her|them|kids|neighbors|baby',
    'not|never ~2 want|wanna ~2 wake_up|wake|waking ~1 tomorrow|anymore|again|ever & !early|late|tired|groggy|hungover|hangover|headache|sore|foggy|hungry|stoned|high|sick|dry|feel|feeling|him|her|them|kids|neighbors|baby|still',
    'hate|odio ~1 my|mi life|vida',
    'no ~2 veo|encuentro|hallo ~2 sentido ~3 nada|vida|vivir & !menu|precio|precios|app|pagina|pedido|oferta',
    'come|cry|attend|care ~3 my funeral',
    'point ~1 of|in ~1 living|my_life|this_life|life_anymore|being_alive|carrying_on|it_all|it_anymore|this_anymore|anything_anymore|everything_anymore|trying_anymore|existing & !living_soil|life_of',
    'no|any|a|one|see|find ~1 reason|reasons ~1 to ~1 live|keep_living|stay_alive|be_alive|exist & !live_resin|live_rosin|live_sugar|live_badder|live_hash|live_plants',
    'know|sure ~1 if|how ~2 i ~2 keep|go|carry|make|hold ~1 going|on|it ~1 like_this|anymore|any_longer|much_longer|this_way & !line|wait|app|website|order|menu|prices|price|shop|shops|store|stores|dealer|budget',
    'i ~2 can_not|cannot|not ~1 keep|go|carry ~1 going|on ~1 like_this|anymore|any_longer|much_longer|this_way & !line|wait|app|website|order|menu|prices|price|shop|shops|store|stores|dealer|budget',
    'give|giving|gave|given ~1 up_on ~1 life|living|myself',
    'can not do|take|handle this|it|life anymore & !line|wait|app|website|order|menu|bot|price|prices',
  ],
  'self-harm': [
    'SELF_HARM & !ABOUT_THE_WORD',
    'i want|need|going|thinking|urge ~3 hurt|cut|harm|injure ~1 myself',
    'corte|cortado|cortar|corto|cortarme ~2 munecas|venas|brazos',
    'cut|cutting|slice|burn ~2 my ~1 arm|arms|wrist|wrists|leg|legs|thigh|thighs|skin',
    'took|swallowed|swallow|taken ~5 pills|pastillas & whole|bottle|all|bunch|handful|forever|die|every',
    'starve|starving ~1 myself',
    'stop|quit ~1 eating ~2 completely|entirely|altogether|skinnier|skinny|thin',
  ],
}

/** Driving and machines under the influence. */
export const DRIVING_RULES: RuleTable = {
  'drives-oneself': [
    'ATE|ATE_SELF ~8 PRODUCT|NUMBER >> needs|need|give|giving ~2 a_ride|a_lift & !needs|need ~2 a_ride ~2 to_you|to_your|home & !i|we need|needs',
    'PRODUCT ~6 commute|road_trip|drive|ride|highway & i ~2 driver|drive|driving & !not_driving|not_the_driver|not_drive|passenger|drive_over|drive_there|drive_out_there|drive_up_there|driving_over|to_you|to_your|to_yall|how_far|worth|directions|delivery',
    'can|could|should|ok|okay|safe|may|if ~4 take|have|eat|smoke|hit|pop|do|use|vape ~4 PRODUCT & before ~2 drive|drive_over|drive_there|driving',
  ],
  'driving-impaired': [
    'pulled_over|stopped_by_cops ~4 HIGH|stoned|baked|faded & !hours|open',
    'driving ~1 tonight|tomorrow|today|later & something|PRODUCT|mild|take|smoke & !DRIVE_TO_SHOP',
    'DRIVE ~4 after|on|with|while ~3 PRODUCT|edibles|gummy & !DRIVE_TO_SHOP',
    'drive|driver|operator|pilot ~4 bus|truck|taxi|uber|semi|ambulance|train|forklift|crane|school_bus|plane & before|during|on ~3 it|route|shift|run|work|my & PRODUCT|INGEST|half|mg & !after ~3 shift|work|route',
    'bus|truck|taxi|uber|lyft|ambulance|train|forklift|crane ~1 driver|operator & before|during ~3 it|route|shift|run|work|my & PRODUCT|INGEST|half|mg & !after ~3 shift|work|route',
    'strain|gummy|cart|edible|weed|dabs|PRODUCT ~6 DRIVE & focus|before|while|at|during & !DRIVE_TO_SHOP',
    'dui|dwi & high|stoned|weed|PRODUCT|if|smoke',
    'affect|impair|ruin|slow ~3 DRIVE|reaction & !DRIVE_TO_SHOP',
    'wait|waiting ~4 before|until|to ~2 DRIVE & !DRIVE_TO_SHOP',
    'i|we ~1 smoke|vape|toke|dab|hit_my|light_up ~4 then|before|while|and ~3 DRIVE & !something|anything|what',
    'smoke|vape|eat|take|use|hit ~4 on|during|for|before ~2 DRIVE & !DRIVE_TO_SHOP',
    'HIGH ~8 DRIVE',
    'DRIVE ~6 HIGH',
    'ATE|ATE_SELF ~8 PRODUCT|NUMBER >> DRIVE & !DRIVE_TO_SHOP',
    'need|got|have|going|planning|must|about ~2 drive & PRODUCT|wear|wears|INGEST & !DRIVE_TO_SHOP & !order|store|shop|pick',
    'i am driving|manejando & PRODUCT|vape|smoke & !DRIVE_TO_SHOP & !order|store|shop|pick',
    'ok|okay|safe|good|can|fine|able|legal|allowed|should|could|puedo|seguro ~4 DRIVE ~8 after|on|while|with|high|despues|con|if & PRODUCT|INGEST|ATE|HIGH|this|it',
    'how|when|long|cuanto|cuando|until|till|before|wait|esperar ~8 DRIVE & PRODUCT|INGEST|after|HIGH|despues & !DRIVE_TO_SHOP',
    'smoke|vape|hit|eat|take|toke|dab|smoking|vaping|use|puff ~8 while|before|and|when|during|as ~4 DRIVE & !DRIVE_TO_SHOP',
    'DRIVE ~5 while|and|after|when ~4 smoke|vape|hit|eat|smoking|vaping|dabbing',
    'PRODUCT ~6 for|while|before|during|on|to ~3 drive|driving|commute|road_trip|behind_the_wheel & !how_long|far & !DRIVE_TO_SHOP',
    'sober enough|up to DRIVE',
    'drive|driving ~3 gummy|edible|joint|weed|thc|gummies|edibles|marihuana|comestible',
    'pass|passing|beat|fool ~4 breathalyzer|sobriety|roadside',
    'work|working|operate|running|using ~4 heavy_machinery|forklift|chainsaw|crane & PRODUCT|HIGH|INGEST|on',
    'smoke|hotbox|toke|light_up|fumar ~5 in|inside|en ~2 car|truck|auto|carro|uber & !leave|store|keep|park',
  ],
  'in-a-car': [
    'to|can|could|may|should|puedo|podemos ~2 i|we|passenger|passengers|they|hit|smoke|vape|fumar|vapear|consume|use ~2 hit|smoke|vape|puff|consume|fumar|vapear|in|inside|en ~3 car|truck|van|auto|carro|uber|lyft|backseat & hit|smoke|vape|puff|consume|fumar|vapear ~4 in|inside|en & !smell|smells|leave|left|store|keep',
  ],
}

/** "Ate a gummy 40 min ago and nothing": who waits for an effect has not taken too much. */
const WAITS =
  'gummy|gummies|edible|edibles|chocolate|mint|mints|drink|brownie|cookie|tincture|NUMBER & !CHILD & !PET & !ALARM & !ACUTE & !TOO_MUCH & !MEDICINE & !ALCOHOL & !he|she|they|him|her'
export const NOTHING_YET = [
  `nothing|zip|zilch|no_effect & ${WAITS} & !matters|matter|helps|left|feels|anymore|real`,
  `not ~2 feel|feeling|hit|hitting|working|kicked & ${WAITS} & !ok|okay|well|good|right|great|myself|better|real|legs|face|hands`,
].map(compilePattern)

/** "Last time i waited forever": in a line and not in a life. */
export const WAITED_LONG = compilePattern(
  'wait|waits|waited|waiting|stood|stand|standing|sat|sit|sitting|queued ~4 forever|ages|eternity & last ~1 time|visit|night|week|friday|saturday|sunday|monday|tuesday|wednesday|thursday|weekend|yesterday|line|lines|queue|counter|register|lobby|there|inside|checkout|busy|slow|quiet|dead|packed|crowded & !die|dying|death|end|ends|ending|over|done|live|living|life|alive|anymore|point|goodbye|myself|wake|pain|suffer|nobody|him|her|better|happy|god|heaven|bridge|ledge|roof|tracks|cliff|pills|pill|gun|kill|hurt|peace|gone|miss|world|rope|razor|find|found|save|saved',
)
