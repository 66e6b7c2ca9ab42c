import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { readSignup } from '#web/features/signup/signup-storage.ts'
import { stored } from '#web/lib/storage.ts'
import { paths } from '#web/paths.ts'
import { rootRoute } from '#web/root-route.tsx'
import * as parts from '#web/search-parts.ts'

const signupLayoutRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'sign-up',
  component: lazyRouteComponent(() => import('#web/features/signup/signup-layout.tsx'), 'SignupLayout'),
})

const signupRoute = createRoute({
  getParentRoute: () => signupLayoutRoute,
  path: paths.signup,
  validateSearch: parts.betaSearch,
  component: lazyRouteComponent(() => import('#web/features/signup/account-screen.tsx'), 'AccountScreen'),
})

const signupPaymentRoute = createRoute({
  getParentRoute: () => signupLayoutRoute,
  path: paths.signupPayment,
  validateSearch: parts.checkoutSearch,
  beforeLoad: () => requireSignup(readSignup() !== null),
  component: lazyRouteComponent(() => import('#web/features/signup/payment-screen.tsx'), 'PaymentScreen'),
})

const signupBetaRoute = createRoute({
  getParentRoute: () => signupLayoutRoute,
  path: paths.signupBetaConfirmation,
  beforeLoad: () => requireSignup(readSignup()?.isBeta === true),
  component: lazyRouteComponent(
    () => import('#web/features/signup/beta-confirmation-screen.tsx'),
    'BetaConfirmationScreen',
  ),
})

const signupBusinessRoute = createRoute({
  getParentRoute: () => signupLayoutRoute,
  path: paths.signupBusinessSetup,
  beforeLoad: () => requireSignup(readSignup() !== null),
  component: lazyRouteComponent(() => import('#web/features/signup/business-setup-screen.tsx'), 'BusinessSetupScreen'),
})

const signupAgentRoute = createRoute({
  getParentRoute: () => signupLayoutRoute,
  path: paths.signupAgentBuilder,
  beforeLoad: () => {
    requireSignup(readSignup() !== null)
    if (stored.businessData.read() === null) throw redirect({ to: paths.signupBusinessSetup, replace: true })
  },
  component: lazyRouteComponent(() => import('#web/features/signup/agent-builder-screen.tsx'), 'AgentBuilderScreen'),
})

const termsRoute = createRoute({
  getParentRoute: () => signupLayoutRoute,
  path: paths.terms,
  component: lazyRouteComponent(() => import('#web/features/legal/legal-screen.tsx'), 'TermsScreen'),
})

const privacyRoute = createRoute({
  getParentRoute: () => signupLayoutRoute,
  path: paths.privacy,
  component: lazyRouteComponent(() => import('#web/features/legal/legal-screen.tsx'), 'PrivacyScreen'),
})

/** A page of the sign-up without what comes before it leads back to its beginning. */
function requireSignup(isThere: boolean): void {
  if (!isThere) throw redirect({ to: paths.signup, replace: true })
}

/** The sign-up, from the account to the agent. */
export const signupRoutes = signupLayoutRoute.addChildren([
  signupRoute,
  signupPaymentRoute,
  signupBetaRoute,
  signupBusinessRoute,
  signupAgentRoute,
  termsRoute,
  privacyRoute,
])
