import { isLoose, type Loose, wordsOf } from './loose-value.ts'

const ADULTS =
  /^(?:adult use|adults?|recreational|recreation|rec|non medical|everyone else|regular)(?: (?:use|customers?|guests?))?$/
const PATIENTS = /^(?:medical|med|patients?|mmj)(?: (?:use|patients?|customers?))?$/

/** "Adult use in Cedar and Elm" under the key of adults. */
const SAYS_WHO = /^(?:adult[- ]use|adults|recreational)(?: customers| guests)?(?:: | in )/i

/**
 * A table without what it tells of patients apart, `minimum: { medical: 35, adult_use: 60 }` as `minimum: 60`, and what holds for
 * patients alone. What stands beside the two is a term of its own. Ages have a reader of their own.
 */
export function partAudiences(table: Loose): { usual: Loose; patients: Loose } {
  const whole = audiencesOf(table)
  if (whole !== null) {
    const { adults, patients, rest } = whole
    return {
      usual: { ...(isLoose(adults) ? adults : { adult_use: adults }), ...rest },
      patients: isLoose(patients) ? patients : { patients },
    }
  }
  const usual: Record<string, unknown> = {}
  const patients: Record<string, unknown> = {}
  for (const [key, value] of Object.entries(table)) {
    const parted = isLoose(value) && !/\bages?\b/.test(wordsOf(key)) ? audiencesOf(value) : null
    if (parted === null) usual[key] ??= value
    else {
      usual[key] = typeof parted.adults === 'string' ? parted.adults.replace(SAYS_WHO, '') : parted.adults
      patients[key] = parted.patients
      for (const [name, told] of Object.entries(parted.rest)) usual[name] ??= told
    }
  }
  return { usual, patients }
}

function audiencesOf(table: Loose): { adults: unknown; patients: unknown; rest: Loose } | null {
  const entries = Object.entries(table)
  const adults = entries.find(([key]) => ADULTS.test(wordsOf(key)))
  const patients = entries.find(([key]) => PATIENTS.test(wordsOf(key)))
  if (adults === undefined || patients === undefined) return null
  const rest = entries.filter((entry) => entry !== adults && entry !== patients)
  return { adults: adults[1], patients: patients[1], rest: Object.fromEntries(rest) }
}
