import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { readConfig } from '#server/config.ts'
import { readLines, writeBackupFile } from '#server/db/backup/backup-file.ts'
import { restoreAll } from '#server/db/backup/restore-backup.ts'
import { checkRestored } from '#server/db/backup/write-backup.ts'
import { runCommand, UsageError } from './explain-failure.ts'
import { openConfigured } from './open-configured.ts'

const USAGE = `Moves the embedded database of DATA_DIR to a PostgreSQL server, whose database must be empty. Stop eConcierge first; the
embedded data stays as it is. Then start eConcierge with DATABASE_URL.

  npm run move -- --to postgres://user@host/database`

await runCommand('move', async () => {
  const { values } = parseArgs({ options: { to: { type: 'string' } } })
  if (values.to === undefined) throw new UsageError(USAGE)
  const { dataDir } = readConfig(process.env)
  const folder = mkdtempSync(join(tmpdir(), 'econcierge-move-'))
  const file = join(folder, 'backup.gz')
  try {
    const source = await openConfigured({ dataDir, databaseUrl: null })
    try {
      await writeBackupFile(source.owner, file, new Date())
    } finally {
      await source.close()
    }
    const target = await openConfigured({ dataDir, databaseUrl: values.to })
    try {
      const rows = await checkRestored(target.owner, await restoreAll(target.owner, readLines(file)))
      console.log(`moved ${rows.toLocaleString('en-US')} rows; every count and checksum agrees`)
    } finally {
      await target.close()
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
