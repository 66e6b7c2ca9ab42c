import type { Account, AccountStatus, ChurnRisk, Standing } from '#contract/kitchen.ts'
import type { Database } from '#server/db/database.ts'
import type { StaffContext } from '#server/http/context.ts'
import { listFacts } from './queries.ts'
import { readAsOperator } from './read-as-operator.ts'
import { assess } from './summarize-accounts.ts'

type Filter = { search?: string; standing?: Standing; churnRisk?: ChurnRisk; status?: AccountStatus }

/** The accounts that a filter leaves, those at risk first. Risk is judged, not stored, so all of them are read. */
export async function listAccounts(
  deps: { db: Database },
  context: StaffContext,
  input: Filter & { page: number; limit: number },
) {
  const { page, limit, ...filter } = input
  const look = { action: 'accounts.listed', subject: describeFilter(filter) } as const
  const facts = await readAsOperator(deps, context, look, (trx) => listFacts(trx, context.now))
  const found = assess(facts, context.now)
    .filter(({ account }) => isWanted(account, filter))
    .sort(
      (a, b) =>
        b.assessment.churnPoints - a.assessment.churnPoints ||
        a.account.businessName.localeCompare(b.account.businessName),
    )
  return {
    accounts: found.slice((page - 1) * limit, page * limit).map(({ account }) => account),
    pagination: { page, limit, total: found.length, pages: Math.ceil(found.length / limit) },
  }
}

function isWanted(account: Account, { search, standing, churnRisk, status }: Filter): boolean {
  if (standing !== undefined && account.standing !== standing) return false
  if (churnRisk !== undefined && account.churnRisk !== churnRisk) return false
  if (status !== undefined && account.status !== status) return false
  const words = (search ?? '').toLowerCase()
  const text = `${account.businessName}\n${account.email}\n${account.tenantId}\n${account.domain}`.toLowerCase()
  return text.includes(words)
}

function describeFilter(filter: Filter): string {
  const parts = Object.entries(filter).filter(([, value]) => value !== undefined && value !== '')
  return parts.length === 0 ? 'All accounts' : parts.map(([name, value]) => `${name}: ${value}`).join(', ')
}
