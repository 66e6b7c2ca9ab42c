import { expect, test } from 'vitest'
import { launcherLookOf } from '#contract/launcher-look.ts'
import { DEFAULT_PRIMARY_COLOR, WidgetTheme } from '#contract/widget-config.ts'
import { button, dressLauncher, showLauncher } from './launcher.ts'

test('it stands outside the body, with one named button, and wears the look of the theme', () => {
  showLauncher('Open chat')
  const host = document.querySelector('html > e-concierge')
  expect(host?.shadowRoot?.querySelectorAll('button')).toHaveLength(1)
  expect(button.ariaLabel).toBe('Open chat')
  dressLauncher(
    launcherLookOf(WidgetTheme.parse({ iconSize: 'large', glowEffect: true, position: 'bottom-left' })),
    'https://chat.example',
  )
  expect(host?.getAttribute('style')).toContain(`--size: 160px; --face: ${DEFAULT_PRIMARY_COLOR}`)
  expect([host?.className.trim(), button.className.split(' ')]).toEqual(['left', expect.arrayContaining(['glow'])])
})

test('a logo is taken from the eConcierge server, not from the page', () => {
  const theme = WidgetTheme.parse({ logoUrl: '/pictures/logo.svg', useLogoBackground: false })
  dressLauncher(launcherLookOf(theme), 'https://chat.example')
  expect(button.querySelector('img')?.src).toBe('https://chat.example/pictures/logo.svg')
  expect(button.classList.contains('bare')).toBe(true)
})
