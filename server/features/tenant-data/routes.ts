import type { FastifyInstance } from 'fastify'
import { tenantDataRoutes } from '#contract/tenant-data.ts'
import { recordAudit } from '#server/db/audit-log.ts'
import type { Database } from '#server/db/database.ts'
import { auditActorOf } from '#server/http/context.ts'
import type { Doorkeeper } from '#server/http/doorkeeper.ts'
import { takeHit } from '#server/http/limits.ts'
import { RawReply, registerRoutes } from '#server/http/register-routes.ts'
import { sendFile } from '#server/http/stream-reply.ts'
import { eraseAccount } from './erase-account.ts'
import { archiveName, exportTenant } from './export-tenant.ts'

const EXPORTS_PER_HOUR = 10

export function registerTenantData(app: FastifyInstance, deps: { db: Database }, doorkeeper: Doorkeeper): void {
  registerRoutes(
    app,
    tenantDataRoutes,
    {
      exportTenant: async (context) => {
        const { tenant, now } = context
        await takeHit(
          deps.db,
          [{ bucket: `export-tenant:${tenant.id}`, limit: EXPORTS_PER_HOUR, windowSeconds: 3600 }],
          now,
        )
        await deps.db.tenant(tenant.id, (trx) =>
          recordAudit(trx, tenant.id, auditActorOf(context), { action: 'data.exported', subject: 'Whole account' }),
        )
        const pieces = exportTenant(deps, context)
        return new RawReply((reply) => sendFile(reply, { name: archiveName(context), type: 'application/zip', pieces }))
      },
      eraseAccount: (context, { params, body }) => eraseAccount(deps, context, { ...params, ...body }),
    },
    doorkeeper,
  )
}
