const WEEKDAY = '(?:mon|tues|wednes|thurs|fri|satur|sun)days?'
const HOUR =
  '(?:(?:at|by|around|about|like|past|after|before) )+(?:\\d{1,2}(?::\\d\\d)?|noon|midnight)\\b(?! ?(?:%|mg|g\\b|dollars|bucks))'
const MONTH =
  '(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)'
const DATE = `(?:${MONTH} \\d{1,2}(?:st|nd|rd|th)?|(?:the )?\\d{1,2}(?:st|nd|rd|th)? of ${MONTH})\\b`
const COMES =
  '\\b(?:grab|get|buy|shop|come|coming|stop|swing|visit|pop|drop|roll|walk|there|around|serving|selling|operating|running|working)\\b'
const PART_OF_DAY = '(?: (?:morning|afternoon|evening|night))?'

const GOES =
  '(?:com(?:e|ing)|swing(?:ing)?|stop(?:ping)?|drop(?:ping)?|pop(?:ping)?|roll(?:ing)?|head(?:ing)?|visit(?:ing)?|slid(?:e|ing)|walk(?:ing)?|run(?:ning)?|duck(?:ing)?|driv(?:e|ing)|mak(?:e|ing) it|get(?:ting)? (?:there|over|inside))'
const SOON =
  '(?:right now|now|tonight|today|later(?: today)?|this (?:late|early|morning|afternoon|evening)|after (?:work|class|dinner)|before (?:you|yall) (?:close|shut|lock)|in (?:like |about |around |maybe )?(?:\\d{1,2}|an? (?:bit|few|sec|minute|hour|half hour|couple)|ten|fifteen|twenty|thirty|five|half an hour)(?! ?(?:mg|g|dollars|bucks|%)))\\b'

/** "Can i come by tomorrow", "ok to swing in on sunday": whoever means to come wants to find the door open. */
const MEANS_TO_COME = new RegExp(
  `\\b(?:can|could|may|should|(?:ok|okay|alright|cool|fine|good|possible) (?:if|to|for)|thinking of|planning (?:on|to)|want to|wanna|gonna|going to|(?:is|would|will) (?:\\p{L}+ )?(?:ok|okay|good|work))(?: (?:i|we|me|us|to|just|still|even))* (?:com(?:e|ing)|swing(?:ing)?|stop(?:ping)?|drop(?:ping)?|pop(?:ping)?|roll(?:ing)?|head(?:ing)?|visit(?:ing)?|slid(?:e|ing)|walk(?:ing)?)(?: (?:by|in|over|through|down|up|on|around|the|your|a|shop|store|place|to|see|you|yall|guys|for|visit|early|late|sometime))* (?:${WEEKDAY}|tomorrow|this weekend|next week)\\b`,
  'u',
)

/** "Could i swing by right now", "can we still make it tonight", "be there in 10": whoever sets out wants to find the door open today. */
const SETS_OUT = new RegExp(
  `\\b(?:can|could|may|should|will|would|(?:ok|okay|alright|cool|fine|good|possible|safe|worth) (?:if|to|for))(?: (?:i|we|me|us|it|be|to|just|still|even|ever))* ${GOES}(?: (?:by|in|over|through|down|up|on|out|around|the|your|a|shop|store|place|to|see|you|yall|guys|for|visit|real|quick|still|there))* ${SOON}|\\b(?:can|could|will|would)(?: (?:i|we|you think i))+ still (?:make it|get there|be on time)\\b(?! (?:myself|at home|from|with|out of|to (?:the )?(?:bus|train|airport|class|work)))|\\b(?:could|can|will|would|gonna|going to|id|ill) be (?:there|over) (?:in|by) (?:like |about |around )?(?:\\d{1,2}|a (?:few|sec|bit|minute)|ten|fifteen|twenty|five)\\b(?=.*\\b(?:open|close|closed|still|time|make it|doing business|there|late)\\b)|\\b(?:still|are you(?: guys)?|you|yall) (?:doing business|taking (?:people|customers|walk ins))\\b|\\b(?:about|fixing|ready|getting ready) to (?:close|lock up|shut)\\b`,
  'u',
)

/** Whoever stands before a locked door asks why it is not open now. */
const FINDS_SHUT =
  /\b(?:doors?|gates?|entrance|shop|store|place)(?: (?:is|are|was|were|s|still|all|looks?|seems?|front|back))* (?:locked|shut|pitch dark|all dark)\b|\b(?:(?:its|youre|everythings?) (?:all )?locked(?: up)?|locked (?:doors?|gate|entrance|out(?! of my)))\b|\blights? (?:are |is |were )?(?:all )?(?:off|out)\b.{0,24}\b(?:here|there|inside|open|you|shop|store)\b|\b(?:nobody|no one|noone)(?: is|s)? (?:here|there|inside|answering the door)\b/u

/**
 * A shop is asked whether anybody will be there, with no word of its hours: on a holiday or a date ("around on the 4th"), on a day at
 * an hour ("wednesday at like 10"), or now, by whoever fears to come too late ("did i miss you guys").
 */
const IF_THERE: readonly RegExp[] = [
  FINDS_SHUT,
  MEANS_TO_COME,
  SETS_OUT,
  /\b(?:thanks ?giving|christmas|xmas|new years?|(?:4th|fourth) of july|july (?:4|4th|fourth)|labor day|memorial day|easter|juneteenth|halloween|holidays?|navidad|ano nuevo|accion de gracias)\b/,
  /\b(?:anyone|anybody|someone|somebody|you|yall)(?: guys)? (?:still |even )?(?:there|around|in|up)(?: right)? (?:now|today|tonight|still|late)\b/,
  /\b(?:around|there|here|working|operating|in business|doing business|up and running|running)\b.{0,16}\b(?:on|at|today|tonight|tomorrow|till|until|past|after) ?(?:mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|\d{1,2}(?: ?(?:am|pm))?|midnight|late)\b/,
  new RegExp(`\\b(?:${WEEKDAY}|tomorrow)${PART_OF_DAY}(?: ,)? ${HOUR}`),
  new RegExp(`${COMES}.{0,40}\\b${DATE}|\\b${DATE}.{0,30}${COMES}`),
  /\b(?:did|have|do) (?:i|we) (?:just |already |totally )?miss(?:ed)? (?:you|yall|u|ya)\b(?! \p{L}+ (?:sale|deal|event))|\b(?:am|are|is it|was) (?:i |we )?(?:already |way )?too late (?:to (?:come|stop|swing|get|shop|drop|head|run)|for (?:today|tonight|you|yall)|today|tonight|$)|\b(?:closed|shut|locked|packed)(?: up| down)?(?: already)? for the (?:day|night|evening)\b|\b(?:closed|locked|shut) up (?:yet|already|for)\b|\b(?:gone|went|left|everybody|everyone)(?: already)? (?:gone )?home (?:for|already|yet)\b|\bcalled it a (?:day|night)\b/u,
]

/** "The doors locked", "nobodys here". */
export function findsShut(plain: string): boolean {
  return FINDS_SHUT.test(plain)
}

/** "Can i still make it, gps says 9:10": the door is asked for, and not the way. */
export function setsOut(plain: string): boolean {
  return SETS_OUT.test(plain)
}

export function asksIfThere(plain: string): boolean {
  return IF_THERE.some((asked) => asked.test(plain))
}
