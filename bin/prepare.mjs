// Run by whatever Node is on the machine, from 20 on: plain JavaScript without a dependency.
// `prepare.mjs install` installs what the lock file names; `prepare.mjs build` then builds the browser parts that are stale.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'

const OLDEST_NODE = 20
const ROOT = fileURLToPath(new URL('..', import.meta.url))
const PINNED_BIN = join(ROOT, 'node_modules', '.bin')

/** What each browser part is made from. A change anywhere in it, tests apart, builds the part again. */
const PARTS = [
  { name: 'web', config: 'vite.config.ts', sources: ['web', 'widget', 'contract'] },
  { name: 'widget', config: 'widget/vite.config.ts', sources: ['widget', 'contract'] },
  { name: 'shop', config: 'web/shop/vite.config.ts', sources: ['web/shop', 'contract'] },
]

if (Number(process.versions.node.split('.')[0]) < OLDEST_NODE) {
  fail(
    `eConcierge needs Node ${OLDEST_NODE} or newer to install itself; this is Node ${process.versions.node}. See https://nodejs.org.`,
  )
}
const tasks = process.argv.slice(2)
if (tasks.includes('install')) install()
if (tasks.includes('build')) for (const part of PARTS) buildIfStale(part)

function install() {
  if (isInstalled()) return
  say('Installing the packages of package-lock.json …')
  run(
    'npm',
    ['ci', '--no-audit', '--no-fund', '--loglevel=error'],
    'The packages could not be installed. Is the package registry within reach?',
  )
  if (!isInstalled()) fail('npm ended well, yet not every package of package-lock.json is there.')
}

/** npm records what it installed last of all, so an interrupted installation does not count as one. */
function isInstalled() {
  const wanted = readPackages('package-lock.json')
  const installed = readPackages('node_modules/.package-lock.json')
  if (wanted === null) fail('package-lock.json is missing.')
  if (installed === null || !existsSync(join(PINNED_BIN, 'node'))) return false
  return Object.entries(wanted).every(([path, { version, optional }]) => {
    if (path === '') return true
    const there = installed[path]
    return there === undefined ? optional === true : there.version === version
  })
}

function readPackages(file) {
  try {
    return JSON.parse(readFileSync(join(ROOT, file), 'utf8')).packages
  } catch {
    return null
  }
}

function buildIfStale({ name, config, sources }) {
  const stamp = join(ROOT, 'dist', `${name}.built-from`)
  const hash = hashOf([config, 'package-lock.json', 'tsconfig.json', ...sources])
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return
  say(`Building ${name} …`)
  rmSync(stamp, { force: true })
  run('vite', ['build', '--config', config, '--logLevel', 'warn'], `Building ${name} failed.`)
  compress(join(ROOT, 'dist', name))
  writeFileSync(stamp, hash)
}

/** Puts a brotli file beside each built one that compresses: the server sends it instead. */
function compress(folder) {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath ?? entry.path, entry.name)
    if (entry.isFile() && /\.(?:js|css|html|svg)$/.test(entry.name)) {
      writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file)))
    }
  }
}

function hashOf(paths) {
  const hash = createHash('sha256')
  for (const path of paths.flatMap(filesOf).sort()) hash.update(`${path}\0`).update(readFileSync(join(ROOT, path)))
  return hash.digest('hex')
}

function filesOf(path) {
  if (!existsSync(join(ROOT, path))) fail(`${path} is missing.`)
  try {
    const entries = readdirSync(join(ROOT, path), { withFileTypes: true })
    return entries.flatMap((entry) => (/\.test\.tsx?$/.test(entry.name) ? [] : filesOf(`${path}/${entry.name}`)))
  } catch (error) {
    if (error.code === 'ENOTDIR') return [path]
    throw error
  }
}

function run(command, options, message) {
  // What browsers load is always built for production, also when the server runs in development.
  const mode = command === 'vite' ? { NODE_ENV: 'production' } : {}
  const env = { ...process.env, ...mode, PATH: `${PINNED_BIN}${delimiter}${process.env.PATH}` }
  const { status, error } = spawnSync(command, options, { cwd: ROOT, stdio: ['ignore', 2, 2], env })
  if (error !== undefined) fail(`${message} (${command}: ${error.message})`)
  if (status !== 0) fail(message)
}

function say(text) {
  process.stderr.write(`${text}\n`)
}

function fail(text) {
  say(text)
  process.exit(1)
}
