import type { Vocabulary } from '#concierge/retrieve/vocabulary.ts'
import { allMatches } from './all-matches.ts'
import { blank, isNegated, type Sentence } from './sentence.ts'

const OF_HOUSE =
  /(?<![\p{L}\p{N}])(?:(?:your|ur|the|any|an?|some) )?(?:own )?(?:(?:in )?house (?:brand(?:ed)?|label|line|made|grown|stuff|products?)s?|(?:store|shop|private) (?:brand|label|line)(?:ed|s)?|(?<=(?:your|ur) own )(?:brand|label|line)s?|house(?= (?:carts?|cartridges?|vapes?|flower|buds?|eighths?|prerolls?|joints?|edibles?|gummies|concentrates?|wax|badder|shatter|rosin|ounces?)(?![\p{L}])))(?![\p{L}\p{N}])/gu

/** "Your house brand carts": the shop's own brands, where the menu has any. */
export function takeHouseBrand(sentence: Sentence, { gazetteer }: Vocabulary): readonly string[] {
  if (gazetteer.ofHouse.length === 0) return []
  const found = allMatches(sentence.rest, OF_HOUSE).filter(({ index }) => !isNegated(sentence.plain, index))
  for (const { index, 0: said } of found) blank(sentence, index, index + said.length)
  return found.length > 0 ? gazetteer.ofHouse : []
}
