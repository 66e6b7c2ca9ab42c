import { wordStem } from './fold-text.ts'

/** What is eaten, washed with or used, by everyday nouns that no lexicon of kinds has: each is the head of what is asked for. */
const GOODS: ReadonlySet<string> = new Set(
  `pizza popcorn ramen noodle chip crisp pretzel cracker jerky bread bagel toast cereal granola oatmeal nut peanut almond cashew pistachio
honey jam salsa ketchup mustard mayo mayonnaise sauce dressing dip hummus guacamole soup pasta lasagna spaghetti burger burrito taco
sandwich donut doughnut muffin waffle pancake croissant pie pudding yogurt fudge toffee marshmallow gum coffee espresso latte
soap wash shampoo conditioner deodorant sunscreen toothpaste mouthwash lube`.split(/\s+/),
)

/** What is used, as the others are eaten or washed with. */
const USED: ReadonlySet<string> = new Set(['machine', 'roller', 'koozie', 'umbrella'])

/** The same in Spanish, by the word that menus have for it. */
const IN_ENGLISH: ReadonlyMap<string, string> = new Map([
  ['jabon', 'soap'],
  ['palomita', 'popcorn'],
  ['miel', 'honey'],
  ['pan', 'bread'],
  ['champu', 'shampoo'],
])

/** True for an everyday noun of something to eat, to wash with or to use. */
export function isGoods(word: string): boolean {
  return goodsOf(wordStem(word)) !== null
}

/** The noun that a stem stands for, or null where it is none of these. */
export function goodsOf(stem: string): string | null {
  const noun = IN_ENGLISH.get(stem) ?? stem
  return GOODS.has(noun) || USED.has(noun) ? noun : null
}

export function isUsed(noun: string): boolean {
  return USED.has(noun)
}
