import { withoutAsides } from '#concierge/understand/asides.ts'
import { featuresOf } from './features.ts'
import type { Sample } from './learn-model.ts'
import { normalizeText } from './normalize-text.ts'
import { readMessage } from './read-message.ts'

/** A message as the classifier learns from it, of the class with this number. */
export function toSample(text: string, label: number, weight: number): Sample {
  return { label, features: featuresOf(readMessage(normalizeText(withoutAsides(text)).text)), weight }
}
