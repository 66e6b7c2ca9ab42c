import { answerAvailability } from './answer-availability.ts'
import { answerCompareKinds } from './answer-compare-kinds.ts'
import { answerCompareMakers } from './answer-compare-makers.ts'
import { answerCompare } from './answer-compare.ts'
import { sidesOf } from './sides-compared.ts'
import { answerDetail } from './answer-detail.ts'
import { answerHalfCompared } from './answer-half-compared.ts'
import { answerProductInfo } from './answer-product.ts'
import { answerSize } from './answer-size.ts'
import type { Draft, Scene } from './draft.ts'
import { eitherOfNames } from './either-of-names.ts'
import { fromProduct, productQuestion } from './draft-product-answer.ts'
import { withAskedBeside } from './asked-beside.ts'
import { draftWish } from './draft-recommend.ts'
import { draftShelf } from './draft-shelf.ts'
import { fitsForm } from './retrieve/constraints.ts'
import { type ProductAnswer, SHOWN_VARIANTS } from './product-answer.ts'
import { asksOfCharacter, asksStockLeft } from './say/describe-product.ts'
import { inShort } from './say/pitch.ts'
import { listOf, tell } from './say/wording.ts'
import { isOneByName } from './retrieve/find-named.ts'
import type { Item } from './retrieve/item.ts'
import { saidByShelf } from './retrieve/said-by-shelf.ts'
import { KIND_BY_ID } from './retrieve/kinds.ts'
import type { Form, Wish } from './retrieve/wish.ts'
import { asksWhether } from './understand/asks-whether.ts'
import { asksWhetherSize, saysSize, sizeAskedOfNamed } from './understand/asks-size.ts'
import { listReturnedTo } from './understand/list-returned.ts'
import { saysWish } from './understand/standing.ts'

/** Facts, availability or comparison of products that are named or pointed at. */
export function draftProduct(scene: Scene): Draft {
  const { understood } = scene
  const shelf = draftShelf(scene)
  if (shelf !== null) return shelf
  const question = productQuestion(scene)
  if (understood.intent === 'compare') {
    const { terms, brands, forms } = understood.said
    const kinds = terms.length + brands.length === 0 && understood.pointed.length === 0
    const weighed = kinds ? answerCompareKinds(forms, question) : null
    if (weighed !== null) return fromProduct(weighed, scene, 'compare')
    const makers =
      terms.length + understood.pointed.length === 0 ? answerCompareMakers(understood.said, question) : null
    if (makers !== null) return fromProduct(makers, scene, 'compare')
    const sides = understood.pointed.length >= 2 ? understood.pointed.slice(0, 2) : sidesOf(question, otherSide(scene))
    const compared = answerCompare(sides, question)
    if (compared !== null) return fromProduct(compared, scene, 'compare')
  }
  const { said } = understood
  const partly = understood.intent === 'availability' && understood.pointed.length === 0 ? namedInPart(scene) : []
  const unknown = partly.length > 0 ? partly : understood.unknown
  const strange =
    unknown.length > 0 &&
    (said.terms.length === 0 || partly.length > 0) &&
    said.brands.length === 0 &&
    !(understood.intent === 'product_info' && isOneByName(understood.named.items, understood.plain))
  const called: readonly Item[] =
    strange && understood.pointed.length === 0
      ? []
      : understood.pointed.length > 0
        ? understood.pointed
        : understood.named.coverage >= 0.6
          ? understood.named.items
          : []
  if (understood.pointed.length > 0 && asksSize(scene))
    return fromProduct(answerSize(understood.pointed, question), scene, 'product_info')
  if (understood.pointed.length > 1 && goesBack(scene)) return fromProduct(listedAgain(scene), scene, 'product_info')
  const items = meantOf(called, understood)
  if (called.length > 0 && items.length === 0) return draftWish(scene)
  const { forms } = said
  const formed = items.filter((item) => forms.some((form) => fitsForm(item, form)))
  if (isMissed(formed.length > 0 ? formed : items, understood)) return draftWish(scene)
  if (understood.intent === 'availability' && forms.some(mustBeSo) && formed.length === 0 && items.length > 0)
    return draftWish(scene)
  if (understood.intent === 'product_info' && items.length > 0) {
    const meant = formed.length > 0 && !asksWhether({ plain: understood.plain, wish: said }) ? formed : items
    const detail = asksStockLeft(understood.plain) ? null : answerDetail(meant, question)
    return fromProduct(withAskedBeside(detail ?? answerProductInfo(meant, question), question), scene, 'product_info')
  }
  if (items.length === 0 && saysWish(understood.wish) && unknown.length === 0) return draftWish(scene)
  const either = eitherOfNames(scene.store, understood.wish, understood.plain)
  if (understood.intent === 'availability' && (either?.missing ?? []).length > 0) return draftWish(scene)
  const half = understood.intent === 'compare' ? answerHalfCompared(items, scene) : null
  if (half !== null) return fromProduct(half, scene, 'compare')
  return fromProduct(
    withAskedBeside(answerAvailability(items, unknown, question), question),
    scene,
    understood.intent === 'compare' ? 'compare' : 'availability',
  )
}

/** Of what a name calls, without what is refused, the things of the shelf that is said beside it. */
function meantOf(called: readonly Item[], { said, plain }: Scene['understood']): readonly Item[] {
  return saidByShelf(
    called.filter((item) => !isRefused(item, said)),
    plain,
  )
}

/** Whether it is of a size, or which of two it is. */
function asksSize({ understood: { plain, said } }: Scene): boolean {
  const asked = sizeAskedOfNamed({ plain, wish: said })
  if (asked === null) return asksWhetherSize({ plain, wish: said })
  return !/^(?:how|what|which|mg)\b/.test(asked) && (saysSize(said) || /\b(?:or|o)\b/.test(asked))
}

/** "Blue zushi" where the menu has but other blue ones: a word of a name beside one that no name has. Those words, as they were said. */
function namedInPart({ understood: { said, unknown, plain } }: Scene): readonly string[] {
  if (said.terms.length === 0 || said.terms.some(({ rows }) => rows !== null)) return []
  const words = said.terms.map((term) => term.said)
  const padded = ` ${plain} `
  const isBeside = words.some((word) =>
    unknown.some((strange) => padded.includes(` ${word} ${strange} `) || padded.includes(` ${strange} ${word} `)),
  )
  return isBeside ? [...words, ...unknown].sort((a, b) => plain.indexOf(a) - plain.indexOf(b)) : []
}

/** "Go back to the ones you showed first": nothing is asked of them. */
function goesBack({ understood: { plain, standing, said } }: Scene): boolean {
  return listReturnedTo({ plain, forms: [] }, standing) !== null && !asksOfCharacter(plain) && said.order === null
}

function listedAgain({ understood: { pointed }, language }: Scene): ProductAnswer {
  const items = pointed.slice(0, SHOWN_VARIANTS)
  const names = listOf(
    items.map((item) => inShort(item, language)),
    language,
  )
  const text = tell(language, `Here they are again: ${names}.`, `Aquí están otra vez: ${names}.`)
  return { text, about: items, shown: items.filter(({ inStock }) => inStock), known: true }
}

/** "Vs the haze" after another name: what is pointed at, else the one thing that was being talked about. */
function otherSide({ understood: { pointed, said, standing } }: Scene): readonly Item[] {
  const [item] = standing.shown
  const isOne = item !== undefined && standing.shown.every(({ nameKey }) => nameKey === item.nameKey)
  return pointed.length === 0 && isOne && said.terms.length === 1 ? [item] : pointed
}

/** "do you have runtz in an ounce" where it comes in eighths alone: the size is what is asked for. */
function missesSize(items: readonly Item[], { grams, packCount }: Wish): boolean {
  const fits = (item: Item): boolean =>
    (grams.length === 0 || grams.some((wanted) => item.grams !== null && Math.abs(item.grams - wanted) < 0.11)) &&
    (packCount === null || item.packCount === packCount)
  return (grams.length > 0 || packCount !== null) && items.every((item) => item.grams !== null) && !items.some(fits)
}

/** There is some, and not of the size or at the price that is said. */
function isMissed(items: readonly Item[], { intent, said }: Scene['understood']): boolean {
  if (items.some((item) => item.inStock) && missesSize(items, said)) return true
  return intent === 'availability' && missesPrice(items, said)
}

/** "Do you have the pear ones under 15" where they cost more: the price is what is asked for. */
function missesPrice(items: readonly Item[], { priceMax, priceMin }: Wish): boolean {
  if (priceMax === null && priceMin === null) return false
  const priced = items.filter(({ inStock, payable }) => inStock && payable !== null)
  return (
    priced.length > 0 &&
    !priced.every(({ payable }) => (payable ?? 0) <= (priceMax ?? Infinity) && (payable ?? 0) >= (priceMin ?? 0))
  )
}

/** "What do you have of gmo that isnt flower", "runtz, not a pre roll": the name may call what is refused. */
function isRefused({ category, kinds }: Item, { notCategories, notKinds }: Wish): boolean {
  return notCategories.includes(category) || notKinds.some((kind) => kinds.has(kind))
}

/** A form that names a thing, or what must not be in it: gluten-free cookies are no cookies of any kind. */
function mustBeSo(form: Form): boolean {
  return isThing(form) || form.kinds.some((id) => KIND_BY_ID.get(id)?.described === true)
}

/** A form that names a thing: "hash" may be a part of a name ("hash holes"). */
function isThing({ kinds }: Form): boolean {
  return kinds.every((id) => KIND_BY_ID.get(id)?.quality !== true)
}
