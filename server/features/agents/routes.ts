import type { FastifyInstance } from 'fastify'
import { agentRoutes } from '#contract/agents.ts'
import { AppError } from '#server/http/app-error.ts'
import type { StaffContext } from '#server/http/context.ts'
import type { Doorkeeper } from '#server/http/doorkeeper.ts'
import { takeHit } from '#server/http/limits.ts'
import { RawReply, registerRoutes } from '#server/http/register-routes.ts'
import { streamReply } from '#server/http/stream-reply.ts'
import type { AgentsDeps } from './agents-deps.ts'
import { activateAgent, deleteAgent, renameAgent, savePublishingBar } from './change-agent.ts'
import { checkAgent, getLastCheck } from './check-agent.ts'
import { compareShoppers } from './compare-shoppers.ts'
import { createAgent, duplicateAgent } from './create-agent.ts'
import { getAgent, listAgents } from './list-agents.ts'
import { getVersion, listVersions } from './list-versions.ts'
import { previewAnswer, previewGreeting } from './preview-agent.ts'
import { publishAgent } from './publish-agent.ts'
import { restoreVersion, saveDraft } from './save-draft.ts'
import { streamCheck } from './stream-check.ts'

/** Calls a minute of one tenant. A run of the probes is the dearest of them. */
const PER_MINUTE = { change: 240, read: 600, preview: 240, check: 20 }

/**
 * Whoever may edit an agent may also publish, activate and delete it: a small shop has one such person, and each of these is
 * in the audit log. The bar is an admin's to set.
 */
export function registerAgents(app: FastifyInstance, deps: AgentsDeps, doorkeeper: Doorkeeper): void {
  const limited =
    (kind: keyof typeof PER_MINUTE) =>
    async <T>({ tenant, now }: StaffContext, work: () => Promise<T>): Promise<T> => {
      const bucket = `agents-${kind}:${tenant.id}`
      await takeHit(deps.db, [{ bucket, limit: PER_MINUTE[kind], windowSeconds: 60 }], now)
      return work()
    }
  const change = limited('change')
  const read = limited('read')
  const preview = limited('preview')
  const check = limited('check')
  registerRoutes(
    app,
    agentRoutes,
    {
      listAgents: (context) => read(context, () => listAgents(deps, context)),
      getAgent: (context, { params }) => read(context, () => getAgent(deps, context, params.id)),
      listAgentVersions: (context, { params }) => read(context, () => listVersions(deps, context, params.id)),
      getAgentVersion: (context, { params }) => read(context, () => getVersion(deps, context, params)),
      getLastAgentCheck: (context, { params }) => read(context, () => getLastCheck(deps, context, params.id)),
      createAgent: (context, { body }) => change(context, () => createAgent(deps, context, body)),
      renameAgent: (context, { params, body }) =>
        change(context, () => renameAgent(deps, context, { id: params.id, ...body })),
      duplicateAgent: (context, { params }) => change(context, () => duplicateAgent(deps, context, params.id)),
      activateAgent: (context, { params }) => change(context, () => activateAgent(deps, context, params.id)),
      deleteAgent: (context, { params }) => change(context, () => deleteAgent(deps, context, params.id)),
      saveAgentDraft: (context, { params, body }) =>
        change(context, () => saveDraft(deps, context, { id: params.id, ...body })),
      publishAgent: (context, { params, body }) =>
        change(context, () => publishAgent(deps, context, { id: params.id, ...body })),
      restoreAgentVersion: (context, { params, body }) =>
        change(context, () => restoreVersion(deps, context, { ...params, ...body })),
      savePublishingBar: (context, { body }) => change(context, () => savePublishingBar(deps, context, body)),
      previewAgentGreeting: (context, { params, body }) =>
        preview(context, () => previewGreeting(deps, context, { id: params.id, ...body })),
      previewAgentAnswer: (context, { params, body }) =>
        preview(context, () => previewAnswer(deps, context, { id: params.id, ...body })),
      compareShoppers: (context, { params, body }) =>
        preview(context, () => compareShoppers(deps, context, { id: params.id, ...body })),
      checkAgent: (context, { params, body }) =>
        check(context, () => answerCheck(deps, context, { id: params.id, ...body })),
    },
    doorkeeper,
  )
}

/** As events where a person waits for it and wants to see how far it is. */
async function answerCheck(
  deps: AgentsDeps,
  context: StaffContext,
  { stream, ...input }: { id: string; version: number; stream: boolean },
) {
  if (!stream) {
    const check = await checkAgent(deps, context, input)
    if (check === null) throw new AppError('unavailable')
    return check
  }
  const events = streamCheck(
    (onProgress) => checkAgent(deps, context, { ...input, onProgress }),
    (error) => context.request.log.error({ err: error }, 'check failed'),
  )
  return new RawReply((reply) => streamReply(reply, events))
}
