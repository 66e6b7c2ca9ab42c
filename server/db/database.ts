import { type Kysely, sql, type Transaction } from 'kysely'
import type { OperatorTables } from './operator-tables.ts'
import type { PlatformTables, TenantTables } from './schema.ts'

export type TenantTrx = Transaction<TenantTables>
export type PlatformTrx = Transaction<PlatformTables>
/** Reads what stands above all tenants: roll-ups and the reference rows beside them. Writes nothing. */
export type OperatorTrx = Transaction<OperatorTables>

/** Work inside one transaction that must write on both sides of the wall, such as the birth of a tenant. */
export type BothSides = {
  platform: <T>(work: (trx: PlatformTrx) => Promise<T>) => Promise<T>
  tenant: <T>(tenantId: string, work: (trx: TenantTrx) => Promise<T>) => Promise<T>
}

/**
 * The only door to the database. Each call is one transaction with one role; the types of the two sides do not mix, so
 * a query of a tenant table outside a tenant does not compile. Serialization failures and deadlocks are retried whole.
 */
export type Database = {
  kind: 'pglite' | 'postgres'
  tenant: <T>(tenantId: string, work: (trx: TenantTrx) => Promise<T>) => Promise<T>
  platform: <T>(work: (trx: PlatformTrx) => Promise<T>) => Promise<T>
  bothSides: <T>(work: (sides: BothSides) => Promise<T>) => Promise<T>
  /** The Kitchen's only way to look at all tenants: a role that may read a few reference tables and no tenant's. */
  operator: <T>(work: (trx: OperatorTrx) => Promise<T>) => Promise<T>
  /** Answers whether a trivial query succeeds. */
  isReachable: () => Promise<boolean>
}

type AllTables = PlatformTables & TenantTables

const RETRIED_SQLSTATES = new Set(['40001', '40P01'])
const MAX_ATTEMPTS = 4

export function createDatabase(kysely: Kysely<AllTables>, kind: Database['kind']): Database {
  return {
    kind,
    tenant: (tenantId, work) =>
      retried(() =>
        kysely.transaction().execute(async (trx) => {
          await enterTenant(trx, tenantId)
          return work(tenantView(trx))
        }),
      ),
    platform: (work) =>
      retried(() =>
        kysely.transaction().execute(async (trx) => {
          await enterPlatform(trx)
          return work(platformView(trx))
        }),
      ),
    bothSides: (work) =>
      retried(() =>
        kysely.transaction().execute((trx) =>
          work({
            platform: async (inner) => {
              await enterPlatform(trx)
              return inner(platformView(trx))
            },
            tenant: async (tenantId, inner) => {
              await enterTenant(trx, tenantId)
              return inner(tenantView(trx))
            },
          }),
        ),
      ),
    operator: (work) =>
      retried(() =>
        kysely.transaction().execute(async (trx) => {
          await enterOperator(trx)
          return work(operatorView(trx))
        }),
      ),
    isReachable: async () => {
      try {
        await sql`select 1`.execute(kysely)
        return true
      } catch {
        return false
      }
    },
  }
}

async function enterTenant(trx: Transaction<AllTables>, tenantId: string): Promise<void> {
  await sql`set local role econcierge_tenant`.execute(trx)
  await sql`select set_tenant(${tenantId}::uuid)`.execute(trx)
}

async function enterPlatform(trx: Transaction<AllTables>): Promise<void> {
  await sql`set local role econcierge_platform`.execute(trx)
}

async function enterOperator(trx: Transaction<AllTables>): Promise<void> {
  await sql`set transaction read only`.execute(trx)
  await sql`set local role econcierge_operator`.execute(trx)
}

function operatorView(trx: Transaction<AllTables>): OperatorTrx {
  return trx.$pickTables<keyof OperatorTables>()
}

function tenantView(trx: Transaction<AllTables>): TenantTrx {
  return trx.$pickTables<keyof TenantTables>()
}

function platformView(trx: Transaction<AllTables>): PlatformTrx {
  return trx.$pickTables<keyof PlatformTables>()
}

async function retried<T>(attempt: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await attempt()
    } catch (error) {
      if (tries >= MAX_ATTEMPTS || !RETRIED_SQLSTATES.has(sqlStateOf(error) ?? '')) throw error
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 20 * 2 ** tries))
    }
  }
}

/** The SQLSTATE of a database error of either driver, the only way errors are told apart. */
export function sqlStateOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined
  return typeof error.code === 'string' && /^[0-9A-Z]{5}$/.test(error.code) ? error.code : undefined
}
