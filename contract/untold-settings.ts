import type { AppSettings } from './settings.ts'

/** The parts of the App settings entity that nobody has filled in yet, for a new account and for a failed load alike. */
export const UNTOLD_SETTINGS = {
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
} as const satisfies Pick<AppSettings, 'analytics' | 'integrations'>
