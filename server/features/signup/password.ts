import { hash, verify } from '@node-rs/argon2'

/** Argon2id with the parameters that OWASP gives as the least: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFKC'), COST)
}

export function isPassword(password: string, hashed: string): Promise<boolean> {
  return verify(hashed, password.normalize('NFKC'))
}
