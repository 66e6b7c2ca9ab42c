import type { Vocabulary } from '#concierge/retrieve/vocabulary.ts'
import { readWish } from './read-wish.ts'
import { saysWish } from './standing.ts'

/** What somebody is to go through with a clear head. Of a drug test, surgery or a wedding more is to be said. */
const EVENT =
  '(?:job interviews?|interviews?|presentations?|exams?|(?<!drug )(?<!urine )(?<!pee )(?<!piss )tests?|midterms?|finals|quiz(?:zes)?|recitals?|auditions?|speech(?:es)?|pitch(?:es)?|meetings?|conferences?|conference calls?|calls|deadlines?|depositions?|hearings?|orientations?|parent teacher \\p{L}+|appraisals?|performance reviews?|shifts?|doubles?|mornings?|alarms?|wake ?ups?|days?|weeks?|lectures?|class(?:es)?|rehearsals?|moves?|inspections?|audits?)'
const WHEN =
  '(?:(?:first thing |early |later )?(?:tomorrow|tmrw|tmr|tonight|today|this (?:morning|afternoon|evening|week|weekend)|next (?:week|month)|in (?:the|a few|an?) \\p{L}+|(?:on |this |next )?(?:mon|tues|wednes|thurs|fri|satur|sun)day|at \\d{1,2}(?::\\d\\d)?(?! ?(?:%|percent|mg|g\\b|\\d)) ?(?:am|pm)?|coming up|ahead(?: of me)?|soon)(?: (?:morning|afternoon|evening|night|early|at \\d{1,2}(?::\\d\\d)? ?(?:am|pm)?))*)'
const AHEAD = new RegExp(
  `(?:^|(?<=[,.;!?\\n] ?)|(?<=\\b(?:but|and|so|cause|cuz|because|since|bc) ))(?:(?:i|we|my \\p{L}+|he|she)(?:'?ve|'?s)? ?(?:just |also |still )*)?(?:(?:got|have|has|having) )?(?:an?|my|our|this|that|some|two|three|\\d)? ?(?:(?!(?:that|which|who|to|for|bud|flower|weed|stuff|is|are)\\b)\\p{L}+ ){0,2}${EVENT} ${WHEN}[,.;!]*(?: (?:and|so|but)(?= ))?\\s*`,
  'giu',
)
const ASKED = /\b(?:do|does|are|is|was|will|can|what|when|which|how|any|your|you|u)\b/i

/**
 * The message without what is ahead of somebody ("got a big presentation tomorrow, need to chill tonight"), where the rest says by itself
 * what is wished for.
 */
export function withoutEventsAhead(text: string, vocabulary: Vocabulary): string {
  const rest = text.replace(AHEAD, (whole) => (ASKED.test(whole) ? whole : ' ')).trim()
  if (rest.length === text.trim().length || rest === '') return text
  return saysWish(readWish(rest, vocabulary).wish) ? rest : text
}
