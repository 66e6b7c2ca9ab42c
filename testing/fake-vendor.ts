import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'

/** How a vendor may fail. `none` answers as it should. */
export const FAILURES = [
  'bad-key',
  'missing-scope',
  'rate-limit',
  'error-500',
  'silence',
  'drip',
  'endless',
  'garbage',
  'empty',
  'reset',
  'moved',
] as const
export type Failure = (typeof FAILURES)[number]

export type FakeRequest = { method: string; url: URL; headers: IncomingMessage['headers']; body: string }
export type FakeReply = { status?: number; headers?: Record<string, string>; json?: unknown; text?: string }

export type FakeVendor = {
  origin: string
  requests: FakeRequest[]
  /** Fails this way from now on; null answers again. */
  fail: (failure: Failure | null, options?: { times?: number; after?: number }) => void
  /** Bytes of endless answers that left since the failure began. */
  poured: () => number
  close: () => Promise<void>
}

/** A vendor on loopback. Its own rules are in `answer`; the failures that any vendor has are here. */
export async function startFakeVendor(
  answer: (request: FakeRequest) => FakeReply | Promise<FakeReply>,
): Promise<FakeVendor> {
  const requests: FakeRequest[] = []
  let failure: { kind: Failure; times: number; after: number } | null = null
  const flow = { bytes: 0 }
  const server = createServer(async (incoming, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of incoming) chunks.push(Buffer.from(chunk))
    const request = {
      method: incoming.method ?? 'GET',
      url: new URL(incoming.url ?? '/', 'http://fake'),
      headers: incoming.headers,
      body: Buffer.concat(chunks).toString(),
    }
    requests.push(request)
    if (failure !== null && failure.after > 0) failure.after -= 1
    else if (failure !== null && failure.times > 0) {
      failure.times -= 1
      return failAs(failure.kind, { incoming, response, flow })
    }
    send(response, await answer(request))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return {
    origin: `http://127.0.0.1:${port}`,
    requests,
    fail: (kind, { times = Infinity, after = 0 } = {}) => {
      failure = kind === null ? null : { kind, times, after }
      flow.bytes = 0
    },
    poured: () => flow.bytes,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

function send(response: ServerResponse, { status = 200, headers = {}, json, text }: FakeReply): void {
  const body = json === undefined ? (text ?? '') : JSON.stringify(json)
  response
    .writeHead(status, { ...(json === undefined ? {} : { 'content-type': 'application/json' }), ...headers })
    .end(body)
}

const DRIP_MS = 25
const ENDLESS_BYTES = 1024 ** 3
export const RETRY_AFTER_SECONDS = 120

type Victim = { incoming: IncomingMessage; response: ServerResponse; flow: { bytes: number } }

function failAs(failure: Failure, { incoming, response, flow }: Victim): void {
  switch (failure) {
    case 'bad-key':
      return send(response, { status: 401, json: { error: 'Unauthorized' } })
    case 'missing-scope':
      return send(response, { status: 403, json: { error: 'Forbidden' } })
    case 'rate-limit':
      return send(response, {
        status: 429,
        headers: { 'retry-after': String(RETRY_AFTER_SECONDS) },
        text: 'Too many requests',
      })
    case 'error-500':
      return send(response, { status: 500, text: '<html>Server error</html>' })
    case 'garbage':
      return send(response, { headers: { 'content-type': 'application/json' }, text: '{"data": [<html>' })
    case 'empty':
      return send(response, { json: {} })
    case 'moved':
      return send(response, { status: 302, headers: { location: 'http://169.254.169.254/' } })
    case 'silence':
      return
    case 'reset':
      incoming.socket.resetAndDestroy()
      return
    case 'drip':
      return pour(response, { everyMs: DRIP_MS, text: ' ', flow })
    case 'endless':
      return pour(response, { everyMs: 0, text: MEGABYTE, flow })
  }
}

const MEGABYTE = ' '.repeat(1024 * 1024)

function pour(
  response: ServerResponse,
  { everyMs, text, flow }: { everyMs: number; text: string; flow: { bytes: number } },
): void {
  response.on('error', () => {})
  response.writeHead(200, { 'content-type': 'application/json' })
  const next = () => {
    if (response.destroyed) return
    if (flow.bytes >= ENDLESS_BYTES) return void response.end()
    flow.bytes += text.length
    if (response.write(text)) setTimeout(next, everyMs)
    else response.once('drain', next)
  }
  next()
}
