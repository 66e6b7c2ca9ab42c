import { useQuery } from '@tanstack/react-query'
import { api } from '#web/lib/api.ts'
import { describeError } from '#web/lib/api-error.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { FailurePanel } from '#web/ui/failure-panel.tsx'
import { LoadingNote, Skeleton } from '#web/ui/skeleton.tsx'

/** One message with its text, as its reader gets it where pictures and colors are off. */
export function MailSheet({ tenant, id, onClose }: { tenant: string; id: string; onClose: () => void }) {
  const mail = useQuery({
    queryKey: ['outbox', tenant, id],
    queryFn: ({ signal }) => api('GET /operator/outbox/:tenant/:id', { params: { tenant, id } }, { signal }),
  })
  const { data, error } = mail
  return (
    <Dialog
      open
      onClose={onClose}
      shape="sheet"
      title={data?.subject ?? 'Message'}
      description={data && `To ${data.to}`}
    >
      {error !== null && (
        <FailurePanel
          title="The message could not be loaded."
          text={describeError(error)}
          onRetry={() => void mail.refetch()}
          retrying={mail.isFetching}
        />
      )}
      {mail.isPending && (
        <>
          <LoadingNote />
          <Skeleton className="h-40 w-full" />
        </>
      )}
      {data !== undefined && <p className="text-sm break-words whitespace-pre-wrap">{data.text}</p>}
    </Dialog>
  )
}
