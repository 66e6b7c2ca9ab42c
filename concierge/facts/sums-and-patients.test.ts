import { describe, expect, it } from 'vitest'
import { DEFAULT_HOURS, StoreProfile } from '#contract/store-profile.ts'
import { openStore, type Store } from '#concierge/open-store.ts'
import { askAt } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'

const opened = (parts: Readonly<Record<string, unknown>>): Store =>
  openStore({
    profile: StoreProfile.parse({ name: 'Harbor', timezone: 'America/New_York', hours: DEFAULT_HOURS, ...parts }),
    products: [makeProduct({ productId: 'bud', category: 'flower', name: 'Plum Frost', size: '3.5g', stock: 3 })],
  })
const ask = (store: Store, text: string, at = '2025-06-04T13:00:00-04:00') => askAt(store, text, at)

describe('the tax on a sum', () => {
  const store = opened({
    tax: 'Menu prices do not include tax. Adult-use: 10% excise tax plus 7.75% sales tax. Patients do not pay the excise tax.',
    payment: { accepted: ['cash'] },
  })

  it.each([
    ['whats 50 bucks come to with tax for me, not a patient', '$58.88'],
    ['so a $40 eighth is how much at the register', '$47.10'],
    ['if the tag says 30 do i pay 30?', '$35.33'],
    ['how much is $20 out the door', '$23.55'],
  ])('is added: %s', (text, sum) => expect(ask(store, text).text).toContain(`${sum} in all`))

  it('is none where the price holds it', () => {
    const held = opened({ tax: 'Menu prices already include all taxes.', payment: { accepted: ['cash'] } })
    expect(ask(held, 'if the tag says 30 do i pay 30?').text).toContain('$30 on the menu is $30 at the register')
  })

  it('is not worked out for a patient, nor for a wish', () => {
    expect(ask(store, 'whats 50 bucks with tax for a patient').text).not.toContain('in all')
    expect(ask(store, 'looking for an eighth under $40').intent).toBe('recommend')
    expect(ask(store, 'can i pay with cash').intent).toBe('payment')
  })
})

describe('what patients pay', () => {
  it.each([
    [{ medical: { tax: 'Registered patients pay no tax.', discount: '10% off every day' } }, [/no tax/, /10% off/]],
    [{ id_policy: { medical_cards: 'Not needed. Patients pay the same price as everyone.' } }, [/same price/]],
    [{ id_policy: { medical_cards: 'Not needed; we give no medical tax rate.' } }, [/no medical tax rate/]],
  ])('is told wherever it stands: %o', (parts, told) => {
    const store = opened({ ...parts, tax: 'All taxes are included.', deals: { always: ['Veterans: 10% off'] } })
    const text = ask(store, 'what do patients save compared to everyone else').text
    for (const part of told) expect(text).toMatch(part)
    expect(text).not.toContain('Veterans')
  })

  it.each(['i have a medical authorization, do i skip the tax', 'i have a med card, do i get a break on the tax'])(
    'is asked of as tax: %s',
    (text) => {
      const store = opened({
        id_policy: { medical_cards: 'Not needed. Patients pay the same price as everyone.' },
        tax: 'All taxes are included.',
        deals: { always: ['Veterans: 10% off'] },
      })
      expect(ask(store, text).text).toContain('same price as everyone')
    },
  )

  it('stays unknown where nothing is told', () => {
    const store = opened({ deals: { always: ['Veterans: 10% off'] } })
    expect(ask(store, 'is there a patient discount').text).toContain('no discount is listed for patients')
  })
})
