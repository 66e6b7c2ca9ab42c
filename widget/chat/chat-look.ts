import type { WidgetTheme } from '#contract/widget-config.ts'
import { luminance, textOn } from './contrast.ts'

const CORNERS = { square: 2, rounded: 10, pill: 22 } as const

/** Applies a tenant's colours and corners to the chat; text colours follow by contrast. */
export function dress(
  element: HTMLElement,
  theme: WidgetTheme,
  { dark, floating }: { dark: boolean; floating: boolean },
) {
  // Cut to `#rrggbb`: whatever else a theme may carry, it is not enough for a declaration of its own.
  const [primary = '', text = ''] = [theme.primaryColor, theme.textColor].map((color) => color.slice(0, 7))
  element.style.cssText = `--primary:${primary};--on:${textOn(primary, text)};--round:${CORNERS[theme.roundness]}px`
  element.className = [
    'chat',
    floating && 'floating',
    dark && 'dark',
    theme.mobileResponsive && 'mobile',
    theme.position.slice(7),
  ].join(' ')
}

/** Whether the page around is dark, by the first painted background; so the chat looks like a part of it. */
export function isPageDark(): boolean {
  for (const element of [document.body, document.documentElement]) {
    const [r = 0, g = 0, b = 0, alpha = 1] =
      getComputedStyle(element)
        .backgroundColor.match(/[\d.]+/g)
        ?.map(Number) ?? []
    if (alpha > 0.5) return luminance([r, g, b]) < 0.2
  }
  return false
}
