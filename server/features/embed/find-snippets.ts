/** An embed code in the source of a page. `nonce` is that of the tag, for the page's own policy. */
export type SourceSnippet = {
  method: 'script' | 'iframe'
  line: number
  place: 'head' | 'body'
  agentKey: string
  host: string
  nonce: string | null
}

type Tag = { name: string; at: number; end: number; attributes: Map<string, string> }

const TAGS_READ = 5000
const TAG_MAX_CHARS = 2000
const KEY = /ak_[A-Za-z0-9_-]{16,64}/
const LAUNCHER = /\/widget(?:\.js|\/v\/[\w-]+\/loader\.js)$/
const FRAME = /\/embed\/([\w-]{1,80})$/
const INLINE_LAUNCHER =
  /["'`](?:https?:)?\/\/([^/"'`\s]{1,200})\/(?:(?:embed\/[\w-]{1,80}\/)?widget\.js|widget\/v\/[\w-]{1,40}\/loader\.js)["'`?]/

/**
 * The embed codes in a page's source, in order: as tags, or put in by a script that stands in the page. Pages are hostile:
 * what is read of one is bounded, and none of it is run.
 */
export function findSnippets(html: string, pageUrl: string): SourceSnippet[] {
  const source = blankComments(html)
  const bodyAt = source.search(/<body[\s>]/i)
  const found: SourceSnippet[] = []
  for (const tag of readTags(source)) {
    const where = {
      line: lineOf(source, tag.at),
      place: bodyAt === -1 || tag.at < bodyAt ? ('head' as const) : ('body' as const),
      nonce: tag.attributes.get('nonce') ?? null,
    }
    const one = tag.name === 'iframe' ? readFrame(tag, pageUrl) : readScript(tag, source, pageUrl)
    if (one !== null) found.push({ ...one, ...where })
  }
  return found.slice(0, 20)
}

export function hasTagManager(html: string): boolean {
  return /googletagmanager\.com\/(?:gtm|gtag)|GTM-[A-Z0-9]{4,10}/.test(html)
}

/** The policies that a page states in its own head. */
export function readMetaPolicies(html: string): string[] {
  const policies: string[] = []
  for (const match of blankComments(html).matchAll(/<meta\s[^>]{0,2000}>/gi)) {
    const attributes = readAttributes(match[0].slice('<meta'.length, -1))
    if (attributes.get('http-equiv')?.toLowerCase() === 'content-security-policy')
      policies.push(attributes.get('content') ?? '')
    if (policies.length === 5) break
  }
  return policies
}

function readFrame({ attributes }: Tag, pageUrl: string) {
  const url = resolve(attributes.get('src') ?? attributes.get('data-src'), pageUrl)
  const agentKey = url === null ? undefined : FRAME.exec(url.pathname)?.[1]
  return url === null || agentKey === undefined ? null : { method: 'iframe' as const, agentKey, host: url.host }
}

function readScript({ attributes, end }: Tag, source: string, pageUrl: string) {
  const type = attributes.get('type')?.toLowerCase() ?? ''
  if (type !== '' && type !== 'module' && !type.includes('javascript')) return null
  const src = attributes.get('src')
  if (src !== undefined) {
    const url = resolve(src, pageUrl)
    if (url === null || !LAUNCHER.test(url.pathname)) return null
    return { method: 'script' as const, agentKey: attributes.get('data-agent-key') ?? '', host: url.host }
  }
  const code = source.slice(end, closeOf(source, end))
  const host = INLINE_LAUNCHER.exec(code)?.[1]
  return host === undefined ? null : { method: 'script' as const, agentKey: KEY.exec(code)?.[0] ?? '', host }
}

/** Scripts and frames, past what a script's own text says of tags. */
function* readTags(source: string): Generator<Tag> {
  const start = /<(script|iframe)(?=[\s/>])/gi
  for (let read = 0; read < TAGS_READ; read++) {
    const match = start.exec(source)
    if (match === null) return
    const name = (match[1] ?? '').toLowerCase()
    const inside = /^(?:"[^"]*"|'[^']*'|[^>"'])*/.exec(source.slice(start.lastIndex, start.lastIndex + TAG_MAX_CHARS))
    const text = inside?.[0] ?? ''
    const end = start.lastIndex + text.length + 1
    yield { name, at: match.index, end, attributes: readAttributes(text) }
    start.lastIndex = name === 'script' ? closeOf(source, end) : end
  }
}

function closeOf(source: string, from: number): number {
  const close = /<\/script/gi
  close.lastIndex = from
  return close.exec(source)?.index ?? source.length
}

function readAttributes(text: string): Map<string, string> {
  const attributes = new Map<string, string>()
  for (const match of text.matchAll(/([^\s=/"'>]{1,100})(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g)) {
    const name = (match[1] ?? '').toLowerCase()
    const value = match[2] ?? match[3] ?? match[4] ?? ''
    if (!attributes.has(name)) attributes.set(name, decode(value).trim())
  }
  return attributes
}

const NAMED: Record<string, string> = { amp: '&', quot: '"', apos: "'", lt: '<', gt: '>' }

function decode(text: string): string {
  return text.replace(/&(?:#(\d{1,6})|#x([0-9a-f]{1,5})|(\w{2,5}));/gi, (whole, decimal, hex, name) => {
    const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal)
    if (Number.isInteger(code) && code <= 0x10ffff) return String.fromCodePoint(code)
    return NAMED[String(name).toLowerCase()] ?? whole
  })
}

/** Comments become as many blank lines, so that what follows keeps its line. */
function blankComments(html: string): string {
  const parts: string[] = []
  let at = 0
  for (;;) {
    const open = html.indexOf('<!--', at)
    const close = open === -1 ? -1 : html.indexOf('-->', open + 4)
    if (close === -1) return parts.join('') + html.slice(at)
    parts.push(html.slice(at, open), html.slice(open, close + 3).replace(/[^\n]+/g, ' '))
    at = close + 3
  }
}

function lineOf(source: string, at: number): number {
  let line = 1
  for (let next = source.indexOf('\n'); next !== -1 && next < at; next = source.indexOf('\n', next + 1)) line += 1
  return line
}

function resolve(src: string | undefined, pageUrl: string): URL | null {
  return src === undefined || src.length > 1000 ? null : URL.parse(src, pageUrl)
}
