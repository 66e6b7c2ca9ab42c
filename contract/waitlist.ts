import * as z from 'zod'
import type { RouteTable } from '#contract/route.ts'
import { checkEmail } from '#contract/signup-rules.ts'

export const WaitlistForm = z
  .object({ email: z.string().trim().max(254).default('') })
  .superRefine(({ email }, context) => {
    for (const message of Object.values(checkEmail(email)))
      context.addIssue({ code: 'custom', message, path: ['email'] })
  })

export const waitlistRoutes = {
  joinWaitlist: {
    method: 'POST',
    path: '/waitlist',
    access: 'public',
    summary: 'Put an e-mail address on the waitlist; a second time changes nothing',
    body: WaitlistForm,
    reply: z.object({ joined: z.literal(true) }),
  },
  listWaitlist: {
    method: 'GET',
    path: '/admin/waitlist',
    access: 'manage_tenants',
    summary: 'Who waits, the newest first',
    query: z.object({
      page: z.coerce.number().int().min(1).max(10_000).default(1),
      limit: z.coerce.number().int().min(1).max(100).default(20),
    }),
    reply: z.object({
      entries: z.array(z.object({ email: z.string(), joinedAt: z.iso.datetime() })),
      pagination: z.object({ page: z.int(), limit: z.int(), total: z.int(), pages: z.int() }),
    }),
  },
} as const satisfies RouteTable
