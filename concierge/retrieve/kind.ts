import type { Category } from '#contract/catalog.ts'

/**
 * A kind is a form finer than a category. `asked` matches a shopper's plain sentence, `sold` the folded name,
 * subcategory, tags and size of a product. A `quality` kind ("rosin", "infused") may sit on any category and
 * only stands for its own one when no other form is named beside it.
 */
export type Kind = {
  id: string
  category: Category
  quality: boolean
  /** Also told by the description, because menus write it nowhere else. */
  described: boolean
  asked: RegExp
  sold: RegExp
  label: string
  labelEs: string
}

/** A form finer than a shelf. */
// oxlint-disable-next-line max-params -- a row of a table reads best in one line
export function kind(
  id: string,
  category: Category,
  asked: string,
  sold: string,
  labels: readonly [string, string],
): Kind {
  return {
    id,
    category,
    quality: false,
    described: false,
    asked: word(asked),
    sold: new RegExp(sold),
    label: labels[0],
    labelEs: labels[1],
  }
}

/** How a thing is made, on whatever shelf it lies. */
// oxlint-disable-next-line max-params -- a row of a table reads best in one line
export function quality(
  id: string,
  category: Category,
  asked: string,
  sold: string,
  labels: readonly [string, string],
): Kind {
  return { ...kind(id, category, asked, sold, labels), quality: true }
}

/** What of a thing to eat is told by its description too. */
// oxlint-disable-next-line max-params -- a row of a table reads best in one line
export function trait(id: string, asked: string, sold: string, labels: readonly [string, string]): Kind {
  return { ...quality(id, 'edible', asked, sold, labels), described: true }
}

/** What a piece of gear has or has not, told by its description alone: "must be usb-c". */
// oxlint-disable-next-line max-params -- a row of a table reads best in one line
export function gearTrait(id: string, asked: string, sold: string, labels: readonly [string, string]): Kind {
  return { ...quality(id, 'accessory', asked, sold, labels), described: true }
}

/** A pattern of whole words, for every match in a sentence. */
export function word(source: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${source})(?![\\p{L}\\p{N}])`, 'gu')
}

/** Whether a description of that shelf can tell it: a vape has a battery as gear has, and what is smoked or eaten was grown. */
export function mayBeSaid(of: Kind, category: Category): boolean {
  if (of.category === 'flower') return category !== 'merch' && category !== 'accessory'
  return category === of.category || (category === 'vape' && of.category === 'accessory')
}
