import type { BillingAddress, BillingForm, FieldErrors } from '#contract/signup-rules.ts'
import { TextField } from '#web/ui/field.tsx'
import { StateField } from './state-field.tsx'

type BillingFieldsProps = {
  control: {
    form: BillingForm
    errors: FieldErrors
    edit: (changes: { billingAddress: BillingAddress }, ...paths: string[]) => void
  }
}

/** Where the bills of the card go. */
export function BillingFields({ control: { form, errors, edit } }: BillingFieldsProps) {
  const address = form.billingAddress
  const change = (changes: Partial<BillingAddress>) =>
    edit(
      { billingAddress: { ...address, ...changes } },
      ...Object.keys(changes).map((name) => `billingAddress.${name}`),
    )
  return (
    <fieldset className="space-y-5">
      <legend className="text-base font-semibold">Billing address</legend>
      <TextField
        label="Street address"
        name="street"
        autoComplete="billing street-address"
        value={address.street}
        error={errors['billingAddress.street']}
        onChange={(event) => change({ street: event.target.value })}
      />
      <TextField
        label="City"
        name="city"
        autoComplete="billing address-level2"
        value={address.city}
        error={errors['billingAddress.city']}
        onChange={(event) => change({ city: event.target.value })}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <StateField
          label="State"
          name="state"
          autoComplete="billing address-level1"
          value={address.state}
          error={errors['billingAddress.state']}
          onChange={(event) => change({ state: event.target.value })}
        />
        <TextField
          label="ZIP code"
          name="zipCode"
          inputMode="numeric"
          autoComplete="billing postal-code"
          maxLength={10}
          value={address.zipCode}
          error={errors['billingAddress.zipCode']}
          onChange={(event) => change({ zipCode: event.target.value })}
        />
      </div>
      <TextField label="Country" name="country" autoComplete="off" value={address.country} readOnly />
    </fieldset>
  )
}
