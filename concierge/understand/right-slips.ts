/** Words of every other question, of which quick fingers swap two letters. */
const OFTEN_SAID =
  'time close closed open hours what when where have does your until today tonight delivery deliver price there with they take need want something gummies flower cheap cheapest strongest parking please about much card cash pickup preroll prerolls edible edibles vape vapes cart carts joint joints indica sativa hybrid gummy ounce eighth drinks deals tincture concentrate'.split(
    ' ',
  )

/** A swap that is a word, or a name, of its own. */
const OWN_WORDS: ReadonlySet<string> = new Set(['dose', 'odes', 'three', 'horus', 'toady'])

/** Words with a letter twice, of which quick fingers leave one out ("smaler", "runing"). */
const OFTEN_DOUBLED = 'smaller smallest bigger biggest running rolled dollars tomorrow cannabis'.split(' ')

function halvesOf(word: string): string[] {
  return [...word.matchAll(/(\p{L})\1/gu)].map(({ index }) => word.slice(0, index) + word.slice(index + 1))
}

/** "tiem", "clsoe", "waht": each swap of two neighbouring letters, to the word that was meant. */
const SLIPS: ReadonlyMap<string, string> = new Map([
  ...OFTEN_DOUBLED.flatMap((word) => halvesOf(word).map((slip) => [slip, word] as const)),
  ...OFTEN_SAID.flatMap((word) => swapsOf(word).map((swap) => [swap, word] as const)),
  ['nothin', 'nothing'],
  ['nuthin', 'nothing'],
  ['nuttin', 'nothing'],
  ['anythin', 'anything'],
  ['wuts', 'whats'],
  ['wats', 'whats'],
  ['whut', 'what'],
  ['dabing', 'dabbing'],
  ['vapeing', 'vaping'],
  ['nite', 'night'],
  ['nites', 'nights'],
  ['freind', 'friend'],
  ['freinds', 'friends'],
  ['prezent', 'present'],
  ['presant', 'present'],
  ['chocolaty', 'chocolate'],
  ...['minimun', 'minimim', 'minumum', 'minium', 'minimium', 'minumim', 'miniumum'].map(
    (slip) => [slip, 'minimum'] as const,
  ),
  ...['cafeine', 'caffiene', 'caffine', 'cafein', 'caffein', 'caffene', 'cafiene'].map(
    (slip) => [slip, 'caffeine'] as const,
  ),
  ...['menthal', 'mentol', 'menthole'].map((slip) => [slip, 'menthol'] as const),
  ['roler', 'roller'],
  ...['disposible', 'disposeable', 'dispossable', 'disposbale'].flatMap((slip) => [
    [slip, 'disposable'] as const,
    [`${slip}s`, 'disposables'] as const,
  ]),
  ...['wensday', 'wensdays', 'wedsday', 'wenesday', 'wednsday', 'wendsday'].map((slip) => [slip, 'wednesday'] as const),
  ...['thursd', 'thrusday', 'thurday', 'thirsday'].map((slip) => [slip, 'thursday'] as const),
])

function swapsOf(word: string): string[] {
  const swaps = Array.from({ length: word.length - 1 }, (_, at) =>
    [word.slice(0, at), word.charAt(at + 1), word.charAt(at), word.slice(at + 2)].join(''),
  )
  return swaps.filter((swap) => !OFTEN_SAID.includes(swap) && !OWN_WORDS.has(swap))
}

const DRIVE_THROUGH = /\bdrive[\s-]?(?:thur|thruogh|trhu|thorugh|thro)\b/gi

/** "plzz", "pleeease", "thxx", "tyy": courtesy is drawn out and shortened at will. */
const COURTESY: readonly (readonly [RegExp, string])[] = [
  [/\bpl(?:[sz]+|e+a*[sz]+e*)\b/gi, 'please'],
  [/\b(?:tha*n*x+|tha*n+ks{2,}|tyy+)\b/gi, 'thanks'],
]

/** Whoever comes along by the name of a breed is a dog. */
const BREED_AT_THE_DOOR =
  /\b(bring(?:ing)?(?: in)?|tak(?:e|ing)|come(?: in)? with|walk in with|can|may|could|is|are) (my|our)(?: [a-z]+)? (?:labs?|labrador|husk(?:y|ies)|beagles?|poodles?|pugs?|corgis?|chihuahuas?|pit ?bulls?|pitt?ies?|rott(?:weilers?|ies?)|(?:german )?shepherds?|dachshunds?|doxies?|terriers?|retrievers?|goldendoodles?|labradoodles?|doodles?|bulldogs?|frenchies?|mastiffs?|great danes?|collies?|mutts?|shih ?tzus?|yorkies?|spaniels?|pomeranians?|greyhounds?|hounds?)(?! (?:results?|reports?|tests?|work|coat|partner|tech))(?![a-z])/gi

/**
 * An English message with slips of little words put right. This is done to what shoppers say and not to every sentence,
 * since a name of a menu may be spelled as it likes.
 */
export function rightSlips(text: string): string {
  return COURTESY.reduce((said, [slip, word]) => said.replace(slip, word), text)
    .replace(/\b[a-z]{4,}\b/gi, (word) => SLIPS.get(word.toLowerCase()) ?? word)
    .replace(DRIVE_THROUGH, 'drive through')
    .replace(BREED_AT_THE_DOOR, '$1 $2 dog')
}
