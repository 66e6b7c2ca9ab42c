import type { PublicAgent } from '#contract/chat.ts'
import { browserStorage } from '#widget/browser-storage.ts'
import type * as chatModule from '#widget/chat/mount-chat.ts'
import { createPageEvents } from '#widget/page-events.ts'
import { button, dressLauncher, host, notify, place, showLauncher } from './launcher.ts'

type OpenHow = Parameters<chatModule.MountedChat['open']>[0]

const visit = browserStorage('sessionStorage')
const { on, emit } = createPageEvents()
let fetched: Promise<typeof chatModule> | null = null
let chat: chatModule.MountedChat | undefined
let token: string | null = null

const script = document.currentScript ?? document.querySelector('script[data-agent-key]')
if (script instanceof HTMLScriptElement && !window.eConcierge) start(script)

/**
 * Shows the launcher at once; everything else waits until it is wanted, or until the page has settled. The embed code's
 * attributes: data-agent-key, data-lang, data-start="open", data-consent="denied", data-theme="light" or "dark".
 */
function start({ src, dataset }: HTMLScriptElement) {
  const { agentKey = '', lang = navigator.language } = dataset
  // By hand: the first URL that a page parses costs it more than these two calls.
  const origin = src.split('/', 3).join('/')
  const load = createAgentLoader(`${origin}/api/chat/agents/${agentKey}`)
  const options: chatModule.ChatOptions = {
    agentKey,
    origin,
    emit,
    language: lang,
    scheme: dataset.theme,
    consent: dataset.consent !== 'denied',
    identity: () => token,
    loadAgent: load,
    onUnread: () => notify(true),
    onClose() {
      visit.write(origin, 'closed')
      button.hidden = false
      button.focus()
    },
  }
  // What opens by itself does so on wide windows, and once in a visit; a phone's page is never covered unasked.
  const openUnasked = (words?: string) => innerWidth > 480 && open(options, { focus: false, words })

  showLauncher(lang.toLowerCase().startsWith('es') ? 'Abrir el chat' : 'Open chat')
  button.onclick = () => open(options)
  button.onpointerenter = button.onfocus = () => fetchChat(origin)
  offerToPage(options)
  const settle = async () => {
    const { theme, launcher, measuresLift } = await load()
    if (measuresLift && options.consent && (await (await fetchChat(origin)).isHeldOut(options))) return button.remove()
    if (launcher) dressLauncher(launcher, origin)
    // Read only now: the first look into its storage stops a page that is still loading for many milliseconds.
    const before = visit.read(origin)
    if (before === 'open' || (dataset.start === 'open' && !before)) openUnasked()
    if (before) return
    notify(theme.showNotificationPulse)
    if (theme.autoOpen) setTimeout(() => visit.read(origin) || openUnasked(theme.autoOpenMessage), theme.autoOpenDelay)
  }
  // A site that the shop did not list is refused, and a shop that rests has no content: nothing of the chat is shown.
  settle().catch((why) => (why.status < 500 ? host : button).remove())
}

/** Whose launcher this is: in the script made for one agent it is written in, any other asks for it. */
function createAgentLoader(url: string): () => Promise<PublicAgent> {
  if (__IS_OF_AGENT__) return async () => eConciergeAgent
  // The browser keeps the answer for a minute; reading its storage for it would hold the page up for longer.
  const ask = async (): Promise<PublicAgent> => {
    const response = await fetch(url)
    if (response.status !== 200) throw response
    return response.json()
  }
  let asked: Promise<PublicAgent> | undefined
  return () =>
    // A call that failed is made again at the next want.
    (asked ??= ask().catch((why) => {
      asked = undefined
      throw why
    }))
}

/** The page's way in: `window.eConcierge`, there from the event `econcierge:ready` on. */
function offerToPage(options: chatModule.ChatOptions) {
  window.eConcierge = {
    open: () => void open(options),
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
}

/** Fetches the chat once; a fetch that failed is tried again at the next call. */
function fetchChat(origin: string): Promise<typeof chatModule> {
  return (fetched ??= import(/* @vite-ignore */ `${origin}/widget/${__CHAT_FILE__}`).catch((why) => {
    fetched = null
    throw why
  }))
}

async function open(options: chatModule.ChatOptions, how?: OpenHow) {
  const { mountChat } = await fetchChat(options.origin)
  chat ??= mountChat(place, options)
  visit.write(options.origin, 'open')
  notify(false)
  await chat.open(how)
  button.hidden = true
}
