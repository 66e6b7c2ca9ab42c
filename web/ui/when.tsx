import { formatExact, formatRelative } from '#web/lib/format.ts'

/** How long ago, with the exact moment in the tenant's time zone on hover. */
export function When({ at, timeZone, now = new Date() }: { at: string; timeZone: string; now?: Date }) {
  return (
    <time dateTime={at} title={formatExact(at, timeZone)} className="whitespace-nowrap">
      {formatRelative(at, now)}
    </time>
  )
}
