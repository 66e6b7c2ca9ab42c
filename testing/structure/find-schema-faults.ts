import type { ForeignKey, Table } from '#server/db/read-tables.ts'

const CASCADE_OR_RESTRICT = ['a', 'r', 'c']

/** Where tables break the rules that let a tenant's rows live on one node of many. Empty when they keep them. */
export function findSchemaFaults(tables: readonly Table[]): string[] {
  const walled = new Set(tables.filter((table) => table.isWalled).map((table) => table.name))
  return tables.flatMap((table) => [
    ...(table.triggers.length > 0 ? [`${table.name}: has a trigger`] : []),
    ...(table.isUnlogged ? [`${table.name}: is unlogged`] : []),
    ...keyFaults(table),
    ...table.foreignKeys.flatMap((key) => foreignKeyFaults(table, key, walled)),
  ])
}

function keyFaults({ name, isWalled, keys, columns }: Table): string[] {
  const faults: string[] = []
  if (!keys.some((key) => key.kind === 'primary')) faults.push(`${name}: has no primary key`)
  if (!isWalled) return faults
  const tenant = columns.find((column) => column.name === 'tenant_id')
  if (tenant?.type !== 'uuid') faults.push(`${name}: tenant_id is not a uuid`)
  for (const key of keys) {
    if (key.columns[0] !== 'tenant_id') faults.push(`${name}: ${key.name} does not begin with tenant_id`)
  }
  return faults
}

function foreignKeyFaults(table: Table, key: ForeignKey, walled: ReadonlySet<string>): string[] {
  const name = `${table.name}: ${key.name}`
  const faults: string[] = []
  if (!CASCADE_OR_RESTRICT.includes(key.onDelete)) faults.push(`${name} does not cascade or restrict`)
  if (!CASCADE_OR_RESTRICT.includes(key.onUpdate)) faults.push(`${name} changes keys on update`)
  if (!walled.has(key.target)) return faults
  if (!table.isWalled) return [...faults, `${name} points from a reference table into a tenant's`]
  if (key.columns[0] !== 'tenant_id' || key.targetColumns[0] !== 'tenant_id')
    faults.push(`${name} does not begin with tenant_id`)
  return faults
}
