import type { SupportAnswer } from '#contract/resources.ts'
import { type Diagnosis, diagnoseConnections, diagnoseMenu, diagnosePlan, diagnoseWidget } from './diagnose.ts'
import { type FoundSection, searchArticles } from './search-articles.ts'
import type { ShopState } from './shop-state.ts'

const MOST_ARTICLES = 3

export const SUGGESTIONS = [
  'Why does my widget not show?',
  'How do I import my menu?',
  'When does my trial end?',
  'How do I teach a better answer?',
]

type Topic = 'widget' | 'plan' | 'connections' | 'menu'

/** What a question must speak of to be about a part of the dispensary's own state: all of its patterns. */
const TOPICS: [Topic, RegExp[]][] = [
  [
    'widget',
    [
      /\b(widget|chat|launcher|bubble|concierge|snippet|embed)\b/,
      /\b(show|shows|showing|appear|appears|appearing|displays?|visible|invisible|see|loads?|loading|missing|gone|vanished|disappeared|works?|working|broken|live|installed)\b/,
    ],
  ],
  [
    'plan',
    [
      /\b(my|our|we|i|current|does|is|am)\b/,
      /\b(trial|plan|subscription|bill|billing|billed|charged?|renews?|paying|payment)\b/,
      /\b(end|ends|ending|over|expires?|when|what|which|status|active|late|failed|due|left|much|charged?)\b/,
    ],
  ],
  [
    'connections',
    [
      /\b(integrations?|connections?|connected|shopify|woocommerce|bigcommerce|dutchie|slack|mailchimp|webhooks?|sync|syncs|syncing|synced)\b/,
      /\b(my|our|status|works?|working|broken|fail|fails|failed|failing|stopped|not|isnt|isn't|doesnt|doesn't|why|what)\b/,
    ],
  ],
  [
    'menu',
    [
      /\b(menu|catalog|catalogue|products?|inventory|stock)\b/,
      /\b(old|stale|outdated|fresh|current|empty|missing|wrong|last|when|many|age|updated)\b/,
    ],
  ],
]

/** Answers from the knowledge base and from what is known of the dispensary. Makes nothing up: without either it says so. */
export function answerQuestion(question: string, state: ShopState, at: { now: Date; timeZone: string }): SupportAnswer {
  const plain = question.toLowerCase().replaceAll('’', "'")
  const found = searchArticles(question)
  const topic = TOPICS.find(([, patterns]) => patterns.every((pattern) => pattern.test(plain)))?.[0]
  if (topic !== undefined) return fromState(diagnose(topic, state, at), found)
  if (found[0] !== undefined) return fromArticle(found[0], found)
  return /^(hi|hello|hey|good (morning|afternoon|evening)|thanks|thank you|ok|okay)\b/.test(plain) ? GREETING : NOTHING
}

function diagnose(topic: Topic, state: ShopState, at: { now: Date; timeZone: string }): Diagnosis {
  switch (topic) {
    case 'widget':
      return diagnoseWidget(state, at)
    case 'plan':
      return diagnosePlan(state, at)
    case 'connections':
      return diagnoseConnections(state)
    case 'menu':
      return diagnoseMenu(state, at)
  }
}

function fromState({ text, findings, links }: Diagnosis, found: readonly FoundSection[]): SupportAnswer {
  return { ...EMPTY, text, findings, links, articles: toLinks(found) }
}

function fromArticle({ section }: FoundSection, found: readonly FoundSection[]): SupportAnswer {
  return { ...EMPTY, text: section.text.join('\n\n'), steps: [...(section.steps ?? [])], articles: toLinks(found) }
}

function toLinks(found: readonly FoundSection[]): SupportAnswer['articles'] {
  const articles = [...new Set(found.map(({ article }) => article))].slice(0, MOST_ARTICLES)
  return articles.map(({ id, title, url }) => ({ id, title, url }))
}

const EMPTY: SupportAnswer = {
  text: '',
  findings: [],
  steps: [],
  articles: [],
  links: [],
  suggestions: [],
  isUnanswered: false,
}

const GREETING: SupportAnswer = {
  ...EMPTY,
  text: 'I answer questions about eConcierge, from our articles and from how your own dispensary stands.',
  suggestions: SUGGESTIONS,
}

const NOTHING: SupportAnswer = {
  ...EMPTY,
  text: 'I found nothing on that. Try other words, or send it to our team: a person answers by mail.',
  suggestions: SUGGESTIONS,
  isUnanswered: true,
}
