import { CATEGORIES } from '#contract/catalog.ts'
import { choose } from './retrieve/choose.ts'
import { retrieve } from './retrieve/retrieve.ts'
import { CONSUMED } from './retrieve/shelves.ts'
import type { Wish } from './retrieve/wish.ts'
import { inShort } from './say/pitch.ts'
import { tell } from './say/wording.ts'
import type { WishAnswer, WishQuestion } from './wish-answer.ts'

const ANYTHING: Wish['forms'] = CATEGORIES.map((category) => ({ category, kinds: [] }))

const EXTREME =
  '(?:cheapest|least expensive|lowest ?priced?|most affordable|most expensive|priciest|dearest|highest ?priced?|costliest)'
const PLACE =
  '(?:in (?:the|your|this) (?:whole |entire )?(?:store|shop|place|building|dispensary)|on (?:the|your) (?:whole |entire )?(?:menu|site|website)|in (?:stock|here)|you (?:guys )?(?:have|got|sell|carry))'
const OF_ALL = new RegExp(
  `\\b${EXTREME} (?:single |one |possible )?(?:things?|items?|products?)\\b|\\b${EXTREME}(?: ${PLACE})`,
)
const FOR_A_HIGH =
  /\b(?:weed|bud|thc|cbd|cannabis|smok(?:e|able|ing)|eat|edible|high|buzz|stoned|faded|dab|vape|medic(?:al|ine)|strain|relax|sleep|party)\b/

/** "The most expensive thing in the store": gear and clothes count too where nothing says otherwise, and what is smoked or eaten is told beside it. */
export function answerExtreme(wish: Wish, { store, agent, language, seed, exclude }: WishQuestion): WishAnswer | null {
  const { order } = wish
  if (order !== 'cheapest' && order !== 'dearest') return null
  if (wish.forms.length + wish.brands.length + wish.terms.length + exclude.length > 0 || wish.place !== null)
    return null
  if (!OF_ALL.test(seed) || FOR_A_HIGH.test(seed)) return null
  const one = { ...wish, count: 1 }
  const retrieved = [retrieve(store, { ...wish, forms: ANYTHING }), retrieve(store, wish)] as const
  const [first] = choose(retrieved[0].met, one, agent)
  const [used] = choose(retrieved[1].met, one, agent)
  if (first === undefined || used === undefined || CONSUMED.includes(first.item.category)) return null
  const [top, weed] = [inShort(first.item, language), inShort(used.item, language)]
  const text =
    order === 'cheapest'
      ? tell(
          language,
          `The lowest price on the whole menu is ${top}. Of what you smoke, vape or eat it is ${weed}.`,
          `Lo más barato de todo el menú es ${top}. De lo que se fuma o se come, ${weed}.`,
        )
      : tell(
          language,
          `The highest price on the whole menu is ${top}. Of what you smoke, vape or eat it is ${weed}.`,
          `Lo más caro de todo el menú es ${top}. De lo que se fuma o se come, ${weed}.`,
        )
  return { text, choices: [first, used], met: true, retrieved, blockers: [], amounts: [] }
}
