import type { Sample } from '#concierge/guard/learn-model.ts'
import { EFFECTS } from '#concierge/retrieve/effects.ts'
import type { Mood } from '#concierge/retrieve/moods.ts'
import { OCCASIONS } from '#concierge/retrieve/occasions.ts'
import { MOODS_AT_THE_COUNTER } from '#concierge/topic-examples/moods-at-the-counter.ts'
import { MOODS_OF_COMPANY } from '#concierge/topic-examples/moods-of-company.ts'
import { MOODS_OF_DRIVE } from '#concierge/topic-examples/moods-of-drive.ts'
import { MOODS_OF_REST } from '#concierge/topic-examples/moods-of-rest.ts'
import { NO_MOOD } from '#concierge/topic-examples/no-mood.ts'
import { linesOf } from '#concierge/topic-examples/told-beside.ts'
import { allMatches } from './all-matches.ts'
import { plainSentence } from './fold-text.ts'
import { MOOD_CLASSES } from './mood-of.ts'
import { topicFeaturesOf } from './topic-features.ts'
import { shopLines, VOICES } from './topic-samples.ts'

export const MOOD_EFFORT = { mostRows: 14_000, rounds: 3 }

/** Lines of moods by mood, as they are kept with the examples. */
type MoodLines = Readonly<Partial<Record<Mood, string>>>

const WEIGHTS = { mood: 1, none: 1, goods: 0.5, shop: 0.15 } as const

const MOODS_TOLD = [MOODS_OF_REST, MOODS_OF_DRIVE, MOODS_OF_COMPANY, MOODS_AT_THE_COUNTER]

/** Wishes for a mood, and whatever else is typed in a shop in words that name none; always in the same order. */
export function readMoodSamples(told: readonly MoodLines[] = MOODS_TOLD): Sample[] {
  const others = shopLines(Object.entries(VOICES).flatMap(([voice, parts]) => (voice === 'moods' ? [] : parts)))
  return [
    ...told.flatMap(samplesOfMoods),
    ...linesOf(NO_MOOD).map((line) => toSample(null, line, WEIGHTS.none)),
    ...others
      .filter(({ topic, text }) => topic !== 'goods' || !speaksOfMood(plainSentence(text)))
      .map(({ topic, text }) => toSample(null, text, topic === 'goods' ? WEIGHTS.goods : WEIGHTS.shop)),
  ]
}

export function samplesOfMoods(lines: MoodLines): Sample[] {
  return MOOD_CLASSES.flatMap((mood) =>
    mood === null ? [] : linesOf(lines[mood] ?? '').map((line) => toSample(mood, line, WEIGHTS.mood)),
  )
}

function speaksOfMood(plain: string): boolean {
  return [...EFFECTS, ...OCCASIONS].some(({ asked }) => allMatches(plain, asked).length > 0)
}

function toSample(mood: Mood | null, text: string, weight: number): Sample {
  return { label: MOOD_CLASSES.indexOf(mood), weight, features: topicFeaturesOf(plainSentence(text)) }
}
