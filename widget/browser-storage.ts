/** The widget's one door to browser storage. Where it is blocked, as in frames of other sites, or full, the page keeps it. */
export type BrowserStorage = {
  read(key: string): string | null
  write(key: string, value: string): void
}

const PREFIX = 'econcierge:'

export function browserStorage(kind: 'localStorage' | 'sessionStorage'): BrowserStorage {
  const kept: Record<string, string> = {}
  return {
    read(key) {
      try {
        return kept[key] ?? window[kind].getItem(PREFIX + key)
      } catch {
        return null
      }
    },
    write(key, value) {
      try {
        window[kind].setItem(PREFIX + key, value)
      } catch {
        kept[key] = value
      }
    },
  }
}

/** A random id of this browser; made on first use. */
export function readVisitorId(storage: BrowserStorage): string {
  const known = storage.read('visitor')
  if (known) return known
  const visitorId = newId()
  storage.write('visitor', visitorId)
  return visitorId
}

/** A random UUID. Pages without a secure context have no `randomUUID`; the address of an empty blob ends with one. */
export function newId(): string {
  if (crypto.randomUUID) return crypto.randomUUID()
  const url = URL.createObjectURL(new Blob())
  URL.revokeObjectURL(url)
  return url.slice(-36)
}
