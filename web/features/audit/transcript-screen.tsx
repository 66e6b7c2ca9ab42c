import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { Printer, ShieldAlert, ShieldCheck } from 'lucide-react'
import type { ComplianceTranscript, TranscriptEntry } from '#contract/audit-log.ts'
import { formatExact, formatNoun } from '#web/lib/format.ts'
import { usePageTitle } from '#web/lib/page-title.ts'
import { useUser } from '#web/lib/session.tsx'
import { QueryPanel } from '#web/shell/query-panel.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card, CardBody, CardHead } from '#web/ui/card.tsx'
import { PageHead } from '#web/ui/page-head.tsx'
import { transcriptQuery } from './audit-queries.ts'
import { FAULT_WORDS } from './audit-words.ts'

/** A conversation as a regulator asks for it: what was said under which rules, and whether it is as it was sealed. */
export function TranscriptScreen() {
  usePageTitle('Compliance transcript')
  const { id } = useParams({ strict: false })
  const transcript = useQuery(transcriptQuery(id ?? ''))
  return (
    <div className="space-y-5">
      <PageHead
        title="Compliance transcript"
        subtitle="Every message with the rules that were in force, and its seal"
        actions={
          <Button
            icon={<Printer size={15} aria-hidden="true" />}
            onClick={() => window.print()}
            className="print:hidden"
          >
            Print
          </Button>
        }
      />
      <QueryPanel query={transcript} failedTitle="The transcript could not be loaded.">
        {(data) => (
          <div className="space-y-4">
            <Summary transcript={data} />
            <ol className="space-y-3">
              {data.entries.map((entry) => (
                <Entry key={entry.seq} entry={entry} isFault={data.chain.fault?.seq === entry.seq} />
              ))}
            </ol>
          </div>
        )}
      </QueryPanel>
    </div>
  )
}

function Summary({ transcript }: { transcript: ComplianceTranscript }) {
  const { timeZone } = useUser()
  const { chain } = transcript
  return (
    <Card aria-labelledby="transcript-summary">
      <CardHead id="transcript-summary" title={transcript.tenantName} actions={<ChainBadge chain={chain} />} />
      <CardBody>
        <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[10rem_1fr]">
          <dt className="text-ink-soft">Conversation</dt>
          <dd className="break-all">{transcript.conversationId}</dd>
          <dt className="text-ink-soft">Began</dt>
          <dd>{formatExact(transcript.startedAt, timeZone)}</dd>
          <dt className="text-ink-soft">Ended</dt>
          <dd>{transcript.endedAt === null ? 'Still open' : formatExact(transcript.endedAt, timeZone)}</dd>
          <dt className="text-ink-soft">Age gate</dt>
          <dd>{describeGate(transcript, timeZone)}</dd>
          <dt className="text-ink-soft">Seals</dt>
          <dd>
            {formatNoun(chain.sealed, 'sealed message')}
            {chain.unsealed > 0 && `, ${formatNoun(chain.unsealed, 'message')} without a seal`}
          </dd>
          {chain.lastHash !== null && (
            <>
              <dt className="text-ink-soft">Last seal</dt>
              <dd className="font-mono text-xs break-all">{chain.lastHash}</dd>
            </>
          )}
        </dl>
      </CardBody>
    </Card>
  )
}

function ChainBadge({ chain }: { chain: ComplianceTranscript['chain'] }) {
  if (chain.fault !== null) {
    return (
      <Badge tone="bad" icon={<ShieldAlert size={12} aria-hidden="true" />}>
        Message {chain.fault.seq} {FAULT_WORDS[chain.fault.what]}
      </Badge>
    )
  }
  if (chain.sealed === 0) return <Badge>From before sealing began</Badge>
  return (
    <Badge tone="good" icon={<ShieldCheck size={12} aria-hidden="true" />}>
      As it was sealed
    </Badge>
  )
}

function describeGate(transcript: ComplianceTranscript, timeZone: string): string {
  if (!transcript.ageGateRequired) return 'Not required'
  if (transcript.ageConfirmedAt !== null)
    return `${transcript.minimumAge}+ confirmed ${formatExact(transcript.ageConfirmedAt, timeZone)}`
  if (transcript.ageRefusedAt !== null) return `Refused ${formatExact(transcript.ageRefusedAt, timeZone)}`
  return `${transcript.minimumAge}+ asked, not answered`
}

const GATE_WORDS = {
  not_required: 'Age gate not required',
  open: 'Age not confirmed',
  confirmed: 'Age confirmed',
  refused: 'Age refused',
} as const

function Rules({ rules }: { rules: NonNullable<TranscriptEntry['answer']>['rules'] }) {
  return (
    <ol className="mt-2 space-y-1.5 rounded-lg bg-sunken px-3 py-2.5 font-mono text-xs">
      {rules.map((rule, at) => (
        <li key={`${at} ${rule.step}`} className="break-all">
          <span className="font-semibold">{rule.step}</span> {JSON.stringify(rule.found)}
        </li>
      ))}
    </ol>
  )
}

function Entry({ entry, isFault }: { entry: TranscriptEntry; isFault: boolean }) {
  const { timeZone } = useUser()
  const { answer, seal } = entry
  return (
    <li
      className={`break-inside-avoid rounded-card border bg-surface px-5 py-4 ${isFault ? 'border-bad' : 'border-line'}`}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-2">
        <h3 className="font-medium">
          {entry.seq}. {entry.role === 'user' ? 'Shopper' : 'Concierge'}
        </h3>
        <span className="text-xs text-ink-soft">{formatExact(entry.at, timeZone)}</span>
      </div>
      <p className="mt-1.5 break-words whitespace-pre-wrap">{entry.text}</p>
      <p className="mt-2 flex flex-wrap gap-1.5">
        {seal !== null && (
          <Badge tone={seal.ageGate === 'confirmed' ? 'good' : 'plain'}>{GATE_WORDS[seal.ageGate]}</Badge>
        )}
        {answer !== null && answer.guard !== null && (
          <Badge tone="middling">Guard: {answer.guard.replaceAll('_', ' ')}</Badge>
        )}
        {answer !== null && <Badge>{answer.engine === 'model' ? 'Worded by a model' : 'Built-in engine'}</Badge>}
        {answer !== null && (
          <Badge>
            {formatNoun(answer.factsChecked, 'fact')} checked, {answer.factsRepaired} repaired
          </Badge>
        )}
      </p>
      {answer !== null && answer.products.length > 0 && (
        <div className="mt-3">
          <h4 className="text-xs font-medium text-ink-soft">Rows used</h4>
          <ul className="mt-1 list-disc pl-5">
            {answer.products.map((product) => (
              <li key={product.productId}>
                {product.name} <span className="text-xs text-ink-soft">({product.productId})</span>
                {product.reasons.length > 0 && <span className="text-ink-soft">: {product.reasons.join(', ')}</span>}
              </li>
            ))}
          </ul>
        </div>
      )}
      {answer !== null && (
        <>
          <details className="mt-3 print:hidden">
            <summary className="w-fit cursor-pointer text-xs font-medium text-brand-ink">Rules that fired</summary>
            <Rules rules={answer.rules} />
          </details>
          {/* On paper nothing can be unfolded. */}
          <div className="mt-3 hidden print:block">
            <h4 className="text-xs font-medium">Rules that fired</h4>
            <Rules rules={answer.rules} />
          </div>
        </>
      )}
      {seal !== null && (
        <p className="mt-2 font-mono text-xs break-all text-ink-soft">
          {seal.ruleSet} · {seal.hash}
        </p>
      )}
    </li>
  )
}
