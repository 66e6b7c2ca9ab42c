import type { Store } from '#concierge/open-store.ts'
import { nameStems } from '#concierge/retrieve/gazetteer.ts'
import type { Term } from '#concierge/retrieve/wish.ts'
import type { Evidence } from './evidence.ts'
import { wordStem } from './fold-text.ts'
import { ASKS_ANOTHER } from './group-forms.ts'
import { asksDetailOfFew } from './intent-of-named.ts'
import type { Intent } from './intent.ts'
import { besidePictured } from './read-qualifiers.ts'
import type { ReadWish } from './read-wish.ts'

/** A thing to be had: of a shelf, another for one that was lost, or by its whole name ("is the cold brew coffee in stock"). */
export function isOfGoods(evidence: Evidence, product: Intent | null): boolean {
  const { wish, plain } = evidence.read
  if (product === 'recommend')
    return (
      GIFT_FOR.test(plain) ||
      wishesToConsume(evidence) ||
      (wish.forms.length > 0 && (ASKS_ANOTHER.test(plain) || PRICED.test(plain)))
    )
  // "How much is an eighth of gelato 41" is no question about the shop's prices in general.
  if (product === 'product_info' && wish.brands.length > 0 && asksDetailOfFew(plain, evidence.named, wish)) return true
  if (product === 'product_info' && evidence.stores.length === 0)
    return PRICED.test(plain) && evidence.named.coverage >= 0.6 && wish.terms.length + wish.brands.length > 0
  if (product === 'availability' && FOR_DEVICE.test(plain)) return true
  return product === 'availability' && evidence.named.coverage === 1 && wish.terms.some(isWholeName)
}

/** "A gift for someone who doesnt smoke": what they do not do is no question of where one may. */
const GIFT_FOR =
  /\b(?:gifts?|presents?|regalos?|stocking stuffers?)(?: ideas?)? (?:for|para)\b(?!.{0,40}\b(?:can|may|allowed|where|is there|do you)\b)/

/** "Vape battery how much": what a thing costs, and no fee of the shop's. */
const PRICED = /\b(?:how much|prices?|costs?|cuanto|precio)\b/

/** "Chargers for 510 pens": what goes with a vape, and nothing in the parking lot. */
const FOR_DEVICE =
  /\bfor (?:(?:a|an|my|the|your|these|those|old|510|thread) )*(?:510s?|vapes?|pens?|carts?|cartridges?|batter(?:y|ies)|disposables?|pods?|rigs?|bongs?|grinders?|joints?)\b/

/** A name of several words that things of the menu have. */
export function isWholeName({ stems, rows }: Term): boolean {
  return stems.length > 1 && rows !== null && rows.size > 0
}

/** "Is wedding cake any good" asks for no wedding: without the names of things, but for such as the shop's own facts speak of too. */
export function besideGoods({ facts }: Pick<Store, 'facts'>, { plain, called, forms }: ReadWish): string {
  return called
    .filter((name) => {
      const stems = name.split(' ').map(wordStem)
      return (
        stems.length > 1 &&
        !facts.some(({ keyWords, valueWords }) => stems.every((stem) => valueWords.has(stem) || keyWords.has(stem)))
      )
    })
    .reduce((rest, name) => rest.replace(name, 'it'), besidePictured({ plain, forms }))
}

/** "The Hearth Oven cookies": of what a maker of several words is called by, nothing is to be explained. */
export function withoutMakers({ plain, called, inNames, wish: { brands } }: ReadWish): string {
  const makers = new Set(brands.flatMap(nameStems))
  const names = called.filter((name) => name.includes(' ') && nameStems(name).every((stem) => makers.has(stem)))
  return [...names, ...(inNames ?? [])].reduce((rest, name) => rest.replace(name, 'it'), plain)
}

/** A kind of product to be had or left out, or how it should be, with no question about a place or a permission beside it. */
function wishesToConsume({ read: { wish, plain } }: Evidence): boolean {
  const told = [wish.notCategories, wish.notKinds, wish.effects, wish.flavors]
  return (
    (wish.forms.some((form) => form.category !== 'accessory' && form.category !== 'merch') ||
      told.some((words) => words.length > 0)) &&
    !/\b(?:where|when|who|can (?:i|we|you)|could (?:i|we)|may (?:i|we)|allowed|is there|are there|do you (?:have|do|offer|give|recycle|take|let|host)|donde|cuando|puedo|podemos|hay)\b/.test(
      plain,
    )
  )
}

const FROM_AFAR =
  /\b(?:out of (?:state|town|country)(?:ers?)?|(?:another|different|other) (?:state|country)|tourists?|foreigners?)\b/
const WANTS = /\b(?:wants?|needs?|looking for|show me|recommend|suggest|give me|find me|busca|busco|quiere|quiero)\b/
/** Papers, age and leave are asked for, or may be. */
const OF_LEAVE =
  /\b(?:ids?|identification|licen[cs]es?|passports?|cards?|can|could|may|allowed|able|legal\p{L}*|age|old|accept|take|valid|expired|bring|\d\d (?:or|and) (?:over|up)|residen\p{L}+)\b/u

/** "My sister is coming from out of town and wants a hat": from where somebody comes is told beside the wish. */
export function tellsVisit({ read: { wish, plain } }: Evidence): boolean {
  return wish.forms.length > 0 && FROM_AFAR.test(plain) && WANTS.test(plain) && !OF_LEAVE.test(plain)
}
