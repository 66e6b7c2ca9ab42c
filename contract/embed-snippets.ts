/** What a page needs to show an agent. */
export type SnippetFacts = {
  /** The address of the eConcierge server, such as `https://chat.example`, without a slash at its end. */
  origin: string
  agentKey: string
  /** The launcher as it is served now; null where none has been built. */
  launcher: { version: string; integrity: string } | null
  /** Named in the frame's title, for people who hear the page. */
  agentName: string
}

export type Snippets = {
  /** Follows every publish and every new version of the launcher by itself. */
  script: string
  /** One version of the launcher, which the browser checks byte by byte; null where none has been built. */
  pinnedScript: string | null
  iframe: string
  /** For tag managers, which drop the attributes of a script tag: the same by a few words of script. */
  tagManager: string
}

/** Section 9 of the specification: fixed 20 px from bottom and right, z-index 9999. The script sets the same by itself. */
const FRAME_STYLE = [
  'position:fixed',
  'bottom:20px',
  'right:20px',
  'width:392px',
  'height:680px',
  'max-width:calc(100vw - 40px)',
  'max-height:calc(100vh - 40px)',
  'border:0',
  'border-radius:18px',
  'box-shadow:0 20px 60px rgba(0,0,0,.3)',
  'z-index:9999',
].join(';')

/** The launcher with its agent written in: it follows every publish and every new version, and asks for nothing more. */
export const agentLauncherPath = (agentKey: string) => `/embed/${agentKey}/widget.js`
/** One version of the launcher, for any agent. */
export const launcherPath = (version: string) => `/widget/v/${version}/loader.js`

/** The embed codes of an agent, ready to be pasted before `</body>`. */
export function makeSnippets({ origin, agentKey, launcher, agentName }: SnippetFacts): Snippets {
  const key = `data-agent-key="${escapeMarkup(agentKey)}"`
  const at = (path: string) => escapeMarkup(origin + path)
  const facts = [origin + agentLauncherPath(agentKey), agentKey].map((text) =>
    JSON.stringify(text).replaceAll('<', '\\u003c'),
  )
  return {
    // With `crossorigin` the browser says whose page it is, which the list of allowed sites is compared with.
    script: `<script async crossorigin src="${at(agentLauncherPath(agentKey))}" ${key}></script>`,
    pinnedScript:
      launcher === null
        ? null
        : `<script async src="${at(launcherPath(launcher.version))}" integrity="${launcher.integrity}" crossorigin="anonymous" ${key}></script>`,
    iframe: `<iframe src="${at(`/embed/${agentKey}`)}" title="${escapeMarkup(`Chat with ${agentName}`)}" style="${FRAME_STYLE}"></iframe>`,
    tagManager: `<script>(function(d){var s=d.createElement('script');s.async=true;s.crossOrigin='';s.src=${facts[0]};s.setAttribute('data-agent-key',${facts[1]});d.head.appendChild(s)})(document)</script>`,
  }
}

function escapeMarkup(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
