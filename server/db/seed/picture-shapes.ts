import { GOODS_DRAWINGS } from './picture-goods.ts'
import { PACKAGE_DRAWINGS } from './picture-packages.ts'
import { type Drawing, label, rect, SHADOW } from './picture-parts.ts'

const DRAWINGS: Record<string, Drawing> = { ...PACKAGE_DRAWINGS, ...GOODS_DRAWINGS }

const PACKAGE: Drawing = {
  title: 'Package',
  draw: (ink) =>
    SHADOW + rect([56, 52, 88, 122], 8, ink.body) + rect([56, 52, 88, 16], 8, ink.dark) + label(70, 90, 60, ink),
}

/** The drawing of that name; a plain package for a name that is not known. */
export function findDrawing(name: string): Drawing {
  return Object.hasOwn(DRAWINGS, name) ? (DRAWINGS[name] ?? PACKAGE) : PACKAGE
}

export const DRAWING_NAMES: readonly string[] = Object.keys(DRAWINGS)
