import { Link } from '@tanstack/react-router'
import { Check, Sparkles } from 'lucide-react'
import { BETA_TRIAL_DAYS } from '#contract/plans.ts'
import { usePageTitle } from '#web/lib/page-title.ts'
import { paths } from '#web/paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { readSignup } from './signup-storage.ts'
import { StepIndicator } from './steps.tsx'

const PROMISES = [
  `${BETA_TRIAL_DAYS} days of everything, without payment`,
  'Founder pricing on conversion',
  'Your own concierge, on your menu and in your words',
]

/** Step 2 of the beta: a welcome in place of the payment. */
export function BetaConfirmationScreen() {
  usePageTitle('Welcome to the beta')
  const name = readSignup()?.businessName ?? ''
  return (
    <div className="mx-auto max-w-[36rem]">
      <StepIndicator current={2} isBeta />
      <section className="mt-8 rounded-card border border-line bg-surface p-6 text-center sm:p-10">
        <span className="mx-auto flex size-14 items-center justify-center rounded-full bg-brand-wash text-brand-ink">
          <Sparkles size={26} aria-hidden="true" />
        </span>
        <h1 className="mt-5 text-lg font-semibold tracking-tight sm:text-2xl">Welcome to the Beta</h1>
        <p className="mt-2 text-ink-soft">
          {name === '' ? 'Your place is reserved.' : `A place for ${name} is reserved.`} Two short steps remain: tell us
          about your dispensary, then build your agent.
        </p>
        <ul className="mx-auto mt-6 max-w-xs space-y-2.5 text-left">
          {PROMISES.map((promise) => (
            <li key={promise} className="flex items-start gap-2.5">
              <Check size={17} className="mt-0.5 shrink-0 text-brand-ink" aria-hidden="true" />
              {promise}
            </li>
          ))}
        </ul>
        <ButtonLink look="primary" size="large" className="mt-8 w-full">
          <Link to={paths.signupBusinessSetup}>Continue to Setup</Link>
        </ButtonLink>
      </section>
    </div>
  )
}
