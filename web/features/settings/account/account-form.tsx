import { useEffect, useRef } from 'react'
import { TIME_ZONES } from '#contract/settings-limits.ts'
import type { VersionedSettings } from '#contract/settings.ts'
import { useUser } from '#web/lib/session.tsx'
import { LeaveGuard } from '#web/shell/leave-guard.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card, CardBody, CardHead } from '#web/ui/card.tsx'
import { SelectField, TextAreaField, TextField } from '#web/ui/field.tsx'
import { ACCOUNT_LABELS, compareValues, readValues } from './account-form-values.ts'
import { BrandFields } from './brand-fields.tsx'
import { ConflictDialog } from './conflict-dialog.tsx'
import { type AccountFormControl, useAccountForm } from './use-account-form.ts'

type AccountFormProps = { loaded: VersionedSettings; isReadOnly: boolean }

/** The business and its brand, saved together by one button. */
export function AccountForm({ loaded, isReadOnly }: AccountFormProps) {
  const form = useAccountForm(loaded)
  const element = useFirstFault(form.faults)
  const { timeZone } = useUser()
  const { theirs } = form
  return (
    <form
      ref={element}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        form.submit()
      }}
      className="space-y-6"
    >
      <fieldset disabled={isReadOnly} className="min-w-0 space-y-6">
        <legend className="sr-only">Account</legend>
        <BusinessCard form={form} />
        <BrandFields form={form} />
      </fieldset>
      <div className="sticky bottom-0 z-10 -mx-4 flex flex-wrap items-center justify-end gap-x-4 gap-y-2 border-t border-line bg-canvas/95 px-4 py-3 sm:-mx-6 sm:px-6">
        {form.isWritten && <p className="text-ink-soft">You have changes that are not saved.</p>}
        <Button type="submit" look="primary" busy={form.isSaving} busyLabel="Saving..." disabled={isReadOnly}>
          Save Settings
        </Button>
      </div>
      <LeaveGuard findDraft={() => (form.isWritten ? 'account form' : null)} parts={['tab']} />
      {theirs !== null && (
        <ConflictDialog
          what="These settings"
          by={theirs.updatedBy}
          at={theirs.updatedAt}
          timeZone={timeZone}
          differences={compareValues(form.values, readValues(theirs.settings))}
          busy={form.isSaving}
          onKeepMine={form.keepMine}
          onTakeTheirs={form.takeTheirs}
          onClose={form.closeConflict}
        />
      )}
    </form>
  )
}

function BusinessCard({ form }: { form: AccountFormControl }) {
  const { values, faults, edit } = form
  const zones: readonly string[] = TIME_ZONES
  const choices = zones.includes(values.timeZone) ? zones : [values.timeZone, ...zones]
  const field = (name: 'name' | 'website' | 'address' | 'phone' | 'license') => ({
    label: ACCOUNT_LABELS[name],
    value: values[name],
    error: faults[name],
    onChange: (event: { target: { value: string } }) => edit({ [name]: event.target.value }),
  })
  return (
    <Card aria-labelledby="account-business">
      <CardHead id="account-business" title="Business" note="Shown in your dashboard, and told to shoppers who ask." />
      <CardBody className="grid gap-5 sm:grid-cols-2">
        <TextField {...field('name')} required maxLength={120} autoComplete="organization" />
        <TextField {...field('website')} type="url" maxLength={300} placeholder="https://" autoComplete="url" />
        <SelectField
          label={ACCOUNT_LABELS.timeZone}
          value={values.timeZone}
          error={faults.timeZone}
          hint="Days, reports and opening hours follow it. Days that are over stay as they were counted."
          onChange={(event) => edit({ timeZone: event.target.value })}
        >
          {choices.map((zone) => (
            <option key={zone} value={zone}>
              {zone}
            </option>
          ))}
        </SelectField>
        <TextField {...field('license')} maxLength={300} hint="Separate multiple licenses with commas" />
        <TextField {...field('phone')} type="tel" maxLength={40} autoComplete="tel" />
        <TextField {...field('address')} maxLength={300} autoComplete="street-address" />
        <div className="sm:col-span-2">
          <TextAreaField
            label={ACCOUNT_LABELS.orgDescription}
            value={values.orgDescription}
            error={faults.orgDescription}
            maxLength={2000}
            onChange={(event) => edit({ orgDescription: event.target.value })}
          />
        </div>
      </CardBody>
    </Card>
  )
}

/** After a refused attempt the first wrong field has the focus. */
function useFirstFault(faults: object) {
  const element = useRef<HTMLFormElement>(null)
  const count = Object.keys(faults).length
  useEffect(() => {
    if (count > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [count])
  return element
}
