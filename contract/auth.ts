import * as z from 'zod'
import type { RouteTable } from '#contract/route.ts'
import { PERMISSIONS, ROLES } from '#contract/permissions.ts'

/** The signed-in person, section 3 of the specification. `tenantId` is the tenant's public id, its slug. */
export const User = z.object({
  id: z.uuid(),
  email: z.string(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  phone: z.string().nullable(),
  role: z.enum(ROLES),
  permissions: z.array(z.enum(PERMISSIONS)),
  tenantId: z.string(),
  tenantName: z.string(),
  timeZone: z.string(),
  /** Set while an operator looks at the tenant as support: until when. */
  supportUntil: z.iso.datetime().optional(),
})
export type User = z.infer<typeof User>

export const authRoutes = {
  getSignInOptions: {
    method: 'GET',
    path: '/auth/options',
    access: 'public',
    summary: 'The name of the identity provider, for the button of the login screen',
    reply: z.object({ providerName: z.string(), isDevelopment: z.boolean() }),
  },
  /** `POST /auth/login` of the specification: the credentials are the one-time ticket of the provider's return. */
  login: {
    method: 'POST',
    path: '/auth/login',
    access: 'public',
    summary: 'Turn the one-time token of the login page into a session',
    body: z.object({ token: z.string().min(1).max(200) }),
    reply: z.object({ user: User, token: z.string() }),
  },
  getMe: {
    method: 'GET',
    path: '/auth/me',
    access: 'signed-in',
    summary: 'The signed-in person',
    reply: z.object({ user: User }),
  },
  logout: {
    method: 'POST',
    path: '/auth/logout',
    access: 'signed-in',
    summary: 'End this session',
    reply: z.object({ signedOut: z.boolean() }),
  },
} as const satisfies RouteTable
