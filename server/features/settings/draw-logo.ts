import sharp from 'sharp'
import { LOGO_MAX_BYTES, LOGO_MAX_SIDE, LOGO_MAX_SOURCE_PIXELS } from '#contract/settings-limits.ts'
import { AppError } from '#server/http/app-error.ts'

export type Picture = { png: Uint8Array; width: number; height: number }

type Kind = 'png' | 'jpeg' | 'svg'

const MAX_SECONDS = 5
const SVG_HEAD_BYTES = 1024

/**
 * Decodes an uploaded picture and writes its pixels as a new PNG, at most 1024 pixels a side: nothing else of the upload is
 * kept. What it is is told by its content. Throws `too_large`, `unsupported_type` or `unprocessable`, each in plain words.
 */
export async function drawLogo(bytes: Uint8Array): Promise<Picture> {
  if (bytes.length > LOGO_MAX_BYTES) throw new AppError('too_large', { text: 'The logo must be 2 MB or smaller.' })
  const kind = tellKind(bytes)
  if (kind === null) throw new AppError('unsupported_type', { text: 'Please choose a PNG, JPG or SVG file.' })
  if (kind === 'svg') requirePlainDrawing(bytes)
  try {
    const source = sharp(bytes, { limitInputPixels: LOGO_MAX_SOURCE_PIXELS, failOn: 'error', pages: 1 })
    const about = await source.metadata()
    if (about.format !== kind) throw new Error('the head and the content differ')
    const { data, info } = await source
      .rotate()
      .resize({ width: LOGO_MAX_SIDE, height: LOGO_MAX_SIDE, fit: 'inside', withoutEnlargement: true })
      .timeout({ seconds: MAX_SECONDS })
      .png({ compressionLevel: 9 })
      .toBuffer({ resolveWithObject: true })
    return { png: data, width: info.width, height: info.height }
  } catch {
    throw new AppError('unprocessable', { text: UNREADABLE })
  }
}

const UNREADABLE = 'That picture could not be read. It may be damaged, or have too many pixels.'

const PNG_HEAD = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const JPEG_HEAD = [0xff, 0xd8, 0xff]

/** PNG, JPEG or SVG by the first bytes; null for anything else, whatever its name says. */
function tellKind(bytes: Uint8Array): Kind | null {
  if (PNG_HEAD.every((byte, at) => bytes[at] === byte)) return 'png'
  if (JPEG_HEAD.every((byte, at) => bytes[at] === byte)) return 'jpeg'
  const head = new TextDecoder().decode(bytes.subarray(0, SVG_HEAD_BYTES)).replace(/^\ufeff/, '')
  return /^\s*(?:<\?xml[^>]*>\s*)?(?:<!--[^>]*-->\s*)*<svg[\s>]/.test(head) ? 'svg' : null
}

/** Entities can grow without end, and a picture inside the drawing has its own size: neither belongs into a logo. */
function requirePlainDrawing(bytes: Uint8Array): void {
  const text = new TextDecoder().decode(bytes)
  if (/<!DOCTYPE|<!ENTITY/i.test(text)) throw new AppError('unprocessable', { text: UNREADABLE })
  if (/<(?:\w+:)?(?:image|feImage)\b/i.test(text)) {
    throw new AppError('unprocessable', { text: 'The SVG holds another picture. Please choose a PNG or a plain SVG.' })
  }
}
