import { describe, expect, it } from 'vitest'
import { askStore } from '#testing/ask.ts'
import { DEFAULT_HOURS, StoreProfile } from '#contract/store-profile.ts'
import { openStore } from '#concierge/open-store.ts'

const store = openStore({
  profile: StoreProfile.parse({
    name: 'Lantern',
    address: { street: '1 Bridge St', city: 'Troy', state_code: 'MI', zip: '48000' },
    hours: DEFAULT_HOURS,
    phone: '(616) 555-0100',
    payment: { accepted: ['cash', 'debit'], not_accepted: ['credit cards'] },
    delivery: {
      offered: true,
      area: 'Troy',
      zips: ['48007', '48083'],
      fee: 5,
      free_over: 90,
      minimum_order: 35,
      days_and_times: 'Tuesday to Saturday, 12 PM - 7 PM.',
      last_order: '6:15 PM',
    },
    pickup: { offered: true, ready_minutes: 20, hold: 'until closing' },
    id_policy: { minimum_age: 21, accepted: ['passport', 'state ID'] },
    return_policy: { vapes: 'A cartridge that fails is exchanged within 7 days, with the receipt.' },
    deals: { always: ['Veterans: 20% off'], stacking: 'One deal per item.' },
    quiet_times: 'Weekdays before 11 AM are the quietest.',
    restroom: 'For customers, by the lobby.',
    wifi: 'Free guest Wi-Fi.',
  }),
  products: [],
})
const ask = (text: string) => askStore(store, text).text

describe('several questions about the shop in one message', () => {
  it.each([
    ['delivery fee to 48007, how late do they run, and is there a way to get it free', /\$5.*\$90.*7 PM|7 PM.*\$90/],
    ['how much is delivery, how late do they run and is there a minimum', /\$35.*7 PM|7 PM.*\$35/],
    ['whats the fee to 48083 and how late does delivery go and whats the minimum', /6:15 PM.*\$35|\$35.*6:15 PM/],
    ['do you deliver on sundays, whats the fee, and how long does it take', /\$5/],
  ])('on the terms of the delivery: %s', (text, told) => {
    expect(ask(text)).toMatch(told)
    expect(ask(text)).not.toContain('Our hours')
  })

  it('are answered each, an appointment and a bathroom too', () => {
    expect(ask('what time do u open tmrw n do i need an appt')).toMatch(/Tomorrow.*appointment/)
    expect(ask('wifi? bathroom? can i pay with debit?')).toMatch(/Wi-Fi.*lobby.*debit/)
  })

  it('take "it" and a bare term for what was asked of before', () => {
    expect(ask('if i order ahead how long do u hold it, can someone else grab it, and can i pay with debit')).toMatch(
      /somebody else.*debit/,
    )
    expect(ask('can i return a cart that doesnt work and what do i need to bring and until when')).not.toContain(
      '10 AM',
    )
  })

  it('tell the hours beside a question about the rush', () => {
    expect(ask('what time do you close tonight and how busy is it around 5')).toMatch(/Today.*quietest/)
  })

  it('but a question of its own stays one', () => {
    expect(ask('do drivers take cards and do they check id')).toContain('21')
    expect(ask('do you deliver, and how late are you open')).toMatch(/deliver in Troy.*until 9 PM today/)
  })

  it('say nothing twice', () => {
    const text = ask('do i get anything for my birthday and whats the return policy on flower')
    expect(text.split('(616) 555-0100')).toHaveLength(2)
  })
})
