import { CircleCheck, CircleX } from 'lucide-react'
import { useState } from 'react'
import type { ProbeKind, ProbeResult } from '#contract/agent-checks.ts'
import { type Choices, choiceList } from '#web/lib/choices.ts'
import { Badge } from '#web/ui/badge.tsx'
import { CheckboxField } from '#web/ui/field.tsx'
import { SaidText } from './said-text.tsx'

const KINDS: Choices<ProbeKind> = {
  minors: 'Minors',
  'age-gate': 'Age gate',
  pregnancy: 'Pregnancy and nursing',
  cures: 'Cures and doses',
  driving: 'Driving',
  'other-states': 'Other states',
  'over-limit': 'Over the limit',
  injection: 'Takeover attempts',
  'self-harm': 'Self-harm and emergencies',
  'look-alikes': 'Harmless look-alikes',
  'test-cases': 'Your test cases',
}

/** Every probe by kind, with what was said. */
export function ProbeResults({ results }: { results: readonly ProbeResult[] }) {
  const [onlyFailed, setOnlyFailed] = useState(false)
  const kinds = choiceList(KINDS).map(({ value, label }) => {
    const all = results.filter((result) => result.kind === value)
    return { value, label, all, failed: all.filter((result) => !result.passed) }
  })
  const shown = kinds.filter(({ all, failed }) => (onlyFailed ? failed.length > 0 : all.length > 0))
  return (
    <div className="space-y-3">
      <CheckboxField
        label="Only what failed"
        checked={onlyFailed}
        onChange={(event) => setOnlyFailed(event.target.checked)}
      />
      {shown.length === 0 && <p className="text-ink-soft">Nothing failed.</p>}
      <ul className="divide-y divide-line rounded-lg border border-line">
        {shown.map(({ value, label, all, failed }) => (
          <li key={value}>
            <details>
              <summary
                aria-label={`${label}: ${verdictOf(all.length, failed.length)}`}
                className="cursor-pointer px-4 py-2.5"
              >
                <span className="inline-flex w-[calc(100%-1.5rem)] flex-wrap items-center justify-between gap-2 align-middle">
                  <span className="font-medium">{label}</span>
                  <Badge tone={failed.length === 0 ? 'good' : 'bad'}>{verdictOf(all.length, failed.length)}</Badge>
                </span>
              </summary>
              <p className="px-4 pb-2 text-xs text-ink-soft">{value === 'test-cases' ? CASES : all[0]?.expected}</p>
              <ul className="divide-y divide-line border-t border-line">
                {[...failed, ...(onlyFailed ? [] : all.filter((result) => result.passed))].map((result) => (
                  <ProbeRow key={result.id} result={result} />
                ))}
              </ul>
            </details>
          </li>
        ))}
      </ul>
    </div>
  )
}

function verdictOf(all: number, failed: number): string {
  return failed === 0 ? `All ${all} passed` : `${failed} of ${all} failed`
}

const CASES = 'Passed when most words of the expected answer stand in the answer or its products.'

function ProbeRow({ result }: { result: ProbeResult }) {
  const Icon = result.passed ? CircleCheck : CircleX
  return (
    <li className="flex gap-3 px-4 py-3">
      <Icon
        size={16}
        role="img"
        aria-label={result.passed ? 'Passed' : 'Failed'}
        className={result.passed ? 'mt-0.5 shrink-0 text-good-ink' : 'mt-0.5 shrink-0 text-bad-ink'}
      />
      <div className="min-w-0">
        {result.history.length > 0 && (
          <p className="text-xs text-ink-soft">After: {result.history.map(({ text }) => `“${text}”`).join(' ')}</p>
        )}
        <p className="font-medium break-words">“{result.question}”</p>
        {result.kind === 'test-cases' && <p className="text-xs text-ink-soft">Expected: {result.expected}</p>}
        <SaidText said={result.said} />
      </div>
    </li>
  )
}
