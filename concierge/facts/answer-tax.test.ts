import { describe, expect, it } from 'vitest'
import { openStore } from '#concierge/open-store.ts'
import { StoreProfile } from '#contract/store-profile.ts'
import { askStore } from '#testing/ask.ts'
import { isHeld } from './answer-tax.ts'

const shop = (tax: string) => openStore({ profile: StoreProfile.parse({ name: 'Elm Street', tax }), products: [] })
const added = shop('Prices are before tax: 15% excise tax plus 6.5% sales tax. Patients pay the 6.5% sales tax only.')

describe('the tax on a sum that is named', () => {
  it.each([
    ['whats the tax on $40', '$8.60', '$48.60'],
    ['if i spend 100 bucks what is it with tax', '$21.50', '$121.50'],
    ['cuanto es el impuesto sobre $40', '$8.60', '$48.60'],
  ])('is reckoned from the rates: %s', (text, tax, whole) => {
    expect(askStore(added, text).text).toContain(tax)
    expect(askStore(added, text).text).toContain(whole)
  })

  it('is the rate in all where one is told', () => {
    const whole = shop('Not included: tax on cannabis is 20% in all (13.75% excise, 6.25% sales); apparel only 6.25%.')
    expect(askStore(whole, 'tax on a $50 order?').text).toContain('$60 in all')
  })

  it.each([
    ['Menu prices leave out tax; about 24% is added at the register (state 14%, county the rest).', '$12'],
    ['Tax of 24%, of which 14% is for the state, is added at the register.', '$12'],
    ['We add 24% tax, including 14% state excise. Patients pay 6%.', '$12'],
    ['Before tax: 14% excise (plus 10% county tax).', '$12'],
    ['Before tax (14% excise, 10% county).', '$12'],
  ])('counts no rate that another holds: %s', (tax, added) =>
    expect(askStore(shop(tax), 'tax on a $50 order?').text).toContain(`about ${added} in tax, $62 in all`),
  )

  it('is nothing where prices hold it', () => {
    expect(askStore(shop('All prices include tax.'), 'how much tax on $50').text).toMatch(/^Nothing is added: \$50/)
  })

  it('is left to the shop’s own words where other rates hold or none is told', () => {
    for (const text of ['tax on a $30 hoodie', 'what tax do medical patients pay on $30'])
      expect(askStore(added, text).text).not.toMatch(/in all/)
    expect(askStore(shop('Tax is added at the register.'), 'tax on $50?').text).toBe('Tax is added at the register.')
  })
})

describe('prices that hold the tax', () => {
  it.each([
    '12% cannabis tax (8% state, 4% local) is already in the menu prices.',
    'Taxes are included in our prices.',
    'All taxes are built into the shelf price.',
    'The 12% is in all prices.',
  ])('are told as such: %s', (tax) => {
    expect(isHeld(tax)).toBe(true)
  })

  it.each([
    'Not in menu prices. 20% in all is added.',
    'Tax is not in the menu prices.',
    "It isn't already in the menu prices.",
    'Taxes are not built into the price.',
    'Prices do not include the 10% tax.',
  ])('are none where it is added later: %s', (tax) => {
    expect(isHeld(tax)).toBe(false)
  })
})
