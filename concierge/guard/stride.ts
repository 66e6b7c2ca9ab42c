/** A stride that shares no divisor with the number of samples visits each of them, far from the one before. */
export function strideFor(count: number): number {
  let stride = Math.floor(count * 0.618) | 1
  while (divisor(stride, count) > 1) stride += 2
  return stride
}

function divisor(one: number, other: number): number {
  return other === 0 ? one : divisor(other, one % other)
}

/** An entry far off in a list, always the same one for a place. */
export function farOff<T>(list: readonly T[], at: number): T | undefined {
  return list[(at * 7919 + 131) % list.length]
}
