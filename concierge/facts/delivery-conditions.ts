import { dollars, sentence, tell } from '#concierge/say/wording.ts'
import { allMatches } from '#concierge/understand/all-matches.ts'
import { foldText } from '#concierge/understand/fold-text.ts'
import type { FactQuestion } from './answer.ts'
import { areasNamed, readAreas, sayArea } from './area-terms.ts'
import { zonesNamed } from './delivery-terms.ts'

/** What is said of a condition that the message itself fulfils or not; `refused` where it rules the delivery out. */
export type Condition = { text: string; refused: boolean; derived: readonly string[] }

type Asked = Pick<FactQuestion, 'profile' | 'plain' | 'language'>
type Delivery = Readonly<Record<string, unknown>> | undefined

const MILES_SAID =
  /(?<![\d.$])(\d{1,3}(?:\.\d+)?) ?(?:miles?|mi)\b(?=.{0,24}\b(?:away|out|off|from|far|drive|north|south|east|west|outside|past|down|up)\b|[ ,.?!]*$)|\b(?:deliver|come|drive|go|bring it) (?:out )?(?:for )?(\d{1,3}(?:\.\d+)?) ?(?:miles?|mi)\b/g
const MILES_TOLD = /(\d{1,3}(?:\.\d+)?)[- ]?miles?\b/
const OF_DISTANCE = /mile|radius|distance|range|how[_ ]far|reach/

/** How many miles the drivers go, where the profile tells it. */
function farthest(delivery: Delivery): number | null {
  for (const [key, value] of Object.entries(delivery ?? {})) {
    if (typeof value === 'number' && OF_DISTANCE.test(key)) return value
    if (typeof value !== 'string' || !(OF_DISTANCE.test(key) || key === 'area')) continue
    const told = MILES_TOLD.exec(foldText(value))?.[1]
    if (told !== undefined) return Number(told)
    if (/mile/.test(key) && /^\d+$/.test(value)) return Number(value)
  }
  return null
}

/** "I live 12 miles away": whether the drivers come so far. */
export function distanceAsked({ profile, plain, language }: Asked): Condition | null {
  const [found] = allMatches(plain, MILES_SAID)
  const limit = farthest(profile.delivery)
  if (found === undefined)
    return limit !== null && /how far|radius|what range|how many miles|hasta donde/.test(plain)
      ? {
          text: tell(language, `We deliver up to ${limit} miles away.`, `Entregamos hasta a ${limit} millas.`),
          refused: false,
          derived: [`${limit} miles`],
        }
      : null
  const said = Number(found[1] ?? found[2])
  if (limit === null) return { text: sayUnmeasured(profile.delivery, language), refused: true, derived: [] }
  return {
    text:
      said > limit
        ? tell(
            language,
            `Sorry, we deliver up to ${limit} miles away, so ${said} miles is too far.`,
            `Lo siento, entregamos hasta a ${limit} millas: ${said} millas es demasiado lejos.`,
          )
        : tell(
            language,
            `Our drivers go up to ${limit} miles, so ${said} miles is not too far.`,
            `Llegamos hasta a ${limit} millas: ${said} millas no es demasiado.`,
          ),
    refused: said > limit,
    derived: [`${limit} miles`, `${said} miles`],
  }
}

/** Where the drivers go is told by places, and not by miles. */
function sayUnmeasured(delivery: FactQuestion['profile']['delivery'], language: FactQuestion['language']): string {
  const zips = delivery?.zips ?? []
  const where = [delivery?.area?.replace(/\.\s*$/, ''), ...(zips.length > 0 ? [`ZIP ${zips.join(', ')}`] : [])]
    .filter((place) => place !== undefined)
    .join('; ')
  const around = where === '' ? '' : ` ${sayArea(where, language)}`
  return tell(
    language,
    `I can't tell by the miles alone whether our drivers come to you; your town or ZIP code decides.${around}`,
    `Por las millas no puedo saber si llegamos; lo decide tu ciudad o código postal.${around}`,
  )
}

/** A sum that an order comes to: no fee, tip or minimum that is asked about. */
const SUM_SAID =
  /(?<!\b(?:fees?|minimum|tips?|tip|over|above|charge|costs?|save|off|than|under|free|delivery (?:is|was))(?: (?:is|of|the|a|for|you|me|it|like)){0,3} )(?:\$(\d{1,4}(?:\.\d\d)?)(?![\d.])|(?<![\d.$])(\d{1,4}(?:\.\d\d)?) ?(?:dollars?|bucks|usd|dolares))(?! (?:fee|tip|minimum|min|charge|bills?|off|delivery fee|deliver|(?:for|to have it|to get it) deliver))/g

function sumSaid(plain: string): number | null {
  const found = allMatches(plain, SUM_SAID)
  const [, sign, word] = found.length === 1 ? (found[0] ?? []) : []
  return sign === undefined && word === undefined ? null : Number(sign ?? word)
}

/** "Do you bring a 40 dollar order": the sum against the least that is delivered, and against what is free. */
export function sumAsked({ profile, plain, language }: Asked): Condition | null {
  const sum = sumSaid(plain)
  const { delivery } = profile
  if (sum === null || delivery === undefined) return null
  const named = areasNamed(readAreas(delivery), plain)
  const [zone] = zonesNamed({ profile, plain })
  const ofZone = zone === undefined ? undefined : /minimum order \$(\d+)/.exec(zone)?.[1]
  const ofAll = delivery.minimum_order ?? null
  const least = ofZone !== undefined ? Number(ofZone) : named.length > 0 ? (named[0]?.minimum ?? null) : ofAll
  const said = dollars(sum)
  if (least !== null && sum < least)
    return {
      text: tell(
        language,
        `Sorry, ${said} is below our delivery minimum of ${dollars(least)}.`,
        `Lo siento, ${said} no llega al pedido mínimo de ${dollars(least)}.`,
      ),
      refused: true,
      derived: [said, dollars(least)],
    }
  const { fee, free_over: free } = delivery
  if (free !== undefined && named.length === 0 && fee !== undefined && fee > 0)
    return {
      text:
        sum >= free
          ? tell(language, `For ${said} delivery is free.`, `Por ${said} la entrega es gratis.`)
          : tell(
              language,
              `For ${said} delivery costs ${dollars(fee)}.`,
              `Por ${said} la entrega cuesta ${dollars(fee)}.`,
            ),
      refused: false,
      derived: [said, dollars(fee)],
    }
  return null
}

const TELLS_ID = /\bids?\b|identif|licen[cs]e/i

/** What the driver wants to see: the shop's own lines on it, or that it is checked at the door. */
export function sayDriverChecks({ profile, language }: Pick<FactQuestion, 'profile' | 'language'>): string | null {
  const { delivery } = profile
  if (delivery === undefined || delivery.offered === false) return null
  const told = Object.entries(delivery).flatMap(([key, value]) =>
    typeof value === 'string' && TELLS_ID.test(`${key.replaceAll('_', ' ')} ${value}`) ? [value] : [],
  )
  const checked = delivery['id_at_door'] === true
  if (told.length === 0 && !checked) return null
  const door = tell(
    language,
    'Yes, our driver checks your ID at the door.',
    'Sí, el repartidor revisa tu identificación en la puerta.',
  )
  return [...(checked ? [door] : []), ...told.map((line) => sentence(line))].join(' ')
}

/** Who brings it, and not a card that lets one drive. */
export const NAMES_DRIVER =
  /\b(?:drivers?|couriers?|delivery (?:guy|person|people|man|dude|lady)|delivery|deliver(?:s|ed|ing)?|repartidor(?:a|es)?)\b(?! ?s? (?:licen[cs]e|id\b|permit))/
