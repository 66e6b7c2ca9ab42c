import { useState } from 'react'
import { stored } from '#web/lib/storage.ts'

/** The five first steps, in order. The names are those of the server's facts. */
export const STEPS = ['menuConnected', 'brandingChanged', 'widgetSeenLive', 'teamInvited', 'conversationHad'] as const
export type StepName = (typeof STEPS)[number]

export type OnboardingState = {
  isHidden: boolean
  /** The step that was looked at last; null until one is chosen. */
  chosen: StepName | null
  marked: readonly StepName[]
}

/** The onboarding prompt as this browser has it, under the keys of the specification. */
export function useOnboardingState() {
  const [state, setState] = useState(readState)
  const [startsOver, setStartsOver] = useState(false)
  const apply = (change: () => void) => {
    change()
    setState(readState())
  }
  return {
    ...state,
    // Shown again, it begins with the first step, done or not.
    chosen: state.chosen ?? (startsOver ? STEPS[0] : null),
    goTo: (step: number) => apply(() => stored.onboardingStep.write(String(step))),
    mark: (name: StepName) => apply(() => keepDone([name])),
    complete: () =>
      apply(() => {
        stored.onboardingCompleted.write('true')
        clearSteps()
      }),
    skip: () =>
      apply(() => {
        stored.onboardingSkipped.write('true')
        clearSteps()
      }),
    restart: () => {
      setStartsOver(true)
      apply(() => {
        stored.onboardingCompleted.clear()
        stored.onboardingSkipped.clear()
        clearSteps()
      })
    },
  }
}

/** Adds steps to those that are done; none is ever taken out but by skipping, completing or restarting. */
export function keepDone(names: readonly StepName[]): void {
  const kept = stored.onboardingCompletedSteps.read() ?? []
  if (names.every((name) => kept.includes(name))) return
  stored.onboardingCompletedSteps.write([...new Set([...kept, ...names])])
}

function readState(): OnboardingState {
  const marked = stored.onboardingCompletedSteps.read() ?? []
  const step = stored.onboardingStep.read()
  return {
    isHidden: stored.onboardingCompleted.read() !== null || stored.onboardingSkipped.read() !== null,
    chosen: step === null ? null : (STEPS[Number(step)] ?? null),
    marked: STEPS.filter((name) => marked.includes(name)),
  }
}

function clearSteps(): void {
  stored.onboardingStep.clear()
  stored.onboardingCompletedSteps.clear()
}
