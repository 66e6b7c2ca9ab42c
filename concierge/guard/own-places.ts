import type { StoreProfile } from '#contract/store-profile.ts'
import { US_STATES } from '#contract/us-states.ts'
import { PLACES } from '#concierge/lexicon-safety/places.ts'
import { foldText } from '#concierge/understand/fold-text.ts'
import { onceFor } from '#concierge/retrieve/remember.ts'

/** Cities that people name as they name a state, by the state they lie in. */
const CITIES: Readonly<Record<string, readonly string[]>> = {
  'new york': ['nyc', 'brooklyn', 'manhattan'],
  pennsylvania: ['philly', 'philadelphia'],
  florida: ['miami'],
  illinois: ['chicago'],
  massachusetts: ['boston'],
  georgia: ['atlanta'],
  texas: ['houston', 'dallas', 'austin', 'el paso', 'san antonio'],
  nevada: ['vegas', 'las vegas'],
  california: ['los angeles'],
  colorado: ['denver'],
  washington: ['seattle'],
  arizona: ['phoenix'],
  michigan: ['detroit'],
  maryland: ['baltimore'],
}

/** "From New York", "out of New York", "New York to Ohio": a state line is crossed. "West Virginia" and "Kansas City" lie in another. */
const NOT_LEFT = '(?<!\\b(?:from|of|outside|leav(?:e|ing)|beyond|past|than|west) )'
const NO_WAY_OUT = '(?! (?:to|into|and|or|line|border|state line|city)\\b)'
const ELSEWHERE = PLACES.STATE.split(', ')

/**
 * The text with places of the shop's own state and delivery area said as "downtown", and the state itself unless it is left: to go
 * there is to cross no state line.
 */
export function withoutOwnPlaces(text: string, profile: StoreProfile): string {
  const own = ownPlacesOf(profile)
  return own === null ? text : text.replace(own, 'downtown')
}

/** The shop's own state by its name in small letters, whether the profile gives the name or the two letters; empty where it gives neither. */
export function ownStateOf({ address }: StoreProfile): string {
  const given = address?.state ?? address?.state_code ?? ''
  return foldText(US_STATES.find(({ code }) => code === given.trim().toUpperCase())?.name ?? given)
}

const ownPlacesOf = onceFor((profile: StoreProfile): RegExp | null => {
  const { delivery } = profile
  const state = ownStateOf(profile)
  const served = foldText(delivery?.area ?? '')
  const own = ELSEWHERE.filter(
    (place) => place !== state && (CITIES[state]?.includes(place) === true || names(served, place)),
  )
  const inState = state.length > 2 && ELSEWHERE.includes(state) ? [`${NOT_LEFT}${state}${NO_WAY_OUT}`] : []
  const places = [...own, ...inState, ...townsOf(delivery?.area ?? '', served)]
  return places.length === 0 ? null : new RegExp(`\\b(?:${places.join('|')})\\b`, 'g')
})

/** Names in what is written of the delivery area: "Elmwood and Westbrook". What opens it may be no name. */
const TOWN = /\p{Lu}[\p{L}'’]{3,}(?: \p{Lu}[\p{L}'’]+)*/gu
const NO_TOWN =
  /^(?:within|with|delivery|deliveries|free|only|most|same|anywhere|everywhere|please|outside|inside|address\w*|county|city|town\w*|miles?|monday|tuesday|wednesday|thursday|friday|saturday|sunday|except|from|around|near|greater|your|does|they|there)\b/

function townsOf(area: string, served: string): string[] {
  const towns = (area.match(TOWN) ?? []).map(foldText)
  return towns.filter((town) => !NO_TOWN.test(town) && !ELSEWHERE.includes(town) && names(served, town)).map(literally)
}

function literally(text: string): string {
  return text.replace(/[^\p{L}\p{N} ]/gu, '.')
}

/** "Austin and Round Rock" serves Austin; "No delivery to Ohio" serves no Ohio. */
function names(area: string, place: string): boolean {
  return new RegExp(`(?<!\\b(?:no|not|except|outside|out of)\\b[^.;]*)\\b${place}\\b`).test(area)
}
