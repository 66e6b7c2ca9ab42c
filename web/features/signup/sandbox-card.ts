import type { CardForm } from '#contract/signup-rules.ts'
import { digitsOf } from '#contract/signup-rules.ts'

/** What a payment provider hands back for a card: its own id for it, and what may be shown of it. */
export type TokenizedCard = {
  paymentMethodId: string
  card: { brand: string; lastFour: string; expiryMonth: number; expiryYear: number }
}

/** Card numbers that stand for a failure, as payment providers give them for testing. */
const OUTCOMES: Readonly<Record<string, string>> = {
  '4000000000000002': 'declined',
  '4000000000009995': 'funds',
  '4000000000000069': 'expired',
}

const BRANDS: readonly (readonly [string, RegExp])[] = [
  ['visa', /^4/],
  ['mastercard', /^(5[1-5]|2[2-7])/],
  ['amex', /^3[47]/],
  ['discover', /^6(011|4|5)/],
]

/**
 * The sandbox's part in the browser: turns a card into a payment method without telling anybody. Nothing of the number but its
 * last four digits is in the result, and nothing of the CVV.
 */
export function tokenizeCard(form: CardForm): TokenizedCard {
  const digits = digitsOf(form.cardNumber)
  const brand = BRANDS.find(([, pattern]) => pattern.test(digits))?.[0] ?? 'card'
  const lastFour = digits.slice(-4)
  const month = form.expiryMonth.padStart(2, '0')
  const random = crypto.randomUUID().replaceAll('-', '')
  return {
    paymentMethodId: `sbx_${OUTCOMES[digits] ?? 'ok'}_${brand}_${lastFour}_${month}${form.expiryYear}_${random}`,
    card: { brand, lastFour, expiryMonth: Number(form.expiryMonth), expiryYear: Number(form.expiryYear) },
  }
}
