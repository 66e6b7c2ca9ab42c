import type { RuleTable } from './verdict.ts'

/** What nobody but the shopper says to have done is not told to the shop as a fact. */
const TOLD_FOR_ME = 'tell ~1 store|them|staff|cashier|budtender|budtenders|driver ~2 i|that ~2 paid|returned|work|own'

/** "I told my office to drop their old place and order from you". */
const OTHER_SHOP = '!drop|dropped|ditch|leave|forget ~3 old|other|last ~1 place|shop|store|dealer|dispensary|guy|spot'

/** "Your new logo is to die for". */
const NEW_AT_THE_SHOP =
  '!your_new ~1 logo|hat|hats|shirt|hours|store|shop|spot|site|website|menu|app|location|place|sign|building|budtender|manager|deal|deals|PRODUCT'

/** "Act like I just walked in", "they acted like she was slow", "you are now my favorite shop": no part is given to play. */
const OF_ONESELF =
  '!how ~2 i|we|one|someone|people ~1 PERSONA & !PERSONA ~1 i ~2 just|never|know|walked|should & !acts|acted|acting ~1 like ~3 i|am|she|he|they & !PERSONA ~3 favorite|favourite|best|open|closed|hiring'

/** Codes are for whom they were given to: "a working code that nobody used yet", "somebody else's promo code". */
const CODE = 'code|codes|coupon|coupons|promo|voucher|vouchers|codigo|codigos|cupon'
const OF_ANOTHER =
  'elses|someone_else|somebody_else|another_customer|another_customers|other_customer|other_customers|other_peoples|anybodys|anyones|somebodys|someones|strangers|cualquiera|otro_cliente|otra_persona'
const MARKS = 'mark|set|flip|switch|change|list|put|enter|log'

/** Who complains of being ignored orders nothing. */
const NOT_TOLD_OF =
  '!budtender|cashier|clerk|staff|guy|girl|lady|dude|employee|manager|he|she|they ~8 ignored|ignores|ignoring'

/** Taking over the assistant, asking for its insides, talking prices down by command. */
export const INJECTION_RULES: RuleTable = {
  'override-instructions': [
    `IGNORE ~5 PRIOR ~4 INSTRUCTIONS & !POLITE_CORRECTION & ${OTHER_SHOP}`,
    'IGNORE ~3 INSTRUCTIONS ~5 PRIOR & !POLITE_CORRECTION',
    'IGNORE ~2 your|ur|tus|deine|tes|ihre ~2 INSTRUCTIONS|directions|training|programming|policies',
    `IGNORE ~2 ALL_SAID & !POLITE_CORRECTION & ${NOT_TOLD_OF}`,
    'IGNORE ~3 PRIOR ~2 following|said|above|before|precedes|dijo|gesagte & !POLITE_CORRECTION',
    `forget|ignore|disregard ~2 PRIOR ~2 stuff|things|part|job|talk|text|question|messages & !POLITE_CORRECTION & ${NOT_TOLD_OF}`,
    'forget|ignore ~3 that you are|are',
    'forget|stop ~2 about|being|acting ~3 cannabis|budtender|weed|shopping|assistant|dispensary|bot & !order|appointment',
    'forget|olvida|vergiss ~2 what|waht|was|lo ~3 before|above|told|previously',
    'stop|stop_everything ~3 OUTPUT_ONLY',
    'IGNORE ~4 guardrail|guardrails|filters|safety|restrictions|safeguards|content_policy',
    'do_not|dont|no follow|obey|use|apply ~2 your|any|the|tus instructions|rules|guidelines|prompt|reglas',
    'IGNORE ~3 what|everything|all ~4 told|taught|said|instructed ~1 you',
    'INSTRUCTIONS ~3 no_longer|not ~1 apply|valid|matter|exist & previous|your|old|the|those & !return|coupon|policy',
    'pretend|imagine|assume|suppose|act_like|lets_say ~3 rules|rule|law|laws ~4 changed|gone|different|lifted|not|no_longer|do_not & !game',
    'opposite ~6 told|instructed|programmed|taught|supposed',
    'remove ~3 previous|all ~2 tasks|instructions',
  ],
  'new-persona': [
    `PERSONA & !PERSONA ~3 SERVICE_ROLE & !PRODUCT_ROLE & !why & !PERSONA ~2 CLINICIAN & ${OF_ONESELF}`,
    '^ play|be|become|act ~3 PERSON|RELATION & used_to|would ~6 read|reading|tell|telling|sing|singing|whisper|lull|explain & !PRODUCT_ROLE',
    'i_want_you_to|i_need_you_to|you_will|you_must|you_should|you_have_to|your_job_is_to ~1 act|become|speak|behave|reply|ignore|forget|obey|pretend|play|replace|answer_only',
    'you are going|about to act|be|become|pretend|play|immerse|answer',
    'you are ~2 FREE_ROLE & !are_you',
    'as|like ~1 if ~4 guardrails|rules|avoidmedicaladvice|restrictions|filters',
  ],
  'unbound-mode': [
    'your ~3 UNBOUND|limitless',
    'UNBOUND ~8 you|answer|respond|mode|act|ai|character|enable|enabled|as|chatbot|bot|enter|version|activate|unfiltered',
    'you ~8 UNBOUND & !are ~1 chatgpt|gpt|llm|openai',
    'in ~2 developer|debug|god|admin|maintenance|dan|jailbreak|sudo|root|test|unrestricted|diagnostic|kernel ~1 mode|modo',
    'enable|enter|activate|switch|turn_on|habilita|activa|start ~3 developer|debug|god|admin|maintenance|dan|jailbreak|sudo|root|test|unrestricted|diagnostic|kernel|training_mode|modo & !root beer',
    'jailbreak|jailbroken',
    'dan ~2 anything',
    'opposite ~4 rules|instructions',
    'hello|hi|hey|dear chatgpt|gpt|chat_gpt|chatgtp',
  ],
  'reveal-insides': [
    'REVEAL ~6 SECRET & !SHOP_RULES',
    'SECRET ~4 REVEAL & !SHOP_RULES',
    'REVEAL ~4 INSIDES',
    'INSIDES & !JOB',
    '^ SECRET',
    'instructions|rules|directives|orders ~2 were|are|did|have|you ~3 given|told|following|get|receive|programmed|follow & you',
    'repeat|print|output|write|show|copy|translate|recite|spell|beginning|starting|start|begin|list|give ~6 above|preceding|words_before|conversation|your_first|with_you_are|everything ~4 text|word|verbatim|message|you are|sentence|conversation|above|instructions|translate|back',
    'with|start|starting|beginning|begins ~2 you are & repeat|print|output|show|text|write|conversation',
    'what ~3 written|written|said|text|was|says|above ~2 above|before|in_prompt|in_your_prompt & !price|cost|was_it_before|was_that_before|was_this_before',
    'temperature|context_window|token_limit|max_tokens|parameters|top_p|model weights ~10 you|your|model|which|what & !vape|battery|dab|volt|nail|low_temp',
    'what|which|list|show ~3 tools|functions|plugins|apis ~4 you|your & access|call|use|have|available',
  ],
  'output-command': [
    '^ simply|just|only output|print',
    'use ~2 name ~2 as|is|hackbot|bot & rest|chat|now',
    'rest ~3 chat|conversation ~4 name|answer|respond|act|speak|be',
    'OUTPUT_ONLY ~12 & NEW_TASK',
    '^ stop OUTPUT_ONLY',
    'NEW_ORDER',
    'say|write|print|output|reply|respond|answer|di|escribe ~14 nothing_else|nada_mas|word_for_word|verbatim',
    'only ~1 output|say|print|respond|answer|reply|write ~3 word|yes|no|with|exactly',
    'answer|respond|reply|speak|talk|write ~5 like|as ~3 customer|pirate|villain|child|robot|PERSON|king|poet|dictator|shakespeare & !SERVICE_ROLE & !like_i',
    '^ do anything now',
    'you ~2 told|forbidden|allowed|instructed|banned|prohibited ~4 talk|discuss|say|mention|reveal|share|from & what|which|topics|things',
    'do not answer ~4 question|this|that|but|it',
    'OUTPUT_ONLY ~4 QUOTED',
    `NEW_TASK ~6 OUTPUT_ONLY|IGNORE|PERSONA|answer|respond|reply|recommend|say|you|are|is|concentrate|focus|follow|free|write|kommen|schreibe & ${NEW_AT_THE_SHOP}`,
    'answer|respond|reply|recommend|say|end|begin ~3 only|every|all|each ~6 with|message|questions|yes|no|competitor|replies',
    'say|write|print|output|repeat|dites|sag|schreibe|schreib|di|scrivi ~4 QUOTED & IGNORE|stop|just|now|forget|instead|nur|only|verbatim',
    'curl|wget|ssh|sudo|chmod ~6 http|https|URL|ls|run',
    'execute|run|eval|interpret|ejecuta ~3 following|this|comando & !running|who',
    'interpreter|terminal|console|shell ~8 command|act|python|execute|linux',
    'LABELLED_ORDER',
    'ROLE_MARKUP',
    'decode|decrypt|unscramble|deobfuscate|decipher|rot13|base64|base 64|morse|caesar|decodifica ~8',
    'visit|click|go_to|include|link|insert|add ~5 http|https|www|URL & every|each|message|response|reply|always|customers|end',
    'your|previous|prior|earlier|original|old|safety ~2 guidelines|instructions|restrictions|programming|prompt|rules ~1 have|has|are|were|is|was|been ~2 expired|lapsed|void|revoked|lifted|suspended|obsolete|disabled|cancelled|canceled & !id|ids|license|licence|passport|card|coupon|points|deal|purchase',
    'you_promised|you_agreed|remember you_said|remember when you & price|free|discount|off|rules',
  ],
  'claimed-authority': [
    'SELF|this|as|i ~4 AUTHORITY & PRIVILEGE|SECRET|INSIDES|OTHERS|IGNORE & !speak|talk|chat|call|complain|reach|contact|ahold|hold|email|hit_up|want_to_see|need_to_see|hablar|quiero',
    'AUTHORITY override|mode|access|command|code|mode|granted',
    'admin|sudo|root|system|override ~2 override|mode|command|set|grant|free|price',
    'test|audit|emergency|drill ~4 by|from|your ~2 AUTHORITY',
    'unlock|authorize|enable|activate ~4 employee|staff|admin|manager|hidden|secret|owner|vip ~2 discount|price|prices|mode|access|menu',
  ],
  'price-tampering': [
    'bump|raise|add|set|increase|change ~4 points ~2 to|NUMBER & my & !how|when',
    '^ put|add|load|drop|credit ~1 NUMBER ~1 points ~2 my|me|on',
    'say|claim|pretend|note|mark|record|log|write ~2 i|my|that ~10 so_i|so_that_i|so_we|and_give|and_send|and_refund ~6 free|refund|again|credit|discount|money',
    '^ give|gimme ~1 NUMBER ~1 points',
    '^ say|claim|pretend|mark|record|log|note ~2 i|my|that|its ~6 balance|order|delivery|package|customer|points|card|birthday|item|jar|cart ~8 and|so ~1 i|me|credit|refund|give|send|let|redeem',
    'mark|flag|record|enter|log|put|set ~2 order|invoice|tab|ticket|it|this|mine ~3 paid & not|will|later|wink|pretend|trust|tomorrow|owe & !not ~3 marked|marking|showing|show & !was|is ~1 not',
    'put|mark|list|ring|log|count|enter ~2 me ~4 medical|patient|veteran|senior|student|military|employee & not|never|without|fake|pretend ~4 card|one|have|really|actually|papers|id & !bring|on_me|with_me|today|yet',
    'will say|claim|swear|insist ~3 my|it|the|i ~8 send|refund|money|free|second|another|replacement|credit',
    'put|ring|give|use|apply ~3 sale_price ~6 not_on_sale|full_price|regular|everything',
    `^ ${TOLD_FOR_ME}`,
    `just|please|you ${TOLD_FOR_ME}`,
    'backdate|back_date|predate ~3 receipt|order|purchase|invoice',
    'take|knock|give ~2 NUMBER ~1 off my & !first|veteran|birthday|coupon|deal',
    'apply|give|use|add|put|ring|slap|take ~4 senior|veteran|military|student|employee|medical ~1 discount & nobody|no_one|noone|nadie ~2 notice|notices|know|knows|check|checks|care|cares',
    'apply|give|use|add ~3 senior|veteran|military|student|employee|medical ~1 discount & not|fake|pretend|i ~1 NUMBER',
    'TAMPER & !is|was|still ~1 not ~1 marked|showing & !why|not ~5 marked|showing',
    `can|could|will|would|please|just|pls ~1 you|u|ya ~2 ${MARKS} ~8 as|to ~1 paid & !why`,
    `can|could|will|would|please|just|pls ~1 you|u|ya ~2 mark|log|enter ~8 as ~1 picked_up|delivered|redeemed|refunded & not|never`,
    `^ ${MARKS} ~6 as|to ~1 paid`,
    `just|please|pls ${MARKS} ~6 as|to ~1 paid`,
    '^ mark|log|enter ~6 as ~1 picked_up|delivered|redeemed|refunded & not|never & !was|is|got ~1 mark',
    '^ just? say|tell ~3 it|order ~1 is? paid & when|if|driver|him|her|them',
    'marca|marcar|marcas|marque|pon|poner|ponle|cambia|cambiar ~5 como|a ~1 pagado|pagada|entregado|entregada & !por_que',
    `${CODE} ~4 not|never|nobody|no_one ~3 used|redeemed|claimed|use|usado & give|gimme|drop|send|need|share|list|hook|find|tell|spare|dame|pasame & !my|mine & !i ~3 have|got|received|saved|found`,
    `unused|spare ~2 ${CODE} & !my|mine & !i ~2 have`,
    `${OF_ANOTHER} ~2 ${CODE}`,
    `${CODE} ~4 from|of|de ~2 ${OF_ANOTHER}|anyone|anybody & !my & !i ~2 got|have|was`,
    'set|change|make|lower|update|edit|pon|cambia|modify|override|adjust ~4 price|prices|cost|total|invoice|thc|precio|stock|inventory ~6 to|a|at|as|equal|zero|free|NUMBER & !cheaper|budget|delivery|pickup|cancel|scrap|scratch|drop|under|address|time|instead & !match|beat ~3 lower|price|prices & !update ~1 on|about|for|regarding|re|please & !i ~1 want|need|meant|wanted ~1 NUMBER & !lower_priced|lower_cost & !lower thc ~1 PRODUCT|STRAIN_NAME|flower|strain|strains|stuff|option|options|one|ones|weed & !anyone|anybody|who|brand|brands|company|companies ~1 make|makes',
    'set|change|make|lower|update|edit|override ~4 order|quantity ~4 zero|free|negative|0',
    'generate|create|make|invent|give|hack|guess|find|genera ~4 coupon|promo|discount|voucher|gift_card|referral ~3 code|codes|number|codigo & !is|do|are_there|any|have|use',
    'honor|match ~4 price ~8 promised|yesterday|you_said',
  ],
  hidden: ['HIDDEN_TEXT'],
  code: ['CODE'],
}

const STRONGROOM = 'safe|vault|caja_fuerte|boveda'
const THE = 'the|your|ur|ya|la|tu|su'

/** Other people's data, and what keeps the shop's money, staff and doors safe. */
export const PRIVACY_RULES: RuleTable = {
  'shop-security': [
    `cash|money|dinero|efectivo|deposit ~5 ${THE} ${STRONGROOM} & !sell|stash|buy|carry`,
    'how_much|most ~2 cash|money ~3 the|your|ur register|registers|till|tills|drawer|drawers & !i|me|my|can|should|need',
    `keys|key|combo|combination|code|codigo|clave|llave|llaves ~3 ${THE} ${STRONGROOM}|alarm|back_door & !stash|lock_box|my|sell`,
    'code|key|pin|password|combo ~4 staff|employee|employees|stock|storage ~1 door|room|entrance|office & !dress|bathroom|restroom',
    'most|more ~1 cash|money ~3 in|at ~2 store|shop|building|there|hand & when|time|day|days|hour|hours|which & !save|saving|spend|off|discount|deal|deals|bring|i',
    'how_many ~2 guards|security_guards|security_guard|bouncers & !hiring|job',
    'guards|guard|security|bouncer|bouncers ~4 armed|strapped|packing|gun|guns|asleep|on_break|shift|shifts|leave|leaves|go_home & !my|i|hiring|job|apply',
    'armored|armoured|brinks|loomis ~1 car|truck|van|guys|pickup & when|what|which|time|how|often|day|days',
    'bank_drop|bank_run|cash_drop|cash_pickup|night_deposit|cash_deposit & when|what|which|who|how|where',
    'who|when|which|what|where ~6 takes|take|drives|carries|brings ~2 deposit|cash|money ~3 bank',
    'recogen|sacan|depositan|llevan ~2 dinero|efectivo & que_hora|cuando|quien|donde',
    'which|what|where|any ~2 cameras|alarms|sensors ~4 not|broken|fake|dummy|off|blind|down|dead & !my|phone|upload|photo|scan|selfie',
    'how_long|how_fast|how_quick|how_quickly|how_soon ~6 cops|police|policia ~5 get|come|show|respond|arrive|there|here & !report',
    'works|working|work|closes|close|there ~2 alone|by_herself|by_himself & who|which|when|employee|budtender|girl|cashier|staff & !i|my',
    'back_door|rear_door|side_door|skylight|windows ~3 alarm|alarmed',
    'anyone|anybody|people|staff|someone|who ~4 in|inside ~3 store|shop|building|there ~3 overnight|after_you_close|after_close|after_closing',
  ],
  'others-purchases': [
    'purchase_history|order_history|orders|purchases|receipts ~4 phone|number|email|account >> is|belongs|of|for ~2 RELATION & !my ~1 purchase_history|order_history|orders|purchases|receipts & !birthday|gift|present|pick|picking|pickup|authorized',
  ],
  'other-people': [
    'RELATION ~4 PII & !birthday|gift|present|for_my',
    'LOOKUP ~8 RELATION ~8 buy|bought|order|ordered|purchase|shop|come|came|spend|spent|visit|live|lives|work|PII|get|doing|text|pick & did|does|has|what|when|is|was|show|tell|look|check|track|que & !can|should|would|recommend|gift',
    'LOOKUP ~6 OTHERS ~5 PII|bought|buy|order|ordered|orders|purchases|data|records|account|info|names|live|schedule|emails|chats|details',
    'LOOKUP ~6 PII ~6 of|for|in|from|belonging|who|de ~4 OTHERS|RELATION',
    'OTHERS PII & !manager|owner ~2 name|email|phone|number',
    'OTHERS ~2 PII & LOOKUP & !your & !manager|owner ~2 name|email|phone|number',
    'LOOKUP ~3 order_history|purchase_history|orders|account|purchases|file|records ~2 for|of|under ~3 & !my',
    'tell|show|check|see|look_up|pull_up|find|say|know ~3 what|which|que ~3 RELATION ~2 usually|always|normally|last|typically|bought|ordered|gets|got|buys|orders & !not|no ~2 know|remember|sure & !would|should|might|to_get',
    'my ~3 NAME_LIKE ~2 PII',
    'who ~2 bought|buys|ordered|shopped|purchased|came_in|shops ~8 last|yesterday|today|here|most|this|recently|before',
    'other|someone_else|somebody_else|another ~3 chat|chats|conversation|conversations|order|orders|history|data|account',
    'is|was|did ~3 RELATION ~3 customer|member|here|there|in_store|come_in|shop & !can|allowed',
    'where|when|does|what ~5 RELATION|budtender|cashier|driver ~3 live|lives|work_next|works_next|get off_work|home|park_her|park_his',
    'copy|list|export|dump|download|database ~6 of|all ~4 emails|customers|phone_numbers|addresses|names|clients|transactions|users|members|credit_cards|card_numbers',
    'emails|communications|messages|documents ~3 between|among ~6',
    'is|are|does ~4 RELATION|my ~8 medical_condition|medical_conditions|criminal_record|gay|married|marital_status|sexual_orientation|pregnant|hiv & !PRODUCT',
    'track|stalk|locate|spy|monitor|find ~4 PERSON|RELATION|her|him|someone ~5 phone|location|address|secretly|without|whereabouts|messages',
  ],
}

/** Insults and threats at the assistant or at the people of the shop. */
export const ABUSE_RULES: RuleTable = {
  threat: [
    'coming|come|be|drive|driving|show|showing|pull|pulling ~1 down|over|there|back|up ~4 with|bringing ~2 bat|gun|knife|hammer|machete|crowbar|shotgun|pistol & !lol|haha|grinder',
    'his|her|your|their|someones ~1 teeth|face|jaw|skull|nose|legs|head|kneecaps ~1 kicked|punched|smashed|bashed|broken|cracked|beaten & !PRODUCT',
    'kick|punch|smash|bash|break|crack|beat ~1 his|her|your|their ~1 teeth|face|jaw|skull|nose|legs|head|kneecaps & !PRODUCT|STRAIN_NAME|it',
    'punch|slap|smack|stab|strangle|choke|beat_up ~2 cashier|budtender|manager|driver|staff|employee|clerk|guard & !can|help|pay|deal',
  ],
  'cursed-at': ['^ fuck|screw YOU & !lol|haha|jk'],
  insult: [
    'CURSE & !NO_INSULT',
    'YOU ~4 INSULT & !NO_INSULT & !make|makes|get|gets|turn|turns you ~2 INSULT',
    '^ INSULT ~4 YOU|SUBSTITUTE_TARGET',
    'INSULT ~1 bot|robot|chatbot|ai|machine|assistant|shop|store|people|staff|budtenders|cashier|program',
    'bot|chatbot|assistant|ai|robot|staff|people|store|shop|budtender|budtenders|cashier ~4 is|are|so|such|full ~3 INSULT',
    '^ INSULT',
    '^ fuck|fucking|screw ~2 you|off|this|yourself|SUBSTITUTE_TARGET',
    'i hope ~4 die|dies|burn|burns|rot|bankrupt|closed_down|shut_down|fired|fail|suffer',
    'i|will|going|gonna ~4 kill|hurt|shoot|punch|slap|find|beat|fight|bomb|burn|stab|mata ~2 you|your_store|all_of_you|this_place|your_shop|your_staff|everyone_there|the_store|the_shop|te & !can|help',
  ],
}
