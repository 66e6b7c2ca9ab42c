import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

const TOKEN_BYTES = 32

/** A fresh opaque token of 256 bits: `prefix` and base64url. Only its hash is ever stored. */
export function createToken(prefix: string): string {
  return `${prefix}${randomBytes(TOKEN_BYTES).toString('base64url')}`
}

/** What is stored of a token. A token of 256 random bits needs no slow hash. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

/** Compares a token with a stored hash in constant time. */
export function matchesHash(token: string, storedHash: string): boolean {
  const given = Buffer.from(hashToken(token))
  const stored = Buffer.from(storedHash)
  return given.length === stored.length && timingSafeEqual(given, stored)
}
