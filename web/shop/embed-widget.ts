import { agentLauncherPath } from '#contract/embed-snippets.ts'

export type WidgetHeard = { productId: string; quantity: number; conversationId: string }

/**
 * Puts the assistant on the page by the very tag that a customer pastes, and hears what it puts into the cart.
 * The tag needs the agent's key, which this demo page asks its server for; a customer's page has it written in.
 */
export function embedWidget(agentKey: string, onAddToCart: (heard: WidgetHeard) => void) {
  addEventListener('econcierge:ready', () => window.eConcierge?.on('add-to-cart', onAddToCart), { once: true })
  const script = document.createElement('script')
  script.async = true
  script.crossOrigin = ''
  script.src = agentLauncherPath(agentKey)
  script.dataset.agentKey = agentKey
  document.head.append(script)
}
