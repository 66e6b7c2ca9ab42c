import type { QueryClient } from '@tanstack/react-query'
import { createRoute, createRouter, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { performanceQuery } from '#web/features/performance/performance-query.ts'
import { readPeriod } from '#web/features/performance/periods.ts'
import { readRange } from '#web/features/quality-assurance/quality-choices.ts'
import { readFilter, readPage } from '#web/features/quality-assurance/conversations/conversation-filter.ts'
import { conversationsQuery, qualityQuery } from '#web/features/quality-assurance/quality-queries.ts'
import { LeaveForLanding } from '#web/features/landing/leave-for-landing.tsx'
import { parseQuery, printQuery } from '#web/lib/query-choice.ts'
import { session } from '#web/lib/session.tsx'
import { peekSignInReturn } from '#web/lib/sign-in-return.ts'
import { paths, redirects } from '#web/paths.ts'
import * as parts from '#web/search-parts.ts'
import { rootRoute } from '#web/root-route.tsx'
import { signupRoutes } from '#web/signup-routes.tsx'
import { CrashScreen } from '#web/shell/crash-screen.tsx'
import { ProtectedLayout } from '#web/shell/protected-layout.tsx'

/** The landing page is a page of its own, outside of this app. */
const landingRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.landing,
  component: LeaveForLanding,
})

/** Exists only when signed out, or while a ticket waits to be used. */
const loginRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.login,
  validateSearch: parts.returnToSearch,
  beforeLoad: () => {
    if (session.current() !== null && peekSignInReturn().ticket === null)
      throw redirect({ to: paths.landing, replace: true })
  },
  component: lazyRouteComponent(() => import('#web/features/auth/login-screen.tsx'), 'LoginScreen'),
})

/** Where the links of mails lead: open to whoever holds one, signed in or not. */
const invitationRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.invitation,
  validateSearch: parts.linkSearch,
  component: lazyRouteComponent(() => import('#web/features/auth/invitation-screen.tsx'), 'InvitationScreen'),
})

const unsubscribeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.unsubscribe,
  validateSearch: parts.linkSearch,
  component: lazyRouteComponent(() => import('#web/features/unsubscribe/unsubscribe-screen.tsx'), 'UnsubscribeScreen'),
})

const signedInRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'signed-in',
  beforeLoad: ({ location }) => {
    if (session.current() !== null) return
    throw redirect({ to: paths.login, search: { returnTo: location.href }, replace: true })
  },
  component: ProtectedLayout,
})

/** The screen that people land on, with the first steps of a new dispensary above it. */
const guidedRoute = createRoute({
  getParentRoute: () => signedInRoute,
  id: 'guided',
  component: lazyRouteComponent(() => import('#web/features/onboarding/guided-layout.tsx'), 'GuidedLayout'),
})

const performanceRoute = createRoute({
  getParentRoute: () => guidedRoute,
  path: paths.performance,
  validateSearch: parts.periodSearch,
  loaderDeps: ({ search }) => ({ period: readPeriod(search.period) }),
  loader: ({ context, deps }) => void context.queryClient.prefetchQuery(performanceQuery(deps.period)),
  component: lazyRouteComponent(() => import('#web/features/performance/performance-screen.tsx'), 'PerformanceScreen'),
})

const qualityRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: paths.qualityAssurance,
  validateSearch: parts.qualitySearch,
  loaderDeps: ({ search }) => ({ range: readRange(search.range) }),
  loader: ({ context, deps }) => void context.queryClient.prefetchQuery(qualityQuery(deps.range)),
  component: lazyRouteComponent(
    () => import('#web/features/quality-assurance/quality-assurance-screen.tsx'),
    'QualityAssuranceScreen',
  ),
})

const qualityConversationsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: paths.qualityConversations,
  validateSearch: parts.conversationsSearch,
  loaderDeps: ({ search }) => ({ filter: readFilter(search), page: readPage(search.page) }),
  loader: ({ context, deps }) => void context.queryClient.prefetchQuery(conversationsQuery(deps.filter, deps.page)),
  component: lazyRouteComponent(
    () => import('#web/features/quality-assurance/conversations/conversations-screen.tsx'),
    'ConversationsScreen',
  ),
})

const qualityInsightsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: paths.qualityInsights,
  validateSearch: parts.insightsSearch,
  component: lazyRouteComponent(
    () => import('#web/features/quality-assurance/insights/insights-screen.tsx'),
    'InsightsScreen',
  ),
})

const qualityCriteriaRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: paths.qualityCriteria,
  validateSearch: parts.openedSearch,
  component: lazyRouteComponent(
    () => import('#web/features/quality-assurance/criteria/criteria-screen.tsx'),
    'CriteriaScreen',
  ),
})

const qualityAnswersRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: paths.qualityAnswers,
  validateSearch: parts.openedSearch,
  component: lazyRouteComponent(
    () => import('#web/features/quality-assurance/knowledge/answers-screen.tsx'),
    'AnswersScreen',
  ),
})

const kitchenRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: paths.kitchen,
  validateSearch: parts.kitchenSearch,
  component: lazyRouteComponent(() => import('#web/features/kitchen/kitchen-screen.tsx'), 'KitchenScreen'),
})

const outboxRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: paths.outbox,
  validateSearch: parts.outboxSearch,
  component: lazyRouteComponent(() => import('#web/features/outbox/outbox-screen.tsx'), 'OutboxScreen'),
})

const auditRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: paths.auditLog,
  validateSearch: parts.auditSearch,
  component: lazyRouteComponent(() => import('#web/features/audit/audit-screen.tsx'), 'AuditScreen'),
})

const transcriptRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: paths.transcript,
  component: lazyRouteComponent(() => import('#web/features/audit/transcript-screen.tsx'), 'TranscriptScreen'),
})

const settingsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: paths.settings,
  validateSearch: parts.settingsSearch,
  component: lazyRouteComponent(() => import('#web/features/settings/settings-screen.tsx'), 'SettingsScreen'),
})

const builderRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: paths.builder,
  validateSearch: parts.builderSearch,
  component: lazyRouteComponent(() => import('#web/features/builder/builder-screen.tsx'), 'BuilderScreen'),
})

const resourcesRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: paths.resources,
  validateSearch: parts.resourcesSearch,
  component: lazyRouteComponent(() => import('#web/features/resources/resources-screen.tsx'), 'ResourcesScreen'),
})

const articleRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: paths.article,
  component: lazyRouteComponent(() => import('#web/features/resources/article-screen.tsx'), 'ArticleScreen'),
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
  landingRoute,
  signupRoutes,
  loginRoute,
  invitationRoute,
  unsubscribeRoute,
  signedInRoute.addChildren([
    guidedRoute.addChildren([performanceRoute]),
    qualityRoute,
    qualityConversationsRoute,
    qualityInsightsRoute,
    qualityCriteriaRoute,
    qualityAnswersRoute,
    kitchenRoute,
    auditRoute,
    transcriptRoute,
    outboxRoute,
    settingsRoute,
    builderRoute,
    resourcesRoute,
    articleRoute,
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
