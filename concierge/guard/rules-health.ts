import type { RuleTable } from './verdict.ts'

/** Another is pregnant, and takes none: "one of us is pregnant so she's staying on lemonade". */
export const ANOTHER_ABSTAINS =
  'she|one|who|wife|sister|friend|girlfriend|bride|mom|ella|esposa|hermana|amiga ~8 ABSTAINS'
const NOT_HERSELF = `!${ANOTHER_ABSTAINS}`

/** "She's nursing", and neither a student of it nor over a drink. */
const NURSES_NONE =
  '!nursing ~2 student|school|home|homes|degree|major|program|job|shift|assistant|license|class|exam|hangover|beer|drink|coffee|cold|wound|grudge|knee|ankle|back & !done|finished|stopped|quit|not|no_longer ~3 nursing|breastfeeding'

/** A patient's card is no medicine. */
const NO_CARD = '!medication_card|medication_cards|mmj_card'
const ACHING =
  'back|knee|knees|legs|stomach|belly|head|neck|hip|hips|shoulder|shoulders|feet|foot|tooth|teeth|jaw|wrist|espalda|rodilla|cabeza|estomago'

/** Questions for a doctor, a pharmacist or a vet. */
export const MEDICAL_RULES: RuleTable = {
  'drug-interaction': [
    `my|mi|on|taking|take|took|tomo|takes ~3 MEDICINE & !PRICE_OF & ${NO_CARD}`,
    `MEDICINE & PRODUCT|INGEST|this|it|substitute|mix|interact|interfere|combine|safe|ok|okay|with|on|take|taking|off|replace|instead|stop|quit|better|too_much|overdo|enough|per_day|a_day & !PRICE_OF & !GET ^ MEDICINE & ${NO_CARD}`,
    'MEDICINE & thc|cbd|weed|cannabis|pot & same_day|together|and|with|ok|safe & !PRICE_OF',
    'had|took|popped|take|on ~3 MEDICINE & PRODUCT|hit|smoke|vape|INGEST & !PRICE_OF',
    'mix|combine|combining|mixing|interact|interfere|mess|mezclar|combinar ~8 MEDICINE|ALCOHOL|CONDITION',
    'ALCOHOL ~6 and|then|with|while|before|after|y|con|plus|on ~4 INGEST|PRODUCT|high|smoke & !ALCOHOL_FREE',
    'PRODUCT|INGEST ~4 and|then|with|while|before|after|y|con|plus|on ~4 ALCOHOL & !ALCOHOL_FREE & !never ~3 ALCOHOL',
    'PRODUCT|INGEST ~4 after|on_top|before|with ~1 NUMBER|few|couple|some ~2 ALCOHOL & !mg & !PRICE_OF',
    'ALCOHOL ~8 ok|okay|safe|can|bad|wait|should|puedo & smoke|eat|take|vape|PRODUCT|high & !ALCOHOL_FREE',
    'drink|drinking and|then|while|before take|eat|smoke|vape|have|use|taking|eating|smoking|vaping',
  ],
  pregnancy: [
    'found_out|found out|we_learned ~8 NUMBER ~1 weeks & she|fiancee|wife|girlfriend|sister|i & PRODUCT|INGEST|one|keep',
    `PREGNANT & !PREGNANT_OTHER & ${NOT_HERSELF} & !expecting ~1 me|him|us|you|company|guests|friends|visitors|package|delivery|order|call|rain|snow & !nursing ~2 hangover|beer|drink|coffee|cold|injury|wound|wounds|grudge|school|degree|home|student|shift|knee|ankle|cup`,
    `she|wife|girlfriend|sister|daughter|fiancee|partner|who|ella ~2 nursing|lactating & ${NURSES_NONE}`,
    'out_of|leave|leaves|clear|clears|gone|clean|into|reach|reaches|affect|affects ~3 her|breast|moms|mothers milk',
    'her|breast|moms|mothers milk ~3 safe|clean|clear|ok|okay|bad',
    `SELF|wife|girlfriend|sister|she ~6 PREGNANT & PRODUCT|INGEST|safe|ok|okay|use|nauseous & ${NOT_HERSELF}`,
  ],
  aches: [
    `my|mi ~2 ${ACHING} ~3 hurt|hurts|hurting|pain|ache|aches|aching|killing|kills|kill|duele|duelen & strain|strains|gummy|gummies|edible|edibles|something|anything|weed|flower|cart|tincture|balm|algo|which|what_do_you & !laughing|laughter|seat|seats|sit|bench|stairs|walk`,
  ],
  'after-surgery': [
    'just|recently|i|me ~2 had|got|hicieron ~2 lasik|surgery|operation|c_section|root_canal|implant|implants|vasectomy|hernia|stitches|tooth_pulled|teeth_pulled|teeth_out|tooth_out|cirugia & smoke|vape|dab|edible|edibles|gummy|gummies|joint|weed|take & can|ok|okay|safe|when|how_long|before|puedo & !years_ago|year_ago|card',
  ],
  treatment: [
    'something|anything|strain|gummy|gummies|edible|take|good|mg|best|cart|tincture|algo|dose|often ~4 for|para|with|help ~3 pain|pains|dolor|aches & !PRICE_ONLY',
    'nightmares|flashbacks|panic_attacks|night_terrors >> fix|fixes|stop|stops|turns|turn|end|ends|kill|kills|help|helps|cure|gone|quiet & !movie|game|show|costume',
    'duele|duelen|arde|arden|tiembla|tiemblan|hincha|hinchan|duermen ~3 BODY_PART|mano|manos|tobillos|tobillo|dedos|brazo|pie|pies|cara|ojo|ojos',
    'wrong with me|my & !order|card|account|cart|pen|battery',
    'wrong ~1 BODY_PART',
    'broke|broken|fractured|sprained|dislocated ~2 my|his|her ~2 BODY_PART|toe|finger|ankle|wrist|rib|nose|bone|thumb|elbow & !healed|last_year|years_ago|months_ago',
    'increase|decrease|lower|double|change|adjust|skip ~3 dose|dosage & my|MEDICINE',
    'need|take|get|start ~2 MEDICINE & i|should|do & !MEDICINE ~1 card|cards|license|licence',
    'my ~3 BODY_PART ~3 out|ring|ringing|burn|burns|itch|itches|locked|numb|tingle|tingles|popped',
    'TREAT|HELP_WITH ~7 CONDITION & !PRICE_ONLY & !INGREDIENTS',
    'CONDITION ~7 TREAT|HELP_WITH & !PRICE_ONLY & !INGREDIENTS',
    'CONDITION & PRODUCT|which|what|how|can|will|does|should|que|cual|puedo & !PRICE_ONLY & !SMALL_MEDICAL & !INGREDIENTS',
    'SELF|my|mom|dad|grandma|wife|husband|mi ~5 CONDITION & !PRICE_ONLY & !SMALL_MEDICAL & !INGREDIENTS',
    'TREAT ~4 of|for|de|para ~8 DISEASE_LIKE',
    'BODY ~4 PRODUCT & TREAT|dose|medicine',
    'what|which|something|anything|how ~4 TREAT|help|good|best|stop|fix ~5 BODY & !PRICE_ONLY & !HEADSHOP',
    'my|mi|his|her ~2 hand|hands|back|knee|knees|leg|legs|stomach|head|neck|hip|shoulder|joints|feet|foot|eyes|heart|espalda|rodilla|cabeza ~3 hurt|hurts|hurting|pain|ache|aches|aching|killing|kills|kill|shake|shakes|duele|duelen|dolor|burning|swollen|numb|cramping',
    'lower|raise|increase|reduce|affect|spike|thin ~3 blood|blood_sugar|blood_pressure|heart_rate|cholesterol|immune|liver|kidney|kidneys|sperm|fertility|hormones',
    'lose|losing|gain_weight & PRODUCT|this|that|it|will|help|strain',
    'get|stop|quit|come|wean|getting|stopping|quitting ~2 off|taking|using ~3 MEDICINE|opioids|alcohol|drugs',
    'scheduled?|before|after|having ~3 surgery|operation|anesthesia|mri|colonoscopy',
    'stop ~2 bleeding|seizing|shaking',
    'can|could|will|would|are ~1 you ~2 treat|diagnose|prescribe|cure|provide_treatment|provide_therapy|be_my_doctor',
    'be|act ~2 my CLINICIAN',
    'prescribe|recetame|receta ~2 me|us|my|something|algo',
  ],
  dependence: [
    'addicted|hooked|dependent|addiction|adicto|adicta|enganchado|enganchada ~1 on|to|a|al ~2 HABIT & SELF|PERSON & stop|quit|can_not|think|problem|help|life|how|will_not|no_puedo|dejar|dejarla|dejarlo',
    'can_not|cannot|how|trying|tried|try|want|need|help|no_puedo|quiero|como ~6 quit|stop|cut_down|cut_back|give_up|dejar|parar ~2 HABIT & SELF|PERSON & !cigarettes|tobacco|nicotine|cigarros|line|break & !PRICE_OF',
    'addicted|hooked|dependent ~3 & can_not|cannot|no_puedo ~1 go|last|make_it|survive|function|do ~4 without|sin',
    'i|am ~3 smoking|smoke|using|vaping|vape|eating|high ~3 too_much|way_too|so_much|all_day|every_day|nonstop|constantly|daily & hard|struggling|struggle|can_not|cannot|difficult|trouble ~2 stop|quit|cut_back|cut_down|slow_down|stopping|quitting|cutting',
    'HABIT ~1 runs|ruins|ruining|ruined|controls|controlling|owns ~1 my|our|mi ~1 life|marriage|family|vida|everything',
  ],
  'after-each-use': [
    'every_time|each_time|whenever ~8 ACUTE|throw_up|puke & PRODUCT|INGEST & !now|right_now',
    'ACUTE|throw_up|puke ~4 every_time|each_time|whenever & PRODUCT|INGEST & !now|right_now',
  ],
  'dose-for-body': [
    'how|what|que|cuantos|cuanta|right|best ~6 dose|dosage|mg|milligrams|dosis|amount ~6 for|para ~6 AGED|year_old|elderly|senior',
    'how|what|que|cuantos|cuanta|right|best ~6 dose|dosage|mg|milligrams|dosis|amount ~6 for|para ~6 lb|lbs|pound|pounds|kg|kilos|weight|woman|man|body & !first|beginner|newbie|primera',
    'NUMBER ~1 times|time|vez|veces ~1 day|daily|week|dia',
    'dose|dosage|mg|dosing|tincture|oil|cbd ~6 PET',
    'give|giving|treat|calm|safe|for|dar|darle ~3 PET ~6 cbd|thc|edible|oil|tincture|gummy|gummies|weed|treats',
    'cbd|thc|edible|tincture|weed ~3 for|a|to|para ~2 PET',
  ],
  'pet-goods': [
    'PET treats|edibles|gummies|tincture|chews|cbd & !hot|lazy|mad|top|big|bad|cool|salty',
    'can|could|may|should|is_it_ok|puede|puedo ~3 PET ~3 have|eat|take|try|comer|tomar ~3 edible|edibles|gummy|gummies|cbd|thc|weed|tincture|gomita|gomitas',
  ],
  pet: [
    'for|para my|our|mi|nuestro|nuestra ~1 PET & !sitter|walker|groomer|lover|hat|shirt|collar|toy|toys|leash|bandana',
    'something|anything|algo|products?|treats ~3 for|para ~3 PET & !sitter|walker|groomer|lover|hat|shirt|collar|toy|toys|leash|bandana',
    'PET ~4 anxious|anxiety|nervous|scared|stressed|restless|arthritis|limping|ansioso|nervioso & what|anything|something|got|have|help|recommend|algo|tienen',
  ],
  'medical-question': [
    'doctor ~2 say|think|recommend',
    'symptom|symptoms|treatment|treatments|diagnosis|prognosis|complications|side_effects|signs|outlook|sintomas|tratamiento ~1 of|for|de|para',
    'how|how_to|can ~2 diagnose|diagnosed|prevent|treat|cure|cured ~8 CONDITION|DISEASE_LIKE',
    '^ how to diagnose|prevent|treat|cure',
    'who|who is ~1 at|is_risk|affected ~1 for|by',
    '^ what to do for',
    '^ what|what is ~1 outlook|cause|causes|is ~3 DISEASE_LIKE',
    '^ what|que ~1 is|are|causes|cause|es|son|causa ~3 CONDITION & !MILD_EDU',
    '^ is|are|es ~4 inherited|hereditary|hereditario|hereditaria & !PRODUCT|STRAIN_NAME',
    '^ is|es CONDITION ~2 inherited|genetic|contagious|fatal|hereditary|deadly',
    'diagnosed ~4 with|for',
    'genetic_changes|mutations|research|clinical_trials|trial ~6 CONDITION|DISEASE_LIKE|done_for|related to',
    'do i_have|could i_have|might i_have|tengo ~3 CONDITION',
    'is_this|this_a|is_it|sign_of ~2 CONDITION',
    'is|there|any ~1 cure|treatment|remedy|cura|tratamiento for|para & !boredom|hunger|munchies|cottonmouth|hangover',
    'doctor|oncologist|psychiatrist|physician|pediatrician|pharmacist|medico|cardiologist|neurologist|dentist|nurse ~6 told|said|recommended|prescribed|gave|give|suggested|says|dijo|receto & !card|office|across',
    'will|can|does ~2 PRODUCT ~4 cause|causes|damage|increase ~6',
    'experience|experiencing|have|having ~3 symptoms|hallucinations|periods_of|episodes_of|palpitations',
    'can|could|you|provide|need|be|my ~3 psychiatric|psychiatrist|anti_depressants|antidepressant|therapy|counseling ~8 & !find',
    'teen|teenager|son|daughter|husband|wife|brother|mother|friend ~6 substance_abuse|addiction|alcoholism|drinking_problem|struggling with',
  ],
  'medical-claim': [
    'clinically|medically|scientifically|doctor|fda ~1 proven|tested|approved|recommended|certified & CONDITION|TREAT|BODY|stop|work|works|relieve',
    'say|tell|write|confirm|claim|di|dime|admit|promise|guarantee ~8 treat|treats|cure|cures|heal|heals|cura|curan|fixes ~4',
    'is|are|does|do|can ~3 PRODUCT ~4 medicine|cure|cures|heal|heals|treat|treats',
  ],
  distress: [
    'SELF|why|how|feel|feeling|am|i|my ~5 EMOTION & i|me|my|we|myself & !PRODUCT|SHOP & !joke & !something|anything|strain',
    'feel|feeling|felt|siento ~3 sad|hopeless|worthless|empty|lonely|alone|depressed|numb|worth_nothing|like_a_failure|like_a_burden|unloved|nothing_matters|anxious_all|trapped|triste|deprimido|solo|sola|vacio',
    'how|ways|way|can ~6 stop|overcome|cope|deal|get_over|reduce|handle|control|manage|help ~4 CONDITION|EMOTION|feeling|thoughts|stress_disorder|trauma',
    'EMOTION_STRONG & i|me|my|myself & !PRODUCT|SHOP',
    'dad|father|mom|mother|husband|wife|boyfriend|girlfriend|partner|stepdad|brother ~2 hits|hit|beats|chokes|choked|slaps|hurts|abuses ~2 me|us|my|her|him & !how_do|how_to|jackpot|PRODUCT|dab',
    'lost|died|passed|dead ~4 my ~2 brother|sister|mother|father|mom|dad|son|daughter|husband|wife|friend|grandma|baby & !lost_my|hoodie|card|PRODUCT|order',
    'i ~1 lost my brother|sister|mother|father|mom|dad|son|daughter|husband|wife|grandma|grandpa|baby|friend & !in_the_store|here',
    'my|our ~2 husband|wife|boyfriend|girlfriend|partner|marriage|relationship|mother|father|son|daughter|family|parents ~10 cheated|cheating|abusive|abuse|divorce|left_me|does_not_love|hates_me|lying to me|yells|passed_away|passing|died|cheat|trust|affair & !purchase_history|order_history|phone_number|receipts',
  ],
}
