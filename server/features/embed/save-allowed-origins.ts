import * as z from 'zod'
import { normalizeOrigin } from '#contract/origins.ts'
import { recordAudit } from '#server/db/audit-log.ts'
import type { Database } from '#server/db/database.ts'
import { AppError } from '#server/http/app-error.ts'
import { auditActorOf, type StaffContext } from '#server/http/context.ts'
import { findAllowedOrigins, type OriginsRow, writeAllowedOrigins } from './queries.ts'

const Origins = z.array(z.string())

export const readOrigins = (row: OriginsRow | undefined): string[] => Origins.parse(row?.origins ?? [])

/** Replaces the list of pages that may show the chat. Throws `invalid_input` with the place of each that is no origin. */
export async function saveAllowedOrigins(
  deps: { db: Database },
  context: StaffContext,
  input: { origins: readonly string[] },
): Promise<{ allowedOrigins: string[] }> {
  const { tenant, actor, now } = context
  const allowedOrigins = [...new Set(normalizeAll(input.origins))]
  await deps.db.bothSides(async (sides) => {
    const before = await sides.platform(async (trx) => {
      const known = readOrigins(await findAllowedOrigins(trx, tenant.id))
      await writeAllowedOrigins(trx, { tenant: tenant.id, origins: allowedOrigins, by: actor.email, at: now })
      return known
    })
    if (JSON.stringify(before) === JSON.stringify(allowedOrigins)) return
    await sides.tenant(tenant.id, (trx) =>
      recordAudit(trx, tenant.id, auditActorOf(context), {
        action: 'origins.changed',
        subject: 'Pages that may show the chat',
        before: { origins: before },
        after: { origins: allowedOrigins },
      }),
    )
  })
  return { allowedOrigins }
}

function normalizeAll(typed: readonly string[]): string[] {
  const fields: Record<string, string> = {}
  const origins = typed.flatMap((text, index) => {
    const origin = normalizeOrigin(text)
    if (origin === null) fields[`origins.${index}`] = 'Write it like https://www.yourshop.com, without a path.'
    return origin ?? []
  })
  if (Object.keys(fields).length > 0) throw new AppError('invalid_input', { fields })
  return origins
}
