/**
 * Every match of a global pattern in a text, as `matchAll` gives them, which would first compile a copy of the pattern: in a turn
 * that asks for a hundred patterns, a tenth of the time. The pattern keeps no place from one call to the next.
 */
export function allMatches(text: string, pattern: RegExp): RegExpExecArray[] {
  if (!pattern.global) throw new TypeError(`not a global pattern: ${pattern.source}`)
  const found: RegExpExecArray[] = []
  pattern.lastIndex = 0
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    found.push(match)
    // Of a match without letters the next one would be the same.
    if (match[0] === '') pattern.lastIndex++
  }
  return found
}
