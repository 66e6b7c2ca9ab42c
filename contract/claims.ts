/** What the product says of itself in public, in one place, so that an operator can change what it may claim. */
export const CLAIMS = [
  { figure: '3x', text: 'conversion' },
  { figure: '35%', text: 'larger carts' },
  { figure: '87%', text: 'of questions answered' },
  { figure: '50+', text: 'customers at once' },
] as const

export const DISCLAIMERS = [
  '* Results come from a 90-day pilot. Individual results vary with menu, traffic and market.',
  'eConcierge is not medical or legal advice. Shoppers should speak with a licensed professional about health, and dispensaries with counsel about compliance.',
  'The free trial needs a payment method and converts to a paid subscription unless cancelled before it ends.',
] as const

export const SIGNUP_BADGES = ['SSL encrypted', 'SOC 2 compliant', 'CCPA compliant'] as const
export const PAYMENT_BADGES = ['256-bit SSL', 'PCI compliant'] as const

export const CONTACT_EMAIL = 'hello@econcierge.example'
