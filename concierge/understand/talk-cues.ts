import type { TalkIntent } from './intent.ts'

/** Talk that is about neither products nor the shop. Anchored tightly: a wish in the same message always wins. */
export const TALK_CUES: readonly { intent: TalkIntent; cue: RegExp }[] = [
  {
    intent: 'repeat',
    cue: /^(?:(?:sorry|please|can you|could you|would you|pardon|what),? )*(?:repeat|say (?:that|it) (?:again|once more|one more time)|come again|(?:tell|give) me (?:that )?(?:again|once more)|once more|one more time|what (?:was that|did you (?:just )?say)|didnt (?:catch|hear|get) that|couldnt hear|pardon(?: me)?$|huh$|repite|otra vez|que dijiste)\b|\brepeat (?:that|it|yourself|what you)|\bsay that again|(?:couldnt|didnt|cant) (?:hear|catch|understand) (?:you|that|what)/,
  },
  {
    intent: 'cancel',
    cue: /^(?:please )?(?:cancel(?: that| it| please)?|stop(?: it| that| talking| please| now| what youre doing)?|abort|never ?mind(?: that)?|forget (?:it|that|about it)|quit|exit|drop it|cancelar?|olvidalo)(?: now| please)?$|\b(?:stop (?:talking|doing what|right there)|please stop|could you stop|need you to stop|dont do that|stop what you)\b/,
  },
  {
    intent: 'language',
    cue: /\b(?:(?:speak|talk|respond|reply|answer|write|switch|change|set|use)\b.{0,40}\b(?:in|to|language)\b.{0,20}\b(?:spanish|english|italian|french|german|chinese|portuguese|russian|japanese|korean|arabic|language)|change (?:your |the )?language|language settings?|default language|(?:en|habla|hablas|hable) (?:espanol|ingles)|in (?:spanish|english) please|can you speak \p{L}+)\b/u,
  },
  {
    intent: 'bot_identity',
    cue: /\b(?:are you (?:a |an |really |actually |even )*(?:bot|robot|ai|human|person|real|machine|computer|program|chatbot|alive|automated|live person)|is this (?:a |an )?(?:bot|real person|human|ai|machine|automated|person)|am i (?:talking|speaking|chatting) (?:to|with) (?:a |an )?(?:bot|robot|human|person|real|ai|machine|computer)|(?:what is|whats|tell me|know|say|need|provide|have|got|do you have)(?: me)? ?(?:your|a|the)? ?name\b|who are you|what are you$|what should i (?:call|refer)|(?:call|refer to) you|do you go by|who (?:made|built|created|programmed|designed|developed|trained|owns|do you work|does you)|(?:which|what) (?:company|entity|person|people) (?:\p{L}+ ){0,3}(?:made|built|created|programmed|designed|developed|trained|you|your)|who(?:s| is| are) (?:your|the people responsible|responsible) (?:boss|creator|maker|owner|developer|employer|for you)|(?:your|you have a) (?:boss|creator|maker|employer|developer)|work for (?:another|someone|anyone|a)|your design|what (?:can|do) you (?:do|help|know|talk)|what (?:kind|type|sort)s? of (?:questions|things|stuff|subjects|topics)|how (?:can|do) i use you|your (?:capabilities|abilities|features|skills)|what (?:can|may|should) i ask|what (?:subjects|topics)|what (?:are you able|are you capable)|help me with what|eres (?:un |una )?(?:bot|robot|humano|persona|real)|como te llamas|quien eres|cual es tu nombre|bist du ein|es tu un)\b/u,
  },
  {
    intent: 'unsure',
    cue: /^(?:(?:um+|uh+|hmm+|well|honestly|oh),? )*(?:i (?:really )?(?:dont|do not) (?:really |even )?know|(?:im )?not (?:really |too |so |that )?sure|no idea|no clue|i have no (?:idea|clue|preference|answer|knowledge)|i (?:dont|do not) have an answer|i ?havent a clue|unsure|i cant decide|maybe(?: so| not)?|perhaps|possibly|could be|it could be either|no se|ni idea|i dont care|doesnt matter|whatever|either(?: one)?|up to you|you (?:choose|pick|decide)|surprise me)\b|\b(?:could be either|no knowledge of|have no clue|not (?:quite )?sure (?:about|of) that)\b/,
  },
  {
    intent: 'affirm',
    cue: /^(?:(?:oh|well|ok|okay),? )*(?:yes|yep|yup|yeah|ya|yea|sure(?: thing)?|ok|okay|of course|absolutely(?: correct)?|definitely|correct|right|indeed|exactly|affirmative|sounds good|that(?:s| is| was| statement was)? (?:correct|right|true|affirmative|fine|good|great|perfect|it)|you got it|si|claro|por supuesto|perfect|for sure|please do|yes please|go ahead|lets do it|i (?:agree|confirm|think so|would say that is true))(?: (?:please|that|thats|it|is|correct|confirmed|true|right|thanks|indeed|so|absolutely|,|i|think|believe|that is|to me))*$/,
  },
  {
    intent: 'deny',
    cue: /^(?:(?:oh|well|ok|um),? )*(?:no|nope|nah|naw|not (?:at all|really|true|quite|that|this|it)|negative|no (?:way|thanks|thank you|gracias|sir|maam)|incorrect|wrong|thats (?:not|wrong|incorrect|false)|that (?:is|was) (?:not|wrong|false|incorrect|a (?:completely )?(?:false|lie))|never|i (?:do not|dont) think (?:so|that)|definitely not|absolutely not|i disagree)\b(?:(?! (?:gumm|edible|vape|flower|thc|smok|indica|sativa|more than)).)*$/,
  },
  {
    intent: 'small_talk',
    cue: /^(?:(?:hi|hii+|hey+|heya|hello|helo|yo|sup|howdy|hiya|hola|buenas?|buenos dias|greetings|good (?:morning|afternoon|evening|day)|whats? (?:up|good|happening|new|poppin|crackin)|wassup|wazzup|ey|ola|bonjour|hallo|ciao|there|you|friend|fellow|bot|buddy|man|bro|dude|my|again|all|everyone|guys|how are|,)(?: |$))+(?:you|doing|it|going|today|is|are|hows|how|things|life)*$|\b(?:how (?:are|r) (?:you|ya|things)(?: doing| feeling)?|hows (?:it going|life|your day|everything|things|ife)|how is (?:everything|it going|life|your day)|how (?:have you been|youve been|do you do)|how was your day|hows? (?:\p{L}+ )?treating you|(?:good|great|nice) (?:talk|chat|to meet you)|nice (?:talking|chatting)|it was (?:good|nice|great) (?:chat|talk)|thanks?(?: you)?|thank you|thankful|appreciate (?:it|you|that|your)|gracias|merci|danke|obrigad[oa]|thanks for|cheers|bye+|goodbye|good night|see (?:you|ya)|later(?:s)?$|take (?:it easy|care)|have a (?:good|great|nice) (?:day|night|one|evening|weekend)|talk (?:to you )?(?:later|soon)|saying goodbye|adios|hasta luego|peace out|farewell|(?:tell|know|say|hear|give|got)(?: me)?(?: \p{L}+){0,3} (?:a |any |some |your )?(?:jokes?|something funny|fun facts?|trivia|story)|make me laugh|something funny|what jokes|jokes?|trivia|fun fact|how old are you|your (?:age|birthday|birth ?date|hobbies|favorite (?:color|movie|food|song|strain))|what age|how many years|birthday are you|when were you (?:born|made|created)|any hobbies|hobbies|what do you (?:do|like to do|enjoy)(?: when| for fun| in your)|for fun|things do you like|meaning (?:of|to|in) life|meaning of everything|life mean|secret (?:of|or|to)|why are we here|purpose of life|do you (?:smoke|like weed|get high|love me|sleep|dream|eat|have feelings|have a (?:girlfriend|boyfriend|family))|good (?:job|work|bot)|well done|you (?:rock|rule|are (?:the best|awesome|amazing|great))|(?:youre|you are|ur) (?:so |really |very |pretty |too |super )?(?:awesome|great|the best|funny|cool|amazing|cute|sweet|smart|helpful)|your awesome|your the best|love you|(?:i |we )?(?:love|like|dig) (?:you|this|it here|it|(?:this|your|the) (?:place|store|shop|app|chat|site|spot))|good boy|lol+|lmao+|haha+|rofl|jaja+|hehe+|nice|cool|awesome|great|wow|sweet|dope|k)\b[ !,]*$|^(?:thanks?|thank you|thx|gracias|lol|haha+|ok cool|cool|nice|great|awesome|ok thanks|perfect thanks)\b.{0,40}$/u,
  },
  {
    intent: 'out_of_scope',
    cue: /\b(?:weather|forecast|temperature|raining|snow(?:ing)? (?:today|tomorrow)|vote|election|president|politic\p{L}*|republican|democrat|flights?|book (?:a|me|an) (?:flight|hotel|table|trip|ticket|room)|plane ticket|airfare|homework|essay|calculus|algebra|equation|square root|plus|divided|multiplied|times \d|\d+ ?[x*+/-] ?\d+ (?:equal|is)|what is \d+|whats \d+|math|calculat\p{L}*|exchange rate|yen|euros? (?:to|in|for)|rubles?|pesos|currency|stock (?:market|price of)|stocks? (?:to|should)|invest\p{L}*|bitcoin price|(?:set|start|minute|second|hour) (?:a |an )?(?:\S+ ){0,3}timer|timer for|alarm|remind me|reminder|play (?:me |some |the |a |that |my )?(?:\p{L}+ ){0,4}(?:music|songs?|playlists?|album|artist)|playlist|listen to|spotify|recipes? (?:for|of)|recipe|how (?:do|can) (?:i|you) (?:cook|bake|make (?:a |an |some )?(?:pie|cake|lasagna|pizza|soup|pasta|bread|pancakes?))|(?:pie|lasagna|pancakes?|beef|chicken|soup|steak) (?:recipe|instructions)|instructions (?:on|for|to) (?:how )?|cook (?:a|an|some|me)|ingredients for (?:a |an )?(?:pie|cake|pizza)|translat\p{L}*|how (?:do|does|would|can) (?:you|i|one|someone|they|people) say|what is .{1,30} in (?:spanish|french|latin|dutch|german|chinese|japanese|italian)|word for|super ?bowl|who won|nba|nfl|football (?:game|score)|baseball score|movie (?:times|showtimes)|capital of|population of|who (?:is|was) (?:the )?(?:president|king|queen|ceo|governor)|history of (?!cannabis|this)|write (?:me )?(?:a |an |some )?(?:poem|essay|code|story|song|email|letter|python|function)|python|javascript|programming|code for|debug|horoscope|lottery|dating advice|relationship advice|buy (?:a )?(?:car|house|gun|stocks?)|uber|lyft|taxi|pizza (?:place|delivery)|restaurants?|mcdonalds|starbucks|target|walmart|closest (?:mall|mcdonalds|gas station|bank|target)|nearest (?:mall|gas station|bank|hotel)|alcohol|beer|vodka|whiskey|wine\b|cigarettes?|tobacco|nicotine|vuse|juul|zyn|clima|tiempo hace|tarea de|receta)\b/u,
  },
]

/** The talk a message is, or null. */
export function talkIntentOf(plain: string): TalkIntent | null {
  for (const { intent, cue } of TALK_CUES) if (cue.test(plain)) return intent
  return null
}
