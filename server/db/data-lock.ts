import { createHash } from 'node:crypto'
import { mkdirSync, realpathSync, unlinkSync } from 'node:fs'
import { connect, createServer, type Server } from 'node:net'
import { join } from 'node:path'

/** Two processes on one embedded data folder lose acknowledged rows silently, so the second is refused. */
export class DataFolderInUse extends Error {
  constructor(folder: string) {
    super(
      `The data folder ${folder} is in use by another eConcierge process. Stop it, or set DATA_DIR to another folder.`,
    )
  }
}

/** Holds the folder until `release` or the end of the process, however it ends. Throws DataFolderInUse. */
export async function lockDataFolder(folder: string): Promise<{ release: () => Promise<void> }> {
  mkdirSync(folder, { recursive: true })
  const real = realpathSync(folder)
  const address = lockAddress(real)
  const server = (await tryListen(address)) ?? (await replaceStaleSocket(address))
  if (server === null) throw new DataFolderInUse(folder)
  server.unref()
  return { release: () => new Promise((resolve) => server.close(() => resolve())) }
}

/** Abstract sockets and named pipes vanish with their process; elsewhere a socket file can outlive it. */
function lockAddress(folder: string): string {
  const name = `econcierge-${createHash('sha256').update(folder).digest('hex').slice(0, 32)}`
  if (process.platform === 'linux') return `\0${name}`
  if (process.platform === 'win32') return `\\\\.\\pipe\\${name}`
  return join(folder, 'lock.socket')
}

function tryListen(address: string): Promise<Server | null> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy())
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(null) : reject(error),
    )
    server.listen(address, () => resolve(server))
  })
}

async function replaceStaleSocket(address: string): Promise<Server | null> {
  if (!address.endsWith('lock.socket') || (await isAnswering(address))) return null
  unlinkSync(address)
  return tryListen(address)
}

function isAnswering(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(address)
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
}
