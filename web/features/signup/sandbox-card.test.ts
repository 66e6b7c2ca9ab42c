import { expect, test } from 'vitest'
import { tokenizeCard } from './sandbox-card.ts'

const card = { cardNumber: '4242 4242 4242 4242', expiryMonth: '3', expiryYear: '2031', cvv: '987' }

test('a card becomes a payment method that shows its brand, last four and expiry', () => {
  const { paymentMethodId, card: shown } = tokenizeCard(card)
  expect(shown).toEqual({ brand: 'visa', lastFour: '4242', expiryMonth: 3, expiryYear: 2031 })
  expect(paymentMethodId).toMatch(/^sbx_ok_visa_4242_032031_[0-9a-f]{32}$/)
})

test.each([
  ['5555 5555 5555 4444', 'mastercard'],
  ['2223 0031 2200 3222', 'mastercard'],
  ['3782 822463 10005', 'amex'],
  ['6011 1111 1111 1117', 'discover'],
  ['9999 9999 9999 9', 'card'],
])('%s is a %s', (cardNumber, brand) => {
  expect(tokenizeCard({ ...card, cardNumber }).card.brand).toBe(brand)
})

test('nothing but the last four of the number, and nothing of the CVV, is in the result', () => {
  for (let round = 0; round < 50; round++) {
    const text = JSON.stringify(tokenizeCard({ ...card, cardNumber: '5105 1051 0510 5100' }))
    expect(text).not.toContain('510510')
    expect(text).not.toContain('"987"')
  }
})

test.each([
  ['4000 0000 0000 0002', 'declined'],
  ['4000 0000 0000 9995', 'funds'],
  ['4000 0000 0000 0069', 'expired'],
])('%s stands for a card that is %s', (cardNumber, outcome) => {
  expect(tokenizeCard({ ...card, cardNumber }).paymentMethodId).toContain(`sbx_${outcome}_`)
})
