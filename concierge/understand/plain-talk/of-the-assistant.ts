import { type Grammar, KNOW, ofWords, whole, wholeWith, YOU } from './grammar.ts'

const YOUR = '(?:your|ur|you|this (?:ai|bot|chatbot|program|assistant)s?|the (?:ai|bot|chatbot|assistant)s?|ais)'
const MADE =
  '(?:made|make|built|build|created?|programmed?|designed?|developed?|trained?|invented?|coded|wrote|written|constructed|engineered|produced|authored|founded|born|conceived|brought (?:you )?(?:to life|into existence))'
const MAKER =
  '(?:boss|bosses|employer|employers|owner|owners|manager|master|superior|supervisor|overseer|leader|creators?|creater|makers?|developers?|programmers?|designers?|inventors?|authors?|builders?|company|engineers?|coders?)'
const WORK = '(?:work|works|worked|working|employed|report|reporting|answer|answering|belong|accountable|responsible)'
const SOMEBODY =
  '(?:(?:a|an|any|some|another|other|certain|particular|specific|real|human|single|big|this|the|or) )*(?:someone|somebody|anyone|anybody|person|people|human|company|companies|business|boss|employer|entity|organization|corporation|firm|team|group|place|store|shop|individual|owner|master|manager|supervisor|one)'

/** Who the assistant is, who made it and whom it works for. */
const OF_ITS_MAKERS = wholeWith(
  'you u ya yo yourself ai bot chatbot assistant program your ur ais bots',
  `(?:${KNOW})?(?:if you (?:had|have) to say )?(?:who|whom|for whom|who all|which|what|whose)(?: (?:${SOMEBODY}|exactly|actually|else|it is|that))*(?: (?:is|are|do|does|did|was|were|it|that|the))* ${YOU}(?: (?:actually|currently|really|even|are|is|do))* ${WORK}(?: (?:for|to|by|under))?(?: (?:,|who|would|it|be|at|exactly))*`,
  `(?:${KNOW})?(?:who|what|which|whose)(?: (?:${SOMEBODY}|exactly|actually|kind of|sort of))* (?:employs|owns|runs|controls|pays|hired|operates|manages|supervises|commands|bosses|made|makes|sponsors|supports|is (?:in charge of|responsible for|behind)|are (?:in charge of|responsible for|behind)|came up with|tells|gave) ${YOU}(?: (?:around|what to (?:do|say)|orders|life|up|your orders))?`,
  `(?:${KNOW})?(?:who|whos|what|whats|which)(?: (?:${SOMEBODY}|exactly|actually|the|name of))*(?: (?:is|are|was|were|would be))? ${YOUR}(?: (?:current|real|actual|original|direct))* ${MAKER}(?: (?:is|are|name|called))*`,
  `(?:${KNOW})?who (?:is|are|s|was) (?:the )?(?:${SOMEBODY} )?(?:responsible for|in charge of|behind|accountable for) ${YOU}`,
  `(?:${KNOW})?whose (?:orders|commands|instructions|employee|assistant|bot|creation|side) (?:do|did|are|is) ${YOU}(?: (?:follow|take|obey|listen to|on))?`,
  `(?:are|is|do|does|did)(?: there)? (?:${YOU} )?(?:have |got |has |answer to |report to |take orders from |belong to |owned by |employed by |employed|self employed|working for |work for |working under |get paid by |${SOMEBODY} )+(?:(?:that |who |which )?you (?:${WORK})(?: (?:for|to|with|under))?|${SOMEBODY}|${MAKER}|your own boss)?(?: (?:or|and) ${SOMEBODY})?`,
  `(?:${KNOW})?(?:is there|are there) ${SOMEBODY}(?: (?:that|who|whom|which|else))* you ${WORK} (?:for|to|under|with)`,
  `(?:${KNOW})?(?:who|whom|by whom|how|what|which|where|when|whose)(?: (?:${SOMEBODY}|exactly|actually|all|it|that|the|is|are|was|were|did|had|has|programmer|programmers|developer|developers|engineer|engineers|kind of|scientist|scientists|genius))* (?:${MADE}|came up with|came) ${YOU}(?: (?:and .{1,30}|originally|first|up|from))?`,
  `(?:${KNOW})?(?:who|by whom|how|what|which|why|where|when)(?: (?:${SOMEBODY}|exactly|actually|it|that))*(?: (?:was|were|are|is|did|do|got|had|have|does))? ${YOU}(?: (?:was|were|are|is|get|got|be|been|originally|first|actually))* (?:${MADE}|come (?:about|to be|into (?:being|existence))|come from)(?: (?:by|and|from|in|at|with|for|or|who|whom|what|which|where|when|how|${SOMEBODY}))*`,
  `(?:(?:was|were|are|is) )?${YOU} (?:${MADE}) (?:by|in) (?:who|whom|what|which|where|${SOMEBODY})(?: .{0,20})?`,
  `(?:the )?(?:\\p{L}+ )?(?:${SOMEBODY}|${MAKER}) (?:who|that|which) (?:${MADE}|owns|employs|runs) ${YOU}(?: (?:is|was|are) (?:who|what|whom|which))?`,
  `(?:to )?(?:which|what|whose) (?:${SOMEBODY})(?: (?:is|are|was|were|can|should|do|i|we))* ${YOUR} (?:design|creation|existence|programming|development|making|code|origin)(?: .{0,24})?`,
)

const OF_ITS_NAME = wholeWith(
  'name names named nickname call called title refer identify address who by respond answer',
  `(?:${KNOW})?(?:what|whats)(?: (?:is|was|would|might|may|should|are))? ${YOUR}(?: (?:full|real|first|actual|given|last|own|user))* (?:name|names|nickname|title)(?: (?:be|is|again|called))*`,
  `(?!how (?:do|can|could|may|should) (?:i|we) call|what (?:can|do) you call (?!yourself)|(?:whats|what is|which is|what are|which|what)(?: (?:the|an?|store|shop|street|full|exact|email|e mail|mailing))* address|(?:when|what time))(?:${KNOW})?(?:what|whats|which|how|by what)(?: name)?(?: (?:do|does|did|should|shall|can|could|may|might|must|would|will|am|are|is|were|was|to|i|we|people|they|others|folks|everyone|everybody|users|customers|(?:your )?(?:friends|colleagues|coworkers|owners?)|one|you|want|like|prefer|supposed|for|me|us|rather|go|the|name|that|use|usually))* (?:call|calls|called|refer to|address|named|name|identify)(?: (?:${YOU}|as|by|with|myself))*`,
  `(?:${KNOW})?(?:what|which)(?: names?)? (?:do|does|did|can|should|shall|would|will) you (?:go by|use|prefer|like|answer to|respond to)(?: (?:for|as) (?:a|your) name)?`,
  `(?:${KNOW}|provide |state |need |have )?(?:your|ur|the|a)(?: (?:full|real|first|actual|own))? name(?: (?:that |which )?(?:i|you|people)(?: \\p{L}+){0,5} (?:you|by|use|call|as))?`,
  `(?:(?:do|did|have|does) )?${YOU} (?:have|has|go by|got|possess|use)(?: (?:a|an|any|some|your own))* (?:name|nickname)(?: .{0,24})?`,
  `(?:${KNOW})?who am i (?:talking|speaking|chatting|writing|texting)(?: (?:to|with))?(?: ,? ?whats your name)?`,
)

const OF_ITS_USE = ofWords(
  `what whats which how are is the a an of that you i we can may could do does should might am be able to ask answer help me us with about know knowledgeable
  knowledgable familiar aware versed educated capable good best most in on for from as things thing stuff subjects subject topics topic areas area matters questions question
  information info types type kinds kind sorts sort some any examples example list lists your youre all different various other else talk discuss have expertise knowledge skills
  skill capabilities abilities ability functions functionality features tasks commands command my use give tell allowed handle respond cover understand trained out there
  exactly so well and or it here say services assist purpose job field fields programmed designed`,
  '(?:give|tell|list|show|share|know|learn)(?: me)?|what|whats|which|how|the|some|types|list|your|examples|subjects|topics|all',
  'subjects?|topics?|areas?|commands?|capabilit(?:y|ies)|abilit(?:y|ies)|skills?|functions?|questions?|expertise|capable of|able to (?:do|help|answer|assist|ask)|(?:can|may|should|could|might|do) (?:i|we) (?:ask|use you|talk)|(?:can|could|do|may) you (?:do|help|answer|assist|tell|talk|know|handle|discuss)|you (?:can|could|know|know about|are able to)(?: (?:do|help|answer|assist|tell|talk|best|most|about|handle|with))*$|use you|ask you|familiar with|your (?:job|purpose|field|knowledge)',
)

const PERSON =
  '(?:(?:a|an|the|some|any|really|actually|actual|real|live|living|legit|just|even|only|still|fully|,|computer|human|or|and|not|talking|chat) )*(?:bots?|chatbot|robots?|ai|human|humans|human being|person|people|real|machines?|computers?|program|programs?|software|alive|automated|artificial|someone|somebody|being|not|system|algorithm|intelligence|sentient|conscious)'
const BEHIND_IT =
  '(?: (?:right|on|the|other|end|side|line|here|there|typing|answering|talking|responding|writing|behind|this|me|to|with|at|all|now))*'

/** Whether it is one of us. */
const OF_ITS_KIND = whole(
  `(?:(?:${KNOW}|be honest|wonder|curious)(?: ,)? ?(?:if|whether)? ?)?(?:are you|is this|you are|youre|am i|is it|is there|did i (?:get|reach)|do i have|was that|are these|is that)(?: (?:talking|speaking|chatting|texting|dealing|communicating|writing|interacting|conversing))?(?: (?:to|with))? ${PERSON}(?: ,?(?: ?${PERSON}))*${BEHIND_IT}(?: (?:arent you|right|correct|isnt it|are you|or what))?`,
)

/** Questions about the assistant itself. "How can i call you" asks for a number. */
export const ASKS_OF_ASSISTANT: readonly Grammar[] = [OF_ITS_KIND, OF_ITS_MAKERS, OF_ITS_NAME, OF_ITS_USE]

const OF_ITS_AGE = ofWords(
  `how what when whats many old age year years date day month is are was were do did does would could can might long exactly in say you think ago be the of have has ai your ur
  u this bot birthday birth birthdate age born made created existed existing exist alive been for on earth celebrating celebrate turn turning a it if that i may ask since now and tell me
  know give years yourself yours living existence for`,
  'how|what|when|whats|do|your|the|for|can|tell|may|are|is|know|ask|give',
  'how (?:many years )?old (?:are|is|r|would|do|you|u|this|the)|(?:what|your|of|the) (?:\\p{L}+ )?age|age (?:are|is|of) (?:you|your|the|this)|years old are|(?:your|you|a|have a?|what) (?:birthday|birth ?date|date of birth)|you (?:were )?born|birthday are|existed|alive|(?:years|long)(?: have you been)? on (?:the |this )?earth|been in existence|you (?:exist|made|created)',
)

const OF_ITS_PASTIMES = ofWords(
  `what which whats kind kinds sort sorts type types of things thing stuff activities activity hobbies hobby pastimes pastime interests interest do does are is you u your ur have any some
  like enjoy love to doing in for fun with when whenever not arent isnt working busy here chatting helping free spare down downtime leisure time off on day days weekends weekend nights evenings
  into there anything something might may spend how favorite favourite the yourself all share other than work most really if a outside up interested tell me about know can could i ask pass
  passing hear talking people customers relax entertain amuse keep yours youre those these so list describe`,
  'what|which|whats|do|are|is|have|how|tell|share|might|may|any|can|could|list|describe|know|your|hear',
  'hobb(?:y|ies)|pastimes?|(?:free|spare|down|leisure|off|pass the) ?time|your interests?|(?:like|do|doing|enjoy|love)(?: to do| doing)? for fun|(?:not|arent|isnt) (?:working|busy|helping|chatting|talking)|(?:day|time|days) off|(?:what|things|activities)(?: \\p{L}+){0,2} you (?:like|enjoy|love)(?: to do| doing| most| the most)?$|(?:things|stuff|what) are you (?:into|interested in)|entertain yourself|amuse yourself',
)

const PET =
  '(?:pets?|dogs?|cats?|animals?|pupp(?:y|ies)|kittens?|kitt(?:y|ies)|fish|goldfish|birds?|hamsters?|rabbits?|bunny|bunnies|parrots?|turtles?|lizards?|snakes?|horses?|furry friends?)'
const OF_ITS_PETS = ofWords(
  `do does did have has got own keep raise like love any a an pet pets dog dogs cat cats animal animals puppy puppies kitten kittens kitty kitties fish goldfish bird birds hamster hamsters rabbit rabbits bunny bunnies parrot parrots turtle turtles lizard lizards snake snakes horse horses furry friend friends at home house in your ur of own what kind kinds type types sort how many names name named is are whats which the there about currently
  ever had with live belong to you u yours tell me know know some or and besides other favorite favourite for can i ask if that many called prefer person`,
  'do|does|did|have|has|what|whats|which|how|are|is|tell|know|your|any|got|can',
  `(?:you|your|u)(?: \\p{L}+){0,5} ${PET}|${PET}(?: \\p{L}+){0,3} (?:you|yours)`,
)

const OF_ITS_ORIGIN = ofWords(
  `where wheres what whats which country state city town place part region area of the world planet do did does are were was is you u your ur yours come came coming from originally born raised live living
  reside grow grew up hail native hometown home birthplace nationality origin origins homeland in a an it that may i ask can tell me know exactly here around about to if really located located`,
  'where|wheres|what|whats|which|are|tell|know|can|may|your|is|do|from',
  '(?:you|u|your|yours)(?: \\p{L}+){0,3} (?:from|born|raised|live|living|reside|hail|hometown|birthplace|nationality|origins?|homeland|native|grow up|grew up|home)|(?:where|city|state|country|town|place|born|live|hail|from)(?: \\p{L}+){0,3} (?:you|your hometown) (?:from|originally from|born|live)',
)

/** What one asks of somebody one gets to know. */
export const ASKS_OF_ITS_LIFE: readonly Grammar[] = [OF_ITS_AGE, OF_ITS_PASTIMES, OF_ITS_PETS, OF_ITS_ORIGIN]
