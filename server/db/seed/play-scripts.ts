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
export type Manner = { wording: number; lastWord: number; mood: Mood; rating: number | null }

/**
 * Plays scripts against the real concierge. What does not depend on the clock is asked once and remembered, so that
 * thousands of conversations cost some hundred turns.
 */
export function createPlayer(store: Store, agent: AgentBrief, usualTime: Date) {
  const openings = new Map<string, Exchange[]>()
  const played = new Map<string, Played>()

  function answer(said: readonly Exchange[], text: string, script: Script, now: Date): Exchange {
    const shown = redact(text).text
    const turn = takeTurn(store, { agent, history: historyOf(said), text: shown, now, mayRecommend: script.passesGate })
    return { said: shown, turn }
  }

  function open(script: Script, wording: number, now: Date): Exchange[] {
    const key = `${script.id}/${wording}/${script.isTimed ? now.getTime() : ''}`
    const known = openings.get(key)
    if (known !== undefined) return known
    const exchanges: Exchange[] = []
    for (const turn of script.turns) exchanges.push(answer(exchanges, wordingOf(turn, wording), script, now))
    openings.set(key, exchanges)
    return exchanges
  }

  /** The conversation of a script held at `startedAt`, in that manner. */
  return function play(script: Script, manner: Manner, startedAt: Date): Played {
    const now = script.isTimed ? startedAt : usualTime
    const key = JSON.stringify([script.id, manner, script.isTimed ? now.getTime() : ''])
    const known = played.get(key)
    if (known !== undefined) return known
    const exchanges = [...open(script, manner.wording, now)]
    const lastWord = lastWordOf(script, manner)
    if (lastWord !== '') exchanges.push(answer(exchanges, lastWord, script, now))
    const score = scoreConversation({
      messages: exchanges.flatMap(({ said, turn }) => [
        { role: 'user' as const, text: said },
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

function lastWordOf(script: Script, { mood, lastWord }: Manner): string {
  const words = LAST_WORDS[mood][script.kind === 'spanish' ? 'es' : 'en']
  return words[lastWord % words.length] ?? ''
}

function historyOf(exchanges: readonly Exchange[]): PastMessage[] {
  return exchanges.flatMap(({ said, turn }) => [
    { role: 'user' as const, text: said },
    { role: 'assistant' as const, text: turn.text, productIds: turn.products.map((product) => product.productId) },
  ])
}
