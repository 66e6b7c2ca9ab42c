/** At most this many pages' origins may be listed. */
export const ORIGINS_MAX = 50

/** Domains under which anybody may open a site: a list that names all of their sub-domains names everybody. */
const SHARED_DOMAINS = [
  'myshopify.com',
  'squarespace.com',
  'wixsite.com',
  'wordpress.com',
  'wpengine.com',
  'webflow.io',
  'weebly.com',
  'github.io',
  'netlify.app',
  'vercel.app',
  'pages.dev',
  'web.app',
  'herokuapp.com',
  'blogspot.com',
]
const SHORT_SECOND_LEVEL = /^(co|com|net|org|gov|edu|ac)\.[a-z]{2}$/

/**
 * The origin of what a person typed, as browsers write it: lower case, punycode, no default port. `https://*.shop.example`
 * stands for every sub-domain, and not for the domain itself. Null for what is not an origin, or names everybody.
 */
export function normalizeOrigin(typed: string): string | null {
  const text = typed.trim()
  if (text === '' || text.length > 300 || /[\s,;'"<>\\]/.test(text)) return null
  const address = /^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `https://${text}`
  const wildcard = /^(https:\/\/)\*\./i.exec(address)
  const url = parse(wildcard === null ? address : `https://${address.slice(wildcard[0].length)}`)
  if (url === null || url.hostname.includes('*') || url.hostname === '' || url.hostname.endsWith('.')) return null
  if (url.username !== '' || url.password !== '' || url.search !== '' || url.hash !== '' || url.pathname !== '/')
    return null
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isLoopback(url.hostname))) return null
  if (!url.hostname.includes('.') && !isLoopback(url.hostname)) return null
  if (wildcard === null) return url.origin
  return namesEverybody(url.hostname) ? null : `https://*.${url.host}`
}

/** Whether a page of `origin`, as its browser writes it in the Origin header, may show the chat. No list: any page may. */
export function isOriginAllowed(allowed: readonly string[], origin: string): boolean {
  if (allowed.length === 0) return true
  const url = parse(origin)
  if (url === null || url.origin !== origin.toLowerCase() || url.origin === 'null') return false
  return allowed.some((entry) => {
    if (!entry.startsWith('https://*.')) return entry === url.origin
    return url.protocol === 'https:' && url.host.endsWith(entry.slice('https://*'.length))
  })
}

function parse(text: string): URL | null {
  try {
    return new URL(text)
  } catch {
    return null
  }
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '127.0.0.1' || host === '[::1]'
}

function namesEverybody(host: string): boolean {
  return (
    !host.includes('.') ||
    /^[\d.]+$/.test(host) ||
    host.startsWith('[') ||
    SHORT_SECOND_LEVEL.test(host) ||
    SHARED_DOMAINS.includes(host)
  )
}
