import type { StoreIntent } from './intent.ts'

/** Topics whose words only colour another: "how do I pay for delivery" is about delivery alone. */
const SHADOWED: Partial<Record<StoreIntent, readonly StoreIntent[]>> = {
  delivery: [
    'store_hours',
    'payment',
    'id_policy',
    'deals',
    'purchase_limits',
    'consumption_rules',
    'store_location',
    'pickup',
    'contact',
    'store_info',
  ],
  pickup: ['store_hours', 'payment', 'store_location', 'id_policy', 'contact'],
  payment: ['deals', 'pickup', 'store_info', 'id_policy', 'tax', 'contact'],
  returns: ['deals', 'payment', 'pickup', 'store_hours', 'order_change', 'contact'],
  complaint: [
    'returns',
    'store_hours',
    'payment',
    'delivery',
    'pickup',
    'deals',
    'order_status',
    'order_change',
    'contact',
  ],
  human_handoff: [
    'store_hours',
    'contact',
    'payment',
    'delivery',
    'pickup',
    'deals',
    'id_policy',
    'loyalty',
    'store_info',
    'returns',
    'order_status',
    'order_change',
    'complaint',
    'jobs',
  ],
  order_status: ['delivery', 'pickup', 'store_hours', 'payment', 'contact', 'order_change'],
  order_change: ['delivery', 'pickup', 'store_hours', 'payment', 'contact', 'order_status'],
  jobs: ['store_hours', 'contact', 'id_policy', 'store_info', 'deals', 'payment'],
  loyalty: ['deals', 'payment', 'store_info', 'id_policy', 'contact'],
  deals: ['store_info', 'id_policy', 'payment', 'store_hours', 'loyalty', 'tax', 'contact'],
  id_policy: ['store_info', 'purchase_limits', 'payment', 'contact', 'consumption_rules', 'store_hours'],
  purchase_limits: ['consumption_rules', 'store_info', 'id_policy', 'deals'],
  consumption_rules: ['parking', 'store_info', 'store_hours'],
  tax: ['deals', 'store_info'],
  parking: ['store_info', 'consumption_rules', 'accessibility', 'id_policy'],
  accessibility: ['store_info', 'parking', 'id_policy'],
  store_hours: ['contact'],
}

/** Two questions in one message get two answers; words that only colour the first do not start another. */
export function compatibleTopics(topics: readonly StoreIntent[]): StoreIntent[] {
  const [first, ...others] = topics
  if (first === undefined) return []
  const conjoined = others.find((topic) => !(SHADOWED[first]?.includes(topic) ?? false))
  return conjoined === undefined ? [first] : [first, conjoined]
}
