type Branch = { readonly [key: string]: unknown }

/** "3.5 g" out of `{"amount": 3.5, "measure": "grams"}`, "0.4 g each" where the amount is said to be each piece's. */
export function weightOf(branch: Branch): string | null {
  const entries = Object.entries(branch)
  const unit = entries.find(([key, value]) => /^(?:unit|units|measure|uom)$/i.test(key) && WEIGHED.test(String(value)))
  const amount = entries.find(
    ([key, value]) => /^(?:amount|value|quantity|weight|size)(?:_?each)?$/i.test(key) && /^[\d.]+$/.test(String(value)),
  )
  if (unit === undefined || amount === undefined) return null
  return `${String(amount[1])} ${String(unit[1])}${/each$/i.test(amount[0]) ? ' each' : ''}`
}

/** The cents of `{"minorUnits": 4500}` and of `{"amount": 4500, "scale": 2}`. */
export function centsOf(branch: Branch): string | null {
  const entries = Object.entries(branch)
  const isScaled = entries.some(([key, value]) => /^(?:scale|precision|exponent)$/i.test(key) && value === 2)
  const minor = isScaled ? /^(?:amount|value)$/i : /^(?:amount_?)?(?:in_?)?(?:minor_?units?|minor_?amount|cents)$/i
  const found = entries.find(([key, value]) => minor.test(key) && Number.isInteger(value))
  return found === undefined ? null : String(found[1])
}

/** "27.4%" out of `{"value": 27.4, "unit": "PERCENT"}`, "20-24%" out of both ends. */
export function shareOf(branch: Branch, isOfPotency: boolean): string | null {
  const entries = Object.entries(branch)
  const said = entries.find(([key]) => /^(?:unit|units|measure|uom|unit_?of_?measure)$/i.test(key))?.[1]
  const value = entries.find(([key]) => /^(?:value|amount|quantity|result)$/i.test(key))?.[1]
  const unit = typeof said === 'string' ? unitOf(said) : ''
  const find = (key: RegExp) => entries.find(([name, end]) => key.test(name) && typeof end === 'number')?.[1]
  const [low, high] = [find(/^(?:min|low|lower|from)$/i), find(/^(?:max|high|upper|to)$/i)]
  if (typeof value === 'number') return unit === '' ? null : `${value}${unit}`
  return low === undefined || high === undefined || (unit === '' && !isOfPotency) ? null : `${low}-${high}${unit}`
}

export function unitOf(said: string): string {
  return /percent|%/i.test(said) ? '%' : /mg ?\/ ?g/i.test(said) ? 'mg/g' : /mg|milligram/i.test(said) ? 'mg' : ''
}

export const POTENCY = /^(?:total_?)?(?:thca?|cbda?|potency)$/i
const WEIGHED = /^(?:g|gr|grams?|oz|ounces?|ml)$/i

/** "20.1-22.3%" out of a lower and an upper end and a unit. */
export function measureOf(cells: ReadonlyMap<string, string>): string {
  const find = (pattern: RegExp) => [...cells].find(([key]) => pattern.test(key))?.[1]
  const [low, high] = [find(/^(?:lower|min|low)/i), find(/^(?:upper|max|high)/i)]
  const said = find(/unit|measure|uom|amount_?type|basis/i) ?? ''
  const unit = unitOf(said)
  const value =
    low !== undefined && high !== undefined && low !== high
      ? `${low}-${high}`
      : (find(/value|^amount$|percent|content|^result$/i) ?? low ?? high)
  return value === undefined ? '' : `${value}${/[%a-z]$/i.test(value) ? '' : unit}`
}
