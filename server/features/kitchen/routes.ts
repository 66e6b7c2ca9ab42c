import type { FastifyInstance } from 'fastify'
import { kitchenRoutes, noticeRoutes } from '#contract/kitchen.ts'
import type { Database } from '#server/db/database.ts'
import type { Doorkeeper } from '#server/http/doorkeeper.ts'
import { registerRoutes } from '#server/http/register-routes.ts'
import { extendTrial, type MoveTrialEnd, resumeAccount, suspendAccount } from './change-account.ts'
import { getAccount } from './get-account.ts'
import { getInfrastructure } from './get-infrastructure.ts'
import { getKitchen } from './get-kitchen.ts'
import { getNotices } from './get-notices.ts'
import { getOwnKitchen } from './get-own-kitchen.ts'
import { listAccounts } from './list-accounts.ts'
import { endSupport, startSupport, type ToVisitor } from './support-access.ts'

export type KitchenDeps = { db: Database; moveTrialEnd: MoveTrialEnd; toVisitor: ToVisitor }

export function registerKitchen(app: FastifyInstance, deps: KitchenDeps, doorkeeper: Doorkeeper): void {
  registerRoutes(
    app,
    kitchenRoutes,
    {
      getKitchen: (context) => getKitchen(deps, context),
      getOwnKitchen: (context) => getOwnKitchen(deps, context),
      listAccounts: (context, { query }) => listAccounts(deps, context, query),
      getAccount: (context, { params }) => getAccount(deps, context, params.id),
      suspendAccount: (context, { params, body }) => suspendAccount(deps, context, { id: params.id, ...body }),
      resumeAccount: (context, { params }) => resumeAccount(deps, context, params.id),
      extendTrial: (context, { params, body }) => extendTrial(deps, context, { id: params.id, ...body }),
      startSupport: (context, { params, body }) => startSupport(deps, context, { id: params.id, ...body }),
      endSupport: (context) => endSupport(deps, context),
      getInfrastructure: (context, { query }) => getInfrastructure(deps, context, query.range),
    },
    doorkeeper,
  )
  registerRoutes(app, noticeRoutes, { getNotices: (context) => getNotices(deps, context) }, doorkeeper)
}
