import type { ChatAnswer, ChatStreamEvent } from '#contract/chat.ts'
import { ERRORS } from '#contract/errors.ts'
import { AppError } from '#server/http/app-error.ts'

const PIECE_CHARS = 48

/** The answer as server-sent events, in the order that the contract states. Failures become the last event. */
export async function* streamAnswer(
  answer: Promise<ChatAnswer>,
  onUnexpected: (error: unknown) => void,
): AsyncGenerator<string> {
  try {
    const { messageId, text, products, quickReplies, handoff } = await answer
    for (const piece of pieces(text)) yield toEvent({ event: 'text', data: { text: piece } })
    if (products.length > 0) yield toEvent({ event: 'products', data: { products } })
    if (quickReplies.length > 0) yield toEvent({ event: 'quick-replies', data: { quickReplies } })
    if (handoff !== null) yield toEvent({ event: 'handoff', data: { handoff } })
    yield toEvent({ event: 'done', data: { messageId, text } })
  } catch (error) {
    if (!(error instanceof AppError)) onUnexpected(error)
    const known = error instanceof AppError ? error.toReply() : { error: ERRORS.internal.text, code: 'internal' }
    yield toEvent({ event: 'error', data: { error: known.error, code: known.code } })
  }
}

function toEvent({ event, data }: ChatStreamEvent): string {
  return `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`
}

/** Cuts at spaces, so that no word arrives in two halves. */
export function* pieces(text: string): Generator<string> {
  let rest = text
  while (rest.length > PIECE_CHARS) {
    const space = rest.indexOf(' ', PIECE_CHARS)
    if (space === -1) break
    yield rest.slice(0, space + 1)
    rest = rest.slice(space + 1)
  }
  if (rest !== '') yield rest
}
