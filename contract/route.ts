import type * as z from 'zod'
import type { Permission } from '#contract/permissions.ts'

/**
 * Who may call a route:
 * - `public`: anyone, within the limits of the route
 * - `conversation`: the bearer of that conversation's secret
 * - `store-key`: a shop's server, by its tenant key
 * - `signed-in`: any member with a session
 * - a permission: a member whose role holds it
 */
export type Access = 'public' | 'conversation' | 'store-key' | 'signed-in' | Permission

/** One call of the API. Its schemas validate requests and replies, and make the OpenAPI document and the typed client. */
export type RouteDef = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Below `/api`, Fastify syntax: `/chat/conversations/:id`. */
  path: string
  access: Access
  summary: string
  params?: z.ZodObject
  query?: z.ZodObject
  body?: z.ZodType
  /** Status of success; 200 unless given. */
  status?: 200 | 201 | 202 | 204
  reply: z.ZodType
  /** Largest request body; 64 KiB unless given. */
  bodyLimitBytes?: number
}

export type RouteTable = Record<string, RouteDef>
