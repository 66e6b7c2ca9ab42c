import { type Draft, EMPTY_DRAFT, type Scene } from './draft.ts'
import type { ProductAnswer, ProductQuestion } from './product-answer.ts'
import { quickRepliesAfter } from './say/quick-replies.ts'

export function productQuestion({ store, input, understood, language }: Scene): ProductQuestion {
  return { store, agent: input.agent, plain: understood.plain, language, said: understood.said, wish: understood.wish }
}

/** An answer about particular products as a draft; differences of their prices may be stated. */
export function fromProduct(answer: ProductAnswer, scene: Scene, intent: Draft['intent']): Draft {
  const prices = answer.about.flatMap((item) => item.payable ?? [])
  const differences = prices.flatMap((price) => prices.map((other) => Math.abs(price - other)))
  return {
    ...EMPTY_DRAFT,
    intent,
    text: answer.text,
    shown: answer.shown.map((item) => ({ item, reasons: [intent === 'compare' ? 'compared' : 'asked about'] })),
    about: answer.about,
    answered: answer.known,
    groundTexts: [
      scene.input.text,
      scene.understood.plain,
      ...(answer.quotes ?? []),
      ...(answer.counts ?? []).map(String),
    ],
    amounts: [...differences, ...(answer.amounts ?? [])],
    quickReplies: quickRepliesAfter('product_info', scene.language),
  }
}
