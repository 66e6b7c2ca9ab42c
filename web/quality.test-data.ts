import { configure, render } from '@testing-library/react'
import { HttpResponse, http, type RequestHandler } from 'msw'
import { createElement } from 'react'
import { vi } from 'vitest'
import type { User } from '#contract/auth.ts'
import type { ConversationDetails, ConversationSummary } from '#contract/conversations.ts'
import { permissionsOf, type Role } from '#contract/permissions.ts'
import type { FlaggedConversation } from '#contract/quality.ts'
import { session } from '#web/lib/session.tsx'
import { App } from './app.tsx'

// Screens are fetched in pieces: on a busy machine that takes longer than the library's one second.
configure({ asyncUtilTimeout: 8000 })

export function summary(change: Partial<ConversationSummary> = {}): ConversationSummary {
  return {
    id: '0197a000-0000-7000-8000-000000000020',
    sessionId: 's',
    startTime: '2026-11-20T09:58:00.000Z',
    endTime: '2026-11-20T10:02:00.000Z',
    duration: 240,
    messageCount: 2,
    recommendationCount: 0,
    feedback: { rating: null, helpful: null },
    sentiment: 3.2,
    answered: true,
    quality: 'good',
    flagCount: 1,
    firstMessage: 'do you have gummies',
    orderedCents: null,
    ...change,
  }
}

export const FLAG: FlaggedConversation = {
  id: '0197a000-0000-7000-8000-000000000010',
  conversationId: summary().id,
  timestamp: '2026-11-20T10:00:00.000Z',
  reason: 'unanswered',
  severity: 'medium',
  snippet: 'do you have gummies',
  resolved: false,
  resolvedBy: null,
  note: null,
}

export function details(change: Partial<ConversationDetails> = {}): ConversationDetails {
  const said = { products: [], quickReplies: [], handoff: null, feedback: null, intent: null, guard: null }
  const unseen = { engine: null, factsChecked: null, factsRepaired: null, trace: [] }
  return {
    ...summary(),
    greeting: 'Hello',
    ageConfirmed: true,
    messages: [
      {
        ...said,
        ...unseen,
        messageId: '0197a000-0000-7000-8000-000000000030',
        role: 'user',
        text: 'do you have gummies',
        createdAt: '2026-11-20T10:00:00.000Z',
      },
      {
        ...said,
        ...unseen,
        messageId: '0197a000-0000-7000-8000-000000000031',
        role: 'assistant',
        text: 'I am not sure.',
        createdAt: '2026-11-20T10:00:05.000Z',
      },
    ],
    flags: [FLAG],
    orders: [],
    score: {
      sentiment: 3.2,
      answered: true,
      unansweredReason: null,
      resolution: 'resolved',
      truthRate: 1,
      quality: 'good',
    },
    review: null,
    ...change,
  }
}

export function listOf(conversations: ConversationSummary[], total = conversations.length) {
  return { conversations, pagination: { page: 1, limit: 20, total, pages: Math.ceil(total / 20), isCounted: true } }
}

/** The calls that every page of Quality Assurance makes. The live stream stays shut unless a test opens it. */
export function everyCall(role: () => Role): RequestHandler[] {
  return [
    http.get('*/api/auth/me', () => HttpResponse.json({ user: person(role()) })),
    http.get('*/api/health', () => HttpResponse.json({ status: 'ok', database: 'ok', queue: 'ok', version: '1' })),
    http.get('*/api/admin/conversations/live', () => new HttpResponse(null, { status: 403 })),
    http.get('*/api/admin/notices', () => HttpResponse.json({ support: null, usage: [] })),
    http.get('*/api/admin/conversations/settings', () => HttpResponse.json({ holdoutPercent: 0, retentionDays: 365 })),
    http.get('*/api/admin/conversations/:id', () => HttpResponse.json(details())),
  ]
}

/** Opens an address of the app as a person of that role. */
export function openSignedIn(address: string, role: Role = 'admin'): void {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
  vi.stubGlobal('scrollTo', () => undefined)
  session.start({ user: person(role), token: 'st_1' })
  window.history.replaceState(null, '', address)
  render(createElement(App))
}

export function addressNow(): string {
  return window.location.pathname + window.location.search
}

function person(role: Role): User {
  return {
    id: '0197a000-0000-7000-8000-000000000001',
    email: 'owner@shop.example',
    firstName: 'Robin',
    lastName: null,
    phone: null,
    role,
    permissions: [...permissionsOf(role)],
    tenantId: 'shop-one',
    tenantName: 'Shop One',
    timeZone: 'America/Denver',
  }
}
