import { allMatches } from '#concierge/understand/all-matches.ts'

const WRITTEN = /(?<![\d:])\d{1,2}(?::\d{1,2}){1,3}(?![\d:])/g
const CBD_FIRST = /(\d{1,4}) ?mg (?:of )?cbd ?[:/+&,]? ?(?:and )?(\d{1,4}) ?mg (?:of )?thc/
const THC_FIRST = /(\d{1,4}) ?mg (?:of )?thc ?[:/+&,]? ?(?:and )?(\d{1,4}) ?mg (?:of )?cbd/

/** The proportions that a row tells: in its name, else by the milligrams of both in it, else in its description. */
export function ratiosOf(label: string, description: string): readonly string[] {
  const written = label.match(WRITTEN)
  if (written !== null) return written
  const found = CBD_FIRST.exec(label) ?? THC_FIRST.exec(label)
  if (found !== null) return reduced(Number(found[1]), Number(found[2]))
  return allMatches(description, WRITTEN).map(([ratio]) => ratio)
}

function reduced(one: number, other: number): readonly string[] {
  const least = Math.min(one, other)
  const isWhole = least > 0 && one % least === 0 && other % least === 0
  return isWhole ? [`${one / least}:${other / least}`] : []
}
