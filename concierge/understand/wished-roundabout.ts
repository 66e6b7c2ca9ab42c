import type { Rewriting } from './rewrite.ts'

const OTHER_TYPE: Readonly<Record<string, string>> = { sativa: 'indica', indica: 'sativa' }

/** Wishes that say what something is for, or what it is not to be, written in the plain words that they are read by. */
export const WISHED_ROUNDABOUT: readonly Rewriting[] = [
  [
    /\$?(\b\d{1,3})(?: dollars| bucks)? (?:a|per|each|for a) (?:bag|pack|piece|pop|can|box|jar|cart|joint|bottle|tin),? (?:or|and) (?:cheaper|less|under|below)\b/g,
    'under $$$1',
    /cheaper|less|under|below/,
  ],
  // The one that costs so much is meant by its price.
  [/\b(?:thats |that is |but |and )?not the \$?\d+(?:\.\d+)? (?:dollars?|bucks?) (?=\p{L})/gu, 'not the ', /not the/],
  [
    /\b(?:better|stronger|more) than (?:coffee|caffeine|an espresso|an energy drink|a red bull)\b/g,
    'energizing',
    /than/,
  ],
  [/\binstead of (?:my |a |the )?(?:morning )?(?:coffee|espresso|energy drinks?)\b/g, 'energizing', /instead of/],
  [
    /\b(\d+(?:\.\d+)?) ?(mg|milligrams?) (or more|or less|or under|or over|plus|max) in (?:one|a single|each|every) (?:bite|piece|gummy|square|serving|go)\b/g,
    '$1 $2 $3 a piece',
    /mg|milli/,
  ],
  // Who does not mean to sleep.
  [
    /\b(?:nobody|no one|noone|none of us|(?:i'?m|we'?re|were|i am|we are|not)(?: \p{L}+)? not|aint nobody)(?:'?s| is| are)? (?:going|trying|planning|looking|gonna|about)(?: to)? (?:(?:go(?:ing)? )?to (?:sleep|bed)|sleep|crash|knock out)(?: early| anytime soon)?\b/gu,
    'not sleepy',
    /sleep|bed|crash|knock/,
  ],
  [
    /\b(?:without|no|not) knocking (?:u|you|me|us|him|her|them|anyone|people) (?:out|down)\b/g,
    'not sleepy',
    /knocking/,
  ],
  [/\b(?:be|feel) up,? (?:and )?not down\b/g, 'feel energetic , not sleepy', /not down/],
  // What may not be smelled is not smoked.
  [
    /\b(?:cant|can't|cannot|dont (?:want|wanna)|don't (?:want|wanna)|shouldnt|must not|not trying|without|no)(?: to)? (?:smell(?:ing)?|reek(?:ing)?|stink(?:ing)?)(?: up)?(?: the \p{L}+)?(?: (?:like|of) (?:smoke|weed|it|pot|a skunk))\b/gu,
    'no smoking ',
    /smell|reek|stink/,
  ],
  // What is thrown away when it is empty.
  [
    /\b(?:(?:i|you|we) )?(?:can )?(?:just )?(?:toss|throw(?: away| out)?|chuck|trash|ditch)(?: (?:it|them|away|out))* (?:when|once|after) (?:its|it is|it'?s|theyre|they are) (?:empty|done|dead|finished|gone|spent|cashed)\b/g,
    'disposable',
    /toss|throw|chuck|trash|ditch/,
  ],
  [
    /\b(something|anything|stuff|one) (?:i|we|you|she|he) can (?:just |simply )?(?:eat|snack on|nibble)\b/g,
    '$1 edible',
    /eat|snack|nibble/,
  ],
  [
    /\b(?:one |some)?thing to smoke (?:and|plus|,) (?:one |some)?thing to (?:eat|munch on|snack on)\b/g,
    'a preroll and an edible',
    /to smoke/,
  ],
  [
    /\b(?:one |some)?thing to (?:eat|munch on|snack on) (?:and|plus|,) (?:one |some)?thing to smoke\b/g,
    'an edible and a preroll',
    /to smoke/,
  ],
  [
    /\b(?:drink|sip) (?:my|our) (?:thc|weed|high|cannabis)(?: instead of (?:chewing|eating|smoking|vaping)(?: it)?)?\b/g,
    'get thc drinks',
    /drink|sip/,
  ],
  [
    /\b(?:no )?(sativa|indica)s?\b(.{1,50}?)\b(?:(?:give|get|show|gimme|find|want|need|try)(?: me)? )?(?:the )?(?:exact |total |complete )?opposite\b/g,
    (_whole, type: string, between: string) => `no ${type}${between} ${OTHER_TYPE[type] ?? ''}`,
    /opposite/,
  ],
  // What parts the flower, and what heats the wax.
  [
    /\b(?:break|breaks|breaking|chop|chopping|shred|shredding) (?:up )?(?:my|the|our) (?:flower|weed|buds?|herb|nugs?)\b(?=.*\b(?:gadget|tool|thing|something|device|need)\b).*/g,
    'need a grinder',
    /break|chop|shred/,
  ],
  [
    /\b(?:something|anything|thing|gadget|device|what can i|what do i|what should i)(?: use)?(?: need)? to (?:hit|smoke|vape|dab) (?:my |the |some )?(?:wax|dabs|concentrates?|rosin|shatter|crumble|budder)(?= (?:on the go|with|at home|when|while|out)\b)/g,
    'dab pen',
    /wax|dabs|concentrate|rosin|shatter|crumble|budder/,
  ],
  [
    /\b(sugar|jam|sauce)(?= (?:for|in|on) (?:my|the|a|our) (?:(?:dab|e|electric|new|old) ?)?-?(?:rig|banger|nail|peak|puffco)\b)/g,
    'concentrate $1',
    /sugar|jam|sauce/,
  ],
  // Who somebody is.
  [
    /\b(?:daily|heavy|seasoned|regular|big|longtime|avid|serious|hardcore) (?:dabber|dab head|dabhead)s?\b/g,
    'experienced',
    /dab/,
  ],
  [
    /\bcan i find (.{2,40}?) (?:on|in|at) (?:your|ur|yalls?|the) (?:shelf|shelves|shop|store|menu|place)\b/g,
    'do you have $1',
    /can i find/,
  ],
  [
    /\bwhat (?:kind of |sort of |type of )?(?:feeling|high|buzz|vibe)s? (?:do|will|would|can|does)(?: (?:i|you|we|one))? (?:get|feel|expect|have) (?:from|with|off|out of) (?:the )?/g,
    'what are the effects of ',
    /feeling|high|buzz|vibe/,
  ],
  [/\bhappy hrs?\b/g, 'happy hour', /happy hr/],
]
