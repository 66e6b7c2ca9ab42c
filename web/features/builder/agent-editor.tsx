import { ArrowLeft, ArrowRight } from 'lucide-react'
import type { AgentDetails } from '#contract/agents.ts'
import { useQueryChoice } from '#web/lib/query-choice.ts'
import { LeaveGuard } from '#web/shell/leave-guard.tsx'
import { Button } from '#web/ui/button.tsx'
import { ConflictDialog } from './conflict-dialog.tsx'
import { DraftBar } from './draft-bar.tsx'
import { WidgetPreview } from './preview/widget-preview.tsx'
import { PublishSheet } from './publish/publish-sheet.tsx'
import { VersionsSheet } from './publish/versions-sheet.tsx'
import { StepConcierge } from './steps/step-concierge.tsx'
import { StepEcommerce } from './steps/step-ecommerce.tsx'
import { StepEmbed } from './steps/step-embed.tsx'
import { useAgentDraft } from './use-agent-draft.ts'

const STEPS = { '1': 'eConcierge', '2': 'Ecommerce', '3': 'Embed' } as const
const PANELS = { none: 'None', publish: 'Publish', versions: 'Versions' } as const
type Step = keyof typeof STEPS
const BEFORE: Record<Step, Step | null> = { '1': null, '2': '1', '3': '2' }
const AFTER: Record<Step, Step | null> = { '1': '2', '2': '3', '3': null }

/** One agent in three steps, with the widget beside it as the draft makes it. */
export function AgentEditor({ details, barPercent }: { details: AgentDetails; barPercent: number }) {
  const draft = useAgentDraft(details)
  const [step, goTo] = useQueryChoice('step', STEPS, '1')
  const [panel, openPanel] = useQueryChoice('panel', PANELS, 'none')
  const { document, edit, nameError } = draft
  const closePanel = () => openPanel('none')
  const before = BEFORE[step]
  const after = AFTER[step]
  return (
    <>
      <DraftBar
        draft={draft}
        agent={details.agent}
        onPublish={() => openPanel('publish')}
        onVersions={() => openPanel('versions')}
      />
      <StepList step={step} onStep={goTo} />
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(20rem,1fr)_minmax(20rem,34rem)]">
        <div className="min-w-0 space-y-5">
          {step === '1' && (
            <StepConcierge document={document} edit={edit} inherited={details.inherited} nameError={nameError} />
          )}
          {step === '2' && <StepEcommerce agentId={draft.id} document={document} edit={edit} />}
          {step === '3' && <StepEmbed />}
          <div className="flex justify-between gap-3">
            {before !== null && (
              <Button icon={<ArrowLeft size={16} aria-hidden="true" />} onClick={() => goTo(before)}>
                Previous
              </Button>
            )}
            {after !== null && (
              <Button look="primary" className="ml-auto" onClick={() => goTo(after)}>
                Next <ArrowRight size={16} aria-hidden="true" />
              </Button>
            )}
          </div>
        </div>
        <div className="lg:sticky lg:top-32">
          <WidgetPreview agentId={draft.id} document={document} />
        </div>
      </div>
      {panel === 'publish' && (
        <PublishSheet details={details} draft={draft} barPercent={barPercent} onClose={closePanel} />
      )}
      {panel === 'versions' && <VersionsSheet details={details} draft={draft} onClose={closePanel} />}
      {draft.conflict !== null && <ConflictDialog mine={document} conflict={draft.conflict} />}
      <LeaveGuard findDraft={() => (draft.isDirty ? 'draft' : null)} parts={['agent']} />
    </>
  )
}

function StepList({ step, onStep }: { step: Step; onStep: (step: Step) => void }) {
  const steps: Step[] = ['1', '2', '3']
  return (
    <nav aria-label="Steps">
      <ol className="flex flex-wrap gap-2">
        {steps.map((each) => (
          <li key={each}>
            <button
              type="button"
              aria-current={each === step ? 'step' : undefined}
              onClick={() => onStep(each)}
              className="flex h-10 items-center pointer-coarse:h-11 gap-2 rounded-full border border-line bg-surface px-4 font-medium text-ink-soft hover:text-ink aria-[current=step]:border-brand-ink aria-[current=step]:bg-brand-wash aria-[current=step]:text-brand-ink"
            >
              <span className="tabular-nums">{each}</span> {STEPS[each]}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  )
}
