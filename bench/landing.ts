import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as z from 'zod'
import { findChromium } from '#testing/find-chromium.ts'
import { findFreePort, runServer } from '#testing/run-server.ts'

/**
 * Lighthouse on the built landing page, mobile profile (slowed CPU, slow 4G), against the real server. Medians of the rounds;
 * ends with 1 when a category is below its bar or the page is heavier than its budget. Build the site first: `npm run build`.
 */
const ROUNDS = 3
const BAR = 95
const BUDGET_KB = 150
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const FIGURES = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
] as const

const Report = z.object({
  categories: z.record(z.string(), z.object({ score: z.number() })),
  audits: z.record(
    z.string(),
    z.object({ numericValue: z.number().optional(), score: z.number().nullable(), title: z.string() }),
  ),
})
type Report = z.infer<typeof Report>

const folder = mkdtempSync(join(tmpdir(), 'bench-landing-'))
const server = await runServer({
  port: await findFreePort(),
  environment: { DATA_DIR: join(folder, 'data'), PUBLIC_LIMIT_FACTOR: '1000' },
})
const reports: Report[] = []
try {
  for (let round = 0; round < ROUNDS; round++) reports.push(measure(`${server.url}/`, join(folder, `${round}.json`)))
} finally {
  await server.end('SIGTERM')
  rmSync(folder, { recursive: true, force: true })
}

let failed = false
console.log(`Landing page, Lighthouse mobile profile, medians of ${ROUNDS} rounds`)
for (const category of CATEGORIES) {
  const score = Math.round(median((report) => report.categories[category]?.score) * 100)
  failed ||= score < BAR
  console.log(`  ${category.padEnd(26)} ${score}${score < BAR ? `  below ${BAR}` : ''}`)
}
for (const figure of FIGURES) {
  const value = median((report) => report.audits[figure]?.numericValue)
  console.log(`  ${figure.padEnd(26)} ${figure.endsWith('shift') ? value.toFixed(3) : `${Math.round(value)} ms`}`)
}
const kilobytes = median((report) => report.audits['total-byte-weight']?.numericValue) / 1024
failed ||= kilobytes > BUDGET_KB
console.log(`  ${'on the wire'.padEnd(26)} ${kilobytes.toFixed(1)} KB of ${BUDGET_KB}`)
process.exitCode = failed ? 1 : 0

function measure(url: string, file: string): Report {
  const cli = join(import.meta.dirname, '../node_modules/lighthouse/cli/index.js')
  const options = ['--output=json', `--output-path=${file}`, '--quiet', `--only-categories=${CATEGORIES.join(',')}`]
  const chrome = '--chrome-flags=--headless=new --no-sandbox --disable-background-networking --no-first-run'
  const { status, stderr } = spawnSync(process.execPath, [cli, url, ...options, chrome], {
    env: { ...process.env, CHROME_PATH: findChromium() ?? process.env.CHROME_PATH },
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`Lighthouse ended with ${status}: ${stderr.slice(-2000)}`)
  return Report.parse(JSON.parse(readFileSync(file, 'utf8')))
}

function median(read: (report: Report) => number | undefined): number {
  const values = reports.map((report) => read(report) ?? Number.NaN).sort((a, b) => a - b)
  return values[Math.floor(values.length / 2)] ?? Number.NaN
}
