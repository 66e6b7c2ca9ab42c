import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What the fake says next: words, a call of a tool, or one of the ways in which a vendor goes wrong. */
export type ModelMove =
  | { kind: 'say'; text: string }
  | { kind: 'call'; tool: string; input: object }
  | { kind: 'silent' }
  | { kind: 'status'; status: number }
  | { kind: 'garbage' }
  | { kind: 'reset' }
  | { kind: 'cut-off' }

export type FakeModelServer = {
  baseUrl: string
  /** Every request body it was sent, as text, to search for what must never be in one. */
  prompts: string[]
  /** Decides each move from the request; the default says what `say` holds. */
  play: (move: (prompt: string, turn: number) => ModelMove) => void
  close: () => Promise<void>
}

/** A server on loopback that speaks the streaming protocols of OpenAI-compatible vendors and of Anthropic. */
export async function startFakeModelServer(): Promise<FakeModelServer> {
  let choose: (prompt: string, turn: number) => ModelMove = () => ({ kind: 'say', text: 'Hello.' })
  const prompts: string[] = []
  const server = createServer(async (request, response) => {
    const body = await readBody(request)
    prompts.push(body)
    const turn = (body.match(/"role":"(?:tool|assistant)"/g) ?? []).length
    const move = choose(body, turn)
    if (request.url?.endsWith('/chat/completions')) speakOpenAi(response, move)
    else speakAnthropic(response, move)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = addressOf(server.address())
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    prompts,
    play: (move) => {
      choose = move
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

function speakOpenAi(response: ServerResponse, move: ModelMove): void {
  if (failed(response, move)) return
  const chunk = (delta: object, finish: string | null = null) =>
    response.write(
      `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', created: 1, model: 'fake', choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`,
    )
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  if (move.kind === 'call') {
    chunk({
      role: 'assistant',
      tool_calls: [
        {
          index: 0,
          id: `t${Math.random()}`,
          type: 'function',
          function: { name: move.tool, arguments: JSON.stringify(move.input) },
        },
      ],
    })
    chunk({}, 'tool_calls')
  } else {
    for (const piece of piecesOf(move)) chunk({ role: 'assistant', content: piece })
    chunk({}, move.kind === 'cut-off' ? 'length' : 'stop')
  }
  response.write(
    `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', created: 1, model: 'fake', choices: [], usage: { prompt_tokens: 120, completion_tokens: 30, total_tokens: 150 } })}\n\n`,
  )
  response.end('data: [DONE]\n\n')
}

function speakAnthropic(response: ServerResponse, move: ModelMove): void {
  if (failed(response, move)) return
  const send = (type: string, data: object) =>
    response.write(`event: ${type}\ndata: ${JSON.stringify({ type, ...data })}\n\n`)
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  send('message_start', {
    message: {
      id: 'm',
      type: 'message',
      role: 'assistant',
      model: 'fake',
      content: [],
      stop_reason: null,
      stop_sequence: null,
      usage: { input_tokens: 120, output_tokens: 1 },
    },
  })
  if (move.kind === 'call') {
    send('content_block_start', {
      index: 0,
      content_block: { type: 'tool_use', id: `t${Math.random()}`, name: move.tool, input: {} },
    })
    send('content_block_delta', {
      index: 0,
      delta: { type: 'input_json_delta', partial_json: JSON.stringify(move.input) },
    })
  } else {
    send('content_block_start', { index: 0, content_block: { type: 'text', text: '' } })
    for (const piece of piecesOf(move))
      send('content_block_delta', { index: 0, delta: { type: 'text_delta', text: piece } })
  }
  send('content_block_stop', { index: 0 })
  const reasons: Partial<Record<ModelMove['kind'], string>> = { call: 'tool_use', 'cut-off': 'max_tokens' }
  send('message_delta', {
    delta: { stop_reason: reasons[move.kind] ?? 'end_turn', stop_sequence: null },
    usage: { output_tokens: 30 },
  })
  send('message_stop', {})
  response.end()
}

/** Answers the moves that never become a stream of words. */
function failed(response: ServerResponse, move: ModelMove): boolean {
  switch (move.kind) {
    case 'silent':
      response.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders()
      return true
    case 'status':
      response.writeHead(move.status, { 'content-type': 'application/json' }).end('{"error":{"message":"no"}}')
      return true
    case 'garbage':
      response.writeHead(200, { 'content-type': 'text/event-stream' }).end('data: {not json\n\n<html>')
      return true
    case 'reset':
      response.destroy()
      return true
    default:
      return false
  }
}

function piecesOf(move: ModelMove): string[] {
  return move.kind === 'say' ? (move.text.match(/.{1,20}/gs) ?? []) : ['And then']
}

async function readBody(request: IncomingMessage): Promise<string> {
  let body = ''
  for await (const chunk of request) body += String(chunk)
  return body
}

function addressOf(address: string | AddressInfo | null): AddressInfo {
  if (address === null || typeof address === 'string') throw new Error('the fake model has no port')
  return address
}
