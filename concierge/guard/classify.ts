import { featuresOf } from './features.ts'
import { MESSAGE_CLASSES, type MessageClass } from './message-classes.ts'
import { sharesOf, unpackModel } from './message-model.ts'
import weights from './message-weights.json' with { type: 'json' }
import type { Reading } from './read-message.ts'

const model = unpackModel(weights)

/** How likely each class is; the shares sum to 1. */
export function classify(reading: Reading): Record<MessageClass, number> {
  const shares = sharesOf(model, featuresOf(reading))
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
    underage: share('underage'),
    emergency: share('emergency'),
    driving: share('driving'),
    abuse: share('abuse'),
  }
}
