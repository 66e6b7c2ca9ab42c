import type { LauncherLook } from '#contract/launcher-look.ts'
import css from './launcher.css?inline'

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
export function dressLauncher({ style, place: where, face, logo }: LauncherLook, origin: string) {
  host.style.cssText = style
  host.className = where
  button.className = face
  if (!logo) return
  const picture = new Image()
  picture.src = new URL(logo, origin).href
  button.replaceChildren(picture)
}

/** Shows or hides the dot that says there is something new. */
export function notify(on: boolean) {
  if (on) button.append(dot)
  else dot.remove()
}
