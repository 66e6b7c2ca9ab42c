import type { FastifyRequest } from 'fastify'

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/
const SECRET_LENGTH = 32

/** What the log keeps of a call. Invitations, tickets and codes come in addresses: no query is kept, and no long word of a path. */
export function logRequest({ method, url, host, ip }: FastifyRequest) {
  return { method, url: pathOf(url), host, remoteAddress: ip }
}

function pathOf(url: string): string {
  const path = url.split(/[?#]/, 1)[0] ?? ''
  const isSecret = (word: string) => word.length >= SECRET_LENGTH && !UUID.test(word)
  return path
    .split('/')
    .map((word) => (isSecret(word) ? '...' : word))
    .join('/')
}
