import type { QueryClient } from '@tanstack/react-query'
import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  redirect,
} from '@tanstack/react-router'
import { performanceQuery } from '#web/features/performance/performance-query.ts'
import { readPeriod } from '#web/features/performance/periods.ts'
import { readRange } from '#web/features/quality-assurance/quality-choices.ts'
import { qualityQuery } from '#web/features/quality-assurance/quality-queries.ts'
import { StartScreen } from '#web/features/start/start-screen.tsx'
import { UnavailableScreen } from '#web/features/unavailable/unavailable-screen.tsx'
import { parseQuery, printQuery } from '#web/lib/query-choice.ts'
import { session } from '#web/lib/session.tsx'
import { peekSignInReturn } from '#web/lib/sign-in-return.ts'
import { paths, redirects } from '#web/paths.ts'
import { CrashScreen } from '#web/shell/crash-screen.tsx'
import { PublicLayout } from '#web/shell/public-layout.tsx'
import { ToastRegion } from '#web/ui/toast.tsx'

type Context = { queryClient: QueryClient }

const rootRoute = createRootRouteWithContext<Context>()({
  component: () => (
    <>
      <Outlet />
      <ToastRegion />
    </>
  ),
})

/** Parts of a query that a screen reads as text; whatever else stands in the address is left out. */
function pick<Name extends string>(...names: Name[]) {
  return (search: Record<string, unknown>): { [N in Name]?: string } => {
    const picked: { [N in Name]?: string } = {}
    for (const name of names) {
      const value = search[name]
      if (typeof value === 'string') picked[name] = value
    }
    return picked
  }
}

// Named first: inside `createRoute` the compiler would guess the names from the route instead of the other way round.
const returnToSearch = pick('returnTo')
const periodSearch = pick('period')
const tabSearch = pick('tab')
const qualitySearch = pick('tab', 'range', 'view', 'page', 'conversation')

const publicRoute = createRoute({ getParentRoute: () => rootRoute, id: 'public', component: PublicLayout })

const startRoute = createRoute({ getParentRoute: () => publicRoute, path: paths.landing, component: StartScreen })

const SIGN_UP_PATHS = [
  paths.signup,
  paths.signupPayment,
  paths.signupBetaConfirmation,
  paths.signupBusinessSetup,
  paths.signupAgentBuilder,
] as const

const signupRoutes = SIGN_UP_PATHS.map((path) =>
  createRoute({ getParentRoute: () => publicRoute, path, component: () => <UnavailableScreen title="Sign up" /> }),
)

/** Exists only when signed out, or while a ticket waits to be used. */
const loginRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.login,
  validateSearch: returnToSearch,
  beforeLoad: () => {
    if (session.current() !== null && peekSignInReturn().ticket === null)
      throw redirect({ to: paths.landing, replace: true })
  },
  component: lazyRouteComponent(() => import('#web/features/auth/login-screen.tsx'), 'LoginScreen'),
})

const signedInRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'signed-in',
  beforeLoad: ({ location }) => {
    if (session.current() !== null) return
    throw redirect({ to: paths.login, search: { returnTo: location.href }, replace: true })
  },
  component: lazyRouteComponent(() => import('#web/shell/protected-layout.tsx'), 'ProtectedLayout'),
})

const performanceRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: paths.performance,
  validateSearch: periodSearch,
  loaderDeps: ({ search }) => ({ period: readPeriod(search.period) }),
  loader: ({ context, deps }) => void context.queryClient.prefetchQuery(performanceQuery(deps.period)),
  component: lazyRouteComponent(() => import('#web/features/performance/performance-screen.tsx'), 'PerformanceScreen'),
})

const qualityRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: paths.qualityAssurance,
  validateSearch: qualitySearch,
  loaderDeps: ({ search }) => ({ range: readRange(search.range) }),
  loader: ({ context, deps }) => void context.queryClient.prefetchQuery(qualityQuery(deps.range)),
  component: lazyRouteComponent(
    () => import('#web/features/quality-assurance/quality-assurance-screen.tsx'),
    'QualityAssuranceScreen',
  ),
})

const kitchenRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: paths.kitchen,
  validateSearch: tabSearch,
  component: () => <UnavailableScreen title="The Kitchen" />,
})

const settingsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: paths.settings,
  validateSearch: tabSearch,
  component: () => <UnavailableScreen title="Settings" />,
})

const builderRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: paths.builder,
  component: () => <UnavailableScreen title="eConcierge Builder" />,
})

const resourcesRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: paths.resources,
  component: () => <UnavailableScreen title="Resources" />,
})

const redirectRoutes = [paths.dashboard, paths.qualityControl, paths.conversations].map((path) =>
  createRoute({
    getParentRoute: () => rootRoute,
    path,
    beforeLoad: () => {
      throw redirect({ to: redirects[path], replace: true })
    },
  }),
)

/** The parts in all their states: a page of the development server, absent from the build. */
const developmentRoutes = import.meta.env.DEV
  ? [
      createRoute({
        getParentRoute: () => rootRoute,
        path: paths.gallery,
        component: lazyRouteComponent(() => import('#web/features/gallery/gallery-screen.tsx'), 'GalleryScreen'),
      }),
    ]
  : []

const unknownRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '$',
  beforeLoad: () => {
    throw redirect({ to: paths.landing, replace: true })
  },
})

const routeTree = rootRoute.addChildren([
  publicRoute.addChildren([startRoute, ...signupRoutes]),
  loginRoute,
  signedInRoute.addChildren([
    performanceRoute,
    qualityRoute,
    kitchenRoute,
    settingsRoute,
    builderRoute,
    resourcesRoute,
  ]),
  ...redirectRoutes,
  ...developmentRoutes,
  unknownRoute,
])

export function createAppRouter(queryClient: QueryClient) {
  return createRouter({
    routeTree,
    context: { queryClient },
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultErrorComponent: CrashScreen,
    scrollRestoration: true,
    parseSearch: parseQuery,
    stringifySearch: printQuery,
  })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
}
