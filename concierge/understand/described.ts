import type { Store } from '#concierge/open-store.ts'
import { asksOfPart, isToldAmong } from '#concierge/retrieve/detail-asked.ts'
import type { Named } from '#concierge/retrieve/find-named.ts'
import { retrieve } from '#concierge/retrieve/retrieve.ts'
import { NO_WISH } from '#concierge/retrieve/wish.ts'
import type { ReadWish } from './read-wish.ts'

/** A figure or a trait, asked of a thing that is pointed out: "how much cbd is in your 30:1 tincture". */
const OF_THE_ONE =
  /\b(?:how (?:much|many|strong|potent|long|fast|soon|quick(?:ly)?|do|does|should|can|is|are)|what(?:s| is| are)?|is there|are there|is|are|does|do)\b.{0,36}\b(?:the|your|that|this|those|these) (?!(?:difference|best|right|most|same|kind|menu|store|shop)\b)/
const OWN_TRAITS =
  /\b(?:thc|cbd|cbn|cbg|mg|milligrams?|percent(?:age)?|potency|strong|potent|strength|dose|dosage|terps?|terpenes?|effects?|flavou?rs?|tastes?|ratio)\b|\b(?:what|which) strains?\b|\bwhats in (?:the|your|that|those)\b/
const RATHER_A_WISH =
  /\b(?:should|recommend|suggest|looking for|want|need|something|anything|which|any(?! (?:thc|cb[dgnc])\b)|under|over|less than|more than|cheaper|stronger|weaker)\b/

/** "The maple tincture, how much cbd": a figure asked behind what is pointed out. */
const ASKED_BEHIND =
  /^(?!.*\b(?:any|your|you)\b).{3,60} (?:how (?:much|many) (?:thc|cbd|cbn|cbg|mg|milligrams?|pieces)|what(?:s| is) the (?:thc|cbd|mg|dose|ratio|colou?r)|(?:what|which) colou?r)(?: (?:is|are) (?:in )?(?:it|that|this|they|them|there))?$/
/** "How much thc do the cookies have": a figure that is told of each of a few. */
const FIGURE =
  /\b(?:how (?:much|many)|cuant[oa]s?) (?:thc|cbd|mg|milligrams?|miligramos|pieces|piezas)\b|\b(?:thc|cbd|mg) (?:in|per) /

/** Things of one maker and form, of which a question after one may mean each. */
const A_FEW = 3

/** The product that a question points out without its name, by its form and what sets it apart ("the lavender balm"); null where several fit. */
export function describedOne(store: Store, { wish, plain }: ReadWish): Named | null {
  const { forms, flavors, ratios, qualifiers, strainTypes, packCount, terms, brands, order, effects } = wish
  const apart =
    flavors.length + qualifiers.length + strainTypes.length + ratios.length + effects.length > 0 ||
    packCount !== null ||
    forms.some(({ kinds, word }) => kinds.length > 0 || word !== undefined) ||
    (brands.length === 1 && forms.length === 1)
  if (forms.length > 1 || !apart || terms.length > 0 || brands.length > 1 || order !== null) return null
  const isFigure = FIGURE.test(plain) && !RATHER_A_WISH.test(plain)
  const ofFew = isFigure && brands.length === 1 && forms.length === 1
  const isBehind = ASKED_BEHIND.test(plain)
  if (!OF_THE_ONE.test(plain) && !isBehind && !ofFew) return null
  const isTrait = (OWN_TRAITS.test(plain) || asksOfPart(plain) || isFigure || isBehind) && !RATHER_A_WISH.test(plain)
  const { met } = retrieve(store, {
    ...NO_WISH,
    forms,
    brands,
    flavors,
    ratios,
    strainTypes,
    packCount,
    effects,
    grams: wish.grams,
  })
  const names = new Set(met.map((item) => item.nameKey))
  if (!isTrait && !isToldAmong(plain, met)) return null
  return names.size === 1 || (ofFew && names.size > 0 && names.size <= A_FEW)
    ? { items: met, coverage: 1, words: [], described: true }
    : null
}
