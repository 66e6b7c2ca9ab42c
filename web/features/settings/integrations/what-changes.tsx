import { formatCount, formatNoun } from '#web/lib/format.ts'
import type { MenuReading } from './post-menu-file.ts'

/** What a file would do to the menu: how much, and the first of each. */
export function WhatChanges({ reading }: { reading: MenuReading }) {
  const { added, changed, removed, examples, imported, problems, badRows } = reading
  const isSame = added + changed + removed === 0
  return (
    <section className="space-y-3" aria-label="What would change">
      <p role="status">
        <strong className="font-semibold">{formatNoun(imported, 'product')}</strong> can be read.{' '}
        {isSame && 'They are the menu that you have already.'}
      </p>
      <dl className="grid grid-cols-3 gap-3">
        <Count label="Added" count={added} />
        <Count label="Changed" count={changed} />
        <Count label="Removed" count={removed} />
      </dl>
      <Examples title="Would be added" count={added} lines={examples.added} />
      <Examples
        title="Would change"
        count={changed}
        lines={examples.changed.map(({ name, fields }) => `${name} (${fields.map(nameField).join(', ')})`)}
      />
      <Examples title="Would be removed" count={removed} lines={examples.removed} />
      {badRows > 0 && (
        <details>
          <summary className="w-fit rounded-md font-medium text-middling-ink">
            {formatNoun(badRows, 'row')} cannot be used
          </summary>
          <ul className="mt-2 max-h-64 space-y-1 overflow-y-auto text-xs text-ink-soft">
            {problems.map(({ line, column, reason }) => (
              <li key={`${line}-${column}-${reason}`}>
                Line {line}
                {column === null ? '' : `, ${column}`}: {reason}
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}

function Count({ label, count }: { label: string; count: number }) {
  return (
    <div className="rounded-lg bg-sunken px-4 py-3">
      <dt className="text-xs text-ink-soft">{label}</dt>
      <dd className="text-xl font-semibold tabular-nums">{formatCount(count)}</dd>
    </div>
  )
}

function Examples({ title, count, lines }: { title: string; count: number; lines: readonly string[] }) {
  if (count === 0) return null
  const more = count - lines.length
  return (
    <p className="text-xs">
      <span className="font-medium">{title}: </span>
      <span className="text-ink-soft">
        {lines.join(', ')}
        {more > 0 && `, and ${formatCount(more)} more`}
      </span>
    </p>
  )
}

/** `priceCents` and `salePriceCents` as a person says them. */
function nameField(field: string): string {
  return field
    .replace(/Cents$/, '')
    .replace(/([A-Z])/g, ' $1')
    .toLowerCase()
}
