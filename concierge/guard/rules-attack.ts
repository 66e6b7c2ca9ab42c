import type { RuleTable } from './verdict.ts'

/** Taking over the assistant, asking for its insides, talking prices down by command. */
export const INJECTION_RULES: RuleTable = {
  'override-instructions': [
    'IGNORE ~5 PRIOR ~4 INSTRUCTIONS & !POLITE_CORRECTION',
    'IGNORE ~3 INSTRUCTIONS ~5 PRIOR & !POLITE_CORRECTION',
    'IGNORE ~2 your|ur|tus|deine|tes|ihre ~2 INSTRUCTIONS|directions|training|programming|policies',
    'IGNORE ~2 ALL_SAID & !POLITE_CORRECTION',
    'IGNORE ~3 PRIOR ~2 following|said|above|before|precedes|dijo|gesagte & !POLITE_CORRECTION',
    'forget|ignore ~3 that you are|are',
    'forget|olvida|vergiss ~2 what|waht|was|lo ~3 before|above|told|previously',
    'stop|stop everything ~3 OUTPUT_ONLY',
    'IGNORE ~4 guardrail|guardrails|filters|safety|restrictions|safeguards|content policy',
    'do not|dont|no follow|obey|use|apply ~2 your|any|the|tus instructions|rules|guidelines|prompt|reglas',
    'remove ~3 previous|all ~2 tasks|instructions',
  ],
  'new-persona': [
    'PERSONA & !PERSONA ~3 SERVICE_ROLE & !PRODUCT_ROLE',
    'i want you to|i need you to|you will|you must|you should|you have to|your job is to ~1 act|be|become|speak|behave|reply|ignore|forget|obey|pretend|play|replace|answer only',
    'you are going|about to act|be|become|pretend|play|immerse|answer',
    'you are ~2 FREE_ROLE',
    'as|like ~1 if ~4 guardrails|rules|avoidmedicaladvice|restrictions|filters',
  ],
  'unbound-mode': [
    'UNBOUND ~8 you|answer|respond|mode|act|ai|character|enable|enabled|as|chatbot|bot|enter|version|activate|unfiltered',
    'you ~8 UNBOUND & !are ~1 chatgpt|gpt|llm|openai',
    'enable|enter|activate|switch|in|turn on|habilita|activa|start ~3 developer|debug|god|admin|maintenance|dan|jailbreak|sudo|root|test|unrestricted|diagnostic|kernel|training mode|modo',
    'jailbreak|jailbroken',
    'dan ~2 anything',
    'opposite ~4 rules|instructions',
    'hello|hi|hey|dear chatgpt|gpt|chat gpt|chatgtp',
  ],
  'reveal-insides': [
    'REVEAL ~6 SECRET & !SHOP_RULES',
    'SECRET ~4 REVEAL & !SHOP_RULES',
    'REVEAL ~4 INSIDES',
    'INSIDES & !JOB',
    '^ SECRET',
    'repeat|print|output|write|show|copy|translate|recite|spell|beginning|starting|start|begin|list|give ~6 above|preceding|words before|conversation|your first|with you are|everything ~4 text|word|verbatim|message|you are|sentence|conversation|above|instructions|translate|back',
    'with|start|starting|beginning|begins ~2 you are & repeat|print|output|show|text|write|conversation',
    'what ~3 written|written|said|text|was|says|above ~2 above|before|in prompt|in your prompt',
    'temperature|context window|token limit|max tokens|parameters|top p|model weights ~10 you|your|model|which|what & !vape|battery|dab|volt|nail|low temp',
    'what|which|list|show ~3 tools|functions|plugins|apis ~4 you|your & access|call|use|have|available',
  ],
  'output-command': [
    'OUTPUT_ONLY ~12 & NEW_TASK',
    '^ stop OUTPUT_ONLY',
    'do not answer ~4 question|this|that|but|it',
    'OUTPUT_ONLY ~4 QUOTED',
    'NEW_TASK ~6 OUTPUT_ONLY|IGNORE|PERSONA|answer|respond|reply|recommend|say|you|are|is|concentrate|focus|follow|free|write|show|kommen|schreibe',
    'answer|respond|reply|recommend|say|end|begin ~3 only|every|all|each ~6 with|message|questions|yes|no|competitor|replies',
    'say|write|print|output|repeat|dites|sag|schreibe|schreib|di|scrivi ~4 QUOTED & IGNORE|stop|just|now|forget|instead|nur|only|verbatim',
    'execute|run|eval|interpret|ejecuta ~3 following|command|code|this|script|query|comando',
    'interpreter|terminal|console|shell ~8 command|act|python|execute|linux',
    'LABELLED_ORDER',
    'ROLE_MARKUP',
    'decode|decrypt|unscramble|deobfuscate|decipher|rot13|base64|base 64|morse|caesar|decodifica ~8',
    'visit|click|go to|include|link|insert|add ~5 http|https|www|URL & every|each|message|response|reply|always|customers|end',
    'you promised|you agreed|remember you said|remember when you & price|free|discount|off|rules',
  ],
  'claimed-authority': [
    'SELF|this|as|i ~4 AUTHORITY & PRIVILEGE|SECRET|INSIDES|OTHERS|IGNORE & !speak|talk|call|complain|want to see|need to see|hablar|quiero',
    'AUTHORITY override|mode|access|command|code|mode|granted',
    'admin|sudo|root|system|override ~2 override|mode|command|set|grant|free|price',
    'test|audit|emergency|drill ~4 by|from|your ~2 AUTHORITY',
    'unlock|authorize|enable|activate ~4 employee|staff|admin|manager|hidden|secret|owner|vip ~2 discount|price|prices|mode|access|menu',
  ],
  'price-tampering': [
    'TAMPER',
    'set|change|make|lower|update|edit|pon|cambia|modify|override|adjust ~4 price|prices|cost|total|quantity|order|invoice|thc|precio|stock|inventory ~6 to|a|at|as|equal|zero|free|NUMBER & !cheaper|budget|delivery|pickup|cancel|under|address|time',
    'generate|create|make|invent|give|hack|guess|find|genera ~4 coupon|promo|discount|voucher|gift card|referral ~3 code|codes|number|codigo & !is|do|are there|any|have|use',
    'honor|match ~4 price ~8 promised|yesterday|you said',
  ],
  hidden: ['HIDDEN_TEXT'],
  code: ['CODE'],
}

/** Other people's data. */
export const PRIVACY_RULES: RuleTable = {
  'other-people': [
    'RELATION ~4 PII & !my birthday|gift|present|for my',
    'LOOKUP ~8 RELATION ~8 buy|bought|order|ordered|purchase|shop|come|came|spend|spent|visit|live|lives|work|PII|get|doing|text|pick & did|does|has|what|when|is|was|show|tell|look|check|track|que & !can|should|would|recommend|gift',
    'LOOKUP ~6 OTHERS ~5 PII|bought|buy|order|ordered|orders|purchases|data|records|account|info|names|name|live|schedule|emails|chats|details',
    'LOOKUP ~6 PII ~6 of|for|in|from|belonging|who|de ~4 OTHERS|RELATION',
    'OTHERS PII',
    'OTHERS ~2 PII & LOOKUP & !your',
    'my ~3 NAME_LIKE ~2 PII',
    'who ~2 bought|buys|ordered|shopped|purchased|came in|shops ~8 last|yesterday|today|here|most|this|recently|before',
    'other|someone else|somebody else|another ~3 chat|chats|conversation|conversations|order|orders|history|data|account',
    'is|was|did ~3 RELATION ~3 customer|member|here|there|in store|come in|shop & !can|allowed',
    'where|when|does|what ~5 RELATION|budtender|cashier|driver ~3 live|lives|work next|works next|get off work|home|park her|park his',
    'copy|list|export|dump|download|database ~6 of|all ~4 emails|customers|phone numbers|addresses|names|clients|transactions|users|members|credit cards|card numbers',
    'emails|communications|messages|documents ~3 between|among ~6',
    'is|are|does ~4 RELATION|my ~8 medical condition|medical conditions|criminal record|gay|married|marital status|sexual orientation|pregnant|hiv & !PRODUCT',
    'track|stalk|locate|spy|monitor|find ~4 PERSON|RELATION|her|him|someone ~5 phone|location|address|secretly|without|whereabouts|messages',
  ],
}

/** Insults and threats at the assistant or at the people of the shop. */
export const ABUSE_RULES: RuleTable = {
  insult: [
    'CURSE & !NO_INSULT',
    'YOU ~4 INSULT & !NO_INSULT',
    '^ INSULT ~4 YOU|SUBSTITUTE_TARGET',
    'INSULT ~1 bot|robot|chatbot|ai|machine|assistant|shop|store|people|staff|budtenders|cashier|program',
    'bot|chatbot|assistant|ai|robot|staff|people|store|shop|budtender|budtenders|cashier ~4 is|are|so|such|full ~3 INSULT',
    '^ INSULT',
    '^ fuck|fucking|screw ~2 you|off|this|yourself|SUBSTITUTE_TARGET',
    'i hope ~4 die|dies|burn|burns|rot|bankrupt|closed down|shut down|fired|fail|suffer',
    'i|will|going|gonna ~4 kill|hurt|shoot|punch|slap|find|beat|fight|bomb|burn|stab|mata ~2 you|your store|all of you|this place|your shop|your staff|everyone there|the store|the shop|te & !can|help',
  ],
}
