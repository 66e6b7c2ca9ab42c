import { wordStem } from '#concierge/understand/fold-text.ts'

/** Kinds that cover things a shopper tells apart, with the words that name all of them. */
const VARIED: Readonly<Record<string, ReadonlySet<string>>> = {
  drink: new Set(['drink', 'beverage', 'drinkable', 'bebida', 'refresco', 'can']),
  baked: new Set(['baked good', 'baked', 'pastry']),
  chew: new Set(['chew', 'fruit chew']),
  glass: new Set(['glass', 'glassware']),
  rig: new Set(['dab tool', 'dab gear', 'dabbing gear', 'dab kit', 'dab setup', 'dab equipment']),
  hat: new Set(['hat']),
  lotion: new Set(['cream', 'creme', 'crema', 'topical', 'rub']),
  hash: new Set(['hashish']),
  wax: new Set(['cera']),
  shirt: new Set(['shirt', 'tshirt', 't shirt', 'camiseta']),
  tote: new Set([]),
  storage: new Set(['container']),
  cooking: new Set(['oil', 'butter oil', 'oil butter']),
  lighter: new Set(['encendedor', 'encendedore']),
  hoodie: new Set(['sudadera']),
  pants: new Set(['pant']),
  socks: new Set(['sock']),
  paper: new Set(['paper', 'rolling paper', 'skin', 'papel', 'papele']),
  tablet: new Set(['tablet', 'pill', 'tableta', 'capsula']),
  frozen: new Set(['frozen treat', 'frozen dessert', 'helado', 'paleta']),
  lozenge: new Set(['pastilla']),
  chocolate: new Set(['chocolate', 'chocolatey', 'choc', 'choco', 'chocolate bar', 'schokolade', 'chocolat']),
}

/** What is left of trimming is less than flower that was ground to be rolled, though both are asked for by the same words. */
const OF_TRIMMING: ReadonlySet<string> = new Set(['shake', 'trim'])

/** What stands before the thing and does not tell it from others of its kind. */
const BEFORE_THING =
  /^(?:mini(?= can)|small|tall|skinny|slim|cold|infused|cannabis|weed|thc|canna|marijuana|pot|cooking|carrying|stash|(?:dab|oil|electric|electronic|portable|smart)(?= rig))(?: |(?=butter))/

/** "Dab starter stuff", "what i need to dab": all of it, and no one thing. */
const OF_NEED = /\b(?:starter|beginner|need(?:ed|s)?|requires?|accessor(?:y|ies)|have to have)\b/

const OF_SMELL = /\b(?:reek|stink|smell|odou?r)/

/** The word that tells a thing from others of its kind ("tea", "bong", "beanie"), or null where the kind says it all. */
export function tellingWord(kindId: string, said: string): string | null {
  const general = VARIED[kindId]
  if (kindId === 'storage' && OF_SMELL.test(said)) return 'smell proof'
  if (kindId === 'rig' && OF_NEED.test(said)) return null
  if (
    /^(?:something|anything|smth|stuff|to|for|whats?|i|that|you|swallow|sip|sipping|sippables?|crack|pieces?|fizzy|bubbly|carbonated|sparkling|a can|(?:an?|some) (?:tool|thing|gadget|way))(?: |$)|(?: or | and | for )/.test(
      said,
    )
  )
    return null
  if (kindId === 'infused') return /^hash ?holes?$/.test(said) ? 'hash hole' : null
  let thing = said
  while (BEFORE_THING.test(thing)) thing = thing.replace(BEFORE_THING, '')
  const stem = thing.split(' ').map(wordStem).join(' ')
  if (kindId === 'shake' && OF_TRIMMING.has(stem)) return 'shake'
  return general === undefined || general.has(stem) ? null : stem
}
