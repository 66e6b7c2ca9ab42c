/** Waits `seconds`, or until the browser is back online, or until `signal` aborts. */
export function pause(seconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const once = { once: true, signal: AbortSignal.any([signal, AbortSignal.timeout(seconds * 1000)]) }
    once.signal.onabort = () => resolve()
    addEventListener('online', () => resolve(), once)
    if (signal.aborted) resolve()
  })
}
