/** A brand without what menus add to it: "Binske Flower" and "binske", "Incredibles (Gummies)" and "Incredibles" are one. */
export function brandKey(brand: string): string {
  const whole = squeeze(brand)
  const bare = squeeze(brand.replace(/\(.*?\)/g, ' ').replace(ADDED, ''))
  return bare.length >= 3 ? bare : whole
}

const ADDED =
  /(?:\s+(?:flowers?|vapes?|edibles?|gummies|pre-?rolls?|concentrates?|extracts?|cannabis|brands?|llc|inc|co|company)\.?)+\s*$/i

function squeeze(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^a-z0-9]+/g, '')
}
