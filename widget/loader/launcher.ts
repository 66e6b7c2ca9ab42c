import type { WidgetTheme } from '#contract/widget-config.ts'
import css from './launcher.css?inline'

/** Section 9 of the specification; a copy, since the contract's file would bring its whole validator along. */
export const LAUNCHER_PX = {
  small: 96,
  medium: 128,
  large: 160,
  'extra-large': 192,
} as const satisfies Record<WidgetTheme['iconSize'], number>

const CORNERS = { square: '10px', rounded: '28%', pill: '50%' } as const satisfies Record<
  WidgetTheme['roundness'],
  string
>
const SVG = 'http://www.w3.org/2000/svg'
const BUBBLE = 'M4 4h16v13h-8l-5 4v-4H4zM12 14v-3c-2 0-4-1-4-4 2 0 4 1 4 4 0-3 2-4 4-4 0 3-2 4-4 4'

/** What the page holds of the widget. */
export const host = document.createElement('e-concierge')
const dot = document.createElement('i')

/** The button in the corner. */
export const button = document.createElement('button')
/** Where the chat is put. */
export const place = document.createElement('div')

/** Shows the launcher in a shadow root outside the body, where the page's styles do not reach. */
export function showLauncher(label: string) {
  const root = host.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  const svg = document.createElementNS(SVG, 'svg')
  const path = document.createElementNS(SVG, 'path')
  sheet.replaceSync(css)
  root.adoptedStyleSheets = [sheet]
  svg.setAttribute('viewBox', '0 0 24 24')
  path.setAttribute('d', BUBBLE)
  svg.append(path)
  button.className = 'mobile enter'
  button.ariaLabel = label
  button.append(svg)
  root.append(button, place)
  document.documentElement.append(host)
}

/** Gives the launcher the tenant's look. Pictures given by path are of `origin`; a picture runs no script. */
export function dressLauncher(theme: WidgetTheme, origin: string) {
  const { logoUrl, position, stickOnScroll } = theme
  // Cut to `#rrggbb`: whatever else a theme may carry, it is not enough for a declaration of its own.
  host.style.cssText = `--size:${LAUNCHER_PX[theme.iconSize]}px;--face:${theme.primaryColor.slice(0, 7)};--glow:${theme.secondaryColor.slice(0, 7)};--corner:${CORNERS[theme.roundness]}`
  host.className = `${position.slice(7)} ${stickOnScroll || 'scrolls'}`
  const hasLogo = theme.showLogo && logoUrl
  button.className = [
    theme.mobileResponsive && 'mobile',
    theme.animateEntrance && 'enter',
    theme.glowEffect && 'glow',
    hasLogo && !theme.useLogoBackground && 'bare',
  ].join(' ')
  if (!hasLogo) return
  const logo = new Image()
  logo.src = new URL(logoUrl, origin).href
  button.replaceChildren(logo)
}

/** Shows or hides the dot that says there is something new. */
export function notify(on: boolean) {
  if (on) button.append(dot)
  else dot.remove()
}
