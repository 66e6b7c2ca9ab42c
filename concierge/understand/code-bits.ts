/** Some bits for each code, many codes to a bit. */
export type Bits = Uint32Array
/** A text has a hundred codes; a lexicon has thousands, and would fill so few. */
const FEW = 4096
const PER_CODE = 16

/** The bits of all these codes. */
export function bitsOf(codes: readonly number[]): Bits {
  let size = FEW
  while (size < codes.length * PER_CODE) size *= 2
  const bits = new Uint32Array(size / 32)
  for (const code of codes) {
    const at = (code >>> 5) & (bits.length - 1)
    bits[at] = (bits[at] ?? 0) | (1 << (code & 31))
  }
  return bits
}

/** False when the code is surely not among them. */
export function mayHold(bits: Bits, code: number): boolean {
  return (((bits[(code >>> 5) & (bits.length - 1)] ?? 0) >>> (code & 31)) & 1) === 1
}
