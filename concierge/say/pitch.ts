import { CATEGORY_LABELS } from '#concierge/retrieve/kinds.ts'
import type { Item } from '#concierge/retrieve/item.ts'
import type { Wish } from '#concierge/retrieve/wish.ts'
import { effectWords, strengthText, trim } from './describe.ts'
import { nameWish } from './name-wish.ts'
import { type Language, listOf, money, nameOf, sentence, shortName, tell, vary } from './wording.ts'

type Pitch = { items: readonly Item[]; wish: Wish; language: Language; seed: string; concise: boolean }

/**
 * What is said of chosen products that also stand there as cards: the wish as it was understood, the first pick with what tells it
 * from others, and in one more sentence how the others differ from it. No list, two sentences at most.
 */
export function pitch(question: Pitch): string {
  const [first, ...others] = question.items
  if (first === undefined) return ''
  const facts = `${priceTag(first, question.language)}${tellingFacts(first, question)}`
  const opening = sentence(openingOf(first, facts, question))
  if (question.concise || others.length === 0) return opening
  return `${opening} ${sentence(contrast(first, others.slice(0, 2), question))}`
}

function openingOf(first: Item, facts: string, { wish, language, seed, concise, items }: Pitch): string {
  const name = nameOf(first)
  if (concise) return tell(language, `my pick: ${name}, ${facts}`, `mi elección: ${name}, ${facts}`)
  const what = nameWish(wish, language)
  const superlative = superlativeOf(wish, what, language)
  if (superlative !== null) return `${superlative} ${name}: ${facts}`
  if (isOpen(wish)) return vary(openPicks(name, facts, language), seed)
  const one = [
    tell(language, `for ${what}, ${name} is the one: ${facts}`, `para ${what}, lo mejor es ${name}: ${facts}`),
    tell(language, `${what}? I'd go with ${name}: ${facts}`, `¿${what}? Yo elegiría ${name}: ${facts}`),
  ]
  const many = [
    tell(language, `for ${what}, I'd start with ${name}: ${facts}`, `para ${what}, yo empezaría por ${name}: ${facts}`),
    tell(
      language,
      `${name} is my first pick for ${what}: ${facts}`,
      `${name} es mi primera opción para ${what}: ${facts}`,
    ),
    tell(language, `${what}? Take a look at ${name}: ${facts}`, `¿${what}? Mira ${name}: ${facts}`),
    tell(
      language,
      `if you're after ${what}, I'd reach for ${name}: ${facts}`,
      `si buscas ${what}, te recomiendo ${name}: ${facts}`,
    ),
  ]
  return vary(items.length === 1 ? one : many, seed)
}

/** Nothing was asked but a recommendation. */
function isOpen(wish: Wish): boolean {
  return nameWish(wish, 'en') === 'something'
}

function openPicks(name: string, facts: string, language: Language): string[] {
  return [
    tell(
      language,
      `here's a little of everything; an easy place to start is ${name}: ${facts}`,
      `aquí tienes un poco de todo; yo empezaría por ${name}: ${facts}`,
    ),
    tell(
      language,
      `a few good picks from across the menu, starting with ${name}: ${facts}`,
      `unas buenas opciones de todo el menú, empezando por ${name}: ${facts}`,
    ),
  ]
}

function superlativeOf(wish: Wish, what: string, language: Language): string | null {
  switch (wish.order) {
    case 'cheapest':
      return tell(language, `the lowest price I have for ${what} is`, `lo más barato que tengo en ${what} es`)
    case 'dearest':
      return tell(language, `the top of the shelf for ${what} is`, `lo más exclusivo que tengo en ${what} es`)
    case 'strongest':
      return tell(language, `the strongest I have for ${what} is`, `lo más fuerte que tengo en ${what} es`)
    case 'mildest':
      return tell(language, `the gentlest I have for ${what} is`, `lo más suave que tengo en ${what} es`)
    case 'value':
      return tell(language, `the best value I have for ${what} is`, `lo que más rinde en ${what} es`)
    case 'popular':
    case 'newest':
    case null:
      return null
  }
}

/** "$26 on sale (was $30)" with nothing where the shop lists no price. */
function priceTag(item: Item, language: Language): string {
  if (item.payable === null) return tell(language, 'priced in store', 'precio en tienda')
  const was = item.product.priceCents
  return item.onSale && was !== null
    ? tell(
        language,
        `${money(item.payable)} on sale (was ${money(was)})`,
        `${money(item.payable)} en oferta (antes ${money(was)})`,
      )
    : money(item.payable)
}

function tellingFacts(item: Item, { wish, language }: Pitch): string {
  const strength = strengthText(item, language)
  const type = item.strainType !== null && wish.strainTypes.length === 0 ? item.strainType : ''
  const build = [type, strength].filter((part) => part !== '').join(tell(language, ' at ', ' con '))
  const why = whyText(item, wish, language)
  return [build, why]
    .filter((part) => part !== '')
    .map((part) => `, ${part}`)
    .join('')
}

/** The one thing that speaks for it: a wish it meets by the menu's own words, else what it is known for. */
function whyText(item: Item, wish: Wish, language: Language): string {
  const effects = [...wish.effects, ...wish.leaning].filter((id) => item.effects.has(id))
  if (effects.length > 0) {
    const list = effectWords(item, effects, language)
    if (list !== '') return tell(language, `listed as ${list}`, `el menú dice: ${list}`)
  }
  const flavors = wish.flavors.filter((id) => item.product.flavors.some((flavor) => flavor.toLowerCase().includes(id)))
  if (flavors.length > 0)
    return tell(language, `with ${listOf(flavors, language)} notes`, `con notas de ${listOf(flavors, language)}`)
  const terpenes = wish.terpenes.filter((id) => item.terpenes.includes(id))
  if (terpenes.length > 0)
    return tell(
      language,
      `${terpenes[0] === item.terpenes[0] ? 'led by' : 'with'} ${listOf(terpenes, language)}`,
      `con ${listOf(terpenes, language)}`,
    )
  if (item.featured) return tell(language, 'and a staff pick', 'y recomendado por el equipo')
  if (wish.order !== null || wish.brands.length > 0) return ''
  const own = effectWords(item, [...item.effects].slice(0, 2), language)
  return own === '' ? '' : tell(language, `listed as ${own}`, `el menú dice: ${own}`)
}

/** How the others differ from the first: in price, strength or form, whichever says most. */
function contrast(first: Item, others: readonly Item[], { wish, language, seed }: Pitch): string {
  const notes = others.map((other) => noteOn(other, first, wish, language))
  const lead = vary(
    [
      tell(language, '', ''),
      tell(language, 'also worth a look: ', 'también vale la pena: '),
      tell(language, 'beside it, ', 'además, '),
    ],
    `${seed}.`,
  )
  return `${lead}${listOf(notes, language)}`
}

const CLEARLY_CHEAPER = 0.9
const CLEARLY_STRONGER = 2

function noteOn(other: Item, first: Item, wish: Wish, language: Language): string {
  const name = shortName(other)
  const price = other.payable === null ? '' : money(other.payable)
  const at = price === '' ? '' : tell(language, ` at ${price}`, ` a ${price}`)
  if (other.category !== first.category && wish.forms.length !== 1) {
    const shelf = language === 'es' ? CATEGORY_LABELS[other.category].es : CATEGORY_LABELS[other.category].one
    return tell(language, `${name}${at} if you'd rather have ${article(shelf)}`, `${name}${at} si prefieres ${shelf}`)
  }
  if (other.payable !== null && first.payable !== null && other.payable <= first.payable * CLEARLY_CHEAPER)
    return tell(language, `${name} costs less${at}`, `${name} cuesta menos${at.replace(' a ', ': ')}`)
  const strength = strengthNote(other, first, language)
  if (strength !== '') return `${name} ${strength}`
  if (other.onSale) return tell(language, `${name} is on sale${at}`, `${name} está en oferta${at}`)
  const own = effectWords(other, [...other.effects].filter((id) => !first.effects.has(id)).slice(0, 1), language)
  if (own !== '') return tell(language, `${name} leans ${own}${at}`, `${name}, más ${own},${at}`)
  return `${name}${at}`
}

function article(noun: string): string {
  return /^(?:flower|merch|piece)/.test(noun) ? noun : /^[aeiou]/.test(noun) ? `an ${noun}` : `a ${noun}`
}

function strengthNote(other: Item, first: Item, language: Language): string {
  if (other.category === 'edible') {
    const [a, b] = [other.mgPerPiece, first.mgPerPiece]
    if (a === null || b === null || a === b) return ''
    return a > b
      ? tell(language, `is stronger at ${trim(a)} mg a piece`, `es más fuerte: ${trim(a)} mg por pieza`)
      : tell(language, `is gentler at ${trim(a)} mg a piece`, `es más suave: ${trim(a)} mg por pieza`)
  }
  const [a, b] = [other.product.thcPercent, first.product.thcPercent]
  if (a === null || b === null || Math.abs(a - b) < CLEARLY_STRONGER) return ''
  return a > b
    ? tell(language, `is stronger at ${trim(a)}% THC`, `es más fuerte: ${trim(a)}% de THC`)
    : tell(language, `is gentler at ${trim(a)}% THC`, `es más suave: ${trim(a)}% de THC`)
}

/** Several things to take together, with their sum. */
export function pitchTogether(items: readonly Item[], total: number | null, language: Language): string {
  const lines = items.map((item) => `${nameOf(item)}${item.payable === null ? '' : ` (${priceTag(item, language)})`}`)
  const sum =
    total === null
      ? ''
      : tell(language, `: ${money(total)} together before tax`, `: ${money(total)} en total antes de impuestos`)
  return sentence(
    items.length === 1
      ? tell(language, `I'd take ${lines[0] ?? ''}`, `yo elegiría ${lines[0] ?? ''}`)
      : tell(
          language,
          `I'd put together ${listOf(lines, language)}${sum}`,
          `yo combinaría ${listOf(lines, language)}${sum}`,
        ),
  )
}

/** One product in a clause: its name and price, with its size or strength. */
export function inShort(item: Item, language: Language): string {
  const strength = strengthText(item, language)
  const inside = [priceTag(item, language), strength].filter((part) => part !== '').join(', ')
  return `${nameOf(item)} (${inside})`
}
