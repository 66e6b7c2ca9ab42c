import { editCost } from '#concierge/retrieve/edit-cost.ts'
import { foldText } from '#concierge/understand/fold-text.ts'
import type { FactQuestion } from './answer.ts'

/** "Deliver to the Bellagio", "bring it out to Summerlin", "im staying at the Luxor". */
const WHERETO =
  /\b(?:deliver(?:y|ies|s|ed)?|bring|drop|send|entregan?|envian?)(?: (?!to\b|in\b|at\b|a\b|en\b)\p{L}+){0,2}? (?:to (?:me|us) )?(?:(?:out|over|off|up|down) )?(?:to|in|into|at|(?<=\b(?:delivery|entregan?|envian?) )a|al|en|au|aux|nel|im|ins|zum)(?: (?:the|el|la|los|las))? (\p{L}+(?: \p{L}+)?)/u
/** "To a hotel", "what about to Bangor": where it is asked whether it is delivered at all. */
const BARELY =
  /^(?:(?:and|so|but|ok|okay|cool|even|also|or|what about|how about|all the way|out|over|up|down) )*to (?:(?:the|my) )?(\p{L}+(?: \p{L}+)?)$/u
const WHERE_ONE_IS =
  /\b(?:im|i am|we are|were|(?:i|we) live|staying|stuck|chilling|estoy|estamos|vivo) (?:\p{L}+ )?(?:at|in|near|en)(?: (?:the|el|la))? (\p{L}+(?: \p{L}+)?)/u

/** What follows such words and is no place of its own: whose it is, when, how, for whom. */
const NO_PLACE: ReadonlySet<string> = new Set(
  `my mine me your us our their his her a an this that these those all any anywhere everywhere somewhere mi su casa
  domicilio casa home house houses place apartment apartments apt condo condos building door doors doorstep doorway curb address addresses
  residence residences area areas neighborhood zone region side town city suburbs county state country store shop car people
  customers patients seniors veterans women moms visitors tourists someone somebody everyone person bulk advance general cash
  time night noon midnight morning afternoon evening weekend weekends weekday weekdays day days hour hours minutes same next
  today tomorrow tonight monday tuesday wednesday thursday friday saturday sunday hurry rush rain snow storm weather least most
  once pain bed line front need love town work recreational medical total order orders what which where how`.split(
    /\s+/,
  ),
)

/** "To airbnbs in Dover": the place is the town, and not what stands in it. */
const STANDS_IN =
  /(?<=\b(?:to|at|in|into|a|en) )(?:(?:an?|the|my|our|your|any|un|una|el|la|los|las|mi) )?(?:air ?bnbs?|vrbos?|rentals?|rental (?:house|home|cabin|condo)s?|hotel(?:e?s)?|motel(?:e?s)?|house|houses|homes?|apartments?|apts?|condos?|dorms?|residences?|address(?:es)?|casas?|apartamentos?) (?:in|at|near|around|en) /u

const LEAST_LETTERS = 6
const ONE_SLIP = 1

/** "Falmoth", "Wesbrook": one of the shop's own places with a slip in it. */
function isMisspelt(said: string, known: string): boolean {
  return (
    said.length >= LEAST_LETTERS &&
    known.split(/[^\p{L}]+/u).some((word) => word.length >= LEAST_LETTERS && editCost(said, word, ONE_SLIP) <= ONE_SLIP)
  )
}

/** Places apart from one another and no more: "Oakdale, Fern Hill and Dover"; a stretch of land has others in it. */
const ONE_PLACE = /^(?:the )?\p{Lu}[\p{L}'.-]*(?: (?:\p{Lu}[\p{L}'.-]*|of|the|on|de|del|la)){0,3}$/u
const OF_A_STRETCH =
  /\b(?:areas?|regions?|greater|metro|county|counties|island|valley|bay|miles?|north|south|east|west|downtown|near\w*|surround\w*|within|around|most|parts?)\b/i

/** Whether an area is told as a list of towns, so that a town it does not name is none of them. */
export function isListOfTowns(area: string): boolean {
  const towns = area.replace(/\.\s*$/, '').split(/,\s*(?:and\s+)?|\s+(?:and|&)\s+/)
  return towns.length > 1 && towns.every((town) => ONE_PLACE.test(town.trim())) && !OF_A_STRETCH.test(area)
}

/** The place that someone names for a delivery, when the profile does not know it as one of its own. */
export function strangePlace({ profile, plain: said }: Pick<FactQuestion, 'profile' | 'plain'>): string | null {
  const plain = said.replace(STANDS_IN, '')
  const known = foldText(`${profile.address?.city ?? ''} ${profile.delivery?.area ?? ''}`)
  for (const pattern of [WHERETO, BARELY, WHERE_ONE_IS]) {
    const named = pattern.exec(plain)?.[1]
    const [first = ''] = named?.split(' ') ?? []
    if (named !== undefined && !NO_PLACE.has(first))
      return known.includes(first) || isMisspelt(first, known) ? null : named
  }
  return null
}
