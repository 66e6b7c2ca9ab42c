/** The steps of an answer, as a shop manager would call them. */
export const STEP_TITLES: ReadonlyMap<string, string> = new Map([
  ['understood', 'What it understood'],
  ['guard', 'Which rule applied'],
  ['retrieved', 'What it looked up'],
  ['chosen', 'What it chose'],
  ['said', 'What it said'],
  ['checked', 'What was checked before sending'],
])

/** What stands under a step without a finding. */
export const NOTHING_FOUND: ReadonlyMap<string, string> = new Map([
  ['guard', 'No rule applied.'],
  ['retrieved', 'Nothing had to be looked up.'],
  ['chosen', 'No product was shown.'],
])

/** What the fields of the steps mean. */
export const FIELD_NAMES: ReadonlyMap<string, string> = new Map([
  ['intent', 'Kind of question'],
  ['continued', 'Goes on from before'],
  ['store', 'Asked about the shop'],
  ['wish', 'Wish'],
  ['unknown', 'Words it did not know'],
  ['named', 'Products named'],
  ['kind', 'Kind of rule'],
  ['rule', 'Rule'],
  ['met', 'Products that fit'],
  ['nearest', 'Near misses'],
  ['soldOut', 'Fit, but sold out'],
  ['blockers', 'What ruled others out'],
  ['paths', 'Parts of the store profile'],
  ['products', 'Products and why'],
  ['answered', 'Question answered'],
  ['checked', 'Facts compared'],
  ['repaired', 'Facts repaired'],
  ['dropped', 'Left out as unproven'],
  ['rows', 'Products compared with'],
])
