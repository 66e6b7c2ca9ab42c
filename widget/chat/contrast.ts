const READABLE = 4.5
const BLACK = '#0b1a18'
const WHITE = '#ffffff'

/** WCAG relative luminance, 0 to 1, of red, green and blue from 0 to 255. */
export function luminance(rgb: number[]): number {
  const [r = 0, g = 0, b = 0] = rgb.map((part) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** WCAG contrast of two colours `#rrggbb`, 1 to 21. */
export function contrast(a: string, b: string): number {
  const [x, y] = [luminance(toRgb(a)) + 0.05, luminance(toRgb(b)) + 0.05]
  return x > y ? x / y : y / x
}

/** The wished text colour when it can be read on `background`, else near-black or white, whichever reads better. */
export function textOn(background: string, wished: string): string {
  if (contrast(background, wished) >= READABLE) return wished
  return contrast(background, BLACK) > contrast(background, WHITE) ? BLACK : WHITE
}

const toRgb = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
