import { stored } from '#web/lib/storage.ts'

/** Makes the button of the navigation switch the theme, and keeps the choice. */
export function offerThemes(): void {
  document.getElementById('theme-toggle')?.addEventListener('click', () => {
    const root = document.documentElement
    const next = root.dataset.theme === 'dark' ? 'light' : 'dark'
    root.dataset.theme = next
    stored.theme.write(next)
  })
}
