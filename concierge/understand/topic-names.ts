import { nameStems } from '#concierge/retrieve/gazetteer.ts'
import type { Item } from '#concierge/retrieve/item.ts'
import { onceFor } from '#concierge/retrieve/remember.ts'
import { isCommonWord } from '#concierge/retrieve/word-index.ts'
import { fillsSlot } from './asked-slot.ts'
import { plainSentence, wordStem } from './fold-text.ts'
import { storeIntentsOf } from './intent.ts'
import type { ReadWish } from './read-wish.ts'

/** The last words of names of gear that read like a matter of the shop ("pocket grinder card", "filter tips booklet"), the longest first. */
const namesLikeTopics = onceFor((items: readonly Item[]): readonly string[] => {
  const ends = items
    .filter(({ category }) => category === 'accessory' || category === 'merch')
    .flatMap(({ product }) => endsOf(plainSentence(product.name)))
  return [...new Set(ends)].sort((a, b) => b.length - a.length)
})

const MOST_WORDS = 6

/** Ends of two words or more that a topic is heard in; what has no topic in it as a whole has none in its end. */
function endsOf(name: string): string[] {
  const words = name.split(' ')
  if (words.length > MOST_WORDS || nameStems(name).length < 2 || storeIntentsOf(name).length === 0) return []
  return words
    .slice(0, -1)
    .map((_, at) => words.slice(at).join(' '))
    .filter((end) => storeIntentsOf(end).length > 0)
}

/** What is left of a message for the topics to be heard in, with such names taken out. */
export function besideTopicNames(items: readonly Item[], plain: string): string {
  let rest = plain
  for (const name of namesLikeTopics(items)) if (rest.includes(name)) rest = rest.replaceAll(name, 'it')
  return rest
}

const OF_STOCK = /\b(?:available|in stock|thc|cbd|how much (?:is|are)|price of|sold out)\b/

/**
 * "Is Triple Stack by Grassroots available", "still have last call kush": the words of a name are no topic. A name of everyday
 * words alone ("happy hour") is one only where it is all that is asked for, or where stock, figures or a maker are spoken of.
 */
export function besideNames({ plain, wish, called }: ReadWish, items: readonly Item[]): string {
  const ofStock = wish.brands.length > 0 || OF_STOCK.test(plain)
  return called
    .filter((name) => {
      if (!name.includes(' ')) return false
      const start = plain.indexOf(name)
      return (
        fillsSlot(plain, start, start + name.length) || ofStock || !name.split(' ').map(wordStem).every(isCommonWord)
      )
    })
    .reduce((rest, name) => rest.replace(name, 'it'), besideTopicNames(items, plain))
}
