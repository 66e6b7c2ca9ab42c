import type { CriterionPreview, CriterionReading } from '#contract/quality.ts'
import { useOpenConversation } from '#web/features/quality-assurance/quality-frame.tsx'
import { formatCount, formatNoun } from '#web/lib/format.ts'
import { useUser } from '#web/lib/session.tsx'
import { Button } from '#web/ui/button.tsx'
import { When } from '#web/ui/when.tsx'
import { describeReading } from './reading-words.ts'

/** How the words were understood, and which past conversations they would have flagged. */
export function PreviewPanel({ preview }: { preview: CriterionPreview }) {
  const { timeZone } = useUser()
  const open = useOpenConversation()
  return (
    <section aria-label="Preview" role="status" className="rounded-lg bg-sunken px-4 py-3">
      <p className="font-medium">
        {preview.examined === 0
          ? 'There are no past conversations to try it on yet.'
          : `${formatCount(preview.matched)} of the last ${formatNoun(preview.examined, 'conversation')} would have been flagged.`}
      </p>
      <Reading reading={preview.reading} />
      {preview.examples.length > 0 && (
        <ul className="mt-3 max-h-64 divide-y divide-line overflow-y-auto rounded-lg border border-line bg-surface">
          {preview.examples.map((example) => (
            <li key={example.conversationId} className="flex items-center gap-3 px-3 py-2">
              <span className="min-w-0 flex-1">
                <span className="line-clamp-2 break-words">“{example.snippet}”</span>
                <span className="text-xs text-ink-soft">
                  <When at={example.startTime} timeZone={timeZone} />
                </span>
              </span>
              <Button size="small" onClick={() => open(example.conversationId)} aria-label={`Open: ${example.snippet}`}>
                Open
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** The conditions, one a line. */
export function Reading({ reading }: { reading: CriterionReading }) {
  const lines = describeReading(reading)
  if (lines.length === 0)
    return <p className="mt-1 text-ink-soft">No condition was understood. Say it in other words.</p>
  return (
    <ul className="mt-1 list-disc pl-5 text-ink-soft">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}
