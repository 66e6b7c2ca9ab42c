import type { AgentBrief } from '#contract/agent.ts'
import type { StoreProfile } from '#contract/store-profile.ts'
import { shopTime } from './facts/shop-clock.ts'

export type GreetedCustomer = { kind: 'new' | 'returning'; firstName?: string }
export type Greeting = { text: string; quickReplies: string[] }

/** The first words of a conversation: the owner's own welcome when there is one, else by greeting style, hour and customer. */
export function greet(profile: StoreProfile, agent: AgentBrief, now: Date, customer?: GreetedCustomer): Greeting {
  const quickReplies = ['Recommend something', "Today's deals", 'Opening hours', 'I am new to this']
  const { name, greetingStyle } = agent.personality
  const first = customer?.firstName?.trim().slice(0, 40) ?? ''
  if (agent.customWelcome.trim() !== '')
    return { text: fillWelcome(agent.customWelcome.trim(), { profile, name, first }), quickReplies }
  const called = first === '' ? '' : ` ${first}`
  const back = customer?.kind === 'returning'
  const { minutes } = shopTime(now, profile)
  const daypart = minutes < 720 ? 'Good morning' : minutes < 1020 ? 'Good afternoon' : 'Good evening'
  const who = `I'm ${name}, the AI assistant of ${profile.name}.`
  switch (greetingStyle) {
    case 'professional':
      return {
        text: `${daypart}${called}${back ? ', welcome back' : ''}. ${who} How may I help you today?`,
        quickReplies,
      }
    case 'friendly':
      return {
        text: `Hi${called}${back ? ', good to see you again' : ', welcome in'}! ${who} What are you looking for today?`,
        quickReplies,
      }
    case 'casual':
      return { text: `Hey${called}${back ? ', back for more' : ''}! ${who} What can I find for you?`, quickReplies }
    case 'enthusiastic':
      return {
        text: `Hello${called} and welcome${back ? ' back' : ''}! ${who} I'd love to find something great for you. What are you in the mood for?`,
        quickReplies,
      }
  }
}

/** `{name}`, `{store}` and `{customer}` in the owner's welcome are filled in; anything else is left as written. */
function fillWelcome(
  welcome: string,
  { profile, name, first }: { profile: StoreProfile; name: string; first: string },
): string {
  return welcome
    .replaceAll('{name}', name)
    .replaceAll('{store}', profile.name)
    .replaceAll('{customer}', first)
    .slice(0, 4000)
}
