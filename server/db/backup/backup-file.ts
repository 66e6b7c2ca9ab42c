import { createReadStream, createWriteStream, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream'
import { finished } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import type { SqlSession } from '#server/db/migrate.ts'
import { BackupUnreadable } from './backup-lines.ts'
import { writeBackup } from './write-backup.ts'

/** `econcierge-2026-11-21T10-00-00.gz`: sorts by time. */
export const backupName = (now: Date): string => `econcierge-${now.toISOString().slice(0, 19).replaceAll(':', '-')}.gz`

/** The lines of a gzipped backup, from its first each time it is called. Throws BackupUnreadable for what is no gzip. */
export function readLines(path: string): () => AsyncIterable<string> {
  return async function* () {
    const text = pipeline(createReadStream(path), createGunzip(), () => {}).setEncoding('utf8')
    let rest = ''
    try {
      for await (const piece of text) {
        const lines = (rest + String(piece)).split('\n')
        rest = lines.pop() ?? ''
        yield* lines
      }
    } catch (error) {
      if (error instanceof Error && 'code' in error && String(error.code).startsWith('Z_'))
        throw new BackupUnreadable('This is not a backup of eConcierge, or it is damaged.')
      throw error
    }
    if (rest !== '') yield rest
  }
}

/** Writes a backup beside its name and moves it there once it is whole, so that no half of one is ever taken for a backup. */
export async function writeBackupFile(owner: SqlSession, path: string, now: Date): Promise<void> {
  const unfinished = `${path}.unfinished`
  const gzip = createGzip()
  const file = createWriteStream(unfinished, { mode: 0o600, flush: true })
  gzip.pipe(file)
  await writeBackup(owner, { now }, async (line) => {
    if (!gzip.write(`${line}\n`)) await new Promise((resolve) => gzip.once('drain', resolve))
  })
  gzip.end()
  await finished(file)
  renameSync(unfinished, path)
}

const KEPT_BACKUPS = 14

/** Writes one more backup into the folder and removes the oldest beyond fourteen. */
export async function addBackup(owner: SqlSession, folder: string, now: Date): Promise<void> {
  mkdirSync(folder, { recursive: true })
  await writeBackupFile(owner, join(folder, backupName(now)), now)
  const backups = readdirSync(folder).filter((name) => /^econcierge-[\dT-]+\.gz$/.test(name))
  for (const name of backups.toSorted().slice(0, -KEPT_BACKUPS)) rmSync(join(folder, name))
}
