import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import * as z from 'zod'
import { findChromium } from './find-chromium.ts'

/** What a check found; `broken` names the tests that failed, with the first line of why. A check that ran nothing has failed. */
type Tally = { passed: number; failed: number; skipped: number; broken: string[] }
type Check = { name: string; run: () => Promise<Tally> }

const reports = mkdtempSync(join(tmpdir(), 'checks-'))

const CHECKS: Check[] = [
  { name: 'types', run: () => runCommand(['tsc']) },
  { name: 'lint', run: () => runCommand(['oxlint', '--deny-warnings']) },
  { name: 'format', run: () => runCommand(['biome', 'format']) },
  { name: 'unused', run: () => runCommand(['knip']) },
  { name: 'build', run: () => runCommand(['node', 'bin/prepare.mjs', 'build']) },
  { name: 'size', run: () => runCommand(['size-limit']) },
  { name: 'unit', run: runVitest },
  { name: 'browser', run: runPlaywright },
]

const FAILED: Tally = { passed: 0, failed: 1, skipped: 0, broken: [] }

const VitestReport = z.object({
  numPassedTests: z.int(),
  numFailedTests: z.int(),
  numPendingTests: z.int(),
  numTodoTests: z.int(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string(),
      assertionResults: z.array(
        z.object({ fullName: z.string(), status: z.string(), failureMessages: z.array(z.string()).nullish() }),
      ),
    }),
  ),
})

const PlaywrightSuite = z.object({
  specs: z.array(z.object({ title: z.string(), file: z.string(), line: z.int(), ok: z.boolean() })).default([]),
  get suites() {
    return z.array(PlaywrightSuite).default([])
  },
})

const PlaywrightReport = z.object({
  stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int(), skipped: z.int() }),
  suites: z.array(PlaywrightSuite),
})

const chosen = process.argv.slice(2)
const unknown = chosen.filter((name) => !CHECKS.some((check) => check.name === name))
if (unknown.length > 0) {
  console.error(`There is no check ${unknown.join(', ')}. There are: ${CHECKS.map((check) => check.name).join(', ')}`)
  process.exit(2)
}

const total: Tally = { passed: 0, failed: 0, skipped: 0, broken: [] }
const lines: string[] = []
for (const { name, run } of CHECKS.filter((check) => chosen.length === 0 || chosen.includes(check.name))) {
  console.log(`\n=== ${name}`)
  const startedAt = Date.now()
  const tally = await run()
  total.passed += tally.passed
  total.failed += tally.failed
  total.skipped += tally.skipped
  total.broken.push(...tally.broken)
  lines.push(
    `${name}: ${tally.passed} passed, ${tally.failed} failed, ${tally.skipped} skipped (${secondsSince(startedAt)} s)`,
  )
}
rmSync(reports, { recursive: true, force: true })

// Said again at the end: of a long log often only the end is kept.
console.log(`\n${[...lines, ...total.broken.map((name) => `failed: ${name}`)].join('\n')}`)
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0

async function runCommand(command: string[]): Promise<Tally> {
  return (await execute(command)) ? { passed: 1, failed: 0, skipped: 0, broken: [] } : FAILED
}

async function runVitest(): Promise<Tally> {
  const file = join(reports, 'vitest.json')
  const isClean = await execute(['vitest', 'run', '--reporter=dot', '--reporter=json', `--outputFile.json=${file}`])
  const report = readReport(VitestReport, file)
  if (report === null) return FAILED
  const emptyFiles = report.testResults.filter(
    (result) => result.status === 'failed' && result.assertionResults.length === 0,
  )
  const tally = {
    passed: report.numPassedTests,
    failed: report.numFailedTests + emptyFiles.length,
    skipped: report.numPendingTests + report.numTodoTests,
    broken: [
      ...emptyFiles.map((file) => `${relative('.', file.name)}: ${firstLine(file.message)}`),
      ...report.testResults.flatMap((file) =>
        file.assertionResults
          .filter((test) => test.status === 'failed')
          .map(
            (test) => `${relative('.', file.name)} > ${test.fullName}: ${firstLine(test.failureMessages?.[0] ?? '')}`,
          ),
      ),
    ],
  }
  return atLeastOne(tally, isClean)
}

async function runPlaywright(): Promise<Tally> {
  if (!(await provideChromium())) return FAILED
  const file = join(reports, 'playwright.json')
  const isClean = await execute(['playwright', 'test', '--reporter=list,json'], { PLAYWRIGHT_JSON_OUTPUT_FILE: file })
  const report = readReport(PlaywrightReport, file)
  if (report === null) return FAILED
  const { expected, unexpected, flaky, skipped } = report.stats
  const broken = report.suites.flatMap(listBroken)
  return atLeastOne({ passed: expected + flaky, failed: unexpected, skipped, broken }, isClean)
}

function listBroken(suite: z.infer<typeof PlaywrightSuite>): string[] {
  const own = suite.specs.filter((spec) => !spec.ok).map((spec) => `${spec.file}:${spec.line} > ${spec.title}`)
  return [...own, ...suite.suites.flatMap(listBroken)]
}

/** A runner that fails as a whole, or that ran no test, counts as one failure although no test of its own failed. */
function atLeastOne(tally: Tally, isClean: boolean): Tally {
  const isEmpty = tally.passed + tally.failed === 0
  return (isClean && !isEmpty) || tally.failed > 0 ? tally : { ...tally, failed: 1 }
}

function readReport<T>(schema: z.ZodType<T>, file: string): T | null {
  try {
    return schema.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch (error) {
    console.log(`The runner left no readable report: ${error instanceof Error ? error.message : String(error)}`)
    return null
  }
}

async function provideChromium(): Promise<boolean> {
  if (findChromium() !== null) return true
  const isRoot = process.getuid?.() === 0
  if (isRoot && (await execute(['apt-get', 'update', '-q']))) {
    await execute(['apt-get', 'install', '-y', '-q', '--no-install-recommends', 'chromium'], {
      DEBIAN_FRONTEND: 'noninteractive',
    })
  }
  if (findChromium() !== null) return true
  console.log(
    'The browser tests need Chromium. Install it (Debian: apt-get install chromium), or set CHROMIUM_PATH to one.',
  )
  return false
}

/** Runs a command with its output shown; answers whether it ended well. */
function execute([command = '', ...options]: string[], variables: Record<string, string> = {}): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(command, options, {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...variables },
    })
    child.once('error', (error) => {
      console.log(`${command} could not run: ${error.message}`)
      resolve(false)
    })
    child.once('exit', (code) => resolve(code === 0))
  })
}

function firstLine(text: string): string {
  return text.split('\n', 1)[0] ?? ''
}

function secondsSince(startedAt: number): number {
  return Math.round((Date.now() - startedAt) / 1000)
}
