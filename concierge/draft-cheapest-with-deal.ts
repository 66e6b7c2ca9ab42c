import { dealsMeant, type Meant, OF_DEALS } from './deals-meant.ts'
import { dealCovers } from './facts/deal-covers.ts'
import { fewestOf } from './facts/deal-terms.ts'
import { sayPriced } from './draft-deal.ts'
import type { Draft, Scene } from './draft.ts'
import { fromProduct } from './draft-product-answer.ts'
import { fitsForm } from './retrieve/constraints.ts'
import type { Item } from './retrieve/item.ts'
import { staysEnglish } from './say/house-spanish.ts'
import { inShort } from './say/pitch.ts'
import { sentence, tell } from './say/wording.ts'

const CHEAPEST =
  /\b(?:cheapest|lowest(?: priced?)?|least expensive|most affordable|mas barat[oa]s?|mas economic[oa]s?)\b/

/** "How much off the cheapest", "cheapest cart with todays discount": the least dear thing that the deal is on, and its price with it. */
export function draftCheapestWithDeal(scene: Scene): Draft | null {
  const { understood, language } = scene
  if (!CHEAPEST.test(understood.plain) || !OF_DEALS.test(understood.plain)) return null
  const found = dealsMeant(scene).flatMap((meant) => {
    const item = cheapestOf(scene, meant)
    const priced = item === null || meant.terms === null ? null : sayPriced(scene, item, meant.terms)
    return item === null || priced === null ? [] : [{ meant, item, priced }]
  })
  const [only, other] = found
  if (only === undefined || other !== undefined) return null
  const { meant, item, priced } = only
  if (language === 'es' && staysEnglish(meant.deal.text)) return null
  const first = tell(
    language,
    `The cheapest that it is on: ${inShort(item, language)}`,
    `Lo más barato en que vale: ${inShort(item, language)}`,
  )
  const answer = {
    text: [sentence(meant.deal.text), sentence(first), priced.text].join(' '),
    about: [item],
    shown: [item],
    known: true,
    amounts: priced.amounts,
  }
  const draft = fromProduct(answer, scene, 'deals')
  return { ...draft, paths: [meant.deal.path, 'deals.stacking'], groundTexts: [...draft.groundTexts, meant.deal.text] }
}

/** The least dear of what a deal is on and what is asked for, by what one pays; what is marked down takes no deal for sure. */
function cheapestOf({ store, understood: { said } }: Scene, { clause, terms, ofPeople }: Meant): Item | null {
  if (terms === null || fewestOf(terms) > 1) return null
  const isMeant = (item: Item): boolean =>
    item.inStock &&
    item.payable !== null &&
    !item.onSale &&
    (said.forms.length === 0 || said.forms.some((form) => fitsForm(item, form))) &&
    (said.brands.length === 0 || said.brands.includes(item.product.brand ?? '')) &&
    (said.grams.length === 0 || said.grams.some((grams) => Math.abs((item.grams ?? 0) - grams) < 0.1)) &&
    (ofPeople || dealCovers(store, clause, item) === 'yes')
  const covered = store.items.filter(isMeant).toSorted((a, b) => (a.payable ?? 0) - (b.payable ?? 0))
  return covered[0] ?? null
}
