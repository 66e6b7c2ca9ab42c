/** A subscription as far as it decides who may use the product. */
export type Standing = {
  status: 'trialing' | 'active' | 'past_due' | 'canceled'
  trialEndsAt: Date
  /** Null until the first period that is paid for. */
  periodEndsAt: Date | null
  cancelsAtPeriodEnd: boolean
  pastDueSince: Date | null
  endedAt: Date | null
  hasPaymentMethod: boolean
}

export const ENTITLEMENT_REASONS = [
  'trial',
  'paid',
  'cancelling',
  'payment_late',
  'trial_over',
  'payment_overdue',
  'cancelled',
] as const
export type EntitlementReason = (typeof ENTITLEMENT_REASONS)[number]

/** `until` is when this may change for the worse, or when it did; null where that is not known. */
export type Entitlement = { isEntitled: boolean; reason: EntitlementReason; until: Date | null }

/** What the people of a dispensary are told above each page, and what they can do about. */
export const STANDING_NOTICES = ['trial_ending', 'payment_late', 'trial_over', 'payment_overdue', 'cancelled'] as const
export type StandingNotice = { kind: (typeof STANDING_NOTICES)[number]; until: Date }

const DAY_MS = 24 * 60 * 60 * 1000
/** How long the provider's word on a charge may be late before a period counts as unpaid. */
export const LATE_WORD_DAYS = 3
/** How long a failed payment leaves the product on. */
export const PAST_DUE_DAYS = 14
/** From when on a trial that nobody will be charged for is spoken of. */
export const TRIAL_NOTICE_DAYS = 7

/** Who may use the product, of the subscription and the clock alone: no page that a browser comes back to has a say. */
export function entitlementAt(standing: Standing, now: Date): Entitlement {
  const { status, trialEndsAt, periodEndsAt, endedAt } = standing
  const boundary = status === 'trialing' ? trialEndsAt : (periodEndsAt ?? trialEndsAt)
  if (status === 'canceled') return after('cancelled', endedAt ?? boundary)
  if (endedAt !== null && endedAt <= now) return after('cancelled', endedAt)
  if (standing.cancelsAtPeriodEnd) {
    return boundary > now ? { isEntitled: true, reason: 'cancelling', until: boundary } : after('cancelled', boundary)
  }
  switch (status) {
    case 'trialing':
      return trialAt(standing, now)
    case 'active':
      return paidAt(boundary, now)
    case 'past_due':
      return lateAt(standing.pastDueSince ?? boundary, now)
  }
}

/** Null while nobody has to do anything. */
export function standingNotice(standing: Standing, now: Date): StandingNotice | null {
  const { reason, until } = entitlementAt(standing, now)
  if (until === null) return null
  switch (reason) {
    case 'paid':
    case 'cancelling':
      return null
    case 'trial': {
      const isNear = plusDays(now, TRIAL_NOTICE_DAYS) >= until
      return isNear && !standing.hasPaymentMethod ? { kind: 'trial_ending', until } : null
    }
    case 'payment_late':
    case 'trial_over':
    case 'payment_overdue':
    case 'cancelled':
      return { kind: reason, until }
  }
}

function trialAt({ trialEndsAt, hasPaymentMethod }: Standing, now: Date): Entitlement {
  if (trialEndsAt > now) return { isEntitled: true, reason: 'trial', until: trialEndsAt }
  const limit = plusDays(trialEndsAt, LATE_WORD_DAYS)
  if (hasPaymentMethod && limit > now) return { isEntitled: true, reason: 'paid', until: limit }
  return after('trial_over', trialEndsAt)
}

function paidAt(periodEndsAt: Date, now: Date): Entitlement {
  if (periodEndsAt > now) return { isEntitled: true, reason: 'paid', until: periodEndsAt }
  const limit = plusDays(periodEndsAt, LATE_WORD_DAYS)
  return limit > now ? { isEntitled: true, reason: 'paid', until: limit } : after('payment_overdue', limit)
}

function lateAt(since: Date, now: Date): Entitlement {
  const limit = plusDays(since, PAST_DUE_DAYS)
  return limit > now ? { isEntitled: true, reason: 'payment_late', until: limit } : after('payment_overdue', limit)
}

function after(reason: EntitlementReason, until: Date): Entitlement {
  return { isEntitled: false, reason, until }
}

function plusDays(at: Date, days: number): Date {
  return new Date(at.getTime() + days * DAY_MS)
}
