import type { Category, Product } from '#contract/catalog.ts'
import type { StoreProfile } from '#contract/store-profile.ts'
import { WAYS_TO_ASK } from '#concierge/facts/asked-as.ts'
import { type Fact, readFacts } from '#concierge/facts/fact.ts'
import { withWholeRooms } from './facts/whole-rooms.ts'
import { withSpecialDays } from '#concierge/facts/read-special-days.ts'
import { withBrands } from '#concierge/retrieve/brand-in-name.ts'
import { buildGazetteer, type Gazetteer } from '#concierge/retrieve/gazetteer.ts'
import { type Item, readItem } from '#concierge/retrieve/item.ts'
import { LEXICON_WORDS } from '#concierge/retrieve/lexicon-words.ts'
import { withStrains } from '#concierge/retrieve/strain-in-name.ts'
import { buildVocabulary, type Vocabulary } from '#concierge/retrieve/vocabulary.ts'
import { buildWordIndex, type WordIndex } from '#concierge/retrieve/word-index.ts'
import type { StoreSource } from './ports.ts'

/** One shop, ready to be asked. Built once per catalogue version; a turn only reads it. */
export type Store = {
  profile: StoreProfile
  items: readonly Item[]
  byId: ReadonlyMap<string, Item>
  shelves: ReadonlyMap<Category, readonly Item[]>
  words: WordIndex
  gazetteer: Gazetteer
  vocabulary: Vocabulary
  /** Every fact of the profile, also those under keys nobody foresaw. */
  facts: readonly Fact[]
  /** One unit vector a product in the order of the catalogue, or null while they are being computed. */
  vectors: readonly Float32Array[] | null
}

/** Builds indexes and vocabulary of a shop. `vectors`, when given, has one entry a product, in order. */
export function openStore(source: StoreSource, vectors?: readonly Float32Array[]): Store {
  const items = withStrains(withBrands(source.products)).map(readItem)
  const words = buildWordIndex(items, LEXICON_WORDS)
  const gazetteer = buildGazetteer(items, source.profile.name)
  const profile = withSpecialDays(withWholeRooms(source.profile))
  const facts = readFacts(profile)
  return {
    profile,
    items,
    byId: new Map(items.map((item) => [item.product.productId, item])),
    shelves: Map.groupBy(items, (item) => item.category),
    words,
    gazetteer,
    vocabulary: buildVocabulary(
      gazetteer,
      words,
      new Set([...WAYS_TO_ASK, ...facts.flatMap((fact) => [...fact.keyWords, ...fact.valueWords])]),
    ),
    facts,
    vectors: vectors !== undefined && vectors.length === items.length ? vectors : null,
  }
}

/** The text whose sentence vector stands for a product. */
export function vectorText(product: Product): string {
  const parts = [
    product.name,
    product.brand,
    product.category,
    product.subcategory,
    product.strainType,
    product.effects.join(', '),
    product.flavors.join(', '),
  ]
  return parts
    .filter((part) => part !== null && part !== '')
    .join('. ')
    .slice(0, 300)
}
