import type { InsightRange, MenuDefect, UnmetDemand } from '#contract/insights.ts'
import type { Choices } from '#web/lib/choices.ts'

export const PARTS = { gaps: 'Content gaps', demand: 'Unmet demand', menu: 'Menu doctor' } as const
export type Part = keyof typeof PARTS
export const DEFAULT_PART = 'gaps' satisfies Part

export const INSIGHT_RANGES = {
  '7d': 'Last 7 Days',
  '30d': 'Last 30 Days',
  '90d': 'Last 90 Days',
} as const satisfies Choices<InsightRange>
export const DEFAULT_INSIGHT_RANGE = '30d' satisfies InsightRange

export const DEMAND_WORDS: Readonly<Record<UnmetDemand['kind'], string>> = {
  brand: 'Brand',
  form: 'Form',
  strain: 'Strain',
  price: 'Price',
  effect: 'Effect',
  strength: 'Strength',
  product: 'Product',
}

export const DEFECT_WORDS: Readonly<Record<MenuDefect['defect'], string>> = {
  no_potency: 'No potency',
  potency_unit_mixed: 'Potency units mixed',
  no_picture: 'No picture',
  no_price: 'No price',
  price_zero: 'Price is zero',
  duplicate: 'Listed twice',
  stale: 'Not updated lately',
  no_description: 'No description',
}
