import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { User } from '#contract/auth.ts'
import { onOtherTab, stored } from './storage.ts'

const USER: User = {
  id: '0197a000-0000-7000-8000-000000000001',
  email: 'owner@shop.example',
  firstName: null,
  lastName: null,
  phone: null,
  role: 'admin',
  permissions: ['view_dashboard'],
  tenantId: 'shop',
  tenantName: 'Shop',
  timeZone: 'America/Denver',
}

beforeEach(() => {
  window.localStorage.clear()
  window.sessionStorage.clear()
})

afterEach(() => vi.restoreAllMocks())

test('the keys are those of the specification', () => {
  stored.authToken.write('st_1')
  stored.user.write(USER)
  stored.theme.write('dark')
  stored.appSettings.write({ a: 1 })
  stored.widgetConfig.write({})
  stored.agents.write([])
  stored.activeAgentId.write('a1')
  stored.onboardingData.write({})
  expect(Object.keys(window.localStorage).sort()).toEqual([
    'active_agent_id',
    'agents',
    'app_settings',
    'auth_token',
    'onboarding_data',
    'theme',
    'user',
    'widget_config',
  ])
})

test('what was written is read again', () => {
  stored.user.write(USER)
  stored.authToken.write('st_1')
  expect(stored.user.read()).toEqual(USER)
  expect(stored.authToken.read()).toBe('st_1')
})

test.each(['{', 'null', '[]', '"dana"', '{"id":"1"}', JSON.stringify({ ...USER, permissions: 'all' })])(
  'an unreadable saved user %s is discarded and logged',
  (raw) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    window.localStorage.setItem('user', raw)
    expect(stored.user.read()).toBeNull()
    expect(window.localStorage.getItem('user')).toBeNull()
    expect(warn).toHaveBeenCalledOnce()
  },
)

test('a theme that does not exist counts as none', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  window.localStorage.setItem('theme', 'purple')
  expect(stored.theme.read()).toBeNull()
})

test('a storage that refuses falls back to memory for as long as the page lives', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  stored.returnTo.write('/performance')
  expect(window.sessionStorage.getItem('return_to')).toBeNull()
  expect(stored.returnTo.read()).toBe('/performance')
  stored.returnTo.clear()
  expect(stored.returnTo.read()).toBeNull()
})

test('a change in another tab is heard until one stops listening', () => {
  const heard = vi.fn()
  const stop = onOtherTab(heard)
  window.dispatchEvent(new StorageEvent('storage'))
  stop()
  window.dispatchEvent(new StorageEvent('storage'))
  expect(heard).toHaveBeenCalledOnce()
})
