import * as z from 'zod'
import type { RouteTable } from '#contract/route.ts'

export const onboardingRoutes = {
  getOnboarding: {
    method: 'GET',
    path: '/admin/onboarding',
    access: 'signed-in',
    summary: 'Which of the five first steps have really been done',
    reply: z.object({
      /** A menu of the shop's own has been imported; the sample menu does not count. */
      menuConnected: z.boolean(),
      /** The look of the active agent differs from the one every agent starts with. */
      brandingChanged: z.boolean(),
      /** A chat has been opened on a page that is not ours. */
      widgetSeenLive: z.boolean(),
      /** Somebody else has been invited or has joined. */
      teamInvited: z.boolean(),
      /** A shopper, or the owner trying it, has asked something. */
      conversationHad: z.boolean(),
      /** The public key of the active agent, for the script tag of the third step. */
      agentKey: z.string(),
    }),
  },
} as const satisfies RouteTable
