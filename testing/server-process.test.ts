import { mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { findFreePort, runServer } from './run-server.ts'

const folder = mkdtempSync(join(tmpdir(), 'process-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const environment = (name: string) => ({ DATA_DIR: join(folder, name), DEMO_TENANT: 'false' })

describe('the server as a process', () => {
  it('tells the truth about its database and queue, and ends cleanly on SIGTERM', async () => {
    const server = await runServer({ port: await findFreePort(), environment: environment('one') })
    const health = await fetch(`${server.url}/api/health`)
    expect(await health.json()).toMatchObject({ status: 'ok', database: 'ok', queue: 'ok' })
    await server.end('SIGTERM')
    expect({ code: server.process.exitCode, signal: server.process.signalCode }).toEqual({ code: 0, signal: null })
  }, 60_000)

  it('answers the call that is under way when it is told to stop, and takes no new one', async () => {
    const port = await findFreePort()
    const server = await runServer({ port, environment: environment('two') })
    const body = JSON.stringify({ agentKey: 'ak_nobody-knows-this-key' })
    const socket = connect(port, '127.0.0.1')
    let heard = ''
    socket.on('data', (chunk) => {
      heard += chunk.toString()
    })
    socket.write(
      `POST /api/chat/conversations HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body.slice(0, 10)}`,
    )
    // Nothing tells from outside that half a call was read: on a busy machine it takes a while.
    await new Promise((resolve) => setTimeout(resolve, 1500))
    const ended = server.end('SIGTERM')
    await expect.poll(() => fetch(`${server.url}/api/health`).catch(() => 'refused'), { timeout: 5000 }).toBe('refused')
    socket.write(body.slice(10))
    await ended
    socket.destroy()
    expect(heard).toMatch(/^HTTP\/1\.1 404 /)
    expect(server.process.exitCode).toBe(0)
  }, 60_000)

  it('is refused by name when another one has its data folder', async () => {
    const first = await runServer({ port: await findFreePort(), environment: environment('three') })
    const second = runServer({ port: await findFreePort(), environment: environment('three') })
    await expect(second).rejects.toThrow(/The data folder .* is in use by another eConcierge process/)
    await first.end('SIGTERM')
    const third = await runServer({ port: await findFreePort(), environment: environment('three') })
    await third.end('SIGTERM')
  }, 90_000)

  it.each([
    ['a port that is no number', { PORT: 'eighty' }, /PORT/],
    [
      'production without an identity provider',
      { NODE_ENV: 'production', PUBLIC_URL: 'https://shop.example' },
      /OIDC_ISSUER/,
    ],
    [
      'production without https',
      { NODE_ENV: 'production', OIDC_ISSUER: 'https://id.example', OIDC_CLIENT_ID: 'a', OIDC_CLIENT_SECRET: 'b' },
      /PUBLIC_URL/,
    ],
    ['the demo in production', { NODE_ENV: 'production', DEMO_TENANT: 'true' }, /DEMO_TENANT/],
  ])(
    'does not start with %s, and says which variable',
    async (_what, wrong, message) => {
      const start = runServer({ port: await findFreePort(), environment: { DATA_DIR: join(folder, 'none'), ...wrong } })
      await expect(start).rejects.toThrow(message)
    },
    30_000,
  )
})
