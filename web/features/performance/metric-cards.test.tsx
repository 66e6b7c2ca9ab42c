import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Performance } from '#contract/performance.ts'
import { permissionsOf, type Role } from '#contract/permissions.ts'
import { UserProvider } from '#web/lib/session.tsx'
import { MetricCards } from './metric-cards.tsx'
import { samplePerformance } from './sample.ts'

const FIGURES = samplePerformance('month', new Date('2026-11-20T12:00:00Z'))

beforeEach(() => vi.stubGlobal('scrollTo', () => undefined))

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

async function show(role: Role, figures: Performance = FIGURES) {
  const user = {
    id: '0197a000-0000-7000-8000-000000000001',
    email: 'a@b.example',
    firstName: null,
    lastName: null,
    phone: null,
    role,
    permissions: [...permissionsOf(role)],
    tenantId: 'shop',
    tenantName: 'Shop',
    timeZone: 'America/Denver',
  }
  const router = createRouter({
    routeTree: createRootRoute({
      component: () => (
        <UserProvider user={user}>
          <MetricCards figures={figures} />
        </UserProvider>
      ),
    }),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  })
  render(<RouterProvider<typeof router> router={router} />)
  await screen.findByText('Total Revenue')
}

const linkOf = (name: string) => screen.queryByRole('link', { name })?.getAttribute('href')

test('each card leads to what is behind it, and AOV w/o eConcierge nowhere', async () => {
  await show('admin')
  expect(linkOf('Total Revenue')).toBe('/kitchen?tab=dashboard')
  expect(linkOf('Sentiment Score')).toBe('/quality-assurance?tab=sentiment')
  expect(linkOf('AOV w/ eConcierge')).toBe('/econcierge-builder')
  expect(linkOf('AOV w/o eConcierge')).toBeUndefined()
  expect(linkOf('Flagged Issues')).toBe('/quality-assurance?tab=flagged')
})

test('without kitchen access Total Revenue leads nowhere', async () => {
  await show('customer')
  expect(linkOf('Total Revenue')).toBeUndefined()
  expect(linkOf('Sentiment Score')).toBe('/quality-assurance?tab=sentiment')
})

test('a trend says its change and what it is compared with', async () => {
  await show('admin')
  const badges = screen.getAllByTitle(/compared with/).map((badge) => badge.textContent)
  expect(badges).toEqual([
    '+12% vs last month',
    '+8% vs last month',
    '+58% vs last month',
    '+2% vs last month',
    '−9% vs last month',
  ])
})

test('a figure that cannot be computed is a dash, and its trend says why', async () => {
  await show('admin', {
    ...FIGURES,
    summary: { ...FIGURES.summary, aovWithCents: null, ordersWith: 0 },
    trend: { ...FIGURES.trend, aovWith: null },
  })
  expect(screen.queryByText('–')).not.toBeNull()
  expect(screen.queryByText('No earlier figure to compare')).not.toBeNull()
})
