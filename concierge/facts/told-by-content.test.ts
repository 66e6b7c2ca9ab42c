import { describe, expect, it } from 'vitest'
import { openStore } from '#concierge/open-store.ts'
import { StoreProfile } from '#contract/store-profile.ts'
import { shapeProfile } from '#server/features/catalog/profile/shape-profile.ts'
import { askStore } from '#testing/ask.ts'

const open = (facts: Readonly<Record<string, unknown>>) =>
  openStore({
    profile: StoreProfile.parse(shapeProfile({ name: 'Shop', phone: '(555) 555-0100', ...facts })),
    products: [],
  })

describe('a shop that tells under keys of its own', () => {
  it.each([
    ['can my dog come in', { four_legged: 'Well-behaved dogs ok on the deck.' }, 'on the deck'],
    ['can i wear my backpack in', { bags: 'Large bags stay with the greeter.' }, 'the greeter'],
    ['will you be open if it snows hard', { rain_or_snow: 'We close when the county bans travel.' }, 'bans travel'],
    ['who do i complain to', { speak_up: { complaints: 'boss@shop.example' } }, 'boss@shop.example'],
    ['can i smoke on the deck', { smoking_policy: 'Not on the lot, not on the deck.' }, 'not on the deck'],
    ['do u do curbside', { grab_and_go: { ready_within: '25 minutes', curb: 'no' } }, "don't have curbside"],
    [
      'how long do you hold orders',
      { grab_and_go: { ready_within: '25 minutes', we_keep_it: '2 days' } },
      'for 2 days',
    ],
    ['got an atm', { money: { yes: ['cash', 'debit'], machine: 'ATM by the stairs, $3' } }, 'by the stairs ($3 fee)'],
    [
      'is there a fee on debit',
      { money: { yes: ['cash', 'debit'], debit_charge: '$2 rounding fee' } },
      '$2 rounding fee',
    ],
    ['how do i call off my order', { after_you_order: { call_it_off: 'Text STOP to us.' } }, 'Text STOP'],
    ['alguien habla frances?', { team_speaks: 'English, French' }, 'Sí, nuestro equipo habla'],
    ['do you lend a walker', { steps_and_ramps: 'Ramp on Ash St side. Walker on loan.' }, 'Walker on loan'],
  ])('answers all the same: %s', (text, facts, told) => expect(askStore(open(facts), text).text).toContain(told))

  it('sells no dog where treats for one are asked for', () =>
    expect(askStore(open({ four_legged: 'Dogs ok on the deck.' }), 'do you sell dog treats').text).not.toContain(
      'deck',
    ))
})
