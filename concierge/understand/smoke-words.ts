/** "Something to smoke it out of" is a pipe. */
export const OF_PIPES =
  /\bsmoke (?:(?:it|this|that|them|these|flower|weed|bud|herb) )?(?:out of|from)(?= ?,|$| that| which| glass)/

/** "A mellow smoke after work", "she would rather smoke it" is flower or a pre-roll; a smoke shop and a smoke detector are not. */
export const A_SMOKE =
  /(?:^|, )(?:to )?smoke(?= ?,|$)|, smoking$|\b(?:an?|(?:for|as) (?:my|our)) (?:(?!(?:of|the|and|to|for|in|after|before)\b)\p{L}+ ){0,2}smoke\b(?! (?:breaks?|shops?|spots?|detector|alarm|signals?|sesh|bombs?|free|smell|screen|rings?|machine|clouds?|lounge|test|with|inside|outside|here|there))|\b(?:rather|prefers?(?: to)?|sooner) (?:just )?smok(?:e|ing)\b(?! (?:here|there|outside|inside|less|weaker|stronger))/u

/** "A chill thing that i can puff": what it is to be used for, and no place where it may be. */
export const CAN_PUFF =
  /\b(?:that|which|things?|something|anything|stuff|ones?) (?:i|we|you|u) (?:can|could) (?:just |actually |also )?(?:smoke|puff|toke|inhale|hit|take a hit of)(?! (?:here|there|inside|outside|in|at)\b)\b|(?<!\b(?:where|if|when|how|much|so|what|whether|places?|spots?|there|ok|sure|hope|think) (?:that )?)\b(?:i|we|you|u) can (?:just |actually |also )?(?:puff|toke|inhale)(?! (?:here|there|inside|outside|in|at)\b)\b/

/** "Not into smoking", "anything but smoking". */
export const AVERSE_TO_SMOKE =
  /\b(?:(?:not|isnt|arent|wasnt|never)(?: (?:really|a|that|so|big|super|much|all|the|into|fond|keen|fan|of|on|about|down|for|to|one|trying|looking|going|gonna|feeling|wanting))+|rather not|prefer not to|avoid(?:ing)?|without|instead of|besides|other than|anything but|nothing(?: (?:that|which|id|youd|i|we|u|you|he|she|they|have|has|had|got|need|needs|want|wants|to|gotta|must|should|requires?|involves?|involving|requiring|you))*|(?:done|finished) with|sick of|tired of|cant stand|aside from|no more|(?:rather|prefers?|sooner|better)(?: (?!than\b)\p{L}+){1,5} (?:than|over)(?: to| have to)?) (?:smok|inhal|puff)/u
