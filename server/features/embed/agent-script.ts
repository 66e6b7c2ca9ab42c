import type { PublicAgent } from '#contract/chat.ts'

/** Worn by the launcher, which has its look ready made; the chat reads none of them. */
const WORN_BY_LAUNCHER: ReadonlySet<string> = new Set([
  'secondaryColor',
  'iconSize',
  'useLogoBackground',
  'glowEffect',
  'stickOnScroll',
  'animateEntrance',
])

/**
 * The launcher with its agent written in, so that the page of a shop asks once. The agent is a constant of a block, which the
 * page's own scripts do not see. Of the theme, what is false or empty is left out, since the widget reads both alike; so is
 * the contact, which opening a conversation tells before anyone can need it.
 */
export function writeAgentScript(launcher: string, agent: PublicAgent): string {
  const told = Object.entries(agent.theme).filter(
    ([name, value]) => value !== false && value !== '' && !WORN_BY_LAUNCHER.has(name),
  )
  const words = JSON.stringify({ ...agent, contact: undefined, theme: Object.fromEntries(told) })
  return `{const eConciergeAgent=${words};${launcher.trim()}}`
}
