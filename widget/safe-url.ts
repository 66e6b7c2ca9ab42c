/**
 * The address to show a picture or follow a link, or null. Paths are the eConcierge server's own uploads; any other
 * address must be https. What a catalogue or a model says never gets to choose another scheme.
 */
export function safeUrl(url: string | null, origin: string): string | null {
  if (!url) return null
  try {
    const { protocol, href, origin: found } = new URL(url, origin)
    return protocol === 'https:' || (protocol === 'http:' && found === origin) ? href : null
  } catch {
    return null
  }
}
