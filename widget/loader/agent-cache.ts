import type { PublicAgent } from '#contract/chat.ts'
import type { BrowserStorage } from '#widget/browser-storage.ts'

const FRESH_MS = 60_000

/** The agent as it was last seen in this browser, for a first paint in the shop's own colours; null if never. */
export function lastSeenAgent(storage: BrowserStorage, name: string): { at: number; agent: PublicAgent } | null {
  try {
    return JSON.parse(String(storage.read(name)))
  } catch {
    return null
  }
}

/** The agent as it is now, asked for at most once a minute; so a look that is published shows within one. */
export async function loadAgent(storage: BrowserStorage, name: string, url: string): Promise<PublicAgent> {
  const seen = lastSeenAgent(storage, name)
  if (seen && Date.now() - seen.at < FRESH_MS) return seen.agent
  const response = await fetch(url)
  if (!response.ok) throw response
  const agent: PublicAgent = await response.json()
  storage.write(name, JSON.stringify({ at: Date.now(), agent }))
  return agent
}
