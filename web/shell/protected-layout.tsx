import { useQuery } from '@tanstack/react-query'
import { Outlet, useLocation, useRouter } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useState } from 'react'
import { api } from '#web/lib/api.ts'
import { session, UserProvider, useSession } from '#web/lib/session.tsx'
import { paths } from '#web/paths.ts'
import { classNames } from '#web/ui/class-names.ts'
import { useFocusOnNewPage } from './focus-on-new-page.ts'
import { Header } from './header.tsx'
import { Notices } from './notices.tsx'
import { Sidebar } from './sidebar.tsx'

/** Only narrow screens open it. */
const MenuDrawer = lazy(async () => ({ default: (await import('./menu-drawer.tsx')).MenuDrawer }))

/** Around every signed-in screen. When the session ends, the way leads to the login page at once. */
export function ProtectedLayout() {
  const current = useSession()
  if (current === null) return <Leave />
  return (
    <UserProvider user={current.user}>
      <Frame />
    </UserProvider>
  )
}

/** Leads to the login page, once; the page that one was thrown out of is kept in mind. */
function Leave() {
  const router = useRouter()
  useEffect(() => {
    const search = session.wasEndedByPerson() ? {} : { returnTo: router.state.location.href }
    void router.navigate({ to: paths.login, search, replace: true })
  }, [router])
  return null
}

function Frame() {
  const path = useLocation({ select: (location) => location.pathname })
  const [wantsCollapsed, setWantsCollapsed] = useState(false)
  const [menuOpen, setMenuOpen] = useState(false)
  const [menuUsed, setMenuUsed] = useState(false)
  const mayCollapse = path === paths.kitchen
  const collapsed = mayCollapse && wantsCollapsed
  const content = useFocusOnNewPage()
  const openMenu = () => {
    setMenuUsed(true)
    setMenuOpen(true)
  }
  useFreshUser()
  return (
    <>
      <a href="#content" className="skip-link">
        Skip to content
      </a>
      <aside
        aria-label="Sidebar"
        className={classNames(
          'fixed inset-y-0 left-0 z-30 hidden border-r border-line bg-surface lg:block print:hidden',
          collapsed ? 'w-16' : 'w-64',
        )}
      >
        <Sidebar collapsed={collapsed} onToggle={mayCollapse ? () => setWantsCollapsed(!wantsCollapsed) : undefined} />
      </aside>
      <Suspense>{menuUsed && <MenuDrawer open={menuOpen} onClose={() => setMenuOpen(false)} />}</Suspense>
      <div className={classNames(collapsed ? 'lg:pl-16' : 'lg:pl-64', 'print:pl-0')}>
        <Header onMenu={openMenu} />
        <Notices />
        <main ref={content} id="content" tabIndex={-1} className="mx-auto max-w-[80rem] p-4 outline-none sm:p-6">
          <Outlet />
        </main>
      </div>
    </>
  )
}

/** Roles change while people are signed in: the stored person is brought up to date behind the screen. */
function useFreshUser() {
  const me = useQuery({ queryKey: ['me'], queryFn: ({ signal }) => api('GET /auth/me', {}, { signal }) })
  const fresh = me.data?.user
  useEffect(() => {
    if (fresh !== undefined) session.updateUser(fresh)
  }, [fresh])
}
