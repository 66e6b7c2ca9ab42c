import { Menu } from 'lucide-react'
import { useUser } from '#web/lib/session.tsx'
import { IconButton } from '#web/ui/button.tsx'
import { SystemStatus } from './system-status.tsx'

export function Header({ onMenu }: { onMenu: () => void }) {
  const { tenantName } = useUser()
  return (
    <header className="print:hidden sticky top-0 z-30 flex h-14 items-center justify-between gap-4 border-b border-line bg-surface px-4 sm:px-6">
      <div className="flex min-w-0 items-center gap-2">
        <IconButton label="Open the menu" onClick={onMenu} className="-ml-2 lg:hidden">
          <Menu size={20} aria-hidden="true" />
        </IconButton>
        <p className="truncate font-semibold">{tenantName.trim() || 'Your Dispensary'}</p>
      </div>
      <SystemStatus />
    </header>
  )
}
