/** An age below the one from which a shop is entered, by its figure ("my 20 year old cousin", "he is 19") or by a word for it. */
export const YOUNG =
  /\b(?:\d|1\d|20)[ -]?(?:years?|yrs?|yo|y ?o|months?)\b(?! ago)|\b(?:is|hes|shes|theyre|turned|turns|only|just|still|barely|aged?)(?: (?:only|just|still|barely|about|like))* (?:1\d|20)\b(?! ?(?:\$|%|dollars|bucks|minutes?|mins?|mg|percent|miles?|off|of|deg|am|pm|people))|\bunder ?age[ds]?\b|\bunder (?:21|twenty ?one)\b|\b(?:not|isnt|arent)(?: (?:yet|even|quite|old enough))*(?: (?:21|twenty ?one|of age|legal age))\b|\b(?:minors?|teens?|teenagers?|kids?|child(?:ren)?|bab(?:y|ies)|toddlers?|infants?)\b/

const COMES =
  /\b(?:my|our|a|his|her) (?:\p{L}+ ){0,3}(?:friend|buddy|pal|cousin|brother|sister|roommate|girlfriend|boyfriend|nephew|niece|son|daughter|kid|passenger|driver)s?\b(?=.*\b(?:come|comes|coming|wait|waits|waiting|hang|hangs|stand|stands|sit|sits|tag|tags|enter|enters|inside|browse|browses|look around|walk in|go in|allowed in|stay|stays)\b)/u

/** Whether somebody who is too young may come along. */
export function asksOfYoungCompany(plain: string): boolean {
  return YOUNG.test(plain) && COMES.test(plain)
}

/** "My son is 22". */
const GROWN_UP =
  /\b(?:is|are|hes|shes|theyre|turned|tiene|cumplio)(?: (?:already|now|only|just|over|ya))* (?:2[1-9]|[3-9]\d)\b|\b(?:2[1-9]|[3-9]\d) ?(?:years?|yrs?|yo|y ?o)\b|\b(?:grown|adult)\b/
const CHILD =
  /kid|child|baby|newborn|infant|toddler|stroller|\btwins\b|son\b|daughter|hij[oa]|nin[oa]|\bbebes?\b|menor(?:es)?\b|sobrin[oa]/
const ANOTHER = /\b(?:he|hes|she|shes|they|theyre|my|our|him|her|them|with (?:me|us))\b/

/** How old one looks is nobody who comes along: "everyone thinks im a teenager", "i got a baby face". */
const ONLY_LOOKS =
  /\b(?:baby ?faced?|(?:looks?|looking|thinks?|mistakes? me|takes? me|carded|seem|seems)\b(?: (?:like|im|i|am|me|for|a|an|as|about|still|only|maybe|hes|shes|he|she|is|my))* (?:\d{1,2}\b|minor|teen\p{L}*|kid|child|baby))/gu

/** Whether the somebody who is told of is a child, or too young by the age that is told. */
export function tellsOfYoung(said: string): boolean {
  const plain = said.replace(ONLY_LOOKS, ' ')
  return (CHILD.test(plain) && !GROWN_UP.test(plain)) || (YOUNG.test(plain) && ANOTHER.test(plain))
}
