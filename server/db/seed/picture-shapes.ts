/** Colors of one picture. `label` varies the pattern of the package's label. */
export type PictureInk = { body: string; dark: string; light: string; accent: string; label: number }

type Drawing = { title: string; draw: (ink: PictureInk) => string }

const SHADOW = '<ellipse cx="100" cy="176" rx="56" ry="7" fill="#000" opacity=".08"/>'
const GLASS = '#e8efee'
const STEEL = '#9aa5a8'
const PAPER = '#f6f1e4'

const rect = (x: number, y: number, width: number, height: number, ...[radius, fill]: readonly [number, string]) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"/>`
const circle = (x: number, y: number, radius: number, fill: string) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`
const path = (d: string, fill: string) => `<path d="${d}" fill="${fill}"/>`
const line = (d: string, stroke: string, width: number) =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`

/** A leaf of seven blades, drawn about its stem at x, y. */
function leaf(x: number, y: number, size: number, fill: string): string {
  const blades = [-84, -54, -26, 0, 26, 54, 84].map((angle) => {
    const length = size * (1 - Math.abs(angle) / 150)
    const width = size * 0.13
    return `<path transform="rotate(${angle})" d="M0 0Q${width} ${-length / 2} 0 ${-length}Q${-width} ${-length / 2} 0 0"/>`
  })
  return `<g transform="translate(${x} ${y})" fill="${fill}">${blades.join('')}</g>`
}

/** The label of a package: one of six small patterns in a box. */
function label(x: number, y: number, width: number, ink: PictureInk): string {
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
        .map((at) => rect(x + width * at - 3, y + height * 0.2, 6, height * 0.6, ...[3, ink.accent]))
        .join(''),
    () =>
      path(
        `M${middle} ${y + height * 0.15}l${height * 0.33} ${height * 0.35}l${-height * 0.33} ${height * 0.35}l${-height * 0.33} ${-height * 0.35}z`,
        ink.accent,
      ),
  ]
  return rect(x, y, width, height, 3, '#fffdf7') + (patterns[ink.label % patterns.length]?.() ?? '')
}

const PACKAGE: Drawing = {
  title: 'Package',
  draw: (ink) =>
    SHADOW + rect(56, 52, 88, 122, 8, ink.body) + rect(56, 52, 88, 16, 8, ink.dark) + label(70, 90, 60, ink),
}

const BUDS = (ink: PictureInk) =>
  [
    [80, 150],
    [102, 156],
    [122, 148],
    [92, 132],
    [114, 132],
  ]
    .map(([x = 0, y = 0], index) => circle(x, y, 13, index % 2 === 0 ? '#7c9a5a' : ink.dark))
    .join('')

/** Every picture by the name that begins its key. Coordinates are in a square of 200. */
const DRAWINGS: Record<string, Drawing> = {
  jar: {
    title: 'Jar of flower',
    draw: (ink) =>
      SHADOW +
      rect(60, 62, 80, 112, 14, GLASS) +
      BUDS(ink) +
      rect(56, 42, 88, 24, 6, ink.dark) +
      label(76, 82, 48, ink),
  },
  pouch: {
    title: 'Pouch of flower',
    draw: (ink) =>
      SHADOW +
      path('M54 46h92l6 122q-52 12-104 0z', ink.body) +
      rect(54, 40, 92, 14, 3, ink.dark) +
      line('M62 66h76', ink.light, 3) +
      label(68, 84, 64, ink),
  },
  'pre-roll': {
    title: 'Pre-roll',
    draw: (ink) =>
      `${SHADOW}<g transform="rotate(28 100 100)">${path('M92 28h16l-3 104h-10z', PAPER)}${rect(94, 132, 12, 34, 2, ink.body)}${line('M97 40l6 6M97 62l6 6M97 84l6 6', '#ddd3bd', 2)}${path('M92 28h16l-6-12z', '#a9a08c')}</g>`,
  },
  'pre-roll-pack': {
    title: 'Pack of pre-rolls',
    draw: (ink) =>
      SHADOW +
      [64, 80, 96, 112, 128].map((x) => rect(x, 34, 10, 80, 4, PAPER)).join('') +
      rect(52, 78, 96, 96, 8, ink.body) +
      rect(52, 78, 96, 10, 4, ink.dark) +
      label(72, 102, 56, ink),
  },
  blunt: {
    title: 'Blunt',
    draw: (ink) =>
      `${SHADOW}<g transform="rotate(32 100 100)">${rect(89, 24, 22, 136, 9, '#8a6a45')}${line('M90 50l20 14M90 80l20 14M90 110l20 14', '#6f5336', 3)}${rect(88, 126, 24, 20, 3, ink.body)}</g>`,
  },
  cart: {
    title: 'Vape cartridge',
    draw: (ink) =>
      SHADOW +
      path('M88 26h24l4 22H84z', ink.dark) +
      rect(82, 48, 36, 80, 6, GLASS) +
      rect(88, 74, 24, 50, 4, '#e2a63c') +
      rect(97, 50, 6, 74, 2, STEEL) +
      rect(84, 128, 32, 22, 3, STEEL) +
      rect(91, 150, 18, 22, 3, '#7d878a'),
  },
  disposable: {
    title: 'Disposable vape',
    draw: (ink) =>
      SHADOW +
      path('M90 22h20l4 26H86z', ink.dark) +
      rect(76, 46, 48, 128, 16, ink.body) +
      rect(92, 62, 16, 44, 8, '#e2a63c') +
      circle(100, 130, 6, ink.light) +
      line('M92 152h16', ink.light, 3),
  },
  pod: {
    title: 'Vape pod',
    draw: (ink) =>
      SHADOW +
      path('M86 44h28l8 34H78z', ink.dark) +
      rect(70, 76, 60, 66, 10, GLASS) +
      rect(78, 92, 44, 44, 6, '#e2a63c') +
      rect(74, 142, 52, 30, 6, ink.body),
  },
  gummies: {
    title: 'Gummies',
    draw: (ink) =>
      SHADOW +
      path('M56 40h88l6 90q-50 10-100 0z', ink.body) +
      label(72, 62, 56, ink) +
      [
        [64, 152],
        [88, 160],
        [112, 160],
        [136, 152],
      ]
        .map(([x = 0, y = 0], index) => rect(x - 11, y - 11, 22, 22, 7, index % 2 === 0 ? ink.accent : ink.dark))
        .join(''),
  },
  chocolate: {
    title: 'Chocolate bar',
    draw: (ink) =>
      SHADOW +
      rect(60, 28, 80, 146, 6, '#5a3825') +
      [0, 1, 2]
        .flatMap((row) => [0, 1].map((column) => rect(66 + column * 36, 34 + row * 24, 32, 20, 3, '#6d4630')))
        .join('') +
      rect(56, 96, 88, 80, 4, ink.body) +
      label(74, 112, 52, ink),
  },
  drink: {
    title: 'Drink',
    draw: (ink) =>
      SHADOW +
      rect(72, 40, 56, 132, 12, ink.body) +
      rect(76, 32, 48, 12, 5, STEEL) +
      rect(76, 166, 48, 8, 4, STEEL) +
      label(78, 82, 44, ink) +
      line('M82 56h36', ink.light, 3),
  },
  mints: {
    title: 'Mints',
    draw: (ink) =>
      SHADOW +
      rect(48, 70, 104, 60, 14, ink.dark) +
      rect(48, 62, 104, 56, 14, ink.body) +
      label(78, 70, 44, ink) +
      [70, 92, 114, 136].map((x) => circle(x, 150, 9, '#f2f6f4') + circle(x, 150, 5, '#dfe8e4')).join(''),
  },
  caramels: {
    title: 'Caramels',
    draw: (ink) =>
      SHADOW +
      [
        [72, 76],
        [124, 92],
        [84, 132],
      ]
        .map(
          ([x = 0, y = 0], index) =>
            path(`M${x - 34} ${y - 12}l14 12l-14 12zM${x + 34} ${y - 12}l-14 12l14 12z`, ink.light) +
            rect(x - 22, y - 15, 44, 30, 7, index === 1 ? ink.body : '#b87a3d'),
        )
        .join(''),
  },
  baked: {
    title: 'Baked goods',
    draw: (ink) =>
      SHADOW +
      circle(82, 98, 38, '#b98552') +
      circle(122, 126, 38, '#a87443') +
      [
        [70, 88],
        [94, 92],
        [80, 114],
        [112, 118],
        [134, 114],
        [124, 144],
      ]
        .map(([x = 0, y = 0]) => circle(x, y, 5, '#5a3825'))
        .join('') +
      rect(58, 150, 84, 20, 5, ink.body),
  },
  tablets: {
    title: 'Tablets',
    draw: (ink) =>
      SHADOW +
      rect(66, 64, 68, 110, 12, ink.body) +
      rect(62, 42, 76, 28, 6, '#f4f6f5') +
      label(76, 96, 48, ink) +
      `<g transform="rotate(-24 60 166)">${rect(40, 158, 40, 16, 8, ink.accent)}${rect(60, 158, 20, 16, 8, '#fff')}</g>`,
  },
  'dab-jar': {
    title: 'Jar of concentrate',
    draw: (ink) =>
      SHADOW +
      rect(56, 96, 88, 72, 16, GLASS) +
      path('M66 132q34-22 68 0v18q0 10-10 10H76q-10 0-10-10z', '#e2b04a') +
      rect(52, 70, 96, 34, 8, ink.dark) +
      line('M62 82v12M78 82v12M94 82v12M110 82v12M126 82v12', ink.body, 3) +
      leaf(100, 158, 20, ink.accent),
  },
  syringe: {
    title: 'Oil syringe',
    draw: (ink) =>
      `${SHADOW}<g transform="rotate(40 100 100)">${rect(86, 50, 28, 84, 4, GLASS)}${rect(90, 84, 20, 48, 2, '#7a4f1d')}${rect(96, 22, 8, 62, 2, STEEL)}${rect(82, 16, 36, 8, 3, ink.body)}${rect(78, 46, 44, 8, 3, ink.dark)}${path('M92 134h16l-5 22h-6z', STEEL)}</g>`,
  },
  dropper: {
    title: 'Dropper bottle',
    draw: (ink) =>
      SHADOW +
      path('M92 20h16q6 0 6 8v24H86V28q0-8 6-8z', ink.dark) +
      rect(82, 50, 36, 18, 3, '#33393b') +
      rect(68, 68, 64, 106, 14, ink.body) +
      label(74, 98, 52, ink),
  },
  balm: {
    title: 'Balm tin',
    draw: (ink) =>
      SHADOW +
      `<ellipse cx="100" cy="142" rx="56" ry="26" fill="${STEEL}"/>` +
      rect(44, 108, 112, 34, 4, '#b8c1c3') +
      `<ellipse cx="100" cy="106" rx="56" ry="26" fill="${ink.body}"/>` +
      leaf(100, 120, 26, ink.light),
  },
  lotion: {
    title: 'Lotion bottle',
    draw: (ink) =>
      SHADOW +
      rect(94, 26, 12, 28, 2, STEEL) +
      path('M70 24h40v10H70q-6 0-6 6h-6q0-16 12-16z', ink.dark) +
      rect(82, 50, 36, 14, 3, ink.dark) +
      rect(66, 62, 68, 112, 16, ink.body) +
      label(74, 92, 52, ink),
  },
  bath: {
    title: 'Bath salts',
    draw: (ink) =>
      SHADOW +
      rect(62, 66, 76, 108, 18, GLASS) +
      path('M64 116q36-14 72 0v42q0 14-14 14H78q-14 0-14-14z', ink.light) +
      rect(70, 44, 60, 26, 6, '#b98552') +
      label(76, 92, 48, ink),
  },
  patch: {
    title: 'Skin patch',
    draw: (ink) =>
      `${SHADOW}${rect(50, 46, 100, 126, 8, ink.body)}${label(68, 60, 64, ink)}<g transform="rotate(-16 100 142)">${rect(64, 126, 72, 32, 14, '#e9cfae')}${rect(86, 130, 28, 24, 4, '#f6e6cf')}</g>`,
  },
  grinder: {
    title: 'Grinder',
    draw: (ink) =>
      SHADOW +
      rect(50, 110, 100, 58, 10, ink.dark) +
      rect(50, 72, 100, 46, 10, ink.body) +
      line('M62 82v24M76 82v24M90 82v24M104 82v24M118 82v24M132 82v24', ink.light, 3) +
      line('M54 118h92', '#fff', 2),
  },
  papers: {
    title: 'Rolling papers',
    draw: (ink) =>
      SHADOW +
      path('M66 48h72v36H66z', PAPER) +
      line('M72 58h60M72 68h60', '#ddd3bd', 2) +
      rect(48, 72, 104, 98, 5, ink.body) +
      label(70, 92, 60, ink),
  },
  lighter: {
    title: 'Lighter',
    draw: (ink) =>
      SHADOW +
      path('M100 18q16 22 0 34q-16-12 0-34z', '#f2a93b') +
      rect(84, 54, 32, 20, 3, STEEL) +
      circle(112, 62, 8, '#7d878a') +
      rect(76, 74, 48, 100, 8, ink.body) +
      line('M88 92v62', ink.light, 4),
  },
  battery: {
    title: 'Vape battery',
    draw: (ink) =>
      SHADOW +
      rect(90, 24, 20, 12, 2, STEEL) +
      rect(82, 36, 36, 138, 10, ink.body) +
      circle(100, 78, 8, ink.light) +
      line('M92 150h16M92 158h16', ink.light, 3),
  },
  pipe: {
    title: 'Glass pipe',
    draw: (ink) =>
      SHADOW +
      line('M46 128q44 14 76-12', ink.body, 18) +
      circle(132, 108, 30, ink.body) +
      circle(132, 94, 15, ink.dark) +
      line('M52 122q36 10 62-8', ink.light, 4),
  },
  bong: {
    title: 'Water pipe',
    draw: (ink) =>
      SHADOW +
      path('M88 26h24v70l34 66q4 12-10 12H64q-14 0-10-12l34-66z', GLASS) +
      path('M74 128h52l18 34q2 8-8 8H64q-10 0-8-8z', '#bfe0e4') +
      rect(84, 20, 32, 10, 4, ink.body) +
      line('M118 138l30-34', ink.body, 7) +
      circle(150, 100, 8, ink.dark),
  },
  tool: {
    title: 'Tools',
    draw: (ink) =>
      SHADOW +
      rect(46, 124, 108, 46, 8, ink.body) +
      line('M76 36v104', STEEL, 6) +
      path('M70 30h12l-2 24h-8z', STEEL) +
      line('M102 40v100', STEEL, 6) +
      circle(102, 38, 9, STEEL) +
      line('M128 34v106', ink.dark, 8),
  },
  tray: {
    title: 'Rolling tray',
    draw: (ink) =>
      SHADOW +
      rect(34, 62, 132, 92, 16, ink.dark) +
      rect(42, 70, 116, 76, 12, ink.body) +
      leaf(100, 132, 46, ink.light),
  },
  stash: {
    title: 'Stash jar',
    draw: (ink) =>
      SHADOW +
      rect(60, 72, 80, 102, 12, ink.body) +
      rect(64, 46, 72, 28, 8, '#b98552') +
      line('M70 54h60M70 64h60', '#a3713f', 2) +
      label(74, 98, 52, ink),
  },
  tee: {
    title: 'T-shirt',
    draw: (ink) =>
      SHADOW +
      path('M70 38q30 20 60 0l40 24l-16 30l-18-8v86H64V84l-18 8l-16-30z', ink.body) +
      leaf(100, 126, 34, ink.light),
  },
  hoodie: {
    title: 'Hoodie',
    draw: (ink) =>
      SHADOW +
      path('M74 46q26-34 52 0l34 24v74h-24V98v74H64V98v46H40V70z', ink.body) +
      path('M80 50q20-24 40 0q-20 26-40 0z', ink.dark) +
      rect(76, 122, 48, 30, 8, ink.dark) +
      line('M92 66v22M108 66v22', ink.light, 3),
  },
  cap: {
    title: 'Hat',
    draw: (ink) =>
      SHADOW +
      path('M46 118q2-62 56-62t54 62z', ink.body) +
      path('M40 116q66-16 130 14q-2 14-14 12q-56-20-116-10z', ink.dark) +
      leaf(102, 108, 28, ink.light),
  },
  tote: {
    title: 'Tote bag',
    draw: (ink) =>
      SHADOW +
      line('M76 76V52q0-20 24-20t24 20v24', ink.dark, 7) +
      path('M52 74h96l6 100H46z', PAPER) +
      leaf(100, 152, 44, ink.body),
  },
  mug: {
    title: 'Mug',
    draw: (ink) =>
      SHADOW +
      line('M134 86q32 0 30 30t-34 26', ink.dark, 9) +
      rect(52, 66, 84, 106, 10, ink.body) +
      rect(52, 66, 84, 8, 4, ink.light) +
      leaf(94, 142, 34, ink.light),
  },
  sticker: {
    title: 'Stickers',
    draw: (ink) =>
      SHADOW +
      rect(48, 36, 104, 138, 6, '#fffdf7') +
      circle(76, 70, 20, ink.body) +
      leaf(124, 84, 26, ink.accent) +
      rect(60, 104, 36, 26, 8, ink.accent) +
      circle(124, 118, 18, ink.dark) +
      rect(62, 144, 76, 18, 9, ink.body),
  },
}

/** The drawing of that name; a plain package for a name that is not known. */
export function findDrawing(name: string): Drawing {
  return Object.hasOwn(DRAWINGS, name) ? (DRAWINGS[name] ?? PACKAGE) : PACKAGE
}

export const DRAWING_NAMES: readonly string[] = Object.keys(DRAWINGS)
