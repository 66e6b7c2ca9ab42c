import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'

const CONCIERGE = new URL('../concierge/', import.meta.url)
const SHOWN_DIGITS = 16

/**
 * The version of the rules by which answers are made: a fingerprint of the concierge's own source, so that no change of a
 * rule goes without a new one.
 */
export const RULE_SET = fingerprint()

function fingerprint(): string {
  const hash = createHash('sha256')
  const files = readdirSync(CONCIERGE, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => name.replaceAll('\\', '/'))
    .sort()
  for (const name of files) hash.update(`${name}\n`).update(readFileSync(new URL(name, CONCIERGE)))
  return `rules-${hash.digest('hex').slice(0, SHOWN_DIGITS)}`
}
