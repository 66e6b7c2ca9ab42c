import { createApiClient, createApiOpener } from './api-client.ts'
import { session } from './session.tsx'

const OPTIONS = {
  baseUrl: '/api',
  readToken: () => session.current()?.token ?? null,
  onUnauthorized(token: string | null) {
    if (token !== null && token === session.current()?.token) session.end('server')
  },
}

/** The dashboard's calls, in the name of whoever is signed in. A 401 ends the session it was made in. */
export const api = createApiClient(OPTIONS)

/** The same for calls that are answered with a file or a stream. */
export const openApi = createApiOpener(OPTIONS)
