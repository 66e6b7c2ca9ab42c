import type { Draft, Scene } from './draft.ts'
import { fromProduct } from './draft-product-answer.ts'
import { dealCovers } from './facts/deal-covers.ts'
import { dealTerms } from './facts/deal-terms.ts'
import { allDeals } from './facts/deals-told.ts'
import { fitsForm } from './retrieve/constraints.ts'
import type { Item } from './retrieve/item.ts'
import { staysEnglish } from './say/house-spanish.ts'
import { inShort } from './say/pitch.ts'
import { listOf, sentence, tell } from './say/wording.ts'

/** "Are the gummies 3 for 45": a price for so many, and no budget of somebody's. */
const SO_MANY_FOR =
  /^(?:(?:hi|hey|so|ok|wait) )*(?:are|is|do|does|did|arent|isnt|i (?:heard|saw|thought)|u|you|yall)\b.{0,80}\b([2-9]|1\d) for \$?(\d{1,3})\b(?! ?(?:mg|g|%|people|of us|days?|nights?)\b)/

/** Whether a price for so many that is asked after is one that the menu or the shop offers; null where neither offers any. */
export function draftOfferAsked(scene: Scene): Draft | null {
  const { understood, language } = scene
  const [, count, sum] = SO_MANY_FOR.exec(understood.plain) ?? []
  if (count === undefined || sum === undefined) return null
  const offers = thingsMeant(scene).flatMap((item) => offersOn(scene, item).map((offer) => ({ item, ...offer })))
  const same = offers.filter(({ terms }) => terms.count === Number(count) && terms.cents === Number(sum) * 100)
  const [first] = same.length > 0 ? same : offers
  if (first === undefined || (language === 'es' && staysEnglish(first.text))) return null
  const on = offers.filter(({ text }) => text === first.text).map(({ item }) => item)
  const shown = [...new Set(on)].slice(0, 4)
  const names = listOf(
    shown.map((item) => inShort(item, language)),
    language,
  )
  const lead = same.length > 0 ? tell(language, 'Yes', 'Sí') : tell(language, 'Not quite', 'No exactamente')
  const text = `${lead}. ${sentence(first.text)} ${sentence(tell(language, `it is on ${names}`, `vale para ${names}`))}`
  const draft = fromProduct({ text, about: shown, shown, known: true }, scene, 'deals')
  return { ...draft, paths: [first.path], groundTexts: [...draft.groundTexts, first.text] }
}

/** What is spoken of, by its name, its maker or its form. */
export function thingsMeant({ store, understood: { said, named, pointed } }: Scene): readonly Item[] {
  const { brands, forms, terms } = said
  if (pointed.length > 0) return pointed
  if (brands.length + forms.length + terms.length === 0) return []
  const called = terms.length > 0 ? named.items : store.items
  return called.filter(
    (item) =>
      item.inStock &&
      (brands.length === 0 || brands.includes(item.product.brand ?? '')) &&
      (forms.length === 0 || forms.some((form) => fitsForm(item, form))),
  )
}

type Offer = { text: string; path: string; terms: { count: number; cents: number } }

function offersOn({ store }: Scene, item: Item): readonly Offer[] {
  const { promo } = item.product
  const ofShop = allDeals({ profile: store.profile }).filter(({ text }) => dealCovers(store, text, item) === 'yes')
  const told = [...(promo === null ? [] : [{ text: promo, path: 'deals' }]), ...ofShop]
  return told.flatMap((deal) => {
    const terms = dealTerms(deal.text)
    return terms?.kind === 'bundle' ? [{ ...deal, terms }] : []
  })
}
