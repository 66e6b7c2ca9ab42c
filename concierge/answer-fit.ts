import type { Draft, Scene } from './draft.ts'
import { fromProduct } from './draft-product-answer.ts'
import {
  type BatteryFit,
  batteriesFor,
  batteryFit,
  refuses510,
  says510,
  soldOutFor,
  takes,
  usualFit,
} from './retrieve/battery-fit.ts'
import { choose } from './retrieve/choose.ts'
import { rowsOfTerm } from './retrieve/rows-of-term.ts'
import { nameStems } from './retrieve/gazetteer.ts'
import type { Item } from './retrieve/item.ts'
import { retrieve } from './retrieve/retrieve.ts'
import type { Wish } from './retrieve/wish.ts'
import { ofDevice, saidOf } from './say/battery-words.ts'
import { inShort } from './say/pitch.ts'
import { listOf, shortName, tell } from './say/wording.ts'

/** "Will it fit on my pen", "does it work with a 510": whether one goes on the other. */
const WHETHER =
  /\b(?:will|would|does|do|can|could|is|are)\b.{0,60}\b(?:fits?|works?|compatible|go(?:es)?|screws?|use|used|charge)\b.{0,24}\b(?:on|in|with|into|onto|my|any|an?|the|your)\b.{0,24}\b(?:510s?|batter(?:y|ies)|pens?|thread\p{L}*|device)\b|\bbatter(?:y|ies) (?:work|fit|compatible|go|good|take|accept|hold)\p{L}*\b|\b(?:screws?|fits?|goes?) (?:right )?(?:on|onto|on to|in|into) (?:the|your|my)\b(?! (?:cart|order|bag|fridge|app|menu)\b)|^(?:is|are) .{3,40} 510(?: thread\p{L}*)?(?: (?:carts?|pods?))?$/u
/** "Which battery do I need for it". */
const WHICH =
  /\b(?:what|which)(?: (?:kind|type|sort|style|size) of)?(?: \p{L}+)? batter(?:y|ies)\b|\bbatter(?:y|ies)\b.{0,24}\b(?:for|that (?:fits?|works? (?:with|on)|takes?)|compatible with|to (?:go with|use with|fit))\b|\bneed an?(?: \p{L}+)? battery\b|\b(?:right|correct|matching|proper) batter(?:y|ies)\b|^(?:(?:and|ok|so|what about|how about) )*(?:the|a|its) batter(?:y|ies)$|\bbatter(?:y|ies) (?:it|they|that|this|those) (?:needs?|takes?|uses?|fits?|goes? (?:on|with|into?))\b|\bwhat (?:do|does|would|should|can) (?:i|it|that|this|you|they|those)\b.{0,12}\b(?:plug|snap|screw|click|put|stick|pop|goe?s?|fits?|attach|use)\b(?: (?:it|that|this|them|those))? ?(?:in|on|to|into|onto|in to|on to|with)$|^(?:(?:ok|okay|so|and|but|cool|,) )*(?:what|which)(?: (?:kind|type|sort) of)? (?:devices?|pens?|gear|thing)(?: else)? (?:do|does|would|should|will|can) (?:i|we|you|it|they|those|these|that) (?:need|use|get|buy|take|fit|work with|go (?:on|in|with))\b|^(?:(?:ok|okay|so|and|but|cool|,) )*what(?: else)? (?:do|would|will) (?:i|we|you) need (?:for|to (?:use|vape|smoke|hit|run|puff)) (?:it|them|that|those|these|this)$/u

/** "What fits the gridlock battery": what goes on a battery that is named. */
const WHAT_FITS =
  /\b(?:what|which|anything|something)\b.{0,24}\b(?:fits?|works? (?:with|on|in)|goes (?:on|in|into|with)|compatible with|(?:can|do) i (?:use|put) (?:with|on|in))\b.{0,40}\bbatter(?:y|ies)\b/

/** "Is the palm compatible with any cart": asked of a battery that is named. */
const TAKES_ALL =
  /\b(?:compatible|works?|fits?|takes?|use)\b.{0,16}\b(?:any|all|most|every|regular|normal|standard|universal|510)\b.{0,16}\b(?:carts?|cartridges?|pods?)\b/

/** Whether a cart or pod goes on a battery, and which it takes, by what its own row says; null where that is not asked or not said. */
export function draftFit(scene: Scene): Draft | null {
  const { store, language, understood } = scene
  const { plain } = understood
  if (WHAT_FITS.test(plain)) return draftFitting(scene, batteryNamed(scene))
  if (FOR_IT.test(plain)) return draftFitting(scene, batteryShown(scene))
  const which = WHICH.test(plain)
  const takesAll = TAKES_ALL.test(plain) && deviceOf(scene) !== null
  if (!which && !takesAll && !WHETHER.test(plain) && !OF_TWO.test(plain)) return null
  const pair = which ? null : (draftPair(scene) ?? draftOtherMaker(scene))
  if (pair !== null) return pair
  const device = deviceOf(scene)
  const told = device === null ? null : ofThread(device, scene, which)
  if (told !== null) return told
  const subjects = device === null ? subjectsOf(scene) : onShelf(scene, formOf(plain))
  const stated = fitOf(subjects, batteryFit)
  const [item, fit] = stated[0] === null && (which || OF_COMMON.test(plain)) ? fitOf(subjects, usualFit) : stated
  if (item === null || fit === null) return null
  const offers = device === null ? offered(scene, batteriesFor(store, item, fit)) : []
  const lacks = which && offers.length === 0
  if (lacks && fit.thread === '510') return null
  const gone = lacks && fit.thread === 'own' ? soldOutFor(store, item) : []
  if (lacks && gone.length === 0 && fit.thread === 'own' && fit.said === null) return null
  const isUsual = fit.said === null && fit.thread === '510'
  const verdict =
    which || (isUsual && device === null)
      ? null
      : device === null
        ? verdictOf(fit, plain, item)
        : takes(device, item, fit.thread)
  const texts = [
    ...(verdict === null ? [] : [verdict ? tell(language, 'Yes.', 'Sí.') : 'No.']),
    saidOf(item, fit, language),
    ...(device === null || verdict === true ? [] : [ofDevice(device, language)]),
  ]
  if (gone.length > 0) {
    const names = listOf(gone.map(shortName), language)
    texts.push(tell(language, `Sold out right now: ${names}.`, `Agotado ahora mismo: ${names}.`))
  }
  const list = listOf(
    offers.map((battery) => inShort(battery, language)),
    language,
  )
  if (offers.length > 0) texts.push(tell(language, `For that we have ${list}.`, `Para eso tenemos ${list}.`))
  const about = [...(device === null ? [] : [device]), item, ...offers, ...gone]
  const picks = which && offers.length > 0
  const answer = {
    text: texts.join(' '),
    about,
    shown: picks ? offers : about.filter(({ inStock }) => inStock),
    known: true,
    quotes: fit.thread === '510' ? ['510'] : [],
  }
  return fromProduct(answer, scene, picks ? 'recommend' : 'product_info')
}

/** Whether a battery takes the common thread, where its row says that it does or that it does not. */
function ofThread(device: Item, scene: Scene, which: boolean): Draft | null {
  const { language, understood } = scene
  const refusal = /\b510s?\b/.test(understood.plain) ? refuses510(device) : null
  const common = refusal === null && !which && OF_COMMON.test(understood.plain) ? says510(device) : null
  const said = refusal ?? common
  if (said === null) return null
  const verdict = refusal === null ? tell(language, 'Yes.', 'Sí.') : 'No.'
  const text = `${verdict} ${saidOf(device, { thread: refusal === null ? '510' : 'own', said }, language)}`
  const quotes = refusal === null ? ['510', said] : ['510']
  return fromProduct({ text, about: [device], shown: [device], known: true, quotes }, scene, 'product_info')
}

/** What the common thread goes by. */
const OF_COMMON = /\b(?:510s?|regular|normal|standard|universal|most|all|any)\b/

/** The carts or pods that say they go on the battery that is named. */
function draftFitting(scene: Scene, battery: Item | null): Draft | null {
  const { store, input, language, understood } = scene
  if (battery === null) return null
  const form = formOf(understood.plain.replace(/\bpod batter\p{L}*/u, ''))
  const kinds = form === null ? [] : [form]
  const wish: Wish = { ...understood.said, forms: [{ category: 'vape', kinds }], brands: [], terms: [] }
  const fitting = retrieve(store, wish).met.filter((item) => {
    const fit = usualFit(item)
    return fit !== null && takes(battery, item, fit.thread)
  })
  const shown = choose(fitting, wish, input.agent).map(({ item }) => item)
  if (shown.length === 0) return null
  const list = listOf(
    shown.map((item) => inShort(item, language)),
    language,
  )
  const name = shortName(battery)
  const text = tell(language, `On the ${name} go ${list}.`, `Para ${name} tenemos ${list}.`)
  return fromProduct({ text, about: [battery, ...shown], shown, known: true }, scene, 'recommend')
}

/** "And a pod for it" after a battery or its device. */
const FOR_IT =
  /\b(?:pods?|cart(?:ridge)?s?)\b.{0,16}\b(?:for|that (?:fits?|works? (?:with|on|in)|goes (?:on|in|with))|to go (?:with|in|on)|(?:compatible|works?) with) (?:it|that|this|that one|this one)\b/

/** The one battery that is talked about. */
function batteryShown({ understood: { standing } }: Scene): Item | null {
  const [item, other] = standing.shown
  return item !== undefined && other === undefined && item.kinds.has('battery') ? item : null
}

/** "Will a Stardust cart work on the Orbit pod battery": one maker's cart and the battery of another. */
function draftPair(scene: Scene): Draft | null {
  const { store, language, understood } = scene
  const { said, plain } = understood
  const battery = batteryOf(scene)
  const others = said.brands.filter((brand) => brand !== battery?.product.brand)
  if (battery === null || others.length === 0) return null
  const form = formOf(plain.replace(/\bpod batter\p{L}*/u, ''))
  const telling = onShelf(scene, form).filter((item) => isOf(item, others) && batteryFit(item) !== null)
  const [item, fit] = fitOf(telling, batteryFit)
  if (item === null || fit === null || fit.thread === 'none') return null
  const fits = takes(battery, item, fit.thread)
  const ownWords = battery.product.description?.split(/[.!?;]+(?:\s|$)/).find((line) => ONLY_SOME.test(line))
  if (!fits && ownWords === undefined) return null
  const offers = fits ? [] : offered(scene, batteriesFor(store, item, fit))
  const list = listOf(
    offers.map((one) => inShort(one, language)),
    language,
  )
  const texts = [
    fits ? tell(language, 'Yes.', 'Sí.') : 'No.',
    saidOf(item, fit, language),
    ...(fits || ownWords === undefined ? [] : [saidOf(battery, { ...fit, said: ownWords.trim() }, language)]),
    ...(list === '' ? [] : [tell(language, `For that we have ${list}.`, `Para eso tenemos ${list}.`)]),
  ]
  const about = [item, battery, ...offers]
  return fromProduct({ text: texts.join(' '), about, shown: about, known: true }, scene, 'product_info')
}

/** "Does it work in a pax". */
const OF_TWO =
  /\b(?:pods?|cart(?:ridge)?s?)\b.{0,24}\b(?:works?|fits?|go(?:es)?|compatible|used?)\b.{0,12}\b(?:in|on|with|into)\b/

/** "Do Stardust pods work in an Orbit": pods of one maker and the device of another. */
function draftOtherMaker(scene: Scene): Draft | null {
  const { store, language, understood } = scene
  const { said, plain } = understood
  const [first = '', second = ''] = [...said.brands].sort((a, b) => placeOf(plain, a) - placeOf(plain, b))
  if (second === '' || formOf(plain) !== 'pod' || !OF_TWO.test(plain)) return null
  const item = onShelf(scene, 'pod').find((one) => isOf(one, [first]))
  const fit = item === undefined ? null : usualFit(item)
  if (item === undefined || fit?.thread !== 'own') return null
  const offers = offered(scene, batteriesFor(store, item, fit))
  const list = listOf(
    offers.map((one) => inShort(one, language)),
    language,
  )
  const texts = ['No.', saidOf(item, fit, language)]
  if (list !== '') texts.push(tell(language, `For that we have ${list}.`, `Para eso tenemos ${list}.`))
  const about = [item, ...offers]
  return fromProduct({ text: texts.join(' '), about, shown: about, known: true }, scene, 'product_info')
}

function placeOf(plain: string, brand: string): number {
  return plain.indexOf(nameStems(brand)[0] ?? brand)
}

/** A battery that says of itself that it takes some things alone; of one that does not say so no is not certain. */
const ONLY_SOME = /\bonly\b|\bproprietary\b/i

/** The one battery of a maker that is named right before the word; none where two of them take different things. */
function batteryOf({ store, understood: { said, plain } }: Scene): Item | null {
  const batteries = (store.shelves.get('accessory') ?? []).filter(
    (item) => item.kinds.has('battery') && isOf(item, said.brands) && saysBattery(plain, item.product.brand),
  )
  const pods = /\bpod batter/.test(plain) ? batteries.filter(({ product }) => /\bpod\b/i.test(product.name)) : batteries
  return pods.length === 1 ? (pods[0] ?? null) : null
}

function saysBattery(plain: string, brand: string | null): boolean {
  const [word = ''] = nameStems(brand ?? '')
  return word !== '' && new RegExp(`\\b${word}\\p{L}* (?:pod )?batter`, 'u').test(plain)
}

/** "Does the palm battery work with your carts": a battery that is named where no cart or pod is. */
function deviceOf(scene: Scene): Item | null {
  return formOf(scene.understood.plain) === null || subjectsOf(scene).length > 0 ? null : batteryNamed(scene)
}

function batteryNamed({ store, understood: { said, named } }: Scene): Item | null {
  if (said.brands.length + said.terms.length === 0) {
    const [item] = named.coverage >= WHOLLY ? named.items : []
    return item?.kinds.has('battery') === true ? item : null
  }
  const rows = said.terms.map((term) => rowsOfTerm(store, term))
  const batteries = (store.shelves.get('accessory') ?? []).filter(
    (item) => item.kinds.has('battery') && isOf(item, said.brands) && rows.every((found) => found.has(item.row)),
  )
  return batteries[0] ?? null
}

const WHOLLY = 0.6

function isOf({ product }: Item, brands: readonly string[]): boolean {
  return brands.length === 0 || brands.includes(product.brand ?? '')
}

function formOf(plain: string): 'pod' | 'cartridge' | 'disposable' | null {
  if (/\bpods?\b/.test(plain)) return 'pod'
  if (/\bdisposables?\b/.test(plain)) return 'disposable'
  return /\bcart(?:ridge)?s?\b/.test(plain) ? 'cartridge' : null
}

function onShelf({ store }: Scene, form: string | null): readonly Item[] {
  return (store.shelves.get('vape') ?? []).filter((item) => item.inStock && (form === null || item.kinds.has(form)))
}

/** Of the batteries that take it, the ones that keep what else was wished for. */
function offered({ store, input, understood: { said } }: Scene, batteries: readonly Item[]): readonly Item[] {
  const wish: Wish = { ...said, brands: [], terms: [], forms: [{ category: 'accessory', kinds: ['battery'] }] }
  const { met } = retrieve(store, wish)
  const meant = batteries.filter((battery) => met.includes(battery))
  return choose(meant, wish, input.agent)
    .slice(0, 2)
    .map(({ item }) => item)
}

const OF_THE_SHOP = /\b(?:your|these|those|the) (?:\p{L}+ )?(?:pods?|cart(?:ridge)?s?)\b/u

/** The carts or pods spoken of: those pointed at, else those of the maker or name, of the form that is named beside it; where none is, those shown. */
function subjectsOf(scene: Scene): readonly Item[] {
  const { store, understood } = scene
  const { said, pointed, plain, standing, unknown } = understood
  const vapes = pointed.filter(({ category }) => category === 'vape')
  if (vapes.length > 0) return vapes.slice(0, 1)
  const rows = said.terms.map((term) => rowsOfTerm(store, term))
  const form = formOf(plain)
  if (said.brands.length + rows.length === 0 && form === null && unknown.length === 0) {
    const { shown } = standing
    if (shown.length > 0 && shown.every(({ category }) => category === 'vape')) return shown
  }
  if (said.brands.length + rows.length === 0 && (form === null || !OF_THE_SHOP.test(plain))) return []
  return onShelf(scene, form).filter((item) => isOf(item, said.brands) && rows.every((found) => found.has(item.row)))
}

/** What all of them say alike; where they differ no answer holds for all. */
function fitOf(
  items: readonly Item[],
  fitted: (item: Item) => BatteryFit | null,
): readonly [Item, BatteryFit] | readonly [null, null] {
  const [first] = items
  const fit = first === undefined ? null : fitted(first)
  if (first === undefined || fit === null) return [null, null]
  const alike = items.every((item) => {
    const other = fitted(item)
    return other?.thread === fit.thread && (fit.thread !== 'own' || item.brandKey === first.brandKey)
  })
  return alike ? [first, fit] : [null, null]
}

/** A yes or a no only where the thread that is asked about decides it. */
function verdictOf({ thread }: BatteryFit, plain: string, { product }: Item): boolean | null {
  const asks510 = /\b510s?\b/.test(plain)
  if (thread === '510') return asks510 ? true : null
  if (thread !== 'own') return null
  if (asks510 || /\b(?:any|regular|normal|standard|other|universal|generic|different)\b/.test(plain)) return false
  return saysBattery(plain, product.brand) ? true : null
}
