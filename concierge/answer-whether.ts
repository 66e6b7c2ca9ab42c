import type { ProductQuestion } from './product-answer.ts'
import { fitsForm } from './retrieve/constraints.ts'
import type { Item } from './retrieve/item.ts'
import { KIND_BY_ID } from './retrieve/kinds.ts'
import { CATEGORY_LABELS } from './retrieve/shelves.ts'
import { type Form, NO_WISH } from './retrieve/wish.ts'
import { effectWords } from './say/describe.ts'
import { nameWish } from './say/name-wish.ts'
import { type Language, listOf, money, sentence, shortName, tell } from './say/wording.ts'
import { asksWhether } from './understand/asks-whether.ts'

/** Whether what was shown is of a kind or has an effect ("is it live resin", "is that one sleepy"), by the menu's own word; null where that is not asked. */
export function answerWhether(items: readonly Item[], { plain, said, language }: ProductQuestion): string | null {
  const [item, ...others] = items
  if (item === undefined || !asksWhether({ plain, wish: said })) return null
  const { forms, effects } = said
  // What is told of it beside the price says so already.
  if (forms.some(({ kinds }) => kinds.includes('infused'))) return null
  if (forms.length > 0) {
    if (others.length > 0) return ofSeveral(items, forms, language)
    return forms.length > 1 ? oneOfForms(item, forms, language) : isOfForm(item, forms, language)
  }
  return others.length > 0 ? null : hasEffect(item, effects, language)
}

/** "Is the pear one under 20": whether it is, and what it costs; null where that is not asked of one thing. */
export function priceVerdict(
  [item, other]: readonly Item[],
  { plain, said, language }: ProductQuestion,
): string | null {
  const { priceMax, priceMin } = said
  const price = item?.payable ?? null
  if (price === null || other !== undefined || (priceMax === null && priceMin === null)) return null
  if (!ASKS_IF.test(plain)) return null
  const isWithin = price <= (priceMax ?? Infinity) && price >= (priceMin ?? 0)
  return isWithin
    ? tell(language, `Yes, it's ${money(price)}.`, `Sí, cuesta ${money(price)}.`)
    : tell(language, `No, it's ${money(price)}.`, `No, cuesta ${money(price)}.`)
}

const ASKS_IF = /^(?:(?:so|and|but|ok|okay|wait|oh|hey|hi) )*(?:is|are|was|does|do|es|son|cuestan?) /

export function isOfForm(item: Item, forms: readonly Form[], language: Language): string {
  const label = labelOf(forms, language)
  if (forms.some((form) => isOf(item, form)))
    return forms.some(isQuality)
      ? tell(language, `Yes, the menu lists it as ${label}.`, `Sí, el menú lo indica como ${label}.`)
      : tell(language, `Yes, you'll find it among our ${label}.`, `Sí, está entre ${label}.`)
  const otherShelf = forms.every(
    (form) => form.category !== null && form.category !== item.category && !isQuality(form),
  )
  if (otherShelf) {
    const { many, es } = CATEGORY_LABELS[item.category]
    return tell(language, `No, you'll find it among our ${many}.`, `No, está entre ${es}.`)
  }
  return tell(language, `The menu doesn't list it as ${label}.`, `El menú no lo indica como ${label}.`)
}

/** "Is it a disposable or a cart". */
export function oneOfForms(item: Item, forms: readonly Form[], language: Language): string {
  const met = forms.filter((form) => isOf(item, form))
  if (met.length === 0)
    return tell(language, 'The menu lists it as neither.', 'El menú no indica ninguna de las dos cosas.')
  const label = labelOf(met, language)
  return tell(language, `You'll find it among our ${label}.`, `Está entre ${label}.`)
}

function ofSeveral(items: readonly Item[], forms: readonly Form[], language: Language): string | null {
  const met = items.filter((item) => forms.some((form) => isOf(item, form)))
  const label = labelOf(forms, language)
  if (met.length === items.length)
    return tell(language, `Yes, you'll find them among our ${label}.`, `Sí, están entre ${label}.`)
  if (met.length === 0)
    return tell(language, `No, the menu doesn't list them as ${label}.`, `No, el menú no los indica como ${label}.`)
  const names = listOf(met.map(shortName), language)
  return tell(language, `Of those, you'll find ${names} among our ${label}.`, `De esos, ${names} está entre ${label}.`)
}

/** Rosin is found among carts and gummies too. */
export function isQuality({ kinds }: Form): boolean {
  return kinds.length > 0 && kinds.every((id) => KIND_BY_ID.get(id)?.quality === true)
}

export function isOf(item: Item, form: Form): boolean {
  return isQuality(form) ? form.kinds.every((id) => item.kinds.has(id)) : fitsForm(item, form)
}

export function labelOf(forms: readonly Form[], language: Language, joint: 'and' | 'or' = 'and'): string {
  return listOf(
    forms.map((form) => nameWish({ ...NO_WISH, forms: [form] }, language)),
    language,
    joint,
  )
}

export function hasEffect(item: Item, effects: readonly string[], language: Language): string {
  const met = effects.filter((effect) => item.effects.has(effect))
  if (met.length > 0) {
    const list = effectWords(item, met, language)
    return tell(language, `Yes, the menu lists it as ${list}.`, `Sí, el menú lo indica como ${list}.`)
  }
  if (item.product.effects.length === 0)
    return tell(language, "The menu doesn't list its effects.", 'El menú no indica sus efectos.')
  const list = listOf(item.product.effects, language).toLowerCase()
  return sentence(
    tell(language, `not by the menu, which lists it as ${list}`, `según el menú no: lo indica como ${list}`),
  )
}
