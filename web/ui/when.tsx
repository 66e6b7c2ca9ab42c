import { formatExact, formatRelative } from '#web/lib/format.ts'
import { useNow } from '#web/lib/now.ts'

/** How long ago, with the exact moment in the tenant's time zone on hover. */
export function When({ at, timeZone }: { at: string; timeZone: string }) {
  const now = useNow()
  return (
    <time dateTime={at} title={formatExact(at, timeZone)} className="whitespace-nowrap">
      {formatRelative(at, now)}
    </time>
  )
}
