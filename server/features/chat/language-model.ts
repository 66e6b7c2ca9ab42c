import type * as z from 'zod'

export type ModelTool = {
  name: string
  description: string
  input: z.ZodObject
  /** Answers a call of the model. What it returns is data that the model may read, nothing more. */
  run: (input: unknown) => Promise<string>
}

export type ModelRequest = {
  instructions: string
  messages: readonly { role: 'user' | 'assistant'; text: string }[]
  tools: readonly ModelTool[]
  maxOutputTokens: number
  maxSteps: number
  /** Gives up when nothing has come by then. */
  firstTokenMs: number
  totalMs: number
}

export type ModelReply = { text: string; inputTokens: number; outputTokens: number }

/** The model did not answer in a usable way: late, refused, cut off, broken or unreachable. */
export class ModelFailed extends Error {
  readonly reason: 'late' | 'error' | 'refused' | 'cut_off'
  /** What it had used by then, where the vendor said so. */
  readonly usage: { inputTokens: number; outputTokens: number } | null
  constructor(reason: ModelFailed['reason'], usage: ModelFailed['usage'] = null, cause?: unknown) {
    super(reason, { cause })
    this.reason = reason
    this.usage = usage
  }
}

/** Any chat model. Throws ModelFailed, nothing else. */
export type LanguageModel = { name: string; reply: (request: ModelRequest) => Promise<ModelReply> }
