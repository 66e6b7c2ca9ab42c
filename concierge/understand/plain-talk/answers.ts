import { whole } from './grammar.ts'

/** Words of degree and of duty that change nothing in a yes or a no. */
const ADVERBS =
  '(?:(?:really|just|honestly|truly|do|must|will|can|would|have|to|need|going|am|gotta|got|definitely|completely|fully|totally|absolutely|certainly|also|so|very|quite|wholeheartedly|simply|actually|still|entirely|perfectly|indeed|a|an|the|both|at all|even|all|100%|exactly|such|probably|most|be) )*'
const SAID_BEFORE =
  '(?:that|this|it|everything|all of (?:that|it)|what(?:ever)? you(?: have| just)* (?:said|say|told me|stated|wrote|claim|claimed|are saying)|(?:that|this|your|the)(?: last)? (?:statement|answer|information|assumption|claim|response|guess|sentence)|you)'
const IS = '(?: (?:is|was|are|were|would be|sounds|seems|looks|has to be|must be)|(?<=that|it|you)(?:s|re))'
const TRUE =
  '(?:true|correct|right|accurate|truth|affirmative|fact|factual|confirmed|valid|case|way it is|spot on|on point|certain)'
const FALSE =
  '(?:false|incorrect|wrong|untrue|inaccurate|lie|mistaken|falsehood|mistake|error|(?:false|incorrect|wrong|untrue|inaccurate) (?:statement|claim|answer|assumption|information))'
const OPINE = `(?:i ${ADVERBS}(?:believe|think|say|agree|confirm|guess|know|feel)(?: that)? )?`
const TO_THAT = `(?: (?:with|to|on|of|in) (?:you|me|it|that|this|the truth of ${SAID_BEFORE}|${SAID_BEFORE}))?`
const A_WORD_OF = '(?:(?:a|an|for|definite|big|hard|solid|firm|strong|clear|sure|in the) )*'

const YES =
  '(?:yes|yep|yup|yeah|yea|yah|yessir|aye|si|sure(?: thing)?|of course|absolutely|definitely|certainly|totally|indeed|exactly|precisely|affirmative|correct|right|true|agreed|positive|roger(?: that)?|ok|okay|alright|by all means|for sure|no doubt(?: about it)?|without (?:a )?doubt|you bet|you got it|you know it|couldnt agree more|could not agree more|go (?:right )?(?:ahead|for it)|do so|make it so|why not)'
export const AFFIRMS = whole(
  `${YES}(?:(?: ,)?(?: and)? (?:${YES}|it is|it does|i do|i am|i will|i would|thats ${ADVERBS}${TRUE}|that is ${ADVERBS}${TRUE}|please|thanks|sir|maam|from me|confirmed))*`,
  `${OPINE}${SAID_BEFORE}${IS} ${ADVERBS}${TRUE}`,
  `i ${ADVERBS}(?:agree|concur|approve|confirm|consent|(?:believe|think|suppose|guess) so|second that|in agreement|in favor)(?: (?:completely|fully|totally|wholeheartedly))?${TO_THAT}(?: ${ADVERBS}(?:true|said|say))*`,
  `i ${ADVERBS}(?:say|saying|vote|voting|answer|go(?:ing)? with) ${A_WORD_OF}yes${TO_THAT}`,
  `(?:my|the) (?:answer|vote|response|reply) (?:is|would be) ${A_WORD_OF}(?:yes|affirmative)`,
  `(?:thats|that is|its|it is|that would be|put me down for|consider (?:that|it)) ${A_WORD_OF}(?:yes|affirmative)(?: (?:from|for) me)?${TO_THAT}`,
)

const NO =
  '(?:no|nope|nah|naw|nay|negative|no (?:way|sir|maam|chance|dice|can do|siree)|not (?:at all|really|quite|exactly|true|correct|right|even close|so|a chance|in the least)|never|by no means|under no circumstances|absolutely not|definitely not|certainly not|of course not|heck no|incorrect|false|untrue|hard pass)'
const DENIAL = [
  NO,
  `${OPINE}${SAID_BEFORE}${IS} (?:not|in no way|far from|anything but) ${ADVERBS}${TRUE}`,
  `${OPINE}${SAID_BEFORE} (?:isnt|wasnt|arent|aint|cant be|cannot be|couldnt be|doesnt (?:sound|seem|look)) ${ADVERBS}${TRUE}`,
  `${OPINE}${SAID_BEFORE}${IS} ${ADVERBS}${FALSE}`,
  `i ${ADVERBS}(?:do not|dont|cant|cannot|can not|would not|wouldnt|could not|couldnt|will not|wont|refuse to|not) ${ADVERBS}(?:agree|think so|believe (?:so|that|it|you)|accept|concur|approve|say yes)${TO_THAT}`,
  `i ${ADVERBS}(?:do not|dont|cant|wouldnt) ${ADVERBS}(?:think|believe|feel|say)(?: that)? ${SAID_BEFORE}${IS} ${ADVERBS}${TRUE}`,
  '(?:thats|that is|that was|this is|its|it is) not (?:what|the one|the thing) i (?:want|wanted|asked(?: for)?|meant|said|was looking for|am looking for|need|needed|was asking(?: for)?)',
  `i ${ADVERBS}(?:disagree|decline|object|deny (?:it|that))${TO_THAT}`,
  `i ${ADVERBS}(?:say|saying|vote|voting|answer|go(?:ing)? with) ${A_WORD_OF}no${TO_THAT}`,
  `(?:my|the) (?:answer|vote|response|reply) (?:is|would be) ${A_WORD_OF}(?:no|negative)`,
  `(?:thats|that is|its|it is|that would be|put me down for|consider (?:that|it)) ${A_WORD_OF}(?:no|negative)(?: (?:from|for) me)?${TO_THAT}`,
].join('|')
export const DENIES = whole(`(?:${DENIAL})(?:(?: ,)?(?: (?:so|and|but))? (?:${DENIAL}))*`)

const OF_IT =
  '(?: (?:about|of|on|with|to|for|at)? ?(?:that|it|this|either|one|yet|honestly|either way|any of (?:that|it|this)|how to (?:respond|answer|reply)|what to (?:say|think|answer|respond|tell you)|the answer|right now|at (?:this|the) (?:point|time|moment)|for (?:sure|certain)|you(?: for sure)?|(?:if|whether) (?:thats|that is|its|it is|i)(?: (?:a|an|or|yes|no|not|true|false|right|wrong|correct|so|agree|do))*))*'
const UNDECIDED =
  '(?:sure|certain|positive|unsure|uncertain|undecided|torn|on the fence|in two minds|iffy|decided|convinced|completely sure|50 50|fifty fifty)'
const DOUBT = [
  `(?:(?:i am|im) )?${ADVERBS}not ${ADVERBS}(?:too )?(?:sure|certain|positive|decided|convinced)${OF_IT}`,
  `(?:i am|im) ${ADVERBS}(?:unsure|uncertain|undecided|torn|on the fence|in two minds|iffy|50 50|fifty fifty)${OF_IT}`,
  `i ?${ADVERBS}(?:dont|do not|cant|couldnt|could not|cannot|can not|wouldnt|havent|have not|have yet to) ${ADVERBS}(?:know|say|tell(?: you)?|decided?|be sure|be certain|made (?:up )?my mind(?: up)?|have (?:an?|any|the|that|enough|much)? ?(?:answer|idea|clue|knowledge|opinion|information|info|preference)|a clue|an idea|the foggiest)${OF_IT}`,
  `(?:i )?(?:have )?(?:really |absolutely |honestly )?(?:no|zero) (?:clue|idea|opinion|knowledge|answer|way of knowing|preference)${OF_IT}`,
  `(?:i am sure |im sure |i think |i guess )?(?:that|it|this) (?:might|may|could|can) (?:very well |possibly |well )?(?:be|go) (?:either(?: (?:one|way|of them))?|both|true|so|possible|correct|the case|yes or no)`,
  `(?:could|might|may) (?:be|go) either(?: (?:way|one))?`,
  `(?:its|it is|thats|that is) (?:very |quite |entirely )?(?:possible|hard to (?:say|tell)|a (?:maybe|toss ?up)|up in the air|not clear|unclear|debatable|questionable)`,
  '(?:possibly|perhaps|maybe(?: so| not| yes| no| both| ,? maybe not)?|hard to (?:say|tell)|beats me|who knows|who can say|your guess is as good as mine|it depends|that depends|search me|let me think(?: about (?:it|that))?|no idea|i suppose it could be)',
].join('|')
export const DOUBTS = whole(`(?:${DOUBT})(?:(?: ,)?(?: (?:but|so|and))? (?:${DOUBT}|${UNDECIDED}))*`)

const TASK =
  '(?:that|it|this|everything|(?:that|this|the|my|what|any)(?: (?:current|last|previous|whole|entire))? (?:action|task|process|request|command|operation|conversation|chat|thing|activity|instruction|search|question)s?|what(?:ever)? (?:i|you)(?: (?:just|have|had|are|re|were|was))*(?: (?:asked|said|requested|told|doing|saying|asking|wanted|started|about))*(?: (?:for|you|to|do|just now|before))*)'
const CEASE =
  '(?:cancel|stop|abort|quit|end|halt|cease|discontinue|terminate|drop|scratch|scrap|undo|nix|kill|forget(?: about)?|disregard|skip|leave|refrain from|dont (?:do|continue|carry out|proceed with|go on with|bother with)|do not (?:do|continue|carry out|proceed with))'
export const CANCELS = whole(
  `(?:never ?mind|nevermind|forget it|on second thought|wait|no|actually|i (?:have )?changed my mind|hold (?:on|up))?(?: ,)?(?: (?:please|just|and))* ?${CEASE} (?:(?:doing|carrying out|performing|executing|with) )*${TASK}`,
  '(?:please )?(?:cancel|stop|abort|halt|cease|quit|desist|enough|silence|quiet|be quiet|hush|shush|thats enough|no more|stop (?:right there|immediately|at once|it|everything|all of it|that|this)|(?:stop|quit|cease)(?: (?:talking|doing|speaking|searching|looking|working|asking|typing|writing|showing|processing|running|going))?|cut it out|knock it off|call it off|drop it|forget (?:it|that)|let it go|leave it|dont bother|never ?mind(?: (?:that|it|then))?|i (?:have )?changed my mind|(?:stop|refrain from) talking)',
)

const AGAIN = '(?:again|once (?:more|again)|one more time|a second time|another time|over|over again|twice)'
const LAST_SAID =
  '(?:that|it|this|yourself|you|what you(?: (?:just|have|had))* (?:said|told me|were saying|say|are saying|mentioned)|(?:that|the|your)(?: (?:last|previous|other|first))? (?:thing|part|sentence|bit|message|line|answer|statement|one)(?: you (?:just )?said)?)'
const UNHEARD = `(?:i |sorry i )?(?:missed|misheard|(?:didnt|did not|couldnt|could not|cant|cannot|dont|wasnt able to|failed to) (?:quite |really |fully |even |properly )?(?:hear|catch|get|make out|understand))(?: ${LAST_SAID})?`
const REPEATS = [
  `(?:repeat|restate|reiterate|rephrase|redo|recap)(?: ${LAST_SAID})?(?: ${AGAIN})?(?: (?:to|for) me)?`,
  `(?:say|tell(?: me)?|state|read|hear|explain|run|go over|give(?: me)?|have|do|write|type)(?: (?:me|us))?(?: ${LAST_SAID})?(?: by me)? ${AGAIN}(?: to me)?`,
  `(?:come|say what|what|again|pardon(?: me)?|excuse me|sorry|huh|(?:i )?beg your pardon)(?: ,)?(?: (?:again|what|huh|pardon|what was that))?`,
  `what (?:is|was) (?:that|it)(?: (?:again|you(?: just)? (?:said|told me)|you were saying))?(?: ${AGAIN})?`,
  `what (?:did|do|were|are) you (?:just )?(?:say|said|saying|tell me|mean to say)`,
  `${AGAIN}`,
].join('|')
export const ASKS_AGAIN = whole(
  `(?:${UNHEARD})(?: (?:clearly|correctly|well|at all|right|too well|the first time))*(?:(?: ,)?(?: (?:so|can|could|would|will|you|please|and|i|need|want|to|have))* (?:${REPEATS}))?`,
  `(?:${REPEATS})(?:(?: ,)?(?: (?:i|because|as|cause|since))? (?:${UNHEARD}))?`,
)
