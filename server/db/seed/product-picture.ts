import type { PictureInk } from './picture-parts.ts'
import { findDrawing } from './picture-shapes.ts'

/**
 * The SVG of a product's picture. `key` is what stands between `/pictures/` and `.svg`: a drawing, a tone (a strain type
 * or `plain`) and a number, such as `jar-indica-4`. Any other text gives a plain package: it never throws, and nothing
 * of the key reaches the picture.
 */
export function drawPicture(key: string): string {
  const { drawing, tone, number } = readKey(key)
  const { title, draw } = findDrawing(drawing)
  const ink = inkOf(tone, number)
  const words = tone === 'plain' ? title : `${title}, ${tone}`
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200" role="img" aria-label="${words}">` +
    `<title>${words}</title><rect width="200" height="200" fill="${backdropOf(number)}"/>${draw(ink)}</svg>`
  )
}

const TONES = {
  indica: [
    { body: '#6b5ca5', dark: '#463a78', light: '#c9c1ea', accent: '#8a78c9' },
    { body: '#4f5d95', dark: '#323e6b', light: '#c2cbea', accent: '#7b8ac4' },
  ],
  sativa: [
    { body: '#e08a3c', dark: '#a85f1e', light: '#fbe0c2', accent: '#e8a564' },
    { body: '#d9a52b', dark: '#96701a', light: '#f8eac2', accent: '#dcb14e' },
  ],
  hybrid: [
    { body: '#3f9c7d', dark: '#276753', light: '#c6ebdd', accent: '#5fb899' },
    { body: '#3c93a6', dark: '#24616f', light: '#c4e7ee', accent: '#61b0c1' },
  ],
  'indica-hybrid': [
    { body: '#5a7fa8', dark: '#38557a', light: '#c9dcf0', accent: '#7fa0c6' },
    { body: '#7b6f9f', dark: '#524873', light: '#d6cfe8', accent: '#9c90bf' },
  ],
  'sativa-hybrid': [
    { body: '#8fae3e', dark: '#5f7726', light: '#e3efc2', accent: '#a4c157' },
    { body: '#c98c4b', dark: '#8d5d2b', light: '#f5e0c8', accent: '#d6a36c' },
  ],
  plain: [
    { body: '#4c6a64', dark: '#2f4642', light: '#cfdeda', accent: '#7d9c95' },
    { body: '#b3603f', dark: '#7c3f27', light: '#f0d5c8', accent: '#c98468' },
    { body: '#56636e', dark: '#38424a', light: '#d5dce1', accent: '#87949e' },
  ],
} as const
type Tone = keyof typeof TONES

const BACKDROPS = ['#f4f1ea', '#eef3f1', '#f3eff5', '#f6f0ea'] as const
const KEY = /^([a-z-]{2,30}?)(?:-(indica-hybrid|sativa-hybrid|indica|sativa|hybrid|plain))?(?:-(\d{1,3}))?$/

function readKey(key: string): { drawing: string; tone: Tone; number: number } {
  const [, drawing = '', tone = 'plain', number = '0'] = KEY.exec(key) ?? []
  return { drawing, tone: isTone(tone) ? tone : 'plain', number: Number(number) }
}

function isTone(tone: string): tone is Tone {
  return Object.hasOwn(TONES, tone)
}

function inkOf(tone: Tone, number: number): PictureInk {
  const inks = TONES[tone]
  const [first] = inks
  return { ...(inks[number % inks.length] ?? first), label: Math.floor(number / 2) }
}

function backdropOf(number: number): string {
  return BACKDROPS[number % BACKDROPS.length] ?? BACKDROPS[0]
}
