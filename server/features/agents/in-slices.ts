import { setImmediate as nextRound } from 'node:timers/promises'

const SLICE_MS = 12

/**
 * Does `work` for each item in order, and lets other requests in between whenever a slice of time is used up. `onDone` hears
 * how many are done at each such pause; its `false` ends the work.
 */
export async function inSlices<T, R>(
  items: readonly T[],
  work: (item: T) => Promise<R>,
  onDone: (done: number) => boolean = () => true,
): Promise<R[]> {
  const results: R[] = []
  let sliceEnds = performance.now() + SLICE_MS
  for (const item of items) {
    results.push(await work(item))
    if (performance.now() < sliceEnds) continue
    if (!onDone(results.length)) return results
    await nextRound()
    sliceEnds = performance.now() + SLICE_MS
  }
  return results
}
