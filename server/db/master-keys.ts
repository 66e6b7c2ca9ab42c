import { createHash, randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

export type MasterKey = { id: string; bytes: Buffer }

/** The operator's keys, newest first. The newest wraps; the others still unwrap until nothing is wrapped by them. */
export type MasterKeys = {
  newest: () => MasterKey
  /** Null for a key that the operator has taken away. Looks again where the keys come from before it says so. */
  find: (id: string) => MasterKey | null
}

const KEY_BYTES = 32

/** Reads the keys from text: base64, 32 bytes each, one a line. Throws an Error that says what is wrong and shows no key. */
export function createMasterKeys(read: () => string): MasterKeys {
  let keys = parseKeys(read())
  return {
    newest: () => keys[0],
    find: (id) => {
      const known = keys.find((key) => key.id === id)
      if (known !== undefined) return known
      keys = parseKeys(read())
      return keys.find((key) => key.id === id) ?? null
    },
  }
}

/** Keys in a file, which may change while the server runs. `create` makes it with one key where there is none. */
export function openMasterKeyFile(path: string, options: { create: boolean }): MasterKeys {
  if (options.create) createFile(path)
  return createMasterKeys(() => readFileSync(path, 'utf8'))
}

/** A fresh key as one line of the file. */
export function drawMasterKey(): string {
  return randomBytes(KEY_BYTES).toString('base64')
}

function createFile(path: string): void {
  mkdirSync(dirname(path), { recursive: true })
  try {
    writeFileSync(path, `${drawMasterKey()}\n`, { flag: 'wx', mode: 0o600 })
  } catch (error) {
    const isThere = error instanceof Error && 'code' in error && error.code === 'EEXIST'
    if (!isThere) throw error
  }
}

function parseKeys(text: string): [MasterKey, ...MasterKey[]] {
  const [newest, ...older] = text
    .split(/[\s,]+/)
    .filter((line) => line !== '')
    .map(parseKey)
  if (newest === undefined) throw new Error('There is no master key.')
  return [newest, ...older]
}

function parseKey(line: string): MasterKey {
  const bytes = Buffer.from(line, 'base64')
  if (bytes.length !== KEY_BYTES) throw new Error('A master key is 32 bytes in base64, one a line.')
  return { id: createHash('sha256').update('master key id').update(bytes).digest('hex').slice(0, 16), bytes }
}
