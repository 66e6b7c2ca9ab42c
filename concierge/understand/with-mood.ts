import { OCCASION_OF } from '#concierge/retrieve/moods.ts'
import type { Wish } from '#concierge/retrieve/wish.ts'
import { isGear } from './read-gear.ts'
import { isOfMoods, moodOf } from './mood-of.ts'
import { NOT_SOLD } from './not-sold.ts'
import { NAME } from './topic-features.ts'

/** What is read of a message: the wish, the words, the names in it and what no lexicon knows. */
type Read = { wish: Wish; plain: string; called: readonly string[]; unknown: readonly string[] }

/**
 * "Rocket fuel flower", "gummies for a bubble bath with candles": where no word names an effect, what the whole of it sounds like leans
 * the choice. The words of such an image name no thing that is looked for.
 */
export function withMood<Message extends Read>(read: Message): Message {
  const { wish } = read
  if (wish.wear !== null || !read.plain.includes(' ')) return read
  if (staysAwake(wish)) return { ...read, wish: { ...wish, leaning: AWAKE } }
  if (namesMood(wish)) return wish.forms.length > 0 ? withoutScene(read) : read
  if (wish.forms.length > 0 && wish.forms.every(isGear)) return read
  const mood = REFUSES.test(read.plain) || BARE_FORM.test(read.plain) ? null : moodOf(masked(read))
  if (mood === null) return read
  const { effects, label } = OCCASION_OF[mood]
  return withoutScene({ ...read, wish: { ...wish, leaning: effects, occasion: label } })
}

/** "A preroll that wont put me to sleep": nothing else is said of how it is to feel, and what wakes goes first. */
function staysAwake({ notEffects, effects, leaning, occasion, strainTypes }: Wish): boolean {
  const isOpen = occasion === null && effects.length + leaning.length + strainTypes.length === 0
  return isOpen && notEffects.length === 1 && notEffects[0] === 'sleepy'
}

const AWAKE = ['energetic', 'uplifted', 'happy'] as const

function masked({ called, plain }: Read): string {
  return called.reduce((rest, name) => rest.replace(name, NAME), plain)
}

/** What stands about in a scene ("candle lit dinner for two") is not asked for. */
function withoutScene<Message extends Read>(read: Message): Message {
  const { wish, unknown, plain } = read
  const isMeant = (word: string): boolean =>
    !unknown.includes(word) || !isOfMoods(word) || (NOT_SOLD.has(word) && isAskedFor(word, plain))
  return unknown.every(isMeant)
    ? read
    : { ...read, wish: { ...wish, qualifiers: wish.qualifiers.filter(isMeant) }, unknown: unknown.filter(isMeant) }
}

/** "Got candles and gummies for a date": what is asked for is no mere scene. */
function isAskedFor(word: string, plain: string): boolean {
  const words = plain.split(' ')
  const at = words.indexOf(word)
  return words.slice(Math.max(0, at - 2), at).some((before) => ASKING.has(before))
}

const ASKING: ReadonlySet<string> = new Set('any some got have sell carry need want buy get or find stock'.split(' '))

function namesMood({ effects, notEffects, leaning, occasion }: Wish): boolean {
  return occasion !== null || effects.length + notEffects.length + leaning.length > 0
}

/** "In a joint", "as an eighth": another form of what is talked about, and no image. */
const BARE_FORM =
  /^(?:(?:and|or|ok|so|but|what about|how about|do you have (?:it|that)) )*(?:in|as) (?:an? |the )?\p{L}+(?: \p{L}+)?$/u

/** What is refused sounds like what is wished for. */
const REFUSES =
  /\b(?:not|no|wont|isnt|arent|dont|doesnt|didnt|without|never|cant|cannot|nothing|aint|less|too|rather|instead|hate|stop)\b/
