import type * as z from 'zod'
import type { TraceStep } from '#contract/turn.ts'
import { formatCents } from '#web/lib/format.ts'
import { sentenceCase } from './sentence-case.ts'

type Found = TraceStep['found']
type Json = z.core.util.JSONType
export type Finding = { name: string; value: string }

const STEP_TITLES: Readonly<Record<string, string>> = {
  understand: 'What it understood',
  guard: 'Which rules it checked',
  retrieve: 'What it looked up',
  choose: 'What it chose',
  say: 'How it put it',
  check: 'What was checked afterwards',
}

/** A value that is a name of ours, not words of anyone. */
const IDENTIFIER = /^[a-z]+(_[a-z]+)+$/
const LISTED = 8
const NESTING = 3

/** A step of the trace in words. */
export function titleOfStep(step: string): string {
  return STEP_TITLES[step] ?? sentenceCase(spaced(step))
}

/** What a step found as names and values that a person reads: no braces, no quotes, money as money. */
export function describeFinding(found: Found): Finding[] {
  return Object.entries(found).map(([name, value]) => ({
    name: sentenceCase(spaced(name.replace(/(Cents|Ms)$/, ''))),
    value: describeValue(name, value, NESTING),
  }))
}

function describeValue(name: string, value: Json, depth: number): string {
  if (value === null || value === '') return 'none'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'number') return describeNumber(name, value)
  if (typeof value === 'string') return IDENTIFIER.test(value) ? spaced(value) : value
  if (depth === 0) return '…'
  if (Array.isArray(value)) return describeList(name, value, depth)
  const parts = Object.entries(value)
    .filter(([, part]) => part !== null && part !== undefined)
    .map(([key, part]) => `${spaced(key.replace(/(Cents|Ms)$/, ''))} ${describeValue(key, part ?? null, depth - 1)}`)
  return parts.length === 0 ? 'none' : parts.join(', ')
}

function describeList(name: string, list: readonly Json[], depth: number): string {
  if (list.length === 0) return 'none'
  const shown = list.slice(0, LISTED).map((item) => describeValue(name, item, depth - 1))
  const isNested = list.some((item) => typeof item === 'object' && item !== null)
  const rest = list.length > LISTED ? [`and ${list.length - LISTED} more`] : []
  return [...shown, ...rest].join(isNested ? '; ' : ', ')
}

function describeNumber(name: string, value: number): string {
  if (name.endsWith('Cents')) return formatCents(value)
  if (name.endsWith('Ms')) return `${Math.round(value)} ms`
  return String(Math.round(value * 1000) / 1000)
}

function spaced(name: string): string {
  return name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/[_-]+/g, ' ')
    .toLocaleLowerCase('en-US')
}
