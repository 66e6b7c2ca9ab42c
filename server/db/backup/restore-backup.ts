import * as z from 'zod'
import type { SqlSession } from '#server/db/migrate.ts'
import type { Table } from '#server/db/read-tables.ts'
import {
  BackupFoot,
  BackupHead,
  BackupUnreadable,
  type Block,
  parseBlock,
  type TableSum,
  writableColumns,
} from './backup-lines.ts'
import { type LaterColumns, openTables, sumTenant } from './read-rows.ts'
import { compareSums } from './sum-rows.ts'

type Query = SqlSession['query']
type Lines = () => AsyncIterable<string>

/** Why a backup is not restored, in words for the operator. */
export class RestoreRefused extends Error {}

/** The sums that were backed up, and what to leave out of those that they are compared with. */
export type Restored = { sums: TableSum[]; later: LaterColumns }

/** Fills an empty, migrated database. One transaction: it is all there, or nothing is. */
export async function restoreAll(owner: SqlSession, lines: Lines): Promise<Restored> {
  return owner.transaction(async (query) => {
    const tables = await openByName(query)
    const later = new Map<string, string[]>()
    const [found] = await query('select count(*)::int as tenants from tenants')
    if (found?.tenants !== 0) throw new RestoreRefused('The database already holds tenants: restore into an empty one.')
    for (const table of [...tables.values()].toReversed()) if (!table.isWalled) await query(`delete from ${table.name}`)
    let sums: TableSum[] | null = null
    let entered: string | null = null
    await readBackup(lines, {
      head: (head) => checkMigrations(query, head),
      block: async (block) => {
        if (block.tenant !== null && block.tenant !== entered) {
          await query('select set_tenant($1::uuid)', [block.tenant])
          entered = block.tenant
        }
        const table = tableOf(tables, block)
        later.set(table.name, await insertBlock(query, table, { block, filter: '' }))
      },
      foot: (foot) => {
        sums = foot
      },
    })
    if (sums === null) throw new BackupUnreadable('The backup ends before its end.')
    return { sums, later }
  })
}

/**
 * Puts one tenant back as it was, in place of whatever is there of it now; every other tenant stays untouched. People keep
 * their accounts: whoever signs in with an address that has since been taken by a new account is left out of the team.
 * Throws RestoreRefused, and leaves everything as it was, where a count or sum of the tenant's tables is not the backup's.
 */
export async function restoreTenant(
  owner: SqlSession,
  lines: Lines,
  slug: string,
): Promise<{ tenantId: string; rows: number }> {
  const { tenantId, members } = await findInBackup(lines, slug)
  return owner.transaction(async (query) => {
    const tables = await openByName(query)
    const later = new Map<string, string[]>()
    await query('delete from tenants where id = $1', [tenantId])
    await query('select set_tenant($1::uuid)', [tenantId])
    let sums: TableSum[] | null = null
    await readBackup(lines, {
      head: (head) => checkMigrations(query, head),
      block: async (block) => {
        const table = tableOf(tables, block)
        const filter = block.tenant === null ? referenceFilter(table) : block.tenant === tenantId ? '' : null
        if (filter === null) return
        later.set(table.name, await insertBlock(query, table, { block, filter, values: { tenantId, members } }))
      },
      foot: (all) => {
        sums = all.filter(({ tenant }) => tenant === tenantId)
      },
    })
    if (sums === null) throw new BackupUnreadable('The backup ends before its end.')
    return { tenantId, rows: compareTenant(sums, await sumTenant(query, tenantId, later)) }
  })
}

/** The number of rows that agree. */
function compareTenant(expected: readonly TableSum[], found: readonly TableSum[]): number {
  const differences = compareSums(expected, found)
  if (differences.length > 0) throw new RestoreRefused(`What was restored differs:\n${differences.join('\n')}`)
  return found.reduce((rows, sum) => rows + sum.rows, 0)
}

/** Which rows of a reference table belong to the tenant $2, whose members are $3; null for none of them. */
function referenceFilter(table: Table): string | null {
  if (table.name === 'tenants') return 'r.id = $2::uuid and $3::uuid[] is not null'
  if (table.name === 'users') return 'r.id = any($3::uuid[]) and $2::uuid is not null'
  if (table.name === 'memberships')
    return 'r.tenant = $2::uuid and $3::uuid[] is not null and exists (select 1 from users u where u.id = r.user_id)'
  const link = table.columns.some((column) => column.name === 'tenant')
  return link ? 'r.tenant = $2::uuid and $3::uuid[] is not null' : null
}

async function openByName(query: Query): Promise<Map<string, Table>> {
  return new Map((await openTables(query)).map((table) => [table.name, table]))
}

function tableOf(tables: Map<string, Table>, block: Block): Table {
  const table = tables.get(block.table)
  if (table === undefined) throw new RestoreRefused(`This version knows no table ${block.table}.`)
  return table
}

/** Columns that came with later migrations take their default, and are returned: an older backup goes into a newer version. */
async function insertBlock(
  query: Query,
  table: Table,
  order: { block: Block; filter: string; values?: { tenantId: string; members: string[] } },
): Promise<string[]> {
  const { block, filter, values } = order
  const [first] = await query(
    'select coalesce(array_agg(k), array[]::text[]) as keys from jsonb_object_keys($1::jsonb->0) k',
    [block.rows],
  )
  const kept = z.array(z.string()).parse(first?.keys)
  const unknown = kept.filter((name) => !table.columns.some((column) => column.name === name))
  if (unknown.length > 0) throw new RestoreRefused(`This version knows no column ${unknown[0]} of ${table.name}.`)
  const columns = writableColumns(table)
    .filter((name) => kept.includes(name))
    .join(', ')
  await query(
    `insert into ${table.name} (${columns}) select ${columns} from jsonb_populate_recordset(null::${table.name}, $1::jsonb) r` +
      (filter === '' ? '' : ` where ${filter} on conflict do nothing`),
    filter === '' || values === undefined ? [block.rows] : [block.rows, values.tenantId, values.members],
  )
  return table.columns.map((column) => column.name).filter((name) => !kept.includes(name))
}

async function checkMigrations(query: Query, head: BackupHead): Promise<void> {
  const here = new Set((await query('select name from schema_migrations')).map((row) => row.name))
  const newer = head.migrations.find((name) => !here.has(name))
  if (newer !== undefined) throw new RestoreRefused(`The backup is of a newer version: it knows ${newer}.`)
}

const Membership = z.object({ tenant: z.string(), user_id: z.string() })

async function findInBackup(lines: Lines, slug: string): Promise<{ tenantId: string; members: string[] }> {
  let tenantId: string | undefined
  const members: string[] = []
  await readBackup(lines, {
    head: (head) => {
      tenantId = head.tenants.find((tenant) => tenant.slug === slug)?.id
    },
    block: (block) => {
      if (block.table !== 'memberships') return
      for (const row of z.array(Membership).parse(JSON.parse(block.rows)))
        if (row.tenant === tenantId) members.push(row.user_id)
    },
    foot: () => {},
  })
  if (tenantId === undefined) throw new RestoreRefused(`The backup holds no tenant ${slug}.`)
  return { tenantId, members }
}

async function readBackup(
  lines: Lines,
  take: {
    head: (head: BackupHead) => Promise<void> | void
    block: (block: Block) => Promise<void> | void
    foot: (sums: TableSum[]) => void
  },
): Promise<void> {
  let isFirst = true
  for await (const line of lines()) {
    if (isFirst) {
      const head = BackupHead.safeParse(parseJson(line))
      if (!head.success) throw new BackupUnreadable('This is not a backup of eConcierge.')
      await take.head(head.data)
      isFirst = false
      continue
    }
    const block = parseBlock(line)
    if (block === null) take.foot(BackupFoot.parse(parseJson(line)).sums)
    else await take.block(block)
  }
}

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    throw new BackupUnreadable('A line of the backup cannot be read.')
  }
}
