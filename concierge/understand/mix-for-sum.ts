import type { Wish } from '#concierge/retrieve/wish.ts'
import type { Category } from '#contract/catalog.ts'

const STUFF =
  '(?:(?:different|good|fun|random|cool|nice|your|of|the) )*(?:stuff|things|goodies|goods|everything|products?|items|whatever|this and that|picks|favou?rites|cosas|productos)'
const MIX = new RegExp(
  `\\b(?:(?:mix(?:ture)?|assortment|variety|sampl(?:ing|er)|selection|combo|bundle|haul|spread|(?:little )?bit|(?:un )?poco|mezcla|surtido) (?:of|de|with) (?:(?!(?:and|or|y)\\b)\\p{L}+ )?${STUFF}|worth of ${STUFF}|mixed (?:bags?|bundles?|baskets?|hauls?|order)|(?:variety|goodie|goody|grab|gift) (?:bags?|bundles?|baskets?|hauls?)|(?:put|throw)(?: (?:me|us))? (?:something|some ${STUFF}|a (?:(?:little|nice|good) )?(?:bag|bundle|basket|haul|something|order|kit|selection))(?: \\p{L}+)? together|(?:put|throw) together (?:something|some ${STUFF}|a (?:bag|bundle|basket|haul|selection))|(?:build|make|fix|pack|do)(?: (?:me|us|him|her))? (?:a|some) (?:(?:little|nice|good) )?(?:bundle|haul|basket|selection|assortment)|surprise (?:me|us|him|her|them)|sorprend(?:e|a)(?:me|nos))(?![\\p{L}])`,
  'u',
)

/** What a mix is made of, each from so many cents of the sum on. */
const SHELVES: readonly (readonly [Category, number])[] = [
  ['pre-roll', 0],
  ['edible', 0],
  ['vape', 6000],
  ['flower', 10_000],
]

/** "A mix of stuff for 100 dollars", "surprise me, I have 40": where no thing is named, one of each of some shelves within the sum; null otherwise. */
export function mixForSum(plain: string, joined: Wish): Wish[] | null {
  const { priceMax, forms, terms, brands, inhaled, notCategories, count } = joined
  if (priceMax === null || count !== null || forms.length + terms.length + brands.length > 0 || inhaled !== null)
    return null
  if (!MIX.test(plain)) return null
  const shelves = SHELVES.flatMap(([shelf, least]) => (notCategories.includes(shelf) || priceMax < least ? [] : shelf))
  if (shelves.length < 2) return null
  return shelves.map((category) => ({
    ...joined,
    forms: [{ category, kinds: [] }],
    qualifiers: [],
    quantity: null,
    count: 1,
    priceMin: null,
    priceAbout: false,
    budgetTotal: priceMax,
  }))
}
