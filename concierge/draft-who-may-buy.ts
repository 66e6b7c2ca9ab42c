import { type Draft, EMPTY_DRAFT, type Scene } from './draft.ts'
import { adultAge } from './facts/ages-served.ts'
import { inShort } from './say/pitch.ts'
import { listOf, sentence, tell } from './say/wording.ts'

const OF_PATIENTS = '(?:med(?:ical)?|patients?|mmj)'
const WHO_MAY = new RegExp(
  [
    `\\b(?:is|are)\\b.{0,60}\\b${OF_PATIENTS}(?: (?:only|items?|products?|things?|exclusive|card only))+\\b`,
    `\\b(?:is|are)\\b.{0,60}\\b(?:only )?for (?:the )?${OF_PATIENTS}(?: patients?| card ?holders?| people)?(?: only)?\\b`,
    `\\b(?:can|may|could|am i allowed to)\\b.{0,16}\\b(?:buy|get|have|purchase)\\b.{0,60}\\b(?:without|with no|if i (?:dont|do not) have)(?: (?:an?|my|the))* ${OF_PATIENTS}\\b`,
    `\\b(?:do|would|will) (?:i|we|you) (?:need|have to have)(?: (?:an?|my|the))* ${OF_PATIENTS}(?: card| rec\\p{L}*)?(?: (?:to (?:buy|get)|for))+\\b`,
    '\\b(?:can|may) (?:anyone|anybody|everyone|any adult|rec(?:reational|ommend)? (?:customers?|people|buyers?)|non ?patients?) (?:buy|get|have)\\b',
  ].join('|'),
  'u',
)

const MOST = 2

/** "Can i buy that bar without a med card": whether what is named is for patients alone; null where nothing is named or asked so. */
export function draftWhoMayBuy({ store, understood, language }: Scene): Draft | null {
  const { plain, named, pointed, called } = understood
  if (!WHO_MAY.test(plain) || called.length + pointed.length === 0) return null
  const items = pointed.length > 0 ? pointed : named.coverage >= 0.6 ? named.items : []
  if (items.length === 0 || items.length > MOST) return null
  const age = adultAge(store.profile)
  const text = items.map((item) => {
    const name = inShort(item, language)
    return item.forPatients
      ? tell(
          language,
          `No, that one is for medical patients only: ${name}.`,
          `No, es solo para pacientes médicos: ${name}.`,
        )
      : tell(
          language,
          `Nothing marks it as medical only: whoever is ${age} or older may buy ${name}.`,
          `Nada indica que sea solo para pacientes: desde los ${age} años se puede comprar ${name}.`,
        )
  })
  return {
    ...EMPTY_DRAFT,
    intent: 'product_info',
    text: text.map((line) => sentence(line)).join(' '),
    about: items,
    paths: ['id_policy'],
    groundTexts: [listOf([plain, String(age)], language)],
  }
}
