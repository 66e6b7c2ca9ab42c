const TAG = /<\/?[a-z!][^<>]{0,500}>/gi
const CONTROL =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g
const ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  rsquo: '’',
  lsquo: '‘',
  rdquo: '”',
  ldquo: '“',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  reg: '®',
  trade: '™',
  eacute: 'é',
}

/** A cell as one line of text: no control characters, single spaces, entities decoded. Markup stays as the characters it is. */
export function cleanLine(cell: string, maxChars: number): string {
  return cut(decodeEntities(cell.replace(CONTROL, '')).replace(/\s+/g, ' ').trim(), maxChars)
}

/** A description: its tags are taken out, its words stay. */
export function cleanProse(cell: string, maxChars: number): string {
  return cleanLine(cell.replace(TAG, ' '), maxChars)
}

/** The entries of a list cell, parted by `|`, `;` or `,`, lower-case, without amounts (`myrcene 0.5%`) or doubles. `parts` parts them otherwise. */
export function splitList(cell: string, parts = /[|;,\n•·]/): string[] {
  const entries = cell.replace(/^\s*\[(.*)\]\s*$/s, '$1').split(parts)
  const words = entries.map((entry) =>
    cut(
      cleanLine(entry, 200)
        .replace(/^["'\s\p{Extended_Pictographic}\ufe0f]+|["'\s]+$/gu, '')
        .replace(/[\s:(-]*\d+(\.\d+)?\s*(%|mg\/g|mg)\s*\)?$/i, '')
        .toLowerCase()
        .trim(),
      MAX_ENTRY_CHARS,
    ),
  )
  return [
    ...new Set(words.filter((word) => word !== '' && word !== 'null' && word !== 'n/a' && word !== 'none')),
  ].slice(0, MAX_ENTRIES)
}

const MAX_ENTRIES = 40
const MAX_ENTRY_CHARS = 80

/** The first address in a cell that a page may load: https only. */
export function readHttpsUrl(cell: string): string | null {
  const found = /https:\/\/[^\s"'<>\\|,;]{1,480}/i.exec(cell.trim())?.[0] ?? null
  return found !== null && URL.canParse(found) ? found.toWellFormed() : null
}

function decodeEntities(text: string): string {
  if (!text.includes('&')) return text
  return text.replace(/&(#x[0-9a-f]{1,6}|#\d{1,7}|[a-z]{2,8});/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return ENTITIES[name.toLowerCase()] ?? whole
    const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
    return code >= 32 && code <= 0x10ffff ? String.fromCodePoint(code).toWellFormed() : ''
  })
}

/** At most so many UTF-16 units, never half a character. */
export function cut(text: string, maxChars: number): string {
  const short = text.length <= maxChars ? text : text.slice(0, maxChars)
  return /[\ud800-\udbff]$/.test(short) ? short.slice(0, -1).toWellFormed() : short.toWellFormed()
}
