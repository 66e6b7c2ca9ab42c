/** A line of text on a page of US Letter, in points from the left and from the top. */
export type PdfText = { x: number; y: number; text: string; size: number; isBold?: boolean; alignsRight?: boolean }
export type PdfRule = { x: number; y: number; width: number }

const PAGE = { width: 612, height: 792 }

/**
 * One page as a PDF 1.4 file, in the Helvetica that every reader brings along (ISO 32000-1, 9.6.2.2). Characters outside of
 * Windows-1252 become question marks.
 */
export function writePdf(page: { title: string; texts: readonly PdfText[]; rules: readonly PdfRule[] }): Buffer {
  const content = [...page.rules.map(drawRule), ...page.texts.map(drawText)].join('\n')
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /Lang (en-US) >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${PAGE.width} ${PAGE.height}] /Contents 4 0 R /Resources << /Font << /F1 5 0 R /F2 6 0 R >> >> >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >>',
    `<< /Title (${escapeText(page.title)}) /Producer (eConcierge) >>`,
  ]
  return Buffer.from(joinObjects(objects), 'latin1')
}

/** Each object at a place that the table at the end names. Everything is one byte a character. */
function joinObjects(objects: readonly string[]): string {
  let file = '%PDF-1.4\n%\xe2\xe3\xcf\xd3\n'
  const places: number[] = []
  for (const [at, object] of objects.entries()) {
    places.push(file.length)
    file += `${at + 1} 0 obj\n${object}\nendobj\n`
  }
  const start = file.length
  const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  return `${file}xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${size} /Root 1 0 R /Info ${objects.length} 0 R >>\nstartxref\n${start}\n%%EOF\n`
}

function drawText({ x, y, text, size, isBold = false, alignsRight = false }: PdfText): string {
  const left = alignsRight ? x - widthOf(text, size, isBold) : x
  return `BT /${isBold ? 'F2' : 'F1'} ${size} Tf ${left.toFixed(2)} ${PAGE.height - y} Td (${escapeText(text)}) Tj ET`
}

function drawRule({ x, y, width }: PdfRule): string {
  return `0.8 G 0.75 w ${x} ${PAGE.height - y} m ${x + width} ${PAGE.height - y} l S`
}

/** Widths of Helvetica for what stands in columns at the right: figures, signs and capitals, in thousandths of the size. */
const NARROW = new Map([
  ['.', 278],
  [',', 278],
  [' ', 278],
  ['-', 333],
])
const FIGURE_WIDTH = 556
const CAPITAL_WIDTH = 690

function widthOf(text: string, size: number, isBold: boolean): number {
  let total = 0
  for (const character of text) {
    total += NARROW.get(character) ?? (/[A-Z]/.test(character) ? CAPITAL_WIDTH : FIGURE_WIDTH)
  }
  return (total / 1000) * size * (isBold ? 1.02 : 1)
}

/** The characters that Windows-1252 has beyond Latin-1 and that a name or a card line may hold. */
const WINDOWS_1252 = new Map([
  ['€', '\x80'],
  ['…', '\x85'],
  ['‘', '\x91'],
  ['’', '\x92'],
  ['“', '\x93'],
  ['”', '\x94'],
  ['•', '\x95'],
  ['–', '\x96'],
  ['—', '\x97'],
  ['™', '\x99'],
])

function escapeText(text: string): string {
  let escaped = ''
  for (const character of text.normalize('NFC')) {
    const code = character.codePointAt(0) ?? 0
    const isPlain = (code >= 0x20 && code < 0x7f) || (code >= 0xa0 && code <= 0xff)
    const byte = isPlain ? character : (WINDOWS_1252.get(character) ?? (code < 0x20 ? ' ' : '?'))
    escaped += /[\\()]/.test(byte) ? `\\${byte}` : byte
  }
  return escaped
}
