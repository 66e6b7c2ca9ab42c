import type { Embed } from '#contract/embed.ts'
import { makeSnippets } from '#contract/embed-snippets.ts'
import { StoreProfile } from '#contract/store-profile.ts'
import type { Database } from '#server/db/database.ts'
import { AppError } from '#server/http/app-error.ts'
import type { StaffContext } from '#server/http/context.ts'
import type { WidgetBuild } from './launcher-build.ts'
import { toIdentitySecret } from './identity-secrets.ts'
import { listIdentitySecrets } from '#server/db/identity-secrets.ts'
import { findAllowedOrigins, findLiveAgent, readPrimaryProfile } from './queries.ts'
import { readOrigins } from './save-allowed-origins.ts'

export type EmbedDeps = { db: Database; publicUrl: string; build: WidgetBuild | null }

/** The embed codes of the live agent, and who may show it. Throws `not_found` for a tenant without an agent. */
export async function getEmbed(deps: EmbedDeps, { tenant, now }: StaffContext): Promise<Embed> {
  const { agent, profile, origins, secrets } = await deps.db.bothSides(async (sides) => ({
    origins: await sides.platform((trx) => findAllowedOrigins(trx, tenant.id)),
    ...(await sides.tenant(tenant.id, async (trx) => ({
      agent: await findLiveAgent(trx, tenant.id),
      secrets: await listIdentitySecrets(trx, tenant.id, now),
      profile: StoreProfile.safeParse(await readPrimaryProfile(trx, tenant.id)).data,
    }))),
  }))
  if (agent === undefined) throw new AppError('not_found')
  const launcher = deps.build && { version: deps.build.version, integrity: deps.build.integrity }
  return {
    agentKey: agent.agent_key,
    agentName: agent.name,
    version: launcher?.version ?? null,
    integrity: launcher?.integrity ?? null,
    snippets: makeSnippets({ origin: deps.publicUrl, agentKey: agent.agent_key, agentName: agent.name, launcher }),
    allowedOrigins: readOrigins(origins),
    identitySecrets: secrets.map(toIdentitySecret),
    website: profile?.website ?? '',
  }
}
