import { findFieldFaults } from '#contract/integration-forms.ts'
import {
  isStoreProvider,
  type HearingProvider,
  type Provider,
  type TestResult,
} from '#contract/integration-providers.ts'
import { AppError } from '#server/http/app-error.ts'
import type { StaffContext } from '#server/http/context.ts'
import { takeHit } from '#server/http/limits.ts'
import { type Connector, type Credentials, VendorError } from './connector.ts'
import { openCredentials } from './credentials.ts'
import type { IntegrationDeps } from './integration-deps.ts'
import { findIntegration, StoredSettings } from './queries.ts'

const TESTS_PER_MINUTE = 12

export type TestOutcome = { result: TestResult; accountName: string | null }
type Input = { provider: Provider; fields: Credentials }

/** Tests what was entered, with stored secrets in the place of those left blank. Stores nothing. */
export async function testIntegration(
  deps: IntegrationDeps,
  context: StaffContext,
  input: Input,
): Promise<TestOutcome & { credentials: Credentials }> {
  const { tenant, now } = context
  await takeHit(deps.db, [{ bucket: `integration-test:${tenant.id}`, limit: TESTS_PER_MINUTE, windowSeconds: 60 }], now)
  const connector = connectorFor(deps, input.provider)
  if (connector === null) throw new AppError('not_found')
  const stored = await deps.db.tenant(tenant.id, async (trx) => {
    const row = await findIntegration(trx, tenant.id, input.provider)
    const isReal = row !== undefined && !StoredSettings.parse(row.settings).isSandbox
    return isReal ? await openCredentials(trx, deps.sealer, row) : {}
  })
  const given = Object.entries(input.fields).filter(([, value]) => value.trim() !== '')
  const credentials = { ...stored, ...Object.fromEntries(given.map(([key, value]) => [key, value.trim()])) }
  const faults = findFieldFaults(input.provider, credentials, false)
  if (Object.keys(faults).length > 0) throw new AppError('invalid_input', { fields: prefixed(faults) })
  return { ...(await check(connector, credentials)), credentials }
}

async function check(connector: Connector, credentials: Credentials): Promise<TestOutcome> {
  try {
    const { accountName } = await connector.check(credentials)
    return { result: 'ok', accountName: accountName.slice(0, 200) }
  } catch (error) {
    if (error instanceof VendorError) return { result: error.result, accountName: null }
    throw error
  }
}

/** The port of a provider; null for the custom API, which is ours. */
function connectorFor(deps: IntegrationDeps, provider: Provider): Connector | null {
  if (isStoreProvider(provider)) return deps.stores[provider]
  return isHearing(provider) ? deps.hearing[provider] : null
}

function isHearing(provider: Provider): provider is HearingProvider {
  return provider !== 'custom-api' && !isStoreProvider(provider)
}

function prefixed(faults: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(faults).map(([key, fault]) => [`fields.${key}`, fault]))
}
