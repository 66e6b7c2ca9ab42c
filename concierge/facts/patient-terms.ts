import { sentence } from '#concierge/say/wording.ts'
import type { FactAnswer, FactQuestion } from './answer.ts'
import { dealsOfGroups } from './deals-told.ts'
import { groupsAsked } from './deal-groups.ts'
import type { Fact } from './fact.ts'

export const PATIENTS =
  /\b(?:patients?|medical|(?:for|with|if|on) med|med (?:card|patient|side)s?|mmj|caregivers?|pacientes?)\b/
const OF_PATIENTS = /(?:^|[._])(?:medical|med|patients?|mmj)(?:[._]|$)/
const OF_TAX = /\btax/i
/** Who shops alike pays alike. */
const PAYS_ALIKE =
  /\b(?:pay|same|regular|adult[- ]use|recreational) (?:the )?(?:same )?(?:prices?|rates?|tax(?:es)?)\b|\bno medical\b/i
const OF_SAVING = /discount|save|saving|price|deal|perk/

/** "Are prices the same for med", "is it cheaper for patients": what they pay, and no deal. */
const ALIKE =
  /\b(?:prices?|costs?|pay|pays|taxe?s?|taxed|cheaper)\b.{0,24}\b(?:same|different|differ|less|lower|more|cheaper|for)\b.{0,24}\b(?:med(?:ical)?|patients?|mmj)\b|\b(?:med(?:ical)?|patients?|mmj)\b.{0,24}\b(?:same|different|lower) (?:prices?|taxe?s?)\b/

export function asksWhatPatientsPay(plain: string): boolean {
  return ALIKE.test(plain) && !/\b(?:discounts?|deals?|off|specials?)\b/.test(plain)
}

type Line = { path: string; text: string }

/** What a profile tells of patients beside the rates of all, line by line. */
function linesOfPatients(facts: readonly Fact[]): readonly Line[] {
  return facts.flatMap(({ path, value }) => {
    if (typeof value !== 'string' || path === 'tax') return []
    const isTheirs = OF_PATIENTS.test(path)
    return value
      .split(/(?<=[.!?;])\s+/)
      .filter((line) => isTheirs || PATIENTS.test(line.toLowerCase()))
      .map((text) => ({ path, text }))
  })
}

/** What a profile tells of the tax of patients where it speaks of them, and not with the rates of all; null where it tells none. */
export function taxOfPatients(facts: readonly Fact[]): FactAnswer | null {
  const lines = linesOfPatients(facts)
  const ofTax = lines.filter(({ path, text }) => OF_TAX.test(text) || (OF_PATIENTS.test(path) && OF_TAX.test(path)))
  return answerOf(firstOf(ofTax.length > 0 ? ofTax : lines.filter(({ text }) => PAYS_ALIKE.test(text))))
}

/** "What do patients save": what is told of their price and tax where no deal is for them; null where nothing is. */
export function patientTerms({ profile, plain, store }: FactQuestion): FactAnswer | null {
  const [group, another] = groupsAsked(plain)
  if (group?.en !== 'patients' || another !== undefined || dealsOfGroups({ profile, plain }).deals.length > 0)
    return null
  const lines = linesOfPatients(store.facts).filter(
    ({ path, text }) =>
      OF_TAX.test(text) || PAYS_ALIKE.test(text) || /%|\$\d/.test(text) || OF_SAVING.test(path.split('.').at(-1) ?? ''),
  )
  const rates =
    profile.tax !== undefined && PATIENTS.test(profile.tax.toLowerCase()) ? [{ path: 'tax', text: profile.tax }] : []
  return lines.length === 0 ? null : answerOf([...lines, ...rates])
}

function firstOf(lines: readonly Line[]): readonly Line[] {
  return lines.filter(({ path }) => path === lines[0]?.path)
}

function answerOf(lines: readonly Line[]): FactAnswer | null {
  return lines.length === 0
    ? null
    : {
        text: lines.map(({ path, text }) => sentence(saidOf(path, text))).join(' '),
        paths: [...new Set(lines.map(({ path }) => path))],
        known: true,
      }
}

/** "10% off every day" under a key says not for whom. */
function saidOf(path: string, text: string): string {
  const told = text.replace(/^tax: /i, '')
  return path === 'tax' || PATIENTS.test(told.toLowerCase()) || !/^[\d$]/.test(told) ? told : `patients: ${told}`
}
