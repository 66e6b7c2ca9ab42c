import { Link, Outlet } from '@tanstack/react-router'
import { Moon, Sun } from 'lucide-react'
import { useTheme } from '#web/lib/theme.tsx'
import { paths } from '#web/paths.ts'
import { useFocusOnNewPage } from '#web/shell/focus-on-new-page.ts'
import { Logo } from '#web/shell/logo.tsx'
import { IconButton } from '#web/ui/button.tsx'

/** Around the pages of the sign-up: the way home, the theme, and nothing that distracts. */
export function SignupLayout() {
  const { theme, toggle } = useTheme()
  const content = useFocusOnNewPage()
  const Icon = theme === 'dark' ? Sun : Moon
  return (
    <>
      <a href="#content" className="skip-link">
        Skip to content
      </a>
      <header className="border-b border-line bg-surface">
        <div className="mx-auto flex h-14 max-w-[72rem] items-center justify-between px-4 sm:px-6">
          <Link
            to={paths.landing}
            reloadDocument
            className="inline-flex items-center pointer-coarse:min-h-11 gap-2.5 rounded-md text-base font-semibold"
          >
            <Logo size={28} />
            eConcierge
          </Link>
          <div className="flex items-center gap-3">
            <span className="hidden text-ink-soft sm:inline">Already have an account?</span>
            <Link
              to={paths.login}
              className="inline-flex items-center rounded-md font-medium text-brand-ink underline-offset-4 hover:underline pointer-coarse:min-h-11"
            >
              Sign in
            </Link>
            <IconButton label={theme === 'dark' ? 'Switch to light theme' : 'Switch to dark theme'} onClick={toggle}>
              <Icon size={17} aria-hidden="true" />
            </IconButton>
          </div>
        </div>
      </header>
      <main
        ref={content}
        id="content"
        tabIndex={-1}
        className="mx-auto max-w-[72rem] px-4 py-6 outline-none sm:px-6 sm:py-10"
      >
        <Outlet />
      </main>
    </>
  )
}
