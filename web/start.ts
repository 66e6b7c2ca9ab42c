import { readPeriod } from '#web/features/performance/periods.ts'
import { PAGE_SIZE, readRange } from '#web/features/quality-assurance/quality-choices.ts'
import { callEarly } from '#web/lib/api-client.ts'
import { stored } from '#web/lib/storage.ts'
import { paths } from '#web/paths.ts'

/** A screen that many open the day with: its pieces and its first call are asked for beside the app, not after it. */
type Start = { load: () => Promise<unknown>; call: (options: Caller, query: URLSearchParams) => void }
type Caller = Parameters<typeof callEarly>[0]

const STARTS: Readonly<Record<string, Start>> = {
  [paths.performance]: {
    load: () =>
      Promise.all([
        import('#web/features/performance/performance-screen.tsx'),
        import('#web/features/onboarding/guided-layout.tsx'),
      ]),
    call: (options, query) =>
      callEarly(options, 'GET /admin/analytics', {
        query: { period: readPeriod(query.get('period')) },
      }),
  },
  [paths.qualityAssurance]: {
    load: () => import('#web/features/quality-assurance/quality-assurance-screen.tsx'),
    call: (options, query) =>
      callEarly(options, 'GET /admin/quality', {
        query: { range: readRange(query.get('range')) },
      }),
  },
  [paths.qualityConversations]: {
    load: () => import('#web/features/quality-assurance/conversations/conversations-screen.tsx'),
    call(options, query) {
      if (query.size > 0) return
      callEarly(options, 'GET /admin/conversations', { query: { page: 1, limit: PAGE_SIZE } })
    },
  },
}

const token = stored.authToken.read()
const start = STARTS[window.location.pathname]
if (start !== undefined && token !== null) {
  start.call({ baseUrl: '/api', token }, new URLSearchParams(window.location.search))
  // The router asks again for what fails here, and tells of it.
  start.load().catch(() => undefined)
}
