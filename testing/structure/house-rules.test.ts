import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { findHouseFaults } from './find-house-faults.ts'
import { parseSource, readSources } from './parse-source.ts'

const FOLDERS = ['contract', 'concierge', 'server', 'web', 'widget', 'testing', 'e2e', 'bench']

test('the house keeps its rules about waivers, barrels and drawers', () => {
  const sources = FOLDERS.filter((folder) => existsSync(folder)).flatMap((folder) =>
    readSources(folder, { withTests: true }),
  )
  expect(sources.length).toBeGreaterThan(150)
  expect(sources.flatMap(findHouseFaults)).toEqual([])
})

/** One breach of each rule, beside the fault that must be found. */
const BREACHES: { path: string; code: string; fault: string }[] = [
  {
    path: 'web/x.ts',
    code: '// oxlint-disable-next-line max-lines\nexport const x = 1',
    fault: 'a waiver without its reason',
  },
  {
    path: 'web/x.ts',
    code: '/* oxlint-disable max-lines -- */\nexport const x = 1',
    fault: 'a waiver without its reason',
  },
  {
    path: 'web/x.ts',
    code: '/* oxlint-disable -- all of it is old */\nexport const x = 1',
    fault: 'a waiver of every rule',
  },
  { path: 'web/x.ts', code: '// @ts-ignore because\nexport const x = 1', fault: 'the compiler told to look away' },
  {
    path: 'web/x.ts',
    code: '// @ts-expect-error because\nexport const x = 1',
    fault: 'the compiler told to look away',
  },
  { path: 'web/ui/index.ts', code: "export * from './button.tsx'\nexport { x } from './x.ts'", fault: 'a barrel' },
  { path: 'server/utils/x.ts', code: 'export const x = 1', fault: 'a drawer: utils' },
  { path: 'server/http/helpers.ts', code: 'export const x = 1', fault: 'a drawer: helpers' },
  { path: 'server/chat-utils.ts', code: 'export const x = 1', fault: 'a drawer: chat-utils' },
]

test.each(BREACHES)('$path is found to be $fault', ({ path, code, fault }) => {
  expect(findHouseFaults(parseSource(path, code))).toEqual([`${path}: ${fault}`])
})

test.each([
  {
    path: 'web/x.ts',
    code: '// oxlint-disable-next-line max-lines -- one row for each state of the union\nexport const x = 1',
  },
  { path: 'web/x.ts', code: "import { y } from './y.ts'\nexport { z } from './z.ts'\nexport const x = y" },
  { path: 'server/features/support/service-hours.ts', code: 'export const x = 1' },
])('$path passes', ({ path, code }) => {
  expect(findHouseFaults(parseSource(path, code))).toEqual([])
})
