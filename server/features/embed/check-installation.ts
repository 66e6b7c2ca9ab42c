import type { FoundSnippet, InstallationCheck } from '#contract/embed.ts'
import { isOriginAllowed } from '#contract/origins.ts'
import type { Database } from '#server/db/database.ts'
import type { StaffContext } from '#server/http/context.ts'
import { takeHit } from '#server/http/limits.ts'
import { type Outbound, OutboundError, type OutboundReason, type OutboundReply } from '#server/http/outbound.ts'
import { findSnippets, hasTagManager, readMetaPolicies, type SourceSnippet } from './find-snippets.ts'
import { type Block, findBlocks } from './judge-policy.ts'
import { findAllowedOrigins, findLiveAgent, listAgentKeys } from './queries.ts'
import { readOrigins } from './save-allowed-origins.ts'

export type CheckDeps = { db: Database; publicUrl: string; outbound: Outbound }

const CHECKS_PER_MINUTE = 10
const PAGE_MAX_BYTES = 2 * 1024 * 1024
const PAGE_TIMEOUT_MS = 8000

type Known = { own: string | null; all: string[]; allowed: string[] }

/** Fetches a page as any visitor would, and says whether the embed code stands in it and would work there. */
export async function checkInstallation(
  deps: CheckDeps,
  context: StaffContext,
  input: { url: string },
): Promise<InstallationCheck> {
  const { tenant, now } = context
  await takeHit(deps.db, [{ bucket: `embed-check:${tenant.id}`, limit: CHECKS_PER_MINUTE, windowSeconds: 60 }], now)
  const known = await readKnown(deps.db, tenant.id)
  try {
    const page = await deps.outbound.fetch(addressOf(input.url), {
      headers: { accept: 'text/html,application/xhtml+xml' },
      followRedirects: 4,
      allowHttp: true,
      timeoutMs: PAGE_TIMEOUT_MS,
      maxBytes: PAGE_MAX_BYTES,
    })
    return judgePage(page, known, deps.publicUrl)
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error
    return { ...NOTHING, verdict: 'unreachable', text: UNREACHABLE[error.reason] }
  }
}

const NOTHING = { pageUrl: null, found: [], blockedBy: [], originMissing: null, hasTagManager: false }

const UNREACHABLE: Record<OutboundReason, string> = {
  blocked: 'That is not the address of a public web page. Check it for a typing error.',
  unreachable: 'No web site answers at that address. Check it for a typing error.',
  timeout: 'The page took too long to answer. Try again in a moment.',
  'too-large': 'The page is larger than we read. Try another page of the same site.',
  tls: 'The site has no valid certificate, so browsers will warn of it too.',
}

const addressOf = (typed: string) => (/^https?:\/\//i.test(typed) ? typed : `https://${typed}`)

function readKnown(db: Database, tenantId: string): Promise<Known> {
  return db.bothSides(async (sides) => ({
    allowed: readOrigins(await sides.platform((trx) => findAllowedOrigins(trx, tenantId))),
    ...(await sides.tenant(tenantId, async (trx) => ({
      own: (await findLiveAgent(trx, tenantId))?.agent_key ?? null,
      all: await listAgentKeys(trx, tenantId),
    }))),
  }))
}

/** What a fetched page comes to. */
export function judgePage(
  page: Pick<OutboundReply, 'status' | 'headers' | 'url' | 'text'>,
  known: Known,
  publicUrl: string,
): InstallationCheck {
  const html = page.text()
  const ownHost = new URL(publicUrl).host
  const sources = findSnippets(html, page.url)
  const found = sources.map((source) => describe(source, known, ownHost))
  const policies = [page.headers.get('content-security-policy') ?? '', ...readMetaPolicies(html)]
  const right = sources.filter((_, index) => found[index]?.key === 'own' && found[index]?.otherHost === null)
  const blockedBy = right.flatMap((source) =>
    findBlocks(policies, { ...source, chatOrigin: new URL(publicUrl).origin, pageUrl: page.url }),
  )
  const { origin } = new URL(page.url)
  const facts = {
    pageUrl: page.url.slice(0, 500),
    found,
    blockedBy: unique(blockedBy),
    originMissing: isOriginAllowed(known.allowed, origin) ? null : origin,
    hasTagManager: hasTagManager(html),
  }
  const verdict = verdictOf(facts, right.length, page.status)
  return { verdict, text: explain(verdict, facts, { html, status: page.status, ownKey: known.own }), ...facts }
}

type Facts = Omit<InstallationCheck, 'verdict' | 'text'>

function verdictOf(facts: Facts, right: number, status: number): InstallationCheck['verdict'] {
  if (facts.found.length === 0) return status >= 300 ? 'unreachable' : 'not-found'
  if (right === 0) return 'wrong-key'
  return facts.blockedBy.length > 0 || facts.originMissing !== null ? 'blocked' : 'installed'
}

function describe(source: SourceSnippet, known: Known, ownHost: string): FoundSnippet {
  const { method, line, place, agentKey, host } = source
  const isOurs = known.all.includes(agentKey)
  const key = agentKey === '' ? 'missing' : agentKey === known.own ? 'own' : isOurs ? 'draft' : 'foreign'
  return { method, line, place, agentKey: agentKey.slice(0, 80), key, otherHost: host === ownHost ? null : host }
}

function explain(
  verdict: InstallationCheck['verdict'],
  { found, blockedBy, originMissing, hasTagManager: hasManager }: Facts,
  page: { html: string; status: number; ownKey: string | null },
): string {
  const first = found[0]
  switch (verdict) {
    case 'unreachable':
      return `The page answered with ${page.status}, so a visitor would not see it either. Check the address, or whether the site keeps robots out.`
    case 'not-found':
      if (page.ownKey !== null && page.html.includes(page.ownKey))
        return 'Your agent key is on the page, but not as a working embed code: it stands in a comment or waits for a consent tool.'
      return hasManager
        ? 'The code is not in the page itself. Google Tag Manager is there and may load it: open the page and look for the chat.'
        : 'The code is not on this page. Paste it before </body>, publish the site, and check again.'
    case 'wrong-key':
      return wrongKeyText(first)
    case 'blocked':
      return originMissing === null
        ? `The code is there, but the site's security policy keeps it out (${blockedBy.map((block) => block.directive).join(', ')}).`
        : `The code is there, but ${originMissing} is not in your list of allowed sites, so the chat stays away.`
    case 'installed':
      return `Found as ${first?.method === 'iframe' ? 'an iFrame' : 'a script tag'} on line ${first?.line}.${found.length > 1 ? ' It stands there more than once: one is enough.' : ''}`
  }
}

function wrongKeyText(first: FoundSnippet | undefined): string {
  if (first?.otherHost)
    return `An embed code is there, but it loads from ${first.otherHost}. Copy the code again from here.`
  switch (first?.key) {
    case 'missing':
      return 'The embed code is there without its data-agent-key. Copy the whole code again.'
    case 'draft':
      return 'The code on the page names another agent of yours, one that is not live. Copy the code again.'
    default:
      return 'The code on the page names an agent that is not yours. Copy the code again from here.'
  }
}

function unique(blocks: Block[]): Block[] {
  return [...new Map(blocks.map((block) => [block.directive, block])).values()].slice(0, 10)
}
