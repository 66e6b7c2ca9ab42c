import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'

type TableProps = {
  caption: string
  maxHeight?: string
  /** False for a table that is only there for screen readers: nothing to scroll, nothing to focus. */
  isFocusable?: boolean
  children: ReactNode
}

/** A table that scrolls inside its own frame; the head stays in sight. */
export function Table({ caption, maxHeight, isFocusable = true, children }: TableProps) {
  // A region that scrolls must be reachable by keyboard.
  const frame = { tabIndex: 0, role: 'region', 'aria-label': caption, style: { maxHeight } }
  return (
    <div
      {...(isFocusable ? frame : {})}
      className={isFocusable ? 'scroll-hint overflow-auto -outline-offset-2!' : undefined}
    >
      <table className="w-full border-separate border-spacing-0 text-left">
        <caption className="sr-only">{caption}</caption>
        {children}
      </table>
    </div>
  )
}

type CellProps = { numeric?: boolean }

export function HeadCell({ numeric = false, className, ...rest }: CellProps & ComponentProps<'th'>) {
  return (
    <th
      scope="col"
      {...rest}
      className={classNames(
        'sticky top-0 z-10 border-b border-line bg-surface px-3 py-2 text-xs font-medium whitespace-nowrap text-ink-soft first:pl-5 last:pr-5 sm:first:pl-6 sm:last:pr-6',
        numeric && 'text-right',
        className,
      )}
    />
  )
}

export function Cell({ numeric = false, className, ...rest }: CellProps & ComponentProps<'td'>) {
  return (
    <td
      {...rest}
      className={classNames(
        'border-b border-line px-3 py-2.5 align-top in-[tr:last-child]:border-b-0 first:pl-5 last:pr-5 sm:first:pl-6 sm:last:pr-6',
        numeric && 'text-right tabular-nums',
        className,
      )}
    />
  )
}
