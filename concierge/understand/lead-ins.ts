const YOU = "(?:you|u|ya|yall|y'all|you guys|someone|somebody|anyone|anybody)"
const KIN = "(?:my|our|the|his|her) (?:[\\p{L}'-]+ ){1,3}?(?:and (?:i|me|him|her) )?"
const STOP = '\\s*[,.!:;…-]+\\s*'
/** A question that is put inside another, or what is wondered. */
const EMBEDDED =
  '(?=(?:if|whether|what|where|when|who|how|which|why|whats|wheres|whens|hows|is|are|do|does|can|could|will|would|any|got|have)\\b)(?!(?:what|which|where|when|who|how)\\b[^?]{0,16}\\b(?:my|his|her|their|other|somebody|someone|people|customers?)\\b)'

/** "Could you tell me", "do you happen to know": a question about a question. */
const TELL_ME = `(?:(?:can|could|would|will|might) ${YOU} (?:(?:please|pls|plz|possibly|maybe|kindly|quickly|just) )*(?:tell|inform|let) (?:me|us)(?: know)?|(?:please |pls |plz |just )?(?:let (?:me|us) know|tell (?:me|us))|(?:do|does|would) ${YOU} (?:happen to |by any chance )?know|(?:any(?:one|body)? )?(?:idea|clue)|(?:i|we) (?:want|wanted|need|needed|would like|'?d like|wanna)(?: to)? (?:know|ask|check|find out|see|make sure)|(?:i|we)(?: a|')?m? ?(?:just )?(?:trying|tryna) (?:to )?(?:figure out|find out|see|check))(?:,? please)?\\s+${EMBEDDED}`
/** "My wife wants to know", "me and the boys were wondering". */
const RELAYED = `(?:(?:${KIN}|me and ${KIN})(?:(?:is|are|was|were|'?s|keeps?|just|also|really) )*(?:wondering|asking|curious|dying to know|(?:wants?|wanted|would like|needs?) to (?:know|ask)|wanna know|asked(?: me)?(?: to ask)?|told me to (?:ask|check|find out)|said (?:to|i should) (?:ask|check|hit you up)|sent me(?: to ask)?)(?: (?:you|u|yall))?(?: (?:this|about this))?(?:${STOP}|\\s+${EMBEDDED}))`
const WONDERED = `(?:(?:(?:i|we|just|was|were|am|is|are|im|i'm|been|always|also|kind of|kinda) )*(?:wondering|curious)(?:${STOP}|,? (?:about )?${EMBEDDED}))`
/** "Not sure if you can help, but". */
const UNSURE_OF_HELP = `(?:(?:i'?m |im )?(?:not sure|unsure|i dont know|dont know|idk|dunno) (?:if|whether) (?:this is (?:the right place|where i ask)(?: to ask)?|${YOU} (?:can|could|will|would|know|do)(?: (?:even )?(?:help|answer|tell me|assist|know))?(?: (?:me|us|this|that|it))?(?: (?:with|on|about) (?:this|that|it))?)(?: one)?(?:,? (?:but|tho(?:ugh)?)(?:${STOP}|\\s+)|${STOP}))`
/** "I was hoping you could help me with something", "do me a favor". */
const HELP = `(?:(?:(?:i|we)(?:'?d| would| was| were| am| are|'?m|'?re)? ?(?:(?:be|really|so|very|most|just|kind of|kinda|super) )*(?:hoping|hope|grateful|wondering|glad|love it|appreciate it|need|want)(?: (?:if|that))?|(?:can|could|would|will)|any chance|(?:is|are) there any(?:one| chance)|help)? ?(?:${YOU} )?(?:(?:can|could|might|would|to|please|pls) )*help (?:me|us|a (?:guy|girl|gal|fella|sister|brother) )(?: ?out)?(?: (?:with|on) (?:something|this(?: one)?|a (?:quick |small |silly )?(?:question|thing)))?${STOP}|(?:please )?do (?:me|us) a (?:(?:quick|small|huge|big|solid|tiny) )?(?:favor|favour|solid)(?:${STOP}|,? and (?=\\p{L})))`
const ANYONE = `(?:(?:hello,? )?(?:is this (?:thing|chat|bot|still) (?:on|working|live|there)|(?:is |are )?(?:any(?:one|body)|some(?:one|body)|you|u|yall) (?:even |still )?(?:there|home|here|around|awake))\\s*[?,.!-]+\\s*(?=\\p{L})(?!it'?s (?:\\p{L}+ )?\\d))`
const NEXT = `(?:(?:(?:ok|okay|and|alright|oh|cool|great),? )*(?:(?:just )?one (?:more|last|other|final|quick) (?:thing|question|q)|(?:another|next|last|final|second|2nd) (?:question|thing|q)|(?:quick follow ?up|follow ?up|small|little|tiny|fast) (?:question|thing|q|one)|before i forget|while (?:i have (?:you|u)|i'?m here|i'?m at it|we'?re at it|ur here|you'?re here))(?:${STOP}|\\?\\s*|,? (?:but )?${EMBEDDED}))`
const MOMENT = `(?:(?:(?:do )?${YOU} )?(?:got|have) (?:a|one) (?:minute|min|sec|second|moment)(?: (?:to|for) (?:help|talk|chat|answer)?(?: ?(?:me|a question))?)?\\s*[?,.!-]+\\s*)`
const PARDON = `(?:(?:please |pls )?(?:pardon|excuse|forgive|ignore|sorry (?:for|about)) (?:my|the|any) (?:bad |terrible |poor |awful )?(?:spelling|english|typos?|grammar|french|ignorance|autocorrect|typing|writing|fat fingers|voice to text)(?: in advance)?${STOP})`
/** "The website keeps freezing on me", "couldn't find it on the site": why it is asked here. */
const OF_SITE =
  "(?:the|your|ur|this|that) (?:web ?site|site|app|page|chat|menu page|online menu) (?:keeps?|kept|is (?:down|slow|broken|acting|not|freezing|lagging|buggy)|isn'?t|won'?t|doesn'?t|closed|crashed|froze|died|kicked)\\b[^?$%,.!]{0,40}"
const NOT_FOUND =
  "(?:i )?(?:can'?t|couldn'?t|could not|cannot|don'?t|didn'?t) (?:find|see|figure|tell)(?: (?:it|that|them|this|anything|the answer|any info|the info|what i need))?(?: out)?(?: anywhere)?(?: (?:on|in|at|from) (?:the|your|ur) (?:web ?site|site|web ?page|menu|app|page|google))?"
const HAPPY = `(?:happy (?:\\p{L}+day|holidays|new year|halloween|thanksgiving|easter|420)(?: (?:to (?:you|u|yall)|everyone|all|guys|friends?|yall))?${STOP})`
const CALLED = `(?:(?:ma'?am|sir|boss|bossman|chief|captain|bro|bruh|dude|fam|homie|pal|my (?:man|guy|friend|dude|dudes)|folks|peeps)(?:${STOP}|\\s+${EMBEDDED}))`
/** What is said to what came before, where a question follows. */
const GLAD = `(?:(?:sweet|cool|nice|great|awesome|perfect|amazing|dope|sick|bet|word|wow|yay|ugh|argh|damn|dang|omg|omfg|whoa|gotcha|got it|right|alright|excellent|lovely|wonderful|rad|solid|good to know|makes sense|fair enough|that'?s (?:great|cool|awesome|good to know)|shoot|crap|darn|geez|jeez)(?:${STOP}|\\s+)(?=(?:what|whats|where|when|who|how|hows|which|is|are|do|does|can|could|will|would|any(?:thing)?|got|have|and|so)\\b))`

/** What opens a message and says nothing of what is asked: whom it is asked for, that it is asked, and what is felt on the way. */
export const LEAD_INS = [
  TELL_ME,
  RELAYED,
  WONDERED,
  UNSURE_OF_HELP,
  HELP,
  ANYONE,
  NEXT,
  MOMENT,
  PARDON,
  HAPPY,
  CALLED,
  GLAD,
  `(?:(?:${NOT_FOUND}|${OF_SITE})${STOP})`,
].join('|')

/** What closes a message and says nothing of what is asked. */
export const LEAD_OUTS = [
  'no (?:rush|hurry|pressure|worries if not)(?: (?:at all|though|tho))?',
  'when(?:ever)? (?:you|u) (?:can|get (?:a|the) (?:chance|sec|second|minute|moment)|have (?:a|the) (?:sec|second|minute|moment|time))',
  '(?:i was |was |im |i am )?(?:just )?(?:curious|checking|making sure|double checking)',
  'just (?:want|wanna|wanted|need) to (?:know|be sure|make sure|check|double check)',
  'asking for (?:a|my) (?:friend|buddy|wife|husband|girlfriend|boyfriend|mom|dad|sister|brother|partner|roommate|neighbor)',
  '(?:do|would) (?:you|u) (?:happen to )?know',
  'any (?:idea|clue)',
  '(?:please|pls|plz) and (?:thank you|thanks|ty|thx)',
  '(?:pardon|excuse) (?:my|the) (?:spelling|english|typos?|grammar|autocorrect|typing)',
  NOT_FOUND,
  OF_SITE,
  "(?<!\\b(?:im|i'm|am|be|is|are|so|very|really|you|feel) )sorry (?:for|about|bout|if|its|it's|i|im|my|the|to|had|was|this)\\b[^?$%]{0,60}",
  "(?:cuz|cause|because|bc|since) (?:google|the (?:website|site|app|internet|sign)|yelp|maps) (?:says|said|shows|is|has|wont|won't|doesnt|doesn't|isnt|isn't)\\b[^.,?!]{0,40}",
].join('|')

const INDIRECT = /^\s*(?:if|whether) (.+)$/iu
const SUBJECT_AND_VERB =
  /^(you(?: guys| all)?|u|yall|y'all|ya|they|there|i|we|it|that|this|(?:the|my|our|your|his|her|any) [\p{L}'-]+(?: (?!(?:are|is|was|were|can|has)\b)[\p{L}'-]+)?) (are|is|was|were|can|could|will|would|should|have to|has to|need to|needs to|do|does)\b ?(.*)$/iu
const CONTRACTED = /^(you|they|we|it|that|there|i)(?:'|’)?(re|s|m)\b ?(.*)$/iu
const BEGINS_ANEW = /^(?:is|are|do|does|can|could|will|would|any|anything|got|have)\b/iu
const QUESTION_WORD = '(?:whats?|where|when|who|why|which|how \\p{L}+|what (?:time|kind|day)s?|(?:from|un)?til when)'
const WH_BEHIND = new RegExp(
  `^\\s*(${QUESTION_WORD}) ((?:(?!\\b(?:is|are|do|does|can|to|that)\\b)[\\p{L}\\p{N}'-]+ ){0,4}[\\p{L}\\p{N}'-]+) (is|are|means?)\\s*[?!.]*\\s*$`,
  'iu',
)
const WH_AMID = new RegExp(
  `^\\s*(${QUESTION_WORD}) (you(?: guys| all)?|u|yall|y'all|they|i|we|it|the (?:shop|store|place)) (are|is|can|will) (.+)$`,
  'iu',
)

/** The question that was put inside another, the usual way round: "if you take cards", "what limonene is". */
export function outright(text: string): string {
  const inner = INDIRECT.exec(text)?.[1]
  if (inner !== undefined) return BEGINS_ANEW.test(inner) ? inner : asked(inner)
  const amid = WH_AMID.exec(text)
  if (amid !== null) return `${amid[1]} ${amid[3]} ${amid[2]} ${amid[4]}`
  const behind = WH_BEHIND.exec(text)
  if (behind === null) return text
  const [, word = '', subject = '', verb = ''] = behind
  return /^means?$/i.test(verb) ? `what does ${subject} mean` : `${word} ${verb} ${subject}`
}

const VERB_OF_BE: Readonly<Record<string, string>> = { re: 'are', s: 'is', m: 'am' }

function asked(inner: string): string {
  const contracted = CONTRACTED.exec(inner)
  if (contracted !== null)
    return `${VERB_OF_BE[(contracted[2] ?? '').toLowerCase()]} ${contracted[1]} ${contracted[3]}`.trim()
  const turned = SUBJECT_AND_VERB.exec(inner)
  if (turned === null) return `do ${inner}`
  const [, subject, verb = '', rest = ''] = turned
  return verb.endsWith(' to') ? `do ${subject} ${verb} ${rest}`.trim() : `${verb} ${subject} ${rest}`.trim()
}
