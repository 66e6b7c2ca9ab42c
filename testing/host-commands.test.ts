import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { recordAudit } from '#server/db/audit-log.ts'
import { openEmbedded } from '#server/db/open-database.ts'
import { makeTenant, type TestTenant } from './factories.ts'

const folder = mkdtempSync(join(tmpdir(), 'host-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

let tenant: TestTenant
beforeAll(async () => {
  const { db, close } = await openEmbedded({ dataDir: folder })
  tenant = await makeTenant(db, { products: null })
  for (const subject of ['First', 'Second', 'Third']) {
    const who = { actor: 'owner@shop.example', role: 'admin', address: null, now: new Date() }
    await db.tenant(tenant.id, (trx) => recordAudit(trx, tenant.id, who, { action: 'settings.changed', subject }))
  }
  await close()
}, 60_000)

test('a super admin is made and unmade on the host, and the log tells of both', async () => {
  const { email } = tenant.members.admin
  expect(await run('super-admin', email)).toEqual({ code: 0, text: `${email} is a super admin now.` })
  expect((await run('super-admin', email)).text).toContain('Nothing was changed')
  expect(await run('super-admin', email, '--revoke')).toEqual({ code: 0, text: `${email} is no longer a super admin.` })
  expect(await run('super-admin', 'nobody@shop.example')).toMatchObject({ code: 1 })
  const { owner, close } = await openEmbedded({ dataDir: folder })
  const rows = await owner.query('select action, subject from operator_entries order by seq')
  await close()
  expect(rows).toEqual([
    { action: 'super-admin.granted', subject: email },
    { action: 'super-admin.revoked', subject: email },
  ])
}, 120_000)

test('verification finds every log whole, and names the first row that was tampered with', async () => {
  expect(await run('verify-audit')).toMatchObject({
    code: 0,
    text: expect.stringContaining(`${tenant.slug}: 3 entries, whole`),
  })
  const { owner, close } = await openEmbedded({ dataDir: folder })
  await owner.query(`update audit_entries set subject = 'Something else' where tenant_id = $1 and seq >= 2`, [
    tenant.id,
  ])
  await close()
  expect(await run('verify-audit')).toMatchObject({
    code: 1,
    text: expect.stringContaining(`${tenant.slug}: entry 2 is not as it was written`),
  })
}, 120_000)

function run(command: string, ...args: string[]): Promise<{ code: number | null; text: string }> {
  const child = spawn(process.execPath, [`server/commands/${command}.ts`, ...args], {
    env: { PATH: process.env.PATH, DATA_DIR: folder },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let text = ''
  const read = (chunk: Buffer) => {
    text += chunk.toString()
  }
  child.stdout.on('data', read)
  child.stderr.on('data', read)
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, text: text.trim() })))
}
