import type { Category } from '#contract/catalog.ts'
import { KIND_BY_ID } from '#concierge/retrieve/kinds.ts'
import type { Form } from '#concierge/retrieve/wish.ts'
import type { Mention } from './sentence.ts'

/** What one word or phrase names: a whole shelf, or a kind. */
export type FormWord = { category: Category | null; kind: string | null; word?: string }

/** One noun phrase of the shopper: a form and where it stands, so that sizes and budgets beside it can be given to it. */
export type FormMention = { form: Form; start: number; end: number; joinedBy: 'start' | 'or' | 'and' }

/** Words that make one form together, and how it is joined to the one before. */
export type Group = { words: Mention<FormWord>[]; joinedBy: FormMention['joinedBy'] }

export function shelfOf(word: FormWord): Category | null {
  return word.category ?? KIND_BY_ID.get(word.kind ?? '')?.category ?? null
}

export function isQuality(word: FormWord): boolean {
  return word.kind !== null && KIND_BY_ID.get(word.kind)?.quality === true
}
