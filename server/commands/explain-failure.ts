import { BackupUnreadable } from '#server/db/backup/backup-lines.ts'
import { RestoreRefused } from '#server/db/backup/restore-backup.ts'
import { DataFolderInUse } from '#server/db/data-lock.ts'

/** What the person at the terminal can do something about; it is printed without a stack. */
export class UsageError extends Error {}

const OLDEST_NODE = 24

/** Runs a command: words for what was to be expected, the whole error for what was not, and 1 as the exit code of both. */
export async function runCommand(name: string, work: () => Promise<void>): Promise<void> {
  try {
    if (Number(process.versions.node.split('.')[0]) < OLDEST_NODE)
      throw new UsageError(`Run this with npm run ${name}; Node ${process.version} is too old.`)
    await work()
  } catch (error) {
    console.error(isExpected(error) && error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}

function isExpected(error: unknown): boolean {
  if ([UsageError, BackupUnreadable, RestoreRefused, DataFolderInUse].some((kind) => error instanceof kind)) return true
  if (!(error instanceof Error)) return false
  const isArgument = 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
  const isFile = 'code' in error && ['ENOENT', 'EACCES', 'EISDIR'].includes(String(error.code))
  return isArgument || isFile || error.message.startsWith('The configuration')
}
