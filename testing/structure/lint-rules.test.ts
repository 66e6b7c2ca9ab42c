import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod'

/** One breach of each rule, planted in a copy of the house. `rule` is what the linter must say, and nothing else. */
type Planted = { title: string; path: string; code: string; rule: string | null }

const IMPORTS = 'eslint(no-restricted-imports)'
const many = (count: number) => Array.from({ length: count }, (_, line) => `  sum += ${line}`).join('\n')
const plant = (title: string, path: string, code: string): Planted => ({ title, path, code, rule: IMPORTS })

const DIRECTION_BREACHES: Planted[] = [
  plant('contract imports the server', 'contract/a1.ts', "import { x } from '#server/db/x.ts'\nx()"),
  plant('contract imports the concierge', 'contract/a2.ts', "import { x } from '#concierge/x.ts'\nx()"),
  plant('contract imports a type of the widget', 'contract/a3.ts', "export type { X } from '#widget/chat/x.ts'"),
  plant('contract reads files', 'contract/a4.ts', "import { readFileSync } from 'node:fs'\nreadFileSync('x')"),
  plant('concierge imports the server', 'concierge/a1.ts', "import { x } from '#server/db/x.ts'\nx()"),
  plant('concierge imports the browser', 'concierge/a2.ts', "import { x } from '#web/lib/x.ts'\nx()"),
  plant('concierge queries', 'concierge/a3.ts', "import { sql } from 'kysely'\nsql()"),
  plant('server imports the web', 'server/http/a1.ts', "import { x } from '#web/lib/x.ts'\nx()"),
  plant(
    'server imports the widget',
    'server/features/chat/a1.ts',
    "const x = await import('#widget/chat/x.ts')\nx.go()",
  ),
  plant('product imports its tests', 'server/features/chat/a2.ts', "import { x } from '#testing/x.ts'\nx()"),
  plant(
    'a feature imports a sibling',
    'server/features/chat/a3.ts',
    "import { x } from '#server/features/orders/x.ts'\nx()",
  ),
  plant(
    'a feature imports a sibling type',
    'server/features/chat/a4.ts',
    "import type { X } from '#server/features/orders/x.ts'\nexport type Y = X",
  ),
  plant(
    'a feature imports an adapter',
    'server/features/chat/a5.ts',
    "import { x } from '#server/adapters/mail/x.ts'\nx()",
  ),
  plant('a feature imports app.ts', 'server/features/chat/a6.ts', "import { x } from '#server/app.ts'\nx()"),
  plant('app.ts imports an adapter', 'server/app.ts', "import { x } from '#server/adapters/mail/x.ts'\nx()"),
  plant('an adapter imports app.ts', 'server/adapters/mail/a1.ts', "import { x } from '#server/app.ts'\nx()"),
  plant('the database imports a feature', 'server/db/a1.ts', "import { x } from '#server/features/chat/x.ts'\nx()"),
  plant(
    'a root file of the server imports a feature',
    'server/a1.ts',
    "import { x } from '#server/features/chat/x.ts'\nx()",
  ),
  plant('web imports the server', 'web/a1.ts', "import { x } from '#server/http/x.ts'\nx()"),
  plant('web imports the concierge', 'web/features/builder/a1.ts', "import { x } from '#concierge/x.ts'\nx()"),
  plant(
    'web imports the loader of the widget',
    'web/features/builder/a2.ts',
    "import { x } from '#widget/loader/x.ts'\nx()",
  ),
  plant(
    'a screen imports a sibling screen',
    'web/features/builder/a3.ts',
    "import { x } from '#web/features/billing/x.ts'\nx()",
  ),
  plant('ui fetches', 'web/ui/a1.ts', "import { useQuery } from '@tanstack/react-query'\nuseQuery()"),
  plant('ui imports a screen', 'web/ui/a2.ts', "import { x } from '#web/features/builder/x.ts'\nx()"),
  plant('lib imports a screen', 'web/lib/a1.ts', "import { x } from '#web/features/builder/x.ts'\nx()"),
  plant('shell imports a screen', 'web/shell/a1.ts', "import { x } from '#web/features/builder/x.ts'\nx()"),
  plant('the demo shop imports the widget', 'web/shop/a1.ts', "import { x } from '#widget/chat/x.ts'\nx()"),
  plant(
    'widget imports a value of the contract',
    'widget/chat/a1.ts',
    "import { X } from '#contract/x.ts'\nX.parse(1)",
  ),
  plant('widget imports the web', 'widget/chat/a2.ts', "import { x } from '#web/lib/x.ts'\nx()"),
  plant('widget imports React', 'widget/loader/a1.ts', "import { x } from 'react'\nx()"),
  plant('an import climbs', 'server/features/chat/a7.ts', "import { x } from '../../http/x.ts'\nx()"),
  plant('a test climbs', 'server/features/chat/a8.test.ts', "import { x } from '../../http/x.ts'\nx()"),
]

const HOUSE_BREACHES: Planted[] = [
  {
    title: 'a cycle',
    path: 'concierge/cycle-one.ts',
    code: "import { two } from '#concierge/cycle-two.ts'\nexport const one = () => two()",
    rule: 'import(no-cycle)',
  },
  {
    title: 'the environment',
    path: 'server/http/env.ts',
    code: 'export const port = process.env.PORT',
    rule: 'node(no-process-env)',
  },
  {
    title: 'the storage',
    path: 'web/features/builder/storage.ts',
    code: "localStorage.setItem('a', 'b')",
    rule: 'eslint(no-restricted-globals)',
  },
  {
    title: 'the storage of window',
    path: 'widget/chat/storage.ts',
    code: 'window.sessionStorage.clear()',
    rule: 'eslint(no-restricted-globals)',
  },
  {
    title: 'any',
    path: 'contract/any.ts',
    code: 'export const x = (y: any) => y',
    rule: 'typescript(no-explicit-any)',
  },
  {
    title: 'as',
    path: 'contract/as.ts',
    code: 'export const x = (y: unknown) => y as string',
    rule: 'typescript(consistent-type-assertions)',
  },
  {
    title: 'a bang',
    path: 'contract/bang.ts',
    code: 'export const x = (y?: string) => y!.length',
    rule: 'typescript(no-non-null-assertion)',
  },
  {
    title: 'an import inside a type',
    path: 'contract/inline.ts',
    code: "export type X = import('#server/x.ts').X",
    rule: 'typescript(consistent-type-imports)',
  },
  {
    title: 'a long file',
    path: 'concierge/long.ts',
    code: `export const x = [\n${'  1,\n'.repeat(300)}]`,
    rule: 'eslint(max-lines)',
  },
  {
    title: 'a long function',
    path: 'concierge/long-function.ts',
    code: `export function x() {\n  let sum = 0\n${many(60)}\n  return sum\n}`,
    rule: 'eslint(max-lines-per-function)',
  },
  {
    title: 'a long component',
    path: 'web/ui/long.tsx',
    code: `export function X() {\n  let sum = 0\n${many(150)}\n  return sum\n}`,
    rule: 'eslint(max-lines-per-function)',
  },
  {
    title: 'many parameters',
    path: 'contract/params.ts',
    code: 'export const x = (a: number, b: number, c: number, d: number) => a + b + c + d',
    rule: 'eslint(max-params)',
  },
  { title: 'console', path: 'server/http/console.ts', code: "console.log('here')", rule: 'eslint(no-console)' },
  {
    title: 'a file in camel case',
    path: 'concierge/camelCase.ts',
    code: 'export const x = 1',
    rule: 'unicorn(filename-case)',
  },
  {
    title: 'the clock in the concierge',
    path: 'concierge/clock.ts',
    code: 'export const x = () => Date.now()',
    rule: 'eslint(no-restricted-properties)',
  },
  {
    title: 'chance in the concierge',
    path: 'concierge/chance.ts',
    code: 'export const x = () => Math.random()',
    rule: 'eslint(no-restricted-properties)',
  },
  {
    title: 'a module mock',
    path: 'concierge/mock.test.ts',
    code: "import { expect, test, vi } from 'vitest'\nvi.mock('#concierge/cycle-one.ts')\ntest('x', () => expect(1).toBe(1))",
    rule: 'vitest(no-restricted-vi-methods)',
  },
  {
    title: 'a focused test',
    path: 'concierge/focus.test.ts',
    code: "import { expect, test } from 'vitest'\ntest.only('x', () => expect(1).toBe(1))",
    rule: 'vitest(no-focused-tests)',
  },
]

const allow = (title: string, path: string, code: string): Planted => ({ title, path, code, rule: null })

/** What stands beside the rules and is right, so that a rule which fires on everything is found too. */
const ALLOWED: Planted[] = [
  allow('contract imports contract', 'contract/b1.ts', "import { x } from '#contract/x.ts'\nx()"),
  allow('concierge imports contract', 'concierge/b1.ts', "import { x } from '#contract/x.ts'\nx()"),
  allow(
    'a feature imports itself, http, db, contract and the concierge',
    'server/features/chat/b1.ts',
    "import { a } from '#contract/x.ts'\nimport { b } from '#concierge/x.ts'\nimport { c } from '#server/db/x.ts'\nimport { d } from '#server/http/x.ts'\nimport { e } from '#server/features/chat/x.ts'\nimport { f } from './x.ts'\na(b, c, d, e, f)",
  ),
  allow(
    'main imports an adapter',
    'server/main.ts',
    "import { x } from '#server/adapters/mail/x.ts'\nx(process.env)\nconsole.log('ready')",
  ),
  allow(
    'an adapter imports the port of a feature',
    'server/adapters/mail/b1.ts',
    "import type { X } from '#server/features/chat/x.ts'\nexport type Y = X",
  ),
  allow(
    'web imports the chat of the widget',
    'web/features/builder/b1.ts',
    "import { x } from '#widget/chat/x.ts'\nimport { y } from '#web/lib/x.ts'\nx(y)",
  ),
  allow('ui imports ui', 'web/ui/b1.ts', "import { x } from '#web/ui/x.ts'\nx()"),
  allow(
    'widget imports a type of the contract',
    'widget/chat/b1.ts',
    "import type { X } from '#contract/x.ts'\nimport { y } from '#widget/x.ts'\nexport const z: X = y()",
  ),
  allow('a test imports the tools', 'server/features/chat/b2.test.ts', "import { x } from '#testing/x.ts'\nx()"),
  allow('the storage module', 'web/lib/storage.ts', "localStorage.setItem('a', 'b')"),
  allow('a constant', 'contract/b2.ts', "export const x = ['a'] as const"),
  allow('a longer component', 'web/ui/b2.tsx', `export function X() {\n  let sum = 0\n${many(100)}\n  return sum\n}`),
  allow(
    'a long test',
    'concierge/b2.test.ts',
    `import { expect, test } from 'vitest'\ntest('x', () => {\n  let sum = 0\n${many(320)}\n  expect(sum).toBe(51040)\n})`,
  ),
]

const CYCLE_PARTNER = allow(
  '',
  'concierge/cycle-two.ts',
  "import { one } from '#concierge/cycle-one.ts'\nexport const two = () => one()",
)

const Report = z.object({ diagnostics: z.array(z.object({ code: z.string().optional(), filename: z.string() })) })

const ROOT = new URL('../../', import.meta.url).pathname
const house = mkdtempSync(join(tmpdir(), 'planted-'))
let found: Map<string, string[]>

beforeAll(async () => {
  for (const name of ['oxlint.config.ts', 'package.json', 'tsconfig.json']) cpSync(join(ROOT, name), join(house, name))
  symlinkSync(join(ROOT, 'node_modules'), join(house, 'node_modules'))
  writeFileSync(join(house, '.gitignore'), 'node_modules\n')
  for (const folder of ['server/features/orders', 'web/features/billing'])
    mkdirSync(join(house, folder), { recursive: true })
  for (const { path, code } of [...DIRECTION_BREACHES, ...HOUSE_BREACHES, ...ALLOWED, CYCLE_PARTNER]) {
    mkdirSync(dirname(join(house, path)), { recursive: true })
    writeFileSync(join(house, path), `${code}\n`)
  }
  found = await lint(house)
})

afterAll(() => rmSync(house, { recursive: true }))

test.each([...DIRECTION_BREACHES, ...HOUSE_BREACHES])('the linter catches $title', ({ path, rule }) => {
  expect(found.get(path)).toEqual([rule])
})

test.each(ALLOWED)('the linter lets pass: $title', ({ path }) => {
  expect(found.get(path) ?? []).toEqual([])
})

async function lint(folder: string): Promise<Map<string, string[]>> {
  const binary = join(ROOT, 'node_modules/.bin/oxlint')
  const run = promisify(execFile)(binary, ['--format=json'], { cwd: folder, maxBuffer: 10_000_000 })
  const output = await run.then(
    ({ stdout }) => stdout,
    (failed: { stdout: string }) => failed.stdout,
  )
  const byFile = new Map<string, string[]>()
  for (const { code, filename } of Report.parse(JSON.parse(output)).diagnostics) {
    byFile.set(filename, [...(byFile.get(filename) ?? []), code ?? 'unreadable'])
  }
  return byFile
}
