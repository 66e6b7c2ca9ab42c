import { remember } from '#concierge/retrieve/remember.ts'
import { LEAD_INS, LEAD_OUTS, outright } from './lead-ins.ts'

const ASKING =
  "(?:(?:so|ok|okay|and|but|also|well|just|please|um|like)[,:]? )*(?!whats? (?:up|good|new|happening|poppin|crackin)\\b)(?:what(?:'?s)?|where(?:'?s)?|when(?:'?s)?|who(?:'?s)?|how(?:'?s)?|which|why|is|are|was|were|do|does|did|don'?t|can|could|would|will|should|may|might|has|have|had|any|anything|some|something|got(?! (?:it|off|home|back|paid|here|there|done|out|up|in|to)\\b)|need|want|wanna|looking|searching|show|give|gimme|get me|tell|recommend|suggest|find|compare|explain|help|i (?:need|want|wanna|would like)|i'?d like|i'?m (?:looking|after|searching|trying)|que|cual|cuanto|donde|cuando|como|tienen|hay|quiero|busco|necesito|puedo)\\b"
const TALKING = "(?:i|i'?m|i'?d|i'?ve|we|we'?re|you|u|y'?all|my|the|if|me)\\b"

const GREETING =
  "(?:hi+|hey+|heya|hello+|hiya|howdy|yo|hola|greetings|(?:good )?(?:morning|mornin|afternoon|evening)|good day|buenos dias|buen[oa]s(?: (?:tardes|noches))?|bonjour|bonsoir|ciao|hallo|guten tag|aloha|namaste|shalom|konnichiwa)(?: (?:there|again|all|everyone|everybody|guys|team|folks|friends?|buddy|yall|y'all|a todos))*"
const HESITATION = '(?:u+m+|u+h+|e+r+m*|h+m+|ok(?:ay)? so|please|actually)'
const MODEST =
  "(?:(?:sorry|apologies|forgive me)(?: in advance)? (?:if|for)|i know|(?:not sure|idk|dunno) if|i hope|hope|maybe|probably|this|that|it) (?:(?:this|that|it)(?:'?s|s| is| was| might be| may be| could be| sounds?(?: like)?| will sound| probably is| must be)? )?(?:an?|the|my|another|such a)? ?(?:(?:kind of|really|very|super|so|too) )?(?:dumb|stupid|silly|weird|odd|basic|obvious|bad|newbie|noob|random|strange)(?: (?:question|one|ask|thing(?: to ask)?))*"
const LEAD_IN = `(?:(?:(?:this is|its|it's|just) )?(?:an? )?(?:quick|random|one|dumb|silly|stupid|weird|odd|basic|newbie|noob) (?:question|one)|question|excuse me|pardon me|sorry(?: to (?:bother|bug)(?: you)?(?: (?:again|guys|with (?:this|that|it|a (?:dumb |silly |quick )?question)))?)?|honestly|(?:i was )?(?:just )?wondering|(?:please )?(?:don'?t|no) (?:laugh|judge|judging|laughing)(?: (?:at )?me)?|${MODEST})`
const JOINT = '(?:ok(?:ay)? so|ok(?:ay)?|so|oh|well|alright|and|also|honestly)'
/** "I take it back, a drink": what follows is asked for instead, and nothing is brought back. */
const RETRACTION =
  "(?:(?:ok(?:ay)?|oh|h?m+|u+h+|u+m+|no|nah|nvm|wait|well|so|sorry|lol|actually|you know what),? )*(?:(?:i|i'?ll|imma) take (?:it|that|this)(?: all)? back|(?:(?:i|we|i'?ve|i just) )?changed? (?:my|our) minds?|(?:i'?m )?changing my mind)"
const STOP = '\\s*[,.!:;…-]+\\s*'

/** What opens a message and says nothing of what is asked; without a comma only before what is plainly the ask. */
const OPENING = new RegExp(
  `^\\s*(?:${GREETING}(?:\\s+${GREETING})*(?:\\s*[,.!?:;-]+(?!\\s*any(?:one|body)\\b)\\s*|\\s+(?=${ASKING}|${TALKING}))` +
    `|${HESITATION}(?:${STOP}|\\s+)|${LEAD_IN}(?:${STOP}|,?\\s+but\\s+)|${LEAD_INS}|${JOINT},?\\s+(?=${ASKING}))`,
  'iu',
)

const THANKS =
  "(?:(?:many )?thanks|thank (?:you|u)|thx|ty|tysm|tia|(?<=[,.!?;]\\s*)cheers|(?:muchas |mil )?gracias|merci(?: beaucoup)?|danke(?: sch[oö]n)?|grazie|mahalo|(?:i )?appreciate (?:it|you)|(?:much )?appreciated)(?: (?:so|very) much| a (?:lot|bunch|million|ton)| in advance| again| man| bro| dude| guys| y'?all)*"
const LAUGHTER = '(?:lo+l+|l+mao+|rofl|(?:ha){2,}h?|(?:he){2,}|(?:ja){2,}|xd)'
const ADDRESS = '(?<!\\b(?:my|an?|the|that|this|old|your|her|his|for|with|to|and|of)\\s)(?:man|bro|bruh|dude|fam)'
const SOFTENER = `if (?:that'?s |it'?s )?possible|if (?:you|u) (?:can|don'?t mind)|just (?:wondering|asking|curious)|sorry to (?:bother|bug)(?: (?:you|u|yall))?(?: again)?|(?:lol )?${MODEST}`
const CLOSING = new RegExp(
  `(?<!\\b(?:to|and|i|we|just|even|as))[\\s,.!;?-]+(?:tho(?:ugh)?|${THANKS}|${LAUGHTER}|${ADDRESS}|${SOFTENER}|${LEAD_OUTS})[\\s!.,)?]*$`,
  'iu',
)

const ASKS = new RegExp(`^\\s*(?:${ASKING})`, 'iu')

/** Whether the sentence opens as questions and requests do. */
export function startsAsking(sentence: string): boolean {
  return ASKS.test(sentence)
}

/** What is told in answer, and thanked for or laughed at: "ok got it", "that helped a lot", "no im good". */
const TELLS =
  /^\s*(?:(?:oh|ok(?:ay)?|alright|well|and|so|yeah|yes|yep|ah|aw|haha|lol|wow)[ ,!.]+)*(?:(?:perfect|great|awesome|cool|nice|sweet|excellent|amazing|fantastic|wonderful|lovely|good)(?=\s*(?:$|[,.!])| (?:i|i'll|ill|to|that|thats|that's|you|help|service|info|advice|job|choice|pick|suggestion|stuff|call|idea|deal|talk|chat|looking|so|as)\b)|love (?:it|that|this|them|you|ya)|sounds|got (?:it|them|em|that|mine|my order)|gotcha|understood|(?:no(?:pe)?|nah),? (?:i|i'?m|that|that'?s|worries|problem|it'?s|need)|(?:yes|yeah|yep|yup|yay|no|nope|nah|nay|ok|okay|k|sure|indeed|done|right|correct|hm+|hi+|hey+|hello)\s*$|finally|all (?:good|set)|never ?mind|this (?:was|helps|helped|is (?:great|perfect|helpful|awesome))|that(?:'?s|'?ll| was| is| will| helps?| helped| did| worked| makes| answers?)?(?! (?:too|a (?:bit|lot|little)|more|way|not|out|over))|it (?:was|worked|is|helped)|you (?:guys )?(?:are|were|rock|saved|made|helped|have been)|you'?(?:re|ve)|(?:i|we)'?ll|(?:i|we) will|i'?m (?:good|all|set|done|fine)|i (?:got|found|love|loved|like|liked|appreciate|enjoyed|picked|bought|tried|think|see|understand)|will do|see (?:you|ya)|have a|bye|later|muy|bueno|vale|perfecto|excelente|genial)\b/iu

const REQUEST = /[\s,.!;?-]+(?:please|pl[sz]|plz+|por favor)[\s!.,?)]*$/iu

/** Not where an order or a return may be spoken of, which is why it is told then. */
const TAKEN_BACK = new RegExp(
  `^\\s*${RETRACTION}(?:${STOP}|\\s+(?=${ASKING}|(?:let'?s|make|go|just)\\b))(?!.*\\b(?:order(?:ed)?|cancel|stop|refund|return|sealed|opened|unopened|receipt|bought|back)\\b)`,
  'iu',
)

/** So far from its end an aside is looked for, and so many of them: nobody says more, and hostile text costs no more. */
const REACH = 120
const MOST = 4

/**
 * The message without what is said beside the matter: the greeting or "um" that opens it, the "please", "thanks" or "lol" that closes
 * it. What is no more than a greeting or thanks, or tells something and gives thanks for it, is left whole.
 */
export const withoutAsides: (text: string) => string = remember(leaveOutAsides, { most: 200, longest: 400 })

function leaveOutAsides(text: string): string {
  const retracted = text.slice(TAKEN_BACK.exec(text.slice(0, REACH))?.[0].length ?? 0)
  let rest = hasWords(retracted, 1) ? retracted : text
  for (let count = 0; count < MOST; count++) {
    const opened = rest.slice(OPENING.exec(rest.slice(0, REACH))?.[0].length ?? 0)
    if (opened === rest || !hasWords(opened, 2)) break
    rest = outright(opened)
  }
  for (let count = 0; count < MOST; count++) {
    const closed = withoutEnd(rest, CLOSING)
    if (closed === rest || !hasWords(closed, 1) || TELLS.test(closed.slice(0, REACH))) break
    rest = closed
  }
  const asked = withoutEnd(rest, REQUEST)
  return hasWords(asked, 3) ? asked : rest
}

function withoutEnd(text: string, end: RegExp): string {
  const reached = Math.max(0, text.length - REACH)
  return text.slice(0, reached) + text.slice(reached).replace(end, '')
}

/** So many words or more, of which one has a letter. */
function hasWords(text: string, least: number): boolean {
  const words = text.trimStart().split(/\s+/, least)
  return words.length >= least && words.at(-1) !== '' && /\p{L}/u.test(text)
}
