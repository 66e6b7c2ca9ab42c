import { stored } from '#web/lib/storage.ts'

/** Makes the button of the navigation switch the theme, and keeps the choice. Until one is made, the system's is followed. */
export function offerThemes(): void {
  window.matchMedia('(prefers-color-scheme: dark)').addEventListener('change', ({ matches }) => {
    if (stored.theme.read() === null) document.documentElement.dataset.theme = matches ? 'dark' : 'light'
  })
  document.getElementById('theme-toggle')?.addEventListener('click', () => {
    const root = document.documentElement
    const next = root.dataset.theme === 'dark' ? 'light' : 'dark'
    root.dataset.theme = next
    stored.theme.write(next)
  })
}
