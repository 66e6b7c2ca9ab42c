import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { findPostgres } from './testing/find-postgres.ts'

const DATABASE_TESTS = '**/*.db.test.ts'
const ELSEWHERE = ['node_modules/**', 'dist/**', 'data/**', 'e2e/**', '.cache/**']

const hasPostgres = (await findPostgres()) !== null
const setupFiles = ['./testing/fail-on-console-error.ts']

/** Its files share a worker, so that the server is read once; each test has a tenant of its own. */
const DATABASE_PROJECT = {
  isolate: false,
  include: [DATABASE_TESTS],
  exclude: ELSEWHERE,
  setupFiles,
  testTimeout: 60_000,
  hookTimeout: 60_000,
}

const SCREEN_PROJECT = { exclude: ELSEWHERE, environment: 'jsdom', setupFiles, testTimeout: 20_000 }

/** Files named `*.db.test.ts` run on every engine that is there; the others run once. */
export default defineConfig({
  test: {
    maxWorkers: 2,
    reporters: ['default'],
    coverage: { provider: 'v8', include: ['{contract,concierge,server,web,widget}/**/*.{ts,tsx}'] },
    projects: [
      {
        test: {
          name: 'unit',
          include: ['**/*.test.ts'],
          exclude: [...ELSEWHERE, DATABASE_TESTS, 'concierge/**', 'web/**', 'widget/**'],
          setupFiles,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        // Pure functions over tables that take a second to read: its files share a worker and read them once.
        test: {
          name: 'concierge',
          include: ['concierge/**/*.test.ts'],
          exclude: ELSEWHERE,
          setupFiles,
          isolate: false,
          testTimeout: 60_000,
        },
      },
      {
        plugins: [react()],
        test: { ...SCREEN_PROJECT, name: 'web', include: ['web/**/*.test.{ts,tsx}'] },
      },
      { test: { ...SCREEN_PROJECT, name: 'widget', include: ['widget/**/*.test.{ts,tsx}'] } },
      {
        test: {
          ...DATABASE_PROJECT,
          name: 'pglite',
          globalSetup: './testing/set-up-pglite.ts',
          provide: { engine: 'pglite' as const },
        },
      },
      ...(hasPostgres
        ? [
            {
              test: {
                ...DATABASE_PROJECT,
                name: 'postgres',
                globalSetup: './testing/set-up-postgres.ts',
                provide: { engine: 'postgres' as const },
              },
            },
          ]
        : []),
    ],
  },
})
