import { Dialog } from 'radix-ui'
import { useFocusReturn } from '#web/ui/focus-return.ts'
import { Veil } from '#web/ui/veil.tsx'
import { Sidebar } from './sidebar.tsx'

/** The sidebar of narrow screens: over the page, from the left. */
export function MenuDrawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  const focusReturn = useFocusReturn()
  return (
    <Dialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal>
        <Veil className="lg:hidden" />
        <Dialog.Content
          {...focusReturn}
          aria-describedby={undefined}
          className="fixed inset-y-0 left-0 z-50 w-64 border-r border-line bg-surface shadow-lg outline-none lg:hidden"
        >
          <Dialog.Title className="sr-only">Menu</Dialog.Title>
          <Sidebar collapsed={false} onNavigate={onClose} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
