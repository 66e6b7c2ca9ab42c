import {
  type Drawing,
  circle,
  GLASS,
  label,
  leaf,
  line,
  PAPER,
  path,
  rect,
  SHADOW,
  STEEL,
  type PictureInk,
} from './picture-parts.ts'

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

/** Pictures of what holds cannabis. Coordinates are in a square of 200. */
export const PACKAGE_DRAWINGS: Record<string, Drawing> = {
  jar: {
    title: 'Jar of flower',
    draw: (ink) =>
      SHADOW +
      rect([60, 62, 80, 112], 14, GLASS) +
      BUDS(ink) +
      rect([56, 42, 88, 24], 6, ink.dark) +
      label(76, 82, 48, ink),
  },
  pouch: {
    title: 'Pouch of flower',
    draw: (ink) =>
      SHADOW +
      path('M54 46h92l6 122q-52 12-104 0z', ink.body) +
      rect([54, 40, 92, 14], 3, ink.dark) +
      line('M62 66h76', ink.light, 3) +
      label(68, 84, 64, ink),
  },
  'pre-roll': {
    title: 'Pre-roll',
    draw: (ink) =>
      `${SHADOW}<g transform="rotate(28 100 100)">${path('M92 28h16l-3 104h-10z', PAPER)}${rect([94, 132, 12, 34], 2, ink.body)}${line('M97 40l6 6M97 62l6 6M97 84l6 6', '#c3ae7e', 2)}${path('M92 28h16l-6-12z', '#a9a08c')}</g>`,
  },
  'pre-roll-pack': {
    title: 'Pack of pre-rolls',
    draw: (ink) =>
      SHADOW +
      [64, 80, 96, 112, 128].map((x) => rect([x, 34, 10, 80], 4, PAPER)).join('') +
      rect([52, 78, 96, 96], 8, ink.body) +
      rect([52, 78, 96, 10], 4, ink.dark) +
      label(72, 102, 56, ink),
  },
  blunt: {
    title: 'Blunt',
    draw: (ink) =>
      `${SHADOW}<g transform="rotate(32 100 100)">${rect([89, 24, 22, 136], 9, '#8a6a45')}${line('M90 50l20 14M90 80l20 14M90 110l20 14', '#6f5336', 3)}${rect([88, 126, 24, 20], 3, ink.body)}</g>`,
  },
  cart: {
    title: 'Vape cartridge',
    draw: (ink) =>
      SHADOW +
      path('M88 26h24l4 22H84z', ink.dark) +
      rect([82, 48, 36, 80], 6, GLASS) +
      rect([88, 74, 24, 50], 4, '#e2a63c') +
      rect([97, 50, 6, 74], 2, STEEL) +
      rect([84, 128, 32, 22], 3, STEEL) +
      rect([91, 150, 18, 22], 3, '#7d878a'),
  },
  disposable: {
    title: 'Disposable vape',
    draw: (ink) =>
      SHADOW +
      path('M90 22h20l4 26H86z', ink.dark) +
      rect([76, 46, 48, 128], 16, ink.body) +
      rect([92, 62, 16, 44], 8, '#e2a63c') +
      circle(100, 130, 6, ink.light) +
      line('M92 152h16', ink.light, 3),
  },
  pod: {
    title: 'Vape pod',
    draw: (ink) =>
      SHADOW +
      path('M86 44h28l8 34H78z', ink.dark) +
      rect([70, 76, 60, 66], 10, GLASS) +
      rect([78, 92, 44, 44], 6, '#e2a63c') +
      rect([74, 142, 52, 30], 6, ink.body),
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
        .map(([x = 0, y = 0], index) => rect([x - 11, y - 11, 22, 22], 7, index % 2 === 0 ? ink.accent : ink.dark))
        .join(''),
  },
  chocolate: {
    title: 'Chocolate bar',
    draw: (ink) =>
      SHADOW +
      rect([60, 28, 80, 146], 6, '#5a3825') +
      [0, 1, 2]
        .flatMap((row) => [0, 1].map((column) => rect([66 + column * 36, 34 + row * 24, 32, 20], 3, '#6d4630')))
        .join('') +
      rect([56, 96, 88, 80], 4, ink.body) +
      label(74, 112, 52, ink),
  },
  drink: {
    title: 'Drink',
    draw: (ink) =>
      SHADOW +
      rect([72, 40, 56, 132], 12, ink.body) +
      rect([76, 32, 48, 12], 5, STEEL) +
      rect([76, 166, 48, 8], 4, STEEL) +
      label(78, 82, 44, ink) +
      line('M82 56h36', ink.light, 3),
  },
  mints: {
    title: 'Mints',
    draw: (ink) =>
      SHADOW +
      rect([48, 70, 104, 60], 14, ink.dark) +
      rect([48, 62, 104, 56], 14, ink.body) +
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
            rect([x - 22, y - 15, 44, 30], 7, index === 1 ? ink.body : '#b87a3d'),
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
      rect([58, 150, 84, 20], 5, ink.body),
  },
  tablets: {
    title: 'Tablets',
    draw: (ink) =>
      SHADOW +
      rect([66, 64, 68, 110], 12, ink.body) +
      rect([62, 42, 76, 28], 6, '#f4f6f5') +
      label(76, 96, 48, ink) +
      `<g transform="rotate(-24 60 166)">${rect([40, 158, 40, 16], 8, ink.accent)}${rect([60, 158, 20, 16], 8, '#fff')}</g>`,
  },
  'dab-jar': {
    title: 'Jar of concentrate',
    draw: (ink) =>
      SHADOW +
      rect([56, 96, 88, 72], 16, GLASS) +
      path('M66 132q34-22 68 0v18q0 10-10 10H76q-10 0-10-10z', '#e2b04a') +
      rect([52, 70, 96, 34], 8, ink.dark) +
      line('M62 82v12M78 82v12M94 82v12M110 82v12M126 82v12', ink.body, 3) +
      leaf(100, 158, 20, ink.accent),
  },
  syringe: {
    title: 'Oil syringe',
    draw: (ink) =>
      `${SHADOW}<g transform="rotate(40 100 100)">${rect([86, 50, 28, 84], 4, GLASS)}${rect([90, 84, 20, 48], 2, '#7a4f1d')}${rect([96, 22, 8, 62], 2, STEEL)}${rect([82, 16, 36, 8], 3, ink.body)}${rect([78, 46, 44, 8], 3, ink.dark)}${path('M92 134h16l-5 22h-6z', STEEL)}</g>`,
  },
  dropper: {
    title: 'Dropper bottle',
    draw: (ink) =>
      SHADOW +
      path('M92 20h16q6 0 6 8v24H86V28q0-8 6-8z', ink.dark) +
      rect([82, 50, 36, 18], 3, '#33393b') +
      rect([68, 68, 64, 106], 14, ink.body) +
      label(74, 98, 52, ink),
  },
  balm: {
    title: 'Balm tin',
    draw: (ink) =>
      SHADOW +
      `<ellipse cx="100" cy="142" rx="56" ry="26" fill="${STEEL}"/>` +
      rect([44, 108, 112, 34], 4, '#b8c1c3') +
      `<ellipse cx="100" cy="106" rx="56" ry="26" fill="${ink.body}"/>` +
      leaf(100, 120, 26, ink.light),
  },
  lotion: {
    title: 'Lotion bottle',
    draw: (ink) =>
      SHADOW +
      rect([94, 26, 12, 28], 2, STEEL) +
      path('M70 24h40v10H70q-6 0-6 6h-6q0-16 12-16z', ink.dark) +
      rect([82, 50, 36, 14], 3, ink.dark) +
      rect([66, 62, 68, 112], 16, ink.body) +
      label(74, 92, 52, ink),
  },
  bath: {
    title: 'Bath salts',
    draw: (ink) =>
      SHADOW +
      rect([62, 66, 76, 108], 18, GLASS) +
      path('M64 116q36-14 72 0v42q0 14-14 14H78q-14 0-14-14z', ink.light) +
      rect([70, 44, 60, 26], 6, '#b98552') +
      label(76, 92, 48, ink),
  },
  patch: {
    title: 'Skin patch',
    draw: (ink) =>
      `${SHADOW}${rect([50, 46, 100, 126], 8, ink.body)}${label(68, 60, 64, ink)}<g transform="rotate(-16 100 142)">${rect([64, 126, 72, 32], 14, '#e9cfae')}${rect([86, 130, 28, 24], 4, '#f6e6cf')}</g>`,
  },
}
