import { inSentences, isLoose, type Loose, linesOf, readFlag, tellLoose, underHeading, wordsOf } from './loose-value.ts'

/** What patients alone have, by the part of the profile that it belongs to. */
type OfPatients = { deals: readonly string[]; limit: string | null; cards: string | null; tax: string | null }
type Leaf = { path: string; key: string; told: string }

const OFFER = /\d ?% (?:off|below|less|under|cheaper)|\$\d+(?:\.\d+)? off|\bdiscount|\bfree (?!parking|to join)/i
const OF_LIMIT = /\b(?:limits?|caps?|maximum|allowance|allotment|possession|how much)\b/
const OF_TAX = /\btax(?:es)?\b/
const OF_FIRST = /\b(?:first|new|welcome|initial)\b/
const SAYS_WHOSE = /\b(?:patients?|medical|hardship|caregivers?|veterans?|seniors?|new|first)\b/i

/** A table of all that patients have, with tables in it, line by line. */
export function partPatients(table: Loose): OfPatients {
  const leaves = leavesOf(table, '')
  const isDeal = ({ path, told }: Leaf): boolean => OFFER.test(told) && !OF_TAX.test(path)
  const limits = leaves.filter((leaf) => OF_LIMIT.test(leaf.path) && !isDeal(leaf))
  const taxes = leaves.filter(({ path }) => OF_TAX.test(path))
  const cards = leaves.filter((leaf) => !isDeal(leaf) && !limits.includes(leaf) && !taxes.includes(leaf))
  return {
    deals: leaves.filter(isDeal).map(tellOffer),
    limit: limits.length === 0 ? null : limits.map(({ told }) => told).join('; '),
    cards: cards.length === 0 ? null : inSentences(cards.map(({ key, told }) => tellTerm(key, told))),
    tax: taxes.length === 0 ? null : taxes.map(({ told }) => told).join('; '),
  }
}

/** What patients need, in sentences: "Patients may shop from 18 years on". */
export function tellPatients(table: Loose): string {
  return inSentences(leavesOf(table, '').map(({ key, told }) => tellTerm(key, told)))
}

function leavesOf(value: unknown, path: string): Leaf[] {
  if (!isLoose(value)) return linesOf([value]).map((told) => ({ path, key: path.split('.').at(-1) ?? '', told }))
  return Object.entries(value).flatMap(([key, entry]) =>
    readFlag(entry) === null || isLoose(entry)
      ? leavesOf(entry, path === '' ? wordsOf(key) : `${path}.${wordsOf(key)}`)
      : linesOf({ [key]: entry }).map((told) => ({ path: `${path}.${wordsOf(key)}`, key: '', told })),
  )
}

function tellTerm(key: string, told: string): string {
  if (/^(?:(?:minimum|youngest) )?age$/.test(key)) return `Patients may shop from ${told} years on`
  return /^(?:need|needs|bring|how|note|notes|what|patients|required?|plan|papers)$/.test(key)
    ? told
    : underHeading(key, told)
}

function tellOffer({ path, told }: Leaf): string {
  if (SAYS_WHOSE.test(told) && !OF_FIRST.test(told)) return told
  return `${OF_FIRST.test(path) ? 'New patients' : 'Patients'}: ${tellLoose(told)}`
}
