import type { CriterionReading } from '#contract/quality.ts'

const SPEAKERS: Readonly<Record<CriterionReading['by'], string>> = {
  shopper: 'The shopper says',
  concierge: 'eConcierge says',
  anyone: 'Anyone says',
}

const SILENT: Readonly<Record<CriterionReading['by'], string>> = {
  shopper: 'The shopper does not say',
  concierge: 'eConcierge does not say',
  anyone: 'Nobody says',
}

/** What the words of a criterion were understood to ask for, line by line. Every line must hold. */
export function describeReading(reading: CriterionReading): string[] {
  const who = SPEAKERS[reading.by]
  const lines = reading.says.map((any) => `${who} ${listWords(any)}`)
  if (reading.saysNot.length > 0) lines.push(`${SILENT[reading.by]} ${listWords(reading.saysNot)}`)
  if (reading.intents.length > 0) {
    lines.push(`The shopper asks about ${listNames(reading.intents.map((intent) => intent.replaceAll('_', ' ')))}`)
  }
  if (reading.answered !== null) lines.push(reading.answered ? 'All was answered' : 'Something was left unanswered')
  if (reading.sentiment !== null) lines.push(`The sentiment is ${reading.sentiment}`)
  if (reading.handoff !== null) {
    lines.push(reading.handoff ? 'A person was asked for or offered' : 'No person was asked for or offered')
  }
  if (reading.rating !== null) lines.push(`The shopper's rating is ${reading.rating}`)
  return lines
}

function listWords(words: readonly string[]): string {
  return listNames(words.map((word) => `“${word}”`))
}

function listNames(names: readonly string[]): string {
  return new Intl.ListFormat('en-US', { type: 'disjunction' }).format(names)
}
