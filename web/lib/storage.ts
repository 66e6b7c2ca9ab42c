import type { User } from '#contract/auth.ts'

/**
 * The one door to the browser's storage. The server is the truth: these hold the last known copy, and never a password,
 * a card number or an API key. A blocked or full storage falls back to memory, so that the page still works.
 */
export const stored = {
  authToken: slot('localStorage', 'auth_token', text),
  user: slot('localStorage', 'user', json(isUser)),
  /** An operator's own session while they look at a tenant as support. */
  ownSession: slot('localStorage', 'own_session', json(isSession)),
  theme: slot('localStorage', 'theme', choice('dark', 'light')),
  appSettings: slot('localStorage', 'app_settings', json(isRecord)),
  widgetConfig: slot('localStorage', 'widget_config', json(isRecord)),
  agents: slot('localStorage', 'agents', json(Array.isArray)),
  activeAgentId: slot('localStorage', 'active_agent_id', text),
  onboardingData: slot('localStorage', 'onboarding_data', json(isRecord)),
  /** Onboarding prompt, section 3 of the specification. */
  onboardingCompleted: slot('localStorage', 'onboarding_completed', choice('true')),
  onboardingSkipped: slot('localStorage', 'onboarding_skipped', choice('true')),
  onboardingStep: slot('localStorage', 'onboarding_step', text),
  onboardingCompletedSteps: slot('localStorage', 'onboarding_completed_steps', json(isTextList)),
  /** Sign-up: what each finished step entered, what the unfinished one has so far, and the token of the server's copy. */
  signupData: slot('sessionStorage', 'signupData', json(isRecord)),
  businessData: slot('sessionStorage', 'businessData', json(isRecord)),
  paymentConfirmed: slot('sessionStorage', 'paymentConfirmed', choice('true')),
  signupToken: slot('sessionStorage', 'signupToken', text),
  accountDraft: slot('sessionStorage', 'accountDraft', json(isRecord)),
  paymentDraft: slot('sessionStorage', 'paymentDraft', json(isRecord)),
  businessDraft: slot('sessionStorage', 'businessDraft', json(isRecord)),
  agentDraft: slot('sessionStorage', 'agentDraft', json(isRecord)),
  /** The page that was asked for before signing in. */
  returnTo: slot('sessionStorage', 'return_to', text),
}

/** Calls back when another tab of this browser changes what is stored. */
export function onOtherTab(changed: () => void): () => void {
  window.addEventListener('storage', changed)
  return () => window.removeEventListener('storage', changed)
}

type Area = 'localStorage' | 'sessionStorage'
type Codec<T> = { parse: (raw: string) => T | null; print: (value: T) => string }
type Slot<T> = { read: () => T | null; write: (value: T) => void; clear: () => void }

function slot<T>(area: Area, key: string, codec: () => Codec<T>): Slot<T> {
  const { parse, print } = codec()
  return {
    read() {
      const raw = readRaw(area, key)
      if (raw === null) return null
      const value = parse(raw)
      if (value !== null) return value
      console.warn(`Discarded an unreadable "${key}" in ${area}`)
      writeRaw(area, key, null)
      return null
    },
    write: (value) => writeRaw(area, key, print(value)),
    clear: () => writeRaw(area, key, null),
  }
}

function text(): Codec<string> {
  return { parse: (raw) => (raw === '' ? null : raw), print: (value) => value }
}

function choice<T extends string>(...values: readonly T[]): () => Codec<T> {
  return () => ({ parse: (raw) => values.find((value) => value === raw) ?? null, print: (value) => value })
}

function json<T>(isValid: (value: unknown) => value is T): () => Codec<T> {
  return () => ({
    parse(raw) {
      try {
        const value: unknown = JSON.parse(raw)
        return isValid(value) ? value : null
      } catch {
        return null
      }
    },
    print: (value) => JSON.stringify(value),
  })
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isSession(value: unknown): value is { token: string; user: User } {
  return isRecord(value) && typeof value.token === 'string' && isUser(value.user)
}

function isTextList(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((entry) => typeof entry === 'string')
}

function isUser(value: unknown): value is User {
  if (!isRecord(value) || !Array.isArray(value.permissions)) return false
  const isText = (name: keyof User) => typeof value[name] === 'string'
  const isTextOrNull = (name: keyof User) => value[name] === null || isText(name)
  return (
    (['id', 'email', 'role', 'tenantId', 'tenantName', 'timeZone'] as const).every(isText) &&
    (['firstName', 'lastName', 'phone'] as const).every(isTextOrNull)
  )
}

const memory = new Map<string, string>()

function readRaw(area: Area, key: string): string | null {
  try {
    return window[area].getItem(key) ?? memory.get(`${area}/${key}`) ?? null
  } catch {
    return memory.get(`${area}/${key}`) ?? null
  }
}

function writeRaw(area: Area, key: string, value: string | null): void {
  memory.delete(`${area}/${key}`)
  try {
    if (value === null) window[area].removeItem(key)
    else window[area].setItem(key, value)
  } catch {
    if (value !== null) memory.set(`${area}/${key}`, value)
  }
}
