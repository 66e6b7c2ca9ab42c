import { plainSentence, wordsIn } from '#concierge/understand/fold-text.ts'
import { isCommonWord } from './word-index.ts'

/** What menus call their own by, beside the name of the shop or alone. */
const HOUSE = /^(?:in )?house(?: brand| label| line| flower| stash)?$/
const BESIDE_SHOP = /^(?:house|own|private|label|brand|select|reserve|cannabis|collective|farms?|grown?|co)$/

/**
 * The brands of a menu that are the shop's own: "House", the name of the shop ("Otter Creek" of Otter Creek Wellness), or what it is
 * called by with "house" behind it. What is called by an everyday word alone, as other makers are too, is not.
 */
export function houseBrands(brands: Iterable<string>, shop: string): readonly string[] {
  const own = wordsIn(plainSentence(shop))
  return [...brands].filter((brand) => {
    const plain = plainSentence(brand)
    if (HOUSE.test(plain)) return true
    const words = wordsIn(plain)
    const name = words.filter((word) => !BESIDE_SHOP.test(word))
    if (name.length === 0 || !name.every((word, at) => own[at] === word)) return false
    return name.length > 1 || words.includes('house') || !name.every(isCommonWord)
  })
}
