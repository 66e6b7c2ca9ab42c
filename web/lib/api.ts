import { createApiClient } from './api-client.ts'
import { session } from './session.tsx'

/** The dashboard's calls, in the name of whoever is signed in. A 401 ends the session it was made in. */
export const api = createApiClient({
  baseUrl: '/api',
  readToken: () => session.current()?.token ?? null,
  onUnauthorized(token) {
    if (token !== null && token === session.current()?.token) session.end('server')
  },
})
