import { foldText } from '#concierge/understand/fold-text.ts'
import type { Fact } from './fact.ts'

/** One line of several that are told of patients and papers together: "Registered caregivers may shop for their patient." */
export function lineTelling(facts: readonly Fact[], told: RegExp): Fact | undefined {
  for (const fact of facts) {
    if (fact.top !== 'id_policy' || (Array.isArray(fact.value) && OF_PAPERS.test(fact.path))) continue
    const texts = Array.isArray(fact.value) ? fact.value.map(String) : [String(fact.value)]
    const lines = texts.flatMap((text) => text.split(/(?<=[.!?;])\s+/))
    const line = lines.length < 2 ? undefined : lines.find((one) => told.test(foldText(one)))
    if (line !== undefined) return { ...fact, value: line.replace(/;$/, '.') }
  }
  return undefined
}

/** Lists of papers have their own topic. */
const OF_PAPERS = /accept/
