import { useNavigate } from '@tanstack/react-router'
import { useCallback } from 'react'
import { BUSIEST_HOURS, BUSINESS_TYPES, YEARS_IN_OPERATION } from '#contract/business-options.ts'
import type { PendingSignup } from '#contract/signup.ts'
import { type BusinessForm, checkBusiness } from '#contract/signup-rules.ts'
import { api } from '#web/lib/api.ts'
import { usePageTitle } from '#web/lib/page-title.ts'
import { stored } from '#web/lib/storage.ts'
import { paths } from '#web/paths.ts'
import { BackLink } from '#web/shell/back-link.tsx'
import { Button } from '#web/ui/button.tsx'
import { CheckboxField, SelectField, TextAreaField, TextField } from '#web/ui/field.tsx'
import { FormFailure } from './form-failure.tsx'
import { HoursFields } from '#web/ui/hours-fields.tsx'
import { LocationFields } from './location-fields.tsx'
import { PendingGate } from './pending-gate.tsx'
import { restoreDraft } from './restore-draft.ts'
import { SetupSection } from './setup-section.tsx'
import { readSignup } from './signup-storage.ts'
import { StateField } from './state-field.tsx'
import { SetupProgress } from './steps.tsx'
import { type FormControl, useForm } from './use-form.ts'
import { requireSignupToken, useForgetPending } from './use-pending-signup.ts'

/** Step 3 of 4: what the concierge will know of the shop. */
export function BusinessSetupScreen() {
  usePageTitle('Business setup')
  const isBeta = readSignup()?.isBeta === true
  return (
    <div className="mx-auto max-w-[44rem]">
      <SetupProgress current={3} />
      <BackLink to={isBeta ? paths.signupBetaConfirmation : paths.signupPayment} className="mt-6">
        Back
      </BackLink>
      <h1 className="mt-4 text-lg font-semibold tracking-tight sm:text-2xl">Tell Us About Your Dispensary</h1>
      <p className="mt-1 text-ink-soft">Your agent answers from this. Everything can be changed later.</p>
      <PendingGate>{(pending) => <BusinessSetup pending={pending} />}</PendingGate>
    </div>
  )
}

function BusinessSetup({ pending }: { pending: PendingSignup }) {
  const control = useBusinessForm(pending)
  const { submit, busy, failure, element } = control
  return (
    <form
      ref={element}
      noValidate
      aria-label="Business setup"
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
      className="mt-6 space-y-6"
    >
      <BusinessDetails control={control} />
      <LocationAndCompliance control={control} />
      <CustomerService control={control} />
      <FormFailure failure={failure} />
      <Button type="submit" look="primary" size="large" className="w-full" busy={busy} busyLabel="Saving...">
        Continue to Agent Builder
      </Button>
    </form>
  )
}

type Control = { control: FormControl<BusinessForm> }

function BusinessDetails({ control: { form, errors, edit } }: Control) {
  return (
    <SetupSection title="Business Details">
      <TextField
        label="Dispensary name"
        name="dispensaryName"
        autoComplete="organization"
        value={form.dispensaryName}
        error={errors.dispensaryName}
        onChange={(event) => edit({ dispensaryName: event.target.value })}
      />
      <TextField
        label="Website URL (optional)"
        name="websiteUrl"
        type="url"
        inputMode="url"
        autoComplete="url"
        placeholder="https://"
        value={form.websiteUrl}
        error={errors.websiteUrl}
        onChange={(event) => edit({ websiteUrl: event.target.value })}
        onBlur={(event) => edit({ websiteUrl: withScheme(event.target.value) }, '')}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField
          label="Business type"
          name="businessType"
          value={form.businessType}
          error={errors.businessType}
          onChange={(event) => edit({ businessType: event.target.value })}
        >
          <option value="">Select a type</option>
          {BUSINESS_TYPES.map((type) => (
            <option key={type}>{type}</option>
          ))}
        </SelectField>
        <SelectField
          label="Years in operation"
          name="yearsInOperation"
          value={form.yearsInOperation}
          error={errors.yearsInOperation}
          onChange={(event) => edit({ yearsInOperation: event.target.value })}
        >
          <option value="">Select</option>
          {YEARS_IN_OPERATION.map((years) => (
            <option key={years}>{years}</option>
          ))}
        </SelectField>
      </div>
    </SetupSection>
  )
}

function LocationAndCompliance({ control }: Control) {
  const { form, errors, edit } = control
  const { primaryLocation } = form
  return (
    <SetupSection title="Location & Compliance">
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label="Primary city"
          name="primaryCity"
          autoComplete="address-level2"
          value={primaryLocation.city}
          error={errors['primaryLocation.city']}
          onChange={(event) =>
            edit({ primaryLocation: { ...primaryLocation, city: event.target.value } }, 'primaryLocation.city')
          }
        />
        <StateField
          label="Primary state"
          name="primaryState"
          autoComplete="address-level1"
          value={primaryLocation.state}
          error={errors['primaryLocation.state']}
          onChange={(event) =>
            edit({ primaryLocation: { ...primaryLocation, state: event.target.value } }, 'primaryLocation.state')
          }
        />
      </div>
      <LocationFields
        locations={form.additionalLocations}
        errors={errors}
        onChange={(additionalLocations, ...paths) => edit({ additionalLocations }, ...paths)}
      />
      <TextField
        label="License numbers (optional)"
        name="licenseNumbers"
        hint="Separate multiple licenses with commas"
        value={form.licenseNumbers}
        onChange={(event) => edit({ licenseNumbers: event.target.value })}
      />
    </SetupSection>
  )
}

function CustomerService({ control: { form, errors, edit } }: Control) {
  const toggle = (option: string, isOn: boolean) =>
    edit({
      busiestHours: BUSIEST_HOURS.filter((known) => (known === option ? isOn : form.busiestHours.includes(known))),
    })
  return (
    <SetupSection title="Current Customer Service">
      <HoursFields
        hours={form.currentHours}
        errors={errors}
        onChange={(currentHours, path) => edit({ currentHours }, path)}
      />
      <fieldset>
        <legend className="mb-2 font-medium">Busiest hours (optional)</legend>
        <div className="grid gap-2.5 sm:grid-cols-2">
          {BUSIEST_HOURS.map((option) => (
            <CheckboxField
              key={option}
              label={option}
              checked={form.busiestHours.includes(option)}
              onChange={(event) => toggle(option, event.target.checked)}
            />
          ))}
        </div>
      </fieldset>
      <TextAreaField
        label="Common questions (optional)"
        name="commonQuestions"
        hint="What shoppers ask your staff most"
        rows={4}
        maxLength={4000}
        value={form.commonQuestions}
        onChange={(event) => edit({ commonQuestions: event.target.value })}
      />
    </SetupSection>
  )
}

function useBusinessForm(pending: PendingSignup) {
  const navigate = useNavigate()
  const forgetPending = useForgetPending()
  const keep = useCallback((form: BusinessForm) => stored.businessDraft.write(form), [])
  return useForm<BusinessForm>({
    start: () => restoreDraft(pending.business.form, stored.businessDraft.read() ?? stored.businessData.read()),
    check: checkBusiness,
    keep,
    send: async (form) => {
      const additionalLocations = form.additionalLocations.filter(
        ({ city, state }) => city.trim() !== '' || state !== '',
      )
      const busiestHours = BUSIEST_HOURS.filter((option) => form.busiestHours.includes(option))
      const business = { ...form, additionalLocations, busiestHours }
      await api('POST /signup/business', { body: { signupToken: requireSignupToken(), ...business } })
      stored.businessData.write(business)
      stored.businessDraft.clear()
      forgetPending()
      await navigate({ to: paths.signupAgentBuilder })
    },
  })
}

/** People write `lantern.com`; an address needs its scheme. */
function withScheme(typed: string): string {
  const text = typed.trim()
  return text === '' || /^[a-z][a-z0-9+.-]*:/i.test(text) || !text.includes('.') ? text : `https://${text}`
}
