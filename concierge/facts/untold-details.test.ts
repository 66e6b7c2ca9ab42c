import { describe, expect, it } from 'vitest'
import { askStore } from '#testing/ask.ts'
import { openStore } from '#concierge/open-store.ts'
import { DEFAULT_HOURS, StoreProfile } from '#contract/store-profile.ts'
import { makeProduct } from '#testing/factories.ts'

const products = [makeProduct({ name: 'Northern Lights', category: 'flower', stock: 9 })]
const PLAIN = {
  name: 'Ledge',
  hours: DEFAULT_HOURS,
  phone: '(207) 555-0101',
  website: 'https://ledge.example',
  payment: { accepted: ['cash', 'debit card'], not_accepted: ['credit cards'], atm_on_site: true, atm_fee: 3 },
  delivery: { offered: true, area: 'Bath', fee: 5, days: 'Friday to Sunday' },
  deals: { always: ['Veterans: 15% off'], daily: { friday: 'Fresh Friday: 10% off flower' } },
}
const silent = openStore({ profile: StoreProfile.parse(PLAIN), products })
const telling = openStore({
  profile: StoreProfile.parse({
    ...PLAIN,
    payment: { ...PLAIN.payment, atm_limit: '$200 a day' },
    delivery: { ...PLAIN.delivery, eta_minutes: '40-60' },
    deals: { ...PLAIN.deals, seasonal: 'Black Friday: 40% off storewide' },
    instagram: '@ledge.example',
  }),
  products,
})
const ask = (text: string) => askStore(silent, text).text

describe('details that a profile does not tell', () => {
  it.each([
    ['what r the black friday doorbusters', /^I don't have any offers for Black Friday here.*Veterans/],
    ['when is your cyber monday sale and whats in it', /^I don't have any offers for Cyber Monday/],
    ['are you gonna do anything for halloween', /^I don't have any offers for Halloween/],
    ['420 deals?', /^I don't have any offers for 4\/20/],
    ['does the atm spit out 10s or just 20s', /^There's an ATM on site\. Which bills it gives.*I don't know/],
    ['whats the most i can take out of the atm', /I don't know from here/],
    ['once i order how fast does the driver usually show up', /^How long the driver takes I don't know/],
    ['whats ur insta', /^I don't have a social media account/],
    ['how much do you guys pay budtenders', /^I don't have what the team earns/],
    ['how many people work there', /how many work here/],
    ['is there a security guard at night', /^I don't have that information/],
  ])('are said to be unknown: %s', (text, told) => {
    expect(ask(text)).toMatch(told)
    expect(ask(text)).toContain('(207) 555-0101')
  })

  it.each([
    ['what are the black friday deals', '40% off storewide'],
    ['does the atm have a limit', '$200'],
    ['how fast does the driver get here', '40-60'],
    ['whats ur insta', '@ledge.example'],
  ])('and told where it does: %s', (text, told) => {
    expect(askStore(telling, text).text).toContain(told)
  })

  it.each([
    ['deals on friday?', /Fresh Friday/],
    ['are you open on thanksgiving', /Thanksgiving/],
    ['are you open on 420', /^On 4\/20 /],
    ['is there an atm', /\$3 fee/],
    ['how much do people usually spend', /^(?!.*earns)/],
    ['how much is delivery', /\$5/],
  ])('while near questions are answered as before: %s', (text, told) => {
    expect(ask(text)).toMatch(told)
    expect(ask(text)).not.toContain("I don't have any offers")
  })
})
