/** The code of no letters: where `mix` starts (FNV-1a, 32 bits). */
export const EMPTY_CODE = 2166136261

/** The code of a text that goes on with these letters, or with the first `end` of them: so it need not be written out. */
export function mix(code: number, text: string, end = text.length): number {
  let mixed = code
  for (let at = 0; at < end; at++) mixed = mixLetter(mixed, text.charCodeAt(at))
  return mixed
}

export function mixLetter(code: number, letter: number): number {
  return Math.imul(code ^ letter, 16777619)
}
