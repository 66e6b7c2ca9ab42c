import type { FastifyInstance } from 'fastify'
import { embedRoutes } from '#contract/embed.ts'
import type { Database } from '#server/db/database.ts'
import type { Sealer } from '#server/db/seal.ts'
import type { Doorkeeper } from '#server/http/doorkeeper.ts'
import type { Outbound } from '#server/http/outbound.ts'
import { registerRoutes } from '#server/http/register-routes.ts'
import { checkInstallation } from './check-installation.ts'
import { getEmbed } from './get-embed.ts'
import { destroyIdentitySecret, makeIdentitySecret } from './identity-secrets.ts'
import { readWidgetBuild } from './launcher-build.ts'
import { saveAllowedOrigins } from './save-allowed-origins.ts'
import { type FindAgent, serveEmbed } from './serve-embed.ts'

export type EmbedFeatureDeps = {
  db: Database
  outbound: Outbound
  sealer: Sealer
  publicUrl: string
  /** Where the built browser parts are; null in tests that need no pages. */
  dist: string | null
  findAgent: FindAgent
}

export function registerEmbed(app: FastifyInstance, given: EmbedFeatureDeps, doorkeeper: Doorkeeper): void {
  const build = given.dist === null ? null : readWidgetBuild(given.dist)
  const deps = { ...given, build }
  registerRoutes(
    app,
    embedRoutes,
    {
      getEmbed: (context) => getEmbed(deps, context),
      saveAllowedOrigins: (context, { body }) => saveAllowedOrigins(deps, context, body),
      checkInstallation: (context, { body }) => checkInstallation(deps, context, body),
      makeIdentitySecret: (context) => makeIdentitySecret(deps, context),
      destroyIdentitySecret: (context, { params }) => destroyIdentitySecret(deps, context, params.id),
    },
    doorkeeper,
  )
  if (build !== null) serveEmbed(app, { db: deps.db, clock: doorkeeper.clock, build, findAgent: deps.findAgent })
}
