import { KIND_BY_ID } from '#concierge/retrieve/kinds.ts'
import { type FormWord, shelfOf } from './form-word.ts'
import type { Mention } from './sentence.ts'

const DIETS: ReadonlySet<string> = new Set(
  'vegan gelatin-free gluten-free sugar-free dairy-free nut-free kosher halal'.split(' '),
)

/** "Vegan here so no gelatin, gummies under 30": what may not be in it is said of what is named next, and is nothing to buy by itself. */
export function isDietBeside({ value: before }: Mention<FormWord>, { value }: Mention<FormWord>, gap: string): boolean {
  if (!DIETS.has(before.kind ?? '') || !/,|\b(?:so|and|but|which|what|any)\b/.test(gap) || /\b(?:or|o)\b/.test(gap))
    return false
  return DIETS.has(value.kind ?? '') || shelfOf(value) === 'edible'
}

/** "My sister is vegan, which gummies": what somebody eats is said of the next thing named. */
export function isDiet({ value, start, end }: Mention<FormWord>, plain: string): boolean {
  if (KIND_BY_ID.get(value.kind ?? '')?.described !== true) return false
  return SOMEBODY_IS.test(plain.slice(0, start)) || CANNOT_EAT.test(plain.slice(start, end))
}

/** "She cant have nuts, which chocolates are ok". */
const CANNOT_EAT =
  /^(?:(?:dont|doesnt|do not|does not|cant|cannot|can not|never) |(?:allergic|intolerant|cut|cutting|quit|quitting|watch|watching|off|skip|skipping|limit|limiting|avoid|avoiding|giving up|gave up|lay(?:ing)? off) )| (?:allerg(?:y|ies|ic)|intoleran(?:t|ce))$/

const SOMEBODY_IS =
  /\b(?:is|are|am|im|hes|shes|theyre|eats?|went|goes|being|keeps?|(?:has|have|needs?|got|gotta) (?:to )?(?:be|stay)) (?:(?:an?|strictly|strict|fully|totally|also|both|mostly|really) )*$/
