import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { AccountDetails } from '#contract/kitchen.ts'
import { MAX_TRIAL_DAYS, SUPPORT_MINUTES } from '#contract/kitchen-limits.ts'
import { api } from '#web/lib/api.ts'
import { describeError } from '#web/lib/api-error.ts'
import { session } from '#web/lib/session.tsx'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { SelectField, TextField } from '#web/ui/field.tsx'
import { toastDone, toastFailed } from '#web/ui/toast.tsx'
import { EraseDialog } from './erase-dialog.tsx'

type Open = 'suspend' | 'resume' | 'erase' | 'trial' | 'support' | null

/** Suspend, resume and erase, extend the trial, sign in as support. */
export function AccountActions({ account }: { account: AccountDetails }) {
  const [open, setOpen] = useState<Open>(null)
  const close = () => setOpen(null)
  const isSuspended = account.status === 'suspended'
  return (
    <div className="flex flex-wrap gap-2">
      {!isSuspended && <Button onClick={() => setOpen('support')}>Sign in as support</Button>}
      {account.status === 'trial' && <Button onClick={() => setOpen('trial')}>Extend trial</Button>}
      {isSuspended ? (
        <>
          <Button onClick={() => setOpen('erase')}>Erase</Button>
          <Button look="primary" onClick={() => setOpen('resume')}>
            Resume
          </Button>
        </>
      ) : (
        <Button onClick={() => setOpen('suspend')}>Suspend</Button>
      )}
      {open === 'suspend' && <SuspendDialog account={account} onClose={close} />}
      {open === 'resume' && <ResumeDialog account={account} onClose={close} />}
      {open === 'erase' && <EraseDialog account={account} onClose={close} />}
      {open === 'trial' && <TrialDialog account={account} onClose={close} />}
      {open === 'support' && <SupportDialog account={account} onClose={close} />}
    </div>
  )
}

type DialogProps = { account: AccountDetails; onClose: () => void }

function SuspendDialog({ account, onClose }: DialogProps) {
  const [reason, setReason] = useState('')
  const change = useChange(account, onClose, {
    call: () => api('POST /kitchen/accounts/:id/suspend', { params: { id: account.id }, body: { reason } }),
    done: `${account.businessName} is suspended.`,
  })
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Suspend ${account.businessName}`}
      description="Its people are signed out and its chat is off at once. Nothing is deleted, and it can be resumed."
    >
      <ReasonForm
        {...{ reason, setReason, onClose }}
        busy={change.isPending}
        look="danger"
        submitLabel="Suspend"
        busyLabel="Suspending..."
        onSubmit={() => change.mutate()}
      />
    </Dialog>
  )
}

function ResumeDialog({ account, onClose }: DialogProps) {
  const change = useChange(account, onClose, {
    call: () => api('POST /kitchen/accounts/:id/resume', { params: { id: account.id }, body: {} }),
    done: `${account.businessName} is active again.`,
  })
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={() => change.mutate()}
      title={`Resume ${account.businessName}`}
      text="Its people can sign in again and its chat is on again, from now on."
      confirmLabel="Resume"
      busy={change.isPending}
      busyLabel="Resuming..."
    />
  )
}

function TrialDialog({ account, onClose }: DialogProps) {
  const [days, setDays] = useState('14')
  const count = Number(days)
  const isGood = Number.isInteger(count) && count >= 1 && count <= MAX_TRIAL_DAYS
  const change = useChange(account, onClose, {
    call: () => api('POST /kitchen/accounts/:id/trial', { params: { id: account.id }, body: { days: count } }),
    done: `The trial of ${account.businessName} ends ${count} days later.`,
  })
  return (
    <Dialog
      open
      onClose={onClose}
      title="Extend trial"
      description={`How much longer ${account.businessName} may try.`}
    >
      <form
        className="space-y-4"
        onSubmit={(event) => {
          event.preventDefault()
          if (isGood) change.mutate()
        }}
      >
        <TextField
          label="Days more"
          type="number"
          min={1}
          max={MAX_TRIAL_DAYS}
          value={days}
          onChange={(event) => setDays(event.target.value)}
          error={isGood ? undefined : `From 1 to ${MAX_TRIAL_DAYS} days`}
        />
        <Buttons
          onClose={onClose}
          busy={change.isPending}
          submitLabel="Extend trial"
          busyLabel="Saving..."
          disabled={!isGood}
        />
      </form>
    </Dialog>
  )
}

function SupportDialog({ account, onClose }: DialogProps) {
  const [reason, setReason] = useState('')
  const [minutes, setMinutes] = useState<(typeof SUPPORT_MINUTES)[number]>(SUPPORT_MINUTES[0])
  const start = useMutation({
    mutationFn: () =>
      api('POST /kitchen/accounts/:id/support', { params: { id: account.id }, body: { reason, minutes } }),
    onSuccess: (guest) => session.visit(guest),
    onError: (error) => toastFailed(describeError(error)),
  })
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Sign in to ${account.businessName} as support`}
      description="You can look and change nothing. Its people see that you are there, and find it in their audit log."
    >
      <div className="mb-4">
        <SelectField
          label="For how long"
          value={String(minutes)}
          onChange={(event) =>
            setMinutes(SUPPORT_MINUTES.find((known) => String(known) === event.target.value) ?? SUPPORT_MINUTES[0])
          }
        >
          {SUPPORT_MINUTES.map((known) => (
            <option key={known} value={known}>
              {known} minutes
            </option>
          ))}
        </SelectField>
      </div>
      <ReasonForm
        {...{ reason, setReason, onClose }}
        busy={start.isPending}
        submitLabel="Sign in as support"
        busyLabel="Signing in..."
        onSubmit={() => start.mutate()}
      />
    </Dialog>
  )
}

const MIN_REASON = 3

type ReasonFormProps = {
  reason: string
  setReason: (reason: string) => void
  onClose: () => void
  onSubmit: () => void
  busy: boolean
  submitLabel: string
  busyLabel: string
  look?: 'primary' | 'danger'
}

function ReasonForm({ reason, setReason, onSubmit, ...buttons }: ReasonFormProps) {
  return (
    <form
      className="space-y-4"
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <TextField
        label="Reason"
        hint="The account reads it in its audit log."
        required
        maxLength={300}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      <Buttons {...buttons} disabled={reason.trim().length < MIN_REASON} />
    </form>
  )
}

type ButtonsProps = Omit<ReasonFormProps, 'reason' | 'setReason' | 'onSubmit'> & { disabled: boolean }

function Buttons({ onClose, busy, submitLabel, busyLabel, disabled, look = 'primary' }: ButtonsProps) {
  return (
    <div className="flex justify-end gap-2">
      <Button onClick={onClose} disabled={busy}>
        Cancel
      </Button>
      <Button type="submit" look={look} disabled={disabled} busy={busy} busyLabel={busyLabel}>
        {submitLabel}
      </Button>
    </div>
  )
}

function useChange(
  account: AccountDetails,
  onClose: () => void,
  { call, done }: { call: () => Promise<AccountDetails>; done: string },
) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: call,
    onSuccess: async (changed) => {
      toastDone(done)
      onClose()
      queryClient.setQueryData(['kitchen', 'account', account.id], changed)
      await queryClient.invalidateQueries({ queryKey: ['kitchen'] })
    },
    onError: (error) => toastFailed(describeError(error)),
  })
}
