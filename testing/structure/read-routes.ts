import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Access, RouteDef } from '#contract/route.ts'

/** What is sent with a call. */
export type RouteRequest = {
  params?: Record<string, string>
  query?: string
  body?: unknown
  headers?: Record<string, string>
}

export type NamedRoute = { name: string; route: RouteDef }

const CONTRACT = join(import.meta.dirname, '../../contract')

/** Every call of the contract, from every file of it. */
export async function readRoutes(): Promise<NamedRoute[]> {
  const routes: NamedRoute[] = []
  for (const file of readdirSync(CONTRACT).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))) {
    const exported: Record<string, unknown> = await import(join(CONTRACT, file))
    for (const [tableName, table] of Object.entries(exported)) {
      if (!tableName.endsWith('Routes') || typeof table !== 'object' || table === null) continue
      for (const [name, route] of Object.entries(table)) if (isRoute(route)) routes.push({ name, route })
    }
  }
  return routes
}

function isRoute(value: unknown): value is RouteDef {
  return (
    typeof value === 'object' &&
    value !== null &&
    'method' in value &&
    'path' in value &&
    'access' in value &&
    'reply' in value
  )
}

/** Whether a call opens something of a tenant's, so that it must be tried with what belongs to another. */
export function needsRequest({ route }: NamedRoute): boolean {
  return route.access !== 'public' || route.params !== undefined
}

/** The address of a call with its parameters filled in. */
export function addressOf(route: RouteDef, request: RouteRequest): string {
  const path = route.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(request.params?.[name] ?? ''))
  return `/api${path}${request.query === undefined ? '' : `?${request.query}`}`
}

/** Which credential of a world opens a route; a member's role stands for a permission. */
export function credentialKind(access: Access): 'none' | 'secret' | 'store-key' | 'member' {
  switch (access) {
    case 'public':
      return 'none'
    case 'conversation':
      return 'secret'
    case 'store-key':
      return 'store-key'
    default:
      return 'member'
  }
}
