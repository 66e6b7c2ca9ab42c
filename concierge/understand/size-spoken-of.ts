const SPOKEN_OF =
  /\b(?:the|that|my|our|those|these)(?: (?:indica|sativa|hybrid))? (?<size>eighths?|8ths?|quarters?|half (?:ounce|oz|zip)|ounces?|oz|zips?|(?:3\.5|7|14|28) g)(?![\p{L}\p{N}])/u

/** "Make the eighth indica": a weight that stands for the flower of it; where it stands, or null. */
export function sizeSpokenOf(plain: string): { start: number; end: number } | null {
  const found = SPOKEN_OF.exec(plain)
  const size = found?.groups?.['size']
  if (found === null || size === undefined) return null
  const end = found.index + found[0].length
  return { start: end - size.length, end }
}
