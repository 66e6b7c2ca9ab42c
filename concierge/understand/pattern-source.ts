/** The alternatives of a source, split where no bracket is open. */
export function branchesOf(source: string): string[] {
  const branches: string[] = []
  let from = 0
  let depth = 0
  for (let at = 0; at < source.length; at++) {
    const char = source.charAt(at)
    if (char === '\\') at++
    else if (char === '[') at = endOfClass(source, at)
    else if (char === '(') depth++
    else if (char === ')') depth--
    else if (char === '|' && depth === 0) {
      branches.push(source.slice(from, at))
      from = at + 1
    }
  }
  return [...branches, source.slice(from)]
}

/** Where the bracket ends that the source begins with. */
export function closing(source: string): number {
  let depth = 0
  for (let at = 0; at < source.length; at++) {
    const char = source.charAt(at)
    if (char === '\\') at++
    else if (char === '[') at = endOfClass(source, at)
    else if (char === '(') depth++
    else if (char === ')' && --depth === 0) return at
  }
  return source.length
}

/** Where a class of signs ends, in which brackets stand for themselves. */
function endOfClass(source: string, start: number): number {
  let at = start + 1
  while (at < source.length && source.charAt(at) !== ']') at += source.charAt(at) === '\\' ? 2 : 1
  return at
}
