import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as z from 'zod'

const PLACES = ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/snap/bin/firefox']
const START_MS = 60_000

export type Firefox = {
  goto: (url: string) => Promise<void>
  /** The value of an expression in the page, once it is neither null, false nor empty; throws after ten seconds. */
  until: (expression: string) => Promise<unknown>
  /** Clicks the middle of what an expression finds, as a mouse does. */
  click: (expression: string) => Promise<void>
  type: (text: string) => Promise<void>
  close: () => Promise<void>
}

/** Where Firefox is on this machine; null where it is not. */
export function findFirefox(): string | null {
  return PLACES.find((path) => existsSync(path)) ?? null
}

const Reply = z.object({
  id: z.number().optional(),
  result: z.unknown(),
  error: z.string().optional(),
  message: z.string().optional(),
})
const Context = z.object({ context: z.string() })
const Evaluated = z.object({ type: z.string(), result: z.object({ value: z.unknown().optional() }).optional() })

/** Starts a stock Firefox and drives it by WebDriver BiDi, which needs no build of the browser's own. */
export async function startFirefox(path: string): Promise<Firefox> {
  const profile = mkdtempSync(join(tmpdir(), 'firefox-'))
  const child = spawn(path, ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const call = await connect(`${await readAddress(child)}/session`)
  await call('session.new', { capabilities: {} })
  const { context } = Context.parse(await call('browsingContext.create', { type: 'tab' }))
  const evaluate = async (expression: string) => {
    const found = await call('script.evaluate', { expression, target: { context }, awaitPromise: true })
    return Evaluated.parse(found).result?.value
  }
  const until = async (expression: string) => {
    for (let tries = 0; tries < 100; tries += 1) {
      const found = await evaluate(expression)
      if (found !== undefined && found !== null && found !== false && found !== '') return found
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    throw new Error(`Firefox never saw ${expression}`)
  }
  return {
    until,
    goto: async (url) => void (await call('browsingContext.navigate', { context, url, wait: 'complete' })),
    click: async (expression) => {
      const place = await until(
        `(() => { const box = (${expression})?.getBoundingClientRect(); return box && box.width ? JSON.stringify([box.x + box.width / 2, box.y + box.height / 2]) : null })()`,
      )
      const [x = 0, y = 0] = z.array(z.number()).parse(JSON.parse(String(place)))
      const pointer = [
        { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ]
      await call('input.performActions', { context, actions: [{ type: 'pointer', id: 'mouse', actions: pointer }] })
    },
    type: async (text) => {
      const keys = [...text].flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ])
      await call('input.performActions', { context, actions: [{ type: 'key', id: 'keys', actions: keys }] })
    },
    close: async () => {
      const gone = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGTERM')
      await gone
      rmSync(profile, { recursive: true, force: true })
    },
  }
}

/** Firefox says on its error stream where it listens. */
function readAddress(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('Firefox did not start')), START_MS)
    let said = ''
    child.stderr?.on('data', (chunk: Buffer) => {
      said += chunk.toString()
      const address = /ws:\/\/[\d.]+:\d+/.exec(said)?.[0]
      if (address === undefined) return
      clearTimeout(timer)
      resolve(address)
    })
  })
}

type Call = (method: string, params: object) => Promise<unknown>

async function connect(address: string): Promise<Call> {
  const socket = new WebSocket(address)
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve, { once: true })
    socket.addEventListener('error', reject, { once: true })
  })
  const waiting = new Map<number, { resolve: (found: unknown) => void; reject: (error: Error) => void }>()
  socket.addEventListener('message', ({ data }) => {
    const { id = 0, result, error, message } = Reply.parse(JSON.parse(String(data)))
    if (error === undefined) waiting.get(id)?.resolve(result)
    else waiting.get(id)?.reject(new Error(`${error}: ${message}`))
    waiting.delete(id)
  })
  let last = 0
  return (method, params) => {
    last += 1
    const { promise, resolve, reject } = Promise.withResolvers<unknown>()
    waiting.set(last, { resolve, reject })
    socket.send(JSON.stringify({ id: last, method, params }))
    return promise
  }
}
