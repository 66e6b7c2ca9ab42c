import { Outlet } from '@tanstack/react-router'
import { OnboardingPrompt } from './onboarding-prompt.tsx'

/** Puts the first steps above the screen that people land on. */
export function GuidedLayout() {
  return (
    <>
      <OnboardingPrompt />
      <Outlet />
    </>
  )
}
