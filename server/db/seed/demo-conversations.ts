import { type DemoDay, drawChatTime } from './demo-calendar.ts'
import { LAST_WORDS, type Mood, MOODS, SCRIPTS, type Script, type ScriptKind } from './demo-scripts.ts'
import type { Manner, Play, Played } from './play-scripts.ts'
import type { SeededRandom } from './seeded-random.ts'

/** A conversation before it becomes rows. Offsets are seconds from `startedAt`, one a message. */
export type DraftConversation = {
  id: string
  day: DemoDay
  startedAt: Date
  manner: Manner
  played: Played
  offsets: number[]
}

const PER_DAY = 9.5
/** A conversation ends when nobody has written for so long. */
export const IDLE_MS = 30 * 60 * 1000

/** How many of a hundred conversations are of each kind. */
const KIND_SHARES: Record<ScriptKind, number> = {
  recommend: 46,
  product: 13,
  store: 15,
  loyalty: 5,
  spanish: 4,
  praise: 3,
  complaint: 2.5,
  person: 2,
  medical: 1.5,
  age: 1,
  misuse: 2,
  unanswered: 2,
}

const USUAL_MOODS: Record<Mood, number> = { delighted: 30, pleased: 34, plain: 30, 'let-down': 5, angry: 1 }
const MOOD_SHARES: Partial<Record<ScriptKind, Record<Mood, number>>> = {
  praise: { delighted: 60, pleased: 40, plain: 0, 'let-down': 0, angry: 0 },
  complaint: { delighted: 0, pleased: 12, plain: 30, 'let-down': 34, angry: 24 },
  person: { delighted: 0, pleased: 30, plain: 50, 'let-down': 15, angry: 5 },
  medical: { delighted: 0, pleased: 30, plain: 60, 'let-down': 10, angry: 0 },
  age: { delighted: 0, pleased: 0, plain: 70, 'let-down': 25, angry: 5 },
  misuse: { delighted: 0, pleased: 8, plain: 80, 'let-down': 8, angry: 4 },
  unanswered: { delighted: 0, pleased: 10, plain: 45, 'let-down': 40, angry: 5 },
}
const RATED_SHARE = 0.38

/** How likely a shopper of that kind leaves in that mood, of a hundred. */
export function moodShare(kind: ScriptKind, mood: Mood): number {
  return (MOOD_SHARES[kind] ?? USUAL_MOODS)[mood]
}

/** All conversations of the history that had ended by `now`, oldest first. */
export function draftConversations(
  days: readonly DemoDay[],
  now: Date,
  play: Play,
  random: SeededRandom,
): DraftConversation[] {
  return days
    .flatMap((day) => {
      const count = Math.max(1, Math.round(PER_DAY * day.busyness + random.normal() * 0.8))
      return Array.from({ length: count }, () => draftConversation(day, play, random))
    })
    .filter((draft) => endOf(draft).getTime() + IDLE_MS <= now.getTime())
    .sort((one, other) => one.startedAt.getTime() - other.startedAt.getTime())
}

function draftConversation(day: DemoDay, play: Play, random: SeededRandom): DraftConversation {
  const startedAt = drawChatTime(day, random)
  const script = drawScript(random)
  const mood = random.pickWeighted(MOODS, (candidate) => moodShare(script.kind, candidate))
  const manner = drawManner(mood, random)
  const played = play(script, manner, startedAt)
  return { id: random.uuid(startedAt), day, startedAt, manner, played, offsets: drawOffsets(played, random) }
}

function drawScript(random: SeededRandom): Script {
  const kind = random.pickWeighted(KINDS, (candidate) => KIND_SHARES[candidate])
  return random.pick(SCRIPTS.filter((script) => script.kind === kind))
}

const KINDS = [...new Set(SCRIPTS.map((script) => script.kind))]
const WORDINGS = 6

function drawManner(mood: Mood, random: SeededRandom): Manner {
  const { ratings } = LAST_WORDS[mood]
  const rating = ratings.length > 0 && random.chance(RATED_SHARE) ? random.pick(ratings) : null
  return { wording: random.int(0, WORDINGS - 1), mood, rating }
}

/** The same conversation with another ending; its time and its script stay. */
export function changeMood(draft: DraftConversation, mood: Mood, play: Play, random: SeededRandom): DraftConversation {
  const manner = { ...drawManner(mood, random), wording: draft.manner.wording }
  const played = play(draft.played.script, manner, draft.startedAt)
  return { ...draft, manner, played, offsets: drawOffsets(played, random) }
}

/** A shopper reads and types for half a minute or so; an answer takes a second or two. */
function drawOffsets(played: Played, random: SeededRandom): number[] {
  let seconds = random.int(4, 25)
  return played.exchanges.flatMap(() => {
    const asked = seconds
    const answered = asked + random.int(1, 2)
    seconds = answered + random.int(9, 75)
    return [asked, answered]
  })
}

/** The time of the last message. */
export function endOf(draft: DraftConversation): Date {
  return new Date(draft.startedAt.getTime() + (draft.offsets.at(-1) ?? 0) * 1000)
}
