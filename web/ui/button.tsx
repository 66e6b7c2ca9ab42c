import { Slot } from 'radix-ui'
import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Spinner } from './spinner.tsx'

type ButtonProps = ComponentProps<'button'> & {
  look?: 'primary' | 'secondary' | 'quiet' | 'danger'
  size?: 'small' | 'medium' | 'large'
  icon?: ReactNode
  /** While set, the button is disabled and reads `busyLabel`; it keeps its width. */
  busy?: boolean
  busyLabel?: string
}

export function Button({ look, size, icon, busy = false, busyLabel, children, className, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      disabled={busy || rest.disabled}
      aria-busy={busy || undefined}
      className={classNames(buttonClass(look, size), className)}
    >
      {busyLabel === undefined ? (
        <>
          {icon}
          {children}
        </>
      ) : (
        <span className="grid items-center justify-items-center">
          <span className={classNames('col-start-1 row-start-1 flex items-center gap-2', busy && 'invisible')}>
            {icon}
            {children}
          </span>
          <span
            className={classNames('col-start-1 row-start-1 flex items-center gap-2', !busy && 'invisible')}
            aria-hidden={!busy}
          >
            <Spinner size={14} />
            {busyLabel}
          </span>
        </span>
      )}
    </button>
  )
}

type ButtonLinkProps = Pick<ButtonProps, 'look' | 'size' | 'className'> & { children: ReactNode }

/** Dresses the link inside it as a button. */
export function ButtonLink({ look, size, className, children }: ButtonLinkProps) {
  return <Slot.Root className={classNames(buttonClass(look, size), className)}>{children}</Slot.Root>
}

type IconButtonProps = ComponentProps<'button'> & { label: string }

/** A square button with an icon alone; the label is read out and shown on hover. */
export function IconButton({ label, className, children, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      {...rest}
      className={classNames(
        'inline-flex size-9 shrink-0 items-center justify-center rounded-lg text-ink-soft transition-colors hover:bg-sunken hover:text-ink pointer-coarse:size-11',
        className,
      )}
    >
      {children}
    </button>
  )
}

const LOOKS = {
  primary: 'bg-brand text-on-brand hover:bg-brand-strong',
  secondary: 'border border-line bg-surface text-ink hover:bg-sunken',
  quiet: 'text-ink-soft hover:bg-sunken hover:text-ink',
  danger: 'bg-bad-strong text-on-bad hover:brightness-110',
} as const

const SIZES = { small: 'h-8 px-3 text-sm', medium: 'h-9 px-4 text-sm', large: 'h-11 px-5 text-base' } as const

function buttonClass(look: keyof typeof LOOKS = 'secondary', size: keyof typeof SIZES = 'medium'): string {
  return classNames(
    'inline-flex items-center justify-center gap-2 rounded-lg font-medium whitespace-nowrap transition-colors select-none pointer-coarse:min-h-11',
    'disabled:cursor-not-allowed disabled:opacity-60 aria-busy:cursor-progress',
    LOOKS[look],
    SIZES[size],
  )
}
