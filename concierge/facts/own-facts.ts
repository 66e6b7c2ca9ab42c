const FORESEEN = new Set([
  'name',
  'business_type',
  'address',
  'directions',
  'phone',
  'email',
  'website',
  'hours',
  'department_hours',
  'holidays',
  'busiest_hours',
  'payment',
  'delivery',
  'pickup',
  'id_policy',
  'parking',
  'accessibility',
  'return_policy',
  'loyalty',
  'deals',
  'limits_and_rules',
  'tax',
  'staff',
])

/** A fact under a key of the shop's own: of no part that every profile has. */
export function isOwn({ top }: { readonly top: string }): boolean {
  return !FORESEEN.has(top)
}
