/** What is bought again when it breaks: gear, by its noun. */
const GEAR = String.raw`(?:grinders?|pipes?|bongs?|rigs?|batter(?:y|ies)|lighters?|(?:rolling )?trays?|bowls?|bubblers?|chillums?|one ?hitters?|torch(?:es)?|bangers?|carb caps?|dab tools?|vaporizers?|down ?stems?|chargers?|papers|cones|stash (?:box(?:es)?|jars?|bags?)|doob tubes?)`
const WHICH = String.raw`(?:(?:dab|glass|weed|herb|vape|pen|cart|510|rolling|hand|water|metal|little|mini|old|favou?rite|good|only|last|other) )*`
const GONE = String.raw`(?:died|dead|dying|broke|broken|busted|shot|toast|fried|cooked|shattered|cracked|snapped|chipped|gave (?:out|up)|quit|crapped out|bit the dust|kicked the bucket|wont (?:charge|turn on|work|light|spin|hold)|won'?t (?:charge|turn on|work|light|spin|hold)|stopped|worn out|empty|gone|missing|vanished|disappeared|fell|got (?:stolen|lost|smashed|crushed))`
const LOST = String.raw`(?:lost|dropped|broke|busted|cracked|shattered|snapped|smashed|crushed|stepped on|sat on|ran over|left|forgot|misplaced|melted|ruined|killed|bent|chipped|knocked over)`

const TOLD = new RegExp(
  String.raw`^(.*?)\b(?:(?:${LOST}) (?:my|our|the|his|her) (${WHICH}${GEAR})\b[^,.;!?]*|(?:(?:my|our|the|his|her) )?(${WHICH}${GEAR}) (?:(?:just|finally|has|had|is|are|was|went|officially|up and|suddenly|kind of|totally|completely) )*${GONE}\b[^,.;!?]*)[,.;!?]+\s*(.+)$`,
  'isu',
)
/** What stands for the thing: "cheapest replacement", "do you sell new ones", "need another". */
const STAND_IN =
  /(?:\b(?:an? |any |some )?(?:(?:new|another|other|different|spare|better|extra|cheap) ones?|another|spares?)(?=\s*(?:$|[,.;!?]| (?:for|under|below|around|that|with|in|to|asap|today|please|pls|rn|right now)\b))|\b(?:an? |any |some )?replacements?(?: ones?)?(?=\s*(?:$|[,.;!?]| (?:for|under|below|around|that|with|in|to|asap|today|please|pls)\b))|(?<=\b(?:sell|carry|stock|have|got|keep)) (?:those|them|these|any|more)(?=\s*(?:$|[,.;!?]| (?:there|here|in stock)\b)))/i
/** To be made good, and not bought again. */
const MADE_GOOD =
  /\b(?:(?:can|could) (?:i|we|you|u) (?:get|have|give)|refund|returns?|exchange|warranty|money back|receipt|swap|bought (?:it )?(?:here|from you|last))\b/i
const LONGEST = 200
/** "My papers and my lighter" are stood for together. */
const EVERY_GEAR = new RegExp(String.raw`\b${GEAR}\b`, 'giu')

/** "Dropped my grinder, cheapest replacement?" as "cheapest grinder?": what stands for gear that was lost or broke is called by its name. */
export function namedAgain(text: string): string {
  if (text.length > LONGEST || MADE_GOOD.test(text)) return text
  const { 1: before = '', 2: lost, 3: broken, 4: asked = '' } = TOLD.exec(text) ?? []
  const gear = lost ?? broken
  const told = text.slice(0, text.length - asked.length)
  if (gear === undefined || !STAND_IN.test(asked) || (told.match(EVERY_GEAR) ?? []).length > 1) return text
  return `${before}${asked.replace(STAND_IN, (said) => (/^ (?:those|them|these|any|more)$/i.test(said) ? ` any ${gear}` : gear))}`
}
