const LONGEST = 3

/** The first one, two and three letters of every word of a text. */
export function startsIn(text: string): ReadonlySet<string> {
  const starts = new Set<string>()
  for (const { 0: word } of text.matchAll(/[\p{L}\p{N}]+/gu))
    for (let length = 1; length <= LONGEST && length <= word.length; length++) starts.add(word.slice(0, length))
  return starts
}

const known = new Map<string, readonly string[] | null>()

/** False when the pattern, which must begin at a word, cannot match a text with these word starts: most of a lexicon is passed over so. */
export function mayMatch(pattern: RegExp, starts: ReadonlySet<string>): boolean {
  let heads = known.get(pattern.source)
  if (heads === undefined) {
    heads = headsOf(pattern.source)
    known.set(pattern.source, heads)
  }
  return heads === null || heads.some((head) => starts.has(head))
}

/** What a match can begin with, up to three letters each; null when that cannot be told from the source. */
function headsOf(source: string): readonly string[] | null {
  const heads = new Set<string>()
  for (const branch of branchesOf(source)) {
    const own = branchHeads(branch)
    if (own === null) return null
    for (const head of own) heads.add(head)
  }
  return [...heads]
}

function branchHeads(branch: string): readonly string[] | null {
  if (branch.startsWith('\\b')) return branchHeads(branch.slice(2))
  if (branch.startsWith('\\d')) return [...'0123456789']
  if (branch.startsWith('(')) return groupHeads(branch)
  const letters = /^[\p{L}\p{N}]+/u.exec(branch)?.[0] ?? ''
  if (letters === '') return null
  const optional = /^[?*{]/.test(branch.slice(letters.length))
  if (!optional) return [letters.slice(0, LONGEST)]
  const sure = letters.slice(0, -1).slice(0, LONGEST)
  return sure === '' ? null : [sure]
}

function groupHeads(branch: string): readonly string[] | null {
  const end = closing(branch)
  const rest = branch.slice(end + 1)
  if (/^\(\?(?:<!|<=|!|=)/.test(branch)) return rest === '' ? null : branchHeads(rest)
  const inside = headsOf(branch.slice(branch.startsWith('(?:') ? 3 : 1, end))
  if (inside === null) return null
  if (!/^[?*]/.test(rest)) return inside
  const after = branchHeads(rest.slice(1))
  return after === null ? null : [...inside, ...after]
}

/** The alternatives of a source, split where no bracket is open. */
function branchesOf(source: string): string[] {
  const branches: string[] = []
  let from = 0
  let depth = 0
  for (let at = 0; at < source.length; at++) {
    const char = source.charAt(at)
    if (char === '\\') at++
    else if (char === '(' || char === '[') depth++
    else if (char === ')' || char === ']') depth--
    else if (char === '|' && depth === 0) {
      branches.push(source.slice(from, at))
      from = at + 1
    }
  }
  return [...branches, source.slice(from)]
}

function closing(source: string): number {
  let depth = 0
  for (let at = 0; at < source.length; at++) {
    const char = source.charAt(at)
    if (char === '\\') at++
    else if (char === '(') depth++
    else if (char === ')' && --depth === 0) return at
  }
  return source.length
}
