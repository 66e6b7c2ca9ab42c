import { foldText } from '#concierge/understand/fold-text.ts'
import type { Fact } from './fact.ts'

/** One line of several that are told of patients and papers, or of what may be done where, together: "Registered caregivers may shop for their patient." */
export function lineTelling(facts: readonly Fact[], told: RegExp): Fact | undefined {
  for (const fact of facts) {
    const isRule = OF_RULES.test(fact.path)
    if ((fact.top !== 'id_policy' && !isRule) || (Array.isArray(fact.value) && OF_PAPERS.test(fact.path))) continue
    const texts = Array.isArray(fact.value) ? fact.value.map(String) : [String(fact.value)]
    const lines = texts.flatMap((text) => text.split(/(?<=[.!?;])\s+/))
    const line = lines.length < 2 && !isRule ? undefined : lines.find((one) => told.test(foldText(one)))
    if (line !== undefined) return { ...fact, value: line.replace(/;$/, '.') }
  }
  return undefined
}

/** What holds of leaving, driving and using, each in lines of several places. */
const OF_RULES = /^limits_and_rules\.(?!purchase|medical|limit)/

/** Lists of papers have their own topic. */
const OF_PAPERS = /accept/
