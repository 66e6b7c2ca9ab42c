import { plainSentence, wordStem } from '#concierge/understand/fold-text.ts'

/** Words that can stand in a question or be left out without changing what is asked. */
const FILLERS = new Set(
  `a about actually all also am an and any anyone anything are as at be been but by can could did do does doing else for from
  get give go going got had has have hello hey hi hola i if ill im in into is it its just know let like lot me mi mind my need of
  oh ok okay on one or our out please por porfavor pues really right say see so some something sorry sort tell thank thanks that
  the them there these they thing this those to too try um up us want wanted was we well were what whats which will with would
  you your yours al algo como con de del el ella en es esta este favor gracias hay la las le lo los me mi muy o para pero podria
  puede puedo que quiero saber se si su sus te tiene tienen tu un una uno unos y ya yo`.split(/\s+/),
)

/** The words of a question that carry its meaning, stemmed, each once, in the order in which they come. */
export function contentWords(text: string): string[] {
  const words = plainSentence(text)
    .split(' ')
    .map((word) => word.replace(/^[^\p{L}\p{N}$]+|[^\p{L}\p{N}%]+$/gu, ''))
    .filter((word) => word !== '' && !FILLERS.has(word))
    .map(wordStem)
  return [...new Set(words)]
}

/** Words of which one more or one less makes another question of it. */
const DECISIVE = new Set(
  `when where why who how much many long late early often not no never without dont cant isnt arent wont doesnt didnt
  cuando donde quien cuanto cuanta cuantos nunca sin
  monday tuesday wednesday thursday friday saturday sunday today tomorrow tonight
  lunes martes miercoles jueves viernes sabado domingo hoy manana`.split(/\s+/),
)

/** Whether a word, or any number, decides what a question asks. */
export function isDecisive(word: string): boolean {
  return DECISIVE.has(word) || /\d/.test(word)
}

/** Words that shoppers of a store use in any question: they tell little of what one is about. */
const COMMON = new Set(
  `accept allow allowed available bring buy carry come here item inside offer order pay product sell shop stock store take there
  today use aqui aceptan comprar tienda vender venden`.split(/\s+/),
)

export function isCommon(word: string): boolean {
  return COMMON.has(word)
}
