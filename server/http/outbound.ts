import { lookup as lookupName } from 'node:dns'
import http from 'node:http'
import https from 'node:https'
import type { LookupFunction } from 'node:net'
import { callbackify } from 'node:util'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import { judgeAddress, readOutboundUrl } from './outbound-address.ts'

/** Why a call came to nothing; the only thing about it that may be told on. */
export type OutboundReason = 'blocked' | 'unreachable' | 'timeout' | 'too-large' | 'tls'

export class OutboundError extends Error {
  readonly reason: OutboundReason
  constructor(reason: OutboundReason) {
    super(`outbound call failed: ${reason}`)
    this.reason = reason
  }
}

export type OutboundOptions = {
  method?: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  headers?: Readonly<Record<string, string>>
  body?: string | Uint8Array
  /** For the whole call, from the look-up of the name to the last byte; 10 seconds unless given. */
  timeoutMs?: number
  /** Of the answer, after decompression; 2 MiB unless given. */
  maxBytes?: number
  /** How many redirects are followed; none unless given, and then the answer is the redirect itself. */
  followRedirects?: number
  /** Whether http is allowed beside https. Never with a credential. */
  allowHttp?: boolean
}

export type OutboundReply = {
  status: number
  headers: Headers
  /** Where the answer came from, after redirects. */
  url: string
  bytes: Uint8Array
  text: () => string
  /** Throws SyntaxError for what is no JSON. */
  json: () => unknown
}

/**
 * The one way out. The address that a name resolves to is checked as it is connected to, so no later answer of a name
 * server can change it; private, local and special addresses are refused, at every hop. Throws `OutboundError`.
 */
export type Outbound = { fetch: (url: string, options?: OutboundOptions) => Promise<OutboundReply> }

export type Resolve = (hostname: string) => Promise<readonly { address: string; family: number }[]>

export const DEFAULT_TIMEOUT_MS = 10_000
const CONNECT_TIMEOUT_MS = 5_000
const DEFAULT_MAX_BYTES = 2 * 1024 * 1024
const MAX_HEADER_BYTES = 32 * 1024
const REDIRECTS = new Set([301, 302, 303, 307, 308])

/** `mayReachLoopback` is for development and tests alone. `resolve` stands in for the system's look-up in tests. */
export function createOutbound(rules: { mayReachLoopback: boolean; resolve?: Resolve }): Outbound {
  const resolve = rules.resolve ?? resolveName
  return {
    fetch: async (given, options = {}) => {
      const deadline = AbortSignal.timeout(options.timeoutMs ?? DEFAULT_TIMEOUT_MS)
      let call: Call = { url: given, options, method: options.method ?? 'GET', headers: { ...options.headers } }
      for (let hops = 0; ; hops++) {
        const checked = readOutboundUrl(call.url, { ...rules, allowHttp: options.allowHttp })
        if (checked === null) throw new OutboundError('blocked')
        const guard = { lookup: checkedLookup(resolve, rules.mayReachLoopback), deadline }
        const reply = await callOnce(checked.url, call, guard)
        const location = reply.headers.get('location')
        if (!REDIRECTS.has(reply.status) || location === null || hops >= (options.followRedirects ?? 0)) return reply
        call = nextHop(call, checked.url, { status: reply.status, location })
      }
    },
  }
}

type Call = {
  url: string
  options: OutboundOptions
  method: string
  headers: Record<string, string>
}

/** A credential never leaves the host that it was meant for, and https is never left for http. */
function nextHop(call: Call, from: URL, redirect: { status: number; location: string }): Call {
  const to = URL.parse(redirect.location, from)
  if (to === null || (from.protocol === 'https:' && to.protocol !== 'https:')) throw new OutboundError('blocked')
  const keepsBody = redirect.status === 307 || redirect.status === 308
  const isSameOrigin = to.origin === from.origin
  if (keepsBody && !isSameOrigin && call.options.body !== undefined) throw new OutboundError('blocked')
  const { accept } = call.headers
  const options = keepsBody ? call.options : { ...call.options, body: undefined }
  const headers: Record<string, string> = isSameOrigin ? call.headers : accept === undefined ? {} : { accept }
  // As it was written: how an address is spelled is judged too.
  const url = URL.canParse(redirect.location) ? redirect.location : to.href
  return { url, options, method: keepsBody || call.method === 'HEAD' ? call.method : 'GET', headers }
}

function checkedLookup(resolve: Resolve, mayReachLoopback: boolean): LookupFunction {
  const check = callbackify(async (hostname: string) => {
    const found = await resolve(hostname)
    for (const { address } of found) {
      const verdict = judgeAddress(address)
      const isFine = verdict === 'public' || (mayReachLoopback && verdict === 'loopback')
      if (!isFine) throw new OutboundError('blocked')
    }
    const [first] = found
    if (first === undefined) throw new OutboundError('unreachable')
    return { first, all: [...found] }
  })
  return (hostname, options, callback) => {
    check(hostname, (error, found) => {
      if (error !== null) callback(error, '', 4)
      else if (options.all) callback(null, found.all)
      else callback(null, found.first.address, found.first.family)
    })
  }
}

function resolveName(hostname: string): Promise<{ address: string; family: number }[]> {
  const { promise, resolve, reject } = Promise.withResolvers<{ address: string; family: number }[]>()
  lookupName(hostname, { all: true }, (error, found) => (error === null ? resolve(found) : reject(error)))
  return promise
}

function callOnce(
  url: URL,
  call: Call,
  guard: { lookup: LookupFunction; deadline: AbortSignal },
): Promise<OutboundReply> {
  const { promise, resolve, reject } = Promise.withResolvers<OutboundReply>()
  const client = url.protocol === 'https:' ? https : http
  const { body, maxBytes = DEFAULT_MAX_BYTES } = call.options
  const request = client.request(url, {
    method: call.method,
    agent: false,
    lookup: guard.lookup,
    signal: guard.deadline,
    maxHeaderSize: MAX_HEADER_BYTES,
    headers: {
      'user-agent': 'eConcierge',
      'accept-encoding': 'gzip, br',
      ...call.headers,
      ...(body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }),
    },
  })
  const fail = (error: unknown) => {
    request.destroy()
    reject(reasonOf(error, guard.deadline))
  }
  let isConnecting = true
  const giveUp = () => {
    if (isConnecting) fail(new OutboundError('timeout'))
  }
  // A busy process hears of the time before it hears of the connection that has long been there.
  const connecting = setTimeout(() => setImmediate(giveUp), CONNECT_TIMEOUT_MS)
  const connected = () => {
    isConnecting = false
    clearTimeout(connecting)
  }
  request.on('socket', (socket) => {
    socket.once(url.protocol === 'https:' ? 'secureConnect' : 'connect', connected)
  })
  request.on('close', connected)
  request.on('error', fail)
  request.on('response', (response) => {
    readBody(response, maxBytes).then((bytes) => resolve(replyOf(url, response, bytes)), fail)
  })
  request.end(body)
  return promise
}

/** Counts what comes over the wire and what it unpacks to, so that neither a stream without end nor a bomb is held. */
async function readBody(response: http.IncomingMessage, maxBytes: number): Promise<Uint8Array> {
  const parts: Buffer[] = []
  let size = 0
  const source = decompressed(response)
  try {
    for await (const part of source) {
      const bytes = Buffer.isBuffer(part) ? part : Buffer.from(String(part))
      size += bytes.length
      if (size > maxBytes) throw new OutboundError('too-large')
      parts.push(bytes)
    }
  } finally {
    response.destroy()
  }
  return Buffer.concat(parts)
}

function decompressed(response: http.IncomingMessage): AsyncIterable<unknown> {
  const unpack = unpackerOf(response.headers['content-encoding'])
  if (unpack === null) return response
  response.on('error', (error) => unpack.destroy(error))
  return response.pipe(unpack)
}

function unpackerOf(encoding: string | undefined) {
  switch (encoding?.trim().toLowerCase()) {
    case 'gzip':
    case 'x-gzip':
      return createGunzip()
    case 'br':
      return createBrotliDecompress()
    case 'deflate':
      return createInflate()
    default:
      return null
  }
}

function replyOf(url: URL, response: http.IncomingMessage, bytes: Uint8Array): OutboundReply {
  const headers = new Headers()
  for (const [name, value] of Object.entries(response.headersDistinct))
    for (const one of value ?? []) headers.append(name, one)
  const text = () => new TextDecoder().decode(bytes)
  return { status: response.statusCode ?? 0, headers, url: url.href, bytes, text, json: () => JSON.parse(text()) }
}

const TLS_CODES = /^(ERR_TLS|ERR_SSL|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO|EPROTO|HOSTNAME_MISMATCH|INVALID_CA)/

function reasonOf(error: unknown, deadline: AbortSignal): OutboundError {
  if (error instanceof OutboundError) return error
  if (deadline.aborted) return new OutboundError('timeout')
  const code = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : ''
  return new OutboundError(TLS_CODES.test(code) ? 'tls' : 'unreachable')
}
