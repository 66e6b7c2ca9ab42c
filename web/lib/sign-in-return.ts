/** What the identity provider sent back with: a one-time ticket, or why it did not work. */
export type SignInReturn = { ticket: string | null; error: string | null }

const NONE: SignInReturn = { ticket: null, error: null }

/**
 * Reads the return from the address of the login page and cleans the address bar at once, before anything is rendered:
 * the ticket must not stay in the history. Call once, first of all.
 */
export function takeSignInReturn(loginPath: string): void {
  const { pathname, search } = window.location
  if (pathname !== loginPath) return
  const query = new URLSearchParams(search)
  if (!query.has('token') && !query.has('error')) return
  arrived = { ticket: query.get('token'), error: query.get('error') }
  for (const name of ['token', 'error']) query.delete(name)
  window.history.replaceState(window.history.state, '', query.size === 0 ? pathname : `${pathname}?${query}`)
}

/** What came back and was not used yet. */
export function peekSignInReturn(): SignInReturn {
  return arrived
}

/** What came back, once: a ticket works a single time. */
export function consumeSignInReturn(): SignInReturn {
  const taken = arrived
  arrived = NONE
  return taken
}

let arrived = NONE
