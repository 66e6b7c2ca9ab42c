import type { AgentBrief } from '#contract/agent.ts'
import { TERPENE_BY_ID } from '#concierge/retrieve/aromas.ts'
import type { Item } from '#concierge/retrieve/item.ts'
import type { Wish } from '#concierge/retrieve/wish.ts'
import { contrast } from './contrast.ts'
import { effectWords, sizeText, strengthText } from './describe.ts'
import { nameWish } from './name-wish.ts'
import { sayMark } from './say-mark.ts'
import { type Language, listOf, money, nameOf, sentence, shortName, tell, vary } from './wording.ts'

type Tone = AgentBrief['personality']['communicationTone']
type Pitch = { items: readonly Item[]; wish: Wish; language: Language; seed: string; tone: Tone }

/**
 * What is said of chosen products that also stand there as cards: the wish as it was understood, the first pick with what tells it
 * from others, and in one more sentence how the others differ from it. No list, two sentences at most.
 */
export function pitch(question: Pitch): string {
  const { items, language, seed, tone } = question
  const [first, ...others] = items
  if (first === undefined) return ''
  const facts = `${priceTag(first, language)}${tellingFacts(first, question)}`
  const opening = sentence(openingOf(first, facts, question))
  if (tone === 'concise') return opening
  const lesson = tone === 'educational' ? aromaOf(first, language) : ''
  const lead = tone === 'friendly' ? vary(friendlyLeads(language), seed) : ''
  const rest =
    lesson !== '' ? lesson : others.length === 0 ? '' : contrast({ first, others: others.slice(0, 2), language, seed })
  return [`${lead}${opening}`, sentence(rest)].filter((part) => part !== '').join(' ')
}

function friendlyLeads(language: Language): string[] {
  return [tell(language, 'Sure thing! ', '¡Claro! '), tell(language, 'Happy to help! ', '¡Con gusto! '), '']
}

/** What a teaching agent adds: the scent that leads. */
function aromaOf(item: Item, language: Language): string {
  const [top] = item.terpenes
  const terpene = top === undefined ? undefined : TERPENE_BY_ID.get(top)
  if (terpene === undefined) return ''
  return tell(
    language,
    `its lead terpene is ${terpene.id}, which smells of ${terpene.scent}`,
    `su terpeno principal es ${terpene.id}, que huele a ${terpene.scentEs}`,
  )
}

function openingOf(first: Item, facts: string, { wish, language, seed, tone, items }: Pitch): string {
  const name = nameOf(first, language)
  if (tone === 'concise') return tell(language, `my pick: ${name}, ${facts}`, `mi elección: ${name}, ${facts}`)
  const what = nameWish(wish, language)
  const superlative = placed(superlativeOf(wish, what, language), wish)
  if (superlative !== null) return `${superlative} ${name}: ${measure(first, wish)}${facts}`
  if (what === tell(language, 'something', 'algo')) return vary(openPicks(name, facts, language), seed)
  const purpose = /^(?:something|algo) ((?:for|para) .+)$/.exec(what)?.[1]
  if (purpose !== undefined) return vary(forPurpose(purpose, `${name}: ${facts}`, language), seed)
  const pick = `${name}: ${facts}`
  const one = [
    tell(language, `for ${what}, the one I'd pick is ${pick}`, `para ${what}, yo elegiría ${pick}`),
    tell(language, `${what}? I'd go with ${pick}`, `¿${what}? Yo elegiría ${pick}`),
  ]
  const many = [
    tell(language, `for ${what}, I'd start with ${pick}`, `para ${what}, yo empezaría por ${pick}`),
    tell(language, `my first pick for ${what} is ${pick}`, `mi primera opción para ${what} es ${pick}`),
    tell(language, `${what}? Take a look at ${pick}`, `¿${what}? Mira ${pick}`),
    tell(language, `if you're after ${what}, I'd reach for ${pick}`, `si buscas ${what}, te recomiendo ${pick}`),
  ]
  return vary(items.length === 1 ? one : many, seed)
}

/** "The biggest size": how big it is. */
function measure(first: Item, { order }: Wish): string {
  const size = order === 'biggest' || order === 'smallest' ? sizeText(first) : ''
  return size === '' ? '' : `${size}, `
}

function forPurpose(purpose: string, pick: string, language: Language): string[] {
  return [
    tell(language, `${purpose}, I'd start with ${pick}`, `${purpose}, yo empezaría por ${pick}`),
    tell(language, `${purpose}, take a look at ${pick}`, `${purpose}, mira ${pick}`),
    tell(language, `${purpose}, I'd reach for ${pick}`, `${purpose}, te recomiendo ${pick}`),
  ]
}

/** Nothing was asked but a recommendation. */
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

const SECOND = { en: 'the second', es: 'lo segundo' } as const
const THIRD = { en: 'the third', es: 'lo tercero' } as const

/** "The second strongest of our flower is". */
function placed(superlative: string | null, { place }: Wish): string | null {
  if (superlative === null || place === null) return superlative
  const ordinal = place === 2 ? SECOND : THIRD
  return superlative
    .replace(/^the top(?= of)/, 'the dearest')
    .replace(/^the(?= )/, ordinal.en)
    .replace(/^lo(?= )/, ordinal.es)
}

function superlativeOf(wish: Wish, what: string, language: Language): string | null {
  if (what.startsWith(tell(language, 'something', 'algo')))
    return bareSuperlative(wish, what.replace(/^(?:something|algo) ?/, ''), language)
  switch (wish.order) {
    case 'cheapest':
      return tell(language, `the lowest price among our ${what} is`, `lo más barato que tengo en ${what} es`)
    case 'dearest':
    case 'finest':
      return tell(language, `the top of our ${what} is`, `lo más exclusivo que tengo en ${what} es`)
    case 'strongest':
      return tell(language, `the strongest of our ${what} is`, `lo más fuerte que tengo en ${what} es`)
    case 'richest':
      return tell(
        language,
        `the most ${richIn(wish)} among our ${what} is in`,
        `lo que más ${richIn(wish)} tiene en ${what} es`,
      )
    case 'mildest':
      return tell(language, `the gentlest of our ${what} is`, `lo más suave que tengo en ${what} es`)
    case 'biggest':
      return tell(language, `the biggest of our ${what} is`, `lo más grande que tengo en ${what} es`)
    case 'smallest':
      return tell(language, `the smallest of our ${what} is`, `lo más pequeño que tengo en ${what} es`)
    case 'value':
      return tell(language, `the best value among our ${what} is`, `lo que más rinde en ${what} es`)
    case 'pieceValue':
      return tell(
        language,
        `the lowest price by the piece among our ${what} is`,
        `lo más barato por pieza en ${what} es`,
      )
    case 'thcValue':
      return tell(
        language,
        `the most THC for the money among our ${what} is`,
        `lo que da más THC por el dinero en ${what} es`,
      )
    case 'discounted':
      return tell(language, `the biggest markdown among our ${what} is`, `lo más rebajado en ${what} es`)
    case 'popular':
    case 'newest':
    case null:
      return null
  }
}

function richIn({ cannabinoids }: Wish): string {
  return (cannabinoids[0] ?? 'thc').toUpperCase()
}

/** "The strongest thing I have": no shelf was named. */
function bareSuperlative(wish: Wish, purpose: string, language: Language): string | null {
  const rest = purpose === '' ? '' : ` ${purpose}`
  switch (wish.order) {
    case 'cheapest':
      return tell(language, `the lowest price on the menu${rest} is`, `lo más barato del menú${rest} es`)
    case 'dearest':
    case 'finest':
      return tell(language, `the top of our shelf${rest} is`, `lo más exclusivo del menú${rest} es`)
    case 'strongest':
      return tell(language, `the strongest thing I have${rest} is`, `lo más fuerte que tengo${rest} es`)
    case 'richest':
      return tell(
        language,
        `the most ${richIn(wish)} on the menu is in`,
        `lo que más ${richIn(wish)} tiene del menú es`,
      )
    case 'mildest':
      return tell(language, `the gentlest thing I have${rest} is`, `lo más suave que tengo${rest} es`)
    case 'biggest':
      return tell(language, `the biggest thing I have${rest} is`, `lo más grande que tengo${rest} es`)
    case 'smallest':
      return tell(language, `the smallest thing I have${rest} is`, `lo más pequeño que tengo${rest} es`)
    case 'value':
      return tell(language, `the best value I have${rest} is`, `lo que más rinde${rest} es`)
    case 'pieceValue':
      return tell(language, `the lowest price by the piece${rest} is`, `lo más barato por pieza${rest} es`)
    case 'thcValue':
      return tell(language, `the most THC for the money${rest} is`, `lo que da más THC por el dinero${rest} es`)
    case 'discounted':
      return tell(language, 'the biggest markdown on the menu is', 'lo más rebajado del menú es')
    case 'popular':
    case 'newest':
    case null:
      return null
  }
}

/** "$26 on sale (was $30)"; words where the shop lists no price. */
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
  const wished = [...wish.effects, ...wish.leaning]
  const met = effectWords(
    item,
    wished.filter((id) => item.effects.has(id)),
    language,
  )
  if (met !== '') return listed(met, language)
  const flavors = wish.flavors.filter((id) => item.product.flavors.some((flavor) => flavor.toLowerCase().includes(id)))
  if (flavors.length > 0)
    return tell(language, `with ${listOf(flavors, language)} notes`, `con notas de ${listOf(flavors, language)}`)
  const terpenes = wish.terpenes.filter((id) => item.terpenes.includes(id))
  if (terpenes.length > 0) {
    const leads = terpenes[0] === item.terpenes[0]
    return tell(
      language,
      `${leads ? 'led by' : 'with'} ${listOf(terpenes, language)}`,
      `con ${listOf(terpenes, language)}`,
    )
  }
  if (item.mark !== null) return sayMark(item.mark, language)
  if (wished.length > 0 || wish.order !== null || wish.brands.length > 0) return ''
  const own = effectWords(item, [...item.effects].slice(0, 2), language)
  return own === '' ? '' : listed(own, language)
}

function listed(effects: string, language: Language): string {
  return tell(language, `listed as ${effects}`, `con efecto de ${effects}`)
}

/** Several things to take together, with their sum. */
export function pitchTogether(
  bought: readonly { item: Item; quantity: number }[],
  total: number | null,
  language: Language,
): string {
  const lines = bought.map(({ item, quantity }) => `${quantity > 1 ? `${quantity} x ` : ''}${inShort(item, language)}`)
  const sum =
    total === null
      ? ''
      : tell(language, `: ${money(total)} together before tax`, `: ${money(total)} en total antes de impuestos`)
  return sentence(
    lines.length === 1
      ? tell(language, `I'd take ${lines[0] ?? ''}`, `yo elegiría ${lines[0] ?? ''}`)
      : tell(
          language,
          `I'd put together ${listOf(lines, language)}${sum}`,
          `yo combinaría ${listOf(lines, language)}${sum}`,
        ),
  )
}

/** One product in a clause: its name, price and strength. */
export function inShort(item: Item, language: Language): string {
  const was = item.product.priceCents
  const price =
    item.onSale && was !== null && item.payable !== null
      ? tell(language, `${money(item.payable)}, was ${money(was)}`, `${money(item.payable)}, antes ${money(was)}`)
      : priceTag(item, language)
  const inside = [price, strengthText(item, language)].filter((part) => part !== '').join(', ')
  return `${nameOf(item, language)} (${inside})`
}

/** One small thing to add: "Need papers? Hemp Wraps are $3". */
export function addOn(item: Item, need: { en: string; es: string }, language: Language): string {
  const price =
    item.payable === null ? '' : tell(language, ` for ${money(item.payable)}`, ` por ${money(item.payable)}`)
  return tell(
    language,
    `If you're out of ${need.en}, add ${shortName(item)}${price}.`,
    `Si te hacen falta ${need.es}, añade ${shortName(item)}${price}.`,
  )
}
