// @vitest-environment node
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { callEarly, createApiClient } from './api-client.ts'
import { ApiError, describeError } from './api-error.ts'

type Answer = (request: IncomingMessage, response: ServerResponse, body: string) => void
type Seen = { method: string; url: string; authorization: string | undefined; body: string }

let answer: Answer
let seen: Seen[]
let baseUrl: string
let refused: (string | null)[]
let stop: () => Promise<void>

beforeEach(async () => {
  seen = []
  refused = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const piece of request) body += piece
    const { method = '', url = '', headers } = request
    seen.push({ method, url, authorization: headers.authorization, body })
    answer(request, response, body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  baseUrl = `http://127.0.0.1:${address.port}/api`
  stop = () =>
    new Promise((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
})

afterEach(() => stop())

function client(token: string | null = null, timeoutMs?: number) {
  return createApiClient({
    baseUrl,
    timeoutMs,
    readToken: () => token,
    onUnauthorized: (used) => refused.push(used),
  })
}

function json(status: number, body: unknown): Answer {
  return (_, response) => {
    response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' })
    response.end(JSON.stringify(body))
  }
}

async function failureOf(call: Promise<unknown>): Promise<ApiError> {
  const error = await call.then(
    () => null,
    (cause: unknown) => cause,
  )
  if (!(error instanceof ApiError)) throw new Error(`expected an ApiError, got ${String(error)}`)
  return error
}

test('a call is made by the method and path of its contract, with its query', async () => {
  answer = json(200, { conversations: [] })
  await client()('GET /admin/conversations', { query: { page: 2, limit: undefined } })
  expect(seen).toEqual([{ method: 'GET', url: '/api/admin/conversations?page=2', authorization: undefined, body: '' }])
})

test('parts of the path are encoded, so that an id cannot lead elsewhere', async () => {
  answer = json(200, {})
  await client()('GET /admin/conversations/:id', { params: { id: '../../auth/me?x=1' } })
  expect(seen[0]?.url).toBe('/api/admin/conversations/..%2F..%2Fauth%2Fme%3Fx%3D1')
})

test('the token of the session and a JSON body are sent', async () => {
  answer = json(200, {})
  await client('st_1')('POST /admin/flags/:id/resolve', { params: { id: 'f' }, body: { note: 'called back' } })
  expect(seen[0]).toEqual({
    method: 'POST',
    url: '/api/admin/flags/f/resolve',
    authorization: 'Bearer st_1',
    body: '{"note":"called back"}',
  })
})

test('a refusal is told in the words of the server, with its code and fields', async () => {
  answer = json(400, { error: 'Some fields need another look.', code: 'invalid_input', fields: { note: 'Too long' } })
  const error = await failureOf(client()('GET /auth/me'))
  expect(error).toMatchObject({
    message: 'Some fields need another look.',
    code: 'invalid_input',
    status: 400,
    fields: { note: 'Too long' },
  })
})

test('a refusal without readable words gets generic ones, never the body', async () => {
  answer = (_, response) => response.writeHead(502).end('<h1>Bad gateway at 10.0.0.7</h1>')
  const error = await failureOf(client()('GET /auth/me'))
  expect(error.status).toBe(502)
  expect(error.message).toBe('Something went wrong on our side. Try again in a moment.')
})

test('any 401 is reported with the token that was refused', async () => {
  answer = json(401, { error: 'Please sign in.', code: 'not_signed_in' })
  const error = await failureOf(client('st_old')('GET /admin/analytics'))
  expect(error.code).toBe('not_signed_in')
  expect(refused).toEqual(['st_old'])
})

test('other refusals leave the session alone', async () => {
  answer = json(403, { error: 'Your role does not allow this.', code: 'forbidden' })
  await failureOf(client('st_1')('GET /admin/analytics'))
  expect(refused).toEqual([])
})

test('a server that does not answer in time is given up', async () => {
  answer = () => undefined
  const error = await failureOf(client(null, 50)('GET /auth/me'))
  expect(error.code).toBe('timeout')
  expect(describeError(error)).toBe('The server took too long to answer. Try again in a moment.')
})

test('a server that cannot be reached is told apart from one that refuses', async () => {
  await stop()
  const error = await failureOf(client()('GET /auth/me'))
  expect(error).toMatchObject({ code: 'network', status: null })
})

test('an answer that is no JSON is not taken for data', async () => {
  answer = (_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html>')
  const error = await failureOf(client()('GET /auth/me'))
  expect(error.code).toBe('unexpected')
})

test('a call that the screen no longer wants ends without an error of ours', async () => {
  answer = () => undefined
  const controller = new AbortController()
  const call = client()('GET /auth/me', {}, { signal: controller.signal })
  controller.abort()
  await expect(call).rejects.toMatchObject({ name: 'AbortError' })
})

test('a call that was made early is not made again: who asks first gets its reply, once', async () => {
  answer = json(200, { status: 'ok' })
  callEarly({ baseUrl, token: 'es_mine' }, 'GET /health', {})
  await client('es_mine')('GET /health')
  expect(seen).toMatchObject([{ url: '/api/health', authorization: 'Bearer es_mine' }])
  await client('es_mine')('GET /health')
  expect(seen).toHaveLength(2)
})

test('a reply that was asked for in another name is nobody else’s', async () => {
  answer = json(200, { status: 'ok' })
  callEarly({ baseUrl, token: 'es_before' }, 'GET /health', {})
  await client('es_after')('GET /health')
  expect(seen.map((call) => call.authorization).sort()).toEqual(['Bearer es_after', 'Bearer es_before'])
})

test('an early call that is refused ends the session as any other', async () => {
  answer = json(401, { error: 'Please sign in.', code: 'not_signed_in' })
  callEarly({ baseUrl, token: 'es_old' }, 'GET /auth/me', {})
  await failureOf(client('es_old')('GET /auth/me'))
  expect(refused).toEqual(['es_old'])
})
