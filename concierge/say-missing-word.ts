import type { Store } from './open-store.ts'
import { fitsForm } from './retrieve/constraints.ts'
import { nameStems } from './retrieve/gazetteer.ts'
import type { Item } from './retrieve/item.ts'
import { KIND_BY_ID } from './retrieve/kinds.ts'
import { isCalled, saysOfItself } from './retrieve/other-names.ts'
import type { Wish } from './retrieve/wish.ts'
import { pluralOf } from './say/plural-of.ts'
import { type Language, shortName, tell } from './say/wording.ts'

/** What is said of a word that nothing shown is called by, and the thing that is, where it is sold out. */
export type MissingWord = { text: string; gone: Item | null }

/** "tea" asked for where the menu has only other drinks, or none in stock; a word for the whole kind ("wax") is met by all of it. */
export function sayMissingWord(
  wish: Wish,
  items: readonly Item[],
  { store, language }: { store: Store; language: Language },
): MissingWord | null {
  const missing = missingForm(wish, items)
  if (missing === null) return null
  const gone = store.items.find((item) => !item.inStock && fitsForm(item, missing)) ?? null
  const text =
    gone === null
      ? tell(
          language,
          `I don't have ${pluralOf(missing.word, 'en', missing.word)} on the menu right now, but this comes close.`,
          'Ahora mismo no tengo justo eso en el menú, pero esto se le parece.',
        )
      : tell(
          language,
          `${shortName(gone)} is sold out right now, but this comes close.`,
          `${shortName(gone)} está agotado ahora mismo, pero esto se le parece.`,
        )
  return { text, gone }
}

type Called = Wish['forms'][number] & { word: string }

/** The form that is asked for by a word that nothing of the answer is called by; null where none is. */
function missingForm({ forms }: Wish, items: readonly Item[]): Called | null {
  if (forms.some((form) => form.word === undefined && items.some((item) => fitsForm(item, form)))) return null
  const called = forms.flatMap((form): Called[] => (form.word === undefined ? [] : [{ ...form, word: form.word }]))
  const missing = called.find(
    ({ word, kinds }) =>
      !kinds.some((kind) => KIND_BY_ID.get(kind)?.label === word) &&
      !items.some((item) => isCalled(item, word) || nameStems(item.product.brand ?? '').includes(word)) &&
      !(kinds.every((kind) => KIND_BY_ID.get(kind)?.quality) && items.some((item) => saysOfItself(item, word))),
  )
  const another = called.some((form) => items.some((item) => fitsForm(item, form)))
  return missing === undefined || another ? null : missing
}
