import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AgentKey, type PublicAgent } from '#contract/chat.ts'
import { agentLauncherPath, launcherPath } from '#contract/embed-snippets.ts'
import type { Database } from '#server/db/database.ts'
import { findTenantOfAgentKey } from '#server/http/doorkeeper.ts'
import type { PublicContext } from '#server/http/context.ts'
import { publicContext } from '#server/http/register-routes.ts'
import { writeAgentScript } from './agent-script.ts'
import type { WidgetBuild } from './launcher-build.ts'
import { findBuild, keepBuild } from './queries.ts'

type Deps = {
  db: Database
  clock: () => Date
  build: WidgetBuild
  findAgent: FindAgent
  sendScript: ReturnType<typeof createScriptSender>
}

/** What a page may know of an agent; null for a shop that rests. Throws `not_found`, or `forbidden` on a site that is not listed. */
export type FindAgent = (context: PublicContext, agentKey: string) => Promise<PublicAgent | null>

const open = { config: { access: 'public' as const } }
const FRAME_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: https:; connect-src 'self'; base-uri 'none'; form-action 'none'"
const FOREVER = 'public, max-age=31536000, immutable'

/** The pages and files of the widget that are more than a file: the iFrame's page, launchers by agent and by version, builds gone by. */
export function serveEmbed(app: FastifyInstance, given: Omit<Deps, 'sendScript'>): void {
  const deps: Deps = { ...given, sendScript: createScriptSender() }
  app.get('/embed/:agentKey', open, (request: FastifyRequest<{ Params: { agentKey: string } }>, reply) =>
    sendFramePage(deps, request.params.agentKey, reply),
  )
  app.get(agentLauncherPath(':agentKey'), open, (request: FastifyRequest<{ Params: { agentKey: string } }>, reply) =>
    sendAgentLauncher(deps, request, reply),
  )
  app.get(launcherPath(':version'), open, (request: FastifyRequest<{ Params: { version: string } }>, reply) =>
    sendLauncher(deps, request, reply),
  )
  app.get('/widget/:file', open, (request: FastifyRequest<{ Params: { file: string } }>, reply) =>
    sendFormerFile(deps.build, request.params.file, reply),
  )
  app.addHook('onReady', () => {
    const { version, script } = deps.build
    return deps.db.platform((trx) => keepBuild(trx, { version, script, at: deps.clock() }))
  })
}

/** The frame's own rule of who may hold it: the shop's list, or anybody where there is none. */
async function sendFramePage({ db, build, clock }: Deps, agentKey: string, reply: FastifyReply): Promise<FastifyReply> {
  const found = AgentKey.safeParse(agentKey).success ? await findTenantOfAgentKey(db, agentKey, clock()) : undefined
  const listed = found?.allowedOrigins ?? []
  const holders = ["'self'", ...(listed.length > 0 ? listed : ['*'])].join(' ')
  reply
    .removeHeader('x-frame-options')
    .header('content-security-policy', `${FRAME_POLICY}; frame-ancestors ${holders}`)
    .header('cache-control', 'no-cache')
    .type('text/html; charset=utf-8')
  if (found === undefined) return reply.status(404).send(GONE_PAGE)
  return reply.send(found.isServed ? build.framePage : GONE_PAGE)
}

const GONE_PAGE =
  '<!doctype html><html lang="en"><meta charset="utf-8"><title>Chat</title><p>This chat is not available.</p></html>\n'

/**
 * The launcher with its agent written in. A browser that does not say whose page asks gets the launcher of any agent, which
 * asks for itself: then it has to say.
 */
async function sendAgentLauncher(
  { build, clock, findAgent, sendScript }: Deps,
  request: FastifyRequest<{ Params: { agentKey: string } }>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { agentKey } = request.params
  if (!AgentKey.safeParse(agentKey).success) return sendGone(reply)
  shareScript(reply).header('cache-control', 'public, max-age=60').header('vary', 'origin, accept-encoding')
  if (request.headers.origin === undefined) return sendScript(request, reply, build.script)
  const agent = await findAgent(publicContext(request, clock()), agentKey)
  return sendScript(request, reply, agent === null ? '' : writeAgentScript(build.agentScript, agent))
}

/** The very bytes that the hash in a page's embed code is of, also those of builds that are long gone. */
async function sendLauncher(
  { db, build, sendScript }: Deps,
  request: FastifyRequest<{ Params: { version: string } }>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { version } = request.params
  const isKnown = /^[0-9a-f]{16}$/.test(version)
  const script =
    version === build.version
      ? build.script
      : isKnown
        ? (await db.platform((trx) => findBuild(trx, version)))?.script
        : undefined
  if (script === undefined) return sendGone(reply)
  shareScript(reply).header('cache-control', FOREVER).header('vary', 'accept-encoding')
  return sendScript(request, reply, script)
}

/** As brotli where it is understood. Packing takes some milliseconds, so what was packed is kept. */
function createScriptSender() {
  const packed = new Map<string, Buffer>()
  return (request: FastifyRequest, reply: FastifyReply, script: string): FastifyReply => {
    if (!/\bbr\b/.test(String(request.headers['accept-encoding'] ?? ''))) return reply.send(script)
    const small = packed.get(script) ?? brotliCompressSync(script)
    if (packed.size >= PACKED_MAX) packed.clear()
    packed.set(script, small)
    return reply.header('content-encoding', 'br').send(small)
  }
}

const PACKED_MAX = 1000

/**
 * A page that stood open over a deploy asks for files of the build before. They are kept; where they were lost, the chat of
 * now stands in for the chat of then, since the launcher says the same to both.
 */
function sendFormerFile(build: WidgetBuild, file: string, reply: FastifyReply): FastifyReply {
  if (!/^[\w-]{1,80}\.(?:js|css)$/.test(file)) return sendGone(reply)
  const kept = build.folders.map((folder) => join(folder, file)).find((path) => existsSync(path))
  if (kept !== undefined) {
    const type = file.endsWith('.js') ? 'text/javascript' : 'text/css'
    return shareScript(reply).type(`${type}; charset=utf-8`).header('cache-control', FOREVER).send(readFileSync(kept))
  }
  if (!/^chat-[\w-]+\.js$/.test(file)) return sendGone(reply)
  return shareScript(reply).header('cache-control', 'no-store').send(build.chat)
}

function shareScript(reply: FastifyReply): FastifyReply {
  return reply
    .type('text/javascript; charset=utf-8')
    .header('cross-origin-resource-policy', 'cross-origin')
    .header('access-control-allow-origin', '*')
}

function sendGone(reply: FastifyReply): FastifyReply {
  return shareScript(reply).header('cache-control', 'no-store').status(404).send('')
}
