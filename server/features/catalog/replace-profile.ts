import type * as z from 'zod'
import { StoreProfile } from '#contract/store-profile.ts'
import type { BothSides } from '#server/db/database.ts'
import { AppError } from '#server/http/app-error.ts'
import { isLoose, type Loose } from './profile/loose-value.ts'
import { shapeProfile } from './profile/shape-profile.ts'
import { updatePrimaryProfile, updateTimeZone } from './queries.ts'

/** Reads a store profile from the text of a JSON file, keys in other words and unknown ones included. Throws `unprocessable`, naming each field that does not fit. */
export function readProfile(text: string): StoreProfile {
  const raw = parseJson(text)
  if (isDeeperThan(DEEPEST, raw)) throw refused({ profile: `Tables lie more than ${DEEPEST} deep in one another.` })
  const parsed = parseShaped(shapeProfile(raw))
  if (parsed.success) {
    const { timezone } = parsed.data
    if (timezone === undefined || isTimeZone(timezone)) return parsed.data
    throw refused({ timezone: `"${timezone.slice(0, 60)}" is no time zone` })
  }
  const fields = parsed.error.issues
    .slice(0, 50)
    .map((issue) => [
      issue.path.join('.') || 'profile',
      issue.path.length === 1 && issue.path[0] === 'name' ? NAME_MISSING : issue.message,
    ])
  throw refused(Object.fromEntries(fields))
}

function refused(fields: Readonly<Record<string, string>>): AppError {
  return new AppError('unprocessable', { text: 'The store profile cannot be used.', fields })
}

/** What owners write lies four or five deep; each level is read anew by those above it. */
const DEEPEST = 12

function isDeeperThan(levels: number, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  return levels === 0 || Object.values(value).some((entry) => isDeeperThan(levels - 1, entry))
}

const NAME_MISSING = 'The name of the shop was not found. Add it at the top of the file, as "name": "Your Shop".'

/** What still has no shape of the contract is kept as the shop's own fact, said as it is written, rather than refused: a leaf by itself, else its part. */
function parseShaped(shaped: unknown): ReturnType<typeof StoreProfile.safeParse> {
  const parsed = StoreProfile.safeParse(shaped)
  if (parsed.success || !isLoose(shaped)) return parsed
  const byLeaf = withNotes(shaped, parsed.error.issues, 2)
  const again = StoreProfile.safeParse(byLeaf)
  return again.success ? again : StoreProfile.safeParse(withNotes(byLeaf, again.error.issues, 1))
}

/** The table with each key of a wrong type, so many levels deep, called a note; the name of the shop stays as it is. */
function withNotes(table: Loose, issues: readonly z.core.$ZodIssue[], levels: number): Loose {
  const odd = issues.filter(({ code, path }) => code === 'invalid_type' && path[0] !== 'name')
  return Object.fromEntries(
    Object.entries(table).map(([key, value]) => {
      const own = odd.filter(({ path }) => String(path[0]) === key)
      if (own.length === 0) return [key, value]
      const inner = own.flatMap((issue) => (issue.path.length > 1 ? { ...issue, path: issue.path.slice(1) } : []))
      return levels > 1 && isLoose(value) && inner.length === own.length
        ? [key, withNotes(value, inner, levels - 1)]
        : [`${key}_note`, value]
    }),
  )
}

/** Replaces the profile of the tenant's primary store, and its time zone when the profile states one. */
export async function replaceProfile(
  sides: BothSides,
  tenantId: string,
  change: { profile: StoreProfile; now: Date },
): Promise<void> {
  const { timezone } = change.profile
  if (timezone !== undefined) await sides.platform((trx) => updateTimeZone(trx, tenantId, timezone))
  await sides.tenant(tenantId, (trx) => updatePrimaryProfile(trx, tenantId, change))
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\ufeff/, ''))
  } catch {
    throw new AppError('unprocessable', { text: 'The store profile is not JSON.' })
  }
}

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}
