import { createServer } from 'node:http'

/** Twilio's Messages resource on loopback. Numbers of the 500 area that end alike drive its failures. */
export type FakeTwilio = {
  url: string
  accountSid: string
  authToken: string
  messages: Record<string, string>[]
  close: () => Promise<void>
}

const FAILURES: Record<string, { status: number; code: number }> = {
  '+15005550001': { status: 400, code: 21211 },
  '+15005550009': { status: 400, code: 21610 },
  '+15005550429': { status: 429, code: 20429 },
  '+15005550500': { status: 500, code: 20500 },
}

export async function startFakeTwilio(): Promise<FakeTwilio> {
  const accountSid = `AC${'0'.repeat(32)}`
  const authToken = 'twilio-token-of-the-tests'
  const messages: Record<string, string>[] = []
  const expected = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`
  const server = createServer(async (request, response) => {
    const pieces: Buffer[] = []
    for await (const piece of request) pieces.push(Buffer.from(piece))
    const form = Object.fromEntries(new URLSearchParams(Buffer.concat(pieces).toString()))
    const answer = (status: number, body: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    const isRight = request.method === 'POST' && request.url === `/2010-04-01/Accounts/${accountSid}/Messages.json`
    if (!isRight) return answer(404, { code: 20404 })
    if (request.headers.authorization !== expected) return answer(401, { code: 20003 })
    const failure = FAILURES[form.To ?? '']
    if (failure !== undefined) return answer(failure.status, { code: failure.code, message: 'Refused' })
    messages.push(form)
    return answer(201, { sid: `SM${'1'.repeat(32)}`, status: 'queued' })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return {
    url: `http://127.0.0.1:${port}`,
    accountSid,
    authToken,
    messages,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
