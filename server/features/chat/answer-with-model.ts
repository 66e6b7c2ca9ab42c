import * as z from 'zod'
import { reviewWording } from '#concierge/review-wording.ts'
import type { ShownProduct, Turn } from '#contract/turn.ts'
import type { Database } from '#server/db/database.ts'
import { type LanguageModel, ModelFailed, type ModelTool } from './language-model.ts'
import { type ModelCaps, reserveTokens, settleTokens } from './model-budget.ts'
import { modelInstructions } from './model-instructions.ts'
import { rowForModel } from './model-rows.ts'
import type { Shop } from './open-shop.ts'
import type { AnswerTurn, TurnRequest } from './send-message.ts'

export type ModelAnswerDeps = {
  db: Database
  model: LanguageModel
  caps: ModelCaps
  builtIn: AnswerTurn
  /** Whether the tenant's plan still pays for a model this month. */
  isWithinPlan?: (tenantId: string, now: Date) => Promise<boolean>
}

const FIRST_TOKEN_MS = 4_000
const TOTAL_MS = 12_000
const MAX_OUTPUT_TOKENS = 400
const MAX_STEPS = 3
const CHARS_PER_TOKEN = 3
const HISTORY_MESSAGES = 12
const HISTORY_CHARS = 600

/**
 * Lets a language model word the turn that the built-in engine has already answered. The built-in answer stands wherever a
 * guard spoke, the budget is spent, or the model is late, broken, refuses, or says nothing that the rows bear out.
 */
export function createModelAnswer(deps: ModelAnswerDeps): AnswerTurn {
  return async (shop, request) => {
    const builtIn = await deps.builtIn(shop, request)
    if (builtIn.guard !== null) return builtIn
    if ((await deps.isWithinPlan?.(shop.tenantId, request.now)) === false) return noted(builtIn, { skipped: 'plan' })
    const instructions = modelInstructions(shop, builtIn)
    const messages = [...recent(request.history), { role: 'user' as const, text: request.text }]
    const chars = instructions.length + messages.reduce((sum, message) => sum + message.text.length, 0)
    const tokens = (Math.ceil(chars / CHARS_PER_TOKEN) + MAX_OUTPUT_TOKENS) * MAX_STEPS
    const { tenantId } = shop
    const reservation = await reserveTokens(deps.db, deps.caps, {
      tenantId,
      conversationId: request.conversationId,
      tokens,
      now: request.now,
    })
    if (reservation === null) return noted(builtIn, { skipped: 'budget' })
    const found = new Found(builtIn.products)
    try {
      const reply = await deps.model.reply({
        instructions,
        messages,
        tools: toolsOf(deps, shop, request, found),
        maxOutputTokens: MAX_OUTPUT_TOKENS,
        maxSteps: MAX_STEPS,
        firstTokenMs: FIRST_TOKEN_MS,
        totalMs: TOTAL_MS,
      })
      await settleTokens(deps.db, reservation, reply)
      return worded(builtIn, reply.text, { shop, instructions, found, model: deps.model.name })
    } catch (error) {
      if (!(error instanceof ModelFailed)) throw error
      await settleTokens(deps.db, reservation, error.usage ?? { inputTokens: 0, outputTokens: 0 })
      return noted(builtIn, { failed: error.reason })
    }
  }
}

/** What the model has been shown of the shop in this turn: the only things it may speak of. */
class Found {
  readonly products = new Map<string, ShownProduct>()
  readonly texts: string[] = []
  constructor(products: readonly ShownProduct[]) {
    this.addProducts(products)
  }
  addProducts(products: readonly ShownProduct[]): void {
    for (const product of products) this.products.set(product.productId, product)
  }
}

const Question = z.object({ question: z.string().min(1).max(300) })

/** Both tools are the built-in engine asked in other words, behind the same guards and the same wall. */
function toolsOf(deps: ModelAnswerDeps, shop: Shop, request: TurnRequest, found: Found): ModelTool[] {
  const ask = async (input: unknown): Promise<Turn | null> => {
    const parsed = Question.safeParse(input)
    if (!parsed.success) return null
    const turn = await deps.builtIn(shop, { ...request, text: parsed.data.question, history: [] })
    if (turn.guard !== null) return null
    found.addProducts(turn.products)
    found.texts.push(turn.text)
    return turn
  }
  return [
    {
      name: 'search_menu',
      description: 'Finds products of this dispensary. Ask in plain words, such as "indica gummies under $25".',
      input: Question,
      run: async (input) => JSON.stringify((await ask(input))?.products.map(rowForModel) ?? []),
    },
    {
      name: 'store_fact',
      description: 'Answers a question about this dispensary: hours, address, payment, delivery, deals, returns.',
      input: Question,
      run: async (input) => (await ask(input))?.text ?? 'Not known.',
    },
  ]
}

function worded(
  builtIn: Turn,
  text: string,
  context: { shop: Shop; instructions: string; found: Found; model: string },
): Turn {
  const { shop, instructions, found, model } = context
  const reviewed = reviewWording({
    text,
    products: [...found.products.values()],
    ground: [builtIn.text, ...found.texts, shop.brief.personality.name],
    profile: JSON.stringify(shop.profile),
    instructions,
  })
  if (reviewed === null) return noted(builtIn, { model, dropped: 'all' })
  const named = reviewed.productIds.map((id) => found.products.get(id)).filter((product) => product !== undefined)
  return {
    ...noted(builtIn, { model, sentencesDropped: reviewed.sentencesDropped }),
    text: reviewed.text,
    products: named.length > 0 ? named.slice(0, MAX_SHOWN) : builtIn.products,
    factsChecked: builtIn.factsChecked + reviewed.sentencesChecked,
    factsRepaired: builtIn.factsRepaired + reviewed.sentencesDropped,
    engine: 'model',
  }
}

const MAX_SHOWN = 6

function noted(turn: Turn, found: Record<string, string | number>): Turn {
  return { ...turn, trace: [...turn.trace, { step: 'model', found }] }
}

function recent(history: TurnRequest['history']) {
  return history.slice(-HISTORY_MESSAGES).map(({ role, text }) => ({ role, text: text.slice(0, HISTORY_CHARS) }))
}
