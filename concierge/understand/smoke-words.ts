/** "Something to smoke it out of" is a pipe. */
export const OF_PIPES =
  /\bsmoke (?:(?:it|this|that|them|these|flower|weed|bud|herb) )?(?:out of|from)(?= ?,|$| that| which| glass)/

/** "A mellow smoke after work", "she would rather smoke it" is flower or a pre-roll; a smoke shop and a smoke detector are not. */
export const A_SMOKE =
  /\b(?:an?|(?:for|as) (?:my|our)) (?:(?!(?:of|the|and|to|for|in|after|before)\b)\p{L}+ ){0,2}smoke\b(?! (?:breaks?|shops?|spots?|detector|alarm|signals?|sesh|bombs?|free|smell|screen|rings?|machine|clouds?|lounge|test|with|inside|outside|here|there))|\b(?:rather|prefers?(?: to)?|sooner) (?:just )?smok(?:e|ing)\b(?! (?:here|there|outside|inside|less|weaker|stronger))/u
