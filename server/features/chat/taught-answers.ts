import { takeTurn } from '#concierge/take-turn.ts'
import type { Turn } from '#contract/turn.ts'
import type { AnswerTurn } from './send-message.ts'

export type TaughtMatch = { taughtId: string; question: string; answer: string; needsAge: boolean; likeness: number }

/** The answers that people of a shop have written for questions of its shoppers. */
export type TaughtAnswers = {
  find: (tenantId: string, text: string) => Promise<TaughtMatch | null>
  countHit: (tenantId: string, taughtId: string, now: Date) => Promise<void>
}

/**
 * Gives a taught answer in place of any other. What the guards say stands above it: the turn is first taken by words alone,
 * and where a guard speaks, or the age gate is closed to this answer, the question goes the usual way.
 */
export function withTaughtAnswers(taught: TaughtAnswers, otherwise: AnswerTurn): AnswerTurn {
  return async (shop, request) => {
    const match = await taught.find(shop.tenantId, request.text)
    if (match === null || (match.needsAge && !request.mayRecommend)) return otherwise(shop, request)
    const { history, text, now, mayRecommend } = request
    const builtIn = takeTurn(shop.store, { agent: shop.brief, history, text, now, mayRecommend })
    if (builtIn.guard !== null) return otherwise(shop, request)
    await taught.countHit(shop.tenantId, match.taughtId, now)
    return answerAsTaught(builtIn, match)
  }
}

/** What was understood stays in the trace; what was found and said gives way to the taught words. */
function answerAsTaught(builtIn: Turn, { taughtId, question, answer, likeness }: TaughtMatch): Turn {
  const understood = builtIn.trace.filter((step) => step.step === 'understood' || step.step === 'guard')
  return {
    ...builtIn,
    text: answer,
    products: [],
    handoff: null,
    answered: true,
    factsChecked: 0,
    factsRepaired: 0,
    trace: [...understood, { step: 'taught', found: { answerId: taughtId, question, likeness } }],
  }
}
