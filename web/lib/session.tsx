import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react'
import type { User } from '#contract/auth.ts'
import { paths } from '#web/paths.ts'
import { onOtherTab, stored } from './storage.ts'

export type Session = { user: User; token: string }

/** Who is signed in, kept in storage and shared with other tabs. Signed in is a saved token and a saved user. */
export const session = {
  current: (): Session | null => current,
  start(next: Session): void {
    stored.authToken.write(next.token)
    stored.user.write(next.user)
    endedBy = null
    set(next)
  },
  updateUser(user: User): void {
    if (current === null) return
    stored.user.write(user)
    set({ ...current, user })
  },
  /** Looks at a tenant as support; one's own session waits. The page is loaded anew, so that nothing is mixed up. */
  visit(guest: Session): void {
    if (current !== null) stored.ownSession.write(current)
    session.start(guest)
    window.location.assign(paths.performance)
  },
  /** Back from support to one's own session; null where there is none. */
  comeBack(): Session | null {
    const own = stored.ownSession.read()
    stored.ownSession.clear()
    if (own !== null) session.start(own)
    return own
  },
  /** `by` tells a sign-out from a session that the server ended: only after the latter is the page remembered. */
  end(by: 'person' | 'server'): void {
    // Support's time is over: one's own session goes on.
    if (by === 'server' && current?.user.supportUntil !== undefined && session.comeBack() !== null) {
      window.location.assign(paths.kitchen)
      return
    }
    stored.ownSession.clear()
    stored.authToken.clear()
    stored.user.clear()
    endedBy = by
    set(null)
  },
  wasEndedByPerson: (): boolean => endedBy === 'person',
  wasEndedByServer: (): boolean => endedBy === 'server',
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

const SessionContext = createContext<Session | null | undefined>(undefined)
const UserContext = createContext<User | null>(null)

export function SessionProvider({ children }: { children: ReactNode }) {
  return <SessionContext value={useSyncExternalStore(session.subscribe, session.current)}>{children}</SessionContext>
}

/** The session, or null when signed out. */
export function useSession(): Session | null {
  const value = useContext(SessionContext)
  if (value === undefined) throw new Error('useSession must be used inside a SessionProvider')
  return value
}

/** Stands around everything that only a signed-in person sees. */
export function UserProvider({ user, children }: { user: User; children: ReactNode }) {
  return <UserContext value={user}>{children}</UserContext>
}

/** The signed-in person. */
export function useUser(): User {
  const user = useContext(UserContext)
  if (user === null) throw new Error('useUser must be used inside a UserProvider')
  return user
}

const listeners = new Set<() => void>()
let endedBy: 'person' | 'server' | null = null
let current = load()

onOtherTab(() => {
  const next = load()
  if (next?.token !== current?.token || JSON.stringify(next?.user) !== JSON.stringify(current?.user)) set(next)
})

function load(): Session | null {
  const token = stored.authToken.read()
  const user = stored.user.read()
  return token === null || user === null ? null : { token, user }
}

function set(next: Session | null): void {
  current = next
  for (const listener of listeners) listener()
}
