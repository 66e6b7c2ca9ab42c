import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { CHROMIUM_ARGUMENTS, findChromium } from './testing/find-chromium.ts'
import { findFreePort } from './testing/run-server.ts'

const START_TIMEOUT_MS = 240_000

// The workers read this file again and must find the same server.
process.env.E2E_PORT ??= String(await findFreePort())
process.env.E2E_DATA_DIR ??= join(tmpdir(), `econcierge-e2e-${process.env.E2E_PORT}`)

const address = `http://localhost:${process.env.E2E_PORT}`
const chromium = findChromium()

/** Journeys in a real browser against the real server, on a new data folder with the demo tenant. */
export default defineConfig({
  testDir: 'e2e',
  // `npm run screenshots` takes pictures with the same server and browser; the checks have no use for them.
  testMatch: process.env.PICTURES === undefined ? '**/*.e2e.ts' : '**/*.pictures.ts',
  outputDir: 'e2e/.results',
  globalTeardown: './testing/remove-e2e-data.ts',
  fullyParallel: false,
  workers: 2,
  forbidOnly: process.env.CI !== undefined,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: {
    baseURL: address,
    locale: 'en-US',
    timezoneId: 'America/New_York',
    viewport: { width: 1280, height: 900 },
    // Recording every test takes a third of their time; TRACE=1 records what is being looked into.
    trace: process.env.TRACE === undefined ? 'off' : 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(chromium === null ? {} : { executablePath: chromium }),
      args: CHROMIUM_ARGUMENTS,
    },
  },
  webServer: {
    command: 'exec bin/start',
    url: `${address}/api/health`,
    timeout: START_TIMEOUT_MS,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    stdout: 'pipe',
    env: {
      NODE_ENV: 'development',
      PORT: process.env.E2E_PORT,
      DATA_DIR: process.env.E2E_DATA_DIR,
      DEMO_TENANT: 'true',
      LOG_LEVEL: 'warn',
      // All browsers of a run share one address.
      PUBLIC_LIMIT_FACTOR: '100',
    },
  },
})
