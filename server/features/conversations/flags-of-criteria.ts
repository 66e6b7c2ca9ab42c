import { CriterionReading } from '#contract/quality.ts'
import { type CriterionConversation, matchCriterion } from '#concierge/criteria/match-criterion.ts'
import type { Flag } from '#concierge/score-conversation.ts'
import type { TenantTrx } from '#server/db/database.ts'

const CRITERIA_READ = 100

/** The flags that the tenant's own criteria raise for a conversation; each is named after its criterion. */
export async function flagsOfCriteria(
  trx: TenantTrx,
  tenantId: string,
  conversation: CriterionConversation,
): Promise<{ reason: string; severity: Flag['severity']; snippet: string }[]> {
  const rows = await trx
    .selectFrom('criteria')
    .select(['name', 'severity', 'reading'])
    .where('tenant_id', '=', tenantId)
    .where('is_on', '=', true)
    .limit(CRITERIA_READ)
    .execute()
  return rows.flatMap(({ name, severity, reading }) => {
    const snippet = matchCriterion(CriterionReading.parse(reading), conversation)
    return snippet === null ? [] : [{ reason: name, severity, snippet }]
  })
}
