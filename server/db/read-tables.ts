import type { SqlSession } from './migrate.ts'

export type Column = { name: string; type: string; isGenerated: boolean }
export type ForeignKey = {
  name: string
  columns: string[]
  target: string
  targetColumns: string[]
  onDelete: string
  onUpdate: string
}
export type Key = { name: string; kind: 'primary' | 'unique' | 'exclude'; columns: string[] }

/** A table of the product as the database itself describes it. */
export type Table = {
  name: string
  isWalled: boolean
  isUnlogged: boolean
  columns: Column[]
  /** Primary key, unique constraints and unique indexes. Expressions count as columns named ''. */
  keys: Key[]
  foreignKeys: ForeignKey[]
  /** The first value that each checked column allows: `status in ('active', …)`. */
  allowed: Map<string, string>
  triggers: string[]
}

const QUERY = `
  select c.relname as name, c.relpersistence = 'u' as unlogged,
    (select json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod), 'isGenerated', a.attgenerated <> '') order by a.attnum)
      from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns,
    (select coalesce(json_agg(json_build_object('name', i.relname,
        'kind', case when x.indisprimary then 'primary' when x.indisexclusion then 'exclude' else 'unique' end,
        'columns', (select json_agg(coalesce(a.attname, '') order by k.ord)
          from unnest(x.indkey::int2[]) with ordinality k(num, ord)
          left join pg_attribute a on a.attrelid = c.oid and a.attnum = k.num and k.num > 0 where k.ord <= x.indnkeyatts)) order by i.relname), '[]')
      from pg_index x join pg_class i on i.oid = x.indexrelid
      where x.indrelid = c.oid and (x.indisunique or x.indisexclusion)) as keys,
    (select coalesce(json_agg(json_build_object('name', f.conname, 'target', t.relname, 'onDelete', f.confdeltype, 'onUpdate', f.confupdtype,
        'columns', (select json_agg(a.attname order by k.ord) from unnest(f.conkey) with ordinality k(num, ord)
          join pg_attribute a on a.attrelid = f.conrelid and a.attnum = k.num),
        'targetColumns', (select json_agg(a.attname order by k.ord) from unnest(f.confkey) with ordinality k(num, ord)
          join pg_attribute a on a.attrelid = f.confrelid and a.attnum = k.num)) order by f.conname), '[]')
      from pg_constraint f join pg_class t on t.oid = f.confrelid where f.conrelid = c.oid and f.contype = 'f') as foreign_keys,
    (select coalesce(json_agg(pg_get_constraintdef(k.oid)), '[]') from pg_constraint k where k.conrelid = c.oid and k.contype = 'c') as checks,
    (select coalesce(json_agg(g.tgname), '[]') from pg_trigger g where g.tgrelid = c.oid and not g.tgisinternal) as triggers
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname = 'public' and c.relkind in ('r', 'p') and c.relname <> 'schema_migrations'
  order by c.relname`

type Described = {
  name: string
  unlogged: boolean
  columns: Column[]
  keys: Key[]
  foreign_keys: ForeignKey[]
  checks: string[]
  triggers: string[]
}

/** Every table of the product, parents before the tables that point to them. */
export async function readTables(owner: Pick<SqlSession, 'query'>): Promise<Table[]> {
  const rows = await owner.query(`select json_agg(t)::text as tables from (${QUERY}) t`)
  const described: Described[] = JSON.parse(String(rows[0]?.tables))
  return parentsFirst(
    described.map((table) => ({
      name: table.name,
      isWalled: table.columns.some((column) => column.name === 'tenant_id'),
      isUnlogged: table.unlogged,
      columns: table.columns,
      keys: table.keys,
      foreignKeys: table.foreign_keys,
      allowed: new Map(table.checks.flatMap(readAllowed)),
      triggers: table.triggers,
    })),
  )
}

function readAllowed(check: string): [string, string][] {
  const match = /\(\(?"?(\w+)"?\)? = ANY \(ARRAY\['([^']*)'/.exec(check)
  const [, column, value] = match ?? []
  return column === undefined || value === undefined ? [] : [[column, value]]
}

function parentsFirst(tables: Table[]): Table[] {
  const sorted: Table[] = []
  const add = (table: Table) => {
    if (sorted.includes(table)) return
    for (const { target } of table.foreignKeys) {
      const parent = tables.find((candidate) => candidate.name === target)
      if (parent !== undefined && parent !== table) add(parent)
    }
    if (!sorted.includes(table)) sorted.push(table)
  }
  for (const table of tables) add(table)
  return sorted
}
