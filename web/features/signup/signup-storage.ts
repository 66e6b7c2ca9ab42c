import { stored } from '#web/lib/storage.ts'

/** What the guards of the sign-up pages ask. Only an object with the flag itself makes a beta of it. */
export function readSignup(): { isBeta: boolean; businessName: string } | null {
  const data = stored.signupData.read()
  if (data === null) return null
  return { isBeta: data.isBeta === true, businessName: typeof data.businessName === 'string' ? data.businessName : '' }
}

/** Forgets everything of a sign-up: it is complete, or there is no such one any more. */
export function forgetSignup(): void {
  for (const slot of [
    stored.signupData,
    stored.businessData,
    stored.paymentConfirmed,
    stored.signupToken,
    stored.accountDraft,
    stored.paymentDraft,
    stored.businessDraft,
    stored.agentDraft,
    stored.onboardingData,
  ]) {
    slot.clear()
  }
}
