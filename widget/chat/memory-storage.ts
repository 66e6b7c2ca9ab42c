import type { BrowserStorage } from '#widget/browser-storage.ts'

/** Storage that lasts as long as the page: for the builder's preview, which begins anew each time. */
export function memoryStorage(): BrowserStorage {
  const kept = new Map<string, string>()
  return {
    read: (key) => kept.get(key) ?? null,
    write: (key, value) => void kept.set(key, value),
  }
}
