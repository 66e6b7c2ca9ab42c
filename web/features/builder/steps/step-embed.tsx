import { useQuery } from '@tanstack/react-query'
import { BuilderSection } from '#web/features/builder/builder-fields.tsx'
import { CopyCode } from '#web/features/builder/installation/copy-code.tsx'
import { InstallationPanel } from '#web/features/builder/installation/installation-panel.tsx'
import { embedQuery } from '#web/features/builder/installation/installation-queries.ts'
import { describeError } from '#web/lib/api-error.ts'
import { useQueryChoice } from '#web/lib/query-choice.ts'
import { FailurePanel } from '#web/ui/failure-panel.tsx'
import { SegmentedControl } from '#web/ui/segmented-control.tsx'
import { LoadingNote, Skeleton } from '#web/ui/skeleton.tsx'

const METHODS = { script: 'Script Tag', iframe: 'iFrame' } as const

const NEXT_STEPS = [
  'Add the code to your site’s HTML, before the closing body tag.',
  'The widget appears on all pages that hold the code.',
  'Customize it in Settings and in steps 1 and 2; what you publish shows within a minute.',
  'Monitor it in the Dashboard.',
]

/** Step 3: the code that brings the live agent to the shop's site. */
export function StepEmbed() {
  const [method, setMethod] = useQueryChoice('method', METHODS, 'script')
  const embed = useQuery(embedQuery())
  const code = embed.data?.snippets[method]
  return (
    <div className="space-y-5">
      <BuilderSection title="Installation method" note="20 px from the corner, above everything else of the page.">
        <SegmentedControl label="Installation method" choices={METHODS} value={method} onChange={setMethod} />
        {code !== undefined && <CopyCode code={code} label="Embed code" />}
        {embed.data?.snippets.pinnedScript != null && method === 'script' && (
          <details>
            <summary className="cursor-pointer font-medium">With an integrity hash</summary>
            <p className="mt-1 mb-3 text-xs text-ink-soft">
              Browsers run exactly this version and nothing else. Renew the code to get a newer version.
            </p>
            <CopyCode code={embed.data.snippets.pinnedScript} label="Embed code with an integrity hash" />
          </details>
        )}
        {embed.error !== null && (
          <FailurePanel
            title="The code could not be made."
            text={describeError(embed.error)}
            onRetry={() => void embed.refetch()}
            retrying={embed.isFetching}
          />
        )}
        {embed.data === undefined && embed.error === null && (
          <>
            <LoadingNote />
            <Skeleton className="h-24 w-full" />
          </>
        )}
      </BuilderSection>
      <BuilderSection title="Next steps">
        <ol className="list-decimal space-y-2 pl-5">
          {NEXT_STEPS.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </BuilderSection>
      {embed.data !== undefined && <InstallationPanel />}
    </div>
  )
}
