import { type Grammar, KNOW, ofWords, whole, wholeWith } from './grammar.ts'

const VERY =
  '(?:(?:so|very|really|truly|most|super|extremely|forever|deeply|just|do|must|want|have|need|would|a|an|the|such|been|was|also|greatly|definitely|sure|always|cant|cannot|can not|could not|couldnt|to|like|enough|all|quite|pretty) )*'

const THANKS = [
  `(?:i |we )?${VERY}(?:appreciate|value|thank)(?: (?:it|you|u|this|that|everything|all|of|(?:your|the|this|that|all)(?: \\p{L}+){1,4}|the|so much|enough|a lot|very much|for(?: \\p{L}+){1,5}))*`,
  `(?:thanks|thank you|thx|cheers|gracias|appreciated|props|kudos)(?: (?:so|very|much|a|lot|lots|bunch|million|ton|tons|again|kindly|heaps|for(?: \\p{L}+){1,6}|to you|indeed|dear|friend|buddy|man|all|you))*`,
  `(?:im|i am|we are|i feel)? ?${VERY}(?:grateful|thankful|appreciative|obliged|indebted|in your debt)(?: (?:for|to|that)(?: \\p{L}+){1,7})?`,
  '(?:much|greatly) (?:appreciated|obliged)',
  '(?:(?:what|such|your|ur|total|absolute|literal|real|actual|a|an|the|complete|you|are|were|is) )*(?:life ?saver|legend|godsend|goat|mvp)(?: (?:for that|today|man|dude|bro|seriously))*',
  '(?:god )?bless (?:you|ya|u|yall|your heart|this bot)(?: for (?:that|this|the help))?',
  '(?:that|this|it) (?:really |totally |so )*helped(?: (?:a lot|a ton|so much|me|us|out|lots))*',
  'you (?:guys |all )?(?:rock|rule)',
  '(?:(?:a|an|very|that was|such|really|youre doing|you are doing|you did|doing) )*(?:good|great|nice|excellent|awesome|amazing|fantastic|superb|terrific|wonderful|outstanding) (?:job|work|going|help|assistance)(?: (?:with|on|at|in|of|for|by|you|today|helping|assisting|answering|there)(?: \\p{L}+){0,5})?',
  'well done|way to go|i owe you(?: (?:one|big time|a lot))?|bravo|nicely done',
  `you (?:are|were|have|re|have been|did|is)(?: ${VERY})?(?:helpful|kind|(?:big |great |huge |real |wonderful )?(?:help|lifesaver|star|gem|legend|peach|sweetheart)|the best|awesome|amazing|wonderful|great|sweet|useful)(?: (?:to|with|for|today)(?: \\p{L}+){0,4})?`,
  'you(?: have)? (?:really )?(?:helped|saved)(?: me)?(?: (?:out|a lot|so much|the day|my day|a great deal|big time))*',
  '(?:that|this|it)(?:s| is| was| has been| will be| really)* (?:very |so |really |super |quite |just |exactly )*(?:helpful|useful|a (?:big |great |huge )?help|(?:what|all) i (?:needed|wanted)(?: to (?:know|hear))?)',
].join('|')
const SATISFIED =
  '(?:that|this|it)(?: will|ll|s)? (?:works?|do|does it|helps?|suffice|be all|is all|all)(?: (?:i|for|me|needed|need))*'

const BYE = [
  '(?:(?:it|this|that)(?: was| s|s| is)? )?(?:(?:a|very|so|really) )*(?:good|great|nice|lovely|fun|pleasant) (?:talks?|chats?|conversation|talking|chatting|speaking|meeting)(?: (?:to|with) (?:you|ya))?',
  '(?:i will |ill |we will )?(?:bye(?: bye)?|goodbyes?|good bye|farewell|see (?:you|ya|u)|later(?:s|z)?|ttyl|peace(?: out)?|so long|cya|deuces|peace (?:yall|everyone|man|bro)|ciao|tchau|adios|cheerio|toodles|ta ta|good ?night|take (?:it easy|care)|(?:catch|talk to|speak to|chat with|see|hear from|be back|meet) (?:you|ya|u)|talk|speak|chat|until|till)(?: (?:now|later|soon|around|tomorrow|again|next time|then|for now|today|friend|buddy|all|we (?:meet|talk|speak)|the next time|on the flip side|another (?:time|day)|to (?:you|ya)|with (?:you|ya)|tonight|next week|everyone|my friend|and|of yourself))*',
  'have (?:yourself )?(?:a |an )?(?:\\p{L}+ )?(?:day|night|one|evening|weekend|week|afternoon|time|life)(?: (?:ahead|too|today))?',
  'enjoy (?:your|the|the rest of your|the rest of the) (?:\\p{L}+ )?(?:day|night|evening|weekend|week|afternoon)',
  '(?:its |i |we )?(?:(?:have )?time to|have to|have got to|got to|gotta|must|should|need to|better|had better|will|ought to|am going to|going to) (?:go|run|leave|jet|bounce|dip|head out|be going|be off|be leaving|get going|sign off|log off|dash|scram|say (?:goodbye|bye|farewell)|say (?:good bye|so long))(?: (?:now|soon|for now|to you))*',
  '(?:(?:im|i am|were|we are) )?(?:(?:off|headed|heading|going|gonna go|gonna head|about to go) )(?:to (?:bed|sleep|work|the gym|class)|home|out)(?: (?:now|soon|then))?(?: ,)?(?: (?:night|nighty? night|gn|goodnight|good night|see ya|bye|later))?(?: (?:night|all|yall|everyone|guys))?',
  '(?:imma|ima|im gonna|im finna|finna|gonna|lemme|let me) (?:head out|bounce|dip|jet|go now|get going|run|be out|peace out|bounce out)(?: (?:now|then))?',
  '(?:im|i am) (?:out|gone|off|outta here|out of here|leaving|heading out|signing off|logging off|done (?:talking|chatting|here)|going now|about to (?:go|leave|head out))(?: (?:now|for now|for today))?',
  '(?:im |i am )?(?:saying|say|bidding|bid)(?: you)?(?: my| our)? (?:goodbyes?|good bye|bye|farewell|adieu|good ?night|so long)(?: (?:to you|for now|now))*',
  '(?:thats|that is|that will be|thatll be|this is|that was) (?:all|it|everything)(?: (?:i|for|needed|need|wanted|today|now|from|me|thanks|then|to know))*',
].join('|')
const TALKED = ofWords(
  `it this that was is has been a an so really very such truly just good great nice lovely fun pleasant wonderful pleasure delight delightful enjoyable enjoyed joy interesting to having have our talking
  chatting speaking talk chat chats speak meeting meet conversation discussion conversing you with getting know time i my me we this today later helpful awesome amazing for thanks had the love loved`,
  'it|this|that|was|good|great|nice|lovely|fun|pleasant|wonderful|a|i|pleasure|always|enjoyed|interesting|awesome|amazing|had|loved',
  'talk|talking|chat|chats|chatting|speak|speaking|meet|meeting|conversation|discussion|conversing',
)

const GREETING = [
  '(?:happy|merry|have a (?:happy|merry)) (?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|weekend|holidays?|new years?(?: eve)?|christmas|thanksgiving|halloween|easter|hump day|420|4/20|4th(?: of july)?|fourth(?: of july)?)(?: (?:to|you|yall|guys|all|everyone|everybody|there|too|friend|buddy))*',
  '(?:hi+|hey+|hello+|hiya|howdy|yo|hola|greetings|sup|whats up|salutations|good (?:morning|afternoon|evening|day))(?: (?:there|again|all|everyone|friend|fellow|bot|buddy|ai|to you|you|my|mate|pal|sir|maam|old|dear))*',
  '(?:how|hows)(?: (?:has|have|is|are|was|were|did|does|do|r|s|youve))*(?: (?:you|u|your (?:day|night|morning|evening|week|weekend|life|mood|family|health|time|afternoon)|the (?:day|week|weekend|world|family|morning)|everything|everyone|life|ife|things))+(?: (?:been|going|doing|feeling|treating|go|goes|coming|along|holding|up|keeping|today|so far|with|over|there|you|lately|these|days|this|morning|evening|fine|day|life|on|your|end|been|in))*',
  '(?:how|hows)(?: is)? (?:it|goes it)(?: (?:going|been|hanging|goin|rolling|over there|with you|today))*',
  '(?:are|have|had|did|is) (?:you|everything|life|things)(?: (?:been|doing|feeling|having|keeping|had|going|have))* (?:good|well|okay|ok|alright|all right|fine|great|happy|happily|(?:a )?(?:good|nice|great|fun|pleasant) (?:day|week|time|morning|night|weekend|evening))(?: (?:today|lately|so far|with you))*',
  '(?:what have you been|what are you|whats|what is) (?:up to|going on|shaking|happening|cracking|good|new|up)(?: (?:with you|today|lately|these days))*',
  `${KNOW}(?:how|about how) (?:you|youve|everything|life|things|your day)(?: (?:have|has|are|is|been|doing|feeling|going|today|lately|treating|you))*`,
  'i hope (?:you|all|everything|this|your day)(?: (?:are|is|is going|have|finds you|been))* (?:well|good|doing (?:well|good|great|okay)|going well|having a (?:good|great|nice) day)',
  '(?:long time no (?:see|talk|chat|speak)|(?:nice|good|great|pleased|lovely) to (?:meet|see|talk to|hear from) you(?: again)?|(?:anyone|anybody|somebody|someone) (?:there|here|home)|you there|are you there)',
].join('|')

/** What people say to each other for the sake of it: thanks, greetings, farewells, one of them or several in a row. */
export const PLEASANTRIES: readonly Grammar[] = [
  wholeWith(
    'thanks thank thx cheers gracias appreciate appreciated value grateful thankful appreciative obliged indebted debt job work going help assistance done go owe bravo nicely helpful kind helped saved best awesome amazing wonderful sweet useful props kudos great star gem legend lifesaver saver godsend goat mvp bless rock rule bye goodbye goodbyes farewell see later laters laterz ttyl peace long ciao adios cheerio toodles ta night goodnight take catch talk speak chat until till have enjoy bed home off headed heading gn run leave leaving off out thats all it adieu conversation talks chats talking chatting speaking meeting signing logging done gone cya deuces tchau bounce dip jet head imma ima finna say hear meet back hi hii hey hello hiya howdy yo hola greetings sup whats salutations good how hows are is did had hope time nice pleased lovely anyone anybody somebody someone there you everything happy merry',
    `(?:${SATISFIED}(?: ,)? )?(?:${THANKS}|${BYE}|${GREETING})(?:(?: ,)?(?: (?:and|but|so|well|then|i guess))* (?:${THANKS}|${BYE}|${GREETING}|${SATISFIED}))*`,
  ),
  TALKED,
  whole(
    '(?:i |we )?(?:have|had|got|have got|ask)(?: (?:you|u|yall))?(?: (?:a|an|one|another|some|few|couple|of|quick|dumb|stupid|random|weird|small|little|simple|last|more|just|silly))* (?:questions?|something|things|stuff)(?: (?:real|quick|quickly|first|for|you|please|though|else))*',
  ),
]

const A_KIND_OF =
  '(?:(?:tell|give|say|share|read|make|crack|do|show|throw|hit|got|have|let|me|us|up|with|a|an|any|some|another|one|your|the|best|good|great|funny|funniest|really|silly|corny|dirty|dad|knock|cheesy|clean|short|more|of|other|lame|random|new|favorite|what|whats|which|are|is|do|does|kind|kinds|sort|type|you|i|we|know|hear|love|want|to|for|like|please|think|id|would|fun|interesting|cool|neat|weird|strange|odd|unique|most|piece|pieces|bit|bits|obscure|useless|historical|crazy|amazing|surprising|little|known|explain|lets|go|through|threw|talk|about|play|bring|find|there|something|anything|thing|things|learn|teach|quick|that|can|tidbit|on|lay|in|need|relevant|share|state) )*'
const ABOUT =
  '(?: (?:about|on|of|in|relating to|related to|regarding|concerning|involving|for|with|from|today|you know|do you know|(?:that )?you (?:know|have|like)|to (?:share|tell)(?: me)?|if) ?(?<subject>.{0,48}))?'
const CURIOUS =
  '(?:cool|interesting|neat|fun|funny|fascinating|weird|amazing|unique|strange|surprising|unusual|crazy|random|hilarious|amusing)'

/** Jokes, trivia and curious facts, with what they are to be about. */
export const ASKS_FOR_FUN: readonly Grammar[] = [
  wholeWith(
    'joke jokes riddle riddles pun puns trivia fact facts tidbit tidbits',
    `${A_KIND_OF}(?:jokes?|riddles?|puns?|trivia|fun facts?|facts?|tidbits?)${ABOUT}`,
  ),
  wholeWith(
    'cool interesting neat fun funny funniest coolest neatest weirdest strangest craziest funnest fascinating weird amazing unique strange surprising unusual crazy random hilarious amusing',
    `${KNOW}(?:something|anything|some|a|of)(?: (?:really|very|super|new|that is|thats|thing|things))* ${CURIOUS}(?: and ${CURIOUS})?(?: (?:things?|stor(?:y|ies)|stuff))?${ABOUT}`,
    `(?:${KNOW})?(?:what|whats|what are|what is)(?: (?:is|are|some|the|a|an|one|most|really))* ${CURIOUS}(?:est)?(?: (?:and|or) ${CURIOUS})*(?: (?:things?|stor(?:y|ies)|tidbits?))? (?:about|on) (?<subject>.{1,40})`,
  ),
  whole('(?:make me (?:laugh|smile|giggle|chuckle)|be funny|say something funny|entertain me|amuse me)'),
]

const OF_LIFE = ofWords(
  `what whats is are the real true ultimate actual exact meaning purpose secret reason goal key answer of to in for behind our human life living existence everything universe it all being here why do does you think
  we re exist exists humans human humanity mankind people everyone alive on earth this planet how can could i find would describe define say mean means a an or and believe your opinion tell me know learn explain
  love happiness family good kindness money god there ever wonder us about give know as understand if seek thoughts discover believe think that wonder meant`,
  'what|whats|is|are|the|why|how|tell|explain|meaning|do|does|describe|define|purpose|know|give|can|could|learn|your|life|ever|understand|wonder|find|seek|discover',
  '(?:meaning|purpose|secret|reason|key|goal|answer)(?: \\p{L}+){0,2} (?:of|to|in|for|behind) (?:\\p{L}+ ){0,2}(?:life|existence|everything|it all|being here|human life|humanity)|meaning of life(?: is)?|life means?|why (?:\\p{L}+ ){0,3}(?:we|humans|people|humanity|mankind|everyone)(?: \\p{L}+){0,3} (?:here|exists?|alive|earth)',
)
/** As who wants to know it asks; "whats the point of life" may be despair. */
const POINT_OF_LIFE = whole(
  `(?:(?:must|want to|wanna|need to|like to|would like to) )?${KNOW}(?:(?:what )?(?:is )?)?the (?:whole )?point (?:of|to|in) (?:life|existence|everything)(?: is)?`,
)
export const ASKS_MEANING_OF_LIFE: readonly Grammar[] = [OF_LIFE, POINT_OF_LIFE]
