import {
  ASKS_IF_COVERED,
  ASKS_PRICE,
  bodyOf,
  callsDeal,
  dealsMeant,
  holds,
  type Meant,
  OF_DEALS,
  promoMeant,
  questionOf,
} from './deals-meant.ts'
import { type Covered, dealCovers } from './facts/deal-covers.ts'
import { type DealTerms, fewestOf, priceWithDeal } from './facts/deal-terms.ts'
import { thingsOf } from './facts/deal-things.ts'
import { namesTimedDeal, timedDealNow } from './facts/deals-now.ts'
import type { Draft, Scene } from './draft.ts'
import { thingsMeant } from './draft-offer.ts'
import { fromProduct } from './draft-product-answer.ts'
import type { Item } from './retrieve/item.ts'
import { staysEnglish, whole } from './say/house-spanish.ts'
import { inShort } from './say/pitch.ts'
import { listOf, money, nameOf, numberWord, sentence, tell } from './say/wording.ts'
import { foldText } from './understand/fold-text.ts'

/** "Is there something on ounces today", "what about eighths on friday". */
const ASKS_OF_DAY =
  /^(?=.{0,70}$).*(?:\b(?:something|anything|any|got) (?:good |going )?on\b|\b(?:what|how) about\b.{0,40}\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b)/

/** A reply about things with the deal that is spoken of beside them: what it makes of their price, or whether it is on them. */
export function withDeal(scene: Scene, draft: Draft): Draft {
  const { plain } = scene.understood
  const items = draft.shown.map(({ item }) => item)
  const asksPrice = ASKS_PRICE.test(plain)
  const speaksOfDeals = OF_DEALS.test(plain) || callsDeal(scene.store.profile, plain)
  if (items.length === 0 || !(asksPrice || speaksOfDeals || ASKS_OF_DAY.test(plain))) return draft
  const ofMenu = promoMeant(scene, items)
  const meant = ofMenu === null ? dealsMeant(scene) : [ofMenu]
  const covered = meant.flatMap((deal) => coveredBy(scene, deal, items))
  const [one] = covered
  if (one === undefined) return withDealElsewhere(scene, draft, meant)
  const { deal, terms, ofPeople } = one.meant
  if (scene.language === 'es' && staysEnglish(deal.text)) return draft
  const isPriced =
    (asksPrice || /\bhow much off\b/.test(plain)) &&
    one.covered === 'yes' &&
    covered.every((other) => other.meant === one.meant)
  const priced =
    isPriced && terms !== null && (!ofPeople || holds(scene, deal)) ? sayPriced(scene, one.item, terms) : null
  const isTold = draft.paths.includes(deal.path) || draft.text.includes(bodyOf(deal.text))
  const ofHours = timedDealNow(questionOf(scene))?.text ?? null
  const told = isTold ? '' : (ofHours ?? sentence(scene.language === 'es' ? whole(deal.text) : deal.text))
  const lines = [draft.text, told, priced?.text ?? '']
  return {
    ...draft,
    text: lines.filter((line) => line !== '').join(' '),
    paths: [...draft.paths, deal.path, 'deals.stacking'],
    groundTexts: [...draft.groundTexts, deal.text, told, String(scene.understood.said.quantity ?? 1)],
    amounts: [...draft.amounts, ...(priced?.amounts ?? [])],
  }
}

/** "How much is it with the friday deal" of what that deal is not on: which deal that is. */
function withDealElsewhere(
  { store, understood: { plain }, language }: Scene,
  draft: Draft,
  meant: readonly Meant[],
): Draft {
  const [first] = meant
  const isAsked = first !== undefined && WITH_DEAL.test(plain) && draft.intent === 'product_info'
  const isOff = draft.shown.every(({ item }) => meant.every(({ clause }) => dealCovers(store, clause, item) === 'no'))
  if (!isAsked || !isOff || language === 'es') return draft
  return {
    ...draft,
    text: `${draft.text} That deal is on other things: ${sentence(first.deal.text)}`,
    paths: [...draft.paths, first.deal.path],
    groundTexts: [...draft.groundTexts, first.deal.text],
  }
}

const WITH_DEAL =
  /\b(?:with|after|on|under|using|minus) (?:the |that |this |your |my )?(?:todays|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)(?: \p{L}+)? (?:deal|discount|special|promo)\b/u

const WHICH = /^(?:(?:and|so|ok|okay) )*(?:which|what|whats|que|cuales)\b/
const MOST_NAMED = 4

/** Whether a deal is on the thing that is named, or on which things it is; null where neither is asked, or its words leave it open. */
export function draftCovered(scene: Scene): Draft | null {
  const { understood, store, language } = scene
  const { plain, named, pointed, said } = understood
  if (!ASKS_IF_COVERED.test(plain)) return null
  const [meant, other] = dealsMeant(scene).filter(({ ofPeople, terms }) => !ofPeople && terms !== null)
  if (meant === undefined || other !== undefined || (language === 'es' && staysEnglish(meant.deal.text))) return null
  const isNamed = said.terms.length > 0 && named.coverage >= 0.6
  const isShelf = said.terms.length === 0 && said.forms.length > 0 && !WHICH.test(plain)
  const called = isNamed ? named.items : said.brands.length > 0 || isShelf ? thingsMeant(scene) : pointed
  if (called.length === 0 && !WHICH.test(plain)) return null
  const asked = (called.length > 0 ? called : store.items).filter(({ inStock }) => inStock)
  const verdicts = asked.map((item) => ({ item, covered: dealCovers(store, meant.clause, item) }))
  if (called.length > 0 && verdicts.some(({ covered }) => covered === 'unsure')) return null
  const on = verdicts.flatMap(({ item, covered }) => (covered === 'yes' ? [item] : []))
  const shown = (on.length > 0 ? on : asked).slice(0, MOST_NAMED)
  if (shown.length === 0 || (called.length === 0 && on.length === 0)) return null
  const [first] = shown
  const priced = first === undefined || meant.terms === null ? null : sayPriced(scene, first, meant.terms)
  const names = listOf(
    shown.map((item) => inShort(item, language)),
    language,
  )
  const answer = {
    text: [
      called.length === 0
        ? sentence(meant.deal.text)
        : tell(
            language,
            `${on.length > 0 ? 'Yes' : 'No, not on that'}. ${meant.deal.text}`,
            `${on.length > 0 ? 'Sí' : 'No, en eso no'}. ${meant.deal.text}`,
          ).replace(/\.?$/, '.'),
      on.length === 0 ? '' : sentence(tell(language, `it is on ${names}`, `vale para ${names}`)),
      on.length === 1 && called.length > 0 ? (priced?.text ?? '') : '',
    ]
      .filter((line) => line !== '')
      .join(' '),
    about: shown,
    shown,
    known: true,
    amounts: priced?.amounts ?? [],
  }
  const draft = fromProduct(answer, scene, 'deals')
  return { ...draft, paths: [meant.deal.path, 'deals.stacking'], groundTexts: [...draft.groundTexts, meant.deal.text] }
}

/** "Is it happy hour, how much would the joint be": the price of a thing, and no deal that some thing is called after. */
function asksPriceBeside({ understood: { plain, named } }: Scene): boolean {
  return PRICE_OF.test(plain) && named.items.every(({ product }) => !/\bhours?\b/i.test(product.name))
}

const PRICE_OF =
  /\b(?:how much|what) (?:would|will|is|are|does|do) (?:the|a|an|one|my|that|this)\b|\bprice\b|\bcosts?\b/

/** "How much is the shatter with the wednesday deal", "is it good on wedding cake": what a deal is to a thing that is called by its name. */
export function asksOfDealOnThing(scene: Scene): boolean {
  const { plain, named, pointed, said } = scene.understood
  const isNamed = named.items.length > 0 && named.coverage >= 0.6 && (said.terms.length > 0 || said.forms.length > 0)
  const isPointed = pointed.length === 1 && ASKS_PRICE.test(plain)
  return (
    (isNamed || isPointed) &&
    (!namesTimedDeal(scene.store.profile, plain) || asksPriceBeside(scene)) &&
    (ASKS_PRICE.test(plain) || ASKS_IF_COVERED.test(plain)) &&
    dealsMeant(scene).length > 0
  )
}

function coveredBy(
  { store }: Scene,
  meant: Meant,
  items: readonly Item[],
): { meant: Meant; item: Item; covered: Covered }[] {
  const ofAll = meant.ofPeople && thingsOf(foldText(meant.clause)).length === 0
  const covered = items.map((item) => ({
    meant,
    item,
    covered: ofAll ? ('yes' as const) : dealCovers(store, meant.clause, item),
  }))
  const sure = covered.filter((one) => one.covered === 'yes')
  return sure.length > 0
    ? sure
    : covered.filter((one) => one.covered === 'unsure' && thingsOf(foldText(meant.clause)).length > 0)
}

const NOT_ON_SALE =
  /\bsale[- ](?:priced )?items?\b.{0,40}\b(?:exclud\p{L}*|no further|not|never|no)\b|\b(?:exclud\p{L}*|not|no|never)\b.{0,40}\bsale[- ](?:priced )?items?\b/iu

/** What a deal makes of a price, or that what is marked down takes no other; null where it changes nothing. */
export function sayPriced(
  { store: { profile }, understood, language }: Scene,
  item: Item,
  terms: DealTerms,
): { text: string; amounts: readonly number[] } | null {
  const { payable } = item
  const quantity = Math.max(understood.said.quantity ?? 1, 1)
  if (payable === null || quantity < fewestOf(terms)) return null
  const rule = profile.deals?.stacking
  // Whether a deal comes off of what is marked down only a rule of the shop's tells.
  if (item.onSale) return rule !== undefined && NOT_ON_SALE.test(rule) ? { text: sentence(rule), amounts: [] } : null
  const [whole, sum] = [payable * quantity, priceWithDeal(terms, payable, quantity)]
  if (sum >= whole) return null
  const off = whole - sum
  const amounts = [sum, whole, off]
  if (quantity === 1)
    return {
      text: tell(
        language,
        `That takes ${money(off)} off ${nameOf(item, 'en')}: ${money(sum)} before tax.`,
        `Son ${money(off)} menos en ${nameOf(item, 'es')}: ${money(sum)} antes de impuestos.`,
      ),
      amounts,
    }
  return {
    text: tell(
      language,
      `With that deal ${numberWord(quantity, 'en')} come to ${money(sum)}, not ${money(whole)}, before tax.`,
      `Con esa oferta ${numberWord(quantity, 'es')} son ${money(sum)} y no ${money(whole)}, antes de impuestos.`,
    ),
    amounts,
  }
}
