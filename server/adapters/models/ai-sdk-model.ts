import { createAnthropic } from '@ai-sdk/anthropic'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { stepCountIs, streamText, type LanguageModel as SdkModel, type ToolSet, tool } from 'ai'
import {
  type LanguageModel,
  ModelFailed,
  type ModelReply,
  type ModelRequest,
  type ModelTool,
} from '#server/features/chat/language-model.ts'

export type ModelOptions = {
  provider: 'openai-compatible' | 'anthropic'
  name: string
  baseUrl: string | null
  apiKey: string | null
}

const LOCAL_MODEL_SERVER = 'http://127.0.0.1:11434/v1'

/** A model behind the AI SDK: any OpenAI-compatible server, or Anthropic. Never retries: the built-in engine is the fallback. */
export function createAiSdkModel(options: ModelOptions): LanguageModel {
  const model = openModel(options)
  return { name: `${options.provider}/${options.name}`, reply: (request) => reply(model, request) }
}

function openModel({ provider, name, baseUrl, apiKey }: ModelOptions): SdkModel {
  switch (provider) {
    case 'openai-compatible':
      return createOpenAICompatible({
        name: 'openai-compatible',
        baseURL: baseUrl ?? LOCAL_MODEL_SERVER,
        includeUsage: true,
        ...(apiKey === null ? {} : { apiKey }),
      })(name)
    case 'anthropic':
      return createAnthropic({
        ...(apiKey === null ? {} : { apiKey }),
        ...(baseUrl === null ? {} : { baseURL: baseUrl }),
      })(name)
  }
}

async function reply(model: SdkModel, request: ModelRequest): Promise<ModelReply> {
  // The SDK's own first-chunk limit starts only once a provider has answered its headers, which some hold back.
  const tooLate = new AbortController()
  const timer = setTimeout(() => tooLate.abort(), request.firstTokenMs)
  try {
    return await readReply(model, request, { signal: tooLate.signal, onFirstToken: () => clearTimeout(timer) })
  } finally {
    clearTimeout(timer)
  }
}

async function readReply(
  model: SdkModel,
  request: ModelRequest,
  watch: { signal: AbortSignal; onFirstToken: () => void },
): Promise<ModelReply> {
  const result = streamText({
    model,
    instructions: request.instructions,
    messages: request.messages.map(({ role, text }) => ({ role, content: text })),
    tools: toToolSet(request.tools),
    stopWhen: stepCountIs(request.maxSteps),
    maxOutputTokens: request.maxOutputTokens,
    maxRetries: 0,
    abortSignal: watch.signal,
    timeout: { totalMs: request.totalMs },
    // Failures arrive as parts of the stream below; without this they would also be printed.
    onError: () => {},
  })
  let text = ''
  for await (const part of result.fullStream) {
    switch (part.type) {
      case 'start-step':
        // Only what the last step says is the answer; before it the model thinks aloud between tool calls.
        text = ''
        break
      case 'tool-call':
        watch.onFirstToken()
        break
      case 'text-delta':
        watch.onFirstToken()
        text += part.text
        break
      case 'abort':
        throw new ModelFailed('late')
      case 'error':
        throw new ModelFailed(isTimeout(part.error) ? 'late' : 'error', null, part.error)
      case 'finish': {
        const usage = { inputTokens: part.totalUsage.inputTokens ?? 0, outputTokens: part.totalUsage.outputTokens ?? 0 }
        if (part.finishReason === 'content-filter') throw new ModelFailed('refused', usage)
        if (part.finishReason !== 'stop') throw new ModelFailed('cut_off', usage)
        return { text, ...usage }
      }
      default:
        break
    }
  }
  throw new ModelFailed('cut_off')
}

function toToolSet(tools: readonly ModelTool[]): ToolSet {
  return Object.fromEntries(
    tools.map(({ name, description, input, run }) => [
      name,
      tool({ description, inputSchema: input, execute: (given: unknown) => run(given) }),
    ]),
  )
}

function isTimeout(error: unknown): boolean {
  return error instanceof Error && (error.name === 'TimeoutError' || error.name === 'AbortError')
}
