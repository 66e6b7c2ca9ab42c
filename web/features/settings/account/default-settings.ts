import type { AppSettings } from '#contract/settings.ts'
import { SIGNUP_PLAN } from '#contract/plans.ts'
import { TIME_ZONES } from '#contract/settings-limits.ts'
import { UNTOLD_SETTINGS } from '#contract/untold-settings.ts'

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
      plan: SIGNUP_PLAN.name,
      status: 'trial',
      nextBilling: new Date(now.getTime() + BILLING_DAYS * DAY_MS).toISOString(),
      amount: SIGNUP_PLAN.priceCents / 100,
      card: '',
    },
    ...UNTOLD_SETTINGS,
  }
}

const BILLING_DAYS = 30
const DAY_MS = 24 * 60 * 60 * 1000
