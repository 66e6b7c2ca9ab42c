/**
 * A failed call, told in words that can be shown. `code` is the server's, or `timeout`, `network` or `unexpected`;
 * `status` is null where no answer came; `fields` maps a field's path to what is wrong with it.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly code: string
  readonly status: number | null
  readonly fields: Readonly<Record<string, string>>

  constructor(message: string, details: { code: string; status: number | null; fields?: Record<string, string> }) {
    super(message)
    this.code = details.code
    this.status = details.status
    this.fields = details.fields ?? {}
  }
}

/** The refusal in a reply. An unreadable body gives a generic text, never what the body says. */
export async function readRefusal(response: Response): Promise<ApiError> {
  const reply = await readErrorReply(response)
  if (reply !== null) return new ApiError(reply.error, { ...reply, status: response.status })
  const message = response.status >= 500 ? TEXTS.unavailable : TEXTS.unexpected
  return new ApiError(message, { code: 'unexpected', status: response.status })
}

/** What went wrong before any reply came. */
export function readFailure(cause: unknown): ApiError {
  if (cause instanceof ApiError) return cause
  const code = cause instanceof DOMException && cause.name === 'TimeoutError' ? 'timeout' : 'network'
  return new ApiError(TEXTS[code], { code, status: null })
}

/** The reply came, but is not what the contract says. */
export function unexpectedReply(status: number): ApiError {
  return new ApiError(TEXTS.unexpected, { code: 'unexpected', status })
}

/** Words for any error, to be shown to a person. */
export function describeError(error: unknown): string {
  return error instanceof ApiError ? error.message : TEXTS.unexpected
}

const TEXTS = {
  timeout: 'The server took too long to answer. Try again in a moment.',
  network: 'The server could not be reached. Check your connection and try again.',
  unavailable: 'Something went wrong on our side. Try again in a moment.',
  unexpected: 'Something unexpected happened. Reload the page and try again.',
} as const

async function readErrorReply(response: Response) {
  try {
    const body: unknown = await response.json()
    if (typeof body !== 'object' || body === null || !('error' in body) || typeof body.error !== 'string') return null
    const code = 'code' in body && typeof body.code === 'string' ? body.code : 'unexpected'
    const fields = 'fields' in body ? readFields(body.fields) : {}
    return { error: body.error, code, fields }
  } catch {
    return null
  }
}

function readFields(fields: unknown): Record<string, string> {
  if (typeof fields !== 'object' || fields === null) return {}
  return Object.fromEntries(Object.entries(fields).filter(([, text]) => typeof text === 'string'))
}
