/** A directive that keeps the chat off a page, and the source that lets it in. */
export type Block = { directive: string; add: string }

type Embedding = {
  method: 'script' | 'iframe'
  /** Where the chat is served from. */
  chatOrigin: string
  pageUrl: string
  /** Of the tag. */
  nonce: string | null
}

/** The chat's own needs of a page's policy, with the directives that stand in when the first is not there. */
const NEEDS = {
  script: [
    ['script-src-elem', 'script-src', 'default-src'],
    ['connect-src', 'default-src'],
  ],
  iframe: [['frame-src', 'child-src', 'default-src']],
} as const

/** What in the Content-Security-Policies of a page keeps the chat off it; each policy must let it in. */
export function findBlocks(policies: readonly string[], embedding: Embedding): Block[] {
  const blocks: Block[] = []
  for (const policy of policies.flatMap((text) => text.split(',')).slice(0, 10)) {
    const directives = readPolicy(policy)
    for (const names of NEEDS[embedding.method]) {
      const name = names.find((known) => directives.has(known))
      const sources = name === undefined ? undefined : directives.get(name)
      if (name === undefined || sources === undefined || isLetIn(sources, name, embedding)) continue
      if (!blocks.some((block) => block.directive === name)) blocks.push({ directive: name, add: embedding.chatOrigin })
    }
  }
  return blocks
}

function readPolicy(policy: string): Map<string, string[]> {
  const directives = new Map<string, string[]>()
  for (const part of policy.split(';')) {
    const [name = '', ...sources] = part.trim().split(/\s+/)
    const key = name.toLowerCase()
    if (key !== '' && !directives.has(key)) directives.set(key, sources)
  }
  return directives
}

function isLetIn(sources: readonly string[], directive: string, { chatOrigin, pageUrl, nonce }: Embedding): boolean {
  const isScript = directive.startsWith('script') || directive === 'default-src'
  const words = sources.map((source) => source.toLowerCase())
  if (isScript && nonce !== null && sources.includes(`'nonce-${nonce}'`)) return true
  if (directive.startsWith('script') && words.includes("'strict-dynamic'")) return false
  const target = new URL(chatOrigin)
  return words.some((source) => {
    if (source === "'self'") return URL.parse(pageUrl)?.origin === target.origin
    return source.startsWith("'") ? false : matches(source, target, pageUrl)
  })
}

/** A host source of the policy's grammar: a scheme, a host, one with a leading wildcard, a port, a path. */
function matches(source: string, target: URL, pageUrl: string): boolean {
  if (source === '*') return true
  if (/^[a-z][a-z0-9+.-]*:$/.test(source)) return source === target.protocol
  const found = /^(?:([a-z][a-z0-9+.-]*):\/\/)?(\*|(?:\*\.)?[^/:*]+)(?::(\d+|\*))?(\/.*)?$/.exec(source)
  if (found === null) return false
  const [, scheme = URL.parse(pageUrl)?.protocol.slice(0, -1) ?? 'https', host = '', port] = found
  const targetScheme = target.protocol.slice(0, -1)
  if (scheme !== targetScheme && !(scheme === 'http' && targetScheme === 'https')) return false
  const usual = targetScheme === 'https' ? '443' : '80'
  const targetPort = target.port === '' ? usual : target.port
  if (port !== '*' && (port ?? (target.port === '' ? usual : '')) !== targetPort) return false
  if (host === '*') return true
  return host.startsWith('*.') ? target.hostname.endsWith(host.slice(1)) : host === target.hostname
}
