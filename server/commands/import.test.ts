import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { StoreProfile } from '#contract/store-profile.ts'
import { openEmbedded } from '#server/db/open-database.ts'
import { loadProducts } from '#server/db/products.ts'

const folder = mkdtempSync(join(tmpdir(), 'import-'))
const dataDir = join(folder, 'data')
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const COMMAND = new URL('./import.ts', import.meta.url).pathname

function start(args: string[]): ChildProcess {
  const env = { PATH: process.env.PATH, DATA_DIR: dataDir, NODE_ENV: 'test' }
  return spawn(process.execPath, [COMMAND, ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] })
}

function run(...args: string[]): Promise<{ code: number | null; out: string; err: string }> {
  return new Promise((resolve) => {
    const child = start(args)
    let [out, err] = ['', '']
    child.stdout?.on('data', (chunk: Buffer) => (out += chunk.toString()))
    child.stderr?.on('data', (chunk: Buffer) => (err += chunk.toString()))
    child.once('close', (code) => resolve({ code, out, err }))
  })
}

function file(name: string, content: string): string {
  const path = join(folder, name)
  writeFileSync(path, content)
  return path
}

/** What a tenant holds, read as the server would. */
async function readTenant(slug: string) {
  const database = await openEmbedded({ dataDir })
  try {
    const tenant = await database.db.platform((trx) =>
      trx.selectFrom('tenants').select(['id', 'time_zone', 'name']).where('slug', '=', slug).executeTakeFirst(),
    )
    if (tenant === undefined) return null
    return await database.db.tenant(tenant.id, async (trx) => {
      const agents = await trx.selectFrom('agents').selectAll().where('tenant_id', '=', tenant.id).execute()
      const store = await trx
        .selectFrom('stores')
        .select('profile')
        .where('tenant_id', '=', tenant.id)
        .executeTakeFirstOrThrow()
      const products = await loadProducts(trx, tenant.id)
      return { ...tenant, agents, profile: StoreProfile.parse(store.profile), products }
    })
  } finally {
    await database.close()
  }
}

const MENU = file('menu.csv', 'sku,name,price\nA,Blue,30\nB,Green,20\n')
const PROFILE = { name: 'Corner Garden', timezone: 'America/Denver', rooftop: { open: true } }

describe('npm run import', { timeout: 120_000 }, () => {
  it('makes a tenant with its profile, menu, first agent and keys', async () => {
    const store = file('store.json', JSON.stringify(PROFILE))
    const made = await run('--tenant', 'corner', '--store', store, '--catalog', MENU, '--create')
    expect(made).toMatchObject({ code: 0, err: '' })
    const agentKey = /^agent key: (ak_[\w-]{24,})$/m.exec(made.out)?.[1]
    expect(made.out).toMatch(/^store key: sk_[\w-]{40,}/m)
    expect(await readTenant('corner')).toMatchObject({
      name: 'Corner Garden',
      time_zone: 'America/Denver',
      profile: PROFILE,
      agents: [{ agent_key: agentKey, status: 'active' }],
      products: [{ productId: 'A' }, { productId: 'B' }],
    })
  })

  it('replaces menu and profile of a tenant that is there', async () => {
    const menu = file('next.csv', 'sku,name,price\nB,Green,25\nC,Red,10\n')
    const store = file('moved.json', JSON.stringify({ ...PROFILE, timezone: 'America/Chicago' }))
    const done = await run('--tenant', 'corner', '--store', store, '--catalog', menu)
    expect(done).toMatchObject({ code: 0, err: '' })
    expect(done.out).toContain('1 new, 1 changed, 1 gone')
    const tenant = await readTenant('corner')
    expect(tenant).toMatchObject({ time_zone: 'America/Chicago', products: [{ priceCents: 2500 }, { productId: 'C' }] })
  })

  it('refuses what it cannot use, names it, and changes nothing', async () => {
    const before = await readTenant('corner')
    const bad = file('bad.csv', 'sku,name,price\nA,Blue,30\nB,Green,-1\n')
    const refused = await run('--tenant', 'corner', '--catalog', bad)
    expect(refused.code).toBe(1)
    expect(refused.out).toContain('line 3, price: the price is negative')
    const zone = file('zone.json', JSON.stringify({ name: 'X', timezone: 'Mars/Olympus' }))
    for (const args of [
      [],
      ['--tenant', 'nobody', '--catalog', MENU],
      ['--tenant', 'corner', '--catalog', MENU, '--create'],
      ['--tenant', 'corner', '--catalog', join(folder, 'absent.csv')],
      ['--tenant', 'corner', '--store', zone, '--catalog', MENU],
      ['--tenant', 'corner', '--store', MENU],
      ['--tenant', 'corner', '--catalog', MENU, '--force'],
    ]) {
      const { code, err } = await run(...args)
      expect(code, args.join(' ')).toBe(1)
      expect(err, args.join(' ')).not.toMatch(/\n\s+at |^\s*$/)
    }
    expect(await readTenant('corner')).toEqual(before)
  })

  it('says what to do while a server holds the data folder', async () => {
    const server = await openEmbedded({ dataDir })
    try {
      const { code, err } = await run('--tenant', 'corner', '--catalog', MENU)
      expect(code).toBe(1)
      expect(err).toContain('POST /api/admin/catalog/import')
    } finally {
      await server.close()
    }
  })

  it('leaves the old menu or the new one, whole, when it is killed', async () => {
    const rows = (letter: string) => Array.from({ length: 8000 }, (_, i) => `${letter}${i},Item ${i},5`).join('\n')
    const menus = ['K', 'L'].map((letter) => file(`${letter}.csv`, `sku,name,price\n${rows(letter)}`))
    const wholeMs = await killDuring(start(['--tenant', 'corner', '--catalog', menus[0] ?? '']), null)
    for (const share of [0.3, 0.5, 0.65, 0.8, 0.9]) {
      await killDuring(start(['--tenant', 'corner', '--catalog', menus[1] ?? '']), wholeMs * share)
      const products = (await readTenant('corner'))?.products ?? []
      expect(products).toHaveLength(8000)
      expect(new Set(products.map((product) => product.productId.slice(0, 1))).size).toBe(1)
    }
  })
})

/** Kills the process so long after it has read the file and goes on to write; null lets it end. Returns how long it went on. */
function killDuring(child: ChildProcess, afterMs: number | null): Promise<number> {
  return new Promise((resolve) => {
    let readAt = 0
    child.stdout?.once('data', () => {
      readAt = performance.now()
      if (afterMs !== null) setTimeout(() => child.kill('SIGKILL'), afterMs)
    })
    child.once('close', () => resolve(performance.now() - readAt))
  })
}
