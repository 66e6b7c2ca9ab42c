import * as z from 'zod'
import { WIDGET_SIZES, type WidgetTheme } from './widget-config.ts'

/** What of a theme the launcher wears, ready to be put on: the page of a shop runs as little as can be. */
export const LauncherLook = z.object({
  /** Declarations for the element that holds the widget. */
  style: z.string(),
  /** Class names of that element: its side, and whether it scrolls with the page. */
  place: z.string(),
  /** Class names of the button. */
  face: z.string(),
  /** The shop's picture, an address or a path on this server; empty for the bubble. */
  logo: z.string(),
})
export type LauncherLook = z.infer<typeof LauncherLook>

const CORNERS = { square: '10px', rounded: '28%', pill: '50%' } as const satisfies Record<
  WidgetTheme['roundness'],
  string
>

/** To `#rrggbb`: whatever else a stored theme may carry, it is not enough for a declaration of its own. */
const cut = (color: string) => color.slice(0, 7)

export function launcherLookOf(theme: WidgetTheme): LauncherLook {
  const logo = theme.showLogo ? theme.logoUrl : ''
  const faces = {
    mobile: theme.mobileResponsive,
    enter: theme.animateEntrance,
    glow: theme.glowEffect,
    bare: logo !== '' && !theme.useLogoBackground,
  }
  return {
    style: [
      `--size:${WIDGET_SIZES[theme.iconSize]}px`,
      `--face:${cut(theme.primaryColor)}`,
      `--glow:${cut(theme.secondaryColor)}`,
      `--corner:${CORNERS[theme.roundness]}`,
    ].join(';'),
    place: theme.position.slice('bottom-'.length) + (theme.stickOnScroll ? '' : ' scrolls'),
    face: Object.entries(faces)
      .filter(([, isWorn]) => isWorn)
      .map(([name]) => name)
      .join(' '),
    logo,
  }
}
