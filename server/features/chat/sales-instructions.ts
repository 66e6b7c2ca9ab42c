import type { AgentBrief } from '#contract/agent.ts'

const WORDS_CHARS = 300

/** What the builder offers for each way to lead the talk, as a model is asked to do it. */
const MEANT: Readonly<Record<string, string>> = {
  value_driven: 'Say first what a product does for the shopper.',
  experience_driven: 'Say first which moment a product is for.',
  education_driven: 'Explain briefly before you recommend.',
  discover_recommend_add: 'First ask what they want, then recommend, then offer one addition.',
  recommend_discover_add: 'First show a recommendation, then narrow it down by asking, then offer one addition.',
  recommend_only: 'Recommend what was asked for and offer no addition.',
  product_discovery: 'Open by asking what they are looking for.',
  mood_discovery: 'Open by asking what the occasion is.',
  deals_first: 'Open with what is on sale, if anything is.',
  educational: 'Answer a doubt with facts.',
  reassuring: 'Answer a doubt with understanding.',
  alternative: 'Answer a doubt with another product.',
  soft_close: 'Offer the next step without pressing.',
  direct_close: 'End by asking whether to add it to the cart.',
  no_close: 'Leave the next step to the shopper.',
  helpful: 'Ask at most one useful question.',
  quiet: 'Ask nothing unless you must.',
  eager: 'Always add one more idea.',
}

/** How the shop wants its talk led, one instruction a line. Facts and guards do not depend on it. */
export function salesInstructions({ personality, salesCycle, revenue }: AgentBrief): string[] {
  const { strategy, customerJourney, funnel } = salesCycle
  const { targetCustomer, acquisitionGoal, interactionStyle } = customerJourney
  const ways = [
    strategy,
    revenue.salesProgression,
    funnel.welcomeSequence,
    funnel.objectionHandling,
    funnel.closingStrategy,
    funnel.followUpStyle,
  ]
  const own = [
    ['You are known for', personality.expertise],
    ['The shop’s customers are', targetCustomer],
    ['A good conversation ends with', acquisitionGoal],
    ['The shop likes it so', interactionStyle],
  ]
  return [
    ways.flatMap((way) => MEANT[way] ?? []).join(' '),
    ...own.map(([lead = '', words = '']) =>
      words.trim() === '' ? '' : `${lead}: ${words.trim().slice(0, WORDS_CHARS)}`,
    ),
  ]
}
