import { describe, expect, it } from 'vitest'
import { learnModel } from '#concierge/guard/learn-model.ts'
import { sharesOf, unpackModel } from '#concierge/guard/message-model.ts'
import { MOODS_AT_THE_COUNTER } from '#concierge/topic-examples/moods-at-the-counter.ts'
import { MOODS_OF_COMPANY } from '#concierge/topic-examples/moods-of-company.ts'
import { MOODS_OF_DRIVE } from '#concierge/topic-examples/moods-of-drive.ts'
import { MOODS_OF_REST } from '#concierge/topic-examples/moods-of-rest.ts'
import { MOOD_CLASSES, moodOf } from './mood-of.ts'
import { MOOD_EFFORT, readMoodSamples, samplesOfMoods } from './mood-samples.ts'
import weights from './mood-weights.json' with { type: 'json' }

describe('the mood of a wish that names none', () => {
  it.each([
    ['something to power down with after work', 'calm'],
    ['gummies so im out by eleven', 'sleepy'],
    ['a cart to clean the whole house on', 'energetic'],
    ['prerolls to pass around at the cookout', 'social'],
  ])('is heard in "%s"', (text, mood) => expect(moodOf(text)).toBe(mood))

  it.each([
    'cheapest eighth you have',
    'two prerolls and a lighter',
    'my old pen broke, need another battery',
    'what time do you close',
    'whats the thc in blue dream',
  ])('is none in "%s"', (text) => expect(moodOf(text)).toBeNull())

  it('is told of one in six images that it never heard, and amiss of one in sixteen', () => {
    const model = unpackModel(
      learnModel(readMoodSamples([MOODS_OF_REST, MOODS_OF_DRIVE, MOODS_OF_COMPANY]), MOOD_CLASSES.length, MOOD_EFFORT),
    )
    const asked = samplesOfMoods(MOODS_AT_THE_COUNTER)
    const told = asked.flatMap(({ label, features }) => {
      const at = sharesOf(model, features).findIndex((share) => share >= 0.6)
      return at > 0 ? [at === label] : []
    })
    const right = told.filter(Boolean).length
    expect(right / asked.length).toBeGreaterThan(1 / 6)
    expect((told.length - right) / asked.length).toBeLessThan(1 / 16)
  })

  it('has the very weights that its examples make (after a change of either: npm run learn)', () => {
    const made = learnModel(readMoodSamples(), MOOD_CLASSES.length, MOOD_EFFORT)
    expect(made.places === weights.places && made.weights === weights.weights && made.step === weights.step).toBe(true)
  }, 60_000)
})
