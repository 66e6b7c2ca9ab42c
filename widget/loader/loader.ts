import { browserStorage } from '#widget/browser-storage.ts'
import type { MountedChat } from '#widget/chat/mount-chat.ts'
import { createPageEvents } from '#widget/page-events.ts'
import { lastSeenAgent, loadAgent } from './agent-cache.ts'
import { button, dressLauncher, notify, place, showLauncher } from './launcher.ts'

const script = document.currentScript ?? document.querySelector('script[data-agent-key]')
if (script instanceof HTMLScriptElement && !window.eConcierge) start(script)

/**
 * Shows the launcher at once; everything else waits until it is wanted, or until the page has settled. The embed code's
 * attributes: data-agent-key, data-lang, data-start="open", data-consent="denied", data-theme="light" or "dark".
 */
function start({ src, dataset }: HTMLScriptElement) {
  const { agentKey = '', lang = navigator.language, theme } = dataset
  const { origin } = new URL(src)
  const lasting = browserStorage('localStorage')
  const visit = browserStorage('sessionStorage')
  const { on, emit } = createPageEvents()
  let module: Promise<typeof import('#widget/chat/mount-chat.ts')> | null = null
  let chat: MountedChat | undefined
  let token: string | null = null

  const load = () => loadAgent(lasting, `look:${agentKey}`, `${origin}/api/chat/agents/${agentKey}`)
  const fetchChat = () => {
    module ??= import(/* @vite-ignore */ `${origin}/widget/${__CHAT_FILE__}`)
    module.catch(() => {
      module = null
    })
    return module
  }
  const open = async (how?: Parameters<MountedChat['open']>[0]) => {
    const { mountChat } = await fetchChat()
    chat ??= mountChat(place, {
      agentKey,
      origin,
      emit,
      language: lang,
      scheme: theme,
      consent: dataset.consent !== 'denied',
      identity: () => token,
      loadAgent: load,
      onClose() {
        visit.write(agentKey, 'closed')
        button.hidden = false
        button.focus()
      },
      onUnread: () => notify(true),
    })
    visit.write(agentKey, 'open')
    notify(false)
    await chat.open(how)
    button.hidden = true
  }

  showLauncher(/^es/i.test(lang) ? 'Abrir el chat' : 'Open chat')
  const seen = lastSeenAgent(lasting, `look:${agentKey}`)
  if (seen) dressLauncher(seen.agent.theme, origin)
  button.onclick = () => open()
  button.onpointerenter = button.onfocus = fetchChat
  window.eConcierge = {
    open: () => void open(),
    close: () => chat?.close(),
    on,
    identify(given) {
      token = given
    },
    get conversationId() {
      return chat?.conversationId ?? null
    },
  }
  dispatchEvent(new Event('econcierge:ready'))

  // What opens by itself does so on wide windows, and once in a visit; a phone's page is never covered unasked.
  const openUnasked = (words?: string) => innerWidth > 480 && open({ focus: false, words })
  const before = visit.read(agentKey)
  if (before === 'open' || (dataset.start === 'open' && !before)) openUnasked()
  setTimeout(async () => {
    const agent = await load()
    dressLauncher(agent.theme, origin)
    if (visit.read(agentKey)) return
    const { showNotificationPulse, autoOpen, autoOpenDelay, autoOpenMessage } = agent.theme
    notify(showNotificationPulse)
    if (autoOpen) setTimeout(() => visit.read(agentKey) || openUnasked(autoOpenMessage), autoOpenDelay)
  }, 300)
}
