import { useMutation } from '@tanstack/react-query'
import { ExternalLink } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { api } from '#web/lib/api.ts'
import { describeError } from '#web/lib/api-error.ts'
import { useQueryText } from '#web/lib/query-choice.ts'
import { Button } from '#web/ui/button.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { requireSignupToken } from './use-pending-signup.ts'

type HostedPaymentProps = { label: string; onPaid: () => void }

/** The payment method is given on the provider's own page. Whether it was is asked of the server, not read from the address. */
export function HostedPayment({ label, onPaid }: HostedPaymentProps) {
  const hasReturned = useQueryText('checkout') === 'done'
  const leave = useMutation({
    mutationFn: () => api('POST /signup/checkout', { body: { signupToken: requireSignupToken() } }),
    onSuccess: ({ url }) => window.location.assign(url),
  })
  const look = useMutation({
    mutationFn: () => api('POST /signup/checkout/finish', { body: { signupToken: requireSignupToken() } }),
    onSuccess: ({ paymentConfirmed }) => {
      if (paymentConfirmed) onPaid()
    },
  })
  const asked = useRef(false)
  const { mutate } = look
  useEffect(() => {
    if (!hasReturned || asked.current) return
    asked.current = true
    mutate()
  }, [hasReturned, mutate])

  const failure = leave.error ?? look.error
  const isUnfinished = look.data?.paymentConfirmed === false
  if (look.isPending) {
    return (
      <p role="status" className="mt-6 flex items-center justify-center gap-2.5 py-12 text-ink-soft">
        <Spinner /> Loading...
      </p>
    )
  }
  return (
    <section aria-label="Payment" className="mt-6 rounded-card border border-line bg-surface p-5 sm:p-8">
      <p>{label} takes your payment method on its own page. Your card number never reaches our servers.</p>
      {(failure !== null || isUnfinished) && (
        <p role="alert" className="mt-3 text-bad-ink">
          {failure === null
            ? 'The payment method has not been added yet. Nothing was charged.'
            : describeError(failure)}
        </p>
      )}
      <Button
        look="primary"
        size="large"
        className="mt-5 w-full"
        busy={leave.isPending || leave.isSuccess}
        busyLabel="Loading..."
        icon={<ExternalLink size={16} aria-hidden="true" />}
        onClick={() => leave.mutate()}
      >
        Continue to {label}
      </Button>
    </section>
  )
}
