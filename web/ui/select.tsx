import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'

type SelectProps = ComponentProps<'select'> & { frameClassName?: string }

/** The browser's own drop-down under one look; the label is the caller's. */
export function Select({ frameClassName, className, ...rest }: SelectProps) {
  return (
    <span className={classNames('relative', frameClassName ?? 'block')}>
      <select
        {...rest}
        className={classNames(
          'w-full appearance-none truncate rounded-lg border border-line-strong bg-surface pr-9 pl-3 text-sm text-ink disabled:opacity-60 aria-invalid:border-bad',
          className,
        )}
      />
      <ChevronDown
        size={16}
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 right-3 my-auto text-ink-soft"
      />
    </span>
  )
}
