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

/** Parts of gear and what keeps it going, by the kind of gear that is nearest to each. */
const PARTS_OF: ReadonlyMap<string, string> = new Map([
  ['charger', 'battery'],
  ['ashtray', 'tray'],
  ['screen', 'glass'],
  ['downstem', 'glass'],
  ['mouthpiece', 'glass'],
  ['mat', 'rig'],
  ['coil', 'rig'],
  ['butane', 'lighter'],
])

/** The same in Spanish, by the word that menus have for it. */
const IN_ENGLISH: ReadonlyMap<string, string> = new Map([
  ['jabon', 'soap'],
  ['palomita', 'popcorn'],
  ['miel', 'honey'],
  ['pan', 'bread'],
  ['champu', 'shampoo'],
  ['cargador', 'charger'],
  ['cargadore', 'charger'],
  ['cenicero', 'ashtray'],
])

/** True for an everyday noun of something to eat, to wash with or to use. */
export function isGoods(word: string): boolean {
  return goodsOf(wordStem(word)) !== null
}

/** The noun that a stem stands for, or null where it is none of these. */
export function goodsOf(stem: string): string | null {
  const noun = IN_ENGLISH.get(stem) ?? stem
  return GOODS.has(noun) || isUsed(noun) ? noun : null
}

export function isUsed(noun: string): boolean {
  return USED.has(noun) || PARTS_OF.has(noun)
}

/** The kind of gear that a part belongs to, null where the word is of no part. */
export function gearOfPart(word: string): string | null {
  return PARTS_OF.get(wordStem(word)) ?? null
}
