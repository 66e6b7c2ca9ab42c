import type { AppSettings } from '#contract/settings.ts'
import { TIME_ZONES } from '#contract/settings-limits.ts'

/** What the settings screen shows when the settings could not be loaded: the specification's own defaults. */
export function defaultSettings(now: Date): AppSettings {
  return {
    user: { firstName: '', lastName: '', email: '', phone: '', role: 'Owner' },
    organization: {
      name: '',
      address: '',
      license: '',
      phone: '',
      website: '',
      logo: '',
      orgDescription: '',
      timeZone: TIME_ZONES[0],
    },
    theme: { primaryColor: '#2EC4B6', secondaryColor: '#FF9F1C' },
    billing: {
      plan: 'Professional',
      status: 'trial',
      nextBilling: new Date(now.getTime() + BILLING_DAYS * DAY_MS).toISOString(),
      amount: 97,
      card: '',
    },
    analytics: {
      hasBaseline: false,
      dataSource: '',
      baselineRevenue: 0,
      baselineOrders: 0,
      baselineCartValue: 0,
      baselineDate: '',
    },
    integrations: {
      connected: false,
      posSystem: '',
      apiKey: '',
      connectedDate: '',
      pos: { connected: false, apiKey: '', connectedDate: '' },
    },
  }
}

const BILLING_DAYS = 30
const DAY_MS = 24 * 60 * 60 * 1000
