/**
 * The text of a file whose encoding nobody states: by its byte-order mark, else UTF-16 by its pattern of zero bytes, else
 * UTF-8, else Windows-1252 (which reads Latin-1 too). Zero bytes are dropped, since no database text may hold them.
 */
export function decodeText(bytes: Uint8Array): string {
  return decode(bytes).replaceAll('\0', '')
}

function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  const wide = guessUtf16(bytes)
  if (wide !== null) return new TextDecoder(wide).decode(bytes)
  try {
    return repairDoubleEncoding(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

const SAMPLE_BYTES = 4096

/** Latin letters in UTF-16 have a zero in every second byte: the low one of a pair in big-endian, the high one in little-endian. */
function guessUtf16(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const length = Math.min(bytes.length, SAMPLE_BYTES) & ~1
  if (length < 4) return null
  let even = 0
  let odd = 0
  for (let i = 0; i < length; i += 2) {
    if (bytes[i] === 0) even++
    if (bytes[i + 1] === 0) odd++
  }
  const pairs = length / 2
  if (odd > pairs * 0.4 && even < pairs * 0.1) return 'utf-16le'
  return even > pairs * 0.4 && odd < pairs * 0.1 ? 'utf-16be' : null
}

/** UTF-8 that some program read as Latin-1 and wrote as UTF-8 again: two characters in this range stand for one. */
const DOUBLE_ENCODED = /[\u00c3\u00c2][\u0080-\u00bf]/g

const DOUBLE_ENCODED_MARKS: Record<string, string> = {
  '\u2122': '\u2019',
  '\u02dc': '\u2018',
  '\u0153': '\u201c',
  '\u009d': '\u201d',
  '\u201c': '\u2013',
  '\u201d': '\u2014',
  '\u00a6': '\u2026',
}

function repairDoubleEncoding(text: string): string {
  const marked = text.replace(
    /\u00e2\u20ac([\u2122\u02dc\u0153\u009d\u201c\u201d\u00a6])/g,
    (_, mark: string) => DOUBLE_ENCODED_MARKS[mark] ?? '',
  )
  return marked.replace(DOUBLE_ENCODED, (pair) => {
    const lead = pair.charCodeAt(0)
    return String.fromCharCode(((lead & 0x1f) << 6) | (pair.charCodeAt(1) & 0x3f))
  })
}
