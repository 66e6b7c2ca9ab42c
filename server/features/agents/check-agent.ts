import { randomUUIDv7 } from 'node:crypto'
import { AgentCheck, type ProbeResult, type ReplayedChange } from '#contract/agent-checks.ts'
import { TestCase } from '#contract/knowledge.ts'
import type { PastMessage } from '#concierge/ports.ts'
import { AppError } from '#server/http/app-error.ts'
import type { StaffContext } from '#server/http/context.ts'
import { hashDocument, publishedDocument } from './agent-document.ts'
import type { AgentsDeps, TriedShop, TryTurn } from './agents-deps.ts'
import { inSlices } from './in-slices.ts'
import { judgeCase, judgeProbe, type SavedCase } from './judge-probe.ts'
import { PROBES } from './probes/list-probes.ts'
import { type CheckRow, findLastCheck, insertCheck } from './queries.ts'
import { listSavedCases } from './queries-replay.ts'
import { openAgent, requireSeen } from './read-agent.ts'
import { readRealQuestions, type RealQuestion, replayQuestion } from './replay-questions.ts'

type Deps = Pick<AgentsDeps, 'db' | 'clock' | 'openShop' | 'openBuiltIn'>
type Progress = (done: number, total: number) => boolean

const Report = AgentCheck.pick({ results: true, replayed: true, changes: true })

/**
 * Runs the probes, the saved test cases and the last real questions against the draft that was seen, and keeps what came of
 * it. No transaction is open meanwhile. Throws `conflict` when it is no longer that draft; null when `onProgress` said to stop.
 */
export async function checkAgent(
  deps: Deps,
  context: StaffContext,
  input: { id: string; version: number; onProgress?: Progress },
): Promise<AgentCheck | null> {
  const { tenant, actor, now } = context
  const given = await readGiven(deps, context, input)
  const answer = await deps.openBuiltIn(tenant.id)
  const report = await run(answer, given, { now, onProgress: input.onProgress ?? (() => true) })
  if (report === null) return null
  const row = {
    tenant_id: tenant.id,
    agent_id: input.id,
    check_id: randomUUIDv7(),
    draft_version: input.version,
    document_hash: given.documentHash,
    passed: report.results.filter((result) => result.passed).length,
    probes: report.results.length,
    report,
    started_by: actor.email,
    finished_at: deps.clock(),
  }
  return deps.db.tenant(tenant.id, async (trx) => {
    const { document } = await openAgent(trx, tenant.id, input.id)
    await insertCheck(trx, { ...row, report: JSON.stringify(report) })
    return toCheck(row, hashDocument(document))
  })
}

/** The last run, and whether it still speaks of the draft as it is. Throws `not_found`. */
export async function getLastCheck(
  deps: Pick<Deps, 'db'>,
  { tenant }: StaffContext,
  id: string,
): Promise<{ check: AgentCheck | null }> {
  return deps.db.tenant(tenant.id, async (trx) => {
    const { document } = await openAgent(trx, tenant.id, id)
    const row = await findLastCheck(trx, tenant.id, id)
    return { check: row === undefined ? null : toCheck(row, hashDocument(document)) }
  })
}

type Given = {
  draft: TriedShop
  live: TriedShop
  cases: SavedCase[]
  questions: RealQuestion[]
  documentHash: string
}

function readGiven(deps: Deps, { tenant }: StaffContext, input: { id: string; version: number }): Promise<Given> {
  return deps.db.tenant(tenant.id, async (trx) => {
    const opened = await openAgent(trx, tenant.id, input.id)
    requireSeen(opened, input.version)
    const shop = await deps.openShop(trx, tenant.id, input.id)
    if (shop === undefined) throw new AppError('not_found')
    const saved = await listSavedCases(trx, tenant.id)
    return {
      draft: { ...shop, agentId: input.id, ...opened.document },
      live: { ...shop, agentId: input.id, ...publishedDocument(opened.row) },
      cases: saved.map((row) => ({
        id: row.test_case_id,
        question: row.question,
        history: TestCase.shape.history.parse(row.history),
        expected: row.expected,
      })),
      questions: await readRealQuestions(trx, tenant.id),
      documentHash: hashDocument(opened.document),
    }
  })
}

async function run(
  answer: TryTurn,
  { draft, live, cases, questions }: Given,
  { now, onProgress }: { now: Date; onProgress: Progress },
): Promise<{ results: ProbeResult[]; replayed: number; changes: ReplayedChange[] } | null> {
  const results: ProbeResult[] = []
  const changes: ReplayedChange[] = []
  const ask = (shop: TriedShop, asked: { question: string; history: PastMessage[]; ageConfirmed: boolean }) =>
    answer(shop, {
      conversationId: draft.agentId,
      history: asked.history,
      text: asked.question,
      now,
      mayRecommend: asked.ageConfirmed || !shop.brief.guardrails.ageVerification,
    })
  const steps = [
    ...PROBES.map((probe) => async () => void results.push(judgeProbe(probe, await ask(draft, probe)))),
    ...cases.map((saved) => async () => {
      results.push(judgeCase(saved, await ask(draft, { ...saved, ageConfirmed: true })))
    }),
    ...questions.map((asked) => async () => {
      const change = await replayQuestion(answer, { live, draft }, { ...asked, now })
      if (change !== null) changes.push(change)
    }),
  ]
  const done = await inSlices(
    steps,
    (step) => step(),
    (count) => onProgress(count, steps.length),
  )
  return done.length < steps.length ? null : { results, replayed: questions.length, changes }
}

function toCheck(row: CheckRow, currentHash: string): AgentCheck {
  return {
    id: row.check_id,
    draftVersion: row.draft_version,
    isCurrent: row.document_hash === currentHash,
    passed: row.passed,
    probes: row.probes,
    ...Report.parse(row.report),
    startedBy: row.started_by,
    finishedAt: row.finished_at.toISOString(),
  }
}
