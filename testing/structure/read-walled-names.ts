import { readdirSync, readFileSync } from 'node:fs'

const MIGRATIONS = new URL('../../server/db/migrations/', import.meta.url)

/** The names of the tenant tables as the migrations make them; walls.db.test.ts compares the database with its rules. */
export function readWalledNames(): ReadonlySet<string> {
  const names = readdirSync(MIGRATIONS).flatMap((file) => {
    const text = readFileSync(new URL(file, MIGRATIONS), 'utf8')
    return [...text.matchAll(/wall_tenant_table\('(\w+)'\)/g)].map((match) => match[1] ?? '')
  })
  return new Set(names)
}
