import { useSyncExternalStore } from 'react'

const TICK_MS = 30_000

/** The time, moving on every half minute, so that "5 minutes ago" stays true while a page is open. */
export function useNow(): Date {
  return useSyncExternalStore(subscribe, () => now)
}

let now = new Date()
let timer: ReturnType<typeof setInterval> | undefined
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  if (listeners.size === 1) {
    tick()
    timer = setInterval(tick, TICK_MS)
  }
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) clearInterval(timer)
  }
}

function tick(): void {
  now = new Date()
  for (const listener of listeners) listener()
}
