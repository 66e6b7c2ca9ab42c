import { HARMFUL } from '#concierge/guard-examples/harmful.ts'
import { ILLEGAL } from '#concierge/guard-examples/illegal.ts'
import { INJECTION } from '#concierge/guard-examples/injection.ts'
import { OFF_TOPIC } from '#concierge/guard-examples/off-topic.ts'
import { CRISIS, DISTRESS, MEDICAL, PRIVACY } from '#concierge/guard-examples/personal.ts'
import { SERVE } from '#concierge/guard-examples/serve.ts'
import { expandTemplates } from './expand-templates.ts'
import { type Reading, readMessage } from './read-message.ts'
import { featuresOf, type SoftmaxModel, sharesOf, trainSoftmax } from './softmax.ts'

export const MESSAGE_CLASSES = [
  'serve',
  'off_topic',
  'harmful',
  'injection',
  'privacy',
  'medical',
  'distress',
  'crisis',
  'illegal',
] as const
export type MessageClass = (typeof MESSAGE_CLASSES)[number]

const EXAMPLES: Readonly<Record<MessageClass, string>> = {
  serve: SERVE,
  off_topic: OFF_TOPIC,
  harmful: HARMFUL,
  injection: INJECTION,
  privacy: PRIVACY,
  medical: MEDICAL,
  distress: DISTRESS,
  crisis: CRISIS,
  illegal: ILLEGAL,
}

let model: SoftmaxModel | null = null

/** How likely each class is. The first call learns from the project's own examples, which takes about 0.2 s. */
export function classify(reading: Reading): Record<MessageClass, number> {
  model ??= train()
  const shares = sharesOf(model, featuresOf(reading.tokens, reading.concepts))
  const share = (name: MessageClass) => shares[MESSAGE_CLASSES.indexOf(name)] ?? 0
  return {
    serve: share('serve'),
    off_topic: share('off_topic'),
    harmful: share('harmful'),
    injection: share('injection'),
    privacy: share('privacy'),
    medical: share('medical'),
    distress: share('distress'),
    crisis: share('crisis'),
    illegal: share('illegal'),
  }
}

function train(): SoftmaxModel {
  const samples = MESSAGE_CLASSES.flatMap((name, label) =>
    expandTemplates(EXAMPLES[name]).map((text) => {
      const reading = readMessage(text)
      return { label, features: featuresOf(reading.tokens, reading.concepts) }
    }),
  )
  return trainSoftmax(samples, MESSAGE_CLASSES.length)
}
