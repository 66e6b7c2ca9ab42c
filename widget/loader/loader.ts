import { browserStorage } from '#widget/browser-storage.ts'
import { createPageEvents } from '#widget/page-events.ts'
import { agentCache } from './agent-cache.ts'
import { createChatDoor } from './chat-door.ts'
import { createLauncher } from './launcher.ts'

const script = document.currentScript ?? document.querySelector('script[data-agent-key]')
if (script instanceof HTMLScriptElement && !window.eConcierge) start(script)

/**
 * Shows the launcher at once; everything else waits until it is wanted, or until the page has settled. The embed code's
 * attributes: data-agent-key, data-lang, data-start="open", data-consent="denied", data-theme="light" or "dark".
 */
function start({ src, dataset }: HTMLScriptElement) {
  const { agentKey = '', lang = navigator.language, theme } = dataset
  const { origin } = new URL(src)
  const launcher = createLauncher(/^es/i.test(lang) ? 'Abrir el chat' : 'Open chat', origin)
  const visit = browserStorage('sessionStorage')
  const agents = agentCache(browserStorage('localStorage'), origin, agentKey)
  const { on, emit } = createPageEvents()
  const { button } = launcher
  let token: string | null = null
  const door = createChatDoor(launcher, visit, {
    agentKey,
    origin,
    emit,
    language: lang,
    scheme: theme === 'light' || theme === 'dark' ? theme : undefined,
    consent: dataset.consent !== 'denied',
    identity: () => token,
    loadAgent: agents.load,
  })
  window.eConcierge = {
    open: () => void door.open(),
    close: door.close,
    on,
    identify(given) {
      token = given
    },
    get conversationId() {
      return door.conversationId()
    },
  }
  button.onclick = () => door.open()
  button.onpointerenter = button.onfocus = door.prefetch
  if (agents.seen) launcher.dress(agents.seen)
  // What opens by itself does so on wide windows, once in a visit; a phone's page is never covered unasked.
  const mayOpen = () => innerWidth > 480 && !visit.read(agentKey)
  if ((dataset.start === 'open' && mayOpen()) || (innerWidth > 480 && visit.read(agentKey) === 'open')) {
    void door.open({ focus: false })
  }
  dispatchEvent(new Event('econcierge:ready'))
  setTimeout(async () => {
    const agent = await agents.load()
    launcher.dress(agent)
    if (visit.read(agentKey)) return
    const { showNotificationPulse, autoOpen, autoOpenDelay, autoOpenMessage } = agent.theme
    launcher.notify(showNotificationPulse)
    if (autoOpen) setTimeout(() => mayOpen() && door.open({ focus: false, words: autoOpenMessage }), autoOpenDelay)
  }, 300)
}
