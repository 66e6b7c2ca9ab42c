import { parseArgs } from 'node:util'
import { readConfig } from '#server/config.ts'
import { readLines } from '#server/db/backup/backup-file.ts'
import { restoreAll, restoreTenant } from '#server/db/backup/restore-backup.ts'
import { checkRestored } from '#server/db/backup/write-backup.ts'
import { runCommand, UsageError } from './explain-failure.ts'
import { openConfigured } from './open-configured.ts'

const USAGE = `Restores a backup into an empty database, or puts one tenant back as it was in the backup.

  npm run restore -- --from backup.gz [--tenant slug --yes]

  --tenant   this tenant alone: all it holds now is replaced by what the backup holds of it
  --yes      needed with --tenant, because what happened since the backup is lost`

await runCommand('restore', async () => {
  const { values } = parseArgs({
    options: { from: { type: 'string' }, tenant: { type: 'string' }, yes: { type: 'boolean', default: false } },
  })
  const { from, tenant } = values
  if (from === undefined) throw new UsageError(USAGE)
  if (tenant !== undefined && !values.yes)
    throw new UsageError(`Everything ${tenant} did since the backup will be lost. Say --yes to go on.`)
  const database = await openConfigured({ ...readConfig(process.env) })
  try {
    if (tenant === undefined) {
      const restored = await restoreAll(database.owner, readLines(from))
      const rows = await checkRestored(database.owner, restored)
      console.log(`restored ${rows.toLocaleString('en-US')} rows; every count and checksum agrees`)
    } else {
      const { tenantId, rows } = await restoreTenant(database.owner, readLines(from), tenant)
      const counted = rows.toLocaleString('en-US')
      console.log(`restored ${tenant} (${tenantId}): ${counted} rows; every count and checksum agrees`)
    }
  } finally {
    await database.close()
  }
})
