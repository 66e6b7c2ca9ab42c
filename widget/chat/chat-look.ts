import type { WidgetTheme } from '#contract/widget-config.ts'
import { luminance, textOn } from './contrast.ts'

const CORNERS = { square: 2, rounded: 10, pill: 22 } as const

/** A tenant's colours and corners as declarations for the chat; text colours follow by contrast. */
export function coloursOf(theme: WidgetTheme): string {
  // Cut to `#rrggbb`: whatever else a theme may carry, it is not enough for a declaration of its own.
  const [primary = '', text = ''] = [theme.primaryColor, theme.textColor].map((color) => color.slice(0, 7))
  return `--primary:${primary};--on:${textOn(primary, text)};--round:${CORNERS[theme.roundness]}px`
}

/** The class names that a tenant's theme gives the chat. */
export function classesOf(theme: WidgetTheme, { isDark, floating }: { isDark: boolean; floating: boolean }): string {
  return [
    'chat',
    floating && 'floating',
    isDark && 'dark',
    theme.mobileResponsive && 'mobile',
    theme.position.slice(7),
  ].join(' ')
}

/** Whether `scheme` asks for the dark look; without one, whether the page around is dark, by the first painted background. */
export function wantsDark(scheme: string | undefined): boolean {
  if (scheme) return scheme === 'dark'
  for (const element of [document.body, document.documentElement]) {
    const [r = 0, g = 0, b = 0, alpha = 1] =
      getComputedStyle(element)
        .backgroundColor.match(/[\d.]+/g)
        ?.map(Number) ?? []
    if (alpha > 0.5) return luminance([r, g, b]) < 0.2
  }
  return false
}
