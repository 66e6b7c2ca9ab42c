import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod'
import { type LanguageModel, ModelFailed, type ModelRequest } from '#server/features/chat/language-model.ts'
import { type FakeModelServer, startFakeModelServer } from '#testing/fake-model-server.ts'
import { createAiSdkModel } from './ai-sdk-model.ts'

let server: FakeModelServer
beforeAll(async () => {
  server = await startFakeModelServer()
})
afterAll(() => server.close())

const request: ModelRequest = {
  instructions: 'Be kind.',
  messages: [{ role: 'user', text: 'hello' }],
  tools: [],
  maxOutputTokens: 100,
  maxSteps: 3,
  firstTokenMs: 400,
  totalMs: 2_000,
}

function open(provider: 'openai-compatible' | 'anthropic'): LanguageModel {
  return createAiSdkModel({ provider, name: 'fake', baseUrl: server.baseUrl, apiKey: 'test-key' })
}

async function reasonOf(reply: Promise<unknown>): Promise<string> {
  const failure = await reply.then(
    () => null,
    (error: unknown) => error,
  )
  return failure instanceof ModelFailed ? failure.reason : `not a ModelFailed: ${failure}`
}

describe.each(['openai-compatible', 'anthropic'] as const)('a model behind %s', (provider) => {
  it('gives back what was said and what it cost', async () => {
    server.play(() => ({ kind: 'say', text: 'We open at nine. Come by.' }))
    expect(await open(provider).reply(request)).toEqual({
      text: 'We open at nine. Come by.',
      inputTokens: 120,
      outputTokens: 30,
    })
  })

  it('runs the tools that the model calls and returns only the last words', async () => {
    const asked: unknown[] = []
    server.play((_prompt, turn) =>
      turn === 0
        ? { kind: 'call', tool: 'store_fact', input: { question: 'hours?' } }
        : { kind: 'say', text: 'Nine to nine.' },
    )
    const tool = {
      name: 'store_fact',
      description: 'A fact',
      input: z.object({ question: z.string() }),
      run: async (input: unknown) => {
        asked.push(input)
        return 'Open nine to nine.'
      },
    }
    const reply = await open(provider).reply({ ...request, tools: [tool] })
    expect(reply.text).toBe('Nine to nine.')
    expect(asked).toEqual([{ question: 'hours?' }])
  })

  it('gives up on a model that keeps silent', async () => {
    server.play(() => ({ kind: 'silent' }))
    expect(await reasonOf(open(provider).reply(request))).toBe('late')
  })

  it.each([
    ['an error status', { kind: 'status', status: 500 } as const],
    ['a refusal to serve', { kind: 'status', status: 429 } as const],
    ['a reset connection', { kind: 'reset' } as const],
  ])('reports %s as an error', async (_name, move) => {
    server.play(() => move)
    expect(await reasonOf(open(provider).reply(request))).toBe('error')
  })

  it('does not take garbage for an answer', async () => {
    server.play(() => ({ kind: 'garbage' }))
    expect(['error', 'cut_off']).toContain(await reasonOf(open(provider).reply(request)))
  })

  it('does not take half an answer for one', async () => {
    server.play(() => ({ kind: 'cut-off' }))
    expect(await reasonOf(open(provider).reply(request))).toBe('cut_off')
  })
})
