import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'

const KEPT_MS = 60 * 24 * 60 * 60 * 1000
const HASHED = /-[\w-]{8}\.(?:js|css)$/

/**
 * Moves the files of the build before out of the way of the next one, and forgets those of two months ago. A page that
 * stands open over a deploy still asks for them.
 */
export function keepFormerFiles(folder: string, keptFolder: string, now = Date.now()): void {
  if (!existsSync(folder)) return
  mkdirSync(keptFolder, { recursive: true })
  for (const name of readdirSync(folder).filter((found) => HASHED.test(found))) {
    const kept = join(keptFolder, name)
    renameSync(join(folder, name), kept)
    utimesSync(kept, now / 1000, now / 1000)
  }
  for (const name of readdirSync(keptFolder)) {
    const kept = join(keptFolder, name)
    if (now - statSync(kept).mtimeMs > KEPT_MS) rmSync(kept)
  }
}
