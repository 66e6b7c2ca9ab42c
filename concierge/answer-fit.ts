import type { Draft, Scene } from './draft.ts'
import { fromProduct } from './draft-product-answer.ts'
import { type BatteryFit, batteriesFor, batteryFit } from './retrieve/battery-fit.ts'
import { choose } from './retrieve/choose.ts'
import { rowsOfTerm } from './retrieve/constraints.ts'
import type { Item } from './retrieve/item.ts'
import { retrieve } from './retrieve/retrieve.ts'
import { inShort } from './say/pitch.ts'
import { type Language, listOf, shortName, tell } from './say/wording.ts'

/** "Will it fit on my pen", "does it work with a 510": whether one goes on the other. */
const WHETHER =
  /\b(?:will|would|does|do|can|could|is|are)\b.{0,60}\b(?:fits?|works?|compatible|goes?|screws?|use|used|charge)\b.{0,24}\b(?:on|in|with|into|onto|my|any|an?|the|your)\b.{0,24}\b(?:510s?|batter(?:y|ies)|pens?|thread\p{L}*|device)\b|^(?:is|are) .{3,40} 510(?: thread\p{L}*)?(?: (?:carts?|pods?))?$/u
/** "Which battery do I need for it". */
const WHICH =
  /\b(?:what|which)\b.{0,24}\bbatter(?:y|ies)\b|\bbatter(?:y|ies)\b.{0,24}\b(?:for|that (?:fits?|works? (?:with|on)|takes?)|compatible with|to (?:go with|use with|fit))\b|\bneed an?(?: \p{L}+)? battery\b/u

/** Whether a cart or pod goes on a battery, and which it takes, by what its own row says; null where that is not asked or not said. */
export function draftFit(scene: Scene): Draft | null {
  const { store, language, understood } = scene
  const { plain } = understood
  const which = WHICH.test(plain)
  if (!which && !WHETHER.test(plain)) return null
  const [item, fit] = fitOf(subjectsOf(scene))
  if (item === null || fit === null) return null
  const takes = offered(scene, batteriesFor(store, item, fit))
  if (which && fit.thread !== 'none' && takes.length === 0) return null
  const verdict = which ? '' : verdictOf(fit, plain, item, language)
  const said = tell(
    language,
    `${verdict}The menu says of ${shortName(item)}: "${fit.said}".`,
    `${verdict}El menú dice de ${shortName(item)}: "${fit.said}".`,
  )
  const list = listOf(
    takes.map((battery) => inShort(battery, language)),
    language,
  )
  const offer = tell(language, `For that we have ${list}.`, `Para eso tenemos ${list}.`)
  const shown = which && takes.length > 0 ? takes : [item, ...takes]
  const answer = {
    text: takes.length > 0 ? `${said} ${offer}` : said,
    about: [item, ...takes],
    shown,
    known: true,
  }
  return fromProduct(answer, scene, which && takes.length > 0 ? 'recommend' : 'product_info')
}

/** Of the batteries that take it, the ones that keep what else was wished for. */
function offered({ store, input, understood: { said } }: Scene, batteries: readonly Item[]): readonly Item[] {
  const wish = { ...said, brands: [], terms: [], forms: [{ category: 'accessory', kinds: ['battery'] } as const] }
  const { met } = retrieve(store, wish)
  const meant = batteries.filter((battery) => met.includes(battery))
  return choose(meant, wish, input.agent)
    .slice(0, 2)
    .map(({ item }) => item)
}

const OF_THE_SHOP = /\b(?:your|these|those|the) (?:\p{L}+ )?(?:pods?|cart(?:ridge)?s?)\b/u

/** The carts or pods spoken of: those pointed at, else those of the maker or name, of the form that is named beside it. */
function subjectsOf({ store, understood }: Scene): readonly Item[] {
  const { said, pointed, plain } = understood
  const vapes = pointed.filter(({ category }) => category === 'vape')
  if (vapes.length > 0) return vapes.slice(0, 1)
  const rows = said.terms.map((term) => rowsOfTerm(store, term))
  const form = /\bpods?\b/.test(plain) ? 'pod' : /\bcart(?:ridge)?s?\b/.test(plain) ? 'cartridge' : null
  const named = said.brands.length + rows.length > 0
  if (!named && (form === null || !OF_THE_SHOP.test(plain))) return []
  return (store.shelves.get('vape') ?? []).filter(
    (item) =>
      item.inStock &&
      (form === null || item.kinds.has(form)) &&
      (said.brands.length === 0 || said.brands.includes(item.product.brand ?? '')) &&
      rows.every((found) => found.has(item.row)),
  )
}

/** What all of them say alike; where they differ no answer holds for all. */
function fitOf(items: readonly Item[]): readonly [Item, BatteryFit] | readonly [null, null] {
  const [first] = items
  const fit = first === undefined ? null : batteryFit(first)
  if (first === undefined || fit === null) return [null, null]
  const alike = items.every((item) => {
    const other = batteryFit(item)
    return other?.thread === fit.thread && (fit.thread !== 'own' || item.brandKey === first.brandKey)
  })
  return alike ? [first, fit] : [null, null]
}

/** A yes or a no only where the thread that is asked about decides it. */
function verdictOf({ thread }: BatteryFit, plain: string, item: Item, language: Language): string {
  const asks510 = /\b510s?\b/.test(plain)
  const any = /\b(?:any|regular|normal|standard|other|universal|generic|different)\b/.test(plain)
  const brand = item.product.brand?.toLowerCase() ?? ''
  const ownBattery = brand !== '' && new RegExp(`\\b${brand.split(' ')[0]} (?:pod )?batter`, 'u').test(plain)
  if (thread === '510' && asks510) return tell(language, 'Yes. ', 'Sí. ')
  if (thread === 'own' && (asks510 || any)) return 'No. '
  if (thread === 'own' && ownBattery) return tell(language, 'Yes. ', 'Sí. ')
  return ''
}
