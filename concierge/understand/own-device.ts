const BEFORE =
  /\b(?:for|in|into|with) (?:an?|my|his|her|our|the) $|\b(?:i|we|he|she|they|ive|mom|dad|roommate|wife|husband|friend|buddy|brother|sister|girlfriend|boyfriend|partner)(?: (?:already|just|only))* (?:has|have|got|owns?|uses?|bought) (?:an?|the|my|his|her) $/
const FILLED =
  /\b(?:flower|buds?|herbs?|eighths?|grams?|ounces?|quarters?|indica|sativa|hybrid|concentrates?|wax|dabs?|rosin|resin|badder|shatter|diamonds)\b/

/** "Flower for my pax": what fits any such device is looked for, where pods are made for one. */
export function isOwnDevice(plain: string, start: number): boolean {
  return BEFORE.test(plain.slice(0, start)) && FILLED.test(plain)
}
