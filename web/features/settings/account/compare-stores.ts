import type { Difference } from './account-form-values.ts'
import { type StoreValues, toLabel } from './store-form-values.ts'

/** Where two versions of a store say different things, each in one line. */
export function compareStores(mine: StoreValues, theirs: StoreValues): Difference[] {
  const other = new Map(Object.entries(theirs))
  return Object.entries(mine)
    .filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(other.get(name)))
    .map(([name, value]) => ({
      label: toLabel(name.replace(/([A-Z])/g, '_$1').toLowerCase()),
      mine: print(value),
      theirs: print(other.get(name)),
    }))
}

function print(value: unknown): string {
  if (typeof value === 'string') return value.replaceAll('\n', ', ')
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (Array.isArray(value)) return value.map(print).join('; ')
  if (typeof value !== 'object' || value === null) return ''
  return Object.entries(value)
    .map(([name, part]) => `${toLabel(name)}: ${print(part)}`)
    .join(', ')
}
