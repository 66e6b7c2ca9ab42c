import { describe, expect, it } from 'vitest'
import { openStore } from '#concierge/open-store.ts'
import { DEFAULT_HOURS, StoreProfile } from '#contract/store-profile.ts'
import { askStore } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'

const products = [
  makeProduct({ name: 'Blue Dream', category: 'flower', stock: 9 }),
  makeProduct({ name: 'Coffee Caramels', category: 'edible', stock: 9 }),
  makeProduct({ name: 'Canvas Backpack', category: 'accessory', stock: 9 }),
  makeProduct({ name: 'Moonlight Joint', category: 'pre-roll', stock: 9 }),
]
const plain = { name: 'Ledge', hours: DEFAULT_HOURS, phone: '(207) 555-0101' }
const store = openStore({
  profile: StoreProfile.parse({
    ...plain,
    company: 'Guests who are not shopping have seats in the front room.',
    smell_bar: 'Lift the lid of any jar at the long counter.',
    bags_and_lockers: 'Everything larger than a lunch box stays up front.',
    exit_bag: 'The child-resistant one is a dollar.',
    recording: 'No filming and no phone calls on the sales floor.',
    sit_down_visits: 'Twenty minutes with a budtender, Tuesdays, by phone.',
    rain_checks: 'Seven days, at the advertised price.',
    layaway: 'We do not do that.',
    caregivers: 'With the caregiver card and a photo ID.',
    phone_orders: 'Dial us between nine and six.',
    large_print: 'Menus with big letters are at the desk.',
    groups: 'Eight at a time on the floor.',
    locker: 'Ski racks stand by the stairs.',
    free_coffee: 'Until eleven in the front room.',
  }),
  products,
})
const silent = openStore({ profile: StoreProfile.parse(plain), products })

describe('a matter of the shop in the words of shoppers', () => {
  it.each([
    ['my buddy isnt buying anything, is it ok if he hangs inside while i shop', 'seats in the front room'],
    ['can my girlfriend wait inside', 'seats in the front room'],
    ['is there a waiting area', 'seats in the front room'],
    ['can i get a sniff of the bud before i decide', 'Lift the lid'],
    ['am i allowed to smell the flower', 'Lift the lid'],
    ['can i look at the buds up close', 'Lift the lid'],
    ['coming straight from school with a big backpack, is that a problem', 'stays up front'],
    ['can i bring my suitcase in', 'stays up front'],
    ['do i get charged for the bag my stuff goes in', 'a dollar'],
    ['do i need to bring my own bag', 'a dollar'],
    ['can i be on the phone with my wife so she can choose', 'No filming'],
    ['can i take some pics in there', 'No filming'],
    ['just got my card, could somebody sit down with me one on one', 'Twenty minutes'],
    ['do i have to make an appointment', 'Twenty minutes'],
    ['if the sale stuff is gone when i show up do i lose the price', 'Seven days'],
    ['do you give rain checks', 'Seven days'],
    ['can you hold an item on layaway til friday', 'do not do that'],
    ['my mom is the patient and cant drive, can i pick up in her place', 'caregiver card'],
    ['i dont have a computer, how do i order', 'between nine and six'],
    ['i have trouble reading the menu', 'big letters'],
    ['were coming with a group of 12', 'Eight at a time'],
    ['is there free coffee', 'Until eleven'],
    ['where can i put my skis while i shop', 'by the stairs'],
    ['got somewhere to stash our snowboards', 'by the stairs'],
    ['is there a spot for a skateboard', 'by the stairs'],
    ['do you have a ski rack', 'by the stairs'],
  ])('finds what the profile tells under a key of its own: %s', (text, told) => {
    expect(askStore(store, text).text).toContain(told)
  })

  it.each([
    'something that does not smell too much',
    'do you have backpacks',
    'coffee flavored edibles',
    'a bag of blue dream',
    'i have 12 dollars till payday, what joint can i get',
    'my husband wants something to sit back and chill with',
  ])('is not found in a wish for goods: %s', (text) => {
    expect(askStore(store, text).text).toBe(askStore(silent, text).text)
  })

  it('is left to what else may answer where the profile does not tell it', () => {
    expect(askStore(silent, 'can you hold it on layaway til friday').text).not.toContain('do not do that')
    expect(askStore(silent, 'can my girlfriend wait inside').products).toEqual([])
  })
})
