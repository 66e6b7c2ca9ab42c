import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test'
import { build } from 'vite'
import { makeSnippets } from '#contract/embed-snippets.ts'
import { CHROMIUM_ARGUMENTS, findChromium } from '#testing/find-chromium.ts'
import { findFreePort, runServer } from '#testing/run-server.ts'

/**
 * What the widget costs the page of a shop, beside others measured the same way in the same run: bytes and requests on
 * the wire, and script time on a CPU slowed fourfold, to the launcher and to the open chat. Medians of the rounds.
 * The launcher is looked at when its page has come to rest, so with what it then fetched by itself.
 * Others come from npm, installed into .cache/ by this bench alone. The chat of Typebot needs its server, so only its launcher
 * is measured. Botpress' launcher stays hidden until its cloud has answered, and there is none here: what is measured of it is
 * what its page fetches and runs until it rests, bundled here with the React that it needs, as its page would.
 * BENCH_SERVER names a server that runs already, BENCH_ROUNDS how often each is measured.
 */
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 7)
const SLOWED = 4
/** Long enough for every subject to be where it wants to be. */
const REST_MS = 2500
const PEERS = {
  '@typebot.io/js': '0.10.7',
  '@botpress/webchat': '4.5.2',
  '@n8n/chat': '0.60.0',
  'deep-chat': '2.4.2',
}
/** What Botpress' package leaves to the page. */
const WITH_BOTPRESS = { react: '19.3.1', 'react-dom': '19.3.1' }
const CACHE = join(import.meta.dirname, '../.cache/bench-widget')
const QUESTIONS = [
  'an indica eighth under $40',
  'gummies for sleep',
  'when do you close?',
  'what is on sale?',
  'hybrid vape',
]

type Subject = {
  name: string
  page: string
  /** What is pressed to open it; null when it stands open, or never shows by itself. */
  launcher: string | null
  /** What is there when one can write; null when that is not measured. */
  field: string | null
}
type Cost = { bytes: number; requests: number; scriptMs: number }
type Round = { atLauncher: Cost; atOpen: Cost | null }

installPeers()
await bundleBotpress()
const dataDir = mkdtempSync(join(tmpdir(), 'bench-widget-'))
const chat = await openServer()
const { agentKey }: { agentKey: string } = await (await fetch(`${chat.url}/api/shop`)).json()
const subjects: Subject[] = [
  {
    name: 'eConcierge',
    page: makeSnippets({ origin: chat.url, agentKey, launcher: null, agentName: '' }).script,
    launcher: 'e-concierge button',
    field: 'e-concierge textarea',
  },
  {
    name: `@typebot.io/js ${PEERS['@typebot.io/js']}`,
    page: `<script type="module">import Typebot from '/@typebot.io/js/dist/web.js'; Typebot.initBubble({ typebot: 'none', apiHost: location.origin })</script>`,
    launcher: 'typebot-bubble button',
    field: null,
  },
  {
    name: `@botpress/webchat ${PEERS['@botpress/webchat']}`,
    page: `<link rel="stylesheet" href="/@botpress/webchat/dist/style.css"><div id="botpress"></div><script type="module" src="/.botpress/page.js"></script>`,
    launcher: null,
    field: null,
  },
  {
    name: `@n8n/chat ${PEERS['@n8n/chat']}`,
    page: `<link rel="stylesheet" href="/@n8n/chat/dist/style.css"><script type="module">import { createChat } from '/@n8n/chat/dist/chat.bundle.es.js'; createChat({ webhookUrl: location.origin })</script>`,
    launcher: '.chat-window-toggle',
    field: '#n8n-chat textarea',
  },
  {
    name: `deep-chat ${PEERS['deep-chat']}`,
    page: `<script type="module" src="/deep-chat/dist/deepChat.bundle.js"></script><deep-chat demo="true"></deep-chat>`,
    launcher: null,
    field: 'deep-chat #text-input',
  },
]
const shop = await serveShop(subjects)
const executablePath = findChromium() ?? undefined
const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGUMENTS })
try {
  const rounds = subjects.map((): Round[] => [])
  // Round by round, so that all are measured on the same machine; the first one only warms it up.
  for (let round = 0; round <= ROUNDS; round += 1)
    for (const [index, subject] of subjects.entries()) {
      const costs = await measure(browser, subject, `${shop.url}${index}`)
      if (round > 0) rounds[index]?.push(costs)
    }
  for (const [index, subject] of subjects.entries()) print(subject, rounds[index] ?? [])
  await measureFirstWords()
} finally {
  await browser.close()
  shop.server.close()
  await chat.end('SIGTERM')
  rmSync(dataDir, { recursive: true, force: true })
}

function installPeers() {
  const packages = Object.entries({ ...PEERS, ...WITH_BOTPRESS }).map(([name, version]) => `${name}@${version}`)
  if (Object.keys({ ...PEERS, ...WITH_BOTPRESS }).every((name) => existsSync(join(CACHE, 'node_modules', name)))) return
  mkdirSync(CACHE, { recursive: true })
  writeFileSync(join(CACHE, 'package.json'), '{ "private": true }\n')
  const options = ['--ignore-scripts', '--legacy-peer-deps', '--no-audit', '--no-fund', '--loglevel=error']
  const { status } = spawnSync('npm', ['install', ...options, ...packages], { cwd: CACHE, stdio: 'inherit' })
  if (status !== 0) throw new Error('The packages to compare with could not be installed')
}

/** Its package is React components: the page that shows them is made here, in one file. */
async function bundleBotpress() {
  const out = join(CACHE, 'node_modules', '.botpress')
  if (existsSync(join(out, 'page.js'))) return
  const entry = join(CACHE, 'botpress-page.js')
  writeFileSync(
    entry,
    `import { createElement, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { Fab, Webchat } from '@botpress/webchat'
function Page() {
  const [isOpen, setOpen] = useState(false)
  const chat = isOpen && createElement(Webchat, { key: 'chat', clientId: '00000000-0000-4000-8000-000000000000' })
  return [createElement(Fab, { key: 'fab', onClick: () => setOpen(!isOpen) }), chat]
}
createRoot(document.querySelector('#botpress')).render(createElement(Page))
`,
  )
  await build({
    configFile: false,
    root: CACHE,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { outDir: out, lib: { entry, formats: ['es'], fileName: () => 'page.js' } },
  })
}

/** A server of its own with the demo tenant, unless one is named. */
async function openServer(): Promise<{ url: string; end: (signal: NodeJS.Signals) => Promise<void> }> {
  const { BENCH_SERVER } = process.env
  if (BENCH_SERVER !== undefined) return { url: BENCH_SERVER, end: async () => {} }
  const environment = { DATA_DIR: dataDir, PUBLIC_LIMIT_FACTOR: '1000' }
  return runServer({ port: await findFreePort(), environment })
}

/** The pages, and the files of the others as brotli: all are measured at their smallest. */
async function serveShop(pages: Subject[]): Promise<{ url: string; server: Server }> {
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://shop').pathname
    const subject = pages[Number(path.slice(1))]
    const file = join(CACHE, 'node_modules', path)
    if (subject) {
      response.writeHead(200, { 'content-type': 'text/html' })
      response.end(`<!doctype html><title>Shop</title><body><h1>A shop</h1>${subject.page}`)
    } else if (/\.(js|css)$/.test(path) && existsSync(file)) {
      const type = path.endsWith('.js') ? 'text/javascript' : 'text/css'
      response.writeHead(200, { 'content-type': type, 'content-encoding': 'br' })
      response.end(brotliCompressSync(readFileSync(file)))
    } else response.writeHead(204).end()
  })
  const port = await findFreePort()
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return { url: `http://127.0.0.1:${port}/`, server }
}

/** Looks at the page only after it has come to rest: a test tool that looks for something runs script of its own. */
async function measure(from: Browser, { launcher, field }: Subject, url: string): Promise<Round> {
  const context = await from.newContext()
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  const wire = await watchWire(devtools, url)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWED })
  // Its own time on the processor: what other programs take of it is not the subject's.
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
  await page.goto(url)
  await page.waitForTimeout(REST_MS)
  const atLauncher: Cost = { ...wire, scriptMs: await scriptMs(devtools) }
  const atOpen = launcher && field ? await open(page, devtools, { launcher, wire, atLauncher }) : null
  const sign = field ?? launcher
  if (sign !== null) await page.locator(sign).first().waitFor()
  await context.close()
  return { atLauncher, atOpen }
}

type Opening = { launcher: string; wire: Omit<Cost, 'scriptMs'>; atLauncher: Cost }

async function open(page: Page, devtools: CDPSession, { launcher, wire, atLauncher }: Opening): Promise<Cost> {
  const [x, y] = await findMiddle(page, launcher)
  const before = await scriptMs(devtools)
  await page.mouse.click(x, y)
  await page.waitForTimeout(REST_MS)
  const after = await scriptMs(devtools)
  return { ...wire, scriptMs: atLauncher.scriptMs + after - before }
}

/** Without a locator: that would leave listeners of the test tool in the page, whose time at the click were counted too. */
async function findMiddle(page: Page, selector: string): Promise<[x: number, y: number]> {
  const middle = await page.evaluate((steps): [number, number] | null => {
    const enter = (from: Element | null, step: string) => (from?.shadowRoot ?? from ?? document).querySelector(step)
    const found = steps.reduce(enter, null)
    if (found === null) return null
    const { x, y, width, height } = found.getBoundingClientRect()
    return [x + width / 2, y + height / 2]
  }, selector.split(' '))
  if (middle === null) throw new Error(`${selector} is not on the page`)
  return middle
}

/** Counts what the page fetches besides itself. */
async function watchWire(devtools: CDPSession, url: string): Promise<Omit<Cost, 'scriptMs'>> {
  const wire = { bytes: 0, requests: 0 }
  const own = new Set<string>()
  await devtools.send('Network.enable')
  devtools.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (request.url === url || request.url.endsWith('/favicon.ico') || request.method === 'OPTIONS') own.add(requestId)
    else wire.requests += 1
  })
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (!own.has(requestId)) wire.bytes += encodedDataLength
  })
  return wire
}

async function scriptMs(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0) * 1000
}

function print({ name, launcher, field }: Subject, rounds: Round[]) {
  const line = (what: string, costs: Cost[]) => {
    const kib = (median(costs.map(({ bytes }) => bytes)) / 1024).toFixed(1)
    const requests = median(costs.map((cost) => cost.requests))
    const script = median(costs.map((cost) => cost.scriptMs)).toFixed(1)
    console.log(
      `${name.padEnd(24)} ${what.padEnd(9)} ${kib.padStart(7)} KiB with headers  ${requests} requests  ${script.padStart(6)} ms script`,
    )
  }
  const atLaunchers = rounds.map(({ atLauncher }) => atLauncher)
  line(launcher !== null ? 'launcher' : field === null ? 'at rest' : 'shown', atLaunchers)
  const opened = rounds.flatMap(({ atOpen }) => (atOpen ? [atOpen] : []))
  if (opened.length > 0) line('open', opened)
}

/** Time from sending a message to the first words of its answer, over loopback. */
async function measureFirstWords() {
  const started = await post('/api/chat/conversations', { agentKey })
  const { conversationId, secret }: { conversationId: string; secret: string } = await started.json()
  const at = `/api/chat/conversations/${conversationId}`
  await post(`${at}/age`, { confirmed: true }, secret)
  const waits: number[] = []
  for (let round = 0; round < 50; round += 1) {
    const sentAt = performance.now()
    const { body } = await post(`${at}/messages`, { text: QUESTIONS[round % QUESTIONS.length] }, secret)
    const reader = body?.getReader()
    await reader?.read()
    waits.push(performance.now() - sentAt)
    while (reader && !(await reader.read()).done);
  }
  waits.sort((a, b) => a - b)
  const [middle, late] = [waits[25] ?? 0, waits[47] ?? 0]
  console.log(`first words of an answer: median ${middle.toFixed(0)} ms, p95 ${late.toFixed(0)} ms (50 messages)`)
}

function post(path: string, body: object, secret?: string): Promise<Response> {
  return fetch(chat.url + path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'text/event-stream',
      ...(secret && { authorization: `Bearer ${secret}` }),
    },
    body: JSON.stringify(body),
  })
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}
