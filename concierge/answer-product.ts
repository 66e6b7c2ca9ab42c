import type { AgentBrief } from '#contract/agent.ts'
import type { Store } from './open-store.ts'
import { TERPENE_BY_ID } from './retrieve/aromas.ts'
import { choose } from './retrieve/choose.ts'
import { findNamed } from './retrieve/find-named.ts'
import type { Item } from './retrieve/item.ts'
import { retrieve } from './retrieve/retrieve.ts'
import { strainLore } from './retrieve/strain-lore.ts'
import { NO_WISH, type Wish } from './retrieve/wish.ts'
import { itemLine, priceText, sizeText, trim } from './say/describe.ts'
import { type Language, listOf, money, nameOf, sentence, tell } from './say/wording.ts'

/** An answer about particular products. `about` are the rows spoken of, `shown` those offered as cards (in stock only). */
export type ProductAnswer = { text: string; about: readonly Item[]; shown: readonly Item[]; known: boolean }

type ProductQuestion = { store: Store; agent: AgentBrief; plain: string; language: Language; wish: Wish }

const SHOWN_VARIANTS = 3

/** The facts asked about a named product; all of them when none is singled out. */
export function answerProductInfo(items: readonly Item[], question: ProductQuestion): ProductAnswer {
  const { plain, language } = question
  const [first] = items
  if (first === undefined) return { text: '', about: [], shown: [], known: false }
  const variants = sameProduct(items)
  const shown = variants.filter((item) => item.inStock).slice(0, SHOWN_VARIANTS)
  const about = (shown.length > 0 ? shown : variants.slice(0, 1)).slice(0, SHOWN_VARIANTS)
  const texts = about.map((item) => describeAsked(item, plain, language))
  if (shown.length === 0) texts.push(tell(language, 'It is sold out right now.', 'Ahora mismo está agotado.'))
  if (/\b(?:any good|worth it|good|recommend|popular|is it nice)\b/.test(plain) && first.inStock)
    texts.push(
      tell(
        language,
        'If that fits what you like, it is a good pick.',
        'Si encaja con lo que te gusta, es buena elección.',
      ),
    )
  return { text: texts.join(' '), about, shown, known: true }
}

/** Of what a name matches, the products of the first one's name and brand: its sizes and packs. */
function sameProduct(items: readonly Item[]): Item[] {
  const [first] = items
  if (first === undefined) return []
  const same = items.filter(
    (item) =>
      item.product.name === first.product.name &&
      item.category === first.category &&
      item.product.brand === first.product.brand,
  )
  return same.length > 1 ? same : items.slice(0, SHOWN_VARIANTS)
}

function describeAsked(item: Item, plain: string, language: Language): string {
  const facts: string[] = []
  const asks = (pattern: RegExp): boolean => pattern.test(plain)
  const { product } = item
  if (asks(/\b(?:effects?|feel|high like|do to me|efectos?)\b/))
    facts.push(
      product.effects.length > 0
        ? tell(
            language,
            `the menu lists ${listOf(product.effects, language).toLowerCase()}`,
            `el menú indica ${listOf(product.effects, language).toLowerCase()}`,
          )
        : tell(language, 'the menu lists no effects for it', 'el menú no indica efectos'),
    )
  if (asks(/\b(?:terps?|terpenes?|terpenos?)\b/)) facts.push(terpeneText(item, language))
  if (asks(/\b(?:flavou?rs?|tastes?|smell|aroma|sabor)\b/)) facts.push(flavorText(item, language))
  if (asks(/\b(?:infused)\b/))
    facts.push(
      item.kinds.has('infused')
        ? tell(language, 'it is infused', 'es infusionado')
        : tell(language, "the menu doesn't list it as infused", 'el menú no lo indica como infusionado'),
    )
  if (asks(/\b(?:how many|pieces|count|pack|cuantas|cuantos)\b/) && item.packCount !== null)
    facts.push(tell(language, `${item.packCount} in a pack`, `${item.packCount} por paquete`))
  if (asks(/\b(?:brand|makes?|made by|marca)\b/) && product.brand !== null)
    facts.push(tell(language, `made by ${product.brand}`, `de ${product.brand}`))
  facts.push(...coreFacts(item, language))
  return sentence(`${nameOf(item)}: ${[...new Set(facts)].join(', ')}`)
}

function coreFacts(item: Item, language: Language): string[] {
  const { product } = item
  const facts: string[] = [priceText(item, language)]
  if (item.strainType !== null) facts.push(item.strainType)
  const size = sizeText(item)
  if (size !== '') facts.push(size)
  if (item.category !== 'edible' && product.thcPercent !== null) facts.push(`${trim(product.thcPercent)}% THC`)
  if (item.category === 'edible' && item.mgTotal !== null)
    facts.push(tell(language, `${trim(item.mgTotal)} mg THC in total`, `${trim(item.mgTotal)} mg de THC en total`))
  if (product.cbdPercent !== null && product.cbdPercent >= 0.5 && item.category !== 'edible')
    facts.push(`${trim(product.cbdPercent)}% CBD`)
  if (product.cbdMgTotal !== null && product.cbdMgTotal >= 1) facts.push(`${trim(product.cbdMgTotal)} mg CBD`)
  if (item.category === 'topical' && product.thcPercent === null && item.mgTotal === null)
    facts.push(
      item.cannabinoids.size > 0
        ? [...item.cannabinoids].map((id) => id.toUpperCase()).join(', ')
        : tell(language, 'the menu gives no THC figure for it', 'el menú no indica su THC'),
    )
  return facts
}

function terpeneText(item: Item, language: Language): string {
  if (item.product.terpenes.length === 0)
    return tell(language, 'the menu lists no terpenes for it', 'el menú no indica terpenos')
  return tell(
    language,
    `terpenes ${listOf(item.product.terpenes, language)}`,
    `terpenos ${listOf(item.product.terpenes, language)}`,
  )
}

function flavorText(item: Item, language: Language): string {
  if (item.product.flavors.length > 0)
    return tell(
      language,
      `flavours ${listOf(item.product.flavors, language).toLowerCase()}`,
      `sabores ${listOf(item.product.flavors, language).toLowerCase()}`,
    )
  const [top] = item.terpenes
  const terpene = top === undefined ? undefined : TERPENE_BY_ID.get(top)
  return terpene === undefined
    ? tell(language, 'the menu lists no flavours for it', 'el menú no indica sabores')
    : tell(
        language,
        `its first listed terpene is ${terpene.id} (${terpene.scent})`,
        `su primer terpeno es ${terpene.id} (${terpene.scentEs})`,
      )
}

/** Whether a named product is there; when it is not, what comes nearest. */
export function answerAvailability(
  items: readonly Item[],
  unknown: readonly string[],
  question: ProductQuestion,
): ProductAnswer {
  const { language, plain, wish, store, agent } = question
  const inStock = items.filter((item) => item.inStock)
  const [first] = items
  if (inStock.length > 0) {
    const kept = inStock.slice(
      0,
      agent.salesCycle.productRecommendations.recommendationStyle === 'broad' ? 5 : SHOWN_VARIANTS,
    )
    if (/\b(?:how much|price|cost|thc|strong)\b/.test(plain)) {
      const info = answerProductInfo(kept, question)
      return { ...info, text: tell(language, `Yes, in stock. ${info.text}`, `Sí, lo tenemos. ${info.text}`) }
    }
    const lines = kept.map((item) => itemLine(item, language))
    return {
      text: tell(language, `Yes, we have it in stock: ${lines.join('; ')}.`, `Sí, lo tenemos: ${lines.join('; ')}.`),
      about: kept,
      shown: kept,
      known: true,
    }
  }
  const name = first === undefined ? unknown.join(' ') : nameOf(first)
  const missing =
    first === undefined
      ? tell(
          language,
          `Sorry, we don't carry ${name === '' ? 'that' : name} right now.`,
          `Lo siento, ahora mismo no tenemos ${name === '' ? 'eso' : name}.`,
        )
      : tell(language, `Sorry, ${name} is sold out right now.`, `Lo siento, ${name} está agotado ahora mismo.`)
  const near = first === undefined ? nearWish(store, wish) : nearestTo(store, first, wish)
  const shown = choose(near, { ...NO_WISH, count: 2 }, agent).map((choice) => choice.item)
  if (shown.length === 0) return { text: missing, about: items, shown: [], known: true }
  const lines = shown.map((item) => itemLine(item, language))
  return {
    text: `${missing} ${tell(language, `The closest I have: ${lines.join('; ')}.`, `Lo más parecido que tengo: ${lines.join('; ')}.`)}`,
    about: [...items.slice(0, 1), ...shown],
    shown,
    known: true,
  }
}

function nearWish(store: Store, wish: Wish): readonly Item[] {
  return wish.forms.length > 0 ? retrieve(store, wish).met : []
}

/** Things of the same shelf, ranked by likeness to a product: terpenes, type, potency, form and price. */
export function nearestTo(store: Store, target: Item, wish: Wish): Item[] {
  const limits: Wish = {
    ...wish,
    terms: [],
    brands: [],
    flavors: [],
    forms: wish.forms.length > 0 ? wish.forms : [{ category: target.category, kinds: [] }],
    effects: [],
  }
  const others = retrieve(store, limits).met.filter(
    (item) => item !== target && item.product.name !== target.product.name,
  )
  return others
    .map((item) => ({ item, likeness: likeness(target, item) }))
    .sort((a, b) => b.likeness - a.likeness)
    .slice(0, 6)
    .map((entry) => entry.item)
}

export function likeness(a: Item, b: Item): number {
  let score = 0
  if (a.strainType !== null && a.strainType === b.strainType) score += 3
  score += 4 * overlap(a.terpenes.slice(0, 4), b.terpenes.slice(0, 4))
  score += 3 * overlap([...a.effects], [...b.effects])
  score += 2 * overlap([...a.flavors], [...b.flavors])
  score += 2 * overlap([...a.kinds], [...b.kinds])
  if (a.product.thcPercent !== null && b.product.thcPercent !== null)
    score += 2 - Math.min(2, Math.abs(a.product.thcPercent - b.product.thcPercent) / 5)
  if (a.payable !== null && b.payable !== null) score += 1 - Math.min(1, Math.abs(a.payable - b.payable) / 2000)
  if (a.grams !== null && a.grams === b.grams) score += 1
  return score
}

function overlap(a: readonly string[], b: readonly string[]): number {
  if (a.length === 0 || b.length === 0) return 0
  const shared = a.filter((entry) => b.includes(entry)).length
  return shared / Math.max(a.length, b.length)
}

/** "anything like Blue Dream?": the strain itself where it is in stock, then its nearest by what is known of it. */
export function answerLike(
  store: Store,
  wish: Wish,
  named: readonly Item[],
  question: ProductQuestion,
): ProductAnswer | null {
  const { language, agent } = question
  const cheaper = /\b(?:cheaper|less expensive|mas barat[oa])\b/.test(question.plain)
  const weaker = /\b(?:weaker|lighter|milder|less strong|mas suave)\b/.test(question.plain)
  const [target] = named
  if (target !== undefined) {
    const own = named.filter((item) => item.inStock && !cheaper && !weaker)
    const limits = {
      ...wish,
      priceMax: cheaper && target.payable !== null ? target.payable - 1 : wish.priceMax,
      thcMax: weaker && target.product.thcPercent !== null ? target.product.thcPercent * 0.85 : wish.thcMax,
    }
    const near = nearestTo(store, target, limits).filter((item) => !own.includes(item))
    const shown = [...own.slice(0, 2), ...near].slice(0, 3)
    if (shown.length === 0) return null
    const gone =
      own.length === 0 && !target.inStock
        ? tell(language, `${nameOf(target)} is sold out. `, `${nameOf(target)} está agotado. `)
        : ''
    return {
      text: `${gone}${tell(language, `Closest to ${nameOf(target)} by type, terpenes and strength:`, `Lo más parecido a ${nameOf(target)} por tipo, terpenos y potencia:`)} ${shown.map((item) => itemLine(item, language)).join('; ')}.`,
      about: [target, ...shown],
      shown,
      known: true,
    }
  }
  const name = wish.terms.find((term) => strainLore(term.stems.join(' ')) !== null)
  const lore = name === undefined ? null : strainLore(name.stems.join(' '))
  if (name === undefined || lore === null) return null
  const open: Wish = {
    ...wish,
    terms: [],
    strainTypes: wish.strainTypes,
    inhaled: wish.forms.length === 0 ? true : wish.inhaled,
  }
  const ranked = retrieve(store, open).met.map((item) => ({
    item,
    fit:
      (item.strainType === lore.type ? 3 : 0) +
      3 * overlap(lore.terpenes, item.terpenes.slice(0, 3)) +
      2 * lore.effects.filter((effect) => item.effects.has(effect)).length +
      2 * lore.flavors.filter((flavor) => item.flavors.has(flavor)).length +
      (name.stems.some((stem) => item.nameWords.has(stem)) ? 2 : 0),
  }))
  const shown = choose(
    ranked
      .sort((a, b) => b.fit - a.fit)
      .slice(0, 3)
      .map((entry) => entry.item),
    { ...NO_WISH, count: 3 },
    agent,
  ).map((choice) => choice.item)
  if (shown.length === 0) return null
  return {
    text: tell(
      language,
      `I don't have ${name.said} itself. By type, aroma and effects the closest are ${shown.map((item) => itemLine(item, language)).join('; ')}.`,
      `No tengo ${name.said}. Por tipo, aroma y efectos, lo más parecido es ${shown.map((item) => itemLine(item, language)).join('; ')}.`,
    ),
    about: shown,
    shown,
    known: true,
  }
}

/** Two products side by side: what differs by price, type, strength, size, terpenes and effects. */
export function answerCompare(pairs: readonly Item[], question: ProductQuestion): ProductAnswer | null {
  const { language } = question
  const [a, b] = pairs
  if (a === undefined || b === undefined) return null
  const lines = [describeAsked(a, 'terps effects', language), describeAsked(b, 'terps effects', language)]
  const differences: string[] = []
  if (a.payable !== null && b.payable !== null && a.payable !== b.payable) {
    const [low, high] = a.payable < b.payable ? [a, b] : [b, a]
    differences.push(
      tell(
        language,
        `${low.product.name} costs ${money((high.payable ?? 0) - (low.payable ?? 0))} less`,
        `${low.product.name} cuesta ${money((high.payable ?? 0) - (low.payable ?? 0))} menos`,
      ),
    )
  }
  const [x, y] = [a.product.thcPercent, b.product.thcPercent]
  if (x !== null && y !== null && x !== y && a.category === b.category && a.category !== 'edible')
    differences.push(
      tell(
        language,
        `${(x > y ? a : b).product.name} is the stronger one`,
        `${(x > y ? a : b).product.name} es más fuerte`,
      ),
    )
  if (differences.length > 0) lines.push(sentence(listOf(differences, language)))
  for (const item of [a, b])
    if (!item.inStock)
      lines.push(tell(language, `${item.product.name} is sold out right now.`, `${item.product.name} está agotado.`))
  return { text: lines.join(' '), about: [a, b], shown: [a, b].filter((item) => item.inStock), known: true }
}

/** The two sides of a comparison as the sentence names them. */
export function sidesOf(store: Store, plain: string, wish: Wish): Item[] {
  const body = plain.replace(/^.*?\b(?:compare|difference between|between|better|diferencia entre|comparar?)\b,?/, ' ')
  const sides = body
    .split(/\b(?:and|vs|versus|or|with|to|y|o|than|from|compared)\b|,/)
    .map((side) => side.trim())
    .filter((side) => side !== '')
  const found: Item[] = []
  for (const side of sides) {
    const named = findNamed(store, side, { ...NO_WISH, forms: wish.forms, brands: wish.brands })
    const item = named.items.find((candidate) => !found.includes(candidate))
    if (item !== undefined && named.coverage >= 0.5) found.push(item)
  }
  return found.slice(0, 2)
}
