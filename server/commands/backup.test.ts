import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { findPostgres, runOnServer, withDatabase } from '#testing/find-postgres.ts'

const folder = mkdtempSync(join(tmpdir(), 'backup-'))
const server = await findPostgres()
const target = `econcierge_move_${randomBytes(4).toString('hex')}`
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true })
  if (server !== null) await runOnServer(server, `drop database if exists ${target} with (force)`)
})

function run(command: string, dataDir: string, ...args: string[]): Promise<{ code: number | null; said: string }> {
  const env = { PATH: process.env.PATH, DATA_DIR: join(folder, dataDir), NODE_ENV: 'test' }
  const path = new URL(`./${command}.ts`, import.meta.url).pathname
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [path, ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] })
    let said = ''
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (said += chunk.toString()))
    child.once('close', (code) => resolve({ code, said }))
  })
}

const file = join(folder, 'shop.gz')

test('the embedded database is backed up to a file, restored elsewhere, and one tenant put back after a question', async () => {
  const menu = join(folder, 'menu.csv')
  writeFileSync(menu, 'product_id,name,category,price,stock\np1,First flower,flower,30,5\n')
  expect(await run('import', 'one', '--tenant', 'lantern', '--catalog', menu, '--create')).toMatchObject({ code: 0 })
  expect(await run('backup', 'one', '--to', file)).toMatchObject({ code: 0 })
  expect(existsSync(`${file}.unfinished`)).toBe(false)
  expect(await run('backup', 'one', '--to', file)).toEqual({
    code: 1,
    said: `${file} exists already. Name another file.\n`,
  })

  const restored = await run('restore', 'two', '--from', file)
  expect(restored).toMatchObject({
    code: 0,
    said: expect.stringMatching(/restored \d+ rows; every count and checksum agrees/),
  })
  expect((await run('restore', 'two', '--from', file)).said).toContain('restore into an empty one')
  expect((await run('restore', 'two', '--from', file, '--tenant', 'lantern')).said).toContain('Say --yes to go on')
  expect(await run('restore', 'two', '--from', file, '--tenant', 'lantern', '--yes')).toMatchObject({
    code: 0,
    said: expect.stringMatching(/restored lantern \([0-9a-f-]{36}\): \d+ rows; every count and checksum agrees/),
  })
})

test('a file that is no backup, and none at all, are told in a line', async () => {
  const stranger = join(folder, 'stranger.gz')
  writeFileSync(stranger, 'not even gzip')
  const { code, said } = await run('restore', 'three', '--from', stranger)
  expect({ code, lines: said.trim().split('\n').length }).toEqual({ code: 1, lines: 1 })
  expect((await run('restore', 'three', '--from', join(folder, 'nowhere.gz'))).said).toContain('no such file')
  expect((await run('restore', 'three')).said).toContain('npm run restore')
  expect(readFileSync(stranger, 'utf8')).toBe('not even gzip')
})

test.runIf(server !== null)('the embedded database moves to PostgreSQL in one command', async () => {
  if (server === null) return
  await runOnServer(server, `create database ${target}`)
  const moved = await run('move', 'one', '--to', withDatabase(server, target))
  expect(moved).toMatchObject({
    code: 0,
    said: expect.stringMatching(/moved \d+ rows; every count and checksum agrees/),
  })
  const again = await run('move', 'one', '--to', withDatabase(server, target))
  expect(again).toMatchObject({ code: 1, said: expect.stringContaining('restore into an empty one') })
})
