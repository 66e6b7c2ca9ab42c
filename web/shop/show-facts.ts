import type { ShelfProduct } from './shop-api.ts'

/** Cents as dollars with symbol and separators. */
export function money(cents: number): string {
  return (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' })
}

export const STRAIN_NAMES: Record<NonNullable<ShelfProduct['strainType']>, string> = {
  indica: 'Indica',
  sativa: 'Sativa',
  hybrid: 'Hybrid',
  'indica-hybrid': 'Indica hybrid',
  'sativa-hybrid': 'Sativa hybrid',
}

/** Potency with its unit: milligrams where a product is dosed by the piece, percent where it is sold by weight. */
export function potencyOf({ thcMgPerPiece, thcMgTotal, thcPercent, cbdPercent }: ShelfProduct): string {
  const parts: string[] = []
  if (thcMgPerPiece) parts.push(`${thcMgPerPiece} mg THC each`)
  if (thcMgTotal && thcMgTotal !== thcMgPerPiece) parts.push(`${thcMgTotal} mg THC`)
  if (parts.length === 0 && thcPercent) parts.push(`${thcPercent}% THC`)
  if (cbdPercent) parts.push(`${cbdPercent}% CBD`)
  return parts.join(' · ')
}
