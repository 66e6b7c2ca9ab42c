import * as z from 'zod'
import type { RouteTable } from './route.ts'

/** A tenant's data as a whole: carried out in one archive, or erased for good. */
export const tenantDataRoutes = {
  // Not a GET, though it changes nothing: it is written down, and support, which may only look, cannot carry data out.
  exportTenant: {
    method: 'POST',
    path: '/admin/account/export',
    access: 'manage_settings',
    summary: 'Everything the account holds, as one ZIP archive of JSON lines, streamed; keys and secrets left out',
    /** A file, not JSON. */
    reply: z.string(),
  },
  eraseAccount: {
    method: 'POST',
    path: '/kitchen/accounts/:id/erase',
    access: 'manage_tenants',
    summary: 'Erase an account with everything it holds, for good; it must be suspended, and its name repeated',
    params: z.object({ id: z.uuid() }),
    body: z.strictObject({ confirm: z.string().min(1).max(100) }),
    /** `customers` are those of the payment provider that it leaves; their subscriptions are ended there by a job. */
    reply: z.object({ erased: z.literal(true), customers: z.array(z.string()) }),
  },
} as const satisfies RouteTable
