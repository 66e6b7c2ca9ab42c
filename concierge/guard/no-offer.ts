import { findAges, hasOnlyAmounts } from './age.ts'
import { asksForWork } from './asks-for-service.ts'
import { compilePattern, matches } from './pattern.ts'
import type { Reading } from './read-message.ts'
import { asksForEntryOnly, asksHowKeptOut, onlyAdultsTake, WORKS_WITH_YOUTH } from './underage.ts'

const OF_YOUTH = ['CHILD', 'STUDENT', 'ON_YOUTH'] as const

/** Nobody young is to get anything: "I have $18, what can I get", "I'm 70, any break for seniors", "can my cousin come along, she's not buying". */
export function isNoOffer(reading: Reading, minimumAge: number): boolean {
  if (asksForWork(reading)) return true
  if (asksForEntryOnly(reading) || asksHowKeptOut(reading) || onlyAdultsTake(reading, minimumAge)) return true
  if (matches(FEIGNED_AGE, reading)) return false
  if (WORKS_WITH_YOUTH.some((pattern) => matches(pattern, reading)) && findAges(reading).length === 0) return true
  if (matches(TEENS_OF_STRENGTH, reading) && reading.find('STUDENT').length === 0) return true
  const ages = findAges(reading)
  if (ages.length === 0 && hasOnlyAmounts(reading) && !OF_YOUTH.some((concept) => reading.find(concept).length > 0))
    return true
  const isOfAnother = ages.every(({ of }) => of === 'self') && matches(YOUNG_ONE_WANTS, reading)
  return ages.length > 0 && !isOfAnother && ages.every((age) => age.years >= minimumAge)
}

/** The writer's own years say nothing of it. */
const YOUNG_ONE_WANTS = compilePattern(
  'CHILD|STUDENT ~3 wants|wanna|asked|asks|begging|curious|try|quiere|pide|probar & !ADULT_CHILD & !KID_THINGS',
)

/** "THC in the teens or lower" are percents. */
const TEENS_OF_STRENGTH = compilePattern(
  'in ~1 low|mid|high|upper|the ~1 teens & !kids|son|daughter|my_teens|their_teens & thc|percent|potency|cbd|strain|flower|bud|tests|testing',
)
const FEIGNED_AGE = compilePattern('pretend|assume|imagine|say|act_like|as_if ~4 NUMBER & !say ~2 look|looks')
