import type { Item } from '#concierge/retrieve/item.ts'
import { type Language, tell } from './wording.ts'

/** What the menu's own mark says of a thing: what sells well is no pick of the staff. */
export function sayMark(mark: NonNullable<Item['mark']>, language: Language): string {
  const [en, es] = SAID[mark]
  return tell(language, en, es)
}

const SAID: Readonly<Record<NonNullable<Item['mark']>, readonly [string, string]>> = {
  'staff pick': ['a staff pick', 'recomendado por el equipo'],
  'best seller': ['a best seller', 'de los más vendidos'],
  popular: ['popular here', 'popular aquí'],
  featured: ['featured on our menu', 'destacado en el menú'],
}
