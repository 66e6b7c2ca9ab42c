import { onceFor } from '#concierge/retrieve/remember.ts'
import { wordStem } from '#concierge/understand/fold-text.ts'
import type { Fact } from './fact.ts'

const USES =
  /\b(?:smok(?:e|ing)|vap(?:e|ing)|eat(?:ing)?|us(?:e|ing)|consum(?:e|ing)|tok(?:e|ing)|spark(?:ing)?|light(?:ing)? up|blaz(?:e|ing)|hit my pen|fumar|comer|consumir|vapear)\b/
const MAY =
  /\b(?:can|could|may|allowed|ok|okay|legal|cool|fine|possible|is it|are we|am i|are you|do you let|puedo|podemos|se puede|dejan)\b/
const WHERE =
  /\b(?:in|on|at|outside|inside|by|near|along|en|afuera de)(?: (?:the|a|an|your|my|our|that|this|any|some|yalls|el|la|los|las|un|una|su|mi))*(?: \p{L}+)? (\p{L}{3,})\b/gu
/** A place where many people are, and none of one's own. */
const PLACES: ReadonlySet<string> = new Set(
  'restaurant cafe bar park beach pier street sidewalk patio lot parking garage boat ferry hotel dorm campus concert stadium trail commons plaza square lake river playground bus train station porch deck alley boardwalk museum mall gym bench yard courtyard entrance curb casino strip lobby restroom bathroom slope slopes lift marina dock table car truck restaurante parque playa calle estacionamiento banqueta muelle carro auto'
    .split(' ')
    .map(wordStem),
)
/** Under which keys a shop tells where nothing may be used, and where it may. */
const OF_USE =
  /(?:^|[._])(?:on_?_?site|onsite|public|premises?)[_.](?:use|consumption|smoking|rules?)|(?:^|[._])(?:no_)?(?:consumption|consume|consuming|smoking)(?!_lounge)(?:_\w{1,16})?$|(?:^|[._])where_to_(?:use|smoke|consume)|(?:^|[._])use_(?:rules?|on_site)/

const factsOfUse = onceFor((facts: readonly Fact[]): readonly Fact[] =>
  facts.filter(({ path, value }) => OF_USE.test(path) && typeof value === 'string'),
)

/** "Can i smoke in the car in your lot", "ok to eat a gummy at a restaurant": the shop's own word on just such a place; null where it has none. */
export function useToldOf(facts: readonly Fact[], plain: string): Fact | null {
  if (!USES.test(plain) || !MAY.test(plain)) return null
  const places = [...plain.matchAll(WHERE)].flatMap(([whole]) =>
    whole
      .split(' ')
      .map(wordStem)
      .filter((stem) => PLACES.has(stem)),
  )
  return factsOfUse(facts).find(({ valueWords }) => places.some((place) => valueWords.has(place))) ?? null
}
