import type { importRoutes } from '#contract/import.ts'
import type * as z from 'zod'
import { readFailure, readRefusal } from '#web/lib/api-error.ts'
import { session } from '#web/lib/session.tsx'

export type MenuReading = z.output<(typeof importRoutes)['importCatalog']['reply']>

type Options = { dryRun: boolean; skipBadRows: boolean; mapping: Record<string, string> | null }

/** Large menus take their time, and are read twice. */
const TIMEOUT_MS = 60_000

/** Sends a menu file as its bytes, as no other call of the dashboard does. Throws ApiError. */
export async function postMenuFile(file: File, { dryRun, skipBadRows, mapping }: Options): Promise<MenuReading> {
  const query = new URLSearchParams({
    fileName: file.name.slice(0, 200),
    dryRun: String(dryRun),
    skipBadRows: String(skipBadRows),
  })
  if (mapping !== null) query.set('mapping', JSON.stringify(mapping))
  try {
    const response = await fetch(`/api/admin/catalog/import?${query}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${session.current()?.token ?? ''}`, 'content-type': 'text/csv' },
      body: file,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (response.status === 401) session.end('server')
    if (!response.ok) throw await readRefusal(response)
    return await response.json()
  } catch (cause) {
    throw readFailure(cause)
  }
}
