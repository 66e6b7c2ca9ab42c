import { Link, Outlet } from '@tanstack/react-router'
import { paths } from '#web/paths.ts'
import { Logo } from './logo.tsx'

/** Around the screens that need no sign-in. */
export function PublicLayout() {
  return (
    <div className="mx-auto max-w-[48rem] px-4 py-6 sm:px-6">
      <Link to={paths.landing} className="mb-8 inline-flex items-center gap-2.5 rounded-md text-base font-semibold">
        <Logo />
        eConcierge
      </Link>
      <main id="content">
        <Outlet />
      </main>
    </div>
  )
}
