import { describe, expect, it } from 'vitest'
import { DEFAULT_HOURS, StoreProfile } from '#contract/store-profile.ts'
import { openStore } from '#concierge/open-store.ts'
import { askAfter } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'

const store = openStore({
  profile: StoreProfile.parse({
    name: 'Quarry Lane',
    phone: '(555) 555-0144',
    hours: DEFAULT_HOURS,
    medical_hours: { 'mon-sat': { from: '7:30 AM', to: '9:00 PM' }, sun: { from: '8:30 AM', to: '6:00 PM' } },
    accessibility: { wheelchair: true, wheelchair_loan: true },
    pickup: { offered: true, hold: '36 hours', change_or_cancel: 'Text us before it is packed.' },
    delivery: { offered: true, area: 'Elmford and Stony Brook', fee: 6, minimum_order: 45 },
    tax: 'Prices are before tax: 15% excise plus 7% sales tax.',
    id_policy: { medical_cards: 'Cards of any state are accepted and save the 15% excise tax.' },
    loyalty: { name: 'Stone Club', free: true, earn: '1 pebble per $1', redeem: '90 pebbles = $5 off' },
    airport_van: 'Free van from the airport between 10 AM and 6 PM with a $65 purchase.',
  }),
  products: [
    makeProduct({ productId: 'g1', name: 'Granite Gummies', category: 'edible', subcategory: 'Gummies' }),
    makeProduct({ productId: 'f1', name: 'Slate Haze', category: 'flower' }),
  ],
})
const after = (first: string, text: string) => askAfter(store, [first], text)

describe('a term asked of what the shop just told of', () => {
  it.each([
    'does it cost anything',
    'is it free',
    'is it free to join',
    'any fee to sign up',
    'do you charge for that',
  ])('is one of the club: %s', (text) => {
    const { intent, text: said } = after('how do i join your rewards', text)
    expect(intent).toBe('loyalty')
    expect(said).toContain('free to join')
  })

  it.each(['do medical people pay less', 'what about patients', 'same for med patients', 'do patients pay it too'])(
    'is one of the tax: %s',
    (text) => {
      const { intent, text: said } = after('whats your tax rate', text)
      expect(intent).toBe('tax')
      expect(said).toContain('save the 15% excise tax')
    },
  )

  it.each(['how long do you keep it', 'how long will you hold my order for me', 'for how long is it held'])(
    'is one of an order to pick up: %s',
    (text) => {
      const { intent, text: said } = after('can i order ahead', text)
      expect(intent).toBe('pickup')
      expect(said).toContain('36 hours')
    },
  )

  it.each(['can i change it after', 'can i still cancel', 'could i add to it later', 'what if i change my mind'])(
    'is how an order is changed: %s',
    (text) => {
      const { intent, text: said } = after('can i order online for pickup', text)
      expect(intent).toBe('pickup')
      expect(said).toContain('before it is packed')
    },
  )

  it.each(['can you lend me one', 'could my mom borrow one', 'do you have one i can use'])(
    'is one of access: %s',
    (text) => {
      expect(after('are you wheelchair accessible', text).intent).toBe('accessibility')
    },
  )

  it.each(['what about my cousins house in stony brook', 'ok how about my office', 'or to my hotel'])(
    'is another place to deliver to: %s',
    (text) => {
      expect(after('do you deliver', text).intent).toBe('delivery')
    },
  )

  it.each(['and for patients', 'what about the medical side', 'same for med patients'])(
    'is when patients are served: %s',
    (text) => {
      const { intent, text: said } = after('what are your hours on sunday', text)
      expect(intent).toBe('store_hours')
      expect(said).toContain('Sunday 8:30 AM to 6 PM')
    },
  )

  it.each(['will you take a debit card at the door', 'can you take my debit card at the door'])(
    'is how a driver is paid, and no paper to show: %s',
    (text) => {
      expect(after('do you deliver', text).intent).toBe('payment')
    },
  )

  it.each(['will you take my passport card at the door', 'do you check id at the door'])(
    'is a paper to show: %s',
    (text) => {
      expect(after('do you deliver', text).intent).toBe('id_policy')
    },
  )

  it.each(['ok but its a harbor gardens i bought yesterday', 'i bought the harbor gardens one last week'])(
    'is of what was bought and comes back: %s',
    (text) => {
      expect(after('do you take returns', text).intent).toBe('returns')
    },
  )

  it.each(['how much do i have to spend', 'how much must i spend', 'what hours does it run'])(
    'is one of a thing of its own: %s',
    (text) => {
      expect(after('is there an airport van', text).text).toContain('$65 purchase')
    },
  )

  it.each([
    ['how do i join your rewards', 'how much are the granite gummies', 'product_info'],
    ['whats your tax rate', 'will you take my ohio med card', 'id_policy'],
    ['can i order ahead', 'show me gummies', 'recommend'],
    ['do you deliver', 'what about gummies', 'recommend'],
    ['show me flower', 'how long do you keep it fresh', 'education'],
  ])('is not asked where another thing is: %s | %s', (first, text, intent) => {
    expect(after(first, text).intent).toBe(intent)
  })
})
