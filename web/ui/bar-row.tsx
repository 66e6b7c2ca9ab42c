import { classNames } from './class-names.ts'

type Bar = {
  key: string
  value: number
  /** The bar in words: read out, and shown on hover. */
  words: string
  isBad?: boolean
}

/** `from` and `to`: what the row begins and ends with. */
type BarRowProps = { bars: readonly Bar[]; from: string; to: string }

/** One bar beside the other over a time, each of them told in words. */
export function BarRow({ bars, from, to }: BarRowProps) {
  const most = Math.max(1, ...bars.map(({ value }) => value))
  return (
    // No wider than its bars, so that the words below stand at their ends.
    <div className="min-w-64" style={{ maxWidth: `${bars.length * 2.625}rem` }}>
      <ul className="flex h-32 items-end gap-0.5 border-b border-line">
        {bars.map(({ key, value, words, isBad = false }) => (
          <li key={key} title={words} className="flex h-full max-w-10 flex-1 flex-col justify-end">
            <span className="sr-only">{words}</span>
            <span
              aria-hidden="true"
              className={classNames('block rounded-t-sm', isBad ? 'bg-bad' : 'bg-brand')}
              style={{ height: `${Math.max(2, (value / most) * 100)}%` }}
            />
          </li>
        ))}
      </ul>
      <p aria-hidden="true" className="mt-1.5 flex justify-between gap-4 text-xs text-ink-soft">
        <span>{from}</span>
        <span>{bars.length > 1 && to}</span>
      </p>
    </div>
  )
}
