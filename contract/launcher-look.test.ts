import { expect, test } from 'vitest'
import { launcherLookOf } from './launcher-look.ts'
import { WIDGET_SIZES, WidgetTheme } from './widget-config.ts'

const lookOf = (theme: object) => launcherLookOf(WidgetTheme.parse(theme))

test('each size of the specification reaches the launcher', () => {
  for (const [iconSize, px] of Object.entries(WIDGET_SIZES))
    expect(lookOf({ iconSize }).style).toContain(`--size:${px}px`)
})

test('sides, scrolling and effects become class names', () => {
  expect(lookOf({})).toMatchObject({ place: 'right', face: 'mobile enter' })
  const { place, face } = lookOf({
    position: 'bottom-left',
    stickOnScroll: false,
    glowEffect: true,
    animateEntrance: false,
    mobileResponsive: false,
  })
  expect([place, face]).toEqual(['left scrolls', 'glow'])
})

test('a logo stands in place of the bubble, on its own ground or bare, unless it is switched off', () => {
  const logoUrl = '/pictures/logo.svg'
  expect(lookOf({ logoUrl })).toMatchObject({ logo: logoUrl, face: 'mobile enter' })
  expect(lookOf({ logoUrl, useLogoBackground: false }).face).toBe('mobile enter bare')
  expect(lookOf({ logoUrl, showLogo: false }).logo).toBe('')
})
