import { STORE_CUES } from '#concierge/understand/intent.ts'
import { TALK_CUES } from '#concierge/understand/talk-cues.ts'
import { ARTICLES } from '#concierge/say/articles.ts'
import { CANNABINOIDS, FLAVORS, TERPENES } from './aromas.ts'
import { EFFECTS } from './effects.ts'
import { KINDS } from './kinds.ts'
import { MEAL, OCCASIONS } from './occasions.ts'
import { CATEGORY_WORDS } from './shelves.ts'

const SOURCES: readonly RegExp[] = [
  ...STORE_CUES.map((entry) => entry.cue),
  ...TALK_CUES.map((entry) => entry.cue),
  ...ARTICLES.map((entry) => entry.topic),
  ...[...KINDS, ...CATEGORY_WORDS, ...EFFECTS, ...OCCASIONS, MEAL, ...FLAVORS, ...TERPENES, ...CANNABINOIDS].map(
    (entry) => entry.asked,
  ),
]

/** Every whole word that stands in a cue: spelled as meant, so never a misspelling of something else. */
export const CUE_WORDS: ReadonlySet<string> = new Set(
  SOURCES.flatMap((pattern) => pattern.source.replaceAll(/\\[a-zA-Z](?:\{\w\})?/g, ' ').match(/[a-z]{4,}/g) ?? []),
)
