import type { AgentBrief } from '#contract/agent.ts'
import { FUNNELS, fillPrompt } from '#contract/sales-funnels.ts'
import type { StoreProfile } from '#contract/store-profile.ts'
import { shopTime } from './facts/shop-clock.ts'

export type GreetedCustomer = { kind: 'new' | 'returning'; firstName?: string }
export type Greeting = { text: string; quickReplies: string[] }

/**
 * The first words of a conversation: for a customer of a known kind the welcome of that kind and its buttons; else the owner's
 * own greeting when there is one, else by greeting style and hour.
 */
export function greet(profile: StoreProfile, agent: AgentBrief, now: Date, customer?: GreetedCustomer): Greeting {
  const quickReplies = ['Recommend something', "Today's deals", 'Opening hours', 'I am new to this']
  const { name, greetingStyle } = agent.personality
  if (customer !== undefined) return greetKnown(profile, agent, customer)
  if (agent.customWelcome.trim() !== '')
    return { text: fillWelcome(agent.customWelcome.trim(), { profile, name }), quickReplies }
  const { minutes } = shopTime(now, profile)
  const daypart = minutes < 720 ? 'Good morning' : minutes < 1020 ? 'Good afternoon' : 'Good evening'
  const who = `I'm ${name}, the AI assistant of ${profile.name}.`
  return { text: byStyle(greetingStyle, { who, daypart }), quickReplies }
}

function byStyle(
  style: AgentBrief['personality']['greetingStyle'],
  { who, daypart }: { who: string; daypart: string },
): string {
  switch (style) {
    case 'professional':
      return `${daypart}. ${who} How may I help you today?`
    case 'friendly':
      return `Hi, welcome in! ${who} What are you looking for today?`
    case 'casual':
      return `Hey! ${who} What can I find for you?`
    case 'enthusiastic':
      return `Hello and welcome! ${who} I'd love to find something great for you. What are you in the mood for?`
  }
}

/** Each kind has its own welcome; the buttons are fixed. */
function greetKnown(profile: StoreProfile, agent: AgentBrief, customer: GreetedCustomer): Greeting {
  const funnel = customer.kind === 'new' ? 'newCustomer' : 'returningCustomer'
  const names = { dispensaryName: profile.name, firstName: customer.firstName?.slice(0, MAX_NAME) ?? '' }
  const prompt = agent.salesFunnels[funnel].prompt.trim() || FUNNELS[funnel].prompt
  return { text: fillPrompt(prompt, names), quickReplies: [...FUNNELS[funnel].buttons] }
}

const MAX_NAME = 40

/** `{name}`, `{store}` and the names of the prompts are filled in the owner's greeting; anything else is left as written. */
function fillWelcome(welcome: string, { profile, name }: { profile: StoreProfile; name: string }): string {
  const named = welcome.replaceAll('{name}', name).replaceAll('{store}', profile.name).replaceAll('{customer}', '')
  return fillPrompt(named, { dispensaryName: profile.name, firstName: '' }).slice(0, 4000)
}
