import type { Draft, Scene } from './draft.ts'
import { asksToDiscover, type Discovery, openQuestion } from './say/discovery.ts'
import { isForeign } from './say/phrasebook.ts'
import { saysWish } from './understand/standing.ts'

/** What a reply with products does beside them: the question it asks, and whether a thing that goes with the pick is offered. */
export type SalesStep = { asks: Discovery | null; asksFirst: boolean; adds: boolean }

/**
 * Where a conversation stands in the agent's sales progression.
 * - `discover_recommend_add`: a wish that says nothing is met by a question and then picks; once something was said, an addition.
 * - `recommend_discover_add`: picks, then a question of what is still open; the addition waits for the reply after it.
 * - `recommend_only`: picks alone.
 *
 * One question a conversation, never about what was said. A progression in a shop's own words is for a language model; here it
 * counts as the first.
 */
export function salesStepOf({ store, input, understood, language }: Scene): SalesStep {
  const { salesProgression } = input.agent.revenue
  if (salesProgression === 'recommend_only') return { asks: null, asksFirst: false, adds: false }
  const asksFirst = salesProgression !== 'recommend_discover_add'
  const [wish] = understood.parts
  const isTime =
    wish !== undefined &&
    understood.parts.length === 1 &&
    !isForeign(understood.language) &&
    !(asksFirst && saysWish(wish)) &&
    !input.history.some(({ role, text }) => role === 'assistant' && asksToDiscover(text))
  const asks = isTime ? openQuestion(wish, store, language) : null
  return { asks, asksFirst, adds: asks === null }
}

/** A reply with its question before or after the picks; one whose wish could not be met asks nothing. */
export function withQuestion(draft: Draft, { asks, asksFirst }: SalesStep): Draft {
  if (asks === null || draft.intent !== 'recommend') return draft
  const parts = asksFirst ? [asks.text, draft.text] : [draft.text, asks.text]
  return {
    ...draft,
    text: parts.join(' '),
    quickReplies: [...asks.quickReplies, ...draft.quickReplies].slice(0, QUICK_REPLIES),
  }
}

const QUICK_REPLIES = 4
