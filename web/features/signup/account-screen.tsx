import { useNavigate } from '@tanstack/react-router'
import { useCallback } from 'react'
import { SIGNUP_BADGES } from '#contract/claims.ts'
import { BETA_TRIAL_DAYS } from '#contract/plans.ts'
import { type AccountForm, checkAccount } from '#contract/signup-rules.ts'
import { api } from '#web/lib/api.ts'
import { usePageTitle } from '#web/lib/page-title.ts'
import { useQueryText } from '#web/lib/query-choice.ts'
import { stored } from '#web/lib/storage.ts'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { CheckboxField, TextField } from '#web/ui/field.tsx'
import { FormFailure } from './form-failure.tsx'
import { restoreDraft } from './restore-draft.ts'
import { StateField } from './state-field.tsx'
import { StepIndicator } from './steps.tsx'
import { TrustBadges } from './trust-badges.tsx'
import { type FormControl, useForm } from './use-form.ts'

const BLANK: AccountForm = {
  businessName: '',
  yourName: '',
  email: '',
  phone: '',
  state: '',
  password: '',
  confirmPassword: '',
  ageVerified: false,
  businessAuth: false,
  termsAgreed: false,
}

/** Step 1: who signs up. */
export function AccountScreen() {
  usePageTitle('Sign up')
  const isBeta = useQueryText('beta') !== undefined
  const control = useAccountForm(isBeta)
  const { submit, busy, failure, element } = control
  return (
    <div className="mx-auto max-w-[36rem]">
      <StepIndicator current={1} isBeta={isBeta} />
      <div className="mt-8 text-center">
        <h1 className="text-lg font-semibold tracking-tight sm:text-2xl">
          {isBeta ? 'Join the Exclusive Beta' : 'Start Your 30-Day Free Trial'}
        </h1>
        <p className="mt-2 text-ink-soft">
          {isBeta
            ? 'Beta Access • No Payment Required'
            : 'Your own AI shopping concierge, on your site in minutes. Cancel any time.'}
        </p>
        {isBeta && (
          <p className="mt-1 text-xs text-ink-soft">
            {BETA_TRIAL_DAYS} days without payment, and founder pricing when you stay.
          </p>
        )}
      </div>
      <form
        ref={element}
        noValidate
        aria-label="Account"
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
        className="mt-6 space-y-5 rounded-card border border-line bg-surface p-5 sm:p-8"
      >
        <FormFailure failure={failure} />
        <PersonFields control={control} />
        <PasswordFields control={control} />
        <Consents control={control} />
        <Button type="submit" look="primary" size="large" className="w-full" busy={busy} busyLabel="Saving...">
          {isBeta ? 'Continue to Setup' : 'Continue to Payment & Setup'}
        </Button>
      </form>
      <div className="mt-6">
        <TrustBadges badges={SIGNUP_BADGES} />
      </div>
    </div>
  )
}

type Control = { control: FormControl<AccountForm> }

function PersonFields({ control: { form, errors, edit } }: Control) {
  return (
    <>
      <TextField
        label="Business name"
        name="businessName"
        autoComplete="organization"
        value={form.businessName}
        error={errors.businessName}
        onChange={(event) => edit({ businessName: event.target.value })}
      />
      <TextField
        label="Your name"
        name="yourName"
        autoComplete="name"
        value={form.yourName}
        error={errors.yourName}
        onChange={(event) => edit({ yourName: event.target.value })}
      />
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="email"
        value={form.email}
        error={errors.email}
        onChange={(event) => edit({ email: event.target.value })}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label="Phone number"
          name="phone"
          type="tel"
          autoComplete="tel"
          value={form.phone}
          error={errors.phone}
          onChange={(event) => edit({ phone: event.target.value })}
        />
        <StateField
          label="State"
          name="state"
          autoComplete="address-level1"
          value={form.state}
          error={errors.state}
          onChange={(event) => edit({ state: event.target.value })}
        />
      </div>
    </>
  )
}

function PasswordFields({ control: { form, errors, edit } }: Control) {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField
        label="Password"
        name="password"
        type="password"
        autoComplete="new-password"
        hint="At least 8 characters"
        value={form.password}
        error={errors.password}
        onChange={(event) => edit({ password: event.target.value })}
      />
      <TextField
        label="Confirm password"
        name="confirmPassword"
        type="password"
        autoComplete="new-password"
        value={form.confirmPassword}
        error={errors.confirmPassword}
        onChange={(event) => edit({ confirmPassword: event.target.value })}
      />
    </div>
  )
}

/** Opens beside the form, which keeps what was typed. */
function LegalLink({ to, children }: { to: string; children: string }) {
  return (
    <a href={to} target="_blank" rel="noopener" className="text-brand-ink underline underline-offset-4">
      {children}
    </a>
  )
}

function Consents({ control: { form, errors, edit } }: Control) {
  return (
    <div className="space-y-3">
      <CheckboxField
        label="I confirm that I am 21 years of age or older"
        name="ageVerified"
        checked={form.ageVerified}
        error={errors.ageVerified}
        onChange={(event) => edit({ ageVerified: event.target.checked })}
      />
      <CheckboxField
        label="I am authorized to make software decisions for this business"
        name="businessAuth"
        checked={form.businessAuth}
        error={errors.businessAuth}
        onChange={(event) => edit({ businessAuth: event.target.checked })}
      />
      <CheckboxField
        label={
          <>
            I agree to the <LegalLink to={paths.terms}>Terms of Service</LegalLink> and{' '}
            <LegalLink to={paths.privacy}>Privacy Policy</LegalLink>
          </>
        }
        name="termsAgreed"
        checked={form.termsAgreed}
        error={errors.termsAgreed}
        onChange={(event) => edit({ termsAgreed: event.target.checked })}
      />
    </div>
  )
}

function useAccountForm(isBeta: boolean) {
  const navigate = useNavigate()
  const keep = useCallback((form: AccountForm) => stored.accountDraft.write(withoutPassword(form)), [])
  return useForm({
    start: () => restoreDraft(BLANK, stored.accountDraft.read()),
    check: checkAccount,
    keep,
    send: async (form) => {
      const signupToken = stored.signupToken.read() ?? undefined
      const begun = await api('POST /signup/account', { body: { ...form, isBeta, signupToken } })
      stored.signupToken.write(begun.signupToken)
      stored.signupData.write({ ...withoutPassword(form), isBeta })
      await navigate({ to: begun.next === 'payment' ? paths.signupPayment : paths.signupBetaConfirmation })
    },
  })
}

/** What the browser may keep: no secret is ever stored in it. */
function withoutPassword({ password: _, confirmPassword: __, ...rest }: AccountForm) {
  return rest
}
