import { onceFor } from '#concierge/retrieve/remember.ts'
import { plainSentence } from '#concierge/understand/fold-text.ts'
import type { Fact } from './fact.ts'
import { isOwn } from './own-facts.ts'

type Names = { fact: Fact; places: readonly string[]; codes: readonly string[]; people: readonly string[] }

/** Rules and rows of the owner's own, in which a place, a code or a person may be named. */
const OF_RULES = /^(?:limits_and_rules\.(?!purchase)|deals\.(?:promo|coupon|code))/
/** "Harbor Rocks", "Lake Elmore": two words or more that begin as names do, amid a sentence. */
const PLACES = /(?<=[\p{Ll},] )\p{Lu}\p{Ll}{2,20}(?: \p{Lu}\p{Ll}{2,20}){1,3}/gu
const CODES = /\b(?=[A-Z]{0,12}\d)(?=\d{0,6}[A-Z])[A-Z\d]{4,16}\b/g
const PEOPLE = /\b\p{Lu}\p{Ll}{2,20}\b/gu
/** What may not be done somewhere is asked of a place. */
const OF_PLACE =
  /\b(?:smok\p{L}*|vap\p{L}*|bring|take|taking|carry|consum\p{L}*|use|using|light up|joints?|weed|trip|visit\p{L}*|hik\p{L}*|camp\p{L}*|allowed|ok|okay|legal|fumar|llevar)\b/u
const WHO = /\bwho(?:s|se)?(?: is| was)? (\p{Ll}{3,20})$|\bquien es (\p{Ll}{3,20})$/u

const namesOf = onceFor((facts: readonly Fact[]): readonly Names[] =>
  facts.flatMap((fact) => {
    if (!(isOwn(fact) || OF_RULES.test(fact.path) || fact.top === 'staff')) return []
    const text = Array.isArray(fact.value) ? fact.value.join(', ') : String(fact.value)
    const found = (pattern: RegExp): string[] => (text.match(pattern) ?? []).map(plainSentence)
    const isRule = OF_RULES.test(fact.path) || /consum|leaving|federal/.test(fact.path)
    return [
      {
        fact,
        places: isRule ? found(PLACES) : [],
        codes: found(CODES),
        people: isOwn(fact) || fact.top === 'staff' ? found(PEOPLE) : [],
      },
    ]
  }),
)

/** The row in which a place, a code or a person is named that the question asks of by that name; null where none is. */
export function rowNaming(facts: readonly Fact[], plain: string): Fact | null {
  const said = ` ${plain} `
  const isSaid = (name: string): boolean => name.length > 3 && said.includes(` ${name} `)
  const [, asked, asked2] = WHO.exec(plain) ?? []
  const who = asked ?? asked2
  return (
    namesOf(facts).find(
      ({ places, codes, people }) =>
        codes.some(isSaid) ||
        (places.some(isSaid) && OF_PLACE.test(plain)) ||
        (who !== undefined && people.includes(who)),
    )?.fact ?? null
  )
}
