/** Colors of one picture. `label` varies the pattern of the package's label. */
export type PictureInk = { body: string; dark: string; light: string; accent: string; label: number }

export type Drawing = { title: string; draw: (ink: PictureInk) => string }

export const SHADOW = '<ellipse cx="100" cy="176" rx="56" ry="7" fill="#000" opacity=".08"/>'
export const GLASS = '#e8efee'
export const STEEL = '#9aa5a8'
export const PAPER = '#e6d7b4'

/** A box is left, top, width and height. */
export const rect = ([x, y, width, height]: readonly [number, number, number, number], radius: number, fill: string) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"/>`
export const circle = (x: number, y: number, radius: number, fill: string) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`
export const path = (d: string, fill: string) => `<path d="${d}" fill="${fill}"/>`
export const line = (d: string, stroke: string, width: number) =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`

/** A leaf of seven blades, drawn about its stem at x, y. */
export function leaf(x: number, y: number, size: number, fill: string): string {
  const blades = [-84, -54, -26, 0, 26, 54, 84].map((angle) => {
    const length = size * (1 - Math.abs(angle) / 150)
    const width = size * 0.13
    return `<path transform="rotate(${angle})" d="M0 0Q${width} ${-length / 2} 0 ${-length}Q${-width} ${-length / 2} 0 0"/>`
  })
  return `<g transform="translate(${x} ${y})" fill="${fill}">${blades.join('')}</g>`
}

/** The label of a package: one of six small patterns in a box. */
export function label(x: number, y: number, width: number, ink: PictureInk): string {
  const middle = x + width / 2
  const height = width * 0.7
  const bottom = y + height
  const patterns = [
    () => leaf(middle, bottom - height * 0.2, height * 0.62, ink.accent),
    () => circle(middle, y + height / 2, height * 0.28, ink.accent),
    () =>
      path(
        `M${x} ${bottom}L${x + width * 0.35} ${y + height * 0.3}L${x + width * 0.55} ${y + height * 0.65}L${x + width * 0.72} ${y + height * 0.4}L${x + width} ${bottom}Z`,
        ink.accent,
      ),
    () =>
      line(
        `M${x + 6} ${y + height * 0.4}q${width / 6} -10 ${width / 3 - 4} 0t${width / 3 - 4} 0M${x + 6} ${y + height * 0.68}q${width / 6} -10 ${width / 3 - 4} 0t${width / 3 - 4} 0`,
        ink.accent,
        4,
      ),
    () =>
      [0.25, 0.5, 0.75]
        .map((at) => rect([x + width * at - 3, y + height * 0.2, 6, height * 0.6], 3, ink.accent))
        .join(''),
    () =>
      path(
        `M${middle} ${y + height * 0.15}l${height * 0.33} ${height * 0.35}l${-height * 0.33} ${height * 0.35}l${-height * 0.33} ${-height * 0.35}z`,
        ink.accent,
      ),
  ]
  return rect([x, y, width, height], 3, '#fffdf7') + (patterns[ink.label % patterns.length]?.() ?? '')
}
