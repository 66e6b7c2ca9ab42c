import type { PublicAgent } from '#contract/chat.ts'
import type { WidgetTheme } from '#contract/widget-config.ts'
import css from './launcher.css?inline'

export type Launcher = {
  button: HTMLButtonElement
  /** Where the chat is put. */
  place: HTMLElement
  dress(agent: PublicAgent): void
  /** Shows or hides the dot that says there is something new. */
  notify(on: boolean): void
}

/** Section 9 of the specification; a copy, since the contract's file would bring its whole validator along. */
export const LAUNCHER_PX = {
  small: 96,
  medium: 128,
  large: 160,
  'extra-large': 192,
} as const satisfies Record<WidgetTheme['iconSize'], number>

const CORNERS = { square: '10px', rounded: '28%', pill: '50%' } as const satisfies Record<WidgetTheme['roundness'], string>
const SVG = 'http://www.w3.org/2000/svg'
const BUBBLE =
  'M6 4h12a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2h-6l-5 4v-4H6a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2zM12 14v-2c-2 0-4-1-4-4 2 0 4 1 4 4 0-3 2-4 4-4 0 3-2 4-4 4'

/** The button in the corner. It stands in a shadow root outside the body, where the page's styles do not reach. */
export function createLauncher(label: string, origin: string): Launcher {
  const host = document.createElement('e-concierge')
  const root = host.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  root.adoptedStyleSheets = [sheet]
  const button = document.createElement('button')
  const dot = document.createElement('i')
  const place = document.createElement('div')
  button.className = 'mobile enter'
  button.ariaLabel = label
  button.ariaHasPopup = 'dialog'
  button.append(drawBubble())
  root.append(button, place)
  document.documentElement.append(host)
  return {
    button,
    place,
    dress({ theme }) {
      const look = {
        size: `${LAUNCHER_PX[theme.iconSize]}px`,
        face: theme.primaryColor,
        ink: inkOn(theme.primaryColor),
        glow: theme.secondaryColor,
        corner: CORNERS[theme.roundness],
      }
      for (const [name, value] of Object.entries(look)) host.style.setProperty(`--${name}`, value)
      const logo = theme.showLogo && theme.logoUrl
      host.className = `${theme.position === 'bottom-left' && 'left'} ${theme.stickOnScroll || 'scrolls'}`
      button.className = [
        theme.mobileResponsive && 'mobile',
        theme.animateEntrance && 'enter',
        theme.glowEffect && 'glow',
        logo && !theme.useLogoBackground && 'bare',
      ].join(' ')
      if (logo) button.firstElementChild?.replaceWith(drawLogo(origin, logo))
    },
    notify(on) {
      if (on) button.append(dot)
      else dot.remove()
    },
  }
}

/** Black or white for the drawing, by how bright its ground is to the eye. */
function inkOn(color: string): string {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16))
  return r * 3 + g * 6 + b > 1280 ? '#0b1a18' : '#fff'
}

/** The contract lets a path or an https address through, and a picture runs no script. */
function drawLogo(origin: string, url: string): Element {
  const image = new Image()
  image.alt = ''
  image.src = new URL(url, origin).href
  return image
}

function drawBubble(): Element {
  const svg = document.createElementNS(SVG, 'svg')
  const path = document.createElementNS(SVG, 'path')
  svg.setAttribute('viewBox', '0 0 24 24')
  path.setAttribute('d', BUBBLE)
  svg.append(path)
  return svg
}
