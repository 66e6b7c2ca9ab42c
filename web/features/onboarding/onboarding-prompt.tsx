import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Check, ChevronRight } from 'lucide-react'
import { useEffect } from 'react'
import { api } from '#web/lib/api.ts'
import { useCan } from '#web/lib/can.tsx'
import { paths } from '#web/paths.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { EmbedSnippet } from './embed-snippet.tsx'
import { keepDone, STEPS, type StepName, useOnboardingState } from './onboarding-state.ts'

const TEXTS: Readonly<Record<StepName, { title: string; text: string; action: string; to: string }>> = {
  menuConnected: {
    title: 'Connect your menu',
    text: 'Connect your store or import a file, so that your agent sells what you really have.',
    action: 'Connect your menu',
    to: `${paths.settings}?tab=integrations`,
  },
  brandingChanged: {
    title: 'Make it yours',
    text: 'Your logo, your colors and the way it speaks.',
    action: 'Open the builder',
    to: paths.builder,
  },
  widgetSeenLive: {
    title: 'Put it on your site',
    text: 'Paste this line before </body> on every page of your site. This step ticks itself when a shopper first opens the chat there.',
    action: 'More ways to install',
    to: `${paths.builder}?step=3`,
  },
  teamInvited: {
    title: 'Invite your team',
    text: 'Let your managers and budtenders see what shoppers ask.',
    action: 'Invite your team',
    to: `${paths.settings}?tab=team`,
  },
  conversationHad: {
    title: 'Ask it something',
    text: 'Open the chat on your site and ask what your shoppers ask.',
    action: 'Try it in the builder',
    to: paths.builder,
  },
}

/** The first five steps of a new dispensary. They tick themselves when they are really done. */
export function OnboardingPrompt() {
  const mayBuild = useCan('manage_econcierge')
  const state = useOnboardingState()
  if (!mayBuild) return null
  if (state.isHidden) {
    return (
      <div className="mb-3 flex justify-end">
        <Button look="quiet" size="small" onClick={state.restart}>
          Show setup guide
        </Button>
      </div>
    )
  }
  return <Prompt state={state} />
}

type State = ReturnType<typeof useOnboardingState>

function Prompt({ state }: { state: State }) {
  const facts = useQuery({
    queryKey: ['onboarding'],
    queryFn: ({ signal }) => api('GET /admin/onboarding', {}, { signal }),
    refetchOnWindowFocus: true,
    staleTime: 0,
  }).data
  const isDone = (name: StepName) => facts?.[name] === true || state.marked.includes(name)
  const done = STEPS.filter(isDone).length
  const firstOpen = STEPS.find((name) => !isDone(name))
  const current = state.chosen ?? firstOpen ?? STEPS[0]
  useKeepFacts(facts)
  return (
    <section aria-labelledby="onboarding-title" className="mb-6 rounded-card border border-line bg-surface">
      <div className="flex flex-wrap items-center justify-between gap-3 px-5 pt-4 sm:px-6">
        <div>
          <h2 id="onboarding-title" className="text-base font-semibold">
            Get your dispensary going
          </h2>
          <p className="text-xs text-ink-soft" role="status">
            {done} of {STEPS.length} done
          </p>
        </div>
        <div className="flex gap-2">
          <Button look="quiet" size="small" onClick={state.skip}>
            Skip for now
          </Button>
          <Button look={done === STEPS.length ? 'primary' : 'secondary'} size="small" onClick={state.complete}>
            Finish setup
          </Button>
        </div>
      </div>
      <div className="grid gap-5 p-5 sm:p-6 md:grid-cols-[16rem_minmax(0,1fr)]">
        <ol className="space-y-1">
          {STEPS.map((name, index) => (
            <li key={name}>
              <StepButton
                name={name}
                number={index + 1}
                isDone={isDone(name)}
                isCurrent={name === current}
                onClick={() => state.goTo(index)}
              />
            </li>
          ))}
        </ol>
        <StepPanel
          name={current}
          agentKey={facts?.agentKey}
          isDone={isDone(current)}
          onMark={() => state.mark(current)}
        />
      </div>
    </section>
  )
}

/** What the server has seen done stays ticked in this browser, also while the server is not asked. */
function useKeepFacts(facts: Partial<Record<StepName, boolean>> | undefined) {
  useEffect(() => {
    const seen = STEPS.filter((name) => facts?.[name] === true)
    if (seen.length > 0) keepDone(seen)
  }, [facts])
}

type StepButtonProps = { name: StepName; number: number; isDone: boolean; isCurrent: boolean; onClick: () => void }

function StepButton({ name, number, isDone, isCurrent, onClick }: StepButtonProps) {
  return (
    <button
      type="button"
      aria-current={isCurrent ? 'step' : undefined}
      onClick={onClick}
      className={classNames(
        'flex w-full items-center gap-3 pointer-coarse:min-h-11 rounded-lg px-3 py-2 text-left font-medium hover:bg-sunken',
        isCurrent && 'bg-sunken',
      )}
    >
      <span
        aria-hidden="true"
        className={classNames(
          'flex size-6 shrink-0 items-center justify-center rounded-full text-xs font-semibold tabular-nums',
          isDone ? 'bg-good-wash text-good-ink' : 'border border-line-strong text-ink-soft',
        )}
      >
        {isDone ? <Check size={13} strokeWidth={3} /> : number}
      </span>
      <span className="flex-1">
        {TEXTS[name].title}
        {isDone && <span className="sr-only"> (done)</span>}
      </span>
      <ChevronRight size={15} aria-hidden="true" className="text-ink-soft" />
    </button>
  )
}

type StepPanelProps = { name: StepName; agentKey: string | undefined; isDone: boolean; onMark: () => void }

function StepPanel({ name, agentKey, isDone, onMark }: StepPanelProps) {
  const { title, text, action, to } = TEXTS[name]
  return (
    <div className="rounded-lg bg-sunken p-5">
      <div className="flex flex-wrap items-center gap-2">
        <h3 className="font-semibold">{title}</h3>
        {isDone && <Badge tone="good">Done</Badge>}
      </div>
      <p className="mt-1 max-w-[60ch] text-ink-soft">{text}</p>
      {name === 'widgetSeenLive' && agentKey !== undefined && agentKey !== '' && <EmbedSnippet agentKey={agentKey} />}
      <div className="mt-4 flex flex-wrap items-center gap-3">
        <ButtonLink size="small">
          <Link to={to}>{action}</Link>
        </ButtonLink>
        {!isDone && (
          <Button look="quiet" size="small" onClick={onMark}>
            Mark as done
          </Button>
        )}
      </div>
    </div>
  )
}
