import { writeFileSync } from 'node:fs'
import { GUARD_EFFORT, readExamples } from '#concierge/guard/examples.ts'
import { learnModel, type Sample } from '#concierge/guard/learn-model.ts'
import type { PackedModel } from '#concierge/guard/message-model.ts'
import { MESSAGE_CLASSES } from '#concierge/guard/message-classes.ts'
import { learnMeaning } from '#concierge/understand/learn-meaning.ts'
import { MOOD_CLASSES } from '#concierge/understand/mood-of.ts'
import { MOOD_EFFORT, readMoodSamples } from '#concierge/understand/mood-samples.ts'
import { packMeaning } from '#concierge/understand/meaning-model.ts'
import { markOf, readMeantTexts, readTopicSamples, TOPIC_EFFORT } from '#concierge/understand/topic-samples.ts'
import { createSentenceVectors } from '#server/adapters/sentence-vectors/create-sentence-vectors.ts'
import { readToldSamples, TOLD_EFFORT } from '#concierge/understand/told-samples.ts'
import { TOLD_CLASSES } from '#concierge/understand/told-share.ts'
import { TOPICS } from '#concierge/understand/topics.ts'
import { OPINION_EFFORT, OPINIONS, readOpinions } from '#concierge/sentiment/examples.ts'

/** Learns the weights of the guard, of the sentiment, of the topics and of the moods from the project's own examples: `npm run learn` after a change of any. */
learn('concierge/guard/message-weights.json', readExamples(), (samples) =>
  learnModel(samples, MESSAGE_CLASSES.length, GUARD_EFFORT),
)
learn('concierge/sentiment/opinion-weights.json', readOpinions(), (samples) =>
  learnModel(samples, OPINIONS.length, OPINION_EFFORT),
)
learn('concierge/understand/topic-weights.json', readTopicSamples(), (samples) =>
  learnModel(samples, TOPICS.length, TOPIC_EFFORT),
)
learn('concierge/understand/told-weights.json', readToldSamples(), (samples) =>
  learnModel(samples, TOLD_CLASSES.length, TOLD_EFFORT),
)
learn('concierge/understand/mood-weights.json', readMoodSamples(), (samples) =>
  learnModel(samples, MOOD_CLASSES.length, MOOD_EFFORT),
)
await learnMeanings('concierge/understand/meaning-weights.json')

function learn(file: string, samples: readonly Sample[], model: (samples: readonly Sample[]) => PackedModel): void {
  const started = performance.now()
  writeFileSync(file, `${JSON.stringify(model(samples), null, 2)}\n`)
  console.log(`${file}: ${samples.length} messages in ${((performance.now() - started) / 1000).toFixed(1)} s`)
}

async function learnMeanings(file: string): Promise<void> {
  const started = performance.now()
  const sentences = createSentenceVectors()
  const texts = readMeantTexts()
  const vectors = await sentences.embed(texts.map(({ text }) => text))
  await sentences.close()
  const samples = vectors.map((vector, at) => ({ label: texts[at]?.label ?? 0, vector }))
  const packed = packMeaning(learnMeaning(samples, TOPICS.length), markOf(texts))
  writeFileSync(file, `${JSON.stringify(packed, null, 2)}\n`)
  console.log(`${file}: ${texts.length} messages in ${((performance.now() - started) / 1000).toFixed(1)} s`)
}
