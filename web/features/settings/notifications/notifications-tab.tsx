import { queryOptions, useQuery } from '@tanstack/react-query'
import { api } from '#web/lib/api.ts'
import { describeError } from '#web/lib/api-error.ts'
import { FailurePanel } from '#web/ui/failure-panel.tsx'
import { LoadingNote, Skeleton } from '#web/ui/skeleton.tsx'
import { NotificationsForm } from './notifications-form.tsx'

function notificationsQuery() {
  return queryOptions({
    queryKey: ['notifications'],
    queryFn: ({ signal }) => api('GET /admin/notifications', {}, { signal }),
  })
}

/** What this person wants to be told, by mail and by text. */
export function NotificationsTab() {
  const settings = useQuery(notificationsQuery())
  const { data, error } = settings
  return (
    <div className="space-y-6">
      {error !== null && (
        <FailurePanel
          title="Your notifications could not be loaded."
          text={describeError(error)}
          onRetry={() => void settings.refetch()}
          retrying={settings.isFetching}
        />
      )}
      {settings.isPending && (
        <>
          <LoadingNote />
          <Skeleton className="h-56 rounded-card" />
          <Skeleton className="h-44 rounded-card" />
        </>
      )}
      {data !== undefined && <NotificationsForm loaded={data} />}
    </div>
  )
}
