import { type Drawing, circle, GLASS, label, leaf, line, PAPER, path, rect, SHADOW, STEEL } from './picture-parts.ts'

/** Pictures of gear and merch. Coordinates are in a square of 200. */
export const GOODS_DRAWINGS: Record<string, Drawing> = {
  grinder: {
    title: 'Grinder',
    draw: (ink) =>
      SHADOW +
      rect([50, 110, 100, 58], 10, ink.dark) +
      rect([50, 72, 100, 46], 10, ink.body) +
      line('M62 82v24M76 82v24M90 82v24M104 82v24M118 82v24M132 82v24', ink.light, 3) +
      line('M54 118h92', '#fff', 2),
  },
  papers: {
    title: 'Rolling papers',
    draw: (ink) =>
      SHADOW +
      path('M66 48h72v36H66z', PAPER) +
      line('M72 58h60M72 68h60', '#c3ae7e', 2) +
      rect([48, 72, 104, 98], 5, ink.body) +
      label(70, 92, 60, ink),
  },
  lighter: {
    title: 'Lighter',
    draw: (ink) =>
      SHADOW +
      path('M100 18q16 22 0 34q-16-12 0-34z', '#f2a93b') +
      rect([84, 54, 32, 20], 3, STEEL) +
      circle(112, 62, 8, '#7d878a') +
      rect([76, 74, 48, 100], 8, ink.body) +
      line('M88 92v62', ink.light, 4),
  },
  battery: {
    title: 'Vape battery',
    draw: (ink) =>
      SHADOW +
      rect([90, 24, 20, 12], 2, STEEL) +
      rect([82, 36, 36, 138], 10, ink.body) +
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
      rect([84, 20, 32, 10], 4, ink.body) +
      line('M118 138l30-34', ink.body, 7) +
      circle(150, 100, 8, ink.dark),
  },
  tool: {
    title: 'Tools',
    draw: (ink) =>
      SHADOW +
      rect([46, 124, 108, 46], 8, ink.body) +
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
      rect([34, 62, 132, 92], 16, ink.dark) +
      rect([42, 70, 116, 76], 12, ink.body) +
      leaf(100, 132, 46, ink.light),
  },
  stash: {
    title: 'Stash jar',
    draw: (ink) =>
      SHADOW +
      rect([60, 72, 80, 102], 12, ink.body) +
      rect([64, 46, 72, 28], 8, '#b98552') +
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
      rect([76, 122, 48, 30], 8, ink.dark) +
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
      rect([52, 66, 84, 106], 10, ink.body) +
      rect([52, 66, 84, 8], 4, ink.light) +
      leaf(94, 142, 34, ink.light),
  },
  sticker: {
    title: 'Stickers',
    draw: (ink) =>
      SHADOW +
      rect([48, 36, 104, 138], 6, '#fffdf7') +
      circle(76, 70, 20, ink.body) +
      leaf(124, 84, 26, ink.accent) +
      rect([60, 104, 36, 26], 8, ink.accent) +
      circle(124, 118, 18, ink.dark) +
      rect([62, 144, 76, 18], 9, ink.body),
  },
}
