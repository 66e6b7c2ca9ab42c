import { describe, expect, it } from 'vitest'
import { learnModel } from '#concierge/guard/learn-model.ts'
import { sharesOf, unpackModel } from '#concierge/guard/message-model.ts'
import { linesOf } from '#concierge/topic-examples/told-beside.ts'
import { TOLD_BESIDE_HOMONYMS } from '#concierge/topic-examples/told-beside-homonyms.ts'
import { plainSentence } from './fold-text.ts'
import { readToldSamples, TOLD_EFFORT, toldSamplesWithout } from './told-samples.ts'
import { harmlesslyToldShare, TOLD_CLASSES, toldShare } from './told-share.ts'
import weights from './told-weights.json' with { type: 'json' }
import { topicFeaturesOf } from './topic-features.ts'

describe('whether a clause is only told beside what is asked', () => {
  it.each([
    'doing laundry with no quarters left',
    'just dropped a glass on the kitchen floor',
    'my kid finished eighth in the swim meet',
    'the printer at work ate my paper again',
  ])('is seen whatever words of the shop are in it: %s', (clause) => expect(toldShare(clause)).toBeGreaterThan(0.7))

  it.each([
    'i have a 510 battery at home',
    'my cart is leaking',
    'im allergic to nuts',
    'got any indica gummies',
    'what time do you close',
  ])('is not said of what the answer hangs on: %s', (clause) => expect(toldShare(clause)).toBeLessThan(0.5))

  it('leaves to the guard what is grave', () => {
    expect(harmlesslyToldShare('my neighbor is mowing his lawn again')).toBeGreaterThan(0.9)
    expect(harmlesslyToldShare('i dont want to wake up tomorrow')).toBeLessThan(0.5)
  })

  it('is told of two in five stories with words of the shop in them that no example tells', () => {
    const heldOut = linesOf(TOLD_BESIDE_HOMONYMS)
    const model = unpackModel(learnModel(toldSamplesWithout(heldOut), TOLD_CLASSES.length, TOLD_EFFORT))
    const share = (clause: string): number => {
      const [matter = 0, beside = 0] = sharesOf(model, topicFeaturesOf(plainSentence(clause)))
      return beside / (beside + matter)
    }
    const sure = (clauses: readonly string[]) => clauses.filter((clause) => share(clause) > 0.9).length / clauses.length
    expect(sure(heldOut)).toBeGreaterThan(0.4)
  })

  it('has the very weights that its examples make (after a change of either: npm run learn)', () => {
    const made = learnModel(readToldSamples(), TOLD_CLASSES.length, TOLD_EFFORT)
    expect(made.places === weights.places && made.weights === weights.weights && made.step === weights.step).toBe(true)
  }, 60_000)
})
