export type PreviewSize = { width: number; height: number }

/** Section 9 of the specification, in CSS pixels. */
export const DEFAULT_SIZE: PreviewSize = { width: 320, height: 400 }
export const SIZE_LIMITS = { width: { min: 280, max: 500 }, height: { min: 350, max: 600 } } as const

export function clampSize({ width, height }: PreviewSize): PreviewSize {
  return { width: clamp(width, SIZE_LIMITS.width), height: clamp(height, SIZE_LIMITS.height) }
}

function clamp(value: number, { min, max }: { min: number; max: number }): number {
  return Math.round(Math.min(max, Math.max(min, value)))
}
