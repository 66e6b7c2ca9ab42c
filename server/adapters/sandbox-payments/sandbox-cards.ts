import type { SandboxAccount } from '#server/db/sandbox-accounts.ts'

/** The cards that the sandbox's pages offer. Nothing is typed there: no card number ever reaches this server. */
export const SANDBOX_CARDS = {
  visa: { brand: 'visa', lastFour: '4242', outcome: 'ok', note: 'every charge goes through' },
  mastercard: { brand: 'mastercard', lastFour: '4444', outcome: 'ok', note: 'every charge goes through' },
  declined: { brand: 'visa', lastFour: '0341', outcome: 'declined', note: 'is taken now, declined when charged' },
} as const

export type SandboxCardName = keyof typeof SANDBOX_CARDS
export const SANDBOX_CARD_NAMES = ['visa', 'mastercard', 'declined'] as const satisfies readonly SandboxCardName[]

const EXPIRY = { expiryMonth: 12, expiryYear: 2040 }

export function takeCard(account: SandboxAccount, name: SandboxCardName): void {
  const { brand, lastFour, outcome } = SANDBOX_CARDS[name]
  account.card = { brand, lastFour, outcome, ...EXPIRY }
}
