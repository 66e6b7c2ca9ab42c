import { isOf, isOfForm, isQuality, oneOfForms } from './answer-whether.ts'
import type { Store } from './open-store.ts'
import type { ProductQuestion } from './product-answer.ts'
import type { Item } from './retrieve/item.ts'
import { KIND_BY_ID, KINDS } from './retrieve/kinds.ts'
import { CATEGORY_LABELS, CATEGORY_WORDS } from './retrieve/shelves.ts'
import type { Form } from './retrieve/wish.ts'
import { hasClaims, type Language, listOf, sentence, tell } from './say/wording.ts'
import { allMatches } from './understand/all-matches.ts'
import { foldText } from './understand/fold-text.ts'
import { ASKS_KIND, kindsOffered } from './understand/asks-kind.ts'
import { readWish } from './understand/read-wish.ts'

/**
 * What a named thing is, by the word the menu lists it under ("wax or shatter or what", "is that a gummy", "what type of product is it");
 * null where that is not asked.
 */
export function answerKind(items: readonly Item[], question: ProductQuestion): string | null {
  const { language } = question
  const kinds = items.map((item) => kindOf(item, question))
  const [kind = null] = kinds
  if (kind === null || kinds.every((one) => one === kind)) return kind
  const shelves = [...new Set(items.map((item) => `"${ownShelf(item) ?? CATEGORY_LABELS[item.category].many}"`))]
  const list = listOf(shelves, language)
  return shelves.length > 1 ? tell(language, `The menu has it under ${list}.`, `El menú lo tiene en ${list}.`) : null
}

function kindOf(item: Item, { plain, said, store, language }: ProductQuestion): string | null {
  if (ASKS_KIND.test(plain)) return listed(item, language)
  for (const asked of kindsOffered(
    plain,
    said.terms.map((term) => term.said),
  )) {
    const forms = formsIn(asked, item, store)
    if (forms.length === 0 || forms.some(isToldElsewhere)) continue
    const [form, other] = forms
    if (other !== undefined && ownShelf(item) === null) return oneOfForms(item, forms, language)
    if (form === undefined || other !== undefined || !isWhole(asked, form)) return listed(item, language)
    if (isQuality(form) || (ownShelf(item) === null && isOf(item, form))) return isOfForm(item, forms, language)
    const shelf = lower(listed(item, language))
    return isOf(item, form) ? tell(language, `Yes: ${shelf}`, `Sí: ${shelf}`) : `No: ${shelf}`
  }
  return null
}

/** The forms that are named; of words that stand for others ("milk chocolate", "sugar") the kinds of its shelf that are sold so. */
function formsIn(asked: string, { category }: Item, { vocabulary }: Store): readonly Form[] {
  const { forms } = readWish(asked, vocabulary).wish
  if (forms.length > 0) return forms
  return KINDS.filter((kind) => kind.category === category && !kind.described && kind.sold.test(asked)).map(
    ({ id }) => ({ category, kinds: [id] }),
  )
}

/** What is told of a thing beside its price, or by its description alone. */
function isToldElsewhere({ kinds }: Form): boolean {
  return kinds.some((id) => id === 'infused' || KIND_BY_ID.get(id)?.described === true)
}

const FILLERS = /\b(?:an?|the|just|only|regular|actually|really|like|kind of|sort of|some|maybe|or|what|wat|not|nah)\b/g

/** Nothing but the form is asked for: of "a milk chocolate" the word of a shelf is but half. */
function isWhole(asked: string, { kinds, category }: Form): boolean {
  const bare = asked.replace(FILLERS, ' ').replace(/\s+/g, ' ').trim()
  const patterns =
    kinds.length > 0
      ? kinds.flatMap((id) => KIND_BY_ID.get(id)?.asked ?? [])
      : CATEGORY_WORDS.flatMap((words) => (words.category === category ? words.asked : []))
  return !bare.includes(' ') || patterns.some((pattern) => allMatches(bare, pattern).some(([said]) => said === bare))
}

const NO_KIND =
  /^(?:others?|singles?|packs?|flavou?red|unflavou?red|general|misc\p{L}*|premium|regular|standard|indica|sativa|hybrid|\d.*)$/iu

/** The word the menu lists a thing under beside its shelf, where it tells of a kind. */
function ownShelf({ product, category }: Item): string | null {
  const own = product.subcategory?.trim() ?? ''
  const { one, many } = CATEGORY_LABELS[category]
  const folded = foldText(own)
  if (own === '' || NO_KIND.test(own) || hasClaims(own) || [one, many].includes(folded)) return null
  return category === 'accessory' || category === 'merch' || KINDS.some(({ sold }) => sold.test(folded)) ? own : null
}

function listed(item: Item, language: Language): string {
  const { many, es } = CATEGORY_LABELS[item.category]
  const own = ownShelf(item)
  if (own === null) return sentence(tell(language, `you'll find it among our ${many}`, `está entre ${es}`))
  return sentence(
    tell(language, `the menu lists it under ${own}, among our ${many}`, `el menú lo tiene en ${own}, entre ${es}`),
  )
}

function lower(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}
