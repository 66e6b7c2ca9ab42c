import type { FastifyInstance } from 'fastify'
import { auditRoutes, transcriptRoutes } from '#contract/audit-log.ts'
import { localDay } from '#contract/local-day.ts'
import type { Database } from '#server/db/database.ts'
import { verifyOperatorAudit, verifyTenantAudit } from '#server/db/verify-audit.ts'
import { AppError } from '#server/http/app-error.ts'
import type { StaffContext } from '#server/http/context.ts'
import type { Doorkeeper } from '#server/http/doorkeeper.ts'
import { takeHit } from '#server/http/limits.ts'
import { RawReply, registerRoutes } from '#server/http/register-routes.ts'
import { sendFile } from '#server/http/stream-reply.ts'
import { getTranscript } from './get-transcript.ts'
import { exportAudit, listAccountAudit, listAudit, listOperatorAudit } from './list-audit.ts'

/** Reading a whole chain takes a while: so many a minute and account. */
const VERIFICATIONS_PER_MINUTE = 10

export function registerAudit(app: FastifyInstance, deps: { db: Database }, doorkeeper: Doorkeeper): void {
  const limit = ({ tenant, now }: StaffContext, what: string) =>
    takeHit(deps.db, [{ bucket: `${what}:${tenant.id}`, limit: VERIFICATIONS_PER_MINUTE, windowSeconds: 60 }], now)
  registerRoutes(
    app,
    auditRoutes,
    {
      listAudit: (context, { query }) => listAudit(deps, context, query),
      exportAudit: async (context, { query }) => {
        if (context.support !== undefined) throw new AppError('forbidden')
        await limit(context, 'audit-export')
        const name = `audit-log-${localDay(context.now, context.tenant.timeZone)}.csv`
        const pieces = exportAudit(deps, context, query)
        return new RawReply((reply) => sendFile(reply, { name, type: 'text/csv; charset=utf-8', pieces }))
      },
      verifyAudit: async (context) => {
        await limit(context, 'audit-verify')
        return { ...(await verifyTenantAudit(deps.db, context.tenant.id)), checkedAt: context.now.toISOString() }
      },
      listOperatorAudit: (context, { query }) => listOperatorAudit(deps, context, query),
      listAccountAudit: (context, { params, query }) => listAccountAudit(deps, context, { id: params.id, ...query }),
      verifyOperatorAudit: async (context) => {
        await limit(context, 'operator-verify')
        return { ...(await verifyOperatorAudit(deps.db)), checkedAt: context.now.toISOString() }
      },
    },
    doorkeeper,
  )
  registerRoutes(
    app,
    transcriptRoutes,
    { getTranscript: (context, { params }) => getTranscript(deps, context, params.id) },
    doorkeeper,
  )
}
