/** What opens a plain utterance and says nothing of it. */
const OPENING =
  /^(?:(?:so|and|but|well|ok|okay|oh|um+|uh+|hey|hi|hello|yo|please|now|alright|aight|ight|welp|just|honestly|ai|bot|,) )+/
const ENDING =
  /(?: (?:please|now|then|ai|bot|for me|right now|if you (?:can|could|would|like|dont mind|would like to)|,))+$/
/** By whom and how politely it is asked: "could you", "i would like you to", "im going to need to". */
const ASKING =
  /^(?:(?:can|could|would|will|may|might|shall|do)(?: not)? (?:you|u|ya|yo|i|we)|(?:i|we) (?:(?:really|just|would|will|do|have|am|going to|must|gotta) )*(?:want|need|like|love|wish|prefer|wanna|would|must|gotta|have|got)|i(?:m| am) (?:going|trying|hoping|looking|asking)|(?:its|it is) time|(?:you|u) (?:can|could|should|must|need to|have to|may|better)|(?:kindly|please)|would you mind|mind)(?: (?:you|for you|please|maybe|possibly|just|be able))*(?: to)?(?: (?:please|have|let|get|make|see if) (?:you )?)? /

/** One way to read a message, and its words. */
export type Said = { text: string; words: readonly string[] }

/** A message by itself, without what opens and ends it, and without who asks how: a grammar may meet any of them. */
export function readingsOf(plain: string): readonly Said[] {
  const bare = plain.replace(OPENING, '').replace(ENDING, '')
  const core = bare === '' ? plain : bare
  const asked = [core, plain.replace(OPENING, '')].map((reading) => reading.replace(ASKING, '').trim())
  const texts = [...new Set([plain, core, ...asked.filter((reading) => reading !== '')])]
  return texts.map((text) => ({ text, words: text.split(' ') }))
}

/** A grammar, and a cheap look at the words of a reading that passes over it: hardly a message is plain talk. */
export type Grammar = { mayFit: (words: readonly string[]) => boolean; pattern: RegExp }

/** The whole of a reading must follow one of these; they are written in words alone, and a word of none of them tells at once. */
export function whole(...cores: readonly string[]): Grammar {
  const pattern = anchored(cores)
  const known = wordsOf(pattern.source)
  return { pattern, mayFit: (words) => words.every((word) => known.has(word)) }
}

/** As `whole`, for what other words may stand in: one of `needed` must be said. */
export function wholeWith(needed: string, ...cores: readonly string[]): Grammar {
  return { pattern: anchored(cores), mayFit: heard(needed) }
}

/** Anywhere in a message that has one of the words. */
export function anywhere(needed: string, pattern: RegExp): Grammar {
  return { pattern, mayFit: heard(needed) }
}

/** A message of none but these words, in any order, that begins so and has what tells it. */
export function ofWords(words: string, begins: string, tells: string): Grammar {
  const known = setOf(`${words} ,`)
  return {
    pattern: new RegExp(`^(?=(?:${begins})\\b)(?=.*\\b(?:${tells})(?![\\p{L}\\p{N}]))`, 'u'),
    mayFit: (said) => said.every((word) => known.has(word)),
  }
}

export function follows({ pattern, mayFit }: Grammar, { text, words }: Said): RegExpExecArray | null {
  return mayFit(words) ? pattern.exec(text) : null
}

function anchored(cores: readonly string[]): RegExp {
  return new RegExp(`^(?:${cores.join('|')})$`, 'u')
}

function heard(needed: string): Grammar['mayFit'] {
  const known = setOf(needed)
  return (words) => words.some((word) => known.has(word))
}

function setOf(words: string): ReadonlySet<string> {
  return new Set(words.trim().split(/\s+/))
}

/** Every word that a pattern can meet, with and without a last letter that may be left out. */
function wordsOf(source: string): ReadonlySet<string> {
  const words = [...source.matchAll(/([\p{L}\p{N}%]+)(\?)?/gu)].flatMap(([, word = '', optional]) =>
    optional === undefined ? [word] : [word, word.slice(0, -1)],
  )
  return new Set([...words, ','])
}

/** Whoever is spoken to. */
export const YOU =
  '(?:you|u|ya|yo|yourself|this (?:ai|bot|chatbot|program|assistant)|the (?:ai|bot|chatbot|assistant)|ai)'
/** "Tell me", "let me know", "i wonder": a question comes in it. */
export const KNOW =
  '(?:(?:(?:tell|let|give|show|share|teach|remind|inform)(?: (?:me|us|with me|with us))?(?: (?:know|about|on|of|hear))*|know|hear|find out|learn|understand|ask(?: you)?|i wonder|wondering|any idea|do you know|explain|describe|say|curious)(?: (?:about|to me|me))? )'
