/** Where one thing is told and the next begins, and what people laugh or turn with in between. */
export const JOINT =
  /\s*(?:[.!;:…\n]+(?=\s|$)|\?+(?=\s)|,(?=\s)|\s[-–—]+(?=\s))\s*|\s+(?:lo+l|l+mao+|haha+|smh|fr|tho|meanwhile|any ?ways?)(?=[\s,.!]|$)[\s,.!]*/iu
/** What leads on to the question. */
export const LEADS_ON =
  /^(?:(?:so|but|and|n|&|\+|now|oh|well|ok|okay|anyway|anyways|meanwhile|just|then|still)\b[,:]?\s*)+/i
/** A question behind the story, run on without a mark. */
export const RUN_ON =
  /\s+(?=(?:so|but) (?:(?:i was |just )?wondering |can|could|do|does|did|is|are|was|what|whats|where|when|who|how|which|any|anything|got|need|want|i (?:need|want|wanna)|looking|tell|show|give)\b)/iu

/** The parts of a message, each of which says one thing. */
export function clausesOf(text: string): string[] {
  return text
    .split(RUN_ON)
    .flatMap((part) => part.split(JOINT))
    .filter((clause) => /\p{L}/u.test(clause))
}

/** Told before or behind what is asked, there are so many words; what is asked may be shorter. */
const LEAST_TOLD = 3
const LEAST_ASKED = 2
const LONGEST_RUN = 32
/** So little told is what is asked. */
const PLAINLY_ASKED = 0.2

/**
 * The clause cut where it plainly tells something before or behind what it asks, without a mark between: "my glass is cracked so i can
 * barely see whats on sale".
 */
export function cutRunOn(clause: string, { toldShare, isAsked, least }: Judges): readonly string[] {
  const words = clause.trim().split(/\s+/)
  if (words.length < LEAST_TOLD + LEAST_ASKED || words.length > LONGEST_RUN) return [clause]
  const whole = words.join(' ')
  const [head, tail] = [
    (at: number): string => words.slice(0, at).join(' '),
    (at: number): string => words.slice(at).join(' '),
  ]
  const parts = (at: number): readonly string[] => [head(at), tail(at)]
  const isTold = (told: string, asked: string): boolean => toldShare(told) >= least && toldShare(asked) <= PLAINLY_ASKED
  if (isAsked(whole)) {
    // As much as may be is left to what is asked.
    for (let at = words.length - LEAST_TOLD; at >= LEAST_ASKED; at--) {
      const start = whereItBegins(words, at)
      const fewest = OF_A_THING.test(words[start] ?? '') ? LEAST_OF_A_THING : LEAST_TOLD + 1
      if (words.length - start < fewest || !TELLS_ON.test(words[start] ?? '')) continue
      if (isTold(tail(at), head(start))) return parts(start)
    }
    return [clause]
  }
  for (let at = LEAST_TOLD; at <= words.length - LEAST_ASKED; at++)
    if (OPENS.test(tail(at)) && isTold(head(at), tail(at))) return parts(at)
  return [clause]
}

/** How a question opens behind a story; "are yelling" and "can barely see" go on with it. */
const OPENS =
  /^(?:what|whats|what's|where|wheres|when|whens|who|how|hows|which|why|do (?:you|u|ya|yall|i|we|they)|does (?:it|the|your)|(?:can|could|may) (?:i|you|u|we)|is (?:there|it|the|your)|are (?:you|u|there|they|your)|any|got any|you got|tell me|explain|recommend|show me|looking for|i need|need (?:an?|some))\b/i

/** "The van overnight" is no sentence yet. */
const OF_A_THING = /^(?:the|my|our)$/i
const LEAST_OF_A_THING = 5
const TELLS_ON =
  /^(?:i'?m|i|i'?ve|my|our|the|he|hes|he's|she|shes|she's|they|theyre|they're|we|we're|were|just|now|sorry|it's|its|there's|theres|somebody|someone|got|had|gotta|kids|mom|dad|hubby|wife|thanks|ty|thx|ok|btw|but|and|haha|lol)$/i
const BEGINS =
  /^(?:the|my|our|an?|and|so|but|then|now|got|i'?m|i|he|she|they|we|it|this|these|some|ok|btw|just|there|is|are|was|has|had|his|her|their)$/i

/** "Whats ur cheapest ounce the | kids want pancakes": the small words before it belong to what is told. */
function whereItBegins(words: readonly string[], at: number): number {
  let start = at
  while (start > LEAST_ASKED && BEGINS.test(words[start - 1] ?? '')) start--
  return start
}

/** How likely, 0 to 1, a part is told, from which share on it is taken for that, and whether a part begins as what is asked. */
export type Judges = { toldShare: (part: string) => number; isAsked: (part: string) => boolean; least: number }
