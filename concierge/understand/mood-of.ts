import { sharesOf, unpackModel } from '#concierge/guard/message-model.ts'
import { type Mood, MOODS } from '#concierge/retrieve/moods.ts'
import { remember } from '#concierge/retrieve/remember.ts'
import weights from './mood-weights.json' with { type: 'json' }
import { placeOfWord, topicFeaturesOf } from './topic-features.ts'

/** What the mood model tells apart, in the order of its weights: no mood, and each of them. */
export const MOOD_CLASSES = [null, ...MOODS] as const

const MODEL = unpackModel(weights)
/** From here on a guess leans the choice, which it never narrows: of images never taught one in sixteen is then taken amiss. */
const ENOUGH = 0.6

/** The mood a reader would hear in a plain sentence in which no word names one ("rocket fuel flower"); null where none is likely. */
export const moodOf: (plain: string) => Mood | null = remember(readMood, { most: 400, longest: 400 })

function readMood(plain: string): Mood | null {
  const shares = sharesOf(MODEL, topicFeaturesOf(plain))
  const at = shares.findIndex((share) => share >= ENOUGH)
  return MOOD_CLASSES[at] ?? null
}

/** Whether moods are told by this word ("candle", "pillow") more than by most, so that beside one it names no thing that is looked for. */
export function isOfMoods(word: string): boolean {
  const place = placeOfWord(word)
  const [none = 1] = MODEL.rows[place] === 0 ? [] : sharesOf(MODEL, Uint32Array.of(place))
  return none < 1 / MOOD_CLASSES.length
}
