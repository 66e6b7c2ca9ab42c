import { type ChildProcess, spawn } from 'node:child_process'
import { createServer } from 'node:net'

export type RunningServer = {
  url: string
  process: ChildProcess
  /** Ends the process by a signal and waits until it is gone. */
  end: (signal: NodeJS.Signals) => Promise<void>
}

const START_TIMEOUT_MS = 60_000

/** Starts the real server as a process of its own and waits for its ready line. */
export async function runServer(options: {
  port: number
  environment: Record<string, string>
}): Promise<RunningServer> {
  const child = spawn(process.execPath, ['--no-regexp-tier-up', 'server/main.ts'], {
    env: { PATH: process.env.PATH, LOG_LEVEL: 'error', PORT: String(options.port), ...options.environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  let output = ''
  await new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`the server did not get ready:\n${output}`)), START_TIMEOUT_MS)
    const read = (chunk: Buffer) => {
      output += chunk.toString()
      if (!output.includes('ready ')) return
      clearTimeout(timer)
      resolve()
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    child.once('exit', (code) => {
      clearTimeout(timer)
      reject(new Error(`the server ended with ${code}:\n${output}`))
    })
  })
  return {
    url: `http://127.0.0.1:${options.port}`,
    process: child,
    end: async (signal) => {
      child.kill(signal)
      await exited
    },
  }
}

/** A port that was free a moment ago. */
export function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      const port = typeof address === 'object' && address !== null ? address.port : 0
      probe.close(() => resolve(port))
    })
  })
}
