import type { Item } from '#concierge/retrieve/item.ts'
import { CATEGORY_LABELS } from '#concierge/retrieve/shelves.ts'
import { effectWords, trim } from './describe.ts'
import { type Language, listOf, money, shortName, tell, vary } from './wording.ts'

type Contrast = { first: Item; others: readonly Item[]; language: Language; seed: string }
type Note = { kind: string; text: string }

/** How the others differ from the first pick, each by another thing where it can: its form, price, strength or character. */
export function contrast({ first, others, language, seed }: Contrast): string {
  const used = new Set<string>()
  const texts: string[] = []
  for (const other of others) {
    const notes = notesOn(other, first, language)
    const note = notes.find((entry) => !used.has(entry.kind)) ?? notes[0]
    if (note === undefined) continue
    used.add(note.kind)
    texts.push(note.text)
  }
  const lead = vary(
    ['', tell(language, 'also worth a look: ', 'también vale la pena: '), tell(language, 'beside it, ', 'además, ')],
    `${seed}.`,
  )
  return `${lead}${listOf(texts, language)}`
}

const CLEARLY_CHEAPER = 0.9
const CLEARLY_STRONGER = 2

function notesOn(other: Item, first: Item, language: Language): Note[] {
  const name = shortName(other)
  const price = other.payable === null ? '' : money(other.payable)
  const at = price === '' ? '' : tell(language, ` at ${price}`, ` a ${price}`)
  const notes: Note[] = []
  if (other.category !== first.category)
    notes.push({
      kind: other.category,
      text: tell(
        language,
        `${name}${at} if you'd rather have ${shelf(other)}`,
        `${name}${at} si prefieres ${CATEGORY_LABELS[other.category].es}`,
      ),
    })
  if (other.payable !== null && first.payable !== null && other.payable <= first.payable * CLEARLY_CHEAPER)
    notes.push({ kind: 'price', text: tell(language, `${name} costs less${at}`, `${name} cuesta menos: ${price}`) })
  const strength = strengthNote(other, first, language)
  if (strength !== null) notes.push({ kind: strength.kind, text: `${name} ${strength.text}` })
  if (other.onSale)
    notes.push({ kind: 'sale', text: tell(language, `${name} is on sale${at}`, `${name} está en oferta${at}`) })
  const own = effectWords(other, [...other.effects].filter((id) => !first.effects.has(id)).slice(0, 1), language)
  if (own !== '')
    notes.push({ kind: 'effect', text: tell(language, `${name} leans ${own}${at}`, `${name} es más de ${own}${at}`) })
  notes.push({ kind: 'plain', text: `${name}${at}` })
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
    ? { kind: 'stronger', text: tell(language, `is stronger at ${figure}`, `es más fuerte: ${figure}`) }
    : { kind: 'gentler', text: tell(language, `is gentler at ${figure}`, `es más suave: ${figure}`) }
}
