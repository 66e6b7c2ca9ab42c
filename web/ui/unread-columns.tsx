import { formatNoun } from '#web/lib/format.ts'

const MOST_SHOWN = 12

/** The columns of a menu file that feed nothing, named so that nobody misses later what they held. */
export function UnreadColumns({ columns }: { columns: readonly string[] }) {
  if (columns.length === 0) return null
  const more = columns.length - MOST_SHOWN
  return (
    <p className="mt-4 text-sm text-ink-soft">
      Not read: {columns.slice(0, MOST_SHOWN).join(', ')}
      {more > 0 && ` and ${formatNoun(more, 'other column')}`}. If one of them holds what a field above needs, choose it
      there.
    </p>
  )
}
