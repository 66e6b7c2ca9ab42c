import { isDoseOfPiece } from './read-size.ts'

/** CBD, and then milligrams of which the name does not say what they are. */
const CBD_BEFORE_BARE = /\bcbd\b.*?(?<![\d.])(\d{1,3}(?:,\d{3})+|\d+(?:\.\d+)?) ?mgs?\b(?! ?(?:of )?(?:thc|cb))/i
const THC = /\bthca?\b/i
const NO_THC =
  /\bthc[- ]?free\b|\b(?:no|zero|0(?:\.0+)? ?(?:%|mg)?) (?:of )?thc\b|\bthc ?:? ?0(?:\.0+)? ?(?:%|mg)(?![\d.])/i
const MG_OF_THC =
  /(?<![\d.])(\d+(?:\.\d+)?) ?mgs?\b (?:of )?(?:delta[- ]?9 )?thc\b|\bthc ?[:=]? ?(\d+(?:\.\d+)?) ?mgs?\b/gi

type Told = { name: string; description: string; packCount: number | null }

/**
 * "CBD Gummies 10pk 10mg" of which columns or the description say that a piece has 1 mg of THC: what the name counts is CBD. Where they
 * tell as much THC as the name has milligrams ("1:1 CBD Gummies 10pk 100mg", 10 mg THC each), or tell none, it is taken as THC.
 */
export function namesCbdAlone({ name, description, packCount }: Told, columns: readonly (number | null)[]): boolean {
  const digits = THC.test(name) ? undefined : CBD_BEFORE_BARE.exec(name)?.[1]
  if (digits === undefined) return false
  const named = Number(digits.replaceAll(',', ''))
  const amounts = columns.filter((value) => value !== null)
  const stated =
    amounts.length > 0
      ? amounts
      : [...description.matchAll(MG_OF_THC)].map(([, before, after]) => Number(before ?? after))
  if (stated.length === 0) return NO_THC.test(description)
  const count = packCount ?? 1
  const otherwise = isDoseOfPiece(named, count) ? named * count : named / count
  return !stated.some((value) => value === named || value === otherwise)
}
