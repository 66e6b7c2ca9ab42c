import type { Item } from '#concierge/retrieve/item.ts'
import { CATEGORY_LABELS } from '#concierge/retrieve/shelves.ts'
import { effectWords, trim } from './describe.ts'
import { type Language, listOf, money, nameOf, shortName, tell, vary } from './wording.ts'

type Contrast = { first: Item; others: readonly Item[]; language: Language; seed: string }
type Note = { kind: string; text: string }

/** How the others differ from the first pick, each by another thing where it can: its form, price, strength or character. */
export function contrast({ first, others, language, seed }: Contrast): string {
  const used = new Set<string>()
  const texts: string[] = []
  for (const other of others) {
    const notes = notesOn(other, first, language)
    const note = notes.find((entry) => !used.has(entry.kind)) ?? notes[0]
    const inside = [note?.text ?? '', priceOf(other, language)].filter((part) => part !== '').join(', ')
    if (note !== undefined) used.add(note.kind)
    const alike = [first, ...others].filter((item) => shortName(item) === shortName(other)).length > 1
    const name = alike ? nameOf(other, language) : shortName(other)
    texts.push(inside === '' ? name : `${name} (${inside})`)
  }
  const list = listOf(texts, language)
  return vary(
    [
      tell(language, `also worth a look: ${list}`, `también vale la pena: ${list}`),
      tell(language, `I'd also look at ${list}`, `también miraría ${list}`),
      tell(
        language,
        `you could also go with ${listOf(texts, language, 'or')}`,
        `otra opción: ${listOf(texts, language, 'or')}`,
      ),
      tell(language, `close behind: ${list}`, `muy cerca: ${list}`),
    ],
    `${seed}.`,
  )
}

function priceOf(item: Item, language: Language): string {
  if (item.payable === null) return ''
  return item.onSale
    ? tell(language, `${money(item.payable)} on sale`, `${money(item.payable)} en oferta`)
    : money(item.payable)
}

const CLEARLY_CHEAPER = 0.9
const CLEARLY_STRONGER = 2

function notesOn(other: Item, first: Item, language: Language): Note[] {
  const notes: Note[] = []
  if (other.category !== first.category)
    notes.push({ kind: other.category, text: tell(language, shelf(other), CATEGORY_LABELS[other.category].es) })
  if (other.payable !== null && first.payable !== null && other.payable <= first.payable * CLEARLY_CHEAPER)
    notes.push({ kind: 'price', text: tell(language, 'costs less', 'cuesta menos') })
  const strength = strengthNote(other, first, language)
  if (strength !== null) notes.push(strength)
  const own = effectWords(other, [...other.effects].filter((id) => !first.effects.has(id)).slice(0, 1), language)
  if (own !== '') notes.push({ kind: 'effect', text: tell(language, `leans ${own}`, `más de ${own}`) })
  if (other.strainType !== null && other.strainType !== first.strainType)
    notes.push({ kind: 'type', text: other.strainType })
  return notes
}

function shelf(item: Item): string {
  const noun = CATEGORY_LABELS[item.category].one
  return /^(?:flower|merch|piece)/.test(noun) ? noun : /^[aeiou]/.test(noun) ? `an ${noun}` : `a ${noun}`
}

function strengthNote(other: Item, first: Item, language: Language): Note | null {
  const edible = other.category === 'edible'
  const [a, b] = edible ? [other.mgPerPiece, first.mgPerPiece] : [other.product.thcPercent, first.product.thcPercent]
  if (other.category !== first.category || a === null || b === null || a === b) return null
  if (!edible && Math.abs(a - b) < CLEARLY_STRONGER) return null
  const figure = edible ? tell(language, `${trim(a)} mg a piece`, `${trim(a)} mg por pieza`) : `${trim(a)}% THC`
  return a > b
    ? { kind: 'stronger', text: tell(language, `stronger at ${figure}`, `más fuerte: ${figure}`) }
    : { kind: 'gentler', text: tell(language, `gentler at ${figure}`, `más suave: ${figure}`) }
}
