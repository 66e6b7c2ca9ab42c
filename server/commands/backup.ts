import { existsSync, mkdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { readConfig } from '#server/config.ts'
import { backupName, writeBackupFile } from '#server/db/backup/backup-file.ts'
import { runCommand, UsageError } from './explain-failure.ts'
import { openConfigured } from './open-configured.ts'

const USAGE = `Writes everything the database holds to one file. The server may run on; on the embedded database, stop it first, or
set BACKUP_DIR and let the server write a backup each night.

  npm run backup -- [--to backup.gz]

  --to   the file to write; without it, a new file in ./backups`

await runCommand('backup', async () => {
  const { values } = parseArgs({ options: { to: { type: 'string' }, help: { type: 'boolean' } } })
  if (values.help === true) return console.log(USAGE)
  const now = new Date()
  const path = values.to ?? join('backups', backupName(now))
  if (existsSync(path)) throw new UsageError(`${path} exists already. Name another file.`)
  mkdirSync(dirname(path), { recursive: true })
  const database = await openConfigured(readConfig(process.env))
  try {
    await writeBackupFile(database.owner, path, now)
  } finally {
    await database.close()
  }
  console.log(`backed up to ${path}, ${Math.ceil(statSync(path).size / 1024).toLocaleString('en-US')} KB`)
})
