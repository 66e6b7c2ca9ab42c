import * as z from 'zod'
import { PROVIDER_ENTRIES } from '#contract/integration-forms.ts'
import type { Provider } from '#contract/integration-providers.ts'
import type { TenantTrx } from '#server/db/database.ts'
import type { Sealer } from '#server/db/seal.ts'
import type { Credentials } from './connector.ts'
import { type IntegrationRow, StoredSettings } from './queries.ts'

const Secrets = z.record(z.string(), z.string())

/** Settings and secrets of a stored connection together, for a call of its vendor. They live as long as that call. */
export async function openCredentials(trx: TenantTrx, sealer: Sealer, row: IntegrationRow): Promise<Credentials> {
  const { fields } = StoredSettings.parse(row.settings)
  if (row.sealed === null) return fields
  const text = await sealer.unseal(trx, row.tenant_id, `integration:${row.provider}`, row.sealed)
  return { ...fields, ...Secrets.parse(JSON.parse(text)) }
}

/** Parts what was entered into what may be shown again and what is sealed. Unknown keys are dropped. */
export function splitFields(provider: Provider, values: Credentials) {
  const shown: Record<string, string> = {}
  const secrets: Record<string, string> = {}
  let lastFour: string | null = null
  for (const { key, isSecret } of PROVIDER_ENTRIES[provider].fields) {
    const value = (values[key] ?? '').trim()
    if (value === '') continue
    if (!isSecret) shown[key] = value
    else {
      secrets[key] = value
      lastFour ??= value.slice(-4)
    }
  }
  return { shown, secrets, lastFour }
}
