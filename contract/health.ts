import * as z from 'zod'
import type { RouteTable } from '#contract/route.ts'

export const Health = z.object({
  status: z.enum(['ok', 'degraded']),
  database: z.enum(['ok', 'failing']),
  queue: z.enum(['ok', 'failing']),
  version: z.string(),
})

export const healthRoutes = {
  getHealth: {
    method: 'GET',
    path: '/health',
    access: 'public',
    summary: 'Whether the database and the queue answer; 503 when not',
    reply: Health,
  },
} as const satisfies RouteTable
