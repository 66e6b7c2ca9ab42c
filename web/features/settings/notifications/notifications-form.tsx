import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  EMAIL_NOTIFICATIONS,
  type NotificationName,
  PHONE_WANTED,
  readPhone,
  TEXT_NOTIFICATIONS,
} from '#contract/notification-choices.ts'
import type { NotificationSettings } from '#contract/notifications.ts'
import { api } from '#web/lib/api.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { choiceList } from '#web/lib/choices.ts'
import { LeaveGuard } from '#web/shell/leave-guard.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card, CardBody, CardHead } from '#web/ui/card.tsx'
import { CheckboxField } from '#web/ui/field.tsx'
import { toastDone, toastFailed } from '#web/ui/toast.tsx'
import { PhoneField } from './phone-field.tsx'

const HINTS: Readonly<Record<NotificationName, string>> = {
  newConversations: 'A digest of the day before, each morning at eight',
  weeklyReports: 'Your figures of the week, on Monday morning',
  productAlerts: 'Products that ran out or that shoppers could not get',
  billing: 'Invoices, failed payments and the end of your trial',
  highPriority: 'At once when a conversation is flagged as serious, five a day at most',
  maintenance: 'Before eConcierge is taken down for work on it',
}

export function NotificationsForm({ loaded }: { loaded: NotificationSettings }) {
  const queryClient = useQueryClient()
  const [saved, setSaved] = useState(loaded)
  const [choices, setChoices] = useState(loaded.choices)
  const [phone, setPhone] = useState(loaded.phone ?? '')
  const [fault, setFault] = useState<string | null>(null)
  const isWritten = JSON.stringify([choices, phone]) !== JSON.stringify([saved.choices, saved.phone ?? ''])
  const save = useMutation({
    mutationFn: () => api('PUT /admin/notifications', { body: { choices, phone } }),
    onSuccess: (reply) => {
      queryClient.setQueryData(['notifications'], reply)
      setSaved(reply)
      setChoices(reply.choices)
      setPhone(reply.phone ?? '')
      toastDone('Settings updated successfully!')
    },
    onError: (error) => {
      if (error instanceof ApiError) setFault(error.fields.phone ?? null)
      toastFailed('Failed to update settings')
    },
  })
  const submit = () => {
    const needsPhone = choices.highPriority || choices.maintenance || phone.trim() !== ''
    if (needsPhone && readPhone(phone) === null) return setFault(PHONE_WANTED)
    save.mutate()
  }
  const box = ({ value, label }: { value: NotificationName; label: string }) => (
    <CheckboxField
      key={value}
      label={label}
      hint={loaded.available[value] ? HINTS[value] : 'Sent to those whose role it belongs to'}
      disabled={!loaded.available[value]}
      checked={choices[value] && loaded.available[value]}
      onChange={(event) => {
        setChoices({ ...choices, [value]: event.target.checked })
        setFault(null)
      }}
    />
  )
  return (
    <form
      noValidate
      className="space-y-6"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <Card aria-labelledby="email-notifications">
        <CardHead id="email-notifications" title="Email Notifications" note={`Sent to ${loaded.email}`} />
        <CardBody className="space-y-4">{choiceList(EMAIL_NOTIFICATIONS).map(box)}</CardBody>
      </Card>
      <Card aria-labelledby="text-notifications">
        <CardHead
          id="text-notifications"
          title="SMS Notifications"
          note={
            loaded.sends.text
              ? 'Message and data rates may apply.'
              : 'Text messages are not set up on this server yet; your choice is kept.'
          }
        />
        <CardBody className="space-y-4">
          {choiceList(TEXT_NOTIFICATIONS).map(box)}
          <PhoneField
            typed={phone}
            saved={saved}
            fault={fault}
            onFault={setFault}
            onType={(typed) => {
              setPhone(typed)
              setFault(null)
            }}
            onVerified={(reply) => {
              queryClient.setQueryData(['notifications'], reply)
              setSaved(reply)
              setPhone(reply.phone ?? '')
            }}
          />
        </CardBody>
      </Card>
      <div className="flex justify-end">
        <Button type="submit" look="primary" busy={save.isPending} busyLabel="Saving...">
          Save Settings
        </Button>
      </div>
      <LeaveGuard findDraft={() => (isWritten ? 'choice of notifications' : null)} parts={['tab']} />
    </form>
  )
}
