import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { MailOpen } from 'lucide-react'
import { useState } from 'react'
import { EMAIL_NOTIFICATIONS, TEXT_NOTIFICATIONS } from '#contract/notification-choices.ts'
import type { OutboxMail } from '#contract/notifications.ts'
import { api } from '#web/lib/api.ts'
import { describeError } from '#web/lib/api-error.ts'
import { Can } from '#web/lib/can.tsx'
import { usePageTitle } from '#web/lib/page-title.ts'
import { useQueryText, useSetQuery } from '#web/lib/query-choice.ts'
import { useUser } from '#web/lib/session.tsx'
import { paths } from '#web/paths.ts'
import { BackLink } from '#web/shell/back-link.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { FailurePanel } from '#web/ui/failure-panel.tsx'
import { SelectField } from '#web/ui/field.tsx'
import { PageHead } from '#web/ui/page-head.tsx'
import { LoadingNote, Skeleton } from '#web/ui/skeleton.tsx'
import { Cell, HeadCell, Table } from '#web/ui/table.tsx'
import { toastDone, toastFailed } from '#web/ui/toast.tsx'
import { When } from '#web/ui/when.tsx'
import { AnnounceDialog } from './announce-dialog.tsx'
import { MailSheet } from './mail-sheet.tsx'

function outboxQuery(tenant: string | undefined) {
  return queryOptions({
    queryKey: ['outbox', tenant],
    queryFn: ({ signal }) => api('GET /operator/outbox', { query: { tenant } }, { signal }),
  })
}

/** Every message that was to leave, for the operator: what waits, what went, and what failed and why. */
export function OutboxScreen() {
  usePageTitle('Outbox')
  return (
    <Can
      permission="manage_tenants"
      fallback={
        <Card>
          <EmptyState title="The outbox is for the operator of eConcierge." />
        </Card>
      }
    >
      <Outbox />
    </Can>
  )
}

function Outbox() {
  const tenant = useQueryText('tenant')
  const openId = useQueryText('mail')
  const setQuery = useSetQuery()
  const [isAnnouncing, setAnnouncing] = useState(false)
  const outbox = useQuery(outboxQuery(tenant))
  const { data, error } = outbox
  return (
    <div className="space-y-5">
      <BackLink to={paths.kitchen}>The Kitchen</BackLink>
      <PageHead
        title="Outbox"
        subtitle="Mails and text messages of one dispensary. Each look is written to your log."
        actions={<Button onClick={() => setAnnouncing(true)}>Announce maintenance</Button>}
      />
      {error !== null && (
        <FailurePanel
          title="The outbox could not be loaded."
          text={describeError(error)}
          onRetry={() => void outbox.refetch()}
          retrying={outbox.isFetching}
        />
      )}
      {outbox.isPending && (
        <>
          <LoadingNote />
          <Skeleton className="h-72 rounded-card" />
        </>
      )}
      {data !== undefined && (
        <>
          {!data.sends.mail && (
            <p role="note" className="rounded-card border border-accent/50 bg-accent-wash px-5 py-3 text-accent-ink">
              No mail server is configured: mails wait here until SMTP_URL is set. You can read them and pass them on.
            </p>
          )}
          <div className="max-w-sm">
            <SelectField
              label="Dispensary"
              value={data.tenant}
              onChange={(event) => setQuery({ tenant: event.target.value, mail: undefined })}
            >
              {data.tenants.map(({ slug, name }) => (
                <option key={slug} value={slug}>
                  {name} ({slug})
                </option>
              ))}
            </SelectField>
          </div>
          <Card className="overflow-hidden">
            {data.mails.length === 0 ? (
              <EmptyState icon={<MailOpen size={20} aria-hidden="true" />} title="No messages yet" />
            ) : (
              <MailTable tenant={data.tenant} mails={data.mails} onOpen={(mail) => setQuery({ mail })} />
            )}
          </Card>
          {openId !== undefined && (
            <MailSheet tenant={data.tenant} id={openId} onClose={() => setQuery({ mail: undefined })} />
          )}
        </>
      )}
      {isAnnouncing && <AnnounceDialog onClose={() => setAnnouncing(false)} />}
    </div>
  )
}

type MailTableProps = { tenant: string; mails: readonly OutboxMail[]; onOpen: (id: string) => void }

function MailTable({ tenant, mails, onOpen }: MailTableProps) {
  const { timeZone } = useUser()
  return (
    <Table caption="Messages">
      <thead>
        <tr>
          <HeadCell>Message</HeadCell>
          <HeadCell>To</HeadCell>
          <HeadCell>Status</HeadCell>
          <HeadCell>Made</HeadCell>
          <HeadCell>Actions</HeadCell>
        </tr>
      </thead>
      <tbody>
        {mails.map((mail) => (
          <tr key={mail.id}>
            <Cell>
              <p className="font-medium">{mail.subject}</p>
              <p className="text-xs text-ink-soft">
                {mail.channel === 'text' ? 'Text message' : 'Mail'} · {describeKind(mail.kind)}
              </p>
            </Cell>
            <Cell className="min-w-40 break-all">{mail.to}</Cell>
            <Cell>
              <Status mail={mail} />
              {mail.lastError !== null && <p className="mt-1 text-xs text-ink-soft">{mail.lastError}</p>}
            </Cell>
            <Cell>
              <When at={mail.createdAt} timeZone={timeZone} />
            </Cell>
            <Cell>
              <span className="flex gap-1.5">
                <Button size="small" onClick={() => onOpen(mail.id)} aria-label={`Read ${mail.subject} to ${mail.to}`}>
                  Read
                </Button>
                {mail.status === 'given-up' && <RetryButton tenant={tenant} mail={mail} />}
              </span>
            </Cell>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

function Status({ mail }: { mail: OutboxMail }) {
  switch (mail.status) {
    case 'sent':
      return <Badge tone="good">Sent</Badge>
    case 'waiting':
      return <Badge tone="accent">{mail.attempts === 0 ? 'Waiting' : `Waiting, tried ${mail.attempts}`}</Badge>
    case 'given-up':
      return <Badge tone="bad">Given up</Badge>
  }
}

function RetryButton({ tenant, mail }: { tenant: string; mail: OutboxMail }) {
  const queryClient = useQueryClient()
  const retry = useMutation({
    mutationFn: () => api('POST /operator/outbox/:tenant/:id/retry', { params: { tenant, id: mail.id } }),
    onSuccess: () => toastDone('It is tried again within a minute.'),
    onError: (error) => toastFailed(describeError(error)),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['outbox'] }),
  })
  return (
    <Button size="small" busy={retry.isPending} busyLabel="Loading..." onClick={() => retry.mutate()}>
      Try again
    </Button>
  )
}

const KINDS: ReadonlyMap<string, string> = new Map(
  Object.entries({ ...EMAIL_NOTIFICATIONS, ...TEXT_NOTIFICATIONS, invitation: 'Invitation' }),
)

function describeKind(kind: string): string {
  return KINDS.get(kind) ?? kind
}
