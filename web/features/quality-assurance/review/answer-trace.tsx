import { ChevronRight } from 'lucide-react'
import type { ConversationDetails } from '#contract/conversations.ts'
import { formatCount, formatNoun } from '#web/lib/format.ts'
import { Badge } from '#web/ui/badge.tsx'
import { describeFinding, nothingFound, type ProductNames, titleOfStep } from './describe-trace.ts'

type Message = ConversationDetails['messages'][number]

/** Why the assistant answered as it did, step by step, for the people of the shop. */
export function AnswerTrace({ message, names }: { message: Message; names: ProductNames }) {
  const { trace, intent, guard, engine, factsChecked, factsRepaired } = message
  if (trace.length === 0 && intent === null) return null
  return (
    <details className="group mt-1.5 text-xs">
      <summary className="inline-flex list-none items-center gap-1 rounded-sm py-0.5 font-medium text-brand-ink hover:underline">
        <ChevronRight size={14} aria-hidden="true" className="transition-transform group-open:rotate-90" />
        Why this answer
      </summary>
      <div className="mt-2 space-y-3 rounded-card border border-line px-4 py-3">
        <div className="flex flex-wrap gap-1.5">
          {intent !== null && <Badge>Understood as: {intent.replaceAll('_', ' ')}</Badge>}
          {guard !== null && <Badge tone="accent">Rule: {guard.replaceAll('_', ' ')}</Badge>}
          {factsChecked !== null && (
            <Badge tone={factsRepaired ? 'middling' : 'good'}>
              {formatNoun(factsChecked, 'fact')} checked
              {factsRepaired ? `, ${formatCount(factsRepaired)} repaired` : ''}
            </Badge>
          )}
          {engine !== null && (
            <Badge>{engine === 'model' ? 'Worded by the language model' : 'Built-in assistant'}</Badge>
          )}
        </div>
        <ol className="space-y-3">
          {trace.map((step, index) => (
            <TraceStepLine key={`${step.step}-${index}`} {...{ step, index, names }} />
          ))}
        </ol>
      </div>
    </details>
  )
}

function TraceStepLine(props: { step: Message['trace'][number]; index: number; names: ProductNames }) {
  const { step, index, names } = props
  const findings = describeFinding(step.found, names)
  return (
    <li>
      <p className="font-medium">
        {index + 1}. {titleOfStep(step.step)}
      </p>
      {findings.length === 0 ? (
        <p className="mt-1 text-ink-soft">{nothingFound(step.step)}</p>
      ) : (
        <dl className="mt-1 grid grid-cols-[9.5rem_1fr] gap-x-4 gap-y-0.5">
          {findings.map((finding) => (
            <div key={finding.name} className="contents">
              <dt className="text-ink-soft">{finding.name}</dt>
              <dd className="min-w-0 break-words">{finding.value}</dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  )
}
