/** What stands behind the word that tells a maker from others: "alien labs", "raw garden". */
const MAKER_NOUN =
  /^ (?:labs?|laboratories|farms?|gardens?|extracts?|extractions|genetics|organics|holistics|cultivars?|confections|collective)(?![\p{L}\p{N}])/u

/** How far a maker's noun behind a word reaches, 0 where there is none. */
export function makerNounAfter(plain: string, end: number): number {
  return MAKER_NOUN.exec(plain.slice(end, end + LONGEST))?.[0].length ?? 0
}

const LONGEST = 20

const AS_MAKER =
  /^ (?:brand|stuff|products?|items?|goods|line|merch)\b|^ (?:and|or) (?:any )?other brands?\b|^'s (?:stuff|products?)\b/
const BY_MAKER = /\b(?:by|from|brand(?: called| named)?|marca) (?:the )?$/

/** "Any jeeter stuff", "alien labs", "anything by cresco": a word that stands for who makes things, not for what is in them. */
export function standsForMaker(plain: string, word: string): boolean {
  const start = plain.indexOf(word)
  if (start < 0 || COMES_FROM.test(plain)) return false
  const end = start + word.length
  return makerNounAfter(plain, end) > 0 || AS_MAKER.test(plain.slice(end)) || BY_MAKER.test(plain.slice(0, start))
}

/** "A friend coming in from Boston": a place, not a maker. */
const COMES_FROM =
  /\b(?:com(?:e|es|ing)|visit(?:s|ing)?|travel(?:s|ing|ling)?|fl(?:y|ying|ies)|driv(?:e|es|ing)|moved|friends?|famil(?:y|ia)|im|i am|we are|hes|shes|here|tourists?|sunsets?|sunrises?|views?|fireworks|stars|stargazing|watch(?:ing)?|sit(?:ting)?|fish(?:ing)?|home|back|sore|tired|wrecked|relax(?:ing)?)(?: in| over| down| up| here| out)? from\b/

/** "flower from northbank": who makes it is a wish, whether or not the shop knows them. */
export function isMaker(word: string, plain: string): boolean {
  if (COMES_FROM.test(plain)) return false
  return [' from ', ' by ', ' from the ', ' brand '].some((link) => `${plain} `.includes(`${link}${word} `))
}
