import type { ReadWish } from './read-wish.ts'
import { saysWish } from './standing.ts'

/** "Ok milk then", "the peach one" after a list: nothing but a word of the one that is meant; who says its name in full takes it. */
export function isBareName({ plain, wish }: Pick<ReadWish, 'plain' | 'wish'>): boolean {
  const [term, other] = wish.terms
  if (
    term === undefined ||
    other !== undefined ||
    term.said.includes(' ') ||
    saysWish({ ...wish, terms: [], flavors: [] })
  )
    return false
  return CHOOSES.test(plain.replace(term.said, 'it'))
}

const CHOOSES =
  /^(?:(?:ok|okay|and|or|so|fine|hm+|well|then|cool|alright|,) )+(?:the )?it(?: (?:one|then|please|pls|instead))*$/
