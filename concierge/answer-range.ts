import type { Scene } from './draft.ts'
import type { ProductAnswer } from './product-answer.ts'
import { FLAVOR_BY_ID } from './retrieve/aromas.ts'
import { choose } from './retrieve/choose.ts'
import type { Item } from './retrieve/item.ts'
import { KIND_BY_ID } from './retrieve/kinds.ts'
import { retrieve } from './retrieve/retrieve.ts'
import type { Wish } from './retrieve/wish.ts'
import { nameWish } from './say/name-wish.ts'
import { type Language, listOf, sentence, shortName, tell } from './say/wording.ts'
import { type Range, rangeAsked } from './understand/range-asked.ts'

/** What is asked of a whole shelf ("which brands of vapes", "how many indica carts"): what there is in stock, told in one list; else null. */
export function answerRange({ store, input, understood, language }: Scene): ProductAnswer | null {
  const range = rangeAsked(understood.plain)
  const [asked, second] = understood.parts
  if (range === null || asked === undefined || second !== undefined || asked.terms.length > 0) return null
  if (understood.pointed.length > 0) return null
  const bare = asked.forms.length === 0
  if (bare && range !== 'makers' && range !== 'names') return null
  const wish = bare && range === 'names' ? { ...asked, forms: FLOWER } : asked
  const items = retrieve(store, wish).met
  const listed = TELLING[range](items, wish, language)
  if (listed === null) return null
  const shown = choose(items, { ...wish, order: null }, input.agent).map(({ item }) => item)
  return { ...listed, about: [...new Set([...shown, ...listed.about])], shown, known: true }
}

/** "What strains do you have": the plant is meant. */
const FLOWER: Wish['forms'] = [{ category: 'flower', kinds: [] }]

/** A list in words, the rows that its names are of, and the figures in it. */
type Listed = { text: string; about: readonly Item[]; counts: readonly number[] }

type Teller = (items: readonly Item[], wish: Wish, language: Language) => Listed | null

const TELLING: Readonly<Record<Range, Teller>> = {
  makers: tellMakers,
  kinds: tellKinds,
  names: tellNames,
  flavors: tellFlavors,
  count: tellCount,
}

const MOST_NAMED = 8
/** With fewer there is nothing to list. */
const FEWEST = 2

/** The makers with the most on the shelf first. */
function tellMakers(items: readonly Item[], wish: Wish, language: Language): Listed | null {
  const makers = mostFirst(items, ({ product }) => product.brand?.replace(/[.!?]+$/, '') ?? [])
  if (makers.length < FEWEST) return null
  const named = list(makers, language)
  const what = nameWish(wish, language)
  const text =
    wish.forms.length === 0
      ? tell(language, `On our menu right now: ${named.names}.`, `En nuestro menú ahora mismo: ${named.names}.`)
      : tell(language, `In ${what} we carry ${named.names}.`, `En ${what} tenemos ${named.names}.`)
  return { text, about: named.about, counts: named.counts }
}

/** Flower and what is rolled of it differ by type, other shelves by what lies on them. */
function tellKinds(items: readonly Item[], wish: Wish, language: Language): Listed | null {
  const [form] = wish.forms
  if (form === undefined || form.category === null || form.kinds.length > 0) return null
  const byType = form.category === 'flower' || form.category === 'pre-roll'
  const kinds = mostFirst(items, (item) =>
    byType
      ? (item.strainType ?? [])
      : [...item.kinds].flatMap((id) => {
          const kind = KIND_BY_ID.get(id)
          if (kind === undefined || kind.described || kind.category !== item.category) return []
          return [language === 'es' ? kind.labelEs : kind.label]
        }),
  )
  if (kinds.length < FEWEST) return tellNames(items, wish, language)
  const named = list(
    kinds.map((kind) => ({ ...kind, name: `${kind.name} (${kind.count})` })),
    language,
  )
  const what = nameWish(wish, language)
  return {
    text: tell(
      language,
      sentence(`${what} in stock right now: ${named.names}`),
      `Ahora mismo tenemos en ${what}: ${named.names}.`,
    ),
    about: [],
    counts: [...named.counts, ...kinds.map(({ count }) => count)],
  }
}

function tellNames(items: readonly Item[], wish: Wish, language: Language): Listed | null {
  const named = list(
    mostFirst(items, (item) => shortName(item)),
    language,
  )
  if (named.about.length < FEWEST) return null
  const what = nameWish(wish, language)
  const text = tell(
    language,
    sentence(`${what} in stock right now: ${named.names}`),
    `Ahora mismo tenemos en ${what}: ${named.names}.`,
  )
  return { text, about: named.about, counts: named.counts }
}

/** By the words of the menu for its flavours; where it has few, by the names, which tell them then. */
function tellFlavors(items: readonly Item[], wish: Wish, language: Language): Listed | null {
  const flavored = items.filter((item) => item.flavors.size > 0)
  if (flavored.length * 2 < items.length) return tellNames(items, wish, language)
  const flavors = mostFirst(flavored, (item) =>
    [...item.flavors].map((id) =>
      language === 'es' ? (FLAVOR_BY_ID.get(id)?.labelEs ?? id) : id.replace(' flavour', ''),
    ),
  )
  if (flavors.length < FEWEST) return null
  const named = list(flavors, language)
  const what = nameWish(wish, language)
  const text = tell(language, `Flavors of our ${what}: ${named.names}.`, `Sabores en ${what}: ${named.names}.`)
  return { text, about: [], counts: named.counts }
}

function tellCount(items: readonly Item[], wish: Wish, language: Language): Listed | null {
  const names = mostFirst(items, (item) => shortName(item)).slice(0, FEW)
  if (names.length === 0) return null
  const what = nameWish(wish, language)
  const few = listOf(
    names.map(({ name }) => name),
    language,
  )
  const text = tell(
    language,
    `In stock right now in ${what}: ${items.length}, among them ${few}.`,
    `Ahora mismo tenemos ${items.length} en ${what}, entre ellos ${few}.`,
  )
  return { text, about: names.map(({ first }) => first), counts: [items.length] }
}

const FEW = 4

type Counted = { name: string; count: number; first: Item }

/** What the items are told by, each name once, that of the most items first. */
function mostFirst(items: readonly Item[], namesOf: (item: Item) => string | readonly string[]): Counted[] {
  const counted = new Map<string, Counted>()
  for (const item of items)
    for (const name of [namesOf(item)].flat()) {
      const known = counted.get(name)
      if (known === undefined) counted.set(name, { name, count: 1, first: item })
      else known.count++
    }
  return [...counted.values()].sort((a, b) => b.count - a.count)
}

/** The first names of a list and how many more there are; one more is named too. */
function list(counted: readonly Counted[], language: Language): { names: string } & Pick<Listed, 'about' | 'counts'> {
  const rest = counted.length - MOST_NAMED
  const counts = rest > 1 ? [rest] : []
  const told = counts.length > 0 ? counted.slice(0, MOST_NAMED) : counted
  const names = told.map(({ name }) => name)
  const more = counts.map((count) => tell(language, `${count} more`, `${count} más`))
  return { names: listOf([...names, ...more], language), about: told.map(({ first }) => first), counts }
}
