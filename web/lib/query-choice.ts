import { useNavigate, useSearch } from '@tanstack/react-router'
import { type Choices, readChoice } from './choices.ts'

/**
 * A choice kept in the query of the address, such as `?tab=flagged`. The fallback is left out of the address, and the
 * rest of the query stays as it is.
 */
export function useQueryChoice<T extends string>(name: string, choices: Choices<T>, fallback: NoInfer<T>) {
  const chosen: T = readChoice(useQueryText(name), choices) ?? fallback
  const setQuery = useSetQuery()
  const choose = (value: T) => setQuery({ [name]: value === fallback ? undefined : value })
  return [chosen, choose] as const
}

/** A text in the query of the address. */
export function useQueryText(name: string): string | undefined {
  return useSearch({ strict: false, select: (search: Record<string, unknown>) => textOf(search[name]) })
}

/**
 * Changes parts of the query of this page; `undefined` takes a part out. With `replace` the browser's way back does not
 * stop at what was before: for a text that changes with each letter.
 */
export function useSetQuery() {
  const navigate = useNavigate()
  return (changes: Record<string, string | undefined>, options: { replace?: boolean } = {}) =>
    void navigate({
      to: '.',
      search: (before: object) => ({ ...before, ...changes }),
      resetScroll: false,
      replace: options.replace,
    })
}

/** Queries are plain text in the address: no quoting, no nesting, one value a name. */
export function parseQuery(search: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(search))
}

export function printQuery(search: object): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(search)) {
    const text = textOf(value)
    if (text !== undefined) query.set(name, text)
  }
  return query.size === 0 ? '' : `?${query}`
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined
}
