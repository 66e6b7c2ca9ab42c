import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { PHONE_WANTED, readPhone } from '#contract/notification-choices.ts'
import type { NotificationSettings } from '#contract/notifications.ts'
import { api } from '#web/lib/api.ts'
import { ApiError, describeError } from '#web/lib/api-error.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { toastDone, toastFailed } from '#web/ui/toast.tsx'

type PhoneFieldProps = {
  typed: string
  saved: NotificationSettings
  fault: string | null
  onType: (typed: string) => void
  onFault: (fault: string) => void
  onVerified: (reply: NotificationSettings) => void
}

/** The number that texts go to, once a code that was texted there has proved it. */
export function PhoneField({ typed, saved, fault, onType, onFault, onVerified }: PhoneFieldProps) {
  const [sentTo, setSentTo] = useState<string | null>(null)
  const isSaved = saved.phone !== null && readPhone(typed) === saved.phone
  const state = isSaved ? saved.phoneState : 'unverified'
  const send = useMutation({
    mutationFn: () => api('POST /admin/notifications/phone/code', { body: { phone: typed } }),
    onSuccess: ({ phone }) => setSentTo(phone),
    onError: (error) => {
      const field = error instanceof ApiError ? error.fields.phone : undefined
      if (field === undefined) toastFailed(describeError(error))
      else onFault(field)
    },
  })
  return (
    <div className="space-y-3">
      <div className="flex flex-wrap items-end gap-3">
        <div className="w-full max-w-xs">
          <TextField
            label="Mobile number"
            type="tel"
            autoComplete="tel"
            maxLength={40}
            value={typed}
            error={fault ?? undefined}
            onChange={(event) => {
              onType(event.target.value)
              setSentTo(null)
            }}
          />
        </div>
        {typed.trim() !== '' && state === 'verified' && (
          <span className="pb-2">
            <Badge tone="good">Verified</Badge>
          </span>
        )}
        {saved.sends.text && typed.trim() !== '' && state === 'unverified' && (
          <Button
            busy={send.isPending}
            busyLabel="Sending..."
            onClick={() => (readPhone(typed) === null ? onFault(PHONE_WANTED) : send.mutate())}
          >
            {sentTo === null ? 'Send code' : 'Send another code'}
          </Button>
        )}
      </div>
      {state === 'stopped' && (
        <p className="text-sm text-ink-soft">
          This number answered STOP, so no texts are sent to it. Text START to us from it to get them again.
        </p>
      )}
      {saved.sends.text && typed.trim() !== '' && state === 'unverified' && sentTo === null && (
        <p className="text-sm text-ink-soft">Texts are sent once you have proved that this number is yours.</p>
      )}
      {sentTo !== null && state === 'unverified' && (
        <CodeField
          sentTo={sentTo}
          onVerified={(reply) => {
            setSentTo(null)
            onVerified(reply)
          }}
        />
      )}
    </div>
  )
}

function CodeField({ sentTo, onVerified }: { sentTo: string; onVerified: (reply: NotificationSettings) => void }) {
  const [code, setCode] = useState('')
  const [fault, setFault] = useState<string | null>(null)
  const verify = useMutation({
    mutationFn: () => api('POST /admin/notifications/phone/verify', { body: { code } }),
    onSuccess: (reply) => {
      toastDone('Your mobile number is verified.')
      onVerified(reply)
    },
    onError: (error) => {
      const field = error instanceof ApiError ? error.fields.code : undefined
      if (field === undefined) toastFailed(describeError(error))
      else setFault(field)
    },
  })
  const submit = () => (/^\d{6}$/.test(code.replace(/\s/g, '')) ? verify.mutate() : setFault('The code has six digits'))
  return (
    <div className="flex flex-wrap items-end gap-3">
      <div className="w-full max-w-xs">
        <TextField
          label="Code"
          hint={`Texted to ${sentTo}; it can take a minute to arrive, and is valid for ten`}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={7}
          value={code}
          error={fault ?? undefined}
          onChange={(event) => {
            setCode(event.target.value)
            setFault(null)
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            submit()
          }}
        />
      </div>
      <Button busy={verify.isPending} busyLabel="Verifying..." onClick={submit}>
        Verify
      </Button>
    </div>
  )
}
