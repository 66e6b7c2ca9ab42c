import { readdirSync, readFileSync } from 'node:fs'

const MIGRATIONS = new URL('../../server/db/migrations/', import.meta.url)

/** The names of the tenant tables as the migrations leave them; walls.db.test.ts compares the database with its rules. */
export function readWalledNames(): ReadonlySet<string> {
  const names = new Set<string>()
  for (const file of readdirSync(MIGRATIONS).sort()) {
    const text = readFileSync(new URL(file, MIGRATIONS), 'utf8')
    for (const [, name = ''] of text.matchAll(/wall_tenant_table\('(\w+)'\)/g)) names.add(name)
    // A table that moved to the platform's side later lost its wall.
    for (const [, name = ''] of text.matchAll(/drop policy tenant_wall on (\w+)/g)) names.delete(name)
  }
  return names
}
