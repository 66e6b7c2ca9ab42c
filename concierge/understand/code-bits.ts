/** A bit for each code, many codes to a bit. */
export type Bits = Uint32Array
const BITS = 4096

/** The bits of all these codes. */
export function bitsOf(codes: Iterable<number>): Bits {
  const bits = new Uint32Array(BITS / 32)
  for (const code of codes) {
    const at = (code & (BITS - 1)) >>> 5
    bits[at] = (bits[at] ?? 0) | (1 << (code & 31))
  }
  return bits
}

/** False when the code is surely not among them. */
export function mayHold(bits: Bits, code: number): boolean {
  return (((bits[(code & (BITS - 1)) >>> 5] ?? 0) >>> (code & 31)) & 1) === 1
}
