/** The widget's one door to browser storage. Storage may be blocked or full: then nothing is kept, and nothing breaks. */
export type BrowserStorage = {
  read(key: string): string | null
  write(key: string, value: string): void
}

const PREFIX = 'econcierge:'

export function browserStorage(kind: 'localStorage' | 'sessionStorage'): BrowserStorage {
  return {
    read(key) {
      try {
        return window[kind].getItem(PREFIX + key)
      } catch {
        return null
      }
    },
    write(key, value) {
      try {
        window[kind].setItem(PREFIX + key, value)
      } catch {}
    },
  }
}
