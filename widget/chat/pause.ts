/** Waits `seconds`, or until the browser is back online, or until `signal` aborts. */
export function pause(seconds: number, signal: AbortSignal): Promise<unknown> {
  return new Promise((resolve) => {
    const over = AbortSignal.any([signal, AbortSignal.timeout(seconds * 1000)])
    over.onabort = resolve
    addEventListener('online', resolve, { once: true, signal: over })
  })
}
