import type { WidgetTheme } from '#contract/widget-config.ts'
import { luminance, textOn } from './contrast.ts'

const CORNERS = { square: 2, rounded: 10, pill: 22 } as const

/** Applies a tenant's colours and corners to the chat; text colours follow by contrast. */
export function dress(element: HTMLElement, theme: WidgetTheme, dark: boolean) {
  const look = {
    primary: theme.primaryColor,
    on: textOn(theme.primaryColor, theme.textColor),
    round: `${CORNERS[theme.roundness]}px`,
  }
  for (const [name, value] of Object.entries(look)) element.style.setProperty(`--${name}`, value)
  const traits = {
    dark,
    mobile: theme.mobileResponsive,
    left: theme.position === 'bottom-left',
  }
  for (const [name, on] of Object.entries(traits)) element.classList.toggle(name, on)
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
