import type { PublicAgent } from '#contract/chat.ts'
import type { BrowserStorage } from '#widget/browser-storage.ts'

const FRESH_MS = 60_000

/**
 * The agent as it was last seen here, for a first paint in the shop's own colours, and as it is now. A look published
 * since then shows a minute later at the latest.
 */
export function agentCache(storage: BrowserStorage, origin: string, agentKey: string) {
  const name = `look:${agentKey}`
  let seen: { at: number; agent: PublicAgent } | null = null
  try {
    seen = JSON.parse(storage.read(name) ?? '')
  } catch {}
  const ask = async () => {
    const response = await fetch(`${origin}/api/chat/agents/${agentKey}`)
    if (!response.ok) throw response.status
    const agent: PublicAgent = await response.json()
    seen = { at: Date.now(), agent }
    storage.write(name, JSON.stringify(seen))
    return agent
  }
  return {
    seen: seen?.agent,
    load: async () => (seen && Date.now() - seen.at < FRESH_MS ? seen.agent : ask()),
  }
}
