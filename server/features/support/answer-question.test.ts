import { describe, expect, test } from 'vitest'
import { ARTICLES } from '#contract/help-articles.ts'
import { answerQuestion, SUGGESTIONS } from './answer-question.ts'
import { searchArticles } from './search-articles.ts'
import type { ShopState } from './shop-state.ts'

const now = new Date('2026-11-21T15:00:00Z')
const at = { now, timeZone: 'America/Denver' }
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 60 * 60 * 1000)

const WELL: ShopState = {
  lastSeenAt: hoursAgo(3),
  allowedOrigins: ['https://shop.example'],
  websiteOrigin: 'https://shop.example',
  agentName: 'Buddy',
  publishedAt: hoursAgo(48),
  draftSavedAt: hoursAgo(50),
  menu: { products: 120, importedAt: hoursAgo(5), isSample: false },
  connections: [],
  plan: {
    name: 'Professional',
    isTrial: true,
    trialEndsAt: new Date('2026-12-14T15:00:00Z'),
    periodEndsAt: null,
    entitlement: { isEntitled: true, reason: 'trial', until: new Date('2026-12-14T15:00:00Z') },
  },
  isWidgetServed: true,
}
const ask = (question: string, changes: Partial<ShopState> = {}) =>
  answerQuestion(question, { ...WELL, ...changes }, at)
const marked = (question: string, changes: Partial<ShopState>) =>
  ask(question, changes).findings.flatMap(({ state, text }) => (state === 'attention' ? [text] : []))

const WIDGET = 'why does my widget not show?'

describe('why does my widget not show', () => {
  test('finds nothing wrong where nothing is, and sends on to the check of the page', () => {
    const answer = ask(WIDGET)
    expect(answer.findings.every(({ state }) => state === 'good')).toBe(true)
    expect(answer.links).toEqual([{ label: 'Check the installation', url: '/econcierge-builder?step=3' }])
    expect(answer.articles[0]?.id).toBe('widget-does-not-show')
  })

  test.each([
    ['it was never seen', { lastSeenAt: null }, /No shopper has begun a chat on your own site/],
    ['it has not been seen for long', { lastSeenAt: hoursAgo(24 * 12) }, /began 12 days ago/],
    [
      'the website is not allowed',
      { allowedOrigins: ['https://other.example'] },
      /https:\/\/shop\.example is not among/,
    ],
    ['no agent is active', { agentName: null }, /No agent is active/],
    ['the menu is empty', { menu: null }, /Your menu is empty/],
    ['the menu is old', { menu: { products: 9, importedAt: hoursAgo(24 * 40), isSample: false } }, /1 month ago/],
    ['the files are missing', { isWidgetServed: false }, /files are not served/],
    [
      'the subscription is over',
      {
        plan: { ...WELL.plan, entitlement: { isEntitled: false, reason: 'trial_over' as const, until: hoursAgo(24) } },
      },
      /Your subscription ended on November 20, 2026/,
    ],
  ])('marks that %s', (_what, changes, expected) => {
    expect(marked(WIDGET, changes)).toEqual([expect.stringMatching(expected)])
  })

  test('says that edits wait to be published', () => {
    expect(ask(WIDGET, { draftSavedAt: hoursAgo(1) }).findings).toContainEqual({
      state: 'note',
      text: 'Buddy has edits of November 21, 2026 that are not published yet.',
    })
  })

  test.each([
    'The chat is not showing on our site',
    'my chat disappeared',
    'Widget isn’t loading',
    'concierge does not appear',
  ])('is understood in other words: %s', (question) => expect(ask(question).text).toBe(ask(WIDGET).text))
})

test('a question about the subscription is answered from it', () => {
  expect(ask('When does my trial end?').findings.map(({ text }) => text)).toEqual([
    'Your plan is Professional.',
    'Your trial ends on December 14, 2026.',
  ])
})

test('a question about a connection is answered from it', () => {
  const shopify = {
    name: 'Shopify',
    isWorking: false,
    advice: 'Its key was refused: save a new one.',
    isMenuSource: true,
  }
  expect(marked('Why is Shopify not syncing?', { connections: [shopify] })).toEqual([
    'Shopify needs a look. Its key was refused: save a new one.',
  ])
  expect(ask('how old is our menu', { connections: [shopify] }).findings).toHaveLength(2)
})

test.each([
  ['How do I import a CSV file?', 'import-your-menu'],
  ['where do I paste the embed code', 'add-the-widget'],
  ['how can I change the logo and colors', 'match-your-brand'],
  ['how do I connect woocommerce', 'connect-your-store'],
  ['how do I teach an answer', 'better-answers'],
  ['how do I cancel', 'trial-plan-and-invoices'],
  ['where can I download an invoice', 'trial-plan-and-invoices'],
  ['invite somebody to my team', 'launch-your-concierge'],
  ['which sites are allowed origins', 'add-the-widget'],
  ['how are api keys stored', 'connect-your-store'],
])('%s is answered from %s', (question, id) => {
  const answer = ask(question)
  expect(answer.isUnanswered).toBe(false)
  expect(answer.articles[0]?.id).toBe(id)
  expect(answer.text.length).toBeGreaterThan(30)
})

test.each(['what is the capital of France', 'tell me a joke about submarines', 'zxqv'])(
  'what the knowledge base does not hold is not made up: %s',
  (question) => {
    expect(ask(question)).toMatchObject({ isUnanswered: true, articles: [], findings: [] })
  },
)

test('every suggestion gets an answer', () => {
  for (const suggestion of SUGGESTIONS) expect(ask(suggestion).isUnanswered, suggestion).toBe(false)
})

test('a courtesy is met with what can be asked', () => {
  expect(ask('hello').suggestions).toEqual(SUGGESTIONS)
})

describe('the knowledge base', () => {
  test('has eight articles, two a category, each with its own page', () => {
    expect(ARTICLES).toHaveLength(8)
    const counts = Object.values(Object.groupBy(ARTICLES, ({ category }) => category)).map((group) => group?.length)
    expect(counts).toEqual([2, 2, 2, 2])
    for (const { id, url, estimatedTime, sections } of ARTICLES) {
      expect(url).toBe(`/resources/${id}`)
      expect(estimatedTime).toMatch(/^\d+ min$/)
      expect(sections.length).toBeGreaterThan(2)
    }
  })

  test('is found by the words of every title', () => {
    for (const { title, id } of ARTICLES) expect(searchArticles(title)[0]?.article.id, title).toBe(id)
  })
})
