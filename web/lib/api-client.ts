import { readFailure, readRefusal, unexpectedReply } from './api-error.ts'
import type { CallArguments, CallReply, RouteKey } from './api-routes.ts'
import { keepEarlyReply, takeEarlyReply } from './early-replies.ts'

export const API_TIMEOUT_MS = 10_000

export type ApiClientOptions = {
  baseUrl: string
  timeoutMs?: number
  readToken: () => string | null
  /** Told which token the server no longer takes. */
  onUnauthorized: (token: string | null) => void
}

/** Makes one call of the contract. Throws an `ApiError` when it is refused, times out or cannot be made. */
export type Api = <K extends RouteKey>(route: K, ...args: CallArguments<K>) => Promise<CallReply<K>>

/** Opens one call of the contract whose reply is a file or a stream. Throws as `Api` does; only the signal ends it. */
export type ApiOpener = <K extends RouteKey>(route: K, ...args: CallArguments<K>) => Promise<Response>

type AnyInput = { params?: object; query?: object; body?: unknown }

export function createApiClient(options: ApiClientOptions): Api {
  const { timeoutMs = API_TIMEOUT_MS } = options
  return async (route, ...args) => {
    const giveUp = AbortSignal.timeout(timeoutMs)
    const given = args[1]?.signal
    const signal = given === undefined ? giveUp : AbortSignal.any([given, giveUp])
    try {
      return await readJson(await makeCall(options, buildCall(route, args[0] ?? {}), signal))
    } catch (cause) {
      if (given?.aborted === true) throw cause
      throw readFailure(cause)
    }
  }
}

export function createApiOpener(options: ApiClientOptions): ApiOpener {
  return async (route, ...args) => {
    const signal = args[1]?.signal
    try {
      return await makeCall(options, buildCall(route, args[0] ?? {}), signal)
    } catch (cause) {
      if (signal?.aborted === true) throw cause
      throw readFailure(cause)
    }
  }
}

type Call = ReturnType<typeof buildCall>

async function makeCall(options: ApiClientOptions, call: Call, signal: AbortSignal | undefined): Promise<Response> {
  const token = options.readToken()
  const early = call.method === 'GET' && token !== null ? takeEarlyReply(call.url, token) : undefined
  const response = await (early ?? sendCall({ baseUrl: options.baseUrl, token, call, signal }))
  if (response.status === 401) options.onUnauthorized(token)
  if (!response.ok) throw await readRefusal(response)
  return response
}

type SentCall = { baseUrl: string; token: string | null; call: Call; signal?: AbortSignal }

function sendCall({ baseUrl, token, call, signal }: SentCall): Promise<Response> {
  const headers = { ...call.headers, ...(token === null ? {} : { authorization: `Bearer ${token}` }) }
  return fetch(baseUrl + call.url, { method: call.method, headers, body: call.body, signal })
}

/** Makes a call that a client of the same token will ask for in a moment; it then gets this reply. */
export function callEarly<K extends RouteKey & `GET ${string}`>(
  options: { baseUrl: string; token: string },
  route: K,
  input: CallArguments<K>[0],
): void {
  const call = buildCall(route, input ?? {})
  const reply = sendCall({ ...options, call, signal: AbortSignal.timeout(API_TIMEOUT_MS) })
  keepEarlyReply(call.url, { token: options.token, reply })
}

function buildCall(route: string, input: AnyInput) {
  const [method = 'GET', pattern = ''] = route.split(' ', 2)
  const params = new Map(Object.entries(input.params ?? {}))
  const path = pattern.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params.get(name))))
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(input.query ?? {})) {
    if (value !== undefined && value !== null) query.set(name, String(value))
  }
  const search = query.size === 0 ? '' : `?${query}`
  const headers: Record<string, string> = { accept: 'application/json' }
  if (input.body !== undefined) headers['content-type'] = 'application/json'
  return {
    method,
    url: path + search,
    headers,
    body: input.body === undefined ? undefined : JSON.stringify(input.body),
  }
}

async function readJson(response: Response) {
  if (response.headers.get('content-type')?.includes('json') !== true) throw unexpectedReply(response.status)
  return await response.json()
}
