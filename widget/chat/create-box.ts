import css from './chat.css?inline'

/** The element that the chat is drawn into, hidden, in a shadow root on `host` that the page's styles do not reach. */
export function createBox(host: HTMLElement, floating: boolean) {
  const root = host.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  root.adoptedStyleSheets = [sheet]
  const box = Object.assign(document.createElement('div'), {
    className: floating ? 'chat floating' : 'chat',
    role: floating ? 'dialog' : 'region',
    tabIndex: -1,
    hidden: true,
  })
  root.append(box)
  return box
}
