import type { PublicAgent } from '#contract/chat.ts'

/** What the page can do without: looks that the launcher wears ready made, and what opening a conversation tells anyway. */
const LEFT_OUT: ReadonlySet<string> = new Set([
  'contact',
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
    value === false || value === '' || LEFT_OUT.has(name) ? undefined : value,
  )
  return `{const eConciergeAgent=${words};${launcher.trim()}}`
}
