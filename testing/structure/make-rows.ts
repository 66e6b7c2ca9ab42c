import { randomUUID } from 'node:crypto'
import type { Table } from '#server/db/read-tables.ts'

/** What stands in a row: SQL literals by column, made from the table's own description. */
export type Literals = Map<string, string>

/** A row whose foreign keys point to the tenant's first row of each parent. Free text is a new id, unless a text is given. */
export function makeRow(
  table: Table,
  of: { tenant: string; parentOf: (target: string) => Literals | undefined; text?: string },
): Literals {
  const row: Literals = new Map()
  for (const { name, type, isGenerated } of table.columns) {
    if (!isGenerated) row.set(name, literal(type, { allowed: table.allowed.get(name), text: of.text }))
  }
  for (const { columns, target, targetColumns } of table.foreignKeys) {
    const parent = of.parentOf(target)
    columns.forEach((column, at) => {
      const value = parent?.get(targetColumns[at] ?? '')
      if (value !== undefined) row.set(column, value)
    })
  }
  const own = table.isWalled ? 'tenant_id' : table.name === 'tenants' ? 'id' : 'tenant'
  if (row.has(own)) row.set(own, `'${of.tenant}'`)
  return row
}

export function insertText(table: Table, row: Literals): string {
  return `insert into ${table.name} (${[...row.keys()].join(', ')}) values (${[...row.values()].join(', ')})`
}

const SAMPLES: [RegExp, (text: string | undefined) => string][] = [
  [/^uuid$/, () => `'${randomUUID()}'`],
  [/^(text|character varying)/, (text) => `'${text ?? ''}${randomUUID()}'`],
  [/^jsonb?$/, (text) => (text === undefined ? `'{}'` : `'{"said": "${text}"}'`)],
  [/^(integer|bigint|smallint)$/, () => '1'],
  [/^(real|double precision|numeric)/, () => '1'],
  [/^timestamp/, () => `'2026-01-01T00:00:00Z'`],
  [/^date$/, () => `'2026-01-01'`],
  [/^boolean$/, () => 'true'],
  [/\[\]$/, () => `'{}'`],
  [/^bytea$/, () => `'x'`],
]

function literal(type: string, { allowed, text }: { allowed: string | undefined; text: string | undefined }): string {
  if (allowed !== undefined) return `'${allowed}'`
  const sample = SAMPLES.find(([pattern]) => pattern.test(type))
  if (sample === undefined) throw new Error(`No sample value is known for the type ${type}`)
  return sample[1](text)
}
