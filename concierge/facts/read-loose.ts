/** Reads a string, number, boolean or list under any key, also one the contract does not know. */
export function readLoose(record: Readonly<Record<string, unknown>> | undefined, key: string): unknown {
  return record?.[key]
}

export function looseText(record: Readonly<Record<string, unknown>> | undefined, key: string): string | null {
  const value = readLoose(record, key)
  return typeof value === 'string' && value !== '' ? value : typeof value === 'number' ? String(value) : null
}

export function looseNumber(record: Readonly<Record<string, unknown>> | undefined, key: string): number | null {
  const value = readLoose(record, key)
  return typeof value === 'number' ? value : null
}

export function looseFlag(record: Readonly<Record<string, unknown>> | undefined, key: string): boolean | null {
  const value = readLoose(record, key)
  return typeof value === 'boolean' ? value : null
}

export function looseList(record: Readonly<Record<string, unknown>> | undefined, key: string): readonly string[] {
  const value = readLoose(record, key)
  return Array.isArray(value) ? value.filter((entry): entry is string => typeof entry === 'string') : []
}

export function looseRecord(
  record: Readonly<Record<string, unknown>> | undefined,
  key: string,
): Readonly<Record<string, unknown>> | undefined {
  const value = readLoose(record, key)
  return isRecord(value) ? value : undefined
}

export type ServiceHours = { open: string; close: string; days: string | null }

/** The hours of a service that keeps its own, as `{ open, close, days }` under a key; null where they are not written so. */
export function looseHours(record: Readonly<Record<string, unknown>> | undefined, key: string): ServiceHours | null {
  const hours = looseRecord(record, key)
  const [open, close] = [looseText(hours, 'open'), looseText(hours, 'close')]
  return open === null || close === null ? null : { open, close, days: looseText(hours, 'days') }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
