import type { AgentCheck } from '#contract/agent-checks.ts'
import { formatNoun } from '#web/lib/format.ts'
import { useUser } from '#web/lib/session.tsx'
import { When } from '#web/ui/when.tsx'
import { SaidText } from './said-text.tsx'

/** Real questions that the draft answers otherwise than what is live, both asked now. */
export function ReplayedChanges({ check }: { check: AgentCheck }) {
  const { timeZone } = useUser()
  const { replayed, changes } = check
  return (
    <section aria-label="Real questions" className="space-y-3">
      <div>
        <h3 className="font-semibold">Real questions</h3>
        <p className="text-xs text-ink-soft">
          {replayed === 0
            ? 'No shopper has asked anything yet.'
            : `${formatNoun(changes.length, 'answer')} of the last ${formatNoun(replayed, 'question')} would change.`}
        </p>
      </div>
      {changes.length > 0 && (
        <ul className="max-h-[32rem] divide-y divide-line overflow-y-auto rounded-lg border border-line" tabIndex={0}>
          {changes.map((change) => (
            <li key={`${change.conversationId}/${change.askedAt}`} className="px-4 py-3">
              <p className="font-medium break-words">
                “{change.question}”{' '}
                <span className="text-xs font-normal text-ink-soft">
                  <When at={change.askedAt} timeZone={timeZone} />
                </span>
              </p>
              <div className="mt-2 grid gap-3 sm:grid-cols-2">
                {[
                  { title: 'Live', said: change.before },
                  { title: 'Draft', said: change.after },
                ].map(({ title, said }) => (
                  <div key={title} className="min-w-0 rounded-lg bg-sunken p-3">
                    <p className="text-xs font-semibold text-ink-soft">{title}</p>
                    <SaidText said={said} />
                  </div>
                ))}
              </div>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
