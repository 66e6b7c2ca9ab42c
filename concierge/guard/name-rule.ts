import type { GuardKind } from '#contract/turn.ts'
import type { Reading } from './read-message.ts'
import type { GuardVerdict } from './verdict.ts'

/** Rules that say no more than the kind: what the message speaks of chooses the words of the answer. */
const GENERAL: ReadonlySet<string> = new Set([
  'reads-like',
  'treatment',
  'dose-for-body',
  'medical-question',
  'pet-goods',
])

type Naming = { rule: string; concepts: readonly string[] }

const NAMED: Partial<Record<GuardKind, readonly Naming[]>> = {
  emergency: [
    { rule: 'pet', concepts: ['PET'] },
    { rule: 'child', concepts: ['CHILD'] },
  ],
  medical: [
    { rule: 'pregnancy', concepts: ['PREGNANT'] },
    { rule: 'pet', concepts: ['PET'] },
    { rule: 'drug-interaction', concepts: ['MEDICINE', 'ALCOHOL'] },
  ],
  illegal: [
    { rule: 'other-drugs', concepts: ['HARD_DRUG', 'OTHER_DRUG'] },
    { rule: 'across-state-lines', concepts: ['STATE', 'ABROAD', 'OUT_OF_STATE', 'CARRIER'] },
    { rule: 'resale', concepts: ['RESALE'] },
  ],
  underage: [{ rule: 'buys-for-minor', concepts: ['CHILD'] }],
}

/** The verdict under the most telling rule name: an emergency of a pet is answered with a vet's number. */
export function nameRule(verdict: GuardVerdict, reading: Reading): GuardVerdict {
  if (!GENERAL.has(verdict.rule)) return verdict
  const found = NAMED[verdict.kind]?.find(({ concepts }) => concepts.some((name) => reading.find(name).length > 0))
  return found ? { kind: verdict.kind, rule: found.rule } : verdict
}
