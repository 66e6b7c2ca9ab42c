import { answerCompare } from './answer-compare.ts'
import { type Draft, type Scene } from './draft.ts'
import { fromProduct, productQuestion } from './draft-product-answer.ts'
import { findNamed, rowsWithAll } from './retrieve/find-named.ts'
import type { Item } from './retrieve/item.ts'
import { retrieve } from './retrieve/retrieve.ts'
import { NO_WISH, type Wish } from './retrieve/wish.ts'
import { closestPair } from './sides-compared.ts'
import { readWish } from './understand/read-wish.ts'

const MORE =
  '(?:stronger|harder|milder|weaker|gentler|lighter|heavier|cheaper|pricier|dearer|bigger|smaller|better|worse|smoother|tastier|sleepier|nicer|fresher|faster|quicker|(?:more|less) \\p{L}+)'
const LEAD = '^(?:(?:so|and|but|ok|okay|hey|hi|yo|wait|hm+|um+|,) ?)*'
const SIDE = '([^,]{2,60}?)'
const LAST = '([^,]{2,60})'

/** What is weighed in so many words: "a vs b", "is a stronger than b", "which is cheaper, a or b", "a or b, whats the difference". */
const WEIGHED: readonly RegExp[] = [
  new RegExp(
    `${LEAD}(?:whats|what is|is there|tell me|explain)?(?: \\p{L}+)? ?(?:difference|differences|diff) between ${SIDE} (?:and|or|vs|versus) ${LAST}$`,
    'u',
  ),
  new RegExp(
    `${LEAD}(?:can you |could you |please )?(?:compare|how (?:does|do|would)) ${SIDE} (?:(?:compare|stack up|hold up) )?(?:and|to|with|vs|versus|against) ${LAST}$`,
    'u',
  ),
  new RegExp(`${LEAD}${SIDE} (?:vs|versus) ${LAST}(?: ,.{0,60})?$`, 'u'),
  new RegExp(
    `${LEAD}(?:which|whats|what|whos)\\b[^,]{0,40}\\b(?:${MORE}|more|less|best)\\b[^,]{0,30} , ${SIDE} or ${LAST}$`,
    'u',
  ),
  new RegExp(
    `${LEAD}(?:between )?${SIDE} (?:or|and) ${LAST} , (?:which|whats|what)\\b.{0,60}\\b(?:${MORE}|more|less|best|difference|diff)\\b`,
    'u',
  ),
  new RegExp(
    `${LEAD}(?:is|are|does|do|will|would) ${SIDE} (?:(?:really|actually|any|much|even|a lot|a bit|hits?|gets? you|last|taste|feel|smoke|have|has|be) )*${MORE}(?: \\p{L}+){0,2} than ${LAST}$`,
    'u',
  ),
]

/** Two things of the menu that are weighed against each other by their names, whatever else the words may mean ("quiet times" of a shop, "cones" to fill); null where a side calls none. */
export function draftWeighed(scene: Scene): Draft | null {
  const { said, pointed, intent } = scene.understood
  // Two names of the menu are told apart by what is known of them.
  const isTold = intent === 'compare' && (said.terms.length === 2 || said.brands.length === 2)
  if (pointed.length > 0 || isTold) return null
  const pair = pairSaid(scene) ?? bothNamed(scene)
  const answer = pair === null ? null : answerCompare(pair, productQuestion(scene))
  return answer === null ? null : fromProduct(answer, scene, 'compare')
}

function pairSaid(scene: Scene): readonly Item[] | null {
  const { understood, store } = scene
  const { plain } = understood
  const sides = sidesSaid(plain) ?? []
  const own = sides.map((side) => readWish(side, store.vocabulary).wish)
  if (own.every(({ terms, brands }) => brands.length > 0 && terms.length === 0)) return null
  const [left = [], right = []] = sides.map((side, at) => itemsOf(scene, side, own[at] ?? NO_WISH))
  const others = right.filter((item) => !left.includes(item))
  if (left.length === 0 || others.length === 0) return null
  return closestPair(left.length > 1 ? left.filter((item) => !right.includes(item)) : left, others, plain)
}

/** "The kestrel patch thc or cbd, whats the difference": what is said calls two things and no more. */
function bothNamed({ understood: { plain, named, said } }: Scene): readonly Item[] | null {
  if (!DIFFERENCE.test(plain) || named.coverage < NAMED || said.terms.length + said.brands.length === 0) return null
  const names = new Map(named.items.map((item) => [item.nameKey, item]))
  return names.size === 2 ? [...names.values()] : null
}

const DIFFERENCE = /\b(?:difference|differences|diff|differ|compared?|versus|vs|diferencia)\b/

function sidesSaid(plain: string): readonly [string, string] | null {
  for (const pattern of WEIGHED) {
    const [, one, other] = pattern.exec(plain) ?? []
    if (one !== undefined && other !== undefined) return [one, other]
  }
  return null
}

/** What one side calls: a name, words of one that stand in it alone, or of the one maker that is named what is so ("the 12 pack"). */
function itemsOf({ store, understood }: Scene, side: string, own: Wish): readonly Item[] {
  const { said } = understood
  const brands = own.brands.length > 0 ? own.brands : said.brands
  if (own.terms.length + own.brands.length > 0) {
    const named = findNamed(store, side, { ...own, brands })
    if (named.items.length > 0 && named.coverage >= NAMED) return named.items
  }
  const worded = rowsWithAll(store, side)
  if (worded.length > 0) return worded
  const [brand, other] = brands
  const isTrait = own.packCount !== null || own.strainTypes.length + own.grams.length + own.forms.length > 0
  if (brand === undefined || other !== undefined || !isTrait) return []
  const { forms } = own.forms.length > 0 ? own : said
  const { packCount, strainTypes, grams } = own
  return retrieve(store, { ...NO_WISH, brands: [brand], forms, packCount, strainTypes, grams }).met
}

/** A name that explains less of what was said is only like it. */
const NAMED = 0.6
