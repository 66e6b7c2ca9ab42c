import type { Item } from '#concierge/retrieve/item.ts'
import { CATEGORY_LABELS, KIND_BY_ID } from '#concierge/retrieve/kinds.ts'
import type { Wish } from '#concierge/retrieve/wish.ts'
import { BEGINNER_MG, BEGINNER_THC } from '#concierge/retrieve/constraints.ts'
import { EFFECT_BY_ID } from '#concierge/retrieve/effects.ts'
import { FLAVOR_BY_ID } from '#concierge/retrieve/aromas.ts'
import { type Language, listOf, money, nameOf, tell } from './wording.ts'

/** "3.5 g", "10-pack, 10 mg each", from the row. */
export function sizeText(item: Item): string {
  const parts: string[] = []
  if (item.category === 'edible' && item.mgPerPiece !== null) {
    if (item.packCount !== null && item.packCount > 1) parts.push(`${item.packCount}-pack`)
    parts.push(`${trim(item.mgPerPiece)} mg each`)
  } else if (item.category === 'edible' && item.mgTotal !== null) parts.push(`${trim(item.mgTotal)} mg`)
  else if (item.grams !== null) {
    if (item.packCount !== null && item.packCount > 1) parts.push(`${item.packCount}-pack`)
    parts.push(`${trim(item.grams)} g`)
  } else if (item.product.size !== null && !/^each$/i.test(item.product.size))
    parts.push(item.product.size.replaceAll('|', ','))
  return parts.join(', ')
}

export function trim(value: number): string {
  return String(Math.round(value * 100) / 100)
}

export function priceText(item: Item, language: Language): string {
  if (item.payable === null) return tell(language, 'price in store', 'precio en tienda')
  const was = item.product.priceCents
  return item.onSale && was !== null
    ? tell(
        language,
        `${money(item.payable)} on sale (was ${money(was)})`,
        `${money(item.payable)} en oferta (antes ${money(was)})`,
      )
    : money(item.payable)
}

/** One line of a reply: name, size, strength, price. */
export function itemLine(item: Item, language: Language): string {
  const strength =
    item.category === 'edible' || item.product.thcPercent === null || item.category === 'topical'
      ? ''
      : `${trim(item.product.thcPercent)}% THC`
  const details = [item.strainType ?? '', sizeText(item), strength].filter((part) => part !== '').join(', ')
  return `${nameOf(item)}${details === '' ? '' : ` (${details})`}, ${priceText(item, language)}`
}

/** What was wished, in words: "indica flower (3.5 g) under $40". */
export function wishText(wish: Wish, language: Language): string {
  const words: string[] = []
  if (wish.onSale) words.push(tell(language, 'on-sale', 'en oferta'))
  const [type] = wish.strainTypes
  if (type !== undefined) words.push(type)
  if (wish.effects.length > 0)
    words.push(
      listOf(
        wish.effects.map((id) => effectLabel(id, language)),
        language,
      ),
    )
  if (wish.flavors.length > 0)
    words.push(
      listOf(
        wish.flavors.map((id) => (language === 'es' ? (FLAVOR_BY_ID.get(id)?.labelEs ?? id) : id)),
        language,
        'or',
      ),
    )
  if (wish.terpenes.length > 0) words.push(listOf(wish.terpenes, language))
  if (wish.cannabinoids.length > 0)
    words.push(
      listOf(
        wish.cannabinoids.map((id) => id.toUpperCase()),
        language,
      ),
    )
  if (wish.ratio !== null) words.push(wish.ratio)
  if (wish.brands.length > 0) words.push(listOf([...new Set(wish.brands)], language, 'or'))
  for (const term of wish.terms) words.push(term.said)
  words.push(formText(wish, language))
  const limits = limitText(wish, language)
  return [words.filter((word) => word !== '').join(' '), limits].filter((part) => part !== '').join(' ')
}

function effectLabel(id: string, language: Language): string {
  const effect = EFFECT_BY_ID.get(id)
  return effect === undefined ? id : language === 'es' ? effect.labelEs : effect.label
}

function formText(wish: Wish, language: Language): string {
  if (wish.forms.length === 0)
    return wish.brands.length > 0 || wish.terms.length > 0 ? '' : tell(language, 'products', 'productos')
  const texts = wish.forms.map((form) => {
    const kinds = form.kinds
      .map((id) => KIND_BY_ID.get(id))
      .flatMap((kind) => (kind === undefined ? [] : [language === 'es' ? kind.labelEs : kind.label]))
    if (form.category === null) return kinds.join(' ')
    const category = language === 'es' ? CATEGORY_LABELS[form.category].es : CATEGORY_LABELS[form.category].many
    const finer = form.kinds.some((id) => KIND_BY_ID.get(id)?.category === form.category)
    return finer ? kinds.join(' ') : [...kinds, category].join(' ')
  })
  return listOf([...new Set(texts)], language, 'or')
}

function limitText(wish: Wish, language: Language): string {
  const limits: string[] = []
  if (wish.grams.length > 0)
    limits.push(
      tell(
        language,
        `in ${listOf(
          wish.grams.map((grams) => `${trim(grams)} g`),
          language,
          'or',
        )}`,
        `de ${listOf(
          wish.grams.map((grams) => `${trim(grams)} g`),
          language,
          'or',
        )}`,
      ),
    )
  if (wish.packCount !== null)
    limits.push(tell(language, `in a ${wish.packCount}-pack`, `en paquete de ${wish.packCount}`))
  if (wish.priceMin !== null)
    limits.push(tell(language, `from ${money(wish.priceMin)}`, `desde ${money(wish.priceMin)}`))
  if (wish.priceMax !== null)
    limits.push(tell(language, `at ${money(wish.priceMax)} or less`, `por ${money(wish.priceMax)} o menos`))
  if (wish.thcMax !== null)
    limits.push(tell(language, `up to ${trim(wish.thcMax)}% THC`, `hasta ${trim(wish.thcMax)}% de THC`))
  if (wish.thcMin !== null)
    limits.push(tell(language, `from ${trim(wish.thcMin)}% THC`, `desde ${trim(wish.thcMin)}% de THC`))
  if (wish.mgPieceMax !== null)
    limits.push(
      tell(language, `up to ${trim(wish.mgPieceMax)} mg a piece`, `hasta ${trim(wish.mgPieceMax)} mg por pieza`),
    )
  if (wish.beginner && wish.mgPieceMax === null)
    limits.push(tell(language, 'gentle enough to start with', 'suaves para empezar'))
  return limits.join(', ')
}

/** What a first-timer should hear, once a conversation. */
export function beginnerAdvice(items: readonly Item[], language: Language): string {
  if (items.some((item) => item.category === 'edible')) {
    return tell(
      language,
      `Start low, go slow: have one piece of up to ${BEGINNER_MG} mg, wait at least 2 hours (edibles take 30 minutes to 2 hours), and expect it to last 4 to 8 hours.`,
      `Empieza con poco: una pieza de hasta ${BEGINNER_MG} mg, espera al menos 2 horas (tarda de 30 minutos a 2 horas) y puede durar de 4 a 8 horas.`,
    )
  }
  return tell(
    language,
    `Start low, go slow: these stay around ${BEGINNER_THC}% THC or less, so take one small puff and give it 10 to 15 minutes.`,
    `Empieza con poco: son de alrededor de ${BEGINNER_THC}% de THC o menos; da una calada pequeña y espera 10 a 15 minutos.`,
  )
}
