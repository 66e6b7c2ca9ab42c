import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from 'oxlint'

const TESTS = ['**/*.test.ts', '**/*.test.tsx', '**/*.test-data.ts']
const CODE = ['contract/**', 'concierge/**', 'server/**', 'web/**', 'widget/**']
/** config.ts reads the environment; the entry points hand it over. */
const CONFIGURATION = ['server/config.ts', 'server/main.ts', 'server/commands/**']
const TOOLING = ['testing/**', 'e2e/**', 'bench/**', '*.config.ts']

/** Imports that a folder must not make. A look-ahead in a pattern is ignored without a word, so only globs are used. */
type Ban = { group: string[]; message: string; allowTypeImports?: boolean }

const PARENT: Ban = { group: ['../**', '..'], message: 'Same folder ./x.ts, anything else #….' }
const TOOLS: Ban = {
  group: ['#testing/**', '#e2e/**', '#bench/**', '#*.config.ts', 'vitest', '@playwright/**', 'fast-check', 'msw'],
  message: 'The product does not know its tests.',
}
const BROWSER: Ban = { group: ['#web/**', '#widget/**'], message: 'Nothing but the browser imports the browser.' }
const SERVER: Ban = { group: ['#server/**'], message: 'Only the server imports the server.' }
const CONCIERGE: Ban = { group: ['#concierge/**'], message: 'Only the server imports the concierge.' }
const ADAPTERS: Ban = {
  group: ['#server/adapters/**'],
  message: 'Features own ports; only main.ts and the commands join adapters to them.',
}
const ENTRIES: Ban = { group: ['#server/main.ts', '#server/commands/**'], message: 'Entry points are not imported.' }
const COMPOSITION: Ban = { group: ['#server/app.ts'], message: 'What app.ts composes does not know it.' }
const FEATURES: Ban = { group: ['#server/features/**'], message: 'What features share does not know them.' }
const NODE: Ban = { group: ['node:**'], message: 'This folder runs anywhere: no file, network or process.' }
const DRIVERS: Ban = {
  group: ['fastify', 'fastify-*', '@fastify/**', 'kysely', 'pg', 'pg-boss', '@electric-sql/**'],
  message: 'No HTTP and no SQL here.',
}
const SCREENS: Ban = {
  group: ['#web/features/**', '#web/routes/**', '#web/main.tsx'],
  message: 'The route tree composes shell and screens; nothing below it knows them.',
}
const WIDGET_INSIDE: Ban = {
  group: ['#widget/**', '!#widget/chat/**'],
  message: 'The preview mounts widget/chat, and nothing else of the widget.',
}

const ON_SERVER = [BROWSER, TOOLS, ENTRIES]
const ON_WEB = [SERVER, CONCIERGE, TOOLS, NODE, WIDGET_INSIDE]

type Direction = { files: string[]; except?: string[]; bans: Ban[] }

/** Where each folder may look. No file falls under two of these: a later override replaces an earlier one whole. */
const DIRECTIONS: Direction[] = [
  { files: ['contract/**'], bans: [SERVER, CONCIERGE, BROWSER, TOOLS, NODE, DRIVERS] },
  { files: ['concierge/**'], bans: [SERVER, BROWSER, TOOLS, NODE, DRIVERS] },
  { files: ['server/main.ts', 'server/commands/**'], bans: [BROWSER, TOOLS] },
  { files: ['server/app.ts'], bans: [...ON_SERVER, ADAPTERS] },
  { files: ['server/adapters/**'], bans: [...ON_SERVER, COMPOSITION] },
  { files: ['server/db/seed/**'], bans: [...ON_SERVER, COMPOSITION, ADAPTERS] },
  {
    files: ['server/http/**', 'server/db/**', 'server/*.ts'],
    except: ['server/main.ts', 'server/app.ts', 'server/db/seed/**'],
    bans: [...ON_SERVER, COMPOSITION, ADAPTERS, FEATURES],
  },
  ...featuresOf('server/features', [...ON_SERVER, COMPOSITION, ADAPTERS]),
  {
    files: ['web/shop/**'],
    bans: [
      SERVER,
      CONCIERGE,
      TOOLS,
      NODE,
      {
        group: ['#widget/**', '#web/**', '!#web/shop/**'],
        message: 'The demo shop stands alone, as a customer’s page.',
      },
    ],
  },
  {
    files: ['web/ui/**'],
    bans: [
      ...ON_WEB,
      SCREENS,
      {
        group: ['#web/shell/**', '#web/lib/api/**', '#web/paths.ts', '@tanstack/**'],
        message: 'ui knows no route and fetches nothing.',
      },
    ],
  },
  {
    files: ['web/lib/**'],
    bans: [...ON_WEB, SCREENS, { group: ['#web/shell/**'], message: 'lib does not know the shell.' }],
  },
  { files: ['web/shell/**'], bans: [...ON_WEB, SCREENS] },
  ...featuresOf('web/features', [
    ...ON_WEB,
    { group: ['#web/routes/**', '#web/main.tsx'], message: 'The route tree composes the screens.' },
  ]),
  {
    files: ['web/**'],
    except: ['shop', 'ui', 'lib', 'shell', 'features'].map((name) => `web/${name}/**`),
    bans: ON_WEB,
  },
  {
    files: ['widget/**'],
    bans: [
      SERVER,
      CONCIERGE,
      TOOLS,
      NODE,
      {
        group: ['#web/**', 'react', 'react-dom', 'react-dom/**', 'zod'],
        message: 'The widget stands alone and stays small.',
      },
      { group: ['#contract/**'], message: 'The widget imports types of the contract only.', allowTypeImports: true },
    ],
  },
]

/** One direction a feature: its own files, and nothing of its siblings. */
function featuresOf(folder: string, bans: Ban[]): Direction[] {
  return childFolders(folder).map((name) => ({
    files: [`${folder}/${name}/**`],
    bans: [
      ...bans,
      { group: [`#${folder}/**`, `!#${folder}/${name}/**`], message: 'A feature never imports a sibling feature.' },
    ],
  }))
}

function childFolders(folder: string): string[] {
  try {
    const entries = readdirSync(join(import.meta.dirname, folder), { withFileTypes: true })
    return entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name)
  } catch {
    return []
  }
}

/** theme.js runs before the first paint, before any module. */
const STORAGE = ['web/lib/storage.ts', 'web/shop/cart-storage.ts', 'widget/browser-storage.ts', 'web/public/theme.js']
const BROWSER_STORAGE = ['localStorage', 'sessionStorage', 'indexedDB'].map((name) => ({
  name,
  message: 'Browser storage only through its one typed module.',
}))

const MODULE_MOCKS = Object.fromEntries(
  ['mock', 'doMock', 'hoisted', 'unmock', 'doUnmock'].map((name) => [
    name,
    'No module mocks: pass what the module needs.',
  ]),
)

export default defineConfig({
  plugins: ['eslint', 'typescript', 'unicorn', 'oxc', 'import', 'node', 'react', 'jsx-a11y', 'vitest', 'promise'],
  categories: { correctness: 'error' },
  ignorePatterns: ['dist/**', 'data/**', 'coverage/**', 'e2e/output/**', '**/*.gen.ts'],
  rules: {
    'typescript/no-explicit-any': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/consistent-type-assertions': ['error', { assertionStyle: 'never' }],
    'typescript/consistent-type-imports': ['error', { disallowTypeAnnotations: true, fixStyle: 'inline-type-imports' }],
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'unicorn/filename-case': ['error', { case: 'kebabCase' }],
    'max-params': ['error', { max: 3 }],
    eqeqeq: ['error', 'always', { null: 'ignore' }],
    // The compiler finds what is unused; cleaning text means naming control characters.
    'no-unused-vars': 'off',
    'no-control-regex': 'off',
    'no-var': 'error',
    'prefer-const': 'error',
    'vitest/no-focused-tests': 'error',
    // The second argument of expect is the message that tells one row of a table from another.
    'vitest/valid-expect': ['error', { maxArgs: 2 }],
    'vitest/no-conditional-expect': 'off',
    'vitest/require-to-throw-message': 'off',
    'vitest/require-mock-type-parameters': 'off',
    'vitest/no-restricted-vi-methods': ['error', MODULE_MOCKS],
    // Roles on plain elements are right where the element of that role brings a look or a behaviour of its own.
    'jsx-a11y/prefer-tag-over-role': 'off',
    // A region that scrolls must be reachable by keyboard.
    'jsx-a11y/no-noninteractive-tabindex': 'off',
  },
  overrides: [
    ...DIRECTIONS.map(({ files, except = [], bans }) => ({
      files,
      excludeFiles: [...except, ...TESTS],
      rules: { 'no-restricted-imports': restrict([PARENT, ...bans]) },
    })),
    { files: [...TESTS, ...TOOLING], rules: { 'no-restricted-imports': restrict([PARENT]) } },
    {
      files: CODE,
      // Messages, one a line: how many there are says nothing about how hard a file is to read.
      excludeFiles: [...TESTS, 'concierge/topic-examples/**', 'concierge/guard-examples/**'],
      rules: {
        'max-lines': ['error', { max: 300 }],
        'max-lines-per-function': ['error', { max: 60 }],
      },
    },
    { files: ['**/*.tsx'], excludeFiles: TESTS, rules: { 'max-lines-per-function': ['error', { max: 150 }] } },
    { files: CODE, excludeFiles: [...TESTS, ...CONFIGURATION], rules: { 'node/no-process-env': 'error' } },
    {
      files: ['contract/**', 'concierge/**', 'server/**'],
      excludeFiles: [...TESTS, 'server/main.ts', 'server/commands/**'],
      rules: { 'no-console': 'error' },
    },
    {
      files: ['web/**', 'widget/**'],
      excludeFiles: TESTS,
      rules: { 'no-console': ['error', { allow: ['warn', 'error'] }] },
    },
    {
      files: ['web/**', 'widget/**'],
      excludeFiles: [...TESTS, ...STORAGE],
      rules: { 'no-restricted-globals': ['error', { globals: BROWSER_STORAGE, checkGlobalObject: true }] },
    },
    // A query takes its transaction and its tenant before what it asks for; a step of a turn its store or its language.
    { files: ['server/**', 'concierge/**'], rules: { 'max-params': ['error', { max: 4 }] } },
    {
      files: ['concierge/**'],
      excludeFiles: TESTS,
      rules: {
        'no-restricted-properties': [
          'error',
          { object: 'Date', property: 'now', message: 'The clock comes with the turn.' },
          { object: 'Math', property: 'random', message: 'The same turn gives the same answer.' },
        ],
      },
    },
    // Preact needs no key where a list does not change its order.
    { files: ['widget/**'], rules: { 'react/jsx-key': 'off' } },
  ],
})

function restrict(bans: Ban[]): ['error', { patterns: Ban[] }] {
  return ['error', { patterns: bans }]
}
