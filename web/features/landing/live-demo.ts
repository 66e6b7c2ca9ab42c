import { createApiClient } from '#web/lib/api-client.ts'

const api = createApiClient({ baseUrl: '/api', readToken: () => null, onUnauthorized: () => {} })

/** Puts the real chat of the demo dispensary where its poster stands, once somebody wants it. */
export function offerDemo(): void {
  const start = document.querySelector<HTMLButtonElement>('#demo-start')
  const note = document.getElementById('demo-note')
  start?.addEventListener('click', async () => {
    start.disabled = true
    if (note) note.textContent = 'Loading...'
    try {
      await play()
    } catch (error) {
      console.warn('The demo could not be started:', error)
      start.disabled = false
      if (note) note.textContent = 'The live demo is not available right now.'
    }
  })
}

async function play(): Promise<void> {
  const stage = document.getElementById('demo-stage')
  if (!stage) return
  const [{ agentKey }, { mountChat }] = await Promise.all([api('GET /shop'), import('#widget/chat/mount-chat.ts')])
  const host = document.createElement('div')
  host.className = 'absolute inset-0'
  const loadAgent = () => api('GET /chat/agents/:agentKey', { params: { agentKey } })
  await loadAgent()
  document.getElementById('demo-poster')?.remove()
  stage.append(host)
  await mountChat(host, { agentKey, origin: window.location.origin, loadAgent, layout: 'fill' }).open()
}
