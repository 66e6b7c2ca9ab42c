import { AppError } from '#server/http/app-error.ts'

/** Where a page of the payment provider may lead back to. */
const ALLOWED = new Set(['?tab=billing', '?tab=billing&checkout=done', '?tab=billing&checkout=cancelled'])
const PATH = '/settings'

/** The asked address on our own site. Throws `invalid_input` for any that is not on the list. */
export function requireReturnAddress(publicUrl: string, field: string, asked: string): string {
  const address = URL.parse(asked, publicUrl)
  const own = new URL(publicUrl)
  const isOurs =
    address !== null &&
    address.origin === own.origin &&
    address.username === '' &&
    address.pathname === PATH &&
    address.hash === '' &&
    ALLOWED.has(address.search)
  if (!isOurs) throw new AppError('invalid_input', { fields: { [field]: 'must lead back to Settings' } })
  return address.href
}
