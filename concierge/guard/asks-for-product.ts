import type { Reading, Span } from './read-message.ts'

const FRAME = new Set(
  'hi hey hello yo do does you guys still even have has carry carries sell stock got get any some how much is are for the a an of in on price cost costs what there tienen tienes hay venden cuanto cuesta el la los las precio de'.split(
    ' ',
  ),
)
const ASKED = new Set(
  'have has carry carries sell stock got price cost costs tienen tienes hay venden cuesta precio'.split(' '),
)
const LINKS = new Set(
  'of or and than do before until till notice notices somebody someone anybody anyone what how times plus minus divided is are be for that to with my i me we they he she im were theyre help helps against without under behind harder on off it will can if because when who your people someone her him them without information info about advice facts para que con mi contra'.split(
    ' ',
  ),
)
const NEVER_SOLD = /^(?:urine|pee|piss|whizzinator)$/
const NOT_SOLD = ['HARD_DRUG', 'OTHER_DRUG', 'WEAPON', 'SEXUAL', 'INSULT', 'CONDITION'] as const
const LONGEST_NAME = 8
const TAIL = /^(price|stock|in|please|available|today|now|left|any|cost|how|much)$/
const OF_GOODS = /^(price|stock|available|left|cost|much)$/

/**
 * "Do you have Alien Napalm", "how much is Glaucoma OG", "Fat Bastard price": a question for a thing by its name, which may
 * sound like anything. What is a drug, a weapon or an illness and nothing else is no name.
 */
export function asksForProduct(reading: Reading): boolean {
  const name = nameAskedFor(reading)
  if (name === null) return false
  return !NOT_SOLD.some((concept) =>
    reading.find(concept).some((span) => span.start <= name.start && span.end >= name.end),
  )
}

/** Whether anything at all is asked for as goods, sold or not: "do you sell kratom" has an answer of the shop. */
export function asksForGoods(reading: Reading): boolean {
  return nameAskedFor(reading) !== null
}

function nameAskedFor(reading: Reading): Span | null {
  const words = reading.tokens.map((token) => token.word)
  let start = 0
  while (start < words.length && FRAME.has(words[start] ?? '')) start += 1
  let end = words.length
  while (end > start && TAIL.test(words[end - 1] ?? '')) end -= 1
  const frame = words.slice(0, start)
  const framed =
    words.slice(end).some((word) => OF_GOODS.test(word)) ||
    frame.some((word) => ASKED.has(word)) ||
    (frame.includes('how') && frame.includes('much'))
  const name = words.slice(start, end)
  if (!framed || name.length === 0 || name.length > LONGEST_NAME || name.some((word) => LINKS.has(word))) return null
  return name.some((word) => NEVER_SOLD.test(word)) ? null : { start, end }
}
