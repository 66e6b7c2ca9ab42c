import type { AgentBrief } from '#contract/agent.ts'
import type { Turn } from '#contract/turn.ts'
import type { Store } from '#concierge/open-store.ts'
import type { PastMessage } from '#concierge/ports.ts'
import { redact } from '#concierge/redact.ts'
import { type ConversationScore, scoreConversation } from '#concierge/score-conversation.ts'
import { takeTurn } from '#concierge/take-turn.ts'
import { LAST_WORDS, type Mood, type Script } from './demo-scripts.ts'

export type Exchange = { said: string; turn: Turn }

/** A script as it went: what was said, what the concierge answered, and how the whole was scored. */
export type Played = {
  script: Script
  mood: Mood
  rating: number | null
  exchanges: Exchange[]
  score: ConversationScore
}

/** Which wording of a script was said, how the shopper felt about it, and the rating that was left. */
export type Manner = { wording: number; mood: Mood; rating: number | null }

/**
 * Plays scripts against the real concierge. What does not depend on the clock is asked once and remembered, so that
 * thousands of conversations cost some hundred turns.
 */
export function createPlayer(store: Store, agent: AgentBrief, usualTime: Date) {
  const answered = new Map<string, Exchange[]>()
  const played = new Map<string, Played>()

  /** The exchanges of what was said so far; the longest beginning that was said before is not asked again. */
  function converse(said: readonly string[], script: Script, now: Date): Exchange[] {
    if (said.length === 0) return []
    const key = JSON.stringify([script.passesGate, script.isTimed ? now.getTime() : '', said])
    const known = answered.get(key)
    if (known !== undefined) return known
    const before = converse(said.slice(0, -1), script, now)
    const text = redact(said.at(-1) ?? '').text
    const turn = takeTurn(store, { agent, history: historyOf(before), text, now, mayRecommend: script.passesGate })
    const exchanges = [...before, { said: text, turn }]
    answered.set(key, exchanges)
    return exchanges
  }

  /** The conversation of a script held at `startedAt`, in that manner. */
  return function play(script: Script, manner: Manner, startedAt: Date): Played {
    const now = script.isTimed ? startedAt : usualTime
    const lastWord = lastWordOf(script, manner)
    const opening = script.turns.map((turn) => wordingOf(turn, manner.wording))
    const said = lastWord === '' ? opening : [...opening, lastWord]
    const key = JSON.stringify([script.id, manner.mood, manner.rating, said, script.isTimed ? now.getTime() : ''])
    const known = played.get(key)
    if (known !== undefined) return known
    const exchanges = converse(said, script, now)
    const score = scoreConversation({
      messages: exchanges.flatMap(({ said: text, turn }) => [
        { role: 'user' as const, text },
        { role: 'assistant' as const, text: turn.text, turn },
      ]),
      feedback: manner.rating === null ? null : { rating: manner.rating },
    })
    const result = { script, mood: manner.mood, rating: manner.rating, exchanges, score }
    played.set(key, result)
    return result
  }
}

export type Play = ReturnType<typeof createPlayer>

/** `{a;b}` in a script's turn stands for one of its wordings, the same place in each brace. */
export function wordingOf(turn: string, wording: number): string {
  return turn.replace(/\{([^}]*)\}/g, (_, choices: string) => {
    const list = choices.split(';')
    return list[wording % list.length] ?? ''
  })
}

/** Scripts differ in their last words; one script has a few, so that its conversations can be remembered. */
function lastWordOf(script: Script, { mood, wording }: Manner): string {
  const words = LAST_WORDS[mood][script.kind === 'spanish' ? 'es' : 'en']
  return words[((wording % 2) + script.id.length) % words.length] ?? ''
}

function historyOf(exchanges: readonly Exchange[]): PastMessage[] {
  return exchanges.flatMap(({ said, turn }) => [
    { role: 'user' as const, text: said },
    { role: 'assistant' as const, text: turn.text, productIds: turn.products.map((product) => product.productId) },
  ])
}
