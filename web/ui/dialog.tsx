import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { IconButton } from './button.tsx'
import { classNames } from './class-names.ts'
import { useFocusReturn } from './focus-return.ts'
import { Veil } from './veil.tsx'

type DialogProps = {
  open: boolean
  onClose: () => void
  title: ReactNode
  description?: ReactNode
  /** `sheet` opens at the right edge, over the full height. */
  shape?: 'box' | 'sheet'
  children: ReactNode
  footer?: ReactNode
}

/** Holds the focus while open and gives it back when closed; Escape and a click beside it close. */
export function Dialog({ open, onClose, title, description, shape = 'box', children, footer }: DialogProps) {
  const focusReturn = useFocusReturn()
  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Radix.Portal>
        <Veil />
        <Radix.Content
          {...focusReturn}
          onOpenAutoFocus={(event) => {
            focusReturn.onOpenAutoFocus()
            if (shape === 'box') focusFirstField(event)
          }}
          onInteractOutside={keepOpenForToasts}
          {...(description === undefined ? { 'aria-describedby': undefined } : {})}
          className={classNames('fixed z-50 flex flex-col bg-surface shadow-lg outline-none', SHAPES[shape])}
        >
          <div className="flex items-start justify-between gap-4 border-b border-line px-5 py-4">
            <div className="min-w-0">
              <Radix.Title className="text-base font-semibold">{title}</Radix.Title>
              {description !== undefined && (
                <Radix.Description className="mt-0.5 text-xs text-ink-soft">{description}</Radix.Description>
              )}
            </div>
            <Radix.Close asChild>
              <IconButton label="Close" className="-my-1.5 -mr-2">
                <X size={18} aria-hidden="true" />
              </IconButton>
            </Radix.Close>
          </div>
          <div tabIndex={0} className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 py-4 -outline-offset-2!">
            {children}
          </div>
          {footer !== undefined && (
            <div className="flex flex-wrap justify-end gap-2 border-t border-line px-5 py-3">{footer}</div>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

const SHAPES = {
  box: 'top-1/2 left-1/2 max-h-[85dvh] w-[min(32rem,calc(100vw-2rem))] -translate-x-1/2 -translate-y-1/2 rounded-card border border-line',
  sheet: 'inset-y-0 right-0 w-[min(46rem,100vw)] border-l border-line',
} as const

/** A small form is there to be filled in: it begins at its first field, not at the button that closes it. */
function focusFirstField(event: Event): void {
  const { currentTarget } = event
  if (!(currentTarget instanceof HTMLElement)) return
  const field = currentTarget.querySelector<HTMLElement>('input:not([type=file], [hidden]), select, textarea')
  if (field === null || field.matches(':disabled')) return
  event.preventDefault()
  field.focus()
}

/** Closing a message is no click beside the dialog. */
function keepOpenForToasts(event: CustomEvent<{ originalEvent: Event }>): void {
  const { target } = event.detail.originalEvent
  if (target instanceof Element && target.closest('[data-toasts]') !== null) event.preventDefault()
}
