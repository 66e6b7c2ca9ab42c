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
