import { describe, expect, it } from 'vitest'
import { learnModel } from '#concierge/guard/learn-model.ts'
import { sharesOf, unpackModel } from '#concierge/guard/message-model.ts'
import { plainSentence } from './fold-text.ts'
import { topicOf } from './topic-of.ts'
import { readTopicSamples, samplesOf, TOPIC_EFFORT, VOICES } from './topic-samples.ts'
import { TOPICS } from './topics.ts'
import weights from './topic-weights.json' with { type: 'json' }

const NOTHING = { terms: [], brands: [] }
const HELD_OUT = ['polite', 'slang', 'visitor']

describe('topicOf', () => {
  it.each([
    ['will anybody be at the store december 26', 'store_hours'],
    ['the vape pen i bought is dead already', 'returns'],
    ['one more thing for the order i sent in, can you add papers', 'order_change'],
    ['did the dodgers win yesterday', 'out_of_scope'],
    ['need some energy for cleaning the garage', 'goods'],
    ['what does infused mean', 'education'],
    ['can the driver come to our hotel', 'delivery'],
  ])('takes "%s" for a message about %s', (text, topic) => {
    expect(topicOf(plainSentence(text), NOTHING).topic).toBe(topic)
  })

  it('guesses nothing where it knows no word', () => {
    expect(topicOf('qwpoe lkjj', NOTHING).share).toBe(0)
  })

  it('takes a name of the menu for a name, whatever its words mean, unless they plainly speak of something else', () => {
    const named = (said: string) => ({ terms: [{ said, stems: [], rows: new Set([1]) }], brands: [] })
    expect(topicOf('is triple stack available', named('triple stack')).topic).toBe('goods')
    const spoken = topicOf('is there a happy hour on weekdays', named('happy hour'))
    expect(spoken.shareOf('goods') < 0.6 || spoken.share < 0.6).toBe(true)
  })

  it('tells four in five messages of a voice it never heard, and errs seldom where it is sure', () => {
    const taught = Object.entries(VOICES).filter(([name]) => !HELD_OUT.includes(name))
    const model = unpackModel(
      learnModel(
        taught.flatMap(([, examples]) => samplesOf(examples)),
        TOPICS.length,
      ),
    )
    const asked = HELD_OUT.flatMap((name) => samplesOf(VOICES[name] ?? []))
    const told = asked.map(({ label, features }) => {
      const shares = sharesOf(model, features)
      const share = Math.max(...shares)
      return { right: shares.indexOf(share) === label, sure: share > 0.8 }
    })
    const rightOf = (some: readonly { right: boolean }[]) => some.filter(({ right }) => right).length / some.length
    expect(rightOf(told)).toBeGreaterThan(0.75)
    expect(rightOf(told.filter(({ sure }) => sure))).toBeGreaterThan(0.92)
  })

  it('has the very weights that its examples make (after a change of either: npm run learn)', () => {
    const made = learnModel(readTopicSamples(), TOPICS.length, TOPIC_EFFORT)
    expect(made.places === weights.places && made.weights === weights.weights && made.step === weights.step).toBe(true)
  }, 600_000)
})
