import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createOutbound, OutboundError, type OutboundReason } from './outbound.ts'
import { judgeAddress, readOutboundUrl } from './outbound-address.ts'
import { REFUSED_ADDRESSES, REFUSED_URLS } from './outbound-corpus.test-data.ts'

const seen: IncomingMessage[] = []
let answer: (request: IncomingMessage, response: ServerResponse) => void = (_request, response) => response.end('fine')
let server: Server
let other: Server
let base = ''
let otherBase = ''

const listen = async (listener: Server) => {
  listener.listen(0, '127.0.0.1')
  await once(listener, 'listening')
  const address = listener.address()
  return `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`
}

beforeAll(async () => {
  const handle = (request: IncomingMessage, response: ServerResponse) => {
    seen.push(request)
    answer(request, response)
  }
  server = createServer(handle)
  other = createServer(handle)
  base = await listen(server)
  otherBase = await listen(other)
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
  other.close()
})

const open = createOutbound({ mayReachLoopback: true })
const strict = createOutbound({ mayReachLoopback: false })

async function reasonOf(call: Promise<unknown>): Promise<OutboundReason | 'none'> {
  try {
    await call
    return 'none'
  } catch (error) {
    if (error instanceof OutboundError) return error.reason
    throw error
  }
}

describe('where a call may go', () => {
  test.each(REFUSED_URLS)('not to %s', async (url) => {
    expect(readOutboundUrl(url, { mayReachLoopback: false })).toBeNull()
    expect(await reasonOf(strict.fetch(url))).toBe('blocked')
  })

  test.each(REFUSED_ADDRESSES)('not to a name that resolves to "%s", before a byte is sent', async (address) => {
    const trap = createOutbound({
      mayReachLoopback: false,
      resolve: async () => [
        { address: '93.184.215.14', family: 4 },
        { address, family: address.includes(':') ? 6 : 4 },
      ],
    })
    const before = seen.length
    expect(judgeAddress(address)).not.toBe('public')
    expect(await reasonOf(trap.fetch('https://shop.example.com/'))).toBe('blocked')
    expect(seen).toHaveLength(before)
  })

  test('not to a name whose second answer is another than its first', async () => {
    const port = new URL(base).port
    let answers = 0
    const rebinding = createOutbound({
      mayReachLoopback: false,
      resolve: async () => [{ address: answers++ === 0 ? '93.184.215.14' : '127.0.0.1', family: 4 }],
    })
    const before = seen.length
    await reasonOf(rebinding.fetch(`https://shop.example.com/`, { timeoutMs: 50 }))
    expect(await reasonOf(rebinding.fetch(`https://shop.example.com/?${port}`))).toBe('blocked')
    expect(seen).toHaveLength(before)
  })

  test.each([
    'https://shop.example.com/menu?page=2',
    'https://8.8.8.8/',
    'https://[2606:4700:4700::1111]/',
    'https://münchen.example.com/',
    'https://shop.example.com:443/',
  ])('to %s', (url) => {
    expect(readOutboundUrl(url, { mayReachLoopback: false })).not.toBeNull()
  })

  test('to loopback where development says so, and still to no other inside address', async () => {
    expect((await open.fetch(`${base}/`)).status).toBe(200)
    expect((await open.fetch(base.replace('127.0.0.1', 'localhost'))).status).toBe(200)
    for (const url of ['http://10.0.0.1/', 'https://169.254.169.254/', 'https://[fd00::1]/', 'http://0.0.0.0/'])
      expect(await reasonOf(open.fetch(url)), url).toBe('blocked')
  })
})

describe('a redirect', () => {
  test('is not followed unless asked for', async () => {
    answer = (_request, response) => response.writeHead(302, { location: '/next' }).end()
    expect((await open.fetch(base)).status).toBe(302)
  })

  test('is checked at each hop', async () => {
    for (const location of [
      'http://169.254.169.254/',
      'file:///etc/passwd',
      'http://user:pass@localhost/',
      'http://[',
    ]) {
      answer = (_request, response) => response.writeHead(302, { location }).end()
      expect(await reasonOf(open.fetch(base, { followRedirects: 3 })), location).toBe('blocked')
    }
  })

  test('takes no credential and no body to another host', async () => {
    answer = (request, response) => {
      if (request.url === '/start') response.writeHead(302, { location: `${otherBase}/end` }).end()
      else response.end('end')
    }
    const headers = { authorization: 'Bearer canary', 'x-auth-token': 'canary', accept: 'application/json' }
    const reply = await open.fetch(`${base}/start`, { method: 'POST', body: '{}', headers, followRedirects: 1 })
    expect(reply.text()).toBe('end')
    expect(reply.url).toBe(`${otherBase}/end`)
    const last = seen.at(-1)
    expect(last?.method).toBe('GET')
    expect(JSON.stringify(last?.headers)).not.toContain('canary')
    expect(last?.headers.accept).toBe('application/json')
  })

  test('that keeps the body stays on its host', async () => {
    answer = (_request, response) => response.writeHead(307, { location: `${otherBase}/end` }).end()
    expect(await reasonOf(open.fetch(base, { method: 'POST', body: '{}', followRedirects: 2 }))).toBe('blocked')
  })

  test('is followed only so often', async () => {
    answer = (_request, response) => response.writeHead(302, { location: '/again' }).end()
    expect((await open.fetch(base, { followRedirects: 3 })).status).toBe(302)
  })
})

describe('a sick server', () => {
  test('that never answers is left at the time limit', async () => {
    answer = () => {}
    expect(await reasonOf(open.fetch(base, { timeoutMs: 150 }))).toBe('timeout')
  })

  test('that drips is left at the time limit', async () => {
    answer = (_request, response) => {
      response.writeHead(200)
      const drip = setInterval(() => response.write('x'), 20)
      response.on('close', () => clearInterval(drip))
    }
    expect(await reasonOf(open.fetch(base, { timeoutMs: 200 }))).toBe('timeout')
  })

  test('that sends without end is left at the byte limit', async () => {
    const chunk = Buffer.alloc(64 * 1024, 'a')
    let sent = 0
    answer = (_request, response) => {
      const pump = () => {
        while (!response.destroyed && sent < 1024 ** 3) {
          sent += chunk.length
          if (!response.write(chunk)) return
        }
      }
      response.on('drain', pump)
      response.on('error', () => {})
      pump()
    }
    expect(await reasonOf(open.fetch(base, { maxBytes: 1024 * 1024 }))).toBe('too-large')
    expect(sent).toBeLessThan(64 * 1024 * 1024)
  })

  test('that sends a bomb is left at the byte limit', async () => {
    const bomb = gzipSync(Buffer.alloc(200 * 1024 * 1024))
    answer = (_request, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb)
    const before = process.memoryUsage().rss
    expect(await reasonOf(open.fetch(base, { maxBytes: 1024 * 1024 }))).toBe('too-large')
    expect(process.memoryUsage().rss - before).toBeLessThan(100 * 1024 * 1024)
  })

  test('that packs its answer is understood', async () => {
    answer = (_request, response) =>
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(JSON.stringify({ ok: true })))
    expect((await open.fetch(base)).json()).toEqual({ ok: true })
  })

  test.each([
    ['breaks off', (response: ServerResponse) => response.writeHead(200, { 'content-length': '1000' }).write('half')],
    [
      'says it packs and does not',
      (response: ServerResponse) => response.writeHead(200, { 'content-encoding': 'gzip' }).end('plain'),
    ],
  ])('that %s is unreachable', async (_what, send) => {
    answer = (_request, response) => {
      send(response)
      setTimeout(() => response.destroy(), 20)
    }
    expect(await reasonOf(open.fetch(base))).toBe('unreachable')
  })

  test('that resets, or is not there, is unreachable', async () => {
    answer = (request) => request.socket.resetAndDestroy()
    expect(await reasonOf(open.fetch(base))).toBe('unreachable')
    expect(await reasonOf(open.fetch('http://127.0.0.1:1/'))).toBe('unreachable')
    const nowhere = createOutbound({ mayReachLoopback: false, resolve: () => Promise.reject(new Error('ENOTFOUND')) })
    expect(await reasonOf(nowhere.fetch('https://shop.example.com/'))).toBe('unreachable')
  })

  test('that speaks no TLS where it should is said so', async () => {
    answer = (_request, response) => response.end('plain')
    expect(await reasonOf(open.fetch(base.replace('http:', 'https:')))).toBe('tls')
  })

  test('leaves an error that names no address and no secret', async () => {
    answer = (request) => request.socket.resetAndDestroy()
    const error = await open.fetch(`${base}/canary`, { headers: { authorization: 'canary' } }).catch((reason) => reason)
    expect(JSON.stringify([String(error), error])).not.toMatch(/canary|127\.0/)
  })
})
