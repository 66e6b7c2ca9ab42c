import { FlaskConical, Lock } from 'lucide-react'
import { useCallback, useState } from 'react'
import { SIGNUP_PLAN } from '#contract/plans.ts'
import {
  type BillingForm,
  type CardForm,
  CVV_MAX_DIGITS,
  checkBilling,
  checkCard,
  digitsOf,
  EXPIRY_YEAR_CHOICES,
  groupCardNumber,
} from '#contract/signup-rules.ts'
import { api } from '#web/lib/api.ts'
import { stored } from '#web/lib/storage.ts'
import { Button } from '#web/ui/button.tsx'
import { SelectField, TextField } from '#web/ui/field.tsx'
import { BillingFields } from './billing-fields.tsx'
import { FormFailure } from './form-failure.tsx'
import { restoreDraft } from './restore-draft.ts'
import { tokenizeCard } from './sandbox-card.ts'
import { type FormControl, useForm } from './use-form.ts'
import { requireSignupToken } from './use-pending-signup.ts'

export type PaymentFields = CardForm & BillingForm

const BLANK: PaymentFields = {
  cardNumber: '',
  expiryMonth: '',
  expiryYear: '',
  cvv: '',
  cardholderName: '',
  billingAddress: { street: '', city: '', state: '', zipCode: '', country: 'United States' },
}

type CardPaymentProps = { label: string; isSandbox: boolean; onPaid: () => void }

/** The card is typed here and turned into a payment method here; number and CVV leave this component for nowhere. */
export function CardPayment({ label, isSandbox, onPaid }: CardPaymentProps) {
  const control = useCardForm(onPaid)
  const { submit, busy, failure, element } = control
  return (
    <form
      ref={element}
      noValidate
      aria-label="Payment"
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
      className="mt-6 space-y-5 rounded-card border border-line bg-surface p-5 sm:p-8"
    >
      {isSandbox && (
        <p className="flex items-start gap-2.5 rounded-lg bg-accent-wash px-3.5 py-3 text-accent-ink">
          <FlaskConical size={17} className="mt-0.5 shrink-0" aria-hidden="true" />
          <span>
            <strong className="font-semibold">{label}</strong>: no card is ever charged here. Try 4242 4242 4242 4242.
          </span>
        </p>
      )}
      <FormFailure failure={failure} />
      <CardFields control={control} />
      <TextField
        label="Cardholder name"
        name="cardholderName"
        autoComplete="cc-name"
        value={control.form.cardholderName}
        error={control.errors.cardholderName}
        onChange={(event) => control.edit({ cardholderName: event.target.value })}
      />
      <BillingFields control={control} />
      <Button
        type="submit"
        look="primary"
        size="large"
        className="w-full"
        busy={busy}
        busyLabel="Saving..."
        icon={<Lock size={15} aria-hidden="true" />}
      >
        Start {SIGNUP_PLAN.trialDays}-Day Free Trial
      </Button>
    </form>
  )
}

function CardFields({ control: { form, errors, edit } }: { control: FormControl<PaymentFields> }) {
  const [thisYear] = useState(() => new Date().getFullYear())
  return (
    <>
      <TextField
        label="Card number"
        name="cardNumber"
        inputMode="numeric"
        autoComplete="cc-number"
        placeholder="1234 5678 9012 3456"
        maxLength={23}
        value={form.cardNumber}
        error={errors.cardNumber}
        onChange={(event) => edit({ cardNumber: groupCardNumber(event.target.value) })}
      />
      <div className="grid grid-cols-2 gap-4 sm:grid-cols-3">
        <SelectField
          label="Expiry month"
          name="expiryMonth"
          autoComplete="cc-exp-month"
          value={form.expiryMonth}
          error={errors.expiryMonth}
          onChange={(event) => edit({ expiryMonth: event.target.value })}
        >
          <option value="">Month</option>
          {Array.from({ length: 12 }, (_, index) => String(index + 1)).map((month) => (
            <option key={month} value={month}>
              {month.padStart(2, '0')}
            </option>
          ))}
        </SelectField>
        <SelectField
          label="Expiry year"
          name="expiryYear"
          autoComplete="cc-exp-year"
          value={form.expiryYear}
          error={errors.expiryYear}
          onChange={(event) => edit({ expiryYear: event.target.value })}
        >
          <option value="">Year</option>
          {Array.from({ length: EXPIRY_YEAR_CHOICES }, (_, index) => String(thisYear + index)).map((year) => (
            <option key={year}>{year}</option>
          ))}
        </SelectField>
        <TextField
          label="CVV"
          name="cvv"
          type="password"
          inputMode="numeric"
          autoComplete="cc-csc"
          maxLength={CVV_MAX_DIGITS}
          value={form.cvv}
          error={errors.cvv}
          onChange={(event) => edit({ cvv: digitsOf(event.target.value).slice(0, CVV_MAX_DIGITS) })}
        />
      </div>
    </>
  )
}

function useCardForm(onPaid: () => void) {
  const keep = useCallback((form: PaymentFields) => stored.paymentDraft.write(withoutSecrets(form)), [])
  return useForm({
    start: () => restoreDraft(BLANK, stored.paymentDraft.read()),
    check: (form) => ({ ...checkCard(form), ...checkBilling(form) }),
    keep,
    send: async (form) => {
      const { cardholderName, billingAddress } = form
      const { paymentMethodId, card } = tokenizeCard(form)
      const address = { ...billingAddress, country: 'United States' as const }
      const body = { signupToken: requireSignupToken(), paymentMethodId, card, cardholderName, billingAddress: address }
      await api('POST /signup/payment', { body })
      onPaid()
    },
  })
}

/** What the browser may keep of the form: never the number, never the CVV. */
function withoutSecrets({ cardNumber: _, cvv: __, ...rest }: PaymentFields) {
  return rest
}
