import { type Grammar, whole } from './grammar.ts'

const HARD =
  '(?:rough|long|hard|bad|terrible|awful|crappy|shitty|tough|crazy|hectic|brutal|lousy|weird|exhausting|miserable|horrible)'
const SPAN = '(?:day|week|shift|morning|month|night|weekend|year|monday|tuesday|wednesday|thursday|friday)'
const MOAN = '(?:(?:ugh+|omg|man|dude|bro|gosh|god|whew|phew|oof|sigh|blah|meh|lol|haha|,) )*'
const TAIL =
  '(?: (?:,|at|in|the|work|office|school|job|today|tonight|already|so|far|for|me|lol|man|dude|ugh|af|right|now|here|honestly|again|am|i|huh|lately|and|its|only|monday|tuesday|noon|this|week|to|do|nothing|with))*'

/** How somebody's day goes, told to nobody in particular: nothing is wished for. */
export const MOODS = whole(
  `${MOAN}(?:(?:i|ive|i have|its|it|it has|today|this|what|been|had|having|was|is|has|just|such|a|an|one of those|the|really|so|pretty|kinda|very) )*${HARD} ${SPAN}${TAIL}`,
  `${MOAN}(?:im|i am|were|we are|feeling|so|just|really|super|kinda|pretty|a little|a bit| )*bored(?: (?:out of my mind|to death|stiff))?${TAIL}`,
  `(?:ugh+|oof|sigh|blah) (?:mondays?|tuesdays?|work|people|adulting|this week|today|traffic|life|meetings)`,
  `(?:mondays?|adulting|traffic|this week|work|today|my (?:boss|job|commute)) (?:(?:really|just|so|totally) )*(?:sucks?|sucked|blows|is the worst|was the worst|is rough|was rough|is killing me|killed me|kicked my (?:butt|ass)|right|am i right)${TAIL}`,
)

const SORRY =
  '(?:(?:sorry|oops|oopsie|whoops|woops|my bad|ignore that|disregard|disregard that|ah|oh|lol|haha|wait|,) )*'
const LAUGHS = '(?:,? (?:lol|haha|sorry|my bad|oops|ignore that|again|just now|there|about that))*'
const SOMEBODY =
  '(?:my|the) (?:kids?|son|daughter|toddler|baby|niece|nephew|cat|dog|puppy|kitten|wife|husband|friend|roommate|brother|sister|thumb|finger|butt|pocket)'
const KEYS =
  '(?:my |the |that |this )?(?:phone|keyboard|screen|laptop|tablet|ipad|keys|message|text|send|send button|computer)'

/** What was sent by mistake. */
export const SLIPS = whole(
  `${SORRY}${SOMEBODY} (?:just )?(?:grabbed|got|took|stole|was on|is on|sat on|stepped on|walked (?:on|across|over)|ran across|typed(?: that)?(?: on)?|sent|hit|got hold of|got ahold of|was playing with|is playing with|playing with|pressed) ?(?:${KEYS}|that|it)?${LAUGHS}`,
  `${SORRY}(?:this (?:is|was) (?:the )?|thats (?:the )?|that was (?:the )?|meant for (?:the )?)?wrong (?:chat|window|person|number|text|app|tab|thread|convo|conversation)${LAUGHS}`,
  `${SORRY}(?:(?:that|this|it) (?:was|is) )?(?:a |an |my |just )*(?:butt|pocket) (?:dial|text|typed?|typing)${LAUGHS}`,
  `${SORRY}(?:(?:that|this|it) (?:was|is) |thats )?(?:a |an |my |just |meant )*(?:typo|autocorrect|accident|mistake|for (?:someone|somebody) else|for my (?:wife|husband|mom|friend|sister|brother))${LAUGHS}`,
)

const VERY = '(?:(?:so|kinda|kind of|really|very|pretty|super|such|a|an|the|little|just|too) )*'
const WITH_ME =
  '(?: (?:with me|with you|me|you|sometime|some time|tonight|this weekend|for drinks|for dinner|lol|haha|please|,|then|by chance|or what|or|taken|single))*'

/** Whoever makes eyes at the assistant. */
export const FLIRTS = whole(
  `(?:(?:so|hey|are|r|is) )*(?:you|u|ya) (?:(?:really|actually|even) )?(?:single|taken|married|seeing (?:anyone|anybody|someone)|dating (?:anyone|someone)|flirting|into me|hitting on me)${WITH_ME}`,
  `(?:(?:will|would|wanna|want|do|can|could|should|lets|let|i|id|like|love|u|you|we|me|to|ever|please) )*(?:marry|kiss|date|go out|go on a date|go on a first date|be my (?:girlfriend|boyfriend|valentine|wife|husband|date|bae|gf|bf)|take (?:you|me|u) (?:out|on a date|to dinner))${WITH_ME}`,
  `(?:so )?(?:do|does) (?:you|u) have (?:a|an|any) (?:girlfriend|boyfriend|gf|bf|partner|wife|husband|crush|significant other|date)${WITH_ME}`,
  `(?:so )?what (?:would|do|will|should|are) (?:you|u) (?:wear|wearing|order|eat|drink|bring|say|do|like to do)(?: (?:on|to|for) (?:a|our|the|your|my)(?: (?:first|perfect|ideal|dream|blind))? date)?${WITH_ME} (?:on|to|for|with) (?:a|our|the|me|your|my)(?: (?:first|perfect|dream|blind))?(?: date)?${WITH_ME}`,
  `(?:youre|your|you are|ur|u r|u are|you sound|you seem|damn youre|omg youre) ${VERY}(?:hot|cute|sexy|hottie|cutie|handsome|beautiful|gorgeous|adorable|my type|dreamy)${WITH_ME}`,
  `(?:(?:i|think|im|falling|am|in|fell|have|got|feelings|a|crush|on|for|love|with|you|u|lol|haha) )*(?:crush on you|in love with you|feelings for you|falling for you)${WITH_ME}`,
)

export const TOLD_OF_ONESELF: readonly Grammar[] = [MOODS, SLIPS, FLIRTS]
