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
 * page's own scripts do not see. What is false or empty is left out: the widget reads both alike.
 */
export function writeAgentScript(launcher: string, agent: PublicAgent): string {
  const words = JSON.stringify(agent, (name, value: unknown) =>
    value === false || value === '' || WORN_BY_LAUNCHER.has(name) ? undefined : value,
  )
  return `{const eConciergeAgent=${words};${launcher.trim()}}`
}
