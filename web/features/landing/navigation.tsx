import { Moon, Sun } from 'lucide-react'
import { paths } from '#web/paths.ts'
import { Logo } from '#web/shell/logo.tsx'

const SECTIONS = ['Features', 'Benefits', 'Pricing']

/** Stays at the top: the sections, the theme, and the way to the dashboard. */
export function Navigation() {
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-surface">
      <div className="wide flex flex-wrap items-center gap-x-6 gap-y-1 py-2.5">
        <a
          href={paths.landing}
          className="inline-flex items-center pointer-coarse:min-h-11 gap-2.5 rounded-md text-base font-semibold"
        >
          <Logo size={28} />
          eConcierge
        </a>
        <nav aria-label="Sections" className="order-last w-full sm:order-none sm:w-auto">
          <ul className="flex gap-1 text-sm">
            {SECTIONS.map((name) => (
              <li key={name}>
                <a
                  href={`#${name.toLowerCase()}`}
                  className="inline-flex h-9 items-center pointer-coarse:h-11 rounded-lg px-3 font-medium text-ink-soft first:-ml-3 hover:bg-sunken hover:text-ink sm:first:ml-0"
                >
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="ml-auto flex items-center gap-2">
          <button
            type="button"
            id="theme-toggle"
            aria-label="Switch between light and dark theme"
            className="inline-flex size-9 pointer-coarse:size-11 items-center justify-center rounded-lg text-ink-soft hover:bg-sunken hover:text-ink"
          >
            <Moon size={17} aria-hidden="true" className="dark:hidden" />
            <Sun size={17} aria-hidden="true" className="hidden dark:block" />
          </button>
          <a href={paths.dashboard} className="button button-secondary h-9 px-4 text-sm pointer-coarse:h-11">
            Dashboard
          </a>
        </div>
      </div>
    </header>
  )
}
