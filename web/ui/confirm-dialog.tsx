import { AlertDialog as Radix } from 'radix-ui'
import { Button } from './button.tsx'
import { useFocusReturn } from './focus-return.ts'
import { Veil } from './veil.tsx'

type ConfirmDialogProps = {
  open: boolean
  onClose: () => void
  onConfirm: () => void
  title: string
  /** What happens, and what will be lost. */
  text: string
  confirmLabel: string
  /** The safe answer; `Cancel` unless that word is taken. */
  closeLabel?: string
  busy?: boolean
  busyLabel?: string
}

/** Asks before something that cannot be taken back. The safe answer has the focus. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onClose, onConfirm, title, text, confirmLabel, closeLabel = 'Cancel' } = props
  const { busy = false, busyLabel = 'Loading...' } = props
  const focusReturn = useFocusReturn()
  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && !busy && onClose()}>
      <Radix.Portal>
        <Veil />
        <Radix.Content
          {...focusReturn}
          className="fixed top-1/2 left-1/2 z-50 w-[min(27rem,calc(100vw-2rem))] -translate-x-1/2 -translate-y-1/2 rounded-card border border-line bg-surface p-5 shadow-lg"
        >
          <Radix.Title className="text-base font-semibold">{title}</Radix.Title>
          <Radix.Description className="mt-2 text-ink-soft">{text}</Radix.Description>
          <div className="mt-5 flex flex-wrap-reverse justify-end gap-2">
            <Radix.Cancel asChild>
              <Button disabled={busy}>{closeLabel}</Button>
            </Radix.Cancel>
            <Button look="danger" busy={busy} busyLabel={busyLabel} onClick={onConfirm}>
              {confirmLabel}
            </Button>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
