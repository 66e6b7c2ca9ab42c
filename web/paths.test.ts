import { expect, test } from 'vitest'
import { paths, redirects, safeReturnTo } from './paths.ts'

test('the addresses of the app stay as they are', () => {
  expect({ paths, redirects }).toMatchInlineSnapshot(`
    {
      "paths": {
        "article": "/resources/$article",
        "auditLog": "/audit-log",
        "builder": "/econcierge-builder",
        "conversations": "/conversations",
        "dashboard": "/dashboard",
        "gallery": "/__gallery",
        "invitation": "/invitation",
        "kitchen": "/kitchen",
        "landing": "/",
        "login": "/login",
        "outbox": "/outbox",
        "performance": "/performance",
        "privacy": "/privacy",
        "qualityAnswers": "/quality-assurance/answers",
        "qualityAssurance": "/quality-assurance",
        "qualityControl": "/quality-control",
        "qualityConversations": "/quality-assurance/conversations",
        "qualityCriteria": "/quality-assurance/criteria",
        "qualityInsights": "/quality-assurance/insights",
        "resources": "/resources",
        "settings": "/settings",
        "signup": "/signup",
        "signupAgentBuilder": "/signup/agent-builder",
        "signupBetaConfirmation": "/signup/beta-confirmation",
        "signupBusinessSetup": "/signup/business-setup",
        "signupPayment": "/signup/payment",
        "terms": "/terms",
        "transcript": "/transcripts/$id",
        "unsubscribe": "/unsubscribe",
      },
      "redirects": {
        "/conversations": "/quality-assurance",
        "/dashboard": "/performance",
        "/quality-control": "/quality-assurance",
      },
    }
  `)
})

test('a signed-in page of this app may be returned to, with its query', () => {
  expect(safeReturnTo('/performance')).toBe('/performance')
  expect(safeReturnTo('/quality-assurance?tab=flagged&range=30d')).toBe('/quality-assurance?tab=flagged&range=30d')
})

test.each([
  null,
  undefined,
  '',
  'performance',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'https://evil.example/performance',
  'javascript:alert(1)',
  '/performance@evil.example',
  '/performance\r\nLocation: //evil.example',
  '/performance/../../login',
  '/login',
  '/',
  '/unknown',
])('%j is not returned to', (asked) => {
  expect(safeReturnTo(asked)).toBeNull()
})
