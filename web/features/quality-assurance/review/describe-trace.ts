import type * as z from 'zod'
import type { TraceStep } from '#contract/turn.ts'
import { formatCents } from '#web/lib/format.ts'
import { sentenceCase } from '#web/features/quality-assurance/sentence-case.ts'
import { FIELD_NAMES, NOTHING_FOUND, STEP_TITLES } from './trace-words.ts'

type Found = TraceStep['found']
type Json = z.core.util.JSONType
/** Names of products by their ids, to be read instead of them. */
export type ProductNames = ReadonlyMap<string, string>
export type Finding = { name: string; value: string }

/** A step of the trace in words. */
export function titleOfStep(step: string): string {
  return STEP_TITLES.get(step) ?? sentenceCase(spaced(step))
}

/** What stands under a step that found nothing. */
export function nothingFound(step: string): string {
  return NOTHING_FOUND.get(step) ?? 'Nothing to report.'
}

/** What a step found, for reading: no braces, no ids where a name is known, money as money, and nothing that is empty. */
export function describeFinding(found: Found, names: ProductNames = new Map()): Finding[] {
  return Object.entries(found).flatMap(([field, raw]) => {
    const value = unpacked(raw)
    if (isEmpty(value)) return []
    const name = FIELD_NAMES.get(field) ?? sentenceCase(spaced(withoutUnit(field)))
    return [{ name, value: describe(value, { field, names, depth: DEPTH }) }]
  })
}

type Place = { field: string; names: ProductNames; depth: number }

const DEPTH = 3
const LISTED = 8
/** A value that is a name of ours, not words of anyone. */
const IDENTIFIER = /^[a-z]+([_.-][a-z]+)+$/
const MONEY = new Set(['priceMin', 'priceMax', 'budgetTotal'])
const LANGUAGES: ReadonlyMap<string, string> = new Map([
  ['en', 'English'],
  ['es', 'Spanish'],
])

function describe(value: Json, place: Place): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'number') return describeNumber(place.field, value)
  if (typeof value === 'string') return describeText(value, place)
  if (value === null) return 'none'
  if (place.depth === 0) return '…'
  const inner = { ...place, depth: place.depth - 1 }
  return Array.isArray(value) ? describeList(value, inner) : describeObject(value, inner)
}

function describeText(text: string, { field, names }: Place): string {
  if (field === 'language') return LANGUAGES.get(text) ?? text
  const known = names.get(text)
  if (known !== undefined) return known
  return IDENTIFIER.test(text) ? spaced(text.replaceAll('.', ': ')) : text
}

function describeNumber(field: string, value: number): string {
  if (field.endsWith('Cents') || MONEY.has(field)) return formatCents(value)
  if (field.endsWith('Ms')) return `${Math.round(value)} ms`
  return String(Math.round(value * 1000) / 1000)
}

function describeList(list: readonly Json[], place: Place): string {
  const shown = list.slice(0, LISTED).map((item) => describe(item, place))
  const rest = list.length > LISTED ? [`and ${list.length - LISTED} more`] : []
  const isNested = list.some((item) => typeof item === 'object')
  return [...shown, ...rest].join(isNested ? '; ' : ', ')
}

/** What has an id is called by its name, with the rest in brackets. */
function describeObject(object: Readonly<Record<string, Json>>, place: Place): string {
  const { id, ...others } = object
  const parts = Object.entries(typeof id === 'string' ? others : object)
    .filter(([, part]) => !isEmpty(part))
    .map(([field, part]) => {
      const words = describe(part, { ...place, field })
      return typeof id === 'string' ? words : `${spaced(withoutUnit(field))} ${words}`
    })
  if (typeof id !== 'string') return parts.join(', ')
  const name = describeText(id, place)
  return parts.length === 0 ? name : `${name} (${parts.join(', ')})`
}

/** Some steps keep a nested finding as its JSON text. */
function unpacked(value: Json): Json {
  if (typeof value !== 'string' || !/^[[{]/.test(value)) return value
  try {
    return JSON.parse(value)
  } catch {
    return value
  }
}

function isEmpty(value: Json | undefined): boolean {
  if (value === null || value === undefined || value === '') return true
  return typeof value === 'object' && Object.keys(value).length === 0
}

function withoutUnit(field: string): string {
  return field.replace(/(Cents|Ms)$/, '')
}

function spaced(name: string): string {
  return name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/[_-]+/g, ' ')
    .toLocaleLowerCase('en-US')
}
