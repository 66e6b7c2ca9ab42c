import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react'
import { onOtherTab, stored } from './storage.ts'

export type Theme = 'dark' | 'light'

type ThemeControl = { theme: Theme; toggle: () => void }

const ThemeContext = createContext<ThemeControl | null>(null)

/** Dark or light: the saved choice, else what the system prefers, followed while nothing is saved. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  const [theme, setTheme] = useState<Theme>(() => applied(preferredTheme()))

  useEffect(() => {
    const follow = () => setTheme(applied(preferredTheme()))
    const media = systemIsDark()
    media.addEventListener('change', follow)
    const stop = onOtherTab(follow)
    return () => {
      media.removeEventListener('change', follow)
      stop()
    }
  }, [])

  const toggle = useCallback(() => {
    const next = theme === 'dark' ? 'light' : 'dark'
    stored.theme.write(next)
    setTheme(applied(next))
  }, [theme])

  const control = useMemo(() => ({ theme, toggle }), [theme, toggle])
  return <ThemeContext value={control}>{children}</ThemeContext>
}

export function useTheme(): ThemeControl {
  const control = useContext(ThemeContext)
  if (control === null) throw new Error('useTheme must be used inside a ThemeProvider')
  return control
}

/** Sets the page first: what is drawn for the new theme reads its colours from there. */
function applied(theme: Theme): Theme {
  document.documentElement.dataset.theme = theme
  return theme
}

function preferredTheme(): Theme {
  return stored.theme.read() ?? (systemIsDark().matches ? 'dark' : 'light')
}

function systemIsDark(): MediaQueryList {
  return window.matchMedia('(prefers-color-scheme: dark)')
}
