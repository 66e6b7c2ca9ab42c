import { remember } from '#concierge/retrieve/remember.ts'
import type { TalkIntent } from './intent.ts'
import { AFFIRMS, ASKS_AGAIN, CANCELS, DENIES, DOUBTS } from './plain-talk/answers.ts'
import { follows, type Grammar, readingsOf, type Said } from './plain-talk/grammar.ts'
import { ASKS_OF_ASSISTANT, ASKS_OF_ITS_LIFE } from './plain-talk/of-the-assistant.ts'
import { asksForLanguage, asksOfWorld, isOurs } from './plain-talk/of-the-world.ts'
import { TOLD_OF_ONESELF } from './plain-talk/told-of-oneself.ts'
import { ASKS_FOR_FUN, ASKS_MEANING_OF_LIFE, PLEASANTRIES } from './plain-talk/pleasantries.ts'

/** What is said in so many words is more than an utterance. */
const MOST_LETTERS = 160

const ASKED: readonly (readonly [TalkIntent, readonly Grammar[]])[] = [
  ['affirm', [AFFIRMS]],
  ['deny', [DENIES]],
  ['unsure', [DOUBTS]],
  ['repeat', [ASKS_AGAIN]],
  ['cancel', [CANCELS]],
  ['bot_identity', ASKS_OF_ASSISTANT],
  ['small_talk', [...PLEASANTRIES, ...ASKS_OF_ITS_LIFE, ...ASKS_MEANING_OF_LIFE, ...TOLD_OF_ONESELF]],
]

/**
 * The talk that a message is from its first word to its last, by grammar and not by a word in it: a yes or no, what one says to an
 * assistant, an errand of the world outside. Null where anything else is said beside it.
 */
export const plainTalkOf: (plain: string) => TalkIntent | null = remember(find, { most: 500, longest: MOST_LETTERS })

function find(plain: string): TalkIntent | null {
  if (plain.length > MOST_LETTERS || plain === '') return null
  const readings = readingsOf(plain)
  if (asksForLanguage(readings)) return 'language'
  if (asksOfWorld(readings)) return 'out_of_scope'
  for (const [intent, grammars] of ASKED)
    if (grammars.some((grammar) => readings.some((reading) => follows(grammar, reading) !== null))) return intent
  return readings.some(asksForFun) ? 'small_talk' : null
}

function asksForFun(reading: Said): boolean {
  return ASKS_FOR_FUN.some((grammar) => {
    const found = follows(grammar, reading)
    return found !== null && !isOurs(found.groups?.['subject'] ?? '')
  })
}
