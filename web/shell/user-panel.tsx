import { useMutation } from '@tanstack/react-query'
import { LogOut, Moon, Sun } from 'lucide-react'
import { api } from '#web/lib/api.ts'
import { session, useUser } from '#web/lib/session.tsx'
import { useTheme } from '#web/lib/theme.tsx'
import { IconButton } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { avatarLetter, shownFirstName } from './avatar-letter.ts'
import { leaveSupport } from './notices.tsx'

/** The bottom of the sidebar: who is signed in, the theme and the way out. */
export function UserPanel({ collapsed }: { collapsed: boolean }) {
  const user = useUser()
  return (
    <div
      className={classNames(
        'flex shrink-0 border-t border-line p-2.5',
        collapsed ? 'flex-col items-center gap-1' : 'items-center gap-1 pl-4',
      )}
    >
      <span
        aria-hidden="true"
        className="flex size-8 shrink-0 items-center justify-center rounded-full bg-brand font-semibold text-on-brand"
        title={collapsed ? `${shownFirstName(user)}, ${user.email}` : undefined}
      >
        {avatarLetter(user)}
      </span>
      <span className={collapsed ? 'sr-only' : 'ml-2 min-w-0 flex-1'}>
        <span className="block truncate font-medium">{shownFirstName(user)}</span>
        <span className="block truncate text-xs text-ink-soft" title={user.email}>
          {user.email}
        </span>
      </span>
      <ThemeButton />
      {user.supportUntil === undefined ? <LogoutButton /> : <LeaveButton />}
    </div>
  )
}

function ThemeButton() {
  const { theme, toggle } = useTheme()
  const Icon = theme === 'dark' ? Sun : Moon
  return (
    <IconButton label={theme === 'dark' ? 'Switch to light theme' : 'Switch to dark theme'} onClick={toggle}>
      <Icon size={17} aria-hidden="true" />
    </IconButton>
  )
}

/** Support leaves for its own session. */
function LeaveButton() {
  return (
    <IconButton label="Leave support" onClick={() => void leaveSupport()}>
      <LogOut size={17} aria-hidden="true" />
    </IconButton>
  )
}

/** Signs out here whatever the server says: a session that it no longer knows is gone as well. */
function LogoutButton() {
  const logout = useMutation({ mutationFn: () => api('POST /auth/logout'), onSettled: () => session.end('person') })
  return (
    <IconButton label="Log out" onClick={() => logout.mutate()} disabled={logout.isPending}>
      <LogOut size={17} aria-hidden="true" />
    </IconButton>
  )
}
