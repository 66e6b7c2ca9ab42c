import { type FrameMessage, listenAcross, readPageMessage, sendAcross } from '#widget/bridge.ts'
import { mountChat } from '#widget/chat/mount-chat.ts'
import type { Emit, PageEventName } from '#widget/page-api.ts'

const agentKey = /\/embed\/(ak_[\w-]+)/.exec(location.pathname)?.[1]
const host = document.querySelector<HTMLElement>('#chat')
if (agentKey && host) start(host, agentKey)

/** The chat in an iFrame: it fills its frame, and tells the page around what happened, if that page listens. */
function start(place: HTMLElement, key: string) {
  const pageOrigin = originOfPage()
  const heard = new Set<PageEventName>()
  let token: string | null = null
  const tell = (message: FrameMessage) => {
    if (pageOrigin) sendAcross(parent, pageOrigin, message)
  }
  const emit: Emit = (name, detail) => {
    const event = { source: 'econcierge', type: 'event', name, detail } as const
    if (pageOrigin) parent.postMessage(event, pageOrigin)
    return heard.has(name)
  }
  if (pageOrigin) {
    listenAcross({ peer: parent, origin: pageOrigin, read: readPageMessage }, (message) => {
      if (message.type === 'identify') token = message.token
      else heard.add(message.name)
    })
  }
  const parameters = new URLSearchParams(location.search)
  const chat = mountChat(place, {
    agentKey: key,
    origin: location.origin,
    layout: 'fill',
    language: parameters.get('lang') ?? undefined,
    consent: parameters.get('consent') !== 'denied',
    pageUrl: document.referrer || undefined,
    identity: () => token,
    loadAgent: async () => (await fetch(`/api/chat/agents/${key}`)).json(),
    emit,
  })
  chat.open({ focus: false })
  tell({ source: 'econcierge', type: 'ready' })
}

/** The origin of the page that holds the frame; the browser says it, not the page. Null when opened by itself. */
function originOfPage(): string | null {
  if (parent === window) return null
  const said = location.ancestorOrigins?.[0] ?? document.referrer
  return said && said !== 'null' ? new URL(said).origin : null
}
