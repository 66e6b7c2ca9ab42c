import type { FactAnswer, FactQuestion } from './answer.ts'
import { isOwn } from './own-facts.ts'
import { PATIENTS } from './patient-terms.ts'
import { sayGroup } from './say-fact.ts'

const KEY = /^(?:medical|med|patients?|mmj)_(?:\w+_)?(?:hours|schedule|times)$/
const ASKS_WHEN =
  /\b(?:hours|hrs|open|opens|opened|close|closes|closed|what time|how late|how early|until when)\b|^(?:(?:and|so|ok|okay) )*(?:and|what about|how about|same for|for|is it the same for)\b/

/** When patients are served, where a shop tells that under a key of its own; null where it does not, or that is not asked. */
export function patientHours({ store, plain, language }: FactQuestion): FactAnswer | null {
  if (!PATIENTS.test(plain) || !ASKS_WHEN.test(plain)) return null
  return hoursTold({ store, language })
}

/** The hours for patients as the shop tells them under a key of its own; null where it tells none. */
export function hoursTold({ store, language }: Pick<FactQuestion, 'store' | 'language'>): FactAnswer | null {
  const group = store.facts.filter((fact) => isOwn(fact) && KEY.test(fact.top))
  return group.length === 0
    ? null
    : { text: sayGroup(group, language), paths: group.map(({ path }) => path), known: true }
}
